"""What the conformance battery must know about The White Castle."""

from __future__ import annotations

from typing import Any

from zataku.games.white_castle.state import NO_CARD, Castle
from zataku.games.white_castle.steps.turn import PlaceDie


def census(state: Castle) -> Any:
    """Every die, action card, clan member and solo card is somewhere, once; limits hold."""
    dice = [0, 0, 0]
    for colour, (left, middle, right) in enumerate(state.bridges):
        dice[colour] += bool(left) + len(middle) + bool(right)
    for _, lying in state.spaces:
        for colour, _ in lying:
            dice[colour] += 1
    if isinstance(state.asking, PlaceDie):
        dice[state.asking.colour] += 1
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
        cards += [card for card in (sheet.card, *sheet.lantern.cards) if card != NO_CARD and card < 27]
    assert len(set(cards)) == len(cards), "a card is in two places"
    if state.solo is not None:
        assert sorted([state.solo.top, *state.solo.below.cards, *state.solo.opened]) == list(range(9))
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


# What the events tell


def tally(view: dict[str, Any]) -> dict[str, Any]:
    """Everything on the table that changes, by name."""
    shown: dict[str, Any] = {
        "round": view["round"],
        "order": view["order"],
        "hand": view["hand"] and (view["hand"]["colour"], view["hand"]["value"]),
    }
    shown |= {f"bridge {bridge['colour']}": _dice_in_line(bridge) for bridge in view["bridges"]}
    for space in (*view["rooms"], *view["outside"], view["well"]):
        shown[f"dice {space['id']}"] = [(die["colour"], die["value"]) for die in space["dice"]]
    shown |= {f"card {room['id']}": room["card"] and room["card"]["actions"] for room in view["rooms"]}
    shown |= {f"deck {floor}": cards for floor, cards in view["decks"].items()}
    shown |= {f"slot {slot['id']}": slot["seat"] for slot in view["daimyo"]["slots"]}
    shown |= {f"pair {number}": pair is not None for number, pair in enumerate(view["pairs"], start=1)}
    for clan in view["seats"]:
        shown |= _tally_of_clan(view, clan)
    if view["solo"]:
        shown["solo top"] = (view["solo"]["top"]["bridge"], view["solo"]["top"]["position"])
    return shown


def _dice_in_line(bridge: dict[str, Any]) -> list[int]:
    """Left end, middle, right end; 0 at an empty end."""
    return [bridge["left"] or 0, *bridge["middle"], bridge["right"] or 0]


def _tally_of_clan(view: dict[str, Any], clan: dict[str, Any]) -> dict[str, Any]:
    seat = clan["seat"]
    return {
        **{f"{good} {seat}": amount for good, amount in clan["goods"].items()},
        **{f"{member} {seat}": count for member, count in clan["members"].items()},
        **{f"row {row['id']} {seat}": row["placed"] for row in clan["rows"]},
        f"influence {seat}": clan["influence"],
        f"card {seat}": clan["card"] and clan["card"]["actions"],
        f"lantern {seat}": [card["reward"] for card in clan["lantern"]],
        f"gate {seat}": view["gate"][seat],
        f"daimyo {seat}": view["daimyo"]["courtiers"][seat],
        **{f"{room['id']} {seat}": room["courtiers"][seat] for room in view["rooms"]},
        **{f"{yard['id']} {seat}": yard["warriors"][seat] for yard in view["yards"]},
        **{f"garden {garden['id'].lower()} {seat}": seat in garden["gardeners"] for garden in view["gardens"]},
    }


_BORDERS = {5: 1, 10: 2, 14: 3}


def enrich(state: Castle) -> None:
    """Full stores and markers before the borders of the influence track."""
    for seat, sheet in enumerate(state.sheets):
        sheet.goods[:5] = [9, 5, 4, 4, 4]
        sheet.influence = (4, 9, 13, 19)[seat]
    state.ask_again()


def hear(event: dict[str, Any], tally: dict[str, Any]) -> None:
    """Follow what an event says; one that says what is not so fails."""
    id, args = event["message"]["id"].removeprefix("event-"), event["message"]["args"]
    seat = args["seat"]["seat"] if "seat" in args else None
    for part in ("gain", "cost"):
        if id in ("gain", "pay", "exchange", "border-paid", "solo-coins") and part in args:
            _count(tally, seat, args[part]["effect"], 1 if part == "gain" else -1)
    if id in _HEARD:
        _HEARD[id](tally, seat, args)


def _count(tally: dict[str, Any], seat: int | None, effect: str, sign: int) -> None:
    for part in effect.split(" + "):
        amount, _, good = part.rpartition(" ")
        tally[f"{good} {seat}"] += sign * int(amount or 1)


def _named(args: dict[str, Any], argument: str) -> str:
    """The thing an argument names: `steward-1` for `name-space-steward-1`."""
    id: str = args[argument]["id"]
    return id if "-" not in id else id.split("-", 2)[2]


def _effects(arguments: list[dict[str, str]]) -> list[str]:
    return [argument["effect"] for argument in arguments]


def _hear_round(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    tally["round"] = args["round"]


def _hear_order(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    tally["order"] = [each["seat"] for each in args["order"]]


def _hear_dice(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    """All dice are back on the bridges."""
    tally |= {name: [] for name in tally if name.startswith("dice ")}
    tally |= {name: None for name in tally if name.startswith("row ")}
    tally |= {f"bridge {colour}": dice for colour, dice in args.items()}


def _hear_pair(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    tally[f"pair {args['number']}"] = False
    tally[f"card {seat}"] = [args["action"]["effect"]]
    tally[f"lantern {seat}"] = _effects(args["lantern"])


def _take(tally: dict[str, Any], colour: str, position: str, value: int) -> None:
    """A die leaves a bridge; its neighbour slides to an emptied end (WC-022)."""
    dice = tally[f"bridge {colour}"]
    left, *middle, right = dice
    if position == "left":
        assert left == value
        left, *middle = middle or [0]
    elif position == "right":
        assert right == value
        *middle, right = middle or [0]
    else:
        assert middle.pop(0) == value
    tally[f"bridge {colour}"] = [left, *middle, right]
    tally["hand"] = (colour, value)


def _hear_take_die(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    _take(tally, _named(args, "colour"), _named(args, "end"), args["value"])


def _hear_solo_take(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    _hear_top(tally, seat, args)
    _take(tally, _named(args, "bridge"), _named(args, "position"), args["value"])


def _hear_place(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    colour, value = tally["hand"]
    space = _named(args, "space")
    if args["space"]["id"].startswith("name-row-"):
        tally[f"row {space} {seat}"] = value
    else:
        tally[f"dice {space}"] = [*tally[f"dice {space}"], (colour, value)]
    tally["hand"] = None


def _hear_top(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    tally["solo top"] = (_named(args, "bridge"), _named(args, "position"))


def _hear_influence(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    assert args["position"] > tally[f"influence {seat}"], "a marker that moves goes forward"
    tally[f"influence {seat}"] = args["position"]


def _hear_end_of_track(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    assert tally[f"influence {seat}"] == 20


def _hear_border_closed(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    assert _BORDERS.get(tally[f"influence {seat}"], 0) == args["seals"] > tally[f"seal {seat}"]


def _hear_border_stop(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    assert tally[f"influence {seat}"] in _BORDERS


def _hear_warrior(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    tally[f"warrior {seat}"] -= 1
    tally[f"{args['yard']['id'].removeprefix('name-')} {seat}"] += 1


def _hear_gardener(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    tally[f"gardener {seat}"] -= 1
    tally[f"garden {_named(args, 'garden')} {seat}"] = True


def _hear_audience(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    tally[f"courtier {seat}"] -= 1
    tally[f"gate {seat}"] += 1


def _hear_climb(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    tally[f"{_named(args, 'origin')} {seat}"] -= 1
    tally[f"{_named(args, 'place')} {seat}"] += 1


def _hear_take_card(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    room = _named(args, "room")
    assert tally[f"card {room}"] == _effects(args["card"])
    tally[f"card {seat}"], tally[f"card {room}"] = tally[f"card {room}"], None
    tally[f"lantern {seat}"] = [*tally[f"lantern {seat}"], args["lantern"]["effect"]]


def _hear_refill(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    room = _named(args, "room")
    tally[f"card {room}"] = _effects(args["card"])
    tally[f"deck {room.split('-')[0]}"] -= 1


def _hear_slot(tally: dict[str, Any], seat: int | None, args: dict[str, Any]) -> None:
    tally[f"slot {_named(args, 'slot')}"] = seat


_HEARD = {
    "round": _hear_round,
    "order": _hear_order,
    "dice": _hear_dice,
    "pair": _hear_pair,
    "take-die": _hear_take_die,
    "solo-take": _hear_solo_take,
    "place-die": _hear_place,
    "solo-place": _hear_place,
    "solo-place-well": _hear_place,
    "solo-no-die": _hear_top,
    "solo-shuffle": _hear_top,
    "influence": _hear_influence,
    "border-paid": _hear_influence,
    "influence-end": _hear_end_of_track,
    "border-closed": _hear_border_closed,
    "border-stop": _hear_border_stop,
    "warrior": _hear_warrior,
    "gardener": _hear_gardener,
    "solo-gardener": _hear_gardener,
    "audience": _hear_audience,
    "solo-gate": _hear_audience,
    "climb": _hear_climb,
    "take-card": _hear_take_card,
    "refill": _hear_refill,
    "slot": _hear_slot,
    "solo-slot": _hear_slot,
}
