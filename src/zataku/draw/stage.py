"""The stage of a board: things with stable ids, some of which can be chosen now, some of which move."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeAlias

import msgspec

from .part import Part
from .svg import Value, el, title

if TYPE_CHECKING:
    from zataku.kernel.effects import Effect
    from zataku.kernel.messages import Arg, Message

P = ParamSpec("P")
#: Element id -> codes of the options that it stands for now.
Targets = Mapping[str, Sequence[str]]


class Unmarked(dict[str, Sequence[str]]):
    """Targets of a board on which somebody else marks the things that stand for them (`static/marks.js`).

    So most pieces of it look alike whatever can be chosen, and whoever may choose it.
    """


class Speaks(Protocol):
    """Whoever puts things into words for a board."""

    def text(self, id: str, /, **args: Arg) -> str: ...

    def say(self, message: Message) -> str: ...

    def effect(self, effect: Effect) -> str: ...

    def seat(self, seat: int) -> str: ...

    #: Whoever says the same in the same words shares this, whatever those are called who sit there.
    words: dict[tuple[object, ...], str]
    seat_names: tuple[str, ...]
    #: How often a name was said.
    names_said: int


class Stage:
    """Collects what a board is drawn with: the speaker, the targets, and numbers for pieces that look alike."""

    def __init__(self, speaker: Speaks, targets: Targets | None = None) -> None:
        self.speaker = speaker
        self._targets = targets or {}
        self.marks = not isinstance(targets, Unmarked)
        self._alike: dict[str, int] = {}
        #: The ids of which somebody asked for what they stand, and the kinds of pieces that got numbers.
        self._asked: list[str] = []
        self._moved: list[str] = []

    def codes(self, id: str) -> Sequence[str]:
        """The options that a thing stands for now."""
        self._asked.append(id)
        return self._targets.get(id, ())

    def thing(self, id: str, *children: str, label: str = "", rules: Sequence[str] = (), **attributes: Value) -> str:
        """A group with a stable id; where it stands for options it can be clicked and focused.

        Its title ends with the ids of the rules that speak of it.
        """
        codes = self.codes(id) if self.marks else ()
        told = title(f"{label} ({', '.join(rules)})" if rules else label) if label else ""
        if not codes:
            return el("g", told, *children, id=id, **attributes)
        chosen = " ".join(codes)
        reached: dict[str, Value] = {"tabindex": 0, "role": "button", "aria_label": label or None}
        # A button holds no other button. Where a part of this thing stands for the same, that one is focused.
        if any(f'data-options="{chosen}"' in child for child in children):
            reached = {}
        elif any('role="button"' in child for child in children):
            reached["role"] = "group"
        return el("g", told, *children, id=id, class_="target", data_options=chosen, **reached, **attributes)

    def moving(self, kind: str) -> str:
        """The name under which a piece travels: those of one kind are numbered in the order of drawing."""
        number = self._alike[kind] = self._alike.get(kind, 0) + 1
        self._moved.append(kind)
        return f"{kind}-{number}"

    # Pieces

    def taken_up(self, drawn: Drawn) -> bool:
        """Is this what would be drawn here now? Then it counts as drawn."""
        targets, alike = self._targets, self._alike
        if drawn.asked.isdisjoint(targets):
            if drawn.codes:
                return False
        elif drawn.codes != {id: codes for id, codes in targets.items() if id in drawn.asked}:
            return False
        for kind, before in drawn.before:
            if alike.get(kind, 0) != before:
                return False
        self._asked += drawn.asked
        self._moved += drawn.moved
        for kind in drawn.moved:
            alike[kind] = alike.get(kind, 0) + 1
        self.speaker.names_said += drawn.named
        return True

    def drawn(self, draw: Callable[[], str]) -> Drawn:
        """A piece, with all that its looks depend on beside what was given to draw it."""
        asked, moved, named = len(self._asked), len(self._moved), self.speaker.names_said
        before = self._alike.copy()
        with collecting() as parts:
            made = Part(draw(), parts)
        ids = frozenset(self._asked[asked:])
        kinds = tuple(self._moved[moved:])
        codes = {id: self._targets[id] for id in self._targets if id in ids}
        alike = tuple((kind, before.get(kind, 0)) for kind in dict.fromkeys(kinds))
        return Drawn(made, ids, codes, kinds, alike, self.speaker.names_said != named)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A piece of a board as it was drawn: with which codes on which things, after how many pieces that look alike."""

    made: Part
    asked: frozenset[str]
    codes: Targets
    moved: tuple[str, ...]
    before: tuple[tuple[str, int], ...]
    #: Does it say anybody's name?
    named: bool


Draws: TypeAlias = Callable[Concatenate[Stage, P], str]


#: Who drew a piece, from what, in whose words, with marks or without, and with which names where it says any.
_Key: TypeAlias = tuple[object, bytes, int, bool, tuple[str, ...] | None]


class _Pieces:
    """Pieces drawn lately; the newest, up to a size in all."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[_Key, list[Drawn]] = OrderedDict()

    def find(self, draw: object, given: bytes, stage: Stage) -> Part | None:
        speaker = stage.speaker
        key: _Key = (draw, given, id(speaker.words), stage.marks, None)
        kept = self._kept.get(key)
        if kept is None:
            key = (draw, given, id(speaker.words), stage.marks, speaker.seat_names)
            kept = self._kept.get(key)
            if kept is None:
                return None
        self._kept.move_to_end(key)
        for each in kept:
            if stage.taken_up(each):
                return each.made
        return None

    def keep(self, draw: object, given: bytes, stage: Stage, drawn: Drawn) -> None:
        speaker = stage.speaker
        key: _Key = (draw, given, id(speaker.words), stage.marks, speaker.seat_names if drawn.named else None)
        kept = self._kept.setdefault(key, [])
        kept.insert(0, drawn)
        self._size += len(drawn.made) + _AROUND
        if len(kept) > _VARIANTS:
            self._size -= len(kept.pop().made) + _AROUND
        while self._size > self._most:
            _, gone = self._kept.popitem(last=False)
            self._size -= sum(len(each.made) + _AROUND for each in gone)


#: How many characters of pieces are kept, what a piece needs beside its own, and how many a piece may differ in by
#: what can be chosen there.
_MOST = 64 * 1024 * 1024
_AROUND = 1000
_VARIANTS = 4
_pieces = _Pieces(_MOST)
_pack = msgspec.msgpack.Encoder().encode


#: Where pieces go that are asked for now.
_collected: ContextVar[list[Part] | None] = ContextVar("collected", default=None)


@contextmanager
def collecting() -> Iterator[list[Part]]:
    """The pieces that are asked for, in their order, without those inside others."""
    pieces: list[Part] = []
    before = _collected.set(pieces)
    try:
        yield pieces
    finally:
        _collected.reset(before)


def piece(*shows: str) -> Callable[[Draws[P]], Draws[P]]:
    """A part of a board that is drawn once for everybody who sees the same there: most of a board is as it was.

    `shows` names what it reads of the first thing that it gets, a view or a part of one; it gets nothing else of that.
    Without names all of what it gets counts. Nothing else may change how it looks but the stage.
    """

    def decorator(draw: Draws[P]) -> Draws[P]:
        def drawing(stage: Stage, /, *args: P.args, **named: P.kwargs) -> str:
            given: Any = args
            if shows:
                given = ({name: given[0][name] for name in shows if name in given[0]}, *given[1:])
            packed = _pack((given, named))
            made = _pieces.find(draw, packed, stage)
            if made is None:
                drawn = stage.drawn(lambda: draw(stage, *given, **named))
                _pieces.keep(draw, packed, stage, drawn)
                made = drawn.made
            collected = _collected.get()
            if collected is not None:
                collected.append(made)
            return made

        return wraps(draw)(drawing)

    return decorator
