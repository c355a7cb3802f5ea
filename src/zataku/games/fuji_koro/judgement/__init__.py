"""What bots know about Fuji Koro; no rule lives here."""

from zataku.kernel.judgement import Judgement, TurnShape

from .candidates import candidates
from .evaluation import evaluate
from .turns import ended, gist, settled

JUDGEMENT = Judgement(
    evaluate=evaluate,
    candidates=candidates,
    turn=TurnShape(settled=settled, ended=ended, gist=gist),
)
