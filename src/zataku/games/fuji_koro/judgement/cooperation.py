"""How near a group is to winning together: a guess for bots, up to victory (100).

A match is won in stages, and each has its share of the value, so that every useful action raises it a little: find the
legendary dragon and the secret exit, gather cubes, build weapons and helmets, enchant gear, slay the dragon together,
walk out. The weights were tuned by play. A defeat is worth what was reached, less a good deal: a search compares what
it sees on one scale, and on one that reached down to nothing the steps on the way would hardly be seen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .. import gear
from .. import map as volcano
from ..components import (
    CARD_TYPE,
    LEGENDARY_DRAGON,
)
from ..config import SLAY_ALL, TAME
from ..gear import KINDS, SANDALS
from ..scoring import VICTORY
from ..state import LEFT, Sheet, Volcano
from ..steps.cubes import PlaceMonk
from ..steps.exploring import Explore, areas
from ..steps.gathering import ChooseBlueprint, ChooseScroll, Gather, things
from ..steps.outcome import enchanted_types
from ..steps.turn import ChoosePart
from .battles import (
    LIFE,
    danger,
    exit_in_reach,
    foes,
    lava_risk,
    prey,
    safety,
    together,
)
from .investing import best_open_scroll, investments, next_monk
from .judging import (
    FADES,
    FARTHEST,
    actions_left,
    best_progress,
    cells_from,
    cut_short,
    progress,
    steps_to,
    things_on,
    way,
)
from .party import Party, free_to_leave, rounds_left, steps_ahead
from .seeking import area_worth, explored
from .strength import HANDLE

#: What a match is worth before anything has been done.
START: Final = 700.0
#: What a defeat takes away, more for every round that could still have been played.
DEFEAT: Final = 60.0
FORGONE: Final = 8.0
#: The value that would be a victory, and how near to one anything else may come.
SCALE: Final = 8000.0
ALMOST: Final = 0.97

# Enchanted gear
#: A samurai with some, and each type that somebody has.
CHARMED_SAMURAI: Final = 75.0
CHARMED_TYPE: Final = 55.0
#: What breaks in fights counts less as long as there is one to come.
FRAGILE: Final = 0.5
#: A blueprint, all cubes for it, and what part of this counts when it is in other hands or still in a temple.
BLUEPRINT: Final = 9.0
CUBES_FOR_IT: Final = 25.0
LENT: Final = 0.4
FETCHED: Final = 0.85
#: How much of this counts as long as something must be found, and how much more when nothing else is left to do.
AT_FIRST: Final = 0.8
LAST_TASK: Final = 5.0

# What samurai have
#: A token with cubes, for one who has room for all of them, and the lasting stock.
FULL_TOKEN: Final = 6.0
STOCK: Final = 4.0
#: A blueprint more than needed takes room from cubes.
CLUTTER: Final = 3.0
HANDFUL: Final = 2
TOKEN: Final = 0.5
SOLE: Final = 0.08
#: Wood, metal and teeth in the backpack; wood for a handle that lacks it.
CUBES: Final[tuple[float, ...]] = (0.2, 0.3, 0.6)
TIMBER: Final = 0.5
#: Discs in the supply, the first ones being worth most.
DISCS: Final[tuple[float, ...]] = (0.0, 0.35, 0.6, 0.8, 0.95, 1.05)
#: An action still to come; what a trade costs a bot in time.
ACTION_LEFT: Final = 0.3
TRADED: Final = 5.0

# The way out
#: A samurai that has left, and one that has left while others still need what it could give them.
OUT: Final = 900.0
EARLY_OUT: Final = 280.0
#: One that can get out in its turn.
GOING: Final = 650.0
#: One that stands at the exit, and what each step before it takes away.
WAY_OUT: Final = 320.0
STEP_TO_EXIT: Final = 20.0

# What is in reach
#: That others come along to a dragon is not certain.
TOGETHER: Final = 0.7
#: What part of a thing in reach counts already: of the one somebody goes for, and of the next.
HOPE: Final = 0.4
NEXT: Final = 0.1
#: Where cubes can be had again and again.
STOCKS: Final = sum(1 << cell for cell in (volcano.CENTRE_CELL, *volcano.TEMPLE_CELLS))


def evaluate_together(state: Volcano) -> float:
    """How far the group has come."""
    if state.won:
        return float(VICTORY)
    config = state.config
    if any(sheet.board < 0 for sheet in state.sheets[: config.players]):
        return 1.0
    party = Party(state)
    value = explored(party) + foes(party) + enchanted(party) - danger(party) + prospects(party)
    harmless = state.lost or (any(sheet.palace == LEFT for sheet in party.players) and able_to_end(party))
    for seat, sheet in enumerate(party.players):
        value -= LIFE * (config.lives - sheet.lives)
        if sheet.palace == LEFT:
            value += OUT if harmless else EARLY_OUT
        else:
            value += belongings(party, sheet) + safety(party, seat) + way_out(party, seat)
            value -= lava_risk(party, seat)
    if not cut_short(state):
        value += pending(party)
    if state.over or state.lost:
        value -= DEFEAT + FORGONE * max(0, rounds_left(state))
    # More samurai do more in all: the scale stays the same.
    return VICTORY * min(ALMOST, max(0.0, START + value * 2.0 / (1.0 + config.players)) / SCALE)


def able_to_end(party: Party) -> bool:
    """Have those who are still inside all they need, cubes and blueprints, so that it did no harm to leave?

    Gear that has left breaks no more: it is good to go early, unless one takes along what others need.
    """
    if party.state.config.goal == SLAY_ALL:
        return party.state.legendary_dead
    inside = [sheet for sheet in party.players if sheet.cell >= 0]
    settled = enchanted_types(party.players)
    for sheet in inside:
        at_hand = {CARD_TYPE[card] for card in sheet.blueprints if progress(sheet, card) >= 1.0}
        if not sheet.enchanted() and not at_hand:
            return False
        settled |= at_hand
    return len(settled) == len(KINDS)


def enchanted(party: Party) -> float:
    """Charms, and how near gear is to one; with another goal charms are only strength."""
    if party.state.config.goal in (SLAY_ALL, TAME):
        return 0.0
    value = 0.0
    nearest = [0.0, 0.0, 0.0]
    for sheet in party.players:
        lasting = party.state.legendary_dead or sheet.charms[SANDALS] > 0
        own = 0.0
        for card in sheet.blueprints:
            kind = CARD_TYPE[card]
            nearest[kind] = max(nearest[kind], print_worth(sheet, (card,)))
            if kind == SANDALS or not sheet.enchanted():
                own = max(own, so_far_away(party, sheet, (card,), 0))
        if not sheet.enchanted() and sheet.cell >= 0:
            own = max(own, lent(party, sheet), fetched(party, sheet))
        if sheet.enchanted() and lasting:
            value += CHARMED_SAMURAI
        else:
            # What is worn in a fight breaks in it; sandals do not.
            value += max(own, FRAGILE * CHARMED_SAMURAI + (1.0 - FRAGILE) * own if sheet.enchanted() else 0.0)
        for kind in KINDS:
            if sheet.charms[kind]:
                nearest[kind] = CHARMED_TYPE
    return (value + sum(nearest)) * urgency(party)


def urgency(party: Party) -> float:
    """How much enchanting counts: less as long as something is looked for, most when nothing else is left to do."""
    if party.sought:
        return AT_FIRST
    return LAST_TASK if party.state.legendary_dead else 1.0


def lent(party: Party, sheet: Sheet) -> float:
    """What a blueprint of another samurai could do for one without enchanted gear, if they meet."""
    best = 0.0
    for other in party.players:
        if other is sheet or other.cell < 0 or not other.blueprints:
            continue
        steps = way(sheet.cell, 1 << other.cell, party.ground)
        best = max(best, LENT * so_far_away(party, sheet, other.blueprints, steps))
    return best


def fetched(party: Party, sheet: Sheet) -> float:
    """The same for blueprints that still lie in a temple."""
    best = 0.0
    ahead = steps_ahead(party.state, sheet)
    for number, cards in enumerate(party.state.temples):
        if cards:
            steps = way(sheet.cell, 1 << volcano.TEMPLE_CELLS[number], party.ground) - ahead
            best = max(best, FETCHED * so_far_away(party, sheet, cards, max(0, steps)))
    return best


def so_far_away(party: Party, sheet: Sheet, cards: tuple[int, ...], steps: int) -> float:
    """The best of some blueprints that this samurai would have to go for."""
    sandals, others = parted(cards)
    # What is worn in a fight breaks in it; sandals do not.
    lasts = 1.0 if party.state.legendary_dead else FRAGILE
    return (1.0 - steps / FARTHEST) * max(print_worth(sheet, sandals), lasts * print_worth(sheet, others))


@lru_cache(maxsize=4096)
def parted(cards: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Blueprints of sandals, and others."""
    sandals = tuple(card for card in cards if CARD_TYPE[card] == SANDALS)
    return sandals, tuple(card for card in cards if card not in sandals)


def print_worth(sheet: Sheet, cards: tuple[int, ...]) -> float:
    """The best of some blueprints in the hands of this samurai, with the cubes it has."""
    return BLUEPRINT + CUBES_FOR_IT * best_progress(sheet, cards) if cards else 0.0


def belongings(party: Party, sheet: Sheet) -> float:
    """What else helps on the way: discs, cubes, and what pays in every round."""
    value = DISCS[min(sheet.discs, 5)]
    value += TOKEN * len(sheet.adventures) - CLUTTER * max(0, len(sheet.blueprints) - HANDFUL)
    value += SOLE * gear.strength(sheet.sandals, False) + investments(party, sheet)
    return value + backpack(sheet)


def backpack(sheet: Sheet) -> float:
    """Cubes to be built in: worth less than in gear; wood is dear to a samurai whose weapon lacks it."""
    wood, metal, tooth = sheet.pack
    value = CUBES[0] * min(wood, 4) + CUBES[1] * min(metal, 8) + CUBES[2] * tooth
    lacking = HANDLE - sheet.weapon[0].bit_count()
    if lacking > 0:
        value += TIMBER * min(wood, lacking)
    return value


def way_out(party: Party, seat: int) -> float:
    """The way to the exit, for a samurai that may leave when it is there."""
    state = party.state
    sheet = party.players[seat]
    if not free_to_leave(party, sheet):
        return 0.0
    if exit_in_reach(party, seat):
        return GOING
    steps = steps_to(state, sheet, 1 << state.exit_cell)
    return WAY_OUT - STEP_TO_EXIT * max(0, steps - steps_ahead(state, sheet))


def prospects(party: Party) -> float:
    """The best things in reach of every samurai; what one goes for is not there for another."""
    state = party.state
    ground = party.ground
    tokens, scrolls, adventures = things_on(state.things)
    tokens &= ~state.face_down
    once = tokens | state.monks | adventures
    prey_worth = [
        (volcano.BORDERING_MASK[place], worth)
        for place, dragon in party.dragons
        if dragon != LEGENDARY_DRAGON and (worth := prey(party, dragon, TOGETHER * together(party, dragon)))
    ]
    urgent = urgency(party)
    scroll = best_open_scroll(party)
    found: list[tuple[float, int, int]] = []
    for seat, sheet in enumerate(party.players):
        if sheet.cell < 0:
            continue
        fades = FADES[steps_ahead(state, sheet)]
        free = sheet.room() + sheet.pockets() - sheet.items() - sheet.cubes()
        token_worth = FULL_TOKEN * min(1.0, 0.2 + free / 4.0)
        monk = next_monk(party, sheet)
        for cell, steps in cells_from(sheet.cell, ground, once):
            worth = monk if state.monks >> cell & 1 else token_worth if tokens >> cell & 1 else TOKEN
            found.append((worth * fades[steps], seat, cell))
        own = 0.0 if sheet.enchanted() or sheet.blueprints else BLUEPRINT
        mine = [(temple, urgent * (worth + own)) for temple, worth in party.prints]
        if sheet.colour() >= 0:
            mine.append((scrolls[sheet.colour()], scroll))
        mine.append((STOCKS, STOCK * min(1.0, free / 2.0)))
        # Beside its tile, where the others are waited for.
        mine.extend(prey_worth)
        for number, (mask, worth) in enumerate(mine):
            if mask and worth:
                found.append((worth * fades[way(sheet.cell, mask, ground)], seat, -1 - number - 32 * seat))
    return matched(found)


def matched(found: list[tuple[float, int, int]]) -> float:
    """Each samurai goes for one thing, the best first, and has a second one in mind."""
    found.sort(reverse=True)
    total = 0.0
    first: set[int] = set()
    second: set[int] = set()
    gone: set[int] = set()
    for worth, seat, goal in found:
        if goal in gone:
            continue
        if seat not in first:
            first.add(seat)
            gone.add(goal)
            total += HOPE * worth
        elif seat not in second:
            second.add(seat)
            gone.add(goal)
            total += NEXT * worth
    return total


def pending(party: Party) -> float:
    """What the question being asked is about to bring, and the actions still to come."""
    state = party.state
    # A trade is free, but one that brings nothing only takes time.
    value = ACTION_LEFT * actions_left(state)
    if state.turn is not None:
        value -= TRADED * state.turn.partners.bit_count()
    asking = state.asking
    if isinstance(asking, Explore):
        value += max(area_worth(party, volcano.PLACE_RING[place]) for place in areas(state))
    elif isinstance(asking, ChoosePart):
        turn = state.this_turn()
        value += 0.4 if turn.bonus_left else 0.0
        if turn.main_left and turn.action == 1:
            value += max((area_worth(party, volcano.PLACE_RING[place]) for place in areas(state)), default=0.0)
        elif turn.main_left and turn.action == 2 and things(state):
            value += 1.0
    elif isinstance(asking, ChooseScroll):
        value += best_open_scroll(party)
    elif isinstance(asking, Gather):
        value += 1.0
    elif isinstance(asking, ChooseBlueprint):
        value += BLUEPRINT
    elif isinstance(asking, PlaceMonk):
        value += next_monk(party, state.hero())
    return value
