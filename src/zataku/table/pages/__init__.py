"""The pages that people see."""

from litestar import Router

from zataku.table.pages import learning, lobby, seats, settings, table

PAGES = Router(
    path="/",
    include_in_schema=False,
    route_handlers=[*lobby.PAGES, *learning.PAGES, *seats.PAGES, *table.PAGES, *settings.PAGES],
)

__all__ = ["PAGES"]
