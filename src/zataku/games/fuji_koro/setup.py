"""A new match: choosing samurai, laying out everything, the first placements (FK-008 to FK-020, FK-168 to FK-173)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from zataku.kernel.effects import Word
from zataku.kernel.game import Settings
from zataku.kernel.hidden import NOBODY, Bag, Deck, Pile
from zataku.kernel.messages import Description, Event, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import ActAs
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from . import crafting, elements, gear
from . import map as volcano
from .components import (
    ADVENTURE_COPIES,
    BLUEPRINTS_OF_TYPE,
    BOARDS,
    CARD_TYPE,
    CARDS,
    COLOURS,
    COOP_GROUP,
    COOP_PAIR_COLUMNS,
    COOP_SPECIAL,
    COOP_STACKS,
    DAISUKE,
    DAMAGE_SUPPLY,
    DRAGON_TYPES,
    DRAGONS,
    EQUIPMENT_OF_TYPE,
    HEXAGON_PLAYERS,
    METAL_SUPPLY,
    MONK_SUPPLY,
    MONKS_ASYMMETRIC,
    MONKS_SYMMETRIC,
    OPEN_SCROLLS,
    RESOURCE_TOKENS,
    SAMURAI,
    SCROLL_TOKENS,
    SCROLLS,
    SLOT_ACTION,
    SLOT_WEAPON,
    STATE_SUPPLY,
    SYMMETRIC,
    TILES,
    TILES_OF_LEVEL,
    TOOTH_SUPPLY,
    TRACKS,
    WOOD_SUPPLY,
)
from .config import ESCAPE_ENCHANTED, Config
from .gear import HELMET, KINDS, SANDALS, WEAPON, Layout
from .names import NOTHING, card_face, cube_names, samurai_name, scroll_name, slot_name
from .state import IN_THE_VOLCANO, PARTS, START, Sheet, Volcano
from .steps.asking import Asking, explained
from .steps.common import return_cubes, score
from .steps.cubes import PLACE_MONK
from .steps.gathering import take_from_row
from .steps.resting import receive_card, tell_gear
from .steps.turn import START_ROUND
from .vocabulary import CLAIM, KIND_SCROLL, LEAD, NO, TAKE_SCROLL, YES


def new_state(players: int, settings: Settings, key: bytes, log: list[Event] | None) -> Volcano:
    """The pieces in the box; everything else is on the agenda."""
    state = Volcano(key, log)
    state.config = config_of(players, tuple(settings.items()))
    state.sheets = [new_sheet() for _ in range(players)]
    clear_map(state)
    fill_box(state)
    state.first = state.round = state.active = state.pawn = state.lava_pawn = 0
    state.countdown_owner = state.lava_owner = -1
    state.escapes = state.waiting = state.walkers = 0
    state.won = state.lost = False
    state.turn = state.move = state.laying = state.craft = state.fight = None
    state.push(DEAL, START_ROUND)
    state.ask_each(range(players), CHOOSE_ONE)
    return state


@cache
def config_of(players: int, settings: tuple[tuple[str, str | int | bool], ...]) -> Config:
    """The rule switches of all matches with these settings."""
    return Config(players, dict(settings))


def new_sheet() -> Sheet:
    """A samurai on the central tile, before anybody leads it."""
    sheet = Sheet()
    sheet.samurai = sheet.board = -1
    sheet.cell = volcano.CENTRE_CELL
    sheet.standing = True
    sheet.palace = IN_THE_VOLCANO
    sheet.escape_order = sheet.lives = sheet.points = sheet.discs = sheet.owed = 0
    sheet.earned = (0,) * len(PARTS)
    sheet.spent = (0, 0, 0)
    sheet.helmet = sheet.weapon = sheet.sandals = gear.EMPTY
    sheet.charms = (0, 0, 0)
    sheet.pack = (0, 0, 0)
    sheet.upper = sheet.loose = ()
    sheet.pack_monks = sheet.powers = sheet.states = 0
    sheet.monks = (0, 0, 0, 0)
    sheet.scrolls = (-1, -1)
    sheet.cards = (-1, -1, -1)
    sheet.blueprints = sheet.adventures = ()
    sheet.looks = False
    sheet.figures = (0, 0, 0, 0)
    return sheet


def clear_map(state: Volcano) -> None:
    """The central tile, temples and bridges; nothing else is explored (FK-009)."""
    state.tiles = (-1,) * volcano.PLACE_COUNT
    state.laid = volcano.SAFE_MASK
    state.lava = state.monks = state.face_down = state.guarded = state.called = 0
    state.things = bytes(volcano.CELL_COUNT)
    state.exit_cell = -1
    state.rope = state.legendary_dead = False
    state.dragons = bytes(volcano.PLACE_COUNT)
    state.dragon_damage = state.dragon_sleep = (0,) * len(DRAGONS)
    state.remains = state.state_remains = 0
    state.slain = ()


def fill_box(state: Volcano) -> None:
    """Bags and supply; stacks, cards and temples are dealt when the samurai are chosen."""
    config = state.config
    state.stack_1 = state.stack_2 = state.stack_3 = Deck()
    state.aside = state.gone_tokens = state.used_adventures = state.gone_blueprints = ()
    state.equipment = state.scroll_row = state.scroll_discards = ()
    state.scroll_deck = Bag()
    state.temples = ((), (), ())
    state.temple_bags = ()
    state.palace_taken = state.small_taken = (0,) * len(TRACKS)
    state.supply = (WOOD_SUPPLY, METAL_SUPPLY, TOOTH_SUPPLY)
    state.monks_left = MONK_SUPPLY
    state.damage_left = DAMAGE_SUPPLY
    state.states_left = STATE_SUPPLY if config.dragon_lays else 0
    state.dragon_bags = dragon_bags()
    state.token_bags = token_bags(config.players)
    copies = ADVENTURE_COPIES if config.adventure else ()
    state.adventure_bag = Bag([kind for kind, number in enumerate(copies) for _ in range(number)])
    state.scroll_left = (0,) * len(COLOURS)


@cache
def dragon_bags() -> tuple[Bag, ...]:
    """Dragons by type."""
    return tuple(
        Bag([index for index, dragon in enumerate(DRAGONS) if dragon.type == kind]) for kind in range(len(DRAGON_TYPES))
    )


@cache
def token_bags(players: int) -> tuple[Bag, ...]:
    """Resource tokens by shape and level: squares I to III, hexagons I to III (FK-011)."""
    return tuple(
        Bag(
            index
            for index, token in enumerate(RESOURCE_TOKENS)
            if token.hexagon == hexagon and token.level == level and (players >= HEXAGON_PLAYERS or not hexagon)
        )
        for hexagon in (False, True)
        for level in (1, 2, 3)
    )


class ChooseSamurai(Step[Volcano]):
    """Every player leads a different samurai (FK-007, FK-242)."""

    rules = ("FK-007", "FK-242")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [LEAD[samurai] for samurai in self.free(state)]

    def free(self, state: Volcano) -> list[int]:
        """Samurai whom nobody leads yet."""
        taken = [sheet.samurai for sheet in state.sheets]
        return [
            samurai
            for samurai in range(len(SAMURAI))
            if samurai not in taken and (samurai != DAISUKE or daisuke_allowed(state.config))
        ]

    def lead(self, state: Volcano, samurai: int) -> None:
        sheet = state.me()
        sheet.samurai = samurai
        sheet.board = SYMMETRIC if state.config.symmetric else samurai
        if state.log is not None:
            state.tell("event-samurai", seat=SeatName(state.seat), item=samurai_name(samurai))

    def describe_lead(self, state: Volcano, samurai: int) -> Description:
        """With their own boards samurai differ: the label says how."""
        targets = (elements.leader(SAMURAI[samurai]),)
        if state.config.symmetric:
            return Description(message("option-samurai", item=samurai_name(samurai)), targets=targets)
        return explained("option-scroll", samurai_name(samurai), f"about-samurai-{SAMURAI[samurai]}", targets)


CHOOSE_ONE: Final = ChooseSamurai.of()


def daisuke_allowed(config: Config) -> bool:
    """He has no scroll colour, and alone he cannot enchant all three types (FK-007, FK-242)."""
    return not config.symmetric and not (config.players == 1 and config.goal == ESCAPE_ENCHANTED)


class Deal(Step[Volcano]):
    """Boards, stacks, cards, temples, first player (FK-009 to FK-020)."""

    def run(self, state: Volcano) -> None:
        config = state.config
        players = config.players
        for seat, sheet in enumerate(state.sheets):
            equip(state, sheet)
            if state.log is not None:
                tell_start(state, seat)
        deal_tiles(state)
        state.equipment = tuple(
            card for kind in range(3) for card in sorted(state.shuffled(EQUIPMENT_OF_TYPE[kind])[:players])
        )
        row, state.scroll_deck = state.draw_many(Bag(range(len(SCROLLS))), OPEN_SCROLLS)
        state.scroll_row = tuple(row)
        left = deal_blueprints(state)
        if config.guards:
            post_guards(state, left)
        state.first = state.below(players)
        if state.log is not None:
            state.tell("event-first", seat=SeatName(state.first))
        state.ask_each(state.seats_from(state.first), FIRST_THINGS)
        if config.coop and config.symmetric:
            state.push(ActAs.of(state.first), SpreadCards.of(state.first, (), 0))


DEAL: Final = Deal.of()


def equip(state: Volcano, sheet: Sheet) -> None:
    """The board's discs, cubes and monks (FK-015, FK-016, FK-191, FK-201)."""
    board = BOARDS[sheet.board]
    sheet.discs = board.discs
    sheet.lives = state.config.lives
    build(state, sheet, HELMET, board.start_helmet)
    build(state, sheet, WEAPON, board.start_weapon)
    build(state, sheet, SANDALS, board.start_sandals)
    for slot in board.start_monks:
        sheet.add_monks(slot, 1)
        state.monks_left -= 1
    colour = sheet.colour()
    if colour >= 0:
        state.scroll_left = replaced(state.scroll_left, colour, SCROLL_TOKENS)


def tell_start(state: Volcano, seat: int) -> None:
    """What a samurai has from the beginning."""
    sheet = state.sheets[seat]
    helmet, weapon, sandals = (cube_names(gear.counts(sheet.gear(kind))) or (NOTHING,) for kind in KINDS)
    discs = sheet.discs - sheet.monks[SLOT_ACTION]
    state.tell(
        "event-board",
        seat=SeatName(seat),
        discs=discs,
        lives=sheet.lives,
        helmet=helmet,
        weapon=weapon,
        sandals=sandals,
    )
    for slot in BOARDS[sheet.board].start_monks:
        state.tell("event-monk", seat=SeatName(seat), slot=slot_name(slot), gain=Word("monk"))


def build(state: Volcano, sheet: Sheet, kind: int, layout: Layout) -> None:
    """Cubes from the supply become gear; what lay there before goes back."""
    before, after = gear.counts(sheet.gear(kind)), gear.counts(layout)
    return_cubes(state, (before[0] - after[0], before[1] - after[1], before[2] - after[2]))
    sheet.set_gear(kind, layout)


def deal_tiles(state: Volcano) -> None:
    """Three shuffled stacks; in cooperative play the special tiles lie in a group of four (FK-010, FK-169, FK-170)."""
    config = state.config
    state.aside = config.removed
    for level in (1, 2, 3):
        special = COOP_SPECIAL[level - 1]
        tiles = list(TILES_OF_LEVEL[level - 1])
        if config.removed:
            tiles = [tile for tile in tiles if tile not in config.removed]
        if config.hard:
            calm = [tile for tile in tiles if TILES[tile].dragon < 0 and tile != special]
            gone = calm[state.below(len(calm))]
            tiles.remove(gone)
            state.aside = (*state.aside, gone)
        if not config.coop or special < 0:
            state.set_stack(level, Deck(unknown(state.shuffled(tiles))))
            continue
        under, above = COOP_STACKS[config.players - 1]
        tiles.remove(special)
        mixed = state.shuffled(tiles)
        group = state.shuffled([special, *mixed[: COOP_GROUP - 1]])
        rest = mixed[COOP_GROUP - 1 :]
        parts = (rest[:above], group, rest[above : above + under])
        state.set_stack(level, Deck(*map(unknown, parts)))


def unknown(tiles: Sequence[int]) -> Pile:
    return Pile(tiles, (NOBODY,) * len(tiles))


def deal_blueprints(state: Volcano) -> list[list[int]]:
    """Blueprints for the temples (FK-014, FK-202, FK-242, FK-267, FK-268); what is left of each type."""
    config = state.config
    players = config.players
    chosen: list[list[int]] = []
    left: list[list[int]] = []
    for kind in range(3):
        cards = state.shuffled(BLUEPRINTS_OF_TYPE[kind])
        for sheet in state.sheets:
            board = BOARDS[sheet.board]
            if players == 1 and board.never_blueprint in cards:
                cards.remove(board.never_blueprint)
            needed = board.needs_blueprint
            if needed in cards[players:]:
                place = state.below(players)
                cards.remove(needed)
                cards.insert(place, needed)
        chosen.append(cards[:players])
        left.append(cards[players:])
    temples: list[list[int]] = [[], [], []]
    if config.hidden_blueprints:
        everything = state.shuffled([card for cards in chosen for card in cards])
        for number, card in enumerate(everything):
            temples[number % 3].append(card)
        state.temple_bags = tuple(Bag(cards) for cards in temples)
    else:
        for number, card in enumerate(card for cards in chosen for card in cards):
            temples[number % 3].append(card)
        state.temples = tuple(tuple(cards) for cards in temples)
    return left


def post_guards(state: Volcano, left: list[list[int]]) -> None:
    """Scenario 7: an enemy with three enchanted pieces of gear in each temple (FK-236)."""
    taken = [sheet.samurai for sheet in state.sheets]
    free = [samurai for samurai in range(len(SAMURAI)) if samurai not in taken and samurai != DAISUKE]
    for number in range(state.config.guards):
        guard = new_sheet()
        guard.samurai = free[number]
        guard.board = SYMMETRIC
        guard.cell = volcano.TEMPLE_CELLS[number]
        guard.add_monks(SLOT_WEAPON, 1)
        state.monks_left -= 1
        for kind in KINDS:
            card = left[kind].pop()
            layout = crafting.with_card(SYMMETRIC, card, True, CARDS[card].pattern.cubes, (0, 0, 0))
            if layout is not None:
                build(state, guard, kind, layout)
            guard.blueprints = (*guard.blueprints, card)
            guard.set_charm(kind, 1)
        state.sheets.append(guard)


class FirstThings(Step[Volcano]):
    """What a player settles before the first turn: monks, Mitsuhide's scroll."""

    rules = ("FK-018", "FK-019", "FK-203")

    def run(self, state: Volcano) -> None:
        config = state.config
        sheet = state.me()
        board = BOARDS[sheet.board]
        steps: list[Step[Any]] = []
        numbers = MONKS_SYMMETRIC if config.symmetric else MONKS_ASYMMETRIC
        steps.extend([START_MONK] * numbers[config.players - 1])
        steps.extend([START_SCROLL] * board.start_scrolls)
        state.push(*steps)


FIRST_THINGS: Final = FirstThings.of()


class StartMonk(Step[Volcano]):
    """A starting monk; whoever took a weapon card puts the first under the right weapon half (FK-019, FK-171)."""

    def run(self, state: Volcano) -> None:
        sheet = state.me()
        state.monks_left -= 1
        if sheet.has_card(WEAPON) and not sheet.right_open():
            PLACE_MONK.house_monk(state, SLOT_WEAPON)
        else:
            state.push(PLACE_MONK)


START_MONK: Final = StartMonk.of()


class SpreadCards(Asking):
    """Cooperative: the group spreads equipment cards, one for each, their types as evenly as they go (FK-171).

    Everybody in turn says which card to begin with, `starter` first; `picked` are the cards so far. Then the others
    agree, or one of them begins again: `refused` are those who have done so, which each may do once.
    """

    __slots__ = ("picked", "refused", "starter")
    rules = ("FK-171", "FK-172")

    def __init__(self, starter: int, picked: tuple[int, ...], refused: int) -> None:
        self.starter = starter
        self.picked = picked
        self.refused = refused

    def run(self, state: Volcano) -> Sequence[Option]:
        players = state.config.players
        return [
            CLAIM[card]
            for card in state.equipment
            if card not in self.picked and can_be_even((*self.picked, card), players)
        ]

    def claim(self, state: Volcano, card: int) -> None:
        picked = (*self.picked, card)
        seats = state.seats_from(self.starter)
        if len(picked) < len(seats):
            state.push(ActAs.of(seats[len(picked)]), SpreadCards.of(self.starter, picked, self.refused))
        else:
            agree_on_cards(state, AgreeOnCards.of(self.starter, picked, self.refused, 0))

    def prompt(self, state: Volcano) -> Message:
        if not self.picked:
            return message("prompt-spread-cards")
        return message("prompt-spread-cards-so-far", cards=shares(state, self.starter, self.picked))


def can_be_even(picked: Sequence[int], players: int) -> bool:
    """Can these cards and those still to come be of types spread as evenly as possible (FK-171)?"""
    each, over = divmod(players, len(KINDS))
    counts = [sum(CARD_TYPE[card] == kind for card in picked) for kind in KINDS]
    return max(counts) <= each + 1 and sum(max(0, count - each) for count in counts) <= over


def shares(state: Volcano, starter: int, picked: Sequence[int]) -> tuple[Message, ...]:
    """Who would begin with which card."""
    seats = state.seats_from(starter)
    return tuple(
        message("name-share", seat=SeatName(seat), item=card_face(card))
        for seat, card in zip(seats, picked, strict=False)
    )


def agree_on_cards(state: Volcano, question: AgreeOnCards) -> None:
    """The next one who has not refused yet is asked; when all agree the cards are dealt."""
    seats = state.seats_from(question.starter)
    for seat in seats[:-1]:
        # Whoever says what is left for him last has seen it all.
        if not (question.agreed | question.refused) >> seat & 1:
            state.push(ActAs.of(seat), question)
            return
    dealt: list[Step[Any]] = []
    for seat, card in zip(seats, question.picked, strict=True):
        dealt.extend((ActAs.of(seat), ReceiveFirst.of(card)))
    state.push(*dealt)


class AgreeOnCards(Asking):
    """Does the group begin with these cards (FK-171)?"""

    __slots__ = ("agreed", "picked", "refused", "starter")
    rules = ("FK-171",)

    def __init__(self, starter: int, picked: tuple[int, ...], refused: int, agreed: int) -> None:
        self.starter = starter
        self.picked = picked
        self.refused = refused
        self.agreed = agreed

    def run(self, state: Volcano) -> Sequence[Option]:
        return YES, NO

    def agree(self, state: Volcano) -> None:
        agreed = self.agreed | 1 << state.seat
        agree_on_cards(state, AgreeOnCards.of(self.starter, self.picked, self.refused, agreed))

    def decline(self, state: Volcano) -> None:
        """Whoever refuses begins with a card of his own choice, and the others follow."""
        if state.log is not None:
            state.tell("event-other-cards", seat=SeatName(state.seat))
        state.push(SpreadCards.of(state.seat, (), self.refused | 1 << state.seat))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-agree-on-cards", cards=shares(state, self.starter, self.picked))

    def describe_agree(self, state: Volcano) -> Description:
        return Description(message("option-yes"), targets=tuple(elements.card(CARDS[card].id) for card in self.picked))


class ReceiveFirst(Step[Volcano]):
    """The card that the group has agreed on: its cubes are laid as drawn, then it is attached (FK-171, FK-172)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Volcano) -> None:
        kind = CARD_TYPE[self.card]
        build(state, state.me(), kind, starting_layout(self.card))
        tell_gear(state, "event-first-gear", kind)
        receive_card(state, self.card)


def starting_layout(card: int) -> Layout:
    """Where the cubes of a cooperative starting card lie."""
    parts = CARDS[card].pattern.parts
    kind = CARD_TYPE[card]
    if kind != WEAPON:
        return gear.drawn(parts[0], 0)
    left = gear.COLUMNS // 2 - 4
    if len(parts) == 1:
        rows = parts[0]
        return gear.drawn(rows, left + (8 - len(rows[0])) // 2, gear.ROWS - len(rows))
    layout = gear.EMPTY
    for part, column in zip(parts, COOP_PAIR_COLUMNS, strict=True):
        # Turned by a quarter, each letter of its one row is a row.
        one = gear.drawn(part[0], left + column)
        layout = (layout[0] | one[0], layout[1] | one[1], layout[2] | one[2])
    return layout


class StartScroll(Asking):
    """Mitsuhide begins with one of the open scrolls and its points (FK-203)."""

    rules = ("FK-203",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return [TAKE_SCROLL[scroll] for scroll in state.scroll_row]

    def take_scroll(self, state: Volcano, scroll: int) -> None:
        sheet = state.me()
        take_from_row(state, scroll)
        sheet.put_in((KIND_SCROLL, scroll))
        sheet.put_away()
        if state.log is not None:
            state.tell("event-scroll", seat=SeatName(state.seat), item=scroll_name(scroll))
        state.scroll_left = replaced(state.scroll_left, sheet.colour(), state.scroll_left[sheet.colour()] - 1)
        score(state, state.seat, BOARDS[sheet.board].start_points, START)


START_SCROLL: Final = StartScroll.of()
