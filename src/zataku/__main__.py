"""`python -m zataku` is the `zataku` command."""

from zataku.cli import main

main()
