"""A clan board: rows with their members and rewards, the action card, the lantern, the stores."""

from __future__ import annotations

from zataku.draw.icons import icon, member
from zataku.draw.pieces import crest, die, patterns, slot
from zataku.draw.stage import Speaks, Stage, Targets
from zataku.draw.svg import el, picture, rect, text
from zataku.games.white_castle.components import RESOURCE_LIMIT, SEAL_LIMIT

from .parts import Data, action_card, effect_face, holding, rules_of, said

WIDTH, HEIGHT, STRIP = 1180, 316, 60
ROW, CELL = 88, 64
MEMBERS = ("courtier", "gardener", "warrior")


def draw_seat(view: Data, seat: int, speaker: Speaks, *, compact: bool = False, targets: Targets | None = None) -> str:
    """One clan's board as an <svg>: whole, or as a strip with what others must know at a glance."""
    stage = Stage(speaker, targets)
    clan = view["seats"][seat]
    label = speaker.seat(seat)
    if compact or clan["automa"]:
        return picture(WIDTH, STRIP, [_strip(stage, clan)], label=label, class_="clan strip")
    children = [
        patterns(),
        rect(0, 0, WIDTH, HEIGHT, fill="var(--washi)", stroke=f"var(--seat-{seat})", line=4, round=12),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, fill="url(#asanoha)", stroke=None, round=10),
        *(_row(stage, clan, number) for number in range(3)),
        _card(stage, clan),
        _stores(stage, clan),
        _lantern(stage, clan),
    ]
    return picture(WIDTH, HEIGHT, children, label=label, class_="clan", id=f"clan-{seat}")


def _strip(stage: Stage, clan: Data) -> str:
    seat, goods = clan["seat"], clan["goods"]
    parts = [
        rect(1, 1, WIDTH - 2, STRIP - 2, fill="var(--washi)", stroke=f"var(--seat-{seat})", line=2, round=10),
        crest(seat, 10, 10, 40),
        text(stage.speaker.seat(seat), 62, 30, size=20, anchor="start", weight=600),
    ]
    x = 300.0
    shown = ("point", "coin") if clan["automa"] else ("point", "coin", "seal", "food", "iron", "pearl")
    for good in shown:
        parts.append(holding(stage, seat, good, goods[good], x, 15, size=30))
        x += 84
    parts.append(icon("influence", x, 14, 32))
    parts.append(text(str(clan["influence"]), x + 40, 30, size=22, anchor="start", weight=700))
    x += 86
    for kind in MEMBERS:
        parts.append(member(kind, seat, x, 12, 34))
        parts.append(text(str(clan["members"][kind]), x + 38, 32, size=20, anchor="start", weight=600))
        x += 66
    return el("g", *parts)


def _row(stage: Stage, clan: Data, number: int) -> str:
    """A row: its die space, the rewards, and the members that still cover them from the right."""
    seat, row = clan["seat"], clan["rows"][number]
    kind = row["id"]
    y = 18 + number * (ROW + 6)
    speaker = stage.speaker
    space = [
        rect(16, y + 10, 64, 64, fill=f"var(--die-{row['die']})", line=2, round=12),
        rect(22, y + 16, 52, 52, fill="var(--paper)", stroke="var(--ink)", line=1.2, round=8),
        text(str(row["value"]), 48, y + 43, size=30, fill="var(--usuzumi)", weight=700),
    ]
    if row["placed"]:
        move = stage.moving(f"die-{row['die']}-{row['placed']}-of-{seat}")
        space.append(die(row["die"], row["placed"], 24, y + 18, 48, data_move=move))
    parts = [*space]
    for index, reward in enumerate(row["rewards"]):
        x = 94 + index * CELL
        parts.append(rect(x, y + 12, CELL - 6, 60, fill="var(--paper)", stroke="var(--usuzumi)", line=1.4, round=8))
        covered = index >= row["open"]
        face = effect_face(reward, x + 3, y + 16, CELL - 12, 52)
        parts.append(el("g", face, opacity=0.15) if covered else face)
        if covered:
            cover = member(kind, seat, x + 4, y + 14, 52, data_move=stage.moving(f"{kind}-{seat}-home"))
            name = said(speaker, reward)
            parts.append(stage.thing(f"seat-{seat}-{kind}-{index}", cover, label=name, rules=("WC-056",)))
    rewards = " + ".join(row["rewards"][: row["open"]])
    label = f"{speaker.text(f'name-row-{kind}')}: {said(speaker, rewards)}"
    return stage.thing(f"seat-{seat}-row-{kind}", *parts, label=label, rules=("WC-055", "WC-056"))


def _card(stage: Stage, clan: Data) -> str:
    seat, x, y = clan["seat"], 490, 22
    if clan["card"] is None:
        return slot(x, y, 170, 3 * ROW + 10)
    card = action_card(stage, clan["card"], x, y, 170, ROW + 3, prefix=f"seat-{seat}-card", rows=3)
    label = stage.speaker.text("name-label-card")
    return stage.thing(f"seat-{seat}-card", card, label=label, rules=("WC-058",), data_enlarge=clan["card"]["id"])


def _stores(stage: Stage, clan: Data) -> str:
    seat, goods = clan["seat"], clan["goods"]
    x, y = 684.0, 22.0
    parts = [
        holding(stage, seat, "coin", goods["coin"], x, y, size=36),
        holding(stage, seat, "point", goods["point"], x + 120, y, size=36),
    ]
    for number in range(SEAL_LIMIT):
        left = x + 244 + number * 44
        parts.append(icon("seal", left, y, 36) if number < goods["seal"] else slot(left + 4, y + 4, 28, 28, round=5))
    seals = stage.thing(
        f"seat-{seat}-seal",
        rect(x + 238, y - 4, 226, 44, fill="none", stroke=None),
        *parts[2:],
        label=said(stage.speaker, f"{goods['seal']} seal"),
        rules=("WC-043", "WC-072"),
    )
    drawn = [*parts[:2], seals]
    for line, good in enumerate(("food", "iron", "pearl")):
        top = y + 56 + line * 46
        cells = [icon(good, x, top, 36)]
        for amount in range(RESOURCE_LIMIT + 1):
            here = goods[good] == amount
            left = x + 48 + amount * 52
            cells.append(
                rect(
                    left,
                    top + 2,
                    46,
                    34,
                    fill=f"var(--seat-{seat})" if here else "var(--paper)",
                    stroke="var(--usuzumi)",
                    line=1.2,
                    round=7,
                )
            )
            ink = "var(--washi)" if here else "var(--usuzumi)"
            cells.append(text(str(amount), left + 23, top + 20, size=19, fill=ink, weight=700 if here else None))
        label = said(stage.speaker, f"{goods[good]} {good}")
        drawn.append(stage.thing(f"seat-{seat}-{good}", *cells, label=label, rules=rules_of(good)))
    return el("g", *drawn)


def _lantern(stage: Stage, clan: Data) -> str:
    """The cards at the lantern, as what they give."""
    seat, x, y = clan["seat"], 684, 222
    cards = clan["lantern"]
    parts = [
        rect(x, y, 478, 72, fill="var(--mist)", stroke="var(--usuzumi)", line=1.4, round=10),
        icon("lantern", x + 8, y + 14, 44),
    ]
    pitch = min(58.0, 410 / max(1, len(cards)))
    for number, card in enumerate(cards):
        left = x + 62 + number * pitch
        parts.append(rect(left, y + 8, 52, 56, fill="var(--washi)", line=1.4, round=6))
        parts.append(effect_face(card["reward"], left + 4, y + 12, 44, 48))
    rewards = " + ".join(card["reward"] for card in cards)
    label = stage.speaker.text("name-label-lantern")
    if rewards:
        label = f"{label}: {said(stage.speaker, rewards)}"
    return stage.thing(f"seat-{seat}-lantern", *parts, label=label, rules=("WC-080",))
