"""What personal boards are drawn with, whole, as a dock or as a strip: rooms, areas, harmony, spirits, figures."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.draw import rooms
from zataku.draw.icons import icon
from zataku.draw.marks import FIGURE, asked, signed
from zataku.draw.pieces import badge, crest
from zataku.draw.pieces import slot as empty
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, path, rect, text
from zataku.kernel.effects import Word

from .. import elements
from ..components import KINDS, TEMPLES
from ..view import BambooView, HarmonyTileView, SheetView
from .pieces import (
    centred,
    emblem,
    face,
    house_tile,
    little_roof,
    nearest_rooms,
    part_sign,
    pattern,
    power,
    room_effect,
    shoot,
    spirit,
    waking,
)
from .seen import (
    GRID,
    MOST_COMFORT,
    Home,
    balance,
    changes,
    condition_of,
    empty_named_cells,
    food_value,
    has_named_cells,
    home_of,
    meal,
    missing,
    outlook,
)
from .words import harmony_name, outlook_name

# Goods and live figures


def figure(sign: str, said: str, x: float, y: float, size: float, letters: float, *, faded: bool = False) -> str:
    """An icon with a number; x is the left, y the middle."""
    drawn = icon(sign, x, y - size / 2, size) + text(
        said, x + size + 6, y + 1, size=letters, anchor="start", weight=700
    )
    return el("g", drawn, opacity=0.42) if faded else drawn


def happiness(stage: Stage, player: SheetView, seat: int, x: float, y: float, size: float, letters: float) -> str:
    label = stage.speaker.text("thing-happiness", seat=stage.speaker.seat(seat), amount=player["happiness"])
    drawn = figure("point", signed(player["happiness"]), x, y, size, letters)
    return stage.thing(elements.points(seat), drawn, label=label, rules=("BB-021",))


def coins(stage: Stage, player: SheetView, seat: int, x: float, y: float, size: float, letters: float) -> str:
    label = stage.speaker.effect(Word("coin", player["coins"]))
    drawn = figure("coin", str(player["coins"]), x, y, size, letters)
    return stage.thing(elements.coins(seat), drawn, label=label, rules=("BB-023",))


def incense(stage: Stage, player: SheetView, seat: int, x: float, y: float, size: float, letters: float) -> str:
    label = stage.speaker.text("thing-incense", amount=player["incense"], waiting=player["waiting"])
    drawn = figure("incense", str(player["incense"]), x, y, size, letters)
    return stage.thing(elements.incense(seat), drawn, label=label, rules=("BB-011", "BB-044"))


def food(
    stage: Stage, player: SheetView, seat: int, places: Sequence[tuple[float, float]], size: float, letters: float
) -> str:
    """Food by kind, each at its place."""
    held = []
    for (kind, count), (x, y) in zip(player["food"].items(), places, strict=True):
        worth = stage.speaker.effect(Word("food", food_value(kind)))
        label = f"{stage.speaker.text(f'name-food-{kind}')} ×{count}: {worth}"
        drawn = figure(kind, str(count), x, y, size, letters, faded=not count)
        held.append(stage.thing(elements.held_food(seat, kind), drawn, label=label, rules=("BB-101",)))
    return stage.thing(elements.larder(seat), *held)


def meal_figure(stage: Stage, view: BambooView, seat: int, x: float, y: float, size: float, letters: float) -> str:
    """What the next family meal needs: food in store, food owed, happiness lost as it stands."""
    owes = meal(view, seat)
    said = f"{owes.food}/{owes.owed}"
    label = stage.speaker.text("thing-meal", owed=owes.owed, food=owes.food, lost=owes.lost)
    drawn = figure("food", said, x, y, size, letters)
    mark = loss(owes.lost, x + size + 14 + letters * 0.62 * len(said), y, letters)
    return stage.thing(elements.meal(seat), drawn, mark, label=label, rules=("BB-101",))


def loss(amount: int, x: float, y: float, letters: float) -> str:
    """What would be lost, red; a tick when it is nothing. x is the left, y the middle."""
    if not amount:
        return asked(0, x + letters * 0.5, y, letters)
    return text(f"−{amount}", x, y + 1, size=letters * 0.94, anchor="start", weight=700, fill="var(--shu)")


def scales(
    stage: Stage, player: SheetView, seat: int, x: float, y: float, width: float, letters: float, *, above: bool = True
) -> str:
    """A beam with the comfort of both wings above or beside its ends, tilted to the heavier; x is its middle, y its
    height."""
    weighs = balance(player)
    tilt = max(-5.0, min(5.0, (weighs.right - weighs.left) * 1.2))
    half = width / 2
    pans = "".join(circle(x + side * half, y, 5, fill="var(--kin)", line=1.5) for side in (-1, 1))
    beam = el(
        "g", path(f"M{x - half:g} {y:g}H{x + half:g}", width=3.4), pans, transform=f"rotate({tilt:g} {x:g} {y:g})"
    )
    post = path(f"M{x - 9:g} {y + 17:g}L{x:g} {y + 1:g}l9 16z", fill="var(--wood)", width=1.5)
    out, rise = (-8, letters * 0.72) if above else (letters * 0.8, 0)
    sides = "".join(
        text(str(comfort), x + side * (half + out), y - rise, size=letters, weight=700)
        for side, comfort in ((-1, weighs.left), (1, weighs.right))
    )
    mark = loss(weighs.lost, x + half + (12 if above else 2 * out), y, letters)
    label = stage.speaker.text("thing-balance", left=weighs.left, right=weighs.right, lost=weighs.lost)
    return stage.thing(elements.balance(seat), beam, post, sides, mark, label=label, rules=("BB-121",))


def named(stage: Stage, player: SheetView, seat: int, x: float, y: float, letters: float) -> str:
    """On the night side, named rooms that are empty yet."""
    if not has_named_cells(player):
        return ""
    lost = empty_named_cells(player)
    label = stage.speaker.text("thing-named", count=lost)
    mark = loss(lost, x + letters * 1.2 + 6, y, letters)
    drawn = centred("named-room", x + letters * 0.6, y, letters * 1.2)
    return stage.thing(elements.named_rooms(seat), drawn, mark, label=label, rules=("BB-111",))


def total(stage: Stage, player: SheetView, seat: int, x: float, y: float, size: float, letters: float) -> str:
    """What would be scored if the match ended now."""
    ends = outlook(player)
    label = outlook_name(stage.speaker, ends, night=has_named_cells(player))
    drawn = figure("final-point", signed(ends.total), x, y, size, letters)
    return stage.thing(elements.outlook(seat), drawn, label=label, rules=("BB-120", "BB-121", "BB-122"))


def who(stage: Stage, view: BambooView, seat: int, *drawn: str) -> str:
    """Crest and name; the first player is told."""
    name = stage.speaker.seat(seat)
    first = view["first"] == seat
    label = stage.speaker.text("thing-first", seat=name) if first else name
    return stage.thing(elements.name(seat), *drawn, label=label, rules=("BB-022",) if first else ())


# Areas


@piece("marker", "areas", "area_sizes")
def area(
    stage: Stage,
    player: SheetView,
    seat: int,
    temple: str,
    box: tuple[float, float, float, float],
    tab: float,
    pitch: float,
    joint: str,
    at: tuple[float, float],
) -> str:
    """The area of a temple: its sign, with the crest where the action marker stands, and its shoots."""
    x, y, width, height = box
    here = player["marker"] == temple
    shoots = player["areas"][temple]
    flag = f"M{x + 9:g} {y + 1.5:g}H{x + tab:g}V{y + height - 1.5:g}H{x + 9:g}q-7 0-7-7V{y + 8.5:g}q0-7 7-7z"
    parts = [
        rect(
            x,
            y,
            width,
            height,
            fill="var(--paper)",
            stroke=f"var(--seat-{seat})" if here else "var(--usuzumi)",
            line=4 if here else 1.5,
            round=8,
        ),
        path(flag, fill=f"var(--temple-{temple})", stroke=None),
        emblem(temple, x + tab / 2 + 1, y + height * (0.3 if here else 0.5), min(34, tab * 0.72)),
    ]
    if here:
        size = min(28, tab * 0.74)
        parts.append(
            crest(seat, x + tab / 2 + 1 - size / 2, y + height * 0.7 - size / 2, size, data_move=f"marker-{seat}")
        )
    dx, dy = at
    for place in range(player["area_sizes"][temple]):
        left = x + dx + place * pitch
        if place < len(shoots):
            parts.append(shoot(stage, shoots[place], left, y + dy, joint))
        else:
            parts.append(empty(left + 2, y + dy + 3, pitch - 9, height - 2 * dy - 6, round=7))
    label = stage.speaker.text("thing-area", temple=stage.speaker.text(f"name-temple-{temple}"), count=len(shoots))
    if here:
        label = f"{label}. {stage.speaker.text('thing-marker')}"
    return stage.thing(elements.area(seat, temple), *parts, label=label, rules=("BB-042", "BB-050"))


# The house


def house_rooms(stage: Stage, view: BambooView, seat: int, x: float, y: float, size: float) -> str:
    """All rooms; while a tile is placed or paid for, what it would do in each of them."""
    player = view["seats"][seat]
    placing = view["placing"]
    effects = (
        changes(player, placing["tile"]["kind"], placing["tile"]["comfort"])
        if placing and placing["seat"] == seat
        else {}
    )
    drawn = []
    for cell in range(GRID.cells):
        row, column = divmod(cell, player["columns"])
        left, top = x + column * size, y + row * size
        effect = effects.get(cell)
        over = "" if effect is None else room_effect(effect.points, left, top, size, spoils=effect.spoils)
        drawn.append(_room(stage, player, seat, cell, left, top, size, over))
    return "".join(drawn)


@piece("house", "harmony", "columns")
def _room(stage: Stage, player: SheetView, seat: int, cell: int, x: float, y: float, size: float, over: str) -> str:
    room = player["house"][cell]
    row, column = divmod(cell, player["columns"])
    place = f"{row + 1}-{column + 1}"
    id = elements.house_cell(seat, place)
    if room["tile"] is not None:
        tile = house_tile(stage, room["tile"], x + 1.5, y + 1.5, size - 3)
        return stage.thing(id, tile, over)
    wing = column in (*GRID.left, *GRID.right)
    ground = rect(
        x + 1.5,
        y + 1.5,
        size - 3,
        size - 3,
        fill="var(--mist)" if wing else "var(--washi)",
        stroke="var(--usuzumi)",
        line=1.2,
        round=size * 0.08,
    )
    label = stage.speaker.text("thing-cell", cell=place)
    if room["named"]:
        kind = room["named"]
        inner = size - 14
        frame = rect(x + 7, y + 7, inner, inner, fill=f"var(--kind-{kind})", line=1.6, round=5, stroke_dasharray="5 4")
        ground += el("g", frame, centred(kind, x + size / 2, y + size / 2, size * 0.54), opacity=0.7)
        label = stage.speaker.text("thing-cell-named", cell=place, kind=stage.speaker.text(f"name-kind-{kind}"))
    else:
        ground += _mats(x, y, size)
    gains = [] if over else _gains(player, cell)
    if gains:
        told = ", ".join(f"{stage.speaker.text(f'name-kind-{kind}')} +{points}" for kind, points in gains)
        label = f"{label}. {stage.speaker.text('thing-cell-gains', gains=told)}"
    rules = ("BB-056", "BB-110" if room["named"] else "BB-070")
    return stage.thing(id, ground, over, _shown_gains(gains, x, y, size), label=label, rules=rules)


def _mats(x: float, y: float, size: float) -> str:
    """The tatami of an empty room."""
    inset = size * 0.12
    middle = f"{x + size / 2:g} {y + inset:g}V{y + size / 2:g}"
    return path(f"M{x + inset:g} {y + size / 2:g}H{x + size - inset:g}M{middle}", width=1.1, stroke_opacity=0.14)


def _gains(player: SheetView, cell: int) -> list[tuple[str, int]]:
    """The kinds of tiles that would complete harmony tiles in an empty room, with their happiness."""
    # The most comfortable tile of its kind: what it cannot complete, none can.
    effects = ((kind, changes(player, kind, MOST_COMFORT).get(cell)) for kind in KINDS)
    return [(kind, effect.points) for kind, effect in effects if effect is not None and effect.points]


def _shown_gains(gains: list[tuple[str, int]], x: float, y: float, size: float) -> str:
    """Shown while the room is pointed at."""
    if not gains:
        return ""
    high = size / len(gains)
    sign = min(high, size * 0.46)
    letters = max(18.0, min(24.0, size * 0.3))
    rows = [rect(x + 1.5, y + 1.5, size - 3, size - 3, fill="var(--washi)", stroke="var(--kin)", line=3, round=6)]
    for line, (kind, points) in enumerate(gains):
        middle = y + (line + 0.5) * high
        rows.append(centred(kind, x + size * 0.26, middle, sign))
        rows.append(text(f"+{points}", x + size * 0.7, middle + 1, size=letters, weight=700))
    return el("g", *rows, class_="hint", display="none")


# Harmony tiles


def harmony_card(
    stage: Stage,
    tile: HarmonyTileView,
    home: Home,
    x: float,
    y: float,
    width: float,
    height: float,
    letters: float,
    more: str = "",
) -> str:
    """A held harmony tile in small: roof, picture, points, met or missing."""
    state = missing(tile["id"], home)
    least = condition_of(tile).least
    met, foot = state == 0, letters * 1.5
    room = height - 12 - foot - (letters if least else 0)
    frame = rect(
        x + 1,
        y + 11,
        width - 2,
        height - 11,
        fill="var(--washi)",
        stroke="var(--kin)" if met else "var(--sumi)",
        line=3.2 if met else 1.6,
        round=6,
    )
    line = y + height - foot / 2 - 2
    parts = [
        frame,
        little_roof(x + 1, y, width - 2, 9, met=met),
        pattern(tile, x + 5, y + 14, width - 10, room - 2, 48),
        text(str(tile["points"]), x + 7, line + 1, size=letters, weight=700, anchor="start"),
        icon("point", x + 8 + letters * FIGURE, line - letters * 0.5, letters),
        asked(state, x + width - 16, line, letters * 1.2),
    ]
    if least:
        parts.append(rooms.comfort(least, x + width / 2, y + 14 + room + letters * 0.42, letters * 0.92))
    id = elements.harmony_tile(tile["id"])
    label = harmony_name(stage.speaker, tile, state, told=True)
    return stage.thing(id, *parts, more, label=label, rules=("BB-055", "BB-075"), data_move=id)


def harmony_place(
    stage: Stage, id: str, part: str, x: float, y: float, width: float, height: float, sign: float
) -> str:
    """An empty place for a harmony tile."""
    drawn = empty(x + 2, y + 4, width - 4, height - 8, round=7) + part_sign(
        part, x + width / 2, y + height / 2, sign, "var(--usuzumi)", opacity=0.3
    )
    return stage.thing(id, drawn, label=stage.speaker.text("thing-harmony-place", part=part), rules=("BB-053",))


@piece("house", "columns", "harmony")
def held_harmony(
    stage: Stage,
    player: SheetView,
    seat: int,
    boxes: dict[str, list[tuple[float, float]]],
    widths: dict[str, float],
    height: float,
    letters: float,
    *,
    own: bool = False,
) -> str:
    """All harmony tiles of a seat on their places; whoever looks at their own is shown what is missing."""
    home = home_of(player)
    drawn = []
    for part, tiles in player["harmony"].items():
        for place, (tile, (x, y)) in enumerate(zip(tiles, boxes[part], strict=True)):
            if tile is None:
                id = elements.harmony_place(seat, part, place)
                drawn.append(harmony_place(stage, id, part, x, y, widths[part], height, min(46, widths[part] * 0.6)))
            else:
                more = nearest_rooms(tile, player, home) if own else ""
                drawn.append(harmony_card(stage, tile, home, x, y, widths[part], height, letters, more))
    return "".join(drawn)


def fan(stage: Stage, player: SheetView, seat: int, x: float, y: float, size: float, letters: float) -> str:
    """Scored harmony tiles; each of them can be found."""
    tiles = player["fan"]
    told = "; ".join(harmony_name(stage.speaker, tile) for tile in tiles)
    label = stage.speaker.text("thing-fan", count=len(tiles))
    drawn = figure("harmony-tile", str(len(tiles)), x, y, size, letters, faded=not tiles)
    scored = (
        el("g", rect(x, y - size / 2, size, size, fill="none", stroke=None), id=elements.harmony_tile(tile["id"]))
        for tile in tiles
    )
    return stage.thing(
        elements.fan(seat), drawn, *scored, label=f"{label}: {told}" if told else label, rules=("BB-055",)
    )


# Spirits


def company(player: SheetView) -> list[tuple[str, int, int]]:
    """The kinds of spirits of a seat, with how many are awake and asleep."""
    return [(kind, counts["awake"], counts["asleep"]) for kind, counts in player["spirits"].items()]


def held_spirit(
    stage: Stage, seat: int, kind: str, awake: int, asleep: int, x: float, y: float, size: float, *beside: str
) -> str:
    """A kind of spirit: the awake ones look up, the sleeping lie on their side. x, y is the middle."""
    shift = size * 0.3 if awake and asleep else 0
    faces = ""
    if asleep:
        faces += face(kind, x + shift, y + shift * 0.6, size - 2 * shift * 0.5, asleep=True)
    if awake:
        faces += face(kind, x - shift * 0.6, y - shift * 0.4, size - 2 * shift * 0.5)
    if max(awake, asleep) > 1:
        faces += badge(f"{awake + asleep}", x + size * 0.4, y - size * 0.36, r=max(14.0, size * 0.2))
    won = el(
        "g",
        faces,
        data_move=f"{elements.held_spirit(seat, kind)}-{awake + asleep}",
        data_from=" ".join(elements.spirit_of_temple(kind, temple) for temple in TEMPLES),
    )
    told = "" if awake else stage.speaker.text("thing-asleep")
    return spirit(stage, elements.held_spirit(seat, kind), kind, won, *beside, told=told)


def beside(kind: str, awake: int, x: float, y: float, size: float) -> str:
    """What an awake spirit does, or what waking a sleeping one costs; x, y is the middle."""
    return power(kind, x, y, size) if awake else waking(kind, x, y, size * 0.76)


def no_spirits(x: float, y: float, r: float) -> str:
    return el("circle", cx=x, cy=y, r=r, fill="none", stroke="var(--usuzumi)", stroke_width=1.5, stroke_dasharray="4 4")
