"""Positions for tests: set as the rulebook's examples show them, and played on by option codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zataku.games.bamboo import GAME
from zataku.games.bamboo.components import ACTIONS, COMPONENTS, FOOD_IDS, KINDS, PARTS, SPIRIT_IDS, TEMPLES, TYPES
from zataku.games.bamboo.setup import new_sheet
from zataku.games.bamboo.state import HARMONY_COLUMNS, NOWHERE, Bamboo, Boards, Sheet, Turn
from zataku.games.bamboo.steps.actions import ACTION
from zataku.games.bamboo.steps.summer import NextTurn
from zataku.kernel.hidden import Bag, Deck
from zataku.kernel.match import Match
from zataku.kernel.steps import Step

HARMONY_TILES = {tile.id: number for number, tile in enumerate(COMPONENTS.harmony_tiles)}
HOUSE_TILES = {tile.id: number for number, tile in enumerate(COMPONENTS.house_tiles)}
LETTERS = "DFGO"
RED, BLUE, GREEN, YELLOW = range(4)


class Position:
    """A match whose position is set by hand."""

    def __init__(self, players: int = 3, side: str = "day", seed: str = "test", colours: str = "seats") -> None:
        self.match = Match(GAME, players, seed, {"side": side, "colours": colours})
        assert isinstance(self.match.state, Bamboo)
        self.state: Bamboo = self.match.state

    # Setting

    def clear(self) -> Position:
        """Empty personal boards and temples, in the first round, with seat 0 first."""
        state = self.state
        state.sheets = [new_sheet() for _ in state.sheets]
        for sheet in state.sheets:
            sheet.incense = 0
            sheet.coins = 0
        state.temples = ((),) * len(TEMPLES)
        state.boards = Boards((4, 4, 3, 4), state.boards.night)
        state.draft = ()
        state.gifts = ()
        state.round = 1
        state.first = 0
        state.turn = None
        return self

    def sheet(self, seat: int = 0) -> Sheet:
        return self.state.sheets[seat]

    def areas(self, seat: int = 0, **faces: str) -> Position:
        """`areas(red="red-cooking red-joker")`: shoots in the areas of a seat."""
        areas: list[tuple[int, ...]] = [()] * len(TEMPLES)
        used: set[int] = set()
        for temple, names in faces.items():
            areas[TEMPLES.index(temple)] = tuple(_pieces(names, used))
        self.sheet(seat).areas = tuple(areas)
        return self

    def slots(self, *slots: str) -> Position:
        """Each slot as its shoots from the top."""
        used: set[int] = set()
        self.state.slots = tuple(tuple(_pieces(names, used)) for names in slots)
        return self

    def house(self, seat: int, *rows: str) -> Position:
        """A house as three rows of five: "F3 .. G1 .. .."."""
        sheet = self.sheet(seat)
        blank = new_sheet()
        sheet.house, sheet.occupied, sheet.kinds, sheet.comfort = blank.house, 0, 0, 0
        used: set[int] = set()
        for y, row in enumerate(rows):
            for x, mark in enumerate(row.split()):
                if mark != "..":
                    sheet.place(_house_tile(mark, used), y * 5 + x)
        return self

    def holds(self, seat: int, *tiles: str) -> Position:
        """Unscored harmony tiles of a seat."""
        sheet = self.sheet(seat)
        cells = [NOWHERE] * len(sheet.harmony)
        for name in tiles:
            tile = HARMONY_TILES[name]
            part = COMPONENTS.harmony_tiles[tile].part
            cell = next(cell for cell in (2 * part, 2 * part + 1) if cells[cell] < 0)
            cells[cell] = tile
        sheet.harmony = tuple(cells)
        return self

    def harmony_market(self, part: str, tiles: str, stack: str | None = None) -> Position:
        """Open tiles of a column from the bottom, and what its stack holds."""
        self._column(PARTS.index(part), [HARMONY_TILES[name] for name in tiles.split()])
        if stack is not None:
            self._stack(PARTS.index(part), [HARMONY_TILES[name] for name in stack.split()])
        return self

    def house_market(self, type_: str, tiles: str, stack: str | None = None) -> Position:
        column = HARMONY_COLUMNS + TYPES.index(type_)
        self._column(column, [HOUSE_TILES[name] for name in tiles.split()])
        if stack is not None:
            self._stack(column, [HOUSE_TILES[name] for name in stack.split()])
        return self

    def _column(self, column: int, tiles: Sequence[int]) -> None:
        market = list(self.state.market)
        market[column] = tuple(tiles)
        self.state.market = tuple(market)

    def _stack(self, column: int, tiles: Sequence[int]) -> None:
        stacks = list(self.state.stacks)
        stacks[column] = Deck(Bag(tiles))
        self.state.stacks = tuple(stacks)

    def food(self, row: str, supply: str | None = None, discards: str | None = None) -> Position:
        self.state.food = tuple(FOOD_IDS.index(name) for name in row.split())
        if supply is not None:
            self.state.supply = Bag(FOOD_IDS.index(name) for name in supply.split())
        if discards is not None:
            counts = Counter(discards.split())
            self.state.discards = tuple(counts[name] for name in FOOD_IDS)
        return self

    def larder(self, seat: int, tokens: str) -> Position:
        counts = Counter(tokens.split())
        self.sheet(seat).food = tuple(counts[name] for name in FOOD_IDS)
        return self

    def spirits(self, seat: int, awake: str = "", asleep: str = "") -> Position:
        counts, sleeping = Counter(awake.split()), Counter(asleep.split())
        self.sheet(seat).awake = tuple(counts[name] for name in SPIRIT_IDS)
        self.sheet(seat).asleep = tuple(sleeping[name] for name in SPIRIT_IDS)
        return self

    # Playing

    def do(self, *steps: Step[Any], seat: int = 0) -> Position:
        """Only these steps are left to be done, beginning with this seat."""
        state = self.state
        state.agenda.clear()
        state.over = False
        state.asking = None
        state.offer = ()
        state.seat = seat
        state.push(*steps)
        self.match.advance()
        return self

    def summer(self, seat: int = 0) -> Position:
        """Nothing is left but turns, beginning with this seat."""
        self.state.turn = Turn()
        return self.do(NextTurn.of(), seat=(seat - 1) % len(self.state.sheets))

    def act(self, action: str, seat: int = 0) -> Position:
        """Nothing is left but one action."""
        return self.do(ACTION[ACTIONS.index(action)], seat=seat)

    @property
    def codes(self) -> list[str]:
        """What is offered now."""
        return [option.code for option in self.state.offer]

    def offers(self, prefix: str) -> list[str]:
        return [code for code in self.codes if code.startswith(prefix)]

    def choose(self, *codes: str) -> Position:
        for code in codes:
            self.match.choose(code)
        return self

    def why_not(self, code: str) -> tuple[str, str]:
        """The reason and the rule by which something is refused."""
        refusal = self.match.refusals()[GAME.vocabulary[code]]
        return refusal.reason.id, refusal.rule

    # Looking

    def area(self, temple: str, seat: int = 0) -> list[str]:
        return faces(self.sheet(seat).areas[TEMPLES.index(temple)])

    def slot(self, number: int) -> list[str]:
        return faces(self.state.slots[number - 1])

    def temple(self, name: str) -> tuple[int, ...]:
        return self.state.temples[TEMPLES.index(name)]

    def market(self, column: str) -> list[str]:
        """Open tiles from the bottom."""
        if column in PARTS:
            return [COMPONENTS.harmony_tiles[tile].id for tile in self.state.market[PARTS.index(column)]]
        tiles = self.state.market[HARMONY_COLUMNS + TYPES.index(column)]
        return [COMPONENTS.house_tiles[tile].id for tile in tiles]

    def held(self, seat: int = 0) -> list[str]:
        return [COMPONENTS.harmony_tiles[tile].id for tile in self.sheet(seat).harmony if tile >= 0]

    def fan(self, seat: int = 0) -> list[str]:
        return [COMPONENTS.harmony_tiles[tile].id for tile in self.sheet(seat).fan]

    def tokens(self, seat: int = 0) -> dict[str, int]:
        return {name: count for name, count in zip(FOOD_IDS, self.sheet(seat).food, strict=True) if count}

    def food_row(self) -> list[str]:
        return [FOOD_IDS[kind] for kind in self.state.food]

    def awake(self, seat: int = 0) -> dict[str, int]:
        return {name: count for name, count in zip(SPIRIT_IDS, self.sheet(seat).awake, strict=True) if count}

    def asleep(self, seat: int = 0) -> dict[str, int]:
        return {name: count for name, count in zip(SPIRIT_IDS, self.sheet(seat).asleep, strict=True) if count}


def faces(shoots: Sequence[int]) -> list[str]:
    return [
        f"{TEMPLES[COMPONENTS.shoots[shoot].colour]}-{ACTIONS[COMPONENTS.shoots[shoot].action]}" for shoot in shoots
    ]


def _pieces(names: str, used: set[int]) -> list[int]:
    """Shoots with these faces, each piece once."""
    pieces = []
    for name in names.split():
        piece = next(n for n in range(len(COMPONENTS.shoots)) if n not in used and faces([n]) == [name])
        used.add(piece)
        pieces.append(piece)
    return pieces


def _house_tile(mark: str, used: set[int]) -> int:
    kind, comfort = LETTERS.index(mark[0]), int(mark[1])
    tile = next(
        number
        for number, tile in enumerate(COMPONENTS.house_tiles)
        if number not in used and (tile.kind, tile.comfort) == (kind, comfort)
    )
    used.add(tile)
    return tile


def kind_of(tile: str) -> str:
    return KINDS[COMPONENTS.house_tiles[HOUSE_TILES[tile]].kind]


EMPTY = ".. .. .. .. .."
KEPT = (
    "red-joker red-cooking red-income",
    "blue-joker blue-harmony blue-house",
    "green-joker green-cooking green-house",
    "yellow-joker yellow-income yellow-harmony",
)
"""The twelve board shoots, one colour a slot."""


def summer(players: int = 3, side: str = "day") -> Position:
    """A cleared position with the board shoots sorted by colour."""
    return Position(players, side).clear().slots(*KEPT)
