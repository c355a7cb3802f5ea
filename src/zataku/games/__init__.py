"""The games: one folder each, all with the same file names. A folder here is found by itself."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from zataku.kernel.messages import Told, message

if TYPE_CHECKING:
    from types import ModuleType

    from zataku.kernel.game import Game

_games: dict[str, Game] = {}


def games() -> dict[str, Game]:
    """All games by name, with their player counts and options."""
    if not _games:
        for folder in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
            game = getattr(import_module(f"{__name__}.{folder}"), "GAME", None)
            if game is not None:
                _games[game.name] = game
    return dict(_games)


def game(name: str) -> Game:
    """The game of this name; ValueError says which there are."""
    try:
        return games()[name]
    except (KeyError, TypeError):
        known = tuple(games())
        raise Told(
            f"there is no game {name!r}; there are {', '.join(known)}",
            message("error-game", given=str(name), allowed=known),
        ) from None


def board_of(game: Game) -> ModuleType | None:
    """The package with the game's own board, if somebody has drawn one."""
    board = _part_of(game.name, "board")
    return board if hasattr(board, "draw_board") else None


def terminal_of(game: Game) -> ModuleType | None:
    """The module with the game's picture in text."""
    return _part_of(game.name, "board.terminal")


@cache
def _part_of(game: str, part: str) -> ModuleType | None:
    name = f"{__name__}.{game.replace('-', '_')}.{part}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return None
