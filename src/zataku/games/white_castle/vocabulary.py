"""Every option of the game, made once. Codes are what people type and records keep.

code                  what it is                             answered by
pair:1                a starting pair                        pick_pair: start.PickPair
die:coral:left        the die at an end of a bridge          take_die: turn.TakeDie
place:steward-2       a space of the board for the die       place: turn.PlaceDie
place:row:courtier    a clan row for the die                 place_on_row: turn.PlaceDie
action:top            an action of a card, by its line       perform_line: spaces.RoomActions, courtiers.LightOfCard
action:courtier       one of two actions outside the walls   call_member: spaces.OutsideActions
action                the action of one's card or a garden   perform: spaces.CardAction, gardeners.GardenAction
yard-tile:blue        a tile of the yard just reached        use_yard_tile: warriors.YardActions
tile:steward-1:top    an action beside a die tile            use_tile: icons.UseTile
light:steward-1:top   a light action anywhere in the castle  use_light: icons.UseLight
row:courtier          a row of the clan board, by its icon   use_row: icons.UseClanRow
warrior:yard-5        a yard for a warrior                   send_warrior: warriors.SendWarrior
garden:F2             a garden for a gardener                send_gardener: gardeners.PlantGardener, automa.ChooseGarden
audience              a courtier to the gate                 hold_audience: courtiers.CallCourtier
climb:gate:steward-1  a courtier up from a floor to a place  climb: courtiers.CallCourtier
slot:left             a place on the daimyo card             take_slot: courtiers.TakeSlot
pick:food+iron        resources of choice                    pick: gains.PickResources
border:pay            cross a border of the influence track  cross: gains.CrossBorder
border:stop           stay before it                         stop: gains.CrossBorder
do:seal               which of several rewards comes first   do: gains.LightLantern, effects.RewardsInAnyOrder
activate:F2           a garden at the end of a round         activate: rounds.UseGardens
room:steward-1        a room for the delegation's courtier   choose_room: automa.ChooseRoom
exchange:coin         seals, beside decisions of one's turn  exchange: state.Castle
skip                  decline what is left                   skip: common.MayDecline
done                  finish                                 finish: rounds.UseGardens, rounds.ExchangeSeals
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from zataku.kernel.options import Vocabulary

from .components import (
    CENTRE,
    COLOURS,
    FLOORS,
    GARDENS,
    GOODS,
    LEFT,
    LINES,
    LINES_OF_ACTIONS,
    MEMBERS,
    PLACES,
    PLACES_OF_FLOOR,
    PLAYER_COUNTS,
    RESOURCES,
    RIGHT,
    ROOMS,
    ROWS_OF_ROOM,
    SEALS_FOR,
    SIDES,
    SLOTS,
    SPACES,
    YARDS,
    Amounts,
)

VOCABULARY: Final = Vocabulary("white-castle", "zataku.games.white_castle")
_verb = VOCABULARY.verb
_option = VOCABULARY.option

SKIP: Final = _option("skip")
DONE: Final = _option("done", act="finish")

# A turn

PAIR: Final = _verb(
    "pair", [str(number + 1) for number in range(max(count.pairs for count in PLAYER_COUNTS.values()))], act="pick_pair"
)
#: Dice in the middle are never offered; they are only there to say why not (WC-021).
DIE: Final = _verb("die", COLOURS, {LEFT: "left", RIGHT: "right", CENTRE: "middle"}, act="take_die")
PLACE: Final = _verb("place", SPACES)
PLACE_ON_ROW: Final = _verb("place:row", MEMBERS, act="place_on_row")

# Actions

ACTION: Final = _option("action", act="perform")
LINE_ACTION: Final = _verb("action", LINES, act="perform_line")
MEMBER_ACTION: Final = _verb("action", {member: member for member in MEMBERS}, act="call_member")
YARD_TILE: Final = _verb("yard-tile", {side: side for side in SIDES}, act="use_yard_tile")

#: Where an action of a card lies in the castle: its room and its row.
CELLS: Final = {
    (room, row): f"{name}:{LINES[line]}"
    for room, name in enumerate(ROOMS)
    for row, line in enumerate(LINES_OF_ACTIONS[ROWS_OF_ROOM[room]])
}
TILE: Final = _verb("tile", CELLS, act="use_tile")
LIGHT: Final = _verb("light", CELLS, act="use_light")
ROW: Final = _verb("row", MEMBERS, act="use_row")

# Clan members

WARRIOR: Final = _verb("warrior", YARDS, act="send_warrior")
GARDEN: Final = _verb("garden", [garden.id for garden in GARDENS], act="send_gardener")
AUDIENCE: Final = _option("audience", act="hold_audience")
#: From which floor to which place a courtier can climb: one floor up, then two floors up.
CLIMBS: Final = {
    (floor, place): f"{FLOORS[floor]}:{PLACES[place]}"
    for floors in (1, 2)
    for floor in range(len(FLOORS) - floors)
    for place in PLACES_OF_FLOOR[floor + floors]
}
CLIMB: Final = _verb("climb", CLIMBS)
SLOT: Final = _verb("slot", SLOTS, act="take_slot")

# Gains


def _combinations(count: int) -> dict[Amounts, str]:
    """Ways to pick so many resources, each with its name."""
    return {
        tuple((good, picked.count(good)) for good in sorted(set(picked))): "+".join(GOODS[good] for good in picked)
        for picked in combinations_with_replacement(RESOURCES, count)
    }


#: By number of resources: what can be picked.
PICKS: Final = {count: _combinations(count) for count in (1, 2, 3)}
PICK: Final = _verb("pick", {**PICKS[1], **PICKS[2], **PICKS[3]})
BORDER_PAY: Final = _option("border:pay", act="cross")
BORDER_STOP: Final = _option("border:stop", act="stop")
FIRST_SEAL: Final = VOCABULARY.extend(VOCABULARY.do, "seal", "seal")
FIRST_INFLUENCE: Final = VOCABULARY.extend(VOCABULARY.do, "influence", "influence")
EXCHANGE: Final = _verb("exchange", {good: GOODS[good] for good in SEALS_FOR}, anytime=True)

# The end of a round, the delegation

ACTIVATE: Final = _verb("activate", [garden.id for garden in GARDENS])
ROOM: Final = _verb("room", ROOMS, act="choose_room")
