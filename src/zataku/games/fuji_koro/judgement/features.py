"""The numbers that fitted values look at: those of a samurai, and where all win or lose together those of the group."""

from __future__ import annotations

from typing import Final

from .. import gear
from ..components import CARD_TYPE, ERUPTS, LEGENDARY_DRAGON, SCENARIO_IDS, SCROLLS
from ..gear import HELMET, KINDS, SANDALS, TOOTH, WEAPON
from ..state import GREAT, SMALL, Sheet, Volcano
from ..steps.outcome import enchanted_types
from .battles import together
from .evaluation import evaluate, ways_out
from .judging import arms, progress, steps_to
from .nearness import around, outfit
from .party import DRAGON_LEVEL, EXIT_LEVEL, Party
from .shogun import bonus, favour

#: The share of a competitive match that has been played when its countdown begins.
UNTIL_COUNTDOWN: Final = 0.75
#: Deliveries that one who leaves as soon as the rope hangs may make (FK-X41).
DELIVERIES: Final = 5
#: About so many rounds a competitive match has.
ROUNDS: Final = 30.0
#: How many numbers there are of a samurai's belongings, and of a group.
BELONGINGS: Final = 21
GROUP: Final = 15


def features(state: Volcano, seat: int) -> list[float]:
    """The numbers of a seat, or of its group."""
    return of_group(state) if state.config.coop else of_samurai(state, seat)


def of_samurai(state: Volcano, seat: int) -> list[float]:
    """What the samurai has, what of it counts more the longer the match still lasts, and when it is."""
    sheet = state.sheets[seat]
    left = 1.0 - played(state)
    passing = [*belongings(sheet), *surroundings(state), *outfit(state, sheet), *around(state, sheet)]
    best = max(other.points for number, other in enumerate(state.sheets) if number != seat)
    running = state.countdown_owner >= 0
    return [
        evaluate(state, seat),
        float(sheet.points),
        float(best),
        float(max(sheet.points, best)),
        left,
        left * left,
        left * sheet.points,
        left * best,
        state.round / ROUNDS,
        1.0 if running else 0.0,
        1.0 if state.countdown_owner == seat else 0.0,
        float(state.pawn),
        1.0 if state.active == seat else 0.0,
        *escape(state, sheet),
        *[left if sheet.powers >> scroll & 1 else 0.0 for scroll in range(len(SCROLLS))],
        *passing,
        *[amount * left for amount in passing],
        *[amount if running else 0.0 for amount in passing],
    ]


def belongings(sheet: Sheet) -> list[float]:
    """Gear, cubes, monks and cards."""
    if sheet.board < 0:
        return [0.0] * BELONGINGS
    hits, initiative = arms(sheet.board, sheet.weapon, sheet.charms[WEAPON])
    prints = [card for card in sheet.blueprints if not sheet.charms[CARD_TYPE[card]]]
    return [
        hits,
        float(initiative),
        1.0 if sheet.armed() else 0.0,
        float(gear.strength(sheet.helmet, sheet.charms[HELMET] > 0)),
        float(gear.strength(sheet.sandals, sheet.charms[SANDALS] > 0)),
        1.0 if sheet.sandals_complete() else 0.0,
        float(sheet.pack[0]),
        float(sheet.pack[1]),
        float(sheet.pack[2]),
        float(teeth_in_gear(sheet)),
        float(sheet.pack_monks + sum(sheet.monks)),
        float(len(prints)),
        sum([progress(sheet, card) for card in prints], 0.0),
        float(len(sheet.blueprints) - len(prints)),
        float(sheet.enchanted()),
        float(sheet.scroll_count()),
        float(3 - sheet.cards.count(-1)),
        float(sheet.discs),
        float(len(sheet.adventures)),
        float(sheet.steps()),
        1.0 if sheet.standing else 0.0,
    ]


def teeth_in_gear(sheet: Sheet) -> int:
    """Teeth that could be delivered, but for what is built with them."""
    return sum([sheet.gear(kind)[TOOTH].bit_count() for kind in KINDS])


def surroundings(state: Volcano) -> list[float]:
    """Dragons that were found, what is still to be explored, monks that wait."""
    return [
        float(sum([number > 0 for number in state.dragons])),
        float(len(state.stack_1)),
        float(len(state.stack_2)),
        float(len(state.stack_3)),
        float(state.monks.bit_count()),
    ]


def escape(state: Volcano, sheet: Sheet) -> list[float]:
    """The way out once the countdown runs, and what can be delivered after it."""
    if state.countdown_owner < 0:
        return [0.0, 0.0, 0.0, 0.0, bonus(state, sheet, GREAT, DELIVERIES), 0.0]
    return [
        float(steps_to(state, sheet, ways_out(state))),
        1.0 if sheet.palace == GREAT else 0.0,
        1.0 if sheet.palace == SMALL else 0.0,
        favour(state, sheet),
        bonus(state, sheet, GREAT, DELIVERIES),
        1.0 if in_danger(state, sheet) else 0.0,
    ]


def in_danger(state: Volcano, sheet: Sheet) -> bool:
    """Does the samurai stand where lava will come that its sandals cannot pay for?"""
    if sheet.cell < 0:
        return False
    kind, number = state.spot_on(sheet.cell)
    coming = kind == ERUPTS and any(event == number for event in state.config.final_events[state.pawn :])
    return coming and sheet.protection(SANDALS) < sheet.lava_damage()


def of_group(state: Volcano) -> list[float]:
    """What the group has reached, what of it counts more the longer the match still lasts, and when it is."""
    left = 1.0 - played(state)
    reached = achievements(state)
    return [evaluate(state, 0), left, left * left, *reached, *[amount * left for amount in reached]]


def achievements(state: Volcano) -> list[float]:
    """Lives, what was found and slain, readiness for the last fight, enchanted gear, those who are out."""
    config = state.config
    sheets = state.sheets[: config.players]
    if any(sheet.board < 0 for sheet in sheets):
        return [0.0] * GROUP
    party = Party(state)
    seats = len(sheets)
    slain = state.legendary_dead
    return [
        sum([sheet.lives for sheet in sheets]) / seats,
        1.0 if any(sheet.lives <= 1 for sheet in sheets) else 0.0,
        party.sought.get(EXIT_LEVEL, 0.0),
        party.sought.get(DRAGON_LEVEL, 0.0),
        1.0 if party.sought else 0.0,
        1.0 if slain else 0.0,
        1.0 if slain else together(party, LEGENDARY_DRAGON),
        sum([fist.hits for fist in party.fists]) / seats,
        sum([fist.guard for fist in party.fists]) / seats,
        len(enchanted_types(sheets)) / len(KINDS),
        sum([sheet.enchanted() > 0 for sheet in sheets]) / seats,
        sum([len(sheet.blueprints) for sheet in sheets]) / seats,
        sum([sheet.cubes() for sheet in sheets]) / seats,
        sum([sheet.cell < 0 for sheet in sheets]) / seats,
        float(len(party.dragons)),
    ]


def kind(state: Volcano, seat: int) -> str:
    """A value for each number of players and each mode; matches with a scenario or a limit are of other kinds."""
    config = state.config
    name = f"{config.players}-together" if config.coop else str(config.players)
    if config.scenario:
        return f"{name}-{SCENARIO_IDS[config.scenario - 1]}"
    return f"{name}-limited" if config.round_limit else name


def played(state: Volcano) -> float:
    """The share of the match that has been played: by rounds where they are counted, else by the points so far."""
    if state.over:
        return 1.0
    config = state.config
    last = config.last_round() or config.round_limit
    by_rounds = min(1.0, max(0, state.round - 1) / last) if last else 0.0
    if not config.trigger:
        return by_rounds
    if state.countdown_owner >= 0:
        return UNTIL_COUNTDOWN + (1.0 - UNTIL_COUNTDOWN) * min(1.0, state.pawn / len(config.final_events))
    points = max(sheet.points for sheet in state.sheets)
    return max(by_rounds, UNTIL_COUNTDOWN * min(1.0, points / config.trigger))
