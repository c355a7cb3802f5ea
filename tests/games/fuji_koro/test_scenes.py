"""Scenes of the drawn board: fights before they begin, what breaks, the final chapter."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.games.fuji_koro.position import EIGHT, Position, meeting
from tests.games.fuji_koro.test_board import ids, page, seen
from tests.rules import rule
from zataku.games.fuji_koro import elements
from zataku.games.fuji_koro.board.coming import coming_fight
from zataku.games.fuji_koro.components import GREAT_LOWEST, TRACK_TOOTH, TRACKS
from zataku.games.fuji_koro.gear import HELMET
from zataku.games.fuji_koro.state import GREAT, SMALL
from zataku.games.fuji_koro.steps.eruption import worth

# Fights that have not begun


def joining() -> Position:
    """Seat 0 has walked onto the tile of a dragon; seat 1, beside it, is asked."""
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    position.weapon(0, "WW..|....")
    position.weapon(1, *EIGHT)
    for seat in (0, 1):
        position.helmet(seat, "TTTT", "TTTT")
    position.turn(0)
    position.walk("1.1/4")
    return position


@rule("FK-117", "FK-118")
def test_whoever_is_asked_to_join_sees_who_would_roll_when() -> None:
    position = joining()
    assert position.seat == 1
    coming = coming_fight(seen(position.match))
    assert coming is not None
    assert coming.me == 1
    position.choose(next(code for code in position.codes if code.startswith("cell:")))
    fight = seen(position.match)["fight"]
    assert fight is not None
    assert list(coming.order) == fight["order"]
    assert coming_fight(seen(position.match)) is None


def test_a_coming_fight_shows_all_faces_of_the_dice_and_what_is_at_stake() -> None:
    board, own, other = page(joining().match)
    assert {elements.fighter(0), elements.fighter(1), elements.FOE} <= set(ids(board))
    assert {f"#fk-die-{material}-{face}" for material in ("wood", "metal") for face in ("0", "1", "break")} <= set(
        re.findall(r'href="([^"]+)"', board)
    )
    # The gear stays on the samurai's own board until dice are rolled.
    square = elements.square(1, "weapon", "b4")
    assert square in ids(own)
    assert square not in ids(board)
    assert square not in ids(other)


@rule("FK-135", "FK-137")
def test_two_who_meet_see_the_fight_before_they_say_whether_there_is_one() -> None:
    position = meeting()
    position.walk("1.1/5")
    challenge = seen(position.match)["challenge"]
    assert challenge == {"seat": 0, "other": 1, "order": [0, 1]}
    coming = coming_fight(seen(position.match))
    assert coming is not None
    assert (coming.me, coming.other) == (0, 1)
    position.choose("peace")
    challenge = seen(position.match)["challenge"]
    assert challenge == {"seat": 1, "other": 0, "order": [0, 1]}
    position.weapon(0, "WW..|....")
    assert seen(position.match)["challenge"] == {"seat": 1, "other": 0, "order": [1, 0]}, "as fast: the other one"
    position.choose("fight")
    assert position.match.view(0)["challenge"] is None


def test_a_step_into_a_fight_shows_it_while_it_is_pointed_at() -> None:
    position = meeting()
    position.lay("1.2", "i-7", dry=True, dragon="db4")
    position.put(0, "C/0")
    position.put(1, "1.1/4")
    position.run_again()
    position.choose("move")
    board = page(position.match)[0]
    shown = re.findall(r'data-with="([^"]+)"', board)
    ways = {elements.cell(name) for name in position.goes() if name.startswith("1.2/")}
    assert ways
    assert {elements.cell("1.1/4")} in map(set, map(str.split, shown))
    assert ways in map(set, map(str.split, shown))
    hidden = [each for each in ElementTree.fromstring(board).iter() if each.get("data-with")]
    assert [each.get("display") for each in hidden] == ["none"] * len(shown)
    assert not any(inner.get("id") for each in hidden for inner in each.iter())


# What breaks


@rule("FK-124")
def test_what_breaks_is_told_with_what_is_left_then() -> None:
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="dr1")
    position.others_away()
    position.weapon(0, *EIGHT)
    position.helmet(0, "TTTT", "TTTT")
    position.dice("T0 T0 T0 T0 T0", "Wb W1 W1 W1 Mb Mb M2 M2")
    position.turn(0)
    position.walk("1.1/4")
    position.choose("roll:weapon")
    fight = seen(position.match)["fight"]
    assert fight is not None
    breaking = fight["breaking"]
    assert breaking is not None
    assert (breaking["seat"], breaking["gear"]) == (0, "weapon")
    assert breaking["left"] == {"wood": 1, "metal": 2, "tooth": 0}
    board = ElementTree.fromstring(page(position.match)[0])
    squares = [elements.square(0, "weapon", code.removeprefix("square:")) for code in position.codes]
    shown = [(each.get("data-with", ""), each.get("display")) for each in board.iter() if each.get("data-with")]
    assert sorted(shown) == sorted((square, "none") for square in squares)
    # Whoever points at a cube still points at a cube: what is told of it is no part of it.
    held = [each for each in board.iter() if each.get("id") in squares]
    assert not any(inner.get("data-with") for each in held for inner in each.iter())


# The final chapter


def with_gifts(owner: int, pawn: int, palace: str) -> Position:
    """Seat 0 has an enchanted helmet, monks and teeth for the shogun and stands where it can leave."""
    position = Position()
    position.countdown(owner, pawn=pawn, rope=palace == "great")
    position.others_away()
    position.lay("1.1", "i-1", dry=True)
    position.pack(0, tooth=3, monks=2)
    position.helmet(0, "TM..")
    position.blueprint(0, "bh1")
    position.charm(0, HELMET)
    position.put(0, "C/0" if palace == "great" else "1.1/4")
    if palace == "small":
        position.state.exit_cell = position.sheet().cell
    position.turn(0)
    return position


def best_gift(position: Position, palace: str) -> str:
    """The delivery that gains most over what its thing scores if it is left."""
    gains = {}
    for code in position.codes:
        track = TRACKS.index(code.split(":")[1]) if code.split(":")[1] in TRACKS else TRACK_TOOTH
        if code != "deliver:nothing":
            least = GREAT_LOWEST[track] if palace == "great" else 0
            gains[code] = worth(position.state, GREAT if palace == "great" else SMALL, track) - least
    return max(gains, key=lambda code: gains[code])


@rule("FK-158", "FK-162", "FK-163")
@pytest.mark.parametrize("palace", ["great", "small"])
@pytest.mark.parametrize("pawn", [3, 6, 7])
@pytest.mark.parametrize("owner", [0, 1])
def test_leaving_now_brings_what_the_board_says(owner: int, pawn: int, palace: str) -> None:
    position = with_gifts(owner, pawn, palace)
    told = position.match.view(0)["seats"][0]["leaving"]
    position.stay(2)
    while not position.match.over:
        if "deliver:nothing" in position.codes:
            position.choose(best_gift(position, palace))
        else:
            position.pass_turn()
    parts = position.match.view(0)["seats"][0]["parts"]
    assert parts["deliveries"] + parts["leftovers"] == sum(told[palace].values()) > 0
    assert position.match.view(0)["seats"][0]["leaving"] is None, "nobody leaves twice"


def test_in_the_final_chapter_the_palaces_lie_on_top_and_the_cards_below() -> None:
    position = with_gifts(1, 3, "great")
    board = page(position.match)[0]
    sides = [each for each in ElementTree.fromstring(board).iter() if each.get("data-side") is not None]
    assert [(each.get("data-side"), each.get("display")) for each in sides] == [("", None), ("cards", "none")]
    on_top = {each.get("id") for each in sides[0].iter()}
    assert elements.palace("great", "monk") in on_top
    assert ids(board).count(elements.palace("great", "monk")) == 1
    assert {elements.card(id) for id in seen(position.match)["equipment"]} <= {
        each.get("id") for each in sides[1].iter()
    }
    position.state.countdown_owner = -1
    assert "data-side" not in page(position.match)[0]
