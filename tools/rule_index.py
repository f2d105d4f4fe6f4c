"""Writes the table "rule, where in the code, tests" into the README of each game.

python tools/rule_index.py            rewrites what stands between the markers
python tools/rule_index.py --check    changes nothing; exit code 1 when a table is stale

Where a rule is in the code is read from docstrings and comments, which cite it by its id; also in the short
forms `CON-BATTLE-10 to -14`, `CON-TURN-01, -02, -12` and `VENTI-R03, -R04`.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from ludoteca.engine.catalogue import Catalogue, rule_catalogue
from ludoteca.testing.coverage import tested_rules

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "ludoteca" / "games"
TESTS = ROOT / "tests" / "games"
BEGIN = "<!-- rules -->"
END = "<!-- /rules -->"
NOTHING = "—"

ID = re.compile(r"(?<![A-Z0-9-])([A-Z]{2,}-(?:[A-Z]+-|R))(\d+)((?:(?:,|\s+to|\s+and)\s+-R?\d+)*)")
TAIL = re.compile(r"(,|to|and)\s+-R?(\d+)")

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def ids_in(text: str) -> list[str]:
    """The rule ids of a text, short forms written out: `A-B-01 to -03` is three ids."""
    found: list[str] = []
    for match in ID.finditer(text):
        stem, digits, tail = match.groups()
        numbers = [int(digits)]
        for word, more in TAIL.findall(tail):
            first = numbers[-1] + 1 if word == "to" else int(more)
            numbers.extend(range(first, int(more) + 1))
        found.extend([f"{stem}{number:0{len(digits)}}" for number in numbers])
    return found


def spelled_out(text: str, known: list[str]) -> str:
    """Rulings are cited without the game's letters, too: `AMB-27` for `DV-AMB-27`, `L3` for `DV-L-03`."""
    game = known[0].split("-")[0]
    if f"{game}-AMB-01" in known:
        text = re.sub(r"(?<![A-Z0-9-])AMB-(\d+)", rf"{game}-AMB-\1", text)
        text = re.sub(r"(?<![A-Z0-9-])L(\d+)\b", lambda found: f"{game}-L-{int(found[1]):02}", text)
    return text


def cited(folder: Path, known: list[str]) -> dict[str, list[str]]:
    """Every id that the sources below a folder cite, with where: `rules.cards.PlaceFavor.may_hold`."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        module = ".".join([part for part in parts if part != "__init__"])
        for place, text in remarks(file.read_text(encoding="utf-8")):
            where = ".".join([part for part in (module, place) if part])
            for id in ids_in(spelled_out(text, known)):
                places = found.setdefault(id, [])
                if where not in places:
                    places.append(where)
    return found


def remarks(source: str) -> Iterator[tuple[str, str]]:
    """The docstrings and comments of a source, each with the class, function or constant it belongs to."""
    tree = ast.parse(source)
    yield "", ast.get_docstring(tree) or ""
    scopes = list(definitions(tree, ""))
    for place, node in scopes:
        yield place, ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield place_of(token.start[0], tree, scopes), token.string


def definitions(node: ast.Module | Definition, prefix: str) -> Iterator[tuple[str, Definition]]:
    """Every class and function with its dotted name. A constructor goes by the name of its class."""
    for child in node.body:
        if isinstance(child, Definition):
            name = prefix.removesuffix(".") if child.name == "__init__" else prefix + child.name
            yield name, child
            yield from definitions(child, f"{name}.")


def place_of(line: int, tree: ast.Module, scopes: list[tuple[str, Definition]]) -> str:
    """What a comment belongs to: the innermost definition around it, or else the constant it stands at."""
    around = [place for place, node in scopes if node.lineno <= line <= (node.end_lineno or 0)]
    if around:
        return around[-1]
    for statement in tree.body:
        if line <= (statement.end_lineno or 0):
            return name_of(statement)
    return ""


def name_of(statement: ast.stmt) -> str:
    if isinstance(statement, Definition):
        return statement.name
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    return ", ".join([target.id for target in targets if isinstance(target, ast.Name)])


def table(catalogue: Catalogue, places: dict[str, list[str]], tests: dict[str, list[str]]) -> str:
    """One table for each chapter, in rulebook order."""
    lines: list[str] = []
    for chapter, title in catalogue.chapters.items():
        ids = [rule.id for rule in catalogue.rules.values() if rule.chapter == chapter]
        if not ids:
            continue
        lines += [f"### {title}", "", "| rule | where | tests |", "|---|---|---|"]
        for id in ids:
            lines.append(f"| {id} | {listed(places.get(id, []))} | {listed(tests.get(id, []))} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def listed(names: list[str]) -> str:
    return "<br>".join([f"`{name}`" for name in names]) or NOTHING


def rewritten(text: str, new: str) -> str:
    """The text with everything between the markers replaced."""
    before, begin, rest = text.partition(BEGIN)
    end, after = rest.partition(END)[1:]
    if not begin or not end:
        raise SystemExit(f"the markers {BEGIN} and {END} are missing")
    return f"{before}{BEGIN}\n\n{new}\n{END}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description="The table of rules in each game's README.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 when stale")
    args = parser.parse_args()
    code = 0
    for readme in sorted(GAMES.glob("*/README.md")):
        game = readme.parent.name
        catalogue = rule_catalogue(f"ludoteca.games.{game}")
        places = cited(readme.parent, list(catalogue.rules))
        for id in sorted(set(places) - set(catalogue.rules)):
            print(f"{game}: {', '.join(places[id])} cites {id}, which is no rule", file=sys.stderr)
            code = 1
        uncited = [id for id in catalogue.rules if id not in places]
        if uncited:
            print(f"{game}: cited nowhere in the code: {', '.join(uncited)}", file=sys.stderr)
        text = readme.read_text(encoding="utf-8")
        fresh = rewritten(text, table(catalogue, places, tested_rules(TESTS / game)))
        if fresh == text:
            continue
        if args.check:
            print(f"{game}: the table is stale; run: python tools/rule_index.py", file=sys.stderr)
            code = 1
        else:
            readme.write_text(fresh, encoding="utf-8")
            print(f"{game}: the table was rewritten")
    return code


if __name__ == "__main__":
    sys.exit(main())
