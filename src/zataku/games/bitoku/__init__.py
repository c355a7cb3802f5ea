"""Bitoku: spirits of the forest play yokai, send guardian dice over the river, and strive to be the Great Spirit."""

from __future__ import annotations

from pathlib import Path

from zataku.kernel.game import Game

from .rules import OPTIONS, check
from .scoring import evaluate, scores
from .setup import new_state
from .steps import effects as effects
from .view import view
from .vocabulary import VOCABULARY

GAME = Game(
    name="bitoku",
    version="1",
    players=(1, 2, 3, 4),
    vocabulary=VOCABULARY,
    new_state=new_state,
    view=view,
    scores=scores,
    evaluate=evaluate,
    folder=Path(__file__).parent,
    options=OPTIONS,
    automas={1: 1},
    check=check,
    horizon=50,
)
