"""What bots know about Fuji Koro; no rule lives here."""

from zataku.kernel.judgement import Features, GroupShape, Judgement, TurnShape

from ..scoring import VICTORY
from .candidates import candidates
from .evaluation import evaluate
from .features import features, kind, played
from .turns import action_ended, effort, ended, gist, lap, settled

#: More than four are judged as four are, and a match with a limit as one without.
INSTEAD = {"5": "4", "6": "4"} | {f"{players}-limited": str(min(players, 4)) for players in range(2, 7)}

JUDGEMENT = Judgement(
    evaluate=evaluate,
    candidates=candidates,
    turn=TurnShape(begins=settled, ended=action_ended, gist=gist, lap=lap),
    group=GroupShape(settled=settled, ended=ended, gist=gist),
    features=Features(of=features, kind=kind, progress=played, instead=INSTEAD, victory=VICTORY),
    scale=0.2,
    effort=effort,
)
