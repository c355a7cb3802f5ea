"""The options that a bot thinks about: not those which are for people, or bring a bot nothing.

What is left out takes no time from the rest. Some of it costs nothing and goes on for long, as building cube by cube or
trading to and fro: a search that fears the end of its turn would only put it off.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.games.fuji_koro.components import CARD_TYPE
from zataku.games.fuji_koro.gear import TOOTH, WEAPON
from zataku.games.fuji_koro.judgement.party import sought
from zataku.games.fuji_koro.state import Volcano
from zataku.games.fuji_koro.steps.exploring import areas
from zataku.games.fuji_koro.steps.moving import SneakOn, Walk
from zataku.games.fuji_koro.steps.resting import Arrange
from zataku.games.fuji_koro.steps.rolling import Attack
from zataku.games.fuji_koro.steps.trading import Agree, Trade
from zataku.games.fuji_koro.steps.turn import Act, ChoosePart
from zataku.games.fuji_koro.vocabulary import (
    ASK,
    ASK_BLUEPRINT,
    BONUS,
    BY_HAND,
    CANCEL,
    DONE,
    EXPLORE,
    GIVE,
    GIVE_BLUEPRINT,
    ITEMS,
    ROLL_NOTHING,
    SOME,
    TRADE,
    YES,
)
from zataku.kernel.options import Option

#: Of all that can be traded blueprints are worth the time, and the teeth they need.
TEETH: Final = tuple(family[seat * len(ITEMS) + TOOTH] for family in (ASK, GIVE) for seat in range(len(TRADE)))
TRADED: Final = frozenset((*ASK_BLUEPRINT, *GIVE_BLUEPRINT, *TEETH, DONE))
PARTNERS: Final = {option: seat for seat, option in enumerate(TRADE)}


def candidates(state: Volcano) -> Sequence[Option]:
    """What a bot should choose from: some of what is offered, at least one."""
    asking = state.asking
    offer: Sequence[Option] = state.offer
    if isinstance(asking, Act):
        return [option for option in offer if useful(state, option)] or offer
    if isinstance(asking, Arrange):
        # Who wants to build nothing need not begin to.
        return [option for option in offer if option is not BY_HAND and option is not CANCEL] or (CANCEL,)
    if isinstance(asking, Attack):
        # Dice that are not rolled help nobody, unless the dragon must not die.
        spared = () if state.config.tame else (ROLL_NOTHING,)
        return [option for option in offer if option not in SOME and option not in spared] or offer
    if isinstance(asking, Trade):
        return [option for option in offer if option in TRADED]
    if isinstance(asking, Agree):
        return (YES,)
    if isinstance(asking, (Walk, SneakOn, ChoosePart)):
        return [option for option in offer if useful_within(state, option)] or offer
    return offer


def useful(state: Volcano, option: Option) -> bool:
    """Does this action do anything for a bot?"""
    if option is EXPLORE:
        # A card's look at a stack alone is not worth an action, and when all is found new tiles only bring dragons.
        config = state.config
        return bool(areas(state)) and (config.scores_points or bool(sought(state)))
    if option in PARTNERS:
        return bool(state.hero().blueprints or state.sheets[PARTNERS[option]].blueprints)
    return True


def useful_within(state: Volcano, option: Option) -> bool:
    """The same within an action, where a bot does not trade: it may do so before the next one."""
    return option not in PARTNERS and not (option is BONUS and only_looks(state))


def only_looks(state: Volcano) -> bool:
    """Is the bonus of this action's card a look at a stack? Bots do not remember what they saw."""
    sheet = state.hero()
    return sheet.looks and CARD_TYPE[sheet.cards[state.action]] == WEAPON
