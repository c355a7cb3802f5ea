"""Fights: how they begin, who joins, who rolls when (FK-111 to FK-120, FK-135 to FK-139, FK-227)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import DRAGON_TYPES, DRAGONS, DRUM_INITIATIVE, WAR_DRUM
from zataku.games.fuji_koro.labels import Asking, cell_name, place_name
from zataku.games.fuji_koro.rules import ask_seat, changed, damage_of, dragon_health, dragon_name, roll_faces, seat_name
from zataku.games.fuji_koro.state import DRAGON_FIGHT, DUEL, FOE, MONK_FIGHT, NOBODY, NOWHERE, Volcano
from zataku.games.fuji_koro.steps.aftermath import END_FIGHT
from zataku.games.fuji_koro.steps.backpack import throw_out, use_up
from zataku.games.fuji_koro.steps.cubes import send_monk_away
from zataku.games.fuji_koro.steps.leaving import OFFER_FLIGHT, offer_flight
from zataku.games.fuji_koro.steps.outcome import tamed
from zataku.games.fuji_koro.steps.rolling import FOE_ROLLS, STRIKE, fought_dragon, hit_foe, tell_health
from zataku.games.fuji_koro.telling import found_on, with_things
from zataku.games.fuji_koro.vocabulary import CELL, SEND, SEND_NOBODY, STAY_OUT, THROW, USE, USE_NOTHING
from zataku.kernel.interpreter import ActAs
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step


def _clear(state: Volcano, kind: int) -> None:
    state.fight = kind
    state.sent = state.boosted = state.broke = state.party = 0
    state.killed = -1
    state.owed = NOBODY
    state.order = ()
    state.rolled = ()


def begin_dragon_fight(state: Volcano, place: int, fighters: int, starter: int, defending: bool) -> None:
    """A fight with the dragon of a tile; joiners and brave monks come first (FK-111)."""
    _clear(state, DRAGON_FIGHT)
    state.fight_place = place
    dragon = state.dragons[place] - 1
    state.health = dragon_health(state, dragon)
    state.fighters = state.party = fighters
    state.initiator = starter
    state.defending = defending
    state.origins = NOWHERE if defending else changed(NOWHERE, starter, state.came_from)
    if state.log is not None:
        state.tell(
            "event-dragon-fight",
            dragon=dragon_name(dragon),
            amount=state.health,
            seats=tuple(SeatName(seat) for seat in range(state.config.players) if fighters >> seat & 1),
            place=place_name(volcano.PLACE_NAMES[place]),
            at=(f"place-{volcano.PLACE_NAMES[place]}",),
        )
    seats = fight_seats(state)
    steps: list[Step[Any]] = []
    if state.config.joining:
        steps.extend(Join.of(seat) for seat in seats if not fighters >> seat & 1)
    steps.extend(Ready.of(seat) for seat in seats)
    state.push(*steps, FIX_ORDER, END_FIGHT, MEETINGS, ActAs.of(state.seat))


def fight_seats(state: Volcano) -> list[int]:
    """Turn order in a dragon fight: from the one who started it; from the first player if the dragon did (FK-179)."""
    return state.seats_from(state.first if state.defending else state.initiator)


def begin_duel(state: Volcano, attacker: int, defender: int) -> None:
    """Two samurai fight; nobody joins, no monk is sent (FK-136, FK-137)."""
    _clear(state, DUEL)
    state.fighters = state.party = 1 << attacker | 1 << defender
    state.initiator = attacker
    state.defending = False
    state.fight_cell = state.sheets[attacker].cell
    state.origins = changed(NOWHERE, attacker, state.came_from)
    if state.log is not None:
        state.tell("event-duel", seat=SeatName(attacker), other=seat_name(state, defender))
    steps: list[Step[Any]] = [Drum.of(seat) for seat in (attacker, defender)]
    state.push(*steps, FIX_ORDER, END_FIGHT, ActAs.of(state.seat))


def begin_monk_fight(state: Volcano, seat: int, cell: int, approached: bool) -> None:
    """A samurai fights a monk alone; the monk rolls first (FK-227, FK-228)."""
    _clear(state, MONK_FIGHT)
    state.fighters = state.party = 1 << seat
    state.initiator = seat
    state.defending = approached
    state.fight_cell = cell
    state.health = state.config.monk_health
    state.origins = NOWHERE if approached else changed(NOWHERE, seat, state.came_from)
    state.order = (FOE, seat)
    if state.log is not None:
        state.tell("event-monk-fight", seat=SeatName(seat), cell=volcano.CELL_NAMES[cell])
    state.push(Round.of(0), END_FIGHT, ActAs.of(state.seat))


def entry_cells(state: Volcano, seat: int) -> int:
    """Cells of the dragon's tile that a samurai could join on."""
    return cells_to_join_on(state, seat, state.fight_place)


def cells_to_join_on(state: Volcano, seat: int, place: int) -> int:
    """Cells of a tile that a samurai could join a fight on; its own, if it is there (FK-112, FK-210)."""
    sheet = state.sheets[seat]
    if not sheet.standing or sheet.cell < 0:
        return 0
    tile = volcano.PLACE_MASK[place]
    if tile >> sheet.cell & 1:
        return 1 << sheet.cell
    free = tile & state.free_mask()
    reach = sheet.plan().join_range
    if reach == 1:
        return volcano.NEIGHBOUR_MASK[sheet.cell] & free
    return volcano.within_steps(sheet.cell, state.dry_mask(), reach) & free


class Join(Step[Volcano]):
    """Ask a samurai next to the dragon's tile, if there is a cell for it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        if not state.fighters >> self.seat & 1 and entry_cells(state, self.seat):
            ask_seat(state, self.seat, ASK_TO_JOIN)


class AskToJoin(Asking):
    """Join a dragon fight on one of its cells, or stay out (FK-112)."""

    rules = ("FK-112", "FK-123", "FK-210")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [*(CELL[cell] for cell in volcano.cells_of(entry_cells(state, state.seat))), STAY_OUT]

    def take(self, state: Volcano, option: Option) -> None:
        if option is STAY_OUT:
            return
        sheet = state.me()
        state.origins = changed(state.origins, state.seat, sheet.cell)
        sheet.cell = option.id - CELL[0].id
        state.fighters |= 1 << state.seat
        state.party |= 1 << state.seat
        if state.log is not None:
            state.tell("event-join", seat=SeatName(state.seat), at=(f"cell-{volcano.CELL_NAMES[sheet.cell]}",))

    def prompt(self, state: Volcano) -> Message:
        dragon = fought_dragon(state)
        place = place_name(volcano.PLACE_NAMES[state.fight_place])
        return message("prompt-ask-to-join", dragon=dragon, place=place, amount=state.health)

    def describe(self, state: Volcano, option: Option) -> Description:
        if option is STAY_OUT:
            return super().describe(state, option)
        cell = option.id - CELL[0].id
        name = volcano.CELL_NAMES[cell]
        plain = Description(message("option-join", cell=cell_name(name)), targets=(f"cell-{name}",))
        # The dragon is named in the question.
        return with_things(plain, tuple(each for each in found_on(state, cell) if each != fought_dragon(state)))


ASK_TO_JOIN = AskToJoin.of()


class Ready(Step[Volcano]):
    """What a fighter may do before the order is fixed: send a brave monk, beat the war drum."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        if not state.fighters >> self.seat & 1 or state.health <= 0:
            return
        sheet = state.sheets[self.seat]
        steps: list[Step[Any]] = []
        dragon = DRAGONS[state.dragons[state.fight_place] - 1]
        if DRAGON_TYPES[dragon.type].monks and (sheet.pack_monks or any(sheet.monks)):
            steps.append(SEND_MONK)
        if WAR_DRUM in sheet.adventures:
            steps.append(BEAT_DRUM)
        if steps:
            ask_seat(state, self.seat, *steps)


class Drum(Step[Volcano]):
    """Before a duel: the war drum only."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        if WAR_DRUM in state.sheets[self.seat].adventures:
            ask_seat(state, self.seat, BEAT_DRUM)


class BeatDrum(Asking):
    """Use the war drum for more initiative in this fight."""

    rules = ("FK-076", "FK-117")

    def run(self, state: Volcano) -> Sequence[Option]:
        # A samurai that has left after the die of its own monk is out of the fight (FK-211).
        return (USE[WAR_DRUM], USE_NOTHING) if state.fighters >> state.seat & 1 else ()

    def take(self, state: Volcano, option: Option) -> None:
        if option is not USE_NOTHING:
            use_up(state, state.me(), WAR_DRUM)
            state.boosted |= 1 << state.seat


BEAT_DRUM = BeatDrum.of()


class SendMonk(Asking):
    """Send away a brave monk, or nobody (FK-114 to FK-116, FK-119)."""

    rules = ("FK-114", "FK-115", "FK-116", "FK-119")

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.me()
        offer = [SEND[kind] for kind in range(4) if sheet.monks[kind]]
        if sheet.pack_monks:
            offer.append(SEND[4])
        offer.append(SEND_NOBODY)
        return offer

    def prompt(self, state: Volcano) -> Message:
        dragon = fought_dragon(state)
        return message("prompt-send-monk", dragon=dragon, amount=state.health)

    def take(self, state: Volcano, option: Option) -> None:
        if option is SEND_NOBODY:
            return
        state.sent |= 1 << state.seat
        slot = option.id - SEND[0].id
        if state.log is not None:
            state.tell("event-brave-monk", seat=SeatName(state.seat), slot=self.item(option))
        if state.me().cubes():
            state.push(ThrowCube.of(slot))
        else:
            send_monk_away(state, state.seat, slot)


SEND_MONK = SendMonk.of()


class ThrowCube(Asking):
    """The brave monk throws a resource from the backpack: one die of its colour is rolled (FK-115)."""

    __slots__ = ("slot",)
    rules = ("FK-115",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: Volcano) -> Sequence[Option]:
        pack = state.me().pack
        return [THROW[material] for material in (0, 1, 2) if pack[material]]

    def take(self, state: Volcano, option: Option) -> None:
        material = option.id - THROW[0].id
        throw_out(state, state.me(), (material, 0))
        dice = (int(material == 0), int(material == 1), int(material == 2), 0)
        damage = damage_of(roll_faces(state, dice))
        hit_foe(state, damage)
        if state.log is not None:
            state.tell("event-throw", seat=SeatName(state.seat), cube=self.item(option), amount=damage)
            tell_health(state)
        if state.health > 0:
            state.push(OFFER_FLIGHT)
            offer_flight(state)
        send_monk_away(state, state.seat, self.slot)


def initiative(state: Volcano, seat: int) -> int:
    value = state.sheets[seat].initiative()
    return value + DRUM_INITIATIVE if state.boosted >> seat & 1 else value


class FixOrder(Step[Volcano]):
    """Who rolls when, for the whole fight (FK-117 to FK-120, FK-137)."""

    rules = ("FK-117", "FK-118", "FK-119", "FK-120", "FK-137")

    def run(self, state: Volcano) -> None:
        if state.fight == DUEL:
            attacker = state.initiator
            defender = (state.fighters & ~(1 << attacker)).bit_length() - 1
            first = initiative(state, attacker) > initiative(state, defender)
            state.order = (attacker, defender) if first else (defender, attacker)
        else:
            state.order = self._dragon_order(state)
        state.push(Round.of(0))

    def _dragon_order(self, state: Volcano) -> tuple[int, ...]:
        # Sorting is stable, so that ties keep the turn order from the one who started the fight.
        seats = [seat for seat in fight_seats(state) if state.fighters >> seat & 1]
        ranked = sorted(seats, key=lambda seat: -initiative(state, seat))
        brave = [seat for seat in ranked if state.sent >> seat & 1]
        others = [seat for seat in ranked if not state.sent >> seat & 1]
        fierce = DRAGONS[state.dragons[state.fight_place] - 1].initiative
        before = [
            seat
            for seat in others
            if initiative(state, seat) > fierce or (initiative(state, seat) == fierce and state.defending)
        ]
        after = [seat for seat in others if seat not in before]
        return (*brave, *before, FOE, *after)


FIX_ORDER = FixOrder.of()


class Round(Step[Volcano]):
    """The next one in the order rolls, again and again until the fight is over (FK-111, FK-132, FK-139)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Volcano) -> None:
        if state.won or state.lost:
            return
        if state.fight == DUEL:
            self._duel(state)
            return
        if tamed(state):
            return
        if state.health <= 0 or not state.fighters:
            return
        actor = state.order[self.place]
        following = Round.of((self.place + 1) % len(state.order))
        if actor == FOE:
            state.push(FOE_ROLLS, following)
        elif state.fighters >> actor & 1:
            state.push(ActAs.of(actor), STRIKE, following)
        else:
            state.push(following)

    def _duel(self, state: Volcano) -> None:
        if state.fighters.bit_count() < 2:
            return
        first, second = state.order
        if not state.sheets[first].armed() and not state.sheets[second].armed():
            return
        state.push(ActAs.of(state.order[self.place]), STRIKE, Round.of(1 - self.place))


def monk_waits(state: Volcano, cell: int) -> bool:
    """Scenario 4: is there a monk that nobody passes without a fight (FK-227)?"""
    return state.config.monk_health > 0 and state.monks >> cell & 1 == 1


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
            state.came_from = self.origin
            begin_monk_fight(state, self.seat, sheet.cell, False)
        elif state.config.must_fight and not state.safe(sheet.cell):
            other = state.other_on(sheet.cell, self.seat)
            if other >= 0 and not self.met >> other & 1 and (sheet.armed() or state.sheets[other].armed()):
                state.came_from = self.origin
                begin_duel(state, self.seat, other)


class Meetings(Step[Volcano]):
    """After a dragon fight its fighters may meet monks and samurai that fight on sight (FK-270, FK-272)."""

    rules = ("FK-270", "FK-272")

    def run(self, state: Volcano) -> None:
        if state.config.monk_health or state.config.must_fight:
            party = [seat for seat in state.seats_from(state.active) if state.party >> seat & 1]
            state.push(*(Meet.of(seat, state.origins[seat], 0) for seat in party))


MEETINGS = Meetings.of()
