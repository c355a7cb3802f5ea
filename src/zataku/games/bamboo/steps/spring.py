"""Spring: a stick of incense and a gift of the forest for everybody (BB-030 to BB-033)."""

from collections.abc import Sequence

from zataku.games.bamboo.components import ACTIONS, COMPONENTS
from zataku.games.bamboo.state import Bamboo
from zataku.games.bamboo.steps.actions import ACTION, gain_of
from zataku.games.bamboo.telling import action_name, me
from zataku.games.bamboo.vocabulary import GIFT
from zataku.kernel.messages import Description, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

_GIFTS = COMPONENTS.gifts


class Spring(Step[Bamboo]):
    """As many gifts as players are revealed."""

    def run(self, state: Bamboo) -> None:
        players = len(state.seats)
        state.gifts = tuple(sorted(state.shuffled(_GIFTS)[:players] if players < len(_GIFTS) else _GIFTS))
        if state.log is not None:
            state.tell("event-gifts", gifts=tuple(action_name(gift) for gift in state.gifts), at=("gifts",))
        state.agenda.append(_RECEIVE[0])


class ReceiveGift(Step[Bamboo]):
    """The seat at this place in turn order takes its incense of the round and picks a gift."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Bamboo) -> None:
        state.seat = state.in_turn_order(self.place)
        player = state.player
        player.waiting -= 1
        player.incense += 1
        if self.place + 1 < len(state.seats):
            state.agenda.append(_RECEIVE[self.place + 1])
        state.agenda.append(_PICK)


class PickGift(Step[Bamboo]):
    """Pick one of the open gifts and perform its action at once."""

    rules = ("BB-031", "BB-032", "BB-033")

    def run(self, state: Bamboo) -> Sequence[Option]:
        return [GIFT[gift] for gift in state.gifts]

    def take(self, state: Bamboo, option: Option) -> None:
        picked = GIFT.index(option)
        state.gifts = tuple(gift for gift in state.gifts if gift != picked)
        if state.log is not None:
            state.tell("event-gift", seat=me(state), gift=action_name(picked), at=(f"seat-{state.seat}",))
        state.agenda.append(ACTION[picked])

    def describe(self, state: Bamboo, option: Option) -> Description:
        gift = GIFT.index(option)
        targets = (f"gift-{ACTIONS[gift]}",)
        return Description(message("option-gift", gift=action_name(gift)), gain=gain_of(gift), targets=targets)

    # A gift that lies face down or was already picked is not on the table, so there is nothing to refuse.


_RECEIVE = [ReceiveGift.of(place) for place in range(len(COMPONENTS.colours))]
_PICK = PickGift.of()
