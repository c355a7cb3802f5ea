"""Player aids: icons that are drawn, rules that exist, questions that are asked, and the phase of the moment."""

from __future__ import annotations

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
