"""Bottom left: turn order, round and the die in hand; before the first round, the starting offer."""

from __future__ import annotations

from typing import NamedTuple

from zataku.draw.icons import icon
from zataku.draw.pieces import crest, die, slot
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, rect, text
from zataku.kernel.effects import Word, parse

from .. import elements
from ..components import TURNS
from ..view import CastleView, DieInHand, Pair
from .parts import roman, said
from .solo import solo

X, Y, WIDTH, HEIGHT = 20, 672, 594, 206
#: Room for the gains of a starting card; a narrower one shows two of them in a line.
GAINS_HEIGHT, NARROW_PAIR = 84, 120


class Spread(NamedTuple):
    """How much room order and rounds take: with the delegation's cards below them, less, and no words."""

    #: Where the words stand above them.
    label: int | None
    top: int
    #: From crest to crest, and the size of one.
    pitch: int
    crest: int
    #: Where the rounds begin, from one to the next, and how large one is.
    rounds: int
    step: int
    circle: int


WIDE = Spread(48, 76, 66, 48, 296, 56, 25)
NARROW = Spread(None, 10, 58, 40, 146, 50, 22)


@piece("pairs", "order", "turn", "round", "rounds", "hand", "solo")
def panel(stage: Stage, view: CastleView) -> str:
    ground = rect(X, Y, WIDTH, HEIGHT, fill="var(--washi)", line=2, round=8)
    if sum(pair is not None for pair in view["pairs"]) > 1:
        return el("g", ground, _offer(stage, view))
    spread = NARROW if view["solo"] else WIDE
    hand = _hand(stage, view["hand"])
    below = solo(stage, view["solo"], X + 12, Y + 68) if view["solo"] else ""
    return el("g", ground, _order(stage, view, spread), _rounds(stage, view, spread), hand, below)


def _label(words: str, x: float, spread: Spread) -> str:
    return "" if spread.label is None else _words(words, x, Y + spread.label)


def _words(words: str, x: float, y: float) -> str:
    return text(words, x, y, size=21, anchor="start", fill="var(--usuzumi)")


@piece("order", "turn")
def _order(stage: Stage, view: CastleView, spread: Spread) -> str:
    """Crests in turn order, with a dot for every turn of the round: full when it was taken."""
    words = stage.speaker.text("name-label-order")
    count = len(view["order"])
    y, box = Y + spread.top, spread.pitch - 8
    drawn = ""
    for place, seat in enumerate(view["order"]):
        x = X + 20 + place * spread.pitch
        now = view["turn"] > 0 and place == (view["turn"] - 1) % count
        drawn += rect(
            x,
            y,
            box,
            box,
            fill="var(--paper)",
            stroke="var(--shu)" if now else "var(--usuzumi)",
            line=3 if now else 1.4,
            round=10,
        )
        inset = (box - spread.crest) / 2
        drawn += crest(seat, x + inset, y + inset, spread.crest, data_move=f"order-{seat}")
        if spread.label is not None:
            drawn += _turns(x + box / 2, y + box + 18, max(0, (view["turn"] - place + count - 1) // count))
    above = _label(words, X + 20, spread)
    return above + stage.thing(elements.TURN_ORDER, drawn, label=words, rules=("WC-020", "WC-100"))


def _turns(middle: float, y: float, taken: int) -> str:
    return "".join(
        circle(
            middle + (number - (TURNS - 1) / 2) * 17,
            y,
            6,
            fill="var(--usuzumi)" if number < taken else "none",
            stroke="var(--usuzumi)",
            line=1.6,
        )
        for number in range(TURNS)
    )


@piece("round", "rounds")
def _rounds(stage: Stage, view: CastleView, spread: Spread) -> str:
    now = stage.speaker.text("name-label-round", round=view["round"], rounds=view["rounds"])
    x, y = X + spread.rounds, Y + spread.top + (spread.pitch - 8) / 2
    drawn = ""
    for number in range(view["rounds"]):
        current = number + 1 == view["round"]
        middle = x + spread.circle + number * spread.step
        drawn += circle(middle, y, spread.circle, fill="var(--shu)" if current else "var(--paper)", line=1.6)
        ink = "var(--light)" if current else "var(--usuzumi)"
        drawn += text(roman(number + 1), middle, y + 1, size=spread.circle - 1, fill=ink, weight=700)
    return _label(now, x, spread) + stage.thing(elements.ROUND, drawn, label=now, rules=("WC-020",))


def _hand(stage: Stage, hand: DieInHand | None) -> str:
    """The die that was taken and is not placed yet."""
    if hand is None:
        return ""
    x, y, size = X + WIDTH - 112, Y + 14, 86
    drawn = die(
        hand["colour"], hand["value"], x, y, size, data_move=stage.moving(f"die-{hand['colour']}-{hand['value']}")
    )
    colour = stage.speaker.text(f"name-die-{hand['colour']}")
    return rect(x - 12, y - 4, size + 24, HEIGHT - 20, fill="var(--mist)", stroke=None, round=10) + stage.thing(
        elements.HAND,
        drawn,
        icon("lantern", x + 16, y + 104, 54) if hand["left"] else "",
        label=stage.speaker.text("name-label-hand", colour=colour, value=hand["value"]),
        rules=("WC-024", "WC-030"),
    )


# The starting offer


@piece("pairs", "order")
def _offer(stage: Stage, view: CastleView) -> str:
    """Pairs side by side, and above them who takes one in which order."""
    pairs = view["pairs"]
    width = (WIDTH - 12) / len(pairs)
    order = "".join(
        crest(seat, X + WIDTH - 12 - (len(view["order"]) - place) * 32, Y + 5, 28, data_move=f"order-{seat}")
        for place, seat in enumerate(view["order"])
    )
    words = stage.speaker.text("name-label-order")
    drawn = [
        _words(stage.speaker.text("name-label-pairs"), X + 14, Y + 20),
        stage.thing(elements.TURN_ORDER, order, label=words, rules=("WC-016", "WC-100")),
    ]
    for number, pair in enumerate(pairs):
        left = X + 6 + number * width
        drawn.append(_pair(stage, number, pair, left + 6, Y + 38, width - 12))
    return "".join(drawn)


def _pair(stage: Stage, number: int, pair: Pair | None, x: float, y: float, width: float) -> str:
    """The resource card with its gains and what it brings at the lantern, and the action card below it."""
    if pair is None:
        return slot(x, y, width, HEIGHT - 46)
    resource, action = pair["resource"], pair["action"]["actions"][0]
    lantern = [resource["lantern"]] + ([resource["decree"].removeprefix("decree-")] if resource["decree"] else [])
    strip = 30 + 28 * len(lantern)
    left = x + (width - strip) / 2
    label = stage.speaker.text(
        "board-pair", gain=said(stage.speaker, resource["gain"]), action=said(stage.speaker, action)
    )
    return stage.thing(
        elements.pair(number),
        rect(x, y, width, 118, fill="var(--paper)", line=1.8, round=8),
        _gains(resource["gain"], x + 3, y + 1, width - 6),
        rect(left - 6, y + 85, strip + 12, 30, fill="var(--mist)", stroke=None, round=8),
        icon("lantern", left, y + 87, 26),
        *(icon(good, left + 32 + place * 28, y + 87, 26) for place, good in enumerate(lantern)),
        rect(x, y + 120, width, 40, fill="var(--stone)", line=1.8, round=8),
        icon(action, x + width / 2 - 19, y + 121, 38),
        label=label,
        rules=("WC-015", "WC-016"),
    )


def _gains(gain: str, x: float, y: float, width: float) -> str:
    """The parts of a starting gain, two or three in a line, as large as fits."""
    words = gain.split(" + ")
    columns = 2 if width < NARROW_PAIR else 3
    lines = [words[start : start + columns] for start in range(0, len(words), columns)]
    wide, high = width / columns, min(GAINS_HEIGHT / len(lines), 42)
    size = min(high - 2, wide / 1.62)
    top = y + (GAINS_HEIGHT - high * len(lines)) / 2
    return "".join(
        _gain(word, x + width / 2 + (place - (len(line) - 1) / 2) * wide, top + (number + 0.5) * high, size)
        for number, line in enumerate(lines)
        for place, word in enumerate(line)
    )


def _gain(gain: str, x: float, y: float, size: float) -> str:
    """A good with its number, around a point."""
    word = parse(gain)
    if not isinstance(word, Word):
        raise TypeError(f"a part of a starting gain is one word, not {gain!r}")
    if word.amount == 1:
        return icon(word.name, x - size / 2, y - size / 2, size)
    number = text(str(word.amount), x - size * 0.5, y + 1, size=size * 0.82, weight=700)
    return number + icon(word.name, x - size * 0.22, y - size / 2, size)
