"""Winning and losing together (FK-166, FK-188, FK-233, FK-235, FK-260)."""

from __future__ import annotations

from typing import Final

from zataku.kernel.steps import Step

from .. import map as volcano
from ..components import DRAGON_TYPES, DRAGONS
from ..config import BEAT_GUARDS, SLAY_ALL
from ..gear import KINDS
from ..state import DRAGON_FIGHT, LEFT, Sheet, Volcano


def win_together(state: Volcano) -> None:
    state.won = True
    state.agenda.clear()
    if state.log is not None:
        state.tell("event-victory")


def lose_together(state: Volcano) -> None:
    state.lost = True
    state.agenda.clear()
    if state.log is not None:
        state.tell("event-defeat")


def tamed(state: Volcano) -> bool:
    """Scenario 6: the legendary dragon brought low enough on the central tile (FK-235, FK-277)."""
    fight = state.fight
    if not state.config.tame or fight is None or fight.kind != DRAGON_FIGHT or fight.place != volcano.CENTRE:
        return False
    dragon = DRAGONS[state.dragons[volcano.CENTRE] - 1]
    if DRAGON_TYPES[dragon.type].monks or not 0 < fight.health <= state.config.tame:
        return False
    win_together(state)
    return True


class CheckGoal(Step[Volcano]):
    """Cooperative: is the match won or lost by now (FK-166, FK-188, FK-233, FK-260)?"""

    rules = ("FK-166", "FK-188", "FK-190", "FK-233", "FK-238", "FK-260")

    def run(self, state: Volcano) -> None:
        config = state.config
        players = state.sheets[: config.players]
        if any(sheet.palace != LEFT for sheet in players):
            return
        if goal_met(state):
            win_together(state)
        else:
            lose_together(state)


CHECK_GOAL: Final = CheckGoal.of()


def goal_met(state: Volcano) -> bool:
    """Everybody has left: is the goal reached?"""
    goal = state.config.goal
    players = state.sheets[: state.config.players]
    if goal == SLAY_ALL:
        return state.legendary_dead and not any(state.dragons)
    if goal == BEAT_GUARDS:
        return all(sheet.cell < 0 for sheet in state.sheets[state.config.players :]) and players[0].enchanted() == 3
    everybody = all(sheet.enchanted() for sheet in players)
    return state.legendary_dead and everybody and len(enchanted_types(players)) == len(KINDS)


def enchanted_types(players: list[Sheet]) -> set[int]:
    """The types of which the group has enchanted gear."""
    return {kind for kind in KINDS if any(sheet.charms[kind] for sheet in players)}
