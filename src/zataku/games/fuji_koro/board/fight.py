"""A fight as a scene: the foe with its health, who rolls when, the dice of the last roll, who owes what, one's gear."""

from __future__ import annotations

from typing import Final

from zataku.draw.icons import icon
from zataku.draw.pieces import crest
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, el, path, rect, text

from .. import elements
from ..components import FACES
from ..gear import GEAR_TYPES, HELMET, MATERIALS, SANDALS, WEAPON, counts
from ..names import dice_names
from ..view import DiceCountView, DieView, DragonView, FujiKoroView, SheetView
from .bands import Who, all_dice, beast_band, colour_of, duel_band, is_guard, monk_band, portrait
from .grids import fitting, gear_grid, hands, protection, rules_of_gear
from .layout import COLUMN, LEFT, PANEL_HEIGHT, PANEL_TOP
from .losses import WEAPON_BOX, ahead_of_losses, breaking_off, dice_line
from .own import gear_title
from .pieces import CUBES, fight_die, figure, glow_box, panel, samurai
from .seen import (
    Bare,
    armed_seat,
    arms_of,
    fight_of,
    gear_of,
    led,
    lifted_gear,
    masks,
    own_seat,
    sandals_armed,
)
from .words import explained, who_said

#: Damage of one die, by material: the most, and on average.
_MOST: Final = {name: max(faces) for name, faces in zip(CUBES, FACES, strict=True)}
_MEAN: Final = {name: sum(max(0, face) for face in faces) / 6 for name, faces in zip(CUBES, FACES, strict=True)}


def fight_panel(stage: Stage, view: FujiKoroView, below: str | None = None) -> str:
    """The whole scene; `below` takes the place of one's own gear."""
    parts = [
        panel(LEFT, PANEL_TOP, COLUMN, PANEL_HEIGHT),
        _head(stage, view),
        _order(stage, view, PANEL_TOP + 178),
        _roll(stage, view, PANEL_TOP + 220),
        _fighters(stage, view, PANEL_TOP + 300),
        _own(stage, view, PANEL_TOP + 404) if below is None else below,
    ]
    return el("g", *parts, id="fight")


# The foe


def foe_kind(view: FujiKoroView) -> str:
    """The type of the dragon that is fought, or has just been slain; nothing where there is none."""
    if fight_of(view)["kind"] != "dragon":
        return ""
    place = next(place for place in view["places"] if place["id"] == fight_of(view)["place"])
    return str(place["dragon"]["type"] if place["dragon"] else view["slain"][-1])


def _beast(view: FujiKoroView) -> DragonView | None:
    place = next((place for place in view["places"] if place["id"] == fight_of(view)["place"]), None)
    return None if place is None else place["dragon"]


def _head(stage: Stage, view: FujiKoroView) -> str:
    fight = fight_of(view)
    if fight["kind"] == "samurai":
        speeds: dict[Who, int] = dict(enumerate(fight["initiative"]))
        fallen = [seat for seat in fight["party"] if seat not in fight["fighters"]]
        return duel_band(stage, view, fight["party"], speeds, fallen=fallen)
    if fight["kind"] == "monk":
        return monk_band(stage, fight["health"] or 0)
    return beast_band(stage, view, foe_kind(view), _beast(view), fight["health"] or 0)


def portrait_of(view: FujiKoroView, who: Who, x: float, y: float, size: float) -> str:
    return portrait(view, who, foe_kind(view), x, y, size)


# The order of rolls


def _order(stage: Stage, view: FujiKoroView, y: float) -> str:
    order = fight_of(view)["order"]
    left, width = LEFT + 64, COLUMN - 150
    step = width / max(1, len(order) - 1)
    r = 28 if len(order) < 6 else 24
    drawn = path(f"M{LEFT + 30} {y}h{COLUMN - 60}", stroke="var(--usuzumi)", width=2.4)
    beast = _beast(view)
    for place, who in enumerate(order):
        x = left + place * step if len(order) > 1 else LEFT + COLUMN / 2
        now = who == fight_of(view)["roller"]
        out = isinstance(who, int) and who not in fight_of(view)["fighters"]
        speed = fight_of(view)["initiative"][who] if isinstance(who, int) else beast["initiative"] if beast else None
        parts = [
            circle(
                x, y, r, fill="var(--washi)", stroke="var(--glow)" if now else "var(--sumi)", line=5 if now else 1.6
            ),
            portrait_of(view, who, x, y, r * 1.55),
            figure("initiative", speed, x + r + 4, y + 16, 35) if speed is not None else "",
        ]
        drawn += el("g", *parts, opacity=0.35 if out else None)
    return drawn


# The last roll


def _roll(stage: Stage, view: FujiKoroView, y: float) -> str:
    """The dice of the last roll as faces with what they do; before the first, what both sides can do."""
    fight = fight_of(view)
    x = LEFT + 12
    box = rect(x, y, COLUMN - 24, 70, fill="var(--mist)", stroke="var(--usuzumi)", line=1.2, round=9)
    if fight["roller"] is None or not fight["dice"]:
        return box + _outlook(view, x, y)
    dice = fight["dice"]
    size = min(46.0, 380 / len(dice))
    drawn = box + portrait_of(view, fight["roller"], x + 34, y + 35, 46)
    left = x + 68
    for number, die in enumerate(dice):
        key = elements.die(number)
        drawn += stage.thing(
            key,
            fight_die(
                die["material"],
                die["face"],
                left,
                y + 35 - size / 2,
                size - 3,
                data_roll=f"{fight['roller']}-{number}-{die['material']}-{die['face']}",
            ),
            glow_box(left - 1, y + 34 - size / 2, size - 1, size - 1, 8) if stage.codes(key) else "",
            label=_face_said(stage, die),
            rules=("FK-121", "FK-124"),
        )
        left += size
    damage = sum(damage_of(die) for die in dice)
    drawn += text(f"−{damage}", left + 8, y + 36, size=28, weight=700, anchor="start", fill="var(--shu)")
    hit = [each for each in fight["party"] if each != fight["roller"]] if fight["kind"] == "samurai" else fight["party"]
    if fight["roller"] == "foe" or fight["kind"] == "samurai":
        return drawn + "".join(crest(seat, left + 56 + 30 * place, y + 20, 28) for place, seat in enumerate(hit[:3]))
    return drawn + icon("health", left + 58, y + 20, 30)


def damage_of(die: DieView) -> int:
    return 0 if die["face"] == "break" else die["face"]


def _face_said(stage: Stage, die: DieView) -> str:
    name = stage.speaker.text(f"name-cube-{die['material']}")
    face = stage.speaker.text("name-face-break") if die["face"] == "break" else str(die["face"])
    return f"{name}: {face}"


def _outlook(view: FujiKoroView, x: float, y: float) -> str:
    """What one's own dice and the foe's can do: at most, and on average."""
    seat = own_seat(view)
    sheet = led(view, seat)
    mine = all_dice(sheet)
    fight = fight_of(view)
    theirs: dict[str, int] = {}
    beast = _beast(view)
    foe: Who = "foe"
    if beast is not None:
        theirs = {"tooth": beast["dice"]}
    elif fight["kind"] == "samurai":
        foe = next((each for each in fight["party"] if each != seat), seat)
        theirs = all_dice(led(view, foe)) if isinstance(foe, int) else {}
    half = (COLUMN - 24) / 2
    return _chances(view, seat, mine, x, y) + _chances(view, foe, theirs, x + half, y)


def _chances(view: FujiKoroView, who: Who, dice: dict[str, int], x: float, y: float) -> str:
    drawn = portrait_of(view, who, x + 34, y + 35, 44)
    left = x + 64
    for material, count in dice.items():
        if count:
            drawn += fight_die(material, None, left, y + 12, 24)
            drawn += text(str(count), left + 30, y + 25, size=20, weight=700, anchor="start")
            left += 54
    most = sum(_MOST[material] * count for material, count in dice.items())
    mean = sum(_MEAN[material] * count for material, count in dice.items())
    said = f"0–{most}, ⌀ {mean:.1f}" if most else "0"
    return drawn + text(said, x + 64, y + 54, size=20, anchor="start", weight=600)


# Who fights


def _fighters(stage: Stage, view: FujiKoroView, y: float) -> str:
    party = fight_of(view)["party"]
    width = (COLUMN - 24 - 6 * (len(party) - 1)) / max(1, len(party))
    return "".join(
        _fighter(stage, view, seat, LEFT + 12 + place * (width + 6), y, width) for place, seat in enumerate(party)
    )


def _fighter(stage: Stage, view: FujiKoroView, seat: int, x: float, y: float, width: float) -> str:
    """One fighter: the damage owed, the helmet that pays it, the weapons held."""
    sheet = led(view, seat)
    owed = fight_of(view)["owed"][seat]
    out = seat not in fight_of(view)["fighters"]
    guard = is_guard(view, seat)
    key = elements.fighter(seat)
    found = arms_of(sheet)
    parts = [rect(x, y, width, 96, fill="var(--paper)", stroke=colour_of(view, seat), line=3, round=10)]
    wide = width > 260
    if width > 150:
        middle, high = (42, 72) if wide else (28, 56)
        parts.append(samurai(None if guard else seat, x + middle, y + (50 if out else 84), high, lying=out))
        left = x + (80 if wide else 60)
    else:
        parts.append(portrait_of(view, seat, x + width / 2, y + 22, 34))
        left = x + 6
    said = f"−{owed}" if owed else "0"
    ink = "var(--shu)" if owed else "var(--usuzumi)"
    top = y + (28 if width > 150 else 58)
    parts.append(text(said, left, top, size=28 if width > 150 else 22, weight=700, anchor="start", fill=ink))
    parts.append(protection(sheet, HELMET, left + (58 if wide else 36), top, 32 if wide else 26))
    if width > 150:
        parts.append(dice_line(all_dice(sheet), left, y + 70))
    if wide:
        parts.append(hands(found, x + width - 8, y + 28, 28))
    if stage.codes(key):
        parts.append(glow_box(x, y, width, 96, 10))
    label = explained(who_said(stage.speaker, view, seat), [stage.speaker.text("drawn-owed", amount=owed)])
    return stage.thing(key, el("g", *parts, opacity=0.5 if out else None), label=label, rules=("FK-126", "FK-127"))


# One's own gear


def _own(stage: Stage, view: FujiKoroView, y: float) -> str:
    """The weapon that is rolled and breaks, the helmet that pays; below, the weapons as something to be rolled."""
    seat = armed_seat(view)
    sheet = led(view, seat)
    named = (seat, WEAPON) in lifted_gear(view)
    shown: Stage = stage if named else Bare(stage.speaker)
    x = LEFT + 12
    size = fitting(sheet, WEAPON, *WEAPON_BOX)
    small, least = fitting(sheet, HELMET, 176, 104, 42), fitting(sheet, SANDALS, 176, 32, 32)
    return "".join(
        (
            rect(x, y, COLUMN - 24, 314, fill="var(--paper)", stroke=f"var(--seat-{seat})", line=3, round=10),
            _foot(stage, view, sheet, x + 12, y + 232),
            _piece_of(
                stage,
                sheet,
                WEAPON,
                gear_grid(shown, seat, sheet, WEAPON, x + 12, y + 14, size, named=named),
            ),
            _piece_of(
                stage,
                sheet,
                HELMET,
                protection(sheet, HELMET, x + 378, y + 30, 34),
                gear_grid(shown, seat, sheet, HELMET, x + 378, y + 52, small, named=named),
            ),
            _piece_of(
                stage,
                sheet,
                SANDALS,
                protection(sheet, SANDALS, x + 378, y + 174, 30),
                gear_grid(shown, seat, sheet, SANDALS, x + 378, y + 192, least, named=named),
            ),
            Bare(stage.speaker).thing(
                "", ahead_of_losses(view, seat, y), label=gear_title(stage, sheet, HELMET), rules=rules_of_gear(HELMET)
            ),
        )
    )


def _piece_of(stage: Stage, sheet: SheetView, kind: int, *drawn: str) -> str:
    """A gear as it is used in the fight, with what it is worth in words."""
    key = elements.fighting_gear(GEAR_TYPES[kind])
    return stage.thing(key, *drawn, label=gear_title(stage, sheet, kind), rules=rules_of_gear(kind))


def _foot(stage: Stage, view: FujiKoroView, sheet: SheetView, x: float, y: float) -> str:
    """Below the gear: what breaks off, how many dice are rolled, or the weapons."""
    fight = fight_of(view)
    if fight["breaking"]:
        return breaking_off(stage, sheet, fight["breaking"], x, y)
    return _counting(stage, fight["count"], x, y) if fight["count"] else _weapons(stage, sheet, x, y)


def _weapons(stage: Stage, sheet: SheetView, x: float, y: float) -> str:
    """A plate for each weapon: roll all its dice, or, on the tab, some of them."""
    found = arms_of(sheet)
    plates: list[tuple[str, dict[str, int]]] = []
    for half, dice in zip(found.halves, found.dice, strict=True):
        place = "right" if half == "right" else "left"
        shown = dict(zip(MATERIALS, dice, strict=True))
        if sheet["charms"][WEAPON] and (sheet["charms"][WEAPON] == 2) == (half == "right"):
            shown["charm"] = 1
        plates.append((place, shown))
    if sandals_armed(sheet):
        plates.append(("sandals", dict(zip(MATERIALS, counts(masks(gear_of(sheet, SANDALS))), strict=True))))
    width = (COLUMN - 48 - 8 * (len(plates) - 1)) / max(1, len(plates))
    return "".join(
        _plate(stage, place, dice, x + number * (width + 8), y, width) for number, (place, dice) in enumerate(plates)
    )


def _plate(stage: Stage, place: str, dice: dict[str, int], x: float, y: float, width: float) -> str:
    sign = "sandals" if place == "sandals" else "hand"
    tab = 62.0
    every, some = elements.weapon(place), elements.some_dice(place)
    whole = stage.thing(
        every,
        rect(x, y, width - tab - 4, 72, fill="var(--washi)", line=1.8, round=9),
        icon(sign, x + 8, y + 20, 32),
        dice_line(dice, x + 48, y + 36),
        glow_box(x, y, width - tab - 4, 72, 9) if stage.codes(every) else "",
        label=_plate_said(stage, "option-roll", place, dice),
        rules=("FK-121",),
    )
    left = x + width - tab
    part = stage.thing(
        some,
        rect(left, y, tab, 72, fill="var(--mist)", line=1.8, round=9),
        icon("die", left + 17, y + 10, 28),
        text(f"1–{sum(dice.values())}", left + tab / 2, y + 54, size=20, weight=700),
        glow_box(left, y, tab, 72, 9) if stage.codes(some) else "",
        label=_plate_said(stage, "option-some", place, dice),
        rules=("FK-121",),
    )
    return whole + part


def _plate_said(stage: Stage, label: str, place: str, dice: dict[str, int]) -> str:
    name = stage.speaker.text(f"name-weapon-{'weapon' if place == 'left' else place}")
    return stage.speaker.text(label, item=name, dice=dice_names([dice.get(material, 0) for material in CUBES]))


def _counting(stage: Stage, count: DiceCountView, x: float, y: float) -> str:
    """How many dice of a material are rolled."""
    most = count["most"]
    width = min(64.0, (COLUMN - 110) / (most + 1))
    drawn = fight_die(count["material"], None, x, y + 14, 44)
    for number in range(most + 1):
        key = elements.number_of_dice(number)
        left = x + 58 + number * width
        drawn += stage.thing(
            key,
            rect(left, y + 6, width - 4, 60, fill="var(--washi)", line=1.6, round=9),
            text(str(number), left + width / 2 - 2, y + 37, size=26, weight=700),
            glow_box(left, y + 6, width - 4, 60, 9) if stage.codes(key) else "",
            label=stage.speaker.text("option-dice", amount=number),
            rules=("FK-121",),
        )
    return drawn
