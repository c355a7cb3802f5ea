"""Exploring: a tile is drawn, turned and laid; its spots are filled (FK-048 to FK-056)."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
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
from zataku.games.fuji_koro.labels import Asking, cell_name, tile_contents, tile_spots
from zataku.games.fuji_koro.rules import ask_seat, changed, dragon_name, guard_in, score, take_cubes
from zataku.games.fuji_koro.state import (
    ADVENTURE_BASE,
    EXPLORING,
    GREAT,
    IN_THE_VOLCANO,
    SCROLL_BASE,
    STACK_PARTS,
    Volcano,
)
from zataku.games.fuji_koro.steps.backpack import MakeRoom
from zataku.games.fuji_koro.steps.cubes import clear_closed
from zataku.games.fuji_koro.vocabulary import AREA, CELL, LAY, LOOK, TAKE_CUBE, TURN
from zataku.kernel.hidden import EVERYBODY, Pile
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step


def areas(state: Volcano) -> list[int]:
    """Unexplored areas that the active samurai may name (FK-048)."""
    cell = state.hero().cell
    if guard_in(state, cell) >= 0:
        return []
    return [
        place
        for place in volcano.BORDER_AREAS[cell]
        if state.tiles[place] < 0 and state.stack_size(volcano.PLACE_RING[place])
    ]


class Explore(Asking):
    """Name the area to be explored (FK-048, FK-049)."""

    rules = ("FK-048", "FK-049")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [AREA[place] for place in areas(state)]

    def describe(self, state: Volcano, option: Option) -> Description:
        place = option.id - AREA[0].id
        name = volcano.PLACE_NAMES[place]
        level = message(f"name-level-{volcano.PLACE_RING[place]}")
        return Description(message("option-area", place=name, level=level), targets=(f"place-{name}",))

    def take(self, state: Volcano, option: Option) -> None:
        place = option.id - AREA[0].id
        level = volcano.PLACE_RING[place]
        state.explored_place = place
        if state.hero().powers & FAR_SIGHT and state.stack_size(level) > 1:
            mine = 1 << state.active
            state.drawn = Pile((draw_tile(state, level), draw_tile(state, level)), (mine, mine))
            state.push(CHOOSE_TILE, TURN_TILE)
        else:
            state.drawn = Pile((draw_tile(state, level),), (EVERYBODY,))
            state.push(TURN_TILE)


EXPLORE_AREA = Explore.of()


def top_pile(state: Volcano, level: int) -> str:
    """The name of the part of the stack from which the next tile comes."""
    *upper, lowest = STACK_PARTS[level]
    for name in upper:
        pile: Pile = getattr(state, name)
        if pile.cards:
            return name
    return lowest


def draw_tile(state: Volcano, level: int) -> int:
    """The top tile of a stack."""
    state.peek()
    name = top_pile(state, level)
    pile: Pile = getattr(state, name)
    setattr(state, name, pile.without(0))
    return pile.cards[0]


def put_under(state: Volcano, level: int, tile: int, seat: int) -> None:
    """A tile goes under its stack; the seat knows it."""
    name = STACK_PARTS[level][-1]
    pile: Pile = getattr(state, name)
    setattr(state, name, pile.plus(tile, 1 << seat))


class ChooseTile(Asking):
    """Far Sight: lay one of two tiles, the other goes under the stack."""

    rules = ("FK-066",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return LAY

    def take(self, state: Volcano, option: Option) -> None:
        number = option.id - LAY[0].id
        laid, other = state.drawn.cards[number], state.drawn.cards[1 - number]
        state.drawn = Pile((laid,), (EVERYBODY,))
        put_under(state, volcano.PLACE_RING[state.explored_place], other, state.seat)

    def describe(self, state: Volcano, option: Option) -> Description:
        tile = state.drawn.cards[option.id - LAY[0].id]
        contents = tile_contents(state, tile)
        return Description(message("option-lay", contents=contents), targets=(f"tile-{TILES[tile].id}",))


CHOOSE_TILE = ChooseTile.of()


class TurnTile(Asking):
    """Turn the tile as you like and lay it (FK-049, FK-244)."""

    rules = ("FK-049", "FK-050", "FK-244")

    def run(self, state: Volcano) -> Sequence[Option]:
        return TURN

    def take(self, state: Volcano, option: Option) -> None:
        lay_tile(state, state.explored_place, state.drawn.cards[0], option.id - TURN[0].id)

    def prompt(self, state: Volcano) -> Message:
        contents = tile_contents(state, state.drawn.cards[0])
        return message("prompt-turn-tile", contents=contents, place=volcano.PLACE_NAMES[state.explored_place])

    def describe(self, state: Volcano, option: Option) -> Description:
        place = volcano.PLACE_NAMES[state.explored_place]
        rotation = option.id - TURN[0].id
        spots = tile_spots(state, state.drawn.cards[0], rotation)
        return Description(message("option-turn", amount=60 * rotation, spots=spots), targets=(f"place-{place}",))


TURN_TILE = TurnTile.of()


def lay_tile(state: Volcano, place: int, tile: int, rotation: int) -> None:
    """The tile lies: points, spots, dragon, tokens next to it, lava already called (FK-050 to FK-056, FK-149)."""
    seat = state.active
    level = TILES[tile].level
    state.drawn = Pile()
    state.tiles = changed(state.tiles, place, tile * 6 + rotation)
    state.laid |= volcano.PLACE_MASK[place]
    if state.log is not None:
        state.tell(
            "event-explore",
            seat=SeatName(seat),
            level=message(f"name-level-{level}"),
            spots=tile_spots(state, tile, rotation),
            place=volcano.PLACE_NAMES[place],
            at=(f"place-{volcano.PLACE_NAMES[place]}",),
        )
    score(state, seat, EXPLORE_POINTS[level - 1], EXPLORING)
    first = volcano.PLACE_FIRST_CELL[place]
    for printed, (kind, number) in enumerate(TILES[tile].spots):
        if kind:
            fill_spot(state, first + volcano.shown_slot(printed, rotation), kind, number, level)
    if TILES[tile].dragon >= 0:
        appear(state, place, TILES[tile].dragon)
    refresh(state, place)


def fill_spot(state: Volcano, cell: int, kind: int, number: int, level: int) -> None:
    """What a printed spot brings onto its cell (FK-051 to FK-054)."""
    if kind == LAVA or (kind == ERUPTS and state.called >> number & 1):
        state.lava |= 1 << cell
    elif kind == EXIT:
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
        state.scroll_left = changed(state.scroll_left, number, state.scroll_left[number] - 1)
        state.set_thing(cell, SCROLL_BASE + number)


def lay_token(state: Volcano, cell: int, bag: int) -> None:
    """A random resource token of the shape and level (FK-051, FK-052)."""
    if not len(state.token_bags[bag]):
        return
    token, rest = state.draw(state.token_bags[bag])
    state.token_bags = (*state.token_bags[:bag], rest, *state.token_bags[bag + 1 :])
    if RESOURCE_TOKENS[token].monk:
        state.gone_tokens = (*state.gone_tokens, token)
        lay_monk(state, cell)
    else:
        state.set_thing(cell, token + 1)


def lay_monk(state: Volcano, cell: int) -> None:
    if state.monks_left:
        state.monks_left -= 1
        state.monks |= 1 << cell


def appear(state: Volcano, place: int, kind: int) -> None:
    """A dragon of the type comes onto the tile (FK-055, FK-175, FK-218, FK-232)."""
    bag = state.dragon_bags[kind]
    if not len(bag):
        return
    dragon, rest = state.draw(bag)
    state.dragon_bags = (*state.dragon_bags[:kind], rest, *state.dragon_bags[kind + 1 :])
    state.set_dragon(place, dragon + 1)
    if state.log is not None:
        state.tell(
            "event-dragon-appears",
            dragon=dragon_name(dragon),
            place=volcano.PLACE_NAMES[place],
            at=(f"place-{volcano.PLACE_NAMES[place]}",),
        )
    config = state.config
    if config.sleeping:
        state.dragon_sleep = changed(state.dragon_sleep, dragon, 2)
    if config.dragon_lays:
        if state.supply[2]:
            state.supply[2] -= 1
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
            state.tell("event-come-back", seat=SeatName(seat))
    for seat in reversed(called):
        # Back in play a slot whose monk was delivered is closed (FK-068, FK-160).
        clear_closed(state, seat)
        ask_seat(state, seat, STEP_ASIDE)


class StepAside(Asking):
    """More samurai come back than the cell of the exit holds: one goes to the nearest cell with room (FK-023)."""

    rules = ("FK-023", "FK-275")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        cell = state.me().cell
        if volcano.ROOMY_MASK >> cell & 1 or state.samurai_on(cell) <= SAMURAI_PER_CELL:
            return None
        return [CELL[other] for other in volcano.cells_of(volcano.nearest(cell, state.laid, state.refuge_mask()))]

    def take(self, state: Volcano, option: Option) -> None:
        state.me().cell = option.id - CELL[0].id
        if state.log is not None:
            name = volcano.CELL_NAMES[state.me().cell]
            state.tell("event-step", seat=SeatName(state.seat), cell=cell_name(name), at=(f"cell-{name}",))


STEP_ASIDE = StepAside.of()


def refresh(state: Volcano, place: int) -> None:
    """Face-down tokens on neighbouring tiles turn face up (FK-056)."""
    if state.face_down:
        mask = 0
        for other in volcano.PLACE_NEIGHBOURS[place]:
            mask |= volcano.PLACE_MASK[other]
        state.face_down &= ~mask


class AfterExplore(Step[Volcano]):
    """Pathfinder: a wood or metal after each Explore."""

    def run(self, state: Volcano) -> None:
        if state.hero().powers & PATHFINDER and state.hero().holds_cubes():
            state.push(TAKE_ONE, MakeRoom.of(()))


AFTER_EXPLORE = AfterExplore.of()


class TakeOneCube(Asking):
    """A scroll gives a wood or a metal."""

    rules = ("FK-066",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return [TAKE_CUBE[material] for material in (0, 1) if state.supply[material]]

    def take(self, state: Volcano, option: Option) -> None:
        material = option.id - TAKE_CUBE[0].id
        take_cubes(state, state.seat, (int(material == 0), int(material == 1), 0))


TAKE_ONE = TakeOneCube.of()


class LookAtStack(Asking):
    """The weapon card's look: the top tile of any stack, secretly (FK-102)."""

    rules = ("FK-102", "FK-253")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [LOOK[level - 1] for level in (1, 2, 3) if state.stack_size(level)]

    def take(self, state: Volcano, option: Option) -> None:
        level = option.id - LOOK[0].id + 1
        name = top_pile(state, level)
        pile: Pile = getattr(state, name)
        setattr(state, name, pile.shown(0, 1 << state.seat))
        state.peek()
        if state.log is not None:
            state.tell("event-look", seat=SeatName(state.seat), level=message(f"name-level-{level}"))
            state.tell(
                "event-looked",
                seat=SeatName(state.seat),
                contents=tile_contents(state, pile.cards[0]),
                to=(state.seat,),
            )


LOOK_AT_STACK = LookAtStack.of()


def explore_refusal(state: Volcano, option: Option) -> Refusal | None:
    """Why Explore is not offered."""
    if areas(state):
        return None
    return Refusal(option, message("refusal-nothing-to-explore"), "FK-048")
