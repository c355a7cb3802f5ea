"""Saying things in three languages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from zataku.kernel.effects import parse
from zataku.kernel.messages import SeatName, message
from zataku.language import LANGUAGES, Speaker, choose_language

ENGLISH = """
event-gain = { $seat } gets { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} from { $where }.
name-well = the well
word-coin = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
word-seal = { $amount ->
    [one] 1 seal
   *[other] { $amount } seals
}
word-courtier = courtier
word-tile = { $argument ->
    [coral] a coral tile
   *[any] any tile
}
word-per = { $second } for each { $argument }
option-skip = Enough
"""
RUSSIAN = """
word-coin = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}
"""


@dataclass
class Book:
    folder: Path


@pytest.fixture
def book(tmp_path: Path) -> Book:
    (tmp_path / "text").mkdir()
    for language, text in (("en", ENGLISH), ("ru", RUSSIAN), ("es", ENGLISH)):
        (tmp_path / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Book(tmp_path)


def test_a_message_is_said_with_its_arguments(book: Book) -> None:
    speaker = Speaker(book, "en", ["Aiko", "Ben"])
    event = message("event-gain", seat=SeatName(1), amount=1, where=message("name-well"))
    assert speaker.say(event) == "Ben gets 1 coin from the well."
    event = message("event-gain", seat=SeatName(2), amount=2, where=("here", "there", "everywhere"))
    assert speaker.say(event) == "Player 3 gets 2 coins from here, there and everywhere."


def test_plural_forms_follow_the_language(book: Book) -> None:
    speaker = Speaker(book, "ru")
    assert [speaker.effect(parse(f"{n} coin")) for n in (1, 3, 5, 21)] == [
        "1 монета",
        "3 монеты",
        "5 монет",
        "21 монета",
    ]


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ("2 coin", "2 coins"),
        ("tile(coral)", "a coral tile"),
        ("tile(any)", "any tile"),
        ("tile", "any tile"),
        ("3 coin -> courtier", "pay 3 coins → get courtier"),
        ("coin + seal -> courtier / 2 seal", "pay 1 coin + 1 seal → get courtier or 2 seals"),
        ("coin + seal", "1 coin + 1 seal"),
        ("coin + (seal / courtier)", "1 coin + (1 seal or courtier)"),
        ("coin / seal", "1 coin or 1 seal"),
        ("(coin / seal)?", "(1 coin or 1 seal), if you like"),
        ("{coin, seal}", "1 coin + 1 seal"),
        ("{coin?, seal?}", "1 coin and/or 1 seal, as you like"),
        ("2 * (coin / seal)", "2 × (1 coin or 1 seal)"),
        ("per(seal, 2 coin)", "2 coins for each seal"),
    ],
)
def test_effects_are_said_as_they_are_printed(book: Book, effect: str, words: str) -> None:
    assert Speaker(book, "en").effect(parse(effect)) == words


def test_a_game_may_say_a_common_message_in_its_own_words(book: Book) -> None:
    assert Speaker(book, "en").text("option-skip") == "Enough"
    assert Speaker(None, "en").text("option-skip") == "Do nothing more here"


def test_nothing_missing_is_passed_over_in_silence(book: Book) -> None:
    speaker = Speaker(book, "en")
    assert speaker.text("event-lost") == "{event-lost}"
    assert "{" in speaker.text("event-gain", amount=1)
    assert speaker.knows("event-gain")
    assert not speaker.knows("event-lost")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_said_in_every_language(language: str) -> None:
    speaker = Speaker(None, language)
    joint = {"en": "and", "ru": "и", "es": "y"}[language]
    assert speaker.listed(["a", "b", "c"]) == f"a, b {joint} c"
    assert speaker.listed(["a", "b"]) == f"a {joint} b"
    assert speaker.listed(["a"]) == "a"
    assert "{" not in speaker.listed([])


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        ("es", {"LANG": "ru_RU.UTF-8"}, "es"),
        (None, {"ZATAKU_LANGUAGE": "ru", "LANG": "es_ES"}, "ru"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LC_ALL": "es", "LANG": "ru_RU.UTF-8"}, "es"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_then_that_of_the_locale(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environment) == language


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'de'.*en, ru, es"):
        choose_language("de", {})
    with pytest.raises(ValueError, match=r"'de'.*en, ru, es"):
        Speaker(None, "de")


@pytest.mark.parametrize(
    ("cost", "gain", "told"),
    [
        ("4 coin + seal", "courtier", ("pay 4 coins + 1 seal", "get courtier")),
        ("4 coin", None, ("pay 4 coins", "")),
        (None, "2 seal", ("", "get 2 seals")),
    ],
)
def test_a_price_never_reads_as_a_gain(book: Book, cost: str | None, gain: str | None, told: tuple[str, str]) -> None:
    effects = [None if text is None else parse(text) for text in (cost, gain)]
    assert Speaker(book, "en").deal(effects[0], effects[1]) == told
