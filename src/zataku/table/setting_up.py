"""Setting up a table, whoever asks for it: a form or a program."""

from __future__ import annotations

from dataclasses import replace

from zataku.games import games

from .house import House
from .identity import clean_line
from .live import LiveTable
from .refused import Refused, refusing
from .seats import Seat, Sitter
from .tables import NewTable
from .thinking import BOTS

#: What clocks can be set to, in seconds, for each choice and for the whole match.
CLOCKS = (0, 60, 180, 600, 86_400)
MATCH_CLOCKS = (0, 600, 900, 1200, 1800, 3600, 7200)
#: Seconds that come back with every turn.
INCREMENTS = (0, 5, 15, 30, 60)
LONGEST_SEED = 100
LONGEST_TITLE = 60


def seat_for(sitter: str, player: str, name: str, field: str = "sitter") -> Seat:
    """A seat for `here` (the player), `invite` (whoever has the link) or a bot by its name."""
    if sitter == "here":
        return Seat(Sitter.HUMAN, name, player)
    if sitter == "invite":
        return Seat(Sitter.OPEN)
    if sitter in BOTS:
        return Seat(Sitter.BOT, bot=sitter)
    raise Refused(422, "refused-form", field=field)


async def set_up(house: House, wanted: NewTable) -> LiveTable:
    """A new table; Refused says what is allowed."""
    if wanted.move_clock not in CLOCKS or wanted.match_clock not in MATCH_CLOCKS or wanted.increment not in INCREMENTS:
        raise Refused(422, "refused-form", field="clock")
    clean = replace(wanted, title=clean_line(wanted.title, LONGEST_TITLE), seed=clean_line(wanted.seed, LONGEST_SEED))
    with refusing(games().get(wanted.game)):
        return await house.tables.set_up(clean)
