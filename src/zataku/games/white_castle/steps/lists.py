"""Lists of actions to do, each of which may be declined: rooms, outside, clan card, yards, gardens (WC-031, WC-035)."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.white_castle.components import (
    CARDS,
    COIN,
    GARDENS,
    MEMBERS,
    OUTSIDE_ACTIONS,
    ROOMS,
    SEAL,
    SIDES,
    SPACES,
    YARD_BOARD,
    YARD_TILES,
    YARDS,
)
from zataku.games.white_castle.state import Castle
from zataku.games.white_castle.vocabulary import ACTION, MEMBER_ACTION, ROWS_OF_ROOM, SKIP, STEWARD_ROWS, YARD_TILE
from zataku.kernel.effects import Cost, Effect, InTurn, Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option

from .gains import Action

#: By card and row: the step of every printed action. Filled by `effects`, which knows all words.
ACTIONS: list[tuple[Action, ...]] = []

_PERFORM_OR_SKIP = (ACTION, SKIP)


def described(effect: Effect, label: Message, *targets: str) -> Description:
    """An action as an option: its price, if it has one, and what it brings."""
    if isinstance(effect, Cost):
        price: Effect = effect.price[0] if len(effect.price) == 1 else InTurn(effect.price)
        return Description(label, cost=price, gain=effect.then, targets=targets)
    return Description(label, gain=effect, targets=targets)


def impossible(state: Castle, option: Option, step: Action, *targets: str) -> Refusal:
    """Why an action of a list is not offered: its price, or a clan member that cannot go anywhere."""
    goods = state.sheets[state.seat].goods
    reason, rule = step.obstacle(state, goods[COIN], goods[SEAL])
    return Refusal(option, reason, rule, targets)


def tell_action(state: Castle, effect: Effect, place: Message, *at: str) -> None:
    """Log that a printed action is performed."""
    state.tell("event-action", seat=SeatName(state.seat), effect=effect, place=place, at=at)


def _rows_of(card: int) -> tuple[Option, ...]:
    return STEWARD_ROWS if len(CARDS[card].actions) == 3 else (STEWARD_ROWS[0], STEWARD_ROWS[2])


class RoomActions(Action):
    """Actions of a room's card that face the die's colour, as the card lay there when the die came (WC-051, WC-059)."""

    __slots__ = ("card", "dark_step", "offer", "offer_light", "rest", "room", "rows", "steps")
    rules = ("WC-051", "WC-031", "WC-059")

    def __init__(self, room: int, card: int, rows: tuple[int, ...]) -> None:
        self.room = room
        self.card = card
        self.rows = rows
        options = ROWS_OF_ROOM[room]
        dark = CARDS[card].dark
        self.dark_step = ACTIONS[card][dark] if dark in rows else None
        self.offer = (*(options[row] for row in rows), SKIP)
        light = tuple(options[row] for row in rows if row != dark)
        self.offer_light = (*light, SKIP) if light else ()
        self.steps = {options[row].id: ACTIONS[card][row] for row in rows}
        self.rest = {
            options[row].id: RoomActions.of(room, card, tuple(other for other in rows if other != row))
            for row in rows
            if len(rows) > 1
        }

    def run(self, state: Castle) -> Sequence[Option]:
        step = self.dark_step
        if step is None:
            return self.offer
        goods = state.sheets[state.seat].goods
        return self.offer if step.can(state, goods[COIN], goods[SEAL]) else self.offer_light

    def take(self, state: Castle, option: Option) -> None:
        if option is SKIP:
            return
        if self.rest:
            state.agenda.append(self.rest[option.id])
        if state.log is not None:
            row = ROWS_OF_ROOM[self.room].index(option)
            place = message(f"name-space-{ROOMS[self.room]}")
            tell_action(state, CARDS[self.card].actions[row], place, self._target(row))
        state.agenda.append(self.steps[option.id])

    def _target(self, row: int) -> str:
        return f"room-{ROOMS[self.room]}-row-{row + 1}"

    def prompt(self, state: Castle) -> Message:
        return message("prompt-room-actions", room=message(f"name-space-{ROOMS[self.room]}"))

    def describe(self, state: Castle, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        row = ROWS_OF_ROOM[self.room].index(option)
        effect = CARDS[self.card].actions[row]
        return described(effect, message("option-do", effect=effect), self._target(row))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        for row, option in enumerate(ROWS_OF_ROOM[self.room]):
            if option in offered:
                continue
            if row in self.rows:
                refused.append(impossible(state, option, ACTIONS[self.card][row], self._target(row)))
            elif state.rooms[self.room] == self.card:
                refused.append(Refusal(option, message("refusal-other-colour-or-done"), "WC-051", (self._target(row),)))
        return refused


class LightOfCard(Action):
    """One light action of a card just reached by a climb; it is not declined (WC-066)."""

    __slots__ = ("card", "offer")
    rules = ("WC-066", "WC-067")

    def __init__(self, card: int) -> None:
        self.card = card
        self.offer = tuple(_rows_of(card)[row] for row in CARDS[card].light)

    def run(self, state: Castle) -> Sequence[Option]:
        return self.offer

    def take(self, state: Castle, option: Option) -> None:
        row = _rows_of(self.card).index(option)
        if state.log is not None:
            place = message(f"name-card-{CARDS[self.card].kind}", card=CARDS[self.card].id)
            tell_action(state, CARDS[self.card].actions[row], place, self._target(state, row))
        state.agenda.append(ACTIONS[self.card][row])

    def _target(self, state: Castle, row: int) -> str:
        if self.card in state.rooms:
            return f"room-{ROOMS[state.rooms.index(self.card)]}-row-{row + 1}"
        return f"seat-{state.seat}-card-row-{row + 1}"

    def describe(self, state: Castle, option: Option) -> Description:
        row = _rows_of(self.card).index(option)
        effect = CARDS[self.card].actions[row]
        return described(effect, message("option-do", effect=effect), self._target(state, row))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        dark = CARDS[self.card].dark
        reason = message("refusal-dark-action")
        return [Refusal(_rows_of(self.card)[dark], reason, "WC-066", (self._target(state, dark),))]


class OutsideActions(Action):
    """One of the two clan member actions beside a space outside the walls (WC-052)."""

    __slots__ = ("members", "space")
    rules = ("WC-052", "WC-031")

    def __init__(self, space: int) -> None:
        self.space = space
        self.members = OUTSIDE_ACTIONS[space]

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        coins, seals = goods[COIN], goods[SEAL]
        offer = [MEMBER_ACTION[member] for member in self.members if MEMBER_STEPS[member].can(state, coins, seals)]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Castle, option: Option) -> None:
        for member in self.members:
            if option is MEMBER_ACTION[member]:
                state.agenda.append(MEMBER_STEPS[member])

    def prompt(self, state: Castle) -> Message:
        return message("prompt-outside-actions")

    def describe(self, state: Castle, option: Option) -> Description:
        for member in self.members:
            if option is MEMBER_ACTION[member]:
                word = Word(member)
                return Description(message("option-do", effect=word), gain=word, targets=(self._target(member),))
        return Description(message("option-skip"))

    def _target(self, member: str) -> str:
        return f"{SPACES[self.space]}-{member}"

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        for member in MEMBERS:
            option = MEMBER_ACTION[member]
            if option in offered:
                continue
            if member in self.members:
                refused.append(impossible(state, option, MEMBER_STEPS[member], self._target(member)))
            else:
                refused.append(Refusal(option, message("refusal-not-at-this-space"), "WC-052"))
        return refused


#: The clan member actions by name; filled by `members`.
MEMBER_STEPS: dict[str, Action] = {}


class CardAction(Action):
    """The action of the clan board's card that faces a row; may be declined (WC-056, WC-058)."""

    __slots__ = ("row",)
    rules = ("WC-056", "WC-058")

    def __init__(self, row: int) -> None:
        self.row = row

    def run(self, state: Castle) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        step = FACING_STEPS[sheet.card][self.row]
        return _PERFORM_OR_SKIP if step.can(state, sheet.goods[COIN], sheet.goods[SEAL]) else ()

    def take(self, state: Castle, option: Option) -> None:
        if option is SKIP:
            return
        card = state.sheets[state.seat].card
        if state.log is not None:
            effect, target = self._facing(state)
            tell_action(state, effect, message("name-own-card"), target)
        state.agenda.append(FACING_STEPS[card][self.row])

    def _facing(self, state: Castle) -> tuple[Effect, str]:
        card = CARDS[state.sheets[state.seat].card]
        row = card.facing[self.row]
        return card.actions[row], f"seat-{state.seat}-card-row-{row + 1}"

    def describe(self, state: Castle, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        effect, target = self._facing(state)
        return described(effect, message("option-do", effect=effect), target)


#: By card and clan row: the facing action. Filled by `effects`.
FACING_STEPS: list[tuple[Action, ...]] = []


class GardenAction(Action):
    """The action of a garden where a gardener has just arrived; may be declined (WC-061)."""

    __slots__ = ("garden",)
    rules = ("WC-061", "WC-040")

    def __init__(self, garden: int) -> None:
        self.garden = garden

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        step = state.layout.garden_steps[self.garden]
        return _PERFORM_OR_SKIP if step.can(state, goods[COIN], goods[SEAL]) else ()

    def take(self, state: Castle, option: Option) -> None:
        if option is not SKIP:
            perform_garden(state, self.garden)

    def describe(self, state: Castle, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        garden = GARDENS[state.layout.gardens[self.garden]]
        return described(garden.action, message("option-do", effect=garden.action), f"garden-{garden.id}")


def perform_garden(state: Castle, place: int) -> None:
    """Carry out the action of a garden card."""
    if state.log is not None:
        garden = GARDENS[state.layout.gardens[place]]
        tell_action(state, garden.action, message(f"name-garden-{garden.id.lower()}"), f"garden-{garden.id}")
    state.agenda.append(state.layout.garden_steps[place])


class YardActions(Action):
    """Tiles of the yard where a warrior has just arrived, in any order; may be declined (WC-060)."""

    __slots__ = ("indices", "options", "yard")
    rules = ("WC-060", "WC-031")

    def __init__(self, yard: int, indices: tuple[int, ...]) -> None:
        self.yard = yard
        self.indices = indices
        self.options = tuple(YARD_TILE[SIDES.index(YARD_BOARD[yard].sides[index])] for index in indices)

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        coins, seals = goods[COIN], goods[SEAL]
        steps = state.layout.yard_steps[self.yard]
        offer = [
            option
            for index, option in zip(self.indices, self.options, strict=True)
            if steps[index].can(state, coins, seals)
        ]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Castle, option: Option) -> None:
        if option is SKIP:
            return
        index = self.indices[self.options.index(option)]
        if len(self.indices) > 1:
            state.agenda.append(YardActions.of(self.yard, tuple(other for other in self.indices if other != index)))
        if state.log is not None:
            tell_action(state, self._effect(state, index), message(f"name-{YARDS[self.yard]}"), self._target(index))
        state.agenda.append(state.layout.yard_steps[self.yard][index])

    def _effect(self, state: Castle, index: int) -> Effect:
        first = sum(len(yard.sides) for yard in YARD_BOARD[: self.yard])
        tile = YARD_TILES[state.layout.yards[first + index]]
        return tile.faces[YARD_BOARD[self.yard].sides[index]]

    def _target(self, index: int) -> str:
        return f"{YARDS[self.yard]}-{YARD_BOARD[self.yard].sides[index]}"

    def prompt(self, state: Castle) -> Message:
        return message("prompt-yard-actions", yard=message(f"name-{YARDS[self.yard]}"))

    def describe(self, state: Castle, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-skip"))
        index = self.indices[self.options.index(option)]
        effect = self._effect(state, index)
        return described(effect, message("option-do", effect=effect), self._target(index))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        return [
            impossible(state, option, state.layout.yard_steps[self.yard][index], self._target(index))
            for index, option in zip(self.indices, self.options, strict=True)
            if option not in offered
        ]


LIGHT_OF_CARD = [LightOfCard.of(card) for card in range(27)]
OUTSIDE = {space: OutsideActions.of(space) for space in OUTSIDE_ACTIONS}
CARD_ACTION = tuple(CardAction.of(row) for row in range(3))
GARDEN_ACTION = tuple(GardenAction.of(garden) for garden in range(6))
YARD_ACTIONS = tuple(YardActions.of(yard, tuple(range(len(board.sides)))) for yard, board in enumerate(YARD_BOARD))
