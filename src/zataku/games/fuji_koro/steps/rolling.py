"""Rolls of samurai, dragons and monks, with damage, breaks and teeth (FK-121 to FK-127, FK-136, FK-228)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from zataku.kernel.messages import Arg, Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.state import ActAs
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced, without

from .. import elements, gear
from ..components import (
    BREAK,
    DRAGON_TYPES,
    DRAGONS,
    SECOND_STRIKE,
    SKIN_ARMOUR,
    STEADY_BREAKS,
    STEADY_HAND,
    STONE_SKIN,
    STRIKE_DICE,
)
from ..gear import HELMET, TOOTH, WEAPON
from ..names import DIE_NAMES, NOTHING, cube_name, dice_names, die_face, dragon_name, face_names, result_of, seat_name
from ..state import (
    DRAGON_FIGHT,
    DUEL,
    FOE,
    MONK_FIGHT,
    RIGHT_WEAPON,
    SANDALS_WEAPON,
    Fight,
    Sheet,
    Volcano,
)
from ..vocabulary import AGAIN, DICE, RESULTS, ROLL, SHARE, SOME, SPARE, WEAPON_NAMES, Result
from .asking import Asking
from .backpack import make_room
from .common import (
    breaks_of,
    damage_of,
    roll_faces,
    take_cubes,
)
from .cubes import PAY_HELMET, REPAIR_WEAPON, RemoveBroken
from .leaving import (
    ASK_RETREAT,
    OFFER_FLIGHT,
    STILL_STANDING,
    flees,
    may_leave,
    offer_flight,
    opponent,
)
from .outcome import tamed


def hit_foe(state: Volcano, damage: int) -> None:
    """The dragon or monk loses health; whoever brings it to 0 slew it."""
    fight = state.this_fight()
    if fight.health > 0:
        fight.health -= damage
        if fight.health <= 0:
            fight.health = 0
            fight.killed = state.seat


def decided(fight: Fight) -> bool:
    """Has one of two samurai left the fight, or the dragon or monk no health any more?"""
    return fight.fighters.bit_count() < 2 if fight.kind == DUEL else fight.health <= 0


class Strike(Step[Volcano]):
    """A fighter's place in the order: roll weapons, or retreat if that is still open (FK-121, FK-122, FK-131)."""

    def run(self, state: Volcano) -> None:
        weapons = state.me().usable_weapons()
        if weapons:
            state.agenda.append(Attack.of(sum([1 << number for number in weapons]), False))
            return
        fight = state.this_fight()
        if fight.kind != DUEL and fight.broke >> state.seat & 1 and may_leave(state, state.seat):
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


#: Where the weapons are shown: the left or two-handed one, the right one, Tomoe's sandals.
_PLACES: Final = ("left", "right", "sandals")


class Attack(Asking):
    """Roll one of the weapons still to be used, with all dice or with some (FK-121, FK-122)."""

    __slots__ = ("rolled", "weapons")
    rules = ("FK-121", "FK-122", "FK-136")

    def __init__(self, weapons: int, rolled: bool) -> None:
        self.weapons = weapons
        self.rolled = rolled

    def run(self, state: Volcano) -> Sequence[Option]:
        fight = state.this_fight()
        if decided(fight):
            return ()
        sheet = state.me()
        usable = [number for number in sheet.usable_weapons() if self.weapons >> number & 1]
        if not usable or not fight.fighters >> state.seat & 1:
            return ()
        if state.is_guard(state.seat):
            return [ROLL[usable[0]]]
        offer: list[Option] = []
        for number in usable:
            offer.append(ROLL[number])
            offer.append(SOME[number])
        # Against a samurai or a monk at least one die is rolled (FK-121).
        if fight.kind == DRAGON_FIGHT or self.rolled:
            offer.append(ROLL[None])
        return offer

    def roll(self, state: Volcano, number: int | None) -> None:
        if number is None:
            return
        state.push(Attack.of(self.weapons & ~(1 << number), True))
        roll_weapon(state, number, dice_of(state.me(), number))

    def roll_some(self, state: Volcano, number: int) -> None:
        state.push(ChooseDice.of(number, ()), Attack.of(self.weapons & ~(1 << number), True))

    def describe_roll(self, state: Volcano, number: int | None) -> Description:
        if number is None:
            return Description(message("option-roll-nothing"))
        return Description(self._label(state, "option-roll", number), targets=(elements.weapon(_PLACES[number]),))

    def describe_roll_some(self, state: Volcano, number: int) -> Description:
        return Description(self._label(state, "option-some", number), targets=(elements.some_dice(_PLACES[number]),))

    def _label(self, state: Volcano, label: str, number: int) -> Message:
        name = message(f"name-weapon-{WEAPON_NAMES[number]}")
        return message(label, item=name, dice=dice_names(dice_of(state.me(), number)))

    def prompt(self, state: Volcano) -> Message:
        fight = state.this_fight()
        if fight.kind == DUEL:
            foe = opponent(state)
            strength = state.sheets[foe].protection(HELMET)
            return message("prompt-attack-samurai", other=seat_name(state, foe), amount=strength)
        if fight.kind == MONK_FIGHT:
            return message("prompt-attack-monk", amount=fight.health)
        return message("prompt-attack", amount=fight.health, dragon=fought_dragon(state))


class ChooseDice(Step[Volcano]):
    """How many dice of a material to roll; the others stay out of danger (FK-121).

    `chosen` are the numbers of dice of the materials before.
    """

    __slots__ = ("chosen", "weapon")
    rules = ("FK-121",)

    def __init__(self, weapon: int, chosen: tuple[int, ...]) -> None:
        self.weapon = weapon
        self.chosen = chosen

    def run(self, state: Volcano) -> Sequence[Option]:
        dice = dice_of(state.me(), self.weapon)
        material = len(self.chosen)
        fewest = 0
        if state.this_fight().kind != DRAGON_FIGHT and not any(self.chosen) and not any(dice[material + 1 :]):
            fewest = 1
        return [DICE[number] for number in range(fewest, dice[material] + 1)]

    def count_dice(self, state: Volcano, number: int) -> None:
        chosen = (*self.chosen, number)
        if len(chosen) < len(DIE_NAMES):
            state.push(ChooseDice.of(self.weapon, chosen))
        else:
            wood, metal, tooth, charm = chosen
            roll_weapon(state, self.weapon, (wood, metal, tooth, charm))

    def prompt(self, state: Volcano) -> Message:
        material = len(self.chosen)
        amount = dice_of(state.me(), self.weapon)[material]
        return message(f"prompt-dice-{DIE_NAMES[material]}", amount=amount)

    def describe_count_dice(self, state: Volcano, number: int) -> Description:
        return Description(message("option-dice", amount=number), targets=(elements.number_of_dice(number),))


def roll_weapon(state: Volcano, number: int, dice: tuple[int, int, int, int]) -> None:
    """Roll dice for a weapon; what follows lies on the agenda."""
    sheet = state.me()
    fight = state.this_fight()
    fight.group = sheet.weapon_group(number)
    fight.rolled = roll_faces(state, dice)
    fight.roller = state.seat
    if state.log is not None:
        tell_roll(state, "event-roll", seat_name(state, state.seat))
    if sheet.powers & SECOND_STRIKE and fight.rolled:
        state.push(RollAgain.of(STRIKE_DICE, ()), Resolve.of(number))
    else:
        state.agenda.append(Resolve.of(number))


def tell_roll(state: Volcano, event: str, who: Arg) -> None:
    rolled = state.this_fight().rolled
    breaks = sum(breaks_of(rolled))
    state.tell(event, who=who, faces=face_names(rolled) or (NOTHING,), amount=damage_of(rolled), breaks=breaks)


def fought_dragon(state: Volcano) -> Message:
    return dragon_name(state.dragons[state.this_fight().place] - 1)


def tell_health(state: Volcano) -> None:
    """How much health the dragon or monk has left, if any: its fall is told by itself."""
    fight = state.this_fight()
    if fight.health > 0:
        if fight.kind == MONK_FIGHT:
            state.tell("event-monk-health", amount=fight.health)
        else:
            state.tell("event-health", dragon=fought_dragon(state), amount=fight.health)


#: The options for rolling a die again, with the results they mean.
_AGAIN: Final = tuple((AGAIN[result], result_of(*result)) for result in RESULTS)


class RollAgain(Asking):
    """Second Strike: pick up to two dice of the roll to be rolled again (before breaks).

    `dice` can still be picked; `picked` are the materials of those that have been.
    """

    __slots__ = ("dice", "picked")
    rules = ("FK-066",)

    def __init__(self, dice: int, picked: tuple[int, ...]) -> None:
        self.dice = dice
        self.picked = picked

    def run(self, state: Volcano) -> Sequence[Option]:
        rolled = state.this_fight().rolled
        return [*(option for option, result in _AGAIN if result in rolled), AGAIN[None]]

    def roll_again(self, state: Volcano, result: Result | None) -> None:
        if result is None:
            self._roll(state, self.picked)
            return
        material, face = result
        fight = state.this_fight()
        fight.rolled = without(fight.rolled, result_of(material, face))
        picked = (*self.picked, material)
        if self.dice > 1 and fight.rolled:
            state.push(RollAgain.of(self.dice - 1, picked))
        else:
            self._roll(state, picked)

    def _roll(self, state: Volcano, dice: tuple[int, ...]) -> None:
        if dice:
            again = roll_faces(state, (dice.count(0), dice.count(1), dice.count(2), dice.count(3)))
            fight = state.this_fight()
            fight.rolled = (*fight.rolled, *again)
            if state.log is not None:
                tell_roll(state, "event-roll-again", SeatName(state.seat))

    def describe_roll_again(self, state: Volcano, result: Result | None) -> Description:
        if result is None:
            return Description(message("option-again-no"))
        material, face = result
        label = message("option-again", die=die_face(material, face))
        return Description(label, targets=dice_showing(state, material, face))


def dice_showing(state: Volcano, material: int, face: int) -> tuple[str, ...]:
    """The dice of the last roll that show this."""
    result = result_of(material, face)
    return tuple(elements.die(number) for number, rolled in enumerate(state.this_fight().rolled) if rolled == result)


class Resolve(Step[Volcano]):
    """Damage and breaks of a roll (FK-121, FK-124)."""

    __slots__ = ("weapon",)

    def __init__(self, weapon: int) -> None:
        self.weapon = weapon

    def run(self, state: Volcano) -> None:
        fight = state.this_fight()
        damage = damage_of(fight.rolled)
        breaks = breaks_of(fight.rolled)
        sheet = state.me()
        steps: list[Step[Any]] = []
        if sum(breaks):
            if sheet.powers & STEADY_HAND:
                steps.append(SpareBreak.of(self.weapon, breaks, STEADY_BREAKS))
            else:
                steps.extend(break_steps(breaks, self.weapon))
        if fight.kind == DUEL:
            foe = opponent(state)
            if state.sheets[foe].powers & STONE_SKIN:
                damage = max(0, damage - SKIN_ARMOUR)
            state.sheets[foe].owed = damage
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
        if breaks[material]:
            steps.extend([RemoveBroken.of(material, weapon)] * breaks[material])
    if steps and weapon != SANDALS_WEAPON:
        steps.append(REPAIR_WEAPON)
    return steps


class SpareBreak(Step[Volcano]):
    """Steady Hand: one break face of the roll has no effect; the owner says which."""

    __slots__ = ("breaks", "left", "weapon")
    rules = ("FK-066",)

    def __init__(self, weapon: int, breaks: tuple[int, int, int], left: int) -> None:
        self.weapon = weapon
        self.breaks = breaks
        self.left = left

    def run(self, state: Volcano) -> Sequence[Option]:
        return [SPARE[material] for material in (0, 1, 2) if self.breaks[material]]

    def spare(self, state: Volcano, material: int) -> None:
        remaining = replaced(self.breaks, material, self.breaks[material] - 1)
        if self.left > 1 and any(remaining):
            state.push(SpareBreak.of(self.weapon, remaining, self.left - 1))
        else:
            state.push(*break_steps(remaining, self.weapon))

    def describe_spare(self, state: Volcano, material: int) -> Description:
        label = message("option-spare", item=cube_name(material))
        return Description(label, targets=dice_showing(state, material, BREAK))


class AfterRoll(Step[Volcano]):
    """Has the roller lost the last usable weapon? Then a retreat or surrender is offered (FK-131, FK-138)."""

    def run(self, state: Volcano) -> None:
        seat = state.seat
        fight = state.this_fight()
        if tamed(state) or not fight.rolled:
            # Where all dice were left out there was no roll to leave after (FK-211).
            return
        if not state.me().armed():
            fight.broke |= 1 << seat
        if decided(fight):
            return
        offer_flight(state)
        if may_leave(state, seat):
            state.push(ASK_RETREAT)


AFTER_ROLL: Final = AfterRoll.of()


STRIKE: Final = Strike.of()


class FoeRolls(Step[Volcano]):
    """The dragon (or monk) rolls; the total hits every fighter in full (FK-125, FK-126, FK-228)."""

    rules = ("FK-125", "FK-126", "FK-182", "FK-228")

    def run(self, state: Volcano) -> None:
        fight = state.this_fight()
        if fight.kind == MONK_FIGHT:
            dice = (state.config.monk_dice, 0, 0, 0)
        else:
            figure = DRAGONS[state.dragons[fight.place] - 1]
            dice = (0, 0, DRAGON_TYPES[figure.type].dice, 0)
        fight.rolled = roll_faces(state, dice)
        fight.roller = FOE
        damage = damage_of(fight.rolled)
        wood, _, teeth = breaks_of(fight.rolled)
        if state.log is not None:
            foe = message("name-spot-monk") if fight.kind == MONK_FIGHT else fought_dragon(state)
            tell_roll(state, "event-foe-roll", foe)
        steps: list[Step[Any]] = []
        for seat in state.seats_from(fight.initiator):
            if not fight.fighters >> seat & 1:
                continue
            sheet = state.sheets[seat]
            sheet.owed = max(0, damage - SKIN_ARMOUR) if sheet.powers & STONE_SKIN else damage
            if sheet.owed:
                steps.extend((ActAs.of(seat), PAY_HELMET, STILL_STANDING))
            if flees(sheet):
                steps.extend((ActAs.of(seat), OFFER_FLIGHT))
        state.push(*steps)
        if fight.kind == MONK_FIGHT:
            if wood:
                take_cubes(state, fight.initiator, (wood, 0, 0))
                make_room(state, fight.initiator)
        elif teeth:
            give_teeth(state, teeth, state.config.coop)


FOE_ROLLS: Final = FoeRolls.of()


def give_teeth(state: Volcano, teeth: int, shared: bool) -> None:
    """Teeth for every fighter, or in cooperative play that many for all together (FK-126, FK-182)."""
    fight = state.this_fight()
    if shared:
        # Whoever began the fight may have left it: one who still fights speaks for all.
        speaker = next(seat for seat in state.seats_from(fight.initiator) if fight.fighters >> seat & 1)
        share_teeth(state, speaker, teeth)
        return
    for seat in state.seats_from(state.active):
        if fight.fighters >> seat & 1 and take_cubes(state, seat, (0, 0, teeth)):
            make_room(state, seat)


def share_teeth(state: Volcano, speaker: int, teeth: int) -> None:
    """Teeth, as far as the supply goes, that one of the fighters shares out (FK-182, FK-183)."""
    state.push(ActAs.of(speaker), *[SHARE_TOOTH] * min(teeth, state.supply[TOOTH]))


class ShareTooth(Step[Volcano]):
    """The fighters decide who gets a tooth (FK-182, FK-183)."""

    rules = ("FK-182", "FK-183")

    def run(self, state: Volcano) -> Sequence[Option]:
        fighters = state.this_fight().fighters
        return [SHARE[seat] for seat in range(state.config.players) if fighters >> seat & 1]

    def share(self, state: Volcano, seat: int) -> None:
        if take_cubes(state, seat, (0, 0, 1)):
            make_room(state, seat)

    def describe_share(self, state: Volcano, seat: int) -> Description:
        return Description(message("option-share", seat=SeatName(seat)), targets=(elements.fighter(seat),))


SHARE_TOOTH: Final = ShareTooth.of()
