"""The documents cannot rot: their examples run, and what they point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(
        re.findall(r"```python\n(import zataku.*?|from random.*?)```", page.read_text(), re.DOTALL)
    )
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
