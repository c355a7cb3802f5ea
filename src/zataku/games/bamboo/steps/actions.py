"""The four actions of shoots, gifts and spirits: harmony, house improvement, cooking, income (BB-051 to BB-061)."""

from collections.abc import Sequence

from zataku.games.bamboo.components import COMPONENTS, COOKING, HARMONY, HOUSE, INCOME
from zataku.games.bamboo.state import HARMONY_COLUMNS, Bamboo, Player, replaced
from zataku.games.bamboo.telling import (
    cell_id,
    cell_label,
    coins,
    coins_id,
    food_ids,
    food_name,
    happiness,
    happiness_id,
    harmony_id,
    harmony_name,
    harmony_row_id,
    house_row_id,
    house_tile_id,
    house_tile_name,
    kind_name,
    me,
)
from zataku.games.bamboo.vocabulary import (
    CELL,
    COIN,
    DECLINE,
    FOOD,
    FOOD_ANY,
    HAPPINESS,
    HOUSE_TILE,
    SCORE,
    STOP,
    TAKE_HARMONY,
)
from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Message, Refusal, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

_NUMBERS = COMPONENTS.numbers
_HELD = _NUMBERS.harmony_held
_HARMONY_TILES = COMPONENTS.harmony_tiles
_HOUSE_TILES = COMPONENTS.house_tiles
_KIND = [tile.kind for tile in _HOUSE_TILES]
_PRICE = [[cell.price for cell in column] for column in COMPONENTS.market]
_POINTS = [[cell.happiness for cell in column] for column in COMPONENTS.market]

_TAKE_LOWEST = [[options[:count] for count in range(len(options) + 1)] for options in TAKE_HARMONY]
_TAKE_PLACE = {option: (part, row) for part, options in enumerate(TAKE_HARMONY) for row, option in enumerate(options)}
_HOUSE_PLACE = {
    option: (column, row) for column, options in enumerate(HOUSE_TILE) for row, option in enumerate(options)
}
_SCORED_TILE = {option: tile for tile, option in enumerate(SCORE)}
_CELL_NUMBER = {option: cell for cell, option in enumerate(CELL)}


def gain_happiness(state: Bamboo, amount: int) -> None:
    """Happiness goes up and down without limits (BB-021)."""
    state.player.happiness += amount


class Harmony(Step[Bamboo]):
    """1 happiness, or up to two of taking and scoring; `left` counts how many of these are left (BB-052)."""

    __slots__ = ("left",)

    rules = ("BB-052", "BB-053", "BB-055")

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: Bamboo) -> Sequence[Option]:
        player = state.seats[state.seat]
        held = player.harmony
        offer = [] if self.left < _NUMBERS.harmony_halves else [HAPPINESS]
        if player.occupied:
            offer += [SCORE[tile] for tile in held if tile >= 0 and player.meets(tile)]
        market = state.market
        for part in range(HARMONY_COLUMNS):
            if -1 in held[part * _HELD : part * _HELD + _HELD]:
                offer += _TAKE_LOWEST[part][len(market[part])]
        offer.append(DECLINE if self.left == _NUMBERS.harmony_halves else STOP)
        return offer

    def take(self, state: Bamboo, option: Option) -> None:
        if option is HAPPINESS:
            gain_happiness(state, _NUMBERS.harmony_happiness)
            if state.log is not None:
                state.tell(
                    "event-happiness", seat=me(state), amount=_NUMBERS.harmony_happiness, at=(happiness_id(state.seat),)
                )
        elif option is DECLINE:
            tell_declined(state)
        elif option is not STOP:
            place = _TAKE_PLACE.get(option)
            if place is not None:
                take_harmony(state, place[0], place[1])
            else:
                score_harmony(state, _SCORED_TILE[option])
            if self.left > 1:
                state.agenda.append(Harmony.of(self.left - 1))

    def prompt(self, state: Bamboo) -> Message:
        return message("prompt-harmony" if self.left == _NUMBERS.harmony_halves else "prompt-harmony-again")

    def describe(self, state: Bamboo, option: Option) -> Description:
        if option is HAPPINESS:
            return Description(
                message("option-happiness", amount=_NUMBERS.harmony_happiness),
                gain=happiness(_NUMBERS.harmony_happiness),
                targets=(happiness_id(state.seat),),
            )
        if option in _TAKE_PLACE:
            part, row = _TAKE_PLACE[option]
            tile = state.market[part][row]
            targets = (harmony_row_id(part, row), harmony_id(tile))
            return Description(message("option-take-harmony", tile=harmony_name(tile)), targets=targets)
        if option in _SCORED_TILE:
            tile = _SCORED_TILE[option]
            points = _HARMONY_TILES[tile].points
            return Description(
                message("option-score", tile=harmony_name(tile), amount=points),
                gain=happiness(points),
                targets=(harmony_id(tile),),
            )
        return super().describe(state, option)

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        player = state.player
        refusals = []
        for part in range(HARMONY_COLUMNS):
            cells = player.harmony[part * _HELD : part * _HELD + _HELD]
            if all(tile >= 0 for tile in cells):
                refusals += [
                    Refusal(
                        TAKE_HARMONY[part][row],
                        message("refusal-harmony-full", limit=_HELD),
                        "BB-053",
                        (harmony_row_id(part, row), harmony_id(tile)),
                    )
                    for row, tile in enumerate(state.market[part])
                ]
            refusals += [
                Refusal(SCORE[tile], message("refusal-not-met"), "BB-055", (harmony_id(tile),))
                for tile in cells
                if tile >= 0 and not player.meets(tile)
            ]
        return refusals


def take_harmony(state: Bamboo, part: int, row: int) -> None:
    """A face-up tile to an empty cell of its kind; a new one is revealed at once (BB-053, BB-054)."""
    player = state.player
    tile = state.market[part][row]
    player.harmony = replaced(player.harmony, player.free_harmony_cell(part), tile)
    if state.log is not None:
        state.tell("event-take-harmony", seat=me(state), tile=harmony_name(tile), at=(harmony_id(tile),))
    state.take_from_market(part, row)
    if state.log is not None and len(state.market[part]) == _NUMBERS.harmony_rows:
        new = state.market[part][-1]
        state.tell("event-reveal-harmony", tile=harmony_name(new), at=(harmony_id(new),))


def score_harmony(state: Bamboo, tile: int) -> None:
    """Its happiness, and the tile to the fan (BB-055)."""
    player = state.player
    player.harmony = replaced(player.harmony, player.harmony.index(tile), -1)
    player.fan = (*player.fan, tile)
    points = _HARMONY_TILES[tile].points
    gain_happiness(state, points)
    if state.log is not None:
        state.tell("event-score", seat=me(state), tile=harmony_name(tile), amount=points, at=(harmony_id(tile),))


class ImproveHouse(Step[Bamboo]):
    """1 coin, or a house tile from the market (BB-056, BB-060)."""

    rules = ("BB-056", "BB-060")

    def run(self, state: Bamboo) -> Sequence[Option]:
        player = state.seats[state.seat]
        offer = [COIN]
        if player.occupied != _FULL:
            money = player.coins
            for column, prices in enumerate(_PRICE):
                for row, tile in enumerate(state.market[HARMONY_COLUMNS + column]):
                    if prices[row] <= money and (not state.night or _has_room(state, player, tile)):
                        offer.append(HOUSE_TILE[column][row])
        offer.append(DECLINE)
        return offer

    def take(self, state: Bamboo, option: Option) -> None:
        player = state.seats[state.seat]
        if option is COIN:
            player.coins += _NUMBERS.house_coins
            if state.log is not None:
                state.tell("event-coins", seat=me(state), amount=_NUMBERS.house_coins, at=(coins_id(state.seat),))
        elif option is DECLINE:
            tell_declined(state)
        else:
            column, row = _HOUSE_PLACE[option]
            player.coins -= _PRICE[column][row]
            player.happiness += _POINTS[column][row]
            if state.log is not None:
                tile = state.market[HARMONY_COLUMNS + column][row]
                state.tell(
                    "event-house",
                    seat=me(state),
                    tile=house_tile_name(tile),
                    cost=_PRICE[column][row],
                    amount=_POINTS[column][row],
                    at=(house_tile_id(tile),),
                )
            state.agenda.append(_PLACE_TILE[column][row])

    def describe(self, state: Bamboo, option: Option) -> Description:
        if option is COIN:
            return Description(
                message("option-coin", amount=_NUMBERS.house_coins),
                gain=coins(_NUMBERS.house_coins),
                targets=(coins_id(state.seat),),
            )
        if option in _HOUSE_PLACE:
            column, row = _HOUSE_PLACE[option]
            tile = state.market[HARMONY_COLUMNS + column][row]
            price, points = _PRICE[column][row], _POINTS[column][row]
            return Description(
                message("option-house", tile=house_tile_name(tile), cost=price, amount=points),
                cost=coins(price) if price else None,
                gain=happiness(points),
                targets=(house_row_id(column, row), house_tile_id(tile)),
            )
        return super().describe(state, option)

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        player = state.player
        refusals = []
        for column, prices in enumerate(_PRICE):
            for row, tile in enumerate(state.market[HARMONY_COLUMNS + column]):
                if player.occupied == _FULL:
                    reason = message("refusal-house-full")
                elif not _has_room(state, player, tile):
                    reason = message("refusal-no-cell", kind=kind_name(_KIND[tile]))
                elif prices[row] > player.coins:
                    reason = message("refusal-coins", cost=prices[row], amount=player.coins)
                else:
                    continue
                targets = (house_row_id(column, row), house_tile_id(tile))
                refusals.append(Refusal(HOUSE_TILE[column][row], reason, "BB-060", targets))
        return refusals


_FULL = (1 << len(CELL)) - 1


def _has_room(state: Bamboo, player: Player, tile: int) -> bool:
    return bool(state.allowed_cells(_KIND[tile]) & ~player.occupied)


class PlaceHouseTile(Step[Bamboo]):
    """Put the tile of this market cell, already paid for, on an empty cell of the house (BB-056, BB-110)."""

    __slots__ = ("column", "row")

    rules = ("BB-056", "BB-110")

    def __init__(self, column: int, row: int) -> None:
        self.column = HARMONY_COLUMNS + column
        self.row = row

    def run(self, state: Bamboo) -> Sequence[Option]:
        tile = state.market[self.column][self.row]
        free = state.allowed_cells(_KIND[tile]) & ~state.seats[state.seat].occupied
        offer = _CELLS.get(free)
        if offer is None:
            offer = _CELLS[free] = tuple(option for cell, option in enumerate(CELL) if free >> cell & 1)
        return offer

    def take(self, state: Bamboo, option: Option) -> None:
        cell = _CELL_NUMBER[option]
        tile = state.market[self.column][self.row]
        state.player.place(tile, cell)
        if state.log is not None:
            state.tell(
                "event-place",
                seat=me(state),
                tile=house_tile_name(tile),
                cell=cell_label(cell),
                at=(cell_id(state.seat, cell), house_tile_id(tile)),
            )
        state.take_from_market(self.column, self.row)
        if state.log is not None and len(state.market[self.column]) == len(_PRICE[self.column - HARMONY_COLUMNS]):
            new = state.market[self.column][-1]
            state.tell("event-reveal-house", tile=house_tile_name(new), at=(house_tile_id(new),))

    def prompt(self, state: Bamboo) -> Message:
        return message("prompt-place-house-tile", tile=house_tile_name(state.market[self.column][self.row]))

    def describe(self, state: Bamboo, option: Option) -> Description:
        cell = _CELL_NUMBER[option]
        return Description(message("option-cell", cell=cell_label(cell)), targets=(cell_id(state.seat, cell),))

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        tile = state.market[self.column][self.row]
        player = state.player
        named = COMPONENTS.named[state.seat]
        refusals = []
        for cell, option in enumerate(CELL):
            target = (cell_id(state.seat, cell),)
            if player.occupied >> cell & 1:
                refusals.append(Refusal(option, message("refusal-cell-occupied"), "BB-057", target))
            elif not state.allowed_cells(_KIND[tile]) >> cell & 1:
                reason = message("refusal-cell-named", kind=kind_name(named[cell]))
                refusals.append(Refusal(option, reason, "BB-110", target))
        return refusals


_CELLS: dict[int, tuple[Option, ...]] = {}
"""The options of each set of free cells, as they come up."""

_PLACE_TILE = [[PlaceHouseTile.of(column, row) for row in range(len(rows))] for column, rows in enumerate(_PRICE)]


class TakeFood(Step[Bamboo]):
    """Take one open food token (BB-059); with a Tengu this cannot be declined, and the row is not refilled (BB-096)."""

    __slots__ = ("cooking",)

    rules = ("BB-059",)

    def __init__(self, cooking: bool) -> None:
        self.cooking = cooking

    def run(self, state: Bamboo) -> Sequence[Option]:
        bits = 0
        for kind in state.food:
            bits |= 1 << kind
        return (_COOK if self.cooking else FOOD_ANY)[bits]

    def take(self, state: Bamboo, option: Option) -> None:
        if option is DECLINE:
            tell_declined(state)
            return
        kind = _FOOD_KIND[option]
        place = state.food.index(kind)
        player = state.player
        state.food = state.food[:place] + state.food[place + 1 :]
        player.food = replaced(player.food, kind, player.food[kind] + 1)
        if state.log is not None:
            state.tell("event-food", seat=me(state), food=food_name(kind), at=(f"seat-{state.seat}-food",))
        if self.cooking and not state.food:
            refill_food(state)

    def describe(self, state: Bamboo, option: Option) -> Description:
        if option is DECLINE:
            return super().describe(state, option)
        kind = _FOOD_KIND[option]
        amount = COMPONENTS.food[kind].food
        return Description(
            message("option-food", food=food_name(kind), amount=amount),
            gain=Word("food", amount),
            targets=food_ids(state, kind),
        )


_FOOD_KIND = {option: kind for kind, option in enumerate(FOOD)}
_COOK = [(*options, DECLINE) if options else () for options in FOOD_ANY]


def refill_food(state: Bamboo) -> None:
    """Reveal food on the empty cells and tell what appeared."""
    before = len(state.food)
    state.fill_food()
    if state.log is not None and len(state.food) > before:
        state.tell("event-new-food", food=tuple(food_name(kind) for kind in state.food[before:]), at=("food",))


class Income(Step[Bamboo]):
    """2 coins (BB-058). Nobody is asked: coins never harm."""

    def run(self, state: Bamboo) -> None:
        state.player.coins += _NUMBERS.income_coins
        if state.log is not None:
            state.tell("event-coins", seat=me(state), amount=_NUMBERS.income_coins, at=(coins_id(state.seat),))


def gain_of(action: int) -> Word | None:
    """What an action surely brings, for its description."""
    return coins(_NUMBERS.income_coins) if action == INCOME else None


def tell_declined(state: Bamboo) -> None:
    if state.log is not None:
        state.tell("event-decline", seat=me(state))


ACTION: list[Step[Bamboo]] = [Income.of()] * 4
"""The step of each of the four actions."""
ACTION[HARMONY] = Harmony.of(_NUMBERS.harmony_halves)
ACTION[HOUSE] = ImproveHouse.of()
ACTION[COOKING] = TakeFood.of(True)
ACTION[INCOME] = Income.of()
