"""Pages that teach: the rules of a game with how to play in two minutes, and the lessons."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from markupsafe import Markup, escape

from zataku.draw.palette import THEMES
from zataku.kernel.game import Game
from zataku.language import LANGUAGES
from zataku.table.assets import version
from zataku.table.pages.lobby import existing_game, shown_game
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import Ask, visitor_of
from zataku.table.rules import shown_rules
from zataku.teaching.howto import figure

_A_DAY = CacheControlHeader(max_age=24 * 3600, public=True)


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
        lessons=0,
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


PAGES = [rules_page, figure_file]
