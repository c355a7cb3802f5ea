"""Rounds, turns and actions (FK-027 to FK-037, FK-100, FK-146, FK-176, FK-220)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import clockwise
from zataku.kernel.steps import Step

from .. import elements
from .. import map as volcano
from ..components import (
    BOARDS,
    CARD_TYPE,
    CARDS,
    PATHFINDER,
)
from ..config import DRAGONS_ROUND_END, DRAGONS_ROUND_START
from ..gear import HELMET, WEAPON
from ..names import bonus_name, card_name
from ..state import CARD_BONUS, IN_THE_VOLCANO, LEFT, Sheet, Turn, Volcano
from ..vocabulary import (
    ACTION,
    BONUS,
    DONE,
    END_TURN,
    EXPLORE,
    GATHER,
    MAIN,
    MOVE,
    REST,
)
from .asking import Asking
from .backpack import make_room
from .beside import act_once_more, offers_beside, use_token
from .combat import Meet, begin_dragon_fight, fights_on_sight
from .common import score, start_countdown, take_cubes
from .cubes import CHECK_CHARMS
from .eruption import (
    COUNTDOWN_STEP,
    ESCAPE_CHECK,
    SHOGUN_BONUS,
    escape,
    happen,
    palace_here,
    tell_pawn,
)
from .exploring import (
    AFTER_EXPLORE,
    EXPLORE_AREA,
    LOOK_AT_STACK,
    can_explore,
    explore_refusal,
)
from .gathering import GATHER_HERE, can_gather, gather_refusal
from .moving import BeginMove, can_go, can_step, move_refusal
from .outcome import lose_together
from .resting import begin_craft, crafts_in_rest
from .roaming import MOVE_DRAGONS, MOVE_MONKS
from .trading import begin_trade, partners

MOVE_ACTION: Final = 0
EXPLORE_ACTION: Final = 1
GATHER_ACTION: Final = 2
REST_ACTION: Final = 3
MOVE_MAIN: Final = BeginMove.of(0)
BONUS_STEP: Final = BeginMove.of(1)

# Rounds


class StartRound(Step[Volcano]):
    """A new round: in cooperative play the pawn and the dragons move first (FK-037, FK-176)."""

    rules = ("FK-037", "FK-176", "FK-188")

    def run(self, state: Volcano) -> None:
        config = state.config
        last = config.last_round()
        if last and state.round == last:
            # The last final round is over (FK-188).
            lose_together(state)
            return
        state.round += 1
        state.active = state.seat = state.first
        if state.log is not None:
            if last:
                state.tell("event-round-of", amount=state.round, last=last)
            else:
                state.tell("event-round", amount=state.round)
        state.agenda += turns_of_round(state.first, config.players)
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
            tell_pawn(state, number, event)
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
        if steps:
            state.push(*steps, START_ROUND)
        else:
            START_ROUND.run(state)


START_ROUND: Final = StartRound.of()
END_ROUND: Final = EndRound.of()


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
        state.turn = Turn()
        if state.waiting and state.waiting >> self.seat & 1:
            # Scenario 1: whoever ended the last turn on the rope leaves now (FK-217, FK-271).
            state.waiting &= ~(1 << self.seat)
            palace = palace_here(state, sheet)
            if palace:
                escape(state, self.seat, palace)
        if sheet.palace != IN_THE_VOLCANO and sheet.palace != LEFT:
            state.agenda.append(FINISH_TURN)
            return
        woke = not sheet.standing
        sheet.standing = True
        if woke and state.log is not None:
            state.tell("event-stands-up", seat=SeatName(self.seat), at=(elements.samurai(self.seat),))
        state.agenda.append(FINISH_TURN)
        state.agenda.append(ACT)
        if woke or config.unsafe_centre:
            state.agenda.append(WAKE_UP)


@cache
def turns_of_round(first: int, players: int) -> tuple[Step[Any], ...]:
    """The turns of a round and its end, as they lie on the agenda: what is done first comes last."""
    return (END_ROUND, *[StartTurn.of(seat) for seat in reversed(clockwise(first, players))])


class WakeUp(Step[Volcano]):
    """Standing up beside a dragon, or a monk or samurai to be fought on sight (FK-034, FK-227, FK-234, FK-270)."""

    rules = ("FK-034", "FK-227", "FK-234", "FK-246", "FK-270")

    def run(self, state: Volcano) -> None:
        sheet = state.hero()
        if sheet.cell < 0:
            return
        place = volcano.CELL_PLACE[sheet.cell]
        if state.dragons[place]:
            begin_dragon_fight(state, place, 1 << state.active, state.active)
        elif fights_on_sight(state.config):
            state.push(Meet.of(state.active, -1, 0))


WAKE_UP: Final = WakeUp.of()


class EndTurn(Step[Volcano]):
    """The end of a turn: leaving, delivery, countdown (FK-036); before the final chapter there is nothing to do."""

    rules = ("FK-036",)

    def run(self, state: Volcano) -> None:
        state.turn = None
        coop = state.config.coop
        if state.countdown_owner < 0 and state.lava_owner < 0 and not coop:
            return
        sheet = state.sheets[state.active]
        if coop or sheet.palace != IN_THE_VOLCANO or palace_here(state, sheet):
            state.push(ESCAPE_CHECK, SHOGUN_BONUS, COUNTDOWN_STEP)
        else:
            # Nobody leaves and nothing is delivered.
            COUNTDOWN_STEP.run(state)


FINISH_TURN: Final = EndTurn.of()


# Actions


def can_do(state: Volcano, action: int) -> bool:
    """Can the main part of this action be done (FK-032)?"""
    if action == MOVE_ACTION:
        return True
    if action == EXPLORE_ACTION:
        return can_explore(state)
    return can_gather(state, state.sheets[state.active])


def can_use_bonus(state: Volcano, sheet: Sheet, card: int) -> bool:
    """Would the card's bonus do anything (FK-032, FK-101 to FK-103)?"""
    kind = CARD_TYPE[card]
    if kind == HELMET:
        return sheet.holds_cubes() and state.supply[CARDS[card].cube] > 0
    if kind == WEAPON:
        return not sheet.looks or any(stack.layers for stack in state.stacks())
    return can_step(state, sheet)


#: What is offered, by the set of the actions that are possible: bits as the actions have numbers.
_ACTIONS: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(option for bit, option in enumerate((MOVE, EXPLORE, GATHER, REST)) if possible >> bit & 1)
    for possible in range(1 << 4)
)


class Act(Asking):
    """The next of the two actions, or something beside them (FK-027 to FK-032, FK-220, FK-247)."""

    rules = ("FK-027", "FK-028", "FK-029", "FK-030", "FK-032")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        turn = state.turn
        assert turn is not None
        if turn.over:
            return None
        sheet = state.sheets[state.active]
        possible = 0
        if turn.actions:
            if sheet.discs or turn.free_actions:
                move, explore, gather = sheet.cards
                if can_go(state, sheet) or (move >= 0 and can_use_bonus(state, sheet, move)):
                    possible = 1
                if (volcano.BORDER_AREAS_MASK[sheet.cell] & ~state.laid and can_explore(state)) or (
                    explore >= 0 and can_use_bonus(state, sheet, explore)
                ):
                    possible |= 1 << EXPLORE_ACTION
                if can_gather(state, sheet) or (gather >= 0 and can_use_bonus(state, sheet, gather)):
                    possible |= 1 << GATHER_ACTION
            if sheet.spent != (0, 0, 0):
                possible |= 1 << REST_ACTION
            if not possible:
                # A Move of no cell, so that nobody is stuck (FK-032).
                possible = 1
        offer = _ACTIONS[possible]
        if not (sheet.adventures or sheet.states or state.config.coop):
            return offer
        beside = offers_beside(state, sheet)
        if not beside:
            return offer
        return (*offer, *beside) if turn.actions else (*beside, END_TURN)

    def move(self, state: Volcano) -> None:
        self._spend_disc(state, MOVE_ACTION)

    def explore(self, state: Volcano) -> None:
        self._spend_disc(state, EXPLORE_ACTION)

    def gather(self, state: Volcano) -> None:
        self._spend_disc(state, GATHER_ACTION)

    def _spend_disc(self, state: Volcano, action: int) -> None:
        """An action takes a disc; with a card it has two parts (FK-029, FK-100)."""
        sheet = state.sheets[state.active]
        turn = state.turn
        assert turn is not None
        turn.actions -= 1
        turn.action = action
        free = turn.free_actions > 0
        if free:
            # The action of a Second Wind needs no disc.
            turn.free_actions -= 1
        else:
            sheet.discs -= 1
            move, explore, gather = sheet.spent
            if action == MOVE_ACTION:
                sheet.spent = (move + 1, explore, gather)
            elif action == EXPLORE_ACTION:
                sheet.spent = (move, explore + 1, gather)
            else:
                sheet.spent = (move, explore, gather + 1)
        if state.log is not None:
            name = ACTION[action].code
            event = "event-free-action" if free else "event-action"
            state.tell(event, seat=SeatName(state.active), action=message(f"name-action-{name}"))
        state.agenda.append(ACT)
        state.agenda.append(AFTER_ACTION)
        card = sheet.cards[action]
        if card < 0:
            if action == MOVE_ACTION:
                # The most frequent of all.
                MOVE_MAIN.run(state)
            else:
                do_main(state, action)
            return
        turn.main_left = turn.bonus_left = True
        if CARD_TYPE[card] == WEAPON and not sheet.looks:
            # The point of a weapon card is taken by itself; a Move may be one of no cell (FK-102).
            turn.bonus_left = False
            use_bonus(state, sheet, card)
        if action == MOVE_ACTION and not turn.bonus_left:
            turn.main_left = False
            do_main(state, action)
        else:
            state.agenda.append(CHOOSE_PART)

    def rest(self, state: Volcano) -> None:
        """All discs come back, then one gear type may be crafted (FK-077, FK-078)."""
        sheet = state.sheets[state.active]
        turn = state.turn
        assert turn is not None
        turn.actions -= 1
        turn.action = REST_ACTION
        move, explore, gather = sheet.spent
        sheet.discs += move + explore + gather
        sheet.spent = (0, 0, 0)
        if state.log is not None:
            state.tell("event-rest", seat=SeatName(state.active))
        state.agenda.append(ACT)
        state.agenda.append(AFTER_ACTION)
        begin_craft(state, crafts_in_rest(sheet), rests=True)

    def use(self, state: Volcano, kind: int) -> None:
        state.push(ACT)
        use_token(state, kind)

    def extra_action(self, state: Volcano) -> None:
        state.push(ACT)
        act_once_more(state)

    def trade(self, state: Volcano, seat: int) -> None:
        state.push(ACT)
        begin_trade(state, seat)

    def end_turn(self, state: Volcano) -> None:
        """Nothing more is done beside the actions."""

    def describe_move(self, state: Volcano) -> Description:
        return self._action(state, MOVE)

    def describe_explore(self, state: Volcano) -> Description:
        return self._action(state, EXPLORE)

    def describe_gather(self, state: Volcano) -> Description:
        return self._action(state, GATHER)

    def describe_rest(self, state: Volcano) -> Description:
        return self._action(state, REST)

    def _action(self, state: Volcano, action: Option) -> Description:
        return Description(message(f"option-{action.code}"), targets=(elements.action(state.seat, action.code),))

    def describe_extra_action(self, state: Volcano) -> Description:
        return Description(message("option-extra-action"), targets=(elements.state_tokens(state.seat),))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-act", amount=state.this_turn().actions)

    def refusals(self, state: Volcano) -> Sequence[Refusal]:
        sheet = state.hero()
        found: list[Refusal] = []
        turn = state.this_turn()
        if not turn.actions:
            return found
        offered = set(state.offer)
        if not sheet.discs and not turn.free_actions:
            found.extend(Refusal(option, message("refusal-no-disc"), "FK-029") for option in ACTION)
        else:
            for option, why in ((MOVE, move_refusal), (EXPLORE, explore_refusal), (GATHER, gather_refusal)):
                refusal = why(state, option)
                if option not in offered and refusal is not None:
                    found.append(refusal)
        if REST not in offered:
            found.append(Refusal(REST, message("refusal-rest"), "FK-030"))
        return found


ACT: Final = Act.of()


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
        turn = state.this_turn()
        if turn.over:
            return None
        sheet = state.hero()
        offer: list[Option] = []
        if turn.main_left and can_do(state, turn.action):
            offer.append(MAIN)
        card = sheet.cards[turn.action]
        if turn.bonus_left and card >= 0 and can_use_bonus(state, sheet, card):
            offer.append(BONUS)
        if offer and not (turn.main_left and turn.bonus_left):
            offer.extend(partners(state))
            offer.append(DONE)
        return offer

    def do_main(self, state: Volcano) -> None:
        state.push(CHOOSE_PART)
        turn = state.this_turn()
        turn.main_left = False
        do_main(state, turn.action)

    def use_bonus(self, state: Volcano) -> None:
        state.push(CHOOSE_PART)
        turn = state.this_turn()
        turn.bonus_left = False
        use_bonus(state, state.hero(), state.hero().cards[turn.action])

    def trade(self, state: Volcano, seat: int) -> None:
        state.push(CHOOSE_PART)
        begin_trade(state, seat)

    def be_done(self, state: Volcano) -> None:
        """The other part is left out."""

    def prompt(self, state: Volcano) -> Message:
        turn = state.this_turn()
        if not (turn.main_left and turn.bonus_left):
            return message("prompt-other-part")
        return message("prompt-choose-part", item=card_name(state.hero().cards[turn.action]))

    def describe_do_main(self, state: Volcano) -> Description:
        name = ACTION[state.this_turn().action].code
        label = message("option-main", action=message(f"option-{name}"))
        return Description(label, targets=(elements.action(state.seat, name),))

    def describe_use_bonus(self, state: Volcano) -> Description:
        number = state.hero().cards[state.this_turn().action]
        card = CARDS[number]
        label = message("option-bonus", item=card_name(number), bonus=bonus_name(card, state.hero().looks))
        return Description(label, targets=(elements.card(card.id),))


CHOOSE_PART: Final = ChoosePart.of()


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
        turn = state.turn
        assert turn is not None
        if turn.action != REST_ACTION:
            sheet = state.sheets[state.active]
            if BOARDS[sheet.board].craft_after_action and sheet.standing and sheet.cell >= 0:
                begin_craft(state, 1)
        turn.action = -1
        turn.main_left = turn.bonus_left = False
        # After each action everybody on the cell may be traded with again (FK-184).
        turn.partners = 0
        # The charms of the action come before the craft that follows it, the choice where one lies included.
        for other in state.sheets:
            if other.blueprints:
                CHECK_CHARMS.run(state)
                return


AFTER_ACTION: Final = AfterAction.of()
