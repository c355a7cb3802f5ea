"""Pieces of Fuji Koro's picture in text that stand on the table and on a samurai's sheet alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from zataku.draw.panels import thing
from zataku.language import Speaker

from .. import elements
from .. import map as volcano
from ..components import CARD_BY_ID
from ..names import card_face, cell_name

DRAGON_STYLES: Final = {"blue": "blue", "green": "green", "red": "red", "legendary": "bold white"}


def map_name(name: str, speaker: Speaker) -> str:
    """A place or a cell as the map in text calls it: tiles and their cells by their codes."""
    place = volcano.PLACE_BY_NAME[name.partition("/")[0]]
    return name if volcano.PLACE_IS_AREA[place] else speaker.say(cell_name(name))


def listed(label: str, things: Iterable[Text | str]) -> Text:
    """`Label: one, another`."""
    text = Text(f"{label}: ")
    for number, each in enumerate(things):
        text.append(", " if number else "")
        text.append(each)
    return text


def card(id: str, speaker: Speaker) -> Text:
    return Text(speaker.say(card_face(CARD_BY_ID[id])), style=thing(elements.card(id)))


def scroll(id: str, speaker: Speaker) -> Text:
    return Text(
        f"{speaker.text('name-scroll-' + id)}: {speaker.text('about-scroll-' + id)}", style=thing(elements.card(id))
    )
