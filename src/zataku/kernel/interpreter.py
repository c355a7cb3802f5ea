"""The interpreter: turns the tree of an effect into steps, once, at import.

A game gives two factories: what its words do, and how its prices are paid. Everything else of the grammar is here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeAlias

from .effects import Again, AnyOrder, Cost, Effect, Either, InTurn, Maybe, Word, parse
from .messages import Description, message
from .options import Option, Vocabulary
from .state import State
from .steps import Step

AnyStep: TypeAlias = Step[Any]
#: A part that can be chosen: its option, what it does, and its tree for whoever has to show it.
Entry: TypeAlias = tuple[Option, AnyStep, Effect]


class Interpreter:
    """Compiles effects for one game."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        word: Callable[[Word], AnyStep],
        pay: Callable[[Cost, AnyStep], AnyStep],
    ) -> None:
        self.skip = vocabulary.option("skip")
        self._vocabulary = vocabulary
        self._word = word
        self._pay = pay

    def compile(self, effect: Effect | str) -> AnyStep:
        """The step that carries out the effect."""
        if isinstance(effect, str):
            effect = parse(effect)
        match effect:
            case Word():
                return self._word(effect)
            case Cost():
                return self._pay(effect, self.compile(effect.then))
            case InTurn():
                return OneAfterAnother.of(tuple(self.compile(part) for part in effect.parts))
            case Either():
                return OneOf.of(self.entries(effect.parts), None)
            case Maybe(Either() as either):
                return OneOf.of(self.entries(either.parts), self.skip)
            case Maybe():
                return OneOf.of(self.entries((effect.part,)), self.skip)
            case AnyOrder() if all(isinstance(part, Maybe) for part in effect.parts):
                parts = tuple(part.part for part in effect.parts if isinstance(part, Maybe))
                return Menu.of(self.entries(parts), self.skip)
            case AnyOrder():
                return InAnyOrder.of(self.entries(effect.parts))
            case Again():
                return Repeatedly.of(effect.times, self.compile(effect.part))

    def entries(self, parts: Sequence[Effect]) -> tuple[Entry, ...]:
        """The parts as things to choose, each with an option of its own: `do:2coin+seal`."""
        entries: list[Entry] = []
        names: list[str] = []
        for part in parts:
            name = _typable(part)
            names.append(name)
            repeated = names.count(name)
            if repeated > 1:
                name = f"{name}:{repeated}"
            entries.append((self._vocabulary.extend(self._vocabulary.do, name, name), self.compile(part), part))
        return tuple(entries)


def _typable(part: Effect) -> str:
    """The part as a word that is easily typed: `2coin+seal`, and `a&b` for both in any order."""
    said = "&".join(map(str, part.parts)) if isinstance(part, AnyOrder) else str(part)
    return said.replace(" ", "")


class OneAfterAnother(Step[State]):
    """`a + b`: the parts in the order printed."""

    __slots__ = ("_reversed", "parts")

    def __init__(self, parts: tuple[AnyStep, ...]) -> None:
        self.parts = parts
        self._reversed = parts[::-1]

    def run(self, state: State) -> None:
        state.agenda.extend(self._reversed)

    def possible(self, state: State) -> bool:
        for part in self.parts:
            if part.possible(state):
                return True
        return False


class _Choosing(Step[State]):
    """What the steps that offer entries have in common."""

    __slots__ = ("entries",)

    entries: tuple[Entry, ...]

    def possible(self, state: State) -> bool:
        for _, step, _ in self.entries:
            if step.possible(state):
                return True
        return False

    def offered(self, state: State) -> list[Option]:
        # A loop: here a comprehension costs a call.
        offer = []
        for option, step, _ in self.entries:
            if step.possible(state):
                offer.append(option)
        return offer

    def skip(self, state: State) -> None:
        """Decline what is left."""

    def entry(self, part: Hashable) -> Entry:
        """The entry whose option names this part."""
        for entry in self.entries:
            if entry[0].args[0] == part:
                return entry
        raise KeyError(part)

    def without(self, chosen: Entry) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry[0] is not chosen[0])

    def describe_do(self, state: State, part: Hashable) -> Description:
        _, _, effect = self.entry(part)
        label = message("option-do", effect=effect)
        targets = state.concerned(effect)
        if isinstance(effect, Cost):
            price: Effect = effect.price[0] if len(effect.price) == 1 else InTurn(effect.price)
            return Description(label, cost=price, gain=effect.then, targets=targets)
        return Description(label, gain=effect, targets=targets)


class OneOf(_Choosing):
    """`a / b`: one of the parts; if it can be declined, or none of them (`(a / b)?`)."""

    __slots__ = ("decline",)

    def __init__(self, entries: tuple[Entry, ...], decline: Option | None) -> None:
        self.entries = entries
        self.decline = decline

    def run(self, state: State) -> Sequence[Option]:
        offer = self.offered(state)
        if offer and self.decline is not None:
            offer.append(self.decline)
        return offer

    def do(self, state: State, part: Hashable) -> None:
        state.agenda.append(self.entry(part)[1])


class Menu(_Choosing):
    """`{a?, b?}`: each part at most once, in an order of choice; skipping declines all that is left."""

    __slots__ = ("decline", "rest")

    def __init__(self, entries: tuple[Entry, ...], decline: Option) -> None:
        self.entries = entries
        self.decline = decline
        #: What is left after each part, as it comes up: finding it by its entries takes long.
        self.rest: dict[Hashable, AnyStep] = {}

    def run(self, state: State) -> Sequence[Option]:
        offer = self.offered(state)
        if offer:
            offer.append(self.decline)
        return offer

    def do(self, state: State, part: Hashable) -> None:
        chosen = self.entry(part)
        rest = self.rest.get(part)
        if rest is None:
            rest = self.rest[part] = Menu.of(self.without(chosen), self.decline)
        state.push(chosen[1], rest)


class InAnyOrder(_Choosing):
    """`{a, b}`: all parts; the order is asked only where the game says that it can matter."""

    __slots__ = ("_steps", "rest")

    def __init__(self, entries: tuple[Entry, ...]) -> None:
        self.entries = entries
        self._steps = tuple([step for _, step, _ in entries])
        #: As in `Menu`.
        self.rest: dict[Hashable, AnyStep] = {}

    def run(self, state: State) -> Sequence[Option] | None:
        if len(self._steps) > 1 and state.order_matters(self._steps):
            return self.offered(state)
        state.push(*self._steps)
        return None

    def do(self, state: State, part: Hashable) -> None:
        chosen = self.entry(part)
        rest = self.rest.get(part)
        if rest is None:
            rest = self.rest[part] = InAnyOrder.of(self.without(chosen))
        state.push(chosen[1], rest)


class Repeatedly(Step[State]):
    """`2 * (a / b)`: the part again and again, each time decided anew."""

    __slots__ = ("part", "times")

    def __init__(self, times: int, part: AnyStep) -> None:
        self.times = times
        self.part = part

    def run(self, state: State) -> None:
        if self.times > 1:
            state.agenda.append(Repeatedly.of(self.times - 1, self.part))
        state.agenda.append(self.part)

    def possible(self, state: State) -> bool:
        return self.part.possible(state)
