"""The tengu: location actions, movement points, ascension, difficulty."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bitoku.position import (
    HUMAN,
    LEFT,
    TENGU,
    TENGU_ACTS,
    Ending,
    Solo,
    at_the_end,
    at_the_start,
    bitoku,
    branch,
    buildings,
    dragonflies,
    facing_the_tengu,
    forest,
    give,
    home,
    mitamas,
    parts,
    rocks,
    row,
    show,
    space,
    stocked,
    tengu_cards,
    treasure,
    yokai,
    zone,
)
from tests.rules import rule
from zataku.games.bitoku import automa
from zataku.games.bitoku.components import DATA, TENGU_CONSTRUCTION
from zataku.games.bitoku.state import EMPTY, HILL, LOCKED, UNLOCKED
from zataku.kernel.hidden import Bag
from zataku.kernel.tuples import replaced

Patch = pytest.MonkeyPatch


def placing(monkeypatch: Patch, **options: Any) -> Solo:
    """The tengu has its lowest die unlocked."""
    position = facing_the_tengu(monkeypatch, **options)
    position.unlocked(LEFT)
    return position


def led(monkeypatch: Patch, where: str) -> Solo:
    """Step I: the Stairs of the card are full, and the most competitive kodama is there."""
    position = placing(monkeypatch)
    position.die(position.human, LEFT, 1, forest("stairs"))
    position.tengu.places = (UNLOCKED, home(2), HILL + 1)
    region = ("yomi", "stairs", "home", "jade", "forges").index(where)
    position.human.kodamas = replaced((1,) * 5, region, 2)
    return position


def moving(monkeypatch: Patch) -> Solo:
    """The tengu has nothing under way; its action deck holds one card of the Jade Glade."""
    position = facing_the_tengu(monkeypatch)
    position.cards.row = tengu_cards("tg01", "tg02", "tg03")
    position.cards.deck = Bag(tengu_cards("tg07"))
    position.state.seat = TENGU
    return position


# Location actions


@rule("BK-233", "BK-292")
def test_a_dragonfly_costs_and_gives_nothing(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    show(position.state, "dragonfly", dragonflies("df01", "df10", "df26", "df27"))
    assert position.turn("tg01", 1) == "C"
    assert position.tengu.dragonflies == dragonflies("df01")
    assert row(position.state, "dragonfly") == (EMPTY, *dragonflies("df10", "df26", "df27"))
    assert stocked(position.tengu) == {}
    assert position.tengu.vp == 0
    # The placement advances the kodama of Yomi.
    assert position.tengu.kodamas == (2, 1, 1, 1, 1)


@rule("BK-234", "BK-235", "BK-292")
def test_a_favourite_mitama_is_taken_for_nothing_else_a_random_one(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    show(position.state, "mitama", mitamas("mn1", "mx1", "ma1", "ma2"))
    assert position.turn("tg02") == "C"
    # The cheaper of two ara, with the points of its space and no effect.
    assert position.tengu.mitamas == mitamas("ma1")
    assert row(position.state, "mitama") == (*mitamas("mn1", "mx1"), EMPTY, *mitamas("ma2"))
    assert position.tengu.vp == 3
    assert stocked(position.tengu) == {}
    position = placing(monkeypatch)
    show(position.state, "mitama", mitamas("mn1", "mx1", "mk1", "ms2"))
    assert position.turn("tg02", 4) == "C"
    assert position.tengu.mitamas == mitamas("mx1")
    assert position.tengu.vp == 2


@rule("BK-235")
@pytest.mark.parametrize(
    ("options", "vp"), [({"tengu_mitama_vp": "off"}, 0), ({"edition": "ru"}, 0), ({"edition": "es"}, 1)]
)
def test_the_points_of_the_mitama_space_follow_the_option(monkeypatch: Patch, options: dict[str, str], vp: int) -> None:
    position = placing(monkeypatch, **options)
    show(position.state, "mitama", mitamas("ma1", "mx1", "mk1", "ms2"))
    assert position.turn("tg02") == "C"
    assert position.tengu.vp == vp


@rule("BK-236")
def test_yomi_without_an_icon_gives_a_mitama_or_a_dragonfly_for_a_lone_mitama(monkeypatch: Patch) -> None:
    position = led(monkeypatch, "yomi")
    show(position.state, "mitama", mitamas("ma1", "mx1", "mk1", "ms2"))
    assert position.turn("tg05") == "I"
    assert position.tengu.mitamas == mitamas("ma1")
    position = led(monkeypatch, "yomi")
    position.tengu.mitamas = mitamas("mn1")
    show(position.state, "dragonfly", dragonflies("df15", "df10", "df26", "df27"))
    assert position.turn("tg05", 1) == "I"
    assert position.tengu.pairs == ((mitamas("mn1")[0], dragonflies("df15")[0]),)


@rule("BK-237", "BK-292")
def test_it_combines_at_once_for_2_movement_points(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    position.tengu.dragonflies = dragonflies("df26", "df01")
    position.tengu.path = bitoku("bi24", "bi22", "bi01")
    show(position.state, "mitama", mitamas("ma1", "mx1", "mk1", "ms2"))
    assert position.turn("tg02") == "C"
    assert position.tengu.pairs == ((mitamas("ma1")[0], dragonflies("df26")[0]),)
    assert (position.tengu.mitamas, position.tengu.dragonflies) == ((), dragonflies("df01"))
    # Not the dragonfly's 4 points: 1 of the display space, 6 and 4 of two bitoku.
    assert position.tengu.marker == 2
    assert position.tengu.vp == 1 + 6 + 4


@rule("BK-238")
def test_the_stairs_give_3_movement_points(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    position.tengu.path = bitoku("bi01", "bi02", "bi03", "bi04")
    assert position.turn("tg05") == "C"
    assert position.tengu.marker == 3


@rule("BK-239")
def test_the_jade_glade_gives_the_cards_resources_and_a_kodama_step(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    position.human.kodamas = (1, 1, 3, 1, 1)
    assert position.turn("tg07") == "C"
    assert stocked(position.tengu) == {"wood": 1, "stone": 1}
    # The Home's kodama is the most competitive; the Jade Glade's moves for the placement.
    assert position.tengu.kodamas == (1, 1, 2, 2, 1)
    position = led(monkeypatch, "jade")
    assert position.turn("tg05") == "I"
    assert stocked(position.tengu) == {"sake": 2}
    # A card without a resource: what it has least of, one after the other.
    position = placing(monkeypatch)
    position.state.sheets[HUMAN].places = (forest("jade"), LOCKED, LOCKED)
    position.tengu.stock[:4] = [0, 1, 1, 0]
    position.state.seat = TENGU
    automa_card = automa.Activation(position.state, tengu_cards("tg07")[0], False)
    automa_card.location, automa_card.place = 2, 0
    automa.act(position.state, automa_card)
    assert position.tengu.stock[:4] == [1, 1, 1, 1]


@rule("BK-240", "BK-292")
def test_a_crystal_is_taken_for_nothing_without_limit(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    position.tengu.crystals = tuple(range(10))
    show(position.state, "crystal", (20, 21, 22, 23))
    assert position.turn("tg03", 1) == "C"
    assert position.tengu.crystals == (*range(10), 20)
    assert row(position.state, "crystal") == (EMPTY, 21, 22, 23)
    assert stocked(position.tengu) == {}


@rule("BK-241", "BK-210")
def test_a_favourite_building_most_central_else_a_random_one_with_a_space(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    position.tengu.rocks = rocks("rk01", "rk12")  # onsen, farm
    show(position.state, "building", buildings("te1", "fa1", "on1", "ry1"))
    assert position.turn("tg04") == "C"
    assert buildings("fa1")[0] in position.state.zones
    assert row(position.state, "building")[1] == EMPTY
    # No favourite: a random one; tiles without a space are passed over like empty spaces.
    position = placing(monkeypatch)
    position.tengu.rocks = rocks("rk01", "rk06")
    show(position.state, "building", buildings("te1", "fa1", "on1", "ry1"))
    for where in ("yomi", "stairs", "jade", "forges"):
        position.build("te2", where, -1)
    assert position.turn("tg04", 1) == "C"
    assert buildings("fa1")[0] in position.state.zones
    assert stocked(position.tengu) == {}


@rule("BK-241")
def test_with_every_construction_token_gone_no_building_is_wanted(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    position.tengu.rocks = rocks("rk01", "rk12")  # onsen, farm
    show(position.state, "building", buildings("te1", "fa1", "on1", "ry1"))
    position.tengu.built = len(TENGU_CONSTRUCTION) - 1
    assert automa.favourite_building(position.state) == 1
    position.tengu.built += 1
    assert automa.favourite_building(position.state) == EMPTY


@rule("BK-242", "BK-243", "BK-292")
def test_it_builds_where_its_most_competitive_kodama_is(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    position.human.kodamas = (4, 2, 2, 3, 1)
    # One behind in the Stairs, but there is a temple already.
    position.build("te1", "stairs", -1)
    show(position.state, "building", buildings("te2", "fa1", "on1", "ry1"))
    assert position.turn("tg04", 1) == "C"
    # Temples fit in Yomi (3 behind), the Jade Glade (2 behind) and the Forges.
    assert position.state.zones[zone("jade", "temple")] == buildings("te2")[0]
    assert position.state.owners[zone("jade", "temple")] == TENGU
    # One step, not the tile's bonus; and one for the placement in the Forges. No amulet.
    assert position.tengu.kodamas == (1, 1, 1, 2, 2)
    assert position.tengu.built == 1
    assert stocked(position.tengu) == {}


@rule("BK-243", "BK-291")
def test_without_a_construction_token_nothing_is_built(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    position.tengu.built = 6
    before = row(position.state, "building")
    assert position.turn("tg04") == "C"
    assert row(position.state, "building") == before
    assert position.tengu.places[LEFT] == forest("forges")


@rule("BK-244")
def test_the_forges_without_an_icon_give_a_favourite_building_or_a_crystal(monkeypatch: Patch) -> None:
    position = led(monkeypatch, "forges")
    position.tengu.rocks = rocks("rk01", "rk12")
    show(position.state, "building", buildings("te1", "fa1", "on1", "ry1"))
    assert position.turn("tg05") == "I"
    assert position.tengu.built == 1
    # Also when it lies on the first space.
    position = led(monkeypatch, "forges")
    position.tengu.rocks = rocks("rk01", "rk12")
    show(position.state, "building", buildings("on1", "te1", "te2", "ry1"))
    assert position.turn("tg05") == "I"
    assert position.tengu.built == 1
    position = led(monkeypatch, "forges")
    show(position.state, "crystal", (20, 21, 22, 23))
    assert position.turn("tg05", 6) == "I"
    assert (position.tengu.built, position.tengu.crystals) == (0, (23,))


@rule("BK-245")
@pytest.mark.parametrize("tile", ["on1", "on4", "fa5"])
def test_for_a_tengu_building_it_gains_exactly_1(monkeypatch: Patch, tile: str) -> None:
    position = facing_the_tengu(monkeypatch)
    position.build(tile, "jade", TENGU)
    position.human.dice, position.human.places = (5, 1, 1), (UNLOCKED, LOCKED, LOCKED)
    position.again()
    position.choose("die:left", "place:jade", f"building:{tile}")
    if position.offers_of("kodama:"):
        position.choose("kodama:home")
    if position.offers_of("gain:"):
        position.choose("gain:wood+wood")
    assert position.seat == HUMAN
    assert (position.tengu.vp, stocked(position.tengu)) == (1, {})


@rule("BK-246")
def test_a_yokai_joins_the_pile_and_a_bitoku_the_path(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    position.state.hill_yokai = yokai("y01", "y06", "y03", "y04")
    position.turn("tg05")
    assert position.tengu.discard[-1] == yokai("y01")[0]
    position = facing_the_tengu(monkeypatch)
    position.tengu.places = (home(2), forest("yomi"), HILL + 1)
    position.state.hill_bitoku = bitoku("bi24", "bi01", "bi02", "bi03")
    position.turn("tg06")
    assert position.tengu.path == bitoku("bi24")
    assert position.tengu.marker == 0


# Movement points


@rule("BK-247", "BK-248", "BK-292")
def test_the_bitoku_path_comes_first_and_gives_points_only(monkeypatch: Patch) -> None:
    position = moving(monkeypatch)
    position.tengu.path = bitoku("bi10", "bi19")
    position.tengu.set_out(space(2))
    automa.spend(position.state, 2)
    # 1 VP and a +2 amulet, 3 VP and a movement point: only the points.
    assert (position.tengu.marker, position.tengu.vp) == (2, 4)
    assert stocked(position.tengu) == {}
    assert position.tengu.walkers(space(2)) == 1


@rule("BK-247")
def test_of_several_pilgrims_the_most_advanced_that_can_move_goes(monkeypatch: Patch) -> None:
    position = moving(monkeypatch)
    state, tengu = position.state, position.tengu
    for number in (1, 4, 8):
        tengu.set_out(space(number))
    # Its own pilgrims hold the branches of the fourth and the eighth space.
    for name in ("i2", "t4", "i4"):
        tengu.arrived |= 1 << branch(name)
        state.branches = replaced(state.branches, branch(name), (TENGU,))
    automa.spend(state, 1)
    assert [tengu.walkers(space(number)) for number in (1, 4, 5, 8)] == [1, 0, 1, 1]


@rule("BK-249")
def test_an_illumination_in_reach_gives_double_points(monkeypatch: Patch) -> None:
    position = moving(monkeypatch)
    tengu = position.tengu
    tengu.set_out(space(8))
    automa.spend(position.state, 1)
    # At the last space both a torii and an illumination can be reached: the illumination, 8 twice, no amulet.
    assert tengu.arrived == 1 << branch("i4")
    assert position.state.branches[branch("i4")] == (TENGU,)
    assert tengu.vp == 16
    assert stocked(tengu) == {}
    # With the first space taken by the human it is the next: 6 twice.
    position = moving(monkeypatch)
    position.state.branches = replaced(position.state.branches, branch("i4"), (HUMAN,))
    position.tengu.set_out(space(8))
    automa.spend(position.state, 1)
    assert position.tengu.vp == 12


@rule("BK-249", "BK-099")
def test_not_into_a_branch_where_it_stands_already(monkeypatch: Patch) -> None:
    position = moving(monkeypatch)
    tengu = position.tengu
    tengu.arrived = 1 << branch("i1")
    position.state.branches = replaced(position.state.branches, branch("i1"), (TENGU,))
    tengu.set_out(space(2))
    automa.spend(position.state, 1)
    assert tengu.walkers(space(3)) == 1


@rule("BK-250", "BK-251", "BK-292")
def test_a_torii_gives_double_points_and_the_top_action_card(monkeypatch: Patch) -> None:
    position = moving(monkeypatch)
    tengu = position.tengu
    tengu.set_out(space(3))
    automa.spend(position.state, 1)
    assert tengu.arrived == 1 << branch("t1")
    # 2 points twice; the card of the Jade Glade gave a wood and a stone, without a die.
    assert tengu.vp == 4
    assert stocked(tengu) == {"wood": 1, "stone": 1}
    assert tengu.places == (LOCKED,) * 3
    assert position.cards.discard == tengu_cards("tg07")
    assert len(position.cards.deck) == 0
    # A torii it holds already is passed.
    tengu.set_out(space(3))
    automa.spend(position.state, 1)
    assert tengu.walkers(space(4)) == 1


@rule("BK-251")
def test_an_empty_action_deck_is_renewed_for_a_torii(monkeypatch: Patch) -> None:
    position = moving(monkeypatch)
    position.cards.deck, position.cards.discard = Bag(), tengu_cards("tg08")
    position.tengu.set_out(space(3))
    automa.spend(position.state, 1)
    assert stocked(position.tengu) == {"jade": 1, "sake": 1}


@rule("BK-252")
def test_else_the_pilgrim_walks_on_and_ignores_bridges(monkeypatch: Patch) -> None:
    position = moving(monkeypatch)
    tengu = position.tengu
    for name in ("t1", "t2"):
        tengu.arrived |= 1 << branch(name)
    tengu.set_out(space(3))
    assert tengu.marker == 0
    automa.spend(position.state, 1)
    assert tengu.walkers(space(4)) == 1
    tengu.leave(space(4))
    tengu.set_out(space(5))
    automa.spend(position.state, 1)
    assert tengu.walkers(space(6)) == 1
    # As far as the last space.
    tengu.leave(space(6))
    tengu.arrived |= 1 << branch("i3")
    tengu.set_out(space(7))
    automa.spend(position.state, 1)
    assert tengu.walkers(space(8)) == 1


@rule("BK-253")
def test_a_new_pilgrim_starts_at_the_rightmost_torii_reached(monkeypatch: Patch) -> None:
    position = moving(monkeypatch)
    tengu = position.tengu
    automa.spend(position.state, 1)
    assert (tengu.walkers(space(1)), tengu.pilgrims) == (1, 10)
    position = moving(monkeypatch)
    tengu = position.tengu
    tengu.arrived = 1 << branch("t1") | 1 << branch("t3") | 1 << branch("i3")
    automa.spend(position.state, 1)
    assert tengu.walkers(space(6)) == 1
    # Even where it can go nowhere.
    position = moving(monkeypatch)
    tengu = position.tengu
    tengu.arrived = 1 << branch("t4") | 1 << branch("i4")
    automa.spend(position.state, 2)
    assert tengu.walkers(space(8)) == 2
    # Without a pilgrim the point is lost.
    position = moving(monkeypatch)
    position.tengu.pilgrims = 0
    automa.spend(position.state, 1)
    assert position.tengu.walking == 0


@rule("BK-293")
def test_a_card_turned_over_at_a_torii_is_the_active_one_meanwhile(monkeypatch: Patch) -> None:
    position = placing(monkeypatch)
    # The card of the turn leads to the Stairs: three points, and a pilgrim stands at the first torii.
    position.tengu.set_out(space(3))
    number = tengu_cards("tg05")[0]
    position.cards.row = (*tengu_cards("tg01", "tg02"), number)
    # The card drawn at the torii is that of the Stairs with jade: three points more, nested.
    position.cards.deck = Bag(tengu_cards("tg06"))
    position.falling[:] = [1, 1]
    position.run(*TENGU_ACTS)
    assert position.tengu.arrived & 1 << branch("t1")
    assert set(position.cards.row[1:]) == set(tengu_cards("tg01", "tg02"))
    # Three points, of which one led to the torii, and three nested ones: five further ones were spent. A pilgrim
    # starts beside the torii (1), walks (1) and reaches the second illumination (1); another starts and walks on.
    assert position.tengu.arrived & 1 << branch("i2")
    assert position.tengu.pilgrims == 9
    assert number in (*position.cards.discard, *position.cards.deck.cards, *position.cards.row)


# Ascension


def ending(**options: Any) -> Ending:
    position = at_the_end(1, **options)
    tengu = position.state.sheets[TENGU]
    tengu.vp, tengu.rocks, tengu.discard, tengu.path, tengu.crystals = 0, rocks("rk01", "rk06"), (), (), ()
    position.state.sheets[HUMAN].vp = 0
    give(
        position.state, treasures=(treasure("lt3"), treasure("lt4"), treasure("lt5"), treasure("lt1"), treasure("lt2"))
    )
    position.state.order = (HUMAN, TENGU)
    position.state.zones, position.state.owners = (-1,) * 16, (-1,) * 16
    return position


def scored(position: Ending) -> dict[str, int]:
    """The tengu's parts."""
    position.score()
    position.until(lambda state: False)
    return parts(position, TENGU)


@rule("BK-254")
def test_the_human_scores_as_always() -> None:
    position = ending()
    me = position.state.sheets[HUMAN]
    me.path = bitoku("bi01", "bi06", "bi11")
    me.dice = (3, 5, 3)
    position.stock(me, wood=3)
    me.built = 1
    scored(position)
    human = parts(position, HUMAN)
    assert (human["bitoku"], human["homage"], human["destiny"], human["first"]) == (4, 3, 1, 3)


@rule("BK-255")
def test_the_tengu_scores_its_building_track() -> None:
    values = DATA["tengu-board"]["construction-vp"]
    for built in range(7):
        position = ending()
        position.state.sheets[TENGU].built = built
        assert scored(position)["destiny"] == sum(values[:built])


@rule("BK-256")
def test_what_matches_its_rocks_pays_3_each() -> None:
    position = ending()
    tengu = position.state.sheets[TENGU]
    # Kappa and ara: two kappa and a yama-uba, an ara, a combined ara and a shinigami.
    tengu.discard = yokai("sy1", "y01", "y26", "y06")
    tengu.mitamas = mitamas("ma1", "mx1", "mn1")
    tengu.pairs = ((mitamas("ma2")[0], dragonflies("df01")[0]),)
    assert scored(position)["rocks"] == 3 * (3 + 3)
    position = ending()
    position.state.sheets[TENGU].rocks = rocks("rk01", "rk10")
    position.build("te1", "jade", TENGU)
    position.build("ry1", "jade", TENGU)
    position.build("on1", "jade", TENGU)
    position.build("te2", "yomi", HUMAN)
    assert scored(position)["rocks"] == 3 * 2


@rule("BK-257", "BK-X39")
def test_yokai_pay_3_and_6() -> None:
    position = ending()
    tengu = position.state.sheets[TENGU]
    tengu.rocks = rocks("rk02", "rk06")
    tengu.discard = yokai("sy1", "sy2", "sy3", "sy4", "sy5", "y01", "y11")
    by_part = scored(position)
    assert by_part["yokai"] == 5 * 3 + 2 * 6 == 27
    # Also for those that match a rock.
    assert by_part["rocks"] == 3


@rule("BK-258", "BK-259")
def test_resources_crystals_and_bitoku_types() -> None:
    position = ending()
    tengu = position.state.sheets[TENGU]
    tengu.stock[:4] = [1, 0, 2, 1]
    tengu.crystals = (0, 12, 30)
    tengu.path = bitoku("bi01", "bi02", "bi06", "bi11", "bi15")
    by_part = scored(position)
    assert (by_part["resources"], by_part["crystals"], by_part["bitoku"]) == (4, 6, 7)


@rule("BK-260", "BK-261")
@pytest.mark.parametrize(
    ("human", "tengu", "mine", "its"),
    [
        (6, 6, 3, 5),  # level: the tengu is ahead; the neutral one on 4 is third
        (5, 6, 3, 5),
        (6, 5, 5, 3),
        (6, 4, 5, 2),  # the tengu shares second and third with the neutral one
        (4, 6, 2, 5),
        (4, 4, 2, 5),  # all three level: the tengu first, the human shares the next with the neutral one
        (3, 3, 1, 3),
    ],
)
def test_kodama_tracks_against_the_tengu(human: int, tengu: int, mine: int, its: int) -> None:
    # Prizes 5, 3, 1 in Yomi; elsewhere both are behind the neutral kodama and level, so second and third are paid.
    position = ending()
    position.state.sheets[HUMAN].kodamas = (human, 1, 1, 1, 1)
    position.state.sheets[TENGU].kodamas = (tengu, 1, 1, 1, 1)
    second = 2 + 2 + 4 + 3
    third = 0 + 0 + 2 + 2
    assert scored(position)["treasures"] == its + second
    assert parts(position, HUMAN)["treasures"] == mine + third


@rule("BK-262")
def test_the_first_gains_3_and_the_tengu_nothing_for_dice_or_visions() -> None:
    position = ending()
    position.state.order = (TENGU, HUMAN)
    position.state.sheets[TENGU].dice = (6, 6, 6)
    by_part = scored(position)
    assert by_part["first"] == 3
    assert parts(position, HUMAN)["first"] == 0
    assert "homage" not in by_part
    assert "visions" not in by_part
    position = ending()
    assert scored(position)["first"] == 0


@rule("BK-263")
@pytest.mark.parametrize(("ahead", "winner"), [(0, TENGU), (1, HUMAN), (-1, TENGU)])
def test_the_human_wins_only_with_more_points(ahead: int, winner: int) -> None:
    position = ending()
    scored(position)
    totals = [seat.total for seat in position.match.scores.seats]
    position = ending()
    position.state.sheets[HUMAN].vp = totals[TENGU] - totals[HUMAN] + ahead
    scored(position)
    assert position.match.scores.winners == (winner,)
    assert position.match.scores.seats[winner].rank == 1
    assert position.match.scores.seats[1 - winner].rank == 2


# Difficulty


@rule("BK-264")
def test_difficulties_combine_but_for_the_two_about_dragonflies() -> None:
    everything: dict[str, Any] = dict.fromkeys(
        (
            *("easier_no_yokai", "easier_no_resources", "easier_kodama", "easier_no_fruits"),
            *("harder_pilgrim", "harder_kodamas", "harder_leads"),
        ),
        True,
    )
    at_the_start(1, **everything, easier_no_dragonfly=True)
    at_the_start(1, **everything, harder_dragonflies=True)
    with pytest.raises(ValueError, match="exclude"):
        at_the_start(1, easier_no_dragonfly=True, harder_dragonflies=True)


@rule("BK-265", "BK-266", "BK-267")
def test_the_tengu_may_start_with_less() -> None:
    assert at_the_start(1, easier_no_dragonfly=True).state.sheets[TENGU].dragonflies == ()
    assert at_the_start(1, easier_no_yokai=True).state.sheets[TENGU].discard == ()
    assert stocked(at_the_start(1, easier_no_resources=True).state.sheets[TENGU]) == {}


@rule("BK-268")
def test_easier_placements_advance_only_kodamas_behind(monkeypatch: Patch) -> None:
    for mine, its in ((1, 1), (2, 2)):
        position = placing(monkeypatch, easier_kodama=True)
        position.human.kodamas = (1, mine, 1, 1, 1)
        assert position.turn("tg05") == "C"
        assert position.tengu.kodamas == (1, its, 1, 1, 1)
    # Other steps are not barred: the one of the Jade Glade's action.
    position = placing(monkeypatch, easier_kodama=True)
    assert position.turn("tg07") == "C"
    assert sum(position.tengu.kodamas) == 6


@rule("BK-270", "BK-271", "BK-272")
def test_the_tengu_may_start_with_more() -> None:
    tengu = at_the_start(1, harder_pilgrim=True).state.sheets[TENGU]
    assert (tengu.pilgrims, tengu.walkers(space(1))) == (10, 1)
    assert at_the_start(1, harder_kodamas=True).state.sheets[TENGU].kodamas == (2,) * 5
    assert len(at_the_start(1, harder_dragonflies=True).state.sheets[TENGU].dragonflies) == 2


@rule("BK-273")
def test_harder_leads_pay_3_for_each_region() -> None:
    for on, vp in ((False, 0), (True, 6)):
        position = ending(harder_leads=on)
        position.state.sheets[HUMAN].kodamas = (2, 2, 2, 2, 2)
        position.state.sheets[TENGU].kodamas = (3, 2, 1, 5, 2)
        assert scored(position)["leads"] == vp


@rule("BK-222")
def test_a_die_on_any_home_space_is_a_die_at_home(monkeypatch: Patch) -> None:
    position = facing_the_tengu(monkeypatch)
    nothing: Any = None
    assert automa.no_die_at_home(position.state, nothing)
    for number in range(1, 5):
        position.tengu.places = (LOCKED, home(number), LOCKED)
        assert not automa.no_die_at_home(position.state, nothing)
