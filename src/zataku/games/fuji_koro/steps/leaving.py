"""Out of a fight: retreat, surrender, unconsciousness, lost lives (FK-128 to FK-131, FK-138, FK-140, FK-181)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import ActAs
from zataku.kernel.steps import Step

from .. import elements
from .. import map as volcano
from ..components import BOARDS, SLIP_AWAY
from ..names import cell_name, seat_name
from ..state import DRAGON_FIGHT, DUEL, MONK_FIGHT, TESTED, Sheet, Volcano
from ..vocabulary import CELL, FIGHT_ON, RETREAT
from .asking import Asking, cell_element
from .common import score
from .outcome import lose_together


def opponent(state: Volcano) -> int:
    first, second = state.this_fight().order
    return second if state.seat == first else first


def flees(sheet: Sheet) -> bool:
    """May this samurai leave a fight after any roll (FK-211)?"""
    return BOARDS[sheet.board].flees or bool(sheet.powers & SLIP_AWAY)


def may_leave(state: Volcano, seat: int) -> bool:
    """May this fighter retreat or surrender now (FK-131, FK-138, FK-211)?"""
    fight = state.this_fight()
    if not fight.fighters >> seat & 1 or state.is_guard(seat):
        return False
    if not flees(state.sheets[seat]) and not fight.broke >> seat & 1:
        return False
    return fight.kind == DUEL or bool(retreat_cells(state, seat))


class AskRetreat(Step[Volcano]):
    """Retreat from a dragon or monk, surrender to a samurai, or fight on."""

    rules = ("FK-131", "FK-138", "FK-211")

    def run(self, state: Volcano) -> Sequence[Option]:
        return RETREAT, FIGHT_ON

    def retreat(self, state: Volcano) -> None:
        fight = state.this_fight()
        fight.fighters &= ~(1 << state.seat)
        if state.log is not None:
            state.tell("event-surrender" if fight.kind == DUEL else "event-retreat", seat=SeatName(state.seat))
        if fight.kind != DUEL:
            state.push(GO_BACK)

    def fight_on(self, state: Volcano) -> None:
        """The fight goes on as it would have gone."""

    def prompt(self, state: Volcano) -> Message:
        if state.this_fight().kind == DUEL:
            return message("prompt-surrender", other=seat_name(state, opponent(state)))
        return message("prompt-ask-retreat")

    def describe_retreat(self, state: Volcano) -> Description:
        label = message("option-surrender" if state.this_fight().kind == DUEL else "option-retreat")
        return Description(label, targets=(elements.fighter(state.seat),))

    def describe_fight_on(self, state: Volcano) -> Description:
        target = elements.fighter(opponent(state)) if state.this_fight().kind == DUEL else elements.FOE
        return Description(message("option-fight-on"), targets=(target,))


ASK_RETREAT: Final = AskRetreat.of()


def quiet_mask(state: Volcano) -> int:
    """Cells of refuge; in a fight with a monk none on tiles with monks (FK-274)."""
    mask = state.refuge_mask()
    if state.this_fight().kind == MONK_FIGHT:
        for cell in volcano.cells_of(state.monks):
            mask &= ~volcano.PLACE_MASK[volcano.CELL_PLACE[cell]]
    return mask


def retreat_cells(state: Volcano, seat: int) -> int:
    """Where a fighter goes who leaves a fight (FK-129, FK-180, FK-274)."""
    fight = state.this_fight()
    origin = fight.origins[seat]
    if origin >= 0 and state.is_refuge(origin):
        return volcano.CELL_BIT[origin]
    cell = state.sheets[seat].cell
    if fight.defending and fight.kind == DRAGON_FIGHT and origin < 0:
        return volcano.NEIGHBOUR_MASK[cell] & quiet_mask(state)
    return volcano.nearest(cell, state.laid, quiet_mask(state)) or volcano.CELL_BIT[cell]


def tell_where(state: Volcano, event: str, seat: int) -> None:
    """Where a samurai has come to stand or lie."""
    if state.log is not None:
        cell = state.sheets[seat].cell
        name = cell_name(volcano.CELL_NAMES[cell])
        state.tell(event, seat=SeatName(seat), cell=name, at=(cell_element(cell), elements.samurai(seat)))


class GoBack(Asking):
    """A samurai that leaves the fight goes back where it came from (FK-129)."""

    rules = ("FK-129", "FK-180", "FK-274")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [CELL[cell] for cell in volcano.cells_of(retreat_cells(state, state.seat))]

    def go_to(self, state: Volcano, cell: int) -> None:
        state.me().cell = cell
        tell_where(state, "event-goes-back" if state.me().standing else "event-lies", state.seat)


GO_BACK: Final = GoBack.of()


class OfferFlight(Step[Volcano]):
    """Whoever may flee after any roll is asked after the rolls of others and the die of a brave monk too (FK-211)."""

    def run(self, state: Volcano) -> None:
        if may_leave(state, state.seat):
            state.push(ASK_RETREAT)


OFFER_FLIGHT: Final = OfferFlight.of()


def offer_flight(state: Volcano) -> None:
    """After the deciding seat's roll: those who may flee after any roll are asked too (FK-211)."""
    asked = [seat for seat in range(state.config.players) if seat != state.seat and flees(state.sheets[seat])]
    if asked:
        state.push(ActAs.of(state.seat))
        state.ask_each(asked, OFFER_FLIGHT)


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


class Respawn(Asking):
    """Stand up in a temple of one's choice (FK-153, FK-222)."""

    rules = ("FK-153", "FK-222")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [CELL[cell] for cell in volcano.TEMPLE_CELLS]

    def go_to(self, state: Volcano, cell: int) -> None:
        sheet = state.me()
        sheet.cell = cell
        sheet.standing = True
        tell_where(state, "event-respawn", state.seat)


RESPAWN: Final = Respawn.of()


class LayDown(Asking):
    """The winner of a duel lays the loser on a neighbouring dry cell (FK-140)."""

    __slots__ = ("loser",)
    rules = ("FK-140",)

    def __init__(self, loser: int) -> None:
        self.loser = loser

    def run(self, state: Volcano) -> Sequence[Option]:
        cell = state.sheets[self.loser].cell
        free = volcano.NEIGHBOUR_MASK[cell] & state.free_mask()
        return [CELL[other] for other in volcano.cells_of(free)]

    def go_to(self, state: Volcano, cell: int) -> None:
        state.sheets[self.loser].cell = cell
        tell_where(state, "event-lies", self.loser)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-lay-down", other=SeatName(self.loser))


class StillStanding(Step[Volcano]):
    """Damage that no cube could pay knocks a samurai out (FK-128, FK-140, FK-181, FK-222)."""

    rules = ("FK-128", "FK-140", "FK-181", "FK-222", "FK-229")

    def run(self, state: Volcano) -> None:
        seat = state.seat
        sheet = state.me()
        if sheet.owed <= 0:
            return
        sheet.owed = 0
        fight = state.this_fight()
        fight.fighters &= ~(1 << seat)
        config = state.config
        if state.is_guard(seat):
            return
        if state.log is not None:
            state.tell("event-knocked-out", seat=SeatName(seat))
        if seat == state.active and state.turn is not None:
            state.turn.over = True
        if config.lives:
            lose_life(state, seat)
            return
        if fight.kind == MONK_FIGHT and config.monk_loss:
            score(state, seat, -config.monk_loss, TESTED)
        sheet.standing = False
        if config.temple_respawn:
            state.push(RESPAWN)
            return
        if fight.kind == DUEL:
            winner = opponent(state)
            state.push(ActAs.of(winner), LayDown.of(seat))
        else:
            state.push(GO_BACK)


STILL_STANDING: Final = StillStanding.of()
