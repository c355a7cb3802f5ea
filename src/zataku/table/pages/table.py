"""At a table: playing, sitting down with an invitation, and looking back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.response.base import ASGIResponse
from litestar.status_codes import HTTP_303_SEE_OTHER

from zataku.table.boards import Picture, definitions, work
from zataku.table.cuts import HAVE, only_new
from zataku.table.fairness import clean_contribution
from zataku.table.joining import check_invitation, invitations, sit_down
from zataku.table.kept import KeptMatch
from zataku.table.listing import line_of
from zataku.table.live import LiveTable
from zataku.table.people import remember_name
from zataku.table.refused import Refused
from zataku.table.rendering import AS_IT_IS, once, packed, page, regions
from zataku.table.requests import (
    Ask,
    asked_number,
    check_form,
    form_of,
    house_of,
    origin_of,
    own_name,
    player_of,
    visitor_of,
)
from zataku.table.result import Result, result_of
from zataku.table.scene import SHAPES, Scene, scene, sitters
from zataku.table.words import match_speaker

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
#: For how many who look a table keeps them, and what stands for the board where its region is kept with them.
_CALM_KEPT = 4
_BOARD = Picture("\ue002")
#: The cookie in which a page notes the shape of one's own board.
SHAPE = "zataku_shape"


async def _told(request: Ask, live: LiveTable) -> dict[str, Any]:
    """What the templates are told of a table as the visitor sees it."""
    visitor = visitor_of(request)
    shown = _scene(request, live)
    is_host = visitor.player is not None and live.host == visitor.player
    return {
        "table": live.table,
        "live": live,
        "scene": shown,
        "game": shown_game(live.game, visitor.language),
        "is_host": is_host,
        "company": len(live.people()) > 1,
        "stopping": ", ".join(live.seats[number].name for who in live.stopping for number in live.seats_of(who)[:1]),
        "chat": live.chat,
        "result": await _result(request, live, shown.seat) if live.match.over else None,
        "rematch": live.rematch,
        "invitations": invitations(request, live) if is_host and not live.match.over else {},
    }


def _scene(request: Ask, live: LiveTable) -> Scene:
    """What the visitor sees; whoever only watches sees what all do who watch, and that is put together once."""
    house, visitor = house_of(request), visitor_of(request)
    now = house.now()
    wanted, opened = asked_number(request, "as"), asked_number(request, "open")
    whole_log = request.query_params.get("log") == "all"
    shape = shape_of(request)

    def seen() -> Scene:
        return scene(
            live,
            visitor.player,
            visitor.language,
            now,
            wanted=wanted,
            whole_log=whole_log,
            opened=opened,
            shape=shape,
        )

    if live.seats_of(visitor.player) or live.away_of(visitor.player):
        return seen()
    # A clock that runs is shown to the second.
    second = 0 if live.seconds_left(now) is None else int(now)
    return house.watched.get((live, live.number, visitor.language, second, whole_log, opened, shape), seen)


def shape_of(request: Ask) -> str:
    """The shape of one's own board that this device has room for, as its page has noted."""
    shape = request.cookies.get(SHAPE, "")
    return shape if shape in SHAPES else SHAPES[0]


async def _result(request: Ask, live: LiveTable, seat: int | None) -> Result:
    if live.course is None and not isinstance(live.match, KeptMatch):
        live.course = await house_of(request).thinking.course(live)
    link = f"{origin_of(request)}/tables/{live.table.id}"
    return result_of(live, live.course or (), seat, visitor_of(request).language, link)


@get("/tables/{id:str}")
async def table_page(request: Ask, id: FromPath[str]) -> Response[str]:
    live = await house_of(request).tables.open(id)
    return page(request, "table.html", **await _told(request, live), definitions=definitions(live.game))


@get("/tables/{id:str}/fragment", opt={AS_IT_IS: True})
async def table_fragment(request: Ask, id: FromPath[str]) -> ASGIResponse:
    """What may have changed; a browser that says which pieces of it it has is not sent them again."""
    live = await house_of(request).tables.open(id)
    told = await _told(request, live)
    shown = _shown(request, live, told)
    have = request.headers.get(HAVE)
    if have is None:
        return packed(request, "".join([region for region, _ in shown]).encode())
    return packed(request, only_new(shown, have))


def _shown(request: Ask, live: LiveTable, told: dict[str, Any]) -> list[tuple[str, tuple[str, ...]]]:
    """The regions, and what is drawn in each or as it was."""
    seen: Scene = told["scene"]
    calm = _calm_regions(request, live, told)
    lively = [name for name in _REGIONS if name not in calm]
    made = dict(zip(lively, regions(request, lively, **told), strict=True))
    drawn = {
        "own": seen.dock.pieces if seen.dock is not None else (),
        "log": tuple([once("turn", visitor_of(request).language, turn) for turn in seen.log]),
    }
    shown: list[tuple[str, tuple[str, ...]]] = []
    for name in _REGIONS:
        region = calm.get(name) or made[name]
        if name == "board":
            shown.append((region.replace(_BOARD, seen.board, 1), seen.board.pieces))
        elif name in calm:
            shown.append((region, (region,)))
        else:
            shown.append((region, drawn.get(name, ())))
    return shown


def _calm_regions(request: Ask, live: LiveTable, told: dict[str, Any]) -> dict[str, str]:
    """What has not changed for whoever looks, unless people did something or a round began; none at the end."""
    seen: Scene = told["scene"]
    if seen.over or seen.peek is not None:
        return dict(zip(("board",), regions(request, ("board",), **told), strict=True))
    visitor = visitor_of(request)
    did = live.number - live.position
    key = (visitor.player, visitor.language, origin_of(request), did, seen.moment, seen.round, seen.rounds)
    calm = live.calm.get(key)
    if calm is None:
        names = (*_CALM, "board")
        bare = told | {"scene": replace(seen, board=_BOARD)}
        calm = live.calm[key] = dict(zip(names, regions(request, names, **bare), strict=True))
        while len(live.calm) > _CALM_KEPT:
            del live.calm[next(iter(live.calm))]
    return calm


#: The longest arrangement that anybody can lay, in letters.
_LONGEST_WORK = 1000


@get("/tables/{id:str}/work")
async def work_fragment(request: Ask, id: FromPath[str]) -> Response[str]:
    """What somebody arranges without choosing anything yet: drawn with the figures that it has as it lies."""
    visitor = visitor_of(request)
    live = await house_of(request).tables.open(id)
    deciding = live.deciding
    if deciding is None or not live.sits_there(visitor.player, deciding):
        raise Refused(409, "refused-not-deciding")
    laid = request.query_params.get("laid", "")[:_LONGEST_WORK]
    speaker = match_speaker(live.game, live.seats, visitor.language)
    try:
        drawn = work(live.game, live.match.view(deciding), speaker, laid)
    except ValueError as error:
        raise Refused(422, "refused-malformed") from error
    return Response(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>', media_type="image/svg+xml")


@get("/tables/{id:str}/picture.png", media_type="image/png", cache_control=CacheControlHeader(max_age=60))
async def table_picture(request: Ask, id: FromPath[str]) -> bytes:
    """What a link to the table shows elsewhere: the position, as anybody may see it."""
    house = house_of(request)
    return await house.previews.picture(await house.tables.open(id))


# Sitting down with an invitation


@get("/tables/{id:str}/join/{seat:int}/{signature:str}")
async def join_page(request: Ask, id: FromPath[str], seat: FromPath[int], signature: FromPath[str]) -> Response[str]:
    visitor = visitor_of(request)
    house = house_of(request)
    live = await house.tables.open(id)
    check_invitation(request, live, seat, signature)
    return page(
        request,
        "join.html",
        table=live.table,
        line=line_of(live, visitor.player, visitor.language, house.now()),
        host=await house.store.player_name(live.host) or "",
        game=shown_game(live.game, visitor.language),
        seat=seat,
        sitting=sitters(live.game, live.seats, visitor.language),
        name=await own_name(request),
    )


@post("/tables/{id:str}/join/{seat:int}/{signature:str}", guards=[check_form])
async def join(request: Ask, id: FromPath[str], seat: FromPath[int], signature: FromPath[str]) -> Redirect:
    house = house_of(request)
    live = await house.tables.open(id)
    form = await form_of(request)
    name = await remember_name(house, player_of(request), form.get("name", ""))
    if not name:
        raise Refused(422, "refused-name")
    await sit_down(request, live, seat, signature, name, clean_contribution(form.get("contribution", "")))
    return Redirect(f"/tables/{id}", status_code=HTTP_303_SEE_OTHER)


PAGES = (table_page, table_fragment, work_fragment, table_picture, join_page, join)
