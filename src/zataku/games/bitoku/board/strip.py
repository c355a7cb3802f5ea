"""A seat as a strip: what others must know of it at a glance; and the goods of a player's line."""

from __future__ import annotations

from zataku.draw.goods import Good
from zataku.draw.icons import icon
from zataku.draw.pieces import crest, slot
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, path, picture, rect, text

from ..components import FRAME, RESOURCES
from ..view import BitokuView, Seat, TenguSeen
from .counting import crystals
from .parts import EMBLEMS, guardian, pale, pilgrim

WIDTH, HEIGHT = 1600, 120


def amulet_points(own: Seat) -> int:
    """How much all amulets of a seat could add to a die."""
    return sum(value * int(own["stock"][f"amulet-{value}"]) for value in FRAME["amulets"])


def goods(view: BitokuView, seat: int) -> list[Good]:
    """What a player's line tells: resources, what amulets could add, dice that can be used."""
    own = view["seats"][seat]
    lines = [Good(name, own["stock"][name], f"name-resource-{name}") for name in RESOURCES]
    free = sum(die["place"] == "unlocked" for die in own["dice"])
    return [*lines, Good("amulet", amulet_points(own), "board-good-amulets"), Good("unlock", free, "board-good-dice")]


def points(view: BitokuView, seat: int) -> Good:
    return Good("point", view["seats"][seat]["vp"], "board-good-points")


def strip(stage: Stage, view: BitokuView, seat: int) -> str:
    own = view["seats"][seat]
    parts = [
        rect(2, 2, WIDTH - 4, HEIGHT - 4, stroke=f"var(--seat-{seat})", line=4, round=14),
        crest(seat, 26, 27, 66),
        text(stage.speaker.seat(seat)[:12], 106, 61, size=28, anchor="start", weight=600),
        icon("point", 268, 36, 46),
        text(str(own["vp"]), 318, 61, size=38, weight=700, anchor="start"),
    ]
    if view["deciding"] == seat:
        parts.append(path("M4 44l16 16-16 16z", fill="var(--shu)", stroke=None))
    parts.append(_row([(name, str(own["stock"][name])) for name in RESOURCES], 392, 14, 78))
    parts += [_die(own, number, 732 + number * 60) for number in range(3)]
    cards = len(own["discard"]) if own["automa"] else own["hand_size"]
    parts += _plans(view["tengu"]) if view["tengu"] is not None and own["automa"] else _amulets_and_slots(own)
    parts += [
        icon("yokai", 1088, 14, 42),
        text(str(cards), 1136, 36, size=30, weight=700, anchor="start"),
        pilgrim(seat, 1088, 62, 44),
        text(str(own["pilgrims"]), 1136, 86, size=30, weight=700, anchor="start"),
        path("M1180 20v80", width=1.4, stroke="var(--usuzumi)"),
    ]
    done = _achievements(own)
    parts += [_row(done[:3], 1204, 14, 132), _row(done[3:], 1204, 64, 132)]
    return picture(WIDTH, HEIGHT, parts, label=stage.speaker.seat(seat), class_="bitoku strip")


def _amulets_and_slots(own: Seat) -> list[str]:
    parts = [_row([(name, str(own["stock"][name])) for name in own["stock"] if name not in RESOURCES], 392, 64, 78)]
    for number, card in enumerate(own["slots"]):
        x = 922 + number * 50
        parts.append(icon(f"mask-{card['type']}", x, 37, 46) if card else slot(x + 4, 41, 38, 38, round=19))
    return parts


def _plans(tengu: TenguSeen) -> list[str]:
    """The tengu's action cards, each with the row that it would lead to now."""
    parts = []
    for number, (card, thought) in enumerate(zip(tengu["row"], tengu["plan"], strict=True)):
        x = 392 + number * 104
        parts.append(icon(EMBLEMS[card["place"]], x, 64, 42) + icon("arrow", x + 42, 74, 22))
        parts.append(circle(x + 80, 85, 17, fill="var(--matsu)", line=1.6))
        parts.append(text(thought["row"], x + 80, 85.5, size=22, weight=700, fill="var(--washi)"))
    return parts


def _achievements(own: Seat) -> list[tuple[str, str]]:
    return [
        ("building", str(own["built"])),
        ("crystal", str(crystals(own))),
        ("pair", str(len(own["pairs"]))),
        ("rock", str(len(own["rocks"]))),
        ("completed", f"{own['completed']}/{len(own['path'])}"),
        ("vision", str(len(own["visions"]))),
    ]


def _row(items: list[tuple[str, str]], x: float, y: float, pitch: float) -> str:
    return "".join(
        icon(name, x + number * pitch, y, 42)
        + text(
            said,
            x + number * pitch + 47,
            y + 22,
            size=29,
            weight=700,
            anchor="start",
            fill="var(--usuzumi)" if said == "0" else "var(--sumi)",
        )
        for number, (name, said) in enumerate(items)
    )


def _die(own: Seat, number: int, x: float) -> str:
    """A die at home on red or green, or a pale one that is out in the valley."""
    die = own["dice"][number]
    kind = {"locked": "locked", "unlocked": "free"}.get(die["place"])
    colour = f"var(--{kind})" if kind else "var(--usuzumi)"
    ground = rect(
        x - 4,
        34,
        54,
        60,
        fill=colour if kind else "none",
        fill_opacity=0.22,
        stroke=colour,
        line=2.2,
        round=10,
        stroke_dasharray=None if kind else "4 4",
    )
    piece = guardian(own["seat"], die["value"], x, 42, 46)
    return ground + (piece if kind else pale(piece, opacity=0.35))
