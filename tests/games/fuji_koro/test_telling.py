"""What a person reads: labels that tell options apart, a log without gaps, mistakes explained, a map with names."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

import zataku
from tests.games.fuji_koro.kit import COMBINATIONS
from tests.games.fuji_koro.position import EIGHT, Position
from zataku import Told
from zataku.boards import text_board
from zataku.games.fuji_koro import GAME, gear
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.names import cell_name, next_cell_name
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker

#: Ids of components, which are names for the program only.
CODE = re.compile(r"\b(?:i{1,3}-\d+|e[hws]\d|b[hws]\d)\b", re.IGNORECASE)


def speaker(language: str = "en") -> Speaker:
    return Speaker(GAME, language)


def labels(match: Match, language: str = "en") -> dict[str, str]:
    """What the options are called, by their codes."""
    return {option.code: speaker(language).say(match.describe(option).label) for option in match.state.offer}


def log(match: Match, language: str = "en") -> list[str]:
    return [speaker(language).say(event.message) for event in match.events]


def prompt(position: Position) -> str:
    decision = position.match.decision
    assert decision is not None
    return speaker().say(decision.prompt)


def drawn(match: Match, width: int, language: str = "en") -> list[str]:
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as captured:
        console.print(text_board(GAME, match.view(match.state.seat), speaker(language)))
    return captured.get().splitlines()


@pytest.mark.parametrize(("players", "options"), COMBINATIONS)
def test_every_option_is_told_apart_and_no_component_is_called_by_its_id(players: int, options: dict[str, Any]) -> None:
    match = zataku.new_match("fuji-koro", players, "telling", options)
    rng = Random("telling")
    for _ in range(400):
        if match.over:
            break
        for language in LANGUAGES:
            said = labels(match, language)
            assert len(set(said.values())) == len(said)
            decision = match.decision
            assert decision is not None
            for text in (*said.values(), speaker(language).say(decision.prompt)):
                assert not CODE.search(text), text
                assert "{" not in text
        match.choose(rng.choice(match.state.offer))
    for language in LANGUAGES:
        for text in log(match, language):
            assert not CODE.search(text), text
            assert "{" not in text


def test_a_tile_is_turned_with_its_spots_in_view() -> None:
    position = Position()
    position.on_top("i-5")
    position.turn(0)
    position.choose("explore", "area:1.1")
    assert labels(position.match)["turn:0"] == "0°: resource token ↙, lava ↖ and erupting lava 4 ↗"
    assert labels(position.match)["turn:1"] == "60°: erupting lava 4 →, resource token ← and lava ↗"
    position.choose("turn:1")
    assert log(position.match)[-2] == "Player 1 explores tile I, 4 o’clock."
    found = r"There: 1 monk \(middle\), erupting lava 4 →, resources \(.+\) ← and lava ↗\."
    assert re.fullmatch(found, log(position.match)[-1]), "the token with what it holds"


def test_a_cell_is_offered_with_what_lies_there() -> None:
    position = Position()
    position.lay("1.1", "i-1", dry=True)
    position.put(0, "1.1/4")
    position.put(1, "1.1/5")
    position.token("1.1/3", "qi-1")
    position.flood("1.1/0")
    position.sandals(0, "MMM")
    position.turn(0)
    position.choose("move")
    said = labels(position.match)
    assert said["go:1.1/0"] == "Go →: lava"
    assert said["go:1.1/5"].startswith("Go ↗: Player 2")
    assert said["go:1.1/3"] == "Go ↘: resources (2 wood)"
    assert said["go:C/0"] == "Go to the central tile"


def test_what_a_gather_brings_is_named() -> None:
    position = Position()
    position.turn(0)
    position.put(0, "3.1/0")
    position.run()
    position.turn(0)
    position.choose("gather")
    said = labels(position.match)
    assert said["take:stock"] == "Take from the permanent stock: 1 wood and 1 metal"
    assert said["take:blueprints"].startswith("Take enchanted blueprints: ")


def lair() -> Position:
    """A blue dragon on 1.1 and a samurai before it."""
    position = Position()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(1, "3.7/0")
    position.weapon(0, "WWMM|....", "WWMM|....")
    return position


def test_the_log_of_a_fight_leaves_nothing_out() -> None:
    position = lair()
    position.helmet(0, "W")
    position.turn(0)
    position.dice("T0 T0", "W1 W0 W0 W0 M1 M0 M0 Mb", "T3 Tb")
    position.walk("1.1/4")
    position.play_on("roll:weapon", "square:e5", "square:e4")
    told = log(position.match)
    start = next(number for number, line in enumerate(told) if line.startswith("Fight ("))
    assert told[start].startswith("Fight (tile I, 4 o’clock): Player 1 against the blue dragon (")
    fight = told[start + 1 :]
    for line in (
        "Player 1 rolls brown die 1 0 0 0 and grey die 1 0 0 ✗: 2 damage.",
        "The blue dragon rolls white die 3 ✗: 3 damage.",
        "Player 1 takes 1 dragon tooth.",
        "Player 1 uses up all that is left of the helmet.",
        "Player 1 is knocked out.",
        "Player 1 lies unconscious on the central tile.",
    ):
        assert fight.count(line) == 1, line
    assert any(re.fullmatch(r"The blue dragon has \d+ health left\.", line) for line in fight)


def test_a_theft_names_the_robbed_one_and_tells_a_scroll_once() -> None:
    position = Position()
    position.lay_ring(1)
    position.open_cards()
    position.put(1, "1.1/4")
    position.scroll(1, "forager")
    position.weapon(0, "WWMM|....", "WWMM|....")
    position.weapon(1, "WW..|....")
    position.turn(0)
    position.dice("W1 W1 W0 W0 M0 M0 M0 M0")
    position.walk("1.1/4")
    position.choose("fight", "roll:weapon")
    assert speaker().say(position.match.decision.prompt) == "Choose where Player 2 lies."  # type: ignore[union-attr]
    position.choose(position.codes[0])
    assert speaker().say(position.match.decision.prompt) == (  # type: ignore[union-attr]
        "Take one thing from the backpack of Player 2."
    )
    position.choose("steal:forager")
    told = [line for line in log(position.match) if "Forager" in line]
    assert told == ["Player 1 takes from Player 2: Forager."]


def test_the_enemies_of_scenario_7_are_no_players() -> None:
    position = Position(1, scenario="three-fallen-samurai")
    position.open_cards()
    position.lay("2.1", "ii-3", dry=True)
    position.put(0, "2.1/1")
    position.armed(0, "WWWWW|WWWWW", "TTTTT|TTTTT")
    position.turn(0)
    position.walk("3.1/0")
    position.play_on("roll:weapon", "fight-on", *(f"square:{name}" for name in gear.SQUARE_NAMES), "keep:1", most=400)
    told = log(position.match)
    assert any(line == "Player 1 fights Fallen samurai 1." for line in told)
    assert any(line.startswith("Fallen samurai 1 ") for line in told)
    assert not any("Player 2" in line for line in told)


def test_a_card_shows_its_pattern() -> None:
    match = zataku.new_match("fuji-koro", 1, "card")
    match.choose("samurai:tomoe")
    said = labels(match)
    assert all(code.startswith("card:") for code in said)
    assert all(re.search(r"\((?:helmet|weapon|sandals): [WMT./ +]+\)", text) for text in said.values())


def test_asymmetric_samurai_are_introduced() -> None:
    match = zataku.new_match("fuji-koro", 2, "who", {"boards": "asymmetric"})
    assert labels(match)["samurai:takeko"] == "Takeko: a single two-handed weapon of up to 16 cubes, without a monk."
    assert labels(zataku.new_match("fuji-koro", 2, "who"))["samurai:takeko"] == "Takeko"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options", "named"),
    [
        (2, {"scenario": "ronin"}, "getting-hot"),
        (1, {"scenario": "restless-dragons"}, "ronin"),
        (2, {"mode": "cooperative", "scenario": "every-man-for-himself"}, "taming-the-beast"),
        (2, {"scenario": "every-man-for-himself", "boards": "asymmetric"}, "symmetric"),
        (2, {"scenario": "every-man-for-himself", "peaceful": True}, "1."),
        (2, {"mode": "cooperative", "peaceful": True}, ""),
        (2, {"difficulty": "hard"}, ""),
    ],
)
def test_what_does_not_go_together_is_explained_in_every_language(
    players: int, options: dict[str, Any], named: str, language: str
) -> None:
    with pytest.raises(Told) as caught:
        zataku.new_match("fuji-koro", players, "wrong", options)
    said = speaker(language).say(caught.value.told)
    assert named in said
    assert "{" not in said
    assert language == "en" or said != speaker("en").say(caught.value.told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "heading"), [("competitive", {"1"}), ("cooperative", {"1", "28"})])
def test_no_round_is_counted_before_the_first_one(mode: str, heading: set[str], language: str) -> None:
    match = zataku.new_match("fuji-koro", 2, "rounds", {"mode": mode})
    while match.view(None)["round"] == 0:
        assert not re.search(r"\d", drawn(match, 80, language)[0])
        match.choose(match.state.offer[0])
    assert set(re.findall(r"\d+", drawn(match, 80, language)[0])) == heading


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (6, {"boards": "asymmetric", "adventure": True}), (1, {"scenario": "three-fallen-samurai"})],
)
def test_the_map_fits_eighty_columns_and_names_every_place(
    players: int, options: dict[str, Any], language: str
) -> None:
    match = zataku.new_match("fuji-koro", players, "map", options | ({} if players == 1 else {"round-limit": 10}))
    rng = Random("map")
    for _ in range(300):
        if match.over:
            break
        match.choose(rng.choice(match.state.offer))
    lines = drawn(match, 80, language)
    end = next(number for number, line in enumerate(lines) if line.startswith("╰"))
    field = "\n".join(lines[:end])
    for name in volcano.PLACE_NAMES[1:]:
        assert re.search(rf"(?<![\d.]){re.escape(name)}(?!\d)", field), name
    assert all(len(line) <= 80 for line in lines)


def test_who_may_join_hears_who_would_roll_first_and_what_is_at_stake() -> None:
    position = Position(3)
    position.lay("1.1", "i-7", dry=True, dragon="db1")
    position.put(2, "3.7/0")
    position.weapon(0, *EIGHT)
    position.helmet(1, "MM")
    position.turn(0)
    position.walk("1.1/4")
    dragon = next(each for each in box.DRAGONS if each.id == "db1")
    kind = box.DRAGON_TYPES[dragon.type]
    said = prompt(position)
    assert f"It rolls first ({dragon.initiative} to 0)" in said
    assert f"{kind.dice} dice hit your helmet of 4" in said
    assert f"its fall: {kind.points} points, 1 tooth each" in said
    position.slot_monk(0, "action")
    position.choose("stay-out")
    said = prompt(position)
    assert said.startswith("Send a brave monk against the blue dragon")
    assert "to roll before it? Without him: " in said
    together = Position(2, mode="cooperative")
    together.lay("1.1", "i-7", dry=True, dragon="db1")
    together.turn(0)
    together.walk("1.1/4")
    assert re.search(r"fall: \d+ t(oo|ee)th together", prompt(together))


def test_breaking_cubes_is_asked_with_the_weapon_and_each_preview_names_its_square() -> None:
    position = lair()
    position.turn(0)
    position.dice("T0 T0", "W1 W0 W0 W0 M1 M0 M0 Mb")
    position.walk("1.1/4")
    position.choose("roll:weapon")
    assert "W b4 c4 b5 c5, M d4 e4 d5 e5" in prompt(position)
    previews = {
        code: next(speaker().say(event.message) for event in position.match.preview(code)) for code in position.codes
    }
    assert len(set(previews.values())) == len(previews) == 4
    assert previews["square:e5"].endswith("1 metal (e5).")


def test_ready_made_builds_read_differently_and_say_what_they_are_worth() -> None:
    position = Position()
    position.slot_monk(0, "weapon")
    position.pack(0, wood=4, metal=5, tooth=1)
    position.discs(0, 2, move=1)
    position.turn(0)
    position.choose("rest", "craft:weapon")
    said = labels(position.match)
    builds = [said[code] for code in position.codes if code.startswith("build:") and code != "build:by-hand"]
    assert len(builds) > 3
    assert len(set(builds)) == len(builds)
    assert all("initiative " in label for label in builds)
    position.choose("cancel")
    position.discs(0, 2, move=1)
    position.turn(0)
    position.choose("rest", "craft:helmet")
    assert "strength 15" in labels(position.match)["build:strongest"]


def test_refusals_name_the_place() -> None:
    position = Position()
    position.lay("1.1", "i-4", dry=True)
    position.flood("1.1/4", "1.1/5")
    position.turn(0)
    position.choose("gather", "explore", "area:1.2", "turn:0")
    position.discs(0, 3)
    position.turn(0)
    position.choose("move")
    said = [speaker().say(refusal.reason) for refusal in position.match.refusals().values()]
    assert any("tile I, 8 o’clock" in each for each in said), "the unexplored area"
    assert any("tile I, 4 o’clock ←" in each for each in said)
    assert any("tile I, 4 o’clock ↖" in each for each in said)


def test_the_terminal_shows_what_nobody_can_know_elsewhere() -> None:
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="db1")
    position.token("1.1/3", "qii-4")
    position.open_cards("eh1")
    shown = "\n".join(drawn(position.match, 200))
    kind = box.DRAGON_TYPES[0]
    assert f"its fall brings {kind.points} victory point" in shown
    assert "1.1/3 resources (1 wood and 2 metal)" in shown
    assert "Cells of the countdown: 1 lava 1, 2 " in shown
    assert "great palace: helmet " in shown
    assert re.search(r"Brow band \S+ \(1 (wood|metal)\)", shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_cell_has_a_name_of_its_own_and_none_is_a_code(language: str) -> None:
    for names in (volcano.PLACE_NAMES, volcano.CELL_NAMES):
        said = [speaker(language).say(cell_name(name)) for name in names]
        assert len(set(said)) == len(said)
        assert not any(CODE.search(each) or re.search(r"\d\.\d|/", each) for each in said)


def test_from_tile_to_tile_a_cell_is_told_by_an_arrow() -> None:
    ground = [cell for cell in range(volcano.CELL_COUNT) if volcano.PLACE_IS_AREA[volcano.CELL_PLACE[cell]]]
    for cell in ground:
        arrows = [next_cell_name(cell, other) for other in volcano.NEIGHBOURS[cell] if other in ground]
        assert len(set(arrows)) == len(arrows)
        assert set(arrows) <= set("→↘↙←↖↗")
