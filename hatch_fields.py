"""Writes into the sources what `ludoteca.engine.fields` makes of declared fields, so that mypyc compiles it.

Interpreted classes get constructor and copy when they are made; compiled ones have them in their text.
`written_out` takes and gives source texts by module name.
"""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass, field
from types import ModuleType

METACLASSES = ("Declared", "DeclaredByName")


@dataclass
class Source:
    """A module: its classes, and the names that it imports from others."""

    name: str
    text: str
    tree: ast.Module = field(init=False)
    classes: dict[str, ast.ClassDef] = field(init=False)
    imported: dict[str, tuple[str, str]] = field(init=False)

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.text)
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        imports = [node for node in self.tree.body if isinstance(node, ast.ImportFrom)]
        self.imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in imports
            for alias in node.names
        }


@dataclass
class Kept:
    """What a position, step or part keeps: its fields, its base's first, and where each is declared."""

    copy: str  # `copy` or `clone`
    fields: dict[str, str] = field(default_factory=dict)
    homes: dict[str, str] = field(default_factory=dict)


def written_out(texts: dict[str, str], fields: ModuleType) -> dict[str, str]:
    sources = {name: Source(name, text) for name, text in texts.items()}
    return {name: rewritten(source, sources, fields) for name, source in sources.items()}


def rewritten(source: Source, sources: dict[str, Source], fields: ModuleType) -> str:
    lines = source.text.splitlines(keepends=True)
    tables: list[str] = []
    homes: set[str] = set()
    for node in sorted(source.classes.values(), key=lambda node: -node.lineno):  # the last first: lines move
        kept = kept_by(source, node.name, sources, fields)
        if kept is None:
            continue
        homes.update(kept.homes.values())
        here = {
            name: text if kept.homes[name] == source.name else qualified(text, kept.homes[name])
            for name, text in kept.fields.items()
        }
        has = [method.name for method in node.body if isinstance(method, ast.FunctionDef)]
        fixed = fixed_kinds(kept, sources, fields)
        written = fields.methods(node.name, here, kept.copy, fixed.__contains__)
        for method, text in reversed(written.items()):
            if method not in has:
                indented = "".join([f"    {line}\n" for line in text.splitlines()])
                lines.insert(node.body[-1].end_lineno or 0, f"\n{indented}")
        bare_declarations(lines, node, fields)
        without_metaclass(lines, node)
        rows = [table_row(name, kept.fields[name], here[name]) for name in here]
        tables.append(f"{node.name}.FIELDS = {{{', '.join(rows)}}}\n")
    first = next(i for i, line in enumerate(lines) if line.startswith("from __future__")) + 1 if tables else 0
    imports = [f"import {home} as {alias(home)}\n" for home in sorted(homes - {source.name})]
    return "".join([*lines[:first], *imports, *lines[first:], *tables])


def fixed_kinds(kept: Kept, sources: dict[str, Source], fields: ModuleType) -> set[str]:
    """The names of parts, among the types of the fields, that never change."""
    found: set[str] = set()
    for name, text in kept.fields.items():
        kinds = [node.id for node in ast.walk(ast.parse(f"x: {text}")) if isinstance(node, ast.Name)]
        for kind in kinds:
            part = kept_by(sources[kept.homes[name]], kind, sources, fields)
            if part is not None and part.fields and fields.never_changes(part.fields):
                found.add(kind)
    return found


def table_row(name: str, text: str, here: str) -> str:
    """A field in the table of its class, its default as a value: others do not know its name here."""
    declared, default = ast.parse(f"x: {text}").body[0], ast.parse(f"x: {here}").body[0]
    assert isinstance(declared, ast.AnnAssign) and isinstance(default, ast.AnnAssign)
    said = repr(ast.unparse(declared.annotation))
    if default.value is not None:
        said = f"{said} ' = ' + repr({ast.unparse(default.value)})"
    return f"{name!r}: {said}"


def kept_by(source: Source, name: str, sources: dict[str, Source], fields: ModuleType) -> Kept | None:
    """None for a class that is no position, step or part."""
    if name in source.imported:
        module, name = source.imported[name]
        return kept_by(sources[module], name, sources, fields) if module in sources else None
    node = source.classes.get(name)
    if node is None:
        return None
    kept: Kept | None = None
    if [word for word in node.keywords if ast.unparse(word.value) in METACLASSES]:
        kept = Kept("clone" if name == "State" else "copy")
    for base in node.bases:
        kept = kept or kept_by(source, ast.unparse(base).partition("[")[0], sources, fields)
    if kept is not None:
        for line in declarations(node, fields):
            declared = ast.unparse(line.target)
            kept.fields[declared] = ast.unparse(line).partition(": ")[2]
            kept.homes[declared] = source.name
    return kept


def declarations(node: ast.ClassDef, fields: ModuleType) -> list[ast.AnnAssign]:
    annotated = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return [line for line in annotated if fields.is_field(line.annotation)]


def qualified(text: str, home: str) -> str:
    """A declaration as another module must spell it."""
    tree = ast.parse(f"x: {text}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id != "x" and not hasattr(builtins, node.id):
            node.id = f"{alias(home)}.{node.id}"
    return ast.unparse(tree).partition(": ")[2]


def alias(home: str) -> str:
    return "_" + home.replace(".", "_")


def bare_declarations(lines: list[str], node: ast.ClassDef, fields: ModuleType) -> None:
    """Without defaults, which mypyc would set besides the constructor, and without `Final`, which a subclass
    could not set.
    """
    for line in declarations(node, fields):
        first, last = line.lineno - 1, (line.end_lineno or 0) - 1
        annotation = ast.unparse(fields.settled(line.annotation))
        bare = lines[first][: line.annotation.col_offset] + annotation + lines[last][line.end_col_offset :]
        lines[first : last + 1] = [bare] + [""] * (last - first)  # what stands above keeps its place


def without_metaclass(lines: list[str], node: ast.ClassDef) -> None:
    """It makes slots, which compiled classes have anyway, and mypyc knows no metaclasses."""
    head = lines[node.lineno - 1]
    for name in METACLASSES:
        head = head.replace(f", metaclass={name})", ")").replace(f"(metaclass={name})", "")
    lines[node.lineno - 1] = head
