"""Along the top: happiness, seasons, rounds, the tray of gifts and shoots on their way, first player, and the sun."""

from __future__ import annotations

from functools import cache

from zataku.draw.icons import icon
from zataku.draw.incense import stick
from zataku.draw.marks import signed
from zataku.draw.pieces import crest
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, el, path, rect, text

from .. import elements
from ..components import ACTIONS, COMPONENTS, JOKER
from ..view import BambooView, ShootView
from .paint import PAINTS
from .pieces import centred, shoot
from .scene import spray, sun
from .words import shoot_name

SEASONS = ("spring", "summer", "autumn", "winter")
#: The happiness track: a lying culm with a joint for each point.
TRACK_X, TRACK_Y, TRACK_STEP, TRACK_END = 146, 34, 34.8, 40
#: The row of medallions and plaques below it.
TOP, MIDDLE, HIGH = 82, 122, 80
TRAY_X, TRAY_WIDE, TRAY_WIDEST = 804, 280, 426
#: More shoots than this take the place of the first player's plaque, too.
TRAY_SHOOTS = 4

# The happiness track


def track(stage: Stage, view: BambooView) -> str:
    """A culm that lies along the top, rooted in a mound of earth. Below zero a counter stands in the earth; beyond the
    end it starts again, with a gold rim and its whole number."""
    values = [player["happiness"] for player in view["seats"]]
    below = sorted((seat for seat, value in enumerate(values) if value < 0), key=lambda seat: values[seat])
    counters, tags = [], []
    for seat, value in enumerate(values):
        drawn, tag = _rooted(seat, value, below) if value < 0 else _on_a_joint(seat, values)
        tags.append(tag)
        label = stage.speaker.text("thing-happiness", seat=stage.speaker.seat(seat), amount=value)
        counters.append(stage.thing(elements.happiness(seat), drawn, label=label, rules=("BB-021",)))
    root = "" if below else icon("point", 36, TRACK_Y - 16, 34)
    culm = stage.thing(elements.TRACK, _culm(), root, label=stage.speaker.text("thing-track"), rules=("BB-021",))
    return el("g", culm, *counters, *dict.fromkeys(tags))


@cache
def _culm() -> str:
    x, y, end = TRACK_X, TRACK_Y, TRACK_X + TRACK_END * TRACK_STEP
    roots = f"M{x - 22} {y}c-10 2-14 8-24 8M{x - 24} {y + 6}c-6 4-8 8-16 12M{x - 22} {y - 5}c-10-4-16-2-26-6"
    parts = [
        spray(end + 22, y - 4, 42),
        path(
            f"M4 {y + 24}C6 {y - 8} 30 {y - 27} 62 {y - 25}S116 {y - 14} {x - 14} {y + 24}z",
            fill="var(--soil)",
            width=2,
        ),
        path(roots, stroke="var(--wood)", width=3),
        rect(x - 26, y - 11, end - x + 48, 22, fill="var(--culm)", line=2, round=8),
        rect(x - 18, y - 7, end - x + 36, 3.5, fill="var(--light)", stroke=None, round=2, opacity=0.35),
    ]
    for value in range(TRACK_END + 1):
        at = x + value * TRACK_STEP
        if value % 5:
            parts.append(circle(at, y, 2.8, fill="var(--sumi)", stroke=None))
        else:
            parts.append(rect(at - 17, y - 16, 34, 32, fill="var(--washi)", line=1.8, round=8))
            parts.append(text(str(value), at, y + 1, size=23, weight=700))
    return "".join(parts)


def _place(value: int) -> int:
    """The joint of the culm, in the first lap or a later one."""
    return value if value <= TRACK_END else (value - 1) % TRACK_END + 1


def _on_a_joint(seat: int, values: list[int]) -> tuple[str, str]:
    """A counter on the culm, and the tag below it if it is in a later lap."""
    value = values[seat]
    equal = [each for each, other in enumerate(values) if other >= 0 and _place(other) == _place(value)]
    rank, size = equal.index(seat), 36 if len(equal) == 1 else 28
    dx, dy = (0, 0) if len(equal) == 1 else (0, 26 * rank - 13)
    if len(equal) > 2:
        dx, dy = 26 * (rank % 2) - 13, 26 * (rank // 2) - 13
    x, y = TRACK_X + _place(value) * TRACK_STEP + dx, TRACK_Y + dy
    drawn = crest(seat, x - size / 2, y - size / 2, size, data_move=f"happiness-{seat}")
    if value <= TRACK_END:
        return drawn, ""
    rim = circle(x, y, size / 2 - 0.5, fill="none", stroke="var(--kin)", line=4)
    return drawn + rim, _tag(value, x - dx, TRACK_Y + (28 if len(equal) == 1 else 36), "var(--kin)", "var(--ink)")


def _rooted(seat: int, value: int, below: list[int]) -> tuple[str, str]:
    """A counter in the earth, with its number below it."""
    many = len(below)
    first, pitch = {1: (58, 0), 2: (36, 44), 3: (23, 41)}.get(many, (17, 32))
    x, size = first + pitch * below.index(seat), 34 if many <= 3 else 30
    drawn = crest(seat, x - size / 2, TRACK_Y - 4 - size / 2, size, data_move=f"happiness-{seat}")
    return drawn, _tag(value, x, TRACK_Y + 27, "var(--shu)", "var(--light)")


def _tag(value: int, x: float, y: float, fill: str, ink: str) -> str:
    said = signed(value)
    wide = 12 + 10 * len(said)
    return rect(x - wide / 2, y - 13, wide, 26, fill=fill, line=1.6, round=6) + text(
        said, x, y + 1, size=20.5, weight=700, fill=ink
    )


# Seasons and rounds


def seasons(stage: Stage, view: BambooView) -> str:
    line = path(f"M52 {MIDDLE}H360", stroke="var(--usuzumi)", width=1.6, stroke_dasharray="2 6")
    return line + "".join(_season(stage, view, place, name) for place, name in enumerate(SEASONS))


def _season(stage: Stage, view: BambooView, place: int, name: str) -> str:
    x, now = 56 + place * 100, name == (view["season"] or SEASONS[0])
    r = 38 if now else 32
    ring = circle(
        x,
        MIDDLE,
        r,
        fill="var(--washi)" if now else "var(--mist)",
        stroke="var(--shu)" if now else "var(--usuzumi)",
        line=3.6 if now else 1.4,
    )
    sign = centred(name, x, MIDDLE, r * 1.28)
    label = stage.speaker.text(f"thing-season-{name}")
    drawn = sign if now else el("g", sign, opacity=0.5)
    return stage.thing(elements.season(name), ring, drawn, label=label, rules=("BB-020",))


def rounds(stage: Stage, view: BambooView) -> str:
    """The rounds with the incense that still waits for them."""
    cells = (_round(stage, view, number) for number in range(1, view["rounds"] + 1))
    return stage.thing(elements.ROUNDS, *cells)


def _round(stage: Stage, view: BambooView, number: int) -> str:
    x, now = 428 + (number - 1) * 92, number == view["round"]
    waiting = [seat for seat, player in enumerate(view["seats"]) if number > view["rounds"] - player["waiting"]]
    cell = rect(
        x,
        TOP,
        86,
        HIGH,
        fill="var(--washi)" if number >= view["round"] else "var(--mist)",
        stroke="var(--shu)" if now else "var(--sumi)",
        line=3.2 if now else 1.6,
        round=10,
    )
    numeral = text(
        ("I", "II", "III", "IV")[number - 1],
        x + 43,
        TOP + 17 if waiting else MIDDLE,
        size=23 if waiting else 32,
        weight=700,
        fill="var(--shu)" if now else "var(--usuzumi)",
    )
    crowded = len(waiting) > 3
    pitch = 19.5 if crowded else 24
    sticks = (
        stick(
            seat,
            x + 43 + (place - (len(waiting) - 1) / 2) * pitch,
            TOP + 71,
            height=38,
            burning=False,
            foot=19 if crowded else 21,
        )
        for place, seat in enumerate(waiting)
    )
    label = stage.speaker.text("thing-round", round=number, amount=len(waiting))
    return stage.thing(elements.round_cell(number), cell, numeral, *sticks, label=label, rules=("BB-020", "BB-031"))


# The tray: gifts of the forest; shoots to pick and shoots pushed out; what a joker can be


def tray(stage: Stage, view: BambooView) -> str:
    if view["colours"]:
        return _colours(stage, view["colours"])
    shoots = view["draft"] or view["taken"]
    if shoots:
        return _shoots(stage, shoots, drafting=bool(view["draft"]))
    if _jokers(view):
        return _wheel(stage)
    return _gifts(stage, view)


def is_long(view: BambooView) -> bool:
    """Does the tray need more than its usual place?"""
    return not view["colours"] and len(view["draft"] or view["taken"]) > TRAY_SHOOTS


def _plaque(x: float, width: float, y: float = TOP, height: float = HIGH) -> str:
    return rect(x, y, width, height, fill="var(--washi)", line=1.8, round=10)


def _shoots(stage: Stage, shoots: list[ShootView], *, drafting: bool) -> str:
    wide = TRAY_WIDEST if len(shoots) > TRAY_SHOOTS else TRAY_WIDE
    pitch = min(66.0, (wide - 14) / len(shoots))
    parts = [_plaque(TRAY_X, wide)]
    for place, each in enumerate(shoots):
        x = TRAY_X + wide / 2 + (place - len(shoots) / 2) * pitch + (pitch - 48) / 2
        drawn = shoot(stage, each, x, TOP + 5, "slot", width=48)
        if drafting:
            label = shoot_name(stage.speaker, each)
            drawn = stage.thing(elements.draft_shoot(each["id"]), drawn, label=label, rules=("BB-014",))
        parts.append(drawn)
    label = stage.speaker.text("board-draft" if drafting else "board-taken")
    return stage.thing(elements.TRAY, *parts, label=label, rules=("BB-014",) if drafting else ("BB-049", "BB-050"))


def _colours(stage: Stage, colours: list[str]) -> str:
    """Personal boards to choose from."""
    parts = [_plaque(TRAY_X, TRAY_WIDE)]
    for place, colour in enumerate(colours):
        x = TRAY_X + TRAY_WIDE / 2 + (place - len(colours) / 2) * 67 + 4
        drawn = rect(x, TOP + 8, 60, 64, fill=f"var(--{PAINTS[colour]})", line=1.8, round=8)
        label = stage.speaker.text("option-colour", colour=stage.speaker.text(f"name-player-{colour}"))
        parts.append(stage.thing(elements.player_colour(colour), drawn, label=label, rules=("BB-019", "BB-112")))
    return stage.thing(elements.TRAY, *parts, label=stage.speaker.text("board-colours"), rules=("BB-019",))


def _jokers(view: BambooView) -> bool:
    """Is there a joker to be activated?"""
    fresh = [shoot for slot in view["slots"] for shoot in slot["new"] if shoot["active"]]
    return any(view["jokers"] or shoot["action"] == ACTIONS[JOKER] for shoot in fresh)


def _wheel(stage: Stage) -> str:
    """What a joker may act as."""
    parts = [_plaque(TRAY_X, TRAY_WIDE), centred(ACTIONS[JOKER], TRAY_X + 30, MIDDLE, 38)]
    for place, action in enumerate(ACTIONS[:JOKER]):
        x = TRAY_X + 80 + place * 56
        drawn = circle(x, MIDDLE, 26, fill="var(--paper)", line=1.8) + centred(action, x, MIDDLE, 36)
        label = stage.speaker.text("option-activate-joker", action=stage.speaker.text(f"name-action-{action}"))
        parts.append(stage.thing(elements.joker(action), drawn, label=label, rules=("BB-062",)))
    return stage.thing(elements.TRAY, *parts, label=stage.speaker.text("thing-joker"), rules=("BB-062",))


def _gifts(stage: Stage, view: BambooView) -> str:
    """Parcels; the open ones show their action."""
    parts = [_plaque(TRAY_X, TRAY_WIDE)]
    for place in range(len(COMPONENTS.gifts)):
        x = TRAY_X + 9 + place * 67
        if place >= len(view["gifts"]):
            parts.append(centred("parcel", x + 30, MIDDLE + 2, 50))
            continue
        action = view["gifts"][place]
        drawn = (
            rect(x, TOP + 8, 60, 64, fill="var(--sakura)", line=1.8, round=8)
            + circle(x + 30, MIDDLE, 23, fill="var(--washi)", line=1.2)
            + centred(action, x + 30, MIDDLE, 33)
        )
        label = stage.speaker.text("thing-gift", action=stage.speaker.text(f"name-action-{action}"))
        parts.append(stage.thing(elements.gift(action), drawn, label=label, rules=("BB-032", "BB-033")))
    label = stage.speaker.text("thing-gifts")
    return stage.thing(elements.GIFTS, *parts, label=label, rules=("BB-030", "BB-031"))


# First player, side, and the end of what one does


def first_and_side(stage: Stage, view: BambooView) -> str:
    first = stage.thing(
        elements.FIRST,
        icon("first", 1101, MIDDLE - 17, 32),
        crest(view["first"], 1135, MIDDLE - 20, 40, data_move="first"),
        label=stage.speaker.text("thing-first", seat=stage.speaker.seat(view["first"])),
        rules=("BB-022", "BB-103"),
    )
    side = stage.thing(
        elements.SIDE,
        centred(view["side"], 1205, MIDDLE, 38),
        label=stage.speaker.text(f"thing-side-{view['side']}"),
        rules=("BB-010", "BB-110"),
    )
    return el("g", _plaque(1092, 138), first, side)


def finish(stage: Stage, *, asked: bool) -> str:
    """Whoever has done enough lets the sun set."""
    mark = icon("comes-out", 1298, 106, 40, transform="rotate(180 1318 126)") if asked else ""
    return stage.thing(elements.FINISH, sun(), mark, label=stage.speaker.text("thing-finish"), rules=("BB-048",))
