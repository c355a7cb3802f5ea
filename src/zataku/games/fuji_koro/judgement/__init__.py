"""What bots know about Fuji Koro; no rule lives here."""

from zataku.kernel.judgement import Features, GroupShape, Judgement, TurnShape

from ..scoring import VICTORY
from .candidates import candidates
from .evaluation import evaluate
from .features import features, kind, played
from .turns import action_ended, ended, gist, settled

JUDGEMENT = Judgement(
    evaluate=evaluate,
    candidates=candidates,
    turn=TurnShape(begins=settled, ended=action_ended, gist=gist),
    group=GroupShape(settled=settled, ended=ended, gist=gist),
    features=Features(of=features, kind=kind, progress=played, victory=VICTORY),
)
