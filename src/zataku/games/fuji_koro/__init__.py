"""Fuji Koro: samurai in a volcano that is about to erupt, against each other, together or alone."""

from zataku.kernel.game import Game

from .scoring import scores, shared
from .settings import OPTIONS, check
from .setup import new_state
from .view import view
from .vocabulary import VOCABULARY

GAME = Game(
    name="fuji-koro",
    version="4",
    players=(1, 2, 3, 4, 5, 6),
    vocabulary=VOCABULARY,
    new_state=new_state,
    view=view,
    scores=scores,
    package=__name__,
    options=OPTIONS,
    check=check,
    shared=shared,
)
