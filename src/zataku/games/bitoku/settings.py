"""The options of a match: what can be set, the edition presets, what goes together, and what it all means."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from zataku.kernel.game import MatchOption, OptionGroup, Setting, Settings

_SOLO = (1,)
_TWO_PLAYER_BOARD = (1, 2)

#: Rows of the ledger's table where the editions differ: the option and its value in each edition.
_BY_EDITION: dict[str, dict[str, str | bool]] = {
    "es": {
        "vision_deadline": "ascension_start",
        "tengu_second_rock": "garden",
        "tengu_dream_rewards": True,
        "tengu_mitama_vp": True,
        "tengu_kodama_first": False,
        "disputed_needs_crossable": True,
    },
    "ru": {
        "vision_deadline": "vision_step",
        "tengu_second_rock": "leftovers",
        "tengu_dream_rewards": False,
        "tengu_mitama_vp": False,
        "tengu_kodama_first": True,
        "disputed_needs_crossable": False,
    },
    "default": {
        "vision_deadline": "ascension_start",
        "tengu_second_rock": "leftovers",
        "tengu_dream_rewards": False,
        "tengu_mitama_vp": True,
        "tengu_kodama_first": False,
        "disputed_needs_crossable": True,
    },
}

DIFFICULTIES = (
    "easier_no_dragonfly",
    "easier_no_yokai",
    "easier_no_resources",
    "easier_kodama",
    "easier_no_fruits",
    "harder_pilgrim",
    "harder_kodamas",
    "harder_dragonflies",
    "harder_leads",
)

#: "edition" means: as the preset `edition` says.
OPTIONS: tuple[MatchOption, ...] = (
    MatchOption("edition", ("default", "es", "ru")),
    MatchOption("harder_forest", (False, True)),
    MatchOption("vision_deadline", ("edition", "ascension_start", "vision_step")),
    MatchOption("copy_requires_dominance", (False, True), _TWO_PLAYER_BOARD),
    MatchOption("tengu_second_rock", ("edition", "leftovers", "garden"), _SOLO),
    MatchOption("tengu_dream_rewards", ("edition", "off", "on"), _SOLO),
    MatchOption("tengu_mitama_vp", ("edition", "on", "off"), _SOLO),
    MatchOption("tengu_kodama_first", ("edition", "off", "on"), _SOLO),
    MatchOption("disputed_needs_crossable", ("edition", "on", "off"), _SOLO),
    MatchOption("home_is_lower_bank", (False, True), _SOLO),
    MatchOption("tengu_takes_any", (False, True), _SOLO),
    *(MatchOption(name, (False, True), _SOLO) for name in DIFFICULTIES),
)


_EASIER = {name: True for name in DIFFICULTIES if name.startswith("easier")}
_HARDER = {name: True for name in DIFFICULTIES if name.startswith("harder")}
GROUPS: tuple[OptionGroup, ...] = (
    OptionGroup(
        "edition",
        ("edition", *_BY_EDITION["default"]),
        {"recommended": {}, "spanish": {"edition": "es"}, "russian": {"edition": "ru"}},
    ),
    OptionGroup("tengu", DIFFICULTIES, {"standard": {}, "easier": _EASIER, "harder": _HARDER}),
    OptionGroup("readings", ("copy_requires_dominance", "home_is_lower_bank", "tengu_takes_any")),
)


def check(players: int, settings: Settings) -> None:
    """No dragonfly and two dragonflies exclude each other (BK-264)."""
    if settings.get("easier_no_dragonfly") and settings.get("harder_dragonflies"):
        raise ValueError("easier_no_dragonfly and harder_dragonflies of bitoku exclude each other")


@dataclass(frozen=True, slots=True)
class Switches:
    """The options of a match as the rules ask for them."""

    harder_forest: bool
    visions_at_their_step: bool
    copy_requires_dominance: bool
    tengu_rock_from_garden: bool
    tengu_dream_rewards: bool
    tengu_mitama_vp: bool
    tengu_kodama_first: bool
    disputed_needs_crossable: bool
    home_is_lower_bank: bool
    tengu_takes_any: bool
    easier_no_dragonfly: bool
    easier_no_yokai: bool
    easier_no_resources: bool
    easier_kodama: bool
    easier_no_fruits: bool
    harder_pilgrim: bool
    harder_kodamas: bool
    harder_dragonflies: bool
    harder_leads: bool


def switches(settings: Settings) -> Switches:
    """What the settings mean."""
    return _switches(tuple(settings.items()))


@cache
def _switches(items: tuple[tuple[str, Setting], ...]) -> Switches:
    settings = dict(items)
    edition = _BY_EDITION[str(settings.get("edition", "default"))]

    def chosen(name: str) -> str | bool:
        value = settings.get(name, "edition")
        if value == "edition":
            return edition[name]
        return {"on": True, "off": False}.get(str(value), str(value))

    return Switches(
        harder_forest=bool(settings.get("harder_forest", False)),
        visions_at_their_step=chosen("vision_deadline") == "vision_step",
        copy_requires_dominance=bool(settings.get("copy_requires_dominance", False)),
        tengu_rock_from_garden=chosen("tengu_second_rock") == "garden",
        tengu_dream_rewards=bool(chosen("tengu_dream_rewards")),
        tengu_mitama_vp=bool(chosen("tengu_mitama_vp")),
        tengu_kodama_first=bool(chosen("tengu_kodama_first")),
        disputed_needs_crossable=bool(chosen("disputed_needs_crossable")),
        home_is_lower_bank=bool(settings.get("home_is_lower_bank", False)),
        tengu_takes_any=bool(settings.get("tengu_takes_any", False)),
        **{name: bool(settings.get(name, False)) for name in DIFFICULTIES},
    )
