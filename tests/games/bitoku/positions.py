"""Positions to test rules in: a match, brought to a moment, with pieces put where the test wants them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, TypeVar, cast

import zataku
from zataku.games.bitoku.components import (
    BITOKU,
    BITOKU_TYPES,
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
    TENGU_CARDS,
    TORII,
    TREASURE_IDS,
    VISIONS,
    YOKAI,
)
from zataku.games.bitoku.state import (
    EMPTY,
    FOREST,
    HOME_SPACE,
    SUMMER,
    UNLOCKED,
    Bitoku,
    Player,
)
from zataku.games.bitoku.steps.seasons import Ascension
from zataku.kernel.hidden import Bag, Pile
from zataku.kernel.steps import Step

T = TypeVar("T")
STOCK = ("wood", "stone", "jade", "sake", "amulet1", "amulet2", "amulet3")
LEFT, MIDDLE, RIGHT = range(3)
#: The path that every layout has.
PATH = PATHS.index("right")


def index_of(components: Iterable[Any], id: str) -> int:
    return [component.id for component in components].index(id)


def yokai(*ids: str) -> tuple[int, ...]:
    return tuple(index_of(YOKAI, id) for id in ids)


def bitoku(*ids: str) -> tuple[int, ...]:
    return tuple(index_of(BITOKU, id) for id in ids)


def bitoku_of_types(*types: str) -> tuple[int, ...]:
    """A bitoku card of each of these types, each card only once."""
    found: list[int] = []
    for name in types:
        found.append(next(i for i, card in enumerate(BITOKU) if BITOKU_TYPES[card.type] == name and i not in found))
    return tuple(found)


def visions(*ids: str) -> tuple[int, ...]:
    return tuple(index_of(VISIONS, id) for id in ids)


def crystal(id: str) -> int:
    return index_of(CRYSTALS, id)


def mitamas(*ids: str) -> tuple[int, ...]:
    return tuple(index_of(MITAMAS, id) for id in ids)


def dragonflies(*ids: str) -> tuple[int, ...]:
    return tuple(index_of(DRAGONFLIES, id) for id in ids)


def rocks(*ids: str) -> tuple[int, ...]:
    return tuple(index_of(ROCKS, id) for id in ids)


def buildings(*ids: str) -> tuple[int, ...]:
    return tuple(index_of(BUILDINGS, id) for id in ids)


def torii(id: str) -> int:
    return index_of(TORII, id)


def treasure(id: str) -> int:
    return TREASURE_IDS.index(id)


def tengu_cards(*ids: str) -> tuple[int, ...]:
    return tuple(index_of(TENGU_CARDS, id) for id in ids)


def region(name: str) -> int:
    return REGIONS.index(name)


def hill(name: str) -> int:
    return RIVER_NAMES.index(name)


def forest(name: str) -> int:
    """Where a die in this river region is."""
    return FOREST + hill(name)


def home(space: int) -> int:
    """Where a die on this Home space is, 1 being the highest."""
    return HOME_SPACE + space - 1


def branch(name: str, path: int = PATH) -> int:
    return path * len(BRANCHES) + index_of(BRANCHES, name)


def space(number: int, path: int = PATH) -> int:
    """A pilgrimage space, 1 being the first."""
    return path * PATH_LENGTH + number - 1


def zone(name: str, kind: str) -> int:
    """A building space."""
    return 4 * hill(name) + BUILDING_TYPES.index(kind)


def beside(*ids: str) -> int:
    """Pilgrims on these spaces of the rock route."""
    return sum(1 << index_of(ROCK_ROUTE, id) for id in ids)


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


class Table:
    """A match to try rules with."""

    def __init__(self, players: int, seed: str, **options: Any) -> None:
        self.match = zataku.new_match("bitoku", players=players, seed=seed, options=options)

    @property
    def state(self) -> Bitoku:
        return cast(Bitoku, self.match.state)

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def me(self) -> Player:
        """Whoever decides."""
        return self.state.players[self.state.seat]

    @property
    def rival_seat(self) -> int:
        """Who comes next in the turn order."""
        order = self.state.order
        return order[(order.index(self.state.seat) + 1) % len(order)]

    @property
    def rival(self) -> Player:
        return self.state.players[self.rival_seat]

    @property
    def offers(self) -> list[str]:
        return [option.code for option in self.state.offer]

    def offers_of(self, prefix: str) -> list[str]:
        """The offered codes that begin so, without that beginning."""
        return [code.removeprefix(prefix) for code in self.offers if code.startswith(prefix)]

    def choose(self, *codes: str) -> None:
        for code in codes:
            self.match.choose(code)

    def again(self) -> None:
        """Ask anew after pieces were put elsewhere."""
        self.state.ask_again()

    def run(self, *steps: Step[Any]) -> None:
        """Do these steps now; what was being asked is asked again afterwards."""
        state = self.state
        assert state.asking is not None
        state.agenda.append(state.asking)
        state.push(*steps)
        state.advance()

    def until(self, moment: Callable[[Bitoku], bool], seed: int = 1) -> None:
        """Play at random until the moment comes."""
        rng = Random(seed)
        while not self.match.over and not moment(self.state):
            self.match.choose(rng.choice(self.state.offer))

    # Putting pieces

    def hand(self, player: Player, *ids: str) -> None:
        """These cards in hand, the rest of the own ones in the deck."""
        seat = self.state.players.index(player)
        cards = yokai(*ids)
        own = list(player.all_yokai())
        for card in cards:
            if card in own:
                own.remove(card)
        player.hand = Pile(cards, (1 << seat,) * len(cards))
        player.gained = Pile()
        player.slots = (EMPTY, EMPTY, EMPTY)
        player.discard = ()
        player.deck = Bag(own)

    def stock(self, player: Player, **amounts: int) -> None:
        """Exactly these resources and amulets."""
        player.stock[:] = [amounts.pop(name, 0) for name in STOCK]
        assert not amounts

    def die(self, player: Player, die: int, value: int, place: int) -> None:
        first, second, third = put(player.dice, die, value)
        player.dice = (first, second, third)
        player.places = put(player.places, die, place)

    def dice(self, player: Player, left: int, middle: int, right: int, place: int = UNLOCKED) -> None:
        player.dice = (left, middle, right)
        player.places = (place,) * 3

    def build(self, id: str, where: str, owner: int) -> None:
        """A building on its space; -1 for nobody's."""
        tile = buildings(id)[0]
        at = 4 * hill(where) + BUILDINGS[tile].type
        self.state.zones = put(self.state.zones, at, tile)
        self.state.owners = put(self.state.owners, at, owner)

    def crystals(self, player: Player, **spaces: str) -> None:
        """Crystals on these spaces of the personal board: `sd1="cd01"`."""
        player.crystals = (EMPTY,) * len(CRYSTAL_SPACES)
        for name, id in spaces.items():
            player.crystals = put(player.crystals, index_of(CRYSTAL_SPACES, name), crystal(id))

    def kodamas(self, player: Player, **spaces: int) -> None:
        for name, space in spaces.items():
            player.kodamas = put(player.kodamas, region(name), space)


def stocked(player: Player) -> dict[str, int]:
    """What a player has, without what is lacking."""
    return {name: amount for name, amount in zip(STOCK, player.stock, strict=True) if amount}


def at_the_start(players: int = 2, seed: str = "moss", **options: Any) -> Table:
    """The first decision of a match."""
    return Table(players, seed, **options)


def in_summer(players: int = 2, seed: str = "moss", **options: Any) -> Table:
    """The first turn of the first summer; the deciding player has the starting cards at hand and nothing else."""
    table = Table(players, seed, **options)
    table.until(lambda state: state.phase == SUMMER)
    return table


class Ending(Table):
    """A match about to score."""

    def score(self) -> None:
        """Begin the ascension."""
        self.state.agenda.clear()
        self.state.push(Ascension.of())
        self.state.advance()


def at_the_end(players: int = 2, seed: str = "moss", **options: Any) -> Ending:
    """The last round is over; nobody has anything that scores but dice of 1."""
    table = Ending(players, seed, **options)
    state = table.state
    state.round = 4
    state.order = tuple(range(len(state.players)))
    for player in state.players:
        player.visions = ()
        player.rocks = () if player is not state.players[-1] or state.tengu is None else player.rocks
        player.stock[:] = [0] * 7
        player.dice = (1, 1, 1)
        player.dragonflies = ()
        player.kodamas = (1,) * 5
    return table


def parts(table: Table, seat: int) -> dict[str, int]:
    """The score by category."""
    return dict(table.match.scores.seats[seat].parts)
