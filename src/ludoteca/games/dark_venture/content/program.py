"""Entries as one program: a list of lines, which the step `Script` runs and which can be left at any line.

A line is one step of the vocabulary with its parameters by name, or what joins steps: a jump, the end.
Branches are laid out one after the other, so that a place in the program is one number, for snapshots.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import STATS, Cards

NOTHING: Final = -1
LARGEST: Final = 99

# operations: what joins steps, then every step of the vocabulary
END: Final = 0  # of an entry, of what is done for each, of what is done later
JUMP: Final = 1
BELOW: Final = 2  # jumps where the total is below `n`
BANDS: Final = 3  # jumps by the total
SIGN: Final = 4  # jumps by the difference of a contest
NAMES: Final = ("end", "jump", "below", "bands", "sign", *v.STEP)
OP: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
ACTOR: Final = v.WHOS.index("actor")
SELF: Final = v.WHOS.index("self")
HAS: Final = tuple(v.CONDITION).index("has")
OF_FIGURES: Final = ("stat", "health", "has", "room", "is", "at", "alone", "leads", "feud")  # conditions
ITEMS: Final = v.TERMS.index("items")
HERE: Final = v.PLACES.index("here")
WITHIN: Final = len(v.PLACES)  # + steps
ROUNDS: Final = len(v.LASTING)  # + rounds
HOLDERS: Final = ("game", "owner", "quest", "here", "place", *v.WHOS)
FLOOR: Final = len(v.WHOS)
DISCARD: Final = FLOOR + 1


class Filter:
    """A word for figures, items or places: which cards it means, as far as that never changes."""

    def __init__(self, word: str, matches: list[bool]) -> None:
        self.role = v.ROLES.index(word) if word in v.ROLES else NOTHING  # of figures: it may change
        self.matches = matches
        self.cards = sum([1 << number for number, match in enumerate(matches) if match])  # the set of these
        self.negated = False  # of a role: all but those

    def turned(self) -> Filter:
        """Of a role each card may be anything; of the rest it is known which cards are not meant."""
        turned = Filter("", self.matches if self.role != NOTHING else [not match for match in self.matches])
        turned.role = self.role
        turned.negated = self.role != NOTHING
        return turned


class Amount:
    """A number that is rolled and added up: so many dice, a number, and terms with their signs."""

    def __init__(self, dice: int, plus: int, terms: list[tuple[int, int]]) -> None:
        self.dice = dice
        self.plus = plus
        self.terms = terms  # sign, index in TERMS


class Condition:
    """One condition; `inner` are those of `any` and `not`."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.of_figures = False  # whether it is about figures, and not about the game or a place
        self.of_actor = False  # whether it is about whoever acts alone, as most are
        self.who = ACTOR
        self.other = NOTHING
        self.filter: Filter | None = None
        self.stat = NOTHING
        self.least = -LARGEST
        self.most = LARGEST
        self.n = 1
        self.flag = False
        self.mark = NOTHING
        self.holder = NOTHING
        self.word = ""
        self.inner: list[Condition] = []


class Option:
    """One answer to a choice: its name among all answers, when and for what it is offered, and its line."""

    def __init__(self, answer: int, conditions: list[Condition], cost: Cost | None) -> None:
        self.answer = answer
        self.conditions = conditions
        self.cost = cost
        self.line = NOTHING


class Cost:
    def __init__(self, ap: int, health: int, item: Filter | None, used_up: bool) -> None:
        self.ap = ap
        self.health = health
        self.item = item
        self.used_up = used_up


class Line:
    """One line; the parameters that its operation does not take stay as they are here."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.to = NOTHING  # where a jump leads, or what follows what is done for each, or later
        self.amount: Amount | None = None
        self.who = ACTOR
        self.other = NOTHING  # `with`, or the `to` of items
        self.source = NOTHING  # `from`
        self.place = HERE
        self.filter: Filter | None = None
        self.n = 1
        self.purpose = v.PURPOSES.index("test")  # of a roll
        self.keep = 1
        self.word = NOTHING  # deck, way, kind of quest, what is picked, stat, side, all or low
        self.how = 0
        self.by = 0
        self.until = NOTHING
        self.mark = NOTHING
        self.holder = NOTHING
        self.flag = True
        self.text = NOTHING  # of `say`
        self.conditions: list[Condition] = []
        self.options: list[Option] = []
        self.bands: list[tuple[int, int, int]] = []  # least, most, line


class Ability:
    """A rule of a place, an ability of a card, a power: when it is heard, its cost, its limit, its line."""

    def __init__(self, name: str, moment: int, line: int) -> None:
        self.name = name
        self.moment = moment
        self.line = line
        self.whose = 0
        self.purpose = NOTHING
        self.conditions: list[Condition] = []
        self.limit = NOTHING
        self.optional = False
        self.cost: Cost | None = None


class Gift:
    """What always holds: so much more of a stat, for whom, under which conditions."""

    def __init__(self, stat: int, amount: Amount, to: int, conditions: list[Condition]) -> None:
        self.stat = stat
        self.amount = amount
        self.to = to
        self.conditions = conditions

    def is_touchy(self) -> bool:
        """Whether it may end because of what somebody has, or what somebody else wears."""
        by_items = any(term == ITEMS for sign, term in self.amount.terms)
        return by_items or self.to != 0 or any(asks_for_things(one) for one in self.conditions)


def asks_for_things(one: Condition) -> bool:
    """Whether it is about items, or about the strength of others."""
    if one.kind == HAS or one.who not in (ACTOR, SELF):
        return True
    return any(asks_for_things(inner) for inner in one.inner)


BY: Final = ("actor", "owner", "target", "foe")
PICKED: Final = ("figure", "place", "item")
LATER: Final = ("round", "turn", *[f"hour {n}" for n in range(1, 13)])
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "draw": v.DECKS,
    "peek": (*v.DECKS, "hand"),
    "lay": ("deck", "hand"),
    "bar": tuple(v.SIDES),
    "roam": v.WAYS,
    "reroll": ("all", "low"),
    "quest": ("heroic", "side"),
    "pick": PICKED,
    "later": LATER,
}
WITH_AMOUNT: Final = ("heal", "lose", "hit", "ap", "wake", "toss", "ward", "miss", "add", "qp", "advance")
WITH_WHO: Final = ("fell", "swap", "banish", "fight", "part", "feud", "strike", "join", "quit", "each")


class Compiler:
    """Writes the program. Entries are right: `tables` has checked them."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.lines: list[Line] = []
        self.answers: list[str] = []
        self.told: list[str] = []
        self.marks: list[str] = []
        self.owner = ""
        self.firsts: list[int] = []  # the first line of each entry, ascending
        self.owners: list[str] = []  # and whose it is

    def entry(self, owner: str, steps: list[Any]) -> int:
        """The first line of an entry; what it says is named after its owner."""
        self.owner = owner
        first = len(self.lines)
        self.firsts.append(first)
        self.owners.append(owner)
        self.steps(steps)
        self.add(END)
        return first

    def add(self, op: int) -> Line:
        line = Line(op)
        self.lines.append(line)
        return line

    def here(self) -> int:
        return len(self.lines)

    def steps(self, steps: list[Any]) -> None:
        for step in steps:
            name = next(key for key in step if key in v.STEP)
            self.step(name, step[name], step)

    def step(self, name: str, main: Any, step: dict[str, Any]) -> None:
        line = self.add(OP["roll" if name == "test" else name])
        if name in WITH_AMOUNT or name in ("roll", "test", "contest"):
            line.amount = self.amount(main)
        elif name in WITH_WHO:
            line.who = v.WHOS.index(main)
        elif name in WORDS:
            line.word = WORDS[name].index(main)
        elif name == "raise":
            line.word, line.n = v.STATS.index(main["stat"]), main["n"]
        elif name == "find":
            line.n = main
        elif name in ("gain", "take"):
            line.filter = self.filter(main, "item")
        elif name == "call":
            line.filter = self.filter(main, "figure")
        elif name in ("renew", "go"):
            line.place = place(main)
        elif name == "mark":
            line.mark = self.number_of(self.marks, main)
        elif name == "say":
            line.text = self.number_of(self.told, f"{self.owner}-{main}")
        self.parameters(line, name, step)
        self.branches(line, name, main, step)

    def parameters(self, line: Line, name: str, step: dict[str, Any]) -> None:
        if "who" in step:
            line.who = v.WHOS.index(step["who"])
        if "with" in step:
            line.other = v.WHOS.index(step["with"])
        if "n" in step:
            line.n = step["n"]
        line.keep = step.get("keep", 1)
        line.flag = step.get("on", True) is True
        if "until" in step:
            line.until = until(step["until"])
        if "how" in step:
            line.how = v.TRAVEL.index(step["how"])
        if "by" in step:
            line.by = BY.index(step["by"])
        if name == "mark":
            line.holder = HOLDERS.index(step["on"])
        if name == "roam":
            line.n = step.get("steps", 1)
        for key in ("near", "place") if name != "call" else ("to",):
            if key in step:
                line.place = place(step[key])
        if name == "take":
            line.source = v.WHOS.index(step["from"])
            line.other = (*v.WHOS, "floor", "discard").index(step["to"])
        if name == "pick":
            line.source, line.place = origin(step["from"])
            line.filter = self.filter(step.get("is", "any"), PICKED[line.word])
        if name == "lay":
            line.filter = self.filter(step.get("is", "any"), "place")
        if name == "call" and "as" in step:
            line.mark = self.number_of(self.marks, step["as"])

    def branches(self, line: Line, name: str, main: Any, step: dict[str, Any]) -> None:
        """What follows from a step, laid out behind it."""
        if name in ("call", "pick"):
            self.either(line, [], step.get("none", []))
        elif name == "when":
            line.conditions = self.conditions(main)
            self.either(line, step["then"], step.get("else", []))
        elif name == "test":
            below = self.add(BELOW)
            below.n = step["target"]
            self.either(below, step.get("pass", []), step.get("else", []))
        elif name == "roll":
            self.fork(self.add(BANDS), [(band["min"], band["max"], band["do"]) for band in step["bands"]])
        elif name == "contest":
            rows = [
                (1, LARGEST, step["win"]),
                (0, 0, step.get("even", [])),
                (-LARGEST, -1, step.get("else", [])),
            ]
            self.fork(self.add(SIGN), rows)
        elif name == "choose":
            self.choose(line, main)
        elif name in ("each", "later"):
            self.steps(step["do"])
            self.add(END)
            line.to = self.here()

    def either(self, line: Line, first: list[Any], second: list[Any]) -> None:
        """The line goes on with the first, or jumps to the second."""
        self.steps(first)
        jump = self.add(JUMP) if second else None
        line.to = self.here()
        self.steps(second)
        if jump is not None:
            jump.to = self.here()

    def fork(self, line: Line, rows: list[tuple[int, int, list[Any]]]) -> None:
        jumps: list[Line] = []
        for least, most, do in rows:
            line.bands.append((least, most, self.here()))
            self.steps(do)
            jumps.append(self.add(JUMP))
        line.to = self.here()
        for jump in jumps:
            jump.to = line.to

    def choose(self, line: Line, options: list[Any]) -> None:
        jumps: list[Line] = []
        for given in options:
            answer = self.number_of(self.answers, f"{self.owner}-{given['key']}")
            option = Option(answer, self.conditions(given.get("if", [])), self.cost(given.get("cost")))
            option.line = self.here()
            line.options.append(option)
            self.steps(given["do"])
            jumps.append(self.add(JUMP))
        line.to = self.here()
        for jump in jumps:
            jump.to = line.to

    # values

    def number_of(self, names: list[str], name: str) -> int:
        if name not in names:
            names.append(name)
        return names.index(name)

    def amount(self, given: Any) -> Amount:
        if isinstance(given, int):
            return Amount(0, given, [])
        dice, plus = 0, 0
        terms: list[tuple[int, int]] = []
        sign = 1
        for word in given.replace("-", " - ").split():
            if word in ("+", "-"):
                sign = 1 if word == "+" else -1
            elif re.fullmatch(r"\dd6", word):
                dice += int(word[0])
            elif word in v.TERMS:
                terms.append((sign, v.TERMS.index(word)))
            else:
                plus += sign * int(word)
        return Amount(dice, plus, terms)

    def filter(self, given: str, kind: str) -> Filter:
        word = given.removeprefix("not ")
        cards = self.cards
        if kind == "figure":
            factions = cards.factions
            every = word in v.ROLES
            matches = [
                every or word in (f.id, factions[f.faction].id) or word in f.tags for f in cards.figures
            ]
        elif kind == "item":
            sorts = v.SORTS
            matches = [
                word in ("any", i.id, i.category, i.slot_word, sorts[i.sort]) or word in i.tags
                for i in cards.items
            ]
        else:
            matches = [word in ("any", p.id, p.land, p.nature) for p in cards.places]
        found = Filter(word if kind == "figure" else "", matches)
        return found.turned() if word != given else found

    def cost(self, given: dict[str, Any] | None) -> Cost | None:
        if given is None:
            return None
        item = self.filter(given["item"], "item") if "item" in given else None
        return Cost(given.get("ap", 0), given.get("health", 0), item, given.get("self", False))

    def conditions(self, given: list[Any]) -> list[Condition]:
        return [self.condition(one) for one in given]

    def condition(self, given: dict[str, Any]) -> Condition:
        name = next(key for key in given if key in v.CONDITION and not (key == "is" and len(given) > 2))
        main = given[name]
        rest = main if isinstance(main, dict) else given
        found = Condition(list(v.CONDITION).index(name))
        if name in ("any", "not"):
            found.inner = self.conditions(main)
            return found
        found.of_figures = name in OF_FIGURES
        found.who = v.WHOS.index(rest.get("who", "actor"))
        found.least, found.most = rest.get("min", -LARGEST), rest.get("max", LARGEST)
        found.n = rest.get("n", 1)
        found.flag = bool(rest.get("hurt", rest.get("worn", False)))
        if name in ("has", "is", "present", "leads", "at", "map"):
            kind = {"has": "item", "at": "place", "map": "place"}.get(name, "figure")
            found.filter = self.filter(main, kind)
        elif name in ("alone", "feud"):
            found.who = v.WHOS.index(main)
            found.other = v.WHOS.index(rest["with"]) if "with" in rest else NOTHING
        elif name == "stat":
            found.stat = v.STATS.index(rest["stat"])
        elif name == "room":
            found.n = main
        elif name == "searched":
            found.flag = main is True
        elif name == "marked":
            found.mark = self.number_of(self.marks, main)
            found.holder = HOLDERS.index(rest["on"])
            found.least = rest.get("min", 1)
        elif name in ("mode", "score"):
            found.word = main if name == "mode" else rest.get("rank", "")
        found.of_actor = found.of_figures and found.who == ACTOR
        return found

    def gift(self, given: dict[str, Any]) -> Gift:
        to = ("self", "pair", "kin").index(given.get("to", "self"))
        return Gift(
            v.STATS.index(given["stat"]), self.amount(given["n"]), to, self.conditions(given.get("if", []))
        )

    def ability(self, owner: str, given: dict[str, Any]) -> Ability:
        name = f"{owner}-{given['name']}" if "name" in given else ""
        found = Ability(name, v.MOMENTS.index(given["on"]), self.entry(owner, given["do"]))
        found.conditions = self.conditions(given.get("if", []))
        found.cost = self.cost(given.get("cost"))
        found.optional = given.get("optional", False)
        if "whose" in given:
            found.whose = v.WHOSE.index(given["whose"])
        if "purpose" in given:
            found.purpose = v.PURPOSES.index(given["purpose"])
        if "limit" in given:
            found.limit = v.LIMITS.index(given["limit"])
        return found


def place(given: str) -> int:
    return WITHIN + int(given.split()[1]) if given.startswith("within") else v.PLACES.index(given)


def until(given: str) -> int:
    return ROUNDS + int(given.split()[1]) if given.startswith("rounds") else v.LASTING.index(given)


def origin(given: str) -> tuple[int, int]:
    """Where to pick: a figure (or none), and a place."""
    return (v.WHOS.index(given), HERE) if given in v.WHOS and given != "here" else (NOTHING, place(given))


assert len(v.STATS) == STATS
