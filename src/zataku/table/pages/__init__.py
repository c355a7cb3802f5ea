"""The pages that people see."""

from litestar import Router

from zataku.table.pages import analysis, learning, lobby, replay, seats, settings, setup, table

PAGES = Router(
    path="/",
    include_in_schema=False,
    route_handlers=[
        *lobby.PAGES,
        *setup.PAGES,
        *learning.PAGES,
        *seats.PAGES,
        *table.PAGES,
        *replay.PAGES,
        *analysis.PAGES,
        *settings.PAGES,
    ],
)

__all__ = ["PAGES"]
