"""Every game can be played at the table, in every language, at every player count."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.table.client import Client
from zataku.games import games
from zataku.language import LANGUAGES

TABLES = [(name, players) for name, game in games().items() for players in game.players]
#: How often a page is looked at: drawing costs more than playing.
LOOK_EVERY = 23
#: Played at random some games hardly end; so many choices show everything there is to show.
MOST_CHOICES = 240


def words_of(page: str) -> str:
    """What a person reads or hears: text, labels, titles."""
    said = re.sub(r"<[^>]*?(?:aria-label|title|placeholder)=\"([^\"]*)\"[^>]*>", r" \1 ", page)
    return re.sub(r"<[^>]+>", " ", said)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_match_at_the_table(client: Client, game: str, players: int) -> None:
    ann = client.player("Ann")
    id = ann.table(*["here"] * players, game=game, seed="crane")["id"]
    live = client.live(id)
    rng = Random(players)
    choices = 0
    while not live.match.over and choices < MOST_CHOICES:
        seat = live.match.state.seat
        code = rng.choice(live.match.state.offer).code
        client.call(client.house.tables.choose, live, seat, code, live.position, None)
        choices += 1
        if choices % LOOK_EVERY == 1 or live.match.over:
            headers = {**ann.headers, "accept-language": LANGUAGES[choices // LOOK_EVERY % 3]}
            for path in (f"/tables/{id}?as={seat}", f"/tables/{id}/replay?at={choices // 2}"):
                answer = client.get(path, headers=headers)
                assert answer.status_code == 200, answer.text
                assert "{" not in words_of(answer.text), re.findall(r".{60}\{.{60}", words_of(answer.text))
            if not live.match.over:
                assert ann.get(f"/api/tables/{id}/decision", seat=live.match.state.seat).status_code == 200
    assert ann.get(f"/api/tables/{id}/record").status_code == (200 if live.match.over else 409)
    for name in (f"/games/{game}", f"/games/{game}/rules"):
        assert client.get(name).status_code == 200
