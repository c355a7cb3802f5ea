"""What a player's line tells of a clan: goods, and points so far."""

from __future__ import annotations

from zataku.draw.goods import Good

from ..view import CastleView


def goods(view: CastleView, seat: int) -> list[Good]:
    clan = view["seats"][seat]
    held = ("coin",) if clan["automa"] else ("coin", "seal", "food", "iron", "pearl")
    line = [Good(good, clan["goods"][good], f"name-{good}") for good in held]
    return [*line, Good("influence", clan["influence"], "name-influence")]


def points(view: CastleView, seat: int) -> Good:
    fan = view["seats"][seat]["fan"]
    return Good("point", fan["space"] + fan["token"], "name-points")
