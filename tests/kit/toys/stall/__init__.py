"""A toy of packs with texts: an owner says what the goods of a stall cost and what they are called.

game = "toy-stall"
name = "my-stall"

[goods.apple]
price = 3
called = "A {red} apple"
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from kit.toys import by_name, toy_info
from ludoteca.engine.actions import ActionSpace, Block
from ludoteca.engine.kernel import Prompt, State, Step
from ludoteca.engine.options import Options, OptionSpec
from ludoteca.engine.packs import own_words, toml_of
from ludoteca.engine.printed import printed_digest
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import CONTENT, Contents, Result, Rules, ranked
from ludoteca.engine.words import Message, Words
from ludoteca.engine.written import Written

PACKAGE: Final = "kit.toys.stall"
LARGEST: Final = 1_000_000
LONGEST: Final = 200  # characters of a name
GOODS: Final = ("apple", "pear")
BUY: Final = 0  # + good
SPACE: Final = ActionSpace([Block(BUY, "buy", "good")], {"good": GOODS})


@dataclass(frozen=True)
class Goods:
    name: str
    prices: tuple[int, ...]
    called: tuple[str, ...] = ("", "")

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(asdict(self)).encode()).hexdigest()[:16]


SHIPPED: Final = Goods("ludoteca", (2, 1))


class Stall(State):
    spent: list[int]
    prices: tuple[int, ...]
    printed: str


class Buying(Step[Stall]):
    turn: int

    def run(self, g: Stall) -> None:
        if self.turn == 2 * g.seats:
            g.done()
        else:
            g.ask(self.turn % g.seats)

    def options(self, g: Stall, seat: int) -> list[int]:
        return [BUY, BUY + 1]

    def chose(self, g: Stall, seat: int, action: int) -> None:
        self.turn += 1
        g.spent[seat] += g.prices[action - BUY]
        g.tell("buys", (seat, action - BUY))

    def prompt(self, g: Stall, seat: int) -> Prompt:
        return Prompt(Message("ask-buy"), "TOY-STALL-01")


class Pack(Written):
    def goods(self, data: dict[str, Any]) -> Goods:
        name = self.attempt("", self.pack_name, data, SHIPPED.name, ("goods",))
        nothing: dict[str, dict[str, Any]] = {}
        goods = self.attempt(nothing, self.sections, data, "goods", GOODS)
        both = [self.attempt((1, ""), self.good, i, goods.get(good, {})) for i, good in enumerate(GOODS)]
        self.finish()
        return Goods(name, tuple([price for price, _ in both]), tuple([called for _, called in both]))

    def good(self, i: int, given: dict[str, Any]) -> tuple[int, str]:
        path = ("goods", GOODS[i])
        self.known(path, given, ("price", "called"))
        price = self.number((*path, "price"), given.get("price", SHIPPED.prices[i]), 1, 9)
        return price, self.text((*path, "called"), given["called"], LONGEST) if "called" in given else ""


class Stalls(Contents):
    def __init__(self, rules: StallRules) -> None:
        super().__init__({SHIPPED.name: SHIPPED}, LARGEST)
        self.rules = rules

    def digests(self) -> dict[str, str]:
        return {name: goods.digest() for name, goods in self.known.items()}

    def add(self, text: str, source: str) -> str:
        goods = Pack(text, source).goods(toml_of(text, source, self.largest))
        self.check_free(goods.name, goods.digest(), source)
        self.known[goods.name] = goods
        option = replace(self.rules.info.options[0], choices=tuple(self.known))
        self.rules.info = replace(self.rules.info, options=(option,))
        return goods.name

    def words(self, name: str) -> dict[str, str]:
        called = zip(GOODS, self.known[name].called, strict=True)
        return {f"good-{good}": text for good, text in called if text}

    def template(self) -> str:
        lines = ['game = "toy-stall"', 'name = "my-stall"']
        for good, price in zip(GOODS, SHIPPED.prices, strict=True):
            lines += ["", f"[goods.{good}]", f"price = {price}", f'# called = "Così, für alle: {good} ↻"']
        return "\n".join(lines) + "\n"

    def changes(self, name: str) -> list[tuple[str, str, str, str]]:
        goods = self.known[name]
        return [
            (f"goods.{GOODS[i]}", "price", str(SHIPPED.prices[i]), str(goods.prices[i]))
            for i in range(len(GOODS))
            if goods.prices[i] != SHIPPED.prices[i]
        ]


class StallRules(Rules[Stall]):
    contents: Stalls

    def __init__(self) -> None:
        option = OptionSpec(CONTENT, SHIPPED.name, "TOY-STALL-02", choices=(SHIPPED.name,))
        info = replace(toy_info("toy-stall", 1, longest=4, most_seats=2), package=PACKAGE, options=(option,))
        super().__init__(info, by_name([Buying]), {"buys": "seat good"})
        self.contents = Stalls(self)

    def set_up(self, seats: int, edition: str, options: Options) -> Stall:
        content = str(options[CONTENT])
        prices = self.contents.known[content].prices
        printed = printed_digest(self, content, edition)
        return Stall(seats=seats, stack=[Buying(0)], spent=[0] * seats, prices=prices, printed=printed)

    def space(self, g: Stall) -> ActionSpace:
        return SPACE

    def printed(self, content: str, edition: str, language: str) -> dict[str, object]:
        words = Words(PACKAGE, language, own=own_words(self, content))
        return {"baskets": {"apple": words.text("basket-apple")}}

    def view(self, g: Stall, seat: int) -> dict[str, object]:
        return {"asked": list(g.asked), "spent": g.spent[:], "printed": g.printed}

    def determinize(self, g: Stall, seat: int, rng: Rng) -> Stall:
        return g.clone()

    def result(self, g: Stall) -> Result:
        return Result("bought", ranked([(spent,) for spent in g.spent]), tuple(g.spent))

    def census(self, g: Stall) -> dict[str, tuple[int, int]]:
        return {}


STALL: Final = StallRules()
