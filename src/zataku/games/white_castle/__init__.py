"""The White Castle: carry dice over the bridges, send your clan to the castle, its gardens and its yards."""

from __future__ import annotations

from zataku.kernel.game import Game, MatchOption

from .components import DIFFICULTIES
from .scoring import scores
from .setup import new_state
from .view import view
from .vocabulary import VOCABULARY

GAME = Game(
    name="white-castle",
    version="2",
    players=(1, 2, 3, 4),
    vocabulary=VOCABULARY,
    new_state=new_state,
    view=view,
    scores=scores,
    package=__name__,
    options=(MatchOption("difficulty", tuple(DIFFICULTIES), players=(1,)),),
    automas={1: 1},
)
