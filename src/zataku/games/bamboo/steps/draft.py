"""The end of setup: everybody chooses a colour and picks two of the plain shoots (BB-014, BB-019)."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import COLOUR_OF, COMPONENTS, FACE_OF, SHOOT_IDS, TEMPLES
from ..names import player_colour_name, shoot_name
from ..state import BROWN, Bamboo
from ..vocabulary import COLOUR, PICK
from .common import with_face, without_face


class ChooseColour(Step[Bamboo]):
    """Choose a colour, and with it a night board; whoever had it and has not chosen yet takes the other (BB-019)."""

    rules = ("BB-019", "BB-112")

    def run(self, state: Bamboo) -> Sequence[Option]:
        order = state.turn_order()
        taken = {state.colours[seat] for seat in order[: order.index(state.seat)]}
        if len(order) == 2:
            taken.add(BROWN)
        return [option for colour, option in COLOUR.items() if colour not in taken]

    def choose_colour(self, state: Bamboo, colour: int) -> None:
        seat = state.seat
        old = state.colours[seat]
        state.colours = tuple(
            [colour if other == seat else old if had == colour else had for other, had in enumerate(state.colours)]
        )
        if state.log is not None:
            for other, had in enumerate(state.colours):
                if other == seat or had == old:
                    state.tell(
                        "event-colour",
                        seat=SeatName(other),
                        colour=player_colour_name(had),
                        at=(elements.personal_board(other),),
                    )

    def describe_choose_colour(self, state: Bamboo, colour: int) -> Description:
        return Description(
            message("option-colour", colour=player_colour_name(colour)),
            targets=(elements.player_colour(COMPONENTS.colours[colour]),),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        offered = self.run(state)
        return [
            Refusal(
                option,
                _why_taken(state, colour),
                "BB-019",
                (elements.player_colour(COMPONENTS.colours[colour]),),
            )
            for colour, option in COLOUR.items()
            if option not in offered
        ]


def _why_taken(state: Bamboo, colour: int) -> Message:
    name = player_colour_name(colour)
    if colour in state.colours:
        return message("refusal-colour-taken", colour=name, seat=SeatName(state.colours.index(colour)))
    return message("refusal-colour-ghost", colour=name)


class PickShoot(Step[Bamboo]):
    """Pick one of the open plain shoots for the area of its colour."""

    rules = ("BB-014",)

    def run(self, state: Bamboo) -> Sequence[Option]:
        return [PICK[face] for face in sorted({FACE_OF[shoot] for shoot in state.draft})]

    def pick(self, state: Bamboo, face: int) -> None:
        shoot, state.draft = without_face(state.draft, face)
        sheet = state.me()
        colour = COLOUR_OF[shoot]
        sheet.areas = replaced(sheet.areas, colour, (*sheet.areas[colour], shoot))
        if state.log is not None:
            at = (elements.area(state.seat, TEMPLES[colour]),)
            state.tell("event-pick", seat=SeatName(state.seat), shoot=shoot_name(face), at=at)

    def describe_pick(self, state: Bamboo, face: int) -> Description:
        alike = with_face(state.draft, face)
        targets = tuple(elements.draft_shoot(SHOOT_IDS[shoot]) for shoot in alike)
        return Description(message("option-pick", shoot=shoot_name(face)), targets=targets)
