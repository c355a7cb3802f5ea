"""What the conformance battery must know about Fuji Koro."""

from __future__ import annotations

from typing import Any

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import BOARDS, SCENARIOS, SLOT_ACTION
from zataku.games.fuji_koro.state import ADVENTURE_BASE, SCROLL_BASE, Volcano
from zataku.games.fuji_koro.steps.backpack import ExchangeScroll
from zataku.games.fuji_koro.steps.cubes import PlaceMonk

LIMITED = {"round-limit": 5}
SCENARIO_SETTINGS = [
    (4, {"scenario": "every-man-for-himself", **LIMITED}),
    (3, {"scenario": "restless-dragons", "boards": "asymmetric", "adventure": True, **LIMITED}),
    (2, {"scenario": "getting-hot", "boards": "asymmetric", **LIMITED}),
    (5, {"scenario": "who-is-worthy", "boards": "asymmetric", "peaceful": True, **LIMITED}),
    (6, {"scenario": "survival", "boards": "asymmetric", "adventure": True, **LIMITED}),
    (1, {"scenario": "taming-the-beast", "boards": "asymmetric"}),
    (2, {"scenario": "taming-the-beast", "mode": "cooperative"}),
    (1, {"scenario": "three-fallen-samurai", "adventure": True}),
    (1, {"scenario": "ronin", "boards": "asymmetric", **LIMITED}),
]
COMBINATIONS = [
    *SCENARIO_SETTINGS,
    (2, {"boards": "asymmetric", "adventure": True, **LIMITED}),
    (6, {"boards": "asymmetric", "adventure": True, **LIMITED}),
    (3, {"mode": "cooperative", "boards": "asymmetric", "adventure": True}),
    (6, {"mode": "cooperative", "adventure": True, "difficulty": "hard"}),
    (3, {"mode": "cooperative", "scenario": "getting-hot"}),
    (4, {"mode": "cooperative", "scenario": "survival", "boards": "asymmetric"}),
]


def census(state: Volcano) -> Any:
    """Where every component is: all together they are always the same."""
    sheets = state.sheets
    cubes = list(state.supply)
    cubes[2] += state.remains.bit_count()
    monks = state.monks_left + state.monks.bit_count() + isinstance(state.asking, PlaceMonk)
    scrolls = [*state.scroll_row, *state.scroll_deck.cards, *state.scroll_discards]
    if isinstance(state.asking, ExchangeScroll):
        scrolls.append(state.asking.scroll)
    prints = [card for cards in state.temples for card in cards] + list(state.gone_blueprints)
    prints += [card for bag in state.temple_bags for card in bag.cards]
    for sheet in sheets:
        for kind in range(3):
            layout = sheet.gear(kind)
            masks = [layout[0] & layout[1], layout[0] & layout[2], layout[1] & layout[2]]
            assert not any(masks), "two cubes on one square"
            for material, number in enumerate(gear.counts(layout)):
                cubes[material] += number
        for material in range(3):
            cubes[material] += sheet.pack[material]
            assert sheet.pack[material] >= 0
        monks += sum(sheet.monks) + sheet.pack_monks
        scrolls += [scroll for scroll in sheet.scrolls if scroll >= 0]
        prints += sheet.blueprints
        if sheet.board >= 0 and sheet.discs and sheet.palace == 0:
            assert (
                sheet.discs + sum(sheet.spent) == BOARDS[sheet.board].discs + sheet.monks[SLOT_ACTION]
                or sheet in sheets[state.config.players :]
            )
    assert all(number >= 0 for number in state.supply)
    assert len(set(prints)) == len(prints)
    tiles = [laid // 6 for laid in state.tiles if laid >= 0] + list(state.aside)
    if state.laying is not None:
        tiles += state.laying.drawn.cards
    for stack in state.stacks():
        tiles += stack.cards
    dealt = len(tiles) > len(state.aside)
    if dealt:
        assert sorted(tiles) == list(range(33))
        assert sorted(scrolls) == list(range(16))
        assert len(prints) == 3 * state.config.players + 3 * state.config.guards
    tokens = sorted(
        [*state.gone_tokens, *(card for bag in state.token_bags for card in bag.cards), *_laid_tokens(state)]
    )
    adventures = sorted([*state.adventure_bag.cards, *state.used_adventures, *_laid_adventures(state)])
    dragons = sorted(
        [*state.slain, *(card for bag in state.dragon_bags for card in bag.cards), *(d - 1 for d in state.dragons if d)]
    )
    for cell in range(volcano.CELL_COUNT):
        if not volcano.ROOMY_MASK >> cell & 1:
            assert state.samurai_on(cell) <= 2, "three samurai on a cell"
    return (
        cubes,
        monks,
        tokens,
        adventures,
        dragons,
        state.damage_left + sum(state.dragon_damage),
        state.states_left + state.state_remains.bit_count() + sum(sheet.states for sheet in sheets),
    )


def _laid_tokens(state: Volcano) -> list[int]:
    return [thing - 1 for thing in state.things if 0 < thing < SCROLL_BASE]


def _laid_adventures(state: Volcano) -> list[int]:
    held = [kind for sheet in state.sheets for kind in sheet.adventures]
    return held + [thing - ADVENTURE_BASE for thing in state.things if thing >= ADVENTURE_BASE]


def recount(view: dict[str, Any]) -> list[int]:
    """Totals from what can be seen at the end, independently of the game's scoring."""
    scenario = next((item for item in SCENARIOS.values() if item["id"] == view["scenario"]), {})
    if view["mode"] == "cooperative" and not scenario.get("competitive_side"):
        return [100 if view["won"] else 0] * view["players"]
    totals = []
    for sheet in view["seats"]:
        total = sheet["points"] + 5 * sheet["states"]
        if sheet["palace"] == "great":
            total += sheet["backpack"]["monk"] + sum(sheet["monks"].values()) + sheet["backpack"]["tooth"]
            total += sum(cube == "tooth" for cubes in sheet["gear"].values() for cube in cubes.values())
            enchanted = dict(zip("hws", sheet["charms"], strict=True))
            total += sum(3 for card in sheet["blueprints"] if enchanted[card[1]])
        if scenario.get("figures"):
            figures = sheet["figures"]
            worth = {"blue": 2, "green": 3, "red": 5, "legendary": 7}
            total += sum(number * worth[kind] for kind, number in figures.items())
            total += 7 * sum(number // 3 for number in figures.values())
            sets = 0
            left = sorted(figures.values(), reverse=True)
            while left[2] > 0:
                left = sorted([left[0] - 1, left[1] - 1, left[2] - 1, left[3]], reverse=True)
                sets += 1
            total += 10 * sets
        totals.append(total)
    return totals
