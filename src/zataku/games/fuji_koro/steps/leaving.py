"""Out of a fight: retreat, surrender, unconsciousness, lost lives (FK-128 to FK-131, FK-138, FK-140, FK-181)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import SLIP_AWAY
from zataku.games.fuji_koro.labels import Asking, cell_name
from zataku.games.fuji_koro.rules import changed, score, seat_name
from zataku.games.fuji_koro.state import DRAGON_FIGHT, DUEL, MONK_FIGHT, TESTED, Sheet, Volcano
from zataku.games.fuji_koro.steps.outcome import lose_together
from zataku.games.fuji_koro.telling import AskingCell
from zataku.games.fuji_koro.vocabulary import CELL, FIGHT_ON, RETREAT
from zataku.kernel.interpreter import ActAs
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step


def opponent(state: Volcano) -> int:
    first, second = state.order
    return second if state.seat == first else first


def flees(sheet: Sheet) -> bool:
    """May this samurai leave a fight after any roll (FK-211)?"""
    return sheet.plan().flees or bool(sheet.powers & SLIP_AWAY)


def may_leave(state: Volcano, seat: int) -> bool:
    """May this fighter retreat or surrender now (FK-131, FK-138, FK-211)?"""
    if not state.fighters >> seat & 1 or state.is_guard(seat):
        return False
    sheet = state.sheets[seat]
    if not flees(sheet) and not (state.broke >> seat & 1 and not sheet.armed()):
        return False
    return state.fight == DUEL or bool(retreat_cells(state, seat))


class AskRetreat(Asking):
    """Retreat from a dragon or monk, surrender to a samurai, or fight on."""

    rules = ("FK-131", "FK-138", "FK-211")

    def run(self, state: Volcano) -> Sequence[Option]:
        return RETREAT, FIGHT_ON

    def take(self, state: Volcano, option: Option) -> None:
        if option is FIGHT_ON:
            return
        state.fighters &= ~(1 << state.seat)
        if state.log is not None:
            state.tell("event-surrender" if state.fight == DUEL else "event-retreat", seat=SeatName(state.seat))
        if state.fight != DUEL:
            state.push(GO_BACK)

    def prompt(self, state: Volcano) -> Message:
        if state.fight == DUEL:
            return message("prompt-surrender", other=seat_name(state, opponent(state)))
        return message("prompt-ask-retreat")

    def describe(self, state: Volcano, option: Option) -> Description:
        if option is RETREAT and state.fight == DUEL:
            return Description(message("option-surrender"))
        return super().describe(state, option)


ASK_RETREAT = AskRetreat.of()


def quiet_mask(state: Volcano) -> int:
    """Cells of refuge; in a fight with a monk none on tiles with monks (FK-274)."""
    mask = state.refuge_mask()
    if state.fight == MONK_FIGHT:
        for cell in volcano.cells_of(state.monks):
            mask &= ~volcano.PLACE_MASK[volcano.CELL_PLACE[cell]]
    return mask


def retreat_cells(state: Volcano, seat: int) -> int:
    """Where a fighter goes who leaves a fight (FK-129, FK-180, FK-274)."""
    cell = state.sheets[seat].cell
    quiet = quiet_mask(state)
    if state.defending and state.fight == DRAGON_FIGHT and state.origins[seat] < 0:
        return volcano.NEIGHBOUR_MASK[cell] & quiet
    origin = state.origins[seat]
    if origin >= 0 and state.refuge_mask() >> origin & 1:
        return 1 << origin
    return volcano.nearest(cell, state.laid, quiet) or 1 << cell


def tell_where(state: Volcano, event: str, seat: int) -> None:
    """Where a samurai has come to stand or lie."""
    if state.log is not None:
        name = volcano.CELL_NAMES[state.sheets[seat].cell]
        state.tell(event, seat=SeatName(seat), cell=cell_name(name), at=(f"cell-{name}", f"samurai-{seat}"))


class GoBack(AskingCell):
    """A samurai that leaves the fight goes back where it came from (FK-129)."""

    rules = ("FK-129", "FK-180", "FK-274")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [CELL[cell] for cell in volcano.cells_of(retreat_cells(state, state.seat))]

    def take(self, state: Volcano, option: Option) -> None:
        state.me().cell = option.id - CELL[0].id
        tell_where(state, "event-goes-back" if state.me().standing else "event-lies", state.seat)


GO_BACK = GoBack.of()


class OfferFlight(Step[Volcano]):
    """Whoever may flee after any roll is asked after the rolls of others and the die of a brave monk too (FK-211)."""

    def run(self, state: Volcano) -> None:
        if state.fighters >> state.seat & 1 and state.me().standing and may_leave(state, state.seat):
            state.push(ASK_RETREAT)


OFFER_FLIGHT = OfferFlight.of()


def offer_flight(state: Volcano) -> None:
    """After the deciding seat's roll: those who may flee after any roll are asked too (FK-211)."""
    steps: list[Step[Any]] = []
    for seat in range(state.config.players):
        if seat != state.seat and state.fighters >> seat & 1 and flees(state.sheets[seat]):
            steps.extend((ActAs.of(seat), OFFER_FLIGHT))
    if steps:
        state.push(*steps, ActAs.of(state.seat))


def lose_life(state: Volcano, seat: int) -> None:
    """Cooperative: a life is lost and the samurai stands on the central tile at once (FK-181)."""
    sheet = state.sheets[seat]
    sheet.lives -= 1
    sheet.cell = volcano.CENTRE_CELL
    sheet.standing = True
    if state.log is not None:
        state.tell("event-life", seat=SeatName(seat), amount=sheet.lives)
    if sheet.lives <= 0:
        lose_together(state)


class Respawn(AskingCell):
    """Stand up in a temple of one's choice (FK-153, FK-222)."""

    rules = ("FK-153", "FK-222")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [CELL[cell] for cell in volcano.TEMPLE_CELLS]

    def take(self, state: Volcano, option: Option) -> None:
        sheet = state.me()
        sheet.cell = option.id - CELL[0].id
        sheet.standing = True
        tell_where(state, "event-respawn", state.seat)


RESPAWN = Respawn.of()


class LayDown(AskingCell):
    """The winner of a duel lays the loser on a neighbouring dry cell (FK-140)."""

    __slots__ = ("loser",)
    rules = ("FK-140",)

    def __init__(self, loser: int) -> None:
        self.loser = loser

    def run(self, state: Volcano) -> Sequence[Option]:
        cell = state.sheets[self.loser].cell
        free = volcano.NEIGHBOUR_MASK[cell] & state.free_mask()
        return [CELL[other] for other in volcano.cells_of(free)]

    def take(self, state: Volcano, option: Option) -> None:
        state.sheets[self.loser].cell = option.id - CELL[0].id
        tell_where(state, "event-lies", self.loser)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-lay-down", other=SeatName(self.loser))


class StillStanding(Step[Volcano]):
    """Damage that no cube could pay knocks a samurai out (FK-128, FK-140, FK-181, FK-222)."""

    rules = ("FK-128", "FK-140", "FK-181", "FK-222", "FK-229")

    def run(self, state: Volcano) -> None:
        seat = state.seat
        if state.owed[seat] <= 0:
            return
        state.owed = changed(state.owed, seat, 0)
        state.fighters &= ~(1 << seat)
        config = state.config
        if state.is_guard(seat):
            return
        sheet = state.me()
        if state.log is not None:
            state.tell("event-knocked-out", seat=SeatName(seat))
        if seat == state.active:
            state.turn_over = True
        if config.lives:
            lose_life(state, seat)
            return
        if state.fight == MONK_FIGHT and config.monk_loss:
            score(state, seat, -config.monk_loss, TESTED)
        if config.temple_respawn:
            state.push(RESPAWN)
            return
        sheet.standing = False
        if state.fight == DUEL:
            winner = opponent(state)
            state.push(ActAs.of(winner), LayDown.of(seat))
        else:
            state.push(GO_BACK)


STILL_STANDING = StillStanding.of()
