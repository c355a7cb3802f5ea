"""At a table: playing, sitting down with an invitation, and looking back."""

from __future__ import annotations

from collections.abc import AsyncIterator

from litestar import Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import Redirect, Stream
from litestar.response.base import ASGIResponse
from litestar.status_codes import HTTP_303_SEE_OTHER

from zataku.table.boards import definitions, work
from zataku.table.cuts import Page
from zataku.table.fairness import clean_contribution
from zataku.table.hub import LOOK, WELCOME, Onlooker
from zataku.table.joining import check_invitation, sit_down
from zataku.table.listing import line_of
from zataku.table.looking import look_of
from zataku.table.people import remember_name
from zataku.table.refused import Refused
from zataku.table.rendering import AS_IT_IS, packed, page
from zataku.table.requests import Ask, check_form, form_of, house_of, last_event, own_name, player_of, visitor_of
from zataku.table.scene import sitters
from zataku.table.words import match_speaker

from .lobby import shown_game
from .shown import shown, told


@get("/tables/{id:str}")
async def table_page(request: Ask, id: FromPath[str]) -> Response[str]:
    house = house_of(request)
    live = await house.tables.open(id)
    return page(request, "table.html", **await told(house, live, look_of(request)), definitions=definitions(live.game))


@get("/tables/{id:str}/fragment", opt={AS_IT_IS: True})
async def table_fragment(request: Ask, id: FromPath[str]) -> ASGIResponse:
    """All that may change."""
    house = house_of(request)
    live = await house.tables.open(id)
    look = look_of(request)
    seen = shown(look, await told(house, live, look))
    return packed(request, "".join([region.text for region in seen]).encode())


@get("/tables/{id:str}/stream", media_type="text/event-stream", opt={AS_IT_IS: True})
async def table_stream(request: Ask, id: FromPath[str]) -> Stream:
    """What changes on the page, as it happens: after each entry, or after several, what the page shows then.

    A browser that says which entry it shows is sent nothing before there is another one.
    """
    house = house_of(request)
    live = await house.tables.open(id)
    look = look_of(request)
    address = look.visitor.address
    house.hub.check(address)
    after = last_event(request)

    async def send() -> AsyncIterator[bytes]:
        with house.hub.subscription(id, Onlooker(), address) as onlooker:
            yield WELCOME
            if after != live.number:
                onlooker.look_again()
            sent = Page()
            async for data in onlooker.stream():
                if data != LOOK:
                    yield data
                    continue
                async with house.doorman.turn_to_look(look.visitor, whole_log=look.whole_log):
                    onlooker.looks()
                    known = await told(house, live, look, marked=False)
                    number = known["scene"].number
                    sent, new = sent.next(shown(look, known))
                yield b"id: %d\nevent: page\ndata: %b\n\n" % (number, new)

    return Stream(send(), media_type="text/event-stream", headers={"x-accel-buffering": "no"})


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


PAGES = (table_page, table_fragment, table_stream, work_fragment, table_picture, join_page, join)
