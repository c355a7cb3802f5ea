"""What bots know about Bitoku; no rule lives here."""

from zataku.kernel.judgement import Judgement, TurnShape

from .evaluation import evaluate
from .turns import begins, ended

JUDGEMENT = Judgement(evaluate=evaluate, turn=TurnShape(begins=begins, ended=ended), horizon=50)
