"""A clan board: rows with their members and rewards, the action card, the stores, the lantern.

It is drawn whole, as a strip, and as a dock under the main board; the whole one and the docks differ in their plan.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from zataku.draw.icons import icon
from zataku.draw.members import member
from zataku.draw.pieces import crest, die, slot
from zataku.draw.stage import Speaks, Stage, Targets, piece
from zataku.draw.svg import el, group, picture, rect, text
from zataku.kernel.effects import Word, parse

from .. import elements
from ..components import MEMBERS, RESOURCE_LIMIT, SEAL_LIMIT
from ..view import CastleView, Clan, ClanRow
from .parts import action_card, effect_face, holding, icon_of, rules_of, said

STRIP_WIDTH, STRIP_HEIGHT = 1180, 60
#: Longer names are cut in a strip.
LONGEST_NAME = 22


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Plan(NamedTuple):
    """Where the parts of a clan board lie."""

    width: int
    height: int
    #: The first row's space for a die and its first reward, each with the room of one row around it.
    die: Box
    reward: Box
    #: From row to row, and from reward to reward.
    row: float
    cell: float
    card: Box
    #: The first box of the food track, from box to box; the lines of iron and pearl follow at `line`.
    store: Box
    step: float
    line: float
    #: Where coins, points and influence stand, and how large.
    amounts: tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
    amount: float
    #: The first seal, from seal to seal.
    seal: Box
    seals: float
    lantern: Box
    #: Lines of cards at the lantern.
    lines: int


WHOLE = Plan(
    width=1180,
    height=316,
    die=Box(16, 30, 64, 64),
    reward=Box(94, 20, 58, 84),
    row=94,
    cell=64,
    card=Box(490, 20, 170, 276),
    store=Box(732, 78, 46, 38),
    step=54,
    line=46,
    amounts=((684, 24), (784, 24), (884, 24)),
    amount=36,
    seal=Box(984, 24, 34, 34),
    seals=38,
    lantern=Box(684, 222, 480, 76),
    lines=1,
)
LOW = Plan(
    width=1600,
    height=156,
    die=Box(12, 10, 43, 43),
    reward=Box(66, 10, 56, 43),
    row=46.5,
    cell=60,
    card=Box(436, 9, 150, 138),
    store=Box(646, 11, 38, 41),
    step=42,
    line=46.5,
    amounts=((1002, 11), (1002, 57.5), (1002, 104)),
    amount=41,
    seal=Box(1122, 12, 40, 40),
    seals=46,
    lantern=Box(1118, 60, 470, 86),
    lines=1,
)
TALL = Plan(
    width=1600,
    height=276,
    die=Box(14, 20, 66, 66),
    reward=Box(94, 14, 64, 78),
    row=85,
    cell=70,
    card=Box(524, 13, 170, 250),
    store=Box(768, 24, 46, 58),
    step=51,
    line=85,
    amounts=((1196, 30), (1196, 115), (1196, 200)),
    amount=46,
    seal=Box(1318, 34, 40, 40),
    seals=44,
    lantern=Box(1316, 100, 270, 163),
    lines=2,
)


def draw_seat(
    view: CastleView, seat: int, speaker: Speaks, *, compact: bool = False, targets: Targets | None = None
) -> str:
    """One clan's board as an <svg>: whole, or as a strip with what others must know at a glance."""
    stage, clan = Stage(speaker, targets), view["seats"][seat]
    if compact or clan["automa"]:
        label = speaker.seat(seat)
        return picture(STRIP_WIDTH, STRIP_HEIGHT, [_strip(stage, clan)], label=label, class_="clan strip")
    return _board(stage, clan, WHOLE, "clan")


def draw_dock(view: CastleView, seat: int, speaker: Speaks, *, tall: bool, targets: Targets | None = None) -> str:
    """The whole clan board as a band under the main board."""
    stage, clan, plan = Stage(speaker, targets), view["seats"][seat], TALL if tall else LOW
    if clan["automa"]:
        scale = plan.width / STRIP_WIDTH
        strip = group(_strip(stage, clan), y=(plan.height - STRIP_HEIGHT * scale) / 2, scale=scale)
        return picture(plan.width, plan.height, [strip], label=speaker.seat(seat), class_="clan dock")
    return _board(stage, clan, plan, "clan dock")


@piece()
def _board(stage: Stage, clan: Clan, plan: Plan, classes: str) -> str:
    seat, width, height = clan["seat"], plan.width, plan.height
    children = [
        rect(2, 2, width - 4, height - 4, fill="var(--washi)", stroke=f"var(--seat-{seat})", line=4, round=12),
        rect(4, 4, width - 8, height - 8, fill="url(#asanoha)", stroke=None, round=10),
        *(_row(stage, seat, row, plan, number) for number, row in enumerate(clan["rows"])),
        _card(stage, clan, plan),
        _stores(stage, clan, plan),
        _amounts(stage, clan, plan),
        _seals(stage, seat, clan["goods"]["seal"], plan),
        _lantern(stage, clan, plan),
    ]
    return picture(width, height, children, label=stage.speaker.seat(seat), class_=classes, id=elements.clan(seat))


def _strip(stage: Stage, clan: Clan) -> str:
    seat, goods = clan["seat"], clan["goods"]
    name = stage.speaker.seat(seat)
    if len(name) > LONGEST_NAME:
        name = name[: LONGEST_NAME - 1].rstrip() + "…"
    parts = [
        rect(
            1, 1, STRIP_WIDTH - 2, STRIP_HEIGHT - 2, fill="var(--washi)", stroke=f"var(--seat-{seat})", line=2, round=10
        ),
        crest(seat, 10, 10, 40),
        text(name, 62, 30, size=20, anchor="start", weight=600),
    ]
    x = 300.0
    shown = ("point", "coin") if clan["automa"] else ("point", "coin", "seal", "food", "iron", "pearl")
    for good in shown:
        parts.append(holding(stage, seat, good, goods[good], x, 15, size=30))
        x += 84
    parts.append(holding(stage, seat, "influence", clan["influence"], x, 15, size=30))
    x += 86
    for kind in MEMBERS:
        count = clan["members"][kind]
        counted = text(str(count), x + 38, 32, size=20, anchor="start", weight=600)
        label = f"{stage.speaker.text(f'part-{kind}s')}: {count}"
        key = elements.members(seat, kind)
        parts.append(stage.thing(key, member(kind, seat, x, 12, 34), counted, label=label, rules=("WC-013",)))
        x += 66
    return el("g", *parts)


# Rows


@piece()
def _row(stage: Stage, seat: int, row: ClanRow, plan: Plan, number: int) -> str:
    """A row: its space for a die, the rewards, and the members that still cover them from the right."""
    shift = number * plan.row
    rewards = " + ".join(row["rewards"][: row["open"]])
    name = stage.speaker.text(f"name-row-{row['id']}")
    label = f"{name}: {said(stage.speaker, rewards)}"
    space = plan.die._replace(y=plan.die.y + shift)
    cells = (
        _reward(
            stage, seat, row, index, plan.reward._replace(x=plan.reward.x + index * plan.cell, y=plan.reward.y + shift)
        )
        for index in range(len(row["rewards"]))
    )
    id = elements.clan_row(seat, row["id"])
    return stage.thing(id, _space(stage, seat, row, space), *cells, label=label, rules=("WC-055", "WC-056"))


def _space(stage: Stage, seat: int, row: ClanRow, box: Box) -> str:
    """The space for one die of the row's colour."""
    x, y, size, _ = box
    edge = size * 0.1
    drawn = (
        rect(x, y, size, size, fill=f"var(--die-{row['die']})", line=2, round=size * 0.19)
        + rect(
            x + edge,
            y + edge,
            size - 2 * edge,
            size - 2 * edge,
            fill="var(--paper)",
            stroke="var(--ink)",
            line=1.2,
            round=8,
        )
        + text(str(row["value"]), x + size / 2, y + size / 2 + 1, size=size * 0.48, fill="var(--usuzumi)", weight=700)
    )
    if row["placed"]:
        move = stage.moving(f"die-{row['die']}-{row['placed']}-of-{seat}")
        inset = size * 0.13
        drawn += die(row["die"], row["placed"], x + inset, y + inset, size - 2 * inset, data_move=move)
    return drawn


def _reward(stage: Stage, seat: int, row: ClanRow, index: int, box: Box) -> str:
    """A reward that is won, or the member that covers it with a glimpse of what lies below."""
    x, y, width, height = box
    reward, kind = row["rewards"][index], row["id"]
    if index < row["open"]:
        ground = rect(x, y, width, height, fill="var(--paper)", stroke="var(--usuzumi)", line=1.4, round=8)
        return ground + effect_face(reward, x + 2, y + 2, width - 4, height - 4)
    ground = rect(x, y, width, height, fill="var(--mist)", stroke="var(--usuzumi)", line=1.4, round=8)
    move = stage.moving(f"{kind}-{seat}-home")
    if height > width:
        size = height - 30
        covered = member(kind, seat, x + (width - size) / 2, y, size, data_move=move)
        glimpse = _glimpse(reward, x + width / 2, y + height - 15, 24, 0.5)
    else:
        size = height - 2
        covered = member(kind, seat, x - size * 0.14, y + 1, size, data_move=move)
        glimpse = _glimpse(reward, x + width - 3, y + height - 14, 22, 1)
    return ground + stage.thing(
        elements.member(seat, kind, len(row["rewards"]) - index),
        glimpse,
        covered,
        label=said(stage.speaker, reward),
        rules=("WC-056",),
    )


def _glimpse(reward: str, x: float, y: float, size: float, before: float) -> str:
    """A covered reward in small, as many icons as it brings; this part of them stands left of the point."""
    word = parse(reward)
    if not isinstance(word, Word):
        raise TypeError(f"a reward of a clan row is one word, not {reward!r}")
    pitch = size * 0.4
    left = x - (size + (word.amount - 1) * pitch) * before
    return "".join(icon(icon_of(word), left + number * pitch, y - size / 2, size) for number in range(word.amount))


@piece("seat", "card")
def _card(stage: Stage, clan: Clan, plan: Plan) -> str:
    seat, (x, y, width, height) = clan["seat"], plan.card
    if clan["card"] is None:
        return slot(x, y, width, height)
    row_id = partial(elements.clan_card_row, seat)
    card = action_card(stage, clan["card"], x, y, width, height / 3, row_id=row_id, rows=3)
    label = stage.speaker.text("name-label-card")
    return stage.thing(elements.clan_card(seat), card, label=label, rules=("WC-058",), data_enlarge=clan["card"]["id"])


# Stores


def _stores(stage: Stage, clan: Clan, plan: Plan) -> str:
    goods = enumerate(("food", "iron", "pearl"))
    return "".join(_store(stage, clan["seat"], good, clan["goods"][good], plan, line) for line, good in goods)


@piece()
def _store(stage: Stage, seat: int, good: str, held: int, plan: Plan, line: int) -> str:
    """A track from 0 to 7."""
    x, _, width, height = plan.store
    y = plan.store.y + line * plan.line
    size = min(height, 44.0)
    parts = [icon(good, x - size - 6, y + (height - size) / 2, size)]
    for amount in range(RESOURCE_LIMIT + 1):
        here = held == amount
        left = x + amount * plan.step
        fill = f"var(--seat-{seat})" if here else "var(--paper)"
        parts.append(rect(left, y, width, height, fill=fill, stroke="var(--usuzumi)", line=1.2, round=7))
        parts.append(
            text(
                str(amount),
                left + width / 2,
                y + height / 2 + 1,
                size=25 if here else 21,
                fill="var(--washi)" if here else "var(--usuzumi)",
                weight=700 if here else None,
            )
        )
    label = said(stage.speaker, f"{held} {good}")
    return stage.thing(elements.good(seat, good), *parts, label=label, rules=rules_of(good))


def _amounts(stage: Stage, clan: Clan, plan: Plan) -> str:
    held = {"coin": clan["goods"]["coin"], "point": clan["goods"]["point"], "influence": clan["influence"]}
    return "".join(
        holding(stage, clan["seat"], good, amount, x, y, size=plan.amount)
        for (good, amount), (x, y) in zip(held.items(), plan.amounts, strict=True)
    )


@piece()
def _seals(stage: Stage, seat: int, held: int, plan: Plan) -> str:
    x, y, size, _ = plan.seal
    ground = rect(x - 4, y - 2, plan.seals * SEAL_LIMIT, size + 4, fill="none", stroke=None)
    places = "".join(
        icon("seal", x + number * plan.seals, y, size)
        if number < held
        else slot(x + number * plan.seals + size * 0.14, y + size * 0.14, size * 0.72, size * 0.72, round=6)
        for number in range(SEAL_LIMIT)
    )
    label = said(stage.speaker, f"{held} seal")
    return stage.thing(elements.good(seat, "seal"), ground, places, label=label, rules=("WC-043", "WC-072"))


@piece("seat", "lantern")
def _lantern(stage: Stage, clan: Clan, plan: Plan) -> str:
    """The cards at the lantern, as what they give."""
    (x, y, width, height), cards = plan.lantern, clan["lantern"]
    high = (height - 8 * (plan.lines + 1)) / plan.lines
    room = width - 72
    columns = max(int(room // (high * 0.9 + 6)), -(-len(cards) // plan.lines))
    wide = min(high * 0.9, room / columns - 6)
    size = min(54.0, high - 4)
    parts = [
        rect(x, y, width, height, fill="var(--mist)", stroke="var(--usuzumi)", line=1.4, round=10),
        icon("lantern", x + 7, y + 8 + (high - size) / 2, size),
    ]
    for number, card in enumerate(cards):
        left, top = x + 66 + number % columns * (wide + 6), y + 8 + number // columns * (high + 8)
        parts.append(rect(left, top, wide, high, fill="var(--washi)", line=1.4, round=6))
        parts.append(effect_face(card["reward"], left + 3, top + 3, wide - 6, high - 6))
    label = stage.speaker.text("name-label-lantern")
    if cards:
        label = f"{label}: {said(stage.speaker, ' + '.join(card['reward'] for card in cards))}"
    return stage.thing(elements.lantern(clan["seat"]), *parts, label=label, rules=("WC-080",))
