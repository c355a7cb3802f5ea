"""The board: every printed space in the neighbourhood where owners of the box look for it.

All places are here as numbers on a sheet of 1600 by 1120: point track along the top, bridges and gardens on the left,
the castle in the middle and right, gate, outside, well and yards at its feet, the influence track at the bottom.
"""

from __future__ import annotations

from zataku.draw.icons import icon, member
from zataku.draw.pieces import badge, crest, die, patterns, slot
from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import circle, el, group, path, picture, rect, text
from zataku.games.white_castle.components import BORDER_SEALS, INFLUENCE_POINTS
from zataku.kernel.effects import Word, parse

from .parts import Data, action_card, dice_space, effect_face, people, roman, rules_of, said

WIDTH, HEIGHT = 1600, 1120
BRIDGE_X, BRIDGE_Y, BRIDGE_PITCH = 30, 62, 222
STEWARD_X, STEWARD_Y, STEWARD_WIDTH, STEWARD_HEIGHT = (642, 952, 1262), 468, 296, 226
DIPLOMAT_X, DIPLOMAT_Y, DIPLOMAT_WIDTH, DIPLOMAT_HEIGHT = (786, 1112), 262, 304, 172
DAIMYO = (932, 92, 336, 136)
POINT_CELLS = 40


def draw_board(view: Data, speaker: Speaks, *, targets: Targets | None = None) -> str:
    """The whole board as one <svg>."""
    stage = Stage(speaker, targets)
    children = [
        patterns(),
        _scene(),
        _point_track(stage, view),
        *(_bridge(stage, view, number) for number in range(3)),
        _daimyo(stage, view),
        *(_room(stage, room) for room in view["rooms"]),
        *(_deck(stage, view, floor) for floor in ("steward", "diplomat")),
        _gate(stage, view),
        *(_outside(stage, space) for space in view["outside"]),
        _well(stage, view),
        *(_yard(stage, yard, number) for number, yard in enumerate(view["yards"])),
        _pairs(stage, view) if sum(pair is not None for pair in view["pairs"]) > 1 else _order_and_round(stage, view),
        _influence(stage, view),
    ]
    return picture(WIDTH, HEIGHT, children, label=speaker.text("game-name"), class_="board", id="board")


# The place itself


def _scene() -> str:
    """Sun, hill, water, castle walls and roofs: nothing that can be chosen."""
    hill = "M600 720C700 520 780 300 900 190C1000 96 1200 96 1300 190C1420 300 1520 480 1600 560V720z"
    far = (
        "M600 560C680 480 720 430 800 420C900 410 980 300 1100 300"
        "C1240 300 1300 420 1420 400C1500 390 1560 420 1600 440V720H600z"
    )
    return el(
        "g",
        rect(0, 0, WIDTH, HEIGHT, fill="var(--washi)", stroke=None, round=14),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#mist)", stroke=None, round=14),
        circle(770, 152, 62, fill="var(--shu)", stroke=None),
        _cloud(646, 190, 250),
        _cloud(1330, 120, 230),
        _cloud(1440, 210, 150),
        path(far, fill="var(--mist)", stroke=None),
        path(hill, fill="var(--hill)", stroke=None),
        *(
            _pine(x, y, size)
            for x, y, size in (
                (668, 452, 92),
                (728, 420, 70),
                (1548, 440, 110),
            )
        ),
        rect(0, 50, 624, 680, fill="var(--water)", stroke=None, round=0),
        rect(0, 50, 624, 680, fill="url(#seigaiha)", stroke=None, round=0),
        path("M624 50c-14 120 12 240 0 340s-10 220 0 340", stroke="var(--usuzumi)", width=2),
        rect(624, 690, 976, 312, fill="var(--grass)", stroke=None, round=0),
        rect(624, 690, 976, 312, fill="url(#asanoha)", stroke=None, round=0),
        _walls(1100, 700, 474, 486),
        _roof(1100, 84, 200, 40),
        _tier(DAIMYO[0] - 8, DAIMYO[1] - 4, DAIMYO[2] + 16, DAIMYO[3] + 8),
        _roof(1100, 254, 350, 28),
        _tier(772, 256, 656, 182),
        _roof(1100, 460, 462, 30),
        aria_hidden="true",
    )


def _cloud(x: float, y: float, width: float) -> str:
    """A drifting band of mist, as in a woodblock print."""
    return "".join(
        rect(x + shift, y + line * 13, width - 2 * abs(shift), 11, fill="var(--washi)", stroke=None, round=5.5)
        for line, shift in ((0, width * 0.18), (1, 0), (2, width * 0.1))
    )


def _pine(x: float, y: float, size: float) -> str:
    """A pine: a leaning trunk and three layered crowns."""
    trunk = path(f"M{x} {y}q{size * 0.1} {-size * 0.3} 0 {-size * 0.62}", stroke="var(--ink)", width=size * 0.07)
    crowns = "".join(
        el(
            "ellipse",
            cx=x + dx * size,
            cy=y - dy * size,
            rx=rx * size,
            ry=0.13 * size,
            fill="var(--matsu)",
            stroke="var(--ink)",
            stroke_width=1.5,
        )
        for dx, dy, rx in ((-0.12, 0.45, 0.36), (0.14, 0.62, 0.32), (0, 0.82, 0.24))
    )
    return trunk + crowns


def _tier(x: float, y: float, width: float, height: float) -> str:
    return rect(x, y, width, height, fill="var(--paper)", line=2, round=4)


def _roof(middle: float, y: float, half: float, rise: float) -> str:
    """A roof with turned-up eaves; `y` is where the wall begins."""
    left, right = middle - half, middle + half
    shape = (
        f"M{left - 26} {y + 10}q26 -2 44 -14L{middle - half * 0.62} {y - rise}"
        f"H{middle + half * 0.62}L{right - 18} {y - 4}q18 12 44 14q-24 6 -44 4H{left + 18}q-20 2 -44 -4z"
    )
    ridge = f"M{middle - half * 0.62} {y - rise}H{middle + half * 0.62}"
    return path(shape, fill="var(--roof)", width=2) + path(ridge, stroke="var(--kin)", width=3)


def _walls(middle: float, y: float, top: float, foot: float) -> str:
    """The stone footing of the castle."""
    shape = f"M{middle - top} {y - 240}H{middle + top}L{middle + foot} {y}H{middle - foot}z"
    return path(shape, fill="var(--stone)", width=2)


# On the left, bridges and gardens


def _bridge(stage: Stage, view: Data, number: int) -> str:
    bridge = view["bridges"][number]
    colour = bridge["colour"]
    x, y = BRIDGE_X, BRIDGE_Y + number * BRIDGE_PITCH
    speaker = stage.speaker
    name = speaker.text(f"name-bridge-{colour}")
    rail = "var(--usuzumi)" if colour == "black" else "var(--ink)"
    deck = f"M{x} {y + 108}q280 -108 564 0v20q-282 -100 -564 0z"
    posts = "".join(
        path(f"M{x + 564 * t:.0f} {y + 76 - 216 * t * (1 - t):.0f}v34", stroke=rail, width=4)
        for t in (0.04, 0.2, 0.35, 0.5, 0.65, 0.8, 0.96)
    )
    parts = [
        path(f"M{x} {y + 76}q280 -108 564 0", stroke=f"var(--die-{colour})", width=6),
        path(f"M{x} {y + 76}q280 -108 564 0", stroke=rail, width=1),
        posts,
        path(deck, fill=f"var(--die-{colour})", width=2),
        icon("lantern", x + 2, y + 12, 40, label=said(speaker, "lantern")),
    ]
    drawn = stage.thing(f"bridge-{colour}", *parts, label=name, rules=("WC-021", "WC-030"))
    places = [("left", x + 58, y + 34), ("right", x + 456, y + 34)]
    for end, left, top in places:
        value = bridge[end]
        if value is None:
            drawn += slot(left, top, 50, 50, round=10)
        else:
            drawn += _bridge_die(stage, colour, value, left, top, 50, f"die-{colour}-{end}")
    middle = bridge["middle"]
    start = x + 282 - (len(middle) * 54 - 10) / 2
    for index, value in enumerate(middle):
        drawn += _bridge_die(stage, colour, value, start + index * 54, y + 20, 44, f"die-{colour}-middle-{index + 1}")
    gardens = [garden for garden in view["gardens"] if garden["bridge"] == colour]
    for index, garden in enumerate(gardens):
        drawn += _garden(stage, garden, x + 12 + index * 276, y + 130)
    return drawn


def _bridge_die(stage: Stage, colour: str, value: int, x: float, y: float, size: float, id: str) -> str:
    label = stage.speaker.text("board-die", colour=stage.speaker.text(f"name-die-{colour}"), value=value)
    drawn = die(colour, value, x, y, size, data_move=stage.moving(f"die-{colour}-{value}"))
    return stage.thing(id, drawn, label=label, rules=("WC-021",))


def _garden(stage: Stage, garden: Data, x: float, y: float) -> str:
    speaker = stage.speaker
    ground = "var(--stone)" if garden["kind"] == "stone" else "var(--sakura)"
    label = speaker.text(
        "board-garden",
        name=speaker.text(f"name-garden-{garden['id'].lower()}"),
        cost=garden["cost"],
        effect=said(speaker, garden["action"]),
        points=garden["points"],
    )
    parts = [
        rect(x, y, 264, 78, fill="var(--washi)", line=2, round=8),
        rect(x, y, 62, 78, fill=ground, line=2, round=8),
        text(str(garden["cost"]), x + 18, y + 26, size=24, fill="var(--shu)", weight=700),
        icon("food", x + 30, y + 12, 28),
        effect_face(garden["action"], x + 70, y + 6, 132, 36),
        text(str(garden["points"]), x + 216, y + 24, size=22, weight=700),
        icon("final-point", x + 228, y + 10, 28),
        _garden_mark(garden["kind"], x + 8, y + 44),
    ]
    for index, seat in enumerate(garden["gardeners"]):
        parts.append(
            member("gardener", seat, x + 76 + index * 34, y + 42, 34, data_move=stage.moving(f"gardener-{seat}"))
        )
    return stage.thing(f"garden-{garden['id']}", *parts, label=label, rules=("WC-061", "WC-102", "WC-115"))


def _garden_mark(kind: str, x: float, y: float) -> str:
    if kind == "stone":
        return icon("stone", x + 10, y, 28)
    petals = "".join(
        circle(x + 24 + dx, y + 14 + dy, 6, fill="var(--shu)", line=1)
        for dx, dy in ((0, -8), (8, -2), (5, 7), (-5, 7), (-8, -2))
    )
    return petals + circle(x + 24, y + 14, 4, fill="var(--kin)", line=1)


# In the middle, the castle


def _courtiers(stage: Stage, counts: list[int], x: float, y: float, width: float, id: str, label: str) -> str:
    ground = rect(x, y, width, 38, fill="var(--mist)", stroke=None, round=6)
    return stage.thing(
        id, ground, people(stage, "courtier", counts, x + 4, y + 3, width - 8, 32), label=label, rules=("WC-064",)
    )


def _room(stage: Stage, room: Data) -> str:
    floor, number = room["id"].split("-")
    index = int(number) - 1
    if floor == "steward":
        x, y, width, height, row = STEWARD_X[index], STEWARD_Y, STEWARD_WIDTH, STEWARD_HEIGHT, 54.0
    else:
        x, y, width, height, row = DIPLOMAT_X[index], DIPLOMAT_Y, DIPLOMAT_WIDTH, DIPLOMAT_HEIGHT, 58.0
    speaker = stage.speaker
    name = speaker.text(f"name-place-{room['id']}")
    parts = [rect(x, y, width, height, fill="var(--washi)", line=2, round=8)]
    label = speaker.text("board-space", name=name, value=room["printed"])
    parts.append(dice_space(stage, room, x + 10, y + 16, 62, label=label))
    card_y = y + 10
    for line, colour in enumerate(room["tiles"]):
        parts.append(icon(f"tile-{colour}", x + 84, card_y + line * row + (row - 38) / 2, 38))
    card_x, card_width = x + 128, width - 138
    if room["card"] is None:
        parts.append(slot(card_x, card_y, card_width, row * len(room["tiles"])))
    else:
        prefix = f"room-{room['id']}"
        card = action_card(stage, room["card"], card_x, card_y, card_width, row, prefix=prefix, rows=len(room["tiles"]))
        name_of_card = speaker.text(f"name-card-{room['card']['kind']}", card=room["card"]["id"])
        parts.append(
            stage.thing(f"{prefix}-card", card, label=name_of_card, rules=("WC-051",), data_enlarge=room["card"]["id"])
        )
    strip = y + height - 44
    people_label = speaker.text("board-courtiers-in", name=name)
    parts.append(_courtiers(stage, room["courtiers"], x + 8, strip, width - 16, f"place-{room['id']}", people_label))
    return stage.thing(f"room-{room['id']}", *parts, label=name, rules=("WC-050", "WC-051"))


def _deck(stage: Stage, view: Data, floor: str) -> str:
    x, y = (1446, 300) if floor == "diplomat" else (1446, 368)
    count = view["decks"][floor]
    label = f"{stage.speaker.text(f'name-floor-{floor}')}: {stage.speaker.text('name-label-deck', cards=count)}"
    back = icon("card", x + 8, y + 6, 46) if count else slot(x + 16, y + 8, 28, 40)
    ground = rect(x, y, 64, 60, fill="var(--paper)", line=1.6, round=8)
    return stage.thing(
        f"deck-{floor}", ground, back, badge(str(count), x + 50, y + 48, r=12), label=label, rules=("WC-066",)
    )


def _daimyo(stage: Stage, view: Data) -> str:
    x, y, width, _ = DAIMYO
    daimyo = view["daimyo"]
    speaker = stage.speaker
    parts = [icon("lantern", x + 8, y + 8, 30, label=speaker.text("board-daimyo-lantern"))]
    for number, place in enumerate(daimyo["slots"]):
        left = x + 46 + number * 96
        parts.append(
            stage.thing(
                f"slot-{place['id']}",
                rect(left, y + 6, 88, 76, fill="var(--washi)", line=1.8, round=8),
                effect_face(place["reward"], left + 6, y + 10, 76, 32),
                slot(left + 26, y + 44, 36, 34, round=17)
                if place["seat"] is None
                else crest(place["seat"], left + 28, y + 45, 32),
                label=speaker.text("board-slot", effect=said(speaker, place["reward"])),
                rules=("WC-068",),
            )
        )
    label = speaker.text("board-courtiers-in", name=speaker.text("name-place-daimyo"))
    parts.append(_courtiers(stage, daimyo["courtiers"], x + 8, y + 92, width - 16, "place-daimyo", label))
    return stage.thing("room-daimyo", *parts, label=speaker.text("name-place-daimyo"), rules=("WC-068",))


def _gate(stage: Stage, view: Data) -> str:
    x, y, width, height = 952, 712, 296, 96
    posts = path(
        f"M{x + 20} {y + 18}H{x + width - 20}M{x + 34} {y + 32}H{x + width - 34}", stroke="var(--shu)", width=7
    )
    legs = path(
        f"M{x + 56} {y + 18}V{y + height - 2}M{x + width - 56} {y + 18}V{y + height - 2}", stroke="var(--shu)", width=8
    )
    crowd = people(stage, "courtier", view["gate"], x + 68, y + 46, width - 136, 40)
    ground = rect(x, y, width, height, fill="var(--washi)", line=2, round=8)
    name = stage.speaker.text("name-label-gate")
    return stage.thing("gate", ground, posts, legs, crowd, label=name, rules=("WC-064",))


# At its feet, outside, well and yards


def _outside(stage: Stage, space: Data) -> str:
    side = space["id"].removeprefix("outside-")
    x = 642 if side == "left" else 1262
    y = 712
    speaker = stage.speaker
    name = speaker.text(f"name-space-{space['id']}")
    parts = [
        rect(x, y, 296, 96, fill="var(--washi)", line=2, round=8),
        dice_space(
            stage, space, x + 12, y + 22, 62, label=speaker.text("board-space", name=name, value=space["printed"])
        ),
    ]
    for number, kind in enumerate(("gardener", "courtier") if side == "left" else ("courtier", "warrior")):
        left = x + 100 + number * 98
        parts.append(
            stage.thing(
                f"outside-{side}-{kind}",
                rect(left, y + 16, 84, 64, fill="var(--paper)", line=1.6, round=8),
                icon(kind, left + 20, y + 24, 46),
                label=said(speaker, kind),
                rules=rules_of(kind),
            )
        )
    parts.append(text("/", x + 191, y + 48, size=26))
    return el("g", *parts)


def _well(stage: Stage, view: Data) -> str:
    x, y = 642, 820
    well = view["well"]
    speaker = stage.speaker
    label = speaker.text("board-space", name=speaker.text("name-space-well"), value=well["printed"])
    parts = [
        rect(x, y, 296, 172, fill="var(--washi)", line=2, round=8),
        icon("well", x + 12, y + 8, 60),
        dice_space(stage, well, x + 14, y + 84, 62, label=label),
        rect(x + 100, y + 14, 180, 60, fill="var(--paper)", line=1.6, round=8),
        effect_face("seal", x + 100, y + 14, 180, 60),
    ]
    for number, reward in enumerate(well["rewards"]):
        left = x + 100 + number * 94
        parts.append(rect(left, y + 86, 86, 70, fill="var(--paper)", line=1.6, round=8))
        parts.append(effect_face(reward, left, y + 86, 86, 70))
    return stage.thing("well", *parts, label=speaker.text("name-space-well"), rules=("WC-053", "WC-054"))


def _yard(stage: Stage, yard: Data, number: int) -> str:
    x, width = ((952, 296), (1262, 142), (1416, 142))[number]
    y = 820
    speaker = stage.speaker
    points = speaker.text("name-label-warrior-points", multiplier=yard["multiplier"])
    name = f"{speaker.text('name-' + yard['id'])}: {points}"
    parts = [
        rect(x, y, width, 172, fill="var(--washi)", line=2, round=8),
        text(str(yard["cost"]), x + 20, y + 24, size=24, fill="var(--shu)", weight=700),
        icon("iron", x + 30, y + 8, 32),
        text(f"×{yard['multiplier']}", x + width - 28, y + 24, size=22, weight=700),
    ]
    for index, tile in enumerate(yard["tiles"]):
        left = x + 10 + index * 140
        ground = "var(--ai)" if tile["side"] == "blue" else "var(--kin)"
        parts.append(
            stage.thing(
                f"{yard['id']}-{tile['side']}",
                rect(left, y + 48, 122, 66, fill="var(--paper)", line=1.8, round=8),
                rect(left, y + 48, 122, 9, fill=ground, stroke=None, round=4),
                effect_face(tile["action"], left + 6, y + 60, 110, 50),
                label=said(speaker, tile["action"]),
                rules=rules_of(tile["action"]),
            )
        )
    parts.append(people(stage, "warrior", yard["warriors"], x + 10, y + 124, width - 20, 40))
    return stage.thing(yard["id"], *parts, label=name, rules=("WC-060", "WC-114"))


# Tracks


def _point_track(stage: Stage, view: Data) -> str:
    cell = (WIDTH - 32) / (POINT_CELLS + 1)
    parts = []
    for number in range(POINT_CELLS + 1):
        fifth = number and number % 5 == 0
        parts.append(
            rect(
                16 + number * cell,
                8,
                cell,
                36,
                fill="var(--kin)" if fifth else "var(--paper)",
                stroke="var(--usuzumi)",
                line=1,
                round=2,
            )
        )
        ink = "var(--ink)" if fifth else "var(--usuzumi)"
        parts.append(text(str(number), 16 + (number + 0.5) * cell, 26, size=15, fill=ink))
    on_cell: dict[int, int] = {}
    for clan in view["seats"]:
        points = clan["goods"]["point"]
        place = points if points <= POINT_CELLS else (points - 1) % POINT_CELLS + 1
        shift = on_cell.get(place, 0)
        on_cell[place] = shift + 1
        left = 16 + place * cell + 4 + shift * 7
        mark = crest(clan["seat"], left, 10 + shift * 3, 28, data_move=f"fan-{clan['seat']}")
        if points > POINT_CELLS:
            mark += badge(f"+{(points - 1) // POINT_CELLS * POINT_CELLS}", left + 24, 40, r=10)
        label = stage.speaker.text("board-points", seat=stage.speaker.seat(clan["seat"]), points=points)
        parts.append(stage.thing(f"fan-{clan['seat']}", mark, label=label, rules=("WC-045",)))
    return el("g", *parts)


def _order_and_round(stage: Stage, view: Data) -> str:
    x, y = 24, 744
    speaker = stage.speaker
    parts = [rect(x, y, 590, 248, fill="var(--washi)", line=2, round=8)]
    order = "".join(
        rect(x + 20 + number * 66, y + 44, 58, 58, fill="var(--paper)", stroke="var(--usuzumi)", line=1.4, round=10)
        + crest(seat, x + 27 + number * 66, y + 51, 44, data_move=f"order-{seat}")
        for number, seat in enumerate(view["order"])
    )
    parts.append(text(speaker.text("name-label-order"), x + 20, y + 24, size=18, anchor="start", fill="var(--usuzumi)"))
    parts.append(stage.thing("turn-order", order, label=speaker.text("name-label-order"), rules=("WC-100",)))
    now = speaker.text("name-label-round", round=view["round"], rounds=view["rounds"])
    parts.append(text(now, x + 350, y + 24, size=18, anchor="start", fill="var(--usuzumi)"))
    rounds = "".join(
        circle(
            x + 380 + number * 66,
            y + 73,
            27,
            fill="var(--shu)" if number + 1 == view["round"] else "var(--paper)",
            line=1.6,
        )
        + text(
            roman(number + 1),
            x + 380 + number * 66,
            y + 74,
            size=22,
            fill="var(--light)" if number + 1 == view["round"] else "var(--usuzumi)",
            weight=700,
        )
        for number in range(view["rounds"])
    )
    parts.append(stage.thing("round", rounds, label=now, rules=("WC-020",)))
    parts.append(_hand(stage, view, x + 20, y + 124) if view["hand"] else "")
    if view["solo"]:
        parts.append(_solo(stage, view["solo"], x + 130, y + 116))
    return el("g", *parts)


def _hand(stage: Stage, view: Data, x: float, y: float) -> str:
    """The die that was taken and is not placed yet."""
    hand = view["hand"]
    drawn = die(
        hand["colour"], hand["value"], x, y, 72, data_move=stage.moving(f"die-{hand['colour']}-{hand['value']}")
    )
    lantern = icon("lantern", x + 54, y + 48, 34) if hand["left"] else ""
    label = stage.speaker.text(
        "name-label-hand", colour=stage.speaker.text(f"name-die-{hand['colour']}"), value=hand["value"]
    )
    return stage.thing("hand", drawn, lantern, label=label, rules=("WC-024",))


def _solo(stage: Stage, solo: Data, x: float, y: float) -> str:
    """The delegation's plan: the open bridge side on top of its deck, and the cards opened this turn."""
    speaker = stage.speaker
    top = solo["top"]
    plan = speaker.text(
        "name-label-solo-next",
        bridge=speaker.text(f"name-bridge-{top['bridge']}"),
        position=speaker.text(f"name-position-{top['position']}"),
        space=speaker.text(f"name-space-{top['space']}"),
    )
    bridge = rect(x + 10, y + 44, 110, 9, fill=f"var(--die-{top['bridge']})", line=1.2, round=4)
    spots = "".join(
        die(top["bridge"], 1, x + 15 + number * 36, y + 32, 28)
        if name == top["position"]
        else circle(x + 29 + number * 36, y + 48, 6, fill="var(--paper)", line=1.2)
        for number, name in enumerate(("left", "centre", "right"))
    )
    deck = stage.thing(
        "solo-deck",
        rect(x, y, 130, 122, fill="var(--mist)", line=2, round=8),
        text(speaker.text("board-plan"), x + 65, y + 17, size=15),
        bridge,
        spots,
        icon("arrow", x + 53, y + 64, 24),
        _two_lines(speaker.text(f"name-space-{top['space']}"), x + 65, y + 104),
        label=plan,
        rules=("WC-124", "WC-125"),
    )
    opened = []
    for number, card in enumerate(solo["opened"][-3:]):
        left = x + 146 + number * 98
        opened.append(rect(left, y, 92, 122, fill="var(--washi)", line=2, round=8))
        for line, action in enumerate(card["actions"]):
            label = said(speaker, action)
            opened.append(
                stage.thing(
                    f"solo-{card['id']}-{line + 1}",
                    rect(left + 6, y + 8 + line * 56, 80, 50, fill="var(--paper)", line=1, round=6),
                    _solo_face(action, left + 10, y + 12 + line * 56),
                    label=label,
                )
            )
    return deck + stage.thing("solo-opened", *opened, label=speaker.text("name-label-solo"), rules=("WC-127",))


def _two_lines(words: str, x: float, y: float) -> str:
    """A name that may be too long for a card, broken near its middle."""
    if len(words) <= 16:
        return text(words, x, y, size=14)
    gaps = [number for number, letter in enumerate(words) if letter == " "]
    middle = min(gaps, key=lambda gap: abs(gap - len(words) / 2), default=len(words))
    return text(words[:middle], x, y - 8, size=14) + text(words[middle + 1 :], x, y + 8, size=14)


def _solo_face(action: str, x: float, y: float) -> str:
    """An action of the delegation as an icon with its number or place."""
    word = parse(action)
    if not isinstance(word, Word):
        raise TypeError(f"an action of the delegation is one word, not {action!r}")
    shown = icon("courtier" if word.name in ("gate", "advance") else word.name, x, y + 4, 34)
    argument = word.args[0] if word.args else None
    if word.name == "gate":
        gate = f"M{x + 42} {y + 10}h28M{x + 46} {y + 17}h20M{x + 49} {y + 10}v24M{x + 63} {y + 10}v24"
        return shown + path(gate, width=2.6, stroke="var(--shu)")
    if word.name == "advance":
        return shown + text(f"+{argument}", x + 55, y + 22, size=20, weight=700)
    if word.name == "warrior":
        return (
            shown
            + text(str(argument).removeprefix("yard-"), x + 44, y + 22, size=18)
            + icon("iron", x + 50, y + 11, 22)
        )
    if argument == "flower":
        return shown + _garden_mark("flower", x + 34, y + 8)
    if argument is not None:
        return shown + icon("stone" if argument == "stone" else "any", x + 42, y + 8, 28)
    return shown + text(str(word.amount), x + 55, y + 22, size=20, weight=700)


def _pairs(stage: Stage, view: Data) -> str:
    """The starting offer, laid out where later the turn order stands."""
    x, y = 24, 744
    speaker = stage.speaker
    parts = [rect(x, y, 590, 248, fill="var(--washi)", line=2, round=8)]
    width = 590 / max(1, len(view["pairs"]))
    for number, pair in enumerate(view["pairs"]):
        left = x + number * width + 5
        if pair is None:
            parts.append(slot(left, y + 10, width - 10, 228))
            continue
        resource = pair["resource"]
        label = speaker.text(
            "board-pair", gain=said(speaker, resource["gain"]), action=said(speaker, pair["action"]["actions"][0])
        )
        parts.append(
            stage.thing(
                f"pair-{number + 1}",
                rect(left, y + 10, width - 10, 140, fill="var(--paper)", line=1.8, round=8),
                _gain_grid(resource["gain"], left + 4, y + 14, width - 18),
                icon("lantern", left + 6, y + 116, 26),
                effect_face(resource["lantern"], left + 34, y + 114, 34, 28),
                effect_face(resource["decree"].removeprefix("decree-"), left + 72, y + 114, 34, 28)
                if resource["decree"]
                else "",
                rect(left, y + 158, width - 10, 80, fill="var(--mist)", line=1.8, round=8),
                effect_face(pair["action"]["actions"][0], left, y + 158, width - 10, 80),
                label=label,
            )
        )
    return el("g", *parts)


def _gain_grid(gain: str, x: float, y: float, width: float) -> str:
    """The parts of a starting gain, two in a line."""
    words = gain.split(" + ")
    return "".join(
        effect_face(word, x + (number % 2) * width / 2, y + (number // 2) * 33, width / 2, 30)
        for number, word in enumerate(words)
    )


def _influence(stage: Stage, view: Data) -> str:
    y, cell = 1012, 68
    speaker = stage.speaker
    x = 24.0
    places = []
    parts = []
    for position, points in enumerate(INFLUENCE_POINTS):
        if position and BORDER_SEALS[position - 1]:
            parts.append(path(f"M{x + 16} {y - 4}v92", stroke="var(--shu)", width=4))
            parts.append(circle(x + 16, y + 42, 17, fill="var(--washi)", line=1.6))
            parts.append(text(str(BORDER_SEALS[position - 1]), x + 9, y + 42, size=16, fill="var(--shu)", weight=700))
            parts.append(icon("seal", x + 14, y + 34, 16))
            x += 34
        places.append(x)
        section = "var(--paper)" if points == 0 else "var(--mist)" if points < 10 else "var(--sakura)"
        ground = rect(x, y, cell - 4, 84, fill=section, line=1.6, round=8)
        foot = icon("influence", x + 18, y + 52, 28) if position == 0 else ""
        if points:
            foot = text(str(points), x + 20, y + 68, size=17, weight=700) + icon("final-point", x + 32, y + 57, 22)
        label = speaker.text("board-influence", position=position, points=points)
        parts.append(stage.thing(f"influence-{position}", ground, foot, label=label, rules=("WC-086", "WC-112")))
        x += cell
    stacks: dict[int, int] = {}
    for seat in view["influence"]["stacking"]:
        position = view["influence"]["positions"][seat]
        height = stacks.get(position, 0)
        stacks[position] = height + 1
        mark = crest(seat, places[position] + 6 + height * 7, y + 6 + height * 3, 36, data_move=f"marker-{seat}")
        parts.append(stage.thing(f"marker-{seat}", mark, label=speaker.text("board-marker", seat=speaker.seat(seat))))
    return group(*parts)
