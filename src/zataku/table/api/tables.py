"""Games and tables: what there is, setting up, sitting down, getting up, pausing, and the record at the end."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from zataku.games import games
from zataku.table.fairness import commitment_to, keeps_promise, proof
from zataku.table.identity import clean_name
from zataku.table.joining import existing_seat, invitations, sit_down
from zataku.table.live import LiveTable
from zataku.table.refused import Refused
from zataku.table.requests import Ask, house_of, origin_of, own_name, player_of, visitor_of
from zataku.table.robots import STAND_IN
from zataku.table.scene import sitters
from zataku.table.setting_up import contributed, promise_seed, promised, seat_for, set_up
from zataku.table.tables import NewTable
from zataku.table.thinking import BOTS

from .answers import GameOffered, OptionOfMatch, SeedPromised, TableListed, TableTold
from .bodies import Join, Pause, Stop, TableId, WantedTable

#: How many tables are listed, of one's own and of others.
_TABLES = 50


@get("/api/games", tags=["games"], summary="The games, their player counts and options")
async def list_games() -> list[GameOffered]:
    return [
        GameOffered(
            game.name,
            game.version,
            game.players,
            [OptionOfMatch(option.name, option.values, option.players) for option in game.options],
            list(BOTS),
        )
        for game in games().values()
    ]


@post("/api/tables", tags=["tables"], summary="Set up a table")
async def add_table(request: Ask, data: JSONBody[WantedTable]) -> TableTold:
    player = player_of(request)
    name = await own_name(request)
    house = house_of(request)
    seats = tuple(seat_for(seat.sitter, player, clean_name(seat.name) or name) for seat in data.seats)
    wanted = NewTable(
        game=data.game,
        seats=contributed(seats, data.contribution, data.promise),
        host=player,
        title=data.title,
        options=data.options,
        seed=data.seed,
        listed=data.listed,
        move_clock=data.move_clock,
        match_clock=data.match_clock,
        increment=data.increment,
        promise=promised(house, data.promise),
        origin=visitor_of(request).address,
    )
    return _told(request, await set_up(house, wanted))


@post("/api/promises", tags=["tables"], summary="Be promised the seed of a table that you then set up")
async def add_promise(request: Ask) -> SeedPromised:
    player_of(request)
    made = promise_seed(house_of(request))
    return SeedPromised(made.word, made.commitment, made.until)


@get("/api/tables", tags=["tables"], summary="Your tables, then those that everybody may see")
async def list_tables(request: Ask) -> list[TableListed]:
    store = house_of(request).store
    player = visitor_of(request).player
    standings = await store.tables_of(player, _TABLES) if player else []
    known = {standing.table for standing in standings}
    standings += [each for each in await store.listed_tables(_TABLES) if each.table not in known]
    return [TableListed(each.table, each.deciding, each.waiting, each.over, each.moved) for each in standings]


@get("/api/tables/{id:str}", tags=["tables"], summary="A table: who sits there and how it stands")
async def one_table(request: Ask, id: TableId) -> TableTold:
    return _told(request, await house_of(request).tables.open(id))


def _told(request: Ask, live: LiveTable) -> TableTold:
    visitor = visitor_of(request)
    told = TableTold(
        id=live.table.id,
        game=live.table.game,
        version=live.table.version,
        title=live.table.title,
        players=live.table.players,
        options=live.table.options,
        commitment=live.table.commitment,
        seed_chosen=live.table.settings.seed_chosen,
        contributions={str(seat): commitment_to(given) for seat, given in live.contributions.items()},
        seats=sitters(live.game, live.seats, visitor.language),
        own=live.seats_of(visitor.player),
        away=live.away_of(visitor.player),
        is_host=visitor.player == live.host,
        number=live.number,
        position=live.position,
        deciding=live.deciding,
        waiting=live.waiting,
        paused=live.paused,
        outdated=live.outdated,
        over=live.match.over,
        stopped=live.stopped,
        scores=live.match.scores if live.match.over else None,
    )
    if visitor.player == live.host:
        links = invitations(house_of(request).signer, origin_of(request), live)
        told.invitations = {str(seat): link for seat, link in links.items()}
    return told


# People


@post("/api/tables/{id:str}/seats/{seat:int}/join", tags=["tables"], summary="Sit down with an invitation")
async def join(request: Ask, id: TableId, seat: FromPath[int], data: JSONBody[Join]) -> TableTold:
    live = await house_of(request).tables.open(id)
    name = clean_name(data.name) or await own_name(request)
    await sit_down(request, live, seat, data.invitation, name, data.contribution)
    return _told(request, live)


@post("/api/tables/{id:str}/seats/{seat:int}/leave", tags=["tables"], summary="Get up; a bot plays on")
async def leave(request: Ask, id: TableId, seat: FromPath[int]) -> TableTold:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.leave(live, existing_seat(live, seat), player_of(request), STAND_IN)
    return _told(request, live)


@post("/api/tables/{id:str}/seats/{seat:int}/kick", tags=["tables"], summary="As host, give a seat to a bot")
async def kick(request: Ask, id: TableId, seat: FromPath[int]) -> TableTold:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.kick(live, existing_seat(live, seat), player_of(request), STAND_IN)
    return _told(request, live)


@post("/api/tables/{id:str}/pause", tags=["tables"], summary="As host, stop or go on")
async def pause(request: Ask, id: TableId, data: JSONBody[Pause]) -> TableTold:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.pause(live, player_of(request), data.paused)
    return _told(request, live)


@post("/api/tables/{id:str}/seats/{seat:int}/back", tags=["tables"], summary="Take back the seat that a bot keeps")
async def back(request: Ask, id: TableId, seat: FromPath[int]) -> TableTold:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.back(live, existing_seat(live, seat), player_of(request))
    return _told(request, live)


@post("/api/tables/{id:str}/seats/{seat:int}/host", tags=["tables"], summary="As host, make somebody else the host")
async def hand_over(request: Ask, id: TableId, seat: FromPath[int]) -> TableTold:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.hand_over(live, existing_seat(live, seat), player_of(request))
    return _told(request, live)


@post(
    "/api/tables/{id:str}/stop",
    tags=["tables"],
    summary="Want to end the match unfinished; it ends when everybody who sits there wants it",
)
async def stop(request: Ask, id: TableId, data: JSONBody[Stop]) -> TableTold:
    tables = house_of(request).tables
    live = await tables.open(id)
    await tables.stop(live, player_of(request), data.stop)
    return _told(request, live)


@post(
    "/api/tables/{id:str}/rematch",
    tags=["tables"],
    summary="Play again: the table of the next match, with your seat taken and everybody one seat further",
)
async def rematch(request: Ask, id: TableId) -> TableTold:
    tables = house_of(request).tables
    return _told(request, await tables.rematch(await tables.open(id), player_of(request)))


# The record


@get("/api/tables/{id:str}/record", tags=["tables"], summary="The record, once the match is over or stopped")
async def record(request: Ask, id: TableId) -> Response[dict[str, Any]]:
    """With the promise made at the start."""
    live = await house_of(request).tables.open(id)
    if not live.over:
        raise Refused(409, "refused-not-over")
    table = live.table
    told = live.match.record() | proof(table.seed, table.settings.salt, live.contributions, table.commitment)
    assert keeps_promise(told)
    return Response(told, headers={"content-disposition": f'attachment; filename="{live.table.game}-{id}.json"'})


HANDLERS = (
    list_games,
    add_promise,
    add_table,
    list_tables,
    one_table,
    join,
    leave,
    back,
    kick,
    hand_over,
    pause,
    stop,
    rematch,
    record,
)
