"""Options that are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.options import Option

from ..state import Bamboo
from ..steps.summer import LayShoots, OfferIncense
from ..vocabulary import OFFER

#: Incense that a bot sends to other temples in one offering, at most.
_MOST_ELSEWHERE: Final = 2


def candidates(state: Bamboo) -> Sequence[Option]:
    """Most of what is offered; but shoots are laid in one order only, and little incense goes elsewhere for coins.

    In which order shoots are laid into different slots makes no difference, and within a slot hardly any.
    """
    asking = state.asking
    offer = state.offer
    if isinstance(asking, LayShoots):
        face = offer[0].args[1]
        return [option for option in offer if option.args[1] == face]
    if isinstance(asking, OfferIncense) and not asking.free:
        marker = state.sheets[state.seat].marker
        return [option for option in offer if option.verb is not OFFER or _elsewhere(option, marker) <= _MOST_ELSEWHERE]
    return offer


def _elsewhere(option: Option, marker: int) -> int:
    """Incense of an offering that does not go to the visited temple."""
    split: tuple[int, ...] = option.args[0]
    return sum(split) - split[marker]
