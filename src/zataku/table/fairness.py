"""Fair dice, provably.

The hash of the house's seed is shown when a table is set up, the seed itself when the match is over. Whoever sits down
may mix in randomness of their own, which the house did not know when it made its promise: so it cannot choose the dice
either. Their hashes are shown at the table, and all of it stands in the record, where `zataku verify` checks it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

LONGEST_CONTRIBUTION = 128


def new_seed() -> str:
    """32 random bytes."""
    return secrets.token_hex(32)


def clean_contribution(given: str) -> str:
    """What counts of something that was contributed: letters and digits."""
    return "".join(letter for letter in given if letter.isascii() and letter.isalnum())[:LONGEST_CONTRIBUTION]


def new_salt() -> str:
    """For a seed that somebody chose, and that others might guess."""
    return secrets.token_hex(16)


def commitment(seed: str, salt: str = "") -> str:
    """What can be shown at the start: it tells nothing about the seed and fits no other.

    A random seed cannot be guessed; one that somebody chose can, and needs salt.
    """
    return _hash(*filter(None, (salt, seed)))


def commitment_to(contribution: str) -> str:
    """What the others are shown of a player's contribution."""
    return _hash("contribution", contribution)


def mixed(seed: str, contributions: Mapping[int, str]) -> str:
    """The seed that the match is dealt with: that of the house, with what the seats contributed."""
    if not contributions:
        return seed
    return _hash("mixed", seed, *(f"{seat}={contributions[seat]}" for seat in sorted(contributions)))


def proof(seed: str, salt: str, contributions: Mapping[int, str], promised: str) -> dict[str, Any]:
    """What a record of a table says beside the match, so that everybody can check the dice."""
    told: dict[str, Any] = {"commitment": promised}
    if salt:
        told["salt"] = salt
    if contributions:
        told["house_seed"] = seed
        told["contributions"] = {str(seat): given for seat, given in contributions.items()}
        told["commitments"] = {str(seat): commitment_to(given) for seat, given in contributions.items()}
    return told


def keeps_promise(record: Mapping[str, Any]) -> bool:
    """Does the seed of a record fit what was shown at the start? A record from no table promised nothing."""
    promised = record.get("commitment")
    if promised is None:
        return True
    given, shown = record.get("contributions", {}), record.get("commitments", {})
    if not isinstance(given, dict) or not isinstance(shown, dict):
        return False
    try:
        contributions = {int(seat): str(value) for seat, value in given.items()}
    except ValueError:
        return False
    house = str(record.get("house_seed" if given else "seed"))
    return (
        promised == commitment(house, str(record.get("salt", "")))
        and record.get("seed") == mixed(house, contributions)
        and shown == {seat: commitment_to(str(value)) for seat, value in given.items()}
    )


def _hash(*parts: str) -> str:
    return sha256(" ".join(("zataku", *parts)).encode()).hexdigest()
