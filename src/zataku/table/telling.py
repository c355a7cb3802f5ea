"""A match told once and for all: every view, every event in words, the scores. Whoever has this needs no rules.

Earlier releases tell their own matches with this very file, run as a program: so it uses nothing but what every release
has had from the first.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from zataku.games import games
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker


def tell(
    game: str,
    players: int,
    seed: str,
    options: Mapping[str, Any],
    choices: Sequence[str],
    names: Mapping[str, Sequence[str]],
    start: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The match after each of these choices, as JSON-able data, up to the first that the rules here do not allow.

    `names` are those of the seats, by language. What is the same as at the choice before is not repeated.
    """
    rules = games()[game]
    match = begun(rules, players, seed, options, start)
    viewers: list[int | None] = [None, *range(match.seats)]
    last = [plain(match.view(viewer)) for viewer in viewers]
    first, changes = list(last), []
    refused = ""
    for code in choices:
        try:
            match.choose(code)
        except ValueError as error:
            refused = str(error)
            break
        now = [plain(match.view(viewer)) for viewer in viewers]
        changes.append([difference(old, new) for old, new in zip(last, now, strict=True)])
        last = now
    speakers = {language: Speaker(rules, language, names.get(language, ())) for language in LANGUAGES}
    events = [
        {
            **event.plain(),
            "seats": event.seats,
            "text": {language: speaker.say(event.message) for language, speaker in speakers.items()},
        }
        for event in match.events
    ]
    return {
        "version": rules.version,
        "players": players,
        "seats": match.seats,
        "options": dict(match.settings),
        "seed": seed,
        "choices": [option.code for option in match.choices],
        "deciders": list(match.deciders),
        "event_counts": list(match.event_counts),
        "secrets": bool(match.state.hidden),
        "over": match.over,
        "scores": match.scores.plain() if match.over else None,
        "record": match.record(),
        "refused": refused,
        "events": events,
        "first": first,
        "changes": changes,
    }


def begun(
    rules: Any, players: int, seed: str, options: Mapping[str, Any], start: Mapping[str, Any] | None = None
) -> Match:
    """A match at its beginning; it may go on from a position of another, which the first release knew nothing of."""
    if start is None:
        return Match(rules, players, seed, options)
    from zataku.kernel.match import Start

    return Match(rules, players, seed, options, Start.from_plain(start))


def plain(view: Any) -> Any:
    """The view as JSON has it."""
    return json.loads(json.dumps(view))


def difference(old: Any, new: Any) -> Any:
    """What makes `new` out of `old`: None if they are the same, a list of one if all is new, else by key or index."""
    if old == new and type(old) is type(new):
        return None
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        keys: Any = old.keys()
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        keys = range(len(old))
    else:
        return [new]
    parts = {str(key): difference(old[key], new[key]) for key in keys}
    return {key: part for key, part in parts.items() if part is not None}


def changed(old: Any, change: Any) -> Any:
    """What a difference makes out of `old`, which stays as it is."""
    if change is None:
        return old
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        return [changed(item, change.get(str(number))) for number, item in enumerate(old)]
    return {key: changed(item, change.get(key)) for key, item in old.items()}


if __name__ == "__main__":
    json.dump(tell(**json.load(sys.stdin)), sys.stdout)
