"""The tiles, tokens and boards of Bamboo, loaded from components.toml and checked."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from zataku.kernel.components import ComponentsError, origin_problems

from .harmony import Condition, ConditionError, Grid, parse, satisfiable

KINDS: Final = ("decoration", "faith", "garden", "object")
ACTIONS: Final = ("harmony", "house", "cooking", "income", "joker")
PARTS: Final = ("left", "whole", "right")
TYPES: Final = ("I", "II")
SETS: Final = ("A", "B", "C", "D")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
MAX_PLAYERS: Final = 4

HARMONY: Final = 0
HOUSE: Final = 1
COOKING: Final = 2
INCOME: Final = 3
JOKER: Final = 4
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

COUNTS: Final = {
    "house tiles": 64,
    "harmony tiles": 68,
    "spirit tiles": 21,
    "temple tiles": 4,
    "gifts": 4,
    "shoots": 36,
    "food tokens": 26,
}
"""What the box holds (BB-001)."""


@dataclass(frozen=True, slots=True)
class Shoot:
    id: str
    group: str
    colour: int
    action: int
    set: str
    provenance: str

    @property
    def face(self) -> int:
        """Shoots with the same face are interchangeable: colour and action as one number."""
        return self.colour * len(ACTIONS) + self.action


@dataclass(frozen=True, slots=True)
class HouseTile:
    id: str
    type: int
    kind: int
    comfort: int
    three_or_more: bool
    provenance: str


@dataclass(frozen=True, slots=True)
class HarmonyTile:
    id: str
    part: int
    condition: Condition
    points: int
    provenance: str
    printed: tuple[str, ...]

    @property
    def half(self) -> int:
        """What it gives at the end when still unscored (BB-122)."""
        return (self.points + 1) // 2


@dataclass(frozen=True, slots=True)
class Spirit:
    id: str
    wake: int
    phase: str
    action: str
    amount: int


@dataclass(frozen=True, slots=True)
class Food:
    id: str
    food: int
    count: int


@dataclass(frozen=True, slots=True)
class MarketCell:
    type: int
    row: int
    price: int
    happiness: int


@dataclass(frozen=True, slots=True)
class NamedCell:
    colour: int
    cell: int
    kind: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """Single values of the boards and the rules."""

    slots: int
    kept_cells: int
    lay_limit: int
    food_cells: int
    rounds: int
    area_cells: tuple[int, ...]
    """Cells of each temple area on a personal board (BB-018)."""
    happiness: int
    coins: int
    incense: int
    start_harmony: int
    start_harmony_tiles: int
    drafted_shoots: int
    income_coins: int
    house_coins: int
    harmony_happiness: int
    harmony_halves: int
    redirect_coins: int
    missing_food: int
    spirit_kind: int
    imbalance: int
    named_cell: int
    harmony_rows: int
    harmony_held: int
    spirit_copies: int
    spirit_piles: int
    pile_size: int


@dataclass(frozen=True, slots=True)
class Components:
    temples: tuple[str, ...]
    colours: tuple[str, ...]
    grid: Grid
    numbers: Numbers
    shoots: tuple[Shoot, ...]
    house_tiles: tuple[HouseTile, ...]
    harmony_tiles: tuple[HarmonyTile, ...]
    spirits: tuple[Spirit, ...]
    temple_tiles: tuple[int, ...]
    gifts: tuple[int, ...]
    food: tuple[Food, ...]
    market: tuple[tuple[MarketCell, ...], ...]
    """Cells of each house market column, from the bottom."""
    named: tuple[tuple[int, ...], ...]
    """For each colour the kind that each house cell names on the night side, or -1."""
    provenance: Mapping[str, tuple[str, str]]
    """For each set of components its provenance and source."""


def load(path: Path) -> Components:
    """Read, build and check; ComponentsError explains everything that is wrong at once."""
    with path.open("rb") as file:
        return build(tomllib.load(file))


def build(data: Mapping[str, Any]) -> Components:
    problems = origin_problems(data)
    try:
        components = _Builder(data, problems).components()
    except KeyError as missing:
        raise ComponentsError(*problems, f"the entry {missing} is missing") from None
    if not problems:
        _check(components, problems)
    if problems:
        raise ComponentsError(*problems)
    return components


class _Builder:
    """Turns the tables into objects and notes words it does not know."""

    def __init__(self, data: Mapping[str, Any], problems: list[str]) -> None:
        self.data = data
        self.problems = problems

    def components(self) -> Components:
        data = self.data
        board, house = data["board"], data["house"]
        temples, colours = tuple(item["id"] for item in data["temples"]["colours"]), tuple(board["colours"])
        grid = Grid(
            house["rows"], house["columns"], tuple(c - 1 for c in house["left"]), tuple(c - 1 for c in house["right"])
        )
        return Components(
            temples=temples,
            colours=colours,
            grid=grid,
            numbers=self.numbers(temples),
            shoots=tuple(self.shoot(item, temples) for item in data["shoots"]["pieces"]),
            house_tiles=tuple(self.house_tile(item) for item in data["house_tiles"]["tiles"]),
            harmony_tiles=tuple(self.harmony_tile(item, grid) for item in data["harmony_tiles"]["tiles"]),
            spirits=tuple(
                Spirit(item["id"], item["wake"], item["phase"], item["action"], item.get("amount", 0))
                for item in data["spirits"]["kinds"]
            ),
            temple_tiles=tuple(data["temple_tiles"]["incense"]),
            gifts=tuple(self.index(action, ACTIONS, "a gift", "action") for action in data["gifts"]["actions"]),
            food=tuple(Food(item["id"], item["food"], item["count"]) for item in data["food"]["kinds"]),
            market=self.market(),
            named=self.named(colours, grid),
            provenance={name: (table.get("provenance", ""), table.get("source", "")) for name, table in data.items()},
        )

    def index(self, word: str, words: Sequence[str], where: str, what: str) -> int:
        if word in words:
            return words.index(word)
        self.problems.append(f"{where}: {what} {word!r} is none of {', '.join(words)}")
        return 0

    def numbers(self, temples: Sequence[str]) -> Numbers:
        data = self.data
        board, start, actions, scoring = data["board"], data["start"], data["actions"], data["scoring"]
        return Numbers(
            slots=data["slots"]["count"],
            kept_cells=data["slots"]["kept_cells"],
            lay_limit=data["slots"]["lay_limit"],
            food_cells=board["food_cells"],
            rounds=board["rounds"],
            area_cells=tuple(data["areas"]["cells"][temple] for temple in temples),
            happiness=start["happiness"],
            coins=start["coins"],
            incense=start["incense"],
            start_harmony=self.index(data["start_harmony"]["kind"], PARTS, "[start_harmony]", "kind"),
            start_harmony_tiles=start["harmony_tiles"],
            drafted_shoots=start["drafted_shoots"],
            income_coins=actions["income_coins"],
            house_coins=actions["house_coins"],
            harmony_happiness=actions["harmony_happiness"],
            harmony_halves=actions["harmony_halves"],
            redirect_coins=actions["redirect_coins"],
            missing_food=scoring["missing_food"],
            spirit_kind=scoring["spirit_kind"],
            imbalance=scoring["imbalance"],
            named_cell=scoring["named_cell"],
            harmony_rows=data["harmony_market"]["rows"],
            harmony_held=data["harmony_market"]["held"],
            spirit_copies=data["spirits"]["copies"],
            spirit_piles=data["spirits"]["piles"],
            pile_size=data["spirits"]["pile_size"],
        )

    def shoot(self, item: Mapping[str, Any], temples: Sequence[str]) -> Shoot:
        where = f"shoot {item['id']}"
        self.index(item["group"], ("player", "board", "plain"), where, "group")
        if item["group"] == "player":
            self.index(item.get("set", ""), SETS, where, "set")
        return Shoot(
            item["id"],
            item["group"],
            self.index(item["colour"], temples, where, "colour"),
            self.index(item["action"], ACTIONS, where, "action"),
            item.get("set", ""),
            item.get("provenance", self.data["shoots"].get("provenance", "")),
        )

    def house_tile(self, item: Mapping[str, Any]) -> HouseTile:
        where = f"house tile {item['id']}"
        return HouseTile(
            item["id"],
            self.index(item["type"], TYPES, where, "type"),
            self.index(item["kind"], KINDS, where, "kind"),
            item["comfort"],
            item.get("three_or_more", False),
            item.get("provenance", self.data["house_tiles"].get("provenance", "")),
        )

    def harmony_tile(self, item: Mapping[str, Any], grid: Grid) -> HarmonyTile:
        where = f"harmony tile {item['id']}"
        part = self.index(item["part"], PARTS, where, "part")
        try:
            condition = parse(item["condition"], PARTS[part], grid)
        except ConditionError as error:
            self.problems.append(f"{where}: {error}")
            condition = parse("*", PARTS[part], grid)
        provenance = item.get("provenance", self.data["harmony_tiles"].get("provenance", ""))
        return HarmonyTile(item["id"], part, condition, item["points"], provenance, tuple(item.get("printed", ())))

    def market(self) -> tuple[tuple[MarketCell, ...], ...]:
        columns: list[list[MarketCell]] = [[] for _ in TYPES]
        for item in self.data["house_market"]["cells"]:
            type_ = self.index(item["type"], TYPES, "[house_market]", "type")
            columns[type_].append(MarketCell(type_, item["row"], item["price"], item["happiness"]))
        return tuple(tuple(sorted(column, key=lambda cell: cell.row)) for column in columns)

    def named(self, colours: Sequence[str], grid: Grid) -> tuple[tuple[int, ...], ...]:
        boards = [[-1] * grid.cells for _ in colours]
        for item in self.data["night"]["cells"]:
            where = f"[night] {item['colour']} {item['row']}-{item['column']}"
            colour = self.index(item["colour"], colours, where, "colour")
            if not (1 <= item["row"] <= grid.rows and 1 <= item["column"] <= grid.columns):
                self.problems.append(f"{where}: the house has no such cell")
                continue
            cell = (item["row"] - 1) * grid.columns + item["column"] - 1
            if boards[colour][cell] >= 0:
                self.problems.append(f"{where}: this cell is named twice")
            boards[colour][cell] = self.index(item["kind"], KINDS, where, "kind")
        return tuple(tuple(board) for board in boards)


def _check(components: Components, problems: list[str]) -> None:
    def expect(right: bool, problem: str) -> None:
        if not right:
            problems.append(problem)

    _check_counts(components, expect)
    _check_shoots(components, expect)
    _check_boards(components, expect)
    _check_harmony(components, expect)


def _check_counts(components: Components, expect: Callable[[bool, str], None]) -> None:
    numbers = components.numbers
    found = {
        "house tiles": len(components.house_tiles),
        "harmony tiles": len(components.harmony_tiles),
        "spirit tiles": len(components.spirits) * numbers.spirit_copies,
        "temple tiles": len(components.temple_tiles),
        "gifts": len(components.gifts),
        "shoots": len(components.shoots),
        "food tokens": sum(food.count for food in components.food),
    }
    for what, count in COUNTS.items():
        expect(found[what] == count, f"{found[what]} {what} instead of {count}")
    ids = [
        item.id
        for items in (
            components.shoots,
            components.house_tiles,
            components.harmony_tiles,
            components.spirits,
            components.food,
        )
        for item in items
    ]
    for name, times in Counter(ids).items():
        expect(times == 1, f"the id {name} is used {times} times")
    expect(
        sorted(components.gifts) == [HARMONY, HOUSE, COOKING, INCOME], "the gifts must be the four actions, each once"
    )
    expect(
        len(components.spirits) * numbers.spirit_copies >= numbers.spirit_piles * numbers.pile_size,
        "too few spirits for the piles of the temples",
    )
    expect(numbers.spirit_piles == len(components.temples), "one pile of spirits for each temple is needed")
    expect(numbers.pile_size >= numbers.rounds, "a pile of spirits must last for all rounds")
    expect(len(components.temple_tiles) == len(components.temples), "one temple tile for each temple is needed")
    expect(len(components.colours) == MAX_PLAYERS, f"{len(components.colours)} player colours instead of {MAX_PLAYERS}")
    for tile in components.house_tiles:
        expect(1 <= tile.comfort <= 3, f"house tile {tile.id}: comfort {tile.comfort} is not 1 to 3")
    for harmony in components.harmony_tiles:
        expect(harmony.points >= 1, f"harmony tile {harmony.id}: {harmony.points} points")


def _check_shoots(components: Components, expect: Callable[[bool, str], None]) -> None:
    numbers = components.numbers
    groups = Counter(shoot.group for shoot in components.shoots)
    expect(groups["player"] == 16, f"{groups['player']} player shoots instead of 16")
    cells = numbers.slots * numbers.kept_cells
    expect(groups["board"] == cells, f"{groups['board']} board shoots for {cells} cells of the slots")
    plain = MAX_PLAYERS * numbers.drafted_shoots
    expect(groups["plain"] >= plain, f"{groups['plain']} plain shoots, but four players draft {plain}")
    for name in SETS:
        pieces = [shoot for shoot in components.shoots if shoot.set == name]
        expect(
            sorted(shoot.colour for shoot in pieces) == list(range(len(components.temples))),
            f"set {name} of the player shoots must have each colour once",
        )
        expect(
            sorted(shoot.action for shoot in pieces) == [HARMONY, HOUSE, COOKING, INCOME],
            f"set {name} of the player shoots must have four different actions",
        )
    owned = len(components.temples) + numbers.drafted_shoots
    for temple, cells in zip(components.temples, numbers.area_cells, strict=True):
        expect(
            1 + numbers.drafted_shoots <= cells < owned,
            f"the {temple} area of {cells} cells must take a player's first shoots of its colour, but not all {owned}",
        )
        expect(
            cells <= numbers.slots * numbers.lay_limit,
            f"{cells} shoots of the {temple} area cannot be laid in {numbers.slots} slots of {numbers.lay_limit}",
        )
    expect(numbers.lay_limit <= numbers.kept_cells, "new shoots must fit in the kept cells of a slot")


def _check_boards(components: Components, expect: Callable[[bool, str], None]) -> None:
    grid = components.grid
    for part, columns in (("left", grid.left), ("right", grid.right)):
        expect(
            bool(columns) and all(0 <= column < grid.columns for column in columns),
            f"the {part} part is not in the house",
        )
    expect(not set(grid.left) & set(grid.right), "the left and the right part of the house overlap")
    for type_, column in zip(TYPES, components.market, strict=True):
        rows = [cell.row for cell in column]
        expect(
            rows == list(range(1, len(rows) + 1)),
            f"house market {type_}: rows {rows} are not 1, 2, 3 ... from the bottom",
        )
        expect(all(cell.price >= 0 for cell in column), f"house market {type_}: a price is negative")
        stock = sum(1 for tile in components.house_tiles if TYPES[tile.type] == type_ and not tile.three_or_more)
        expect(stock >= len(rows), f"house market {type_}: {stock} tiles for {len(rows)} cells with two players")
    for part_index, part in enumerate(PARTS):
        stock = sum(1 for tile in components.harmony_tiles if tile.part == part_index)
        start = (
            MAX_PLAYERS * components.numbers.start_harmony_tiles
            if part_index == components.numbers.start_harmony
            else 0
        )
        needed = components.numbers.harmony_rows + start
        expect(stock >= needed, f"{stock} harmony tiles of the {part} kind, but {needed} are needed to start")
    expect(
        components.numbers.start_harmony_tiles <= components.numbers.harmony_held,
        "more harmony tiles at the start than cells",
    )


def _check_harmony(components: Components, expect: Callable[[bool, str], None]) -> None:
    """Every condition can be met by day and on every night board, with the tiles of two players too."""
    grid = components.grid
    everything = [(tile.kind, tile.comfort) for tile in components.house_tiles]
    for_two = [(tile.kind, tile.comfort) for tile in components.house_tiles if not tile.three_or_more]
    boards = [("the day side", (-1,) * grid.cells)]
    boards += [
        (f"the {colour} night board", named) for colour, named in zip(components.colours, components.named, strict=True)
    ]
    for tile in components.harmony_tiles:
        for board, named in boards:
            for tiles, players in ((everything, "all"), (for_two, "two players'")):
                expect(
                    satisfiable(tile.condition, tiles, named, grid),
                    f"harmony tile {tile.id}: {tile.condition.text} cannot be met on {board} with {players} tiles",
                )


COMPONENTS: Final = load(Path(__file__).with_name("components.toml"))

# Names by number, which codes, messages and ids of elements are made of.
TEMPLES: Final = COMPONENTS.temples
SHOOT_IDS: Final = tuple(shoot.id for shoot in COMPONENTS.shoots)
HOUSE_TILE_IDS: Final = tuple(tile.id for tile in COMPONENTS.house_tiles)
HARMONY_TILE_IDS: Final = tuple(tile.id for tile in COMPONENTS.harmony_tiles)
FOOD_IDS: Final = tuple(food.id for food in COMPONENTS.food)
SPIRIT_IDS: Final = tuple(spirit.id for spirit in COMPONENTS.spirits)

# What the rules look up most, by number.
COLOUR_OF: Final = tuple(shoot.colour for shoot in COMPONENTS.shoots)
ACTION_OF: Final = tuple(shoot.action for shoot in COMPONENTS.shoots)
FACE_OF: Final = tuple(shoot.face for shoot in COMPONENTS.shoots)
KIND_OF: Final = tuple(tile.kind for tile in COMPONENTS.house_tiles)
FOOD_VALUE: Final = tuple(food.food for food in COMPONENTS.food)
