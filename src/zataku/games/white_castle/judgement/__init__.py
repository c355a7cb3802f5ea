"""What bots know about The White Castle; no rule lives here."""

from __future__ import annotations

from zataku.kernel.judgement import Features, Judgement, TurnShape

from .evaluation import evaluate
from .features import features, kind
from .turns import BREADTH, begins, effort, ended, gist, progress

JUDGEMENT = Judgement(
    evaluate=evaluate,
    turn=TurnShape(begins=begins, ended=ended, gist=gist, whole=True),
    features=Features(of=features, kind=kind, progress=progress, instead={"3": "2", "4": "2"}),
    effort=effort,
    breadth=BREADTH,
)
