"""What people keep at the table: their names and their tokens."""

from __future__ import annotations

from .house import House
from .identity import clean_line, clean_name, digest, new_token
from .refused import Refused
from .store import Token

_MOST_TOKENS = 20
_LONGEST_LABEL = 60


async def remember_name(house: House, player: str, given: str) -> str:
    """The name as it is shown; kept for the next time, unless nothing is left of it."""
    name = clean_name(given)
    if name:
        await house.store.name_player(player, name, house.now())
    return name


async def make_token(house: House, player: str, label: str) -> str:
    """A further personal token, which is told this once."""
    if len(await house.store.tokens(player)) >= _MOST_TOKENS:
        raise Refused(409, "refused-tokens")
    token = new_token()
    await house.store.add_token(player, Token(digest(token), clean_line(label, _LONGEST_LABEL), house.now()))
    return token
