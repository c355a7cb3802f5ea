"""The end of a round: WC-100 to WC-105."""

from __future__ import annotations

from tests.games.white_castle.position import Table
from tests.rules import rule
from zataku.games.white_castle.components import CARDS


def finished(table: Table) -> None:
    """Decline whatever is asked until the next round begins or the match is over."""
    while not table.match.over and table.offer[-1] == "done":
        table.choose("done")


@rule("WC-100")
def test_the_new_order_follows_influence_and_the_top_of_a_stack_comes_first() -> None:
    table = Table(4)
    table.state.moved = (3, 1, 0, 2)
    for seat, influence in enumerate((4, 7, 7, 4)):
        table.clan(seat, influence=influence)
    table.end_round()
    assert table.state.order == (2, 1, 0, 3)


@rule("WC-101")
def test_after_the_third_round_gardens_and_dice_rest() -> None:
    table = Table()
    table.state.round = 3
    table.clan(0, gardens=["K2"])
    table.clan(1, influence=3)
    bridges = table.state.bridges
    table.end_round()
    assert table.match.over
    assert table.state.order == (1, 0), "the order is still settled"
    assert table.holds(0) == {}
    assert table.state.bridges == bridges


@rule("WC-102")
def test_gardens_act_in_the_new_order_once_each_where_a_die_is_left() -> None:
    table = Table(3)
    # Coral: K1 F1, black: K2 F2, white: K3 F3.
    table.bridges(coral=(2, 0), black=(0, 5), white=(0, 0))
    table.clan(0, gardens=["K2", "K3"])
    table.clan(1, gardens=["K1", "F2", "K2"], influence=2, coin=5)
    table.end_round()
    assert table.state.seat == 1, "furthest on the track"
    assert table.offer == ["activate:K1", "activate:K2", "activate:F2", "done"]
    table.choose("activate:F2")
    assert table.holds(1) == {}, "the price is paid again, then the audience"
    assert table.sheet(1).places[0] == 1
    assert table.offer == ["activate:K1", "activate:K2", "done"], "each once"
    table.choose("activate:K2")
    assert table.holds(1) == {"coin": 3}
    table.choose("done")
    assert table.state.seat == 0, "one player finishes before the next"
    assert table.offer == ["activate:K2", "done"]
    assert table.refused("activate:K3") == "WC-102"


@rule("WC-102")
def test_the_last_garden_of_the_step_acts_once_too() -> None:
    table = Table()
    table.bridges(coral=(2, 0), black=(2, 0), white=(2, 0))
    table.clan(0, gardens=["K2"])
    table.end_round()
    assert table.offer == ["activate:K2", "done"]
    table.choose("activate:K2")
    assert table.holds(0) == {"coin": 3}
    assert table.state.round == 2, "nothing is left to do in this step"
    table.clan(0, gardens=["K1", "K2"], coin=0)
    table.bridges(coral=(2, 0), black=(2, 0), white=(2, 0))
    table.end_round()
    table.choose("activate:K2")
    assert table.offer == ["activate:K1", "done"]
    table.choose("activate:K1", "pick:food+iron")
    assert table.holds(0) == {"coin": 3, "food": 1, "iron": 1}
    assert table.state.round == 3


@rule("WC-105")
def test_a_garden_used_in_the_step_does_not_come_back_with_a_new_gardener() -> None:
    table = Table()
    table.bridges(coral=(2, 0), black=(2, 0), white=(2, 0))
    table.clan(0, gardens=["F3", "K1"], coin=9, food=3)
    table.end_round()
    assert table.offer == ["activate:K1", "activate:F3", "done"]
    table.choose("activate:F3", "garden:K3", "action")
    assert table.offer == ["activate:K1", "done"], "neither the garden just reached nor the one just used"
    table.choose("activate:K1", "pick:food+iron")
    assert table.state.round == 2


@rule("WC-103")
def test_all_dice_come_back_and_everything_else_stays() -> None:
    table = Table(3)
    table.clan(0, coin=4, places={"gate": 1}, influence=2)
    table.sheet(0).dice = (3, 0, 4)
    table.lay("well", ("coral", 2), ("black", 2))
    table.lay("steward-1", ("white", 2))
    rooms, lantern = table.state.rooms, table.lantern(0)
    table.end_round()
    finished(table)
    state = table.state
    assert state.round == 2
    assert state.spaces == tuple((value, ()) for value in (3, 3, 3, 4, 4, 5, 5, 1))
    assert table.sheet(0).dice == (0, 0, 0)
    assert all(left and right and len(middle) == 2 for left, middle, right in state.bridges)
    assert all([left, *middle, right] == sorted([left, *middle, right]) for left, middle, right in state.bridges)
    assert (table.holds(0), table.sheet(0).influence, state.rooms, table.lantern(0)) == (
        {"coin": 4},
        2,
        rooms,
        lantern,
    )


@rule("WC-104")
def test_influence_of_the_garden_step_changes_the_order_only_later() -> None:
    table = Table()
    table.rooms("S02", "S07", "S13", "P02", "P07")
    table.gardens("K4", "F1", "K2", "F2", "K3", "F3")
    table.bridges(coral=(2, 0))
    table.clan(0, influence=1)
    table.clan(1, gardens=["K4"])
    table.end_round()
    table.choose("activate:K4", "light:diplomat-1:bottom")
    assert table.sheet(1).influence == 2
    assert table.state.order == (0, 1)
    assert (table.state.round, table.state.seat) == (2, 0)
    table.end_round()
    assert table.state.order == (1, 0)


@rule("WC-105")
def test_gardens_are_fixed_when_the_players_step_begins() -> None:
    table = Table()
    table.bridges(coral=(2, 0), black=(2, 0), white=(2, 0))
    table.clan(0, gardens=["F3"], coin=6, food=1)
    table.end_round()
    assert table.offer == ["activate:F3", "done"]
    table.choose("activate:F3", "garden:K2", "action")
    assert table.holds(0) == {"coin": 6}
    assert table.state.round == 2, "K2 gave its action on arrival and does not act again in this step"


@rule("WC-046", "WC-102")
def test_a_garden_whose_price_is_missing_says_so() -> None:
    table = Table()
    table.bridges(coral=(2, 0), black=(2, 0), white=(2, 0))
    table.clan(0, gardens=["F3", "K1"], coin=2, food=1)
    table.end_round()
    assert table.offer == ["activate:K1", "done"]
    assert table.refused("activate:F3") == "WC-046"


@rule("WC-104", "WC-105")
def test_a_gardener_placed_during_the_step_refuses_to_act_again() -> None:
    table = Table()
    table.bridges(coral=(2, 0), black=(2, 0), white=(2, 0))
    table.clan(0, gardens=["F3", "K1"], coin=6, food=1)
    table.end_round()
    table.choose("activate:F3", "skip")
    assert table.offer == ["activate:K1", "done"]
    assert table.refused("activate:K2") == "WC-105"
    assert CARDS[table.sheet().card].id == "A1"
