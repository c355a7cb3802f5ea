"""The conformance battery: what must hold for any game, at any player count, with any options.

A game brings a kit, `tests/games/<game>/kit.py`, with these functions:
- `census(state)`: where every component is; equal at every decision of a match (nothing appears or vanishes);
- `recount(view)`: the final totals by seat, computed from the view alone, independently of the game's scoring;
- `tally(view)`: goods, points, markers and positions that everybody sees, as numbers by name;
- `hear(event, tally)`: what an event, as plain data, says about them, carried into such a tally;
- `enrich(state)`, where random play from the start rarely gets to all that events can tell: a position that does.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from zataku.games import board_of, games
from zataku.kernel.game import Game, Settings, View
from zataku.kernel.match import Match, framed_view, replay
from zataku.kernel.messages import Event
from zataku.kernel.options import Option
from zataku.kernel.state import State
from zataku.kernel.steps import Step
from zataku.language import LANGUAGES, Speaker


@dataclass(frozen=True)
class Case:
    """One way to set up a match of a game."""

    game: Game
    players: int
    settings: Settings
    kit: Any

    def __str__(self) -> str:
        settings = ",".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{self.game.name}-{self.players}{'-' if settings else ''}{settings}"

    def match(self, seed: str) -> Match:
        return Match(self.game, self.players, seed, self.settings)


def kit_of(game: Game) -> Any:
    """What the battery must know about the game."""
    folder = game.name.replace("-", "_")
    try:
        return import_module(f"tests.games.{folder}.kit")
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{game.name} needs tests/games/{folder}/kit.py: see adding-a-game.md") from error


def cases(game: Game, kit: Any) -> Iterator[Case]:
    """Every player count with its default options, then every other value of every option, one at a time.

    The game's `brisk` settings hold in all of them. A kit may name further combinations in `COMBINATIONS`, a list of
    (players, settings).
    """
    always = game.brisk
    for players in game.players:
        yield Case(game, players, always, kit)
        for option in game.options:
            for value in option.values[1:]:
                settings = {**always, option.name: value}
                if option.applies_to(players) and option.name not in always and allowed(game, players, settings):
                    yield Case(game, players, settings, kit)
    for players, settings in getattr(kit, "COMBINATIONS", ()):
        yield Case(game, players, settings, kit)


def allowed(game: Game, players: int, settings: Settings) -> bool:
    try:
        game.settings(players, settings)
    except ValueError:
        return False
    return True


def all_cases() -> list[Case]:
    return [case for game in games().values() for case in cases(game, kit_of(game))]


def play(case: Case, seed: str, at_each: Callable[[Match, Random], None] = lambda match, rng: None) -> Match:
    """A random match; `at_each` is called at every decision."""
    match = case.match(seed)
    rng = Random(seed)
    while not match.over:
        at_each(match, rng)
        match.choose(rng.choice(match.state.offer))
    return match


def play_without_log(
    case: Case, number: int, seed: str, look: Callable[[State], None] = lambda state: None, first: str | None = None
) -> Match:
    """A random match on the bare state; `look` is called at every decision. `first` is chosen first, if offered."""
    match = case.match(seed)
    state = match.state
    rng = Random(number)
    for option in state.offer:
        if option.code == first:
            state.apply(option)
            break
    while not state.over:
        look(state)
        state.apply(rng.choice(state.offer))
    return match


def components_stay(case: Case, number: int, seed: str, most: int | None = None, first: str | None = None) -> Match:
    """The same, with every component in its place at every decision, and no more options than `most`."""
    census = case.kit.census(case.match(seed).state)

    def look(state: State) -> None:
        assert most is None or len(state.offer) <= most
        assert case.kit.census(state) == census

    match = play_without_log(case, number, seed, look, first)
    look(match.state)
    return match


def asking_twice_changes_nothing(match: Match, rng: Random) -> None:
    state = match.state
    before = state.plain()
    step = state.asking
    assert step is not None
    first = [option.code for option in step.run(state) or ()]
    second = [option.code for option in step.run(state) or ()]
    assert first == second == [option.code for option in state.offer if not option.anytime]
    assert len(set(state.offer)) == len(state.offer), "an option is offered twice"
    assert state.plain() == before


def every_offered_verb_has_a_handler(match: Match, rng: Random) -> None:
    """The asking step, or the state for anytime options, answers each verb with a method of that name."""
    for option in match.state.offer:
        answering = match.state if option.anytime else match.state.asking
        assert callable(getattr(answering, option.verb.act, None)), f"{answering!r} does not answer {option.code}"
        assert not hasattr(State if option.anytime else Step, option.verb.act), f"{option.verb!r} needs another act"
        parts = [part for part in (option.verb.word, *option.names) if part]
        assert option.code == ":".join(parts)
        assert option in option.verb.values()


def clones_are_equal_and_independent(match: Match, rng: Random) -> None:
    state = match.state
    before = state.plain()
    clone = state.clone()
    assert clone.plain() == before
    assert clone.log is None
    for _ in range(3):
        if clone.over:
            break
        clone.apply(rng.choice(clone.offer))
    assert state.plain() == before, "playing a clone changed the original"


def pickled_states_play_on_identically(match: Match, rng: Random) -> None:
    state = match.state.clone()
    copy: State = pickle.loads(pickle.dumps(state))
    assert copy == state
    seed = rng.random()
    mine, theirs = Random(seed), Random(seed)
    for _ in range(5):
        if state.over:
            break
        state.apply(mine.choice(state.offer))
        copy.apply(theirs.choice(copy.offer))
    assert copy == state


def undo_restores_the_state(match: Match, rng: Random) -> None:
    decision = match.decision
    assert decision is not None
    before = match.fingerprint()
    events = list(match.events)
    reveals = match.state.reveals
    option = rng.choice(decision.options)
    match.choose(option)
    revealed = match.state.reveals != reveals
    assert match.can_undo(decision.seat) == (not revealed)
    for other in range(match.seats):
        assert other == decision.seat or not match.can_undo(other)
    if not revealed:
        match.undo(decision.seat)
        assert match.fingerprint() == before
        assert match.events == events


def nothing_leaks(match: Match, rng: Random) -> None:
    """What a seat is shown is the same whatever the things it cannot know really are."""
    for seat in (*range(match.seats), None):
        sampled = match.state.sample(seat, rng)
        assert seen(match.game, sampled, seat) == seen(match.game, match.state, seat)


def nothing_is_told_before_it_is_revealed(match: Match, rng: Random) -> None:
    """As long as nothing counts as revealed, who chose has learnt nothing: neither by a preview nor before an undo."""
    state = match.state
    seat = state.seat
    option = rng.choice(state.offer)
    truth = _after(state.clone(), option)
    foretold = [event.plain() for event in match.preview(option)]
    assert foretold == [event.plain() for event in _known(truth, seat, state.reveals)]
    for _ in range(2):
        guess = _after(state.sample(seat, rng), option)
        assert [event.plain() for event in _known(guess, seat, state.reveals)] == foretold
        if truth.reveals == state.reveals:
            assert framed_view(match.game, guess, seat) == framed_view(match.game, truth, seat)


def _after(state: State, option: Option) -> State:
    state.log = []
    state.apply(option)
    return state


def _known(state: State, seat: int, reveals: int) -> list[Event]:
    """The events that a seat may see and that were told before anything further was revealed."""
    return [event for event in state.log or () if event.reveals == reveals and event.visible_to(seat)]


def seen(game: Game, state: State, seat: int | None) -> tuple[View, object]:
    """The view, and the decision with its meaning and refusals where it is the seat's own."""
    step = state.asking
    question: object = None
    if step is not None and state.seat == seat:
        match = _as_match(game, state)
        question = (
            step.prompt(state).plain(),
            [(option.code, match.describe(option).label.plain()) for option in state.offer],
            [(option.code, refusal.reason.plain()) for option, refusal in match.refusals().items()],
            [[event.plain() for event in match.preview(option)] for option in state.offer],
        )
    return framed_view(game, state, seat), question


def _as_match(game: Game, state: State) -> Match:
    match = Match.__new__(Match)
    match.game = game
    match.state = state
    match.events = []
    return match


def offers_and_refusals_never_overlap(match: Match, rng: Random) -> None:
    assert not set(match.state.offer) & set(match.refusals())


def refused_in_the_same_words(match: Match) -> list[str]:
    """What is said of two different places: a refusal names the one that it is about."""
    refusals = match.refusals().values()
    twice = []
    for language in LANGUAGES if len({refusal.targets for refusal in refusals}) > 1 else ():
        speaker = Speaker(match.game, language)
        said: dict[str, tuple[str, ...]] = {}
        for refusal in refusals:
            words = speaker.say(refusal.reason)
            if said.setdefault(words, refusal.targets) != refusal.targets:
                twice.append(words)
    return twice


def everything_is_put_into_words(match: Match, rng: Random) -> None:
    decision = match.decision
    assert decision is not None
    for language in LANGUAGES:
        speaker = Speaker(match.game, language, [f"P{seat}" for seat in range(match.seats)])
        for message in (
            decision.prompt,
            *(match.describe(option).label for option in decision.options),
            *(refusal.reason for refusal in match.refusals().values()),
        ):
            check_words(speaker.say(message))


def events_tell_what_happened(case: Case, seed: str, *, enriched: bool = False) -> None:
    """Who only hears the events knows at every decision what the view shows."""
    match = case.match(seed)
    if enriched:
        case.kit.enrich(match.state)
    rng = Random(seed)
    heard = case.kit.tally(match.view(None))
    while not match.over:
        known = len(match.events)
        option = rng.choice(match.state.offer)
        match.choose(option)
        for event in match.events_for(None, known):
            case.kit.hear(event.plain(), heard)
        shown = case.kit.tally(match.view(None))
        wrong = {
            name: (heard.get(name), shown.get(name)) for name in heard | shown if heard.get(name) != shown.get(name)
        }
        assert not wrong, f"after {option.code} (heard, shown): {wrong}"


def every_option_can_be_clicked(match: Match, rng: Random) -> None:
    """What is offered has a place of its own in the drawn board or in the own one.

    Several options may stand for the same places only where the board lets a person choose among them: its package
    names these ids in `CHOOSERS`.
    """
    board = board_of(match.game)
    if board is None:
        return
    seat = match.state.seat
    view, speaker = match.view(seat), Speaker(match.game, "en")
    targets = {target: [option.code] for option in match.state.offer for target in match.describe(option).targets}
    drawn = board.draw_board(view, speaker, targets=targets)
    drawn += board.draw_seat(view, seat, speaker, compact=False, targets=targets)
    there = set(re.findall(r'\sid="([^"]+)"', drawn))
    choosers: frozenset[str] = getattr(board, "CHOOSERS", frozenset())
    taken: dict[frozenset[str], str] = {}
    for option in match.state.offer:
        places = there.intersection(match.describe(option).targets)
        assert places, f"{option.code} has no place on the board"
        other = taken.setdefault(frozenset(places), option.code)
        assert other == option.code or places <= choosers, f"{option.code} and {other} share {sorted(places)}"


def check_words(said: str) -> None:
    """A speaker puts what is missing or wrong into braces."""
    assert said.strip()
    assert "{" not in said, said


def events_are_put_into_words(case: Case, events: list[Event]) -> None:
    for language in LANGUAGES:
        speaker = Speaker(case.game, language, [f"P{seat}" for seat in range(case.game.seats(case.players))])
        for event in events:
            check_words(speaker.say(event.message))


def replay_gives_the_same_match(case: Case, match: Match) -> None:
    record = match.record()
    again = replay(case.game, record)
    assert again.fingerprint() == match.fingerprint()
    assert again.scores == match.scores
    assert [event.plain() for event in again.events] == [event.plain() for event in match.events]


def scores_can_be_recounted(case: Case, match: Match) -> None:
    for seat in (*range(match.seats), None):
        assert list(case.kit.recount(match.view(seat))) == [score.total for score in match.scores.seats]
