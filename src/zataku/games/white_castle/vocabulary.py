"""Every option of the game, made once. Codes are what people type and records keep.

die:coral:left          take a die from the end of a bridge
place:steward-2         place the die (also place:outside-left, place:well, place:row:courtier)
action:top              one of the actions before you (card rows; outside: action:courtier; a garden: action)
yard-tile:blue          a tile of the yard where the warrior arrived
tile:steward-1:top      an action beside a die tile;  light:steward-1:top  a light action anywhere in the castle
row:courtier            a row of the clan board, by its icon
warrior:yard-5          garden:F2          audience          climb:gate:steward-1          slot:left
pick:food+iron          resources of choice                  border:pay  border:stop
exchange:coin           beside every decision of one's own turn
do:seal                 which of several rewards comes first (with do:influence, do:lantern)
pair:1                  a starting pair                      activate:F2  a garden at the end of a round
room:steward-1          where a courtier of the delegation goes
skip                    decline what is left                 done  finish
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from zataku.kernel.options import Option, Vocabulary

from .components import (
    COLOURS,
    ENDS,
    FLOORS,
    GARDENS,
    GOODS,
    MEMBERS,
    PLAYER_COUNTS,
    RESOURCE_LIMIT,
    RESOURCES,
    ROOMS,
    SEALS_FOR_COIN,
    SEALS_FOR_RESOURCE,
    SIDES,
    SLOTS,
    SPACES,
    STEWARD_ROOMS,
    YARDS,
)

VOCABULARY = Vocabulary("white-castle", "zataku.games.white_castle")
_option = VOCABULARY.option

SKIP = _option("skip")
DONE = _option("done")
ACTION = _option("action")

DIE = tuple(_option(f"die:{colour}:{end}") for colour in COLOURS for end in ENDS)
#: Never offered; only there to say why not (WC-021).
MIDDLE_DIE = tuple(_option(f"die:{colour}:middle") for colour in COLOURS)
#: Options for every set of ends that hold a die (bit 2 * bridge + end).
DIE_OFFERS = tuple(tuple(DIE[bit] for bit in range(6) if mask >> bit & 1) for mask in range(64))
PLACE = (*(_option(f"place:{space}") for space in SPACES), *(_option(f"place:row:{member}") for member in MEMBERS))

#: Rows of a card from the top: three for stewards, two for diplomats.
STEWARD_ROWS = tuple(_option(f"action:{row}") for row in ("top", "middle", "bottom"))
DIPLOMAT_ROWS = (STEWARD_ROWS[0], STEWARD_ROWS[2])
ROWS_OF_ROOM = tuple(STEWARD_ROWS if room in STEWARD_ROOMS else DIPLOMAT_ROWS for room in range(len(ROOMS)))
MEMBER_ACTION = {member: _option(f"action:{member}") for member in MEMBERS}
YARD_TILE = tuple(_option(f"yard-tile:{side}") for side in SIDES)


def _in_rooms(word: str) -> tuple[tuple[Option, ...], ...]:
    return tuple(
        tuple(_option(f"{word}:{name}:{row.code.removeprefix('action:')}") for row in ROWS_OF_ROOM[room])
        for room, name in enumerate(ROOMS)
    )


TILE = _in_rooms("tile")
LIGHT = _in_rooms("light")
ROW = tuple(_option(f"row:{member}") for member in MEMBERS)

WARRIOR = tuple(_option(f"warrior:{yard}") for yard in YARDS)
GARDEN = tuple(_option(f"garden:{garden.id}") for garden in GARDENS)
ACTIVATE = tuple(_option(f"activate:{garden.id}") for garden in GARDENS)
AUDIENCE = _option("audience")
#: (floor left, place reached, floors climbed) with the option; places as in `components.PLACES`.
CLIMBS = tuple(
    (_option(f"climb:{FLOORS[floor]}:{name}"), floor, place, floors)
    for floor, floors, places in (
        (0, 1, ((1, ROOMS[0]), (2, ROOMS[1]), (3, ROOMS[2]))),
        (1, 1, ((4, ROOMS[3]), (5, ROOMS[4]))),
        (2, 1, ((6, "daimyo"),)),
        (0, 2, ((4, ROOMS[3]), (5, ROOMS[4]))),
        (1, 2, ((6, "daimyo"),)),
    )
    for place, name in places
)
SLOT = tuple(_option(f"slot:{slot}") for slot in SLOTS)

BORDER_PAY = _option("border:pay")
BORDER_STOP = _option("border:stop")
FIRST_SEAL = _option("do:seal")
FIRST_INFLUENCE = _option("do:influence")

#: Ways to pick 1, 2 or 3 resources, each with the goods picked.
PICKS = {
    count: tuple(
        (_option("pick:" + "+".join(GOODS[good] for good in picked)), picked)
        for picked in combinations_with_replacement(RESOURCES, count)
    )
    for count in (1, 2, 3)
}

PAIR = tuple(_option(f"pair:{number + 1}") for number in range(max(count.pairs for count in PLAYER_COUNTS.values())))
ROOM = tuple(_option(f"room:{room}") for room in ROOMS)

EXCHANGE_COIN = _option("exchange:coin", anytime=True)
EXCHANGE = {good: _option(f"exchange:{GOODS[good]}", anytime=True) for good in RESOURCES}


def exchanges(goods: list[int]) -> tuple[Option, ...]:
    """What the seals of a clan can be exchanged for (WC-072, WC-074)."""
    seals = goods[1]
    if seals < SEALS_FOR_RESOURCE:
        return _EXCHANGES[0] if seals >= SEALS_FOR_COIN else ()
    return _EXCHANGES[
        1 + (goods[2] < RESOURCE_LIMIT) + 2 * (goods[3] < RESOURCE_LIMIT) + 4 * (goods[4] < RESOURCE_LIMIT)
    ]


#: A single seal first, then by the resources that still have room (bit per resource).
_EXCHANGES = (
    (EXCHANGE_COIN,),
    *((EXCHANGE_COIN, *(EXCHANGE[good] for bit, good in enumerate(RESOURCES) if mask >> bit & 1)) for mask in range(8)),
)
