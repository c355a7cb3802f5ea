"""How near a group is to winning together: a guess for bots, between defeat (0) and victory (100).

A match is won in stages, and each has its share of the value, so that every useful action raises it a little: find the
legendary dragon and the secret exit, gather cubes, build weapons and helmets, enchant gear, slay the dragon together,
walk out. The weights were tuned by play. They are kept small against a victory, because a search compares what it sees
on one scale.
"""

from __future__ import annotations

from math import exp
from typing import Final

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    CARD_TYPE,
    DRAGON_TYPES,
    DRAGONS,
    ERUPTS,
    LEGENDARY_DRAGON,
    SLOT_ACTION,
    SLOT_BACKPACK,
    SLOT_WEAPON,
    TILES,
    Dragon,
)
from zataku.games.fuji_koro.config import BEAT_GUARDS, SLAY_ALL, TAME
from zataku.games.fuji_koro.gear import HELMET, SANDALS, WEAPON
from zataku.games.fuji_koro.judging import DECAY, DICE_MEANS, FARTHEST, arms, edges_of, progress, steps_to, things_on
from zataku.games.fuji_koro.rules import dragon_health, dragon_place
from zataku.games.fuji_koro.scoring import VICTORY
from zataku.games.fuji_koro.state import DRAGON_FIGHT, LEFT, Sheet, Volcano
from zataku.games.fuji_koro.steps.combat import entry_cells
from zataku.games.fuji_koro.steps.cubes import PlaceMonk
from zataku.games.fuji_koro.steps.exploring import Explore, areas
from zataku.games.fuji_koro.steps.gathering import ChooseBlueprint, ChooseScroll, Gather, things
from zataku.games.fuji_koro.steps.moving import SneakOn, Walk
from zataku.games.fuji_koro.steps.resting import SetSquare
from zataku.games.fuji_koro.steps.turn import ChoosePart

KINDS: Final = (HELMET, WEAPON, SANDALS)
#: What a match is worth before anything has been done.
START: Final = 10.0

# Exploring
#: A special tile (the exit, the legendary dragon) lies open.
FOUND: Final = 2.0
#: A tile nearer to a special one that is still in its stack.
DRAW: Final = 1.2
#: A tile of level I, and any tile that is not needed for finding something.
PATH: Final = 0.5
SURPLUS: Final = 0.15
FULL_TOKEN: Final = 1.2
LEVEL_ONE: Final = 6
LEVEL_TWO: Final = 12

# The legendary dragon
SLAIN: Final = 25.0
#: The most that the readiness of a samurai for the fight is worth; it grows with what the samurai can deal out.
READY: Final = 10.0
KEENNESS: Final = 0.6
#: In a fight in which so many times the dragon's health can be dealt out on average, both sides win equally often
#: (weapons break and dice scatter). This and the steepness come from many thousand simulated fights.
EVEN: Final = 1.85
STEEPNESS: Final = 4
#: What a lost fight leaves of it.
AFTER_DEFEAT: Final = 0.4
#: How much a cube in the backpack counts as if it were built in already, for attack and for protection.
SPARE: Final = 0.3
#: Rounds in which a fighter rolls although the dragon comes first: some of the last round.
LAST_ROUND: Final = 0.3
#: Mean damage of a dragon's die.
DRAGON_DIE: Final = 1.5

# Enchanted gear
CHARMED_SAMURAI: Final = 4.0
CHARMED_TYPE: Final = 4.0
BLUEPRINT: Final = 0.8
CUBES_FOR_IT: Final = 2.2
#: A temple with a type that nobody has, and with any blueprint for a samurai without one.
NEW_TYPE: Final = 1.5
OWN_PRINT: Final = 1.5

# What samurai have
LIFE: Final = 5.0
LAST_LIFE: Final = 20.0
MONK: Final = 0.7
ACTION_MONK: Final = 0.3
WEAPON_MONK: Final = 0.5
PACK_MONK: Final = 0.3
CARD: Final = 1.0
SCROLL: Final = 0.7
TOKEN: Final = 0.5
WHOLE_SANDALS: Final = 0.8
SOLE: Final = 0.08
CUBES: Final = 0.5
#: Discs in the supply, the first ones being worth most.
DISCS: Final = (0.0, 0.35, 0.6, 0.8, 0.95, 1.05)
ACTION_LEFT: Final = 0.3
TRADED: Final = 0.1

# Other dragons
#: The most that a helmet is worth for mere survival, and the protection that gives two thirds of it.
SAFETY: Final = 3.0
SAFE_GUARD: Final = 7.0
LESSER_SLAIN: Final = 1.0
PREY: Final = (2.0, 3.0, 4.0, 12.0)
#: A living dragon that the group is no match for.
THREAT: Final = 1.5
#: How likely a dragon on the next tile comes to a samurai that may still go away, and to one that may not.
TO_MOVE: Final = 0.25
MOVED: Final = 0.8

#: With such a chance a dragon is worth going to; that others come as well is not certain.
BOLD: Final = 0.35
TOGETHER: Final = 0.7

# The way out
OUT: Final = 12.0
WAY_OUT: Final = 9.0
STEP_TO_EXIT: Final = 0.8
LAVA_NEAR: Final = 9
LAVA_CHANCE: Final = 0.5
HOPE: Final = 0.7
#: From so many rounds before the end on, what is not done yet counts less and less.
LATE: Final = 7


class Party:
    """The players of a match as one look at the state sees them: what is worked out once and used often."""

    __slots__ = ("dragons", "fists", "players", "prints", "seeks_exit", "seeks_legendary", "state")

    def __init__(self, state: Volcano) -> None:
        self.state = state
        self.players = state.sheets[: state.config.players]
        self.fists = [Fist(sheet) for sheet in self.players]
        self.dragons = [(place, number - 1) for place, number in enumerate(state.dragons) if number]
        goal = state.config.goal
        self.seeks_exit = state.exit_cell < 0 and goal != TAME
        legendary_known = state.legendary_dead or goal == BEAT_GUARDS
        self.seeks_legendary = not legendary_known and dragon_place(state, LEGENDARY_DRAGON) < 0
        self.prints = () if goal in (SLAY_ALL, TAME) else wanted_prints(state, self.players)


class Fist:
    """How strong a samurai is: mean damage, initiative, protection; and what its backpack could add to them."""

    __slots__ = ("guard", "hits", "initiative", "inside", "spare_guard", "spare_hits")

    def __init__(self, sheet: Sheet) -> None:
        self.inside = sheet.cell >= 0
        self.hits, self.initiative = arms(sheet.board, sheet.weapon, sheet.sandals, sheet.charms[WEAPON])
        self.guard = gear.strength(sheet.helmet, sheet.charms[HELMET] > 0)
        wood, metal, tooth = sheet.pack
        self.spare_hits = SPARE * (DICE_MEANS[0] * wood + DICE_MEANS[1] * metal + DICE_MEANS[2] * tooth)
        self.spare_guard = SPARE * (wood + 2 * metal + 3 * tooth)

    def blows(self, figure: Dragon, first: bool) -> float:
        """What this samurai deals out, on average, before such a dragon has knocked it out."""
        if not self.inside:
            return 0.0
        rounds = self.guard / (DRAGON_DIE * DRAGON_TYPES[figure.type].dice)
        return self.hits * (rounds + (1.0 if first or self.initiative > figure.initiative else LAST_ROUND))

    def hopes(self, figure: Dragon) -> float:
        """The same with some of the cubes in the backpack built in."""
        rounds = (self.guard + self.spare_guard) / (DRAGON_DIE * DRAGON_TYPES[figure.type].dice)
        return (self.hits + self.spare_hits) * (rounds + LAST_ROUND)


def evaluate_together(state: Volcano) -> float:
    """How far the group has come."""
    if state.won:
        return float(VICTORY)
    if state.lost or state.over:
        return 0.0
    config = state.config
    if any(sheet.board < 0 for sheet in state.sheets[: config.players]):
        return 1.0
    party = Party(state)
    value = explored(party) + foes(party) + enchanted(party) - danger(party)
    for seat, sheet in enumerate(party.players):
        value -= LIFE * (config.lives - sheet.lives)
        if sheet.palace == LEFT:
            value += OUT
        else:
            value += belongings(sheet) + safety(party.fists[seat])
            value += HOPE * prospects(party, seat) - lava_risk(state, sheet)
    if not state.turn_over:
        value += pending(party)
    # More samurai do more in all: the scale stays the same.
    return max(1.0, min(START + value * 2.0 / (1.0 + config.players), VICTORY - 1.0))


def rounds_left(state: Volcano) -> int:
    """How many rounds there still are, this one included."""
    config = state.config
    final = len(config.final_events)
    total = config.rounds + final + (final + config.second_rounds if config.second_rounds else 0)
    return total - state.round + 1


def lateness(state: Volcano) -> float:
    """1 while there is time, falling to 0 with the last round."""
    return min(1.0, rounds_left(state) / LATE)


# Exploring


def draws_left(top: int, group: int) -> float:
    """How many more tiles will be drawn, on average, until the special one of the group comes."""
    return top + (group + 1) / 2.0 if group else 0.0


def explored(party: Party) -> float:
    """Special tiles found, tiles drawn on the way to them, ways opened."""
    state = party.state
    value = 0.0
    if party.seeks_exit:
        value -= DRAW * draws_left(len(state.stack_2.cards), len(state.stack_2_group.cards))
    else:
        value += FOUND
    if party.seeks_legendary:
        value -= DRAW * draws_left(len(state.stack_3.cards), len(state.stack_3_group.cards))
    else:
        value += FOUND
    first = LEVEL_ONE - len(state.stack_1.cards)
    value += PATH * min(first, 3) + SURPLUS * first
    if state.config.goal != SLAY_ALL:
        value += SURPLUS * (2 * LEVEL_TWO - state.stack_size(2) - state.stack_size(3))
    return value


# Fights


def odds(ratio: float) -> float:
    """Chance to win a fight in which so many times the dragon's health can be dealt out."""
    power = ratio**STEEPNESS
    return power / (power + EVEN**STEEPNESS)


def alone(party: Party, seat: int, dragon: int) -> float:
    """The chance of one samurai against a dragon."""
    return odds(party.fists[seat].blows(DRAGONS[dragon], False) / dragon_health(party.state, dragon))


def together(party: Party, dragon: int) -> float:
    """The chance of all samurai against a dragon."""
    figure = DRAGONS[dragon]
    total = sum(fist.blows(figure, False) for fist in party.fists)
    return odds(total / dragon_health(party.state, dragon))


def foes(party: Party) -> float:
    """Dragons slain, the fight that is going on, and how ready the group is for the legendary dragon."""
    state = party.state
    value = LESSER_SLAIN * len(state.slain)
    value += sum(10.0 for guard in state.sheets[state.config.players :] if guard.cell < 0)
    if state.config.goal == SLAY_ALL:
        value -= 2.0 * len(party.dragons)
    ready = fallen(party) if state.legendary_dead else readiness(party) * lateness(state)
    if state.fight == DRAGON_FIGHT and state.fighters:
        return value + fight(party, ready)
    return value + ready


def readiness(party: Party) -> float:
    """How ready the group is for the legendary dragon; everybody should be able to stand."""
    figure = DRAGONS[LEGENDARY_DRAGON]
    part = len(party.fists) / dragon_health(party.state, LEGENDARY_DRAGON)
    return sum(READY * (1.0 - exp(-KEENNESS * part * fist.hopes(figure))) for fist in party.fists)


def fallen(party: Party) -> float:
    """What the fall of the legendary dragon is worth: more than any readiness for it."""
    return SLAIN + READY * len(party.fists)


def safety(fist: Fist) -> float:
    """What a helmet is worth against any dragon."""
    return SAFETY * (1.0 - exp(-(fist.guard + fist.spare_guard) / SAFE_GUARD))


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
    dealt = sum(party.fists[seat].blows(figure, bool(state.sent >> seat & 1)) for seat in fighters)
    chance = odds(dealt / state.health)
    failed = 1.0 - chance
    prize = fallen(party) if dragon == LEGENDARY_DRAGON else PREY[figure.type] + LESSER_SLAIN + ready
    value = chance * prize + failed * AFTER_DEFEAT * ready
    for seat in fighters:
        value -= failed * cost_of_defeat(party.players[seat])
    return value


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
            if sheet.cell >= 0 and volcano.CELL_PLACE[sheet.cell] in near and not state.safe(sheet.cell):
                failed = 1.0 - alone(party, seat, dragon)
                risk += failed * (TO_MOVE if moves_yet(state, seat) else MOVED) * cost_of_defeat(sheet)
    return risk


def moves_yet(state: Volcano, seat: int) -> bool:
    """Has this player still something to do in this round?"""
    players = state.config.players
    if seat == state.active:
        return (state.actions > 0 or steps_ahead(state, state.hero()) > 0) and not state.turn_over
    return (seat - state.first) % players > (state.active - state.first) % players


def cost_of_defeat(sheet: Sheet) -> float:
    return LIFE if sheet.lives > 1 else LAST_LIFE


def lava_risk(state: Volcano, sheet: Sheet) -> float:
    """Standing where the lava comes soon, without sandals to pay for it."""
    if sheet.cell < 0 or rounds_left(state) > LAVA_NEAR or sheet.protection(SANDALS) >= sheet.lava_damage():
        return 0.0
    laid = state.tiles[volcano.CELL_PLACE[sheet.cell]]
    if laid < 0:
        return 0.0
    tile, rotation = divmod(laid, 6)
    kind, number = TILES[tile].spots[volcano.printed_cell(volcano.CELL_SLOT[sheet.cell], rotation)]
    if kind != ERUPTS or state.called >> number & 1:
        return 0.0
    return LAVA_CHANCE * cost_of_defeat(sheet)


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
    value += CARD * (3 - sheet.cards.count(-1))
    value += SCROLL * sheet.scroll_count() + TOKEN * len(sheet.adventures)
    if sheet.sandals_complete():
        value += WHOLE_SANDALS
    value += SOLE * gear.strength(sheet.sandals, False)
    # Cubes are counted as strength already; the first ones also keep all ways of crafting open.
    return value + CUBES * min(1.0, sheet.cubes() / 4.0)


# What is in reach


def wanted_prints(state: Volcano, players: list[Sheet]) -> tuple[tuple[int, float], ...]:
    """Temples with blueprints, and what those are worth that the group still needs."""
    settled = {CARD_TYPE[card] for sheet in players for card in sheet.blueprints}
    for sheet in players:
        settled.update(kind for kind in KINDS if sheet.charms[kind])
    return tuple(
        (1 << volcano.TEMPLE_CELLS[number], NEW_TYPE * len({CARD_TYPE[card] for card in cards} - settled))
        for number, cards in enumerate(state.temples)
        if cards
    )


def prospects(party: Party, seat: int) -> float:
    """The best things in reach of a samurai, each worth less the farther it is."""
    state = party.state
    sheet = party.players[seat]
    if sheet.cell < 0:
        return 0.0
    if state.legendary_dead and state.exit_cell >= 0 and (sheet.enchanted() or state.config.goal == SLAY_ALL):
        return WAY_OUT - STEP_TO_EXIT * steps_to(state, sheet, 1 << state.exit_cell)
    ground = state.dry_mask()
    tokens, scrolls, adventures = things_on(state.things)
    edges = edges_of(state.laid)
    free = sheet.room() + sheet.pockets() - sheet.items() - sheet.cubes()
    goals: list[tuple[int, float]] = [
        (edges[0], PATH),
        (edges[1], DRAW if party.seeks_exit else SURPLUS),
        (edges[2], DRAW if party.seeks_legendary else SURPLUS),
        (tokens & ~state.face_down, FULL_TOKEN * min(1.0, 0.2 + free / 4.0)),
        (state.monks, MONK),
        (adventures, TOKEN),
        (scrolls[sheet.colour()] if sheet.colour() >= 0 else 0, SCROLL),
    ]
    own = 0.0 if sheet.enchanted() or sheet.blueprints else OWN_PRINT
    goals.extend((temple, worth + own) for temple, worth in party.prints)
    for place, dragon in party.dragons:
        # Beside its tile, where the others are waited for.
        goals.append((volcano.BORDERING_MASK[place], prey(party, seat, dragon)))
        ground &= ~volcano.PLACE_MASK[place]
    return nearest_of(sheet, goals, ground, steps_ahead(state, sheet))


def prey(party: Party, seat: int, dragon: int) -> float:
    """What a dragon is worth as a goal: nothing as long as it is too strong."""
    chance = together(party, dragon)
    if dragon != LEGENDARY_DRAGON:
        chance = max(alone(party, seat, dragon), TOGETHER * chance)
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


def nearest_of(sheet: Sheet, goals: list[tuple[int, float]], ground: int, ahead: int) -> float:
    """The best goal and half of the second best, each faded by the way to it."""
    best = second = 0.0
    seen = edge = 1 << sheet.cell
    fade = 1.0
    for layer in range(FARTHEST):
        for mask, value in goals:
            if mask & edge and value * fade > second:
                if value * fade > best:
                    best, second = value * fade, best
                else:
                    second = value * fade
        edge = volcano.spread(edge, ground) & ~seen
        if not edge:
            break
        seen |= edge
        if layer >= ahead:
            fade *= DECAY
    return best + 0.5 * second


# The question being asked


def pending(party: Party) -> float:
    """What the question being asked is about to bring, and the actions still to come."""
    state = party.state
    # A trade is free, but one that brings nothing only takes time.
    value = ACTION_LEFT * state.actions - TRADED * state.partners.bit_count()
    asking = state.asking
    if isinstance(asking, Explore):
        value += max(area_worth(party, place) for place in areas(state))
    elif isinstance(asking, ChoosePart):
        value += 0.4 if state.bonus_left else 0.0
        if state.main_left and state.action == 1:
            value += max((area_worth(party, place) for place in areas(state)), default=0.0)
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
        value -= 1.0
    return value


def area_worth(party: Party, place: int) -> float:
    level = volcano.PLACE_RING[place]
    if level == 1:
        return PATH
    return DRAW if (party.seeks_exit if level == 2 else party.seeks_legendary) else SURPLUS
