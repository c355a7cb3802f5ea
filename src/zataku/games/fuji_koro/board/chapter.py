"""The final chapter: the palaces large, who is out, what leaving now would bring, and when the lava rises again."""

from __future__ import annotations

from typing import Final

from zataku.draw.icons import icon
from zataku.draw.lettering import paragraph, shortened
from zataku.draw.pieces import crest
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, el, path, rect, text, title

from .. import map as volcano
from ..components import EMBER_DAMAGE, GREAT_LOWEST, GREAT_PALACE, LAVA_DAMAGE, SMALL_PALACE, TRACKS
from ..gear import SANDALS
from ..view import FujiKoroView, SheetView
from .layout import COLUMN, EDGE, LEFT
from .pieces import figure, pagoda, panel, samurai
from .seen import Bare, led, own_seat, scores_points, strength
from .tracks import eaves, palace_track, small_palaces, stamp
from .words import explained

_GREAT: Final = (124.0, 252.0)
_BELOW: Final = (386.0, 132.0)
_LEAVING: Final = (528.0, 124.0)
_LAVA: Final = (662.0, 330.0)
_HALF: Final = (COLUMN - 10) / 2


def in_final_chapter(view: FujiKoroView) -> bool:
    """Does the countdown run, so that palaces matter more than cards?"""
    return scores_points(view) and view["countdown"]["owner"] is not None


def chapter(stage: Stage, view: FujiKoroView, cards: str) -> str:
    """The whole column below the countdown; a button turns it over to the cards and back."""
    front = _great(stage, view) + _out(stage, view) + _small(stage, view) + _leaving(stage, view) + _lava(stage, view)
    back = small_palaces(Bare(stage.speaker), view) + cards
    return el("g", front, data_side="") + el("g", back, data_side="cards", display="none") + _turner(stage)


def _turner(stage: Stage) -> str:
    x, y = LEFT + COLUMN - 22, 118.0
    return el(
        "g",
        title(f"{stage.speaker.text('drawn-cards')} (FK-096)"),
        circle(x, y, 22, fill="var(--washi)", stroke="var(--sumi)", line=2),
        icon("card", x - 15, y - 15, 30),
        data_flip="cards",
        role="button",
        tabindex=0,
    )


# The palaces


def _great(stage: Stage, view: FujiKoroView) -> str:
    """Falling numbers; what is taken is stamped, the next one is gold."""
    y, high = _GREAT
    step = (COLUMN - 24) / len(TRACKS)
    drawn = rect(LEFT + 4, y + 12, COLUMN - 8, high - 12, fill="var(--washi)", line=1.8, round=4)
    drawn += eaves(LEFT + 4, y, COLUMN - 8, 26)
    for place, (track, values, lowest) in enumerate(zip(TRACKS, GREAT_PALACE, GREAT_LOWEST, strict=True)):
        drawn += _great_track(stage, view, track, (*values, lowest), LEFT + 12 + place * step, y, step)
    return drawn


def _great_track(
    stage: Stage, view: FujiKoroView, track: str, row: tuple[int, ...], x: float, y: float, width: float
) -> str:
    taken = view["palaces"]["great"][track]
    parts = [icon(track, x + width / 2 - 20, y + 22, 40)]
    for place, value in enumerate(row):
        left, top = x + 6 + place % 2 * 51, y + 70 + place // 2 * 58
        last, now = place == len(row) - 1, place == min(taken, len(row) - 1)
        fill = "var(--kin)" if now else "var(--mist)" if last or place < taken else "var(--paper)"
        parts.append(rect(left, top, 48, 53, fill=fill, line=1.5, round=7))
        ink = "var(--ink)" if now else "var(--sumi)"
        parts.append(text(str(value), left + 24, top + 28, size=29, weight=700, fill=ink))
        if last:
            parts.append(path(f"M{left + 10:.1f} {top + 47:.1f}h28", width=2.4))
        elif place < taken:
            parts.append(stamp(left + 36, top + 12, 13))
    return palace_track(stage, "great", track, row[min(taken, len(row) - 1)], parts, (x + 1, y + 16, width - 4, 230))


def _small(stage: Stage, view: FujiKoroView) -> str:
    """One of each."""
    y, high = _BELOW
    left = LEFT + _HALF + 10
    drawn = rect(left, y + 24, _HALF, high - 24, fill="var(--washi)", line=1.8, round=4)
    drawn += eaves(left + 4, y + 14, _HALF - 8, 18)
    bought = [(track, value) for track, value in zip(TRACKS, SMALL_PALACE, strict=True) if value]
    step = (_HALF - 16) / len(bought)
    for place, (track, value) in enumerate(bought):
        x = left + 8 + place * step
        taken = bool(view["palaces"]["small"][track])
        parts = [
            icon(track, x + step / 2 - 18, y + 32, 36),
            rect(x + 7, y + 74, step - 14, 50, fill="var(--mist)" if taken else "var(--kin)", line=1.5, round=7),
            text(str(value), x + step / 2, y + 100, size=28, weight=700, fill="var(--sumi)" if taken else "var(--ink)"),
            stamp(x + step - 18, y + 84, 13) if taken else "",
        ]
        drawn += palace_track(stage, "small", track, value, parts, (x + 2, y + 30, step - 4, high - 34))
    return drawn


# Who is out, and what leaving would bring


def _out(stage: Stage, view: FujiKoroView) -> str:
    """Those who are out in the order of their escapes, with what the shogun has given them."""
    y, high = _BELOW
    speaker = stage.speaker
    drawn = panel(LEFT, y, _HALF, high) + icon("rope", LEFT + 12, y + 8, 34)
    drawn += text(
        shortened(speaker.text("drawn-out"), _HALF - 66, 21), LEFT + 54, y + 26, size=21, weight=700, anchor="start"
    )
    out = sorted(
        (seat for seat, sheet in enumerate(view["seats"]) if sheet.get("escape_order")),
        key=lambda seat: led(view, seat)["escape_order"],
    )
    columns = 1 if len(out) < 3 else 2 if len(out) < 5 else 3
    wide = (_HALF - 16) / columns
    for place, seat in enumerate(out):
        x, top = LEFT + 12 + place % columns * wide, y + 48 + place // columns * 40
        drawn += _escaped(stage, led(view, seat), seat, place + 1, x, top, wide)
    if not out:
        drawn += paragraph(
            speaker.text("drawn-nobody-out"), LEFT + 14, y + 52, _HALF - 28, 3, 20, fill="var(--usuzumi)"
        )
    return Bare(speaker).thing("", drawn, label=speaker.text("drawn-out"), rules=("FK-156", "FK-157"))


def _escaped(stage: Stage, sheet: SheetView, seat: int, place: int, x: float, y: float, width: float) -> str:
    drawn = crest(seat, x + 24, y, 34) if width > 120 else crest(seat, x, y, 34)
    if width > 120:
        drawn += text(f"{place}.", x, y + 18, size=21, weight=700, anchor="start")
    if width > 200:
        name = shortened(stage.speaker.seat(seat), width - 150, 21)
        drawn += text(name, x + 66, y + 18, size=21, anchor="start")
    return drawn + text(f"+{sheet['parts']['deliveries']}", x + width - 8, y + 18, size=24, weight=700, anchor="end")


def _leaving(stage: Stage, view: FujiKoroView) -> str:
    """What the shogun would give for what one carries, by the rope and by the secret exit."""
    y, high = _LEAVING
    seat = own_seat(view)
    sheet = led(view, seat)
    leaving = sheet["leaving"]
    speaker = stage.speaker
    colour = f"var(--seat-{seat})"
    drawn = rect(LEFT, y, COLUMN, high, fill="var(--washi)", stroke=colour, line=3, round=10)
    drawn += crest(seat, LEFT + 14, y + 10, 36)
    said = speaker.text("drawn-if-you-left" if leaving else "drawn-left-over")
    drawn += text(shortened(said, 270, 22), LEFT + 62, y + 29, size=22, weight=700, anchor="start")
    if leaving is None:
        worth = sheet["parts"]["leftovers"]
        drawn += text(f"+{worth}", LEFT + COLUMN - 60, y + 29, size=30, weight=700, anchor="end")
        drawn += icon("point", LEFT + COLUMN - 50, y + 11, 36)
        words = speaker.text("drawn-left-over-why")
        drawn += paragraph(words, LEFT + 16, y + 58, COLUMN - 32, 2, 20, fill="var(--usuzumi)")
        return Bare(speaker).thing("", drawn, label=said, rules=("FK-162",))
    sums = (("rope", sum(leaving["great"].values())), ("way-out", sum(leaving["small"].values())))
    for place, (sign, worth) in enumerate(sums):
        x = LEFT + 352 + place * 124
        drawn += icon(sign, x, y + 12, 34) + text(f"+{worth}", x + 42, y + 30, size=28, weight=700, anchor="start")
    step = (COLUMN - 24) / len(TRACKS)
    for place, track in enumerate(TRACKS):
        x, worth = LEFT + 16 + place * step, leaving["great"][track]
        drawn += el(
            "g",
            icon(track, x + 4, y + 62, 40),
            text(f"+{worth}" if worth else "0", x + 52, y + 84, size=25, weight=700, anchor="start"),
            opacity=None if worth else 0.4,
        )
    words = speaker.text("drawn-left-turns", amount=leaving["turns"])
    label = explained(said, [words])
    return Bare(speaker).thing("", drawn, label=label, rules=("FK-158", "FK-160", "FK-163"))


# The lava


def _lava(stage: Stage, view: FujiKoroView) -> str:
    """What comes next and when, over rising lava; what it would cost whoever stands in it."""
    y, high = _LAVA
    speaker = stage.speaker
    down = view["countdown"]
    coming = [
        (cell, event) for cell, event in enumerate(down["events"], 1) if cell > down["cell"] and event != "nothing"
    ]
    seat = own_seat(view)
    sheet = led(view, seat)
    top = y + high - 38
    waves = f"M{LEFT + 1} {top}q60-16 120-4t130-4 130 2 130-4 76 3v32q0 9-9 9h{-(COLUMN - 20)}q-9 0-9-9z"
    parts = [
        rect(LEFT, y, COLUMN, high, fill="var(--basalt)", line=1.8, round=9),
        path(waves, fill="var(--magma)", stroke="var(--ink)", width=2),
        path(waves, fill="url(#fk-waves)", stroke=None),
    ]
    owner = down["owner"]
    for place, (cell, event) in enumerate(coming[:3]):
        assert owner is not None
        name = speaker.text(f"name-event-{event}")
        said = speaker.text("drawn-next", event=name, amount=cell - down["cell"], seat=speaker.seat(owner))
        sign = event if event in ("rope", "end") else "eruption"
        at = y + 32 + 38 * place
        parts.append(icon(sign, LEFT + 16, at - 18, 34))
        line = shortened(said[:1].upper() + said[1:], COLUMN - 80, 22)
        parts.append(
            text(line, LEFT + 62, at, size=22, anchor="start", weight=None if place else 700, fill="var(--light)")
        )
    saved = _survives(view, sheet)
    here = _comes_up_here(view, sheet)
    for place, mine in enumerate((saved, not saved) if sheet["cell"] else ()):
        x = LEFT + 14 + place * (_HALF - 4)
        stroke, thick = ("var(--glow)", 5.0) if mine and here else ("var(--ink)", 1.6)
        fill = "var(--paper)" if mine else "var(--mist)"
        box = rect(x, y + 152, _HALF - 14, 118, fill=fill, stroke=stroke, line=thick, round=10)
        shown = _pays(view, sheet, seat, x, y + 162) if place == 0 else _swallowed(view, seat, x, y + 162)
        parts.append(box + el("g", shown, opacity=None if mine else 0.4))
    label = speaker.text("drawn-lava-here", number=here) if here else speaker.text("drawn-lava")
    return Bare(speaker).thing("", *parts, label=label, rules=("FK-149", "FK-151", "FK-153"))


def _comes_up_here(view: FujiKoroView, sheet: SheetView) -> int:
    """With which call lava comes up where somebody stands; 0 where it does not."""
    if sheet["cell"] is None:
        return 0
    place = view["places"][volcano.CELL_PLACE[volcano.CELL_BY_NAME[sheet["cell"]]]]
    cell = next(cell for cell in place["cells"] if cell["id"] == sheet["cell"])
    return 0 if cell["lava"] else cell["erupts"] or 0


def _lava_damage(sheet: SheetView) -> int:
    return EMBER_DAMAGE if "ember-walk" in sheet["scrolls"] else LAVA_DAMAGE


def _survives(view: FujiKoroView, sheet: SheetView) -> bool:
    """Could lava under somebody's feet be paid for (FK-151, FK-219)?"""
    if not sheet["standing"]:
        return False
    if view["scenario"] == "every-man-for-himself":
        return sheet["states"] > 0
    return strength(sheet, SANDALS) >= _lava_damage(sheet) or "cool-soles" in sheet["adventures"]


def _pays(view: FujiKoroView, sheet: SheetView, seat: int, x: float, y: float) -> str:
    """Off the lava, for strength of the sandals or a state token."""
    sign, price = ("sandals", _lava_damage(sheet)) if view["scenario"] != "every-man-for-himself" else ("disc", 1)
    return (
        samurai(seat, x + 40, y + 84, 76)
        + text(f"−{price}", x + 102, y + 50, size=27, weight=700, fill="var(--shu)")
        + icon(sign, x + 124, y + 30, 38)
        + path(f"M{x + 176} {y + 49}h28m-10-9l10 9-10 9", width=4)
        + path(_hexagon(x + 236, y + 49), fill="var(--rock-2)", width=2)
    )


def _hexagon(x: float, y: float) -> str:
    half = EDGE * 0.87
    return (
        f"M{x:.1f} {y - EDGE:.1f}l{half:.1f} {EDGE / 2:.1f}v{EDGE:.1f}l{-half:.1f} {EDGE / 2:.1f}"
        f"l{-half:.1f} {-EDGE / 2:.1f}v{-EDGE:.1f}z"
    )


def _swallowed(view: FujiKoroView, seat: int, x: float, y: float) -> str:
    """Up again in a temple; where there are lives, with one less on the central tile."""
    lives = led(view, seat)["lives"]
    to = figure("health", "−1", x + 206, y + 48, 56) if lives else pagoda(x + 206, y + 62, 1.15)
    return samurai(seat, x + 52, y + 52, 70, lying=True) + path(f"M{x + 116} {y + 49}h28m-10-9l10 9-10 9", width=4) + to
