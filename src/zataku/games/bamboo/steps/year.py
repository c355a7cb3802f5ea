"""A round: four seasons (BB-020)."""

from zataku.games.bamboo.components import COMPONENTS
from zataku.games.bamboo.state import Bamboo
from zataku.games.bamboo.steps.autumn import Autumn
from zataku.games.bamboo.steps.spring import Spring
from zataku.games.bamboo.steps.summer import Summer
from zataku.games.bamboo.steps.winter import EndOfYear, Winter
from zataku.kernel.steps import Step


class Year(Step[Bamboo]):
    """Spring, summer, autumn, winter; after the fourth winter the match is over (BB-106)."""

    def run(self, state: Bamboo) -> None:
        state.round += 1
        if state.log is not None:
            state.tell("event-round", round=state.round, at=("round",))
        if state.round < COMPONENTS.numbers.rounds:
            state.push(*_SEASONS, _END_OF_YEAR, self)
        else:
            state.push(*_SEASONS)


_SEASONS = (Spring.of(), Summer.of(), Autumn.of(), Winter.of())
_END_OF_YEAR = EndOfYear.of()
