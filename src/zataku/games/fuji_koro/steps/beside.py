"""Beside the actions of a turn: adventure tokens, state tokens, trade (FK-076, FK-184, FK-220)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.messages import Description, SeatName
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

from .. import map as volcano
from ..components import (
    CACHE,
    CACHE_CUBES,
    COLD_SPRING,
    FANG,
    FANG_CUBES,
    FIELD_FORGE,
    RENEWAL,
    SECOND_WIND,
    VENOM,
    VENOM_TOKENS,
    WIND_ACTIONS,
)
from ..names import place_name
from ..state import Sheet, Volcano
from ..vocabulary import EXTRA_ACTION, PLACE, USE
from .asking import about_dragon, about_place, cell_element
from .backpack import make_room, use_up
from .common import erupting_cells, poison, take_cubes
from .exploring import turn_up
from .resting import begin_craft
from .trading import partners


def offers_beside(state: Volcano, sheet: Sheet) -> list[Option]:
    """What the active player may do now beside the actions of the turn."""
    offer = [USE[kind] for kind in dict.fromkeys(sheet.adventures) if usable(state, sheet, kind)]
    if sheet.states and state.config.state_action:
        offer.append(EXTRA_ACTION)
    offer.extend(partners(state))
    return offer


def near_places(cell: int) -> tuple[int, ...]:
    place = volcano.CELL_PLACE[cell]
    return (place, *volcano.PLACE_NEIGHBOURS[place])


def token_lava(state: Volcano, place: int) -> int:
    """Cells of a tile that are under lava tokens (not printed lava)."""
    return erupting_cells(state, place) & state.lava


def usable(state: Volcano, sheet: Sheet, kind: int) -> bool:
    """Would this adventure token do anything now? Others than these wait for lava, a Move or a fight."""
    near = near_places(sheet.cell)
    if kind == COLD_SPRING:
        return any(token_lava(state, place) for place in near)
    if kind == VENOM:
        return state.damage_left > 0 and any(state.dragons[place] for place in near)
    if kind in (CACHE, FANG):
        return sheet.holds_cubes()
    if kind == RENEWAL:
        return any(state.face_down & volcano.PLACE_MASK[place] for place in near)
    return kind in (SECOND_WIND, FIELD_FORGE)


def act_once_more(state: Volcano) -> None:
    """A state token is given up for a further action (FK-220)."""
    state.hero().states -= 1
    state.states_left += 1
    state.this_turn().actions += state.config.state_action
    if state.log is not None:
        state.tell("event-extra-action", seat=SeatName(state.active))


def use_token(state: Volcano, kind: int) -> None:
    """An adventure token that is used beside the actions of a turn (FK-076)."""
    sheet = state.hero()
    use_up(state, sheet, kind)
    if kind == COLD_SPRING:
        state.push(COOL_TILE)
    elif kind == VENOM:
        state.push(POISON_DRAGON)
    elif kind in (CACHE, FANG):
        take_cubes(state, state.active, CACHE_CUBES if kind == CACHE else FANG_CUBES)
        make_room(state, state.active)
    elif kind == SECOND_WIND:
        turn = state.this_turn()
        turn.actions += WIND_ACTIONS
        turn.free_actions += WIND_ACTIONS
    elif kind == FIELD_FORGE:
        begin_craft(state, 1)
    else:
        turn_up(state, sum(volcano.PLACE_MASK[place] for place in near_places(sheet.cell)))


class CoolTile(Step[Volcano]):
    """Cold Spring: remove all lava tokens from the own or a neighbouring tile."""

    rules = ("FK-076",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return [PLACE[place] for place in near_places(state.hero().cell) if token_lava(state, place)]

    def use_on(self, state: Volcano, place: int) -> None:
        cooled = token_lava(state, place)
        state.lava &= ~cooled
        if state.log is not None:
            at = tuple(cell_element(cell) for cell in volcano.cells_of(cooled))
            state.tell("event-cooled", place=place_name(volcano.PLACE_NAMES[place]), at=at)

    def describe_use_on(self, state: Volcano, place: int) -> Description:
        return about_place("option-place", place)


class PoisonDragon(Step[Volcano]):
    """Venom: permanent damage tokens on a dragon nearby."""

    rules = ("FK-076", "FK-113")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [PLACE[place] for place in near_places(state.hero().cell) if state.dragons[place]]

    def use_on(self, state: Volcano, place: int) -> None:
        poison(state, state.dragons[place] - 1, VENOM_TOKENS)

    def describe_use_on(self, state: Volcano, place: int) -> Description:
        return about_dragon(state, place)


COOL_TILE: Final = CoolTile.of()
POISON_DRAGON: Final = PoisonDragon.of()
