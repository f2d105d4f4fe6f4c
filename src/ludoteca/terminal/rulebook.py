"""The rules of a game in words, from its catalogue."""

from __future__ import annotations

import textwrap
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludoteca.engine.catalogue import Rule, rule_catalogue
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.rules import GameInfo
from ludoteca.engine.words import as_typed
from ludoteca.terminal.screen import speak


def rules_with(package: str, language: str, wanted: str, word: str = "") -> list[Rule]:
    """The rule of that id, or else the rules whose id begins so, or else all whose text has the word; of them
    those with another word too, if one is given.
    """
    found = rules_called(package, language, wanted)
    return [rule for rule in found if as_typed(word) in as_typed(rule.text)]


def rules_called(package: str, language: str, wanted: str) -> list[Rule]:
    rules = rule_catalogue(package, language).rules
    id = wanted.upper()
    if id in rules:
        return [rules[id]]
    for start in (f"{id}-", id):
        near = [rule for rule in rules.values() if rule.id.startswith(start)]
        if near:
            return near
    return [rule for rule in rules.values() if as_typed(wanted) in as_typed(rule.text)]


def rule_lines(rules: list[Rule], width: int) -> list[Text]:
    """Each rule with its id, the text under it."""
    lines: list[Text] = []
    for rule in rules:
        lines.append(Text(rule.id, style="bold cyan"))
        lines += [Text(f"  {line}") for line in textwrap.wrap(rule.text, max(20, width - 2))]
    return lines


def whole_book(package: str, language: str, width: int) -> list[Text]:
    """All rules by chapters."""
    catalogue = rule_catalogue(package, language)
    lines: list[Text] = []
    for id, title in catalogue.chapters.items():
        rules = [rule for rule in catalogue.rules.values() if rule.chapter == id]
        if rules:
            lines += [Text(), Text(title, style="bold underline"), Text(), *rule_lines(rules, width)]
    return lines


def show_untested(info: GameInfo, folder: Path, language: str, console: Console) -> int:
    """Lists the rules that no test names; the exit code is 1 if there is one."""
    from ludoteca.testing.coverage import untested

    if not folder.is_dir():
        raise LudotecaError(f"there is no folder {folder}; name the one with the tests by --tests")
    missing = untested(info.package, folder)
    words = speak(info.package, language)
    if not missing:
        console.print(words.text("tui-all-tested", {"game": info.title}))
        return 0
    console.print(words.text("tui-untested", {"game": info.title, "count": len(missing)}))
    for id in missing:
        console.print(Text(id))
    return 1
