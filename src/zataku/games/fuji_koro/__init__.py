"""Fuji Koro: samurai in a volcano that is about to erupt, against each other, together or alone."""

from pathlib import Path

from zataku.games.fuji_koro.config import OPTIONS, check
from zataku.games.fuji_koro.judgement.candidates import candidates
from zataku.games.fuji_koro.judgement.evaluation import evaluate
from zataku.games.fuji_koro.judgement.turns import ended, gist, settled
from zataku.games.fuji_koro.scoring import scores, shared
from zataku.games.fuji_koro.setup import new_state
from zataku.games.fuji_koro.view import view
from zataku.games.fuji_koro.vocabulary import VOCABULARY
from zataku.kernel.game import Game, TurnShape

GAME = Game(
    name="fuji-koro",
    version="2",
    players=(1, 2, 3, 4, 5, 6),
    vocabulary=VOCABULARY,
    new_state=new_state,
    view=view,
    scores=scores,
    evaluate=evaluate,
    folder=Path(__file__).parent,
    options=OPTIONS,
    check=check,
    shared=shared,
    candidates=candidates,
    turn=TurnShape(settled=settled, ended=ended, gist=gist),
    # Without a limit a random competitive match goes on for hundreds of rounds.
    brisk={"round-limit": 5},
)
