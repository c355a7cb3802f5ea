"""The whole board in text, drawn from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zataku.games.white_castle.components import BORDER_SEALS, INFLUENCE_END, MEMBERS_OF_A_KIND, OUTSIDE_ACTIONS
from zataku.kernel.effects import parse
from zataku.kernel.game import View
from zataku.kernel.messages import message
from zataku.language import Speaker

#: Seats by colour and number: vermilion, indigo, pine, gold.
_SEAT_STYLES = ("#d9604c", "#5b8fd0", "#4f9a72", "#c09a45")
_SEAT_MARKS = "①②③④"
_DIE_STYLES = {
    "coral": "bold #fbf6ea on #b84a37",
    "black": "bold #fbf6ea on #2a2826",
    "white": "bold #23201c on #f7f3ea",
}
_DARK, _LIGHT = "■", "□"
_SPENT, _WAITING = "·", "♟"


def picture(view: View, speaker: Speaker) -> RenderableType:
    """The board, then every clan; what only matters at the start or in solo play comes when it does."""
    parts: list[RenderableType] = [_heading(view, speaker)]
    if view["round"] == 0 and any(view["pairs"]):
        parts.append(_pairs(view, speaker))
    parts += [_bridges(view, speaker), _castle(view, speaker), _grounds(view, speaker), _influence(view, speaker)]
    if view["solo"] is not None:
        parts.append(_solo(view, speaker))
    parts += [_clan(view, clan, speaker) for clan in view["seats"]]
    return Group(*parts)


# Small things


def _effect(text: str, speaker: Speaker) -> str:
    return speaker.effect(parse(text))


def _die(colour: str, value: object) -> Text:
    return Text(f" {value} ", style=_DIE_STYLES[colour])


def _mark(seat: int) -> Text:
    return Text(_SEAT_MARKS[seat], style=f"bold {_SEAT_STYLES[seat]}")


def _marks(counts: Sequence[int]) -> Text:
    """One mark for every figure of every seat."""
    return Text(" ").join(_mark(seat) for seat, count in enumerate(counts) for _ in range(count))


def _name(seat: int, speaker: Speaker) -> Text:
    return Text.assemble(_mark(seat), " ", (speaker.seat(seat), f"bold {_SEAT_STYLES[seat]}"))


def _panel(title: str, content: RenderableType) -> Panel:
    return Panel(content, title=title, title_align="left", border_style="dim", box=box.ROUNDED, padding=(0, 1))


def _space(space: dict[str, Any], speaker: Speaker) -> Text:
    """The value a die would cover, and the dice that lie there."""
    shown = Text()
    if space["value"] is None:
        shown.append(speaker.text("name-label-full"), style="dim")
    else:
        shown.append(speaker.text("name-label-value", value=space["value"]), style="dim")
    for die in space["dice"]:
        shown.append(" ")
        shown.append_text(_die(die["colour"], die["value"]))
    return shown


# The board


def _heading(view: View, speaker: Speaker) -> Text:
    heading = Text(speaker.text("name-label-round", round=max(view["round"], 1), rounds=view["rounds"]), style="bold")
    heading.append(f"   {speaker.text('name-label-order')}: ", style="default")
    heading.append_text(Text(" › ").join(_name(seat, speaker) for seat in view["order"]))
    if view["hand"] is not None:
        colour = message(f"name-die-{view['hand']['colour']}")
        held = speaker.text("name-label-hand", colour=colour, value=view["hand"]["value"])
        heading.append(f"   {held} ", style="bold")
        heading.append_text(_die(view["hand"]["colour"], view["hand"]["value"]))
    return heading


def _pairs(view: View, speaker: Speaker) -> Panel:
    lines = []
    for number, pair in enumerate(view["pairs"], start=1):
        if pair is None:
            continue
        lantern = [_effect(pair["resource"]["lantern"], speaker)]
        if pair["resource"]["decree"] is not None:
            lantern.append(_effect(pair["resource"]["decree"].removeprefix("decree-"), speaker))
        said = speaker.text(
            "name-label-pair",
            number=number,
            gain=_effect(pair["resource"]["gain"], speaker),
            action=_effect(pair["action"]["actions"][0], speaker),
            lantern=speaker.listed(lantern),
        )
        lines.append(Text(said))
    return _panel(speaker.text("name-label-pairs"), Group(*lines))


def _bridges(view: View, speaker: Speaker) -> Panel:
    table = Table(box=None, show_header=False, pad_edge=False, expand=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    for number, bridge in enumerate(view["bridges"]):
        colour = bridge["colour"]
        dice = Text()
        dice.append_text(_die(colour, bridge["left"]) if bridge["left"] else Text(" – ", style="dim"))
        for value in bridge["middle"]:
            dice.append(f" {value}", style="dim")
        dice.append("  ")
        dice.append_text(_die(colour, bridge["right"]) if bridge["right"] else Text(" – ", style="dim"))
        gardens = [_garden(garden, speaker) for garden in view["gardens"][2 * number : 2 * number + 2]]
        table.add_row(speaker.text(f"name-bridge-{colour}"), dice, *gardens)
    return _panel(speaker.text("name-label-bridges"), table)


def _garden(garden: dict[str, Any], speaker: Speaker) -> Text:
    shown = Text(garden["id"], style="bold")
    price = speaker.text("name-label-price", amount=garden["cost"])
    points = speaker.text("name-label-points", amount=garden["points"])
    shown.append(f" {price}, {points}: {_effect(garden['action'], speaker)} ", style="not bold")
    shown.append_text(Text(" ").join(_mark(seat) for seat in garden["gardeners"]))
    return shown


def _castle(view: View, speaker: Speaker) -> Panel:
    daimyo = Text(speaker.text("name-place-daimyo"), style="bold")
    daimyo.append_text(Text(" "))
    daimyo.append_text(_marks(view["daimyo"]["courtiers"]))
    for slot in view["daimyo"]["slots"]:
        daimyo.append(f"   {_effect(slot['reward'], speaker)} ", style="not bold")
        daimyo.append_text(_mark(slot["seat"]) if slot["seat"] is not None else Text("○", style="dim"))
    floors = [_floor(view, speaker, "diplomat"), _floor(view, speaker, "steward")]
    gate = Text.assemble((speaker.text("name-label-gate"), "bold"), " ")
    gate.append_text(_marks(view["gate"]))
    return _panel(speaker.text("name-label-castle"), Group(daimyo, *floors, gate))


def _floor(view: View, speaker: Speaker, floor: str) -> RenderableType:
    rooms = [room for room in view["rooms"] if room["id"].startswith(floor)]
    table = Table(box=None, show_header=False, pad_edge=False, expand=True, padding=(0, 1))
    for _ in rooms:
        table.add_column(ratio=1)
    table.add_row(*(_room(room, speaker) for room in rooms))
    left = speaker.text("name-label-deck", cards=view["decks"][floor])
    return Group(Text(f"{speaker.text(f'name-floor-{floor}')}: {left}", style="dim"), table)


def _room(room: dict[str, Any], speaker: Speaker) -> Text:
    shown = Text(speaker.text(f"name-space-{room['id']}"), style="bold")
    shown.append("  ", style="not bold")
    shown.append_text(_space(room, speaker))
    card = room["card"]
    for row, tile in enumerate(room["tiles"]):
        shown.append("\n")
        shown.append_text(Text(f" {speaker.text(f'name-die-{tile}')} ", style=_DIE_STYLES[tile]))
        if card is not None:
            sign = _DARK if row == card["dark"] else _LIGHT
            shown.append(f" {sign} {_effect(card['actions'][row], speaker)}", style="not bold")
    if any(room["courtiers"]):
        shown.append("\n")
        shown.append_text(_marks(room["courtiers"]))
    return shown


def _grounds(view: View, speaker: Speaker) -> RenderableType:
    """Outside the walls, the well, and the training yards."""
    outside = Group(
        *(
            _outside(space, actions, speaker)
            for space, actions in zip(view["outside"], OUTSIDE_ACTIONS.values(), strict=True)
        )
    )
    rewards = " + ".join(_effect(reward, speaker) for reward in ("seal", *view["well"]["rewards"]))
    well = Text.assemble(_space(view["well"], speaker), "\n", rewards)
    yards = Group(*(_yard(yard, speaker) for yard in view["yards"]))
    grounds = Table.grid(expand=True)
    grounds.add_column(ratio=2)
    grounds.add_column(ratio=3)
    left = Group(_panel(speaker.text("name-label-outside"), outside), _panel(speaker.text("name-space-well"), well))
    grounds.add_row(left, _panel(speaker.text("name-label-yards"), yards))
    return grounds


def _outside(space: dict[str, Any], actions: Sequence[str], speaker: Speaker) -> Text:
    name = speaker.text(f"name-space-{space['id']}")
    said = " / ".join(_effect(action, speaker) for action in actions)
    return Text.assemble((name, "bold"), "  ", _space(space, speaker), "\n", said)


def _yard(yard: dict[str, Any], speaker: Speaker) -> Text:
    price = speaker.text("name-label-iron-price", amount=yard["cost"])
    tiles = "; ".join(_effect(tile["action"], speaker) for tile in yard["tiles"])
    points = speaker.text("name-label-warrior-points", multiplier=yard["multiplier"])
    shown = Text.assemble((price, "bold"), f": {tiles}. {points} ")
    shown.append_text(_marks(yard["warriors"]))
    return shown


def _influence(view: View, speaker: Speaker) -> Panel:
    """The track with its borders; markers of one space stand from the lowest to the topmost."""
    positions = view["influence"]["positions"]
    track = Text()
    for position in range(INFLUENCE_END + 1):
        here = [seat for seat in view["influence"]["stacking"] if positions[seat] == position]
        if here:
            track.append(f"{position}", style="bold")
            for seat in here:
                track.append_text(_mark(seat))
        else:
            track.append(str(position), style="dim")
        if BORDER_SEALS[position]:
            track.append(f" ┃{BORDER_SEALS[position]}┃ ", style="bold")
        else:
            track.append(" ")
    return _panel(speaker.text("name-label-influence"), track)


def _solo(view: View, speaker: Speaker) -> Panel:
    solo = view["solo"]
    following = speaker.text(
        "name-label-solo-next",
        bridge=message(f"name-bridge-{solo['top']['bridge']}"),
        position=message(f"name-position-{solo['top']['position']}"),
        space=message(f"name-space-{solo['top']['space']}"),
    )
    lines = [Text(following)]
    if solo["known"]:
        lines.append(Text(speaker.text("name-label-solo-cards", cards=", ".join(solo["known"])), style="dim"))
    lines += [
        Text(f"{card['id']}: " + "; ".join(_effect(action, speaker) for action in card["actions"]))
        for card in solo["opened"]
    ]
    return _panel(speaker.text("name-label-solo"), Group(*lines))


# Clans


def _clan(view: View, clan: dict[str, Any], speaker: Speaker) -> Panel:
    goods = clan["goods"]
    shown = [name for name in ("point", "coin", "seal", "food", "iron", "pearl") if not clan["automa"] or goods[name]]
    holdings = Text("   ".join(_effect(f"{goods[name]} {name}", speaker) for name in shown), style="bold")
    lines: list[RenderableType] = [holdings]
    if clan["automa"]:
        figures = [f"{_figures(clan, member)} {speaker.text(f'part-{member}s')}" for member in clan["members"]]
        lines.append(Text("   ".join(figures)))
    for row in clan["rows"]:
        line = Text(f"{_figures(clan, row['id'])} ")
        line.append(f"{speaker.text('name-row-' + row['id'])}: ", style="dim")
        rewards = [_effect(reward, speaker) for reward in row["rewards"]]
        line.append(", ".join(rewards[: row["open"]]))
        if row["placed"]:
            line.append(" ")
            line.append_text(_die(row["die"], row["placed"]))
        lines.append(line)
    if clan["card"] is not None:
        actions = "; ".join(
            f"{_DARK if number == clan['card']['dark'] else _LIGHT} {_effect(action, speaker)}"
            for number, action in enumerate(clan["card"]["actions"])
        )
        lines.append(Text.assemble((f"{speaker.text('name-label-card')} {clan['card']['id']}: ", "dim"), actions))
    if clan["lantern"]:
        rewards = [_effect(card["reward"], speaker) for card in clan["lantern"]]
        lines.append(Text.assemble((f"{speaker.text('name-label-lantern')}: ", "dim"), ", ".join(rewards)))
    style = _SEAT_STYLES[clan["seat"]] if view["deciding"] == clan["seat"] else "dim"
    title = _name(clan["seat"], speaker)
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, box=box.ROUNDED, padding=(0, 1))


def _figures(clan: dict[str, Any], member: str) -> str:
    """Five places from the left: empty ones first, then the members still there."""
    left: int = clan["members"][member]
    return _SPENT * (MEMBERS_OF_A_KIND - left) + _WAITING * left
