"""The grammar of effects: what is printed on a component, as text and as a tree.

    2 coin              a word with an amount           tile(coral)        a word with arguments
    a + b               one after the other             a / b              one of them
    3 coin -> a         a price, then everything right  (a)?               may be declined
    {a, b}              both, in any order              2 * (a / b)        again and again

`+` binds tighter than `/`; left of `->` stands a sum of words, right of it everything that follows.
The tree is what a component's face is drawn from, what language puts into words, and what the interpreter compiles.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypeAlias


class Printed:
    """A part of an effect. Its text is worked out once: views are made of these texts."""

    __slots__ = ("_text",)

    _text: str
    #: The fields, in the order in which they are given.
    __match_args__: ClassVar[tuple[str, ...]]

    def __str__(self) -> str:
        try:
            return self._text
        except AttributeError:
            object.__setattr__(self, "_text", self.written())
            return self._text

    def __reduce__(self) -> tuple[object, ...]:
        """Put away with its events while others wait: to look for the fields each time takes longer than the rest."""
        return type(self), tuple([getattr(self, name) for name in self.__match_args__])

    def written(self) -> str:
        """The part as it stands in data files."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Word(Printed):
    """A gain, cost or action named by the game."""

    name: str
    amount: int = 1
    args: tuple[Argument, ...] = ()

    def written(self) -> str:
        amount = "" if self.amount == 1 else f"{self.amount} "
        args = f"({', '.join(map(str, self.args))})" if self.args else ""
        return f"{amount}{self.name}{args}"


@dataclass(frozen=True, slots=True)
class Cost(Printed):
    """Pay the price to get what follows."""

    price: tuple[Word, ...]
    then: Effect

    def written(self) -> str:
        return f"{' + '.join(map(str, self.price))} -> {self.then}"


@dataclass(frozen=True, slots=True)
class InTurn(Printed):
    """One part after the other."""

    parts: tuple[Effect, ...]

    def written(self) -> str:
        return " + ".join(_inside(part, (Cost, Either, InTurn)) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Either(Printed):
    """One of the parts."""

    parts: tuple[Effect, ...]

    def written(self) -> str:
        return " / ".join(_inside(part, (Cost, Either)) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Maybe(Printed):
    """The part, or nothing."""

    part: Effect

    def written(self) -> str:
        return _inside(self.part, (Cost, Either, InTurn, Maybe, Again)) + "?"


@dataclass(frozen=True, slots=True)
class AnyOrder(Printed):
    """All parts, in an order of choice."""

    parts: tuple[Effect, ...]

    def written(self) -> str:
        return "{" + ", ".join(map(str, self.parts)) + "}"


@dataclass(frozen=True, slots=True)
class Again(Printed):
    """The part, so many times."""

    times: int
    part: Effect

    def written(self) -> str:
        return f"{self.times} * {_inside(self.part, (Cost, Either, InTurn, Maybe, Again, Word))}"


Effect: TypeAlias = Word | Cost | InTurn | Either | Maybe | AnyOrder | Again
#: An argument is a number, a bare name, or an effect of its own.
Argument: TypeAlias = int | str | Effect


def _inside(effect: Effect, needs_parentheses: tuple[type, ...]) -> str:
    return f"({effect})" if isinstance(effect, needs_parentheses) else str(effect)


class EffectError(ValueError):
    """The text is not an effect; the message says where and what was expected."""


_TOKEN = re.compile(r"\s*(?:(?P<number>\d+)|(?P<name>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)|(?P<sign>->|[-+/*?(){},]))")


@lru_cache(4096)
def parse(text: str) -> Effect:
    """The tree of an effect. Trees are immutable, so they are cached."""
    reader = _Reader(text)
    effect = reader.effect()
    if reader.peek() is not None:
        reader.expected("the end")
    return effect


class _Reader:
    """A recursive-descent reader; each method reads one rule of the grammar."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[str] = []
        position = 0
        stripped = text.rstrip()
        while position < len(stripped):
            match = _TOKEN.match(stripped, position)
            if match is None:
                raise EffectError(f"cannot read {text!r} at {stripped[position:]!r}")
            self.tokens.append(match.group().strip())
            position = match.end()
        self.next = 0

    def peek(self) -> str | None:
        return self.tokens[self.next] if self.next < len(self.tokens) else None

    def accept(self, sign: str) -> bool:
        if self.peek() == sign:
            self.next += 1
            return True
        return False

    def expect(self, sign: str) -> None:
        if not self.accept(sign):
            self.expected(repr(sign))

    def expected(self, what: str) -> None:
        raise EffectError(
            f"expected {what} in {self.text!r} before {' '.join(self.tokens[self.next :]) or 'the end'!r}"
        )

    def effect(self) -> Effect:
        parts = [self.alternative()]
        while self.accept("/"):
            parts.append(self.alternative())
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def alternative(self) -> Effect:
        parts = [self.unit()]
        while self.accept("+"):
            parts.append(self.unit())
        if self.accept("->"):
            price = tuple(part for part in parts if isinstance(part, Word))
            if len(price) != len(parts):
                self.expected("a sum of words left of '->'")
            return Cost(price, self.effect())
        return parts[0] if len(parts) == 1 else InTurn(tuple(parts))

    def unit(self) -> Effect:
        part = self.factor()
        while self.accept("?"):
            part = Maybe(part)
        return part

    def factor(self) -> Effect:
        token = self.peek()
        if token is not None and token.isdigit():
            self.next += 1
            if self.accept("*"):
                return Again(int(token), self.factor())
            return self.word(int(token))
        if self.accept("("):
            inner = self.effect()
            self.expect(")")
            return inner
        if self.accept("{"):
            parts = [self.effect()]
            while self.accept(","):
                parts.append(self.effect())
            self.expect("}")
            return AnyOrder(tuple(parts))
        return self.word(1)

    def word(self, amount: int) -> Word:
        name = self.peek()
        if name is None or not name[0].isalpha():
            self.expected("a word")
            raise AssertionError
        self.next += 1
        args: list[Argument] = []
        if self.accept("("):
            args.append(self.argument())
            while self.accept(","):
                args.append(self.argument())
            self.expect(")")
        return Word(name, amount, tuple(args))

    def argument(self) -> Argument:
        token = self.peek()
        following = self.tokens[self.next + 1] if self.next + 1 < len(self.tokens) else None
        if token is not None and token.isdigit() and following in (",", ")"):
            self.next += 1
            return int(token)
        effect = self.effect()
        return effect.name if isinstance(effect, Word) and effect == Word(effect.name) else effect
