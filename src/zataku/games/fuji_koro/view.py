"""What a seat sees: everything but the order of stacks, undrawn tokens and hidden blueprints (FK-071, FK-213)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal, TypedDict, final

from zataku.kernel.game import Frame

from . import gear
from . import map as volcano
from .components import (
    ADVENTURES,
    BOARDS,
    BREAK,
    CARDS,
    COLOURS,
    DRAGON_TYPES,
    DRAGONS,
    ERUPTS,
    EVENT_NAMES,
    EXIT,
    LAVA,
    RESOURCE_TOKENS,
    SAMURAI,
    SCENARIO_IDS,
    SCROLLS,
    SLOT_NAMES,
    TILES,
    TRACKS,
)
from .config import BEAT_GUARDS, ESCAPE_ENCHANTED, MOST_POINTS, POINTS_AND_ROPE, SLAY_ALL, TAME
from .crafting import BUILDS
from .gear import GEAR_TYPES, HELMET, MATERIALS, SANDALS, WEAPON
from .names import face_of
from .scoring import deliveries, parts_of, turns_to_deliver
from .setup import AgreeOnCards, ChooseSamurai, SpreadCards
from .state import (
    ADVENTURE_BASE,
    DRAGON_FIGHT,
    DUEL,
    FOE,
    GREAT,
    IN_THE_VOLCANO,
    MONK_FIGHT,
    SANDALS_WEAPON,
    SCROLL_BASE,
    SMALL,
    Fight,
    Sheet,
    Volcano,
)
from .steps.aftermath import Steal
from .steps.backpack import ExchangeScroll
from .steps.combat import initiative
from .steps.common import dragon_health
from .steps.cubes import RemoveBroken
from .steps.moving import AskFight, SneakTheft
from .steps.resting import Arrange, SetSquare, arrangements, spare_cubes
from .steps.rolling import ChooseDice, dice_of
from .steps.trading import Agree, Trade
from .vocabulary import DIE_MATERIALS, THINGS

#: Cubes on the squares of a grid: materials by the names of squares.
Cubes = dict[str, str]


class CountdownView(TypedDict):
    cell: int
    owner: int | None
    lava_cell: int
    lava_owner: int | None
    #: The lava calls so far.
    called: list[int]
    #: The points that start it, and what its cells bring.
    trigger: int
    events: list[str]


class DragonView(TypedDict):
    id: str
    type: str
    initiative: int
    health: int
    dice: int
    damage: int
    #: 2 asleep, 1 awake, 0 no token.
    sleep: int
    #: What its fall brings each fighter, and in teeth all together.
    points: int
    reward: int


@final
class ResourceTokenView(TypedDict):
    kind: Literal["token"]
    gives: dict[str, int]
    face_up: bool


@final
class ScrollTokenView(TypedDict):
    kind: Literal["scroll"]
    colour: str


@final
class AdventureTokenView(TypedDict):
    kind: Literal["adventure"]
    id: str


TokenView = ResourceTokenView | ScrollTokenView | AdventureTokenView


class CellView(TypedDict):
    id: str
    lava: bool
    printed_lava: bool
    erupts: int | None
    exit: bool
    monk: bool
    thing: TokenView | None


class PlaceView(TypedDict):
    id: str
    tile: str | None
    rotation: int | None
    dragon: DragonView | None
    remains: bool
    state_token: bool
    #: No cells as long as the place is unexplored.
    cells: list[CellView]


class StackView(TypedDict):
    left: int
    #: The top tile, for a seat that has looked at it.
    top: str | None


class PalacesView(TypedDict):
    """How many things have been delivered, by track."""

    great: dict[str, int]
    small: dict[str, int]


class DieView(TypedDict):
    material: str
    face: int | Literal["break"]


class DiceCountView(TypedDict):
    """Of which material somebody decides how many dice to roll, and how many there are."""

    material: str
    most: int


class FightView(TypedDict):
    kind: str
    place: str | None
    cell: str | None
    health: int | None
    initiator: int
    fighters: list[int]
    #: Who rolls when; empty before that is fixed.
    order: list[int | str]
    rolled: list[int]
    #: The last roll.
    dice: list[DieView]
    #: Whose it was.
    roller: int | str | None
    owed: list[int]
    #: Who has ever been in the fight.
    party: list[int]
    #: How fast everybody is in it.
    initiative: list[int]
    #: While dice are counted before a roll.
    count: DiceCountView | None
    #: Has the dragon or monk come to the samurai? Then it rolls after those who are as fast.
    defending: bool
    #: Who has sent a brave monk and rolls before everybody.
    sent: list[int]
    #: While a cube has to break off.
    breaking: BreakingView | None


class BreakingView(TypedDict):
    """Of whose gear a cube of which material breaks off, and how many of each are still to go after this roll."""

    seat: int
    gear: str
    material: str
    left: dict[str, int]


class ChallengeView(TypedDict):
    """Two samurai on a cell before they fight: who is asked, whom it would fight, who would roll first (FK-137)."""

    seat: int
    other: int
    order: list[int]


class LeavingView(TypedDict):
    """What the shogun would give for what a samurai carries if it left now and nobody else delivered anything.

    By track, in the palace at the end of the rope and in the one behind the secret exit; one thing a turn (FK-158).
    """

    turns: int
    great: dict[str, int]
    small: dict[str, int]


class BuildView(TypedDict):
    """A ready-made arrangement."""

    id: str
    cubes: Cubes


class TheftView(TypedDict):
    """Who may take something from whose backpack."""

    by: int
    loser: int


class CraftView(TypedDict):
    """What somebody is crafting."""

    seat: int
    gear: str
    builds: list[BuildView]
    #: By hand: cubes that do not lie on the grid.
    spare: dict[str, int]


@final
class UnledView(TypedDict):
    """A seat before the samurai are chosen."""

    samurai: str | None
    points: int
    parts: dict[str, int]


class PacksView(TypedDict):
    """What lies in either pack, and what has just come and lies in neither: cubes by material, monks, cards by id."""

    lower: list[str]
    upper: list[str]
    loose: list[str]
    #: Places of each pack, the upper one's also if it is closed.
    places: list[int]
    upper_open: bool


class ProposalView(TypedDict):
    """What is to change hands in a trade: what the active samurai gives, and what it gets."""

    given: list[str]
    received: list[str]


class WaitingScrollView(TypedDict):
    seat: int
    scroll: str


class FirstCardView(TypedDict):
    """Cooperative: a card that somebody would begin with."""

    seat: int
    card: str


@final
class SheetView(TypedDict):
    """What belongs to one samurai."""

    samurai: str
    colour: str | None
    board: str
    cell: str | None
    standing: bool
    palace: str | None
    escape_order: int
    lives: int
    points: int
    parts: dict[str, int]
    discs: int
    #: Discs on Move, Explore and Gather.
    spent: list[int]
    #: Cubes by gear.
    gear: dict[str, Cubes]
    #: The squares that a gear has on this board.
    squares: dict[str, list[str]]
    #: Helmet, weapon (1: on the left or two-handed one, 2: on the right one), sandals.
    charms: list[int]
    initiative: int
    #: What helmet and sandals can absorb.
    strengths: dict[str, int]
    right_open: bool
    #: Cubes and monks, with `room` for all things and `pockets` for cubes only.
    backpack: dict[str, int]
    packs: PacksView
    #: Monks by kind of slot, and how many slots there are.
    monks: dict[str, int]
    slots: dict[str, int]
    scrolls: list[str | None]
    blueprints: list[str]
    #: The equipment cards of Move, Explore and Gather.
    cards: list[str | None]
    looks: bool
    adventures: list[str]
    states: int
    figures: dict[str, int]
    #: In the final chapter, as long as it is in the volcano.
    leaving: LeavingView | None


class FujiKoroTable(TypedDict):
    """The table by names."""

    players: int
    mode: str
    scenario: str | None
    boards: str
    peaceful: bool
    adventure: bool
    round: int
    rounds: int
    last_round: int
    first: int
    active: int
    actions: int
    countdown: CountdownView
    won: bool
    lost: bool
    #: What wins, and the health at which the legendary dragon is tame.
    goal: str
    tame: int
    places: list[PlaceView]
    rope: bool
    stacks: list[StackView]
    removed_tiles: list[str]
    #: The place for the tile that has been drawn, and the tile; of two only those who know them see which.
    exploring: str | None
    drawn: list[str | None]
    equipment: list[str]
    scrolls: list[str]
    scroll_deck: int
    scroll_discards: list[str]
    temples: list[list[str]]
    hidden_blueprints: list[int]
    supply: dict[str, int]
    palaces: PalacesView
    slain: list[str]
    fight: FightView | None
    challenge: ChallengeView | None
    #: Cubes of a craft by hand as they lie.
    work: Cubes
    craft: CraftView | None
    theft: TheftView | None
    #: The two who trade.
    trade: list[int]
    proposal: ProposalView | None
    #: The cards that the group is about to begin with, as far as they have been named.
    first_cards: list[FirstCardView]
    #: A scroll for which an old one has to make way.
    waiting_scroll: WaitingScrollView | None
    #: Samurai that the deciding seat may choose to lead.
    leaders: list[str]
    seats: list[SheetView | UnledView]
    guards: list[SheetView]


class FujiKoroView(Frame, FujiKoroTable):
    """The whole view, as boards take it."""


_FIGHTS: Final = {DRAGON_FIGHT: "dragon", DUEL: "samurai", MONK_FIGHT: "monk"}
_GOALS: Final = {
    MOST_POINTS: "points",
    ESCAPE_ENCHANTED: "escape",
    SLAY_ALL: "dragons",
    TAME: "tame",
    BEAT_GUARDS: "guards",
    POINTS_AND_ROPE: "ronin",
}
_PALACES: Final = (None, "great", "small", "left")


def view(state: Volcano, seat: int | None) -> FujiKoroTable:
    """The table as JSON-able data, by names; views share what has not changed, so nobody changes them."""
    config = state.config
    return {
        "players": config.players,
        "mode": "cooperative" if config.coop else "competitive",
        "scenario": SCENARIO_IDS[config.scenario - 1] if config.scenario else None,
        "boards": "symmetric" if config.symmetric else "asymmetric",
        "peaceful": config.peaceful,
        "adventure": config.adventure,
        "round": state.round,
        "rounds": config.rounds,
        "last_round": config.last_round(),
        "first": state.first,
        "active": state.active,
        "actions": 0 if state.turn is None else state.turn.actions,
        "countdown": _countdown(state),
        "won": state.won,
        "lost": state.lost,
        "goal": _GOALS[config.goal],
        "tame": config.tame,
        "places": _places(state),
        "rope": state.rope,
        "stacks": [_stack(state, level, seat) for level in (1, 2, 3)],
        "removed_tiles": [TILES[tile].id for tile in state.aside],
        "exploring": None if state.laying is None else volcano.PLACE_NAMES[state.laying.place],
        "drawn": _drawn(state, seat),
        "equipment": [CARDS[card].id for card in state.equipment],
        "scrolls": [SCROLLS[scroll] for scroll in state.scroll_row],
        "scroll_deck": len(state.scroll_deck),
        "scroll_discards": [SCROLLS[scroll] for scroll in state.scroll_discards],
        "temples": [[CARDS[card].id for card in cards] for cards in state.temples],
        "hidden_blueprints": [len(bag) for bag in state.temple_bags],
        "supply": {
            **dict(zip(MATERIALS, state.supply, strict=True)),
            "monk": state.monks_left,
            "damage": state.damage_left,
            "state": state.states_left,
        },
        "palaces": {
            "great": dict(zip(TRACKS, state.palace_taken, strict=True)),
            "small": dict(zip(TRACKS, state.small_taken, strict=True)),
        },
        "slain": [DRAGON_TYPES[DRAGONS[dragon].type].id for dragon in state.slain],
        "fight": None if state.fight is None else _fight(state, state.fight),
        "challenge": _challenge(state),
        "work": {} if state.craft is None else _cubes(state.craft.layout),
        "craft": _craft(state),
        "theft": _theft(state),
        "trade": _trade(state),
        "proposal": _proposal(state),
        "first_cards": _first_cards(state),
        "waiting_scroll": _waiting_scroll(state),
        "leaders": _leaders(state),
        "seats": [_seat(state, sheet) for sheet in state.sheets[: config.players]],
        "guards": [_sheet(state, sheet) for sheet in state.sheets[config.players :]],
    }


def _drawn(state: Volcano, seat: int | None) -> list[str | None]:
    if state.laying is None:
        return []
    return [None if tile is None else TILES[tile].id for tile in state.laying.drawn.seen_by(seat)]


def _leaders(state: Volcano) -> list[str]:
    asking = state.asking
    return [SAMURAI[samurai] for samurai in asking.free(state)] if isinstance(asking, ChooseSamurai) else []


def _countdown(state: Volcano) -> CountdownView:
    return {
        "cell": state.pawn,
        "owner": None if state.countdown_owner < 0 else state.countdown_owner,
        # After the last cell of a lava phase the pawn goes back before the first (FK-224).
        "lava_cell": state.lava_pawn % len(state.config.final_events),
        "lava_owner": None if state.lava_owner < 0 else state.lava_owner,
        "called": [number for number in (1, 2, 3, 4) if state.called >> number & 1],
        "trigger": state.config.trigger,
        "events": [EVENT_NAMES[event] for event in state.config.final_events],
    }


#: The map as it was seen lately, by everything on it: most choices leave it as it is.
_maps: Final[dict[tuple[object, ...], list[PlaceView]]] = {}
_MOST_MAPS: Final = 256


def _places(state: Volcano) -> list[PlaceView]:
    tiles = (state.config, state.tiles, state.laid, state.remains, state.state_remains)
    dragons = (state.dragons, state.dragon_damage, state.dragon_sleep)
    known = (*tiles, *dragons, state.lava, state.monks, state.things, state.face_down)
    places = _maps.get(known)
    if places is None:
        if len(_maps) >= _MOST_MAPS:
            _maps.clear()
        places = _maps[known] = [_place(state, place) for place in range(volcano.PLACE_COUNT)]
    return places


def _place(state: Volcano, place: int) -> PlaceView:
    laid = state.tiles[place]
    dragon = state.dragons[place] - 1
    return {
        "id": volcano.PLACE_NAMES[place],
        "tile": None if laid < 0 else TILES[laid // 6].id,
        "rotation": None if laid < 0 else laid % 6,
        "dragon": None if dragon < 0 else _dragon(state, dragon),
        "remains": bool(state.remains >> place & 1),
        "state_token": bool(state.state_remains >> place & 1),
        "cells": [_cell(state, cell) for cell in volcano.PLACE_CELLS[place] if state.laid >> cell & 1],
    }


def _dragon(state: Volcano, dragon: int) -> DragonView:
    figure = DRAGONS[dragon]
    kind = DRAGON_TYPES[figure.type]
    return {
        "id": figure.id,
        "type": kind.id,
        "initiative": figure.initiative,
        "health": dragon_health(state, dragon),
        "dice": kind.dice,
        "damage": state.dragon_damage[dragon],
        "sleep": state.dragon_sleep[dragon],
        "points": kind.points if state.config.scores_points else 0,
        "reward": kind.reward,
    }


def _cell(state: Volcano, cell: int) -> CellView:
    kind, number = state.spot_on(cell)
    return {
        "id": volcano.CELL_NAMES[cell],
        "lava": bool(state.lava >> cell & 1),
        "printed_lava": kind == LAVA,
        "erupts": number if kind == ERUPTS else None,
        "exit": kind == EXIT,
        "monk": bool(state.monks >> cell & 1),
        "thing": _thing(state, cell),
    }


def _thing(state: Volcano, cell: int) -> TokenView | None:
    thing = state.things[cell]
    if not thing:
        return None
    if thing < SCROLL_BASE:
        gives = dict(zip(MATERIALS, RESOURCE_TOKENS[thing - 1].gives, strict=True))
        return {"kind": "token", "gives": gives, "face_up": not state.face_down >> cell & 1}
    if thing < ADVENTURE_BASE:
        return {"kind": "scroll", "colour": COLOURS[thing - SCROLL_BASE]}
    return {"kind": "adventure", "id": ADVENTURES[thing - ADVENTURE_BASE]}


def _stack(state: Volcano, level: int, seat: int | None) -> StackView:
    """How many tiles are left, and the tiles of the stack that this seat has looked at."""
    stack = state.stack(level)
    top = state.top_of(level).seen_by(seat)[0] if stack.layers else None
    return {"left": len(stack), "top": None if top is None else TILES[top].id}


@lru_cache(maxsize=4096)
def _cubes(layout: gear.Layout) -> Cubes:
    return {
        gear.SQUARE_NAMES[square]: MATERIALS[material]
        for material in (0, 1, 2)
        for square in gear.squares_of(layout[material])
    }


def _craft(state: Volcano) -> CraftView | None:
    """What is being crafted, with ready-made arrangements or, by hand, with the cubes at hand."""
    asking = state.asking
    if isinstance(asking, Arrange):
        made = arrangements(state, state.me(), asking.kind)
        builds: list[BuildView] = [{"id": BUILDS[build], "cubes": _cubes(layout)} for build, layout in made]
        return {"seat": state.seat, "gear": GEAR_TYPES[asking.kind], "builds": builds, "spare": {}}
    if isinstance(asking, SetSquare):
        spare = spare_cubes(state.me(), asking.kind, state.this_craft().layout)
        by_name = dict(zip(MATERIALS, spare, strict=True))
        return {"seat": state.seat, "gear": GEAR_TYPES[asking.kind], "builds": [], "spare": by_name}
    return None


@cache
def _squares(number: int) -> dict[str, list[str]]:
    board = BOARDS[number]
    return {
        "helmet": gear.names_of(board.helmet_area),
        "weapon": gear.names_of(board.grid.left | board.grid.right),
        "sandals": gear.names_of(board.sandals_area),
    }


def _seat(state: Volcano, sheet: Sheet) -> SheetView | UnledView:
    if sheet.board < 0:
        return {"samurai": None if sheet.samurai < 0 else SAMURAI[sheet.samurai], "points": 0, "parts": {}}
    return _sheet(state, sheet)


def _sheet(state: Volcano, sheet: Sheet) -> SheetView:
    board = BOARDS[sheet.board]
    return {
        "samurai": SAMURAI[sheet.samurai],
        "colour": COLOURS[sheet.colour()] if sheet.colour() >= 0 else None,
        "board": board.id,
        "cell": None if sheet.cell < 0 else volcano.CELL_NAMES[sheet.cell],
        "standing": sheet.standing,
        "palace": _PALACES[sheet.palace],
        "escape_order": sheet.escape_order,
        "lives": sheet.lives,
        "points": sheet.points,
        "parts": parts_of(state, sheet),
        "discs": sheet.discs,
        "spent": list(sheet.spent),
        "gear": {name: _cubes(sheet.gear(kind)) for kind, name in enumerate(GEAR_TYPES)},
        "squares": _squares(sheet.board),
        "charms": list(sheet.charms),
        "initiative": sheet.initiative(),
        "strengths": {"helmet": sheet.protection(HELMET), "sandals": sheet.protection(SANDALS)},
        "right_open": sheet.right_open(),
        "backpack": {
            **dict(zip(MATERIALS, sheet.pack, strict=True)),
            "monk": sheet.pack_monks,
            "room": sheet.room(),
            "pockets": sheet.pockets(),
        },
        "packs": {
            "lower": [THINGS[thing] for thing in sheet.lower()],
            "upper": [THINGS[thing] for thing in sheet.upper],
            "loose": [THINGS[thing] for thing in sheet.loose],
            "places": list(board.backpack),
            "upper_open": sheet.upper_places() > 0,
        },
        "monks": dict(zip(SLOT_NAMES, sheet.monks, strict=True)),
        "slots": {name: board.slots.count(kind) for kind, name in enumerate(SLOT_NAMES)},
        "scrolls": [SCROLLS[scroll] if scroll >= 0 else None for scroll in sheet.scrolls],
        "blueprints": [CARDS[card].id for card in sheet.blueprints],
        "cards": [CARDS[card].id if card >= 0 else None for card in sheet.cards],
        "looks": sheet.looks,
        "adventures": [ADVENTURES[kind] for kind in sheet.adventures],
        "states": sheet.states,
        "figures": {kind.id: number for kind, number in zip(DRAGON_TYPES, sheet.figures, strict=True)},
        "leaving": _leaving(state, sheet),
    }


def _leaving(state: Volcano, sheet: Sheet) -> LeavingView | None:
    if state.countdown_owner < 0 or not state.config.scores_points or sheet.palace != IN_THE_VOLCANO:
        return None
    turns = turns_to_deliver(state, state.sheets.index(sheet))
    return {
        "turns": turns,
        "great": dict(zip(TRACKS, deliveries(state, sheet, GREAT, turns), strict=True)),
        "small": dict(zip(TRACKS, deliveries(state, sheet, SMALL, turns), strict=True)),
    }


def _fight(state: Volcano, fight: Fight) -> FightView:
    return {
        "kind": _FIGHTS[fight.kind],
        "place": volcano.PLACE_NAMES[fight.place] if fight.kind == DRAGON_FIGHT else None,
        "cell": volcano.CELL_NAMES[fight.cell] if fight.kind != DRAGON_FIGHT else None,
        "health": fight.health if fight.kind != DUEL else None,
        "initiator": fight.initiator,
        "fighters": [seat for seat in range(len(state.sheets)) if fight.fighters >> seat & 1],
        "order": [_who(seat) for seat in fight.order],
        "rolled": list(fight.rolled),
        "dice": [_die(result) for result in fight.rolled],
        "roller": None if fight.roller < 0 else _who(fight.roller),
        "owed": [sheet.owed for sheet in state.sheets],
        "party": [seat for seat in range(len(state.sheets)) if fight.party >> seat & 1],
        "initiative": [initiative(state, seat) for seat in range(len(state.sheets))],
        "count": _count(state),
        "defending": fight.defending,
        "sent": [seat for seat in range(len(state.sheets)) if fight.sent >> seat & 1],
        "breaking": _breaking(state),
    }


def _who(seat: int) -> int | str:
    """Whose place in a fight it is."""
    return "foe" if seat == FOE else seat


def _count(state: Volcano) -> DiceCountView | None:
    asking = state.asking
    if not isinstance(asking, ChooseDice):
        return None
    material = len(asking.chosen)
    return {"material": DIE_MATERIALS[material], "most": dice_of(state.me(), asking.weapon)[material]}


def _breaking(state: Volcano) -> BreakingView | None:
    asking = state.asking
    if not isinstance(asking, RemoveBroken):
        return None
    going = [asking.material, *(step.material for step in state.agenda if isinstance(step, RemoveBroken))]
    return {
        "seat": state.seat,
        "gear": GEAR_TYPES[SANDALS if asking.weapon == SANDALS_WEAPON else WEAPON],
        "material": MATERIALS[asking.material],
        "left": {name: going.count(material) for material, name in enumerate(MATERIALS)},
    }


def _challenge(state: Volcano) -> ChallengeView | None:
    asking = state.asking
    if not isinstance(asking, AskFight):
        return None
    active, other = state.active, asking.other
    # Whoever is not active rolls first, unless outdone (FK-137).
    first = state.sheets[active].initiative() > state.sheets[other].initiative()
    return {
        "seat": state.seat,
        "other": active if asking.asked else other,
        "order": [active, other] if first else [other, active],
    }


def _theft(state: Volcano) -> TheftView | None:
    asking = state.asking
    if isinstance(asking, Steal):
        return {"by": state.seat, "loser": asking.loser}
    return {"by": state.seat, "loser": asking.other} if isinstance(asking, SneakTheft) else None


def _trade(state: Volcano) -> list[int]:
    """Also while the other one is asked for something."""
    if isinstance(state.asking, Trade):
        return [state.active, state.asking.other]
    return [state.active, state.seat] if isinstance(state.asking, Agree) else []


def _proposal(state: Volcano) -> ProposalView | None:
    turn = state.turn
    if turn is None or not isinstance(state.asking, (Trade, Agree)):
        return None
    return {"given": [THINGS[thing] for thing in turn.given], "received": [THINGS[thing] for thing in turn.received]}


def _waiting_scroll(state: Volcano) -> WaitingScrollView | None:
    asking = state.asking
    return {"seat": state.seat, "scroll": SCROLLS[asking.scroll]} if isinstance(asking, ExchangeScroll) else None


def _first_cards(state: Volcano) -> list[FirstCardView]:
    asking = state.asking
    if not isinstance(asking, (SpreadCards, AgreeOnCards)):
        return []
    seats = state.seats_from(asking.starter)
    return [{"seat": seat, "card": CARDS[card].id} for seat, card in zip(seats, asking.picked, strict=False)]


def _die(result: int) -> DieView:
    material, face = face_of(result)
    return {"material": DIE_MATERIALS[material], "face": "break" if face == BREAK else face}
