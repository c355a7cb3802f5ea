"""The commands beside playing, and what they say to mistakes."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

import zataku
from zataku.cli import app
from zataku.kernel.game import Game
from zataku.language import LANGUAGES, Speaker
from zataku.language.reference import rules_of

pytestmark = pytest.mark.usefixtures("lanterns", "home")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


@pytest.fixture
def record() -> dict[str, Any]:
    """A whole match of the toy game, saved as m.json."""
    match = zataku.new_match("three-lanterns", players=2, seed="a")
    while not match.over:
        match.choose(match.state.offer[0])
    record = match.record()
    Path("m.json").write_text(json.dumps(record))
    return record


def test_the_version_is_told() -> None:
    assert run("--version").output.startswith("zataku ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_listed(language: str) -> None:
    result = run("games", "-l", language)
    assert result.exit_code == 0
    assert "three-lanterns" in result.output
    assert "rich=false|true" in result.output


def test_a_simulation_tells_win_rates_scores_and_lengths() -> None:
    result = run(
        "simulate", "three-lanterns", "--games", "20", "--seats", "random,greedy", "--workers", "1", "--json", "r.json"
    )
    assert result.exit_code == 0, result.output
    assert "Win rate (95%)" in result.output
    data = json.loads(Path("r.json").read_text())
    assert data["players"] == 2
    assert len(data["results"]) == 20
    assert [bot["name"] for bot in data["summary"]["bots"]] == ["random", "greedy"]
    assert {tuple(result["seats"]) for result in data["results"]} == {("random", "greedy"), ("greedy", "random")}
    again = run(
        "simulate", "three-lanterns", "--games", "20", "--seats", "random,greedy", "--workers", "1", "--json", "s.json"
    )
    assert again.exit_code == 0
    assert json.loads(Path("s.json").read_text()) == data


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_of_cooperative_matches_tells_how_many_were_won(language: str) -> None:
    seats = ("--seats", "random", "--players", "2", "--option", "mode=cooperative")
    result = run("simulate", "fuji-koro", "--games", "1", "--workers", "1", "--json", "r.json", *seats, "-l", language)
    assert result.exit_code == 0, result.output
    summary = json.loads(Path("r.json").read_text())["summary"]
    assert (summary["shared"], summary["matches"], summary["bots"][0]["played"]) == (1, 1, 1)
    words = {"en": "Matches won: {} of 1", "ru": "Выиграно партий: {} из 1", "es": "Partidas ganadas: {} de 1"}
    assert words[language].format(summary["won"]) in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_the_match(record: dict[str, Any], language: str) -> None:
    result = run("replay", "m.json", "-l", language)
    assert result.exit_code == 0, result.output
    assert "{" not in result.output
    assert all(code in result.output for code in record["choices"])


def test_a_replay_shows_the_board_at_any_point(record: dict[str, Any]) -> None:
    result = run("replay", "m.json", "--at", "0")
    assert "After 0 choices." in result.output
    assert re.search(r"^round +1", result.output, re.MULTILINE)
    assert "The match is not over." in result.output
    assert run("replay", "m.json", "--at", str(len(record["choices"]))).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_true_record_is_verified(record: dict[str, Any], language: str) -> None:
    result = run("verify", "m.json", "-l", language)
    assert result.exit_code == 0
    assert record["fingerprint"] in result.output.replace("\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_an_earlier_format_is_told_but_not_said_to_be_true(language: str) -> None:
    match = zataku.new_match("fuji-koro", 1, "older")
    rng = Random("older")
    while not match.over:
        match.choose(rng.choice(match.state.offer))
    older = dict(match.record()) | {"format": 1, "fingerprint": "of an earlier layout"}
    Path("older.json").write_text(json.dumps(older))
    speaker = Speaker(zataku.game("fuji-koro"), language)
    note = speaker.text("record-older", format="1", now=2)
    for command in (["verify"], ["replay", "--at", "3"]):
        result = run(*command, "older.json", "-l", language)
        assert result.exit_code == 0, result.output
        assert note in " ".join(result.output.split())
        assert {"en": "is true", "ru": "верна", "es": "verdadero"}[language] not in result.output
    older["choices"][-1] = older["choices"][0]
    Path("older.json").write_text(json.dumps(older))
    assert run("verify", "older.json", "-l", language).exit_code == 2


def test_the_rules_are_shown_whole_or_one_by_one() -> None:
    assert "Three Lanterns" in run("rules", "three-lanterns").output
    assert "A card that has been played is gone." in run("rules", "three-lanterns", "tl-001").output


@pytest.mark.parametrize(
    ("language", "words"), [("en", "in any order"), ("ru", "в любом порядке"), ("es", "en cualquier orden")]
)
def test_rules_are_told_in_the_language_asked_for(language: str, words: str) -> None:
    whole = run("rules", "white-castle", "-l", language).output
    one = run("rules", "white-castle", "WC-051", "-l", language).output
    for output in (whole, one):
        assert rules_of(zataku.game("white-castle").folder, language)["WC-051"].heading in output
        assert words in " ".join(output.split())


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "exchange seals"), ("ru", "обменивать печати"), ("ru", "печатей обмен"), ("es", "sellos turno decision")],
)
def test_rules_are_found_by_words_in_any_form(language: str, words: str) -> None:
    found = run("rules", "white-castle", *words.split(), "-l", language).output
    assert "WC-072" in found
    assert "WC-010" not in found
    nothing = run("rules", "white-castle", "zzz", "-l", language)
    assert nothing.exit_code == 2
    assert "zzz" in nothing.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_found_in_the_code_and_in_the_tests(language: str) -> None:
    output = run("rules", "white-castle", "WC-051", "-l", language).output
    assert re.search(r"white_castle/steps/\w+\.py:\d+  RoomActions\n", output)
    assert re.search(r"white_castle/steps/\w+\.py:\d+  RoomActions\.refusals\n", output)
    assert re.search(r"tests/games/white_castle/test_\w+\.py:\d+  test_\w+\n", output)
    assert "{" not in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_components_or_rules_reference_says_so(
    lanterns: Game, monkeypatch: pytest.MonkeyPatch, home: Path, language: str
) -> None:
    move_to(home, lanterns, monkeypatch)
    for arguments in (["components", lanterns.name], ["rules", lanterns.name], ["rules", lanterns.name, "TL-001"]):
        result = run(*arguments, "-l", language)
        assert result.exit_code == 0, result.output
        assert Speaker(lanterns, language).text("game-name") in result.output
        assert len(result.output.splitlines()) == 1
    result = CliRunner().invoke(app, ["play", lanterns.name, "-l", language], input="?\n? TL-001\nquit\n")
    assert result.exit_code == 0, result.output


def move_to(folder: Path, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make this the folder of the game, with nothing of it but its texts."""
    (folder / "text").mkdir()
    for file in game.folder.glob("text/*.ftl"):
        (folder / "text" / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(sys.modules[game.package], "__file__", str(folder / "__init__.py"))


def broken_records() -> dict[str, Any]:
    """Ways to spoil a record, and what is then said."""
    return {
        "game": ({"game": "go"}, "go"),
        "no game": ({"game": None}, "m.json"),
        "version": ({"version": "0"}, "version"),
        "format": ({"format": 99}, "format"),
        "players": ({"players": 9}, "2 and 3"),
        "players of no kind": ({"players": "two"}, "2 and 3"),
        "players as a fraction": ({"players": 2.0}, "2 and 3"),
        "option": ({"options": {"colour": "red"}}, "colour"),
        "options of no kind": ({"options": 3}, "options"),
        "choice": ({"choices": ["play:99"]}, "play:99"),
        "choices of no kind": ({"choices": "all"}, "choices"),
        "number among choices": ({"choices": [7]}, "7"),
        "seed": ({"seed": 5}, "seed"),
        "fingerprint": ({"fingerprint": "00"}, "elsewhere"),
    }


@pytest.mark.parametrize("spoilt", broken_records().values(), ids=broken_records())
@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--load"]], ids=lambda command: command[0])
def test_a_broken_record_gets_one_sentence(record: dict[str, Any], spoilt: Any, command: list[str]) -> None:
    change, said = spoilt
    Path("m.json").write_text(json.dumps(record | change))
    result = run(*command, "m.json")
    assert_refused(result, said)


@pytest.mark.parametrize("text", ["", "not json", "[]", "3", "\x00", "{", "[" * 100_000], ids=range(7))
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_gets_one_sentence(text: str, command: str) -> None:
    Path("m.json").write_text(text)
    assert_refused(run(command, "m.json"), "m.json")


@pytest.mark.parametrize("seats", [["human", "chess"], [1, 2], ["human"], ["automa", "human"], [[], {}]])
def test_a_saved_match_with_strange_seats_gets_one_sentence(record: dict[str, Any], seats: list[Any]) -> None:
    Path("m.json").write_text(json.dumps(record | {"seats": seats}))
    result = run("play", "--load", "m.json")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert run("replay", "m.json").exit_code == 0


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


@given(
    field=st.sampled_from(["format", "game", "version", "players", "options", "seed", "choices", "fingerprint"]),
    value=json_values,
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=60)
def test_whatever_stands_in_a_record_it_is_told_or_refused(record: dict[str, Any], field: str, value: Any) -> None:
    Path("m.json").write_text(json.dumps(record | {field: value}))
    for command in ("verify", "replay"):
        result = run(command, "m.json")
        assert result.exit_code in (0, 2), result.output
        assert result.exit_code == 0 or len(result.stderr.strip().splitlines()) == 1, result.stderr


def test_bytes_that_are_no_text_get_one_sentence() -> None:
    Path("m.json").write_bytes(b"\xff\xfe\x00")
    assert_refused(run("verify", "m.json"), "m.json")


def test_a_record_without_fingerprint_cannot_be_verified(record: dict[str, Any]) -> None:
    del record["fingerprint"]
    Path("m.json").write_text(json.dumps(record))
    assert_refused(run("verify", "m.json"), "fingerprint")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play go", "three-lanterns"),
        ("simulate go", "three-lanterns"),
        ("rules go", "three-lanterns"),
        ("components go", "three-lanterns"),
        ("rules three-lanterns XX-9", "TL-001"),
        ("play three-lanterns --players 7", "2 and 3"),
        ("play three-lanterns --seats human", "2 and 3"),
        (
            "play three-lanterns --seats human,chess",
            "automa, newcomer, novice, apprentice, journeyman, adept, expert, master, random",
        ),
        ("play three-lanterns --seats human,mcts:fast", "mcts"),
        ("play three-lanterns --seats human,,random", "human, automa"),
        ("play three-lanterns --players 2 --seats human,random,random", "3 seats were named"),
        ("play three-lanterns --seats human,automa", "2 and 3"),
        ("play three-lanterns --seats human,random,automa", "solo opponent"),
        ("play three-lanterns --option rich", "NAME=VALUE"),
        ("play three-lanterns --option poor=true", "rich"),
        ("play three-lanterns --option rich=maybe", "false and true"),
        ("play three-lanterns --language de", "en, ru, es"),
        ("play --load nowhere.json", "nowhere.json"),
        ("simulate three-lanterns --seats human,random", "random, greedy and mcts"),
        ("simulate three-lanterns --games 0", "--games"),
        ("simulate three-lanterns --workers 0", "--workers"),
        ("simulate three-lanterns --players 5", "2 and 3"),
        ("simulate three-lanterns --players 2 --seats random,random,random", "3 seats were named"),
        ("simulate three-lanterns --players 2 --seats random,automa", "solo opponent"),
        ("simulate three-lanterns --games 1 --json nowhere/r.json", "nowhere/r.json"),
        ("bench --game go", "three-lanterns"),
        ("bench --game three-lanterns --players 9", "2 and 3"),
        ("bench --game three-lanterns --slices 0", "--slices"),
        ("replay nowhere.json", "nowhere.json"),
        ("verify .", "."),
        ("games -l xx", "en, ru, es"),
    ],
)
def test_a_mistake_gets_one_sentence_that_says_what_is_allowed(arguments: str, said: str) -> None:
    assert_refused(run(*arguments.split()), said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_explained_in_the_language_spoken(language: str) -> None:
    result = run("play", "go", "-l", language)
    assert_refused(result, {"en": "There is no game", "ru": "Игры «go» нет", "es": "No hay ningún juego"}[language])


def test_a_point_outside_the_record_is_refused(record: dict[str, Any]) -> None:
    assert_refused(run("replay", "m.json", "--at", "999"), str(len(record["choices"])))
    assert_refused(run("replay", "m.json", "--at", "-1"), str(len(record["choices"])))


def test_a_match_is_drawn_as_a_picture_at_any_point() -> None:
    save_castle()
    result = run("render", "castle.json", "--at", "3", "--seat", "1", "--theme", "night", "-o", "board.svg", "-l", "ru")
    assert result.exit_code == 0, result.output
    earlier = Path("board.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(earlier).tag.endswith("svg")
    assert "http" not in earlier.replace("http://www.w3.org/", "")
    assert run("render", "castle.json", "-o", "board.svg").exit_code == 0
    assert Path("board.svg").read_text(encoding="utf-8") != earlier


def test_a_picture_that_cannot_be_drawn_is_explained() -> None:
    save_castle()
    assert_refused(run("render", "castle.json", "--at", "999", "-o", "x.svg"), "5")
    assert_refused(run("render", "castle.json", "--seat", "9", "-o", "x.svg"), "9")
    assert_refused(run("render", "castle.json", "--theme", "dusk", "-o", "x.svg"), "day")
    assert_refused(run("render", "castle.json", "-o", "nowhere/x.svg"), "nowhere")
    assert not Path("x.svg").exists()


def save_castle() -> None:
    """The first five choices of a match, in `castle.json`."""
    match = zataku.new_match("white-castle", 2, "picture")
    for _ in range(5):
        match.choose(match.state.offer[0])
    Path("castle.json").write_text(json.dumps(match.record()), encoding="utf-8")


def assert_refused(result: Result, said: str) -> None:
    """One sentence on the error output, status 2, no traceback."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert said in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.output
    assert "{" not in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_with_options_that_do_not_go_together_is_refused_in_words_of_its_game(language: str) -> None:
    record = zataku.new_match("fuji-koro", 2, "wrong").record()
    record["options"] |= {"scenario": "ronin"}
    Path("wrong.json").write_text(json.dumps(record), encoding="utf-8")
    assert_refused(run("replay", "wrong.json", "-l", language), "8. ")


@pytest.mark.parametrize("items", [[], ["--items"]])
def test_components_say_what_is_reconstructed(
    lanterns: Game, monkeypatch: pytest.MonkeyPatch, home: Path, items: list[str]
) -> None:
    (home / "components.toml").write_text(
        '[lamps]\nprovenance = "printed"\nsource = "the book"\n'
        'items = [{id = "red", glow = 1, price = 4, origins = {price = "reconstructed"}}, '
        '{id = "blue", glow = 2, provenance = "reconstructed"}]\n'
        '[cards]\nprovenance = "public"\nsource = "photographs"\ncount = 15\n'
    )
    move_to(home, lanterns, monkeypatch)
    monkeypatch.setenv("COLUMNS", "200")
    result = run("components", "three-lanterns", *items)
    assert result.exit_code == 0, result.output
    assert "1 of 2 sets holds reconstructed values: lamps." in result.output
    assert "rulebook, except 2 values (reconstructed)" in result.output
    assert ("glow 2" in result.output) is bool(items)
    assert ("price 4 (reconstructed)" in result.output) is bool(items)
