"""Three Lanterns: a toy game with everything the kernel must carry.

Hidden hands, a bag, secret choices that wait for each other, effects, an anytime exchange, a random event. Three
rounds: everybody secretly plays a card and secretly boasts or not; the highest card takes the prize on show, and a
point more after a boast; everybody draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from zataku.kernel.effects import Cost, Word
from zataku.kernel.game import Game, MatchOption, Scores, Settings, View, ranked
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
PLAY = tuple(OPTIONS.option(f"play:{card}") for card in range(CARDS))
BOAST = (OPTIONS.option("boast"), OPTIONS.option("be-modest"))
MELT = OPTIONS.option("melt", anytime=True)


class Sheet:
    __slots__ = ("coins", "hand", "played", "points")

    def __init__(self, coins: int, points: int, hand: Pile, played: Pile) -> None:
        self.coins = coins
        self.points = points
        self.hand = hand
        self.played = played


class Lanterns(State):
    __slots__ = ("deck", "discard", "prize", "round", "sealed", "seats", "start")

    hidden = (Redraw("deck", "seats.*.hand", "seats.*.played"), Redraw("sealed"))

    def __init__(self, key: bytes, log: list[Event] | None = None) -> None:
        super().__init__(key, log)
        self.seats: list[Sheet] = []
        self.deck = Bag(range(CARDS))
        self.discard: tuple[int, ...] = ()
        self.sealed: tuple[Sealed, ...] = ()
        self.round = 0
        self.prize = 0
        self.start = 0

    def clone(self) -> Lanterns:
        other = Lanterns(self.key)
        other.adopt(self)
        other.seats = [Sheet(sheet.coins, sheet.points, sheet.hand, sheet.played) for sheet in self.seats]
        other.deck = self.deck
        other.discard = self.discard
        other.sealed = self.sealed
        other.round = self.round
        other.prize = self.prize
        other.start = self.start
        return other

    def anytime(self) -> Sequence[Option]:
        return (MELT,) if self.seats[self.seat].coins else ()

    def take_anytime(self, option: Option) -> None:
        sheet = self.seats[self.seat]
        sheet.coins -= 1
        sheet.points += 1
        self.tell("event-melt", seat=SeatName(self.seat))

    def describe_anytime(self, option: Option) -> Description:
        return Description(message("option-melt"))

    def order_matters(self, steps: Sequence[Step[Any]]) -> bool:
        return True


class Gain(Step[Lanterns]):
    __slots__ = ("amount", "what")

    def __init__(self, what: str, amount: int) -> None:
        self.what = what
        self.amount = amount

    def run(self, state: Lanterns) -> None:
        sheet = state.seats[state.seat]
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
        state.seats[state.seat].coins -= self.amount
        state.push(self.then)

    def possible(self, state: Lanterns) -> bool:
        return state.seats[state.seat].coins >= self.amount


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
        state.push(*(PlaySecretly.of(seat) for seat in range(len(state.seats))), Reveal.of())


class PlaySecretly(Step[Lanterns]):
    """Asked even with one card left: silence would tell."""

    __slots__ = ("who",)
    always_ask = True

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: Lanterns) -> Sequence[Option] | None:
        if state.seat != self.who:
            state.seat = self.who
            state.push(self)
            return None
        return [PLAY[card] for card in state.seats[state.seat].hand.cards]

    def take(self, state: Lanterns, option: Option) -> None:
        sheet = state.seats[state.seat]
        card = PLAY.index(option)
        sheet.hand = sheet.hand.without_card(card)
        sheet.played = sheet.played.plus(card, 1 << state.seat)
        state.tell("event-plays", seat=SeatName(state.seat))
        state.tell("event-you-play", to=(state.seat,), card=card)
        state.push(Boast.of())

    def prompt(self, state: Lanterns) -> Message:
        return message("prompt-play")

    def describe(self, state: Lanterns, option: Option) -> Description:
        return Description(message("option-play", card=PLAY.index(option)), targets=(f"card-{PLAY.index(option)}",))

    def refusals(self, state: Lanterns) -> Sequence[Refusal]:
        return [Refusal(PLAY[card], message("refusal-gone", card=card), "TL-001") for card in state.discard]


class Boast(Step[Lanterns]):
    def run(self, state: Lanterns) -> Sequence[Option]:
        return BOAST

    def take(self, state: Lanterns, option: Option) -> None:
        state.sealed = (*state.sealed, Sealed(state.seat, option, BOAST))


class Reveal(Step[Lanterns]):
    def run(self, state: Lanterns) -> None:
        played = [(sheet.played.cards[0], seat) for seat, sheet in enumerate(state.seats)]
        for sheet in state.seats:
            sheet.played = Pile()
        state.discard = (*state.discard, *(card for card, _ in played))
        state.peek()
        card, state.seat = max(played)
        state.tell("event-wins", seat=SeatName(state.seat), card=card)
        if state.sealed[state.seat].choice is BOAST[0]:
            state.seats[state.seat].points += 1
        state.sealed = ()
        state.push(PRIZE_STEPS[state.prize], Draw.of())


class Draw(Step[Lanterns]):
    def run(self, state: Lanterns) -> None:
        if state.round == ROUNDS:
            return
        for seat, sheet in enumerate(state.seats):
            card, state.deck = state.draw(state.deck)
            sheet.hand = sheet.hand.plus(card, 1 << seat)
        state.push(Round.of())


def new_state(players: int, settings: Settings, key: bytes, log: list[Event] | None) -> Lanterns:
    state = Lanterns(key, log)
    coins = 2 if settings["rich"] else 0
    for seat in range(players):
        cards, state.deck = state.draw_many(state.deck, 3)
        state.seats.append(Sheet(coins, 0, Pile(cards, [1 << seat] * 3), Pile()))
    state.start = coins
    state.push(Round.of())
    return state


def view(state: Lanterns, seat: int | None) -> View:
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
            for sheet in state.seats
        ],
    }


def _code(option: Option | None) -> str | None:
    return None if option is None else option.code


def scores(state: Lanterns) -> Scores:
    return ranked([{"points": sheet.points, "coins": sheet.coins // 2} for sheet in state.seats])


def evaluate(state: Lanterns, seat: int) -> float:
    return state.seats[seat].points + state.seats[seat].coins / 2


GAME = Game(
    name="three-lanterns",
    version="1",
    players=(2, 3),
    vocabulary=OPTIONS,
    new_state=new_state,
    view=view,
    scores=scores,
    evaluate=evaluate,
    folder=Path(__file__).parent,
    options=(MatchOption("rich", (False, True)),),
)
