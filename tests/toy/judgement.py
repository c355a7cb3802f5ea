"""What bots know about Three Lanterns."""

from tests.toy import Lanterns
from zataku.kernel.judgement import Judgement


def evaluate(state: Lanterns, seat: int) -> float:
    return state.sheets[seat].points + state.sheets[seat].coins / 2


JUDGEMENT = Judgement(evaluate)
