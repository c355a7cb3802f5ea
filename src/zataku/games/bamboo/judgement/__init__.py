"""What bots know about Bamboo; no rule lives here."""

from zataku.kernel.judgement import Features, Judgement, TurnShape

from .candidates import candidates
from .evaluation import evaluate
from .features import features, kind, progress
from .outlook import outlook
from .turns import begins, effort, ended, gist

JUDGEMENT = Judgement(
    evaluate=evaluate,
    outlook=outlook,
    candidates=candidates,
    turn=TurnShape(begins=begins, ended=ended, gist=gist),
    features=Features(of=features, kind=kind, progress=progress, instead={"3": "2", "4": "2"}),
    scale=0.6,
    effort=effort,
)
