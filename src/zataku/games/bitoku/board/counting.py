"""What a seat has of the things that virtues and visions count, worked out from the view."""

from __future__ import annotations

from typing import cast

from zataku.draw.stage import Speaks

from ..components import FRAME, RESOURCES
from ..view import BitokuView, CrystalSpace, CrystalTile, Region, Seat, YokaiCard


def counts(view: BitokuView, seat: int) -> dict[str, int]:
    """How many of each a seat has now."""
    own = view["seats"][seat]
    branches = [branch for way in view["paths"] for branch in way["branches"]]
    arrived = {
        kind: sum(branch["pilgrims"].count(seat) for branch in branches if branch["kind"] == kind)
        for kind in ("illumination", "torii")
    }
    return {
        "resource": sum(own["stock"][name] for name in RESOURCES),
        "building": own["built"],
        "crystal": crystals(own),
        "mitama": len(own["mitamas"]) + len(own["pairs"]),
        "pair": len(own["pairs"]),
        "completed": own["completed"],
        **arrived,
        "arrived": sum(arrived.values()),
        "bitoku": len(own["path"]),
        "rock": len(own["rocks"]),
        "rock-pilgrim": len(own["rockside"]),
        "yokai": own["hand_size"] + own["deck"] + _yokai_in_play(own),
    }


def crystal_spaces(own: Seat) -> list[CrystalSpace]:
    """The crystal spaces of a person; the tengu has none."""
    return [] if own["automa"] else cast(list[CrystalSpace], own["crystals"])


def crystal_ids(own: Seat) -> list[str]:
    """The crystals of a seat."""
    if own["automa"]:
        return [tile["id"] for tile in cast(list[CrystalTile], own["crystals"])]
    return [space["tile"]["id"] for space in crystal_spaces(own) if space["tile"] is not None]


def crystals(own: Seat) -> int:
    """How many crystals a seat has."""
    return len(crystal_ids(own))


def _yokai_in_play(own: Seat) -> int:
    slots = sum(card is not None for card in own["slots"])
    return len(own["discard"]) + len(own["removed"]) + slots


def worth(view: BitokuView, seat: int, card: YokaiCard) -> int:
    """What the virtue of a yokai would bring now (BK-160)."""
    points = card["virtue"] * counts(view, seat)[card["per"]]
    most: int = FRAME["virtue-cap"]
    return min(points, most)


def leaders(region: Region) -> tuple[list[int | None], int]:
    """Who is foremost on a kodama track (None: the neutral kodama), and by how many spaces."""
    standing: list[tuple[int, int | None]] = [(at, seat) for seat, at in enumerate(region["kodamas"])]
    if region["neutral"]:
        standing.append((region["neutral"], None))
    first = max(at for at, _ in standing)
    others = [at for at, _ in standing if at < first]
    return [seat for at, seat in standing if at == first], first - max(others) if others else 0


def standing(region: Region, speaker: Speaks) -> str:
    """In words, who is foremost on a kodama track."""
    first, lead = leaders(region)
    names = ", ".join(speaker.text("board-neutral-kodama") if seat is None else speaker.seat(seat) for seat in first)
    return speaker.text("board-leads", names=names, count=len(first), lead=lead)


def discount(view: BitokuView, kind: str) -> int:
    """By how much less such a tile is to be had right now."""
    asked = view["asked"]
    return asked["less"] if asked["buys"] == kind else 0
