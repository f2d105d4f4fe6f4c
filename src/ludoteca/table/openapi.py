"""The description of the interface, with what Litestar does not know of it: refusals, and links."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from ludoteca.table import catalogue

METHODS = ("get", "post", "put", "delete", "patch")
REFUSAL = {
    "description": "Refused, in words",
    "content": {
        "application/json": {
            "schema": {
                "type": "object",
                "properties": {"text": {"type": "string"}, "rule": {"type": "string"}},
                "required": ["text"],
            }
        }
    },
}


def tells(kind: Any) -> dict[int, ResponseSpec]:
    """What is answered, where a handler gives it as it was encoded before."""
    return {200: ResponseSpec(kind, description="", generate_examples=False)}


class Described(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """Games are named; whatever is not described otherwise is a refusal; and with a table that was made one
    can go on.
    """
    names = [card.name for card in catalogue.cards()]
    schema["components"]["schemas"]["NewTable"]["properties"]["game"]["enum"] = names
    make = schema["paths"]["/api/tables"]["post"]
    game = catalogue.cards()[0]
    plan = {"game": game.name, "seats": [{"kind": "me"}] * game.least_seats}
    make["requestBody"]["content"]["application/json"]["example"] = plan
    make["responses"]["201"]["links"] = {
        operations[method]["operationId"]: {
            "operationId": operations[method]["operationId"],
            "parameters": {"table_id": "$response.body#/table/id"},
        }
        for path, operations in schema["paths"].items()
        for method in METHODS
        if method in operations and "{table_id}" in path
    }
    for operations in schema["paths"].values():
        for method in METHODS:
            if method in operations:
                for parameter in operations[method].get("parameters", []):
                    if parameter["name"] == "game" and parameter["in"] == "path":
                        parameter["schema"]["enum"] = names
                answers = operations[method]["responses"]
                answers.pop("400", None)
                answers["default"] = REFUSAL
    return schema


def allowed(app: Litestar, path: str) -> str:
    """The methods that a path takes, for the header `Allow`."""
    parts = path.strip("/").split("/")
    methods: set[str] = set()
    for route in app.routes:
        template = route.path_format.strip("/").split("/")
        alike = [one == part or one.startswith("{") for one, part in zip(template, parts, strict=False)]
        if len(template) == len(parts) and all(alike):
            methods |= {str(method) for method in getattr(route, "methods", [])}
    return ", ".join(sorted(methods))


async def tell_methods(message: Message, scope: Scope) -> None:
    """To be asked for its methods, a path tells all of them; Litestar knows those of its first handler."""
    if scope.get("method") == "OPTIONS" and message["type"] == "http.response.start":
        others = [(name, value) for name, value in message["headers"] if name.lower() != b"allow"]
        message["headers"] = [*others, (b"allow", allowed(scope["litestar_app"], scope["path"]).encode())]
