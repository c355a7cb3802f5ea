"""Small rules used everywhere: points, cubes, charms, dragons, spots of tiles, dice, monks."""

from __future__ import annotations

from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.messages import SeatName
from zataku.kernel.tuples import replaced

from .. import elements, gear
from .. import map as volcano
from ..components import (
    BREAK,
    CARD_TYPE,
    CARDS,
    DAMAGE_TOKEN,
    DRAGON_TYPES,
    DRAGONS,
    ERUPTS,
    FACES,
    LOWEST_START,
    TILES,
)
from ..gear import WEAPON, Cubes
from ..names import cube_names, cubes_counted, dragon_name, gear_name, result_of, seat_name
from ..state import Sheet, Volcano

# Points


def score(state: Volcano, seat: int, points: int, part: int) -> None:
    """Points at once; reaching the limit starts the countdown (FK-146)."""
    config = state.config
    if not config.scores_points or points == 0:
        return
    sheet = state.sheets[seat]
    if sheet.points + points < 0:
        points = -sheet.points
    sheet.points += points
    sheet.earned = replaced(sheet.earned, part, sheet.earned[part] + points)
    if state.log is not None:
        who, at = SeatName(seat), (elements.points(seat),)
        if points >= 0:
            state.tell("event-points", seat=who, amount=points, gain=Word("point", points), at=at)
        else:
            state.tell("event-points-lost", seat=who, amount=-points, cost=Word("point", -points), at=at)
    if sheet.points >= config.trigger and state.countdown_owner < 0:
        start_countdown(state, seat)
    elif config.lava_phase and sheet.points >= config.lava_phase and state.lava_owner < 0 and state.countdown_owner < 0:
        state.lava_owner = seat
        if state.log is not None:
            state.tell("event-lava-phase", seat=SeatName(seat))


def spend_state_token(state: Volcano, seat: int) -> None:
    """A state token is given up for a cell of lava (FK-219)."""
    state.sheets[seat].states -= 1
    state.states_left += 1
    if state.log is not None:
        state.tell("event-state-token", seat=SeatName(seat), at=(elements.state_tokens(seat),))


def start_countdown(state: Volcano, seat: int) -> None:
    state.countdown_owner = seat
    state.pawn = 0
    # A lava phase that still runs gives way to the real countdown (FK-225).
    state.lava_pawn = 0
    if state.log is not None:
        state.tell("event-countdown", seat=SeatName(seat), at=(elements.COUNTDOWN,))


# Cubes


def take_cubes(state: Volcano, seat: int, cubes: Cubes) -> int:
    """Cubes from the supply into the backpack, as far as the supply goes (FK-003); how many came."""
    wood, metal, tooth = cubes
    left_wood, left_metal, left_tooth = state.supply
    wood, metal, tooth = min(wood, left_wood), min(metal, left_metal), min(tooth, left_tooth)
    state.supply = (left_wood - wood, left_metal - metal, left_tooth - tooth)
    came = (wood, metal, tooth)
    state.sheets[seat].put_in_cubes(came)
    total = wood + metal + tooth
    if total and state.log is not None:
        at = (elements.backpack(seat),)
        state.tell("event-cubes", seat=SeatName(seat), cubes=cube_names(came), gain=cubes_counted(came), at=at)
    return total


def return_cubes(state: Volcano, cubes: Cubes) -> None:
    """Cubes go back to the supply."""
    wood, metal, tooth = state.supply
    more_wood, more_metal, more_tooth = cubes
    state.supply = (wood + more_wood, metal + more_metal, tooth + more_tooth)


def lose_squares(state: Volcano, sheet: Sheet, kind: int, squares: int) -> None:
    """Cubes leave a gear for the supply; its charm goes with them if the pattern is spoilt (FK-107, FK-109)."""
    layout = sheet.gear(kind)
    return_cubes(state, gear.counts(gear.only(layout, squares)))
    sheet.set_gear(kind, gear.without(layout, squares))
    if sheet.charms[kind]:
        if kind == WEAPON and sheet.charms[kind] == 1 and spanning(sheet, layout):
            follow_pattern(sheet)
        drop_spoilt_charm(state, sheet, kind)


# Charms


def spanning(sheet: Sheet, layout: gear.Layout) -> bool:
    """Is there a two-handed weapon?"""
    grid = sheet.plan().grid
    return any(grid.spans(group) for group in gear.groups_of(gear.occupied(layout)))


def follow_pattern(sheet: Sheet) -> None:
    """A two-handed weapon has fallen apart: its charm stays on a right part that still has the pattern (FK-107)."""
    if matching(sheet, WEAPON, sheet.weapon) == 2:
        sheet.set_charm(WEAPON, 2)


def matching(sheet: Sheet, kind: int, layout: gear.Layout) -> int:
    """Which part of the gear matches a blueprint of its owner (weapons: bit 1 left or two-handed, bit 2 right)."""
    found = 0
    for card in sheet.blueprints:
        if CARD_TYPE[card] == kind:
            if kind == WEAPON:
                found |= CARDS[card].pattern.matches_weapon(layout, sheet.plan().grid)
            elif CARDS[card].pattern.matches(layout):
                return 1
    return found


def spoilt(sheet: Sheet, kind: int) -> bool:
    """Does the part of a gear that carries the charm match no blueprint held?"""
    return not matching(sheet, kind, sheet.gear(kind)) & sheet.charms[kind]


def drop_spoilt_charm(state: Volcano, sheet: Sheet, kind: int) -> None:
    """After a loss of cubes: the charm stays only on gear that still matches a blueprint held."""
    if spoilt(sheet, kind):
        sheet.set_charm(kind, 0)
        if state.log is not None:
            seat = state.sheets.index(sheet)
            state.tell("event-charm-lost", seat=seat_name(state, seat), gear=gear_name(kind))


# Dragons


def dragon_health(state: Volcano, dragon: int) -> int:
    """Health at the start of a fight (FK-113)."""
    figure = DRAGONS[dragon]
    name = "health_solo" if state.config.solo_health >> figure.type & 1 else state.config.health_field
    health: int = getattr(figure, name)
    return max(LOWEST_START, health - DAMAGE_TOKEN * state.dragon_damage[dragon])


def dragon_place(state: Volcano, dragon: int) -> int:
    return state.dragons.find(dragon + 1)


def remove_dragon(state: Volcano, place: int) -> None:
    """A slain dragon leaves the game with its tokens (FK-133, FK-257)."""
    dragon = state.dragons[place] - 1
    state.set_dragon(place, 0)
    state.damage_left += state.dragon_damage[dragon]
    state.dragon_damage = replaced(state.dragon_damage, dragon, 0)
    state.dragon_sleep = replaced(state.dragon_sleep, dragon, 0)
    if not DRAGON_TYPES[DRAGONS[dragon].type].monks:
        state.legendary_dead = True


def poison(state: Volcano, dragon: int, tokens: int) -> None:
    """Permanent damage tokens on a dragon, as far as there are any."""
    tokens = min(tokens, state.damage_left)
    state.damage_left -= tokens
    state.dragon_damage = replaced(state.dragon_damage, dragon, state.dragon_damage[dragon] + tokens)
    if tokens and state.log is not None:
        at = (elements.place(volcano.PLACE_NAMES[dragon_place(state, dragon)]),)
        state.tell("event-venom", dragon=dragon_name(dragon), amount=tokens, at=at)


# Tiles


def erupting_cells(state: Volcano, place: int, call: int = 0) -> int:
    """The cells of a place that erupt with this lava call (0: with any), under lava or not, as a mask."""
    laid = state.tiles[place]
    return _ERUPTIONS[laid][call] << volcano.PLACE_FIRST_CELL[place] if laid >= 0 else 0


def erupting_everywhere(state: Volcano, call: int) -> int:
    """All cells that erupt with this lava call, under lava or not, as a mask."""
    mask = 0
    for place, laid in enumerate(state.tiles):
        if laid >= 0 and _ERUPTIONS[laid][call]:
            mask |= _ERUPTIONS[laid][call] << volcano.PLACE_FIRST_CELL[place]
    return mask


def erupted_slots(laid: int, called: int) -> int:
    """The slots of a tile that lie under lava after these calls, as a mask; the calls are bits by their number."""
    mask = 0
    for call, slots in enumerate(_ERUPTIONS[laid]):
        if called >> call & 1:
            mask |= slots
    return mask


def _erupting_slots(tile: int, rotation: int, call: int) -> int:
    mask = 0
    for printed, (kind, number) in enumerate(TILES[tile].spots):
        if kind == ERUPTS and call in (0, number):
            mask |= 1 << volcano.shown_slot(printed, rotation)
    return mask


_CALLS: Final = max(number for tile in TILES for kind, number in tile.spots if kind == ERUPTS)
#: For each tile as it is laid and each lava call the slots that erupt.
_ERUPTIONS: Final = tuple(
    tuple(_erupting_slots(tile, rotation, call) for call in range(_CALLS + 1))
    for tile in range(len(TILES))
    for rotation in range(6)
)


# Enemies


def guard_in(state: Volcano, cell: int) -> int:
    """The enemy samurai that holds this temple, -1 for none; meanwhile nobody can use it (FK-236, FK-279)."""
    if not state.config.guards:
        return -1
    for number in range(state.config.players, len(state.sheets)):
        if state.sheets[number].cell == cell:
            return number
    return -1


# Dice


_RESULTS: Final = tuple(tuple(result_of(material, face) for face in FACES[material]) for material in range(len(FACES)))


def roll_faces(state: Volcano, dice: tuple[int, int, int, int]) -> tuple[int, ...]:
    """The results of so many dice of wood, metal, tooth and charm."""
    total = dice[0] + dice[1] + dice[2] + dice[3]
    if total == 0:
        return ()
    values = state.roll(total)
    results: list[int] = []
    index = 0
    for material in range(4):
        faces = _RESULTS[material]
        for _ in range(dice[material]):
            results.append(faces[values[index] - 1])
            index += 1
    return tuple(results)


def damage_of(results: tuple[int, ...]) -> int:
    total = 0
    for result in results:
        face = (result & 7) - 1
        if face != BREAK:
            total += face
    return total


def breaks_of(results: tuple[int, ...]) -> tuple[int, int, int]:
    """Break faces by material; the charm's die has none."""
    return results.count(0), results.count(8), results.count(16)


# Monks


def monk_leaves(state: Volcano, sheet: Sheet, slot: int) -> None:
    """A monk on a slot leaves for good with everything that hung on it (FK-116)."""
    sheet.add_monks(slot, -1)
    state.monks_left += 1
