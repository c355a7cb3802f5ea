"""What the conformance battery must know about Three Lanterns."""

from __future__ import annotations

from typing import Any

from tests.toy import Lanterns


def census(state: Lanterns) -> Any:
    """Every card is in exactly one place."""
    held = (card for sheet in state.seats for card in (*sheet.hand.cards, *sheet.played.cards))
    return sorted([*state.deck.cards, *state.discard, *held])


def recount(view: dict[str, Any]) -> list[int]:
    """Totals from what can be seen at the end."""
    return [seat["points"] + seat["coins"] // 2 for seat in view["seats"]]
