"""Whether an entry is written in the vocabulary: each mistake is told with file, line and field."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

from ludoteca.engine.errors import shown
from ludoteca.engine.places import Path
from ludoteca.engine.written import Written
from ludoteca.games.dark_venture.content import vocabulary as v

DEEPEST: Final = 12  # steps within steps
LARGEST: Final = 99
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
DICE: Final = re.compile(r"([1-4])d6")


@dataclass
class Found:
    """What entries say and speak of, gathered over all files: where each stands first."""

    answers: dict[str, str] = field(default_factory=dict)  # options, by their full names
    lines: dict[str, str] = field(default_factory=dict)
    marks_set: dict[str, str] = field(default_factory=dict)
    marks_read: dict[str, str] = field(default_factory=dict)
    filters: list[tuple[str, str, str]] = field(default_factory=list)  # kind, word, where
    cards: list[tuple[str, str, str]] = field(default_factory=list)  # the same, of single cards
    gifts: dict[Path, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Scene:
    """Where a script stands: what its answers are named after, its moment, and whether a quest has it."""

    name: str
    moment: str
    quest: bool = False


class Checker(Written):
    """One file while it is checked."""

    def __init__(self, text: str, source: str, found: Found) -> None:
        super().__init__(text, source)
        self.found = found

    # scripts

    def steps(self, path: Path, given: object, scene: Scene, depth: int = 0) -> None:
        if not isinstance(given, list):
            raise self.wrong(path, "a list of steps is needed")
        if depth > DEEPEST:
            raise self.wrong(path, f"more than {DEEPEST} steps lie within each other")
        for i, one in enumerate(given):
            self.attempt(None, self.step, (*path, i), one, scene, depth)

    def step(self, path: Path, given: object, scene: Scene, depth: int) -> None:
        name, verb = self.verb(path, given, v.STEP, "step")
        assert isinstance(given, dict)
        if name in v.ONLY_AT and scene.moment not in v.ONLY_AT[name]:
            raise self.wrong(
                (*path, name), f"it stands only at {', '.join(v.ONLY_AT[name])}, not at {scene.moment}"
            )
        if name in v.ONLY_IN_QUESTS and not scene.quest:
            raise self.wrong((*path, name), "it stands only in quests")
        self.parameters(path, name, verb, given, scene, depth)
        if name == "mark" and given["on"] == "quest" and not scene.quest:
            raise self.wrong((*path, "on"), "there is no quest here")
        if name == "roll":
            self.bands_fit(path, given)
        if name in ("find", "quest") and given.get("keep", 1) > given[name if name == "find" else "n"]:
            raise self.wrong((*path, "keep"), "more are kept than drawn")

    def conditions(self, path: Path, given: object, scene: Scene) -> None:
        if not isinstance(given, list) or not given:
            raise self.wrong(path, "a list of conditions is needed")
        for i, one in enumerate(given):
            self.attempt(None, self.condition, (*path, i), one, scene)

    def condition(self, path: Path, given: object, scene: Scene) -> None:
        name, verb = self.verb(path, given, v.CONDITION, "condition")
        assert isinstance(given, dict)
        if isinstance(given[name], dict):  # { health = { who = "follower", hurt = true } }
            if len(given) > 1:
                raise self.wrong(path, f"what {name} takes stands all within its table, or all beside it")
            inner = dict(given[name])
            inner.setdefault(name, inner.get(name))
            self.parameters((*path, name), name, verb, inner, scene, 0)
        else:
            self.parameters(path, name, verb, given, scene, 0)

    def verb(self, path: Path, given: object, known: dict[str, v.Verb], what: str) -> tuple[str, v.Verb]:
        """The one key of a table that names a step or a condition."""
        if not isinstance(given, dict):
            raise self.wrong(
                path, f"a {what} is a table such as {{ {next(iter(known))} = ... }}, not {shown(given)}"
            )
        names = [key for key in given if key in known]
        if len(names) > 1:  # a parameter may be called as a condition is: `{ present = "hero", is = ... }`
            names = [
                key for key in names if not any(key in known[other].takes for other in names if other != key)
            ]
        if len(names) != 1:
            if not names:
                self.known(path, list(given)[:1], known)
            raise self.wrong(path, f"one {what} is needed, not {', '.join(names) or 'none'}")
        return names[0], known[names[0]]

    def parameters(
        self, path: Path, name: str, verb: v.Verb, given: dict[str, Any], scene: Scene, depth: int
    ) -> None:
        self.known(path, given, (name, *verb.takes))
        for need in verb.needs:
            if need not in given:
                raise self.wrong(path, f"{name} needs {need}")
        if verb.main:
            self.value((*path, name), verb.main, given[name], scene, depth)
        for key, kind in verb.takes.items():
            if key in given:
                self.value((*path, key), kind, given[key], scene, depth)

    # values

    def value(self, path: Path, kind: str, given: object, scene: Scene, depth: int) -> None:
        if kind == v.STEPS:
            self.steps(path, given, scene, depth + 1)
        elif kind == v.CONDITIONS:
            self.conditions(path, given, scene)
        elif kind == v.OPTIONS:
            self.options(path, given, scene, depth)
        elif kind == v.BANDS:
            self.bands(path, given, scene, depth)
        elif kind == v.RAISE:
            self.raised(path, given)
        elif kind == v.LINE:
            self.name_of(path, given)
            self.found.lines.setdefault(f"{scene.name}-{given}", self.where(path))
        elif kind == v.NAME:
            self.name_of(path, given)
        elif kind == v.MARK:
            self.name_of(path, given)
            self.found.marks_set.setdefault(str(given), self.where(path))
        elif kind == v.MARKED:
            self.name_of(path, given)
            self.found.marks_read.setdefault(str(given), self.where(path))
        elif kind in (v.FIGURE, v.ITEM, v.LOCATION, v.ANYTHING):
            self.filter(path, kind, given)
        elif kind == v.NUMBER:
            self.amount(path, given)
        elif kind in (v.COUNT, v.WHOLE):
            self.number(path, given, 1 if kind == v.COUNT else -LARGEST, LARGEST)
        elif kind == v.SWITCH or kind == v.FLAG:
            if given is not True and (kind == v.FLAG or given is not False):
                raise self.wrong(path, f"{kind} is needed, not {shown(given)}")
        else:
            self.word(path, kind, given)

    def word(self, path: Path, kind: str, given: object) -> None:
        words, pattern = WORDS.get(kind, ((), ""))
        if kind.startswith("one of "):
            words = tuple(kind.removeprefix("one of ").split(", "))
        if not isinstance(given, str) or not (given in words or (pattern and re.fullmatch(pattern, given))):
            more = f", {pattern.replace('([1-9]|1[0-2])', 'N')}" if pattern else ""
            raise self.wrong(
                path, f"{kind.split(' of ')[0]} of {', '.join(words)}{more} is needed, not {shown(given)}"
            )

    def name_of(self, path: Path, given: object) -> None:
        if not isinstance(given, str) or not ID.fullmatch(given):
            raise self.wrong(
                path, f"a name of small letters, digits and hyphens is needed, not {shown(given)}"
            )

    def filter(self, path: Path, kind: str, given: object, card: bool = False) -> None:
        """A word for some of a kind, or for a single card."""
        if not isinstance(given, str):
            raise self.wrong(path, f"a word is needed, not {shown(given)}")
        if card:
            self.found.cards.append((kind, given, self.where(path)))
        else:
            self.found.filters.append((kind, given.removeprefix("not "), self.where(path)))

    def amount(self, path: Path, given: object) -> None:
        """A number, or terms joined by + and -."""
        if isinstance(given, str):
            dice = 0
            if re.search(r"- ?\dd6", given):
                raise self.wrong(path, "dice are added, and never taken away")
            for term in re.split(r" [+-] ", given.removeprefix("-")):
                if match := DICE.fullmatch(term):
                    dice += int(match[1])
                elif term not in v.TERMS and not re.fullmatch(r"\d{1,2}", term):
                    raise self.wrong(
                        path, f'numbers, dice ("2d6") and {", ".join(v.TERMS)} are joined, not {term!r}'
                    )
            if dice > 4:
                raise self.wrong(path, "there are four dice")
        else:
            self.number(path, given, -LARGEST, LARGEST)

    def raised(self, path: Path, given: object) -> None:
        if not isinstance(given, dict) or set(given) != {"stat", "n"}:
            raise self.wrong(path, '{ stat = "luck", n = 1 } is needed')
        self.word((*path, "stat"), v.STAT, given["stat"])
        self.number((*path, "n"), given["n"], -LARGEST, LARGEST)

    def options(self, path: Path, given: object, scene: Scene, depth: int) -> None:
        """At least one option has neither condition nor cost; each has a name of its own."""
        if not isinstance(given, list) or not 2 <= len(given) <= 4:
            raise self.wrong(path, "two to four options are needed")
        for i, one in enumerate(given):
            self.attempt(None, self.option, (*path, i), one, scene, depth)
        if not any(isinstance(one, dict) and "if" not in one and "cost" not in one for one in given):
            raise self.wrong(path, "one option must have neither a condition nor a cost")

    def option(self, path: Path, given: object, scene: Scene, depth: int) -> None:
        if not isinstance(given, dict):
            raise self.wrong(path, "an option is a table: { key = ..., do = [ ... ] }")
        self.known(path, given, ("key", "if", "cost", "do"))
        self.name_of((*path, "key"), given.get("key"))
        name = f"{scene.name}-{given['key']}"
        if name in self.found.answers:
            raise self.wrong((*path, "key"), f"there is an answer {name} already: {self.found.answers[name]}")
        self.found.answers[name] = self.where(path)
        if "if" in given:
            self.conditions((*path, "if"), given["if"], scene)
        if "cost" in given:
            self.cost((*path, "cost"), given["cost"])
        self.steps((*path, "do"), given.get("do"), scene, depth + 1)

    def cost(self, path: Path, given: object) -> None:
        if not isinstance(given, dict) or not given:
            raise self.wrong(path, "a cost is a table of ap, health, item, self")
        self.known(path, given, ("ap", "health", "item", "self"))
        for key in ("ap", "health"):
            if key in given:
                self.number((*path, key), given[key], 1, LARGEST)
        if "item" in given:
            self.filter((*path, "item"), v.ITEM, given["item"])
        if given.get("self", True) is not True:
            raise self.wrong((*path, "self"), "self = true: the item is used up")

    def bands(self, path: Path, given: object, scene: Scene, depth: int) -> None:
        if not isinstance(given, list) or not given:
            raise self.wrong(path, "a list of bands is needed: { min = 2, max = 6, do = [ ... ] }")
        below: int = -LARGEST
        for i, band in enumerate(given):
            here = (*path, i)
            if not isinstance(band, dict) or set(band) != {"min", "max", "do"}:
                raise self.wrong(here, "a band has min, max and do")
            low = self.number((*here, "min"), band["min"], 0, LARGEST)
            high = self.number((*here, "max"), band["max"], low, LARGEST)
            if low <= below:
                raise self.wrong((*here, "min"), "it overlaps with the band before")
            below = high
            self.steps((*here, "do"), band["do"], scene, depth + 1)

    def bands_fit(self, path: Path, given: dict[str, Any]) -> None:
        """At least two thirds of the throws of an average figure (attributes of 4) do something."""
        hit = covered(str(given["roll"]), [(band["min"], band["max"]) for band in given["bands"]])
        if hit * 3 < 2:
            raise self.wrong((*path, "bands"), f"they cover {hit:.0%} of the throws; two thirds are needed")

    # abilities, gifts, objectives

    def ability(
        self, path: Path, given: object, owner: str, moments: tuple[str, ...], quest: bool = False
    ) -> None:
        """A rule of a place, an ability of a card, a power of an Ancient."""
        if not isinstance(given, dict):
            raise self.wrong(path, "an ability is a table with `on` and `do`")
        self.known(path, given, ("name", "on", "whose", "purpose", "if", "limit", "optional", "cost", "do"))
        moment = given.get("on")
        if moment not in moments:
            raise self.wrong((*path, "on"), f"one of {', '.join(moments)} is needed, not {shown(moment)}")
        named = moment in ("act", "use") or "optional" in given
        if named or "name" in given:
            self.name_of((*path, "name"), given.get("name"))
        scene = Scene(owner, str(moment), quest)
        for key, kind in ABILITY_WORDS.items():
            if key in given:
                self.value((*path, key), kind, given[key], scene, 0)
        if "if" in given:
            self.conditions((*path, "if"), given["if"], scene)
        if "cost" in given:
            self.cost((*path, "cost"), given["cost"])
        self.steps((*path, "do"), given.get("do"), scene)

    def gift(self, path: Path, given: object, owner: str) -> None:
        if not isinstance(given, dict):
            raise self.wrong(path, 'a gift is a table: { stat = "flee", n = 1 }')
        self.known(path, given, ("stat", "n", "to", "if"))
        self.word((*path, "stat"), v.STAT, given.get("stat"))
        self.amount((*path, "n"), given.get("n"))
        if "d6" in str(given["n"]):
            raise self.wrong((*path, "n"), "what always holds is not rolled")
        self.found.gifts[path] = self.where(path)
        if "to" in given:
            self.word((*path, "to"), v.one_of("self", "pair", "kin"), given["to"])
        if "if" in given:
            self.conditions((*path, "if"), given["if"], Scene(owner, "gift"))

    def stages(self, path: Path, given: object, owner: str) -> None:
        if not isinstance(given, list) or not given:
            raise self.wrong(path, "there is at least one stage")
        scene = Scene(owner, "fulfilled", quest=True)
        for i, stage in enumerate(given):
            here = (*path, i)
            if not isinstance(stage, dict):
                raise self.wrong(here, "a stage is a table with `ways`")
            self.known(here, stage, ("ways", "done", "again"))
            ways = stage.get("ways")
            if not isinstance(ways, list) or not ways:
                raise self.wrong((*here, "ways"), "there is at least one way")
            for k, way in enumerate(ways):
                self.attempt(None, self.way, (*here, "ways", k), way, scene)
            if "done" in stage:
                self.steps((*here, "done"), stage["done"], scene)
            if "again" in stage:
                self.conditions((*here, "again"), stage["again"], scene)

    def way(self, path: Path, given: object, scene: Scene) -> None:
        if not isinstance(given, dict) or given.get("kind") not in tuple(v.OBJECTIVE):
            raise self.wrong(path, f"a way has a kind: {', '.join(v.OBJECTIVE)}")
        verb = v.OBJECTIVE[given["kind"]][0]
        self.known(path, given, (*v.OF_EVERY_WAY, *verb.takes))
        for need in verb.needs:
            if need not in given:
                raise self.wrong(path, f"{given['kind']} needs {need}")
        for key, kind in {**v.OF_EVERY_WAY, **verb.takes}.items():
            if key in given:
                self.value((*path, key), kind, given[key], scene, 0)

    def where(self, path: Path) -> str:
        return f"{self.source}, line {self.line_of(path)}"


WORDS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    v.WHO: (v.WHOS, ""),
    v.STAT: (v.STATS, ""),
    v.DEED: (v.DEEDS, ""),
    v.PLACE: (v.PLACES, r"within [1-9]"),
    v.UNTIL: (v.LASTING, r"rounds [1-9]"),
    v.HOLDER: (("game", "owner", "quest", "here", "place", *v.WHOS), ""),
    v.MOMENT: (("round", "turn"), r"hour ([1-9]|1[0-2])"),
    v.TO: ((*v.WHOS, "floor", "discard"), ""),
    v.FROM: ((*v.PLACES, *v.WHOS), r"within [1-9]"),
}
ABILITY_WORDS: Final = {
    "whose": v.one_of(*v.WHOSE),
    "purpose": v.one_of(*v.PURPOSES),
    "limit": v.one_of(*v.LIMITS),
    "optional": v.SWITCH,
}


def covered(roll: str, bands: list[tuple[int, int]]) -> float:
    """The share of throws that some band answers, where every attribute is 4."""
    chances = {0: 1.0}
    sign = 1
    for word in roll.split():
        if word in "+-":
            sign = 1 if word == "+" else -1
            continue
        count = int(word[0]) if DICE.fullmatch(word) else 0
        plus = 0 if count else sign * (int(word) if word.isdigit() else 4)
        for _ in range(count):
            thrown: dict[int, float] = {}
            for total, chance in chances.items():
                for face in range(1, 7):
                    thrown[total + face] = thrown.get(total + face, 0.0) + chance / 6
            chances = thrown
        chances = {total + plus: chance for total, chance in chances.items()}
    return sum(
        chance for total, chance in chances.items() if any(low <= total <= high for low, high in bands)
    )
