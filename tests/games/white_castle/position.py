"""Positions for the rule tests: lay out what matters, choose by code, look at the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import zataku
from zataku.games.white_castle.components import (
    CARD_NUMBER,
    CARDS,
    COLOURS,
    DAIMYO_CARDS,
    DIE_TILES,
    GARDEN_NUMBER,
    GOODS,
    PLACES,
    SOLO_CARDS,
    SOLO_NUMBER,
    SPACES,
    YARD_TILES,
    YARDS,
)
from zataku.games.white_castle.setup import look_up
from zataku.games.white_castle.state import Castle, Lantern, Sheet, Solo
from zataku.games.white_castle.steps.effects import compiled
from zataku.games.white_castle.steps.rounds import END_ROUND, NEXT_TURN
from zataku.games.white_castle.steps.turn import TAKE_DIE
from zataku.kernel.effects import parse
from zataku.kernel.hidden import EVERYBODY, Bag, Deck, Pile
from zataku.kernel.match import Match

#: Steward rooms first; every room shows two colours.
TILES = (
    ("coral", "black", "white"),
    ("black", "white", "white"),
    ("white", "coral", "coral"),
    ("coral", "black"),
    ("black", "white"),
)


class Table:
    """A match whose position can be set, in its first round, nobody holding anything."""

    def __init__(self, players: int = 2, seed: str = "position", difficulty: str = "easy") -> None:
        self.match: Match = zataku.new_match("white-castle", players, seed, {"difficulty": difficulty})
        while self.state.round == 0:
            self.match.choose(self.match.state.offer[0])
        layout = self.state.layout
        layout.tiles = tuple(tuple(COLOURS.index(colour) for colour in room) for room in TILES)
        look_up(layout)
        for sheet in self.state.sheets:
            sheet.goods[:] = [0] * len(GOODS)
        self.rooms("S02", "S07", "S13", "P02", "P07")
        self.gardens("K1", "F1", "K2", "F2", "K3", "F3")
        self.yards("Y1", "Y8", "Y3", "Y5")
        self.well("coin", "coin")
        self.daimyo("D1")
        self.order(*range(layout.seats))
        for seat in range(players):
            self.clan(seat, card="A1", lantern=["R3"])
        self.turn(0)

    @property
    def state(self) -> Castle:
        state = self.match.state
        assert isinstance(state, Castle)
        return state

    def sheet(self, seat: int = 0) -> Sheet:
        return self.state.sheets[seat]

    # Laying out

    def clan(
        self,
        seat: int = 0,
        *,
        card: str | None = None,
        lantern: Sequence[str] | None = None,
        places: dict[str, int] | None = None,
        gardens: Sequence[str] | None = None,
        yards: dict[str, int] | None = None,
        gone: dict[str, int] | None = None,
        influence: int | None = None,
        **goods: int,
    ) -> None:
        """What a clan holds. Figures sent somewhere have left the clan board; `gone` puts more of them elsewhere."""
        sheet = self.sheet(seat)
        self.holding(seat, goods)
        if card is not None:
            sheet.card = CARD_NUMBER[card]
        if lantern is not None:
            sheet.lantern = Lantern()
            for held in lantern:
                sheet.lantern = sheet.lantern.plus(CARD_NUMBER[held])
        if places is not None:
            sheet.places = tuple(places.get(place, 0) for place in PLACES)
            sheet.courtiers = 5 - sum(sheet.places)
        if gardens is not None:
            sheet.gardens = sum(1 << self.state.layout.gardens.index(GARDEN_NUMBER[garden]) for garden in gardens)
            sheet.gardeners = 5 - len(gardens)
        if yards is not None:
            sheet.yards = tuple(yards.get(yard, 0) for yard in YARDS)
            sheet.warriors = 5 - sum(sheet.yards)
        for member, count in (gone or {}).items():
            setattr(sheet, f"{member}s", 5 - count)
        if influence is not None:
            sheet.influence = influence
        self.ask_again()

    def holding(self, seat: int, goods: Mapping[str, int]) -> None:
        """Set some of what a clan holds."""
        for name, amount in goods.items():
            self.sheet(seat).goods[GOODS.index(name)] = amount
        self.ask_again()

    def tiles(self, *rooms: Sequence[str]) -> None:
        self.state.layout.tiles = tuple(tuple(COLOURS.index(colour) for colour in room) for room in rooms)
        self._look_up()

    def rooms(self, *cards: str) -> None:
        """Cards in the five rooms; everything else of the 2-player decks stays or comes back."""
        self.state.rooms = tuple(CARD_NUMBER[card] for card in cards)
        self.ask_again()

    def decks(self, stewards: Sequence[str] = (), diplomats: Sequence[str] = ()) -> None:
        self.state.decks = (Bag(CARD_NUMBER[card] for card in stewards), Bag(CARD_NUMBER[card] for card in diplomats))

    def gardens(self, *cards: str) -> None:
        """Stone and flower garden of the coral, the black and the white bridge."""
        self.state.layout.gardens = tuple(GARDEN_NUMBER[card] for card in cards)
        self._look_up()

    def yards(self, *tiles: str) -> None:
        """Yard 5 blue, yard 5 yellow, yard 3, yard 1."""
        ids = [tile.id for tile in YARD_TILES]
        self.state.layout.yards = tuple(ids.index(tile) for tile in tiles)
        self._look_up()

    def well(self, first: str, second: str) -> None:
        rewards = [str(tile.reward) for tile in DIE_TILES]
        self.state.layout.well = (rewards.index(first), rewards.index(second))
        self._look_up()

    def daimyo(self, card: str) -> None:
        self.state.layout.daimyo = [known.id for known in DAIMYO_CARDS].index(card)
        self._look_up()

    def bridges(self, **dice: Sequence[int]) -> None:
        """Values from the left end to the right end; `coral=(0, 5)` has only a right die."""
        bridges = list(self.state.bridges)
        for colour, values in dice.items():
            left, *middle, right = values
            bridges[COLOURS.index(colour)] = (left, tuple(middle), right)
        self.state.bridges = tuple(bridges)
        self.ask_again()

    def lay(self, space: str, *dice: tuple[str, int]) -> None:
        """Dice that already lie on a space of the board."""
        for colour, value in dice:
            self.state.lay_die(SPACES.index(space), COLOURS.index(colour), value)
        self.ask_again()

    def order(self, *seats: int) -> None:
        """The turn order, markers stacked accordingly (the first on top)."""
        self.state.order = seats
        self.state.moved = seats[::-1]

    def solo_deck(self, *cards: str) -> None:
        """The delegation's deck in this order from the top, known to everybody; the rest of the cards follow."""
        top, *rest = [SOLO_NUMBER[card] for card in cards]
        rest += [number for number in range(len(SOLO_CARDS)) if number != top and number not in rest]
        self.state.solo = Solo(top, Deck(Pile(rest, [EVERYBODY] * len(rest))), ())

    # Who acts

    def turn(self, seat: int, turn: int = 0) -> None:
        """The seat is to take a die; so many turns of the round are over."""
        self.state.seat = seat
        self.state.turn = turn + 1
        self.state.agenda[:] = [NEXT_TURN, TAKE_DIE]
        self.match.advance()

    def perform(self, effect: str, seat: int = 0) -> None:
        """The seat carries out a printed effect in its turn, then is to take a die."""
        self.state.seat = seat
        self.state.agenda[:] = [NEXT_TURN, TAKE_DIE, compiled(parse(effect))]
        self.match.advance()

    @property
    def idle(self) -> bool:
        """Is nothing left of what was performed?"""
        return self.state.asking is TAKE_DIE

    def end_round(self) -> None:
        """All turns of the round are over."""
        self.state.agenda[:] = [END_ROUND]
        self.match.advance()

    def ask_again(self) -> None:
        if self.state.asking is not None:
            self.state.ask_again()

    def _look_up(self) -> None:
        look_up(self.state.layout)
        self.ask_again()

    # Choosing and looking

    def choose(self, *codes: str) -> None:
        for code in codes:
            self.match.choose(code)

    @property
    def offer(self) -> list[str]:
        """Codes offered, the exchange of seals apart."""
        return [option.code for option in self.state.offer if not option.anytime]

    @property
    def exchanges(self) -> list[str]:
        return [option.code.removeprefix("exchange:") for option in self.state.offer if option.anytime]

    def refused(self, code: str) -> str:
        """The rule that a refusal cites."""
        return {option.code: refusal.rule for option, refusal in self.match.refusals().items()}[code]

    def holds(self, seat: int = 0) -> dict[str, int]:
        """What a clan holds, without what it does not."""
        return {name: amount for name, amount in zip(GOODS, self.sheet(seat).goods, strict=True) if amount}

    def lantern(self, seat: int = 0) -> list[str]:
        """The cards at a clan's lantern."""
        return [CARDS[card].id for card in self.sheet(seat).lantern.cards]

    def dice(self, space: str) -> list[tuple[str, int]]:
        """The dice on a space of the board, from the lowest up."""
        _, dice = self.state.spaces[SPACES.index(space)]
        return [(COLOURS[colour], value) for colour, value in dice]

    def events(self) -> list[str]:
        return [event.message.id for event in self.match.events]
