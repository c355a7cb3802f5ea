"""Ids of the things on the board: what options and events name, and what can be clicked. All are made of names that the
view has."""

from __future__ import annotations

# Bridges and gardens


def bridge(colour: str) -> str:
    return f"bridge-{colour}"


def die_at_end(colour: str, end: str) -> str:
    return f"die-{colour}-{end}"


def middle_die(colour: str, number: int) -> str:
    """A die between the ends, counted from 1 at the left."""
    return f"die-{colour}-middle-{number}"


def garden(id: str) -> str:
    return f"garden-{id}"


# The castle


def room(room: str) -> str:
    return f"room-{room}"


def room_card(room: str) -> str:
    return f"room-{room}-card"


def room_row(room: str, row: int) -> str:
    """An action of the card in a room; rows count from 0 at the top, their ids from 1."""
    return f"room-{room}-row-{row + 1}"


def place(place: str) -> str:
    """Where courtiers stand inside the castle."""
    return f"place-{place}"


def slot(slot: str) -> str:
    """A place on the daimyo card."""
    return f"slot-{slot}"


def deck(floor: str) -> str:
    return f"deck-{floor}"


GATE = "gate"

# Spaces and yards


def space(space: str) -> str:
    """Where dice lie."""
    return f"space-{space}"


def outside_action(space: str, member: str) -> str:
    return f"{space}-{member}"


def yard(yard: str) -> str:
    return yard


def yard_tile(yard: str, side: str) -> str:
    return f"{yard}-{side}"


WELL = "well"

# Tracks, the starting offer, the die in hand, the delegation's cards


def fan(seat: int) -> str:
    """A clan's points."""
    return f"fan-{seat}"


def influence(position: int) -> str:
    return f"influence-{position}"


def border(position: int) -> str:
    """The border before a position of the influence track."""
    return f"border-{position}"


def marker(seat: int) -> str:
    """A clan's influence."""
    return f"marker-{seat}"


def pair(number: int) -> str:
    """A starting pair; numbers count from 0, their ids from 1."""
    return f"pair-{number + 1}"


def solo_action(card: str, number: int) -> str:
    return f"solo-{card}-{number + 1}"


#: It sets for whoever leaves the rest.
SUN = "sun"
TURN_ORDER = "turn-order"
ROUND = "round"
HAND = "hand"
SOLO_DECK = "solo-deck"
SOLO_OPENED = "solo-opened"

# Clan boards


def clan(seat: int) -> str:
    return f"clan-{seat}"


def good(seat: int, good: str) -> str:
    """What a clan holds of a good."""
    return f"seat-{seat}-{good}"


def clan_row(seat: int, member: str) -> str:
    return f"seat-{seat}-row-{member}"


def member(seat: int, member: str, number: int) -> str:
    """A member that has not left the clan board; the leftmost of so many has the highest number."""
    return f"seat-{seat}-{member}-{number}"


def members(seat: int, member: str) -> str:
    """All members of a kind that a clan still has, where they are only counted."""
    return f"seat-{seat}-{member}s"


def clan_card(seat: int) -> str:
    return f"seat-{seat}-card"


def clan_card_row(seat: int, row: int) -> str:
    return f"seat-{seat}-card-row-{row + 1}"


def lantern(seat: int) -> str:
    return f"seat-{seat}-lantern"
