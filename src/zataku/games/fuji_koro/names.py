"""What things are called: components, cells with what lies on them, tiles with what is printed on them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import atan2, pi, sqrt
from typing import Final

from zataku.kernel.effects import Effect, InTurn, Word
from zataku.kernel.messages import Arg, Message, SeatName, message

from . import gear
from . import map as volcano
from .components import (
    ADVENTURE,
    ADVENTURES,
    BOARDS,
    BREAK,
    CARDS,
    COLOURS,
    DATA,
    DRAGON_TYPES,
    DRAGONS,
    ERUPTS,
    EXIT,
    HEXAGON,
    HEXAGON_PLAYERS,
    LAVA,
    PLAIN,
    RESOURCE_TOKENS,
    SAMURAI,
    SCROLL,
    SCROLLS,
    SPOT_NAMES,
    TILES,
    Card,
)
from .state import ADVENTURE_BASE, SCROLL_BASE, Volcano
from .vocabulary import DIE_MATERIALS, HOMES, KIND_MONK, KIND_SCROLL, Thing

#: The colour of each material's die.
DIE_NAMES: Final = tuple(
    item["id"] for name in DIE_MATERIALS for item in DATA["dice"]["items"] if item["rolls"] == name
)

#: What stands for a break among the numbers of a roll.
BROKEN: Final = "✗"


def seat_name(state: Volcano, seat: int) -> SeatName | Message:
    """Who sits there; the enemies of scenario 7 come after the players."""
    if state.is_guard(seat):
        return message("name-guard", number=seat - state.config.players + 1)
    return SeatName(seat)


# Places: the crater is spoken of as the dial of a clock, a cell by an arrow from the middle of its tile

_LEVELS: Final = ("", "I", "II", "III")
#: From the right clockwise, an eighth of a turn each.
_ARROWS: Final = "→↘↓↙←↖↑↗"
#: The cells round the middle of a tile lie at sixths of a turn: those above and below are slanting.
_SLOT_ARROWS: Final = " →↘↙←↖↗"


def _at(hexes: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Where hexes lie, to the right of the crater's middle and below it."""
    right = sum(sqrt(3) * (q + r / 2) for q, r in hexes) / len(hexes)
    return right, sum(1.5 * r for _, r in hexes) / len(hexes)


def _hour(place: int) -> int:
    """Where a place lies on the dial; no two tiles of one level share an hour."""
    right, below = _at([volcano.middle_hex(place)])
    return round(atan2(right, -below) * 6 / pi) % 12 or 12


def _place_name(place: int) -> Message:
    if place == volcano.CENTRE:
        return message("name-place-centre")
    if place in volcano.TEMPLES:
        return message(f"name-place-temple-{volcano.TEMPLES.index(place) + 1}")
    if place in volcano.BRIDGES:
        return message(f"name-place-bridge-{volcano.BRIDGES.index(place) + 1}")
    level = _LEVELS[volcano.PLACE_RING[place]]
    return message("name-area", level=level, hour=_hour(place), id=volcano.PLACE_NAMES[place])


_PLACES: Final = {name: _place_name(place) for place, name in enumerate(volcano.PLACE_NAMES)}


def slot_arrow(slot: int) -> Message | str:
    """Where a cell lies in its tile: the middle, or an arrow from there."""
    return _SLOT_ARROWS[slot] if slot else message("name-slot-middle")


def _cell_name(cell: int) -> Message:
    name, place, slots = volcano.CELLS[cell]
    named = _PLACES[volcano.PLACE_NAMES[place]]
    if place in volcano.BRIDGES:
        # Its two cells face the volcano: an arrow from the middle of the bridge.
        right, below = _at([volcano.slot_hex(volcano.CENTRE, slot) for slot in slots])
        arrow = _ARROWS[round(atan2(below, right) * 4 / pi) % 8]
        return message("name-cell", place=named, slot=arrow, id=name)
    if not volcano.PLACE_IS_AREA[place]:
        return named
    return message("name-cell", place=named, slot=slot_arrow(slots[0]), id=name)


_CELLS: Final = tuple(map(_cell_name, range(volcano.CELL_COUNT)))


def place_name(name: str) -> Message:
    """Centre, temples and bridges have names; tiles are told by their level and where they lie on the dial."""
    return _PLACES[name]


def cell_name(name: str) -> Message:
    """A cell, or a place as a whole."""
    return _PLACES[name] if name in _PLACES else _CELLS[volcano.CELL_BY_NAME[name]]


def next_cell_name(start: int, cell: int) -> Message | str:
    """A cell as somebody sees it who stands on another one: from tile to tile the direction says it."""
    ground = volcano.PLACE_IS_AREA
    if ground[volcano.CELL_PLACE[start]] and ground[volcano.CELL_PLACE[cell]]:
        (q, r), (to_q, to_r) = (
            volcano.slot_hex(volcano.CELL_PLACE[each], volcano.CELL_SLOT[each]) for each in (start, cell)
        )
        step = (to_q - q, to_r - r)
        if step in volcano.OFFSETS:
            return _SLOT_ARROWS[volcano.OFFSETS.index(step) + 1]
    return _CELLS[cell]


# Components

NOTHING: Final = message("name-nothing")
MONK_NAME: Final = message("word-monk", amount=1)
_CUBES: Final = tuple(message(f"name-cube-{name}") for name in DIE_MATERIALS)
_SCROLLS: Final = tuple(message(f"name-scroll-{name}") for name in SCROLLS)
_CARDS: Final = tuple(message(f"name-{'blueprint' if card.blueprint else 'equipment'}-{card.id}") for card in CARDS)
_ADVENTURES: Final = tuple(message(f"name-adventure-{name}") for name in ADVENTURES)
_SAMURAI: Final = tuple(message(f"name-samurai-{name}") for name in SAMURAI)
_GEAR: Final = tuple(message(f"name-gear-{name}") for name in gear.GEAR_TYPES)
_DICE: Final = tuple(message(f"name-die-{name}") for name in DIE_NAMES)
_HOMES: Final = tuple(message(f"name-slot-{name}") for name in HOMES)


def cube_name(material: int) -> Message:
    """A cube, or the charm."""
    return _CUBES[material]


def scroll_name(scroll: int) -> Message:
    return _SCROLLS[scroll]


def card_name(card: int) -> Message:
    """An equipment card or a blueprint."""
    return _CARDS[card]


def adventure_name(kind: int) -> Message:
    return _ADVENTURES[kind]


def samurai_name(samurai: int) -> Message:
    return _SAMURAI[samurai]


def gear_name(kind: int) -> Message:
    return _GEAR[kind]


def slot_name(slot: int) -> Message:
    """Where a monk lives: a kind of slot, or the backpack."""
    return _HOMES[slot]


def thing_name(thing: Thing) -> Message:
    """A thing in a backpack."""
    kind, number = thing
    if kind < KIND_MONK:
        return _CUBES[kind]
    if kind == KIND_MONK:
        return MONK_NAME
    return _SCROLLS[number] if kind == KIND_SCROLL else _CARDS[number]


def dragon_name(dragon: int) -> Message:
    return message(f"name-dragon-{DRAGON_TYPES[DRAGONS[dragon].type].id}")


def result_of(material: int, face: int) -> int:
    """A die and what it shows as one number; a break shows -1."""
    return material * 8 + face + 1


def face_of(result: int) -> tuple[int, int]:
    """The material of the die, and what it shows."""
    return result // 8, result % 8 - 1


def die_face(material: int, face: int) -> Message:
    """A die with what it shows."""
    return message("name-die-face", die=_DICE[material], face=_shown(face))


def _shown(face: int) -> str:
    return BROKEN if face == BREAK else str(face)


def dice_names(dice: Sequence[int]) -> tuple[Arg, ...]:
    """So many dice of each colour, without those of which there are none."""
    return tuple(
        message("name-dice", amount=number, die=_DICE[material]) for material, number in enumerate(dice) if number
    )


def face_names(results: tuple[int, ...]) -> tuple[Arg, ...]:
    """The dice of a roll, those of one colour together."""
    sorted_faces = sorted(map(face_of, results), key=lambda each: each[0])
    return tuple(
        message("name-die-face", die=_DICE[material], face=" ".join(_shown(face) for _, face in faces))
        for material, faces in groupby(sorted_faces, key=lambda each: each[0])
    )


def cubes_counted(cubes: tuple[int, int, int]) -> Effect:
    """So many cubes of each material as an effect: what somebody gets or gives."""
    words = tuple(Word(name, number) for name, number in zip(gear.MATERIALS, cubes, strict=True) if number)
    return words[0] if len(words) == 1 else InTurn(words)


def cube_counted(material: int) -> Effect:
    """One cube, or the charm, as an effect."""
    return Word(DIE_MATERIALS[material])


def cube_names(cubes: tuple[int, int, int]) -> tuple[Arg, ...]:
    """So many cubes of each material, without those of which there are none."""
    return tuple(
        message(f"word-{name}", amount=number) for name, number in zip(gear.MATERIALS, cubes, strict=True) if number
    )


def card_face(card: int) -> Message:
    """A card with the type and the cubes drawn on it, row by row."""
    pattern = pattern_of(CARDS[card])
    return message("name-card", item=card_name(card), gear=gear_name(CARDS[card].type), pattern=pattern)


def pattern_of(card: Card) -> str:
    """The cubes drawn on a card: rows divided by /, the weapons of a pair by +."""
    return " + ".join("/".join(part) for part in card.pattern.parts)


def picture_of(layout: gear.Layout) -> str:
    """A layout as it lies, row by row from the top, as far as there are cubes."""
    squares = gear.squares_of(gear.occupied(layout))
    if not squares:
        return "-"
    columns = range(min(square % gear.COLUMNS for square in squares), max(s % gear.COLUMNS for s in squares) + 1)
    rows = range(min(squares) // gear.COLUMNS, max(squares) // gear.COLUMNS + 1)
    letters = {
        square: letter for letter, mask in zip(gear.LETTERS, layout, strict=True) for square in gear.squares_of(mask)
    }
    return "/".join("".join(letters.get(row * gear.COLUMNS + column, ".") for column in columns) for row in rows)


def weapon_fault(board: int, mask: int, right_open: bool) -> Message:
    """Why no legal weapon lies on these squares (FK-085 to FK-093)."""
    grid = BOARDS[board].grid
    return message(f"refusal-weapon-{grid.fault(mask, right_open)}", amount=grid.one_max, both=grid.two_max)


def bonus_name(card: Card, looks: bool) -> Message:
    """What the bonus of an equipment card brings its owner (FK-101 to FK-103)."""
    if card.type == gear.HELMET:
        return message(f"word-{gear.MATERIALS[card.cube]}", amount=1)
    if card.type == gear.WEAPON:
        return message("word-look") if looks else message("word-point", amount=1)
    return message("word-step", amount=1)


# Tiles


def spot_name(kind: int, number: int = 0) -> Message:
    """A printed spot of a tile, or what it has brought."""
    name = f"name-spot-{SPOT_NAMES[kind]}"
    if kind == ERUPTS:
        return message(name, number=number)
    if kind == SCROLL:
        return message(name, colour=message(f"name-colour-{COLOURS[number]}"))
    return message(name)


def spot_at(spot: Arg, slots: Sequence[int]) -> Message:
    """A spot with the slots in which it lies."""
    return message(
        "name-spot-at", spot=spot, slots=tuple(map(slot_arrow, slots)), cells=" ".join(f"/{slot}" for slot in slots)
    )


def tile_spots(state: Volcano, tile: int, rotation: int = -1) -> tuple[Arg, ...]:
    """The spots of a tile that count in this match; with a rotation the slots round the middle in which they lie."""
    slots: dict[tuple[int, int], list[int]] = {}
    for printed, (kind, number) in enumerate(TILES[tile].spots):
        if (
            kind == PLAIN
            or (kind == HEXAGON and state.config.players < HEXAGON_PLAYERS)
            or (kind == ADVENTURE and not state.config.adventure)
            or (kind == SCROLL and not state.scroll_left[number])
        ):
            continue
        slots.setdefault((kind, number), []).append(printed)
    if rotation < 0:
        return tuple(
            spot_name(*spot)
            if len(cells) == 1
            else message("name-spot-times", amount=len(cells), spot=spot_name(*spot))
            for spot, cells in slots.items()
        )
    # The middle stays the middle, however the tile is turned.
    turned = [
        (sorted(volcano.shown_slot(cell, rotation) for cell in cells if cell), spot) for spot, cells in slots.items()
    ]
    return tuple(spot_at(spot_name(*spot), cells) for cells, spot in sorted(turned) if cells)


def tile_contents(state: Volcano, tile: int) -> tuple[Arg, ...]:
    """The spots of a tile and its dragon."""
    dragon = TILES[tile].dragon
    spots = tile_spots(state, tile)
    return spots if dragon < 0 else (*spots, message(f"name-dragon-{DRAGON_TYPES[dragon].id}"))


# Cells


def lying_on(state: Volcano, cell: int) -> Arg | None:
    """The token on a cell: what it gives, whose colour it has, or which adventure it is."""
    token = state.things[cell]
    if not token:
        return None
    if token < SCROLL_BASE:
        if state.face_down >> cell & 1:
            return message("name-token-face-down")
        return message("name-token", cubes=cube_names(RESOURCE_TOKENS[token - 1].gives))
    if token < ADVENTURE_BASE:
        return spot_name(SCROLL, token - SCROLL_BASE)
    return adventure_name(token - ADVENTURE_BASE)


def found_on(state: Volcano, cell: int) -> tuple[Arg, ...]:
    """Everything on a cell that somebody who goes there would want to know of."""
    found: list[Arg] = []
    if state.lava >> cell & 1:
        found.append(spot_name(LAVA))
    dragon = state.dragons[volcano.CELL_PLACE[cell]]
    if dragon:
        found.append(dragon_name(dragon - 1))
    found.extend(
        seat_name(state, seat) for seat, sheet in enumerate(state.sheets) if sheet.cell == cell and seat != state.seat
    )
    if state.monks >> cell & 1:
        found.append(MONK_NAME)
    token = lying_on(state, cell)
    if token is not None:
        found.append(token)
    if cell == state.exit_cell:
        found.append(spot_name(EXIT))
    kind, number = state.spot_on(cell)
    if kind == ERUPTS and not state.lava >> cell & 1:
        found.append(spot_name(ERUPTS, number))
    return tuple(found)
