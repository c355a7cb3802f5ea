"""The pages that people see."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from zataku.draw.palette import PALETTE
from zataku.games import games
from zataku.kernel.game import Game
from zataku.language import LANGUAGES, Speaker

from .boards import board, has_own_board, seat_board
from .charts import bars, categories, lines
from .house import House
from .identity import CARRY_SECONDS, clean_line, clean_name, digest, new_token
from .live import LiveTable
from .refused import Refused
from .rules import rules_html
from .scene import lines_between, scene, sitters
from .seats import Seat, Sitter
from .store import Standing, Token
from .tables import NewTable
from .thinking import BOTS
from .visitor import CONFIRMS, PREFERENCES, SPEEDS, THEMES, Preferences, Visitor
from .words import game_speaker, match_speaker, reason_of, table_speaker

Ask = Request[Any, Any, State]
#: The crests of the seats, by number.
CRESTS = ("crane", "wave", "pine", "fan", "plum", "mountain")
CLOCKS = (0, 60, 180, 600, 86_400)
MATCH_CLOCKS = (0, 900, 1800, 3600, 7200)
LONGEST_SEED = 100
LONGEST_TITLE = 60
LONGEST_CHAT = 300

templates = Environment(
    loader=PackageLoader("zataku.table"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


def house_of(request: ASGIConnection[Any, Any, Any, Any]) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def visitor_of(request: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Whoever the doorman let in; a stranger where no doorman stood."""
    visitor = request.scope["state"].get("visitor")
    return visitor if isinstance(visitor, Visitor) else Visitor(None, Preferences(), LANGUAGES[0], "")


def player_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The player who asks; Refused if nobody is known."""
    player = visitor_of(request).player
    if player is None:
        raise Refused(401, "refused-nobody")
    return player


async def check_form(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A form must carry the token that was in its page."""
    if request.scope.get("method") == "POST":
        assert isinstance(request, Request)
        form = await request.form()
        visitor = visitor_of(request)
        given = form.get("csrf")
        if not visitor.csrf or not isinstance(given, str) or given != visitor.csrf:
            raise Refused(403, "refused-csrf")


def page(request: Ask, template: str, *, status: int = 200, **context: Any) -> Response[str]:
    """A page in the visitor's language."""
    visitor = visitor_of(request)
    words = table_speaker(visitor.language)
    html = templates.get_template(template).render(
        t=words.text,
        visitor=visitor,
        language=visitor.language,
        crests=CRESTS,
        path=request.url.path,
        **context,
    )
    return Response(html, media_type=MediaType.HTML, status_code=status)


def game_words(game: Game, language: str) -> dict[str, str]:
    """How a game presents itself."""
    speaker = game_speaker(game.name, game.folder, language)
    return {
        "id": game.name,
        "name": speaker.text("game-name"),
        "tagline": speaker.text("game-tagline"),
        "about": speaker.text("game-about"),
        "length": speaker.text("game-length"),
    }


async def form_of(request: Ask) -> dict[str, str]:
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


# The palette


def _palette_css() -> str:
    """The colours by their names, so that pages and pictures cannot differ."""

    def rules(which: int, scheme: str) -> str:
        return f"color-scheme:{scheme};" + "".join(f"--{name}:{values[which]};" for name, values in PALETTE.items())

    day, night = rules(0, "light"), rules(1, "dark")
    system = f'@media (prefers-color-scheme:dark){{[data-theme="system"]{{{night}}}}}'
    return f':root{{{day}}}[data-theme="night"]{{{night}}}{system}\n'


@get("/palette.css", media_type="text/css", cache_control=CacheControlHeader(max_age=3600))
async def palette() -> str:
    return _palette_css()


# The lobby and the games


@get("/")
async def lobby(request: Ask) -> Response[str]:
    house = house_of(request)
    visitor = visitor_of(request)
    mine = await _listed(request, await house.store.tables_of(visitor.player, 30)) if visitor.player else []
    known = {table["id"] for table in mine}
    others = [t for t in await _listed(request, await house.store.listed_tables(30)) if t["id"] not in known]
    return page(
        request,
        "lobby.html",
        games=[game_words(game, visitor.language) | {"players": game.players} for game in games().values()],
        mine=sorted(mine, key=lambda table: (not table["my_turn"], table["over"], -table["moved"])),
        others=others,
    )


async def _listed(request: Ask, standings: list[Standing]) -> list[dict[str, Any]]:
    house = house_of(request)
    visitor = visitor_of(request)
    listed = []
    for standing in standings:
        try:
            live = await house.tables.open(standing.table)
        except Refused:
            continue
        own = live.seats_of(visitor.player)
        listed.append(
            {
                "id": live.table.id,
                "title": live.table.title,
                "game": game_words(live.game, visitor.language)["name"],
                "seats": sitters(live.game, live.seats, visitor.language),
                "deciding": live.deciding,
                "my_turn": live.deciding in own and not live.waiting,
                "waiting": live.waiting,
                "over": live.match.over,
                "moved": live.moved,
            }
        )
    return listed


def _game_or_404(name: str) -> Game:
    game = games().get(name)
    if game is None:
        raise Refused(404, "refused-no-game", name=name)
    return game


@get("/games/{name:str}")
async def game_page(request: Ask, name: FromPath[str]) -> Response[str]:
    game = _game_or_404(name)
    visitor = visitor_of(request)
    speaker = game_speaker(game.name, game.folder, visitor.language)
    house = house_of(request)
    options = [
        {
            "name": option.name,
            "label": speaker.text(f"rule-option-{option.name}"),
            "players": option.players,
            "values": [
                {"value": _option_text(value), "label": _value_label(speaker, option.name, value)}
                for value in option.values
            ],
        }
        for option in game.options
    ]
    return page(
        request,
        "game.html",
        game=game_words(game, visitor.language),
        counts=game.players,
        most=max(game.players),
        automas=game.automas,
        options=options,
        bots=tuple(BOTS),
        clocks=CLOCKS,
        match_clocks=MATCH_CLOCKS,
        name=(await house.store.player_name(visitor.player) if visitor.player else None) or "",
        has_rules=bool(rules_html(game.folder)),
    )


def _option_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value_label(speaker: Speaker, name: str, value: object) -> str:
    id = f"rule-option-{name}-{_option_text(value)}"
    if speaker.knows(id):
        return speaker.text(id)
    if isinstance(value, bool):
        return table_speaker(speaker.language).text("yes" if value else "no")
    return str(value)


@get("/games/{name:str}/rules")
async def rules_page(request: Ask, name: FromPath[str]) -> Response[str]:
    game = _game_or_404(name)
    return page(
        request, "rules.html", game=game_words(game, visitor_of(request).language), rules=rules_html(game.folder)
    )


# Setting up a table


@post("/tables", guards=[check_form])
async def set_up(request: Ask) -> Redirect:
    house = house_of(request)
    player = player_of(request)
    form = await form_of(request)
    game = _game_or_404(form.get("game", ""))
    name = clean_name(form.get("name", ""))
    if name:
        await house.store.name_player(player, name, house.now())
    players = _number(form.get("players"), "players")
    if players not in game.players:
        raise Refused(422, "refused-form", field="players")
    seats = tuple(_seat(form, number, player, name) for number in range(players))
    options = {
        option.name: next((v for v in option.values if _option_text(v) == form[f"option-{option.name}"]), None)
        for option in game.options
        if f"option-{option.name}" in form and option.applies_to(players)
    }
    wrong = next((name for name, value in options.items() if value is None), None)
    if wrong is not None:
        raise Refused(422, "refused-form", field=wrong)
    try:
        live = await house.tables.set_up(
            NewTable(
                game=game.name,
                players=players,
                seats=seats,
                host=player,
                title=clean_line(form.get("title", ""), LONGEST_TITLE),
                options=options,
                seed=clean_line(form.get("seed", ""), LONGEST_SEED) or None,
                listed=form.get("listed") == "yes",
                move_clock=_clock(form.get("move_clock"), CLOCKS),
                match_clock=_clock(form.get("match_clock"), MATCH_CLOCKS),
            )
        )
    except ValueError as error:
        reason = reason_of(error, game.name, visitor_of(request).language)
        raise Refused(422, "refused-options", reason=reason) from error
    return Redirect(f"/tables/{live.table.id}", status_code=HTTP_303_SEE_OTHER)


def _seat(form: dict[str, str], number: int, player: str, name: str) -> Seat:
    wanted = form.get(f"seat-{number}", "here" if number == 0 else "novice")
    if wanted == "here":
        given = clean_name(form.get(f"seat-name-{number}", "")) or (name if number == 0 else "")
        return Seat(Sitter.HUMAN, given, player)
    if wanted == "invite":
        return Seat(Sitter.OPEN)
    if wanted in BOTS:
        return Seat(Sitter.BOT, bot=wanted)
    raise Refused(422, "refused-form", field=f"seat-{number}")


def _number(text: str | None, field: str) -> int:
    if text is None or not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(422, "refused-form", field=field)
    return int(text)


def _clock(text: str | None, allowed: tuple[int, ...]) -> int:
    seconds = _number(text or "0", "clock")
    if seconds not in allowed:
        raise Refused(422, "refused-form", field="clock")
    return seconds


# At the table


async def table_context(request: Ask, live: LiveTable) -> dict[str, Any]:
    """What the table's templates need."""
    visitor = visitor_of(request)
    house = house_of(request)
    now = house.now()
    whole_log = request.query_params.get("log") == "all"
    shown = scene(
        live,
        visitor.player,
        visitor.language,
        now,
        wanted=_asked_number(request, "as"),
        whole_log=whole_log,
        opened=[number for number in range(len(live.seats)) if str(number) in request.query_params.getall("open", [])],
    )
    is_host = visitor.player is not None and live.table.host == visitor.player
    return {
        "table": live.table,
        "live": live,
        "scene": shown,
        "game": game_words(live.game, visitor.language),
        "is_host": is_host,
        "chat": [json.loads(entry.body or "{}") for entry in live.chat],
        "seconds_left": live.seconds_left(now),
        "result": await result_of(house, live, visitor.language) if live.match.over else None,
        "invitations": {
            number: invitation_link(request, live, number)
            for number, seat in enumerate(live.seats)
            if is_host and seat.sitter in (Sitter.OPEN, Sitter.BOT) and not live.match.over
        },
    }


async def result_of(house: House, live: LiveTable, language: str) -> dict[str, Any]:
    """The final scores with their charts."""
    if live.course is None:
        live.course = await house.thinking.course(live)
    speaker = match_speaker(live.game, live.seats, language)
    scores = live.match.scores
    names = [speaker.seat(number) for number in range(len(scores))]
    parts = [(part, speaker.text(f"part-{part}")) for part in categories(scores)]
    winners = speaker.listed([names[seat] for seat in scores.winners])
    return {
        "scores": scores,
        "names": names,
        "parts": parts,
        "winners": speaker.text("score-winner", count=len(scores.winners), names=winners)
        if scores.winners
        else speaker.text("score-nobody"),
        "bars": bars(scores, names, parts),
        "lines": lines(live.course, names),
    }


def _asked_number(request: Ask, name: str) -> int | None:
    given = request.query_params.get(name, "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 8 else None


@get("/tables/{id:str}")
async def table_page(request: Ask, id: FromPath[str]) -> Response[str]:
    live = await house_of(request).tables.open(id)
    return page(request, "table.html", **await table_context(request, live))


@get("/tables/{id:str}/fragment")
async def table_fragment(request: Ask, id: FromPath[str]) -> Response[str]:
    live = await house_of(request).tables.open(id)
    return page(request, "fragment.html", **await table_context(request, live))


def invitation_link(request: Ask, live: LiveTable, seat: int) -> str:
    signature = house_of(request).signer.invitation(live.table.id, seat, live.seats[seat].invitation)
    return f"{_origin(request)}/tables/{live.table.id}/join/{seat}/{signature}"


def _origin(request: Ask) -> str:
    parts = urlsplit(str(request.url))
    return f"{parts.scheme}://{parts.netloc}"


# Sitting down with an invitation


def _invited(request: Ask, live: LiveTable, seat: int, signature: str) -> None:
    fits = house_of(request).signer.fits
    if not 0 <= seat < live.table.players:
        raise Refused(404, "refused-no-seat")
    if not fits(signature, "seat", live.table.id, seat, live.seats[seat].invitation):
        raise Refused(403, "refused-invitation")


@get("/tables/{id:str}/join/{seat:int}/{signature:str}")
async def join_page(request: Ask, id: FromPath[str], seat: FromPath[int], signature: FromPath[str]) -> Response[str]:
    house = house_of(request)
    visitor = visitor_of(request)
    live = await house.tables.open(id)
    _invited(request, live, seat, signature)
    return page(
        request,
        "join.html",
        table=live.table,
        game=game_words(live.game, visitor.language),
        seat=seat,
        sitting=sitters(live.game, live.seats, visitor.language),
        name=(await house.store.player_name(visitor.player) if visitor.player else None) or "",
    )


@post("/tables/{id:str}/join/{seat:int}/{signature:str}", guards=[check_form])
async def join(request: Ask, id: FromPath[str], seat: FromPath[int], signature: FromPath[str]) -> Redirect:
    house = house_of(request)
    player = player_of(request)
    live = await house.tables.open(id)
    _invited(request, live, seat, signature)
    name = clean_name((await form_of(request)).get("name", ""))
    if name:
        await house.store.name_player(player, name, house.now())
    await house.tables.join(live, seat, player, name)
    return Redirect(f"/tables/{id}", status_code=HTTP_303_SEE_OTHER)


# Replay


async def _replay_context(request: Ask, id: str) -> dict[str, Any]:
    house = house_of(request)
    visitor = visitor_of(request)
    live = await house.tables.open(id)
    last = len(live.match.choices)
    asked = _asked_number(request, "at")
    at = min(last, last if asked is None else asked)
    own = live.seats_of(visitor.player)
    seat = own[0] if len(own) == 1 else None
    speaker = match_speaker(live.game, live.seats, visitor.language)
    match = await house.tables.at_position(live, at)
    counts = [*live.match.event_counts, len(live.match.events)]
    return {
        "table": live.table,
        "live": live,
        "game": game_words(live.game, visitor.language),
        "at": at,
        "last": last,
        "over": live.match.over,
        "board": board(live.game, match.view(seat), speaker, {}),
        "seat_boards": [
            picture
            for number in range(match.seats)
            if (picture := seat_board(live.game, match.view(seat), number, speaker, compact=False)) is not None
        ],
        "drawn": has_own_board(live.game),
        "lines": lines_between(live, seat, speaker, counts[at - 1] if at else 0, counts[at]),
        "decider": live.match.deciders[at - 1] if at else None,
    }


@get("/tables/{id:str}/replay")
async def replay_page(request: Ask, id: FromPath[str]) -> Response[str]:
    return page(request, "replay.html", **await _replay_context(request, id))


@get("/tables/{id:str}/replay/fragment")
async def replay_fragment(request: Ask, id: FromPath[str]) -> Response[str]:
    return page(request, "regions/moment.html", **await _replay_context(request, id))


# Settings, tokens, other devices


async def _settings(request: Ask, **further: Any) -> Response[str]:
    house = house_of(request)
    player = player_of(request)
    context = {"token": None, "carry": None} | further
    return page(
        request,
        "settings.html",
        name=await house.store.player_name(player) or "",
        languages=LANGUAGES,
        themes=THEMES,
        speeds=SPEEDS,
        confirms=CONFIRMS,
        tokens=await house.store.tokens(player),
        minutes=CARRY_SECONDS // 60,
        **context,
    )


@get("/settings")
async def settings_page(request: Ask) -> Response[str]:
    return await _settings(request)


@post("/settings", guards=[check_form])
async def save_settings(request: Ask) -> Redirect:
    house = house_of(request)
    form = await form_of(request)
    name = clean_name(form.get("name", ""))
    if name:
        await house.store.name_player(player_of(request), name, house.now())
    cookie = Cookie(
        PREFERENCES,
        value=Preferences.read(form).cookie(),
        path="/",
        max_age=365 * 24 * 3600,
        httponly=True,
        samesite="lax",
    )
    return Redirect("/settings", status_code=HTTP_303_SEE_OTHER, cookies=[cookie])


@post("/settings/tokens", guards=[check_form], status_code=200)
async def make_token(request: Ask) -> Response[str]:
    house = house_of(request)
    player = player_of(request)
    if len(await house.store.tokens(player)) >= 20:
        raise Refused(409, "refused-tokens")
    token = new_token()
    label = clean_line((await form_of(request)).get("label", ""), 60)
    await house.store.add_token(player, Token(digest(token), label, house.now()))
    return await _settings(request, token=token)


@post("/settings/tokens/remove", guards=[check_form])
async def drop_token(request: Ask) -> Redirect:
    house = house_of(request)
    key = (await form_of(request)).get("digest", "")
    await house.store.remove_token(player_of(request), key)
    house.doorman.forget_token(key)
    return Redirect("/settings", status_code=HTTP_303_SEE_OTHER)


@post("/settings/carry", guards=[check_form], status_code=200)
async def make_carry_link(request: Ask) -> Response[str]:
    house = house_of(request)
    link = house.signer.carry(player_of(request), int(house.now()) + CARRY_SECONDS)
    return await _settings(request, carry=f"{_origin(request)}/carry/{link}")


@get("/carry/{link:str}")
async def carry_page(request: Ask, link: FromPath[str]) -> Response[str]:
    """Asks first: a link that somebody else sent must not change who one is without a word."""
    house = house_of(request)
    player = house.signer.player_carried(link, house.now())
    if player is None:
        raise Refused(403, "refused-carry")
    return page(request, "carry.html", link=link, name=await house.store.player_name(player) or "")


@post("/carry/{link:str}", guards=[check_form])
async def carry(request: Ask, link: FromPath[str]) -> Redirect:
    house = house_of(request)
    player = house.signer.player_carried(link, house.now())
    if player is None:
        raise Refused(403, "refused-carry")
    response = Redirect("/", status_code=HTTP_303_SEE_OTHER)
    response.headers["set-cookie"] = house.doorman.cookie(player, secure=request.url.scheme == "https")
    return response


PAGES = Router(
    path="/",
    include_in_schema=False,
    route_handlers=[
        palette, lobby, game_page, rules_page, set_up, table_page, table_fragment, join_page, join, replay_page,
        replay_fragment, settings_page, save_settings, make_token, drop_token, make_carry_link, carry_page, carry,
    ],
)  # fmt: skip
