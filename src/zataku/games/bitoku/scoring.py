"""Counting: winter virtues, the ascension by category, the tengu's own scoring, and a guess for bots."""

from __future__ import annotations

from collections.abc import Sequence

from zataku.kernel.game import Scores, SeatScore, ranked

from .components import (
    BITOKU,
    BITOKU_VP,
    BUILDINGS,
    CONSTRUCTION,
    CRYSTAL_SPACES,
    FRAME,
    MITAMAS,
    NEEDS,
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
from .state import ASCENSION, EMPTY, LOCKED, SUMMER, Bitoku, Player
from .telling import seat_name

#: Categories of the score: during play, the steps of the ascension, and what only the tengu has.
PARTS = (
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
_HUMAN_PARTS = PARTS[:8]
_TENGU_PARTS = ("play", "first", "bitoku", "treasures", "rocks", "destiny", "yokai", "resources", "crystals", "leads")
_VIRTUE_CAP: int = FRAME["virtue-cap"]
_FIRST_VP: int = FRAME["first-player-vp"]
_DIVISOR: int = FRAME["homage-divisor"]


# What a player has


def count(state: Bitoku, seat: int, concept: str) -> int:
    """How many of a concept a player has: what yokai virtues and visions count."""
    player = state.players[seat]
    match concept:
        case "building":
            return player.built
        case "crystal":
            return player.crystal_count()
        case "mitama":
            return player.mitama_count()
        case "pair":
            return len(player.pairs)
        case "illumination":
            return player.illuminations()
        case "torii":
            return player.torii()
        case "arrived":
            return player.arrived.bit_count()
        case "completed":
            return player.marker
        case "bitoku":
            return len(player.path)
        case "rock":
            return len(player.rocks)
        case "rock-pilgrim":
            return player.rockside.bit_count()
        case "resource":
            return player.resources()
        case "yokai":
            return len(player.all_yokai())
    raise ValueError(f"nothing is counted as {concept!r}")


def virtue_points(state: Bitoku, seat: int, card: int) -> int:
    """What a yokai pays when it is removed in winter (BK-160)."""
    yokai = YOKAI[card]
    return min(_VIRTUE_CAP, yokai.virtue * count(state, seat, yokai.per))


def snapshot(state: Bitoku, seat: int) -> tuple[int, ...]:
    """What the player has of everything that visions can ask for (BK-131)."""
    return tuple(count(state, seat, need) for need in NEEDS)


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


def bitoku_points(player: Player) -> int:
    """By the number of different types on the path, completed or not (BK-171)."""
    return BITOKU_VP[len({BITOKU[card].type for card in player.path})]


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
    totals = [0] * len(state.players)
    neutral = state.board().neutral
    tengu = state.tengu_seat()
    for region in range(len(REGIONS)):
        spaces: list[float] = [float(player.kodamas[region]) for player in state.players]
        if tengu >= 0 and spaces[0] == spaces[tengu]:
            spaces[tengu] += 0.5
        if neutral:
            spaces.append(neutral)
        points = treasure_points(spaces, TREASURES[state.treasures[region]])
        for seat in range(len(totals)):
            totals[seat] += points[seat]
    return totals


def rock_contacts(player: Player) -> list[int]:
    """For each own rock: the own pilgrims adjacent to it."""
    return [
        sum(place in space.touches for index, space in enumerate(ROCK_ROUTE) if player.rockside >> index & 1)
        for place in range(len(player.rocks))
    ]


def rock_points(state: Bitoku, seat: int) -> int:
    """Adjacent pilgrims times shown elements, for each rock; wild cards and tiles choose their best type (BK-174 to
    BK-177, BK-288)."""
    player = state.players[seat]
    if not player.rockside:
        return 0
    weights: dict[str, dict[int, int]] = {"yokai": {}, "mitama": {}, "building": {}}
    for rock, contacts in zip(player.rocks, rock_contacts(player), strict=True):
        for kind in ROCKS[rock].shows:
            by_kind = weights[ROCKS[rock].kind]
            by_kind[kind] = by_kind.get(kind, 0) + contacts
    points = 0
    if weights["yokai"]:
        points += _worth([YOKAI[card].type for card in player.all_yokai()], weights["yokai"], YAMA_UBA)
    if weights["mitama"]:
        points += _worth([MITAMAS[tile].type for tile in player.all_mitamas()], weights["mitama"], SHINIGAMI)
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


def homage_points(player: Player) -> int:
    """Dice and resources together, divided by four (BK-178)."""
    return (sum(player.dice) + player.resources()) // _DIVISOR


def destiny_points(player: Player) -> int:
    """What is uncovered on the board: construction tokens gone, crystal spaces filled (BK-180)."""
    return sum(space.vp for space in CONSTRUCTION[: player.built]) + sum(
        space.vp for space, crystal in zip(CRYSTAL_SPACES, player.crystals, strict=True) if crystal >= 0
    )


def tengu_rock_points(state: Bitoku, seat: int) -> int:
    """Three for each own yokai, building and mitama that matches a rock; wild ones match their category (BK-256)."""
    player = state.players[seat]
    matches = 0
    for rock in player.rocks:
        kind, shows = ROCKS[rock].kind, ROCKS[rock].shows
        if kind == "yokai":
            matches += sum(YOKAI[card].type in (*shows, YAMA_UBA) for card in player.discard)
        elif kind == "mitama":
            matches += sum(MITAMAS[tile].type in (*shows, SHINIGAMI) for tile in player.all_mitamas())
        else:
            matches += sum(
                owner == seat and BUILDINGS[tile].type in shows
                for tile, owner in zip(state.zones, state.owners, strict=True)
            )
    return int(TENGU_SCORING["match-vp"]) * matches


def tengu_parts(state: Bitoku, seat: int, treasure: int) -> dict[str, int]:
    """The tengu's ascension (BK-255 to BK-262, BK-273)."""
    player = state.players[seat]
    starting = sum(YOKAI[card].starting for card in player.discard)
    others = len(player.discard) - starting
    human = state.players[0]
    return {
        "play": player.vp,
        "first": int(TENGU_SCORING["first-player-vp"]) if state.order[0] == seat else 0,
        "bitoku": bitoku_points(player),
        "treasures": treasure,
        "rocks": tengu_rock_points(state, seat),
        "destiny": sum(TENGU_CONSTRUCTION[: player.built]),
        "yokai": starting * int(TENGU_SCORING["starting-yokai-vp"]) + others * int(TENGU_SCORING["yokai-vp"]),
        "resources": player.resources() * int(TENGU_SCORING["resource-vp"]),
        "crystals": len(player.crystals) * int(TENGU_SCORING["crystal-vp"]),
        "leads": int(TENGU_SCORING["harder-region-vp"])
        * sum(own > other for own, other in zip(player.kodamas, human.kodamas, strict=True))
        if state.rules.harder_leads
        else 0,
    }


def human_parts(state: Bitoku, seat: int, treasure: int, visions: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "play": player.vp,
        "first": _FIRST_VP if state.order[0] == seat else 0,
        "bitoku": bitoku_points(player),
        "treasures": treasure,
        "rocks": rock_points(state, seat),
        "homage": homage_points(player),
        "visions": visions,
        "destiny": destiny_points(player),
    }


def score_ascension(state: Bitoku) -> None:
    """Steps B to H for everybody; the points are added to those of play."""
    shared = treasures(state)
    parts = []
    for seat, player in enumerate(state.players):
        if seat == state.tengu_seat():
            by_category = tengu_parts(state, seat, shared[seat])
        else:
            visions = vision_points(player.visions, state.fulfilled[seat])
            by_category = human_parts(state, seat, shared[seat], visions)
        parts.append(tuple(by_category.get(part, 0) for part in PARTS))
    state.parts = tuple(parts)
    for seat, player in enumerate(state.players):
        if state.log is not None:
            state.tell("event-score", seat=seat_name(seat), amount=sum(parts[seat][1:]), total=sum(parts[seat]))
        player.vp = sum(parts[seat])


def scores(state: Bitoku) -> Scores:
    """Most points win, then most fulfilled visions, then the turn order; against the tengu only strictly more."""
    tengu = state.tengu_seat()
    parts = [
        {part: state.parts[seat][PARTS.index(part)] for part in (_TENGU_PARTS if seat == tengu else _HUMAN_PARTS)}
        for seat in range(len(state.players))
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
    ties = [(state.fulfilled[seat].bit_count(), -state.order.index(seat)) for seat in range(len(state.players))]
    return ranked(parts, ties)


# A guess for bots


def evaluate(state: Bitoku, seat: int) -> float:
    """How many points the seat may end with: what it has, what the ascension would pay now, and what is in hand."""
    player = state.players[seat]
    if state.parts:
        return float(player.vp)
    shared = treasures(state)[seat]
    if seat == state.tengu_seat():
        return float(sum(tengu_parts(state, seat, shared).values()))
    rounds_left = 4 - state.round if state.phase != ASCENSION else -1
    value = float(player.vp + bitoku_points(player) + rock_points(state, seat) + destiny_points(player))
    value += 0.6 * shared + 0.25 * (sum(player.dice) + player.resources())
    value += _FIRST_VP * (state.order[0] == seat) * 0.5
    value += _vision_outlook(state, seat, rounds_left)
    if rounds_left >= 0:
        value += _outlook(state, player, rounds_left)
    return value


def _vision_outlook(state: Bitoku, seat: int, rounds_left: int) -> float:
    visions = state.players[seat].visions
    have = snapshot(state, seat)
    fulfilled = best_visions(visions, have)
    value = float(vision_points(visions, fulfilled))
    for index, card in enumerate(visions):
        if not fulfilled >> index & 1 and rounds_left > 0:
            missing = sum(max(0, need - own) for need, own in zip(VISIONS[card].needs, have, strict=True))
            value += (VISIONS[card].vp + VISIONS[card].penalty) * (0.5**missing) * 0.8
    return value


def _outlook(state: Bitoku, player: Player, rounds_left: int) -> float:
    """What things in hand are worth while there is still time to use them."""
    time = rounds_left + (0.5 if state.phase <= SUMMER else 0.0)
    stock = player.stock
    value = 0.55 * min(player.resources(), 6) * min(1.0, time)
    value += (0.5 * stock[4] + 0.9 * stock[5] + 1.3 * stock[6]) * min(1.0, time)
    value += 0.7 * min(player.pilgrims, 4) * min(1.0, time)
    value += 1.1 * player.walking.bit_count() * min(1.0, time)
    value += 0.5 * (len(player.path) - player.marker)
    value += 1.2 * player.crystal_count() * min(2.0, time)
    value += 0.6 * (len(player.dragonflies) + len(player.mitamas))
    value += 0.35 * sum(not YOKAI[card].starting for card in player.all_yokai()) * min(2.0, time)
    value += 0.5 * len(player.rocks)
    value += 0.4 * sum(place != LOCKED for place in player.places) * (state.phase == SUMMER)
    return value
