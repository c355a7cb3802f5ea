"""Positions of Fuji Koro set up by hand, played on by option codes, looked at afterwards.

Cubes, discs and monks come from the supply and go back there, so a position keeps the totals of the box. Dice can be
told what to show: `position.dice("W1 W0 M2", "T3 Tb")` scripts two rolls (letters as in drawings, `b` a break face).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import zataku
from tests import engine
from zataku.games.fuji_koro import components as box
from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.gear import HELMET, SANDALS, WEAPON, Layout
from zataku.games.fuji_koro.state import ADVENTURE_BASE, SCROLL_BASE, Sheet, Volcano
from zataku.games.fuji_koro.steps.eruption import call_lava
from zataku.games.fuji_koro.steps.turn import END_ROUND, START_ROUND, Act, StartTurn
from zataku.games.fuji_koro.vocabulary import MOVE, THINGS
from zataku.kernel.hidden import NOBODY, Bag, Deck, Pile
from zataku.kernel.tuples import replaced

#: A one-handed weapon of the most cubes, and the best roll with it.
EIGHT = ("WWMM|....", "WWMM|....")
ALL_EIGHT = "W1 W1 W1 W1 M2 M2 M2 M2"
SIX = ("yoshihiro", "masako", "masatsura", "tomoe", "mitsuhide", "takeko")
LETTERS = "WMTC"


if TYPE_CHECKING or not engine.COMPILED:
    _Riggable = Volcano
else:
    _Riggable = object


class Rigged(_Riggable):
    """The same state with dice that obey a script while there is one."""

    __slots__ = ()

    script: ClassVar[list[list[int]]] = []

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        if not Rigged.script:
            return super().roll(dice, sides)
        self.reveals += 1
        values = Rigged.script.pop(0)
        assert len(values) == dice, f"{dice} dice are rolled, {len(values)} were scripted"
        return values


def weapon(*rows: str) -> Layout:
    """A drawing of the lowest rows of a weapon grid, a bar marking the middle."""
    left = rows[0].index("|")
    assert all(row.index("|") == left for row in rows)
    empty = ["." * (len(rows[0]) - 1)] * (gear.ROWS - len(rows))
    return gear.drawn([*empty, *(row.replace("|", "") for row in rows)], gear.COLUMNS // 2 - left)


def cell(name: str) -> int:
    return volcano.CELL_BY_NAME[name]


def place(name: str) -> int:
    return volcano.PLACE_BY_NAME[name]


def card(name: str) -> int:
    return box.CARD_BY_ID[name]


class Position:
    """A match after its setup, every board stripped to nothing but its discs, ready to be arranged."""

    def __init__(
        self, players: int = 2, samurai: Sequence[str] = (), seed: str = "position", strip: bool = True, **options: Any
    ) -> None:
        settings = {name.replace("_", "-"): value for name, value in options.items()}
        self.match = zataku.new_match("fuji-koro", players=players, seed=seed, options=settings)
        chosen = [*samurai, *(name for name in SIX if name not in samurai)]
        for name in chosen[:players]:
            if any(code.startswith("samurai:") for code in self.codes):
                self.choose(f"samurai:{name}")
        while not any(code in ("move", "explore", "gather", "rest") for code in self.codes):
            self.choose(self.codes[0])
        if not engine.COMPILED:
            self.state.__class__ = Rigged
        Rigged.script.clear()
        if strip:
            for seat in range(players):
                self.strip(seat)

    # The match

    @property
    def state(self) -> Volcano:
        state = self.match.state
        assert isinstance(state, Volcano)
        return state

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(option.code for option in self.state.offer)

    def goes(self) -> set[str]:
        """The cells to which the next step may go."""
        return {code.removeprefix("go:") for code in self.codes if code.startswith("go:")}

    def choose(self, *codes: str) -> None:
        for code in codes:
            self.match.choose(code)

    def turn(self, seat: int = 0, first: int | None = None) -> None:
        """Begin this seat's turn; the rest of the round follows, the first player being `first` (else this seat)."""
        state = self.state
        state.first = seat if first is None else first
        order = state.seats_from(state.first)
        state.agenda.clear()
        state.push(*(StartTurn.of(each) for each in order[order.index(seat) :]), END_ROUND)
        self.run()

    def new_round(self, number: int) -> None:
        """The round of this number begins with seat 0."""
        self.state.round = number - 1
        self.state.first = 0
        self.state.agenda.clear()
        self.state.push(START_ROUND)
        self.run()

    def call_lava(self, number: int) -> None:
        """Lava of this number is called now, in the turn of the active player."""
        self.state.agenda.clear()
        call_lava(self.state, number)
        self.run()

    def end(self) -> None:
        """The match ends now."""
        self.state.agenda.clear()
        self.run()
        assert self.match.over

    def run(self) -> None:
        """Go on to the next decision, whatever was being asked."""
        state = self.state
        state.asking = None
        state.offer = ()
        self.match.advance()

    def run_again(self) -> None:
        """The same question once more, after something was changed by hand."""
        assert self.state.asking is not None
        self.state.agenda.append(self.state.asking)
        self.run()

    def dice(self, *rolls: str) -> None:
        engine.replaces_rules("dice")
        for roll in rolls:
            values = []
            for die in roll.split():
                face = box.BREAK if die[1] == "b" else int(die[1])
                values.append(box.FACES[LETTERS.index(die[0])].index(face) + 1)
            Rigged.script.append(values)

    def play_on(self, *wanted: str, most: int = 60) -> None:
        """Choose the first of the wanted codes that is offered, again and again, until none is."""
        for _ in range(most):
            code = next((code for code in wanted if code in self.codes), None)
            if code is None:
                return
            self.choose(code)
        raise AssertionError("this does not end")

    def stay(self, times: int = 1) -> None:
        """A Move of no cell, so many times, also where it would not be offered (an only option is taken by itself)."""
        for _ in range(times):
            if "move" not in self.codes and isinstance(self.state.asking, Act):
                self.state.apply(MOVE)
            elif "stop" not in self.codes:
                self.choose("move")
            if "stop" in self.codes:
                self.choose("stop")

    def walk(self, *cells: str) -> None:
        """Begin a Move (where it is the only action it has begun by itself) and go over these cells."""
        if "move" in self.codes:
            self.choose("move")
        self.choose(*(f"go:{name}" for name in cells))

    def pass_turn(self) -> None:
        """Play the active player's turn to its end, doing as little as possible."""
        turn = (self.state.active, self.state.round)
        for _ in range(40):
            if self.match.over or (self.state.active, self.state.round) != turn:
                return
            idle = ("stop", "done", "craft:nothing", "deliver:nothing", "stay-out", "end-turn")
            if isinstance(self.state.asking, Act) and "end-turn" not in self.codes and "rest" not in self.codes:
                self.stay()
            else:
                self.choose(next((code for code in (*idle, "move", "rest") if code in self.codes), self.codes[-1]))
        raise AssertionError("this turn does not end")

    # Sheets

    def sheet(self, seat: int = 0) -> Sheet:
        return self.state.sheets[seat]

    def strip(self, seat: int) -> None:
        """Nothing but the samurai and the discs of its board."""
        sheet, state = self.sheet(seat), self.state
        for kind in (HELMET, WEAPON, SANDALS):
            self.gear(seat, kind, gear.EMPTY)
        self.pack(seat)
        state.monks_left += sum(sheet.monks) + sheet.pack_monks
        sheet.monks = (0, 0, 0, 0)
        sheet.pack_monks = 0
        sheet.upper = ()
        for held in sheet.scrolls:
            if held >= 0:
                state.scroll_deck = state.scroll_deck.plus([held])
        sheet.scrolls, sheet.powers = (-1, -1), 0
        state.equipment = (*state.equipment, *(held for held in sheet.cards if held >= 0))
        sheet.cards = (-1, -1, -1)
        sheet.discs = sheet.plan().discs
        sheet.spent = (0, 0, 0)
        sheet.points = 0
        sheet.earned = (0,) * len(sheet.earned)

    def gear(self, seat: int, kind: int, layout: Layout) -> None:
        sheet = self.sheet(seat)
        before, after = gear.counts(sheet.gear(kind)), gear.counts(layout)
        for material in range(3):
            self.supply(material, self.state.supply[material] + before[material] - after[material])
        sheet.set_gear(kind, layout)
        sheet.set_charm(kind, 0)

    def helmet(self, seat: int, *rows: str) -> None:
        self.gear(seat, HELMET, gear.drawn(rows, 0))

    def sandals(self, seat: int, row: str) -> None:
        self.gear(seat, SANDALS, gear.drawn([row], 0))

    def weapon(self, seat: int, *rows: str) -> None:
        self.gear(seat, WEAPON, weapon(*rows))

    def armed(self, seat: int, *rows: str) -> None:
        """A weapon across both halves: its monk stands under the right one."""
        if not self.sheet(seat).right_open():
            self.slot_monk(seat, "weapon")
        self.weapon(seat, *rows)

    def supply(self, material: int, number: int) -> None:
        """So many cubes of a material are left in the supply."""
        self.state.supply = replaced(self.state.supply, material, number)

    def pack(self, seat: int, wood: int = 0, metal: int = 0, tooth: int = 0, monks: int = 0) -> None:
        sheet, state = self.sheet(seat), self.state
        for material, number in enumerate((wood, metal, tooth)):
            self.supply(material, state.supply[material] + sheet.pack[material] - number)
            sheet.pack = replaced(sheet.pack, material, number)
        state.monks_left += sheet.pack_monks - monks
        sheet.pack_monks = monks
        self._sort(sheet)

    def _sort(self, sheet: Sheet) -> None:
        """The lower pack is filled first."""
        sheet.upper, sheet.loose = (), tuple(sheet.things())
        sheet.put_away()

    def above(self, seat: int, *names: str) -> None:
        """These things, which the samurai has, lie in the upper pack."""
        codes = {name: thing for thing, name in THINGS.items()}
        self.sheet(seat).upper = tuple(codes[name] for name in names)

    def upper(self, seat: int = 0) -> list[str]:
        """What lies in the upper pack."""
        return sorted(THINGS[thing] for thing in self.sheet(seat).upper)

    def cubes(self, seat: int = 0) -> tuple[int, int, int]:
        """Wood, metal and teeth in the backpack."""
        pack = self.sheet(seat).pack
        return pack[0], pack[1], pack[2]

    def slot_monk(self, seat: int, slot: str) -> None:
        self.sheet(seat).add_monks(box.SLOT_NAMES.index(slot), 1)
        self.state.monks_left -= 1

    def scroll(self, seat: int, name: str) -> None:
        """The samurai holds this scroll, wherever it was."""
        state, number = self.state, box.SCROLLS.index(name)
        deck = list(state.scroll_deck.cards)
        if number in deck:
            deck.remove(number)
        else:
            row = list(state.scroll_row)
            row[row.index(number)] = deck.pop()
            state.scroll_row = tuple(row)
        state.scroll_deck = Bag(deck)
        sheet = self.sheet(seat)
        slot = sheet.free_scroll()
        assert slot >= 0, "no free scroll slot"
        sheet.set_scroll(slot, number)
        self._sort(sheet)

    def blueprint(self, seat: int, *names: str) -> None:
        """The samurai holds these blueprints."""
        for name in names:
            self.state.temples = tuple(
                tuple(each for each in cards if each != card(name)) for cards in self.state.temples
            )
        sheet = self.sheet(seat)
        sheet.blueprints = (*sheet.blueprints, *(card(name) for name in names))
        self._sort(sheet)

    def charm(self, seat: int, kind: int, where: int = 1) -> None:
        self.sheet(seat).set_charm(kind, where)

    def equip(self, seat: int, name: str, action: int) -> None:
        """The samurai has this equipment card at Move (0), Explore (1) or Gather (2)."""
        state, sheet = self.state, self.sheet(seat)
        state.equipment = tuple(each for each in state.equipment if each != card(name))
        cards = list(sheet.cards)
        cards[action] = card(name)
        sheet.cards = (cards[0], cards[1], cards[2])

    def open_cards(self, *names: str) -> None:
        self.state.equipment = tuple(card(name) for name in names)

    def discs(self, seat: int, supply: int, move: int = 0, explore: int = 0, gather: int = 0) -> None:
        sheet = self.sheet(seat)
        sheet.discs, sheet.spent = supply, (move, explore, gather)

    def all_discs(self, seat: int = 0) -> int:
        """Discs in the supply of a board and on its actions."""
        sheet = self.sheet(seat)
        return sheet.discs + sum(sheet.spent)

    def points(self, seat: int, points: int) -> None:
        sheet = self.sheet(seat)
        sheet.points = points
        sheet.earned = (points, *(0,) * (len(sheet.earned) - 1))

    # The map

    def put(self, seat: int, where: str, standing: bool = True) -> None:
        sheet = self.sheet(seat)
        sheet.cell, sheet.standing = cell(where), standing

    def others_away(self) -> None:
        """All but seat 0 are far away, in a temple."""
        for seat in range(1, self.state.config.players):
            self.put(seat, "3.7/0")

    def where(self, seat: int = 0) -> str:
        found = self.sheet(seat).cell
        return volcano.CELL_NAMES[found] if found >= 0 else "gone"

    def lay(self, where: str, tile: str, rotation: int = 0, dry: bool = False, dragon: str = "") -> None:
        """A tile lies there, bare of tokens and monks; `dry` leaves out its printed lava."""
        state, number = self.state, box.TILE_BY_ID[tile]
        self._take_from_stack(number)
        state.tiles = replaced(state.tiles, place(where), number * 6 + rotation)
        state.laid |= volcano.PLACE_MASK[place(where)]
        for printed, (kind, _) in enumerate(box.TILES[number].spots):
            slot = volcano.PLACE_FIRST_CELL[place(where)] + volcano.shown_slot(printed, rotation)
            if kind == box.LAVA and not dry:
                state.lava |= 1 << slot
            elif kind == box.EXIT:
                state.exit_cell = slot
        if dragon:
            self.dragon(where, dragon)

    def lay_ring(self, ring: int = 1, dry: bool = True) -> None:
        """All places of a ring that get tiles, from tiles without dragon as far as they go."""
        tiles = sorted(box.TILES_OF_LEVEL[ring - 1], key=lambda number: box.TILES[number].dragon >= 0)
        for where, number in zip(
            (each for each in volcano.AREAS if volcano.PLACE_RING[each] == ring), tiles, strict=False
        ):
            self.lay(volcano.PLACE_NAMES[where], box.TILES[number].id, dry=dry)

    def flood(self, *cells: str) -> None:
        for name in cells:
            self.state.lava |= 1 << cell(name)

    def dragon(self, where: str, name: str, sleep: int = 0) -> None:
        state = self.state
        number = next(index for index, dragon in enumerate(box.DRAGONS) if dragon.id == name)
        state.dragon_bags = tuple(Bag(each for each in bag.cards if each != number) for bag in state.dragon_bags)
        state.set_dragon(place(where), number + 1)
        state.dragon_sleep = replaced(state.dragon_sleep, number, sleep)

    def dragon_at(self, where: str) -> str:
        number = self.state.dragons[place(where)]
        return box.DRAGONS[number - 1].id if number else ""

    def token(self, where: str, name: str, face_down: bool = False) -> None:
        number = next(index for index, token in enumerate(box.RESOURCE_TOKENS) if token.id == name)
        self.state.set_thing(cell(where), number + 1)
        if face_down:
            self.state.face_down |= 1 << cell(where)

    def face_down(self, where: str) -> bool:
        return bool(self.state.face_down >> cell(where) & 1)

    def scroll_token(self, where: str, colour: str) -> None:
        self.state.set_thing(cell(where), SCROLL_BASE + box.COLOURS.index(colour))

    def adventure_token(self, where: str, name: str) -> None:
        self.state.set_thing(cell(where), ADVENTURE_BASE + box.ADVENTURES.index(name))

    def adventure(self, seat: int, name: str) -> None:
        sheet = self.sheet(seat)
        sheet.adventures = (*sheet.adventures, box.ADVENTURES.index(name))

    def monk(self, where: str) -> None:
        self.state.monks |= 1 << cell(where)
        self.state.monks_left -= 1

    def has_monk(self, where: str) -> bool:
        return bool(self.state.monks >> cell(where) & 1)

    def on_top(self, *tiles: str) -> None:
        """These tiles are the next of their stacks, in this order."""
        for name in reversed(tiles):
            number = box.TILE_BY_ID[name]
            self._take_from_stack(number)
            level = box.TILES[number].level
            stack = Deck(Pile((number,), (NOBODY,)), *self.state.stack(level).layers)
            self.state.set_stack(level, stack)

    def _take_from_stack(self, tile: int) -> None:
        level = box.TILES[tile].level
        layers: list[Bag | Pile] = []
        for layer in self.state.stack(level).layers:
            assert isinstance(layer, Pile)
            layers.append(layer.without_card(tile) if tile in layer else layer)
        self.state.set_stack(level, Deck(*layers))

    def countdown(self, seat: int, pawn: int = 0, rope: bool = False) -> None:
        """The countdown runs, its marker with this seat."""
        self.state.countdown_owner = seat
        self.state.pawn = pawn
        self.state.rope = rope


def meeting() -> Position:
    """A samurai with eight dice beside one with two, who carries something."""
    position = Position()
    position.lay("1.1", "i-1", dry=True)
    position.put(0, "1.1/4")
    position.put(1, "1.1/5")
    position.weapon(0, *EIGHT)
    position.weapon(1, "WW..|....")
    position.pack(1, wood=1, metal=1)
    position.turn(0)
    return position
