"""The main board: a valley from the mountains to the sea.

In the units of the picture, from the back to the front: time and decks in the sky, the wisdom paths under the sun, the
four Hikaru hills, the river, the great tree of the Home in the middle of four forest regions with their kodama tracks,
the inhabited zones with the rock garden at the foot of the tree, and the displays in the sea. The spirit path with the
points runs round the edge.
"""

from __future__ import annotations

from zataku.draw.icons import icon
from zataku.draw.pieces import badge, crest
from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import circle, el, path, picture, rect, text

from .. import elements
from ..names import component_name
from ..view import BitokuView
from . import valley
from .forest import hill, home, river_region
from .hints import hints
from .looking import looked_at
from .parts import deck, pale
from .paths import wisdom_path
from .sea import displays, garden
from .valley import HEIGHT, SKY, WIDTH

_NUMERALS = ("I", "II", "III", "IV")
_SEASONS = {"spring": "var(--sakura)", "summer": "var(--jade)", "autumn": "var(--memory)", "winter": "var(--river)"}


def draw_board(view: BitokuView, speaker: Speaks, *, targets: Targets | None = None) -> str:
    """The whole board as one <svg>."""
    stage = Stage(speaker, targets)
    lie = valley.lie_of(view)
    children = [
        valley.landscape(),
        _sun(stage, lie),
        _points(stage, view),
        _time(stage, view),
        _decks(stage, view),
        *(wisdom_path(stage, view, way) for way in view["paths"]),
        valley.gate(lie),
        *(hill(stage, view, each) for each in view["hills"]),
        home(stage, view),
        *(river_region(stage, each) for each in view["regions"] if each["id"] != "home"),
        garden(stage, view),
        displays(stage, view),
        hints(view),
        looked_at(stage, view),
    ]
    return picture(WIDTH, HEIGHT, children, label=speaker.text("game-name"), class_="bitoku board", id="board")


def moment(view: BitokuView, speaker: Speaks) -> str:
    """How far the match is: round and season."""
    season = speaker.text(f"name-season-{view['season']}")
    return speaker.text("board-moment", round=view["round"], rounds=view["rounds"], season=season)


def _sun(stage: Stage, lie: valley.Lie) -> str:
    """Sun by day, moon by night: it sets for whoever has done enough."""
    parts = [circle(lie.gate, 108, 76, fill="var(--disc)", stroke=None)]
    if stage.codes(elements.SUN):
        setting = f"M{lie.gate - 26} 66l26 20 26-20M{lie.gate - 26} 90l26 20 26-20"
        parts.append(path(setting, stroke="var(--washi)", width=9))
    return stage.thing(elements.SUN, *parts, label=stage.speaker.text("board-sun"), rules=("BK-014", "BK-090"))


def _points(stage: Stage, view: BitokuView) -> str:
    """The seats' markers on the spirit path; those with a hundred points and more wear a ring."""
    marks = []
    for seat in view["seats"]:
        number, points = seat["seat"], seat["vp"]
        level = [other["seat"] for other in view["seats"] if other["vp"] % 100 == points % 100]
        x, y = valley.spirit_place(points)
        x += (level.index(number) - (len(level) - 1) / 2) * 18
        flag = circle(x, y, 18, fill="none", stroke="var(--kin)", line=4) if seat["flag"] else ""
        label = stage.speaker.text("board-seat", seat=stage.speaker.seat(number), vp=points)
        marks.append(
            stage.thing(
                elements.points(number),
                flag,
                crest(number, x - 15, y - 15, 30, data_move=f"vp-{number}"),
                label=label,
                rules=("BK-003", "BK-004"),
            )
        )
    return el("g", *marks)


def _time(stage: Stage, view: BitokuView) -> str:
    """Rounds as moons with the ascension at their end, then the four seasons."""
    left, y = (38, SKY) if len(view["paths"]) > 1 else (300, SKY)
    now = view["round"]
    ascended = view["season"] == "ascension"
    parts = [rect(left, y, 440, 48, round=24, line=2)]
    for number in range(1, view["rounds"] + 1):
        x = left + 30 + (number - 1) * 46
        here = number == now and not ascended
        parts.append(circle(x, y + 24, 20, fill="var(--shu)" if here else "var(--mist)", line=2 if here else 1.4))
        fill = "var(--washi)" if here else "var(--usuzumi)"
        parts.append(text(_NUMERALS[number - 1], x, y + 25, size=20, weight=700, fill=fill))
        if number < now or ascended:
            parts.append(path(f"M{x - 10} {y + 34}l20-20", stroke="var(--usuzumi)", width=1.6))
    if ascended:
        parts.append(circle(left + 214, y + 24, 20, fill="var(--sakura)", stroke="var(--shu)", line=2))
    parts.append(icon("first", left + 198, y + 7, 32))
    parts.append(path(f"M{left + 242} {y + 8}v32", width=1.4, stroke="var(--usuzumi)"))
    parts += [_season(view, name, left + 250 + number * 46, y) for number, name in enumerate(_SEASONS)]
    speaker = stage.speaker
    label = speaker.text(
        "board-title",
        round=now,
        rounds=view["rounds"],
        season=speaker.text(f"name-season-{view['season']}"),
        order=", ".join(map(speaker.seat, view["order"])),
    )
    return stage.thing(elements.TIME, *parts, label=label, rules=("BK-043", "BK-047", "BK-154", "BK-157", "BK-168"))


def _season(view: BitokuView, name: str, x: float, y: float) -> str:
    here = view["season"] == name
    ring = rect(
        x,
        y + 4,
        40,
        40,
        fill=_SEASONS[name] if here else "none",
        stroke="var(--sumi)" if here else "var(--usuzumi)",
        line=2.4 if here else 1.2,
        round=20,
    )
    sign = icon(name, x + 6, y + 10, 28)
    return ring + (sign if here else pale(sign, opacity=0.55))


def _decks(stage: Stage, view: BitokuView) -> str:
    """Visions, bitoku, yokai: the deck, and beside it the open discard with how many lie there."""
    speaker = stage.speaker
    cards = view["decks"]["vision"]["cards"]
    label = f"{speaker.text('board-visions')}: {cards}"
    parts = [
        stage.thing(elements.VISION_DECK, deck("vision", cards, 1104, SKY, 50, 46), label=label, rules=("BK-126",))
    ]
    x = 1196
    decks, gone = view["decks"], view["discards"]
    for kind, width, rule, cards, discarded in (
        ("bitoku", 70, "BK-104", decks["bitoku"]["cards"], gone["bitoku"]),
        ("yokai", 46, "BK-018", decks["yokai"]["cards"], gone["yokai"]),
    ):
        label = f"{speaker.text(f'board-{kind}')}: {cards}"
        parts.append(
            stage.thing(elements.deck(kind), deck(kind, cards, x, SKY, width, 46), label=label, rules=(rule, "BK-019"))
        )
        parts.append(_discard(stage, discarded, kind, x + width + 28, width))
        x += 2 * width + 72
    return el("g", *parts)


def _discard(stage: Stage, gone: list[str], kind: str, x: float, width: float) -> str:
    named = [stage.speaker.say(component_name(kind, card)) for card in gone]
    return stage.thing(
        elements.discards(kind),
        rect(x, SKY, width, 46, stroke="var(--usuzumi)", line=1.5, round=6, stroke_dasharray="4 4"),
        pale(icon(kind, x + width / 2 - 18, SKY + 5, 36), opacity=0.28),
        badge(str(len(gone)), x + width, SKY + 42, r=16, fill="var(--usuzumi)"),
        label="; ".join([f"{stage.speaker.text('board-discard')}: {len(gone)}", *named]),
        rules=("BK-016",),
    )
