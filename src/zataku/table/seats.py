"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

import msgspec


class Sitter(StrEnum):
    """What sits in a seat."""

    HUMAN = "human"
    BOT = "bot"
    AUTOMA = "automa"
    OPEN = "open"


class Change(StrEnum):
    """How a seat can change hands."""

    JOINED = "joined"
    LEFT = "left"
    SENT_AWAY = "sent-away"
    OUT_OF_TIME = "out-of-time"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and who has it now. `invitation` counts up whenever earlier invitation links must no longer work.

    `away` is whoever had the seat before a bot stood in, and may have it back at any moment. `change` says how the seat
    came to be as it is (see `Change`).
    `contribution` is what was mixed into the seed from here. `kept_for` is the only player who may see what is hidden
    here: one who was sent away without having agreed to it.
    """

    sitter: Sitter
    name: str = ""
    player: str | None = None
    bot: str | None = None
    invitation: int = 0
    away: str | None = None
    change: str = ""
    contribution: str = ""
    kept_for: str | None = None

    def __hash__(self) -> int:
        """Whoever speaks at a table is looked up by its seats: what tells them apart is enough."""
        return hash((self.name, self.player))

    def stood_in(self, bot: str, change: Change) -> Seat:
        """A bot plays on under the name of whoever was there, who may come back."""
        return replace(self, sitter=Sitter.BOT, player=None, bot=bot, away=self.player, change=change)

    def taken(self, player: str, name: str, change: Change) -> Seat:
        """Somebody sits down."""
        return replace(
            self, sitter=Sitter.HUMAN, name=name, player=player, bot=None, away=None, kept_for=None, change=change
        )

    def given_up(self, bot: str, kept_for: str | None) -> Seat:
        """A bot sits here from now on; whoever was there needs a new invitation."""
        return Seat(
            Sitter.BOT,
            bot=bot,
            invitation=self.invitation + 1,
            change=Change.SENT_AWAY,
            contribution=self.contribution,
            kept_for=kept_for,
        )

    def once_more(self, asking: str) -> Seat:
        """The seat in the next match: theirs who ask for it, kept open for any other person, a bot's as before."""
        person = self.player or self.away
        if person is None:
            return Seat(Sitter.BOT, bot=self.bot)
        if person == asking:
            return Seat(Sitter.HUMAN, self.name, person)
        return Seat(Sitter.OPEN, self.name, away=person)

    def text(self) -> str:
        """As it stands in the store."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_text(cls, text: str) -> Seat:
        return msgspec.json.decode(text, type=cls)
