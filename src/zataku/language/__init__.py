"""Words: turns the message ids of the rules into sentences, in English, Russian and Spanish."""

from zataku.language.choice import LANGUAGES, choose_language
from zataku.language.speaker import Speaker

__all__ = ["LANGUAGES", "Speaker", "choose_language"]
