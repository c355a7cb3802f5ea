"""Plays a series and a training on a real Ray cluster of this machine, and again without it: a program of its own, for
Ray leaves threads and warnings behind."""

from __future__ import annotations

import sys
from pathlib import Path

from zataku import arena

FOLDER = Path(sys.argv[1])


def course(crew: arena.Crew, name: str) -> arena.Course:
    return arena.Course("white-castle", 2, ({},), FOLDER / name, 4, 8, crew, "zataku train white-castle", 1)


def main() -> None:
    here, there = arena.Crew(1), arena.Crew(ray="local")
    series = arena.fixtures("white-castle", 2, ["greedy", "random"], 4, "ray", {})
    assert list(arena.play_all(series, there)) == list(arena.play_all(series, here))
    learnt = [
        list(arena.train(course(crew, name), 1, lambda *_: None)) for crew, name in ((there, "ray"), (here, "plain"))
    ]
    assert learnt[0] == learnt[1]
    for file in (FOLDER / "plain").rglob("*.json*"):
        assert (FOLDER / "ray" / file.relative_to(FOLDER / "plain")).read_text() == file.read_text(), file
    print("the same")


if __name__ == "__main__":
    main()
