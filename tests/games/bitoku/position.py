"""Positions to test rules in: a match, brought to a moment, with pieces put where the test wants them.

Whoever is meant is named by the seat or by the sheet; components are named by their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any, Self, TypeVar, cast

import pytest

import zataku
from tests import engine
from zataku.games.bitoku.components import (
    BITOKU,
    BITOKU_TYPES,
    BRANCHES,
    BUILDING_TYPES,
    BUILDINGS,
    CRYSTAL_SPACES,
    CRYSTALS,
    DISPLAYS,
    DRAGONFLIES,
    FAVOURS,
    MITAMAS,
    PATH_LENGTH,
    PATHS,
    REGIONS,
    RIVER_NAMES,
    ROCK_ROUTE,
    ROCKS,
    SLOT_NAMES,
    STARTING_YOKAI,
    TENGU_CARDS,
    TORII,
    TREASURE_IDS,
    VISIONS,
    YOKAI,
)
from zataku.games.bitoku.scoring import PARTS, reckoning
from zataku.games.bitoku.state import (
    EMPTY,
    FOREST,
    HILL,
    HOME_SPACE,
    LOCKED,
    SUMMER,
    UNLOCKED,
    Bitoku,
    Display,
    Sheet,
    Tengu,
)
from zataku.games.bitoku.steps.effects import INTERPRETER
from zataku.games.bitoku.steps.paths import GATE_OF_BRANCH
from zataku.games.bitoku.steps.seasons import NEXT_TURN, TENGU_TURN, TURN, Ascension
from zataku.kernel.effects import parse
from zataku.kernel.hidden import Bag, Deck, Pile
from zataku.kernel.state import ActAs, State
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

T = TypeVar("T")
STOCK = ("wood", "stone", "jade", "sake", "amulet1", "amulet2", "amulet3")
LEFT, MIDDLE, RIGHT = range(3)
#: The path that every layout has.
PATH = PATHS.index("right")
TILES: dict[str, Any] = dict(zip(DISPLAYS, (MITAMAS, DRAGONFLIES, CRYSTALS, BUILDINGS), strict=True))


# Components by their ids


def index_of(components: Iterable[Any], id: str) -> int:
    return [component.id for component in components].index(id)


def numbers(components: Iterable[Any], ids: Iterable[str]) -> tuple[int, ...]:
    """An empty text stands for an empty place."""
    known = list(components)
    return tuple(index_of(known, id) if id else EMPTY for id in ids)


def yokai(*ids: str) -> tuple[int, ...]:
    return numbers(YOKAI, ids)


def bitoku(*ids: str) -> tuple[int, ...]:
    return numbers(BITOKU, ids)


def bitoku_of_types(*types: str) -> tuple[int, ...]:
    """A bitoku card of each of these types, each card only once."""
    found: list[int] = []
    for name in types:
        found.append(next(i for i, card in enumerate(BITOKU) if BITOKU_TYPES[card.type] == name and i not in found))
    return tuple(found)


def visions(*ids: str) -> tuple[int, ...]:
    return numbers(VISIONS, ids)


def crystal(id: str) -> int:
    return index_of(CRYSTALS, id)


def mitamas(*ids: str) -> tuple[int, ...]:
    return numbers(MITAMAS, ids)


def dragonflies(*ids: str) -> tuple[int, ...]:
    return numbers(DRAGONFLIES, ids)


def rocks(*ids: str) -> tuple[int, ...]:
    return numbers(ROCKS, ids)


def buildings(*ids: str) -> tuple[int, ...]:
    return numbers(BUILDINGS, ids)


def torii(id: str) -> int:
    return index_of(TORII, id)


def treasure(id: str) -> int:
    return TREASURE_IDS.index(id)


def tengu_cards(*ids: str) -> tuple[int, ...]:
    return numbers(TENGU_CARDS, ids)


# Places by their names


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


def place_of(name: str) -> int:
    """`locked`, `unlocked`, `yomi`, `home-2` or `hill-0` (an area) as a place of a die."""
    if name in ("locked", "unlocked"):
        return LOCKED if name == "locked" else UNLOCKED
    if name.startswith("home-"):
        return home(int(name[5:]))
    if name.startswith("hill-"):
        return HILL + int(name[5:])
    return forest(name)


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


# Parts of a state that are replaced whole


def row(state: Bitoku, kind: str) -> tuple[int, ...]:
    """The tiles of a display, from the final space outwards."""
    return state.displays[DISPLAYS.index(kind)].row


def stack(state: Bitoku, kind: str) -> tuple[int, ...]:
    return state.displays[DISPLAYS.index(kind)].stack.cards


def show(state: Bitoku, kind: str, tiles: Iterable[int]) -> None:
    """Put these tiles on a display."""
    index = DISPLAYS.index(kind)
    display = state.displays[index]
    state.displays = replaced(state.displays, index, Display(tuple(tiles), display.stack, display.gone))


def give(state: Bitoku, **changes: Any) -> None:
    """Change what is otherwise settled before the first turn: torii tiles, treasures."""
    state.given = replace(state.given, **changes)


def topped(deck: Deck, cards: Iterable[int]) -> Deck:
    """A common deck with these cards in its bag; what lies under it stays."""
    return Deck(Bag(cards), *(layer for layer in deck.layers if not isinstance(layer, Bag)))


def under(deck: Deck) -> list[tuple[int, ...]]:
    """The layers of a common deck that somebody has seen."""
    return [layer.cards for layer in deck.layers if not isinstance(layer, Bag)]


def stocked(sheet: Sheet) -> dict[str, int]:
    """What a player has, without what is lacking."""
    return {name: amount for name, amount in zip(STOCK, sheet.stock, strict=True) if amount}


class Position:
    """A match to try rules with."""

    def __init__(self, players: int, seed: str = "moss", **options: Any) -> None:
        self.match = zataku.new_match("bitoku", players=players, seed=seed, options=options)

    @property
    def state(self) -> Bitoku:
        return cast(Bitoku, self.match.state)

    # Looking

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def me(self) -> Sheet:
        """Whoever decides."""
        return self.state.me()

    @property
    def rival_seat(self) -> int:
        """Who comes next in the turn order."""
        order = self.state.order
        return order[(order.index(self.state.seat) + 1) % len(order)]

    @property
    def rival(self) -> Sheet:
        return self.state.sheets[self.rival_seat]

    def sheet(self, who: int | Sheet) -> Sheet:
        return self.state.sheets[who] if isinstance(who, int) else who

    @property
    def asking(self) -> str:
        """The kind of the pending question."""
        return type(self.state.asking).__name__

    @property
    def offers(self) -> list[str]:
        return [option.code for option in self.state.offer]

    def offers_of(self, prefix: str) -> list[str]:
        """The offered codes that begin so, without that beginning."""
        return [code.removeprefix(prefix) for code in self.offers if code.startswith(prefix)]

    def held(self, who: int | Sheet) -> list[str]:
        """The yokai in hand."""
        return [YOKAI[card].id for card in self.sheet(who).cards_in_hand()]

    def shown(self, who: int | Sheet, slot: str) -> tuple[int, int]:
        """Value and place of a die."""
        index = SLOT_NAMES.index(slot)
        return self.sheet(who).dice[index], self.sheet(who).places[index]

    def kodama(self, who: int | Sheet, name: str) -> int:
        return self.sheet(who).kodamas[region(name)]

    def parts(self, seat: int) -> dict[str, int]:
        """The points of the ascension by category."""
        return dict(zip(PARTS, reckoning(self.state).parts[seat], strict=True))

    # Going on

    def choose(self, *codes: str) -> Self:
        for code in codes:
            self.match.choose(code)
        return self

    def again(self) -> Self:
        """Ask anew after pieces were put elsewhere."""
        self.state.ask_again()
        return self

    def run(self, *steps: Step[Any]) -> Self:
        """Do these steps now; what was being asked is asked again afterwards."""
        state = self.state
        assert state.asking is not None
        state.agenda.append(state.asking)
        state.push(*steps)
        self.match.advance()
        return self

    def only(self, *steps: Step[Any]) -> Self:
        """Do these steps now; nothing else is still to be done."""
        state = self.state
        state.agenda.clear()
        state.push(*steps)
        self.match.advance()
        return self

    def turn_of(self, seat: int) -> Self:
        """It is summer and this seat's turn; the others follow in the order of their numbers."""
        count = len(self.state.sheets)
        self.state.order = tuple((seat + offset) % count for offset in range(count))
        return self._in_turn(seat, TURN)

    def act(self, effect: str, seat: int = 0) -> Self:
        """Carry out an effect for a seat; afterwards the next seat has its turn."""
        return self._in_turn(seat, INTERPRETER.compile(parse(effect)))

    def _in_turn(self, seat: int, step: Step[Any]) -> Self:
        state = self.state
        state.season = SUMMER
        state.seat = seat
        state.passed = 0
        return self.only(step, NEXT_TURN)

    def until(self, moment: Callable[[Bitoku], bool], seed: int = 1) -> Self:
        """Play at random until the moment comes."""
        rng = Random(seed)
        while not self.match.over and not moment(self.state):
            self.match.choose(rng.choice(self.state.offer))
        return self

    # Putting pieces: cards

    def hand(self, who: int | Sheet, *ids: str) -> Self:
        """These cards in hand, the rest of the own ones in the deck."""
        sheet = self.sheet(who)
        seat = self.state.sheets.index(sheet)
        cards = yokai(*ids)
        own = list(sheet.all_yokai())
        for card in cards:
            if card in own:
                own.remove(card)
        sheet.hand = Pile(cards, (1 << seat,) * len(cards))
        sheet.gained = Pile()
        sheet.slots = (EMPTY, EMPTY, EMPTY)
        sheet.discard = ()
        sheet.deck = Bag(own)
        return self

    def deck(self, who: int | Sheet, *ids: str) -> Self:
        """Exactly these cards in the own deck."""
        self.sheet(who).deck = Bag(yokai(*ids))
        return self

    def slots(self, who: int | Sheet, left: str = "", middle: str = "", right: str = "") -> Self:
        self.sheet(who).slots = yokai(left, middle, right)
        return self

    def path(self, who: int | Sheet, *ids: str, completed: int = 0) -> Self:
        """The bitoku path."""
        self.sheet(who).path = bitoku(*ids)
        self.sheet(who).marker = completed
        return self

    def visions(self, who: int | Sheet, *ids: str) -> Self:
        self.sheet(who).visions = visions(*ids)
        return self

    def hills(self, bitoku_ids: tuple[str, ...], yokai_ids: tuple[str, ...]) -> Self:
        """The cards on the four hills from the left."""
        self.state.hill_bitoku, self.state.hill_yokai = bitoku(*bitoku_ids), yokai(*yokai_ids)
        return self

    def covered(self, *favours: str) -> Self:
        """Favours covered this round, as `yomi:bitoku`."""
        for favour in favours:
            name, kind = favour.split(":")
            self.state.cover(hill(name), FAVOURS.index(kind))
        return self

    # Putting pieces: dice and goods

    def stock(self, who: int | Sheet, **amounts: int) -> Self:
        """Exactly these resources and amulets."""
        self.sheet(who).stock[:] = [amounts.pop(name, 0) for name in STOCK]
        assert not amounts
        return self

    def die(self, who: int | Sheet, die: int, value: int, place: int) -> Self:
        sheet = self.sheet(who)
        sheet.dice = replaced(sheet.dice, die, value)
        sheet.places = replaced(sheet.places, die, place)
        return self

    def dice(self, who: int | Sheet, left: int, middle: int, right: int, place: int = UNLOCKED) -> Self:
        self.sheet(who).dice = (left, middle, right)
        self.sheet(who).places = (place,) * 3
        return self

    def placed(self, who: int | Sheet, left: tuple[int, str], middle: tuple[int, str], right: tuple[int, str]) -> Self:
        """Values and places of the three dice."""
        for number, (value, place) in enumerate((left, middle, right)):
            self.die(who, number, value, place_of(place))
        return self

    # Putting pieces: tiles

    def display(self, kind: str, *ids: str) -> Self:
        """The tiles of a display from the final space outwards; what is not named is empty."""
        tiles = numbers(TILES[kind], ids)
        show(self.state, kind, (*tiles, *(EMPTY,) * (len(row(self.state, kind)) - len(tiles))))
        return self

    def stack(self, kind: str, *ids: str) -> Self:
        """Exactly these tiles in the stack of a display."""
        index = DISPLAYS.index(kind)
        display = self.state.displays[index]
        bag = Bag(numbers(TILES[kind], ids))
        self.state.displays = replaced(self.state.displays, index, Display(display.row, bag, display.gone))
        return self

    def build(self, id: str, where: str, owner: int = EMPTY) -> Self:
        """A building on its space; -1 for nobody's."""
        tile = buildings(id)[0]
        at = 4 * hill(where) + BUILDINGS[tile].type
        self.state.zones = replaced(self.state.zones, at, tile)
        self.state.owners = replaced(self.state.owners, at, owner)
        return self

    def own(self, id: str, where: str, owner: int) -> Self:
        """A building that a seat has built."""
        self.sheet(owner).built += 1
        return self.build(id, where, owner)

    def empty_zones(self) -> Self:
        """No building anywhere, ancient ones included."""
        self.state.zones = self.state.owners = (EMPTY,) * len(self.state.zones)
        return self

    def crystals(self, who: int | Sheet, **spaces: str) -> Self:
        """Exactly these crystals on these spaces of the personal board: `sd1="cd01"`."""
        sheet = self.sheet(who)
        sheet.crystals = (EMPTY,) * len(CRYSTAL_SPACES)
        for name, id in spaces.items():
            sheet.crystals = replaced(sheet.crystals, index_of(CRYSTAL_SPACES, name), crystal(id))
        return self

    def mitamas(self, who: int | Sheet, *ids: str) -> Self:
        self.sheet(who).mitamas = mitamas(*ids)
        return self

    def dragonflies(self, who: int | Sheet, *ids: str) -> Self:
        self.sheet(who).dragonflies = dragonflies(*ids)
        return self

    def pairs(self, who: int | Sheet, *pairs: tuple[str, str]) -> Self:
        self.sheet(who).pairs = tuple((mitamas(first)[0], dragonflies(second)[0]) for first, second in pairs)
        return self

    def rocks(self, who: int | Sheet, *ids: str, pilgrims: tuple[str, ...] = ()) -> Self:
        """Own rocks from the left, and the pilgrim spaces taken beside them."""
        self.sheet(who).rocks = rocks(*ids)
        self.sheet(who).rockside = beside(*pilgrims)
        return self

    def garden(self, *ids: str) -> Self:
        tiles = rocks(*ids)
        self.state.garden = (*tiles, *(EMPTY,) * (len(self.state.garden) - len(tiles)))
        return self

    def treasure(self, where: str, id: str) -> Self:
        """Exchange two treasures so that this one lies in the region."""
        treasures = list(self.state.given.treasures)
        here, there = region(where), treasures.index(treasure(id))
        treasures[here], treasures[there] = treasures[there], treasures[here]
        give(self.state, treasures=tuple(treasures))
        return self

    # Putting pieces: kodamas and pilgrims

    def kodamas(self, who: int | Sheet, **spaces: int) -> Self:
        sheet = self.sheet(who)
        for name, number in spaces.items():
            sheet.kodamas = replaced(sheet.kodamas, region(name), number)
        return self

    def arrived(self, seat: int, *branches: str) -> Self:
        """Pilgrims of a seat asleep in these side branches."""
        for name in branches:
            number = branch(name)
            self.sheet(seat).arrived |= 1 << number
            self.state.branches = replaced(self.state.branches, number, (*self.state.branches[number], seat))
        return self

    def torii(self, gate: str, id: str) -> Self:
        """The tile at a torii branch."""
        give(self.state, torii=replaced(self.state.given.torii, GATE_OF_BRANCH[branch(gate)], torii(id)))
        return self


def at_the_start(players: int = 2, seed: str = "moss", **options: Any) -> Position:
    """The first decision of a match."""
    return Position(players, seed, **options)


def in_summer(players: int = 2, seed: str = "moss", **options: Any) -> Position:
    """The first turn of the first summer; the deciding player has the starting cards at hand and nothing else."""
    return Position(players, seed, **options).until(lambda state: state.season == SUMMER)


class Ending(Position):
    """A match about to score."""

    def score(self) -> Self:
        """Begin the ascension."""
        return self.only(Ascension.of())


def at_the_end(players: int = 2, seed: str = "moss", **options: Any) -> Ending:
    """The last round is over; nobody has anything that scores but dice of 1."""
    ending = Ending(players, seed, **options)
    state = ending.state
    state.round = 4
    state.order = tuple(range(len(state.sheets)))
    for sheet in state.sheets:
        sheet.visions = ()
        sheet.rocks = () if sheet is not state.sheets[-1] or state.tengu is None else sheet.rocks
        sheet.stock[:] = [0] * 7
        sheet.dice = (1, 1, 1)
        sheet.dragonflies = ()
        sheet.kodamas = (1,) * 5
    return ending


def parts(position: Position, seat: int) -> dict[str, int]:
    """The score by category."""
    return dict(position.match.scores.seats[seat].parts)


# Against the tengu, with dice that fall as the test wants

HUMAN, TENGU = 0, 1
#: A roll of the will dice that makes the card at this place of the row active.
ROLLS = {"right": (1, 6), "middle": (4, 3), "left": (5, 6)}
PLACES = ("left", "middle", "right")
#: A turn of the tengu, after which the human decides again.
TENGU_ACTS = (ActAs.of(TENGU), TENGU_TURN, ActAs.of(HUMAN))
_fair_roll = State.roll


class Solo(Position):
    """The human is about to take a turn in summer; the tengu has its dice locked and has done nothing yet."""

    falling: list[int]

    @property
    def human(self) -> Sheet:
        return self.state.sheets[HUMAN]

    @property
    def tengu(self) -> Sheet:
        return self.state.sheets[TENGU]

    @property
    def cards(self) -> Tengu:
        tengu = self.state.tengu
        assert tengu is not None
        return tengu

    def action_cards(self, left: str, middle: str, right: str) -> Self:
        """The tengu's row; the other cards are in its deck."""
        self.cards.row = tengu_cards(left, middle, right)
        self.cards.deck = Bag(card for card in range(len(TENGU_CARDS)) if card not in self.cards.row)
        self.cards.discard = ()
        return self

    def turn(self, card: str, *rolls: int, at: str = "right") -> str:
        """The tengu takes a turn with this card active; further rolls as given. The letter of the step it did."""
        others = [other.id for other in TENGU_CARDS if other.id != card][:2]
        others.insert(PLACES.index(at), card)
        self.action_cards(*others)
        self.falling[:] = [*ROLLS[at], *rolls]
        self.run(*TENGU_ACTS)
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


def alone(**options: Any) -> Solo:
    """The first decision of a solo match."""
    return Solo(1, **options)


def facing_the_tengu(monkeypatch: pytest.MonkeyPatch, **options: Any) -> Solo:
    """A solo match in summer. The tengu's rocks show kappa, and ara; it has no tiles, no resources and no dragonfly."""
    engine.replaces_rules("dice")
    monkeypatch.setattr(State, "roll", _fair_roll)
    solo = alone(**options).until(lambda state: state.season == SUMMER)
    falling: list[int] = []
    solo.falling = falling

    def roll(state: State, dice: int, sides: int = 6) -> list[int]:
        assert len(falling) >= dice, "a roll that the test did not expect"
        rolled = falling[:dice]
        del falling[:dice]
        return rolled

    monkeypatch.setattr(State, "roll", roll)
    state = solo.state
    state.covered = 0
    solo.empty_zones()
    give(state, treasures=(2, 3, 4, 0, 1))
    for sheet in state.sheets:
        sheet.kodamas = (1,) * 5
        sheet.places = (LOCKED,) * 3
        solo.stock(sheet)
    solo.human.dice = (3, 2, 1)
    tengu = solo.tengu
    tengu.vp, tengu.dice, tengu.rocks = 0, (2, 3, 4), rocks("rk01", "rk06")
    tengu.mitamas, tengu.dragonflies, tengu.pairs, tengu.crystals = (), (), (), ()
    tengu.path, tengu.marker, tengu.walking, tengu.arrived, tengu.pilgrims = (), 0, 0, 0, 11
    tengu.discard = tuple(STARTING_YOKAI)
    solo.cards.active = False
    solo.cards.discard = ()
    return solo.again()
