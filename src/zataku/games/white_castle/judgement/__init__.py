"""What bots know about The White Castle; no rule lives here."""

from __future__ import annotations

from zataku.kernel.judgement import Judgement

from .evaluation import evaluate

JUDGEMENT = Judgement(evaluate=evaluate)
