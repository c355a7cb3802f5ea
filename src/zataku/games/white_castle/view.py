"""What a seat sees: an allow-list. Everything lies open but the order of the decks and the dice to come.

Elements of the board have ids, the same in options, events and pictures:

    die-coral-left  die-coral-middle-1  bridge-coral        dice on a bridge, the bridge
    garden-F2  yard-5  yard-5-blue                          a garden card, a yard, a tile in it
    room-steward-2  room-steward-2-card  room-steward-2-row-1   a room, its card, an action of the card (from the top)
    space-steward-2  space-outside-left  space-well         spaces for dice
    outside-left-gardener                                   an action beside a space outside the walls
    gate  place-steward-2  place-daimyo  slot-left          where courtiers stand; places on the daimyo card
    influence-7  marker-0  turn-order  round                tracks and a seat's marker
    pair-1  solo-deck  solo-opened                          a starting pair; the delegation's cards
    seat-0-row-courtier  seat-0-courtier-5                  a clan row and its space; a member still on it
    seat-0-card  seat-0-card-row-1  seat-0-lantern          the clan board's card, its actions, the cards at the lantern
    seat-0-coin  seat-0-seal  seat-0-food  seat-0-iron  seat-0-pearl  seat-0-point   holdings
"""

from __future__ import annotations

from typing import Any

from zataku.kernel.game import View

from .components import (
    CARDS,
    CLAN_ROWS,
    COLOURS,
    DAIMYO_CARDS,
    DIE_TILES,
    GARDENS,
    GOODS,
    MEMBERS,
    PLACES,
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
from .state import CLOSED, NO_CARD, NOBODY, Castle, Die


def view(state: Castle, seat: int | None) -> View:
    """The match as a seat (None: a spectator) sees it; nobody holds anything secret, so all see the same."""
    layout = state.layout
    seats = range(layout.seats)
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
        "hand": None
        if state.hand is None
        else {"colour": COLOURS[state.hand[0]], "value": state.hand[1], "left": state.hand[2]},
        "rooms": [_room(state, room) for room in range(len(ROOMS))],
        "decks": {"steward": len(state.decks[0]), "diplomat": len(state.decks[1])},
        "outside": [_space(state, space) for space in range(len(ROOMS), WELL_SPACE)],
        "well": _space(state, WELL_SPACE) | {"rewards": [str(DIE_TILES[tile].reward) for tile in layout.well]},
        "gate": [state.sheets[each].places[0] for each in seats],
        "daimyo": {
            "card": DAIMYO_CARDS[layout.daimyo].id,
            "slots": [
                {"id": name, "reward": str(reward), "seat": None if holder == NOBODY else holder}
                for name, reward, holder in zip(SLOTS, DAIMYO_CARDS[layout.daimyo].slots, state.slots, strict=True)
            ],
            "courtiers": [state.sheets[each].places[-1] for each in seats],
        },
        "gardens": [_garden(state, place) for place in range(len(layout.gardens))],
        "yards": [_yard(state, yard) for yard in range(len(YARDS))],
        "influence": {
            "positions": [state.sheets[each].influence for each in seats],
            "stacking": list(state.moved),
        },
        "pairs": [_pair(resource, action) for resource, action in state.pairs],
        "seats": [_clan(state, each) for each in seats],
        "solo": _solo(state) if layout.solo else None,
    }


def _dice(dice: tuple[Die, ...]) -> list[dict[str, Any]]:
    return [{"colour": COLOURS[colour], "value": value} for colour, value in dice]


def _space(state: Castle, space: int) -> dict[str, Any]:
    """A space of the board: its dice from the lowest up, and the value for the next die (None: closed)."""
    value = SPACE_VALUES[space] if space == WELL_SPACE else state.tops[space]
    return {
        "id": SPACES[space],
        "printed": SPACE_VALUES[space],
        "value": None if value == CLOSED else value,
        "dice": _dice(state.spaces[space]),
    }


def _room(state: Castle, room: int) -> dict[str, Any]:
    card = state.rooms[room]
    return _space(state, room) | {
        "tiles": [COLOURS[colour] for colour in state.layout.tiles[room]],
        "card": None if card == NO_CARD else _card(card),
        "courtiers": [sheet.places[PLACES.index(ROOMS[room])] for sheet in state.sheets],
    }


def _card(number: int) -> dict[str, Any]:
    """An action card: its actions from the top, which of them is dark, and its lantern side."""
    card = CARDS[number]
    return {
        "id": card.id,
        "kind": card.kind,
        "actions": [str(action) for action in card.actions],
        "dark": None if card.dark < 0 else card.dark,
        "facing": list(card.facing),
        "lantern": str(card.lantern),
    }


def _garden(state: Castle, place: int) -> dict[str, Any]:
    garden = GARDENS[state.layout.gardens[place]]
    return {
        "id": garden.id,
        "kind": garden.kind,
        "bridge": COLOURS[place // 2],
        "cost": garden.cost,
        "points": garden.points,
        "action": str(garden.action),
        "gardeners": [seat for seat, sheet in enumerate(state.sheets) if sheet.gardens >> place & 1],
    }


def _yard(state: Castle, yard: int) -> dict[str, Any]:
    board = YARD_BOARD[yard]
    tiles = [
        {"id": YARD_TILES[tile].id, "side": side, "action": str(YARD_TILES[tile].faces[side])}
        for tile, (place, side) in zip(state.layout.yards, YARD_PLACES, strict=True)
        if place == yard
    ]
    return {
        "id": board.id,
        "cost": board.cost,
        "multiplier": board.multiplier,
        "tiles": tiles,
        "warriors": [sheet.yards[yard] for sheet in state.sheets],
    }


def _pair(resource: int, action: int) -> dict[str, Any] | None:
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


def _clan(state: Castle, seat: int) -> dict[str, Any]:
    sheet = state.sheets[seat]
    automa = seat >= state.layout.players
    members = (sheet.courtiers, sheet.gardeners, sheet.warriors)
    return {
        "seat": seat,
        "automa": automa,
        "goods": dict(zip(GOODS, sheet.goods, strict=True)),
        "fan": _fan(sheet.points),
        "influence": sheet.influence,
        "members": dict(zip(MEMBERS, members, strict=True)),
        "rows": []
        if automa
        else [
            {
                "id": row.id,
                "value": ROW_VALUE,
                "die": row.die,
                "placed": sheet.dice[number] or None,
                "rewards": [str(reward) for reward in row.rewards],
                "open": len(row.rewards) - members[number],
            }
            for number, row in enumerate(CLAN_ROWS)
        ],
        "card": None if sheet.card == NO_CARD else _card(sheet.card),
        "lantern": [
            {"id": CARDS[number].id, "kind": CARDS[number].kind, "reward": str(CARDS[number].lantern)}
            for number in sheet.lantern
        ],
    }


def _fan(points: int) -> dict[str, int]:
    """Where the fan stands on the point track, and what the token beside it adds (WC-045)."""
    times = max(points - 1, 0) // POINT_TRACK
    return {"space": points - times * POINT_TRACK, "token": times * POINT_TRACK}


def _solo(state: Castle) -> dict[str, Any]:
    """The solo deck: the open bridge side on top, cards opened this turn, and those put back, in order."""
    top = SOLO_CARDS[state.solo_top]
    return {
        "top": {
            "bridge": COLOURS[top.bridge],
            "position": POSITIONS[top.position],
            "space": SPACES[top.space],
        },
        "unseen": [SOLO_CARDS[card].id for card in state.solo_unseen.cards],
        "known": [SOLO_CARDS[card].id for card in state.solo_known],
        "opened": [_solo_card(card) for card in state.opened],
    }


def _solo_card(number: int) -> dict[str, Any]:
    card = SOLO_CARDS[number]
    return {"id": card.id, "actions": [str(action) for action in card.actions]}
