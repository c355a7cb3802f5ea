"""Gathering from the samurai's own cell (FK-057 to FK-076, FK-250)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.hidden import Bag
from zataku.kernel.messages import Arg, Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced, without

from .. import elements, gear
from .. import map as volcano
from ..components import (
    BLUEPRINTS_PER_GATHER,
    CARD_TYPE,
    CARDS,
    FORAGER,
    OPEN_SCROLLS,
    RESOURCE_TOKENS,
    STOCK,
)
from ..gear import KINDS, TOOTH, Cubes
from ..names import MONK_NAME, adventure_name, card_face, card_name, cell_name, cube_names, lying_on
from ..state import ADVENTURE_BASE, SCROLL_BASE, Sheet, Volcano
from ..vocabulary import (
    ADVENTURE_TOKEN,
    BLUEPRINT,
    BLUEPRINTS,
    DRAW,
    ENOUGH,
    GATHERED,
    KIND_BLUEPRINT,
    MONK_FIGURE,
    REMAINS,
    SCROLL_TOKEN,
    STOCK_CUBES,
    TAKE,
    TAKE_SCROLL,
    TOKEN,
    UNSEEN,
)
from .asking import Asking, cell_element, with_things
from .backpack import can_take_scroll, gain_scroll, make_room
from .common import guard_in, take_cubes
from .cubes import PLACE_MONK, can_house_monk
from .exploring import TAKE_ONE


def stock_here(state: Volcano, cell: int) -> bool:
    """Has this cell a lasting stock that may be gathered (FK-060)?"""
    turn = state.turn
    assert turn is not None
    if turn.stock_used:
        return False
    if cell == volcano.CENTRE_CELL:
        return not state.rope
    return volcano.TEMPLE_NUMBER[cell] >= 0


def wanted_blueprints(state: Volcano, sheet: Sheet, temple: int) -> list[int]:
    """Blueprints of a temple that the samurai may hold (FK-069, FK-070, FK-185)."""
    cards = state.temples[temple]
    if state.config.coop:
        return list(cards)
    return [card for card in cards if not sheet.holds_type(CARD_TYPE[card])]


def blueprints_here(state: Volcano, sheet: Sheet, temple: int) -> bool:
    """Has the temple a blueprint for this samurai and the backpack a place for it (FK-069, FK-213)?"""
    if not sheet.holds_item():
        return False
    if state.config.hidden_blueprints:
        return len(state.temple_bags[temple]) > 0 and not all(sheet.holds_type(kind) for kind in KINDS)
    return bool(wanted_blueprints(state, sheet, temple))


def remains_here(state: Volcano, sheet: Sheet, cell: int) -> bool:
    """Scenario 1: the tooth and state token of a slain dragon (FK-218); a tooth alone needs room (FK-250)."""
    place = volcano.CELL_PLACE[cell]
    if not (state.remains | state.state_remains) >> place & 1 or state.dragons[place]:
        return False
    if not state.state_remains >> place & 1 and not sheet.holds_cubes():
        return False
    middle = volcano.PLACE_FIRST_CELL[place]
    return cell == middle or bool(state.lava >> middle & 1)


def can_gather(state: Volcano, sheet: Sheet) -> bool:
    """Is there anything?"""
    cell = sheet.cell
    if (
        state.things[cell]
        or volcano.IS_ROOMY[cell]
        or state.monks & volcano.CELL_BIT[cell]
        or state.remains
        or state.state_remains
    ):
        return kinds_here(state, sheet) != 0
    # A bare cell, as most are.
    return False


def kinds_here(state: Volcano, sheet: Sheet) -> int:
    """What a samurai can gather from its cell, as a set: bits as the kinds have numbers."""
    cell = sheet.cell
    found = 0
    thing = state.things[cell]
    if thing:
        if thing < SCROLL_BASE:
            if not state.face_down & volcano.CELL_BIT[cell] and sheet.holds_cubes() and _in_supply(state, thing):
                found = 1 << TOKEN
        elif thing < ADVENTURE_BASE:
            if thing - SCROLL_BASE == sheet.colour() and can_take_scroll(sheet):
                found = 1 << SCROLL_TOKEN
        else:
            found = 1 << ADVENTURE_TOKEN
    if state.monks & volcano.CELL_BIT[cell] and not state.config.monk_health and can_house_monk(sheet):
        found |= 1 << MONK_FIGURE
    if volcano.IS_ROOMY[cell] and (not state.config.guards or guard_in(state, cell) < 0):
        # The centre and the temples; nothing else lies there.
        if stock_here(state, cell) and (state.supply[0] or state.supply[1]) and sheet.holds_cubes():
            found |= 1 << STOCK_CUBES
        temple = volcano.TEMPLE_NUMBER[cell]
        if temple >= 0 and blueprints_here(state, sheet, temple):
            found |= 1 << BLUEPRINTS
    if (state.remains or state.state_remains) and remains_here(state, sheet, cell):
        found |= 1 << REMAINS
    return found


#: The options for every such set.
_THINGS: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(
        TAKE[kind]
        for kind in (TOKEN, SCROLL_TOKEN, ADVENTURE_TOKEN, MONK_FIGURE, STOCK_CUBES, BLUEPRINTS, REMAINS)
        if kinds >> kind & 1
    )
    for kinds in range(1 << len(GATHERED))
)


def things(state: Volcano) -> tuple[Option, ...]:
    """What the active samurai can gather from its cell."""
    return _THINGS[kinds_here(state, state.sheets[state.active])]


def _in_supply(state: Volcano, thing: int) -> bool:
    gives = RESOURCE_TOKENS[thing - 1].gives
    supply = state.supply
    return bool((gives[0] and supply[0]) or (gives[1] and supply[1]) or (gives[2] and supply[2]))


class Gather(Step[Volcano]):
    """Take one thing from the own cell (FK-057)."""

    rules = ("FK-057", "FK-058", "FK-060", "FK-061", "FK-067", "FK-069")

    def run(self, state: Volcano) -> Sequence[Option]:
        return things(state)

    def gather(self, state: Volcano, kind: int) -> None:
        sheet = state.hero()
        cell = sheet.cell
        before = sheet.pack
        if state.log is not None and kind in (TOKEN, SCROLL_TOKEN, MONK_FIGURE):
            self._tell(state, kind)
        if kind == TOKEN:
            take_cubes(state, state.seat, RESOURCE_TOKENS[state.things[cell] - 1].gives)
            if state.config.tokens_turn:
                state.face_down |= 1 << cell
            forage(state, sheet, before)
        elif kind == STOCK_CUBES:
            state.this_turn().stock_used = True
            take_cubes(state, state.seat, STOCK)
            forage(state, sheet, before)
        elif kind == SCROLL_TOKEN:
            state.set_thing(cell, 0)
            state.push(CHOOSE_SCROLL)
        elif kind == MONK_FIGURE:
            state.monks &= ~(1 << cell)
            state.push(PLACE_MONK)
        elif kind == BLUEPRINTS:
            state.push(DRAW_BLUEPRINTS if state.config.hidden_blueprints else ChooseBlueprint.of(BLUEPRINTS_PER_GATHER))
        elif kind == ADVENTURE_TOKEN:
            token = state.things[cell] - ADVENTURE_BASE
            state.set_thing(cell, 0)
            sheet.adventures = (*sheet.adventures, token)
            if state.log is not None:
                found = adventure_name(token)
                state.tell("event-adventure-found", seat=SeatName(state.seat), item=found, at=(cell_element(cell),))
        else:
            gather_remains(state, sheet, volcano.CELL_PLACE[cell])

    def _tell(self, state: Volcano, kind: int) -> None:
        """A thing that leaves its cell, or is turned down there."""
        cell = state.hero().cell
        name = MONK_NAME if kind == MONK_FIGURE else lying_on(state, cell)
        assert name is not None
        where = cell_name(volcano.CELL_NAMES[cell])
        event = "event-gather-token" if kind == TOKEN and state.config.tokens_turn else "event-gather"
        kept = kind == TOKEN and not state.config.tokens_turn
        at = () if kept else (cell_element(cell),)
        state.tell(event, seat=SeatName(state.active), item=name, cell=where, at=at)

    def describe_gather(self, state: Volcano, kind: int) -> Description:
        """What there is to take, by name."""
        cell = state.hero().cell
        token = state.things[cell]
        if kind == MONK_FIGURE:
            label = message("option-take", item=MONK_NAME)
            return Description(label, targets=(elements.monk(volcano.CELL_NAMES[cell]),))
        found: Arg = ()
        if kind == STOCK_CUBES:
            found = cube_names(STOCK)
        elif kind == TOKEN:
            found = cube_names(RESOURCE_TOKENS[token - 1].gives)
        elif kind == ADVENTURE_TOKEN:
            found = adventure_name(token - ADVENTURE_BASE)
        elif kind == BLUEPRINTS and not state.config.hidden_blueprints:
            wanted = wanted_blueprints(state, state.hero(), volcano.TEMPLE_NUMBER[cell])
            found = tuple(card_name(card) for card in wanted)
        plain = Description(message(f"option-take-{GATHERED[kind]}"), targets=(self._where(cell, kind),))
        return with_things(plain, found)

    def _where(self, cell: int, kind: int) -> str:
        if kind == STOCK_CUBES:
            return cell_element(cell)
        if kind == BLUEPRINTS:
            return elements.temple(volcano.TEMPLE_NUMBER[cell])
        if kind == REMAINS:
            return elements.remains(volcano.PLACE_NAMES[volcano.CELL_PLACE[cell]])
        return elements.token(volcano.CELL_NAMES[cell])


GATHER_HERE: Final = Gather.of()


def forage(state: Volcano, sheet: Sheet, before: Cubes) -> None:
    """Forager: one more wood or metal; then room is made for everything at once (FK-059)."""
    if sheet.powers & FORAGER:
        state.push(TAKE_ONE, KeepSome.of(before))
    else:
        keep_some(state, before)


class KeepSome(Step[Volcano]):
    """Room for what has been gathered since the backpack held `before`; some of it is kept (FK-059)."""

    __slots__ = ("before",)

    def __init__(self, before: Cubes) -> None:
        self.before = before

    def run(self, state: Volcano) -> None:
        keep_some(state, self.before)


def keep_some(state: Volcano, before: Cubes) -> None:
    """Room for what the deciding seat has more than before."""
    wood, metal, tooth = state.me().pack
    make_room(state, state.seat, (wood - before[0], metal - before[1], tooth - before[2]))


def gather_remains(state: Volcano, sheet: Sheet, place: int) -> None:
    """The tooth and the state token that a dragon left (FK-218)."""
    bit = 1 << place
    token = int(state.state_remains & bit != 0)
    if state.remains & bit:
        state.remains &= ~bit
        state.supply = gear.changed(state.supply, TOOTH, 1)
        take_cubes(state, state.seat, (0, 0, 1))
    state.state_remains &= ~bit
    sheet.states += token
    if state.log is not None:
        state.tell("event-remains", seat=SeatName(state.seat), amount=token)
    make_room(state, state.seat)


# Scrolls


class ChooseScroll(Asking):
    """One of the open scroll cards, or the unseen top of the deck (FK-061)."""

    rules = ("FK-061", "FK-062", "FK-063")

    def run(self, state: Volcano) -> Sequence[Option]:
        offer = [TAKE_SCROLL[scroll] for scroll in state.scroll_row]
        if len(state.scroll_deck) or state.scroll_discards:
            offer.append(TAKE_SCROLL[UNSEEN])
        return offer

    def take_scroll(self, state: Volcano, scroll: int) -> None:
        if scroll == UNSEEN:
            scroll = draw_scroll(state)
        else:
            take_from_row(state, scroll)
        gain_scroll(state, scroll)


CHOOSE_SCROLL: Final = ChooseScroll.of()


def draw_scroll(state: Volcano) -> int:
    """The top of the scroll deck, remade from the discards if empty (FK-062)."""
    if not len(state.scroll_deck):
        state.scroll_deck = Bag(state.scroll_discards)
        state.scroll_discards = ()
    scroll, state.scroll_deck = state.draw(state.scroll_deck)
    return scroll


def take_from_row(state: Volcano, scroll: int) -> None:
    """A taken open scroll is replaced at once (FK-062)."""
    row = without(state.scroll_row, scroll)
    while len(row) < OPEN_SCROLLS and (len(state.scroll_deck) or state.scroll_discards):
        row = (*row, draw_scroll(state))
    state.scroll_row = row


# Blueprints


class ChooseBlueprint(Asking):
    """Take one or two blueprints of the temple (FK-069 to FK-071)."""

    __slots__ = ("left",)
    rules = ("FK-069", "FK-070", "FK-071", "FK-185")

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.me()
        if not sheet.holds_item():
            return ()
        offer = [BLUEPRINT[card] for card in wanted_blueprints(state, sheet, volcano.TEMPLE_NUMBER[sheet.cell])]
        if offer and self.left < BLUEPRINTS_PER_GATHER:
            offer.append(ENOUGH)
        return offer

    def take_blueprint(self, state: Volcano, card: int) -> None:
        sheet = state.me()
        temple = volcano.TEMPLE_NUMBER[sheet.cell]
        state.temples = replaced(state.temples, temple, without(state.temples[temple], card))
        if self.left > 1:
            state.push(ChooseBlueprint.of(self.left - 1))
        hold_blueprint(state, sheet, card)

    def have_enough(self, state: Volcano) -> None:
        """One blueprint will do."""

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-choose-blueprint", amount=self.left)

    def describe_take_blueprint(self, state: Volcano, card: int) -> Description:
        return Description(message("option-blueprint", item=card_face(card)), targets=(elements.card(CARDS[card].id),))


def hold_blueprint(state: Volcano, sheet: Sheet, card: int) -> None:
    sheet.put_in((KIND_BLUEPRINT, card))
    if state.log is not None:
        state.tell("event-blueprint", seat=SeatName(state.seat), item=card_name(card))
    make_room(state, state.seat)


class DrawBlueprints(Step[Volcano]):
    """Scenario 1: say how many unseen blueprints to draw (FK-213, FK-268)."""

    rules = ("FK-213", "FK-268")

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.me()
        bag = state.temple_bags[volcano.TEMPLE_NUMBER[sheet.cell]]
        most = min(BLUEPRINTS_PER_GATHER, len(bag), sheet.room() - sheet.items())
        return [DRAW[number] for number in range(1, most + 1)]

    def draw(self, state: Volcano, number: int) -> None:
        sheet = state.me()
        temple = volcano.TEMPLE_NUMBER[sheet.cell]
        drawn, bag = state.draw_many(state.temple_bags[temple], number)
        back = []
        for card in drawn:
            if sheet.holds_type(CARD_TYPE[card]):
                back.append(card)
            else:
                hold_blueprint(state, sheet, card)
        state.temple_bags = replaced(state.temple_bags, temple, bag.plus(back))

    def describe_draw(self, state: Volcano, number: int) -> Description:
        temple = volcano.TEMPLE_NUMBER[state.me().cell]
        target = elements.blueprint_in_temple(temple, number - 1)
        return Description(message("option-draw", amount=number), targets=(target,))


DRAW_BLUEPRINTS: Final = DrawBlueprints.of()


def gather_refusal(state: Volcano, option: Option) -> Refusal | None:
    """Why Gather is not offered."""
    if things(state):
        return None
    sheet = state.hero()
    cell = sheet.cell
    thing = state.things[cell]
    reason, rule = "nothing-to-gather", "FK-250"
    if SCROLL_BASE <= thing < ADVENTURE_BASE and thing - SCROLL_BASE != sheet.colour():
        reason, rule = "other-scroll", "FK-061"
    elif thing and thing < SCROLL_BASE and state.face_down >> cell & 1:
        reason, rule = "face-down", "FK-058"
    elif state.this_turn().stock_used and (cell == volcano.CENTRE_CELL or cell in volcano.TEMPLE_CELLS):
        reason, rule = "stock-used", "FK-060"
    elif thing or state.monks >> cell & 1 or (guard_in(state, cell) < 0 and stock_here(state, cell)):
        reason, rule = "no-room", "FK-073"
    return Refusal(option, message(f"refusal-{reason}", cell=cell_name(volcano.CELL_NAMES[cell])), rule)
