"""The games: one folder each, all with the same file names. A folder here is found by itself."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from zataku.kernel.messages import Told, message

if TYPE_CHECKING:
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
