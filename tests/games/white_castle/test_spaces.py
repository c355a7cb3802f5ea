"""Where a die can go: WC-050 to WC-059."""

from __future__ import annotations

import pytest

from tests.games.white_castle.position import Table
from tests.rules import rule
from zataku.games.white_castle.components import CARD_NUMBER, ROW_VALUE, SPACE_VALUES, SPACES


@rule("WC-050")
def test_a_room_takes_a_die_only_with_a_tile_of_its_colour() -> None:
    table = Table(3)
    table.clan(coin=9)
    table.bridges(coral=(1, 3, 3), black=(1, 3, 3))
    table.choose("die:coral:right")
    rooms = [code for code in table.offer if "steward" in code or "diplomat" in code]
    assert rooms == ["place:steward-1", "place:steward-3", "place:diplomat-1"]
    assert table.refused("place:steward-2") == "WC-050"
    table.turn(0)
    table.choose("die:black:right")
    table.lay("steward-2", ("white", 3))
    table.lay("steward-3", ("white", 3))
    assert "place:steward-2" in table.offer, "whatever lies below"
    assert "place:steward-3" not in table.offer


@rule("WC-051")
def test_all_actions_facing_the_colour_and_no_others() -> None:
    table = Table()
    table.clan(coin=9)
    table.bridges(white=(1, 1, 4), coral=(1, 1, 4))
    table.rooms("S02", "S05", "S13", "P02", "P07")
    table.choose("die:white:right", "place:steward-2")
    assert table.offer == ["action:middle", "action:bottom", "skip"]
    assert table.refused("action:top") == "WC-051"
    table.choose("action:middle", "action:bottom")
    assert table.holds() == {"coin": 10, "food": 1, "iron": 1, "pearl": 2}
    table.turn(0)
    table.choose("die:coral:right", "place:diplomat-1")
    assert table.offer == ["action:top", "skip"], "a diplomat room has two actions, one of them facing the die"


@rule("WC-052")
def test_outside_one_of_two_actions_whatever_the_colour() -> None:
    for space, actions in (("left", ["gardener", "courtier"]), ("right", ["courtier", "warrior"])):
        for colour in ("coral", "black", "white"):
            table = Table()
            table.clan(coin=4, food=4, iron=4)
            table.bridges(**{colour: (1, 1, 5)})
            table.choose(f"die:{colour}:right", f"place:outside-{space}")
            assert table.offer == [*(f"action:{action}" for action in actions), "skip"]
    assert table.refused("action:gardener") == "WC-052"
    table.choose("action:courtier")
    assert table.sheet().places[0] == 1
    assert table.state.seat == 1, "one of the two, not both"


@rule("WC-053")
def test_the_well_counts_as_one_and_takes_any_number_of_any_colour() -> None:
    table = Table()
    table.well("food", "food")
    table.lay("well", ("coral", 6), ("white", 5), ("black", 6), ("coral", 6))
    table.bridges(white=(1, 1, 4))
    table.choose("die:white:right", "place:well")
    assert table.holds()["coin"] == 3


@rule("WC-054")
def test_the_well_gives_a_seal_and_both_tiles() -> None:
    table = Table()
    table.well("iron", "any")
    table.bridges(white=(1, 1, 4))
    table.choose("die:white:right", "place:well", "pick:pearl")
    assert table.holds() == {"coin": 3, "seal": 1, "iron": 1, "pearl": 1}
    table = Table()
    table.well("any", "any")
    table.bridges(white=(1, 1, 4))
    table.choose("die:white:right", "place:well", "pick:food+pearl")
    assert table.holds() == {"coin": 3, "seal": 1, "food": 1, "pearl": 1}


@rule("WC-055")
@pytest.mark.parametrize(("colour", "row"), [("coral", "courtier"), ("black", "gardener"), ("white", "warrior")])
def test_each_clan_row_takes_its_own_colour(colour: str, row: str) -> None:
    table = Table()
    table.clan(coin=9)
    table.bridges(**{colour: (1, 1, 3)})
    table.choose(f"die:{colour}:right")
    assert [code for code in table.offer if "row" in code] == [f"place:row:{row}"]
    others = {"courtier", "gardener", "warrior"} - {row}
    assert {table.refused(f"place:row:{other}") for other in others} == {"WC-055"}


@rule("WC-056")
@pytest.mark.parametrize(
    ("member", "gone", "rewards"),
    [
        ("courtier", 0, {"food": 1}),
        ("courtier", 2, {"food": 3}),
        ("courtier", 3, {"food": 3, "coin": 2}),
        ("courtier", 5, {"food": 4, "coin": 2, "seal": 1}),
        ("gardener", 1, {"iron": 2}),
        ("gardener", 3, {"iron": 3, "pearl": 1}),
        ("gardener", 5, {"iron": 4, "pearl": 1, "coin": 2}),
        ("warrior", 2, {"pearl": 3}),
        ("warrior", 4, {"pearl": 4, "seal": 1}),
        ("warrior", 5, {"pearl": 5, "seal": 1}),
    ],
)
def test_a_row_gives_one_reward_more_than_members_have_left(member: str, gone: int, rewards: dict[str, int]) -> None:
    table = Table()
    table.clan(gone={member: gone}, card="S07")
    colour = {"courtier": "coral", "gardener": "black", "warrior": "white"}[member]
    table.bridges(**{colour: (1, 1, 6)})
    table.choose(f"die:{colour}:right", f"place:row:{member}")
    assert table.holds() == rewards


@rule("WC-056")
def test_rewards_are_counted_before_the_card_action_which_may_be_declined() -> None:
    table = Table()
    table.clan(card="A3", iron=1)
    table.bridges(white=(1, 1, 6))
    table.choose("die:white:right", "place:row:warrior")
    assert table.holds() == {"iron": 1, "pearl": 1}
    assert table.offer == ["action", "skip"]
    table.choose("action", "skip")
    assert table.holds() == {"pearl": 1}, "the warrior who left uncovers nothing this time"
    assert table.sheet().warriors == 4
    table = Table()
    table.clan(card="A3", iron=1)
    table.bridges(white=(1, 1, 6))
    table.choose("die:white:right", "place:row:warrior", "skip")
    assert table.sheet().warriors == 5


@rule("WC-057")
def test_printed_values() -> None:
    assert dict(zip(SPACES, SPACE_VALUES, strict=True)) == {
        "steward-1": 3,
        "steward-2": 3,
        "steward-3": 3,
        "diplomat-1": 4,
        "diplomat-2": 4,
        "outside-left": 5,
        "outside-right": 5,
        "well": 1,
    }
    assert ROW_VALUE == 6
    table = Table()
    table.clan(coin=20)
    for colour, place, cost in (
        ("coral", "place:steward-1", 2),
        ("coral", "place:diplomat-1", 3),
        ("coral", "place:outside-left", 4),
        ("coral", "place:row:courtier", 5),
    ):
        table = Table()
        table.clan(coin=20)
        table.bridges(**{colour: (2, 2, 1)})
        table.choose(f"die:{colour}:right", place)
        assert table.holds()["coin"] == 20 - cost


@rule("WC-058")
@pytest.mark.parametrize(
    ("card", "facing"),
    [
        ("S12", ({"pearl": 2}, {"seal": 1, "point": 1}, None)),
        ("P12", ("pick", "pick", None)),
        ("P05", (None, "pick", "pick")),
    ],
)
def test_which_action_faces_which_row(card: str, facing: tuple[object, ...]) -> None:
    for row, (colour, member) in enumerate((("coral", "courtier"), ("black", "gardener"), ("white", "warrior"))):
        table = Table()
        table.clan(card=card)
        table.bridges(**{colour: (1, 1, 6)})
        table.choose(f"die:{colour}:right", f"place:row:{member}")
        expected = facing[row]
        if expected is None:
            assert table.state.seat == 1, "the dark action of this row cannot be done with nothing in hand"
            continue
        table.sheet().goods[:] = [0] * 6
        table.choose("action")
        if expected == "pick":
            assert len(table.offer) == 10
        else:
            assert table.holds() == expected


@rule("WC-058")
@pytest.mark.parametrize(("colour", "member"), [("coral", "courtier"), ("black", "gardener"), ("white", "warrior")])
def test_a_starting_card_has_one_action_for_all_rows(colour: str, member: str) -> None:
    table = Table()
    table.clan(card="A2", coin=2)
    table.bridges(**{colour: (1, 1, 6)})
    table.choose(f"die:{colour}:right", f"place:row:{member}", "action")
    assert table.sheet().places[0] == 1


@rule("WC-059")
def test_the_die_works_with_the_card_that_lay_there_when_it_came() -> None:
    table = Table()
    table.tiles(
        ("coral", "coral", "white"), *(("black", "white", "white"),) * 2, ("coral", "black"), ("black", "white")
    )
    table.rooms("S02", "S07", "S13", "P02", "P07")
    table.decks(["S12"], ["P10"])
    table.clan(seal=1, pearl=2, places={"gate": 1})
    table.bridges(coral=(1, 1, 3))
    table.choose("die:coral:right", "place:steward-1")
    assert table.offer == ["action:top", "action:middle", "skip"]
    # The courtier action of S02 lets the player climb into this room and carry S02 away.
    table.choose("action:top", "climb:gate:steward-1", "action:bottom")
    assert table.sheet().card == CARD_NUMBER["S02"]
    assert table.state.rooms[0] == CARD_NUMBER["S12"]
    assert table.offer == ["action:middle", "skip"]
    table.choose("action:middle")
    assert table.sheet().influence == 1, "influence of the old card, not seal and point of the new"
    assert table.state.seat == 1
