"""Tracks: the countdown with what its cells bring, the palaces of the shogun; for those who play together the rounds,
the lives and what the group still needs."""

from __future__ import annotations

from typing import Final

from zataku.draw.arms import star
from zataku.draw.icons import icon
from zataku.draw.pieces import crest
from zataku.draw.stage import Stage, piece
from zataku.draw.svg import circle, el, group, path, rect, text

from .. import elements
from ..components import GREAT_LOWEST, GREAT_PALACE, LIVES, SMALL_PALACE, TRACKS
from ..gear import GEAR_TYPES
from ..view import FujiKoroView, SheetView, UnledView
from .layout import COLUMN, LEFT
from .pieces import dragon_head, figure, glow_box, panel, pawn
from .seen import scores_points
from .words import countdown_order, explained, track_name

_TOP: Final = 8.0


def tracks(stage: Stage, view: FujiKoroView, *, large: bool) -> str:
    """`large`: the palaces stand elsewhere."""
    if scores_points(view):
        return countdown(stage, view) + ("" if large else palaces(stage, view))
    return rounds(stage, view) + goals(stage, view)


# The countdown


def countdown(stage: Stage, view: FujiKoroView) -> str:
    """What starts it, then its cells with lava calls, rope and end, and the pawn."""
    down = view["countdown"]
    y, height = _TOP, 84.0
    left = LEFT + 8
    parts = [
        panel(LEFT, y, COLUMN, height),
        rect(left, y + 8, 74, height - 16, fill="var(--mist)", line=1.4, round=7),
        figure("point", down["trigger"], left + (37 if down["owner"] is None else 20), y + height / 2, 36),
    ]
    if down["owner"] is not None:
        parts.append(crest(down["owner"], left + 38, y + height / 2 - 16, 32))
    for cell, event in enumerate(down["events"], start=1):
        parts.append(_event(view, cell, event, left + 78 + (cell - 1) * 62, y + 8, 59, height - 16))
    begun = stage.speaker.text("drawn-countdown", points=down["trigger"], cell=down["cell"])
    label = f"{begun}. {countdown_order(stage.speaker, down['events'])}"
    return stage.thing(elements.COUNTDOWN, *parts, label=label, rules=("FK-146", "FK-147", "FK-149", "FK-156"))


def _event(view: FujiKoroView, cell: int, event: str, x: float, y: float, width: float, height: float) -> str:
    """A cell of the countdown; lava that has been called glows."""
    down = view["countdown"]
    call = event.removeprefix("lava-") if event.startswith("lava-") else ""
    hot = bool(call) and int(call) in down["called"]
    fill = "var(--magma)" if hot else "var(--mist)" if cell <= down["cell"] else "var(--paper)"
    parts = [rect(x, y, width, height, fill=fill, line=1.4, round=7)]
    if hot:
        parts.append(rect(x, y, width, height, fill="url(#fk-waves)", line=1.4, round=7))
    if call:
        parts.append(icon("eruption", x + 4, y + 5, 34))
        parts.append(circle(x + 42, y + height - 16, 13, fill="var(--rock-1)", line=1.5))
        parts.append(text(call, x + 42, y + height - 15.5, size=20, weight=700, fill="var(--call)"))
    elif event in ("rope", "end"):
        parts.append(icon(event, x + width / 2 - 20, y + height / 2 - 20, 40))
    else:
        parts.append(path(f"M{x + width / 2 - 6} {y + height / 2}h12", stroke="var(--usuzumi)", width=3))
    if cell == (down["cell"] or down["lava_cell"]):
        parts.append(group(pawn(x + width - 13, y + 16, 30), data_move="countdown-pawn"))
    return el("g", *parts)


# The palaces

_PALACES_TOP: Final = 122.0


@piece("palaces")
def palaces(stage: Stage, view: FujiKoroView) -> str:
    return small_palaces(stage, view)


def small_palaces(stage: Stage, view: FujiKoroView) -> str:
    """The same, whatever the stage makes of ids: a piece is drawn once for all stages."""
    return _great(stage, view) + _small(stage, view)


def _great(stage: Stage, view: FujiKoroView) -> str:
    """The great palace: falling numbers; what is taken is stamped, the next one is gold."""
    y, height, left, width = _PALACES_TOP, 130.0, LEFT + 8, 388.0
    drawn = rect(left, y + 9, width, height - 9, fill="var(--washi)", line=1.8, round=4) + eaves(left, y, width, 24)
    step = (width - 12) / 5
    for place, (track, values, lowest) in enumerate(zip(TRACKS, GREAT_PALACE, GREAT_LOWEST, strict=True)):
        drawn += _great_track(stage, view, track, (*values, lowest), left + 6 + place * step, y, step)
    return drawn


def _great_track(
    stage: Stage, view: FujiKoroView, track: str, row: tuple[int, ...], x: float, y: float, width: float
) -> str:
    taken = view["palaces"]["great"][track]
    parts = [icon(track, x + width / 2 - 15, y + 16, 30)]
    for place, value in enumerate(row):
        left, top = x + 1 + place % 3 * 24.6, y + 52 + place // 3 * 37
        last, now = place == len(row) - 1, place == min(taken, len(row) - 1)
        fill = "var(--kin)" if now else "var(--mist)" if last else "var(--paper)"
        parts.append(rect(left, top, 23, 32, fill=fill, line=1.3, round=5))
        ink = "var(--ink)" if now else "var(--sumi)"
        parts.append(text(str(value), left + 11.5, top + 16.5, size=20, weight=700, fill=ink))
        if last:
            parts.append(path(f"M{left + 4:.1f} {top + 28:.1f}h15", width=2))
        elif place < taken:
            parts.append(stamp(left + 11.5, top + 16, 11))
    return palace_track(stage, "great", track, row[min(taken, len(row) - 1)], parts, (x - 1, y + 12, width, 116))


def _small(stage: Stage, view: FujiKoroView) -> str:
    """The small palace: one of each."""
    y, height, left, width = _PALACES_TOP, 130.0, LEFT + 412, 168.0
    drawn = rect(left, y + 27, width, height - 27, fill="var(--washi)", line=1.8, round=4)
    drawn += eaves(left, y + 18, width, 20)
    bought = [(track, value) for track, value in zip(TRACKS, SMALL_PALACE, strict=True) if value]
    for place, (track, value) in enumerate(bought):
        x = left + 4 + place * 40.5
        parts = [
            icon(track, x + 5, y + 38, 29),
            rect(x + 1, y + 78, 37, 40, fill="var(--kin)", line=1.4, round=6),
            text(str(value), x + 19.5, y + 98.5, size=22, weight=700, fill="var(--ink)"),
        ]
        if view["palaces"]["small"][track]:
            parts.append(stamp(x + 19.5, y + 98, 14))
        drawn += palace_track(stage, "small", track, value, parts, (x - 1, y + 34, 40, 90))
    return drawn


def palace_track(
    stage: Stage, name: str, track: str, worth: int, parts: list[str], box: tuple[float, float, float, float]
) -> str:
    """A track of a palace that says what it is worth now, and glows in its box where something can be brought."""
    key = elements.palace(name, track)
    if stage.codes(key):
        parts.append(glow_box(*box))
    told = [track_name(stage.speaker, track), stage.speaker.text("word-point", amount=worth)]
    label = explained(stage.speaker.text(f"name-palace-{name}"), told)
    return stage.thing(key, *parts, label=label, rules=("FK-158", "FK-161") if name == "great" else ("FK-163",))


def eaves(x: float, y: float, width: float, rise: float) -> str:
    """A palace roof on a wall that begins at y."""
    a, b = x + width * 0.2, x + width * 0.8
    right = x + width
    edge = (
        f"M{x - 8:.1f} {y + 9:.1f}C{x + 30:.1f} {y + 6:.1f} {a - 30:.1f} {y - rise * 0.3:.1f} {a:.1f} {y - rise:.1f}"
        f"H{b:.1f}C{b + 30:.1f} {y - rise * 0.3:.1f} {right - 30:.1f} {y + 6:.1f} {right + 8:.1f} {y + 9:.1f}"
        f"Q{right - 6:.1f} {y + 15:.1f} {right - 22:.1f} {y + 12:.1f}H{x + 22:.1f}"
        f"Q{x + 6:.1f} {y + 15:.1f} {x - 8:.1f} {y + 9:.1f}z"
    )
    ribs = "".join(
        f"M{a + (b - a) * rib / 12:.1f} {y - rise + 4:.1f}L{x + 20 + (width - 40) * rib / 12:.1f} {y + 8:.1f}"
        for rib in range(1, 12)
    )
    return (
        path(edge, fill="var(--roof)", width=1.8)
        + path(ribs, stroke="var(--light)", width=1.1, stroke_opacity=0.22)
        + path(f"M{a:.1f} {y - rise:.1f}H{b:.1f}", stroke="var(--kin)", width=3.6)
    )


def stamp(x: float, y: float, r: float) -> str:
    tick = f"M{x - r * 0.45:.1f} {y:.1f}l{r * 0.35:.1f} {r * 0.4:.1f} {r * 0.6:.1f} {-r * 0.8:.1f}"
    return circle(x, y, r, fill="var(--shu)", stroke=None) + path(tick, stroke="var(--light)", width=2.4)


# Together


def rounds(stage: Stage, view: FujiKoroView) -> str:
    """The rounds until the eruption in two rows, then those of the eruption; below, how long it is and the lives."""
    y, height = _TOP, 128.0
    calm, now = view["rounds"], view["round"]
    columns = max(10, -(-calm // 2))
    step = 368 / columns
    parts = [panel(LEFT, y, COLUMN, height)]
    for place in range(calm):
        number = place + 1
        x, top = LEFT + 10 + place % columns * step, y + 9 + place // columns * 37
        parts.append(
            _round_cell(number, now, x, top, step - 2.6, labelled=step > 30 or number % 5 == 0 or number == now)
        )
    for place, event in enumerate(view["countdown"]["events"]):
        x, top = LEFT + 386 + place % 4 * 48.5, y + 9 + place // 4 * 37
        parts.append(_final_cell(view, place + 1, event, x, top))
    told = stage.speaker.text("drawn-rounds-left", calm=max(0, calm - now), last=len(view["countdown"]["events"]))
    parts.append(text(told, LEFT + 14, y + 106, size=20, anchor="start", weight=600))
    track = stage.thing(elements.COUNTDOWN, *parts, label=told, rules=("FK-167", "FK-176", "FK-188"))
    return track + _lives(stage, view, y + 90)


def _round_cell(number: int, now: int, x: float, y: float, width: float, *, labelled: bool) -> str:
    here, past = number == now, number < now
    fill = "var(--shu)" if here else "var(--mist)" if past else "var(--paper)"
    ink = "var(--light)" if here else "var(--usuzumi)" if past else "var(--sumi)"
    said = text(str(number), x + width / 2, y + 18, size=20, weight=700, fill=ink) if labelled else ""
    return rect(x, y, width, 34, fill=fill, line=1.3, round=6) + said


def _final_cell(view: FujiKoroView, place: int, event: str, x: float, y: float) -> str:
    now = view["countdown"]["cell"]
    fill = "var(--shu)" if place == now else "var(--mist)" if place < now else "var(--paper)"
    parts = [rect(x, y, 46, 34, fill=fill, stroke="var(--magma-deep)", line=1.6, round=6)]
    if event.startswith("lava-"):
        parts.append(icon("eruption", x + 2, y + 4, 26))
        ink = "var(--light)" if place == now else "var(--call)"
        parts.append(text(event.removeprefix("lava-"), x + 36, y + 18, size=20, weight=700, fill=ink))
    elif place == len(view["countdown"]["events"]):
        parts.append(icon("end", x + 9, y + 4, 27))
    else:
        parts.append(path(f"M{x + 18} {y + 17}h10", stroke="var(--usuzumi)", width=2.6))
    return "".join(parts)


def lives_of(sheet: SheetView | UnledView) -> int:
    if "gear" not in sheet:
        return LIVES
    return sheet["lives"]


def _lives(stage: Stage, view: FujiKoroView, y: float) -> str:
    """Two hearts for each, closer together where there are many."""
    players = view["players"]
    step = min(84.0, 320 / players)
    drawn = ""
    for seat, sheet in enumerate(view["seats"]):
        lives = lives_of(sheet)
        x = LEFT + COLUMN - 10 - (players - seat) * step
        hearts = [
            icon("health", x + 28 + heart * (step - 30) / 2.3, y + 4, 24, opacity=None if heart < lives else 0.22)
            for heart in range(LIVES)
        ]
        label = explained(stage.speaker.seat(seat), [stage.speaker.text("board-lives", amount=lives)])
        drawn += stage.thing(elements.points(seat), crest(seat, x, y, 30), *hearts, label=label, rules=("FK-181",))
    return drawn


# What the group still needs

_GOALS_TOP: Final = 144.0


def goals(stage: Stage, view: FujiKoroView) -> str:
    """The goal of the match, met or not: dragons, enchanted gear, everybody out."""
    y = _GOALS_TOP
    parts = [panel(LEFT, y, COLUMN, 112)]
    x = LEFT + 10
    beast = "legendary" in view["slain"]
    goal = view["goal"]
    head = dragon_head("legendary", x + 58, y + 50, 60)
    if goal == "guards":
        beaten = sum(guard["cell"] is None for guard in view["guards"])
        parts.append(
            _goal(
                x,
                y + 10,
                112,
                beaten == len(view["guards"]),
                icon("duel", x + 30, y + 16, 50),
                f"{beaten}/{len(view['guards'])}",
            )
        )
    elif goal == "tame":
        parts.append(_goal(x, y + 10, 112, view["won"], head, f"≤ {view['tame']}"))
    elif goal == "dragons":
        awake = sum(place["dragon"] is not None for place in view["places"])
        parts.append(_goal(x, y + 10, 112, beast and not awake, head, f"+ {awake}" if awake else ""))
    else:
        parts.append(_goal(x, y + 10, 112, beast, head, ""))
    x += 118
    for kind, name in enumerate(GEAR_TYPES):
        holder = next((seat for seat, charms in enumerate(charms_of(view)) if charms[kind]), None)
        sign = icon(name, x + 20, y + 18, 46) + path(
            star(x + 68, y + 28, 13, 5.6), fill="var(--jewel)", stroke="var(--ink)", width=1.3
        )
        owner = crest(holder, x + 30, y + 69, 28) if holder is not None else ""
        needed = goal in ("escape", "guards")
        parts.append(
            group(_goal(x, y + 10, 88, holder is not None, sign, "") + owner, opacity=None if needed else 0.35)
        )
        x += 94
    parts.append(path(f"M{x + 4} {y + 16}v80", stroke="var(--usuzumi)", width=1.4))
    parts.append(_everybody(view, x + 12, y + 10))
    label = stage.speaker.text(f"drawn-goal-{goal}")
    return stage.thing(elements.GOALS, *parts, label=label, rules=("FK-166", "FK-186"))


def _goal(x: float, y: float, width: float, met: bool, sign: str, said: str) -> str:
    ink = "var(--matsu)" if met else "var(--usuzumi)"
    box = rect(
        x,
        y,
        width,
        92,
        fill="var(--paper)",
        stroke=ink,
        line=3 if met else 1.4,
        round=8,
        stroke_dasharray=None if met else "6 4",
    )
    tick = icon("tick", x + width - 26, y + 3, 24) if met else ""
    return box + sign + (text(said, x + width / 2, y + 78, size=20, weight=700) if said else "") + tick


def charms_of(view: FujiKoroView) -> list[list[int]]:
    """The charms of each seat by gear type; nobody has any before the samurai are chosen."""
    found = [[0, 0, 0] for _ in view["seats"]]
    for seat, sheet in enumerate(view["seats"]):
        if "charms" in sheet:
            found[seat] = sheet["charms"]
    return found


def _everybody(view: FujiKoroView, x: float, y: float) -> str:
    """For each whether it has a charm and is out."""
    width = (LEFT + COLUMN - 8 - x) / view["players"] - 4
    drawn = ""
    for seat, sheet in enumerate(view["seats"]):
        left = x + seat * (width + 4)
        middle = left + width / 2
        has, out = any(charms_of(view)[seat]), "palace" in sheet and sheet["palace"] == "left"
        drawn += rect(left, y, width, 92, fill="var(--paper)", line=1.3, round=8)
        drawn += crest(seat, middle - 14, y + 5, 28)
        fill, ink = ("var(--jewel)", "var(--ink)") if has else ("none", "var(--usuzumi)")
        drawn += path(star(middle, y + 51, 12, 5.2), fill=fill, stroke=ink, width=1.3)
        drawn += icon("way-out", middle - 12, y + 66, 24, opacity=None if out else 0.3)
    return drawn
