"""The whole board in text, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zataku.draw.palette import seat_style
from zataku.kernel.effects import parse
from zataku.kernel.messages import message
from zataku.language import Speaker

from ..components import (
    BORDER_SEALS,
    COLOURS,
    INFLUENCE_END,
    INFLUENCE_POINTS,
    MEMBERS,
    MEMBERS_OF_A_KIND,
    OUTSIDE_ACTIONS,
    POSITIONS,
    SOLO_CARDS,
    SOLO_NUMBER,
    SPACES,
)
from ..view import ActionCard, CastleView, Clan, Garden, Room, SoloDeck, Space, Yard

_SEAT_MARKS = "①②③④"
_DIE_STYLES = {
    "coral": "bold #fbf6ea on #b84a37",
    "black": "bold #fbf6ea on #2a2826",
    "white": "bold #23201c on #f7f3ea",
}
_DARK, _LIGHT = "■", "□"
_SPENT, _WAITING = "·", "♟"


def picture(view: CastleView, speaker: Speaker) -> RenderableType:
    """The board, then every clan; what only matters at the start or in solo play comes when it does."""
    parts: list[RenderableType] = [_heading(view, speaker)]
    if view["round"] == 0 and any(view["pairs"]):
        parts.append(_pairs(view, speaker))
    parts += [_bridges(view, speaker), _castle(view, speaker), _grounds(view, speaker), _influence(view, speaker)]
    if view["solo"] is not None:
        parts.append(_solo(view["solo"], speaker))
    parts += [_clan(view, clan, speaker) for clan in view["seats"]]
    return Group(*parts)


# Small things


def _effect(text: str, speaker: Speaker) -> str:
    return speaker.effect(parse(text))


def _die(colour: str, value: object) -> Text:
    return Text(f" {value} ", style=_DIE_STYLES[colour])


def _mark(seat: int) -> Text:
    return Text(_SEAT_MARKS[seat], style=f"bold {seat_style(seat)}")


def _marks(counts: Sequence[int]) -> Text:
    """One mark for every figure of every seat."""
    return Text(" ").join(_mark(seat) for seat, count in enumerate(counts) for _ in range(count))


def _name(seat: int, speaker: Speaker) -> Text:
    return Text.assemble(_mark(seat), " ", (speaker.seat(seat), f"bold {seat_style(seat)}"))


def _panel(title: str, content: RenderableType) -> Panel:
    return Panel(content, title=title, title_align="left", border_style="dim", box=box.ROUNDED, padding=(0, 1))


def _space(space: Space, speaker: Speaker) -> Text:
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


def _heading(view: CastleView, speaker: Speaker) -> Text:
    heading = Text(speaker.text("name-label-round", round=view["round"], rounds=view["rounds"]), style="bold")
    heading.append(f"   {speaker.text('name-label-order')}: ", style="default")
    heading.append_text(Text(" › ").join(_name(seat, speaker) for seat in view["order"]))
    if view["hand"] is not None:
        colour = message(f"name-die-{view['hand']['colour']}")
        held = speaker.text("name-label-hand", colour=colour, value=view["hand"]["value"])
        heading.append(f"   {held} ", style="bold")
        heading.append_text(_die(view["hand"]["colour"], view["hand"]["value"]))
    return heading


def _pairs(view: CastleView, speaker: Speaker) -> Panel:
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


def _bridges(view: CastleView, speaker: Speaker) -> Panel:
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


def _garden(garden: Garden, speaker: Speaker) -> Text:
    shown = Text(speaker.text(f"name-garden-{garden['id'].lower()}"), style="bold")
    price = speaker.text("name-label-price", amount=garden["cost"])
    points = speaker.text("name-label-points", amount=garden["points"])
    shown.append(f"\n{price}, {points}: {_effect(garden['action'], speaker)} ", style="not bold")
    shown.append_text(Text(" ").join(_mark(seat) for seat in garden["gardeners"]))
    return shown


def _castle(view: CastleView, speaker: Speaker) -> Panel:
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


def _floor(view: CastleView, speaker: Speaker, floor: str) -> RenderableType:
    rooms = [room for room in view["rooms"] if room["id"].startswith(floor)]
    table = Table(box=None, show_header=False, pad_edge=False, expand=True, padding=(0, 1))
    for _ in rooms:
        table.add_column(ratio=1)
    table.add_row(*(_room(room, speaker) for room in rooms))
    left = speaker.text("name-label-deck", cards=view["decks"][floor])
    return Group(Text(f"{speaker.text(f'name-floor-{floor}')}: {left}", style="dim"), table)


def _room(room: Room, speaker: Speaker) -> Text:
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
    if card is not None:
        side = speaker.text("name-label-other-side", reward=_effect(card["lantern"], speaker))
        shown.append(f"\n{side}", style="dim not bold")
    if any(room["courtiers"]):
        shown.append("\n")
        shown.append_text(_marks(room["courtiers"]))
    return shown


def _grounds(view: CastleView, speaker: Speaker) -> RenderableType:
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


def _outside(space: Space, actions: Sequence[str], speaker: Speaker) -> Text:
    name = speaker.text(f"name-space-{space['id']}")
    said = " / ".join(_effect(action, speaker) for action in actions)
    return Text.assemble((name, "bold"), "  ", _space(space, speaker), "\n", said)


def _yard(yard: Yard, speaker: Speaker) -> Text:
    price = speaker.text("name-label-iron-price", amount=yard["cost"])
    tiles = "; ".join(_effect(tile["action"], speaker) for tile in yard["tiles"])
    points = speaker.text("name-label-warrior-points", multiplier=yard["multiplier"])
    shown = Text.assemble((price, "bold"), f": {tiles}. {points} ")
    shown.append_text(_marks(yard["warriors"]))
    return shown


def _influence(view: CastleView, speaker: Speaker) -> Panel:
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
    return _panel(speaker.text("name-label-influence"), Group(track, _section_points(speaker)))


def _section_points(speaker: Speaker) -> Text:
    """What the sections of the track are worth at the end (WC-112)."""
    parts = []
    start = 0
    for position in range(INFLUENCE_END + 1):
        if position == INFLUENCE_END or BORDER_SEALS[position]:
            worth = INFLUENCE_POINTS[start : position + 1]
            points = f"{worth[0]}" if worth[0] == worth[-1] else f"{worth[0]}–{worth[-1]}"
            parts.append(speaker.text("name-label-section", spaces=f"{start}–{position}", points=points))
            start = position + 1
    return Text(speaker.text("name-label-sections", sections="; ".join(parts)), style="dim")


def _solo(solo: SoloDeck, speaker: Speaker) -> Panel:
    """The top card is opened next, for its actions; the card below it names the die (WC-124)."""
    top = solo["top"]
    lines = [
        Text(_named("name-label-solo-next", top["bridge"], top["position"], top["space"], speaker)),
        Text(speaker.text("name-label-solo-opens", plan=_plan(top["actions"], speaker))),
        Text(_die_to_come(solo, speaker)),
    ]
    if solo["known"]:
        cards = " | ".join(_plan(map(str, SOLO_CARDS[SOLO_NUMBER[id]].actions), speaker) for id in solo["known"])
        lines.append(Text(speaker.text("name-label-solo-cards", cards=cards), style="dim"))
    lines += [
        Text(speaker.text("name-label-solo-opened", plan=_plan(card["actions"], speaker))) for card in solo["opened"]
    ]
    lines.append(Text(speaker.text("name-label-solo-reconstructed"), style="dim"))
    return _panel(speaker.text("name-label-solo"), Group(*lines))


def _plan(actions: Iterable[str], speaker: Speaker) -> str:
    return "; ".join(_effect(action, speaker) for action in actions)


def _named(label: str, bridge: str, position: str, space: str, speaker: Speaker) -> str:
    """A die and a space that a card of the delegation names."""
    return speaker.text(
        label,
        bridge=message(f"name-bridge-{bridge}"),
        position=message(f"name-position-{position}"),
        space=message(f"name-space-{space}"),
    )


def _die_to_come(solo: SoloDeck, speaker: Speaker) -> str:
    """What the card below the top names, where it can be known."""
    below = solo["unseen"] or solo["known"]
    if len(solo["unseen"]) > 1:
        return speaker.text("name-label-solo-unknown")
    card = SOLO_CARDS[SOLO_NUMBER[below[0]]]
    bridge, position, space = COLOURS[card.bridge], POSITIONS[card.position], SPACES[card.space]
    return _named("name-label-solo-die", bridge, position, space, speaker)


# Clans


def _clan(view: CastleView, clan: Clan, speaker: Speaker) -> Panel:
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
        if row["open"] < len(rewards):
            covered = ", ".join(rewards[row["open"] :])
            line.append(f" ({speaker.text('name-label-covered', rewards=covered)})", style="dim")
        if row["placed"]:
            line.append(" ")
            line.append_text(_die(row["die"], row["placed"]))
        lines.append(line)
    if clan["card"] is not None:
        lines += _card(clan["card"], speaker)
    if clan["lantern"]:
        rewards = [_effect(card["reward"], speaker) for card in clan["lantern"]]
        lines.append(Text.assemble((f"{speaker.text('name-label-lantern')}: ", "dim"), ", ".join(rewards)))
    style = seat_style(clan["seat"]) if view["deciding"] == clan["seat"] else "dim"
    title = _name(clan["seat"], speaker)
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, box=box.ROUNDED, padding=(0, 1))


def _card(card: ActionCard, speaker: Speaker) -> list[RenderableType]:
    """A clan's card: its actions, and what it gives once it lies at the lantern."""
    actions = "; ".join(_facing_action(card, number, speaker) for number in range(len(card["actions"])))
    side = speaker.text("name-label-other-side", reward=_effect(card["lantern"], speaker))
    return [Text.assemble((f"{speaker.text('name-label-card')}: ", "dim"), actions), Text(side, style="dim")]


def _facing_action(card: ActionCard, number: int, speaker: Speaker) -> str:
    """An action of a clan's card and the rows that it faces (WC-058)."""
    sign = _DARK if number == card["dark"] else _LIGHT
    facing = zip(MEMBERS, card["facing"], strict=True)
    rows = [speaker.text(f"part-{member}s") for member, action in facing if action == number]
    faced = speaker.text("name-label-every-row") if len(rows) == len(MEMBERS) else speaker.listed(rows)
    return f"{sign} {_effect(card['actions'][number], speaker)} ({faced})"


def _figures(clan: Clan, member: str) -> str:
    """Five places from the left: empty ones first, then the members still there."""
    left: int = clan["members"][member]
    return _SPENT * (MEMBERS_OF_A_KIND - left) + _WAITING * left
