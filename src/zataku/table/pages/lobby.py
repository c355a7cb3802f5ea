"""The lobby: the games, and the tables that somebody has or may join."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cache

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER
from markupsafe import Markup

from zataku.games import games
from zataku.kernel.game import Game
from zataku.table.boards import lobby_picture
from zataku.table.listing import TableLine, line_of
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, check_form, form_of, house_of, own_name, player_of, visitor_of
from zataku.table.setting_up import (
    promise_seed,
)
from zataku.table.store import Standing
from zataku.table.words import game_speaker

#: How many tables the lobby shows, of one's own and of others.
_TABLES = 50
#: What can be shown of one's own tables; the first is shown unless something else is asked for.
FILTERS = ("all", "turn", "running", "waiting", "over", "archive")


@dataclass(frozen=True, slots=True)
class ShownGame:
    """How a game presents itself."""

    id: str
    name: str
    tagline: str
    about: str
    length: str
    picture: Markup
    players: tuple[int, ...]


@cache
def shown_game(game: Game, language: str) -> ShownGame:
    speaker = game_speaker(game, language)
    return ShownGame(
        id=game.name,
        name=speaker.text("game-name"),
        tagline=speaker.text("game-tagline"),
        about=speaker.text("game-about"),
        length=speaker.text("game-length"),
        picture=lobby_picture(game),
        players=game.players,
    )


# The lobby and the games


async def _lobby(request: Ask, template: str) -> Response[str]:
    """The lobby, as a whole page or as what may have changed in it."""
    store = house_of(request).store
    visitor = visitor_of(request)
    shown = request.query_params.get("show", "")
    shown = shown if shown in FILTERS else FILTERS[0]
    archived = shown == "archive"
    standings = await store.tables_of(visitor.player, _TABLES, archived=archived) if visitor.player else []
    lines = await _lines(request, standings)
    known = {line.id for line in lines}
    others = [line for line in await _lines(request, await store.listed_tables(_TABLES)) if line.id not in known]
    waiting = sum(line.kind == "turn" for line in lines)
    return page(
        request,
        template,
        games=[shown_game(game, visitor.language) for game in games().values()],
        name=await own_name(request),
        mine=sorted(
            (line for line in lines if archived or shown in ("all", line.kind)),
            key=lambda line: (line.kind != "turn", line.kind == "over", -line.moved),
        ),
        promise=promise_seed(house_of(request)),
        any_mine=bool(lines) or shown != FILTERS[0],
        waiting=waiting,
        filters=FILTERS,
        shown=shown,
        free=[line for line in others if line.free],
        to_watch=[line for line in others if not line.free],
    )


@get("/")
async def lobby(request: Ask) -> Response[str]:
    return await _lobby(request, "lobby.html")


@get("/lobby")
async def lobby_fragment(request: Ask) -> Response[str]:
    return await _lobby(request, "regions/lobby.html")


async def _lines(request: Ask, standings: list[Standing]) -> list[TableLine]:
    """The tables, each as one line; one that can no longer be opened is passed over."""
    house = house_of(request)
    visitor = visitor_of(request)
    lines = []
    for standing in standings:
        with suppress(Refused):
            live = await house.tables.open(standing.table)
            lines.append(line_of(live, visitor.player, visitor.language, house.now()))
    return lines


@post("/tables/{id:str}/shelf", guards=[check_form])
async def put_away(request: Ask, id: FromPath[str]) -> Redirect:
    """Into one's archive, out of it, or out of one's sight for good."""
    house = house_of(request)
    player = player_of(request)
    live = await house.tables.open(id)
    if player not in live.holders().values():
        raise Refused(403, "refused-not-your-seat")
    form = await form_of(request)
    match form.get("to"):
        case "archive":
            await house.store.put_away(player, id, removed=False)
        case "lobby":
            await house.store.take_out(player, id)
        case "nowhere" if line_of(live, player, "en", house.now()).can_delete:
            await house.tables.delete(live, player)
        case _:
            raise Refused(422, "refused-form", field="to")
    shown = form.get("show", "")
    return Redirect(f"/?show={shown}" if shown in FILTERS else "/", status_code=HTTP_303_SEE_OTHER)


def existing_game(name: str) -> Game:
    game = games().get(name)
    if game is None:
        raise Refused(404, "refused-no-game", name=name)
    return game


PAGES = (lobby, lobby_fragment, put_away)
