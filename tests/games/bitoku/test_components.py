"""What is in the box, and that the data says where it comes from."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules import rule
from zataku.games.bitoku import GAME
from zataku.games.bitoku.components import DATA
from zataku.games.bitoku.names import component_name, tengu_card_called
from zataku.kernel.effects import parse
from zataku.language import LANGUAGES, Speaker


def items(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = DATA[name]["items"]
    return found


SETS = [name for name, table in DATA.items() if "items" in table]
#: Where an effect stands in an item.
EFFECTS = ("action", "bonus", "owner", "price", "spaces", "actions")


def count(*names: str) -> int:
    return sum(len(items(name)) for name in names)


def types(name: str) -> dict[str, int]:
    return dict(Counter(item["type"] for item in items(name)))


@pytest.mark.parametrize("name", list(DATA))
def test_every_set_says_where_its_values_come_from(name: str) -> None:
    kinds = {"printed", "public", "reconstructed"}
    assert DATA[name]["provenance"] in kinds
    assert DATA[name]["source"]
    for item in DATA[name].get("items", ()):
        assert item.get("provenance", "printed") in kinds


@pytest.mark.parametrize("name", SETS)
def test_every_set_has_the_number_of_pieces_it_states(name: str) -> None:
    assert len(items(name)) == DATA[name]["count"]
    assert len({item["id"] for item in items(name)}) == DATA[name]["count"]


@pytest.mark.parametrize("name", SETS)
def test_every_effect_is_written_in_the_grammar(name: str) -> None:
    for item in items(name):
        for field in EFFECTS:
            texts = item.get(field, [])
            for text in texts if isinstance(texts, list) else [texts]:
                if isinstance(text, str):
                    assert parse(str(parse(text))) == parse(text)


@rule("BK-005")
def test_a_colour_has_its_pieces() -> None:
    frame, pieces = DATA["frame"], DATA["pieces"]
    assert (frame["dice"], frame["kodamas"], frame["pilgrims"], frame["construction-tokens"]) == (3, 5, 11, 6)
    assert (pieces["dice"], pieces["kodamas"], pieces["pilgrims"]) == (12, 20, 44)
    assert (pieces["construction-tokens"], pieces["player-markers"]) == (24, 12)
    assert (pieces["flags"], pieces["personal-boards"]) == (4, 4)
    assert types("starting-yokai") == dict.fromkeys(("kappa", "imomushi", "nezumi", "kitsune", "shin-ookami"), 1)


@rule("BK-006", "BK-X34")
def test_there_are_153_tiles() -> None:
    assert types("buildings") == {"temple": 6, "onsen": 6, "farm": 6, "ryokan": 6}
    assert types("mitamas") == {"ara": 5, "nigi": 5, "saki": 5, "kushi": 5, "shinigami": 4}
    assert Counter(item["set"] for item in items("torii")) == {"A": 8, "B": 8}
    crystals = count("dream-crystals", "memory-crystals", "wit-crystals")
    numbers = [
        *(count("buildings"), count("ancient-buildings"), count("treasures"), crystals, count("mitamas")),
        *(count("dragonflies"), count("torii"), count("rocks"), DATA["pieces"]["attitude-tiles"]),
    ]
    assert numbers == [24, 6, 5, 32, 24, 32, 16, 13, 1]
    assert sum(numbers) == 153


@rule("BK-007", "BK-X34")
def test_there_are_111_cards() -> None:
    assert types("yokai") == {"kappa": 5, "imomushi": 5, "nezumi": 5, "kitsune": 5, "shin-ookami": 5, "yama-uba": 4}
    assert types("bitoku") == {"makoto": 5, "chuugi": 5, "yu": 4, "jin": 4, "rei": 3, "gi": 2, "meiyo": 1}
    numbers = [count("yokai"), 4 * count("starting-yokai"), count("bitoku"), count("visions"), count("tengu-cards")]
    assert numbers == [29, 20, 24, 28, 10]
    assert sum(numbers) == 111


def test_visions_ask_for_the_eight_printed_kinds_and_cost_1_or_2() -> None:
    kinds = {"resource", "building", "crystal", "mitama", "pair", "illumination", "torii", "completed"}
    assert {need for item in items("visions") for need in item["needs"]} == kinds
    assert {item["penalty"] for item in items("visions")} == {1, 2}


NAMED = {
    "yokai": ("starting-yokai", "yokai"),
    "bitoku": ("bitoku",),
    "crystal": ("dream-crystals", "wit-crystals"),
    "mitama": ("mitamas",),
    "dragonfly": ("dragonflies",),
    "torii": ("torii",),
    "building": ("buildings", "ancient-buildings"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", list(NAMED))
def test_a_component_is_named_by_what_it_shows(kind: str, language: str) -> None:
    speaker = Speaker(GAME, language)
    for name in NAMED[kind]:
        for item in items(name):
            said = speaker.say(component_name(kind, item["id"]))
            assert said.endswith(": " + speaker.effect(parse(item["action"])))
            if "type" in item:
                assert said.lower().startswith(speaker.text(f"name-type-{item['type']}").lower())


def test_names_without_an_action_say_what_is_asked_or_shown() -> None:
    speaker = Speaker(GAME, "en")

    def named(kind: str, id: str) -> str:
        return speaker.say(component_name(kind, id))

    assert named("vision", "v01") == "Vision: 1 resource, 2 buildings and 1 combined dragonfly"
    assert named("rock", "rk10") == "Iwakura: ryokan and temple"
    for number, item in enumerate(items("treasures")):
        assert named("treasure", item["id"]).endswith(" / ".join(map(str, item["prizes"]))), number
    for item in items("memory-crystals"):
        reason = speaker.text(f"name-reason-{item['trigger']}")
        assert named("crystal", item["id"]) == f"Memory crystal: {item['vp']} VP for {reason}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tengus_cards_are_named_by_both_halves(language: str) -> None:
    speaker = Speaker(GAME, language)
    for item in items("tengu-cards"):
        said = speaker.say(tengu_card_called(item["id"], False))
        wanted = {"yokai": "favourite-yokai", "bitoku": "rarest-bitoku"}
        assert all(speaker.text(f"name-tengu-wants-{wanted[top]}") in said for top in item["top"])
        place = "tengu-favourite" if item["place"] == "favourite" else f"region-{item['place']}"
        assert speaker.text(f"name-{place}") in said
        plain = speaker.say(tengu_card_called(item["id"], True))
        assert speaker.text("name-tengu-wants-favourite-yokai") not in plain
        assert speaker.text("name-tengu-wants-rarest-bitoku") not in plain
