"""Component files: every set says where it comes from, and what is wrong is explained at once."""

from __future__ import annotations

import pytest

from zataku.kernel.components import ComponentsError, index_of, origins, read_components

SET = '[coins]\nprovenance = "printed"\nsource = "the list of components"\n'


def test_a_file_is_read_set_by_set() -> None:
    assert read_components(SET + "count = 24\n")["coins"]["count"] == 24


@pytest.mark.parametrize(
    ("text", "explained"),
    [
        (SET.replace("printed", "hearsay"), r"\[coins\] must say where it comes from: printed, public, reconstructed"),
        (SET.replace("source", "sauce"), r"\[coins\] lacks a note on its source"),
        ("count = 3\n" + SET, "count stands outside any set"),
        (
            SET + 'price = 3\norigins = { price = "hearsay" }\n',
            r"\[coins\] it: price must come from one of printed, public",
        ),
        (SET + 'origins = { prize = "public" }\n', r"\[coins\] it has no prize to say the origin of"),
        (SET + 'items = [{ id = "big", origins = { prize = "public" } }]\n', r"\[coins\] big has no prize"),
        ("[a]\n[b]\n", r"\[a\] must say .*\[a\] lacks .*\[b\] must say .*\[b\] lacks"),
    ],
)
def test_what_is_wrong_is_explained(text: str, explained: str) -> None:
    with pytest.raises(ComponentsError, match=explained):
        read_components(text)


def test_values_are_counted_by_where_they_come_from() -> None:
    """Two values of the set, two of each item; one item is known as a whole, one value of all others is public."""
    text = (
        SET.replace("printed", "reconstructed")
        + """
limit = 3
bonus = 2
origins = { limit = "printed", price = "public" }
items = [
    { id = "big", price = 4, weight = 1 },
    { id = "small", price = 2, weight = 3, provenance = "printed" },
    { id = "odd", price = 3, weight = 2, origins = { weight = "public" } },
]
"""
    )
    counted = origins(read_components(text)["coins"])
    assert counted == {"printed": 3, "public": 3, "reconstructed": 2}
    assert origins({"provenance": "public", "items": [{"id": "a"}, {"id": "b"}]}) == {"public": 2}


def test_a_value_must_be_one_of_those_allowed() -> None:
    assert index_of("b", ("a", "b"), "letter") == 1
    with pytest.raises(ComponentsError, match="letter: 'c' is none of a, b"):
        index_of("c", ("a", "b"), "letter")
