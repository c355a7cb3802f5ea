"""Playing: looking, choosing, taking back, talking, and being told what happens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from zataku.table.hub import WELCOME, Listener
from zataku.table.identity import clean_line, same_name
from zataku.table.live import LiveTable
from zataku.table.refused import Refused, refusing
from zataku.table.rendering import AS_IT_IS
from zataku.table.requests import Ask, house_of, last_event, own_name, player_of, visitor_of
from zataku.table.scene import changes, descriptions, shown_options, shown_refusals
from zataku.table.words import match_speaker, table_speaker

from .answers import DecisionTold, EventsTold, Moved, Preview, Seen, said, told
from .bodies import LONGEST_CHAT, Choice, Line, OwnSeat, TableId, Undo


def _own_seat(request: Ask, live: LiveTable, seat: int | None) -> int | None:
    """The seat asked for, if it is one's own; Refused if not."""
    if seat is not None and not live.sits_there(visitor_of(request).player, seat):
        raise Refused(403, "refused-not-your-seat")
    return seat


def _moved(live: LiveTable) -> Moved:
    return Moved(live.number, live.position, live.deciding, live.match.over)


# Looking


@get("/api/tables/{id:str}/view", tags=["playing"], summary="What a seat of yours, or a spectator, sees")
async def view(request: Ask, id: TableId, seat: OwnSeat = None) -> Seen:
    live = await house_of(request).tables.open(id)
    return Seen(live.position, live.match.view(_own_seat(request, live, seat)))


@get("/api/tables/{id:str}/decision", tags=["playing"], summary="Who must choose, and, for your own seat, among what")
async def decision(request: Ask, id: TableId, seat: OwnSeat = None) -> DecisionTold:
    live = await house_of(request).tables.open(id)
    mine = _own_seat(request, live, seat)
    match = live.match
    answer = DecisionTold(live.position, live.deciding, match.over, mine is not None and match.can_undo(mine))
    pending = match.decision
    if pending is not None and mine == pending.seat:
        speaker = match_speaker(live.game, live.seats, visitor_of(request).language)
        answer.prompt = said(pending.prompt, speaker)
        answer.rules = pending.rules
        answer.options = shown_options(match, speaker, descriptions(match))
        answer.refusals = shown_refusals(match, speaker)
    return answer


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
) -> Preview:
    live = await house_of(request).tables.open(id)
    if position is not None and position != live.position:
        return Preview(live.position, [])
    if _own_seat(request, live, seat) != live.deciding or seat is None:
        raise Refused(409, "refused-not-deciding")
    with refusing(live.game):
        events = live.match.preview(code)
    speaker = match_speaker(live.game, live.seats, visitor_of(request).language)
    return Preview(live.position, told(events, speaker), changes(live, code, speaker))


@get("/api/tables/{id:str}/events", tags=["playing"], summary="What happened, as your seat or a spectator may know it")
async def events(
    request: Ask,
    id: TableId,
    seat: OwnSeat = None,
    since: Annotated[int, QueryParameter(description="From which event on.", ge=0, le=1_000_000)] = 0,
) -> EventsTold:
    live = await house_of(request).tables.open(id)
    known = live.match.events_for(_own_seat(request, live, seat), since)
    speaker = match_speaker(live.game, live.seats, visitor_of(request).language)
    return EventsTold(live.position, told(known, speaker), len(live.match.events))


# Acting


@post("/api/tables/{id:str}/choices", tags=["playing"], summary="Choose", opt={AS_IT_IS: True})
async def choose(request: Ask, id: TableId, data: JSONBody[Choice]) -> Moved:
    house = house_of(request)
    if data.further:
        house.doorman.charge(visitor_of(request), len(data.further))
    tables = house.tables
    live = await tables.open(id)
    position = data.position
    for code in (data.code, *data.further):
        await tables.choose(live, data.seat, code, position, player_of(request))
        position = live.position
    return _moved(live)


@post(
    "/api/tables/{id:str}/undo",
    tags=["playing"],
    summary="Take back your last choice, or the whole turn as far as nothing new was seen",
)
async def undo(request: Ask, id: TableId, data: JSONBody[Undo]) -> Moved:
    house = house_of(request)
    tables = house.tables
    live = await tables.open(id)
    if data.whole:
        house.doorman.charge(visitor_of(request), len(live.match.choices) - live.match.settled_choices)
    await tables.undo(live, data.seat, data.position, player_of(request), whole=data.whole)
    return _moved(live)


@post("/api/tables/{id:str}/chat", tags=["playing"], summary="Say something")
async def chat(request: Ask, id: TableId, data: JSONBody[Line]) -> Moved:
    house = house_of(request)
    live = await house.tables.open(id)
    player = player_of(request)
    text = clean_line(data.text, LONGEST_CHAT)
    if not text:
        raise Refused(422, "refused-form", field="text")
    name = await own_name(request)
    taken = {same_name(seat.name) for seat in live.seats if seat.player not in (None, player)}
    if not name or same_name(name) in taken:
        name = table_speaker(visitor_of(request).language).text("somebody")
    await house.tables.say(live, player, name, text)
    return _moved(live)


# Being told


@get(
    "/api/tables/{id:str}/stream",
    tags=["playing"],
    summary="Live events (Server-Sent Events), numbered; Last-Event-ID resumes, `gap` means: read the table anew",
    description="The stream of a seat ends when the seat is no longer yours.",
    media_type="text/event-stream",
    opt={AS_IT_IS: True},
)
async def stream(request: Ask, id: TableId, seat: OwnSeat = None) -> Stream:
    house = house_of(request)
    live = await house.tables.open(id)
    mine = _own_seat(request, live, seat)
    visitor = visitor_of(request)
    player = visitor.player
    house.hub.check(visitor.address)
    after = last_event(request)

    async def send() -> AsyncIterator[bytes]:
        with house.hub.subscription(id, Listener(mine, player), visitor.address) as listener:
            yield WELCOME
            if not listener.may_listen(live):
                return
            missed = [] if after is None else live.events_after(after)
            if missed is None:
                yield f"id: {live.number}\nevent: gap\ndata: {live.number}\n\n".encode()
            for event in missed or ():
                yield event.encoded(mine)
            async for data in listener.stream():
                yield data

    return Stream(send(), media_type="text/event-stream", headers={"x-accel-buffering": "no"})


HANDLERS = (view, decision, preview, events, choose, undo, chat, stream)
