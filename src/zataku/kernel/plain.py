"""Plain data: the canonical form of a state, for comparing, hashing and showing."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from .options import Option
from .steps import Step


def plain(value: object, leave_out: tuple[str, ...] = ()) -> Any:
    """The value as JSON-able data. Objects become their slots; options and steps their codes."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, (Option, Step)):
        return value.code
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in sorted(value.items())}
    names = slots_of(type(value))
    if not names:
        raise TypeError(f"{type(value).__name__} is not plain data")
    return {name: plain(getattr(value, name)) for name in names if name not in leave_out}


def slots_of(cls: type) -> list[str]:
    """All slot names of a class and its bases, in a fixed order."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        slots = base.__dict__.get("__slots__", base.__dict__.get("__mypyc_attrs__", ()))
        names.extend((slots,) if isinstance(slots, str) else slots)
    return sorted({name for name in names if not name.startswith("__")})


def fingerprint(data: object) -> str:
    """A short hash of JSON-able data."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()
