"""A game as the kernel sees it: its name, what can be set, and the functions that play it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias, TypedDict

from .messages import Event, Told, message
from .options import Vocabulary
from .state import State

Setting: TypeAlias = str | int | bool
Settings: TypeAlias = Mapping[str, Setting]
#: What somebody may see, as JSON-able data. A game names what its own view holds in a TypedDict.
View: TypeAlias = dict[str, Any]


class Frame(TypedDict):
    """What every view has, beside what the game puts into it."""

    game: str
    #: Who looks; None for a spectator.
    seat: int | None
    #: Who must choose; None when the match is over.
    deciding: int | None
    over: bool


@dataclass(frozen=True, slots=True)
class MatchOption:
    """Something to set before a match: its allowed values, the first of which is the default.

    `players` are the player counts where it can be set (empty: all). Elsewhere it is left out, and only what holds
    there may be given for it, `elsewhere` (None: it means nothing there, and any value is accepted). `brisk` is the
    value with which even random play soon ends, where the default sets no limit. `people` is what those who set up a
    table together find chosen, where that is not the default: what they would do by hand at the start.
    """

    name: str
    values: tuple[Setting, ...]
    players: tuple[int, ...] = ()
    elsewhere: Setting | None = None
    brisk: Setting | None = None
    people: Setting | None = None

    @property
    def default(self) -> Setting:
        return self.values[0]

    def applies_to(self, players: int) -> bool:
        return not self.players or players in self.players


@dataclass(frozen=True, slots=True)
class OptionGroup:
    """Options that people set together: by a preset, or one by one.

    A preset gives values to some of the options; the others have their defaults. The first preset is the default.
    """

    name: str
    options: tuple[str, ...]
    presets: Mapping[str, Settings] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What one seat reached: the total, its parts by category, and the place (1 is best)."""

    seat: int
    total: int
    parts: Mapping[str, int]
    rank: int


@dataclass(frozen=True, slots=True)
class Scores:
    """The result of a match: one entry a seat, and who won (nobody, when a cooperative match is lost)."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]

    def __getitem__(self, seat: int) -> SeatScore:
        return self.seats[seat]

    def __len__(self) -> int:
        return len(self.seats)

    def plain(self) -> dict[str, Any]:
        """The scores as JSON-able data."""
        return {
            "seats": [
                {"seat": score.seat, "total": score.total, "parts": dict(score.parts), "rank": score.rank}
                for score in self.seats
            ],
            "winners": list(self.winners),
        }


def ranked(parts: Sequence[Mapping[str, int]], tie_breaks: Sequence[Any] | None = None) -> Scores:
    """Scores where the highest total wins; `tie_breaks` holds one comparable value a seat, higher is better."""
    totals = [sum(by_category.values()) for by_category in parts]
    ties = tie_breaks if tie_breaks is not None else [0] * len(totals)
    keys = list(zip(totals, ties, strict=True))
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Scores(
        tuple(SeatScore(seat, totals[seat], parts[seat], ranks[seat]) for seat in range(len(totals))),
        tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
    )


def _anything_goes(players: int, settings: Settings) -> None:
    """Most games allow every combination of their options."""


def _everybody_for_themselves(state: State) -> bool:
    """Most matches have one winner."""
    return False


@dataclass(frozen=True, slots=True)
class Game:
    """A set of rules.

    `version` changes whenever the same choices could lead elsewhere. `new_state(players, settings, key, log)` lays out
    the components and fills the agenda; the kernel advances it. `view` names what a seat (None: a spectator) may see.
    `scores` tells the result of a finished state. `package` is the game's own (`__name__` in its `__init__.py`): its
    texts, board and judgement are found there.
    `automas` says for a player count how many printed opponents sit behind the players. `check` raises ValueError where
    options do not go together. `shared` tells of a state whether all seats win or lose together. `groups` says which
    options are set together; each of the others stands alone.
    """

    name: str
    version: str
    players: tuple[int, ...]
    vocabulary: Vocabulary
    new_state: Callable[[int, Settings, bytes, list[Event] | None], State]
    view: Callable[[Any, int | None], Mapping[str, Any]]
    scores: Callable[[Any], Scores]
    package: str
    options: tuple[MatchOption, ...] = ()
    automas: Mapping[int, int] = field(default_factory=dict)
    check: Callable[[int, Settings], None] = _anything_goes
    shared: Callable[[Any], bool] = _everybody_for_themselves
    groups: tuple[OptionGroup, ...] = ()

    def __post_init__(self) -> None:
        self.vocabulary.close()

    def __hash__(self) -> int:
        """Some of its parts have no hash of their own."""
        return hash((self.name, self.version))

    @property
    def folder(self) -> Path:
        """Where the game's files are."""
        return Path(sys.modules[self.package].__file__ or "").parent

    @property
    def brisk(self) -> dict[str, Setting]:
        """Settings with which even random play soon ends, where the usual ones set no limit."""
        return {option.name: option.brisk for option in self.options if option.brisk is not None}

    def option_groups(self) -> tuple[OptionGroup, ...]:
        """All options in groups, in the order of the options: one that no group has is a group of its own."""
        by_option = {name: group for group in self.groups for name in group.options}
        names = [option.name for option in self.options]
        found = [by_option.get(name) or OptionGroup(name, (name,)) for name in names]
        return tuple({group.name: group for group in found}.values())

    def seats(self, players: int) -> int:
        """How many seats there are, automas included."""
        return players + self.automas.get(players, 0)

    def settings(self, players: int, chosen: Settings) -> dict[str, Setting]:
        """The options of a match, complete; ValueError says what is allowed."""
        if type(players) is not int or players not in self.players:
            raise Told(
                f"{self.name} is for {_listed(self.players)} players, not {players!r}",
                message("error-players", game=self.name, allowed=_spoken(self.players), given=repr(players)),
            )
        if not isinstance(chosen, Mapping):
            raise Told(
                f"the options of {self.name} are a table of names and values, not {chosen!r}",
                message("error-options-shape", game=self.name, allowed=_spoken(each.name for each in self.options)),
            )
        by_name = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in by_name:
                raise Told(
                    f"{self.name} has no option {name!r}; it has {_listed(by_name) or 'none'}",
                    message("error-option", game=self.name, allowed=_spoken(by_name), given=str(name)),
                )
            if not any(value == allowed and type(value) is type(allowed) for allowed in by_name[name].values):
                values = by_name[name].values
                raise Told(
                    f"option {name!r} of {self.name} can be {_listed(values)}, not {value!r}",
                    message("error-option-value", name=name, allowed=_spoken(values), given=_as_given(value, values)),
                )
            only = by_name[name].elsewhere
            if only is not None and value != only and not by_name[name].applies_to(players):
                raise Told(
                    f"with {players} players option {name!r} of {self.name} can only be {only}, not {value}",
                    message("error-option-elsewhere", name=name, players=players, allowed=str(only), given=str(value)),
                )
        settings = {
            option.name: chosen.get(option.name, option.default)
            for option in self.options
            if option.applies_to(players)
        }
        self.check(players, settings)
        return settings


def _listed(values: Any) -> str:
    return ", ".join(_spoken(values))


def _as_given(value: object, values: Sequence[object]) -> str:
    """What was given, so that a text that only looks like an allowed number is seen to be a text."""
    return repr(value) if str(value) in _spoken(values) else str(value)


def _spoken(values: Any) -> tuple[str, ...]:
    return tuple(str(value) for value in values)
