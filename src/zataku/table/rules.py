"""The rules reference of a game as HTML, with an anchor for every rule id."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from zataku.language.reference import RULE_ID, reference_file

_ENTRY = re.compile(rf"<li>(\s*(?:<p>)?\s*)<strong>({RULE_ID})</strong>")
_HEADING = re.compile(r"<h([23])>(.*?)</h\1>")


@cache
def rules_html(folder: Path, language: str) -> Markup:
    """The game's rules in this language; empty if it has none."""
    file = reference_file(folder, language)
    if not file.exists():
        return Markup("")
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(file.read_text(encoding="utf-8"))
    html = _ENTRY.sub(r'<li id="\2">\1<a class="rule-id" href="#\2">\2</a>', html)
    return Markup(_HEADING.sub(_with_anchor, html))


def _with_anchor(heading: re.Match[str]) -> str:
    level, title = heading.groups()
    anchor = re.sub(r"\W+", "-", re.sub(r"<[^>]+>", "", title).lower()).strip("-")
    return f'<h{level} id="{anchor}">{title}</h{level}>'
