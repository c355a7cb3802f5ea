"""Messages that name things."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zataku.kernel.effects import Effect, InTurn, Word
from zataku.kernel.messages import Message, message

from .components import (
    ALL_BRANCHES,
    BITOKU,
    BITOKU_TYPES,
    BRANCHES,
    BUILDING_TYPES,
    BUILDINGS,
    CRYSTAL_SPACES,
    CRYSTALS,
    DRAGONFLIES,
    FOREST_ACTIONS,
    HOME_SPACES,
    MITAMA_TYPES,
    MITAMAS,
    NEEDS,
    PATH_LENGTH,
    PATHS,
    REGIONS,
    RESOURCES,
    RIVER_NAMES,
    ROCK_ROUTE,
    ROCKS,
    SLOT_NAMES,
    TENGU_CARDS,
    TORII,
    TORII_SETS,
    TREASURE_IDS,
    TREASURES,
    TRIGGERS,
    VISIONS,
    YOKAI,
    YOKAI_TYPES,
    Goods,
    TenguCard,
)


def yokai_name(card: int) -> Message:
    yokai = YOKAI[card]
    id = "name-starting-yokai" if yokai.starting else "name-yokai"
    return message(id, id=yokai.id, kind=_kind(YOKAI_TYPES[yokai.type]), action=yokai.action)


def bitoku_name(card: int) -> Message:
    bitoku = BITOKU[card]
    return message("name-bitoku", id=bitoku.id, kind=_kind(BITOKU_TYPES[bitoku.type]), action=bitoku.action)


def vision_name(card: int) -> Message:
    vision = VISIONS[card]
    asked = zip(NEEDS, vision.needs, strict=True)
    needs = tuple(message(f"name-count-{need}", amount=amount) for need, amount in asked if amount)
    return message("name-vision", id=vision.id, needs=needs)


def crystal_name(tile: int) -> Message:
    crystal = CRYSTALS[tile]
    if crystal.action is None:
        reason = message(f"name-reason-{TRIGGERS[crystal.trigger]}")
        return message("name-memory-crystal", id=crystal.id, points=crystal.vp, trigger=reason)
    return message("name-crystal", id=crystal.id, kind=_kind(crystal.colour), action=crystal.action)


def mitama_name(tile: int) -> Message:
    mitama = MITAMAS[tile]
    return message("name-mitama", id=mitama.id, kind=_kind(MITAMA_TYPES[mitama.type]), action=mitama.action)


def mitama_type_name(kind: int) -> Message:
    return message(f"name-type-{MITAMA_TYPES[kind]}")


def dragonfly_name(tile: int) -> Message:
    return message("name-dragonfly", id=DRAGONFLIES[tile].id, action=DRAGONFLIES[tile].action)


def torii_name(tile: int) -> Message:
    set = next(name for name, tiles in TORII_SETS.items() if tile in tiles)
    return message("name-torii", id=TORII[tile].id, set=set, action=TORII[tile].action)


def rock_name(tile: int) -> Message:
    rock = ROCKS[tile]
    types = {"yokai": YOKAI_TYPES, "mitama": MITAMA_TYPES, "building": BUILDING_TYPES}[rock.kind]
    shows = tuple(message(f"name-type-{types[kind]}") for kind in rock.shows)
    return message("name-rock", id=rock.id, shows=shows)


def building_name(tile: int) -> Message:
    building = BUILDINGS[tile]
    kind = _kind((*BUILDING_TYPES, "ancient")[building.type])
    return message("name-building", id=building.id, kind=kind, minimum=building.minimum, action=building.action)


def treasure_name(treasure: int) -> Message:
    prizes = " / ".join(str(prize) for prize in TREASURES[treasure] if prize)
    return message("name-treasure", id=TREASURE_IDS[treasure], prizes=prizes)


def tengu_card_name(card: int, takes_any: bool) -> Message:
    """`takes_any`: its upper half means any card of a kind shown (BK-216)."""
    action = TENGU_CARDS[card]
    kinds = ("yokai", "bitoku") if takes_any else ("favourite-yokai", "rarest-bitoku")
    shown = (action.yokai, action.bitoku)
    wants = [message(f"name-tengu-wants-{kind}") for kind, there in zip(kinds, shown, strict=True) if there]
    wanted = wants[0] if len(wants) == 1 else message("name-tengu-wants-both", first=wants[0], second=wants[1])
    return message("name-tengu-card", id=action.id, wants=wanted, place=_tengu_place(action))


def _tengu_place(action: TenguCard) -> Message:
    if action.place < 0:
        return message("name-tengu-favourite")
    goods = tuple(message(f"name-resource-{RESOURCES[kind]}") for kind in action.goods)
    shows = goods or ((message(f"name-shown-{action.shows}"),) if action.shows else ())
    region = hill_name(action.place)
    return message("name-tengu-place", region=region, shows=shows) if shows else region


def home_name(space: int) -> Message:
    return message("name-home", id=HOME_SPACES[space].id, number=space + 1, action=HOME_SPACES[space].action)


def _kind(name: str) -> Message:
    """A type as the name of a component begins with it."""
    return message(f"name-kind-{name}")


_NAMES: dict[str, tuple[Sequence[str], Callable[[int], Message]]] = {
    "yokai": ([card.id for card in YOKAI], yokai_name),
    "bitoku": ([card.id for card in BITOKU], bitoku_name),
    "vision": ([card.id for card in VISIONS], vision_name),
    "crystal": ([tile.id for tile in CRYSTALS], crystal_name),
    "mitama": ([tile.id for tile in MITAMAS], mitama_name),
    "dragonfly": ([tile.id for tile in DRAGONFLIES], dragonfly_name),
    "torii": ([tile.id for tile in TORII], torii_name),
    "rock": ([tile.id for tile in ROCKS], rock_name),
    "building": ([tile.id for tile in BUILDINGS], building_name),
    "treasure": (TREASURE_IDS, treasure_name),
    "home": ([space.id for space in HOME_SPACES], home_name),
}


def tengu_card_called(id: str, takes_any: bool) -> Message:
    """The name of the action card with this id."""
    return tengu_card_name([card.id for card in TENGU_CARDS].index(id), takes_any)


def component_name(kind: str, id: str) -> Message:
    """The name of a card or tile of which a view tells the id."""
    ids, name = _NAMES[kind]
    return name(ids.index(id))


def region_name(region: int) -> Message:
    return message(f"name-region-{REGIONS[region]}")


def hill_name(hill: int) -> Message:
    return message(f"name-region-{RIVER_NAMES[hill]}")


def hill_itself(hill: int) -> Message:
    """The hill across the river from a region."""
    return message(f"name-hill-{RIVER_NAMES[hill]}")


def favour_name(favour: int) -> Message:
    return message(f"name-favour-{'abc'[favour]}")


def forest_row_name(row: int) -> Message:
    """A forest action: where, and from which value on."""
    action = FOREST_ACTIONS[row]
    return message("name-forest-row", region=hill_name(action.region), amount=action.minimum)


def display_space_name(tile: Message, space: int) -> Message:
    """A tile in a display, and the space from the cheapest on."""
    return message("name-display-space", tile=tile, space=space + 1)


def yokai_in_short(card: int) -> Message:
    """A yokai by what it is and does, for a choice among cards at hand."""
    return message("name-yokai", id=YOKAI[card].id, kind=yokai_kind(card), action=YOKAI[card].action)


def yokai_kind(card: int) -> Message:
    """What a yokai is, without what it does."""
    return _kind(YOKAI_TYPES[YOKAI[card].type])


def crystal_space_name(space: int) -> Message:
    return message(f"name-crystal-space-{CRYSTAL_SPACES[space].id}")


def rock_space_name(space: int) -> Message:
    return message(f"name-rock-space-{ROCK_ROUTE[space].id}")


def colour_name(colour: str) -> Message:
    return message(f"name-colour-{colour}")


def trigger_name(trigger: int) -> Message:
    return message(f"name-trigger-{TRIGGERS[trigger]}")


def slot_name(slot: int) -> Message:
    return message(f"name-slot-{SLOT_NAMES[slot]}")


def path_name(path: int) -> Message:
    return message(f"name-path-{PATHS[path]}")


def position_name(position: int) -> Message:
    """A pilgrimage space."""
    path, space = divmod(position, PATH_LENGTH)
    return message("name-path-space", path=path_name(path), space=space + 1)


def branch_place(branch: int) -> Message:
    """A side branch, and on which path it is."""
    return message("name-path-branch", path=path_name(branch // len(BRANCHES)), branch=branch_name(branch))


def branch_name(branch: int) -> Message:
    return message(f"name-branch-{ALL_BRANCHES[branch].id}")


def effect_of(goods: Goods) -> Effect:
    """Resources as an effect, for whoever has to show them."""
    parts = tuple(Word(name, amount) for name, amount in zip(RESOURCES, goods, strict=True) if amount)
    return parts[0] if len(parts) == 1 else InTurn(parts)
