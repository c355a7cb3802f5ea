"""What bots know about Fuji Koro; no rule lives here."""

from zataku.kernel.judgement import GroupShape, Judgement, TurnShape

from .candidates import candidates
from .evaluation import evaluate
from .turns import action_ended, ended, gist, settled

JUDGEMENT = Judgement(
    evaluate=evaluate,
    candidates=candidates,
    turn=TurnShape(begins=settled, ended=action_ended, gist=gist),
    group=GroupShape(settled=settled, ended=ended, gist=gist),
)
