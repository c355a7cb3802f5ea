"""Pieces of a board: drawn once for all who see the same, and never for anybody who sees something else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import zataku
from zataku.draw import stage as drawing
from zataku.draw.stage import Stage, Unmarked, piece
from zataku.draw.svg import rect
from zataku.games import board_of
from zataku.games import games as all_games
from zataku.language import Speaker

SPEAKER = Speaker(None, "en", ("Ann", "Bo"))


@pytest.fixture(autouse=True)
def _nothing_drawn_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "_pieces", drawing._Pieces(1_000_000))


def counted(*shows: str) -> tuple[Any, list[Any]]:
    """A piece that shows what it gets, and what it was drawn from so far."""
    drawn: list[Any] = []

    @piece(*shows)
    def draw(stage: Stage, shown: dict[str, int], place: int = 0) -> str:
        drawn.append(shown)
        mark = stage.moving("die")
        return stage.thing(f"place-{place}", rect(shown["coins"], 0, 1, 1, data_move=mark))

    return draw, drawn


def test_a_piece_is_drawn_once_for_all_who_see_the_same() -> None:
    draw, drawn = counted("coins")
    first = draw(Stage(SPEAKER), {"coins": 3, "food": 1})
    assert draw(Stage(SPEAKER), {"coins": 3, "food": 2}) == first
    assert drawn == [{"coins": 3}], "and it gets nothing but what it shows"
    assert draw(Stage(SPEAKER), {"coins": 4, "food": 2}) != first


def test_a_piece_is_drawn_anew_when_other_options_lie_on_it() -> None:
    draw, drawn = counted()
    plain = draw(Stage(SPEAKER), {"coins": 3})
    chosen = draw(Stage(SPEAKER, {"place-0": ["take"]}), {"coins": 3})
    assert 'data-options="take"' in chosen
    assert "data-options" not in plain
    assert 'data-options="leave"' in draw(Stage(SPEAKER, {"place-0": ["leave"]}), {"coins": 3})
    assert draw(Stage(SPEAKER, {"elsewhere": ["take"]}), {"coins": 3}) == plain
    assert len(drawn) == 3


def test_pieces_that_look_alike_are_numbered_as_if_each_were_drawn() -> None:
    draw, drawn = counted()
    for _ in range(2):
        stage = Stage(SPEAKER)
        both = draw(stage, {"coins": 3}, 1) + draw(stage, {"coins": 3}, 2)
        assert 'data-move="die-1"' in both
        assert 'data-move="die-2"' in both
        assert stage.moving("die") == "die-3"
    assert len(drawn) == 2


def test_what_a_piece_within_a_piece_depends_on_counts_for_both() -> None:
    inner, _ = counted()

    @piece()
    def outer(stage: Stage, shown: dict[str, int]) -> str:
        return f"<g>{inner(stage, shown)}</g>"

    for targets in ({}, {"place-0": ["take"]}, {}):
        assert ("data-options" in outer(Stage(SPEAKER, targets), {"coins": 3})) == bool(targets)


def test_a_piece_without_names_is_shared_by_all_tables_and_one_with_names_is_not() -> None:
    others = Speaker(None, "en", ("Cy", "Di"))
    drawn: list[int] = []

    @piece()
    def named(stage: Stage, seat: int) -> str:
        drawn.append(seat)
        return stage.speaker.seat(seat) if seat else "nobody"

    @piece()
    def around(stage: Stage, seat: int) -> str:
        return f"<g>{named(stage, seat)}</g>"

    for _ in range(2):
        assert [around(Stage(each), 1) for each in (SPEAKER, others)] == ["<g>Bo</g>", "<g>Di</g>"]
        assert [around(Stage(each), 0) for each in (SPEAKER, others)] == ["<g>nobody</g>"] * 2
    assert drawn == [1, 1, 0]


def test_marks_are_left_to_others() -> None:
    """A piece on which nobody marks anything is another one than the same with marks, and the same for all choices."""
    draw, drawn = counted()
    targets = {"place-0": ("take",)}
    marked = draw(Stage(SPEAKER, targets), {"coins": 3})
    bare = draw(Stage(SPEAKER, Unmarked(targets)), {"coins": 3})
    assert "data-options" in marked
    assert "data-options" not in bare
    assert draw(Stage(SPEAKER, Unmarked({})), {"coins": 3}) == bare
    assert draw(Stage(SPEAKER, targets), {"coins": 3}) == marked
    assert len(drawn) == 2


def test_only_so_much_is_kept() -> None:
    pieces = drawing._Pieces(20_000)
    draw, _ = counted()
    for coins in range(100):
        pieces.keep(draw, bytes([coins]), Stage(SPEAKER), Stage(SPEAKER).drawn(lambda: "x" * 1000))
    assert len(pieces._kept) <= 10
    assert pieces._size <= 20_000


@pytest.mark.parametrize("name", sorted(all_games()))
def test_boards_look_as_if_they_were_drawn_afresh(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own = board_of(all_games()[name])
    if own is None:
        pytest.skip("nobody has drawn it")
    speakers = [Speaker(all_games()[name], "en", names) for names in (("Ann", "Bo"), ("Cy", "Di"))]
    match, rng = zataku.new_match(name, 2, "pieces"), Random(7)
    kept = drawing._pieces
    for _ in range(25):
        if match.over:
            break
        match.choose(rng.choice(match.state.offer))
        for seat in (0, 1):
            targets = (
                {}
                if match.over or seat != match.state.seat
                else {id: [option.code] for option in match.state.offer for id in match.describe(option).targets}
            )

            def draw(seat: int = seat, targets: dict[str, list[str]] = targets) -> list[tuple[str, str]]:
                view = match.view(seat)
                return [
                    (
                        own.draw_board(view, speaker, targets=chosen),
                        own.draw_dock(view, seat, speaker, tall=False, targets=chosen),
                    )
                    for speaker in speakers
                    for chosen in (targets, Unmarked(targets))
                ]

            monkeypatch.setattr(drawing, "_pieces", kept)
            lately = draw()
            monkeypatch.setattr(drawing, "_pieces", drawing._Pieces(0))
            assert draw() == lately
