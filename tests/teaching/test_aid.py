"""Player aids: icons that are drawn, rules that exist, questions that are asked, and the phase of the moment."""

from __future__ import annotations

import re
from random import Random

import pytest

from zataku.draw.definitions import sheet
from zataku.games import board_of, games
from zataku.kernel.match import Match
from zataku.language import Speaker
from zataku.language.reference import rules_of
from zataku.teaching.aid import Aid, aid_of

every_game = pytest.mark.parametrize("name", list(games()))


def aid(name: str) -> Aid:
    found = aid_of(games()[name].folder)
    assert found is not None
    return found


@every_game
def test_an_aid_names_what_there_is(name: str) -> None:
    game = games()[name]
    assert board_of(game) is not None
    drawn, rules, speaker = sheet(name), rules_of(game.folder, "en"), Speaker(game, "en")
    assert [sign.sign for sign in aid(name).signs if f'id="{sign.sign}"' not in drawn] == []
    named = {id for phase in aid(name).phases for id in phase.rules} | set(aid(name).scoring)
    assert named <= rules.keys()
    asks = [ask for phase in aid(name).phases for ask in phase.asks]
    assert [ask for ask in asks if not speaker.knows(ask)] == []
    assert len(set(asks)) == len(asks), "a question belongs to one phase"


@pytest.mark.parametrize("name", ["white-castle", "bamboo", "fuji-koro"])
def test_every_question_belongs_to_a_phase(name: str) -> None:
    """Where a phase is on while others are asked, no question of one's own may be taken for that."""
    asked = {ask for phase in aid(name).phases for ask in phase.asks}
    text = (games()[name].folder / "text" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(prompt-[\w-]+)", text, re.MULTILINE)) - asked == set()


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("name", ["white-castle", "bamboo", "bitoku", "fuji-koro"])
def test_there_is_a_phase_at_every_moment_also_while_others_are_on_turn(name: str, players: int) -> None:
    if players not in games()[name].players:
        return
    match, chance = Match(games()[name], players, "moments", games()[name].brisk), Random(2)
    for _ in range(200):
        decision = match.decision
        if decision is None:
            break
        for seat in range(match.seats):
            asked = decision.prompt.id if seat == decision.seat else None
            assert aid(name).now(match.view(seat), asked) is not None, (decision.prompt.id, seat)
        match.choose(chance.choice(decision.options))


@every_game
def test_the_phase_of_the_moment_is_marked(name: str) -> None:
    match, chance = Match(games()[name], 2, "aid", games()[name].brisk), Random(1)
    seen, told = 0, 0
    marked = set()
    while not match.over and seen < 250:
        decision = match.decision
        assert decision is not None
        phase = aid(name).now(match.view(decision.seat), decision.prompt.id)
        told += phase is not None
        marked.add(None if phase is None else phase.title["en"])
        match.choose(chance.choice(decision.options))
        seen += 1
    assert told > seen * 0.6
    assert len(marked) > 3
