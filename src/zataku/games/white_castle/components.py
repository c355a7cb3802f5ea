"""The pieces of the box as typed, frozen objects, read from `components.toml` and checked on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from zataku.kernel.components import ComponentsError, index_of, read_components
from zataku.kernel.effects import Effect, Either, Word, parse

FILE: Final = Path(__file__).with_name("components.toml")

#: What a clan holds, in this order everywhere; points are kept like goods, influence is a place on a track.
GOODS: Final[tuple[str, ...]] = ("coin", "seal", "food", "iron", "pearl", "point")
COIN: Final = 0
SEAL: Final = 1
FOOD: Final = 2
IRON: Final = 3
PEARL: Final = 4
POINT: Final = 5
RESOURCES: Final[tuple[int, ...]] = (FOOD, IRON, PEARL)
#: Pairs of a good and how much of it.
Amounts = tuple[tuple[int, int], ...]

#: Colours and clan rows share their order: coral beside the courtiers, black the gardeners, white the warriors.
COLOURS: Final[tuple[str, ...]] = ("coral", "black", "white")
MEMBERS: Final[tuple[str, ...]] = ("courtier", "gardener", "warrior")
#: Where a die can lie on a bridge.
POSITIONS: Final = ("left", "centre", "right")
LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
ROOMS: Final[tuple[str, ...]] = ("steward-1", "steward-2", "steward-3", "diplomat-1", "diplomat-2")
#: How many actions the card of a room has.
ROWS_OF_ROOM: Final[tuple[int, ...]] = (3, 3, 3, 2, 2)
#: Spaces on the board that take dice; the rooms have the numbers that they have among the rooms.
SPACES: Final = (*ROOMS, "outside-left", "outside-right", "well")
OUTSIDE_LEFT: Final = 5
OUTSIDE_RIGHT: Final = 6
WELL_SPACE: Final = 7
#: Where a courtier can be after leaving the clan board.
PLACES: Final = ("gate", *ROOMS, "daimyo")
GATE: Final = 0
FIRST_ROOM: Final = 1
DAIMYO: Final = 6
FLOORS: Final = ("gate", "steward", "diplomat", "daimyo")
FLOOR_OF_PLACE: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 2, 3)
PLACES_OF_FLOOR: Final[tuple[tuple[int, ...], ...]] = ((0,), (1, 2, 3), (4, 5), (6,))
KINDS_OF_GARDEN: Final = ("stone", "flower")
YARDS: Final = ("yard-5", "yard-3", "yard-1")
SIDES: Final = ("blue", "yellow")
SLOTS: Final = ("left", "middle", "right")
#: Lines of a card; its actions stand on them, one on each or, of two actions, at the top and at the bottom.
LINES: Final = ("top", "middle", "bottom")
LINES_OF_ACTIONS: Final = {2: (0, 2), 3: (0, 1, 2)}


@dataclass(frozen=True, slots=True)
class Card:
    """An action card, starting card or decree: what it can do and what it shows at the lantern."""

    id: str
    kind: str
    actions: tuple[Effect, ...]
    #: Index of the dark-background action, -1 for none.
    dark: int
    #: Which action faces the courtier, gardener and warrior row of a clan board.
    facing: tuple[int, ...]
    marked: bool
    lantern: Word
    #: Starting resources: what it gives at once, and the decree that comes with it.
    gain: Effect | None = None
    decree: str = ""

    @property
    def light(self) -> tuple[int, ...]:
        """Indices of the light-background actions."""
        return tuple(row for row in range(len(self.actions)) if row != self.dark)

    @property
    def lines(self) -> tuple[int, ...]:
        """On which lines its actions stand."""
        return LINES_OF_ACTIONS[len(self.actions)]


@dataclass(frozen=True, slots=True)
class ClanRow:
    id: str
    die: str
    value: int
    rewards: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Garden:
    id: str
    kind: str
    cost: int
    points: int
    action: Effect


@dataclass(frozen=True, slots=True)
class Yard:
    id: str
    cost: int
    multiplier: int
    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class YardTile:
    id: str
    faces: Mapping[str, Effect]


@dataclass(frozen=True, slots=True)
class DieTile:
    colour: int
    reward: Word


@dataclass(frozen=True, slots=True)
class DaimyoCard:
    id: str
    slots: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class SoloCard:
    """Bridge side: which die goes to which space. Action side: two actions, upper and lower."""

    id: str
    bridge: int
    position: int
    space: int
    actions: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class PlayerCount:
    dice: int
    stack: int
    marked_cards: bool
    pairs: int


@dataclass(frozen=True, slots=True)
class Difficulty:
    points: int
    place: int
    influence: int


def _set(data: Mapping[str, Any], name: str, count: int = 0) -> Mapping[str, Any]:
    """One set of the file, with as many items as the box holds."""
    found = data.get(name)
    if not isinstance(found, dict):
        raise ComponentsError(f"there is no set [{name}]")
    items = found.get("items", [])
    if len(items) != count:
        raise ComponentsError(f"[{name}] has {len(items)} items, the box holds {count}")
    ids = [item["id"] for item in items]
    repeated = sorted({id for id in ids if ids.count(id) > 1})
    if repeated:
        raise ComponentsError(f"[{name}] has {', '.join(repeated)} more than once")
    return found


def _word(text: str) -> Word:
    effect = parse(text)
    if not isinstance(effect, Word):
        raise ComponentsError(f"{text!r} should be a single word")
    return effect


def _action_cards(data: Mapping[str, Any], kind: str, count: int, actions: int) -> tuple[Card, ...]:
    found = _set(data, kind, count)
    lantern = _word(found["lantern"])
    cards = []
    for item in found["items"]:
        if len(item["actions"]) != actions:
            raise ComponentsError(f"card {item['id']} has {len(item['actions'])} actions, a {kind} card has {actions}")
        if actions == 3:
            facing: tuple[int, ...] = (0, 1, 2)
        else:
            index_of(item["tall"], ("top", "bottom"), f"tall block of card {item['id']}")
            facing = (0, 0, 1) if item["tall"] == "top" else (0, 1, 1)
        dark = item["dark"] - 1
        if not 0 <= dark < actions:
            raise ComponentsError(f"card {item['id']} has no action number {item['dark']} to be dark")
        cards.append(
            Card(
                id=item["id"],
                kind=kind,
                actions=tuple(parse(text) for text in item["actions"]),
                dark=dark,
                facing=facing,
                marked=item.get("marked", False),
                lantern=lantern,
            )
        )
    marked = sum(card.marked for card in cards)
    if len(cards) - marked != 9:
        raise ComponentsError(f"nine {kind} cards without the mark are needed for two players, not {count - marked}")
    return tuple(cards)


def _starting_actions(data: Mapping[str, Any]) -> tuple[Card, ...]:
    found = _set(data, "starting-action", 6)
    lantern = _word(found["lantern"])
    return tuple(
        Card(item["id"], "starting-action", (parse(item["action"]),), -1, (0, 0, 0), False, lantern)
        for item in found["items"]
    )


def _starting_resources(data: Mapping[str, Any], decrees: tuple[Card, ...]) -> tuple[Card, ...]:
    known = [decree.id for decree in decrees]
    cards = []
    for item in _set(data, "starting-resource", 9)["items"]:
        decree = item.get("decree", "")
        if decree:
            index_of(decree, known, f"decree of card {item['id']}")
        gain, lantern = parse(item["gain"]), _word(item["lantern"])
        cards.append(Card(item["id"], "starting-resource", (), -1, (), False, lantern, gain, decree))
    return tuple(cards)


def _decrees(data: Mapping[str, Any]) -> tuple[Card, ...]:
    return tuple(
        Card(item["id"], "decree", (), -1, (), False, _word(item["lantern"]))
        for item in _set(data, "decree", 3)["items"]
    )


def _gardens(data: Mapping[str, Any], kind: str) -> tuple[Garden, ...]:
    return tuple(
        Garden(item["id"], kind, item["cost"], item["points"], parse(item["action"]))
        for item in _set(data, f"{kind}-garden", 5)["items"]
    )


def _die_tiles(data: Mapping[str, Any]) -> tuple[DieTile, ...]:
    found = _set(data, "die-tile")
    if tuple(found["colours"]) != COLOURS or len(found["rewards"]) != 5:
        raise ComponentsError(f"[die-tile] needs the colours {', '.join(COLOURS)} and five rewards")
    rewards = [_word(text) for text in found["rewards"]]
    return tuple(DieTile(colour, reward) for colour in range(3) for reward in rewards)


def _solo_cards(data: Mapping[str, Any]) -> tuple[SoloCard, ...]:
    cards = tuple(
        SoloCard(
            item["id"],
            index_of(item["bridge"], COLOURS, f"bridge of card {item['id']}"),
            index_of(item["position"], POSITIONS, f"position of card {item['id']}"),
            index_of(item["space"], SPACES, f"space of card {item['id']}"),
            tuple(_word(text) for text in item["actions"]),
        )
        for item in _set(data, "solo", 9)["items"]
    )
    if len({(card.bridge, card.position) for card in cards}) != 9:
        raise ComponentsError("the nine solo cards must name the nine positions of dice once each")
    return cards


def _cells(data: Mapping[str, Any]) -> tuple[tuple[int, int], ...]:
    """(room, row) of the numbered cells 1 to 12; the well is room 5."""
    numbered = sorted(
        (item for item in _set(data, "tile-cell", 15)["items"] if "number" in item),
        key=lambda item: int(item["number"]),
    )
    if [item["number"] for item in numbered] != list(range(1, 13)):
        raise ComponentsError("[tile-cell] must number twelve cells from 1 to 12")
    places = (*ROOMS, "well")
    cells = []
    for item in numbered:
        place, row = item["id"].rsplit("-", 1)
        cells.append((index_of(place, places, "room of a tile cell"), int(row) - 1))
    return tuple(cells)


def _last_cells(data: Mapping[str, Any]) -> frozenset[int]:
    return frozenset(int(item["number"]) - 1 for item in data["tile-cell"]["items"] if item.get("last"))


DATA: Final = read_components(FILE.read_text(encoding="utf-8"))

_match = _set(DATA, "match")
ROUNDS: Final[int] = _match["rounds"]
TURNS: Final[int] = _match["turns"]
RESOURCE_LIMIT: Final[int] = _match["resource_limit"]
SEAL_LIMIT: Final[int] = _match["seal_limit"]
MEMBERS_OF_A_KIND: Final[int] = _match["members"]
POINT_TRACK: Final[int] = _match["point_track"]
SEALS_FOR_COIN: Final[int] = _match["exchange_coin"]
SEALS_FOR_RESOURCE: Final[int] = _match["exchange_resource"]
#: What seals can be exchanged for, and at what price (WC-072).
SEALS_FOR: Final = {COIN: SEALS_FOR_COIN} | dict.fromkeys(RESOURCES, SEALS_FOR_RESOURCE)
COINS_AND_SEALS_PER_POINT: Final[int] = _match["coins_and_seals_per_point"]
#: Points for keeping so many of one resource.
RESOURCE_POINTS: Final = tuple(
    max((line["points"] for line in _match["resource_points"] if kept >= line["at_least"]), default=0)
    for kept in range(RESOURCE_LIMIT + 1)
)
#: A limit for every good; coins and points have none.
_ENDLESS: Final = 1_000_000
LIMITS: Final[tuple[int, ...]] = (_ENDLESS, SEAL_LIMIT, RESOURCE_LIMIT, RESOURCE_LIMIT, RESOURCE_LIMIT, _ENDLESS)

PLAYER_COUNTS: Final = {
    int(item["id"]): PlayerCount(item["dice"], item["stack"], item["marked_cards"], item["pairs"])
    for item in _set(DATA, "players", 4)["items"]
}

_spaces = _set(DATA, "space", 8)["items"]
if tuple(item["id"] for item in _spaces) != SPACES:
    raise ComponentsError(f"[space] must list {', '.join(SPACES)} in this order")
SPACE_VALUES: Final[tuple[int, ...]] = tuple(item["value"] for item in _spaces)


def _alternatives(text: str) -> tuple[str, ...]:
    effect = parse(text)
    parts = effect.parts if isinstance(effect, Either) else (effect,)
    return tuple(part.name for part in parts if isinstance(part, Word))


#: Clan member actions beside the two spaces outside the walls.
OUTSIDE_ACTIONS: Final = {space: _alternatives(_spaces[space]["actions"]) for space in (OUTSIDE_LEFT, OUTSIDE_RIGHT)}
#: What the well gives besides its tiles.
WELL_GIFT: Final = _word(_spaces[WELL_SPACE]["actions"])

CLAN_ROWS: Final = tuple(
    ClanRow(item["id"], item["die"], item["value"], tuple(_word(text) for text in item["rewards"]))
    for item in _set(DATA, "clan-row", 3)["items"]
)
for _row, _member, _colour in zip(CLAN_ROWS, MEMBERS, COLOURS, strict=True):
    if _row.id != _member or _row.die != _colour or len(_row.rewards) != MEMBERS_OF_A_KIND + 1:
        raise ComponentsError(f"clan row {_row.id} must take {_colour} dice and have {MEMBERS_OF_A_KIND + 1} rewards")
ROW_VALUE: Final = CLAN_ROWS[0].value

_courtier = _set(DATA, "courtier", 4)
AUDIENCE_COINS: Final = _word(_courtier["audience"]).amount
CLIMB_PEARLS: Final[tuple[int, ...]] = (0, _word(_courtier["climb_one"]).amount, _word(_courtier["climb_two"]).amount)
FLOOR_POINTS: Final[tuple[int, ...]] = tuple(item["points"] for item in _courtier["items"])
PLACE_POINTS: Final = tuple(FLOOR_POINTS[floor] for floor in FLOOR_OF_PLACE)

YARD_BOARD: Final = tuple(
    Yard(item["id"], item["cost"], item["multiplier"], tuple(item["sides"])) for item in _set(DATA, "yard", 3)["items"]
)
YARD_COSTS: Final = tuple(yard.cost for yard in YARD_BOARD)
#: (yard, side) of the four places for yard tiles.
YARD_PLACES: Final = tuple((index, side) for index, yard in enumerate(YARD_BOARD) for side in yard.sides)

_influence = _set(DATA, "influence")
INFLUENCE_END: Final[int] = _influence["last"]
INFLUENCE_POINTS: Final[tuple[int, ...]] = tuple(_influence["points"])
if len(INFLUENCE_POINTS) != INFLUENCE_END + 1:
    raise ComponentsError("[influence] needs points for every space of the track")
_borders = {line["before"] - 1: line["seals"] for line in _influence["borders"]}
#: For each position: the last space that can be reached without paying.
STOP_BEFORE_BORDER: Final = tuple(
    min([space for space in _borders if space >= position], default=INFLUENCE_END)
    for position in range(INFLUENCE_END + 1)
)
#: Seals for the step that leaves a position.
BORDER_SEALS: Final = tuple(_borders.get(position, 0) for position in range(INFLUENCE_END + 1))

TILE_CELLS: Final = _cells(DATA)
LAST_CELLS: Final = _last_cells(DATA)
DIE_TILES: Final = _die_tiles(DATA)

STEWARDS: Final = _action_cards(DATA, "steward", 15, 3)
DIPLOMATS: Final = _action_cards(DATA, "diplomat", 12, 2)
STARTING_ACTIONS: Final = _starting_actions(DATA)
DECREES: Final = _decrees(DATA)
STARTING_RESOURCES: Final = _starting_resources(DATA, DECREES)
#: Every card that can lie at a clan board has one number: its index here.
CARDS: Final = (*STEWARDS, *DIPLOMATS, *STARTING_ACTIONS, *STARTING_RESOURCES, *DECREES)
CARD_NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}

GARDENS: Final = (*_gardens(DATA, "stone"), *_gardens(DATA, "flower"))
GARDEN_NUMBER: Final = {garden.id: number for number, garden in enumerate(GARDENS)}
YARD_TILES: Final = tuple(
    YardTile(item["id"], {side: parse(item[side]) for side in SIDES}) for item in _set(DATA, "yard-tile", 8)["items"]
)
DAIMYO_CARDS: Final = tuple(
    DaimyoCard(item["id"], tuple(parse(text) for text in item["slots"])) for item in _set(DATA, "daimyo", 9)["items"]
)
SOLO_CARDS: Final = _solo_cards(DATA)
SOLO_NUMBER: Final = {card.id: number for number, card in enumerate(SOLO_CARDS)}
_difficulty = _set(DATA, "difficulty", 3)
COINS_FOR_POINTS: Final = (_difficulty["coins_for_points_first"], _difficulty["coins_for_points_second"])
DIFFICULTIES: Final = {
    item["id"]: Difficulty(item["points"], item["place"], item["influence"]) for item in _difficulty["items"]
}
