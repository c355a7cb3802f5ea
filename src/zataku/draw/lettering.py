"""Texts of several lines in a box: broken where they must be, as large as fits."""

from __future__ import annotations

from functools import lru_cache

from .svg import text

#: The width of a letter in the widest of the fonts that a page may fall back to, in sizes of its letters.
LETTER = 0.55


@lru_cache(4096)
def broken(said: str, letters: int) -> tuple[str, ...]:
    """The words in lines of at most so many letters; a longer word has a line for itself."""
    lines = [""]
    for word in said.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > letters:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return tuple(lines)


def fits(said: str, width: float, size: float) -> bool:
    return len(said) * size * LETTER <= width


def shortened(said: str, width: float, size: float) -> str:
    """The text in one line; what is too much gives way to dots."""
    most = int(width / (size * LETTER))
    return said if len(said) <= most else f"{said[: max(1, most - 1)].rstrip()}…"


@lru_cache(4096)
def paragraph(
    said: str,
    x: float,
    y: float,
    width: float,
    lines: int,
    size: float = 20,
    *,
    step: float = 1.08,
    fill: str = "var(--sumi)",
    weight: int | None = None,
    anchor: str = "start",
) -> str:
    """A text from its upper left corner in at most so many lines; the last one says that there is more."""
    shown = list(broken(said, max(1, int(width / (size * LETTER)))))
    if len(shown) > lines:
        shown = [*shown[: lines - 1], shortened(" ".join(shown[lines - 1 :]), width, size)]
    return "".join(
        text(line, x, y + size * (0.6 + step * number), size=size, anchor=anchor, fill=fill, weight=weight)
        for number, line in enumerate(shown)
    )
