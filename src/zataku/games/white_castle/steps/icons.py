"""Icons that use other parts of the board without a die: castle die, light action, clan board (WC-087 to WC-092)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zataku.kernel.messages import Description, Message, Refusal, message
from zataku.kernel.options import Option

from .. import elements, names
from ..components import CARDS, COIN, COLOURS, MEMBERS, ROOMS, ROWS_OF_ROOM, SEAL
from ..state import Castle
from ..vocabulary import LIGHT, ROW, SKIP, TILE
from .common import ACTIONS, Action, MayDecline, described, impossible, tell_action
from .spaces import CARD_ACTION, found_on_row, row_rewards

#: The icon of all colours stands after the three colours.
ANY_COLOUR: Final = len(COLOURS)


def _perform(state: Castle, room: int, row: int) -> None:
    """Do an action of a card lying in a room."""
    card = state.rooms[room]
    if state.log is not None:
        tell_action(state, CARDS[card].actions[row], names.space(room), elements.room_row(ROOMS[room], row))
    state.agenda.append(ACTIONS[card][row])


def _describe(state: Castle, room: int, row: int) -> Description:
    effect = CARDS[state.rooms[room]].actions[row]
    return described(state, effect, elements.room_row(ROOMS[room], row), label=names.cell(room, row))


class UseTile(MayDecline):
    """Any one action facing a tile of the colour in any room, dark ones at their price (WC-088).

    It is declined only where all that is left would have to be paid for.
    """

    __slots__ = ("colour",)
    rules = ("WC-088", "WC-091")

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def can(self, state: Castle, coins: int, seals: int) -> bool:
        offer, _ = self._offer(state, coins, seals)
        return bool(offer)

    def run(self, state: Castle) -> Sequence[Option]:
        goods = state.sheets[state.seat].goods
        offer, free = self._offer(state, goods[COIN], goods[SEAL])
        if offer and not free:
            offer.append(SKIP)
        return offer

    def _offer(self, state: Castle, coins: int, seals: int) -> tuple[list[Option], bool]:
        """What faces the colour and can be done; is anything of it free of charge?"""
        colour = self.colour
        facing = state.layout.facing
        offer: list[Option] = []
        free = False
        for room, card in enumerate(state.rooms):
            rows = facing[room][colour]
            if rows:
                light, dark = TILE_OFFERS[room, card, rows]
                if light:
                    offer += light
                    free = True
                if dark is not None and dark[1].can(state, coins, seals):
                    offer.append(dark[0])
        return offer, free

    def use_tile(self, state: Castle, cell: tuple[int, int]) -> None:
        _perform(state, *cell)

    def prompt(self, state: Castle) -> Message:
        if self.colour == ANY_COLOUR:
            return message("prompt-use-any-tile")
        return message("prompt-use-tile", colour=names.die(self.colour))

    def describe_use_tile(self, state: Castle, cell: tuple[int, int]) -> Description:
        return _describe(state, *cell)

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        offered = self.run(state)
        refused = []
        for room, card in enumerate(state.rooms):
            for row in range(ROWS_OF_ROOM[room]):
                option, element = TILE[room, row], elements.room_row(ROOMS[room], row)
                if option in offered:
                    continue
                if state.layout.facing[room][self.colour] >> row & 1:
                    refused.append(impossible(state, option, ACTIONS[card][row], names.cell(room, row), element))
                else:
                    reason = names.there(names.cell(room, row), message("refusal-tile-colour"))
                    refused.append(Refusal(option, reason, "WC-088", (element,)))
        return refused


class UseLight(Action):
    """Any one light action of a card lying in a room (WC-090)."""

    __slots__ = ()
    rules = ("WC-090", "WC-091")

    def run(self, state: Castle) -> Sequence[Option]:
        offer: list[Option] = []
        for room, card in enumerate(state.rooms):
            offer += LIGHT_OFFERS[room, card]
        return offer

    def use_light(self, state: Castle, cell: tuple[int, int]) -> None:
        _perform(state, *cell)

    def describe_use_light(self, state: Castle, cell: tuple[int, int]) -> Description:
        return _describe(state, *cell)

    def refusals(self, state: Castle) -> Sequence[Refusal]:
        dark = [(room, CARDS[card].dark) for room, card in enumerate(state.rooms)]
        return [
            Refusal(
                LIGHT[room, row],
                names.there(names.cell(room, row), message("refusal-dark-action")),
                "WC-090",
                (elements.room_row(ROOMS[room], row),),
            )
            for room, row in dark
        ]


class UseClanRow(Action):
    """One row of the own clan board as if a die were there (WC-089)."""

    __slots__ = ()
    rules = ("WC-089", "WC-091")

    def run(self, state: Castle) -> Sequence[Option]:
        return _ROWS

    def use_row(self, state: Castle, row: int) -> None:
        state.push(row_rewards(state, row), CARD_ACTION[row])

    def describe_use_row(self, state: Castle, row: int) -> Description:
        label = message("option-row", row=names.clan_row(row), actions=found_on_row(state, row))
        return Description(label, targets=(elements.clan_row(state.seat, MEMBERS[row]),))


_ROWS: Final = tuple(ROW.values())
#: By room, card and rows that face the icon (a bit each): options of light actions, and a dark one with its step.
#: Filled by `effects`, like the next.
TILE_OFFERS: Final[dict[tuple[int, int, int], tuple[tuple[Option, ...], tuple[Option, Action] | None]]] = {}
#: By room and card: options of all light actions.
LIGHT_OFFERS: Final[dict[tuple[int, int], tuple[Option, ...]]] = {}

USE_TILE: Final = {
    **{colour: UseTile.of(index) for index, colour in enumerate(COLOURS)},
    "any": UseTile.of(ANY_COLOUR),
}
USE_LIGHT: Final[Action] = UseLight.of()
USE_CLAN_ROW: Final[Action] = UseClanRow.of()
