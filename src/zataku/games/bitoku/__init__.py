"""Bitoku: spirits of the forest play yokai, send guardian dice over the river, and strive to be the Great Spirit."""

from __future__ import annotations

from zataku.kernel.game import Game

from .scoring import scores
from .settings import GROUPS, OPTIONS, check
from .setup import new_state
from .steps import effects as effects
from .view import view
from .vocabulary import VOCABULARY

GAME = Game(
    name="bitoku",
    version="3",
    players=(1, 2, 3, 4),
    vocabulary=VOCABULARY,
    new_state=new_state,
    view=view,
    scores=scores,
    package=__name__,
    options=OPTIONS,
    automas={1: 1},
    check=check,
    groups=GROUPS,
)
