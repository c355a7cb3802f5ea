"""Fuji Koro in the terminal: the volcano as a field of hexes, the dragons, the cards, every samurai, from a view."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from zataku.draw.panels import thing
from zataku.language import Speaker

from .. import elements
from ..components import (
    CARD_BY_ID,
    CARDS,
    GREAT_LOWEST,
    GREAT_PALACE,
    SMALL_PALACE,
    TRACKS,
)
from ..gear import GEAR_TYPES, HELMET
from ..names import bonus_name, pattern_of
from ..view import FightView, FujiKoroView
from .hexes import field
from .parts import DRAGON_STYLES, card, listed, map_name, scroll
from .sheets import guard_of, sheet_of
from .words import countdown_order, thing_title


def picture(view: FujiKoroView, speaker: Speaker) -> RenderableType:
    """The whole table; the own sheet (or the first) comes first among the samurai."""
    order = sorted(range(len(view["seats"])), key=lambda seat: seat != view["seat"])
    lines: list[RenderableType] = [*_heading(view, speaker)]
    lines.append(Panel(field(view), title=speaker.text("board-map"), expand=False))
    lines.append(Text(speaker.text("board-slots"), style="dim"))
    lines.append(Text(speaker.text("board-legend"), style="dim"))
    lines.extend(_fight(view, speaker))
    lines.extend(_dragons(view, speaker))
    lines.extend(_tokens(view, speaker))
    lines.extend(_cards(view, speaker))
    lines.extend(sheet_of(view["seats"][seat], seat, view, speaker) for seat in order)
    lines.extend(guard_of(guard, number, speaker) for number, guard in enumerate(view["guards"], start=1))
    return Group(*lines)


def _heading(view: FujiKoroView, speaker: Speaker) -> list[Text]:
    scenario = view["scenario"]
    title = speaker.text(
        "board-title",
        scenario=speaker.text(f"rule-option-scenario-{scenario}") if scenario else speaker.text("game-name"),
        round=_round(view, speaker),
        mode=speaker.text(f"rule-option-mode-{view['mode']}"),
    )
    lines = [Text(title, style="bold")]
    if scenario:
        lines.append(Text(speaker.text(f"about-scenario-{scenario}"), style="italic"))
    countdown = view["countdown"]
    if countdown["owner"] is not None or countdown["called"]:
        called = ", ".join(map(str, countdown["called"])) or "-"
        text = speaker.text("board-countdown", cell=countdown["cell"] or countdown["lava_cell"], called=called)
        lines.append(Text(text, style=thing(elements.COUNTDOWN)))
    lines.append(Text(countdown_order(speaker, countdown["events"]), style="dim"))
    if view["mode"] == "competitive" or scenario == "ronin":
        lines.append(Text(_palaces(view, speaker)))
        lines.extend(Text(line, style="dim") for line in _tracks(speaker))
    return lines


def _tracks(speaker: Speaker) -> list[str]:
    """All cells of the palaces' tracks, the highest first."""
    great = [
        f"{_track(track, speaker)} {'-'.join(map(str, cells))}, {lowest}…"
        for track, cells, lowest in zip(TRACKS, GREAT_PALACE, GREAT_LOWEST, strict=True)
    ]
    return [listed(speaker.text("name-palace-great"), great).plain]


def _round(view: FujiKoroView, speaker: Speaker) -> str:
    """The number of the round and, where it is fixed, of the last one."""
    number, last = view["round"], view["last_round"]
    if not number:
        return speaker.text("board-setup")
    if not last:
        return speaker.text("board-round", round=number)
    return speaker.text("board-round-of", round=number, last=last)


def _palaces(view: FujiKoroView, speaker: Speaker) -> str:
    """What the next thing on each track of the palaces scores."""
    great = [
        f"{_track(track, speaker)} {values[taken] if taken < len(values) else lowest}"
        for track, values, lowest, taken in zip(
            TRACKS, GREAT_PALACE, GREAT_LOWEST, view["palaces"]["great"].values(), strict=True
        )
    ]
    small = [
        f"{_track(track, speaker)} {0 if taken else value}"
        for track, value, taken in zip(TRACKS, SMALL_PALACE, view["palaces"]["small"].values(), strict=True)
        if value
    ]
    return speaker.text("board-palaces", great=", ".join(great), small=", ".join(small))


def _track(track: str, speaker: Speaker) -> str:
    if track in GEAR_TYPES:
        return speaker.text(f"name-gear-{track}")
    return speaker.text("name-spot-monk") if track == "monk" else speaker.text(f"name-cube-{track}")


# Fights and dragons


def _fight(view: FujiKoroView, speaker: Speaker) -> list[Text]:
    """Who fights whom, in the order of the rolls."""
    fight = view["fight"]
    if fight is None:
        return []
    where = map_name(fight["place"] or fight["cell"] or "C", speaker)
    # Before the order is fixed: those who are in the fight so far.
    order = fight["order"] or [*fight["fighters"], *(["foe"] if fight["health"] is not None else [])]
    shown = [_fighter(who, fight, view, speaker) for who in order if who == "foe" or who in fight["fighters"]]
    line = Text(speaker.text("board-fight", place=where, order=""), style="bold")
    return [line.append(Text(", ").join(name for name in shown if name.plain))]


def _fighter(who: int | str, fight: FightView, view: FujiKoroView, speaker: Speaker) -> Text:
    if isinstance(who, str):
        return Text(_foe(fight, view, speaker), style=thing(elements.FOE))
    players = len(view["seats"])
    name = speaker.seat(who) if who < players else speaker.text("name-guard", number=who - players + 1)
    return Text(name, style=thing(elements.fighter(who)))


def _foe(fight: FightView, view: FujiKoroView, speaker: Speaker) -> str:
    """The dragon or monk that is fought, with its health; nothing for a dragon that has fallen."""
    name = "name-spot-monk"
    if fight["kind"] == "dragon":
        dragon = next(place["dragon"] for place in view["places"] if place["id"] == fight["place"])
        if not dragon:
            return ""
        name = f"name-dragon-{dragon['type']}"
    return speaker.text("board-foe", foe=speaker.text(name), health=fight["health"] or 0)


def _dragons(view: FujiKoroView, speaker: Speaker) -> list[Text]:
    lines = []
    for place in view["places"]:
        dragon = place["dragon"]
        if dragon:
            text = speaker.text(
                "board-dragon",
                dragon=speaker.text(f"name-dragon-{dragon['type']}"),
                place=map_name(place["id"], speaker),
                initiative=dragon["initiative"],
                health=dragon["health"],
                dice=dragon["dice"],
            )
            brings = [speaker.text("word-point", amount=dragon["points"])] if dragon["points"] else []
            if view["mode"] == "cooperative":
                brings.append(speaker.text("word-tooth", amount=dragon["reward"]))
            text += ", " + speaker.text("board-falls", brings=", ".join(brings))
            if dragon["sleep"]:
                text += ", " + speaker.text("board-asleep" if dragon["sleep"] > 1 else "board-awake")
            line = Text(text, style=DRAGON_STYLES[dragon["type"]])
            line.stylize(thing(elements.dragon(place["id"])))
            lines.append(line)
    return [Text(speaker.text("board-dragons"), style="bold"), *lines] if lines else []


def _tokens(view: FujiKoroView, speaker: Speaker) -> list[Text]:
    """What the tokens on the map hold."""
    found = [
        Text(f"{cell['id']} {thing_title(speaker, cell['thing'])}", style=thing(elements.token(cell["id"])))
        for place in view["places"]
        for cell in place["cells"]
        if cell["thing"] is not None
    ]
    return [listed(speaker.text("board-tokens"), found)] if found else []


# Cards


def _pattern(id: str, speaker: Speaker) -> Text:
    """A card without its type, for a list of one type."""
    face = CARDS[CARD_BY_ID[id]]
    bonus = f" ({speaker.say(bonus_name(face, looks=False))})" if face.type == HELMET else ""
    return Text(f"{speaker.text('name-equipment-' + id)} {pattern_of(face)}{bonus}", style=thing(elements.card(id)))


def _cards(view: FujiKoroView, speaker: Speaker) -> list[Text]:
    stacks = [
        Text(f"{speaker.text(f'name-level-{level}')} {stack['left']}", style=thing(elements.stack(level)))
        for level, stack in enumerate(view["stacks"], start=1)
    ]
    # Before everybody has chosen a samurai nothing is laid out.
    lines = [listed(speaker.text("board-stacks"), stacks)] if any(stack["left"] for stack in view["stacks"]) else []
    for kind, name in enumerate(GEAR_TYPES):
        cards = [_pattern(id, speaker) for id in view["equipment"] if CARDS[CARD_BY_ID[id]].type == kind]
        if cards:
            lines.append(listed(speaker.text("board-equipment", gear=speaker.text(f"name-gear-{name}")), cards))
    if view["scrolls"]:
        lines.append(Text(speaker.text("board-scrolls") + ":"))
        lines.extend(Text("  ").append(scroll(id, speaker)) for id in view["scrolls"])
    for number, ids in enumerate(view["temples"]):
        if ids:
            temple = speaker.text(f"name-place-temple-{number + 1}")
            lines.append(listed(temple, [card(id, speaker) for id in ids]))
    for number, count in enumerate(view["hidden_blueprints"]):
        if count:
            temple = speaker.text(f"name-place-temple-{number + 1}")
            lines.append(listed(temple, [speaker.text("board-hidden", amount=count)]))
    if lines:
        lines.append(Text(speaker.text("board-letters"), style="dim"))
    return lines
