"""Pages from templates, in the visitor's language."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Response
from markupsafe import Markup

from zataku.draw.palette import CRESTS
from zataku.draw.pieces import crest_shape
from zataku.draw.svg import el

from .assets import asset
from .icons import icon
from .requests import Connection, origin_of, visitor_of
from .words import table_speaker

_templates = Environment(
    loader=PackageLoader("zataku.table"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
_templates.globals["asset"] = asset


def _crests() -> Markup:
    """The crests of the seats, for every page to refer to."""
    shapes = (el("symbol", crest_shape(sign), id=f"crest-{sign}", viewBox="0 0 24 24") for sign in CRESTS)
    return Markup(el("svg", *shapes, class_="symbols", aria_hidden="true", width=0, height=0))


@cache
def _crest(seat: int) -> Markup:
    """A seat's crest, silent: its name stands beside it."""
    sign = CRESTS[seat % len(CRESTS)]
    shape = '<svg class="crest seat-{}" aria-hidden="true"><use href="#crest-{}"/></svg>'
    return Markup(shape).format(seat % len(CRESTS), sign)


_templates.globals["crests"] = _crests()
_templates.globals["crest"] = _crest
_templates.globals["icon"] = icon


@lru_cache(8192)
def _once(macro: str, language: str, *shown: Hashable) -> Markup:
    """What a macro makes of things that never change: once, for all pages that show them."""
    macros = _templates.get_template("macros.html").module
    return Markup(getattr(macros, macro)(table_speaker(language).text, *shown))


_templates.globals["once"] = _once


def page(request: Connection, template: str, *, status: int = 200, **context: object) -> Response[str]:
    """A page, or a part of one."""
    visitor = visitor_of(request)
    html = _templates.get_template(template).render(
        t=table_speaker(visitor.language).text,
        visitor=visitor,
        language=visitor.language,
        origin=origin_of(request),
        **context,
    )
    return Response(html, media_type=MediaType.HTML, status_code=status)
