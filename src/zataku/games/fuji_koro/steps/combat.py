"""Fights: how they begin, who joins, who rolls when (FK-111 to FK-120, FK-135 to FK-139, FK-227)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from zataku.kernel.messages import Arg, Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import ActAs
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from .. import map as volcano
from ..components import BOARDS, DRAGON_TYPES, DRAGONS, DRUM_INITIATIVE, FALLEN_TEETH, WAR_DRUM
from ..config import Config
from ..gear import HELMET
from ..names import (
    cell_name,
    cube_counted,
    cube_name,
    dragon_name,
    face_names,
    found_on,
    place_name,
    seat_name,
    slot_name,
)
from ..state import DRAGON_FIGHT, DUEL, FOE, MONK_FIGHT, NOWHERE, Fight, Volcano
from ..vocabulary import CELL, CUBES, HOMES, PACK_SLOT, SEND, STAY_OUT, THROW, USE
from .aftermath import CLOSE_FIGHT, END_FIGHT
from .asking import Asking, about_cubes, about_next_cell, cell_element, place_element, with_things
from .backpack import throw_out, use_up
from .common import damage_of, dragon_health, roll_faces
from .cubes import send_monk_away
from .leaving import OFFER_FLIGHT, offer_flight
from .outcome import tamed
from .rolling import FOE_ROLLS, STRIKE, fought_dragon, hit_foe, tell_health


def begin_dragon_fight(
    state: Volcano, place: int, fighters: int, starter: int, origin: int = -1, defending: bool = False
) -> None:
    """A fight with the dragon of a tile; joiners and brave monks come first (FK-111)."""
    dragon = state.dragons[place] - 1
    fight = _begin(state, DRAGON_FIGHT, fighters, starter, origin)
    fight.place = place
    fight.health = dragon_health(state, dragon)
    fight.defending = defending
    if state.log is not None:
        state.tell(
            "event-dragon-fight",
            dragon=dragon_name(dragon),
            amount=fight.health,
            seats=tuple(SeatName(seat) for seat in range(state.config.players) if fighters >> seat & 1),
            place=place_name(volcano.PLACE_NAMES[place]),
            at=(place_element(place),),
        )
    joining = 0 if state.config.joining else (1 << state.config.players) - 1
    state.agenda += course_of_fight(fight_seats(state, fight), fighters | joining, state.seat)


@cache
def course_of_fight(seats: tuple[int, ...], asked: int, seat: int) -> tuple[Step[Any], ...]:
    """What a dragon fight consists of, as it lies on the agenda: what is done first comes last.

    All but those who were `asked` or fight already may join; in the end the decisions are the seat's again.
    """
    steps: list[Step[Any]] = [Join.of(other) for other in seats if not asked >> other & 1]
    steps += [Ready.of(other) for other in seats]
    steps += (FIX_ORDER, END_FIGHT, MEETINGS, ActAs.of(seat))
    return tuple(reversed(steps))


def begin_duel(state: Volcano, attacker: int, defender: int, origin: int) -> None:
    """Two samurai fight; nobody joins, no monk is sent (FK-136, FK-137)."""
    fight = _begin(state, DUEL, 1 << attacker | 1 << defender, attacker, origin)
    fight.cell = state.sheets[attacker].cell
    if state.log is not None:
        state.tell("event-duel", seat=SeatName(attacker), other=seat_name(state, defender))
    steps: list[Step[Any]] = [Drum.of(seat) for seat in (attacker, defender)]
    state.push(*steps, FIX_ORDER, END_FIGHT, CLOSE_FIGHT, ActAs.of(state.seat))


def begin_monk_fight(state: Volcano, seat: int, cell: int, origin: int = -1, approached: bool = False) -> None:
    """A samurai fights a monk alone; the monk rolls first (FK-227, FK-228)."""
    fight = _begin(state, MONK_FIGHT, 1 << seat, seat, origin)
    fight.cell = cell
    fight.health = state.config.monk_health
    fight.defending = approached
    fight.order = (FOE, seat)
    if state.log is not None:
        state.tell("event-monk-fight", seat=SeatName(seat), cell=cell_name(volcano.CELL_NAMES[cell]))
    state.push(_ROUND[0], END_FIGHT, CLOSE_FIGHT, ActAs.of(state.seat))


def _begin(state: Volcano, kind: int, fighters: int, initiator: int, origin: int) -> Fight:
    state.fight = fight = Fight()
    fight.kind = kind
    fight.fighters = fight.party = fighters
    fight.initiator = initiator
    fight.origins = replaced(NOWHERE, initiator, origin)
    return fight


def fight_seats(state: Volcano, fight: Fight) -> tuple[int, ...]:
    """Turn order in a dragon fight: from the one who started it; from the first player if the dragon did (FK-179)."""
    return state.seats_from(state.first if fight.defending else fight.initiator)


def entry_cells(state: Volcano, seat: int) -> int:
    """Cells of the dragon's tile that a samurai could join on."""
    fight = state.fight
    assert fight is not None
    return cells_to_join_on(state, seat, fight.place)


def cells_to_join_on(state: Volcano, seat: int, place: int) -> int:
    """Cells of a tile that a samurai could join a fight on; its own, if it is there (FK-112, FK-210)."""
    sheet = state.sheets[seat]
    cell = sheet.cell
    if not sheet.standing or cell < 0:
        return 0
    if volcano.CELL_PLACE[cell] == place:
        return volcano.CELL_BIT[cell]
    tile = volcano.PLACE_MASK[place]
    reach = BOARDS[sheet.board].join_range
    if reach == 1:
        near = volcano.NEIGHBOUR_MASK[cell] & tile
        return near & state.free_mask() if near else 0
    return volcano.within_steps(cell, state.dry_mask(), reach) & tile & state.free_mask()


class Join(Step[Volcano]):
    """Ask a samurai next to the dragon's tile, if there is a cell for it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        if entry_cells(state, self.seat):
            state.ask(self.seat, ASK_TO_JOIN)


class AskToJoin(Asking):
    """Join a dragon fight on one of its cells, or stay out (FK-112)."""

    rules = ("FK-112", "FK-123", "FK-210")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [*(CELL[cell] for cell in volcano.cells_of(entry_cells(state, state.seat))), STAY_OUT]

    def go_to(self, state: Volcano, cell: int) -> None:
        sheet = state.me()
        fight = state.this_fight()
        fight.origins = replaced(fight.origins, state.seat, sheet.cell)
        sheet.cell = cell
        fight.fighters |= 1 << state.seat
        fight.party |= 1 << state.seat
        if state.log is not None:
            state.tell("event-join", seat=SeatName(state.seat), at=(cell_element(cell), elements.samurai(state.seat)))

    def stay_out(self, state: Volcano) -> None:
        """Somebody else's fight."""

    def prompt(self, state: Volcano) -> Message:
        place = place_name(volcano.PLACE_NAMES[state.this_fight().place])
        return message("prompt-ask-to-join", place=place, **at_stake(state))

    def describe_go_to(self, state: Volcano, cell: int) -> Description:
        # The dragon is named in the question.
        return with_things(
            about_next_cell(state, "option-join", cell),
            tuple(each for each in found_on(state, cell) if each != fought_dragon(state)),
        )


ASK_TO_JOIN: Final = AskToJoin.of()


def at_stake(state: Volcano) -> dict[str, Arg]:
    """The dragon with its health, who would roll first, how hard it hits, and what its fall brings."""
    fight = state.this_fight()
    dragon = DRAGONS[state.dragons[fight.place] - 1]
    kind = DRAGON_TYPES[dragon.type]
    own = initiative(state, state.seat)
    first = own > dragon.initiative or (own == dragon.initiative and fight.defending)
    order = message("name-rolls-first" if first else "name-rolls-later", own=own, its=dragon.initiative)
    if state.config.dragon_lays:
        fall: Message = message("name-fall-points", points=kind.points)
    elif state.config.scores_points:
        fall = message("name-fall-each", points=kind.points, teeth=FALLEN_TEETH)
    else:
        fall = message("name-fall-together", teeth=kind.reward)
    hits = message("name-hits", dice=kind.dice, helmet=state.me().protection(HELMET))
    return {"dragon": fought_dragon(state), "amount": fight.health, "order": order, "hits": hits, "fall": fall}


class Ready(Step[Volcano]):
    """What a fighter may do before the order is fixed: send a brave monk, beat the war drum."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        fight = state.fight
        assert fight is not None
        if not fight.fighters >> self.seat & 1 or fight.health <= 0:
            return
        sheet = state.sheets[self.seat]
        steps: list[Step[Any]] = []
        dragon = DRAGONS[state.dragons[fight.place] - 1]
        if DRAGON_TYPES[dragon.type].monks and (sheet.pack_monks or any(sheet.monks)):
            steps.append(SEND_MONK)
        if WAR_DRUM in sheet.adventures:
            steps.append(BEAT_DRUM)
        if steps:
            state.ask(self.seat, *steps)


class Drum(Step[Volcano]):
    """Before a duel: the war drum only."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        if WAR_DRUM in state.sheets[self.seat].adventures:
            state.ask(self.seat, BEAT_DRUM)


class BeatDrum(Asking):
    """Use the war drum for more initiative in this fight."""

    rules = ("FK-076", "FK-117")

    def run(self, state: Volcano) -> Sequence[Option]:
        # A samurai that has left after the die of its own monk is out of the fight (FK-211).
        return (USE[WAR_DRUM], USE[None]) if state.this_fight().fighters >> state.seat & 1 else ()

    def use(self, state: Volcano, kind: int | None) -> None:
        if kind is not None:
            use_up(state, state.me(), kind)
            state.this_fight().boosted |= 1 << state.seat


BEAT_DRUM: Final = BeatDrum.of()


class SendMonk(Asking):
    """Send away a brave monk, or nobody (FK-114 to FK-116, FK-119)."""

    rules = ("FK-114", "FK-115", "FK-116", "FK-119")

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.me()
        offer = [SEND[kind] for kind in range(4) if sheet.monks[kind]]
        if sheet.pack_monks:
            offer.append(SEND[PACK_SLOT])
        offer.append(SEND[None])
        return offer

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-send-monk", **at_stake(state))

    def send(self, state: Volcano, slot: int | None) -> None:
        if slot is None:
            return
        state.this_fight().sent |= 1 << state.seat
        if state.log is not None:
            state.tell("event-brave-monk", seat=SeatName(state.seat), slot=slot_name(slot))
        if state.me().cubes():
            state.push(ThrowCube.of(slot))
        else:
            send_monk_away(state, state.seat, slot)

    def describe_send(self, state: Volcano, slot: int | None) -> Description:
        if slot is None:
            return Description(message("option-send-nobody"))
        label = message("option-send", item=slot_name(slot))
        return Description(label, targets=(elements.slot(state.seat, HOMES[slot]),))


SEND_MONK: Final = SendMonk.of()


class ThrowCube(Step[Volcano]):
    """The brave monk throws a resource from the backpack: one die of its colour is rolled (FK-115)."""

    __slots__ = ("slot",)
    rules = ("FK-115",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: Volcano) -> Sequence[Option]:
        pack = state.me().pack
        return [THROW[material] for material in (0, 1, 2) if pack[material]]

    def throw(self, state: Volcano, material: int) -> None:
        throw_out(state, state.me(), CUBES[material])
        dice = (int(material == 0), int(material == 1), int(material == 2), 0)
        rolled = roll_faces(state, dice)
        damage = damage_of(rolled)
        hit_foe(state, damage)
        if state.log is not None:
            faces = face_names(rolled)
            state.tell(
                "event-throw",
                seat=SeatName(state.seat),
                cube=cube_name(material),
                cost=cube_counted(material),
                faces=faces,
                amount=damage,
            )
            tell_health(state)
        if state.this_fight().health > 0:
            state.push(OFFER_FLIGHT)
            offer_flight(state)
        send_monk_away(state, state.seat, self.slot)

    def describe_throw(self, state: Volcano, material: int) -> Description:
        return about_cubes(state, "option-throw", state.seat, material)


def initiative(state: Volcano, seat: int) -> int:
    value = state.sheets[seat].initiative()
    return value + DRUM_INITIATIVE if state.this_fight().boosted >> seat & 1 else value


class FixOrder(Step[Volcano]):
    """Who rolls when, for the whole fight (FK-117 to FK-120, FK-137)."""

    rules = ("FK-117", "FK-118", "FK-119", "FK-120", "FK-137")

    def run(self, state: Volcano) -> None:
        fight = state.this_fight()
        if fight.kind == DUEL:
            attacker = fight.initiator
            defender = (fight.fighters & ~(1 << attacker)).bit_length() - 1
            first = initiative(state, attacker) > initiative(state, defender)
            fight.order = (attacker, defender) if first else (defender, attacker)
        else:
            fight.order = self._dragon_order(state, fight)
        _ROUND[0].run(state)

    def _dragon_order(self, state: Volcano, fight: Fight) -> tuple[int, ...]:
        # Sorting is stable, so that ties keep the turn order from the one who started the fight.
        seats = [seat for seat in fight_seats(state, fight) if fight.fighters >> seat & 1]
        fierce = DRAGONS[state.dragons[fight.place] - 1].initiative
        if len(seats) == 1:
            seat = seats[0]
            quick = initiative(state, seat)
            first = fight.sent >> seat & 1 or quick > fierce or (quick == fierce and fight.defending)
            return (seat, FOE) if first else (FOE, seat)
        ranked = sorted(seats, key=lambda seat: -initiative(state, seat))
        brave = [seat for seat in ranked if fight.sent >> seat & 1]
        others = [seat for seat in ranked if not fight.sent >> seat & 1]
        before = [
            seat
            for seat in others
            if initiative(state, seat) > fierce or (initiative(state, seat) == fierce and fight.defending)
        ]
        after = [seat for seat in others if seat not in before]
        return (*brave, *before, FOE, *after)


FIX_ORDER: Final = FixOrder.of()


class Round(Step[Volcano]):
    """The next one in the order rolls, again and again until the fight is over (FK-111, FK-132, FK-139)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Volcano) -> None:
        if state.won or state.lost:
            return
        fight = state.fight
        assert fight is not None
        if fight.kind == DUEL:
            self._duel(state, fight)
            return
        if state.config.tame and tamed(state):
            return
        if fight.health <= 0 or not fight.fighters:
            return
        actor = fight.order[self.place]
        state.agenda.append(_ROUND[(self.place + 1) % len(fight.order)])
        if actor == FOE:
            FOE_ROLLS.run(state)
        elif fight.fighters >> actor & 1:
            state.seat = actor
            STRIKE.run(state)

    def _duel(self, state: Volcano, fight: Fight) -> None:
        if fight.fighters.bit_count() < 2:
            return
        first, second = fight.order
        if not state.sheets[first].armed() and not state.sheets[second].armed():
            return
        state.agenda.append(_ROUND[1 - self.place])
        state.seat = fight.order[self.place]
        STRIKE.run(state)


#: By the place in the order of rolls: every seat, and the dragon or monk.
_ROUND: Final = tuple(Round.of(place) for place in range(FOE + 1))


def monk_waits(state: Volcano, cell: int) -> bool:
    """Scenario 4: is there a monk that nobody passes without a fight (FK-227)?"""
    return state.config.monk_health > 0 and state.monks & volcano.CELL_BIT[cell] != 0


def fights_on_sight(config: Config) -> bool:
    """Does the scenario make samurai fight monks, or each other, wherever they meet (FK-216, FK-227)?"""
    return config.monk_health > 0 or config.must_fight


class Meet(Step[Volcano]):
    """After going somewhere otherwise than by an own step: monks and samurai that fight on sight (FK-270, FK-272).

    `met` are seats that have had this meeting already.
    """

    __slots__ = ("met", "origin", "seat")

    def __init__(self, seat: int, origin: int, met: int) -> None:
        self.seat = seat
        self.origin = origin
        self.met = met

    def run(self, state: Volcano) -> None:
        sheet = state.sheets[self.seat]
        if not sheet.standing or sheet.cell < 0:
            return
        if monk_waits(state, sheet.cell) and not state.dragons[volcano.CELL_PLACE[sheet.cell]]:
            begin_monk_fight(state, self.seat, sheet.cell, self.origin)
        elif state.config.must_fight and not state.safe(sheet.cell):
            other = state.other_on(sheet.cell, self.seat)
            if other >= 0 and not self.met >> other & 1 and (sheet.armed() or state.sheets[other].armed()):
                begin_duel(state, self.seat, other, self.origin)


class Meetings(Step[Volcano]):
    """When a dragon fight is over its fighters may meet monks and samurai that fight on sight (FK-270, FK-272)."""

    rules = ("FK-270", "FK-272")

    def run(self, state: Volcano) -> None:
        fight = state.this_fight()
        if fights_on_sight(state.config):
            party = [seat for seat in state.seats_from(state.active) if fight.party >> seat & 1]
            state.push(*(Meet.of(seat, fight.origins[seat], 0) for seat in party))
        state.push(CLOSE_FIGHT)


MEETINGS: Final = Meetings.of()
