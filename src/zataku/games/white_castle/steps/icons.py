"""Icons that use other parts of the board without a die: castle die, light action, clan board (WC-087 to WC-092)."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.games.white_castle.components import CARDS, COIN, COLOURS, MEMBERS, MEMBERS_OF_A_KIND, ROOMS, SEAL
from zataku.games.white_castle.state import Castle
from zataku.games.white_castle.vocabulary import LIGHT, ROW, TILE
from zataku.kernel.messages import Description, Message, Refusal, message
from zataku.kernel.options import Option

from .gains import Action
from .lists import ACTIONS, CARD_ACTION, described, impossible, tell_action

#: The icon of all colours stands after the three colours.
ANY_COLOUR = len(COLOURS)

_ROOM_AND_ROW = {
    option.id: (room, row)
    for options in (TILE, LIGHT)
    for room, rows in enumerate(options)
    for row, option in enumerate(rows)
}


def _target(room: int, row: int) -> str:
    return f"room-{ROOMS[room]}-row-{row + 1}"


def _perform(state: Castle, option: Option) -> None:
    room, row = _ROOM_AND_ROW[option.id]
    card = state.rooms[room]
    if state.log is not None:
        place = message(f"name-space-{ROOMS[room]}")
        tell_action(state, CARDS[card].actions[row], place, _target(room, row))
    state.agenda.append(ACTIONS[card][row])


def _describe(state: Castle, option: Option) -> Description:
    room, row = _ROOM_AND_ROW[option.id]
    effect = CARDS[state.rooms[room]].actions[row]
    label = message("option-do-there", effect=effect, place=message(f"name-space-{ROOMS[room]}"))
    return described(effect, label, _target(room, row))


class UseTile(Action):
    """Any one action facing a tile of the colour in any room, dark ones at their price (WC-088)."""

    __slots__ = ("colour",)
    rules = ("WC-088", "WC-091")

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def can(self, state: Castle, coins: int, seals: int) -> bool:
        return bool(self._offer(state, coins, seals))

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        return self._offer(state, goods[COIN], goods[SEAL])

    def _offer(self, state: Castle, coins: int, seals: int) -> list[Option]:
        colour = self.colour
        facing = state.layout.facing
        offer: list[Option] = []
        for room, card in enumerate(state.rooms):
            rows = facing[room][colour]
            if rows:
                light, dark = TILE_OFFERS[room][card][rows]
                offer += light
                if dark is not None and dark[1].can(state, coins, seals):
                    offer.append(dark[0])
        return offer

    def take(self, state: Castle, option: Option) -> None:
        _perform(state, option)

    def prompt(self, state: Castle) -> Message:
        if self.colour == ANY_COLOUR:
            return message("prompt-use-any-tile")
        return message("prompt-use-tile", colour=message(f"name-die-{COLOURS[self.colour]}"))

    def describe(self, state: Castle, option: Option) -> Description:
        return _describe(state, option)

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        for room, card in enumerate(state.rooms):
            for row, option in enumerate(TILE[room]):
                if option in offered:
                    continue
                if state.layout.facing[room][self.colour] >> row & 1:
                    refused.append(impossible(state, option, ACTIONS[card][row], _target(room, row)))
                else:
                    reason = message("refusal-tile-colour")
                    refused.append(Refusal(option, reason, "WC-088", (_target(room, row),)))
        return refused


class UseLight(Action):
    """Any one light action of a card lying in a room (WC-090)."""

    __slots__ = ()
    rules = ("WC-090", "WC-091")

    def run(self, state: Castle) -> Sequence[Option]:
        first, second, third, fourth, fifth = state.rooms
        offers = LIGHT_OFFERS
        return offers[0][first] + offers[1][second] + offers[2][third] + offers[3][fourth] + offers[4][fifth]

    def take(self, state: Castle, option: Option) -> None:
        _perform(state, option)

    def describe(self, state: Castle, option: Option) -> Description:
        return _describe(state, option)

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        reason = message("refusal-dark-action")
        return [
            Refusal(LIGHT[room][CARDS[card].dark], reason, "WC-090", (_target(room, CARDS[card].dark),))
            for room, card in enumerate(state.rooms)
        ]


class UseClanRow(Action):
    """One row of the own clan board as if a die were there (WC-089)."""

    __slots__ = ()
    rules = ("WC-089", "WC-091")

    def run(self, state: Castle) -> Sequence[Option]:
        return ROW

    def take(self, state: Castle, option: Option) -> None:
        row = ROW.index(option)
        state.agenda.append(CARD_ACTION[row])
        state.agenda.append(row_rewards(state, row))

    def describe(self, state: Castle, option: Option) -> Description:
        row = ROW.index(option)
        label = message("option-row", row=message(f"name-row-{MEMBERS[row]}"))
        return Description(label, targets=(f"seat-{state.seat}-row-{MEMBERS[row]}",))


def row_rewards(state: Castle, row: int) -> Action:
    """The visible rewards of a clan row: one more than members have left it (WC-056)."""
    sheet = state.sheets[state.seat]
    left = sheet.courtiers if row == 0 else sheet.gardeners if row == 1 else sheet.warriors
    return ROW_REWARDS[row][MEMBERS_OF_A_KIND - left]


#: Filled by `effects`: rewards by row and members gone; tile and light options by room and card.
ROW_REWARDS: list[tuple[Action, ...]] = []
TILE_OFFERS: list[list[list[tuple[tuple[Option, ...], tuple[Option, Action] | None]]]] = []
LIGHT_OFFERS: list[list[tuple[Option, ...]]] = []

USE_TILE = {
    **{colour: UseTile.of(index) for index, colour in enumerate(COLOURS)},
    "any": UseTile.of(ANY_COLOUR),
}
USE_LIGHT = UseLight.of()
USE_CLAN_ROW = UseClanRow.of()
