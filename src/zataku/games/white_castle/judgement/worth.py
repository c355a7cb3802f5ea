"""About how many points a waiting step brings."""

from __future__ import annotations

from typing import Any, Final

from zataku.kernel.steps import Step

from ..state import Castle
from ..steps.common import Action
from ..steps.courtiers import CallCourtier, LightOfCard, TakeSlot
from ..steps.effects import Pay, Together
from ..steps.gains import CrossBorder, DrawFromWell, Gain, Influence, LightLantern, PickResources
from ..steps.gardeners import GardenAction, PlantGardener
from ..steps.icons import UseClanRow, UseLight, UseTile
from ..steps.rounds import UseGardens
from ..steps.spaces import CardAction, OutsideActions, RoomActions
from ..steps.turn import PlaceDie
from ..steps.warriors import SendWarrior, YardActions

#: Worth of one of each good while there is time to use it (points count as they are).
GOOD_WORTH: Final = (0.3, 0.65, 0.55, 0.5, 0.7, 1.0)
_DIE_WORTH: Final = 2.0
_PIP_WORTH: Final = 0.35
_LANTERN_WORTH: Final = 1.5
_WORTH_OF_KIND: Final[dict[type[Step[Any]], float]] = {
    CallCourtier: 2.5,
    PlantGardener: 3.0,
    SendWarrior: 2.5,
    LightLantern: _LANTERN_WORTH,
    DrawFromWell: 2.0,
    UseTile: 2.0,
    UseLight: 2.0,
    UseClanRow: 2.5,
    OutsideActions: 2.5,
    CardAction: 1.5,
    GardenAction: 1.2,
    YardActions: 1.5,
    LightOfCard: 1.5,
    TakeSlot: 2.0,
    UseGardens: 1.2,
}
_known: Final[dict[Step[Any], float]] = {}


def worth(step: Step[Any], state: Castle) -> float:
    """What the step brings, if it can do anything now."""
    known = _known.get(step)
    if known is None:
        known = _known[step] = usual_worth(step)
    if not known:
        return 0.0
    if isinstance(step, Action) and not step.possible(state):
        return 0.0
    return known


def usual_worth(step: Step[Any]) -> float:
    """What the step brings where it can do what it says."""
    if isinstance(step, Gain):
        return sum(GOOD_WORTH[good] * amount for good, amount in step.gains)
    if isinstance(step, PickResources):
        return 0.8 * step.amount
    if isinstance(step, Influence | CrossBorder):
        return 1.0 * step.steps
    if isinstance(step, PlaceDie):
        return _PIP_WORTH * step.value + _DIE_WORTH + (_LANTERN_WORTH if step.lights else 0.0)
    if isinstance(step, Pay):
        return max(0.2, usual_worth(step.then) - GOOD_WORTH[step.good] * step.amount)
    if isinstance(step, Together):
        return sum(usual_worth(part) for part in step.reversed)
    if isinstance(step, RoomActions):
        return sum(usual_worth(action) for action in step.steps.values())
    return _WORTH_OF_KIND.get(type(step), 0.0)
