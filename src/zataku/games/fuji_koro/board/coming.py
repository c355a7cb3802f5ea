"""A fight before it begins: who would roll first, what either side can do with its dice, what is won and lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zataku.draw.icons import icon
from zataku.draw.lettering import fits, paragraph, shortened
from zataku.draw.stage import Stage
from zataku.draw.svg import el, group, path, rect, text

from .. import elements
from ..components import BREAK, DRAGON_TYPE_IDS, DRAGON_TYPES, FACES, HUNTER_TEETH
from ..gear import HELMET
from ..view import DragonView, FujiKoroView
from .bands import Who, all_dice, beast_band, colour_of, duel_band, is_guard, portrait, stakes_of
from .grids import protection
from .layout import COLUMN, LEFT, PANEL_HEIGHT, PANEL_TOP
from .own import packed, thing_in
from .pieces import CUBES, fight_die, figure, glow_box, panel, samurai
from .seen import STEPS, Bare, led, opponent_on, own_seat, scores_points
from .words import explained, who_said

_BARS: Final = 168.0
_SIDES: Final = 392.0
_STAKES: Final = 574.0
_HALF: Final = (COLUMN - 34) / 2
#: The faces of a die by material: without break the smallest first, then the breaks.
_FACES: Final = {
    name: tuple(sorted(face for face in faces if face != BREAK)) + (BREAK,) * faces.count(BREAK)
    for name, faces in zip(CUBES, FACES, strict=True)
}


@dataclass(frozen=True, slots=True)
class Coming:
    """A fight as it would begin now: through whose eyes, with whom, who rolls when and how fast everybody is."""

    me: int
    #: The dragon with the place where it lies and the health it has left, or the other samurai.
    dragon: DragonView | None
    place: str
    health: int
    other: int | None
    order: tuple[Who, ...]
    speeds: dict[Who, int]


# What is coming


def coming_fight(view: FujiKoroView) -> Coming | None:
    """The fight that has been named and not begun: somebody is asked to join, to send a monk, to fight at all."""
    challenge, fight = view["challenge"], view["fight"]
    if challenge is not None:
        both = challenge["order"]
        speeds: dict[Who, int] = {seat: led(view, seat)["initiative"] for seat in both}
        return _duel(view, challenge["seat"], challenge["other"], tuple(both), speeds)
    if fight is None or fight["order"]:
        return None
    seats = list(fight["fighters"])
    asked = view["deciding"]
    if fight["kind"] == "samurai":
        speeds = {seat: fight["initiative"][seat] for seat in seats}
        attacker = fight["initiator"]
        defender = next(seat for seat in seats if seat != attacker)
        first = speeds[attacker] > speeds[defender]
        return _duel(view, attacker, defender, (attacker, defender) if first else (defender, attacker), speeds)
    if asked is not None and asked not in seats:
        seats.append(asked)
    start = view["first"] if fight["defending"] else fight["initiator"]
    seats.sort(key=lambda seat: (seat - start) % view["players"])
    place = next(place for place in view["places"] if place["id"] == fight["place"])
    if place["dragon"] is None:
        return None
    speeds = {seat: fight["initiative"][seat] for seat in seats}
    me = own_seat(view) if own_seat(view) in seats else seats[0] if asked is None else asked
    brave = frozenset(fight["sent"])
    return _dragon(me, place["dragon"], place["id"], fight["health"] or 0, speeds, brave, defending=fight["defending"])


def met_alone(view: FujiKoroView, place: str, dragon: DragonView) -> Coming:
    """What awaits a samurai that walks onto the tile of a dragon now."""
    me = view["active"]
    return _dragon(me, dragon, place, dragon["health"], {me: led(view, me)["initiative"]})


def _met(view: FujiKoroView, other: int) -> Coming:
    """What awaits a samurai that walks onto the cell of another one: that one rolls first, unless outdone (FK-137)."""
    me = view["active"]
    speeds: dict[Who, int] = {seat: led(view, seat)["initiative"] for seat in (me, other)}
    return _duel(view, me, other, (me, other) if speeds[me] > speeds[other] else (other, me), speeds)


def _duel(view: FujiKoroView, seat: int, other: int, order: tuple[Who, ...], speeds: dict[Who, int]) -> Coming:
    if own_seat(view) == other:
        seat, other = other, seat
    return Coming(seat, None, "", 0, other, order, speeds)


def _dragon(
    me: int,
    dragon: DragonView,
    place: str,
    health: int,
    speeds: dict[Who, int],
    brave: frozenset[int] = frozenset(),
    *,
    defending: bool = False,
) -> Coming:
    """Brave monks let their samurai roll first, then whoever is faster (FK-117 to FK-120)."""
    fierce = dragon["initiative"]
    ranked = sorted(speeds, key=lambda seat: -speeds[seat])
    sent = [seat for seat in ranked if seat in brave]
    others = [seat for seat in ranked if seat not in brave]
    before = [seat for seat in others if speeds[seat] > fierce or (speeds[seat] == fierce and defending)]
    order = (*sent, *before, "foe", *(seat for seat in others if seat not in before))
    return Coming(me, dragon, place, health, None, order, {**speeds, "foe": fierce})


# The scene


def coming_panel(stage: Stage, view: FujiKoroView, coming: Coming) -> str:
    """The whole scene in place of the cards."""
    return el("g", _scene(stage, view, coming), id="fight")


def ahead(stage: Stage, view: FujiKoroView) -> str:
    """The fights that the next step could lead into, each shown while a cell that leads there is pointed at."""
    drawn = ""
    for place in view["places"]:
        cells = [cell["id"] for cell in place["cells"] if _enters(stage, cell["id"])]
        if not cells:
            continue
        if place["dragon"]:
            drawn += _shown_with(stage, view, met_alone(view, place["id"], place["dragon"]), cells)
            continue
        for cell in cells:
            other = opponent_on(view, cell)
            if other is not None:
                drawn += _shown_with(stage, view, _met(view, other), [cell])
    return drawn


def _shown_with(stage: Stage, view: FujiKoroView, coming: Coming, cells: list[str]) -> str:
    named = " ".join(map(elements.cell, cells))
    scene = _scene(Bare(stage.speaker), view, coming)
    return el("g", scene, class_="hint", display="none", data_with=named, aria_hidden="true")


def _enters(stage: Stage, cell: str) -> bool:
    """Is this cell a next step?"""
    return any(code.partition(":")[0] in STEPS for code in stage.codes(elements.cell(cell)))


def _scene(stage: Stage, view: FujiKoroView, coming: Coming) -> str:
    if coming.dragon is None:
        top = duel_band(stage, view, [coming.me, coming.other or 0], coming.speeds, fallen=())
    else:
        top = beast_band(stage, view, coming.dragon["type"], coming.dragon, coming.health)
    return el(
        "g",
        panel(LEFT, PANEL_TOP, COLUMN, PANEL_HEIGHT),
        top,
        _rolls(stage, view, coming),
        path(f"M{LEFT + 14} {PANEL_TOP + _SIDES - 10}h{COLUMN - 28}", stroke="var(--usuzumi)", width=1.2),
        _side(stage, view, coming, coming.me, LEFT + 12),
        _side(stage, view, coming, "foe" if coming.other is None else coming.other, LEFT + 22 + _HALF),
        _won(stage, view, coming, LEFT + 12),
        _lost(stage, view, coming, LEFT + 22 + _HALF),
    )


def _rolls(stage: Stage, view: FujiKoroView, coming: Coming) -> str:
    """A bar for each, as long as it is fast, in the order of the rolls."""
    top = PANEL_TOP + _BARS
    drawn = text(stage.speaker.text("drawn-first"), LEFT + 16, top - 16, size=20, anchor="start", fill="var(--usuzumi)")
    brave = _could_be_brave(view, coming)
    step = min(84.0, (180 if brave else 206) / len(coming.order))
    fastest = max(1, *coming.speeds.values())
    for place, who in enumerate(coming.order):
        drawn += _bar(stage, view, coming, who, place, top + place * step, step, fastest)
    if brave:
        said = shortened(stage.speaker.text("drawn-brave"), COLUMN - 64, 20)
        drawn += Bare(stage.speaker).thing(
            "",
            icon("monk", LEFT + 14, top + 182, 28),
            text(said, LEFT + 46, top + 197, size=20, anchor="start", fill="var(--usuzumi)"),
            label=stage.speaker.text("drawn-brave"),
            rules=("FK-114", "FK-119"),
        )
    return drawn


def _bar(
    stage: Stage, view: FujiKoroView, coming: Coming, who: Who, place: int, y: float, step: float, fastest: int
) -> str:
    middle, high = y + step / 2, min(46.0, step - 5)
    speed = coming.speeds[who]
    wide = 36 + 340 * max(0, speed) / fastest
    kind = coming.dragon["type"] if coming.dragon else ""
    colour = colour_of(view, who) if isinstance(who, int) else f"var(--dragon-{kind})"
    mine = who == coming.me
    parts = [
        rect(LEFT + 12, y, COLUMN - 24, step - 2, fill="var(--mist)" if mine else "none", stroke=None, round=8),
        portrait(view, who, kind, LEFT + 42, middle, min(54.0, step - 4)),
        rect(LEFT + 76, middle - high / 2, wide, high, fill=colour, line=1.8, round=6),
        figure("initiative", speed, LEFT + 76 + wide, middle, min(48.0, step)),
        text(f"{place + 1}.", LEFT + COLUMN - 30, middle + 1, size=26, weight=700, anchor="end", fill="var(--usuzumi)"),
    ]
    if who == "foe":
        return "".join(parts)
    assert isinstance(who, int)
    key = elements.fighter(who)
    if stage.codes(key):
        parts.append(glow_box(LEFT + 12, y, COLUMN - 24, step - 2))
    said = stage.speaker.text("board-initiative", amount=speed)
    label = explained(who_said(stage.speaker, view, who), [f"{place + 1}.", said])
    return stage.thing(key, *parts, label=label, rules=("FK-117", "FK-137"))


def _could_be_brave(view: FujiKoroView, coming: Coming) -> bool:
    """Could a monk be sent to roll before the dragon (FK-114)?"""
    if coming.dragon is None or coming.order[0] == coming.me:
        return False
    sheet = led(view, coming.me)
    kind = DRAGON_TYPES[DRAGON_TYPE_IDS.index(coming.dragon["type"])]
    return kind.monks and bool(sheet["backpack"]["monk"] or any(sheet["monks"].values()))


# What either side can do


def _side(stage: Stage, view: FujiKoroView, coming: Coming, who: Who, x: float) -> str:
    """The dice of one side, each with all its faces; what a roll does and breaks, and what the helmet takes."""
    y, high = PANEL_TOP + _SIDES, 174.0
    if isinstance(who, int):
        colour = colour_of(view, who)
        sheet = led(view, who)
        dice = {material: count for material, count in all_dice(sheet).items() if count}
        foot = protection(sheet, HELMET, x + 200, y + high - 22, 32)
    else:
        assert coming.dragon is not None
        colour = f"var(--dragon-{coming.dragon['type']})"
        dice = {"tooth": coming.dragon["dice"]}
        foot = ""
    drawn = rect(x, y, _HALF, high, fill="var(--paper)", stroke=colour, line=3, round=10)
    drawn += portrait(view, who, coming.dragon["type"] if coming.dragon else "", x + 32, y + 32, 46)
    step = min(42.0, 104 / max(1, len(dice)))
    for place, (material, count) in enumerate(dice.items()):
        drawn += _faces(material, count, x + 60, y + 12 + place * step, min(28.5, step - 2))
    drawn += _told(stage, who, dice, x + 14, y + (84 if who == "foe" else high - 56))
    if isinstance(who, int):
        name = who_said(stage.speaker, view, who)
        return Bare(stage.speaker).thing("", drawn, foot, label=name, rules=("FK-121", "FK-124", "FK-127"))
    name = stage.speaker.text(f"name-dragon-{coming.dragon['type']}" if coming.dragon else "name-spot-monk")
    return Bare(stage.speaker).thing("", drawn, label=name, rules=("FK-125", "FK-126"))


def _faces(material: str, count: int, x: float, y: float, size: float) -> str:
    """So many dice, and the six faces of each."""
    drawn = text(f"{count}×", x, y + size / 2 + 1, size=21, weight=700, anchor="start")
    return drawn + "".join(
        fight_die(material, "break" if face == BREAK else face, x + 39 + place * (size + 1), y, size)
        for place, face in enumerate(_FACES[material])
    )


def _told(stage: Stage, who: Who, dice: dict[str, int], x: float, y: float) -> str:
    """The damage of a roll from the least to the most and on average; breaks on average."""
    most = sum(count * max(FACES[_of(material)]) for material, count in dice.items())
    mean = sum(
        count * sum(face for face in FACES[_of(material)] if face != BREAK) / 6 for material, count in dice.items()
    )
    breaks = sum(count * FACES[_of(material)].count(BREAK) / 6 for material, count in dice.items())
    said = f"0–{most}  ⌀ {mean:.1f}" if most else "0"
    drawn = icon("duel", x - 2, y - 15, 30) + text(said, x + 34, y + 1, size=23, weight=700, anchor="start")
    if who == "foe":
        words = stage.speaker.text("drawn-hits-all")
        return drawn + paragraph(words, x, y + 24, _HALF - 24, 2, 20, fill="var(--usuzumi)")
    if breaks:
        first = next(iter(dice))
        drawn += fight_die(first, "break", x, y + 18, 30)
        drawn += text(f"⌀ {breaks:.1f}", x + 36, y + 34, size=21, weight=600, anchor="start")
    return drawn


def _of(material: str) -> int:
    return tuple(CUBES).index(material)


# What is won and lost


def _box(stage: Stage, said: str, x: float, colour: str, rules: tuple[str, ...], *parts: str) -> str:
    y, high = PANEL_TOP + _STAKES, 144.0
    size = 22 if fits(said, _HALF - 24, 22) else 20
    head = text(shortened(said, _HALF - 24, size), x + 14, y + 22, size=size, weight=700, anchor="start", fill=colour)
    box = rect(x, y, _HALF, high, fill="var(--paper)", stroke=colour, line=3, round=10)
    return Bare(stage.speaker).thing("", box, head, *parts, label=said, rules=rules)


def _won(stage: Stage, view: FujiKoroView, coming: Coming, x: float) -> str:
    y = PANEL_TOP + _STAKES
    speaker = stage.speaker
    if coming.dragon is None:
        assert coming.other is not None
        said = speaker.text("drawn-if-you-win") if coming.me == own_seat(view) else who_said(speaker, view, coming.me)
        return _box(
            stage, said, x, "var(--matsu)", ("FK-141",), _pack(stage, view, coming.other, "drawn-take-theirs", x, y)
        )
    sheet = led(view, coming.me)
    won = stakes_of(view, coming.dragon["type"], x + 20, y + 68)
    hunter = HUNTER_TEETH if "tooth-hunter" in sheet["scrolls"] else 0
    if hunter:
        won += text(f"+{hunter}", x + 196, y + 69, size=24, weight=700) + icon("tooth", x + 216, y + 52, 34)
    words = speaker.text("drawn-each" if scores_points(view) else "drawn-group")
    return _box(
        stage,
        speaker.text("drawn-if-it-falls"),
        x,
        "var(--matsu)",
        ("FK-133",),
        won,
        paragraph(words, x + 14, y + 96, _HALF - 26, 2, 20, fill="var(--usuzumi)"),
    )


def _lost(stage: Stage, view: FujiKoroView, coming: Coming, x: float) -> str:
    y = PANEL_TOP + _STAKES
    speaker = stage.speaker
    said = speaker.text("drawn-if-you-fall") if coming.me == own_seat(view) else who_said(speaker, view, coming.me)
    if coming.dragon is None and not (coming.other is not None and is_guard(view, coming.other)):
        return _box(
            stage, said, x, "var(--shu)", ("FK-140", "FK-141"), _pack(stage, view, coming.me, "drawn-lose-yours", x, y)
        )
    lying = group(samurai(coming.me, 0, 0, 78, lying=True), x=x + 50, y=y + 82)
    words = paragraph(speaker.text(_falling(view, coming.me)), x + 100, y + 42, _HALF - 110, 4, 20)
    return _box(stage, said, x, "var(--shu)", ("FK-128", "FK-129"), lying, words)


def _falling(view: FujiKoroView, seat: int) -> str:
    """Where somebody comes to lie or stand (FK-129, FK-181, FK-222)."""
    if led(view, seat)["lives"]:
        return "drawn-fall-life"
    return "drawn-fall-temple" if view["scenario"] == "restless-dragons" else "drawn-fall-back"


def _pack(stage: Stage, view: FujiKoroView, seat: int, said: str, x: float, y: float) -> str:
    """All that one thing of which changes hands."""
    sheet = led(view, seat)
    held = packed(sheet)
    if not held:
        return paragraph(stage.speaker.text("drawn-empty-pack"), x + 14, y + 50, _HALF - 26, 2, 20)
    step = min(40.0, (_HALF - 28) / len(held))
    drawn = "".join(
        thing_in(thing, seat, x + 14 + place * step, y + 46, min(38.0, step - 2)) for place, thing in enumerate(held)
    )
    return drawn + paragraph(stage.speaker.text(said), x + 14, y + 94, _HALF - 26, 2, 20, fill="var(--usuzumi)")
