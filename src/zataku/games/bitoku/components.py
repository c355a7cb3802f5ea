"""The components of `components.toml` as typed, frozen objects; each is known by its index in its tuple."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from zataku.kernel.components import read_components
from zataku.kernel.effects import Effect, InTurn, Word, parse

DATA: Final = read_components(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))

#: An amount of each resource: wood, stone, jade, sake.
Goods = tuple[int, int, int, int]

FRAME: Final[dict[str, Any]] = DATA["frame"]
RESOURCES: Final[tuple[str, ...]] = tuple(FRAME["resources"])
#: A player's stock lists the four resources and then the amulets +1, +2, +3.
AMULET_1: Final = len(RESOURCES)
STOCK: Final[tuple[str, ...]] = (*RESOURCES, *(f"amulet-{value}" for value in FRAME["amulets"]))

REGIONS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["regions"]["items"])
HOME: Final = REGIONS.index("home")
#: The regions on the river, in the order of their hills and inhabited zones; `RIVER[hill]` is the region's index.
RIVER: Final[tuple[int, ...]] = tuple(index for index, item in enumerate(DATA["regions"]["items"]) if item["river"])
RIVER_NAMES: Final[tuple[str, ...]] = tuple(REGIONS[region] for region in RIVER)
HILLS: Final = range(len(RIVER))

BUILDING_TYPES: Final[tuple[str, ...]] = tuple(DATA["regions"]["items"][0]["buildings"])
ANCIENT: Final = len(BUILDING_TYPES)
YOKAI_TYPES: Final[tuple[str, ...]] = tuple(DATA["yokai"]["by-type"])
YAMA_UBA: Final = YOKAI_TYPES.index(DATA["yokai"]["wild"])
MITAMA_TYPES: Final[tuple[str, ...]] = tuple(DATA["mitamas"]["by-type"])
SHINIGAMI: Final = MITAMA_TYPES.index(DATA["mitamas"]["wild"])
BITOKU_TYPES: Final[tuple[str, ...]] = tuple(DATA["bitoku"]["by-type"])

#: The yokai slots of a personal board, and the dice beside them.
SLOT_NAMES: Final = ("left", "middle", "right")
#: The favours of a hill.
FAVOURS: Final = ("bitoku", "yokai", "deeds")
FAVOUR_BITOKU: Final = 0
FAVOUR_YOKAI: Final = 1
FAVOUR_DEEDS: Final = 2
#: What is for sale in a display.
DISPLAYS: Final = ("mitama", "dragonfly", "crystal", "building")
MITAMA: Final = 0
DRAGONFLY: Final = 1
CRYSTAL: Final = 2
BUILDING: Final = 3

#: What a vision can ask for; the snapshot of the ascension counts these.
NEEDS: Final = ("resource", "building", "crystal", "mitama", "pair", "illumination", "torii", "completed")

#: What a memory crystal can watch.
TRIGGERS: Final = ("build", "crystal", "mitama", "combine", "arrive", "complete", "cross", "pilgrim")
ON_BUILD: Final = 0
ON_CRYSTAL: Final = 1
ON_MITAMA: Final = 2
ON_COMBINE: Final = 3
ON_ARRIVE: Final = 4
ON_COMPLETE: Final = 5
ON_CROSS: Final = 6
ON_PILGRIM: Final = 7


@dataclass(frozen=True, slots=True)
class Yokai:
    """A yokai card: its action, and the points it pays when it leaves in winter."""

    id: str
    type: int
    action: Effect
    virtue: int
    per: str
    starting: bool


@dataclass(frozen=True, slots=True)
class Bitoku:
    """A bitoku card; the frequency is the number of cards of its type."""

    id: str
    type: int
    frequency: int
    vp: int
    action: Effect


@dataclass(frozen=True, slots=True)
class Vision:
    """A vision card: how many of each of `NEEDS` it asks for."""

    id: str
    needs: tuple[int, ...]
    vp: int
    penalty: int


@dataclass(frozen=True, slots=True)
class Crystal:
    """A crystal: dream and wit crystals have an action, memory crystals a trigger and its points."""

    id: str
    colour: str
    action: Effect | None
    trigger: int
    vp: int


@dataclass(frozen=True, slots=True)
class Mitama:
    id: str
    type: int
    action: Effect


@dataclass(frozen=True, slots=True)
class Tile:
    """A dragonfly or a torii tile: an action and nothing else."""

    id: str
    action: Effect


@dataclass(frozen=True, slots=True)
class Rock:
    """An iwakura: its class (yokai, mitama or building) and the types that count for it."""

    id: str
    kind: str
    shows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Building:
    """A building or an ancient building (which has neither build bonus nor owner)."""

    id: str
    type: int
    kodama: int
    amulet: bool
    minimum: int
    action: Effect
    owner: str


@dataclass(frozen=True, slots=True)
class ForestAction:
    id: str
    region: int
    minimum: int
    action: Effect


@dataclass(frozen=True, slots=True)
class CrystalSpace:
    """A crystal space of the personal board; `slot` is the yokai slot a wit crystal there is attached to."""

    id: str
    colour: str
    slot: int
    vp: int


@dataclass(frozen=True, slots=True)
class RockSpace:
    """A pilgrim space of the rock route: the rock spaces it touches and its price."""

    id: str
    touches: tuple[int, ...]
    price: int


@dataclass(frozen=True, slots=True)
class Construction:
    """A construction token's space: what the building costs and the points it uncovers."""

    price: Goods
    vp: int


@dataclass(frozen=True, slots=True)
class Branch:
    """A side branch of a wisdom path: the pilgrimage space it leaves and what its spaces give."""

    id: str
    torii: bool
    set: str
    position: int
    vp: tuple[int, ...]
    amulet: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A board: how many spaces there are, and the prices of the displays.

    `area` names the hill area of each hill, `areas` the hills of each area; `positions` are the pilgrimage spaces,
    `first_spaces` those beside the initial torii.
    """

    id: str
    players: tuple[int, ...]
    forest: int
    hill: int
    area: tuple[int, ...]
    areas: tuple[tuple[int, ...], ...]
    home: tuple[int, ...]
    garden: int
    paths: tuple[int, ...]
    positions: tuple[int, ...]
    first_spaces: tuple[int, ...]
    branch: int
    mitama_price: tuple[Goods, ...]
    mitama_vp: tuple[int, ...]
    dragonfly_price: tuple[int, ...]
    crystal_price: tuple[int, ...]
    buildings: int
    ancient: tuple[int, ...]
    neutral: int

    def __reduce__(self) -> tuple[object, ...]:
        return Layout, tuple([getattr(self, field.name) for field in fields(self)])


@dataclass(frozen=True, slots=True)
class TenguCard:
    """A tengu action card. `place` is an index of `RIVER`, or -1 for the favourite; `resource` is -1 for none."""

    id: str
    yokai: bool
    bitoku: bool
    place: int
    shows: str
    goods: tuple[int, ...]
    resource: int


def goods(text: str) -> Goods:
    """A price such as `2 sake + jade`."""
    amounts = [0, 0, 0, 0]
    for word in words(parse(text)):
        amounts[RESOURCES.index(word.name)] += word.amount
    return amounts[0], amounts[1], amounts[2], amounts[3]


def words(effect: Effect) -> tuple[Word, ...]:
    """The words of a plain sum."""
    parts = effect.parts if isinstance(effect, InTurn) else (effect,)
    found = tuple(part for part in parts if isinstance(part, Word))
    if len(found) != len(parts):
        raise ValueError(f"{effect} is not a plain sum of words")
    return found


def _amount(effect: Effect, name: str) -> int:
    return sum(word.amount for word in words(effect) if word.name == name)


def _amulet(effect: Effect) -> int:
    return next((word.args[0] for word in words(effect) if word.name == "amulet" and isinstance(word.args[0], int)), 0)


def _leading_vp(effect: Effect) -> int:
    first = effect.parts[0] if isinstance(effect, InTurn) else effect
    return first.amount if isinstance(first, Word) and first.name == "vp" else 0


def _yokai(set_name: str, starting: bool) -> list[Yokai]:
    return [
        Yokai(
            item["id"],
            YOKAI_TYPES.index(item["type"]),
            parse(item["action"]),
            item["virtue"],
            item["per"],
            starting,
        )
        for item in DATA[set_name]["items"]
    ]


def _crystals() -> list[Crystal]:
    crystals = [
        Crystal(item["id"], colour, parse(item["action"]), -1, 0)
        for colour in ("dream", "wit")
        for item in DATA[f"{colour}-crystals"]["items"]
    ]
    return crystals + [
        Crystal(item["id"], "memory", None, TRIGGERS.index(item["trigger"]), item["vp"])
        for item in DATA["memory-crystals"]["items"]
    ]


def _rock(item: dict[str, Any]) -> Rock:
    types = {"yokai": YOKAI_TYPES, "mitama": MITAMA_TYPES, "building": BUILDING_TYPES}[item["class"]]
    return Rock(item["id"], item["class"], tuple(types.index(name) for name in item["shows"]))


def _building(item: dict[str, Any]) -> Building:
    bonus = parse(item["bonus"]) if "bonus" in item else None
    return Building(
        item["id"],
        BUILDING_TYPES.index(item["type"]) if "type" in item else ANCIENT,
        _amount(bonus, "kodama-here") if bonus is not None else 0,
        bonus is not None and _amulet(bonus) == 1,
        item["minimum"],
        parse(item["action"]),
        item.get("owner", ""),
    )


def _branches() -> list[Branch]:
    position = {name: index for index, item in enumerate(DATA["paths"]["items"]) for name in item["branches"]}
    return [
        Branch(
            item["id"],
            item["kind"] == "torii",
            item.get("set", ""),
            position[item["id"]],
            tuple(_amount(parse(space), "vp") for space in item["spaces"]),
            tuple(_amulet(parse(space)) for space in item["spaces"]),
        )
        for item in DATA["branches"]["items"]
    ]


def _layout(item: dict[str, Any]) -> Layout:
    sides = ["left", "right"]
    regions = DATA["regions"]["items"]
    area = tuple(sides.index(regions[r]["side"]) if item["shared-hills"] else hill for hill, r in enumerate(RIVER))
    homes = [home["id"] for home in DATA["home"]["items"]]
    paths = tuple(PATHS.index(name) for name in item["paths"])
    return Layout(
        id=item["id"],
        players=tuple(item["players"]),
        forest=item["forest"],
        hill=item["hill"],
        area=area,
        areas=tuple(tuple(hill for hill in HILLS if area[hill] == each) for each in range(max(area) + 1)),
        home=tuple(homes.index(name) for name in item["home"]),
        garden=item["garden"],
        paths=paths,
        positions=tuple(path * PATH_LENGTH + space for path in paths for space in range(PATH_LENGTH)),
        first_spaces=tuple(path * PATH_LENGTH for path in paths),
        branch=item["branch"],
        mitama_price=tuple(goods(space["price"]) for space in item["mitama"]),
        mitama_vp=tuple(space["vp"] for space in item["mitama"]),
        dragonfly_price=tuple(-space["gift"] if "gift" in space else space["price"] for space in item["dragonfly"]),
        crystal_price=tuple(item["crystal"]),
        buildings=item["building"],
        ancient=tuple(
            4 * hill + BUILDING_TYPES.index(DATA["lower-left"][name])
            for hill, name in enumerate(RIVER_NAMES)
            if name in FRAME["ancient"][str(max(item["players"]))]
        ),
        neutral=FRAME["neutral-kodama"] if 2 in item["players"] else 0,
    )


def _tengu_card(item: dict[str, Any]) -> TenguCard:
    shows = item.get("shows", "")
    return TenguCard(
        item["id"],
        "yokai" in item["top"],
        "bitoku" in item["top"],
        -1 if item["place"] == "favourite" else RIVER_NAMES.index(item["place"]),
        shows if isinstance(shows, str) else "",
        () if isinstance(shows, str) else tuple(RESOURCES.index(name) for name in shows),
        RESOURCES.index(item["resource"]) if "resource" in item else -1,
    )


#: The wisdom paths by number; the first layout has only one of them.
PATHS: Final[tuple[str, ...]] = tuple(DATA["layouts"]["items"][-1]["paths"])
PATH_LENGTH: Final[int] = len(DATA["paths"]["items"])
LAYOUTS: Final[tuple[Layout, ...]] = tuple(_layout(item) for item in DATA["layouts"]["items"])
FOREST_ACTIONS: Final[tuple[ForestAction, ...]] = tuple(
    ForestAction(item["id"], RIVER_NAMES.index(item["region"]), item["minimum"], parse(item["action"]))
    for item in DATA["forest"]["items"]
)
HOME_SPACES: Final[tuple[Tile, ...]] = tuple(Tile(item["id"], parse(item["action"])) for item in DATA["home"]["items"])
#: The die spaces of the Home, from the highest; what each does depends on the layout.
HOME_PLACES: Final = range(len(LAYOUTS[0].home))
HOME_COPY: Final = next(index for index, space in enumerate(HOME_SPACES) if space.action == Word("copy"))
DEEDS: Final[tuple[Effect, ...]] = tuple(parse(text) for text in DATA["favours"]["items"][2]["actions"])
DEEDS_CHOSEN: Final[int] = DATA["favours"]["items"][2]["choose"]
KODAMA_LENGTH: Final[int] = DATA["kodama"]["length"]
TREASURES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(item["prizes"]) for item in DATA["treasures"]["items"])
TREASURE_IDS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["treasures"]["items"])
#: The number of completed bitoku cards needed to leave each pilgrimage space along the path.
BRIDGES: Final[tuple[int, ...]] = tuple(
    FRAME["bridges"][item["bridge"] - 1] if "bridge" in item else 0 for item in DATA["paths"]["items"]
)
#: The side branches of one path, and those of both, the first path's before the second's.
BRANCHES: Final[tuple[Branch, ...]] = tuple(_branches())
ALL_BRANCHES: Final[tuple[Branch, ...]] = BRANCHES * len(PATHS)
TORII_BRANCHES: Final[tuple[int, ...]] = tuple(index for index, branch in enumerate(BRANCHES) if branch.torii)
CONSTRUCTION: Final[tuple[Construction, ...]] = tuple(
    Construction(goods(item["price"]), item["vp"]) for item in DATA["construction"]["items"]
)
CRYSTAL_SPACES: Final[tuple[CrystalSpace, ...]] = tuple(
    CrystalSpace(item["id"], item["colour"], item.get("slot", -1), item["vp"])
    for item in DATA["crystal-spaces"]["items"]
)
ROCK_SPACES: Final[int] = DATA["rock-route"]["rock-spaces"]
ROCK_ROUTE: Final[tuple[RockSpace, ...]] = tuple(
    RockSpace(item["id"], tuple(item["touches"]), item["price"]) for item in DATA["rock-route"]["items"]
)
YOKAI: Final[tuple[Yokai, ...]] = (*_yokai("starting-yokai", True), *_yokai("yokai", False))
STARTING_YOKAI: Final = range(DATA["starting-yokai"]["count"])
COMMON_YOKAI: Final = range(DATA["starting-yokai"]["count"], len(YOKAI))
BITOKU: Final[tuple[Bitoku, ...]] = tuple(
    Bitoku(
        item["id"],
        BITOKU_TYPES.index(item["type"]),
        DATA["bitoku"]["by-type"][item["type"]],
        _leading_vp(parse(item["action"])),
        parse(item["action"]),
    )
    for item in DATA["bitoku"]["items"]
)
VISIONS: Final[tuple[Vision, ...]] = tuple(
    Vision(item["id"], tuple(item["needs"].get(need, 0) for need in NEEDS), item["vp"], item["penalty"])
    for item in DATA["visions"]["items"]
)
CRYSTALS: Final[tuple[Crystal, ...]] = tuple(_crystals())
MITAMAS: Final[tuple[Mitama, ...]] = tuple(
    Mitama(item["id"], MITAMA_TYPES.index(item["type"]), parse(item["action"])) for item in DATA["mitamas"]["items"]
)
DRAGONFLIES: Final[tuple[Tile, ...]] = tuple(
    Tile(item["id"], parse(item["action"])) for item in DATA["dragonflies"]["items"]
)
TORII: Final[tuple[Tile, ...]] = tuple(Tile(item["id"], parse(item["action"])) for item in DATA["torii"]["items"])
TORII_SETS: Final[dict[str, tuple[int, ...]]] = {
    name: tuple(index for index, item in enumerate(DATA["torii"]["items"]) if item["set"] == name) for name in "AB"
}
ROCKS: Final[tuple[Rock, ...]] = tuple(_rock(item) for item in DATA["rocks"]["items"])
#: The ancient buildings follow the ordinary ones.
BUILDINGS: Final[tuple[Building, ...]] = tuple(
    _building(item) for item in (*DATA["buildings"]["items"], *DATA["ancient-buildings"]["items"])
)
ORDINARY_BUILDINGS: Final = range(DATA["buildings"]["count"])
ANCIENT_BUILDINGS: Final = range(DATA["buildings"]["count"], len(BUILDINGS))
TENGU: Final[dict[str, Any]] = DATA["tengu"]
TENGU_SCORING: Final[dict[str, Any]] = DATA["tengu-scoring"]
TENGU_CONSTRUCTION: Final[tuple[int, ...]] = tuple(DATA["tengu-board"]["construction-vp"])
TENGU_CARDS: Final[tuple[TenguCard, ...]] = tuple(_tengu_card(item) for item in DATA["tengu-cards"]["items"])
BITOKU_VP: Final[tuple[int, ...]] = tuple(FRAME["bitoku-vp"])
