"""Playing in the terminal, as a person types."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

import zataku
from zataku.cli import app
from zataku.kernel.game import Game
from zataku.language import LANGUAGES, Speaker

pytestmark = pytest.mark.usefixtures("lanterns", "home")


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, arguments, input=typed)


def first_choices(count: int = 200) -> str:
    """Somebody who takes the first choice every time."""
    return "1\n" * count


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_match_against_bots(language: str) -> None:
    result = run(
        "play", "three-lanterns", "--seats", "human,greedy,random", "--seed", "a", "-l", language, typed=first_choices()
    )
    assert result.exit_code == 0, result.output
    speaker = Speaker(None, language)
    assert speaker.text("score-total") in result.output
    assert speaker.seat(0) in result.output
    assert "greedy 2" in result.output
    assert "{" not in result.output


def test_without_a_game_the_command_asks_what_to_play(lanterns: Game) -> None:
    number = list(zataku.games()).index(lanterns.name) + 1
    result = run("play", typed=f"0\nnonsense\n{number}\n2\n1\n{first_choices()}")
    assert result.exit_code == 0, result.output
    assert result.output.count("Give a number from 1 to") == 2
    assert "Three Lanterns" in result.output
    assert "Total" in result.output


def test_the_question_what_to_play_can_be_left() -> None:
    result = run("play", typed="")
    assert result.exit_code == 0
    assert "You left the table." in result.output


def test_only_bots_at_the_table_can_be_watched() -> None:
    result = run("play", "three-lanterns", "--seats", "random,random", "--seed", "a")
    assert result.exit_code == 0, result.output
    assert "Total" in result.output
    assert re.search(r"hand +\? \?", result.output)


def test_an_option_can_be_chosen_by_its_code() -> None:
    match = zataku.new_match("three-lanterns", 2, "a")
    assert match.decision is not None
    code = match.decision.codes[1]
    result = run("play", "three-lanterns", "--seed", "a", "--save", "m.json", typed=f"{code}\nquit\n")
    assert result.exit_code == 0, result.output
    assert json.loads(Path("m.json").read_text())["choices"][0] == code


def test_what_is_not_offered_gets_a_sentence_and_changes_nothing() -> None:
    result = run("play", "three-lanterns", "--seed", "a", "--save", "m.json", typed="99\nplay:x\n\n-1\nquit\n")
    assert result.exit_code == 0, result.output
    assert result.output.count("is not among the choices") == 3
    assert json.loads(Path("m.json").read_text())["choices"] == []


def test_undo_takes_back_to_the_barrier_and_no_further() -> None:
    typed = "undo\n1\nquit\n"
    result = run("play", "three-lanterns", "--seats", "human,human", "--seed", "a", typed=typed)
    assert "There is nothing to take back" in result.output
    # The anytime option reveals nothing, so it can be taken back at once.
    options = ("play", "three-lanterns", "-o", "rich=true", "--seed", "a", "--save", "m.json")
    result = run(*options, typed="melt\nu\nmelt\nquit\n")
    assert "Taken back." in result.output
    assert json.loads(Path("m.json").read_text())["choices"] == ["melt"]


def test_help_cites_the_rules(lanterns: Game) -> None:
    result = run("play", "three-lanterns", "--seed", "a", typed="?\n? TL-001\n?tl-001\n? TL-999\nhelp\nquit\n")
    assert result.output.count("A card that has been played is gone.") >= 2
    assert "has no rule “TL-999”" in result.output
    by_words = run("play", "three-lanterns", "--seed", "a", typed="? cards played\n?card gone\nquit\n")
    assert by_words.output.count("A card that has been played is gone.") == 2
    assert "undo: take back" in result.output


def test_why_tells_reasons_with_rule_ids() -> None:
    result = run("play", "three-lanterns", "--seats", "human,random", "--seed", "a", typed="why\n1\n" * 20)
    assert "Nothing that you might expect is closed to you here." in result.output
    assert re.search(r"– .*TL-001", result.output)


def test_a_choice_can_be_previewed() -> None:
    result = run(
        "play", "three-lanterns", "-o", "rich=true", "--seed", "a", "--save", "m.json", typed="melt?\n1?\nquit\n"
    )
    assert "would do this:" in result.output
    assert json.loads(Path("m.json").read_text())["choices"] == []


def test_the_board_and_the_log_are_shown_again_on_request() -> None:
    result = run("play", "three-lanterns", "--seed", "a", typed="board\nb\nlog\nquit\n")
    assert len(re.findall(r"round +1 +\n", result.output)) == 3
    assert result.output.count("Round 1") == 2


def test_people_around_one_screen_do_not_see_one_anothers_cards() -> None:
    result = run("play", "three-lanterns", "--seats", "human,human", "--seed", "a", typed="1\n\n1\nquit\n")
    assert "Now Player 2 decides. Press Enter when nobody else looks." in result.output
    match = zataku.new_match("three-lanterns", 2, "a")
    hand = re.compile("hand +" + " ".join(map(str, match.view(0)["seats"][0]["hand"])))
    before, after = result.output.split("Now Player 2 decides.")[:2]
    assert hand.search(before)
    assert not hand.search(after.split("Now Player 1 decides.")[0])


def test_a_saved_match_goes_on_where_it_was_left() -> None:
    assert (
        run(
            "play", "three-lanterns", "--seats", "human,greedy", "--seed", "a", typed="1\nsave kept.json\nquit\n"
        ).exit_code
        == 0
    )
    kept = json.loads(Path("kept.json").read_text())
    assert kept["seats"] == ["human", "greedy"]
    result = run("play", "--load", "kept.json", "--save", "done.json", typed=first_choices())
    assert result.exit_code == 0, result.output
    done = json.loads(Path("done.json").read_text())
    assert done["choices"][: len(kept["choices"])] == kept["choices"]
    assert done["over"] is True


def test_a_match_that_cannot_be_saved_says_so_and_goes_on() -> None:
    result = run("play", "three-lanterns", "--seed", "a", typed="save nowhere/m.json\nquit\n")
    assert "The match cannot be saved as nowhere/m.json" in result.output
    assert result.exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_language_spoken_and_in_english(language: str) -> None:
    speaker = Speaker(None, language)
    words = [speaker.text(f"command-{command}") for command in ("undo", "why", "board", "log")]
    typed = "\n".join([*words, "undo", "why", "board", "log", "?", speaker.text("command-quit")]) + "\n"
    result = run("play", "three-lanterns", "--seed", "a", "-l", language, typed=typed)
    assert result.exit_code == 0
    assert result.output.count(speaker.text("play-undo-refused")[:30]) == 2
    assert speaker.text("play-left") in result.output
    refused = {"en": "is not among", "ru": "Варианта", "es": "no está entre"}[language]
    assert refused not in result.output


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Te has levantado de la mesa." in run("play", "three-lanterns", typed="q\n").output
    monkeypatch.setenv("ZATAKU_LANGUAGE", "ru")
    assert "Вы вышли из-за стола." in run("play", "three-lanterns", typed="q\n").output


def typist(seed: int) -> str:
    """Somebody who types anything: numbers, commands, codes, nonsense."""
    rng = Random(seed)
    words = ["1", "2", "3", "1?", "?", "? TL-001", "why", "u", "b", "log", "melt", "skip", "", "ой", "9" * 30, "[b]"]
    return "".join(rng.choice(words) + "\n" for _ in range(150))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_typed_the_match_goes_on(seed: int) -> None:
    result = run("play", "three-lanterns", "--seats", "human,human,random", "--seed", "a", typed=typist(seed))
    assert result.exit_code == 0, result.output
    assert "{" not in result.output
