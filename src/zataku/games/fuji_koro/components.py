"""The pieces and numbers of Fuji Koro, loaded from components.toml into frozen objects and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from zataku.kernel.components import ComponentsError, read_components

from . import gear
from . import map as volcano
from .gear import Layout, Pattern, WeaponGrid

DATA: Final = read_components(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


def _items(name: str) -> list[dict[str, Any]]:
    table = DATA[name]
    items: list[dict[str, Any]] = table["items"]
    number = sum(item.get("copies", 1) for item in items)
    if number != table["count"]:
        raise ComponentsError(f"{name}: {number} pieces, {table['count']} expected")
    return items


def amounts(effect: str) -> tuple[int, int, int]:
    """Wood, metal and teeth of an effect such as `2 wood + 1 metal`."""
    found = [0, 0, 0]
    for part in effect.split("+"):
        number, _, word = part.strip().rpartition(" ")
        if word in gear.MATERIALS:
            found[gear.MATERIALS.index(word)] += int(number or 1)
    return found[0], found[1], found[2]


# ---------------------------------------------------------------------------------------------------------------------
# Pieces

WOOD_SUPPLY: Final[int] = DATA["supply"]["wood"]
METAL_SUPPLY: Final[int] = DATA["supply"]["metal"]
TOOTH_SUPPLY: Final[int] = DATA["supply"]["tooth"]
MONK_SUPPLY: Final[int] = DATA["supply"]["monk"]
DAMAGE_SUPPLY: Final[int] = DATA["supply"]["damage"]
STATE_SUPPLY: Final[int] = DATA["supply"]["state"]

COLOURS: Final = tuple(item["id"] for item in DATA["scroll_colours"]["items"])
SCROLL_TOKENS: Final[int] = DATA["scroll_colours"]["tokens_each"]

# Damage of the six faces by material (wood, metal, tooth, charm); a break face deals none.
BREAK: Final = -1
FACES: Final = tuple(
    tuple(BREAK if face == "break" else int(face) for face in item["faces"])
    for wanted in (*gear.MATERIALS, "charm")
    for item in _items("dice")
    if item["rolls"] == wanted
)

# Kinds of things on a cell.
PLAIN: Final = 0
LAVA: Final = 1
ERUPTS: Final = 2
EXIT: Final = 3
SQUARE: Final = 4
HEXAGON: Final = 5
MONK: Final = 6
ADVENTURE: Final = 7
SCROLL: Final = 8
_SPOTS: Final = {
    "plain": PLAIN,
    "lava": LAVA,
    "exit": EXIT,
    "square": SQUARE,
    "hexagon": HEXAGON,
    "monk": MONK,
    "adventure": ADVENTURE,
}
#: What the kinds of spots are called, by their numbers.
SPOT_NAMES: Final = ("plain", "lava", "erupts", "exit", "square", "hexagon", "monk", "adventure", "scroll")


@dataclass(frozen=True, slots=True)
class Tile:
    """A volcano tile: for each printed cell its kind and a number (the lava call, or the colour of a scroll)."""

    id: str
    level: int
    dragon: int
    spots: tuple[tuple[int, int], ...]


def _spot(text: str) -> tuple[int, int]:
    if text.startswith("erupts-"):
        return ERUPTS, int(text.removeprefix("erupts-"))
    if text.startswith("scroll-"):
        return SCROLL, COLOURS.index(text.removeprefix("scroll-"))
    return _SPOTS[text], 0


@dataclass(frozen=True, slots=True)
class DragonType:
    id: str
    dice: int
    points: int
    reward: int
    figure_points: int
    monks: bool


DRAGON_TYPES: Final = tuple(
    DragonType(
        item["id"],
        item["dice"],
        item["points"],
        amounts(item["reward"])[gear.TOOTH],
        item["figure_points"],
        item["monks"],
    )
    for item in _items("dragon_types")
)
DRAGON_TYPE_IDS: Final = tuple(kind.id for kind in DRAGON_TYPES)
LEGENDARY: Final = DRAGON_TYPE_IDS.index("legendary")
FALLEN_TEETH: Final = amounts(DATA["dragon_types"]["fallen"])[gear.TOOTH]
LOWEST_START: Final[int] = DATA["dragons"]["lowest_start"]
DAMAGE_TOKEN: Final[int] = DATA["dragons"]["damage_token"]


@dataclass(frozen=True, slots=True)
class Dragon:
    id: str
    type: int
    initiative: int
    health: int
    health_two: int
    health_two_coop: int
    health_solo: int


DRAGONS: Final = tuple(
    Dragon(
        item["id"],
        DRAGON_TYPE_IDS.index(item["type"]),
        item["initiative"],
        item["health"],
        item["health_two"],
        item["health_two_coop"],
        item["health_solo"],
    )
    for item in _items("dragons")
)
LEGENDARY_DRAGON: Final = next(index for index, dragon in enumerate(DRAGONS) if dragon.type == LEGENDARY)

TILES: Final = tuple(
    Tile(
        item["id"],
        item["level"],
        DRAGON_TYPE_IDS.index(item["dragon"]) if "dragon" in item else -1,
        tuple(_spot(text) for text in item["cells"]),
    )
    for item in _items("tiles")
)
TILE_BY_ID: Final = {tile.id: index for index, tile in enumerate(TILES)}
TILES_OF_LEVEL: Final = tuple(
    tuple(index for index, tile in enumerate(TILES) if tile.level == level) for level in (1, 2, 3)
)


@dataclass(frozen=True, slots=True)
class ResourceToken:
    id: str
    hexagon: bool
    level: int
    gives: tuple[int, int, int]
    monk: bool


RESOURCE_TOKENS: Final = tuple(
    ResourceToken(
        item["id"], item["shape"] == "hexagon", item["level"], amounts(item["gives"]), item["gives"] == "monk"
    )
    for item in _items("resource_tokens")
)
HEXAGON_PLAYERS: Final[int] = DATA["resource_tokens"]["hexagon_players"]

MIRRORED: Final[bool] = DATA["gear"]["mirrored_patterns"]
LAVA_DAMAGE: Final[int] = DATA["gear"]["lava_damage"]
CHARM_INITIATIVE: Final[int] = DATA["gear"]["charm_initiative"]
weapon_length: Final = gear.LENGTHS[DATA["gear"]["initiative_line"]]
CRAFT_LOSS: Final[int] = DATA["gear"]["craft_loss"]


@dataclass(frozen=True, slots=True)
class Card:
    """An equipment card (helmet: `cube` is the material of its bonus) or a blueprint."""

    id: str
    type: int
    pattern: Pattern
    blueprint: bool
    cube: int


def _cards(name: str) -> tuple[Card, ...]:
    return tuple(
        Card(
            item["id"],
            gear.GEAR_TYPES.index(item["type"]),
            Pattern(tuple(tuple(part) for part in item["parts"]), MIRRORED),
            name == "blueprints",
            amounts(item["bonus"]).index(1) if item["type"] == "helmet" and "bonus" in item else -1,
        )
        for item in _items(name)
    )


# Equipment cards and blueprints share one numbering: equipment first.
CARDS: Final = _cards("equipment") + _cards("blueprints")
CARD_BY_ID: Final = {card.id: index for index, card in enumerate(CARDS)}
EQUIPMENT_OF_TYPE: Final = tuple(
    tuple(index for index, card in enumerate(CARDS) if not card.blueprint and card.type == kind) for kind in range(3)
)
BLUEPRINTS_OF_TYPE: Final = tuple(
    tuple(index for index, card in enumerate(CARDS) if card.blueprint and card.type == kind) for kind in range(3)
)
CARD_TYPE: Final = tuple(card.type for card in CARDS)
#: The cubes of each card's pattern.
CARD_CUBES: Final = tuple(card.pattern.cubes for card in CARDS)

# ---------------------------------------------------------------------------------------------------------------------
# Scrolls and adventure tokens

SCROLLS: Final = tuple(item["id"] for item in _items("scrolls"))
OPEN_SCROLLS: Final[int] = DATA["scrolls"]["open"]
SCROLL_POINTS: Final[int] = DATA["scrolls"]["points"]


def _power(id: str, key: str) -> Any:
    return next(item[key] for item in DATA["scrolls"]["items"] if item["id"] == id)


# A held scroll is a bit of a sheet's `powers`.
WIND_STEP: Final = 1 << SCROLLS.index("wind-step")
EMBER_WALK: Final = 1 << SCROLLS.index("ember-walk")
FORAGER: Final = 1 << SCROLLS.index("forager")
FAR_SIGHT: Final = 1 << SCROLLS.index("far-sight")
PATHFINDER: Final = 1 << SCROLLS.index("pathfinder")
TWO_HAMMERS: Final = 1 << SCROLLS.index("two-hammers")
CAREFUL_SMITH: Final = 1 << SCROLLS.index("careful-smith")
STEADY_HAND: Final = 1 << SCROLLS.index("steady-hand")
SECOND_STRIKE: Final = 1 << SCROLLS.index("second-strike")
LONG_REACH: Final = 1 << SCROLLS.index("long-reach")
STONE_SKIN: Final = 1 << SCROLLS.index("stone-skin")
TOOTH_HUNTER: Final = 1 << SCROLLS.index("tooth-hunter")
DRAGON_VENOM: Final = 1 << SCROLLS.index("dragon-venom")
SLIP_AWAY: Final = 1 << SCROLLS.index("slip-away")
DEEP_POCKETS: Final = 1 << SCROLLS.index("deep-pockets")
TEMPLE_ROAD: Final = 1 << SCROLLS.index("temple-road")

WIND_CELLS: Final[int] = _power("wind-step", "move")
EMBER_DAMAGE: Final[int] = _power("ember-walk", "lava_damage")
HAMMER_CRAFTS: Final[int] = _power("two-hammers", "crafts")
STEADY_BREAKS: Final[int] = _power("steady-hand", "breaks_ignored")
STRIKE_DICE: Final[int] = _power("second-strike", "reroll")
REACH_INITIATIVE: Final[int] = _power("long-reach", "initiative")
SKIN_ARMOUR: Final[int] = _power("stone-skin", "armour")
HUNTER_TEETH: Final = amounts(_power("tooth-hunter", "fallen"))[gear.TOOTH]
VENOM_SCROLL: Final = int(_power("dragon-venom", "survived").split()[0])
POCKET_PLACES: Final[int] = _power("deep-pockets", "pockets")

ADVENTURES: Final = tuple(item["id"] for item in _items("adventures"))
ADVENTURE_COPIES: Final = tuple(item["copies"] for item in DATA["adventures"]["items"])
COOL_SOLES: Final = ADVENTURES.index("cool-soles")
COLD_SPRING: Final = ADVENTURES.index("cold-spring")
VENOM: Final = ADVENTURES.index("venom")
CACHE: Final = ADVENTURES.index("cache")
FANG: Final = ADVENTURES.index("fang")
SECOND_WIND: Final = ADVENTURES.index("second-wind")
FIELD_FORGE: Final = ADVENTURES.index("field-forge")
RENEWAL: Final = ADVENTURES.index("renewal")
SMOKE: Final = ADVENTURES.index("smoke")
WAR_DRUM: Final = ADVENTURES.index("war-drum")


def _adventure(kind: int) -> str:
    effect: str = DATA["adventures"]["items"][kind]["effect"]
    return effect


VENOM_TOKENS: Final = int(_adventure(VENOM).split()[0])
CACHE_CUBES: Final = amounts(_adventure(CACHE))
FANG_CUBES: Final = amounts(_adventure(FANG))
WIND_ACTIONS: Final = int(_adventure(SECOND_WIND).split()[0])
DRUM_INITIATIVE: Final = int(_adventure(WAR_DRUM).split()[0])

# ---------------------------------------------------------------------------------------------------------------------
# Players' boards

SLOT_ACTION: Final = 0
SLOT_SCROLL: Final = 1
SLOT_WEAPON: Final = 2
SLOT_BACKPACK: Final = 3
SLOT_NAMES: Final = ("action", "scroll", "weapon", "backpack")


@dataclass(frozen=True, slots=True)
class Board:
    """A player's board: sizes, limits, start, abilities."""

    id: str
    colour: int
    discs: int
    helmet_area: int
    sandals_area: int
    sandals_complete: int
    sandals_step: int
    move: int
    grid: WeaponGrid
    right_free: bool
    pack_free: bool
    scroll_free: bool
    backpack: tuple[int, int]
    slots: tuple[int, ...]
    start_helmet: Layout
    start_weapon: Layout
    start_sandals: Layout
    start_monks: tuple[int, ...]
    start_scrolls: int
    start_points: int
    craft_after_action: bool
    sandals_with_craft: bool
    sandals_as_weapon: bool
    needs_blueprint: int
    never_blueprint: int
    lava_leap: int
    sneaks: bool
    steals_passing: bool
    join_range: int
    flees: bool


_BOARDS: Final = {item["id"]: item for item in _items("boards")}


def _board(name: str) -> Board:
    table = _BOARDS["symmetric"] | _BOARDS[name]
    columns, rows = table["weapon_half"]
    width, height = table["helmet"]
    one, two = table["one_handed"], table["two_handed"]
    return Board(
        id=name,
        colour=COLOURS.index(table["colour"]) if "colour" in table else -1,
        discs=table["discs"],
        helmet_area=gear.area(0, 0, width, height),
        sandals_area=gear.area(0, 0, table["sandals"], 1),
        sandals_complete=table["sandals_complete"],
        sandals_step=table["sandals_step"],
        move=table["move"],
        grid=WeaponGrid(columns, rows, one or two, two or one, no_two_handed=two == 0, no_one_handed=one == 0),
        right_free=table["right_half"] == "open",
        pack_free=table["second_pack"] == "open",
        scroll_free=table["second_scroll"] == "open",
        backpack=(table["backpack"][0], table["backpack"][1]),
        slots=tuple(SLOT_NAMES.index(slot) for slot in table["monk_slots"]),
        start_helmet=gear.drawn(table["start_helmet"], 0),
        start_weapon=gear.drawn(table["start_weapon"], gear.COLUMNS // 2 - columns),
        start_sandals=gear.drawn([table["start_sandals"]], 0),
        start_monks=tuple(SLOT_NAMES.index(slot) for slot in table["start_monks"]),
        start_scrolls=table["start_scrolls"],
        start_points=table["start_points"],
        craft_after_action=table.get("craft_after_action", False),
        sandals_with_craft=table.get("sandals_with_craft", False),
        sandals_as_weapon=table.get("sandals_as_weapon", False),
        needs_blueprint=CARD_BY_ID[table["needs_blueprint"]] if "needs_blueprint" in table else -1,
        never_blueprint=CARD_BY_ID[table["never_blueprint"]] if "never_blueprint" in table else -1,
        lava_leap=table.get("lava_leap", 0),
        sneaks=table.get("sneaks", False),
        steals_passing=table.get("steals_passing", False),
        join_range=table["join_range"],
        flees=table.get("flees", False),
    )


SAMURAI: Final = tuple(name for name in _BOARDS if name != "symmetric")
# One board for each samurai and, last, the symmetric one.
BOARDS: Final = (*(_board(name) for name in SAMURAI), _board("symmetric"))
SYMMETRIC: Final = len(SAMURAI)
SAMURAI_COLOUR: Final = tuple(BOARDS[index].colour for index in range(len(SAMURAI)))
DAISUKE: Final = SAMURAI.index("daisuke")

# ---------------------------------------------------------------------------------------------------------------------
# Setup, tracks, points

_SETUP: Final = DATA["setup"]
MONKS_SYMMETRIC: Final = tuple(_SETUP["monks_symmetric"])
MONKS_ASYMMETRIC: Final = tuple(_SETUP["monks_asymmetric"])
LIVES: Final[int] = _SETUP["lives"]
COOP_GROUP: Final[int] = _SETUP["coop_group"]
COOP_STACKS: Final = tuple((below, above) for below, above in _SETUP["coop_stacks"])
COOP_SPECIAL: Final = tuple(TILE_BY_ID.get(name, -1) for name in _SETUP["coop_special"])
COOP_REMOVED: Final = tuple(TILE_BY_ID[name] for name in _SETUP["coop_removed"])
COOP_PAIR_COLUMNS: Final = tuple(_SETUP["coop_pair_columns"])

# Events of the countdown: 1 to 4 a lava call, the others by name.
NOTHING: Final = 0
ROPE: Final = 5
END: Final = 6
EVENT_NAMES: Final = ("nothing", "lava-1", "lava-2", "lava-3", "lava-4", "rope", "end")


def _events(name: str) -> tuple[int, ...]:
    words = {"rope": ROPE, "nothing": NOTHING, "end": END, "last": NOTHING}
    return tuple(
        int(word.removeprefix("lava-")) if word.startswith("lava-") else words[word] for word in DATA["countdown"][name]
    )


COUNTDOWN: Final = _events("competitive")
COOP_FINAL: Final = _events("cooperative")
COOP_ROUNDS: Final = tuple(DATA["countdown"]["coop_rounds"])
COOP_ROUNDS_ADVENTURE: Final[int] = DATA["countdown"]["coop_rounds_adventure"]

# Palace tracks: helmet, weapon, sandals, monk, tooth.
TRACKS: Final = ("helmet", "weapon", "sandals", "monk", "tooth")
TRACK_MONK: Final = 3
TRACK_TOOTH: Final = 4
GREAT_PALACE: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(DATA["palaces"]["great"][name]) for name in TRACKS)
GREAT_LOWEST: Final[tuple[int, ...]] = tuple(DATA["palaces"]["great_lowest"][name] for name in TRACKS)
SMALL_PALACE: Final[tuple[int, ...]] = tuple(DATA["palaces"]["small"].get(name, 0) for name in TRACKS)

EXPLORE_POINTS: Final[tuple[int, ...]] = tuple(DATA["points"]["explore"])
TRIGGER: Final[int] = DATA["points"]["countdown"]
ACTIONS: Final[int] = DATA["turn"]["actions"]
STOCK: Final = amounts(DATA["turn"]["stock"])
BLUEPRINTS_PER_GATHER: Final[int] = DATA["turn"]["blueprints_per_gather"]
SAMURAI_PER_CELL: Final[int] = DATA["map"]["samurai_per_cell"]

SCENARIOS: Final[Mapping[int, Mapping[str, Any]]] = {item["number"]: item for item in DATA["scenarios"]["items"]}
SCENARIO_IDS: Final = tuple(item["id"] for item in DATA["scenarios"]["items"])
MODE_PLAYERS: Final = {
    item["id"]: tuple(range(item["players"][0], item["players"][1] + 1)) for item in DATA["modes"]["items"]
}


def _check() -> None:
    """The data must agree with the geometry and with the printed totals (FK-001)."""
    places = tuple(
        ("C" if place["id"] == "c" else place["id"], place["lattice"][0], place["lattice"][1])
        for place in DATA["map"]["places"]
    )
    if places != volcano.PLACES:
        raise ComponentsError("map: the places are not where the geometry has them")
    if SAMURAI_PER_CELL != 2:
        raise ComponentsError("map: the state counts one and two samurai on a cell, no more")
    levels = Counter(tile.level for tile in TILES)
    if [levels[level] for level in (1, 2, 3)] != DATA["tiles"]["count_by_level"]:
        raise ComponentsError("tiles: wrong number of a level")
    for kind in range(3):
        if len(EQUIPMENT_OF_TYPE[kind]) != 8 or len(BLUEPRINTS_OF_TYPE[kind]) != 8:
            raise ComponentsError("cards: eight of each type are expected")


_check()
