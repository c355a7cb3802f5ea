"""The players of a cooperative match as one look at it sees them, for the bots' judgement of it."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from zataku.kernel.native import mypyc_attr

from .. import map as volcano
from ..components import CARD_TYPE, COOP_GROUP, COOP_SPECIAL, COOP_STACKS, DRAGONS, LEGENDARY_DRAGON
from ..config import BEAT_GUARDS, SLAY_ALL, TAME
from ..gear import KINDS
from ..state import Sheet, Volcano
from ..steps.common import dragon_health, dragon_place
from ..steps.moving import Walk
from ..steps.outcome import enchanted_types
from ..steps.resting import Arrange, Craft
from ..steps.roaming import open_places
from ..steps.turn import ChoosePart
from .strength import Fist

#: On which levels the secret exit and the legendary dragon lie.
EXIT_LEVEL: Final = 2
DRAGON_LEVEL: Final = 3
#: A tile nearer to a special one that is still in its stack.
DRAW: Final = 30.0
#: How much more it is to many, who are soon strong enough together; a few must arm themselves first.
EACH_MORE: Final = 0.25
MOST_KEEN: Final = 1.5
#: How fast the readiness of a samurai for the last fight grows with what it can deal out.
KEENNESS: Final = 0.4
#: When the two should be found, as parts of the time: from when to when tiles of their levels are drawn. The dragons of
#: level II are small; for those of level III one should be armed.
SCHEDULE: Final = {EXIT_LEVEL: (0.0, 0.32), DRAGON_LEVEL: (0.06, 0.42)}
#: What exploring is worth to those who are in time with it, how fast that grows as they fall behind, and what it is
#: worth in any case; so ready for the last fight there is nothing to wait for.
IN_TIME: Final = 0.6
HURRY: Final = 2.0
CURIOUS: Final = 0.1
ENOUGH: Final = 0.5
#: How ready they should be at which part of the time, and how much more arming counts to those who are not.
TO_BE_READY: Final = 0.75
READY_BY: Final = 0.7
ARMING: Final = 3.0
#: Who has found too little when time runs away has less and less to lose: between which parts of the time all should be
#: found at the latest, how fast hope goes, and what is left of it.
AT_THE_LATEST: Final = (0.25, 0.65)
DESPAIR: Final = 1.0
DESPERATE: Final = 0.2
#: What part of its use a cube in the backpack has that could lie in a weapon or a helmet, and while one crafts.
CARRIED: Final = 0.6
AT_WORK: Final = 0.85
#: A temple with a type of blueprint that nobody has.
NEW_TYPE: Final = 15.0
#: From so many rounds before the end on, what is not done yet counts less and less.
LATE: Final = 8.0
#: Lives count less from an earlier round on, but always something.
WARY: Final = 14.0
SHY: Final = 0.1
#: So many rounds before it the legendary dragon must be dead: the way out takes time.
LEAVING: Final = 3
#: Scenario 6 is short and needs no way out: its end comes nearer later.
TAME_SPAN: Final = 0.4


class Haste(NamedTuple):
    """What the next part of some work is worth: at first `most`, less the more is `done`, in any case the `least`."""

    most: float
    least: float
    done: float

    def now(self) -> float:
        """What the next part is worth, of all the work being 1."""
        return min(1.0, max(self.least, self.most - HURRY * self.done))

    def so_far(self) -> float:
        """What was done is worth: each part of it what it was worth when it was next."""
        full = min(self.done, max(0.0, (self.most - 1.0) / HURRY))
        falling = min(self.done, max(full, (self.most - self.least) / HURRY))
        mean = self.most - HURRY * (full + falling) / 2.0
        return full + (falling - full) * mean + (self.done - falling) * self.least


@mypyc_attr(native_class=False)
class Party:
    """The players of a match as one look at the state sees them: what is worked out once and used often."""

    __slots__ = (
        "dragons",
        "draw",
        "drawn",
        "fists",
        "ground",
        "hope",
        "nerve",
        "open",
        "open_cards",
        "part",
        "played",
        "players",
        "prints",
        "sought",
        "state",
        "time",
    )

    def __init__(self, state: Volcano) -> None:
        self.state = state
        self.time = lateness(state, LATE)
        self.nerve = max(SHY, lateness(state, WARY))
        goal = state.config.goal
        self.players = state.sheets[: state.config.players]
        self.fists = [Fist(sheet) for sheet in self.players]
        health = to_deal(state, LEGENDARY_DRAGON, dragon_health(state, LEGENDARY_DRAGON))
        self.part = KEENNESS * len(self.fists) / health
        self.played = state.round / (rounds_left(state) + state.round)
        self.sought = sought(state)
        self.draw: dict[int, float] = {}
        self.drawn = 0.0
        self.hope = 1.0
        self.look_at_what_is_to_be_found()
        self.dragons = [(place, number - 1) for place, number in enumerate(state.dragons) if number]
        # Where one can walk without a fight, and where dragons may go.
        self.ground = state.dry_mask()
        for place, _ in self.dragons:
            self.ground &= ~volcano.PLACE_MASK[place]
        self.open = open_places(state)
        self.open_cards = by_type(state.equipment)
        self.prints = () if goal in (SLAY_ALL, TAME) else wanted_prints(state, self.players)

    def ready(self, fist: Fist, ahead: float) -> float:
        """How ready for the legendary dragon one so armed is, from 0 to 1; everybody should be able to stand."""
        return 1.0 - exp(-self.part * fist.hopes(DRAGONS[LEGENDARY_DRAGON], ahead))

    def worth_of(self, ready: float) -> float:
        """What it is worth that a samurai is so ready: most as long as it should be more so by now."""
        due = TO_BE_READY * min(1.0, self.played / READY_BY)
        overdue = min(ready, due)
        return ready + ARMING * overdue * (due - overdue / 2.0)

    def look_at_what_is_to_be_found(self) -> None:
        """What a tile more of each level is worth, what all that were drawn are, and how much there is to lose."""
        each = DRAW * min(MOST_KEEN, 1.0 + EACH_MORE * max(0, len(self.fists) - 2))
        ready = sum([self.ready(fist, CARRIED) for fist in self.fists]) / len(self.fists) / ENOUGH
        least = min(1.0, max(CURIOUS, ready * ready))
        at_first = draws_left(COOP_STACKS[len(self.fists) - 1][1], COOP_GROUP)
        behind = 0.0
        latest = part_of(self.played, AT_THE_LATEST)
        for level, span in SCHEDULE.items():
            due = part_of(self.played, span)
            done = 1.0 - self.sought.get(level, 0.0) / at_first
            haste = Haste(IN_TIME + HURRY * due, least, done)
            self.draw[level] = each * haste.now()
            self.drawn += each * at_first * haste.so_far()
            behind += max(0.0, latest - done)
        self.hope = max(DESPERATE, 1.0 - DESPAIR * behind)

    def ahead(self, seat: int) -> float:
        """How much of what a player could craft counts already."""
        return AT_WORK if seat == self.state.seat and isinstance(self.state.asking, (Craft, Arrange)) else CARRIED


@lru_cache(maxsize=1024)
def by_type(cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Cards, parted by the type of gear that they show."""
    return tuple([tuple([card for card in cards if CARD_TYPE[card] == kind]) for kind in KINDS])


def part_of(time: float, span: tuple[float, float]) -> float:
    """Which part of a span of time is over, from 0 to 1."""
    start, end = span
    return min(1.0, max(0.0, (time - start) / (end - start)))


def sought(state: Volcano) -> dict[int, float]:
    """The levels on which something is still looked for, and how many tiles it takes on average."""
    goal = state.config.goal
    found: dict[int, float] = {}
    if state.exit_cell < 0 and goal != TAME:
        found[EXIT_LEVEL] = draws_left(*group_of(state, EXIT_LEVEL))
    if not state.legendary_dead and goal != BEAT_GUARDS and dragon_place(state, LEGENDARY_DRAGON) < 0:
        found[DRAGON_LEVEL] = draws_left(*group_of(state, DRAGON_LEVEL))
    return found


def group_of(state: Volcano, level: int) -> tuple[int, int]:
    """How many tiles lie above the group with the special tile of a stack, and how many are in it (FK-170)."""
    above = 0
    for layer in state.stack(level).layers:
        if COOP_SPECIAL[level - 1] in layer.cards:
            return above, len(layer.cards)
        above += len(layer.cards)
    return 0, 0


def to_deal(state: Volcano, dragon: int, health: int) -> int:
    """The damage that decides a fight: the legendary dragon may have to be tamed, not slain (FK-235)."""
    return max(1, health - state.config.tame) if dragon == LEGENDARY_DRAGON else health


def draws_left(top: int, group: int) -> float:
    """How many more tiles will be drawn, on average, until the special one of the group comes."""
    return top + (group + 1) / 2.0 if group else 0.0


def rounds_left(state: Volcano) -> int:
    """How many rounds there still are, this one included."""
    config = state.config
    final = len(config.final_events)
    total = config.rounds + final + (final + config.second_rounds if config.second_rounds else 0)
    return total - state.round + 1


def lateness(state: Volcano, span: float) -> float:
    """1 while there is time, falling to 0 when it is too late for the fight and the way out."""
    if state.config.goal == TAME:
        return min(1.0, max(0.0, rounds_left(state) / (span * TAME_SPAN)))
    return min(1.0, max(0.0, (rounds_left(state) - LEAVING) / span))


def wanted_prints(state: Volcano, players: list[Sheet]) -> tuple[tuple[int, float], ...]:
    """Temples with blueprints, and what those are worth that the group still needs."""
    settled = enchanted_types(players) | {CARD_TYPE[card] for sheet in players for card in sheet.blueprints}
    return tuple(
        (1 << volcano.TEMPLE_CELLS[number], NEW_TYPE if {CARD_TYPE[card] for card in cards} - settled else 0.0)
        for number, cards in enumerate(state.temples)
        if cards
    )


def steps_ahead(state: Volcano, sheet: Sheet) -> int:
    """Steps that a Move already chosen still has."""
    if sheet is not state.hero():
        return 0
    asking = state.asking
    if isinstance(asking, Walk):
        return state.this_move().steps
    if isinstance(asking, ChoosePart):
        turn = state.this_turn()
        return sheet.steps() if turn.main_left and turn.action == 0 else 0
    return 0


def free_to_leave(party: Party, sheet: Sheet) -> bool:
    """Has this samurai done what it must, so that only the way out is left?"""
    state = party.state
    if not state.legendary_dead or state.exit_cell < 0 or state.config.goal == TAME:
        return False
    return state.config.goal == SLAY_ALL or sheet.enchanted() > 0
