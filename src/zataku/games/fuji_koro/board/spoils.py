"""Packs that lie open: what a winner may take from a beaten samurai, what two who stand together may exchange."""

from __future__ import annotations

from typing import Final

from zataku.draw.icons import icon
from zataku.draw.lettering import paragraph, shortened
from zataku.draw.pieces import crest
from zataku.draw.stage import Stage
from zataku.draw.svg import el, path, rect, text

from .. import elements
from ..gear import MATERIALS
from ..view import FujiKoroView, SheetView
from .bands import colour_of
from .cards import SCROLL_SIGNS, blueprint, supply
from .fight import fight_panel
from .layout import COLUMN, LEFT, PANEL_HEIGHT, PANEL_TOP
from .own import packed, thing_in
from .pieces import CUBES, glow_box, panel, samurai
from .seen import Bare, card_of, gear_of, led
from .words import explained, pack_thing_title, scroll_title, who_said

#: How high the winner's own pack is.
_MINE: Final = 56.0


def theft_panel(stage: Stage, view: FujiKoroView) -> str:
    """What can be taken, under the fight that was won, or alone where somebody is robbed in passing."""
    assert view["theft"] is not None
    loser, winner = view["theft"]["loser"], view["theft"]["by"]
    height = 314.0 if view["fight"] else 460.0
    y = PANEL_TOP + (404 if view["fight"] else 170)
    sheet = led(view, loser)
    inside = LEFT + 12
    theirs = height - _MINE - 10
    bag = (
        rect(inside, y, COLUMN - 24, theirs, fill="var(--paper)", stroke=colour_of(view, loser), line=3, round=10)
        + text(
            shortened(who_said(stage.speaker, view, loser), 330, 23),
            inside + 18,
            y + 26,
            size=23,
            weight=700,
            anchor="start",
        )
        + _fullness(stage, sheet, inside + 360, y + 26)
        + things(stage, loser, sheet, inside + 12, y + 48, 466, theirs - 56)
        + supply(stage, view, inside + 492, y + 52)
        + _mine(stage, view, winner, inside, y + height - _MINE)
    )
    if view["fight"]:
        return fight_panel(stage, view, bag)
    head = samurai(winner, LEFT + 190, PANEL_TOP + 150, 120) + samurai(loser, LEFT + 396, PANEL_TOP + 150, 120)
    return panel(LEFT, PANEL_TOP, COLUMN, PANEL_HEIGHT) + head + bag


def _mine(stage: Stage, view: FujiKoroView, winner: int, x: float, y: float) -> str:
    """The winner's own pack below, with the place for what is taken."""
    sheet = led(view, winner)
    held, room = packed(sheet), sheet["backpack"]["room"] + sheet["backpack"]["pockets"]
    width = COLUMN - 24
    step = min(44.0, (width - 190) / (len(held) + 1))
    drawn = rect(x, y, width, _MINE, fill="var(--paper)", stroke=colour_of(view, winner), line=3, round=10)
    drawn += crest(winner, x + 12, y + _MINE / 2 - 17, 34) + path(f"M{x + width / 2} {y - 13}v11m-9-8l9 9 9-9", width=4)
    for place, thing in enumerate(held):
        drawn += thing_in(thing, winner, x + 60 + place * step, y + 9, min(40.0, step - 2))
    if len(held) < room:
        left = x + 60 + len(held) * step
        drawn += rect(left, y + 9, 38, 38, fill="none", stroke="var(--ai)", line=2.4, round=7, stroke_dasharray="6 5")
    drawn += _fullness(stage, sheet, x + width - 112, y + _MINE / 2)
    return Bare(stage.speaker).thing("", drawn, label=who_said(stage.speaker, view, winner), rules=("FK-142",))


def _fullness(stage: Stage, sheet: SheetView, x: float, y: float) -> str:
    used, room = len(packed(sheet)), sheet["backpack"]["room"] + sheet["backpack"]["pockets"]
    return Bare(stage.speaker).thing(
        "",
        icon("pack", x, y - 16, 32),
        text(f"{used}/{room}", x + 38, y + 1, size=22, weight=700, anchor="start"),
        label=stage.speaker.text("board-pack", used=used, room=room),
        rules=("FK-073",),
    )


def things(stage: Stage, seat: int, sheet: SheetView, x: float, y: float, width: float, height: float) -> str:
    """All that is in a pack: cubes and monks by number, scrolls by name, blueprints drawn."""
    held = [(name, sheet["backpack"][name]) for name in (*MATERIALS, "monk") if sheet["backpack"][name]]
    drawn = ""
    box = 92.0 if height > 260 else 76.0
    for place, (name, amount) in enumerate(held):
        drawn += _counted(stage, seat, name, amount, x + place * (box + 8), y, box)
    top = y + (box + 8 if held else 0)
    scrolls = [id for id in sheet["scrolls"] if id is not None]
    wide = (width - 8) / max(1, len(scrolls))
    for place, id in enumerate(scrolls):
        drawn += _scroll(stage, id, x + place * wide, top, wide - 6, 50)
    top += 58 if scrolls else 0
    plans = sheet["blueprints"]
    if plans:
        wide = min(150.0, (width - 8 * (len(plans) - 1)) / len(plans))
        high = min(96.0, y + height - top)
        for place, id in enumerate(plans):
            drawn += blueprint(stage, id, x + place * (wide + 8), top, wide, high, gear_of(sheet, card_of(id).type))
    return drawn


def _counted(stage: Stage, seat: int, name: str, amount: int, x: float, y: float, size: float) -> str:
    key = elements.held(seat, name)
    return stage.thing(
        key,
        rect(x, y, size, size, fill="var(--washi)", line=1.6, round=9),
        icon(CUBES.get(name, "monk"), x + 8, y + 8, size * 0.56),
        text(f"×{amount}", x + size - 8, y + size - 16, size=22, weight=700, anchor="end"),
        glow_box(x, y, size, size, 9) if stage.codes(key) else "",
        label=stage.speaker.text(f"word-{name}", amount=amount),
        rules=("FK-141",),
    )


def _scroll(stage: Stage, id: str, x: float, y: float, width: float, height: float) -> str:
    key = elements.card(id)
    return stage.thing(
        key,
        rect(x + 6, y + 2, width - 12, height - 4, fill="var(--washi)", line=1.5, round=2),
        rect(x, y, 10, height, fill="var(--kin)", line=1.4, round=5),
        rect(x + width - 10, y, 10, height, fill="var(--kin)", line=1.4, round=5),
        icon(SCROLL_SIGNS[id], x + 20, y + height / 2 - 16, 32),
        text(
            shortened(stage.speaker.text(f"name-scroll-{id}"), width - 80, 21),
            x + 62,
            y + height / 2 + 1,
            size=21,
            weight=700,
            anchor="start",
        ),
        glow_box(x, y, width, height) if stage.codes(key) else "",
        label=scroll_title(stage.speaker, id),
        rules=("FK-141", "FK-143"),
    )


def trade_panel(stage: Stage, view: FujiKoroView) -> str:
    """Two packs side by side; whatever glows changes sides, or is asked for."""
    y = PANEL_TOP
    half = (COLUMN - 36) / 2
    parts = [
        panel(LEFT, y, COLUMN, PANEL_HEIGHT),
        rect(LEFT + 1, y + 1, COLUMN - 2, 66, fill="var(--mist)", stroke=None, round=9),
        paragraph(stage.speaker.text("drawn-trade"), LEFT + 18, y + 8, COLUMN - 36, 2, 21, weight=600),
    ]
    for place, seat in enumerate(view["trade"]):
        x = LEFT + 12 + place * (half + 12)
        parts.append(_trader(stage, view, seat, x, y + 78, half, PANEL_HEIGHT - 226))
    parts.append(_exchange(stage, view, y + PANEL_HEIGHT - 140))
    return el("g", *parts)


def _exchange(stage: Stage, view: FujiKoroView, y: float) -> str:
    """The exchange named so far: what goes to the right, what to the left; pointed at, it is offered."""
    proposal = view["proposal"]
    assert proposal is not None
    giver, taker = view["trade"]
    middle, width = LEFT + COLUMN / 2, COLUMN - 24
    x, key = middle - width / 2, elements.PROPOSAL
    rows = ((proposal["given"], giver, 1, 12.0), (proposal["received"], taker, -1, 62.0))
    parts = [rect(x, y + 8, width, 116, fill="var(--washi)", stroke="var(--ai)", line=3, round=12)]
    for things, seat, way, top in rows:
        start = middle - way * (width / 2 - 14)
        arrow = f"M{start} {y + top + 24}h{way * 34}m{-way * 11} -9l{way * 11} 9 {-way * 11} 9"
        parts.append(path(arrow, stroke="var(--ai)", width=4))
        each = min(40.0, (width - 74) / max(1, len(things)))
        left = x + (56 if way > 0 else 14)
        parts += [thing_in(thing, seat, left + place * each, y + top + 6, 38) for place, thing in enumerate(things)]
    label = explained(
        stage.speaker.text("option-propose"),
        [pack_thing_title(stage.speaker, thing) for thing in (*proposal["given"], *proposal["received"])],
    )
    lit = glow_box(x, y + 8, width, 116, 12) if stage.codes(key) else ""
    return stage.thing(key, *parts, lit, label=label, rules=("FK-184",))


def _trader(stage: Stage, view: FujiKoroView, seat: int, x: float, y: float, width: float, height: float) -> str:
    sheet = led(view, seat)
    return (
        rect(x, y, width, height, fill="var(--paper)", stroke=colour_of(view, seat), line=3.5, round=12)
        + samurai(seat, x + 40, y + 80, 66)
        + text(
            shortened(stage.speaker.seat(seat), width - 100, 23), x + 78, y + 28, size=23, weight=700, anchor="start"
        )
        + _fullness(stage, sheet, x + 78, y + 62)
        + _stack(stage, seat, sheet, x + 12, y + 100, width - 24, height - 112)
    )


def _stack(stage: Stage, seat: int, sheet: SheetView, x: float, y: float, width: float, height: float) -> str:
    """The same things in a narrow column."""
    held = [(name, sheet["backpack"][name]) for name in (*MATERIALS, "monk") if sheet["backpack"][name]]
    drawn = ""
    box = 80.0
    for place, (name, amount) in enumerate(held):
        drawn += _counted(stage, seat, name, amount, x + place % 3 * (box + 6), y + place // 3 * (box + 6), box)
    top = y + -(-len(held) // 3) * (box + 6)
    for id in sheet["scrolls"]:
        if id is not None:
            drawn += _scroll(stage, id, x, top, width, 50)
            top += 56
    for place, id in enumerate(sheet["blueprints"]):
        wide = (width - 6) / 2
        left = x + place % 2 * (wide + 6)
        drawn += blueprint(stage, id, left, top + place // 2 * 88, wide, 82, gear_of(sheet, card_of(id).type))
    return drawn
