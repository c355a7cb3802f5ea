"""Who programs play for: players and their tokens."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from zataku.table.identity import clean_name, new_player
from zataku.table.identity import digest as digest_of
from zataku.table.people import make_token, remember_name
from zataku.table.refused import Refused
from zataku.table.requests import Ask, house_of, own_name, player_of

from .answers import Player, PlayerWithToken, Removed, TokenKept, TokenMade
from .bodies import NewPlayer, NewToken


@post("/api/players", tags=["people"], summary="Become a player and get a personal token")
async def add_player(request: Ask, data: JSONBody[NewPlayer]) -> PlayerWithToken:
    house = house_of(request)
    if not clean_name(data.name):
        raise Refused(422, "refused-form", field="name")
    player = new_player()
    name = await remember_name(house, player, data.name)
    return PlayerWithToken(player, name, await make_token(house, player, ""))


@get("/api/me", tags=["people"], summary="Who you are")
async def me(request: Ask) -> Player:
    return Player(player_of(request), await own_name(request))


@post("/api/tokens", tags=["people"], summary="Make a further personal token")
async def add_token(request: Ask, data: JSONBody[NewToken]) -> TokenMade:
    token = await make_token(house_of(request), player_of(request), data.label)
    return TokenMade(token, digest_of(token))


@get("/api/tokens", tags=["people"], summary="Your tokens, by their digests")
async def list_tokens(request: Ask) -> list[TokenKept]:
    tokens = await house_of(request).store.tokens(player_of(request))
    return [TokenKept(token.digest, token.label, token.created) for token in tokens]


@delete("/api/tokens/{digest:str}", tags=["people"], summary="Make a token worthless", status_code=200)
async def remove_token(
    request: Ask, digest: Annotated[str, PathParameter(description="The digest of the token.", max_length=64)]
) -> Removed:
    if not await house_of(request).store.remove_token(player_of(request), digest):
        raise Refused(404, "refused-not-found")
    return Removed(True)


HANDLERS = (add_player, me, add_token, list_tokens, remove_token)
