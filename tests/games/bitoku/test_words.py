"""What is said: of which place something is refused, and that nothing is called by its id."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.games.bitoku.position import LEFT, MIDDLE, forest, in_summer
from tests.rules import rule
from zataku import game, new_match
from zataku.games import board_of
from zataku.games.bitoku.components import DATA
from zataku.games.bitoku.state import UNLOCKED
from zataku.language import LANGUAGES, Speaker


@rule("BK-059")
def test_a_full_region_is_named() -> None:
    position = in_summer(2)
    position.placed(position.rival, (3, "stairs"), (2, "jade"), (1, "home-2"))
    position.die(position.me, 0, 3, UNLOCKED)
    position.stock(position.me)
    position.again().choose("die:left")
    speaker = Speaker(game("bitoku"), "en")
    said = {option.code: speaker.say(refusal.reason) for option, refusal in position.match.refusals().items()}
    assert said["place:stairs"] == "There is no empty space (Stairs of Knowledge)."
    assert said["place:jade"] == "There is no empty space (Jade Glade)."
    assert said["place:home:2"].startswith("There is no empty space (Home space 2: ")


@rule("BK-081")
def test_two_dice_alike_in_one_region_are_told_apart() -> None:
    position = in_summer(4)
    position.die(position.me, LEFT, 5, forest("yomi"))
    position.die(position.me, MIDDLE, 5, forest("yomi"))
    position.again()
    speaker = Speaker(game("bitoku"), "en")
    said = {code: speaker.say(position.match.describe(code).label) for code in ("cross:left", "cross:middle")}
    assert said["cross:left"].endswith("; it becomes a 4 (left slot)")
    assert said["cross:middle"].endswith("; it becomes a 4 (middle slot)")


#: Cards, tiles and spaces have ids that are no words, such as y07 or ta3.
IDS = sorted(
    {
        str(item["id"])
        for held in DATA.values()
        for item in held.get("items", ())
        if re.fullmatch(r"[a-z]+[0-9]+", str(item["id"]))
    }
)
BARE = re.compile(rf"(?<![\w-])({'|'.join(IDS)})(?![\w-])")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_nothing_is_called_by_its_id(players: int, language: str) -> None:
    match = new_match("bitoku", players, "ids")
    rng = Random(players)
    speaker, board = Speaker(match.game, language), board_of(match.game)
    assert board is not None
    said = []
    while not match.over:
        decision = match.decision
        assert decision is not None
        said += [speaker.say(decision.prompt), *(speaker.say(match.describe(each).label) for each in decision.options)]
        said += [speaker.say(refusal.reason) for refusal in match.refusals().values()]
        if len(match.choices) % 40 == 0:
            view = match.view(0)
            drawn = board.draw_board(view, speaker, targets={})
            drawn += "".join(
                board.draw_seat(view, seat, speaker, compact=compact, targets={})
                for seat in range(match.seats)
                for compact in (False, True)
            )
            said += re.findall(r"<(?:title|text)[^>]*>([^<]*)<", drawn)
        match.choose(rng.choice(match.state.offer))
    said += [speaker.say(event.message) for event in match.events]
    assert [words for words in said if BARE.search(words)] == []
