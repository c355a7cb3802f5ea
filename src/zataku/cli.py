"""The `zataku` command."""

from importlib.metadata import version
from typing import Annotated

import typer

app = typer.Typer(add_completion=False, no_args_is_help=True)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"zataku {version('zataku')}")
        raise typer.Exit


@app.callback()
def zataku(
    show_version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
) -> None:
    """An open digital table for four Japanese-themed eurogames."""


def main() -> None:
    """Run the command named on the command line."""
    app()
