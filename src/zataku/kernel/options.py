"""Options: the fixed vocabulary of choices a game can offer, as verbs with arguments."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import product
from typing import Any, Final, Generic, TypeAlias, TypeVar, overload

#: What an option of a verb is looked up by: nothing, the value of the only axis, or a tuple of values.
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value", bound=Hashable)
Second = TypeVar("Second", bound=Hashable)
Third = TypeVar("Third", bound=Hashable)

#: What a verb can be about: names of things that are numbered from 0, or values with their names.
Named: TypeAlias = Mapping[Value, str]
Axis: TypeAlias = Sequence[str] | Mapping[Any, str]

_vocabularies: Final[dict[str, Vocabulary]] = {}


class Option:
    """One choice: what it means is its verb and the arguments; what it would do now is told by the step that asks.

    `args` are what the step's method is called with (numbers of components, mostly); `names` are the same arguments as
    they stand in the code.
    """

    __slots__ = ("acts", "anytime", "args", "arity", "code", "first", "id", "names", "second", "verb", "vocabulary")

    def __init__(
        self,
        code: str,
        id: int,
        verb: Verb[Any],
        args: tuple[Any, ...],
        names: tuple[str, ...],
        vocabulary: Vocabulary,
    ) -> None:
        self.code = code
        self.id = id
        self.verb = verb
        #: As in the verb, where it is looked up at every choice.
        self.acts = verb.acts
        self.args = args
        #: How many arguments there are, and the first two of them: what `Step.take` needs at every choice.
        self.arity = len(args)
        self.first = args[0] if args else None
        self.second = args[1] if len(args) > 1 else None
        self.names = names
        self.anytime = verb.anytime
        self.vocabulary = vocabulary

    def __repr__(self) -> str:
        return f"Option({self.code!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _restore_option, (self.vocabulary.game, self.vocabulary.module, self.code)


class Verb(dict[Key, Option], Generic[Key]):
    """One kind of choice, with an option for every combination of what it can be about: `PLAY[card, slot]`.

    `act` names the method with which a step (or, for an anytime verb, the state) answers it: `play(state, card, slot)`;
    `describe_play(state, card, slot)` tells what the option means now.
    """

    def __init__(self, word: str, act: str, anytime: bool) -> None:
        super().__init__()
        self.word = word
        self.act = act
        #: The method of each kind of step that has answered so far: faster than looking it up by name.
        self.acts: dict[type, Any] = {}
        self.describing = "describe_" + act
        self.anytime = anytime

    def __repr__(self) -> str:
        return f"Verb({self.word!r})"

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other


class Vocabulary:
    """All options of one game, made at import; `module` is where, so that an option can be unpickled anywhere."""

    def __init__(self, game: str, module: str) -> None:
        self.game = game
        self.module = module
        self._by_code: dict[str, Option] = {}
        self._by_id: list[Option] = []
        self._closed = False
        #: Parts of printed effects that can be chosen, by their text; the interpreter adds them.
        self.do: Verb[str] = Verb("do", "do", False)
        _vocabularies[game] = self

    @overload
    def verb(self, word: str, /, *, act: str = "", anytime: bool = False) -> Verb[tuple[()]]: ...
    @overload
    def verb(self, word: str, axis: Sequence[str], /, *, act: str = "", anytime: bool = False) -> Verb[int]: ...
    @overload
    def verb(self, word: str, axis: Named[Value], /, *, act: str = "", anytime: bool = False) -> Verb[Value]: ...
    @overload
    def verb(
        self, word: str, first: Sequence[str], second: Sequence[str], /, *, act: str = "", anytime: bool = False
    ) -> Verb[tuple[int, int]]: ...
    @overload
    def verb(
        self, word: str, first: Sequence[str], second: Named[Second], /, *, act: str = "", anytime: bool = False
    ) -> Verb[tuple[int, Second]]: ...
    @overload
    def verb(
        self, word: str, first: Named[Value], second: Sequence[str], /, *, act: str = "", anytime: bool = False
    ) -> Verb[tuple[Value, int]]: ...
    @overload
    def verb(
        self, word: str, first: Named[Value], second: Named[Second], /, *, act: str = "", anytime: bool = False
    ) -> Verb[tuple[Value, Second]]: ...

    def verb(self, word: str, /, *axes: Axis, act: str = "", anytime: bool = False) -> Verb[Any]:
        """All choices of one kind: `verb("play", CARD_IDS, SLOT_NAMES)` makes `play:<card>:<slot>` for each pair.

        An axis is a sequence of names, for things numbered from 0, or a mapping from values to names. An empty name is
        left out of the code. `act` is the method that answers the verb, if its name is not the word itself.
        """
        verb: Verb[Any] = Verb(word, act or word.replace("-", "_").replace(":", "_"), anytime)
        pairs = [list(axis.items()) if isinstance(axis, Mapping) else list(enumerate(axis)) for axis in axes]
        for chosen in product(*pairs):
            args = tuple(value for value, _ in chosen)
            self._add(verb, args, tuple(name for _, name in chosen))
        return verb

    def option(self, word: str, /, *, act: str = "", anytime: bool = False) -> Option:
        """A choice that is about nothing else, `PASS = VOCABULARY.option("pass", act="pass_on")`; made if it is new."""
        known = self._by_code.get(word)
        if known is None:
            return self.verb(word, act=act, anytime=anytime)[()]
        if known.anytime != anytime:
            raise ValueError(f"{self.game}: option {word!r} is both an anytime and an ordinary option")
        return known

    def extend(self, verb: Verb[Any], value: Hashable, name: str) -> Option:
        """One more option of a verb with one axis, unless it has it (only while the game is being imported)."""
        known: Option | None = verb.get(value)
        return known if known is not None else self._add(verb, (value,), (name,))

    def _add(self, verb: Verb[Any], args: tuple[Any, ...], names: tuple[str, ...]) -> Option:
        code = ":".join(part for part in (verb.word, *names) if part)
        if self._closed:
            raise ValueError(f"{self.game}: option {code!r} is not in the vocabulary, which is closed after import")
        if code in self._by_code:
            raise ValueError(f"{self.game}: two options have the code {code!r}")
        option = Option(code, len(self._by_id), verb, args, names, self)
        self._by_code[code] = option
        self._by_id.append(option)
        verb[args[0] if len(args) == 1 else args] = option
        return option

    def close(self) -> None:
        """From now on the action space is fixed."""
        self._closed = True

    def __getitem__(self, code: str) -> Option:
        return self._by_code[code]

    def __contains__(self, code: object) -> bool:
        return code in self._by_code

    def __iter__(self) -> Iterator[Option]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)


def _restore_option(game: str, module: str, code: str) -> Option:
    if game not in _vocabularies:
        import_module(module)
    return _vocabularies[game][code]
