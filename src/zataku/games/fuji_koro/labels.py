"""What components and options are called: one label for each family of the vocabulary, whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zataku.games.fuji_koro import gear
from zataku.games.fuji_koro import map as volcano
from zataku.games.fuji_koro.components import (
    ADVENTURE,
    ADVENTURES,
    CARD_BY_ID,
    CARDS,
    COLOURS,
    DATA,
    DRAGON_TYPES,
    ERUPTS,
    HEXAGON,
    HEXAGON_PLAYERS,
    PLAIN,
    SAMURAI,
    SCROLL,
    SCROLLS,
    SLOT_NAMES,
    SPOT_NAMES,
    TILES,
    Card,
)
from zataku.games.fuji_koro.state import Volcano
from zataku.kernel.messages import Arg, Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

_MATERIALS = (*gear.MATERIALS, "charm")
#: The colour of each material's die.
DIE_NAMES = tuple(item["id"] for name in _MATERIALS for item in DATA["dice"]["items"] if item["rolls"] == name)
_SLOTS = frozenset((*SLOT_NAMES, "pack"))


def place_name(name: str) -> Message | str:
    """Centre, temples and bridges have names; other places are called by their position."""
    place = volcano.PLACE_BY_NAME[name]
    if place == volcano.CENTRE:
        return message("name-place-centre")
    if place in volcano.TEMPLES:
        return message(f"name-place-temple-{volcano.TEMPLES.index(place) + 1}")
    if place in volcano.BRIDGES:
        return message(f"name-place-bridge-{volcano.BRIDGES.index(place) + 1}")
    return name


def cell_name(name: str) -> Message | str:
    place, _, slot = name.partition("/")
    named = place_name(place)
    if isinstance(named, str):
        return name
    return message("name-bridge-cell", bridge=named, end=slot) if slot in ("a", "b") else named


#: What components are called, by the words that stand for them in the codes of options.
_THINGS: Final[dict[str, Message]] = {
    **{name: message(f"name-cube-{name}") for name in _MATERIALS},
    "monk": message("word-monk", amount=1),
    **{name: message(f"name-scroll-{name}") for name in SCROLLS},
    **{card.id: message(f"name-{'blueprint' if card.blueprint else 'equipment'}-{card.id}") for card in CARDS},
    **{name: message(f"name-adventure-{name}") for name in ADVENTURES},
    **{name: message(f"name-samurai-{name}") for name in SAMURAI},
    **{name: message(f"name-gear-{name}") for name in gear.GEAR_TYPES},
}


def thing(name: str) -> Message | str:
    """The name of a component as it stands in an option's code."""
    return _THINGS.get(name, name)


def gear_name(kind: int) -> Message:
    return _THINGS[gear.GEAR_TYPES[kind]]


def cube_name(material: int) -> Message:
    return _THINGS[_MATERIALS[material]]


def scroll_name(scroll: int) -> Message:
    return _THINGS[SCROLLS[scroll]]


def card_name(card: int) -> Message:
    """An equipment card or a blueprint."""
    return _THINGS[CARDS[card].id]


def adventure_name(kind: int) -> Message:
    return _THINGS[ADVENTURES[kind]]


def cube_names(cubes: tuple[int, int, int]) -> tuple[Arg, ...]:
    """So many cubes of each material, without those of which there are none."""
    return tuple(
        message(f"word-{name}", amount=number) for name, number in zip(gear.MATERIALS, cubes, strict=True) if number
    )


def card_face(name: str) -> Message:
    """A card with the type and the cubes drawn on it, row by row."""
    card = CARDS[CARD_BY_ID[name]]
    return message("name-card", item=thing(name), gear=gear_name(card.type), pattern=pattern_of(card))


def pattern_of(card: Card) -> str:
    """The cubes drawn on a card: rows divided by /, the weapons of a pair by +."""
    return " + ".join("/".join(part) for part in card.pattern.parts)


def bonus_name(card: Card, looks: bool) -> Message:
    """What the bonus of an equipment card brings its owner (FK-101 to FK-103)."""
    if card.type == gear.HELMET:
        return message(f"word-{gear.MATERIALS[card.cube]}", amount=1)
    if card.type == gear.WEAPON:
        return message("word-look") if looks else message("word-point", amount=1)
    return message("word-step", amount=1)


def spot_name(kind: int, number: int = 0) -> Message:
    """A printed spot of a tile, or what it has brought."""
    name = f"name-spot-{SPOT_NAMES[kind]}"
    if kind == ERUPTS:
        return message(name, number=number)
    if kind == SCROLL:
        return message(name, colour=message(f"name-colour-{COLOURS[number]}"))
    return message(name)


def tile_spots(state: Volcano, tile: int, rotation: int = -1) -> tuple[Arg, ...]:
    """The spots of a tile that count in this match; with a rotation also the slots in which they come to lie."""
    slots: dict[tuple[int, int], list[int]] = {}
    for printed, (kind, number) in enumerate(TILES[tile].spots):
        if (
            kind == PLAIN
            or (kind == HEXAGON and state.config.players < HEXAGON_PLAYERS)
            or (kind == ADVENTURE and not state.config.adventure)
            or (kind == SCROLL and not state.scroll_left[number])
        ):
            continue
        slots.setdefault((kind, number), []).append(printed)
    if rotation < 0:
        return tuple(
            spot_name(*spot)
            if len(cells) == 1
            else message("name-spot-times", amount=len(cells), spot=spot_name(*spot))
            for spot, cells in slots.items()
        )
    shown = {spot: sorted(volcano.shown_slot(cell, rotation) for cell in cells) for spot, cells in slots.items()}
    return tuple(
        message("name-spot-at", spot=spot_name(*spot), slots=" ".join(f"/{slot}" for slot in cells))
        for spot, cells in sorted(shown.items(), key=lambda each: each[1])
    )


def tile_contents(state: Volcano, tile: int) -> tuple[Arg, ...]:
    """The spots of a tile and its dragon."""
    dragon = TILES[tile].dragon
    spots = tile_spots(state, tile)
    return spots if dragon < 0 else (*spots, message(f"name-dragon-{DRAGON_TYPES[dragon].id}"))


# Options, by the first word of their codes; None for a code that has a message of its own


def _cell(state: Volcano, verb: str, names: list[str]) -> Description:
    name = names[0]
    return Description(message(f"option-{verb}", cell=cell_name(name)), targets=(f"cell-{name}",))


def _place(state: Volcano, verb: str, names: list[str]) -> Description:
    name = names[0]
    return Description(message(f"option-{verb}", place=place_name(name)), targets=(f"place-{name}",))


def _partner(state: Volcano, verb: str, names: list[str]) -> Description:
    seat = names[0]
    return Description(message(f"option-{verb}", seat=SeatName(int(seat))), targets=(f"seat-{seat}",))


def _traded(state: Volcano, verb: str, names: list[str]) -> Description:
    seat, name = names
    label = message(f"option-{verb}", seat=SeatName(int(seat)), item=thing(name))
    return Description(label, targets=(f"seat-{seat}",))


def _square(state: Volcano, verb: str, names: list[str]) -> Description:
    square = names[0]
    return Description(message(f"option-{verb}", square=square), targets=(f"seat-{state.seat}-square-{square}",))


def _set_square(state: Volcano, verb: str, names: list[str]) -> Description:
    square, name = names
    label = "option-set-empty" if name == "empty" else "option-set"
    return Description(message(label, square=square, item=thing(name)), targets=(f"seat-{state.seat}-square-{square}",))


def _build(state: Volcano, verb: str, names: list[str]) -> Description | None:
    if names[-1] == "full":
        return Description(message("option-build-full", item=thing(names[0])), targets=(f"card-{names[0]}",))
    return _item(state, verb, names)


def _die(state: Volcano, verb: str, names: list[str]) -> Description | None:
    if len(names) == 1:
        return None
    material, face = names
    die = message(f"name-die-{DIE_NAMES[_MATERIALS.index(material)]}")
    return Description(
        message("option-again", cube=die, face=message("name-face-break") if face == "break" else int(face))
    )


def _delivery(state: Volcano, verb: str, names: list[str]) -> Description | None:
    name = names[-1]
    if len(names) == 2:
        return Description(message("option-deliver-tooth-from", item=thing(name)))
    if name in gear.GEAR_TYPES:
        label = message("option-deliver-blueprint", item=thing(name))
        return Description(label, targets=(f"seat-{state.seat}-{name}",))
    return _item(state, verb, names)


def _slot(state: Volcano, verb: str, names: list[str]) -> Description | None:
    name = names[0]
    if name not in _SLOTS:
        return None
    label = message(f"option-{verb}", item=message(f"name-slot-{name}"))
    return Description(label, targets=(f"seat-{state.seat}-slot-{name}",))


def _stack(state: Volcano, verb: str, names: list[str]) -> Description:
    level = names[0]
    return Description(message(f"option-{verb}", level=message(f"name-level-{level}")), targets=(f"stack-{level}",))


def _amount(state: Volcano, verb: str, names: list[str]) -> Description:
    return Description(message(f"option-{verb}", amount=int(names[0])))


def _explained(verb: str, family: str, name: str, target: str) -> Description:
    """A thing with what it does."""
    label = message(f"option-{verb}", item=thing(name), about=message(f"about-{family}-{name}"))
    return Description(label, targets=(target,))


def _samurai(state: Volcano, verb: str, names: list[str]) -> Description | None:
    """With their own boards samurai differ: the label says how."""
    if state.config.symmetric:
        return _item(state, verb, names)
    return _explained("scroll", "samurai", names[0], f"seat-{state.seat}")


def _card(state: Volcano, verb: str, names: list[str]) -> Description:
    name = names[0]
    return Description(message(f"option-{verb}", item=card_face(name)), targets=(f"card-{name}",))


def _adventure(state: Volcano, verb: str, names: list[str]) -> Description | None:
    name = names[0]
    if name not in ADVENTURES:
        return None
    return _explained(verb, "adventure", name, f"seat-{state.seat}-adventures")


def _scroll(state: Volcano, verb: str, names: list[str]) -> Description | None:
    name = names[0]
    if name not in SCROLLS:
        return None
    return _explained(verb, "scroll", name, f"card-{name}")


def _item(state: Volcano, verb: str, names: list[str]) -> Description | None:
    """What has no label of its own kind: the verb and the component."""
    name = names[-1]
    if name not in _THINGS:
        return None
    target = f"card-{name}" if name in CARD_BY_ID or name in SCROLLS else f"seat-{state.seat}-{name}"
    return Description(message(f"option-{verb}", item=_THINGS[name]), targets=(target,))


_LABELS: Final[dict[str, Callable[[Volcano, str, list[str]], Description | None]]] = {
    **dict.fromkeys(("go", "leap", "road", "cell", "monk"), _cell),
    **dict.fromkeys(("area", "place", "dragon", "to"), _place),
    **dict.fromkeys(("share", "trade"), _partner),
    **dict.fromkeys(("give", "ask"), _traded),
    "square": _square,
    "set": _set_square,
    "build": _build,
    "again": _die,
    "deliver": _delivery,
    **dict.fromkeys(("slot", "send"), _slot),
    "look": _stack,
    **dict.fromkeys(("dice", "draw"), _amount),
    "samurai": _samurai,
    **dict.fromkeys(("blueprint", "card"), _card),
    "use": _adventure,
    "scroll": _scroll,
}


class Asking(Step[Volcano]):
    """A step whose options are labelled by their codes: the first word says how, the others of what."""

    def item(self, option: Option) -> Message | str:
        """The thing that the last word of the option's code names."""
        name = option.code.rpartition(":")[2]
        if option.code.startswith(("slot:", "send:")) and name in _SLOTS:
            return message(f"name-slot-{name}")
        return thing(name)

    def describe(self, state: Volcano, option: Option) -> Description:
        verb, *names = option.code.split(":")
        if not names:
            return Description(message(f"option-{verb}"))
        described = _LABELS.get(verb, _item)(state, verb, names)
        return described or Description(message(f"option-{verb}-{names[-1]}"))
