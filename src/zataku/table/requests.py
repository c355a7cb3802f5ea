"""What a request tells: which house it came to, who asks, and what its form or query says."""

from __future__ import annotations

from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from zataku.language import LANGUAGES

from .house import House
from .refused import Refused
from .visitor import Preferences, Visitor

Ask: TypeAlias = Request[Any, Any, State]
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
_SAFE = ("GET", "HEAD", "OPTIONS")


def house_of(request: Connection) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def visitor_of(request: Connection) -> Visitor:
    """Whoever the doorman let in; a stranger where no doorman stood."""
    visitor = request.scope["state"].get("visitor")
    return visitor if isinstance(visitor, Visitor) else Visitor(None, Preferences(), LANGUAGES[0], "")


def player_of(request: Connection) -> str:
    """The player who asks; Refused if nobody is known."""
    player = visitor_of(request).player
    if player is None:
        raise Refused(401, "refused-nobody")
    return player


async def own_name(request: Connection) -> str:
    """What the player who asks is called; nothing if they never said."""
    player = visitor_of(request).player
    return (await house_of(request).store.player_name(player) if player else None) or ""


def origin_of(request: Connection) -> str:
    """Where the visitor found the table, for links that are given to others."""
    scope = request.scope
    server, port = scope["server"] or ("", None)
    here = f"{server}:{port}"
    try:
        host = urlsplit(f"//{request.headers.get('host') or here}").netloc
    except ValueError:
        # Not even an address: `[::1`, for example.
        host = here
    return f"{scope['scheme']}://{host}"


def is_secure(request: Connection) -> bool:
    """Did the visitor come by https, so that cookies must not travel without it?"""
    return request.url.scheme == "https"


def asked_number(request: Connection, name: str) -> int | None:
    """A number from the query; None if there is none, or something else."""
    return small_number(request.query_params.get(name, ""))


def small_number(text: str) -> int | None:
    """A number of a few digits; None if the text is anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def last_event(request: Connection) -> int | None:
    """The number of the last live event that a browser or program has had; None if it says nothing of the kind."""
    return small_number(request.headers.get("last-event-id", "") or request.query_params.get("after", ""))


async def form_of(request: Ask) -> dict[str, str]:
    """What a form says, without NUL, which no database takes."""
    form = await request.form()
    return {name: value.replace("\0", "") for name, value in form.items() if isinstance(value, str)}


# Guards


async def check_form(request: Connection, _: BaseRouteHandler) -> None:
    """A form must carry the token that was in its page."""
    if request.scope.get("method") == "POST":
        assert isinstance(request, Request)
        given = (await form_of(request)).get("csrf")
        visitor = visitor_of(request)
        if not visitor.csrf or given != visitor.csrf:
            raise Refused(403, "refused-csrf")


async def check_csrf(request: Connection, _: BaseRouteHandler) -> None:
    """A browser must send the token of its page; a program proves itself by its own token."""
    visitor = visitor_of(request)
    if request.scope.get("method") in _SAFE or visitor.by_token:
        return
    if visitor.player is not None and request.headers.get("x-csrf-token") != visitor.csrf:
        raise Refused(403, "refused-csrf")
