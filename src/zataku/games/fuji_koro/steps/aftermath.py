"""After a fight: slain dragons, beaten monks, theft, the rest of the turn (FK-133, FK-134, FK-141 to FK-144)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import (
    CARD_TYPE,
    DRAGON_TYPES,
    DRAGON_VENOM,
    DRAGONS,
    FALLEN_TEETH,
    HUNTER_TEETH,
    TOOTH_HUNTER,
    VENOM_SCROLL,
)
from ..gear import KINDS
from ..names import dragon_name, seat_name, thing_name
from ..state import DRAGON_FIGHT, DUEL, MONK_FIGHT, SLAYING, Fight, Sheet, Volcano
from ..vocabulary import (
    CUBES,
    KIND_BLUEPRINT,
    KIND_SCROLL,
    MONK_THING,
    SPOIL,
    STEAL,
    Thing,
)
from .asking import Asking, about_theft, cell_element, place_element, spoil_elements
from .backpack import can_take_scroll, hand_over, make_room, steal_scroll, throw_out
from .common import monk_leaves, poison, remove_dragon, score, take_cubes
from .cubes import CHECK_CHARMS, PLACE_MONK, strip
from .leaving import GO_BACK
from .outcome import lose_together
from .rolling import share_teeth


class EndFight(Step[Volcano]):
    """Rewards or losses, then charms."""

    def run(self, state: Volcano) -> None:
        fight = state.this_fight()
        state.agenda.append(CHECK_CHARMS)
        if fight.kind == DUEL:
            state.agenda.append(SPOILS)
        elif fight.health <= 0:
            state.agenda.append(MONK_WON if fight.kind == MONK_FIGHT else SLAY)
        elif fight.kind == DRAGON_FIGHT:
            self._survived(state, fight)

    def _survived(self, state: Volcano, fight: Fight) -> None:
        """A dragon that survives is whole again for the next fight, but for its damage tokens (FK-134)."""
        dragon = state.dragons[fight.place] - 1
        for seat in range(state.config.players):
            if fight.party >> seat & 1 and state.sheets[seat].powers & DRAGON_VENOM:
                poison(state, dragon, VENOM_SCROLL)


class Slay(Step[Volcano]):
    """The dragon leaves the game; all still fighting are rewarded (FK-133, FK-183, FK-218, FK-223, FK-280)."""

    rules = ("FK-133", "FK-183", "FK-218", "FK-223", "FK-280")

    def run(self, state: Volcano) -> None:
        config = state.config
        fight = state.this_fight()
        dragon = state.dragons[fight.place] - 1
        kind = DRAGON_TYPES[DRAGONS[dragon].type]
        if state.log is not None:
            at = (place_element(fight.place),)
            state.tell("event-slain", dragon=dragon_name(dragon), at=at)
        remove_dragon(state, fight.place)
        state.slain = (*state.slain, dragon)
        if config.tame and not kind.monks:
            lose_together(state)
            return
        if config.figures and fight.killed >= 0:
            sheet = state.sheets[fight.killed]
            figure = DRAGONS[dragon].type
            sheet.figures = replaced(sheet.figures, figure, sheet.figures[figure] + 1)
            if state.log is not None:
                state.tell("event-figure", seat=SeatName(fight.killed), dragon=dragon_name(dragon))
        fighters = [seat for seat in state.seats_from(state.active) if fight.fighters >> seat & 1]
        for seat in fighters:
            score(state, seat, kind.points, SLAYING)
        if fighters and not config.dragon_lays:
            self._give_teeth(state, fighters, kind.reward)
        for seat in fighters:
            make_room(state, seat)

    def _give_teeth(self, state: Volcano, fighters: list[int], reward: int) -> None:
        """A tooth for each, or the reward for all together; hunters get their own besides (FK-133, FK-183)."""
        if not state.config.scores_points:
            share_teeth(state, fighters[0], reward)
        else:
            for seat in fighters:
                take_cubes(state, seat, (0, 0, FALLEN_TEETH))
        for seat in fighters:
            if state.sheets[seat].powers & TOOTH_HUNTER:
                take_cubes(state, seat, (0, 0, HUNTER_TEETH))


SLAY: Final = Slay.of()


class MonkWon(Step[Volcano]):
    """A beaten monk goes onto the winner's board as if gathered (FK-229)."""

    rules = ("FK-229",)

    def run(self, state: Volcano) -> None:
        fight = state.this_fight()
        state.monks &= ~(1 << fight.cell)
        if state.log is not None:
            at = (cell_element(fight.cell),)
            state.tell("event-monk-beaten", seat=SeatName(fight.initiator), at=at)
        state.ask(fight.initiator, PLACE_MONK)


MONK_WON: Final = MonkWon.of()


class Steal(Asking):
    """Take one thing from the backpack of a beaten samurai (FK-141 to FK-144)."""

    __slots__ = ("loser",)
    rules = ("FK-141", "FK-142", "FK-143", "FK-144", "FK-279")

    def __init__(self, loser: int) -> None:
        self.loser = loser

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.me()
        prey = state.sheets[self.loser]
        if state.is_guard(self.loser):
            # Of an enemy only the blueprints can be had, and they need room (FK-279).
            offer = [STEAL[KIND_BLUEPRINT, card] for card in prey.blueprints if sheet.holds_item()]
        else:
            offer = self._takes(sheet, prey)
        if offer:
            offer.append(STEAL[None])
        return offer

    def _takes(self, sheet: Sheet, prey: Sheet) -> list[Option]:
        """Things to be taken; without room for one also to be put away (FK-142)."""
        crammed = not sheet.takes_cube()
        full = not sheet.takes_item()
        offer: list[Option] = []
        for material in (0, 1, 2):
            if prey.pack[material]:
                if sheet.holds_cubes():
                    offer.append(STEAL[CUBES[material]])
                if crammed:
                    offer.append(SPOIL[CUBES[material]])
        if prey.pack_monks:
            if sheet.holds_item():
                offer.append(STEAL[MONK_THING])
            if full:
                offer.append(SPOIL[MONK_THING])
        for scroll in prey.scrolls:
            if scroll >= 0:
                if can_take_scroll(sheet):
                    offer.append(STEAL[KIND_SCROLL, scroll])
                if full:
                    offer.append(SPOIL[KIND_SCROLL, scroll])
        for card in prey.blueprints:
            if sheet.holds_item() and not sheet.holds_type(CARD_TYPE[card]):
                offer.append(STEAL[KIND_BLUEPRINT, card])
            if full:
                offer.append(SPOIL[KIND_BLUEPRINT, card])
        return offer

    def steal(self, state: Volcano, thing: Thing | None) -> None:
        if thing is None:
            return
        self._tell(state, "event-steal", thing)
        prey = state.sheets[self.loser]
        kind, number = thing
        if kind == KIND_SCROLL:
            steal_scroll(state, prey, number)
        else:
            hand_over(prey, state.me(), thing)
        self._make_room(state)

    def spoil(self, state: Volcano, thing: Thing) -> None:
        self._tell(state, "event-spoil", thing)
        throw_out(state, state.sheets[self.loser], thing)
        self._make_room(state)

    def _tell(self, state: Volcano, event: str, thing: Thing) -> None:
        if state.log is not None:
            other = seat_name(state, self.loser)
            state.tell(event, seat=SeatName(state.seat), other=other, item=thing_name(thing))

    def _make_room(self, state: Volcano) -> None:
        make_room(state, state.seat)
        make_room(state, self.loser)

    def describe_steal(self, state: Volcano, thing: Thing | None) -> Description:
        return about_theft(self.loser, thing)

    def describe_spoil(self, state: Volcano, thing: Thing) -> Description:
        label = message("option-spoil", item=thing_name(thing))
        return Description(label, targets=(*spoil_elements(self.loser, thing), elements.SUPPLY))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-steal", other=seat_name(state, self.loser))


class Spoils(Step[Volcano]):
    """The winner of a duel may take one thing from the loser's backpack (FK-138, FK-139, FK-141, FK-238, FK-278)."""

    rules = ("FK-138", "FK-139", "FK-141", "FK-238", "FK-278")

    def run(self, state: Volcano) -> None:
        fight = state.this_fight()
        first, second = fight.order
        if fight.fighters.bit_count() == 2:
            # Neither could go on. From an enemy's temple the player goes back.
            if state.is_guard(max(first, second)):
                state.ask(min(first, second), GO_BACK)
            return
        winner = first if fight.fighters >> first & 1 else second
        loser = second if winner == first else first
        if state.is_guard(winner):
            if state.sheets[loser].cell == fight.cell:
                state.ask(loser, GO_BACK)
            return
        if state.is_guard(loser):
            remove_guard(state, state.sheets[loser])
            if state.log is not None:
                state.tell("event-guard-beaten", seat=SeatName(winner), other=seat_name(state, loser))
        state.ask(winner, Steal.of(loser))


SPOILS: Final = Spoils.of()


def remove_guard(state: Volcano, guard: Sheet) -> None:
    """A beaten enemy leaves the game: its board is cleared into the supply (FK-002, FK-238)."""
    guard.cell = -1
    for kind in KINDS:
        strip(state, guard, kind)
    for slot, number in enumerate(guard.monks):
        for _ in range(number):
            monk_leaves(state, guard, slot)


class CloseFight(Step[Volcano]):
    """The fight is over; a fight in the last action ends the turn (FK-035)."""

    rules = ("FK-035", "FK-256")

    def run(self, state: Volcano) -> None:
        turn = state.turn
        if turn is not None and turn.action >= 0 and turn.actions == 0:
            turn.over = True
        state.fight = None


CLOSE_FIGHT: Final = CloseFight.of()


END_FIGHT: Final = EndFight.of()
