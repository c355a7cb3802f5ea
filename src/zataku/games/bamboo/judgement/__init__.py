"""What bots know about Bamboo; no rule lives here."""

from zataku.kernel.judgement import Judgement

from .evaluation import evaluate

JUDGEMENT = Judgement(evaluate=evaluate)
