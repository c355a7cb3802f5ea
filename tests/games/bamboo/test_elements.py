"""What options, refusals and events point at: things that the view tells of, and for each option its own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from tests.conformance.battery import every_offered_verb_has_a_handler
from tests.games.bamboo.position import Position
from zataku.games.bamboo import elements
from zataku.games.bamboo.components import ACTIONS, COMPONENTS, JOKER, SEASONS
from zataku.games.bamboo.view import BambooView, SheetView
from zataku.games.bamboo.vocabulary import OFFER
from zataku.kernel.match import Match


def view_of(match: Match) -> BambooView:
    return cast(BambooView, match.view(None))


def on_the_board(view: BambooView) -> Iterator[str]:
    """The ids of everything on the table, made from the view alone."""
    yield from (elements.GIFTS, elements.FOOD_SUPPLY, elements.HARMONY_MARKET, elements.HOUSE_MARKET, elements.FINISH)
    yield from map(elements.season, SEASONS)
    yield from (elements.round_cell(number + 1) for number in range(view["rounds"]))
    yield from map(elements.gift, view["gifts"])
    yield from map(elements.food_cell, range(view["food_cells"]))
    yield from (elements.temple(temple["id"]) for temple in view["temples"])
    yield from (elements.temple_spirit(temple["id"]) for temple in view["temples"])
    yield from map(elements.player_colour, view["colours"])
    yield from (elements.draft_shoot(shoot["id"]) for shoot in view["draft"])
    yield from (elements.shoot(shoot["id"]) for shoot in view["taken"])
    for place, slot in enumerate(view["slots"]):
        yield elements.slot(place)
        yield from (elements.shoot(shoot["id"]) for shoot in (*slot["kept"], *slot["new"]))
    if view["jokers"] or any(
        shoot["active"] and shoot["action"] == "joker" for slot in view["slots"] for shoot in slot["new"]
    ):
        yield from map(elements.joker, ACTIONS[:JOKER])
    for part, harmony in view["harmony_market"].items():
        yield from (elements.market_cell(part, row) for row in range(harmony["rows"]))
        yield from (elements.harmony_tile(tile["id"]) for tile in harmony["tiles"])
    for type_, house in view["house_market"].items():
        yield from (elements.market_cell(type_, row) for row in range(len(house["cells"])))
        yield from (elements.house_tile(tile["id"]) for tile in house["tiles"])
    for seat, sheet in enumerate(view["seats"]):
        yield from before(seat, sheet)


def before(seat: int, sheet: SheetView) -> Iterator[str]:
    """What lies before a player."""
    yield from (elements.personal_board(seat), elements.happiness(seat), elements.coins(seat), elements.meal(seat))
    yield elements.incense(seat)
    for temple, shoots in sheet["areas"].items():
        yield elements.area(seat, temple)
        yield from (elements.shoot(shoot["id"]) for shoot in shoots)
    for place, cell in enumerate(sheet["house"]):
        yield elements.house_cell(seat, COMPONENTS.grid.name(place))
        if cell["tile"] is not None:
            yield elements.house_tile(cell["tile"]["id"])
    yield from (elements.harmony_tile(tile["id"]) for tiles in sheet["harmony"].values() for tile in tiles if tile)
    yield from (elements.harmony_tile(tile["id"]) for tile in sheet["fan"])
    yield from (elements.held_food(seat, food) for food in sheet["food"])
    yield from (elements.held_spirit(seat, spirit) for spirit in sheet["spirits"])


@pytest.mark.parametrize(("players", "side"), [(2, "day"), (3, "night"), (4, "day")])
def test_everything_pointed_at_can_be_found_from_the_view(players: int, side: str) -> None:
    match = Position(players, side, "elements").match
    rng = Random("elements")
    while not match.over:
        every_offered_verb_has_a_handler(match, rng)
        there = set(on_the_board(view_of(match)))
        for option in match.state.offer:
            assert there.issuperset(match.describe(option).targets), option
        for refusal in match.refusals().values():
            assert there.issuperset(refusal.targets), refusal
        told = len(match.events)
        match.choose(rng.choice(match.state.offer))
        there.update(on_the_board(view_of(match)))
        for event in match.events[told:]:
            assert there.issuperset(event.targets), event


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_options_point_at_the_same_things(players: int) -> None:
    """But offerings do that differ only in how much goes where: sticks are given to the temples one by one."""
    match = Position(players, seed="own").match
    rng = Random("own")
    while not match.over:
        targets = [
            frozenset(match.describe(option).targets) for option in match.state.offer if option.verb is not OFFER
        ]
        assert len(targets) == len(set(targets))
        match.choose(rng.choice(match.state.offer))


def test_the_joker_has_a_wheel_and_finishing_shows_what_comes_out() -> None:
    position = (
        Position()
        .clear()
        .slots(
            "red-cooking red-income red-house",
            "blue-joker blue-harmony blue-house",
            "green-joker green-cooking green-house",
            "yellow-joker yellow-income yellow-harmony",
        )
    )
    position.areas(0, red="red-joker", blue="blue-cooking").sheet().incense = 1
    position.summer().choose("visit:red", "lay:slot-2:red-joker")
    joker = position.match.view(0)["slots"][1]["new"][0]["id"]
    out = position.match.view(0)["slots"][1]["kept"][0]["id"]
    describe = position.match.describe
    assert describe("activate:joker:house").targets == (elements.shoot(joker), elements.joker("house"))
    assert describe("done").targets == (elements.FINISH, elements.shoot(out))
