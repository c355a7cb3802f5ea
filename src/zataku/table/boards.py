"""The picture of a match: the game's own board, or the generic one for a game that has none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import TypeVar

from markupsafe import Markup

from zataku.draw.definitions import sheet
from zataku.draw.goods import Good
from zataku.draw.panels import panels
from zataku.draw.part import Part, blocks_of, ids_in, placed
from zataku.draw.stage import Targets, collecting
from zataku.games import board_of, terminal_of
from zataku.kernel.game import Frame, Game, View
from zataku.language import Speaker

from .kept import KeptView

T = TypeVar("T")
#: Of how many texts between pieces of pictures it is known which ids are in them.
_BETWEEN = 128
#: What every view has and the page shows elsewhere.
_FRAME = tuple(Frame.__annotations__)
_ANY_GAME = Path(__file__).parent / "pictures" / "any-game.svg"


def has_own_board(game: Game) -> bool:
    return board_of(game) is not None


def seat_colours(game: Game) -> tuple[str, ...]:
    """The colours of its seats, where the game's box prints others than ours."""
    return getattr(board_of(game), "SEAT_COLOURS", ())


def definitions(game: Game) -> Markup:
    """What the pictures of a game refer to, for the page around them."""
    return Markup(sheet(game.name)) if has_own_board(game) else Markup("")


class Picture:
    """A drawing as the texts that it consists of: pieces drawn once for all who see the same, and what lies between."""

    __slots__ = ("_ids", "blocks")

    def __init__(self, drawn: str, pieces: Iterable[Part] = ()) -> None:
        self.blocks = tuple(blocks_of(drawn, placed(drawn, pieces)))
        self._ids: list[frozenset[str]] = []

    def __html__(self) -> str:
        return "".join(self.blocks)

    def shows(self, ids: Iterable[str]) -> bool:
        """Has anything in it one of these ids?"""
        if not self._ids:
            self._ids = [block.ids if isinstance(block, Part) else _ids_between(block) for block in self.blocks]
        for there in self._ids:
            if not there.isdisjoint(ids):
                return True
        return False


@lru_cache(_BETWEEN)
def _ids_between(block: str) -> frozenset[str]:
    return ids_in(block)


def _picture(draw: Callable[[], str]) -> Picture:
    with collecting() as pieces:
        drawn = draw()
    return Picture(drawn, pieces)


def _of_today(view: View, draw: Callable[[], T], otherwise: Callable[[], T]) -> T:
    """What today's board draws; rules of other days may have called something in a view otherwise."""
    try:
        return draw()
    except Exception:
        if not isinstance(view, KeptView):
            raise
        return otherwise()


def board(game: Game, view: View, speaker: Speaker, targets: Targets) -> Picture:
    """The board as one picture, or as panels: those of the game's picture in text, else of the bare view."""
    own = board_of(game)
    if own is not None:
        # What it cannot draw is shown as well, only less prettily.
        return _of_today(
            view,
            lambda: _picture(lambda: own.draw_board(view, speaker, targets=targets)),
            lambda: Picture(generic_board(view, speaker)),
        )
    text = terminal_of(game)
    if text is not None:
        return Picture(panels(text.picture(view, speaker), targets))
    return Picture(generic_board(view, speaker))


def seat_board(
    game: Game,
    view: View,
    seat: int,
    speaker: Speaker,
    *,
    compact: bool,
    narrow: bool = False,
    targets: Targets | None = None,
) -> Picture | None:
    """What lies before one seat, where the game draws it apart from the board; `narrow` for a small screen."""
    own = board_of(game)
    if own is None or not hasattr(own, "draw_seat"):
        return None
    if narrow and hasattr(own, "draw_sheet"):
        return _of_today(
            view, lambda: _picture(lambda: own.draw_sheet(view, seat, speaker, targets=targets)), lambda: None
        )
    return _of_today(
        view,
        lambda: _picture(lambda: own.draw_seat(view, seat, speaker, compact=compact, targets=targets)),
        lambda: None,
    )


def dock(
    game: Game,
    view: View,
    seat: int,
    speaker: Speaker,
    shape: str,
    targets: Targets | None = None,
) -> Picture | None:
    """One's own board under the main one: a `low` or a `tall` band; whole, where it comes as a `sheet`."""
    own = board_of(game)
    if own is None or not hasattr(own, "draw_dock"):
        return None
    if shape == "sheet":
        return seat_board(game, view, seat, speaker, compact=False, narrow=True, targets=targets)
    return _of_today(
        view,
        lambda: _picture(lambda: own.draw_dock(view, seat, speaker, tall=shape == "tall", targets=targets)),
        lambda: None,
    )


def goods_of(game: Game, view: View, seat: int) -> Sequence[Good]:
    """What a player's line tells of a seat; nothing where the game has no such line."""
    own = board_of(game)
    if own is None or not hasattr(own, "goods"):
        return ()
    return _of_today(view, lambda: own.goods(view, seat), lambda: ())


def points_of(game: Game, view: View, seat: int) -> Good | None:
    """How a seat stands, in points or in whatever the match is about."""
    own = board_of(game)
    if own is None or not hasattr(own, "points"):
        return None
    found: Good | None = _of_today(view, lambda: own.points(view, seat), lambda: None)
    return found


def moment_of(game: Game, view: View, speaker: Speaker) -> str:
    """How far the match is, in the words of a game that has more to say than the number of its round."""
    own = board_of(game)
    if own is None or not hasattr(own, "moment"):
        return ""
    return _of_today(view, lambda: str(own.moment(view, speaker)), lambda: "")


def work(game: Game, view: View, speaker: Speaker, laid: str) -> Markup:
    """The part of a board on which somebody arranges things before choosing anything, as they lie now.

    ValueError where there is no such part, or where things cannot lie so.
    """
    own = board_of(game)
    if own is None or not hasattr(own, "draw_work"):
        raise ValueError("nothing is arranged on this board")

    def refuse() -> Markup:
        raise ValueError("nothing is arranged by these rules")

    return _of_today(view, lambda: Markup(own.draw_work(view, speaker, laid)), refuse)


def generic_board(view: View, speaker: Speaker) -> Markup:
    """A view as structured panels: it shows all there is, for a game that nobody has drawn yet."""
    seats = view.get("seats")
    plain = {name: value for name, value in view.items() if name not in (*_FRAME, "seats")}
    simple = {name: value for name, value in plain.items() if not _is_deep(value)}
    panels = [_panel("", simple)]
    if isinstance(seats, list):
        panels += [_panel(speaker.seat(number), seat) for number, seat in enumerate(seats)]
    elif seats is not None:
        panels.append(_panel("seats", seats))
    panels += [_panel(name, value, wide=True) for name, value in plain.items() if name not in simple]
    return Markup(f'<div class="generic">{"".join(panels)}</div>')


def _is_deep(value: object) -> bool:
    """Does it need a panel of its own?"""
    items = value.values() if isinstance(value, Mapping) else value if isinstance(value, (list, tuple)) else ()
    return any(isinstance(item, (Mapping, list, tuple)) for item in items)


def _panel(title: str, value: object, *, wide: bool = False) -> str:
    heading = f"<h3>{_words(title)}</h3>" if title else ""
    return f'<section class="generic-panel{" wide" if wide else ""}">{heading}{_shown(value)}</section>'


def _shown(value: object) -> str:
    """A value as HTML, with everything that comes from the view escaped."""
    if isinstance(value, Mapping):
        rows = (f"<dt>{_words(str(name))}</dt><dd>{_shown(item)}</dd>" for name, item in value.items())
        return f"<dl>{''.join(rows)}</dl>"
    if isinstance(value, (list, tuple)):
        if not value:
            return '<span class="nothing">–</span>'
        if all(isinstance(item, Mapping) for item in value):
            return f'<div class="generic-list">{"".join(f"<div>{_shown(item)}</div>" for item in value)}</div>'
        chips = " ".join(f'<span class="chip">{_shown(item)}</span>' for item in value)
        return f'<span class="chips">{chips}</span>'
    if value is None:
        return '<span class="unknown">?</span>'
    if isinstance(value, bool):
        return "✓" if value else '<span class="nothing">–</span>'
    return escape(str(value))


def _words(name: str) -> str:
    return escape(name.replace("_", " ").replace("-", " "))


@cache
def _svg(file: Path) -> Markup:
    """A drawing from a file, ready to stand in a page."""
    return Markup(file.read_text(encoding="utf-8").strip())


def lobby_image(game: Game) -> Path:
    """The same as a file that other programs take: `lobby.png` from its board, or the table's own sign."""
    own = game.folder / "board" / "lobby.png"
    return own if own.exists() else Path(__file__).parent / "static" / "icon-512.png"


def lobby_picture(game: Game) -> Markup:
    """What stands for the game in the lobby: `lobby.svg` from its board, or three lanterns for any other game."""
    own = game.folder / "board" / "lobby.svg"
    return _svg(own if own.exists() else _ANY_GAME)
