"""Rolls of samurai, dragons and monks, with damage, breaks and teeth (FK-121 to FK-127, FK-136, FK-228)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro.components import (
    DRAGON_TYPES,
    DRAGONS,
    SECOND_STRIKE,
    SKIN_ARMOUR,
    STEADY_BREAKS,
    STEADY_HAND,
    STONE_SKIN,
    STRIKE_DICE,
)
from zataku.games.fuji_koro.gear import HELMET, TOOTH, WEAPON
from zataku.games.fuji_koro.labels import DIE_NAMES, Asking
from zataku.games.fuji_koro.rules import (
    breaks_of,
    changed,
    damage_of,
    dragon_name,
    result_of,
    roll_faces,
    seat_name,
    take_cubes,
    without,
)
from zataku.games.fuji_koro.state import (
    DRAGON_FIGHT,
    DUEL,
    MONK_FIGHT,
    NOBODY,
    RIGHT_WEAPON,
    SANDALS_WEAPON,
    Sheet,
    Volcano,
)
from zataku.games.fuji_koro.steps.backpack import make_room
from zataku.games.fuji_koro.steps.cubes import PAY_HELMET, REPAIR_WEAPON, RemoveBroken
from zataku.games.fuji_koro.steps.leaving import (
    ASK_RETREAT,
    OFFER_FLIGHT,
    STILL_STANDING,
    flees,
    may_leave,
    offer_flight,
    opponent,
)
from zataku.games.fuji_koro.steps.outcome import tamed
from zataku.games.fuji_koro.vocabulary import AGAIN, DICE, KEEP_ROLL, RESULTS, ROLL, ROLL_NOTHING, SHARE, SOME, SPARE
from zataku.kernel.interpreter import ActAs
from zataku.kernel.messages import Arg, Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step


def hit_foe(state: Volcano, damage: int) -> None:
    """The dragon or monk loses health; whoever brings it to 0 slew it."""
    if state.health > 0:
        state.health -= damage
        if state.health <= 0:
            state.health = 0
            state.killed = state.seat


def decided(state: Volcano) -> bool:
    """Has one of two samurai left the fight, or the dragon or monk no health any more?"""
    return state.fighters.bit_count() < 2 if state.fight == DUEL else state.health <= 0


class Strike(Step[Volcano]):
    """A fighter's place in the order: roll weapons, or retreat if that is still open (FK-121, FK-122, FK-131)."""

    def run(self, state: Volcano) -> None:
        weapons = state.me().usable_weapons()
        if weapons:
            state.push(Attack.of(sum(1 << number for number in weapons), False))
        elif state.fight != DUEL and state.broke >> state.seat & 1 and may_leave(state, state.seat):
            state.push(ASK_RETREAT)


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
        if decided(state):
            return ()
        sheet = state.me()
        usable = [number for number in sheet.usable_weapons() if self.weapons >> number & 1]
        if not usable or not state.fighters >> state.seat & 1:
            return ()
        if state.is_guard(state.seat):
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
            foe = opponent(state)
            strength = state.sheets[foe].protection(HELMET)
            return message("prompt-attack-samurai", other=seat_name(state, foe), amount=strength)
        if state.fight == MONK_FIGHT:
            return message("prompt-attack-monk", amount=state.health)
        return message("prompt-attack", amount=state.health, dragon=fought_dragon(state))


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
        dice = dice_of(state.me(), self.weapon)
        return message(f"prompt-dice-{DIE_NAMES[len(state.dice_left)]}", amount=dice[len(state.dice_left)])


def roll_weapon(state: Volcano, number: int, dice: tuple[int, int, int, int]) -> None:
    """Roll dice for a weapon; what follows lies on the agenda."""
    sheet = state.me()
    state.group = sheet.weapon_group(number)
    state.rolled = roll_faces(state, dice)
    if state.log is not None:
        tell_roll(state, "event-roll", seat_name(state, state.seat))
    if sheet.powers & SECOND_STRIKE and state.rolled:
        state.push(RollAgain.of(STRIKE_DICE), Resolve.of(number))
    else:
        state.push(Resolve.of(number))


def tell_roll(state: Volcano, event: str, who: Arg) -> None:
    state.tell(
        event,
        who=who,
        amount=damage_of(state.rolled),
        breaks=sum(breaks_of(state.rolled)),
        dice=len(state.rolled),
    )


def fought_dragon(state: Volcano) -> Message:
    return dragon_name(state.dragons[state.fight_place] - 1)


def tell_health(state: Volcano) -> None:
    """How much health the dragon or monk has left, if any: its fall is told by itself."""
    if state.health > 0:
        if state.fight == MONK_FIGHT:
            state.tell("event-monk-health", amount=state.health)
        else:
            state.tell("event-health", dragon=fought_dragon(state), amount=state.health)


_RESULTS = tuple(result_of(material, face) for material, face in RESULTS)


class RollAgain(Asking):
    """Second Strike: pick up to two dice of the roll to be rolled again (before breaks)."""

    __slots__ = ("dice",)
    rules = ("FK-066",)

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def run(self, state: Volcano) -> Sequence[Option]:
        return [*(option for option, result in zip(AGAIN, _RESULTS, strict=True) if result in state.rolled), KEEP_ROLL]

    def take(self, state: Volcano, option: Option) -> None:
        if option is KEEP_ROLL:
            self._roll(state)
            return
        number = option.id - AGAIN[0].id
        state.rolled = without(state.rolled, _RESULTS[number])
        state.dice_left = (*state.dice_left, RESULTS[number][0])
        if self.dice > 1 and state.rolled:
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
                tell_roll(state, "event-roll-again", SeatName(state.seat))


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
                steps.extend(break_steps(breaks, self.weapon))
        if state.fight == DUEL:
            foe = opponent(state)
            if state.sheets[foe].powers & STONE_SKIN:
                damage = max(0, damage - SKIN_ARMOUR)
            state.owed = changed(state.owed, foe, damage)
            if damage:
                steps.extend((ActAs.of(foe), PAY_HELMET, STILL_STANDING, ActAs.of(state.seat)))
        else:
            hit_foe(state, damage)
            if damage and state.log is not None:
                tell_health(state)
        state.push(*steps, AFTER_ROLL)


def break_steps(breaks: tuple[int, int, int], weapon: int) -> list[Step[Any]]:
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
            state.push(*break_steps(remaining, self.weapon))


class AfterRoll(Step[Volcano]):
    """Has the roller lost the last usable weapon? Then a retreat or surrender is offered (FK-131, FK-138)."""

    def run(self, state: Volcano) -> None:
        seat = state.seat
        if tamed(state) or not state.rolled:
            # Where all dice were left out there was no roll to leave after (FK-211).
            return
        if not state.me().armed():
            state.broke |= 1 << seat
        if decided(state):
            return
        offer_flight(state)
        if may_leave(state, seat):
            state.push(ASK_RETREAT)


AFTER_ROLL = AfterRoll.of()


STRIKE = Strike.of()


class FoeRolls(Step[Volcano]):
    """The dragon (or monk) rolls; the total hits every fighter in full (FK-125, FK-126, FK-228)."""

    rules = ("FK-125", "FK-126", "FK-182", "FK-228")

    def run(self, state: Volcano) -> None:
        if state.fight == MONK_FIGHT:
            dice = (state.config.monk_dice, 0, 0, 0)
        else:
            figure = DRAGONS[state.dragons[state.fight_place] - 1]
            dice = (0, 0, DRAGON_TYPES[figure.type].dice, 0)
        state.rolled = roll_faces(state, dice)
        damage = damage_of(state.rolled)
        wood, _, teeth = breaks_of(state.rolled)
        if state.log is not None:
            foe = message("name-spot-monk") if state.fight == MONK_FIGHT else fought_dragon(state)
            tell_roll(state, "event-foe-roll", foe)
        owed = list(NOBODY)
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
        # Whoever began the fight may have left it: one who still fights speaks for all.
        speaker = next(seat for seat in state.seats_from(state.initiator) if state.fighters >> seat & 1)
        share_teeth(state, speaker, teeth)
        return
    for seat in state.seats_from(state.active):
        if state.fighters >> seat & 1 and take_cubes(state, seat, (0, 0, teeth)):
            make_room(state, seat)


def share_teeth(state: Volcano, speaker: int, teeth: int) -> None:
    """Teeth, as far as the supply goes, that one of the fighters shares out (FK-182, FK-183)."""
    state.push(ActAs.of(speaker), *[SHARE_TOOTH] * min(teeth, state.supply[TOOTH]))


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
