"""Matches as data: what is written can be read again, and gives the same matches."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import zataku
from zataku import arena
from zataku.cli import app


@pytest.mark.parametrize("name", ["matches.jsonl", "matches.jsonl.gz"])
def test_a_set_read_back_gives_the_same_matches(home: Path, name: str) -> None:
    command = ["export", "white-castle", "--output", name, "--games", "2", "--seats", "greedy,random", "--workers", "1"]
    answer = CliRunner().invoke(app, command)
    assert answer.exit_code == 0, answer.output
    card, matches = arena.read(str(home / name))
    assert (card["game"], card["players"], card["matches"], card["seats"]) == (
        "white-castle",
        2,
        2,
        ["greedy", "random"],
    )
    vocabulary = tuple(zataku.game("white-castle").vocabulary)
    count = 0
    for played in matches:
        count += 1
        again = zataku.new_match("white-castle", 2, played.record["seed"], played.record["options"])
        for position in played.positions:
            decision = again.decision
            assert decision is not None
            assert decision.seat == position.seat
            assert [option.id for option in decision.options] == list(position.options)
            assert len(position.values) == 2
            again.choose(vocabulary[position.choice])
        assert again.scores.plain() == played.scores
        assert zataku.replay(played.record).fingerprint() == again.fingerprint()
    assert count == 2


def test_another_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text('{"format": "something else"}\n')
    with pytest.raises(arena.BrokenDataset, match=r"other.jsonl is not a set of matches"):
        arena.read(file)


def test_another_kind_of_file_is_not_pretended(home: Path) -> None:
    answer = CliRunner().invoke(app, ["export", "white-castle", "--output", "matches.parquet", "--games", "1"])
    assert answer.exit_code != 0
    assert "matches.parquet must end in .jsonl or .jsonl.gz" in " ".join(answer.output.split())
    assert not (home / "matches.parquet").exists()
