"""What a player's line tells of a seat: a few goods, each an icon with a number."""

from __future__ import annotations

from typing import NamedTuple


class Good(NamedTuple):
    """The name of an icon, how much there is, and the id of the message that names it."""

    icon: str
    amount: int
    label: str
