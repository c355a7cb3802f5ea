"""Boards are drawn from views, in every language, with every target in the picture and nothing inline."""

from __future__ import annotations

import re
from importlib import import_module
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from zataku.draw.icons import ICONS, icon
from zataku.draw.palette import PALETTE, standalone
from zataku.draw.pieces import die
from zataku.draw.svg import el, text
from zataku.games import games
from zataku.kernel.game import Game
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker


def board_of(game: Game) -> Any:
    return import_module(f"zataku.games.{game.name.replace('-', '_')}.board")


CASES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in games().values()
    if hasattr(board_of(game), "draw_board")
    for players in game.players
]


def pictures(match: Match, language: str) -> list[str]:
    """The board and all seats' boards, with what can be chosen now as targets."""
    speaker = Speaker(match.game, language, [f"<P{each}>" for each in range(match.seats)])
    targets = targets_of(match)
    view = match.view(0)
    board = board_of(match.game)
    seats = range(match.seats)
    return [
        board.draw_board(view, speaker, targets=targets),
        *(board.draw_seat(view, seat, speaker, compact=False, targets=targets) for seat in seats),
        *(board.draw_seat(view, seat, speaker, compact=True) for seat in seats),
    ]


def targets_of(match: Match) -> dict[str, list[str]]:
    targets: dict[str, list[str]] = {}
    for option in match.state.offer:
        for target in match.describe(option).targets:
            targets.setdefault(target, []).append(option.code)
    return targets


def ids(svg: str) -> list[str]:
    return [element.get("id", "") for element in ElementTree.fromstring(svg).iter() if element.get("id")]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_position_can_be_drawn_and_every_target_is_there(game: Game, players: int) -> None:
    match = Match(game, players, "picture")
    rng = Random("picture")
    while not match.over:
        if rng.random() < 0.2:
            there = {id for svg in pictures(match, rng.choice(LANGUAGES)) for id in ids(svg)}
            assert sorted(set(targets_of(match)) - there) == []
        match.choose(rng.choice(match.state.offer))
    assert pictures(match, "en")


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_picture_is_well_formed_and_needs_nothing_inline(game: Game, players: int) -> None:
    match = Match(game, players, "inline")
    for _ in range(25):
        match.choose(match.state.offer[0])
    for svg in pictures(match, "ru"):
        found = ids(svg)
        assert len(found) == len(set(found)), "an id stands twice"
        assert not re.search(r"\sstyle=|<style|<script|\son\w+=|href=", svg)
        assert "<P0>" not in svg
        assert "{" not in svg
        assert set(re.findall(r"var\(--([a-z0-9-]+)\)", svg)) <= set(PALETTE)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_moving_pieces_have_names_of_their_own(game: Game, players: int) -> None:
    match = Match(game, players, "moving")
    rng = Random("moving")
    for _ in range(40):
        match.choose(rng.choice(match.state.offer))
        names = re.findall(r'data-move="([^"]+)"', pictures(match, "en")[0])
        assert len(names) == len(set(names))


def test_every_icon_can_be_drawn() -> None:
    for name in ICONS:
        assert ElementTree.fromstring(icon(name, 1, 2, 16, label="<what>")).tag == "g"


def test_text_and_attributes_are_escaped() -> None:
    assert ElementTree.fromstring(text("<b>&", 0, 0)).text == "<b>&"
    assert ElementTree.fromstring(el("g", data_x='"<')).get("data-x") == '"<'


def test_a_die_shows_its_pips() -> None:
    for value in range(1, 7):
        assert die("coral", value, 0, 0).count("<circle") == value


def test_a_picture_can_stand_alone() -> None:
    assert PALETTE["paper"][1] in standalone("<svg></svg>", "night")
