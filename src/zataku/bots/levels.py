"""The ladder: the levels at which bots play, from somebody's first match to master.

Weak levels see fewer turns than strong ones, and choose with a temperature: a turn that costs a point or two is chosen
nearly as often as the best, a blunder hardly ever. Nobody plays at random. Strong levels look ahead.
"""

from __future__ import annotations

from collections.abc import Mapping

from zataku.bots.turnwise import Strength

#: The levels, weakest first. Temperatures are points of The White Castle; other games have a scale of their own.
LEVELS: Mapping[str, Strength] = {
    "newcomer": Strength(width=3, finalists=60, samples=0, temperature=9.0, positions=40),
    "novice": Strength(width=4, finalists=60, samples=0, temperature=4.0, positions=80),
    "apprentice": Strength(width=6, finalists=40, samples=1, temperature=1.9, positions=150),
    "journeyman": Strength(width=8, finalists=30, samples=1, temperature=0.8, positions=300),
    "adept": Strength(width=16, finalists=6, samples=3, positions=600),
    "expert": Strength(width=20, finalists=6, looks=20, narrow=2, positions=800),
    "master": Strength(width=24, finalists=10, looks=96, narrow=4, positions=1400),
}
#: The strongest.
MASTER = "master"
#: The longest that a level may think about one turn where people wait for it, in seconds.
PATIENCE: Mapping[str, float] = {name: 3.0 if name == MASTER else 1.0 for name in LEVELS}
