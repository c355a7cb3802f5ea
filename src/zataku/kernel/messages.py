"""What the rules have to say, as ids and arguments; sentences live in the message files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict

if TYPE_CHECKING:
    from .effects import Effect
    from .options import Option

NOTHING: Mapping[str, Arg] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class SeatName:
    """An argument that stands for the name of whoever sits there."""

    seat: int

    def __reduce__(self) -> tuple[object, ...]:
        return SeatName, (self.seat,)


class PlainMessage(TypedDict):
    """A message as JSON-able data."""

    id: str
    args: dict[str, Any]


class PlainEvent(TypedDict):
    """An event as JSON-able data."""

    message: PlainMessage
    seat: int
    targets: list[str]


@dataclass(frozen=True, slots=True)
class Message:
    """A message id with its arguments."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=lambda: NOTHING)

    def plain(self) -> PlainMessage:
        return {"id": self.id, "args": {name: _plain_argument(value) for name, value in self.args.items()}}

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.id, dict(self.args))


class Verbatim(Message):
    """A message that was said once, in every language, and is never said otherwise."""

    __slots__ = ("texts",)

    texts: Mapping[str, str]

    def __init__(self, id: str, args: Mapping[str, Any], texts: Mapping[str, str]) -> None:
        super().__init__(id, args)
        object.__setattr__(self, "texts", texts)

    def plain(self) -> PlainMessage:
        return {"id": self.id, "args": dict(self.args)}

    def __reduce__(self) -> tuple[object, ...]:
        return Verbatim, (self.id, dict(self.args), dict(self.texts))


Arg: TypeAlias = "int | str | Message | SeatName | Effect | tuple[Arg, ...]"


def message(id: str, /, **args: Arg) -> Message:
    """Shorthand for rules code: `message("event-gain", seat=SeatName(0), amount=2)`."""
    return Message(id, args)


def _plain_argument(value: Arg) -> object:
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, tuple):
        return [_plain_argument(item) for item in value]
    return {"effect": str(value)}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened and that a person would want to see.

    `seats` are those allowed to see it, None for everybody; `reveals` is how much had been revealed when it was told.
    """

    message: Message
    seat: int
    seats: tuple[int, ...] | None
    targets: tuple[str, ...]
    reveals: int

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats

    def __reduce__(self) -> tuple[object, ...]:
        """Matches are put away while others wait: to look for the fields each time takes longer than all the rest."""
        return Event, (self.message, self.seat, self.seats, self.targets, self.reveals)

    def plain(self) -> PlainEvent:
        return {"message": self.message.plain(), "seat": self.seat, "targets": list(self.targets)}


@dataclass(frozen=True, slots=True)
class Description:
    """What an option means now: its label, its price, what it brings, which elements of the board it concerns.

    Choosing it does not give the effect that the label tells of where that only says what a thing is.

    Where many options are alike, those with one `heading` stand together below it, and `brief` says what is left to
    say: in few words, with what it names as `cost` and `gain` in place of the others.
    """

    label: Message
    cost: Effect | None = None
    gain: Effect | None = None
    targets: tuple[str, ...] = ()
    gives: bool = True
    heading: Message | None = None
    brief: Message | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something that a person might expect to do is not offered now."""

    option: Option
    reason: Message
    rule: str
    targets: tuple[str, ...] = ()


class Told(ValueError):
    """A mistake in what was asked for.

    The exception's text is for programs and logs; `told` is for the person who made it, in any language.
    """

    def __init__(self, text: str, told: Message | None = None) -> None:
        super().__init__(text, told)
        self.text = text
        self.told = told if told is not None else Message("error", {"reason": text})

    def __str__(self) -> str:
        return self.text
