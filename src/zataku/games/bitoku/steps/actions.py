"""The actions printed on components, compiled. Filled in by `effects.py` once all words have their steps."""

from __future__ import annotations

from typing import Any, Final

from zataku.kernel.interpreter import Entry
from zataku.kernel.steps import Step


class Actions:
    """For each set of components the step of each one's action, by the component's index."""

    __slots__ = (
        "bitoku",
        "buildings",
        "crystals",
        "deeds",
        "dragonflies",
        "forest",
        "home",
        "mitamas",
        "torii",
        "yokai",
    )

    def __init__(self) -> None:
        self.yokai: tuple[Step[Any], ...] = ()
        self.bitoku: tuple[Step[Any], ...] = ()
        self.crystals: tuple[Step[Any] | None, ...] = ()
        self.mitamas: tuple[Step[Any], ...] = ()
        self.dragonflies: tuple[Step[Any], ...] = ()
        self.torii: tuple[Step[Any], ...] = ()
        self.buildings: tuple[Step[Any], ...] = ()
        self.forest: tuple[Step[Any], ...] = ()
        self.home: tuple[Step[Any], ...] = ()
        self.deeds: tuple[Entry, ...] = ()


ACTIONS: Final = Actions()
