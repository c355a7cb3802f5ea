"""What a die finds: the actions of a room, those outside the walls, the rewards and the card of a clan row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Effect, Word
from zataku.kernel.messages import Description, Message, Refusal, message
from zataku.kernel.options import Option

from .. import elements, names
from ..components import CARDS, CLAN_ROWS, COIN, MEMBERS, MEMBERS_OF_A_KIND, OUTSIDE_ACTIONS, ROOMS, SEAL, SPACES
from ..state import Castle
from ..vocabulary import ACTION, LINE_ACTION, MEMBER_ACTION, SKIP
from .common import ACTIONS, Action, MayDecline, described, impossible, tell_action
from .courtiers import CALL_COURTIER
from .gardeners import PLANT_GARDENER
from .warriors import SEND_WARRIOR


class RoomActions(MayDecline):
    """Actions of a room's card that face the die's colour, as the card lay there when the die came (WC-051, WC-059)."""

    __slots__ = ("card", "dark_step", "offer", "offer_light", "rest", "room", "rows", "steps")
    rules = ("WC-051", "WC-031", "WC-059")

    def __init__(self, room: int, card: int, rows: tuple[int, ...]) -> None:
        self.room = room
        self.card = card
        self.rows = rows
        lines = CARDS[card].lines
        dark = CARDS[card].dark
        self.dark_step = ACTIONS[card][dark] if dark in rows else None
        self.offer = (*(LINE_ACTION[lines[row]] for row in rows), SKIP)
        light = tuple(LINE_ACTION[lines[row]] for row in rows if row != dark)
        self.offer_light = (*light, SKIP) if light else ()
        #: By line: the action there, and what is left to do besides it.
        self.steps = {lines[row]: ACTIONS[card][row] for row in rows}
        self.rest = {
            lines[row]: RoomActions.of(room, card, tuple(other for other in rows if other != row))
            for row in rows
            if len(rows) > 1
        }

    def run(self, state: Castle) -> Sequence[Option]:
        step = self.dark_step
        if step is None:
            return self.offer
        goods = state.sheets[state.seat].goods
        return self.offer if step.can(state, goods[COIN], goods[SEAL]) else self.offer_light

    def perform_line(self, state: Castle, line: int) -> None:
        if self.rest:
            state.agenda.append(self.rest[line])
        if state.log is not None:
            row = CARDS[self.card].lines.index(line)
            tell_action(state, CARDS[self.card].actions[row], names.space(self.room), self._element(row))
        state.agenda.append(self.steps[line])

    def _element(self, row: int) -> str:
        return elements.room_row(ROOMS[self.room], row)

    def prompt(self, state: Castle) -> Message:
        return message("prompt-room-actions", room=names.space(self.room))

    def describe_perform_line(self, state: Castle, line: int) -> Description:
        row = CARDS[self.card].lines.index(line)
        return described(state, CARDS[self.card].actions[row], self._element(row))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        for row, line in enumerate(CARDS[self.card].lines):
            option = LINE_ACTION[line]
            if option in offered:
                continue
            if row in self.rows:
                place = names.cell(self.room, row)
                refused.append(impossible(state, option, ACTIONS[self.card][row], place, self._element(row)))
            elif state.rooms[self.room] == self.card:
                reason = names.there(names.cell(self.room, row), message("refusal-other-colour-or-done"))
                refused.append(Refusal(option, reason, "WC-051", (self._element(row),)))
        return refused


class OutsideActions(MayDecline):
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

    def call_member(self, state: Castle, member: str) -> None:
        state.agenda.append(MEMBER_STEPS[member])

    def prompt(self, state: Castle) -> Message:
        return message("prompt-outside-actions")

    def describe_call_member(self, state: Castle, member: str) -> Description:
        word = Word(member)
        return Description(message("option-do", effect=word), gain=word, targets=(self._element(member),))

    def _element(self, member: str) -> str:
        return elements.outside_action(SPACES[self.space], member)

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        for member in MEMBERS:
            option = MEMBER_ACTION[member]
            if option in offered:
                continue
            if member in self.members:
                refused.append(impossible(state, option, MEMBER_STEPS[member], Word(member), self._element(member)))
            else:
                refused.append(
                    Refusal(option, names.there(Word(member), message("refusal-not-at-this-space")), "WC-052")
                )
        return refused


class CardAction(MayDecline):
    """The action of the clan board's card that faces a row; may be declined (WC-056, WC-058)."""

    __slots__ = ("row",)
    rules = ("WC-056", "WC-058")

    def __init__(self, row: int) -> None:
        self.row = row

    def run(self, state: Castle) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        step = FACING_ACTIONS[sheet.card][self.row]
        return _PERFORM_OR_SKIP if step.can(state, sheet.goods[COIN], sheet.goods[SEAL]) else ()

    def perform(self, state: Castle) -> None:
        if state.log is not None:
            effect, element = self._facing(state)
            tell_action(state, effect, message("name-own-card"), element)
        state.agenda.append(FACING_ACTIONS[state.sheets[state.seat].card][self.row])

    def _facing(self, state: Castle) -> tuple[Effect, str]:
        card = CARDS[state.me().card]
        row = card.facing[self.row]
        return card.actions[row], elements.clan_card_row(state.seat, row)

    def describe_perform(self, state: Castle) -> Description:
        effect, element = self._facing(state)
        return described(state, effect, element)


def row_rewards(state: Castle, row: int) -> Action:
    """The visible rewards of a clan row: one more than members have left it (WC-056)."""
    return ROW_REWARDS[row][MEMBERS_OF_A_KIND - state.sheets[state.seat].members[row]]


def found_on_row(state: Castle, row: int) -> tuple[Effect, ...]:
    """What a die would find on a clan row: the visible rewards, summed up, and the facing action of the card."""
    sheet = state.me()
    amounts: dict[str, int] = {}
    for reward in CLAN_ROWS[row].rewards[: MEMBERS_OF_A_KIND + 1 - sheet.members[row]]:
        amounts[reward.name] = amounts.get(reward.name, 0) + reward.amount
    card = CARDS[sheet.card]
    return (*(Word(name, amount) for name, amount in amounts.items()), card.actions[card.facing[row]])


#: By card and clan row, the action that faces it; by row and members gone, the visible rewards. Filled by `effects`.
FACING_ACTIONS: Final[list[tuple[Action, ...]]] = []
ROW_REWARDS: Final[list[tuple[Action, ...]]] = []

_PERFORM_OR_SKIP: Final[tuple[Option, ...]] = (ACTION, SKIP)
MEMBER_STEPS: Final[dict[str, Action]] = {
    "courtier": CALL_COURTIER,
    "gardener": PLANT_GARDENER,
    "warrior": SEND_WARRIOR,
}
OUTSIDE_ACTION: Final = {space: OutsideActions.of(space) for space in OUTSIDE_ACTIONS}
CARD_ACTION: Final = tuple(CardAction.of(row) for row in range(len(MEMBERS)))
