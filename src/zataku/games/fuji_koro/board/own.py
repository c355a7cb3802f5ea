"""A samurai's board: the figure, the actions with their cards, gear on its grids, packs, scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zataku.draw.icons import icon
from zataku.draw.lettering import fits, paragraph, shortened
from zataku.draw.pieces import slot
from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import circle, group, picture, rect, text

from .. import elements
from ..components import CARD_BY_ID, EMBER_DAMAGE, LAVA_DAMAGE, LIVES
from ..gear import GEAR_TYPES, HELMET, MATERIALS, SANDALS, WEAPON
from ..view import FujiKoroView, SheetView
from .cards import SCROLL_SIGNS, blueprint, equipment_card, no_blueprint
from .grids import fitting, full_sandals, gear_grid, hands, protection, rules_of_gear, weapon_figures
from .pieces import (
    adventure_token,
    cube,
    disc,
    dragon_head,
    glow_box,
    monk,
    no_disc,
    panel,
    plan_token,
    samurai,
    scroll_token,
)
from .seen import (
    Bare,
    Cubes,
    arms_of,
    board_of,
    card_of,
    cubes_in,
    gear_of,
    held_by,
    in_place,
    lifted_gear,
    lifted_pack,
    scores_points,
    strength,
)
from .words import adventure_title, explained, pack_thing_title, samurai_title, scroll_title

WIDTH: Final = 1600.0
HEIGHT: Final = 400.0
ACTIONS: Final = ("move", "explore", "gather", "rest")
ACTION_SIGNS: Final = {"move": "walk", "explore": "explore", "gather": "gather", "rest": "rest"}
_ACTION_RULES: Final = {
    "move": ("FK-038",),
    "explore": ("FK-048",),
    "gather": ("FK-057",),
    "rest": ("FK-077", "FK-078"),
}
#: Figures on a cell, discs, and the points that end the match.
RULES_OF_SAMURAI: Final = ("FK-023", "FK-146")
#: What a monk on a slot opens.
_OPENED: Final = {"action": "disc", "scroll": "scroll", "weapon": "weapon", "backpack": "pack"}
#: The sign of an adventure token.
ADVENTURE_SIGNS: Final = {
    "cool-soles": "sandals",
    "cold-spring": "well",
    "venom": "health",
    "cache": "pack",
    "fang": "tooth",
    "second-wind": "walk",
    "field-forge": "rest",
    "renewal": "explore",
    "smoke": "eruption",
    "war-drum": "initiative",
}


def draw_whole(view: FujiKoroView, seat: int, speaker: Speaks, targets: Targets | None) -> str:
    """The whole board of a seat as one <svg>."""
    stage = Stage(speaker, targets)
    sheet = view["seats"][seat]
    children = [frame(seat, WIDTH, HEIGHT)]
    held = held_by(stage, view, seat)
    if "gear" in sheet:
        children += [
            _head(stage, view, seat, sheet),
            *(_action(stage, seat, sheet, place, 226, 14 + 94 * place) for place in range(len(ACTIONS))),
            _weapon(stage, view, seat, sheet),
            _armour(stage, view, seat, sheet),
            _packs(stage, view, seat, sheet),
            *(own_scroll(held, seat, sheet, place, 1184 + 204 * place, 192, 198, 194) for place in range(2)),
        ]
    else:
        children.append(_nobody_yet(stage, seat))
    return picture(WIDTH, HEIGHT, children, label=speaker.seat(seat), class_="clan", id=elements.seat(seat))


def frame(seat: int, width: float, height: float) -> str:
    return (
        rect(1, 1, width - 2, height - 2, fill="var(--washi)", stroke=None, round=14)
        + rect(1, 1, width - 2, height - 2, fill="url(#asanoha)", stroke=None, round=14)
        + rect(2.5, 2.5, width - 5, height - 5, fill="none", stroke=f"var(--seat-{seat})", line=4, round=13)
    )


def _nobody_yet(stage: Stage, seat: int) -> str:
    """Before the samurai are chosen."""
    return samurai(seat, 110, 330, 240, opacity=0.35) + text(
        stage.speaker.seat(seat), 240, 200, size=36, weight=700, anchor="start"
    )


# The figure


def _head(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView) -> str:
    x, y = 14.0, 14.0
    name = stage.speaker.text(f"name-samurai-{sheet['samurai']}")
    parts = [
        portrait(seat, x, y, 200, 240),
        rect(x, y + 240, 200, 132, fill="var(--paper)", line=1.8, round=9),
        text(shortened(name, 120, 20), x + 10, y + 262, size=20, weight=700, anchor="start"),
        standing_of(view, sheet, x + 132, y + 262, 27),
        discs(seat, sheet, x + 30, y + 303, 17, 42),
        tokens(stage, seat, sheet, x + 12, y + 196, 40),
    ]
    head = stage.thing(
        elements.portrait(seat), *parts, label=samurai_title(stage.speaker, sheet, seat), rules=RULES_OF_SAMURAI
    )
    return head + slots(stage, seat, sheet, "action", x + 34, y + 346, 19, 48)


def portrait(seat: int, x: float, y: float, width: float, height: float) -> str:
    """The figure before a pale sun, on a hill in the mist."""
    horizon = y + height * 0.66
    return (
        rect(x, y, width, height, fill="var(--mist)", line=1.8, round=9)
        + circle(x + width / 2, y + height * 0.4, width * 0.36, fill="var(--sakura)", stroke=None)
        + rect(x + 1, horizon, width - 2, y + height - horizon - 1, fill="var(--grass)", stroke=None, round=8)
        + rect(x, y, width, height, fill="url(#mist)", stroke=None, round=9)
        + samurai(seat, x + width / 2, y + height * 0.92, min(height * 0.78, width * 0.95))
    )


def standing_of(view: FujiKoroView, sheet: SheetView, x: float, y: float, size: float = 30) -> str:
    """Points, or lives where nobody counts points; x is the left, y the middle."""
    if scores_points(view):
        return icon("point", x, y - size / 2, size) + text(
            str(sheet["points"]), x + size + 4, y + 1, size=size * 0.86, weight=700, anchor="start"
        )
    return "".join(
        icon("health", x + place * size, y - size / 2, size, opacity=None if place < sheet["lives"] else 0.22)
        for place in range(LIVES)
    )


def discs(seat: int, sheet: SheetView, x: float, y: float, r: float, step: float, columns: int = 9) -> str:
    """The discs at hand, and dashed places for those that lie on actions."""
    total = sheet["discs"] + sum(sheet["spent"])
    drawn = ""
    for place in range(total):
        left, top = x + place % columns * step, y + place // columns * step
        drawn += disc(seat, left, top, r) if place < sheet["discs"] else no_disc(left, top, r)
    return drawn


def slots(stage: Stage, seat: int, sheet: SheetView, kind: str, x: float, y: float, r: float, step: float) -> str:
    """The slots for monks of one kind; the small sign is what they open."""
    many, held = sheet["slots"][kind], sheet["monks"][kind]
    if not many:
        return ""
    key = elements.slot(seat, kind)
    parts = []
    for place in range(many):
        left = x + place * step
        ring = circle(left, y, r, fill="var(--mist)", stroke="var(--usuzumi)", line=1.5)
        parts.append(ring if place < held else no_disc(left, y, r))
        parts.append(monk(left, y, r * 1.6, ghost=place >= held))
        parts.append(icon(_OPENED[kind], left + r * 0.3, y + r * 0.2, r * 0.95))
    if stage.codes(key):
        parts.append(glow_box(x - r - 3, y - r - 3, (many - 1) * step + 2 * r + 6, 2 * r + 6, r))
    label = explained(stage.speaker.text(f"name-slot-{kind}"), [f"{held}/{many}"])
    return stage.thing(key, *parts, label=label, rules=("FK-019", "FK-067", "FK-116"))


def tokens(stage: Stage, seat: int, sheet: SheetView, x: float, y: float, size: float) -> str:
    """Adventure tokens, state tokens, figures of slain dragons: whatever a scenario or an extra brings."""
    drawn = ""
    for name in dict.fromkeys(sheet["adventures"]):
        key = elements.adventure(seat, name)
        many = sheet["adventures"].count(name)
        drawn += stage.thing(
            key,
            adventure_token(x + size / 2, y + size / 2, size),
            icon(ADVENTURE_SIGNS[name], x + size * 0.22, y + size * 0.22, size * 0.56),
            text(f"×{many}", x + size * 0.8, y + size * 0.9, size=20, weight=700) if many > 1 else "",
            glow_box(x - 1, y - 1, size + 2, size + 2, size / 2) if stage.codes(key) else "",
            label=adventure_title(stage.speaker, name),
            rules=("FK-076",),
        )
        x += size + 4
    if sheet["states"]:
        key = elements.state_tokens(seat)
        drawn += stage.thing(
            key,
            icon("disc", x, y, size),
            text(str(sheet["states"]), x + size / 2, y + size / 2 + 1, size=20, weight=700, fill="var(--light)"),
            glow_box(x - 1, y - 1, size + 2, size + 2, size / 2) if stage.codes(key) else "",
            label=explained(stage.speaker.text("part-state-tokens"), [str(sheet["states"])]),
            rules=("FK-218", "FK-220"),
        )
        x += size + 4
    for kind, many in sheet["figures"].items():
        if many:
            drawn += dragon_head(kind, x + size / 2, y + size / 2, size)
            drawn += text(str(many), x + size, y + size * 0.85, size=20, weight=700) if many > 1 else ""
            x += size + 8
    return drawn


# Actions


def _action(stage: Stage, seat: int, sheet: SheetView, place: int, x: float, y: float) -> str:
    return action(stage, seat, sheet, place, x, y, 296, 88, 74)


def action(
    stage: Stage, seat: int, sheet: SheetView, place: int, x: float, y: float, width: float, height: float, head: float
) -> str:
    """The space of an action: its sign, the discs on it, the card attached to it."""
    name = ACTIONS[place]
    key = elements.action(seat, name)
    size = min(head - 12, height - 14)
    r = min(19.0, height * 0.23)
    left = x + head + r + 6
    parts = [
        rect(x, y, width, height, fill="var(--washi)", line=1.8, round=9),
        rect(x, y, head, height, fill="var(--mist)", line=1.8, round=9),
        icon(ACTION_SIGNS[name], x + (head - size) / 2, y + (height - size) / 2, size),
    ]
    card = ""
    if name == "rest":
        parts.append(disc(seat, left, y + height / 2 - 3, r))
        room = x + width - left - r - 8
        each = min(30.0, room / 3.3)
        start = x + width - 3 * each - 8
        parts += [
            icon(kind, start + each * number, y + height / 2 - each / 2, each) for number, kind in enumerate(GEAR_TYPES)
        ]
    else:
        many = sheet["spent"][place]
        parts += [disc(seat, left + 9 * each, y + height / 2 - 3, r) for each in range(many)] or [
            no_disc(left, y + height / 2, r)
        ]
        room = left + r + 10 + 9 * max(0, many - 1)
        card = _attached(stage, sheet, place, room, y + 8, x + width - room - 8, height - 16)
    if stage.codes(key):
        parts.append(glow_box(x, y, width, height, 9))
    speaker = stage.speaker
    label = speaker.text(f"option-{name}")
    return stage.thing(key, *parts, card, label=label, rules=_ACTION_RULES[name])


def _attached(stage: Stage, sheet: SheetView, place: int, x: float, y: float, width: float, height: float) -> str:
    id = sheet["cards"][place]
    if id is None:
        return slot(x, y, width, height, round=8) + icon(
            "card", x + width / 2 - 14, y + height / 2 - 14, 28, opacity=0.28
        )
    cubes = gear_of(sheet, card_of(id).type)
    return equipment_card(stage, id, x, y, width, height, cubes, looks=sheet["looks"], most=26)


# Gear


def own_print(
    stage: Stage, seat: int, sheet: SheetView, kind: int, x: float, y: float, width: float, height: float
) -> str:
    """The blueprints held of a gear type, with how much of each is in place."""
    ids = [id for id in sheet["blueprints"] if card_of(id).type == kind]
    if not ids:
        return no_blueprint(stage, elements.no_blueprint(seat, GEAR_TYPES[kind]), kind, x, y, width, height)
    each = (width - 4 * (len(ids) - 1)) / len(ids)
    return "".join(
        _counted_print(stage, id, gear_of(sheet, kind), x + place * (each + 4), y, each, height)
        for place, id in enumerate(ids)
    )


def _counted_print(stage: Stage, id: str, cubes: Cubes, x: float, y: float, width: float, height: float) -> str:
    """A blueprint with its figure beside or below it, where there is more room."""
    met, all = len(in_place(id, cubes)), cubes_in(id)
    ink = "var(--matsu)" if met == all else "var(--sumi)"
    if width > 2 * height:
        left, top, wide, high = x + width - 58, y, 58.0, height
        drawn = blueprint(stage, id, x, y, width - 60, height, cubes)
    else:
        left, top, wide, high = x, y + height - 26, width, 26.0
        drawn = blueprint(stage, id, x, y, width, height - 27, cubes)
    plate = rect(left, top, wide, high, fill="var(--washi)", line=1.4, round=6)
    return drawn + plate + text(f"{met}/{all}", left + wide / 2, top + high / 2 + 1, size=20, weight=700, fill=ink)


def _weapon(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView) -> str:
    x, y, width = 534.0, 14.0, 376.0
    found = arms_of(sheet)
    named = (seat, WEAPON) not in lifted_gear(view)
    size = fitting(sheet, WEAPON, 352, 220, 44)
    key = elements.gear(seat, "weapon")
    whole = stage.thing(
        key,
        panel(x, y, width, 290),
        icon("weapon", x + 10, y + 8, 34),
        weapon_figures(sheet, found, x + 58, y + 26, initiative=sheet["initiative"], size=36),
        hands(found, x + 368, y + 24, 30),
        gear_grid(stage, seat, sheet, WEAPON, x + 12, y + 54, size, named=named),
        glow_box(x, y, width, 290, 9) if stage.codes(key) else "",
        label=gear_title(stage, sheet, WEAPON),
        rules=rules_of_gear(WEAPON),
    )
    monks = ""
    if sheet["slots"]["weapon"]:
        # Empty it lies in the closed half that it opens, filled beside the hands.
        inside = not sheet["monks"]["weapon"]
        at = (x + 12 + 6 * size, y + 54 + 2.5 * size, 28.0) if inside else (x + 276, y + 25, 18.0)
        monks = slots(stage, seat, sheet, "weapon", *at, 0)
    return whole + monks + own_print(held_by(stage, view, seat), seat, sheet, WEAPON, x, y + 296, width, 76)


def gear_title(stage: Stage, sheet: SheetView, kind: int) -> str:
    """A gear in words: what it is worth."""
    name = stage.speaker.text(f"name-gear-{GEAR_TYPES[kind]}")
    if kind == WEAPON:
        return explained(name, [stage.speaker.text("board-initiative", amount=sheet["initiative"])])
    return explained(name, [stage.speaker.text("drawn-strength", amount=strength(sheet, kind))])


def _armour(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView) -> str:
    x, y = 922.0, 14.0
    return (
        panel(x, y, 250, 372)
        + armour(stage, view, seat, sheet, HELMET, x + 6, y + 6, 238, 140)
        + armour(stage, view, seat, sheet, SANDALS, x + 6, y + 150, 238, 116)
        + own_print(held_by(stage, view, seat), seat, sheet, HELMET, x + 12, y + 274, 128, 92)
        + own_print(held_by(stage, view, seat), seat, sheet, SANDALS, x + 148, y + 274, 90, 92)
    )


def armour(
    stage: Stage,
    view: FujiKoroView,
    seat: int,
    sheet: SheetView,
    kind: int,
    x: float,
    y: float,
    width: float,
    height: float,
) -> str:
    """Helmet or sandals: the strength above the grid; for sandals also the lava they pay for and the extra step."""
    named = (seat, kind) not in lifted_gear(view)
    size = fitting(sheet, kind, width - 12, height - 46, 44)
    key = elements.gear(seat, GEAR_TYPES[kind])
    parts = [
        rect(x, y, width, height, fill="none", stroke=None, pointer_events="all"),
        protection(sheet, kind, x + 6, y + 20, 32),
    ]
    if kind == SANDALS and width > 150:
        parts.append(lava_steps(sheet, x + 92, y + 20))
        parts.append(extra_step(sheet, x + 168, y + 20))
    parts.append(gear_grid(stage, seat, sheet, kind, x + 6, y + 42, size, named=named))
    if stage.codes(key):
        parts.append(glow_box(x, y, width, height, 8))
    return stage.thing(key, *parts, label=gear_title(stage, sheet, kind), rules=rules_of_gear(kind))


def lava_steps(sheet: SheetView, x: float, y: float, size: float = 30) -> str:
    """How many cells of lava the sandals can pay for; x is the left, y the middle."""
    price = EMBER_DAMAGE if "ember-walk" in sheet["scrolls"] else LAVA_DAMAGE
    cells = strength(sheet, SANDALS) // price
    return icon("eruption", x, y - size / 2, size) + text(
        str(cells), x + size + 4, y + 1, size=22, weight=700, anchor="start"
    )


def extra_step(sheet: SheetView, x: float, y: float, size: float = 30) -> str:
    """The step that complete sandals add."""
    step = board_of(sheet).sandals_step
    sign = icon("step", x, y - size / 2, size)
    said = text(f"+{step}", x + size, y + 1, size=22, weight=700, anchor="start")
    return group(sign, said, opacity=None if full_sandals(sheet) else 0.35) if step else ""


# Packs


def _packs(stage: Stage, view: FujiKoroView, seat: int, sheet: SheetView) -> str:
    x, y, width = 1184.0, 14.0, 402.0
    return panel(x, y, width, 168) + packs(stage, view, seat, sheet, x + 8, y + 10, width - 16, 54, gap=18)


def packed(sheet: SheetView) -> list[str]:
    """Everything in both packs, by name."""
    held = sheet["packs"]
    return [*held["lower"], *held["upper"], *held["loose"]]


def thing_in(thing: str, seat: int, x: float, y: float, size: float) -> str:
    """Something in a place of a pack; scrolls and blueprints lie there as their tokens."""
    if thing in MATERIALS:
        return cube(thing, x + size * 0.1, y + size * 0.1, size * 0.8)
    middle = (x + size / 2, y + size / 2)
    if thing == "monk":
        return monk(*middle, size * 0.84)
    return plan_token(*middle, size * 0.8) if thing in CARD_BY_ID else scroll_token(seat, *middle, size * 0.86)


def packs(
    stage: Stage,
    view: FujiKoroView,
    seat: int,
    sheet: SheetView,
    x: float,
    y: float,
    width: float,
    most: float,
    *,
    gap: float = 0,
    head: float = 54,
    columns: int = 10,
) -> str:
    """The upper pack, open or closed, and the lower one with its pockets; cubes of a kind are one thing to choose."""
    first, second = sheet["packs"]["places"]
    pockets = sheet["backpack"]["pockets"]
    across = min(columns, max(first + pockets, second))
    size = min(most, (width - head) / across)
    low = y + -(-second // across) * size + gap
    above = _boxes(second, across, x + head, y, size)
    below = _boxes(first + pockets, across, x + head, low, size)
    held, named = sheet["packs"], seat not in lifted_pack(view)
    # Only cubes lie in the pockets, which come last.
    lowest = sorted(held["lower"], key=lambda thing: thing in MATERIALS)
    # What has just come, or is too much, lies beside the upper pack, marked red, until it has found its place.
    over = max(0, len(held["lower"]) - len(below))
    spilt = [(x + width - size * (place + 1), y + size * 0.12) for place in range(over + len(held["loose"]))]
    upper = _pack(
        stage,
        elements.upper_pack(seat) if named else "",
        [_place(*at, size, is_open=held["upper_open"], pocket=False) for at in above],
        _contents(stage, seat, held["upper"], above, size, elements.held_above if named else None),
        _around(above, size),
        stage.speaker.text("name-pack-upper"),
    )
    lower = _pack(
        stage,
        elements.backpack(seat) if named else "",
        [_place(*at, size, is_open=True, pocket=place >= first) for place, at in enumerate(below)],
        _contents(stage, seat, lowest, [*below, *spilt[:over]], size, elements.held if named else None),
        _around(below, size),
        stage.speaker.text("board-pack", used=len(packed(sheet)), room=sheet["backpack"]["room"] + pockets),
    )
    loose = "".join(_place(*at, size, is_open=False, pocket=False, spilt=True) for at in spilt)
    loose += _contents(stage, seat, held["loose"], spilt[over:], size, elements.loose if named else None)
    room = sheet["backpack"]["room"] + pockets
    bag = pack_sign(stage, seat, f"{len(packed(sheet))}/{room}", x, low, named=named)
    monks = slots(stage, seat, sheet, "backpack", x + 23, y + size / 2, min(20.0, size * 0.48), 0)
    return upper + lower + bag + loose + monks


def _around(boxes: list[tuple[float, float]], size: float) -> tuple[float, float, float, float]:
    """The corner and the extent of a pack."""
    left, top = boxes[0]
    right, bottom = max(x for x, _ in boxes) + size, max(y for _, y in boxes) + size
    return left, top, right - left, bottom - top


def _pack(
    stage: Stage,
    key: str,
    ground: list[str],
    contents: str,
    extent: tuple[float, float, float, float],
    label: str,
) -> str:
    """One of the two packs, a thing to be chosen if it has a key."""
    lit = glow_box(*extent, 8) if stage.codes(key) else ""
    shown = stage if key else Bare(stage.speaker)
    return shown.thing(key, *ground, contents, lit, label=label, rules=("FK-072", "FK-073", "FK-075"))


def _boxes(places: int, columns: int, x: float, y: float, size: float) -> list[tuple[float, float]]:
    return [(x + place % columns * size, y + place // columns * size) for place in range(places)]


def pack_sign(stage: Stage, seat: int, said: str, x: float, y: float, *, named: bool) -> str:
    """The bag with how full it is: where a monk goes when all slots are taken."""
    sign = 28.0
    drawn = icon("pack", x + 22 - sign / 2, y - 2, sign) + text(said, x + 23, y + sign + 9, size=20, weight=700)
    key = elements.slot(seat, "pack")
    shown = stage if named else Bare(stage.speaker)
    lit = glow_box(x, y - 4, 46, sign + 26, 8) if shown.codes(key) else ""
    return shown.thing(key, drawn, lit, label=stage.speaker.text("name-slot-pack"), rules=("FK-019",))


def _place(x: float, y: float, size: float, *, is_open: bool, pocket: bool, spilt: bool = False) -> str:
    return rect(
        x + 2,
        y + 2,
        size - 4,
        size - 4,
        fill="var(--sakura)" if pocket else "var(--paper)" if is_open else "var(--mist)",
        stroke="var(--shu)" if spilt else "var(--sumi)" if is_open else "var(--usuzumi)",
        line=3 if spilt else 1.4,
        round=size * 0.14,
        stroke_dasharray=None if is_open else "4 4",
    )


def _contents(
    stage: Stage,
    seat: int,
    things: list[str],
    boxes: list[tuple[float, float]],
    size: float,
    key_of: Callable[[int, str], str] | None,
) -> str:
    """Things in their places, alike ones together; without `key_of` they are chosen elsewhere."""
    found: dict[str, list[tuple[float, float]]] = {}
    for thing, at in zip(things, boxes, strict=False):
        found.setdefault(thing, []).append(at)
    drawn = ""
    lying = stage if key_of is not None else Bare(stage.speaker)
    for thing, places in found.items():
        # Whatever comes into a pack comes from where its samurai is.
        pieces = [
            group(
                thing_in(thing, seat, left, top, size),
                data_move=f"pack-{seat}-{thing}-{number}",
                data_from=elements.samurai(seat),
            )
            for number, (left, top) in enumerate(places)
        ]
        key = key_of(seat, thing) if key_of is not None else ""
        lit = [glow_box(left + 2, top + 2, size - 4, size - 4, size * 0.14) for left, top in places]
        label = pack_thing_title(stage.speaker, thing, len(places))
        shown = lit if lying.codes(key) else ()
        drawn += lying.thing(key, *pieces, *shown, label=label, rules=("FK-072", "FK-073"))
    return drawn


# Scrolls


def own_scroll(
    stage: Stage, seat: int, sheet: SheetView, place: int, x: float, y: float, width: float, height: float
) -> str:
    """A scroll slot: the card with its text, or what it takes to open the slot."""
    id = sheet["scrolls"][place]
    opened = place == 1 and bool(sheet["slots"]["scroll"])
    if id is None:
        middle, r = (x + width / 2, y + height / 2), min(24.0, height * 0.34)
        ground = slot(x, y, width, height, round=8)
        if opened:
            return ground + slots(stage, seat, sheet, "scroll", *middle, r, 0)
        sign = icon("scroll", middle[0] - 18, middle[1] - 18, 36, opacity=0.28)
        label = stage.speaker.text("drawn-no-scroll")
        return stage.thing(elements.no_scroll(seat, place), ground, sign, label=label, rules=("FK-063",))
    drawn = _scroll_card(stage, id, x, y, width, height)
    return drawn + slots(stage, seat, sheet, "scroll", x + width - 24, y + height - 22, 18, 0) if opened else drawn


def _scroll_card(stage: Stage, id: str, x: float, y: float, width: float, height: float) -> str:
    speaker = stage.speaker
    name, about = speaker.text(f"name-scroll-{id}"), speaker.text(f"about-scroll-{id}")
    key = elements.card(id)
    parts = [
        rect(x + 6, y + 3, width - 12, height - 6, fill="var(--paper)", line=1.5, round=2),
        rect(x, y, 10, height, fill="var(--kin)", line=1.4, round=5),
        rect(x + width - 10, y, 10, height, fill="var(--kin)", line=1.4, round=5),
    ]
    if height > 100:
        lines = int((height - 44) / 21)
        parts.append(text(shortened(name, width - 32, 20), x + 18, y + 22, size=20, weight=700, anchor="start"))
        parts.append(paragraph(about, x + 18, y + 38, width - 30, lines, 20, step=1.04))
    else:
        room = width - 54
        size = 20 if all(fits(word, room, 20) for word in name.split()) else 18
        # Letters are narrower than they are reckoned; a word that is long all the same gives way to dots.
        said = " ".join(shortened(word, room + 10, size) for word in name.split())
        parts.append(icon(SCROLL_SIGNS[id], x + 12, y + height / 2 - 14, 28))
        parts.append(paragraph(said, x + 42, y + max(4, height / 2 - 24), room, 2, size, weight=700))
    if stage.codes(key):
        parts.append(glow_box(x - 1, y - 1, width + 2, height + 2))
    return stage.thing(key, *parts, label=scroll_title(speaker, id), rules=("FK-063", "FK-066"))
