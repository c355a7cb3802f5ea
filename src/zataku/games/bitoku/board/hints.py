"""What a choice would mean, laid over the valley: what the die in hand reaches, how far movement points go."""

from __future__ import annotations

from zataku.draw.icons import icon
from zataku.draw.svg import circle, el, path, rect, text

from ..components import BUILDING_TYPES, DATA
from ..view import BitokuView, BuildingTile, DieOnBoard, Path, Region
from . import valley
from .parts import guardian
from .strip import amulet_points
from .valley import COLUMN, COLUMNS, FOREST, FOREST_HEIGHT, PATH, ROW, ZONE_HEIGHT, ZONE_WIDTH


def hints(view: BitokuView) -> str:
    """For everybody who looks on, since all of it is open."""
    asked = view["asked"]
    if asked["die"] is not None:
        return _reach(view, asked["die"])
    if asked["moves"] > 1 and view["deciding"] is not None:
        return _walks(view, view["deciding"], asked["moves"])
    return ""


# A die about to be placed


def _reach(view: BitokuView, die: DieOnBoard) -> str:
    amulets = amulet_points(view["seats"][die["seat"]])
    return el("g", *(_region(view, region, die, amulets) for region in view["regions"] if region["id"] != "home"))


def least_to_act(view: BitokuView, region: Region) -> int:
    """What a die must show to be given a forest action beside those that stand there (BK-061, BK-183)."""
    highest = max((each["value"] for each in region["dice"]), default=0)
    if view["harder_forest"] and highest and not (view["asked"]["above"] and highest == 6):
        return highest + 1
    return highest


def _region(view: BitokuView, region: Region, die: DieOnBoard, amulets: int) -> str:
    """Gold are the rows and buildings that the die reaches; others tell how many amulet points are missing."""
    if len(region["dice"]) >= region["spaces"]:
        return _full(region["id"])
    least, value = least_to_act(view, region), die["value"]
    parts = []
    for number, row in enumerate(region["forest"]):
        missing = max(row["minimum"], least) - value
        parts.append(_row(region["id"], number, missing, amulets, told=row["minimum"] > least or least <= value))
    if least > value:
        parts.append(_beaten(region, die, least, amulets))
    for space in region["zone"]:
        if space["building"] is not None:
            place = valley.zone_place(region["id"], BUILDING_TYPES, DATA["lower-left"][region["id"]], space["type"])
            parts.append(_building(space["building"], space["owner"], die, amulets, *place))
    return el("g", *parts)


def _full(name: str) -> str:
    """No die space is free."""
    x, y = COLUMNS[name], FOREST
    return (
        rect(x, y, COLUMN, FOREST_HEIGHT, fill="var(--paper)", fill_opacity=0.72, stroke=None, round=10)
        + circle(x + 180, y + 82, 26, line=2.4)
        + path(f"M{x + 168} {y + 82}h24", width=6, stroke="var(--shu)")
    )


def _row(name: str, number: int, missing: int, amulets: int, *, told: bool) -> str:
    x, y = valley.forest_row(name, number)
    if missing <= 0:
        return rect(
            x + 1,
            y + 1,
            COLUMN - 65,
            ROW - 2,
            fill="var(--kin)",
            fill_opacity=0.2,
            stroke="var(--kin)",
            line=2.6,
            round=8,
        )
    veil = rect(x, y, COLUMN - 63, ROW, fill="var(--washi)", fill_opacity=0.62, stroke=None, round=6)
    return veil + (_missing(missing, amulets, x + COLUMN - 115, y + 2) if told else "")


def _missing(points: int, owned: int, x: float, y: float) -> str:
    """So many amulet points are missing; grey where the seat has too few."""
    can = points <= owned
    colour = "var(--charm)" if can else "var(--usuzumi)"
    return (
        rect(x, y, 52, 28, stroke=colour, line=2, round=14)
        + text(f"+{points}", x + 17, y + 14.5, size=21, weight=700, fill=colour)
        + icon("amulet", x + 29, y + 3, 21, opacity=None if can else 0.4)
    )


def _beaten(region: Region, die: DieOnBoard, least: int, amulets: int) -> str:
    """A higher die stands there: that die, and what is missing to match it."""
    x = COLUMNS[region["id"]]
    veiled = sum(row["minimum"] <= least for row in region["forest"])
    y = FOREST + 2 + veiled * ROW / 2
    foe = max(region["dice"], key=lambda each: each["value"])
    return (
        rect(x + 146, y - 22, 162, 44, stroke="var(--shu)", line=2, round=22)
        + guardian(die["seat"], die["value"], x + 158, y - 12, 28)
        + text("<", x + 202, y, size=26, weight=700, fill="var(--shu)")
        + guardian(foe["seat"], foe["value"], x + 216, y - 12, 28)
        + _missing(least - die["value"], amulets, x + 252, y - 14)
    )


def _building(tile: BuildingTile, owner: int | None, die: DieOnBoard, amulets: int, x: float, y: float) -> str:
    missing = tile["minimum"] - die["value"]
    if missing > 0:
        veil = rect(x, y, ZONE_WIDTH, ZONE_HEIGHT, fill="var(--paper)", fill_opacity=0.5, stroke=None, round=9)
        return veil + _missing(missing, amulets, x + ZONE_WIDTH - 54, y + 32)
    edge = rect(x - 1, y - 1, ZONE_WIDTH + 2, ZONE_HEIGHT + 2, fill="none", stroke="var(--kin)", line=4.5, round=10)
    if owner is None or owner == die["seat"] or not tile["bonus"]:
        return edge
    colour = f"var(--seat-{owner})"
    tint = rect(x + 3, y + 35, ZONE_WIDTH - 6, 24, fill=colour, fill_opacity=0.22, stroke=None, round=7)
    return edge + tint + path(f"M{x + ZONE_WIDTH - 12} {y + 47}h-16m6-6l-6 6 6 6", width=3, stroke=colour)


# Movement points


def _walks(view: BitokuView, seat: int, points: int) -> str:
    """Rings on the spaces of the wisdom paths that the points would reach, with how many they take."""
    own = view["seats"][seat]
    lie = valley.lie_of(view)
    parts = []
    for way in view["paths"]:
        places = valley.path_places(lie, way["id"], len(way["pilgrims"]))
        for space, cost in sorted(_steps_to(way, seat, own["completed"], own["pilgrims"], points).items()):
            parts.append(_ring(places[space], cost))
    return el("g", *parts)


def _steps_to(way: Path, seat: int, completed: int, awake: int, points: int) -> dict[int, int]:
    """By space: how many movement points it takes to bring a pilgrim there. Bridges ask for completed bitoku."""
    starts = {space: 0 for space, here in enumerate(way["pilgrims"]) if here[seat]}
    if awake:
        gates = [branch["space"] - 1 for branch in way["branches"] if branch["torii"] and seat in branch["pilgrims"]]
        starts |= {space: 1 for space in (0, *gates) if space not in starts}
    reached: dict[int, int] = {}
    for start, cost in starts.items():
        for space in range(start, len(way["pilgrims"])):
            taken = cost + space - start
            if taken > points or any(asked > completed for asked in way["bridges"][start:space]):
                break
            if taken:
                reached[space] = min(taken, reached.get(space, taken))
    return reached


def _ring(x: float, cost: int) -> str:
    return (
        el(
            "circle",
            cx=x,
            cy=PATH,
            r=28,
            fill="none",
            stroke="var(--kin)",
            stroke_width=5,
            stroke_opacity=1 if cost == 1 else 0.5,
        )
        + rect(x + 10, PATH + 12, 46, 28, round=14, line=1.8)
        + text(str(cost), x + 22, PATH + 26.5, size=21, weight=700, fill="var(--shu)")
        + icon("move", x + 30, PATH + 14, 24)
    )
