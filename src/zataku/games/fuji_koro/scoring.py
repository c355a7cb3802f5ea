"""The result of a match (FK-162 to FK-165, FK-220, FK-223, FK-240, FK-259)."""

from __future__ import annotations

from typing import Final

from zataku.kernel.game import Scores, SeatScore, ranked

from .components import CARD_TYPE, DRAGON_TYPES, GREAT_LOWEST, TRACK_MONK, TRACK_TOOTH
from .gear import TOOTH
from .settings import POINTS_AND_ROPE
from .state import GREAT, PARTS, Sheet, Volcano

#: What a cooperative victory counts.
VICTORY: Final = 100


def leftovers(sheet: Sheet) -> int:
    """What a player in the great palace scores at the end for everything not delivered (FK-162)."""
    if sheet.palace != GREAT:
        return 0
    teeth = sheet.pack[TOOTH] + sum(sheet.gear(kind)[TOOTH].bit_count() for kind in range(3))
    monks = sheet.pack_monks + sum(sheet.monks)
    prints = sum(GREAT_LOWEST[CARD_TYPE[card]] for card in sheet.blueprints if sheet.charms[CARD_TYPE[card]])
    return teeth * GREAT_LOWEST[TRACK_TOOTH] + monks * GREAT_LOWEST[TRACK_MONK] + prints


def figure_points(state: Volcano, sheet: Sheet) -> int:
    """Scenario 2: figures and sets of three (FK-223)."""
    config = state.config
    if not config.figures:
        return 0
    figures = sheet.figures
    points = sum(number * DRAGON_TYPES[kind].figure_points for kind, number in enumerate(figures))
    points += config.same_set * sum(number // 3 for number in figures)
    mixed = 0
    while sum(min(number, mixed + 1) for number in figures) >= 3 * (mixed + 1):
        mixed += 1
    return points + config.mixed_set * mixed


def parts_of(state: Volcano, sheet: Sheet) -> dict[str, int]:
    """Points by category."""
    parts = dict(zip(PARTS, sheet.earned, strict=True))
    parts["leftovers"] = leftovers(sheet)
    parts["figures"] = figure_points(state, sheet)
    parts["state-tokens"] = sheet.states * state.config.state_points
    return parts


def scores(state: Volcano) -> Scores:
    """Competitive: the most points, then the earlier escape. Cooperative: all win or all lose."""
    players = state.sheets[: state.config.players]
    if state.config.coop:
        won = cooperative_win(state)
        return Scores(
            tuple(
                SeatScore(seat, total_together(state, sheet, won), together(state, sheet, won), 1)
                for seat, sheet in enumerate(players)
            ),
            tuple(range(len(players))) if won else (),
        )
    # Whoever escaped first wins a tie; nobody escaped: they share the win (FK-165).
    order = [-(sheet.escape_order or 99) for sheet in players]
    return ranked([parts_of(state, sheet) for sheet in players], order)


def shared(state: Volcano) -> bool:
    """Do all seats win or lose together?"""
    return state.config.coop


def together(state: Volcano, sheet: Sheet, won: bool) -> dict[str, int]:
    if state.config.goal == POINTS_AND_ROPE:
        return parts_of(state, sheet)
    return {"victory": VICTORY if won else 0}


def total_together(state: Volcano, sheet: Sheet, won: bool) -> int:
    return sum(together(state, sheet, won).values())


def cooperative_win(state: Volcano) -> bool:
    if state.config.goal == POINTS_AND_ROPE:
        sheet = state.sheets[0]
        reached = sum(parts_of(state, sheet).values()) >= state.config.win_points
        return not state.lost and sheet.palace == GREAT and reached
    return state.won
