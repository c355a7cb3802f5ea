"""The tengu: the printed solo opponent, played by its activation cycle.

The rows A to L stand in `components.toml` with the names of their conditions and deeds; here each name has one small
function. A turn tells which row applied and why the earlier ones did not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from zataku.kernel.effects import Either, Word
from zataku.kernel.hidden import Bag
from zataku.kernel.messages import Message, SeatName, message
from zataku.kernel.tuples import replaced

from . import elements
from .components import (
    ALL_BRANCHES,
    BITOKU,
    BRANCHES,
    BUILDING,
    BUILDINGS,
    CRYSTAL,
    CRYSTALS,
    DATA,
    DRAGONFLY,
    FAVOUR_BITOKU,
    FAVOUR_YOKAI,
    FRAME,
    HOME,
    MITAMA,
    MITAMAS,
    PATH_LENGTH,
    REGIONS,
    RESOURCES,
    RIVER,
    ROCKS,
    TENGU,
    TENGU_CARDS,
    TENGU_CONSTRUCTION,
    TREASURES,
    YOKAI,
)
from .names import (
    branch_name,
    hill_name,
    home_name,
    path_name,
    rock_name,
    tengu_card_name,
)
from .state import EMPTY, FOREST, HILL, HOME_SPACE, LOCKED, UNLOCKED, Bitoku, Sheet, Tengu, Thought, with_third
from .steps.common import (
    advance_kodama,
    branch_id,
    die_id,
    enter_branch,
    pair_up,
    raise_building,
    set_out,
    sites,
    take_bitoku,
    take_hill_yokai,
    take_tile,
    tell_put_down,
    walk_on,
)
from .steps.gains import gain_one
from .steps.paths import BRANCHES_AT, GATES, complete_bitoku

_YOMI: Final = 0
_STAIRS: Final = 1
_JADE: Final = 2
_FORGES: Final = 3
_CROSSING_MINIMUM: Final[int] = FRAME["crossing-minimum"]
_LEAST_ORDER: Final = tuple(RESOURCES.index(name) for name in TENGU["least-resource-order"])


class Activation:
    """One card being resolved: where it points, what it shows there, and which dice meet a row's conditions."""

    __slots__ = ("card", "crossing", "leftmost", "location", "place", "shows")

    def __init__(self, state: Bitoku, card: int, leftmost: bool) -> None:
        self.card = TENGU_CARDS[card]
        self.leftmost = leftmost
        self.place, self.shows = self.card.place, self.card.shows
        if self.place < 0:
            # The favourite: Yomi and a mitama, or the Forges and a building, by the tengu's rock (BK-211).
            kinds = {ROCKS[rock].kind for rock in board(state).rocks}
            self.place, self.shows = (_YOMI, "mitama") if "mitama" in kinds else (_FORGES, "building")
        self.location = self.place
        self.crossing: list[int] = []


Condition = Callable[[Bitoku, Activation], bool]
Deed = Callable[[Bitoku, Activation], None]


# Who is who


def board(state: Bitoku) -> Sheet:
    """The tengu's board."""
    return state.sheets[-1]


def human(state: Bitoku) -> Sheet:
    return state.sheets[0]


def cards(state: Bitoku) -> Tengu:
    tengu = state.tengu
    if tengu is None:
        raise ValueError("no tengu sits at this match")
    return tengu


def area_of(state: Bitoku, sheet: Sheet, die: int) -> int:
    """The hill area across the river from a die in a river region."""
    return state.given.layout.area[sheet.places[die] - FOREST]


# Choosing


def one_of_two(state: Bitoku) -> bool:
    """A random choice between two options: is it the first (BK-208)?"""
    first: int = TENGU["first-of-two"]
    return state.roll(1)[0] <= first


def random_space(state: Bitoku, usable: Sequence[bool]) -> int:
    """A random display space; one that cannot be used passes the choice outwards, -1 if none can (BK-209)."""
    if not any(usable):
        return EMPTY
    space: int = TENGU["display-by-roll"][state.roll(1)[0] - 1]
    while not usable[space]:
        space = (space + 1) % len(usable)
    return space


def random_tile(state: Bitoku, kind: int) -> int:
    """A random space of a display that has a tile, -1 if none has."""
    return random_space(state, [tile >= 0 for tile in state.displays[kind].row])


def favourites(state: Bitoku, kind: str) -> set[int]:
    """The types of this kind that a tengu rock shows (BK-210)."""
    return {shown for rock in board(state).rocks if ROCKS[rock].kind == kind for shown in ROCKS[rock].shows}


def most_competitive(state: Bitoku, regions: Iterable[int]) -> int:
    """Behind the human's and nearest to it; then the better treasure, then the leftmost (BK-212)."""
    own, other = board(state).kodamas, human(state).kodamas
    candidates = list(regions)
    behind = [region for region in candidates if own[region] < other[region]]
    if behind:
        nearest = min(other[region] - own[region] for region in behind)
        candidates = [region for region in behind if other[region] - own[region] == nearest]
    return min(candidates, key=lambda region: (-TREASURES[state.given.treasures[region]][0], region))


def least_resource(state: Bitoku) -> int:
    """The resource the tengu has least of (BK-213)."""
    stock = board(state).stock
    return min(_LEAST_ORDER, key=lambda kind: stock[kind])


def lowest(state: Bitoku, place: int) -> int:
    """The lowest of its dice at a place of its board (BK-206)."""
    sheet = board(state)
    return min((die for die in range(3) if sheet.places[die] == place), key=lambda die: sheet.dice[die])


# Conditions


def at_a_ford(state: Bitoku) -> list[int]:
    """Tengu dice that can cross (BK-214)."""
    sheet = state.sheets[-1]
    layout = state.given.layout
    dice = []
    for die, place in enumerate(sheet.places):
        if FOREST <= place < HOME_SPACE and state.dice_at(HILL + layout.area[place - FOREST]) < layout.hill:
            dice.append(die)
    return dice


def is_disputed(state: Bitoku, area: int) -> bool:
    """Could the human cross to the same hill area (BK-215)?"""
    if state.passed & 1:
        return False
    sheet = human(state)
    areas = state.given.layout.area
    for place, value in zip(sheet.places, sheet.dice, strict=True):
        there = FOREST <= place < HOME_SPACE and areas[place - FOREST] == area
        if there and (value >= _CROSSING_MINIMUM or not state.given.switches.disputed_needs_crossable):
            return True
    return False


def shown_cards(state: Bitoku, activation: Activation, area: int) -> list[int]:
    """The kinds of card, bitoku or yokai, for which the card's upper half sends a die to a hill area."""
    shown = {FAVOUR_BITOKU: activation.card.bitoku, FAVOUR_YOKAI: activation.card.yokai}
    return [kind for kind in shown if shown[kind] and wanted_hill(state, area, kind) >= 0]


def wanted_hill(state: Bitoku, area: int, kind: int) -> int:
    """Where the favourite yokai or the least frequent bitoku of an area lies, -1 if nowhere (BK-216).

    With the option `tengu_takes_any` any card of the kind will do; it still prefers those.
    """
    hills = hills_with(state, area, kind)
    hill = favourite_yokai(state, hills) if kind == FAVOUR_YOKAI else rarest_bitoku(state, hills)
    return hills[0] if hill < 0 and hills and state.given.switches.tengu_takes_any else hill


def hills_with(state: Bitoku, area: int, kind: int) -> list[int]:
    """Hills of an area where the favour of the bitoku or of the yokai is open (BK-216)."""
    lying = state.hill_bitoku if kind == FAVOUR_BITOKU else state.hill_yokai
    hills = state.given.layout.areas[area]
    return [hill for hill in hills if lying[hill] >= 0 and not state.is_covered(hill, kind)]


def ford(state: Bitoku, activation: Activation) -> bool:
    activation.crossing = at_a_ford(state)
    return bool(activation.crossing)


def disputed(state: Bitoku, activation: Activation) -> bool:
    dice = at_a_ford(state)
    if dice:
        sheet = board(state)
        dice = [die for die in dice if is_disputed(state, area_of(state, sheet, die))]
    activation.crossing = dice
    return bool(dice)


def last_space(state: Bitoku, activation: Activation) -> bool:
    sheet = board(state)
    activation.crossing = [die for die in activation.crossing if state.hill_room(area_of(state, sheet, die)) == 1]
    return bool(activation.crossing)


def card_kind(state: Bitoku, activation: Activation) -> bool:
    sheet = board(state)
    activation.crossing = [
        die for die in activation.crossing if shown_cards(state, activation, area_of(state, sheet, die))
    ]
    return bool(activation.crossing)


def place_free(state: Bitoku, activation: Activation) -> bool:
    return state.forest_room(activation.place) > 0


def has_unlocked(state: Bitoku, activation: Activation) -> bool:
    return UNLOCKED in board(state).places


def has_locked(state: Bitoku, activation: Activation) -> bool:
    return LOCKED in board(state).places


def is_active(state: Bitoku, activation: Activation) -> bool:
    return cards(state).active


def is_leftmost(state: Bitoku, activation: Activation) -> bool:
    return activation.leftmost


def can_pay(state: Bitoku, activation: Activation) -> bool:
    resource = activation.card.resource
    return resource < 0 or board(state).stock[resource] > 0


def no_die_at_home(state: Bitoku, activation: Activation) -> bool:
    return not any(HOME_SPACE <= place < HILL for place in board(state).places)


def home_space(state: Bitoku, activation: Activation) -> bool:
    return free_home_space(state) >= 0


def competitive_space(state: Bitoku, activation: Activation) -> bool:
    return any(state.forest_room(hill) > 0 for hill in range(len(RIVER)))


def _not(condition: Condition) -> Condition:
    return lambda state, activation: not condition(state, activation)


CONDITIONS: Final[dict[str, Condition]] = {
    "disputed": disputed,
    "ford": ford,
    "card-kind": card_kind,
    "last-space": last_space,
    "place-free": place_free,
    "place-full": _not(place_free),
    "unlocked": has_unlocked,
    "no-unlocked": _not(has_unlocked),
    "locked": has_locked,
    "no-locked": _not(has_locked),
    "active": is_active,
    "inactive": _not(is_active),
    "leftmost": is_leftmost,
    "pays": can_pay,
    "no-home-die": no_die_at_home,
    "home-space": home_space,
    "competitive-space": competitive_space,
}


# Deeds


def cross(state: Bitoku, activation: Activation) -> int:
    """The highest of the dice that may crosses, keeping its value; the hill area it reaches (BK-205, BK-206)."""
    sheet = board(state)
    die = max(activation.crossing, key=lambda die: sheet.dice[die])
    area = area_of(state, sheet, die)
    hill = sheet.places[die] - FOREST
    sheet.places = with_third(sheet.places, die, HILL + area)
    if state.log is not None:
        state.tell(
            "event-cross",
            seat=SeatName(state.seat),
            region=hill_name(hill),
            amount=sheet.dice[die],
            at=(die_id(state.seat, die),),
        )
    return area


def take_card(state: Bitoku, hill: int, kind: int) -> None:
    """A yokai to the face-down pile or a bitoku to the path; its favour is covered (BK-246)."""
    state.cover(hill, kind)
    if kind == FAVOUR_BITOKU:
        take_bitoku(state, hill)
    else:
        sheet = board(state)
        sheet.discard = (*sheet.discard, take_hill_yokai(state, hill))


def favourite_yokai(state: Bitoku, hills: Sequence[int]) -> int:
    """The leftmost of these hills with a favourite yokai, -1 if none."""
    wanted = favourites(state, "yokai")
    return next((hill for hill in hills if YOKAI[state.hill_yokai[hill]].type in wanted), EMPTY)


def rarest_bitoku(state: Bitoku, hills: Sequence[int]) -> int:
    """The hill with the least frequent bitoku of a type the tengu lacks, -1 if none (BK-207)."""
    owned = {BITOKU[card].type for card in board(state).path}
    lacking = [hill for hill in hills if BITOKU[state.hill_bitoku[hill]].type not in owned]
    return min(lacking, key=lambda hill: (BITOKU[state.hill_bitoku[hill]].frequency, hill)) if lacking else EMPTY


def random_hill(state: Bitoku, hills: Sequence[int]) -> int:
    """One of the two hills of an area, the left one first."""
    return hills[0] if len(hills) == 1 or one_of_two(state) else hills[1]


def cross_for_card(state: Bitoku, activation: Activation) -> None:
    """Take a card of a kind shown; both possible: at random, yokai first (BK-217, BK-226)."""
    area = cross(state, activation)
    kinds = shown_cards(state, activation, area)
    if len(kinds) == 2:
        kinds = [FAVOUR_YOKAI if one_of_two(state) else FAVOUR_BITOKU]
    kind = kinds[0]
    hill = wanted_hill(state, area, kind)
    if kind == FAVOUR_YOKAI and YOKAI[state.hill_yokai[hill]].type not in favourites(state, "yokai"):
        hill = random_hill(state, hills_with(state, area, kind))
    take_card(state, hill, kind)


def cross_for_favourite(state: Bitoku, activation: Activation) -> None:
    """A favourite yokai, else the rarest bitoku it lacks, else a random yokai, else nothing (BK-221, BK-231)."""
    area = cross(state, activation)
    yokai, bitoku = hills_with(state, area, FAVOUR_YOKAI), hills_with(state, area, FAVOUR_BITOKU)
    if (hill := favourite_yokai(state, yokai)) >= 0:
        take_card(state, hill, FAVOUR_YOKAI)
    elif (hill := rarest_bitoku(state, bitoku)) >= 0:
        take_card(state, hill, FAVOUR_BITOKU)
    elif yokai:
        take_card(state, random_hill(state, yokai), FAVOUR_YOKAI)


def activate(state: Bitoku, activation: Activation) -> None:
    cards(state).active = True
    if state.log is not None:
        state.tell("event-tengu-active", seat=SeatName(state.seat))


def deactivate(state: Bitoku, activation: Activation) -> None:
    cards(state).active = False
    if state.log is not None:
        state.tell("event-tengu-inactive", seat=SeatName(state.seat))


def unlock(state: Bitoku, activation: Activation) -> None:
    sheet = board(state)
    die = lowest(state, LOCKED)
    sheet.places = with_third(sheet.places, die, UNLOCKED)
    if state.log is not None:
        state.tell(
            "event-tengu-unlock",
            seat=SeatName(state.seat),
            amount=sheet.dice[die],
            at=(die_id(state.seat, die),),
        )


def pay(state: Bitoku, activation: Activation) -> None:
    resource = activation.card.resource
    if resource >= 0:
        board(state).stock[resource] -= 1
        if state.log is not None:
            state.tell("event-pay", seat=SeatName(state.seat), what=Word(RESOURCES[resource]))


def gain(state: Bitoku, activation: Activation) -> None:
    """One associated resource; if the card shows none, that it has least of (BK-213)."""
    resource = activation.card.resource
    gain_one(state, least_resource(state) if resource < 0 else resource)


def _place(state: Bitoku, place: int) -> int:
    sheet = board(state)
    die = lowest(state, UNLOCKED)
    sheet.places = with_third(sheet.places, die, place)
    return die


def place_there(state: Bitoku, activation: Activation) -> None:
    _place_in_forest(state, activation.place)


def _place_in_forest(state: Bitoku, hill: int) -> None:
    die = _place(state, FOREST + hill)
    if state.log is not None:
        state.tell(
            "event-place",
            seat=SeatName(state.seat),
            amount=board(state).dice[die],
            region=hill_name(hill),
            at=(die_id(state.seat, die),),
        )


def free_home_space(state: Bitoku) -> int:
    """Second-highest, else third, else the next lower, else the highest; -1 if all are taken (BK-222, BK-224)."""
    first: list[int] = TENGU["home-space"]
    spaces = range(len(state.given.layout.home))
    order = [*first, *(space for space in spaces if space > max(first)), *(s for s in spaces if s < min(first))]
    return next((space for space in order if not state.dice_at(HOME_SPACE + space)), EMPTY)


def place_home(state: Bitoku, activation: Activation) -> None:
    space = free_home_space(state)
    die = _place(state, HOME_SPACE + space)
    if state.log is not None:
        state.tell(
            "event-place-home",
            seat=SeatName(state.seat),
            amount=board(state).dice[die],
            space=home_name(state.given.layout.home[space]),
            at=(die_id(state.seat, die),),
        )
    activation.location = EMPTY


def home_points(state: Bitoku, activation: Activation) -> None:
    """Three points, and two for each high human die on the lower bank (BK-223)."""
    sheet = human(state)
    end = HILL if state.given.switches.home_is_lower_bank else HOME_SPACE
    high = sum(
        FOREST <= place < end and value >= TENGU["high-die"]
        for place, value in zip(sheet.places, sheet.dice, strict=True)
    )
    gain_points(state, TENGU["home-vp"] + TENGU["home-vp-per-high-die"] * high)


def gain_points(state: Bitoku, amount: int) -> None:
    board(state).vp += amount
    if state.log is not None:
        state.tell("event-vp", seat=SeatName(state.seat), amount=amount)


def place_competitive(state: Bitoku, activation: Activation) -> None:
    """In the region of its most competitive kodama that has room, the Home excluded (BK-227)."""
    with_room = [region for hill, region in enumerate(RIVER) if state.forest_room(hill) > 0]
    activation.location = RIVER.index(most_competitive(state, with_room))
    _place_in_forest(state, activation.location)


def advance(state: Bitoku, region: int) -> None:
    """One step of its kodama, lost if it cannot be made (BK-290)."""
    advance_kodama(state, len(state.sheets) - 1, region)


def kodama(state: Bitoku, activation: Activation) -> None:
    """The kodama of the place the die went to; easier option 4: only where the human is ahead (BK-268)."""
    region = HOME if activation.location < 0 else RIVER[activation.location]
    if state.given.switches.easier_kodama and human(state).kodamas[region] <= board(state).kodamas[region]:
        return
    advance(state, region)


def act(state: Bitoku, activation: Activation) -> None:
    """The action of the location (BK-233 to BK-244); what the card shows counts only at the card's own place."""
    shows = activation.shows if activation.location == activation.place else ""
    if activation.location == _YOMI:
        if not shows:
            shows = "dragonfly" if board(state).mitamas else "mitama"
        take_dragonfly(state) if shows == "dragonfly" else take_mitama(state)
    elif activation.location == _STAIRS:
        spend(state, TENGU["move-at-stairs"])
    elif activation.location == _JADE:
        for kind in activation.card.goods if activation.location == activation.place else ():
            gain_one(state, kind)
        if not (activation.card.goods and activation.location == activation.place):
            for _ in range(TENGU["resources-at-jade"]):
                gain(state, activation)
        advance(state, most_competitive(state, range(len(REGIONS))))
    elif activation.location == _FORGES:
        if not shows:
            shows = "building" if favourite_building(state) >= 0 else "crystal"
        build(state) if shows == "building" else take_crystal(state)


def pass_turn(state: Bitoku, activation: Activation) -> None:
    state.passed |= 1 << state.seat
    if state.log is not None:
        state.tell("event-pass", seat=SeatName(state.seat))


DEEDS: Final[dict[str, Deed]] = {
    "cross-for-card": cross_for_card,
    "cross-for-favourite": cross_for_favourite,
    "activate": activate,
    "deactivate": deactivate,
    "unlock": unlock,
    "pay": pay,
    "gain": gain,
    "place-there": place_there,
    "place-home": place_home,
    "place-competitive": place_competitive,
    "act": act,
    "act-without-die": act,
    "kodama": kodama,
    "home-points": home_points,
    "pass": pass_turn,
}


class Row:
    """A row of the activation cycle: its conditions with their names, and the names of its deeds."""

    __slots__ = ("do", "letter", "when")

    def __init__(self, letter: str, when: tuple[str, ...], do: tuple[str, ...]) -> None:
        self.letter = letter
        self.when = tuple((name, CONDITIONS[name]) for name in when)
        self.do = do


CYCLE: Final[tuple[Row, ...]] = tuple(
    Row(item["id"].upper(), tuple(item["when"]), tuple(item["do"])) for item in DATA["tengu-activation"]["items"]
)


# Location actions


def take_dragonfly(state: Bitoku) -> None:
    """A random dragonfly, for nothing (BK-233)."""
    space = random_tile(state, DRAGONFLY)
    if space < 0:
        return
    tile = take_tile(state, DRAGONFLY, space)
    sheet = board(state)
    sheet.dragonflies = (*sheet.dragonflies, tile)
    tell_put_down(state, DRAGONFLY, tile)
    combine(state)


def take_mitama(state: Bitoku) -> None:
    """The cheapest favourite mitama, else a random one; its effect is ignored (BK-234, BK-235)."""
    wanted = favourites(state, "mitama")
    row = state.displays[MITAMA].row
    space = next((space for space, tile in enumerate(row) if tile >= 0 and MITAMAS[tile].type in wanted), EMPTY)
    if space < 0:
        space = random_tile(state, MITAMA)
    if space < 0:
        return
    tile = take_tile(state, MITAMA, space)
    sheet = board(state)
    sheet.mitamas = (*sheet.mitamas, tile)
    tell_put_down(state, MITAMA, tile)
    if state.given.switches.tengu_mitama_vp:
        gain_points(state, state.given.layout.mitama_vp[space])
    combine(state)


def combine(state: Bitoku) -> None:
    """As soon as it has both, and for two movement points instead of the dragonfly's action (BK-237)."""
    sheet = board(state)
    if sheet.mitamas and sheet.dragonflies:
        pair_up(state, sheet.mitamas[0], sheet.dragonflies[0])
        spend(state, TENGU["move-per-pair"])


def take_crystal(state: Bitoku) -> None:
    """A random crystal, for nothing; there is no limit of spaces (BK-240)."""
    space = random_tile(state, CRYSTAL)
    if space < 0:
        return
    tile = take_tile(state, CRYSTAL, space)
    sheet = board(state)
    sheet.crystals = (*sheet.crystals, tile)
    tell_put_down(state, CRYSTAL, tile)


def building_hills(state: Bitoku, tile: int) -> tuple[int, ...]:
    """River regions with an empty space for a building; none for a display space without one."""
    return () if tile < 0 else sites(state, tile)


def favourite_building(state: Bitoku) -> int:
    """The display space of the most central favourite building that can be built, -1 if none."""
    if board(state).built >= len(TENGU_CONSTRUCTION):
        return EMPTY
    wanted = favourites(state, "building")
    return next(
        (
            space
            for space, tile in enumerate(state.displays[BUILDING].row)
            if building_hills(state, tile) and BUILDINGS[tile].type in wanted
        ),
        EMPTY,
    )


def build(state: Bitoku) -> None:
    """A favourite building, else a random one that has a legal space; only its kodama moves (BK-241 to BK-243)."""
    if board(state).built >= len(TENGU_CONSTRUCTION):
        return
    space = favourite_building(state)
    if space < 0:
        space = random_space(state, [bool(building_hills(state, tile)) for tile in state.displays[BUILDING].row])
    if space < 0:
        return
    tile = take_tile(state, BUILDING, space)
    region = most_competitive(state, [RIVER[hill] for hill in building_hills(state, tile)])
    raise_building(state, tile, RIVER.index(region))
    for _ in range(TENGU["kodama-on-building"]):
        advance(state, region)


# Movement points


def spend(state: Bitoku, points: int) -> None:
    """Every point at once, each on the first possible of bitoku path, pilgrim under way, new pilgrim (BK-247)."""
    for _ in range(points):
        if not (_step_on_bitoku_path(state) or _move_a_pilgrim(state)):
            _start_a_pilgrim(state)


def _step_on_bitoku_path(state: Bitoku) -> bool:
    """The next card's points, and nothing else of it (BK-248)."""
    sheet = board(state)
    if sheet.marker >= len(sheet.path):
        return False
    gain_points(state, BITOKU[complete_bitoku(state)].vp)
    return True


def _move_a_pilgrim(state: Bitoku) -> bool:
    """To the best illumination, else the best torii not yet held, else one space on (BK-249 to BK-252)."""
    sheet = board(state)
    walking = sheet.walking_positions()
    for torii in (False, True):
        branches = [branch for position in walking for branch in _free_branches(state, position, torii)]
        if branches:
            _arrive(state, max(branches, key=lambda branch: (_branch_points(state, branch), branch)))
            return True
    movable = [position for position in walking if position % PATH_LENGTH < PATH_LENGTH - 1]
    if not movable:
        return False
    walk_on(state, max(movable))
    return True


def _free_branches(state: Bitoku, position: int, torii: bool) -> list[int]:
    capacity = state.given.layout.branch
    return [
        branch
        for branch in BRANCHES_AT[position]
        if ALL_BRANCHES[branch].torii == torii
        and len(state.branches[branch]) < capacity
        and not board(state).arrived >> branch & 1
    ]


def _branch_points(state: Bitoku, branch: int) -> int:
    return ALL_BRANCHES[branch].vp[len(state.branches[branch])]


def _arrive(state: Bitoku, branch: int) -> None:
    """Double points; on a torii the top action card is done as well, and discarded (BK-249 to BK-251)."""
    vp = TENGU["wisdom-multiplier"] * _branch_points(state, branch)
    enter_branch(state, branch)
    board(state).vp += vp
    if state.log is not None:
        state.tell(
            "event-arrive",
            seat=SeatName(state.seat),
            path=path_name(branch // len(BRANCHES)),
            space=branch_name(branch),
            amount=vp,
            at=(branch_id(branch),),
        )
    if ALL_BRANCHES[branch].torii:
        tengu = cards(state)
        renew_deck(state, tengu)
        if not tengu.deck.cards:
            return
        card, tengu.deck = state.draw(tengu.deck)
        if state.log is not None:
            state.tell(
                "event-tengu-torii",
                seat=SeatName(state.seat),
                card=tengu_card_name(card, state.given.switches.tengu_takes_any),
            )
        act(state, Activation(state, card, leftmost=False))
        tengu.discard = (*tengu.discard, card)


def _start_a_pilgrim(state: Bitoku) -> None:
    """At the rightmost torii it has access to; with no pilgrim left the point is lost (BK-253)."""
    sheet = board(state)
    if not sheet.pilgrims:
        return
    first = state.given.layout.first_spaces[-1]
    gates = [position for bit, position in GATES if sheet.arrived & bit and position > first]
    set_out(state, max(gates, default=first))


# The turn


def take_turn(state: Bitoku) -> None:
    """Roll the will dice, find the active card, do the first row that applies, renew the row (BK-199 to BK-201)."""
    tengu = cards(state)
    rolled = state.roll(2)
    position: int = TENGU["active-by-roll"][min(rolled) - 1]
    card = tengu.row[position]
    activation = Activation(state, card, leftmost=position == 0)
    if state.log is not None:
        state.tell(
            "event-tengu-turn",
            seat=SeatName(state.seat),
            first=rolled[0],
            second=rolled[1],
            card=tengu_card_name(card, state.given.switches.tengu_takes_any),
        )
    skipped = unmet_rows(state, activation)
    tengu.thought = Thought(tuple(rolled), tengu.row, position, skipped)
    row = CYCLE[len(skipped)]
    if state.log is not None:
        if skipped:
            state.tell("event-tengu-skips", reasons=tuple(map(reason, CYCLE, skipped)))
        state.tell("event-tengu-row", seat=SeatName(state.seat), row=row.letter)
    carry_out(state, row, activation)
    renew_row(state, position)


def unmet_rows(state: Bitoku, activation: Activation) -> tuple[str, ...]:
    """Of each row before the first that applies, the condition that does not hold."""
    skipped: list[str] = []
    for row in CYCLE:
        failed = unmet(state, row, activation)
        if failed is None:
            break
        skipped.append(failed)
    return tuple(skipped)


def reason(row: Row, failed: str) -> Message:
    """Why a row did not apply."""
    return message("event-tengu-skipped", row=row.letter, why=message(f"event-tengu-lacks-{failed}"))


def unmet(state: Bitoku, row: Row, activation: Activation) -> str | None:
    """The first condition of the row that does not hold, if any."""
    for name, holds in row.when:
        if not holds(state, activation):
            return name
    return None


def carry_out(state: Bitoku, row: Row, activation: Activation) -> None:
    """The deeds in their order; with `tengu_kodama_first` the kodama goes before the location's action (BK-232)."""
    names = list(row.do)
    if state.given.switches.tengu_kodama_first and "act" in names and "kodama" in names:
        names.remove("kodama")
        names.insert(names.index("act"), "kodama")
    for name in names:
        DEEDS[name](state, activation)


def renew_row(state: Bitoku, position: int) -> None:
    """Discard the active card, close the gap to the right, reveal a new card on the left (BK-201)."""
    tengu = cards(state)
    card = tengu.row[position]
    tengu.discard = (*tengu.discard, card)
    rest = tuple(other for index, other in enumerate(tengu.row) if index != position)
    renew_deck(state, tengu)
    new, tengu.deck = state.draw(tengu.deck)
    tengu.row = (new, *rest)
    if state.log is not None:
        named = tengu_card_name(new, state.given.switches.tengu_takes_any)
        state.tell("event-tengu-reveals", seat=SeatName(state.seat), card=named)


def renew_deck(state: Bitoku, tengu: Tengu) -> None:
    """An empty action deck is made anew from the discards."""
    if not tengu.deck.cards:
        tengu.deck = Bag(tengu.discard)
        if state.log is not None and tengu.discard:
            state.tell("event-tengu-shuffles", seat=SeatName(state.seat), amount=len(tengu.discard))
        tengu.discard = ()


# The other seasons


def reap(state: Bitoku) -> None:
    """Spring: a movement point for each crystal, of whatever colour (BK-197, BK-269)."""
    crystals = board(state).crystals
    if state.given.switches.tengu_dream_rewards:
        for crystal in crystals:
            reward(state, crystal)
    if crystals and not state.given.switches.easier_no_fruits:
        spend(state, TENGU["move-per-crystal"] * len(crystals))


def reward(state: Bitoku, crystal: int) -> None:
    """Option `tengu_dream_rewards`: what a dream crystal gives, as far as the tengu can have it."""
    if CRYSTALS[crystal].colour != "dream":
        return
    effect = CRYSTALS[crystal].action
    parts = effect.parts if isinstance(effect, Either) else (effect,)
    for part in parts:
        if not isinstance(part, Word):
            continue
        if part.name in RESOURCES:
            gain_one(state, RESOURCES.index(part.name))
        elif part.name == "any":
            gain_one(state, least_resource(state))
        elif part.name == "vp":
            gain_points(state, part.amount)
        elif part.name == "kodama":
            advance(state, most_competitive(state, range(len(REGIONS))))
        elif part.name == "move":
            spend(state, part.amount)


def remove_a_rock(state: Bitoku) -> None:
    """Winter: one random rock leaves the garden (BK-202)."""
    rocks = [rock for rock in state.garden if rock >= 0]
    for _ in range(TENGU["rocks-removed-in-winter"]):
        if rocks:
            rock = rocks.pop(state.below(len(rocks)))
            state.garden = replaced(state.garden, state.garden.index(rock), EMPTY)
            if state.log is not None:
                state.tell("event-rock-gone", tile=rock_name(rock), at=(elements.rock(rock),))
