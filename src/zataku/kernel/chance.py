"""Chance: one hash stream per match, keyed by its seed.

A state carries only the key and a counter. One hash serves one event: a whole roll or shuffle is taken from its
512 bits, so nothing that was seen tells anything about what comes.
"""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import blake2b
from math import factorial
from typing import Final, TypeVar

from .native import i64

Card = TypeVar("Card")

#: How many cards one hash can put in order fairly; to shuffle more, further hashes are taken.
_MOST_PER_HASH: Final = next(n for n in range(1, 200) if factorial(n + 1) >= 1 << 448)

#: What every event takes, looked up once.
_number: Final = int.from_bytes

#: Arithmetic with numbers up to this is quick on every machine.
_WORD: Final = (1 << 61) - 1


def key_from_seed(seed: str) -> bytes:
    """The key of the match's hash stream."""
    return blake2b(seed.encode(), digest_size=32, person=b"zataku-seed").digest()


def chance(key: bytes, counter: int) -> int:
    """512 random bits: event number `counter` of the stream."""
    event = _keyed(key).copy()
    event.update(counter.to_bytes(8, "big"))
    return _number(event.digest(), "big")


@lru_cache(256)
def _keyed(key: bytes) -> blake2b:
    """The beginning of all hashes of a match, to be copied: faster than setting the key again for each event."""
    return blake2b(key=key)


def arrange(key: bytes, counter: int, cards: list[Card]) -> int:
    """Shuffle in place with the events from `counter` on; the number of the event after them."""
    after = counter + 1
    left: i64 = len(cards)
    while left > 1:
        bits = chance(key, counter)
        counter += 1
        used = 1
        for product, draws in _draws_together(left):
            if used > 1:
                bits //= used
            used = product
            part: i64 = bits % product
            for _draw in range(draws):
                other = part % left
                part //= left
                left -= 1
                cards[left], cards[other] = cards[other], cards[left]
    return max(counter, after)


@cache
def _draws_together(left: int) -> tuple[tuple[int, int], ...]:
    """How one hash orders so many cards: which draws are taken from it together, because their choices fit into a
    machine word (dividing a long number by each in turn says the same, slowly), and how many these are."""
    together: list[tuple[int, int]] = []
    product, draws = 1, 0
    for choices in range(left, left - min(left - 1, _MOST_PER_HASH), -1):
        if product * choices > _WORD:
            together.append((product, draws))
            product, draws = 1, 0
        product *= choices
        draws += 1
    return (*together, (product, draws))


def dice(bits: int, count: int, sides: int) -> list[int]:
    """So many dice from the bits of one event, values from 1."""
    values: list[int] = []
    rolls = sides**count
    if rolls <= _WORD:
        bits %= rolls
    for _ in range(count):
        values.append(bits % sides + 1)
        bits //= sides
    return values
