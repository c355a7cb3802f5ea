"""The ids of things on the board, the same in options, events and pictures.

They are made of names and numbers that the view has: `building` and `rock` take the tile's `number` there.
"""

from __future__ import annotations

from zataku.kernel.effects import AnyOrder, Cost, Effect, Either, InTurn, Word

from .components import DISPLAYS, REGIONS, RESOURCES

VISION_DECK = "vision-deck"
ROCK_GARDEN = "rock-garden"
#: It sets for whoever has done enough: to leave something, to stop, to pass.
SUN = "sun"
TIME = "time"
TURN_ORDER = "turn-order"


# The forest


def region(name: str) -> str:
    return f"region-{name}"


def forest_action(id: str) -> str:
    return f"forest-{id}"


def home_space(number: int) -> str:
    """A die space of the Home; 1 is the highest."""
    return f"home-{number}"


def zone(region: str, kind: str) -> str:
    """A building space."""
    return f"zone-{region}-{kind}"


def building(number: int) -> str:
    return f"building-{number}"


def kodama(seat: int, region: str) -> str:
    return f"kodama-{seat}-{region}"


def treasure(region: str) -> str:
    return f"treasure-{region}"


# The river


def sign(region: str) -> str:
    """The post with the name of a region."""
    return f"sign-{region}"


def crossing(region: str) -> str:
    """What becomes of a die that crosses, told beside a ford."""
    return f"crossing-{region}"


def bridge(path: str, space: int) -> str:
    """The bridge behind a pilgrimage space."""
    return f"bridge-{path}-{space}"


# The hills


def favour(hill: str, kind: str) -> str:
    """The bitoku, the yokai or the deeds of a hill."""
    return f"hill-{hill}-{kind}"


def hikaru(hill: str, kind: str) -> str:
    """Where the Hikaru marker lies that covers a favour."""
    return f"hill-{hill}-{kind}-hikaru"


def deed(hill: str, number: int) -> str:
    """One of the deeds of a hill, from 1."""
    return f"hill-{hill}-deeds-{number}"


def hill_space(area: int, space: int) -> str:
    """A die space on the far bank, from 1; areas are numbered from 0."""
    return f"hill-area-{area}-{space}"


# The wisdom paths


def path_space(path: str, space: int) -> str:
    """A pilgrimage space, from 1."""
    return f"path-{path}-{space}"


def branch(path: str, id: str) -> str:
    return f"branch-{path}-{id}"


# Displays, tiles, decks


def display(kind: str) -> str:
    return f"display-{kind}"


def display_space(kind: str, space: int) -> str:
    """A space of a display; 1 is the final one."""
    return f"display-{kind}-{space}"


def mitama(number: int) -> str:
    return f"mitama-{number}"


def dragonfly(number: int) -> str:
    return f"dragonfly-{number}"


def crystal(number: int) -> str:
    return f"crystal-{number}"


def rock(number: int) -> str:
    return f"rock-{number}"


def deck(kind: str) -> str:
    """A common deck: of yokai, bitoku or visions."""
    return f"{kind}-deck"


def looked_at(kind: str, card: str) -> str:
    """A card that a seat has just looked at."""
    return f"{kind}-deck-{card}"


# Personal boards


def points(seat: int) -> str:
    """A seat's marker on the spirit path."""
    return f"vp-{seat}"


def goods(seat: int, good: str) -> str:
    """The place of a resource or an amulet in a seat's stock."""
    return f"seat-{seat}-{good}"


def amount(seat: int, good: str, number: int) -> str:
    """So many of a good, gained or spent at once."""
    return f"seat-{seat}-{good}-{number}"


def stock(seat: int) -> str:
    return f"seat-{seat}-stock"


def dice(seat: int) -> str:
    return f"seat-{seat}-dice"


def die(seat: int, slot: str) -> str:
    return f"seat-{seat}-die-{slot}"


def die_place(seat: int, slot: str, value: int) -> str:
    """The place beside a slot, for a die of this value."""
    return f"seat-{seat}-dice-{slot}-{value}"


def slot(seat: int, number: int) -> str:
    """A yokai slot, from 1."""
    return f"seat-{seat}-slot-{number}"


def yokai(seat: int, card: str) -> str:
    """A card in hand."""
    return f"seat-{seat}-yokai-{card}"


def own_deck(seat: int) -> str:
    return f"seat-{seat}-deck"


def vision(seat: int, number: int) -> str:
    return f"seat-{seat}-vision-{number}"


def crystal_space(seat: int, id: str) -> str:
    return f"seat-{seat}-crystal-{id}"


def rock_route(seat: int) -> str:
    return f"seat-{seat}-rockside"


def rockside(seat: int, id: str) -> str:
    """A pilgrim space of the rock route."""
    return f"seat-{seat}-rockside-{id}"


def bitoku_path(seat: int) -> str:
    return f"seat-{seat}-bitoku"


def bitoku(seat: int, number: int) -> str:
    """A card of the bitoku path, from 1."""
    return f"seat-{seat}-bitoku-{number}"


def pilgrims(seat: int) -> str:
    """The available pilgrims."""
    return f"seat-{seat}-pilgrims"


# What is only looked at


def stack(kind: str) -> str:
    """The stack beside a display."""
    return f"{kind}-stack"


def discards(kind: str) -> str:
    """The discard pile of a common deck."""
    return f"{kind}-discard"


def neutral_kodama(region: str) -> str:
    return f"kodama-neutral-{region}"


def personal_board(seat: int) -> str:
    return f"seat-{seat}-board"


def own_points(seat: int) -> str:
    """The points as they stand on the personal board."""
    return f"seat-{seat}-points"


def vision_place(seat: int, number: int) -> str:
    """Where a further vision would lie; 1 is the first place."""
    return f"seat-{seat}-vision-place-{number}"


def belongings(seat: int, kind: str) -> str:
    """How many things of a kind a seat has."""
    return f"seat-{seat}-has-{kind}"


def own_discards(seat: int) -> str:
    return f"seat-{seat}-discard"


def constructions(seat: int) -> str:
    """The building track."""
    return f"seat-{seat}-construction"


def souls(seat: int) -> str:
    """Mitamas and dragonflies, combined or waiting."""
    return f"seat-{seat}-souls"


def tengu_outcome(number: int) -> str:
    """The row that an action card would lead to."""
    return f"tengu-outcome-{number}"


def tengu_card(number: int) -> str:
    """An action card of the tengu, from 1 at the left."""
    return f"tengu-card-{number}"


def tengu_row(letter: str) -> str:
    """A row of the activation cycle."""
    return f"tengu-row-{letter}"


# Parts of effects


def concerned(effect: Effect, seat: int, seats: int) -> tuple[str, ...]:
    """Where a part of an effect that a seat may choose takes place."""
    if isinstance(effect, Word):
        return _concerned(effect, seat, seats)
    if isinstance(effect, (InTurn, Either, AnyOrder)):
        return tuple(dict.fromkeys(id for part in effect.parts for id in concerned(part, seat, seats)))
    return concerned(effect.then if isinstance(effect, Cost) else effect.part, seat, seats)


def _concerned(word: Word, seat: int, seats: int) -> tuple[str, ...]:
    name = word.name
    match name:
        case "vp":
            return (points(seat),)
        case "amulet":
            name = f"amulet-{word.args[0]}"
            return goods(seat, name), amount(seat, name, word.amount)
        case "any":
            return (stock(seat),)
        case "unlock":
            return (dice(seat),)
        case "draw":
            return (own_deck(seat),)
        case "yokai" | "bitoku" | "vision":
            return (deck(name),)
        case "kodama" | "kodama-here":
            return tuple(kodama(seat, region) for region in REGIONS)
        case "kodama-back":
            return tuple(kodama(rival, region) for rival in range(seats) if rival != seat for region in REGIONS)
        case "move":
            return bitoku_path(seat), pilgrims(seat)
        case "rock":
            return (ROCK_GARDEN,)
        case "pilgrim":
            return (rock_route(seat),)
        case "build":
            return (display("building"),)
    if name in DISPLAYS:
        return (display(name),)
    if name in RESOURCES:
        return goods(seat, name), amount(seat, name, word.amount)
    return ()
