"""What bots need to look through a whole turn: where an action ends, where the turn ends, which positions are alike."""

from __future__ import annotations

from collections.abc import Hashable

from zataku.games.fuji_koro.state import Sheet, Volcano
from zataku.games.fuji_koro.steps.turn import Act


def settled(state: Volcano) -> bool:
    """Is the next action to be chosen?"""
    return isinstance(state.asking, Act)


def ended(start: Volcano, state: Volcano) -> bool:
    """Is there nothing more to plan in this turn? What others decide and what dice say comes in between."""
    if start.action < 0 and not settled(start):
        # Before the first action, or after the last one.
        return True
    if state.active != start.active or state.round != start.round or state.seat != state.active:
        return True
    return bool(state.fight) or state.turn_over


def gist(state: Volcano) -> Hashable:
    """All that a choice in a turn can change, but not the way on which a cell was reached."""
    return (
        state.asking,
        len(state.agenda),
        state.seat,
        state.round,
        state.actions,
        state.action,
        state.main_left,
        state.bonus_left,
        state.free_actions,
        state.stock_used,
        state.partners,
        state.steps,
        state.lava_steps,
        state.smoke,
        state.fight,
        state.fighters,
        state.health,
        state.craft_work,
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


def belongings(sheet: Sheet) -> Hashable:
    """A samurai: where it is, and all that it has."""
    return (
        sheet.cell,
        sheet.lives,
        sheet.palace,
        sheet.discs,
        sheet.spent,
        tuple(sheet.pack),
        sheet.helmet,
        sheet.weapon,
        sheet.sandals,
        sheet.charms,
        sheet.cards,
        sheet.monks,
        sheet.pack_monks,
        sheet.blueprints,
        sheet.scrolls,
        sheet.adventures,
    )
