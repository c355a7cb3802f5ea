"""The start of a match: pairs of starting cards (WC-015, WC-016)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Effect
from zataku.kernel.messages import Description, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import CARD_NUMBER, CARDS
from ..state import NO_CARD, Castle
from ..vocabulary import PAIR
from .common import Action
from .effects import compiled


class PickPair(Action):
    """A resource card and the action card below it."""

    __slots__ = ()
    rules = ("WC-015", "WC-016")

    def run(self, state: Castle) -> Sequence[Option]:
        return [PAIR[number] for number, pair in enumerate(state.pairs) if pair != _TAKEN]

    def pick_pair(self, state: Castle, number: int) -> None:
        resource, action = state.pairs[number]
        state.pairs = replaced(state.pairs, number, _TAKEN)
        if state.log is not None:
            state.tell(
                "event-pair",
                seat=SeatName(state.seat),
                number=number + 1,
                gain=CARDS[resource].gain or (),
                action=CARDS[action].actions[0],
                lantern=_lantern(resource),
                at=(elements.pair(number),),
            )
        receive_starting_cards(state, resource, action)

    def describe_pick_pair(self, state: Castle, number: int) -> Description:
        resource, action = state.pairs[number]
        label = message("option-pair", number=number + 1, action=CARDS[action].actions[0], lantern=_lantern(resource))
        return Description(label, gain=CARDS[resource].gain, targets=(elements.pair(number),))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        return [
            Refusal(PAIR[number], message("refusal-pair-taken", number=number + 1), "WC-016", (elements.pair(number),))
            for number, pair in enumerate(state.pairs)
            if pair == _TAKEN
        ]


def _lantern(resource: int) -> tuple[Effect, ...]:
    """What a resource card and its decree show at the lantern."""
    card = CARDS[resource]
    return (card.lantern, CARDS[CARD_NUMBER[card.decree]].lantern) if card.decree else (card.lantern,)


def receive_starting_cards(state: Castle, resource: int, action: int) -> None:
    """Gain the resources; the cards go to the lantern and to the clan board."""
    sheet = state.sheets[state.seat]
    decree = CARDS[resource].decree
    sheet.lantern = sheet.lantern.plus(resource)
    if decree:
        sheet.lantern = sheet.lantern.plus(CARD_NUMBER[decree])
    sheet.card = action
    state.agenda.append(_STARTING_GAINS[resource])


_TAKEN: Final = (NO_CARD, NO_CARD)
_STARTING_GAINS: Final = {number: compiled(card.gain) for number, card in enumerate(CARDS) if card.gain is not None}
PICK_PAIR: Final = PickPair.of()
