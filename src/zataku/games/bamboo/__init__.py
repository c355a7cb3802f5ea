"""Bamboo: four years in a house by the bamboo grove, for 2 to 4 players."""

from zataku.kernel.game import Game, MatchOption

from .scoring import scores
from .setup import new_state
from .view import view
from .vocabulary import VOCABULARY

GAME = Game(
    name="bamboo",
    version="2",
    players=(2, 3, 4),
    vocabulary=VOCABULARY,
    new_state=new_state,
    view=view,
    scores=scores,
    package=__name__,
    options=(MatchOption("side", ("day", "night")), MatchOption("colours", ("seats", "chosen"), people="chosen")),
)
