"""Summer: visit a temple, offer incense, lay shoots, act, collect (BB-040 to BB-064)."""

from collections.abc import Sequence

from zataku.games.bamboo.components import ACTIONS, COMPONENTS, JOKER
from zataku.games.bamboo.state import NO_SPIRITS, NOWHERE, Bamboo, Player, replaced
from zataku.games.bamboo.steps.actions import ACTION, gain_of
from zataku.games.bamboo.steps.spirits import (
    BAKENEKO,
    BESIDE_ACTING,
    BESIDE_OFFERING,
    BESIDE_VISIT,
    SPIRIT_KIND,
    beside,
    describe_spirit,
    refuse_spirits,
    use_spirit,
)
from zataku.games.bamboo.telling import (
    action_name,
    area_id,
    coins,
    me,
    shoot_id,
    shoot_name,
    shoot_names,
    slot_id,
    temple_id,
    temple_name,
)
from zataku.games.bamboo.vocabulary import (
    ACTIVATE,
    ACTIVATE_ANY,
    ACTIVATE_JOKER,
    COLLECT,
    DONE,
    LAY,
    OFFER,
    OFFERINGS,
    VISIT,
    VISIT_ANY,
)
from zataku.kernel.messages import Description, Message, Refusal, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

_NUMBERS = COMPONENTS.numbers
_AREAS = len(COMPONENTS.temples)
_SLOT_ROOM = _NUMBERS.kept_cells + _NUMBERS.lay_limit
_FACE = [shoot.face for shoot in COMPONENTS.shoots]
_COLOUR = [shoot.colour for shoot in COMPONENTS.shoots]
_ACTION_OF = [shoot.action for shoot in COMPONENTS.shoots]
_ALL_JOKERS = 1 << JOKER

_ELSEWHERE = {area: (1 << _AREAS) - 1 - (1 << area if area >= 0 else 0) for area in range(NOWHERE, _AREAS)}
"""For each place of the action marker the bits of the other areas."""
_VISITED = {option: area for area, option in enumerate(VISIT)}
_BROUGHT = {
    option: (sum(split), tuple((temple, count) for temple, count in enumerate(split) if count))
    for option, split in OFFERINGS.items()
}
"""For each offering how much it is, and what goes to which temple."""
_LAID = {option: (face, slot) for face, options in enumerate(LAY) for slot, option in enumerate(options)}
_COLLECTED = {option: (face, area) for face, options in enumerate(COLLECT) for area, option in enumerate(options)}
_ACTIVATED = {option: (action, action) for action, option in enumerate(ACTIVATE)} | {
    option: (JOKER, action) for action, option in enumerate(ACTIVATE_JOKER)
}
"""For each activation the action printed on the shoot, and the one performed."""


class Summer(Step[Bamboo]):
    """Turns go round, beginning with the first player."""

    def run(self, state: Bamboo) -> None:
        state.seat = state.in_turn_order(-1)
        state.agenda.append(_NEXT_TURN)


class NextTurn(Step[Bamboo]):
    """The next player clockwise who has incense takes a turn; who has none has passed (BB-040, BB-041, BB-063)."""

    def run(self, state: Bamboo) -> None:
        seats = state.seats
        players = len(seats)
        seat = state.seat
        for _ in range(players):
            seat = seat + 1 if seat + 1 < players else 0
            if seats[seat].incense:
                state.seat = seat
                state.agenda.append(_NEXT_TURN)
                state.agenda.append(_VISIT)
                return


class VisitTemple(Step[Bamboo]):
    """Move the action marker to another area with shoots (BB-042)."""

    rules = ("BB-042", "BB-043")

    def run(self, state: Bamboo) -> Sequence[Option]:
        player = state.seats[state.seat]
        bits = 0
        bit = 1
        for shoots in player.areas:
            if shoots:
                bits |= bit
            bit += bit
        offer = VISIT_ANY[bits & _ELSEWHERE[player.marker]]
        if player.awake != NO_SPIRITS:
            return (*offer, *beside(BESIDE_VISIT, player.awake, state.jokers))
        return offer

    def take(self, state: Bamboo, option: Option) -> None:
        kind = SPIRIT_KIND.get(option)
        if kind is not None:
            state.agenda.append(self)
            use_spirit(state, kind)
            return
        player = state.seats[state.seat]
        player.marker = _VISITED[option]
        if state.log is not None:
            state.tell(
                "event-visit",
                seat=me(state),
                temple=temple_name(player.marker),
                at=(area_id(state.seat, player.marker),),
            )
        state.agenda.append(_OFFERING)

    def describe(self, state: Bamboo, option: Option) -> Description:
        if option in SPIRIT_KIND:
            return describe_spirit(state, option)
        area = _VISITED[option]
        shoots = len(state.player.areas[area])
        return Description(
            message("option-visit", temple=temple_name(area), shoots=shoots, incense=min(shoots, state.player.incense)),
            targets=(area_id(state.seat, area),),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        refusals = []
        for area, option in enumerate(VISIT):
            target = (area_id(state.seat, area),)
            if area == state.player.marker:
                refusals.append(Refusal(option, message("refusal-same-area"), "BB-042", target))
            elif not state.player.areas[area]:
                refusals.append(Refusal(option, message("refusal-no-shoots"), "BB-042", target))
        return [*refusals, *refuse_spirits(state, BESIDE_VISIT)]


class OfferIncense(Step[Bamboo]):
    """Incense for the shoots of the area, some of it perhaps to other temples (BB-044 to BB-046)."""

    __slots__ = ("free",)

    rules = ("BB-044", "BB-045", "BB-046")

    def __init__(self, free: bool) -> None:
        #: A Bakeneko carries the incense (BB-097).
        self.free = free

    def run(self, state: Bamboo) -> Sequence[Option]:
        player = state.seats[state.seat]
        incense = len(player.areas[player.marker])
        if incense > player.incense:
            incense = player.incense
        redirected = incense if self.free else player.coins // _NUMBERS.redirect_coins
        offer = OFFER[player.marker][incense][min(redirected, incense)]
        if player.awake != NO_SPIRITS:
            return (*offer, *beside(BESIDE_OFFERING[self.free], player.awake, state.jokers))
        return offer

    def take(self, state: Bamboo, option: Option) -> None:
        kind = SPIRIT_KIND.get(option)
        if kind is not None:
            state.agenda.append(_OFFERING_FREE if kind == BAKENEKO else self)
            use_spirit(state, kind)
            return
        total, parts = _BROUGHT[option]
        seat = state.seat
        player = state.seats[seat]
        player.incense -= total
        temples = list(state.temples)
        for temple, count in parts:
            temples[temple] += (seat,) * count
            if temple != player.marker and not self.free:
                player.coins -= count * _NUMBERS.redirect_coins
        state.temples = tuple(temples)
        if state.log is not None:
            for temple, count in parts:
                state.tell(
                    "event-offer",
                    seat=me(state),
                    amount=count,
                    temple=temple_name(temple),
                    at=(temple_id(temple),),
                )
        state.agenda.append(_PUSH)
        state.agenda.append(_ACT[total])
        state.agenda.append(_LAY)

    def prompt(self, state: Bamboo) -> Message:
        player = state.player
        incense = min(len(player.areas[player.marker]), player.incense)
        return message(
            "prompt-offer-incense-free" if self.free else "prompt-offer-incense",
            amount=incense,
            temple=temple_name(player.marker),
            cost=_NUMBERS.redirect_coins,
        )

    def describe(self, state: Bamboo, option: Option) -> Description:
        if option in SPIRIT_KIND:
            return describe_spirit(state, option)
        split = OFFERINGS[option]
        price = 0 if self.free else (sum(split) - split[state.player.marker]) * _NUMBERS.redirect_coins
        parts = tuple(
            message("option-offer-part", amount=count, temple=temple_name(temple))
            for temple, count in enumerate(split)
            if count
        )
        return Description(
            message("option-offer", parts=parts),
            cost=coins(price) if price else None,
            targets=tuple(temple_id(temple) for temple, count in enumerate(split) if count),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        player = state.player
        incense = min(len(player.areas[player.marker]), player.incense)
        offered = set(self.run(state))
        refusals = []
        for option in OFFER[player.marker][incense][incense]:
            if option not in offered:
                price = (incense - OFFERINGS[option][player.marker]) * _NUMBERS.redirect_coins
                targets = tuple(temple_id(temple) for temple, count in enumerate(OFFERINGS[option]) if count)
                reason = message("refusal-coins", cost=price, amount=player.coins)
                refusals.append(Refusal(option, reason, "BB-046", targets))
        return [*refusals, *refuse_spirits(state, BESIDE_OFFERING[self.free])]


class LayShoots(Step[Bamboo]):
    """All shoots of the area go to slots, one by one (BB-047)."""

    rules = ("BB-047",)

    def run(self, state: Bamboo) -> Sequence[Option]:
        player = state.seats[state.seat]
        faces = 0
        for shoot in player.areas[player.marker]:
            faces |= _FACE_BIT[shoot]
        rooms = _ALL_SLOTS
        if state.fresh:
            for slot, laid in enumerate(state.slots):
                if len(laid) >= _SLOT_ROOM:
                    rooms ^= 1 << slot
        offer = _LAY_ANY.get((faces, rooms))
        if offer is None:
            offer = _LAY_ANY[(faces, rooms)] = _ways_to_lay(faces, rooms)
        return offer

    def take(self, state: Bamboo, option: Option) -> None:
        face, slot = _LAID[option]
        player = state.seats[state.seat]
        area = player.marker
        shoots = player.areas[area]
        shoot, rest = _without_face(shoots, face)
        player.areas = replaced(player.areas, area, rest)
        state.slots = replaced(state.slots, slot, (*state.slots[slot], shoot))
        state.fresh = (*state.fresh, shoot)
        if state.log is not None:
            state.tell(
                "event-lay", seat=me(state), shoot=shoot_name(face), slot=slot + 1, at=(slot_id(slot), shoot_id(shoot))
            )
        if rest:
            state.agenda.append(self)

    def describe(self, state: Bamboo, option: Option) -> Description:
        face, slot = _LAID[option]
        shoots = state.player.areas[state.player.marker]
        mine = tuple(shoot_id(shoot) for shoot in shoots if _FACE[shoot] == face)
        pushed = shoot_name(_FACE[state.slots[slot][len(state.slots[slot]) - _NUMBERS.kept_cells]])
        return Description(
            message("option-lay", shoot=shoot_name(face), slot=slot + 1, pushed=pushed),
            targets=(slot_id(slot), *mine[:1]),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        player = state.player
        faces = sorted({_FACE[shoot] for shoot in player.areas[player.marker]})
        return [
            Refusal(LAY[face][slot], message("refusal-slot-full", limit=_NUMBERS.lay_limit), "BB-047", (slot_id(slot),))
            for slot, laid in enumerate(state.slots)
            if len(laid) >= _SLOT_ROOM
            for face in faces
        ]


_FACE_BIT = [1 << face for face in _FACE]
_ALL_SLOTS = (1 << _NUMBERS.slots) - 1
_LAY_ANY: dict[tuple[int, int], tuple[Option, ...]] = {}
"""The options for each set of faces and set of slots with room, as they come up."""


def _ways_to_lay(faces: int, rooms: int) -> tuple[Option, ...]:
    return tuple(
        option
        for face, options in enumerate(LAY)
        if faces >> face & 1
        for slot, option in enumerate(options)
        if rooms >> slot & 1
    )


def _without_face(shoots: tuple[int, ...], face: int) -> tuple[int, tuple[int, ...]]:
    """The first shoot with this face, and the others."""
    for index, shoot in enumerate(shoots):
        if _FACE[shoot] == face:
            return shoot, shoots[:index] + shoots[index + 1 :]
    raise ValueError(f"no shoot with the face {face}")


class ActivateShoots(Step[Bamboo]):
    """As many laid shoots as incense was offered may act, in any order; spirits too (BB-048, BB-062, BB-098)."""

    __slots__ = ("left",)

    rules = ("BB-048", "BB-062", "BB-098")

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: Bamboo) -> Sequence[Option]:
        awake = state.seats[state.seat].awake
        if self.left:
            if state.jokers:
                bits = _ALL_JOKERS
            else:
                bits = 0
                for shoot in state.fresh:
                    bits |= 1 << _ACTION_OF[shoot]
            if awake == NO_SPIRITS:
                return _ACT_ANY[bits]
            return (*ACTIVATE_ANY[bits], *beside(BESIDE_ACTING, awake, state.jokers), DONE)
        if awake == NO_SPIRITS:
            return ()
        spirits = beside(BESIDE_ACTING, awake, True)
        return (*spirits, DONE) if spirits else ()

    def take(self, state: Bamboo, option: Option) -> None:
        activated = _ACTIVATED.get(option)
        if activated is not None:
            shown, action = activated
            self.spend_shoot(state, shown, action)
            if state.log is not None:
                state.tell("event-activate", seat=me(state), action=action_name(action))
            state.agenda.append(_ACT[self.left - 1])
            state.agenda.append(ACTION[action])
        elif option is not DONE:
            state.agenda.append(self)
            use_spirit(state, SPIRIT_KIND[option])

    def spend_shoot(self, state: Bamboo, shown: int, action: int) -> None:
        """One shoot fewer to activate. Among jokers it does not matter which; one that shows the action is nicest."""
        fresh = state.fresh
        actions = [_ACTION_OF[shoot] for shoot in fresh]
        if not state.jokers:
            index = actions.index(shown)
        else:
            index = actions.index(action) if action in actions else 0
        state.fresh = fresh[:index] + fresh[index + 1 :]

    def prompt(self, state: Bamboo) -> Message:
        return message("prompt-activate-shoots", amount=self.left)

    def describe(self, state: Bamboo, option: Option) -> Description:
        if option in SPIRIT_KIND:
            return describe_spirit(state, option)
        if option is DONE:
            return Description(message("option-done-acting"))
        shown, action = _ACTIVATED[option]
        shoots = [shoot for shoot in state.fresh if state.jokers or _ACTION_OF[shoot] == shown]
        label = "option-activate-joker" if shown == JOKER else "option-activate"
        return Description(
            message(label, action=action_name(action)), gain=gain_of(action), targets=tuple(map(shoot_id, shoots))
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        return refuse_spirits(state, BESIDE_ACTING, lasting=self.left > 0)


class PushShoots(Step[Bamboo]):
    """Each slot is pushed up until the new shoots lie on kept cells; the others come out (BB-049)."""

    def run(self, state: Bamboo) -> None:
        kept = _NUMBERS.kept_cells
        taken: tuple[int, ...] = ()
        slots = []
        for slot in state.slots:
            surplus = len(slot) - kept
            if surplus:
                taken += slot[:surplus]
                slot = slot[surplus:]
            slots.append(slot)
        state.slots = tuple(slots)
        state.taken = taken
        state.fresh = ()
        state.jokers = False
        if state.log is not None:
            state.tell("event-collect", seat=me(state), shoots=shoot_names(taken), at=tuple(map(shoot_id, taken)))
        state.agenda.append(_COLLECT)


class CollectShoots(Step[Bamboo]):
    """The shoots pushed out go to the areas of their colours; asked only when an area overflows (BB-049, BB-050)."""

    rules = ("BB-050",)

    def run(self, state: Bamboo) -> Sequence[Option] | None:
        player = state.seats[state.seat]
        areas = [*player.areas]
        most = state.area_cells
        for shoot in state.taken:
            colour = _COLOUR[shoot]
            area = areas[colour]
            if len(area) >= most:
                return self.choices(state, player)
            areas[colour] = (*area, shoot)
        player.areas = tuple(areas)
        state.taken = ()
        return None

    def choices(self, state: Bamboo, player: Player) -> Sequence[Option]:
        """Own colour first wherever there is room at this moment, else any area with room."""
        room = [len(area) < state.area_cells for area in player.areas]
        offer = []
        for face in sorted({_FACE[shoot] for shoot in state.taken}):
            colour = face // len(ACTIONS)
            if room[colour]:
                offer.append(COLLECT[face][colour])
            else:
                offer.extend(COLLECT[face][area] for area in range(_AREAS) if room[area])
        return offer

    def take(self, state: Bamboo, option: Option) -> None:
        face, area = _COLLECTED[option]
        player = state.player
        shoot, state.taken = _without_face(state.taken, face)
        player.areas = replaced(player.areas, area, (*player.areas[area], shoot))
        if state.log is not None:
            state.tell(
                "event-put",
                seat=me(state),
                shoot=shoot_name(face),
                temple=temple_name(area),
                at=(area_id(state.seat, area),),
            )
        if state.taken:
            state.agenda.append(self)

    def describe(self, state: Bamboo, option: Option) -> Description:
        face, area = _COLLECTED[option]
        return Description(
            message("option-collect", shoot=shoot_name(face), temple=temple_name(area)),
            targets=(area_id(state.seat, area),),
        )

    def refusals(self, state: Bamboo) -> Sequence[Refusal]:
        player = state.player
        refusals = []
        for face in sorted({_FACE[shoot] for shoot in state.taken}):
            colour = face // len(ACTIONS)
            own_room = len(player.areas[colour]) < state.area_cells
            for area in range(_AREAS):
                target = (area_id(state.seat, area),)
                if own_room and area != colour:
                    reason = message("refusal-own-colour", temple=temple_name(colour))
                    refusals.append(Refusal(COLLECT[face][area], reason, "BB-050", target))
                elif len(player.areas[area]) >= state.area_cells:
                    refusals.append(Refusal(COLLECT[face][area], message("refusal-area-full"), "BB-050", target))
        return refusals


_NEXT_TURN = NextTurn.of()
_VISIT = VisitTemple.of()
_OFFERING = OfferIncense.of(False)
_OFFERING_FREE = OfferIncense.of(True)
_LAY = LayShoots.of()
_ACT = [ActivateShoots.of(left) for left in range(_NUMBERS.area_cells + 1)]
_ACT_ANY = [(*options, DONE) for options in ACTIVATE_ANY]
_PUSH = PushShoots.of()
_COLLECT = CollectShoots.of()
