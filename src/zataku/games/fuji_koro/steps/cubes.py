"""Cubes and monks that come and go: paying damage, breaking, repairing, charms, slots of monks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Word
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements, gear
from ..components import SLOT_ACTION
from ..gear import CHARM, HELMET, KINDS, SANDALS, STRENGTH, WEAPON
from ..names import cube_counted, cube_name, cube_names, cubes_counted, gear_name, scroll_name, seat_name, slot_name
from ..state import IN_THE_VOLCANO, SANDALS_WEAPON, Sheet, Volcano
from ..vocabulary import (
    ACTION,
    CHARM_ON,
    HOMES,
    KEEP,
    KIND_SCROLL,
    MONK_THING,
    MOST_REPAIRS,
    PACK_SLOT,
    PAY,
    SLOT,
    SQUARE,
)
from .asking import about_square, gear_element, square_elements, written
from .backpack import lose_upper_pack, make_room, throw_out
from .common import lose_squares, matching, monk_leaves, return_cubes, spoilt

# Damage


def strip(state: Volcano, sheet: Sheet, kind: int) -> None:
    """All cubes of a gear and its charm are used up."""
    return_cubes(state, gear.counts(sheet.gear(kind)))
    sheet.set_gear(kind, gear.EMPTY)
    sheet.set_charm(kind, 0)


def paying_square(sheet: Sheet, kind: int, material: int) -> int:
    """The cube of this material that is missed least: one whose loss leaves the pattern of a blueprint intact."""
    layout = sheet.gear(kind)
    squares = gear.squares_of(layout[material])
    if sheet.blueprints and sheet.holds_type(kind) and matching(sheet, kind, layout):
        for square in reversed(squares):
            if matching(sheet, kind, gear.without(layout, 1 << square)):
                return square
    return squares[-1]


def payable(sheet: Sheet, kind: int, owed: int) -> list[int]:
    """The materials that may pay next, so that the sum can still be covered (FK-043, FK-127)."""
    layout = sheet.gear(kind)
    charm = sheet.charms[kind]
    plain = gear.strength(layout, False)
    found: list[int] = []
    for material in (0, 1, 2):
        if layout[material]:
            left = plain - STRENGTH[material]
            if charm and left < owed - STRENGTH[material]:
                square = paying_square(sheet, kind, material)
                if matching(sheet, kind, gear.without(layout, 1 << square)):
                    left += STRENGTH[CHARM]
            if left >= owed - STRENGTH[material]:
                found.append(material)
    if charm:
        found.append(CHARM)
    return found


def least_waste(sheet: Sheet, kind: int, owed: int) -> int:
    """An enemy's payment: the cube with which most strength is left in the end, the charm first (FK-237)."""
    return max(payable(sheet, kind, owed), key=lambda material: (strength_kept(sheet, kind, material, owed), material))


def strength_kept(sheet: Sheet, kind: int, material: int, owed: int) -> int:
    """What is left of a gear that pays with this cube and then as well as it can."""
    rest = Sheet(sheet)
    if material == CHARM:
        rest.set_charm(kind, 0)
    else:
        rest.set_gear(kind, gear.without(sheet.gear(kind), 1 << paying_square(sheet, kind, material)))
        if spoilt(rest, kind):
            rest.set_charm(kind, 0)
    owed -= STRENGTH[material]
    if owed <= 0:
        return rest.protection(kind)
    return max(strength_kept(rest, kind, following, owed) for following in payable(rest, kind, owed))


class PayDamage(Step[Volcano]):
    """Pay damage with the cubes of helmet or sandals, one by one, until it is covered."""

    __slots__ = ("kind",)
    rules = ("FK-043", "FK-127", "FK-107")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: Volcano) -> Sequence[Option] | None:
        sheet = state.me()
        owed = sheet.owed
        if sheet.protection(self.kind) < owed:
            # Everything is used up first, then the samurai goes down (FK-128).
            if state.log is not None and gear.occupied(sheet.gear(self.kind)):
                state.tell(
                    "event-used-up",
                    seat=seat_name(state, state.seat),
                    gear=gear_name(self.kind),
                    at=(gear_element(state.seat, self.kind),),
                )
            strip(state, sheet, self.kind)
            return None
        if state.is_guard(state.seat):
            return [PAY[least_waste(sheet, self.kind, owed)]]
        return [PAY[material] for material in payable(sheet, self.kind, owed)]

    def pay(self, state: Volcano, material: int) -> None:
        sheet = state.me()
        if material == CHARM:
            sheet.set_charm(self.kind, 0)
        else:
            lose_squares(state, sheet, self.kind, 1 << paying_square(sheet, self.kind, material))
        sheet.owed = max(0, sheet.owed - STRENGTH[material])
        if state.log is not None:
            state.tell(
                "event-pay",
                seat=seat_name(state, state.seat),
                gear=gear_name(self.kind),
                cube=cube_name(material),
                cost=cube_counted(material),
                at=(gear_element(state.seat, self.kind),),
            )
        if sheet.owed:
            state.push(self)

    def prompt(self, state: Volcano) -> Message:
        name = gear_name(self.kind)
        return message("prompt-pay-damage", amount=state.me().owed, gear=name)

    def describe_pay(self, state: Volcano, material: int) -> Description:
        """Cubes of a kind are all alike: any of them stands for the one that is missed least."""
        label = message("option-pay", item=cube_name(material), amount=STRENGTH[material])
        if material == CHARM:
            return Description(label, targets=(elements.charm(state.seat, gear.GEAR_TYPES[self.kind]),))
        cubes = state.me().gear(self.kind)[material]
        return Description(label, targets=square_elements(state.seat, self.kind, cubes))


PAY_HELMET: Final = PayDamage.of(HELMET)
PAY_SANDALS: Final = PayDamage.of(SANDALS)


# Weapons


class RemoveBroken(Step[Volcano]):
    """A break face costs a cube of that material from the weapon just rolled, where the owner likes (FK-124)."""

    __slots__ = ("material", "weapon")
    rules = ("FK-124",)

    def __init__(self, material: int, weapon: int) -> None:
        self.material = material
        self.weapon = weapon

    def _gear(self) -> int:
        return SANDALS if self.weapon == SANDALS_WEAPON else WEAPON

    def run(self, state: Volcano) -> Sequence[Option]:
        layout = state.me().gear(self._gear())
        squares = gear.squares_of(layout[self.material] & state.this_fight().group)
        if len(squares) > 1 and state.is_guard(state.seat):
            return [SQUARE[self._sturdiest(state, squares)]]
        return [SQUARE[square] for square in squares]

    def remove(self, state: Volcano, square: int) -> None:
        sheet = state.me()
        kind = self._gear()
        if state.log is not None:
            state.tell(
                "event-broken",
                seat=seat_name(state, state.seat),
                gear=gear_name(kind),
                cube=cube_name(self.material),
                cost=cube_counted(self.material),
                square=gear.SQUARE_NAMES[square],
                at=(gear_element(state.seat, kind),),
            )
        lose_squares(state, sheet, kind, 1 << square)

    def describe_remove(self, state: Volcano, square: int) -> Description:
        return about_square(state.seat, self._gear(), square)

    def prompt(self, state: Volcano) -> Message:
        layout = state.me().gear(self._gear())
        return message("prompt-remove-broken", cube=cube_name(self.material), layout=written(layout))

    def _sturdiest(self, state: Volcano, squares: list[int]) -> int:
        """An enemy removes what leaves its weapon usable and largest (FK-237)."""
        sheet = state.me()
        grid = sheet.plan().grid

        def rest(square: int) -> tuple[int, int]:
            left = gear.occupied(sheet.weapon) & ~(1 << square)
            kept = max(grid.repairs(left, True), key=lambda part: part.bit_count())
            return int(usable_part(sheet, kept)), kept.bit_count()

        return max(squares, key=rest)


def usable_part(sheet: Sheet, part: int) -> bool:
    """Is there a usable weapon among these squares of the weapon grid?"""
    return bool(sheet.plan().grid.weapons(gear.only(sheet.weapon, part)))


def right_half_holds(sheet: Sheet) -> bool:
    """May cubes lie in the right half? A monk delivered to the shogun takes none of them along (FK-160)."""
    return sheet.right_open() or sheet.palace != IN_THE_VOLCANO


class RepairWeapon(Step[Volcano]):
    """A weapon that has become illegal loses what is too much; the owner picks what is kept (FK-094, FK-095)."""

    rules = ("FK-094", "FK-091", "FK-092", "FK-093")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        sheet = state.me()
        grid = sheet.plan().grid
        mask = gear.occupied(sheet.weapon)
        right_open = right_half_holds(sheet)
        if not mask or grid.legal(mask, right_open):
            return None
        parts = grid.repairs(mask, right_open)[:MOST_REPAIRS]
        if parts == [mask]:
            return [SQUARE[square] for square in gear.squares_of(grid.trims(mask, right_open))]
        if len(parts) > 1 and state.is_guard(state.seat):
            usable = [part for part in parts if usable_part(sheet, part)]
            best = max(usable or parts, key=lambda part: part.bit_count())
            return [KEEP[parts.index(best)]]
        return [KEEP[number] for number in range(len(parts))]

    def keep(self, state: Volcano, number: int) -> None:
        self._give_up(state, gear.occupied(state.me().weapon) & ~self._part(state, number))

    def remove(self, state: Volcano, square: int) -> None:
        self._give_up(state, 1 << square)

    def _part(self, state: Volcano, number: int) -> int:
        """What is kept of the weapon."""
        sheet = state.me()
        return sheet.plan().grid.repairs(gear.occupied(sheet.weapon), right_half_holds(sheet))[number]

    def _give_up(self, state: Volcano, lost: int) -> None:
        sheet = state.me()
        if state.log is not None:
            cubes = gear.counts(gear.only(sheet.weapon, lost))
            state.tell(
                "event-weapon-falls-apart",
                seat=seat_name(state, state.seat),
                cubes=cube_names(cubes),
                cost=cubes_counted(cubes),
                squares=_squares(lost),
                at=(gear_element(state.seat, WEAPON),),
            )
        lose_squares(state, sheet, WEAPON, lost)
        state.push(self)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-repair-weapon", layout=written(state.me().weapon))

    def describe_keep(self, state: Volcano, number: int) -> Description:
        kept = self._part(state, number)
        lost = gear.occupied(state.me().weapon) & ~kept
        label = message("option-keep", kept=_squares(kept), lost=_squares(lost))
        return Description(label, targets=square_elements(state.seat, WEAPON, kept))

    def describe_remove(self, state: Volcano, square: int) -> Description:
        return about_square(state.seat, WEAPON, square)


def _squares(mask: int) -> str:
    return " ".join(gear.names_of(mask)) or "-"


REPAIR_WEAPON: Final = RepairWeapon.of()


# Charms


class CheckCharms(Step[Volcano]):
    """After any action or fight gear that matches a blueprint gets its charm (FK-104, FK-105, FK-108)."""

    rules = ("FK-104", "FK-105", "FK-108", "FK-110")

    def run(self, state: Volcano) -> None:
        for sheet in state.sheets:
            if sheet.blueprints:
                self._check(state, sheet)

    def _check(self, state: Volcano, sheet: Sheet) -> None:
        for kind in KINDS:
            if sheet.charms[kind] or not sheet.holds_type(kind):
                continue
            where = matching(sheet, kind, sheet.gear(kind))
            if not where:
                continue
            seat = state.sheets.index(sheet)
            if where == 3 and not state.is_guard(seat):
                state.ask(seat, PLACE_CHARM)
            else:
                enchant(state, seat, kind, 2 if where == 2 else 1)


def enchant(state: Volcano, seat: int, kind: int, where: int) -> None:
    state.sheets[seat].set_charm(kind, where)
    if state.log is not None:
        state.tell(
            "event-charm",
            seat=seat_name(state, seat),
            gear=gear_name(kind),
            at=(gear_element(seat, kind),),
        )


class PlaceCharm(Step[Volcano]):
    """Both weapons match: the owner says which one carries the charm (FK-105)."""

    rules = ("FK-105",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return CHARM_ON[1], CHARM_ON[2]

    def enchant(self, state: Volcano, where: int) -> None:
        enchant(state, state.seat, WEAPON, where)

    def describe_enchant(self, state: Volcano, where: int) -> Description:
        half = "left" if where == 1 else "right"
        return Description(message(f"option-charm-{half}"), targets=(elements.weapon_half(state.seat, half),))


PLACE_CHARM: Final = PlaceCharm.of()
CHECK_CHARMS: Final = CheckCharms.of()


# Monks


def can_house_monk(sheet: Sheet) -> bool:
    return any(sheet.slot_free(kind) for kind in range(4)) or sheet.holds_item()


class PlaceMonk(Step[Volcano]):
    """A new monk goes on a free slot, into the backpack only if all slots are taken (FK-019, FK-067)."""

    rules = ("FK-019", "FK-067", "FK-068")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        sheet = state.me()
        offer = [SLOT[kind] for kind in range(4) if sheet.slot_free(kind)]
        if offer:
            return offer
        if sheet.holds_item():
            return [SLOT[PACK_SLOT]]
        # Without room the monk goes to the supply (FK-229).
        state.monks_left += 1
        return None

    def house_monk(self, state: Volcano, slot: int) -> None:
        sheet = state.me()
        if slot == PACK_SLOT:
            sheet.put_in(MONK_THING)
            make_room(state, state.seat)
        else:
            sheet.add_monks(slot, 1)
        if state.log is not None:
            state.tell("event-monk", seat=SeatName(state.seat), slot=slot_name(slot), gain=Word("monk"))

    def describe_house_monk(self, state: Volcano, slot: int) -> Description:
        label = message("option-slot", item=slot_name(slot))
        return Description(label, targets=(elements.slot(state.seat, HOMES[slot]),))


PLACE_MONK: Final = PlaceMonk.of()


def send_monk_away(state: Volcano, seat: int, slot: int) -> None:
    """A brave monk leaves for good; what hung on its slot is lost (FK-116)."""
    sheet = state.sheets[seat]
    tell_monk_gone(state, seat, slot)
    if slot == PACK_SLOT:
        throw_out(state, sheet, MONK_THING)
        return
    monk_leaves(state, sheet, slot)
    if slot == SLOT_ACTION:
        lose_disc(state, seat)
    else:
        clear_closed(state, seat)


def clear_closed(state: Volcano, seat: int) -> None:
    """What slots without their monk no longer carry is lost: upper scroll, right half, upper pack (FK-095, FK-116)."""
    sheet = state.sheets[seat]
    if sheet.scrolls[1] >= 0 and not sheet.upper_open():
        if state.log is not None:
            state.tell("event-discard", seat=SeatName(seat), item=scroll_name(sheet.scrolls[1]))
        throw_out(state, sheet, (KIND_SCROLL, sheet.scrolls[1]))
    if not sheet.right_open():
        right = gear.occupied(sheet.weapon) & sheet.plan().grid.right
        if right:
            if state.log is not None:
                cubes = gear.counts(gear.only(sheet.weapon, right))
                state.tell(
                    "event-right-half",
                    seat=SeatName(seat),
                    cubes=cube_names(cubes),
                    cost=cubes_counted(cubes),
                    at=(gear_element(seat, WEAPON),),
                )
            lose_squares(state, sheet, WEAPON, right)
    if not sheet.upper_places():
        lose_upper_pack(state, seat)
    state.ask(seat, REPAIR_WEAPON)
    make_room(state, seat)


def tell_monk_gone(state: Volcano, seat: int, slot: int) -> None:
    if state.log is not None:
        state.tell("event-monk-gone", seat=SeatName(seat), slot=slot_name(slot))


def lose_disc(state: Volcano, seat: int) -> None:
    """The action monk's disc is gone: from the supply if one is there (ordinary discs are spent first), else from a
    space."""
    sheet = state.sheets[seat]
    if sheet.discs:
        sheet.discs -= 1
        if state.log is not None:
            state.tell("event-disc-lost", seat=SeatName(seat))
        return
    fullest = sheet.spent.index(max(sheet.spent))
    sheet.spent = replaced(sheet.spent, fullest, sheet.spent[fullest] - 1)
    if state.log is not None:
        action = message(f"name-action-{ACTION[fullest].code}")
        state.tell("event-disc-lost-from", seat=SeatName(seat), action=action)
