"""What one person sees of a table at one moment, ready for the templates and for the API."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from zataku.kernel.game import Game
from zataku.kernel.match import Match
from zataku.kernel.options import Option
from zataku.language import Speaker

from .boards import board, has_own_board, seat_board
from .live import LiveTable
from .seats import Seat, Sitter
from .words import match_speaker, seat_names

#: How many lines of the log a page shows at first.
LOG_LINES = 60
#: How many lines a table keeps in words, over all languages.
_LINES_KEPT = 600


@dataclass(frozen=True, slots=True)
class ShownOption:
    """An option with everything that somebody wants to know before choosing it.

    `code` is what is sent to choose it. `verb` and `args` say the same in parts: what kind of choice it is, and what it
    is about. `anytime` options stand beside every decision; one that `closes` cannot be taken back.
    """

    code: str
    verb: str
    args: tuple[str, ...]
    label: str
    cost: str
    gain: str
    targets: tuple[str, ...]
    anytime: bool
    closes: bool


@dataclass(frozen=True, slots=True)
class ShownRefusal:
    """Something that is not possible now, and why."""

    code: str
    verb: str
    args: tuple[str, ...]
    reason: str
    rule: str
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LogLine:
    """An event in words."""

    number: int
    text: str
    seat: int
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownSeat:
    """A seat as the page lists it."""

    number: int
    name: str
    sitter: str
    mine: bool
    deciding: bool
    #: Seconds left, and whether they are running out now.
    clock: float | None
    clock_runs: bool
    #: Does a bot keep it for whoever looks?
    away: bool
    picture: Markup | None
    #: Is the picture the whole board that lies before the seat, or a strip of it?
    whole: bool


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Who has a seat: what sits there, what it is called, and which bot it is."""

    seat: int
    sitter: str
    name: str
    bot: str | None


@dataclass(frozen=True)
class Scene:
    """A table as one person sees it."""

    number: int
    position: int
    seat: int | None
    own: tuple[int, ...]
    deciding: int | None
    my_turn: bool
    covered: bool
    over: bool
    prompt: str
    rules: tuple[str, ...]
    options: tuple[ShownOption, ...]
    refusals: tuple[ShownRefusal, ...]
    can_undo: bool
    undo_seat: int | None
    #: How many choices can be taken back one after the other.
    undo_count: int
    board: Markup
    drawn: bool
    seats: tuple[ShownSeat, ...]
    log: tuple[LogLine, ...]
    log_cut: bool
    recap: tuple[LogLine, ...] = field(default=())


def seat_for(live: LiveTable, player: str | None, wanted: int | None) -> tuple[int | None, bool]:
    """Through which seat's eyes a person looks, and whether the next seat's secrets must stay covered until asked for.

    Somebody with one seat always looks from there. Around one screen the deciding seat looks; where the game has
    secrets, only once whoever sits there has said so.
    """
    own = live.seats_of(player)
    if not own:
        return None, False
    if len(own) == 1:
        return own[0], False
    deciding = live.deciding
    if deciding in own:
        if live.has_secrets and wanted != deciding:
            return None, True
        return deciding, False
    if live.has_secrets:
        return None, False
    last = next((seat for seat in reversed(live.match.deciders) if seat in own), own[0])
    return last, False


def scene(
    live: LiveTable,
    player: str | None,
    language: str,
    now: float,
    *,
    wanted: int | None = None,
    whole_log: bool = False,
    opened: Collection[int] = (),
) -> Scene:
    """The table as a person sees it now; the boards of the `opened` seats are drawn whole, like their own."""
    match = live.match
    seat, covered = seat_for(live, player, wanted)
    own = live.seats_of(player)
    speaker = match_speaker(live.game, live.seats, language)
    my_turn = live.deciding is not None and seat == live.deciding and not live.waiting
    playing = my_turn and not live.paused
    options = shown_options(match, speaker) if playing else ()
    refusals = shown_refusals(match, speaker) if playing else ()
    view = match.view(seat)
    targets = by_target(options)
    decision = match.decision
    still_open = not live.paused and not live.over
    undo_seat = next((mine for mine in own if still_open and match.can_undo(mine)), None)
    lines, cut = last_lines(live, seat, speaker, None if whole_log else LOG_LINES)
    return Scene(
        number=live.number,
        position=live.position,
        seat=seat,
        own=tuple(own),
        deciding=live.deciding,
        my_turn=my_turn,
        covered=covered and not live.waiting,
        over=match.over,
        prompt=speaker.say(decision.prompt) if decision is not None and my_turn else "",
        rules=decision.rules if decision is not None and my_turn else (),
        options=options,
        refusals=refusals,
        can_undo=undo_seat is not None,
        undo_seat=undo_seat,
        undo_count=len(match.choices) - match.settled_choices,
        board=board(live.game, view, speaker, targets),
        drawn=has_own_board(live.game),
        seats=tuple(
            ShownSeat(
                number=number,
                name=speaker.seat(number),
                sitter=str(sitting.sitter),
                mine=number in own,
                deciding=number == live.deciding,
                clock=live.clock_of(number, now),
                clock_runs=live.runs(number),
                away=number in live.away_of(player),
                picture=seat_board(
                    live.game,
                    view,
                    number,
                    speaker,
                    compact=number not in (seat, *opened) and sitting.sitter is not Sitter.AUTOMA,
                    targets=targets,
                ),
                whole=number in (seat, *opened),
            )
            for number, sitting in enumerate(live.seats)
        ),
        log=lines,
        log_cut=cut,
        recap=recap(live, seat, speaker) if seat is not None else (),
    )


def shown_options(match: Match, speaker: Speaker) -> tuple[ShownOption, ...]:
    """The options of the decision, described."""
    return tuple(_shown(match, option, speaker) for option in match.state.offer)


def _shown(match: Match, option: Option, speaker: Speaker) -> ShownOption:
    description = match.describe(option)
    return ShownOption(
        code=option.code,
        verb=option.verb.word,
        args=option.names,
        label=speaker.say(description.label),
        cost="" if description.cost is None else speaker.effect(description.cost),
        gain="" if description.gain is None else speaker.effect(description.gain),
        targets=description.targets,
        anytime=option.anytime,
        closes=match.trial(option).final,
    )


def shown_refusals(match: Match, speaker: Speaker) -> tuple[ShownRefusal, ...]:
    """What is not possible now, and why."""
    return tuple(
        ShownRefusal(
            code=option.code,
            verb=option.verb.word,
            args=option.names,
            reason=speaker.say(refusal.reason),
            rule=refusal.rule,
            targets=refusal.targets,
        )
        for option, refusal in match.refusals().items()
    )


def last_lines(
    live: LiveTable, seat: int | None, speaker: Speaker, most: int | None
) -> tuple[tuple[LogLine, ...], bool]:
    """The last lines of the log that a seat may see, and whether there are earlier ones."""
    lines: list[LogLine] = []
    for number in range(len(live.match.events) - 1, -1, -1):
        if live.match.events[number].visible_to(seat):
            if most is not None and len(lines) == most:
                return tuple(reversed(lines)), True
            lines.append(_line(live, number, speaker))
    return tuple(reversed(lines)), False


def recap(live: LiveTable, seat: int, speaker: Speaker) -> tuple[LogLine, ...]:
    """What the others did since this seat's last turn; an automa acts without ever being asked."""
    match = live.match
    now = len(match.deciders)
    while now and match.deciders[now - 1] == seat and _first_of_others(match, seat, now - 1) is None:
        now -= 1
    last = now
    while last and match.deciders[last - 1] != seat:
        last -= 1
    begin = _first_of_others(match, seat, last - 1, now) if last else None
    return () if begin is None else lines_between(live, seat, speaker, begin, _told(match, now))


def _told(match: Match, choices: int) -> int:
    """How many events had been told after so many choices."""
    return match.event_counts[choices] if choices < len(match.event_counts) else len(match.events)


def _first_of_others(match: Match, seat: int, choice: int, until: int | None = None) -> int | None:
    """The first event from this choice on, up to another one or the next, in which another seat acts."""
    told = range(_told(match, choice), _told(match, choice + 1 if until is None else until))
    return next((number for number in told if match.events[number].seat != seat), None)


def lines_between(live: LiveTable, seat: int | None, speaker: Speaker, begin: int, end: int) -> tuple[LogLine, ...]:
    """The log from one event to another, as far as a seat may see it."""
    visible = (number for number in range(begin, end) if live.match.events[number].visible_to(seat))
    return tuple(_line(live, number, speaker) for number in visible)


def _line(live: LiveTable, number: int, speaker: Speaker) -> LogLine:
    """An event in words; what was said once is kept, so that a long match costs no more than a short one."""
    event = live.match.events[number]
    key = (speaker.language, speaker.seat_names, number)
    said = live.said.get(key)
    if said is None or said[0] is not event:
        said = live.said[key] = (event, speaker.say(event.message))
        if len(live.said) > _LINES_KEPT:
            del live.said[next(iter(live.said))]
    return LogLine(number, said[1], event.seat, event.targets)


def by_target(options: Sequence[ShownOption]) -> dict[str, list[str]]:
    targets: dict[str, list[str]] = {}
    for option in options:
        for target in option.targets:
            targets.setdefault(target, []).append(option.code)
    return targets


def sitters(game: Game, seats: Sequence[Seat], language: str) -> list[SeatTaken]:
    """Who sits where, for the lobby and the API."""
    names = seat_names(game, seats, language)
    return [SeatTaken(number, str(seat.sitter), names[number], seat.bot) for number, seat in enumerate(seats)]
