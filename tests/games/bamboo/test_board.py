"""The drawn board: what it tells a player is what the rules say, and everything to choose has its place."""

import re
from itertools import product
from random import Random
from typing import cast
from xml.etree import ElementTree

import pytest

from tests.games.bamboo.position import Position, summer
from zataku.draw.icons import ICONS
from zataku.games.bamboo import GAME, elements
from zataku.games.bamboo.board import draw_board, draw_dock, draw_seat, goods, points
from zataku.games.bamboo.board.seen import Home, Meal, balance, home_of, leading, meal, missing, outlook
from zataku.games.bamboo.components import COMPONENTS, KINDS
from zataku.games.bamboo.harmony import House
from zataku.games.bamboo.state import NOWHERE, Bamboo
from zataku.games.bamboo.steps.autumn import most_generous
from zataku.games.bamboo.view import BambooView
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker

ENGLISH = Speaker(GAME, "en", ["Aiko", "Bram", "Chiyo", "Daan"])


def targets_of(match: Match) -> dict[str, list[str]]:
    targets: dict[str, list[str]] = {}
    for option in match.state.offer:
        for target in match.describe(option).targets:
            targets.setdefault(target, []).append(option.code)
    return targets


def seen(match: Match, seat: int) -> BambooView:
    return cast(BambooView, match.view(seat))


def bamboo(match: Match) -> Bamboo:
    return cast(Bamboo, match.state)


def board(position: Position) -> ElementTree.Element:
    """The main board as the deciding seat sees it."""
    match = position.match
    return ElementTree.fromstring(draw_board(seen(match, match.state.seat), ENGLISH, targets=targets_of(match)))


def own(position: Position) -> ElementTree.Element:
    match = position.match
    seat = match.state.seat
    return ElementTree.fromstring(draw_seat(seen(match, seat), seat, ENGLISH, compact=False, targets=targets_of(match)))


def thing(picture: ElementTree.Element, id: str) -> ElementTree.Element:
    return next(element for element in picture.iter() if element.get("id") == id)


def words(element: ElementTree.Element) -> str:
    """What a thing is called."""
    return next(child.text or "" for child in element if child.tag.endswith("title"))


def written(element: ElementTree.Element) -> list[str]:
    """What is written on a thing."""
    return [each.text or "" for each in element.iter() if each.tag.endswith("text")]


def of_class(picture: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in picture.iter() if name in (element.get("class") or "").split()]


# What the board tells


@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_figures_agree_with_the_rules_throughout_a_match(players: int, side: str) -> None:
    match = Match(GAME, players, "figures", {"side": side})
    rng = Random(players)
    gone: dict[int, set[str]] = {seat: set() for seat in range(players)}
    while not match.over:
        view = seen(match, 0)
        for temple, incense in zip(view["temples"], bamboo(match).temples, strict=True):
            first = leading(temple["incense"])
            expected = most_generous(incense)
            assert first == (None if expected == NOWHERE else temple["incense"][incense.index(expected)])
        for seat, player in enumerate(view["seats"]):
            home = home_of(player)
            for tile in (tile for tiles in player["harmony"].values() for tile in tiles if tile):
                lacks = missing(tile["id"], home)
                assert (lacks == 0) == tile["met"]
                # What cannot be met any more never is.
                assert tile["id"] not in gone[seat] or lacks is None
                if lacks is None:
                    gone[seat].add(tile["id"])
        match.choose(rng.choice(match.state.offer))
    for seat, score in enumerate(match.scores.seats):
        ends = outlook(seen(match, 0)["seats"][seat])
        assert ends.total == score.total
        assert {name: amount for name, amount in ends._asdict().items() if name in score.parts} == score.parts


def test_what_is_missing_is_counted_in_house_tiles() -> None:
    position = summer(3).house(0, ".. O3 .. .. ..", ".. .. .. .. ..", ".. .. .. G1 ..")
    home = home_of(seen(position.match, 0)["seats"][0])
    lacks = {tile.condition.text + tile.id[0]: missing(tile.id, home) for tile in COMPONENTS.harmony_tiles}
    by_text = {tile.condition.text: missing(tile.id, home) for tile in COMPONENTS.harmony_tiles if tile.part == 2}
    assert by_text["G"] == 0
    assert by_text["F"] == 1
    assert all(lack is not None for lack in lacks.values())


def test_a_tile_in_the_way_makes_an_arrangement_impossible() -> None:
    tile = next(tile for tile in COMPONENTS.harmony_tiles if len(tile.condition.rows) == 3 and tile.part == 0)
    kinds = [(cell, KINDS.index("object"), 1) for cell in range(COMPONENTS.grid.cells)]
    assert missing(tile.id, Home(House.of(kinds, COMPONENTS.grid), 0)) is None


def test_the_meal_and_the_balance_are_live() -> None:
    position = summer(3).house(0, "O3 .. .. G1 ..", ".. .. F2 .. ..", ".. .. .. .. ..").larder(0, "rice")
    view = seen(position.match, 0)
    assert meal(view, 0) == Meal(3, 2)
    assert meal(view, 0).lost == 1
    assert balance(view["seats"][0]) == (3, 1)
    assert balance(view["seats"][0]).lost == 4
    drawn = own(position.act("house"))
    assert written(thing(drawn, "seat-0-meal")) == ["2/3", "−1"]
    assert written(thing(drawn, "seat-0-balance")) == ["3", "1", "−4"]
    assert "3 food owed, 2 in store, 1 happiness lost" in words(thing(drawn, "seat-0-meal"))


# Temples


def test_a_temple_says_who_would_win_its_spirit() -> None:
    position = summer(2).act("income")
    position.state.temples = ((3, 3, 0, 0), (3,), (0, 1), ())
    drawn = board(position)
    assert "would come to Aiko now" in words(thing(drawn, "temple-red"))
    assert "would leave with the ghost now" in words(thing(drawn, "temple-blue"))
    assert "would come to Bram now" in words(thing(drawn, "temple-green"))
    assert "would" not in words(thing(drawn, "temple-yellow"))


def test_a_spirit_tells_what_it_does_and_what_waking_costs() -> None:
    position = summer(3)
    position.state.spirits = (4, 4, 4, 4)
    told = words(thing(board(position), "temple-red-spirit"))
    assert "Okami: 4 food at this meal, in winter. It wakes for 2 coins." in told
    assert "BB-095" in told


def offering(coins: int, *, spirits: str = "") -> Position:
    position = summer().areas(0, red="red-harmony red-cooking", blue="blue-house").spirits(0, spirits)
    position.sheet().incense = 4
    position.sheet().coins = coins
    return position.summer().choose("visit:red")


def test_incense_is_given_stick_by_stick_with_its_price() -> None:
    drawn = board(offering(2))
    prices = {name: thing(drawn, f"temple-{name}").get("data-price") for name in ("red", "blue", "green", "yellow")}
    assert prices == {"red": "0", "blue": "1", "green": "1", "yellow": "1"}
    assert thing(drawn, "temple-blue").get("data-share") == "blue"
    assert (thing(drawn, "offering").get("data-shares"), thing(drawn, "offering").get("data-coins")) == ("2", "2")


def test_a_bakeneko_carries_incense_for_nothing() -> None:
    drawn = board(offering(0, spirits="bakeneko").choose("spirit:bakeneko"))
    assert {element.get("data-price") for element in drawn.iter() if element.get("data-share")} == {"0"}


def test_nobody_else_is_asked_to_share() -> None:
    position = offering(2)
    drawn = draw_board(seen(position.match, 1), ENGLISH)
    assert "data-share" not in drawn


# The grove


def test_the_shoot_that_comes_out_stands_out_while_laying() -> None:
    position = summer().areas(0, red="red-harmony red-cooking", blue="blue-house")
    position.sheet().incense = 2
    position.summer().choose("visit:red")
    for lays in ("", "lay:slot-2:red-harmony"):
        if lays:
            position.choose(lays)
        leaving = of_class(board(position), "leaving")
        marked = {element.get("id") for group in leaving for element in group.iter() if element.get("id")}
        laid = [len(slot) - 3 for slot in position.state.slots]
        next_out = (slot[done] for slot, done in zip(position.state.slots, laid, strict=True))
        assert marked == {f"shoot-{COMPONENTS.shoots[shoot].id.lower()}" for shoot in next_out}


def test_a_joker_can_be_any_action() -> None:
    position = summer().areas(0, red="red-joker", blue="blue-house")
    position.sheet().incense = 2
    position.summer().choose("visit:red", "lay:slot-1:red-joker")
    drawn = board(position)
    codes = {
        name: thing(drawn, f"joker-{name}").get("data-options") for name in ("harmony", "house", "cooking", "income")
    }
    assert codes == {name: f"activate:joker:{name}" for name in codes}


# The house


def test_rooms_show_what_the_tile_in_hand_completes() -> None:
    """R03 asks for one garden in the right part."""
    garden = next(tile for tile in COMPONENTS.house_tiles if tile.type == 0 and KINDS[tile.kind] == "garden")
    position = summer().holds(0, "R03").house_market("I", garden.id)
    position.sheet().coins = 9
    drawn = own(position.act("house").choose("house:I:1"))
    for row, column in product(range(1, 4), range(1, 6)):
        said = written(thing(drawn, f"seat-0-cell-{row}-{column}"))
        assert said == (["+2"] if column > 3 else [])


def test_an_empty_room_tells_which_kinds_complete_something_there() -> None:
    position = summer().holds(0, "R03").act("income")
    drawn = own(position)
    assert "Completes here: garden +2" in words(thing(drawn, "seat-0-cell-1-5"))
    assert "Completes" not in words(thing(drawn, "seat-0-cell-1-1"))
    assert of_class(thing(drawn, "seat-0-cell-1-5"), "hint")


# Every position


@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_options_and_events_name_is_in_the_picture(players: int, side: str) -> None:
    match = Match(GAME, players, "things", {"side": side})
    rng = Random(3)
    known = 0
    while not match.over:
        match.choose(rng.choice(match.state.offer))
        seat = match.state.seat
        view = seen(match, seat)
        pictures = [draw_board(view, ENGLISH)]
        pictures += [draw_seat(view, each, ENGLISH, compact=each != seat) for each in range(players)]
        ids = [id for picture in pictures for id in re.findall(r'\sid="([^"]+)"', picture)]
        assert len(ids) == len(set(ids)), "an id stands twice on the page"
        named = {target for event in match.events[known:] for target in event.targets}
        if not match.over:
            named |= set(targets_of(match))
        assert sorted(named - set(ids)) == []
        known = len(match.events)


@pytest.mark.parametrize("tall", [False, True])
def test_a_dock_has_all_that_the_personal_board_has(tall: bool) -> None:
    match = Match(GAME, 3, "dock", {"side": "night"})
    rng = Random(4)
    # The page and the goods say the same already.
    parts = {elements.harmony_part(0, part) for part in ("left", "whole", "right")}
    signs = {elements.name(0), elements.crest(0), elements.sticks(0)} | parts
    while not match.over:
        match.choose(rng.choice(match.state.offer))
        if rng.random() < 0.1:
            view = seen(match, 0)
            whole, dock = draw_seat(view, 0, ENGLISH, compact=False), draw_dock(view, 0, ENGLISH, tall=tall)
            found = [set(re.findall(r'\sid="([^"]+)"', picture)) - signs for picture in (whole, dock)]
            assert found[0] == found[1]


def test_points_and_goods_have_icons_and_names() -> None:
    view = seen(Match(GAME, 4, "goods"), 0)
    for seat in range(4):
        held = [points(view, seat), *goods(view, seat)]
        assert [good.amount for good in held] == [5, 3, 3, 0, 1, 0]
        assert all(good.icon in ICONS for good in held)
        assert all(Speaker(GAME, language).knows(good.label) for good in held for language in LANGUAGES)


# What moves


def test_incense_comes_from_its_owner_and_a_spirit_from_its_temple() -> None:
    match = Match(GAME, 3, "travels", {})
    rng = Random(4)
    sticks = won = 0
    before: set[str] = set()
    while not match.over:
        drawn = draw_board(seen(match, 0), ENGLISH, targets={})
        homes = "".join(draw_seat(seen(match, 0), seat, ENGLISH, compact=False) for seat in range(3))
        moving = dict(re.findall(r'data-move="([^"]+)" data-from="([^"]+)"', drawn + homes))
        names = set(re.findall(r'data-move="([^"]+)"', drawn + homes))
        for name in moving.keys() - before if before else ():
            if name.startswith("incense-"):
                assert f'id="{moving[name]}"' in homes
                sticks += 1
            elif any(origin in before - names for origin in moving[name].split()):
                won += 1
        before = names
        match.choose(rng.choice(match.state.offer))
    assert sticks > 20
    assert won >= 3


# Icons that explain themselves


def unexplained(picture: ElementTree.Element) -> list[str]:
    """The signs of a picture that belong to nothing with words; scenery apart."""
    if picture.tag == "defs" or picture.get("aria-hidden") or {"hint", "more"} & set(picture.get("class", "").split()):
        return []
    if picture.get("id") and picture.find("title") is not None:
        return []
    signs = [picture.get("href", "")] if picture.tag == "use" else [picture.text or ""] if picture.tag == "text" else []
    return [*signs, *(sign for child in picture for sign in unexplained(child))]


@pytest.mark.parametrize(("players", "side"), [(2, "day"), (4, "night")])
def test_every_icon_explains_itself(players: int, side: str) -> None:
    match, rng = Match(GAME, players, "icons", {"side": side}), Random(1)
    while not match.over:
        match.choose(rng.choice(match.state.offer))
        if len(match.choices) % 40 or match.over:
            continue
        seat = match.state.seat
        view = seen(match, seat)
        pictures = [draw_board(view, ENGLISH), draw_dock(view, seat, ENGLISH, tall=True)]
        pictures += [draw_dock(view, seat, ENGLISH, tall=False)]
        pictures += [draw_seat(view, seat, ENGLISH, compact=compact) for compact in (False, True)]
        for picture in pictures:
            root = ElementTree.fromstring(picture)
            assert [sign for child in root for sign in unexplained(child)] == []
