"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

import platformdirs

from .limits import Limit


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_path('zataku')) / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """What the commands and the tests can set."""

    database: str = field(default_factory=default_database)
    #: Seconds that a bot or automa takes for a choice at least.
    pace: float = 0.7
    #: Processes in which bots think.
    thinkers: int = 1
    #: Multiplies how much a visitor may ask for; benchmarks come from one address.
    generosity: float = 1.0

    #: How lines of the log are written: text or json.
    log: str = "text"

    @property
    def reads(self) -> Limit:
        return Limit(40 * self.generosity, 200 * self.generosity)

    @property
    def writes(self) -> Limit:
        return Limit(10 * self.generosity, 40 * self.generosity)

    @property
    def tables(self) -> Limit:
        return Limit(2 * self.generosity, 120 * self.generosity)

    @property
    def streams(self) -> float:
        """How many streams may go to one address."""
        return 100 * self.generosity

    @property
    def guests(self) -> Limit:
        return Limit(0.5 * self.generosity, 30 * self.generosity)

    def into_environment(self) -> None:
        """Hand the settings to worker processes."""
        for each in fields(self):
            os.environ[f"ZATAKU_{each.name.upper()}"] = str(getattr(self, each.name))

    @classmethod
    def from_environment(cls) -> Settings:
        given = {each.name: os.environ.get(f"ZATAKU_{each.name.upper()}") for each in fields(cls)}
        return cls(
            database=given["database"] or default_database(),
            pace=float(given["pace"] or cls.pace),
            thinkers=int(given["thinkers"] or cls.thinkers),
            generosity=float(given["generosity"] or cls.generosity),
            log=given["log"] or cls.log,
        )
