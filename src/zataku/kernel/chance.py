"""Chance: one hash stream per match, keyed by its seed.

A state carries only the key and a counter. One hash serves one event: a whole roll or shuffle is taken from its
512 bits, so nothing that was seen tells anything about what comes.
"""

from __future__ import annotations

from hashlib import blake2b
from math import factorial
from typing import Final

#: How many cards one hash can put in order fairly; to shuffle more, further hashes are taken.
_MOST_PER_HASH: Final = next(n for n in range(1, 200) if factorial(n + 1) >= 1 << 448)


def key_from_seed(seed: str) -> bytes:
    """The key of the match's hash stream."""
    return blake2b(seed.encode(), digest_size=32, person=b"zataku-seed").digest()


def chance(key: bytes, counter: int) -> int:
    """512 random bits: event number `counter` of the stream."""
    return int.from_bytes(blake2b(counter.to_bytes(8, "big"), key=key).digest(), "big")


def arrange(key: bytes, counter: int, cards: list[int]) -> None:
    """Shuffle in place with the events from `counter` on (see `events_to_arrange`)."""
    left = len(cards)
    while left > 1:
        bits = chance(key, counter)
        counter += 1
        for _ in range(min(left - 1, _MOST_PER_HASH)):
            bits, other = divmod(bits, left)
            left -= 1
            cards[left], cards[other] = cards[other], cards[left]


def events_to_arrange(count: int) -> int:
    """How many events a shuffle of so many cards uses up."""
    return max(1, -(-(count - 1) // _MOST_PER_HASH))
