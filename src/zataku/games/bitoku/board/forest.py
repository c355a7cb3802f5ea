"""The middle of the valley: Hikaru hills, the river, the Home, the forest regions, kodama tracks, inhabited zones."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.draw.icons import icon
from zataku.draw.pieces import crest, slot
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, path, rect, text

from .. import elements
from ..components import BUILDING_TYPES, DATA
from ..names import component_name
from ..view import BitokuView, BuildingSpace, BuildingTile, Deeds, DieOnBoard, Hill, HomeSpace, Region, YokaiCard
from . import valley
from .cards import bitoku_card, building_tile, site, yokai_card
from .counting import leaders, standing
from .parts import EMBLEMS, effect_face, guardian, hikaru, kodama, need, pale, rules_of, said
from .valley import BANK, COLUMN, COLUMNS, FOREST, FOREST_HEIGHT, HILLS, RIVER, ROW, STONES

#: Where the sign stands left of the ford and the way over is explained on its right.
_SIGN_LEFT = ("yomi", "jade")
#: Where the wisp of each favour lies, from the corner of its hill.
_HIKARU = {"bitoku": (30, 22), "yokai": (137, 40), "deeds": (206, 20)}
#: And where one could be laid now: at a corner, so that what the favour gives can still be read.
_COVERING = {"bitoku": (-8, 70), "yokai": (184, -8), "deeds": (215, 62)}


# Hills


@piece("areas", "deeds")
def hill(stage: Stage, view: BitokuView, seen: Hill) -> str:
    """The three favours of a hill: a bitoku lying under a yokai, and the deeds; then its bank."""
    name = seen["id"]
    x, y = COLUMNS[name], HILLS
    parts = [_bitoku(stage, seen, x, y), _yokai(stage, seen, x, y), _deeds(stage, view["deeds"], name, x, y)]
    parts += [_hikaru(stage, seen, favour, x, y) for favour in _HIKARU]
    parts += [_bank_space(stage, view, left, area, space) for left, area, space in bank_spaces(view, name)]
    return el(
        "g",
        *parts,
        _ford(x + (200 if name in _SIGN_LEFT else COLUMN - 200)),
        _crossing(stage, name),
        _sign_post(stage, name),
    )


def _hikaru(stage: Stage, seen: Hill, favour: str, x: float, y: float) -> str:
    """The wisp on a favour that is covered; a small pale one where a favour can be covered now."""
    name = elements.hikaru(seen["id"], favour)
    if favour in seen["covered"]:
        dx, dy = _HIKARU[favour]
        label = f"{stage.speaker.text(f'board-{favour}')}: {stage.speaker.text('board-covered')}"
        wisp = hikaru(x + dx, y + dy, 50, data_move=stage.moving("hikaru"))
        return stage.thing(name, wisp, label=label, rules=("BK-084", "BK-088"))
    if not stage.codes(name):
        return ""
    dx, dy = _COVERING[favour]
    label = f"{stage.speaker.text(f'board-{favour}')}: {stage.speaker.text('board-cover')}"
    return stage.thing(name, hikaru(x + dx, y + dy, 34), label=label, rules=("BK-088",))


def _bitoku(stage: Stage, seen: Hill, x: float, y: float) -> str:
    card = seen["bitoku"]
    lying = bitoku_card(card, x + 2, y + 2, 142, 86, shown=106) if card else slot(x + 2, y + 2, 104, 86, round=8)
    label = (
        stage.speaker.text("board-bitoku") if card is None else stage.speaker.say(component_name("bitoku", card["id"]))
    )
    rules = ["BK-085", "BK-106", *(rules_of(card["action"]) if card else ())]
    move = f"bitoku-{card['id']}" if card else None
    return stage.thing(elements.favour(seen["id"], "bitoku"), lying, label=label, rules=rules, data_move=move)


def _yokai(stage: Stage, seen: Hill, x: float, y: float) -> str:
    card = seen["yokai"]
    standing = yokai_card(card, x + 110, y, 104, 138) if card else slot(x + 110, y, 104, 138, round=8)
    label = stage.speaker.text("board-yokai") if card is None else yokai_told(stage, card)
    rules = ["BK-086", "BK-160", *(rules_of(card["action"]) if card else ())]
    move = f"yokai-{card['id']}" if card else None
    return stage.thing(elements.favour(seen["id"], "yokai"), standing, label=label, rules=rules, data_move=move)


def yokai_told(stage: Stage, card: YokaiCard) -> str:
    """A yokai card in words, its virtue too."""
    counted = stage.speaker.text(f"name-count-{card['per']}", amount=1)
    name = stage.speaker.say(component_name("yokai", card["id"]))
    return f"{name} · {stage.speaker.text('board-virtue', points=card['virtue'], counted=counted)}"


def _deeds(stage: Stage, deeds: Deeds, name: str, x: float, y: float) -> str:
    """The third favour: so many of four deeds, each a place of its own."""
    speaker, choose = stage.speaker, deeds["choose"]
    parts = [
        rect(x + 220, y + 2, 92, 86, round=10, line=2),
        rect(x + 221, y + 3, 25, 84, fill="var(--mist)", stroke=None, round=9),
        text(str(choose), x + 233, y + 45.5, size=24, weight=700),
    ]
    for number, deed in enumerate(deeds["actions"]):
        sign = icon(deed, x + 247 + number % 2 * 32, y + 9 + number // 2 * 40, 32)
        parts.append(
            stage.thing(elements.deed(name, number + 1), sign, label=said(speaker, deed), rules=rules_of(deed))
        )
    all_of_them = "; ".join(said(speaker, deed) for deed in deeds["actions"])
    label = f"{speaker.text('board-deeds')}: {choose} × ({all_of_them})"
    return stage.thing(elements.favour(name, "deeds"), *parts, label=label, rules=("BK-087",))


def bank_spaces(view: BitokuView, name: str) -> list[tuple[float, int, int]]:
    """The die spaces drawn with a hill, beside the foot of its yokai: their x, area and number.

    An area that two hills share has one space with each.
    """
    number, area = next((number, area) for number, area in enumerate(view["areas"]) if name in area["hills"])
    x = COLUMNS[name]
    if len(area["hills"]) > 1:
        return [(x + 246, number, 0)] if area["hills"][0] == name else [(x + 36, number, 1)]
    lefts = {1: (36,), 2: (36, 246), 3: (8, 60, 246)}[area["spaces"]]
    return [(x + left, number, space) for space, left in enumerate(lefts)]


def _bank_space(stage: Stage, view: BitokuView, x: float, area: int, space: int) -> str:
    dice = view["areas"][area]["dice"]
    parts = [rect(x, BANK, 42, 42, round=10, line=2)]
    if space < len(dice):
        parts.append(die(stage, dice[space], x + 3, BANK + 5, 36))
    else:
        parts.append(pale(icon("cross", x + 7, BANK + 7, 28)))
    hills = ", ".join(stage.speaker.text(f"name-hill-{name}") for name in view["areas"][area]["hills"])
    return stage.thing(elements.hill_space(area, space + 1), *parts, label=hills, rules=("BK-081", "BK-083"))


def die(stage: Stage, seen: DieOnBoard, x: float, y: float, size: float) -> str:
    """A die out in the valley; it keeps the id that it has at home, because crossing names it."""
    seat = seen["seat"]
    name = elements.die(seat, seen["die"])
    label = f"{stage.speaker.seat(seat)}: {seen['value']}"
    piece = guardian(seat, seen["value"], x, y, size, data_move=f"die-{seat}-{seen['die']}")
    return stage.thing(name, piece, label=label, rules=("BK-061", "BK-081"))


# The river


def _ford(x: float) -> str:
    """Stepping stones."""
    return "".join(
        el(
            "ellipse",
            cx=x + dx,
            cy=RIVER + 7 + row * 10,
            rx=16,
            ry=6,
            fill="var(--stone)",
            stroke="var(--sumi)",
            stroke_width=1.6,
        )
        for row, dx in enumerate((-4, 5, -2))
    )


def _crossing(stage: Stage, name: str) -> str:
    """Once on each side of the Home what crossing does to a die: one less, and a six becomes a three."""
    if name in _SIGN_LEFT:
        return ""
    x, y = COLUMNS[name] - 98, RIVER
    return stage.thing(
        elements.crossing(name),
        rect(x, y, 184, 34, round=17, line=1.6),
        rect(x + 12, y + 4, 26, 26, fill="var(--light)", round=6, line=1.5, stroke="var(--ink)"),
        text("−1", x + 57, y + 17.5, size=22, weight=700, fill="var(--shu)"),
        path(f"M{x + 82} {y + 6}v22", width=1.2, stroke="var(--usuzumi)"),
        need(6, x + 92, y + 3.5, 27),
        icon("arrow", x + 123, y + 9, 16),
        need(3, x + 145, y + 3.5, 27),
        label=stage.speaker.text("board-crossing"),
        rules=("BK-081", "BK-082"),
    )


def _sign_post(stage: Stage, name: str) -> str:
    """The name of the region, at the outer end of its stretch of the river, with its emblem."""
    words = stage.speaker.text(f"board-sign-{name}")
    width = 36 + len(words) * 13.2
    x = COLUMNS[name] + (4 if name in _SIGN_LEFT else COLUMN - 4 - width)
    return stage.thing(
        elements.sign(name),
        rect(x, RIVER + 1, width, 31, fill="var(--road)", round=5, line=1.8),
        icon(EMBLEMS[name], x + 3, RIVER + 3, 27),
        text(words, x + 32 + (width - 36) / 2, RIVER + 17, size=20, weight=700),
        label=stage.speaker.text(f"name-region-{name}"),
        rules=("BK-059", "BK-060", "BK-061"),
    )


# The Home


def home(stage: Stage, view: BitokuView) -> str:
    """The great tree: turn order in its crown, four hollows from high to low, kodamas among the roots."""
    x = COLUMNS["home"]
    seen = next(region for region in view["regions"] if region["id"] == "home")
    stones = [(x + 32.0 + number * 52, 637.0) for number in range(4)] + [(x + 190.0 - n * 40, 680.0) for n in range(3)]
    lane = path("M" + "L".join(f"{a} {b + 3}" for a, b in [*stones, (x + 40, 680)]), stroke="var(--road)", width=8)
    return el(
        "g",
        valley.tree(),
        _turn_order(stage, view, x + valley.HOME / 2),
        *(_hollow(stage, space, number, x) for number, space in enumerate(view["home"])),
        lane,
        kodamas(stage, seen, stones, 20),
        lake(stage, seen, x + 30, 684),
    )


def _turn_order(stage: Stage, view: BitokuView, x: float) -> str:
    parts = []
    order = view["order"]
    for number, seat in enumerate(order):
        left = x - len(order) * 23 + number * 46
        mark = crest(seat, left + 4, 320, 38, data_move=f"order-{seat}")
        gone = seat in view["passed"] and view["season"] == "summer"
        parts.append(pale(mark, opacity=0.35) if gone else mark)
        if seat == view["deciding"]:
            parts.append(circle(left + 23, 339, 22, fill="none", stroke="var(--kin)", line=4))
    label = ", ".join(stage.speaker.seat(seat) for seat in order)
    return stage.thing(elements.TURN_ORDER, *parts, label=label, rules=("BK-154", "BK-155"))


def _hollow(stage: Stage, space: HomeSpace, number: int, x: float) -> str:
    top = 404 + number * 53
    width = valley.HOME
    parts = [
        rect(x + 22, top, width - 44, 49, round=12, line=2),
        rect(x + 27, top + 4, 41, 41, fill="var(--paper)", round=10, line=1.5, stroke="var(--usuzumi)"),
        effect_face(space["action"], x + 72, top + 5, width - 100, 39, largest=38),
        *(die(stage, each, x + 29, top + 8, 36) for each in space["dice"]),
    ]
    label = stage.speaker.say(component_name("home", space["id"]))
    return stage.thing(
        elements.home_space(number + 1), *parts, label=label, rules=["BK-076", *rules_of(space["action"])]
    )


# Kodama tracks


def kodamas(stage: Stage, region: Region, places: Sequence[tuple[float, float]], r: float) -> str:
    """The stones of a track with the kodamas on them."""
    parts = [
        el("ellipse", cx=x, cy=y + 3, rx=r, ry=r * 0.86, fill="var(--stone)", stroke="var(--sumi)", stroke_width=1.6)
        for x, y in places
    ]
    for number, (x, y) in enumerate(places):
        here: list[int | None] = [seat for seat, at in enumerate(region["kodamas"]) if at == number + 1]
        if region["neutral"] == number + 1:
            here.append(None)
        size = r * {1: 1.8, 2: 1.3}.get(len(here), 1.15)
        for place, seat in enumerate(here):
            dx, dy = _huddle(place, len(here))
            name = elements.neutral_kodama(region["id"]) if seat is None else elements.kodama(seat, region["id"])
            piece = kodama(seat, x + dx * size - size / 2, y + dy * size - size / 2 + 1, size, data_move=name)
            parts.append(
                stage.thing(name, piece, label=_kodama_told(stage, seat, number + 1), rules=("BK-112", "BK-114"))
            )
    return el("g", *parts)


def _huddle(number: int, count: int) -> tuple[float, float]:
    """Where one of several stands on a stone, in its own sizes."""
    if count < 3:
        return (number - (count - 1) / 2) * 0.84, 0
    if count == 3 and number == 2:
        return 0, 0.4
    return (number % 2 - 0.5) * 0.84, (number // 2 - 0.5) * 0.8


def _kodama_told(stage: Stage, seat: int | None, at: int) -> str:
    if seat is None:
        return stage.speaker.text("board-neutral", space=at)
    return f"{stage.speaker.seat(seat)}: {at}"


def lake(stage: Stage, region: Region, x: float, y: float) -> str:
    """The lake at the end of a track: its treasure's prizes, and above them who leads and by how much."""
    first, lead = leaders(region)
    parts = [
        el("ellipse", cx=x, cy=y, rx=52, ry=27, fill="var(--river)", stroke="var(--sumi)", stroke_width=1.8),
        rect(x - 43, y - 1, 86, 26, round=13, line=1.4),
        icon("point", x - 40, y + 2, 20),
    ]
    for number, prize in enumerate(region["treasure"]["prizes"]):
        fill = "var(--usuzumi)" if number else "var(--sumi)"
        parts.append(
            text(str(prize), x - 8 + number * 18, y + 12.5, size=22 if number == 0 else 20, weight=700, fill=fill)
        )
    shown = first[:3]
    left = x - (len(shown) * 20 + (24 if len(first) == 1 else 0)) / 2
    for number, seat in enumerate(shown):
        parts.append(
            kodama(None, left + number * 20, y - 25, 22)
            if seat is None
            else crest(seat, left + number * 20, y - 25, 22)
        )
    if len(first) == 1:
        parts.append(text(f"+{lead}", left + 24, y - 13, size=20, anchor="start", weight=700))
    label = (
        f"{stage.speaker.say(component_name('treasure', region['treasure']['id']))} · {standing(region, stage.speaker)}"
    )
    return stage.thing(elements.treasure(region["id"]), *parts, label=label, rules=("BK-172", "BK-114"))


# Forest regions and inhabited zones


@piece()
def river_region(stage: Stage, region: Region) -> str:
    name = region["id"]
    x = COLUMNS[name]
    places = [(x + 17 + number * 30.0, STONES + 22.0) for number in range(region["length"])]
    return el(
        "g",
        _forest(stage, region, x),
        path(f"M{x + 10} {STONES + 26}H{x + COLUMN - 60}", stroke="var(--road)", width=8),
        kodamas(stage, region, places, 16),
        lake(stage, region, x + COLUMN - 51, STONES + 25),
        *(_building_space(stage, region, space) for space in region["zone"]),
    )


def _forest(stage: Stage, region: Region, x: float) -> str:
    """Die spaces at the left, five actions with the least die for each at the right."""
    name = region["id"]
    parts = [
        rect(x, FOREST, COLUMN, FOREST_HEIGHT, round=10, line=2),
        rect(x + 1, FOREST + 1, 58, FOREST_HEIGHT - 2, fill="var(--glade)", stroke=None, round=9),
        path(f"M{x + 59} {FOREST}v{FOREST_HEIGHT}", width=1.3),
        *_die_spaces(stage, region, x),
    ]
    for number, action in enumerate(region["forest"]):
        left, top = valley.forest_row(name, number)
        ground = "var(--mist)" if number % 2 == 0 else "var(--washi)"
        row = (
            rect(left, top, COLUMN - 63, ROW, fill=ground, stroke=None, round=6, fill_opacity=0.55)
            + need(action["minimum"], left + 5, top + 2, 28)
            + effect_face(action["action"], left + 41, top + 1, COLUMN - 106, 30, largest=30, anchor="start")
        )
        label = f"{action['minimum']}+: {said(stage.speaker, action['action'])}"
        rules = ["BK-061", "BK-063", *rules_of(action["action"])]
        parts.append(stage.thing(elements.forest_action(action["id"]), row, label=label, rules=rules))
    label = stage.speaker.text(f"name-region-{name}")
    return stage.thing(elements.region(name), *parts, label=label, rules=("BK-059", "BK-060", "BK-061"))


def _die_spaces(stage: Stage, region: Region, x: float) -> list[str]:
    spaces = region["spaces"]
    pitch = (FOREST_HEIGHT - 4) / max(spaces, 3)
    parts = []
    for number in range(spaces):
        top = FOREST + 3 + (FOREST_HEIGHT - 4 - spaces * pitch) / 2 + number * pitch
        parts.append(rect(x + 8, top + 4, 43, 43, fill="var(--paper)", round=10, line=2))
        if number < len(region["dice"]):
            parts.append(die(stage, region["dice"][number], x + 11, top + 9, 37))
        else:
            parts.append(pale(icon("die", x + 15, top + 11, 29), opacity=0.28))
    return parts


def _building_space(stage: Stage, region: Region, space: BuildingSpace) -> str:
    name, kind = region["id"], space["type"]
    x, y = valley.zone_place(name, BUILDING_TYPES, DATA["lower-left"][name], kind)
    tile = space["building"]
    speaker = stage.speaker
    if tile is None:
        label = f"{speaker.text('name-region-' + name)}: {speaker.text('name-type-' + kind)}"
        return stage.thing(elements.zone(name, kind), site(kind, x, y, 154, 62), label=label, rules=("BK-109",))
    drawn = building_tile(tile, x, y, 154, 62, space["owner"])
    label = building_told(stage, tile, space["owner"])
    rules = ["BK-064", "BK-066", *rules_of(tile["action"])]
    id = elements.building(tile["number"])
    return stage.thing(id, drawn, label=label, rules=rules, data_move=id)


def building_told(stage: Stage, tile: BuildingTile, owner: int | None = None) -> str:
    """A building in words: its action, whose it is, what the owner gets from visitors."""
    speaker = stage.speaker
    name = speaker.say(component_name("building", tile["id"]))
    if not tile["bonus"]:
        return name
    whose = "" if owner is None else f" ({speaker.seat(owner)})"
    return f"{name} · {speaker.text('board-owner-gets', gain=said(speaker, tile['bonus']))}{whose}"
