"""Counting: winter virtues, the ascension by category, the tengu's own scoring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from zataku.kernel.game import Scores, SeatScore, ranked
from zataku.kernel.messages import SeatName

from .components import (
    BITOKU,
    BITOKU_VP,
    BUILDINGS,
    CONSTRUCTION,
    CRYSTAL_SPACES,
    FRAME,
    MITAMAS,
    REGIONS,
    ROCK_ROUTE,
    ROCKS,
    SHINIGAMI,
    TENGU_CONSTRUCTION,
    TENGU_SCORING,
    TREASURES,
    VISIONS,
    YAMA_UBA,
    YOKAI,
)
from .state import EMPTY, Bitoku, Reckoning, Sheet

#: Categories of the score: during play, the steps of the ascension, and what only the tengu has.
PARTS: Final = (
    "play",
    "first",
    "bitoku",
    "treasures",
    "rocks",
    "homage",
    "visions",
    "destiny",
    "yokai",
    "resources",
    "crystals",
    "leads",
)
_HUMAN_PARTS: Final = PARTS[:8]
_TENGU_PARTS: Final = (
    "play",
    "first",
    "bitoku",
    "treasures",
    "rocks",
    "destiny",
    "yokai",
    "resources",
    "crystals",
    "leads",
)
_VIRTUE_CAP: Final[int] = FRAME["virtue-cap"]
_FIRST_VP: Final[int] = FRAME["first-player-vp"]
_DIVISOR: Final[int] = FRAME["homage-divisor"]


# What a player has


def count(state: Bitoku, seat: int, concept: str) -> int:
    """How many of a concept a player has: what yokai virtues and visions count."""
    sheet = state.sheets[seat]
    match concept:
        case "building":
            return sheet.built
        case "crystal":
            return sheet.crystal_count()
        case "mitama":
            return sheet.mitama_count()
        case "pair":
            return len(sheet.pairs)
        case "illumination":
            return sheet.illuminations()
        case "torii":
            return sheet.torii()
        case "arrived":
            return sheet.arrived.bit_count()
        case "completed":
            return sheet.marker
        case "bitoku":
            return len(sheet.path)
        case "rock":
            return len(sheet.rocks)
        case "rock-pilgrim":
            return sheet.rockside.bit_count()
        case "resource":
            return sheet.resources()
        case "yokai":
            return sheet.yokai_count()
    raise ValueError(f"nothing is counted as {concept!r}")


def virtue_points(state: Bitoku, seat: int, card: int) -> int:
    """What a yokai pays when it is removed in winter (BK-160)."""
    yokai = YOKAI[card]
    return min(_VIRTUE_CAP, yokai.virtue * count(state, seat, yokai.per))


def snapshot(state: Bitoku, seat: int) -> tuple[int, ...]:
    """What the player has of everything that visions can ask for, in the order of `NEEDS` (BK-131)."""
    sheet = state.sheets[seat]
    return (
        sheet.resources(),
        sheet.built,
        sheet.crystal_count(),
        sheet.mitama_count(),
        len(sheet.pairs),
        sheet.illuminations(),
        sheet.torii(),
        sheet.marker,
    )


# Visions


def next_visions(visions: Sequence[int], have: Sequence[int], mask: int) -> tuple[list[int], bool]:
    """Places of the visions that could be fulfilled beside those chosen, and whether all of them together could."""
    left = _left(visions, have, mask)
    candidates = []
    rest = left[:]
    for index, card in enumerate(visions):
        if mask >> index & 1:
            continue
        needs = VISIONS[card].needs
        for need, own in zip(needs, left, strict=True):
            if need > own:
                break
        else:
            candidates.append(index)
            for kind, need in enumerate(needs):
                rest[kind] -= need
    return candidates, min(rest) >= 0


def _left(visions: Sequence[int], have: Sequence[int], mask: int) -> list[int]:
    left = list(have)
    for index, card in enumerate(visions):
        if mask >> index & 1:
            for kind, need in enumerate(VISIONS[card].needs):
                left[kind] -= need
    return left


def best_visions(visions: Sequence[int], have: Sequence[int], mask: int = 0) -> int:
    """The visions to fulfil, as a mask: most points, then most visions; those in `mask` are chosen already (BK-130)."""
    open_visions = [index for index in range(len(visions)) if not mask >> index & 1]
    best = (0, 0, mask)

    def search(position: int, left: list[int], gained: int, number: int, chosen: int) -> None:
        nonlocal best
        if (gained, number) > best[:2]:
            best = (gained, number, chosen)
        for further in range(position, len(open_visions)):
            index = open_visions[further]
            vision = VISIONS[visions[index]]
            remaining = [own - need for own, need in zip(left, vision.needs, strict=True)]
            if min(remaining) >= 0:
                search(further + 1, remaining, gained + vision.vp + vision.penalty, number + 1, chosen | 1 << index)

    search(0, _left(visions, have, mask), 0, 0, mask)
    return best[2]


def vision_points(visions: Sequence[int], fulfilled: int) -> int:
    """Fulfilled visions pay, the others cost their penalty (BK-129)."""
    return sum(
        VISIONS[card].vp if fulfilled >> index & 1 else -VISIONS[card].penalty for index, card in enumerate(visions)
    )


# The other steps of the ascension


def bitoku_points(sheet: Sheet) -> int:
    """By the number of different types on the path, completed or not (BK-171)."""
    return _path_points(sheet.path)


@lru_cache(4096)
def _path_points(path: tuple[int, ...]) -> int:
    return BITOKU_VP[len({BITOKU[card].type for card in path})]


def treasure_points(spaces: Sequence[float], prizes: Sequence[int]) -> list[int]:
    """What each kodama of a track gets; level ones share the prizes of their places, rounded down (BK-172, BK-173)."""
    points = []
    for space in spaces:
        ahead = level = 0
        for other in spaces:
            if other > space:
                ahead += 1
            elif other == space:
                level += 1
        points.append(sum(prizes[ahead : ahead + level]) // level)
    return points


def treasures(state: Bitoku) -> list[int]:
    """Lake treasures by seat. Where human and tengu are level the tengu is ahead (BK-260, BK-261)."""
    totals = [0] * len(state.sheets)
    neutral = state.given.layout.neutral
    tengu = state.tengu_seat()
    for region in range(len(REGIONS)):
        spaces: list[float] = [float(sheet.kodamas[region]) for sheet in state.sheets]
        if tengu >= 0 and spaces[0] == spaces[tengu]:
            spaces[tengu] += 0.5
        if neutral:
            spaces.append(neutral)
        points = treasure_points(spaces, TREASURES[state.given.treasures[region]])
        for seat in range(len(totals)):
            totals[seat] += points[seat]
    return totals


def rock_contacts(sheet: Sheet) -> list[int]:
    """For each own rock: the own pilgrims adjacent to it."""
    return [
        sum(place in space.touches for index, space in enumerate(ROCK_ROUTE) if sheet.rockside >> index & 1)
        for place in range(len(sheet.rocks))
    ]


def rock_points(state: Bitoku, seat: int) -> int:
    """Adjacent pilgrims times shown elements, for each rock; wild cards and tiles choose their best type (BK-174 to
    BK-177, BK-288)."""
    sheet = state.sheets[seat]
    if not sheet.rockside:
        return 0
    weights: dict[str, dict[int, int]] = {"yokai": {}, "mitama": {}, "building": {}}
    for rock, contacts in zip(sheet.rocks, rock_contacts(sheet), strict=True):
        for kind in ROCKS[rock].shows:
            by_kind = weights[ROCKS[rock].kind]
            by_kind[kind] = by_kind.get(kind, 0) + contacts
    points = 0
    if weights["yokai"]:
        points += _worth([YOKAI[card].type for card in sheet.all_yokai()], weights["yokai"], YAMA_UBA)
    if weights["mitama"]:
        points += _worth([MITAMAS[tile].type for tile in sheet.all_mitamas()], weights["mitama"], SHINIGAMI)
    if weights["building"]:
        points += _worth(
            [
                BUILDINGS[tile].type
                for tile, owner in zip(state.zones, state.owners, strict=True)
                if owner == seat and tile >= 0
            ],
            weights["building"],
            EMPTY,
        )
    return points


def _worth(types: Sequence[int], weights: dict[int, int], wild: int) -> int:
    best = max(weights.values())
    return sum(best if kind == wild else weights.get(kind, 0) for kind in types)


def homage_points(sheet: Sheet) -> int:
    """Dice and resources together, divided by four (BK-178)."""
    return (sum(sheet.dice) + sheet.resources()) // _DIVISOR


def destiny_points(sheet: Sheet) -> int:
    """What is uncovered on the board: construction tokens gone, crystal spaces filled (BK-180)."""
    return _destiny_points(sheet.built, sheet.crystals)


@lru_cache(4096)
def _destiny_points(built: int, crystals: tuple[int, ...]) -> int:
    return sum(space.vp for space in CONSTRUCTION[:built]) + sum(
        space.vp for space, crystal in zip(CRYSTAL_SPACES, crystals, strict=True) if crystal >= 0
    )


def tengu_rock_points(state: Bitoku, seat: int) -> int:
    """Three for each own yokai, building and mitama that matches a rock; wild ones match their category (BK-256)."""
    sheet = state.sheets[seat]
    matches = 0
    for rock in sheet.rocks:
        kind, shows = ROCKS[rock].kind, ROCKS[rock].shows
        if kind == "yokai":
            yokai = (*shows, YAMA_UBA)
            matches += sum(YOKAI[card].type in yokai for card in sheet.discard)
        elif kind == "mitama":
            mitamas = (*shows, SHINIGAMI)
            matches += sum(MITAMAS[tile].type in mitamas for tile in sheet.all_mitamas())
        else:
            matches += sum(
                owner == seat and BUILDINGS[tile].type in shows
                for tile, owner in zip(state.zones, state.owners, strict=True)
            )
    return int(TENGU_SCORING["match-vp"]) * matches


def tengu_parts(state: Bitoku, seat: int, treasure: int) -> dict[str, int]:
    """The tengu's ascension (BK-255 to BK-262, BK-273)."""
    sheet = state.sheets[seat]
    starting = sum(YOKAI[card].starting for card in sheet.discard)
    others = len(sheet.discard) - starting
    human = state.sheets[0]
    return {
        "play": sheet.vp,
        "first": int(TENGU_SCORING["first-player-vp"]) if state.order[0] == seat else 0,
        "bitoku": bitoku_points(sheet),
        "treasures": treasure,
        "rocks": tengu_rock_points(state, seat),
        "destiny": sum(TENGU_CONSTRUCTION[: sheet.built]),
        "yokai": starting * int(TENGU_SCORING["starting-yokai-vp"]) + others * int(TENGU_SCORING["yokai-vp"]),
        "resources": sheet.resources() * int(TENGU_SCORING["resource-vp"]),
        "crystals": len(sheet.crystals) * int(TENGU_SCORING["crystal-vp"]),
        "leads": int(TENGU_SCORING["harder-region-vp"])
        * sum(own > other for own, other in zip(sheet.kodamas, human.kodamas, strict=True))
        if state.given.switches.harder_leads
        else 0,
    }


def human_parts(state: Bitoku, seat: int, treasure: int, visions: int) -> dict[str, int]:
    sheet = state.sheets[seat]
    return {
        "play": sheet.vp,
        "first": _FIRST_VP if state.order[0] == seat else 0,
        "bitoku": bitoku_points(sheet),
        "treasures": treasure,
        "rocks": rock_points(state, seat),
        "homage": homage_points(sheet),
        "visions": visions,
        "destiny": destiny_points(sheet),
    }


def reckoning(state: Bitoku) -> Reckoning:
    """The ascension, which has begun."""
    if state.reckoning is None:
        raise ValueError("the ascension has not begun")
    return state.reckoning


def score_ascension(state: Bitoku) -> None:
    """Steps B to H for everybody; the points are added to those of play."""
    shared = treasures(state)
    so_far = reckoning(state)
    parts = []
    for seat, sheet in enumerate(state.sheets):
        if seat == state.tengu_seat():
            by_category = tengu_parts(state, seat, shared[seat])
        else:
            visions = vision_points(sheet.visions, so_far.fulfilled[seat])
            by_category = human_parts(state, seat, shared[seat], visions)
        parts.append(tuple(by_category.get(part, 0) for part in PARTS))
    state.reckoning = Reckoning(so_far.counted, so_far.fulfilled, tuple(parts))
    for seat, sheet in enumerate(state.sheets):
        if state.log is not None:
            state.tell("event-score", seat=SeatName(seat), amount=sum(parts[seat][1:]), total=sum(parts[seat]))
        sheet.vp = sum(parts[seat])


def scores(state: Bitoku) -> Scores:
    """Most points win, then most fulfilled visions, then the turn order; against the tengu only strictly more."""
    tengu = state.tengu_seat()
    counted = reckoning(state)
    parts = [
        {part: counted.parts[seat][PARTS.index(part)] for part in (_TENGU_PARTS if seat == tengu else _HUMAN_PARTS)}
        for seat in range(len(state.sheets))
    ]
    if tengu >= 0:
        totals = [sum(by_category.values()) for by_category in parts]
        human_wins = totals[0] > totals[tengu]
        return Scores(
            (
                SeatScore(0, totals[0], parts[0], 1 if human_wins else 2),
                SeatScore(tengu, totals[tengu], parts[tengu], 2 if human_wins else 1),
            ),
            (0,) if human_wins else (tengu,),
        )
    ties = [(counted.fulfilled[seat].bit_count(), -state.order.index(seat)) for seat in range(len(state.sheets))]
    return ranked(parts, ties)
