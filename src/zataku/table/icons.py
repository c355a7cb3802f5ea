"""Costs, gains and goods as icons in a page: what is paid has a minus, what is got a plus, never by colour alone."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache

from markupsafe import Markup, escape

from zataku.draw.definitions import is_defined
from zataku.draw.faces import IconOf, Sign
from zataku.kernel.effects import Again, AnyOrder, Cost, Effect, Either, InTurn, Maybe, Word
from zataku.kernel.messages import Arg, Message, SeatName
from zataku.language import Speaker

_ARROW = Markup('<i class="arrow">→</i>')
#: Characters that no text has; between two of them stands the number of an effect.
_MARK = "\ue000"
#: The last effect of a label, in brackets or behind a colon, with nothing but words of no effect after it.
_AT_THE_END = re.compile(rf" \({_MARK}(\d+){_MARK}\)|:? {_MARK}(\d+){_MARK}(?=$|\.|,| \()")


@cache
def icon(name: str) -> Markup:
    """One icon, silent: whatever it stands for is said beside it."""
    return Markup('<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-{}"/></svg>').format(name)


class Icons:
    """Draws the effects of one game in one language; what it drew once is kept."""

    def __init__(self, speaker: Speaker, icon_of: IconOf | None, counted: Collection[str]) -> None:
        self._speaker = speaker
        self._icon_of = icon_of
        #: The icons of what is counted rather than done: it gets a plus.
        self._counted = counted
        self._drawn: dict[tuple[Effect, bool], Markup] = {}
        #: What was said with marks in it, and what the marks stand for.
        self.words: dict[tuple[object, ...], str] = {}
        self.marked: list[tuple[Effect, bool]] = []
        self._numbers: dict[tuple[Effect, bool], int] = {}

    def effect(self, effect: Effect | None, *, paid: bool = False) -> Markup:
        """An effect as icons, hidden from whoever hears the page, and in words for them."""
        if effect is None:
            return Markup("")
        key = (effect, paid)
        if key not in self._drawn:
            self._drawn[key] = self._whole(effect, paid)
        return self._drawn[key]

    def silent(self, effect: Effect) -> Markup:
        """An effect as icons alone, where words beside them say it."""
        return Markup('<span class="fx" aria-hidden="true">{}</span>').format(self._draw(effect, False))

    def tells(self, effect: Effect) -> bool:
        """Do the icons alone say it all? Goods that are counted do; something to be done wants words."""
        match effect:
            case Word():
                sign = self._sign(effect)
                return not sign.note and sign.icon in self._counted
            case Cost():
                return self.tells(effect.then)
            case InTurn() | AnyOrder() | Either():
                return all(self.tells(part) for part in effect.parts)
            case Maybe() | Again():
                return self.tells(effect.part)

    def mark(self, effect: Effect, *, paid: bool) -> str:
        """A mark in a text, which stands for an effect until the text becomes a piece of a page."""
        key = (effect, paid)
        if key not in self._numbers:
            self._numbers[key] = len(self.marked)
            self.marked.append(key)
        return f"{_MARK}{self._numbers[key]}{_MARK}"

    def _whole(self, effect: Effect, paid: bool) -> Markup:
        said = self._speaker.effect(effect)
        sign = "− " if paid else ""
        return Markup('<span class="fx" aria-hidden="true">{}</span><span class="hidden">{}{}</span>').format(
            self._draw(effect, paid), sign, said
        )

    def _draw(self, effect: Effect, paid: bool) -> Markup:
        match effect:
            case Word():
                return self._word(effect, paid)
            case Cost():
                price = Markup("").join(self._draw(part, True) for part in effect.price)
                return price + _ARROW + self._draw(effect.then, False)
            case InTurn() | AnyOrder():
                return Markup("").join(self._draw(part, paid) for part in effect.parts)
            case Either():
                return Markup("<i>/</i>").join(self._draw(part, paid) for part in effect.parts)
            case Maybe():
                return self._draw(effect.part, paid)
            case Again():
                return Markup("<b>{}×</b>").format(effect.times) + self._draw(effect.part, paid)

    def _word(self, word: Word, paid: bool) -> Markup:
        sign = self._sign(word)
        name = sign.icon
        if not is_defined(f"i-{name}"):
            return Markup("<span>{}</span>").format(self._speaker.effect(word))
        if paid:
            number = f"−{word.amount}"
        elif name in self._counted:
            number = f"+{word.amount}"
        else:
            number = f"{word.amount}×" if word.amount > 1 else ""
        kind = ' class="minus"' if paid else ""
        return Markup("<span{}>{}{}{}</span>").format(Markup(kind), number, icon(name), sign.note)

    def _sign(self, word: Word) -> Sign:
        sign = self._icon_of(word) if self._icon_of is not None else word.name
        return sign if isinstance(sign, Sign) else Sign(sign)


class IconSpeaker(Speaker):
    """Says what happened with icons for all that was paid and got, as a piece of a page."""

    def __init__(self, plain: Speaker, icons: Icons) -> None:
        self.language = plain.language
        self.seat_names = plain.seat_names
        self._bundle = plain._bundle
        self.words = icons.words
        self._named = {}
        self.names_said = 0
        self.icons = icons

    def _compose(self, id: str, args: Mapping[str, Arg]) -> str:
        """Costs are told from gains by the name of the argument, or by what the message is about."""
        given = {
            name: value
            if isinstance(value, int | str | tuple | Message | SeatName)
            else self.icons.mark(value, paid=name == "cost" or id.endswith("-pay"))
            for name, value in args.items()
        }
        return super()._compose(id, given)

    def effect(self, effect: Effect) -> str:
        return self.icons.mark(effect, paid=False)

    def markup(self, message: Message) -> Markup:
        """The message as a piece of a page."""
        return self.drawn(self.say(message))

    def drawn(self, said: str) -> Markup:
        """A text with marks as a piece of a page."""
        first, *rest = said.split(_MARK)
        parts: list[str] = [escape(first)]
        for at, part in enumerate(rest):
            if at % 2:
                parts.append(escape(part))
            else:
                effect, paid = self.icons.marked[int(part)]
                parts.append(self.icons.effect(effect, paid=paid))
        return Markup("".join(parts))

    def taken_out(self, said: str) -> tuple[str, Effect | None]:
        """A label without the effect that it ends with, in brackets or behind a colon; and that effect."""
        found = _AT_THE_END.search(said)
        if found is None:
            return said, None
        rest = said[: found.start()] + said[found.end() :]
        return rest, self.icons.marked[int(found[1] or found[2])][0]
