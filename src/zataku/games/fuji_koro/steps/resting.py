"""Resting and crafting, equipment cards (FK-077 to FK-103, FK-193, FK-196, FK-251)."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.fuji_koro import crafting, gear
from zataku.games.fuji_koro.components import (
    CARD_TYPE,
    CARDS,
    CAREFUL_SMITH,
    CRAFT_LOSS,
    HAMMER_CRAFTS,
    TWO_HAMMERS,
)
from zataku.games.fuji_koro.gear import GEAR_TYPES, SANDALS, WEAPON, Layout
from zataku.games.fuji_koro.labels import Asking, card_name, gear_name
from zataku.games.fuji_koro.rules import drop_spoilt_charm, matching, spanning, without
from zataku.games.fuji_koro.state import Sheet, Volcano
from zataku.games.fuji_koro.steps.backpack import make_room, throw_out
from zataku.games.fuji_koro.steps.cubes import CHECK_CHARMS
from zataku.games.fuji_koro.vocabulary import (
    ACTION,
    ATTACH,
    BUILD,
    BY_HAND,
    CANCEL,
    CLAIM,
    CRAFT,
    CRAFT_NOTHING,
    FINISH,
    LOSE,
    SET,
    SIDE,
)
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option

ALL_TYPES = 7
EMPTY_SQUARE = 3


def begin_craft(state: Volcano, crafts: int) -> None:
    """Offer so many crafts, each of another gear type."""
    state.push(Craft.of(ALL_TYPES, crafts, 0))


def crafts_in_rest(sheet: Sheet) -> int:
    return HAMMER_CRAFTS if sheet.powers & TWO_HAMMERS else 1


def worth_crafting(sheet: Sheet, kind: int) -> bool:
    """Is there anything to lay or to take?"""
    return sheet.cubes() > 0 or gear.occupied(sheet.gear(kind)) != 0


class Craft(Asking):
    """Craft one gear type, or nothing (FK-078, FK-196).

    `types` are the types still open, `left` the crafts still allowed, `free` types that cost none (Masako's sandals).
    """

    __slots__ = ("free", "left", "types")
    rules = ("FK-078", "FK-079", "FK-193", "FK-196")

    def __init__(self, types: int, left: int, free: int) -> None:
        self.types = types
        self.left = left
        self.free = free

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.me()
        open_types = self.types if self.left else self.free
        offer = [CRAFT[kind] for kind in range(3) if open_types >> kind & 1 and worth_crafting(sheet, kind)]
        if offer:
            offer.append(CRAFT_NOTHING)
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is CRAFT_NOTHING:
            return
        kind = option.id - CRAFT[0].id
        bit = 1 << kind
        types = self.types & ~bit
        left, free = self.left, self.free & ~bit
        if self.free & bit == 0:
            left -= 1
            if state.me().plan().sandals_with_craft and kind != SANDALS and types >> SANDALS & 1:
                free |= 1 << SANDALS
        if left or free:
            state.push(Arrange.of(kind), Craft.of(types, left, free))
        else:
            state.push(Arrange.of(kind))


def visible_cards(state: Volcano, sheet: Sheet, kind: int) -> tuple[int, ...]:
    """Patterns worth building: open cards that may still be claimed, and blueprints held."""
    cards = sheet.blueprints if has_card(sheet, kind) else state.equipment + sheet.blueprints
    return tuple([card for card in cards if CARD_TYPE[card] == kind])


def has_card(sheet: Sheet, kind: int) -> bool:
    return any(card >= 0 and CARD_TYPE[card] == kind for card in sheet.cards)


def arrangements(state: Volcano, sheet: Sheet, kind: int) -> tuple[tuple[int, Layout], ...]:
    pack = (sheet.pack[0], sheet.pack[1], sheet.pack[2])
    return crafting.builds(
        sheet.board, kind, sheet.right_open(), sheet.gear(kind), pack, visible_cards(state, sheet, kind)
    )


class Arrange(Asking):
    """How the cubes are laid: a useful arrangement, or square by square (FK-079)."""

    __slots__ = ("kind",)
    rules = ("FK-079", "FK-080", "FK-082", "FK-096", "FK-104")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: Volcano) -> Sequence[Option]:
        offer = [BUILD[number] for number, _ in arrangements(state, state.me(), self.kind)]
        offer.append(BY_HAND)
        offer.append(CANCEL)
        return offer

    def take(self, state: Volcano, option: Option) -> None:
        if option is CANCEL:
            return
        sheet = state.me()
        if option is BY_HAND:
            state.craft_work = sheet.gear(self.kind)
            state.craft_touched = 0
            state.push(SetSquare.of(self.kind))
            return
        number = option.id - BUILD[0].id
        for build, layout in arrangements(state, sheet, self.kind):
            if build == number:
                settle(state, self.kind, layout)
                return

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-arrange", gear=gear_name(self.kind))

    def describe(self, state: Volcano, option: Option) -> Description:
        plain = super().describe(state, option)
        number = option.id - BUILD[0].id
        if not 0 <= number < len(BUILD):
            return plain
        for build, layout in arrangements(state, state.me(), self.kind):
            if build == number:
                wood, metal, tooth = gear.counts(layout)
                label = message("option-build-with", build=plain.label, wood=wood, metal=metal, tooth=tooth)
                return Description(label, targets=plain.targets)
        return plain


class SetSquare(Asking):
    """Craft by hand, square by square in any order; the result must be legal (FK-079, FK-082).

    A square gets its cube once, so that it ends; one that was cleared may still get another. So cubes can change places
    with none to spare: all are taken up first.
    """

    __slots__ = ("kind",)
    rules = ("FK-079", "FK-082")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.me()
        work = state.craft_work
        right_open = sheet.right_open()
        spare = self._spare(sheet, work)
        wood, metal, tooth = work
        filled = gear.occupied(work)
        offer: list[Option] = []
        for square in gear.squares_of(crafting.squares(sheet.board, self.kind, right_open) & ~state.craft_touched):
            bit = 1 << square
            number = square * 4
            if spare[0] > 0 and not wood & bit:
                offer.append(SET[number])
            if spare[1] > 0 and not metal & bit:
                offer.append(SET[number + 1])
            if spare[2] > 0 and not tooth & bit:
                offer.append(SET[number + 2])
            if filled & bit:
                offer.append(SET[number + EMPTY_SQUARE])
        if crafting.legal(sheet.board, self.kind, right_open, work):
            offer.append(FINISH)
        offer.append(CANCEL)
        return offer

    def _spare(self, sheet: Sheet, work: Layout) -> tuple[int, int, int]:
        """Cubes at hand that do not lie on the grid."""
        before = gear.counts(sheet.gear(self.kind))
        now = gear.counts(work)
        return (
            before[0] + sheet.pack[0] - now[0],
            before[1] + sheet.pack[1] - now[1],
            before[2] + sheet.pack[2] - now[2],
        )

    def take(self, state: Volcano, option: Option) -> None:
        if option is CANCEL:
            state.craft_work = gear.EMPTY
            state.craft_touched = 0
            return
        if option is FINISH:
            layout = state.craft_work
            state.craft_work = gear.EMPTY
            state.craft_touched = 0
            settle(state, self.kind, layout)
            return
        square, material = divmod(option.id - SET[0].id, 4)
        if material == EMPTY_SQUARE:
            state.craft_work = gear.without(state.craft_work, 1 << square)
        else:
            state.craft_touched |= 1 << square
            state.craft_work = gear.put(state.craft_work, material, square)
        state.push(self)

    def prompt(self, state: Volcano) -> Message:
        name = gear_name(self.kind)
        return message("prompt-set-square", gear=name, layout=written(state.craft_work))

    def refusals(self, state: Volcano) -> Sequence[Refusal]:
        if FINISH in state.offer:
            return ()
        return (Refusal(FINISH, message("refusal-illegal-weapon"), "FK-082"),)


def written(layout: Layout) -> str:
    """A layout in one line: the letter of a material and its squares."""
    parts = [
        f"{letter} {' '.join(gear.names_of(mask))}" for letter, mask in zip(gear.LETTERS, layout, strict=True) if mask
    ]
    return ", ".join(parts) or "-"


def settle(state: Volcano, kind: int, layout: Layout) -> None:
    """A craft is one exchange between gear and backpack (FK-080, FK-251)."""
    sheet = state.me()
    before = sheet.gear(kind)
    old, new = gear.counts(before), gear.counts(layout)
    sheet.set_gear(kind, layout)
    taken = (max(0, old[0] - new[0]), max(0, old[1] - new[1]), max(0, old[2] - new[2]))
    for material in (0, 1, 2):
        sheet.pack[material] += old[material] - new[material]
    if sheet.charms[kind]:
        # Without its blueprint a charm stays until a cube leaves its square (FK-109), also beside other blueprints.
        owned = matching(sheet, kind, before) & sheet.charms[kind]
        if kind == WEAPON and spanning(sheet, layout):
            # Joined across the middle a right weapon becomes part of the two-handed one, its charm too (FK-089).
            sheet.set_charm(kind, 1)
        if owned or any(before[material] & ~layout[material] for material in range(3)):
            drop_spoilt_charm(state, sheet, kind)
    if state.log is not None:
        state.tell(
            "event-craft",
            seat=SeatName(state.seat),
            gear=gear_name(kind),
            wood=new[0],
            metal=new[1],
            tooth=new[2],
            at=(f"seat-{state.seat}-{GEAR_TYPES[kind]}",),
        )
    state.push(Claim.of(kind), CHECK_CHARMS)
    make_room(state, state.seat)
    if sum(taken) and not sheet.powers & CAREFUL_SMITH:
        for _ in range(CRAFT_LOSS):
            state.push(LoseTaken.of(taken))


class LoseTaken(Asking):
    """One of the cubes taken off is lost; the owner says which (FK-080)."""

    __slots__ = ("taken",)
    rules = ("FK-080",)

    def __init__(self, taken: tuple[int, int, int]) -> None:
        self.taken = taken

    def run(self, state: Volcano) -> Sequence[Option]:
        return [LOSE[material] for material in (0, 1, 2) if self.taken[material]]

    def take(self, state: Volcano, option: Option) -> None:
        material = option.id - LOSE[0].id
        throw_out(state, state.me(), (material, 0))
        if state.log is not None:
            state.tell("event-craft-loss", seat=SeatName(state.seat), cube=self.item(option))


# Equipment cards


def claimable(state: Volcano, sheet: Sheet, kind: int) -> list[int]:
    """Open cards of this type that the gear matches (FK-096 to FK-098)."""
    if has_card(sheet, kind):
        return []
    layout = sheet.gear(kind)
    grid = sheet.plan().grid
    return [
        card
        for card in state.equipment
        if CARD_TYPE[card] == kind
        and (
            CARDS[card].pattern.matches_weapon(layout, grid) if kind == WEAPON else CARDS[card].pattern.matches(layout)
        )
    ]


class Claim(Asking):
    """Right after a craft a matching open card is received (FK-096)."""

    __slots__ = ("kind",)
    rules = ("FK-096", "FK-097", "FK-098", "FK-099")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: Volcano) -> Sequence[Option]:
        return [CLAIM[card] for card in claimable(state, state.me(), self.kind)]

    def take(self, state: Volcano, option: Option) -> None:
        receive_card(state, option.id - CLAIM[0].id)


def receive_card(state: Volcano, card: int) -> None:
    """An open card goes to an action that has none; a weapon card's side is fixed for the game (FK-099, FK-102)."""
    state.equipment = without(state.equipment, card)
    if state.log is not None:
        state.tell("event-card", seat=SeatName(state.seat), item=card_name(card))
    if CARD_TYPE[card] == WEAPON:
        state.push(Attach.of(card), CHOOSE_SIDE)
    else:
        state.push(Attach.of(card))


class Attach(Asking):
    """To which action the card belongs from now on (FK-099)."""

    __slots__ = ("card",)
    rules = ("FK-099", "FK-100")

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Volcano) -> Sequence[Option]:
        cards = state.me().cards
        return [ATTACH[action] for action in (0, 1, 2) if cards[action] < 0]

    def take(self, state: Volcano, option: Option) -> None:
        sheet = state.me()
        cards = list(sheet.cards)
        cards[option.id - ATTACH[0].id] = self.card
        sheet.cards = (cards[0], cards[1], cards[2])
        if state.log is not None:
            card = card_name(self.card)
            action = message(f"name-action-{ACTION[option.id - ATTACH[0].id].code}")
            state.tell("event-attach", seat=SeatName(state.seat), item=card, action=action)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-attach", item=card_name(self.card))


class ChooseSide(Asking):
    """The weapon card's bonus for the whole game: a point or a look (FK-102, FK-253)."""

    rules = ("FK-102", "FK-253")

    def run(self, state: Volcano) -> Sequence[Option]:
        return SIDE if state.config.scores_points else SIDE[1:]

    def take(self, state: Volcano, option: Option) -> None:
        state.me().looks = option is SIDE[1]
        if state.log is not None:
            state.tell("event-side-look" if option is SIDE[1] else "event-side-points", seat=SeatName(state.seat))


CHOOSE_SIDE = ChooseSide.of()
