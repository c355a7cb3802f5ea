"""The picture of a match: the game's own board, or the generic one for a game that has none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from markupsafe import Markup, escape

from zataku.kernel.game import Game, View
from zataku.language import Speaker

Draw = Callable[..., str]
#: What every view has and the page shows elsewhere.
_FRAME = ("game", "seat", "deciding", "over")


@cache
def _own_board(folder: str) -> Any:
    name = f"zataku.games.{folder}.board"
    if find_spec(f"zataku.games.{folder}") is None or find_spec(name) is None:
        return None
    module = import_module(name)
    return module if hasattr(module, "draw_board") else None


def has_own_board(game: Game) -> bool:
    return _own_board(game.folder.name) is not None


def board(game: Game, view: View, speaker: Speaker, targets: Mapping[str, list[str]]) -> Markup:
    """The board as one picture, or as panels."""
    own = _own_board(game.folder.name)
    if own is not None:
        return Markup(own.draw_board(view, speaker, targets=targets))
    return generic_board(view, speaker)


def seat_board(game: Game, view: View, seat: int, speaker: Speaker, *, compact: bool) -> Markup | None:
    """What lies before one seat, where the game draws it apart from the board."""
    own = _own_board(game.folder.name)
    if own is None or not hasattr(own, "draw_seat"):
        return None
    return Markup(own.draw_seat(view, seat, speaker, compact=compact))


def generic_board(view: View, speaker: Speaker) -> Markup:
    """A view as structured panels: it shows all there is, for a game that nobody has drawn yet."""
    seats = view.get("seats")
    plain = {name: value for name, value in view.items() if name not in (*_FRAME, "seats")}
    parts = [Markup('<div class="generic">'), _panel("", plain)]
    if isinstance(seats, list):
        parts += [_panel(speaker.seat(number), seat) for number, seat in enumerate(seats)]
    elif seats is not None:
        parts.append(_panel("seats", seats))
    parts.append(Markup("</div>"))
    return Markup("").join(parts)


def _panel(title: str, value: Any) -> Markup:
    heading = Markup("<h3>{}</h3>").format(title) if title else Markup("")
    return Markup('<section class="generic-panel">{}{}</section>').format(heading, _shown(value))


def _shown(value: Any) -> Markup:
    if isinstance(value, Mapping):
        rows = [
            Markup("<dt>{}</dt><dd>{}</dd>").format(_words(str(name)), _shown(item)) for name, item in value.items()
        ]
        return Markup("<dl>{}</dl>").format(Markup("").join(rows))
    if isinstance(value, (list, tuple)):
        if not value:
            return Markup('<span class="nothing">–</span>')
        if all(isinstance(item, Mapping) for item in value):
            return Markup('<div class="generic-list">{}</div>').format(
                Markup("").join(Markup("<div>{}</div>").format(_shown(item)) for item in value)
            )
        return Markup('<span class="chips">{}</span>').format(
            Markup(" ").join(Markup('<span class="chip">{}</span>').format(_shown(item)) for item in value)
        )
    if value is None:
        return Markup('<span class="unknown" aria-label="?">?</span>')
    if isinstance(value, bool):
        return Markup("✓") if value else Markup('<span class="nothing">–</span>')
    return escape(value)


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")
