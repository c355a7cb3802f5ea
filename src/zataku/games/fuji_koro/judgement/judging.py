"""What bots look at in every mode: how hard a samurai hits, how near its gear is to a card, how far it has to go."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .. import gear
from .. import map as volcano
from ..components import BOARDS, CARD_TYPE, CARDS, CHARM_INITIATIVE, COLOURS, FACES, weapon_length
from ..gear import WEAPON, Layout
from ..state import ADVENTURE_BASE, SCROLL_BASE, Sheet, Volcano

#: What a step of distance leaves of an opportunity.
DECAY: Final = 0.8
#: Mean damage of the dice of wood, metal, tooth and charm; a break face deals none.
DICE_MEANS: Final = tuple(sum(max(0, face) for face in faces) / 6.0 for faces in FACES)
#: How many steps ahead bots look for something to do, and for a way.
REACH: Final = 9
#: Steps that could be taken in the time of exploring.
OPENING: Final = 2
FARTHEST: Final = 16
#: So many things of a kind, the nearest ones, are enough to think about.
ENOUGH: Final = 8
#: What is left of an opportunity after so many steps, if the first ones are free.
FADES: Final = tuple(
    tuple(DECAY ** max(0, steps - ahead) if steps < REACH else 0.0 for steps in range(FARTHEST + 1))
    for ahead in range(FARTHEST)
)


@lru_cache(maxsize=2048)
def things_on(things: bytes) -> tuple[int, tuple[int, ...], int]:
    """Where resource tokens, scrolls of each colour and adventure tokens lie."""
    tokens = adventures = 0
    scrolls = [0] * len(COLOURS)
    for cell, thing in enumerate(things):
        if thing:
            if thing < SCROLL_BASE:
                tokens |= 1 << cell
            elif thing < ADVENTURE_BASE:
                scrolls[thing - SCROLL_BASE] |= 1 << cell
            else:
                adventures |= 1 << cell
    return tokens, tuple(scrolls), adventures


@lru_cache(maxsize=2048)
def edges_of(laid: int) -> tuple[int, int, int]:
    """Cells from which an area of level I, II or III can be explored."""
    edges = [0, 0, 0]
    for place in volcano.AREAS:
        if not laid & volcano.PLACE_MASK[place]:
            edges[volcano.PLACE_RING[place] - 1] |= volcano.BORDERING_MASK[place]
    return edges[0], edges[1], edges[2]


@lru_cache(maxsize=8192)
def arms(board: int, weapon: Layout, charm: int) -> tuple[float, int]:
    """Mean damage of one round of rolls with all usable weapons, and their initiative."""
    grid = BOARDS[board].grid
    damage = 0.0
    initiative = 0
    groups = grid.weapons(weapon)
    for group in groups:
        wood, metal, tooth = gear.counts(gear.only(weapon, group))
        damage += DICE_MEANS[0] * wood + DICE_MEANS[1] * metal + DICE_MEANS[2] * tooth
        length = weapon_length(group)
        if charm and (charm == 2) == (group & grid.left == 0):
            damage += DICE_MEANS[3]
            length += CHARM_INITIATIVE
        initiative = max(initiative, length)
    return damage, initiative


def attack(sheet: Sheet) -> float:
    """Mean damage of one round of rolls, roughly: an armed samurai will soon use all the cubes of its weapons."""
    if not sheet.armed():
        return 0.0
    wood, metal, tooth = gear.counts(sheet.weapon)
    return 0.67 * wood + metal + 1.5 * tooth + (2.0 if sheet.charms[WEAPON] else 0.0)


def odds(stands: float, needed: float) -> float:
    """Rounds a samurai can stand against rounds it takes to slay the dragon."""
    return min(0.95, max(0.0, 0.7 * stands / needed - 0.2))


def progress(sheet: Sheet, card: int) -> float:
    """Which part of a blueprint's cubes is at hand."""
    return best_progress(sheet, (card,))


def best_progress(sheet: Sheet, cards: tuple[int, ...]) -> float:
    """The same for that one of some blueprints whose cubes are there most."""
    layouts = (sheet.helmet, sheet.weapon, sheet.sandals)
    return at_hand(cards, layouts, sheet.pack)


@lru_cache(maxsize=65536)
def at_hand(
    cards: tuple[int, ...], layouts: tuple[gear.Layout, gear.Layout, gear.Layout], pack: tuple[int, int, int]
) -> float:
    """The greatest part of the cubes of one of these blueprints that is in such gear and in such a backpack."""
    best = 0.0
    for card in cards:
        needed = CARDS[card].pattern.cubes
        have = gear.counts(layouts[CARD_TYPE[card]])
        found = sum(min(needed[material], have[material] + pack[material]) for material in range(3))
        best = max(best, found / sum(needed))
    return best


@lru_cache(maxsize=65536)
def layers(cell: int, ground: int) -> tuple[int, ...]:
    """The cells that can be reached over such ground in no step, in one, in two and so on."""
    seen = edge = 1 << cell
    found: list[int] = []
    while edge and len(found) < FARTHEST:
        found.append(edge)
        edge = volcano.spread(edge, ground) & ~seen
        seen |= edge
    return tuple(found)


@lru_cache(maxsize=65536)
def areas_from(cell: int, ground: int, laid: int) -> tuple[tuple[int, int, int], ...]:
    """The areas without a tile: place, level, and steps to its edge, over areas that must be explored before."""
    unlaid = [place for place in volcano.AREAS if not laid & volcano.PLACE_MASK[place]]
    found: list[tuple[int, int, int]] = []
    opening: list[list[int]] = [[] for _ in range(FARTHEST + OPENING + 1)]
    seen = edge = 1 << cell
    for steps in range(FARTHEST):
        left: list[int] = []
        for place in unlaid:
            if volcano.BORDERING_MASK[place] & edge:
                found.append((place, volcano.PLACE_RING[place], steps))
                opening[steps + OPENING].append(place)
            else:
                left.append(place)
        unlaid = left
        for place in opening[steps]:
            ground |= volcano.PLACE_MASK[place]
        if opening[steps]:
            edge = seen
        edge = volcano.spread(edge, ground) & ~seen
        seen |= edge
    return tuple(found)


@lru_cache(maxsize=65536)
def cells_from(cell: int, ground: int, wanted: int) -> tuple[tuple[int, int], ...]:
    """The wanted cells in reach, the nearest ones first, and the steps to them."""
    found: list[tuple[int, int]] = []
    for steps, edge in enumerate(layers(cell, ground)[:REACH]):
        here = edge & wanted
        while here and len(found) < ENOUGH:
            low = here & -here
            here ^= low
            found.append((low.bit_length() - 1, steps))
    return tuple(found)


def actions_left(state: Volcano) -> int:
    """Actions still to be done in this turn; none between turns."""
    return 0 if state.turn is None else state.turn.actions


def cut_short(state: Volcano) -> bool:
    """Has a fight ended this turn?"""
    return state.turn is not None and state.turn.over


def steps_to(state: Volcano, sheet: Sheet, goal: int) -> int:
    """Steps over dry cells to one of these cells."""
    return 0 if sheet.cell < 0 else way(sheet.cell, goal, state.dry_mask())


def way(cell: int, goal: int, ground: int) -> int:
    """Steps from a cell over such ground to one of the goal's cells."""
    for steps, edge in enumerate(layers(cell, ground)):
        if edge & goal:
            return steps
    return FARTHEST


def nearest_of(sheet: Sheet, goals: list[tuple[int, float]], ground: int, ahead: int) -> float:
    """The best goal and half of the second best, each faded by the way to it."""
    best = second = 0.0
    fade = 1.0
    for layer, edge in enumerate(layers(sheet.cell, ground)[:REACH]):
        for mask, value in goals:
            if mask & edge and value * fade > second:
                if value * fade > best:
                    best, second = value * fade, best
                else:
                    second = value * fade
        if layer >= ahead:
            fade *= DECAY
    return best + 0.5 * second
