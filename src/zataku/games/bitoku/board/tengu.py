"""The tengu's board: what it did and why, what its cards would lead to now, and what it owns."""

from __future__ import annotations

from typing import NamedTuple

from zataku.draw.icons import icon
from zataku.draw.pieces import crest, slot
from zataku.draw.pieces import die as plain_die
from zataku.draw.stage import Stage
from zataku.draw.svg import circle, el, group, path, picture, rect, text, title

from .. import elements
from ..components import DATA, RESOURCES, TENGU
from ..names import component_name, tengu_card_called
from ..view import ActionCard, BitokuView, Seat, TenguSeen, ThoughtSeen
from .cards import rock
from .counting import crystals
from .own import good
from .parts import EMBLEMS, deck, guardian, pale, panel, pilgrim

WIDTH, HEIGHT = 1600, 580
#: The width on a small screen, and of the panels there.
SHEET, _NARROW = 532, 500
#: How large a reason is written.
_REASON = 20
#: The row of the activation cycle, with a sign of what it does.
_SIGNS = {
    "A": "cross",
    "B": "unlock",
    "C": "die",
    "D": "unlock",
    "E": "cross",
    "F": "kodama-here",
    "G": "unlock",
    "H": "cross",
    "I": "die",
    "J": "any-resource",
    "K": "cross",
    "L": "first",
}
_RULES = {letter: f"BK-{217 + number + 2 * (number > 5)}" for number, letter in enumerate(_SIGNS)}


class Wants(NamedTuple):
    """What the upper half of its cards means: any yokai and bitoku, or its favourite yokai and the rarest bitoku."""

    takes_any: bool
    favourite: str

    def signs(self, card: ActionCard, x: float, y: float, size: float) -> list[str]:
        """The upper half of a card, one sign beside the other; an arrow down means the least frequent."""
        parts = []
        if card["yokai"]:
            parts.append(icon("yokai" if self.takes_any else self.favourite, x, y, size))
        if card["bitoku"]:
            left = x + len(parts) * size * 1.2
            parts.append(icon("bitoku", left, y, size) + ("" if self.takes_any else _least(left + size, y, size)))
        return parts


def _least(x: float, y: float, size: float) -> str:
    return path(
        f"M{x} {y + size * 0.25}v{size * 0.5}m-{size * 0.14}-{size * 0.16}l{size * 0.14} {size * 0.16} "
        f"{size * 0.14}-{size * 0.16}",
        width=size / 12,
        stroke="var(--shu)",
    )


def _wants(own: Seat, tengu: TenguSeen) -> Wants:
    liked = [each["shows"][0] for each in own["rocks"] if each["kind"] == "yokai"]
    return Wants(tengu["takes_any"], f"mask-{liked[0]}" if liked else "yokai")


def tengu_sheet(stage: Stage, view: BitokuView, seat: int) -> str:
    """The same for a small screen: one part under the other."""
    own, tengu = view["seats"][seat], view["tengu"]
    parts, y = [], 0.0
    if tengu is not None:
        wants = _wants(own, tengu)
        parts.append(_plan(stage, tengu, wants))
        cycle, y = _last_turn(stage, tengu, wants, 16, 576, _NARROW)
        parts.append(cycle)
    scale = _NARROW / 344
    parts.append(group(_belongings(stage, own), x=16 - 1242 * scale, y=y + 12 - 14 * scale, scale=scale))
    height = y + 12 + 552 * scale + 16
    ground = rect(2, 2, SHEET - 4, height - 4, stroke=f"var(--seat-{seat})", line=4, round=14)
    return picture(
        SHEET,
        height,
        [ground, *parts],
        label=stage.speaker.seat(seat),
        class_="bitoku own tengu narrow",
        id=elements.personal_board(seat),
    )


def tengu_board(stage: Stage, view: BitokuView, seat: int) -> str:
    """The whole board, 1600 x 580."""
    own, tengu = view["seats"][seat], view["tengu"]
    children = [
        rect(2, 2, WIDTH - 4, HEIGHT - 4, stroke=f"var(--seat-{seat})", line=4, round=14),
        rect(6, 6, WIDTH - 12, HEIGHT - 12, fill="url(#asanoha)", stroke=None, round=11),
    ]
    if tengu is not None:
        wants = _wants(own, tengu)
        children += [_plan(stage, tengu, wants), _last_turn(stage, tengu, wants, 528, 14, 704)[0]]
    children.append(_belongings(stage, own))
    return picture(
        WIDTH,
        HEIGHT,
        children,
        label=stage.speaker.seat(seat),
        class_="bitoku own tengu",
        id=elements.personal_board(seat),
    )


# What its cards would lead to


def _plan(stage: Stage, tengu: TenguSeen, wants: Wants) -> str:
    """The action cards, each under the will dice that make it active and over the row it would lead to now."""
    speaker = stage.speaker
    parts = [text(speaker.text("board-tengu-plan"), 266, 34, size=22, weight=700)]
    rolls = _rolls()
    for number, card in enumerate(tengu["row"]):
        x = 16 + number * 168
        thought = tengu["plan"][number]
        parts.append(rect(x, 54, 164, 42, fill="var(--mist)", stroke="var(--usuzumi)", line=1.2, round=12))
        parts += [plain_die("white", value, x + 42 + place * 44, 58, 34) for place, value in enumerate(rolls[number])]
        parts.append(_card(stage, number, card, x, 104, wants))
        parts.append(_outcome(stage, number, thought, x, 376))
    y = 442
    pile = deck("rock", tengu["deck"], 34, y + 18, 74, 82)
    parts += [
        panel(16, y, 500, 122, fill="var(--mist)"),
        el("g", title(f"{speaker.text('board-tengu-deck')} (BK-194, BK-201)"), pile),
        slot(142, y + 18, 74, 82),
        text(str(len(tengu["discard"])), 179, y + 60, size=28, weight=700, fill="var(--usuzumi)"),
        _attitude(stage, tengu, y),
    ]
    return el("g", *parts)


def _rolls() -> list[list[int]]:
    """For each place of the row: what the lower will die must show."""
    by_roll: list[int] = TENGU["active-by-roll"]
    return [[roll + 1 for roll, place in enumerate(by_roll) if place == number] for number in range(TENGU["row"])]


def _card(stage: Stage, number: int, card: ActionCard, x: float, y: float, wants: Wants) -> str:
    """Upper half: the kinds it crosses for. Lower half: the place, what it does there, the good it pays with."""
    speaker = stage.speaker
    tops = card["yokai"] + card["bitoku"]
    shown = [card["shows"]] if isinstance(card["shows"], str) else card["shows"]
    signs = shown or [EMBLEMS[card["place"]]]
    name = speaker.text("board-tengu-favourite" if card["place"] == "favourite" else f"board-sign-{card['place']}")
    parts = [
        rect(x, y, 164, 264, round=12, line=2),
        rect(x + 3, y + 3, 158, 94, fill="var(--mist)", stroke=None, round=9),
        path(f"M{x} {y + 98}h164", width=1.5),
        text(name, x + 82, y + 124, size=22, weight=700),
    ]
    parts += wants.signs(card, x + 87 - tops * 29, y + 24, 48)
    parts += [icon(sign, x + 86 - len(signs) * 29 + place * 58, y + 144, 50) for place, sign in enumerate(signs)]
    if card["resource"]:
        parts.append(text("−1", x + 64, y + 230, size=24, weight=700, fill="var(--shu)"))
        parts.append(icon(card["resource"], x + 82, y + 213, 34))
    label = speaker.say(tengu_card_called(card["id"], wants.takes_any))
    return stage.thing(elements.tengu_card(number + 1), *parts, label=label, rules=("BK-199", "BK-211", "BK-213"))


def _outcome(stage: Stage, number: int, thought: ThoughtSeen, x: float, y: float) -> str:
    letter = thought["row"]
    return stage.thing(
        elements.tengu_outcome(number + 1),
        rect(x, y, 164, 54, fill="var(--kin)", fill_opacity=0.22, stroke="var(--kin)", line=2.4, round=12),
        icon("arrow", x + 12, y + 12, 30),
        circle(x + 74, y + 27, 20, fill="var(--matsu)", line=1.6),
        text(letter, x + 74, y + 27.5, size=24, weight=700, fill="var(--washi)"),
        icon(_SIGNS[letter], x + 106, y + 8, 38),
        label=f"{letter}: {stage.speaker.text(f'board-tengu-row-{letter.lower()}')}",
        rules=("BK-200", _RULES[letter]),
    )


def _attitude(stage: Stage, tengu: TenguSeen, y: float) -> str:
    awake = tengu["active"]
    label = stage.speaker.text("board-tengu-active" if awake else "board-tengu-inactive")
    said = stage.speaker.text("board-tengu-awake" if awake else "board-tengu-resting")
    return el(
        "g",
        title(f"{label} (BK-195)"),
        rect(
            246,
            y + 18,
            254,
            82,
            fill="var(--shu)" if awake else "var(--paper)",
            fill_opacity=0.2 if awake else 1,
            round=14,
            line=2,
        ),
        icon("vision", 258, y + 33, 52, opacity=None if awake else 0.3),
        text(said, 410, y + 60, size=24, weight=700),
    )


# What it did


def _last_turn(stage: Stage, tengu: TenguSeen, wants: Wants, x: float, y: float, width: float) -> tuple[str, float]:
    """The activation cycle: rows that did not apply with the reason, the row that was followed, and those after it.

    Where there is little room a reason has a line of its own. Also where the picture ends.
    """
    turn = tengu["turn"]
    speaker = stage.speaker
    parts = []
    narrow = width <= _NARROW
    if turn is None:
        parts.append(text(speaker.text("board-tengu-cycle"), x + width / 2, y + 24, size=22, weight=700))
    else:
        parts.append(text(speaker.text("board-tengu-last"), x + 18, y + 24, size=22, anchor="start", weight=700))
        low = min(turn["dice"])
        left, line = (x + 18, y + 48) if narrow else (x + width / 2, y + 7)
        for number, value in enumerate(turn["dice"]):
            piece = plain_die("white", value, left + number * 42, line, 34)
            parts.append(piece if value == low else pale(piece, opacity=0.4))
        parts.append(_in_short(stage, turn["cards"][turn["active"]], wants, left + 98, line))
    skipped = {} if turn is None else {each["row"]: each["unmet"] for each in turn["skipped"]}
    followed = None if turn is None else turn["row"]
    top = y + (92 if narrow and turn is not None else 46)
    for number, item in enumerate(DATA["tengu-activation"]["items"]):
        letter = item["id"].upper()
        state = _Row(letter, number, skipped.get(letter), letter == followed, turn is None)
        parts.append(_cycle_row(stage, state, x, top, width))
        top += 78 if narrow and state.unmet is not None else 42
    return el("g", panel(x, y, width, top - y + 2), *parts), top + 2


class _Row(NamedTuple):
    """A row of the cycle, and what became of it in the last turn."""

    letter: str
    number: int
    unmet: str | None
    followed: bool
    none_yet: bool


def _in_short(stage: Stage, card: ActionCard, wants: Wants, x: float, y: float) -> str:
    """An action card as its signs alone."""
    tops = wants.signs(card, x, y, 34)
    shown = [card["shows"]] if isinstance(card["shows"], str) else card["shows"]
    signs = ["arrow", *(shown or [EMBLEMS[card["place"]]])]
    drawn = [*tops, *(icon(sign, x + len(tops) * 42 + place * 38, y, 34) for place, sign in enumerate(signs))]
    return el("g", title(f"{stage.speaker.say(tengu_card_called(card['id'], wants.takes_any))} (BK-199)"), *drawn)


def _cycle_row(stage: Stage, row: _Row, x: float, y: float, width: float) -> str:
    speaker = stage.speaker
    letter, number, unmet, followed, none_yet = row
    does = speaker.text(f"board-tengu-row-{letter.lower()}")
    later = not followed and unmet is None and not none_yet
    narrow = width <= _NARROW
    height = 77 if narrow and unmet is not None else 41
    ground = ""
    if followed:
        ground = rect(
            x + 6, y, width - 12, height, fill="var(--kin)", fill_opacity=0.26, stroke="var(--kin)", line=3, round=10
        )
    elif number % 2 == 0:
        ground = rect(x + 6, y, width - 12, height, fill="var(--mist)", fill_opacity=0.5, stroke=None, round=10)
    seal = circle(x + 30, y + 20.5, 16, fill="var(--matsu)" if followed else "var(--paper)", line=1.6)
    ink = "var(--washi)" if followed else "var(--sumi)"
    parts = [
        seal,
        text(letter, x + 30, y + 21, size=21, weight=700, fill=ink),
        icon(_SIGNS[letter], x + 54, y + 6, 29),
        text(does, x + 92, y + 21, size=22, anchor="start", weight=700 if followed else 400),
    ]
    label = does
    if unmet is not None:
        why = speaker.text(f"event-tengu-lacks-{unmet}")
        label = f"{does}: {why}"
        parts.append(_why_not(why, x + width - 10, y + 36 if narrow else y))
    if followed:
        parts.append(path(f"M{x + width - 44} {y + 20}l8 9 16-19", stroke="var(--matsu)", width=5))
    drawn = "".join(parts)
    return stage.thing(
        elements.tengu_row(letter.lower()),
        ground,
        pale(drawn, opacity=0.5) if later else drawn,
        label=label,
        rules=(_RULES[letter],),
    )


def _why_not(why: str, end: float, y: float) -> str:
    width = 42 + len(why) * _REASON * 0.48
    left = end - width
    return (
        rect(left, y + 5, width, 31, stroke="var(--shu)", line=1.6, round=15)
        + path(f"M{left + 12} {y + 14}l12 12m0-12l-12 12", stroke="var(--shu)", width=3)
        + text(why, left + 32, y + 21, size=_REASON, anchor="start", fill="var(--shu)")
    )


# What it owns


def _belongings(stage: Stage, own: Seat) -> str:
    seat, x = own["seat"], 1242
    parts = [
        stage.thing(
            elements.own_points(seat),
            panel(x, 14, 344, 64),
            crest(seat, x + 10, 23, 46),
            text(stage.speaker.seat(seat)[:12], x + 68, 47, size=26, weight=700, anchor="start"),
            icon("point", x + 226, 25, 42),
            text(str(own["vp"]), x + 274, 47, size=32, weight=700, anchor="start"),
            label=stage.speaker.text("board-seat", seat=stage.speaker.seat(seat), vp=own["vp"]),
            rules=("BK-003", "BK-004"),
        ),
        panel(x, 88, 344, 94),
        *(_die(stage, own, number, x + 10 + number * 110) for number in range(3)),
        panel(x, 192, 344, 66),
        *(
            good(stage, seat, name, own["stock"][name], x + 6 + number * 84, 196, 80, 58, 40)
            for number, name in enumerate(RESOURCES)
        ),
        panel(x, 268, 344, 122, fill="var(--sand)"),
    ]
    for number, each in enumerate(own["rocks"][:4]):
        label = stage.speaker.say(component_name("rock", each["id"]))
        drawn = rock(each["shows"], each["kind"], x + 10 + number * 84, 288, 80)
        parts.append(stage.thing(elements.rock(each["number"]), drawn, label=label, rules=("BK-210", "BK-256")))
    parts += [panel(x, 400, 344, 166), *_counts(stage, own, x)]
    return el("g", *parts)


def _die(stage: Stage, own: Seat, number: int, x: float) -> str:
    seat, die = own["seat"], own["dice"][number]
    kind = {"locked": "locked", "unlocked": "free"}.get(die["place"])
    colour = f"var(--{kind})" if kind else "var(--usuzumi)"
    ground = rect(
        x,
        96,
        104,
        78,
        fill=colour if kind else "none",
        fill_opacity=0.22,
        stroke=colour,
        line=2.4,
        round=12,
        stroke_dasharray=None if kind else "5 4",
    )
    piece = guardian(seat, die["value"], x + 26, 114, 52, data_move=f"die-{seat}-{die['die']}" if kind else None)
    if kind is None:
        return ground + pale(piece, opacity=0.3)
    return ground + stage.thing(elements.die(seat, die["die"]), piece, label=str(die["value"]), rules=("BK-206",))


def _counts(stage: Stage, own: Seat, x: float) -> list[str]:
    counted = (
        ("building", own["built"], f"/{len(own['construction'])}", "BK-187"),
        ("crystal", crystals(own), "", "BK-197"),
        ("pair", len(own["pairs"]), "", "BK-187"),
        ("yokai", len(own["discard"]), "", "BK-196"),
        ("completed", own["completed"], f"/{len(own['path'])}", "BK-187"),
        ("pilgrim", own["pilgrims"], "", "BK-187"),
    )
    parts = []
    seat, speaker = own["seat"], stage.speaker
    for number, (name, count, of, rule) in enumerate(counted):
        left, top = x + 8 + number % 3 * 112, 416 + number // 3 * 74
        awake = name == "pilgrim"
        parts.append(
            stage.thing(
                elements.belongings(seat, name),
                pilgrim(seat, left, top, 46) if awake else icon(name, left, top, 46),
                text(f"{count}{of}", left + 52, top + 24, size=25, weight=700, anchor="start"),
                label=speaker.text("board-awake" if awake else f"name-count-{name}", count=count, amount=count),
                rules=(rule,),
            )
        )
    return parts
