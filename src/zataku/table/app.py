"""The application: pages, API and static files behind one doorman."""

from __future__ import annotations

import gc

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from zataku.games import games

from .api import API
from .api.schema import SchemaWithViews
from .assets import assets
from .doorman import add_security_headers, answering_head
from .errors import HANDLERS
from .house import House
from .pages import PAGES
from .rendering import AS_IT_IS, PACKING
from .settings import Settings
from .watching import HANDLERS as WATCHING

#: The largest body that anybody needs to send.
LARGEST_BODY = 64 * 1024
#: How many new objects there must be before a worker looks for garbage.
_GARBAGE = 10_000


def create_app(settings: Settings) -> Litestar:
    """The table as an ASGI application."""
    house = House(settings)
    app = Litestar(
        [PAGES, API, *WATCHING, assets()],
        lifespan=[house.lifespan],
        middleware=[house.doorman.middleware],
        before_send=[add_security_headers, name_all_methods],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", gzip_compress_level=PACKING, exclude_opt_key=AS_IT_IS),
        openapi_config=OpenAPIConfig(
            title="Zataku", version="1", path="/api/schema", render_plugins=[SchemaWithViews()]
        ),
        state=State({"house": house}),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = house.metrics.counting(answering_head(app.asgi_handler))
    return app


async def name_all_methods(message: Message, scope: Scope) -> None:
    """Litestar names, where several handlers share an address, the methods of the first alone."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        route = next((each for each in scope["litestar_app"].routes if each.path == scope.get("path_template")), None)
        if isinstance(route, HTTPRoute):
            MutableScopeHeaders.from_message(message)["allow"] = ", ".join(sorted(route.methods))


def from_environment() -> Litestar:
    """For uvicorn's worker processes."""
    app = create_app(Settings.from_environment())
    # A look for garbage through all that never goes away would make every table wait for a tenth of a second.
    games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GARBAGE)
    return app
