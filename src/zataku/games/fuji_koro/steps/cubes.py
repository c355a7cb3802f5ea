"""Cubes and monks that come and go: paying damage, breaking, repairing, charms, slots of monks."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro.components import SLOT_ACTION
from zataku.games.fuji_koro.gear import CHARM, HELMET, KINDS, SANDALS, STRENGTH, WEAPON
from zataku.games.fuji_koro.labels import Asking, cube_name, cube_names, gear_name, scroll_name
from zataku.games.fuji_koro.rules import (
    ask_seat,
    changed,
    lose_squares,
    matching,
    monk_leaves,
    return_cubes,
    seat_name,
    spoilt,
)
from zataku.games.fuji_koro.state import IN_THE_VOLCANO, SANDALS_WEAPON, Sheet, Volcano
from zataku.games.fuji_koro.steps.backpack import lose_scroll, make_room, throw_out
from zataku.games.fuji_koro.vocabulary import (
    CHARM_ON,
    KIND_MONK,
    PAY,
    REPAIR,
    SLOT,
    SQUARE,
)
from zataku.kernel.messages import Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

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


def payable(sheet: Sheet, kind: int, owed: int) -> list[Option]:
    """The cubes that may pay next, so that the sum can still be covered (FK-043, FK-127)."""
    layout = sheet.gear(kind)
    charm = sheet.charms[kind]
    plain = gear.strength(layout, False)
    offer: list[Option] = []
    for material in (0, 1, 2):
        if layout[material]:
            left = plain - STRENGTH[material]
            if charm and left < owed - STRENGTH[material]:
                square = paying_square(sheet, kind, material)
                if matching(sheet, kind, gear.without(layout, 1 << square)):
                    left += STRENGTH[CHARM]
            if left >= owed - STRENGTH[material] or owed <= STRENGTH[material]:
                offer.append(PAY[material])
    if charm:
        offer.append(PAY[CHARM])
    return offer


def least_waste(sheet: Sheet, kind: int, owed: int) -> Option:
    """An enemy's payment: the cube with which most strength is left in the end, the charm first (FK-237)."""
    offer = payable(sheet, kind, owed)
    return max(offer, key=lambda option: (strength_kept(sheet, kind, option, owed), option.id))


def strength_kept(sheet: Sheet, kind: int, option: Option, owed: int) -> int:
    """What is left of a gear that pays with this cube and then as well as it can."""
    rest = sheet.clone()
    material = option.id - PAY[0].id
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


class PayDamage(Asking):
    """Pay damage with the cubes of helmet or sandals, one by one, until it is covered."""

    __slots__ = ("kind",)
    rules = ("FK-043", "FK-127", "FK-107")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: Volcano) -> Sequence[Option] | None:
        owed = state.owed[state.seat]
        if owed <= 0:
            return None
        sheet = state.me()
        if sheet.protection(self.kind) < owed:
            # Everything is used up first, then the samurai goes down (FK-128).
            if state.log is not None and gear.occupied(sheet.gear(self.kind)):
                state.tell(
                    "event-used-up",
                    seat=seat_name(state, state.seat),
                    gear=gear_name(self.kind),
                    at=(f"seat-{state.seat}-{gear.GEAR_TYPES[self.kind]}",),
                )
            strip(state, sheet, self.kind)
            return None
        if state.is_guard(state.seat):
            return [least_waste(sheet, self.kind, owed)]
        return payable(sheet, self.kind, owed)

    def take(self, state: Volcano, option: Option) -> None:
        sheet = state.me()
        material = option.id - PAY[0].id
        if material == CHARM:
            sheet.set_charm(self.kind, 0)
        else:
            lose_squares(state, sheet, self.kind, 1 << paying_square(sheet, self.kind, material))
        owed = state.owed[state.seat] - STRENGTH[material]
        state.owed = changed(state.owed, state.seat, max(0, owed))
        if state.log is not None:
            state.tell(
                "event-pay",
                seat=seat_name(state, state.seat),
                gear=gear_name(self.kind),
                cube=self.item(option),
                at=(f"seat-{state.seat}-{gear.GEAR_TYPES[self.kind]}",),
            )
        if owed > 0:
            state.push(self)

    def prompt(self, state: Volcano) -> Message:
        name = gear_name(self.kind)
        return message("prompt-pay-damage", amount=state.owed[state.seat], gear=name)

    def describe(self, state: Volcano, option: Option) -> Description:
        worth = STRENGTH[option.id - PAY[0].id]
        return Description(
            message("option-pay", item=self.item(option), amount=worth),
            targets=(f"seat-{state.seat}-{gear.GEAR_TYPES[self.kind]}",),
        )


PAY_HELMET = PayDamage.of(HELMET)
PAY_SANDALS = PayDamage.of(SANDALS)


# Weapons


class RemoveBroken(Asking):
    """A break face costs a cube of that material from the weapon just rolled, where the owner likes (FK-124)."""

    __slots__ = ("material", "weapon")
    rules = ("FK-124",)

    def __init__(self, material: int, weapon: int) -> None:
        self.material = material
        self.weapon = weapon

    def run(self, state: Volcano) -> Sequence[Option]:
        layout = state.me().gear(SANDALS if self.weapon == SANDALS_WEAPON else WEAPON)
        squares = gear.squares_of(layout[self.material] & state.group)
        if len(squares) > 1 and state.is_guard(state.seat):
            return [SQUARE[self._sturdiest(state, squares)]]
        return [SQUARE[square] for square in squares]

    def take(self, state: Volcano, option: Option) -> None:
        sheet = state.me()
        kind = SANDALS if self.weapon == SANDALS_WEAPON else WEAPON
        if state.log is not None:
            state.tell(
                "event-broken",
                seat=seat_name(state, state.seat),
                gear=gear_name(kind),
                cube=cube_name(self.material),
                at=(f"seat-{state.seat}-{gear.GEAR_TYPES[kind]}",),
            )
        lose_squares(state, sheet, kind, 1 << (option.id - SQUARE[0].id))

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-remove-broken", cube=cube_name(self.material))

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


class RepairWeapon(Asking):
    """A weapon that has become illegal loses what is too much; the owner picks what is kept (FK-094, FK-095)."""

    rules = ("FK-094", "FK-091", "FK-092", "FK-093")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        sheet = state.me()
        grid = sheet.plan().grid
        mask = gear.occupied(sheet.weapon)
        right_open = right_half_holds(sheet)
        if not mask or grid.legal(mask, right_open):
            return None
        parts = grid.repairs(mask, right_open)[: len(REPAIR)]
        if parts == [mask]:
            return [SQUARE[square] for square in gear.squares_of(grid.trims(mask, right_open))]
        if len(parts) > 1 and state.is_guard(state.seat):
            usable = [part for part in parts if usable_part(sheet, part)]
            best = max(usable or parts, key=lambda part: part.bit_count())
            return [REPAIR[parts.index(best)]]
        return REPAIR[: len(parts)]

    def take(self, state: Volcano, option: Option) -> None:
        sheet = state.me()
        number = option.id - REPAIR[0].id
        if 0 <= number < len(REPAIR):
            mask = gear.occupied(sheet.weapon)
            lost = mask & ~sheet.plan().grid.repairs(mask, right_half_holds(sheet))[number]
        else:
            lost = 1 << (option.id - SQUARE[0].id)
        if state.log is not None:
            state.tell(
                "event-weapon-falls-apart",
                seat=seat_name(state, state.seat),
                cubes=cube_names(gear.counts(gear.only(sheet.weapon, lost))),
                at=(f"seat-{state.seat}-weapon",),
            )
        lose_squares(state, sheet, WEAPON, lost)
        state.push(self)

    def describe(self, state: Volcano, option: Option) -> Description:
        number = option.id - REPAIR[0].id
        if not 0 <= number < len(REPAIR):
            return super().describe(state, option)
        sheet = state.me()
        mask = gear.occupied(sheet.weapon)
        kept = sheet.plan().grid.repairs(mask, right_half_holds(sheet))[number]
        return Description(
            message("option-keep", kept=_squares(kept), lost=_squares(mask & ~kept)),
            targets=(f"seat-{state.seat}-weapon",),
        )


def _squares(mask: int) -> str:
    return " ".join(gear.names_of(mask)) or "-"


REPAIR_WEAPON = RepairWeapon.of()


# Charms


class CheckCharms(Step[Volcano]):
    """After any action or fight gear that matches a blueprint gets its charm (FK-104, FK-105, FK-108)."""

    rules = ("FK-104", "FK-105", "FK-108", "FK-110")

    def run(self, state: Volcano) -> None:
        for seat, sheet in enumerate(state.sheets):
            if not sheet.blueprints:
                continue
            for kind in KINDS:
                if sheet.charms[kind] or not sheet.holds_type(kind):
                    continue
                where = matching(sheet, kind, sheet.gear(kind))
                if where == 3 and not state.is_guard(seat):
                    ask_seat(state, seat, PlaceCharm.of())
                elif where:
                    enchant(state, seat, kind, 2 if where == 2 else 1)


def enchant(state: Volcano, seat: int, kind: int, where: int) -> None:
    state.sheets[seat].set_charm(kind, where)
    if state.log is not None:
        state.tell(
            "event-charm",
            seat=seat_name(state, seat),
            gear=gear_name(kind),
            at=(f"seat-{seat}-{gear.GEAR_TYPES[kind]}",),
        )


class PlaceCharm(Asking):
    """Both weapons match: the owner says which one carries the charm (FK-105)."""

    rules = ("FK-105",)

    def run(self, state: Volcano) -> Sequence[Option]:
        return CHARM_ON

    def take(self, state: Volcano, option: Option) -> None:
        enchant(state, state.seat, WEAPON, option.id - CHARM_ON[0].id + 1)


CHECK_CHARMS = CheckCharms.of()


# Monks


def can_house_monk(sheet: Sheet) -> bool:
    return any(sheet.slot_free(kind) for kind in range(4)) or sheet.holds_item()


class PlaceMonk(Asking):
    """A new monk goes on a free slot, into the backpack only if all slots are taken (FK-019, FK-067)."""

    rules = ("FK-019", "FK-067", "FK-068")

    def run(self, state: Volcano) -> Sequence[Option] | None:
        sheet = state.me()
        offer = [SLOT[kind] for kind in range(4) if sheet.slot_free(kind)]
        if offer:
            return offer
        if sheet.holds_item():
            return [SLOT[4]]
        # Without room the monk goes to the supply (FK-229).
        state.monks_left += 1
        return None

    def take(self, state: Volcano, option: Option) -> None:
        sheet = state.me()
        kind = option.id - SLOT[0].id
        if kind == 4:
            sheet.pack_monks += 1
            make_room(state, state.seat)
        else:
            sheet.add_monks(kind, 1)
        if state.log is not None:
            state.tell("event-monk", seat=SeatName(state.seat), slot=self.item(option))


PLACE_MONK = PlaceMonk.of()


def send_monk_away(state: Volcano, seat: int, slot: int) -> None:
    """A brave monk leaves for good; what hung on its slot is lost (FK-116)."""
    sheet = state.sheets[seat]
    if slot == 4:
        throw_out(state, sheet, (KIND_MONK, 0))
        return
    monk_leaves(state, sheet, slot)
    if slot == SLOT_ACTION:
        lose_disc(sheet)
    else:
        clear_closed(state, seat)


def clear_closed(state: Volcano, seat: int) -> None:
    """What slots without their monk no longer carry is lost: upper scroll, right half, second pack (FK-095, FK-116)."""
    sheet = state.sheets[seat]
    if sheet.scrolls[1] >= 0 and not sheet.upper_open():
        if state.log is not None:
            state.tell("event-discard", seat=SeatName(seat), item=scroll_name(sheet.scrolls[1]))
        lose_scroll(state, sheet, sheet.scrolls[1])
    if not sheet.right_open():
        right = gear.occupied(sheet.weapon) & sheet.plan().grid.right
        if right:
            if state.log is not None:
                state.tell(
                    "event-right-half",
                    seat=SeatName(seat),
                    cubes=cube_names(gear.counts(gear.only(sheet.weapon, right))),
                    at=(f"seat-{seat}-weapon",),
                )
            lose_squares(state, sheet, WEAPON, right)
    ask_seat(state, seat, REPAIR_WEAPON)
    make_room(state, seat)


def lose_disc(sheet: Sheet) -> None:
    """The action monk's disc is gone: from the supply if one is there (ordinary discs are spent first), else from a
    space."""
    if sheet.discs:
        sheet.discs -= 1
        return
    spent = list(sheet.spent)
    spent[spent.index(max(spent))] -= 1
    sheet.spent = (spent[0], spent[1], spent[2])
