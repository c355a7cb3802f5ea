"""`python -m zataku` is the `zataku` command."""

from zataku.cli import main

if __name__ == "__main__":
    main()
