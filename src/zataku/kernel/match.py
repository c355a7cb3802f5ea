"""A match: one play of a game from setup to scores, with its choices, events, undo and record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from .chance import key_from_seed
from .game import Frame, Game, Scores, Setting, Settings, View
from .messages import Description, Event, Message, Refusal, SeatName, Told, message
from .options import Option
from .state import State
from .steps import Step

RECORD_FORMAT = 2
#: Records of these formats are replayed too, but their fingerprints are of an earlier layout of the state.
OLDER_FORMATS = (1,)


class IllegalChoice(Told):
    """Not among the offered options; the match is unchanged."""


class UndoRefused(Told):
    """There is nothing of this seat's to take back; the match is unchanged."""


class BrokenRecord(Told):
    """The record cannot be replayed; the message says why."""


@dataclass(frozen=True)
class Decision:
    """Somebody must choose."""

    seat: int
    prompt: Message
    options: tuple[Option, ...]
    rules: tuple[str, ...]

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(option.code for option in self.options)


@dataclass(frozen=True, slots=True)
class Consequence:
    """Where a choice leads, as far as the seat that has it can know.

    `final` tells whether there is no way back from it: it reveals something, hands the decision on or ends the match.
    `ends_turn` tells whether it surely does one of the last two.
    """

    final: bool
    ends_turn: bool


@dataclass(frozen=True, slots=True)
class Start:
    """A position of an earlier match from which a match goes on: after these choices, as a seat knew it.

    What the seat (None: a spectator) did not know, and all that is still to come, is drawn anew from the seed of the
    match that goes on. The earlier match may have begun at such a `start` itself.
    """

    seed: str
    choices: tuple[str, ...]
    seat: int | None
    start: Start | None = None

    def plain(self) -> dict[str, Any]:
        before = {} if self.start is None else {"start": self.start.plain()}
        return {"seed": self.seed, "choices": list(self.choices), "seat": self.seat, **before}

    @classmethod
    def from_plain(cls, told: Mapping[str, Any]) -> Start:
        before = told.get("start")
        return cls(told["seed"], tuple(told["choices"]), told["seat"], before and cls.from_plain(before))


@dataclass(frozen=True, slots=True)
class _Before:
    """What is needed to take a choice back."""

    state: State
    events: int


@dataclass(frozen=True, slots=True)
class Settled:
    """A match up to its last barrier, so that nothing in it can be taken back: plain data, made to be pickled.

    `events` is how many had been told; the events themselves are kept apart, since they only grow.
    """

    state: State
    choices: tuple[str, ...]
    deciders: tuple[int, ...]
    event_counts: tuple[int, ...]
    events: int


class Match:
    """One play of a game. Its decision is the only question; `choose` accepts what is offered and nothing else.

    `state` is the true position. Whoever plays on with it directly (`state.apply`, `state.playout`) plays fast: only
    `choose` makes events. To keep the match as it is, play on with a clone.
    """

    state: State

    def __init__(
        self, game: Game, players: int, seed: str, options: Settings | None = None, start: Start | None = None
    ) -> None:
        self._begin(game, players, seed, options or {}, start)
        if start is None:
            self.state = game.new_state(players, self.settings, key_from_seed(seed), self.events)
            self.advance()
        else:
            self.state = _position(game, players, self.settings, start).sample(start.seat, Random(seed))

    def _begin(self, game: Game, players: int, seed: str, options: Settings, start: Start | None) -> None:
        _check_seed(seed)
        #: The position of an earlier match where it began; None if it began at the beginning.
        self.start = start
        self.game = game
        self.players = players
        self.seed = seed
        self.settings: dict[str, Setting] = game.settings(players, options)
        self.seats = game.seats(players)
        self.events: list[Event] = []
        self.choices: list[Option] = []
        #: Who chose, and how many events had been told, for each choice that stands.
        self.deciders: list[int] = []
        self.event_counts: list[int] = []
        self._undoable: list[_Before] = []

    # Asking

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the match is over."""
        step = self.state.asking
        if step is None:
            return None
        return Decision(self.state.seat, step.prompt(self.state), tuple(self.state.offer), step.rules)

    def describe(self, choice: Option | str) -> Description:
        """What an offered option means now."""
        return describe(self.state, self.offered(choice))

    def refusals(self) -> dict[Option, Refusal]:
        """What a person might expect to do now but cannot, and why."""
        step = self.state.asking
        return {} if step is None else {refusal.option: refusal for refusal in step.refusals(self.state)}

    def consequences(self) -> dict[Option, Consequence]:
        """Where each offered option leads, tried on a sample: it cannot tell what the seat does not know."""
        sample = self._sample()
        return {option: self._consequence(sample.clone(), option) for option in self.state.offer}

    def _sample(self) -> State:
        """What may be true for all that the deciding seat knows, the same each time."""
        return self.state.sample(self.state.seat, Random(0))

    def _consequence(self, sample: State, option: Option) -> Consequence:
        sample.apply(option)
        hands_on = sample.over or sample.seat != self.state.seat
        shows = sample.reveals != self.state.reveals
        # Who decides after something unknown came up is itself unknown.
        return Consequence(hands_on or shows, hands_on and not shows)

    def preview(self, choice: Option | str) -> list[Event]:
        """The events that the choice would cause, up to the next decision or to anything the seat cannot know."""
        option = self.offered(choice)
        log: list[Event] = []
        sample = self._sample()
        sample.log = log
        sample.apply(option)
        return [event for event in log if event.reveals == self.state.reveals and event.visible_to(self.state.seat)]

    def outcome(self, choice: Option | str) -> View | None:
        """What the deciding seat would see after an offered choice; None if that depends on anything unknown."""
        option = self.offered(choice)
        sample = self._sample()
        sample.apply(option)
        return framed_view(self.game, sample, self.state.seat) if sample.reveals == self.state.reveals else None

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may see."""
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"seats are 0 to {self.seats - 1}, or None for a spectator, not {seat!r}")
        return framed_view(self.game, self.state, seat)

    def perspective(self, seat: int) -> Perspective:
        """What a bot in this seat is given."""
        return Perspective(self.game, self.state, seat, self.seats)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that a seat may see, from number `since` on."""
        return [event for event in self.events[since:] if event.visible_to(seat)]

    # Choosing

    def choose(self, choice: Option | str, seat: int | None = None) -> None:
        """Carry out an offered option, given as itself or by its code; `seat`, if named, must be the deciding one."""
        option = self.offered(choice)
        if seat is not None and seat != self.state.seat:
            raise IllegalChoice(
                f"seat {self.state.seat} is to decide, not seat {seat}",
                message("error-not-your-turn", seat=SeatName(self.state.seat)),
            )
        decider = self.state.seat
        if self.deciders and self.deciders[-1] != decider:
            self._undoable.clear()
        before = _Before(self.state.clone(), len(self.events))
        self.choices.append(option)
        self.deciders.append(decider)
        self.event_counts.append(len(self.events))
        with self._telling():
            self.state.apply(option)
        if self.state.reveals == before.state.reveals:
            self._undoable.append(before)
        else:
            self._undoable.clear()

    def advance(self) -> None:
        """Go on to the next decision with what lies on the agenda: for whoever has set up a position by hand."""
        with self._telling():
            self.state.advance()

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """What happens meanwhile is told; at all other times the state is silent, and fast."""
        self.state.log = self.events
        try:
            yield
        finally:
            self.state.log = None

    def offered(self, choice: Option | str) -> Option:
        """The option that is meant, if it is offered now; IllegalChoice if not."""
        offer = self.state.offer
        for option in offer:
            if option is choice or option.code == choice:
                return option
        if self.over:
            raise IllegalChoice("the match is over", message("error-over"))
        asked = choice.code if isinstance(choice, Option) else choice
        codes = tuple(option.code for option in offer)
        raise IllegalChoice(
            f"{asked!r} is not offered; choose one of {', '.join(codes)}",
            message("error-not-offered", given=str(asked), allowed=codes),
        )

    # Undoing

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last choice? Only to the last information barrier."""
        return bool(self._undoable) and self.deciders[-1] == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice."""
        if not self.can_undo(seat):
            raise UndoRefused(f"seat {seat} has nothing to take back", message("error-undo"))
        before = self._undoable.pop()
        del self.choices[-1], self.deciders[-1], self.event_counts[-1]
        del self.events[before.events :]
        self.state = before.state

    # Putting away and taking up again

    @property
    def settled_choices(self) -> int:
        """How many choices can no longer be taken back."""
        return len(self.choices) - len(self._undoable)

    def settled(self) -> Settled:
        """The match up to its last barrier, from which `resumed` goes on."""
        count = self.settled_choices
        before = self._undoable[0] if self._undoable else _Before(self.state, len(self.events))
        return Settled(
            before.state.clone(),
            tuple(option.code for option in self.choices[:count]),
            tuple(self.deciders[:count]),
            tuple(self.event_counts[:count]),
            before.events,
        )

    @classmethod
    def resumed(
        cls,
        game: Game,
        players: int,
        seed: str,
        options: Settings,
        settled: Settled,
        events: Sequence[Event],
        start: Start | None = None,
    ) -> Match:
        """The match as it stood at a barrier, without replaying what led there."""
        match = cls.__new__(cls)
        match._begin(game, players, seed, options, start)
        match.events.extend(events)
        match.choices.extend(game.vocabulary[code] for code in settled.choices)
        match.deciders.extend(settled.deciders)
        match.event_counts.extend(settled.event_counts)
        match.state = settled.state.clone()
        return match

    # Results

    @property
    def scores(self) -> Scores:
        """Totals, parts, ranks and winners, when the match is over."""
        if not self.over:
            raise ValueError("the match is not over yet")
        return self.game.scores(self.state)

    def fingerprint(self) -> str:
        """A hash of the state."""
        return self.state.fingerprint()

    def record(self) -> dict[str, Any]:
        """The whole match as JSON-able data."""
        start = {} if self.start is None else {"start": self.start.plain()}
        return {
            **start,
            "format": RECORD_FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "options": dict(self.settings),
            "seed": self.seed,
            "choices": [option.code for option in self.choices],
            "over": self.over,
            "fingerprint": self.fingerprint(),
        }

    def __repr__(self) -> str:
        standing = "over" if self.over else f"seat {self.state.seat} to decide"
        return f"<match of {self.game.name}, {self.players} players, {len(self.choices)} choices, {standing}>"


def _position(game: Game, players: int, options: Settings, start: Start) -> State:
    """Where an earlier match stood."""
    match = Match(game, players, start.seed, options, start.start)
    for code in start.choices:
        match.choose(code)
    if match.over:
        raise Told("a match that is over does not go on", message("error-over"))
    return match.state


def _check_seed(seed: object) -> None:
    if not isinstance(seed, str) or not seed:
        raise Told(f"the seed is a text of at least one character, not {seed!r}", message("error-seed"))


class Perspective:
    """A decision as a bot sees it: the seat, its view, the options, and samples of what may be true.

    It holds a sample itself, never the true state: not even a bot that looks behind it learns anything.
    """

    def __init__(self, game: Game, state: State, seat: int, seats: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.shared = game.shared(state)
        self._state = state.sample(seat, Random(0))

    @property
    def options(self) -> Sequence[Option]:
        """What may be chosen; empty while another seat decides."""
        return self._state.options() if self._state.seat == self.seat else ()

    @property
    def position(self) -> State:
        """One state that may be the true one, the same at every look."""
        return self._state

    @cached_property
    def view(self) -> View:
        return framed_view(self.game, self._state, self.seat)

    def describe(self, option: Option) -> Description:
        if option not in self.options:
            raise IllegalChoice(f"{option.code!r} is not offered to seat {self.seat}")
        return describe(self._state, option)

    def sample(self, rng: Random) -> State:
        """A state that may be the true one for all the seat knows; it can be cloned, played on and evaluated."""
        return self._state.sample(self.seat, rng)


def describe(state: State, option: Option) -> Description:
    """What an option offered by this state means now."""
    step: Step[Any] | None = state.asking
    if step is None:
        raise IllegalChoice("nothing is being asked")
    return state.describe_anytime(option) if option.anytime else step.describe(state, option)


def framed_view(game: Game, state: State, seat: int | None) -> View:
    """The game's view with what every view has."""
    frame: Frame = {"game": game.name, "seat": seat, "deciding": None if state.over else state.seat, "over": state.over}
    return {**frame, **game.view(state, seat)}


def can_be_compared(record: Mapping[str, Any]) -> bool:
    """Was the record's fingerprint made over the layout that states have now?"""
    return record.get("format") == RECORD_FORMAT


def _start_in(record: Mapping[str, Any]) -> Start | None:
    """Where the match of a record began; BrokenRecord if that is told wrongly."""
    told = record.get("start")
    if told is None:
        return None
    try:
        return Start.from_plain(told)
    except (KeyError, TypeError, AttributeError) as error:
        raise BrokenRecord(
            "a record tells its start by seed, choices and seat",
            message("error-record-lacks", missing=("seed", "choices", "seat")),
        ) from error


def replay(game: Game, record: Mapping[str, Any], kind: type[Match] = Match) -> Match:
    """The match that a record tells; BrokenRecord if it tells none, or if it ends elsewhere (see `can_be_compared`)."""
    if not can_be_compared(record) and record.get("format") not in OLDER_FORMATS:
        raise BrokenRecord(
            f"this is not a record of format {RECORD_FORMAT}", message("error-record-format", format=RECORD_FORMAT)
        )
    if record.get("version") != game.version:
        raise BrokenRecord(
            f"the record was made with version {record.get('version')!r} of {game.name}; this is {game.version!r}",
            message("error-record-version", given=str(record.get("version")), needed=game.version, game=game.name),
        )
    missing = [name for name in ("players", "options", "seed", "choices") if name not in record]
    if missing:
        raise BrokenRecord(
            f"the record lacks {', '.join(missing)}", message("error-record-lacks", missing=tuple(missing))
        )
    choices = record["choices"]
    if not isinstance(choices, list) or not isinstance(record["options"], dict):
        raise BrokenRecord("in a record the choices are a list and the options a table", message("error-record-shape"))
    try:
        match = kind(game, record["players"], record["seed"], record["options"], _start_in(record))
    except Told as error:
        raise BrokenRecord(error.text, error.told) from error
    except ValueError as error:
        raise BrokenRecord(str(error)) from error
    for number, code in enumerate(choices, start=1):
        try:
            match.choose(code)
        except IllegalChoice as error:
            raise BrokenRecord(
                f"choice {number}: {error}", message("error-record-choice", number=number, reason=error.told)
            ) from error
    fingerprint = record.get("fingerprint")
    if fingerprint is not None and can_be_compared(record) and fingerprint != match.fingerprint():
        raise BrokenRecord(
            "the choices lead to another state than the record says", message("error-record-fingerprint")
        )
    return match
