"""What happened, as people read it: by round and turn, newest first, one line an act with all that came of it.

Everybody has the name in it that they had then, and what people did beside choosing stands where it happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from markupsafe import Markup, escape

from zataku.kernel.messages import Event, SeatName

from .happenings import Happening
from .icons import IconSpeaker
from .live import LiveTable
from .seats import Seat
from .store.rows import HOST, UNDO
from .words import icon_speaker, match_speaker, seat_names, table_speaker, winners_said

K = TypeVar("K")
V = TypeVar("V")
#: How many events and acts a table keeps in words, over all languages; and lines, for those who ask one by one.
ACTS_KEPT = 120
LINES_KEPT = 120
#: What the messages begin with that open a round, or a part of it.
_ROUND = ("event-round", "event-season")
_BETWEEN = Markup('<i class="dot"> · </i>')
#: Where a line about people stands between two events.
_BETWEEN_EVENTS = 0.5


@dataclass(frozen=True, slots=True)
class Act:
    """What came of one choice: the number of its last event, what happened, and which elements it is about."""

    number: float
    told: Markup
    targets: tuple[str, ...] = ()

    def __hash__(self) -> int:
        """A page looks for all of its lines: what tells them apart is enough."""
        return hash((self.number, self.told))


@dataclass(frozen=True, slots=True)
class Piece:
    """An event in words and icons: with its number, the choice that caused it, who sat where then, the seat whose name
    it begins with, and whether it opens a round."""

    event: Event
    number: int
    choice: int
    speaker: IconSpeaker
    said: Markup
    begins_with: int | None
    is_round: bool


@dataclass(frozen=True, slots=True)
class Turn:
    """The acts of a seat, one after the other (`turn`), the begin of a `round`, something that nobody did (`place`), or
    something about the `people`."""

    kind: str
    acts: tuple[Act, ...]
    seat: int = 0
    name: str = ""
    #: Is it news for whoever looks: something since their last turn?
    news: bool = False

    def __hash__(self) -> int:
        return hash((self.acts[-1], len(self.acts), self.seat, self.news))

    @property
    def targets(self) -> tuple[str, ...]:
        """All elements of the board that it is about."""
        return tuple(dict.fromkeys(target for act in self.acts for target in act.targets))


@dataclass(slots=True)
class _Writer:
    """Puts events together to turns, oldest first."""

    live: LiveTable
    turns: list[Turn] = field(default_factory=list)
    open: list[Piece] = field(default_factory=list)
    #: Who does what is open; None where nobody does.
    seat: int | None = None

    def event(self, told: Piece) -> None:
        if told.is_round:
            self.close()
            self.turns.append(Turn("round", (self._act([told]),)))
            return
        # An event is the act of whoever its sentence begins with; else it came of what is open, if that goes on.
        seat = told.begins_with
        if self.open:
            last = self.open[-1]
            if seat is None and (last.choice == told.choice or self.seat == told.event.seat):
                seat = self.seat
            if self.seat != seat or last.speaker is not told.speaker:
                self.close()
        self.seat = seat
        self.open.append(told)

    def close(self) -> None:
        """The seat's turn is told."""
        if not self.open:
            return
        seat = self.seat
        acts: list[list[Piece]] = []
        for each in self.open:
            if acts and acts[-1][-1].choice == each.choice:
                acts[-1].append(each)
            else:
                acts.append([each])
        told = tuple(map(self._act, acts))
        if seat is None:
            self.turns += [Turn("place", (each,)) for each in told]
        else:
            self.turns.append(Turn("turn", told, seat, self.open[0].speaker.seat(seat)))
        self.open = []

    def people(self, line: str, number: float) -> None:
        self.close()
        self.turns.append(Turn("people", (Act(number, escape(line)),)))

    def _act(self, told: list[Piece]) -> Act:
        seat = self.seat if self.open else None
        last = told[-1]
        key = (last.speaker, last.number, seat, len(told))
        kept = self.live.acts.get(key)
        # Seats may have seen different events of the same act.
        if kept is None or kept[0] != told:
            name = Markup("") if seat is None else escape(last.speaker.seat(seat))
            pieces = [_without(each.said, name) for each in told]
            targets = dict.fromkeys(target for each in told for target in each.event.targets)
            kept = told, Act(last.number, _BETWEEN.join(pieces), tuple(targets))
            _keep(self.live.acts, key, kept)
        return kept[1]


def turns(
    live: LiveTable, seat: int | None, language: str, most: int | None, news: range
) -> tuple[tuple[Turn, ...], bool]:
    """The last turns as a seat may see them, newest first, and whether there are earlier ones.

    At most so many events are told; those whose numbers are in `news` are marked.
    """
    if most is None:
        written, cut = _written(live, seat, language, most)
    else:
        # Where all has happened in the open, everybody reads the same.
        reader = None if _all_is_public(live, most) else seat
        key = (live.number, language, most, reader)
        if key not in live.turns:
            live.turns = {each: kept for each, kept in live.turns.items() if each[0] == live.number}
            live.turns[key] = _written(live, reader, language, most)
        written, cut = live.turns[key]
    return tuple(replace(turn, news=True) if _is_news(turn, news) else turn for turn in written), cut


def _is_news(turn: Turn, news: range) -> bool:
    return turn.kind == "turn" and turn.acts[-1].number in news


def _all_is_public(live: LiveTable, most: int) -> bool:
    """May everybody see the events that are told of?"""
    events = live.match.events
    return all(events[number].seats is None for number in range(max(0, len(events) - most), len(events)))


def _written(live: LiveTable, seat: int | None, language: str, most: int | None) -> tuple[tuple[Turn, ...], bool]:
    told, cut = _last_events(live, seat, language, most)
    first = told[0].number if cut and told else 0
    happened = list(_since(live, first))
    writer = _Writer(live)
    for each in told:
        while happened and happened[0].events <= each.number:
            _tell(writer, happened, live, language)
        writer.event(each)
    while happened:
        _tell(writer, happened, live, language)
    writer.close()
    if live.match.over:
        speaker = match_speaker(live.game, live.seats, language)
        writer.people(winners_said(live.match, speaker), len(live.match.events))
    return tuple(reversed(writer.turns)), cut


# The match


def _last_events(live: LiveTable, seat: int | None, language: str, most: int | None) -> tuple[list[Piece], bool]:
    match = live.match
    told: list[Piece] = []
    choice = len(match.event_counts) - 1
    sitting: Sequence[Seat] = live.seats
    speaker = icon_speaker(live.game, sitting, language)
    earlier = _renamings(live)
    renamed = next(earlier, None)
    for number in range(len(match.events) - 1, -1, -1):
        event = match.events[number]
        if not event.visible_to(seat):
            continue
        if most is not None and len(told) == most:
            return told[::-1], True
        while renamed is not None and renamed.events > number:
            speaker = icon_speaker(live.game, renamed.before, language)
            renamed = next(earlier, None)
        key = (speaker, number)
        piece = live.pieces.get(key)
        if piece is None or piece.event is not event:
            while choice >= 0 and match.event_counts[choice] > number:
                choice -= 1
            # What was made once is kept: a long match costs no more than a short one.
            piece = _piece(number, event, choice, speaker)
            _keep(live.pieces, key, piece)
        told.append(piece)
    return told[::-1], False


def _renamings(live: LiveTable) -> Iterator[Happening]:
    return (happening for happening in reversed(live.happenings) if happening.renames)


def _without(piece: Markup, name: Markup) -> Markup:
    """A sentence about whoever's turn it is needs neither the name again nor a full stop."""
    said = piece.removesuffix(".")
    rest = said.removeprefix(name)
    return Markup(rest.lstrip(",: ") if rest != said and rest[:1] in " ,:" else said)


def _piece(number: int, event: Event, choice: int, speaker: IconSpeaker) -> Piece:
    """An event as a piece of a page."""
    said = speaker.markup(event.message)
    named = {arg.seat for arg in event.message.args.values() if isinstance(arg, SeatName)}
    begins = (seat for seat in named if _without(said, escape(speaker.seat(seat))) != said.removesuffix("."))
    return Piece(event, number, choice, speaker, said, next(begins, None), event.message.id.startswith(_ROUND))


def _keep(kept: dict[K, V], key: K, value: V) -> None:
    """Keep it, and of the others the newest."""
    kept[key] = value
    if len(kept) > ACTS_KEPT:
        del kept[next(iter(kept))]


# The people


def _since(live: LiveTable, first: int) -> list[Happening]:
    """What people did since this event."""
    found: list[Happening] = []
    for happening in reversed(live.happenings):
        if happening.events < first:
            break
        found.append(happening)
    return found[::-1]


def _tell(writer: _Writer, happened: list[Happening], live: LiveTable, language: str) -> None:
    """The first of what happened, with all that is the same over and over."""
    this = happened.pop(0)
    count = 1
    while happened and this.kind == UNDO and (happened[0].kind, happened[0].seat) == (UNDO, this.seat):
        this = happened.pop(0)
        count += 1
    name = ""
    if this.seat is not None:
        sitting = this.after if this.kind in ("joined", "back", HOST) else this.before
        name = seat_names(live.game, sitting, language)[this.seat]
    said = table_speaker(language).text(f"log-{this.kind}", name=name, count=count)
    writer.people(said, this.events - _BETWEEN_EVENTS)
