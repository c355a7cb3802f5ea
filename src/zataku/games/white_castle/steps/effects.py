"""Printed effects as steps: the words of this game, how prices are paid, and tables of every printed action."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import product
from typing import Any, Final

from zataku.kernel.effects import Cost, Effect, InTurn, Word
from zataku.kernel.interpreter import InAnyOrder, Interpreter
from zataku.kernel.messages import Description, Message, message
from zataku.kernel.state import State
from zataku.kernel.steps import Step

from ..components import (
    CLAN_ROWS,
    COIN,
    DAIMYO_CARDS,
    DIPLOMATS,
    GARDENS,
    GOODS,
    ROOMS,
    ROWS_OF_ROOM,
    SEAL,
    SIDES,
    STARTING_ACTIONS,
    STEWARDS,
    YARD_TILES,
    Card,
)
from ..state import Castle
from ..vocabulary import LIGHT, TILE, VOCABULARY
from . import icons, spaces
from .common import ACTIONS, Action, pay, tell_payment
from .gains import DRAW_FROM_WELL, LIGHT_LANTERN, PICK_RESOURCES, Gain, Influence, describe_reward

#: Words whose order among themselves may matter (WC-048).
_ORDER_MAY_MATTER: Final = ("seal", "influence", "lantern", "well")


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
        if state.log is not None:
            tell_payment(state, self.good, self.amount)
        pay(state.sheets[state.seat], self.good, self.amount)
        state.agenda.append(self.then)


class Together(Action):
    """Several parts of one printed action."""

    __slots__ = ("reversed",)

    def __init__(self, parts: tuple[Step[Any], ...]) -> None:
        self.reversed = parts[::-1]

    def run(self, state: Castle) -> None:
        state.agenda.extend(self.reversed)


class RewardsInAnyOrder(InAnyOrder):
    """Rewards of which the player takes one after the other where their order may matter (WC-048)."""

    def do(self, state: State, part: Hashable) -> None:
        chosen = self.entry(part)
        state.push(chosen[1], RewardsInAnyOrder.of(self.without(chosen)))

    def prompt(self, state: State) -> Message:
        return message("prompt-in-any-order")

    def describe_do(self, state: State, part: Hashable) -> Description:
        _, _, reward = self.entry(part)
        assert isinstance(state, Castle)
        assert isinstance(reward, Word)
        return describe_reward(state, reward)


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
            steps.append(RewardsInAnyOrder.of(self.entries(ordered)))
        else:
            steps.extend(self.compile(word) for word in ordered)
        steps.extend(self.compile(word) for word in merged if word not in ordered and word not in gains)
        return steps[0] if len(steps) == 1 and isinstance(steps[0], Action) else Together.of(tuple(steps))


def _word(word: Word) -> Action:
    if word.name in GOODS:
        return Gain.of(((GOODS.index(word.name), word.amount),))
    if word.name == "any":
        return PICK_RESOURCES[word.amount]
    if word.name == "influence":
        return Influence.of(word.amount)
    if word.name == "tile":
        return icons.USE_TILE[str(word.args[0])]
    return _SINGLE[word.name]


_SINGLE: Final[dict[str, Action]] = {
    "lantern": LIGHT_LANTERN,
    "well": DRAW_FROM_WELL,
    "light": icons.USE_LIGHT,
    "clan-row": icons.USE_CLAN_ROW,
    **spaces.MEMBER_STEPS,
}


def _pay(cost: Cost, then: Step[Any]) -> Action:
    (price,) = cost.price
    assert price.name in (GOODS[COIN], GOODS[SEAL])
    assert isinstance(then, Action)
    return Pay.of(GOODS.index(price.name), price.amount, then)


_interpreter: Final = CastleInterpreter(VOCABULARY, _word, _pay)


def compiled(effect: Effect) -> Action:
    """The step that carries out a printed effect."""
    step = _interpreter.compile(effect)
    assert isinstance(step, Action)
    return step


# Every printed action: gardens, yard tiles by side, daimyo cards, action cards, clan rows

GARDEN_STEPS: Final = tuple(compiled(garden.action) for garden in GARDENS)
YARD_TILE_STEPS: Final = tuple({side: compiled(tile.faces[side]) for side in SIDES} for tile in YARD_TILES)
SLOT_STEPS: Final = tuple(tuple(compiled(slot) for slot in card.slots) for card in DAIMYO_CARDS)
_CASTLE_CARDS: Final = (*STEWARDS, *DIPLOMATS)
_ACTION_CARDS: Final = (*_CASTLE_CARDS, *STARTING_ACTIONS)
ACTIONS.extend(tuple(compiled(action) for action in card.actions) for card in _ACTION_CARDS)
spaces.FACING_ACTIONS.extend(
    tuple(actions[row] for row in card.facing) for card, actions in zip(_ACTION_CARDS, ACTIONS, strict=True)
)
spaces.ROW_REWARDS.extend(
    tuple(compiled(InTurn(row.rewards[: gone + 1])) for gone in range(len(row.rewards))) for row in CLAN_ROWS
)


# What dice and icons find in the castle

#: By room, card and rows that face the die (a bit each): what it may do there.
ROOM_ACTIONS: Final[dict[tuple[int, int, int], Action]] = {}


def _note_uses(room: int, number: int, card: Card) -> None:
    """Write down all that a card lying in a room can be used for."""
    icons.LIGHT_OFFERS[room, number] = tuple(LIGHT[room, row] for row in card.light)
    for facing in range(1, 1 << len(card.actions)):
        rows = tuple(row for row in range(len(card.actions)) if facing >> row & 1)
        light = tuple(TILE[room, row] for row in rows if row != card.dark)
        dark = (TILE[room, card.dark], ACTIONS[number][card.dark]) if card.dark in rows else None
        icons.TILE_OFFERS[room, number, facing] = (light, dark)
        ROOM_ACTIONS[room, number, facing] = spaces.RoomActions.of(room, number, rows)


for _room, (_number, _card) in product(range(len(ROOMS)), enumerate(_CASTLE_CARDS)):
    if len(_card.actions) == ROWS_OF_ROOM[_room]:
        _note_uses(_room, _number, _card)
