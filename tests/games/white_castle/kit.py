"""What the conformance battery must know about The White Castle."""

from __future__ import annotations

from typing import Any

from zataku.games.white_castle.state import NO_CARD, Castle


def census(state: Castle) -> Any:
    """Every die, action card, clan member and solo card is somewhere, once; limits hold."""
    dice = [0, 0, 0]
    for colour, (left, middle, right) in enumerate(state.bridges):
        dice[colour] += bool(left) + len(middle) + bool(right)
    for space in state.spaces:
        for colour, _ in space:
            dice[colour] += 1
    if state.hand is not None:
        dice[state.hand[0]] += 1
    for sheet in state.sheets:
        for colour, value in enumerate(sheet.dice):
            dice[colour] += bool(value)
        assert all(0 <= amount <= 7 for amount in sheet.goods[2:5])
        assert 0 <= sheet.goods[1] <= 5
        assert sheet.goods[0] >= 0
        assert 0 <= sheet.influence <= 20
        assert sheet.courtiers + sum(sheet.places) == 5
        assert sheet.gardeners + sheet.gardens.bit_count() == 5
        assert sheet.warriors + sum(sheet.yards) == 5
    for slot, seat in enumerate(state.slots):
        assert seat < 0 or state.sheets[seat].places[-1] >= state.slots.count(seat), slot
    assert sorted(state.order) == sorted(state.moved) == list(range(state.layout.seats))
    cards = [*state.decks[0].cards, *state.decks[1].cards, *(card for card in state.rooms if card != NO_CARD)]
    for sheet in state.sheets:
        cards += [card for card in (sheet.card, *sheet.lantern) if card != NO_CARD and card < 27]
    assert len(set(cards)) == len(cards), "a card is in two places"
    if state.layout.solo:
        solo = sorted([state.solo_top, *state.solo_unseen.cards, *state.solo_known, *state.opened])
        assert solo == list(range(9))
        # Cards leave the match where the delegation's courtiers climb.
        return dice
    return dice, sorted(cards)


_FLOORS = {"steward": 3, "diplomat": 6}
_INFLUENCE = [0] * 6 + [3] * 5 + [6] * 4 + [10, 11, 12, 13, 14, 15]


def recount(view: dict[str, Any]) -> list[int]:
    """Totals from what can be seen at the end."""
    return [_total(view, clan) for clan in view["seats"]]


def _total(view: dict[str, Any], clan: dict[str, Any]) -> int:
    seat, goods = clan["seat"], clan["goods"]
    total: int = goods["point"] + _INFLUENCE[clan["influence"]]
    if not clan["automa"]:
        total += (goods["coin"] + goods["seal"]) // 5
        total += sum((goods[name] >= 3) + (goods[name] >= 7) for name in ("food", "iron", "pearl"))
    inside = view["daimyo"]["courtiers"][seat]
    total += view["gate"][seat] + 10 * inside
    for room in view["rooms"]:
        inside += room["courtiers"][seat]
        total += room["courtiers"][seat] * _FLOORS[room["id"].split("-")[0]]
    total += sum(yard["warriors"][seat] * yard["multiplier"] * inside for yard in view["yards"])
    total += sum(garden["points"] for garden in view["gardens"] if seat in garden["gardeners"])
    return total
