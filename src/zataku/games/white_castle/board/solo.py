"""The delegation's cards: the one on top of its deck with both its sides, and those opened this turn."""

from __future__ import annotations

from zataku.draw.icons import icon
from zataku.draw.pieces import slot
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, path, rect, text
from zataku.kernel.effects import Word, parse

from .. import elements
from ..components import POSITIONS
from ..view import BridgeSide, SoloCard, SoloDeck
from .bridges import garden_mark
from .parts import said

DECK_WIDTH, HEIGHT = 206, 126
CARD_WIDTH, ACTION_WIDTH, ACTION_HEIGHT = 98, 84, 52
#: So many of the last opened cards are shown, and so many of them act (WC-127).
SHOWN, ACTING = 3, 2
#: The castle in small: left, top and width of every space.
_PLAN = {
    "diplomat-1": (18, 0, 26),
    "diplomat-2": (48, 0, 26),
    "steward-1": (3, 18, 26),
    "steward-2": (33, 18, 26),
    "steward-3": (63, 18, 26),
    "outside-left": (0, 36, 24),
    "well": (34, 36, 24),
    "outside-right": (68, 36, 24),
}


def solo(stage: Stage, deck: SoloDeck, x: float, y: float) -> str:
    return _top(stage, deck["top"], x, y) + _opened(stage, deck["opened"], x + DECK_WIDTH + 14, y)


def _top(stage: Stage, top: BridgeSide, x: float, y: float) -> str:
    """Its open side names a die and a space; its other side, what it does when it is opened next."""
    speaker = stage.speaker
    label = speaker.text(
        "name-label-solo-next",
        bridge=speaker.text(f"name-bridge-{top['bridge']}"),
        position=speaker.text(f"name-position-{top['position']}"),
        space=speaker.text(f"name-space-{top['space']}"),
    )
    plan = "; ".join(said(speaker, action) for action in top["actions"])
    return stage.thing(
        elements.SOLO_DECK,
        rect(x + 5, y + 4, DECK_WIDTH - 5, HEIGHT - 4, fill="var(--stone)", line=2, round=8),
        rect(x, y, DECK_WIDTH - 6, HEIGHT - 4, fill="var(--mist)", line=2, round=8),
        _bridge(top, x + 8, y + 12),
        _castle(top["space"], x + 8, y + 62),
        *(_face(action, x + 110, y + 8 + line * 55) for line, action in enumerate(top["actions"])),
        label=f"{label}; {speaker.text('name-label-solo-opens', plan=plan)}",
        rules=("WC-124", "WC-125", "WC-127"),
    )


def _bridge(top: BridgeSide, x: float, y: float) -> str:
    """A bridge with a die at the place that the card names."""
    deck = path(f"M{x} {y + 40}q46 -22 92 0v7q-46 -20 -92 0z", fill=f"var(--die-{top['bridge']})", width=1.4)
    spots = "".join(
        rect(x + 2 + number * 31, y + (1 if number == 1 else 6), 26, 26, fill=f"var(--die-{top['bridge']})", round=6)
        if name == top["position"]
        else circle(x + 15 + number * 31, y + (19 if number == 1 else 24), 5, fill="var(--paper)", line=1.2)
        for number, name in enumerate(POSITIONS)
    )
    return deck + spots


def _castle(space: str, x: float, y: float) -> str:
    """The spaces of the castle in small, with the one that the card names."""
    return "".join(
        rect(
            x + left,
            y + top,
            width,
            15,
            fill="var(--shu)" if name == space else "var(--washi)",
            line=1.4,
            round=7 if name == "well" else 3,
        )
        for name, (left, top, width) in _PLAN.items()
    )


def _opened(stage: Stage, cards: list[SoloCard], x: float, y: float) -> str:
    pitch = CARD_WIDTH + 6
    drawn = [_card(stage, card, x + place * pitch, y) for place, card in enumerate(cards[-SHOWN:])]
    drawn += [slot(x + place * pitch, y, CARD_WIDTH, HEIGHT - 4) for place in range(len(cards), ACTING)]
    label = stage.speaker.text("name-label-solo")
    return stage.thing(elements.SOLO_OPENED, *drawn, label=label, rules=("WC-127", "WC-128"))


def _card(stage: Stage, card: SoloCard, x: float, y: float) -> str:
    actions = "".join(
        stage.thing(
            elements.solo_action(card["id"], line),
            _face(action, x + 7, y + 8 + line * 55),
            label=said(stage.speaker, action),
        )
        for line, action in enumerate(card["actions"])
    )
    return rect(x, y, CARD_WIDTH, HEIGHT - 4, fill="var(--washi)", line=2, round=8) + actions


def _face(action: str, x: float, y: float) -> str:
    """An action of the delegation: an icon with its number or place."""
    word = parse(action)
    if not isinstance(word, Word):
        raise TypeError(f"an action of the delegation is one word, not {action!r}")
    ground = rect(x, y, ACTION_WIDTH, ACTION_HEIGHT, fill="var(--paper)", line=1, round=6)
    member = word.name in ("gate", "advance")
    shown = icon("courtier" if member else word.name, x + 4, y + 8, 36)
    return ground + shown + _beside(word, x + 44, y)


def _beside(word: Word, x: float, y: float) -> str:
    """How many, or where to."""
    argument = word.args[0] if word.args else None
    if word.name == "gate":
        torii = f"M{x} {y + 14}h34M{x + 4} {y + 22}h26M{x + 8} {y + 14}v27M{x + 26} {y + 14}v27"
        return path(torii, width=3.4, stroke="var(--shu)")
    if word.name == "advance":
        return _arrow_up(x, y + 12) + text(str(argument), x + 26, y + 27, size=24, weight=700)
    if word.name == "warrior":
        cost = str(argument).removeprefix("yard-")
        return text(cost, x + 5, y + 27, size=22, weight=700) + icon("iron", x + 11, y + 14, 26)
    if argument == "flower":
        return garden_mark("flower", x - 6, y + 13)
    if argument is not None:
        return icon("stone", x + 4, y + 12, 30) if argument == "stone" else _any_garden(x, y)
    return text(str(word.amount), x + 17, y + 27, size=26, weight=700)


def _arrow_up(x: float, y: float) -> str:
    return path(f"M{x + 8} {y + 28}V{y + 2}M{x + 1} {y + 10}l7 -8l7 8", width=3)


def _any_garden(x: float, y: float) -> str:
    return icon("stone", x - 2, y + 3, 24) + garden_mark("flower", x - 2, y + 22)
