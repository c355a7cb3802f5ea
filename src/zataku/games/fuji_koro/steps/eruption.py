"""The final chapter: countdown, lava, rope, palaces (FK-146 to FK-165, FK-187, FK-258)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import ActAs
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from .. import map as volcano
from ..components import (
    CARD_TYPE,
    COOL_SOLES,
    END,
    EVENT_NAMES,
    GREAT_LOWEST,
    GREAT_PALACE,
    NOTHING,
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
from ..config import SLAY_ALL
from ..gear import SANDALS, SQUARE_NAMES, TOOTH, WEAPON, squares_of
from ..names import MONK_NAME, card_name, cube_counted, cube_name, gear_name
from ..state import GREAT, IN_THE_VOLCANO, LEFT, SHOGUN, SMALL, Sheet, Volcano
from ..vocabulary import (
    CELL,
    CUBES,
    DELIVER,
    DELIVER_TOOTH,
    KIND_BLUEPRINT,
    LEAVE,
    MONK_THING,
    PACK_SLOT,
    REMAIN,
    SQUARE,
)
from .asking import Asking, about_square, cell_element, gear_element, thing_elements
from .backpack import throw_out, use_up
from .combat import Meet, begin_dragon_fight
from .common import erupting_everywhere, lose_squares, monk_leaves, score, spend_state_token
from .cubes import PAY_SANDALS, REPAIR_WEAPON, lose_disc, paying_square, tell_monk_gone
from .leaving import RESPAWN, lose_life, tell_where
from .outcome import CHECK_GOAL

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


ESCAPE_CHECK: Final = EscapeCheck.of()


class AskToLeave(Asking):
    """Cooperative: leave by the secret exit, or stay a while (FK-186)."""

    rules = ("FK-186",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return LEAVE, REMAIN

    def leave(self, state: Volcano) -> None:
        escape(state, state.active, LEFT)
        state.push(CHECK_GOAL)

    def remain(self, state: Volcano) -> None:
        """The exit stays open."""

    def describe_leave(self, state: Volcano) -> Description:
        return Description(message("option-leave"), targets=(elements.EXIT,))


ASK_TO_LEAVE: Final = AskToLeave.of()


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
        offer.extend(DELIVER_TOOTH[kind] for kind in range(3) if sheet.gear(kind)[TOOTH])
    return offer


class Deliver(Asking):
    """One thing for the shogun in each turn after the escape (FK-158)."""

    rules = ("FK-158", "FK-159", "FK-160", "FK-161", "FK-163", "FK-258")

    def run(self, state: Volcano) -> Sequence[Option]:
        offer = deliverable(state, state.hero())
        if offer:
            offer.append(DELIVER[None])
        return offer

    def deliver(self, state: Volcano, track: int | None) -> None:
        if track is None:
            return
        sheet = state.hero()
        if track == TRACK_TOOTH:
            throw_out(state, sheet, CUBES[TOOTH])
            if state.log is not None:
                state.tell("event-discard", seat=SeatName(state.active), item=cube_name(TOOTH))
        elif track == TRACK_MONK:
            deliver_monk(state, sheet)
        else:
            card = next(card for card in sheet.blueprints if CARD_TYPE[card] == track)
            throw_out(state, sheet, (KIND_BLUEPRINT, card))
            if state.log is not None:
                state.tell("event-discard", seat=SeatName(state.active), item=card_name(card))
        reward(state, sheet, track)

    def deliver_tooth_of(self, state: Volcano, kind: int) -> None:
        """A tooth that lies in a gear."""
        sheet = state.hero()
        if kind == WEAPON:
            state.push(GIVE_TOOTH, REPAIR_WEAPON)
        else:
            give_tooth(state, kind, paying_square(sheet, kind, TOOTH))
        reward(state, sheet, TRACK_TOOTH)

    def describe_deliver(self, state: Volcano, track: int | None) -> Description:
        if track is None:
            return Description(message("option-deliver-nothing"))
        if track == TRACK_TOOTH:
            thing = message("option-deliver", item=cube_name(TOOTH))
            return self._described(state, thing, track, thing_elements(state, state.seat, CUBES[TOOTH]))
        if track == TRACK_MONK:
            return self._described(state, message("option-deliver", item=MONK_NAME), track, ())
        return self._described(state, message("option-deliver-blueprint", item=gear_name(track)), track, ())

    def describe_deliver_tooth_of(self, state: Volcano, kind: int) -> Description:
        thing = message("option-deliver-tooth-from", item=gear_name(kind))
        return self._described(state, thing, TRACK_TOOTH, (gear_element(state.seat, kind),))

    def _described(self, state: Volcano, thing: Message, track: int, source: tuple[str, ...]) -> Description:
        """What is delivered and for how many points."""
        palace = state.hero().palace
        label = message("option-deliver-for", thing=thing, amount=worth(state, palace, track))
        name = "great" if palace == GREAT else "small"
        return Description(label, targets=(elements.palace(name, TRACKS[track]), *source))


DELIVER_ONE: Final = Deliver.of()


def reward(state: Volcano, sheet: Sheet, track: int) -> None:
    """The points for something delivered; what it was worth is taken (FK-158, FK-161, FK-163)."""
    points = worth(state, sheet.palace, track)
    if sheet.palace == SMALL:
        state.small_taken = replaced(state.small_taken, track, 1)
    else:
        state.palace_taken = replaced(state.palace_taken, track, state.palace_taken[track] + 1)
    if state.log is not None:
        at = (elements.palace("small" if sheet.palace == SMALL else "great", TRACKS[track]),)
        if track < TRACK_MONK:
            state.tell("event-deliver-blueprint", seat=SeatName(state.active), gear=gear_name(track), at=at)
        else:
            item = message(f"word-{TRACKS[track]}", amount=1)
            state.tell("event-deliver", seat=SeatName(state.active), item=item, at=at)
    score(state, state.active, points, SHOGUN)


def give_tooth(state: Volcano, kind: int, square: int) -> None:
    """A tooth leaves a gear."""
    if state.log is not None:
        at = (gear_element(state.active, kind),)
        name = gear_name(kind)
        square_name = SQUARE_NAMES[square]
        cost = cube_counted(TOOTH)
        state.tell("event-tooth-of-gear", seat=SeatName(state.active), gear=name, square=square_name, cost=cost, at=at)
    lose_squares(state, state.hero(), kind, 1 << square)


class GiveTooth(Step[Volcano]):
    """Which tooth of the weapon is delivered; what is illegal without it is repaired (FK-160, FK-094)."""

    rules = ("FK-160", "FK-094")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [SQUARE[square] for square in squares_of(state.hero().weapon[TOOTH])]

    def remove(self, state: Volcano, square: int) -> None:
        give_tooth(state, WEAPON, square)

    def describe_remove(self, state: Volcano, square: int) -> Description:
        return about_square(state.seat, WEAPON, square)


GIVE_TOOTH: Final = GiveTooth.of()


def deliver_monk(state: Volcano, sheet: Sheet) -> None:
    """A monk from the backpack, else from a slot; nothing but its own disc goes with it (FK-160)."""
    if sheet.pack_monks:
        throw_out(state, sheet, MONK_THING)
        tell_monk_gone(state, state.active, PACK_SLOT)
        return
    slot = next(slot for slot in (SLOT_ACTION, SLOT_SCROLL, SLOT_BACKPACK, SLOT_WEAPON) if sheet.monks[slot])
    monk_leaves(state, sheet, slot)
    tell_monk_gone(state, state.active, slot)
    if slot == SLOT_ACTION:
        lose_disc(state, state.active)


class ShogunBonus(Step[Volcano]):
    """Every turn of an escaped player, the one of the escape included (FK-157, FK-158)."""

    def run(self, state: Volcano) -> None:
        if state.hero().palace in (GREAT, SMALL):
            state.push(DELIVER_ONE)


SHOGUN_BONUS: Final = ShogunBonus.of()


# The countdown


class Countdown(Step[Volcano]):
    """At the end of the marker owner's turns the pawn moves on (FK-147, FK-148, FK-224)."""

    rules = ("FK-147", "FK-148", "FK-224", "FK-225")

    def run(self, state: Volcano) -> None:
        owner = state.countdown_owner
        if owner >= 0:
            if owner == state.active:
                state.pawn += 1
                event = state.config.final_events[state.pawn - 1]
                tell_pawn(state, state.pawn, event)
                happen(state, event)
            return
        events = state.config.final_events
        if state.lava_owner == state.active and state.lava_pawn < len(events):
            state.lava_pawn += 1
            event = events[state.lava_pawn - 1]
            event = NOTHING if event in (ROPE, END) else event
            tell_pawn(state, state.lava_pawn % len(events), event, "event-lava-pawn")
            happen(state, event)


COUNTDOWN_STEP: Final = Countdown.of()


def tell_pawn(state: Volcano, cell: int, event: int, told: str = "event-pawn") -> None:
    """Where the pawn of the countdown, or of a lava phase, is now, and what that brings."""
    if state.log is not None:
        name = message(f"name-event-{EVENT_NAMES[event]}")
        state.tell(told, amount=cell, event=name, at=(elements.COUNTDOWN,))


def happen(state: Volcano, event: int) -> None:
    """An event of the countdown (FK-149, FK-150)."""
    if event == ROPE:
        state.rope = True
        if state.log is not None:
            state.tell("event-rope", at=(cell_element(volcano.CENTRE_CELL),))
    elif event == END:
        state.agenda.clear()
        if state.log is not None:
            state.tell("event-end")
    elif event:
        call_lava(state, event)


def call_lava(state: Volcano, number: int) -> None:
    """Lava tokens on all erupting cells of that number; samurai there must flee (FK-149, FK-151, FK-154)."""
    state.called |= 1 << number
    fresh = erupting_everywhere(state, number) & ~state.lava
    state.lava |= fresh
    if state.log is not None:
        cells = volcano.cells_of(fresh)
        state.tell(
            "event-lava",
            number=number,
            amount=len(cells),
            at=tuple(cell_element(cell) for cell in cells),
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
    if not hit:
        return
    meetings: list[Step[Any]] = []
    met = 0
    for seat in hit:
        meetings.append(PushedInto.of(seat, met))
        met |= 1 << seat
    state.push(*meetings, ActAs.of(state.seat))
    state.ask_each(hit, FLEE)


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
                spend_state_token(state, state.seat)
                state.push(FLEE_TO)
        elif COOL_SOLES in sheet.adventures:
            use_up(state, sheet, COOL_SOLES)
            state.push(FLEE_TO)
        elif sheet.protection(SANDALS) < damage:
            die(state)
        else:
            sheet.owed = damage
            state.push(PAY_SANDALS, FLEE_TO)


FLEE: Final = Flee.of()


class FleeTo(Asking):
    """Where the lava pushes the samurai: a dry neighbour, else on over lava (FK-151, FK-152)."""

    rules = ("FK-151", "FK-152")

    def run(self, state: Volcano) -> Sequence[Option]:
        neighbours = around(state, state.me())
        return [CELL[cell] for cell in volcano.cells_of(neighbours & ~state.lava or neighbours)]

    def go_to(self, state: Volcano, cell: int) -> None:
        state.me().cell = cell
        tell_where(state, "event-flees", state.seat)
        if state.lava >> cell & 1:
            state.push(FLEE)


FLEE_TO: Final = FleeTo.of()


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
        if not sheet.standing:
            return
        place = volcano.CELL_PLACE[sheet.cell]
        if state.dragons[place]:
            begin_dragon_fight(state, place, 1 << self.seat, self.seat)
        else:
            state.push(Meet.of(self.seat, -1, self.met))
