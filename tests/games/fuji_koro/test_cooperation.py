"""How bots judge a cooperative match: every stage on the way to victory counts for more than the one before."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest

from tests.games.fuji_koro.position import Position, card
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import CARDS, LEGENDARY_DRAGON, SCROLLS, SLOT_WEAPON
from zataku.games.fuji_koro.gear import HELMET, SANDALS, WEAPON
from zataku.games.fuji_koro.judgement.battles import (
    AWAITED,
    LIFE,
    awaiting,
    cost_of_defeat,
    danger,
    fallen,
    fighting,
    lava_risk,
    mustered,
    prepared_for,
    success,
    together,
    trophy,
    waiting,
    worn_out,
)
from zataku.games.fuji_koro.judgement.cooperation import (
    GOING,
    SCALE,
    enchanted,
    evaluate_together,
    matched,
    prospects,
    way_out,
)
from zataku.games.fuji_koro.judgement.investing import (
    best_open_scroll,
    cards_to_come,
    investments,
    next_monk,
    scroll_worth,
)
from zataku.games.fuji_koro.judgement.judging import OPENING, areas_from
from zataku.games.fuji_koro.judgement.party import DRAGON_LEVEL, DRAW, EXIT_LEVEL, MOST_KEEN, Haste, Party
from zataku.games.fuji_koro.judgement.seeking import ways_to_unknown
from zataku.games.fuji_koro.judgement.strength import MOST_GUARD, MOST_HITS, Fist, prepared
from zataku.games.fuji_koro.scoring import VICTORY
from zataku.games.fuji_koro.state import LEFT
from zataku.games.fuji_koro.steps.combat import AskToJoin, entry_cells
from zataku.games.fuji_koro.steps.exploring import draw_tiles


def group(players: int = 2, **options: object) -> Position:
    """A few tiles lie, everybody stands on the centre with a small weapon."""
    position = Position(players, **({"mode": "cooperative"} if players > 1 else {}), **options)  # type: ignore[arg-type]
    position.lay_ring(1)
    for seat in range(players):
        position.weapon(seat, "WWMM|....")
        position.put(seat, "C/0")
    position.turn(0)
    return position


def value(position: Position) -> float:
    return evaluate_together(position.state)


def rises(position: Position, change: Callable[[], object]) -> None:
    before = value(position)
    change()
    assert value(position) > before


def slay_legendary(position: Position) -> None:
    position.state.legendary_dead = True


def find_exit(position: Position) -> None:
    position.lay("2.1", "ii-13", dry=True)


def leave(position: Position, seat: int) -> None:
    position.sheet(seat).cell = -1
    position.sheet(seat).palace = LEFT


def test_tiles_drawn_from_the_stacks_of_the_special_ones_count() -> None:
    for level in (2, 3):
        position = group()
        before = value(position)
        draw_tiles(position.state, level, 1)
        assert value(position) > before


def test_who_is_behind_with_exploring_goes_on_with_it_and_who_is_ahead_has_time() -> None:
    position = group(6)
    state = position.state
    state.round = 6
    behind = Party(state).draw
    assert behind[EXIT_LEVEL] == MOST_KEEN * DRAW
    draw_tiles(state, EXIT_LEVEL, 8)
    ahead = Party(state).draw
    assert ahead[EXIT_LEVEL] < behind[EXIT_LEVEL] / 2
    assert ahead[DRAGON_LEVEL] == behind[DRAGON_LEVEL]


def test_the_level_with_the_large_dragons_is_explored_later_unless_all_are_armed() -> None:
    position = group(6)
    early = Party(position.state).draw
    assert early[DRAGON_LEVEL] < early[EXIT_LEVEL] < MOST_KEEN * DRAW
    for seat in range(6):
        position.helmet(seat, "MMMM", "MMMM")
        position.armed(seat, "WWWM|MMMM", "....|MMMM")
    assert Party(position.state).draw == {EXIT_LEVEL: MOST_KEEN * DRAW, DRAGON_LEVEL: MOST_KEEN * DRAW}


def test_every_tile_that_was_due_counts_as_much_as_when_it_was_next() -> None:
    so_far = [Haste(most=1.4, least=0.1, done=part / 10).so_far() for part in range(11)]
    gains = [after - before for before, after in pairwise(so_far)]
    assert gains[:2] == pytest.approx([0.1, 0.1])
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] == pytest.approx(0.1 * 0.1)


def test_who_has_fallen_behind_fears_less_for_a_life() -> None:
    position = group()
    position.state.round = 4
    calm = cost_of_defeat(Party(position.state), 0)
    position.state.round = 12
    assert cost_of_defeat(Party(position.state), 0) < calm / 2
    draw_tiles(position.state, EXIT_LEVEL, 6)
    draw_tiles(position.state, DRAGON_LEVEL, 6)
    assert cost_of_defeat(Party(position.state), 0) >= calm


def test_what_pays_in_every_round_is_worth_most_at_first_and_nothing_at_the_end() -> None:
    worths: list[float] = []
    for number in (1, 10, 28):
        position = group()
        position.state.round = number
        sheet = position.sheet(0)
        party = Party(position.state)
        before = investments(party, sheet)
        sheet.cards = (-1, -1, next(iter(party.open_cards[HELMET])))
        position.sandals(0, "WWW")
        worths.append(investments(party, sheet) - before)
    assert worths[0] > worths[1] > worths[2] == 0.0


def test_a_card_that_brings_cubes_belongs_above_what_is_done_often() -> None:
    position = group()
    party = Party(position.state)
    sheet = position.sheet(0)
    helmet = party.open_cards[HELMET][0]

    def above(action: int) -> float:
        cards = [-1, -1, -1]
        cards[action] = helmet
        sheet.cards = (cards[0], cards[1], cards[2])
        return investments(party, sheet)

    move, explore, gather = (above(action) for action in range(3))
    assert min(move, gather) > explore


def test_the_nearer_the_cubes_for_an_open_card_are_the_better() -> None:
    position = group()
    party = Party(position.state)
    card = party.open_cards[SANDALS][0]
    wood, metal, tooth = CARDS[card].pattern.cubes
    before = cards_to_come(party, position.sheet(0))
    position.pack(0, wood=wood, metal=metal, tooth=tooth)
    assert cards_to_come(party, position.sheet(0)) > before


def test_a_monk_is_worth_what_its_best_slot_gives() -> None:
    position = group()
    sheet = position.sheet(0)
    party = Party(position.state)
    worth = next_monk(party, sheet)
    sheet.add_monks(SLOT_WEAPON, 1)
    assert next_monk(party, sheet) < worth


def test_the_scroll_that_helps_most_is_the_one_in_mind() -> None:
    position = group()
    party = Party(position.state)
    forager, ember = (SCROLLS.index(name) for name in ("forager", "ember-walk"))
    position.state.scroll_row = (ember,)
    plain = best_open_scroll(party)
    position.state.scroll_row = (ember, forager)
    assert best_open_scroll(party) == scroll_worth(party, 1 << forager) > plain


def test_the_lasting_stock_draws_samurai_that_have_room() -> None:
    position = group()
    near, far = (value_of_place(position, where) for where in ("1.1/5", "1.1/1"))
    assert near > far
    position.pack(0, wood=10)
    assert value_of_place(position, "1.1/5") - value_of_place(position, "1.1/1") < near - far


def value_of_place(position: Position, where: str) -> float:
    position.put(0, where)
    return prospects(Party(position.state))


def test_who_is_knocked_out_loses_the_helmet_too() -> None:
    position = group()
    bare = cost_of_defeat(Party(position.state), 0)
    position.helmet(0, "MMMM", "MMMM")
    assert cost_of_defeat(Party(position.state), 0) > bare
    slay_legendary(position)
    without_use = cost_of_defeat(Party(position.state), 0)
    position.helmet(0)
    assert cost_of_defeat(Party(position.state), 0) == without_use


def test_the_exit_and_the_legendary_dragon_found_count() -> None:
    position = group()
    rises(position, lambda: find_exit(position))
    for sheet in position.state.sheets:
        sheet.set_charm(HELMET, 1)
    position.helmet(0, "MMMM", "MMMM")
    position.helmet(1, "MMMM", "MMMM")
    rises(position, lambda: position.lay("3.2", "iii-13", dry=True, dragon="dl1"))
    assert position.state.dragons.find(LEGENDARY_DRAGON + 1) >= 0


def test_cubes_count_in_the_backpack_and_more_in_gear() -> None:
    position = group()
    rises(position, lambda: position.pack(0, wood=2, metal=4))

    def craft() -> None:
        position.pack(0)
        position.helmet(0, "WWMM", "MM..")

    rises(position, craft)
    rises(position, lambda: position.armed(0, "WWMM|MM..", "WWMM|...."))


def test_a_helmet_is_worth_building_without_a_weapon_too() -> None:
    position = group()
    position.weapon(0, "....|....")
    position.pack(0, metal=6)

    def craft() -> None:
        position.pack(0)
        position.helmet(0, "MMMM", "MM..")

    rises(position, craft)


def test_blueprints_then_their_cubes_then_the_charm_count() -> None:
    position = group()
    rises(position, lambda: position.blueprint(0, "bs4"))
    rises(position, lambda: position.pack(0, wood=1, metal=1))
    rises(position, lambda: position.pack(0, wood=1, metal=1, tooth=1))

    def craft() -> None:
        position.pack(0)
        position.sandals(0, "WMT")
        position.charm(0, SANDALS)

    rises(position, craft)
    position.charm(1, SANDALS)
    one_type = value(position)
    position.sheet(1).set_charm(SANDALS, 0)
    position.charm(1, WEAPON)
    assert value(position) > one_type


def test_lives_count() -> None:
    position = group()
    before = value(position)
    position.sheet(0).lives -= 1
    assert value(position) < before


def test_a_last_life_counts_most_while_others_could_dare_in_its_place() -> None:
    position = group(3)
    first = cost_of_defeat(Party(position.state), 0)
    position.sheet(0).lives = 1
    alone = cost_of_defeat(Party(position.state), 0)
    for seat in (1, 2):
        position.sheet(seat).lives = 1
    assert first < cost_of_defeat(Party(position.state), 0) < alone


def test_a_dragon_about_to_come_is_worse_than_one_asleep_and_a_safe_place_is_better() -> None:
    position = group()
    position.put(1, "1.1/1")
    position.lay("2.1", "ii-1", dry=True)
    position.dragon("2.1", "dg2", sleep=2)
    position.turn(0, first=1)
    asleep = value(position)
    position.dragon("2.1", "dg2", sleep=0)
    awake = value(position)
    assert awake < asleep
    position.put(1, "C/0")
    assert value(position) > awake


def test_samurai_that_can_help_each_other_fear_a_dragon_less() -> None:
    position = group()
    for seat in (0, 1):
        position.helmet(seat, "MMMM", "MMMM")
        position.armed(seat, "WWMM|MM..", "WWMM|....")
    position.lay("2.1", "ii-1", dry=True)
    position.dragon("2.1", "dg2")
    position.put(1, "1.1/1")
    position.put(0, "1.4/0")
    position.turn(0, first=1)
    apart = value(position)
    position.put(0, "1.1/2")
    assert value(position) > apart


def test_the_fall_of_the_legendary_dragon_is_worth_more_than_any_readiness() -> None:
    position = group()
    for seat in (0, 1):
        position.helmet(seat, "TTTT", "TTTT")
        position.armed(seat, "WWWM|MMMM", "....|MMMM")
    ready = value(position)
    for seat in (0, 1):
        position.helmet(seat)
    slay_legendary(position)
    assert value(position) > ready


def test_nearer_to_the_exit_is_better_once_the_dragon_is_slain_and_leaving_is_best() -> None:
    position = group()
    find_exit(position)
    slay_legendary(position)
    for seat, kind in ((0, HELMET), (0, WEAPON), (1, SANDALS)):
        position.charm(seat, kind)
    position.turn(1)
    found = []
    for where in ("1.4/4", "C/0", "1.1/1", "2.1/0"):
        position.put(0, where)
        found.append(value(position))
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    leave(position, 0)
    assert value(position) > found[-1]


def strong_group(players: int = 4) -> Position:
    """Well armed, with the legendary dragon on the map."""
    position = group(players)
    for seat in range(players):
        position.helmet(seat, "TTTT", "TTTT")
        position.armed(seat, "WWWM|MMMM", "....|MMMM")
    position.lay("2.1", "ii-1", dry=True)
    position.lay("3.2", "iii-13", dry=True, dragon="dl1")
    return position


def test_those_strong_enough_meet_on_the_centre_or_gather_around_the_legendary_dragon() -> None:
    position = strong_group()
    met = mustered(Party(position.state))
    position.put(0, volcano.CELL_NAMES[volcano.TEMPLE_CELLS[1]])
    assert mustered(Party(position.state)) < met
    for seat in range(4):
        position.put(seat, "2.1/2" if seat < 2 else "2.1/3")
    assert mustered(Party(position.state)) > met
    for seat in range(4):
        position.helmet(seat)
        position.weapon(seat, "WWMM|....")
    assert mustered(Party(position.state)) == 0.0


def test_another_dragon_alive_is_in_the_way_of_the_last_fight() -> None:
    position = strong_group()
    met = mustered(Party(position.state))
    position.dragon("1.2", "dr1")
    assert mustered(Party(position.state)) < met


def test_with_the_last_life_it_is_better_to_be_well_protected_or_to_stay_away() -> None:
    position = strong_group()
    party = Party(position.state)
    all_of_them, three = success(party, [0, 1, 2, 3]), success(party, [1, 2, 3])
    assert three < all_of_them
    position.sheet(0).lives = 1
    assert three <= success(Party(position.state), [0, 1, 2, 3]) < all_of_them
    position.helmet(0)
    assert success(Party(position.state), [0, 1, 2, 3]) == three
    # Who stands where the dragon comes has no choice.
    position.put(0, "1.1/5")
    assert success(Party(position.state), [0, 1, 2, 3], volcano.CELL_PLACE[position.sheet(0).cell]) < three


def awaited(position: Position) -> float:
    place = position.state.dragons.find(LEGENDARY_DRAGON + 1)
    return waiting(Party(position.state), place)


def test_the_legendary_dragon_is_awaited_where_it_sees_one_and_the_others_are_beside() -> None:
    position = strong_group()
    assert awaited(position) == 0.0  # nobody is to be seen on the centre
    position.put(0, "1.1/5")
    together = awaited(position)
    assert together > 0.0
    position.put(0, "2.1/1")  # the others cannot join there
    assert awaited(position) < together


def test_a_dragon_in_the_way_of_the_last_fight_is_worth_fighting() -> None:
    position = strong_group(6)
    position.dragon("1.6", "dg1")
    for seat, where in enumerate(("1.1/5", "1.1/1", "1.1/2", "1.1/2", "1.1/3", "1.1/3")):
        position.put(seat, where)
    position.turn(0)
    rises(position, lambda: position.walk("1.6/2"))
    assert position.state.fight


def attacking(players: int) -> Position:
    """The first of a strong group has gone to the legendary dragon, the others are beside."""
    position = strong_group(players)
    for seat, where in zip(range(players), ("2.1/2", "2.1/2", "2.1/3", "2.1/3"), strict=False):
        position.put(seat, where)
    position.turn(0)
    position.walk("3.2/6")
    return position


def test_in_a_fight_with_the_legendary_dragon_a_last_life_at_stake_is_worth_less() -> None:
    position = attacking(2)
    assert position.state.fight
    both = value(position)
    position.sheet(1).lives = 1
    before = LIFE * 2.0 / 3.0 / SCALE * VICTORY
    assert value(position) < both - before


def test_who_has_stayed_out_of_a_fight_helps_no_more() -> None:
    found = []
    for answer in ("cell:3.2/5", "stay-out"):
        position = attacking(3)
        assert fighting(Party(position.state), 6) == [0, 1, 2]
        assert position.seat == 1
        position.choose(answer)
        assert position.seat == 2
        found.append((fighting(Party(position.state), 6), value(position)))
    (joined, with_it), (alone, without) = found
    assert joined == [0, 1, 2]
    assert alone == [0, 2]
    assert with_it > without


def test_with_the_last_life_only_the_well_protected_are_expected_to_join() -> None:
    position = attacking(2)
    position.sheet(1).lives = 1
    assert fighting(Party(position.state), 6) == [0, 1]
    position.helmet(1, "MMMM", "....")
    assert fighting(Party(position.state), 6) == [0]


def test_only_those_who_find_room_are_expected_to_join() -> None:
    position = attacking(4)
    assert all(entry_cells(position.state, seat) for seat in (1, 2, 3))
    expected = fighting(Party(position.state), 6)
    assert len(expected) == 3
    # Nor are more of them asked.
    for seat in expected[1:]:
        assert position.seat == seat
        position.choose(next(code for code in position.codes if code.startswith("cell:")))
    assert not isinstance(position.state.asking, AskToJoin)
    assert position.state.this_fight().party.bit_count() == 3


def test_who_could_lose_all_alone_leaves_the_others_as_they_are() -> None:
    """One who attacks alone loses a life; what the others have built up is not lost with it."""
    position = strong_group(4)
    position.state.round = 20  # there is not the time to build it up again
    for seat in (1, 2, 3):
        position.put(seat, "1.4/4")
    ready = prepared_for(Party(position.state))
    beaten = prepared_for(worn_out(Party(position.state), [0], 2.0, 6))
    assert 0.5 * ready < beaten < ready
    all_beaten = prepared_for(worn_out(Party(position.state), [0, 1, 2, 3], 2.0, 6))
    assert all_beaten < 0.5 * ready


def test_cubes_that_could_be_built_in_count_nearly_like_gear() -> None:
    helmet, weapon = (0, 2, 0), (2, 2, 0)
    assert prepared(helmet, weapon, (0, 0, 0), 8, 8) == (2 * 2 / 3 + 2, 4)
    hits, guard = prepared(helmet, weapon, (1, 4, 1), 8, 8)
    assert hits >= 2 * 2 / 3 + 2
    assert guard >= 4
    assert hits > 2 * 2 / 3 + 2 or guard > 4
    # Without a handle metal is of use in the helmet only.
    assert prepared(helmet, (0, 0, 0), (0, 3, 0), 8, 8) == (0.0, 10)


def test_what_one_goes_for_is_not_there_for_another() -> None:
    assert matched([(3.0, 0, 7), (2.0, 1, 7)]) == matched([(3.0, 0, 7)])
    assert matched([(3.0, 0, 7), (2.0, 1, 8)]) > matched([(3.0, 0, 7)])


def test_who_gets_out_in_this_turn_fears_no_dragon() -> None:
    position = group()
    find_exit(position)
    slay_legendary(position)
    position.dragon("1.2", "dg2")
    position.charm(0, HELMET)
    position.put(0, "1.1/1")
    position.discs(0, 3)
    position.turn(0)
    assert danger(Party(position.state)) < danger_without_discs(position)


def danger_without_discs(position: Position) -> float:
    position.discs(0, 0, move=3)
    return danger(Party(position.state))


def erupting_cell(position: Position) -> str:
    """A cell of the exit's tile that the lava may still reach."""
    for slot in range(7):
        position.put(0, f"2.1/{slot}")
        if lava_risk(Party(position.state), 0):
            return f"2.1/{slot}"
    raise AssertionError("no lava there")


def test_who_gets_out_in_this_turn_fears_no_lava() -> None:
    position = group()
    find_exit(position)
    slay_legendary(position)
    position.charm(0, HELMET)
    position.state.round = 25
    position.turn(1, first=0)
    position.put(0, erupting_cell(position))
    position.discs(0, 3)
    position.turn(0)
    assert lava_risk(Party(position.state), 0) == 0.0
    position.turn(1, first=0)
    assert lava_risk(Party(position.state), 0) > 0.0


def before_lava() -> Position:
    """Somebody who has had its turn stands where the lava comes with the next round."""
    position = group()
    find_exit(position)
    position.state.round = 25
    position.turn(1, first=0)
    position.put(0, erupting_cell(position))
    return position


def test_only_the_lava_of_the_next_round_is_feared() -> None:
    position = before_lava()
    position.state.round = 24
    assert lava_risk(Party(position.state), 0) == 0.0


def test_sandals_pay_for_lava_but_not_for_a_dragon_beside_it() -> None:
    position = before_lava()
    bare = lava_risk(Party(position.state), 0)
    position.sandals(0, "MMM")
    paid = lava_risk(Party(position.state), 0)
    position.dragon("2.1", "dg2")
    # As if the temple beside were no way out.
    position.flood("3.1/0")
    assert paid < bare
    assert lava_risk(Party(position.state), 0) > paid


def test_one_who_is_near_the_exit_counts_alike_in_everybodys_turn() -> None:
    position = group()
    find_exit(position)
    slay_legendary(position)
    position.charm(0, HELMET)
    position.put(0, "1.1/1")
    position.discs(0, 3)
    found = []
    for active, first in ((0, 0), (1, 0), (1, 1)):
        position.turn(active, first)
        found.append(way_out(Party(position.state), 0))
    assert found == [GOING] * 3


def test_with_the_end_near_waiting_is_worth_less() -> None:
    position = group()
    position.helmet(0, "MMMM", "MMMM")
    early = value(position)
    position.state.round = 27
    assert value(position) < early


def test_who_has_time_waits_for_a_better_chance_and_who_has_none_does_not() -> None:
    position = strong_group(2)
    for seat in range(2):
        position.helmet(seat, "MMMM", "MM..")
    state = position.state
    state.round = 12
    assert together(Party(state), LEGENDARY_DRAGON) < 0.5
    with_time = awaiting(Party(state))
    assert with_time > 0.4 * AWAITED
    state.round = 22
    assert awaiting(Party(state)) < 0.25 * with_time
    # What is not lost by waiting is never worth more than the fall of the dragon.
    assert prepared_for(Party(state)) < fallen(Party(state))


def test_they_set_out_in_time_to_be_where_the_dragon_is() -> None:
    position = strong_group(2)
    state = position.state
    near = "2.1/2"
    for number, wanted in ((8, 0.0), (20, 50.0)):
        state.round = number
        for seat in range(2):
            position.put(seat, "C/0")
        at_home = awaiting(Party(state))
        for seat in range(2):
            position.put(seat, near)
        assert awaiting(Party(state)) - at_home >= wanted


def test_as_long_as_the_dragon_is_not_found_nobody_waits_for_it() -> None:
    position = group()
    assert awaiting(Party(position.state)) == 0.0


def test_rounds_to_come_make_samurai_stronger_up_to_a_limit() -> None:
    position = group()
    fist = Fist(position.sheet(0))
    soon, late, never = (fist.later(rounds) for rounds in (2.0, 8.0, 100.0))
    assert fist.hits < soon.hits < late.hits < never.hits == MOST_HITS
    assert fist.guard < soon.guard < late.guard < never.guard == MOST_GUARD
    position.helmet(0, "TTTT", "TTTT")
    assert Fist(position.sheet(0)).later(8.0).guard == 24


def test_a_dragon_that_holds_the_group_up_is_worth_more() -> None:
    position = group()
    calm = trophy(Party(position.state), 0)
    position.state.round = 12
    assert trophy(Party(position.state), 0) > calm


def test_scenario_six_the_beast_nearer_to_the_centre_is_better() -> None:
    position = group(scenario="taming-the-beast")
    for seat in (0, 1):
        position.helmet(seat, "TTTT", "TTTT")
        position.armed(seat, "WWWM|MMMM", "....|MMMM")
    position.lay("2.1", "ii-1", dry=True)
    position.lay("3.2", "iii-13", dry=True, dragon="dl1")
    far = value(position)
    position.state.set_dragon(position.state.dragons.find(LEGENDARY_DRAGON + 1), 0)
    position.dragon("2.1", "dl1")
    assert value(position) > far


def test_the_way_to_unknown_areas_leads_over_those_to_be_explored_before() -> None:
    state = group().state
    found = {place: steps for place, _, steps in areas_from(volcano.CENTRE_CELL, state.dry_mask(), state.laid)}
    second = min(found[volcano.PLACE_NAMES.index(name)] for name in ("2.1", "2.2", "2.12"))
    assert found[volcano.PLACE_NAMES.index("3.2")] >= second + OPENING


def test_to_go_where_something_must_be_found_counts_and_each_to_an_area_of_its_own() -> None:
    position = group()
    at_first = ways_to_unknown(Party(position.state))
    position.put(0, "1.1/1")
    one = ways_to_unknown(Party(position.state))
    position.put(1, "1.4/4")
    assert ways_to_unknown(Party(position.state)) < one < at_first
    position.lay("2.1", "ii-1", dry=True)
    position.put(1, "1.1/1")
    rises(position, lambda: position.put(0, "2.1/1"))


def test_sandals_are_the_best_thing_to_enchant_before_the_last_fight() -> None:
    position = group()
    position.charm(0, HELMET)
    helmet = enchanted(Party(position.state))
    position.sheet(0).set_charm(HELMET, 0)
    position.charm(0, SANDALS)
    assert enchanted(Party(position.state)) > helmet
    slay_legendary(position)
    sandals = enchanted(Party(position.state))
    position.sheet(0).set_charm(SANDALS, 0)
    position.charm(0, HELMET)
    assert enchanted(Party(position.state)) == sandals


def test_a_blueprint_in_other_hands_counts_more_when_they_are_near() -> None:
    position = group()
    position.charm(0, SANDALS)
    position.blueprint(0, "bs4")
    position.pack(1, wood=1, metal=1, tooth=1)
    position.put(0, "1.4/4")
    apart = enchanted(Party(position.state))
    position.put(0, "C/0")
    assert enchanted(Party(position.state)) > apart


def test_who_has_nothing_enchanted_yet_goes_to_a_temple_with_blueprints() -> None:
    position = group()
    slay_legendary(position)
    position.lay("2.1", "ii-1", dry=True)
    position.put(0, "C/0")
    far = enchanted(Party(position.state))
    position.put(0, "2.1/1")
    assert enchanted(Party(position.state)) > far
    position.state.temples = ((), (), ())
    assert enchanted(Party(position.state)) == 0.0


def test_a_blueprint_in_a_temple_is_worth_taking_when_the_dragon_is_dead() -> None:
    for name in ("bh1", "bw1", "bs1"):
        position = group()
        slay_legendary(position)
        position.put(0, volcano.CELL_NAMES[volcano.TEMPLE_CELLS[0]])
        position.pack(0, wood=2, metal=2)
        position.state.temples = ((card(name),), (), ())
        there = enchanted(Party(position.state))
        position.state.temples = ((), (), ())
        position.blueprint(0, name)
        assert enchanted(Party(position.state)) > there


def test_who_leaves_before_all_have_what_they_need_has_left_too_early() -> None:
    def left_by_one(charms: tuple[int, ...], prints: dict[int, str] | None = None) -> float:
        position = group(3)
        find_exit(position)
        slay_legendary(position)
        for seat, kind in enumerate(charms):
            position.charm(seat, kind)
        for seat, name in (prints or {}).items():
            position.blueprint(seat, name)
            position.pack(seat, wood=4, metal=8, tooth=2)
        position.put(0, "2.1/0")
        before = value(position)
        leave(position, 0)
        return value(position) - before

    assert left_by_one((HELMET, WEAPON, SANDALS)) > 0.0
    assert left_by_one((HELMET, WEAPON)) < 0.0  # one has nothing yet
    assert left_by_one((SANDALS, SANDALS, SANDALS)) < 0.0  # two types are missing
    # It does no harm if the others can do without; but not if one takes the blueprint along.
    assert left_by_one((HELMET, WEAPON), {2: "bs4"}) > 0.0
    assert left_by_one((HELMET, SANDALS, SANDALS), {1: "bw2"}) > 0.0
    assert left_by_one((HELMET, SANDALS, SANDALS), {0: "bw2"}) < 0.0


def test_the_scale_does_not_end_before_all_have_left() -> None:
    position = group(6)
    find_exit(position)
    slay_legendary(position)
    for seat in range(6):
        position.charm(seat, (HELMET, WEAPON, SANDALS)[seat % 3])
        position.helmet(seat, "TTTT", "TTTT")
    for seat in range(6):
        rises(position, partial(leave, position, seat))


def test_victory_is_the_end_of_the_scale_and_a_defeat_far_below_going_on() -> None:
    position = group()
    going_on = value(position)
    assert 0.0 < going_on < VICTORY
    position.state.lost = True
    assert value(position) < 0.8 * going_on
    position.state.lost = False
    position.state.won = True
    assert value(position) == VICTORY
