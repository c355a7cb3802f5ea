"""Using forest spirits (BB-090 to BB-099)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import ACTIONS, COMPONENTS, SPIRIT_IDS
from ..names import food_name, spirit_name
from ..state import Bamboo
from ..vocabulary import RENEW_FOOD, USE_SPIRIT
from .actions import ACTION, TakeFood, gain_of
from .common import refill_food

_SPIRITS: Final = COMPONENTS.spirits


def _with_action(action: str) -> int:
    return next(kind for kind, spirit in enumerate(_SPIRITS) if spirit.action == action)


KITSUNE: Final = _with_action("jokers")
OKAMI: Final = _with_action("food")
TENGU: Final = _with_action("new-food")
BAKENEKO: Final = _with_action("free-redirect")

_IN_SUMMER: Final = tuple(kind for kind, spirit in enumerate(_SPIRITS) if spirit.phase == "summer")
BESIDE_VISIT: Final = tuple(kind for kind in _IN_SUMMER if kind != BAKENEKO)
BESIDE_ACTING: Final = BESIDE_VISIT
BESIDE_OFFERING: Final = {False: _IN_SUMMER, True: BESIDE_VISIT}
"""Which kinds can be used beside which question (BB-098); at the offering, with a Bakeneko used already or not."""


class BesideSpirits(Step[Bamboo]):
    """A question beside which spirits can be used; afterwards it is asked again (BB-098)."""

    def use_spirit(self, state: Bamboo, kind: int) -> None:
        state.agenda.append(self)
        let_act(state, kind)

    def describe_use_spirit(self, state: Bamboo, kind: int) -> Description:
        power = message(f"name-power-{SPIRIT_IDS[kind]}")
        return Description(
            message("option-spirit", spirit=spirit_name(kind), power=power),
            gain=_gain_of_spirit(kind),
            targets=(spirit_element(state, kind),),
        )


def _gain_of_spirit(kind: int) -> Word | None:
    """What a spirit surely brings."""
    spirit = _SPIRITS[kind]
    if kind == OKAMI:
        return Word("food", spirit.amount)
    return gain_of(ACTIONS.index(spirit.action)) if spirit.action in ACTIONS else None


def beside(kinds: tuple[int, ...], awake: tuple[int, ...], jokers: bool) -> tuple[Option, ...]:
    """The options of the awake spirits among these kinds; a Kitsune only while it can change anything (BB-094)."""
    key = (kinds, awake, jokers)
    offer = _BESIDE.get(key)
    if offer is None:
        offer = tuple(USE_SPIRIT[kind] for kind in kinds if awake[kind] and not (jokers and kind == KITSUNE))
        _BESIDE[key] = offer
    return offer


_BESIDE: Final[dict[tuple[tuple[int, ...], tuple[int, ...], bool], tuple[Option, ...]]] = {}


def let_act(state: Bamboo, kind: int) -> None:
    """The spirit falls asleep, whatever becomes of its effect (BB-090, BB-099)."""
    sheet = state.me()
    sheet.awake = replaced(sheet.awake, kind, sheet.awake[kind] - 1)
    sheet.asleep = replaced(sheet.asleep, kind, sheet.asleep[kind] + 1)
    if state.log is not None:
        at = (spirit_element(state, kind),)
        state.tell("event-spirit", seat=SeatName(state.seat), spirit=spirit_name(kind), at=at)
    if kind == KITSUNE:
        state.this_turn().jokers = True
    elif kind == TENGU:
        state.agenda.append(_RENEW_FOOD)
    elif kind in _ACTION_OF_SPIRIT:
        state.agenda.append(_ACTION_OF_SPIRIT[kind])


_ACTION_OF_SPIRIT: Final = {
    kind: ACTION[ACTIONS.index(spirit.action)] for kind, spirit in enumerate(_SPIRITS) if spirit.action in ACTIONS
}


def refuse_spirits(state: Bamboo, kinds: tuple[int, ...], lasting: bool = True) -> list[Refusal]:
    """Why the own spirits that are not offered beside a summer question cannot be used now."""
    sheet = state.me()
    refusals = []
    for kind, spirit in enumerate(_SPIRITS):
        option, target, name = USE_SPIRIT[kind], (spirit_element(state, kind),), spirit_name(kind)
        if not sheet.awake[kind]:
            if sheet.asleep[kind]:
                refusals.append(Refusal(option, message("refusal-asleep", spirit=name), "BB-090", target))
        elif spirit.phase != "summer":
            refusals.append(Refusal(option, message("refusal-winter-spirit", spirit=name), "BB-095", target))
        elif kind == BAKENEKO and kind not in kinds:
            refusals.append(Refusal(option, message("refusal-offering-spirit", spirit=name), "BB-097", target))
        elif kind == KITSUNE and (state.this_turn().jokers or not lasting):
            refusals.append(Refusal(option, message("refusal-no-use", spirit=name), "BB-094", target))
    return refusals


def spirit_element(state: Bamboo, kind: int) -> str:
    return elements.held_spirit(state.seat, SPIRIT_IDS[kind])


class RenewFood(Step[Bamboo]):
    """Tengu: all food on the board is replaced; a token is taken before or after (BB-096)."""

    rules = ("BB-096",)

    def run(self, state: Bamboo) -> Sequence[Option]:
        return _BEFORE_OR_AFTER if state.food else _ONLY_AFTER

    def renew_food(self, state: Bamboo, token_first: bool) -> None:
        if token_first:
            state.push(_TAKE_TOKEN, _DISCARD_FOOD)
        else:
            state.push(_DISCARD_FOOD, _TAKE_TOKEN)

    def describe_renew_food(self, state: Bamboo, token_first: bool) -> Description:
        if token_first:
            return Description(message("option-tengu-before"), targets=_food_cells(len(state.food)))
        return Description(message("option-tengu-after"), targets=(elements.FOOD_SUPPLY,))

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        if state.food:
            return ()
        everywhere = _food_cells(COMPONENTS.numbers.food_cells)
        return (Refusal(RENEW_FOOD[True], message("refusal-no-food"), "BB-096", everywhere),)


def _food_cells(count: int) -> tuple[str, ...]:
    return tuple(map(elements.food_cell, range(count)))


class DiscardFood(Step[Bamboo]):
    """The open tokens are discarded and new ones revealed."""

    def run(self, state: Bamboo) -> None:
        discards = [*state.discards]
        for kind in state.food:
            discards[kind] += 1
        state.discards = tuple(discards)
        if state.log is not None and state.food:
            state.tell("event-discard-food", food=tuple(map(food_name, state.food)), at=_food_cells(len(state.food)))
        state.food = ()
        refill_food(state)


_BEFORE_OR_AFTER: Final[tuple[Option, ...]] = (RENEW_FOOD[True], RENEW_FOOD[False])
_ONLY_AFTER: Final[tuple[Option, ...]] = (RENEW_FOOD[False],)
_RENEW_FOOD: Final = RenewFood.of()
_DISCARD_FOOD: Final = DiscardFood.of()
_TAKE_TOKEN: Final = TakeFood.of(False)
