"""What a player's line tells of a seat."""

from __future__ import annotations

from zataku.draw.faces import Sign
from zataku.draw.goods import Good
from zataku.kernel.effects import Word

from ..view import BambooView
from .seen import meal


def goods(view: BambooView, seat: int) -> list[Good]:
    player = view["seats"][seat]
    held = sum(tile is not None for tiles in player["harmony"].values() for tile in tiles)
    awake = sum(counts["awake"] for counts in player["spirits"].values())
    return [
        Good("coin", player["coins"], "good-coins"),
        Good("incense", player["incense"], "good-incense"),
        Good("food", meal(view, seat).food, "good-food"),
        Good("harmony-tile", held, "good-harmony"),
        Good("spirit", awake, "good-spirits"),
    ]


def points(view: BambooView, seat: int) -> Good:
    return Good("point", view["seats"][seat]["happiness"], "good-happiness")


def icon_of(word: Word) -> str | Sign:
    """Which icon shows a word of this game's effects."""
    match word.name:
        case "happiness":
            return "point"
        case "shoot":
            return "-".join(("shoot", *map(str, word.args)))
        case "sticks":
            return f"temple-{word.args[0]}"
        case "worth":
            return Sign("worth", str(word.args[0]))
        case "completes":
            return Sign("harmony-tile", f"+{word.args[0]}")
    return word.name
