"""What the conformance battery must know about Three Lanterns."""

from __future__ import annotations

from typing import Any

from tests.toy import Lanterns


def census(state: Lanterns) -> Any:
    """Every card is in exactly one place."""
    held = (card for sheet in state.sheets for card in (*sheet.hand.cards, *sheet.played.cards))
    return sorted([*state.deck.cards, *state.discard, *held])


def recount(view: dict[str, Any]) -> list[int]:
    """Totals from what can be seen at the end."""
    return [seat["points"] + seat["coins"] // 2 for seat in view["seats"]]


def tally(view: dict[str, Any]) -> dict[str, int]:
    """Coins and points by seat, and the round."""
    goods = {
        f"{good} {seat}": sheet[f"{good}s"] for seat, sheet in enumerate(view["seats"]) for good in ("coin", "point")
    }
    return {"round": view["round"], **goods}


def hear(event: dict[str, Any], tally: dict[str, int]) -> None:
    """What an event says about coins, points and rounds."""
    id, args = event["message"]["id"], event["message"]["args"]
    if id == "event-round":
        tally["round"] = args["round"]
        return
    seat = args["seat"]["seat"]
    if id == "event-melt":
        tally[f"coin {seat}"] -= 1
        tally[f"point {seat}"] += 1
    elif id == "event-boasted":
        tally[f"point {seat}"] += 1
    elif id in ("event-gain", "event-pay"):
        amount, _, good = args["effect"]["effect"].rpartition(" ")
        tally[f"{good} {seat}"] += int(amount or 1) * (1 if id == "event-gain" else -1)
