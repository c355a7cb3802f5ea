"""The numbers of a seat that its fitted value looks at."""

from __future__ import annotations

from typing import Final

from ..automa import at_a_ford
from ..components import BITOKU, FRAME, YOKAI
from ..scoring import (
    bitoku_points,
    destiny_points,
    homage_points,
    rock_contacts,
    rock_points,
    snapshot,
    tengu_parts,
    treasures,
)
from ..scoring import virtue_points as virtue
from ..state import (
    ASCENSION,
    AUTUMN,
    DREAM_SPACES,
    EMPTY,
    FOREST,
    HILL,
    HOME_SPACE,
    LOCKED,
    MEMORY_SPACES,
    SUMMER,
    UNLOCKED,
    WIT_SPACES,
    Bitoku,
)
from .evaluation import evaluate, summer_left, treasure_outlook, virtue_outlook, vision_outlook
from .prospects import (
    best_favour,
    best_in_garden,
    best_mitama,
    crossers,
    crossing_room,
    crystal_prospect,
    deck_worth,
    dragonfly_worth,
    hand_worth,
    kodama_prospect,
    next_building,
    next_pilgrims,
    next_type,
    path_worth,
    reachable,
    rock_matches,
    start_prospect,
    virtue_prospect,
    walkers_prospect,
    wanted_mitamas,
)

_ROUNDS: Final[int] = FRAME["rounds"]
_VIRTUE_MINIMUM: Final[int] = FRAME["virtue-minimum"]
#: Yokai whose virtue is looked at, the best first.
_VIRTUES: Final = 4


def features(state: Bitoku, seat: int) -> list[float]:
    """What the seat has, what of it counts more the longer the match still lasts, and when it is."""
    if seat == state.tengu_seat():
        return _of_the_tengu(state, seat)
    sheet = state.sheets[seat]
    rounds = _ROUNDS - state.round if state.season != ASCENSION else 0
    time = rounds + summer_left(state, sheet)
    places = sheet.places
    walking = sheet.walking_positions()
    crystals = sheet.crystals
    have = snapshot(state, seat)
    yokai = [card for card in sheet.all_yokai() if card not in sheet.removed]
    virtues = sorted((virtue(state, seat, card) for card in yokai), reverse=True)[:_VIRTUES]
    virtues += [0] * (_VIRTUES - len(virtues))
    passing = [
        *sheet.stock,
        sheet.resources(),
        *sorted(sheet.dice),
        places.count(UNLOCKED),
        places.count(LOCKED),
        sum(1 for place in places if FOREST <= place < HOME_SPACE),
        sum(1 for place in places if place >= HILL),
        sheet.slots.count(EMPTY),
        len(sheet.hand.cards) + len(sheet.gained.cards),
        len(sheet.deck.cards),
        len(sheet.removed),
        len(yokai),
        sum(1 for card in yokai if YOKAI[card].starting),
        sheet.pilgrims,
        sum(sheet.walkers(position) for position in walking),
        sum(sheet.walkers(position) * (position % 8) for position in walking),
        sheet.illuminations(),
        sheet.torii(),
        sum(1 for space in DREAM_SPACES if crystals[space] != EMPTY),
        sum(1 for space in MEMORY_SPACES if crystals[space] != EMPTY),
        sum(1 for space in WIT_SPACES if crystals[space] != EMPTY),
        sheet.built,
        len(sheet.rocks),
        sheet.rockside.bit_count(),
        rock_points(state, seat),
        sum(rock_contacts(sheet)),
        len(sheet.mitamas),
        len(sheet.dragonflies),
        len(sheet.pairs),
        len(sheet.path),
        sheet.marker,
        len({BITOKU[card].type for card in sheet.path}),
        bitoku_points(sheet),
        len(sheet.visions),
        vision_outlook(sheet.visions, have, 0.0) if sheet.visions else 0.0,
        vision_outlook(sheet.visions, have, time) if sheet.visions else 0.0,
        treasure_outlook(state, seat),
        sum(sheet.kodamas),
        max(sheet.kodamas),
        destiny_points(sheet),
        virtue_outlook(state, seat),
        *virtues,
    ]
    prospects = _prospects(state, seat, yokai, rounds, time)
    chances = _chances(state, seat)
    return [
        evaluate(state, seat),
        float(sheet.vp),
        state.order.index(seat) / max(1, len(state.order) - 1),
        *map(float, passing),
        *[amount * time / _ROUNDS for amount in passing],
        time,
        *[1.0 if state.round == number else 0.0 for number in range(1, _ROUNDS)],
        *[1.0 if state.season == season else 0.0 for season in range(ASCENSION)],
        1.0 if state.seat == seat else 0.0,
        float(state.passed >> seat & 1),
        *map(float, prospects),
        *[amount * time / _ROUNDS for amount in prospects],
        *chances,
        *[amount * time / _ROUNDS for amount in chances],
    ]


def _prospects(state: Bitoku, seat: int, yokai: list[int], rounds: int, time: float) -> list[float]:
    """What the things that the seat has may still bring.

    A yokai can be removed each winter, but only from so many: who gains none removes one or none at all (BK-159).
    """
    sheet = state.sheets[seat]
    chances = max(0, min(rounds + (state.season <= AUTUMN), len(yokai) - _VIRTUE_MINIMUM + 1))
    matches = rock_matches(state, seat)
    best, second = next_pilgrims(matches, sheet.rockside)
    return [
        virtue_prospect(state, seat, yokai, chances, 0.0),
        virtue_prospect(state, seat, yokai, chances, time),
        virtue_prospect(state, seat, [card for card in sheet.slots if card != EMPTY], min(chances, 1), 0.0),
        hand_worth(sheet),
        deck_worth(yokai) * rounds,
        crystal_prospect(sheet, rounds, rounds + (state.season != ASCENSION)),
        path_worth(sheet),
        next_type(sheet),
        dragonfly_worth(sheet) if sheet.mitamas else 0.0,
        dragonfly_worth(sheet),
        sum(matches),
        best,
        second,
        (best if sheet.pilgrims else 0) + (second if sheet.pilgrims > 1 else 0),
        best_in_garden(state, seat),
        walkers_prospect(state, sheet),
        start_prospect(state, sheet),
        start_prospect(state, sheet) * min(sheet.pilgrims, 3),
        min(sheet.marker, 1),
        min(sheet.marker, 2),
        kodama_prospect(state, seat),
        crossers(state, sheet),
        best_favour(state, seat, time),
        min(sheet.stock[0], 2) + min(sheet.stock[1], 2),
        min(sheet.stock[2], 1) + min(sheet.stock[3], 2),
        homage_points(sheet),
    ]


def _chances(state: Bitoku, seat: int) -> list[float]:
    """What the seat could do now: with its dice and amulets, with its goods, and where there is room."""
    sheet = state.sheets[seat]
    room = [min(1, state.forest_room(hill)) for hill in range(HOME_SPACE - FOREST)]
    waiting = sum([place <= UNLOCKED for place in sheet.places])
    return [
        float(reachable(sheet, 3)),
        float(reachable(sheet, 4)),
        float(reachable(sheet, 6)),
        float(min(waiting, sum(room))),
        float(min(waiting, room[0])),
        float(min(waiting, room[1])),
        float(min(waiting, room[2])),
        float(min(waiting, room[3])),
        float(crossing_room(state, sheet)),
        float(next_building(sheet)),
        float(best_mitama(state, sheet)),
        float(min(sheet.pilgrims, 1)),
        float(min(sheet.pilgrims, 2)),
        float(min(sheet.pilgrims, 4)),
        float(state.passed.bit_count() - (state.passed >> seat & 1)),
    ]


def _of_the_tengu(state: Bitoku, seat: int) -> list[float]:
    """The tengu plays by its cards: what it has now, by category, what its dice can still do, and when it is."""
    parts = tengu_parts(state, seat, treasures(state)[seat])
    time = _ROUNDS - state.round + (0.5 if state.season <= SUMMER else 0.0)
    total = float(sum(parts.values()))
    sheet = state.sheets[seat]
    now = [total, float(sheet.vp), float(sheet.yokai_count()), float(len(sheet.path)), float(sum(sheet.kodamas))]
    places = sheet.places
    chances = [
        float(parts["rocks"]),
        float(parts["yokai"]),
        float(parts["treasures"]),
        float(parts["bitoku"]),
        float(parts["resources"]),
        float(next_type(sheet)),
        float(kodama_prospect(state, seat)),
        float(sheet.marker),
        float(sum(sheet.walkers(position) * (position % 8) for position in sheet.walking_positions())),
        float(places.count(LOCKED)),
        float(places.count(UNLOCKED)),
        float(len(at_a_ford(state))),
        float(sum(FOREST <= place < HOME_SPACE for place in places)),
        float(sum(HOME_SPACE <= place < HILL for place in places)),
        float(state.passed >> seat & 1),
        float(wanted_mitamas(state, sheet)),
    ]
    return [
        *now,
        *[amount * time / _ROUNDS for amount in now],
        time,
        1.0 if state.season == SUMMER else 0.0,
        *chances,
        *[amount * time / _ROUNDS for amount in chances],
    ]


def kind(state: Bitoku, seat: int) -> str:
    """A value for each number of players, and one for the tengu."""
    players = len(state.human_seats())
    return f"{players}-automa" if seat == state.tengu_seat() else f"{players}-tengu" if state.tengu else str(players)


def progress(state: Bitoku) -> float:
    """Years that are over, and how far everybody has come in this summer."""
    if state.over or state.season == ASCENSION:
        return 1.0
    if not state.round:
        return 0.0
    done = 0.0
    if state.season > SUMMER:
        done = 1.0
    elif state.season == SUMMER:
        seats = state.human_seats()
        played = sum(3 - state.sheets[seat].slots.count(EMPTY) for seat in seats)
        placed = sum(1 for seat in seats for place in state.sheets[seat].places if place > UNLOCKED)
        done = (played + placed) / (6.0 * len(seats))
    return (state.round - 1 + min(1.0, done)) / _ROUNDS
