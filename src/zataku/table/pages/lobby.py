"""The lobby, the page of each game, and the form that sets up a table."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER
from markupsafe import Markup

from zataku.games import games
from zataku.kernel.game import Game, MatchOption, Setting
from zataku.language import Speaker
from zataku.table.boards import lobby_picture
from zataku.table.fairness import clean_contribution
from zataku.table.identity import clean_name
from zataku.table.listing import TableLine, line_of
from zataku.table.people import remember_name
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, check_form, form_of, house_of, own_name, player_of, small_number, visitor_of
from zataku.table.rules import shown_rules
from zataku.table.seats import Seat, Sitter
from zataku.table.setting_up import (
    CLOCKS,
    MATCH_CLOCKS,
    contributed,
    promise_seed,
    promised,
    seat_for,
    set_up,
)
from zataku.table.store import Standing
from zataku.table.tables import NewTable
from zataku.table.thinking import BOTS
from zataku.table.words import game_speaker, table_speaker

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


@dataclass(frozen=True, slots=True)
class ShownValue:
    """A value that an option of the match can have."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class ShownMatchOption:
    """An option of the match as the form offers it."""

    name: str
    label: str
    players: tuple[int, ...]
    choices: list[ShownValue]


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


@get("/games/{name:str}")
async def game_page(request: Ask, name: FromPath[str]) -> Response[str]:
    game = existing_game(name)
    language = visitor_of(request).language
    speaker = game_speaker(game, language)
    return page(
        request,
        "game.html",
        game=shown_game(game, language),
        counts=game.players,
        most=max(game.players),
        automas=game.automas,
        options=[_shown_option(option, speaker) for option in game.options],
        bots=tuple(BOTS),
        clocks=CLOCKS,
        match_clocks=MATCH_CLOCKS,
        name=await own_name(request),
        promise=promise_seed(house_of(request)),
        has_rules=shown_rules(game.folder, language) is not None,
    )


def _shown_option(option: MatchOption, speaker: Speaker) -> ShownMatchOption:
    return ShownMatchOption(
        name=option.name,
        label=speaker.text(f"rule-option-{option.name}"),
        players=option.players,
        choices=[ShownValue(_value_text(value), _value_label(speaker, option.name, value)) for value in option.values],
    )


def _value_text(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value_label(speaker: Speaker, name: str, value: Setting) -> str:
    id = f"rule-option-{name}-{_value_text(value)}"
    if speaker.knows(id):
        return speaker.text(id)
    if isinstance(value, bool):
        return table_speaker(speaker.language).text("yes" if value else "no")
    return str(value)


# Setting up a table


@post("/tables", guards=[check_form], status_code=200)
async def set_up_table(request: Ask) -> Redirect | Response[str]:
    house = house_of(request)
    player = player_of(request)
    form = await form_of(request)
    game = existing_game(form.get("game", ""))
    name = await remember_name(house, player, form.get("name", "")) or await own_name(request)
    players = _number(form.get("players", ""), "players")
    if players not in game.players:
        raise Refused(422, "refused-form", field="players")
    word = form.get("promise", "")
    seats = tuple(_wanted_seat(form, number, player, name) for number in range(players))
    wanted = NewTable(
        game=game.name,
        seats=contributed(seats, clean_contribution(form.get("contribution", "")), word),
        host=player,
        title=form.get("title", ""),
        options=_wanted_options(form, game, players),
        seed=form.get("seed", ""),
        listed=form.get("listed") == "yes",
        move_clock=_number(form.get("move_clock") or "0", "clock"),
        match_clock=_number(form.get("match_clock") or "0", "clock"),
        increment=_number(form.get("increment") or "0", "clock"),
        promise=promised(house, word),
        origin=visitor_of(request).address,
    )
    if not name and any(seat.sitter is Sitter.OPEN for seat in wanted.seats):
        # Whoever comes wants to know who is there: asked once, before the first table with others.
        kept = {field: value for field, value in form.items() if field not in ("csrf", "name")}
        return page(request, "name.html", game=shown_game(game, visitor_of(request).language), kept=kept)
    live = await set_up(house, wanted)
    return Redirect(f"/tables/{live.table.id}", status_code=HTTP_303_SEE_OTHER)


def _wanted_seat(form: dict[str, str], number: int, player: str, name: str) -> Seat:
    field = f"seat-{number}"
    given = clean_name(form.get(f"seat-name-{number}", "")) or (name if number == 0 else "")
    return seat_for(form.get(field, "here" if number == 0 else "novice"), player, given, field)


def _wanted_options(form: dict[str, str], game: Game, players: int) -> dict[str, Setting]:
    wanted: dict[str, Setting] = {}
    for option in game.options:
        given = form.get(f"option-{option.name}")
        if given is None or not option.applies_to(players):
            continue
        meant = [value for value in option.values if _value_text(value) == given]
        if not meant:
            raise Refused(422, "refused-form", field=option.name)
        wanted[option.name] = meant[0]
    return wanted


def _number(text: str, field: str) -> int:
    number = small_number(text)
    if number is None:
        raise Refused(422, "refused-form", field=field)
    return number


PAGES = (lobby, lobby_fragment, put_away, game_page, set_up_table)
