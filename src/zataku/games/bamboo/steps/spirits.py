"""Using forest spirits (BB-090 to BB-099)."""

from collections.abc import Sequence

from zataku.games.bamboo.components import ACTIONS, COMPONENTS
from zataku.games.bamboo.state import Bamboo, replaced
from zataku.games.bamboo.steps.actions import ACTION, TakeFood, refill_food
from zataku.games.bamboo.telling import me, spirit_id, spirit_name
from zataku.games.bamboo.vocabulary import SPIRIT, TENGU_AFTER, TENGU_BEFORE
from zataku.kernel.messages import Description, Refusal, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

_SPIRITS = COMPONENTS.spirits


def _with_action(action: str) -> int:
    return next(kind for kind, spirit in enumerate(_SPIRITS) if spirit.action == action)


KITSUNE = _with_action("jokers")
OKAMI = _with_action("food")
TENGU = _with_action("new-food")
BAKENEKO = _with_action("free-redirect")

SPIRIT_KIND = {option: kind for kind, option in enumerate(SPIRIT)}

_IN_SUMMER = tuple(kind for kind, spirit in enumerate(_SPIRITS) if spirit.phase == "summer")
BESIDE_VISIT = tuple(kind for kind in _IN_SUMMER if kind != BAKENEKO)
BESIDE_ACTING = BESIDE_VISIT
BESIDE_OFFERING = {False: _IN_SUMMER, True: BESIDE_VISIT}
"""Which kinds can be used beside which question (BB-098); at the offering, with a Bakeneko used already or not."""


def beside(kinds: tuple[int, ...], awake: tuple[int, ...], jokers: bool) -> tuple[Option, ...]:
    """The options of the awake spirits among these kinds; a Kitsune only while it can change anything (BB-094)."""
    key = (kinds, awake, jokers)
    offer = _BESIDE.get(key)
    if offer is None:
        offer = tuple(SPIRIT[kind] for kind in kinds if awake[kind] and not (jokers and kind == KITSUNE))
        _BESIDE[key] = offer
    return offer


_BESIDE: dict[tuple[tuple[int, ...], tuple[int, ...], bool], tuple[Option, ...]] = {}


def use_spirit(state: Bamboo, kind: int) -> None:
    """The spirit falls asleep, whatever becomes of its effect (BB-090, BB-099)."""
    player = state.player
    player.awake = replaced(player.awake, kind, player.awake[kind] - 1)
    player.asleep = replaced(player.asleep, kind, player.asleep[kind] + 1)
    if state.log is not None:
        state.tell("event-spirit", seat=me(state), spirit=spirit_name(kind), at=(spirit_id(state.seat, kind),))
    if kind == KITSUNE:
        state.jokers = True
    elif kind == TENGU:
        state.agenda.append(_RENEW_FOOD)
    elif kind in _ACTION_OF_SPIRIT:
        state.agenda.append(_ACTION_OF_SPIRIT[kind])


_ACTION_OF_SPIRIT = {
    kind: ACTION[ACTIONS.index(spirit.action)] for kind, spirit in enumerate(_SPIRITS) if spirit.action in ACTIONS
}


def describe_spirit(state: Bamboo, option: Option) -> Description:
    kind = SPIRIT_KIND[option]
    return Description(
        message("option-spirit", spirit=spirit_name(kind), power=message(f"name-power-{_SPIRITS[kind].id}")),
        targets=(spirit_id(state.seat, kind),),
    )


def refuse_spirits(state: Bamboo, kinds: tuple[int, ...], lasting: bool = True) -> list[Refusal]:
    """Why the own spirits that are not offered beside a summer question cannot be used now."""
    player = state.player
    refusals = []
    for kind, spirit in enumerate(_SPIRITS):
        target = (spirit_id(state.seat, kind),)
        name = spirit_name(kind)
        if not player.awake[kind]:
            if player.asleep[kind]:
                refusals.append(Refusal(SPIRIT[kind], message("refusal-asleep", spirit=name), "BB-090", target))
        elif spirit.phase != "summer":
            refusals.append(Refusal(SPIRIT[kind], message("refusal-winter-spirit", spirit=name), "BB-095", target))
        elif kind == BAKENEKO and kind not in kinds:
            refusals.append(Refusal(SPIRIT[kind], message("refusal-offering-spirit", spirit=name), "BB-097", target))
        elif kind == KITSUNE and (state.jokers or not lasting):
            refusals.append(Refusal(SPIRIT[kind], message("refusal-no-use", spirit=name), "BB-094", target))
    return refusals


class RenewFood(Step[Bamboo]):
    """Tengu: all food on the board is replaced; a token is taken before or after (BB-096)."""

    rules = ("BB-096",)

    def run(self, state: Bamboo) -> Sequence[Option]:
        return _BOTH if state.food else _ONLY_AFTER

    def take(self, state: Bamboo, option: Option) -> None:
        if option is TENGU_BEFORE:
            state.push(_TAKE_FOOD, _DISCARD_FOOD)
        else:
            state.push(_DISCARD_FOOD, _TAKE_FOOD)

    def describe(self, state: Bamboo, option: Option) -> Description:
        targets = (
            tuple(f"food-{place + 1}" for place in range(len(state.food))) if option is TENGU_BEFORE else ("food",)
        )
        return Description(super().describe(state, option).label, targets=targets)

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        return () if state.food else (Refusal(TENGU_BEFORE, message("refusal-no-food"), "BB-096", ("food",)),)


class DiscardFood(Step[Bamboo]):
    """The open tokens are discarded and new ones revealed."""

    def run(self, state: Bamboo) -> None:
        discards = list(state.discards)
        for kind in state.food:
            discards[kind] += 1
        state.discards = tuple(discards)
        state.food = ()
        refill_food(state)


_BOTH = (TENGU_BEFORE, TENGU_AFTER)
_ONLY_AFTER = (TENGU_AFTER,)
_RENEW_FOOD = RenewFood.of()
_DISCARD_FOOD = DiscardFood.of()
_TAKE_FOOD = TakeFood.of(False)
