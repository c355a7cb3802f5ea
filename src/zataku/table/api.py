"""The JSON API for bots and other clients; the pages' own script uses it too."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Response, Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from zataku.games import games

from .fairness import keeps_promise
from .house import House
from .identity import LONGEST_NAME, clean_line, clean_name, digest, new_player, new_token
from .live import LiveTable
from .pages import (
    CLOCKS,
    LONGEST_CHAT,
    LONGEST_SEED,
    LONGEST_TITLE,
    MATCH_CLOCKS,
    Ask,
    house_of,
    invitation_link,
    player_of,
    visitor_of,
)
from .refused import Refused
from .robots import STAND_IN
from .scene import shown_options, shown_refusals, sitters
from .seats import Seat, Sitter
from .store import Token
from .tables import NewTable
from .thinking import BOTS
from .words import match_speaker, reason_of, table_speaker

Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Position = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId = Annotated[str, PathParameter(description="The id of a table.", max_length=32)]
OwnSeat = Annotated[
    int | None,
    QueryParameter(description="A seat of your own; without it, what a spectator sees.", ge=0, le=15),
]


class NewPlayer(Struct, forbid_unknown_fields=True):
    """A guest who wants to play."""

    name: Name


class NewToken(Struct, forbid_unknown_fields=True):
    """A further personal token."""

    label: Annotated[str, Meta(max_length=60)] = ""


class WantedSeat(Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat: `here` (you), `invite` (whoever has the link) or the name of a bot."""

    sitter: Annotated[str, Meta(max_length=20)]
    name: Name = ""


class WantedTable(Struct, forbid_unknown_fields=True):
    """A table to set up."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] = ""
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    listed: bool = False
    move_clock: int = 0
    match_clock: int = 0


class Choice(Struct, forbid_unknown_fields=True):
    """A choice: what, by whom, and at which position it was seen to be offered."""

    code: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber
    position: Position


class Undo(Struct, forbid_unknown_fields=True):
    """Taking back one's last choice."""

    seat: SeatNumber
    position: Position
    #: Everything back to the last barrier, not only the last choice.
    whole: bool = False


class Line(Struct, forbid_unknown_fields=True):
    """A chat line."""

    text: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_CHAT)]


class Join(Struct, forbid_unknown_fields=True):
    """Sitting down, with the invitation of the seat."""

    invitation: Annotated[str, Meta(max_length=64)]
    name: Name = ""


class Pause(Struct, forbid_unknown_fields=True):
    """Stopping, or going on."""

    paused: bool


async def check_csrf(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A browser must send the token of its page; a program proves itself by its own token."""
    visitor = visitor_of(request)
    if request.scope.get("method") in ("GET", "HEAD", "OPTIONS") or visitor.by_token:
        return
    if visitor.player is not None and request.headers.get("x-csrf-token") != visitor.csrf:
        raise Refused(403, "refused-csrf")


# People


@post("/api/players", tags=["people"], summary="Become a player and get a personal token")
async def add_player(request: Ask, data: JSONBody[NewPlayer]) -> dict[str, str]:
    house = house_of(request)
    name = clean_name(data.name)
    if not name:
        raise Refused(422, "refused-form", field="name")
    player = new_player()
    await house.store.name_player(player, name, house.now())
    return {"player": player, "name": name, "token": await _new_token(house, player, "")}


async def _new_token(house: House, player: str, label: str) -> str:
    token = new_token()
    await house.store.add_token(player, Token(digest(token), label, house.now()))
    return token


@get("/api/me", tags=["people"], summary="Who you are")
async def me(request: Ask) -> dict[str, str]:
    player = player_of(request)
    return {"player": player, "name": await house_of(request).store.player_name(player) or ""}


@post("/api/tokens", tags=["people"], summary="Make a further personal token")
async def add_token(request: Ask, data: JSONBody[NewToken]) -> dict[str, str]:
    house = house_of(request)
    player = player_of(request)
    if len(await house.store.tokens(player)) >= 20:
        raise Refused(409, "refused-tokens")
    return {"token": await _new_token(house, player, clean_line(data.label, 60))}


@get("/api/tokens", tags=["people"], summary="Your tokens, by their digests")
async def list_tokens(request: Ask) -> list[dict[str, Any]]:
    tokens = await house_of(request).store.tokens(player_of(request))
    return [{"digest": token.digest, "label": token.label, "created": token.created} for token in tokens]


@delete("/api/tokens/{token:str}", tags=["people"], summary="Make a token worthless", status_code=200)
async def remove_token(
    request: Ask, token: Annotated[str, PathParameter(description="Its digest.", max_length=64)]
) -> dict[str, bool]:
    house = house_of(request)
    if not await house.store.remove_token(player_of(request), token):
        raise Refused(404, "refused-not-found")
    house.doorman.forget_token(token)
    return {"removed": True}


# Games and tables


@get("/api/games", tags=["games"], summary="The games, their player counts and options")
async def list_games() -> list[dict[str, Any]]:
    return [
        {
            "name": game.name,
            "version": game.version,
            "players": list(game.players),
            "options": [
                {"name": option.name, "values": list(option.values), "players": list(option.players)}
                for option in game.options
            ],
            "bots": list(BOTS),
        }
        for game in games().values()
    ]


@post("/api/tables", tags=["tables"], summary="Set up a table")
async def add_table(request: Ask, data: JSONBody[WantedTable]) -> dict[str, Any]:
    house = house_of(request)
    player = player_of(request)
    name = await house.store.player_name(player) or ""
    if data.move_clock not in CLOCKS or data.match_clock not in MATCH_CLOCKS:
        raise Refused(422, "refused-form", field="clock")
    try:
        live = await house.tables.set_up(
            NewTable(
                game=data.game,
                players=len(data.seats),
                seats=tuple(_seat(wanted, player, name) for wanted in data.seats),
                host=player,
                title=clean_line(data.title, LONGEST_TITLE),
                options=data.options,
                seed=data.seed or None,
                listed=data.listed,
                move_clock=data.move_clock,
                match_clock=data.match_clock,
            )
        )
    except ValueError as error:
        reason = reason_of(error, data.game, visitor_of(request).language)
        raise Refused(422, "refused-options", reason=reason) from error
    return _told(request, live)


def _seat(wanted: WantedSeat, player: str, name: str) -> Seat:
    if wanted.sitter == "here":
        return Seat(Sitter.HUMAN, clean_name(wanted.name) or name, player)
    if wanted.sitter == "invite":
        return Seat(Sitter.OPEN)
    if wanted.sitter in BOTS:
        return Seat(Sitter.BOT, bot=wanted.sitter)
    raise Refused(422, "refused-form", field="sitter")


@get("/api/tables", tags=["tables"], summary="Your tables, then those that everybody may see")
async def list_tables(request: Ask) -> list[dict[str, Any]]:
    house = house_of(request)
    player = visitor_of(request).player
    standings = await house.store.tables_of(player, 50) if player else []
    known = {standing.table for standing in standings}
    standings += [each for each in await house.store.listed_tables(50) if each.table not in known]
    return [
        {
            "id": standing.table,
            "deciding": standing.deciding,
            "waiting": standing.waiting,
            "over": standing.over,
            "moved": standing.moved,
        }
        for standing in standings
    ]


@get("/api/tables/{id:str}", tags=["tables"], summary="A table: who sits there and how it stands")
async def one_table(request: Ask, id: TableId) -> dict[str, Any]:
    return _told(request, await house_of(request).tables.open(id))


def _told(request: Ask, live: LiveTable) -> dict[str, Any]:
    visitor = visitor_of(request)
    told: dict[str, Any] = {
        "id": live.table.id,
        "game": live.table.game,
        "version": live.table.version,
        "title": live.table.title,
        "players": live.table.players,
        "options": live.table.options,
        "commitment": live.table.commitment,
        "seats": sitters(live.game, live.seats, visitor.language),
        "own": live.seats_of(visitor.player),
        "number": live.number,
        "position": live.position,
        "deciding": live.deciding,
        "waiting": live.waiting,
        "paused": live.paused,
        "over": live.match.over,
        "scores": live.match.scores.plain() if live.match.over else None,
    }
    if visitor.player == live.table.host:
        told["invitations"] = {
            str(number): invitation_link(request, live, number)
            for number, seat in enumerate(live.seats)
            if seat.sitter in (Sitter.OPEN, Sitter.BOT)
        }
    return told


def own_seat(request: ASGIConnection[Any, Any, Any, Any], live: LiveTable, seat: int | None) -> int | None:
    """The seat asked for, if it is one's own; Refused if not."""
    if seat is not None and seat not in live.seats_of(visitor_of(request).player):
        raise Refused(403, "refused-not-your-seat")
    return seat


@get("/api/tables/{id:str}/view", tags=["playing"], summary="What a seat of yours, or a spectator, sees")
async def view(request: Ask, id: TableId, seat: OwnSeat = None) -> dict[str, Any]:
    live = await house_of(request).tables.open(id)
    return {"position": live.position, "view": live.match.view(own_seat(request, live, seat))}


@get("/api/tables/{id:str}/decision", tags=["playing"], summary="Who must choose, and, for your own seat, among what")
async def decision(request: Ask, id: TableId, seat: OwnSeat = None) -> dict[str, Any]:
    live = await house_of(request).tables.open(id)
    return decision_for(live, own_seat(request, live, seat), visitor_of(request).language)


def decision_for(live: LiveTable, seat: int | None, language: str) -> dict[str, Any]:
    """The pending decision as a seat may know it."""
    match = live.match
    told: dict[str, Any] = {
        "position": live.position,
        "deciding": live.deciding,
        "over": match.over,
        "prompt": None,
        "rules": [],
        "options": [],
        "refusals": [],
        "can_undo": seat is not None and match.can_undo(seat),
    }
    pending = match.decision
    if pending is None or seat != pending.seat:
        return told
    speaker = match_speaker(live.game, live.seats, language)
    return told | {
        "prompt": {**pending.prompt.plain(), "text": speaker.say(pending.prompt)},
        "rules": list(pending.rules),
        "options": [
            {
                "code": option.code,
                "label": option.label,
                "cost": option.cost,
                "gain": option.gain,
                "targets": list(option.targets),
                "closes": option.closes,
            }
            for option in shown_options(match, speaker)
        ],
        "refusals": [
            {"code": refusal.code, "reason": refusal.reason, "rule": refusal.rule, "targets": list(refusal.targets)}
            for refusal in shown_refusals(match, speaker)
        ],
    }


@get(
    "/api/tables/{id:str}/preview", tags=["playing"], summary="What an offered choice would do, as far as you can know"
)
async def preview(
    request: Ask,
    id: TableId,
    code: Annotated[str, QueryParameter(max_length=200)],
    seat: OwnSeat = None,
    position: Annotated[
        int | None, QueryParameter(description="Where you saw it; if the table has moved on: nothing.")
    ] = None,
) -> dict[str, Any]:
    live = await house_of(request).tables.open(id)
    if position is not None and position != live.position:
        return {"position": live.position, "events": []}
    if own_seat(request, live, seat) != live.deciding or seat is None:
        raise Refused(409, "refused-not-deciding")
    if all(option.code != code for option in live.match.state.offer):
        raise Refused(422, "refused-not-offered", code=code)
    speaker = match_speaker(live.game, live.seats, visitor_of(request).language)
    events = live.match.preview(code)
    return {
        "position": live.position,
        "events": [{**event.plain(), "text": speaker.say(event.message)} for event in events],
    }


@post("/api/tables/{id:str}/choices", tags=["playing"], summary="Choose")
async def choose(request: Ask, id: TableId, data: JSONBody[Choice]) -> dict[str, Any]:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.choose(live, data.seat, data.code, data.position, player_of(request))
    return _moved(live)


@post(
    "/api/tables/{id:str}/undo",
    tags=["playing"],
    summary="Take back your last choice, or the whole turn as far as nothing new was seen",
)
async def undo(request: Ask, id: TableId, data: JSONBody[Undo]) -> dict[str, Any]:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.undo(live, data.seat, data.position, player_of(request), whole=data.whole)
    return _moved(live)


def _moved(live: LiveTable) -> dict[str, Any]:
    return {"number": live.number, "position": live.position, "deciding": live.deciding, "over": live.match.over}


@post("/api/tables/{id:str}/chat", tags=["playing"], summary="Say something")
async def chat(request: Ask, id: TableId, data: JSONBody[Line]) -> dict[str, Any]:
    house = house_of(request)
    live = await house.tables.open(id)
    player = player_of(request)
    text = clean_line(data.text, LONGEST_CHAT)
    if not text:
        raise Refused(422, "refused-form", field="text")
    own = live.seats_of(player)
    name = (live.seats[own[0]].name if own else "") or await house.store.player_name(player) or ""
    await house.tables.say(live, player, name or table_speaker(visitor_of(request).language).text("somebody"), text)
    return _moved(live)


def _any_seat(live: LiveTable, seat: int) -> int:
    if not 0 <= seat < live.table.players:
        raise Refused(404, "refused-no-seat")
    return seat


@post("/api/tables/{id:str}/seats/{seat:int}/join", tags=["tables"], summary="Sit down with an invitation")
async def join(request: Ask, id: TableId, seat: FromPath[int], data: JSONBody[Join]) -> dict[str, Any]:
    house = house_of(request)
    live = await house.tables.open(id)
    _any_seat(live, seat)
    if not house.signer.fits(data.invitation, "seat", live.table.id, seat, live.seats[seat].invitation):
        raise Refused(403, "refused-invitation")
    player = player_of(request)
    name = clean_name(data.name) or await house.store.player_name(player) or ""
    await house.tables.join(live, seat, player, name)
    return _told(request, live)


@post("/api/tables/{id:str}/seats/{seat:int}/leave", tags=["tables"], summary="Get up; a bot plays on")
async def leave(request: Ask, id: TableId, seat: FromPath[int]) -> dict[str, Any]:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.leave(live, _any_seat(live, seat), player_of(request), STAND_IN)
    return _told(request, live)


@post("/api/tables/{id:str}/seats/{seat:int}/kick", tags=["tables"], summary="As host, give a seat to a bot")
async def kick(request: Ask, id: TableId, seat: FromPath[int]) -> dict[str, Any]:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.kick(live, _any_seat(live, seat), player_of(request), STAND_IN)
    return _told(request, live)


@post("/api/tables/{id:str}/pause", tags=["tables"], summary="As host, stop or go on")
async def pause(request: Ask, id: TableId, data: JSONBody[Pause]) -> dict[str, Any]:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.pause(live, player_of(request), data.paused)
    return _told(request, live)


@get("/api/tables/{id:str}/events", tags=["playing"], summary="What happened, as your seat or a spectator may know it")
async def events(
    request: Ask,
    id: TableId,
    seat: OwnSeat = None,
    since: Annotated[int, QueryParameter(description="From which event on.", ge=0, le=1_000_000)] = 0,
) -> dict[str, Any]:
    live = await house_of(request).tables.open(id)
    mine = own_seat(request, live, seat)
    speaker = match_speaker(live.game, live.seats, visitor_of(request).language)
    told = live.match.events_for(mine, since)
    return {
        "position": live.position,
        "events": [{**event.plain(), "text": speaker.say(event.message)} for event in told],
        "next": len(live.match.events),
    }


@get(
    "/api/tables/{id:str}/stream",
    tags=["playing"],
    summary="Live events (Server-Sent Events), numbered; Last-Event-ID resumes, `gap` means: read the table anew",
    media_type="text/event-stream",
)
async def stream(request: Ask, id: TableId, seat: OwnSeat = None) -> Stream:
    house = house_of(request)
    live = await house.tables.open(id)
    mine = own_seat(request, live, seat)
    last: str = request.headers.get("last-event-id", "") or request.query_params.get("after", "")

    async def send() -> AsyncIterator[bytes]:
        with house.hub.subscription(id, mine) as subscriber:
            yield b"retry: 1000\n: welcome\n\n"
            missed = live.events_after(int(last)) if last.isascii() and last.isdigit() and len(last) < 10 else []
            if missed is None:
                yield f"id: {live.number}\nevent: gap\ndata: {live.number}\n\n".encode()
            for event in missed or ():
                yield event.encoded(mine)
            async for data in subscriber.stream():
                yield data

    return Stream(send(), media_type="text/event-stream", headers={"x-accel-buffering": "no"})


@get("/api/tables/{id:str}/record", tags=["tables"], summary="The record, once the match is over")
async def record(request: Ask, id: TableId) -> Response[dict[str, Any]]:
    live = await house_of(request).tables.open(id)
    return Response(
        record_of(live), headers={"content-disposition": f'attachment; filename="{live.table.game}-{id}.json"'}
    )


def record_of(live: LiveTable) -> dict[str, Any]:
    """The record with the promise made at the start; Refused while the match goes on."""
    if not live.match.over:
        raise Refused(409, "refused-not-over")
    told = live.match.record() | {"commitment": live.table.commitment}
    assert keeps_promise(told)
    return told


API = Router(
    path="/",
    guards=[check_csrf],
    route_handlers=[
        add_player, me, add_token, list_tokens, remove_token, list_games, add_table, list_tables, one_table, view,
        decision, preview, choose, undo, chat, join, leave, kick, pause, events, stream, record,
    ],
)  # fmt: skip
