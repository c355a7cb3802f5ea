"""The doorman stands before every request: who comes, how often, and what leaves with which headers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookies import CookieError, SimpleCookie

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from .identity import COOKIE, Signer, digest, new_player
from .limits import Both, Buckets, Queues, address_of
from .refused import Refused
from .settings import Settings
from .store import Store
from .visitor import PREFERENCES, Preferences, Visitor, language_of

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
#: What every answer has, unless it says otherwise.
_ALWAYS = [(name.encode(), value.encode()) for name, value in {**SECURITY_HEADERS, "cache-control": "no-store"}.items()]
_SAFE = ("GET", "HEAD", "OPTIONS")
_YEAR = 365 * 24 * 3600
#: What is answered without any work, or never ends.
_AT_ONCE = ("/static/", "/health", "/metrics")
_STREAM = "/stream"
_REPLAY = "/replay"
#: How many pages and answers of the API are made at once for one address.
_PAGES = 2
_SETTING_UP = ("/tables", "/api/tables")
#: As how many requests a page with the whole log counts.
_WHOLE_LOG = 20
#: How many entries beyond its first count as one more request.
_ENTRIES = 10


class Doorman:
    """Finds out who comes and puts a `Visitor` into the scope."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._reads = Both(settings.reads)
        self._writes = Both(settings.writes)
        self._tables = Both(settings.tables)
        self._guests = Buckets(settings.guests)
        # A page takes a while to draw, and all that happened in a long match a while to tell; whoever asks for many at
        # once lets nobody else wait for more than two.
        self._pages = Queues(max(1, round(_PAGES * settings.generosity)))
        #: How many requests were turned away, for the metrics.
        self.turned_away = 0
        #: Set when the store is open.
        self.signer = Signer("")

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """Litestar's middleware around an application."""

        async def doorman(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            headers = Headers.from_scope(scope)
            visitor, new_cookie = await self._visitor(scope, headers)
            scope["state"]["visitor"] = visitor
            # Neither files nor databases have names with it.
            if "\0" in scope["path"]:
                raise Refused(404, "refused-not-found")
            self._admit(scope, headers, visitor, bool(new_cookie))
            answering = _with_cookie(send, new_cookie)
            if _takes_time(scope):
                async with self._pages.place(visitor.address):
                    await app(scope, receive, answering)
            else:
                await app(scope, receive, answering)

        return doorman

    async def _visitor(self, scope: HTTPScope, headers: Headers) -> tuple[Visitor, str | None]:
        cookies = _cookies(headers.get("cookie", ""))
        preferences = Preferences.from_cookie(cookies.get(PREFERENCES))
        language = language_of(preferences, headers.get("accept-language", ""))
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            player = await self._store.token_player(digest(token.strip()))
            if player is None:
                raise Refused(401, "refused-token")
            return Visitor(player, preferences, language, "", by_token=True, address=address_of(scope)), None
        player = self.signer.player_in(cookies.get(COOKIE))
        new_cookie = None
        if player is None and scope["method"] == "GET" and not scope["path"].startswith(("/api/", "/static/")):
            player = new_player()
            new_cookie = self.cookie(player, secure=scope["scheme"] == "https")
        csrf = self.csrf(player) if player else ""
        return Visitor(player, preferences, language, csrf, address=address_of(scope)), new_cookie

    def cookie(self, player: str, *, secure: bool) -> str:
        """The header that makes a browser this player's."""
        ending = "; Secure" if secure else ""
        return f"{COOKIE}={self.signer.cookie(player)}; Path=/; HttpOnly; SameSite=Lax; Max-Age={_YEAR}{ending}"

    def csrf(self, player: str) -> str:
        return self.signer.sign("csrf", player)

    def _admit(self, scope: HTTPScope, headers: Headers, visitor: Visitor, is_new: bool) -> None:
        player = visitor.player if not is_new else None
        writing = scope["method"] not in _SAFE
        wait = (self._writes if writing else self._reads).take(player, visitor.address, _price(scope))
        if visitor.player is None and writing:
            wait = max(wait, self._guests.take(visitor.address))
        if writing and scope["path"].rstrip("/") in _SETTING_UP:
            wait = max(wait, self._tables.take(player, visitor.address))
        self._turn_away(wait)
        if writing and not visitor.by_token:
            self._check_origin(headers)

    def charge(self, visitor: Visitor, entries: int) -> None:
        """Somebody wants to write so many entries with one request: that counts for more; Refused if for too much."""
        self._turn_away(self._writes.take(visitor.player, visitor.address, entries / _ENTRIES))

    @asynccontextmanager
    async def turn_to_look(self, visitor: Visitor, *, whole_log: bool) -> AsyncIterator[None]:
        """For a page that follows a table by itself: it counts as a request each time, and waits where one would be
        turned away."""
        while wait := self._reads.take(visitor.player, visitor.address, _WHOLE_LOG if whole_log else 1):
            await asyncio.sleep(wait)
        async with self._pages.place(visitor.address):
            yield

    def _turn_away(self, wait: float) -> None:
        if wait:
            self.turned_away += 1
            raise Refused(429, "refused-too-fast", seconds=max(1, round(wait + 0.5)))

    @staticmethod
    def _check_origin(headers: Headers) -> None:
        """A page of another site may not act for its visitors here."""
        site = headers.get("sec-fetch-site", "same-origin")
        origin = headers.get("origin")
        foreign = origin is not None and origin.partition("://")[2] != headers.get("host", "")
        if site not in ("same-origin", "none") or foreign:
            raise Refused(403, "refused-csrf")


def _takes_time(scope: HTTPScope) -> bool:
    path = scope["path"]
    return scope["method"] in _SAFE and not path.startswith(_AT_ONCE) and not path.endswith(_STREAM)


def _price(scope: HTTPScope) -> int:
    """What a request counts for; a whole log takes long to write, and a replay has one beside it."""
    return _WHOLE_LOG if b"log=all" in scope["query_string"] or scope["path"].endswith(_REPLAY) else 1


def _cookies(header: str) -> dict[str, str]:
    if not header:
        return {}
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header[:8192]).items()}
    except CookieError:
        return {}


def _with_cookie(send: Send, cookie: str | None) -> Send:
    if cookie is None:
        return send

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableScopeHeaders.from_message(message).add("set-cookie", cookie)
        await send(message)

    return sending


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Before anything is sent, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    given = {name.lower() for name, _ in headers}
    message["headers"] = headers + [header for header in _ALWAYS if header[0] not in given]


def answering_head(app: ASGIApp) -> ASGIApp:
    """Around an application: HEAD is answered like GET, without the body."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return
        ended = False

        async def without_body(message: Message) -> None:
            nonlocal ended
            if message["type"] == "http.response.start":
                await send(message)
            elif message["type"] == "http.response.body" and not ended:
                ended = True
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        # The server itself must still know that no body follows.
        asked: HTTPScope = {**scope, "method": HttpMethod.GET}
        await app(asked, receive, without_body)

    return answering
