"""Every message exists in every language, with the same arguments, and is used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.language.texts import ID, SOURCE, Text, read, speech_of, variables
from zataku.games import games
from zataku.kernel.game import Game
from zataku.language import LANGUAGES

COMMON = SOURCE / "language"
#: What every game says of itself.
ABOUT = ("game-name", "game-tagline", "game-about", "game-length")

every_game = pytest.mark.parametrize("game", list(games().values()), ids=list(games()))


def text_folders() -> list[Path]:
    """The folders that hold one file of messages for each language; games still without rules included."""
    return [COMMON, *(file.parent for file in sorted(SOURCE.glob("games/*/text/en.ftl")))]


every_folder = pytest.mark.parametrize("folder", text_folders(), ids=lambda folder: str(folder.relative_to(SOURCE)))


@cache
def texts(folder: Path, language: str) -> dict[str, Text]:
    return read(folder / f"{language}.ftl")[0]


@every_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_file_can_be_read(folder: Path, language: str) -> None:
    assert read(folder / f"{language}.ftl")[1] == []


@every_folder
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_arguments(folder: Path, language: str) -> None:
    english = {id: variables(id, texts(folder, "en")) for id in texts(folder, "en") if not id.startswith("-")}
    other = {id: variables(id, texts(folder, language)) for id in texts(folder, language) if not id.startswith("-")}
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "missing in English"
    # Grammar may need less than is given (a form without the number), never more than some language uses.
    differing = [id for id in english if (english[id] ^ other[id]) - {"amount"}]
    assert differing == [], "different arguments"


def _expected(game: Game) -> set[str]:
    """The ids that follow from the game itself."""
    expected = set(ABOUT)
    for option in game.options:
        expected.add(f"rule-option-{option.name}")
        expected |= {f"rule-option-{option.name}-{str(value).lower()}" for value in option.values}
    for group in game.option_groups():
        expected.add(f"rule-about-{group.name}")
        expected |= {f"rule-preset-{group.name}-{preset}" for preset in group.presets}
        if len(group.options) > 1:
            expected.add(f"rule-group-{group.name}")
    return expected


def _referred(folder: Path) -> set[str]:
    return {other for language in LANGUAGES for text in texts(folder, language).values() for other in text.references}


@every_game
def test_no_message_of_a_game_is_unused(game: Game) -> None:
    folder = game.folder / "text"
    speech = speech_of(game.folder.rglob("*.py"), game.folder.glob("components.toml"))
    speech.ids |= _expected(game) | _referred(folder)
    speech.ids |= {"option-" + option.code.replace(":", "-").lower() for option in game.vocabulary}
    # The table puts them over options of one kind.
    speech.ids |= {"verb-" + option.verb.word.replace(":", "-") for option in game.vocabulary}
    # Words of effects are written in the components, score categories in the scoring.
    speech.patterns += [re.compile("word-(.+)"), re.compile("part-(.+)")]
    common = texts(COMMON, "en").keys()
    unused = [id for id in texts(folder, "en") if id not in common and not speech.speaks_of(id)]
    assert unused == []


@every_game
def test_no_message_of_a_game_is_missing(game: Game) -> None:
    known = texts(game.folder / "text", "en").keys() | texts(COMMON, "en").keys()
    spoken = {id for id in speech_of(game.folder.rglob("*.py")).ids if ID.fullmatch(id) and not _is_a_class(id, game)}
    assert sorted((spoken | _expected(game)) - known) == []


def _is_a_class(id: str, game: Game) -> bool:
    """A prompt that only follows from a class name is checked in play: the step may say something else."""
    return id.startswith("prompt-") and not any(
        f'"{id}"' in file.read_text(encoding="utf-8") for file in game.folder.rglob("*.py")
    )


def test_code_speaks_of_ids_written_whole_or_filled_in(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text(
        'a = message("event-gain")\nb = f"name-card-{card}"\nc = "event-" + kind\n'
        'class TakeDie: ...\nkinds = ["rise", "fall"]\n'
    )
    speech = speech_of([code])
    assert all(map(speech.speaks_of, ("event-gain", "event-rise", "prompt-take-die", "name-card-fall")))
    assert not any(map(speech.speaks_of, ("event-lost", "name-card-unknown", "prompt-place-die")))


def test_a_broken_message_file_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("a = { $x } { b }\nc = one\nc = two\nthis is not a message\n")
    assert read(file)[1] == [
        "stands twice: c",
        "cannot be read: this is not a message",
        "a refers to b, which is not there",
    ]


def test_no_common_message_is_unused() -> None:
    games = set(SOURCE.glob("games/*/**/*.py"))
    speech = speech_of(file for file in SOURCE.rglob("*.py") if file not in games)
    speech.ids |= _referred(COMMON)
    assert [id for id in texts(COMMON, "en") if not speech.speaks_of(id)] == []
