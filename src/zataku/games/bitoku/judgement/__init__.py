"""What bots know about Bitoku; no rule lives here."""

from zataku.kernel.judgement import Features, Judgement, TurnShape

from .evaluation import evaluate, parts
from .features import features, kind, progress
from .turns import AHEAD, BREADTH, FARTHER, begins, effort, ended, gist

JUDGEMENT = Judgement(
    evaluate=evaluate,
    turn=TurnShape(begins=begins, ended=ended, gist=gist),
    features=Features(of=features, kind=kind, progress=progress, instead={"1-tengu": "2", "3": "2", "4": "2"}),
    scale=0.6,
    parts=parts,
    horizon=50,
    effort=effort,
    ahead=AHEAD,
    farther=FARTHER,
    breadth=BREADTH,
)
