"""Names of things, as messages, and goods as effects: what prompts, labels, events and reasons are made of."""

from __future__ import annotations

from collections.abc import Iterable

from zataku.kernel.effects import Effect, InTurn, Word
from zataku.kernel.messages import Message, message

from .components import (
    COLOURS,
    FLOORS,
    GARDENS,
    GOODS,
    LINES,
    LINES_OF_ACTIONS,
    MEMBERS,
    PLACES,
    POSITIONS,
    ROWS_OF_ROOM,
    SLOTS,
    SPACES,
    YARDS,
)


def die(colour: int) -> Message:
    return message(f"name-die-{COLOURS[colour]}")


def bridge(colour: int) -> Message:
    return message(f"name-bridge-{COLOURS[colour]}")


def end(position: int) -> Message:
    """An end of a bridge."""
    return message(f"name-end-{POSITIONS[position]}")


def position(position: int) -> Message:
    """A place of a bridge that a solo card names."""
    return message(f"name-position-{POSITIONS[position]}")


def space(space: int) -> Message:
    """A space of the board, rooms included."""
    return message(f"name-space-{SPACES[space]}")


def place(place: int) -> Message:
    """Where courtiers stand."""
    return message(f"name-place-{PLACES[place]}")


def floor(floor: int) -> Message:
    return message(f"name-floor-{FLOORS[floor]}")


def cell(room: int, row: int) -> Message:
    """An action of the card in a room, by where it stands."""
    line = LINES[LINES_OF_ACTIONS[ROWS_OF_ROOM[room]][row]]
    return message("name-cell", room=space(room), line=message(f"name-line-{line}"))


def slot(slot: int) -> Message:
    return message(f"name-slot-{SLOTS[slot]}")


def clan_row(row: int) -> Message:
    return message(f"name-row-{MEMBERS[row]}")


def yard(yard: int) -> Message:
    return message(f"name-{YARDS[yard]}")


def garden(number: int) -> Message:
    return message(f"name-garden-{GARDENS[number].id.lower()}")


def resource(good: int) -> Message:
    return message(f"name-{GOODS[good]}")


def there(place: Message | Effect, reason: Message) -> Message:
    """A reason why not, with the place or the action that it is about."""
    return message("refusal-there", place=place, reason=reason)


def goods(amounts: Iterable[tuple[int, int]]) -> Effect:
    """Goods as an effect to be shown; what is none is left out."""
    words = tuple(Word(GOODS[good], amount) for good, amount in amounts if amount)
    return words[0] if len(words) == 1 else InTurn(words)
