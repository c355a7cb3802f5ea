"""Fights: with dragons, between samurai, with monks that test the worthy (FK-111 to FK-144, FK-227 to FK-229)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    CARD_TYPE,
    DRAGON_TYPES,
    DRAGON_VENOM,
    DRAGONS,
    DRUM_INITIATIVE,
    FALLEN_TEETH,
    HUNTER_TEETH,
    SECOND_STRIKE,
    SKIN_ARMOUR,
    SLIP_AWAY,
    STEADY_BREAKS,
    STEADY_HAND,
    STONE_SKIN,
    STRIKE_DICE,
    TOOTH_HUNTER,
    VENOM_SCROLL,
    WAR_DRUM,
)
from zataku.games.fuji_koro.config import BEAT_GUARDS, SLAY_ALL
from zataku.games.fuji_koro.gear import HELMET, SANDALS, TOOTH, WEAPON
from zataku.games.fuji_koro.labels import DIE_NAMES, Asking
from zataku.games.fuji_koro.options import (
    AGAIN,
    CELL,
    DICE,
    FIGHT_ON,
    KEEP_ROLL,
    RETREAT,
    ROLL,
    ROLL_NOTHING,
    SEND,
    SEND_NOBODY,
    SHARE,
    SOME,
    SPARE,
    SPOIL,
    SPOIL_BLUEPRINT,
    SPOIL_SCROLL,
    STAY_OUT,
    STEAL,
    STEAL_BLUEPRINT,
    STEAL_NOTHING,
    STEAL_SCROLL,
    THROW,
    USE,
    USE_NOTHING,
)
from zataku.games.fuji_koro.rules import (
    breaks_of,
    changed,
    damage_of,
    dragon_health,
    dragon_name,
    poison,
    remove_dragon,
    roll_faces,
    score,
    take_cubes,
)
from zataku.games.fuji_koro.state import (
    DRAGON_FIGHT,
    DUEL,
    FOE,
    LEFT,
    MONK_FIGHT,
    NO_FIGHT,
    RIGHT_WEAPON,
    SANDALS_WEAPON,
    SLAYING,
    TESTED,
    Sheet,
    Volcano,
)
from zataku.games.fuji_koro.steps.cubes import (
    CHECK_CHARMS,
    ITEM_MONK,
    PAY_HELMET,
    PLACE_MONK,
    REPAIR_WEAPON,
    RemoveBroken,
    ask_seat,
    can_take_scroll,
    gain_scroll,
    lose_blueprint,
    lose_scroll,
    make_room,
    send_monk_away,
)
from zataku.kernel.interpreter import ActAs
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

NOBODY: tuple[int, ...] = (0,) * 9
NOWHERE: tuple[int, ...] = (-1,) * 9

# Beginning a fight


def _clear(state: Volcano, kind: int) -> None:
    state.fight = kind
    state.sent = state.boosted = state.broke = state.party = 0
    state.killed = -1
    state.owed = NOBODY
    state.order = ()
    state.rolled = ()


def begin_dragon_fight(state: Volcano, place: int, fighters: int, starter: int, defending: bool) -> None:
    """A fight with the dragon of a tile; joiners and brave monks come first (FK-111)."""
    _clear(state, DRAGON_FIGHT)
    state.fight_place = place
    dragon = state.dragons[place] - 1
    state.health = dragon_health(state, dragon)
    state.fighters = state.party = fighters
    state.initiator = starter
    state.defending = defending
    state.origins = NOWHERE if defending else changed(NOWHERE, starter, state.came_from)
    if state.log is not None:
        state.tell(
            "event-dragon-fight",
            dragon=dragon_name(dragon),
            amount=state.health,
            place=volcano.PLACE_NAMES[place],
            at=(f"place-{volcano.PLACE_NAMES[place]}",),
        )
    seats = state.seats_from(starter)
    steps: list[Step[Any]] = []
    if state.config.joining:
        steps.extend(Join.of(seat) for seat in seats if not fighters >> seat & 1)
    steps.extend(Ready.of(seat) for seat in seats)
    state.push(*steps, FIX_ORDER, END_FIGHT, ActAs.of(state.seat))


def begin_duel(state: Volcano, attacker: int, defender: int) -> None:
    """Two samurai fight; nobody joins, no monk is sent (FK-136, FK-137)."""
    _clear(state, DUEL)
    state.fighters = state.party = 1 << attacker | 1 << defender
    state.initiator = attacker
    state.defending = False
    state.fight_cell = state.sheets[attacker].cell
    state.origins = changed(NOWHERE, attacker, state.came_from)
    if state.log is not None:
        state.tell("event-duel", seat=SeatName(attacker), other=seat_name(state, defender))
    steps: list[Step[Any]] = [Drum.of(seat) for seat in (attacker, defender)]
    state.push(*steps, FIX_ORDER, END_FIGHT, ActAs.of(state.seat))


def begin_monk_fight(state: Volcano, seat: int, cell: int, approached: bool) -> None:
    """A samurai fights a monk alone; the monk rolls first (FK-227, FK-228)."""
    _clear(state, MONK_FIGHT)
    state.fighters = state.party = 1 << seat
    state.initiator = seat
    state.defending = approached
    state.fight_cell = cell
    state.health = state.config.monk_health
    state.origins = NOWHERE if approached else changed(NOWHERE, seat, state.came_from)
    state.order = (FOE, seat)
    if state.log is not None:
        state.tell("event-monk-fight", seat=SeatName(seat), cell=volcano.CELL_NAMES[cell])
    state.push(Round.of(0), END_FIGHT, ActAs.of(state.seat))


def seat_name(state: Volcano, seat: int) -> SeatName | Message:
    if seat < state.config.players:
        return SeatName(seat)
    return message("name-guard", number=seat - state.config.players + 1)


# Joining


def entry_cells(state: Volcano, seat: int) -> int:
    """Cells of the dragon's tile that a samurai could join on (FK-112, FK-210)."""
    sheet = state.sheets[seat]
    if not sheet.standing or sheet.cell < 0:
        return 0
    tile = volcano.PLACE_MASK[state.fight_place]
    if tile >> sheet.cell & 1:
        return 1 << sheet.cell
    free = tile & state.dry_mask() & ~state.full_mask()
    reach = sheet.plan().join_range
    if reach == 1:
        return volcano.NEIGHBOUR_MASK[sheet.cell] & free
    return volcano.within_steps(sheet.cell, state.dry_mask(), reach) & free


class Join(Step[Volcano]):
    """Ask a samurai next to the dragon's tile, if there is a cell for it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        if not state.fighters >> self.seat & 1 and entry_cells(state, self.seat):
            ask_seat(state, self.seat, ASK_TO_JOIN)


class AskToJoin(Asking):
    """Join a dragon fight on one of its cells, or stay out (FK-112)."""

    rules = ("FK-112", "FK-123", "FK-210")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [*(CELL[cell] for cell in volcano.cells_of(entry_cells(state, state.seat))), STAY_OUT]

    def take(self, state: Volcano, option: Option) -> None:
        if option is STAY_OUT:
            return
        sheet = state.me()
        state.origins = changed(state.origins, state.seat, sheet.cell)
        sheet.cell = option.id - CELL[0].id
        state.fighters |= 1 << state.seat
        state.party |= 1 << state.seat
        if state.log is not None:
            state.tell("event-join", seat=SeatName(state.seat), at=(f"cell-{volcano.CELL_NAMES[sheet.cell]}",))

    def prompt(self, state: Volcano) -> Message:
        dragon = dragon_name(state.dragons[state.fight_place] - 1)
        return message("prompt-ask-to-join", dragon=dragon, place=volcano.PLACE_NAMES[state.fight_place])

    def describe(self, state: Volcano, option: Option) -> Description:
        if option is STAY_OUT:
            return super().describe(state, option)
        name = volcano.CELL_NAMES[option.id - CELL[0].id]
        return Description(message("option-join", cell=name), targets=(f"cell-{name}",))


ASK_TO_JOIN = AskToJoin.of()


# Getting ready


class Ready(Step[Volcano]):
    """What a fighter may do before the order is fixed: send a brave monk, beat the war drum."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        if not state.fighters >> self.seat & 1 or state.health <= 0:
            return
        sheet = state.sheets[self.seat]
        steps: list[Step[Any]] = []
        dragon = DRAGONS[state.dragons[state.fight_place] - 1]
        if DRAGON_TYPES[dragon.type].monks and (sheet.pack_monks or any(sheet.monks)):
            steps.append(SEND_MONK)
        if WAR_DRUM in sheet.adventures:
            steps.append(BEAT_DRUM)
        if steps:
            ask_seat(state, self.seat, *steps)


class Drum(Step[Volcano]):
    """Before a duel: the war drum only."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Volcano) -> None:
        if WAR_DRUM in state.sheets[self.seat].adventures:
            ask_seat(state, self.seat, BEAT_DRUM)


class BeatDrum(Asking):
    """Use the war drum for more initiative in this fight."""

    rules = ("FK-076", "FK-117")

    def run(self, state: Volcano) -> Sequence[Option]:
        return USE[WAR_DRUM], USE_NOTHING

    def take(self, state: Volcano, option: Option) -> None:
        if option is not USE_NOTHING:
            use_up(state, state.me(), WAR_DRUM)
            state.boosted |= 1 << state.seat


BEAT_DRUM = BeatDrum.of()


def use_up(state: Volcano, sheet: Sheet, kind: int) -> None:
    """An adventure token is discarded when used."""
    index = sheet.adventures.index(kind)
    sheet.adventures = sheet.adventures[:index] + sheet.adventures[index + 1 :]
    state.used_adventures = (*state.used_adventures, kind)
    if state.log is not None:
        seat = state.sheets.index(sheet)
        state.tell("event-adventure", seat=SeatName(seat), item=message(f"name-adventure-{_adventure(kind)}"))


def _adventure(kind: int) -> str:
    return USE[kind].code.partition(":")[2]


class SendMonk(Asking):
    """Send away a brave monk, or nobody (FK-114 to FK-116, FK-119)."""

    rules = ("FK-114", "FK-115", "FK-116", "FK-119")

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.me()
        offer = [SEND[kind] for kind in range(4) if sheet.monks[kind]]
        if sheet.pack_monks:
            offer.append(SEND[4])
        offer.append(SEND_NOBODY)
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is SEND_NOBODY:
            return
        state.sent |= 1 << state.seat
        slot = option.id - SEND[0].id
        if state.log is not None:
            state.tell("event-brave-monk", seat=SeatName(state.seat))
        if state.me().cubes():
            state.push(ThrowCube.of(slot))
        else:
            send_monk_away(state, state.seat, slot)


SEND_MONK = SendMonk.of()


class ThrowCube(Asking):
    """The brave monk throws a resource from the backpack: one die of its colour is rolled (FK-115)."""

    __slots__ = ("slot",)
    rules = ("FK-115",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: Volcano) -> Sequence[Option]:
        pack = state.me().pack
        return [THROW[material] for material in (0, 1, 2) if pack[material]]

    def take(self, state: Volcano, option: Option) -> None:
        material = option.id - THROW[0].id
        state.me().pack[material] -= 1
        state.supply[material] += 1
        dice = (int(material == 0), int(material == 1), int(material == 2), 0)
        damage = damage_of(roll_faces(state, dice))
        hit_foe(state, damage)
        if state.log is not None:
            state.tell("event-throw", seat=SeatName(state.seat), cube=self.item(option), amount=damage)
        if state.health > 0:
            offer_flight(state)
        send_monk_away(state, state.seat, self.slot)


def hit_foe(state: Volcano, damage: int) -> None:
    """The dragon or monk loses health; whoever brings it to 0 slew it."""
    if state.health > 0:
        state.health -= damage
        if state.health <= 0:
            state.health = 0
            state.killed = state.seat


# The order of rolls


def initiative(state: Volcano, seat: int) -> int:
    value = state.sheets[seat].initiative()
    return value + DRUM_INITIATIVE if state.boosted >> seat & 1 else value


class FixOrder(Step[Volcano]):
    """Who rolls when, for the whole fight (FK-117 to FK-120, FK-137)."""

    rules = ("FK-117", "FK-118", "FK-119", "FK-120", "FK-137")

    def run(self, state: Volcano) -> None:
        if state.fight == DUEL:
            attacker = state.initiator
            defender = next(seat for seat in range(9) if state.fighters >> seat & 1 and seat != attacker)
            first = initiative(state, attacker) > initiative(state, defender)
            state.order = (attacker, defender) if first else (defender, attacker)
        else:
            state.order = self._dragon_order(state)
        state.push(Round.of(0))

    def _dragon_order(self, state: Volcano) -> tuple[int, ...]:
        # Sorting is stable, so that ties keep the turn order from the one who started the fight.
        seats = [seat for seat in state.seats_from(state.initiator) if state.fighters >> seat & 1]
        ranked = sorted(seats, key=lambda seat: -initiative(state, seat))
        brave = [seat for seat in ranked if state.sent >> seat & 1]
        others = [seat for seat in ranked if not state.sent >> seat & 1]
        fierce = DRAGONS[state.dragons[state.fight_place] - 1].initiative
        before = [
            seat
            for seat in others
            if initiative(state, seat) > fierce or (initiative(state, seat) == fierce and state.defending)
        ]
        after = [seat for seat in others if seat not in before]
        return (*brave, *before, FOE, *after)


FIX_ORDER = FixOrder.of()


class Round(Step[Volcano]):
    """The next one in the order rolls, again and again until the fight is over (FK-111, FK-132, FK-139)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Volcano) -> None:
        if state.won or state.lost:
            return
        if state.fight == DUEL:
            self._duel(state)
            return
        if tamed(state):
            return
        if state.health <= 0 or not state.fighters:
            return
        actor = state.order[self.place]
        following = Round.of((self.place + 1) % len(state.order))
        if actor == FOE:
            state.push(FOE_ROLLS, following)
        elif state.fighters >> actor & 1:
            state.push(ActAs.of(actor), STRIKE, following)
        else:
            state.push(following)

    def _duel(self, state: Volcano) -> None:
        if state.fighters.bit_count() < 2:
            return
        first, second = state.order
        if not state.sheets[first].armed() and not state.sheets[second].armed():
            return
        state.push(ActAs.of(state.order[self.place]), STRIKE, Round.of(1 - self.place))


def tamed(state: Volcano) -> bool:
    """Scenario 6: the legendary dragon brought low enough on the central tile (FK-235, FK-277)."""
    if not state.config.tame or state.fight != DRAGON_FIGHT or state.fight_place != volcano.CENTRE:
        return False
    dragon = DRAGONS[state.dragons[volcano.CENTRE] - 1]
    if DRAGON_TYPES[dragon.type].monks or not 0 < state.health <= state.config.tame:
        return False
    win_together(state)
    return True


def win_together(state: Volcano) -> None:
    state.won = True
    state.agenda.clear()
    if state.log is not None:
        state.tell("event-victory")


def lose_together(state: Volcano) -> None:
    state.lost = True
    state.agenda.clear()
    if state.log is not None:
        state.tell("event-defeat")


# A samurai rolls


def opponent(state: Volcano) -> int:
    first, second = state.order
    return second if state.seat == first else first


class Strike(Step[Volcano]):
    """A fighter's place in the order: roll weapons, or retreat if that is still open (FK-121, FK-122, FK-131)."""

    def run(self, state: Volcano) -> None:
        weapons = state.me().usable_weapons()
        if weapons:
            state.push(Attack.of(sum(1 << number for number in weapons), False))
        elif state.fight != DUEL and may_leave(state, state.seat):
            state.push(ASK_RETREAT)


STRIKE = Strike.of()


def dice_of(sheet: Sheet, number: int) -> tuple[int, int, int, int]:
    """All dice of a weapon: one a cube, and one for its charm (FK-121, FK-106)."""
    group = sheet.weapon_group(number)
    layout = sheet.sandals if number == SANDALS_WEAPON else sheet.weapon
    wood, metal, tooth = gear.counts(gear.only(layout, group))
    charm = 0
    if number != SANDALS_WEAPON and sheet.charms[WEAPON]:
        charm = int((sheet.charms[WEAPON] == 2) == (number == RIGHT_WEAPON))
    return wood, metal, tooth, charm


class Attack(Asking):
    """Roll one of the weapons still to be used, with all dice or with some (FK-121, FK-122)."""

    __slots__ = ("rolled", "weapons")
    rules = ("FK-121", "FK-122", "FK-136")

    def __init__(self, weapons: int, rolled: bool) -> None:
        self.weapons = weapons
        self.rolled = rolled

    def run(self, state: Volcano) -> Sequence[Option]:
        if state.fight == DUEL:
            if state.fighters.bit_count() < 2:
                return ()
        elif state.health <= 0:
            return ()
        sheet = state.me()
        usable = [number for number in sheet.usable_weapons() if self.weapons >> number & 1]
        if not usable or not state.fighters >> state.seat & 1:
            return ()
        if state.seat >= state.config.players:
            return [ROLL[usable[0]]]
        offer: list[Option] = []
        for number in usable:
            offer.append(ROLL[number])
            offer.append(SOME[number])
        # Against a samurai or a monk at least one die is rolled (FK-121).
        if state.fight == DRAGON_FIGHT or self.rolled:
            offer.append(ROLL_NOTHING)
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is ROLL_NOTHING:
            return
        number = option.id - ROLL[0].id
        if 0 <= number < 3:
            state.push(Attack.of(self.weapons & ~(1 << number), True))
            roll_weapon(state, number, dice_of(state.me(), number))
            return
        number = option.id - SOME[0].id
        state.dice_left = ()
        state.push(ChooseDice.of(number), Attack.of(self.weapons & ~(1 << number), True))

    def describe(self, state: Volcano, option: Option) -> Description:
        number = option.id - ROLL[0].id
        if not 0 <= number < 3:
            number = option.id - SOME[0].id
        if not 0 <= number < 3:
            return super().describe(state, option)
        wood, metal, tooth, charm = dice_of(state.me(), number)
        name = ("weapon", "right", "sandals")[number]
        verb = "some" if option in SOME else "roll"
        return Description(
            message(
                f"option-{verb}",
                item=message(f"name-weapon-{name}"),
                wood=wood,
                metal=metal,
                tooth=tooth,
                charm=charm,
            ),
            targets=(f"seat-{state.seat}-weapon",),
        )

    def prompt(self, state: Volcano) -> Message:
        if state.fight == DUEL:
            return message("prompt-attack-samurai", other=seat_name(state, opponent(state)))
        return message("prompt-attack", amount=state.health)


class ChooseDice(Asking):
    """How many dice of a material to roll; the others stay out of danger (FK-121)."""

    __slots__ = ("weapon",)
    rules = ("FK-121",)

    def __init__(self, weapon: int) -> None:
        self.weapon = weapon

    def run(self, state: Volcano) -> Sequence[Option]:
        dice = dice_of(state.me(), self.weapon)
        material = len(state.dice_left)
        fewest = 0
        if state.fight != DRAGON_FIGHT and not any(state.dice_left) and not any(dice[material + 1 :]):
            fewest = 1
        return DICE[fewest : dice[material] + 1]

    def take(self, state: Volcano, option: Option) -> None:
        state.dice_left = (*state.dice_left, option.id - DICE[0].id)
        if len(state.dice_left) < 4:
            state.push(self)
            return
        wood, metal, tooth, charm = state.dice_left
        state.dice_left = ()
        roll_weapon(state, self.weapon, (wood, metal, tooth, charm))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-choose-dice", cube=message(f"name-die-{DIE_NAMES[len(state.dice_left)]}"))


def roll_weapon(state: Volcano, number: int, dice: tuple[int, int, int, int]) -> None:
    """Roll dice for a weapon; what follows lies on the agenda."""
    sheet = state.me()
    state.group = sheet.weapon_group(number)
    state.rolled = roll_faces(state, dice)
    if state.log is not None:
        tell_roll(state, SeatName(state.seat) if state.seat < state.config.players else seat_name(state, state.seat))
    if sheet.powers & SECOND_STRIKE and state.rolled:
        state.push(RollAgain.of(STRIKE_DICE), Resolve.of(number))
    else:
        state.push(Resolve.of(number))


def tell_roll(state: Volcano, who: SeatName | Message) -> None:
    state.tell(
        "event-roll",
        seat=who,
        amount=damage_of(state.rolled),
        breaks=sum(breaks_of(state.rolled)),
        dice=len(state.rolled),
    )


class RollAgain(Asking):
    """Second Strike: pick up to two dice of the roll to be rolled again (before breaks)."""

    __slots__ = ("dice",)
    rules = ("FK-066",)

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def run(self, state: Volcano) -> Sequence[Option]:
        return [*(option for option in AGAIN if _result(option) in state.rolled), KEEP_ROLL]

    def take(self, state: Volcano, option: Option) -> None:
        if option is KEEP_ROLL:
            self._roll(state)
            return
        results = list(state.rolled)
        results.remove(_result(option))
        state.rolled = tuple(results)
        state.dice_left = (*state.dice_left, _result(option) // 8)
        if self.dice > 1 and results:
            state.push(RollAgain.of(self.dice - 1))
        else:
            self._roll(state)

    def _roll(self, state: Volcano) -> None:
        if state.dice_left:
            dice = state.dice_left
            again = roll_faces(state, (dice.count(0), dice.count(1), dice.count(2), dice.count(3)))
            state.rolled = (*state.rolled, *again)
            state.dice_left = ()
            if state.log is not None:
                tell_roll(state, SeatName(state.seat))


_MATERIAL_NUMBER = {name: number for number, name in enumerate((*gear.MATERIALS, "charm"))}
_RESULTS = {
    option.id: _MATERIAL_NUMBER[option.code.split(":")[1]] * 8
    + (0 if option.code.endswith("break") else int(option.code.split(":")[2]) + 1)
    for option in AGAIN
}


def _result(option: Option) -> int:
    return _RESULTS[option.id]


class Resolve(Step[Volcano]):
    """Damage and breaks of a roll (FK-121, FK-124)."""

    __slots__ = ("weapon",)

    def __init__(self, weapon: int) -> None:
        self.weapon = weapon

    def run(self, state: Volcano) -> None:
        damage = damage_of(state.rolled)
        breaks = breaks_of(state.rolled)
        sheet = state.me()
        steps: list[Step[Any]] = []
        if sum(breaks):
            if sheet.powers & STEADY_HAND:
                steps.append(SpareBreak.of(self.weapon, breaks, STEADY_BREAKS))
            else:
                steps.extend(break_steps(state, breaks, self.weapon))
        if state.fight == DUEL:
            foe = opponent(state)
            if state.sheets[foe].powers & STONE_SKIN:
                damage = max(0, damage - SKIN_ARMOUR)
            state.owed = changed(state.owed, foe, damage)
            if damage:
                steps.extend((ActAs.of(foe), PAY_HELMET, STILL_STANDING, ActAs.of(state.seat)))
        else:
            hit_foe(state, damage)
        state.push(*steps, AFTER_ROLL)


def break_steps(state: Volcano, breaks: tuple[int, int, int], weapon: int) -> list[Step[Any]]:
    steps: list[Step[Any]] = []
    for material in (0, 1, 2):
        steps.extend([RemoveBroken.of(material, weapon)] * breaks[material])
    if steps and weapon != SANDALS_WEAPON:
        steps.append(REPAIR_WEAPON)
    return steps


class SpareBreak(Asking):
    """Steady Hand: one break face of the roll has no effect; the owner says which."""

    __slots__ = ("breaks", "left", "weapon")
    rules = ("FK-066",)

    def __init__(self, weapon: int, breaks: tuple[int, int, int], left: int) -> None:
        self.weapon = weapon
        self.breaks = breaks
        self.left = left

    def run(self, state: Volcano) -> Sequence[Option]:
        return [SPARE[material] for material in (0, 1, 2) if self.breaks[material]]

    def take(self, state: Volcano, option: Option) -> None:
        breaks = list(self.breaks)
        breaks[option.id - SPARE[0].id] -= 1
        remaining = (breaks[0], breaks[1], breaks[2])
        if self.left > 1 and any(remaining):
            state.push(SpareBreak.of(self.weapon, remaining, self.left - 1))
        else:
            state.push(*break_steps(state, remaining, self.weapon))


class AfterRoll(Step[Volcano]):
    """Has the roller lost the last usable weapon? Then a retreat or surrender is offered (FK-131, FK-138)."""

    def run(self, state: Volcano) -> None:
        seat = state.seat
        if tamed(state):
            return
        if not state.me().armed():
            state.broke |= 1 << seat
        over = state.fighters.bit_count() < 2 if state.fight == DUEL else state.health <= 0
        if over:
            return
        offer_flight(state)
        if may_leave(state, seat):
            state.push(ASK_RETREAT)


AFTER_ROLL = AfterRoll.of()


def may_leave(state: Volcano, seat: int) -> bool:
    """May this fighter retreat or surrender now (FK-131, FK-138, FK-211)?"""
    if not state.fighters >> seat & 1 or seat >= state.config.players:
        return False
    sheet = state.sheets[seat]
    if not flees(sheet) and not (state.broke >> seat & 1 and not sheet.armed()):
        return False
    return state.fight == DUEL or bool(retreat_cells(state, seat))


class AskRetreat(Asking):
    """Retreat from a dragon or monk, surrender to a samurai, or fight on."""

    rules = ("FK-131", "FK-138", "FK-211")

    def run(self, state: Volcano) -> Sequence[Option]:
        return RETREAT, FIGHT_ON

    def take(self, state: Volcano, option: Option) -> None:
        if option is FIGHT_ON:
            return
        state.fighters &= ~(1 << state.seat)
        if state.log is not None:
            state.tell("event-retreat", seat=SeatName(state.seat))
        if state.fight != DUEL:
            state.push(GO_BACK)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-surrender" if state.fight == DUEL else "prompt-ask-retreat")


ASK_RETREAT = AskRetreat.of()


def refuge_mask(state: Volcano) -> int:
    """Dry cells, not full, of tiles without a dragon (and without a monk that has come to fight)."""
    mask = state.dry_mask() & ~state.full_mask() & ~state.dragon_mask()
    if state.fight == MONK_FIGHT:
        for cell in volcano.cells_of(state.monks):
            mask &= ~volcano.PLACE_MASK[volcano.CELL_PLACE[cell]]
    return mask


def retreat_cells(state: Volcano, seat: int) -> int:
    """Where a fighter goes who leaves a fight (FK-129, FK-180, FK-274)."""
    cell = state.sheets[seat].cell
    refuge = refuge_mask(state)
    if state.defending and state.fight == DRAGON_FIGHT and state.origins[seat] < 0:
        return volcano.NEIGHBOUR_MASK[cell] & refuge
    origin = state.origins[seat]
    if origin >= 0 and (state.dry_mask() & ~state.full_mask() & ~state.dragon_mask()) >> origin & 1:
        return 1 << origin
    return volcano.nearest(cell, state.laid, refuge) or 1 << cell


class GoBack(Asking):
    """A samurai that leaves the fight goes back where it came from (FK-129)."""

    rules = ("FK-129", "FK-180", "FK-274")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [CELL[cell] for cell in volcano.cells_of(retreat_cells(state, state.seat))]

    def take(self, state: Volcano, option: Option) -> None:
        state.me().cell = option.id - CELL[0].id


GO_BACK = GoBack.of()


# The foe rolls


class FoeRolls(Step[Volcano]):
    """The dragon (or monk) rolls; the total hits every fighter in full (FK-125, FK-126, FK-228)."""

    rules = ("FK-125", "FK-126", "FK-182", "FK-228")

    def run(self, state: Volcano) -> None:
        if state.fight == MONK_FIGHT:
            dice = (state.config.monk_dice, 0, 0, 0)
            who: Message = message("name-monk")
        else:
            figure = DRAGONS[state.dragons[state.fight_place] - 1]
            dice = (0, 0, DRAGON_TYPES[figure.type].dice, 0)
            who = dragon_name(state.dragons[state.fight_place] - 1)
        state.rolled = roll_faces(state, dice)
        damage = damage_of(state.rolled)
        wood, _, teeth = breaks_of(state.rolled)
        if state.log is not None:
            tell_roll(state, who)
        owed = [0] * 9
        steps: list[Step[Any]] = []
        for seat in state.seats_from(state.initiator):
            if not state.fighters >> seat & 1:
                continue
            sheet = state.sheets[seat]
            owed[seat] = max(0, damage - SKIN_ARMOUR) if sheet.powers & STONE_SKIN else damage
            if owed[seat]:
                steps.extend((ActAs.of(seat), PAY_HELMET, STILL_STANDING))
            if flees(sheet):
                steps.extend((ActAs.of(seat), OFFER_FLIGHT))
        state.owed = tuple(owed)
        state.push(*steps)
        if state.fight == MONK_FIGHT:
            if wood:
                take_cubes(state, state.initiator, (wood, 0, 0))
                make_room(state, state.initiator)
        elif teeth:
            give_teeth(state, teeth, state.config.coop)


FOE_ROLLS = FoeRolls.of()


def give_teeth(state: Volcano, teeth: int, shared: bool) -> None:
    """Teeth for every fighter, or in cooperative play that many for all together (FK-126, FK-182)."""
    if shared:
        state.push(ActAs.of(state.initiator), *[SHARE_TOOTH] * min(teeth, state.supply[TOOTH]))
        return
    for seat in state.seats_from(state.active):
        if state.fighters >> seat & 1 and take_cubes(state, seat, (0, 0, teeth)):
            make_room(state, seat)


class ShareTooth(Asking):
    """The fighters decide who gets a tooth (FK-182, FK-183)."""

    rules = ("FK-182", "FK-183")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [SHARE[seat] for seat in range(state.config.players) if state.fighters >> seat & 1]

    def take(self, state: Volcano, option: Option) -> None:
        seat = option.id - SHARE[0].id
        if take_cubes(state, seat, (0, 0, 1)):
            make_room(state, seat)


SHARE_TOOTH = ShareTooth.of()


def flees(sheet: Sheet) -> bool:
    """May this samurai leave a fight after any roll (FK-211)?"""
    return sheet.plan().flees or bool(sheet.powers & SLIP_AWAY)


def offer_flight(state: Volcano) -> None:
    """After the deciding seat's roll: those who may flee after any roll are asked too (FK-211)."""
    steps: list[Step[Any]] = []
    for seat in range(state.config.players):
        if seat != state.seat and state.fighters >> seat & 1 and flees(state.sheets[seat]):
            steps.extend((ActAs.of(seat), OFFER_FLIGHT))
    if steps:
        state.push(*steps, ActAs.of(state.seat))


class OfferFlight(Step[Volcano]):
    """Whoever may flee after any roll is asked after the rolls of others too (FK-211)."""

    def run(self, state: Volcano) -> None:
        if state.fighters >> state.seat & 1 and state.me().standing and may_leave(state, state.seat):
            state.push(ASK_RETREAT)


OFFER_FLIGHT = OfferFlight.of()


class StillStanding(Step[Volcano]):
    """Damage that no cube could pay knocks a samurai out (FK-128, FK-140, FK-181, FK-222)."""

    rules = ("FK-128", "FK-140", "FK-181", "FK-222", "FK-229")

    def run(self, state: Volcano) -> None:
        seat = state.seat
        if state.owed[seat] <= 0:
            return
        state.owed = changed(state.owed, seat, 0)
        state.fighters &= ~(1 << seat)
        config = state.config
        if seat >= config.players:
            return
        sheet = state.me()
        if state.log is not None:
            state.tell("event-knocked-out", seat=SeatName(seat))
        if seat == state.active:
            state.turn_over = True
        if config.lives:
            lose_life(state, seat)
            return
        if state.fight == MONK_FIGHT and config.monk_loss:
            score(state, seat, -config.monk_loss, TESTED)
        if config.temple_respawn:
            state.push(RESPAWN)
            return
        sheet.standing = False
        if state.fight == DUEL:
            winner = opponent(state)
            state.push(ActAs.of(winner), LayDown.of(seat))
        else:
            state.push(GO_BACK)


STILL_STANDING = StillStanding.of()


def lose_life(state: Volcano, seat: int) -> None:
    """Cooperative: a life is lost and the samurai stands on the central tile at once (FK-181)."""
    sheet = state.sheets[seat]
    sheet.lives -= 1
    sheet.cell = volcano.CENTRE_CELL
    sheet.standing = True
    if state.log is not None:
        state.tell("event-life", seat=SeatName(seat), amount=sheet.lives)
    if sheet.lives <= 0:
        lose_together(state)


class Respawn(Asking):
    """Stand up in a temple of one's choice (FK-153, FK-222)."""

    rules = ("FK-153", "FK-222")

    def run(self, state: Volcano) -> Sequence[Option]:
        return [CELL[cell] for cell in volcano.TEMPLE_CELLS]

    def take(self, state: Volcano, option: Option) -> None:
        sheet = state.me()
        sheet.cell = option.id - CELL[0].id
        sheet.standing = True


RESPAWN = Respawn.of()


class LayDown(Asking):
    """The winner of a duel lays the loser on a neighbouring dry cell (FK-140)."""

    __slots__ = ("loser",)
    rules = ("FK-140",)

    def __init__(self, loser: int) -> None:
        self.loser = loser

    def run(self, state: Volcano) -> Sequence[Option]:
        cell = state.sheets[self.loser].cell
        free = volcano.NEIGHBOUR_MASK[cell] & state.dry_mask() & ~state.full_mask()
        return [CELL[other] for other in volcano.cells_of(free)]

    def take(self, state: Volcano, option: Option) -> None:
        state.sheets[self.loser].cell = option.id - CELL[0].id


# The end of a fight


class EndFight(Step[Volcano]):
    """Rewards or losses, then charms, then what the fight means for the turn."""

    def run(self, state: Volcano) -> None:
        if state.fight == DUEL:
            state.push(SPOILS, CHECK_CHARMS, CLOSE_FIGHT)
        elif state.health <= 0:
            state.push(MONK_WON if state.fight == MONK_FIGHT else SLAY, CHECK_CHARMS, CLOSE_FIGHT)
        else:
            if state.fight == DRAGON_FIGHT:
                self._survived(state)
            state.push(CHECK_CHARMS, CLOSE_FIGHT)

    def _survived(self, state: Volcano) -> None:
        """A dragon that survives is whole again for the next fight, but for its damage tokens (FK-134)."""
        dragon = state.dragons[state.fight_place] - 1
        for seat in range(state.config.players):
            if state.party >> seat & 1 and state.sheets[seat].powers & DRAGON_VENOM:
                poison(state, dragon, VENOM_SCROLL)


END_FIGHT = EndFight.of()


class Slay(Step[Volcano]):
    """The dragon leaves the game; all still fighting are rewarded (FK-133, FK-183, FK-218, FK-223, FK-280)."""

    rules = ("FK-133", "FK-183", "FK-218", "FK-223", "FK-280")

    def run(self, state: Volcano) -> None:
        config = state.config
        dragon = state.dragons[state.fight_place] - 1
        kind = DRAGON_TYPES[DRAGONS[dragon].type]
        if state.log is not None:
            state.tell("event-slain", dragon=dragon_name(dragon))
        remove_dragon(state, state.fight_place)
        state.slain = (*state.slain, dragon)
        if config.tame and not kind.monks:
            lose_together(state)
            return
        if config.figures and state.killed >= 0:
            sheet = state.sheets[state.killed]
            figures = list(sheet.figures)
            figures[DRAGONS[dragon].type] += 1
            sheet.figures = (figures[0], figures[1], figures[2], figures[3])
        fighters = [seat for seat in state.seats_from(state.active) if state.fighters >> seat & 1]
        for seat in fighters:
            score(state, seat, kind.points, SLAYING)
        if not config.dragon_lays:
            if config.coop and not config.scores_points:
                if fighters:
                    share = min(kind.reward, state.supply[TOOTH])
                    state.push(ActAs.of(fighters[0]), *[SHARE_TOOTH] * share)
            else:
                for seat in fighters:
                    take_cubes(state, seat, (0, 0, FALLEN_TEETH))
            for seat in fighters:
                if state.sheets[seat].powers & TOOTH_HUNTER:
                    take_cubes(state, seat, (0, 0, HUNTER_TEETH))
        for seat in fighters:
            make_room(state, seat)
        if config.goal_checked():
            state.push(CHECK_GOAL)


SLAY = Slay.of()


class CheckGoal(Step[Volcano]):
    """Cooperative: is the match won or lost by now (FK-166, FK-188, FK-233, FK-260)?"""

    rules = ("FK-166", "FK-188", "FK-190", "FK-233", "FK-238", "FK-260")

    def run(self, state: Volcano) -> None:
        config = state.config
        players = state.sheets[: config.players]
        if any(sheet.palace != LEFT for sheet in players):
            return
        if goal_met(state):
            win_together(state)
        else:
            lose_together(state)


CHECK_GOAL = CheckGoal.of()


def goal_met(state: Volcano) -> bool:
    """Everybody has left: is the goal reached?"""
    goal = state.config.goal
    players = state.sheets[: state.config.players]
    if goal == SLAY_ALL:
        return state.legendary_dead and not any(state.dragons)
    if goal == BEAT_GUARDS:
        return all(sheet.cell < 0 for sheet in state.sheets[state.config.players :]) and players[0].enchanted() == 3
    types = [any(sheet.charms[kind] for sheet in players) for kind in (HELMET, WEAPON, SANDALS)]
    return state.legendary_dead and all(types) and all(sheet.enchanted() for sheet in players)


class MonkWon(Step[Volcano]):
    """A beaten monk goes onto the winner's board as if gathered (FK-229)."""

    rules = ("FK-229",)

    def run(self, state: Volcano) -> None:
        state.monks &= ~(1 << state.fight_cell)
        if state.log is not None:
            state.tell("event-monk-beaten", seat=SeatName(state.initiator))
        ask_seat(state, state.initiator, PLACE_MONK)


MONK_WON = MonkWon.of()


class Spoils(Step[Volcano]):
    """The winner of a duel may take one thing from the loser's backpack (FK-138, FK-139, FK-141, FK-238, FK-278)."""

    rules = ("FK-138", "FK-139", "FK-141", "FK-238", "FK-278")

    def run(self, state: Volcano) -> None:
        first, second = state.order
        guards = state.config.players
        if state.fighters.bit_count() == 2:
            # Neither could go on. From an enemy's temple the player goes back.
            if max(first, second) >= guards:
                ask_seat(state, min(first, second), GO_BACK)
            return
        winner = first if state.fighters >> first & 1 else second
        loser = second if winner == first else first
        if winner >= guards:
            if state.sheets[loser].cell == state.fight_cell:
                ask_seat(state, loser, GO_BACK)
            return
        if loser >= guards:
            guard = state.sheets[loser]
            guard.cell = -1
            if state.log is not None:
                state.tell("event-guard-beaten", seat=SeatName(winner))
        ask_seat(state, winner, Steal.of(loser))


SPOILS = Spoils.of()


class Steal(Asking):
    """Take one thing from the backpack of a beaten samurai (FK-141 to FK-144)."""

    __slots__ = ("loser",)
    rules = ("FK-141", "FK-142", "FK-143", "FK-144", "FK-279")

    def __init__(self, loser: int) -> None:
        self.loser = loser

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.me()
        prey = state.sheets[self.loser]
        guard = self.loser >= state.config.players
        offer: list[Option] = []
        full = sheet.items() + sheet.cubes() >= sheet.room()
        if not guard:
            for material in (0, 1, 2):
                if prey.pack[material]:
                    if sheet.holds_cubes():
                        offer.append(STEAL[material])
                    if full:
                        offer.append(SPOIL[material])
            if prey.pack_monks:
                if sheet.holds_item():
                    offer.append(STEAL[ITEM_MONK])
                if full:
                    offer.append(SPOIL[ITEM_MONK])
            for scroll in prey.scrolls:
                if scroll >= 0:
                    if can_take_scroll(sheet):
                        offer.append(STEAL_SCROLL[scroll])
                    if full:
                        offer.append(SPOIL_SCROLL[scroll])
        for card in prey.blueprints:
            if sheet.holds_item() and (guard or not sheet.holds_type(CARD_TYPE[card])):
                offer.append(STEAL_BLUEPRINT[card])
            if full and not guard:
                offer.append(SPOIL_BLUEPRINT[card])
        if offer:
            offer.append(STEAL_NOTHING)
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is STEAL_NOTHING:
            return
        sheet = state.me()
        prey = state.sheets[self.loser]
        if state.log is not None:
            state.tell("event-steal", seat=SeatName(state.seat), item=self.item(option))
        if option in STEAL or option in SPOIL:
            stolen = option in STEAL
            number = option.id - (STEAL if stolen else SPOIL)[0].id
            if number == ITEM_MONK:
                prey.pack_monks -= 1
                if stolen:
                    sheet.pack_monks += 1
                else:
                    state.monks_left += 1
            else:
                prey.pack[number] -= 1
                if stolen:
                    sheet.pack[number] += 1
                else:
                    state.supply[number] += 1
        elif option in STEAL_SCROLL:
            scroll = option.id - STEAL_SCROLL[0].id
            prey.set_scroll(prey.scrolls.index(scroll), -1)
            gain_scroll(state, scroll)
        elif option in SPOIL_SCROLL:
            lose_scroll(state, prey, option.id - SPOIL_SCROLL[0].id)
        elif option in STEAL_BLUEPRINT:
            card = option.id - STEAL_BLUEPRINT[0].id
            index = prey.blueprints.index(card)
            prey.blueprints = prey.blueprints[:index] + prey.blueprints[index + 1 :]
            sheet.blueprints = (*sheet.blueprints, card)
        else:
            lose_blueprint(state, prey, option.id - SPOIL_BLUEPRINT[0].id)
        make_room(state, state.seat)
        make_room(state, self.loser)


class CloseFight(Step[Volcano]):
    """The fight is over; a fight in the last action ends the turn (FK-035). Further meetings may follow."""

    rules = ("FK-035", "FK-256", "FK-270", "FK-272")

    def run(self, state: Volcano) -> None:
        if state.action >= 0 and state.actions == 0:
            state.turn_over = True
        state.steps = 0
        kind = state.fight
        state.fight = NO_FIGHT
        config = state.config
        if kind == DRAGON_FIGHT and (config.monk_health or config.must_fight):
            for seat in reversed(state.seats_from(state.active)):
                if state.party >> seat & 1:
                    state.push(Meet.of(seat, state.origins[seat]))


CLOSE_FIGHT = CloseFight.of()


class Meet(Step[Volcano]):
    """After going somewhere otherwise than by an own step: monks and samurai that fight on sight (FK-270, FK-272)."""

    __slots__ = ("origin", "seat")

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def run(self, state: Volcano) -> None:
        sheet = state.sheets[self.seat]
        if not sheet.standing or sheet.cell < 0:
            return
        if (
            state.config.monk_health
            and state.monks >> sheet.cell & 1
            and not state.dragons[volcano.CELL_PLACE[sheet.cell]]
        ):
            state.came_from = self.origin
            begin_monk_fight(state, self.seat, sheet.cell, False)
        elif state.config.must_fight and not state.safe(sheet.cell):
            other = state.other_on(sheet.cell, self.seat)
            if other >= 0 and (sheet.armed() or state.sheets[other].armed()):
                state.came_from = self.origin
                begin_duel(state, self.seat, other)
