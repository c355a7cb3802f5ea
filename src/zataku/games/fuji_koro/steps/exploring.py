"""Exploring: a tile is drawn, turned and laid; its spots are filled (FK-048 to FK-056)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.hidden import EVERYBODY, Pile
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements, gear
from .. import map as volcano
from ..components import (
    ADVENTURE,
    ERUPTS,
    EXIT,
    EXPLORE_POINTS,
    FAR_SIGHT,
    HEXAGON,
    HEXAGON_PLAYERS,
    LAVA,
    MONK,
    PATHFINDER,
    RESOURCE_TOKENS,
    SAMURAI_PER_CELL,
    SCROLL,
    SQUARE,
    TILES,
)
from ..gear import TOOTH
from ..names import cell_name, cube_name, dragon_name, found_on, place_name, spot_at, tile_contents, tile_spots
from ..state import (
    ADVENTURE_BASE,
    EXPLORING,
    GREAT,
    IN_THE_VOLCANO,
    SCROLL_BASE,
    Laying,
    Volcano,
)
from ..vocabulary import AREA, CELL, LAY, LOOK, MATERIALS, TAKE_CUBE, TURN
from .asking import about_cell, cell_element, place_element
from .backpack import STORE
from .common import erupted_slots, guard_in, score, take_cubes
from .cubes import clear_closed


def areas(state: Volcano) -> list[int]:
    """Unexplored areas that the active samurai may name (FK-048)."""
    cell = state.sheets[state.active].cell
    if state.config.guards and guard_in(state, cell) >= 0:
        return []
    tiles = state.tiles
    return [
        place
        for place in volcano.BORDER_AREAS[cell]
        if tiles[place] < 0 and state.stack(volcano.PLACE_RING[place]).layers
    ]


def can_explore(state: Volcano) -> bool:
    """Is there any such area?"""
    cell = state.sheets[state.active].cell
    if state.config.guards and guard_in(state, cell) >= 0:
        return False
    tiles = state.tiles
    for place in volcano.BORDER_AREAS[cell]:
        if tiles[place] < 0 and state.stack(volcano.PLACE_RING[place]).layers:
            return True
    return False


class Explore(Step[Volcano]):
    """Name the area to be explored (FK-048, FK-049)."""

    rules = ("FK-048", "FK-049")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [AREA[place] for place in areas(state)]

    def describe_explore(self, state: Volcano, place: int) -> Description:
        level = message(f"name-level-{volcano.PLACE_RING[place]}")
        label = message("option-area", place=place_name(volcano.PLACE_NAMES[place]), level=level)
        return Description(label, targets=(place_element(place),))

    def explore(self, state: Volcano, place: int) -> None:
        level = volcano.PLACE_RING[place]
        if state.hero().powers & FAR_SIGHT and len(state.stack(level)) > 1:
            mine = 1 << state.active
            state.laying = Laying(place, Pile(draw_tiles(state, level, 2), (mine, mine)))
            state.push(CHOOSE_TILE, TURN_TILE)
        else:
            state.laying = Laying(place, Pile(draw_tiles(state, level, 1), (EVERYBODY,)))
            state.agenda.append(TURN_TILE)


EXPLORE_AREA: Final = Explore.of()


def draw_tiles(state: Volcano, level: int, number: int) -> list[int]:
    """The top tiles of a stack."""
    tiles, rest = state.draw_top(state.stack(level), number)
    state.set_stack(level, rest)
    return tiles


def put_under(state: Volcano, level: int, tile: int, seat: int) -> None:
    """A tile goes under its stack; the seat knows it. A group of the stack stays for itself (FK-170)."""
    state.set_stack(level, state.stack(level).over(Pile((tile,), (1 << seat,))))


class ChooseTile(Step[Volcano]):
    """Far Sight: lay one of two tiles, the other goes under the stack."""

    rules = ("FK-066",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return LAY[0], LAY[1]

    def lay(self, state: Volcano, number: int) -> None:
        laying = state.this_tile()
        laid, other = laying.drawn.cards[number], laying.drawn.cards[1 - number]
        laying.drawn = Pile((laid,), (EVERYBODY,))
        put_under(state, volcano.PLACE_RING[laying.place], other, state.seat)

    def describe_lay(self, state: Volcano, number: int) -> Description:
        tile = state.this_tile().drawn.cards[number]
        contents = tile_contents(state, tile)
        return Description(message("option-lay", contents=contents), targets=(elements.tile(TILES[tile].id),))


CHOOSE_TILE: Final = ChooseTile.of()


_ROTATIONS: Final = tuple(TURN.values())


class TurnTile(Step[Volcano]):
    """Turn the tile as you like and lay it (FK-049, FK-244)."""

    rules = ("FK-049", "FK-050", "FK-244")

    def run(self, state: Volcano) -> Sequence[Option]:
        return _ROTATIONS

    def turn(self, state: Volcano, rotation: int) -> None:
        laying = state.this_tile()
        state.laying = None
        lay_tile(state, laying.place, laying.drawn.cards[0], rotation)

    def prompt(self, state: Volcano) -> Message:
        laying = state.this_tile()
        contents = tile_contents(state, laying.drawn.cards[0])
        return message("prompt-turn-tile", contents=contents, place=place_name(volcano.PLACE_NAMES[laying.place]))

    def describe_turn(self, state: Volcano, rotation: int) -> Description:
        spots = tile_spots(state, state.this_tile().drawn.cards[0], rotation)
        label = message("option-turn", amount=60 * rotation, spots=spots)
        return Description(label, targets=(elements.rotation(rotation),))


TURN_TILE: Final = TurnTile.of()


#: For each tile as it is laid what its spots bring: slot, kind and number, in the order in which they are printed.
_SPOTS: Final = tuple(
    tuple(
        (volcano.shown_slot(printed, rotation), kind, number)
        for printed, (kind, number) in enumerate(TILES[tile].spots)
        if kind and kind not in (LAVA, ERUPTS)
    )
    for tile in range(len(TILES))
    for rotation in range(6)
)
#: The slots with printed lava.
_LAVA: Final = tuple(
    sum(
        1 << volcano.shown_slot(printed, rotation)
        for printed, (kind, _) in enumerate(TILES[tile].spots)
        if kind == LAVA
    )
    for tile in range(len(TILES))
    for rotation in range(6)
)


def lay_tile(state: Volcano, place: int, tile: int, rotation: int) -> None:
    """The tile lies: points, spots, dragon, tokens next to it, lava already called (FK-050 to FK-056, FK-149)."""
    seat = state.active
    level = TILES[tile].level
    dragon = TILES[tile].dragon
    laid = tile * 6 + rotation
    state.tiles = replaced(state.tiles, place, laid)
    state.laid |= volcano.PLACE_MASK[place]
    if state.log is not None:
        state.tell(
            "event-explore",
            seat=SeatName(seat),
            level=message(f"name-level-{level}"),
            place=place_name(volcano.PLACE_NAMES[place]),
            at=(place_element(place),),
        )
    score(state, seat, EXPLORE_POINTS[level - 1], EXPLORING)
    first = volcano.PLACE_FIRST_CELL[place]
    lava = _LAVA[laid]
    if state.called:
        lava |= erupted_slots(laid, state.called)
    if lava:
        state.lava |= lava << first
    for slot, kind, number in _SPOTS[laid]:
        fill_spot(state, first + slot, kind, number, level)
    if state.log is not None:
        tell_found(state, place)
    if dragon >= 0:
        appear(state, place, dragon)
    refresh(state, place)


def tell_found(state: Volcano, place: int) -> None:
    """What lies on a tile that has just been laid, cell by cell."""
    found = tuple(
        spot_at(each, (volcano.CELL_SLOT[cell],))
        for cell in volcano.PLACE_CELLS[place]
        for each in found_on(state, cell)
    )
    if found:
        state.tell(
            "event-found", place=place_name(volcano.PLACE_NAMES[place]), things=found, at=(place_element(place),)
        )


def fill_spot(state: Volcano, cell: int, kind: int, number: int, level: int) -> None:
    """What a printed spot brings onto its cell (FK-051 to FK-054); lava lies there already."""
    if kind == EXIT:
        state.exit_cell = cell
    elif kind == SQUARE:
        lay_token(state, cell, level - 1)
    elif kind == HEXAGON:
        if state.config.players >= HEXAGON_PLAYERS:
            lay_token(state, cell, level + 2)
    elif kind == MONK:
        lay_monk(state, cell)
    elif kind == ADVENTURE:
        if len(state.adventure_bag):
            token, state.adventure_bag = state.draw(state.adventure_bag)
            state.set_thing(cell, ADVENTURE_BASE + token)
    elif kind == SCROLL and state.scroll_left[number]:
        state.scroll_left = replaced(state.scroll_left, number, state.scroll_left[number] - 1)
        state.set_thing(cell, SCROLL_BASE + number)


def lay_token(state: Volcano, cell: int, bag: int) -> None:
    """A random resource token of the shape and level (FK-051, FK-052)."""
    tokens = state.token_bags[bag]
    if not tokens.cards:
        return
    token, rest = state.draw(tokens)
    state.token_bags = replaced(state.token_bags, bag, rest)
    if RESOURCE_TOKENS[token].monk:
        state.gone_tokens = (*state.gone_tokens, token)
        lay_monk(state, cell)
    else:
        state.set_thing(cell, token + 1)


def lay_monk(state: Volcano, cell: int) -> None:
    if state.monks_left:
        state.monks_left -= 1
        state.monks |= volcano.CELL_BIT[cell]


def appear(state: Volcano, place: int, kind: int) -> None:
    """A dragon of the type comes onto the tile (FK-055, FK-175, FK-218, FK-232)."""
    bag = state.dragon_bags[kind]
    if not len(bag):
        return
    dragon, rest = state.draw(bag)
    state.dragon_bags = replaced(state.dragon_bags, kind, rest)
    state.set_dragon(place, dragon + 1)
    if state.log is not None:
        state.tell(
            "event-dragon-appears",
            dragon=dragon_name(dragon),
            place=place_name(volcano.PLACE_NAMES[place]),
            at=(place_element(place),),
        )
    config = state.config
    if config.sleeping:
        state.dragon_sleep = replaced(state.dragon_sleep, dragon, 2)
    if config.dragon_lays:
        if state.supply[2]:
            state.supply = gear.changed(state.supply, TOOTH, -1)
            state.remains |= 1 << place
        if state.states_left:
            state.states_left -= 1
            state.state_remains |= 1 << place
    if config.exit_needs_peace:
        come_back(state)


def come_back(state: Volcano) -> None:
    """Scenario 5: escaped samurai return when a dragon appears (FK-232, FK-275)."""
    called = [seat for seat in state.seats_from(state.active) if state.sheets[seat].palace != IN_THE_VOLCANO]
    for seat in called:
        sheet = state.sheets[seat]
        sheet.cell = volcano.CENTRE_CELL if sheet.palace == GREAT else state.exit_cell
        sheet.palace = IN_THE_VOLCANO
        sheet.escape_order = 0
        sheet.standing = True
        if state.log is not None:
            state.tell("event-come-back", seat=SeatName(seat), at=(cell_element(sheet.cell), elements.samurai(seat)))
    for seat in reversed(called):
        # Back in play a slot whose monk was delivered is closed (FK-068, FK-160).
        clear_closed(state, seat)
        state.ask(seat, STEP_ASIDE)


class StepAside(Step[Volcano]):
    """More samurai come back than the cell of the exit holds: one goes to the nearest cell with room (FK-023)."""

    rules = ("FK-023", "FK-275")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        cell = state.me().cell
        if volcano.IS_ROOMY[cell] or state.samurai_on(cell) <= SAMURAI_PER_CELL:
            return None
        return [CELL[other] for other in volcano.cells_of(volcano.nearest(cell, state.laid, state.refuge_mask()))]

    def go_to(self, state: Volcano, cell: int) -> None:
        state.me().cell = cell
        if state.log is not None:
            name = cell_name(volcano.CELL_NAMES[cell])
            state.tell("event-step", seat=SeatName(state.seat), cell=name, at=(cell_element(cell),))

    def describe_go_to(self, state: Volcano, cell: int) -> Description:
        return about_cell("option-cell", cell)


STEP_ASIDE: Final = StepAside.of()


def refresh(state: Volcano, place: int) -> None:
    """Face-down tokens on neighbouring tiles turn face up (FK-056)."""
    if state.face_down:
        turn_up(state, volcano.TILES_AROUND_MASK[place])


def turn_up(state: Volcano, cells: int) -> None:
    """Resource tokens on these cells turn face up."""
    turned = state.face_down & cells
    state.face_down ^= turned
    if turned and state.log is not None:
        at = tuple(cell_element(cell) for cell in volcano.cells_of(turned))
        state.tell("event-turned-up", amount=len(at), at=at)


class AfterExplore(Step[Volcano]):
    """Pathfinder: a wood or metal after each Explore."""

    def run(self, state: Volcano) -> None:
        if state.hero().powers & PATHFINDER and state.hero().holds_cubes():
            state.push(TAKE_ONE, STORE)


AFTER_EXPLORE: Final = AfterExplore.of()


class TakeOneCube(Step[Volcano]):
    """A scroll gives a wood or a metal."""

    rules = ("FK-066",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return [TAKE_CUBE[material] for material in (0, 1) if state.supply[material]]

    def take_cube(self, state: Volcano, material: int) -> None:
        take_cubes(state, state.seat, (int(material == 0), int(material == 1), 0))

    def describe_take_cube(self, state: Volcano, material: int) -> Description:
        label = message("option-cube", item=cube_name(material))
        return Description(label, targets=(elements.supply(MATERIALS[material]),))


TAKE_ONE: Final = TakeOneCube.of()


class LookAtStack(Step[Volcano]):
    """The weapon card's look: the top tile of any stack, secretly (FK-102)."""

    rules = ("FK-102", "FK-253")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [LOOK[level] for level in (1, 2, 3) if state.stack(level).layers]

    def describe_look(self, state: Volcano, level: int) -> Description:
        label = message("option-look", level=message(f"name-level-{level}"))
        return Description(label, targets=(elements.stack(level),))

    def look(self, state: Volcano, level: int) -> None:
        tile = state.top_of(level).cards[0]
        state.set_stack(level, state.stack(level).shown(1 << state.seat))
        state.peek()
        if state.log is not None:
            state.tell("event-look", seat=SeatName(state.seat), level=message(f"name-level-{level}"))
            state.tell(
                "event-looked",
                seat=SeatName(state.seat),
                contents=tile_contents(state, tile),
                to=(state.seat,),
            )


LOOK_AT_STACK: Final = LookAtStack.of()


def explore_refusal(state: Volcano, option: Option) -> Refusal | None:
    """Why Explore is not offered."""
    if areas(state):
        return None
    where = cell_name(volcano.CELL_NAMES[state.hero().cell])
    return Refusal(option, message("refusal-nothing-to-explore", cell=where), "FK-048")
