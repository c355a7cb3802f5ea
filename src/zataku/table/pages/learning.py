"""Pages that teach: the rules of a game with how to play in two minutes, and the lessons."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER
from markupsafe import Markup, escape

from zataku.draw.palette import THEMES
from zataku.kernel.game import Game
from zataku.language import LANGUAGES
from zataku.language.reference import Entry, rules_of
from zataku.table.assets import version
from zataku.table.boards import definitions
from zataku.table.classroom import shown_feedback, shown_lesson
from zataku.table.earlier import EarlierMatch
from zataku.table.live import LiveTable
from zataku.table.looking import shape_of
from zataku.table.pages.lobby import existing_game, shown_game
from zataku.table.pages.settings import preferences_cookie
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, asked_number, check_form, form_of, house_of, visitor_of
from zataku.table.rules import ShownGlossary, shown_glossary, shown_rules, shown_terms, topics
from zataku.table.scene import Change, changes_to, seat_for
from zataku.table.seats import Sitter
from zataku.table.words import icon_speaker, match_speaker
from zataku.teaching.aid import aid_of
from zataku.teaching.coach import Suggestion, hardly_differ
from zataku.teaching.considering import Considerations, considerations
from zataku.teaching.howto import figure
from zataku.teaching.lessons import Learner, lessons_of

_AN_HOUR = CacheControlHeader(max_age=3600, public=True)
#: How many later choices of a turn the coach names.
_FURTHER = 3
_A_DAY = CacheControlHeader(max_age=24 * 3600, public=True)


@dataclass(frozen=True, slots=True)
class ListedLesson:
    """A lesson in the list of a game's lessons."""

    name: str
    title: str
    about: str


@dataclass(frozen=True, slots=True)
class ShownPhase:
    """A phase of the aid: its rules, and whether it is on."""

    title: str
    now: bool
    rules: list[Entry]


@dataclass(frozen=True, slots=True)
class ShownSign:
    """An icon of the aid."""

    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class ShownSuggestion:
    """An option that the coach names, where it leads, what changes until then, and by how many points it is behind.

    `folded` options stand beside every decision, out of sight.
    """

    code: str
    label: Markup
    folded: bool
    further: list[Markup]
    changes: tuple[Change, ...]
    behind: int


# The rules


@get("/games/{name:str}/rules")
async def rules_page(request: Ask, name: FromPath[str]) -> Response[str]:
    game = existing_game(name)
    visitor = visitor_of(request)
    theme = visitor.preferences.theme

    def shown_figure(number: int) -> Markup:
        return _figure(game, number, visitor.language, theme)

    return page(
        request,
        "rules.html",
        game=shown_game(game, visitor.language),
        rules=shown_rules(game.folder, visitor.language),
        figure=shown_figure,
        lessons=len(lessons_of(game.folder)),
        glossary=shown_terms(game.folder, visitor.language),
        topics=topics(game.folder, visitor.language),
        languages=LANGUAGES,
    )


@post("/games/{name:str}/rules", guards=[check_form])
async def rules_in_language(request: Ask, name: FromPath[str]) -> Redirect:
    """The rules, and every page from here on, in the language that was chosen beside them."""
    game = existing_game(name)
    language = (await form_of(request)).get("language", "")
    if language not in LANGUAGES:
        raise Refused(404, "refused-not-found")
    preferences = replace(visitor_of(request).preferences, language=language)
    cookies = [preferences_cookie(request, preferences)]
    return Redirect(f"/games/{game.name}/rules", status_code=HTTP_303_SEE_OTHER, cookies=cookies)


def _figure(game: Game, number: int, language: str, theme: str) -> Markup:
    """A picture by day or by night, as the visitor has it; the words beside it say what it shows."""

    def address(which: str) -> str:
        return escape(f"/games/{game.name}/figures/{number}/{language}-{which}.svg?{version()}")

    fixed = theme if theme in THEMES else THEMES[0]
    night = "" if theme in THEMES else f'<source media="(prefers-color-scheme: dark)" srcset="{address(THEMES[1])}">'
    return Markup(
        f'<picture>{night}<img src="{address(fixed)}" alt="" width="300" height="200" loading="lazy"></picture>'
    )


@get("/games/{name:str}/figures/{number:int}/{which:str}", media_type="image/svg+xml", cache_control=_A_DAY)
async def figure_file(name: FromPath[str], number: FromPath[int], which: FromPath[str]) -> Response[str]:
    game = existing_game(name)
    language, _, theme = which.removesuffix(".svg").partition("-")
    if language not in LANGUAGES or theme not in THEMES:
        raise Refused(404, "refused-not-found")
    try:
        drawn = await asyncio.to_thread(figure, game.name, number, language, theme)
    except IndexError:
        raise Refused(404, "refused-not-found") from None
    return Response(drawn, media_type="image/svg+xml")


@get("/games/{name:str}/glossary/{language:str}", cache_control=_AN_HOUR)
async def glossary_file(name: FromPath[str], language: FromPath[str]) -> ShownGlossary:
    """The printed terms with their meaning, and how to find them in sentences, for the page's script."""
    game = existing_game(name)
    if language not in LANGUAGES:
        raise Refused(404, "refused-not-found")
    return shown_glossary(game.folder, language)


# Lessons


@get("/learn/{name:str}")
async def lessons_page(request: Ask, name: FromPath[str]) -> Response[str]:
    game = existing_game(name)
    language = visitor_of(request).language
    lessons = [
        ListedLesson(lesson.name, lesson.title[language], lesson.about[language])
        for lesson in lessons_of(game.folder).values()
    ]
    return page(request, "learn.html", game=shown_game(game, language), lessons=lessons)


@get("/learn/{name:str}/{lesson:str}")
async def lesson_page(request: Ask, name: FromPath[str], lesson: FromPath[str]) -> Response[str] | Redirect:
    """Where a learner stands is all in the address: `done` names the right answers so far, `answer` a new one."""
    game = existing_game(name)
    lessons = lessons_of(game.folder)
    if lesson not in lessons:
        raise Refused(404, "refused-not-found")
    language = visitor_of(request).language
    done = request.query_params.getall("done", [])[: len(lessons[lesson].steps)]
    try:
        learner = Learner(game, lessons[lesson], done)
    except ValueError:
        return Redirect(f"/learn/{name}/{lesson}", status_code=HTTP_303_SEE_OTHER)
    feedback = None
    if (answer := request.query_params.get("answer")) is not None:
        tried = learner.look(answer)
        if tried.right:
            query = urlencode([("done", code) for code in (*done, answer)])
            return Redirect(f"/learn/{name}/{lesson}?{query}", status_code=HTTP_303_SEE_OTHER)
        feedback = shown_feedback(game, tried, language)
    names = list(lessons)
    place = names.index(lesson)
    return page(
        request,
        "lesson.html",
        game=shown_game(game, language),
        name=lesson,
        lesson=shown_lesson(game, lessons[lesson], place + 1, learner, language, shape_of(request)),
        count=len(names),
        next=names[place + 1] if place + 1 < len(names) else None,
        feedback=feedback,
        definitions=definitions(game),
    )


# Aids


@get("/tables/{id:str}/aid")
async def aid_page(request: Ask, id: FromPath[str]) -> Response[str]:
    """The aid of the table's game, with the phase marked that is on for whoever asks."""
    visitor = visitor_of(request)
    live = await house_of(request).tables.open(id)
    aid = aid_of(live.game.folder)
    if aid is None:
        raise Refused(404, "refused-not-found")
    seat, _ = seat_for(live, visitor.player, asked_number(request, "as"))
    decision = live.match.decision
    asked = decision.prompt.id if decision is not None and seat == decision.seat else None
    now = aid.now(live.match.view(seat), asked)
    rules = rules_of(live.game.folder, visitor.language)
    return page(
        request,
        "aid.html",
        game=live.game.name,
        phases=[
            ShownPhase(phase.title[visitor.language], phase is now, [rules[id] for id in phase.rules])
            for phase in aid.phases
        ],
        signs=[ShownSign(sign.sign, sign.text[visitor.language]) for sign in aid.signs],
        scoring=[rules[id] for id in aid.scoring],
    )


# The coach


@get("/tables/{id:str}/coach")
async def coach_page(request: Ask, id: FromPath[str]) -> Response[str]:
    """What a sound player would consider now, for whoever is to decide; only where nobody else plays for themselves."""
    visitor = visitor_of(request)
    house = house_of(request)
    live = await house.tables.open(id)
    own = live.seats_of(visitor.player)
    if not own or any(seat.sitter is Sitter.HUMAN and number not in own for number, seat in enumerate(live.seats)):
        raise Refused(403, "refused-coach")
    seat, _ = seat_for(live, visitor.player, asked_number(request, "as"))
    match = live.match
    decision = match.decision
    if decision is None or seat != decision.seat or isinstance(match, EarlierMatch):
        return page(request, "coach.html", thought=None, suggestions=[])
    suggested = await house.thinking.advise(live)
    alike = hardly_differ(suggested)
    said = considerations(live.game.folder)
    thought = said.thoughts.get(decision.prompt.id)
    return page(
        request,
        "coach.html",
        thought=None if thought is None else (thought.name, thought.text[visitor.language]),
        alike=alike,
        suggestions=[
            _suggestion(live, each, said, visitor.language) for each in (suggested[:1] if alike else suggested)
        ],
    )


def _suggestion(live: LiveTable, suggestion: Suggestion, said: Considerations, language: str) -> ShownSuggestion:
    """How the turn goes on that it begins, and what is counted when it is over."""
    option = suggestion.option
    speaker = match_speaker(live.game, live.seats, language)
    drawing = icon_speaker(live.game, live.seats, language)
    further = [drawing.markup(each.label) for each in suggestion.further if not said.leaves_unsaid(each.option)]
    return ShownSuggestion(
        option.code,
        drawing.markup(live.match.describe(option).label),
        option.anytime,
        further[:_FURTHER],
        () if suggestion.after is None else changes_to(live, suggestion.after, speaker),
        0 if suggestion.alike else round(suggestion.behind),
    )


PAGES = [rules_page, rules_in_language, figure_file, glossary_file, lessons_page, lesson_page, aid_page, coach_page]
