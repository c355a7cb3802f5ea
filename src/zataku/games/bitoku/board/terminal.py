"""Bitoku in the terminal: the forest, the hills, the paths, the displays and every personal board, from a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from zataku.draw.panels import thing
from zataku.games.bitoku.components import RESOURCES
from zataku.games.bitoku.vocabulary import FAVOURS
from zataku.kernel.effects import InTurn, Word
from zataku.kernel.game import View
from zataku.language import Speaker

#: One style a seat; never colour alone: the seat's name stands beside it.
STYLES = ("#a26fb5", "#b98a5f", "#c09a45", "#4f9a72")
_EMPTY = "·"


def picture(view: View, speaker: Speaker) -> RenderableType:
    """The whole table; the own board (or the first) comes first among the seats."""
    order = sorted(range(len(view["seats"])), key=lambda seat: seat != view["seat"])
    title = speaker.text(
        "board-title",
        round=view["round"],
        rounds=view["rounds"],
        season=speaker.text(f"name-season-{view['season']}"),
        order=speaker.listed([speaker.seat(seat) for seat in view["order"]]),
    )
    return Group(
        Text(title, style="bold"),
        _regions(view, speaker),
        _home(view, speaker),
        _hills(view, speaker),
        *(_path(view, path, speaker) for path in view["paths"]),
        _displays(view, speaker),
        _line(speaker, "board-garden", (_named(speaker, "rock", rock) for rock in view["garden"] if rock)),
        *([_tengu(view, speaker)] if view["tengu"] else []),
        *(_seat(view, seat, speaker) for seat in order),
    )


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in headings:
        table.add_column(heading)
    return table


def _named(speaker: Speaker, kind: str, id: str) -> str:
    return speaker.text(f"name-{kind}-{id}")


def _line(speaker: Speaker, id: str, items: Iterable[str]) -> Text:
    return Text(f"{speaker.text(id)}: {', '.join(items) or _EMPTY}")


def _style(seat: int) -> str:
    return STYLES[seat % len(STYLES)]


def _dice(dice: list[dict[str, Any]], spaces: int, speaker: Speaker) -> Text:
    """Dice with their owners, then the empty spaces."""
    shown = [Text(f"{speaker.seat(die['seat'])} {die['value']}", style=_style(die["seat"])) for die in dice]
    return Text(", ").join([*shown, *(Text(_EMPTY) for _ in range(spaces - len(dice)))])


def _regions(view: View, speaker: Speaker) -> Table:
    headings = ("board-region", "board-dice", "board-kodamas", "board-treasure", "board-buildings")
    table = _table(speaker.text("board-forest"), *map(speaker.text, headings))
    for region in view["regions"]:
        kodamas = [
            Text(f"{speaker.seat(seat)} {space}", style=_style(seat)) for seat, space in enumerate(region["kodamas"])
        ]
        if region["neutral"]:
            kodamas.append(Text(speaker.text("board-neutral", space=region["neutral"]), style="dim"))
        table.add_row(
            Text(_named(speaker, "region", region["id"]), thing(f"region-{region['id']}")),
            _dice(region["dice"], region["spaces"], speaker) if "dice" in region else Text(),
            Text(", ").join(kodamas),
            _named(speaker, "treasure", region["treasure"]["id"]),
            Text("\n").join(_building(space, region["id"], speaker) for space in region.get("zone", ())),
        )
    return table


def _building(space: dict[str, Any], region: str, speaker: Speaker) -> Text:
    if space["building"] is None:
        site = thing(f"zone-{region}-{space['type']}")
        return Text(f"{_EMPTY} {_named(speaker, 'type', space['type'])}", style=Style(dim=True) + site)
    name = _named(speaker, "building", space["building"]["id"])
    if space["owner"] is None:
        return Text(name)
    return Text(f"{name} ({speaker.seat(space['owner'])})", style=_style(space["owner"]))


def _home(view: View, speaker: Speaker) -> Table:
    table = _table(speaker.text("board-home"), speaker.text("board-space"), speaker.text("board-dice"))
    for number, space in enumerate(view["home"], start=1):
        name = Text(_named(speaker, "home", space["id"]), thing(f"home-{number}"))
        table.add_row(name, _dice(space["dice"], 1, speaker))
    return table


def _hills(view: View, speaker: Speaker) -> Table:
    headings = ("board-hill", "board-dice", "board-bitoku", "board-yokai", "board-deeds")
    table = _table(speaker.text("board-hills"), *map(speaker.text, headings))
    for hill in view["hills"]:
        area = next(area for area in view["areas"] if hill["id"] in area["hills"])
        cards = [
            None if hill[kind] is None else _named(speaker, kind, hill[kind]["id"]) for kind in ("bitoku", "yokai")
        ]
        table.add_row(
            _named(speaker, "hill", hill["id"]),
            _dice(area["dice"], area["spaces"], speaker),
            *(
                Text(speaker.text("board-covered") if favour in hill["covered"] else card or _EMPTY)
                for favour, card in zip(FAVOURS, [*cards, speaker.text("board-open")], strict=True)
            ),
        )
    return table


def _path(view: View, path: dict[str, Any], speaker: Speaker) -> Table:
    """One row for each pilgrimage space: who stands there, and the side branches that leave it."""
    table = _table(_named(speaker, "path", path["id"]), *map(speaker.text, ("board-space", "board-pilgrims")))
    table.add_column(speaker.text("board-branches"))
    for space, pilgrims in enumerate(path["pilgrims"], start=1):
        walking = [
            Text(f"{speaker.seat(seat)} {count}", style=_style(seat)) for seat, count in enumerate(pilgrims) if count
        ]
        branches = [_branch(branch, speaker) for branch in path["branches"] if branch["space"] == space]
        table.add_row(str(space), Text(", ").join(walking), Text("\n").join(branches))
    return table


def _branch(branch: dict[str, Any], speaker: Speaker) -> Text:
    text = Text(_named(speaker, "branch", branch["id"]) + ": ")
    spaces = []
    for place, vp in enumerate(branch["vp"]):
        if place < len(branch["pilgrims"]):
            seat = branch["pilgrims"][place]
            spaces.append(Text(speaker.seat(seat), style=_style(seat)))
        else:
            amulet = branch["amulet"][place]
            gain = [Word("vp", vp), *([Word("amulet", 1, (amulet,))] if amulet else [])]
            spaces.append(Text(speaker.effect(InTurn(tuple(gain)) if len(gain) > 1 else gain[0])))
    text.append_text(Text(" | ").join(spaces))
    if branch["torii"]:
        text.append(f" ({_named(speaker, 'torii', branch['torii']['id'])})")
    return text


def _displays(view: View, speaker: Speaker) -> Table:
    """The four displays, from the final space outwards."""
    displays = view["displays"]
    table = _table(speaker.text("board-displays"), "")
    for kind in ("mitama", "dragonfly", "crystal", "building"):
        table.add_column(speaker.text(f"board-display-{kind}"))
    for place in range(len(displays["mitama"])):
        row = []
        for kind in ("mitama", "dragonfly", "crystal", "building"):
            space = displays[kind][place]
            name = _named(speaker, kind, space["tile"]["id"]) if space["tile"] else _EMPTY
            price = _price(space, speaker)
            row.append(Text(f"{name} [{price}]" if price else name, thing(f"display-{kind}-{place + 1}")))
        table.add_row(str(place + 1), *row)
    table.add_row("", *(Text(str(view["stacks"][kind]), style="dim") for kind in view["stacks"]))
    return table


def _price(space: dict[str, Any], speaker: Speaker) -> str:
    price = space.get("price")
    if isinstance(price, list):
        words = tuple(Word(name, amount) for name, amount in zip(RESOURCES, price, strict=True) if amount)
        cost = speaker.effect(words[0] if len(words) == 1 else InTurn(words))
        return speaker.text("board-price", cost=cost, gain=speaker.effect(Word("vp", space["vp"])))
    if not price:
        return ""
    if price < 0:
        return speaker.text("board-gift", gain=speaker.effect(Word("any", -price)))
    return speaker.effect(Word("any", price))


def _tengu(view: View, speaker: Speaker) -> RenderableType:
    tengu = view["tengu"]
    lines = [speaker.text("board-tengu-active" if tengu["active"] else "board-tengu-inactive")]
    lines += [_named(speaker, "tengu-card", card["id"]) for card in tengu["row"]]
    return Panel(Text("\n".join(lines)), title=speaker.text("board-tengu"), title_align="left")


def _seat(view: View, seat: int, speaker: Speaker) -> Panel:
    player = view["seats"][seat]
    lines: list[Text] = [_stock(player, speaker), _own_dice(seat, player, speaker)]
    if not player["automa"]:
        slots = (
            Text(_named(speaker, "yokai", card["id"]) if card else _EMPTY, thing(f"seat-{seat}-slot-{number}"))
            for number, card in enumerate(player["slots"], start=1)
        )
        lines.append(Text.assemble(f"{speaker.text('board-slots')}: ", Text(" | ").join(slots)))
        hand = [_in_hand(seat, card["id"], speaker) for card in player["hand"] if card]
        unknown = sum(card is None for card in player["hand"])
        if unknown:
            hand.append(Text(speaker.text("board-unknown", count=unknown)))
        lines.append(Text.assemble(f"{speaker.text('board-hand')}: ", Text(", ").join(hand or [Text(_EMPTY)])))
    lines.append(_line(speaker, "board-discard", (_named(speaker, "yokai", card["id"]) for card in player["discard"])))
    tiles = [space if player["automa"] else space["tile"] for space in player["crystals"]]
    lines.append(_line(speaker, "board-crystals", (_named(speaker, "crystal", tile["id"]) for tile in tiles if tile)))
    lines.append(_rocks(player, speaker))
    waiting = [_named(speaker, "mitama", tile["id"]) for tile in player["mitamas"]]
    waiting += [_named(speaker, "dragonfly", tile["id"]) for tile in player["dragonflies"]]
    lines.append(_line(speaker, "board-waiting", waiting))
    pairs = [
        f"{_named(speaker, 'mitama', pair['mitama']['id'])} + {_named(speaker, 'dragonfly', pair['dragonfly']['id'])}"
        for pair in player["pairs"]
    ]
    lines.append(_line(speaker, "board-pairs", pairs))
    lines.append(_bitoku(player, speaker))
    if not player["automa"]:
        lines.append(_line(speaker, "board-visions", (_vision(card, speaker) for card in player["visions"])))
    lines.append(Text(speaker.text("board-built", count=player["built"])))
    title = speaker.text("board-seat", seat=speaker.seat(seat), vp=player["vp"])
    return Panel(Text("\n").join(lines), title=title, title_align="left", border_style=_style(seat))


def _in_hand(seat: int, card: str, speaker: Speaker) -> Text:
    return Text(_named(speaker, "yokai", card), thing(f"seat-{seat}-yokai-{card}"))


def _stock(player: dict[str, Any], speaker: Speaker) -> Text:
    goods = [
        f"{_named(speaker, 'resource', name)} {amount}" for name, amount in player["stock"].items() if name in RESOURCES
    ]
    amulets = [
        speaker.effect(Word("amulet", amount, (int(name[-1]),)))
        for name, amount in player["stock"].items()
        if name not in RESOURCES and amount
    ]
    awake = speaker.text("board-awake", count=player["pilgrims"])
    return Text(", ".join([*goods, *amulets, awake]))


def _own_dice(seat: int, player: dict[str, Any], speaker: Speaker) -> Text:
    def where(place: str) -> str:
        if place in ("locked", "unlocked"):
            return speaker.text(f"board-die-{place}")
        if place.startswith("home"):
            return _named(speaker, "region", "home")
        if place.startswith("hill"):
            return speaker.text("board-die-crossed")
        return _named(speaker, "region", place)

    dice = (
        Text(f"{die['value']} ({where(die['place'])})", thing(f"seat-{seat}-die-{die['die']}"))
        for die in player["dice"]
    )
    return Text.assemble(f"{speaker.text('board-dice')}: ", Text(", ").join(dice))


def _rocks(player: dict[str, Any], speaker: Speaker) -> Text:
    rocks = [_named(speaker, "rock", rock["id"]) for rock in player["rocks"]]
    beside = [_named(speaker, "rock-space", space) for space in player["rockside"]]
    line = _line(speaker, "board-rocks", rocks)
    return line.append(f"; {', '.join(beside)}") if beside else line


def _bitoku(player: dict[str, Any], speaker: Speaker) -> Text:
    cards = [
        ("✓ " if number < player["completed"] else "") + _named(speaker, "bitoku", card["id"])
        for number, card in enumerate(player["path"])
    ]
    return _line(speaker, "board-path", cards)


def _vision(card: dict[str, Any], speaker: Speaker) -> str:
    needs = [speaker.text(f"name-count-{need}", amount=amount) for need, amount in card["needs"].items()]
    return speaker.text("board-vision", needs=speaker.listed(needs), vp=card["vp"], penalty=card["penalty"])
