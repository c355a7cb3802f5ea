"""What bots know about Bamboo; no rule lives here."""

from zataku.kernel.judgement import Features, Judgement, TurnShape

from .evaluation import evaluate
from .features import features, kind, progress
from .turns import begins, ended

JUDGEMENT = Judgement(
    evaluate=evaluate,
    turn=TurnShape(begins=begins, ended=ended),
    features=Features(of=features, kind=kind, progress=progress, instead={"3": "2", "4": "2"}),
    scale=0.6,
)
