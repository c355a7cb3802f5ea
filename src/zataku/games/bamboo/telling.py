"""Names of things for messages, and ids of the elements of the board. Only the slow path comes here."""

from zataku.games.bamboo.components import ACTIONS, COMPONENTS, KINDS, PARTS, TYPES, HarmonyTile
from zataku.games.bamboo.harmony import ANY, LETTERS, NOTHING
from zataku.games.bamboo.state import Bamboo
from zataku.kernel.effects import Word
from zataku.kernel.messages import Arg, Message, SeatName, message

_COLUMNS = COMPONENTS.grid.columns


def me(state: Bamboo) -> SeatName:
    return SeatName(state.seat)


def coins(amount: int) -> Word:
    return Word("coin", amount)


def happiness(amount: int) -> Word:
    return Word("happiness", amount)


# Names


def temple_name(temple: int) -> Message:
    return message(f"name-temple-{COMPONENTS.temples[temple]}")


def action_name(action: int) -> Message:
    return message(f"name-action-{ACTIONS[action]}")


def shoot_name(face: int) -> Message:
    colour, action = divmod(face, len(ACTIONS))
    return message(
        "name-shoot", colour=message(f"name-colour-{COMPONENTS.temples[colour]}"), action=action_name(action)
    )


def shoot_names(shoots: tuple[int, ...]) -> tuple[Arg, ...]:
    return tuple(shoot_name(COMPONENTS.shoots[shoot].face) for shoot in shoots)


def spirit_name(kind: int) -> Message:
    return message(f"name-spirit-{COMPONENTS.spirits[kind].id}")


def food_name(kind: int) -> Message:
    return message(f"name-food-{COMPONENTS.food[kind].id}")


def kind_name(kind: int) -> Message:
    return message(f"name-kind-{KINDS[kind]}")


def part_name(part: int) -> Message:
    return message(f"name-part-{PARTS[part]}")


def house_tile_name(tile: int) -> Message:
    face = COMPONENTS.house_tiles[tile]
    return message("name-house-tile", kind=kind_name(face.kind), comfort=face.comfort)


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


# Elements of the board


def shoot_id(shoot: int) -> str:
    return f"shoot-{COMPONENTS.shoots[shoot].id.lower()}"


def slot_id(slot: int) -> str:
    return f"slot-{slot + 1}"


def temple_id(temple: int) -> str:
    return f"temple-{COMPONENTS.temples[temple]}"


def area_id(seat: int, area: int) -> str:
    return f"seat-{seat}-area-{COMPONENTS.temples[area]}"


def cell_id(seat: int, cell: int) -> str:
    return f"seat-{seat}-cell-{cell_label(cell)}"


def cell_label(cell: int) -> str:
    return f"{cell // _COLUMNS + 1}-{cell % _COLUMNS + 1}"


def house_tile_id(tile: int) -> str:
    return f"tile-{COMPONENTS.house_tiles[tile].id.lower()}"


def harmony_id(tile: int) -> str:
    return f"harmony-{COMPONENTS.harmony_tiles[tile].id.lower()}"


def house_row_id(column: int, row: int) -> str:
    return f"market-{TYPES[column].lower()}-{row + 1}"


def harmony_row_id(part: int, row: int) -> str:
    return f"market-{PARTS[part]}-{row + 1}"


def spirit_id(seat: int, kind: int) -> str:
    return f"seat-{seat}-spirit-{COMPONENTS.spirits[kind].id}"


def food_ids(state: Bamboo, kind: int) -> tuple[str, ...]:
    return tuple(f"food-{place + 1}" for place, other in enumerate(state.food) if other == kind)


def held_food_id(seat: int, kind: int) -> str:
    return f"seat-{seat}-food-{COMPONENTS.food[kind].id}"


def happiness_id(seat: int) -> str:
    return f"seat-{seat}-happiness"


def coins_id(seat: int) -> str:
    return f"seat-{seat}-coins"
