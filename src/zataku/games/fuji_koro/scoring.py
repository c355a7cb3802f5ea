"""The result of a match, and a guess at it for bots (FK-162 to FK-165, FK-220, FK-223, FK-240, FK-259)."""

from __future__ import annotations

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    CARD_TYPE,
    CARDS,
    DRAGON_TYPES,
    DRAGONS,
    EXPLORE_POINTS,
    GREAT_LOWEST,
    LEGENDARY_DRAGON,
    SCROLL_POINTS,
    TRACK_MONK,
    TRACK_TOOTH,
)
from zataku.games.fuji_koro.config import POINTS_AND_ROPE, TAME
from zataku.games.fuji_koro.gear import HELMET, SANDALS, TOOTH, WEAPON
from zataku.games.fuji_koro.options import GATHER_THING, SCROLL_THING
from zataku.games.fuji_koro.rules import dragon_health, dragon_place
from zataku.games.fuji_koro.state import DRAGON_FIGHT, GREAT, LEFT, PARTS, SMALL, Sheet, Volcano
from zataku.games.fuji_koro.steps.cubes import PlaceMonk
from zataku.games.fuji_koro.steps.exploring import ADVENTURE_BASE, SCROLL_BASE, ChooseTile, Explore, TurnTile, areas
from zataku.games.fuji_koro.steps.gathering import ChooseBlueprint, ChooseScroll, Gather, things
from zataku.games.fuji_koro.steps.moving import SneakOn, Walk
from zataku.games.fuji_koro.steps.turn import ChoosePart
from zataku.kernel.game import Scores, SeatScore, ranked

#: What a cooperative victory counts.
VICTORY = 100


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


# A guess for bots. The weights are points as far as can be said; they were tuned by play, not derived.

#: What a step of distance leaves of an opportunity.
DECAY = 0.8
#: How much of the best opportunities in reach counts.
HOPE = 0.6
FARTHEST = 9


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


def attack(sheet: Sheet) -> float:
    """Mean damage of one round of rolls."""
    if not sheet.armed():
        return 0.0
    wood, metal, tooth = gear.counts(sheet.weapon)
    return 0.67 * wood + metal + 1.5 * tooth + (2.0 if sheet.charms[WEAPON] else 0.0)


def chance_to_slay(state: Volcano, sheet: Sheet, dragon: int) -> float:
    """Rough odds of one samurai against a dragon: rounds it needs against rounds it can stand."""
    damage = attack(sheet)
    if damage <= 0.0:
        return 0.0
    figure = DRAGONS[dragon]
    stands = gear.strength(sheet.helmet, sheet.charms[HELMET] > 0) / (1.5 * DRAGON_TYPES[figure.type].dice)
    if sheet.initiative() > figure.initiative:
        stands += 1.0
    return odds(stands, dragon_health(state, dragon) / damage)


def odds(stands: float, needed: float) -> float:
    """Rounds a samurai can stand against rounds it takes to slay the dragon."""
    return min(0.95, max(0.0, 0.7 * stands / needed - 0.2))


def danger(state: Volcano) -> float:
    """Cooperative: lives at risk, in the fight that is going on and from dragons next to samurai."""
    players = state.config.players
    risk = 0.0
    if state.fight == DRAGON_FIGHT and state.fighters and state.health > 0:
        figure = DRAGONS[state.dragons[state.fight_place] - 1]
        fighters = [state.sheets[seat] for seat in range(players) if state.fighters >> seat & 1]
        damage = sum(attack(sheet) for sheet in fighters)
        for sheet in fighters:
            stands = gear.strength(sheet.helmet, sheet.charms[HELMET] > 0) / (1.5 * DRAGON_TYPES[figure.type].dice)
            success = odds(stands + 0.5, state.health / damage) if damage > 0.0 else 0.0
            risk += (1.0 - success) * (0.8 if sheet.lives > 1 else 5.0)
    for sheet in state.sheets[:players]:
        if sheet.cell < 0 or state.safe(sheet.cell):
            continue
        for place in volcano.PLACE_NEIGHBOURS[volcano.CELL_PLACE[sheet.cell]]:
            number = state.dragons[place]
            if number and state.dragon_sleep[number - 1] < 2:
                risk += (1.0 - chance_to_slay(state, sheet, number - 1)) * (0.3 if sheet.lives > 1 else 2.5)
    return risk


def searching(state: Volcano) -> bool:
    """Cooperative: is the legendary dragon still to be found?"""
    return state.config.coop and not state.legendary_dead and dragon_place(state, LEGENDARY_DRAGON) < 0


def opportunity(state: Volcano, sheet: Sheet) -> float:
    """The best things in reach, each worth less the farther it is; a Move that has begun makes the way shorter."""
    if sheet.cell < 0:
        return 0.0
    ground = state.dry_mask()
    colour = SCROLL_BASE + sheet.colour()
    tokens = worth_tokens = 0
    scrolls = others = 0
    for cell, thing in enumerate(state.things):
        if thing:
            if thing < SCROLL_BASE:
                if not state.face_down >> cell & 1:
                    tokens |= 1 << cell
                    worth_tokens += 1
            elif thing == colour:
                scrolls |= 1 << cell
            elif thing >= ADVENTURE_BASE:
                others |= 1 << cell
    edges = [0, 0, 0]
    for place in volcano.AREAS:
        if state.tiles[place] < 0:
            edges[volcano.PLACE_RING[place] - 1] |= volcano.BORDERING_MASK[place]
    prints = 0
    for number, cards in enumerate(state.temples):
        if any(state.config.coop or not sheet.holds_type(CARD_TYPE[card]) for card in cards):
            prints |= 1 << volcano.TEMPLE_CELLS[number]
    goals: list[tuple[int, float]] = [
        (scrolls, 3.2),
        (edges[0], 0.8),
        (edges[1], 1.6),
        (edges[2], 2.4 if not searching(state) else 5.0),
        (tokens, 1.0),
        (state.monks & ground, 1.0),
        (others, 0.7),
        (prints, 1.5),
    ]
    for place in range(volcano.PLACE_COUNT):
        if state.dragons[place]:
            dragon = state.dragons[place] - 1
            chances = chance_to_slay(state, sheet, dragon)
            if chances > 0.3:
                points = DRAGON_TYPES[DRAGONS[dragon].type].points
                goals.append((volcano.PLACE_MASK[place], chances * (points + 1.0)))
            else:
                ground &= ~volcano.PLACE_MASK[place]
    best = second = 0.0
    seen = edge = 1 << sheet.cell
    fade = 1.0
    ahead = state.steps if isinstance(state.asking, (Walk, SneakOn)) and sheet is state.hero() else 0
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
    value += belongings(sheet)
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
    if seat == state.active and not state.turn_over:
        value += pending(state, sheet)
    return value


def pending(state: Volcano, sheet: Sheet) -> float:
    """What the question being asked is about to bring, and the actions still to come."""
    value = 0.3 * state.actions
    asking = state.asking
    if isinstance(asking, Explore):
        levels = [volcano.PLACE_RING[place] for place in areas(state)]
        value += max(0.8 + EXPLORE_POINTS[level - 1] for level in levels)
    elif isinstance(asking, ChoosePart):
        value += 0.4 if state.bonus_left else 0.0
        if state.main_left and state.action == 1:
            value += max((0.8 + EXPLORE_POINTS[volcano.PLACE_RING[place] - 1] for place in areas(state)), default=0.0)
        elif state.main_left and state.action == 2 and things(state):
            value += 3.0 if GATHER_THING[SCROLL_THING] in things(state) else 0.7
    elif isinstance(asking, (TurnTile, ChooseTile)):
        value += 0.8 + EXPLORE_POINTS[volcano.PLACE_RING[state.undrawn] - 1]
    elif isinstance(asking, ChooseScroll):
        value += SCROLL_POINTS + 0.5
    elif isinstance(asking, Gather):
        value += 3.0 if GATHER_THING[SCROLL_THING] in state.offer else 0.7
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


def progress(sheet: Sheet, card: int) -> float:
    """Which part of a blueprint's cubes is at hand."""
    needed = CARDS[card].pattern.cubes
    have = gear.counts(sheet.gear(CARD_TYPE[card]))
    found = sum(min(needed[material], have[material] + sheet.pack[material]) for material in range(3))
    return found / sum(needed)


def ways_out(state: Volcano) -> int:
    goal = 1 << volcano.CENTRE_CELL
    if state.exit_cell >= 0 and state.config.secret_exit:
        goal |= 1 << state.exit_cell
    return goal


def steps_to(state: Volcano, sheet: Sheet, goal: int) -> int:
    """Steps over dry cells to one of these cells."""
    if sheet.cell < 0:
        return 0
    seen = edge = 1 << sheet.cell
    ground = state.dry_mask()
    for steps in range(16):
        if edge & goal:
            return steps
        edge = volcano.spread(edge, ground) & ~seen
        seen |= edge
        if not edge:
            break
    return 16


def evaluate_together(state: Volcano) -> float:
    """Cooperative: how far the group has come, between defeat (0) and victory."""
    if state.won:
        return float(VICTORY)
    if state.lost or state.over:
        return 0.0
    config = state.config
    players = state.sheets[: config.players]
    if any(sheet.board < 0 for sheet in players):
        return 1.0
    legendary = dragon_place(state, LEGENDARY_DRAGON)
    value = 30.0 + explored(state, legendary >= 0 or state.legendary_dead)
    if config.goal != TAME:
        value += 25.0 if state.legendary_dead else 0.0
    elif legendary >= 0:
        value += taming(state, legendary)
    value += 1.5 * len(state.slain)
    value += sum(6.0 for kind in (HELMET, WEAPON, SANDALS) if any(sheet.charms[kind] for sheet in players))
    value += sum(10.0 for guard in state.sheets[config.players :] if guard.cell < 0)
    for sheet in players:
        value += (belongings(sheet) + gear_progress(sheet)) * (2.0 / (1.0 + config.players))
        value -= 12.0 * (config.lives - sheet.lives)
        if sheet.palace == LEFT:
            value += 15.0
        elif state.legendary_dead and state.exit_cell >= 0 and sheet.enchanted():
            value -= 0.8 * steps_to(state, sheet, 1 << state.exit_cell)
        else:
            value += HOPE * opportunity(state, sheet)
    value -= 9.0 * danger(state)
    if not state.turn_over:
        value += pending(state, state.hero())
    return min(0.4 * value, VICTORY - 1.0)


def taming(state: Volcano, legendary: int) -> float:
    """Scenario 6: the dragon comes nearer to the central tile, and so do the samurai, well armed."""
    value = 12.0 - 3.0 * volcano.PLACE_RING[legendary]
    goal = 1 << volcano.CENTRE_CELL
    for sheet in state.sheets:
        value += 0.5 * attack(sheet) - 0.5 * steps_to(state, sheet, goal)
    if state.fight and state.fight_place == volcano.CENTRE:
        value += 15.0 - 0.3 * state.health
    return value


def explored(state: Volcano, legendary_found: bool) -> float:
    """Tiles laid; those of a level whose special tile is still to be found count more."""
    exit_found = state.exit_cell >= 0 or state.config.goal == TAME
    weights = (2.0, 1.0 if exit_found else 2.4, 0.7 if legendary_found else 6.0)
    value = 8.0 if exit_found else 0.0
    if legendary_found:
        value += 8.0
    for place in volcano.AREAS:
        if state.tiles[place] >= 0:
            value += weights[volcano.PLACE_RING[place] - 1]
    return value


def gear_progress(sheet: Sheet) -> float:
    """How near each type of gear is to its charm."""
    value = 0.0
    for kind in (HELMET, WEAPON, SANDALS):
        if sheet.charms[kind]:
            value += 5.0
        else:
            nearest = [progress(sheet, card) for card in sheet.blueprints if CARD_TYPE[card] == kind]
            value += 2.5 * max(nearest, default=0.0)
    return value
