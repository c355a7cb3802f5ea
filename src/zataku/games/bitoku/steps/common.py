"""Small rules that many steps, and the tengu, have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import (
    ALL_BRANCHES,
    BRANCHES,
    BUILDINGS,
    CRYSTALS,
    DISPLAYS,
    HILLS,
    PATH_LENGTH,
    PATHS,
    REGIONS,
    SLOT_NAMES,
)
from ..names import (
    bitoku_name,
    building_name,
    crystal_name,
    dragonfly_name,
    hill_itself,
    hill_name,
    mitama_name,
    path_name,
    region_name,
    trigger_name,
    yokai_name,
)
from ..state import EMPTY, MEMORY_SPACES, Bitoku, Display
from ..vocabulary import SKIP


class Declinable(Step[Bitoku]):
    """Something that a player may do or leave."""

    #: The message that says what leaving it means.
    leaving: ClassVar[str] = "option-skip"

    def skip(self, state: Bitoku) -> None:
        """Do nothing more here."""

    def describe_skip(self, state: Bitoku) -> Description:
        return Description(message(self.leaving), targets=(elements.SUN,))


def or_skip(offer: list[Option]) -> list[Option]:
    """The offer, if there is one, with the option to decline it."""
    if offer:
        offer.append(SKIP)
    return offer


def remember(state: Bitoku, trigger: int) -> None:
    """Pay the deciding player's memory crystals. Called before the action gives anything (BK-124, BK-283)."""
    sheet = state.sheets[state.seat]
    vp = 0
    for space in MEMORY_SPACES:
        crystal = sheet.crystals[space]
        if crystal >= 0 and CRYSTALS[crystal].trigger == trigger:
            vp += CRYSTALS[crystal].vp
    if vp:
        sheet.vp += vp
        if state.log is not None:
            state.tell("event-memory", seat=SeatName(state.seat), amount=vp, trigger=trigger_name(trigger))


# Dice


def die_id(seat: int, die: int) -> str:
    return elements.die(seat, SLOT_NAMES[die])


# Kodamas


def kodama_id(seat: int, region: int) -> str:
    return elements.kodama(seat, REGIONS[region])


def advance_kodama(state: Bitoku, seat: int, region: int) -> None:
    """One step, if it can be made; a step that cannot is lost (BK-114, BK-281, BK-290)."""
    sheet = state.sheets[seat]
    if not state.can_advance(sheet, region):
        return
    space = sheet.kodamas[region] + 1
    sheet.kodamas = replaced(sheet.kodamas, region, space)
    if state.log is not None:
        state.tell(
            "event-kodama",
            seat=SeatName(seat),
            region=region_name(region),
            amount=space,
            at=(kodama_id(seat, region),),
        )


# Wisdom paths


def position_id(position: int) -> str:
    return elements.path_space(PATHS[position // PATH_LENGTH], position % PATH_LENGTH + 1)


def branch_id(branch: int) -> str:
    return elements.branch(PATHS[branch // len(BRANCHES)], ALL_BRANCHES[branch].id)


def position_of(branch: int) -> int:
    """The pilgrimage space that a side branch leaves."""
    return branch // len(BRANCHES) * PATH_LENGTH + ALL_BRANCHES[branch].position


def set_out(state: Bitoku, position: int) -> None:
    """An available pilgrim starts there."""
    sheet = state.sheets[state.seat]
    sheet.pilgrims -= 1
    sheet.set_out(position)
    if state.log is not None:
        _tell_walk(state, "event-start", position)


def walk_on(state: Bitoku, position: int) -> None:
    """A pilgrim goes one space on."""
    sheet = state.sheets[state.seat]
    sheet.leave(position)
    sheet.set_out(position + 1)
    if state.log is not None:
        _tell_walk(state, "event-walk", position + 1)


def _tell_walk(state: Bitoku, id: str, position: int) -> None:
    """A pilgrim stands on a pilgrimage space now."""
    path, space = divmod(position, PATH_LENGTH)
    state.tell(id, seat=SeatName(state.seat), path=path_name(path), space=space + 1, at=(position_id(position),))


def enter_branch(state: Bitoku, branch: int) -> int:
    """A pilgrim goes to the nearest free space of a side branch and falls asleep there; which space it is (BK-098)."""
    sheet = state.sheets[state.seat]
    asleep = state.branches[branch]
    sheet.leave(position_of(branch))
    sheet.arrived |= 1 << branch
    state.branches = replaced(state.branches, branch, (*asleep, state.seat))
    return len(asleep)


# Tiles


#: How the tiles of each display are called, and their ids.
TILE_NAMES: Final[tuple[Callable[[int], Message], ...]] = (mitama_name, dragonfly_name, crystal_name, building_name)
_TILE_IDS: Final = (elements.mitama, elements.dragonfly, elements.crystal, elements.building)


def take_tile(state: Bitoku, kind: int, space: int) -> int:
    """A tile leaves its display."""
    display = state.displays[kind]
    left = Display(replaced(display.row, space, EMPTY), display.stack, display.gone)
    state.displays = replaced(state.displays, kind, left)
    tile = display.row[space]
    if state.log is not None:
        state.tell(
            f"event-{DISPLAYS[kind]}",
            seat=SeatName(state.seat),
            tile=TILE_NAMES[kind](tile),
            at=(elements.display_space(DISPLAYS[kind], space + 1),),
        )
    return tile


def tell_put_down(state: Bitoku, kind: int, tile: int) -> None:
    """A tile that was taken lies on the board now."""
    if state.log is not None:
        state.tell(
            "event-put-down",
            seat=SeatName(state.seat),
            tile=TILE_NAMES[kind](tile),
            at=(_TILE_IDS[kind](tile),),
        )


def pair_up(state: Bitoku, mitama: int, dragonfly: int) -> None:
    """A mitama and a dragonfly are combined and leave the board as a pair (BK-144)."""
    sheet = state.sheets[state.seat]
    sheet.mitamas = tuple(tile for tile in sheet.mitamas if tile != mitama)
    sheet.dragonflies = tuple(tile for tile in sheet.dragonflies if tile != dragonfly)
    sheet.pairs = (*sheet.pairs, (mitama, dragonfly))
    if state.log is not None:
        state.tell(
            "event-combine",
            seat=SeatName(state.seat),
            mitama=mitama_name(mitama),
            dragonfly=dragonfly_name(dragonfly),
            at=(elements.mitama(mitama), elements.dragonfly(dragonfly)),
        )


def sites(state: Bitoku, building: int) -> tuple[int, ...]:
    """The river regions with an empty building space of this type (BK-109)."""
    zones, kind = state.zones, BUILDINGS[building].type
    return tuple([hill for hill in HILLS if zones[4 * hill + kind] < 0])


def has_site(state: Bitoku, building: int) -> bool:
    """Is there such a region?"""
    return EMPTY in state.zones[BUILDINGS[building].type :: 4]


def raise_building(state: Bitoku, building: int, hill: int) -> None:
    """The building goes on the space of its type, with a token of ownership (BK-109, BK-111)."""
    space = 4 * hill + BUILDINGS[building].type
    state.zones = replaced(state.zones, space, building)
    state.owners = replaced(state.owners, space, state.seat)
    state.sheets[state.seat].built += 1
    if state.log is not None:
        state.tell(
            "event-build",
            seat=SeatName(state.seat),
            tile=building_name(building),
            region=hill_name(hill),
            at=(elements.building(building),),
        )


# Hills


def take_bitoku(state: Bitoku, hill: int) -> None:
    """Append a hill's bitoku to the path (BK-085, BK-103)."""
    card = state.hill_bitoku[hill]
    state.hill_bitoku = replaced(state.hill_bitoku, hill, EMPTY)
    if state.log is not None:
        state.tell("event-hill-bitoku", seat=SeatName(state.seat), hill=hill_itself(hill))
    add_to_path(state, card)


def add_to_path(state: Bitoku, card: int) -> None:
    """A bitoku card goes to the end of the path (BK-103)."""
    sheet = state.sheets[state.seat]
    sheet.path = (*sheet.path, card)
    if state.log is not None:
        state.tell("event-bitoku", seat=SeatName(state.seat), card=bitoku_name(card))


def take_hill_yokai(state: Bitoku, hill: int) -> int:
    """A yokai leaves its hill; which it is (BK-086)."""
    card = state.hill_yokai[hill]
    state.hill_yokai = replaced(state.hill_yokai, hill, EMPTY)
    if state.log is not None:
        state.tell("event-take-yokai", seat=SeatName(state.seat), card=yokai_name(card), hill=hill_itself(hill))
    return card
