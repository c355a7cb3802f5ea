"""How bots judge a cooperative match: every stage on the way to victory counts for more than the one before."""

from collections.abc import Callable

from tests.games.fuji_koro.position import Position
from zataku.games.fuji_koro.components import LEGENDARY_DRAGON
from zataku.games.fuji_koro.cooperation import evaluate_together, odds
from zataku.games.fuji_koro.gear import HELMET, SANDALS, WEAPON
from zataku.games.fuji_koro.scoring import VICTORY
from zataku.games.fuji_koro.state import LEFT


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


def test_odds_of_a_fight_rise_with_what_can_be_dealt_out() -> None:
    chances = [odds(ratio) for ratio in (0.0, 0.5, 1.0, 1.85, 3.0, 5.0)]
    assert chances == sorted(chances)
    assert chances[0] == 0.0
    assert abs(chances[3] - 0.5) < 0.01
    assert chances[1] < 0.05 < 0.85 < chances[4] < chances[5] < 1.0


def test_tiles_drawn_from_the_stacks_of_the_special_ones_count() -> None:
    for stack in ("stack_2", "stack_3"):
        position = group()
        before = value(position)
        setattr(position.state, stack, getattr(position.state, stack).without(0))
        assert value(position) > before


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
    for seat, kind in ((0, HELMET), (1, SANDALS)):
        position.charm(seat, kind)
    position.turn(1)
    found = []
    for where in ("1.4/4", "C/0", "1.1/1", "2.1/0"):
        position.put(0, where)
        found.append(value(position))
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    position.sheet(0).cell = -1
    position.sheet(0).palace = LEFT
    assert value(position) > found[-1]


def test_with_the_end_near_waiting_is_worth_less() -> None:
    position = group()
    position.helmet(0, "MMMM", "MMMM")
    early = value(position)
    position.state.round = 27
    assert value(position) < early


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


def test_victory_is_the_end_of_the_scale_and_a_defeat_far_below_going_on() -> None:
    position = group()
    going_on = value(position)
    assert 0.0 < going_on < VICTORY
    position.state.lost = True
    assert value(position) < going_on - 10.0
    position.state.lost = False
    position.state.won = True
    assert value(position) == VICTORY
