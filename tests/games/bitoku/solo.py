"""Positions against the tengu, with dice that fall as the test wants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bitoku.positions import Table, in_summer, rocks, tengu_cards
from zataku.games.bitoku.components import STARTING_YOKAI, TENGU_CARDS
from zataku.games.bitoku.state import LOCKED, UNLOCKED, Player, Tengu
from zataku.games.bitoku.steps.seasons import TENGU_TURN
from zataku.kernel.hidden import Bag
from zataku.kernel.interpreter import ActAs
from zataku.kernel.state import State

HUMAN, TENGU = 0, 1
#: A roll of the will dice that makes the card at this place of the row active.
ROLLS = {"right": (1, 6), "middle": (4, 3), "left": (5, 6)}
PLACES = ("left", "middle", "right")
_fair_roll = State.roll
#: A turn of the tengu, after which the human decides again.
TURN = (ActAs.of(TENGU), TENGU_TURN, ActAs.of(HUMAN))


class Solo(Table):
    """The human is about to take a turn in summer; the tengu has its dice locked and has done nothing yet."""

    falling: list[int]

    @property
    def human(self) -> Player:
        return self.state.players[HUMAN]

    @property
    def tengu(self) -> Player:
        return self.state.players[TENGU]

    @property
    def cards(self) -> Tengu:
        tengu = self.state.tengu
        assert tengu is not None
        return tengu

    def turn(self, card: str, *rolls: int, at: str = "right") -> str:
        """The tengu takes a turn with this card active; further rolls as given. The letter of the step it did."""
        number = tengu_cards(card)[0]
        others = [other for other in range(len(TENGU_CARDS)) if other != number]
        row = others[:2]
        row.insert(PLACES.index(at), number)
        self.cards.row = tuple(row)
        self.cards.deck = Bag(others[2:])
        self.cards.discard = ()
        self.falling[:] = [*ROLLS[at], *rolls]
        self.run(*TURN)
        assert not self.falling, "dice that were not rolled"
        return self.step()

    def step(self) -> str:
        """The letter of the last step of the activation cycle."""
        told = [event.message for event in self.match.events if event.message.id == "event-tengu-row"]
        letter = told[-1].args["row"]
        assert isinstance(letter, str)
        return letter

    def unlocked(self, *dice: int) -> None:
        """These tengu dice stand unlocked on its board."""
        for die in dice:
            self.die(self.tengu, die, self.tengu.dice[die], UNLOCKED)


def facing_the_tengu(monkeypatch: pytest.MonkeyPatch, **options: Any) -> Solo:
    """A solo match in summer. The tengu's rocks show kappa, and ara; it has no tiles, no resources and no dragonfly."""
    monkeypatch.setattr(State, "roll", _fair_roll)
    table = in_summer(1, **options)
    table.__class__ = Solo
    assert isinstance(table, Solo)
    falling: list[int] = []
    table.falling = falling

    def roll(state: State, dice: int, sides: int = 6) -> list[int]:
        assert len(falling) >= dice, "a roll that the test did not expect"
        rolled = falling[:dice]
        del falling[:dice]
        return rolled

    monkeypatch.setattr(State, "roll", roll)
    state = table.state
    state.covered = 0
    state.zones, state.owners = (-1,) * 16, (-1,) * 16
    state.treasures = (2, 3, 4, 0, 1)
    for player in state.players:
        player.kodamas = (1,) * 5
        player.places = (LOCKED,) * 3
        table.stock(player)
    table.human.dice = (3, 2, 1)
    tengu = table.tengu
    tengu.vp, tengu.dice, tengu.rocks = 0, (2, 3, 4), rocks("rk01", "rk06")
    tengu.mitamas, tengu.dragonflies, tengu.pairs, tengu.crystals = (), (), (), ()
    tengu.path, tengu.marker, tengu.walking, tengu.arrived, tengu.pilgrims = (), 0, 0, 0, 11
    tengu.discard = tuple(STARTING_YOKAI)
    table.cards.active = False
    table.cards.discard = ()
    table.again()
    return table
