"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping

#: The languages by code; the first is spoken where nothing else is known.
LANGUAGES = ("en", "ru", "es")


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the locale, else English. ValueError if a language is not spoken here."""
    asked = asked or environment.get("ZATAKU_LANGUAGE")
    if asked:
        if asked not in LANGUAGES:
            raise ValueError(f"there is no language {asked!r}; there are {', '.join(LANGUAGES)}")
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable)
        if locale:
            code = locale.split("_")[0].split(".")[0]
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
