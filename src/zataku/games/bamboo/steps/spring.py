"""Spring: a stick of incense and a gift of the forest for everybody (BB-030 to BB-033)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.messages import Description, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import without

from .. import elements
from ..components import ACTIONS, COMPONENTS, SPRING
from ..names import action_name
from ..state import Bamboo
from ..vocabulary import GIFT
from .actions import ACTION, gain_of
from .common import begin_season

_GIFTS: Final = COMPONENTS.gifts


class Spring(Step[Bamboo]):
    """As many gifts as players are revealed; in turn order everybody receives incense and picks a gift."""

    def run(self, state: Bamboo) -> None:
        begin_season(state, SPRING)
        players = len(state.sheets)
        state.gifts = tuple(sorted(state.shuffled(_GIFTS)[:players] if players < len(_GIFTS) else _GIFTS))
        if state.log is not None:
            state.tell("event-gifts", gifts=tuple(map(action_name, state.gifts)), at=(elements.GIFTS,))
        state.ask_each(state.turn_order(), _RECEIVE_INCENSE, _PICK_GIFT)


class ReceiveIncense(Step[Bamboo]):
    """The incense that waited on the cell of this round comes to the supply (BB-031)."""

    def run(self, state: Bamboo) -> None:
        sheet = state.sheets[state.seat]
        sheet.waiting -= 1
        sheet.incense += 1
        if state.log is not None:
            at = (elements.incense(state.seat),)
            state.tell("event-receive-incense", seat=SeatName(state.seat), amount=1, at=at)


class PickGift(Step[Bamboo]):
    """Pick one of the open gifts and perform its action at once."""

    rules = ("BB-031", "BB-032", "BB-033")

    def run(self, state: Bamboo) -> Sequence[Option]:
        return [GIFT[gift] for gift in state.gifts]

    def accept_gift(self, state: Bamboo, action: int) -> None:
        state.gifts = without(state.gifts, action)
        if state.log is not None:
            at = (elements.personal_board(state.seat),)
            state.tell("event-gift", seat=SeatName(state.seat), gift=action_name(action), at=at)
        state.agenda.append(ACTION[action])

    def describe_accept_gift(self, state: Bamboo, action: int) -> Description:
        return Description(
            message("option-gift", gift=action_name(action)),
            gain=gain_of(action),
            targets=(elements.gift(ACTIONS[action]),),
        )

    # A gift that lies face down or was already picked is not on the table, so there is nothing to refuse.


_RECEIVE_INCENSE: Final = ReceiveIncense.of()
_PICK_GIFT: Final = PickGift.of()
