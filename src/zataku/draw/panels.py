"""A picture in text as panels of a page: the same tables, lines and colours, for a browser and a screen reader.

A game that nobody has drawn yet has its picture in text. Its parts become what they mean: a table a table, a panel a
section, several lines set in columns a block of fixed letters.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from io import StringIO
from itertools import groupby

from rich.color import parse_rgb_hex
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from .palette import SEATS
from .stage import Targets

#: Colours of pictures in text, each with the name that the style sheet has for the nearest readable one.
_TONES: dict[tuple[int, ...], str] = {
    (196, 65, 43): "shu",
    (40, 90, 180): "ai",
    (53, 130, 76): "matsu",
    (185, 138, 47): "kin",
    (140, 80, 160): "plum",
    (60, 150, 160): "slate",
    (230, 230, 230): "sumi",
    **{parse_rgb_hex(seat.terminal[1:]): seat.name for seat in SEATS},
}
#: Marks the last row of a part of a table.
_LAST = ' class="end"'


def thing(id: str, words: str = "") -> Style:
    """The style of a text that stands for a thing of the board: on a page it can be lit and chosen.

    The words stand there instead of letters that only a narrow terminal needs.
    """
    return Style(meta={"thing": id, "words": words})


def panels(picture: RenderableType, targets: Targets) -> str:
    """The picture as HTML."""
    return f'<div class="generic">{"".join(_Page(targets).sections(picture))}</div>'


@cache
def _console() -> Console:
    return Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=400)


@cache
def _tone(colour: tuple[int, int, int]) -> str:
    """The nearest colour that is readable by day and by night."""
    return _TONES[min(_TONES, key=lambda known: sum((a - b) ** 2 for a, b in zip(known, colour, strict=True)))]


@cache
def _classes(style: Style) -> str:
    names = []
    if style.color is not None and not style.color.is_default:
        names.append(f"tone-{_tone(tuple(style.color.get_truecolor()))}")
    names += [name for name in ("bold", "dim", "italic", "reverse") if getattr(style, name)]
    return " ".join(names)


class _Page:
    """Writes one picture; a thing that is shown twice has its id where it is shown first."""

    def __init__(self, targets: Targets) -> None:
        self._targets = targets
        self._shown: set[str] = set()

    def sections(self, picture: RenderableType) -> Iterator[str]:
        """The parts of the whole picture, each in a panel; lines that follow one another share one."""
        parts = picture.renderables if isinstance(picture, Group) else [picture]
        for lines, together in groupby(parts, key=lambda part: isinstance(part, (str, Text))):
            if lines:
                yield self._section("".join(map(self.inner, together)), "wide")
                continue
            for part in together:
                if isinstance(part, Columns):
                    yield from (self._section(self.inner(each)) for each in part.renderables)
                elif isinstance(part, Panel):
                    yield self.inner(part)
                else:
                    yield self._section(self.inner(part), "wide")

    def inner(self, part: object) -> str:
        match part:
            case Group() | Columns():
                return "".join(map(self.inner, part.renderables))
            case Panel():
                return self._panel(part)
            case Table():
                return self._grid(part) if part.box is None and not part.show_header else self._table(part)
            case Text():
                return self._block(part)
        return f"<p>{escape(str(part))}</p>"

    def _section(self, html: str, more: str = "") -> str:
        return f'<section class="generic-panel{" " + more if more else ""}">{html}</section>'

    def _panel(self, panel: Panel) -> str:
        heading = f"<h3>{self._line(panel.title)}</h3>" if panel.title else ""
        border = panel.border_style
        tone = _classes(Style.parse(border) if isinstance(border, str) else border)
        return self._section(heading + self.inner(panel.renderable), f"wide {tone}".strip())

    def _table(self, table: Table) -> str:
        heading = f"<caption>{self._line(table.title)}</caption>" if table.title else ""
        if table.show_header:
            cells = "".join(f'<th scope="col">{self._line(column.header)}</th>' for column in table.columns)
            heading += f"<thead><tr>{cells}</tr></thead>"
        rows = zip(*(column.cells for column in table.columns), strict=True)
        body = "".join(
            f"<tr{_LAST if row.end_section else ''}>{''.join(map(self._cell, cells))}</tr>"
            for row, cells in zip(table.rows, rows, strict=True)
        )
        below = f'<p class="soft">{self._line(table.caption)}</p>' if table.caption else ""
        return f'<div class="text-table"><table>{heading}<tbody>{body}</tbody></table>{below}</div>'

    def _cell(self, cell: RenderableType) -> str:
        return f"<td>{self._line(cell) if isinstance(cell, (str, Text)) else self.inner(cell)}</td>"

    def _grid(self, table: Table) -> str:
        rows = zip(*(column.cells for column in table.columns), strict=True)
        return "".join(
            f'<div class="text-row">{"".join(f"<div>{self.inner(cell)}</div>" for cell in cells)}</div>'
            for cells in rows
        )

    def _block(self, text: Text) -> str:
        """A line, several lines, or letters that stand under one another."""
        lines = text.plain.rstrip("\n").split("\n")
        if len(lines) == 1:
            return f"<p>{self._line(text)}</p>"
        if text.no_wrap:
            return f"<pre>{self._line(text)}</pre>"
        return "".join(f"<p>{self._line(line)}</p>" for line in text.split("\n"))

    def _line(self, text: object) -> str:
        if not isinstance(text, Text):
            return escape(str(text))
        styled = text.copy()
        styled.stylize_before(text.style)
        html = []
        for (id, words), segments in groupby(styled.render(_console(), end=""), key=_named):
            together = list(segments)
            said = (
                _span(words, together[0].style) if words else "".join(_span(each.text, each.style) for each in together)
            )
            html.append(self._thing(id, said) if id else said)
        return "".join(html)

    def _thing(self, id: str, html: str) -> str:
        if id in self._shown:
            return html
        self._shown.add(id)
        codes = self._targets.get(id)
        if not codes:
            return f'<span class="thing" id="{escape(id)}">{html}</span>'
        chosen = f'data-options="{escape(" ".join(codes))}" tabindex="0" role="button"'
        return f'<span class="thing target" id="{escape(id)}" {chosen}>{html}</span>'


def _named(segment: Segment) -> tuple[str, str]:
    """The thing that a piece of text belongs to, and the words for it; empty for what belongs to none."""
    meta = segment.style.meta if segment.style else {}
    return meta.get("thing", ""), meta.get("words", "")


def _span(words: str, style: Style | None) -> str:
    classes = _classes(style.clear_meta_and_links()) if style else ""
    return f'<span class="{classes}">{escape(words)}</span>' if classes else escape(words)
