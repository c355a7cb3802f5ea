"""The state of Fuji Koro: the map, the players' sheets, and what belongs to one turn, move, tile, craft or fight."""

from __future__ import annotations

from typing import Final

from zataku.kernel.hidden import Bag, Deck, Pile, Redraw
from zataku.kernel.messages import Event
from zataku.kernel.state import State, clockwise
from zataku.kernel.tuples import without

from . import gear
from . import map as volcano
from .components import (
    ACTIONS,
    BOARDS,
    CARD_TYPE,
    CHARM_INITIATIVE,
    DEEP_POCKETS,
    EMBER_DAMAGE,
    EMBER_WALK,
    LAVA_DAMAGE,
    LONG_REACH,
    PLAIN,
    POCKET_PLACES,
    REACH_INITIATIVE,
    SAMURAI_COLOUR,
    SAMURAI_PER_CELL,
    SLOT_ACTION,
    SLOT_BACKPACK,
    SLOT_SCROLL,
    SLOT_WEAPON,
    TILES,
    WIND_CELLS,
    WIND_STEP,
    Board,
    weapon_length,
)
from .config import Config
from .gear import HELMET, WEAPON, Cubes, Layout
from .vocabulary import CUBES, KIND_BLUEPRINT, KIND_MONK, KIND_SCROLL, MONK_THING, Thing

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

# Kinds of fights.
DRAGON_FIGHT: Final = 1
DUEL: Final = 2
MONK_FIGHT: Final = 3
# The place of the dragon, or of the monk, in the order of rolls.
FOE: Final = 9
# For each seat and each enemy samurai no cell.
NOWHERE: Final[tuple[int, ...]] = (-1,) * FOE


#: Lower pack: things that are no cubes, and cubes. Upper pack: all things. What has just come: no cubes, and cubes.
Filled = tuple[int, int, int, int, int]


class Turn:
    """The turn that is going on."""

    #: Actions still to be done, and how many of them need no disc.
    actions: int
    free_actions: int
    #: The action being done, -1 between actions.
    action: int
    #: What of an action with a card is still to come.
    main_left: bool
    bonus_left: bool
    over: bool
    stock_used: bool
    #: Seats traded with since the last action.
    partners: int
    #: What may no longer be asked back, or given back, in the trade that is going on.
    given: tuple[Thing, ...]
    received: tuple[Thing, ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Turn | None = None) -> None:
        if source is not None:
            self.actions = source.actions
            self.free_actions = source.free_actions
            self.action = source.action
            self.main_left = source.main_left
            self.bonus_left = source.bonus_left
            self.over = source.over
            self.stock_used = source.stock_used
            self.partners = source.partners
            self.given = source.given
            self.received = source.received
            return
        self.actions = ACTIONS
        self.free_actions = self.partners = 0
        self.action = -1
        self.main_left = self.bonus_left = self.over = self.stock_used = False
        self.given = self.received = ()


class Move:
    """The movement that is going on: a Move, or the bonus step of a card."""

    #: Steps left, and cells entered so far.
    steps: int
    moved: int
    #: Lava cells still to be paid for.
    lava_steps: int
    leapt: bool
    smoke: bool
    bonus: bool
    #: Seats that were asked for a scroll in passing.
    passed: int
    #: The last cell without lava and dragon.
    came_from: int
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Move | None = None) -> None:
        if source is not None:
            self.steps = source.steps
            self.moved = source.moved
            self.lava_steps = source.lava_steps
            self.leapt = source.leapt
            self.smoke = source.smoke
            self.bonus = source.bonus
            self.passed = source.passed
            self.came_from = source.came_from
            return
        self.steps = self.moved = self.lava_steps = self.passed = 0
        self.leapt = self.smoke = self.bonus = False
        self.came_from = -1


class Laying:
    """A tile being laid: where, and the tile; before one of two is chosen, both."""

    place: int
    drawn: Pile
    __slots__ = tuple(__annotations__)

    def __init__(self, place: int, drawn: Pile) -> None:
        self.place = place
        self.drawn = drawn

    def __reduce__(self) -> tuple[object, ...]:
        return Laying, (self.place, self.drawn)


class Work:
    """A craft by hand, replaced whole: the cubes as they lie, and the squares that have got theirs."""

    layout: Layout
    touched: int
    __slots__ = tuple(__annotations__)

    def __init__(self, layout: Layout, touched: int) -> None:
        self.layout = layout
        self.touched = touched

    def __reduce__(self) -> tuple[object, ...]:
        return Work, (self.layout, self.touched)


class Fight:
    """The fight that is going on, with a dragon, another samurai or a monk. Sets of seats are bit masks."""

    kind: int
    #: The place of the dragon, or the cell of the duel or the monk.
    place: int
    cell: int
    #: What the dragon or monk has left.
    health: int
    initiator: int
    #: The dragon or monk has come to the samurai.
    defending: bool
    #: Who still fights, and who has ever been in the fight.
    fighters: int
    party: int
    #: Who sent a monk, who beat the war drum, whose last weapon broke.
    sent: int
    boosted: int
    broke: int
    #: Who struck the last blow, -1 for nobody.
    killed: int
    order: tuple[int, ...]
    #: By seat the cell to which a retreat leads, -1 for none in particular.
    origins: tuple[int, ...]
    #: The last roll, whose it was (-1 before any), and the squares of the weapon with which it was made.
    rolled: tuple[int, ...]
    roller: int
    group: int
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Fight | None = None) -> None:
        if source is not None:
            self.kind = source.kind
            self.place = source.place
            self.cell = source.cell
            self.health = source.health
            self.initiator = source.initiator
            self.defending = source.defending
            self.fighters = source.fighters
            self.party = source.party
            self.sent = source.sent
            self.boosted = source.boosted
            self.broke = source.broke
            self.killed = source.killed
            self.order = source.order
            self.origins = source.origins
            self.rolled = source.rolled
            self.roller = source.roller
            self.group = source.group
            return
        self.kind = DUEL
        self.place = self.cell = self.initiator = self.killed = self.roller = -1
        self.health = self.fighters = self.party = 0
        self.sent = self.boosted = self.broke = self.group = 0
        self.defending = False
        self.order = self.rolled = ()
        self.origins = NOWHERE


class Sheet:
    """What belongs to one samurai: figure, board, gear, backpack, cards."""

    samurai: int
    board: int
    #: Where it stands or lies, -1 outside the map.
    cell: int
    standing: bool
    palace: int
    escape_order: int
    lives: int
    points: int
    #: The points by category.
    earned: tuple[int, ...]
    discs: int
    #: Discs on the spaces of Move, Explore and Gather.
    spent: tuple[int, int, int]
    helmet: Layout
    weapon: Layout
    sandals: Layout
    #: Helmet, weapon (1: on the left or two-handed one, 2: on the right one), sandals.
    charms: tuple[int, int, int]
    #: Damage still to be paid with the helmet, in a fight, or with the sandals.
    owed: int
    #: Cubes and monks in both packs together.
    pack: Cubes
    pack_monks: int
    #: What of all this, and of the tokens of scrolls and blueprints, lies in the upper pack, and what has just come and
    #: lies in neither; the rest is in the lower one (FK-075).
    upper: tuple[Thing, ...]
    loose: tuple[Thing, ...]
    #: Monks by kind of slot.
    monks: tuple[int, int, int, int]
    #: The lower and the upper scroll, -1 for none; `powers` is the same as a bit mask.
    scrolls: tuple[int, int]
    powers: int
    blueprints: tuple[int, ...]
    #: The equipment card above Move, Explore and Gather, -1 for none.
    cards: tuple[int, int, int]
    #: The weapon card's bonus is a look, not a point.
    looks: bool
    adventures: tuple[int, ...]
    states: int
    #: Figures of slain dragons by type (scenario 2).
    figures: tuple[int, int, int, int]
    __slots__ = tuple(__annotations__)

    def __init__(self, source: Sheet | None = None) -> None:
        if source is not None:
            self.samurai = source.samurai
            self.board = source.board
            self.cell = source.cell
            self.standing = source.standing
            self.palace = source.palace
            self.escape_order = source.escape_order
            self.lives = source.lives
            self.points = source.points
            self.earned = source.earned
            self.discs = source.discs
            self.spent = source.spent
            self.helmet = source.helmet
            self.weapon = source.weapon
            self.sandals = source.sandals
            self.charms = source.charms
            self.owed = source.owed
            self.pack = source.pack
            self.pack_monks = source.pack_monks
            self.upper = source.upper
            self.loose = source.loose
            self.monks = source.monks
            self.scrolls = source.scrolls
            self.powers = source.powers
            self.blueprints = source.blueprints
            self.cards = source.cards
            self.looks = source.looks
            self.adventures = source.adventures
            self.states = source.states
            self.figures = source.figures

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

    def upper_places(self) -> int:
        """Places of the upper pack, if it is open (FK-072)."""
        board = BOARDS[self.board]
        return board.backpack[1] if board.pack_free or self.monks[SLOT_BACKPACK] else 0

    def room(self) -> int:
        """Places of the packs that are open (FK-072)."""
        return BOARDS[self.board].backpack[0] + self.upper_places()

    def pockets(self) -> int:
        """Further places for cubes only; they belong to the lower pack."""
        return POCKET_PLACES if self.powers & DEEP_POCKETS else 0

    def packs_matter(self) -> bool:
        """Is there an upper pack that can be lost, so that it matters what lies there (FK-075)?"""
        return self.monks[SLOT_BACKPACK] > 0 and not BOARDS[self.board].pack_free

    def items(self) -> int:
        """Things in the backpack that are no cubes."""
        below, above = self.scrolls
        return self.pack_monks + len(self.blueprints) + (below >= 0) + (above >= 0)

    def cubes(self) -> int:
        wood, metal, tooth = self.pack
        return wood + metal + tooth

    def things(self) -> list[Thing]:
        """Everything in both packs, and what has just come."""
        found = [CUBES[material] for material in (0, 1, 2) for _ in range(self.pack[material])]
        found.extend([MONK_THING] * self.pack_monks)
        found.extend((KIND_SCROLL, scroll) for scroll in self.scrolls if scroll >= 0)
        found.extend((KIND_BLUEPRINT, card) for card in self.blueprints)
        return found

    def lower(self) -> list[Thing]:
        """What lies in the lower pack."""
        found = self.things()
        for thing in (*self.upper, *self.loose):
            found.remove(thing)
        return found

    def filled(self) -> Filled:
        """How many things lie where."""
        items, cubes = self.items(), self.cubes()
        if not self.upper and not self.loose:
            return items, cubes, 0, 0, 0
        above = loose = cubes_above = loose_cubes = 0
        for kind, _ in self.upper:
            above += 1
            cubes_above += kind < KIND_MONK
        for kind, _ in self.loose:
            loose += 1
            loose_cubes += kind < KIND_MONK
        items -= above - cubes_above + loose - loose_cubes
        return items, cubes - cubes_above - loose_cubes, above, loose - loose_cubes, loose_cubes

    def ample(self) -> bool:
        """Would everything, wherever it lies now, find a place in the lower pack?"""
        wood, metal, tooth = self.pack
        return self.items() + wood + metal + tooth <= BOARDS[self.board].backpack[0]

    def overfull(self) -> bool:
        return self.surplus() > 0

    def surplus(self) -> int:
        """How many things are too many for the backpack."""
        return self.surplus_of(self.filled())

    def surplus_of(self, filled: Filled) -> int:
        """The same if so many things lay where; what has just come finds a place in either pack."""
        items, cubes, above, loose_items, loose_cubes = filled
        places = BOARDS[self.board].backpack[0]
        flat = places - items
        deep = flat + self.pockets() - cubes
        if deep < flat:
            flat = deep
        loose = loose_items + loose_cubes
        if flat >= loose_items and deep >= loose:
            # All has a place in the lower pack.
            return 0
        # A pack whose monk was delivered keeps what is in it (FK-160).
        high = max(0, self.upper_places() - above)
        return max(0, -flat, loose_items - flat - high, loose - deep - high)

    def holds_cubes(self) -> bool:
        """Could a cube be stored, at worst after throwing out others?"""
        items = self.items()
        return items < BOARDS[self.board].backpack[0] or items < self.room() + self.pockets()

    def holds_item(self) -> bool:
        """Could one more thing be stored, at worst after throwing out cubes?"""
        items = self.items()
        return items < BOARDS[self.board].backpack[0] or items < self.room()

    def takes_cube(self) -> bool:
        """Is there a place for a cube, with nothing thrown out?"""
        items, cubes, above, loose_items, loose_cubes = self.filled()
        return self.surplus_of((items, cubes, above, loose_items, loose_cubes + 1)) == 0

    def takes_item(self) -> bool:
        """Is there a place for a thing that is no cube, with nothing thrown out? Cubes make way into the pockets."""
        items, cubes, above, loose_items, loose_cubes = self.filled()
        return self.surplus_of((items, cubes, above, loose_items + 1, loose_cubes)) == 0

    def fits_below(self) -> bool:
        """Has the lower pack room for all that has just come?"""
        if self.ample():
            return True
        items, cubes, _, loose_items, loose_cubes = self.filled()
        return self.surplus_of((items + loose_items, cubes + loose_cubes, self.upper_places(), 0, 0)) == 0

    def full_below(self) -> bool:
        """Is there no place at all in the lower pack?"""
        items, cubes, _, _, _ = self.filled()
        return self.surplus_of((items, cubes + 1, self.upper_places(), 0, 0)) > 0

    def put_in(self, thing: Thing) -> None:
        """A thing comes; in which pack it lies is settled with everything else that comes."""
        kind, number = thing
        if kind < KIND_MONK:
            self.pack = gear.changed(self.pack, kind, 1)
        elif kind == KIND_MONK:
            self.pack_monks += 1
        elif kind == KIND_SCROLL:
            self.set_scroll(self.free_scroll(), number)
        else:
            self.blueprints = (*self.blueprints, number)
        self.loose = (*self.loose, thing)

    def put_in_cubes(self, cubes: Cubes) -> None:
        """So many cubes of each material come."""
        wood, metal, tooth = self.pack
        more_wood, more_metal, more_tooth = cubes
        self.pack = (wood + more_wood, metal + more_metal, tooth + more_tooth)
        for material in (0, 1, 2):
            if cubes[material]:
                self.loose += (CUBES[material],) * cubes[material]

    def take_out(self, thing: Thing, low: bool = False) -> None:
        """A thing leaves: of like things one that has just come, one in the upper pack, or with `low` not there."""
        kind, number = thing
        if kind < KIND_MONK:
            self.pack = gear.changed(self.pack, kind, -1)
        elif kind == KIND_MONK:
            self.pack_monks -= 1
        elif kind == KIND_SCROLL:
            self.set_scroll(self.scrolls.index(number), -1)
        else:
            self.blueprints = without(self.blueprints, number)
        if thing in self.loose:
            self.loose = without(self.loose, thing)
        elif thing in self.upper and not low:
            self.upper = without(self.upper, thing)

    def put_up(self, thing: Thing) -> None:
        """Something that has just come goes into the upper pack."""
        self.loose = without(self.loose, thing)
        self.upper = (*self.upper, thing)

    def put_away(self) -> None:
        """Everything that has just come finds its place by itself: in the lower pack, then in the upper one."""
        while self.loose and len(self.upper) < self.upper_places() and not self.fits_below():
            self.put_up(self.loose[-1])
        self.loose = ()

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
        wood, metal, tooth = self.sandals
        return (wood | metal | tooth).bit_count() >= BOARDS[self.board].sandals_complete

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
        wood, metal, tooth = self.sandals
        if (wood | metal | tooth).bit_count() >= board.sandals_complete:
            steps += board.sandals_step
        return steps + WIND_CELLS if self.powers & WIND_STEP else steps

    def lava_damage(self) -> int:
        return EMBER_DAMAGE if self.powers & EMBER_WALK else LAVA_DAMAGE

    def holds_type(self, kind: int) -> bool:
        for card in self.blueprints:
            if CARD_TYPE[card] == kind:
                return True
        return False

    def has_card(self, kind: int) -> bool:
        """Is there an equipment card for this type of gear?"""
        for card in self.cards:
            if card >= 0 and CARD_TYPE[card] == kind:
                return True
        return False

    def enchanted(self) -> int:
        """How many gear types carry a charm."""
        return (self.charms[0] > 0) + (self.charms[1] > 0) + (self.charms[2] > 0)


class Volcano(State):
    """One match of Fuji Koro."""

    #: What was fixed before the match; shared by all its states.
    config: Config
    #: The players', and after them those of the enemies of scenario 7.
    sheets: list[Sheet]

    # The map. Sets of cells and places are bit masks; things on cells are one byte a cell.
    #: Tile * 6 + rotation by place, -1 where none lies.
    tiles: tuple[int, ...]
    laid: int
    lava: int
    monks: int
    things: bytes
    face_down: int
    exit_cell: int
    rope: bool
    #: The number of the dragon + 1 by place.
    dragons: bytes
    #: All cells of tiles with a dragon.
    guarded: int
    dragon_damage: tuple[int, ...]
    #: 2 asleep, 1 awake, 0 no token.
    dragon_sleep: tuple[int, ...]
    #: Places with the tooth of a dragon, and with a state token beside it (scenario 1).
    remains: int
    state_remains: int
    #: Lava calls so far.
    called: int
    legendary_dead: bool
    slain: tuple[int, ...]

    # Stacks, bags, cards
    #: The tiles of level I, II and III, unseen. In cooperative play a group with the special tile lies in II and III.
    stack_1: Deck
    stack_2: Deck
    stack_3: Deck
    #: Tiles out of the game.
    aside: tuple[int, ...]
    token_bags: tuple[Bag, ...]
    gone_tokens: tuple[int, ...]
    adventure_bag: Bag
    used_adventures: tuple[int, ...]
    dragon_bags: tuple[Bag, ...]
    equipment: tuple[int, ...]
    scroll_row: tuple[int, ...]
    scroll_deck: Bag
    scroll_discards: tuple[int, ...]
    #: Scroll tokens of each colour that are not yet on the map.
    scroll_left: tuple[int, ...]
    temples: tuple[tuple[int, ...], ...]
    temple_bags: tuple[Bag, ...]
    gone_blueprints: tuple[int, ...]
    supply: Cubes
    monks_left: int
    damage_left: int
    states_left: int
    palace_taken: tuple[int, ...]
    small_taken: tuple[int, ...]

    # Rounds and the countdown
    first: int
    round: int
    #: Whose turn it is, or was last; between rounds the first player.
    active: int
    pawn: int
    countdown_owner: int
    lava_owner: int
    lava_pawn: int
    #: How many have left the volcano so far.
    escapes: int
    #: Seats that ended their last turn on the rope and leave when the next one begins (FK-217).
    waiting: int
    #: Cells of monks that have not walked yet, while they walk (scenario 4).
    walkers: int
    won: bool
    lost: bool

    # What is going on
    turn: Turn | None
    move: Move | None
    laying: Laying | None
    craft: Work | None
    fight: Fight | None
    __slots__ = tuple(__annotations__)

    # Tiles of a level may change places in their stack, but the special tile stays in its group (FK-170).
    hidden = (
        Redraw("stack_1", "laying.drawn", cards=range(7)),
        Redraw("stack_2", "laying.drawn", cards=range(7, 19)),
        Redraw("stack_3", "laying.drawn", cards=range(20, 32)),
        Redraw("stack_2", "stack_3", layered=True),
        Redraw("temple_bags"),
    )

    def __init__(self, key: bytes, log: list[Event] | None = None, source: Volcano | None = None) -> None:
        State.__init__(self, key, log, source)
        if source is not None:
            self.config = source.config
            self.sheets = [Sheet(sheet) for sheet in source.sheets]
            self.tiles = source.tiles
            self.laid = source.laid
            self.lava = source.lava
            self.monks = source.monks
            self.things = source.things
            self.face_down = source.face_down
            self.exit_cell = source.exit_cell
            self.rope = source.rope
            self.dragons = source.dragons
            self.guarded = source.guarded
            self.dragon_damage = source.dragon_damage
            self.dragon_sleep = source.dragon_sleep
            self.remains = source.remains
            self.state_remains = source.state_remains
            self.called = source.called
            self.legendary_dead = source.legendary_dead
            self.slain = source.slain
            self.stack_1 = source.stack_1
            self.stack_2 = source.stack_2
            self.stack_3 = source.stack_3
            self.aside = source.aside
            self.token_bags = source.token_bags
            self.gone_tokens = source.gone_tokens
            self.adventure_bag = source.adventure_bag
            self.used_adventures = source.used_adventures
            self.dragon_bags = source.dragon_bags
            self.equipment = source.equipment
            self.scroll_row = source.scroll_row
            self.scroll_deck = source.scroll_deck
            self.scroll_discards = source.scroll_discards
            self.scroll_left = source.scroll_left
            self.temples = source.temples
            self.temple_bags = source.temple_bags
            self.gone_blueprints = source.gone_blueprints
            self.supply = source.supply
            self.monks_left = source.monks_left
            self.damage_left = source.damage_left
            self.states_left = source.states_left
            self.palace_taken = source.palace_taken
            self.small_taken = source.small_taken
            self.first = source.first
            self.round = source.round
            self.active = source.active
            self.pawn = source.pawn
            self.countdown_owner = source.countdown_owner
            self.lava_owner = source.lava_owner
            self.lava_pawn = source.lava_pawn
            self.escapes = source.escapes
            self.waiting = source.waiting
            self.walkers = source.walkers
            self.won = source.won
            self.lost = source.lost
            self.turn = None if source.turn is None else Turn(source.turn)
            self.move = None if source.move is None else Move(source.move)
            self.laying = None if source.laying is None else Laying(source.laying.place, source.laying.drawn)
            self.craft = source.craft
            self.fight = None if source.fight is None else Fight(source.fight)

    def clone(self) -> Volcano:
        return Volcano(self.key, None, self)

    # What is going on, for the rules that know that it is

    def this_turn(self) -> Turn:
        assert self.turn is not None
        return self.turn

    def this_move(self) -> Move:
        assert self.move is not None
        return self.move

    def this_tile(self) -> Laying:
        assert self.laying is not None
        return self.laying

    def this_craft(self) -> Work:
        assert self.craft is not None
        return self.craft

    def this_fight(self) -> Fight:
        assert self.fight is not None
        return self.fight

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

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """All players in turn order from one of them."""
        return clockwise(seat, self.config.players)

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
        # Few meet, and masks of cells are longer than a machine word.
        full = 0
        taken: list[int] = []
        for sheet in self.sheets:
            cell = sheet.cell
            if cell in taken and cell >= 0 and not volcano.IS_ROOMY[cell]:
                full |= volcano.CELL_BIT[cell]
            taken.append(cell)
        return full

    def full_around(self, cell: int) -> int:
        """The same for the neighbours of a cell: where not even two samurai are near, none is full."""
        near = volcano.IS_NEAR[cell]
        company = 0
        for sheet in self.sheets:
            if near[sheet.cell]:
                company += 1
        return self.full_mask() if company >= SAMURAI_PER_CELL else 0

    def full(self, cell: int) -> bool:
        return not volcano.IS_ROOMY[cell] and self.samurai_on(cell) >= SAMURAI_PER_CELL

    def dry_mask(self) -> int:
        return self.laid & ~self.lava

    def free_mask(self) -> int:
        """Dry cells on which a further samurai may stand."""
        dry = self.laid & ~self.lava
        full = self.full_mask()
        return dry & ~full if full else dry

    def refuge_mask(self) -> int:
        """Free cells of tiles without a dragon."""
        return self.free_mask() & ~self.guarded

    def is_refuge(self, cell: int) -> bool:
        """Is this one of them?"""
        bit = volcano.CELL_BIT[cell]
        return self.laid & bit != 0 and not (self.lava | self.guarded) & bit and not self.full(cell)

    def safe(self, cell: int) -> bool:
        return self.config.safe_mask & volcano.CELL_BIT[cell] != 0

    def other_on(self, cell: int, seat: int) -> int:
        """The standing samurai of another player on a cell, -1 for none."""
        sheets = self.sheets
        own = sheets[seat]
        for sheet in sheets:
            if sheet.cell == cell and sheet is not own and sheet.standing:
                number = sheets.index(sheet)
                return -1 if self.is_guard(number) else number
        return -1

    def spot_on(self, cell: int) -> tuple[int, int]:
        """What is printed on a cell: kind and number, PLAIN where no tile lies."""
        laid = self.tiles[volcano.CELL_PLACE[cell]]
        if laid < 0:
            return PLAIN, 0
        tile, rotation = divmod(laid, 6)
        return TILES[tile].spots[volcano.printed_cell(volcano.CELL_SLOT[cell], rotation)]

    def set_thing(self, cell: int, thing: int) -> None:
        self.things = self.things[:cell] + bytes((thing,)) + self.things[cell + 1 :]

    def set_dragon(self, place: int, number: int) -> None:
        """Put a dragon (number + 1, or 0 for none) on a place."""
        self.dragons = self.dragons[:place] + bytes((number,)) + self.dragons[place + 1 :]
        if number:
            self.guarded |= volcano.PLACE_MASK[place]
        else:
            self.guarded &= ~volcano.PLACE_MASK[place]

    def stacks(self) -> tuple[Deck, Deck, Deck]:
        return self.stack_1, self.stack_2, self.stack_3

    def stack(self, level: int) -> Deck:
        if level == 1:
            return self.stack_1
        return self.stack_2 if level == 2 else self.stack_3

    def set_stack(self, level: int, stack: Deck) -> None:
        if level == 1:
            self.stack_1 = stack
        elif level == 2:
            self.stack_2 = stack
        else:
            self.stack_3 = stack

    def top_of(self, level: int) -> Pile:
        """The part of a stack from which the next tile comes."""
        top = self.stack(level).layers[0]
        assert isinstance(top, Pile)
        return top
