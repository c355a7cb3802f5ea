"""What one person sees of a table at one moment, ready for the templates and for the API."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from zataku.draw.goods import Good
from zataku.draw.stage import Targets, Unmarked
from zataku.kernel.effects import Effect
from zataku.kernel.game import Game, View
from zataku.kernel.match import Consequence, Match
from zataku.kernel.messages import Arg, Description, Message, SeatName
from zataku.kernel.options import Option
from zataku.language import Speaker

from .boards import Picture, board, dock, goods_of, has_own_board, moment_of, points_of, seat_board
from .icons import IconSpeaker
from .live import LiveTable
from .log import LINES_KEPT, Turn, turns
from .seats import Seat
from .words import icon_speaker, match_speaker, seat_names

#: How many events of the log a page shows at first.
LOG_LINES = 60
#: The shapes of one's own board: a band under a wide board or under a high one, and whole, for a small screen.
SHAPES = ("low", "tall", "sheet")
#: Of how many goods it is known how they are shown.
_GOODS = 8192
#: What the messages of headings over options begin with; then the verb.
_VERB = "verb-"


@dataclass(frozen=True, slots=True)
class ShownOption:
    """An option with everything that somebody wants to know before choosing it.

    `code` is what is sent to choose it. `verb` and `args` say the same in parts: what kind of choice it is, and what it
    is about. `anytime` options stand beside every decision; one that `closes` cannot be taken back, and one that
    `ends_turn` lets another seat decide or ends the match.
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
    ends_turn: bool


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
class PageOption:
    """An option as the page lists it: its label, what it costs and what it brings as icons.

    `key` is the digit that chooses it, 0 for none. `asks` says why it is asked for again: `turn` ends one's turn,
    `seen` shows something new; what brings something for nothing is never asked for again.
    """

    option: ShownOption
    key: int
    label: Markup
    cost: Markup
    gain: Markup
    asks: str

    def __hash__(self) -> int:
        """Pages look for what they made of it before: what tells options apart is enough."""
        return hash((self.option.code, self.label, self.gain, self.key))


@dataclass(frozen=True, slots=True)
class OptionGroup:
    """Options that belong together: of one kind, at one place; `own` ones lie on one's own board, others of their kind
    elsewhere."""

    heading: Markup
    own: bool
    options: tuple[PageOption, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """How much of a good there is before a choice and would be after it."""

    icon: str
    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class LogLine:
    """An event in words."""

    number: int
    text: str
    seat: int
    targets: tuple[str, ...]


class ShownGood(NamedTuple):
    """So much of a good: its icon, and its name."""

    icon: str
    amount: int
    name: str


@dataclass(frozen=True, slots=True)
class ShownSeat:
    """A seat as the page lists it, in a line."""

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
    goods: tuple[ShownGood, ...]
    points: ShownGood | None
    #: The codes of options that lie on the board before this seat and nowhere else.
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Peek:
    """Somebody else's board, laid over the main one."""

    seat: int
    name: str
    picture: Picture


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
    round: int
    rounds: int
    #: How far the match is, where the game says more than that.
    moment: str
    prompt: str
    rules: tuple[str, ...]
    groups: tuple[OptionGroup, ...]
    anytime: tuple[PageOption, ...]
    refusals: tuple[ShownRefusal, ...]
    can_undo: bool
    undo_seat: int | None
    #: How many choices can be taken back one after the other.
    undo_count: int
    board: Picture
    drawn: bool
    #: The seat whose board lies under the main one, in which shape, and how it looks; nothing where there is none.
    docked: int
    shape: str
    dock: Picture | None
    peek: Peek | None
    seats: tuple[ShownSeat, ...]
    log: tuple[Turn, ...]
    log_cut: bool
    #: Elements on the board where others did something since one's last turn.
    news: tuple[str, ...]


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
    opened: int | None = None,
    shape: str = SHAPES[0],
    marked: bool = True,
) -> Scene:
    """The table as a person sees it now; `opened` is the seat whose board lies over the main one.

    What can be chosen is `marked` on the boards, or left to the browser to mark.
    """
    match = live.match
    seat, covered = seat_for(live, player, wanted)
    own, away = live.seats_of(player), live.away_of(player)
    speaker = match_speaker(live.game, live.seats, language)
    drawing = icon_speaker(live.game, live.seats, language)
    my_turn = live.deciding is not None and seat == live.deciding and not live.waiting
    playing = my_turn and not live.paused
    meant = descriptions(match) if playing else {}
    options = shown_options(match, speaker, meant)
    refusals = shown_refusals(match, speaker) if playing else ()
    view = live.view(seat)
    targets: Targets = by_target(options) if marked else Unmarked(by_target(options))
    docked = seat if seat is not None else live.deciding or 0
    main = board(live.game, view, speaker, targets)
    under = dock(live.game, view, docked, speaker, shape, targets)
    peek = _peek(live, view, opened, docked, speaker, targets, narrow=shape == SHAPES[-1])
    pictures = [main, *([under] if under else ()), *([peek.picture] if peek else ())]
    laid = _on_others_boards(live, view, docked, speaker, targets, pictures)
    decision = match.decision if my_turn else None
    still_open = not live.paused and not live.over
    undo_seat = next((mine for mine in own if still_open and match.can_undo(mine)), None)
    news = news_of(match, seat) if seat is not None else range(0)
    log, cut = turns(live, seat, language, None if whole_log else LOG_LINES, news)
    return Scene(
        number=live.number,
        position=live.position,
        seat=seat,
        own=tuple(own),
        deciding=live.deciding,
        my_turn=my_turn,
        covered=covered and not live.waiting,
        over=match.over,
        round=_number(view, "round"),
        rounds=_number(view, "rounds"),
        moment=moment_of(live.game, view, speaker),
        prompt=speaker.say(decision.prompt) if decision is not None else "",
        rules=decision.rules if decision is not None else (),
        groups=grouped(meant, options, drawing, under),
        anytime=tuple(on_page(meant[option.code], option, drawing, 0) for option in options if option.anytime),
        refusals=refusals,
        can_undo=undo_seat is not None,
        undo_seat=undo_seat,
        undo_count=len(match.choices) - match.settled_choices,
        board=main,
        drawn=has_own_board(live.game),
        docked=docked,
        shape=shape,
        dock=under,
        peek=peek,
        seats=tuple(
            _line_of(
                live,
                view,
                number,
                speaker,
                now,
                mine=number in own,
                away=number in away,
                options=laid.get(number, ()),
            )
            for number in range(len(live.seats))
        ),
        log=log,
        log_cut=cut,
        news=_places(match, seat, news),
    )


def _number(view: View, name: str) -> int:
    """A number that most views have, such as the round; 0 where there is none."""
    value = view.get(name)
    return value if isinstance(value, int) else 0


# Seats and their boards


def seats_at(
    live: LiveTable, view: View, speaker: Speaker, own: Sequence[int], deciding: int | None
) -> tuple[ShownSeat, ...]:
    """The players' lines at an earlier moment, which this view shows; no clock ran that one could still see."""
    lines = (
        _line_of(live, view, seat, speaker, 0.0, mine=seat in own, away=False, options=())
        for seat in range(len(live.seats))
    )
    return tuple(replace(line, clock=None, clock_runs=False, deciding=line.number == deciding) for line in lines)


def _line_of(
    live: LiveTable,
    view: View,
    seat: int,
    speaker: Speaker,
    now: float,
    *,
    mine: bool,
    away: bool,
    options: tuple[str, ...],
) -> ShownSeat:
    points = points_of(live.game, view, seat)
    return ShownSeat(
        number=seat,
        name=speaker.seat(seat),
        sitter=str(live.seats[seat].sitter),
        mine=mine,
        deciding=seat == live.deciding,
        clock=live.clock_of(seat, now),
        clock_runs=live.runs(seat),
        away=away,
        goods=shown_goods(goods_of(live.game, view, seat), speaker),
        points=None if points is None else shown_goods([points], speaker)[0],
        options=options,
    )


def shown_goods(goods: Iterable[Good], speaker: Speaker) -> tuple[ShownGood, ...]:
    return tuple([_shown_good(good, speaker) for good in goods])


@lru_cache(_GOODS)
def _shown_good(good: Good, speaker: Speaker) -> ShownGood:
    return ShownGood(good.icon, good.amount, speaker.text(good.label))


def _peek(
    live: LiveTable,
    view: View,
    opened: int | None,
    docked: int,
    speaker: Speaker,
    targets: Targets,
    *,
    narrow: bool,
) -> Peek | None:
    if opened is None or opened not in range(len(live.seats)) or opened == docked:
        return None
    picture = seat_board(live.game, view, opened, speaker, compact=False, narrow=narrow, targets=targets)
    return None if picture is None else Peek(opened, speaker.seat(opened), picture)


def _on_others_boards(
    live: LiveTable,
    view: View,
    docked: int,
    speaker: Speaker,
    targets: Targets,
    shown: Sequence[Picture],
) -> dict[int, tuple[str, ...]]:
    """Which options lie on the boards of others, which are not open; most positions have none."""
    away = {target for target in targets if not any(picture.shows((target,)) for picture in shown)}
    found: dict[int, tuple[str, ...]] = {}
    for seat in range(len(live.seats)) if away else ():
        picture = seat_board(live.game, view, seat, speaker, compact=False) if seat != docked else None
        there = [target for target in away if picture and picture.shows((target,))]
        if there:
            found[seat] = tuple(dict.fromkeys(code for target in sorted(there) for code in targets[target]))
    return found


# Options


def descriptions(match: Match) -> dict[str, Description]:
    """What each option of the decision means now, by its code."""
    return {option.code: match.describe(option) for option in match.state.offer}


def shown_options(match: Match, speaker: Speaker, meant: Mapping[str, Description]) -> tuple[ShownOption, ...]:
    """The options that are described here, in words."""
    if not meant:
        return ()
    consequences = match.consequences()
    return tuple(_shown(option, consequences[option], speaker, meant[option.code]) for option in match.state.offer)


def _shown(option: Option, consequence: Consequence, speaker: Speaker, description: Description) -> ShownOption:
    return ShownOption(
        code=option.code,
        verb=option.verb.word,
        args=option.names,
        label=speaker.say(description.label),
        cost="" if description.cost is None else speaker.effect(description.cost),
        gain="" if description.gain is None else speaker.effect(description.gain),
        targets=description.targets,
        anytime=option.anytime,
        closes=consequence.final,
        ends_turn=consequence.ends_turn,
    )


def grouped(
    meant: Mapping[str, Description], options: Sequence[ShownOption], drawing: IconSpeaker, under: Picture | None
) -> tuple[OptionGroup, ...]:
    """The options by what is done, what they are about and where it lies, in the order in which they are offered."""
    groups: dict[tuple[str, Message | None, bool], list[ShownOption]] = {}
    for option in options:
        if not option.anytime:
            own = under is not None and under.shows(option.targets)
            groups.setdefault((option.verb, meant[option.code].heading, own), []).append(option)
    verbs = {verb for verb, _, _ in groups}
    # Where all is of one kind, or all lies on one's own board, the question says it.
    elsewhere = not all(own for _, _, own in groups)
    key = 0
    found: list[OptionGroup] = []
    for (verb, over, own), members in groups.items():
        id = _VERB + verb.replace(":", "-")
        heading = drawing.text(id) if over is None and len(verbs) > 1 and drawing.knows(id) else ""
        shown = []
        for option in members:
            key += 1
            shown.append(_under(heading, on_page(meant[option.code], option, drawing, key if key < 10 else 0)))
        told = drawing.markup(over) if over is not None else Markup("{}").format(heading)
        found.append(OptionGroup(told, own and elsewhere and over is None, tuple(shown)))
    return tuple(found)


def _under(heading: str, option: PageOption) -> PageOption:
    """What the heading over it says is only heard once more, not seen."""
    begin = escape(heading) + ": "
    if not heading or not option.label.startswith(begin):
        return option
    rest = option.label[len(begin) :]
    label = Markup('<span class="hidden">{}</span>').format(Markup(begin)) + rest[:1].upper() + rest[1:]
    return replace(option, label=label)


def on_page(description: Description, option: ShownOption, drawing: IconSpeaker, key: int) -> PageOption:
    if description.brief is not None:
        return _in_brief(description.brief, option, drawing, key)
    said, brought = drawing.taken_out(drawing.say(description.label))
    gain: Effect | None = description.gain
    if brought is not None and brought == description.cost:
        # The label names the price, which stands beside it already.
        pass
    elif brought is not None and description.gives and gain in (None, brought):
        gain = brought
    else:
        said = drawing.say(description.label)
    # A word begins with a capital letter, a place such as b1 does not.
    label = drawing.drawn(said[:1].upper() + said[1:] if said[:2].isalpha() else said)
    gained = drawing.icons.effect(gain)
    if gain is not None and option.label == option.gain:
        # Icons alone where they are goods; something to be done is said in words too.
        told = drawing.icons.tells(gain)
        label = Markup("") if told else escape(option.label[:1].upper() + option.label[1:])
        gained = gained if told else drawing.icons.silent(gain)
    return PageOption(
        option=option,
        key=key,
        label=label,
        cost=drawing.icons.effect(description.cost, paid=True),
        gain=gained,
        asks=_asks(option),
    )


def _in_brief(brief: Message, option: ShownOption, drawing: IconSpeaker, key: int) -> PageOption:
    """Few words, and what they name as cost and gain in the columns for these."""
    cost, gain = (_effect(brief.args.get(name)) for name in ("cost", "gain"))
    icons = drawing.icons
    return PageOption(
        option, key, drawing.markup(brief), icons.effect(cost, paid=True), icons.effect(gain), _asks(option)
    )


def _effect(given: Arg | None) -> Effect | None:
    return None if isinstance(given, int | str | tuple | Message | SeatName) else given


def _asks(option: ShownOption) -> str:
    if option.ends_turn:
        return "turn"
    return "seen" if option.closes and (option.cost or not option.gain) else ""


def changes(live: LiveTable, code: str, speaker: Speaker) -> tuple[Change, ...]:
    """What the choice would change of the deciding seat's goods and points, where all of that can be known."""
    after = live.match.outcome(code)
    return () if after is None else changes_to(live, after, speaker)


def changes_to(live: LiveTable, after: View, speaker: Speaker) -> tuple[Change, ...]:
    """What is other in this view of the deciding seat's goods and points than it is now."""
    seat = live.match.state.seat
    before = {good.label: good.amount for good in _held(live, live.view(seat), seat)}
    return tuple(
        Change(good.icon, speaker.text(good.label), before.get(good.label, 0), good.amount)
        for good in _held(live, after, seat)
        if good.amount != before.get(good.label, 0)
    )


def _held(live: LiveTable, view: View, seat: int) -> list[Good]:
    points = points_of(live.game, view, seat)
    return [*goods_of(live.game, view, seat), *([points] if points else [])]


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


# What happened


def recap(live: LiveTable, seat: int, speaker: Speaker) -> tuple[LogLine, ...]:
    """What the others did since this seat's last turn, in words."""
    news = news_of(live.match, seat)
    return lines_between(live, seat, speaker, news.start, news.stop)


def news_of(match: Match, seat: int) -> range:
    """The events since this seat's last turn in which others act; an automa acts without ever being asked."""
    now = len(match.deciders)
    while now and match.deciders[now - 1] == seat and _first_of_others(match, seat, now - 1) is None:
        now -= 1
    last = now
    while last and match.deciders[last - 1] != seat:
        last -= 1
    begin = _first_of_others(match, seat, last - 1, now) if last else None
    return range(0) if begin is None else range(begin, _told(match, now))


def _places(match: Match, seat: int | None, news: range) -> tuple[str, ...]:
    """The elements of the board that news are about, each once."""
    events = (match.events[number] for number in news)
    seen = (event for event in events if event.visible_to(seat) and event.seat != seat)
    return tuple(dict.fromkeys(target for event in seen for target in event.targets))


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
        if len(live.said) > LINES_KEPT:
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
