"""After a fight: slain dragons, beaten monks, theft, the rest of the turn (FK-133, FK-134, FK-141 to FK-144)."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.fuji_koro.components import (
    CARD_TYPE,
    DRAGON_TYPES,
    DRAGON_VENOM,
    DRAGONS,
    FALLEN_TEETH,
    HUNTER_TEETH,
    TOOTH_HUNTER,
    VENOM_SCROLL,
)
from zataku.games.fuji_koro.gear import KINDS
from zataku.games.fuji_koro.labels import Asking
from zataku.games.fuji_koro.rules import (
    ask_seat,
    dragon_name,
    monk_leaves,
    poison,
    remove_dragon,
    score,
    seat_name,
    take_cubes,
)
from zataku.games.fuji_koro.state import DRAGON_FIGHT, DUEL, MONK_FIGHT, NO_FIGHT, SLAYING, Sheet, Volcano
from zataku.games.fuji_koro.steps.backpack import can_take_scroll, hand_over, make_room, steal_scroll, throw_out
from zataku.games.fuji_koro.steps.cubes import CHECK_CHARMS, PLACE_MONK, strip
from zataku.games.fuji_koro.steps.leaving import GO_BACK
from zataku.games.fuji_koro.steps.outcome import lose_together
from zataku.games.fuji_koro.steps.rolling import share_teeth
from zataku.games.fuji_koro.vocabulary import (
    KIND_MONK,
    KIND_SCROLL,
    SPOIL,
    SPOIL_BLUEPRINT,
    SPOIL_SCROLL,
    STEAL,
    STEAL_BLUEPRINT,
    STEAL_NOTHING,
    STEAL_SCROLL,
    THING_OF,
)
from zataku.kernel.messages import Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step


class EndFight(Step[Volcano]):
    """Rewards or losses, then charms, then what the fight means for the turn."""

    def run(self, state: Volcano) -> None:
        if state.fight == DUEL:
            state.push(SPOILS, CHECK_CHARMS, CLOSE_FIGHT)
        elif state.health <= 0:
            state.push(MONK_WON if state.fight == MONK_FIGHT else SLAY, CHECK_CHARMS, CLOSE_FIGHT)
        else:
            if state.fight == DRAGON_FIGHT:
                self._survived(state)
            state.push(CHECK_CHARMS, CLOSE_FIGHT)

    def _survived(self, state: Volcano) -> None:
        """A dragon that survives is whole again for the next fight, but for its damage tokens (FK-134)."""
        dragon = state.dragons[state.fight_place] - 1
        for seat in range(state.config.players):
            if state.party >> seat & 1 and state.sheets[seat].powers & DRAGON_VENOM:
                poison(state, dragon, VENOM_SCROLL)


class Slay(Step[Volcano]):
    """The dragon leaves the game; all still fighting are rewarded (FK-133, FK-183, FK-218, FK-223, FK-280)."""

    rules = ("FK-133", "FK-183", "FK-218", "FK-223", "FK-280")

    def run(self, state: Volcano) -> None:
        config = state.config
        dragon = state.dragons[state.fight_place] - 1
        kind = DRAGON_TYPES[DRAGONS[dragon].type]
        if state.log is not None:
            state.tell("event-slain", dragon=dragon_name(dragon))
        remove_dragon(state, state.fight_place)
        state.slain = (*state.slain, dragon)
        if config.tame and not kind.monks:
            lose_together(state)
            return
        if config.figures and state.killed >= 0:
            sheet = state.sheets[state.killed]
            figures = list(sheet.figures)
            figures[DRAGONS[dragon].type] += 1
            sheet.figures = (figures[0], figures[1], figures[2], figures[3])
            if state.log is not None:
                state.tell("event-figure", seat=SeatName(state.killed), dragon=dragon_name(dragon))
        fighters = [seat for seat in state.seats_from(state.active) if state.fighters >> seat & 1]
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


SLAY = Slay.of()


class MonkWon(Step[Volcano]):
    """A beaten monk goes onto the winner's board as if gathered (FK-229)."""

    rules = ("FK-229",)

    def run(self, state: Volcano) -> None:
        state.monks &= ~(1 << state.fight_cell)
        if state.log is not None:
            state.tell("event-monk-beaten", seat=SeatName(state.initiator))
        ask_seat(state, state.initiator, PLACE_MONK)


MONK_WON = MonkWon.of()


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
            offer = [STEAL_BLUEPRINT[card] for card in prey.blueprints if sheet.holds_item()]
        else:
            offer = self._takes(sheet, prey)
        if offer:
            offer.append(STEAL_NOTHING)
        return offer

    def _takes(self, sheet: Sheet, prey: Sheet) -> list[Option]:
        """Things to be taken; without room for one also to be put away (FK-142)."""
        crammed = not sheet.takes_cube()
        full = not sheet.takes_item()
        offer: list[Option] = []
        for material in (0, 1, 2):
            if prey.pack[material]:
                if sheet.holds_cubes():
                    offer.append(STEAL[material])
                if crammed:
                    offer.append(SPOIL[material])
        if prey.pack_monks:
            if sheet.holds_item():
                offer.append(STEAL[KIND_MONK])
            if full:
                offer.append(SPOIL[KIND_MONK])
        for scroll in prey.scrolls:
            if scroll >= 0:
                if can_take_scroll(sheet):
                    offer.append(STEAL_SCROLL[scroll])
                if full:
                    offer.append(SPOIL_SCROLL[scroll])
        for card in prey.blueprints:
            if sheet.holds_item() and not sheet.holds_type(CARD_TYPE[card]):
                offer.append(STEAL_BLUEPRINT[card])
            if full:
                offer.append(SPOIL_BLUEPRINT[card])
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is STEAL_NOTHING:
            return
        sheet = state.me()
        prey = state.sheets[self.loser]
        spoilt = option.code.startswith("spoil:")
        if state.log is not None:
            name = "event-spoil" if spoilt else "event-steal"
            other = seat_name(state, self.loser)
            state.tell(name, seat=SeatName(state.seat), other=other, item=self.item(option))
        thing = THING_OF[option.id]
        kind, number = thing
        if spoilt:
            throw_out(state, prey, thing)
        elif kind == KIND_SCROLL:
            steal_scroll(state, prey, number)
        else:
            hand_over(prey, sheet, thing)
        make_room(state, state.seat)
        make_room(state, self.loser)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-steal", other=seat_name(state, self.loser))


class Spoils(Step[Volcano]):
    """The winner of a duel may take one thing from the loser's backpack (FK-138, FK-139, FK-141, FK-238, FK-278)."""

    rules = ("FK-138", "FK-139", "FK-141", "FK-238", "FK-278")

    def run(self, state: Volcano) -> None:
        first, second = state.order
        if state.fighters.bit_count() == 2:
            # Neither could go on. From an enemy's temple the player goes back.
            if state.is_guard(max(first, second)):
                ask_seat(state, min(first, second), GO_BACK)
            return
        winner = first if state.fighters >> first & 1 else second
        loser = second if winner == first else first
        if state.is_guard(winner):
            if state.sheets[loser].cell == state.fight_cell:
                ask_seat(state, loser, GO_BACK)
            return
        if state.is_guard(loser):
            remove_guard(state, state.sheets[loser])
            if state.log is not None:
                state.tell("event-guard-beaten", seat=SeatName(winner), other=seat_name(state, loser))
        ask_seat(state, winner, Steal.of(loser))


SPOILS = Spoils.of()


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
        if state.action >= 0 and state.actions == 0:
            state.turn_over = True
        state.steps = 0
        state.fight = NO_FIGHT


CLOSE_FIGHT = CloseFight.of()


END_FIGHT = EndFight.of()
