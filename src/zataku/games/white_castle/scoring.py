"""Final scoring (WC-110 to WC-116)."""

from __future__ import annotations

from zataku.kernel.game import Scores, ranked

from .components import (
    COIN,
    COINS_AND_SEALS_PER_POINT,
    GARDENS,
    INFLUENCE_POINTS,
    PLACE_POINTS,
    RESOURCE_POINTS,
    RESOURCES,
    SEAL,
    YARD_BOARD,
)
from .state import Castle


def parts(state: Castle, seat: int) -> dict[str, int]:
    """The points of a seat by category, as if the match ended now (WC-110 to WC-115, WC-136)."""
    sheet = state.sheets[seat]
    goods = sheet.goods
    plays = seat < state.layout.players
    inside = sum(sheet.places[1:])
    return {
        "play": sheet.points,
        "stores": (goods[COIN] + goods[SEAL]) // COINS_AND_SEALS_PER_POINT if plays else 0,
        "resources": sum(RESOURCE_POINTS[goods[good]] for good in RESOURCES) if plays else 0,
        "influence": INFLUENCE_POINTS[sheet.influence],
        "courtiers": sum(count * points for count, points in zip(sheet.places, PLACE_POINTS, strict=True)),
        "warriors": sum(count * yard.multiplier * inside for count, yard in zip(sheet.yards, YARD_BOARD, strict=True)),
        "gardeners": sum(
            GARDENS[number].points for place, number in enumerate(state.layout.gardens) if sheet.gardens >> place & 1
        ),
    }


def scores(state: Castle) -> Scores:
    """The result; ties go to whoever is earlier in the final turn order (WC-116)."""
    seats = range(state.layout.seats)
    return ranked([parts(state, seat) for seat in seats], [-state.order.index(seat) for seat in seats])
