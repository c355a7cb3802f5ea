"""The grammar of effects."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zataku.kernel.effects import (
    Again,
    AnyOrder,
    Cost,
    Effect,
    EffectError,
    Either,
    InTurn,
    Maybe,
    Word,
    parse,
)

COIN, SEAL, FOOD = Word("coin"), Word("seal"), Word("food")


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("2 coin", Word("coin", 2)),
        ("tile(coral)", Word("tile", 1, ("coral",))),
        ("2 tile(coral, 3)", Word("tile", 2, ("coral", 3))),
        ("share(1, coin + seal)", Word("share", 1, (1, InTurn((COIN, SEAL))))),
        ("coin + seal / food", Either((InTurn((COIN, SEAL)), FOOD))),
        ("2 coin + seal -> food / coin", Cost((Word("coin", 2), SEAL), Either((FOOD, COIN)))),
        ("food / coin -> seal", Either((FOOD, Cost((COIN,), SEAL)))),
        ("(coin / seal)?", Maybe(Either((COIN, SEAL)))),
        ("{coin, seal?}", AnyOrder((COIN, Maybe(SEAL)))),
        ("2 * (coin / seal)", Again(2, Either((COIN, SEAL)))),
        ("mother-of-pearl", Word("mother-of-pearl")),
    ],
)
def test_texts_and_their_trees(text: str, tree: Effect) -> None:
    assert parse(text) == tree
    assert parse(str(tree)) == tree


@pytest.mark.parametrize(
    "text", ["", "2", "coin +", "coin seal", "(coin", "{coin", "(a / b) -> c", "tile()", "Coin", "a -> "]
)
def test_what_is_not_an_effect_says_what_was_expected(text: str) -> None:
    with pytest.raises(EffectError, match=r"expected|cannot read"):
        parse(text)


words = st.builds(Word, st.sampled_from(["coin", "seal", "mother-of-pearl"]), st.integers(1, 9))
trees: st.SearchStrategy[Effect] = st.recursive(
    words,
    lambda inner: st.one_of(
        st.builds(Cost, st.lists(words, min_size=1, max_size=2).map(tuple), inner),
        st.builds(
            InTurn, st.lists(inner.filter(lambda e: not isinstance(e, InTurn)), min_size=2, max_size=3).map(tuple)
        ),
        st.builds(
            Either, st.lists(inner.filter(lambda e: not isinstance(e, Either)), min_size=2, max_size=3).map(tuple)
        ),
        st.builds(Maybe, inner),
        st.builds(AnyOrder, st.lists(inner, min_size=1, max_size=3).map(tuple)),
        st.builds(Again, st.integers(2, 4), inner),
    ),
    max_leaves=8,
)


@given(trees)
def test_every_tree_can_be_written_and_read_back(tree: Effect) -> None:
    assert parse(str(tree)) == tree
