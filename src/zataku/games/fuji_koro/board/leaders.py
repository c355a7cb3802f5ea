"""Before the first round: the samurai that somebody may lead, with what their boards can do."""

from __future__ import annotations

from zataku.draw.lettering import paragraph
from zataku.draw.stage import Stage
from zataku.draw.svg import el, rect, text

from .. import elements
from ..components import SAMURAI
from ..view import FujiKoroView
from .layout import COLUMN, LEFT, PANEL_HEIGHT, PANEL_TOP
from .pieces import glow_box, panel, samurai
from .seen import own_seat


def leaders_panel(stage: Stage, view: FujiKoroView) -> str:
    taken = {sheet["samurai"]: seat for seat, sheet in enumerate(view["seats"]) if sheet["samurai"]}
    step = (PANEL_HEIGHT - 16) / len(SAMURAI)
    rows = [
        _leader(stage, view, name, taken.get(name), PANEL_TOP + 10 + place * step, step - 6)
        for place, name in enumerate(SAMURAI)
    ]
    return el("g", panel(LEFT, PANEL_TOP, COLUMN, PANEL_HEIGHT), *rows)


def _leader(stage: Stage, view: FujiKoroView, name: str, seat: int | None, y: float, height: float) -> str:
    """A samurai to be chosen; one that is taken stands there in the colour of its seat."""
    key = elements.leader(name)
    x, width = LEFT + 10, COLUMN - 20
    speaker = stage.speaker
    about = speaker.text(f"about-samurai-{name}") if view["boards"] == "asymmetric" else ""
    figure = own_seat(view) if seat is None and stage.codes(key) else seat
    return stage.thing(
        key,
        rect(x, y, width, height, fill="var(--mist)" if seat is not None else "var(--paper)", line=1.6, round=9),
        samurai(figure, x + 44, y + height - 8, height - 14),
        text(speaker.text(f"name-samurai-{name}"), x + 92, y + 20, size=22, weight=700, anchor="start"),
        paragraph(about, x + 92, y + 32, width - 104, 3, 20, step=1.02) if about else "",
        glow_box(x, y, width, height, 9) if stage.codes(key) else "",
        label=f"{speaker.text(f'name-samurai-{name}')}: {about}" if about else speaker.text(f"name-samurai-{name}"),
        rules=("FK-007",),
    )
