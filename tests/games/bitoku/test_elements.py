"""Ids of things on the board: what options, refusals and events name can be built from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import cast

import pytest

import zataku
from zataku.games.bitoku import elements
from zataku.games.bitoku.components import DISPLAYS, FAVOURS, SLOT_NAMES
from zataku.games.bitoku.view import BitokuView, Seat
from zataku.kernel.effects import parse
from zataku.kernel.match import Match

#: Two ways to use one card that concern the same displays; the board asks which.
ALIKE = {"do:mitama(1)&dragonfly", "do:mitama&dragonfly(1)"}


def ids(match: Match, seat: int | None) -> set[str]:
    """Everything that a board drawn from this seat's view can have an id for."""
    view = cast(BitokuView, match.view(seat))
    rockside = (elements.rockside(each["seat"], at["id"]) for each in view["seats"] for at in view["rock_route"])
    return {elements.SUN} | set(
        chain(_forest(view), _hills(view), _paths(view), _tiles(view), rockside, *map(_sheet, view["seats"]))
    )


def _forest(view: BitokuView) -> Iterator[str]:
    for region in view["regions"]:
        yield elements.region(region["id"])
        yield from (elements.kodama(seat, region["id"]) for seat in range(len(region["kodamas"])))
        yield from (elements.forest_action(row["id"]) for row in region.get("forest", ()))
        for space in region.get("zone", ()):
            yield elements.zone(region["id"], space["type"])
            if space["building"]:
                yield elements.building(space["building"]["number"])
    yield from (elements.home_space(number) for number in range(1, len(view["home"]) + 1))


def _hills(view: BitokuView) -> Iterator[str]:
    for hill in view["hills"]:
        for favour in FAVOURS:
            yield elements.favour(hill["id"], favour)
            yield elements.hikaru(hill["id"], favour)
        yield from (elements.deed(hill["id"], number + 1) for number in range(len(view["deeds"]["actions"])))
    for number, area in enumerate(view["areas"]):
        yield from (elements.hill_space(number, space + 1) for space in range(area["spaces"]))


def _paths(view: BitokuView) -> Iterator[str]:
    for path in view["paths"]:
        yield from (elements.path_space(path["id"], space + 1) for space in range(len(path["pilgrims"])))
        yield from (elements.branch(path["id"], branch["id"]) for branch in path["branches"])


def _tiles(view: BitokuView) -> Iterator[str]:
    displays = view["displays"]
    yield from map(elements.display, DISPLAYS)
    for number, mitama in enumerate(displays["mitama"], start=1):
        yield elements.display_space("mitama", number)
        if mitama["tile"]:
            yield elements.mitama(mitama["tile"]["number"])
    for number, dragonfly in enumerate(displays["dragonfly"], start=1):
        yield elements.display_space("dragonfly", number)
        if dragonfly["tile"]:
            yield elements.dragonfly(dragonfly["tile"]["number"])
    for number, crystal in enumerate(displays["crystal"], start=1):
        yield elements.display_space("crystal", number)
        if crystal["tile"]:
            yield elements.crystal(crystal["tile"]["number"])
    yield from (elements.display_space("building", space + 1) for space in range(len(displays["building"])))
    yield elements.ROCK_GARDEN
    yield from (elements.rock(rock["number"]) for rock in view["rocks"] if rock)
    for kind, deck in (
        ("yokai", view["decks"]["yokai"]),
        ("bitoku", view["decks"]["bitoku"]),
        ("vision", view["decks"]["vision"]),
    ):
        yield elements.deck(kind)
        yield from (elements.looked_at(kind, card) for card in deck["looked_at"])


def _sheet(sheet: Seat) -> Iterator[str]:
    seat = sheet["seat"]
    yield from (elements.points(seat), elements.stock(seat), elements.dice(seat), elements.pilgrims(seat))
    yield from (elements.own_deck(seat), elements.bitoku_path(seat), elements.rock_route(seat))
    for good in sheet["stock"]:
        yield elements.goods(seat, good)
        yield from (elements.amount(seat, good, number) for number in range(1, 9))
    for number, slot in enumerate(SLOT_NAMES, start=1):
        yield elements.slot(seat, number)
        yield elements.die(seat, slot)
        yield from (elements.die_place(seat, slot, die["value"]) for die in sheet["dice"])
    yield from (elements.yokai(seat, card["id"]) for card in sheet["hand"] if card)
    yield from (elements.bitoku(seat, number + 1) for number in range(len(sheet["path"])))
    yield from (elements.vision(seat, card["number"]) for card in sheet["visions"])
    yield from (elements.rock(tile["number"]) for tile in sheet["rocks"])
    yield from (elements.mitama(tile["number"]) for tile in sheet["mitamas"])
    yield from (elements.dragonfly(tile["number"]) for tile in sheet["dragonflies"])
    for pair in sheet["pairs"]:
        yield elements.mitama(pair["mitama"]["number"])
        yield elements.dragonfly(pair["dragonfly"]["number"])
    for each in sheet["crystals"]:
        if "space" not in each:
            yield elements.crystal(each["number"])
        else:
            yield elements.crystal_space(seat, each["space"])
            if each["tile"]:
                yield elements.crystal(each["tile"]["number"])


def look(match: Match) -> None:
    known = ids(match, match.state.seat)
    seen: dict[frozenset[str], str] = {}
    for option in match.state.offer:
        targets = frozenset(match.describe(option).targets)
        assert targets <= known, (option, targets - known)
        assert targets, option
        if option.code not in ALIKE:
            assert targets not in seen, f"{option.code} and {seen[targets]} concern the same"
            seen[targets] = option.code
    for refusal in match.refusals().values():
        assert set(refusal.targets) <= known, refusal


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_option_has_targets_of_its_own_that_the_view_tells(players: int) -> None:
    for number in range(2):
        match = zataku.new_match("bitoku", players=players, seed=f"elements {number}")
        rng = Random(number)
        while not match.over:
            look(match)
            before, told = ids(match, None), len(match.events)
            match.choose(rng.choice(match.state.offer))
            named = {target for event in match.events[told:] for target in event.targets}
            # A card played from a hand is known only then.
            unknown = {target for target in named - before - ids(match, None) if "-yokai-" not in target}
            assert not unknown


def test_a_part_of_an_effect_concerns_what_its_words_are_about() -> None:
    assert elements.concerned(parse("2 jade + mitama(1)"), 1, 2) == (
        elements.goods(1, "jade"),
        elements.amount(1, "jade", 2),
        elements.display("mitama"),
    )
