"""Taking a free seat at a table that everybody may see, and the name that others are told."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from zataku.table.listing import line_of
from zataku.table.live import LiveTable
from zataku.table.people import remember_name
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, check_form, form_of, house_of, own_name, player_of, visitor_of
from zataku.table.scene import sitters
from zataku.table.seats import Sitter

from .lobby import shown_game


def _free_seat(live: LiveTable) -> int:
    """A seat that anybody may take; Refused if there is none."""
    if not live.table.settings.listed:
        raise Refused(403, "refused-invitation")
    free = [number for number, seat in enumerate(live.seats) if seat.sitter is Sitter.OPEN]
    if not free:
        raise Refused(409, "refused-seat-taken")
    return free[0]


@get("/tables/{id:str}/join")
async def free_seat_page(request: Ask, id: FromPath[str]) -> Response[str]:
    house = house_of(request)
    visitor = visitor_of(request)
    live = await house.tables.open(id)
    return page(
        request,
        "join.html",
        table=live.table,
        line=line_of(live, visitor.player, visitor.language, house.now()),
        game=shown_game(live.game, visitor.language),
        seat=_free_seat(live),
        sitting=sitters(live.game, live.seats, visitor.language),
        host="",
        name=await own_name(request),
    )


@post("/tables/{id:str}/join", guards=[check_form])
async def take_free_seat(request: Ask, id: FromPath[str]) -> Redirect:
    house = house_of(request)
    player = player_of(request)
    live = await house.tables.open(id)
    name = await remember_name(house, player, (await form_of(request)).get("name", ""))
    if not name:
        raise Refused(422, "refused-name")
    await house.tables.join(live, _free_seat(live), player, name)
    return Redirect(f"/tables/{id}", status_code=HTTP_303_SEE_OTHER)


PAGES = (free_seat_page, take_free_seat)
