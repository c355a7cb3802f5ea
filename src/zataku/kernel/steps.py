"""Steps: units of rules that wait on a state's agenda."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar

from .messages import Description, Message, Refusal
from .native import mypyc_attr
from .options import Option

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")

_made: Final[dict[tuple[type, tuple[Hashable, ...]], Step[Any]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A unit of rules. It is immutable, made once for its arguments (`TakeDie.of()`) and shared by all states.

    It either acts (`run` changes the state and returns nothing) or asks (`run` returns options and changes nothing).
    It may do one or the other depending on the state, never both. A step that asks answers each verb it offers with a
    method of that name: `PLAY[card, slot]` is carried out by `play(state, card, slot)` and told about by
    `describe_play(state, card, slot)`.
    """

    __slots__ = ("args", "code", "insists")

    args: tuple[Hashable, ...]
    code: str
    #: As `always_ask` of the class, which is slow to look up at every question with a single answer.
    insists: bool

    #: Ask even when there is a single option: silence would tell something hidden.
    always_ask: ClassVar[bool] = False
    #: Ids of the rules that this step carries out; help and refusals cite them.
    rules: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def of(cls, *args: Hashable) -> Self:
        """The one step of this class with these arguments."""
        step = _made.get((cls, args))
        if step is None:
            step = cls(*args)
            step.args = args
            step.insists = cls.always_ask
            step.code = f"{cls.__name__}({','.join(map(_code_of, args))})"
            _made[(cls, args)] = step
        return step  # type: ignore[return-value]

    @abstractmethod
    def run(self, state: S) -> Sequence[Option] | None:
        """Act and return None, or ask: return the options and change nothing."""
        raise NotImplementedError

    def take(self, state: S, option: Option) -> None:
        """Carry out the chosen option, by the method that its verb names."""
        kind = type(self)
        try:
            act = option.acts[kind]
        except KeyError:
            act = getattr(kind, option.verb.act)
            if kind.take is Step.take:
                # Who has a `take` of its own is asked for it each time, also in random play.
                option.acts[kind] = act
        # A call with a star is slow, and most verbs are about one thing or none.
        if option.arity == 1:
            act(self, state, option.first)
        elif option.arity == 0:
            act(self, state)
        elif option.arity == 2:
            act(self, state, option.first, option.second)
        else:
            act(self, state, *option.args)

    def possible(self, state: S) -> bool:
        """Could this step do anything now?"""
        return True

    def prompt(self, state: S) -> Message:
        """What the deciding seat is asked."""
        return Message("prompt-" + _hyphenated(type(self).__name__))

    def describe(self, state: S, option: Option) -> Description:
        """What the option means now, by the `describe_...` of its verb, or else by its code alone (slow path)."""
        telling = getattr(self, option.verb.describing, None)
        if telling is None:
            return Description(Message("option-" + option.code.replace(":", "-").lower()))
        description: Description = telling(state, *option.args)
        return description

    def refusals(self, state: S) -> Sequence[Refusal]:
        """What a person might expect to do now but cannot, and why (slow path)."""
        return ()

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, ...]:
        return _remake, (type(self), self.args)


def _remake(cls: type[Step[Any]], args: tuple[Hashable, ...]) -> Step[Any]:
    return cls.of(*args)


def _code_of(argument: Hashable) -> str:
    if isinstance(argument, (Step, Option)):
        return argument.code
    if isinstance(argument, tuple):
        return "[" + ",".join(map(_code_of, argument)) + "]"
    return str(argument)


def _hyphenated(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
