"""The coach of a first match: which options a sound player would consider, where they lead, and how far apart they are.

It thinks in whole turns, as the bots do, and knows what the seat knows: turns are tried on samples of what may be true.
What it tells of a turn ends where anything unknown would come up. The same view always gets the same advice.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from zataku.bots.turns import WholeTurn, finish, whole_turns
from zataku.bots.turnwise import Comparison, Finalist, Strength
from zataku.bots.values import Values, margin, values_of
from zataku.kernel.game import View
from zataku.kernel.match import Perspective, describe, framed_view
from zataku.kernel.messages import Message
from zataku.kernel.options import Option

from .considering import considerations

#: How turns are thought about; of those that begin with the same option, the best counts.
THOUGHT = Strength(width=20, finalists=8, samples=4)
#: Options that begin no turn worth a closer look are looked at too, so many of them.
_OTHERS = 24
#: How many suggestions are made, and how many points apart two options still count as equally good.
SUGGESTIONS = 3
ALIKE = 1.0
#: Closer than this no difference can be told.
SAME = 0.25

#: The choices of a turn.
Path = tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Further:
    """A choice that the seat would make later in its turn."""

    option: Option
    label: Message


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An option worth considering, how many points it is behind the best, and the turn that it begins.

    `after` is what the seat would see when `further` is done, or as much of it as is known; None if nothing is.
    """

    option: Option
    behind: float
    further: tuple[Further, ...]
    after: View | None

    @property
    def alike(self) -> bool:
        return self.behind < ALIKE


def advice(perspective: Perspective) -> list[Suggestion]:
    """The options worth considering, best first; none where there is nothing to decide."""
    values = values_of(perspective.game)
    if sum(not option.anytime for option in perspective.options) < 2:
        return []
    saying = considerations(perspective.game.folder)
    turns = _turns(perspective, values)
    named = _worth_naming({option: value for option, (value, _) in turns.items()})
    best = max(named.values())
    behind = {option: SAME * round((best - value) / SAME) for option, value in named.items()}

    def rank(option: Option) -> tuple[float, bool, int]:
        # Among equals, something rather than nothing.
        return behind[option], saying.leaves_unsaid(option), option.id

    return [
        Suggestion(option, behind[option], *_followed(perspective, turns[option][1]))
        for option in sorted(named, key=rank)[:SUGGESTIONS]
    ]


def hardly_differ(suggested: list[Suggestion]) -> bool:
    """Is it all one, by all that the coach can tell?"""
    return len(suggested) > 1 and all(each.behind < SAME for each in suggested)


def _turns(perspective: Perspective, values: Values) -> dict[Option, tuple[float, Path]]:
    """For options that begin the best turns what those are worth to the seat, and how they go on."""
    rng, seat = Random(0), perspective.seat
    begun = sorted(_begun(perspective, values, rng), key=lambda turn: -values.worth(turn.state, seat))
    if perspective.shared:
        # All win or lose together: nobody's lead counts.
        return {turn.path[0]: (values.worth(turn.state, seat), turn.path) for turn in begun}
    comparing = Comparison(perspective, values, THOUGHT, rng)
    comparing.finalists = [
        Finalist(turn, margin(values.standing(turn.state, perspective.seats), seat))
        for turn in begun[: THOUGHT.finalists]
    ]
    comparing.compare(None)
    return {weighed.path[0]: (weighed.value, weighed.path) for weighed in comparing.result()}


def _begun(perspective: Perspective, values: Values, rng: Random) -> list[WholeTurn]:
    """The best turn that begins with each option. Where the search found none, what is left is played at a glance."""
    start, judgement = perspective.sample(rng), values.judgement
    best: dict[Option, tuple[float, WholeTurn]] = {}
    for turn in whole_turns(judgement, start, THOUGHT.width, rng):
        worth = values.worth(turn.state, perspective.seat)
        if turn.path[0] not in best or best[turn.path[0]][0] < worth:
            best[turn.path[0]] = worth, turn
    found = [turn for _, turn in best.values()]
    for option in [option for option in judgement.candidates(start) if option not in best][:_OTHERS]:
        state = start.clone()
        state.apply(option)
        finish(judgement, start, state, rng)
        found.append(WholeTurn((option,), state))
    return found


def _worth_naming(values: dict[Option, float]) -> dict[Option, float]:
    """What may be done at any time can wait: it is named only where it is clearly better than all that is asked for."""
    asked = {option: value for option, value in values.items() if not option.anytime}
    if not asked:
        return values
    best = max(asked.values())
    return {option: value for option, value in values.items() if option in asked or value > best + ALIKE}


def _followed(perspective: Perspective, path: Path) -> tuple[tuple[Further, ...], View | None]:
    """The further choices of a turn, and what the seat would see then, until anything unknown comes up."""
    state = perspective.sample(Random(0))
    known = state.reveals
    further: list[Further] = []
    after: View | None = None
    for option in path:
        if state.reveals != known or state.over or option not in state.offer:
            break
        if option is not path[0]:
            further.append(Further(option, describe(state, option).label))
        state.apply(option)
        if state.reveals == known:
            after = framed_view(perspective.game, state, perspective.seat)
    return tuple(further), after
