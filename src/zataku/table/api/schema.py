"""The description of the API, with what the view of each game holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    TypeAlias,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from zataku.games import games
from zataku.kernel.game import Frame, Game

#: JSON that describes JSON.
Schema: TypeAlias = dict[str, Any]


class SchemaWithViews(JsonRenderPlugin):
    """OpenAPI as JSON, where a view is one of the games' views."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return super().render(request, with_views(openapi_schema, games().values()))


def with_views(described: Schema, known: Iterable[Game]) -> Schema:
    """The description of the API with components for the view of each game."""
    views = [view_schema(game) for game in known]
    components = described["components"]
    parts = components["schemas"]
    one_of = {"oneOf": [view for view, _ in views]}
    seen = parts["Seen"] | {"properties": parts["Seen"]["properties"] | {"view": one_of}}
    parts = parts | {"Seen": seen} | {name: part for _, own in views for name, part in own.items()}
    return described | {"components": components | {"schemas": parts}}


def view_schema(game: Game) -> tuple[Schema, dict[str, Schema]]:
    """A reference to what `Match.view` gives for a game, and the components that it stands for.

    Their names begin with the game's, so that no game minds what another calls its parts: `WhiteCastleView`.
    """
    parts = _Parts("".join(word.capitalize() for word in game.name.split("-")))
    return parts.schema_of(_view_type(game)), parts.described


def _view_type(game: Game) -> type:
    """The frame of every view, and what the game's own says that it holds; otherwise that is left open."""
    own = get_type_hints(game.view).get("return")
    fields = _fields(Frame) | {"game": Literal[game.name]} | (_fields(own) if is_typeddict(own) else {})
    return TypedDict("View", fields)  # type: ignore[operator, no-any-return]


def _fields(typed: Any) -> dict[str, Any]:
    """The fields of a TypedDict with their types; what may be missing is marked so, however the class says it."""
    fields = {}
    for name, hint in get_type_hints(typed, include_extras=True).items():
        marked = get_origin(hint)
        bare = get_args(hint)[0] if marked in (NotRequired, Required) else hint
        optional = marked is NotRequired or (marked is not Required and name in typed.__optional_keys__)
        fields[name] = NotRequired[bare] if optional else bare
    return fields


class _Parts:
    """Types as JSON schema, each TypedDict a component of its own.

    msgspec would do, but it decodes too, and so allows no unions of TypedDicts, which views have (a token is one of
    several kinds).
    """

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self.described: dict[str, Schema] = {}

    def schema_of(self, hint: Any) -> Schema:
        if hint is Any or hint is object:
            return {}
        if hint in _PLAIN:
            return {"type": _PLAIN[hint]}
        if is_typeddict(hint):
            return self._component(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema_of(each) for each in args]}
        if origin is tuple and args[-1] is not Ellipsis:
            items = [self.schema_of(each) for each in args]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        if origin in (list, tuple, Sequence):
            return {"type": "array", "items": self.schema_of(args[0])}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self.schema_of(args[1])}
        raise TypeError(f"a view holds JSON, not {hint!r}")

    def _component(self, typed: Any) -> Schema:
        name = f"{self._prefix}{typed.__name__}"
        if name not in self.described:
            self.described[name] = {}
            fields = _fields(typed)
            told = typed.__doc__
            self.described[name] = {
                "title": typed.__name__,
                **({"description": told} if told else {}),
                "type": "object",
                "properties": {field: self.schema_of(_bare(hint)) for field, hint in fields.items()},
                "required": [field for field, hint in fields.items() if get_origin(hint) is not NotRequired],
            }
        return {"$ref": f"#/components/schemas/{name}"}


_PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", type(None): "null"}


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint
