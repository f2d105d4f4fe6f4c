"""The box with a mark before each step and in each branch, so that its telling shows what was read."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.content.program import OP

Conditions = list[dict[str, Any]]
Needs = list[tuple[Conditions, bool]]
# the branches of a step that are there even if nothing is written in them
BRANCHES = {"test": ("pass", "else"), "contest": ("win", "even", "else"), "each": ("do",), "later": ("do",)}


class Entry(NamedTuple):
    """Something that is read: whose it is, when, and the table that says more (conditions, cost, whose)."""

    table: str
    id: str
    moment: str  # or: story, court, received, fulfilled, done, favour, hour
    given: dict[str, Any]
    number: int = 0  # of the stage
    book: str = v.BOOKS[0]


class Branch(NamedTuple):
    """A step, or the beginning of a branch: where it stands, and what must hold and what must not before."""

    entry: Entry
    where: str
    needs: Needs


class Marked:
    """A content whose every step is told."""

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        box = tables.Box()
        for table, entries in tables.shipped().tables.items():
            box.tables[table] = {id: self.card(table, id, entry) for id, entry in entries.items()}
        self.content = Content(box, "marked")
        say = OP["say"]
        told = self.content.told
        self.branch_of = {  # by what is told
            number: int(name.rpartition("-step-")[2]) for number, name in enumerate(told) if "-step-" in name
        }
        lines = enumerate(self.content.lines)
        self.line_of = {
            self.branch_of[line.text]: n
            for n, line in lines
            if line.op == say and line.text in self.branch_of
        }

    def card(self, table: str, id: str, given: dict[str, Any]) -> dict[str, Any]:
        """An entry of a table with all its scripts marked."""
        card = dict(given)
        for key in ("abilities", "powers"):
            if key in card:
                card[key] = [self.ability(table, id, one) for one in card[key]]
        for book in v.BOOKS:
            if book in card:
                card[book] = dict(card[book])
                rules = card[book].get("rules", [])
                card[book]["rules"] = [self.ability(table, id, one, book) for one in rules]
                if "story" in card[book]:
                    story = Entry(table, id, "story", {}, book=book)
                    card[book]["story"] = self.script(story, card[book]["story"])
        if table == "followers" and "court" in card:
            card["court"] = self.step(Entry(table, id, "court", {}), "court", [], card["court"])
        for key in ("received", "fulfilled"):
            if "do" in card.get(key, {}):
                card[key] = {**card[key], "do": self.script(Entry(table, id, key, {}), card[key]["do"])}
        if "stages" in card:
            moment = "favour" if table == "ancients" else "done"
            card["stages"] = [
                {**one, "done": self.script(Entry(table, id, moment, one, n), one["done"])}
                if "done" in one
                else one
                for n, one in enumerate(card["stages"])
            ]
        if "do" in card:
            card["do"] = self.script(Entry(table, id, "hour", card), card["do"])
        return card

    def ability(self, table: str, id: str, given: dict[str, Any], book: str = v.BOOKS[0]) -> dict[str, Any]:
        entry = Entry(table, id, given["on"], given, book=book)
        needs = [(given["if"], True)] if "if" in given else []
        return {**given, "do": self.steps(entry, "do", needs, given["do"])}

    def script(self, entry: Entry, steps: list[Any]) -> list[Any]:
        return self.steps(entry, "do", [], steps)

    def steps(self, entry: Entry, where: str, needs: Needs, steps: list[Any]) -> list[Any]:
        found = [self.mark(entry, where, needs)] if not steps else []
        for step in steps:
            name = next(key for key in step if key in v.STEP)
            found += [
                self.mark(entry, f"{where}, {name}", needs),
                self.step(entry, f"{where}, {name}", needs, step),
            ]
        return found

    def mark(self, entry: Entry, where: str, needs: Needs) -> dict[str, Any]:
        self.branches.append(Branch(entry, where, needs))
        return {"say": f"step-{len(self.branches) - 1}"}

    def step(self, entry: Entry, where: str, needs: Needs, given: dict[str, Any]) -> dict[str, Any]:
        """A step with its branches marked; that nothing is done otherwise is a branch, too."""
        step = dict(given)
        if "when" in step:
            for key, held in (("then", True), ("else", False)):
                more = [*needs, (step["when"], held)]
                step[key] = self.steps(entry, f"{where} {key}", more, step.get(key, []))
        elif "roll" in step:
            step["bands"] = [
                {**band, "do": self.steps(entry, f"{where} {band['min']}", needs, band["do"])}
                for band in step["bands"]
            ]
        elif "choose" in step:
            step["choose"] = [
                {**one, "do": self.steps(entry, f"{where} {one['key']}", self.wants(needs, one), one["do"])}
                for one in step["choose"]
            ]
        elif "none" in step:
            more = [*needs, ([{"nobody": step.get("call", "")}], True)]
            step["none"] = self.steps(entry, f"{where} none", more, step["none"])
        for name, keys in BRANCHES.items():
            if name in step:
                for key in keys:
                    step[key] = self.steps(entry, f"{where} {key}", needs, step.get(key, []))
        return step

    def wants(self, needs: Needs, option: dict[str, Any]) -> Needs:
        """What an answer is offered for: its conditions, and a cost that can be paid."""
        found = [*needs, (option["if"], True)] if "if" in option else needs
        return [*found, (costs(option), True)] if "cost" in option else found


def costs(given: dict[str, Any]) -> Conditions:
    """That a cost can be paid, as conditions."""
    cost = given.get("cost", {})
    found: Conditions = []
    if "item" in cost:
        found.append({"has": cost["item"], "n": 1})
    if "health" in cost:
        found.append({"health": {"min": cost["health"] + 1}})
    return found
