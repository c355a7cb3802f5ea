"""Hidden information has its home here, in immutable containers that clones share.

A `Bag` is a deck nobody has looked into: kept sorted and drawn from at the moment of drawing, so there is no hidden
order to leak. A `Pile` holds cards in order and notes for each who knows it (hands, peeked or returned cards); a `Heap`
is one that lies in no order. A `Deck` is drawn from the top: layers of these, such as unseen cards over known ones.
A `Sealed` is a secret choice already made. A state names its containers in `hidden`; from that the kernel computes
`sample`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, Self

from .options import Option
from .tuples import replaced

#: The mask of a card that everybody knows, spectators included.
EVERYBODY: Final = -1
#: The mask of a card that nobody knows.
NOBODY: Final = 0


def knows(mask: int, seat: int | None) -> bool:
    """Does this seat (None: a spectator) know a card with this mask?"""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


class Bag:
    """Cards in no order that nobody has seen."""

    __slots__ = ("cards",)

    def __init__(self, cards: Iterable[int] = (), in_order: bool = False) -> None:
        #: Kept sorted, so that nothing tells in which order cards came; `in_order` says that they are already.
        self.cards = tuple(cards if in_order else sorted(cards))

    def __len__(self) -> int:
        return len(self.cards)

    def without(self, index: int) -> Bag:
        cards = self.cards
        return Bag(cards[:index] + cards[index + 1 :], True)

    def plus(self, cards: Iterable[int]) -> Bag:
        return Bag((*self.cards, *cards))


class Pile:
    """Cards in order, each with the mask of the seats that know it. The first card is the top."""

    __slots__ = ("cards", "known")

    def __init__(self, cards: Iterable[int] = (), known: Iterable[int] = ()) -> None:
        self.cards = tuple(cards)
        self.known = tuple(known)

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def plus(self, card: int, known: int) -> Self:
        """With one more card at the end (the bottom)."""
        return type(self)((*self.cards, card), (*self.known, known))

    def without(self, index: int) -> Self:
        cards, known, after = self.cards, self.known, index + 1
        return type(self)(cards[:index] + cards[after:], known[:index] + known[after:])

    def without_card(self, card: int) -> Self:
        return self.without(self.cards.index(card))

    def shown(self, index: int, mask: int) -> Self:
        """With one card known to further seats."""
        return type(self)(self.cards, replaced(self.known, index, self.known[index] | mask))

    def seen_by(self, seat: int | None) -> list[int | None]:
        """The cards as a seat sees them: None where it does not know the card."""
        return [card if knows(mask, seat) else None for card, mask in zip(self.cards, self.known, strict=True)]


class Heap(Pile):
    """Known or half-known cards in no order, such as discards shuffled back: only drawing tells which comes next."""

    __slots__ = ()


class Deck:
    """Cards drawn from the top, in layers from the top down: `Deck(Bag(unseen), Pile(*returned))`; none is empty."""

    __slots__ = ("layers",)

    def __init__(self, *layers: Bag | Pile) -> None:
        for layer in layers:
            if not layer.cards:
                layers = tuple([each for each in layers if each.cards])
                break
        self.layers: tuple[Bag | Pile, ...] = layers

    def __len__(self) -> int:
        count = 0
        for layer in self.layers:
            count += len(layer.cards)
        return count

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards, layer by layer: for whoever counts them, not for whoever may not know them."""
        return tuple([card for layer in self.layers for card in layer.cards])

    def over(self, *layers: Bag | Pile) -> Deck:
        """With further layers at the bottom."""
        return Deck(*(self.layers + layers))

    def on_bottom(self, layer: Bag | Pile) -> Deck:
        """With another lowest layer in place of the one there is."""
        return Deck(*self.layers[:-1], layer)

    def shown(self, mask: int) -> Deck:
        """With the top card, of a pile in order, known to further seats."""
        top = self.layers[0]
        if isinstance(top, Bag):
            raise TypeError("in a bag there is no top card to show")
        return Deck(top.shown(0, mask), *self.layers[1:])


class Sealed:
    """A secret choice: who made it, what was chosen, among what."""

    __slots__ = ("choice", "offer", "owner")

    def __init__(self, owner: int, choice: Option, offer: Sequence[Option]) -> None:
        self.owner = owner
        self.choice = choice
        self.offer = tuple(offer)

    def __reduce__(self) -> tuple[object, ...]:
        return Sealed, (self.owner, self.choice, self.offer)

    def seen_by(self, seat: int | None) -> Option | None:
        return self.choice if seat == self.owner else None


class Redraw:
    """Places whose unknown cards are pooled and dealt anew among them by `sample`.

    Each place is a slot name of the state, `record.slot` for a slot of a record that may be None, or `list.*.slot` for
    a slot of every member of a list; the value there is a container, a tuple or list of containers, or None. With
    `cards`, only cards in that range are dealt anew (cards of one back in a container of several). With `apart`, there
    is a pool for each member of the list (everybody's own deck and hand). With `layered`, there is a pool for each
    layer of each deck.
    """

    __slots__ = ("apart", "cards", "layered", "places")

    def __init__(self, *places: str, cards: range | None = None, apart: bool = False, layered: bool = False) -> None:
        self.places = tuple(tuple(place.split(".")) for place in places)
        self.cards = cards
        self.apart = apart
        self.layered = layered


Container = Bag | Pile | Sealed


def redraw(state: object, groups: Sequence[Redraw], seat: int | None, rng: Random) -> bool:
    """Draw anew what the seat does not know; True if anything but bags was there to be drawn."""
    changed = False
    for group in groups:
        if group.layered:
            changed |= _redraw_layers(state, group, seat, rng)
            continue
        holders = [(owner, place[-1]) for place in group.places for owner in _owners(state, place[:-1])]
        for pooled in _by_owner(holders) if group.apart else [holders]:
            if _redraw(pooled, group.cards, seat, rng):
                changed = True
    return changed


def _redraw(holders: Sequence[tuple[object, str]], cards: range | None, seat: int | None, rng: Random) -> bool:
    """Draw anew among these holders; False if there is nothing to draw: all known, or all that is not in one bag."""
    values = [getattr(owner, slot) for owner, slot in holders]
    containers = [container for value in values for container in _containers(value)]
    unknown = [_unknown(container, seat, cards) for container in containers]
    holding = [number for number, hidden in enumerate(unknown) if hidden]
    sealed = any(isinstance(container, Sealed) and container.owner != seat for container in containers)
    bags = [number for number in holding if isinstance(containers[number], Bag)]
    if not sealed and len(holding) == len(bags) <= 1:
        return False
    # In a fixed order first: what is drawn anew must not depend on where things really are.
    pool = sorted(card for number in holding for card in unknown[number])
    # The largest bag takes what the others leave: in a bag there is no order to draw.
    last = max(bags, key=lambda number: len(unknown[number]), default=-1)
    drawn = {number: _drawn(pool, len(unknown[number]), rng) for number in holding if number != last}
    drawn[last] = pool
    fresh = [card for number in holding for card in drawn[number]][::-1]
    for (owner, slot), value in zip(holders, values, strict=True):
        setattr(owner, slot, _refilled(value, seat, cards, fresh, rng))
    return sealed or len(holding) > len(bags)


def _redraw_layers(state: object, group: Redraw, seat: int | None, rng: Random) -> bool:
    """Draw anew within each layer of each deck; True if anything was there to be drawn."""
    changed = False
    for place in group.places:
        for owner in _owners(state, place[:-1]):
            deck: Deck = getattr(owner, place[-1])
            layers = []
            for layer in deck.layers:
                unknown = sorted(_unknown(layer, seat, group.cards))
                if len(unknown) > 1 and isinstance(layer, Pile):
                    changed = True
                    fresh = _drawn(unknown, len(unknown), rng)
                    layers.append(_refilled(layer, seat, group.cards, fresh, rng))
                else:
                    layers.append(layer)
            setattr(owner, place[-1], Deck(*layers))  # type: ignore[arg-type]
    return changed


def _drawn(pool: list[int], count: int, rng: Random) -> list[int]:
    """So many cards, taken out of the pool at random."""
    cards = []
    for _ in range(count):
        index = int(rng.random() * len(pool))
        pool[index], pool[-1] = pool[-1], pool[index]
        cards.append(pool.pop())
    return cards


def _by_owner(holders: Sequence[tuple[object, str]]) -> list[list[tuple[object, str]]]:
    """The holders of each owner together, in the order in which the owners come."""
    sets: dict[int, list[tuple[object, str]]] = {}
    for owner, slot in holders:
        sets.setdefault(id(owner), []).append((owner, slot))
    return list(sets.values())


def _owners(owner: object, path: tuple[str, ...]) -> list[object]:
    owners = [owner]
    for name in path:
        if name == "*":
            owners = [member for members in owners for member in members]  # type: ignore[attr-defined]
        else:
            owners = [found for each in owners if (found := getattr(each, name)) is not None]
    return owners


def _containers(value: object) -> list[Container]:
    if value is None:
        return []
    if isinstance(value, (Bag, Pile, Sealed)):
        return [value]
    if isinstance(value, Deck):
        return list(value.layers)
    if isinstance(value, (tuple, list)):
        return [container for item in value for container in _containers(item)]
    raise TypeError(f"{value!r} is not a container of hidden things")


def _unknown(container: Container, seat: int | None, cards: range | None) -> Sequence[int]:
    if isinstance(container, Sealed):
        return ()
    if cards is None and isinstance(container, Bag):
        return container.cards
    held = zip(container.cards, _masks(container), strict=True)
    if seat is None:
        unknown = [card for card, known in held if known != EVERYBODY]
    else:
        unknown = [card for card, known in held if not known >> seat & 1]
    return unknown if cards is None else [card for card in unknown if card in cards]


def _masks(container: Bag | Pile) -> tuple[int, ...]:
    return container.known if isinstance(container, Pile) else (NOBODY,) * len(container.cards)


def _refilled(value: object, seat: int | None, cards: range | None, pool: list[int], rng: Random) -> object:
    if value is None:
        return None
    if isinstance(value, list):
        return [_refilled(item, seat, cards, pool, rng) for item in value]
    if isinstance(value, tuple):
        return tuple(_refilled(item, seat, cards, pool, rng) for item in value)
    if isinstance(value, Deck):
        return Deck(*(_refilled(layer, seat, cards, pool, rng) for layer in value.layers))  # type: ignore[arg-type]
    if isinstance(value, Sealed):
        return value if value.owner == seat else Sealed(value.owner, rng.choice(value.offer), value.offer)
    if isinstance(value, Bag) and cards is None:
        left = len(pool) - len(value.cards)
        taken = pool[left:]
        del pool[left:]
        return Bag(taken)
    if isinstance(value, (Bag, Pile)):
        masks = _masks(value)
        refilled = [
            card if knows(known, seat) or (cards is not None and card not in cards) else pool.pop()
            for card, known in zip(value.cards, masks, strict=True)
        ]
        return type(value)(refilled, masks) if isinstance(value, Pile) else Bag(refilled)
    raise TypeError(f"{value!r} is not a container of hidden things")
