"""Counting: winter virtues, the ascension by category, the tengu's own scoring, and a guess for bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from zataku.kernel.effects import Again, AnyOrder, Effect, Either, InTurn, Word
from zataku.kernel.game import Scores, SeatScore, ranked
from zataku.kernel.interpreter import InAnyOrder, OneAfterAnother, OneOf
from zataku.kernel.steps import Step

from .components import (
    BITOKU,
    BITOKU_VP,
    BUILDINGS,
    CONSTRUCTION,
    CRYSTAL_SPACES,
    FOREST,
    FRAME,
    MITAMAS,
    REGIONS,
    ROCK_ROUTE,
    ROCKS,
    SHINIGAMI,
    STARTING_YOKAI,
    TENGU_CONSTRUCTION,
    TENGU_SCORING,
    TREASURES,
    VISIONS,
    YAMA_UBA,
    YOKAI,
)
from .state import ASCENSION, EMPTY, HOME_SPACE, SUMMER, UNLOCKED, Bitoku, Player
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
            return player.yokai_count()
    raise ValueError(f"nothing is counted as {concept!r}")


def virtue_points(state: Bitoku, seat: int, card: int) -> int:
    """What a yokai pays when it is removed in winter (BK-160)."""
    yokai = YOKAI[card]
    return min(_VIRTUE_CAP, yokai.virtue * count(state, seat, yokai.per))


def snapshot(state: Bitoku, seat: int) -> tuple[int, ...]:
    """What the player has of everything that visions can ask for, in the order of `NEEDS` (BK-131)."""
    player = state.players[seat]
    return (
        player.resources(),
        player.built,
        player.crystal_count(),
        player.mitama_count(),
        len(player.pairs),
        player.illuminations(),
        player.torii(),
        player.marker,
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


def bitoku_points(player: Player) -> int:
    """By the number of different types on the path, completed or not (BK-171)."""
    return _path_points(player.path)


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
    return _destiny_points(player.built, player.crystals)


@lru_cache(4096)
def _destiny_points(built: int, crystals: tuple[int, ...]) -> int:
    return sum(space.vp for space in CONSTRUCTION[:built]) + sum(
        space.vp for space, crystal in zip(CRYSTAL_SPACES, crystals, strict=True) if crystal >= 0
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
    """How many points the seat may end with: what it has, what the ascension would pay now, what it is about to do,
    and what the things in its hands are worth while there is time to use them."""
    player = state.players[seat]
    if state.parts:
        return float(player.vp)
    if seat == state.tengu_seat():
        return float(sum(tengu_parts(state, seat, treasures(state)[seat]).values()))
    shared = _treasure_outlook(state, seat)
    value = float(player.vp + bitoku_points(player) + rock_points(state, seat) + destiny_points(player))
    rounds_left = _ROUNDS - state.round if state.phase != ASCENSION else 0
    time = rounds_left + (0.5 if state.phase <= SUMMER else 0.0)
    value += (0.5 + 0.12 * state.round) * shared
    value += (0.25 + 0.1 * rounds_left) * sum(player.dice) + 0.25 * player.resources()
    value += 0.5 * _FIRST_VP * (state.order[0] == seat)
    if player.visions:
        value += _vision_outlook(player.visions, snapshot(state, seat), time)
    if state.phase != ASCENSION:
        value += _outlook(player, time)
    if state.seat == seat:
        value += _pending(state)
    return value


_ROUNDS: int = FRAME["rounds"]


def _treasure_outlook(state: Bitoku, seat: int) -> int:
    """The seat's lake treasures as the kodamas stand now."""
    points = 0
    neutral = state.board().neutral
    tengu = state.tengu_seat()
    players = state.players
    for region, space in enumerate(players[seat].kodamas):
        ahead = int(neutral > space)
        level = 1 + (neutral == space)
        for other, player in enumerate(players):
            if other != seat:
                rival = player.kodamas[region]
                if rival > space or (rival == space and other == tengu):
                    ahead += 1
                elif rival == space:
                    level += 1
        points += sum(TREASURES[state.treasures[region]][ahead : ahead + level]) // level
    return points


@lru_cache(65536)
def _vision_outlook(visions: tuple[int, ...], have: tuple[int, ...], time: float) -> float:
    """What the visions would pay now, and the hope for those that lack little."""
    candidates, together = next_visions(visions, have, 0)
    fulfilled = sum(1 << index for index in candidates) if together else best_visions(visions, have)
    value = float(vision_points(visions, fulfilled))
    if time <= 0:
        return value
    hope = 0.35 + 0.12 * min(time, 2.5)
    for index, card in enumerate(visions):
        if not fulfilled >> index & 1:
            missing = 0
            for need, own in zip(VISIONS[card].needs, have, strict=True):
                if need > own:
                    missing += need - own
            value += (VISIONS[card].vp + VISIONS[card].penalty) * hope**missing
    return value


def _outlook(player: Player, time: float) -> float:
    """What things in hand are worth while there is still time to use them."""
    soon = min(1.0, time)
    stock = player.stock
    value = 0.5 * min(player.resources(), 6) * soon
    value += (0.45 * stock[4] + 0.85 * stock[5] + 1.25 * stock[6]) * soon
    value += 1.1 * min(player.pilgrims, 5) * soon
    walking = player.walking
    while walking:
        # A pilgrim is worth more the farther it has come.
        low = (walking & -walking).bit_length() - 1
        count = walking >> (low - low % 4) & 15
        value += count * (1.3 + 0.3 * (low // 4 % 8)) * soon
        walking &= ~(15 << (low - low % 4))
    value += (1.5 * soon + 0.3) * (len(player.path) - player.marker)
    value += 1.0 * player.crystal_count() * min(2.5, time)
    value += (0.7 * len(player.dragonflies) + 0.4 * len(player.mitamas)) * soon + 0.5 * len(player.pairs)
    value += 0.5 * (player.yokai_count() - len(STARTING_YOKAI)) * min(2.0, time)
    value += 0.8 * len(player.rocks) * soon
    for place in player.places:
        # A die still to be used can do something; one in the forest may still cross.
        if place <= UNLOCKED:
            value += 2.0 if place == UNLOCKED else 1.7
        elif place < HOME_SPACE:
            value += 1.0
    value += 1.0 * player.slots.count(EMPTY)
    return value


#: What the words of effects are worth, roughly; a discount adds to a purchase.
_WORTH = {
    "vp": 1.0,
    "wood": 0.7,
    "stone": 0.7,
    "jade": 0.7,
    "sake": 0.7,
    "any": 0.8,
    "unlock": 0.3,
    "draw": 0.5,
    "yokai": 1.3,
    "bitoku": 2.0,
    "vision": 1.2,
    "kodama": 0.7,
    "kodama-here": 0.7,
    "kodama-back": 0.4,
    "move": 1.5,
    "rock": 0.8,
    "pilgrim": 1.2,
    "build": 2.2,
    "crystal": 2.2,
    "mitama": 1.8,
    "dragonfly": 1.0,
    "copy": 1.2,
}
_AMULET_WORTH = (0.0, 0.5, 0.9, 1.3)
_PURCHASES = frozenset(("build", "crystal", "mitama", "dragonfly"))
_DISCOUNT_WORTH = 0.6
#: Steps that carry out one word, by their class, with the word; their first argument is amount or discount.
_STEP_WORDS = {
    "ChooseResources": "any",
    "TakeMitama": "mitama",
    "TakeDragonfly": "dragonfly",
    "TakeCrystal": "crystal",
    "Build": "build",
    "AdvanceKodama": "kodama",
    "PushBack": "kodama-back",
    "Move": "move",
    "TakeRock": "rock",
    "PlacePilgrim": "pilgrim",
    "DrawYokai": "draw",
    "LookForYokai": "yokai",
    "LookForBitoku": "bitoku",
    "DrawVision": "vision",
    "KeepVision": "vision",
    "KeepYokai": "yokai",
    "KeepBitoku": "bitoku",
    "Unlock": "unlock",
    "CopyDie": "copy",
}
#: Steps in the middle of something, and what is still to come of it.
_STEP_WORTH = {
    "ClaimFavour": 2.6,
    "Deeds": 2.2,
    "PayForMitama": 2.4,
    "PutDownMitama": 1.0,
    "CombineMitama": 2.0,
    "PayForDragonfly": 1.8,
    "PutDownDragonfly": 1.0,
    "CombineDragonfly": 2.0,
    "PayForCrystal": 3.4,
    "SetCrystal": 4.2,
    "PayForBuilding": 3.6,
    "ChooseSite": 4.0,
}


def worth(effect: Effect) -> float:
    """A rough value of an effect, in points."""
    if isinstance(effect, Word):
        argument = effect.args[0] if effect.args else 0
        number = argument if isinstance(argument, int) else 0
        if effect.name == "amulet":
            return _AMULET_WORTH[number] * effect.amount
        extra = _DISCOUNT_WORTH * number if effect.name in _PURCHASES else 0.0
        return _WORTH[effect.name] * effect.amount + extra
    if isinstance(effect, Either):
        return max(map(worth, effect.parts))
    if isinstance(effect, Again):
        return effect.times * worth(effect.part)
    if isinstance(effect, InTurn | AnyOrder):
        return sum(map(worth, effect.parts))
    return 0.0


@cache
def _step_worth(step: Step[Any]) -> float:
    name = type(step).__name__
    word = _STEP_WORDS.get(name)
    if word is not None:
        first = step.args[0] if step.args else 1
        number = first if isinstance(first, int) else 1
        return _WORTH[word] + _DISCOUNT_WORTH * number if word in _PURCHASES else _WORTH[word] * number
    if name in _STEP_WORTH:
        return _STEP_WORTH[name]
    if isinstance(step, OneOf):
        return max(worth(effect) for _, _, effect in step.entries)
    if isinstance(step, InAnyOrder):
        return sum(worth(effect) for _, _, effect in step.entries)
    if isinstance(step, OneAfterAnother):
        return sum(map(_step_worth, step.parts))
    return 0.0


_ACTION_WORTH: dict[str, float] = {f"forest:{action.id}": worth(action.action) for action in FOREST} | {
    f"building:{building.id}": worth(building.action) for building in BUILDINGS
}


def _pending(state: Bitoku) -> float:
    """What the deciding seat is in the middle of: the question asked, and the steps that follow in its turn."""
    asking = state.asking
    value = 0.0
    if asking is None:
        return value
    if type(asking).__name__ == "Visit":
        forest = building = 0.0
        for option in state.offer:
            known = _ACTION_WORTH.get(option.code, 0.0)
            if option.code.startswith("forest"):
                forest = max(forest, known)
            else:
                building = max(building, known)
        value += forest + building
    else:
        value += _step_worth(asking)
    for step in reversed(state.agenda):
        if type(step).__name__ == "NextTurn":
            break
        value += _step_worth(step)
    return value
