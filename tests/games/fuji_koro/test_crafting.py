"""Crafting, equipment cards and their bonuses, charms on enchanted gear."""

import pytest

from tests.games.fuji_koro.position import Position, card, weapon
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import crafting, gear
from zataku.games.fuji_koro.gear import EMPTY, HELMET, METAL, SANDALS, WEAPON, WOOD
from zataku.games.fuji_koro.names import tile_contents


def resting(players: int = 2, samurai: tuple[str, ...] = (), **options: object) -> Position:
    """Seat 0 is about to rest with two discs out; no equipment card is open."""
    position = Position(players, samurai, **options)  # type: ignore[arg-type]
    position.discs(0, 1, explore=2)
    position.open_cards()
    position.others_away()
    return position


def craft(position: Position, kind: str, *squares: str) -> None:
    """Craft this gear by hand: `a1:metal`, `b1:empty` and so on, then finish."""
    position.choose(f"craft:{kind}", "build:by-hand")
    for square in squares:
        position.choose(f"set:{square}")
    if "finish" in position.codes:
        position.choose("finish")


# The craft itself


@rule("FK-079")
def test_cubes_move_both_ways_between_backpack_and_one_gear_and_other_gear_is_untouched() -> None:
    position = resting()
    position.helmet(0, "WW")
    position.sandals(0, "W")
    position.pack(0, metal=2)
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:metal", "c2:metal")
    assert position.sheet().helmet == gear.drawn(["MW", "..M"], 0)
    assert position.sheet().sandals == gear.drawn(["W"], 0)
    assert position.cubes() == (0, 0, 0), "the one wood taken off is lost"


@rule("FK-079", "FK-080", "FK-251", "FK-X45")
def test_one_wood_of_the_sandals_is_replaced_by_metal() -> None:
    position = resting()
    position.sandals(0, "WMM")
    position.helmet(0, "T")
    position.pack(0, metal=1)
    wood = position.state.supply[WOOD]
    position.turn()
    position.choose("rest")
    craft(position, "sandals", "a1:metal")
    assert position.sheet().sandals == gear.drawn(["MMM"], 0)
    assert position.cubes() == (0, 0, 0)
    assert position.state.supply[WOOD] == wood + 1
    assert position.sheet().helmet == gear.drawn(["T"], 0)


@rule("FK-080")
def test_of_several_cubes_taken_off_the_owner_picks_the_one_that_is_lost() -> None:
    position = resting()
    position.helmet(0, "WWMM")
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:empty", "c1:empty", "d1:empty")
    assert set(position.codes) == {"lose:wood", "lose:metal"}
    position.choose("lose:wood")
    assert position.cubes() == (0, 2, 0)
    assert position.sheet().helmet == gear.drawn([".W"], 0)


@rule("FK-080")
def test_rearranging_loses_nothing() -> None:
    position = resting()
    position.helmet(0, "WM")
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:empty", "d2:wood")
    assert position.sheet().helmet == gear.drawn([".M..", "...W"], 0)
    assert position.cubes() == (0, 0, 0)
    assert "explore" in position.codes, "nothing is to be lost"


@rule("FK-079", "FK-080")
def test_cubes_of_a_full_grid_change_places_with_none_to_spare() -> None:
    position = resting()
    position.sandals(0, "WMM")
    position.turn()
    position.choose("rest")
    craft(position, "sandals", "a1:empty", "b1:wood", "a1:metal")
    assert position.sheet().sandals == gear.drawn(["MWM"], 0)
    assert position.cubes() == (0, 0, 0)
    helmet = resting()
    helmet.helmet(0, "WWWW", "MMMM")
    helmet.turn()
    helmet.choose("rest", "craft:helmet", "build:by-hand")
    for square in ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"):
        helmet.choose(f"set:{square}:empty")
    for square, cube in zip(("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"), "MWMWWMWM", strict=True):
        helmet.choose(f"set:{square}:{'wood' if cube == 'W' else 'metal'}")
    assert set(helmet.codes) == {"finish", "cancel"}, "every square has its cube: it ends"
    helmet.choose("finish")
    assert helmet.sheet().helmet == gear.drawn(["MWMW", "WMWM"], 0)
    assert helmet.cubes() == (0, 0, 0)


@rule("FK-251")
def test_a_craft_is_settled_as_one_exchange_and_room_is_checked_once_at_the_end() -> None:
    position = resting()
    position.helmet(0, "MMMM")
    position.pack(0, wood=6)
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:wood", "b1:wood", "c1:empty", "d1:empty")
    # Four metal off, one of them lost, two wood on: 4 wood and 3 metal for six places.
    assert set(position.codes) == {"discard:wood", "discard:metal"}
    position.choose("discard:metal")
    assert position.cubes() == (4, 2, 0)
    assert position.sheet().helmet == gear.drawn(["WW"], 0)


@rule("FK-081")
def test_layouts_in_between_do_not_drop_a_charm() -> None:
    position = resting()
    position.helmet(0, ".TT.", "M..M")
    position.blueprint(0, "bh2")
    position.charm(0, HELMET)
    position.turn()
    position.choose("rest", "craft:helmet", "build:by-hand")
    for square in ("b1:empty", "c1:empty", "a2:empty", "d2:empty", "a1:metal", "d1:metal", "b2:tooth", "c2:tooth"):
        position.choose(f"set:{square}")
        assert position.sheet().charms[HELMET] == 1
    position.choose("finish")
    assert position.sheet().helmet == gear.drawn(["M..M", ".TT."], 0)
    assert position.sheet().charms[HELMET] == 1


@rule("FK-081", "FK-107")
def test_a_craft_that_ends_without_the_pattern_loses_the_charm() -> None:
    position = resting()
    position.helmet(0, ".TT.", "M..M")
    position.blueprint(0, "bh2")
    position.charm(0, HELMET)
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "b1:empty")
    assert position.sheet().charms[HELMET] == 0


@rule("FK-082")
def test_a_craft_cannot_end_with_an_illegal_weapon() -> None:
    position = resting()
    position.pack(0, wood=3)
    position.turn()
    position.choose("rest", "craft:weapon", "build:by-hand", "set:b1:wood", "set:d1:wood")
    assert "finish" not in position.codes
    refused = {option.code: refusal.rule for option, refusal in position.match.refusals().items()}
    assert refused["finish"] == "FK-082"
    assert not any(code.startswith("set:f") for code in position.codes), "the right half is closed"
    position.choose("set:c1:wood")
    assert "finish" in position.codes


@rule("FK-083", "FK-084", "FK-197", "FK-195")
@pytest.mark.parametrize(
    ("samurai", "helmet", "sandals"), [("tomoe", 8, 3), ("masatsura", 12, 3), ("masako", 8, 5), ("daisuke", 3, 3)]
)
def test_squares_of_helmet_and_sandals(samurai: str, helmet: int, sandals: int) -> None:
    for kind, size in (("helmet", helmet), ("sandals", sandals)):
        position = resting(samurai=(samurai,), boards="asymmetric")
        position.pack(0, wood=6)
        position.turn()
        position.choose("rest", f"craft:{kind}", "build:by-hand")
        assert sum(code.endswith(":wood") for code in position.codes) == size


@rule("FK-079", "FK-082")
def test_useful_arrangements_are_offered_whole_and_are_legal() -> None:
    def at_the_bench() -> Position:
        position = resting(2, ("takeko",))
        position.slot_monk(0, "weapon")
        position.open_cards("ew1", "ew7", "ew8")
        position.blueprint(0, "bw3")
        position.slot_monk(0, "backpack")
        position.weapon(0, "WM..|....")
        position.pack(0, wood=3, metal=5, tooth=1)
        position.turn()
        position.choose("rest", "craft:weapon")
        return position

    builds = [code for code in at_the_bench().codes if code.startswith("build:")]
    assert {"build:strongest", "build:longest", "build:ew1", "build:ew7", "build:bw3", "build:by-hand"} <= set(builds)
    assert "build:ew8" not in builds, "it needs eight metal"
    assert len(builds) <= len(crafting.PLAIN_BUILDS) + 2 * 4 + 1, "two for each card in sight"
    builds.remove("build:by-hand")
    lengths: dict[str, int] = {}
    for code in builds:
        position = at_the_bench()
        position.choose(code)
        position.play_on("lose:wood", "lose:metal", "card:ew1", "card:ew7", "attach:move", "side:points", "charm:left")
        sheet = position.sheet()
        assert sheet.plan().grid.legal(gear.occupied(sheet.weapon), True)
        lengths[code] = gear.longest_line(gear.occupied(sheet.weapon))
        if code in ("build:ew1", "build:ew7"):
            assert sheet.cards[0] == card(code[6:]), "the card is won"
        if code.startswith("build:bw3"):
            assert sheet.charms[WEAPON], "the weapon is enchanted"
    assert lengths["build:longest"] == max(lengths.values()) == 8


@pytest.mark.parametrize(("wood", "cubes", "hands"), [(2, 8, 1), (3, 9, 2)])
def test_a_pattern_for_one_hand_is_laid_across_the_middle_when_there_are_cubes_and_wood_for_two(
    wood: int, cubes: int, hands: int
) -> None:
    """The blade takes two wood, two metal and a tooth; one hand holds eight cubes, two hands need three wood."""
    extra = (wood - 2, 6 - wood, 0)
    layout = crafting.with_card(box.SYMMETRIC, card("bw1"), True, (wood, 8 - wood, 1), extra)
    assert layout is not None
    grid = box.BOARDS[box.SYMMETRIC].grid
    assert (gear.occupied(layout).bit_count(), 1 + grid.spans(gear.occupied(layout))) == (cubes, hands)


@rule("FK-079")
@pytest.mark.parametrize(
    ("hands", "cubes", "drawn"),
    [
        (1, (1, 5, 0), {}),
        (
            1,
            (2, 8, 3),
            {
                "strongest": "WT..|.... WT..|.... MT..|.... M...|.... M...|....",
                "longest": "W...|.... W...|.... M...|.... M...|.... M...|....",
            },
        ),
        (
            2,
            (3, 4, 1),
            {
                "strongest": "WM..|.... WM..|.... WT..|.... M...|.... M...|....",
                "longest": "TMMW|WWMM ....|.... ....|....",
            },
        ),
        (
            2,
            (4, 0, 0),
            {
                "strongest": "W...|.... W...|.... W...|.... W...|.... ....|....",
                "pair": "W...|...W W...|...W ....|.... ....|.... ....|....",
                "two-handed": "..WW|WW.. ....|.... ....|....",
            },
        ),
        (
            2,
            (3, 12, 0),
            {
                "strongest": "..MM|MM.. MMMW|WWMM ....|.... ....|....",
                "longest": "MMMW|WWMM ....|.... ....|....",
                "one-handed": "WM..|.... WM..|.... MM..|.... M...|.... M...|....",
            },
        ),
        (
            2,
            (5, 3, 3),
            {
                "strongest": "WT..|...W W...|...W W...|...M M...|...T M...|...T",
                "longest": "MMWW|WWWM ....|.... ....|....",
                "one-handed": "WT..|.... WT..|.... MT..|.... M...|.... M...|....",
                "two-handed": "...T|TT.. MMWW|WWWM ....|.... ....|....",
            },
        ),
        (
            2,
            (6, 6, 6),
            {
                "strongest": "WT..|..TW WT..|..TW MT..|..TM M...|...M M...|...M",
                "longest": "MWWW|WWWM ....|.... ....|....",
                "one-handed": "WT..|.... WT..|.... TT..|.... T...|.... T...|....",
                "two-handed": "..TT|TT.. TMMW|WWMT ....|.... ....|....",
            },
        ),
    ],
)
def test_weapons_that_are_offered_whole(hands: int, cubes: gear.Cubes, drawn: dict[str, str]) -> None:
    """The strongest is the one that does most damage; a long one is made of the plainest cubes."""
    found = crafting.builds(box.SYMMETRIC, WEAPON, hands == 2, EMPTY, cubes, ())
    assert dict(found) == {build: weapon(*rows.split()) for build, rows in drawn.items()}


@rule("FK-079")
@pytest.mark.parametrize(
    ("kind", "cubes", "strongest", "cheapest"),
    [
        (HELMET, (3, 4, 1), ("WWWM", "MMMT"), None),
        (HELMET, (9, 2, 9), ("TTTT", "TTTT"), ("WWWW", "WWWW")),
        (HELMET, (5, 2, 3), ("WWWM", "MTTT"), ("WWWW", "WMMT")),
        (SANDALS, (1, 4, 1), ("MMT",), ("WMM",)),
        (SANDALS, (0, 1, 0), ("M",), None),
    ],
)
def test_helmets_and_sandals_that_are_offered_whole(
    kind: int, cubes: gear.Cubes, strongest: tuple[str, ...], cheapest: tuple[str, ...] | None
) -> None:
    drawn = {"strongest": strongest} if cheapest is None else {"strongest": strongest, "cheapest": cheapest}
    found = crafting.builds(box.SYMMETRIC, kind, False, EMPTY, cubes, ())
    assert dict(found) == {build: gear.drawn(rows, 0) for build, rows in drawn.items()}


@rule("FK-079", "FK-082")
@pytest.mark.parametrize("board", range(len(box.BOARDS)))
def test_whatever_is_offered_whole_is_legal_and_made_of_the_cubes_at_hand(board: int) -> None:
    """A card or blueprint is named if its pattern is in what is built, and only then."""
    for kind in gear.KINDS:
        cards = (*box.EQUIPMENT_OF_TYPE[kind], *box.BLUEPRINTS_OF_TYPE[kind])
        for right_open in (False, True):
            for cubes in ((4, 4, 1), (3, 6, 2), (6, 8, 4)):
                for build, layout in crafting.builds(board, kind, right_open, EMPTY, cubes, cards):
                    assert crafting.legal(board, kind, right_open, layout)
                    assert all(used <= have for used, have in zip(gear.counts(layout), cubes, strict=True))
                    if not isinstance(build, str):
                        pattern = box.CARDS[build[0]].pattern
                        grid = box.BOARDS[board].grid
                        assert pattern.matches_weapon(layout, grid) if kind == WEAPON else pattern.matches(layout)


def not_offered(board: str | None, kind: int, right_open: bool) -> set[str]:
    """The cards of this type for which a board has no place, however many cubes there are."""
    number = box.SYMMETRIC if board is None else box.SAMURAI.index(board)
    cards = (*box.EQUIPMENT_OF_TYPE[kind], *box.BLUEPRINTS_OF_TYPE[kind])
    built = crafting.builds(number, kind, right_open, EMPTY, (20, 20, 20), cards)
    offered = {build[0] for build, _ in built if not isinstance(build, str)}
    return {box.CARDS[each].id for each in cards if each not in offered}


@rule("FK-079", "FK-098", "FK-198", "FK-205")
def test_every_pattern_that_a_board_has_room_for_can_be_built_whole() -> None:
    for kind in (HELMET, SANDALS):
        assert not_offered(None, kind, False) == set()
    assert not_offered("daisuke", HELMET, False) == {f"{deck}h{number}" for deck in "eb" for number in range(1, 9)}
    pairs = {"ew7", "bw8"}
    assert not_offered(None, WEAPON, True) == set()
    assert not_offered("takeko", WEAPON, True) == pairs, "she has one weapon"
    small = {"bw1", "bw2", "bw3"}
    large = {f"{deck}w{number}" for deck in "eb" for number in range(1, 9)} - small
    assert not_offered(None, WEAPON, False) == large, "one hand is too small for the others"
    assert not_offered("tomoe", WEAPON, True) == large - pairs, "no weapon of hers crosses the middle"


@rule("FK-079", "FK-117")
@pytest.mark.parametrize(
    ("name", "lengths"),
    [("ew2", (7, 8, 8, 8)), ("ew3", (6, 7, 8, 8)), ("ew4", (7, 8, 8, 8)), ("ew6", (6, 7, 8)), ("bw7", (6, 7, 8, 8))],
)
def test_further_cubes_make_the_weapon_of_a_card_longer_first(name: str, lengths: tuple[int, ...]) -> None:
    needed = box.CARDS[card(name)].pattern.cubes
    for extra, length in enumerate(lengths):
        have = (needed[0], needed[1] + extra, needed[2])
        layout = crafting.with_card(box.SYMMETRIC, card(name), True, have, (0, extra, 0))
        assert layout is not None
        assert gear.longest_line(gear.occupied(layout)) == length
        assert gear.occupied(layout).bit_count() == sum(have)


@rule("FK-079")
@pytest.mark.parametrize(
    ("kind", "name"), [("helmet", "bh5"), ("helmet", "eh7"), ("sandals", "bs4"), ("sandals", "es3")]
)
def test_a_helmet_or_sandals_for_a_card_or_blueprint_are_one_choice(kind: str, name: str) -> None:
    position = resting()
    position.pack(0, *box.CARDS[card(name)].pattern.cubes)
    if name.startswith("b"):
        position.blueprint(0, name)
        position.slot_monk(0, "backpack")
    else:
        position.open_cards(name)
    position.turn()
    position.choose("rest", f"craft:{kind}", f"build:{name}")
    position.play_on("attach:move")
    sheet = position.sheet()
    won = sheet.charms[gear.GEAR_TYPES.index(kind)] if name.startswith("b") else sheet.cards[0] == card(name)
    assert won
    assert position.cubes() == (0, 0, 0)


@rule("FK-079", "FK-110")
def test_every_card_that_can_be_completed_is_named_even_if_it_looks_the_same() -> None:
    position = resting()
    position.open_cards("es6", "es5")
    position.blueprint(0, "bs1")
    position.pack(0, metal=3)
    position.turn()
    position.choose("rest", "craft:sandals")
    assert position.codes == ("build:strongest", "build:es6", "build:bs1", "build:by-hand", "cancel")


# Winning cards


@rule("FK-096")
def test_a_matching_open_card_is_received_right_after_the_craft_and_at_no_other_time() -> None:
    position = resting()
    position.open_cards("es5")
    position.sandals(0, "WWW")
    position.pack(0, wood=1)
    position.turn()
    position.choose("rest", "craft:nothing")
    assert position.sheet().cards == (-1, -1, -1), "matching gear alone is not enough"
    position.discs(0, 1, explore=2)
    position.turn()
    position.choose("rest", "craft:helmet", "build:strongest")
    assert position.sheet().cards == (-1, -1, -1), "another gear was crafted"
    position.sandals(0, "WW")
    position.pack(0, wood=1)
    position.discs(0, 1, explore=2)
    position.turn()
    position.choose("rest")
    craft(position, "sandals", "c1:wood")
    position.choose("attach:gather")
    assert position.sheet().cards == (-1, -1, card("es5"))


@rule("FK-096", "FK-012")
def test_with_several_matches_the_player_picks_and_the_card_is_not_replaced() -> None:
    position = resting()
    position.open_cards("eh1", "eh2", "eh3", "es1")
    position.helmet(0, "WMMW", "W...")
    position.pack(0, wood=1)
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "d2:wood")
    assert set(position.codes) == {"card:eh1", "card:eh2"}
    position.choose("card:eh2", "attach:move")
    assert position.sheet().cards == (card("eh2"), -1, -1)
    assert position.state.equipment == (card("eh1"), card("eh3"), card("es1"))


@rule("FK-096", "FK-099")
def test_nobody_gets_a_second_card_of_a_type() -> None:
    position = resting()
    position.open_cards("es5")
    position.equip(0, "es1", 0)
    position.sandals(0, "WW")
    position.pack(0, wood=1)
    position.turn()
    position.choose("rest")
    craft(position, "sandals", "c1:wood")
    assert position.sheet().cards == (card("es1"), -1, -1)
    assert position.state.equipment == (card("es5"),)


@rule("FK-099")
def test_a_card_goes_to_an_action_that_has_none_and_stays_even_if_the_gear_is_lost() -> None:
    position = resting()
    position.open_cards("es5")
    position.equip(0, "eh1", 1)
    position.sandals(0, "WW")
    position.pack(0, wood=1)
    position.turn()
    position.choose("rest")
    craft(position, "sandals", "c1:wood")
    assert position.codes == ("attach:move", "attach:gather")
    position.choose("attach:gather")
    position.sandals(0, "")
    position.lay_ring(1)
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"main", "bonus"}


@rule("FK-X14", "FK-X15", "FK-079", "FK-080", "FK-096", "FK-099", "FK-102")
def test_takeko_rebuilds_her_weapon_and_wins_a_card() -> None:
    position = resting(samurai=("takeko",), boards="asymmetric")
    position.weapon(0, "...W|WM..", "WWWM|MMMW")
    assert gear.counts(position.sheet().weapon) == (6, 5, 0)
    position.pack(0, metal=3, tooth=1)
    position.open_cards("ew8")
    position.lay_ring(1)
    position.turn()
    position.choose("rest")
    craft(position, "weapon", "i5:tooth", "e4:metal", "f4:metal", "h4:metal")
    sheet = position.sheet()
    assert gear.counts(sheet.weapon) == (3, 8, 1)
    assert position.cubes() == (2, 0, 0), "one of the three wood is lost"
    position.choose("attach:move", "side:points")
    assert sheet.cards == (card("ew8"), -1, -1)
    position.choose("move")
    assert sheet.points == 1, "the point is taken by itself"
    position.choose("go:1.1/4", "stop")
    position.discs(0, 2, gather=1)
    position.turn()
    position.choose("move", "stop")
    assert sheet.points == 2, "as in every later Move"


@rule("FK-100", "FK-102")
def test_the_point_of_a_weapon_card_comes_with_the_action_of_which_the_main_part_may_be_left_out() -> None:
    position = resting()
    position.equip(0, "ew1", 1)
    position.turn()
    position.choose("explore")
    assert position.sheet().points == 1
    assert set(position.codes) == {"main", "done"}
    position.choose("done")
    assert position.state.stack(1).layers[0].cards, "nothing was drawn"
    assert position.sheet().points == 1
    looking = resting()
    looking.equip(0, "ew1", 1)
    looking.sheet().looks = True
    looking.turn()
    looking.choose("explore")
    assert looking.sheet().points == 0
    assert set(looking.codes) == {"main", "bonus"}, "a look is a choice"


# Bonuses


@rule("FK-100")
def test_main_action_bonus_or_both_in_either_order() -> None:
    def moving() -> Position:
        position = Position()
        position.lay_ring(1)
        position.equip(0, "eh1", 0)
        position.turn()
        position.choose("move")
        assert set(position.codes) == {"main", "bonus"}
        return position

    position = moving()
    position.choose("main", "go:1.1/4", "stop", "bonus")
    assert (position.where(), position.cubes()) == ("1.1/4", (1, 0, 0))
    position = moving()
    position.choose("bonus", "main", "go:1.1/4", "stop")
    assert (position.where(), position.cubes()) == ("1.1/4", (1, 0, 0))
    position = moving()
    position.choose("bonus", "done")
    assert (position.where(), position.cubes()) == ("C/0", (1, 0, 0))
    position = moving()
    position.choose("main", "go:1.1/4", "stop", "done")
    assert (position.where(), position.cubes()) == ("1.1/4", (0, 0, 0))
    assert position.sheet().spent == (1, 0, 0), "one disc for both"


@rule("FK-101")
@pytest.mark.parametrize("name", [box.CARDS[index].id for index in box.EQUIPMENT_OF_TYPE[HELMET]])
def test_a_helmet_card_brings_the_shown_resource(name: str) -> None:
    position = Position()
    position.equip(0, name, 0)
    position.turn()
    position.choose("move", "bonus", "done")
    metal = box.DATA["equipment"]["items"][card(name)]["bonus"] == "1 metal"
    assert position.cubes() == ((0, 1, 0) if metal else (1, 0, 0))


@rule("FK-102")
def test_a_weapon_card_gives_a_point_or_a_secret_look_fixed_for_the_whole_game() -> None:
    position = Position()
    position.equip(0, "ew1", 0)
    position.sheet().looks = True
    position.turn()
    position.choose("move", "bonus")
    assert position.codes == ("look:1", "look:2", "look:3")
    top = position.state.top_of(2).cards[0]
    position.choose("look:2")
    assert position.state.top_of(2).known[0] == 1 << 0
    assert position.state.top_of(2).seen_by(0)[0] == top
    assert position.state.top_of(2).seen_by(1)[0] is None
    own = [event.message.id for event in position.match.events_for(0)]
    other = [event.message.id for event in position.match.events_for(1)]
    assert "event-looked" in own
    assert "event-looked" not in other
    assert position.sheet().points == 0
    position.choose("done")


@rule("FK-102")
def test_a_look_tells_of_the_top_tile_and_cannot_be_taken_back() -> None:
    position = Position()
    position.equip(0, "ew1", 0)
    position.sheet().looks = True
    position.on_top("ii-3", "ii-9")
    position.turn()
    position.choose("move", "bonus")
    assert position.match.can_undo(0)
    position.choose("look:2")
    told = [event.message for event in position.match.events_for(0) if event.message.id == "event-looked"]
    assert told[0].args["contents"] == tile_contents(position.state, box.TILE_BY_ID["ii-3"])
    assert not position.match.can_undo(0)


@rule("FK-102")
def test_what_the_second_player_looked_at_only_that_player_knows() -> None:
    position = Position()
    position.equip(1, "ew1", 0)
    position.sheet(1).looks = True
    position.turn(1)
    position.choose("move", "bonus", "look:3")
    top = position.state.top_of(3)
    assert (top.seen_by(0)[0], top.seen_by(1)[0]) == (None, top.cards[0])


@rule("FK-102")
def test_the_side_of_a_weapon_card_is_chosen_when_it_is_attached() -> None:
    position = resting(samurai=("masako",), boards="asymmetric")
    position.open_cards("ew1")
    position.weapon(0, ".WWWM|MMM..")
    position.pack(0, metal=1)
    position.turn()
    position.choose("rest")
    craft(position, "weapon", "i5:metal")
    position.choose("attach:explore")
    assert position.codes == ("side:points", "side:look")
    position.choose("side:look")
    assert position.sheet().looks


@rule("FK-253")
def test_cooperative_players_get_the_look_without_being_asked() -> None:
    position = resting(samurai=("masako",), boards="asymmetric", mode="cooperative")
    position.open_cards("ew1")
    position.weapon(0, ".WWWM|MMM..")
    position.pack(0, metal=1)
    position.turn()
    position.choose("rest")
    craft(position, "weapon", "i5:metal")
    position.choose("attach:explore")
    assert "side:points" not in position.codes
    assert position.sheet().looks
    ronin = resting(1, ("masako",), boards="asymmetric", scenario="ronin")
    ronin.open_cards("ew1")
    ronin.weapon(0, ".WWWM|MMM..")
    ronin.pack(0, metal=1)
    ronin.turn()
    ronin.choose("rest")
    craft(ronin, "weapon", "i5:metal")
    ronin.choose("attach:explore")
    assert ronin.codes == ("side:points", "side:look"), "scenario 8 scores points"


@rule("FK-103")
def test_a_sandals_card_moves_one_cell_under_the_rules_of_move_without_the_extra_cell() -> None:
    position = Position()
    position.lay_ring(1)
    position.put(1, "3.7/0")
    position.equip(0, "es1", 2)
    position.sandals(0, "TTT")
    position.flood("1.1/4")
    position.turn()
    position.choose("gather", "bonus")
    assert "go:1.1/4" not in position.codes, "the step must end dry"
    position.choose("go:1.1/5")
    assert position.where() == "1.1/5", "one cell, although the sandals are complete"
    assert not any(code.startswith("go:") for code in position.codes)


@rule("FK-103")
def test_a_bonus_step_can_start_a_fight() -> None:
    position = Position()
    position.lay_ring(1)
    position.dragon("1.1", "db1")
    position.put(1, "3.7/0")
    position.helmet(0, "MMMM")
    position.weapon(0, "WW..|....")
    position.equip(0, "es1", 1)
    position.turn()
    position.dice("T0 T0")
    position.choose("explore")
    if "bonus" in position.codes:
        position.choose("bonus")
    position.choose("go:1.1/4")
    assert "roll:weapon" in position.codes


# Charms


@rule("FK-104")
def test_after_any_action_matching_gear_of_any_player_gets_its_charm() -> None:
    position = Position()
    position.sandals(0, "MMM")
    position.blueprint(0, "bs1")
    position.helmet(1, ".TT.", "M..M")
    position.blueprint(1, "bh2")
    position.turn()
    position.stay()
    assert position.sheet(0).charms == (0, 0, 1)
    assert position.sheet(1).charms == (1, 0, 0)


@rule("FK-104")
def test_without_the_blueprint_there_is_no_charm() -> None:
    position = Position()
    position.sandals(0, "MMM")
    position.blueprint(0, "bs2")
    position.turn()
    position.stay()
    assert position.sheet(0).charms == (0, 0, 0)


@rule("FK-108")
def test_a_charm_comes_back_after_any_later_action_also_of_another_player() -> None:
    position = Position()
    position.put(1, "3.7/0")
    position.helmet(1, ".TT.", "M..M")
    position.blueprint(1, "bh2")
    position.sandals(1, "MM")
    position.blueprint(1, "bs1")
    position.turn()
    position.stay()
    assert position.sheet(1).charms == (1, 0, 0)
    position.sheet(1).set_charm(HELMET, 0)
    position.stay()
    assert position.sheet(1).charms == (1, 0, 0), "its own turn has not come yet"
    position.sheet(1).set_charm(HELMET, 0)
    position.sheet(1).blueprints = (card("bs1"),)
    position.stay()
    assert position.sheet(1).charms == (0, 0, 0), "without the blueprint it stays away"


@rule("FK-105")
def test_a_charm_lies_on_the_matching_one_of_two_weapons_and_the_owner_chooses_if_both_match() -> None:
    position = Position()
    position.slot_monk(0, "weapon")
    position.blueprint(0, "bw1")
    position.gear(0, WEAPON, weapon("W...|....", "W...|...W", "M...|...W", "M...|....", "T...|...."))
    position.turn()
    position.stay()
    assert position.sheet().charms[WEAPON] == 1
    right = Position()
    right.slot_monk(0, "weapon")
    right.blueprint(0, "bw1")
    right.gear(0, WEAPON, weapon("....|...W", "W...|...W", "W...|...M", "....|...M", "....|...T"))
    right.turn()
    right.stay()
    assert right.sheet().charms[WEAPON] == 2
    both = Position()
    both.slot_monk(0, "weapon")
    both.blueprint(0, "bw1")
    both.gear(0, WEAPON, weapon("W...|...W", "W...|...W", "M...|...M", "M...|...M", "T...|...T"))
    both.turn()
    both.stay()
    assert both.codes == ("charm:left", "charm:right")
    both.choose("charm:right")
    assert both.sheet().charms[WEAPON] == 2
    both.stay()
    assert "charm:left" not in both.codes, "it lies where it lies"
    assert both.sheet().charms[WEAPON] == 2


@rule("FK-105", "FK-098")
def test_a_pair_blueprint_asks_which_weapon_carries_the_charm() -> None:
    position = Position()
    position.slot_monk(0, "weapon")
    position.blueprint(0, "bw8")
    position.gear(0, WEAPON, weapon("W...|...W", "W...|...W", "M...|...M", "T...|...T"))
    position.turn()
    position.stay()
    assert position.codes == ("charm:left", "charm:right")


@rule("FK-104", "FK-105", "FK-193")
def test_the_charm_of_an_action_is_placed_once_and_before_yoshihiro_crafts() -> None:
    position = resting(samurai=("yoshihiro",), boards="asymmetric")
    position.discs(0, 3, explore=1)
    position.slot_monk(0, "weapon")
    position.blueprint(0, "bw8")
    position.gear(0, WEAPON, weapon("W...|...W", "W...|...W", "M...|...M", "T...|...T"))
    position.pack(0, wood=1)
    position.turn()
    position.stay()
    assert position.codes == ("charm:left", "charm:right")
    position.choose("charm:left")
    assert position.sheet().charms[WEAPON] == 1
    craft(position, "weapon", "b5:empty")
    assert position.sheet().charms[WEAPON] == 0, "the craft has spoilt the pair"
    assert "explore" in position.codes, "nobody is asked again"


@rule("FK-105", "FK-083")
def test_a_charm_fills_no_square() -> None:
    position = resting()
    position.helmet(0, "MMMM", "MMMM")
    position.blueprint(0, "bh8")
    position.turn()
    position.choose("rest")
    position.choose("craft:nothing")
    assert position.sheet().charms[HELMET] == 1
    assert position.sheet().protection(HELMET) == 20


@rule("FK-109")
def test_without_its_blueprint_a_charm_stays_until_any_cube_leaves_that_gear() -> None:
    position = resting()
    position.helmet(0, ".TT.", "M..M")
    position.charm(0, HELMET)
    position.pack(0, wood=2)
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:wood")
    assert position.sheet().charms[HELMET] == 1, "adding cubes is harmless"
    position.discs(0, 1, explore=2)
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:empty", "d1:wood")
    assert position.sheet().charms[HELMET] == 0, "an old cube on another square has been taken off"
    position.stay()
    assert position.sheet().charms[HELMET] == 0, "and it does not return"


@rule("FK-109")
def test_a_charm_without_its_blueprint_is_not_judged_by_another_one() -> None:
    position = resting()
    position.helmet(0, ".TT.", "M..M")
    position.charm(0, HELMET)
    position.blueprint(0, "bh5")
    position.pack(0, wood=1)
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:wood")
    assert position.sheet().charms[HELMET] == 1, "adding cubes is harmless"
    position.discs(0, 1, explore=2)
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:empty")
    assert position.sheet().charms[HELMET] == 0, "a cube has left"


@rule("FK-109")
def test_without_its_blueprint_a_loss_outside_the_pattern_drops_the_charm_too() -> None:
    position = Position()
    position.lay_ring(1)
    position.put(1, "3.7/0")
    position.sandals(0, "MMM")
    position.charm(0, SANDALS)
    position.flood("1.1/4")
    position.turn()
    position.walk("1.1/4", "1.1/0")
    position.choose("stop")
    position.choose("pay:metal")
    assert position.sheet().charms[SANDALS] == 0
    assert position.sheet().sandals == EMPTY


@rule("FK-105", "FK-106")
def test_the_charm_of_the_right_hand_stays_there_while_the_left_hand_is_built() -> None:
    position = resting()
    position.slot_monk(0, "weapon")
    position.blueprint(0, "bw1")
    position.gear(0, WEAPON, weapon("W...|...W", "W...|...W", "M...|...M", "M...|...M", "T...|...T"))
    position.charm(0, WEAPON, 2)
    position.pack(0, metal=1)
    position.turn()
    position.choose("rest")
    craft(position, "weapon", "c4:metal")
    assert position.sheet().charms[WEAPON] == 2


@rule("FK-106", "FK-109", "FK-089")
def test_a_charm_goes_along_when_cubes_are_added_that_join_both_hands() -> None:
    position = resting()
    position.slot_monk(0, "weapon")
    position.weapon(0, "....|.WWW")
    position.charm(0, WEAPON, 2)
    position.pack(0, wood=2)
    assert position.sheet().initiative() == 3 + 4
    position.turn()
    position.choose("rest")
    craft(position, "weapon", "f5:wood", "e5:wood")
    assert position.sheet().charms[WEAPON] == 1, "adding cubes is harmless"
    assert position.sheet().initiative() == 5 + 4, "the two-handed weapon carries it"
    position.lay("1.1", "i-7", dry=True, dragon="db4")
    position.helmet(0, "MM")
    position.run_again()
    position.dice("W1 W1 W1 W1 W0 C1")
    position.walk("1.1/4")
    position.choose("send:nobody", "roll:weapon")
    assert position.dragon_at("1.1") == "", "five brown dice and the green one"


@rule("FK-110")
def test_a_card_comes_before_the_charm() -> None:
    position = resting()
    position.open_cards("es6")
    position.blueprint(0, "bs1")
    position.sandals(0, "MM")
    position.pack(0, metal=1)
    position.turn()
    position.choose("rest")
    craft(position, "sandals", "c1:metal")
    assert "attach:move" in position.codes
    assert position.sheet().charms[SANDALS] == 0
    position.choose("attach:move")
    assert position.sheet().charms[SANDALS] == 1


@rule("FK-254")
def test_charms_are_also_looked_for_after_a_craft_outside_rest_and_after_a_trade() -> None:
    position = resting(adventure=True)
    position.blueprint(0, "bs1")
    position.sandals(0, "MM")
    position.pack(0, metal=1)
    position.adventure(0, "field-forge")
    position.turn()
    position.choose("use:field-forge")
    craft(position, "sandals", "c1:metal")
    assert position.sheet().charms[SANDALS] == 1
    assert position.state.this_turn().actions == 2
    trade = Position(2, mode="cooperative")
    trade.sandals(0, "MMM")
    trade.blueprint(1, "bs1")
    trade.turn()
    trade.choose("trade:1", "ask:1:bs1", "propose", "yes")
    assert trade.sheet(0).charms[SANDALS] == 1


def test_the_supply_gets_back_what_is_lost() -> None:
    position = resting()
    position.helmet(0, "MM")
    metal = position.state.supply[METAL]
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:empty")
    assert position.state.supply[METAL] == metal + 1


@rule("FK-080")
@pytest.mark.parametrize("cube", "WMT")
def test_a_single_cube_taken_off_is_itself_the_lost_one(cube: str) -> None:
    position = resting()
    position.helmet(0, f"{cube}W")
    position.turn()
    position.choose("rest")
    craft(position, "helmet", "a1:empty")
    assert position.cubes() == (0, 0, 0)
    assert gear.counts(position.sheet().helmet) == (1, 0, 0)


@rule("FK-079")
def test_by_hand_only_cubes_at_hand_are_laid() -> None:
    position = resting()
    position.pack(0, wood=1)
    position.turn()
    position.choose("rest", "craft:sandals", "build:by-hand")
    assert set(position.codes) == {"set:a1:wood", "set:b1:wood", "set:c1:wood", "finish", "cancel"}
    position.choose("set:b1:wood")
    assert position.codes == ("finish", "cancel")
    position.choose("finish")
    assert position.state.craft is None


@rule("FK-099")
def test_the_first_card_of_the_deck_keeps_its_action_like_any_other() -> None:
    position = resting()
    position.equip(0, "eh1", 1)
    position.open_cards("es6")
    position.pack(0, metal=3)
    position.turn()
    position.choose("rest", "craft:sandals", "build:es6")
    assert position.codes == ("attach:move", "attach:gather")
    assert position.sheet().has_card(HELMET)


@rule("FK-079", "FK-090")
def test_with_two_wood_a_pattern_stays_in_one_hand_however_much_metal_there_is() -> None:
    layout = crafting.with_card(box.SYMMETRIC, card("bw2"), True, (2, 9, 1), (0, 6, 0))
    assert layout is not None
    assert not box.BOARDS[box.SYMMETRIC].grid.spans(gear.occupied(layout))


@rule("FK-079")
@pytest.mark.parametrize("spare", ["wood", "metal", "tooth"])
def test_by_hand_a_cube_from_the_backpack_goes_on_any_square_that_holds_another_or_none(spare: str) -> None:
    position = Position()
    position.helmet(0, "WMT")
    position.pack(0, **{spare: 1})
    position.discs(0, 2, move=1)
    position.turn()
    position.choose("rest", "craft:helmet", "build:by-hand")
    laid = {"a1": "wood", "b1": "metal", "c1": "tooth"}
    offered = {code.split(":")[1] for code in position.codes if code.endswith(f":{spare}")}
    assert {square for square in laid if square in offered} == {each for each in laid if laid[each] != spare}
    assert "d1" in offered
    others = {"wood", "metal", "tooth"} - {spare}
    assert not any(code.startswith("set:") and code.split(":")[2] in others for code in position.codes)


@rule("FK-079")
def test_a_craft_by_hand_that_is_given_up_leaves_everything_as_it_was() -> None:
    position = Position()
    position.helmet(0, "W")
    position.pack(0, metal=1)
    position.discs(0, 2, move=1)
    position.turn()
    position.choose("rest", "craft:helmet", "build:by-hand", "set:b1:metal")
    assert position.match.view(0)["work"] == {"a1": "wood", "b1": "metal"}
    position.choose("cancel")
    assert position.match.view(0)["work"] == {}
    assert gear.counts(position.sheet().helmet) == (1, 0, 0)
    assert position.cubes() == (0, 1, 0)


@rule("FK-088", "FK-090")
@pytest.mark.parametrize("cubes", [(5, 11, 0), (5, 9, 2), (7, 6, 3), (4, 12, 0)])
def test_sixteen_cubes_make_a_pair_of_eight_and_eight(cubes: tuple[int, int, int]) -> None:
    position = resting()
    position.slot_monk(0, "weapon")
    board = position.sheet().board
    builds = [layout for _, layout in crafting.builds(board, WEAPON, True, EMPTY, cubes, ())]
    assert all(crafting.legal(board, WEAPON, True, layout) for layout in builds)
    pair = next(layout for layout in builds if gear.counts(layout) == cubes)
    assert [group.bit_count() for group in gear.groups_of(gear.occupied(pair))] == [8, 8]
    assert len(position.sheet().plan().grid.weapons(pair)) == 2, "both can be rolled"
