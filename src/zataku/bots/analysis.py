"""What happened in a match: what everybody could expect when, and where points were left.

Every turn is looked at again with what its seat knew then. The turn that was played and the best others are followed
over the same samples of what was unknown. One half of the samples names the better turn, the other half tells how much
better it was, so that luck in the samples does not count as a mistake. A mistake is told where it exceeds its error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from random import Random
from typing import Any

from zataku.bots.turns import WholeTurn, finish, whole_turns
from zataku.bots.turnwise import Comparison, Strength
from zataku.bots.values import Values, margin, values_of
from zataku.kernel.game import Game, Settings
from zataku.kernel.match import Match, Perspective, Start
from zataku.kernel.messages import Description, SeatName
from zataku.kernel.options import Option
from zataku.kernel.state import State
from zataku.language import Speaker

#: How turns are looked at again: as a master would.
THOROUGH = Strength(width=20, finalists=5, looks=1, narrow=3)
#: Samples of what was unknown, for each turn compared; one half chooses, the other judges.
SAMPLES = 14
#: In how many parts a match is worked out where somebody waits for it.
PARTS = 8
#: A difference counts as a mistake above so many standard errors, and above so many points.
_ERRORS = 2.0
_LEAST = 0.75
#: So many choices are how a turn begins.
_BEGINNING = 2
#: By how much a chance to win must change at a turning point, and how many are told.
_TURNING = 0.12
_MOST_TURNING = 3


@dataclass(frozen=True, slots=True)
class Line:
    """A turn that could have been played, and how many points more than the played one it leads to, give or take."""

    codes: tuple[str, ...]
    gain: float
    error: float


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn of the match, or what was left of one after something had been revealed.

    `at` is the number of choices made before. `expected`, `spread` and `chances` are of every seat, before the turn.
    `lost` points, give or take `error`, were left by `played` as against `better`; `parts` tells by category what the
    better turn had brought more by the seat's next turn. `lines` are all turns that were compared, the best first.
    """

    at: int
    seat: int
    progress: float
    expected: tuple[float, ...]
    spread: tuple[float, ...]
    chances: tuple[float, ...]
    played: tuple[str, ...]
    lost: float = 0.0
    error: float = 0.0
    better: tuple[str, ...] = ()
    parts: Mapping[str, float] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()

    @property
    def mistake(self) -> bool:
        """Were points left here, as far as can be told?"""
        return bool(self.better) and self.lost > max(_LEAST, _ERRORS * self.error)


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match, moment by moment."""

    game: str
    players: int
    moments: tuple[Moment, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    def mistakes(self, seat: int) -> list[Moment]:
        """Where a seat left points, the largest first."""
        return sorted((m for m in self.moments if m.seat == seat and m.mistake), key=lambda m: -m.lost)

    def left(self, seat: int) -> float:
        """How many points a seat left in all."""
        return sum(moment.lost for moment in self.mistakes(seat))

    def by_category(self, seat: int) -> list[tuple[str, float]]:
        """In which categories the points lay that the seat left, the most first: each mistake counts where its better
        turn had brought more."""
        sums: dict[str, float] = {}
        for moment in self.mistakes(seat):
            more = {part: points for part, points in moment.parts.items() if points > 0}
            for part, points in more.items():
                sums[part] = sums.get(part, 0.0) + moment.lost * points / sum(more.values())
        return sorted(((part, points) for part, points in sums.items() if points >= 0.5), key=lambda each: -each[1])

    def turning_points(self) -> list[tuple[Moment, int, float]]:
        """Where the chance to win changed most: the moment, whose it was, and by how much. In the order of play."""
        found: list[tuple[Moment, int, float]] = []
        for moment, after in zip(self.moments, self.moments[1:], strict=False):
            changes = [b - a for a, b in zip(moment.chances, after.chances, strict=True)]
            seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
            if abs(changes[seat]) >= _TURNING:
                found.append((moment, seat, changes[seat]))
        largest = sorted(found, key=lambda each: -abs(each[2]))[:_MOST_TURNING]
        return sorted(largest, key=lambda each: each[0].at)

    def plain(self) -> dict[str, Any]:
        """The analysis as JSON-able data."""
        return {
            "game": self.game,
            "players": self.players,
            "totals": list(self.totals),
            "winners": list(self.winners),
            "moments": [asdict(moment) | {"mistake": moment.mistake} for moment in self.moments],
            "seats": [
                {"seat": seat, "left": self.left(seat), "by_category": dict(self.by_category(seat))}
                for seat in range(len(self.totals))
            ],
            "turning_points": [
                {"at": moment.at, "seat": seat, "change": change} for moment, seat, change in self.turning_points()
            ],
        }


def analyse(
    game: Game,
    players: int,
    seed: str,
    options: Settings,
    choices: Sequence[str],
    progress: Callable[[int, int], None] | None = None,
    samples: int = SAMPLES,
    part: tuple[int, int] = (0, 1),
    start: Start | None = None,
) -> Analysis:
    """Look through a match; `progress` is told how many of its choices have been looked at.

    With `part` (which, of how many) only some of the moments are compared with better turns, so that the parts can be
    worked out one by one; `joined` makes one of them.
    """
    which, of = part
    match = Match(game, players, seed, options, start)
    looking = _Looking(values_of(game), samples)
    moments: list[Moment] = []
    at = 0
    while at < len(choices) and not match.over:
        before = match.state.clone()
        perspective = match.perspective(before.seat)
        played: list[Option] = []
        while at < len(choices) and not match.over:
            option = match.offered(choices[at])
            played.append(option)
            match.choose(option)
            at += 1
            if match.over or looking.turn_over(before, match.state):
                break
        compare = len(moments) % of == which
        moments.append(looking.look(perspective, before, at - len(played), played, compare))
        if progress is not None:
            progress(at, len(choices))
    scores = match.scores if match.over else None
    totals = tuple(score.total for score in scores.seats) if scores else ()
    return Analysis(game.name, players, tuple(moments), totals, scores.winners if scores else ())


def joined(parts: Sequence[Analysis]) -> Analysis:
    """The whole analysis, from all of its parts or from the first few."""
    count = len(parts)
    first = parts[0]
    moments = tuple(
        parts[number % PARTS].moments[number] if number % PARTS < count else moment
        for number, moment in enumerate(first.moments)
    )
    return replace(first, moments=moments)


class _Looking:
    """Looks at moments with one game's values."""

    def __init__(self, values: Values, samples: int) -> None:
        self._values = values
        self._judgement = values.judgement
        self._samples = samples

    def turn_over(self, start: State, state: State) -> bool:
        """Is a new decision to be made: in another turn, or after something was revealed?"""
        return state.reveals != start.reveals or self._judgement.turn.ended(start, state)

    def look(self, perspective: Perspective, start: State, at: int, played: Sequence[Option], compare: bool) -> Moment:
        """The moment, compared with better turns if wanted."""
        values, seats = self._values, perspective.seats
        known = self._judgement.features
        # What everybody could expect is told as the seat saw it that was to decide.
        position = perspective.position
        moment = Moment(
            at,
            start.seat,
            0.0 if known is None else known.progress(start),
            tuple(round(values.expected(position, seat), 2) for seat in range(seats)),
            tuple(round(values.spread(position, seat), 2) for seat in range(seats)),
            tuple(round(chance, 4) for chance in values.chances(position, seats)),
            tuple(option.code for option in played),
        )
        if not compare or perspective.shared or len(self._judgement.candidates(position)) < 2:
            return moment
        return self._compared(perspective, moment, tuple(played))

    def _compared(self, perspective: Perspective, moment: Moment, played: tuple[Option, ...]) -> Moment:
        """The moment with what the best other turn would have brought."""
        rng = Random(f"analysis-{moment.at}")
        judgement = self._judgement
        seat = perspective.seat
        start = perspective.sample(rng)
        comparing = Comparison(perspective, self._values, THOROUGH, rng)
        own = WholeTurn(played, start.clone())
        for option in played:
            if own.state.over or option not in own.state.offer:
                break
            own.state.apply(option)
        finish(judgement, start, own.state, rng)
        comparing.enter(own)
        turns = whole_turns(judgement, start, THOROUGH.width, rng)
        worth = [self._values.worth(turn.state, seat) for turn in turns]
        ranked = [turns[number] for number in sorted(range(len(turns)), key=lambda number: -worth[number])]
        for turn in _unlike(ranked, THOROUGH.finalists):
            comparing.enter(turn)
        compared = [finalist.turn for finalist in comparing.finalists]
        if len(compared) == 1:
            return moment
        seen: list[list[float]] = []
        parts: list[list[Mapping[str, float]]] = []
        for _ in range(self._samples):
            base = perspective.sample(rng)
            ends = [comparing.end_of(turn, base) for turn in compared]
            seen.append([margin(self._values.standing(end, perspective.seats), seat) for end in ends])
            parts.append([self._parts(end, seat) for end in ends])
        choosing, judging = seen[::2], seen[1::2]
        best = max(range(len(compared)), key=lambda number: sum(row[number] for row in choosing))
        lines = [_line(turn, [row[number] - row[0] for row in judging]) for number, turn in enumerate(compared)]
        moment = replace(moment, lines=tuple(sorted(lines, key=lambda line: -line.gain)))
        if not best:
            return moment
        brought = {
            part: round(sum(row[best].get(part, 0.0) - row[0].get(part, 0.0) for row in parts) / len(parts), 2)
            for part in parts[0][0]
        }
        return replace(
            moment,
            lost=lines[best].gain,
            error=lines[best].error,
            better=lines[best].codes,
            parts={part: points for part, points in brought.items() if points},
        )

    def _parts(self, state: State, seat: int) -> Mapping[str, float]:
        tell = self._judgement.parts
        if tell is not None and not state.over:
            return tell(state, seat)
        return self._values.game.scores(state)[seat].parts


def _unlike(ranked: Sequence[WholeTurn], most: int) -> list[WholeTurn]:
    """The two best turns, and the best of those that begin otherwise: whoever learns wants to compare what differs."""
    chosen = list(ranked[:2])
    begun = {turn.path[:_BEGINNING] for turn in chosen}
    for turn in ranked[2:]:
        if len(chosen) == most:
            break
        if turn.path[:_BEGINNING] not in begun:
            begun.add(turn.path[:_BEGINNING])
            chosen.append(turn)
    return chosen


def _line(turn: WholeTurn, gains: Sequence[float]) -> Line:
    """A turn that was compared, by what it led to in samples that did not choose it."""
    gain = sum(gains) / len(gains)
    error = sqrt(sum((each - gain) ** 2 for each in gains) / max(1, len(gains) - 1) / len(gains))
    return Line(tuple(option.code for option in turn.path), round(gain, 2), round(error, 2))


def steps(match: Match, codes: Sequence[str]) -> list[Description]:
    """What the choices of a turn mean, told one after the other from this position on; up to anything unknown."""
    state = match.state.sample(match.state.seat, Random(0))
    told: list[Description] = []
    for code in codes:
        option = next((each for each in state.offer if each.code == code), None)
        if option is None or state.asking is None:
            break
        told.append(state.describe_anytime(option) if option.anytime else state.asking.describe(state, option))
        state.apply(option)
    return told


def learnt(found: Analysis, seat: int, speaker: Speaker) -> str:
    """What a seat may learn from the match, in one or two sentences."""
    mistakes = found.mistakes(seat)
    if not mistakes:
        return speaker.text("analyse-nothing-left", seat=SeatName(seat))
    said = speaker.text("analyse-summary", seat=SeatName(seat), points=f"{found.left(seat):.0f}", count=len(mistakes))
    most = [
        speaker.text("analyse-category", part=speaker.text(f"part-{part}"), points=f"{points:.0f}")
        for part, points in found.by_category(seat)[:3]
        if points >= 1.0
    ]
    return f"{said} {speaker.text('analyse-where', parts=speaker.listed(most))}" if most else said
