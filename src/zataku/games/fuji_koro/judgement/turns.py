"""What bots need to look through a whole turn: where an action ends, where the turn ends, which positions are alike."""

from __future__ import annotations

from collections.abc import Hashable

from ..state import Sheet, Volcano
from ..steps.trading import Agree
from ..steps.turn import Act
from .judging import cut_short


def settled(state: Volcano) -> bool:
    """Is the next action to be chosen?"""
    return isinstance(state.asking, Act)


def ended(start: Volcano, state: Volcano) -> bool:
    """Is there nothing more to plan in this turn? What others decide and what dice say comes in between."""
    if (start.turn is None or start.turn.action < 0) and not settled(start):
        # Before the first action, or after the last one.
        return True
    if state.active != start.active or state.round != start.round:
        return True
    if state.seat != state.active and not isinstance(state.asking, Agree):
        # To an exchange a partner agrees.
        return True
    return state.fight is not None or cut_short(state)


def action_ended(start: Volcano, state: Volcano) -> bool:
    """Is one action over? A whole turn has too many of them to look through, and much is revealed in between."""
    return state.seat != start.seat or settled(state) or state.active != start.active


def effort(state: Volcano) -> float:
    """A single action, one of some seventy, decides little; with every player a look ahead takes longer."""
    return 0.8 / state.config.players


def lap(state: Volcano) -> int:
    """A round has one turn of everybody."""
    return state.round


def gist(state: Volcano) -> Hashable:
    """All that a choice in a turn can change, but not the way on which a cell was reached."""
    return (
        state.asking,
        len(state.agenda),
        state.seat,
        state.round,
        of_turn(state),
        of_move(state),
        of_fight(state),
        None if state.craft is None else state.craft.layout,
        state.tiles,
        state.things,
        state.face_down,
        state.monks,
        state.dragons,
        state.dragon_damage,
        state.temples,
        state.scroll_row,
        state.equipment,
        tuple(belongings(sheet) for sheet in state.sheets),
    )


def of_turn(state: Volcano) -> Hashable:
    """What is still to come in the turn."""
    turn = state.turn
    if turn is None:
        return None
    parts = (turn.action, turn.main_left, turn.bonus_left)
    return turn.actions, turn.free_actions, parts, turn.stock_used, turn.partners, turn.given, turn.received


def of_move(state: Volcano) -> Hashable:
    """How far a movement still goes."""
    move = state.move
    return None if move is None else (move.steps, move.lava_steps, move.smoke)


def of_fight(state: Volcano) -> Hashable:
    """Who fights, and how strong the dragon or monk still is."""
    fight = state.fight
    return None if fight is None else (fight.kind, fight.fighters, fight.health)


def belongings(sheet: Sheet) -> Hashable:
    """A samurai: where it is, and all that it has."""
    return (
        sheet.cell,
        sheet.lives,
        sheet.palace,
        sheet.discs,
        sheet.spent,
        sheet.pack,
        sheet.helmet,
        sheet.weapon,
        sheet.sandals,
        sheet.charms,
        sheet.cards,
        sheet.monks,
        sheet.pack_monks,
        sheet.upper,
        sheet.blueprints,
        sheet.scrolls,
        sheet.adventures,
    )
