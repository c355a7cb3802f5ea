"""Ids of the things on the board, made from what stands in the view: names, seats, places in lists (from 0)."""

from __future__ import annotations

GIFTS = "gifts"
FOOD_SUPPLY = "food-supply"
HARMONY_MARKET = "harmony-market"
HOUSE_MARKET = "house-market"
FINISH = "finish"
"""The sun: it sets for whoever has done enough."""

FOOD = "food"
FOOD_SPENT = "food-spent"
FIRST = "first"
SIDE = "side"
ROUNDS = "rounds"
TRAY = "tray"
TRACK = "track"
WINTER_ROW = "winter-row"
OFFERING = "offering"
"""What is still to be offered, while somebody offers stick by stick."""


# The main board


def season(name: str) -> str:
    return f"season-{name}"


def round_cell(number: int) -> str:
    """Rounds are counted from 1."""
    return f"round-{number}"


def gift(action: str) -> str:
    return f"gift-{action}"


def slot(place: int) -> str:
    return f"slot-{place + 1}"


def temple(name: str) -> str:
    return f"temple-{name}"


def temple_spirit(temple: str) -> str:
    return f"temple-{temple}-spirit"


def spirit_of_temple(spirit: str, temple: str) -> str:
    """The name under which a spirit leaves its temple."""
    return f"{temple_spirit(temple)}-{spirit}"


def stack(column: str) -> str:
    return f"stack-{column.lower()}"


def column_sign(column: str) -> str:
    """What stands over a column of either market."""
    return f"column-{column.lower()}"


def market_cell(column: str, row: int) -> str:
    """A cell of either market: its columns are the parts of the house and the types of tiles."""
    return f"market-{column.lower()}-{row + 1}"


def food_cell(place: int) -> str:
    return f"food-{place + 1}"


def player_colour(name: str) -> str:
    """A personal board to choose from during setup."""
    return f"colour-{name}"


# Pieces, by the ids that they have in the view


def shoot(id: str) -> str:
    return f"shoot-{id.lower()}"


def draft_shoot(id: str) -> str:
    """A plain shoot to choose from during setup."""
    return f"draft-{id.lower()}"


def harmony_tile(id: str) -> str:
    return f"harmony-{id.lower()}"


def house_tile(id: str) -> str:
    return f"tile-{id.lower()}"


# What a joker can act as, while one is there to be activated


def joker(action: str) -> str:
    return f"joker-{action}"


# Personal boards


def personal_board(seat: int) -> str:
    return f"seat-{seat}"


def happiness(seat: int) -> str:
    return f"seat-{seat}-happiness"


def points(seat: int) -> str:
    """Happiness as a figure on the personal board; the counter on the track is `happiness`."""
    return f"seat-{seat}-points"


def incense(seat: int) -> str:
    return f"seat-{seat}-incense"


def larder(seat: int) -> str:
    return f"seat-{seat}-food"


def meal(seat: int) -> str:
    return f"seat-{seat}-meal"


def balance(seat: int) -> str:
    return f"seat-{seat}-balance"


def named_rooms(seat: int) -> str:
    return f"seat-{seat}-named"


def outlook(seat: int) -> str:
    """What the match would bring if it ended now."""
    return f"seat-{seat}-outlook"


def fan(seat: int) -> str:
    return f"seat-{seat}-fan"


def coins(seat: int) -> str:
    return f"seat-{seat}-coins"


def area(seat: int, temple: str) -> str:
    return f"seat-{seat}-area-{temple}"


def house_cell(seat: int, cell: str) -> str:
    """A cell is named by row and column: `2-3`."""
    return f"seat-{seat}-cell-{cell}"


def held_food(seat: int, food: str) -> str:
    return f"seat-{seat}-food-{food}"


def held_spirit(seat: int, spirit: str) -> str:
    return f"seat-{seat}-spirit-{spirit}"


def name(seat: int) -> str:
    """Who sits there."""
    return f"seat-{seat}-name"


def crest(seat: int) -> str:
    """The crest under the ridge of a house."""
    return f"seat-{seat}-crest"


def sticks(seat: int) -> str:
    """The incense in front of a player, stick by stick."""
    return f"seat-{seat}-sticks"


def harmony_part(seat: int, part: str) -> str:
    """What stands over the harmony tiles of a part."""
    return f"seat-{seat}-harmony-{part}"


def harmony_place(seat: int, part: str, place: int) -> str:
    """An empty place for a harmony tile."""
    return f"seat-{seat}-harmony-{part}-{place + 1}"
