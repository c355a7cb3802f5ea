"""A table for tests: set up a position, choose options by code, look at the result."""

from __future__ import annotations

from random import Random
from typing import Any

from zataku.games.bitoku import setup
from zataku.games.bitoku.components import (
    BITOKU,
    BRANCHES,
    BUILDING_TYPES,
    BUILDINGS,
    CRYSTAL_SPACES,
    CRYSTALS,
    DRAGONFLIES,
    MITAMAS,
    PATH_LENGTH,
    PATHS,
    REGIONS,
    RIVER_NAMES,
    ROCK_ROUTE,
    ROCKS,
    STOCK,
    TENGU_CARDS,
    TORII,
    TREASURE_IDS,
    VISIONS,
    YOKAI,
)
from zataku.games.bitoku.state import (
    EMPTY,
    FOREST,
    HILL,
    HOME_SPACE,
    LOCKED,
    SUMMER,
    UNLOCKED,
    Bitoku,
    Player,
    replaced,
)
from zataku.games.bitoku.steps.effects import INTERPRETER
from zataku.games.bitoku.steps.seasons import NEXT_TURN, TURN, Ascension, Spring, Winter
from zataku.games.bitoku.vocabulary import FAVOURS, SLOT_NAMES
from zataku.kernel.chance import key_from_seed
from zataku.kernel.effects import parse
from zataku.kernel.hidden import Bag, Pile
from zataku.kernel.interpreter import AnyStep
from zataku.kernel.messages import Event, Refusal


def numbers(components: Any, ids: tuple[str, ...]) -> tuple[int, ...]:
    """The indices of components by their ids."""
    known = [component.id for component in components]
    return tuple(known.index(id) for id in ids)


def place_of(name: str) -> int:
    """`locked`, `unlocked`, `yomi`, `home-2` or `hill-0` (an area) as a place of a die."""
    if name in ("locked", "unlocked"):
        return LOCKED if name == "locked" else UNLOCKED
    if name.startswith("home-"):
        return HOME_SPACE + int(name[5:]) - 1
    if name.startswith("hill-"):
        return HILL + int(name[5:])
    return FOREST + RIVER_NAMES.index(name)


class Table:
    """A match that a test can change between decisions."""

    def __init__(self, players: int = 2, seed: str = "forest", **settings: str | bool) -> None:
        self.events: list[Event] = []
        self.state: Bitoku = setup.new_state(players, settings, key_from_seed(seed), self.events)

    # Going on

    def start(self) -> Table:
        self.state.advance()
        return self

    def choose(self, *codes: str) -> Table:
        """Choose options one after the other; each must be offered."""
        for code in codes:
            found = [option for option in self.state.offer if option.code == code]
            assert found, f"{code} is not offered; there are {', '.join(self.codes)}"
            self.state.apply(found[0])
        return self

    def ask(self) -> Table:
        """Ask the pending question again, after the position was changed."""
        self.state.ask_again()
        return self

    def act(self, effect: str, seat: int = 0) -> Table:
        """Carry out an effect for a seat; afterwards the next seat has its turn."""
        return self.do(INTERPRETER.compile(parse(effect)), seat)

    def do(self, step: AnyStep, seat: int = 0) -> Table:
        state = self.state
        state.phase = SUMMER
        state.turn = state.order.index(seat)
        state.seat = seat
        state.passed = 0
        state.fresh = 0
        state.over = False
        state.agenda[:] = [NEXT_TURN, step]
        state.advance()
        return self

    def play_on(self, until: str = "", seed: int = 0) -> Table:
        """Random choices until a question of this kind of step is asked (or to the end)."""
        rng = Random(seed)
        while not self.state.over and type(self.state.asking).__name__ != until:
            self.state.apply(rng.choice(self.state.offer))
        return self

    @property
    def codes(self) -> list[str]:
        return [option.code for option in self.state.offer]

    @property
    def asking(self) -> str:
        """The kind of the pending question."""
        return type(self.state.asking).__name__

    @property
    def seat(self) -> int:
        return self.state.seat

    def refused(self, code: str) -> Refusal | None:
        step = self.state.asking
        assert step is not None
        return next((refusal for refusal in step.refusals(self.state) if refusal.option.code == code), None)

    def told(self, id: str) -> list[Event]:
        return [event for event in self.events if event.message.id == id]

    # Looking

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def stock(self, seat: int = 0) -> dict[str, int]:
        return {name: amount for name, amount in zip(STOCK, self.player(seat).stock, strict=True) if amount}

    def hand(self, seat: int = 0) -> list[str]:
        return [YOKAI[card].id for card in self.player(seat).cards_in_hand()]

    def kodama(self, seat: int, region: str) -> int:
        return self.player(seat).kodamas[REGIONS.index(region)]

    # Setting up

    def turn(self, seat: int = 0) -> Table:
        """It is summer and this seat's turn; the others follow in the order of their numbers."""
        state = self.state
        count = len(state.players)
        state.order = tuple((seat + offset) % count for offset in range(count))
        state.phase = SUMMER
        state.turn = 0
        state.seat = seat
        state.passed = 0
        state.fresh = 0
        state.over = False
        state.agenda[:] = [NEXT_TURN, TURN]
        state.advance()
        return self

    def has(self, seat: int = 0, **amounts: int) -> Table:
        """Exactly this stock: `has(0, wood=1, amulet_1=2)`."""
        for index, name in enumerate(STOCK):
            self.player(seat).stock[index] = amounts.get(name.replace("-", "_"), 0)
        return self

    def holds(self, seat: int, *ids: str) -> Table:
        """Exactly these yokai in hand."""
        cards = numbers(YOKAI, ids)
        player = self.player(seat)
        player.hand = Pile(cards, (1 << seat,) * len(cards))
        player.gained = Pile()
        return self

    def deck(self, seat: int, *ids: str, discard: tuple[str, ...] = ()) -> Table:
        player = self.player(seat)
        player.deck = Bag(numbers(YOKAI, ids))
        player.discard = numbers(YOKAI, discard)
        return self

    def slots(self, seat: int, *ids: str) -> Table:
        """Cards on the yokai slots from the left; an empty text leaves a slot empty."""
        cards = [EMPTY if not id else numbers(YOKAI, (id,))[0] for id in ids]
        self.player(seat).slots = (*cards, *(EMPTY,) * (3 - len(cards)))
        return self

    def dice(self, seat: int, *dice: tuple[int, str]) -> Table:
        """Values and places of the three dice from the left."""
        player = self.player(seat)
        player.dice = (dice[0][0], dice[1][0], dice[2][0])
        player.places = tuple(place_of(place) for _, place in dice)
        return self

    def kodamas(self, seat: int, **spaces: int) -> Table:
        player = self.player(seat)
        for name, space in spaces.items():
            player.kodamas = replaced(player.kodamas, REGIONS.index(name), space)
        return self

    def treasure(self, region: str, id: str) -> Table:
        """Exchange two treasures so that this one lies in the region."""
        treasures = list(self.state.treasures)
        here, there = REGIONS.index(region), treasures.index(TREASURE_IDS.index(id))
        treasures[here], treasures[there] = treasures[there], treasures[here]
        self.state.treasures = tuple(treasures)
        return self

    def crystals(self, seat: int, **by_space: str) -> Table:
        """Crystals by space: `crystals(0, sd1="cd01")`."""
        player = self.player(seat)
        spaces = [space.id for space in CRYSTAL_SPACES]
        for space, tile in by_space.items():
            player.crystals = replaced(player.crystals, spaces.index(space), numbers(CRYSTALS, (tile,))[0])
        return self

    def building(self, region: str, id: str, owner: int | None = None) -> Table:
        tile = numbers(BUILDINGS, (id,))[0]
        kind = BUILDINGS[tile].type
        space = 4 * RIVER_NAMES.index(region) + (kind if kind < len(BUILDING_TYPES) else 0)
        state = self.state
        state.zones = replaced(state.zones, space, tile)
        state.owners = replaced(state.owners, space, EMPTY if owner is None else owner)
        if owner is not None:
            state.players[owner].built += 1
        return self

    def empty_zones(self) -> Table:
        """No building anywhere, ancient ones included."""
        self.state.zones = (EMPTY,) * 16
        self.state.owners = (EMPTY,) * 16
        return self

    def display(self, kind: str, *ids: str) -> Table:
        """The tiles of a display from the final space outwards; an empty text leaves a space empty."""
        components: Any = {
            "mitama": MITAMAS,
            "dragonfly": DRAGONFLIES,
            "crystal": CRYSTALS,
            "building": BUILDINGS,
        }[kind]
        row = getattr(self.state, f"{kind}_row")
        tiles = [EMPTY if not id else numbers(components, (id,))[0] for id in ids]
        setattr(self.state, f"{kind}_row", (*tiles, *(EMPTY,) * (len(row) - len(tiles))))
        return self

    def stack(self, kind: str, *ids: str) -> Table:
        components: Any = {
            "mitama": MITAMAS,
            "dragonfly": DRAGONFLIES,
            "crystal": CRYSTALS,
            "building": BUILDINGS,
        }[kind]
        setattr(self.state, f"{kind}_stack", Bag(numbers(components, ids)))
        return self

    def mitamas(self, seat: int, *ids: str) -> Table:
        self.player(seat).mitamas = numbers(MITAMAS, ids)
        return self

    def dragonflies(self, seat: int, *ids: str) -> Table:
        self.player(seat).dragonflies = numbers(DRAGONFLIES, ids)
        return self

    def pairs(self, seat: int, *pairs: tuple[str, str]) -> Table:
        self.player(seat).pairs = tuple(
            (numbers(MITAMAS, (mitama,))[0], numbers(DRAGONFLIES, (dragonfly,))[0]) for mitama, dragonfly in pairs
        )
        return self

    def path(self, seat: int, *ids: str, completed: int = 0) -> Table:
        player = self.player(seat)
        player.path = numbers(BITOKU, ids)
        player.marker = completed
        return self

    def visions(self, seat: int, *ids: str) -> Table:
        self.player(seat).visions = numbers(VISIONS, ids)
        return self

    def rocks(self, seat: int, *ids: str, beside: tuple[str, ...] = ()) -> Table:
        """Own rocks from the left, and the pilgrim spaces taken beside them."""
        player = self.player(seat)
        player.rocks = numbers(ROCKS, ids)
        player.rockside = sum(1 << number for number in numbers(ROCK_ROUTE, beside))
        return self

    def garden(self, *ids: str) -> Table:
        rocks = numbers(ROCKS, ids)
        self.state.garden = (*rocks, *(EMPTY,) * (len(self.state.garden) - len(rocks)))
        return self

    def walks(self, seat: int, *spaces: int, path: str = "right") -> Table:
        """Pilgrims of a seat under way, on these pilgrimage spaces (from 1)."""
        player = self.player(seat)
        player.walking = 0
        for space in spaces:
            player.set_out(PATHS.index(path) * PATH_LENGTH + space - 1)
        return self

    def arrived(self, seat: int, *branches: str, path: str = "right") -> Table:
        """Pilgrims of a seat asleep in these side branches."""
        for branch in branches:
            number = PATHS.index(path) * len(BRANCHES) + numbers(BRANCHES, (branch,))[0]
            self.player(seat).arrived |= 1 << number
            rows = self.state.branches
            self.state.branches = (*rows[:number], (*rows[number], seat), *rows[number + 1 :])
        return self

    def torii(self, gate: str, id: str, path: str = "right") -> Table:
        """The tile at a torii branch (`t1` to `t4`)."""
        place = PATHS.index(path) * 4 + int(gate[1]) - 1
        self.state.torii = replaced(self.state.torii, place, numbers(TORII, (id,))[0])
        return self

    def hills(self, bitoku: tuple[str, ...] = (), yokai: tuple[str, ...] = ()) -> Table:
        """The cards on the four hills from the left; an empty text leaves a place empty."""
        if bitoku:
            self.state.hill_bitoku = tuple(EMPTY if not id else numbers(BITOKU, (id,))[0] for id in bitoku)
        if yokai:
            self.state.hill_yokai = tuple(EMPTY if not id else numbers(YOKAI, (id,))[0] for id in yokai)
        return self

    def covered(self, *favours: str) -> Table:
        """Favours covered this round, as `yomi:bitoku`."""
        for favour in favours:
            hill, name = favour.split(":")
            self.state.covered |= 1 << (3 * RIVER_NAMES.index(hill) + FAVOURS.index(name))
        return self

    def action_cards(self, left: str, middle: str, right: str) -> Table:
        """The tengu's row; the other cards are in its deck."""
        tengu = self.state.tengu
        assert tengu is not None
        tengu.row = numbers(TENGU_CARDS, (left, middle, right))
        tengu.deck = Bag(card for card in range(len(TENGU_CARDS)) if card not in tengu.row)
        tengu.discard = ()
        return self

    # Seasons

    def spring(self) -> Table:
        self.state.agenda[:] = [Spring.of()]
        self.state.over = False
        return self.start()

    def winter(self) -> Table:
        self.state.agenda[:] = [Winter.of()]
        self.state.over = False
        return self.start()

    def ascension(self) -> Table:
        self.state.agenda[:] = [Ascension.of()]
        self.state.over = False
        return self.start()

    def die(self, seat: int, slot: str) -> tuple[int, int]:
        """Value and place of a die."""
        index = SLOT_NAMES.index(slot)
        return self.player(seat).dice[index], self.player(seat).places[index]
