"""A fight as a scene: the foe with its health, who rolls when, the dice of the last roll, who owes what, one's gear."""

from __future__ import annotations

from typing import Final

from zataku.draw.icons import icon
from zataku.draw.lettering import shortened
from zataku.draw.pieces import crest
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, el, group, path, rect, text

from .. import elements
from ..components import DRAGON_TYPE_IDS, DRAGON_TYPES, FACES, FALLEN_TEETH
from ..gear import HELMET, MATERIALS, SANDALS, WEAPON, counts
from ..names import dice_names
from ..view import DiceCountView, DieView, DragonView, FujiKoroView, SheetView
from .grids import fitting, gear_grid, hands, protection
from .layout import COLUMN, LEFT, PANEL_HEIGHT, PANEL_TOP
from .pieces import CUBES, dragon_head, fight_die, figure, glow_box, monk, panel, samurai
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
    scores_points,
)
from .words import explained

_BAND: Final = 132.0
#: Damage of one die, by material: the most, and on average.
_MOST: Final = {name: max(faces) for name, faces in zip(CUBES, FACES, strict=True)}
_MEAN: Final = {name: sum(max(0, face) for face in faces) / 6 for name, faces in zip(CUBES, FACES, strict=True)}
Who = int | str


def fight_panel(stage: Stage, view: FujiKoroView, below: str | None = None) -> str:
    """The whole scene; `below` takes the place of one's own gear."""
    fight = fight_of(view)
    top = _duel(stage, view) if fight["kind"] == "samurai" else _foe(stage, view)
    parts = [
        panel(LEFT, PANEL_TOP, COLUMN, PANEL_HEIGHT),
        top,
        _order(stage, view, PANEL_TOP + 178),
        _roll(stage, view, PANEL_TOP + 220),
        _fighters(stage, view, PANEL_TOP + 300),
        _own(stage, view, PANEL_TOP + 404) if below is None else below,
    ]
    return el("g", *parts, id="fight")


# The foe


def foe_kind(view: FujiKoroView) -> str:
    """The type of the dragon that is fought, or has just been slain."""
    place = next(place for place in view["places"] if place["id"] == fight_of(view)["place"])
    return str(place["dragon"]["type"] if place["dragon"] else view["slain"][-1])


def _beast(view: FujiKoroView) -> DragonView | None:
    place = next((place for place in view["places"] if place["id"] == fight_of(view)["place"]), None)
    return None if place is None else place["dragon"]


def _foe(stage: Stage, view: FujiKoroView) -> str:
    """A dragon or a monk over the lava: name, hearts, initiative, dice, what its fall brings."""
    x, y = LEFT, PANEL_TOP
    speaker = stage.speaker
    fight = fight_of(view)
    health = fight["health"] or 0
    ground = _crag(x, y)
    if fight["kind"] == "monk":
        parts = [ground, monk(x + 84, y + 62, 110), _name(speaker.text("name-spot-monk"), x, y)]
        parts.append(_hearts(health, health, x + 166, y + 46))
    else:
        kind = foe_kind(view)
        beast = _beast(view)
        head = dragon_head(kind, x + 80, y + 66, 124, asleep=beast is None)
        parts = [ground, head, _name(speaker.text(f"name-dragon-{kind}"), x, y)]
        if beast is not None:
            parts.append(_hearts(health, beast["health"], x + 166, y + 46))
            parts.append(figure("initiative", beast["initiative"], x + 188, y + 98, 38))
            parts.append(figure("dice", beast["dice"], x + 240, y + 98, 40))
            parts.append(_stakes(view, kind, x + 292, y + 98))
    key = elements.FOE
    if stage.codes(key):
        parts.append(glow_box(x + 3, y + 3, COLUMN - 6, _BAND - 6))
    return stage.thing(key, *parts, label=_foe_said(stage, view), rules=("FK-111", "FK-125"))


def _foe_said(stage: Stage, view: FujiKoroView) -> str:
    fight = fight_of(view)
    name = stage.speaker.text("name-spot-monk" if fight["kind"] == "monk" else f"name-dragon-{foe_kind(view)}")
    return stage.speaker.text("board-foe", foe=name, health=fight["health"] or 0)


def _name(said: str, x: float, y: float) -> str:
    return text(said[:1].upper() + said[1:], x + 168, y + 26, size=25, weight=700, anchor="start", fill="var(--light)")


def _crag(x: float, y: float) -> str:
    """Dark rock with lava at its foot."""
    top = y + _BAND - 14
    lava = f"M{x + 1} {top}q60-16 120-4t130-4 130 2 130-4 76 3v17h{-(COLUMN - 2)}z"
    rock = f"M{x + 1} {y + 10}q0-9 9-9h{COLUMN - 20}q9 0 9 9v{_BAND - 10}h{-(COLUMN - 2)}z"
    return (
        path(rock, fill="var(--basalt)", stroke=None)
        + path(lava, fill="var(--magma)", stroke="var(--ink)", width=2)
        + path(lava, fill="url(#fk-waves)", stroke=None)
    )


def _hearts(left: int, full: int, x: float, y: float) -> str:
    """Health as hearts, the lost ones faint."""
    step = min(28.0, 330 / max(1, full))
    drawn = "".join(
        icon("health", x + heart * step, y, step * 0.98, opacity=None if heart < left else 0.25)
        for heart in range(full)
    )
    said = f"{max(0, left)}/{full}"
    return drawn + text(
        said, x + full * step + 8, y + step / 2, size=24, weight=700, anchor="start", fill="var(--light)"
    )


def _stakes(view: FujiKoroView, kind: str, x: float, y: float) -> str:
    """What each who stands when the dragon falls wins; together, the group."""
    worth = DRAGON_TYPES[DRAGON_TYPE_IDS.index(kind)]
    if not scores_points(view):
        return text("+", x, y, size=26, weight=700, fill="var(--light)") + figure("tooth", worth.reward, x + 34, y, 42)
    drawn = text("+", x, y, size=26, weight=700, fill="var(--light)") + figure("point", worth.points, x + 34, y, 44)
    return drawn + icon("tooth", x + 64, y - 18, 36) if FALLEN_TEETH else drawn


def _duel(stage: Stage, view: FujiKoroView) -> str:
    """Two samurai before a pale sun; who has fallen lies."""
    x, y = LEFT, PANEL_TOP
    parts = [
        rect(x + 1, y + 1, COLUMN - 2, _BAND, fill="var(--mist)", stroke=None, round=9),
        circle(x + COLUMN / 2, y + 72, 52, fill="var(--sakura)", stroke=None),
    ]
    for place, seat in enumerate(fight_of(view)["party"]):
        sheet = led(view, seat)
        left = place == 0
        fallen = seat not in fight_of(view)["fighters"]
        at = x + COLUMN / 2 + (-76 if left else 76)
        parts.append(
            samurai(None if is_guard(view, seat) else seat, at, y + (78 if fallen else 124), 104, lying=fallen)
        )
        edge, anchor = (x + 20, "start") if left else (x + COLUMN - 20, "end")
        parts.append(
            text(shortened(who_said(stage, view, seat), 190, 24), edge, y + 28, size=24, weight=700, anchor=anchor)
        )
        inner = edge + (22 if left else -22)
        parts.append(figure("initiative", fight_of(view)["initiative"][seat], inner, y + 72, 38))
        parts.append(group(protection(sheet, HELMET, edge + (52 if left else -112), y + 72, 34)))
    return "".join(parts)


# Who


def is_guard(view: FujiKoroView, seat: int) -> bool:
    return seat >= len(view["seats"])


def who_said(stage: Stage, view: FujiKoroView, seat: int) -> str:
    if is_guard(view, seat):
        return stage.speaker.text("name-guard", number=seat - len(view["seats"]) + 1)
    return stage.speaker.seat(seat)


def portrait_of(view: FujiKoroView, who: Who, x: float, y: float, size: float) -> str:
    """The crest of a seat, the head of the dragon, the monk; x, y is the middle."""
    if isinstance(who, int):
        if is_guard(view, who):
            return samurai(None, x, y + size * 0.46, size)
        return crest(who, x - size / 2, y - size / 2, size)
    if fight_of(view)["kind"] == "monk":
        return monk(x, y, size)
    return dragon_head(foe_kind(view), x, y, size)


# The order of rolls


def rolling_order(view: FujiKoroView) -> tuple[list[Who], bool]:
    """Who rolls when; before that is fixed, how it would be now, with whoever is asked to join."""
    fight = fight_of(view)
    if fight["order"]:
        return list(fight["order"]), True
    seats = list(fight["fighters"])
    asked = view["deciding"]
    if fight["kind"] == "dragon" and asked is not None and asked not in seats:
        seats.append(asked)
    seats.sort(key=lambda seat: -fight["initiative"][seat])
    beast = _beast(view)
    if beast is None:
        return [*seats], False
    before = [seat for seat in seats if fight["initiative"][seat] > beast["initiative"]]
    return [*before, "foe", *(seat for seat in seats if seat not in before)], False


def _order(stage: Stage, view: FujiKoroView, y: float) -> str:
    order, fixed = rolling_order(view)
    if not order:
        return ""
    left, width = LEFT + 64, COLUMN - 150
    step = width / max(1, len(order) - 1)
    r = 28 if len(order) < 6 else 24
    drawn = path(
        f"M{LEFT + 30} {y}h{COLUMN - 60}", stroke="var(--usuzumi)", width=2.4, stroke_dasharray=None if fixed else "6 6"
    )
    beast = _beast(view)
    for place, who in enumerate(order):
        x = left + place * step if len(order) > 1 else LEFT + COLUMN / 2
        now = who == fight_of(view)["roller"]
        out = isinstance(who, int) and fixed and who not in fight_of(view)["fighters"]
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
            fight_die(die["material"], die["face"], left, y + 35 - size / 2, size - 3),
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


def all_dice(sheet: SheetView) -> dict[str, int]:
    """All dice of a samurai's weapons by material."""
    dice = dict(zip(MATERIALS, arms_of(sheet).totals(), strict=True))
    return {**dice, "charm": 1} if sheet["charms"][WEAPON] else dice


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
    colour = "var(--usuzumi)" if guard else f"var(--seat-{seat})"
    key = elements.fighter(seat)
    found = arms_of(sheet)
    parts = [rect(x, y, width, 96, fill="var(--paper)", stroke=colour, line=3, round=10)]
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
        parts.append(_dice_line(all_dice(sheet), left, y + 70))
    if wide:
        parts.append(hands(found, x + width - 8, y + 28, 28))
    if stage.codes(key):
        parts.append(glow_box(x, y, width, 96, 10))
    label = explained(who_said(stage, view, seat), [stage.speaker.text("drawn-owed", amount=owed)])
    return stage.thing(key, el("g", *parts, opacity=0.5 if out else None), label=label, rules=("FK-126", "FK-127"))


def _dice_line(dice: dict[str, int], x: float, y: float) -> str:
    drawn = ""
    for material, count in dice.items():
        if count:
            drawn += fight_die(material, None, x, y - 13, 26)
            drawn += text(str(count), x + 31, y + 1, size=21, weight=700, anchor="start")
            x += 56
    return drawn


# One's own gear


def _own(stage: Stage, view: FujiKoroView, y: float) -> str:
    """The weapon that is rolled and breaks, the helmet that pays; below, the weapons as something to be rolled."""
    seat = armed_seat(view)
    sheet = led(view, seat)
    named = (seat, WEAPON) in lifted_gear(view)
    shown: Stage = stage if named else Bare(stage.speaker)
    count = fight_of(view)["count"]
    x = LEFT + 12
    size = fitting(sheet, WEAPON, 344, 210, 42)
    small = fitting(sheet, HELMET, 176, 104, 42)
    return "".join(
        (
            rect(x, y, COLUMN - 24, 314, fill="var(--paper)", stroke=f"var(--seat-{seat})", line=3, round=10),
            gear_grid(shown, seat, sheet, WEAPON, x + 12, y + 14, size, named=named),
            protection(sheet, HELMET, x + 378, y + 30, 34),
            gear_grid(shown, seat, sheet, HELMET, x + 378, y + 52, small, named=named),
            protection(sheet, SANDALS, x + 378, y + 174, 30),
            gear_grid(shown, seat, sheet, SANDALS, x + 378, y + 192, fitting(sheet, SANDALS, 176, 32, 32), named=named),
            _counting(stage, count, x + 12, y + 232) if count else _weapons(stage, sheet, x + 12, y + 232),
        )
    )


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
        _dice_line(dice, x + 48, y + 36),
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
