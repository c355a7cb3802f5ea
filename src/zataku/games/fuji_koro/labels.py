"""What an option is called: one label for each family of the vocabulary, whoever asks."""

from __future__ import annotations

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
    SAMURAI,
    SCROLL,
    SCROLLS,
    SLOT_NAMES,
    SPOT_NAMES,
    TILES,
)
from zataku.games.fuji_koro.state import Volcano
from zataku.kernel.messages import Arg, Description, Message, SeatName, message
from zataku.kernel.options import Option
from zataku.kernel.steps import Step

_MATERIALS = (*gear.MATERIALS, "charm")
#: The colour of each material's die.
DIE_NAMES = tuple(item["id"] for name in _MATERIALS for item in DATA["dice"]["items"] if item["rolls"] == name)
_CARDS = frozenset(card.id for card in CARDS)
_CELLS = frozenset(volcano.CELL_NAMES)
_PLACES = frozenset(volcano.PLACE_NAMES)
_SQUARES = frozenset(gear.SQUARE_NAMES)
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


def thing(name: str) -> Message | str:
    """The name of a component, material, slot or cell as it stands in an option's code."""
    if name in _MATERIALS:
        return message(f"name-cube-{name}")
    if name == "monk":
        return message("word-monk", amount=1)
    if name in SCROLLS:
        return message(f"name-scroll-{name}")
    if name in _CARDS:
        kind = "blueprint" if name.startswith("b") else "equipment"
        return message(f"name-{kind}-{name}")
    if name in ADVENTURES:
        return message(f"name-adventure-{name}")
    if name in SAMURAI:
        return message(f"name-samurai-{name}")
    if name in gear.GEAR_TYPES:
        return message(f"name-gear-{name}")
    return name


def cube_names(cubes: tuple[int, int, int]) -> tuple[Arg, ...]:
    """So many cubes of each material, without those of which there are none."""
    return tuple(
        message(f"word-{name}", amount=number) for name, number in zip(gear.MATERIALS, cubes, strict=True) if number
    )


def card_face(name: str) -> Message:
    """A card with the type and the cubes drawn on it, row by row."""
    card = CARDS[CARD_BY_ID[name]]
    pattern = " + ".join("/".join(part) for part in card.pattern.parts)
    return message(
        "name-card", item=thing(name), gear=message(f"name-gear-{gear.GEAR_TYPES[card.type]}"), pattern=pattern
    )


def spot_name(kind: int, number: int) -> Message:
    """What a printed spot of a tile brings."""
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
            kind == 0
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


class Asking(Step[Volcano]):
    """A step whose options are labelled by their codes: the first word is the message, the second its argument."""

    def item(self, option: Option) -> Message | str:
        """The thing that the last word of the option's code names."""
        name = option.code.rpartition(":")[2]
        if option.code.startswith(("slot:", "send:")) and name in _SLOTS:
            return message(f"name-slot-{name}")
        return thing(name)

    def describe(self, state: Volcano, option: Option) -> Description:
        words = option.code.split(":")
        verb = words[0]
        seat = state.seat
        if len(words) == 1:
            return Description(message(f"option-{verb}"))
        name = words[-1]
        if name in _CELLS:
            return Description(message(f"option-{verb}", cell=cell_name(name)), targets=(f"cell-{name}",))
        if name in _PLACES:
            return Description(message(f"option-{verb}", place=place_name(name)), targets=(f"place-{name}",))
        if verb in ("give", "ask"):
            other = SeatName(int(words[1]))
            return Description(message(f"option-{verb}", seat=other, item=thing(name)), targets=(f"seat-{words[1]}",))
        if verb == "set":
            return Description(
                message("option-set-empty" if name == "empty" else "option-set", square=words[1], item=thing(name)),
                targets=(f"seat-{seat}-square-{words[1]}",),
            )
        if name in _SQUARES:
            return Description(message(f"option-{verb}", square=name), targets=(f"seat-{seat}-square-{name}",))
        if verb in ("share", "trade"):
            return Description(message(f"option-{verb}", seat=SeatName(int(name))), targets=(f"seat-{name}",))
        if verb == "build" and name == "full":
            return Description(message("option-build-full", item=thing(words[1])), targets=(f"card-{words[1]}",))
        if verb == "again" and len(words) == 3:
            face: Arg = message("name-face-break") if name == "break" else int(name)
            return Description(
                message("option-again", cube=message(f"name-die-{DIE_NAMES[_MATERIALS.index(words[1])]}"), face=face)
            )
        if verb == "deliver" and len(words) == 2 and name in gear.GEAR_TYPES:
            return Description(message("option-deliver-blueprint", item=thing(name)), targets=(f"seat-{seat}-{name}",))
        if verb == "deliver" and len(words) == 3:
            return Description(message("option-deliver-tooth-from", item=thing(name)))
        if verb in ("slot", "send") and name in _SLOTS:
            return Description(
                message(f"option-{verb}", item=message(f"name-slot-{name}")), targets=(f"seat-{seat}-slot-{name}",)
            )
        if verb == "look":
            return Description(message("option-look", level=message(f"name-level-{name}")), targets=(f"stack-{name}",))
        if verb in ("dice", "draw"):
            return Description(message(f"option-{verb}", amount=int(name)))
        if verb == "samurai" and not state.config.symmetric:
            about = message(f"about-samurai-{name}")
            return Description(message("option-scroll", item=thing(name), about=about), targets=(f"seat-{seat}",))
        if verb in ("blueprint", "card"):
            return Description(message(f"option-{verb}", item=card_face(name)), targets=(f"card-{name}",))
        if verb == "use" and name in ADVENTURES:
            about = message(f"about-adventure-{name}")
            return Description(
                message("option-use", item=thing(name), about=about), targets=(f"seat-{seat}-adventures",)
            )
        if verb == "scroll" and name in SCROLLS:
            about = message(f"about-scroll-{name}")
            return Description(message("option-scroll", item=thing(name), about=about), targets=(f"card-{name}",))
        named = thing(name)
        if isinstance(named, Message):
            target = f"card-{name}" if name in _CARDS or name in SCROLLS else f"seat-{seat}-{name}"
            return Description(message(f"option-{verb}", item=named), targets=(target,))
        return Description(message(f"option-{verb}-{name}"))
