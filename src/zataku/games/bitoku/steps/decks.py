"""The common decks: looking for a yokai or a bitoku, drawing a vision.

A deck is a bag nobody has looked into and, under it, layers of cards that some seat has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from zataku.kernel.effects import Word
from zataku.kernel.hidden import EVERYBODY, Deck, Heap
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option, Verb
from zataku.kernel.steps import Step

from .. import elements
from ..names import bitoku_name, vision_name, yokai_name
from ..state import Bitoku
from ..vocabulary import KEEP_BITOKU, KEEP_NONE, KEEP_VISION, KEEP_YOKAI, LOOK, SKIP
from .common import Declinable, add_to_path
from .gains import ONE_RESOURCE

#: How many cards somebody who gains one looks at.
_LOOKED_AT: Final = 2


class CommonDeck:
    """Where a deck lies in the state, which verb keeps its cards, and how they are called."""

    __slots__ = ("_deck", "_discard", "keeping", "kind", "name_of")

    def __init__(self, kind: str, keeping: Verb[int], name_of: Callable[[int], Message]) -> None:
        self.kind = kind
        self.keeping = keeping
        self.name_of = name_of
        self._deck = f"{kind}_deck"
        self._discard = "" if kind == "vision" else f"{kind}_discard"

    def deck(self, state: Bitoku) -> Deck:
        deck: Deck = getattr(state, self._deck)
        return deck

    def id_of(self, card: int) -> str:
        return self.keeping[card].names[0]

    def discard(self, state: Bitoku) -> tuple[int, ...]:
        """Its discards; visions have none."""
        cards: tuple[int, ...] = getattr(state, self._discard) if self._discard else ()
        return cards

    def lay(self, state: Bitoku, deck: Deck) -> None:
        setattr(state, self._deck, deck)

    def take(self, state: Bitoku, count: int) -> list[int]:
        """Cards from the top; the shuffled discards go under a deck that has too few (BK-019)."""
        cards, deck = self._drawn(state, count)
        self.lay(state, deck)
        return cards

    def look(self, state: Bitoku) -> int:
        """Look at two cards, if there are so many; they go to the bottom at once, where those not kept will stay."""
        cards, deck = self._drawn(state, _LOOKED_AT)
        self.lay(state, deck.over(Heap(sorted(cards), (1 << state.seat,) * len(cards))))
        return len(cards)

    def _drawn(self, state: Bitoku, count: int) -> tuple[list[int], Deck]:
        deck: Deck = getattr(state, self._deck)
        discard = self.discard(state)
        if discard and len(deck) < count:
            deck = deck.over(Heap(sorted(discard), (EVERYBODY,) * len(discard)))
            setattr(state, self._discard, ())
            if state.log is not None:
                state.tell(f"event-renew-{self.kind}", amount=len(discard))
        return state.draw_top(deck, count)

    def looked_at(self, state: Bitoku) -> tuple[int, ...]:
        cards: tuple[int, ...] = getattr(state, self._deck).layers[-1].cards
        return cards

    def keep(self, state: Bitoku, card: int) -> None:
        """Take one of the cards looked at."""
        deck = self.deck(state)
        looked_at = deck.layers[-1]
        assert isinstance(looked_at, Heap)
        self.lay(state, deck.on_bottom(looked_at.without_card(card)))


YOKAI_DECK: Final = CommonDeck("yokai", KEEP_YOKAI, yokai_name)
BITOKU_DECK: Final = CommonDeck("bitoku", KEEP_BITOKU, bitoku_name)
VISION_DECK: Final = CommonDeck("vision", KEEP_VISION, vision_name)


class LookForCard(Declinable):
    """Gain a card from a common deck: look at two, one of which must then be taken; or do without."""

    common: ClassVar[CommonDeck]
    keeping: ClassVar[Step[Bitoku]]

    def run(self, state: Bitoku) -> Sequence[Option]:
        return _LOOK_OR_NOT if self.possible(state) else ()

    def look(self, state: Bitoku) -> None:
        self.common.look(state)
        if state.log is not None:
            state.tell(f"event-look-{self.common.kind}", seat=SeatName(state.seat))
        state.agenda.append(self.keeping)

    def possible(self, state: Bitoku) -> bool:
        return bool(self.common.deck(state).layers or self.common.discard(state))

    def describe_look(self, state: Bitoku) -> Description:
        kind = self.common.kind
        return Description(message(f"option-look-{kind}"), gain=Word(kind), targets=(elements.deck(kind),))


_LOOK_OR_NOT: Final[tuple[Option, ...]] = (LOOK, SKIP)


class KeepCard(Step[Bitoku]):
    """Take one of the cards looked at; the rest stays under the deck."""

    common: ClassVar[CommonDeck]
    always_ask = True

    def run(self, state: Bitoku) -> Sequence[Option]:
        keeping = self.common.keeping
        return [keeping[card] for card in self.common.looked_at(state)]

    def describe_keep(self, state: Bitoku, card: int) -> Description:
        common = self.common
        return Description(
            message(f"option-keep-{common.kind}", card=common.name_of(card)),
            targets=(elements.looked_at(common.kind, common.id_of(card)),),
        )


class KeepYokai(KeepCard):
    """Into the hand; the others have not seen it (BK-018)."""

    common = YOKAI_DECK
    rules = ("BK-018",)

    def keep(self, state: Bitoku, card: int) -> None:
        self.common.keep(state, card)
        sheet = state.sheets[state.seat]
        sheet.gained = sheet.gained.plus(card, 1 << state.seat)
        if state.log is not None:
            state.tell("event-keep-yokai", seat=SeatName(state.seat))
            state.tell("event-kept-yokai", to=(state.seat,), card=yokai_name(card))


class LookForYokai(LookForCard):
    common = YOKAI_DECK
    keeping = KeepYokai.of()
    rules = ("BK-018", "BK-019")


class KeepBitoku(KeepCard):
    """To the end of the path (BK-104)."""

    common = BITOKU_DECK
    rules = ("BK-103", "BK-104")

    def keep(self, state: Bitoku, card: int) -> None:
        self.common.keep(state, card)
        add_to_path(state, card)


class LookForBitoku(LookForCard):
    common = BITOKU_DECK
    keeping = KeepBitoku.of()
    rules = ("BK-104", "BK-019")


class KeepVision(KeepCard):
    """Face up on the table, or none for a resource (BK-126, BK-127)."""

    common = VISION_DECK
    rules = ("BK-126", "BK-127")

    def run(self, state: Bitoku) -> Sequence[Option]:
        return [*super().run(state), KEEP_NONE]

    def keep(self, state: Bitoku, card: int) -> None:
        self.common.keep(state, card)
        sheet = state.sheets[state.seat]
        sheet.visions = (*sheet.visions, card)
        if state.log is not None:
            state.tell("event-vision", seat=SeatName(state.seat), card=vision_name(card))

    def keep_none(self, state: Bitoku) -> None:
        if state.log is not None:
            state.tell("event-no-vision", seat=SeatName(state.seat))
        state.agenda.append(ONE_RESOURCE)

    def describe_keep_none(self, state: Bitoku) -> Description:
        return Description(message("option-keep-none"), gain=Word("any"), targets=(elements.deck("vision"),))


class DrawVision(Step[Bitoku]):
    """Look at two visions; with none left, just take the resource (BK-126 to BK-128)."""

    rules = ("BK-126", "BK-127", "BK-128")

    def run(self, state: Bitoku) -> None:
        if not state.vision_deck.layers:
            state.agenda.append(ONE_RESOURCE)
            return
        number = VISION_DECK.look(state)
        if state.log is not None:
            state.tell("event-look-visions", seat=SeatName(state.seat), amount=number)
        state.agenda.append(KEEP_A_VISION)


KEEP_A_VISION: Final = KeepVision.of()
