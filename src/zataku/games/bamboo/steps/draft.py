"""The end of setup: everybody picks two of the plain shoots (BB-014)."""

from collections.abc import Sequence

from zataku.games.bamboo.components import COMPONENTS
from zataku.games.bamboo.state import Bamboo, replaced
from zataku.games.bamboo.telling import area_id, me, shoot_name
from zataku.games.bamboo.vocabulary import PICK
from zataku.kernel.messages import Description, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

_FACE = [shoot.face for shoot in COMPONENTS.shoots]
_COLOUR = [shoot.colour for shoot in COMPONENTS.shoots]


class DraftShoots(Step[Bamboo]):
    """The seat at this place in turn order has its turn to pick."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Bamboo) -> None:
        state.seat = state.in_turn_order(self.place)
        state.agenda.append(_PICK)


class PickShoot(Step[Bamboo]):
    """Pick one of the open plain shoots for the area of its colour."""

    rules = ("BB-014",)

    def run(self, state: Bamboo) -> Sequence[Option]:
        return [PICK[face] for face in sorted({_FACE[shoot] for shoot in state.draft})]

    def take(self, state: Bamboo, option: Option) -> None:
        face = PICK.index(option)
        shoot = next(shoot for shoot in state.draft if _FACE[shoot] == face)
        state.draft = tuple(other for other in state.draft if other != shoot)
        player = state.player
        colour = _COLOUR[shoot]
        player.areas = replaced(player.areas, colour, (*player.areas[colour], shoot))
        if state.log is not None:
            state.tell("event-pick", seat=me(state), shoot=shoot_name(face), at=(area_id(state.seat, colour),))

    def describe(self, state: Bamboo, option: Option) -> Description:
        face = PICK.index(option)
        targets = tuple(f"draft-{shoot}" for shoot in state.draft if _FACE[shoot] == face)
        return Description(message("option-pick", shoot=shoot_name(face)), targets=targets)


_PICK = PickShoot.of()
