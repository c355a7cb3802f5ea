"""The words of effects as steps, and the compiled actions of all components."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from zataku.kernel.effects import Cost, Effect, Word
from zataku.kernel.interpreter import Interpreter
from zataku.kernel.steps import Step

from ..components import (
    BITOKU,
    BUILDINGS,
    CRYSTALS,
    DEEDS,
    DRAGONFLIES,
    FOREST_ACTIONS,
    HOME_SPACES,
    MITAMAS,
    RESOURCES,
    RIVER,
    TORII,
    YOKAI,
)
from ..vocabulary import VOCABULARY
from .actions import ACTIONS
from .decks import DrawVision, LookForBitoku, LookForYokai
from .dice import CopyDie
from .gains import ChooseResources, DrawYokai, Gain, GainPoints, Unlock
from .kodamas import AdvanceKodama, AdvanceKodamaHere, PlacePilgrim, PushBack, TakeRock
from .paths import Move
from .purchases import Build, TakeCrystal, TakeDragonfly, TakeMitama


def word(word: Word) -> Step[Any]:
    """The step of one word; what each means is told at the head of `components.toml`."""
    first = word.args[0] if word.args else 0
    argument = first if isinstance(first, int) else 0
    match word.name:
        case "vp":
            return GainPoints.of(word.amount)
        case "wood" | "stone" | "jade" | "sake":
            return Gain.of(RESOURCES.index(word.name), word.amount)
        case "any":
            return ChooseResources.of(word.amount)
        case "amulet":
            return Gain.of(len(RESOURCES) + argument - 1, word.amount)
        case "unlock":
            return Unlock.of()
        case "draw":
            return DrawYokai.of(word.amount)
        case "yokai":
            return LookForYokai.of()
        case "bitoku":
            return LookForBitoku.of()
        case "vision":
            return DrawVision.of()
        case "kodama":
            return AdvanceKodama.of(word.amount)
        case "kodama-back":
            return PushBack.of(word.amount)
        case "move":
            return Move.of(word.amount)
        case "rock":
            return TakeRock.of()
        case "pilgrim":
            return PlacePilgrim.of()
        case "build":
            return Build.of(argument)
        case "crystal":
            return TakeCrystal.of(argument)
        case "mitama":
            return TakeMitama.of(argument)
        case "dragonfly":
            return TakeDragonfly.of(argument)
        case "copy":
            return CopyDie.of()
    raise ValueError(f"Bitoku has no word {word}")


def _no_prices(cost: Cost, then: Step[Any]) -> NoReturn:
    raise ValueError(f"no component of Bitoku has a price in its effect: {cost}")


INTERPRETER: Final = Interpreter(VOCABULARY, word, _no_prices)


def _in_region(effect: Effect, region: int) -> Step[Any]:
    """A forest action; the green arrow works in its region only."""
    if isinstance(effect, Word) and effect.name == "kodama-here":
        return AdvanceKodamaHere.of(region, effect.amount)
    return INTERPRETER.compile(effect)


def compile_all() -> None:
    compiled = INTERPRETER.compile
    ACTIONS.yokai = tuple(compiled(card.action) for card in YOKAI)
    ACTIONS.bitoku = tuple(compiled(card.action) for card in BITOKU)
    ACTIONS.crystals = tuple(None if tile.action is None else compiled(tile.action) for tile in CRYSTALS)
    ACTIONS.mitamas = tuple(compiled(tile.action) for tile in MITAMAS)
    ACTIONS.dragonflies = tuple(compiled(tile.action) for tile in DRAGONFLIES)
    ACTIONS.torii = tuple(compiled(tile.action) for tile in TORII)
    ACTIONS.buildings = tuple(compiled(tile.action) for tile in BUILDINGS)
    ACTIONS.forest = tuple(_in_region(row.action, RIVER[row.region]) for row in FOREST_ACTIONS)
    ACTIONS.home = tuple(compiled(space.action) for space in HOME_SPACES)
    ACTIONS.deeds = INTERPRETER.entries(DEEDS)


compile_all()
