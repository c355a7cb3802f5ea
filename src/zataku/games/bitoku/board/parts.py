"""What the valley and the boards of the players are both drawn with: words as icons, pieces, small signs."""

from __future__ import annotations

import re
from functools import lru_cache, partial

from zataku.draw.definitions import define, define_pattern, use
from zataku.draw.faces import Sign, face
from zataku.draw.icons import icon
from zataku.draw.pieces import PIPS, badge, crest
from zataku.draw.spirits import boulder_shape, dot, kodama_shape, pilgrim_shape
from zataku.draw.stage import Speaks
from zataku.draw.svg import Value, circle, el, group, path, rect, text
from zataku.kernel.effects import Effect, Word, parse

from ..components import STARTING_YOKAI, YOKAI

GAME = "bitoku"
_STARTING = frozenset(YOKAI[card].id for card in STARTING_YOKAI)
_WORD = re.compile(r"[a-z][a-z-]*")

#: What a region is for; and the favourite of the tengu.
EMBLEMS = {"yomi": "mitama", "stairs": "move", "jade": "jade", "forges": "building", "favourite": "rock"}
#: The icon of what virtues and visions count and memory crystals watch, where it is not called the same.
COUNTED = {"resource": "any-resource"}
WATCHED = {"combine": "pair", "arrive": "arrived", "complete": "completed", "pilgrim": "rock-pilgrim"}

#: The rules that explain what an icon means.
RULES_OF_WORDS = {
    "any": "BK-009",
    "amulet": "BK-057",
    "unlock": "BK-021",
    "draw": "BK-017",
    "yokai": "BK-018",
    "bitoku": "BK-104",
    "vision": "BK-126",
    "kodama": "BK-112",
    "kodama-here": "BK-112",
    "kodama-back": "BK-113",
    "move": "BK-092",
    "rock": "BK-115",
    "pilgrim": "BK-116",
    "build": "BK-107",
    "crystal": "BK-120",
    "mitama": "BK-135",
    "dragonfly": "BK-142",
    "copy": "BK-151",
}
#: Words that mean buying something, perhaps for less.
_BOUGHT = ("build", "crystal", "mitama", "dragonfly")


# Effects


def icon_of(word: Word) -> str | Sign:
    """Which icon shows a word of this game's effects."""
    if word.name == "vp":
        return "point"
    if word.name == "any":
        return "any-resource"
    if word.name in _BOUGHT and word.args:
        less = word.args[0]
        return Sign(word.name, f"−{less}", f"{word.name}-{less}")
    return f"{word.name}-{word.args[0]}" if word.args else word.name


@lru_cache(4096)
def effect_face(
    effect: str | Effect,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    largest: float | None = None,
    anchor: str = "middle",
) -> str:
    tree = parse(effect) if isinstance(effect, str) else effect
    return face(tree, x, y, width, height, icon_of, largest=largest, anchor=anchor)


def said(speaker: Speaks, effect: str | Effect) -> str:
    return speaker.effect(parse(effect) if isinstance(effect, str) else effect)


@lru_cache(1024)
def rules_of(effect: str | Effect) -> tuple[str, ...]:
    """The rules behind the icons of an effect, each once."""
    named = (RULES_OF_WORDS.get(word) for word in _WORD.findall(str(effect)))
    return tuple(dict.fromkeys(rule for rule in named if rule))


# Pieces, in the colour of their seat


def on_seat(seat: int) -> str:
    """What is drawn on a seat's colour: yellow is too light for paper white, day and night."""
    return "var(--ink)" if seat == 2 else "var(--washi)"


def _guardian(value: int) -> str:
    """A die with two horns; its pips take the colour that the piece is filled with."""
    horns = "M3.8 7L2.4 1.2 9 6zM20.2 7l1.4-5.8L15 6z"
    pips = "".join(el("circle", cx=24 * x, cy=5 + 24 * y, r=2.1) for x, y in PIPS[value])
    return (
        path(horns, fill="currentColor", width=1) + rect(0, 5, 24, 24, fill="currentColor", line=1.2, round=5.3) + pips
    )


def guardian(seat: int, value: int, x: float, y: float, size: float = 40, **attributes: Value) -> str:
    """A guardian die: the seat's colour and crest, horns, pips. Its horns stand above the place."""
    unit = size / 24
    body = use(f"bk-die-{value}", x, y - 5 * unit, size, 29 * unit, color=f"var(--seat-{seat})", fill=on_seat(seat))
    return el("g", body, crest(seat, x + size * 0.31, y - size * 0.2, size * 0.38), **attributes)


def kodama(seat: int | None, x: float, y: float, size: float, **attributes: Value) -> str:
    """A kodama of a seat, or the neutral one."""
    colour, eyes = ("var(--stone)", "var(--sumi)") if seat is None else (f"var(--seat-{seat})", on_seat(seat))
    return use("bk-kodama", x, y, size, color=colour, fill=eyes, **attributes)


def pilgrim(seat: int, x: float, y: float, size: float, **attributes: Value) -> str:
    return use("bk-pilgrim", x, y, size, color=f"var(--seat-{seat})", **attributes)


def travelling_pilgrim(seat: int) -> str:
    """The kind of piece that a pilgrim is, for its way across the boards."""
    return f"pilgrim-{seat}"


def travelling_yokai(card: str, seat: int) -> str:
    """The name under which a yokai goes from a hill to a hand and from there to a slot; each seat has starting ones."""
    return f"yokai-{card}-{seat}" if card in _STARTING else f"yokai-{card}"


def sleeper(seat: int, x: float, y: float, size: float) -> str:
    """A pilgrim asleep: one lies on every crystal space that has no crystal (BK-036, BK-122)."""
    return use("bk-sleeper", x, y, size, color=f"var(--seat-{seat})")


def token(seat: int, x: float, y: float, size: float) -> str:
    """A construction token."""
    return use("bk-token", x, y, size, color=f"var(--seat-{seat})")


def hikaru(x: float, y: float, size: float, **attributes: Value) -> str:
    """The wisp that covers a favour."""
    return use("bk-hikaru", x, y, size, **attributes)


def _kodama_piece() -> str:
    eyes = "".join(el("circle", cx=x, cy=y, r=r) for x, y, r in ((8.9, 8.7, 1.7), (15.1, 8.3, 1.5), (12.1, 12.3, 1.2)))
    return kodama_shape("currentColor", "none") + eyes


def _sleeper() -> str:
    return path("M3 20c0-6 3-9 9-9s9 3 9 9z", fill="currentColor", width=1.5) + path(
        "M1 14L12 5l11 9c-7 1.5-15 1.5-22 0z", fill="var(--road)", width=1.5
    )


def _hikaru() -> str:
    flame = "M12 3c1 3 5.5 5 5.5 10a5.5 5.5 0 0 1-11 0C6.5 9.5 10.5 8 12 3z"
    return (
        circle(12, 12, 11, line=1.5)
        + path(flame, fill="var(--kin)", width=1.3)
        + dot(10, 13.5, 1.2)
        + dot(14, 13.5, 1.2)
    )


def _rock_place() -> str:
    outline = "M1.5 22.5C.5 15 3 4.5 10.5 1.8 18.5.8 23 12 22.5 22.5z"
    return path(outline, stroke="var(--usuzumi)", width=0.6, stroke_dasharray="1.6 1.3")


def _lock(shackle: str) -> str:
    """A padlock in the colour that the piece is filled with."""
    return path(shackle, width=2.6, stroke="currentColor") + rect(
        4, 11, 16, 11, fill="currentColor", stroke=None, round=2.5
    )


def _rake() -> str:
    return "".join(path(f"M0 {y}h40", width=1, stroke_opacity=0.1) for y in (4, 12, 20, 28, 36))


def _pines() -> str:
    pine = path("M14 6l6 9h-3l5 8h-6v5h-4v-5H6l5-8H8z", fill="var(--sumi)", stroke=None, fill_opacity=0.05)
    return pine + group(pine, x=26, y=18)


for _value in PIPS:
    define(f"bk-die-{_value}", partial(_guardian, _value), height=29, game=GAME)
define("bk-kodama", _kodama_piece, game=GAME)
define("bk-pilgrim", partial(pilgrim_shape, "currentColor"), game=GAME)
define("bk-sleeper", _sleeper, game=GAME)
define("bk-token", lambda: path("M2 22V11L12 3l10 8v11z", fill="currentColor", width=1.6), game=GAME)
define("bk-hikaru", _hikaru, game=GAME)
define("bk-boulder", boulder_shape, game=GAME)
define("bk-rock-place", _rock_place, game=GAME)
define("bk-locked", partial(_lock, "M7.5 11V7.5a4.5 4.5 0 0 1 9 0V11"), game=GAME)
define("bk-free", partial(_lock, "M7.5 11V6.5a4.5 4.5 0 0 1 8.5-2"), game=GAME)
define_pattern("rake", _rake, 40, 40, game=GAME)
define_pattern("pines", _pines, 52, 40, game=GAME)


# Small signs


def need(value: int, x: float, y: float, size: float = 28) -> str:
    """The least a die must show."""
    return rect(x, y, size, size, fill="var(--light)", round=size / 4.5, line=1.5, stroke="var(--ink)") + text(
        str(value), x + size / 2, y + size / 2 + 0.5, size=size * 0.8, fill="var(--ink)", weight=700
    )


def padlock(kind: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """`locked` in red or `free` in green."""
    return use(f"bk-{kind}", x, y, size, **{"color": f"var(--{kind})", **attributes})


def pale(*drawn: str, opacity: float = 0.4) -> str:
    """Something that is not there yet, or no more."""
    return el("g", *drawn, opacity=opacity)


def tick(x: float, y: float, r: float) -> str:
    """Done: a round pine seal."""
    mark = f"M{x - r * 0.5:.1f} {y:.1f}l{r * 0.36:.1f} {r * 0.42:.1f} {r * 0.62:.1f}-{r * 0.82:.1f}"
    return circle(x, y, r, fill="var(--matsu)", line=1.4) + path(mark, stroke="var(--washi)", width=r * 0.26)


def panel(x: float, y: float, width: float, height: float, *, fill: str = "var(--paper)") -> str:
    return rect(x, y, width, height, fill=fill, stroke="var(--usuzumi)", line=1.4, round=10)


def deck(back: str, count: int, x: float, y: float, width: float, height: float) -> str:
    """A face-down deck with how many cards it has; an empty one is only its place."""
    size = min(width, height) * 0.72
    sign = icon(back, x + (width - size) / 2, y + (height - size) / 2, size)
    number = badge(str(count), x + width, y + height - 4, r=16)
    if not count:
        return (
            rect(x, y, width, height, fill="none", stroke="var(--usuzumi)", line=1.5, round=6, stroke_dasharray="4 4")
            + pale(sign, opacity=0.28)
            + badge("0", x + width, y + height - 4, r=16, fill="var(--usuzumi)")
        )
    under = "".join(rect(x + lift, y + lift, width, height, fill="var(--mist)", round=6, line=1.5) for lift in (4, 2))
    ground = rect(x + 4, y + 4, width - 8, height - 8, fill="var(--mist)", stroke="var(--usuzumi)", line=1, round=4)
    return under + rect(x, y, width, height, round=6, line=1.8) + ground + sign + number


def counted_icon(name: str) -> str:
    """The icon of something that virtues and visions count."""
    return COUNTED.get(name, name)


def watched_icon(trigger: str) -> str:
    """The icon of what a memory crystal watches."""
    return WATCHED.get(trigger, trigger)
