"""Beside the actions of a turn: adventure tokens, state tokens, trade (FK-076, FK-184, FK-220)."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
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
from zataku.games.fuji_koro.labels import Asking
from zataku.games.fuji_koro.rules import erupting_cells, poison, take_cubes
from zataku.games.fuji_koro.state import Sheet, Volcano
from zataku.games.fuji_koro.steps.backpack import make_room, use_up
from zataku.games.fuji_koro.steps.resting import begin_craft
from zataku.games.fuji_koro.steps.trading import begin_trade, partners
from zataku.games.fuji_koro.telling import dragon_on
from zataku.games.fuji_koro.vocabulary import EXTRA_ACTION, PLACE, USE
from zataku.kernel.messages import Description, SeatName
from zataku.kernel.options import Option


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


def do_beside(state: Volcano, sheet: Sheet, option: Option) -> None:
    """Something done beside the actions of a turn."""
    if option is EXTRA_ACTION:
        sheet.states -= 1
        state.states_left += 1
        state.actions += state.config.state_action
        if state.log is not None:
            state.tell("event-extra-action", seat=SeatName(state.active))
        return
    kind = option.id - USE[0].id
    if not 0 <= kind < len(USE):
        begin_trade(state, option)
        return
    use_up(state, sheet, kind)
    if kind == COLD_SPRING:
        state.push(COOL_TILE)
    elif kind == VENOM:
        state.push(POISON_DRAGON)
    elif kind in (CACHE, FANG):
        take_cubes(state, state.active, CACHE_CUBES if kind == CACHE else FANG_CUBES)
        make_room(state, state.active)
    elif kind == SECOND_WIND:
        state.actions += WIND_ACTIONS
        state.free_actions += WIND_ACTIONS
    elif kind == FIELD_FORGE:
        begin_craft(state, 1)
    else:
        for place in near_places(sheet.cell):
            state.face_down &= ~volcano.PLACE_MASK[place]


class CoolTile(Asking):
    """Cold Spring: remove all lava tokens from the own or a neighbouring tile."""

    rules = ("FK-076",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return [PLACE[place] for place in near_places(state.hero().cell) if token_lava(state, place)]

    def take(self, state: Volcano, option: Option) -> None:
        place = option.id - PLACE[0].id
        state.lava &= ~token_lava(state, place)
        if state.log is not None:
            name = volcano.PLACE_NAMES[place]
            state.tell("event-cooled", place=name, at=(f"place-{name}",))


class PoisonDragon(Asking):
    """Venom: permanent damage tokens on a dragon nearby."""

    rules = ("FK-076", "FK-113")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [PLACE[place] for place in near_places(state.hero().cell) if state.dragons[place]]

    def take(self, state: Volcano, option: Option) -> None:
        poison(state, state.dragons[option.id - PLACE[0].id] - 1, VENOM_TOKENS)

    def describe(self, state: Volcano, option: Option) -> Description:
        return dragon_on(state, option.id - PLACE[0].id)


COOL_TILE = CoolTile.of()
POISON_DRAGON = PoisonDragon.of()
