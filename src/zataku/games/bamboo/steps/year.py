"""A round: four seasons (BB-020)."""

from __future__ import annotations

from typing import Final

from zataku.kernel.steps import Step

from .. import elements
from ..components import COMPONENTS
from ..state import Bamboo
from .autumn import Autumn
from .spring import Spring
from .summer import Summer
from .winter import EndOfYear, Winter


class Year(Step[Bamboo]):
    """Spring, summer, autumn, winter; after the fourth winter the match is over (BB-106)."""

    def run(self, state: Bamboo) -> None:
        state.round += 1
        if state.log is not None:
            state.tell("event-round", round=state.round, at=(elements.round_cell(state.round),))
        if state.round < COMPONENTS.numbers.rounds:
            state.push(*_SEASONS, _END_OF_YEAR, self)
        else:
            state.push(*_SEASONS)


_SEASONS: Final = (Spring.of(), Summer.of(), Autumn.of(), Winter.of())
_END_OF_YEAR: Final = EndOfYear.of()
