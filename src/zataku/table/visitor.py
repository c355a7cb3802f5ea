"""A request's visitor: who it is, and how the pages should look to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from urllib.parse import parse_qs, urlencode

from zataku.language import LANGUAGES

PREFERENCES = "zataku_preferences"
THEMES = ("system", "day", "night")
#: How fast things move, as a part of the full duration; 0 moves nothing.
SPEEDS = ("full", "quick", "none")
CONFIRMS = ("ask", "never")
SOUNDS = ("off", "on")


@dataclass(frozen=True, slots=True)
class Preferences:
    """What somebody has set on this device."""

    language: str = ""
    theme: str = "system"
    speed: str = "full"
    confirm: str = "ask"
    sound: str = "off"

    def cookie(self) -> str:
        return urlencode({each.name: getattr(self, each.name) for each in fields(self)})

    @classmethod
    def read(cls, values: Mapping[str, str]) -> Preferences:
        """What is understood of the given values; the rest stays as it is by default."""
        allowed = {"language": LANGUAGES, "theme": THEMES, "speed": SPEEDS, "confirm": CONFIRMS, "sound": SOUNDS}
        return cls(**{name: values[name] for name in allowed if values.get(name) in allowed[name]})

    @classmethod
    def from_cookie(cls, cookie: str | None) -> Preferences:
        """What a cookie says; one that was not made here says nothing."""
        try:
            given = parse_qs(cookie or "", max_num_fields=16)
        except ValueError:
            return cls()
        return cls.read({name: values[-1] for name, values in given.items()})


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever makes a request. Without a player they can look, not sit down."""

    player: str | None
    preferences: Preferences
    language: str
    csrf: str
    by_token: bool = False
    #: Where they come from.
    address: str = ""


def language_of(preferences: Preferences, accept_language: str) -> str:
    """The language chosen, else the first that the browser prefers and that is spoken here."""
    if preferences.language:
        return preferences.language
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept_language[:200].split(",")):
        code, _, weight = part.strip().partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            quality = 0.0
        wanted.append((-quality, place, code.split("-")[0].lower()))
    for _, _, code in sorted(wanted):
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
