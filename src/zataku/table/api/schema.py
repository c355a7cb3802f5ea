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
from msgspec import Struct

from zataku.games import games
from zataku.kernel.game import Frame, Game
from zataku.table.setting_up import CLOCKS, MATCH_CLOCKS
from zataku.table.thinking import BOTS

from . import bodies

#: JSON that describes JSON.
Schema: TypeAlias = dict[str, Any]
#: How everything that cannot be granted is told.
_REFUSAL: Schema = {
    "title": "Refusal",
    "description": "Why a request was refused: a word for programs and a sentence for people. Nothing was changed.",
    "type": "object",
    "properties": {"error": {"type": "string"}, "message": {"type": "string"}},
    "required": ["error", "message"],
}
_REFUSALS = {
    "400": "The request is not understood.",
    "401": "Nobody is known by the token or cookie, or there is none.",
    "403": "It is not yours to do or to see.",
    "404": "There is no such thing.",
    "409": "The table has moved on, or does not allow it now.",
    "410": "The table can no longer be opened.",
    "413": "The body is too large.",
    "422": "What was sent cannot be meant.",
    "429": "Too much at once; Retry-After says when to try again.",
    "500": "A mistake in the program.",
    "503": "The store cannot be reached.",
}
#: These need something that is asked for by its name.
_OF_ONE_THING = ("404", "410")
_BODIES = {name for name, body in vars(bodies).items() if isinstance(body, type) and issubclass(body, Struct)}


class SchemaWithViews(JsonRenderPlugin):
    """OpenAPI as JSON, where a view is one of the games' views."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return super().render(request, with_views(openapi_schema, games().values()))


def with_views(described: Schema, known: Iterable[Game]) -> Schema:
    """The description of the API with components for the view of each game."""
    known = list(known)
    views = [view_schema(game) for game in known]
    components = described["components"]
    parts = components["schemas"]
    one_of = {"oneOf": [view for view, _ in views]}
    for name in _BODIES & parts.keys():
        # What a body does not know it refuses.
        parts = parts | {name: parts[name] | {"additionalProperties": False}}
    parts = parts | {name: _among(parts[name], values) for name, values in _allowed(known).items() if name in parts}
    seen = parts["Seen"] | {"properties": parts["Seen"]["properties"] | {"view": one_of}}
    parts = parts | {"Seen": seen, "Refusal": _REFUSAL} | {name: part for _, own in views for name, part in own.items()}
    paths = {
        path: {method: _with_refusals(path, operation) for method, operation in operations.items()}
        for path, operations in described["paths"].items()
    }
    return described | {"paths": paths, "components": components | {"schemas": parts}}


def _allowed(known: Iterable[Game]) -> dict[str, dict[str, Schema]]:
    """What fields of bodies can say, where that depends on what there is here."""
    return {
        "WantedSeat": {"sitter": {"enum": ["here", "invite", *BOTS]}},
        "WantedTable": {
            "game": {"enum": [game.name for game in known]},
            "move_clock": {"enum": list(CLOCKS)},
            "match_clock": {"enum": list(MATCH_CLOCKS)},
        },
        "NewPlayer": {"name": {"minLength": 1}},
    }


def _among(body: Schema, fields: dict[str, Schema]) -> Schema:
    properties = body["properties"]
    return body | {"properties": properties | {name: properties[name] | more for name, more in fields.items()}}


def _with_refusals(path: str, operation: Schema) -> Schema:
    """An operation with every way in which it can be refused; all are told alike."""
    answers = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
    told = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    refusals = {status: {"description": meant, "content": told} for status, meant in _REFUSALS.items()}
    if "{" not in path:
        refusals = {status: refusals[status] for status in refusals if status not in _OF_ONE_THING}
    return operation | {"responses": answers | refusals}


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
