"""What a player is given or draws: points, resources, amulets, cards, visions, freed dice."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.bitoku.components import RESOURCES
from zataku.games.bitoku.state import LOCKED, UNLOCKED, Bitoku, with_third
from zataku.games.bitoku.telling import (
    bitoku_name,
    die_id,
    effect_of,
    seat_name,
    slot_name,
    trigger_name,
    vision_name,
    yokai_name,
)
from zataku.games.bitoku.vocabulary import (
    DRAW,
    GAIN,
    GOODS,
    KEEP_BITOKU,
    KEEP_NONE,
    KEEP_VISION,
    KEEP_YOKAI,
    LOOK,
    MIXES,
    NUMBER,
    SKIP,
    UNLOCK,
)
from zataku.kernel.effects import Word
from zataku.kernel.hidden import Bag, Pile
from zataku.kernel.messages import Description, Message, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step


def remember(state: Bitoku, trigger: int) -> None:
    """Pay the deciding player's memory crystals. Called before the action gives anything (BK-124, BK-283)."""
    player = state.players[state.seat]
    vp = player.remembers(trigger)
    if vp:
        player.vp += vp
        if state.log is not None:
            state.tell("event-memory", seat=seat_name(state.seat), amount=vp, trigger=trigger_name(trigger))


class GainPoints(Step[Bitoku]):
    """Virtue points, at once; never declined (BK-014)."""

    __slots__ = ("amount",)
    rules = ("BK-004", "BK-014")

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, state: Bitoku) -> None:
        state.players[state.seat].vp += self.amount
        if state.log is not None:
            state.tell("event-vp", seat=seat_name(state.seat), amount=self.amount)


class Gain(Step[Bitoku]):
    """So many of one resource, or of one amulet: an index of the stock."""

    __slots__ = ("amount", "index")
    rules = ("BK-008",)

    def __init__(self, index: int, amount: int) -> None:
        self.index = index
        self.amount = amount

    def run(self, state: Bitoku) -> None:
        state.players[state.seat].stock[self.index] += self.amount
        if state.log is not None:
            state.tell("event-gain", seat=seat_name(state.seat), what=stock_word(self.index, self.amount))


def stock_word(index: int, amount: int) -> Word:
    """A part of the stock as a word of an effect."""
    if index < len(RESOURCES):
        return Word(RESOURCES[index], amount)
    return Word("amulet", amount, (index - len(RESOURCES) + 1,))


class ChooseResources(Step[Bitoku]):
    """`2 any`: one decision over all mixes (BK-009)."""

    __slots__ = ("offer",)
    rules = ("BK-009", "BK-011")

    def __init__(self, amount: int) -> None:
        self.offer = tuple(GAIN[mix] for mix in MIXES[amount])

    def run(self, state: Bitoku) -> Sequence[Option]:
        return self.offer

    def take(self, state: Bitoku, option: Option) -> None:
        goods = GOODS[option.id]
        stock = state.players[state.seat].stock
        stock[0] += goods[0]
        stock[1] += goods[1]
        stock[2] += goods[2]
        stock[3] += goods[3]
        if state.log is not None:
            state.tell("event-gain", seat=seat_name(state.seat), what=effect_of(goods))

    def describe(self, state: Bitoku, option: Option) -> Description:
        gain = effect_of(GOODS[option.id])
        return Description(message("option-gain", what=gain), gain=gain)


class Unlock(Step[Bitoku]):
    """Free one locked die, of choice; it need not be used at once (BK-021)."""

    rules = ("BK-021",)

    def run(self, state: Bitoku) -> Sequence[Option]:
        places = state.players[state.seat].places
        return [UNLOCK[die] for die in (0, 1, 2) if places[die] == LOCKED]

    def take(self, state: Bitoku, option: Option) -> None:
        unlock(state, state.seat, NUMBER[option.id])

    def possible(self, state: Bitoku) -> bool:
        return LOCKED in state.players[state.seat].places

    def describe(self, state: Bitoku, option: Option) -> Description:
        die = NUMBER[option.id]
        value = state.players[state.seat].dice[die]
        return Description(
            message("option-unlock", slot=slot_name(die), amount=value), targets=(die_id(state.seat, die),)
        )


def unlock(state: Bitoku, seat: int, die: int) -> None:
    player = state.players[seat]
    player.places = with_third(player.places, die, UNLOCKED)
    if state.log is not None:
        state.tell(
            "event-unlock",
            seat=seat_name(seat),
            slot=slot_name(die),
            amount=player.dice[die],
            at=(die_id(seat, die),),
        )


# The own deck


def draw_yokai(state: Bitoku, seat: int, count: int) -> None:
    """From the own deck to the hand; an empty deck is made anew from the discard pile (BK-017)."""
    player = state.players[seat]
    mask = 1 << seat
    drawn: list[int] = []
    while len(drawn) < count:
        if not player.deck.cards:
            if not player.discard:
                break
            player.deck = Bag(player.discard)
            player.discard = ()
            if state.log is not None:
                state.tell("event-shuffle", seat=seat_name(seat))
        cards, player.deck = state.draw_few(player.deck, count - len(drawn))
        drawn += cards
    if not drawn:
        return
    player.hand = Pile(player.hand.cards + tuple(drawn), player.hand.known + (mask,) * len(drawn))
    if state.log is not None:
        state.tell("event-draw", seat=seat_name(seat), amount=len(drawn))
        state.tell("event-drawn", to=(seat,), cards=tuple(yokai_name(card) for card in drawn))


class DrawYokai(Step[Bitoku]):
    """Draw from the own deck, or do without."""

    __slots__ = ("amount",)
    rules = ("BK-017",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, state: Bitoku) -> Sequence[Option]:
        return _DRAW_OR_NOT if self.possible(state) else ()

    def take(self, state: Bitoku, option: Option) -> None:
        if option is DRAW:
            draw_yokai(state, state.seat, self.amount)

    def possible(self, state: Bitoku) -> bool:
        player = state.players[state.seat]
        return bool(player.deck.cards or player.discard)

    def prompt(self, state: Bitoku) -> Message:
        return message("prompt-draw-yokai", amount=self.amount)

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is DRAW:
            targets = (f"seat-{state.seat}-deck",)
            return Description(
                message("option-draw", amount=self.amount), gain=Word("draw", self.amount), targets=targets
            )
        return Description(message("option-skip"))


_DRAW_OR_NOT = (DRAW, SKIP)


# The common decks: a bag nobody has looked into, and under it layers that somebody has seen


def take_from_top(
    state: Bitoku, deck: Bag, under: tuple[Pile, ...], count: int
) -> tuple[list[int], Bag, tuple[Pile, ...]]:
    """Cards from the top, as many as there are; what is left of the bag and of the layers under it."""
    cards: list[int] = []
    if deck.cards:
        cards, deck = state.draw_few(deck, count)
    while len(cards) < count and under:
        layer = under[0]
        index = state.below(len(layer)) if len(layer) > 1 else 0
        cards.append(layer.cards[index])
        layer = layer.without(index)
        under = (layer, *under[1:]) if len(layer) else under[1:]
    return cards, deck, under


def cards_left(deck: Bag, under: tuple[Pile, ...]) -> int:
    return len(deck) + sum(map(len, under))


def renewed(
    deck: Bag, under: tuple[Pile, ...], discard: tuple[int, ...], needed: int
) -> tuple[tuple[Pile, ...], tuple[int, ...]]:
    """Put the shuffled discards under a deck that has fewer cards than needed (BK-019)."""
    if discard and cards_left(deck, under) < needed:
        return (*under, Pile(sorted(discard), (-1,) * len(discard))), ()
    return under, discard


class LookForYokai(Step[Bitoku]):
    """Gain a yokai from the common deck: look at two, one of which must then be taken; or do without (BK-018)."""

    rules = ("BK-018", "BK-019")

    def run(self, state: Bitoku) -> Sequence[Option]:
        return _LOOK_OR_NOT if self.possible(state) else ()

    def take(self, state: Bitoku, option: Option) -> None:
        if option is LOOK:
            state.yokai_under, state.yokai_discard = renewed(
                state.yokai_deck, state.yokai_under, state.yokai_discard, 2
            )
            cards, state.yokai_deck, under = take_from_top(state, state.yokai_deck, state.yokai_under, 2)
            state.yokai_under = (*under, _seen_by(state.seat, cards))
            if state.log is not None:
                state.tell("event-look-yokai", seat=seat_name(state.seat))
            state.agenda.append(KEEP_A_YOKAI)

    def possible(self, state: Bitoku) -> bool:
        return bool(state.yokai_deck.cards or state.yokai_under or state.yokai_discard)

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is LOOK:
            return Description(message("option-look-yokai"), gain=Word("yokai"), targets=("yokai-deck",))
        return Description(message("option-skip"))


_LOOK_OR_NOT = (LOOK, SKIP)


def _seen_by(seat: int, cards: list[int]) -> Pile:
    """The cards looked at, already at the bottom: those not kept stay there, known to who looked."""
    return Pile(sorted(cards), (1 << seat,) * len(cards))


def _without(under: tuple[Pile, ...], card: int) -> tuple[Pile, ...]:
    layer = under[-1].without_card(card)
    return (*under[:-1], layer) if len(layer) else under[:-1]


class KeepYokai(Step[Bitoku]):
    """Take one of the two yokai into the hand; the other stays under the deck (BK-018)."""

    always_ask = True
    rules = ("BK-018",)

    def run(self, state: Bitoku) -> Sequence[Option]:
        return [KEEP_YOKAI[card] for card in state.yokai_under[-1].cards]

    def take(self, state: Bitoku, option: Option) -> None:
        card = NUMBER[option.id]
        state.yokai_under = _without(state.yokai_under, card)
        player = state.players[state.seat]
        player.gained = player.gained.plus(card, 1 << state.seat)
        if state.log is not None:
            state.tell("event-keep-yokai", seat=seat_name(state.seat))
            state.tell("event-kept-yokai", to=(state.seat,), card=yokai_name(card))

    def describe(self, state: Bitoku, option: Option) -> Description:
        return Description(message("option-keep-yokai", card=yokai_name(NUMBER[option.id])), targets=("yokai-deck",))


KEEP_A_YOKAI = KeepYokai.of()


class LookForBitoku(Step[Bitoku]):
    """Gain a bitoku from the common deck: look at two, one of which must then be taken; or do without (BK-104)."""

    rules = ("BK-104", "BK-019")

    def run(self, state: Bitoku) -> Sequence[Option]:
        return _LOOK_OR_NOT if self.possible(state) else ()

    def take(self, state: Bitoku, option: Option) -> None:
        if option is LOOK:
            state.bitoku_under, state.bitoku_discard = renewed(
                state.bitoku_deck, state.bitoku_under, state.bitoku_discard, 2
            )
            cards, state.bitoku_deck, under = take_from_top(state, state.bitoku_deck, state.bitoku_under, 2)
            state.bitoku_under = (*under, _seen_by(state.seat, cards))
            if state.log is not None:
                state.tell("event-look-bitoku", seat=seat_name(state.seat))
            state.agenda.append(KEEP_A_BITOKU)

    def possible(self, state: Bitoku) -> bool:
        return bool(state.bitoku_deck.cards or state.bitoku_under or state.bitoku_discard)

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is LOOK:
            return Description(message("option-look-bitoku"), gain=Word("bitoku"), targets=("bitoku-deck",))
        return Description(message("option-skip"))


class KeepBitoku(Step[Bitoku]):
    """Append one of the two bitoku to the path; the other stays under the deck (BK-104)."""

    always_ask = True
    rules = ("BK-103", "BK-104")

    def run(self, state: Bitoku) -> Sequence[Option]:
        return [KEEP_BITOKU[card] for card in state.bitoku_under[-1].cards]

    def take(self, state: Bitoku, option: Option) -> None:
        card = NUMBER[option.id]
        state.bitoku_under = _without(state.bitoku_under, card)
        player = state.players[state.seat]
        player.path = (*player.path, card)
        if state.log is not None:
            state.tell("event-bitoku", seat=seat_name(state.seat), card=bitoku_name(card))

    def describe(self, state: Bitoku, option: Option) -> Description:
        return Description(message("option-keep-bitoku", card=bitoku_name(NUMBER[option.id])), targets=("bitoku-deck",))


KEEP_A_BITOKU = KeepBitoku.of()


class DrawVision(Step[Bitoku]):
    """Look at two visions; with none left, just take the resource (BK-126 to BK-128)."""

    rules = ("BK-126", "BK-127", "BK-128")

    def run(self, state: Bitoku) -> None:
        if not state.vision_deck.cards and not state.vision_under:
            state.agenda.append(ONE_RESOURCE)
            return
        cards, state.vision_deck, under = take_from_top(state, state.vision_deck, state.vision_under, 2)
        state.vision_under = (*under, _seen_by(state.seat, cards))
        if state.log is not None:
            state.tell("event-look-visions", seat=seat_name(state.seat), amount=len(cards))
        state.agenda.append(KEEP_A_VISION)


class KeepVision(Step[Bitoku]):
    """Keep one vision, face up, or none for a resource; the rest stays under the deck."""

    always_ask = True
    rules = ("BK-126", "BK-127")

    def run(self, state: Bitoku) -> Sequence[Option]:
        return [*(KEEP_VISION[card] for card in state.vision_under[-1].cards), KEEP_NONE]

    def take(self, state: Bitoku, option: Option) -> None:
        if option is KEEP_NONE:
            if state.log is not None:
                state.tell("event-no-vision", seat=seat_name(state.seat))
            state.agenda.append(ONE_RESOURCE)
            return
        card = NUMBER[option.id]
        state.vision_under = _without(state.vision_under, card)
        player = state.players[state.seat]
        player.visions = (*player.visions, card)
        if state.log is not None:
            state.tell("event-vision", seat=seat_name(state.seat), card=vision_name(card))

    def describe(self, state: Bitoku, option: Option) -> Description:
        if option is KEEP_NONE:
            return Description(message("option-keep-none"), gain=Word("any"))
        return Description(message("option-keep-vision", card=vision_name(NUMBER[option.id])), targets=("vision-deck",))


KEEP_A_VISION = KeepVision.of()
ONE_RESOURCE = ChooseResources.of(1)
