"""Pages that teach: the rules of a game with how to play in two minutes, and the lessons."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from urllib.parse import urlencode

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER
from markupsafe import Markup, escape

from zataku.draw.palette import THEMES
from zataku.kernel.game import Game
from zataku.language import LANGUAGES
from zataku.table.assets import version
from zataku.table.boards import definitions
from zataku.table.classroom import shown_feedback, shown_lesson
from zataku.table.pages.lobby import existing_game, shown_game
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, visitor_of
from zataku.table.rules import shown_rules
from zataku.teaching.howto import figure
from zataku.teaching.lessons import Learner, lessons_of

_A_DAY = CacheControlHeader(max_age=24 * 3600, public=True)


@dataclass(frozen=True, slots=True)
class ListedLesson:
    """A lesson in the list of a game's lessons."""

    name: str
    title: str
    about: str


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
    )


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
        lesson=shown_lesson(game, lessons[lesson], place + 1, learner, language),
        count=len(names),
        next=names[place + 1] if place + 1 < len(names) else None,
        feedback=feedback,
        definitions=definitions(game),
    )


PAGES = [rules_page, figure_file, lessons_page, lesson_page]
