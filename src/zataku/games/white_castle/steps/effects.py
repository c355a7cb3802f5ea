"""Printed effects as steps: the words of this game, how prices are paid, and tables of every printed action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zataku.games.white_castle.components import (
    CLAN_ROWS,
    COIN,
    DAIMYO_CARDS,
    DIPLOMATS,
    GARDENS,
    GOODS,
    ROOMS,
    SEAL,
    SIDES,
    STARTING_ACTIONS,
    STEWARD_ROOMS,
    STEWARDS,
    YARD_TILES,
    words,
)
from zataku.games.white_castle.state import Castle
from zataku.games.white_castle.vocabulary import LIGHT, TILE, VOCABULARY
from zataku.kernel.effects import AnyOrder, Cost, Effect, InTurn, Word
from zataku.kernel.interpreter import Interpreter
from zataku.kernel.messages import Message, SeatName, message
from zataku.kernel.steps import Step

from . import icons, lists, members
from .gains import LANTERN, PICK, WELL, Action, Gain, Influence, pay, tell_payment

#: Words whose order among themselves may matter (WC-048).
_ORDER_MAY_MATTER = ("seal", "influence", "lantern", "well")


class Pay(Action):
    """A price before an arrow, then what it buys (WC-040, WC-046)."""

    __slots__ = ("amount", "good", "then")

    def __init__(self, good: int, amount: int, then: Action) -> None:
        self.good = good
        self.amount = amount
        self.then = then

    def can(self, state: Castle, coins: int, seals: int) -> bool:
        coins, seals = self._left(coins, seals)
        return seals >= 0 and self.then.can(state, coins, seals)

    def _left(self, coins: int, seals: int) -> tuple[int, int]:
        """Coins and seals after the price; seals below zero when it cannot be paid."""
        if self.good == SEAL:
            return coins, seals - self.amount
        coins -= self.amount
        return (coins, seals) if coins >= 0 else (0, seals + coins)

    def obstacle(self, state: Castle, coins: int, seals: int) -> tuple[Message, str]:
        coins, seals = self._left(coins, seals)
        if seals < 0:
            return message("refusal-cannot-pay", cost=Word(GOODS[self.good], self.amount)), "WC-046"
        return self.then.obstacle(state, coins, seals)

    def run(self, state: Castle) -> None:
        sheet = state.sheets[state.seat]
        if self.good == SEAL:
            if state.log is not None:
                cost = words(("seal", self.amount))
                assert cost is not None
                state.tell("event-pay", seat=SeatName(state.seat), cost=cost, at=(f"seat-{state.seat}-seal",))
            sheet.goods[SEAL] -= self.amount
        else:
            tell_payment(state, self.good, self.amount)
            pay(sheet, self.good, self.amount)
        state.agenda.append(self.then)


class Together(Action):
    """Several parts of one printed action."""

    __slots__ = ("reversed",)

    def __init__(self, parts: tuple[Step[Any], ...]) -> None:
        self.reversed = parts[::-1]

    def run(self, state: Castle) -> None:
        state.agenda.extend(self.reversed)


class CastleInterpreter(Interpreter):
    """Sums of gains are one step; parts whose order may matter are left to the player."""

    def compile(self, effect: Effect | str) -> Step[Any]:
        if isinstance(effect, InTurn):
            return self._together([part for part in effect.parts if isinstance(part, Word)])
        return super().compile(effect)

    def _together(self, parts: Sequence[Word]) -> Step[Any]:
        amounts: dict[Word, int] = {}
        for part in parts:
            kind = Word(part.name, 1, part.args)
            amounts[kind] = amounts.get(kind, 0) + part.amount
        merged = [Word(kind.name, amount, kind.args) for kind, amount in amounts.items()]
        ordered = [word for word in merged if word.name in _ORDER_MAY_MATTER]
        if len(ordered) < 2:
            ordered = [word for word in ordered if word.name not in GOODS]
        gains = [word for word in merged if word.name in GOODS and word not in ordered]
        steps: list[Step[Any]] = []
        if gains:
            steps.append(Gain.of(tuple((GOODS.index(word.name), word.amount) for word in gains)))
        if len(ordered) > 1:
            steps.append(super().compile(AnyOrder(tuple(ordered))))
        else:
            steps.extend(self.compile(word) for word in ordered)
        steps.extend(self.compile(word) for word in merged if word not in ordered and word not in gains)
        return steps[0] if len(steps) == 1 and isinstance(steps[0], Action) else Together.of(tuple(steps))


def _word(word: Word) -> Action:
    if word.name in GOODS:
        return Gain.of(((GOODS.index(word.name), word.amount),))
    if word.name == "any":
        return PICK[word.amount]
    if word.name == "influence":
        return Influence.of(word.amount)
    if word.name == "tile":
        return icons.USE_TILE[str(word.args[0])]
    return _SINGLE[word.name]


_SINGLE: dict[str, Action] = {
    "lantern": LANTERN,
    "well": WELL,
    "light": icons.USE_LIGHT,
    "clan-row": icons.USE_CLAN_ROW,
    **members.MEMBER_STEPS,
}


def _pay(cost: Cost, then: Step[Any]) -> Action:
    (price,) = cost.price
    assert price.name in (GOODS[COIN], GOODS[SEAL])
    assert isinstance(then, Action)
    return Pay.of(GOODS.index(price.name), price.amount, then)


_interpreter = CastleInterpreter(VOCABULARY, _word, _pay)


def compiled(effect: Effect) -> Action:
    """The step that carries out a printed effect."""
    step = _interpreter.compile(effect)
    assert isinstance(step, Action)
    return step


#: Every printed action of the board, by garden, yard tile and side, daimyo card.
GARDEN_STEPS = tuple(compiled(garden.action) for garden in GARDENS)
YARD_TILE_STEPS = tuple({side: compiled(tile.faces[side]) for side in SIDES} for tile in YARD_TILES)
SLOT_STEPS = tuple(tuple(compiled(slot) for slot in card.slots) for card in DAIMYO_CARDS)
ACTION_CARDS = (*STEWARDS, *DIPLOMATS, *STARTING_ACTIONS)
lists.ACTIONS.extend(tuple(compiled(action) for action in card.actions) for card in ACTION_CARDS)
lists.FACING_STEPS.extend(
    tuple(actions[row] for row in card.facing) for card, actions in zip(ACTION_CARDS, lists.ACTIONS, strict=True)
)
lists.MEMBER_STEPS.update(members.MEMBER_STEPS)
icons.ROW_REWARDS.extend(
    tuple(compiled(InTurn(row.rewards[: gone + 1])) for gone in range(len(row.rewards))) for row in CLAN_ROWS
)


def _rows_in(mask: int) -> tuple[int, ...]:
    return tuple(row for row in range(3) if mask >> row & 1)


def _tables() -> None:
    for room in range(len(ROOMS)):
        kind, rows = ("steward", 3) if room in STEWARD_ROOMS else ("diplomat", 2)
        by_card_tiles = []
        by_card_light = []
        by_card_actions = []
        for number, card in enumerate((*STEWARDS, *DIPLOMATS)):
            by_mask_tiles: list[Any] = [((), None)] * 8
            by_mask_actions: list[Any] = [None] * 8
            light: Any = ()
            if card.kind == kind:
                for mask in range(1, 1 << rows):
                    facing = _rows_in(mask)
                    dark = (TILE[room][card.dark], lists.ACTIONS[number][card.dark]) if card.dark in facing else None
                    by_mask_tiles[mask] = (tuple(TILE[room][row] for row in facing if row != card.dark), dark)
                    by_mask_actions[mask] = lists.RoomActions.of(room, number, facing)
                light = tuple(LIGHT[room][row] for row in card.light)
            by_card_tiles.append(by_mask_tiles)
            by_card_light.append(light)
            by_card_actions.append(by_mask_actions)
        icons.TILE_OFFERS.append(by_card_tiles)
        icons.LIGHT_OFFERS.append(by_card_light)
        ROOM_ACTIONS.append(by_card_actions)


#: By room, card and rows that face the die: what a die placed there may do.
ROOM_ACTIONS: list[list[list[Action]]] = []
_tables()
