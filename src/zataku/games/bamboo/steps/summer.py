"""Summer: visit a temple, offer incense, lay shoots, act, collect (BB-040 to BB-064)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.effects import Effect, InTurn, Word
from zataku.kernel.messages import Arg, Description, Message, Refusal, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step
from zataku.kernel.tuples import replaced

from .. import elements
from ..components import ACTION_OF, ACTIONS, COLOUR_OF, COMPONENTS, FACE_OF, JOKER, SUMMER, TEMPLES
from ..names import action_name, coins, shoot_name, shoot_names, shoot_sign, temple_name
from ..state import NO_SPIRITS, NOWHERE, Bamboo, Sheet, Turn
from ..vocabulary import ACTIVATE_ANY, COLLECT, DONE, LAY, OFFER, OFFERINGS, VISIT, VISIT_ANY
from .actions import ACTION, gain_of
from .common import begin_season, shoot_elements, with_face, without_face
from .spirits import (
    BAKENEKO,
    BESIDE_ACTING,
    BESIDE_OFFERING,
    BESIDE_VISIT,
    BesideSpirits,
    beside,
    let_act,
    refuse_spirits,
)

_NUMBERS: Final = COMPONENTS.numbers
_REDIRECT_COINS: Final = _NUMBERS.redirect_coins
_SLOTS: Final = _NUMBERS.slots
_KEPT_CELLS: Final = _NUMBERS.kept_cells
_LAY_LIMIT: Final = _NUMBERS.lay_limit
_AREAS: Final = range(len(TEMPLES))


class Summer(Step[Bamboo]):
    """Turns go round, beginning with the first player."""

    def run(self, state: Bamboo) -> None:
        begin_season(state, SUMMER)
        state.turn = Turn()
        state.seat = state.turn_order()[-1]
        state.agenda.append(_NEXT_TURN)


class NextTurn(Step[Bamboo]):
    """The next player clockwise who has incense takes a turn; who has none has passed (BB-040, BB-041, BB-063)."""

    def run(self, state: Bamboo) -> None:
        sheets = state.sheets
        players = len(sheets)
        seat = state.seat
        if state.log is not None and not sheets[seat].incense:
            at = (elements.personal_board(seat),)
            state.tell("event-pass", seat=SeatName(seat), at=at)
        for _ in range(players):
            seat = seat + 1 if seat + 1 < players else 0
            if sheets[seat].incense:
                state.seat = seat
                state.agenda.append(_NEXT_TURN)
                state.agenda.append(_VISIT)
                return
        state.turn = None


class VisitTemple(BesideSpirits):
    """Move the action marker to another area with shoots (BB-042)."""

    rules = ("BB-042", "BB-043")

    def run(self, state: Bamboo) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        bits = 0
        bit = 1
        for shoots in sheet.areas:
            if shoots:
                bits |= bit
            bit += bit
        offer = VISIT_ANY[bits & _ELSEWHERE[sheet.marker]]
        if sheet.awake != NO_SPIRITS:
            return (*offer, *beside(BESIDE_VISIT, sheet.awake, state.this_turn().jokers))
        return offer

    def visit(self, state: Bamboo, area: int) -> None:
        state.sheets[state.seat].marker = area
        if state.log is not None:
            at = (_area_element(state, area),)
            state.tell("event-visit", seat=SeatName(state.seat), temple=temple_name(area), at=at)
        state.agenda.append(_OFFERING)

    def describe_visit(self, state: Bamboo, area: int) -> Description:
        sheet = state.me()
        shoots = len(sheet.areas[area])
        return Description(
            message("option-visit", temple=temple_name(area), shoots=shoots, incense=min(shoots, sheet.incense)),
            targets=(_area_element(state, area), elements.temple(TEMPLES[area])),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        sheet = state.me()
        refusals = []
        for area, option in VISIT.items():
            target = (_area_element(state, area),)
            if area == sheet.marker:
                refusals.append(
                    Refusal(option, message("refusal-same-area", temple=temple_name(area)), "BB-042", target)
                )
            elif not sheet.areas[area]:
                refusals.append(
                    Refusal(option, message("refusal-no-shoots", temple=temple_name(area)), "BB-042", target)
                )
        return [*refusals, *refuse_spirits(state, BESIDE_VISIT)]


_ALL_AREAS: Final = (1 << len(TEMPLES)) - 1
_ELSEWHERE: Final = {NOWHERE: _ALL_AREAS} | {area: _ALL_AREAS ^ 1 << area for area in _AREAS}
"""For each place of the action marker the bits of the other areas."""


def _area_element(state: Bamboo, area: int) -> str:
    return elements.area(state.seat, TEMPLES[area])


class OfferIncense(BesideSpirits):
    """Incense for the shoots of the area, some of it perhaps to other temples (BB-044 to BB-046)."""

    __slots__ = ("free",)

    rules = ("BB-044", "BB-045", "BB-046")

    def __init__(self, free: bool) -> None:
        #: A Bakeneko carries the incense (BB-097).
        self.free = free

    def run(self, state: Bamboo) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        incense = incense_due(sheet)
        redirected = incense if self.free else sheet.coins // _REDIRECT_COINS
        if redirected > incense:
            redirected = incense
        offer = OFFERINGS[sheet.marker][incense][redirected]
        if sheet.awake != NO_SPIRITS:
            return (*offer, *beside(BESIDE_OFFERING[self.free], sheet.awake, state.this_turn().jokers))
        return offer

    def use_spirit(self, state: Bamboo, kind: int) -> None:
        state.agenda.append(_OFFERING_FREE if kind == BAKENEKO else self)
        let_act(state, kind)

    def offer_incense(self, state: Bamboo, split: tuple[int, ...]) -> None:
        """So much incense on top of what lies in each temple (BB-045); what goes elsewhere is paid for (BB-046)."""
        seat = state.seat
        sheet = state.sheets[seat]
        total = 0
        temples = [*state.temples]
        for temple, count in _PARTS[split]:
            temples[temple] += (seat,) * count
            total += count
        state.temples = tuple(temples)
        sheet.incense -= total
        price = 0 if self.free else (total - split[sheet.marker]) * _REDIRECT_COINS
        sheet.coins -= price
        if state.log is not None:
            if price:
                at = (elements.coins(seat),)
                state.tell("event-redirect", seat=SeatName(seat), amount=price, at=at)
            for temple, count in _PARTS[split]:
                at = (elements.temple(TEMPLES[temple]),)
                state.tell("event-offer", seat=SeatName(seat), amount=count, temple=temple_name(temple), at=at)
        state.agenda.append(_PUSH)
        state.agenda.append(_ACT[total])
        state.agenda.append(_LAY)

    def _price(self, sheet: Sheet, split: tuple[int, ...]) -> int:
        """What an offering costs."""
        return 0 if self.free else (sum(split) - split[sheet.marker]) * _REDIRECT_COINS

    def prompt(self, state: Bamboo) -> Message:
        sheet = state.me()
        return message(
            "prompt-offer-incense-free" if self.free else "prompt-offer-incense",
            amount=incense_due(sheet),
            temple=temple_name(sheet.marker),
            cost=_REDIRECT_COINS,
        )

    def describe_offer_incense(self, state: Bamboo, split: tuple[int, ...]) -> Description:
        price = self._price(state.me(), split)
        return Description(
            message("option-offer", parts=_part_names(split)),
            cost=_paid(sum(split), price),
            targets=_temples(split),
            heading=message("heading-offer"),
            brief=_in_brief(split, price),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        sheet = state.me()
        incense = incense_due(sheet)
        offered = set(self.run(state))
        refusals = []
        for option in OFFERINGS[sheet.marker][incense][incense]:
            if option not in offered:
                (split,) = option.args
                cost = self._price(sheet, split)
                reason = message("refusal-coins", what=_part_names(split), cost=cost, amount=sheet.coins)
                refusals.append(Refusal(option, reason, "BB-046", _temples(split)))
        return [*refusals, *refuse_spirits(state, BESIDE_OFFERING[self.free])]


def _paid(incense: int, price: int) -> Effect:
    """An offering: the incense, and coins for what goes elsewhere."""
    sticks = Word("incense", incense)
    return InTurn((sticks, coins(price))) if price else sticks


def incense_due(sheet: Sheet) -> int:
    """One for each shoot of the visited area, as far as there is incense (BB-044)."""
    incense = len(sheet.areas[sheet.marker])
    if incense > sheet.incense:
        incense = sheet.incense
    return incense


def _part_names(split: tuple[int, ...]) -> tuple[Arg, ...]:
    """How much incense goes where."""
    return tuple(
        message("option-offer-part", amount=count, temple=temple_name(temple)) for temple, count in _PARTS[split]
    )


def _in_brief(split: tuple[int, ...], price: int) -> Message:
    """The same with signs, and the coins beside it."""
    parts = InTurn(tuple(Word("sticks", count, (TEMPLES[temple],)) for temple, count in _PARTS[split]))
    return message("brief-offer", parts=parts, cost=coins(price)) if price else message("brief-offer", parts=parts)


def _temples(split: tuple[int, ...]) -> tuple[str, ...]:
    """Where incense goes."""
    return tuple(elements.temple(TEMPLES[temple]) for temple, _ in _PARTS[split])


_PARTS: Final = {split: tuple((temple, count) for temple, count in enumerate(split) if count) for split in OFFER}
"""For each split of incense what goes to which temple."""


class LayShoots(Step[Bamboo]):
    """All shoots of the area go to slots, one by one (BB-047)."""

    rules = ("BB-047",)

    def run(self, state: Bamboo) -> Sequence[Option]:
        sheet = state.sheets[state.seat]
        faces = 0
        for shoot in sheet.areas[sheet.marker]:
            faces |= _FACE_BIT[shoot]
        rooms = _ALL_SLOTS
        turn = state.turn
        assert turn is not None
        if len(turn.fresh) >= _LAY_LIMIT:
            for slot, laid in enumerate(state.slots):
                if len(laid) >= _SLOT_ROOM:
                    rooms ^= 1 << slot
        key = faces << _SLOTS | rooms
        offer = _LAY_ANY.get(key)
        if offer is None:
            offer = _LAY_ANY[key] = _ways_to_lay(faces, rooms)
        return offer

    def lay(self, state: Bamboo, slot: int, face: int) -> None:
        sheet = state.sheets[state.seat]
        area = sheet.marker
        shoot, rest = without_face(sheet.areas[area], face)
        areas = [*sheet.areas]
        areas[area] = rest
        sheet.areas = tuple(areas)
        slots = [*state.slots]
        slots[slot] += (shoot,)
        state.slots = tuple(slots)
        turn = state.turn
        assert turn is not None
        turn.fresh += (shoot,)
        if state.log is not None:
            state.tell(
                "event-lay",
                seat=SeatName(state.seat),
                shoot=shoot_name(face),
                slot=slot + 1,
                at=(elements.slot(slot), *shoot_elements((shoot,))),
            )
        if rest:
            state.agenda.append(self)

    def describe_lay(self, state: Bamboo, slot: int, face: int) -> Description:
        sheet = state.me()
        mine, _ = without_face(sheet.areas[sheet.marker], face)
        laid = state.slots[slot]
        pushed = FACE_OF[laid[len(laid) - _KEPT_CELLS]]
        return Description(
            message("option-lay", shoot=shoot_name(face), slot=slot + 1, pushed=shoot_name(pushed)),
            targets=(elements.slot(slot), *shoot_elements((mine,))),
            heading=message("heading-lay", shoot=shoot_name(face)),
            brief=message("brief-lay", slot=slot + 1, gain=shoot_sign(pushed)),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        sheet = state.me()
        faces = sorted({FACE_OF[shoot] for shoot in sheet.areas[sheet.marker]})
        return [
            Refusal(
                LAY[slot, face],
                message("refusal-slot-full", slot=slot + 1, limit=_LAY_LIMIT),
                "BB-047",
                (elements.slot(slot),),
            )
            for slot, laid in enumerate(state.slots)
            if len(laid) >= _SLOT_ROOM
            for face in faces
        ]


_SLOT_ROOM: Final = _KEPT_CELLS + _LAY_LIMIT
_FACE_BIT: Final = [1 << face for face in FACE_OF]
_ALL_SLOTS: Final = (1 << _SLOTS) - 1
_LAY_ANY: Final[dict[int, tuple[Option, ...]]] = {}
"""The options for each set of faces and set of slots with room, both as bits, as they come up."""


def _ways_to_lay(faces: int, rooms: int) -> tuple[Option, ...]:
    return tuple(
        LAY[slot, face]
        for face in range(faces.bit_length())
        if faces >> face & 1
        for slot in range(_SLOTS)
        if rooms >> slot & 1
    )


class ActivateShoots(BesideSpirits):
    """As many laid shoots as incense was offered may act, in any order; spirits too (BB-048, BB-062, BB-098)."""

    __slots__ = ("left",)

    rules = ("BB-048", "BB-062", "BB-098")

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: Bamboo) -> Sequence[Option]:
        awake = state.sheets[state.seat].awake
        if self.left:
            turn = state.turn
            assert turn is not None
            if turn.jokers:
                shown = _ALL_JOKERS
            else:
                shown = 0
                for shoot in turn.fresh:
                    shown |= _ACTION_BIT[shoot]
            if awake == NO_SPIRITS:
                return _ACT_ANY[shown]
            return (*ACTIVATE_ANY[shown], *beside(BESIDE_ACTING, awake, turn.jokers), DONE)
        if awake == NO_SPIRITS:
            return ()
        spirits = beside(BESIDE_ACTING, awake, True)
        return (*spirits, DONE) if spirits else ()

    def activate(self, state: Bamboo, joker: bool, action: int) -> None:
        turn = state.turn
        assert turn is not None
        index = _activated(turn, joker, action)
        if state.log is not None:
            at = shoot_elements((turn.fresh[index],))
            state.tell("event-activate", seat=SeatName(state.seat), action=action_name(action), at=at)
        turn.fresh = turn.fresh[:index] + turn.fresh[index + 1 :]
        state.agenda.append(_ACT[self.left - 1])
        state.agenda.append(ACTION[action])

    def finish(self, state: Bamboo) -> None:
        """Leave the other shoots and spirits as they are."""

    def prompt(self, state: Bamboo) -> Message:
        return message("prompt-activate-shoots", amount=self.left)

    def describe_activate(self, state: Bamboo, joker: bool, action: int) -> Description:
        turn = state.this_turn()
        shown = JOKER if joker else action
        targets = shoot_elements(shoot for shoot in turn.fresh if turn.jokers or ACTION_OF[shoot] == shown)
        if joker:
            targets += (elements.joker(ACTIONS[action]),)
        label = "option-activate-joker" if joker else "option-activate"
        return Description(message(label, action=action_name(action)), gain=gain_of(action), targets=targets)

    def describe_finish(self, state: Bamboo) -> Description:
        _, pushed = _pushed_up(state)
        return Description(message("option-done-acting"), targets=(elements.FINISH, *shoot_elements(pushed)))

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        return refuse_spirits(state, BESIDE_ACTING, lasting=self.left > 0)


_ALL_JOKERS: Final = 1 << JOKER
_ACTION_BIT: Final = [1 << action for action in ACTION_OF]


def _activated(turn: Turn, joker: bool, action: int) -> int:
    """Where the activated shoot stands. Among jokers it does not matter which; one that shows the action is nicest."""
    shown = JOKER if joker and not turn.jokers else action
    for index, shoot in enumerate(turn.fresh):
        if ACTION_OF[shoot] == shown:
            return index
    return 0


class PushShoots(Step[Bamboo]):
    """Each slot is pushed up until the new shoots lie on kept cells; the others come out (BB-049)."""

    def run(self, state: Bamboo) -> None:
        turn = state.turn
        assert turn is not None
        state.slots, turn.taken = _pushed_up(state)
        turn.fresh = ()
        turn.jokers = False
        if state.log is not None:
            at = shoot_elements(turn.taken)
            state.tell("event-collect", seat=SeatName(state.seat), shoots=shoot_names(turn.taken), at=at)
        if not put_home(state):
            state.agenda.append(_COLLECT)


def _pushed_up(state: Bamboo) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """The slots after pushing, and the shoots that come out."""
    out: tuple[int, ...] = ()
    slots = [*state.slots]
    for number, slot in enumerate(state.slots):
        if len(slot) > _KEPT_CELLS:
            out += slot[:-_KEPT_CELLS]
            slots[number] = slot[-_KEPT_CELLS:]
    return tuple(slots), out


def put_home(state: Bamboo) -> bool:
    """The shoots pushed out go to the areas of their colours, unless one of these overflows (BB-049)."""
    sheet = state.sheets[state.seat]
    areas = [*sheet.areas]
    cells = state.boards.area_cells
    turn = state.turn
    assert turn is not None
    for shoot in turn.taken:
        colour = COLOUR_OF[shoot]
        area = areas[colour]
        if len(area) >= cells[colour]:
            return False
        areas[colour] = (*area, shoot)
    sheet.areas = tuple(areas)
    if state.log is not None:
        at = tuple(_area_element(state, colour) for colour in sorted({COLOUR_OF[shoot] for shoot in turn.taken}))
        shoots = shoot_names(turn.taken)
        state.tell("event-put-home", seat=SeatName(state.seat), shoots=shoots, count=len(shoots), at=at)
    turn.taken = ()
    return True


class CollectShoots(Step[Bamboo]):
    """Shoots pushed out, where an area overflows: put into areas one by one, until the others fit (BB-050)."""

    rules = ("BB-050",)

    def run(self, state: Bamboo) -> Sequence[Option] | None:
        return None if put_home(state) else self._choices(state, state.sheets[state.seat])

    def _choices(self, state: Bamboo, sheet: Sheet) -> Sequence[Option]:
        """Own colour first wherever there is room at this moment, else any area with room."""
        room = _room(state, sheet)
        offer = []
        for face, colour in _faces(state):
            if room[colour]:
                offer.append(COLLECT[face, colour])
            else:
                offer += [COLLECT[face, area] for area in _AREAS if room[area]]
        return offer

    def collect(self, state: Bamboo, face: int, area: int) -> None:
        sheet = state.me()
        turn = state.this_turn()
        shoot, turn.taken = without_face(turn.taken, face)
        sheet.areas = replaced(sheet.areas, area, (*sheet.areas[area], shoot))
        if state.log is not None:
            state.tell(
                "event-put",
                seat=SeatName(state.seat),
                shoot=shoot_name(face),
                temple=temple_name(area),
                at=(_area_element(state, area),),
            )
        if turn.taken:
            state.agenda.append(self)

    def describe_collect(self, state: Bamboo, face: int, area: int) -> Description:
        alike = with_face(state.this_turn().taken, face)
        return Description(
            message("option-collect", shoot=shoot_name(face), temple=temple_name(area)),
            targets=(*shoot_elements(alike), _area_element(state, area)),
            heading=message("heading-collect", shoot=shoot_name(face)),
            brief=message("brief-collect", temple=temple_name(area)),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        room = _room(state, state.me())
        refusals = []
        for face, colour in _faces(state):
            for area in _AREAS:
                target = (_area_element(state, area),)
                if room[colour] and area != colour:
                    reason = message("refusal-own-colour", area=temple_name(area), temple=temple_name(colour))
                    refusals.append(Refusal(COLLECT[face, area], reason, "BB-050", target))
                elif not room[area]:
                    reason = message("refusal-area-full", temple=temple_name(area))
                    refusals.append(Refusal(COLLECT[face, area], reason, "BB-050", target))
        return refusals


def _room(state: Bamboo, sheet: Sheet) -> list[bool]:
    """Which areas have an empty cell."""
    return [len(area) < cells for area, cells in zip(sheet.areas, state.boards.area_cells, strict=True)]


def _faces(state: Bamboo) -> list[tuple[int, int]]:
    """The different faces of the shoots pushed out, with their colours."""
    return sorted({(FACE_OF[shoot], COLOUR_OF[shoot]) for shoot in state.this_turn().taken})


_NEXT_TURN: Final = NextTurn.of()
_VISIT: Final = VisitTemple.of()
_OFFERING: Final = OfferIncense.of(False)
_OFFERING_FREE: Final = OfferIncense.of(True)
_LAY: Final = LayShoots.of()
_ACT: Final = [ActivateShoots.of(left) for left in range(max(_NUMBERS.area_cells) + 1)]
_ACT_ANY: Final = [(*options, DONE) for options in ACTIVATE_ANY]
_PUSH: Final = PushShoots.of()
_COLLECT: Final = CollectShoots.of()
