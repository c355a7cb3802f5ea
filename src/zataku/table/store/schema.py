"""The tables of the database.

`entries` is the truth: whatever happens at a table is one more row, numbered from 1, unique on (table, number). That
constraint is the only lock between workers. `standings` and `holders` are derived from it for the lobby; `snapshots`
are derived from it for speed; all three may be deleted at any time.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    #: JSON: the match options, the seats at the start, and the table's own settings (clock, pace, seen in the lobby).
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("created", Double, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    #: choice, undo, seat, chat, pause, resume, rules, rematch
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    #: The code of a choice, the text of a chat line, the JSON of whoever now has the seat, a version of the rules.
    Column("body", Text),
    Column("player", String(64)),
    Column("at", Double, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    #: The entry after which the match stood like this, and how many choices stood then.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("choices", Integer, nullable=False),
    #: How the pickled objects are laid out: a program with another layout replays from the start instead.
    Column("layout", String(64), nullable=False),
    Column("settled", LargeBinary, nullable=False),
    #: The events since the snapshot before.
    Column("events", LargeBinary, nullable=False),
)

#: Matches told once and for all, for when the rules that they were played by are gone.
kept = Table(
    "kept",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    #: The newest entry that was told, and the version of the rules that told it.
    Column("number", Integer, nullable=False),
    Column("version", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

#: Stretches of time in which nobody could play, and the last sign of life while clocks ran.
outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, primary_key=True),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

standings = Table(
    "standings",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("deciding", Integer),
    Column("waiting", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("moved", Double, nullable=False),
    Index("standings_moved", "listed", "over", "moved"),
)

holders = Table(
    "holders",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False),
    Index("holders_player", "player"),
)

shelves = Table(
    "shelves",
    metadata,
    #: Tables that a player has put away: into the archive, or out of sight for good.
    Column("player", String(64), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("removed", Boolean, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player", String(64), nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("tokens_player", "player"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
