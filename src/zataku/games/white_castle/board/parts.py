"""What the castle and the clan boards are both drawn with."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from zataku.draw.faces import face
from zataku.draw.icons import icon
from zataku.draw.members import member
from zataku.draw.pieces import badge, die
from zataku.draw.stage import Speaks, Stage
from zataku.draw.svg import rect, text
from zataku.kernel.effects import Word, parse

from .. import elements
from ..view import ActionCard, Space

_WORD = re.compile(r"[a-z][a-z-]*")

#: The rules that explain what an icon means.
RULES_OF_WORDS = {
    "courtier": "WC-063",
    "gardener": "WC-061",
    "warrior": "WC-060",
    "lantern": "WC-080",
    "well": "WC-087",
    "tile": "WC-088",
    "clan-row": "WC-089",
    "light": "WC-090",
    "influence": "WC-086",
    "coin": "WC-025",
    "seal": "WC-072",
    "point": "WC-045",
    "food": "WC-041",
    "iron": "WC-041",
    "pearl": "WC-041",
    "any": "WC-042",
    "gate": "WC-131",
    "advance": "WC-132",
}
#: How wide people are, in parts of their size: so close they stand in a row.
SHOULDER = 0.6
#: How much smaller people get before they are counted.
SMALLEST = 0.8
#: Room for a digit beside them.
NUMBER_WIDTH = 15


def icon_of(word: Word) -> str:
    """Which icon shows a word of this game's effects."""
    if word.name == "clan-row":
        return "domain"
    if word.name == "tile":
        return f"tile-{word.args[0]}"
    return word.name


def effect_face(effect: str, x: float, y: float, width: float, height: float) -> str:
    return face(parse(effect), x, y, width, height, icon_of)


def said(speaker: Speaks, effect: str) -> str:
    return speaker.effect(parse(effect))


@cache
def rules_of(effect: str) -> tuple[str, ...]:
    """The rules behind the icons of an effect, each once."""
    named = (RULES_OF_WORDS.get(word) for word in _WORD.findall(effect))
    return tuple(dict.fromkeys(rule for rule in named if rule))


def dice_space(stage: Stage, space: Space, x: float, y: float, size: float = 60, *, label: str) -> str:
    """A space for dice with its value, and the dice on it."""
    dice = space["dice"]
    parts = [
        rect(x, y, size, size, fill="var(--paper)", line=2, round=12),
        text(str(space["printed"]), x + size / 2, y + size / 2, size=size * 0.5, fill="var(--usuzumi)", weight=700),
    ]
    shown = dice[-3:]
    for number, each in enumerate(shown):
        lift = number * 9
        parts.append(
            die(
                each["colour"],
                each["value"],
                x + size * 0.13 + lift,
                y + size * 0.13 - lift,
                size * 0.74,
                data_move=stage.moving(f"die-{each['colour']}-{each['value']}"),
            )
        )
    if len(dice) > len(shown):
        parts.append(badge(str(len(dice)), x + size, y + size, r=16))
    return stage.thing(elements.space(space["id"]), *parts, label=label, rules=("WC-024", "WC-028"))


def people(stage: Stage, kind: str, counts: list[int], x: float, y: float, width: float, size: float = 30) -> str:
    """Members of all clans in a row, a little smaller if need be; where that has no room either, one of each clan with
    its number. They stand on the lower edge of the given size."""
    in_a_row = 1 + SHOULDER * (sum(counts) - 1)
    if size * SMALLEST * in_a_row <= width:
        standing = [seat for seat, count in enumerate(counts) for _ in range(count)]
        fitting = min(size, width / in_a_row)
        return "".join(
            _person(stage, kind, seat, x + place * fitting * SHOULDER, y + size, fitting)
            for place, seat in enumerate(standing)
        )
    present = [(seat, count) for seat, count in enumerate(counts) if count]
    pitch = min(size * SHOULDER + 30, width / len(present))
    fitting = min(size, (pitch - NUMBER_WIDTH) / SHOULDER)
    # The figure is narrower than its box: the first one stands at the very left.
    left = x - fitting * (1 - SHOULDER) / 2
    return "".join(
        _person(stage, kind, seat, left + place * pitch, y + size, fitting)
        + _number(count, x + place * pitch + fitting * SHOULDER, y + size * 0.66)
        for place, (seat, count) in enumerate(present)
    )


def _person(stage: Stage, kind: str, seat: int, x: float, foot: float, size: float) -> str:
    return member(kind, seat, x, foot - size, size, data_move=stage.moving(f"{kind}-{seat}"))


def _number(count: int, x: float, y: float) -> str:
    return text(str(count), x, y, size=22, anchor="start", weight=700) if count > 1 else ""


def action_card(
    stage: Stage,
    card: ActionCard,
    x: float,
    y: float,
    width: float,
    row_height: float,
    *,
    row_id: Callable[[int], str],
    rows: int,
) -> str:
    """An action card: its actions from the top, the dark one on dark ground. The taller block of a diplomat card takes
    the room that the printed card gives it, where three rows are there to be faced. `row_id` makes the id of a row."""
    actions = card["actions"]
    heights = [row_height] * len(actions)
    if rows == 3 and len(actions) < 3:
        heights = [row_height * card["facing"].count(number) for number in range(len(actions))]
    parts = []
    top = y
    for number, (action, height) in enumerate(zip(actions, heights, strict=True)):
        dark = card["dark"] == number
        block = rect(x, top, width, height, fill="var(--stone)" if dark else "var(--washi)", line=1.6, round=5)
        if dark:
            block += rect(x, top, 7, height, fill="var(--sumi)", stroke=None, round=3)
        parts.append(
            stage.thing(
                row_id(number),
                block,
                effect_face(action, x + 10, top + 4, width - 20, height - 8),
                label=said(stage.speaker, action),
                rules=rules_of(action),
            )
        )
        top += height
    return "".join(parts)


def holding(stage: Stage, seat: int, good: str, amount: int, x: float, y: float, *, size: float = 28) -> str:
    """An icon with a number."""
    return stage.thing(
        elements.good(seat, good),
        icon(good, x, y, size),
        text(str(amount), x + size + 6, y + size / 2, size=size * 0.78, anchor="start", weight=700),
        label=said(stage.speaker, f"{amount} {good}"),
        rules=rules_of(good),
    )


def roman(number: int) -> str:
    return ("I", "II", "III")[number - 1]
