"""The crater from above: tiles as far as somebody has seen, mist beyond, and everything that lies and stands there."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import Final

from zataku.draw.definitions import define, use
from zataku.draw.hexagons import outline, shape
from zataku.draw.icons import icon
from zataku.draw.pieces import badge, crest
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, group, number, path, rect, text, title

from .. import elements
from .. import map as volcano
from ..components import (
    DRAGON_TYPE_IDS,
    EMBER_DAMAGE,
    EXPLORE_POINTS,
    LAVA_DAMAGE,
    MONK,
    SCROLL,
    STOCK,
    TILE_BY_ID,
    TILES,
    TRIGGER,
)
from ..gear import GEAR_TYPES, MATERIALS
from ..view import CellView, DragonView, FujiKoroView, PlaceView, SheetView, TokenView
from .layout import (
    CELL_SHAPES,
    CELLS,
    EDGE,
    FLOOR,
    FLOWER,
    HEIGHT,
    MIDDLE,
    PLACES,
    RIM,
    TRACK,
    from_middle,
    on_ring,
)
from .pieces import (
    GAME,
    ROMAN,
    adventure_token,
    arch,
    cube,
    dragon_head,
    dragon_ring,
    eruption,
    figure,
    glow,
    glow_round,
    lava_cell,
    monk,
    pagoda,
    samurai,
    scroll_token,
    tile_ground,
    tile_line,
    token,
    unseen_place,
)
from .seen import STEPS, card_of, led, opponent_on, own_seat, scores_points
from .tiles import seat_of_colour, small_tile
from .words import (
    cell_title,
    dragon_title,
    explained,
    place_title,
    said,
    samurai_on,
    samurai_title,
    thing_title,
    tile_title,
)

_FLOWER_LINE: Final = outline(FLOWER, EDGE)
_STACK_LINE: Final = outline(FLOWER, 19)
_CELL_LINE: Final = shape(0, 0, EDGE - 1)
_INK: Final = "var(--ink)"


def crater(stage: Stage, view: FujiKoroView) -> str:
    """Everything on the left: ground, dragons round their tiles, what lies on the cells, samurai, the rim."""
    laid = [place for place in view["places"] if place["tile"]]
    dragons = [(place["id"], place["dragon"]) for place in view["places"] if place["dragon"]]
    return "".join(
        (
            use("fk-scene", 0, 0, 1000, aria_hidden="true"),
            _edge(view),
            *(_unexplored(stage, place) for place in view["places"] if not place["cells"]),
            *(_ground(stage, place) for place in laid),
            _centre(stage, view),
            *(_temple(stage, view, temple) for temple in range(len(volcano.TEMPLES))),
            *(_bridge(stage, view, place) for place in volcano.BRIDGES),
            *(dragon_ring(beast["type"], *PLACES[place]) for place, beast in dragons),
            *(_cells(stage, view, place) for place in laid),
            *(_remains(stage, place) for place in view["places"] if place["remains"] or place["state_token"]),
            _figures(stage, view),
            *(_dragon(stage, view, place, beast) for place, beast in dragons),
            el(
                "g",
                *(_seen_from_afar(place, beast) for place, beast in dragons),
                class_="afar",
                display="none",
                pointer_events="none",
                aria_hidden="true",
            ),
            _points(stage, view) if scores_points(view) else "",
            _stacks(stage, view),
            _seal(stage, view),
        )
    )


def _edge(view: FujiKoroView) -> str:
    """The rim; its numbers are larger where the whole crater is small."""
    if not scores_points(view):
        return use("fk-bare-rim", 0, 0, 1000, aria_hidden="true")
    return (
        use("fk-rim", 0, 0, 1000, aria_hidden="true")
        + use("fk-rim-near", 0, 0, 1000, aria_hidden="true", class_="near")
        + use("fk-rim-far", 0, 0, 1000, aria_hidden="true", class_="afar", display="none")
    )


# The mountain


def _scene() -> str:
    """Slopes with snow lines, the dark wall of the crater, fog on its floor."""
    rng = Random(3)
    ridges = ""
    for ridge in range(72):
        turn = (ridge + rng.uniform(-0.3, 0.3)) / 72
        near, far = RIM + 10 + rng.uniform(0, 19), RIM + rng.uniform(48, 226)
        ridges += _line(on_ring(near, turn), on_ring(far, turn + rng.uniform(-0.004, 0.004)))
    wall = ""
    for crag in range(110):
        turn = (crag + rng.uniform(-0.25, 0.25)) / 110
        deep = TRACK - rng.uniform(19, 74)
        wall += _line(on_ring(TRACK - 5, turn), on_ring(deep, turn + rng.uniform(-0.002, 0.002)))
    return (
        el("clipPath", rect(8, 8, 984, 984, round=14), id="fk-sheet")
        + rect(8, 8, 984, 984, fill="var(--stone)", round=14, line=2.4)
        + el("g", path(ridges, width=1.8, stroke_opacity=0.16), clip_path="url(#fk-sheet)")
        + circle(MIDDLE, MIDDLE, RIM, fill="var(--cliff)", line=2.6)
        + circle(MIDDLE, MIDDLE, TRACK - 2, fill="var(--basalt)", stroke=None)
        + path(wall, stroke="var(--rock-2)", width=1.7, stroke_opacity=0.34)
        + path(FLOOR, fill="var(--fog)", stroke=_INK, width=3.4)
    )


def _line(start: tuple[float, float], end: tuple[float, float]) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"


#: Cells of the track of points.
ROUND_THE_RIM: Final = 60


def _rim() -> str:
    """Points round the rim, clockwise from the top; the one that starts the countdown is red."""
    return "".join(_rim_cell(points) for points in range(ROUND_THE_RIM))


def _rim_cell(points: int) -> str:
    first, last = (points - 0.5) / ROUND_THE_RIM, (points + 0.5) / ROUND_THE_RIM
    a, b, c, d = (
        " ".join(map(number, point))
        for point in (on_ring(RIM, first), on_ring(RIM, last), on_ring(TRACK, last), on_ring(TRACK, first))
    )
    fill = "washi"
    if points % 5 == 0:
        fill = "shu" if points == TRIGGER else "kin" if points % 10 == 0 else "mist"
    edge = f"M{a}A{RIM} {RIM} 0 0 1 {b}L{c}A{TRACK} {TRACK} 0 0 0 {d}z"
    drawn = path(edge, fill=f"var(--{fill})", width=1.2)
    if points % 5:
        x, y = on_ring((RIM + TRACK) / 2, points / ROUND_THE_RIM)
        return drawn + circle(x, y, 1.9, fill="var(--usuzumi)", stroke=None)
    return drawn


def _rim_numbers(size: float) -> str:
    return "".join(_rim_number(points, size) for points in range(0, ROUND_THE_RIM, 5))


def _rim_number(points: int, size: float) -> str:
    x, y = on_ring((RIM + TRACK) / 2, points / ROUND_THE_RIM)
    ink = "light" if points == TRIGGER else "sumi" if points % 10 else "ink"
    return text(str(points), x, y, size=size, weight=700, fill=f"var(--{ink})")


def _bare_rim() -> str:
    """Where nobody scores points the rim is bare stone."""
    joints = "".join(
        _line(on_ring(RIM, turn), on_ring(TRACK, turn))
        for turn in ((joint + joint % 3 / 5) / ROUND_THE_RIM for joint in range(0, ROUND_THE_RIM, 2))
    )
    ring = el(
        "circle",
        cx=MIDDLE,
        cy=MIDDLE,
        r=(RIM + TRACK) / 2,
        fill="none",
        stroke="var(--stone)",
        stroke_width=RIM - TRACK,
    )
    lines = "".join(
        el("circle", cx=MIDDLE, cy=MIDDLE, r=r, fill="none", stroke=_INK, stroke_width=width)
        for r, width in ((RIM, 2.8), (TRACK, 2))
    )
    return ring + path(joints, width=1.7, stroke_opacity=0.35) + lines


define("fk-scene", _scene, width=1000, height=1000, game=GAME)
define("fk-rim", _rim, width=1000, height=1000, game=GAME)
define("fk-rim-near", partial(_rim_numbers, 21.5), width=1000, height=1000, game=GAME)
define("fk-rim-far", partial(_rim_numbers, 38), width=1000, height=1000, game=GAME)
define("fk-bare-rim", _bare_rim, width=1000, height=1000, game=GAME)
define("fk-cell", lambda: path(shape(0, 0, EDGE), stroke=None, pointer_events="all"), width=10, height=10, game=GAME)


# Places


@cache
def _flower_glow(x: float, y: float) -> str:
    return group(glow(_FLOWER_LINE), x=x, y=y)


def _lit(stage: Stage, id: str, x: float, y: float) -> str:
    """The glow of a place that can be chosen."""
    return _flower_glow(x, y) if stage.codes(id) else ""


@piece()
def _unexplored(stage: Stage, place: PlaceView) -> str:
    x, y = PLACES[place["id"]]
    level = volcano.PLACE_RING[volcano.PLACE_BY_NAME[place["id"]]]
    id = elements.place(place["id"])
    hint = figure("point", f"+{EXPLORE_POINTS[level - 1]}", x + 46, y + 36, 36) if stage.codes(id) else ""
    label = place_title(stage.speaker, place, level)
    return stage.thing(
        id, unseen_place(level, x, y), _lit(stage, id, x, y), hint, label=label, rules=("FK-048", "FK-021")
    )


@piece()
def _ground(stage: Stage, place: PlaceView) -> str:
    """A laid tile: rock, lava, and its outline."""
    x, y = PLACES[place["id"]]
    level = volcano.PLACE_RING[volcano.PLACE_BY_NAME[place["id"]]]
    lava = (lava_cell(*CELLS[cell["id"]]) for cell in place["cells"] if cell["lava"])
    id = elements.place(place["id"])
    label = place_title(stage.speaker, place, level)
    return stage.thing(
        id, tile_ground(level, x, y), *lava, tile_line(x, y), _lit(stage, id, x, y), label=label, rules=("FK-021",)
    )


def _cells(stage: Stage, view: FujiKoroView, place: PlaceView) -> str:
    return "".join(_cell(stage, view, place, cell) for cell in place["cells"])


def _cell(stage: Stage, view: FujiKoroView, place: PlaceView, cell: CellView) -> str:
    """A cell with what lies on it; where one can go, what it costs to go there."""
    x, y = CELLS[cell["id"]]
    id = elements.cell(cell["id"])
    parts = [use("fk-cell", x, y, 10)]
    if cell["erupts"]:
        parts.append(eruption(cell["erupts"], cell["lava"], x, y))
    parts.append(_trace(stage, place, cell, x, y))
    parts.append(_lying(stage, view, cell, x, y))
    if stage.codes(id):
        parts.append(group(glow(_CELL_LINE), x=x, y=y))
        parts.append(_price(stage, view, place, cell, x, y))
    label = cell_title(stage.speaker, view, cell, place["dragon"])
    return stage.thing(id, *parts, label=label, rules=_rules_of(cell, place))


def _rules_of(cell: CellView, place: PlaceView) -> tuple[str, ...]:
    """The rules that speak of what is on a cell, else of cells."""
    found = []
    if cell["lava"]:
        found.append("FK-042")
    if place["dragon"]:
        found.append("FK-044")
    if cell["erupts"]:
        found.append("FK-149")
    if cell["exit"]:
        found.append("FK-156")
    return tuple(found) or ("FK-021",)


def _trace(stage: Stage, place: PlaceView, cell: CellView, x: float, y: float) -> str:
    """A printed spot whose thing is gone keeps a faint picture of it."""
    if cell["thing"] or cell["monk"] or cell["lava"] or place["tile"] is None:
        return ""
    index = volcano.CELL_BY_NAME[cell["id"]]
    tile = TILES[TILE_BY_ID[place["tile"]]]
    kind, _ = tile.spots[volcano.printed_cell(volcano.CELL_SLOT[index], place["rotation"] or 0)]
    if kind not in (MONK, SCROLL):
        return ""
    name, rule, size, faint = ("monk", "FK-067", 30, 0.16) if kind == MONK else ("scroll", "FK-063", 28, 0.2)
    sign = icon(name, x - size / 2, y - size / 2, size, opacity=faint)
    label = stage.speaker.text(f"drawn-trace-{name}")
    return stage.thing(elements.trace(cell["id"]), sign, label=label, rules=(rule,))


def _lying(stage: Stage, view: FujiKoroView, cell: CellView, x: float, y: float) -> str:
    """Monk, token or way out on a cell, side by side where there are two."""
    things = []
    if cell["exit"]:
        drawn = icon("way-out", x - 17, y - 20, 34)
        things.append(stage.thing(elements.EXIT, drawn, label=stage.speaker.text("name-spot-exit"), rules=("FK-156",)))
    thing = cell["thing"]
    both = cell["monk"] and thing is not None
    if thing is not None:
        drawn = _token(view, thing, x - 9 if both else x, y, 30 if both else 34)
        label = thing_title(stage.speaker, thing)
        things.append(stage.thing(elements.token(cell["id"]), drawn, label=label, rules=("FK-058",)))
    if cell["monk"]:
        drawn = monk(x + 10 if both else x, y, 32 if both else 40)
        move = stage.thing(
            elements.monk(cell["id"]), drawn, label=stage.speaker.text("name-spot-monk"), rules=("FK-067",)
        )
        things.append(move)
    return "".join(things)


def _token(view: FujiKoroView, thing: TokenView, x: float, y: float, size: float) -> str:
    if thing["kind"] == "token":
        return token(thing["gives"], thing["face_up"], x, y, size)
    if thing["kind"] == "scroll":
        return scroll_token(seat_of_colour(view, thing["colour"]), x, y, size * 1.16)
    return adventure_token(x, y, size)


def _price(stage: Stage, view: FujiKoroView, place: PlaceView, cell: CellView, x: float, y: float) -> str:
    """What a step onto this cell costs and whom it meets."""
    verbs = {code.partition(":")[0] for code in stage.codes(elements.cell(cell["id"]))}
    if not verbs & STEPS:
        return ""
    parts = []
    if cell["lava"]:
        parts.append(_lava_price(view, verbs, x, y + 17))
    if place["dragon"] or opponent_on(view, cell["id"]) is not None:
        parts.append(_mark("duel", x + 17, y - 17))
    return "".join(parts)


def _lava_price(view: FujiKoroView, verbs: set[str], x: float, y: float) -> str:
    """Strength of the sandals; a state token where only those help, a wood of the weapon for a leap."""
    amount, sign = LAVA_DAMAGE, "sandals"
    if "go" not in verbs:
        amount, sign = 1, "timber"
    elif view["scenario"] == "every-man-for-himself":
        amount, sign = 1, "disc"
    elif "ember-walk" in led(view, own_seat(view))["scrolls"]:
        amount = EMBER_DAMAGE
    return (
        rect(x - 25, y - 12, 50, 24, fill="var(--washi)", line=1.5, round=7)
        + text(f"−{amount}", x - 11, y + 0.5, size=20, weight=700, fill="var(--shu)")
        + icon(sign, x + 2, y - 10, 20)
    )


def _mark(name: str, x: float, y: float) -> str:
    return circle(x, y, 12, fill="var(--washi)", line=1.5) + icon(name, x - 9, y - 9, 18)


# Centre, temples, bridges


def _plain_cell(view: FujiKoroView, place: int) -> CellView:
    return view["places"][place]["cells"][0]


def _centre(stage: Stage, view: FujiKoroView) -> str:
    cell = _plain_cell(view, volcano.CENTRE)
    id = elements.cell(cell["id"])
    rings = "".join(
        el("circle", cx=MIDDLE, cy=MIDDLE, r=r, fill="none", stroke=_INK, stroke_width=1.2, stroke_opacity=0.2)
        for r in (17, 29, 41, 53)
    )
    line = CELL_SHAPES[cell["id"]]
    rope = ""
    if view["rope"]:
        hanging = icon("rope", MIDDLE - 21, MIDDLE - 62, 42)
        rope = stage.thing(elements.ROPE, hanging, label=stage.speaker.text("event-rope"), rules=("FK-156",))
    return stage.thing(
        id,
        path(line, fill="var(--plaza)", stroke=None),
        path(line, fill="url(#asanoha)", stroke=None),
        rings,
        path(line, stroke=_INK, width=3.2),
        "" if view["rope"] else _stock(MIDDLE, MIDDLE),
        rope,
        glow(line) if stage.codes(id) else "",
        label=explained(said(stage.speaker, stage.speaker.text("name-place-centre")), _stock_said(stage)),
        rules=("FK-060",),
    )


def _stock(x: float, y: float) -> str:
    """A lasting stock: its cubes, again and again."""
    cubes = [material for material, count in zip(MATERIALS, STOCK, strict=True) for _ in range(count)]
    drawn = "".join(
        cube(material, x - 24.5 * len(cubes) / 2 + 24.5 * place, y - 11, 22) for place, material in enumerate(cubes)
    )
    return drawn + text("∞", x, y + 27, size=26, weight=700, fill="var(--sumi)")


def _stock_said(stage: Stage) -> list[str]:
    return [
        stage.speaker.text(f"word-{material}", amount=count)
        for material, count in zip(MATERIALS, STOCK, strict=True)
        if count
    ]


def _temple(stage: Stage, view: FujiKoroView, temple: int) -> str:
    """A temple: its cell is the ground with the lasting stock, the building holds the blueprints."""
    cell = _plain_cell(view, volcano.TEMPLES[temple])
    id, house = elements.cell(cell["id"]), elements.temple(temple)
    x, y = CELLS[cell["id"]]
    line = CELL_SHAPES[cell["id"]]
    name = stage.speaker.text(f"name-place-temple-{temple + 1}")
    building = stage.thing(
        house,
        rect(x - 52, y - 62, 104, 114, fill="none", stroke=None, pointer_events="all"),
        pagoda(x, y - 20, 1.02),
        el("g", _contents(view, temple, x, y), class_="near"),
        glow(f"M{x - 54} {y - 64}h108v118h-108z") if stage.codes(house) else "",
        label=name,
        rules=("FK-069",),
    )
    return stage.thing(
        id,
        path(line, fill="var(--shrine)", stroke=None),
        path(line, fill="url(#asanoha)", stroke=None),
        path(line, stroke=_INK, width=3.2),
        glow(line) if stage.codes(id) else "",
        building,
        label=explained(name, [*_stock_said(stage), *samurai_on(stage.speaker, view, cell["id"])]),
        rules=("FK-060", "FK-069"),
    )


def _contents(view: FujiKoroView, temple: int, x: float, y: float) -> str:
    """How many blueprints of each type a temple has, or how many unseen ones."""
    hidden = view["hidden_blueprints"][temple] if view["hidden_blueprints"] else 0
    if hidden:
        return icon("plan", x - 30, y + 14, 28) + text(str(hidden), x + 14, y + 29, size=22, weight=700)
    types = [card_of(id).type for id in view["temples"][temple]]
    return "".join(
        group(
            icon(name, -13, 0, 26),
            text(str(types.count(kind)), 0, 36, size=20, weight=700),
            x=x + (kind - 1) * 32,
            y=y + 6,
            opacity=None if kind in types else 0.35,
        )
        for kind, name in enumerate(GEAR_TYPES)
    )


def _bridge(stage: Stage, view: FujiKoroView, place: int) -> str:
    x, y = PLACES[volcano.PLACE_NAMES[place]]
    cells = "".join(_bridge_end(stage, view, cell) for cell in view["places"][place]["cells"])
    # The place lies in this direction of the lattice.
    degrees = 60 * volcano.BRIDGE_DIRECTION[place] + 19.1
    drawn = (
        group(path(_FLOWER_LINE, fill="var(--basalt)", stroke=_INK, width=2.8), x=x, y=y)
        + cells
        + group(arch(x, y, degrees, 1.03), pointer_events="none")
    )
    id = elements.place(volcano.PLACE_NAMES[place])
    label = place_title(stage.speaker, view["places"][place], 0)
    return stage.thing(id, drawn, label=label, rules=("FK-021",))


def _bridge_end(stage: Stage, view: FujiKoroView, cell: CellView) -> str:
    line = CELL_SHAPES[cell["id"]]
    id = elements.cell(cell["id"])
    return stage.thing(
        id,
        path(line, fill="var(--plank)", stroke=None),
        path(line, fill="url(#fk-boards)", stroke=None),
        path(line, stroke=_INK, width=2.4),
        glow(line) if stage.codes(id) else "",
        label=cell_title(stage.speaker, view, cell, None),
        rules=("FK-021",),
    )


# Dragons

#: In the notches of a tile, where three cells meet and nothing lies: lower left, below, lower right, upper right.
_NOTCHES: Final = (150, 90, 30, -30)


def _dragon(stage: Stage, view: FujiKoroView, place: str, beast: DragonView) -> str:
    """Head and figures of a dragon; its body lies under what is on the cells."""
    at = PLACES[place]
    together = not scores_points(view)
    worth = ("tooth", beast["reward"]) if together else ("point", beast["points"])
    numbers = (("initiative", beast["initiative"]), ("health", beast["health"]), ("dice", beast["dice"]), worth)
    figures = "".join(
        figure(name, amount, *from_middle(at, 2.02, degrees), 35)
        for (name, amount), degrees in zip(numbers, _NOTCHES, strict=True)
    )
    parts = [el("g", figures, class_="near")]
    hx, hy = from_middle(at, 2.2, -150)
    girth = DRAGON_TYPE_IDS.index(beast["type"])
    parts.append(dragon_head(beast["type"], hx, hy, 40 + 3 * girth, asleep=beast["sleep"] > 1, flip=True))
    if beast["sleep"]:
        mx, my = from_middle(at, 2.05, -90)
        parts.append(icon("asleep" if beast["sleep"] > 1 else "awake", mx - 17, my - 17, 34))
    if beast["damage"]:
        mx, my = from_middle(at, 2.1, 180)
        parts.append(badge(f"−{beast['damage']}", mx, my, r=15.5, fill="var(--shu)", ink="var(--light)"))
    id = elements.dragon(place)
    if stage.codes(id):
        parts.insert(0, _flower_glow(*at))
    label = dragon_title(stage.speaker, beast, place, together=together)
    return stage.thing(id, *parts, label=label, rules=("FK-044", "FK-111", "FK-133"), data_move=f"dragon-{beast['id']}")


def _seen_from_afar(place: str, beast: DragonView) -> str:
    """How fast a dragon is and how much it stands, large enough where the whole crater is small."""
    shown = (("initiative", beast["initiative"], 150), ("health", beast["health"], 30))
    return "".join(
        figure(name, amount, *from_middle(PLACES[place], 1.9, degrees), 66) for name, amount, degrees in shown
    )


def _remains(stage: Stage, place: PlaceView) -> str:
    """The tooth and the state token of a dragon, on the middle cell of its tile (scenario 1)."""
    x, y = PLACES[place["id"]]
    id = elements.remains(place["id"])
    parts = []
    if place["remains"]:
        parts.append(icon("tooth", x - 22, y - 15, 28))
    if place["state_token"]:
        parts.append(icon("disc", x - 1, y - 11, 24))
    if stage.codes(id):
        parts.append(group(glow(_CELL_LINE), x=x, y=y))
    return stage.thing(id, *parts, label=stage.speaker.text("option-take-remains"), rules=("FK-218",))


# Samurai

#: On a big cell they stand beside the building, then before it; the outer side first.
_STANDS: Final = ((44, 12), (-44, 12), (0, 22), (27, 60), (-27, 60), (0, 64))


def _figures(stage: Stage, view: FujiKoroView) -> str:
    """Samurai on their cells, two side by side; fallen ones hold the temples of scenario 7."""
    on: dict[str, list[int]] = {}
    for seat, sheet in enumerate([*view["seats"], *view["guards"]]):
        if "cell" in sheet and sheet["cell"] is not None:
            on.setdefault(sheet["cell"], []).append(seat)
    return "".join(
        _figure(stage, view, led(view, seat), seat, *_stand(cell, place, len(seats)), crowded=len(seats) > 1)
        for cell, seats in on.items()
        for place, seat in enumerate(seats)
    )


def _stand(cell: str, place: int, many: int) -> tuple[float, float]:
    """Where somebody stands on a cell."""
    x, y = CELLS[cell]
    if cell.endswith("/0") and volcano.PLACE_BY_NAME[cell[:-2]] in volcano.SAFE_PLACES:
        dx, dy = _STANDS[min(place, len(_STANDS) - 1)]
        return x + (dx if x > MIDDLE else -dx), y + dy
    return x + (place - (many - 1) / 2) * 24, y + 23


def _figure(stage: Stage, view: FujiKoroView, sheet: SheetView, seat: int, x: float, y: float, *, crowded: bool) -> str:
    players = len(view["seats"])
    guard = seat >= players
    height = 46 if crowded else 54
    id = elements.samurai(seat)
    lying = not sheet["standing"]
    lit = glow_round(x, y - 20, 27) if stage.codes(id) else ""
    drawn = samurai(None if guard else seat, x, y - 20 if lying else y, height, lying=lying)
    speaker = stage.speaker
    name = speaker.text("name-guard", number=seat - players + 1) if guard else samurai_title(speaker, sheet, seat)
    return stage.thing(id, lit, drawn, label=name, rules=("FK-023",), data_move=f"samurai-{seat}")


# Round the crater


def _points(stage: Stage, view: FujiKoroView) -> str:
    """Crests on the track of points; who has as many as somebody else steps inwards."""
    here: dict[int, int] = {}
    drawn = ""
    for seat, sheet in enumerate(view["seats"]):
        cell = sheet["points"] % ROUND_THE_RIM
        x, y = on_ring((RIM + TRACK) / 2 - 36 * here.get(cell, 0), cell / ROUND_THE_RIM)
        here[cell] = here.get(cell, 0) + 1
        label = explained(stage.speaker.seat(seat), [stage.speaker.text("word-point", amount=sheet["points"])])
        marker = crest(seat, x - 19, y - 19, 38)
        move = f"points-{seat}"
        drawn += stage.thing(elements.points(seat), marker, label=label, rules=("FK-146",), data_move=move)
    return drawn


_CORNERS: Final = ((78, 80), (922, 80), (78, 918))


def _stacks(stage: Stage, view: FujiKoroView) -> str:
    return "".join(_stack(stage, view, level) for level in (1, 2, 3))


def _stack(stage: Stage, view: FujiKoroView, level: int) -> str:
    """A stack of tiles in a corner: how many are left, and what is on top for whoever has looked."""
    x, y = _CORNERS[level - 1]
    stack = view["stacks"][level - 1]
    high = min(3, stack["left"])
    parts = [
        group(path(_STACK_LINE, fill=f"var(--rock-{level})", stroke=_INK, width=2.2), x=x + 4 * each, y=y - 4 * each)
        for each in range(high)
    ]
    if not high:
        empty = path(_STACK_LINE, stroke="var(--usuzumi)", width=1.8, stroke_dasharray="5 5")
        parts.append(group(empty, x=x, y=y))
    top = 4 * max(0, high - 1)
    name = stage.speaker.text(f"name-level-{level}")
    told = [str(stack["left"])]
    if stack["top"]:
        parts.append(small_tile(view, stack["top"], 0, x + top, y - top, 19))
        parts.append(icon("look", x + top - 54, y - top - 58, 34))
        told.append(tile_title(stage.speaker, view, stack["top"]))
    else:
        parts.append(text(ROMAN[level], x + top, y - top, size=39, weight=700))
    parts.append(group(el("g", badge(str(stack["left"]), 0, 0, r=18), class_="larger"), x=x + 42, y=y + 40))
    id = elements.stack(level)
    if stage.codes(id):
        parts.append(group(glow(_STACK_LINE), x=x + top, y=y - top))
    return stage.thing(id, *parts, label=explained(name, told), rules=("FK-049", "FK-102"))


def _seal(stage: Stage, view: FujiKoroView) -> str:
    """The sun in the fourth corner: the round; whoever wants nothing more, or nothing at all, says so here."""
    x, y = 922.0, HEIGHT - 78
    asked = bool(stage.codes(elements.ENOUGH))
    speaker = stage.speaker
    parts = [circle(x, y, 54, fill="var(--shu)", stroke=_INK, line=2.4)]
    if asked:
        parts.insert(0, glow_round(x, y, 61))
        parts.append(path(f"M{x - 24} {y + 2}l16 18 32-40", stroke="var(--light)", width=9))
    elif view["round"]:
        parts.append(text(speaker.text("drawn-round"), x, y - 22, size=20, fill="var(--light)"))
        parts.append(text(str(view["round"]), x, y + 12, size=42, weight=700, fill="var(--light)"))
    last = view["last_round"]
    told = (
        speaker.text("board-round-of", round=view["round"], last=last)
        if last and view["round"]
        else (speaker.text("board-round", round=view["round"]) if view["round"] else speaker.text("board-setup"))
    )
    return stage.thing(elements.ENOUGH, *parts, label=told, rules=("FK-027",))


def lenses(stage: Stage) -> str:
    """Two small buttons beside the sun: nearer, and back again."""
    return "".join(
        el(
            "g",
            title(stage.speaker.text(said)),
            circle(x, 832, 21, fill="var(--washi)", stroke="var(--sumi)", line=2),
            path(sign, stroke="var(--sumi)", width=4),
            data_zoom=factor,
            role="button",
            tabindex=0,
        )
        for said, x, factor, sign in (
            ("drawn-nearer", 962, 1.6, "M952 832h20M962 822v20"),
            ("drawn-farther", 914, 0.625, "M904 832h20"),
        )
    )
