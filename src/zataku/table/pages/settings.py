"""Settings of this device, personal tokens, and seats carried to another device."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER
from msgspec import Struct

from zataku.language import LANGUAGES
from zataku.table.house import House
from zataku.table.identity import CARRY_SECONDS
from zataku.table.people import make_token, remember_name
from zataku.table.refused import Refused
from zataku.table.rendering import page
from zataku.table.requests import (
    Ask,
    check_csrf,
    check_form,
    form_of,
    house_of,
    is_secure,
    origin_of,
    own_name,
    player_of,
    visitor_of,
)
from zataku.table.visitor import CONFIRMS, PREFERENCES, SOUNDS, SPEEDS, THEMES, Preferences

_YEAR = 365 * 24 * 3600


async def _settings(request: Ask, *, token: str = "", carry: str = "") -> Response[str]:
    """The settings, with a new token or link if one was just made."""
    return page(
        request,
        "settings.html",
        name=await own_name(request),
        languages=LANGUAGES,
        themes=THEMES,
        speeds=SPEEDS,
        confirms=CONFIRMS,
        sounds=SOUNDS,
        tokens=await house_of(request).store.tokens(player_of(request)),
        minutes=CARRY_SECONDS // 60,
        token=token,
        carry=carry,
    )


@get("/settings")
async def settings_page(request: Ask) -> Response[str]:
    return await _settings(request)


@post("/settings", guards=[check_form])
async def save_settings(request: Ask) -> Redirect:
    form = await form_of(request)
    await remember_name(house_of(request), player_of(request), form.get("name", ""))
    return Redirect(
        "/settings", status_code=HTTP_303_SEE_OTHER, cookies=[preferences_cookie(request, Preferences.read(form))]
    )


def preferences_cookie(request: Ask, preferences: Preferences) -> Cookie:
    """What keeps somebody's preferences on this device."""
    return Cookie(
        PREFERENCES,
        value=preferences.cookie(),
        path="/",
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
    )


class Sound(Struct, forbid_unknown_fields=True):
    """The switch for sounds, which every page has."""

    sound: Literal["off", "on"]


@post("/settings/sound", guards=[check_csrf], status_code=200)
async def switch_sound(request: Ask, data: JSONBody[Sound]) -> Response[dict[str, str]]:
    preferences = replace(visitor_of(request).preferences, sound=data.sound)
    return Response({"sound": data.sound}, cookies=[preferences_cookie(request, preferences)])


@post("/settings/tokens", guards=[check_form], status_code=200)
async def add_token(request: Ask) -> Response[str]:
    label = (await form_of(request)).get("label", "")
    return await _settings(request, token=await make_token(house_of(request), player_of(request), label))


@post("/settings/tokens/remove", guards=[check_form])
async def remove_token(request: Ask) -> Redirect:
    digest = (await form_of(request)).get("digest", "")
    await house_of(request).store.remove_token(player_of(request), digest)
    return Redirect("/settings", status_code=HTTP_303_SEE_OTHER)


# Another device


@post("/settings/carry", guards=[check_form], status_code=200)
async def make_carry_link(request: Ask) -> Response[str]:
    house = house_of(request)
    link = house.signer.carry(player_of(request), int(house.now()) + CARRY_SECONDS)
    return await _settings(request, carry=f"{origin_of(request)}/carry/{link}")


def _carried(house: House, link: str) -> str:
    player = house.signer.player_carried(link, house.now())
    if player is None:
        raise Refused(403, "refused-carry")
    return player


@get("/carry/{link:str}")
async def carry_page(request: Ask, link: FromPath[str]) -> Response[str]:
    """Asks first: a link that somebody else sent must not change who one is without a word."""
    house = house_of(request)
    return page(request, "carry.html", name=await house.store.player_name(_carried(house, link)) or "")


@post("/carry/{link:str}", guards=[check_form])
async def carry(request: Ask, link: FromPath[str]) -> Redirect:
    house = house_of(request)
    response = Redirect("/", status_code=HTTP_303_SEE_OTHER)
    response.headers["set-cookie"] = house.doorman.cookie(_carried(house, link), secure=is_secure(request))
    return response


PAGES = (settings_page, save_settings, switch_sound, add_token, remove_token, make_carry_link, carry_page, carry)
