"""Bamboo: four years in a house by the bamboo grove, for 2 to 4 players."""

from pathlib import Path

from zataku.games.bamboo.scoring import evaluate, scores
from zataku.games.bamboo.setup import new_state
from zataku.games.bamboo.view import view
from zataku.games.bamboo.vocabulary import VOCABULARY
from zataku.kernel.game import Game, MatchOption

GAME = Game(
    name="bamboo",
    version="1",
    players=(2, 3, 4),
    vocabulary=VOCABULARY,
    new_state=new_state,
    view=view,
    scores=scores,
    evaluate=evaluate,
    folder=Path(__file__).parent,
    options=(MatchOption("side", ("day", "night")),),
)
