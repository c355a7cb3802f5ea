"""What pays in every round to come, for the bots' judgement of cooperative matches: cards, sandals, discs, scrolls.

A helmet's card brings a cube with every action it lies above, complete sandals a step with every Move. Early in a match
that is worth far more than the cubes it takes; at its end nothing of it is.
"""

from __future__ import annotations

from typing import Final

from ..components import (
    ACTIONS,
    CARD_TYPE,
    CAREFUL_SMITH,
    DRAGON_VENOM,
    EMBER_WALK,
    FAR_SIGHT,
    FORAGER,
    LONG_REACH,
    PATHFINDER,
    SECOND_STRIKE,
    SLOT_ACTION,
    STEADY_HAND,
    STONE_SKIN,
    TEMPLE_ROAD,
    TOOTH_HUNTER,
    TWO_HAMMERS,
)
from ..gear import HELMET, SANDALS
from ..state import Sheet
from .judging import best_progress
from .party import Party, rounds_left

#: The last rounds, in which nothing pays any more.
CLOSING: Final = 6
#: How many of all actions are Moves, Explores and Gathers; the others are Rests. Who arms early gathers most of all.
SHARES: Final[tuple[float, ...]] = (0.28, 0.16, 0.42)
#: What the bonus of a card is worth each time, by the type of gear: a cube, a look at a stack, a step.
BONUS: Final[tuple[float, ...]] = (2.0, 0.1, 1.2)
#: The use of a further step in every Move, and of a further disc, in a round.
STRIDE: Final = 0.8
DISC: Final = 0.35
#: A monk on the other slots: a second scroll, a second weapon or a larger one, a second pack.
SLOTS: Final[tuple[float, ...]] = (0.0, 2.0, 12.0, 5.0)
#: Any monk: one may be sent ahead in a fight.
MONK: Final = 3.0
#: How much of a card counts that could be had with the cubes at hand.
HOPED: Final = 0.3
#: What scrolls are worth in a round, and in fights.
IN_A_ROUND: Final = {
    FORAGER: 1.1,
    PATHFINDER: 0.5,
    TWO_HAMMERS: 0.3,
    CAREFUL_SMITH: 0.1,
    TEMPLE_ROAD: 0.3,
    FAR_SIGHT: 0.3,
    EMBER_WALK: 0.1,
}
IN_FIGHTS: Final = {
    STEADY_HAND: 8.0,
    SECOND_STRIKE: 8.0,
    STONE_SKIN: 10.0,
    LONG_REACH: 3.0,
    TOOTH_HUNTER: 3.0,
    DRAGON_VENOM: 2.0,
}
#: Any scroll, beside that.
SCROLL: Final = 1.0


def rounds_to_use(party: Party) -> int:
    """The rounds in which what was acquired still pays."""
    return max(0, rounds_left(party.state) - CLOSING)


def investments(party: Party, sheet: Sheet) -> float:
    """What cards, sandals, discs and scrolls of a samurai will still bring."""
    rounds = rounds_to_use(party)
    if party.state.legendary_dead and sheet.enchanted():
        # Only the way out is left.
        return 0.0
    in_a_round = STRIDE * (sheet.steps() - 2)
    for action, card in enumerate(sheet.cards):
        if card >= 0:
            in_a_round += ACTIONS * SHARES[action] * BONUS[CARD_TYPE[card]]
    value = rounds * (in_a_round + HOPED * cards_to_come(party, sheet)) + scrolls_held(party, sheet)
    value += MONK * (sheet.pack_monks + sum(sheet.monks))
    return value + sum([monks * slot_worth(party, slot) for slot, monks in enumerate(sheet.monks) if monks])


def slot_worth(party: Party, slot: int) -> float:
    """What a monk on a kind of slot is worth."""
    return DISC * rounds_to_use(party) if slot == SLOT_ACTION else SLOTS[slot]


def next_monk(party: Party, sheet: Sheet) -> float:
    """What one more monk is worth to a samurai."""
    free = [slot_worth(party, slot) for slot in range(len(SLOTS)) if sheet.slot_free(slot)]
    return MONK + max(free, default=0.0)


def cards_to_come(party: Party, sheet: Sheet) -> float:
    """How near a samurai is to one of the cards that lie open, by what it would bring in a round."""
    free = max([SHARES[action] for action, card in enumerate(sheet.cards) if card < 0], default=0.0)
    if not free:
        return 0.0
    best = 0.0
    for kind in (HELMET, SANDALS):
        cards = party.open_cards[kind]
        if cards and not sheet.has_card(kind):
            best = max(best, BONUS[kind] * best_progress(sheet, cards) ** 2)
    return ACTIONS * free * best


def scrolls_held(party: Party, sheet: Sheet) -> float:
    """What the scrolls of a samurai are worth."""
    return sum([scroll_worth(party, 1 << scroll) for scroll in sheet.scrolls if scroll >= 0])


def scroll_worth(party: Party, power: int) -> float:
    """What a scroll with this power is worth."""
    in_fights = 0.0 if party.state.legendary_dead else IN_FIGHTS.get(power, 0.0)
    return SCROLL + rounds_to_use(party) * IN_A_ROUND.get(power, 0.0) + in_fights


def best_open_scroll(party: Party) -> float:
    """What the best of the scrolls that lie open is worth."""
    return max([scroll_worth(party, 1 << scroll) for scroll in party.state.scroll_row if scroll >= 0], default=SCROLL)
