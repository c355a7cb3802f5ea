"""Three Lanterns: a toy game with everything the kernel must carry.

Hidden hands, a bag, secret choices that wait for each other, effects, an anytime exchange, a random event. Three
rounds: everybody secretly plays a card and secretly boasts or not; the highest card takes the prize on show, and a
point more after a boast; everybody draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from zataku.kernel.effects import Cost, Word
from zataku.kernel.game import Game, MatchOption, Scores, Settings, ranked
from zataku.kernel.hidden import Bag, Pile, Redraw, Sealed
from zataku.kernel.interpreter import Interpreter
from zataku.kernel.messages import Description, Event, Message, Refusal, SeatName, message
from zataku.kernel.options import Option, Vocabulary
from zataku.kernel.state import State
from zataku.kernel.steps import Step

CARDS = 15
ROUNDS = 3
PRIZES = ("2 coin / point", "coin + (1 coin -> 3 point)?", "{coin?, point?}", "2 * (coin / point)", "{coin, point}")

OPTIONS = Vocabulary("three-lanterns", __name__)
PLAY = OPTIONS.verb("play", [str(card) for card in range(CARDS)])
BOAST = OPTIONS.option("boast")
BE_MODEST = OPTIONS.option("be-modest")
MELT = OPTIONS.option("melt", anytime=True)


class Sheet:
    """What lies before one player."""

    coins: int
    points: int
    hand: Pile
    played: Pile
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Sheet | None = None) -> None:
        if source is not None:
            self.coins = source.coins
            self.points = source.points
            self.hand = source.hand
            self.played = source.played


class Lanterns(State):
    sheets: list[Sheet]
    deck: Bag
    discard: tuple[int, ...]
    sealed: tuple[Sealed, ...]
    round: int
    prize: int
    #: Coins that everybody began with.
    start: int
    __slots__ = tuple(__annotations__)

    hidden = (Redraw("deck", "sheets.*.hand", "sheets.*.played"), Redraw("sealed"))

    def __init__(self, key: bytes, log: list[Event] | None = None, source: Lanterns | None = None) -> None:
        State.__init__(self, key, log, source)
        if source is not None:
            self.sheets = [Sheet(sheet) for sheet in source.sheets]
            self.deck = source.deck
            self.discard = source.discard
            self.sealed = source.sealed
            self.round = source.round
            self.prize = source.prize
            self.start = source.start

    def clone(self) -> Lanterns:
        return Lanterns(self.key, None, self)

    def me(self) -> Sheet:
        """The sheet of the deciding seat."""
        return self.sheets[self.seat]

    def anytime(self) -> Sequence[Option]:
        return (MELT,) if self.me().coins else ()

    def melt(self) -> None:
        sheet = self.me()
        sheet.coins -= 1
        sheet.points += 1
        self.tell("event-melt", seat=SeatName(self.seat))

    def describe_melt(self) -> Description:
        return Description(message("option-melt"))

    def order_matters(self, steps: Sequence[Step[Any]]) -> bool:
        return True


class Gain(Step[Lanterns]):
    __slots__ = ("amount", "what")

    def __init__(self, what: str, amount: int) -> None:
        self.what = what
        self.amount = amount

    def run(self, state: Lanterns) -> None:
        sheet = state.me()
        if self.what == "coin":
            sheet.coins += self.amount
        else:
            sheet.points += self.amount
        state.tell("event-gain", seat=SeatName(state.seat), effect=Word(self.what, self.amount))


class Pay(Step[Lanterns]):
    __slots__ = ("amount", "then")

    def __init__(self, amount: int, then: Step[Any]) -> None:
        self.amount = amount
        self.then = then

    def run(self, state: Lanterns) -> None:
        state.me().coins -= self.amount
        state.tell("event-pay", seat=SeatName(state.seat), effect=Word("coin", self.amount))
        state.push(self.then)

    def possible(self, state: Lanterns) -> bool:
        return state.me().coins >= self.amount


EFFECTS = Interpreter(
    OPTIONS, lambda word: Gain.of(word.name, word.amount), lambda cost, then: Pay.of(_coins(cost), then)
)


def _coins(cost: Cost) -> int:
    return sum(word.amount for word in cost.price)


PRIZE_STEPS = tuple(EFFECTS.compile(prize) for prize in PRIZES)


class Round(Step[Lanterns]):
    def run(self, state: Lanterns) -> None:
        state.round += 1
        state.prize = state.below(len(PRIZES))
        state.tell("event-round", round=state.round)
        state.push(Reveal.of())
        state.ask_each(range(len(state.sheets)), PLAY_SECRETLY)


class PlaySecretly(Step[Lanterns]):
    """Asked even with one card left: silence would tell."""

    always_ask = True

    def run(self, state: Lanterns) -> Sequence[Option]:
        return [PLAY[card] for card in state.me().hand.cards]

    def play(self, state: Lanterns, card: int) -> None:
        sheet = state.me()
        sheet.hand = sheet.hand.without_card(card)
        sheet.played = sheet.played.plus(card, 1 << state.seat)
        state.tell("event-plays", seat=SeatName(state.seat))
        state.tell("event-you-play", to=(state.seat,), card=card)
        state.push(Boast.of())

    def prompt(self, state: Lanterns) -> Message:
        return message("prompt-play")

    def describe_play(self, state: Lanterns, card: int) -> Description:
        return Description(message("option-play", card=card), targets=(f"card-{card}",))

    def refusals(self, state: Lanterns) -> Sequence[Refusal]:
        return [Refusal(PLAY[card], message("refusal-gone", card=card), "TL-001") for card in state.discard]


PLAY_SECRETLY = PlaySecretly.of()


class Boast(Step[Lanterns]):
    def run(self, state: Lanterns) -> Sequence[Option]:
        return BOAST, BE_MODEST

    def boast(self, state: Lanterns) -> None:
        self._seal(state, BOAST)

    def be_modest(self, state: Lanterns) -> None:
        self._seal(state, BE_MODEST)

    def _seal(self, state: Lanterns, choice: Option) -> None:
        state.sealed = (*state.sealed, Sealed(state.seat, choice, (BOAST, BE_MODEST)))


class Reveal(Step[Lanterns]):
    def run(self, state: Lanterns) -> None:
        played = [(sheet.played.cards[0], seat) for seat, sheet in enumerate(state.sheets)]
        for sheet in state.sheets:
            sheet.played = Pile()
        state.discard = (*state.discard, *(card for card, _ in played))
        state.peek()
        card, state.seat = max(played)
        state.tell("event-wins", seat=SeatName(state.seat), card=card)
        if state.sealed[state.seat].choice is BOAST:
            state.me().points += 1
            state.tell("event-boasted", seat=SeatName(state.seat))
        state.sealed = ()
        state.push(PRIZE_STEPS[state.prize], Draw.of())


class Draw(Step[Lanterns]):
    def run(self, state: Lanterns) -> None:
        if state.round == ROUNDS:
            return
        for seat, sheet in enumerate(state.sheets):
            card, state.deck = state.draw(state.deck)
            sheet.hand = sheet.hand.plus(card, 1 << seat)
        state.push(Round.of())


def new_state(players: int, settings: Settings, key: bytes, log: list[Event] | None) -> Lanterns:
    state = Lanterns(key, log)
    state.sheets = []
    state.deck = Bag(range(CARDS))
    state.discard = ()
    state.sealed = ()
    state.round = state.prize = 0
    state.start = 2 if settings["rich"] else 0
    for seat in range(players):
        sheet = Sheet()
        sheet.coins, sheet.points = state.start, 0
        cards, state.deck = state.draw_many(state.deck, 3)
        sheet.hand, sheet.played = Pile(cards, [1 << seat] * 3), Pile()
        state.sheets.append(sheet)
    state.push(Round.of())
    return state


class SheetView(TypedDict):
    """What lies before a seat; cards that are not known are None."""

    coins: int
    points: int
    hand: list[int | None]
    played: list[int | None]


class LanternsView(TypedDict):
    """What can be seen of a match."""

    round: int
    prize: str
    deck: int
    discard: list[int]
    #: The seats that have chosen secretly, each with the choice, which only they know.
    sealed: list[list[int | str | None]]
    seats: list[SheetView]


def view(state: Lanterns, seat: int | None) -> LanternsView:
    return {
        "round": state.round,
        "prize": PRIZES[state.prize],
        "deck": len(state.deck),
        "discard": list(state.discard),
        "sealed": [[sealed.owner, _code(sealed.seen_by(seat))] for sealed in state.sealed],
        "seats": [
            {
                "coins": sheet.coins,
                "points": sheet.points,
                "hand": sheet.hand.seen_by(seat),
                "played": sheet.played.seen_by(seat),
            }
            for sheet in state.sheets
        ],
    }


def _code(option: Option | None) -> str | None:
    return None if option is None else option.code


def scores(state: Lanterns) -> Scores:
    return ranked([{"points": sheet.points, "coins": sheet.coins // 2} for sheet in state.sheets])


GAME = Game(
    name="three-lanterns",
    version="1",
    players=(2, 3),
    vocabulary=OPTIONS,
    new_state=new_state,
    view=view,
    scores=scores,
    package=__name__,
    options=(MatchOption("rich", (False, True)),),
)
