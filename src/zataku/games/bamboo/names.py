"""Messages that name things. Only the slow path comes here."""

from __future__ import annotations

from collections.abc import Iterable

from zataku.kernel.effects import Word
from zataku.kernel.messages import Arg, Message, message

from .components import ACTIONS, COMPONENTS, FACE_OF, FOOD_IDS, KINDS, PARTS, SPIRIT_IDS, TEMPLES, TYPES, HarmonyTile
from .harmony import ANY, LETTERS, NOTHING


def coins(amount: int) -> Word:
    return Word("coin", amount)


def happiness(amount: int) -> Word:
    return Word("happiness", amount)


def temple_name(temple: int) -> Message:
    return message(f"name-temple-{TEMPLES[temple]}")


def player_colour_name(colour: int) -> Message:
    return message(f"name-player-{COMPONENTS.colours[colour]}")


def action_name(action: int) -> Message:
    return message(f"name-action-{ACTIONS[action]}")


def shoot_name(face: int) -> Message:
    colour, action = divmod(face, len(ACTIONS))
    return message("name-shoot", colour=message(f"name-colour-{TEMPLES[colour]}"), action=action_name(action))


def shoot_sign(face: int) -> Word:
    """A shoot as a word, which is drawn as a sign."""
    colour, action = divmod(face, len(ACTIONS))
    return Word("shoot", args=(TEMPLES[colour], ACTIONS[action]))


def shoot_names(shoots: Iterable[int]) -> tuple[Arg, ...]:
    return tuple(shoot_name(FACE_OF[shoot]) for shoot in shoots)


def spirit_name(kind: int) -> Message:
    return message(f"name-spirit-{SPIRIT_IDS[kind]}")


def food_name(kind: int) -> Message:
    return message(f"name-food-{FOOD_IDS[kind]}")


def kind_name(kind: int) -> Message:
    return message(f"name-kind-{KINDS[kind]}")


def part_name(part: int) -> Message:
    return message(f"name-part-{PARTS[part]}")


def house_tile_name(tile: int) -> Message:
    face = COMPONENTS.house_tiles[tile]
    return message("name-house-tile", kind=kind_name(face.kind), comfort=face.comfort)


def cell_name(cell: int, columns: int) -> Message:
    """Where in the house a cell lies."""
    row, column = divmod(cell, columns)
    return message("name-cell", row=row + 1, column=column + 1)


def house_offer_name(column: int, row: int, tile: int) -> Message:
    """A house tile with its cell of the market, for there may be several alike."""
    return message("name-house-offer", type=TYPES[column], row=row + 1, tile=house_tile_name(tile))


def harmony_name(tile: int) -> Message:
    face = COMPONENTS.harmony_tiles[tile]
    return message("name-harmony-tile", part=part_name(face.part), condition=condition_name(face), points=face.points)


def condition_name(tile: HarmonyTile) -> Message:
    """The condition in words: a sum, or the arrangement row by row."""
    condition = tile.condition
    if condition.sum_kind >= 0:
        return message("name-condition-sum", kind=kind_name(condition.sum_kind), comfort=condition.least)
    rows = condition.rows
    if len(rows) == 1 and len(rows[0]) == 1:
        arrangement = message("name-condition-one", kind=_mark_name(rows[0]))
    elif len(rows) == 1:
        arrangement = message("name-condition-row", cells=_mark_names(rows[0]))
    elif len(rows[0]) == 1:
        arrangement = message("name-condition-column", cells=_mark_names("".join(rows)))
    else:
        lines = tuple(message("name-condition-line", cells=_mark_names(row)) for row in rows)
        arrangement = message("name-condition-block", lines=lines)
    if condition.least:
        return message("name-condition-comfort", arrangement=arrangement, comfort=condition.least)
    return arrangement


def _mark_names(marks: str) -> tuple[Arg, ...]:
    return tuple(map(_mark_name, marks))


def _mark_name(mark: str) -> Message:
    if mark == ANY:
        return message("name-kind-any")
    if mark == NOTHING:
        return message("name-kind-none")
    return kind_name(LETTERS.index(mark))
