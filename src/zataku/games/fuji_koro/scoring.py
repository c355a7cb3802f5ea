"""The result of a match, and a guess at it for bots (FK-162 to FK-165, FK-220, FK-223, FK-240, FK-259)."""

from __future__ import annotations

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    CARD_TYPE,
    DRAGON_TYPES,
    GREAT_LOWEST,
    TRACK_MONK,
    TRACK_TOOTH,
)
from zataku.games.fuji_koro.config import POINTS_AND_ROPE, TAME
from zataku.games.fuji_koro.gear import HELMET, SANDALS, TOOTH, WEAPON
from zataku.games.fuji_koro.state import GREAT, LEFT, PARTS, SMALL, Sheet, Volcano
from zataku.kernel.game import Scores, SeatScore, ranked


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
    return {"victory": int(won)}


def total_together(state: Volcano, sheet: Sheet, won: bool) -> int:
    return sum(together(state, sheet, won).values())


def cooperative_win(state: Volcano) -> bool:
    if state.config.goal == POINTS_AND_ROPE:
        sheet = state.sheets[0]
        reached = sum(parts_of(state, sheet).values()) >= state.config.win_points
        return not state.lost and sheet.palace == GREAT and reached
    return state.won


def power(sheet: Sheet) -> float:
    """How well a samurai is armed and protected, in rough points."""
    wood, metal, tooth = gear.counts(sheet.weapon)
    value = 0.0
    if sheet.armed():
        value += 1.0 + 0.25 * wood + 0.4 * metal + 0.6 * tooth + 0.1 * sheet.initiative()
    else:
        value += 0.1 * wood + 0.15 * metal + 0.2 * tooth
    value += 0.3 * gear.strength(sheet.helmet, sheet.charms[HELMET] > 0)
    value += 0.2 * gear.strength(sheet.sandals, sheet.charms[SANDALS] > 0)
    if sheet.sandals_complete():
        value += 0.5
    return value


def evaluate(state: Volcano, seat: int) -> float:
    """A guess at the final points of a seat; in cooperative play at the chance to win, in points."""
    config = state.config
    sheet = state.sheets[seat]
    if config.coop and config.goal != POINTS_AND_ROPE:
        return evaluate_together(state)
    value = float(sheet.points) + figure_points(state, sheet) + sheet.states * config.state_points
    if state.over:
        value = float(sum(parts_of(state, sheet).values()))
        if config.goal == POINTS_AND_ROPE:
            return value + (30.0 if cooperative_win(state) else -20.0)
        return value
    if config.coop:
        value += 4.0 * (sheet.lives - 2)
    value += power(sheet)
    value += 0.12 * sheet.pack[0] + 0.2 * sheet.pack[1] + 0.6 * sheet.pack[2]
    value += 0.8 * (sheet.pack_monks + sum(sheet.monks))
    value += sum(1.2 + (2.5 if sheet.charms[CARD_TYPE[card]] else 0.0) for card in sheet.blueprints)
    value += sum(1.5 for card in sheet.cards if card >= 0)
    value += 0.5 * sheet.scroll_count() + 0.4 * len(sheet.adventures)
    value += 0.15 * sheet.discs
    if not sheet.standing:
        value -= 1.5
    if sheet.palace in (GREAT, SMALL):
        value += 6.0
    elif state.countdown_owner >= 0:
        # Time to go: nearer to the way out is better.
        value -= 0.4 * steps_to_exit(state, sheet)
    return value


def steps_to_exit(state: Volcano, sheet: Sheet) -> int:
    if sheet.cell < 0:
        return 0
    goal = 1 << volcano.CENTRE_CELL
    if state.exit_cell >= 0 and state.config.secret_exit:
        goal |= 1 << state.exit_cell
    seen = edge = 1 << sheet.cell
    for steps in range(16):
        if edge & goal:
            return steps
        edge = volcano.spread(edge, state.dry_mask()) & ~seen
        seen |= edge
        if not edge:
            break
    return 16


def evaluate_together(state: Volcano) -> float:
    """Cooperative: how far the group has come."""
    if state.won:
        return 100.0
    if state.lost or state.over:
        return 0.0
    config = state.config
    players = state.sheets[: config.players]
    value = 20.0
    value += 15.0 if state.legendary_dead and config.goal != TAME else 0.0
    value += 3.0 if state.exit_cell >= 0 else 0.0
    value += 0.4 * len(state.slain)
    value += 0.2 * sum(laid >= 0 for laid in state.tiles)
    value += sum(3.0 for kind in (HELMET, WEAPON, SANDALS) if any(sheet.charms[kind] for sheet in players))
    for sheet in players:
        value += (power(sheet) + 1.0 * sheet.enchanted() + 0.5 * len(sheet.blueprints)) / len(players) ** 0.5
        value += 0.05 * sheet.cubes() + 0.3 * sheet.pack[TOOTH]
        value -= 6.0 * (config.lives - sheet.lives)
        if sheet.palace == LEFT:
            value += 10.0
        elif state.legendary_dead and state.exit_cell >= 0 and sheet.cell >= 0:
            value -= 0.3 * exit_distance(state, sheet)
    value += sum(3.0 for guard in state.sheets[config.players :] if guard.cell < 0)
    return value


def exit_distance(state: Volcano, sheet: Sheet) -> int:
    seen = edge = 1 << sheet.cell
    for steps in range(16):
        if edge >> state.exit_cell & 1:
            return steps
        edge = volcano.spread(edge, state.dry_mask()) & ~seen
        seen |= edge
        if not edge:
            break
    return 16
