"""Alone against the Tokugawa delegation: WC-120 to WC-141."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import zataku
from tests.games.white_castle.position import Table
from tests.rules import rule
from zataku.games.white_castle.automa import DELEGATION, DELEGATION_COINS, DELEGATION_TURN
from zataku.games.white_castle.components import CARD_NUMBER, CARDS, SOLO_CARDS
from zataku.games.white_castle.scoring import parts
from zataku.games.white_castle.setup import new_state
from zataku.games.white_castle.state import Castle
from zataku.games.white_castle.steps.rounds import NEXT_TURN
from zataku.kernel.chance import key_from_seed
from zataku.kernel.match import Match

DIFFICULTIES = ("easy", "medium", "hard")


def delegation_acts(table: Table, *deck: str, turn: int = 1) -> None:
    """The delegation's turn with the deck in this order from the top; the rest of the cards follow."""
    table.solo_deck(*deck)
    state = table.state
    state.seat = DELEGATION
    state.turn = turn + 1
    state.agenda[:] = [NEXT_TURN, DELEGATION_TURN]
    table.match.advance()


def solo(seed: str = "position") -> Table:
    table = Table(1, seed)
    table.clan(DELEGATION, places={}, gardens=[], yards={})
    table.state.clear_spaces()
    table.bridges(coral=(2, 3, 4), black=(2, 3, 4), white=(2, 3, 4))
    return table


def opened(table: Table) -> list[str]:
    """The cards that the log tells, known by their actions."""
    cards = {card.actions: card.id for card in SOLO_CARDS}
    told = [event.message.args["card"] for event in table.match.events if event.message.id == "event-solo-open"]
    return [cards[actions] for actions in told]  # type: ignore[index]


@rule("WC-120")
def test_setup_as_for_two_with_random_starting_cards() -> None:
    seen = set()
    for number in range(20):
        match = zataku.new_match("white-castle", 1, f"solo-{number}")
        state = match.state
        assert isinstance(state, Castle)
        assert state.layout.stack == 1
        assert all(len(middle) == 1 for _, middle, _ in state.bridges)
        assert (len(state.decks[0]), len(state.decks[1])) == (6, 7)
        assert not any(CARDS[card].marked for card in state.rooms)
        assert state.pairs == ()
        sheet = state.sheets[0]
        seen.add((CARDS[sheet.card].id, CARDS[sheet.lantern.cards[0]].id))
        decree = CARDS[sheet.lantern.cards[0]].decree
        assert [CARDS[card].id for card in sheet.lantern.cards[1:]] == ([decree] if decree else [])
        assert match.decision is not None
        assert not match.decision.codes[0].startswith("pair:")
    assert len(seen) > 10


@rule("WC-121")
@pytest.mark.parametrize(
    ("difficulty", "points", "order", "influence"),
    [("easy", 0, (0, 1), 0), ("medium", 3, (1, 0), 1), ("hard", 8, (1, 0), 3)],
)
def test_difficulties(difficulty: str, points: int, order: tuple[int, int], influence: int) -> None:
    state = new_state(1, {"difficulty": difficulty}, key_from_seed("difficulty"), None)
    delegation = state.sheets[DELEGATION]
    assert (delegation.points, state.order, delegation.influence) == (points, order, influence)
    assert state.sheets[0].influence == 0
    if difficulty == "easy":
        assert state.moved == (1, 0), "the player's marker lies on top"
    settings = zataku.new_match("white-castle", 1, "default").settings
    assert settings == {"difficulty": "easy"}


@rule("WC-122")
def test_the_delegation_has_members_only_and_never_pays() -> None:
    match = zataku.new_match("white-castle", 1, "members")
    clan = match.view(0)["seats"][DELEGATION]
    assert clan["automa"]
    assert clan["members"] == {"courtier": 5, "gardener": 5, "warrior": 5}
    assert (clan["card"], clan["lantern"], clan["rows"]) == (None, [], [])
    table = solo()
    table.clan(DELEGATION, coin=1)
    delegation_acts(table, "T7", "T1")
    assert table.holds(DELEGATION)["coin"] == 5, "a 2 on value 5 costs nothing, the warrior neither; 4 coins are gained"
    assert table.sheet(DELEGATION).yards == (1, 0, 0)


@rule("WC-123")
def test_the_delegation_takes_no_action_and_any_room() -> None:
    table = solo()
    # T3's space, steward room 1, has no tile of the die's colour.
    table.tiles(
        ("black", "white", "white"), *(("black", "white", "white"),) * 2, ("coral", "black"), ("black", "white")
    )
    table.clan(DELEGATION, coin=0)
    delegation_acts(table, "T5", "T3")
    assert table.dice("steward-1") == [("coral", 4)]
    assert table.holds(DELEGATION) == {"coin": 1, "point": 3}, "the die's coin and T5's points, nothing of the room"
    assert table.sheet(DELEGATION).yards == (0, 0, 1), "and nothing of the yard"
    table = solo()
    table.lay("outside-left", ("white", 1))
    delegation_acts(table, "T5", "T1")
    assert table.dice("well") == [("coral", 2)]
    assert table.holds(DELEGATION) == {"coin": 1, "point": 3}, "no seal and no tiles at the well, no lantern"


@rule("WC-124")
def test_cards_are_opened_until_the_named_die_is_there() -> None:
    table = solo()
    table.bridges(coral=(2, 4), black=(0, 4))
    delegation_acts(table, "T5", "T2", "T4", "T8")
    assert opened(table) == ["T5", "T2", "T4"], "coral centre and black left have no die; white centre has"
    assert table.state.bridges[2] == (2, (), 4)
    assert table.dice("well") == [("white", 3)]
    table = solo()
    delegation_acts(table, "T5", "T1")
    assert opened(table) == ["T5"]
    assert table.state.bridges[0] == (3, (), 4), "the middle die slides as usual"


@rule("WC-124")
def test_the_search_ends_after_at_most_six_cards() -> None:
    for number in range(40):
        match = zataku.new_match("white-castle", 1, f"search-{number}", {"difficulty": DIFFICULTIES[number % 3]})
        rng = Random(number)
        while not match.over:
            match.choose(rng.choice(match.state.offer))
        longest = count = 0
        for event in match.events:
            if event.message.id == "event-solo-open":
                count += 1
                longest = max(longest, count)
            elif event.message.id == "event-solo-take":
                count = 0
        assert 1 <= longest <= 6


@rule("WC-125")
def test_the_die_goes_to_the_named_space_if_free_otherwise_to_the_well() -> None:
    table = solo()
    delegation_acts(table, "T5", "T4")
    assert table.dice("outside-right") == [("black", 2)]
    table = solo()
    table.lay("outside-right", ("coral", 1))
    delegation_acts(table, "T5", "T4")
    assert table.dice("outside-right") == [("coral", 1)]
    assert table.dice("well") == [("black", 2)]
    assert "event-solo-place-well" in table.events()
    table = solo()
    table.lay("well", ("coral", 1), ("coral", 2))
    delegation_acts(table, "T5", "T8")
    assert table.dice("well")[-1] == ("white", 3), "the well is always free"


@rule("WC-126")
def test_coins_for_a_higher_die_and_no_price_for_a_lower_one() -> None:
    table = solo()
    table.bridges(black=(6, 3, 4))
    delegation_acts(table, "T5", "T4")
    assert table.holds(DELEGATION)["coin"] == 1, "6 on 5"
    table = solo()
    delegation_acts(table, "T5", "T4")
    assert "coin" not in table.holds(DELEGATION), "2 on 5"
    table = solo()
    table.bridges(white=(2, 5, 6))
    delegation_acts(table, "T5", "T8")
    assert table.holds(DELEGATION)["coin"] == 4, "5 on the well's 1"


@rule("WC-127")
def test_the_last_two_opened_cards_act_in_order() -> None:
    table = solo()
    table.bridges(coral=(2, 4), black=(0, 4))
    delegation_acts(table, "T9", "T2", "T4", "T8")
    # T9 is ignored; T2: warrior to yard 3, advance fails (a point); T4: courtier to the gate, then it advances.
    assert table.sheet(DELEGATION).yards == (0, 1, 0)
    assert table.holds(DELEGATION)["point"] == 1
    assert table.offer == ["room:steward-1", "room:steward-2", "room:steward-3"]
    plan = next(event for event in table.match.events if event.message.id == "event-solo-plan")
    assert [str(action) for action in plan.message.args["plan"]] == [  # type: ignore[union-attr]
        "warrior(yard-3)",
        "advance(1)",
        "gate",
        "advance(1)",
    ]
    table = solo()
    delegation_acts(table, "T5", "T4")
    assert table.sheet(DELEGATION).courtiers == 5, "a single opened card acts alone"


@rule("WC-128")
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_an_impossible_action_scores_the_number_of_the_round(round_number: int) -> None:
    table = solo()
    table.state.round = round_number
    delegation_acts(table, "T2", "T4")
    assert table.holds(DELEGATION) == {"point": round_number}
    assert "event-solo-cannot" in table.events()


@rule("WC-129")
def test_opened_cards_go_under_the_deck_in_order_and_it_is_shuffled_each_round() -> None:
    table = solo()
    table.bridges(coral=(2, 4))
    delegation_acts(table, "T5", "T2", "T8", "T3")
    cards = table.state.solo
    assert cards is not None
    assert cards.opened == ()
    assert SOLO_CARDS[cards.top].id == "T8"
    known = [SOLO_CARDS[card].id for card in cards.below.cards]
    assert known[-2:] == ["T5", "T2"], "the first opened lies uppermost"
    assert table.match.view(0)["solo"]["known"] == known
    tops = set()
    for number in range(30):
        table = solo(f"shuffle-{number}")
        table.solo_deck("T1")
        table.end_round()
        assert (table.state.round, table.state.seat) == (2, 0)
        shown = table.match.view(0)["solo"]
        assert (len(shown["unseen"]), shown["known"]) == (8, []), "nothing is known any more"
        tops.add((shown["top"]["bridge"], shown["top"]["position"]))
    assert len(tops) > 3


@rule("WC-130", "WC-140")
def test_the_gardener_goes_where_fewest_points_are_and_the_player_breaks_ties() -> None:
    table = solo()
    table.gardens("K3", "F1", "K5", "F2", "K4", "F3")
    delegation_acts(table, "T8", "T4")
    assert table.match.view(0)["gardens"][1]["gardeners"] == [DELEGATION], "F1, the cheapest flower garden"
    table = solo()
    table.gardens("K3", "F1", "K5", "F2", "K4", "F3")
    delegation_acts(table, "T3", "T4")
    assert (table.state.seat, table.offer) == (0, ["garden:K3", "garden:K4"])
    assert table.exchanges == [], "the player's own turn is another matter"
    table.choose("garden:K4")
    assert table.match.view(0)["gardens"][4]["gardeners"] == [DELEGATION]
    assert table.holds(DELEGATION) == {"coin": 4}, "the next action goes on"
    table = solo()
    table.gardens("K3", "F1", "K5", "F2", "K4", "F3")
    table.clan(DELEGATION, gardens=["K3", "K4"])
    delegation_acts(table, "T6", "T4")
    assert table.offer == ["garden:F1", "garden:K5"], "any kind; own gardens are out, 5 points are the fewest left"


@rule("WC-131")
def test_warrior_to_the_shown_yard_and_courtier_to_the_gate() -> None:
    for card, yards in (("T7", (1, 0, 0)), ("T2", (0, 1, 0)), ("T5", (0, 0, 1))):
        table = solo()
        delegation_acts(table, card, "T4")
        assert table.sheet(DELEGATION).yards == yards
        assert table.sheet(DELEGATION).warriors == 4
    table = solo()
    delegation_acts(table, "T1", "T4")
    assert table.sheet(DELEGATION).places[0] == 1
    assert table.sheet(DELEGATION).courtiers == 4


@rule("WC-132", "WC-140")
def test_an_advance_takes_the_lowest_courtier_and_the_player_chooses_the_room() -> None:
    table = solo()
    table.decks(["S12"], ["P10"])
    table.clan(DELEGATION, places={"gate": 1, "steward-1": 1})
    delegation_acts(table, "T2", "T4")
    assert (table.state.seat, table.offer) == (0, ["room:steward-1", "room:steward-2", "room:steward-3"])
    gone = table.state.rooms[1]
    table.choose("room:steward-2")
    assert table.sheet(DELEGATION).places == (0, 1, 1, 0, 0, 0, 0)
    assert table.state.rooms[1] == CARD_NUMBER["S12"]
    everywhere = [*table.state.rooms, *table.state.decks[0].cards, table.sheet(0).card, *table.sheet(0).lantern.cards]
    assert gone not in everywhere, "the card leaves the match"
    assert table.lantern(DELEGATION) == []
    # The deck is empty now: the card stays.
    table.clan(DELEGATION, places={"gate": 1})
    delegation_acts(table, "T2", "T8")
    table.choose("room:steward-2")
    assert table.state.rooms[1] == CARD_NUMBER["S12"]


@rule("WC-132")
def test_at_the_daimyo_it_takes_the_leftmost_free_place_if_any() -> None:
    table = solo()
    table.clan(DELEGATION, places={"diplomat-1": 1})
    table.state.slots = (0, -1, -1)
    delegation_acts(table, "T2", "T4")
    assert table.state.slots == (0, DELEGATION, -1)
    assert table.sheet(DELEGATION).places[6] == 1
    assert table.holds(DELEGATION) == {}, "without its reward"
    table = solo()
    table.clan(DELEGATION, places={"diplomat-1": 1})
    table.state.slots = (0, 0, 0)
    delegation_acts(table, "T2", "T4")
    assert table.state.slots == (0, 0, 0)
    assert table.sheet(DELEGATION).places[6] == 1


@rule("WC-133")
def test_influence_needs_no_seals_and_stacks_as_usual() -> None:
    table = solo()
    table.clan(0, influence=6)
    table.clan(DELEGATION, influence=4)
    table.state.moved = (1, 0)
    delegation_acts(table, "T1", "T8")
    assert table.sheet(DELEGATION).influence == 6
    assert table.state.moved == (0, 1), "on top of the player's marker"
    delegation_acts(table, "T5", "T4")
    assert table.holds(DELEGATION)["point"] == 3
    delegation_acts(table, "T3", "T9")
    while table.offer[0].startswith("garden"):
        table.choose(table.offer[0])
    assert table.holds(DELEGATION)["coin"] >= 4


@rule("WC-134")
@pytest.mark.parametrize(
    ("first", "round_number", "coins", "points", "left"),
    [(True, 1, 7, 2, 1), (False, 1, 9, 1, 4), (True, 2, 6, 4, 0), (False, 3, 12, 6, 2)],
)
def test_coins_become_points(first: bool, round_number: int, coins: int, points: int, left: int) -> None:
    table = solo()
    table.state.round = round_number
    table.clan(0, influence=2)
    table.clan(DELEGATION, influence=3 if first else 1, coin=coins)
    table.end_round()
    (event,) = [event for event in table.match.events if event.message.id == "event-solo-coins"]
    assert str(event.message.args["cost"]) == f"{coins - left} coin"
    assert table.sheet(DELEGATION).points == points
    table.state.order = (DELEGATION, 0) if first else (0, DELEGATION)
    table.state.round = round_number
    table.clan(DELEGATION, coin=coins)
    DELEGATION_COINS.run(table.state)
    assert table.sheet(DELEGATION).goods[0] == left
    assert table.sheet(DELEGATION).points == 2 * points


@rule("WC-135")
def test_gardens_score_the_round_under_bridges_with_dice() -> None:
    for round_number in (1, 2):
        table = solo()
        table.state.round = round_number
        table.bridges(coral=(2, 0), black=(0, 0), white=(0, 3))
        table.clan(DELEGATION, gardens=["K1", "F1", "K2", "F3"])
        table.end_round()
        assert table.sheet(DELEGATION).points == 3 * round_number, "K2 lies at the empty black bridge"
        assert table.sheet(DELEGATION).goods[:5] == [0] * 5, "and no garden acts"
        assert table.state.round == round_number + 1


@rule("WC-136")
def test_the_delegation_scores_influence_and_members_only() -> None:
    table = solo()
    table.state.round = 3
    table.clan(DELEGATION, coin=2, influence=7, point=4, places={"steward-1": 1}, yards={"yard-5": 1}, gardens=["K1"])
    assert parts(table.state, DELEGATION) == {
        "play": 4,
        "stores": 0,
        "resources": 0,
        "influence": 3,
        "courtiers": 3,
        "warriors": 2,
        "gardeners": 1,
    }
    table.sheet(DELEGATION).goods[0] = 99
    assert parts(table.state, DELEGATION)["stores"] == 0
    table = solo()
    table.state.round = 3
    table.clan(0, point=5, influence=0)
    table.clan(DELEGATION, point=5, influence=0)
    table.state.moved = (0, 1)
    table.end_round()
    assert table.match.scores.winners == (DELEGATION,), "the tie goes to the first in the order"


@rule("WC-137")
def test_the_centre_die_is_taken_without_moving_the_others() -> None:
    table = solo()
    delegation_acts(table, "T3", "T2")
    while table.offer[0].startswith("garden"):
        table.choose(table.offer[0])
    assert table.state.bridges[0] == (2, (), 4)
    assert table.dice("diplomat-1") == [("coral", 3)]


@rule("WC-138")
@pytest.mark.parametrize(
    ("card", "clan", "points"),
    [
        ("T1", {"places": {"daimyo": 5}}, 1),
        ("T2", {"yards": {"yard-1": 5}, "places": {}}, 2),
        ("T3", {"gardens": ["K1", "K2", "K3"]}, 1),
        ("T3", {"gardens": ["K1", "F1", "F2", "F3", "K2"]}, 1),
        ("T9", {"places": {"diplomat-1": 4, "daimyo": 1}}, 2),
        ("T1", {"influence": 20}, 1),
        ("T4", {"places": {"daimyo": 5}}, 2),
    ],
)
def test_what_the_delegation_cannot_do(card: str, clan: dict[str, object], points: int) -> None:
    table = solo()
    table.clan(DELEGATION, **clan)  # type: ignore[arg-type]
    places = table.sheet(DELEGATION).places
    delegation_acts(table, card, "T4" if card != "T4" else "T8")
    assert table.sheet(DELEGATION).points == points
    if card == "T9":
        assert table.sheet(DELEGATION).places == places, "the courtier stays"


@rule("WC-138")
def test_some_steps_of_influence_are_enough() -> None:
    table = solo()
    table.clan(DELEGATION, influence=19)
    delegation_acts(table, "T1", "T4")
    assert table.sheet(DELEGATION).influence == 20
    assert table.sheet(DELEGATION).points == 0


@rule("WC-139")
def test_courtiers_on_a_floor_are_alike_and_the_floor_between_has_no_effect() -> None:
    table = solo()
    table.clan(DELEGATION, places={"steward-1": 1, "steward-3": 2})
    stewards = table.state.rooms[:3]
    delegation_acts(table, "T2", "T4")
    assert table.offer == ["room:diplomat-1", "room:diplomat-2"], "only the room is asked"
    table.choose("room:diplomat-1")
    assert sum(table.sheet(DELEGATION).places[1:4]) == 2
    assert table.state.rooms[:3] == stewards
    table = solo()
    table.clan(DELEGATION, places={})
    stewards = table.state.rooms[:3]
    delegation_acts(table, "T9", "T4")
    assert table.offer == ["room:diplomat-1", "room:diplomat-2"], "from the gate up two floors"
    table.choose("room:diplomat-2")
    assert table.state.rooms[:3] == stewards


@rule("WC-140")
def test_the_player_is_asked_in_the_delegations_turn() -> None:
    table = solo()
    table.clan(0, seal=5)
    table.clan(DELEGATION, places={"gate": 1})
    delegation_acts(table, "T2", "T4")
    decision = table.match.decision
    assert decision is not None
    assert decision.seat == 0
    assert decision.prompt.id == "prompt-choose-room"
    assert table.exchanges == []
    table.choose("room:steward-1")
    assert table.idle
    assert table.exchanges == ["coin", "food", "iron", "pearl"]


@rule("WC-141")
def test_its_dice_and_courtiers_are_in_the_way() -> None:
    table = solo()
    table.clan(0, coin=9)
    delegation_acts(table, "T5", "T4")
    assert table.idle
    table.choose("die:white:right")
    assert "place:outside-right" not in table.offer
    assert table.refused("place:outside-right") == "WC-028"
    table = solo()
    table.clan(0, pearl=2, places={"diplomat-1": 1})
    table.clan(DELEGATION, places={"diplomat-1": 1})
    delegation_acts(table, "T2", "T4")
    table.perform("courtier")
    assert table.offer == ["slot:middle", "slot:right"]


def test_random_solo_matches_end_at_every_difficulty() -> None:
    def play(match: Match, number: int) -> Sequence[int]:
        rng = Random(number)
        while not match.over:
            match.choose(rng.choice(match.state.offer))
        return [score.total for score in match.scores.seats]

    for number, difficulty in enumerate(DIFFICULTIES * 3):
        totals = play(zataku.new_match("white-castle", 1, f"end-{number}", {"difficulty": difficulty}), number)
        assert 35 < totals[DELEGATION] < 110
