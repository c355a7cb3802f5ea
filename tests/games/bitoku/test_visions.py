"""Vision cards: drawing them, and what they ask for."""

from __future__ import annotations

from random import Random

from tests.games.bitoku.position import (
    Position,
    at_the_end,
    bitoku,
    branch,
    dragonflies,
    in_summer,
    mitamas,
    parts,
    show,
    stocked,
    topped,
    under,
    visions,
)
from tests.rules import rule
from zataku.games.bitoku.components import VISIONS
from zataku.games.bitoku.scoring import best_visions, next_visions, snapshot, vision_points
from zataku.games.bitoku.steps.decks import DrawVision


@rule("BK-126")
def test_of_two_visions_one_is_kept_face_up_and_the_other_goes_under_the_deck() -> None:
    position = in_summer()
    me, seat = position.me, position.seat
    me.visions = ()
    position.state.vision_deck = topped(position.state.vision_deck, visions("v01", "v02"))
    position.run(DrawVision.of())
    assert position.offers == ["keep:v01", "keep:v02", "keep:none"]
    position.choose("keep:v02")
    assert me.visions == visions("v02")
    assert [card["id"] for card in position.match.view(1 - seat)["seats"][seat]["visions"]] == ["v02"]
    # What was put back comes last.
    position.state.vision_deck = topped(position.state.vision_deck, visions("v09"))
    position.run(DrawVision.of())
    assert position.offers == ["keep:v01", "keep:v09", "keep:none"]


@rule("BK-127")
def test_keeping_none_gives_a_resource() -> None:
    position = in_summer()
    me = position.me
    before = me.visions
    position.stock(me)
    position.run(DrawVision.of())
    position.choose("keep:none")
    assert len(position.offers) == 4
    position.choose("gain:sake")
    assert (me.visions, stocked(me)) == (before, {"sake": 1})
    assert sum(map(len, under(position.state.vision_deck))) == 2


@rule("BK-128")
def test_with_one_card_left_only_that_is_offered_and_with_none_the_resource() -> None:
    position = in_summer()
    me = position.me
    position.state.vision_deck = topped(position.state.vision_deck, visions("v05"))
    position.run(DrawVision.of())
    assert position.offers == ["keep:v05", "keep:none"]
    position.choose("keep:v05")
    position.stock(me)
    position.run(DrawVision.of())
    assert position.offers == ["gain:wood", "gain:stone", "gain:jade", "gain:sake"]


@rule("BK-128")
def test_two_cards_put_back_lie_in_random_order() -> None:
    firsts = set()
    for number in range(12):
        position = in_summer(seed=f"order {number}")
        position.state.vision_deck = topped(position.state.vision_deck, visions("v01", "v02"))
        position.run(DrawVision.of())
        position.choose("keep:none", "gain:wood")
        position.state.vision_deck = topped(position.state.vision_deck, visions("v03"))
        position.run(DrawVision.of())
        firsts.add(next(code for code in position.offers_of("keep:v") if code != "03"))
    assert firsts == {"01", "02"}


def owning(**counts: int) -> tuple[int, ...]:
    """A snapshot in the order of the eight kinds."""
    kinds = ("resource", "building", "crystal", "mitama", "pair", "illumination", "torii", "completed")
    return tuple(counts.get(kind, 0) for kind in kinds)


def scored(cards: tuple[int, ...], have: tuple[int, ...]) -> int:
    return vision_points(cards, best_visions(cards, have))


@rule("BK-129", "BK-X22")
def test_a_vision_pays_if_all_is_there_and_costs_its_penalty_if_not() -> None:
    card = visions("v01")
    assert scored(card, owning(building=2, resource=1, pair=1)) == 6
    assert scored(card, owning(building=1, resource=1, pair=1)) == -2
    assert scored(card, owning(building=2, pair=1)) == -2
    assert scored(card, owning(building=2, resource=1)) == -2


@rule("BK-130", "BK-X23")
def test_three_visions_that_want_more_crystals_than_there_are() -> None:
    cards = visions("v04", "v05", "v06")
    # Two, one and two crystals: with three one of the bigger ones fails (5 + 4 - 1).
    have = owning(crystal=3, building=1, illumination=1, resource=1, mitama=2)
    assert scored(cards, have) == 5 + 4 - 1
    assert best_visions(cards, have).bit_count() == 2
    assert scored(cards, owning(crystal=5, building=1, illumination=1, resource=1, mitama=2)) == 14


@rule("BK-130")
def test_the_most_points_count_then_the_most_visions() -> None:
    # v09 (4, penalty 1) and v23 (4, penalty 1) together, or v11 (7, penalty 2)?
    cards = visions("v09", "v23", "v25")
    have = owning(building=1, illumination=1, torii=1, completed=2)
    assert scored(cards, have) == max(4 - 1 - 2, 6 - 1 - 1)


@rule("BK-130", "BK-X23")
def test_the_owner_may_decide_where_elements_do_not_suffice() -> None:
    position = at_the_end(2)
    me = position.state.sheets[0]
    me.visions = visions("v04", "v05", "v06")
    position.crystals(me, sm1="cm01", si1="ci01", si2="ci02")
    me.built = 1
    me.arrived = 1 << branch("i1")
    position.stock(me, wood=1)
    me.mitamas = mitamas("ma1", "ma2")
    position.score()
    while not position.match.over and position.seat != 0:
        position.choose(position.offers[0])
    assert not position.match.over
    assert sorted(position.offers) == ["fulfil:best", "fulfil:v04", "fulfil:v05", "fulfil:v06"]
    position.choose("fulfil:v06")
    if not position.match.over and position.offers_of("fulfil:"):
        position.choose("fulfil:best")
    position.until(lambda state: False)
    assert parts(position, 0)["visions"] == 5 + 4 - 1


@rule("BK-131", "BK-X46", "BK-178")
def test_gains_of_the_ascension_come_too_late_for_visions() -> None:
    for options, visions_part in (
        ({"vision_deadline": "ascension_start"}, -1),
        ({"vision_deadline": "vision_step"}, 4),
        ({"edition": "default"}, -1),
        ({"edition": "es"}, -1),
        ({"edition": "ru"}, 4),
        ({"edition": "ru", "vision_deadline": "ascension_start"}, -1),
    ):
        position = at_the_end(2, "moss", **options)
        me = position.state.sheets[0]
        position.stock(me)
        me.dice = (1, 1, 1)
        me.built = 1
        me.arrived = 1 << branch("i1")
        me.visions = visions("v05")
        # v05 needs a crystal, an illumination and a resource; the crystal gives a sake in step A.
        position.crystals(me, sd1="cd01")
        position.score()
        position.until(lambda state: False)
        assert parts(position, 0)["visions"] == visions_part
        # Three dice of 1 and the sake make 4.
        assert parts(position, 0)["homage"] == 1


@rule("BK-131")
def test_resources_spent_in_the_ascension_still_count_for_visions() -> None:
    position = at_the_end(2)
    me = position.state.sheets[0]
    position.stock(me, jade=1)
    me.dice = (1, 1, 1)
    me.visions = visions("v05")
    me.arrived = 1 << branch("i1")
    me.path = bitoku("bi23")
    position.crystals(me, sd1="cd08")
    show(position.state, "mitama", (*mitamas("mx1"), -1, -1, -1))
    show(position.state, "dragonfly", (-1,) * 4)
    me.dragonflies = ()
    position.state.order = (0, 1)
    position.score()
    # The dream crystal's point completes a Gi, which sells a mitama; the edition's deadline saw the jade.
    position.choose("move:bitoku")
    position.choose("mitama:1")
    position.choose("gain:wood") if position.offers_of("gain:") else None
    me.stock[0] = 0
    position.until(lambda state: False)
    assert parts(position, 0)["visions"] == 4


@rule("BK-132", "BK-133", "BK-134")
def test_what_counts_for_each_requirement() -> None:
    position: Position = in_summer()
    state, me, seat = position.state, position.me, position.seat
    position.stock(me, wood=1, sake=2, amulet1=5)
    me.built = 2
    position.build("te1", "yomi", seat)
    position.build("te2", "jade", position.rival_seat)
    position.crystals(me, sd1="cd01", sm1="cm01", si3="ci01")
    me.mitamas = mitamas("ma1")
    me.pairs = ((mitamas("ma2")[0], dragonflies("df01")[0]),)
    me.dragonflies = dragonflies("df02", "df03")
    me.arrived = 1 << branch("i1") | 1 << branch("t1") | 1 << branch("i2")
    me.path, me.marker = bitoku("bi01", "bi02", "bi03"), 2
    # Three resources, two buildings, three crystals, two mitamas, one combined dragonfly, 2 + 1 pilgrims, 2 bitoku.
    assert snapshot(state, seat) == (3, 2, 3, 2, 1, 2, 1, 2)
    # A pair serves the mitama and the dragonfly icon; resources are not spent.
    assert scored(visions("v17"), owning(mitama=3, pair=1)) == 5
    assert scored(visions("v17"), owning(mitama=2, pair=1)) == -1


@rule("BK-131", "BK-134")
def test_the_kinds_of_pilgrim_are_told_apart() -> None:
    assert scored(visions("v23"), owning(illumination=2)) == -1
    assert scored(visions("v23"), owning(illumination=1, torii=1)) == 4


@rule("BK-130")
def test_whatever_is_there_no_other_choice_of_visions_would_pay_more() -> None:
    chance = Random("visions")
    for _ in range(60):
        cards = tuple(chance.sample(range(len(VISIONS)), 3))
        have = tuple(chance.choice((1, 2, 3, 4)) for _ in range(8))
        payable = [
            mask
            for mask in range(1 << len(cards))
            if all(
                sum(VISIONS[card].needs[kind] for index, card in enumerate(cards) if mask >> index & 1) <= there
                for kind, there in enumerate(have)
            )
        ]
        assert best_visions(cards, have) in payable
        assert scored(cards, have) == max(vision_points(cards, mask) for mask in payable)


@rule("BK-130")
def test_a_penalty_saved_counts_as_much_as_points() -> None:
    # v01 (6, penalty 2) and v04 (5, penalty 1) want three buildings; there are two.
    have = owning(resource=1, building=2, crystal=2, pair=1)
    assert best_visions(visions("v04", "v01"), have) == 0b10
    assert scored(visions("v04", "v01"), have) == 6 - 1


@rule("BK-130")
def test_a_vision_that_is_chosen_is_not_chosen_again() -> None:
    plenty = owning(resource=9, building=9, crystal=9, mitama=9, pair=9, illumination=9, torii=9, completed=9)
    cards = visions("v01", "v04", "v06")
    assert next_visions(cards, plenty, 0b010) == ([0, 2], True)
    assert next_visions(cards, plenty, 0b101) == ([1], True)


@rule("BK-130")
def test_beside_a_vision_that_is_chosen_the_best_others_are_found() -> None:
    # v01 is chosen; what is left would do for it a second time, or for v04.
    have = owning(resource=2, building=4, crystal=2, pair=2)
    assert best_visions(visions("v04", "v01"), have, 0b10) == 0b11
