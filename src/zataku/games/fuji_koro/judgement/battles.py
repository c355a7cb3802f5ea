"""Fights with dragons in a cooperative match, for the bots' judgement: ready, gathering, fighting, in danger."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import exp
from typing import Final

from .. import map as volcano
from ..components import (
    ACTIONS,
    DRAGON_TYPES,
    DRAGONS,
    ERUPTS,
    LEGENDARY_DRAGON,
    ROPE,
    SAMURAI_PER_CELL,
)
from ..config import BEAT_GUARDS, SLAY_ALL, TAME
from ..gear import SANDALS
from ..state import DRAGON_FIGHT, Sheet, Volcano
from ..steps.combat import AskToJoin, Join, cells_to_join_on
from ..steps.common import dragon_health, dragon_place
from ..steps.roaming import visible_places
from .forecast import DIE_MEAN, LOST, Fighter, Outcome, forecast
from .judging import actions_left, cut_short, steps_to, way
from .party import DRAGON_LEVEL, SHY, Party, free_to_leave, rounds_left, steps_ahead, to_deal

# The legendary dragon
#: What its fall is worth beside all readiness for it: else they would stand ready for ever.
SLAIN: Final = 450.0
#: The most that the readiness of a samurai for the fight is worth.
READY: Final = 300.0
#: What it is worth that all who together are strong enough stand around it, and how far is too far.
MUSTER: Final = 900.0
FAR: Final = 14.0
#: What it is worth beside that to stand on the centre: there the others are met, and the dragon may be lured there.
HOME: Final = 0.6
#: A chance as good as this is good enough.
SURE: Final = 0.8
CHOOSY: Final = 2.0
#: What a good chance is worth that is still to come, how much of it counts, and how good a chance is good enough; the
#: rounds that the way out and a tile still to be found take, those from which on one should not wait, and how far one
#: goes in a round.
AWAITED: Final = 2000.0
PATIENCE: Final = 0.9
BEST_CHANCE: Final = 0.85
WAY_HOME: Final = 7
SEARCHING: Final = 0.3
LEISURE: Final = 4.0
STEPS_A_ROUND: Final = 5.0
#: So many find room on a tile from the centre; the others have to go around.
DOORS: Final = 4
ROUNDABOUT: Final = 3
#: What going there is worth beside waiting for it, and the rounds in which it is too far away to be waited for.
MARCH: Final = 0.8
COMING: Final = 25.0
#: What another dragon takes from the chance, by its type.
CROWD: Final[tuple[float, ...]] = (0.05, 0.12, 0.2)
#: With such a chance its coming is no danger but what they wait for.
WELCOME: Final = 0.45
#: Scenario 6: what its way to the centre is worth, and the steps in a round in which one is back there in time.
LURED: Final = 4.0
LEEWAY: Final = 2

# Lives
#: What the first and the last life are worth, and how much more the last one while others could dare in its place.
LIFE: Final = 90.0
LAST_LIFE: Final = 320.0
OTHERS: Final = 2.0
#: What the last one is worth once the legendary dragon is dead: there is much to lose then.
RUIN: Final = 450.0
#: What it is worth on the way out, and the rounds from which on it counts less and less.
DARING: Final = 150.0
DAWDLING: Final = 10.0
#: Protection, in rolls of the dragon, with which one dares a fight even then.
STURDY: Final = 1.5
#: What lava takes from one who can pay for it: sandals, and where one wanted to be.
SINGED: Final = 25.0
#: The most that a helmet is worth for mere survival, and the protection that gives two thirds of it.
SAFETY: Final = 14.0
LAST_SAFETY: Final = 20.0
SAFE_GUARD: Final = 7.0

# Other dragons
#: Their fall, by type (the legendary dragon's has a value of its own), and what going for one is worth.
TROPHY: Final[tuple[float, ...]] = (3.0, 7.0, 14.0, 0.0)
PREY: Final[tuple[float, ...]] = (6.0, 10.0, 15.0)
#: How much more that counts to a group that has fallen behind.
IN_THE_WAY: Final = 3.0
#: A living dragon that the group is no match for.
STILL_ALIVE: Final = 2.0
THREAT: Final = 4.0
#: How likely a dragon on the next tile, or lava, comes to a samurai that may still go away, and to one that may not.
TO_MOVE: Final = 0.3
MOVED: Final = 0.9
#: So many steps away somebody may still come in time.
IN_TIME: Final = 5
#: With such a chance a dragon is worth going to.
BOLD: Final = 0.35


def expected(fighters: tuple[Fighter, ...], dragon: int, health: int) -> Outcome:
    """What such fighters may expect of a fight with this dragon."""
    return forecast(fighters, health, DRAGON_TYPES[DRAGONS[dragon].type].dice)


def together(party: Party, dragon: int) -> float:
    """The chance of all samurai against a dragon."""
    figure = DRAGONS[dragon]
    fighters = tuple(fist.against(figure, False) for fist in party.fists if fist.inside)
    health = to_deal(party.state, dragon, dragon_health(party.state, dragon))
    return expected(fighters, dragon, health).chance


def foes(party: Party) -> float:
    """Dragons slain, the fight that is going on, and how ready the group is for the legendary dragon."""
    state = party.state
    value = sum([trophy(party, dragon) for dragon in state.slain])
    value += sum(10.0 for guard in state.sheets[state.config.players :] if guard.cell < 0)
    if state.config.goal == SLAY_ALL:
        value -= STILL_ALIVE * len(party.dragons)
    elif state.config.goal == TAME:
        value += lured(party)
    current = state.fight
    if current is not None and current.kind == DRAGON_FIGHT and current.fighters and current.health > 0:
        return value + fight(party)
    return value + prepared_for(party)


def trophy(party: Party, dragon: int) -> float:
    """What a dragon's fall is worth, beside what it leaves: more to those whom it has held up for too long."""
    return TROPHY[DRAGONS[dragon].type] * (1.0 + IN_THE_WAY * (1.0 - party.hope))


def prepared_for(party: Party) -> float:
    """How near the fall of the legendary dragon is."""
    if party.state.legendary_dead:
        return fallen(party)
    return readiness(party) * party.time + mustered(party) + awaiting(party)


def awaiting(party: Party) -> float:
    """What it is worth to know the legendary dragon and not to have fought it yet: one may be stronger when one does.

    So nobody attacks too early, and hardly anybody waits when time is up.
    """
    state = party.state
    if state.over or state.lost or DRAGON_LEVEL in party.sought or state.config.goal in (TAME, BEAT_GUARDS):
        return 0.0
    time = rounds_left(state) - WAY_HOME - SEARCHING * sum(party.sought.values()) - rounds_to_it(party)
    time = max(0.0, time)
    figure = DRAGONS[LEGENDARY_DRAGON]
    fighters = tuple([fist.later(time).against(figure, False) for fist in party.fists if fist.inside])
    chance = expected(fighters, LEGENDARY_DRAGON, dragon_health(state, LEGENDARY_DRAGON)).chance
    return AWAITED * PATIENCE * min(1.0, (1.0 + time) / LEISURE) * min(BEST_CHANCE, chance)


def rounds_to_it(party: Party) -> float:
    """How many rounds the last of the samurai needs to the tile of the legendary dragon."""
    place = dragon_place(party.state, LEGENDARY_DRAGON)
    if place < 0:
        return 0.0
    # Other dragons come and go: whether they are in the way just now does not count.
    steps = [
        steps_to(party.state, sheet, volcano.BORDERING_MASK[place]) - steps_ahead(party.state, sheet)
        for sheet in party.players
        if sheet.cell >= 0
    ]
    return max(0, max(steps, default=0)) / STEPS_A_ROUND


def lured(party: Party) -> float:
    """Scenario 6: the legendary dragon comes to the centre, where the samurai wait for it."""
    state = party.state
    place = dragon_place(state, LEGENDARY_DRAGON)
    if place < 0:
        return 0.0
    coming = volcano.PLACE_RING[place] + state.dragon_sleep[LEGENDARY_DRAGON]
    value = LURED * (5 - coming)
    goal = 1 << volcano.CENTRE_CELL
    in_time = LEEWAY * max(0, coming - 1)
    steps = [
        (seat, steps_to(state, sheet, goal) - steps_ahead(state, sheet) - in_time)
        for seat, sheet in enumerate(party.players)
        if sheet.cell >= 0
    ]
    return value + MUSTER * together(party, LEGENDARY_DRAGON) * nearness(party, steps) * (1.0 - coming / 10)


def nearness(party: Party, steps: Sequence[tuple[int, float]]) -> float:
    """How near samurai are to the place of a fight: each counts by what it deals out."""
    strength = near = 0.0
    for seat, far in steps:
        hits = party.fists[seat].hits
        strength += hits
        near += hits * max(0.0, 1.0 - max(0, far) / FAR)
    return near / strength if strength else 0.0


def readiness(party: Party) -> float:
    """How ready the group is for the legendary dragon."""
    return READY * sum([party.worth_of(party.ready(fist, party.ahead(seat))) for seat, fist in enumerate(party.fists)])


def fallen(party: Party) -> float:
    """What the fall of the legendary dragon is worth: more than any readiness for it."""
    return SLAIN + MUSTER + AWAITED + 2.0 * READY * len(party.fists)


def safety(party: Party, seat: int) -> float:
    """What a helmet is worth against any dragon."""
    fist = party.fists[seat]
    guard = fist.guard + party.ahead(seat) * (fist.guard_to_be - fist.guard)
    return shelter(SAFETY if party.players[seat].lives > 1 else LAST_SAFETY, guard)


def shelter(most: float, guard: float) -> float:
    """What so much protection is worth."""
    return most * (1.0 - exp(-guard / SAFE_GUARD))


def mustered(party: Party) -> float:
    """The legendary dragon is known: those who together are a match for it should come together around it.

    Either they go to its tile, or they wait for it where it sees one of them and the others are beside.
    """
    state = party.state
    place = dragon_place(state, LEGENDARY_DRAGON)
    if place < 0 or state.config.goal == TAME:
        return 0.0
    return MUSTER * max(marching(party, place), waiting(party, place)) * undisturbed(party)


def sure(party: Party, chance: float) -> float:
    """How good a chance is, as part of one that is good enough: while there is time a poor one counts for little."""
    part: float = min(1.0, chance / SURE) ** (1.0 + CHOOSY * party.time)
    return part


def marching(party: Party, place: int) -> float:
    """The chance of those strong enough, as near as they are to the dragon's tile, or to the centre."""
    state = party.state
    around = volcano.BORDERING_MASK[place]
    ground = party.ground | volcano.PLACE_MASK[place]
    late = behind(party)
    steps: list[tuple[int, float]] = []
    home: list[tuple[int, float]] = []
    for seat, sheet in enumerate(party.players):
        if sheet.cell >= 0:
            ahead = steps_ahead(state, sheet)
            far = way(sheet.cell, around, ground) - ahead
            back = max(0, way(sheet.cell, 1 << volcano.CENTRE_CELL, party.ground) - ahead)
            steps.append((seat, max(far, ROUNDABOUT) if seat in late else far))
            home.append((seat, back))
    near = max(MARCH * nearness(party, steps), HOME * nearness(party, home))
    return sure(party, success(party, [seat for seat, _ in steps])) * near if near else 0.0


def waiting(party: Party, place: int) -> float:
    """The chance of those whom the dragon will find first, the less the longer its way is."""
    state = party.state
    seen = visible_places(state)
    if not seen:
        return 0.0
    over = party.open
    best = 0.0
    nearest = volcano.PLACE_COUNT
    for target in volcano.cells_of(seen):
        distance = volcano.place_distances(target, over)[place]
        if 0 <= distance <= nearest:
            rounds = distance + state.dragon_sleep[LEGENDARY_DRAGON]
            chance = sure(party, success(party, beside(party, target), target)) * max(0.0, 1.0 - rounds / COMING)
            # The players choose among equals.
            best = max(best, chance) if distance == nearest else chance
            nearest = distance
    return best


def undisturbed(party: Party) -> float:
    """What other dragons leave of the chance: they come too, and wear the fighters out."""
    left = 1.0
    for _, dragon in party.dragons:
        if dragon != LEGENDARY_DRAGON:
            left *= 1.0 - CROWD[DRAGONS[dragon].type]
    return left


def beside(party: Party, place: int) -> list[int]:
    """Who fights if a dragon comes to this place: those on it, and those who may join and find room (FK-112)."""
    near = [seat for seat, sheet in enumerate(party.players) if sheet.cell >= 0 and at(sheet, place)]
    near.sort(key=lambda seat: -party.fists[seat].hits)
    return sorted(finding_room(party.state, place, near))


def finding_room(state: Volcano, place: int, seats: Sequence[int]) -> list[int]:
    """Who of these, in this order, is on a tile or can step on it from beside: two samurai on a cell (FK-023)."""
    found: list[int] = []
    entered: dict[int, int] = {}
    for seat in seats:
        for cell in volcano.cells_of(cells_to_join_on(state, seat, place)):
            room = state.sheets[seat].cell == cell or volcano.ROOMY_MASK >> cell & 1
            if room or state.samurai_on(cell) + entered.get(cell, 0) < SAMURAI_PER_CELL:
                entered[cell] = entered.get(cell, 0) + 1
                found.append(seat)
                break
    return found


def behind(party: Party) -> list[int]:
    """Those on the centre for whom there is no room on a tile beside it."""
    return [seat for seat, sheet in enumerate(party.players) if sheet.cell == volcano.CENTRE_CELL][DOORS:]


def at(sheet: Sheet, place: int) -> bool:
    """Does a samurai stand on a place, or beside it?"""
    return volcano.CELL_PLACE[sheet.cell] == place or place in volcano.BORDERS[sheet.cell]


def success(party: Party, seats: list[int], target: int = -1) -> float:
    """The chance that these slay the legendary dragon and nobody falls for the last time.

    The weakest may stay away, unless they stand where it comes.
    """
    best = clean_victory(party, seats)
    for seat in sorted(seats, key=lambda seat: party.fists[seat].guard):
        sheet = party.players[seat]
        if sheet.lives <= 1 and volcano.CELL_PLACE[sheet.cell] != target:
            others = [other for other in seats if other != seat]
            chance = clean_victory(party, others)
            if chance <= best:
                break
            best, seats = chance, others
    return best


def clean_victory(party: Party, seats: list[int]) -> float:
    """The chance if all of them fight."""
    figure = DRAGONS[LEGENDARY_DRAGON]
    health = dragon_health(party.state, LEGENDARY_DRAGON)
    fighters = tuple(party.fists[seat].against(figure, False) for seat in seats)
    return unscathed(party, seats, expected(fighters, LEGENDARY_DRAGON, health))


def unscathed(party: Party, seats: list[int], outcome: Outcome) -> float:
    """The part of the chance in which nobody falls for the last time."""
    won = outcome.chance
    clean = won
    if won > 0.0:
        for seat, risk in zip(seats, outcome.out, strict=True):
            if party.players[seat].lives <= 1:
                # Who loses a fight falls as well, but that is not counted twice.
                clean *= min(1.0, (1.0 - risk) / won)
    return clean


def fighting(party: Party, dice: int) -> list[int]:
    """Who fights the dragon now, and who will be asked to join and dares to."""
    state = party.state
    asked = [step.seat for step in state.agenda[::-1] if isinstance(step, Join)]
    if isinstance(state.asking, AskToJoin):
        asked.insert(0, state.seat)
    willing = [seat for seat in asked if dares(party, seat, dice)]
    current = state.this_fight()
    joining = finding_room(state, current.place, willing)
    return [seat for seat in range(state.config.players) if current.fighters >> seat & 1 or seat in joining]


def dares(party: Party, seat: int, dice: int) -> bool:
    """Would this samurai join a fight with a dragon that has so many dice? Not with the last life at stake."""
    return party.players[seat].lives > 1 or party.fists[seat].guard > STURDY * DIE_MEAN * dice


def fight(party: Party) -> float:
    """What the fight with a dragon promises: its fall, or lives lost."""
    state = party.state
    current = state.this_fight()
    dragon = state.dragons[current.place] - 1
    figure = DRAGONS[dragon]
    dice = DRAGON_TYPES[figure.type].dice
    fighters = fighting(party, dice)
    sides = tuple(party.fists[seat].against(figure, bool(current.sent >> seat & 1)) for seat in fighters)
    outcome = expected(sides, dragon, to_deal(state, dragon, current.health))
    if dragon == LEGENDARY_DRAGON:
        return last_fight(party, fighters, outcome, dice)
    chance, out, rolls = outcome
    # Weapons and helmets suffer, whoever wins; but a dragon less is in the way of the great one.
    after = worn_out(party, fighters, rolls, dice)
    value = (1.0 - chance) * prepared_for(after)
    after.dragons = [found for found in party.dragons if found[1] != dragon]
    value += chance * (PREY[figure.type] + trophy(party, dragon) + prepared_for(after))
    return value - sum(risk * cost_of_defeat(party, seat) for seat, risk in zip(fighters, out, strict=True))


def last_fight(party: Party, fighters: list[int], outcome: Outcome, dice: int) -> float:
    """The same for the legendary dragon: all depends on its fall, if nobody dies for the last time."""
    state = party.state
    beaten = prepared_for(worn_out(party, fighters, LOST, dice))
    if state.config.tame and state.this_fight().place != volcano.CENTRE:
        # Nothing can be won here, and its death would be the end.
        return beaten - sum(cost_of_defeat(party, seat) for seat in fighters)
    clean = unscathed(party, fighters, outcome)
    alive = 1.0
    value = 0.0
    for seat, risk in zip(fighters, outcome.out, strict=True):
        if party.players[seat].lives > 1:
            value -= risk * cost_of_life(party, seat)
        else:
            alive *= 1.0 - risk
    return value + clean * fallen(party) + max(0.0, alive - clean) * beaten - (1.0 - alive) * LAST_LIFE


def worn_out(party: Party, fighters: list[int], rolls: float, dice: int) -> Party:
    """The group after a fight in which the dragon rolled so many times."""
    after = copy(party)
    after.fists = [fist.worn(rolls, dice) if seat in fighters else fist for seat, fist in enumerate(party.fists)]
    return after


def danger(party: Party) -> float:
    """Dragons that the group is no match for, and those about to reach a samurai."""
    state = party.state
    risk = 0.0
    for place, dragon in party.dragons:
        if dragon != LEGENDARY_DRAGON:
            risk += THREAT * (1.0 - together(party, dragon))
        if state.dragon_sleep[dragon]:
            continue
        threatened = within_reach(party, place, dragon)
        if threatened and not awaited(party, place, dragon):
            for seat in threatened:
                coming = TO_MOVE if moves_yet(state, seat) else MOVED
                outcome = attacked(party, seat, dragon)
                risk += coming * outcome.out[0] * cost_of_defeat(party, seat)
                if seat == threatened[0]:
                    risk -= coming * outcome.chance * trophy(party, dragon)
    return risk


def within_reach(party: Party, place: int, dragon: int) -> list[int]:
    """Whom this dragon could reach next, if nobody goes away."""
    state = party.state
    near = volcano.PLACE_NEIGHBOURS[place]
    welcome = volcano.CENTRE if state.config.tame and dragon == LEGENDARY_DRAGON else -1
    return [
        seat
        for seat, sheet in enumerate(party.players)
        if sheet.cell >= 0
        and volcano.CELL_PLACE[sheet.cell] in near
        and volcano.CELL_PLACE[sheet.cell] != welcome
        and not state.safe(sheet.cell)
        and not gets_out(party, seat)
    ]


def awaited(party: Party, place: int, dragon: int) -> bool:
    """Is this the legendary dragon, and do they want it to come?"""
    if dragon != LEGENDARY_DRAGON or party.state.config.goal == TAME:
        return False
    return waiting(party, place) > WELCOME


def gets_out(party: Party, seat: int) -> bool:
    """Will this samurai be out of the volcano before any dragon comes?"""
    return moves_yet(party.state, seat) and exit_in_reach(party, seat)


def exit_in_reach(party: Party, seat: int) -> bool:
    """Can this samurai leave in its turn, this one or the next?"""
    state = party.state
    sheet = party.players[seat]
    if not free_to_leave(party, sheet):
        return False
    actions = actions_left(state) if seat == state.active and not cut_short(state) else ACTIONS
    reach = min(actions, sheet.discs) * sheet.steps() + steps_ahead(state, sheet)
    return way(sheet.cell, 1 << state.exit_cell, party.ground) <= reach


def attacked(party: Party, seat: int, dragon: int) -> Outcome:
    """What a samurai, first of the fighters, may expect when a dragon comes; those beside help (FK-112)."""
    figure = DRAGONS[dragon]
    place = volcano.CELL_PLACE[party.players[seat].cell]
    fighters = [party.fists[seat].against(figure, False)]
    for other, sheet in enumerate(party.players):
        if other == seat or sheet.cell < 0:
            continue
        near = at(sheet, place)
        if not near and dragon == LEGENDARY_DRAGON and moves_yet(party.state, other):
            # Where one goes to meet the great one, others will follow in this round.
            near = way(sheet.cell, volcano.BORDERING_MASK[place], party.ground) <= IN_TIME
        if near:
            fighters.append(party.fists[other].against(figure, False))
    health = dragon_health(party.state, dragon)
    return expected(tuple(fighters), dragon, health)


def moves_yet(state: Volcano, seat: int) -> bool:
    """Has this player still something to do in this round?"""
    players = state.config.players
    if seat == state.active:
        return (actions_left(state) > 0 or steps_ahead(state, state.hero()) > 0) and not cut_short(state)
    return (seat - state.first) % players > (state.active - state.first) % players


def cost_of_defeat(party: Party, seat: int) -> float:
    """What it costs to be knocked out: a life, and the helmet as long as it is needed."""
    cost = cost_of_life(party, seat)
    if party.state.legendary_dead:
        return cost
    fist = party.fists[seat]
    return cost + READY * (party.ready(fist, 0.0) - party.ready(fist.bareheaded(), 0.0)) + shelter(SAFETY, fist.guard)


def cost_of_life(party: Party, seat: int) -> float:
    """What a life is worth, the less the nearer the end is: who never dares anything loses as well.

    Once only the way out is left, one must dare it.
    """
    last = party.players[seat].lives <= 1
    if free_to_leave(party, party.players[seat]):
        return (DARING if last else LIFE) * min(1.0, rounds_left(party.state) / DAWDLING)
    if party.state.legendary_dead:
        return RUIN if last else LIFE
    if not last:
        return LIFE * party.nerve * party.hope
    hale = sum(sheet.lives > 1 for sheet in party.players) / len(party.players)
    return LAST_LIFE * (1.0 + OTHERS * hale) * max(SHY, party.time) * party.hope


def lava_risk(party: Party, seat: int) -> float:
    """Standing where the lava comes with the next round: who cannot pay for it dies, who can is driven off."""
    state = party.state
    sheet = party.players[seat]
    if sheet.cell < 0:
        return 0.0
    kind, number = state.spot_on(sheet.cell)
    if kind != ERUPTS or number != coming_lava(state) or gets_out(party, seat):
        return 0.0
    cost = SINGED
    refuge = volcano.NEIGHBOUR_MASK[sheet.cell] & state.refuge_mask()
    if sheet.protection(SANDALS) < sheet.lava_damage() or not refuge:
        # Driven onto the tile of a dragon one fights it alone.
        cost += cost_of_defeat(party, seat)
    return (TO_MOVE if moves_yet(state, seat) else MOVED) * cost


def coming_lava(state: Volcano) -> int:
    """The number of the lava that comes with the next round, 0 for none (FK-149, FK-187, FK-226)."""
    config = state.config
    final = len(config.final_events)
    number = state.round + 1 - config.rounds
    if config.second_rounds and number > final:
        number -= final + config.second_rounds
    if not config.rounds or not 0 < number <= final:
        return 0
    event: int = config.final_events[number - 1]
    return event if event < ROPE else 0


def prey(party: Party, dragon: int, chance: float) -> float:
    """What a dragon is worth as a goal: nothing as long as it is too strong."""
    return (PREY[DRAGONS[dragon].type] + trophy(party, dragon)) * chance if chance > BOLD else 0.0
