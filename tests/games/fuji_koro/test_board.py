"""The drawn board: everything in its place once, readable, with the figures that the rules give it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import zataku
from tests.draw.sizes import texts
from tests.games.fuji_koro.kit import COMBINATIONS
from tests.games.fuji_koro.position import Position, meeting
from zataku.draw.icons import ICONS
from zataku.games.fuji_koro import elements, gear
from zataku.games.fuji_koro.board import draw_board, draw_dock, draw_seat, draw_work, goods
from zataku.games.fuji_koro.board.seen import cubes_in, in_place
from zataku.games.fuji_koro.components import BOARDS, CARDS
from zataku.games.fuji_koro.view import FujiKoroView
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker
from zataku.language.reference import rules_of

#: Matches of all kinds: competitive to six seats, cooperative alone and together, every scenario, all boards.
KINDS = [(2, {"round-limit": 5}), (6, {"round-limit": 5, "boards": "asymmetric"}), *COMBINATIONS]


def targets_of(match: Match) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for option in match.state.offer:
        for target in match.describe(option).targets:
            found.setdefault(target, []).append(option.code)
    return found


def seen(match: Match, seat: int | None = None) -> FujiKoroView:
    """The view of a seat, or of the one that decides."""
    return cast(FujiKoroView, match.view(match.state.seat if seat is None else seat))


def page(match: Match, language: str = "en") -> list[str]:
    """What the deciding seat has before it: the board, its own board whole, those of the others as strips."""
    seat = match.state.seat
    view, speaker, targets = seen(match), Speaker(match.game, language), targets_of(match)
    strips = [each for each in range(match.seats) if each != seat]
    return [
        draw_board(view, speaker, targets=targets),
        draw_seat(view, seat, speaker, compact=False, targets=targets),
        *(draw_seat(view, each, speaker, compact=True, targets=targets) for each in strips),
    ]


def ids(svg: str) -> list[str]:
    return [element.get("id", "") for element in ElementTree.fromstring(svg).iter() if element.get("id")]


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_every_id_stands_once_on_a_page(players: int, options: dict[str, Any]) -> None:
    match = zataku.new_match("fuji-koro", players, "once", options)
    rng = Random("once")
    for _ in range(300):
        if match.over:
            break
        if rng.random() < 0.15:
            drawn = [ids(svg) for svg in page(match, rng.choice(LANGUAGES))]
            there = Counter(id for picture in drawn for id in picture)
            assert [id for id, count in there.items() if count > 1] == []
            docks = [
                draw_dock(seen(match), match.state.seat, Speaker(match.game, "es"), tall=tall) for tall in (False, True)
            ]
            for dock in docks:
                assert set(ids(dock)) <= {*drawn[1], elements.seat(match.state.seat)}
        match.choose(rng.choice(match.state.offer))


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_what_events_name_can_be_shown(players: int, options: dict[str, Any]) -> None:
    """Whoever clicks a line of the log is shown what it speaks of: places, samurai, gear, packs, tracks."""
    match = zataku.new_match("fuji-koro", players, "events", options)
    rng = Random("events")
    told = 0
    for _ in range(250):
        if match.over:
            break
        if rng.random() < 0.2:
            there = {id for svg in page(match) for id in ids(svg)}
            named = {target for event in match.events[told:] for target in event.targets}
            assert sorted(target for target in named - there if not target.startswith("card-")) == []
        told = len(match.events)
        match.choose(rng.choice(match.state.offer))


@pytest.mark.parametrize(("players", "options"), KINDS[::4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_can_be_read(players: int, options: dict[str, Any], language: str) -> None:
    match = zataku.new_match("fuji-koro", players, "letters", options)
    rng = Random("letters")
    for _ in range(200):
        if match.over:
            break
        if rng.random() < 0.06:
            speaker, seat = Speaker(match.game, language), match.state.seat
            view = seen(match)
            board = draw_board(view, speaker, targets=targets_of(match))
            assert 'viewBox="0 0 1600 1000"' in board
            assert texts(board)[0].size >= 19.9, texts(board)[0]
            for tall, height in ((False, 156), (True, 276)):
                dock = draw_dock(view, seat, speaker, tall=tall)
                assert f'viewBox="0 0 1600 {height}"' in dock
                assert not texts(dock) or texts(dock)[0].size >= 18, texts(dock)[0]
        match.choose(rng.choice(match.state.offer))


def test_goods_are_six_with_icons_and_names() -> None:
    position = Position()
    position.pack(0, wood=2, tooth=1)
    found = goods(seen(position.match, 0), 0)
    assert [(good.icon, good.amount) for good in found[:3]] == [("timber", 2), ("steel", 0), ("fang", 1)]
    assert len(found) == 6
    for good in found:
        assert good.icon in ICONS
        assert all("{" not in Speaker(position.match.game, language).text(good.label) for language in LANGUAGES)


# Patterns


def test_a_pattern_is_ticked_where_the_gear_has_it() -> None:
    for card in CARDS:
        pattern = card.pattern
        if len(pattern.parts) == 1:
            way = pattern.ways[0][0]
            cubes = tuple(
                sorted(
                    (gear.SQUARE_NAMES[square], gear.MATERIALS[material])
                    for material in range(3)
                    for square in gear.squares_of(way[material])
                )
            )
            assert len(in_place(card.id, cubes)) == cubes_in(card.id)
            assert len(in_place(card.id, cubes[1:])) == cubes_in(card.id) - 1
        assert in_place(card.id, ()) == frozenset()


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_a_fault_is_told_just_where_a_weapon_is_illegal(board: Any) -> None:
    rng = Random(board.id)
    squares = gear.squares_of(board.grid.left | board.grid.right)
    seen = set()
    for _ in range(3000):
        mask = 0
        for square in rng.sample(squares, rng.randrange(1, 18)):
            if not mask or rng.random() < 0.3 or gear.grow(mask) >> square & 1:
                mask |= 1 << square
        for right_open in (False, True):
            fault = board.grid.fault(mask, right_open)
            assert (fault == "") == board.grid.legal(mask, right_open)
            seen.add(fault)
    assert len(seen) > 2


# Scenes


def crafting(kind: str = "weapon") -> Position:
    position = Position()
    position.pack(0, wood=3, metal=2)
    position.discs(0, 2, move=1)
    position.turn(0)
    position.choose("rest", f"craft:{kind}")
    return position


def test_the_workbench_shows_cubes_as_they_are_laid_and_judges_them() -> None:
    position = crafting()
    view, speaker = seen(position.match, 0), Speaker(position.match.game, "en")
    lies = draw_work(view, speaker, "b1:wood b2:wood b3:metal")
    assert 'data-legal="yes"' in lies
    assert 'data-layout="b1:wood b2:wood b3:metal"' in lies
    assert f'id="{elements.tray("wood")}"' in lies
    apart = draw_work(view, speaker, "b1:wood b3:wood")
    assert "data-legal" not in apart
    assert speaker.text("refusal-weapon-apart", amount=8, both=12).split(":")[0] in apart
    for wrong in ("b1:gold", "z9:wood", " ".join(f"b{row}:metal" for row in range(1, 6))):
        with pytest.raises(ValueError, match=r"cube|square"):
            draw_work(view, speaker, wrong)
    position.choose("cancel")
    with pytest.raises(ValueError, match="crafting"):
        draw_work(seen(position.match, 0), speaker, "b1:wood")


def test_ready_made_builds_are_drawings_of_their_own() -> None:
    position = crafting("helmet")
    drawn = page(position.match)[0]
    offered = [option.code for option in position.match.state.offer if option.code.startswith("build:")]
    assert len(offered) > 2
    for code in offered:
        if code != "build:by-hand":
            assert f'id="{elements.build(code.removeprefix("build:"))}"' in drawn


def test_only_one_grid_is_the_place_for_a_cube() -> None:
    """While a weapon lies on the workbench, the squares of the own board are no targets, and two seats never share."""
    position = crafting()
    board, own, *others = page(position.match)
    square = elements.square(0, "weapon", "e5")
    assert square in ids(board)
    assert square not in ids(own)
    assert all(square not in ids(each) for each in others)


def test_six_grips_show_six_ways_to_lie() -> None:
    position = Position()
    position.turn(0)
    position.choose("explore", "area:1.1")
    drawn = page(position.match)[0]
    titles = [re.search(rf'id="{elements.rotation(number)}"[^>]*aria-label="([^"]+)"', drawn) for number in range(6)]
    assert len({found[1] for found in titles if found}) == 6


def test_a_fight_shows_dice_as_faces_and_what_can_be_taken() -> None:
    position = meeting()
    position.walk("1.1/5")
    position.dice("W1 W1 W1 W1 M2 M2 M2 M2")
    position.choose("fight")
    before = page(position.match)[0]
    assert f'id="{elements.weapon("left")}"' in before
    position.choose("roll:weapon", "cell:1.1/0")
    board, own, other = page(position.match)
    assert position.match.view(0)["fight"]["roller"] == 0
    assert [f'id="{elements.die(number)}"' in board for number in range(8)] == [True] * 8
    assert board.count("#fk-die-metal-2") == 4
    assert elements.held(1, "wood") in ids(board)
    assert elements.held(1, "wood") not in ids(own) + ids(other)


def test_lava_on_the_way_says_what_it_costs() -> None:
    position = Position()
    position.lay("1.1", "i-4")
    position.sandals(0, "MMM")
    cells = next(place["cells"] for place in position.match.view(0)["places"] if place["id"] == "1.1")
    lava = {f"go:{cell['id']}" for cell in cells if cell["lava"]}
    position.put(0, next(cell["id"] for cell in cells if not cell["lava"]))
    position.turn(0)
    burning = lava & {option.code for option in position.match.state.offer}
    assert burning
    assert page(position.match)[0].count(">−5<") == len(burning)


def unexplained(element: ElementTree.Element, explained: bool = False) -> Iterator[str]:
    """Icons that stand in no thing with words and a rule.

    What lies open beside the crater, such as the pack of somebody beaten, has its id there alone.
    """
    told = next((child.text or "" for child in element if child.tag.endswith("title")), "")
    explained = explained or "(FK-" in told
    name = element.get("href", "")
    if name.startswith("#i-") and not explained:
        yield name
    for child in element:
        yield from unexplained(child, explained)


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_every_icon_explains_itself(players: int, options: dict[str, Any]) -> None:
    """Whatever is drawn as an icon stands in a thing that tells its words and the rule, and the rule exists."""
    match, rng = zataku.new_match("fuji-koro", players, "icons", options), Random("icons")
    known, speaker = rules_of(match.game.folder, "en"), Speaker(match.game, "en")
    for _ in range(400):
        if match.over:
            break
        if rng.random() < 0.03:
            seat, view = match.state.seat, seen(match)
            docks = [draw_dock(view, seat, speaker, tall=tall) for tall in (False, True)]
            for picture in (*page(match), *docks):
                assert set(unexplained(ElementTree.fromstring(picture))) == set()
                assert set(re.findall(r"FK-\w+", picture)) <= known.keys()
        match.choose(rng.choice(match.state.offer))
