"""What browsers may keep for ever: the files of the pages, under an address that changes whenever one of them does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path

from litestar import Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from zataku.draw.palette import PALETTE, seats_in
from zataku.games import games
from zataku.kernel.game import Game

from .boards import seat_colours

_FOLDER = Path(__file__).parent / "static"
_FOR_EVER = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
#: Whoever asks for a file by its bare name may have it, and asks again the next time.
_ASK_AGAIN = CacheControlHeader(no_cache=True)


@cache
def version() -> str:
    """A name for all files together: modules refer to each other by bare names, so all of them move at once."""
    hashed = blake2b(palette_css().encode(), digest_size=8)
    for file in sorted(_FOLDER.iterdir()):
        hashed.update(file.name.encode())
        hashed.update(file.read_bytes())
    return hashed.hexdigest()


def asset(name: str) -> str:
    """Where pages find a file."""
    return f"/static/{version()}/{name}"


@cache
def palette_css() -> str:
    """The colours by their names, so that pages and pictures cannot differ."""

    def rules(which: int, scheme: str) -> str:
        return f"color-scheme:{scheme};" + "".join(f"--{name}:{values[which]};" for name, values in PALETTE.items())

    day, night = rules(0, "light"), rules(1, "dark")
    system = f'@media (prefers-color-scheme:dark){{[data-theme="system"]{{{night}}}}}'
    seats = "".join(
        f'[data-game="{game.name}"]{{{seats_in(colours)}}}{_chosen_css(game, colours)}'
        for game in games().values()
        if (colours := seat_colours(game))
    )
    return f':root{{{day}}}[data-theme="night"]{{{night}}}{system}{seats}\n'


def _chosen_css(game: Game, colours: Sequence[str]) -> str:
    """Where people choose their colours the board says which seat has which, and the whole page follows it."""
    return "".join(
        f'[data-game="{game.name}"]:has([data-seat-{seat}="{colour}"]){{--seat-{seat}:var(--{colour})}}'
        for seat in range(len(colours))
        for colour in colours
    )


def assets() -> Router:
    """The files: for ever under the version that the pages name, and under their bare names for whoever looks."""
    here = create_static_files_router(
        f"/static/{version()}", [_FOLDER], cache_control=_FOR_EVER, include_in_schema=False, name="files"
    )
    bare = create_static_files_router(
        "/static", [_FOLDER], cache_control=_ASK_AGAIN, include_in_schema=False, name="bare files"
    )

    @get(f"/static/{version()}/palette.css", media_type="text/css", cache_control=_FOR_EVER)
    async def palette() -> str:
        return palette_css()

    return Router("/", route_handlers=[here, bare, palette, manifest], include_in_schema=False)


@get("/manifest.webmanifest", media_type="application/manifest+json", cache_control=_ASK_AGAIN, include_in_schema=False)
async def manifest() -> dict[str, object]:
    """What a browser needs to install the table like a program."""
    picture = {"sizes": "any", "type": "image/svg+xml", "src": asset("icon.svg"), "purpose": "any"}
    drawn = [
        {"sizes": f"{size}x{size}", "type": "image/png", "src": asset(f"icon-{size}.png"), "purpose": "any maskable"}
        for size in (192, 512)
    ]
    return {
        "name": "Zataku",
        "short_name": "Zataku",
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "background_color": PALETTE["paper"][0],
        "theme_color": PALETTE["washi"][0],
        "icons": [picture, *drawn],
    }
