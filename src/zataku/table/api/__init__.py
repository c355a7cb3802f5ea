"""The JSON API for bots and other clients; the pages' own script uses it too."""

from litestar import Router

from zataku.table.api import people, playing, tables
from zataku.table.requests import check_csrf

API = Router(path="/", guards=[check_csrf], route_handlers=[*people.HANDLERS, *tables.HANDLERS, *playing.HANDLERS])

__all__ = ["API"]
