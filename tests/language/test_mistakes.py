"""What the library refuses, it can explain to a person in any language."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import zataku
from tests.toy import GAME
from zataku import Told
from zataku.kernel.match import Match, replay
from zataku.language import LANGUAGES, Speaker


def match() -> Match:
    return Match(GAME, 2, "a")


def record(**changes: Any) -> dict[str, Any]:
    return match().record() | changes


def finished() -> Match:
    over = match()
    while not over.over:
        over.choose(over.state.offer[0])
    return over


MISTAKES: dict[str, Callable[[], object]] = {
    "game": lambda: zataku.new_match("go", 2, "a"),
    "players": lambda: Match(GAME, 9, "a"),
    "option": lambda: Match(GAME, 2, "a", {"colour": "red"}),
    "option value": lambda: Match(GAME, 2, "a", {"rich": "very"}),
    "options that are no table": lambda: Match(GAME, 2, "a", ["rich"]),  # type: ignore[arg-type]
    "option of another player count": lambda: zataku.new_match("fuji-koro", 1, "a", {"mode": "competitive"}),
    "seed": lambda: Match(GAME, 2, ""),
    "not offered": lambda: match().choose("fly"),
    "not your turn": lambda: match().choose(match().state.offer[0], seat=1),
    "over": lambda: finished().choose("fly"),
    "undo": lambda: match().undo(0),
    "no record": lambda: zataku.replay({}),
    "record of no game": lambda: zataku.replay({"game": "go"}),
    "record format": lambda: replay(GAME, record(format=9)),
    "record version": lambda: replay(GAME, record(version="old")),
    "record without seed": lambda: replay(GAME, {k: v for k, v in record().items() if k != "seed"}),
    "record shape": lambda: replay(GAME, record(choices="all")),
    "record players": lambda: replay(GAME, record(players=9)),
    "record choice": lambda: replay(GAME, record(choices=["fly"])),
    "record fingerprint": lambda: replay(GAME, record(fingerprint="0")),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_explained_in_every_language(mistake: Callable[[], object], language: str) -> None:
    with pytest.raises(Told) as caught:
        mistake()
    said = Speaker(GAME, language).say(caught.value.told)
    assert said
    assert "{" not in said
    assert (said == Speaker(GAME, "en").say(caught.value.told)) is (language == "en")


def test_a_mistake_travels_between_processes() -> None:
    with pytest.raises(Told) as caught:
        match().choose("fly")
    arrived = pickle.loads(pickle.dumps(caught.value))
    assert type(arrived) is type(caught.value)
    assert str(arrived) == str(caught.value)
    assert arrived.told == caught.value.told


def test_a_mistake_without_words_of_its_own_is_told_as_it_is() -> None:
    assert Speaker(None, "en").say(Told("these do not go together").told) == "these do not go together"
