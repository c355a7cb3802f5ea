"""The arena: many matches between bots, what they tell about them, and learning from them."""

from zataku.arena.crew import Crew
from zataku.arena.dataset import BrokenDataset, Played, named_well, read, write
from zataku.arena.measuring import measure
from zataku.arena.series import AUTOMA, Fixture, Result, fixtures, play, play_all
from zataku.arena.summary import Standing, Summary, summarise
from zataku.arena.training import BY_HAND, Course, Verdict, expect, install, lessons_of, train

__all__ = [
    "AUTOMA",
    "BY_HAND",
    "BrokenDataset",
    "Course",
    "Crew",
    "Fixture",
    "Played",
    "Result",
    "Standing",
    "Summary",
    "Verdict",
    "expect",
    "fixtures",
    "install",
    "lessons_of",
    "measure",
    "named_well",
    "play",
    "play_all",
    "read",
    "summarise",
    "train",
    "write",
]
