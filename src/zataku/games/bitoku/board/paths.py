"""The wisdom paths: pilgrimage spaces away from the great gate, bridges, branches of light above and torii below."""

from __future__ import annotations

from collections import Counter

from zataku.draw.icons import icon
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, path, rect, text

from .. import elements
from ..names import component_name
from ..view import BitokuView, Branch, Path, ToriiTile
from .parts import effect_face, pilgrim, rules_of, said, travelling_pilgrim
from .valley import GATES, LIGHTS, PATH, lie_of, path_places

#: Half the width of a pilgrimage space.
_RADIUS = 23


@piece("paths")
def wisdom_path(stage: Stage, view: BitokuView, way: Path) -> str:
    lie = lie_of(view)
    side = -1 if way["id"] == "left" else 1
    places = path_places(lie, way["id"], len(way["pilgrims"]))
    road = f"M{lie.gate + side * 40} {PATH}L{places[-1]} {PATH}"
    parts = [_road(road, 20)]
    for branch in way["branches"]:
        end = PATH - 40 if branch["kind"] == "illumination" else PATH + 36
        parts.append(_road(f"M{places[branch['space'] - 1]} {PATH}V{end}", 11))
    for number, x in enumerate(places):
        asked = way["bridges"][number]
        if asked:
            aside = -side * 20 if number == 2 else 0
            parts.append(_bridge(stage, way["id"], number + 1, x + side * lie.step / 2, asked, aside))
    # Pilgrims are numbered from the farthest, so that one who sets out is the next after those under way.
    branches = [_branch(stage, way, branch, places[branch["space"] - 1], lie.branch) for branch in way["branches"]]
    spaces = [_space(stage, way, number, places[number]) for number in reversed(range(len(places)))]
    return el("g", *parts, *spaces, *branches)


def _road(line: str, width: float) -> str:
    return path(line, width=width) + path(line, stroke="var(--road)", width=width - 3.8)


def _space(stage: Stage, way: Path, number: int, x: float) -> str:
    """A pilgrimage space with everybody on it."""
    walkers = [seat for seat, count in enumerate(way["pilgrims"][number]) for _ in range(count)]
    parts = [circle(x, PATH, _RADIUS, fill="var(--road)", line=2)]
    if not walkers:
        parts.append(text(str(number + 1), x, PATH + 0.5, size=21, fill="var(--usuzumi)", weight=600))
    parts += _walkers(stage, walkers, x) if len(walkers) < 4 else _crowd(stage, walkers, x)
    names = ", ".join(stage.speaker.seat(seat) for seat in walkers)
    label = f"{stage.speaker.text('name-path-' + way['id'])} {number + 1}{': ' + names if names else ''}"
    return stage.thing(
        elements.path_space(way["id"], number + 1), *parts, label=label, rules=("BK-094", "BK-096", "BK-097")
    )


def _walkers(stage: Stage, walkers: list[int], x: float) -> list[str]:
    size = {0: 0, 1: 38, 2: 30}.get(len(walkers), 25)
    begin = x - size / 2 - (len(walkers) - 1) / 2 * size * 0.55
    return [_walker(stage, seat, begin + place * size * 0.55, size) for place, seat in enumerate(walkers)]


def _crowd(stage: Stage, walkers: list[int], x: float) -> list[str]:
    """Too many to stand side by side: those of a seat behind each other, and how many they are."""
    counts = Counter(walkers)
    size = 34 if len(counts) == 1 else 26
    widths = [size * 0.8 + 13 * (count > 1) for count in counts.values()]
    left = x - sum(widths) / 2 - size * 0.1
    parts = [rect(left - 2, PATH - 19, sum(widths) + 8, 38, fill="var(--road)", round=19, line=2)]
    for (seat, count), width in zip(counts.items(), widths, strict=True):
        parts += [_walker(stage, seat, left, size) for _ in range(count)]
        if count > 1:
            parts.append(text(str(count), left + size * 0.95, PATH + 0.5, size=21, weight=700, anchor="start"))
        left += width
    return parts


def _walker(stage: Stage, seat: int, x: float, size: float) -> str:
    return pilgrim(seat, x, PATH - size / 2 - 1, size, data_move=stage.moving(travelling_pilgrim(seat)))


def _bridge(stage: Stage, way: str, space: int, x: float, asked: int, aside: float) -> str:
    """A bridge, and how many completed bitoku it asks for."""
    arch = f"M{x - 22} {PATH + 10}c8-26 36-26 44 0"
    left, top = x + aside, PATH - 55
    return stage.thing(
        elements.bridge(way, space),
        rect(x - 19, PATH - 10, 38, 20, fill="var(--river)", stroke=None, round=0),
        path(arch, width=10),
        path(arch, stroke="var(--shu)", width=6.5),
        rect(left - 27, top, 54, 30, round=15, line=1.6),
        text(str(asked), left - 13, top + 15.5, size=21, weight=700, fill="var(--shu)"),
        icon("completed", left - 5, top + 1, 28),
        label=stage.speaker.text("board-bridge", counted=stage.speaker.text("name-count-completed", amount=asked)),
        rules=("BK-102", "BK-280"),
    )


def _branch(stage: Stage, way: Path, branch: Branch, x: float, width: float) -> str:
    """A side branch: places with points (and an amulet), the first the best; who came stands on it."""
    tile = branch["torii"]
    left = x - width / 2
    parts = [_torii(tile, left, width) if tile else _light(x, left, width)]
    top, height = (GATES + 36, 34) if tile else (LIGHTS, 56)
    cells = len(branch["vp"])
    cell = width / cells
    for number in range(cells):
        at = left + number * cell
        if number:
            parts.append(path(f"M{at} {top + 6}v{height - 12}", width=1, stroke="var(--usuzumi)"))
        parts.append(_cell(stage, branch, number, at, top, cell, height))
    return stage.thing(
        elements.branch(way["id"], branch["id"]),
        *parts,
        label=_told(stage, branch),
        rules=["BK-095", "BK-101", *rules_of(tile["action"])] if tile else ["BK-100"],
    )


def _told(stage: Stage, branch: Branch) -> str:
    speaker = stage.speaker
    name = speaker.text(f"name-branch-{branch['id']}")
    gives = " | ".join(
        _gain(stage, points, amulet) for points, amulet in zip(branch["vp"], branch["amulet"], strict=True)
    )
    tile = f" · {speaker.say(component_name('torii', branch['torii']['id']))}" if branch["torii"] else ""
    return f"{name}: {gives}{tile}"


def _gain(stage: Stage, points: int, amulet: int) -> str:
    return said(stage.speaker, f"{points} vp + amulet({amulet})" if amulet else f"{points} vp")


def _light(x: float, left: float, width: float) -> str:
    return (
        rect(left, LIGHTS, width, 56, round=12, line=2)
        + rect(left + 3, LIGHTS + 3, width - 6, 50, fill="none", stroke="var(--kin)", line=2, round=9)
        + icon("illumination", x - 11, LIGHTS + 50, 22)
    )


def _torii(tile: ToriiTile, left: float, width: float) -> str:
    beam = f"M{left - 4} {GATES - 4}c{width * 0.35} 7 {width * 0.7} 7 {width + 8} 0l1 7"
    beam += f"c{-width * 0.35} 7 {-width * 0.7} 7 {-width - 10} 0z"
    return (
        rect(left, GATES, width, 70, round=8, line=2)
        + path(beam, fill="var(--shu)", width=1.6)
        + effect_face(tile["action"], left + 1.5, GATES + 5, width - 3, 31, largest=31)
        + path(f"M{left} {GATES + 36}h{width}", width=1.3)
    )


def _cell(stage: Stage, branch: Branch, number: int, x: float, y: float, width: float, height: float) -> str:
    """What a place gives, or who has taken it."""
    taken = branch["pilgrims"][number] if number < len(branch["pilgrims"]) else None
    points, amulet = branch["vp"][number], branch["amulet"][number]
    if taken is not None:
        size = min(height - 2, 40, width + 4)
        move = stage.moving(travelling_pilgrim(taken))
        return pilgrim(taken, x + (width - size) / 2, y + (height - size) / 2 - 1, size, data_move=move)
    if not amulet:
        return _points(points, x, y, width, height, 24 if width > 60 else 21)
    if width > 60:
        return _points(points, x - 16, y, width, height, 24) + icon(f"amulet-{amulet}", x + width / 2 + 6, y + 12, 32)
    size = min(26, width - 2)
    return _points(points, x, y + 4, width, 23) + icon(f"amulet-{amulet}", x + (width - size) / 2, y + 28, size)


def _points(points: int, x: float, y: float, width: float, height: float, size: float = 21) -> str:
    """A number of points in a cell; in a narrow one the number alone."""
    mid = y + height / 2
    if width <= 32:
        return text(str(points), x + width / 2, mid + 0.5, size=size, weight=700)
    sign = size * 0.86
    number = text(str(points), x + width / 2 - sign * 0.55, mid + 0.5, size=size, weight=700)
    return number + icon("point", x + width / 2 - sign * 0.12, mid - sign / 2, sign)
