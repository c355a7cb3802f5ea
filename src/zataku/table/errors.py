"""Whatever goes wrong with a request, told as a page for people and as data for programs; nothing was changed."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TypeAlias

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from .refused import Refused
from .rendering import page
from .requests import Ask, visitor_of
from .words import reason_for

Answer: TypeAlias = Response[str] | Response[dict[str, str]]
_log = logging.getLogger("zataku.table")


def _answer(request: Ask, refused: Refused, headers: Mapping[str, str] | None = None) -> Answer:
    text = reason_for(refused, visitor_of(request).language)
    if request.url.path.startswith("/api") or "application/json" in request.headers.get("accept", ""):
        told = {"error": refused.id.removeprefix("refused-"), "message": text}
        return Response(told, status_code=refused.status, media_type=MediaType.JSON, headers=dict(headers or {}))
    if refused.status == 429:
        # Whoever asks too much gets what costs least.
        return Response(text, status_code=429, media_type=MediaType.TEXT, headers=dict(headers or {}))
    response = page(request, "error.html", status=refused.status, code=refused.status, message=text)
    response.headers.update(headers or {})
    return response


def _refused(request: Ask, error: Refused) -> Answer:
    headers = {"retry-after": str(error.args_of_message["seconds"])} if error.status == 429 else None
    return _answer(request, error, headers)


def _http_error(request: Ask, error: HTTPException) -> Answer:
    ids = {404: "refused-not-found", 405: "refused-method", 413: "refused-too-large"}
    id = ids.get(error.status_code, "refused-malformed" if error.status_code < 500 else "refused-mistake")
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return _answer(request, Refused(error.status_code, id), headers)


def _malformed(request: Ask, error: RecursionError | UnicodeError) -> Answer:
    """A body nested so deeply that it cannot be read, or that is no text."""
    return _answer(request, Refused(400, "refused-malformed"))


def _store_error(request: Ask, error: SQLAlchemyError) -> Answer:
    _log.error("the store failed", exc_info=error)
    return _answer(request, Refused(503, "refused-store"))


def _mistake(request: Ask, error: Exception) -> Answer:
    _log.error("a mistake in the program at %s", request.url.path, exc_info=error)
    return _answer(request, Refused(500, "refused-mistake"))


HANDLERS: ExceptionHandlersMap = {
    Refused: _refused,
    HTTPException: _http_error,
    SQLAlchemyError: _store_error,
    RecursionError: _malformed,
    UnicodeError: _malformed,
    Exception: _mistake,
}
