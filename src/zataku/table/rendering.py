"""Pages from templates, in the visitor's language."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from typing import Any
from zlib import compressobj

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context
from litestar import MediaType, Response
from litestar.response.base import ASGIResponse
from markupsafe import Markup

from zataku.draw.palette import CRESTS
from zataku.draw.pieces import crest_shape
from zataku.draw.svg import el

from . import fragments
from .assets import asset
from .fragments import crest
from .icons import icon
from .requests import Connection, origin_of, visitor_of
from .visitor import Visitor
from .words import table_speaker

#: How hard what is sent is packed: boards are drawn in few kinds of pieces, a tenth goes over the wire. And as what.
PACKING = 3
#: A part of a page is short: a window of 16 kB and half the usual memory are made ready in less time.
_GZIP, _MEMORY = 30, 7
#: Marks what is not to be packed on its way out: live events are sent as they are, and some have been packed before.
AS_IT_IS = "as_it_is"


class _Told(Context):
    """What a template is told. Nothing that templates call asks for more than what it is called with."""

    def call(
        self,
        called: Callable[..., Any],
        /,
        *args: Any,
        _loop_vars: object = None,
        _block_vars: object = None,
        **named: Any,
    ) -> Any:
        return called(*args, **named)


class _Templates(Environment):
    context_class = _Told


_templates = _Templates(
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


_templates.globals["crests"] = _crests()
_templates.globals["crest"] = crest
_templates.globals["icon"] = icon


@lru_cache(8192)
def once(macro: str, language: str, *shown: Hashable) -> Markup:
    """What a fragment or a macro makes of things that never change: once, for all pages that show them."""
    make = getattr(fragments, macro, None) or getattr(_macros(), macro)
    return Markup(make(table_speaker(language).text, *shown))


@cache
def _macros() -> TemplateModule:
    return _templates.get_template("macros.html").module


def listed(macro: str, language: str, each: Sequence[Hashable]) -> Markup:
    """The same of many things, one after the other."""
    return Markup("\n".join([once(macro, language, shown) for shown in each]))


_templates.globals["once"] = once
_templates.globals["listed"] = listed


def page(request: Connection, template: str, *, status: int = 200, **context: object) -> Response[str]:
    """A page, or a part of one."""
    html = _templates.get_template(template).render(_for_everybody(visitor_of(request), origin_of(request)), **context)
    return Response(html, media_type=MediaType.HTML, status_code=status)


def regions(visitor: Visitor, origin: str, names: Sequence[str], **context: object) -> list[str]:
    """Some regions of a page, each by itself; what they are told is put together once for all of them."""
    templates = [_region(name) for name in names]
    told = templates[0].new_context(_for_everybody(visitor, origin) | context)
    return ["".join(template.root_render_func(told)) for template in templates]


def packed(request: Connection, body: bytes) -> ASGIResponse:
    """A part of a page as an answer, packed for a browser that takes it so: all at once, which is quick."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        press = compressobj(PACKING, wbits=_GZIP, memLevel=_MEMORY)
        body = press.compress(body) + press.flush()
    return ASGIResponse(body=body, headers=headers, media_type=MediaType.HTML)


@cache
def _region(name: str) -> Template:
    return _templates.get_template(f"regions/{name}.html")


def _for_everybody(visitor: Visitor, origin: str) -> dict[str, object]:
    """What every template is told."""
    return {
        "t": table_speaker(visitor.language).text,
        "visitor": visitor,
        "language": visitor.language,
        "origin": origin,
    }
