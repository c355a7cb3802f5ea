"""Gathering, the backpack, scrolls, monks, blueprints."""

import pytest

from tests.games.fuji_koro.position import Position, card, cell
from tests.rules import rule
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro.gear import METAL, TOOTH, WOOD
from zataku.kernel.hidden import Bag


def on_tile(players: int = 2, samurai: tuple[str, ...] = (), **options: object) -> Position:
    """Seat 0 stands on 1.1/0 of a dry, bare tile, the others in temples."""
    position = Position(players, samurai, **options)  # type: ignore[arg-type]
    position.lay("1.1", "i-4", dry=True)
    position.put(0, "1.1/0")
    position.others_away()
    position.discs(0, 3, move=1)
    return position


def scroll_names(position: Position) -> list[str]:
    return [box.SCROLLS[scroll] for scroll in position.state.scroll_row]


# What one Gather takes


@rule("FK-057")
def test_one_gather_takes_one_thing_which_the_player_names() -> None:
    position = on_tile()
    position.token("1.1/0", "qi-4")
    position.monk("1.1/0")
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"take:token", "take:monk"}
    position.choose("take:token")
    assert position.cubes() == (1, 1, 0)
    assert position.has_monk("1.1/0")


@rule("FK-057")
def test_only_the_own_cell_counts() -> None:
    position = on_tile()
    position.token("1.1/1", "qi-4")
    position.turn()
    assert "gather" not in position.codes


@rule("FK-058")
def test_a_resource_token_yields_what_it_shows_and_turns_face_down() -> None:
    position = on_tile()
    position.token("1.1/0", "qi-5")
    position.turn()
    position.choose("gather")
    assert position.cubes() == (2, 1, 0)
    assert position.face_down("1.1/0")
    assert "gather" not in position.codes, "face down it yields nothing"


@rule("FK-059", "FK-X04")
def test_masatsura_keeps_two_metal_and_returns_the_wood() -> None:
    position = on_tile(samurai=("masatsura",))
    position.token("1.1/0", "qi-7")
    position.pack(0, tooth=4)
    wood = position.state.supply[WOOD]
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"discard:wood", "discard:metal", "discard:tooth"}
    position.choose("discard:wood")
    assert position.cubes() == (0, 2, 4)
    assert position.state.supply[WOOD] == wood
    assert position.face_down("1.1/0")


@rule("FK-059", "FK-073")
def test_cubes_of_the_backpack_may_be_thrown_out_first_but_something_gathered_is_kept() -> None:
    position = on_tile()
    position.token("1.1/0", "qi-1")
    position.pack(0, metal=6)
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"discard:wood", "discard:metal"}
    position.choose("discard:wood")
    assert position.cubes() == (1, 5, 0), "the second wood stays: keeping nothing is not allowed"


@rule("FK-059", "FK-072")
def test_of_equal_cubes_the_old_ones_may_be_thrown_out_and_the_backpack_never_holds_too_much() -> None:
    position = on_tile()
    position.token("1.1/0", "qi-3")
    position.pack(0, metal=6)
    position.turn()
    position.choose("gather")
    assert position.cubes() == (0, 6, 0)
    assert position.face_down("1.1/0")


@rule("FK-059", "FK-250")
def test_without_room_there_is_no_gathering() -> None:
    position = on_tile()
    position.token("1.1/0", "qi-1")
    position.pack(0, monks=6)
    position.turn()
    assert "gather" not in position.codes
    refused = {option.code for option in position.match.refusals()}
    assert "gather" in refused


@rule("FK-064", "FK-072")
@pytest.mark.parametrize("names", [("forager",), (box.SCROLLS[0],), (box.SCROLLS[1], box.SCROLLS[0])])
def test_the_token_of_every_scroll_takes_a_place(names: tuple[str, ...]) -> None:
    position = on_tile()
    position.slot_monk(0, "scroll")
    for name in names:
        position.scroll(0, name)
    position.token("1.1/0", "qi-1")
    position.pack(0, monks=6 - len(names) - 1)
    position.turn()
    assert "gather" in position.codes, "one place is left"
    position.pack(0, monks=6 - len(names))
    position.turn()
    assert "gather" not in position.codes


@rule("FK-003", "FK-250")
@pytest.mark.parametrize(
    ("token", "supply", "offered"),
    [
        ("qi-1", (0, 9, 9), False),
        ("qi-1", (1, 0, 0), True),
        ("qi-3", (9, 0, 9), False),
        ("qi-3", (0, 1, 0), True),
        ("", (0, 0, 9), False),
        ("", (0, 1, 0), True),
        ("", (1, 0, 0), True),
    ],
)
def test_what_the_supply_has_not_cannot_be_gathered(token: str, supply: tuple[int, int, int], offered: bool) -> None:
    """From a token of wood or of metal, or without one from the stock of the centre."""
    position = on_tile()
    if token:
        position.token("1.1/0", token)
    else:
        position.put(0, "C/0")
    position.state.supply = supply
    position.turn()
    assert ("gather" in position.codes) is offered


@rule("FK-059")
def test_what_lay_in_the_backpack_before_does_not_count_as_kept() -> None:
    position = on_tile()
    position.token("1.1/0", "qi-3")
    position.pack(0, wood=6)
    position.turn()
    position.choose("gather", "discard:metal")
    assert position.cubes() == (5, 1, 0), "the second metal stays"


@rule("FK-073", "FK-250")
def test_a_full_backpack_is_told_as_the_reason_why_the_stock_is_not_gathered() -> None:
    position = Position()
    position.lay("1.1", "i-4", dry=True)
    position.pack(0, monks=6)
    position.turn()
    assert "gather" not in position.codes
    refused = {option.code: refusal.rule for option, refusal in position.match.refusals().items()}
    assert refused["gather"] == "FK-073"


@rule("FK-060")
@pytest.mark.parametrize("stock", ["C/0", "3.1/0", "3.7/0", "3.13/0"])
def test_centre_and_temples_yield_a_wood_and_a_metal_once_a_turn(stock: str) -> None:
    position = Position()
    position.state.temples = ((), (), ())
    position.put(0, stock)
    position.turn()
    position.choose("gather")
    assert position.cubes() == (1, 1, 0)
    assert "gather" not in position.codes
    position.pass_turn()
    position.pass_turn()
    assert position.state.active == 0
    assert "gather" in position.codes, "again in the next turn"


@rule("FK-060")
def test_the_stock_counts_once_a_turn_in_total_not_for_each_place() -> None:
    position = Position(2, scenario="none")
    position.state.temples = ((), (), ())
    position.put(0, "3.1/0")
    position.scroll(0, "temple-road")
    position.slot_monk(0, "action")
    position.adventure(0, "second-wind")
    position.turn()
    position.choose("gather", "move", "road:3.7/0", "use:second-wind")
    assert position.where() == "3.7/0"
    assert "gather" not in position.codes


@rule("FK-060")
def test_the_rope_ends_the_stock_of_the_centre() -> None:
    position = Position()
    position.countdown(1, pawn=3, rope=True)
    position.turn()
    assert "gather" not in position.codes


@rule("FK-059")
@pytest.mark.parametrize(
    ("token", "held", "offered"),
    [
        ("qi-1", (2, 4, 0), {"discard:wood", "discard:metal"}),
        ("qi-3", (4, 2, 0), {"discard:wood", "discard:metal"}),
        ("qi-1", (0, 4, 2), {"discard:wood", "discard:metal", "discard:tooth"}),
    ],
)
def test_what_was_there_may_always_make_way_for_what_is_gathered(
    token: str, held: tuple[int, int, int], offered: set[str]
) -> None:
    position = on_tile()
    position.token("1.1/0", token)
    position.pack(0, *held)
    position.turn()
    position.choose("gather")
    assert set(position.codes) == offered


@rule("FK-003")
def test_what_the_supply_does_not_hold_is_forfeited() -> None:
    position = on_tile()
    position.token("1.1/0", "qii-6")
    position.supply(METAL, 2)
    position.turn()
    position.choose("gather")
    assert position.cubes() == (0, 2, 0)
    assert position.state.supply[METAL] == 0


@rule("FK-003", "FK-250")
def test_a_token_whose_cubes_have_run_out_is_not_gathered() -> None:
    position = on_tile()
    position.token("1.1/0", "qi-1")
    position.supply(WOOD, 0)
    position.discs(0, 2, move=1)
    position.turn()
    assert "gather" not in position.codes, "two wood"


# Scrolls


@rule("FK-061")
def test_a_scroll_of_the_own_colour_brings_an_open_card_or_the_top_of_the_deck_and_three_points() -> None:
    position = on_tile(samurai=("tomoe", "masako"))
    position.scroll_token("1.1/0", "purple")
    position.turn()
    position.choose("gather")
    row = scroll_names(position)
    assert position.codes == (*(f"scroll:{name}" for name in row), "scroll:deck")
    position.choose(f"scroll:{row[1]}")
    sheet = position.sheet()
    assert sheet.scrolls == (box.SCROLLS.index(row[1]), -1)
    assert sheet.items() == 1, "its token takes a backpack place"
    assert sheet.points == 3
    assert position.state.things[cell("1.1/0")] == 0


@rule("FK-061")
def test_the_top_of_the_deck_is_unseen() -> None:
    position = on_tile(samurai=("tomoe",))
    position.scroll_token("1.1/0", "purple")
    position.turn()
    row = position.state.scroll_row
    position.choose("gather", "scroll:deck")
    assert position.sheet().scrolls[0] not in row
    assert position.state.scroll_row == row
    assert len(position.state.scroll_deck) == 12


@rule("FK-061", "FK-250")
def test_scrolls_of_other_colours_cannot_be_gathered() -> None:
    position = on_tile(samurai=("tomoe", "masako"))
    position.scroll_token("1.1/0", "yellow")
    position.turn()
    assert "gather" not in position.codes
    refused = {option.code: refusal.rule for option, refusal in position.match.refusals().items()}
    assert refused["gather"] == "FK-061"


@rule("FK-061", "FK-063", "FK-250")
def test_a_scroll_token_needs_a_place_in_the_backpack_unless_an_old_card_makes_way() -> None:
    position = on_tile(samurai=("tomoe",))
    position.scroll_token("1.1/0", "purple")
    position.pack(0, monks=6)
    position.turn()
    assert "gather" not in position.codes
    refused = {option.code: refusal.rule for option, refusal in position.match.refusals().items()}
    assert refused["gather"] == "FK-073"
    position.pack(0, wood=1, tooth=1, monks=4)
    position.turn()
    position.choose("gather", "scroll:deck")
    assert set(position.codes) == {"discard:wood", "discard:tooth"}, "a cube makes room"
    position.choose("discard:wood")
    assert position.sheet().scroll_count() == 1
    position.pack(0, monks=5)
    position.scroll_token("1.1/0", "purple")
    position.turn()
    position.choose("gather", "scroll:deck")
    assert position.sheet().scroll_count() == 1, "the only slot was full: no room was needed"
    assert position.sheet().pack_monks == 5
    assert position.sheet().points == 6


@rule("FK-062")
def test_a_taken_open_card_is_replaced_and_an_empty_deck_remade_from_the_discards() -> None:
    position = on_tile(samurai=("tomoe",))
    position.scroll_token("1.1/0", "purple")
    row = position.state.scroll_row
    discards = position.state.scroll_deck.cards
    position.state.scroll_discards = discards
    position.state.scroll_deck = Bag()
    position.turn()
    position.choose("gather", f"scroll:{box.SCROLLS[row[0]]}")
    assert len(position.state.scroll_row) == 3
    assert set(row[1:]) < set(position.state.scroll_row)
    assert position.state.scroll_discards == ()
    assert len(position.state.scroll_deck) == 12
    nothing = on_tile(samurai=("tomoe",))
    nothing.scroll_token("1.1/0", "purple")
    nothing.state.scroll_deck = Bag()
    nothing.turn()
    nothing.choose("gather", f"scroll:{box.SCROLLS[nothing.state.scroll_row[0]]}")
    assert len(nothing.state.scroll_row) == 2, "without discards the row stays short"


@rule("FK-063", "FK-X05", "FK-062", "FK-064", "FK-249")
def test_masako_exchanges_a_scroll_when_both_slots_are_full() -> None:
    position = on_tile(samurai=("masako",))
    position.slot_monk(0, "scroll")
    position.scroll(0, "long-reach")
    position.scroll(0, "stone-skin")
    position.pack(0, wood=4)
    position.scroll_token("1.1/0", "yellow")
    position.turn()
    position.choose("gather")
    new = scroll_names(position)[0]
    position.choose(f"scroll:{new}")
    assert set(position.codes) == {"discard:long-reach", "discard:stone-skin"}
    position.choose("discard:long-reach")
    sheet = position.sheet()
    assert sheet.scrolls == (box.SCROLLS.index(new), box.SCROLLS.index("stone-skin")), "the slot of the old card"
    assert sheet.items() == 2, "two cards, two tokens: the new token is discarded"
    assert sheet.points == 3
    assert position.cubes() == (4, 0, 0), "no room was needed"
    assert len(position.state.scroll_row) == 3
    assert position.state.scroll_discards == (box.SCROLLS.index("long-reach"),)


@rule("FK-063")
@pytest.mark.parametrize("old", [box.SCROLLS[0], box.SCROLLS[-1]])
def test_any_card_in_the_only_slot_makes_way_for_a_new_one(old: str) -> None:
    position = on_tile(samurai=("masako",))
    position.scroll(0, old)
    position.scroll_token("1.1/0", "yellow")
    position.turn()
    position.choose("gather")
    new = scroll_names(position)[0]
    position.choose(f"scroll:{new}")
    assert position.sheet().scrolls == (box.SCROLLS.index(new), -1)
    assert position.state.scroll_discards == (box.SCROLLS.index(old),)


@rule("FK-065", "FK-249")
def test_one_scroll_slot_and_an_upper_one_while_a_monk_stands_beside_it() -> None:
    position = on_tile(samurai=("masako",))
    assert position.sheet().free_scroll() == 0
    position.scroll(0, "long-reach")
    assert position.sheet().free_scroll() == -1
    position.slot_monk(0, "scroll")
    assert position.sheet().free_scroll() == 1
    position.scroll_token("1.1/0", "yellow")
    position.turn()
    position.choose("gather")
    new = scroll_names(position)[0]
    position.choose(f"scroll:{new}")
    assert position.sheet().scrolls == (box.SCROLLS.index("long-reach"), box.SCROLLS.index(new))


# Monks


@rule("FK-067")
def test_a_monk_goes_on_a_free_slot_of_choice_and_into_the_backpack_only_if_all_are_taken() -> None:
    position = on_tile()
    position.slot_monk(0, "action")
    position.monk("1.1/0")
    position.turn()
    position.choose("gather")
    assert position.codes == ("slot:scroll", "slot:weapon", "slot:backpack")
    position.choose("slot:weapon")
    assert position.sheet().monks == (1, 0, 1, 0)
    assert not position.has_monk("1.1/0")
    full = on_tile()
    for slot in box.SLOT_NAMES:
        full.slot_monk(0, slot)
    full.monk("1.1/0")
    full.turn()
    full.choose("gather")
    assert full.sheet().pack_monks == 1


@rule("FK-068")
def test_the_four_slots_give_disc_scroll_right_half_and_second_backpack() -> None:
    position = Position()
    sheet = position.sheet()
    before = (sheet.discs, sheet.upper_open(), sheet.right_open(), sheet.room())
    for slot in box.SLOT_NAMES:
        position.slot_monk(0, slot)
    after = (sheet.discs, sheet.upper_open(), sheet.right_open(), sheet.room())
    assert before == (3, False, False, 6)
    assert after == (4, True, True, 11)


# Blueprints


def in_temple(*cards: str, mode: str = "competitive") -> Position:
    position = Position(2, mode=mode)
    position.put(0, "3.1/0")
    position.put(1, "3.7/0")
    position.state.temples = (tuple(card(name) for name in cards), (), ())
    return position


@rule("FK-069")
def test_a_gather_in_a_temple_takes_one_or_two_blueprints_of_choice() -> None:
    position = in_temple("bh1", "bw1", "bs1")
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"take:stock", "take:blueprints"}
    position.choose("take:blueprints")
    assert set(position.codes) == {"blueprint:bh1", "blueprint:bw1", "blueprint:bs1"}
    position.choose("blueprint:bw1")
    assert set(position.codes) == {"blueprint:bh1", "blueprint:bs1", "enough"}
    position.choose("blueprint:bs1")
    assert position.sheet().blueprints == (card("bw1"), card("bs1"))
    assert position.sheet().items() == 2
    assert position.state.temples[0] == (card("bh1"),)
    position.choose("gather", "take:blueprints")
    assert position.sheet().blueprints == (card("bw1"), card("bs1"), card("bh1")), "again with the other action"


@rule("FK-069")
def test_one_blueprint_and_the_stock_in_one_turn() -> None:
    position = in_temple("bh1", "bw1")
    position.turn()
    position.choose("gather", "take:blueprints", "blueprint:bh1", "enough", "gather", "take:stock")
    assert position.sheet().blueprints == (card("bh1"),)
    assert position.cubes() == (1, 1, 0)


@rule("FK-069", "FK-074")
def test_each_blueprint_needs_a_place_for_its_token() -> None:
    position = in_temple("bh1", "bw1")
    position.pack(0, monks=5)
    position.turn()
    position.choose("gather", "take:blueprints", "blueprint:bh1")
    assert position.sheet().blueprints == (card("bh1"),), "the sixth place is taken: there is no second choice"
    assert position.seat == 0
    assert "gather" not in position.codes, "monks and tokens cannot be thrown out"


@rule("FK-070")
def test_nobody_holds_two_blueprints_of_one_type_in_the_competitive_game() -> None:
    position = in_temple("bh1", "bh2", "bw1")
    position.blueprint(0, "bh3")
    position.turn()
    position.choose("gather", "take:blueprints")
    assert position.sheet().blueprints == (card("bh3"), card("bw1")), "helmets are not offered"
    two = in_temple("bh1", "bh2")
    two.turn()
    two.choose("gather", "take:blueprints", "blueprint:bh1")
    assert two.sheet().blueprints == (card("bh1"),)


@rule("FK-185")
def test_cooperative_players_hold_any_number_of_blueprints_each_with_its_token() -> None:
    position = in_temple("bh1", "bh2", mode="cooperative")
    position.blueprint(0, "bh3")
    position.turn()
    position.choose("gather", "take:blueprints", "blueprint:bh1", "blueprint:bh2")
    assert position.sheet().blueprints == (card("bh3"), card("bh1"), card("bh2"))
    assert position.sheet().items() == 3


@rule("FK-071")
def test_everybody_sees_the_blueprints_in_the_temples() -> None:
    position = in_temple("bh1", "bw1")
    for seat in (0, 1, None):
        text = str(position.match.view(seat))
        assert "bh1" in text
        assert "bw1" in text


# The backpack


@rule("FK-072")
def test_six_places_and_five_more_with_the_monk() -> None:
    position = Position()
    sheet = position.sheet()
    assert sheet.room() == 6
    position.slot_monk(0, "backpack")
    assert sheet.room() == 11
    position.pack(0, wood=2, metal=2, tooth=2, monks=1)
    position.scroll(0, "long-reach")
    position.blueprint(0, "bh1", "bw1")
    assert sheet.items() + sheet.cubes() == 10
    position.equip(0, "eh1", 0)
    assert sheet.items() + sheet.cubes() == 10, "equipment cards take no place"
    assert not sheet.overfull()
    position.pack(0, wood=4, metal=2, tooth=2, monks=1)
    assert sheet.overfull()


@rule("FK-073")
def test_throwing_out_is_offered_only_to_make_room() -> None:
    position = on_tile()
    position.pack(0, wood=3, metal=2, tooth=1)
    position.monk("1.1/0")
    position.turn()
    assert not any(code.startswith("discard") for code in position.codes)
    position.choose("gather", "slot:action")
    assert position.cubes() == (3, 2, 1), "a monk on a slot needs no room"


@rule("FK-073", "FK-074")
def test_a_monk_for_a_full_backpack_costs_a_cube_and_never_a_token() -> None:
    position = on_tile()
    for slot in box.SLOT_NAMES:
        position.slot_monk(0, slot)
    position.pack(0, wood=1, tooth=1, monks=6)
    position.blueprint(0, "bh1", "bw1")
    position.scroll(0, "long-reach")
    assert position.sheet().items() + position.sheet().cubes() == 11
    position.monk("1.1/0")
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"discard:wood", "discard:tooth"}
    position.choose("discard:wood")
    assert position.sheet().pack_monks == 7
    assert position.cubes() == (0, 0, 1)
    assert len(position.upper()) == 5


@rule("FK-073")
def test_a_tooth_without_room_goes_to_the_supply() -> None:
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="db1")
    position.put(1, "3.7/0")
    position.pack(0, monks=6)
    position.helmet(0, "MMMM")
    position.weapon(0, "WWMM|....", "WWMM|....")
    teeth = position.state.supply[TOOTH]
    position.turn()
    position.dice("Tb T0", "W1 W1 W1 W1 M2 M2 M2 M2")
    position.walk("1.1/4")
    position.choose("send:nobody", "roll:weapon")
    assert position.dragon_at("1.1") == ""
    assert position.cubes() == (0, 0, 0)
    assert position.state.supply[TOOTH] == teeth


def two_packs(**pack: int) -> Position:
    """A samurai with the monk of the upper pack, next to a dragon."""
    position = Position()
    position.lay("1.1", "i-7", dry=True, dragon="db1")
    position.put(1, "3.7/0")
    position.slot_monk(0, "backpack")
    position.pack(0, **pack)
    position.helmet(0, "MMMM")
    position.weapon(0, "WWMM|....")
    return position


@rule("FK-075", "FK-116")
def test_what_lies_in_the_upper_pack_is_lost_with_it_and_nothing_is_swapped_round() -> None:
    position = two_packs(wood=3, metal=3)
    position.blueprint(0, "bh1", "bw1")
    position.scroll(0, "long-reach")
    position.above(0, "metal", "metal", "bw1", "long-reach")
    supply = position.state.supply[METAL]
    position.turn()
    position.dice("W0")
    position.walk("1.1/4")
    position.choose("send:backpack", "throw:wood")
    assert position.cubes() == (2, 1, 0)
    assert position.state.supply[METAL] == supply + 2
    assert position.sheet().blueprints == (card("bh1"),)
    assert position.state.gone_blueprints == (card("bw1"),)
    assert position.sheet().powers == 0, "its token was there"
    assert position.state.scroll_discards == (box.SCROLLS.index("long-reach"),)
    assert position.upper() == []
    assert "roll:weapon" in position.codes, "nobody is asked, though the lower pack had room"


@rule("FK-075")
def test_the_owner_says_in_which_pack_a_new_thing_lies() -> None:
    position = Position()
    position.slot_monk(0, "backpack")
    position.pack(0, wood=2)
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"above:wood", "above:metal", "done"}
    position.choose("above:metal")
    assert set(position.codes) == {"above:wood", "done"}
    position.choose("done")
    assert position.upper() == ["metal"]
    assert position.cubes() == (3, 1, 0)
    closed = Position()
    closed.turn()
    closed.choose("gather")
    assert closed.cubes() == (1, 1, 0)
    assert "explore" in closed.codes, "with one pack nobody is asked"
    free = Position(samurai=["masatsura"], boards="asymmetric")
    free.turn()
    free.choose("gather")
    assert "explore" in free.codes, "nor is he whose packs cannot be lost"


@rule("FK-075")
def test_things_all_alike_are_brought_down_in_a_rest() -> None:
    position = resting_with_two_packs("tooth", "tooth", "tooth", tooth=3)
    assert "sort" in position.codes, "what lies above would be lost with the monk"
    position.choose("sort", "done")
    assert position.upper() == []
    assert position.cubes() == (0, 0, 3)
    assert "sort" not in position.codes, "once in a Rest"
    below = resting_with_two_packs(tooth=3)
    assert "sort" not in below.codes, "nobody gains by bringing them up"
    full = resting_with_two_packs("wood", "wood", wood=8)
    assert "sort" not in full.codes, "there is no room below"


def resting_with_two_packs(*above: str, **pack: int) -> Position:
    position = on_tile()
    position.slot_monk(0, "backpack")
    position.pack(0, **pack)
    position.above(0, *above)
    position.turn()
    position.choose("rest")
    return position


@rule("FK-075")
def test_what_was_left_below_is_not_asked_for_again() -> None:
    position = on_tile()
    position.slot_monk(0, "backpack")
    position.token("1.1/0", "qi-3")
    position.turn()
    position.choose("gather", "done")
    position.token("1.1/0", "qi-3")
    position.state.face_down = 0
    position.run_again()
    position.choose("gather", "above:metal", "above:metal")
    assert position.state.active == 1, "two metal came, and two lie above"
    assert position.upper() == ["metal", "metal"]


@rule("FK-075")
def test_a_thing_may_lie_above_as_long_as_all_others_find_a_place() -> None:
    position = on_tile()
    position.slot_monk(0, "backpack")
    position.adventure(0, "cache")
    position.pack(0, wood=5, tooth=2)
    position.above(0, "tooth", "tooth")
    position.turn()
    position.choose("use:cache")
    assert set(position.codes) == {"above:wood", "above:metal"}, "four cubes for one place below and three above"
    position.choose("above:wood", "above:metal")
    assert set(position.codes) == {"above:wood", "above:metal"}
    position.choose("above:metal")
    assert position.cubes() == (7, 2, 2)
    assert position.upper() == ["metal", "metal", "tooth", "tooth", "wood"]


@rule("FK-066", "FK-073")
def test_cubes_in_pockets_make_no_room_for_other_things() -> None:
    position = on_tile()
    for slot in ("action", "scroll", "weapon", "backpack"):
        position.slot_monk(0, slot)
    position.scroll(0, "deep-pockets")
    position.pack(0, wood=5, metal=2, monks=5)
    position.above(0, *["wood"] * 5)
    position.monk("1.1/0")
    position.turn()
    position.choose("gather")
    assert position.sheet().pack_monks == 6
    assert position.cubes() == (4, 2, 0), "only a cube of the upper pack could be thrown out"


@rule("FK-066", "FK-067", "FK-075")
def test_a_monk_finds_the_last_place_above_while_pockets_are_for_cubes_only() -> None:
    position = on_tile()
    for slot in ("action", "scroll", "weapon", "backpack"):
        position.slot_monk(0, slot)
    position.scroll(0, "deep-pockets")
    position.pack(0, metal=4, monks=5)
    position.above(0, "metal", "metal", "metal", "metal")
    position.monk("1.1/0")
    position.turn()
    position.choose("gather")
    assert position.upper() == ["metal", "metal", "metal", "metal", "monk"]
    assert not position.sheet().overfull()


@rule("FK-066", "FK-075")
def test_in_sorting_no_cube_goes_where_another_thing_must_lie() -> None:
    position = on_tile()
    position.slot_monk(0, "backpack")
    position.scroll(0, "deep-pockets")
    position.pack(0, wood=2, monks=10)
    position.turn()
    position.choose("rest", "sort")
    assert "above:monk" in position.codes
    assert "above:wood" not in position.codes, "eleven things that are no cubes need all eleven places"


@rule("FK-063", "FK-066", "FK-073")
def test_an_exchanged_scroll_of_deep_pockets_takes_along_what_lay_in_them() -> None:
    position = on_tile(samurai=("tomoe",))
    position.scroll(0, "deep-pockets")
    position.pack(0, wood=4, metal=3)
    position.scroll_token("1.1/0", "purple")
    position.turn()
    position.choose("gather", "scroll:deck")
    assert set(position.codes) == {"discard:wood", "discard:metal"}
    position.play_on("discard:wood")
    assert not position.sheet().overfull()


@rule("FK-073", "FK-075", "FK-066")
def test_what_is_too_much_below_is_thrown_out_below() -> None:
    position = on_tile(samurai=("tomoe",))
    position.slot_monk(0, "backpack")
    position.scroll(0, "deep-pockets")
    position.pack(0, wood=7, tooth=1)
    position.above(0, "tooth")
    position.scroll_token("1.1/0", "purple")
    position.turn()
    position.choose("gather", "scroll:deck")
    assert position.upper() == ["tooth"]
    assert position.cubes() == (5, 0, 1), "the tooth above could have made no room"


@rule("FK-075")
def test_a_full_pack_leaves_no_choice() -> None:
    position = Position()
    position.slot_monk(0, "backpack")
    position.pack(0, wood=6)
    position.turn()
    position.choose("gather")
    assert position.upper() == ["metal", "wood"], "the lower pack has six places"
    assert "explore" in position.codes
    other = Position()
    other.slot_monk(0, "backpack")
    other.pack(0, wood=5)
    other.above(0, *["wood"] * 5)
    other.turn()
    other.choose("gather")
    assert other.upper() == ["wood"] * 5
    assert other.cubes() == (6, 1, 0)
    assert "explore" in other.codes


@rule("FK-073", "FK-075")
def test_room_is_made_in_the_pack_from_which_a_cube_is_thrown_out() -> None:
    for code, above in (("discard:metal", []), ("discard-above:metal", ["bh1"])):
        position = in_temple("bh1")
        position.slot_monk(0, "backpack")
        position.pack(0, wood=5, metal=2, tooth=4)
        position.above(0, "metal", "wood", "wood", "wood", "wood")
        position.turn()
        position.choose("gather", "take:blueprints")
        assert {"discard:wood", "discard:metal", "discard:tooth", "discard-above:wood", "discard-above:metal"} == set(
            position.codes
        )
        supply = position.state.supply[METAL]
        position.choose(code)
        assert position.cubes() == (5, 1, 4)
        assert position.state.supply[METAL] == supply + 1
        assert [name for name in position.upper() if name == "bh1"] == above
        assert len(position.upper()) == 5


@rule("FK-075", "FK-077")
def test_the_packs_are_sorted_anew_in_a_rest_and_at_no_other_time() -> None:
    position = two_packs(wood=2, metal=1)
    position.above(0, "wood", "wood")
    position.discs(0, 2, explore=1)
    position.turn()
    assert "sort" not in position.codes
    position.choose("rest", "sort")
    assert set(position.codes) == {"above:wood", "above:metal", "done"}
    position.choose("above:metal", "done")
    assert position.upper() == ["metal"]
    assert "sort" not in position.codes, "once"
    assert "craft:helmet" in position.codes
    forge = two_packs(wood=2, metal=1)
    forge.discs(0, 2, explore=1)
    forge.adventure(0, "field-forge")
    forge.turn()
    forge.choose("use:field-forge")
    assert "craft:helmet" in forge.codes
    assert "sort" not in forge.codes


@rule("FK-063", "FK-075")
def test_a_new_scroll_takes_over_the_token_of_the_old_one_where_it_lies() -> None:
    position = on_tile(samurai=("yoshihiro",))
    position.slot_monk(0, "backpack")
    position.scroll(0, "long-reach")
    position.above(0, "long-reach")
    position.scroll_token("1.1/0", "red")
    position.turn()
    new = box.SCROLLS[position.state.scroll_row[0]]
    position.choose("gather")
    position.choose(f"scroll:{new}")
    assert position.upper() == [new]
    assert position.sheet().scrolls == (box.SCROLLS.index(new), -1)


@rule("FK-075", "FK-116")
def test_deep_pockets_belong_to_the_lower_pack() -> None:
    position = two_packs(wood=5, monks=3)
    position.scroll(0, "deep-pockets")
    position.blueprint(0, "bh1", "bw1")
    position.above(0, "wood", "wood", "wood", "monk")
    assert not position.sheet().overfull(), "six things and two cubes below"
    position.turn()
    position.dice("W0")
    position.walk("1.1/4")
    position.choose("send:backpack")
    assert position.cubes() == (2, 0, 0), "one of those above was thrown by the monk, two are lost, two in the pockets"
    assert position.sheet().pack_monks == 2
    assert "roll:weapon" in position.codes


@rule("FK-250")
def test_where_nothing_can_be_taken_there_is_no_gather_but_a_bonus_may_be_used_alone() -> None:
    position = on_tile()
    position.turn()
    assert "gather" not in position.codes
    position.equip(0, "eh3", 2)
    position.turn()
    position.choose("gather")
    assert position.cubes() == (0, 1, 0)
    temple = in_temple("bh1")
    temple.blueprint(0, "bh2")
    temple.state.this_turn().stock_used = True
    temple.turn()
    temple.choose("gather")
    assert temple.cubes() == (1, 1, 0), "a temple without a blueprint the player may hold: the stock only"
    assert "gather" not in temple.codes


@rule("FK-076")
@pytest.mark.parametrize("name", box.ADVENTURES)
def test_every_adventure_token_can_be_gathered(name: str) -> None:
    position = on_tile(adventure=True)
    position.adventure_token("1.1/0", name)
    position.turn()
    position.choose("gather")
    assert position.sheet().adventures == (box.ADVENTURES.index(name),)


@rule("FK-076")
def test_an_adventure_token_is_gathered_takes_no_room_and_is_discarded_when_used() -> None:
    position = on_tile(adventure=True)
    position.pack(0, monks=6)
    position.adventure_token("1.1/0", "second-wind")
    position.turn()
    position.choose("gather")
    assert position.sheet().adventures == (box.ADVENTURES.index("second-wind"),)
    assert position.state.things[cell("1.1/0")] == 0
    assert position.sheet().items() == 6
    position.choose("use:second-wind")
    assert position.sheet().adventures == ()


@rule("FK-061", "FK-249")
def test_the_first_card_of_the_scrolls_is_a_scroll_like_any_other_in_either_slot() -> None:
    position = on_tile(samurai=("masako",))
    position.slot_monk(0, "scroll")
    for names in (("wind-step", "long-reach"), ("long-reach", "wind-step")):
        sheet = position.sheet()
        sheet.set_scroll(0, box.SCROLLS.index(names[0]))
        sheet.set_scroll(1, box.SCROLLS.index(names[1]))
        assert (sheet.scroll_count(), sheet.free_scroll(), len(sheet.things())) == (2, -1, 2)
        assert sheet.steps() == 3, "its power works"


@rule("FK-017", "FK-061")
@pytest.mark.parametrize("samurai", [name for name in box.SAMURAI if name != "daisuke"])
def test_every_samurai_gathers_scrolls_of_the_own_colour(samurai: str) -> None:
    position = on_tile(samurai=(samurai,))
    position.scroll_token("1.1/0", box.COLOURS[position.sheet().colour()])
    position.turn()
    position.choose("gather", "scroll:deck")
    assert position.sheet().scroll_count() == 1


@rule("FK-073", "FK-075")
def test_a_cube_that_lies_above_is_thrown_out_from_there_only() -> None:
    position = on_tile()
    position.slot_monk(0, "backpack")
    position.pack(0, wood=6, tooth=5)
    position.above(0, *["tooth"] * 5)
    position.token("1.1/0", "qi-3")
    position.turn()
    position.choose("gather")
    assert set(position.codes) == {"discard:wood", "discard:metal", "discard-above:tooth"}


@rule("FK-003", "FK-060")
@pytest.mark.parametrize(("gone", "cubes"), [(WOOD, (0, 1, 0)), (METAL, (1, 0, 0))])
def test_of_the_stock_what_the_supply_still_has_is_gathered(gone: int, cubes: tuple[int, int, int]) -> None:
    position = Position()
    position.supply(gone, 0)
    position.turn()
    position.choose("gather")
    assert position.cubes() == cubes


@rule("FK-075")
def test_what_came_and_went_lies_nowhere() -> None:
    sheet = on_tile().sheet()
    sheet.put_in((WOOD, 0))
    sheet.take_out((WOOD, 0))
    assert (sheet.cubes(), sheet.loose, sheet.lower()) == (0, (), [])
