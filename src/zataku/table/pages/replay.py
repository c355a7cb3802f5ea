"""Looking back at a match, choice by choice, and playing on from there."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from zataku.kernel.match import Start
from zataku.table.boards import board, definitions, dock, has_own_board
from zataku.table.live import LiveTable
from zataku.table.looking import shape_of
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import (
    Ask,
    asked_number,
    check_form,
    form_of,
    house_of,
    own_name,
    player_of,
    small_number,
    visitor_of,
)
from zataku.table.scene import LogLine, lines_between, seats_at, sitters
from zataku.table.seats import Seat
from zataku.table.setting_up import seat_for, set_up
from zataku.table.tables import NewTable
from zataku.table.thinking import BOTS
from zataku.table.words import match_speaker

from .lobby import shown_game

#: What every game tells when a round begins.
_ROUND = "event-round"


@dataclass(frozen=True, slots=True)
class Told:
    """What was told after one of the choices; `heading` if a round began."""

    at: int
    heading: bool
    line: LogLine


async def _moment(request: Ask, template: str, id: str) -> Response[str]:
    """The match after one of its choices, as a whole page or as what changes from one to the next."""
    house = house_of(request)
    visitor = visitor_of(request)
    live = await house.tables.open(id)
    last = len(live.match.choices)
    at = min(last, asked_number(request, "at") or 0)
    own = live.seats_of(visitor.player)
    seat = own[0] if len(own) == 1 else None
    speaker = match_speaker(live.game, live.seats, visitor.language)
    match = await house.tables.at_position(live, at)
    view = match.view(seat)
    deciding = match.state.seat if at < last else None
    docked = _docked(request, match.seats, seat if seat is not None else match.state.seat)
    shape = shape_of(request)
    counts = [*live.match.event_counts, len(live.match.events)]
    whole = template == "replay.html"
    return page(
        request,
        template,
        table=live.table,
        live=live,
        game=shown_game(live.game, visitor.language),
        definitions=definitions(live.game),
        at=at,
        last=last,
        over=live.over,
        board=board(live.game, view, speaker, {}),
        dock=dock(live.game, view, docked, speaker, shape),
        docked=docked,
        shape=shape,
        seats=seats_at(live, view, speaker, own, deciding),
        drawn=has_own_board(live.game),
        lines=lines_between(live, seat, speaker, counts[at - 1] if at else 0, counts[at]),
        told=_told(live, lines_between(live, seat, speaker, 0, counts[-1])) if whole else [],
        turns=json.dumps(_turns(live)),
        rounds=json.dumps(rounds_of(live)),
        sitting=sitters(live.game, live.seats, visitor.language)[: live.table.players],
        levels=tuple(BOTS),
    )


def _docked(request: Ask, seats: int, otherwise: int) -> int:
    """Whose board lies under the main one: whoever was asked for, else one's own or that of whoever decides."""
    asked = asked_number(request, "board")
    return asked if asked is not None and asked < seats else otherwise


def _after(live: LiveTable) -> list[int]:
    """For each event, after how many choices it was told."""
    after = [0] * len(live.match.events)
    counts = [*live.match.event_counts, len(live.match.events)]
    for choice, (begin, end) in enumerate(pairwise(counts), start=1):
        after[begin:end] = [choice] * (end - begin)
    return after


def _told(live: LiveTable, lines: tuple[LogLine, ...]) -> list[Told]:
    after = _after(live)
    events = live.match.events
    return [Told(after[line.number], events[line.number].message.id == _ROUND, line) for line in lines]


def _turns(live: LiveTable) -> list[int]:
    """The choices before which the decision came to another seat."""
    deciders = live.match.deciders
    return [choice for choice in range(len(deciders)) if choice == 0 or deciders[choice] != deciders[choice - 1]]


def rounds_of(live: LiveTable) -> list[int]:
    """After how many choices each round began, and before the first one the match."""
    return sorted({0, *rounds_begun(live)})


def rounds_begun(live: LiveTable) -> list[int]:
    """After how many choices each round began."""
    after = _after(live)
    return [after[number] for number, event in enumerate(live.match.events) if event.message.id == _ROUND]


@get("/tables/{id:str}/replay")
async def replay_page(request: Ask, id: FromPath[str]) -> Response[str]:
    return await _moment(request, "replay.html", id)


@get("/tables/{id:str}/replay/fragment")
async def replay_fragment(request: Ask, id: FromPath[str]) -> Response[str]:
    return await _moment(request, "regions/moment.html", id)


@post("/tables/{id:str}/play-on", guards=[check_form])
async def play_on(request: Ask, id: FromPath[str]) -> Redirect:
    """A new table from a position of a match that is over: one seat is mine, bots have the others.

    What my seat could not know there is drawn anew. While a match goes on nobody may try out what is to come.
    """
    house = house_of(request)
    player = player_of(request)
    live = await house.tables.open(id)
    form = await form_of(request)
    at, seat = small_number(form.get("at", "")), small_number(form.get("seat", ""))
    if not live.over:
        raise Refused(409, "refused-play-on")
    if at is None or at > len(live.match.choices) or live.outdated or live.table.version != live.game.version:
        raise Refused(409, "refused-no-position")
    if seat is None or seat >= live.table.players:
        raise Refused(404, "refused-no-seat")
    match = await house.tables.at_position(live, at)
    if match.over:
        raise Refused(409, "refused-no-position")
    bot = form.get("bot", "")
    name = await own_name(request)
    seats: tuple[Seat, ...] = tuple(
        seat_for("here", player, name) if number == seat else seat_for(bot, player, "", "bot")
        for number in range(live.table.players)
    )
    wanted = NewTable(
        game=live.game.name,
        seats=seats,
        host=player,
        title=live.table.title,
        options=live.table.options,
        start=Start(match.seed, tuple(option.code for option in match.choices), seat, live.table.settings.start),
        origin=visitor_of(request).address,
    )
    opened = await set_up(house, wanted)
    return Redirect(f"/tables/{opened.table.id}", status_code=HTTP_303_SEE_OTHER)


PAGES = (replay_page, replay_fragment, play_on)
