"""Components as data: sets of pieces and values, each of which says where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

#: The rulebook's text or examples; public descriptions of the box; a reconstruction where nothing is known.
PROVENANCES = ("printed", "public", "reconstructed")


class ComponentsError(ValueError):
    """The data do not make a game; lists everything that is wrong."""

    def __init__(self, *problems: str) -> None:
        super().__init__("components.toml: " + "; ".join(problems))
        self.problems = problems


def read_components(text: str) -> dict[str, Any]:
    """The sets of a component file; each must name its provenance and a source."""
    data = tomllib.loads(text)
    problems = origin_problems(data)
    if problems:
        raise ComponentsError(*problems)
    return data


def origin_problems(data: Mapping[str, Any]) -> list[str]:
    """Sets that do not say where they come from."""
    problems = []
    for name, found in data.items():
        if not isinstance(found, Mapping):
            problems.append(f"{name} stands outside any set")
            continue
        if found.get("provenance") not in PROVENANCES:
            problems.append(f"[{name}] must say where it comes from: {', '.join(PROVENANCES)}")
        if not found.get("source"):
            problems.append(f"[{name}] lacks a note on its source")
    return problems


def index_of(value: str, allowed: Sequence[str], what: str) -> int:
    """Where a value stands among those allowed."""
    if value not in allowed:
        raise ComponentsError(f"{what}: {value!r} is none of {', '.join(allowed)}")
    return allowed.index(value)
