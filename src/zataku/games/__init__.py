"""The games: one folder each, all with the same file names. A folder here is found by itself.

A game may also come in a package of its own that names it as an entry point of the group `zataku.games`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from zataku.kernel.messages import Told, message

if TYPE_CHECKING:
    from types import ModuleType

    from zataku.kernel.game import Game

ENTRY_POINTS = "zataku.games"

_games: dict[str, Game] = {}


def games() -> dict[str, Game]:
    """All games by name, with their player counts and options; ValueError if two have the same name."""
    if not _games:
        _games.update(collected(_found()))
    return dict(_games)


def _found() -> Iterator[Game]:
    """The games of the folders here, then those of other packages."""
    for folder in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
        game: Game | None = getattr(import_module(f"{__name__}.{folder}"), "GAME", None)
        if game is not None:
            yield game
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        yield point.load()


def collected(found: Iterator[Game]) -> dict[str, Game]:
    """The games by name; a name belongs to one game only."""
    by_name: dict[str, Game] = {}
    for game in found:
        other = by_name.setdefault(game.name, game)
        if other is not game:
            raise Told(
                f"two games are called {game.name!r}: {other.package} and {game.package}",
                message("error-two-games", name=game.name, packages=(other.package, game.package)),
            )
    return by_name


def game(name: str) -> Game:
    """The game of this name; ValueError says which there are."""
    known = games()
    try:
        return known[name]
    except (KeyError, TypeError):
        raise Told(
            f"there is no game {name!r}; there are {', '.join(known)}",
            message("error-game", given=str(name), allowed=tuple(known)),
        ) from None


def board_of(game: Game) -> ModuleType | None:
    """The package with the game's own board, if somebody has drawn one."""
    board = _part_of(game.package, "board")
    return board if hasattr(board, "draw_board") else None


def terminal_of(game: Game) -> ModuleType | None:
    """The module with the game's picture in text, if it has one."""
    return _part_of(game.package, "board.terminal")


@cache
def _part_of(package: str, part: str) -> ModuleType | None:
    name = f"{package}.{part}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return None
