"""What a seat sees: an allow-list. Everything lies open but the order of the decks and the dice to come.

Ids in a view are names of components and places; `elements` makes the ids of things on the board from them.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypedDict

from zataku.kernel.game import Frame
from zataku.kernel.hidden import Bag, Pile

from .components import (
    CARDS,
    CLAN_ROWS,
    COLOURS,
    DAIMYO,
    DAIMYO_CARDS,
    DIE_TILES,
    FIRST_ROOM,
    GARDENS,
    GATE,
    GOODS,
    KINDS_OF_GARDEN,
    MEMBERS,
    POINT_TRACK,
    POSITIONS,
    ROOMS,
    ROUNDS,
    ROW_VALUE,
    SLOTS,
    SOLO_CARDS,
    SPACE_VALUES,
    SPACES,
    WELL_SPACE,
    YARD_BOARD,
    YARD_PLACES,
    YARD_TILES,
    YARDS,
)
from .state import CLOSED, FREE, NO_CARD, Castle, Solo
from .steps.turn import PlaceDie

#: Of how many ways to lay out the yards their tiles are kept.
_LAYOUTS = 512


class DieOnSpace(TypedDict):
    colour: str
    value: int


class DieInHand(DieOnSpace):
    #: Did it lie at the left end, so that it lights the lantern?
    left: bool


class Bridge(TypedDict):
    """Values of dice; None at an empty end."""

    colour: str
    left: int | None
    middle: list[int]
    right: int | None


class Space(TypedDict):
    id: str
    #: The value on the board, and that for the next die (None: closed).
    printed: int
    value: int | None
    #: From the lowest up.
    dice: list[DieOnSpace]


class ActionCard(TypedDict):
    id: str
    kind: str
    #: From the top; effects, here and elsewhere, are told in the grammar of the components.
    actions: list[str]
    #: Which of the actions is dark.
    dark: int | None
    #: Which action faces the courtier, gardener and warrior row of a clan board.
    facing: list[int]
    lantern: str


class Room(Space):
    #: Colours from the top.
    tiles: list[str]
    card: ActionCard | None
    #: By seat, as everywhere where people are counted.
    courtiers: list[int]


class Well(Space):
    rewards: list[str]


class Slot(TypedDict):
    id: str
    reward: str
    seat: int | None


class DaimyoRoom(TypedDict):
    card: str
    slots: list[Slot]
    courtiers: list[int]


class Garden(TypedDict):
    id: str
    kind: str
    #: Colour of the bridge above.
    bridge: str
    cost: int
    points: int
    action: str
    #: Seats with a gardener there.
    gardeners: list[int]


class YardTile(TypedDict):
    id: str
    side: str
    action: str


class Yard(TypedDict):
    id: str
    cost: int
    multiplier: int
    tiles: list[YardTile]
    warriors: list[int]


class InfluenceTrack(TypedDict):
    positions: list[int]
    #: Seats by the last move of their markers: within a stack, later means higher.
    stacking: list[int]


class StartingResource(TypedDict):
    id: str
    gain: str
    lantern: str
    decree: str | None


class Pair(TypedDict):
    resource: StartingResource
    action: ActionCard


class ClanRow(TypedDict):
    id: str
    value: int
    #: Colour of the die it takes, and the value of the one placed there.
    die: str
    placed: int | None
    rewards: list[str]
    #: How many rewards are not covered.
    open: int


class LanternCard(TypedDict):
    id: str
    kind: str
    reward: str


class Fan(TypedDict):
    """Where the fan stands on the point track, and what the token beside it adds (WC-045)."""

    space: int
    token: int


class Clan(TypedDict):
    seat: int
    automa: bool
    goods: dict[str, int]
    fan: Fan
    influence: int
    #: Those still on the clan board.
    members: dict[str, int]
    rows: list[ClanRow]
    card: ActionCard | None
    lantern: list[LanternCard]


class BridgeSide(TypedDict):
    bridge: str
    position: str
    space: str
    #: On the other side.
    actions: list[str]


class SoloCard(TypedDict):
    id: str
    actions: list[str]


class SoloDeck(TypedDict):
    top: BridgeSide
    #: Below it: cards not seen since the last shuffle, in no order, then cards put back, in order.
    unseen: list[str]
    known: list[str]
    #: Cards opened this turn.
    opened: list[SoloCard]


class CastleTable(TypedDict):
    players: int
    round: int
    rounds: int
    turn: int
    order: list[int]
    bridges: list[Bridge]
    hand: DieInHand | None
    rooms: list[Room]
    #: Cards left, by floor.
    decks: dict[str, int]
    outside: list[Space]
    well: Well
    #: Courtiers by seat.
    gate: list[int]
    daimyo: DaimyoRoom
    #: Stone and flower garden of each bridge.
    gardens: list[Garden]
    yards: list[Yard]
    influence: InfluenceTrack
    #: Starting pairs; None where one was taken.
    pairs: list[Pair | None]
    seats: list[Clan]
    solo: SoloDeck | None


class CastleView(Frame, CastleTable):
    """A whole view, as boards are drawn from it."""


def view(state: Castle, seat: int | None) -> CastleTable:
    """The match as a seat (None: a spectator) sees it; nobody holds anything secret, so all see the same."""
    layout = state.layout
    sheets = state.sheets
    return {
        "players": layout.players,
        "round": state.round,
        "rounds": ROUNDS,
        "turn": state.turn,
        "order": list(state.order),
        "bridges": [
            {"colour": colour, "left": left or None, "middle": list(middle), "right": right or None}
            for colour, (left, middle, right) in zip(COLOURS, state.bridges, strict=True)
        ],
        "hand": _hand(state),
        "rooms": [_room(state, room) for room in range(len(ROOMS))],
        "decks": {"steward": len(state.decks[0]), "diplomat": len(state.decks[1])},
        "outside": [_space(state, space) for space in range(len(ROOMS), WELL_SPACE)],
        "well": {**_space(state, WELL_SPACE), "rewards": [str(DIE_TILES[tile].reward) for tile in layout.well]},
        "gate": [sheet.places[GATE] for sheet in sheets],
        "daimyo": _daimyo(state),
        "gardens": [_garden(state, place) for place in range(len(layout.gardens))],
        "yards": [_yard(state, yard) for yard in range(len(YARDS))],
        "influence": {"positions": [sheet.influence for sheet in sheets], "stacking": list(state.moved)},
        "pairs": [_pair(resource, action) for resource, action in state.pairs],
        "seats": [_clan(state, each) for each in range(layout.seats)],
        "solo": None if state.solo is None else _solo(state.solo),
    }


def _hand(state: Castle) -> DieInHand | None:
    """The die that was taken and is not placed yet."""
    step = state.asking
    if not isinstance(step, PlaceDie):
        return None
    return {"colour": COLOURS[step.colour], "value": step.value, "left": step.lights}


def _space(state: Castle, space: int) -> Space:
    value, dice = state.spaces[space]
    return {
        "id": SPACES[space],
        "printed": SPACE_VALUES[space],
        "value": None if value == CLOSED else value,
        "dice": [{"colour": COLOURS[colour], "value": pips} for colour, pips in dice],
    }


def _room(state: Castle, room: int) -> Room:
    card = state.rooms[room]
    return {
        **_space(state, room),
        "tiles": [COLOURS[colour] for colour in state.layout.tiles[room]],
        "card": None if card == NO_CARD else _card(card),
        "courtiers": [sheet.places[room + FIRST_ROOM] for sheet in state.sheets],
    }


@cache
def _card(number: int) -> ActionCard:
    card = CARDS[number]
    return {
        "id": card.id,
        "kind": card.kind,
        "actions": [str(action) for action in card.actions],
        "dark": None if card.dark < 0 else card.dark,
        "facing": list(card.facing),
        "lantern": str(card.lantern),
    }


def _daimyo(state: Castle) -> DaimyoRoom:
    card = DAIMYO_CARDS[state.layout.daimyo]
    return {
        "card": card.id,
        "slots": [
            {"id": name, "reward": str(reward), "seat": None if holder == FREE else holder}
            for name, reward, holder in zip(SLOTS, card.slots, state.slots, strict=True)
        ],
        "courtiers": [sheet.places[DAIMYO] for sheet in state.sheets],
    }


def _garden(state: Castle, place: int) -> Garden:
    garden = GARDENS[state.layout.gardens[place]]
    return {
        "id": garden.id,
        "kind": garden.kind,
        "bridge": COLOURS[place // len(KINDS_OF_GARDEN)],
        "cost": garden.cost,
        "points": garden.points,
        "action": str(garden.action),
        "gardeners": [seat for seat, sheet in enumerate(state.sheets) if sheet.gardens >> place & 1],
    }


def _yard(state: Castle, yard: int) -> Yard:
    board = YARD_BOARD[yard]
    return {
        "id": board.id,
        "cost": board.cost,
        "multiplier": board.multiplier,
        "tiles": _yard_tiles(state.layout.yards, yard),
        "warriors": [sheet.yards[yard] for sheet in state.sheets],
    }


@lru_cache(_LAYOUTS)
def _yard_tiles(tiles: tuple[int, ...], yard: int) -> list[YardTile]:
    return [
        {"id": YARD_TILES[tile].id, "side": side, "action": str(YARD_TILES[tile].faces[side])}
        for tile, (place, side) in zip(tiles, YARD_PLACES, strict=True)
        if place == yard
    ]


def _pair(resource: int, action: int) -> Pair | None:
    if resource == NO_CARD:
        return None
    card = CARDS[resource]
    return {
        "resource": {
            "id": card.id,
            "gain": str(card.gain),
            "lantern": str(card.lantern),
            "decree": card.decree or None,
        },
        "action": _card(action),
    }


def _clan(state: Castle, seat: int) -> Clan:
    sheet = state.sheets[seat]
    automa = seat >= state.layout.players
    return {
        "seat": seat,
        "automa": automa,
        "goods": dict(zip(GOODS, sheet.goods, strict=True)),
        "fan": _fan(sheet.points),
        "influence": sheet.influence,
        "members": dict(zip(MEMBERS, sheet.members, strict=True)),
        "rows": []
        if automa
        else [
            {
                "id": row.id,
                "value": ROW_VALUE,
                "die": row.die,
                "placed": sheet.dice[number] or None,
                "rewards": _row_rewards(number),
                "open": len(row.rewards) - sheet.members[number],
            }
            for number, row in enumerate(CLAN_ROWS)
        ],
        "card": None if sheet.card == NO_CARD else _card(sheet.card),
        "lantern": [
            {"id": CARDS[number].id, "kind": CARDS[number].kind, "reward": str(CARDS[number].lantern)}
            for number in sheet.lantern.cards
        ],
    }


@cache
def _row_rewards(row: int) -> list[str]:
    return [str(reward) for reward in CLAN_ROWS[row].rewards]


def _fan(points: int) -> Fan:
    times = max(points - 1, 0) // POINT_TRACK
    return {"space": points - times * POINT_TRACK, "token": times * POINT_TRACK}


def _solo(solo: Solo) -> SoloDeck:
    top = SOLO_CARDS[solo.top]
    return {
        "top": {
            "bridge": COLOURS[top.bridge],
            "position": POSITIONS[top.position],
            "space": SPACES[top.space],
            "actions": [str(action) for action in top.actions],
        },
        "unseen": _ids(solo, Bag),
        "known": _ids(solo, Pile),
        "opened": [
            {"id": SOLO_CARDS[card].id, "actions": [str(action) for action in SOLO_CARDS[card].actions]}
            for card in solo.opened
        ],
    }


def _ids(solo: Solo, kind: type[Bag | Pile]) -> list[str]:
    """Cards below the top that lie in layers of this kind."""
    layers = [layer for layer in solo.below.layers if isinstance(layer, kind)]
    return [SOLO_CARDS[card].id for layer in layers for card in layer.cards]
