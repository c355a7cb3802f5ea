"""What happened in a match: what everybody could expect when, and where points were left.

Every turn is looked at again with what its seat knew then. The turn that was played and the best others are followed
over the same samples of what was unknown. A first look names the better turn; a second one over fresh samples tells how
much better it was, so that luck in the samples does not count as a mistake. A mistake is told where it clearly exceeds
its error. Where all win or lose together, what counts is how near to victory the group comes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from random import Random
from typing import Any

from zataku.bots.turns import WholeTurn, finish, whole_turns
from zataku.bots.turnwise import Comparison, Strength, best_turn
from zataku.bots.values import Values, margin, values_of
from zataku.kernel.game import Game, Settings
from zataku.kernel.judgement import never
from zataku.kernel.match import Match, Perspective, Start
from zataku.kernel.messages import Description, SeatName
from zataku.kernel.options import Option
from zataku.kernel.state import State
from zataku.language import Speaker

#: How turns are looked at again: as a master would. A group has many more turns, which are single actions.
THOROUGH = Strength(width=24, finalists=8, looks=1, narrow=4)
TOGETHER = Strength(width=10, finalists=6, looks=1, narrow=2)
#: Fresh samples of what was unknown, in which turns are judged; half as many choose those that are.
SAMPLES = 18
#: A group needs only one in so many: who plays against nobody depends less on luck.
_FEWER_TOGETHER = 3
#: So many turns are judged beside the one that was played.
_JUDGED = 5
#: Before a turn has begun, what can be expected is the mean of what turns out in so many samples until one begins, when
#: everybody plays by a beam so narrow; and so many chains of choices are played until then, at most.
_SETTLING = 5
_NARROW = 3
_MOST_CHAINS = 24
#: In how many parts a match is worked out where somebody waits for it.
PARTS = 8
#: A difference counts as a mistake if, less so many standard errors, it is still so many points.
_ERRORS = 2.0
_LEAST = 1.0
#: For a group they are hundredths of a victory, of which a single action brings few.
_LEAST_TOGETHER = 0.25
#: Points by category below this are not worth a word.
_WORD = 0.5
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
    `lost` points, give or take `error`, were left by `played` as against `better`: `own` of them in what the seat
    itself can expect, the others in what the best rival can; from `least` on they are a mistake. `parts` tells by
    category what the better turn had brought more by the seat's next turn. `lines` are all turns that were judged, the
    best first.
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
    own: float = 0.0
    least: float = _LEAST
    better: tuple[str, ...] = ()
    parts: Mapping[str, float] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()

    @property
    def mistake(self) -> bool:
        """Were points left here, as far as can be told?"""
        return bool(self.better) and self.lost - _ERRORS * self.error >= self.least

    @property
    def later(self) -> float:
        """What of the own points the better turn brings after the seat's next turn."""
        return self.own - sum(self.parts.values())


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match, moment by moment; `together` if all of them win or lose it."""

    game: str
    players: int
    moments: tuple[Moment, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    together: bool = False

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
            "together": self.together,
            "totals": list(self.totals),
            "winners": list(self.winners),
            "moments": [asdict(moment) | {"mistake": moment.mistake} for moment in self.moments],
            "seats": [
                {"seat": seat, "left": round(self.left(seat), 2), "by_category": dict(self.by_category(seat))}
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
    values = values_of(game)
    # Where a turn takes long to think about, fewer samples must do.
    looking = _Looking(values, max(2, round(samples * min(1.0, values.judgement.effort_at(match.state)))))
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
    winners = scores.winners if scores else ()
    return Analysis(game.name, players, tuple(moments), totals, winners, game.shared(match.state))


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
        known = self._judgement.features
        # What everybody could expect is told as the seat saw it that was to decide.
        positions = self._settled(perspective, at)
        expected, spread, chances = (
            tuple(round(sum(each) / len(positions), 4) for each in zip(*told, strict=True))
            for told in zip(*(self._reckoned(position, perspective.seats) for position in positions), strict=True)
        )
        progress = 0.0 if known is None else known.progress(start)
        codes = tuple(option.code for option in played)
        moment = Moment(at, start.seat, progress, expected, spread, chances, codes)
        if perspective.shared:
            moment = replace(moment, least=_LEAST_TOGETHER)
        if not compare or len(self._judgement.candidates(perspective.position)) < 2:
            return moment
        return self._compared(perspective, moment, tuple(played))

    def _settled(self, perspective: Perspective, at: int) -> list[State]:
        """Positions by which to tell what can be expected: values are made for where turns begin, so what comes before
        that is played in several samples."""
        begins = self._judgement.turn.begins
        position = perspective.position
        if begins is never or begins(position):
            return [position]
        rng = Random(f"settling-{at}")
        positions = []
        for _ in range(_SETTLING):
            state = perspective.sample(rng)
            for _ in range(_MOST_CHAINS):
                if state.over or begins(state):
                    break
                state = best_turn(self._values, state, _NARROW, rng)
            positions.append(state)
        return positions

    def _reckoned(self, position: State, seats: int) -> tuple[list[float], list[float], list[float]]:
        """Of every seat: the points to expect, how far the final score may lie from them, and the chance to win."""
        values = self._values
        return (
            [values.expected(position, seat) for seat in range(seats)],
            [values.spread(position, seat) for seat in range(seats)],
            values.chances(position, seats),
        )

    def _compared(self, perspective: Perspective, moment: Moment, played: tuple[Option, ...]) -> Moment:
        """The moment with what the best other turn would have brought."""
        rng = Random(f"analysis-{moment.at}")
        compared, comparing = self._turns(perspective, played, rng)
        if len(compared) == 1:
            return moment
        samples = max(2, self._samples // _FEWER_TOGETHER) if perspective.shared else self._samples
        first = [self._leads(perspective, comparing, compared, rng)[0] for _ in range(max(2, samples // 2))]
        ordered = sorted(range(1, len(compared)), key=lambda number: -sum(leads[number] for leads in first))
        judged = [compared[number] for number in (0, *ordered[:_JUDGED])]
        looks = [self._leads(perspective, comparing, judged, rng) for _ in range(samples)]
        lines = [_line(turn, [leads[n] - leads[0] for leads, _ in looks]) for n, turn in enumerate(judged)]
        moment = replace(moment, lines=tuple(sorted(lines, key=lambda line: -line.gain)))
        if sum(leads[ordered[0]] - leads[0] for leads in first) <= 0.0:
            return moment
        seat = perspective.seat
        own = _mean([self._values.standing(ends[1], perspective.seats)[seat] for _, ends in looks]) - _mean(
            [self._values.standing(ends[0], perspective.seats)[seat] for _, ends in looks]
        )
        return replace(
            moment,
            lost=lines[1].gain,
            error=lines[1].error,
            own=round(own, 2),
            better=lines[1].codes,
            parts=self._brought([(ends[0], ends[1]) for _, ends in looks], seat),
        )

    def _turns(
        self, perspective: Perspective, played: tuple[Option, ...], rng: Random
    ) -> tuple[list[WholeTurn], Comparison]:
        """The turn that was played, and the best others that lead elsewhere."""
        judgement = self._judgement
        start = perspective.sample(rng)
        strength = TOGETHER if perspective.shared else THOROUGH
        comparing = Comparison(perspective, self._values, strength, rng)
        own = WholeTurn(played, start.clone())
        for option in played:
            if own.state.over or option not in own.state.offer:
                break
            own.state.apply(option)
        finish(judgement, start, own.state, rng)
        comparing.enter(own)
        turns = whole_turns(judgement, start, strength.width, rng)
        worth = [self._values.worth(turn.state, perspective.seat) for turn in turns]
        ranked = [turns[number] for number in sorted(range(len(turns)), key=lambda number: -worth[number])]
        for turn in _unlike(ranked, strength.finalists):
            comparing.enter(turn)
        return [finalist.turn for finalist in comparing.finalists], comparing

    def _leads(
        self, perspective: Perspective, comparing: Comparison, turns: Sequence[WholeTurn], rng: Random
    ) -> tuple[list[float], list[State]]:
        """What each of the turns leads to in one more sample, and where it does."""
        base = perspective.sample(rng)
        ends = [comparing.end_of(turn, base) for turn in turns]
        standings = [self._values.standing(end, perspective.seats) for end in ends]
        seat = perspective.seat
        return [standing[seat] if perspective.shared else margin(standing, seat) for standing in standings], ends

    def _brought(self, ends: Sequence[tuple[State, State]], seat: int) -> dict[str, float]:
        """What the better turn had brought more than the played one, by category."""
        parts = [(self._parts(played, seat), self._parts(better, seat)) for played, better in ends]
        brought = {
            part: round(_mean([better.get(part, 0.0) - played.get(part, 0.0) for played, better in parts]), 2)
            for part in dict.fromkeys(part for pair in parts for each in pair for part in each)
        }
        return {part: points for part, points in brought.items() if points}

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
    gain = _mean(gains)
    error = sqrt(sum((each - gain) ** 2 for each in gains) / max(1, len(gains) - 1) / len(gains))
    return Line(tuple(option.code for option in turn.path), round(gain, 2), round(error, 2))


def in_points(points: float) -> str:
    """How many points were left, as people say it: small numbers with a decimal."""
    return f"{points:.0f}" if points >= 1.0 else f"{points:.1f}"


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


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


def reason(moment: Moment, speaker: Speaker, together: bool) -> str:
    """Why the better turn is better: for whom, and in which points."""
    rival = moment.lost - moment.own
    if together:
        id = "analyse-worth-together"
    elif rival >= _WORD:
        id = _worth_to_both(moment.own)
    else:
        id = "analyse-worth-though" if rival <= -_WORD else "analyse-worth"
    said = speaker.text(id, points=f"{moment.lost:.1f}", own=f"{abs(moment.own):.1f}", rival=f"{abs(rival):.1f}")
    named = sorted(((speaker.text(f"part-{part}"), points) for part, points in moment.parts.items()), key=_by_points)
    brought = [f"{name} {_more(points)}" for name, points in named if abs(points) >= _WORD]
    if not brought:
        # All of it comes later: that needs no list.
        return said
    told = [said, speaker.text("analyse-why", parts=", ".join(brought))]
    if abs(moment.later) >= _WORD:
        told.append(speaker.text("analyse-later", points=_more(moment.later)))
    return " ".join(told)


def _worth_to_both(own: float) -> str:
    """How to say that a turn leaves the best rival fewer points, and the seat itself so many more."""
    if own >= _WORD:
        return "analyse-worth-both"
    return "analyse-worth-at-a-price" if own <= -_WORD else "analyse-worth-rival"


def _more(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")


def _by_points(part: tuple[str, float]) -> float:
    return -part[1]


def learnt(found: Analysis, seat: int, speaker: Speaker) -> str:
    """What a seat may learn from the match, in one or two sentences."""
    mistakes = found.mistakes(seat)
    if not mistakes:
        return speaker.text("analyse-nothing-left", seat=SeatName(seat))
    id = "analyse-summary-together" if found.together else "analyse-summary"
    said = speaker.text(id, seat=SeatName(seat), points=f"{found.left(seat):.0f}", count=len(mistakes))
    most = [
        speaker.text("analyse-category", part=speaker.text(f"part-{part}"), points=f"{points:.0f}")
        for part, points in found.by_category(seat)[:3]
        if points >= 1.0
    ]
    return f"{said} {speaker.text('analyse-where', parts=speaker.listed(most))}" if most else said
