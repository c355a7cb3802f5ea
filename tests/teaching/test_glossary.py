"""The glossary: printed terms found in the sentences of the game in any of their forms, with rules that exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from zataku.games import games
from zataku.kernel.match import Match
from zataku.language import LANGUAGES, Speaker
from zataku.language.reference import rules_of
from zataku.teaching.glossary import FILE, Glossary, glossary_of
from zataku.teaching.reading import FOLDER

GAMES = ["white-castle", "bamboo", "bitoku", "fuji-koro"]
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def glossary(name: str) -> Glossary:
    return glossary_of(games()[name].folder)


def names(name: str, language: str, text: str) -> list[str]:
    return [term.name[language] for _, term in glossary(name).found(language, text)]


@every_game
@every_language
def test_a_term_is_found_by_its_own_name_and_has_rules(name: str, language: str) -> None:
    rules = rules_of(games()[name].folder, language)
    for term in glossary(name).terms:
        assert names(name, language, term.name[language]) == [term.name[language]]
        assert term.rules
        assert set(term.rules) <= rules.keys()
    assert glossary(name).asked
    for asked in glossary(name).asked:
        assert asked.rules
        assert set(asked.rules) <= rules.keys()
        assert all(words.strip() for words in asked.words[language].split(","))


@every_game
@every_language
def test_every_term_is_said_somewhere(name: str, language: str) -> None:
    """A term that neither the rules nor a message says is no term of this edition, or its forms are wrong."""
    folder = games()[name].folder
    texts = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    texts += "\n".join(entry.text for entry in rules_of(folder, language).values())
    said = {term.name[language] for _, term in glossary(name).found(language, texts)}
    assert [term.name[language] for term in glossary(name).terms if term.name[language] not in said] == []
    forms = [form for form, _ in glossary(name).forms(language)]
    assert len(set(forms)) == len(forms), "a form belongs to one term"


@every_game
@every_language
def test_most_prompts_and_events_of_a_match_have_a_term(name: str, language: str) -> None:
    match, chance = Match(games()[name], 2, "terms", games()[name].brisk), Random(3)
    speaker = Speaker(match.game, language)
    linked: Counter[bool] = Counter()
    for _ in range(200):
        if match.over:
            break
        decision = match.decision
        assert decision is not None
        linked[bool(names(name, language, speaker.say(decision.prompt)))] += 1
        match.choose(chance.choice(decision.options))
    told = [speaker.say(event.message) for event in match.events]
    linked.update(bool(names(name, language, line)) for line in told)
    assert linked[True] > 0.5 * linked.total()


@pytest.mark.parametrize(
    ("name", "language", "text", "found"),
    [
        ("white-castle", "ru", "Аня ставит придворного к воротам за две печати.", ["придворный", "ворота", "печать"]),
        ("white-castle", "ru", "фонарной награды; даймё", ["фонарная награда", "даймё"]),
        ("white-castle", "es", "Cambia dos sellos; los cortesanos suben.", ["sello", "cortesano"]),
        ("white-castle", "en", "Well done, as well as the well.", ["the well"]),
        ("bamboo", "ru", "кладёт три палочки и берёт жетоны гармонии", ["ароматическая палочка", "жетон гармонии"]),
        ("bamboo", "es", "losetas de equilibrio y brotes", ["loseta de equilibrio", "brote de bambú"]),
        ("bitoku", "ru", "Ёкаи просят стрекоз; Екай и кристаллов грёз", ["ёкай", "стрекоза", "ёкай", "кристалл грёз"]),
        ("bitoku", "en", "a dream crystal, two crystals", ["dream crystal", "crystal"]),
        (
            "fuji-koro",
            "ru",
            "по дороге к мосту: зачарованных чертежей и зубов",
            ["мост", "зачарованный чертёж", "зуб дракона"],
        ),
        ("fuji-koro", "es", "dos planos encantados, un diente de dragón", ["plano encantado", "diente de dragón"]),
        ("fuji-koro", "en", "the forest and breakfast", []),
    ],
)
def test_terms_are_found_in_any_form_and_only_as_whole_words(
    name: str, language: str, text: str, found: list[str]
) -> None:
    assert names(name, language, text) == found


def test_a_mistake_in_a_glossary_is_told(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / FILE).write_text('[[term]]\nname = { en = "A", ru = "Б", es = "C" }\n')
    with pytest.raises(ValueError, match=re.escape("term 1 lacks 'forms'")):
        glossary_of(tmp_path)
    assert glossary_of(tmp_path / "elsewhere").terms == ()
