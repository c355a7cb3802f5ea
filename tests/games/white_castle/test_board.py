"""The drawn board: its size and its letters, what is shown of every position, and that all it points at is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import cast
from xml.etree.ElementTree import Element, fromstring

import pytest

from tests.draw.sizes import texts
from tests.games.white_castle.position import Table
from zataku.draw.icons import ICONS
from zataku.draw.stage import Targets
from zataku.games.white_castle import GAME, board
from zataku.games.white_castle.components import DATA
from zataku.games.white_castle.view import CastleView
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker
from zataku.language.reference import rules_of

BOARD_LETTERS, DOCK_LETTERS = 20, 18


def view_of(match: Match, seat: int = 0) -> CastleView:
    return cast(CastleView, match.view(seat))


def drawn(match: Match, language: str = "en", targets: Targets | None = None) -> str:
    return board.draw_board(view_of(match), Speaker(match.game, language), targets=targets)


def docks(match: Match, seat: int, language: str = "en") -> list[str]:
    speaker = Speaker(match.game, language)
    return [board.draw_dock(view_of(match), seat, speaker, tall=tall) for tall in (False, True)]


def whole(match: Match) -> str:
    """The board and all clan boards."""
    speaker = Speaker(match.game, "en")
    seats = (board.draw_seat(view_of(match), seat, speaker, compact=False) for seat in range(match.seats))
    return drawn(match) + "".join(seats)


def ids(svg: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', svg)


def title_of(svg: str, id: str) -> str:
    found = re.search(rf'id="{id}"[^>]*><title>([^<]*)', svg)
    assert found, f"{id} is not there"
    return found[1]


def positions(players: int, seed: str, share: float) -> Iterator[Match]:
    """The start, some positions on the way, the end; nothing is declined where something can be done."""
    match = Match(GAME, players, seed)
    rng = Random(seed)
    yield match
    while not match.over:
        doing = [option for option in match.state.offer if option.code not in ("skip", "done")]
        match.choose(rng.choice(doing or match.state.offer))
        if rng.random() < share:
            yield match
    yield match


# Sizes


@pytest.mark.parametrize("players", GAME.players)
def test_letters_can_be_read_in_every_position(players: int) -> None:
    rng = Random(players)
    for match in positions(players, f"letters-{players}", 0.12):
        language = rng.choice(LANGUAGES)
        svg = drawn(match, language)
        assert 'viewBox="0 0 1600 1000"' in svg
        assert texts(svg)[0].size >= BOARD_LETTERS, texts(svg)[0]
        for height, dock in zip((156, 276), docks(match, rng.randrange(players), language), strict=True):
            assert f'viewBox="0 0 1600 {height}"' in dock
            assert texts(dock)[0].size >= DOCK_LETTERS, texts(dock)[0]


@pytest.mark.parametrize("players", GAME.players)
def test_every_id_stands_once(players: int) -> None:
    for match in positions(players, f"ids-{players}", 0.05):
        for dock in docks(match, 0):
            found = ids(drawn(match)) + ids(dock)
            assert len(found) == len(set(found))


@pytest.mark.parametrize("players", GAME.players)
def test_docks_have_the_things_of_the_whole_board(players: int) -> None:
    for match in positions(players, f"docks-{players}", 0.05):
        speaker = Speaker(match.game, "en")
        for seat in range(players):
            there = sorted(ids(board.draw_seat(view_of(match), seat, speaker, compact=False)))
            assert [sorted(ids(dock)) for dock in docks(match, seat)] == [there, there]


@pytest.mark.parametrize("players", GAME.players)
def test_what_options_and_events_point_at_is_drawn(players: int) -> None:
    """What an event names may have gone with it: it was there before, or is there now."""
    match = Match(GAME, players, f"events-{players}")
    rng = Random(players)
    before = set(ids(whole(match)))
    while not match.over:
        options = {target for option in match.state.offer for target in match.describe(option).targets}
        assert options <= before
        told = len(match.events)
        match.choose(rng.choice(match.state.offer))
        now = set(ids(whole(match)))
        for event in match.events[told:]:
            assert set(event.targets) <= before | now, event
        before = now


# What is shown


def test_a_fan_that_has_gone_round_shows_what_its_token_adds() -> None:
    table = Table(4)
    for seat, points in enumerate((40, 41, 81, 1)):
        table.clan(seat, point=points)
    svg = drawn(table.match)
    said = [each.text for each in texts(svg)]
    assert (said.count("+40"), said.count("+80")) == (1, 1)
    assert title_of(svg, "fan-1").startswith("Player 2: 41 clan points")


def test_many_people_in_one_place_are_counted() -> None:
    table = Table(4)
    for seat, count in enumerate((3, 5, 0, 4)):
        table.clan(seat, yards={"yard-3": count}, places={"gate": 5, "steward-1": 1})
    svg = drawn(table.match)
    yard = [each.text for each in texts(svg) if each.thing == "yard-3"]
    assert sorted(each for each in yard if each.isdigit()) == ["3", "3", "4", "5"], "its price and three clans"
    assert [each.text for each in texts(svg) if each.thing == "gate"].count("5") == 4
    assert "5" not in [each.text for each in texts(svg) if each.thing == "place-steward-1"], "four stand side by side"


def test_the_starting_offer_shows_pairs_and_who_takes_one() -> None:
    match = Match(GAME, 4, "offer")
    svg = drawn(match)
    assert {f"pair-{number}" for number in range(1, 6)} | {"turn-order"} <= set(ids(svg))
    match.choose(match.state.offer[0])
    assert sum(id.startswith("pair-") for id in ids(drawn(match))) == 4


def test_the_delegation_shows_the_card_that_it_opens_next() -> None:
    match = Match(GAME, 1, "plan")
    top = view_of(match)["solo"]
    assert top is not None
    card = next(
        item for item in DATA["solo"]["items"] if (item["bridge"], item["position"]) == tuple(top["top"].values())[:2]
    )
    assert top["top"]["actions"] == card["actions"]
    assert "opened next: " in title_of(drawn(match), "solo-deck")


def test_opened_cards_of_the_delegation_lie_beside_its_deck() -> None:
    for match in positions(1, "opened", 1.0):
        solo = view_of(match)["solo"]
        assert solo is not None
        if solo["opened"]:
            shown = {f"solo-{card['id']}-{line}" for card in solo["opened"][-3:] for line in (1, 2)}
            assert shown <= set(ids(drawn(match)))
            return
    pytest.fail("the delegation never asked for anything")


def test_the_sun_is_marked_when_something_can_be_left() -> None:
    match = Match(GAME, 2, "sun")
    asked = drawn(match, targets={"sun": ["skip"]})
    assert asked.count('href="#i-arrow"') == drawn(match).count('href="#i-arrow"') + 1


def test_a_covered_reward_tells_what_it_will_be() -> None:
    match = Match(GAME, 2, "covered")
    svg = docks(match, 0)[0]
    assert title_of(svg, "seat-0-courtier-1").startswith("1 seal")
    assert title_of(svg, "seat-0-courtier-5").startswith("1 food")


def test_long_names_are_cut_in_a_strip() -> None:
    match = Match(GAME, 2, "names")
    speaker = Speaker(match.game, "en", ["Wolfeschlegelsteinhausenbergerdorff", "Aiko"])
    strips = [board.draw_seat(view_of(match), seat, speaker, compact=True) for seat in range(2)]
    assert "Wolfeschlegelsteinhau…" in {each.text for each in texts(strips[0])}
    assert "Aiko" in {each.text for each in texts(strips[1])}


# The player's line


@pytest.mark.parametrize("players", [1, 3])
def test_goods_of_the_line(players: int) -> None:
    table = Table(players)
    table.clan(0, coin=7, seal=2, food=1, iron=4, pearl=3, influence=9)
    line = board.goods(view_of(table.match), 0)
    assert [(good.icon, good.amount) for good in line] == [
        ("coin", 7),
        ("seal", 2),
        ("food", 1),
        ("iron", 4),
        ("pearl", 3),
        ("influence", 9),
    ]
    for seat in range(table.match.seats):
        for good in board.goods(view_of(table.match), seat):
            assert good.icon in ICONS
            for language in LANGUAGES:
                assert "{" not in Speaker(table.match.game, language).text(good.label)


def unexplained(element: Element, explained: bool = False) -> Iterator[str]:
    """Icons that stand in no thing that can be pointed at, focused and pressed, and that tells a rule."""
    told = next((child.text or "" for child in element if child.tag.endswith("title")), "")
    explained = explained or (bool(element.get("id")) and "(WC-" in told)
    name = element.get("href", "")
    if name.startswith("#i-") and not explained:
        yield name
    for child in element:
        yield from unexplained(child, explained)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_icon_explains_itself(players: int) -> None:
    """Whatever is drawn as an icon stands in a thing that tells its words and the rule, and the rule exists."""
    known = rules_of(GAME.folder, "en")
    speaker = Speaker(GAME, "en")
    for match in positions(players, "icons", 0.05):
        view = view_of(match)
        seats = [
            board.draw_seat(view, seat, speaker, compact=compact)
            for seat in range(match.seats)
            for compact in (False, True)
        ]
        for picture in (drawn(match), *docks(match, 0), *seats):
            assert set(unexplained(fromstring(picture))) == set()
            assert set(re.findall(r"WC-\w+", picture)) <= known.keys()
