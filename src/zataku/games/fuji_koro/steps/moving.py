"""Moving: cell by cell, over lava, into fights (FK-038 to FK-047, FK-103, FK-135, FK-204, FK-207, FK-208)."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import COOL_SOLES, SMOKE, TEMPLE_ROAD
from zataku.games.fuji_koro.gear import SANDALS, WEAPON
from zataku.games.fuji_koro.labels import Asking, scroll_name
from zataku.games.fuji_koro.rules import changed, guard_in, lose_squares
from zataku.games.fuji_koro.state import NOBODY, Sheet, Volcano
from zataku.games.fuji_koro.steps.backpack import can_take_scroll, make_room, steal_scroll, use_up
from zataku.games.fuji_koro.steps.combat import begin_dragon_fight, begin_duel, begin_monk_fight, monk_waits
from zataku.games.fuji_koro.steps.cubes import PAY_SANDALS, REPAIR_WEAPON
from zataku.games.fuji_koro.steps.leaving import tell_where
from zataku.games.fuji_koro.steps.trading import begin_trade, partners
from zataku.games.fuji_koro.telling import AskingCell
from zataku.games.fuji_koro.vocabulary import (
    FIGHT,
    GO,
    LEAP,
    PEACE,
    ROAD,
    SQUARE,
    STEAL_NOTHING,
    STEAL_SCROLL,
    STOP,
    TRADE,
    USE,
    USE_NOTHING,
)
from zataku.kernel.interpreter import ActAs
from zataku.kernel.messages import Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

ROAD_CELLS = tuple(volcano.cells_of(sum(volcano.PLACE_MASK[place] for place in (*volcano.TEMPLES, *volcano.BRIDGES))))


class BeginMove(Step[Volcano]):
    """A Move action, or with `cells` a bonus step of that many cells (FK-038, FK-039, FK-103)."""

    __slots__ = ("cells",)

    def __init__(self, cells: int) -> None:
        self.cells = cells

    def run(self, state: Volcano) -> None:
        sheet = state.hero()
        state.steps = self.cells or sheet.steps()
        state.bonus_step = self.cells > 0
        state.moved = 0
        state.lava_steps = 0
        state.leapt = False
        state.smoke = False
        state.passed = 0
        state.came_from = sheet.cell
        if not self.cells and SMOKE in sheet.adventures:
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
        return USE[SMOKE], USE_NOTHING

    def take(self, state: Volcano, option: Option) -> None:
        if option is not USE_NOTHING:
            use_up(state, state.hero(), SMOKE)
            state.smoke = True


USE_SMOKE = UseSmoke.of()


def lava_budget(state: Volcano, sheet: Sheet) -> int:
    """How many lava cells the samurai could pay for in this movement (FK-042, FK-219)."""
    if state.config.lava_token:
        return state.lava_steps + sheet.states
    cells = sheet.protection(SANDALS) // sheet.lava_damage()
    return cells + 1 if COOL_SOLES in sheet.adventures else cells


def lava_reason(state: Volcano, sheet: Sheet) -> Message:
    """Why one more lava cell is too many, and what it would take."""
    if state.config.lava_token:
        return message("refusal-lava-token")
    needed = (state.lava_steps + 1) * sheet.lava_damage()
    return message("refusal-lava-sandals", amount=needed, strength=sheet.protection(SANDALS))


def lava_rule(state: Volcano) -> str:
    return "FK-219" if state.config.lava_token else "FK-042"


class Ways:
    """Where the samurai can go from here; made for one question and thrown away."""

    __slots__ = ("blocked", "budget", "dragons", "dry", "laid", "lava", "passes", "smoke")

    def __init__(self, state: Volcano, sheet: Sheet) -> None:
        self.laid = state.laid
        self.lava = state.lava
        self.dry = state.laid & ~state.lava
        self.dragons = state.guarded
        self.blocked = state.full_mask()
        if state.config.monk_health:
            # A monk ends the movement on its cell: not on lava nor, in smoke, on the tile of a dragon (FK-227).
            self.blocked |= state.monks & (state.lava | self.dragons if state.smoke else state.lava)
        # Only lava next to the samurai (or smoke, which leads farther) asks for what the sandals can pay.
        near = volcano.NEIGHBOUR_MASK[sheet.cell] & state.lava
        self.budget = lava_budget(state, sheet) if near or state.smoke else 0
        self.smoke = state.smoke
        self.passes = state.smoke or sheet.plan().sneaks

    def may_end(self, cell: int) -> bool:
        """Dry, and not on a dragon's tile under cover of smoke."""
        return self.dry >> cell & 1 == 1 and not (self.smoke and self.dragons >> cell & 1)

    def plain(self) -> int:
        """Cells that may be entered however the movement goes on."""
        free = self.dry & ~self.blocked
        return free & ~self.dragons if self.smoke else free

    def may_enter(self, cell: int, steps: int, lava: int) -> bool:
        """May this cell be the next one, with so many steps left after it and so many lava cells before it?"""
        bit = 1 << cell
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
        return any(self.may_enter(other, steps - 1, lava) for other in volcano.NEIGHBOURS[cell])


class Walk(AskingCell):
    """The next cell of a movement, or the end of it; a trade in passing (FK-038, FK-040, FK-042, FK-184)."""

    rules = ("FK-038", "FK-040", "FK-042", "FK-044", "FK-045", "FK-046", "FK-184")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        if state.steps <= 0:
            if state.lava_steps:
                state.agenda.append(END_MOVE)
            return None
        sheet = state.hero()
        cell = sheet.cell
        ways = Ways(state, sheet)
        steps = state.steps - 1
        lava = state.lava_steps
        # Plain ground needs no second look.
        plain = ways.plain()
        offer = [
            GO[other]
            for other in volcano.NEIGHBOURS[cell]
            if plain >> other & 1 or (ways.laid >> other & 1 and ways.may_enter(other, steps, lava))
        ]
        if ways.may_end(cell):
            offer.append(STOP)
        if not state.leapt and steps > 0 and sheet.plan().lava_leap and sheet.weapon[0]:
            offer.extend(LEAP[other] for other in self._leaps(ways, cell, steps, lava))
        if state.moved == 0 and sheet.powers & TEMPLE_ROAD and not state.bonus_step and cell in ROAD_CELLS:
            offer.extend(ROAD[other] for other in ROAD_CELLS if other != cell and not ways.blocked >> other & 1)
        if state.moved:
            offer.extend(partners(state))
        return offer

    def _leaps(self, ways: Ways, cell: int, steps: int, lava: int) -> list[int]:
        """Lava cells that Mitsuhide could leap over (FK-204)."""
        return [
            other
            for other in volcano.NEIGHBOURS[cell]
            if (ways.lava & ways.laid & ~ways.blocked & ~ways.dragons) >> other & 1
            and ways.leads_out(other, steps, lava)
        ]

    def take(self, state: Volcano, option: Option) -> None:
        if option is STOP:
            state.steps = 0
            if state.log is not None and not state.moved:
                state.tell("event-stays", seat=SeatName(state.active))
            if state.lava_steps:
                state.agenda.append(END_MOVE)
            return
        cell = option.id - GO[0].id
        if 0 <= cell < volcano.CELL_COUNT:
            enter(state, cell, paid=False)
            return
        cell = option.id - LEAP[0].id
        if 0 <= cell < volcano.CELL_COUNT:
            state.leapt = True
            enter(state, cell, paid=True)
            state.push(GiveWood.of(), REPAIR_WEAPON)
            return
        if option in TRADE:
            state.agenda.append(self)
            begin_trade(state, option)
            return
        state.steps = 1
        enter(state, option.id - ROAD[0].id, paid=False)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-walk", amount=state.steps)

    def refusals(self, state: Volcano) -> Sequence[Refusal]:
        sheet = state.hero()
        offered = set(state.offer)
        found: list[Refusal] = []
        for other in volcano.NEIGHBOURS[sheet.cell]:
            if GO[other] in offered:
                continue
            name = volcano.CELL_NAMES[other]
            target = (f"cell-{name}",)
            if not state.laid >> other & 1:
                found.append(Refusal(GO[other], message("refusal-not-explored"), "FK-021", target))
            elif state.full(other):
                found.append(Refusal(GO[other], message("refusal-full"), "FK-023", target))
            elif state.lava >> other & 1 and state.dragons[volcano.CELL_PLACE[other]]:
                found.append(Refusal(GO[other], message("refusal-dragon-lava"), "FK-045", target))
            elif state.lava >> other & 1 and lava_budget(state, sheet) <= state.lava_steps:
                found.append(Refusal(GO[other], lava_reason(state, sheet), lava_rule(state), target))
            else:
                found.append(Refusal(GO[other], message("refusal-lava-end"), "FK-040", target))
        if state.lava >> sheet.cell & 1:
            found.append(Refusal(STOP, message("refusal-stop-on-lava"), "FK-040"))
        return found


WALK = Walk.of()


class GiveWood(Asking):
    """Mitsuhide's leap costs a wood from the weapon (FK-204)."""

    rules = ("FK-204",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return [SQUARE[square] for square in gear.squares_of(state.hero().weapon[0])]

    def take(self, state: Volcano, option: Option) -> None:
        lose_squares(state, state.hero(), WEAPON, 1 << (option.id - SQUARE[0].id))


def enter(state: Volcano, cell: int, paid: bool) -> None:
    """The samurai steps onto a cell; what is there may end the movement (FK-044, FK-046, FK-207, FK-216, FK-227)."""
    sheet = state.hero()
    before = sheet.cell
    if not (state.lava >> before & 1 or state.dragons[volcano.CELL_PLACE[before]]):
        state.came_from = before
    sheet.cell = cell
    state.steps -= 1
    state.moved += 1
    tell_where(state, "event-step", state.active)
    if state.lava >> cell & 1 and not paid:
        state.lava_steps += 1
        if state.config.lava_token:
            sheet.states -= 1
            state.states_left += 1
    if sheet.plan().sneaks and state.steps > 0 and not monk_waits(state, cell):
        sneak(state, cell)
    else:
        meet(state, sheet, cell)


def meet(state: Volcano, sheet: Sheet, cell: int) -> None:
    """Whatever stops a movement: a dragon, a monk to be fought, an enemy's temple, another samurai.

    Smoke hides from dragons and from the question of a fight, not from what a scenario makes one fight (FK-076).
    """
    config = state.config
    if state.dragons[volcano.CELL_PLACE[cell]] and not state.smoke:
        state.steps = 0
        state.push(END_MOVE, FACE_DRAGON)
    elif monk_waits(state, cell):
        state.steps = 0
        state.push(END_MOVE, FACE_MONK)
    elif guard_in(state, cell) >= 0:
        state.steps = 0
        state.push(END_MOVE, FACE_GUARD)
    else:
        asks = config.asks_duels and not state.safe(cell) and (config.must_fight or not state.smoke)
        other = state.other_on(cell, state.active) if asks else -1
        if other < 0 or not (sheet.armed() or state.sheets[other].armed()):
            if state.steps > 0 or state.lava_steps:
                state.agenda.append(WALK)
        elif config.must_fight:
            state.steps = 0
            state.push(END_MOVE, FACE_SAMURAI)
        else:
            state.push(AskFight.of(other, False))


def sneak(state: Volcano, cell: int) -> None:
    """Daisuke passes samurai and dragons; he meets one only where his movement ends (FK-207, FK-208)."""
    steals = state.hero().plan().steals_passing and not state.config.coop and not state.safe(cell)
    state.push(SneakOn.of(state.other_on(cell, state.active) if steals else -1))


class SneakOn(AskingCell):
    """Daisuke on his way: he ends here and meets what is here, or goes on, perhaps with a scroll (FK-207, FK-208)."""

    __slots__ = ("other",)
    rules = ("FK-207", "FK-208", "FK-266")

    def __init__(self, other: int) -> None:
        self.other = other

    def run(self, state: Volcano) -> Sequence[Option] | None:
        return WALK.run(state)

    def take(self, state: Volcano, option: Option) -> None:
        sheet = state.hero()
        if option is STOP:
            state.steps = 0
            meet(state, sheet, sheet.cell)
            return
        if option in TRADE:
            state.agenda.append(self)
            begin_trade(state, option)
            return
        WALK.take(state, option)
        if self.other >= 0 and not state.passed >> self.other & 1:
            prey = state.sheets[self.other]
            if prey.scroll_count() and can_take_scroll(sheet):
                state.passed |= 1 << self.other
                state.push(SneakTheft.of(self.other))

    def prompt(self, state: Volcano) -> Message:
        return WALK.prompt(state)

    def refusals(self, state: Volcano) -> Sequence[Refusal]:
        return WALK.refusals(state)


class SneakTheft(Asking):
    """Passing a samurai, Daisuke may take a scroll from its backpack (FK-208, FK-265)."""

    __slots__ = ("other",)
    rules = ("FK-208", "FK-265")

    def __init__(self, other: int) -> None:
        self.other = other

    def run(self, state: Volcano) -> Sequence[Option]:
        prey = state.sheets[self.other]
        return [*(STEAL_SCROLL[scroll] for scroll in prey.scrolls if scroll >= 0), STEAL_NOTHING]

    def take(self, state: Volcano, option: Option) -> None:
        if option is STEAL_NOTHING:
            return
        prey = state.sheets[self.other]
        scroll = option.id - STEAL_SCROLL[0].id
        if state.log is not None:
            state.tell("event-steal", seat=SeatName(state.seat), other=SeatName(self.other), item=scroll_name(scroll))
        steal_scroll(state, prey, scroll)
        # With Deep Pockets goes what lay in them (FK-066).
        make_room(state, self.other)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-sneak-theft", other=SeatName(self.other))


class AskFight(Asking):
    """Two samurai on one cell: first the active player, then the other says whether to fight (FK-135)."""

    __slots__ = ("asked", "other")
    rules = ("FK-135", "FK-046", "FK-047")

    def __init__(self, other: int, asked: bool) -> None:
        self.other = other
        self.asked = asked

    def run(self, state: Volcano) -> Sequence[Option]:
        return FIGHT, PEACE

    def take(self, state: Volcano, option: Option) -> None:
        if option is FIGHT:
            state.steps = 0
            state.push(ActAs.of(state.active), END_MOVE, FACE_SAMURAI)
        elif self.asked:
            state.push(ActAs.of(state.active), WALK)
        else:
            state.push(ActAs.of(self.other), AskFight.of(self.other, True))

    def prompt(self, state: Volcano) -> Message:
        other = state.active if self.asked else self.other
        return message("prompt-ask-fight", other=SeatName(other))


class EndMove(Step[Volcano]):
    """The end of a movement: lava is paid with the sandals (FK-041, FK-043)."""

    rules = ("FK-041", "FK-043")

    def run(self, state: Volcano) -> None:
        sheet = state.hero()
        cells = state.lava_steps
        state.lava_steps = 0
        if state.config.lava_token or not cells:
            return
        # Cool Soles shield from the first lava cell of a Move, by themselves (FK-076).
        if COOL_SOLES in sheet.adventures:
            use_up(state, sheet, COOL_SOLES)
            cells -= 1
        if cells:
            state.owed = changed(NOBODY, state.active, cells * sheet.lava_damage())
            state.push(PAY_SANDALS)


END_MOVE = EndMove.of()


class FaceDragon(Step[Volcano]):
    """The samurai has entered a dragon's tile (FK-044)."""

    def run(self, state: Volcano) -> None:
        place = volcano.CELL_PLACE[state.hero().cell]
        begin_dragon_fight(state, place, 1 << state.active, state.active, False)


class FaceMonk(Step[Volcano]):
    """Scenario 4: the samurai has come onto a monk's cell (FK-227)."""

    def run(self, state: Volcano) -> None:
        begin_monk_fight(state, state.active, state.hero().cell, False)


class FaceGuard(Step[Volcano]):
    """Scenario 7: the samurai has entered a temple that an enemy holds (FK-236)."""

    def run(self, state: Volcano) -> None:
        begin_duel(state, state.active, guard_in(state, state.hero().cell))


class FaceSamurai(Step[Volcano]):
    """A fight with the samurai on the same cell (FK-135, FK-216)."""

    def run(self, state: Volcano) -> None:
        begin_duel(state, state.active, state.other_on(state.hero().cell, state.active))


FACE_DRAGON = FaceDragon.of()
FACE_MONK = FaceMonk.of()
FACE_GUARD = FaceGuard.of()
FACE_SAMURAI = FaceSamurai.of()
