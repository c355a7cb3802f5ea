"""The speaker: says messages and effects in one language for one match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

from zataku.kernel.effects import Again, AnyOrder, Cost, Effect, Either, InTurn, Maybe, Word
from zataku.kernel.messages import Arg, Message, SeatName, Verbatim

from .choice import LANGUAGES
from .patterns import Pattern, Unusual, pattern_of, said

COMMON = Path(__file__).parent
#: How many texts are kept of a game in a language, and by a speaker of those that have names in them.
_MOST_WORDS = 8000
_MOST_NAMED = 1000


class HasText(Protocol):
    """What the speaker needs to know of a game: where its folder is."""

    @property
    def folder(self) -> Path: ...


class Speaker:
    """Says things in one language.

    Nothing missing is passed over in silence: a message that does not exist is said as `{its-id}`, and what is wrong
    with the arguments of one is said in braces behind it, so that a brace in any text is a mistake that tests and eyes
    find.
    """

    def __init__(self, game: HasText | None, language: str, seat_names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.seat_names = tuple(seat_names)
        folder = None if game is None else game.folder
        self._bundle = _bundle(language, folder)
        #: What was said before: without anybody's name, shared with all who speak for the game; and with names.
        self.words = _words(language, folder)
        self._named: dict[tuple[object, ...], str] = {}
        #: How often a name was said: whatever was made meanwhile is for those who sit here alone.
        self.names_said = 0

    def knows(self, id: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(id)

    def say(self, message: Message) -> str:
        """The message in words."""
        if isinstance(message, Verbatim):
            return message.texts.get(self.language, f"{{{message.id}}}")
        return self._text(message.id, message.args)

    def text(self, id: str, /, **args: Arg) -> str:
        """Shorthand for saying a message of the program itself."""
        return self._text(id, args)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        self.names_said += 1
        if seat < len(self.seat_names):
            return self.seat_names[seat]
        return self.text("seat", number=seat + 1)

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if not items:
            return self.text("list-empty")
        said = items[0]
        for item in items[1:-1]:
            said = self.text("list-comma", before=said, after=item)
        return said if len(items) == 1 else self.text("list-and", before=said, after=items[-1])

    def effect(self, effect: Effect) -> str:
        """An effect in words: `3 coins → courtier action`."""
        said = self.words.get((effect,))
        if said is None:
            said = self._effect(effect)
            self._keep(self.words, (effect,), said, _MOST_WORDS)
        return said

    def _effect(self, effect: Effect) -> str:
        match effect:
            case Word():
                return self._word(effect)
            case Cost():
                price = self._joined("effect-plus", effect.price)
                return self.text("effect-cost", cost=price, gain=self.effect(effect.then))
            case InTurn():
                return self._joined("effect-plus", effect.parts)
            case Either():
                return self._joined("effect-or", effect.parts)
            case Maybe():
                return self.text("effect-maybe", effect=self._inside(effect.part))
            case AnyOrder():
                if all(isinstance(part, Maybe) for part in effect.parts):
                    parts = [part.part for part in effect.parts if isinstance(part, Maybe)]
                    return self.text("effect-menu", effect=self._joined("effect-and-or", parts))
                return self._joined("effect-plus", effect.parts)
            case Again():
                return self.text("effect-again", times=effect.times, effect=self._inside(effect.part))

    def deal(self, cost: Effect | None, gain: Effect | None) -> tuple[str, str]:
        """What is paid and what is got for it, as every front end tells them: `pay 3 coins`, `get 2 seals`."""
        pay = "" if cost is None else self.text("effect-pay", cost=cost)
        return pay, "" if gain is None else self.text("effect-get", gain=gain)

    def _word(self, word: Word) -> str:
        given = [self.effect(arg) if not isinstance(arg, int | str) else arg for arg in word.args]
        # A word that may come with an argument or without (`build(1)`, `build`) can be said by one message.
        args: dict[str, Arg] = {"amount": word.amount, "argument": 0}
        args.update(zip(("argument", "second", "third"), given, strict=False))
        return self._text(f"word-{word.name}", args)

    def _joined(self, how: str, parts: Sequence[Effect]) -> str:
        said = self._inside(parts[0])
        for part in parts[1:]:
            said = self.text(how, before=said, after=self._inside(part))
        return said

    def _inside(self, effect: Effect) -> str:
        said = self.effect(effect)
        if isinstance(effect, Cost | Either) or (isinstance(effect, InTurn | AnyOrder) and len(effect.parts) > 1):
            return self.text("effect-group", effect=said)
        return said

    def _text(self, id: str, args: Mapping[str, Arg]) -> str:
        """What was said once is kept: a picture says the same words over and over."""
        key = (id, *args.items())
        said = self.words.get(key)
        if said is not None:
            return said
        said = self._named.get(key)
        if said is not None:
            self.names_said += 1
            return said
        before = self.names_said
        said = self._compose(id, args)
        kept, most = (self.words, _MOST_WORDS) if self.names_said == before else (self._named, _MOST_NAMED)
        self._keep(kept, key, said, most)
        return said

    @staticmethod
    def _keep(kept: dict[tuple[object, ...], str], key: tuple[object, ...], said: str, most: int) -> None:
        if len(kept) >= most:
            kept.clear()
        kept[key] = said

    def _compose(self, id: str, args: Mapping[str, Arg]) -> str:
        if not self._bundle.has_message(id):
            return f"{{{id}}}"
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return f"{{{id}}}"
        given = {name: self._argument(value) for name, value in args.items()}
        plain = _plain_pattern(self._bundle, id)
        if plain is not None:
            with suppress(Unusual):
                return said(plain, given, self._bundle._plural_form)
        told, wrong = self._bundle.format_pattern(pattern, given)
        return f"{told} {{{id}: {wrong[0]}}}" if wrong else str(told)

    def _argument(self, value: Arg) -> int | str:
        if isinstance(value, int | str):
            return value
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, SeatName):
            return self.seat(value.seat)
        if isinstance(value, tuple):
            return self.listed([str(self._argument(item)) for item in value])
        return self.effect(value)


@cache
def _words(language: str, folder: Path | None) -> dict[tuple[object, ...], str]:
    """What was said in a language for the game in a folder."""
    return {}


@cache
def _plain_pattern(bundle: FluentBundle, id: str) -> Pattern | None:
    """What a message consists of; None if only Fluent can say it."""
    try:
        return pattern_of(bundle.get_message(id).value)
    except Unusual:
        return None


@cache
def _bundle(language: str, folder: Path | None) -> FluentBundle:
    """The game's messages, then the common ones: a game may say a common message in its own words."""
    bundle = FluentBundle([language], use_isolating=False)
    if folder is not None:
        bundle.add_resource(FluentResource((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
    bundle.add_resource(FluentResource((COMMON / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
