"""Moving: cell by cell, over lava, into fights (FK-038 to FK-047, FK-103, FK-135, FK-204, FK-207, FK-208)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from zataku.kernel.effects import Effect, InTurn, Word
from zataku.kernel.messages import Arg, Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import ActAs
from zataku.kernel.steps import Step

from .. import elements, gear
from .. import map as volcano
from ..components import BOARDS, COOL_SOLES, DRAGON_TYPES, DRAGONS, SAMURAI_PER_CELL, SMOKE, TEMPLE_ROAD
from ..gear import HELMET, SANDALS, WEAPON
from ..names import cell_name, cube_counted, cube_name, dragon_name, found_on, thing_name
from ..state import Move, Sheet, Volcano
from ..vocabulary import (
    FIGHT,
    GO,
    KIND_SCROLL,
    LEAP,
    PEACE,
    ROAD,
    SQUARE,
    STEAL,
    STOP,
    USE,
    Thing,
)
from .asking import (
    Asking,
    about_cell,
    about_next_cell,
    about_square,
    about_theft,
    cell_element,
    gear_element,
    with_things,
)
from .backpack import can_take_scroll, make_room, steal_scroll, use_up
from .combat import begin_dragon_fight, begin_duel, begin_monk_fight, monk_waits
from .common import dragon_health, guard_in, lose_squares, spend_state_token
from .cubes import PAY_SANDALS, REPAIR_WEAPON
from .leaving import tell_where
from .trading import begin_trade, partners

ROAD_CELLS: Final = tuple(
    volcano.cells_of(sum(volcano.PLACE_MASK[place] for place in (*volcano.TEMPLES, *volcano.BRIDGES)))
)


class BeginMove(Step[Volcano]):
    """A Move action, or with `cells` a bonus step of that many cells (FK-038, FK-039, FK-103)."""

    __slots__ = ("cells",)

    def __init__(self, cells: int) -> None:
        self.cells = cells

    def run(self, state: Volcano) -> None:
        sheet = state.sheets[state.active]
        state.move = move = Move()
        move.steps = self.cells or sheet.steps()
        move.bonus = self.cells > 0
        move.came_from = sheet.cell
        if sheet.adventures and not self.cells and SMOKE in sheet.adventures:
            state.push(USE_SMOKE, WALK)
        else:
            state.agenda.append(WALK)


def can_step(state: Volcano, sheet: Sheet) -> bool:
    """Is there a cell for a single step, which must end dry (FK-103)?"""
    return volcano.NEIGHBOUR_MASK[sheet.cell] & state.free_mask() != 0


class UseSmoke(Asking):
    """Smoke: during this Move no fights start and dragon tiles may be crossed."""

    rules = ("FK-076",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return USE[SMOKE], USE[None]

    def use(self, state: Volcano, kind: int | None) -> None:
        if kind is not None:
            use_up(state, state.hero(), kind)
            state.this_move().smoke = True


USE_SMOKE: Final = UseSmoke.of()


def lava_budget(state: Volcano, sheet: Sheet) -> int:
    """How many lava cells the samurai could pay for in this movement (FK-042, FK-219)."""
    if state.config.lava_token:
        return sheet.states if state.move is None else state.move.lava_steps + sheet.states
    # A charm lies only on sandals, and most are barefoot.
    worn = sheet.sandals != gear.EMPTY
    cells = gear.strength(sheet.sandals, sheet.charms[SANDALS] > 0) // sheet.lava_damage() if worn else 0
    return cells + 1 if COOL_SOLES in sheet.adventures else cells


def named(cell: int) -> Message | str:
    return cell_name(volcano.CELL_NAMES[cell])


def lava_reason(state: Volcano, sheet: Sheet, cell: int) -> Message:
    """Why one more lava cell is too many, and what it would take."""
    if state.config.lava_token:
        return message("refusal-lava-token", cell=named(cell))
    needed = (state.this_move().lava_steps + 1) * sheet.lava_damage()
    return message("refusal-lava-sandals", cell=named(cell), amount=needed, strength=sheet.protection(SANDALS))


def lava_price(state: Volcano, cell: int) -> Effect | None:
    """What a step onto this cell takes: nothing on dry ground (FK-042, FK-219)."""
    if not state.lava >> cell & 1:
        return None
    return Word("state-token") if state.config.lava_token else Word("sandals", state.hero().lava_damage())


def met_on(state: Volcano, cell: int) -> tuple[Arg, ...]:
    """What is on a cell, a dragon with its figures."""
    found = found_on(state, cell)
    dragon = state.dragons[volcano.CELL_PLACE[cell]] - 1
    if dragon < 0:
        return found
    kind = DRAGON_TYPES[DRAGONS[dragon].type]
    name = dragon_name(dragon)
    figures = {"initiative": DRAGONS[dragon].initiative, "health": dragon_health(state, dragon), "dice": kind.dice}
    fierce = InTurn(tuple(Word(word, 1, (number,)) for word, number in figures.items()))
    return tuple(message("name-dragon-with", dragon=name, figures=fierce) if each == name else each for each in found)


def lava_rule(state: Volcano) -> str:
    return "FK-219" if state.config.lava_token else "FK-042"


class Ways:
    """Where the samurai can go from here; made for one question and thrown away."""

    __slots__ = ("blocked", "budget", "dragons", "dry", "laid", "lava", "passes", "smoke")

    def __init__(self, state: Volcano, sheet: Sheet, smoke: bool) -> None:
        self.laid = state.laid
        self.lava = state.lava
        self.dry = state.laid & ~state.lava
        self.dragons = state.guarded
        self.blocked = state.full_mask()
        if state.config.monk_health:
            # A monk ends the movement on its cell: not on lava nor, in smoke, on the tile of a dragon (FK-227).
            self.blocked |= state.monks & (state.lava | self.dragons if smoke else state.lava)
        # Only lava next to the samurai (or smoke, which leads farther) asks for what the sandals can pay.
        near = volcano.NEIGHBOUR_MASK[sheet.cell] & state.lava
        self.budget = lava_budget(state, sheet) if near or smoke else 0
        self.smoke = smoke
        self.passes = smoke or sheet.plan().sneaks

    def may_end(self, cell: int) -> bool:
        """Dry, and not on a dragon's tile under cover of smoke."""
        bit = volcano.CELL_BIT[cell]
        return self.dry & bit != 0 and not (self.smoke and self.dragons & bit)

    def may_enter(self, cell: int, steps: int, lava: int) -> bool:
        """May this cell be the next one, with so many steps left after it and so many lava cells before it?"""
        bit = volcano.CELL_BIT[cell]
        if self.blocked & bit or not self.laid & bit:
            return False
        if self.lava & bit:
            if lava >= self.budget or (self.dragons & bit and not self.passes):
                return False
            return steps > 0 and self.leads_out(cell, steps, lava + 1)
        if self.smoke and self.dragons & bit:
            return steps > 0 and self.leads_out(cell, steps, lava)
        return True

    def leads_out(self, cell: int, steps: int, lava: int) -> bool:
        """Is there a way to a cell where the movement may end (FK-040)?"""
        for other in volcano.NEIGHBOURS[cell]:
            if self.may_enter(other, steps - 1, lava):
                return True
        return False


def can_go(state: Volcano, sheet: Sheet) -> bool:
    """Could a Move lead anywhere (FK-032)?"""
    cell = sheet.cell
    dry = volcano.NEIGHBOUR_MASK[cell] & state.laid & ~state.lava
    # It takes two to fill a cell: of many one is free.
    if dry and (dry.bit_count() > len(state.sheets) // SAMURAI_PER_CELL or dry & ~state.full_mask()):
        return True
    if sheet.powers & TEMPLE_ROAD and cell in ROAD_CELLS:
        return True
    steps = sheet.steps() - 1
    for smoke in (False, True) if SMOKE in sheet.adventures else (False,):
        ways = Ways(state, sheet, smoke)
        for other in volcano.NEIGHBOURS[cell]:
            if ways.may_enter(other, steps, 0):
                return True
        if may_leap(sheet, steps) and leaps(ways, cell, steps, 0):
            return True
    return False


def move_refusal(state: Volcano, option: Option) -> Refusal | None:
    """Why Move is not offered."""
    return None if can_go(state, state.hero()) else Refusal(option, message("refusal-nowhere-to-go"), "FK-032")


def may_leap(sheet: Sheet, steps: int) -> bool:
    """Mitsuhide leaps for a wood of his weapon, if there is a step left after it (FK-204)."""
    return steps > 0 and BOARDS[sheet.board].lava_leap > 0 and sheet.weapon[0] != 0


def may_cross_lava(state: Volcano, sheet: Sheet, move: Move) -> bool:
    """Could one more lava cell be crossed, with a step left after it (FK-040, FK-042, FK-204)?"""
    if move.steps < 2:
        return False
    return lava_budget(state, sheet) > move.lava_steps or (not move.leapt and may_leap(sheet, move.steps - 1))


def leaps(ways: Ways, cell: int, steps: int, lava: int) -> list[int]:
    """Lava cells that Mitsuhide could leap over (FK-204)."""
    return [
        other
        for other in volcano.NEIGHBOURS[cell]
        if (ways.lava & ways.laid & ~ways.blocked & ~ways.dragons) >> other & 1 and ways.leads_out(other, steps, lava)
    ]


#: For each cell the steps onto every set of neighbours that has come up, without and with the end of the movement
#: there. One dictionary for all would be slow: masks of cells far from the first have much the same hash.
_STEPS: Final[tuple[dict[int, tuple[Option, ...]], ...]] = tuple({} for _ in volcano.CELLS)
_STEPS_OR_STOP: Final[tuple[dict[int, tuple[Option, ...]], ...]] = tuple({} for _ in volcano.CELLS)


def steps_onto(cells: int, start: int, may_stop: bool) -> tuple[Option, ...]:
    """A step from the start onto each of the cells; the same ground is walked again and again."""
    known = _STEPS_OR_STOP[start] if may_stop else _STEPS[start]
    offer = known.get(cells)
    if offer is None:
        steps = [GO[cell] for cell in volcano.cells_of(cells)]
        offer = known[cells] = (*steps, STOP) if may_stop else tuple(steps)
    return offer


class Walk(Asking):
    """The next cell of a movement, or the end of it; a trade in passing (FK-038, FK-040, FK-042, FK-184)."""

    rules: ClassVar[tuple[str, ...]] = ("FK-038", "FK-040", "FK-042", "FK-044", "FK-045", "FK-046", "FK-184")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        move = state.move
        assert move is not None
        if move.steps <= 0:
            end_here(state, move)
            return None
        sheet = state.sheets[state.active]
        cell = sheet.cell
        ground = volcano.NEIGHBOUR_MASK[cell] & state.laid
        lava = ground & state.lava
        if move.smoke or (lava and may_cross_lava(state, sheet, move)):
            offer = self._ways_out(state, sheet, move)
        else:
            # Lava that cannot be crossed is no way at all.
            ground ^= lava
            full = state.full_around(cell)
            if full:
                ground &= ~full
            may_stop = not state.lava & volcano.CELL_BIT[cell]
            # As `steps_onto`, which costs a call.
            offer = (_STEPS_OR_STOP if may_stop else _STEPS)[cell].get(ground) or steps_onto(ground, cell, may_stop)
        if move.moved:
            return (*offer, *partners(state)) if state.config.coop else offer
        if sheet.powers & TEMPLE_ROAD and not move.bonus and cell in ROAD_CELLS:
            blocked = Ways(state, sheet, move.smoke).blocked
            return (*offer, *[ROAD[other] for other in ROAD_CELLS if other != cell and not blocked >> other & 1])
        return offer

    def _ways_out(self, state: Volcano, sheet: Sheet, move: Move) -> Sequence[Option]:
        """Over lava or in smoke each step must leave a way to the end of the movement (FK-040)."""
        ways = Ways(state, sheet, move.smoke)
        cell = sheet.cell
        steps = move.steps - 1
        lava = move.lava_steps
        offer = [GO[other] for other in volcano.NEIGHBOURS[cell] if ways.may_enter(other, steps, lava)]
        if ways.may_end(cell):
            offer.append(STOP)
        if not move.leapt and may_leap(sheet, steps):
            offer.extend([LEAP[other] for other in leaps(ways, cell, steps, lava)])
        return offer

    def go(self, state: Volcano, cell: int) -> None:
        enter(state, cell, False)

    def leap(self, state: Volcano, cell: int) -> None:
        """A wood of the weapon pays for the lava (FK-204)."""
        state.this_move().leapt = True
        enter(state, cell, True)
        state.push(GIVE_WOOD, REPAIR_WEAPON)

    def take_road(self, state: Volcano, cell: int) -> None:
        """The temple road is a whole movement."""
        state.this_move().steps = 1
        enter(state, cell, False)

    def trade(self, state: Volcano, seat: int) -> None:
        state.push(self)
        begin_trade(state, seat)

    def stop(self, state: Volcano) -> None:
        move = state.move
        assert move is not None
        if state.log is not None and not move.moved:
            state.tell("event-stays", seat=SeatName(state.active))
        end_here(state, move)

    def describe_go(self, state: Volcano, cell: int) -> Description:
        plain = with_things(about_next_cell(state, "option-go", cell, "option-go-to"), met_on(state, cell))
        return Description(plain.label, lava_price(state, cell), targets=plain.targets)

    def describe_leap(self, state: Volcano, cell: int) -> Description:
        plain = with_things(about_next_cell(state, "option-leap", cell), found_on(state, cell))
        return Description(plain.label, targets=(*plain.targets, gear_element(state.seat, WEAPON)))

    def describe_take_road(self, state: Volcano, cell: int) -> Description:
        return with_things(about_cell("option-road", cell), found_on(state, cell))

    def describe_stop(self, state: Volcano) -> Description:
        return Description(message("option-stop"), targets=(elements.samurai(state.seat),))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-walk", amount=state.this_move().steps)

    def refusals(self, state: Volcano) -> Sequence[Refusal]:
        sheet = state.hero()
        offered = set(state.offer)
        found: list[Refusal] = []
        for other in volcano.NEIGHBOURS[sheet.cell]:
            if GO[other] in offered:
                continue
            target = (cell_element(other),)
            if not state.laid >> other & 1:
                found.append(Refusal(GO[other], message("refusal-not-explored", cell=named(other)), "FK-021", target))
            elif state.full(other):
                found.append(Refusal(GO[other], message("refusal-full", cell=named(other)), "FK-023", target))
            elif state.lava >> other & 1 and state.dragons[volcano.CELL_PLACE[other]]:
                found.append(Refusal(GO[other], message("refusal-dragon-lava", cell=named(other)), "FK-045", target))
            elif state.lava >> other & 1 and lava_budget(state, sheet) <= state.this_move().lava_steps:
                found.append(Refusal(GO[other], lava_reason(state, sheet, other), lava_rule(state), target))
            else:
                found.append(Refusal(GO[other], message("refusal-lava-end", cell=named(other)), "FK-040", target))
        if state.lava >> sheet.cell & 1:
            found.append(Refusal(STOP, message("refusal-stop-on-lava"), "FK-040"))
        return found


WALK: Final = Walk.of()


class GiveWood(Step[Volcano]):
    """Mitsuhide's leap costs a wood from the weapon (FK-204)."""

    rules = ("FK-204",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return [SQUARE[square] for square in gear.squares_of(state.hero().weapon[0])]

    def remove(self, state: Volcano, square: int) -> None:
        if state.log is not None:
            at = (gear_element(state.active, WEAPON),)
            name = gear.SQUARE_NAMES[square]
            cube, cost = cube_name(gear.WOOD), cube_counted(gear.WOOD)
            state.tell("event-leap", seat=SeatName(state.active), cube=cube, cost=cost, square=name, at=at)
        lose_squares(state, state.hero(), WEAPON, 1 << square)

    def describe_remove(self, state: Volcano, square: int) -> Description:
        return about_square(state.seat, WEAPON, square)


GIVE_WOOD: Final = GiveWood.of()


def enter(state: Volcano, cell: int, paid: bool) -> None:
    """The samurai steps onto a cell; what is there may end the movement (FK-044, FK-046, FK-207, FK-216, FK-227)."""
    sheet = state.sheets[state.active]
    move = state.move
    assert move is not None
    before = sheet.cell
    if not (state.dragons[volcano.CELL_PLACE[before]] or state.lava & volcano.CELL_BIT[before]):
        move.came_from = before
    sheet.cell = cell
    move.steps -= 1
    move.moved += 1
    if state.log is not None:
        tell_where(state, "event-step", state.active)
    if state.lava & volcano.CELL_BIT[cell] and not paid:
        move.lava_steps += 1
        if state.config.lava_token:
            spend_state_token(state, state.active)
    if BOARDS[sheet.board].sneaks and move.steps > 0 and not monk_waits(state, cell):
        sneak(state, cell)
    else:
        meet(state, sheet, move)


def meet(state: Volcano, sheet: Sheet, move: Move) -> None:
    """Whatever stops a movement: a dragon, a monk to be fought, an enemy's temple, another samurai.

    Smoke hides from dragons and from the question of a fight, not from what a scenario makes one fight (FK-076).
    """
    config = state.config
    cell = sheet.cell
    if state.dragons[volcano.CELL_PLACE[cell]] and not move.smoke:
        state.push(END_MOVE, FaceDragon.of(move.came_from))
    elif config.monk_health and monk_waits(state, cell):
        state.push(END_MOVE, FaceMonk.of(move.came_from))
    elif config.guards and guard_in(state, cell) >= 0:
        state.push(END_MOVE, FaceGuard.of(move.came_from))
    else:
        other = state.other_on(cell, state.active)
        if other >= 0 and (not config.asks_duels or state.safe(cell) or (move.smoke and not config.must_fight)):
            # Nobody asks for a fight here.
            other = -1
        if other < 0 or not (sheet.armed() or state.sheets[other].armed()):
            if move.steps > 0:
                state.agenda.append(WALK)
            else:
                end_here(state, move)
        elif config.must_fight:
            state.push(END_MOVE, FaceSamurai.of(move.came_from))
        else:
            state.push(AskFight.of(other, False))


def sneak(state: Volcano, cell: int) -> None:
    """Daisuke passes samurai and dragons; he meets one only where his movement ends (FK-207, FK-208)."""
    steals = state.hero().plan().steals_passing and not state.config.coop and not state.safe(cell)
    state.push(SneakOn.of(state.other_on(cell, state.active) if steals else -1))


class SneakOn(Walk):
    """Daisuke on his way: he ends here and meets what is here, or goes on, perhaps with a scroll (FK-207, FK-208)."""

    __slots__ = ("other",)
    rules = ("FK-207", "FK-208", "FK-266")

    def __init__(self, other: int) -> None:
        self.other = other

    def go(self, state: Volcano, cell: int) -> None:
        move = state.this_move()
        Walk.go(self, state, cell)
        self._pass_by(state, move)

    def _pass_by(self, state: Volcano, move: Move) -> None:
        """A samurai that was on the cell he comes from may lose a scroll, also with his last step."""
        if self.other >= 0 and not move.passed >> self.other & 1:
            prey = state.sheets[self.other]
            if prey.scroll_count() and can_take_scroll(state.hero()):
                move.passed |= 1 << self.other
                state.push(SneakTheft.of(self.other))

    def stop(self, state: Volcano) -> None:
        move = state.this_move()
        move.steps = 0
        meet(state, state.hero(), move)


class SneakTheft(Asking):
    """Passing a samurai, Daisuke may take a scroll from its backpack (FK-208, FK-265)."""

    __slots__ = ("other",)
    rules = ("FK-208", "FK-265")

    def __init__(self, other: int) -> None:
        self.other = other

    def run(self, state: Volcano) -> Sequence[Option]:
        prey = state.sheets[self.other]
        return [*(STEAL[KIND_SCROLL, scroll] for scroll in prey.scrolls if scroll >= 0), STEAL[None]]

    def steal(self, state: Volcano, thing: Thing | None) -> None:
        if thing is None:
            return
        if state.log is not None:
            state.tell("event-steal", seat=SeatName(state.seat), other=SeatName(self.other), item=thing_name(thing))
        steal_scroll(state, state.sheets[self.other], thing[1])
        # With Deep Pockets goes what lay in them (FK-066).
        make_room(state, self.other)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-sneak-theft", other=SeatName(self.other))

    def describe_steal(self, state: Volcano, thing: Thing | None) -> Description:
        return about_theft(self.other, thing)


class AskFight(Asking):
    """Two samurai on one cell: first the active player, then the other says whether to fight (FK-135)."""

    __slots__ = ("asked", "other")
    rules = ("FK-135", "FK-046", "FK-047")

    def __init__(self, other: int, asked: bool) -> None:
        self.other = other
        self.asked = asked

    def run(self, state: Volcano) -> Sequence[Option]:
        return FIGHT, PEACE

    def fight(self, state: Volcano) -> None:
        state.push(ActAs.of(state.active), END_MOVE, FaceSamurai.of(state.this_move().came_from))

    def keep_peace(self, state: Volcano) -> None:
        if self.asked:
            state.push(ActAs.of(state.active), WALK)
        else:
            state.push(ActAs.of(self.other), AskFight.of(self.other, True))

    def _opponent(self, state: Volcano) -> int:
        return state.active if self.asked else self.other

    def prompt(self, state: Volcano) -> Message:
        """Who would roll first: whoever is not active, unless outdone (FK-137)."""
        opponent = self._opponent(state)
        own, its = state.me().initiative(), state.sheets[opponent].initiative()
        first = own > its if state.seat == state.active else own >= its
        return message(
            "prompt-ask-fight",
            other=SeatName(opponent),
            order=message(
                "name-duel-first" if first else "name-duel-later", own=own, its=its, other=SeatName(opponent)
            ),
            own=state.me().protection(HELMET),
            its=state.sheets[opponent].protection(HELMET),
        )

    def describe_fight(self, state: Volcano) -> Description:
        return Description(message("option-fight"), targets=(elements.samurai(self._opponent(state)),))


class EndMove(Step[Volcano]):
    """The end of a movement: lava is paid with the sandals (FK-041, FK-043)."""

    rules = ("FK-041", "FK-043")

    def run(self, state: Volcano) -> None:
        sheet = state.hero()
        cells = state.this_move().lava_steps
        state.move = None
        if state.config.lava_token or not cells:
            return
        # Cool Soles shield from the first lava cell of a Move, by themselves (FK-076).
        if COOL_SOLES in sheet.adventures:
            use_up(state, sheet, COOL_SOLES)
            cells -= 1
        if cells:
            sheet.owed = cells * sheet.lava_damage()
            state.push(PAY_SANDALS)


END_MOVE: Final = EndMove.of()


def end_here(state: Volcano, move: Move) -> None:
    """The movement ends on this cell; without lava there is nothing to pay."""
    if move.lava_steps:
        state.agenda.append(END_MOVE)
    else:
        state.move = None


class Face(Step[Volcano]):
    """What the samurai meets where its movement has ended; a retreat leads back to the cell it came from."""

    __slots__ = ("origin",)

    def __init__(self, origin: int) -> None:
        self.origin = origin


class FaceDragon(Face):
    """The samurai has entered a dragon's tile (FK-044)."""

    def run(self, state: Volcano) -> None:
        place = volcano.CELL_PLACE[state.hero().cell]
        begin_dragon_fight(state, place, 1 << state.active, state.active, self.origin)


class FaceMonk(Face):
    """Scenario 4: the samurai has come onto a monk's cell (FK-227)."""

    def run(self, state: Volcano) -> None:
        begin_monk_fight(state, state.active, state.hero().cell, self.origin)


class FaceGuard(Face):
    """Scenario 7: the samurai has entered a temple that an enemy holds (FK-236)."""

    def run(self, state: Volcano) -> None:
        begin_duel(state, state.active, guard_in(state, state.hero().cell), self.origin)


class FaceSamurai(Face):
    """A fight with the samurai on the same cell (FK-135, FK-216)."""

    def run(self, state: Volcano) -> None:
        begin_duel(state, state.active, state.other_on(state.hero().cell, state.active), self.origin)
