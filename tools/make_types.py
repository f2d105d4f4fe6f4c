"""TypeScript types of what server and client say to each other, made from `ludoteca.table.messages`.

python tools/make_types.py            # writes web/src/lib/messages.ts
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.table import messages

PLACE = Path(__file__).parent.parent / "web" / "src" / "lib" / "messages.ts"
HEAD = """\
// Made by tools/make_types.py from src/ludoteca/table/messages.py. Do not edit.

/** Any JSON object; what is in it depends on the game. */
export type Json = { [key: string]: unknown }
"""
UNIONS = {"FromClient": messages.FromClient, "ToClient": messages.ToClient}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def make() -> str:
    structs = [cls for cls in vars(messages).values() if is_message(cls)]
    schemas = msgspec.json.schema_components(structs, ref_template="{name}")[1]
    written = sent_by_clients()
    parts = [HEAD]
    for cls in structs:
        parts.append(interface(cls.__name__, schemas[cls.__name__], cls.__name__ in written))
    for name, union in UNIONS.items():
        members = " | ".join([member.__name__ for member in union.__args__])
        parts.append(f"export type {name} = {members}\n")
    return "\n".join(parts)


def is_message(cls: object) -> bool:
    return inspect.isclass(cls) and issubclass(cls, msgspec.Struct) and cls.__module__ == messages.__name__


def sent_by_clients() -> set[str]:
    """Clients may leave out what has a default; the server always writes everything."""
    bodies = [messages.FromClient, messages.NewTable, messages.Join, messages.Continue]
    return set(msgspec.json.schema_components(bodies, ref_template="{name}")[1])


def interface(name: str, schema: dict[str, Any], written: bool) -> str:
    lines = []
    if "description" in schema:
        lines.append(f"/** {' '.join(schema['description'].split())} */")
    fields = [
        f"  {key}{'?' if written and key not in schema['required'] else ''}: {type_of(value)}\n"
        for key, value in schema["properties"].items()
    ]
    lines.append(f"export interface {name} {{\n{''.join(fields)}}}\n")
    return "\n".join(lines)


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join([f"'{value}'" for value in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join([type_of(one) for one in schema["anyOf"]])
    if schema["type"] == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema["type"] == "object":
        if "additionalProperties" not in schema:
            return "Json"
        return f"{{ [key: string]: {type_of(schema['additionalProperties'])} }}"
    return PLAIN[schema["type"]]


if __name__ == "__main__":
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(make(), encoding="utf-8")
