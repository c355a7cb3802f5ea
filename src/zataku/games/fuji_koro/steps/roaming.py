"""Dragons that move (cooperative play, scenarios 2 and 8) and monks that walk (scenario 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.messages import Description, Message, message
from zataku.kernel.options import Option
from zataku.kernel.state import ActAs
from zataku.kernel.steps import Step

from .. import elements
from .. import map as volcano
from ..names import cell_name, dragon_name, place_name
from ..state import Volcano
from ..vocabulary import CELL, DRAGON, MONK, TO
from .asking import Asking, about_dragon, about_place, cell_element, place_element
from .combat import begin_dragon_fight, begin_monk_fight

# Dragons


def visible_places(state: Volcano) -> int:
    """Places of standing or lying samurai that dragons can see: not those on safe tiles (FK-177)."""
    mask = 0
    for seat in range(state.config.players):
        cell = state.sheets[seat].cell
        if cell >= 0 and not state.safe(cell):
            mask |= 1 << volcano.CELL_PLACE[cell]
    return mask


def open_places(state: Volcano) -> int:
    """Laid tiles that dragons may enter."""
    mask = 0
    for place in volcano.AREAS:
        if state.tiles[place] >= 0:
            mask |= 1 << place
    if state.config.unsafe_centre:
        mask |= 1 << volcano.CENTRE
    return mask


def dragon_ways(state: Volcano, place: int) -> list[int]:
    """Where a dragon may go: one step nearer to a nearest visible samurai, round whatever is in its way.

    It goes over tiles that it may enter; what it cannot come nearer to it leaves alone (FK-177, FK-178, FK-263).
    """
    seen = visible_places(state)
    if not seen or seen >> place & 1:
        return []
    over = open_places(state)
    for other in volcano.cells_of(over):
        if state.dragons[other]:
            over &= ~(1 << other)
    best = -1
    ways: list[int] = []
    for target in volcano.cells_of(seen):
        distance = volcano.place_distances(target, over | 1 << place)
        here = distance[place]
        if here < 0 or (best >= 0 and here > best):
            continue
        nearer = [
            other for other in volcano.PLACE_NEIGHBOURS[place] if over >> other & 1 and distance[other] == here - 1
        ]
        if not nearer:
            continue
        if best < 0 or here < best:
            best = here
            ways = []
        ways.extend(other for other in nearer if other not in ways)
    return ways


class MoveDragons(Step[Volcano]):
    """All dragons without a token move, one after the other (FK-176, FK-177, FK-221)."""

    rules = ("FK-176", "FK-177", "FK-221")

    def run(self, state: Volcano) -> None:
        movers = 0
        sleep = list(state.dragon_sleep)
        for place in range(volcano.PLACE_COUNT):
            number = state.dragons[place]
            if number:
                if sleep[number - 1]:
                    sleep[number - 1] -= 1
                else:
                    movers |= 1 << (number - 1)
        state.dragon_sleep = tuple(sleep)
        if movers:
            state.push(ActAs.of(decider(state)), NextDragon.of(movers), ActAs.of(state.seat))


MOVE_DRAGONS: Final = MoveDragons.of()


def decider(state: Volcano) -> int:
    """Who decides: the first player (FK-221, FK-273), for a group without him the next one still inside (FK-261)."""
    inside = (seat for seat in state.seats_from(state.first) if state.sheets[seat].cell >= 0)
    return next(inside, state.first) if state.config.coop else state.first


class NextDragon(Step[Volcano]):
    """Which dragon moves next; those that cannot are left out (FK-177)."""

    __slots__ = ("movers",)
    rules = ("FK-177", "FK-178", "FK-221")

    def __init__(self, movers: int) -> None:
        self.movers = movers

    def run(self, state: Volcano) -> Sequence[Option]:
        return [
            DRAGON[place]
            for place in range(volcano.PLACE_COUNT)
            if state.dragons[place] and self.movers >> (state.dragons[place] - 1) & 1 and dragon_ways(state, place)
        ]

    def move_dragon(self, state: Volcano, place: int) -> None:
        rest = self.movers & ~(1 << (state.dragons[place] - 1))
        following = [NextDragon.of(rest)] if rest else []
        state.push(DragonTo.of(place), *following)

    def describe_move_dragon(self, state: Volcano, place: int) -> Description:
        return about_dragon(state, place)


class DragonTo(Step[Volcano]):
    """The tile a dragon goes to; samurai there are attacked at once (FK-178, FK-179)."""

    __slots__ = ("place",)
    rules = ("FK-178", "FK-179", "FK-263", "FK-264")

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Volcano) -> Sequence[Option]:
        return [TO[place] for place in dragon_ways(state, self.place)]

    def enter(self, state: Volcano, to: int) -> None:
        number = state.dragons[self.place]
        state.set_dragon(self.place, 0)
        state.set_dragon(to, number)
        if state.log is not None:
            state.tell(
                "event-dragon-moves",
                dragon=dragon_name(number - 1),
                place=place_name(volcano.PLACE_NAMES[to]),
                at=(place_element(self.place), place_element(to)),
            )
        victims = 0
        for seat in range(state.config.players):
            sheet = state.sheets[seat]
            if sheet.standing and sheet.cell >= 0 and volcano.CELL_PLACE[sheet.cell] == to:
                victims |= 1 << seat
        if victims:
            # Whoever comes first of those attacked speaks for the fighters.
            starter = next(seat for seat in state.seats_from(state.first) if victims >> seat & 1)
            begin_dragon_fight(state, to, victims, starter, defending=True)

    def prompt(self, state: Volcano) -> Message:
        place = place_name(volcano.PLACE_NAMES[self.place])
        return message("prompt-dragon-to", dragon=dragon_name(state.dragons[self.place] - 1), place=place)

    def describe_enter(self, state: Volcano, to: int) -> Description:
        return about_place("option-to", to)


# Monks (scenario 4)


def monk_ground(state: Volcano) -> int:
    """Cells a monk may step on: dry and unsafe, without a monk and without two samurai (FK-230, FK-273)."""
    return state.free_mask() & ~state.config.safe_mask & ~state.monks


def monk_target(state: Volcano, cell: int) -> tuple[int, int]:
    """The cell of the one nearest samurai a monk walks towards, and the distance; -1 for none (FK-230, FK-273)."""
    wanted = 0
    for seat in range(state.config.players):
        sheet = state.sheets[seat]
        if sheet.cell >= 0 and sheet.standing and not state.safe(sheet.cell) and state.samurai_on(sheet.cell) == 1:
            wanted |= 1 << sheet.cell
    free = monk_ground(state)
    seen = edge = 1 << cell
    distance = 0
    while edge:
        edge = volcano.spread(edge, free) & ~seen
        distance += 1
        found = edge & wanted
        if found:
            return (found.bit_length() - 1, distance) if found.bit_count() == 1 else (-1, 0)
        seen |= edge
    return -1, 0


def monk_ways(state: Volcano, cell: int) -> list[int]:
    """The next cells on shortest ways to the monk's target."""
    target, distance = monk_target(state, cell)
    if target < 0:
        return []
    free = monk_ground(state)
    reach = 1 << target
    for _ in range(distance - 1):
        reach |= volcano.spread(reach, free)
    return volcano.cells_of(volcano.NEIGHBOUR_MASK[cell] & reach & free)


class MoveMonks(Step[Volcano]):
    """At the end of a round every monk walks towards the nearest samurai (FK-230)."""

    rules = ("FK-230", "FK-273")

    def run(self, state: Volcano) -> None:
        if state.monks:
            state.walkers = state.monks
            state.push(ActAs.of(decider(state)), NEXT_MONK, ActAs.of(state.seat))


MOVE_MONKS: Final = MoveMonks.of()


class NextMonk(Step[Volcano]):
    """Which monk walks next (FK-273)."""

    rules = ("FK-230", "FK-273")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        offer = [MONK[cell] for cell in volcano.cells_of(state.walkers & state.monks) if monk_ways(state, cell)]
        if not offer:
            state.walkers = 0
            return None
        return offer

    def walk(self, state: Volcano, cell: int) -> None:
        state.walkers &= ~(1 << cell)
        state.push(MonkStep.of(cell, state.config.monk_cells), NEXT_MONK)

    def describe_walk(self, state: Volcano, cell: int) -> Description:
        name = volcano.CELL_NAMES[cell]
        return Description(message("option-monk", cell=cell_name(name)), targets=(elements.monk(name),))


NEXT_MONK: Final = NextMonk.of()


class MonkStep(Asking):
    """The way a monk takes, cell by cell; reaching a samurai it fights (FK-230, FK-274)."""

    __slots__ = ("cell", "left")
    rules = ("FK-230", "FK-273", "FK-274")

    def __init__(self, cell: int, left: int) -> None:
        self.cell = cell
        self.left = left

    def run(self, state: Volcano) -> Sequence[Option]:
        return [CELL[cell] for cell in monk_ways(state, self.cell)]

    def go_to(self, state: Volcano, to: int) -> None:
        state.monks = state.monks & ~(1 << self.cell) | 1 << to
        if state.log is not None:
            at = (cell_element(self.cell), cell_element(to))
            state.tell("event-monk-walks", cell=cell_name(volcano.CELL_NAMES[to]), at=at)
        for seat in range(state.config.players):
            sheet = state.sheets[seat]
            if sheet.cell == to and sheet.standing:
                begin_monk_fight(state, seat, to, approached=True)
                return
        if self.left > 1:
            state.push(MonkStep.of(to, self.left - 1))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-monk-step", cell=cell_name(volcano.CELL_NAMES[self.cell]))
