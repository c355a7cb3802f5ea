"""What lies around a samurai, for fitted values: how near the things are that bring points, and its odds of a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .. import gear
from .. import map as volcano
from ..components import CARD_TYPE, CARDS, DRAGON_TYPES, DRAGONS, EXPLORE_POINTS, GREAT_LOWEST, GREAT_PALACE
from ..gear import HELMET, WEAPON
from ..state import Sheet, Volcano
from ..steps.common import dragon_health
from .forecast import forecast
from .judging import arms, edges_of, layers, things_on
from .strength import Fist

#: What is left of a goal after a whole Move towards it.
MOVE_LEAVES: Final = 0.7
#: So many of the nearest things of a kind count.
FEW: Final = 3
#: With such a chance a dragon is no obstacle.
PASSABLE: Final = 0.3
#: A cube that is missing for a blueprint costs about so many points.
MISSING: Final = 1.2
#: Health and dice of usual dragons, blue, green and red ones, to tell how strong a samurai is.
FOES: Final[tuple[tuple[int, int], ...]] = ((6, 2), (12, 4), (22, 5))
#: Who can reach so many cells is not locked in.
SPACIOUS: Final = 40.0
#: How many numbers there are of what is around, and of prints and strength.
AROUND: Final = 19
OUTFIT: Final = 14


def around(state: Volcano, sheet: Sheet) -> list[float]:
    """What is in reach: scrolls, unknown areas, tokens, monks, stocks, the centre, blueprints, dragons."""
    if sheet.cell < 0 or sheet.board < 0:
        return [0.0] * AROUND
    ground = state.dry_mask()
    fist = Fist(sheet)
    prey: list[tuple[float, float, int]] = []
    for place in range(volcano.PLACE_COUNT):
        if state.dragons[place]:
            dragon = state.dragons[place] - 1
            now, soon = odds_of(state, fist, dragon)
            points = DRAGON_TYPES[DRAGONS[dragon].type].points
            prey.append((now * points, soon * points, volcano.PLACE_MASK[place]))
            if now < PASSABLE:
                ground &= ~volcano.PLACE_MASK[place]
    fades = faded(layers(sheet.cell, ground), sheet.steps())
    tokens, scrolls, others = things_on(state.things)
    edges = edges_of(state.laid)
    own = scrolls[sheet.colour()] if sheet.colour() >= 0 else 0
    stocks = sum([1 << cell for cell in volcano.TEMPLE_CELLS]) | 1 << volcano.CENTRE_CELL
    near, nearer, likely, sooner = hunting(sheet, fades, prey, ground)
    return [
        nearest(fades, own),
        several(fades, own),
        nearest(fades, edges[0]),
        nearest(fades, edges[1]),
        nearest(fades, edges[2]),
        nearest(fades, tokens & ~state.face_down),
        several(fades, tokens & ~state.face_down),
        nearest(fades, state.monks),
        several(fades, state.monks),
        nearest(fades, others),
        nearest(fades, stocks),
        nearest(fades, 1 << volcano.CENTRE_CELL),
        prints_in_temples(state, sheet, fades),
        points_beside(state, sheet.cell),
        min(1.0, sum([edge.bit_count() for edge, _ in fades]) / SPACIOUS),
        near,
        nearer,
        likely,
        sooner,
    ]


#: Cells in so many steps, with what is left of a goal there.
Fades = list[tuple[int, float]]


def faded(edges: Sequence[int], steps: int) -> Fades:
    """What is left of a goal in each layer of cells around a samurai that goes so many steps in a Move."""
    return [(edge, MOVE_LEAVES ** (number / steps)) for number, edge in enumerate(edges)]


def nearest(fades: Fades, goal: int) -> float:
    """What is left of the nearest goal."""
    if goal:
        for edge, fade in fades:
            if edge & goal:
                return fade
    return 0.0


def several(fades: Fades, goal: int) -> float:
    """What is left of the few nearest ones together."""
    total = 0.0
    left = FEW
    if goal:
        for edge, fade in fades:
            if edge & goal:
                found = min(left, (edge & goal).bit_count())
                total += found * fade
                left -= found
                if not left:
                    break
    return total


def points_beside(state: Volcano, cell: int) -> float:
    """Points for exploring all areas on which this cell borders."""
    points = 0
    here = 1 << cell
    for place in volcano.AREAS:
        if volcano.BORDERING_MASK[place] & here and not state.laid & volcano.PLACE_MASK[place]:
            points += EXPLORE_POINTS[volcano.PLACE_RING[place] - 1]
    return float(points)


def odds_of(state: Volcano, fist: Fist, dragon: int) -> tuple[float, float]:
    """The chance to slay a dragon alone: now, and with what could be built in."""
    figure = DRAGONS[dragon]
    health = dragon_health(state, dragon)
    dice = DRAGON_TYPES[figure.type].dice
    first = fist.initiative > figure.initiative
    return chance(fist.hits, fist.guard, first, health, dice), chance(
        fist.hits_to_be, fist.guard_to_be, first, health, dice
    )


def chance(hits: float, guard: float, first: bool, health: int, dice: int) -> float:
    """The chance of one fighter against a dragon."""
    return forecast(((hits, int(guard), first),), health, dice).chance if hits > 0.0 else 0.0


def hunting(
    sheet: Sheet, fades: Fades, prey: Sequence[tuple[float, float, int]], ground: int
) -> tuple[float, float, float, float]:
    """Points to hope for from the best dragon in reach, now and when what is at hand is built in; and from all."""
    near = nearer = likely = sooner = 0.0
    for now, soon, cells in prey:
        likely += now
        sooner += soon
        if max(now, soon) > 0.0:
            # A dragon's tile is entered from the cells around it.
            fade = nearest(fades, volcano.spread(cells, ground) | cells)
            near = max(near, now * fade)
            nearer = max(nearer, soon * fade)
    return near, nearer, likely, sooner


def prints_in_temples(state: Volcano, sheet: Sheet, fades: Fades) -> float:
    """What the blueprints of the best temple in reach would bring, if they are of types that the samurai lacks."""
    best = 0.0
    for number, cards in enumerate(state.temples):
        gains = sorted(
            [max(0.0, promise(state, sheet, card)) for card in cards if not sheet.holds_type(CARD_TYPE[card])],
            reverse=True,
        )
        if gains:
            best = max(best, sum(gains[:2]) * nearest(fades, 1 << volcano.TEMPLE_CELLS[number]))
    return best


def promise(state: Volcano, sheet: Sheet, card: int) -> float:
    """The shogun's points for a blueprint, less what its missing cubes cost."""
    return top_cell(state, card) - MISSING * missing(sheet, card)


def top_cell(state: Volcano, card: int) -> float:
    """What the next blueprint of this type brings in the great palace."""
    track = CARD_TYPE[card]
    cells = GREAT_PALACE[track]
    taken = state.palace_taken[track]
    return float(cells[taken] if taken < len(cells) else GREAT_LOWEST[track])


def missing(sheet: Sheet, card: int) -> int:
    """Cubes that a blueprint still wants, beyond those in its gear and in the backpack."""
    have = gear.counts(sheet.gear(CARD_TYPE[card]))
    needed = CARDS[card].pattern.cubes
    return sum([max(0, needed[material] - have[material] - sheet.pack[material]) for material in range(3)])


def outfit(state: Volcano, sheet: Sheet) -> list[float]:
    """Blueprints on their way, kinds of monks, room in the backpack, discs, and strength against usual dragons."""
    if sheet.board < 0:
        return [0.0] * OUTFIT
    open_prints = [card for card in sheet.blueprints if not sheet.charms[CARD_TYPE[card]]]
    lacking = [missing(sheet, card) for card in open_prints]
    hits, initiative = arms(sheet.board, sheet.weapon, sheet.charms[WEAPON])
    guard = gear.strength(sheet.helmet, sheet.charms[HELMET] > 0)
    return [
        float(sum(lacking)),
        float(lacking.count(0)),
        sum([top_cell(state, card) / (1.0 + count) for card, count in zip(open_prints, lacking, strict=True)], 0.0),
        sum([top_cell(state, card) for card in open_prints], 0.0),
        *[float(count) for count in sheet.monks],
        float(sheet.room() - sheet.items() - sheet.cubes()),
        1.0 if sheet.discs == 0 else 0.0,
        1.0 if sheet.discs == 1 else 0.0,
        *[chance(hits, guard, initiative > 4 * number + 5, *foe) for number, foe in enumerate(FOES)],
    ]
