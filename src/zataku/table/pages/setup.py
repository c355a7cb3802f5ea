"""The page of a game: ways to start at once, and the form that sets up a table."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass

from litestar import Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from zataku.bots.ladder import ladder_of
from zataku.bots.lengths import lengths_of
from zataku.kernel.game import Game, MatchOption, OptionGroup, Setting
from zataku.language import Speaker
from zataku.table.boards import lobby_image
from zataku.table.fairness import clean_contribution
from zataku.table.identity import clean_name
from zataku.table.people import remember_name
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, check_form, form_of, house_of, own_name, player_of, small_number, visitor_of
from zataku.table.rules import shown_rules
from zataku.table.seats import Seat, Sitter
from zataku.table.setting_up import (
    CLOCKS,
    INCREMENTS,
    MATCH_CLOCKS,
    contributed,
    promise_seed,
    promised,
    seat_for,
    set_up,
)
from zataku.table.tables import NewTable
from zataku.table.thinking import BOTS
from zataku.table.words import game_speaker, table_speaker

from .lobby import existing_game, shown_game

#: Seconds that a person and a bot take for a choice, for telling lengths in minutes; the page says so.
PERSON, BOT = 15, 1
#: Clocks with a name: for a choice, for the match, and back with every turn.
CLOCKS_OFFERED = {"none": (0, 0, 0), "evening": (0, 1200, 15), "days": (86_400, 0, 0)}
#: What stands for options that fit no preset.
OWN = "own"


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
    chosen: str


@dataclass(frozen=True, slots=True)
class ShownPreset:
    """Values that go together; those that it leaves out are the defaults."""

    name: str
    label: str
    values: str


@dataclass(frozen=True, slots=True)
class ShownGroup:
    """Options that are set together; one that stands alone has no presets."""

    name: str
    label: str
    about: str
    players: tuple[int, ...]
    presets: list[ShownPreset]
    options: list[ShownMatchOption]


@dataclass(frozen=True, slots=True)
class ShownLevel:
    """A level of the bots: what it is like, and how strong it was measured to be in this game."""

    name: str
    label: str
    about: str
    #: Wins of ten against the level below, and the rating as a part of the highest; None where nobody measured.
    wins: int | None
    rating: float | None


@get("/games/{name:str}")
async def game_page(request: Ask, name: FromPath[str]) -> Response[str]:
    game = existing_game(name)
    language = visitor_of(request).language
    speaker = game_speaker(game, language)
    measured = lengths_of(game)
    return page(
        request,
        "game.html",
        game=shown_game(game, language),
        counts=game.players,
        most=max(game.players),
        automas=game.automas,
        groups=[_shown_group(group, game, speaker) for group in game.option_groups()],
        levels=_shown_levels(game, language),
        clocks=CLOCKS,
        match_clocks=MATCH_CLOCKS,
        increments=INCREMENTS,
        clocks_offered=(*CLOCKS_OFFERED, OWN),
        lengths=json.dumps(dict(measured.choices)) if measured else "{}",
        minutes={players: length_in_minutes(game, players, players - 1) for players in game.players},
        person=PERSON,
        bot=BOT,
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
        chosen=_value_text(option.default if option.people is None else option.people),
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


@get("/games/{name:str}/picture.png", media_type="image/png", cache_control=CacheControlHeader(max_age=86_400))
async def game_picture(name: FromPath[str]) -> bytes:
    """What a link to a page of the game shows elsewhere."""
    return await asyncio.to_thread(lobby_image(existing_game(name)).read_bytes)


def length_in_minutes(game: Game, players: int, bots: int) -> int | None:
    """About how long a match is with so many bots among the players; None where nobody measured it."""
    measured = lengths_of(game)
    if measured is None or players not in measured.choices:
        return None
    minutes = measured.choices[players] * ((players - bots) * PERSON + bots * BOT) / 60
    return max(5, 5 * round(minutes / 5))


def _shown_group(group: OptionGroup, game: Game, speaker: Speaker) -> ShownGroup:
    options = [option for option in game.options if option.name in group.options]
    alone = len(group.options) == 1
    counts = {players for option in options for players in (option.players or game.players)}
    return ShownGroup(
        name=group.name,
        label=speaker.text(f"rule-option-{group.name}" if alone else f"rule-group-{group.name}"),
        about=speaker.text(f"rule-about-{group.name}"),
        players=tuple(sorted(counts)) if counts < set(game.players) else (),
        presets=[
            ShownPreset(name, speaker.text(f"rule-preset-{group.name}-{name}"), _preset_values(group, name, game))
            for name in group.presets
        ],
        options=[_shown_option(option, speaker) for option in options],
    )


def _preset_values(group: OptionGroup, preset: str, game: Game) -> str:
    """All options of a group as a preset has them, for the script of the page."""
    given = group.presets[preset]
    options = (option for option in game.options if option.name in group.options)
    return json.dumps({option.name: _value_text(given.get(option.name, option.default)) for option in options})


def _shown_levels(game: Game, language: str) -> list[ShownLevel]:
    words = table_speaker(language)
    measured = ladder_of(game)
    rungs = {rung.level: rung for rung in measured.rungs()} if measured else {}
    highest = max((rung.rating for rung in rungs.values()), default=0.0)
    levels = []
    for name in BOTS:
        rung = rungs.get(name)
        met = rung.below if rung else None
        levels.append(
            ShownLevel(
                name=name,
                label=words.text(f"seat-bot-{name}"),
                about=words.text(f"bot-about-{name}"),
                wins=round(10 * met.won / met.played) if met else None,
                rating=rung.rating / highest if rung and highest else None,
            )
        )
    return levels


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
    move_clock, match_clock, increment = _wanted_clock(form)
    seats = tuple(_wanted_seat(form, number, player, name) for number in range(players))
    wanted = NewTable(
        game=game.name,
        seats=contributed(seats, clean_contribution(form.get("contribution", "")), word),
        host=player,
        title=form.get("title", ""),
        options=_wanted_options(form, game, players),
        seed=form.get("seed", ""),
        listed=form.get("listed") == "yes",
        move_clock=move_clock,
        match_clock=match_clock,
        increment=increment,
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


def _wanted_clock(form: dict[str, str]) -> tuple[int, int, int]:
    """For a choice, for the match, and back with every turn: by a name, or one by one."""
    offered = CLOCKS_OFFERED.get(form.get("clock", ""))
    if offered is not None:
        return offered
    each = [_number(form.get(field) or "0", "clock") for field in ("move_clock", "match_clock", "increment")]
    return each[0], each[1], each[2]


def _wanted_options(form: dict[str, str], game: Game, players: int) -> dict[str, Setting]:
    """What was set: by presets, and else one by one."""
    wanted: dict[str, Setting] = {}
    by_name = {option.name: option for option in game.options}
    for group in game.option_groups():
        preset = group.presets.get(form.get(f"preset-{group.name}", OWN))
        for name in group.options:
            option = by_name[name]
            if not option.applies_to(players):
                continue
            if preset is not None:
                wanted[name] = preset.get(name, option.default)
            elif (given := form.get(f"option-{name}")) is not None:
                wanted[name] = _meant(option, given)
    return wanted


def _meant(option: MatchOption, given: str) -> Setting:
    meant = [value for value in option.values if _value_text(value) == given]
    if not meant:
        raise Refused(422, "refused-form", field=option.name)
    return meant[0]


def _number(text: str, field: str) -> int:
    number = small_number(text)
    if number is None:
        raise Refused(422, "refused-form", field=field)
    return number


PAGES = (game_page, game_picture, set_up_table)
