"""The application: pages, API and static files behind one doorman."""

from __future__ import annotations

import gc
import logging
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import SQLAlchemyError

from zataku.games import games

from .api import API
from .doorman import add_security_headers
from .house import House
from .pages import PAGES, page, visitor_of
from .refused import Refused
from .settings import Settings
from .words import table_speaker

#: The largest body that anybody needs to send.
LARGEST_BODY = 64 * 1024
#: How many new objects there must be before a worker looks for garbage.
_GARBAGE = 10_000
_log = logging.getLogger("zataku.table")


def create_app(settings: Settings) -> Litestar:
    """The table as an ASGI application."""
    house = House(settings)
    static = create_static_files_router(
        path="/static", directories=[Path(__file__).parent / "static"], include_in_schema=False
    )
    return Litestar(
        [PAGES, API, static],
        lifespan=[house.lifespan],
        middleware=[house.doorman.middleware],
        before_send=[add_security_headers],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            SQLAlchemyError: _store_error,
            RecursionError: _too_deep,
            Exception: _mistake,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Zataku", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=State({"house": house}),
        logging_config=None,
        debug=False,
    )


def from_environment() -> Litestar:
    """For uvicorn's worker processes."""
    app = create_app(Settings.from_environment())
    # A look for garbage through all that never goes away would make every table wait for a tenth of a second.
    games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GARBAGE)
    return app


Ask = Request[Any, Any, State]


def _answer(request: Ask, status: int, id: str, text: str, headers: dict[str, str] | None = None) -> Response[Any]:
    """An error as a page for people and as data for programs; nothing was changed in either case."""
    if request.url.path.startswith("/api") or "application/json" in request.headers.get("accept", ""):
        return Response(
            {"error": id.removeprefix("refused-"), "message": text},
            status_code=status,
            media_type=MediaType.JSON,
            headers=headers,
        )
    response = page(request, "error.html", status=status, code=status, message=text)
    response.headers.update(headers or {})
    return response


def _refused(request: Ask, error: Refused) -> Response[Any]:
    text = table_speaker(visitor_of(request).language).text(error.id, **error.args_of_message)
    headers = {"retry-after": str(error.args_of_message["seconds"])} if error.status == 429 else None
    return _answer(request, error.status, error.id, text, headers)


def _http_error(request: Ask, error: HTTPException) -> Response[Any]:
    ids = {404: "refused-not-found", 405: "refused-method", 413: "refused-too-large"}
    id = ids.get(error.status_code, "refused-malformed" if error.status_code < 500 else "refused-mistake")
    text = table_speaker(visitor_of(request).language).text(id)
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return _answer(request, error.status_code, id, text, headers)


def _too_deep(request: Ask, error: RecursionError) -> Response[Any]:
    """A body nested so deeply that it cannot be read."""
    text = table_speaker(visitor_of(request).language).text("refused-malformed")
    return _answer(request, 400, "refused-malformed", text)


def _store_error(request: Ask, error: SQLAlchemyError) -> Response[Any]:
    _log.error("the store failed", exc_info=error)
    return _answer(request, 503, "refused-store", table_speaker(visitor_of(request).language).text("refused-store"))


def _mistake(request: Ask, error: Exception) -> Response[Any]:
    _log.error("a mistake in the program at %s", request.url.path, exc_info=error)
    return _answer(request, 500, "refused-mistake", table_speaker(visitor_of(request).language).text("refused-mistake"))
