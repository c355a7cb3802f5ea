"""Parts of an effect that can be chosen name the elements of the board that the game says they concern."""

from __future__ import annotations

import pytest

from tests.toy import GAME, PRIZE_STEPS, PRIZES, Lanterns
from zataku.kernel.effects import Effect
from zataku.kernel.match import Match


def test_a_part_names_what_it_concerns(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, 2, "concerned", {"rich": True})
    state = match.state
    state.push(PRIZE_STEPS[PRIZES.index("2 coin / point")])
    state.advance()
    assert [option.code for option in state.offer[:2]] == ["do:2coin", "do:point"]
    assert match.describe("do:point").targets == ()

    def concerned(state: Lanterns, effect: Effect) -> tuple[str, ...]:
        return (f"seat-{state.seat}", str(effect))

    monkeypatch.setattr(Lanterns, "concerned", concerned)
    assert match.describe("do:2coin").targets == (f"seat-{state.seat}", "2 coin")
    assert match.describe("do:point").targets == (f"seat-{state.seat}", "point")
