"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import msgspec


class Sitter(StrEnum):
    """What sits in a seat."""

    HUMAN = "human"
    BOT = "bot"
    AUTOMA = "automa"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and who has it now. `invitation` counts up whenever earlier invitation links must no longer work."""

    sitter: Sitter
    name: str = ""
    player: str | None = None
    bot: str | None = None
    invitation: int = 0

    def text(self) -> str:
        """As it stands in the store."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_text(cls, text: str) -> Seat:
        return msgspec.json.decode(text, type=cls)
