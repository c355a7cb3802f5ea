"""Setting up: presets of options, named clocks, levels and lengths."""

from __future__ import annotations

import re

import pytest

from tests.table.client import Client
from zataku.bots.lengths import lengths_of
from zataku.games import games
from zataku.kernel.game import Setting
from zataku.table.pages.setup import length_in_minutes
from zataku.table.store import TableSettings


def opened(client: Client, **fields: str) -> tuple[dict[str, Setting], TableSettings]:
    """The options and settings of a table that a form opens."""
    sent = {"csrf": client.csrf(), "game": "bitoku", "players": "1", **fields}
    answer = client.post("/tables", data=sent, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    live = client.live(answer.headers["location"].rpartition("/")[2])
    return live.table.options, live.table.settings


def test_a_preset_sets_all_options_of_its_group(client: Client) -> None:
    options, _ = opened(client, **{"preset-tengu": "easier", "preset-edition": "russian"})
    assert options["edition"] == "ru"
    assert [name for name, value in options.items() if name.startswith("easier") and value is not True] == []
    assert not any(options[name] for name in options if name.startswith("harder"))


def test_a_preset_counts_more_than_what_stands_below_it(client: Client) -> None:
    options, _ = opened(client, **{"preset-tengu": "standard", "option-easier_no_yokai": "true"})
    assert options["easier_no_yokai"] is False


def test_a_mix_of_ones_own_is_set_one_by_one(client: Client) -> None:
    options, _ = opened(client, **{"preset-tengu": "own", "option-easier_no_yokai": "true"})
    assert options["easier_no_yokai"] is True
    assert options["easier_kodama"] is False


def test_options_for_other_numbers_of_players_are_left_out(client: Client) -> None:
    options, _ = opened(client, players="2", **{"seat-1": "novice", "preset-tengu": "harder"})
    assert "harder_leads" not in options


@pytest.mark.parametrize(
    ("fields", "clock"),
    [
        ({"clock": "none"}, (0, 0, 0)),
        ({"clock": "evening"}, (0, 1200, 15)),
        ({"clock": "days"}, (86_400, 0, 0)),
        ({"clock": "own", "move_clock": "180", "match_clock": "3600", "increment": "30"}, (180, 3600, 30)),
    ],
)
def test_clocks_have_names(client: Client, fields: dict[str, str], clock: tuple[int, int, int]) -> None:
    _, settings = opened(client, **fields)
    assert (settings.move_clock, settings.match_clock, settings.increment) == clock


def test_every_option_is_offered_in_one_group(client: Client) -> None:
    for game in games().values():
        grouped = [name for group in game.option_groups() for name in group.options]
        assert sorted(grouped) == sorted(option.name for option in game.options)
        page = client.get(f"/games/{game.name}").text
        fields = set(re.findall(r'name="option-([a-z_-]+)"', page))
        assert fields == {option.name for option in game.options}


def test_people_who_set_up_bamboo_find_that_everybody_chooses_a_colour(client: Client) -> None:
    page = client.get("/games/bamboo").text
    checked = re.findall(r'name="option-([a-z_-]+)" value="([a-z]+)" checked', page)
    assert dict(checked) == {"side": "day", "colours": "chosen"}


def test_presets_go_together() -> None:
    for game in games().values():
        for group in game.groups:
            for preset in group.presets.values():
                for players in game.players:
                    fitting = {name: value for name, value in preset.items() if name in group.options}
                    assert game.settings(players, fitting)


def test_lengths_are_those_that_were_measured() -> None:
    castle = games()["white-castle"]
    measured = lengths_of(castle)
    assert measured is not None
    assert set(measured.choices) == set(castle.players)
    assert measured.command.startswith("zataku lengths white-castle")
    alone, four = length_in_minutes(castle, 2, 1), length_in_minutes(castle, 4, 0)
    assert alone is not None
    assert four is not None
    assert alone < four


def test_a_game_that_nobody_measured_tells_no_length(client: Client) -> None:
    assert length_in_minutes(games()["three-lanterns"], 2, 0) is None
    assert "about None" not in client.get("/games/three-lanterns").text
