"""Messages are said as Fluent says them, by whatever way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from zataku import table
from zataku.games import games
from zataku.language import LANGUAGES
from zataku.language.patterns import Pattern, Unusual, said
from zataku.language.speaker import _bundle, _plain_pattern

FOLDERS = [*(game.folder for game in games().values()), Path(table.__file__).parent]
#: What arguments may be: numbers of all kinds, large ones too, which only Fluent writes, and words.
VALUES = (*range(26), 100, 101, 111, 121, 999, 1000, 5000, -1, "x", "Ann")


def arguments(pattern: Pattern) -> Iterator[tuple[str, tuple[int | str, ...]]]:
    """What a pattern asks for, each with the values that it tells apart."""
    for part in pattern:
        if isinstance(part, str):
            continue
        forms = getattr(part, "forms", ())
        yield part.name, tuple(key for key, _ in forms)
        for _, form in forms:
            yield from arguments(form)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_plain_messages_are_said_as_fluent_says_them(folder: Path, language: str) -> None:
    bundle, rng = _bundle(language, folder), Random(7)
    compared = 0
    for id in bundle._messages:
        pattern, plain = bundle.get_message(id).value, _plain_pattern(bundle, id)
        if pattern is None or plain is None:
            continue
        values: dict[str, list[int | str]] = {}
        for name, told_apart in arguments(plain):
            values.setdefault(name, [*VALUES]).extend(told_apart)
        for _ in range(6):
            given = {name: rng.choice(of_it) for name, of_it in values.items()}
            try:
                told = said(plain, given, bundle._plural_form)
            except Unusual:
                continue
            assert (told, []) == bundle.format_pattern(pattern, given), (id, given)
            compared += 1
    assert compared > 500
