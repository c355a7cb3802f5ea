"""At a table: playing, sitting down with an invitation, and looking back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER
from markupsafe import Markup

from zataku.kernel.game import Scores
from zataku.table.boards import definitions, work
from zataku.table.charts import bars, categories, lines
from zataku.table.fairness import clean_contribution
from zataku.table.house import House
from zataku.table.joining import check_invitation, invitations, sit_down
from zataku.table.kept import KeptMatch
from zataku.table.listing import line_of
from zataku.table.live import LiveTable
from zataku.table.people import remember_name
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, asked_number, check_form, form_of, house_of, own_name, player_of, visitor_of
from zataku.table.scene import scene, sitters
from zataku.table.words import match_speaker

from .lobby import shown_game


@dataclass(frozen=True, slots=True)
class Result:
    """The final scores with their charts; `parts` are the categories, each by its id and its name."""

    scores: Scores
    names: Sequence[str]
    parts: Sequence[tuple[str, str]]
    winners: str
    bars: Markup
    lines: Markup


async def _table(request: Ask, template: str, id: str) -> Response[str]:
    """A table as the visitor sees it, as a whole page or as what may have changed in it."""
    house = house_of(request)
    visitor = visitor_of(request)
    live = await house.tables.open(id)
    now = house.now()
    shown = scene(
        live,
        visitor.player,
        visitor.language,
        now,
        wanted=asked_number(request, "as"),
        whole_log=request.query_params.get("log") == "all",
        opened=[number for number in range(len(live.seats)) if str(number) in request.query_params.getall("open", [])],
    )
    is_host = visitor.player is not None and live.host == visitor.player
    return page(
        request,
        template,
        table=live.table,
        live=live,
        scene=shown,
        game=shown_game(live.game, visitor.language),
        definitions=definitions(live.game),
        is_host=is_host,
        company=len(live.people()) > 1,
        stopping=", ".join(live.seats[number].name for who in live.stopping for number in live.seats_of(who)[:1]),
        chat=live.chat,
        result=await _result(house, live, visitor.language) if live.match.over else None,
        invitations=invitations(request, live) if is_host and not live.match.over else {},
    )


async def _result(house: House, live: LiveTable, language: str) -> Result:
    if live.course is None and not isinstance(live.match, KeptMatch):
        live.course = await house.thinking.course(live)
    speaker = match_speaker(live.game, live.seats, language)
    scores = live.match.scores
    names = [speaker.seat(number) for number in range(len(scores))]
    parts = [(part, speaker.text(f"part-{part}")) for part in categories(scores)]
    winners = speaker.listed([names[seat] for seat in scores.winners])
    return Result(
        scores=scores,
        names=names,
        parts=parts,
        winners=speaker.text("score-winner", count=len(scores.winners), names=winners)
        if scores.winners
        else speaker.text("score-nobody"),
        bars=bars(scores, names, parts),
        lines=lines(live.course, names) if live.course else Markup(""),
    )


@get("/tables/{id:str}")
async def table_page(request: Ask, id: FromPath[str]) -> Response[str]:
    return await _table(request, "table.html", id)


@get("/tables/{id:str}/fragment")
async def table_fragment(request: Ask, id: FromPath[str]) -> Response[str]:
    return await _table(request, "fragment.html", id)


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


PAGES = (table_page, table_fragment, work_fragment, join_page, join)
