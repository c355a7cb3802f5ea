"""What bots know about Bitoku; no rule lives here."""

from zataku.kernel.judgement import Judgement

from .evaluation import evaluate

JUDGEMENT = Judgement(evaluate=evaluate, horizon=50)
