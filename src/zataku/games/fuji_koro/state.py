"""The state of Fuji Koro: the map, the players' sheets, the turn and the fight that is going on."""

from __future__ import annotations

from typing import Final, Self

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    BOARDS,
    CARD_TYPE,
    CHARM_INITIATIVE,
    DEEP_POCKETS,
    DRAGONS,
    EMBER_DAMAGE,
    EMBER_WALK,
    LAVA_DAMAGE,
    LONG_REACH,
    POCKET_PLACES,
    REACH_INITIATIVE,
    SAMURAI_COLOUR,
    SAMURAI_PER_CELL,
    SLOT_ACTION,
    SLOT_BACKPACK,
    SLOT_SCROLL,
    SLOT_WEAPON,
    WIND_CELLS,
    WIND_STEP,
    Board,
    weapon_length,
)
from zataku.games.fuji_koro.config import Config
from zataku.games.fuji_koro.gear import EMPTY, HELMET, WEAPON, Layout
from zataku.kernel.hidden import Bag, Pile, Redraw
from zataku.kernel.messages import Event
from zataku.kernel.state import State

# Where a samurai that is not on the map has gone.
IN_THE_VOLCANO: Final = 0
GREAT: Final = 1
SMALL: Final = 2
LEFT: Final = 3

# Things on cells, as bytes: resource tokens from 1, scroll tokens by colour, adventure tokens by kind.
SCROLL_BASE: Final = 64
ADVENTURE_BASE: Final = 80

# Categories of points.
START: Final = 0
EXPLORING: Final = 1
SCROLLS_READ: Final = 2
SLAYING: Final = 3
CARD_BONUS: Final = 4
SHOGUN: Final = 5
TESTED: Final = 6
PARTS: Final = ("start", "exploring", "scrolls", "dragons", "cards", "deliveries", "monks")

# Weapons by number: the left or two-handed one, the right one, Tomoe's sandals.
MAIN_WEAPON: Final = 0
RIGHT_WEAPON: Final = 1
SANDALS_WEAPON: Final = 2

# What kind of fight is going on.
NO_FIGHT: Final = 0
DRAGON_FIGHT: Final = 1
DUEL: Final = 2
MONK_FIGHT: Final = 3
# The place of the dragon, or of the monk, in the order of rolls.
FOE: Final = 9
# The parts of the stacks of tiles by level, from the top down (FK-170).
STACK_PARTS: Final = {
    1: ("stack_1",),
    2: ("stack_2", "stack_2_group", "stack_2_under"),
    3: ("stack_3", "stack_3_group", "stack_3_under"),
}
# One value for each seat and each enemy samurai.
NOBODY: Final[tuple[int, ...]] = (0,) * FOE
NOWHERE: Final[tuple[int, ...]] = (-1,) * FOE


class Sheet:
    """What belongs to one samurai: figure, board, gear, backpack, cards."""

    __slots__ = (
        "adventures",
        "blueprints",
        "board",
        "cards",
        "cell",
        "charms",
        "discs",
        "earned",
        "escape_order",
        "figures",
        "helmet",
        "lives",
        "looks",
        "monks",
        "pack",
        "pack_monks",
        "palace",
        "points",
        "powers",
        "samurai",
        "sandals",
        "scrolls",
        "spent",
        "standing",
        "states",
        "weapon",
    )

    def __init__(self, original: Sheet | None = None) -> None:
        if original is None:
            self.samurai = -1
            self.board = -1
            self.cell = volcano.CENTRE_CELL
            self.standing = True
            self.palace = IN_THE_VOLCANO
            self.escape_order = 0
            self.lives = 0
            self.points = 0
            self.earned: tuple[int, ...] = (0,) * len(PARTS)
            self.discs = 0
            # Discs on the spaces of Move, Explore and Gather.
            self.spent = (0, 0, 0)
            self.helmet: Layout = EMPTY
            self.weapon: Layout = EMPTY
            self.sandals: Layout = EMPTY
            # Helmet, weapon (1: on the left or two-handed one, 2: on the right one), sandals.
            self.charms = (0, 0, 0)
            self.pack = [0, 0, 0]
            self.pack_monks = 0
            # Monks by kind of slot.
            self.monks = (0, 0, 0, 0)
            # The lower and the upper scroll, -1 for none; `powers` is the same as a bit mask.
            self.scrolls = (-1, -1)
            self.powers = 0
            self.blueprints: tuple[int, ...] = ()
            # The equipment card above Move, Explore and Gather, -1 for none.
            self.cards = (-1, -1, -1)
            # The weapon card's bonus is a look, not a point.
            self.looks = False
            self.adventures: tuple[int, ...] = ()
            self.states = 0
            # Figures of slain dragons by type (scenario 2).
            self.figures = (0, 0, 0, 0)
        else:
            self.samurai = original.samurai
            self.board = original.board
            self.cell = original.cell
            self.standing = original.standing
            self.palace = original.palace
            self.escape_order = original.escape_order
            self.lives = original.lives
            self.points = original.points
            self.earned = original.earned
            self.discs = original.discs
            self.spent = original.spent
            self.helmet = original.helmet
            self.weapon = original.weapon
            self.sandals = original.sandals
            self.charms = original.charms
            self.pack = original.pack[:]
            self.pack_monks = original.pack_monks
            self.monks = original.monks
            self.scrolls = original.scrolls
            self.powers = original.powers
            self.blueprints = original.blueprints
            self.cards = original.cards
            self.looks = original.looks
            self.adventures = original.adventures
            self.states = original.states
            self.figures = original.figures

    def clone(self) -> Sheet:
        return Sheet(self)

    # The board

    def plan(self) -> Board:
        return BOARDS[self.board]

    def colour(self) -> int:
        return SAMURAI_COLOUR[self.samurai]

    def right_open(self) -> bool:
        return BOARDS[self.board].right_free or self.monks[SLOT_WEAPON] > 0

    def slot_free(self, kind: int) -> bool:
        return self.monks[kind] < BOARDS[self.board].slots.count(kind)

    def add_monks(self, kind: int, change: int) -> None:
        """Monks come onto a kind of slot, or leave it; with an action monk comes its disc."""
        monks = list(self.monks)
        monks[kind] += change
        self.monks = (monks[0], monks[1], monks[2], monks[3])
        if kind == SLOT_ACTION and change > 0:
            self.discs += change

    # The backpack

    def room(self) -> int:
        """Places of the packs that are open (FK-072)."""
        board = BOARDS[self.board]
        if board.pack_free or self.monks[SLOT_BACKPACK]:
            return board.backpack[0] + board.backpack[1]
        return board.backpack[0]

    def pockets(self) -> int:
        """Further places for cubes only."""
        return POCKET_PLACES if self.powers & DEEP_POCKETS else 0

    def items(self) -> int:
        """Things in the backpack that are no cubes."""
        return self.pack_monks + len(self.blueprints) + self.scroll_count()

    def cubes(self) -> int:
        return self.pack[0] + self.pack[1] + self.pack[2]

    def overfull(self) -> bool:
        return self.surplus() > 0

    def surplus(self) -> int:
        """How many things are too many for the backpack."""
        items = self.items()
        room = self.room()
        return max(0, items - room, items + self.cubes() - room - self.pockets())

    def holds_cubes(self) -> bool:
        """Could a cube be stored, at worst after throwing out others?"""
        return self.items() < self.room() + self.pockets()

    def holds_item(self) -> bool:
        """Could one more thing be stored, at worst after throwing out cubes?"""
        return self.items() < self.room()

    def takes_cube(self) -> bool:
        """Is there a place for a cube, with nothing thrown out?"""
        return self.items() + self.cubes() < self.room() + self.pockets()

    def takes_item(self) -> bool:
        """Is there a place for a thing that is no cube, with nothing thrown out? Cubes make way into the pockets."""
        return self.takes_cube() and self.holds_item()

    # Scrolls

    def scroll_count(self) -> int:
        return (self.scrolls[0] >= 0) + (self.scrolls[1] >= 0)

    def upper_open(self) -> bool:
        return BOARDS[self.board].scroll_free or self.monks[SLOT_SCROLL] > 0

    def free_scroll(self) -> int:
        """The slot for a new scroll: the lower one if free (FK-249); -1 if there is none."""
        if self.scrolls[0] < 0:
            return 0
        if self.scrolls[1] < 0 and self.upper_open():
            return 1
        return -1

    def set_scroll(self, slot: int, scroll: int) -> None:
        self.scrolls = (scroll, self.scrolls[1]) if slot == 0 else (self.scrolls[0], scroll)
        powers = 0
        for held in self.scrolls:
            if held >= 0:
                powers |= 1 << held
        self.powers = powers

    def drop_scroll(self, scroll: int) -> None:
        self.set_scroll(self.scrolls.index(scroll), -1)

    # Gear

    def gear(self, kind: int) -> Layout:
        if kind == HELMET:
            return self.helmet
        return self.weapon if kind == WEAPON else self.sandals

    def set_gear(self, kind: int, layout: Layout) -> None:
        if kind == HELMET:
            self.helmet = layout
        elif kind == WEAPON:
            self.weapon = layout
        else:
            self.sandals = layout

    def set_charm(self, kind: int, value: int) -> None:
        charms = list(self.charms)
        charms[kind] = value
        self.charms = (charms[0], charms[1], charms[2])

    def protection(self, kind: int) -> int:
        """Strength of helmet or sandals, charm included."""
        return gear.strength(self.gear(kind), self.charms[kind] > 0)

    def sandals_complete(self) -> bool:
        return gear.occupied(self.sandals).bit_count() >= BOARDS[self.board].sandals_complete

    def sandals_usable(self) -> bool:
        """Tomoe's third weapon (FK-200)."""
        if not BOARDS[self.board].sandals_as_weapon or self.sandals[0].bit_count() < gear.ONE_HANDED_WOOD:
            return False
        mask = gear.occupied(self.sandals)
        return gear.flood(mask & -mask, mask) == mask

    def weapon_group(self, number: int) -> int:
        """The squares of a usable weapon, 0 if there is none of that number."""
        if number == SANDALS_WEAPON:
            return gear.occupied(self.sandals) if self.sandals_usable() else 0
        grid = BOARDS[self.board].grid
        for group in grid.weapons(self.weapon):
            if (group & grid.left == 0) == (number == RIGHT_WEAPON):
                return group
        return 0

    def usable_weapons(self) -> list[int]:
        """The numbers of the weapons that can be rolled (FK-090)."""
        grid = BOARDS[self.board].grid
        found = [RIGHT_WEAPON if group & grid.left == 0 else MAIN_WEAPON for group in grid.weapons(self.weapon)]
        if self.sandals_usable():
            found.append(SANDALS_WEAPON)
        return found

    def armed(self) -> bool:
        return bool(BOARDS[self.board].grid.weapons(self.weapon)) or self.sandals_usable()

    def initiative(self) -> int:
        """The longest usable weapon, with its charm (FK-117)."""
        grid = BOARDS[self.board].grid
        best = 0
        for group in grid.weapons(self.weapon):
            length = weapon_length(group)
            charm = self.charms[WEAPON]
            if charm and (charm == 2) == (group & grid.left == 0):
                length += CHARM_INITIATIVE
            best = max(best, length)
        if self.sandals_usable():
            best = max(best, weapon_length(gear.occupied(self.sandals)))
        return best + REACH_INITIATIVE if self.powers & LONG_REACH else best

    def steps(self) -> int:
        """Cells in a Move action (FK-038, FK-039, FK-195, FK-207)."""
        board = BOARDS[self.board]
        steps = board.move
        if self.sandals_complete():
            steps += board.sandals_step
        return steps + WIND_CELLS if self.powers & WIND_STEP else steps

    def lava_damage(self) -> int:
        return EMBER_DAMAGE if self.powers & EMBER_WALK else LAVA_DAMAGE

    def holds_type(self, kind: int) -> bool:
        return any(CARD_TYPE[card] == kind for card in self.blueprints)

    def enchanted(self) -> int:
        """How many gear types carry a charm."""
        return (self.charms[0] > 0) + (self.charms[1] > 0) + (self.charms[2] > 0)


class Volcano(State):
    """One match of Fuji Koro."""

    __slots__ = (
        "action",
        "actions",
        "active",
        "adventure_bag",
        "aside",
        "bonus_left",
        "bonus_step",
        "boosted",
        "broke",
        "called",
        "came_from",
        "config",
        "countdown_owner",
        "craft_touched",
        "craft_work",
        "damage_left",
        "defending",
        "dice_left",
        "dragon_bags",
        "dragon_damage",
        "dragon_sleep",
        "dragons",
        "drawn",
        "equipment",
        "escapes",
        "exit_cell",
        "explored_place",
        "face_down",
        "fight",
        "fight_cell",
        "fight_place",
        "fighters",
        "first",
        "free_actions",
        "gone_blueprints",
        "gone_tokens",
        "group",
        "guarded",
        "health",
        "initiator",
        "killed",
        "laid",
        "lava",
        "lava_owner",
        "lava_pawn",
        "lava_steps",
        "leapt",
        "legendary_dead",
        "lost",
        "main_left",
        "monks",
        "monks_left",
        "moved",
        "order",
        "origins",
        "owed",
        "palace_taken",
        "partners",
        "party",
        "passed",
        "pawn",
        "remains",
        "rolled",
        "rope",
        "round",
        "scroll_deck",
        "scroll_discards",
        "scroll_left",
        "scroll_row",
        "sent",
        "sheets",
        "slain",
        "small_taken",
        "smoke",
        "stack_1",
        "stack_2",
        "stack_2_group",
        "stack_2_under",
        "stack_3",
        "stack_3_group",
        "stack_3_under",
        "state_remains",
        "states_left",
        "steps",
        "stock_used",
        "supply",
        "temple_bags",
        "temples",
        "things",
        "tiles",
        "token_bags",
        "traded",
        "turn_over",
        "used_adventures",
        "waiting",
        "walkers",
        "won",
    )

    # Tiles of a level may change places among the parts of its stack, but the special tile stays in its group.
    hidden = (
        Redraw("stack_1", "drawn", cards=range(7)),
        Redraw("stack_2", "stack_2_group", "stack_2_under", "drawn", cards=range(7, 19)),
        Redraw("stack_2_group"),
        Redraw("stack_3", "stack_3_group", "stack_3_under", "drawn", cards=range(20, 32)),
        Redraw("stack_3_group"),
        Redraw("temple_bags"),
    )

    def __init__(self, config: Config, key: bytes, log: list[Event] | None, original: Volcano | None = None) -> None:
        super().__init__(key, log)
        self.config = config
        if original is not None:
            self._copy(original)
            return
        self.sheets: list[Sheet] = []

        # The map. Sets of cells and places are bit masks; things on cells are one byte a cell.
        self.tiles: tuple[int, ...] = (-1,) * volcano.PLACE_COUNT  # tile * 6 + rotation
        self.laid = volcano.SAFE_MASK
        self.lava = 0
        self.monks = 0
        self.things = bytes(volcano.CELL_COUNT)
        self.face_down = 0
        self.exit_cell = -1
        self.rope = False
        self.dragons = bytes(volcano.PLACE_COUNT)  # number of the dragon + 1
        self.guarded = 0  # all cells of tiles with a dragon
        self.dragon_damage: tuple[int, ...] = (0,) * len(DRAGONS)
        self.dragon_sleep: tuple[int, ...] = (0,) * len(DRAGONS)  # 2 asleep, 1 awake, 0 no token
        self.remains = 0  # places with the tooth of a dragon (scenario 1)
        self.state_remains = 0  # places with a state token beside it
        self.called = 0  # lava calls so far, as a mask
        self.legendary_dead = False
        self.slain: tuple[int, ...] = ()

        # Stacks, bags, cards
        self.stack_1 = Pile()
        self.stack_2 = Pile()
        self.stack_2_group = Pile()
        self.stack_2_under = Pile()
        self.stack_3 = Pile()
        self.stack_3_group = Pile()
        self.stack_3_under = Pile()
        self.aside: tuple[int, ...] = ()  # tiles out of the game
        self.token_bags: tuple[Bag, ...] = ()
        self.gone_tokens: tuple[int, ...] = ()
        self.adventure_bag = Bag()
        self.used_adventures: tuple[int, ...] = ()
        self.dragon_bags: tuple[Bag, ...] = ()
        self.equipment: tuple[int, ...] = ()
        self.scroll_row: tuple[int, ...] = ()
        self.scroll_deck = Bag()
        self.scroll_discards: tuple[int, ...] = ()
        self.scroll_left: tuple[int, ...] = ()  # scroll tokens of each colour not yet on the map
        self.temples: tuple[tuple[int, ...], ...] = ((), (), ())
        self.temple_bags: tuple[Bag, ...] = ()
        self.gone_blueprints: tuple[int, ...] = ()
        self.supply = [0, 0, 0]
        self.monks_left = 0
        self.damage_left = 0
        self.states_left = 0
        self.palace_taken: tuple[int, ...] = (0, 0, 0, 0, 0)
        self.small_taken: tuple[int, ...] = (0, 0, 0, 0, 0)

        # Rounds and the countdown
        self.first = 0
        self.round = 0
        self.pawn = 0
        self.countdown_owner = -1
        self.lava_owner = -1
        self.lava_pawn = 0
        self.escapes = 0  # how many have left the volcano so far
        self.won = False
        self.lost = False

        # The turn
        self.active = 0
        self.actions = 0
        self.action = -1  # the action being done, -1 between actions
        self.main_left = False
        self.bonus_left = False
        self.turn_over = False
        self.free_actions = 0  # actions that need no disc
        self.stock_used = False
        # Seats that ended their last turn on the rope and leave when the next one begins (FK-217).
        self.waiting = 0
        self.partners = 0  # seats traded with since the last action
        self.traded: tuple[int, ...] = ()  # what has changed hands in this trade, and which way

        # A movement
        self.steps = 0
        self.moved = 0
        self.lava_steps = 0
        self.leapt = False
        self.smoke = False
        self.bonus_step = False
        self.passed = 0  # seats that were asked for a scroll in passing
        self.came_from = -1  # the last cell without lava and dragon

        # A tile being laid, cubes being shared, a craft by hand, blueprints being taken
        self.drawn = Pile()
        self.explored_place = 0  # the place for the drawn tile
        self.walkers = 0  # cells of monks that have not walked yet
        self.group = 0  # squares of the weapon being rolled
        self.craft_work: Layout = EMPTY
        self.craft_touched = 0  # squares that have got their cube

        # A fight
        self.fight = NO_FIGHT
        self.fight_place = -1
        self.fight_cell = -1
        self.health = 0
        self.initiator = -1
        self.defending = False  # the dragon or monk has come to the samurai
        # Masks of seats: still fighting, ever in the fight, monk sent, war drum beaten, last weapon broken.
        self.fighters = 0
        self.party = 0
        self.sent = 0
        self.boosted = 0
        self.broke = 0
        self.killed = -1  # who struck the last blow
        self.order: tuple[int, ...] = ()
        self.origins: tuple[int, ...] = ()  # by seat, the cell to which a retreat leads
        self.owed: tuple[int, ...] = ()  # by seat, damage still to be paid
        self.rolled: tuple[int, ...] = ()
        self.dice_left: tuple[int, ...] = ()  # dice chosen by material, or materials of dice to be rolled again

    def _copy(self, original: Volcano) -> None:
        """Everything but the kernel's slots; what is immutable is shared."""
        self.sheets = [Sheet(sheet) for sheet in original.sheets]
        self.tiles = original.tiles
        self.laid = original.laid
        self.lava = original.lava
        self.monks = original.monks
        self.things = original.things
        self.face_down = original.face_down
        self.exit_cell = original.exit_cell
        self.rope = original.rope
        self.dragons = original.dragons
        self.guarded = original.guarded
        self.dragon_damage = original.dragon_damage
        self.dragon_sleep = original.dragon_sleep
        self.remains = original.remains
        self.state_remains = original.state_remains
        self.called = original.called
        self.legendary_dead = original.legendary_dead
        self.slain = original.slain
        self.stack_1 = original.stack_1
        self.stack_2 = original.stack_2
        self.stack_2_group = original.stack_2_group
        self.stack_2_under = original.stack_2_under
        self.stack_3 = original.stack_3
        self.stack_3_group = original.stack_3_group
        self.stack_3_under = original.stack_3_under
        self.aside = original.aside
        self.token_bags = original.token_bags
        self.gone_tokens = original.gone_tokens
        self.adventure_bag = original.adventure_bag
        self.used_adventures = original.used_adventures
        self.dragon_bags = original.dragon_bags
        self.equipment = original.equipment
        self.scroll_row = original.scroll_row
        self.scroll_deck = original.scroll_deck
        self.scroll_discards = original.scroll_discards
        self.scroll_left = original.scroll_left
        self.temples = original.temples
        self.temple_bags = original.temple_bags
        self.gone_blueprints = original.gone_blueprints
        self.supply = original.supply[:]
        self.monks_left = original.monks_left
        self.damage_left = original.damage_left
        self.states_left = original.states_left
        self.palace_taken = original.palace_taken
        self.small_taken = original.small_taken
        self.first = original.first
        self.round = original.round
        self.pawn = original.pawn
        self.countdown_owner = original.countdown_owner
        self.lava_owner = original.lava_owner
        self.lava_pawn = original.lava_pawn
        self.escapes = original.escapes
        self.won = original.won
        self.lost = original.lost
        self.active = original.active
        self.actions = original.actions
        self.action = original.action
        self.main_left = original.main_left
        self.bonus_left = original.bonus_left
        self.turn_over = original.turn_over
        self.free_actions = original.free_actions
        self.stock_used = original.stock_used
        self.waiting = original.waiting
        self.partners = original.partners
        self.traded = original.traded
        self.steps = original.steps
        self.moved = original.moved
        self.lava_steps = original.lava_steps
        self.leapt = original.leapt
        self.smoke = original.smoke
        self.bonus_step = original.bonus_step
        self.passed = original.passed
        self.came_from = original.came_from
        self.drawn = original.drawn
        self.explored_place = original.explored_place
        self.walkers = original.walkers
        self.group = original.group
        self.craft_work = original.craft_work
        self.craft_touched = original.craft_touched
        self.fight = original.fight
        self.fight_place = original.fight_place
        self.fight_cell = original.fight_cell
        self.health = original.health
        self.initiator = original.initiator
        self.defending = original.defending
        self.fighters = original.fighters
        self.party = original.party
        self.sent = original.sent
        self.boosted = original.boosted
        self.broke = original.broke
        self.killed = original.killed
        self.order = original.order
        self.origins = original.origins
        self.owed = original.owed
        self.rolled = original.rolled
        self.dice_left = original.dice_left

    def clone(self) -> Self:
        copy = type(self)(self.config, self.key, None, self)
        copy.adopt(self)
        return copy

    # Seats

    def me(self) -> Sheet:
        """The sheet of the deciding seat."""
        return self.sheets[self.seat]

    def hero(self) -> Sheet:
        """The sheet of the active player."""
        return self.sheets[self.active]

    def is_guard(self, seat: int) -> bool:
        """Scenario 7: the sheets after those of the players are the enemies' (FK-236)."""
        return seat >= self.config.players

    def seats_from(self, seat: int) -> list[int]:
        """All players in turn order from one of them."""
        count = self.config.players
        return [(seat + step) % count for step in range(count)]

    # Cells

    def samurai_on(self, cell: int) -> int:
        """How many samurai, standing or lying, are on a cell."""
        number = 0
        for sheet in self.sheets:
            if sheet.cell == cell:
                number += 1
        return number

    def full_mask(self) -> int:
        """Cells on which no further samurai may stand (FK-023)."""
        once = twice = 0
        for sheet in self.sheets:
            if sheet.cell >= 0:
                bit = 1 << sheet.cell
                twice |= once & bit
                once |= bit
        return twice & ~volcano.ROOMY_MASK

    def full(self, cell: int) -> bool:
        return volcano.ROOMY_MASK >> cell & 1 == 0 and self.samurai_on(cell) >= SAMURAI_PER_CELL

    def dry_mask(self) -> int:
        return self.laid & ~self.lava

    def free_mask(self) -> int:
        """Dry cells on which a further samurai may stand."""
        return self.laid & ~self.lava & ~self.full_mask()

    def refuge_mask(self) -> int:
        """Free cells of tiles without a dragon."""
        return self.free_mask() & ~self.guarded

    def safe(self, cell: int) -> bool:
        return self.config.safe_mask >> cell & 1 == 1

    def other_on(self, cell: int, seat: int) -> int:
        """The standing samurai of another player on a cell, -1 for none."""
        for number in range(self.config.players):
            sheet = self.sheets[number]
            if sheet.cell == cell and number != seat and sheet.standing:
                return number
        return -1

    def set_thing(self, cell: int, thing: int) -> None:
        self.things = self.things[:cell] + bytes((thing,)) + self.things[cell + 1 :]

    def set_dragon(self, place: int, number: int) -> None:
        """Put a dragon (number + 1, or 0 for none) on a place."""
        self.dragons = self.dragons[:place] + bytes((number,)) + self.dragons[place + 1 :]
        if number:
            self.guarded |= volcano.PLACE_MASK[place]
        else:
            self.guarded &= ~volcano.PLACE_MASK[place]

    def stack_size(self, level: int) -> int:
        if level == 1:
            return len(self.stack_1.cards)
        if level == 2:
            return len(self.stack_2.cards) + len(self.stack_2_group.cards) + len(self.stack_2_under.cards)
        return len(self.stack_3.cards) + len(self.stack_3_group.cards) + len(self.stack_3_under.cards)
