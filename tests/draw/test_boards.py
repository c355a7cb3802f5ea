"""Boards are drawn from views, in every language, with every target in the picture and nothing inline."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

from zataku.draw.definitions import sheet
from zataku.draw.icons import ICONS, icon
from zataku.draw.palette import PALETTE, standalone
from zataku.draw.pieces import die
from zataku.draw.svg import el, text
from zataku.games import board_of, games
from zataku.kernel.game import Game
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker

CASES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in games().values()
    if board_of(game) is not None
    for players in game.players
]


def pictures(match: Match, language: str) -> list[str]:
    """The board and all seats' boards as the deciding seat sees them, with what can be chosen now as targets."""
    speaker = Speaker(match.game, language, [f"<P{each}>" for each in range(match.seats)])
    targets = targets_of(match)
    view = match.view(0 if match.over else match.state.seat)
    board = board_of(match.game)
    assert board is not None
    seats = range(match.seats)
    return [
        board.draw_board(view, speaker, targets=targets),
        *(board.draw_seat(view, seat, speaker, compact=False, targets=targets) for seat in seats),
        *(board.draw_seat(view, seat, speaker, compact=True) for seat in seats),
        *docks(match, speaker),
    ]


def docks(match: Match, speaker: Speaker) -> list[str]:
    """The own board as it lies under the main one, where the game draws it so."""
    board, view, targets = board_of(match.game), match.view(0), targets_of(match)
    if board is None or not hasattr(board, "draw_dock"):
        return []
    return [board.draw_dock(view, 0, speaker, tall=tall, targets=targets) for tall in (False, True)]


def letters(svg: str) -> list[float]:
    """The sizes of all texts of a picture, in its units."""
    found: list[float] = []

    def walk(element: ElementTree.Element, scale: float) -> None:
        scaled = re.search(r"scale\((-?[\d.]+)", element.get("transform", ""))
        now = scale * abs(float(scaled[1])) if scaled else scale
        if element.tag.endswith("}text") and (element.text or "").strip():
            found.append(now * float(element.get("font-size", "0")))
        for child in element:
            walk(child, now)

    walk(ElementTree.fromstring(svg), 1.0)
    return found


def targets_of(match: Match) -> dict[str, list[str]]:
    targets: dict[str, list[str]] = {}
    for option in match.state.offer:
        for target in match.describe(option).targets:
            targets.setdefault(target, []).append(option.code)
    return targets


def ids(svg: str) -> list[str]:
    return [element.get("id", "") for element in ElementTree.fromstring(svg).iter() if element.get("id")]


def buttons_within_buttons(svg: str) -> list[str]:
    """What no screen reader can tell apart."""
    buttons = ElementTree.fromstring(svg).iterfind(".//*[@role='button']")
    return [
        f"{each.get('id')}: {inner.get('id')}" for each in buttons for inner in each.iterfind(".//*[@role='button']")
    ]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_position_can_be_drawn_and_every_target_is_there(game: Game, players: int) -> None:
    match = Match(game, players, "picture", game.brisk)
    rng = Random("picture")
    while not match.over:
        if rng.random() < 0.2:
            drawn = pictures(match, rng.choice(LANGUAGES))
            there = {id for svg in drawn for id in ids(svg)}
            assert sorted(set(targets_of(match)) - there) == []
            assert [within for svg in drawn for within in buttons_within_buttons(svg)] == []
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
        assert not re.search(r"\sstyle=|<style|<script|\son\w+=|href=\"[^#]", svg)
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


#: Boards of the size that the page has room for, with the smallest letters that can be read there.
SIZED = {"bamboo": 20.0, "white-castle": 20.0}


@pytest.mark.parametrize("name", SIZED)
@pytest.mark.parametrize("players", [2, 4])
def test_letters_can_be_read(name: str, players: int) -> None:
    match = Match(games()[name], players, "letters")
    rng = Random("letters")
    speaker = Speaker(match.game, "ru")
    board = board_of(match.game)
    assert board is not None
    while not match.over:
        if rng.random() < 0.1:
            drawn = board.draw_board(match.view(0), speaker, targets=targets_of(match))
            assert 'viewBox="0 0 1600 1000"' in drawn
            assert min(letters(drawn)) >= SIZED[name]
            for height, dock in zip((156, 276), docks(match, speaker), strict=True):
                assert f'viewBox="0 0 1600 {height}"' in dock
                assert min(letters(dock)) >= 18
        match.choose(rng.choice(match.state.offer))
    # What is defined once is shown in many sizes: it has no letters of its own.
    assert "<text" not in sheet(name)


def test_every_icon_can_be_drawn() -> None:
    for name in ICONS:
        assert ElementTree.fromstring(icon(name, 1, 2, 16, label="<what>")).tag == "g"
        assert f'id="i-{name}"' in standalone(f"<svg>{icon(name, 1, 2)}</svg>")


def test_text_and_attributes_are_escaped() -> None:
    assert ElementTree.fromstring(text("<b>&", 0, 0)).text == "<b>&"
    assert ElementTree.fromstring(el("g", data_x='"<')).get("data-x") == '"<'


def test_a_die_shows_its_pips() -> None:
    for value in range(1, 7):
        assert die("coral", value, 0, 0).count("<circle") == value


def test_a_picture_can_stand_alone() -> None:
    assert PALETTE["paper"][1] in standalone("<svg></svg>", "night")
