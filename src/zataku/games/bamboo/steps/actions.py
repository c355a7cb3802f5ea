"""The four actions of shoots, gifts and spirits: harmony, house improvement, cooking, income (BB-051 to BB-061)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import InTurn, Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import (
    COMPONENTS,
    COOKING,
    FOOD_IDS,
    FOOD_VALUE,
    HARMONY,
    HARMONY_TILE_IDS,
    HOUSE,
    HOUSE_TILE_IDS,
    INCOME,
    KIND_OF,
    KINDS,
    PARTS,
    TYPES,
)
from ..names import (
    cell_name,
    coins,
    food_name,
    happiness,
    harmony_name,
    house_offer_name,
    house_tile_name,
    kind_name,
    part_name,
)
from ..state import CELLS, HARMONY_COLUMNS, NOWHERE, Bamboo, Sheet
from ..vocabulary import (
    BUY,
    COIN,
    DECLINE,
    HAPPINESS,
    PLACE,
    SCORE,
    STOP,
    TAKE_FOOD_ANY,
    TAKE_HARMONY,
)
from .common import refill_food, take_from_market

_NUMBERS: Final = COMPONENTS.numbers
_HALVES: Final = _NUMBERS.harmony_halves
_HELD: Final = _NUMBERS.harmony_held
_HARMONY_TILES: Final = COMPONENTS.harmony_tiles
_GRID: Final = COMPONENTS.grid
_PRICE: Final = [[cell.price for cell in column] for column in COMPONENTS.market]
_POINTS: Final = [[cell.happiness for cell in column] for column in COMPONENTS.market]


class Action(Step[Bamboo]):
    """An action that asks may also be declined."""

    def decline(self, state: Bamboo) -> None:
        if state.log is not None:
            state.tell("event-decline", seat=SeatName(state.seat))

    def describe_decline(self, state: Bamboo) -> Description:
        return Description(message("option-decline"), targets=(elements.FINISH,))


class Harmony(Action):
    """1 happiness, or up to two of taking and scoring; `left` counts how many of these are left (BB-052)."""

    __slots__ = ("left",)

    rules = ("BB-052", "BB-053", "BB-055")

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: Bamboo) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        held = sheet.harmony
        offer = [] if self.left < _HALVES else [HAPPINESS]
        if sheet.occupied:
            offer += [SCORE[tile] for tile in held if tile >= 0 and sheet.meets(tile)]
        for part, cells in enumerate(_HARMONY_CELLS):
            if NOWHERE in held[cells]:
                offer += _TAKE_LOWEST[part][len(state.market[part])]
        offer.append(DECLINE if self.left == _HALVES else STOP)
        return offer

    def gain_happiness(self, state: Bamboo) -> None:
        """Happiness goes up and down without limits (BB-021)."""
        state.sheets[state.seat].happiness += _NUMBERS.harmony_happiness
        if state.log is not None:
            state.tell(
                "event-happiness",
                seat=SeatName(state.seat),
                amount=_NUMBERS.harmony_happiness,
                at=(elements.happiness(state.seat),),
            )

    def take_harmony(self, state: Bamboo, part: int, row: int) -> None:
        """A face-up tile to an empty cell of its kind; a new one is revealed at once (BB-053, BB-054)."""
        tile = state.market[part][row]
        state.sheets[state.seat].hold(part, tile)
        if state.log is not None:
            at = (_tile_element(tile),)
            state.tell("event-take-harmony", seat=SeatName(state.seat), tile=harmony_name(tile), at=at)
        take_from_market(state, part, row)
        if state.log is not None and len(state.market[part]) == _NUMBERS.harmony_rows:
            new = state.market[part][-1]
            state.tell("event-reveal-harmony", tile=harmony_name(new), at=(_tile_element(new),))
        self._go_on(state)

    def score(self, state: Bamboo, tile: int) -> None:
        """Its happiness, and the tile to the fan (BB-055)."""
        sheet = state.me()
        sheet.harmony = replaced(sheet.harmony, sheet.harmony.index(tile), NOWHERE)
        sheet.fan = (*sheet.fan, tile)
        points = _HARMONY_TILES[tile].points
        sheet.happiness += points
        if state.log is not None:
            state.tell(
                "event-score",
                seat=SeatName(state.seat),
                tile=harmony_name(tile),
                amount=points,
                at=(_tile_element(tile),),
            )
        self._go_on(state)

    def stop(self, state: Bamboo) -> None:
        """Leave the second half undone."""

    def _go_on(self, state: Bamboo) -> None:
        if self.left > 1:
            state.agenda.append(_HARMONY[self.left - 1])

    def prompt(self, state: Bamboo) -> Message:
        return message("prompt-harmony" if self.left == _HALVES else "prompt-harmony-again")

    def describe_gain_happiness(self, state: Bamboo) -> Description:
        return Description(
            message("option-happiness"),
            gain=happiness(_NUMBERS.harmony_happiness),
            targets=(elements.happiness(state.seat),),
        )

    def describe_take_harmony(self, state: Bamboo, part: int, row: int) -> Description:
        tile = state.market[part][row]
        worth = Word("worth", args=(_HARMONY_TILES[tile].points,))
        gain = InTurn((worth, Word("met"))) if state.me().meets(tile) else worth
        return Description(
            message("option-take-harmony", tile=harmony_name(tile)),
            targets=_open_tile(part, row, tile),
            brief=message("brief-take-harmony", part=PARTS[part], row=row + 1, gain=gain),
        )

    def describe_score(self, state: Bamboo, tile: int) -> Description:
        points = _HARMONY_TILES[tile].points
        return Description(
            message("option-score", tile=harmony_name(tile)),
            gain=happiness(points),
            targets=(_tile_element(tile),),
            brief=_score_in_brief(state.me(), tile),
        )

    def describe_stop(self, state: Bamboo) -> Description:
        return Description(message("option-stop"), targets=(elements.FINISH,))

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        sheet = state.me()
        refusals = []
        for part, cells in enumerate(_HARMONY_CELLS):
            held = sheet.harmony[cells]
            if NOWHERE not in held:
                refusals += [
                    Refusal(
                        TAKE_HARMONY[part, row],
                        message("refusal-harmony-full", row=row + 1, part=part_name(part), limit=_HELD),
                        "BB-053",
                        _open_tile(part, row, tile),
                    )
                    for row, tile in enumerate(state.market[part])
                ]
            refusals += [
                Refusal(
                    SCORE[tile], message("refusal-not-met", tile=harmony_name(tile)), "BB-055", (_tile_element(tile),)
                )
                for tile in held
                if tile >= 0 and not sheet.meets(tile)
            ]
        return refusals


_HARMONY: Final = [Harmony.of(left) for left in range(_HALVES + 1)]
_HARMONY_CELLS: Final = [slice(part * _HELD, (part + 1) * _HELD) for part in range(HARMONY_COLUMNS)]
"""The cells for the harmony tiles of each part."""
_TAKE_LOWEST: Final = [
    [tuple(TAKE_HARMONY[part, row] for row in range(count)) for count in range(_NUMBERS.harmony_rows + 1)]
    for part in range(HARMONY_COLUMNS)
]
"""For each part, and how many tiles are open there, the options."""


def _score_in_brief(sheet: Sheet, tile: int) -> Message:
    part, place = divmod(sheet.harmony.index(tile), _HELD)
    points = happiness(_HARMONY_TILES[tile].points)
    return message("brief-score", part=PARTS[part], place=place + 1, gain=points)


def _tile_element(tile: int) -> str:
    return elements.harmony_tile(HARMONY_TILE_IDS[tile])


def _open_tile(part: int, row: int, tile: int) -> tuple[str, ...]:
    return elements.market_cell(PARTS[part], row), _tile_element(tile)


class ImproveHouse(Action):
    """1 coin, or a house tile from the market (BB-056, BB-060)."""

    rules = ("BB-056", "BB-060")

    def run(self, state: Bamboo) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        offer = [COIN]
        if sheet.occupied != _ALL_CELLS:
            money = sheet.coins
            night = state.boards.night
            for column, prices in enumerate(_PRICE):
                for row, tile in enumerate(state.market[HARMONY_COLUMNS + column]):
                    if prices[row] <= money and (not night or _free_cells(state, sheet, tile)):
                        offer.append(_BUY[column][row])
        offer.append(DECLINE)
        return offer

    def take_coin(self, state: Bamboo) -> None:
        gain_coins(state, _NUMBERS.house_coins)

    def buy(self, state: Bamboo, column: int, row: int) -> None:
        """Pay the price of the cell and gain its happiness; the tile is taken when it has found its place (BB-056)."""
        sheet = state.me()
        price, points = _PRICE[column][row], _POINTS[column][row]
        sheet.coins -= price
        sheet.happiness += points
        if state.log is not None:
            tile = state.market[HARMONY_COLUMNS + column][row]
            state.tell(
                "event-house",
                seat=SeatName(state.seat),
                tile=house_tile_name(tile),
                cost=price,
                amount=points,
                at=(elements.house_tile(HOUSE_TILE_IDS[tile]),),
            )
        state.agenda.append(_PLACE_TILE[column][row])

    def describe_take_coin(self, state: Bamboo) -> Description:
        return Description(
            message("option-coin"),
            gain=coins(_NUMBERS.house_coins),
            targets=(elements.coins(state.seat),),
        )

    def describe_buy(self, state: Bamboo, column: int, row: int) -> Description:
        tile = state.market[HARMONY_COLUMNS + column][row]
        price, points = coins(_PRICE[column][row]), happiness(_POINTS[column][row])
        face = COMPONENTS.house_tiles[tile]
        brief = message("brief-house", kind=KINDS[face.kind], comfort=face.comfort, cost=price, gain=points)
        return Description(
            message("option-house", tile=house_tile_name(tile)),
            cost=price,
            gain=points,
            targets=_for_sale(column, row, tile),
            brief=brief,
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        sheet = state.me()
        refusals = []
        for column, prices in enumerate(_PRICE):
            for row, tile in enumerate(state.market[HARMONY_COLUMNS + column]):
                what = house_offer_name(column, row, tile)
                if sheet.occupied == _ALL_CELLS:
                    reason = message("refusal-house-full", what=what)
                elif not _free_cells(state, sheet, tile):
                    reason = message("refusal-no-cell", what=what)
                elif prices[row] > sheet.coins:
                    reason = message("refusal-coins", what=what, cost=prices[row], amount=sheet.coins)
                else:
                    continue
                refusals.append(Refusal(BUY[column, row], reason, "BB-060", _for_sale(column, row, tile)))
        return refusals


_BUY: Final = [[BUY[column, row] for row in range(len(prices))] for column, prices in enumerate(_PRICE)]
"""The options by column and row, as they are looked up fastest."""


def _for_sale(column: int, row: int, tile: int) -> tuple[str, ...]:
    return elements.market_cell(TYPES[column], row), elements.house_tile(HOUSE_TILE_IDS[tile])


_ALL_CELLS: Final = (1 << CELLS) - 1
_NIGHT_CELLS: Final = [
    [sum(1 << cell for cell, named in enumerate(board) if named in (NOWHERE, kind)) for kind in range(len(KINDS))]
    for board in COMPONENTS.named
]
"""For each colour and kind of tile the cells of the night board that take it, empty or not, as bits (BB-110)."""


def _free_cells(state: Bamboo, sheet: Sheet, tile: int) -> int:
    """Bits of the empty cells of the deciding seat's house that take this tile."""
    cells = _NIGHT_CELLS[state.colours[state.seat]][KIND_OF[tile]] if state.boards.night else _ALL_CELLS
    return cells & ~sheet.occupied


class PlaceHouseTile(Step[Bamboo]):
    """Put the tile of this market cell, already paid for, on an empty cell of the house (BB-056, BB-110)."""

    __slots__ = ("column", "row")

    rules = ("BB-056", "BB-110")

    def __init__(self, column: int, row: int) -> None:
        self.column = HARMONY_COLUMNS + column
        self.row = row

    def run(self, state: Bamboo) -> Sequence[Option]:
        free = _free_cells(state, state.me(), state.market[self.column][self.row])
        offer = _PLACE_ANY.get(free)
        if offer is None:
            offer = _PLACE_ANY[free] = tuple(option for cell, option in PLACE.items() if free >> cell & 1)
        return offer

    def place(self, state: Bamboo, cell: int) -> None:
        tile = state.market[self.column][self.row]
        state.me().place(tile, cell)
        if state.log is not None:
            state.tell(
                "event-place",
                seat=SeatName(state.seat),
                tile=house_tile_name(tile),
                cell=_GRID.name(cell),
                at=(_cell_element(state, cell), elements.house_tile(HOUSE_TILE_IDS[tile])),
            )
        take_from_market(state, self.column, self.row)
        if state.log is not None and len(state.market[self.column]) == len(_PRICE[self.column - HARMONY_COLUMNS]):
            new = state.market[self.column][-1]
            at = (elements.house_tile(HOUSE_TILE_IDS[new]),)
            state.tell("event-reveal-house", tile=house_tile_name(new), at=at)

    def prompt(self, state: Bamboo) -> Message:
        return message("prompt-place-house-tile", tile=house_tile_name(state.market[self.column][self.row]))

    def describe_place(self, state: Bamboo, cell: int) -> Description:
        where = cell_name(cell, _GRID.columns)
        points = _completed(state.me(), state.market[self.column][self.row], cell)
        completes = Word("completes", args=(points,))
        return Description(
            message("option-cell", place=where, cell=_GRID.name(cell)),
            targets=(_cell_element(state, cell),),
            heading=message("heading-completes" if points else "heading-completes-nothing"),
            brief=message("brief-cell", place=where, gain=completes) if points else message("brief-cell", place=where),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        sheet = state.me()
        free = _free_cells(state, sheet, state.market[self.column][self.row])
        named = COMPONENTS.named[state.colours[state.seat]]
        refusals = []
        for cell, option in PLACE.items():
            target = (_cell_element(state, cell),)
            if sheet.occupied >> cell & 1:
                refusals.append(
                    Refusal(option, message("refusal-cell-occupied", cell=_GRID.name(cell)), "BB-057", target)
                )
            elif not free >> cell & 1:
                reason = message("refusal-cell-named", cell=_GRID.name(cell), kind=kind_name(named[cell]))
                refusals.append(Refusal(option, reason, "BB-110", target))
        return refusals


def _completed(sheet: Sheet, tile: int, cell: int) -> int:
    """Happiness of the held harmony tiles that this house tile would complete on a cell."""
    after = Sheet(sheet)
    after.place(tile, cell)
    held = (each for each in sheet.harmony if each >= 0)
    return sum(_HARMONY_TILES[each].points for each in held if after.meets(each) and not sheet.meets(each))


_PLACE_ANY: Final[dict[int, tuple[Option, ...]]] = {}
"""The options of each set of free cells, as they come up."""

_PLACE_TILE: Final = [
    [PlaceHouseTile.of(column, row) for row in range(len(rows))] for column, rows in enumerate(_PRICE)
]


def _cell_element(state: Bamboo, cell: int) -> str:
    return elements.house_cell(state.seat, _GRID.name(cell))


class TakeFood(Action):
    """Take one open food token (BB-059); with a Tengu this cannot be declined, and the row is not refilled (BB-096)."""

    __slots__ = ("cooking",)

    rules = ("BB-059",)

    def __init__(self, cooking: bool) -> None:
        self.cooking = cooking

    def run(self, state: Bamboo) -> Sequence[Option]:
        bits = 0
        for kind in state.food:
            bits |= 1 << kind
        return (_COOK if self.cooking else TAKE_FOOD_ANY)[bits]

    def take_food(self, state: Bamboo, kind: int) -> None:
        place = state.food.index(kind)
        sheet = state.sheets[state.seat]
        state.food = state.food[:place] + state.food[place + 1 :]
        sheet.food = replaced(sheet.food, kind, sheet.food[kind] + 1)
        if state.log is not None:
            at = (elements.held_food(state.seat, FOOD_IDS[kind]),)
            state.tell("event-food", seat=SeatName(state.seat), food=food_name(kind), at=at)
        if self.cooking and not state.food:
            refill_food(state)

    def describe_take_food(self, state: Bamboo, kind: int) -> Description:
        amount = FOOD_VALUE[kind]
        return Description(
            message("option-food", food=food_name(kind)),
            gain=Word("food", amount),
            targets=tuple(elements.food_cell(place) for place, other in enumerate(state.food) if other == kind),
        )


_COOK: Final = [(*options, DECLINE) if options else () for options in TAKE_FOOD_ANY]


class Income(Step[Bamboo]):
    """2 coins (BB-058). Nobody is asked: coins never harm."""

    def run(self, state: Bamboo) -> None:
        gain_coins(state, _NUMBERS.income_coins)


def gain_coins(state: Bamboo, amount: int) -> None:
    state.sheets[state.seat].coins += amount
    if state.log is not None:
        state.tell("event-coins", seat=SeatName(state.seat), amount=amount, at=(elements.coins(state.seat),))


def gain_of(action: int) -> Word | None:
    """What an action surely brings, for its description."""
    return coins(_NUMBERS.income_coins) if action == INCOME else None


_STEPS: Final[dict[int, Step[Bamboo]]] = {
    HARMONY: _HARMONY[_HALVES],
    HOUSE: ImproveHouse.of(),
    COOKING: TakeFood.of(True),
    INCOME: Income.of(),
}
ACTION: Final = tuple(_STEPS[action] for action in range(len(_STEPS)))
"""The step of each of the four actions."""
