"""What the conformance battery must know about Bamboo."""

from collections import Counter
from typing import Any

from zataku.games.bamboo.components import COMPONENTS
from zataku.games.bamboo.state import Bamboo


def census(state: Bamboo) -> Any:
    """Where every component is: all together they are always the same."""
    players = state.seats
    shoots = [shoot for slot in state.slots for shoot in slot] + [*state.draft, *state.taken]
    shoots += [shoot for player in players for area in player.areas for shoot in area]
    harmony: list[int] = []
    house: list[int] = []
    for column in range(len(state.market)):
        (harmony if column < 3 else house).extend(
            [*state.market[column], *state.stacks[column].cards, *state.under[column]]
        )
    for player in players:
        harmony += [tile for tile in (*player.harmony, *player.fan) if tile >= 0]
        house += [tile for tile in player.house if tile >= 0]
    food = Counter([*state.food, *state.supply.cards])
    seen = [spirit for spirit in state.spirits if spirit >= 0]
    spirits = Counter([*state.unseen.cards, *state.departed, *seen])
    for kind in range(len(COMPONENTS.food)):
        food[kind] += state.discards[kind] + sum(player.food[kind] for player in players)
    for kind in range(len(COMPONENTS.spirits)):
        spirits[kind] += sum(player.awake[kind] + player.asleep[kind] for player in players)
    incense = Counter(owner for temple in state.temples for owner in temple)
    for seat, player in enumerate(players):
        incense[seat] += player.incense + player.waiting
    ghost = incense.pop(3, 0) if len(players) == 2 else 0
    # After the last autumn the ghost's incense is not laid out again (BB-084).
    assert len(players) > 2 or ghost == 8 or (ghost == 0 and state.round == 4)
    return (
        sorted(shoots),
        sorted(harmony),
        sorted(house),
        sorted(food.items()),
        sorted(spirits.items()),
        sorted(incense.items()),
    )


def recount(view: dict[str, Any]) -> list[int]:
    """Totals from what can be seen at the end, independently of the game's scoring."""
    totals = []
    for player in view["seats"]:
        total = player["happiness"] + 2 * len(player["spirits"])
        comfort = {"left": 0, "right": 0}
        for number, cell in enumerate(player["house"]):
            part = {0: "left", 1: "left", 3: "right", 4: "right"}.get(number % 5)
            if cell["tile"] is None:
                total -= cell["named"] is not None
            elif part is not None:
                comfort[part] += cell["tile"]["comfort"]
        total -= 2 * abs(comfort["left"] - comfort["right"])
        for tiles in player["harmony"].values():
            total += sum(-(-tile["points"] // 2) for tile in tiles if tile is not None and tile["met"])
        totals.append(total)
    return totals
