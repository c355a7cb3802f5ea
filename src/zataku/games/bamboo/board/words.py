"""What the things on the board are called: for a pointer, a screen reader and the enlarged picture."""

from __future__ import annotations

from zataku.draw.stage import Speaks
from zataku.kernel.effects import Cost, Word
from zataku.kernel.messages import message

from ..names import condition_name
from ..view import BambooView, HarmonyTileView, HouseTileView, MarketCellView, ShootView, TempleView
from .seen import HARMONY_TILES, SPIRITS, Outlook, leading


def moment(view: BambooView, speaker: Speaks) -> str:
    """How far the match is: round, season and side."""
    return speaker.text(
        "board-title",
        round=view["round"],
        rounds=view["rounds"],
        season=view["season"] or "none",
        side=view["side"],
    )


def shoot_name(speaker: Speaks, shoot: ShootView) -> str:
    return speaker.text(
        "name-shoot",
        colour=message(f"name-colour-{shoot['colour']}"),
        action=message(f"name-action-{shoot['action']}"),
    )


def house_tile_name(speaker: Speaks, tile: HouseTileView) -> str:
    return speaker.text("name-house-tile", kind=message(f"name-kind-{tile['kind']}"), comfort=tile["comfort"])


def market_cell_name(speaker: Speaks, cell: MarketCellView, tile: HouseTileView | None) -> str:
    """What a cell of the house market costs and brings, with the tile that lies there."""
    terms = speaker.effect(Cost((Word("coin", cell["price"]),), Word("happiness", cell["happiness"])))
    return terms if tile is None else f"{house_tile_name(speaker, tile)}: {terms}"


def harmony_name(speaker: Speaks, tile: HarmonyTileView, missing: int | None = None, *, told: bool = False) -> str:
    """The condition in words; where it was looked at, whether it is met."""
    face = HARMONY_TILES[tile["id"]]
    name = speaker.text(
        "name-harmony-tile",
        part=message(f"name-part-{tile['part']}"),
        condition=condition_name(face),
        points=tile["points"],
    )
    if not told:
        return name
    if missing is None:
        return f"{name}. {speaker.text('thing-impossible')}"
    return f"{name}. {speaker.text('thing-missing', count=missing)} {speaker.text('thing-half', amount=face.half)}"


def spirit_name(speaker: Speaks, kind: str) -> str:
    """Its name, what it does and what waking it costs."""
    return speaker.text(
        "thing-spirit",
        spirit=message(f"name-spirit-{kind}"),
        power=message(f"name-power-{kind}"),
        season=SPIRITS[kind].phase,
        cost=SPIRITS[kind].wake,
    )


def temple_name(speaker: Speaks, temple: TempleView) -> str:
    """Whose incense lies there, and who would be blessed now."""
    sticks = temple["incense"]
    name = speaker.text(f"name-temple-{temple['id']}")
    name = name[:1].upper() + name[1:]
    counts = [
        speaker.text("thing-sticks", seat=owner_name(speaker, owner), amount=sticks.count(owner))
        for owner in dict.fromkeys(sticks)
    ]
    told = f"{name}: {'; '.join(counts)}" if counts else name
    winner = leading(sticks)
    if winner is None or temple["spirit"] is None:
        return told
    spirit = message(f"name-spirit-{temple['spirit']}")
    if isinstance(winner, str):
        return f"{told}. {speaker.text('thing-ghost-wins', spirit=spirit)}"
    return f"{told}. {speaker.text('thing-wins', spirit=spirit, seat=speaker.seat(winner))}"


def owner_name(speaker: Speaks, owner: int | str) -> str:
    return speaker.text("board-ghost") if isinstance(owner, str) else speaker.seat(owner)


def outlook_name(speaker: Speaks, outlook: Outlook, *, night: bool) -> str:
    """What would be scored now, part by part."""
    parts = [
        f"{speaker.text(f'part-{name}')} {amount}"
        for name, amount in outlook._asdict().items()
        if name != "night" or night
    ]
    return f"{speaker.text('thing-outlook', amount=outlook.total)}: {', '.join(parts)}"
