"""Bitoku in the terminal: the forest, the hills, the paths, the displays and every personal board, from a view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from zataku.draw.palette import seat_style
from zataku.draw.panels import thing
from zataku.kernel.effects import InTurn, Word, parse
from zataku.language import Speaker

from .. import elements
from ..components import DISPLAYS, FAVOURS, RESOURCES
from ..names import component_name, tengu_card_called
from ..view import (
    BitokuView,
    Branch,
    BuildingSpace,
    DieOnBoard,
    Hill,
    Path,
    Region,
    Seat,
    TenguSeen,
    ThoughtSeen,
    VisionCard,
)
from .counting import counts, standing, worth

_EMPTY = "·"


def picture(view: BitokuView, speaker: Speaker) -> RenderableType:
    """The whole table; the own board (or the first) comes first among the seats."""
    seats = sorted(view["seats"], key=lambda seat: seat["seat"] != view["seat"])
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
        _forest_actions(view, speaker),
        _home(view, speaker),
        _hills(view, speaker),
        *(_path(path, speaker) for path in view["paths"]),
        _displays(view, speaker),
        _garden(view, speaker),
        _decks(view, speaker),
        *([_tengu(view["tengu"], speaker)] if view["tengu"] else []),
        *(_seat(view, seat, speaker) for seat in seats),
    )


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in headings:
        table.add_column(heading)
    return table


def _named(speaker: Speaker, kind: str, id: str) -> str:
    return speaker.text(f"name-{kind}-{id}")


def _component(speaker: Speaker, kind: str, id: str) -> str:
    return speaker.say(component_name(kind, id))


def _line(speaker: Speaker, id: str, items: Iterable[Text | str]) -> Text:
    listed = Text(", ").join(Text(item) if isinstance(item, str) else item for item in items)
    return Text.assemble(f"{speaker.text(id)}: ", listed or _EMPTY)


def _style(seat: int) -> Style:
    return Style.parse(seat_style(seat))


# The board


def _dice(dice: list[DieOnBoard], spaces: int, speaker: Speaker) -> Text:
    """Dice with their owners, then the empty spaces."""
    shown = [Text(f"{speaker.seat(die['seat'])}: {die['value']}", _style(die["seat"])) for die in dice]
    return Text(", ").join([*shown, *(Text(_EMPTY) for _ in range(spaces - len(dice)))])


def _regions(view: BitokuView, speaker: Speaker) -> Table:
    headings = ("board-region", "board-dice", "board-kodamas", "board-treasure", "board-buildings")
    table = _table(speaker.text("board-forest"), *map(speaker.text, headings))
    for region in view["regions"]:
        table.add_row(
            Text(_named(speaker, "region", region["id"]), thing(elements.region(region["id"]))),
            _dice(region["dice"], region["spaces"], speaker) if "dice" in region else Text(),
            _kodamas(region, speaker),
            Text(_treasure(region, speaker), thing(elements.treasure(region["id"]))),
            Text("\n").join(_building(space, region["id"], speaker) for space in region.get("zone", ())),
        )
    return table


def _treasure(region: Region, speaker: Speaker) -> str:
    """The prizes, and who would have the first one."""
    return f"{_component(speaker, 'treasure', region['treasure']['id'])}\n{standing(region, speaker)}"


def _forest_actions(view: BitokuView, speaker: Speaker) -> Table:
    """By the least die that they ask for, what can be done in each region."""
    regions = [region for region in view["regions"] if "forest" in region]
    names = [_named(speaker, "region", region["id"]) for region in regions]
    table = _table(speaker.text("board-actions"), speaker.text("board-dice"), *names)
    for rows in zip(*(region["forest"] for region in regions), strict=True):
        actions = (Text(speaker.effect(parse(row["action"])), thing(elements.forest_action(row["id"]))) for row in rows)
        table.add_row(f"{rows[0]['minimum']}+", *actions)
    return table


def _kodamas(region: Region, speaker: Speaker) -> Text:
    kodamas = [
        Text(f"{speaker.seat(seat)}: {space}", _style(seat) + thing(elements.kodama(seat, region["id"])))
        for seat, space in enumerate(region["kodamas"])
    ]
    if region["neutral"]:
        kodamas.append(Text(speaker.text("board-neutral", space=region["neutral"]), style="dim"))
    return Text(", ").join(kodamas)


def _building(space: BuildingSpace, region: str, speaker: Speaker) -> Text:
    building = space["building"]
    if building is None:
        site = thing(elements.zone(region, space["type"]))
        return Text(f"{_EMPTY} {_named(speaker, 'type', space['type'])}", Style(dim=True) + site)
    name = _component(speaker, "building", building["id"])
    tile = thing(elements.building(building["number"]))
    if space["owner"] is None:
        return Text(name, tile)
    return Text(f"{name} ({speaker.seat(space['owner'])})", _style(space["owner"]) + tile)


def _home(view: BitokuView, speaker: Speaker) -> Table:
    table = _table(speaker.text("board-home"), speaker.text("board-space"), speaker.text("board-dice"))
    for number, space in enumerate(view["home"], start=1):
        name = Text(speaker.say(component_name("home", space["id"])), thing(elements.home_space(number)))
        table.add_row(name, _dice(space["dice"], 1, speaker))
    return table


def _hills(view: BitokuView, speaker: Speaker) -> Table:
    headings = ("board-hill", "board-dice", "board-bitoku", "board-yokai", "board-deeds")
    table = _table(speaker.text("board-hills"), *map(speaker.text, headings))
    for hill in view["hills"]:
        area = next(area for area in view["areas"] if hill["id"] in area["hills"])
        table.add_row(
            _named(speaker, "hill", hill["id"]),
            _dice(area["dice"], area["spaces"], speaker),
            *(
                Text(said, thing(elements.favour(hill["id"], favour)))
                for favour, said in zip(FAVOURS, _favours(hill, speaker), strict=True)
            ),
        )
    return table


def _favours(hill: Hill, speaker: Speaker) -> list[str]:
    """What lies on a hill: its bitoku, its yokai, its deeds."""
    bitoku, yokai = hill["bitoku"], hill["yokai"]
    said = [
        _EMPTY if bitoku is None else _component(speaker, "bitoku", bitoku["id"]),
        _EMPTY if yokai is None else _component(speaker, "yokai", yokai["id"]),
        speaker.text("board-open"),
    ]
    covered = speaker.text("board-covered")
    return [covered if favour in hill["covered"] else card for favour, card in zip(FAVOURS, said, strict=True)]


def _path(path: Path, speaker: Speaker) -> Table:
    """One row for each pilgrimage space: who stands there, and the side branches that leave it."""
    table = _table(_named(speaker, "path", path["id"]), *map(speaker.text, ("board-space", "board-pilgrims")))
    table.add_column(speaker.text("board-branches"))
    for space, pilgrims in enumerate(path["pilgrims"], start=1):
        walking = [Text(f"{speaker.seat(seat)}: {count}", _style(seat)) for seat, count in enumerate(pilgrims) if count]
        branches = [_branch(path["id"], branch, speaker) for branch in path["branches"] if branch["space"] == space]
        asked = path["bridges"][space - 1]
        bridge = f" → {speaker.text('name-count-completed', amount=asked)}" if asked else ""
        number = Text(f"{space}{bridge}", thing(elements.path_space(path["id"], space)))
        table.add_row(number, Text(", ").join(walking), Text("\n").join(branches))
    return table


def _branch(path: str, branch: Branch, speaker: Speaker) -> Text:
    name = Text(_named(speaker, "branch", branch["id"]), thing(elements.branch(path, branch["id"])))
    spaces = []
    for place, vp in enumerate(branch["vp"]):
        if place < len(branch["pilgrims"]):
            seat = branch["pilgrims"][place]
            spaces.append(Text(speaker.seat(seat), _style(seat)))
        else:
            amulet = branch["amulet"][place]
            gain = [Word("vp", vp), *([Word("amulet", 1, (amulet,))] if amulet else [])]
            spaces.append(Text(speaker.effect(InTurn(tuple(gain)) if len(gain) > 1 else gain[0])))
    text = Text.assemble(name, ": ", Text(" | ").join(spaces))
    if branch["torii"]:
        text.append(f" ({_component(speaker, 'torii', branch['torii']['id'])})")
    return text


def _displays(view: BitokuView, speaker: Speaker) -> Table:
    """The four displays, from the final space outwards."""
    table = _table(speaker.text("board-displays"), "")
    for kind in DISPLAYS:
        table.add_column(Text(speaker.text(f"board-display-{kind}"), thing(elements.display(kind))))
    for place, said in enumerate(zip(*_for_sale(view, speaker), strict=True), start=1):
        spaces = (thing(elements.display_space(kind, place)) for kind in DISPLAYS)
        table.add_row(str(place), *map(Text, said, spaces))
    stacks = view["stacks"]
    left = (stacks["mitama"], stacks["dragonfly"], stacks["crystal"], stacks["building"])
    table.add_row("", *(Text(str(count), style="dim") for count in left))
    return table


def _for_sale(view: BitokuView, speaker: Speaker) -> tuple[list[str], list[str], list[str], list[str]]:
    """What lies on each space of the displays, with its price."""
    displays = view["displays"]

    def priced(kind: str, tile: str | None, price: str) -> str:
        name = _EMPTY if tile is None else _component(speaker, kind, tile)
        return f"{name} [{price}]" if price else name

    return (
        [
            priced("mitama", space["tile"] and space["tile"]["id"], _typed_price(space["price"], space["vp"], speaker))
            for space in displays["mitama"]
        ],
        [
            priced("dragonfly", space["tile"] and space["tile"]["id"], _price(space["price"], speaker))
            for space in displays["dragonfly"]
        ],
        [
            priced("crystal", space["tile"] and space["tile"]["id"], _price(space["price"], speaker))
            for space in displays["crystal"]
        ],
        [priced("building", space["tile"] and space["tile"]["id"], "") for space in displays["building"]],
    )


def _typed_price(price: list[int], vp: int, speaker: Speaker) -> str:
    words = tuple(Word(name, amount) for name, amount in zip(RESOURCES, price, strict=True) if amount)
    cost = speaker.effect(words[0] if len(words) == 1 else InTurn(words))
    return speaker.text("board-price", cost=cost, gain=speaker.effect(Word("vp", vp)))


def _price(price: int, speaker: Speaker) -> str:
    if not price:
        return ""
    if price < 0:
        return speaker.text("board-gift", gain=speaker.effect(Word("any", -price)))
    return speaker.effect(Word("any", price))


def _garden(view: BitokuView, speaker: Speaker) -> Text:
    rocks = (
        Text(_component(speaker, "rock", rock["id"]), thing(elements.rock(rock["number"])))
        for rock in view["rocks"]
        if rock
    )
    return _line(speaker, "board-garden", rocks)


def _decks(view: BitokuView, speaker: Speaker) -> Text:
    """How many cards the common decks have, and those that the looking seat has just turned up."""
    decks = view["decks"]
    named = (("vision", "board-visions"), ("bitoku", "board-bitoku"), ("yokai", "board-yokai"))
    lying = (decks["vision"], decks["bitoku"], decks["yokai"])
    counted = (f"{speaker.text(name)} {deck['cards']}" for (_, name), deck in zip(named, lying, strict=True))
    looked_at = (
        Text(_component(speaker, kind, card), thing(elements.looked_at(kind, card)))
        for (kind, _), deck in zip(named, lying, strict=True)
        for card in deck["looked_at"]
    )
    return _line(speaker, "board-decks", [*counted, *looked_at])


def _tengu(tengu: TenguSeen, speaker: Speaker) -> RenderableType:
    """Its cards with what they would lead to now; then what it did in its last turn, and why not something else."""
    lines = [speaker.text("board-tengu-active" if tengu["active"] else "board-tengu-inactive")]
    lines += [
        f"{speaker.say(tengu_card_called(card['id'], tengu['takes_any']))} → {_row(thought, speaker)}"
        for card, thought in zip(tengu["row"], tengu["plan"], strict=True)
    ]
    turn = tengu["turn"]
    if turn is not None:
        card = speaker.say(tengu_card_called(turn["cards"][turn["active"]]["id"], tengu["takes_any"]))
        dice = ", ".join(map(str, turn["dice"]))
        lines.append(f"{speaker.text('board-tengu-last')}: {dice} · {card} → {_row(turn, speaker)}")
        lines += [f"  {each['row']}: {speaker.text('event-tengu-lacks-' + each['unmet'])}" for each in turn["skipped"]]
    return Panel(Text("\n".join(lines)), title=speaker.text("board-tengu"), title_align="left")


def _row(thought: ThoughtSeen, speaker: Speaker) -> str:
    """The row of the activation cycle that a card leads to, with what it does."""
    return f"{thought['row']}, {speaker.text('board-tengu-row-' + thought['row'].lower())}"


# The seats


def _seat(view: BitokuView, seat: Seat, speaker: Speaker) -> Panel:
    lines: list[Text] = [_stock(seat, speaker), _own_dice(seat, speaker)]
    if not seat["automa"]:
        lines += [_slots(view, seat, speaker), _hand(seat, speaker)]
    lines.append(
        _line(speaker, "board-discard", (_component(speaker, "yokai", card["id"]) for card in seat["discard"]))
    )
    lines.append(_line(speaker, "board-crystals", _crystals(seat, speaker)))
    lines.append(_rocks(seat, speaker))
    lines.append(_line(speaker, "board-waiting", _waiting(seat, speaker)))
    pairs = [
        " + ".join(
            (
                _component(speaker, "mitama", pair["mitama"]["id"]),
                _component(speaker, "dragonfly", pair["dragonfly"]["id"]),
            )
        )
        for pair in seat["pairs"]
    ]
    lines.append(_line(speaker, "board-pairs", pairs))
    lines.append(_bitoku(seat, speaker))
    if not seat["automa"]:
        has = seat["counted"] or counts(view, seat["seat"])
        visions = (
            Text(_vision(card, has, speaker), thing(elements.vision(seat["seat"], card["number"])))
            for card in seat["visions"]
        )
        lines.append(_line(speaker, "board-visions", visions))
    lines.append(Text(speaker.text("board-built", count=seat["built"])))
    title = speaker.text("board-seat", seat=speaker.seat(seat["seat"]), vp=seat["vp"])
    return Panel(Text("\n").join(lines), title=title, title_align="left", border_style=_style(seat["seat"]))


def _stock(seat: Seat, speaker: Speaker) -> Text:
    def placed(said: str, good: str) -> Text:
        return Text(said, thing(elements.goods(seat["seat"], good)))

    stock = seat["stock"]
    goods = [placed(f"{_named(speaker, 'resource', name)} {stock[name]}", name) for name in RESOURCES]
    amulets = [
        placed(speaker.effect(Word("amulet", amount, (int(name[-1]),))), name)
        for name, amount in stock.items()
        if name not in RESOURCES and amount
    ]
    awake = Text(speaker.text("board-awake", count=seat["pilgrims"]), thing(elements.pilgrims(seat["seat"])))
    return Text(", ").join([*goods, *amulets, awake])


def _own_dice(seat: Seat, speaker: Speaker) -> Text:
    def where(place: str) -> str:
        if place in ("locked", "unlocked"):
            return speaker.text(f"board-die-{place}")
        if place.startswith("home"):
            return _named(speaker, "region", "home")
        if place.startswith("hill"):
            return speaker.text("board-die-crossed")
        return _named(speaker, "region", place)

    dice = (
        Text(f"{die['value']} ({where(die['place'])})", thing(elements.die(seat["seat"], die["die"])))
        for die in seat["dice"]
    )
    return _line(speaker, "board-dice", dice)


def _slots(view: BitokuView, seat: Seat, speaker: Speaker) -> Text:
    """The yokai on the slots, with what their virtues would bring now."""
    slots = []
    for number, card in enumerate(seat["slots"], start=1):
        said = _EMPTY
        if card is not None:
            now = speaker.text("board-worth", points=worth(view, seat["seat"], card))
            said = f"{_component(speaker, 'yokai', card['id'])} ({now})"
        slots.append(Text(said, thing(elements.slot(seat["seat"], number))))
    return Text.assemble(f"{speaker.text('board-slots')}: ", Text(" | ").join(slots))


def _hand(seat: Seat, speaker: Speaker) -> Text:
    hand = [
        Text(_component(speaker, "yokai", card["id"]), thing(elements.yokai(seat["seat"], card["id"])))
        for card in seat["hand"]
        if card
    ]
    unknown = sum(card is None for card in seat["hand"])
    if unknown:
        hand.append(Text(speaker.text("board-unknown", count=unknown)))
    return _line(speaker, "board-hand", hand)


def _crystals(seat: Seat, speaker: Speaker) -> list[Text]:
    found = []
    for each in seat["crystals"]:
        if "space" in each:
            if each["tile"]:
                place = thing(elements.crystal_space(seat["seat"], each["space"]))
                found.append(Text(_component(speaker, "crystal", each["tile"]["id"]), place))
        else:
            found.append(Text(_component(speaker, "crystal", each["id"])))
    return found


def _waiting(seat: Seat, speaker: Speaker) -> list[Text]:
    """Tiles not yet combined."""
    mitamas = [
        Text(_component(speaker, "mitama", tile["id"]), thing(elements.mitama(tile["number"])))
        for tile in seat["mitamas"]
    ]
    return mitamas + [
        Text(_component(speaker, "dragonfly", tile["id"]), thing(elements.dragonfly(tile["number"])))
        for tile in seat["dragonflies"]
    ]


def _rocks(seat: Seat, speaker: Speaker) -> Text:
    line = _line(speaker, "board-rocks", [_component(speaker, "rock", rock["id"]) for rock in seat["rocks"]])
    beside = [_named(speaker, "rock-space", space) for space in seat["rockside"]]
    return line.append(f"; {', '.join(beside)}") if beside else line


def _bitoku(seat: Seat, speaker: Speaker) -> Text:
    cards = (
        Text(
            ("✓ " if number <= seat["completed"] else "") + _component(speaker, "bitoku", card["id"]),
            thing(elements.bitoku(seat["seat"], number)),
        )
        for number, card in enumerate(seat["path"], start=1)
    )
    return _line(speaker, "board-path", cards)


def _vision(card: VisionCard, has: Mapping[str, int], speaker: Speaker) -> str:
    """A vision with its needs ticked off."""
    needs = [
        f"{'✓' if has[need] >= amount else '○'} {speaker.text(f'name-count-{need}', amount=amount)}"
        for need, amount in card["needs"].items()
    ]
    return speaker.text("board-vision", needs=speaker.listed(needs), vp=card["vp"], penalty=card["penalty"])
