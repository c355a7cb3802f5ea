"""Resting and crafting, equipment cards (FK-077 to FK-103, FK-193, FK-196, FK-251)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from zataku.kernel.effects import Effect, Word
from zataku.kernel.messages import Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced, without

from .. import crafting, elements, gear
from ..components import (
    BOARDS,
    CARD_CUBES,
    CARD_TYPE,
    CARDS,
    CAREFUL_SMITH,
    CRAFT_LOSS,
    HAMMER_CRAFTS,
    SLOT_BACKPACK,
    TWO_HAMMERS,
    weapon_length,
)
from ..crafting import BUILDS, BY_HAND, Build
from ..gear import GEAR_TYPES, HELMET, METAL, SANDALS, TOOTH, WEAPON, WOOD, Cubes, Layout
from ..names import NOTHING, card_name, cube_counted, cube_name, cube_names, gear_name, picture_of, weapon_fault
from ..state import Sheet, Volcano, Work
from ..vocabulary import (
    ACTION,
    ATTACH,
    BUILD,
    CANCEL,
    CLAIM,
    CLEARED,
    CRAFT,
    CUBES,
    FINISH,
    KIND_MONK,
    LOSE,
    SET,
    SIDE,
    SORT,
)
from .asking import Asking, about_cubes, gear_element, written
from .backpack import STOW, make_room, throw_out
from .common import drop_spoilt_charm, matching, spanning
from .cubes import CHECK_CHARMS

ALL_TYPES: Final = 7


def _cubes_for(square: int, lies: int, spare: int) -> tuple[Option, ...]:
    """What can be done with a square: one of the `spare` materials instead of what `lies` there, or clearing it."""
    offer = [SET[square, material] for material in (WOOD, METAL, TOOTH) if spare >> material & 1 and material != lies]
    return tuple(offer) if lies == CLEARED else (*offer, SET[square, CLEARED])


#: The options of each square: by the set of materials to spare, and by what lies there.
_SET: Final = tuple(
    tuple(tuple(_cubes_for(square, lies, spare) for square in range(gear.SQUARES)) for lies in range(CLEARED + 1))
    for spare in range(1 << len(gear.MATERIALS))
)

#: The squares of each row.
_ROW: Final = tuple(gear.area(0, row, gear.COLUMNS, 1) for row in range(gear.ROWS))
#: The options of every row of squares that has come up: by the spare materials, its squares and its cubes.
_ROWS: Final[dict[tuple[int, int, int, int, int], list[Option]]] = {}


def _cubes_for_row(key: tuple[int, int, int, int, int]) -> list[Option]:
    """What can be done with the squares of a row; rows come up again and again."""
    spare, squares, wood, metal, tooth = key
    offer = _ROWS[key] = []
    for square in gear.squares_of(squares):
        lies = CLEARED
        for material, cubes in ((WOOD, wood), (METAL, metal), (TOOTH, tooth)):
            if cubes >> square & 1:
                lies = material
        offer += _SET[spare][lies][square]
    return offer


#: The crafts by the set of gear types, and the same with sorting the packs, which can also be done by itself.
_CRAFTS: Final[tuple[tuple[Option, ...], ...]] = tuple(
    (*[CRAFT[kind] for kind in gear.KINDS if kinds >> kind & 1], CRAFT[None]) if kinds else ()
    for kinds in range(ALL_TYPES + 1)
)
_CRAFTS_AND_SORT: Final[tuple[tuple[Option, ...], ...]] = tuple((*crafts[:-1], SORT, CRAFT[None]) for crafts in _CRAFTS)
#: What there is beside the useful arrangements.
_OTHERWISE: Final[tuple[Option, ...]] = (BUILD[BY_HAND], CANCEL)


def begin_craft(state: Volcano, crafts: int, rests: bool = False) -> None:
    """Offer so many crafts, each of another gear type; in a Rest the packs may be sorted too (FK-075)."""
    state.agenda.append(_CRAFT_IN_REST if rests and crafts == 1 else Craft.of(ALL_TYPES, crafts, 0, rests))


def crafts_in_rest(sheet: Sheet) -> int:
    return HAMMER_CRAFTS if sheet.powers & TWO_HAMMERS else 1


def filled_types(sheet: Sheet) -> int:
    """The gear types on which cubes lie: without any in the pack only these can be crafted."""
    helmet, weapon, sandals = sheet.helmet != gear.EMPTY, sheet.weapon != gear.EMPTY, sheet.sandals != gear.EMPTY
    return helmet << HELMET | weapon << WEAPON | sandals << SANDALS


def worth_sorting(sheet: Sheet) -> bool:
    """Could the packs be sorted otherwise than they are: other things above, or fewer of them, since these are lost?"""
    if not sheet.packs_matter():
        return False
    wood, metal, tooth = sheet.pack
    cards = sheet.scroll_count() + len(sheet.blueprints)
    kinds = (wood > 0) + (metal > 0) + (tooth > 0) + (sheet.pack_monks > 0) + cards
    return kinds > 1 or (len(sheet.upper) > 0 and _comes_down(sheet))


def _comes_down(sheet: Sheet) -> bool:
    """Has the lower pack room for one of the things above, where all are alike?"""
    items, cubes, above, _, _ = sheet.filled()
    cube = sheet.upper[0][0] < KIND_MONK
    return not sheet.surplus_of((items + (not cube), cubes + cube, above - 1, 0, 0))


class Craft(Asking):
    """Craft one gear type, or nothing (FK-078, FK-196).

    `types` are the types still open, `left` the crafts still allowed, `free` types that cost none (Masako's sandals);
    `sorts` says that the packs may still be sorted.
    """

    __slots__ = ("free", "left", "sorts", "types")
    rules = ("FK-075", "FK-078", "FK-079", "FK-193", "FK-196")

    def __init__(self, types: int, left: int, free: int, sorts: bool) -> None:
        self.types = types
        self.left = left
        self.free = free
        self.sorts = sorts

    def run(self, state: Volcano) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        open_types = self.types if self.left else self.free
        wood, metal, tooth = sheet.pack
        if not (wood or metal or tooth):
            open_types &= filled_types(sheet)
        if self.sorts and sheet.monks[SLOT_BACKPACK] and worth_sorting(sheet):
            return _CRAFTS_AND_SORT[open_types]
        return _CRAFTS[open_types]

    def sort(self, state: Volcano) -> None:
        """Everything is taken out of the packs and put in again (FK-075)."""
        sheet = state.me()
        sheet.upper, sheet.loose = (), tuple(sheet.things())
        state.push(STOW, Craft.of(self.types, self.left, self.free, False))

    def describe_sort(self, state: Volcano) -> Description:
        return Description(message("option-sort"), targets=(elements.upper_pack(state.seat),))

    def craft(self, state: Volcano, kind: int | None) -> None:
        if kind is None:
            return
        bit = 1 << kind
        types = self.types & ~bit
        left, free = self.left, self.free & ~bit
        if self.free & bit == 0:
            left -= 1
            if BOARDS[state.sheets[state.seat].board].sandals_with_craft and kind != SANDALS and types >> SANDALS & 1:
                free |= 1 << SANDALS
        if left or free:
            state.agenda.append(Craft.of(types, left, free, self.sorts))
        state.agenda.append(_ARRANGE[kind])

    def describe_craft(self, state: Volcano, kind: int | None) -> Description:
        if kind is None:
            return Description(message("option-craft-nothing"))
        return Description(message("option-craft", item=gear_name(kind)), targets=(gear_element(state.seat, kind),))


_CRAFT_IN_REST: Final = Craft.of(ALL_TYPES, 1, 0, True)


@lru_cache(maxsize=1024)
def of_type(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Those of the cards that are for one gear type; few sets of cards come up in a match."""
    return tuple([card for card in cards if CARD_TYPE[card] == kind])


def visible_cards(state: Volcano, sheet: Sheet, kind: int) -> tuple[int, ...]:
    """Patterns worth building: open cards that may still be claimed, and blueprints held."""
    open_cards = () if sheet.has_card(kind) else of_type(state.equipment, kind)
    return open_cards + of_type(sheet.blueprints, kind) if sheet.blueprints else open_cards


def arrangements(state: Volcano, sheet: Sheet, kind: int) -> tuple[tuple[Build, Layout], ...]:
    layout, pack = sheet.gear(kind), sheet.pack
    now = gear.counts(layout)
    wood, metal, tooth = now[0] + pack[0], now[1] + pack[1], now[2] + pack[2]
    # For few cards there are cubes enough, so that the same arrangements come up again and again.
    cards: tuple[int, ...] = ()
    for card in visible_cards(state, sheet, kind):
        needed = CARD_CUBES[card]
        if wood >= needed[0] and metal >= needed[1] and tooth >= needed[2]:
            cards += (card,)
    return crafting.builds(sheet.board, kind, sheet.right_open(), layout, pack, cards)


def about_cancel() -> Description:
    return Description(message("option-cancel"), targets=(elements.CRAFT_CANCEL,))


class Arrange(Asking):
    """How the cubes are laid: a useful arrangement, or square by square (FK-079)."""

    __slots__ = ("kind",)
    rules = ("FK-079", "FK-080", "FK-082", "FK-096", "FK-104")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: Volcano) -> Sequence[Option]:
        offer = [BUILD[build] for build, _ in arrangements(state, state.sheets[state.seat], self.kind)]
        offer += _OTHERWISE
        return offer

    def build(self, state: Volcano, build: Build) -> None:
        if build == BY_HAND:
            state.craft = Work(state.sheets[state.seat].gear(self.kind), 0)
            state.agenda.append(_SET_SQUARE[self.kind])
        else:
            settle(state, self.kind, self._layout(state, build))

    def cancel(self, state: Volcano) -> None:
        """The gear stays as it is."""

    def _layout(self, state: Volcano, build: Build) -> Layout:
        for known, layout in arrangements(state, state.me(), self.kind):
            if known == build:
                return layout
        raise LookupError(f"{build} is not offered")

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-arrange", gear=gear_name(self.kind))

    def describe_cancel(self, state: Volcano) -> Description:
        return about_cancel()

    def describe_build(self, state: Volcano, build: Build) -> Description:
        if build == BY_HAND:
            return Description(message("option-build-by-hand"), targets=(gear_element(state.seat, self.kind),))
        targets: tuple[str, ...] = (elements.build(BUILDS[build]),)
        if isinstance(build, tuple):
            card, full = build
            plain = message("option-build-full" if full else "option-build", item=card_name(card))
            targets = (*targets, elements.card(CARDS[card].id))
        else:
            plain = message(f"option-build-{build}")
        layout = self._layout(state, build)
        label = message(
            "option-build-with",
            build=plain,
            cubes=cube_names(gear.counts(layout)),
            worth=self._worth(state, layout),
            layout=picture_of(layout),
        )
        return Description(label, targets=targets)

    def _worth(self, state: Volcano, layout: Layout) -> Effect:
        """What it would be good for: the length of a weapon, the strength of anything else."""
        if self.kind == WEAPON:
            groups = state.me().plan().grid.weapons(layout)
            return Word("initiative", 1, (max((weapon_length(group) for group in groups), default=0),))
        return Word("worth", 1, (gear.GEAR_TYPES[self.kind], gear.strength(layout, False)))


_ARRANGE: Final = tuple(Arrange.of(kind) for kind in gear.KINDS)


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
        sheet = state.sheets[state.seat]
        craft = state.craft
        assert craft is not None
        work = craft.layout
        wood, metal, tooth = work
        right_open = sheet.right_open()
        spare = spare_materials(sheet.gear(self.kind), sheet.pack, work)
        left = crafting.squares(sheet.board, self.kind, right_open) & ~craft.touched
        if not spare:
            # Nothing to lay: squares can only be cleared.
            left &= wood | metal | tooth
        offer: list[Option] = []
        for row in _ROW:
            squares = left & row
            if squares:
                key = (spare, squares, wood & squares, metal & squares, tooth & squares)
                offer += _ROWS.get(key) or _cubes_for_row(key)
        if crafting.legal(sheet.board, self.kind, right_open, work):
            offer.append(FINISH)
        offer.append(CANCEL)
        return offer

    def finish(self, state: Volcano) -> None:
        layout = state.this_craft().layout
        state.craft = None
        settle(state, self.kind, layout)

    def cancel(self, state: Volcano) -> None:
        state.craft = None

    def set_square(self, state: Volcano, square: int, material: int) -> None:
        craft = state.craft
        assert craft is not None
        bit = 1 << square
        if material == CLEARED:
            state.craft = Work(gear.without(craft.layout, bit), craft.touched)
        else:
            state.craft = Work(gear.put(craft.layout, material, square), craft.touched | bit)
        state.agenda.append(self)

    def prompt(self, state: Volcano) -> Message:
        name = gear_name(self.kind)
        return message("prompt-set-square", gear=name, layout=written(state.this_craft().layout))

    def describe_finish(self, state: Volcano) -> Description:
        return Description(message("option-finish"), targets=(elements.CRAFT_DONE,))

    def describe_cancel(self, state: Volcano) -> Description:
        return about_cancel()

    def describe_set_square(self, state: Volcano, square: int, material: int) -> Description:
        """A cube from the tray on a square, or the square alone if it is cleared."""
        name = gear.SQUARE_NAMES[square]
        target = elements.square(state.seat, GEAR_TYPES[self.kind], name)
        if material == CLEARED:
            return Description(message("option-set-empty", square=name), targets=(target,))
        label = message("option-set", square=name, item=cube_name(material))
        return Description(label, targets=(target, elements.tray(gear.MATERIALS[material])))

    def refusals(self, state: Volcano) -> Sequence[Refusal]:
        if FINISH in state.offer:
            return ()
        sheet = state.me()
        mask = gear.occupied(state.this_craft().layout)
        return (Refusal(FINISH, weapon_fault(sheet.board, mask, sheet.right_open()), "FK-082"),)


_SET_SQUARE: Final = tuple(SetSquare.of(kind) for kind in gear.KINDS)


def spare_cubes(sheet: Sheet, kind: int, work: Layout) -> Cubes:
    """Cubes at hand that do not lie on the grid."""
    before = gear.counts(sheet.gear(kind))
    now = gear.counts(work)
    return before[0] + sheet.pack[0] - now[0], before[1] + sheet.pack[1] - now[1], before[2] + sheet.pack[2] - now[2]


def spare_materials(before: Layout, pack: Cubes, work: Layout) -> int:
    """The materials of these, as a mask."""
    spare = 0
    if before[0].bit_count() + pack[0] > work[0].bit_count():
        spare = 1 << WOOD
    if before[1].bit_count() + pack[1] > work[1].bit_count():
        spare |= 1 << METAL
    if before[2].bit_count() + pack[2] > work[2].bit_count():
        spare |= 1 << TOOTH
    return spare


def settle(state: Volcano, kind: int, layout: Layout) -> None:
    """A craft is one exchange between gear and backpack (FK-080, FK-251)."""
    sheet = state.me()
    before = sheet.gear(kind)
    old, new = gear.counts(before), gear.counts(layout)
    sheet.set_gear(kind, layout)
    taken = crafting.minus(old, new)
    if taken != (0, 0, 0):
        sheet.put_in_cubes(taken)
    for material in (0, 1, 2):
        for _ in range(new[material] - old[material]):
            sheet.take_out(CUBES[material])
    if sheet.charms[kind]:
        # Without its blueprint a charm stays until a cube leaves its square (FK-109), also beside other blueprints.
        owned = matching(sheet, kind, before) & sheet.charms[kind]
        if kind == WEAPON and spanning(sheet, layout):
            # Joined across the middle a right weapon becomes part of the two-handed one, its charm too (FK-089).
            sheet.set_charm(kind, 1)
        if owned or any(before[material] & ~layout[material] for material in range(3)):
            drop_spoilt_charm(state, sheet, kind)
    if state.log is not None:
        tell_gear(state, "event-craft", kind)
    state.agenda.append(CHECK_CHARMS)
    state.agenda.append(_CLAIM[kind])
    make_room(state, state.seat)
    if taken != (0, 0, 0) and not sheet.powers & CAREFUL_SMITH:
        for _ in range(CRAFT_LOSS):
            state.push(LoseTaken.of(taken))


def tell_gear(state: Volcano, event: str, kind: int) -> None:
    """Of which cubes a gear of the deciding seat now consists."""
    if state.log is not None:
        cubes = gear.counts(state.me().gear(kind))
        wood, metal, tooth = cubes
        state.tell(
            event,
            seat=SeatName(state.seat),
            gear=gear_name(kind),
            cubes=cube_names(cubes) or NOTHING,
            wood=wood,
            metal=metal,
            tooth=tooth,
            layout=picture_of(state.me().gear(kind)),
            at=(gear_element(state.seat, kind),),
        )


class LoseTaken(Step[Volcano]):
    """One of the cubes taken off is lost; the owner says which (FK-080)."""

    __slots__ = ("taken",)
    rules = ("FK-080",)

    def __init__(self, taken: tuple[int, int, int]) -> None:
        self.taken = taken

    def run(self, state: Volcano) -> Sequence[Option]:
        return [LOSE[material] for material in (0, 1, 2) if self.taken[material]]

    def lose(self, state: Volcano, material: int) -> None:
        throw_out(state, state.me(), CUBES[material])
        if state.log is not None:
            cost = cube_counted(material)
            state.tell("event-craft-loss", seat=SeatName(state.seat), cube=cube_name(material), cost=cost)

    def describe_lose(self, state: Volcano, material: int) -> Description:
        return about_cubes(state, "option-lose", state.seat, material)


# Equipment cards


def claimable(state: Volcano, sheet: Sheet, kind: int) -> list[int]:
    """Open cards of this type that the gear matches (FK-096 to FK-098)."""
    if sheet.has_card(kind):
        return []
    layout = sheet.gear(kind)
    wood, metal, tooth = gear.counts(layout)
    found: list[int] = []
    for card in of_type(state.equipment, kind):
        needed = CARD_CUBES[card]
        if wood >= needed[0] and metal >= needed[1] and tooth >= needed[2]:
            pattern = CARDS[card].pattern
            if pattern.matches_weapon(layout, sheet.plan().grid) if kind == WEAPON else pattern.matches(layout):
                found.append(card)
    return found


class Claim(Asking):
    """Right after a craft a matching open card is received (FK-096)."""

    __slots__ = ("kind",)
    rules = ("FK-096", "FK-097", "FK-098", "FK-099")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: Volcano) -> Sequence[Option]:
        return [CLAIM[card] for card in claimable(state, state.me(), self.kind)]

    def claim(self, state: Volcano, card: int) -> None:
        receive_card(state, card)


_CLAIM: Final = tuple(Claim.of(kind) for kind in gear.KINDS)


def receive_card(state: Volcano, card: int) -> None:
    """An open card goes to an action that has none; a weapon card's side is fixed for the game (FK-099, FK-102)."""
    state.equipment = without(state.equipment, card)
    if state.log is not None:
        state.tell("event-card", seat=SeatName(state.seat), item=card_name(card))
    if CARD_TYPE[card] == WEAPON:
        state.push(Attach.of(card), CHOOSE_SIDE)
    else:
        state.push(Attach.of(card))


class Attach(Step[Volcano]):
    """To which action the card belongs from now on (FK-099)."""

    __slots__ = ("card",)
    rules = ("FK-099", "FK-100")

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Volcano) -> Sequence[Option]:
        cards = state.me().cards
        return [ATTACH[action] for action in (0, 1, 2) if cards[action] < 0]

    def attach(self, state: Volcano, action: int) -> None:
        sheet = state.me()
        sheet.cards = replaced(sheet.cards, action, self.card)
        if state.log is not None:
            name = message(f"name-action-{ACTION[action].code}")
            state.tell("event-attach", seat=SeatName(state.seat), item=card_name(self.card), action=name)

    def prompt(self, state: Volcano) -> Message:
        return message("prompt-attach", item=card_name(self.card))

    def describe_attach(self, state: Volcano, action: int) -> Description:
        name = ACTION[action].code
        return Description(message(f"option-attach-{name}"), targets=(elements.action(state.seat, name),))


class ChooseSide(Step[Volcano]):
    """The weapon card's bonus for the whole game: a point or a look (FK-102, FK-253)."""

    rules = ("FK-102", "FK-253")

    def run(self, state: Volcano) -> Sequence[Option]:
        return (SIDE[False], SIDE[True]) if state.config.scores_points else (SIDE[True],)

    def choose_side(self, state: Volcano, looks: bool) -> None:
        state.me().looks = looks
        if state.log is not None:
            state.tell("event-side-look" if looks else "event-side-points", seat=SeatName(state.seat))

    def describe_choose_side(self, state: Volcano, looks: bool) -> Description:
        card = next(card for card in state.me().cards if card >= 0 and CARD_TYPE[card] == WEAPON)
        side = "look" if looks else "points"
        return Description(message(f"option-side-{side}"), targets=(elements.card_side(CARDS[card].id, side),))


CHOOSE_SIDE: Final = ChooseSide.of()
