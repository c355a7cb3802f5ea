"""Movement points: the bitoku path and the wisdom paths."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.bitoku.components import (
    ARRIVE,
    BITOKU,
    BRANCHES,
    BRIDGES,
    COMPLETE,
    LAYOUTS,
    PATH_LENGTH,
    PATHS,
    TORII,
    TORII_BRANCHES,
)
from zataku.games.bitoku.state import Bitoku, Player
from zataku.games.bitoku.telling import (
    bitoku_name,
    branch_id,
    branch_name,
    path_name,
    position_id,
    seat_name,
    torii_name,
)
from zataku.games.bitoku.vocabulary import LEAVE, NUMBER, SKIP, START, STEP_BITOKU, WALK
from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Message, Refusal, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .actions import ACTIONS
from .gains import remember, stock_word

_BRANCH_COUNT = len(BRANCHES)
#: For each pilgrimage space of both paths: the side branches that leave it, by number over both paths.
BRANCHES_AT: tuple[tuple[int, ...], ...] = tuple(
    tuple(path * _BRANCH_COUNT + index for index, branch in enumerate(BRANCHES) if branch.position == space)
    for path in range(len(PATHS))
    for space in range(PATH_LENGTH)
)
#: For each side branch of both paths: the pilgrimage space it leaves.
POSITION_OF: tuple[int, ...] = tuple(
    path * PATH_LENGTH + branch.position for path in range(len(PATHS)) for branch in BRANCHES
)
#: Torii gates: (bit of the side branch, pilgrimage space connected to it), and the place of its tile in `state.torii`.
GATES: tuple[tuple[int, int], ...] = tuple(
    (1 << (path * _BRANCH_COUNT + branch), path * PATH_LENGTH + BRANCHES[branch].position)
    for path in range(len(PATHS))
    for branch in TORII_BRANCHES
)
GATE_OF_BRANCH: dict[int, int] = {
    path * _BRANCH_COUNT + branch: path * len(TORII_BRANCHES) + number
    for path in range(len(PATHS))
    for number, branch in enumerate(TORII_BRANCHES)
}
_TORII_MASK = sum(bit for bit, _ in GATES)
#: For each layout: all pilgrimage spaces, and those beside the initial torii.
POSITIONS: tuple[tuple[int, ...], ...] = tuple(
    tuple(path * PATH_LENGTH + space for path in layout.paths for space in range(PATH_LENGTH)) for layout in LAYOUTS
)
FIRST_SPACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(path * PATH_LENGTH for path in layout.paths) for layout in LAYOUTS
)
_NEEDED: tuple[int, ...] = BRIDGES * len(PATHS)
_LAST: frozenset[int] = frozenset(path * PATH_LENGTH + PATH_LENGTH - 1 for path in range(len(PATHS)))


def starting_spaces(state: Bitoku, player: Player) -> list[int]:
    """Where a new pilgrim may start: beside the initial torii, or beside a torii that the player holds (BK-095)."""
    spaces = list(FIRST_SPACES[state.layout])
    arrived = player.arrived
    if arrived & _TORII_MASK:
        spaces += [position for bit, position in GATES if arrived & bit]
    return spaces


class Move(Step[Bitoku]):
    """Spend movement points one by one; each is resolved completely before the next (BK-092, BK-093, BK-279)."""

    __slots__ = ("points",)
    rules = ("BK-092", "BK-093", "BK-094", "BK-095", "BK-096", "BK-098", "BK-102", "BK-105")

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, state: Bitoku) -> Sequence[Option]:
        player = state.players[state.seat]
        offer = []
        marker = player.marker
        if marker < len(player.path):
            offer.append(STEP_BITOKU)
        arrived = player.arrived
        layout = state.layout
        if player.pilgrims:
            offer += [START[position] for position in FIRST_SPACES[layout]]
            if arrived & _TORII_MASK:
                for bit, position in GATES:
                    if arrived & bit:
                        offer.append(START[position])
        walking = player.walking
        if walking:
            branches = state.branches
            capacity = LAYOUTS[layout].branch
            for position in POSITIONS[layout]:
                if walking >> (4 * position) & 15:
                    if position not in _LAST and marker >= _NEEDED[position]:
                        offer.append(WALK[position])
                    offer += [
                        LEAVE[branch]
                        for branch in BRANCHES_AT[position]
                        if not arrived >> branch & 1 and len(branches[branch]) < capacity
                    ]
        if offer:
            offer.append(SKIP)
        return offer

    def take(self, state: Bitoku, option: Option) -> None:
        if option is SKIP:
            return
        if self.points > 1:
            state.agenda.append(MOVE[self.points - 1])
        if option is STEP_BITOKU:
            complete_bitoku(state)
            return
        number = NUMBER[option.id]
        player = state.players[state.seat]
        if option is START[number]:
            player.pilgrims -= 1
            player.set_out(number)
            if state.log is not None:
                state.tell("event-start", seat=seat_name(state.seat), at=(position_id(number),))
        elif option is WALK.get(number):
            player.leave(number)
            player.set_out(number + 1)
            if state.log is not None:
                state.tell("event-walk", seat=seat_name(state.seat), at=(position_id(number + 1),))
        else:
            arrive(state, number)

    def possible(self, state: Bitoku) -> bool:
        player = state.players[state.seat]
        if player.pilgrims or player.marker < len(player.path):
            return True
        return bool(player.walking) and bool(self.run(state))

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-move", amount=self.points)

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is SKIP:
            return Description(message("option-stop-moving"))
        player = state.me()
        if option is STEP_BITOKU:
            card = player.path[player.marker]
            return Description(
                message("option-move-bitoku", card=bitoku_name(card)),
                gain=BITOKU[card].action,
                targets=(f"seat-{state.seat}-bitoku-{player.marker + 1}",),
            )
        number = NUMBER[option.id]
        if option in START:
            path, space = divmod(number, PATH_LENGTH)
            return Description(
                message("option-start", path=path_name(path), space=space + 1), targets=(position_id(number),)
            )
        if option in WALK.values():
            path, space = divmod(number, PATH_LENGTH)
            return Description(
                message("option-walk", path=path_name(path), space=space + 1, next=space + 2),
                targets=(position_id(number), position_id(number + 1)),
            )
        branch = BRANCHES[number % _BRANCH_COUNT]
        place = len(state.branches[number])
        return Description(
            message(
                "option-branch",
                branch=branch_name(number),
                path=path_name(number // _BRANCH_COUNT),
                amount=branch.vp[place],
            ),
            gain=TORII[state.torii[GATE_OF_BRANCH[number]]].action
            if branch.torii
            else (Word("amulet", 1, (branch.amulet[place],)) if branch.amulet[place] else None),
            targets=(branch_id(number),),
        )

    def refusals(self, state: Bitoku) -> list[Refusal]:
        player = state.me()
        refusals = []
        if player.marker >= len(player.path):
            targets = (f"seat-{state.seat}-bitoku",)
            refusals.append(Refusal(STEP_BITOKU, message("refusal-no-bitoku"), "BK-105", targets))
        if not player.pilgrims:
            refusals += [
                Refusal(START[position], message("refusal-no-pilgrim"), "BK-094", (position_id(position),))
                for position in starting_spaces(state, player)
            ]
        capacity = state.board().branch
        for position in player.walking_positions():
            if position not in _LAST and player.marker < _NEEDED[position]:
                reason = message("refusal-bridge", amount=_NEEDED[position])
                refusals.append(Refusal(WALK[position], reason, "BK-102", (position_id(position),)))
            for branch in BRANCHES_AT[position]:
                if player.arrived >> branch & 1:
                    reason = message("refusal-branch-own")
                    refusals.append(Refusal(LEAVE[branch], reason, "BK-099", (branch_id(branch),)))
                elif len(state.branches[branch]) >= capacity:
                    reason = message("refusal-branch-full")
                    refusals.append(Refusal(LEAVE[branch], reason, "BK-098", (branch_id(branch),)))
        return refusals


def complete_bitoku(state: Bitoku) -> None:
    """The marker moves onto the next card, which is thereby completed (BK-106)."""
    player = state.players[state.seat]
    card = player.path[player.marker]
    player.marker += 1
    if state.log is not None:
        state.tell(
            "event-complete",
            seat=seat_name(state.seat),
            card=bitoku_name(card),
            at=(f"seat-{state.seat}-bitoku-{player.marker}",),
        )
    remember(state, COMPLETE)
    state.agenda.append(ACTIONS.bitoku[card])


def enter_branch(state: Bitoku, seat: int, branch: int) -> int:
    """A pilgrim goes to the nearest free space of a side branch and falls asleep there; which space it is (BK-098)."""
    player = state.players[seat]
    place = len(state.branches[branch])
    player.leave(POSITION_OF[branch])
    player.arrived |= 1 << branch
    branches = state.branches
    state.branches = (*branches[:branch], (*branches[branch], seat), *branches[branch + 1 :])
    return place


def arrive(state: Bitoku, number: int) -> None:
    """Points and amulet of the space, then the torii tile's action (BK-100, BK-101)."""
    player = state.players[state.seat]
    branch = BRANCHES[number % _BRANCH_COUNT]
    place = enter_branch(state, state.seat, number)
    player.vp += branch.vp[place]
    if state.log is not None:
        state.tell(
            "event-arrive",
            seat=seat_name(state.seat),
            space=branch_name(number),
            amount=branch.vp[place],
            at=(branch_id(number),),
        )
    amulet = branch.amulet[place]
    if amulet:
        player.stock[3 + amulet] += 1
        if state.log is not None:
            state.tell("event-gain", seat=seat_name(state.seat), what=stock_word(3 + amulet, 1))
    remember(state, ARRIVE)
    if branch.torii:
        tile = state.torii[GATE_OF_BRANCH[number]]
        if state.log is not None:
            state.tell("event-torii", seat=seat_name(state.seat), tile=torii_name(tile))
        state.agenda.append(ACTIONS.torii[tile])


MOVE = tuple(Move.of(points) for points in range(5))
