"""What the conformance battery must know about Bitoku."""

from __future__ import annotations

from collections import Counter
from typing import Any

from zataku.games.bitoku.components import DATA, MITAMA
from zataku.games.bitoku.state import EMPTY, Bitoku
from zataku.games.bitoku.steps.purchases import ChooseSite, PutDown, SetCrystal

COMBINATIONS = [
    (1, {"edition": "es", "easier_no_yokai": True, "easier_no_resources": True, "easier_kodama": True}),
    (1, {"edition": "ru", "harder_pilgrim": True, "harder_kodamas": True, "harder_leads": True}),
    (2, {"edition": "ru", "harder_forest": True}),
]


def census(state: Bitoku) -> Any:
    """Where every component is: all together they are always the same."""
    yokai = Counter([*state.yokai_deck.cards, *state.yokai_discard, *state.hill_yokai])
    bitoku = Counter([*state.bitoku_deck.cards, *state.bitoku_discard, *state.hill_bitoku])
    visions = Counter(state.vision_deck.cards)
    mitamas, dragonflies, crystals, buildings = (
        Counter([*display.row, *display.stack.cards, *display.gone]) for display in state.displays
    )
    buildings.update(state.zones)
    # A tile just bought is not yet on a board: the step that will put it there holds it.
    for step in (*state.agenda, state.asking):
        if isinstance(step, PutDown):
            (mitamas if step.kind == MITAMA else dragonflies)[step.tile] += 1
        elif isinstance(step, SetCrystal):
            crystals[step.tile] += 1
        elif isinstance(step, ChooseSite):
            buildings[step.tile] += 1
    pilgrims = []
    for seat, sheet in enumerate(state.sheets):
        yokai.update(sheet.all_yokai())
        bitoku.update(sheet.path)
        visions.update(sheet.visions)
        mitamas.update(sheet.all_mitamas())
        dragonflies.update([*sheet.dragonflies, *(pair[1] for pair in sheet.pairs)])
        crystals.update(sheet.crystals)
        assert len(sheet.dice) == len(sheet.places) == 3
        assert all(1 <= value <= 6 for value in sheet.dice)
        assert min(sheet.stock) >= 0
        assert sum(owner == seat for owner in state.owners) == sheet.built
        walking = sum(sheet.walkers(position) for position in range(16))
        asleep = 0 if seat == state.tengu_seat() else sheet.crystals.count(EMPTY)
        arrived = sum(branch.count(seat) for branch in state.branches)
        assert arrived == sheet.arrived.bit_count()
        in_play = sheet.pilgrims + walking + asleep + arrived + sheet.rockside.bit_count()
        pilgrims.append(in_play <= 11)
    for cards in (yokai, bitoku, visions, mitamas, dragonflies, crystals, buildings):
        cards.pop(EMPTY, None)
    return [sorted(cards.items()) for cards in (yokai, bitoku, visions, mitamas, dragonflies, crystals, buildings)] + [
        pilgrims
    ]


# Recounting the final view, without the game's own scoring


def recount(view: dict[str, Any]) -> list[int]:
    solo = view["tengu"] is not None
    treasures = _treasures(view, solo)
    return [
        _tengu(view, seat, treasures[seat]) if solo and seat == 1 else _human(view, seat, treasures[seat])
        for seat in range(len(view["seats"]))
    ]


def _treasures(view: dict[str, Any], solo: bool) -> list[int]:
    totals = [0] * len(view["seats"])
    for region in view["regions"]:
        places = [(space, seat) for seat, space in enumerate(region["kodamas"])]
        if region["neutral"]:
            places.append((region["neutral"], -1))
        prizes = [*region["treasure"]["prizes"], 0, 0, 0, 0, 0]
        groups: list[list[int]] = []
        for space in sorted({space for space, _ in places}, reverse=True):
            level = [seat for other, seat in places if other == space]
            if solo and 0 in level and 1 in level:
                groups += [[1], [seat for seat in level if seat != 1]]
            else:
                groups.append(level)
        for group in groups:
            won, prizes = prizes[: len(group)], prizes[len(group) :]
            for seat in group:
                if seat >= 0:
                    totals[seat] += sum(won) // len(group)
    return totals


def _bitoku(player: dict[str, Any]) -> int:
    return [0, 1, 2, 4, 7, 11, 16, 22][len({card["type"] for card in player["path"]})]


def _first(view: dict[str, Any], seat: int) -> int:
    return 3 if view["order"][0] == seat else 0


def _types(player: dict[str, Any]) -> list[str]:
    by_id = {item["id"]: item["type"] for name in ("starting-yokai", "yokai") for item in DATA[name]["items"]}
    return [by_id[card] for card in player["yokai"]]


def _mitamas(player: dict[str, Any]) -> list[str]:
    return [tile["type"] for tile in (*player["mitamas"], *(pair["mitama"] for pair in player["pairs"]))]


def _buildings(view: dict[str, Any], seat: int) -> list[str]:
    spaces = [space for region in view["regions"] for space in region.get("zone", ())]
    return [space["building"]["type"] for space in spaces if space["owner"] == seat]


def _human(view: dict[str, Any], seat: int, treasure: int) -> int:
    player = view["seats"][seat]
    total: int = player["parts"]["play"] + _first(view, seat) + _bitoku(player) + treasure
    total += _rocks(view, seat)
    resources = sum(player["stock"][name] for name in ("wood", "stone", "jade", "sake"))
    total += (sum(die["value"] for die in player["dice"]) + resources) // 4
    for vision in player["visions"]:
        total += vision["vp"] if vision["id"] in player["fulfilled"] else -vision["penalty"]
    total += sum(space["vp"] for space in player["construction"][: player["built"]])
    total += sum(space["vp"] for space in player["crystals"] if space["tile"] is not None)
    for need, have in player["counted"].items():
        fulfilled = [vision for vision in player["visions"] if vision["id"] in player["fulfilled"]]
        assert sum(vision["needs"].get(need, 0) for vision in fulfilled) <= have
    return total


def _rocks(view: dict[str, Any], seat: int) -> int:
    """Every rock by itself; wild ones are tried as each type, the same for all rocks."""
    player = view["seats"][seat]
    touches = {item["id"]: item["touches"] for item in DATA["rock-route"]["items"]}
    contacts = [sum(place in touches[space] for space in player["rockside"]) for place in range(len(player["rocks"]))]

    def worth(kind: str, element: str) -> int:
        rocks = zip(player["rocks"], contacts, strict=True)
        return sum(count for rock, count in rocks if rock["kind"] == kind and element in rock["shows"])

    total = 0
    for kind, elements, wild in (
        ("yokai", _types(player), "yama-uba"),
        ("mitama", _mitamas(player), "shinigami"),
        ("building", _buildings(view, seat), ""),
    ):
        shown = {element for rock in player["rocks"] if rock["kind"] == kind for element in rock["shows"]}
        for element in elements:
            total += max((worth(kind, each) for each in shown), default=0) if element == wild else worth(kind, element)
    return total


def _tengu(view: dict[str, Any], seat: int, treasure: int) -> int:
    player = view["seats"][seat]
    total: int = player["parts"]["play"] + _first(view, seat) + _bitoku(player) + treasure
    starting = sum(card["id"].startswith("sy") for card in player["discard"])
    total += 3 * starting + 6 * (len(player["discard"]) - starting)
    for rock in player["rocks"]:
        if rock["kind"] == "yokai":
            elements = [card["type"] for card in player["discard"]]
        else:
            elements = _mitamas(player) if rock["kind"] == "mitama" else _buildings(view, seat)
        wild = {"yokai": "yama-uba", "mitama": "shinigami", "building": ""}[rock["kind"]]
        total += 3 * sum(element in rock["shows"] or element == wild for element in elements)
    total += sum(player["stock"].values()) + 2 * len(player["crystals"])
    total += sum(player["construction"][: player["built"]])
    total += player["parts"]["leads"]
    return total
