"""What effects are worth, roughly, and so the steps that a seat is in the middle of."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from zataku.kernel.effects import Again, AnyOrder, Effect, Either, InTurn, Word
from zataku.kernel.interpreter import InAnyOrder, OneAfterAnother, OneOf
from zataku.kernel.steps import Step

from ..components import BUILDINGS, FOREST_ACTIONS
from ..state import Bitoku
from ..steps.crossing import ClaimFavour, Deeds
from ..steps.decks import DrawVision, KeepBitoku, KeepVision, KeepYokai, LookForBitoku, LookForYokai
from ..steps.dice import CopyDie, Visit
from ..steps.gains import ChooseResources, DrawYokai, Unlock
from ..steps.kodamas import AdvanceKodama, PlacePilgrim, PushBack, TakeRock
from ..steps.paths import Move
from ..steps.purchases import (
    Build,
    ChooseSite,
    Combine,
    PayForBuilding,
    PayForCrystal,
    PayForDragonfly,
    PayForMitama,
    PutDown,
    SetCrystal,
    TakeCrystal,
    TakeDragonfly,
    TakeMitama,
)
from ..steps.seasons import NextTurn
from ..vocabulary import ACT, ENTER

#: What the words of effects are worth, roughly; a discount adds to a purchase.
_WORTH: Final = {
    "vp": 1.0,
    "wood": 0.7,
    "stone": 0.7,
    "jade": 0.7,
    "sake": 0.7,
    "any": 0.8,
    "unlock": 0.3,
    "draw": 0.5,
    "yokai": 1.3,
    "bitoku": 2.0,
    "vision": 1.2,
    "kodama": 0.7,
    "kodama-here": 0.7,
    "kodama-back": 0.4,
    "move": 1.5,
    "rock": 0.8,
    "pilgrim": 1.2,
    "build": 2.2,
    "crystal": 2.2,
    "mitama": 1.8,
    "dragonfly": 1.0,
    "copy": 1.2,
}
_AMULET_WORTH: Final = (0.0, 0.5, 0.9, 1.3)
_PURCHASES: Final = frozenset(("build", "crystal", "mitama", "dragonfly"))
_DISCOUNT_WORTH: Final = 0.6
#: Steps that carry out one word; their first argument is amount or discount.
_STEP_WORDS: Final[dict[type[Step[Any]], str]] = {
    ChooseResources: "any",
    TakeMitama: "mitama",
    TakeDragonfly: "dragonfly",
    TakeCrystal: "crystal",
    Build: "build",
    AdvanceKodama: "kodama",
    PushBack: "kodama-back",
    Move: "move",
    TakeRock: "rock",
    PlacePilgrim: "pilgrim",
    DrawYokai: "draw",
    LookForYokai: "yokai",
    LookForBitoku: "bitoku",
    DrawVision: "vision",
    KeepVision: "vision",
    KeepYokai: "yokai",
    KeepBitoku: "bitoku",
    Unlock: "unlock",
    CopyDie: "copy",
}
#: Steps in the middle of something, and what is still to come of it.
_STEP_WORTH: Final[dict[type[Step[Any]], float]] = {
    ClaimFavour: 2.6,
    Deeds: 2.2,
    PayForMitama: 2.4,
    PayForDragonfly: 1.8,
    PutDown: 1.0,
    Combine: 2.0,
    PayForCrystal: 3.4,
    SetCrystal: 4.2,
    PayForBuilding: 3.6,
    ChooseSite: 4.0,
}


def worth(effect: Effect) -> float:
    """A rough value of an effect, in points."""
    if isinstance(effect, Word):
        argument = effect.args[0] if effect.args else 0
        number = argument if isinstance(argument, int) else 0
        if effect.name == "amulet":
            return _AMULET_WORTH[number] * effect.amount
        extra = _DISCOUNT_WORTH * number if effect.name in _PURCHASES else 0.0
        return _WORTH[effect.name] * effect.amount + extra
    if isinstance(effect, Either):
        return max(map(worth, effect.parts))
    if isinstance(effect, Again):
        return effect.times * worth(effect.part)
    if isinstance(effect, InTurn | AnyOrder):
        return sum(map(worth, effect.parts))
    return 0.0


@cache
def _step_worth(step: Step[Any]) -> float:
    kind = type(step)
    word = _STEP_WORDS.get(kind)
    if word is not None:
        first = step.args[0] if step.args else 1
        number = first if isinstance(first, int) else 1
        return _WORTH[word] + _DISCOUNT_WORTH * number if word in _PURCHASES else _WORTH[word] * number
    if kind in _STEP_WORTH:
        return _STEP_WORTH[kind]
    if isinstance(step, OneOf):
        return max(worth(effect) for _, _, effect in step.entries)
    if isinstance(step, InAnyOrder):
        return sum(worth(effect) for _, _, effect in step.entries)
    if isinstance(step, OneAfterAnother):
        return sum(map(_step_worth, step.parts))
    return 0.0


_FOREST_WORTH: Final = tuple(worth(action.action) for action in FOREST_ACTIONS)
_BUILDING_WORTH: Final = tuple(worth(building.action) for building in BUILDINGS)


def pending(state: Bitoku) -> float:
    """What the deciding seat is in the middle of: the question asked, and the steps that follow in its turn."""
    asking = state.asking
    if asking is None:
        return 0.0
    value = _visit_worth(state) if isinstance(asking, Visit) else _step_worth(asking)
    for step in state.agenda[::-1]:
        if isinstance(step, NextTurn):
            break
        value += _step_worth(step)
    return value


def _visit_worth(state: Bitoku) -> float:
    """The best forest action and the best building of those offered."""
    forest = building = 0.0
    for option in state.offer:
        if option.verb is ACT:
            forest = max(forest, _FOREST_WORTH[option.args[0]])
        elif option.verb is ENTER:
            building = max(building, _BUILDING_WORTH[option.args[0]])
    return forest + building
