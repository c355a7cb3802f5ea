"""Tables as the lobby lists them: one line each, told from what everybody may see."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from babel.dates import format_date, format_timedelta
from markupsafe import Markup

from zataku.games import board_of
from zataku.language import Speaker

from .boards import lobby_picture
from .live import LiveTable, Standings
from .scene import SeatTaken, sitters
from .seats import Sitter
from .words import game_speaker, table_speaker

_DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class SeatListed:
    """Somebody at a table, with the points so far where everybody knows them."""

    seat: int
    name: str
    sitter: str
    mine: bool
    points: int | None
    deciding: bool
    won: bool


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table as the lobby lists it.

    `kind` is how it stands for whoever looks: `turn` (theirs), `running`, `waiting` (for players) or `over`; `news`
    says so in words, `since` when that began.
    """

    id: str
    title: str
    game: str
    game_id: str
    picture: Markup
    stage: str
    seats: list[SeatListed]
    kind: str
    news: str
    since: str
    moved: float
    mine: bool
    free: int
    clock: str
    can_delete: bool

    @property
    def others(self) -> list[str]:
        """Whoever else is there."""
        return [seat.name for seat in self.seats if not seat.mine and seat.sitter != Sitter.OPEN]

    @property
    def people(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.sitter == Sitter.HUMAN]


def line_of(live: LiveTable, player: str | None, language: str, now: float) -> TableLine:
    """The line of a table for somebody who looks at the lobby."""
    words = table_speaker(language)
    known = _standings(live)
    own = [*live.seats_of(player), *live.away_of(player)]
    kind = _kind(live, player)
    winners = live.match.scores.winners if live.match.over else ()
    sitting = sitters(live.game, live.seats, language)
    return TableLine(
        id=live.table.id,
        title=live.table.title,
        game=game_speaker(live.game, language).text("game-name"),
        game_id=live.game.name,
        picture=lobby_picture(live.game),
        stage=_stage(live, known, words),
        seats=[_seat(live, taken, known, winners, own) for taken in sitting],
        kind=kind,
        news=_news(live, kind, winners, own, sitting, words),
        since=ago(live.moved, now, language),
        moved=live.moved,
        mine=bool(own),
        free=sum(seat.sitter is Sitter.OPEN for seat in live.seats),
        clock=clock_text(live, words),
        can_delete=live.over or not [person for person in live.people() if person != player],
    )


def _kind(live: LiveTable, player: str | None) -> str:
    if live.over:
        return "over"
    if live.waiting:
        return "waiting"
    return "turn" if live.deciding in live.seats_of(player) and not live.paused else "running"


def _standings(live: LiveTable) -> Standings:
    known = live.standings
    if known is None or known.number != live.number:
        view = live.match.view(None)
        known = live.standings = Standings(
            live.number, int(view.get("round", 0)), int(view.get("rounds", 0)), _points(live)
        )
    return known


def _points(live: LiveTable) -> tuple[int | None, ...]:
    if live.match.over:
        return tuple(score.total for score in live.match.scores.seats)
    points = getattr(board_of(live.game), "points", None)
    if points is None or live.outdated:
        return (None,) * len(live.seats)
    view = live.match.view(None)
    return tuple(points(view, seat).amount for seat in range(len(live.seats)))


def _stage(live: LiveTable, known: Standings, words: Speaker) -> str:
    if live.match.over:
        return words.text("table-over")
    if live.stopped:
        return words.text("table-stopped")
    if live.waiting and not live.match.choices:
        return words.text("table-not-begun")
    return words.text("table-round", round=known.round, rounds=known.rounds)


def _seat(live: LiveTable, taken: SeatTaken, known: Standings, winners: tuple[int, ...], own: list[int]) -> SeatListed:
    return SeatListed(
        seat=taken.seat,
        name=taken.name,
        sitter=taken.sitter,
        mine=taken.seat in own,
        points=known.points[taken.seat] if taken.sitter != Sitter.OPEN else None,
        deciding=taken.seat == live.deciding and not live.waiting,
        won=taken.seat in winners,
    )


def _news(
    live: LiveTable, kind: str, winners: tuple[int, ...], own: list[int], sitting: list[SeatTaken], words: Speaker
) -> str:
    if kind == "turn":
        return words.text("your-turn")
    if kind == "waiting":
        return words.text("table-waiting")
    if live.stopped or live.outdated:
        return words.text("result-stopped")
    if live.match.over:
        return _result(winners, own, sitting, words)
    if live.paused:
        return words.text("table-paused")
    assert live.deciding is not None
    return words.text("turn-of", name=sitting[live.deciding].name)


def _result(winners: tuple[int, ...], own: list[int], sitting: list[SeatTaken], words: Speaker) -> str:
    if not winners:
        return words.text("result-nobody")
    if set(winners) & set(own):
        return words.text("result-you", others=len(set(winners) - set(own)))
    names = words.listed([sitting[seat].name for seat in winners])
    return words.text("result-others", names=names, count=len(winners))


def clock_text(live: LiveTable, words: Speaker) -> str:
    """How long everybody may think at a table, in words."""
    settings = live.table.settings
    if settings.match_clock:
        return words.text("clock-match", minutes=settings.match_clock // 60, increment=settings.increment)
    seconds = settings.move_clock
    if seconds:
        return words.text("clock-move", minutes=seconds // 60, hours=seconds // 3600)
    return words.text("clock-none")


def ago(then: float, now: float, language: str) -> str:
    """How long ago something was: a short span, or the date after a week."""
    passed = max(0.0, now - then)
    if passed < 60:
        return table_speaker(language).text("just-now")
    if passed < 7 * _DAY:
        return format_timedelta(
            timedelta(seconds=passed), granularity="minute", threshold=1, format="short", locale=language
        )
    when = datetime.fromtimestamp(then, UTC)
    this_year = when.year == datetime.fromtimestamp(now, UTC).year
    return format_date(when.date(), "d MMM" if this_year else "medium", locale=language)
