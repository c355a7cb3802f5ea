"""How near a group is to winning together: a guess for bots, up to victory (100).

A match is won in stages, and each has its share of the value, so that every useful action raises it a little: find the
legendary dragon and the secret exit, gather cubes, build weapons and helmets, enchant gear, slay the dragon together,
walk out. The weights were tuned by play. A defeat is worth what was reached, less a good deal: a search compares what
it sees on one scale, and on one that reached down to nothing the steps on the way would hardly be seen.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    CARD_TYPE,
    COOP_GROUP,
    COOP_STACKS,
    DRAGON_TYPES,
    DRAGONS,
    ERUPTS,
    LEGENDARY_DRAGON,
    SLOT_ACTION,
    SLOT_BACKPACK,
    SLOT_WEAPON,
    TILES,
)
from zataku.games.fuji_koro.config import BEAT_GUARDS, SLAY_ALL, TAME
from zataku.games.fuji_koro.forecast import Fighter, Outcome, forecast
from zataku.games.fuji_koro.gear import HELMET, SANDALS, WEAPON
from zataku.games.fuji_koro.judging import (
    FADES,
    areas_from,
    cells_from,
    progress,
    steps_to,
    things_on,
    way,
)
from zataku.games.fuji_koro.rules import dragon_health, dragon_place
from zataku.games.fuji_koro.scoring import VICTORY
from zataku.games.fuji_koro.state import DRAGON_FIGHT, LEFT, Sheet, Volcano
from zataku.games.fuji_koro.steps.combat import entry_cells
from zataku.games.fuji_koro.steps.cubes import PlaceMonk
from zataku.games.fuji_koro.steps.exploring import Explore, areas
from zataku.games.fuji_koro.steps.gathering import ChooseBlueprint, ChooseScroll, Gather, things
from zataku.games.fuji_koro.steps.moving import SneakOn, Walk
from zataku.games.fuji_koro.steps.resting import Arrange, Craft, SetSquare
from zataku.games.fuji_koro.steps.turn import ChoosePart
from zataku.games.fuji_koro.strength import HANDLE, Fist

KINDS: Final = (HELMET, WEAPON, SANDALS)
#: What a match is worth before anything has been done.
START: Final = 150.0
#: What a defeat takes away, the value that would be a victory, and how near to one anything else may come.
DEFEAT: Final = 60.0
SCALE: Final = 850.0
ALMOST: Final = 0.97

# Exploring
#: A special tile (the exit, the legendary dragon) lies open.
FOUND: Final = 2.0
#: A tile nearer to a special one that is still in its stack.
DRAW: Final = 6.0
#: A tile of level I, and any tile that is not needed for finding something.
PATH: Final = 0.9
SURPLUS: Final = 0.15
#: How much more finding the legendary dragon presses in scenario 6, which is short.
HASTE: Final = 2.5
#: So many tiles of level I and II open the ways to the next level.
ENOUGH: Final = 3
#: What part of a draw it is worth that areas of a level where something is looked for can be reached.
FRONTIER: Final = 0.8
#: A tile opens the way to about so many areas of the next level.
BEHIND: Final = 2.0
FULL_TOKEN: Final = 2.5
LEVEL_ONE: Final = 6
LEVEL_TWO: Final = 12

# The legendary dragon
SLAIN: Final = 25.0
#: The most that the readiness of a samurai for the fight is worth; it grows with what the samurai can deal out.
READY: Final = 15.0
PRESSING: Final = 3.0
KEENNESS: Final = 0.6
#: What a lost fight leaves of it.
AFTER_DEFEAT: Final = 0.4
#: What part of its use a cube in the backpack has that could lie in a weapon or a helmet, and while one crafts.
CARRIED: Final = 0.6
AT_WORK: Final = 0.85
#: What it is worth that all who together are strong enough stand around the legendary dragon, and how far is too far.
MUSTER: Final = 300.0
FAR: Final = 12.0
#: With less of a chance nobody goes there, and even late it is worth going there.
FAINT: Final = 0.3
STILL: Final = 0.4
STURDY: Final = 13
DOORS: Final = 4
ROUNDABOUT: Final = 3

# Enchanted gear
CHARMED_SAMURAI: Final = 20.0
CHARMED_TYPE: Final = 12.0
BLUEPRINT: Final = 2.0
CUBES_FOR_IT: Final = 6.0
#: A temple with a type that nobody has, and with any blueprint for a samurai without one.
NEW_TYPE: Final = 5.0
OWN_PRINT: Final = 5.0

# What samurai have
LIFE: Final = 20.0
LAST_LIFE: Final = 200.0
MONK: Final = 0.7
ACTION_MONK: Final = 0.3
WEAPON_MONK: Final = 0.5
PACK_MONK: Final = 0.3
CARD: Final = 1.0
SCROLL: Final = 0.7
#: A blueprint more than needed takes room from cubes.
CLUTTER: Final = 3.0
HANDFUL: Final = 2
TOKEN: Final = 0.5
WHOLE_SANDALS: Final = 0.8
SOLE: Final = 0.08
#: Wood, metal and teeth in the backpack; wood for a handle that lacks it.
CUBES: Final = (0.2, 0.3, 0.6)
TIMBER: Final = 0.5
#: Discs in the supply, the first ones being worth most.
DISCS: Final = (0.0, 0.35, 0.6, 0.8, 0.95, 1.05)
ACTION_LEFT: Final = 0.3
TRADED: Final = 3.0
BY_HAND: Final = 20.0

# Other dragons
#: The most that a helmet is worth for mere survival, and the protection that gives two thirds of it.
SAFETY: Final = 14.0
LAST_SAFETY: Final = 20.0
SAFE_GUARD: Final = 7.0
LESSER_SLAIN: Final = 3.0
PREY: Final = (3.0, 5.0, 8.0)
#: A living dragon that the group is no match for.
STILL_ALIVE: Final = 2.0
THREAT: Final = 4.0
#: How likely a dragon on the next tile comes to a samurai that may still go away, and to one that may not.
TO_MOVE: Final = 0.25
MOVED: Final = 0.8
#: So many steps away somebody may still come in time.
IN_TIME: Final = 5

#: With such a chance a dragon is worth going to; that others come as well is not certain.
BOLD: Final = 0.35
TOGETHER: Final = 0.7

# Taming
LURED: Final = 4.0
STEP_TO_CENTRE: Final = 1.5

# The way out
OUT: Final = 120.0
WAY_OUT: Final = 64.0
STEP_TO_EXIT: Final = 4.0
#: What the last life is worth on the way out, and the rounds from which on it counts less and less.
DARING: Final = 80.0
DAWDLING: Final = 10.0
LAVA_NEAR: Final = 9
LAVA_CHANCE: Final = 0.5
#: What part of a thing in reach counts already: of the one somebody goes for, and of the next.
HOPE: Final = 0.4
NEXT: Final = 0.1
#: From so many rounds before the end on, what is not done yet counts less and less.
LATE: Final = 8.0
#: Lives count less from an earlier round on, but always something.
WARY: Final = 14.0
SHY: Final = 0.1
#: So many rounds before it the legendary dragon must be dead: the way out takes time.
LEAVING: Final = 2


class Party:
    """The players of a match as one look at the state sees them: what is worked out once and used often."""

    __slots__ = (
        "dragons",
        "draw",
        "fists",
        "frontier",
        "ground",
        "nerve",
        "players",
        "prints",
        "seeks_exit",
        "seeks_legendary",
        "sought",
        "state",
        "time",
    )

    def __init__(self, state: Volcano) -> None:
        self.state = state
        self.time = lateness(state, LATE)
        self.nerve = max(SHY, lateness(state, WARY))
        goal = state.config.goal
        # As many tiles must be found by fewer people, or in less time: each counts more.
        self.draw = DRAW * max(1.0, 2.0 - (state.config.players - 1) / 3.0)
        if goal == TAME:
            self.draw *= HASTE
        self.players = state.sheets[: state.config.players]
        self.fists = [Fist(sheet) for sheet in self.players]
        self.dragons = [(place, number - 1) for place, number in enumerate(state.dragons) if number]
        # Where one can walk without a fight.
        self.ground = state.dry_mask()
        for place, _ in self.dragons:
            self.ground &= ~volcano.PLACE_MASK[place]
        self.seeks_exit = state.exit_cell < 0 and goal != TAME
        legendary_known = state.legendary_dead or goal == BEAT_GUARDS
        self.seeks_legendary = not legendary_known and dragon_place(state, LEGENDARY_DRAGON) < 0
        # The levels before those where something is looked for: `frontier` counts from 0.
        self.sought = [level for level, wanted in ((1, self.seeks_exit), (2, self.seeks_legendary)) if wanted]
        self.frontier = frontier(state.laid)
        self.prints = () if goal in (SLAY_ALL, TAME) else wanted_prints(state, self.players)

    def ahead(self, seat: int) -> float:
        """How much of what a player could craft counts already."""
        return AT_WORK if seat == self.state.seat and isinstance(self.state.asking, (Craft, Arrange)) else CARRIED


def evaluate_together(state: Volcano) -> float:
    """How far the group has come."""
    if state.won:
        return float(VICTORY)
    config = state.config
    if any(sheet.board < 0 for sheet in state.sheets[: config.players]):
        return 1.0
    party = Party(state)
    value = explored(party) + foes(party) + enchanted(party) - danger(party) + prospects(party)
    for seat, sheet in enumerate(party.players):
        value -= LIFE * (config.lives - sheet.lives)
        if sheet.palace == LEFT:
            value += OUT
        else:
            value += belongings(sheet) + safety(party, seat) + way_out(party, sheet)
            value -= lava_risk(party, seat)
    if not state.turn_over:
        value += pending(party)
    if state.over or state.lost:
        value -= DEFEAT
    # More samurai do more in all: the scale stays the same.
    return VICTORY * min(ALMOST, max(0.0, START + value * 2.0 / (1.0 + config.players)) / SCALE)


def rounds_left(state: Volcano) -> int:
    """How many rounds there still are, this one included."""
    config = state.config
    final = len(config.final_events)
    total = config.rounds + final + (final + config.second_rounds if config.second_rounds else 0)
    return total - state.round + 1


def lateness(state: Volcano, span: float) -> float:
    """1 while there is time, falling to 0 when it is too late for the fight and the way out."""
    return min(1.0, max(0.0, (rounds_left(state) - LEAVING) / span))


# Exploring


def draws_left(top: int, group: int) -> float:
    """How many more tiles will be drawn, on average, until the special one of the group comes."""
    return top + (group + 1) / 2.0 if group else 0.0


@lru_cache(maxsize=4096)
def frontier(laid: int) -> tuple[int, int, int]:
    """How many unexplored areas of each level border the ground that can be reached from the centre."""
    ground = edge = volcano.PLACE_MASK[volcano.CENTRE]
    while edge:
        edge = volcano.spread(edge, laid) & ~ground
        ground |= edge
    counts = [0, 0, 0]
    for place in volcano.AREAS:
        if not laid & volcano.PLACE_MASK[place] and volcano.BORDERING_MASK[place] & ground:
            counts[volcano.PLACE_RING[place] - 1] += 1
    return counts[0], counts[1], counts[2]


def explored(party: Party) -> float:
    """Special tiles found, tiles drawn on the way to them, ways opened."""
    state = party.state
    at_first = draws_left(COOP_STACKS[state.config.players - 1][1], COOP_GROUP)
    value = 2.0 * (FOUND + party.draw * at_first)
    if party.seeks_exit:
        value -= FOUND + party.draw * draws_left(len(state.stack_2.cards), len(state.stack_2_group.cards))
    if party.seeks_legendary:
        value -= FOUND + party.draw * draws_left(len(state.stack_3.cards), len(state.stack_3_group.cards))
    first = LEVEL_ONE - len(state.stack_1.cards)
    second = LEVEL_TWO - state.stack_size(2)
    value += PATH * (min(first, ENOUGH) + min(second, ENOUGH)) + SURPLUS * first
    value += FRONTIER * party.draw * sum(min(1.0, party.frontier[level] / ENOUGH) for level in party.sought)
    if state.config.goal != SLAY_ALL:
        value += SURPLUS * (2 * LEVEL_TWO - state.stack_size(2) - state.stack_size(3))
    return value


# Fights


def expected(fighters: tuple[Fighter, ...], dragon: int, health: int) -> Outcome:
    """What such fighters may expect of a fight with this dragon."""
    return forecast(fighters, health, DRAGON_TYPES[DRAGONS[dragon].type].dice)


def alone(party: Party, seat: int, dragon: int) -> float:
    """The chance of one samurai against a dragon."""
    figure = DRAGONS[dragon]
    fighters = (party.fists[seat].against(figure, False),)
    return expected(fighters, dragon, dragon_health(party.state, dragon)).chance


def together(party: Party, dragon: int) -> float:
    """The chance of all samurai against a dragon."""
    figure = DRAGONS[dragon]
    fighters = tuple(fist.against(figure, False) for fist in party.fists if fist.inside)
    health = to_deal(party.state, dragon, dragon_health(party.state, dragon))
    return expected(fighters, dragon, health).chance


def to_deal(state: Volcano, dragon: int, health: int) -> int:
    """The damage that decides a fight: the legendary dragon may have to be tamed, not slain (FK-235)."""
    return max(1, health - state.config.tame) if dragon == LEGENDARY_DRAGON else health


def foes(party: Party) -> float:
    """Dragons slain, the fight that is going on, and how ready the group is for the legendary dragon."""
    state = party.state
    value = LESSER_SLAIN * len(state.slain)
    value += sum(10.0 for guard in state.sheets[state.config.players :] if guard.cell < 0)
    if state.config.goal == SLAY_ALL:
        value -= STILL_ALIVE * len(party.dragons)
    elif state.config.goal == TAME:
        value += lured(party)
    ready = prepared_for(party)
    if state.fight == DRAGON_FIGHT and state.fighters:
        return value + fight(party, ready)
    return value + ready


def prepared_for(party: Party) -> float:
    """How near the fall of the legendary dragon is."""
    if party.state.legendary_dead:
        return fallen(party)
    return readiness(party) * party.time + mustered(party) * max(STILL, party.time)


def lured(party: Party) -> float:
    """Scenario 6: the legendary dragon comes to the centre, where the samurai wait for it."""
    place = dragon_place(party.state, LEGENDARY_DRAGON)
    if place < 0:
        return 0.0
    chance = together(party, LEGENDARY_DRAGON)
    value = LURED * (3 - volcano.PLACE_RING[place])
    goal = 1 << volcano.CENTRE_CELL
    for sheet in party.players:
        value -= chance * STEP_TO_CENTRE * steps_to(party.state, sheet, goal)
    return value


def readiness(party: Party) -> float:
    """How ready the group is for the legendary dragon; everybody should be able to stand."""
    figure = DRAGONS[LEGENDARY_DRAGON]
    health = dragon_health(party.state, LEGENDARY_DRAGON)
    part = len(party.fists) / to_deal(party.state, LEGENDARY_DRAGON, health)
    # Once it is found, nothing presses more.
    ready = READY if party.seeks_legendary else PRESSING * READY
    return sum(
        ready * (1.0 - exp(-KEENNESS * part * fist.hopes(figure, party.ahead(seat))))
        for seat, fist in enumerate(party.fists)
    )


def fallen(party: Party) -> float:
    """What the fall of the legendary dragon is worth: more than any readiness for it."""
    return SLAIN + MUSTER + PRESSING * READY * len(party.fists)


def safety(party: Party, seat: int) -> float:
    """What a helmet is worth against any dragon."""
    fist = party.fists[seat]
    guard = fist.guard + party.ahead(seat) * (fist.guard_to_be - fist.guard)
    worth = SAFETY if party.players[seat].lives > 1 else LAST_SAFETY
    return worth * (1.0 - exp(-guard / SAFE_GUARD))


def mustered(party: Party) -> float:
    """The legendary dragon is known: those who together are a match for it should come together around it."""
    state = party.state
    place = dragon_place(state, LEGENDARY_DRAGON)
    if place < 0 or state.config.goal == TAME:
        return 0.0
    around = volcano.BORDERING_MASK[place]
    ground = party.ground | volcano.PLACE_MASK[place]
    figure = DRAGONS[LEGENDARY_DRAGON]
    fighters: list[Fighter] = []
    strength = near = 0.0
    waiting = 0
    for fist, sheet in zip(party.fists, party.players, strict=True):
        # With the last life one goes there only under a good helmet.
        if fist.inside and (sheet.lives > 1 or fist.guard >= STURDY):
            fighters.append(fist.against(figure, False))
            strength += fist.hits
            steps = max(0, way(sheet.cell, around, ground) - steps_ahead(state, sheet))
            if sheet.cell == volcano.CENTRE_CELL:
                # From the centre only so many find room on the tile.
                waiting += 1
                if waiting > DOORS:
                    steps = max(steps, ROUNDABOUT)
            near += fist.hits * max(0.0, 1.0 - steps / FAR)
    if not strength:
        return 0.0
    health = dragon_health(state, LEGENDARY_DRAGON)
    chance = expected(tuple(fighters), LEGENDARY_DRAGON, health).chance
    return MUSTER * max(0.0, chance - FAINT) / (1.0 - FAINT) * near / strength


def fighting(state: Volcano) -> list[int]:
    """Who fights the dragon now; as long as the order is open, who may still join."""
    open_yet = not state.order and state.config.joining
    return [
        seat
        for seat in range(state.config.players)
        if state.fighters >> seat & 1 or (open_yet and entry_cells(state, seat))
    ]


def fight(party: Party, ready: float) -> float:
    """What the fight with a dragon promises: its fall, or lives lost."""
    state = party.state
    if state.health <= 0:
        return ready
    dragon = state.dragons[state.fight_place] - 1
    figure = DRAGONS[dragon]
    fighters = fighting(state)
    dice = DRAGON_TYPES[figure.type].dice
    sides = tuple(party.fists[seat].against(figure, bool(state.sent >> seat & 1)) for seat in fighters)
    chance, out, rolls = expected(sides, dragon, to_deal(state, dragon, state.health))
    if state.config.tame and dragon == LEGENDARY_DRAGON and state.fight_place != volcano.CENTRE:
        # Nothing can be won here, and its death would be the end.
        return ready * AFTER_DEFEAT - sum(cost_of_defeat(party, seat) for seat in fighters)
    if dragon == LEGENDARY_DRAGON:
        value = chance * fallen(party) + (1.0 - chance) * AFTER_DEFEAT * ready
        for seat, risk in zip(fighters, out, strict=True):
            if party.players[seat].lives > 1:
                value -= risk * LIFE * party.time
            else:
                # Nothing is won if somebody falls for the last time.
                value *= 1.0 - risk
        return value
    # Weapons and helmets suffer, whoever wins.
    fists = party.fists
    party.fists = [fist.worn(rolls, dice) if seat in fighters else fist for seat, fist in enumerate(fists)]
    value = chance * (PREY[figure.type] + LESSER_SLAIN) + prepared_for(party)
    party.fists = fists
    return value - sum(risk * cost_of_defeat(party, seat) for seat, risk in zip(fighters, out, strict=True))


def danger(party: Party) -> float:
    """Dragons that the group is no match for, and those about to reach a samurai."""
    state = party.state
    risk = 0.0
    for place, dragon in party.dragons:
        if dragon != LEGENDARY_DRAGON:
            risk += THREAT * (1.0 - together(party, dragon))
        if state.dragon_sleep[dragon]:
            continue
        near = volcano.PLACE_NEIGHBOURS[place]
        for seat, sheet in enumerate(party.players):
            if sheet.cell < 0 or state.safe(sheet.cell) or gets_out(party, seat):
                continue
            if volcano.CELL_PLACE[sheet.cell] in near:
                coming = TO_MOVE if moves_yet(state, seat) else MOVED
                risk += coming * attacked(party, seat, dragon) * cost_of_defeat(party, seat)
    return risk


def gets_out(party: Party, seat: int) -> bool:
    """Will this samurai, whose turn it is, be out of the volcano before any dragon comes?"""
    state = party.state
    sheet = party.players[seat]
    if seat != state.active or state.turn_over or not free_to_leave(party, sheet):
        return False
    reach = min(state.actions, sheet.discs) * sheet.steps() + steps_ahead(state, sheet)
    return way(sheet.cell, 1 << state.exit_cell, party.ground) <= reach


def attacked(party: Party, seat: int, dragon: int) -> float:
    """The chance of a samurai to be knocked out when a dragon comes; who stands beside the tile helps (FK-112)."""
    figure = DRAGONS[dragon]
    place = volcano.CELL_PLACE[party.players[seat].cell]
    fighters = [party.fists[seat].against(figure, False)]
    for other, sheet in enumerate(party.players):
        if other == seat or sheet.cell < 0:
            continue
        near = volcano.CELL_PLACE[sheet.cell] == place or place in volcano.BORDERS[sheet.cell]
        if not near and dragon == LEGENDARY_DRAGON and moves_yet(party.state, other):
            # Where one goes to meet the great one, others will follow in this round.
            near = way(sheet.cell, volcano.BORDERING_MASK[place], party.ground) <= IN_TIME
        if near:
            fighters.append(party.fists[other].against(figure, False))
    health = dragon_health(party.state, dragon)
    return expected(tuple(fighters), dragon, health).out[0]


def moves_yet(state: Volcano, seat: int) -> bool:
    """Has this player still something to do in this round?"""
    players = state.config.players
    if seat == state.active:
        return (state.actions > 0 or steps_ahead(state, state.hero()) > 0) and not state.turn_over
    return (seat - state.first) % players > (state.active - state.first) % players


def cost_of_defeat(party: Party, seat: int) -> float:
    """What it costs to be knocked out, the less the nearer the end is: who never dares anything loses as well.

    Once only the way out is left, one must dare it.
    """
    last = party.players[seat].lives <= 1
    if party.state.legendary_dead:
        return (DARING if last else LIFE) * min(1.0, rounds_left(party.state) / DAWDLING)
    return (LAST_LIFE if last else LIFE) * party.nerve


def lava_risk(party: Party, seat: int) -> float:
    """Standing where the lava comes soon, without sandals to pay for it."""
    state = party.state
    sheet = party.players[seat]
    if sheet.cell < 0 or rounds_left(state) > LAVA_NEAR or sheet.protection(SANDALS) >= sheet.lava_damage():
        return 0.0
    laid = state.tiles[volcano.CELL_PLACE[sheet.cell]]
    if laid < 0:
        return 0.0
    tile, rotation = divmod(laid, 6)
    kind, number = TILES[tile].spots[volcano.printed_cell(volcano.CELL_SLOT[sheet.cell], rotation)]
    if kind != ERUPTS or state.called >> number & 1:
        return 0.0
    return LAVA_CHANCE * cost_of_defeat(party, seat)


# Gear


def enchanted(party: Party) -> float:
    """Charms, and how near gear is to one; with another goal charms are only strength."""
    if party.state.config.goal in (SLAY_ALL, TAME):
        return 0.0
    value = 0.0
    nearest = [0.0, 0.0, 0.0]
    for sheet in party.players:
        own = 0.0
        for card in sheet.blueprints:
            kind = CARD_TYPE[card]
            near = BLUEPRINT + CUBES_FOR_IT * progress(sheet, card)
            own = max(own, near)
            nearest[kind] = max(nearest[kind], near)
        value += CHARMED_SAMURAI if sheet.enchanted() else own
        for kind in KINDS:
            if sheet.charms[kind]:
                nearest[kind] = CHARMED_TYPE
    return value + sum(nearest)


def belongings(sheet: Sheet) -> float:
    """What else helps on the way: discs, monks, cards, scrolls, sandals."""
    monks = sheet.monks
    value = MONK * (sheet.pack_monks + sum(monks)) + DISCS[min(sheet.discs, 5)]
    value += ACTION_MONK * monks[SLOT_ACTION] + WEAPON_MONK * monks[SLOT_WEAPON] + PACK_MONK * monks[SLOT_BACKPACK]
    value += CARD * (3 - sheet.cards.count(-1)) - CLUTTER * max(0, len(sheet.blueprints) - HANDFUL)
    value += SCROLL * sheet.scroll_count() + TOKEN * len(sheet.adventures)
    if sheet.sandals_complete():
        value += WHOLE_SANDALS
    value += SOLE * gear.strength(sheet.sandals, False)
    return value + backpack(sheet)


def backpack(sheet: Sheet) -> float:
    """Cubes to be built in: worth less than in gear; wood is dear to a samurai whose weapon lacks it."""
    wood, metal, tooth = sheet.pack
    value = CUBES[0] * min(wood, 4) + CUBES[1] * min(metal, 8) + CUBES[2] * tooth
    lacking = HANDLE - sheet.weapon[0].bit_count()
    if lacking > 0:
        value += TIMBER * min(wood, lacking)
    return value


# What is in reach


def wanted_prints(state: Volcano, players: list[Sheet]) -> tuple[tuple[int, float], ...]:
    """Temples with blueprints, and what those are worth that the group still needs."""
    settled = {CARD_TYPE[card] for sheet in players for card in sheet.blueprints}
    for sheet in players:
        settled.update(kind for kind in KINDS if sheet.charms[kind])
    return tuple(
        (1 << volcano.TEMPLE_CELLS[number], NEW_TYPE if {CARD_TYPE[card] for card in cards} - settled else 0.0)
        for number, cards in enumerate(state.temples)
        if cards
    )


def way_out(party: Party, sheet: Sheet) -> float:
    """The way to the exit, for a samurai that may leave when it is there."""
    state = party.state
    if not free_to_leave(party, sheet):
        return 0.0
    steps = steps_to(state, sheet, 1 << state.exit_cell)
    return WAY_OUT - STEP_TO_EXIT * max(0, steps - steps_ahead(state, sheet))


def free_to_leave(party: Party, sheet: Sheet) -> bool:
    """Has this samurai done what it must, so that only the way out is left?"""
    state = party.state
    if not state.legendary_dead or state.exit_cell < 0 or state.config.goal == TAME:
        return False
    return state.config.goal == SLAY_ALL or sheet.enchanted() > 0


def prospects(party: Party) -> float:
    """The best things in reach of every samurai; what one goes for is not there for another."""
    state = party.state
    ground = party.ground
    tokens, scrolls, adventures = things_on(state.things)
    tokens &= ~state.face_down
    once = tokens | state.monks | adventures
    # No more than exploring brings in the end, or nobody would dare to see what is there.
    worth_of = [0.0, *(min(party.draw, area_worth(party, level)) for level in (1, 2, 3))]
    prey_worth = [
        (volcano.BORDERING_MASK[place], dragon, TOGETHER * together(party, dragon))
        for place, dragon in party.dragons
        if dragon != LEGENDARY_DRAGON
    ]
    found: list[tuple[float, int, int]] = []
    for seat, sheet in enumerate(party.players):
        if sheet.cell < 0:
            continue
        fades = FADES[steps_ahead(state, sheet)]
        for place, level, steps in areas_from(sheet.cell, ground, state.laid):
            found.append((worth_of[level] * fades[steps], seat, place))
        free = sheet.room() + sheet.pockets() - sheet.items() - sheet.cubes()
        token_worth = FULL_TOKEN * min(1.0, 0.2 + free / 4.0)
        for cell, steps in cells_from(sheet.cell, ground, once):
            worth = MONK if state.monks >> cell & 1 else token_worth if tokens >> cell & 1 else TOKEN
            found.append((worth * fades[steps], seat, volcano.PLACE_COUNT + cell))
        own = 0.0 if sheet.enchanted() or sheet.blueprints else OWN_PRINT
        mine = [(temple, worth + own) for temple, worth in party.prints]
        if sheet.colour() >= 0:
            mine.append((scrolls[sheet.colour()], SCROLL))
        for around, dragon, chance in prey_worth:
            # Beside its tile, where the others are waited for.
            mine.append((around, prey(dragon, max(chance, alone(party, seat, dragon)))))
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


def prey(dragon: int, chance: float) -> float:
    """What a dragon is worth as a goal: nothing as long as it is too strong."""
    return PREY[DRAGONS[dragon].type] * chance if chance > BOLD else 0.0


def steps_ahead(state: Volcano, sheet: Sheet) -> int:
    """Steps that a Move already chosen still has."""
    if sheet is not state.hero():
        return 0
    asking = state.asking
    if isinstance(asking, (Walk, SneakOn)):
        return state.steps
    if isinstance(asking, ChoosePart) and state.main_left and state.action == 0:
        return sheet.steps()
    return 0


# The question being asked


def pending(party: Party) -> float:
    """What the question being asked is about to bring, and the actions still to come."""
    state = party.state
    # A trade is free, but one that brings nothing only takes time.
    value = ACTION_LEFT * state.actions - TRADED * state.partners.bit_count()
    asking = state.asking
    if isinstance(asking, Explore):
        value += max(area_worth(party, volcano.PLACE_RING[place]) for place in areas(state))
    elif isinstance(asking, ChoosePart):
        value += 0.4 if state.bonus_left else 0.0
        if state.main_left and state.action == 1:
            value += max((area_worth(party, volcano.PLACE_RING[place]) for place in areas(state)), default=0.0)
        elif state.main_left and state.action == 2 and things(state):
            value += 1.0
    elif isinstance(asking, ChooseScroll):
        value += SCROLL
    elif isinstance(asking, Gather):
        value += 1.0
    elif isinstance(asking, ChooseBlueprint):
        value += BLUEPRINT
    elif isinstance(asking, PlaceMonk):
        value += MONK
    elif isinstance(asking, SetSquare):
        # By hand is for people: what bots need is among the arrangements offered.
        value -= BY_HAND
    return value


def area_worth(party: Party, level: int) -> float:
    """What exploring an area of this level is worth."""
    state = party.state
    if level == 3:
        return party.draw if party.seeks_legendary else SURPLUS
    laid = LEVEL_ONE - len(state.stack_1.cards) if level == 1 else LEVEL_TWO - state.stack_size(2)
    worth = PATH if laid < ENOUGH else SURPLUS
    if level in party.sought and party.frontier[level] < ENOUGH:
        # Behind it lies what is looked for.
        worth += BEHIND * FRONTIER * party.draw / ENOUGH
    return worth + party.draw if level == 2 and party.seeks_exit else worth
