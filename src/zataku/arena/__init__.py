"""The arena: many matches between bots, and what they tell about them."""

from zataku.arena.series import AUTOMA, Fixture, Result, fixtures, play, play_all
from zataku.arena.summary import Standing, Summary, summarise

__all__ = ["AUTOMA", "Fixture", "Result", "Standing", "Summary", "fixtures", "play", "play_all", "summarise"]
