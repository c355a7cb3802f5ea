"""The final chapter: countdown, lava, rope, palaces (FK-146 to FK-165, FK-187, FK-258)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    CARD_TYPE,
    COOL_SOLES,
    END,
    GREAT_LOWEST,
    GREAT_PALACE,
    ROPE,
    SLOT_ACTION,
    SLOT_BACKPACK,
    SLOT_SCROLL,
    SLOT_WEAPON,
    SMALL_PALACE,
    TRACK_MONK,
    TRACK_TOOTH,
    TRACKS,
)
from zataku.games.fuji_koro.config import SLAY_ALL
from zataku.games.fuji_koro.gear import SANDALS, TOOTH, WEAPON, squares_of
from zataku.games.fuji_koro.labels import Asking, gear_name
from zataku.games.fuji_koro.rules import changed, erupting_cells, lose_squares, monk_leaves, score
from zataku.games.fuji_koro.state import GREAT, IN_THE_VOLCANO, LEFT, NOBODY, SHOGUN, SMALL, Sheet, Volcano
from zataku.games.fuji_koro.steps.backpack import lose_blueprint, throw_out, use_up
from zataku.games.fuji_koro.steps.combat import Meet, begin_dragon_fight
from zataku.games.fuji_koro.steps.cubes import PAY_SANDALS, REPAIR_WEAPON, lose_disc, paying_square
from zataku.games.fuji_koro.steps.leaving import RESPAWN, lose_life, tell_where
from zataku.games.fuji_koro.steps.outcome import CHECK_GOAL
from zataku.games.fuji_koro.telling import AskingCell
from zataku.games.fuji_koro.vocabulary import (
    CELL,
    DELIVER,
    DELIVER_GEAR_TOOTH,
    DELIVER_NOTHING,
    KIND_MONK,
    LEAVE,
    REMAIN,
    SQUARE,
)
from zataku.kernel.interpreter import ActAs
from zataku.kernel.messages import Description, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

# Leaving


def dragon_visible(state: Volcano) -> bool:
    return any(state.dragons)


def palace_here(state: Volcano, sheet: Sheet) -> int:
    """Which palace a samurai that ends its turn here goes to (FK-156)."""
    if not sheet.standing or state.countdown_owner < 0:
        return IN_THE_VOLCANO
    if state.config.exit_needs_peace and dragon_visible(state):
        return IN_THE_VOLCANO
    if state.rope and sheet.cell == volcano.CENTRE_CELL:
        return GREAT
    if sheet.cell == state.exit_cell and state.config.secret_exit:
        return SMALL
    return IN_THE_VOLCANO


def escape(state: Volcano, seat: int, palace: int) -> None:
    sheet = state.sheets[seat]
    sheet.palace = palace
    sheet.cell = -1
    state.escapes += 1
    sheet.escape_order = state.escapes
    if state.log is not None:
        if palace == LEFT:
            state.tell("event-leave", seat=SeatName(seat))
        else:
            name = message("name-palace-great" if palace == GREAT else "name-palace-small")
            state.tell("event-escape", seat=SeatName(seat), palace=name)


def may_leave_together(state: Volcano, sheet: Sheet) -> bool:
    """Cooperative: is the secret exit open to this samurai (FK-186, FK-238, FK-276)?"""
    config = state.config
    if not sheet.standing or sheet.cell != state.exit_cell or not config.secret_exit or config.tame:
        return False
    if config.guards:
        return sheet.enchanted() == 3 and all(guard.cell < 0 for guard in state.sheets[config.players :])
    if config.goal == SLAY_ALL:
        return state.legendary_dead and not dragon_visible(state)
    return state.legendary_dead and sheet.enchanted() > 0


class EscapeCheck(Step[Volcano]):
    """The first thing at the end of a turn (FK-036, FK-156, FK-186, FK-217)."""

    rules = ("FK-036", "FK-156", "FK-186")

    def run(self, state: Volcano) -> None:
        sheet = state.hero()
        if sheet.palace != IN_THE_VOLCANO:
            return
        config = state.config
        if not config.scores_points:
            if may_leave_together(state, sheet):
                state.push(ASK_TO_LEAVE)
            return
        palace = palace_here(state, sheet)
        if palace and config.rope_waits:
            state.waiting |= 1 << state.active
        elif palace:
            escape(state, state.active, palace)


ESCAPE_CHECK = EscapeCheck.of()


class AskToLeave(Asking):
    """Cooperative: leave by the secret exit, or stay a while (FK-186)."""

    rules = ("FK-186",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return LEAVE, REMAIN

    def take(self, state: Volcano, option: Option) -> None:
        if option is LEAVE:
            escape(state, state.active, LEFT)
            state.push(CHECK_GOAL)


ASK_TO_LEAVE = AskToLeave.of()


# Bonuses of the shogun


def worth(state: Volcano, palace: int, track: int) -> int:
    """Points for the next thing on a track of the palace (FK-158, FK-161, FK-163)."""
    if palace == SMALL:
        return 0 if state.small_taken[track] else SMALL_PALACE[track]
    cells = GREAT_PALACE[track]
    taken = state.palace_taken[track]
    return cells[taken] if taken < len(cells) else GREAT_LOWEST[track]


def deliverable(state: Volcano, sheet: Sheet) -> list[Option]:
    """What an escaped player may deliver (FK-158 to FK-160)."""
    offer: list[Option] = []
    palace = sheet.palace
    for card in sheet.blueprints:
        kind = CARD_TYPE[card]
        if sheet.charms[kind] and worth(state, palace, kind) and DELIVER[kind] not in offer:
            offer.append(DELIVER[kind])
    if (sheet.pack_monks or any(sheet.monks)) and worth(state, palace, TRACK_MONK):
        offer.append(DELIVER[TRACK_MONK])
    if worth(state, palace, TRACK_TOOTH):
        if sheet.pack[TOOTH]:
            offer.append(DELIVER[TRACK_TOOTH])
        offer.extend(DELIVER_GEAR_TOOTH[kind] for kind in range(3) if sheet.gear(kind)[TOOTH])
    return offer


class Deliver(Asking):
    """One thing for the shogun in each turn after the escape (FK-158)."""

    rules = ("FK-158", "FK-159", "FK-160", "FK-161", "FK-163", "FK-258")

    def run(self, state: Volcano) -> Sequence[Option]:
        offer = deliverable(state, state.hero())
        if offer:
            offer.append(DELIVER_NOTHING)
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is DELIVER_NOTHING:
            return
        sheet = state.hero()
        track = option.id - DELIVER[0].id
        if track >= len(DELIVER) or track < 0:
            kind = option.id - DELIVER_GEAR_TOOTH[0].id
            track = TRACK_TOOTH
            if kind == WEAPON:
                state.push(GIVE_TOOTH, REPAIR_WEAPON)
            else:
                lose_squares(state, sheet, kind, 1 << paying_square(sheet, kind, TOOTH))
        elif track == TRACK_TOOTH:
            throw_out(state, sheet, (TOOTH, 0))
        elif track == TRACK_MONK:
            deliver_monk(state, sheet)
        else:
            lose_blueprint(state, sheet, next(card for card in sheet.blueprints if CARD_TYPE[card] == track))
        points = worth(state, sheet.palace, track)
        if sheet.palace == SMALL:
            state.small_taken = changed(state.small_taken, track, 1)
        else:
            state.palace_taken = changed(state.palace_taken, track, state.palace_taken[track] + 1)
        if state.log is not None:
            if track < TRACK_MONK:
                state.tell("event-deliver-blueprint", seat=SeatName(state.active), gear=gear_name(track))
            else:
                item = message(f"word-{TRACKS[track]}", amount=1)
                state.tell("event-deliver", seat=SeatName(state.active), item=item)
        score(state, state.active, points, SHOGUN)

    def describe(self, state: Volcano, option: Option) -> Description:
        plain = super().describe(state, option)
        if option is DELIVER_NOTHING:
            return plain
        track = option.id - DELIVER[0].id
        points = worth(state, state.hero().palace, track if 0 <= track < len(DELIVER) else TRACK_TOOTH)
        return Description(message("option-deliver-for", thing=plain.label, amount=points), targets=plain.targets)


DELIVER_ONE = Deliver.of()


class GiveTooth(Asking):
    """Which tooth of the weapon is delivered; what is illegal without it is repaired (FK-160, FK-094)."""

    rules = ("FK-160", "FK-094")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [SQUARE[square] for square in squares_of(state.hero().weapon[TOOTH])]

    def take(self, state: Volcano, option: Option) -> None:
        lose_squares(state, state.hero(), WEAPON, 1 << (option.id - SQUARE[0].id))


GIVE_TOOTH = GiveTooth.of()


def deliver_monk(state: Volcano, sheet: Sheet) -> None:
    """A monk from the backpack, else from a slot; nothing but its own disc goes with it (FK-160)."""
    if sheet.pack_monks:
        throw_out(state, sheet, (KIND_MONK, 0))
        return
    slot = next(slot for slot in (SLOT_ACTION, SLOT_SCROLL, SLOT_BACKPACK, SLOT_WEAPON) if sheet.monks[slot])
    monk_leaves(state, sheet, slot)
    if slot == SLOT_ACTION:
        lose_disc(sheet)


class ShogunBonus(Step[Volcano]):
    """Every turn of an escaped player, the one of the escape included (FK-157, FK-158)."""

    def run(self, state: Volcano) -> None:
        if state.hero().palace in (GREAT, SMALL):
            state.push(DELIVER_ONE)


SHOGUN_BONUS = ShogunBonus.of()


# The countdown


class Countdown(Step[Volcano]):
    """At the end of the marker owner's turns the pawn moves on (FK-147, FK-148, FK-224)."""

    rules = ("FK-147", "FK-148", "FK-224", "FK-225")

    def run(self, state: Volcano) -> None:
        events = state.config.final_events
        if state.countdown_owner >= 0:
            if state.countdown_owner == state.active:
                state.pawn += 1
                happen(state, events[state.pawn - 1])
        elif state.lava_owner == state.active and state.lava_pawn < len(events):
            state.lava_pawn += 1
            event = events[state.lava_pawn - 1]
            if event not in (ROPE, END):
                happen(state, event)


COUNTDOWN_STEP = Countdown.of()


def happen(state: Volcano, event: int) -> None:
    """An event of the countdown (FK-149, FK-150)."""
    if event == ROPE:
        state.rope = True
        if state.log is not None:
            state.tell("event-rope", at=("cell-C/0",))
    elif event == END:
        state.agenda.clear()
        if state.log is not None:
            state.tell("event-end")
    elif event:
        call_lava(state, event)


def call_lava(state: Volcano, number: int) -> None:
    """Lava tokens on all erupting cells of that number; samurai there must flee (FK-149, FK-151, FK-154)."""
    state.called |= 1 << number
    fresh = 0
    for place in volcano.AREAS:
        fresh |= erupting_cells(state, place, number)
    fresh &= ~state.lava
    state.lava |= fresh
    if state.log is not None:
        cells = volcano.cells_of(fresh)
        state.tell(
            "event-lava",
            number=number,
            amount=len(cells),
            at=tuple(f"cell-{volcano.CELL_NAMES[cell]}" for cell in cells),
        )
    drive_off(state, fresh)


def drive_off(state: Volcano, fresh: int) -> None:
    """Whoever is on the new lava flees, one after the other; then they meet what is there (FK-151, FK-154)."""
    start = state.first if state.config.coop else state.active
    hit = [
        seat
        for seat in state.seats_from(start)
        if state.sheets[seat].cell >= 0 and fresh >> state.sheets[seat].cell & 1
    ]
    steps: list[Step[Any]] = []
    for seat in hit:
        steps.extend((ActAs.of(seat), FLEE))
    met = 0
    for seat in hit:
        steps.append(PushedInto.of(seat, met))
        met |= 1 << seat
    if hit:
        state.push(*steps, ActAs.of(state.seat))


def around(state: Volcano, sheet: Sheet) -> int:
    """The neighbouring cells that have room, under lava or not."""
    return volcano.NEIGHBOUR_MASK[sheet.cell] & state.laid & ~state.full_mask()


class Flee(Step[Volcano]):
    """The samurai stands on lava: pay and move off, or die (FK-151 to FK-153, FK-219)."""

    rules = ("FK-151", "FK-152", "FK-153", "FK-181", "FK-219")

    def run(self, state: Volcano) -> None:
        sheet = state.me()
        damage = sheet.lava_damage()
        if not sheet.standing or not around(state, sheet):
            die(state)
        elif state.config.lava_token:
            if not sheet.states:
                die(state)
            else:
                sheet.states -= 1
                state.states_left += 1
                state.push(FLEE_TO)
        elif COOL_SOLES in sheet.adventures:
            use_up(state, sheet, COOL_SOLES)
            state.push(FLEE_TO)
        elif sheet.protection(SANDALS) < damage:
            die(state)
        else:
            state.owed = changed(NOBODY, state.seat, damage)
            state.push(PAY_SANDALS, FLEE_TO)


FLEE = Flee.of()


class FleeTo(AskingCell):
    """Where the lava pushes the samurai: a dry neighbour, else on over lava (FK-151, FK-152)."""

    rules = ("FK-151", "FK-152")

    def run(self, state: Volcano) -> Sequence[Option]:
        neighbours = around(state, state.me())
        return [CELL[cell] for cell in volcano.cells_of(neighbours & ~state.lava or neighbours)]

    def take(self, state: Volcano, option: Option) -> None:
        sheet = state.me()
        sheet.cell = option.id - CELL[0].id
        tell_where(state, "event-flees", state.seat)
        if state.lava >> sheet.cell & 1:
            state.push(FLEE)


FLEE_TO = FleeTo.of()


def die(state: Volcano) -> None:
    """Swallowed by lava: up again in a temple, in cooperative play on the central tile with a life less (FK-153)."""
    if state.log is not None:
        state.tell("event-swallowed", seat=SeatName(state.seat))
    if state.config.lives:
        lose_life(state, state.seat)
    else:
        state.push(RESPAWN)


class PushedInto(Step[Volcano]):
    """After all pushes: a samurai pushed onto a dragon's tile fights it (FK-154, FK-270, FK-272).

    `met` are those pushed before: whom they met they have fought, once (FK-270).
    """

    __slots__ = ("met", "seat")
    rules = ("FK-154",)

    def __init__(self, seat: int, met: int) -> None:
        self.seat = seat
        self.met = met

    def run(self, state: Volcano) -> None:
        sheet = state.sheets[self.seat]
        if sheet.cell < 0 or not sheet.standing:
            return
        place = volcano.CELL_PLACE[sheet.cell]
        if state.dragons[place]:
            state.came_from = -1
            begin_dragon_fight(state, place, 1 << self.seat, self.seat, False)
        else:
            state.push(Meet.of(self.seat, -1, self.met))
