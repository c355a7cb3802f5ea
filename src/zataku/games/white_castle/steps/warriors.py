"""Warriors: to a training yard, and the tiles found there (WC-060)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Effect, Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.tuples import replaced

from .. import elements, names
from ..components import COIN, IRON, SEAL, SEALS_FOR_RESOURCE, YARD_BOARD, YARD_COSTS, YARD_PLACES, YARD_TILES, YARDS
from ..state import Castle
from ..vocabulary import SKIP, WARRIOR, YARD_TILE
from .common import MayDecline, described, impossible, pay, price, tell_action, tell_payment

_CHEAPEST: Final = min(YARD_COSTS)
_DEAREST: Final = max(YARD_COSTS)
#: Yards that can be paid with so much iron (seals counted in).
_OFFERS: Final = tuple(
    tuple(WARRIOR[yard] for yard, cost in enumerate(YARD_COSTS) if cost <= iron) for iron in range(_DEAREST + 1)
)
_OFFERS_OR_SKIP: Final = tuple((*offer, SKIP) if offer else () for offer in _OFFERS)


class SendWarrior(MayDecline):
    """Pay iron, send the leftmost warrior to a yard, then do the yard's tiles.

    It is declined only where it would take seals (WC-075).
    """

    __slots__ = ()
    rules = ("WC-060",)

    def can(self, state: Castle, coins: int, seals: int) -> bool:
        sheet = state.sheets[state.seat]
        return sheet.warriors > 0 and sheet.goods[IRON] + seals // SEALS_FOR_RESOURCE >= _CHEAPEST

    def obstacle(self, state: Castle, coins: int, seals: int) -> tuple[Message, str]:
        if not state.me().warriors:
            return message("refusal-no-warrior"), "WC-069"
        return message("refusal-cannot-pay", cost=Word("iron", _CHEAPEST)), "WC-044"

    def run(self, state: Castle) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        if not sheet.warriors:
            return ()
        held = sheet.goods[IRON]
        iron = min(_DEAREST, held + sheet.goods[SEAL] // SEALS_FOR_RESOURCE)
        return _OFFERS[iron] if held >= _CHEAPEST else _OFFERS_OR_SKIP[iron]

    def send_warrior(self, state: Castle, yard: int) -> None:
        sheet = state.sheets[state.seat]
        if state.log is not None:
            at = (elements.yard(YARDS[yard]), elements.member(state.seat, "warrior", sheet.warriors))
            state.tell("event-warrior", seat=SeatName(state.seat), yard=names.yard(yard), at=at)
            tell_payment(state, IRON, YARD_COSTS[yard])
        pay(sheet, IRON, YARD_COSTS[yard])
        sheet.warriors -= 1
        sheet.yards = replaced(sheet.yards, yard, sheet.yards[yard] + 1)
        state.agenda.append(YARD_ACTIONS[yard])

    def prompt(self, state: Castle) -> Message:
        return message("prompt-send-warrior")

    def describe_send_warrior(self, state: Castle, yard: int) -> Description:
        tiles = zip(state.layout.yards, YARD_PLACES, strict=True)
        actions = tuple(YARD_TILES[tile].faces[side] for tile, (place, side) in tiles if place == yard)
        label = message("option-warrior", yard=names.yard(yard), actions=actions)
        return Description(label, price(state.me(), IRON, YARD_COSTS[yard]), targets=(elements.yard(YARDS[yard]),))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        return [
            Refusal(
                option,
                names.there(names.yard(yard), message("refusal-cannot-pay", cost=Word("iron", YARD_COSTS[yard]))),
                "WC-044",
                (elements.yard(YARDS[yard]),),
            )
            for yard, option in WARRIOR.items()
            if option not in offered
        ]


class YardActions(MayDecline):
    """Tiles of the yard where a warrior has just arrived, in any order; may be declined."""

    __slots__ = ("sides", "yard")
    rules = ("WC-060", "WC-031")

    def __init__(self, yard: int, sides: tuple[str, ...]) -> None:
        self.yard = yard
        self.sides = sides

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        coins, seals = goods[COIN], goods[SEAL]
        steps = state.layout.yard_steps[self.yard]
        offer = [YARD_TILE[side] for side in self.sides if steps[side].can(state, coins, seals)]
        if offer:
            offer.append(SKIP)
        return offer

    def use_yard_tile(self, state: Castle, side: str) -> None:
        if len(self.sides) > 1:
            state.agenda.append(YardActions.of(self.yard, tuple(other for other in self.sides if other != side)))
        if state.log is not None:
            tell_action(state, self._effect(state, side), names.yard(self.yard), self._element(side))
        state.agenda.append(state.layout.yard_steps[self.yard][side])

    def _effect(self, state: Castle, side: str) -> Effect:
        tile = state.layout.yards[YARD_PLACES.index((self.yard, side))]
        return YARD_TILES[tile].faces[side]

    def _element(self, side: str) -> str:
        return elements.yard_tile(YARDS[self.yard], side)

    def prompt(self, state: Castle) -> Message:
        return message("prompt-yard-actions", yard=names.yard(self.yard))

    def describe_use_yard_tile(self, state: Castle, side: str) -> Description:
        return described(state, self._effect(state, side), self._element(side))

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        steps = state.layout.yard_steps[self.yard]
        return [
            impossible(state, YARD_TILE[side], steps[side], self._effect(state, side), self._element(side))
            for side in self.sides
            if YARD_TILE[side] not in offered
        ]


SEND_WARRIOR: Final = SendWarrior.of()
YARD_ACTIONS: Final = tuple(YardActions.of(yard, board.sides) for yard, board in enumerate(YARD_BOARD))
