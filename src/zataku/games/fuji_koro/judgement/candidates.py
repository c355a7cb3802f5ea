"""The options that a bot thinks about: not those which are for people, or bring a bot nothing.

What is left out takes no time from the rest. Some of it costs nothing and goes on for long, as building cube by cube or
trading to and fro: a search that fears the end of its turn would only put it off.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.options import Option

from ..components import BREAK, CARD_TYPE
from ..crafting import BY_HAND
from ..gear import TOOTH, WEAPON
from ..setup import AgreeOnCards
from ..state import DRAGON_FIGHT, Volcano
from ..steps.exploring import areas
from ..steps.moving import SneakOn, Walk
from ..steps.resting import Arrange
from ..steps.rolling import Attack, ChooseDice, RollAgain
from ..steps.trading import Agree, Trade
from ..steps.turn import Act, ChoosePart
from ..vocabulary import (
    AGAIN,
    ASK,
    BONUS,
    BUILD,
    CANCEL,
    CUBES,
    DICE,
    DONE,
    EXPLORE,
    GIVE,
    KIND_BLUEPRINT,
    PROPOSE,
    ROLL,
    SOME,
    TRADE,
    YES,
    Thing,
)
from .blows import loose_wood, spares_handle
from .judging import DICE_MEANS
from .party import sought

#: What a cube saved from breaking is worth, in points of damage.
A_CUBE: Final = 1.0


def candidates(state: Volcano) -> Sequence[Option]:
    """What a bot should choose from: some of what is offered, at least one."""
    asking = state.asking
    offer: Sequence[Option] = state.offer
    if isinstance(asking, Act):
        return [option for option in offer if useful(state, option)] or offer
    if isinstance(asking, Arrange):
        # Who wants to build nothing need not begin to.
        return [option for option in offer if option is not BUILD[BY_HAND] and option is not CANCEL] or (CANCEL,)
    if isinstance(asking, Attack):
        return ways_to_roll(state)
    if isinstance(asking, ChooseDice):
        # All dice, but of the wood only what is not needed for the handle; against samurai at least one is rolled.
        loose = DICE[loose_wood(state, asking.weapon)]
        return (loose,) if loose in offer and not asking.chosen else offer[-1:]
    if isinstance(asking, RollAgain) and state.config.coop and not state.config.tame:
        return (worst_die(offer),)
    if isinstance(asking, Trade):
        # One thing each way is enough for a bot.
        turn = state.this_turn()
        named = {GIVE: bool(turn.given), ASK: bool(turn.received)}
        return [
            option
            for option in offer
            if option in (DONE, PROPOSE) or (worth_trading(option.args[1]) and not named[option.verb])
        ]
    if isinstance(asking, (Agree, AgreeOnCards)):
        return (YES,)
    if isinstance(asking, (Walk, SneakOn, ChoosePart)):
        return [option for option in offer if useful_within(state, option)] or offer
    return offer


def ways_to_roll(state: Volcano) -> Sequence[Option]:
    """Every weapon with all its dice, or without its handle where that is better; none if the dragon must not die."""
    spares = state.config.coop and state.this_fight().kind == DRAGON_FIGHT
    found: list[Option] = []
    for option in state.offer:
        if option is ROLL[None]:
            if state.config.tame:
                found.append(option)
        elif option.verb is ROLL:
            number: int = option.args[0]
            found.append(SOME[number] if spares and spares_handle(state, number) else option)
    return found or state.offer


def worst_die(offer: Sequence[Option]) -> Option:
    """The die that gains most by being rolled again; none if all show as much as they do on average."""
    best = AGAIN[None]
    most = 0.0
    for option in offer:
        if option is not AGAIN[None]:
            material, face = option.args[0]
            gain = DICE_MEANS[material] - face if face != BREAK else DICE_MEANS[material] + A_CUBE
            if gain > most:
                best, most = option, gain
    return best


def useful(state: Volcano, option: Option) -> bool:
    """Does this action do anything for a bot?"""
    if option is EXPLORE:
        # A card's look at a stack alone is not worth an action, and when all is found new tiles only bring dragons.
        config = state.config
        return bool(areas(state)) and (config.scores_points or bool(sought(state)))
    if option.verb is TRADE:
        # One partner in a turn is enough: among many samurai on one cell there is no end of deals.
        if state.this_turn().partners:
            return False
        return bool(state.hero().blueprints or state.sheets[option.args[0]].blueprints)
    return True


def useful_within(state: Volcano, option: Option) -> bool:
    """The same within an action, where a bot does not trade: it may do so before the next one."""
    return option.verb is not TRADE and not (option is BONUS and only_looks(state))


def worth_trading(thing: Thing) -> bool:
    """Of all that can be traded blueprints are worth the time, and the teeth they need."""
    return thing[0] == KIND_BLUEPRINT or thing == CUBES[TOOTH]


def only_looks(state: Volcano) -> bool:
    """Is the bonus of this action's card a look at a stack? Bots do not remember what they saw."""
    sheet = state.hero()
    return sheet.looks and CARD_TYPE[sheet.cards[state.this_turn().action]] == WEAPON
