"""The course of a match: starting pairs, turns, the end of a round, the last exchange."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.white_castle.automa import OPPONENT_COINS, OPPONENT_GARDENS, OPPONENT_TURN, shuffle_solo_deck
from zataku.games.white_castle.components import (
    CARD_NUMBER,
    CARDS,
    CLAN_ROWS,
    COIN,
    COLOURS,
    DIE_TILES,
    ENDS,
    FIRST_ROW_SPACE,
    GARDENS,
    MEMBERS,
    MEMBERS_OF_A_KIND,
    OUTSIDE_ACTIONS,
    OUTSIDE_LEFT,
    ROOMS,
    ROUNDS,
    ROW_VALUE,
    SEAL,
    SPACE_VALUES,
    SPACES,
    TURNS,
    WELL_GIFT,
    WELL_SPACE,
    words,
)
from zataku.games.white_castle.state import CLOSED, Bridge, Castle, shown
from zataku.games.white_castle.vocabulary import ACTIVATE, DIE, DIE_OFFERS, DONE, MIDDLE_DIE, PAIR, PLACE
from zataku.kernel.effects import Effect, Either, Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option

from .effects import ROOM_ACTIONS, compiled
from .gains import LANTERN, WELL, Action, pay, price, tell_payment
from .icons import row_rewards
from .lists import CARD_ACTION, OUTSIDE, described, impossible, perform_garden

# Starting pairs (WC-015, WC-016)


class PickPairs(Action):
    """The player at this place of the turn order picks a starting pair."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Castle) -> None:
        state.seat = state.order[self.place]
        state.agenda.append(PICK_PAIR)


class PickPair(Action):
    """A resource card and the action card below it."""

    __slots__ = ()
    rules = ("WC-015", "WC-016")

    def run(self, state: Castle) -> Sequence[Option]:
        return [PAIR[number] for number, pair in enumerate(state.pairs) if pair[0] >= 0]

    def take(self, state: Castle, option: Option) -> None:
        number = PAIR.index(option)
        resource, action = state.pairs[number]
        state.pairs = (*state.pairs[:number], (-1, -1), *state.pairs[number + 1 :])
        if state.log is not None:
            state.tell(
                "event-pair",
                seat=SeatName(state.seat),
                resource=CARDS[resource].id,
                action=CARDS[action].id,
                at=(f"pair-{number + 1}",),
            )
        receive_starting_cards(state, resource, action)

    def describe(self, state: Castle, option: Option) -> Description:
        number = PAIR.index(option)
        resource, action = (CARDS[card] for card in state.pairs[number])
        lantern = (resource.lantern, *(CARDS[CARD_NUMBER[decree]].lantern for decree in (resource.decree,) if decree))
        label = message(
            "option-pair", number=number + 1, effect=resource.gain or (), action=action.actions[0], lantern=lantern
        )
        return Description(label, gain=resource.gain, targets=(f"pair-{number + 1}",))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        return [
            Refusal(PAIR[number], message("refusal-pair-taken"), "WC-016", (f"pair-{number + 1}",))
            for number, pair in enumerate(state.pairs)
            if pair[0] < 0
        ]


def receive_starting_cards(state: Castle, resource: int, action: int) -> None:
    """Gain the resources; the cards go to the lantern and to the clan board."""
    sheet = state.sheets[state.seat]
    card = CARDS[resource]
    assert card.gain is not None
    sheet.light_lantern(resource)
    if card.decree:
        sheet.light_lantern(CARD_NUMBER[card.decree])
    sheet.card = action
    state.agenda.append(STARTING_GAINS[resource])


STARTING_GAINS = {number: compiled(card.gain) for number, card in enumerate(CARDS) if card.gain is not None}
PICK_PAIR = PickPair.of()


# Turns (WC-020 to WC-035)


class NextTurn(Action):
    """Hand the turn to the next player, or end the round after everybody's third (WC-020)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        order = state.order
        turn = state.turn
        if turn == TURNS * len(order):
            state.agenda.append(END_ROUND)
            return
        state.turn = turn + 1
        seat = state.seat = order[turn % len(order)]
        state.agenda.append(NEXT_TURN)
        if seat >= state.layout.players:
            state.agenda.append(OPPONENT_TURN)
        else:
            state.agenda.append(TAKE_DIE)


_DIE_OF = {option.id: (number // 2, number % 2) for number, option in enumerate(DIE)}


class TakeDie(Action):
    """A die from an end of a bridge (WC-021)."""

    __slots__ = ()
    rules = ("WC-021", "WC-022", "WC-033")

    def run(self, state: Castle) -> Sequence[Option]:
        (a, _, b), (c, _, d), (e, _, f) = state.bridges
        return DIE_OFFERS[
            (1 if a else 0) + (2 if b else 0) + (4 if c else 0) + (8 if d else 0) + (16 if e else 0) + (32 if f else 0)
        ]

    def take(self, state: Castle, option: Option) -> None:
        colour, end = _DIE_OF[option.id]
        value = state.take_die(colour, 2 * end)
        state.hand = (colour, value, end == 0)
        if state.log is not None:
            state.tell(
                "event-take-die",
                seat=SeatName(state.seat),
                value=value,
                colour=message(f"name-die-{COLOURS[colour]}"),
                end=message(f"name-end-{ENDS[end]}"),
                at=(f"die-{COLOURS[colour]}-{ENDS[end]}",),
            )
        state.agenda.append(PLACE_DIE)

    def describe(self, state: Castle, option: Option) -> Description:
        colour, end = _DIE_OF[option.id]
        bridge = state.bridges[colour]
        label = message(
            "option-die",
            value=bridge[2 * end],
            colour=message(f"name-die-{COLOURS[colour]}"),
            end=message(f"name-end-{ENDS[end]}"),
        )
        gain = words(("lantern", 1)) if end == 0 else None
        return Description(label, gain=gain, targets=(f"die-{COLOURS[colour]}-{ENDS[end]}",))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        for option in DIE:
            if option in offered:
                continue
            colour, end = _DIE_OF[option.id]
            where = message(f"name-end-{ENDS[end]}")
            reason = message("refusal-no-die", end=where, bridge=message(f"name-bridge-{COLOURS[colour]}"))
            refused.append(Refusal(option, reason, "WC-022", (f"bridge-{COLOURS[colour]}",)))
        for colour, (_, middle, _) in enumerate(state.bridges):
            if middle:
                targets = tuple(f"die-{COLOURS[colour]}-middle-{number + 1}" for number in range(len(middle)))
                refused.append(Refusal(MIDDLE_DIE[colour], message("refusal-middle-die"), "WC-021", targets))
        return refused


_SPACE_OF = {option.id: space for space, option in enumerate(PLACE)}


class PlaceDie(Action):
    """A space for the die taken (WC-024 to WC-030)."""

    __slots__ = ()
    rules = ("WC-024", "WC-025", "WC-026", "WC-028", "WC-050", "WC-055")

    def run(self, state: Castle) -> Sequence[Option]:
        hand = state.hand
        assert hand is not None
        colour, value, _ = hand
        sheet = state.sheets[state.seat]
        budget = value + sheet.goods[COIN] + sheet.goods[SEAL]
        tops = state.tops
        offer = [option for space, option in state.layout.entrances[colour] if tops[space] <= budget]
        offer.append(_PLACE_WELL)
        if budget >= ROW_VALUE and not sheet.dice[colour]:
            offer.append(_PLACE_ROW[colour])
        return offer

    def take(self, state: Castle, option: Option) -> None:
        hand = state.hand
        assert hand is not None
        colour, value, lit = hand
        space = _SPACE_OF[option.id]
        sheet = state.sheets[state.seat]
        agenda = state.agenda
        difference = value - value_of_space(state, space)
        if state.log is not None:
            _tell_placement(state, space, difference)
        if difference > 0:
            sheet.goods[COIN] += difference
        elif difference:
            pay(sheet, COIN, -difference)
        state.hand = None
        if space < FIRST_ROW_SPACE:
            state.lay_die(space, colour, value)
            if space < OUTSIDE_LEFT:
                agenda.append(ROOM_ACTIONS[space][state.rooms[space]][state.layout.facing[space][colour]])
            elif space < WELL_SPACE:
                agenda.append(OUTSIDE[space])
            else:
                agenda.append(WELL)
        else:
            dice = sheet.dice
            sheet.dice = (*dice[:colour], value, *dice[colour + 1 :])
            agenda.append(CARD_ACTION[colour])
            agenda.append(row_rewards(state, colour))
        if lit:
            agenda.append(LANTERN)

    def prompt(self, state: Castle) -> Message:
        assert state.hand is not None
        colour, value, _ = state.hand
        return message("prompt-place-die", value=value, colour=message(f"name-die-{COLOURS[colour]}"))

    def describe(self, state: Castle, option: Option) -> Description:
        assert state.hand is not None
        space = _SPACE_OF[option.id]
        difference = state.hand[1] - value_of_space(state, space)
        cost = price(state.sheets[state.seat], COIN, -difference) if difference < 0 else None
        gain = words(("coin", difference)) if difference > 0 else None
        label = message("option-place", space=_space_name(space), actions=_waiting(state, space))
        return Description(label, cost=cost, gain=gain, targets=(_space_target(state, space),))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        assert state.hand is not None
        colour, value, _ = state.hand
        offered = self.run(state)
        sheet = state.sheets[state.seat]
        refused = []
        for space, option in enumerate(PLACE):
            if option in offered:
                continue
            if space >= FIRST_ROW_SPACE and space - FIRST_ROW_SPACE != colour:
                wanted = message(f"name-die-{COLOURS[space - FIRST_ROW_SPACE]}")
                reason, rule = message("refusal-row-colour", colour=wanted), "WC-055"
            elif space >= FIRST_ROW_SPACE and sheet.dice[colour]:
                reason, rule = message("refusal-row-taken"), "WC-029"
            elif space < len(ROOMS) and not state.layout.facing[space][colour]:
                reason = message("refusal-room-colour", colour=message(f"name-die-{COLOURS[colour]}"))
                rule = "WC-050"
            elif space < WELL_SPACE and state.tops[space] == CLOSED:
                reason, rule = message("refusal-space-full", dice=state.layout.stack), "WC-028"
            else:
                missing = value_of_space(state, space) - value
                cost = words(("coin", missing))
                assert cost is not None
                reason, rule = message("refusal-cannot-pay", cost=cost), "WC-026"
            refused.append(Refusal(option, reason, rule, (_space_target(state, space),)))
        return refused


def value_of_space(state: Castle, space: int) -> int:
    """The value that the next die there covers."""
    if space < WELL_SPACE:
        return state.tops[space]
    return SPACE_VALUES[space] if space == WELL_SPACE else ROW_VALUE


def _waiting(state: Castle, space: int) -> tuple[Effect, ...]:
    """What the die in hand would find on a space."""
    assert state.hand is not None
    colour = state.hand[0]
    if space < OUTSIDE_LEFT:
        card, facing = CARDS[state.rooms[space]], state.layout.facing[space][colour]
        return tuple(action for row, action in enumerate(card.actions) if facing >> row & 1)
    if space < WELL_SPACE:
        return (Either(tuple(Word(member) for member in OUTSIDE_ACTIONS[space])),)
    if space == WELL_SPACE:
        return (WELL_GIFT, *(DIE_TILES[tile].reward for tile in state.layout.well))
    sheet = state.sheets[state.seat]
    left = (sheet.courtiers, sheet.gardeners, sheet.warriors)[colour]
    amounts: dict[str, int] = {}
    for reward in CLAN_ROWS[colour].rewards[: MEMBERS_OF_A_KIND + 1 - left]:
        amounts[reward.name] = amounts.get(reward.name, 0) + reward.amount
    card = CARDS[sheet.card]
    return (*(Word(name, amount) for name, amount in amounts.items()), card.actions[card.facing[colour]])


def _space_name(space: int) -> Message:
    if space < FIRST_ROW_SPACE:
        return message(f"name-space-{SPACES[space]}")
    return message(f"name-row-{MEMBERS[space - FIRST_ROW_SPACE]}")


def _space_target(state: Castle, space: int) -> str:
    if space < FIRST_ROW_SPACE:
        return f"space-{SPACES[space]}"
    return f"seat-{state.seat}-row-{MEMBERS[space - FIRST_ROW_SPACE]}"


def _tell_placement(state: Castle, space: int, difference: int) -> None:
    assert state.hand is not None
    colour, value, _ = state.hand
    state.tell(
        "event-place-die",
        seat=SeatName(state.seat),
        value=value,
        colour=message(f"name-die-{COLOURS[colour]}"),
        space=_space_name(space),
        at=(_space_target(state, space),),
    )
    if difference > 0:
        at = (f"seat-{state.seat}-coin",)
        state.tell("event-gain", seat=SeatName(state.seat), gain=shown(((COIN, difference),)), at=at)
    elif difference:
        tell_payment(state, COIN, -difference)


_PLACE_WELL = PLACE[WELL_SPACE]
_PLACE_ROW = PLACE[FIRST_ROW_SPACE:]


# End of a round (WC-100 to WC-105)


class EndRound(Action):
    """The new turn order; then gardens and the next round, or the last exchange."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        state.order = order_by_influence(state)
        if state.log is not None:
            order = tuple(SeatName(seat) for seat in state.order)
            state.tell("event-order", round=state.round, order=order, at=("turn-order",))
        places = range(len(state.order))
        if state.round == ROUNDS:
            state.push(*(LAST_EXCHANGE[place] for place in places))
        else:
            state.push(*(GARDEN_TURN[place] for place in places), NEXT_ROUND)
        if state.layout.solo:
            state.agenda.append(OPPONENT_COINS)


def order_by_influence(state: Castle) -> tuple[int, ...]:
    """Furthest first; on one space the marker on top first (WC-100)."""
    sheets, moved = state.sheets, state.moved
    return tuple(sorted(moved, key=lambda seat: (sheets[seat].influence, moved.index(seat)), reverse=True))


class GardenTurn(Action):
    """The gardens of the player at this place of the order, fixed as the step begins (WC-102, WC-105)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Castle) -> None:
        state.seat = state.order[self.place]
        gardens = state.acting_gardens(state.seat)
        if gardens:
            step = OPPONENT_GARDENS if state.seat >= state.layout.players else USE_GARDENS[gardens]
            state.agenda.append(step)


class UseGardens(Action):
    """Each of these gardens once, in any order (WC-102)."""

    __slots__ = ("gardens",)
    rules = ("WC-102", "WC-105")

    def __init__(self, gardens: int) -> None:
        self.gardens = gardens

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        layout = state.layout
        offer = [
            ACTIVATE[layout.gardens[place]]
            for place in range(len(layout.gardens))
            if self.gardens >> place & 1 and layout.garden_steps[place].can(state, goods[COIN], goods[SEAL])
        ]
        if offer:
            offer.append(DONE)
        return offer

    def take(self, state: Castle, option: Option) -> None:
        if option is DONE:
            return
        place = state.layout.gardens.index(ACTIVATE.index(option))
        rest = self.gardens & ~(1 << place)
        if rest:
            state.agenda.append(USE_GARDENS[rest])
        perform_garden(state, place)

    def describe(self, state: Castle, option: Option) -> Description:
        if option is DONE:
            return Description(message("option-done"))
        garden = GARDENS[ACTIVATE.index(option)]
        label = message("option-activate", garden=message(f"name-garden-{garden.id.lower()}"), effect=garden.action)
        return described(garden.action, label, f"garden-{garden.id}")

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        own = state.sheets[state.seat].gardens
        refused = []
        for place, number in enumerate(state.layout.gardens):
            option, garden = ACTIVATE[number], GARDENS[number]
            if option in offered or not own >> place & 1:
                continue
            if self.gardens >> place & 1:
                refused.append(impossible(state, option, state.layout.garden_steps[place], f"garden-{garden.id}"))
                continue
            if state.bridge_is_empty(place // 2):
                bridge = message(f"name-bridge-{COLOURS[place // 2]}")
                reason, rule = message("refusal-bridge-empty", bridge=bridge), "WC-102"
            else:
                reason, rule = message("refusal-garden-done"), "WC-105"
            refused.append(Refusal(option, reason, rule, (f"garden-{garden.id}",)))
        return refused


class NextRound(Action):
    """All dice come back and are rolled again (WC-103)."""

    __slots__ = ()

    def run(self, state: Castle) -> None:
        if state.layout.solo:
            shuffle_solo_deck(state)
        state.clear_spaces()
        for sheet in state.sheets:
            sheet.dice = (0, 0, 0)
        roll_dice(state)
        start_round(state)


def roll_dice(state: Castle) -> None:
    """Roll all dice and lay them on the bridges in ascending order from the left (WC-010)."""
    count = state.layout.dice
    values = state.roll(3 * count)
    state.bridges = [bridge_of(values[start : start + count]) for start in range(0, 3 * count, count)]


def bridge_of(values: Sequence[int]) -> Bridge:
    """Dice as they lie on a bridge."""
    lowest, *middle, highest = sorted(values)
    return lowest, tuple(middle), highest


def start_round(state: Castle) -> None:
    """Advance the round marker and let the first player act."""
    state.round += 1
    state.turn = 0
    if state.log is not None:
        state.tell("event-round", round=state.round, at=("round",))
    state.agenda.append(NEXT_TURN)


class StartFirstRound(Action):
    __slots__ = ()

    def run(self, state: Castle) -> None:
        start_round(state)


class LastExchange(Action):
    """The player at this place of the order may exchange seals a last time (WC-073)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Castle) -> None:
        seat = state.order[self.place]
        if state.sheets[seat].goods[SEAL]:
            state.seat = seat
            state.agenda.append(EXCHANGE_SEALS)


class ExchangeSeals(Action):
    """Nothing but the exchange itself is to be decided."""

    __slots__ = ()
    always_ask = True
    rules = ("WC-073", "WC-074")

    def run(self, state: Castle) -> Sequence[Option]:
        return _DONE if state.sheets[state.seat].goods[SEAL] else ()

    def take(self, state: Castle, option: Option) -> None:
        return None

    def describe(self, state: Castle, option: Option) -> Description:
        return Description(message("option-done"))


_DONE = (DONE,)
NEXT_TURN = NextTurn.of()
TAKE_DIE = TakeDie.of()
PLACE_DIE = PlaceDie.of()
END_ROUND = EndRound.of()
NEXT_ROUND = NextRound.of()
START_FIRST_ROUND = StartFirstRound.of()
EXCHANGE_SEALS = ExchangeSeals.of()
GARDEN_TURN = tuple(GardenTurn.of(place) for place in range(4))
LAST_EXCHANGE = tuple(LastExchange.of(place) for place in range(4))
PICK_PAIRS = tuple(PickPairs.of(place) for place in range(4))
USE_GARDENS = tuple(UseGardens.of(mask) for mask in range(64))
