"""Components as data: sets of pieces and values, each of which says where it comes from."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
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
        for piece in (found, *pieces_of(found)):
            problems += [f"[{name}] {problem}" for problem in _wrong_origins(piece, found)]
    return problems


def _wrong_origins(piece: Mapping[str, Any], held: Mapping[str, Any]) -> Iterator[str]:
    called = piece.get("id", "it")
    for key, origin in piece.get("origins", {}).items():
        if origin not in PROVENANCES:
            yield f"{called}: {key} must come from one of {', '.join(PROVENANCES)}"
        if not any(key in each for each in ((piece, *pieces_of(held)) if piece is held else (piece,))):
            yield f"{called} has no {key} to say the origin of"


#: What says something about values rather than being one.
_ABOUT = frozenset(("id", "source", "provenance", "origins", "count"))


def pieces_of(held: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The pieces of a set, whatever their list is called."""
    lists = (value for value in held.values() if isinstance(value, list))
    return [piece for pieces in lists for piece in pieces if isinstance(piece, Mapping)]


def single_origins(piece: Mapping[str, Any], held: Mapping[str, Any]) -> dict[str, str]:
    """Values of a piece that come from elsewhere; a piece that differs as a whole does so in all its values."""
    by_set = {} if "provenance" in piece else held.get("origins", {})
    return {**by_set, **piece.get("origins", {})}


def origins(held: Mapping[str, Any]) -> Counter[str]:
    """How many values of a set come from where.

    A piece may differ from its set, `provenance = "printed"`, and so may single values of a piece or of all pieces:
    `origins = { price = "printed" }`.
    """
    found: Counter[str] = Counter()
    lists = {
        key for key, value in held.items() if isinstance(value, list) and any(isinstance(v, Mapping) for v in value)
    }
    own, single = held["provenance"], held.get("origins", {})
    for key, value in held.items():
        if key in _ABOUT or key in lists:
            continue
        if isinstance(value, Mapping) and "provenance" in value:
            found[value["provenance"]] += 1
        else:
            found[single.get(key, own)] += 1
    for piece in pieces_of(held):
        known = single_origins(piece, held)
        for key in [key for key in piece if key not in _ABOUT] or ["id"]:
            found[known.get(key, piece.get("provenance", own))] += 1
    return found


def index_of(value: str, allowed: Sequence[str], what: str) -> int:
    """Where a value stands among those allowed."""
    if value not in allowed:
        raise ComponentsError(f"{what}: {value!r} is none of {', '.join(allowed)}")
    return allowed.index(value)
