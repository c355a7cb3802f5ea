"""Every rule of every game has a test, and every test names a rule that exists."""

import re
from pathlib import Path

import pytest

from zataku.language.reference import RULE_ID
from zataku.where import held_by_tests, holding_tests, mentions_of, steps_for

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "zataku" / "games"
ENTRY = re.compile(rf"^\s*- \*\*({RULE_ID})\*\*", re.MULTILINE)


def ids_in_rules(text: str) -> list[str]:
    """The ids of a rules reference, in its order; an id standing twice comes twice."""
    return ENTRY.findall(text)


def ids_in_tests(source: str) -> set[str]:
    """The ids named by the `@rule(...)` decorators of a test file."""
    return {id for _, _, held in held_by_tests(source) for id in held}


def playable_games() -> list[Path]:
    """The folders of the games that can be played: those whose package defines GAME."""
    return [
        init.parent
        for init in sorted(GAMES.glob("*/__init__.py"))
        if re.search(r"^GAME\b|\bimport\b.*\bGAME\b", init.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def named_ids() -> set[str]:
    """The ids named by any test of the project."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        found |= ids_in_tests(file.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", playable_games(), ids=lambda folder: folder.name)
def test_every_rule_of_a_game_has_a_test_and_every_test_names_a_rule(game: Path) -> None:
    listed = ids_in_rules((game / "rules.md").read_text(encoding="utf-8"))
    assert listed, f"{game.name}/rules.md lists no rules"
    assert sorted({i for i in listed if listed.count(i) > 1}) == [], "rules that stand twice"
    prefixes = {i.split("-")[0] for i in listed}
    named = {i for i in named_ids() if i.split("-")[0] in prefixes}
    untested = sorted(set(listed) - named)
    assert not untested, f"{len(untested)} rules without a test: {', '.join(untested)}"
    unknown = sorted(named - set(listed))
    assert not unknown, f"tests naming rules that do not exist: {', '.join(unknown)}"


def test_every_named_id_belongs_to_a_game() -> None:
    listed: set[str] = set()
    for reference in GAMES.glob("*/rules.md"):
        listed |= set(ids_in_rules(reference.read_text(encoding="utf-8")))
    prefixes = {i.split("-")[0] for i in listed}
    assert sorted(i for i in named_ids() if i.split("-")[0] not in prefixes) == []


def test_ids_are_read_from_a_rules_reference() -> None:
    assert ids_in_rules("## Dice\n- **WC-051** A die.\n- **WC-X01** For example.\n- plain\nSee **WC-052**.\n") == [
        "WC-051",
        "WC-X01",
    ]


def test_ids_are_read_from_decorators() -> None:
    source = '@rule("WC-051", "WC-X01")\ndef test_a(): ...\n\n@other("WC-052")\ndef test_b(): ...\n'
    assert ids_in_tests(source) == {"WC-051", "WC-X01"}


def test_pages_know_a_rule_id_by_the_same_pattern() -> None:
    script = ROOT / "src" / "zataku" / "table" / "static" / "enlarge.js"
    assert RULE_ID in script.read_text(encoding="utf-8")


CODE = """# XX-001 stands above all
class Take(Step):
    rules = ("XX-001", "XX-002")

    def run(self, state):
        return ()  # XX-0011 is another rule

    def refusals(self, state):
        yield "XX-001"


def helper():
    "XX-002"
"""
TEST = """@rule("XX-001")
def test_it(): ...

class TestMore:
    @rule("XX-002", "XX-001")
    def test_more(self): ...
"""


def test_a_rule_is_found_where_it_is_carried_out_named_and_tested(tmp_path: Path) -> None:
    source, tests = tmp_path / "game", tmp_path / "tests"
    for file, text in ((source / "steps.py", CODE), (tests / "test_steps.py", TEST)):
        file.parent.mkdir()
        file.write_text(text)
    assert [(place.name, place.line) for place in steps_for("XX-001", source)] == [("Take", 2)]
    named = [(place.name, place.line) for place in mentions_of("XX-001", source)]
    assert named == [("", 1), ("Take.refusals", 9)]
    assert [place.name for place in mentions_of("XX-002", source)] == ["helper"]
    held = [(place.name, place.line) for place in holding_tests("XX-001", tests)]
    assert held == [("test_it", 2), ("TestMore.test_more", 6)]
