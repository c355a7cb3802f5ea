"""The state of a match: everything true at one moment, as plain data, with the agenda of what is still to be done."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from itertools import repeat
from math import floor, perm
from random import Random
from typing import Any, ClassVar, Final, Self

from .chance import arrange, chance, dice
from .effects import Effect
from .hidden import EVERYBODY, Bag, Deck, Heap, Redraw, redraw
from .messages import Arg, Description, Event, Message
from .native import mypyc_attr
from .options import Option
from .plain import fingerprint, plain, slots_of
from .steps import Step

#: Most steps that may run between two decisions; more means an endless loop in the rules.
_MOST_STEPS: Final = 100_000
#: Most steps of a whole match at random.
_MOST_STEPS_OF_A_MATCH: Final = 10_000_000
#: The seat of whoever has chosen where nobody has.
_NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state. A game adds its own slots, which its constructor takes over from a `source`.

    `log` collects events; it is None in clones, so that searching never makes text.
    """

    __slots__ = ("agenda", "asking", "counter", "key", "log", "offer", "over", "reveals", "seat")

    #: Where hidden things lie; see `Redraw`. Bags alone need no entry: nothing is decided about them before the draw.
    hidden: ClassVar[Sequence[Redraw]] = ()

    def __init__(self, key: bytes, log: list[Event] | None = None, source: State | None = None) -> None:
        self.key = key
        self.log = log
        if source is not None:
            self.agenda: list[Step[Any]] = source.agenda[:]
            self.asking: Step[Any] | None = source.asking
            self.offer: Sequence[Option] = source.offer
            self.seat: int = source.seat
            self.over: bool = source.over
            self.counter: int = source.counter
            self.reveals: int = source.reveals
            return
        self.agenda = []
        self.asking = None
        self.offer = ()
        self.seat = 0
        self.over = False
        self.counter = 0
        self.reveals = 0

    # What a game writes

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy without log: `return Castle(self.key, None, self)`."""
        raise NotImplementedError

    def anytime(self) -> Sequence[Option]:
        """Options the deciding seat has beside every decision; they must have been made with `anytime=True`."""
        return ()

    def take_anytime(self, option: Option) -> None:
        """Carry out an anytime option, by the state's method that its verb names; the same step asks again then."""
        getattr(self, option.verb.act)(*option.args)

    def describe_anytime(self, option: Option) -> Description:
        """What an anytime option means now."""
        description: Description = getattr(self, option.verb.describing)(*option.args)
        return description

    def order_matters(self, steps: Sequence[Step[Any]]) -> bool:
        """Can the order of these steps, all of which will be done, change anything?"""
        return False

    def concerned(self, effect: Effect) -> tuple[str, ...]:
        """Elements of the board that a part of an effect concerns, where it is offered to the deciding seat."""
        return ()

    # Playing

    def options(self) -> Sequence[Option]:
        """What the deciding seat may choose; computed once, when the state stopped."""
        return self.offer

    def apply(self, option: Option) -> None:
        """Carry out an offered option and go on to the next decision. Trusts its caller; `Match.choose` checks."""
        step = self.asking
        if step is None:
            raise ValueError("nothing is being asked")
        decider = self.seat
        if option.anytime:
            self.agenda.append(step)
            self.take_anytime(option)
        else:
            step.take(self, option)
        self.advance(decider)

    def numbers(self) -> list[int]:
        """The numbers of what is offered, in rising order: how libraries for learners name options."""
        numbers = [option.id for option in self.offer]
        numbers.sort()
        return numbers

    def apply_number(self, number: int) -> None:
        """Carry out the offered option with this number; ValueError, and nothing done, if none has it."""
        for option in self.offer:
            if option.id == number:
                self.apply(option)
                return
        raise self.not_offered(number)

    def not_offered(self, number: int) -> ValueError:
        """What to say to whoever has named an option that is not offered."""
        offered = ", ".join([str(option.id) for option in self.offer])
        return ValueError(f"action {number} is not offered now; offered are {offered or 'none, the match is over'}")

    def advance(self, decider: int = _NOBODY) -> None:
        """Run steps until somebody must choose, or until nothing is left and the match is over.

        `decider` has just chosen. Where the game has secrets, it counts as a revelation when another seat is asked and
        the answer goes without saying: that it does can tell what the seat holds.
        """
        agenda = self.agenda
        for _number in range(_MOST_STEPS):
            if not agenda:
                self._end()
                return
            step = agenda.pop()
            offer = step.run(self)
            if offer is None:
                continue
            count = len(offer)
            if count > 1 or (count and step.insists):
                beside = self.anytime()
                self.asking = step
                self.offer = [*offer, *beside] if beside else offer
                return
            if decider != self.seat and decider != _NOBODY and self.hidden:
                self.reveals += 1
            if count:
                step.take(self, offer[0])
        raise RuntimeError(f"endless loop in the rules at {step!r}")

    def _end(self) -> None:
        self.asking = None
        self.offer = ()
        self.over = True
        if self.hidden:
            # When all is over nothing is hidden any more.
            self.reveals += 1

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, to be done in the order written."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]

    def ask(self, seat: int, *steps: Step[Any]) -> None:
        """Put steps for a seat on the agenda; afterwards the decisions come back to who has them now."""
        if seat == self.seat:
            self.push(*steps)
        else:
            self.push(ActAs.of(seat), *steps, ActAs.of(self.seat))

    def ask_each(self, seats: Sequence[int], *steps: Step[Any]) -> None:
        """Put steps on the agenda for each of the seats in this order; the last of them keeps the decisions."""
        self.agenda += _in_turn(tuple(seats), steps)

    def playout(self, rng: Random) -> int:
        """Random play to the end; how many choices it took."""
        if self.over:
            return 0
        if self.asking is not None:
            # It asks again, which changes nothing.
            self.agenda.append(self.asking)
        return self._play_on(rng.random)

    def _play_on(self, random: Callable[[], float]) -> int:
        """As `advance` and `apply` by turns to the end, where nobody is asked and `random` chooses."""
        agenda = self.agenda
        decider = self.seat
        choices = 0
        # Most games have no such options, some no secrets: worth knowing before a whole match.
        may_have_more = type(self).anytime is not State.anytime
        secrets = bool(self.hidden)
        for _ in repeat(None, _MOST_STEPS_OF_A_MATCH):
            try:
                step = agenda.pop()
            except IndexError:
                self._end()
                return choices
            offer = step.run(self)
            if offer is None:
                continue
            count = len(offer)
            if count > 1 or (count and step.insists):
                choices += 1
                decider = self.seat
                if may_have_more:
                    beside = self.anytime()
                    if beside:
                        offer = [*offer, *beside]
                        count = len(offer)
                option = offer[floor(random() * count)]
                if may_have_more and option.anytime:
                    agenda.append(step)
                    self.take_anytime(option)
                    continue
            else:
                if secrets and decider != self.seat:
                    self.reveals += 1
                if not count:
                    continue
                option = offer[0]
            # As `Step.take`, which costs a call.
            try:
                act = option.acts[type(step)]
            except KeyError:
                step.take(self, option)
                continue
            if option.arity == 1:
                act(step, self, option.first)
            elif option.arity == 0:
                act(step, self)
            elif option.arity == 2:
                act(step, self, option.first, option.second)
            else:
                act(step, self, *option.args)
        raise RuntimeError(f"endless loop in the rules at {step!r}")

    # Chance and hidden things: each of these is a revelation, so an undo never goes back behind it

    def below(self, count: int) -> int:
        """A random number from 0 to count - 1."""
        self.reveals += 1
        number = self.counter
        self.counter = number + 1
        return chance(self.key, number) % count

    def roll(self, count: int, sides: int = 6) -> list[int]:
        """So many dice, values from 1."""
        self.reveals += 1
        number = self.counter
        self.counter = number + 1
        return dice(chance(self.key, number), count, sides)

    def draw(self, bag: Bag) -> tuple[int, Bag]:
        """One card from a bag, and the bag without it."""
        # As `below`, which costs a call.
        self.reveals += 1
        number = self.counter
        self.counter = number + 1
        cards = bag.cards
        index = chance(self.key, number) % len(cards)
        return cards[index], bag.without(index)

    def draw_few(self, bag: Bag, count: int) -> tuple[list[int], Bag]:
        """Like `draw_many`, from one random number: cheaper where few cards of many are drawn."""
        cards = bag.cards
        size = len(cards)
        if count >= size:
            count = size
        elif count == 1:
            index = self.below(size)
            return [cards[index]], bag.without(index)
        left = list(cards)
        number = self.below(perm(size, count))
        chosen = []
        for choices in range(size, size - count, -1):
            chosen.append(left.pop(number % choices))
            number //= choices
        return chosen, Bag(left, True)

    def draw_top(self, deck: Deck, count: int = 1) -> tuple[list[int], Deck]:
        """So many cards from the top of a deck (all, if it holds fewer), and the deck without them."""
        layers = [*deck.layers]
        top = layers[0] if layers else None
        if isinstance(top, Bag) and len(top.cards) > count:
            # The usual case, made short.
            if count == 1:
                index = self.below(len(top.cards))
                cards, layers[0] = [top.cards[index]], top.without(index)
            else:
                cards, layers[0] = self.draw_few(top, count)
            return cards, Deck(*layers)
        cards = []
        while layers and len(cards) < count:
            layer = layers[0]
            if isinstance(layer, Bag):
                drawn, layer = self.draw_few(layer, count - len(cards))
                cards += drawn
            else:
                index = self.below(len(layer)) if isinstance(layer, Heap) and len(layer) > 1 else 0
                if layer.known[index] != EVERYBODY:
                    self.reveals += 1
                cards.append(layer.cards[index])
                layer = layer.without(index)
            if layer.cards:
                layers[0] = layer
            else:
                del layers[0]
        return cards, Deck(*layers)

    def draw_many(self, bag: Bag, count: int) -> tuple[list[int], Bag]:
        """So many cards in random order (all, if the bag holds fewer), and the bag without them."""
        drawn = self.shuffled(bag.cards)[:count]
        rest = list(bag.cards)
        for card in drawn:
            rest.remove(card)
        return drawn, Bag(rest, in_order=True)

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards in random order."""
        self.reveals += 1
        mixed = list(cards)
        self.counter = arrange(self.key, self.counter, mixed)
        return mixed

    def peek(self) -> None:
        """Say that a seat has just learnt something hidden without drawing (a card looked at or handed over)."""
        self.reveals += 1

    def sample(self, seat: int | None, rng: Random) -> Self:
        """A clone in which everything that the seat (None: a spectator) cannot know is drawn anew, consistently."""
        sampled = self.clone()
        sampled.key = rng.getrandbits(256).to_bytes(32, "big")
        sampled.counter = 0
        if self.hidden and redraw(sampled, self.hidden, seat, rng) and seat != sampled.seat:
            sampled.ask_again()
        return sampled

    def ask_again(self) -> None:
        """Recompute the offer of the pending step, after something hidden was drawn anew."""
        step = self.asking
        if step is None:
            return
        offer = step.run(self)
        if offer:
            self.offer = [*offer, *self.anytime()]
        else:
            self.advance()

    # Telling

    def tell(self, id: str, /, *, to: tuple[int, ...] | None = None, at: tuple[str, ...] = (), **args: Arg) -> None:
        """Log an event, visible to the seats `to` (None: all), about the board elements `at`.

        On hot paths guard the call with `if state.log is not None`, so that arguments are not even built.
        """
        if self.log is not None:
            self.log.append(Event(Message(id, args), self.seat, to, at, self.reveals))

    # Comparing and putting away

    def __reduce__(self) -> tuple[object, ...]:
        fields = tuple((name, getattr(self, name)) for name in slots_of(type(self)))
        return _restore_state, (type(self), self.key, fields)

    def plain(self) -> dict[str, Any]:
        """Everything but the log as JSON-able data, in a canonical order."""
        return plain(self, leave_out=("log",))  # type: ignore[no-any-return]

    def fingerprint(self) -> str:
        """A hash of everything but the log."""
        return fingerprint(self.plain())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.fingerprint())


def _restore_state(kind: type[State], key: bytes, fields: tuple[tuple[str, Any], ...]) -> State:
    state = kind(key)
    for name, value in fields:
        setattr(state, name, value)
    return state


class ActAs(Step[State]):
    """Hand the decisions to a seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.seat = self.seat


@cache
def _in_turn(seats: tuple[int, ...], steps: tuple[Step[Any], ...]) -> tuple[Step[Any], ...]:
    """The steps for each of the seats, as they lie on the agenda: what is done first comes last."""
    return tuple(step for seat in reversed(seats) for step in (*steps[::-1], ActAs.of(seat)))


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """So many seats in turn order, from one of them."""
    return tuple((first + place) % seats for place in range(seats))
