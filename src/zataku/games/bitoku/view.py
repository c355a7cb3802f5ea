"""What a seat sees: an allow-list. Hidden are hands, decks, stacks, and cards looked at by others.

The ids of things on the board, which options and events name, are made in `elements.py` from what is here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import NotRequired, TypedDict, TypeVar, final

from zataku.kernel.game import Frame
from zataku.kernel.hidden import Bag

from . import automa
from .components import (
    ALL_BRANCHES,
    BITOKU,
    BITOKU_TYPES,
    BRANCHES,
    BRIDGES,
    BUILDING,
    BUILDING_TYPES,
    BUILDINGS,
    CONSTRUCTION,
    CRYSTAL,
    CRYSTAL_SPACES,
    CRYSTALS,
    DEEDS,
    DEEDS_CHOSEN,
    DISPLAYS,
    DRAGONFLIES,
    DRAGONFLY,
    FAVOURS,
    FOREST_ACTIONS,
    FRAME,
    HILLS,
    HOME,
    HOME_SPACES,
    KODAMA_LENGTH,
    MITAMA,
    MITAMA_TYPES,
    MITAMAS,
    NEEDS,
    PATH_LENGTH,
    PATHS,
    REGIONS,
    RIVER,
    RIVER_NAMES,
    ROCK_ROUTE,
    ROCKS,
    SLOT_NAMES,
    STOCK,
    TENGU_CARDS,
    TENGU_CONSTRUCTION,
    TORII,
    TREASURE_IDS,
    TREASURES,
    TRIGGERS,
    VISIONS,
    YOKAI,
    YOKAI_TYPES,
    Goods,
)
from .scoring import PARTS
from .state import ASCENSION, EMPTY, FOREST, HILL, HOME_SPACE, LOCKED, UNLOCKED, Bitoku, Sheet, Thought, pilgrims_at
from .steps.decks import BITOKU_DECK, VISION_DECK, YOKAI_DECK, CommonDeck, KeepCard
from .steps.dice import PlaceDie, Strengthen
from .steps.paths import GATE_OF_BRANCH, Move
from .steps.purchases import Build, TakeTile

Item = TypeVar("Item")


# Cards and tiles. `number` is what ids of elements are made of where a component exists several times.


class YokaiCard(TypedDict):
    id: str
    type: str
    action: str
    #: Points for each of what `per` counts, when it is removed in winter.
    virtue: int
    per: str


class BitokuCard(TypedDict):
    id: str
    type: str
    #: How many cards of this type there are.
    frequency: int
    action: str


class VisionCard(TypedDict):
    id: str
    number: int
    needs: dict[str, int]
    vp: int
    penalty: int


@final
class CrystalTile(TypedDict):
    id: str
    number: int
    colour: str
    action: str | None
    #: Of a memory crystal: what it watches, and what it pays.
    trigger: str | None
    vp: int


class MitamaTile(TypedDict):
    id: str
    number: int
    type: str
    action: str


class DragonflyTile(TypedDict):
    id: str
    number: int
    action: str


class Pair(TypedDict):
    mitama: MitamaTile
    dragonfly: DragonflyTile


class RockTile(TypedDict):
    id: str
    number: int
    kind: str
    shows: list[str]


class BuildingTile(TypedDict):
    id: str
    number: int
    type: str
    #: The least value of a die that may use it.
    minimum: int
    action: str
    #: What the builder gets: steps of the kodama, and perhaps an amulet.
    kodama: int
    amulet: bool
    #: What the owner gets when somebody else uses it.
    bonus: str | None


class ToriiTile(TypedDict):
    id: str
    action: str


# The board


class DieOnBoard(TypedDict):
    seat: int
    #: The slot it came from.
    die: str
    value: int


class Treasure(TypedDict):
    id: str
    prizes: list[int]


class BuildingSpace(TypedDict):
    type: str
    building: BuildingTile | None
    owner: int | None


class ForestRow(TypedDict):
    id: str
    minimum: int
    action: str


class Region(TypedDict):
    id: str
    #: By seat, the space of the kodama; and that of the neutral one.
    kodamas: list[int]
    neutral: int | None
    length: int
    treasure: Treasure
    #: Not in the Home: die spaces, dice, forest actions, the inhabited zone.
    spaces: NotRequired[int]
    dice: NotRequired[list[DieOnBoard]]
    forest: NotRequired[list[ForestRow]]
    zone: NotRequired[list[BuildingSpace]]


class HomeSpace(TypedDict):
    id: str
    action: str
    dice: list[DieOnBoard]


class Area(TypedDict):
    """A hill area: the hills whose dice share spaces on the far bank."""

    hills: list[str]
    spaces: int
    dice: list[DieOnBoard]


class Hill(TypedDict):
    id: str
    bitoku: BitokuCard | None
    yokai: YokaiCard | None
    covered: list[str]


class Deeds(TypedDict):
    """The third favour of every hill: so many different ones of these actions."""

    actions: list[str]
    choose: int


class Branch(TypedDict):
    id: str
    kind: str
    #: The pilgrimage space it leaves.
    space: int
    #: What each space gives, and the seats of the pilgrims there.
    vp: list[int]
    amulet: list[int]
    pilgrims: list[int]
    torii: ToriiTile | None


class Path(TypedDict):
    id: str
    #: For each pilgrimage space: the pilgrims there by seat, and the completed bitoku that the way on asks for.
    pilgrims: list[list[int]]
    bridges: list[int]
    branches: list[Branch]


class MitamaSpace(TypedDict):
    #: Wood, stone, jade, sake.
    price: list[int]
    vp: int
    tile: MitamaTile | None


class DragonflySpace(TypedDict):
    #: In resources of any types; below zero they are a gift.
    price: int
    tile: DragonflyTile | None


class CrystalDisplaySpace(TypedDict):
    price: int
    tile: CrystalTile | None


class BuildingDisplaySpace(TypedDict):
    tile: BuildingTile | None


class Displays(TypedDict):
    """From the final space outwards."""

    mitama: list[MitamaSpace]
    dragonfly: list[DragonflySpace]
    crystal: list[CrystalDisplaySpace]
    building: list[BuildingDisplaySpace]


class Stacks(TypedDict):
    mitama: int
    dragonfly: int
    crystal: int
    building: int


class DeckSeen(TypedDict):
    cards: int
    #: At the bottom, layer by layer, the cards that the seat has seen, None for the others.
    under: list[list[str | None]]
    #: Cards that the seat is looking at now.
    looked_at: list[str]


class Decks(TypedDict):
    yokai: DeckSeen
    bitoku: DeckSeen
    vision: DeckSeen


class Looking(TypedDict):
    """The cards of `looked_at` as a whole."""

    yokai: list[YokaiCard]
    bitoku: list[BitokuCard]
    vision: list[VisionCard]


class Discards(TypedDict):
    yokai: list[str]
    bitoku: list[str]


# The seats


class OwnDie(TypedDict):
    die: str
    value: int
    #: `locked`, `unlocked`, a region, `home-2`, or `hill-` with the hills of the area.
    place: str


@final
class CrystalSpace(TypedDict):
    space: str
    colour: str
    vp: int
    tile: CrystalTile | None


class ConstructionSpace(TypedDict):
    price: list[int]
    vp: int


class RockSpace(TypedDict):
    """A pilgrim space of the rock route: the rocks it touches, by place from 0, and its price."""

    id: str
    touches: list[int]
    price: int


class Seat(TypedDict):
    seat: int
    automa: bool
    vp: int
    flag: bool
    stock: dict[str, int]
    dice: list[OwnDie]
    slots: list[YokaiCard | None]
    hand: list[YokaiCard | None]
    hand_size: int
    deck: int
    discard: list[YokaiCard]
    removed: list[YokaiCard]
    pilgrims: int
    #: The tengu's are in no spaces.
    crystals: list[CrystalSpace] | list[CrystalTile]
    built: int
    #: The tengu's say only what they pay.
    construction: list[ConstructionSpace] | list[int]
    rocks: list[RockTile]
    rockside: list[str]
    mitamas: list[MitamaTile]
    dragonflies: list[DragonflyTile]
    pairs: list[Pair]
    path: list[BitokuCard]
    completed: int
    visions: list[VisionCard]
    #: All own cards, at the end.
    yokai: list[str] | None
    counted: dict[str, int] | None
    fulfilled: list[str]
    parts: dict[str, int] | None


class ActionCard(TypedDict):
    id: str
    yokai: bool
    bitoku: bool
    place: str
    shows: str | list[str]
    resource: str | None


class SkippedRow(TypedDict):
    """A row of the activation cycle that does not apply, and its first condition that does not hold."""

    row: str
    unmet: str


class ThoughtSeen(TypedDict):
    """Which row of the activation cycle a card leads to, and why not to an earlier one."""

    row: str
    skipped: list[SkippedRow]


class TenguTurnSeen(ThoughtSeen):
    """The tengu's last turn: the will dice, the cards as they lay, and the place of the active one from 0."""

    dice: list[int]
    cards: list[ActionCard]
    active: int


class TenguSeen(TypedDict):
    active: bool
    row: list[ActionCard]
    #: The upper half of its cards means any card of a kind, not the favourite yokai and the least frequent bitoku.
    takes_any: bool
    deck: int
    discard: list[str]
    turn: TenguTurnSeen | None
    #: What each card of the row would lead to, if the tengu acted now.
    plan: list[ThoughtSeen]


class Asked(TypedDict):
    """What the deciding seat is about to do, as far as the board can show what that would mean."""

    #: The die that is to be placed, with the value it has so far.
    die: DieOnBoard | None
    #: Have amulets lifted it above 6 (in the harder forest)?
    above: bool
    #: Movement points to spend.
    moves: int
    #: What is bought, and for how much less.
    buys: str | None
    less: int


class BitokuTable(TypedDict):
    """What is seen of a match of Bitoku."""

    players: int
    layout: str
    round: int
    rounds: int
    season: str
    order: list[int]
    passed: list[int]
    regions: list[Region]
    #: Home spaces from the highest.
    home: list[HomeSpace]
    areas: list[Area]
    hills: list[Hill]
    deeds: Deeds
    paths: list[Path]
    displays: Displays
    stacks: Stacks
    #: The rock garden: what lies on each space, by id and as a whole.
    garden: list[str | None]
    rocks: list[RockTile | None]
    rock_route: list[RockSpace]
    decks: Decks
    looking: Looking
    discards: Discards
    seats: list[Seat]
    tengu: TenguSeen | None
    asked: Asked
    #: Are forest actions harder to come by (an option of the match)?
    harder_forest: bool


class BitokuView(Frame, BitokuTable):
    """A view as boards and text pictures get it."""


def view(state: Bitoku, seat: int | None) -> BitokuTable:
    """The match as a seat (None: a spectator) sees it; views share what has not changed, so nobody changes them."""
    standing = _standing(state)
    return {
        "players": len(state.human_seats()),
        "layout": state.given.layout.id,
        "round": state.round,
        "rounds": FRAME["rounds"],
        "season": "ascension" if state.season == ASCENSION else FRAME["seasons"][state.season],
        "order": list(state.order),
        "passed": [each for each in range(len(state.sheets)) if state.passed >> each & 1],
        "regions": [_region(state, region, standing) for region in range(len(REGIONS))],
        "home": _home(state, standing),
        "areas": _areas(state, standing),
        "hills": [
            _hill(hill, state.hill_bitoku[hill], state.hill_yokai[hill], state.covered >> len(FAVOURS) * hill & 7)
            for hill in HILLS
        ],
        "deeds": _deeds(),
        "paths": [_path(state, path) for path in state.given.layout.paths],
        "displays": _displays(state),
        "stacks": _stacks(state),
        "garden": [None if rock == EMPTY else ROCKS[rock].id for rock in state.garden],
        "rocks": _each(state.garden, _rock),
        "rock_route": _rock_route(),
        "decks": {
            "yokai": _deck(state, YOKAI_DECK, seat),
            "bitoku": _deck(state, BITOKU_DECK, seat),
            "vision": _deck(state, VISION_DECK, seat),
        },
        "looking": {
            "yokai": [_yokai(card) for card in _looked_at(state, YOKAI_DECK, seat)],
            "bitoku": [_bitoku(card) for card in _looked_at(state, BITOKU_DECK, seat)],
            "vision": [_vision(card) for card in _looked_at(state, VISION_DECK, seat)],
        },
        "discards": {
            "yokai": [YOKAI[card].id for card in state.yokai_discard],
            "bitoku": [BITOKU[card].id for card in state.bitoku_discard],
        },
        "seats": [_seat(state, each, seat) for each in range(len(state.sheets))],
        "tengu": _tengu(state),
        "asked": _asked(state),
        "harder_forest": state.given.switches.harder_forest,
    }


def _asked(state: Bitoku) -> Asked:
    step = state.asking
    asked: Asked = {"die": None, "above": False, "moves": 0, "buys": None, "less": 0}
    if isinstance(step, Strengthen | PlaceDie):
        die = step.die
        asked["die"] = {"seat": state.seat, "die": SLOT_NAMES[die], "value": state.me().dice[die]}
        asked["above"] = isinstance(step, PlaceDie) and step.above
    elif isinstance(step, Move):
        asked["moves"] = step.points
    elif isinstance(step, TakeTile | Build):
        asked["buys"] = DISPLAYS[step.kind] if isinstance(step, TakeTile) else DISPLAYS[BUILDING]
        asked["less"] = step.discount
    return asked


def _there(number: int, seen: Callable[[int], Item]) -> Item | None:
    """What lies on a space, None if it is empty."""
    return None if number == EMPTY else seen(number)


@lru_cache(maxsize=16384)
def _each(numbers: tuple[int, ...], seen: Callable[[int], Item]) -> list[Item | None]:
    """What lies on each of several spaces."""
    return [_there(number, seen) for number in numbers]


@lru_cache(maxsize=16384)
def _all(numbers: tuple[int, ...], seen: Callable[[int], Item]) -> list[Item]:
    """Several cards or tiles."""
    return [seen(number) for number in numbers]


# The board

#: Dice at a place: seat, number, value.
Standing = tuple[tuple[int, int, int], ...]


def _standing(state: Bitoku) -> dict[int, Standing]:
    """The dice at each place of the board."""
    found: dict[int, Standing] = {}
    for seat, sheet in enumerate(state.sheets):
        for die, place in enumerate(sheet.places):
            found[place] = (*found.get(place, ()), (seat, die, sheet.dice[die]))
    return found


@lru_cache(maxsize=4096)
def _dice(standing: Standing) -> list[DieOnBoard]:
    return [{"seat": seat, "die": SLOT_NAMES[die], "value": value} for seat, die, value in standing]


def _region(state: Bitoku, region: int, standing: dict[int, Standing]) -> Region:
    layout = state.given.layout
    kodamas = tuple([sheet.kodamas[region] for sheet in state.sheets])
    lake = _lake(region, kodamas, layout.neutral, state.given.treasures[region])
    if region == HOME:
        return lake
    hill = RIVER.index(region)
    spaces = slice(len(BUILDING_TYPES) * hill, len(BUILDING_TYPES) * (hill + 1))
    return {
        **lake,
        "spaces": layout.forest,
        "dice": _dice(standing.get(FOREST + hill, ())),
        "forest": _forest(hill),
        "zone": _zone(state.zones[spaces], state.owners[spaces]),
    }


@lru_cache(maxsize=4096)
def _lake(region: int, kodamas: tuple[int, ...], neutral: int, treasure: int) -> Region:
    """What every region has: the way of its kodamas to the lake and the treasure there."""
    return {
        "id": REGIONS[region],
        "kodamas": list(kodamas),
        "neutral": neutral or None,
        "length": KODAMA_LENGTH,
        "treasure": {"id": TREASURE_IDS[treasure], "prizes": list(TREASURES[treasure])},
    }


@cache
def _forest(hill: int) -> list[ForestRow]:
    return [
        {"id": row.id, "minimum": row.minimum, "action": str(row.action)}
        for row in FOREST_ACTIONS
        if row.region == hill
    ]


@cache
def _deeds() -> Deeds:
    return {"actions": [str(deed) for deed in DEEDS], "choose": DEEDS_CHOSEN}


@cache
def _rock_route() -> list[RockSpace]:
    return [{"id": space.id, "touches": list(space.touches), "price": space.price} for space in ROCK_ROUTE]


@lru_cache(maxsize=4096)
def _zone(tiles: tuple[int, ...], owners: tuple[int, ...]) -> list[BuildingSpace]:
    return [
        {"type": kind, "building": _there(tile, _building), "owner": None if owner == EMPTY else owner}
        for kind, tile, owner in zip(BUILDING_TYPES, tiles, owners, strict=True)
    ]


@cache
def _building(tile: int) -> BuildingTile:
    building = BUILDINGS[tile]
    return {
        "id": building.id,
        "number": tile,
        "type": "ancient" if building.type >= len(BUILDING_TYPES) else BUILDING_TYPES[building.type],
        "minimum": building.minimum,
        "action": str(building.action),
        "kodama": building.kodama,
        "amulet": building.amulet,
        "bonus": building.owner or None,
    }


def _home(state: Bitoku, standing: dict[int, Standing]) -> list[HomeSpace]:
    return [
        {
            "id": HOME_SPACES[action].id,
            "action": str(HOME_SPACES[action].action),
            "dice": _dice(standing.get(HOME_SPACE + space, ())),
        }
        for space, action in enumerate(state.given.layout.home)
    ]


def _areas(state: Bitoku, standing: dict[int, Standing]) -> list[Area]:
    layout = state.given.layout
    return [
        {
            "hills": [RIVER_NAMES[hill] for hill in hills],
            "spaces": layout.hill,
            "dice": _dice(standing.get(HILL + area, ())),
        }
        for area, hills in enumerate(layout.areas)
    ]


@lru_cache(maxsize=4096)
def _hill(hill: int, bitoku: int, yokai: int, covered: int) -> Hill:
    return {
        "id": RIVER_NAMES[hill],
        "bitoku": _there(bitoku, _bitoku),
        "yokai": _there(yokai, _yokai),
        "covered": [name for favour, name in enumerate(FAVOURS) if covered >> favour & 1],
    }


def _path(state: Bitoku, path: int) -> Path:
    return {
        "id": PATHS[path],
        "pilgrims": _pilgrims(path, tuple([sheet.walking for sheet in state.sheets])),
        "bridges": _bridges(),
        "branches": _branches(path, state.branches, state.given.torii, state.given.layout.branch),
    }


@lru_cache(maxsize=4096)
def _pilgrims(path: int, walking: tuple[int, ...]) -> list[list[int]]:
    """Pilgrims on each space of a path, by seat."""
    spaces = range(path * PATH_LENGTH, (path + 1) * PATH_LENGTH)
    return [[pilgrims_at(space, each) for each in walking] for space in spaces]


@cache
def _bridges() -> list[int]:
    return list(BRIDGES)


@lru_cache(maxsize=4096)
def _branches(path: int, pilgrims: tuple[tuple[int, ...], ...], torii: tuple[int, ...], capacity: int) -> list[Branch]:
    numbers = range(path * len(BRANCHES), (path + 1) * len(BRANCHES))
    tiles = [torii[GATE_OF_BRANCH[number]] if ALL_BRANCHES[number].torii else EMPTY for number in numbers]
    return [_branch(number, capacity, pilgrims[number], tile) for number, tile in zip(numbers, tiles, strict=True)]


@lru_cache(maxsize=4096)
def _branch(number: int, capacity: int, pilgrims: tuple[int, ...], torii: int) -> Branch:
    branch = ALL_BRANCHES[number]
    return {
        "id": branch.id,
        "kind": "torii" if branch.torii else "illumination",
        "space": branch.position + 1,
        "vp": list(branch.vp[:capacity]),
        "amulet": list(branch.amulet[:capacity]),
        "pilgrims": list(pilgrims),
        "torii": _there(torii, _torii),
    }


@cache
def _torii(tile: int) -> ToriiTile:
    return {"id": TORII[tile].id, "action": str(TORII[tile].action)}


def _displays(state: Bitoku) -> Displays:
    layout = state.given.layout
    mitamas, dragonflies, crystals, buildings = (display.row for display in state.displays)
    return {
        "mitama": _mitamas_for_sale(mitamas, layout.mitama_price, layout.mitama_vp),
        "dragonfly": _dragonflies_for_sale(dragonflies, layout.dragonfly_price),
        "crystal": _crystals_for_sale(crystals, layout.crystal_price),
        "building": _buildings_for_sale(buildings),
    }


@lru_cache(maxsize=4096)
def _mitamas_for_sale(row: tuple[int, ...], prices: tuple[Goods, ...], vp: tuple[int, ...]) -> list[MitamaSpace]:
    return [
        {"price": list(price), "vp": points, "tile": _there(tile, _mitama)}
        for tile, price, points in zip(row, prices, vp, strict=True)
    ]


@lru_cache(maxsize=4096)
def _dragonflies_for_sale(row: tuple[int, ...], prices: tuple[int, ...]) -> list[DragonflySpace]:
    return [{"price": price, "tile": _there(tile, _dragonfly)} for tile, price in zip(row, prices, strict=True)]


@lru_cache(maxsize=4096)
def _crystals_for_sale(row: tuple[int, ...], prices: tuple[int, ...]) -> list[CrystalDisplaySpace]:
    return [{"price": price, "tile": _there(tile, _crystal)} for tile, price in zip(row, prices, strict=True)]


@lru_cache(maxsize=4096)
def _buildings_for_sale(row: tuple[int, ...]) -> list[BuildingDisplaySpace]:
    return [{"tile": _there(tile, _building)} for tile in row]


def _stacks(state: Bitoku) -> Stacks:
    return {
        "mitama": len(state.displays[MITAMA].stack),
        "dragonfly": len(state.displays[DRAGONFLY].stack),
        "crystal": len(state.displays[CRYSTAL].stack),
        "building": len(state.displays[BUILDING].stack),
    }


def _looked_at(state: Bitoku, common: CommonDeck, seat: int | None) -> Sequence[int]:
    """The cards of a deck that the seat is looking at now."""
    looking = isinstance(state.asking, KeepCard) and state.asking.common is common and state.seat == seat
    return common.looked_at(state) if looking else ()


def _deck(state: Bitoku, common: CommonDeck, seat: int | None) -> DeckSeen:
    deck = common.deck(state)
    return {
        "cards": len(deck),
        "under": [
            [None if card is None else common.id_of(card) for card in layer.seen_by(seat)]
            for layer in deck.layers
            if not isinstance(layer, Bag)
        ],
        "looked_at": [common.id_of(card) for card in _looked_at(state, common, seat)],
    }


# Cards and tiles


@cache
def _yokai(card: int) -> YokaiCard:
    yokai = YOKAI[card]
    return {
        "id": yokai.id,
        "type": YOKAI_TYPES[yokai.type],
        "action": str(yokai.action),
        "virtue": yokai.virtue,
        "per": yokai.per,
    }


@cache
def _bitoku(card: int) -> BitokuCard:
    bitoku = BITOKU[card]
    return {
        "id": bitoku.id,
        "type": BITOKU_TYPES[bitoku.type],
        "frequency": bitoku.frequency,
        "action": str(bitoku.action),
    }


@cache
def _vision(card: int) -> VisionCard:
    vision = VISIONS[card]
    needs = {need: amount for need, amount in zip(NEEDS, vision.needs, strict=True) if amount}
    return {"id": vision.id, "number": card, "needs": needs, "vp": vision.vp, "penalty": vision.penalty}


@cache
def _crystal(tile: int) -> CrystalTile:
    crystal = CRYSTALS[tile]
    return {
        "id": crystal.id,
        "number": tile,
        "colour": crystal.colour,
        "action": None if crystal.action is None else str(crystal.action),
        "trigger": None if crystal.trigger < 0 else TRIGGERS[crystal.trigger],
        "vp": crystal.vp,
    }


@cache
def _mitama(tile: int) -> MitamaTile:
    return {
        "id": MITAMAS[tile].id,
        "number": tile,
        "type": MITAMA_TYPES[MITAMAS[tile].type],
        "action": str(MITAMAS[tile].action),
    }


@cache
def _dragonfly(tile: int) -> DragonflyTile:
    return {"id": DRAGONFLIES[tile].id, "number": tile, "action": str(DRAGONFLIES[tile].action)}


@cache
def _rock(rock: int) -> RockTile:
    kind = ROCKS[rock].kind
    names: Sequence[str] = {"yokai": YOKAI_TYPES, "mitama": MITAMA_TYPES, "building": BUILDING_TYPES}[kind]
    return {"id": ROCKS[rock].id, "number": rock, "kind": kind, "shows": [names[shown] for shown in ROCKS[rock].shows]}


# The seats


def _seat(state: Bitoku, seat: int, looking: int | None) -> Seat:
    sheet = state.sheets[seat]
    tengu = seat == state.tengu_seat()
    reckoning = state.reckoning
    return {
        "seat": seat,
        "automa": tengu,
        "vp": sheet.vp,
        "flag": sheet.vp >= FRAME["flag-at"],
        "stock": dict(zip(STOCK, sheet.stock, strict=True)),
        "dice": [_die(state, sheet, die) for die in range(3)],
        "slots": _each(sheet.slots, _yokai),
        "hand": _hand(state, sheet, seat, looking),
        "hand_size": len(sheet.cards_in_hand()),
        "deck": len(sheet.deck),
        "discard": _all(sheet.discard, _yokai),
        "removed": _all(sheet.removed, _yokai),
        "pilgrims": sheet.pilgrims,
        "crystals": _all(sheet.crystals, _crystal) if tengu else _crystal_spaces(sheet.crystals),
        "built": sheet.built,
        "construction": list(TENGU_CONSTRUCTION) if tengu else _construction(),
        "rocks": _all(sheet.rocks, _rock),
        "rockside": [space.id for index, space in enumerate(ROCK_ROUTE) if sheet.rockside >> index & 1],
        "mitamas": _all(sheet.mitamas, _mitama),
        "dragonflies": _all(sheet.dragonflies, _dragonfly),
        "pairs": [{"mitama": _mitama(first), "dragonfly": _dragonfly(second)} for first, second in sheet.pairs],
        "path": _all(sheet.path, _bitoku),
        "completed": sheet.marker,
        "visions": _all(sheet.visions, _vision),
        "yokai": [YOKAI[card].id for card in sheet.all_yokai()] if state.over else None,
        "counted": dict(zip(NEEDS, reckoning.counted[seat], strict=True)) if reckoning is not None else None,
        "fulfilled": [
            VISIONS[card].id
            for index, card in enumerate(sheet.visions)
            if reckoning is not None and reckoning.fulfilled[seat] >> index & 1
        ],
        "parts": dict(zip(PARTS, reckoning.parts[seat], strict=True))
        if reckoning is not None and reckoning.parts
        else None,
    }


@cache
def _construction() -> list[ConstructionSpace]:
    return [{"price": list(space.price), "vp": space.vp} for space in CONSTRUCTION]


@lru_cache(maxsize=4096)
def _crystal_spaces(crystals: tuple[int, ...]) -> list[CrystalSpace]:
    return [
        {"space": space.id, "colour": space.colour, "vp": space.vp, "tile": _there(tile, _crystal)}
        for space, tile in zip(CRYSTAL_SPACES, crystals, strict=True)
    ]


def _die(state: Bitoku, sheet: Sheet, die: int) -> OwnDie:
    place = sheet.places[die]
    if place in (LOCKED, UNLOCKED):
        where = "locked" if place == LOCKED else "unlocked"
    elif place < HOME_SPACE:
        where = RIVER_NAMES[place - FOREST]
    elif place < HILL:
        where = f"home-{place - HOME_SPACE + 1}"
    else:
        where = "hill-" + "-".join(RIVER_NAMES[hill] for hill in state.given.layout.areas[place - HILL])
    return {"die": SLOT_NAMES[die], "value": sheet.dice[die], "place": where}


def _hand(state: Bitoku, sheet: Sheet, seat: int, looking: int | None) -> list[YokaiCard | None]:
    """The cards that the looking seat knows, None for the others. While discards are sealed only their owner knows."""
    if seat == looking or state.over:
        return list(_all(sheet.cards_in_hand(), _yokai))
    if sheet.aside:
        return [None] * len(sheet.cards_in_hand())
    cards = sheet.hand.seen_by(looking) + sheet.gained.seen_by(looking)
    return [None if card is None else _yokai(card) for card in cards]


def _tengu(state: Bitoku) -> TenguSeen | None:
    tengu = state.tengu
    if tengu is None:
        return None
    return {
        "active": tengu.active,
        "row": [_action_card(card) for card in tengu.row],
        "takes_any": state.given.switches.tengu_takes_any,
        "deck": len(tengu.deck),
        "discard": [TENGU_CARDS[card].id for card in tengu.discard],
        "turn": None if tengu.thought is None else _tengu_turn(tengu.thought),
        "plan": [
            _thought(automa.unmet_rows(state, automa.Activation(state, card, leftmost=place == 0)))
            for place, card in enumerate(tengu.row)
        ],
    }


def _thought(unmet: Sequence[str]) -> ThoughtSeen:
    letters = [row.letter for row in automa.CYCLE]
    skipped: list[SkippedRow] = [
        {"row": letter, "unmet": condition} for letter, condition in zip(letters, unmet, strict=False)
    ]
    return {"row": letters[len(unmet)], "skipped": skipped}


def _tengu_turn(thought: Thought) -> TenguTurnSeen:
    return {
        **_thought(thought.unmet),
        "dice": list(thought.rolled),
        "cards": [_action_card(card) for card in thought.cards],
        "active": thought.position,
    }


@cache
def _action_card(card: int) -> ActionCard:
    action = TENGU_CARDS[card]
    return {
        "id": action.id,
        "yokai": action.yokai,
        "bitoku": action.bitoku,
        "place": "favourite" if action.place < 0 else RIVER_NAMES[action.place],
        "shows": action.shows or [STOCK[kind] for kind in action.goods],
        "resource": None if action.resource < 0 else STOCK[action.resource],
    }
