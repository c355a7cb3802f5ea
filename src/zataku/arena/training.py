"""Learning by playing: bots play themselves, a value is fitted to how it ended, and it is kept if it plays better.

A generation is a folder: the matches played (records with their trials, one a line), the values fitted to all matches
so far, and the gate, in which the new values play the old ones for the same deals until a sequential test has seen
enough. Everything is written as it happens, so that a training that was stopped goes on where it was.

Who learns plays fast and tries things, so a training tells well which position is better, but expects too little. At
the end the best values can play some matches as a strong level does: these tell what to expect, and change no order.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from math import log
from pathlib import Path
from random import Random
from typing import Any

import zataku
from zataku.bots.levels import LEVELS
from zataku.bots.turnwise import Strength, TurnBot
from zataku.bots.values import FOLDER, FittedValue, Values, race
from zataku.kernel.game import Game, Scores, Setting
from zataku.kernel.judgement import judgement_of
from zataku.kernel.match import Match

from .crew import Crew
from .fitting import Row, fit
from .trials import TURNS, Trial, trials_of

#: How the bots play that learn: fast, and not always the same.
LEARNING = Strength(width=12, samples=1, temperature=0.6)
#: How they play when it counts.
TESTED = Strength(width=12, samples=1)
#: The same alone, where a printed opponent's luck would hide what is better: its turns are sampled more often.
TESTED_ALONE = Strength(width=12, samples=4)
#: The folder with values that play as the game does without them, but tell what can be expected.
PLAIN = "plain"
#: The folder with the values to begin with, and that with matches of a strong level and what they tell to expect.
START = "start"
EXPECTED = "expected"
#: To begin with the game's own evaluation.
BY_HAND = "hand"
#: What a better value must win more than its share, for the sequential test, and how sure it must be.
GAIN = 0.1
#: The same for who plays alone: there two matches are compared that never met, and small steps count.
GAIN_ALONE = 0.05
MISTAKE = 0.05
#: Between the command that made the weights of a value and the one that told what to expect.
_THEN = "; then "

#: Values as their files have them: the kind of seat, and the text.
Written = tuple[tuple[str, str], ...]
#: Told what is being done, how far it is, and how much there is to do.
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learnt: a game, for how many players and with which options (taken in turn)."""

    game: str
    players: int
    options: tuple[Mapping[str, Setting], ...]
    folder: Path
    matches: int
    deals: int
    crew: Crew
    command: str
    #: Turns of a match at which others are tried.
    tried: int = TURNS
    #: The kind of seat with whose value everybody begins, or `BY_HAND`; None: with those that the game has.
    start: str | None = None
    #: The level at which new values are tested, None: fast, without a look ahead.
    tested: str | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the gate of a generation ended."""

    generation: int
    accepted: bool
    deals: int
    share: float
    fair: float
    error: Mapping[str, float]

    def plain(self) -> dict[str, Any]:
        """The verdict as JSON-able data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A match to be played for learning, by these values (None: by hand)."""

    game: str
    players: int
    options: Mapping[str, Setting]
    seed: str
    values: Written | None
    tried: int
    strength: Strength = LEARNING


@dataclass(frozen=True, slots=True)
class Duel:
    """A deal played by new values in each seat in turn, against old ones in all others."""

    game: str
    players: int
    options: Mapping[str, Setting]
    seed: str
    new: Written | None
    old: Written | None
    strength: Strength = TESTED


def lessons_of(game: Game, players: int, chosen: Mapping[str, Setting]) -> tuple[Mapping[str, Setting], ...]:
    """The options with which to learn, in turn: all levels of a printed opponent, if none was chosen."""
    levels = [option for option in game.options if option.name not in chosen and option.players == (players,)]
    if not levels or players not in game.automas:
        return (chosen,)
    return tuple({**chosen, levels[0].name: value} for value in levels[0].values)


def train(course: Course, generations: int, progress: Progress) -> Iterator[Verdict]:
    """Train until there are so many generations; those that were finished before are not done again."""
    for number in range(1, generations + 1):
        folder = _generation(course, number)
        if not (folder / "verdict.json").exists():
            folder.mkdir(parents=True, exist_ok=True)
            champion = champion_of(course, number)
            _play(course, number, champion, progress)
            errors = _fit(course, number, champion, progress)
            verdict = _gate(course, number, champion, errors, progress)
            (folder / "verdict.json").write_text(json.dumps(verdict.plain()), encoding="utf-8")
        yield _read_verdict(folder)


def champion_of(course: Course, before: int) -> str | None:
    """The folder of the best values before a generation: the last that were accepted, else those of the game.

    Those of the game may be meant for another number of players: they are what judges as long as there are no others.
    """
    for number in range(before - 1, 0, -1):
        folder = _generation(course, number)
        if (folder / "verdict.json").exists() and _read_verdict(folder).accepted:
            return str(folder / "values")
    if course.start == BY_HAND:
        return None
    if course.start is not None:
        return str(_start(course, course.start))
    own = _own(course)
    instead = _instead(course.game)
    kinds = [kind for other, kind in instead.items() if other.startswith(str(course.players))]
    known = _has_own(course) or any((own / f"{kind}.json").exists() for kind in kinds)
    return str(own) if known else None


def _own(course: Course) -> Path:
    return zataku.game(course.game).folder / FOLDER


def _has_own(course: Course) -> bool:
    """Does the game have values for this number of players?"""
    return any(_own(course).glob(f"{course.players}*.json"))


def _instead(game: str) -> Mapping[str, str]:
    known = judgement_of(zataku.game(game)).features
    return {} if known is None else known.instead


def _start(course: Course, kind: str) -> Path:
    """A folder in which every kind of seat has the value of one kind, as the game had it when the training began."""
    folder = _learnt(course) / f"{START}-{kind}"
    if not folder.exists():
        game = zataku.game(course.game)
        text = (game.folder / FOLDER / f"{kind}.json").read_text(encoding="utf-8")
        folder.mkdir(parents=True)
        for each in _kinds(course):
            (folder / f"{each}.json").write_text(text, encoding="utf-8")
    return folder


def _kinds(course: Course) -> set[str]:
    """The kinds of those who decide."""
    game = zataku.game(course.game)
    known = judgement_of(game).features
    state = zataku.new_match(game.name, players=course.players, seed="kinds", options=course.options[0]).state
    return {known.kind(state, seat) for seat in range(course.players)} if known is not None else set()


def expect(course: Course, generations: int, level: str, matches: int, progress: Progress) -> None:
    """Let the best values play as this level does, and fit what to expect to these matches; their weights stay."""
    folder = _learnt(course) / f"{EXPECTED}-{generations:03}"
    best = _best(course, generations)
    folder.mkdir(parents=True, exist_ok=True)
    _collect(course, folder / "matches.jsonl", f"expect-{generations}", str(best), LEVELS[level], matches, progress)
    rows: dict[str, list[Row]] = defaultdict(list)
    records = [json.loads(line) for line in _lines(folder / "matches.jsonl")]
    for at, record in enumerate(records):
        for kind, row in rows_of(zataku.game(course.game), record, at):
            rows[kind].append(row)
    (folder / "values").mkdir(exist_ok=True)
    for kind, found in sorted(rows.items()):
        weights = _weights(course.game, str(best), kind, len(found[0].features))
        about = _about(course, kind, generations, len(records))
        if not generations:
            about["command"] = _command_before(best / f"{kind}.json") + course.command
        data = about | fit(found, (), weights)
        (folder / "values" / f"{kind}.json").write_text(json.dumps(data) + "\n", encoding="utf-8")


def _command_before(file: Path) -> str:
    """What made the weights that stay, where nothing was learnt but what to expect."""
    if not file.exists():
        return ""
    command: str = json.loads(file.read_text(encoding="utf-8"))["command"]
    return command.partition(_THEN)[0] + _THEN


def _best(course: Course, generations: int) -> Path:
    """The best values of a training; if none was better, those that at least tell what to expect."""
    champion = champion_of(course, generations + 1)
    best = Path(champion) if champion is not None else None
    if best is None or (best == _own(course) and not _has_own(course)):
        return _generation(course, generations) / PLAIN
    return best


def install(course: Course, generations: int) -> list[Path]:
    """Put the best values into the game's own folder, with what matches of a strong level told to expect."""
    own = _own(course)
    expected = _learnt(course) / f"{EXPECTED}-{generations:03}" / "values"
    best = expected if expected.exists() else _best(course, generations)
    if best == own:
        return []
    own.mkdir(parents=True, exist_ok=True)
    written = []
    for file in sorted(best.glob("*.json")):
        (own / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
        written.append(own / file.name)
    return written


def _learnt(course: Course) -> Path:
    return course.folder / f"{course.game}-{course.players}"


def _generation(course: Course, number: int) -> Path:
    return _learnt(course) / f"generation-{number:03}"


# Playing


def _play(course: Course, number: int, champion: str | None, progress: Progress) -> None:
    """Play the matches of a generation."""
    file = _generation(course, number) / "matches.jsonl"
    _collect(course, file, f"learn-{number}", champion, LEARNING, course.matches, progress)


def _collect(
    course: Course, file: Path, seed: str, folder: str | None, strength: Strength, matches: int, progress: Progress
) -> None:
    """Play so many matches with the values of a folder, those that are missing; trials only where one learns."""
    played = len(_lines(file))
    values = _written(folder)
    tried = course.tried if strength is LEARNING else 0
    lessons = [
        Lesson(
            course.game,
            course.players,
            course.options[n % len(course.options)],
            f"{seed}-{n}",
            values,
            tried,
            strength,
        )
        for n in range(played, matches)
    ]
    with file.open("a", encoding="utf-8") as kept:
        for record in course.crew.each(_learn, lessons):
            kept.write(json.dumps(record) + "\n")
            kept.flush()
            played += 1
            progress("play", played, matches)


def _learn(lesson: Lesson) -> dict[str, Any]:
    """A match that the values play, as a record, with trials of turns that could have been played instead."""
    match = zataku.new_match(lesson.game, players=lesson.players, seed=lesson.seed, options=lesson.options)
    values = _values(lesson.game, lesson.values)
    bots = [TurnBot(lesson.strength, Random(f"{lesson.seed}-{seat}"), values) for seat in range(lesson.players)]
    rng = Random(f"{lesson.seed}-trials")
    starts = []
    while not match.over:
        seat = match.state.seat
        perspective = match.perspective(seat)
        if values.judgement.turn.begins(match.state):
            starts.append(perspective.sample(rng))
        match.choose(bots[seat].choose(perspective))
    trials = trials_of(values, lesson.players, rng.sample(starts, min(lesson.tried, len(starts))), rng)
    return match.record() | {"trials": [_shortened(trial) for trial in trials]}


def _shortened(trial: Trial) -> list[Any]:
    """A trial for its line: four decimals are more than the values know."""
    features, *later = [[round(number, 4) for number in had] for had in (trial.features, *trial.later)]
    return [trial.turn, trial.kind, features, trial.total, *later]


def _written(folder: str | None) -> Written | None:
    """The values in a folder as they are written there: whoever plays with them may be on another machine."""
    if folder is None:
        return None
    return tuple((file.stem, file.read_text(encoding="utf-8")) for file in sorted(Path(folder).glob("*.json")))


@cache
def _values(game: str, written: Written | None) -> Values:
    return Values(zataku.game(game), {kind: FittedValue(json.loads(text)) for kind, text in written or ()})


# Fitting


def _fit(course: Course, number: int, champion: str | None, progress: Progress) -> dict[str, float]:
    """Fit a value for each kind of seat to all matches so far."""
    game = zataku.game(course.game)
    rows: dict[str, list[Row]] = defaultdict(list)
    trials: dict[str, list[Trial]] = defaultdict(list)
    turns = 0
    records = [line for n in range(1, number + 1) for line in _lines(_generation(course, n) / "matches.jsonl")]
    for at, line in enumerate(records):
        record = json.loads(line)
        for kind, row in rows_of(game, record, at):
            rows[kind].append(row)
        for turn, kind, features, total, *later in record["trials"]:
            trials[kind].append(Trial(turns + turn, kind, features, total, later))
        turns += course.tried
        progress("replay", at + 1, len(records))
    errors: dict[str, float] = {}
    for at, (kind, found) in enumerate(sorted(rows.items())):
        about = _about(course, kind, number, len(records))
        for name, tried in (("values", trials[kind]), (PLAIN, [])):
            judging = champion if tried else str(_own(course))
            data = fit(found, tried, _weights(course.game, judging, kind, len(found[0].features)))
            folder = _generation(course, number) / name
            folder.mkdir(exist_ok=True)
            (folder / f"{kind}.json").write_text(json.dumps(about | data) + "\n", encoding="utf-8")
            if tried:
                errors[kind] = data["error"]
        progress("fit", at + 1, len(rows))
    return errors


def _about(course: Course, kind: str, generation: int, matches: int) -> dict[str, Any]:
    """What a file of values tells about itself."""
    return {
        "game": course.game,
        "version": zataku.game(course.game).version,
        "kind": kind,
        "command": course.command,
        "generation": generation,
        "matches": matches,
    }


def _weights(game: str, folder: str | None, kind: str, size: int) -> list[float] | None:
    """The weights of the value that judges seats of a kind, None where there is none; features new since count 0."""
    kinds = (kind, _instead(game).get(kind, kind))
    files = [] if folder is None else [Path(folder) / f"{name}.json" for name in kinds]
    file = next((file for file in files if file.exists()), None)
    if file is None:
        return None
    weights: list[float] = json.loads(file.read_text(encoding="utf-8"))["linear"]
    return weights + [0.0] * (size - len(weights)) if len(weights) <= size else None


def rows_of(game: Game, record: Mapping[str, Any], number: int) -> list[tuple[str, Row]]:
    """What every seat had where a turn began, with what it ended with."""
    judgement = judgement_of(game)
    known = judgement.features
    if known is None:
        raise ValueError(f"{game.name} has no features to learn from")
    match = Match(game, record["players"], record["seed"], record["options"])
    seen: list[tuple[str, int, float, list[float], bool]] = []
    for code in record["choices"]:
        state = match.state
        if judgement.turn.begins(state):
            progress = known.progress(state)
            seen.extend(
                (known.kind(state, seat), seat, progress, known.of(state, seat), state.seat == seat)
                for seat in range(match.seats)
            )
        match.choose(code)
    totals = [score.total for score in match.scores.seats]
    return [
        (kind, Row(number, progress, values, totals[seat], moving)) for kind, seat, progress, values, moving in seen
    ]


# The gate


def _gate(
    course: Course, number: int, champion: str | None, errors: Mapping[str, float], progress: Progress
) -> Verdict:
    """New values against old ones, for the same deals, until a sequential test has seen enough."""
    folder = _generation(course, number)
    file = folder / "gate.jsonl"
    shares = [float(line) for line in _lines(file)]
    fair = 1.0 / course.players if course.players > 1 else 0.5
    gain = GAIN if course.players > 1 else GAIN_ALONE
    new, old = _written(str(folder / "values")), _written(champion)
    fast = TESTED if course.players > 1 else TESTED_ALONE
    strength = fast if course.tested is None else LEVELS[course.tested]
    duels = [
        Duel(
            course.game,
            course.players,
            course.options[n % len(course.options)],
            f"gate-{number}-{n}",
            new,
            old,
            strength,
        )
        for n in range(len(shares), course.deals)
    ]
    decided = decide(shares, fair, gain)
    with file.open("a", encoding="utf-8") as kept:
        for share in course.crew.each(_duel, duels if decided is None else []):
            shares.append(share)
            kept.write(f"{share}\n")
            kept.flush()
            progress("gate", len(shares), course.deals)
            decided = decide(shares, fair, gain)
            if decided is not None:
                break
    return Verdict(number, bool(decided), len(shares), sum(shares) / max(1, len(shares)), fair, errors)


def decide(shares: Sequence[float], fair: float, gain: float = GAIN) -> bool | None:
    """Wald's sequential test: is what was won fair, or better by `gain`? None: go on playing."""
    count = len(shares)
    if count < 8:
        return None
    mean = sum(shares) / count
    variance = max(0.02, sum((share - mean) ** 2 for share in shares) / count)
    evidence = count * gain * (2.0 * mean - 2.0 * fair - gain) / (2.0 * variance)
    bound = log((1.0 - MISTAKE) / MISTAKE)
    return True if evidence >= bound else False if evidence <= -bound else None


def _duel(duel: Duel) -> float:
    """What share of the deal's matches the new values won; alone, how much better they did than the old ones.

    Who is alone has a lead over the printed opponent, or is behind it: that tells more than who won. The two leads are
    taken as those of two who meet: what counts is the chance of the new values in such a race, which is the more open
    the farther scores lie apart in this game (else luck alone would decide it).
    """
    if duel.players == 1:
        leads = [float(_lead(_scores(duel, 0, values, values))) for values in (duel.new, duel.old)]
        return race(leads, _spread(duel))[0]
    return sum(_won(_scores(duel, seat, duel.new, duel.old), seat) for seat in range(duel.players)) / duel.players


def _spread(duel: Duel) -> float:
    """How far the final score of who plays a deal may lie from what the new values expect at its start."""
    match = zataku.new_match(duel.game, players=duel.players, seed=duel.seed, options=duel.options)
    return _values(duel.game, duel.new).spread(match.state, 0)


def _lead(scores: Scores) -> int:
    """The points of who plays alone, less those of a printed opponent."""
    return scores[0].total - max((score.total for score in scores.seats[1:]), default=0)


def _won(scores: Scores, seat: int) -> float:
    return 1.0 / len(scores.winners) if seat in scores.winners else 0.0


def _scores(duel: Duel, seat: int, here: Written | None, elsewhere: Written | None) -> Scores:
    """The result of a match with these values in this seat, and others elsewhere."""
    match = zataku.new_match(duel.game, players=duel.players, seed=duel.seed, options=duel.options)
    bots = [
        TurnBot(duel.strength, Random(f"{duel.seed}-{n}"), _values(duel.game, here if n == seat else elsewhere))
        for n in range(duel.players)
    ]
    while not match.over:
        deciding = match.state.seat
        match.choose(bots[deciding].choose(match.perspective(deciding)))
    return match.scores


# Files


def _lines(file: Path) -> list[str]:
    """The whole lines of a file; one that was cut off when the training was stopped does not count."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return whole.splitlines()


def _read_verdict(folder: Path) -> Verdict:
    return Verdict(**json.loads((folder / "verdict.json").read_text(encoding="utf-8")))
