"""The stage of a board: things with stable ids, some of which can be chosen now, some of which move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from .svg import Value, el, title

if TYPE_CHECKING:
    from zataku.kernel.effects import Effect
    from zataku.kernel.messages import Arg, Message

#: Element id -> codes of the options that it stands for now.
Targets = Mapping[str, Sequence[str]]


class Speaks(Protocol):
    """Whoever puts things into words for a board."""

    def text(self, id: str, /, **args: Arg) -> str: ...

    def say(self, message: Message) -> str: ...

    def effect(self, effect: Effect) -> str: ...

    def seat(self, seat: int) -> str: ...


class Stage:
    """Collects what a board is drawn with: the speaker, the targets, and numbers for pieces that look alike."""

    def __init__(self, speaker: Speaks, targets: Targets | None = None) -> None:
        self.speaker = speaker
        self._targets = targets or {}
        self._alike: Counter[str] = Counter()

    def codes(self, id: str) -> Sequence[str]:
        """The options that a thing stands for now."""
        return self._targets.get(id, ())

    def thing(self, id: str, *children: str, label: str = "", rules: Sequence[str] = (), **attributes: Value) -> str:
        """A group with a stable id; where it stands for options it can be clicked and focused.

        Its title ends with the ids of the rules that speak of it.
        """
        codes = self._targets.get(id)
        told = title(f"{label} ({', '.join(rules)})" if rules else label) if label else ""
        if not codes:
            return el("g", told, *children, id=id, **attributes)
        return el(
            "g",
            told,
            *children,
            id=id,
            class_="target",
            data_options=" ".join(codes),
            tabindex=0,
            role="button",
            aria_label=label or None,
            **attributes,
        )

    def moving(self, kind: str) -> str:
        """The name under which a piece travels: those of one kind are numbered in the order of drawing."""
        self._alike[kind] += 1
        return f"{kind}-{self._alike[kind]}"
