"""A field is declared once: constructor, copy, snapshot and slots follow from that."""

from __future__ import annotations

from types import new_class
from typing import Any, ClassVar, Final

import pytest

import ludoteca
from kit.toys import registered, tiles
from ludoteca.engine.deck import Deck
from ludoteca.engine.fields import Shared, shapes
from ludoteca.engine.kernel import CHANCE, Event, Part, State, Step
from ludoteca.engine.opening import fresh
from ludoteca.engine.snapshot import dump, restore

NOBODY: Final = -1


class Wound(Part):
    kind: int
    healed: bool = False


class Hero(Part):
    """Every kind of field."""

    name: str
    health: int
    items: list[int]
    paths: list[list[int]]
    wounds: list[Wound]
    worst: Wound
    deck: Deck
    seat: int = NOBODY

    LIMIT: ClassVar[int] = 5
    MOST: Final = 3


class Terms:
    pass


class World(State):
    terms: Shared[Terms]
    hero: Hero
    heroes: list[list[Hero]]


class Rest(Step[World]):
    seat: int


class LongRest(Rest):
    dreams: list[str]
    hours: int = 8


class Sleep(Rest):
    def copy(self) -> Sleep:
        return self


def hero() -> Hero:
    wounds = [Wound(1), Wound(2, True)]
    return Hero("Ada", 3, [1, 2], [[1], [2, 3]], wounds, Wound(9), Deck([2, 2], [1], [3], [], []))


def test_the_constructor_takes_the_fields_in_their_order_with_their_defaults() -> None:
    ada = hero()
    assert (ada.name, ada.health, ada.items, ada.seat) == ("Ada", 3, [1, 2], NOBODY)
    assert [(wound.kind, wound.healed) for wound in ada.wounds] == [(1, False), (2, True)]
    assert LongRest(1, []).hours == 8 and LongRest(dreams=[], hours=2, seat=1).hours == 2
    with pytest.raises(TypeError):
        Rest()  # type: ignore[call-arg]


def test_constants_are_no_fields() -> None:
    assert list(shapes(Hero)) == ["name", "health", "items", "paths", "wounds", "worst", "deck", "seat"]
    assert hero().LIMIT == 5 and hero().MOST == 3


def test_a_copy_of_a_part_shares_nothing() -> None:
    ada = hero()
    copy = ada.copy()
    copy.items.append(9)
    copy.paths[0].append(9)
    copy.wounds[0].healed = True
    copy.worst.kind = 0
    copy.deck.top.append(0)
    copy.wounds.pop()
    assert ada.items == [1, 2] and ada.paths == [[1], [2, 3]] and ada.worst.kind == 9
    assert [wound.healed for wound in ada.wounds] == [False, True] and ada.deck.top == [1]


def test_a_clone_copies_parts_and_steps_shares_the_terms_and_tells_nobody() -> None:
    terms = Terms()
    g = World(seats=2, stack=[Rest(1)], terms=terms, hero=hero(), heroes=[[hero()], []])
    g.log = [Event("rests", (), CHANCE)]
    g.pauses = True
    clone = g.clone()
    assert clone.terms is terms and clone.log is None and not clone.pauses and clone.asked == ()
    assert clone.stack[0] is not g.stack[0] and clone.hero is not g.hero
    clone.heroes[0][0].items.append(9)
    clone.heroes[1].append(hero())
    assert g.heroes[0][0].items == [1, 2] and g.heroes[1] == []


def test_fields_of_a_base_come_first_and_a_copy_is_of_the_same_class() -> None:
    step = LongRest(1, ["sea"], 4)
    copy = step.copy()
    assert type(copy) is LongRest and (copy.seat, copy.hours, copy.dreams) == (1, 4, ["sea"])
    copy.dreams.append("sky")
    assert step.dreams == ["sea"]


def test_a_method_that_a_class_has_stays() -> None:
    step = Sleep(1)
    assert step.copy() is step


class Company(Part):
    kind: Final[int]
    wounds: Final[tuple[int, ...]] = ()


class Captain(Part):
    kind: Final[int]
    troops: Final[list[int]]


class Rank(Part):
    companies: list[Company]
    captain: Captain


def test_what_is_set_once_is_shared_by_copies() -> None:
    company = Company(3, (1, 2))
    assert company.copy() is company and Company(3).wounds == ()
    rank = Rank([company, company], Captain(1, [2]))
    copy = rank.copy()
    assert copy.companies is not rank.companies and copy.companies[0] is company
    copy.captain.troops.append(3)
    assert rank.captain.troops == [2], "into a list one can still write"
    assert shapes(Rank) == {"companies": [Company], "captain": Captain}
    assert shapes(Company) == {"kind": int, "wounds": (int,)}


def test_a_name_that_is_no_field_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        hero().deck.botom = []  # type: ignore[attr-defined]


def made_class(base: type[object], declared: dict[str, Any]) -> Any:
    body = {"__annotations__": declared, "__module__": __name__}
    return new_class("Made", (base,), {}, lambda namespace: namespace.update(body))


def test_annotations_may_be_evaluated_or_not() -> None:
    evaluated: dict[str, Any] = {"cards": list[list[int]], "deck": Deck, "terms": Shared[Terms], "left": int}
    written = {"cards": "list[list[int]]", "deck": "Deck", "terms": "Shared[Terms]", "left": "int"}
    for declared in (evaluated, written):
        made = made_class(Step, declared)
        terms = Terms()
        step = made([[1]], Deck([1], [], [], [], []), terms, 2)
        copy = step.copy()
        assert copy.terms is terms and copy.left == 2 and copy.cards == [[1]]
        assert copy.cards[0] is not step.cards[0] and copy.deck is not step.deck
        assert shapes(made) == {"cards": [[int]], "deck": Deck, "left": int}


@pytest.mark.parametrize("annotation", ["dict[str, int]", "set[int]", "float", "int | None"])
def test_what_cannot_be_stored_is_no_field(annotation: str) -> None:
    with pytest.raises(TypeError, match="a field is no"):
        made_class(Part, {"odd": annotation})


def test_a_default_that_all_would_share_is_refused() -> None:
    with pytest.raises(TypeError, match="share this default"):

        class Greedy(Part):
            items: list[int] = []


def test_a_snapshot_brings_parts_back() -> None:
    with registered(tiles.TILES_GAME):
        t = ludoteca.new("toy-tiles", seats=2, seed=1)
        for move in ("peek", "draw", "peek", "draw", "draw", "draw"):
            t.play(t.asked[0], move)
        stored = dump(t.state)
        again = fresh(tiles.TILES_GAME, 2, None, None, None).state
        restore(tiles.TILES_GAME, again, stored)
        assert dump(again) == stored
        assert isinstance(again, tiles.Table) and again.tiles.size() == 3 * tiles.COPIES - 4
