"""What the page of a table shows: told to the templates, and made region by region where it may change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from zataku.table.cuts import Region
from zataku.table.house import House
from zataku.table.joining import invitations
from zataku.table.kept import KeptMatch
from zataku.table.live import LiveTable
from zataku.table.looking import Look
from zataku.table.rendering import once, regions
from zataku.table.result import Result, result_of
from zataku.table.scene import Scene, scene

from .lobby import shown_game

#: What may change on the page of a table.
_REGIONS = (
    "where",
    "status",
    "notice",
    "prompt",
    "players",
    "scores",
    "board",
    "own",
    "peek",
    "log",
    "chat",
    "manage",
)
#: Those that only people change and the round, until the match is over: they are made once for who looks.
_CALM = ("where", "notice", "scores", "peek", "chat", "manage")
#: For how many who look a table keeps them.
_CALM_KEPT = 4
#: What stands in a region for what is put there at last.
_HOLE = Markup("\ue002")


async def told(house: House, live: LiveTable, look: Look, *, marked: bool = True) -> dict[str, Any]:
    """What the templates are told of a table as somebody sees it, with boards on which choices are marked, or not."""
    visitor = look.visitor
    # Whoever looks at the end waits until its course is known, and sees all that came in the meantime.
    if live.match.over and live.course is None and not isinstance(live.match, KeptMatch):
        async with live.telling_course:
            if live.course is None:
                live.course = await house.thinking.course(live)
    shown = _scene(house, live, look, marked)
    is_host = visitor.player is not None and live.host == visitor.player
    return {
        "table": live.table,
        "live": live,
        "scene": shown,
        "board": shown.board,
        "dock": shown.dock,
        "log": [once("turn", visitor.language, turn) for turn in shown.log],
        "game": shown_game(live.game, visitor.language),
        "is_host": is_host,
        "company": len(live.people()) > 1,
        "stopping": ", ".join(live.seats[number].name for who in live.stopping for number in live.seats_of(who)[:1]),
        "chat": live.chat,
        "result": _result(live, look, shown.seat) if live.match.over else None,
        "rematch": live.rematch,
        "invitations": invitations(house.signer, look.origin, live) if is_host and not live.match.over else {},
    }


def _scene(house: House, live: LiveTable, look: Look, marked: bool) -> Scene:
    """What somebody sees; whoever only watches sees what all do who watch, and that is put together once."""
    now = house.now()
    visitor = look.visitor

    def seen() -> Scene:
        return scene(
            live,
            visitor.player,
            visitor.language,
            now,
            wanted=look.wanted,
            whole_log=look.whole_log,
            opened=look.opened,
            shape=look.shape,
            marked=marked,
        )

    if live.seats_of(visitor.player) or live.away_of(visitor.player):
        return seen()
    # A clock that runs is shown to the second.
    second = 0 if live.seconds_left(now) is None else int(now)
    return house.watched.get(
        (live, live.number, visitor.language, second, look.whole_log, look.opened, look.shape, marked), seen
    )


def _result(live: LiveTable, look: Look, seat: int | None) -> Result:
    link = f"{look.origin}/tables/{live.table.id}"
    return result_of(live, live.course or (), seat, look.visitor.language, link)


def shown(look: Look, told: dict[str, Any]) -> list[Region]:
    """The regions, with what is drawn in them."""
    seen: Scene = told["scene"]
    inside: dict[str, Sequence[str]] = {"board": seen.board.blocks, "log": told["log"]}
    bare = told | {"board": _HOLE, "log": told["log"] and [_HOLE]}
    if seen.dock is not None:
        inside["own"] = seen.dock.blocks
        bare["dock"] = _HOLE
    calm = _calm_regions(look, bare)
    lively = [name for name in _REGIONS if name not in calm]
    made = calm | dict(zip(lively, regions(look.visitor, look.origin, lively, **bare), strict=True))
    return [Region(_filled(made[name], inside.get(name, ()))) for name in _REGIONS]


def _filled(region: str, inside: Sequence[str]) -> Sequence[str]:
    """A region as the texts that it consists of; nothing that people wrote stands behind its hole."""
    if not inside:
        return (region,)
    before, _, behind = region.rpartition(_HOLE)
    return (before, *inside, behind)


def _calm_regions(look: Look, told: dict[str, Any]) -> dict[str, str]:
    """What has not changed for whoever looks, unless people did something or a round began; none at the end."""
    seen: Scene = told["scene"]
    live: LiveTable = told["live"]
    visitor = look.visitor
    if seen.over or seen.peek is not None:
        return {}
    did = live.number - live.position
    key = (visitor.player, visitor.language, look.origin, did, seen.moment, seen.round, seen.rounds)
    calm = live.calm.get(key)
    if calm is None:
        names = (*_CALM, "board")
        calm = live.calm[key] = dict(zip(names, regions(visitor, look.origin, names, **told), strict=True))
        while len(live.calm) > _CALM_KEPT:
            del live.calm[next(iter(live.calm))]
    return calm
