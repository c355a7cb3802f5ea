"""Small rules that several seasons share: the market, the food row, shoots in areas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from zataku.kernel.hidden import Bag
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import COMPONENTS, FACE_OF, SEASONS, SHOOT_IDS
from ..names import food_name
from ..state import NOWHERE, Bamboo

_FOOD_CELLS: Final = COMPONENTS.numbers.food_cells


def begin_season(state: Bamboo, season: int) -> None:
    state.season = season
    if state.log is not None:
        state.tell("event-season", season=SEASONS[season], at=(elements.season(SEASONS[season]),))


# The market


def draw_tile(state: Bamboo, column: int) -> int:
    """The top tile of a column's stack, or NOWHERE when the stack is empty."""
    drawn, rest = state.draw_top(state.stacks[column])
    if not drawn:
        return NOWHERE
    state.stacks = replaced(state.stacks, column, rest)
    return drawn[0]


def take_from_market(state: Bamboo, column: int, row: int) -> None:
    """An open tile is taken; those above slide down and a new one is revealed on top (BB-054, BB-056)."""
    tiles = state.market[column]
    new = draw_tile(state, column)
    left = tiles[:row] + tiles[row + 1 :]
    if new >= 0:
        left += (new,)
    state.market = replaced(state.market, column, left)


# Food


def fill_food(state: Bamboo) -> None:
    """Reveal food on all empty cells, one by one (BB-064)."""
    food, supply = state.food, state.supply
    while len(food) < _FOOD_CELLS:
        if not supply.cards:
            if not any(state.discards):
                break
            supply = Bag([kind for kind, count in enumerate(state.discards) for _ in range(count)])
            state.discards = (0,) * len(state.discards)
            if state.log is not None:
                state.tell("event-shuffle-food", amount=len(supply), at=(elements.FOOD_SUPPLY,))
        kind, supply = state.draw(supply)
        food += (kind,)
    state.food, state.supply = food, supply


def refill_food(state: Bamboo) -> None:
    """Fill the food row and tell what appeared."""
    before = len(state.food)
    fill_food(state)
    if state.log is not None and len(state.food) > before:
        places = range(before, len(state.food))
        state.tell(
            "event-new-food",
            food=tuple(food_name(state.food[place]) for place in places),
            at=tuple(map(elements.food_cell, places)),
        )


# Shoots


def without_face(shoots: tuple[int, ...], face: int) -> tuple[int, tuple[int, ...]]:
    """The first shoot with this face, and the others."""
    if len(shoots) == 1 and FACE_OF[shoots[0]] == face:
        return shoots[0], ()
    for index, shoot in enumerate(shoots):
        if FACE_OF[shoot] == face:
            return shoot, shoots[:index] + shoots[index + 1 :]
    raise ValueError(f"no shoot with the face {face}")


def with_face(shoots: Iterable[int], face: int) -> list[int]:
    return [shoot for shoot in shoots if FACE_OF[shoot] == face]


def shoot_elements(shoots: Iterable[int]) -> tuple[str, ...]:
    return tuple(elements.shoot(SHOOT_IDS[shoot]) for shoot in shoots)
