"""Fair dice, provably: the hash of the seed is shown when a table is set up, the seed itself when the match is over."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any


def new_seed() -> str:
    """32 random bytes."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What can be shown at the start: it tells nothing about the seed and fits no other."""
    return sha256(f"zataku {seed}".encode()).hexdigest()


def keeps_promise(record: Mapping[str, Any]) -> bool:
    """Does the seed of a record fit the commitment shown at the start? A record from no table promised nothing."""
    promised = record.get("commitment")
    return promised is None or promised == commitment(str(record.get("seed")))
