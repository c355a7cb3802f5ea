"""Setting up a table, whoever asks for it: a form or a program."""

from __future__ import annotations

from dataclasses import dataclass, replace

from zataku.games import games

from .fairness import commitment
from .house import House
from .identity import PROMISE_SECONDS, clean_line
from .live import LiveTable
from .refused import Refused, refusing
from .seats import Seat, Sitter
from .tables import NewTable, Promise, new_table_id
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


@dataclass(frozen=True, slots=True)
class PromisedSeed:
    """What is told of a seed before its table is set up: the word to set it up with, the hash, until when it holds."""

    word: str
    commitment: str
    until: int


def promise_seed(house: House) -> PromisedSeed:
    """A seed that is settled before anybody contributes to it."""
    table = new_table_id()
    until = int(house.now()) + PROMISE_SECONDS
    return PromisedSeed(house.signer.promise(table, until), commitment(house.signer.seed(table)), until)


def promised(house: House, word: str) -> Promise | None:
    """The seed that a word stands for; none was promised without a word."""
    if not word:
        return None
    table = house.signer.table_promised(word, house.now())
    if table is None:
        raise Refused(409, "refused-promise")
    return Promise(table, house.signer.seed(table))


def contributed(seats: tuple[Seat, ...], contribution: str, word: str) -> tuple[Seat, ...]:
    """The seats with what the host mixes into the seed, at the first seat of theirs.

    Without a promise the house could choose its seed to suit the contribution, so that would prove nothing.
    """
    if not contribution or not word:
        return seats
    own = next((number for number, seat in enumerate(seats) if seat.sitter is Sitter.HUMAN), 0)
    return (*seats[:own], replace(seats[own], contribution=contribution), *seats[own + 1 :])


async def set_up(house: House, wanted: NewTable) -> LiveTable:
    """A new table; Refused says what is allowed."""
    if wanted.move_clock not in CLOCKS or wanted.match_clock not in MATCH_CLOCKS or wanted.increment not in INCREMENTS:
        raise Refused(422, "refused-form", field="clock")
    if wanted.seed:
        wanted = replace(wanted, promise=None, seats=tuple(replace(seat, contribution="") for seat in wanted.seats))
    clean = replace(wanted, title=clean_line(wanted.title, LONGEST_TITLE), seed=clean_line(wanted.seed, LONGEST_SEED))
    with refusing(games().get(wanted.game)):
        return await house.tables.set_up(clean)
