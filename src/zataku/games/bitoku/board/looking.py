"""Cards that the looking seat has just turned up: they lie before it until one is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from zataku.draw.stage import Stage
from zataku.draw.svg import el, path, rect

from .. import elements
from ..names import component_name
from ..view import BitokuView
from .cards import bitoku_card, vision_card, yokai_card
from .counting import counts
from .forest import yokai_told
from .own import vision_told
from .parts import rules_of
from .valley import SKY

#: Where the cards lie, under the decks: the upper left corner of the tray.
_LEFT, _TOP, _EDGE = 1090, 100, 14


class _Shown(NamedTuple):
    """A card that can be kept."""

    id: str
    drawn: str
    label: str
    rules: Sequence[str]


def looked_at(stage: Stage, view: BitokuView) -> str:
    """A tray with the cards, as large as cards on the own board; nothing if nobody looks at any."""
    looking, seat = view["looking"], view["seat"]
    if seat is None:
        return ""
    if looking["vision"]:
        has = counts(view, seat)
        cards = [
            _Shown(
                elements.looked_at("vision", card["id"]),
                vision_card(card, has, *_place(number, 156, 176)),
                vision_told(stage, card),
                ("BK-126", "BK-129"),
            )
            for number, card in enumerate(looking["vision"])
        ]
        return _tray(stage, cards, 156, 176, 1129)
    if looking["yokai"]:
        cards = [
            _Shown(
                elements.looked_at("yokai", card["id"]),
                yokai_card(card, *_place(number, 132, 176)),
                yokai_told(stage, card),
                ["BK-018", *rules_of(card["action"])],
            )
            for number, card in enumerate(looking["yokai"])
        ]
        return _tray(stage, cards, 132, 176, 1429)
    cards = [
        _Shown(
            elements.looked_at("bitoku", card["id"]),
            bitoku_card(card, *_place(number, 168, 112)),
            stage.speaker.say(component_name("bitoku", card["id"])),
            ["BK-104", *rules_of(card["action"])],
        )
        for number, card in enumerate(looking["bitoku"])
    ]
    return _tray(stage, cards, 168, 112, 1231) if cards else ""


def _place(number: int, width: float, height: float) -> tuple[float, float, float, float]:
    return _LEFT + _EDGE + number * (width + _EDGE), _TOP + _EDGE, width, height


def _tray(stage: Stage, cards: Sequence[_Shown], width: float, height: float, deck: float) -> str:
    """The cards on a tray with a point towards the middle of their deck."""
    wide = len(cards) * (width + _EDGE) + _EDGE
    left = min(deck, _LEFT + wide - 30)
    point = f"M{left - 16} {_TOP + 2}L{deck} {SKY + 50}L{left + 16} {_TOP + 2}z"
    return el(
        "g",
        path(point, fill="var(--washi)", width=2.4),
        rect(_LEFT, _TOP, wide, height + 2 * _EDGE, line=2.6, round=14),
        *(stage.thing(card.id, card.drawn, label=card.label, rules=card.rules) for card in cards),
    )
