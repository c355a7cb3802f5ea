"""Movement points: the bitoku path and the wisdom paths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Effect, Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option

from .. import elements
from ..components import (
    ALL_BRANCHES,
    AMULET_1,
    BITOKU,
    BRANCHES,
    BRIDGES,
    ON_ARRIVE,
    ON_COMPLETE,
    PATH_LENGTH,
    PATHS,
    TORII,
)
from ..names import bitoku_name, branch_name, branch_place, path_name, position_name, torii_name
from ..state import Bitoku, Sheet
from ..vocabulary import LEAVE, START, STEP_BITOKU, WALK
from .actions import ACTIONS
from .common import (
    Declinable,
    branch_id,
    enter_branch,
    or_skip,
    position_id,
    position_of,
    remember,
    set_out,
    walk_on,
)
from .gains import gain_one

#: For each pilgrimage space of both paths: the side branches that leave it.
BRANCHES_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(branch for branch in LEAVE if position_of(branch) == position) for position in START
)
#: For each torii branch: the place of its tile in `given.torii`.
GATE_OF_BRANCH: Final[dict[int, int]] = {
    branch: number for number, branch in enumerate(branch for branch in LEAVE if ALL_BRANCHES[branch].torii)
}
#: Torii gates: the bit of the side branch, and the pilgrimage space connected to it.
GATES: Final[tuple[tuple[int, int], ...]] = tuple((1 << branch, position_of(branch)) for branch in GATE_OF_BRANCH)
_TORII_MASK: Final = sum(bit for bit, _ in GATES)
#: For each pilgrimage space: the completed bitoku cards that the way on asks for.
_NEEDED: Final[tuple[int, ...]] = BRIDGES * len(PATHS)


def starting_spaces(state: Bitoku, sheet: Sheet) -> list[int]:
    """Where a new pilgrim may start: beside the initial torii, or beside a torii that the player holds (BK-095)."""
    spaces = list(state.given.layout.first_spaces)
    arrived = sheet.arrived
    if arrived & _TORII_MASK:
        spaces += [position for bit, position in GATES if arrived & bit]
    return spaces


class Move(Declinable):
    """Spend movement points one by one; each is resolved completely before the next (BK-092, BK-093, BK-279)."""

    __slots__ = ("points",)
    leaving = "option-stop-moving"
    rules = ("BK-092", "BK-093", "BK-094", "BK-095", "BK-096", "BK-098", "BK-102", "BK-105")

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, state: Bitoku) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        offer = []
        if sheet.marker < len(sheet.path):
            offer.append(STEP_BITOKU)
        if sheet.pilgrims:
            offer += [START[position] for position in starting_spaces(state, sheet)]
        if sheet.walking:
            self._add_ways_on(state, sheet, offer)
        return or_skip(offer)

    def _add_ways_on(self, state: Bitoku, sheet: Sheet, offer: list[Option]) -> None:
        """For pilgrims under way: a space further, or into a side branch."""
        walking, arrived, marker = sheet.walking, sheet.arrived, sheet.marker
        branches = state.branches
        layout = state.given.layout
        capacity = layout.branch
        for position in layout.positions:
            if walking >> (4 * position) & 15:
                if position in WALK and marker >= _NEEDED[position]:
                    offer.append(WALK[position])
                offer += [
                    LEAVE[branch]
                    for branch in BRANCHES_AT[position]
                    if not arrived >> branch & 1 and len(branches[branch]) < capacity
                ]

    def _spend(self, state: Bitoku) -> None:
        if self.points > 1:
            state.agenda.append(MOVE[self.points - 1])

    def step_on_bitoku_path(self, state: Bitoku) -> None:
        self._spend(state)
        card = complete_bitoku(state)
        remember(state, ON_COMPLETE)
        state.agenda.append(ACTIONS.bitoku[card])

    def start(self, state: Bitoku, position: int) -> None:
        self._spend(state)
        set_out(state, position)

    def walk(self, state: Bitoku, position: int) -> None:
        self._spend(state)
        walk_on(state, position)

    def leave_the_path(self, state: Bitoku, branch: int) -> None:
        self._spend(state)
        arrive(state, branch)

    def possible(self, state: Bitoku) -> bool:
        sheet = state.sheets[state.seat]
        if sheet.pilgrims or sheet.marker < len(sheet.path):
            return True
        return bool(sheet.walking) and bool(self.run(state))

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-move", amount=self.points)

    def describe_step_on_bitoku_path(self, state: Bitoku) -> Description:
        sheet = state.me()
        card = sheet.path[sheet.marker]
        return Description(
            message("option-move-bitoku", card=bitoku_name(card)),
            gain=BITOKU[card].action,
            targets=(elements.bitoku(state.seat, sheet.marker + 1),),
        )

    def describe_start(self, state: Bitoku, position: int) -> Description:
        path, space = divmod(position, PATH_LENGTH)
        label = message("option-start", path=path_name(path), space=space + 1)
        return Description(label, targets=(position_id(position),))

    def describe_walk(self, state: Bitoku, position: int) -> Description:
        path, space = divmod(position, PATH_LENGTH)
        return Description(
            message("option-walk", path=path_name(path), space=space + 1, next=space + 2),
            targets=(position_id(position), position_id(position + 1)),
        )

    def describe_leave_the_path(self, state: Bitoku, branch: int) -> Description:
        place = len(state.branches[branch])
        return Description(
            message(
                "option-branch",
                branch=branch_name(branch),
                path=path_name(branch // len(BRANCHES)),
                amount=ALL_BRANCHES[branch].vp[place],
            ),
            gain=gift(state, branch, place),
            targets=(branch_id(branch),),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        sheet = state.me()
        refusals = []
        if sheet.marker >= len(sheet.path):
            targets = (elements.bitoku_path(state.seat),)
            refusals.append(Refusal(STEP_BITOKU, message("refusal-no-bitoku"), "BK-105", targets))
        if not sheet.pilgrims:
            refusals += [
                Refusal(
                    START[position],
                    message("refusal-no-pilgrim", place=position_name(position)),
                    "BK-094",
                    (position_id(position),),
                )
                for position in starting_spaces(state, sheet)
            ]
        capacity = state.given.layout.branch
        for position in sheet.walking_positions():
            if position in WALK and sheet.marker < _NEEDED[position]:
                reason = message("refusal-bridge", amount=_NEEDED[position], place=position_name(position))
                refusals.append(Refusal(WALK[position], reason, "BK-102", (position_id(position),)))
            for branch in BRANCHES_AT[position]:
                if sheet.arrived >> branch & 1:
                    reason = message("refusal-branch-own", place=branch_place(branch))
                    refusals.append(Refusal(LEAVE[branch], reason, "BK-099", (branch_id(branch),)))
                elif len(state.branches[branch]) >= capacity:
                    reason = message("refusal-branch-full", place=branch_place(branch))
                    refusals.append(Refusal(LEAVE[branch], reason, "BK-098", (branch_id(branch),)))
        return refusals


MOVE: Final = tuple(Move.of(points) for points in range(5))


def complete_bitoku(state: Bitoku) -> int:
    """The marker moves onto the next card, which is thereby completed; which card it is (BK-106)."""
    sheet = state.sheets[state.seat]
    card = sheet.path[sheet.marker]
    sheet.marker += 1
    if state.log is not None:
        state.tell(
            "event-complete",
            seat=SeatName(state.seat),
            card=bitoku_name(card),
            at=(elements.bitoku(state.seat, sheet.marker),),
        )
    return card


def gift(state: Bitoku, branch: int, place: int) -> Effect | None:
    """What a space of a side branch gives beside points: the torii tile's action, or an amulet."""
    if branch in GATE_OF_BRANCH:
        return TORII[state.given.torii[GATE_OF_BRANCH[branch]]].action
    amulet = ALL_BRANCHES[branch].amulet[place]
    return Word("amulet", 1, (amulet,)) if amulet else None


def arrive(state: Bitoku, number: int) -> None:
    """Points and amulet of the space, then the torii tile's action (BK-100, BK-101)."""
    branch = ALL_BRANCHES[number]
    place = enter_branch(state, number)
    state.sheets[state.seat].vp += branch.vp[place]
    if state.log is not None:
        state.tell(
            "event-arrive",
            seat=SeatName(state.seat),
            path=path_name(number // len(BRANCHES)),
            space=branch_name(number),
            amount=branch.vp[place],
            at=(branch_id(number),),
        )
    amulet = branch.amulet[place]
    if amulet:
        gain_one(state, AMULET_1 + amulet - 1)
    remember(state, ON_ARRIVE)
    if branch.torii:
        tile = state.given.torii[GATE_OF_BRANCH[number]]
        if state.log is not None:
            state.tell("event-torii", seat=SeatName(state.seat), tile=torii_name(tile))
        state.agenda.append(ACTIONS.torii[tile])
