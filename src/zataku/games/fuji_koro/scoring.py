"""The result of a match (FK-162 to FK-165, FK-220, FK-223, FK-240, FK-259)."""

from __future__ import annotations

from typing import Final

from zataku.kernel.game import Scores, SeatScore, ranked

from .components import (
    CARD_TYPE,
    DRAGON_TYPES,
    GREAT_LOWEST,
    GREAT_PALACE,
    SMALL_PALACE,
    TRACK_MONK,
    TRACK_TOOTH,
)
from .config import POINTS_AND_ROPE
from .gear import TOOTH
from .state import GREAT, PARTS, SMALL, Sheet, Volcano

#: What a cooperative victory counts.
VICTORY: Final = 100


def carried(sheet: Sheet) -> list[int]:
    """How much of each track a samurai has for the shogun: blueprints of enchanted gear, monks, teeth (FK-159)."""
    found = [0] * len(GREAT_LOWEST)
    for card in sheet.blueprints:
        found[CARD_TYPE[card]] += bool(sheet.charms[CARD_TYPE[card]])
    found[TRACK_MONK] = sheet.pack_monks + sum(sheet.monks)
    found[TRACK_TOOTH] = sheet.pack[TOOTH] + sum(sheet.gear(kind)[TOOTH].bit_count() for kind in range(3))
    return found


def leftovers(sheet: Sheet) -> int:
    """What a player in the great palace scores at the end for everything not delivered (FK-162)."""
    if sheet.palace != GREAT:
        return 0
    return sum(amount * lowest for amount, lowest in zip(carried(sheet), GREAT_LOWEST, strict=True))


def turns_to_deliver(state: Volcano, seat: int) -> int:
    """How many turns somebody has who leaves at the end of the next one, that one included (FK-036, FK-147)."""
    players = state.config.players
    left = len(state.config.final_events) - state.pawn
    waits = (seat - state.active) % players > (state.countdown_owner - state.active) % players
    return max(0, left - waits)


def deliveries(state: Volcano, sheet: Sheet, palace: int, turns: int) -> list[int]:
    """By track what somebody would score in a palace in so many turns, alone there, and in the end (FK-158 to FK-163).

    In each turn goes what would lose most by staying behind.
    """
    held = carried(sheet)
    if palace == SMALL:
        # One of each, and nothing for what is left.
        scored = [0] * len(held)
        cells = [[SMALL_PALACE[track]][taken:] for track, taken in enumerate(state.small_taken)]
    else:
        scored = [amount * lowest for amount, lowest in zip(held, GREAT_LOWEST, strict=True)]
        cells = [
            [points - GREAT_LOWEST[track] for points in GREAT_PALACE[track][taken:]]
            for track, taken in enumerate(state.palace_taken)
        ]
    gains = [(gain, track) for track, amount in enumerate(held) for gain in cells[track][:amount]]
    for gain, track in sorted(gains, reverse=True)[:turns]:
        scored[track] += gain
    return scored


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
