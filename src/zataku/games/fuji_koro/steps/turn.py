"""Rounds, turns and actions (FK-027 to FK-037, FK-100, FK-146, FK-176, FK-220)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    ACTIONS,
    CARD_TYPE,
    CARDS,
    PATHFINDER,
)
from zataku.games.fuji_koro.config import DRAGONS_ROUND_END, DRAGONS_ROUND_START
from zataku.games.fuji_koro.gear import HELMET, WEAPON
from zataku.games.fuji_koro.labels import Asking, bonus_name, card_name
from zataku.games.fuji_koro.rules import score, start_countdown, take_cubes
from zataku.games.fuji_koro.state import CARD_BONUS, GREAT, LEFT, SMALL, Sheet, Volcano
from zataku.games.fuji_koro.steps.backpack import make_room
from zataku.games.fuji_koro.steps.beside import do_beside, offers_beside
from zataku.games.fuji_koro.steps.combat import Meet, begin_dragon_fight
from zataku.games.fuji_koro.steps.cubes import CHECK_CHARMS
from zataku.games.fuji_koro.steps.eruption import (
    COUNTDOWN_STEP,
    ESCAPE_CHECK,
    SHOGUN_BONUS,
    escape,
    happen,
    palace_here,
)
from zataku.games.fuji_koro.steps.exploring import (
    AFTER_EXPLORE,
    EXPLORE_AREA,
    LOOK_AT_STACK,
    areas,
    explore_refusal,
)
from zataku.games.fuji_koro.steps.gathering import GATHER_HERE, gather_refusal, things
from zataku.games.fuji_koro.steps.moving import BeginMove, can_step
from zataku.games.fuji_koro.steps.outcome import lose_together
from zataku.games.fuji_koro.steps.resting import begin_craft, crafts_in_rest
from zataku.games.fuji_koro.steps.roaming import MOVE_DRAGONS, MOVE_MONKS
from zataku.games.fuji_koro.steps.trading import begin_trade, partners
from zataku.games.fuji_koro.vocabulary import (
    ACTION,
    BONUS,
    DONE,
    END_TURN,
    EXPLORE,
    GATHER,
    MAIN,
    MOVE,
    REST,
    TRADE,
)
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

MOVE_ACTION, EXPLORE_ACTION, GATHER_ACTION, REST_ACTION = range(4)
MOVE_MAIN = BeginMove.of(0)
BONUS_STEP = BeginMove.of(1)

# Rounds


class StartRound(Step[Volcano]):
    """A new round: in cooperative play the pawn and the dragons move first (FK-037, FK-176)."""

    rules = ("FK-037", "FK-176", "FK-188")

    def run(self, state: Volcano) -> None:
        config = state.config
        state.round += 1
        state.active = state.seat = state.first
        state.action = -1
        if state.log is not None:
            last = config.last_round()
            if last:
                state.tell("event-round-of", amount=state.round, last=last)
            else:
                state.tell("event-round", amount=state.round)
        turns = [StartTurn.of(seat) for seat in state.seats_from(state.first)]
        state.push(*turns, END_ROUND)
        if state.round == 1:
            return
        if config.dragons_move == DRAGONS_ROUND_START:
            state.push(MOVE_DRAGONS, CHECK_CHARMS)
        if config.rounds:
            self._pawn(state)

    def _pawn(self, state: Volcano) -> None:
        """The cooperative track: rounds, perhaps a lava phase and rounds again, final rounds (FK-167, FK-226)."""
        config = state.config
        final = len(config.final_events)
        lava_phase = final if config.second_rounds else 0
        event = 0
        number = state.round - config.rounds
        if lava_phase and 0 < number <= final:
            event = config.final_events[number - 1]
        number -= lava_phase + config.second_rounds
        if 0 < number <= final:
            if number == 1 and state.log is not None:
                state.tell("event-eruption")
            event = config.final_events[number - 1]
            state.pawn = number
        elif number > final:
            lose_together(state)
            return
        happen(state, event)


class EndRound(Step[Volcano]):
    """The end of a round: restless dragons, walking monks, the optional limit (FK-221, FK-230)."""

    rules = ("FK-221", "FK-230")

    def run(self, state: Volcano) -> None:
        config = state.config
        steps: list[Step[Any]] = []
        if config.dragons_move == DRAGONS_ROUND_END:
            steps.append(MOVE_DRAGONS)
        if config.monk_health:
            steps.append(MOVE_MONKS)
        if (
            config.round_limit
            and config.scores_points
            and state.countdown_owner < 0
            and state.round >= config.round_limit
        ):
            start_countdown(state, state.first)
        state.push(*steps, START_ROUND)


START_ROUND = StartRound.of()
END_ROUND = EndRound.of()


# Turns


class StartTurn(Step[Volcano]):
    """A player's turn begins: lying samurai stand up (FK-033, FK-034, FK-157, FK-217, FK-270, FK-280)."""

    __slots__ = ("seat",)
    rules = ("FK-033", "FK-034", "FK-157", "FK-246")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        config = state.config
        sheet = state.sheets[self.seat]
        if sheet.palace == LEFT:
            return
        state.active = state.seat = self.seat
        state.actions = ACTIONS
        state.action = -1
        state.turn_over = False
        state.stock_used = False
        state.free_actions = 0
        state.partners = 0
        if state.waiting >> self.seat & 1:
            # Scenario 1: whoever ended the last turn on the rope leaves now (FK-217, FK-271).
            state.waiting &= ~(1 << self.seat)
            palace = palace_here(state, sheet)
            if palace:
                escape(state, self.seat, palace)
        if sheet.palace in (GREAT, SMALL):
            state.agenda.append(FINISH_TURN)
            return
        woke = not sheet.standing
        sheet.standing = True
        if woke and state.log is not None:
            state.tell("event-stands-up", seat=SeatName(self.seat), at=(f"samurai-{self.seat}",))
        state.push(ACT, FINISH_TURN)
        if woke or config.unsafe_centre:
            state.push(WAKE_UP)


class WakeUp(Step[Volcano]):
    """Standing up beside a dragon, or a monk or samurai to be fought on sight (FK-034, FK-227, FK-234, FK-270)."""

    rules = ("FK-034", "FK-227", "FK-234", "FK-246", "FK-270")

    def run(self, state: Volcano) -> None:
        sheet = state.hero()
        if sheet.cell < 0:
            return
        place = volcano.CELL_PLACE[sheet.cell]
        state.came_from = -1
        if state.dragons[place]:
            begin_dragon_fight(state, place, 1 << state.active, state.active, False)
        else:
            state.push(Meet.of(state.active, -1, 0))


WAKE_UP = WakeUp.of()


class EndTurn(Step[Volcano]):
    """The end of a turn: leaving, delivery, countdown (FK-036); before the final chapter there is nothing to do."""

    rules = ("FK-036",)

    def run(self, state: Volcano) -> None:
        state.action = -1
        if state.countdown_owner >= 0 or state.lava_owner >= 0 or state.config.coop:
            state.push(ESCAPE_CHECK, SHOGUN_BONUS, COUNTDOWN_STEP)


FINISH_TURN = EndTurn.of()


# Actions


def can_do(state: Volcano, action: int) -> bool:
    """Can the main part of this action be done (FK-032)?"""
    if action == MOVE_ACTION:
        return True
    if action == EXPLORE_ACTION:
        return bool(areas(state))
    return bool(things(state))


def can_use_bonus(state: Volcano, sheet: Sheet, card: int) -> bool:
    """Would the card's bonus do anything (FK-032, FK-101 to FK-103)?"""
    if card < 0:
        return False
    kind = CARD_TYPE[card]
    if kind == HELMET:
        return sheet.holds_cubes() and state.supply[CARDS[card].cube] > 0
    if kind == WEAPON:
        return not sheet.looks or any(state.stack_size(level) for level in (1, 2, 3))
    return can_step(state, sheet)


class Act(Asking):
    """The next of the two actions, or something beside them (FK-027 to FK-032, FK-220, FK-247)."""

    rules = ("FK-027", "FK-028", "FK-029", "FK-030", "FK-032")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        if state.turn_over:
            return None
        sheet = state.hero()
        offer: list[Option] = []
        if state.actions:
            if sheet.discs or state.free_actions:
                cards = sheet.cards
                offer.append(MOVE)
                if areas(state) or can_use_bonus(state, sheet, cards[EXPLORE_ACTION]):
                    offer.append(EXPLORE)
                if things(state) or can_use_bonus(state, sheet, cards[GATHER_ACTION]):
                    offer.append(GATHER)
            if sheet.spent != (0, 0, 0):
                offer.append(REST)
        if not (sheet.adventures or sheet.states or state.config.coop):
            return offer
        beside = offers_beside(state, sheet)
        if not beside:
            return offer
        offer.extend(beside)
        if not state.actions:
            offer.append(END_TURN)
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is END_TURN:
            return
        state.agenda.append(ACT)
        sheet = state.hero()
        if option is REST:
            state.actions -= 1
            state.action = REST_ACTION
            rest(state, sheet)
        elif option in ACTION:
            state.actions -= 1
            action = ACTION.index(option)
            state.action = action
            if state.free_actions:
                # The action of a Second Wind needs no disc.
                state.free_actions -= 1
            else:
                sheet.discs -= 1
                spent = list(sheet.spent)
                spent[action] += 1
                sheet.spent = (spent[0], spent[1], spent[2])
            state.agenda.append(AFTER_ACTION)
            if sheet.cards[action] < 0:
                do_main(state, action)
            else:
                state.main_left = state.bonus_left = True
                state.push(CHOOSE_PART)
        else:
            do_beside(state, sheet, option)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-act", amount=state.actions)

    def refusals(self, state: Volcano) -> Sequence[Refusal]:
        sheet = state.hero()
        found: list[Refusal] = []
        if not state.actions:
            return found
        offered = set(state.offer)
        if not sheet.discs and not state.free_actions:
            found.extend(Refusal(option, message("refusal-no-disc"), "FK-029") for option in ACTION)
        else:
            for option, why in ((EXPLORE, explore_refusal), (GATHER, gather_refusal)):
                refusal = why(state, option)
                if option not in offered and refusal is not None:
                    found.append(refusal)
        if REST not in offered:
            found.append(Refusal(REST, message("refusal-rest"), "FK-030"))
        return found


ACT = Act.of()


def rest(state: Volcano, sheet: Sheet) -> None:
    """All discs come back, then one gear type may be crafted (FK-077, FK-078)."""
    sheet.discs += sum(sheet.spent)
    sheet.spent = (0, 0, 0)
    if state.log is not None:
        state.tell("event-rest", seat=SeatName(state.active))
    state.push(AFTER_ACTION)
    begin_craft(state, crafts_in_rest(sheet))


def do_main(state: Volcano, action: int) -> None:
    """The main part of an action."""
    if action == MOVE_ACTION:
        MOVE_MAIN.run(state)
    elif action == GATHER_ACTION:
        state.agenda.append(GATHER_HERE)
    elif state.hero().powers & PATHFINDER:
        state.push(EXPLORE_AREA, AFTER_EXPLORE)
    else:
        state.agenda.append(EXPLORE_AREA)


class ChoosePart(Asking):
    """An action with a card: the action, its bonus, or both in either order (FK-100); a trade between them (FK-184)."""

    rules = ("FK-100", "FK-101", "FK-102", "FK-103", "FK-035", "FK-184")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        # A fight in the last action has ended the turn: what is left is lost (FK-035).
        if state.turn_over:
            return None
        sheet = state.hero()
        offer: list[Option] = []
        if state.main_left and can_do(state, state.action):
            offer.append(MAIN)
        if state.bonus_left and can_use_bonus(state, sheet, sheet.cards[state.action]):
            offer.append(BONUS)
        if offer and not (state.main_left and state.bonus_left):
            offer.extend(partners(state))
            offer.append(DONE)
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is DONE:
            return
        state.push(CHOOSE_PART)
        if option in TRADE:
            begin_trade(state, option)
        elif option is MAIN:
            state.main_left = False
            do_main(state, state.action)
        else:
            state.bonus_left = False
            use_bonus(state, state.hero(), state.hero().cards[state.action])

    def prompt(self, state: Volcano) -> Message:
        if not (state.main_left and state.bonus_left):
            return message("prompt-other-part")
        return message("prompt-choose-part", item=card_name(state.hero().cards[state.action]))

    def describe(self, state: Volcano, option: Option) -> Description:
        if option is MAIN:
            return Description(message("option-main", action=message(f"option-{ACTION[state.action].code}")))
        if option is BONUS:
            number = state.hero().cards[state.action]
            card = CARDS[number]
            label = message("option-bonus", item=card_name(number), bonus=bonus_name(card, state.hero().looks))
            return Description(label, targets=(f"card-{card.id}",))
        return super().describe(state, option)


CHOOSE_PART = ChoosePart.of()


def use_bonus(state: Volcano, sheet: Sheet, card: int) -> None:
    """The bonus of an equipment card (FK-101 to FK-103)."""
    kind = CARD_TYPE[card]
    if kind == HELMET:
        cube = CARDS[card].cube
        take_cubes(state, state.active, (int(cube == 0), int(cube == 1), int(cube == 2)))
        make_room(state, state.active)
    elif kind == WEAPON:
        if sheet.looks:
            state.push(LOOK_AT_STACK)
        else:
            score(state, state.active, 1, CARD_BONUS)
    else:
        state.push(BONUS_STEP)


class AfterAction(Step[Volcano]):
    """When an action is finished: charms, and Yoshihiro's craft (FK-104, FK-193)."""

    rules = ("FK-104", "FK-193")

    def run(self, state: Volcano) -> None:
        sheet = state.hero()
        rested = state.action == REST_ACTION
        state.action = -1
        state.main_left = state.bonus_left = False
        # After each action everybody on the cell may be traded with again (FK-184).
        state.partners = 0
        if sheet.plan().craft_after_action and not rested and sheet.standing and sheet.cell >= 0:
            begin_craft(state, 1)
        # The charms of the action come before the craft that follows it, the choice where one lies included.
        CHECK_CHARMS.run(state)


AFTER_ACTION = AfterAction.of()
