"""Moving: cells, lava, dragons' tiles, meetings."""

import pytest

from tests.games.fuji_koro.position import Position
from tests.rules import rule
from zataku.games.fuji_koro.gear import EMPTY, SANDALS


def ring(players: int = 2, **options: object) -> Position:
    """The first ring lies dry round the centre, the second player is far away in a temple."""
    position = Position(players, **options)  # type: ignore[arg-type]
    position.lay_ring(1)
    position.others_away()
    return position


@rule("FK-038")
def test_a_move_is_none_one_or_two_cells_from_neighbour_to_neighbour() -> None:
    position = ring()
    position.turn()
    position.choose("move")
    assert "stop" in position.codes
    assert position.goes() == {f"1.{place}/{slot}" for place, slot in zip("112233445566", "455661122334", strict=True)}
    position.choose("go:1.1/4")
    assert {"stop"} <= set(position.codes)
    position.choose("go:1.1/0")
    assert position.where() == "1.1/0"
    assert "rest" in position.codes, "two cells are all; the second action is next"


@rule("FK-038")
def test_a_path_may_return_to_cells_it_has_left() -> None:
    position = ring()
    position.turn()
    position.choose("move", "go:1.1/4", "go:C/0")
    assert position.where() == "C/0"


@rule("FK-021")
def test_places_without_a_tile_are_neither_entered_nor_crossed() -> None:
    position = Position()
    position.lay("1.1", "i-2", dry=True)
    position.put(1, "3.1/0")
    position.turn()
    position.choose("move")
    assert position.goes() == {"1.1/4", "1.1/5"}
    refused = {option.code for option in position.match.refusals()}
    assert "go:1.2/5" in refused


@rule("FK-039")
def test_complete_sandals_give_one_cell_more() -> None:
    position = ring()
    position.sandals(0, "WWW")
    position.turn()
    position.choose("move", "go:1.1/4", "go:1.1/0", "go:1.1/1")
    assert position.where() == "1.1/1"
    assert "rest" in position.codes


@rule("FK-039", "FK-084")
def test_incomplete_sandals_give_no_extra_cell_and_a_charm_does_not_complete_them() -> None:
    position = ring()
    position.sandals(0, "MM")
    position.charm(0, SANDALS)
    position.turn()
    position.choose("move", "go:1.1/4", "go:1.1/0")
    assert "rest" in position.codes
    loose = ring()
    loose.sandals(0, "M.M")
    loose.flood("1.1/4")
    loose.charm(0, SANDALS)
    loose.turn()
    loose.choose("move", "go:1.1/4", "go:1.1/0")
    assert loose.where() == "1.1/0", "loose cubes pay for lava all the same"


@rule("FK-039")
def test_the_extra_cell_stays_although_the_sandals_are_paid_away() -> None:
    position = ring()
    position.sandals(0, "MMM")
    position.flood("1.1/4")
    position.turn()
    position.choose("move", "go:1.1/4", "go:1.1/0", "go:1.1/1")
    assert position.where() == "1.1/1"
    assert position.sheet().sandals == EMPTY


@rule("FK-X02", "FK-039", "FK-044")
def test_tomoe_moves_three_cells_and_then_into_a_dragons_tile() -> None:
    position = Position(2, ["tomoe"])
    position.lay("1.1", "i-2", dry=True)
    position.lay("2.1", "ii-11", dry=True, dragon="dg1")
    position.put(1, "3.7/0")
    position.sandals(0, "WWW")
    position.turn()
    position.choose("move", "go:1.1/4", "go:1.1/0", "go:1.1/6")
    position.choose("move", "go:1.1/1")
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM")
    position.dice("T0 T0 T0 T1")
    position.choose("go:2.1/4")
    assert position.where() == "2.1/4", "she stopped on the first cell with a step unused"
    assert position.state.fight
    assert "roll:weapon" in position.codes


@rule("FK-040")
def test_a_move_cannot_stop_on_lava() -> None:
    position = ring()
    position.sandals(0, "MMM")
    position.flood("1.1/4", "1.1/0")
    position.turn()
    position.choose("move", "go:1.1/4")
    assert "stop" not in position.codes
    assert "1.1/0" not in position.goes(), "ten damage would be too much"
    refused = {option.code: refusal.rule for option, refusal in position.match.refusals().items()}
    assert refused["stop"] == "FK-040"


@rule("FK-040", "FK-042")
def test_lava_is_entered_only_if_a_dry_cell_can_still_be_reached() -> None:
    position = ring()
    position.sandals(0, "MM")
    position.flood("1.1/4")
    position.turn()
    position.choose("move")
    assert "1.1/4" not in position.goes(), "strength 4 does not carry 5 damage"
    position.sandals(0, "TM")
    position.turn()
    position.choose("move")
    assert "1.1/4" in position.goes(), "5 does"
    position.choose("go:1.1/5")
    assert "1.1/4" not in position.goes(), "the last step may not be lava"


@rule("FK-041", "FK-X07")
def test_one_lava_cell_costs_mitsuhide_all_three_metal() -> None:
    position = Position(2, ["mitsuhide"])
    position.lay_ring(1)
    position.put(1, "3.7/0")
    position.sandals(0, "MMM")
    position.flood("1.1/4")
    metal = position.state.supply[1]
    position.turn()
    position.choose("move", "go:1.1/4", "go:1.1/0", "stop")
    assert position.sheet().sandals == EMPTY
    assert position.state.supply[1] == metal + 3
    assert position.sheet().standing


@rule("FK-041")
def test_lava_is_paid_before_a_fight_that_cuts_the_move_short() -> None:
    position = ring()
    position.dragon("1.2", "db1")
    position.sandals(0, "MMM")
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM")
    position.flood("1.1/4")
    position.turn()
    position.dice("T0 T0")
    position.choose("move", "go:1.1/4", "go:1.2/6")
    assert position.sheet().sandals == EMPTY
    assert "roll:weapon" in position.codes


@rule("FK-041", "FK-043", "FK-X16", "FK-108")
def test_enchanted_sandals_carry_takeko_over_two_lava_cells_and_are_enchanted_again_when_rebuilt() -> None:
    position = Position(2, ["takeko"])
    position.lay_ring(1)
    position.put(1, "3.7/0")
    position.sandals(0, "MMM")
    position.blueprint(0, "bs1")
    position.charm(0, SANDALS)
    position.pack(0, metal=3)
    position.open_cards()
    position.flood("1.1/4", "1.1/0")
    assert position.sheet().protection(SANDALS) == 10
    position.turn()
    position.choose("move", "go:1.1/4", "go:1.1/0", "go:1.1/1")
    assert position.sheet().sandals == EMPTY
    assert position.sheet().charms[SANDALS] == 0
    position.choose("rest", "craft:sandals", "build:strongest")
    assert position.sheet().charms[SANDALS] == 1
    assert position.sheet().protection(SANDALS) == 10


@rule("FK-042")
def test_two_lava_cells_need_strength_ten() -> None:
    position = ring()
    position.sandals(0, "TTM")
    position.flood("1.1/4", "1.1/0")
    position.turn()
    position.choose("move", "go:1.1/4")
    assert "1.1/0" not in position.goes()
    position.sandals(0, "TTT")
    position.charm(0, SANDALS)
    position.put(0, "C/0")
    position.turn()
    position.choose("move", "go:1.1/4")
    assert "1.1/0" in position.goes(), "13 with the charm"


@rule("FK-043")
def test_the_owner_picks_the_cubes_that_pay_and_stops_once_the_sum_is_covered() -> None:
    position = ring()
    position.sandals(0, "WMT")
    position.flood("1.1/4")
    position.turn()
    position.choose("move", "go:1.1/4", "go:1.1/0", "stop")
    assert set(position.codes) == {"pay:wood", "pay:metal", "pay:tooth"}
    position.choose("pay:tooth")
    assert set(position.codes) == {"pay:wood", "pay:metal"}
    position.choose("pay:metal")
    assert "rest" in position.codes
    assert position.sheet().sandals[0].bit_count() == 1, "the wood stays"


@rule("FK-043")
def test_an_order_that_would_waste_the_charm_and_not_cover_the_sum_is_not_offered() -> None:
    position = ring()
    position.sandals(0, "MMM")
    position.blueprint(0, "bs1")
    position.charm(0, SANDALS)
    position.flood("1.1/4")
    position.turn()
    position.choose("move", "go:1.1/4", "go:1.1/0", "stop")
    assert set(position.codes) == {"pay:metal", "pay:charm"}
    position.choose("pay:metal")
    assert position.sheet().charms[SANDALS] == 0, "the pattern is spoilt: the charm falls off and pays nothing"
    assert position.sheet().sandals == EMPTY, "so all metal was needed"
    again = ring()
    again.sandals(0, "MMW")
    again.blueprint(0, "bs1")
    again.charm(0, SANDALS)
    again.flood("1.1/4", "1.1/0")
    again.turn()
    again.choose("move", "go:1.1/4")
    assert "1.1/0" not in again.goes(), "9 is less than 10"


@rule("FK-044", "FK-024")
@pytest.mark.parametrize("entry", ["1.1/4", "1.1/5"])
def test_any_cell_of_a_dragons_tile_ends_the_move_and_starts_a_fight(entry: str) -> None:
    position = ring()
    position.dragon("1.1", "db1")
    position.weapon(0, "WW..|....")
    position.helmet(0, "MMMM")
    position.turn()
    position.dice("T0 T0")
    position.choose("move", f"go:{entry}")
    assert position.where() == entry
    assert "roll:weapon" in position.codes


@rule("FK-024")
def test_dragons_of_a_competitive_game_never_move() -> None:
    position = ring()
    position.dragon("1.1", "db1")
    position.put(0, "1.2/0")
    position.put(1, "1.4/0")
    position.turn()
    for _ in range(6):
        position.pass_turn()
    assert position.state.round >= 3
    assert position.dragon_at("1.1") == "db1"


@rule("FK-045")
def test_a_dragons_tile_cannot_be_entered_over_lava() -> None:
    position = ring()
    position.dragon("1.1", "db1")
    position.flood("1.1/4")
    position.sandals(0, "TTT")
    position.turn()
    position.choose("move")
    assert "1.1/5" in position.goes()
    assert "1.1/4" not in position.goes()
    refused = {option.code: refusal.rule for option, refusal in position.match.refusals().items()}
    assert refused["go:1.1/4"] == "FK-045"


@rule("FK-046", "FK-135")
def test_entering_a_cell_with_a_standing_samurai_asks_both_and_two_noes_let_the_move_go_on() -> None:
    position = ring()
    position.put(1, "1.1/4")
    position.weapon(0, "WW..|....")
    position.turn()
    position.choose("move", "go:1.1/4")
    assert (position.seat, position.codes) == (0, ("fight", "peace"))
    position.choose("peace")
    assert (position.seat, position.codes) == (1, ("fight", "peace"))
    position.choose("peace")
    assert position.seat == 0
    assert "1.1/0" in position.goes(), "one step is left"


@rule("FK-135")
@pytest.mark.parametrize("answers", [("fight",), ("peace", "fight")])
def test_one_yes_ends_the_move_and_starts_the_fight(answers: tuple[str, ...]) -> None:
    position = ring()
    position.put(1, "1.1/4")
    position.weapon(0, "WW..|....")
    position.turn()
    position.choose("move", "go:1.1/4", *answers)
    assert position.seat == 0
    assert "roll:weapon" in position.codes


@rule("FK-135")
def test_nobody_is_asked_if_neither_has_a_usable_weapon() -> None:
    position = ring()
    position.put(1, "1.1/4")
    position.weapon(0, "WM..|....")
    position.turn()
    position.choose("move", "go:1.1/4")
    assert "1.1/0" in position.goes()
    position.weapon(1, "WW..|....")
    position.put(0, "C/0")
    position.turn()
    position.choose("move", "go:1.1/4")
    assert position.codes == ("fight", "peace"), "one usable weapon is enough"


@rule("FK-047", "FK-025")
@pytest.mark.parametrize("safe", ["3.1/0", "3.4/a"])
def test_no_question_on_safe_ground(safe: str) -> None:
    position = Position()
    beside = {"3.1/0": ("2.1", "2.1/1"), "3.4/a": ("2.3", "2.3/2")}[safe]
    position.lay(beside[0], "ii-3", dry=True)
    position.put(0, beside[1])
    position.put(1, safe)
    position.weapon(0, "WW..|....")
    position.turn()
    position.choose("move", f"go:{safe}")
    assert position.seat == 0
    assert "fight" not in position.codes
    assert "stop" in position.codes


@rule("FK-047")
def test_no_question_at_a_shared_start_cell_but_on_coming_back_to_it() -> None:
    position = ring()
    position.put(0, "1.1/0")
    position.put(1, "1.1/0")
    position.weapon(0, "WW..|....")
    position.turn()
    position.walk()
    assert "fight" not in position.codes
    position.walk("1.1/1")
    position.walk("1.1/0")
    assert position.codes == ("fight", "peace")


@rule("FK-047", "FK-130")
def test_no_question_over_an_unconscious_samurai() -> None:
    position = ring()
    position.put(1, "1.1/4", standing=False)
    position.weapon(0, "WW..|....")
    position.turn()
    position.choose("move", "go:1.1/4")
    assert "fight" not in position.codes
    assert "1.1/0" in position.goes()


@rule("FK-023")
def test_a_cell_with_two_samurai_standing_or_lying_can_be_neither_entered_nor_crossed() -> None:
    position = ring(3)
    position.put(1, "1.1/4")
    position.put(2, "1.1/4", standing=False)
    position.turn()
    position.choose("move")
    assert "1.1/4" not in position.goes()
    assert "1.1/5" in position.goes()
    refused = {option.code: refusal.rule for option, refusal in position.match.refusals().items()}
    assert refused["go:1.1/4"] == "FK-023"


@rule("FK-023")
def test_centre_and_temples_hold_any_number_bridges_do_not() -> None:
    position = Position(4)
    position.lay("2.1", "ii-3", dry=True)
    position.lay("2.3", "ii-5", dry=True)
    for seat in (1, 2, 3):
        position.put(seat, "3.1/0")
    position.put(0, "2.1/1")
    position.turn()
    position.choose("move", "go:3.1/0")
    assert position.where() == "3.1/0"
    for seat in (1, 2):
        position.put(seat, "3.4/a")
    position.put(0, "2.3/3")
    position.turn()
    position.choose("move")
    assert "3.4/a" not in position.goes()


@rule("FK-026")
def test_a_cell_that_will_erupt_is_dry_until_its_token_comes() -> None:
    position = Position()
    position.lay("1.1", "i-2")
    position.put(1, "3.7/0")
    position.put(0, "1.1/4")
    position.turn()
    position.choose("move")
    assert "1.1/3" in position.goes(), "erupts-4"
    assert "1.1/0" not in position.goes(), "printed lava"
    position.choose("go:1.1/3", "stop")
    assert position.where() == "1.1/3"


@rule("FK-026")
def test_dragons_do_not_mind_lava() -> None:
    position = Position(2, mode="cooperative")
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(0, "1.3/0")
    position.put(1, "3.7/0")
    position.flood(*(f"1.2/{slot}" for slot in range(7)))
    position.turn(0)
    position.pass_turn()
    position.pass_turn()
    assert position.dragon_at("1.1") == ""
    assert position.dragon_at("1.2") == "db1"


@rule("FK-248")
def test_going_back_to_a_shared_cell_raises_no_question() -> None:
    position = ring()
    position.dragon("1.1", "db1")
    position.put(0, "1.2/6")
    position.put(1, "1.2/6")
    position.weapon(1, "WW..|....")
    position.turn()
    position.walk("1.1/3")
    assert position.seat == 1, "asked to join"
    position.dice("T3 T3")
    position.choose("stay-out")
    assert position.where() == "1.2/6"
    assert not position.sheet().standing
    assert position.seat == 1
    assert "fight" not in position.codes


@rule("FK-041", "FK-043", "FK-046")
def test_lava_is_paid_where_the_last_step_ends_in_peace_beside_a_samurai() -> None:
    position = ring()
    position.sandals(0, "TM")
    position.weapon(0, "WW..|....")
    position.flood("1.1/4")
    position.put(1, "1.1/0")
    position.turn()
    position.choose("move", "go:1.1/4", "go:1.1/0")
    position.choose("peace", "peace")
    assert set(position.codes) == {"pay:metal", "pay:tooth"}
    position.choose("pay:metal")
    assert position.sheet().sandals == EMPTY, "five for the lava"
    assert position.state.move is None


@rule("FK-040")
def test_from_lava_one_goes_on_only_as_far_as_the_steps_lead_back_to_dry_ground() -> None:
    """Three steps, and sandals that would pay for four cells of lava."""
    position = Position()
    position.lay("1.1", "i-2", dry=True)
    position.flood(*(f"1.1/{slot}" for slot in range(7)))
    position.others_away()
    position.sandals(0, "TTT")
    position.charm(0, SANDALS)
    position.scroll(0, "ember-walk")
    position.turn()
    position.choose("move", "go:1.1/4")
    assert position.goes() == {"C/0", "1.1/5"}, "with one step more only what borders the centre"


@rule("FK-046", "FK-135")
def test_coming_onto_the_first_players_cell_asks_both_too() -> None:
    position = ring()
    position.put(0, "1.1/4")
    position.put(1, "C/0")
    position.weapon(1, "WW..|....")
    position.turn(1)
    position.choose("move", "go:1.1/4")
    assert (position.seat, position.codes) == (1, ("fight", "peace"))


@rule("FK-032", "FK-045", "FK-076")
@pytest.mark.parametrize("smoke", [False, True])
def test_behind_the_lava_of_a_dragons_tile_one_can_move_in_smoke_only(smoke: bool) -> None:
    position = Position(adventure=True)
    position.lay("1.1", "i-2", dry=True, dragon="db1")
    position.flood("1.1/4", "1.1/5")
    position.others_away()
    position.sandals(0, "TTT")
    if smoke:
        position.adventure(0, "smoke")
    position.turn()
    assert ("move" in position.codes) is smoke


@rule("FK-032", "FK-066")
@pytest.mark.parametrize(
    ("start", "scroll", "offered"),
    [("3.1/0", "", False), ("3.1/0", "temple-road", True), ("C/0", "temple-road", False)],
)
def test_with_nothing_laid_round_it_only_the_temple_road_leads_on(start: str, scroll: str, offered: bool) -> None:
    position = Position()
    position.others_away()
    position.put(0, start)
    if scroll:
        position.scroll(0, scroll)
    position.turn()
    assert ("move" in position.codes) is offered


@rule("FK-032", "FK-042")
@pytest.mark.parametrize(("sandals", "offered"), [("MM.", False), ("WMM", True)])
def test_where_lava_lies_all_round_sandals_for_one_cell_are_enough_to_move(sandals: str, offered: bool) -> None:
    position = Position()
    position.lay("1.1", "i-2", dry=True)
    position.flood("1.1/4", "1.1/5")
    position.others_away()
    position.sandals(0, sandals)
    position.turn()
    assert ("move" in position.codes) is offered


@rule("FK-032", "FK-023")
@pytest.mark.parametrize("players", [3, 5])
def test_where_all_cells_round_it_are_full_a_samurai_cannot_move(players: int) -> None:
    position = Position(players)
    position.lay("1.1", "i-2", dry=True)
    dry = ("1.1/4", "1.1/5")[: players // 2]
    position.flood(*{"1.1/4", "1.1/5"}.difference(dry))
    for seat in range(1, players):
        position.put(seat, dry[(seat - 1) // 2])
    position.turn()
    assert "move" not in position.codes
    position.put(1, "3.7/0")
    position.turn()
    assert "move" in position.codes


@rule("FK-040")
def test_on_lava_one_cannot_stop_although_the_next_cell_of_lava_could_be_paid_for() -> None:
    position = ring()
    position.flood("1.1/4", "1.1/5")
    position.others_away()
    position.sandals(0, "TTT")
    position.charm(0, SANDALS)
    position.turn()
    position.choose("move", "go:1.1/4")
    assert "go:1.1/5" in position.codes
    assert "stop" not in position.codes
