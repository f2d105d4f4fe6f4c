"""TypeScript types of what the client gets: the messages of the server, and the views of the games with what
is printed on their things; and the positions that the pictures of the guides show, as views of real games.

python tools/make_types.py        # writes web/src/lib/messages.ts, web/src/games/*/view.ts and stills.json

All are made anew by `npm run types`, with which every check, test and build of the client begins; git
ignores them.

How a game for pictures is played stands in web/src/games/NAME/stills.toml: `[[game]]` with seats, options and
moves, lines of a record (`0 pass`, chance is `*`) apart by `;`. `* deal 1 {a b}` stands for a line each, and
`still NAME` keeps what seat 0 sees then.
"""

from __future__ import annotations

import inspect
import json
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import ludoteca
from ludoteca.engine.registry import catalogue
from ludoteca.table import insights, messages
from ludoteca.testing.views import forecast_type, printed_type, view_type

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = """\
// Made by tools/make_types.py from {source}. Do not edit.
"""
JSON = """\
/** Any JSON object; what is in it depends on the game. */
export type Json = { [key: string]: unknown }
"""
UNIONS = {"FromClient": messages.FromClient, "ToClient": messages.ToClient}
SEVERAL = re.compile(r"(.*?)\{(.*)\}")
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def made(web: Path) -> dict[Path, str]:
    """All files with what belongs in them. A game has one that declares its view and has a board."""
    files = {web / "lib" / "messages.ts": messages_file()}
    for info in catalogue().values():
        board = web / "games" / info.package.rpartition(".")[2]
        if board.is_dir() and view_type(info.package) is not None:
            files[board / "view.ts"] = view_file(info.package)
        if (board / "stills.toml").is_file():
            script = (board / "stills.toml").read_text(encoding="utf-8")
            files[board / "stills.json"] = json.dumps(stills(info.name, script), ensure_ascii=False, indent=1)
    return files


def stills(game: str, text: str) -> dict[str, dict[str, Any]]:
    """What seat 0 sees in the positions that a script names."""
    found: dict[str, dict[str, Any]] = {}
    for script in tomllib.loads(text)["game"]:
        t = ludoteca.new(game, script["seats"], options=script.get("options"), chance="scripted")
        for line in lines(script["moves"]):
            who, _, move = line.partition(" ")
            if who == "still":
                found[move] = t.view(0)
            else:
                t.play(ludoteca.CHANCE if who == "*" else int(who), move)
    return found


def lines(moves: str) -> Iterator[str]:
    for line in [" ".join(part.split()) for part in moves.split(";")]:
        if several := SEVERAL.fullmatch(line):
            yield from [several[1] + thing for thing in several[2].split()]
        elif line:
            yield line


def messages_file() -> str:
    structs = [
        cls for module in (messages, insights) for cls in vars(module).values() if is_message(cls, module)
    ]
    schemas = msgspec.json.schema_components(structs, ref_template="{name}")[1]
    written = sent_by_clients()
    parts = [HEAD.format(source="src/ludoteca/table/messages.py and insights.py"), JSON]
    for cls in structs:
        optional = cls.__name__ in written or cls.__struct_config__.omit_defaults
        parts.append(interface(cls.__name__, schemas[cls.__name__], optional))
    for name, union in UNIONS.items():
        members = " | ".join([member.__name__ for member in union.__args__])
        parts.append(f"export type {name} = {members}\n")
    return "\n".join(parts)


def view_file(package: str) -> str:
    found = (view_type(package), printed_type(package), forecast_type(package))
    types = [cls for cls in found if cls is not None]
    schemas = msgspec.json.schema_components(types, ref_template="{name}")[1]
    parts = [interface(name, schema, True) for name, schema in sorted(schemas.items())]
    return "\n".join([HEAD.format(source=f"{package}.view"), *parts])


def is_message(cls: object, module: ModuleType) -> bool:
    return inspect.isclass(cls) and issubclass(cls, msgspec.Struct) and cls.__module__ == module.__name__


def sent_by_clients() -> set[str]:
    """Clients may leave out what has a default; the server writes everything but where a struct says so."""
    bodies = [messages.FromClient, messages.NewTable, messages.Join, messages.Continue]
    bodies += [messages.LessonMove, messages.LessonTable]
    return set(msgspec.json.schema_components(bodies, ref_template="{name}")[1])


def interface(name: str, schema: dict[str, Any], optional: bool) -> str:
    """With `optional`, what is not required may be missing."""
    lines = []
    if "description" in schema:
        lines.append(f"/** {' '.join(schema['description'].split())} */")
    fields = [
        f"  {key}{'?' if optional and key not in schema.get('required', []) else ''}: {type_of(value)}\n"
        for key, value in schema["properties"].items()
    ]
    lines.append(f"export interface {name} {{\n{''.join(fields)}}}\n")
    return "\n".join(lines)


def type_of(schema: dict[str, Any]) -> str:
    if not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(
            [f"'{value}'" if isinstance(value, str) else str(value) for value in schema["enum"]]
        )
    if "anyOf" in schema:
        return " | ".join([type_of(one) for one in schema["anyOf"]])
    if schema["type"] == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema["type"] == "object":
        if "additionalProperties" not in schema:
            return "Json"
        return f"{{ [key: string]: {type_of(schema['additionalProperties'])} }}"
    return PLAIN[schema["type"]]


def write(path: Path, text: str) -> None:
    """In one move, and only what is new: several may make the types at once, and make looks at dates."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        draft = path.with_name(f"{path.name}.{os.getpid()}~")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)


if __name__ == "__main__":
    for path, text in made(WEB).items():
        write(path, text)
