"""Who sits where."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


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

    def plain(self) -> dict[str, Any]:
        return {
            "sitter": str(self.sitter),
            "name": self.name,
            "player": self.player,
            "bot": self.bot,
            "invitation": self.invitation,
        }

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Seat:
        return cls(Sitter(data["sitter"]), data["name"], data["player"], data["bot"], data["invitation"])

    def text(self) -> str:
        return json.dumps(self.plain())

    @classmethod
    def from_text(cls, text: str) -> Seat:
        return cls.from_plain(json.loads(text))
