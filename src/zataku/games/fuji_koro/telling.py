"""What lies where, in words: the cells and dragons that options name, for whoever has no picture before them."""

from __future__ import annotations

from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import ERUPTS, EXIT, LAVA, RESOURCE_TOKENS, SCROLL
from zataku.games.fuji_koro.labels import Asking, adventure_name, cube_names, place_name, spot_name
from zataku.games.fuji_koro.rules import dragon_name, seat_name, spot_on
from zataku.games.fuji_koro.state import ADVENTURE_BASE, SCROLL_BASE, Volcano
from zataku.kernel.messages import Arg, Description, message
from zataku.kernel.options import Option


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


def eruption_of(state: Volcano, cell: int) -> int:
    """The number by which a dry cell will erupt, 0 for none."""
    kind, number = spot_on(state, cell)
    return number if kind == ERUPTS and not state.lava >> cell & 1 else 0


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
        found.append(message("word-monk", amount=1))
    token = lying_on(state, cell)
    if token is not None:
        found.append(token)
    if cell == state.exit_cell:
        found.append(spot_name(EXIT))
    number = eruption_of(state, cell)
    if number:
        found.append(spot_name(ERUPTS, number))
    return tuple(found)


def dragon_on(state: Volcano, place: int) -> Description:
    """An option that means the dragon of this place."""
    name = volcano.PLACE_NAMES[place]
    label = message("option-dragon", dragon=dragon_name(state.dragons[place] - 1), place=place_name(name))
    return Description(label, targets=(f"place-{name}",))


def with_things(plain: Description, things: Arg) -> Description:
    """An option whose label also says what there is, if anything."""
    if not things:
        return plain
    return Description(message("option-with", option=plain.label, things=things), targets=plain.targets)


class AskingCell(Asking):
    """A step that asks for a cell: the label says what is there."""

    def describe(self, state: Volcano, option: Option) -> Description:
        plain = super().describe(state, option)
        name = option.code.rpartition(":")[2]
        if name not in volcano.CELL_BY_NAME:
            return plain
        return with_things(plain, found_on(state, volcano.CELL_BY_NAME[name]))
