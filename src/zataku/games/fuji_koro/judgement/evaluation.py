"""A guess for bots at how a match will end.

The weights are points as far as can be said; they were tuned by play, not derived. How a group fares together stands in
`cooperation.py`.
"""

from __future__ import annotations

from typing import Final

from .. import gear
from .. import map as volcano
from ..components import (
    CARD_TYPE,
    DRAGON_TYPES,
    DRAGONS,
    EXPLORE_POINTS,
    SCROLL_POINTS,
)
from ..config import POINTS_AND_ROPE
from ..gear import HELMET, SANDALS
from ..scoring import figure_points, parts_of
from ..state import GREAT, SMALL, Sheet, Volcano
from ..steps.common import dragon_health
from ..steps.cubes import PlaceMonk
from ..steps.exploring import ChooseTile, Explore, TurnTile, areas
from ..steps.gathering import ChooseBlueprint, ChooseScroll, Gather, things
from ..steps.moving import Walk
from ..steps.turn import ChoosePart
from ..vocabulary import SCROLL_TOKEN, TAKE
from .cooperation import evaluate_together
from .judging import actions_left, attack, cut_short, edges_of, nearest_of, odds, progress, steps_to, things_on

#: How much of the best opportunities in reach counts.
HOPE: Final = 0.6
#: Rounds after which a match is long, and how fast patience wears off then.
LONG_MATCH: Final = 25
HASTE: Final = 0.05


def power(sheet: Sheet) -> float:
    """How well a samurai is armed and protected, in rough points."""
    wood, metal, tooth = gear.counts(sheet.weapon)
    if sheet.armed():
        value = 1.5 + 0.25 * wood + 0.45 * metal + 0.7 * tooth + 0.08 * sheet.initiative()
    else:
        value = 0.1 * wood + 0.2 * metal + 0.3 * tooth
    value += 0.3 * gear.strength(sheet.helmet, sheet.charms[HELMET] > 0)
    value += 0.15 * gear.strength(sheet.sandals, sheet.charms[SANDALS] > 0)
    if sheet.sandals_complete():
        value += 0.6
    return value


def chances_to_slay(state: Volcano, sheet: Sheet) -> list[tuple[int, int, float]]:
    """Dragons with their places, and the rough odds of one samurai against each: rounds it needs, and can stand."""
    places = [place for place in range(volcano.PLACE_COUNT) if state.dragons[place]]
    if not places:
        return []
    damage = attack(sheet)
    guard = float(gear.strength(sheet.helmet, sheet.charms[HELMET] > 0))
    initiative = sheet.initiative()
    found: list[tuple[int, int, float]] = []
    for place in places:
        dragon = state.dragons[place] - 1
        chances = 0.0
        if damage > 0.0:
            figure = DRAGONS[dragon]
            stands = guard / (1.5 * DRAGON_TYPES[figure.type].dice)
            if initiative > figure.initiative:
                stands += 1.0
            chances = odds(stands, dragon_health(state, dragon) / damage)
        found.append((place, dragon, chances))
    return found


def opportunity(state: Volcano, sheet: Sheet) -> float:
    """The best things in reach, each worth less the farther it is; a Move that has begun makes the way shorter."""
    if sheet.cell < 0:
        return 0.0
    ground = state.dry_mask()
    tokens, scrolls, others = things_on(state.things)
    edges = edges_of(state.laid)
    prints = 0
    for number, cards in enumerate(state.temples):
        if any(not sheet.holds_type(CARD_TYPE[card]) for card in cards):
            prints |= 1 << volcano.TEMPLE_CELLS[number]
    goals: list[tuple[int, float]] = [
        (scrolls[sheet.colour()] if sheet.colour() >= 0 else 0, 3.2),
        (edges[0], 0.8),
        (edges[1], 1.6),
        (edges[2], 2.4),
        (tokens & ~state.face_down, 1.0),
        (state.monks & ground, 1.0),
        (others, 0.7),
        (prints, 1.5),
    ]
    for place, dragon, chances in chances_to_slay(state, sheet):
        if chances > 0.3:
            points = DRAGON_TYPES[DRAGONS[dragon].type].points
            goals.append((volcano.PLACE_MASK[place], chances * (points + 1.0)))
        else:
            ground &= ~volcano.PLACE_MASK[place]
    ahead = state.this_move().steps if isinstance(state.asking, Walk) and sheet is state.hero() else 0
    return nearest_of(sheet, goals, ground, ahead)


def evaluate(state: Volcano, seat: int) -> float:
    """A guess at the final points of a seat; in cooperative play at how near the group is to winning."""
    config = state.config
    sheet = state.sheets[seat]
    if config.coop and config.goal != POINTS_AND_ROPE:
        return evaluate_together(state)
    if state.over:
        return float(sum(parts_of(state, sheet).values()))
    value = float(sheet.points) + figure_points(state, sheet) + sheet.states * config.state_points
    if sheet.board < 0:
        return value
    if config.coop:
        value += 6.0 * (sheet.lives - config.lives)
    # A match ends by points alone: the longer it lasts, the less it helps to keep what one has, and the more to use it.
    late = max(0, state.round - LONG_MATCH)
    value += belongings(sheet) / (1.0 + HASTE * late) + HASTE * late * sheet.points
    if sheet.palace in (GREAT, SMALL):
        return value + 6.0 + 0.5 * (sheet.pack_monks + sum(sheet.monks))
    if not sheet.standing:
        value -= 1.5
    if state.countdown_owner >= 0:
        # Time to go: the nearer to the way out, the better.
        left = len(config.final_events) - state.pawn
        value -= (0.8 if left < 6 else 0.3) * steps_to(state, sheet, ways_out(state))
    else:
        value += HOPE * opportunity(state, sheet)
    if seat == state.active and not cut_short(state):
        value += pending(state)
    return value


def pending(state: Volcano) -> float:
    """What the question being asked is about to bring, and the actions still to come."""
    value = 0.3 * actions_left(state)
    asking = state.asking
    if isinstance(asking, Explore):
        levels = [volcano.PLACE_RING[place] for place in areas(state)]
        value += max(0.8 + EXPLORE_POINTS[level - 1] for level in levels)
    elif isinstance(asking, ChoosePart):
        turn = state.this_turn()
        value += 0.4 if turn.bonus_left else 0.0
        if turn.main_left and turn.action == 1:
            value += max((0.8 + EXPLORE_POINTS[volcano.PLACE_RING[place] - 1] for place in areas(state)), default=0.0)
        elif turn.main_left and turn.action == 2 and things(state):
            value += 3.0 if TAKE[SCROLL_TOKEN] in things(state) else 0.7
    elif isinstance(asking, (TurnTile, ChooseTile)):
        value += 0.8 + EXPLORE_POINTS[volcano.PLACE_RING[state.this_tile().place] - 1]
    elif isinstance(asking, ChooseScroll):
        value += SCROLL_POINTS + 0.5
    elif isinstance(asking, Gather):
        value += 3.0 if TAKE[SCROLL_TOKEN] in state.offer else 0.7
    elif isinstance(asking, ChooseBlueprint):
        value += 1.2
    elif isinstance(asking, PlaceMonk):
        value += 0.9
    return value


def belongings(sheet: Sheet) -> float:
    """What gear, cubes, cards and monks may still bring."""
    value = power(sheet)
    # The first cubes of a backpack are worth most.
    cubes = sheet.pack[0] + 1.5 * sheet.pack[1]
    value += 1.2 * cubes / (cubes + 4.0) + 0.6 * sheet.pack[2]
    value += 0.8 * (sheet.pack_monks + sum(sheet.monks))
    for card in sheet.blueprints:
        kind = CARD_TYPE[card]
        value += 3.5 if sheet.charms[kind] else 0.8 + 0.8 * progress(sheet, card)
    value += sum(1.5 for card in sheet.cards if card >= 0)
    value += 0.5 * sheet.scroll_count() + 0.4 * len(sheet.adventures)
    return value + 0.12 * sheet.discs


def ways_out(state: Volcano) -> int:
    goal = 1 << volcano.CENTRE_CELL
    if state.exit_cell >= 0 and state.config.secret_exit:
        goal |= 1 << state.exit_cell
    return goal
