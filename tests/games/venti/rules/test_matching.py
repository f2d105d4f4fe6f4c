"""Which cards meet a condition: the ledger's vectors, and proof against brute force."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.venti.kit import A, arrange, position, told
from ludoteca import Game
from ludoteca.engine.rng import seeded
from ludoteca.games.venti.content import DECK, JOKERS, LONGEST_CONDITION, NAMES, NUMBERS, SLOTS, SYMBOLS
from ludoteca.games.venti.matching import (
    ALL_CONDITIONS,
    NUMBER_ONE,
    ONE_JOKER,
    ROLES,
    WIDTH,
    Condition,
    find_ways,
    helps,
    jokers_for,
    jokers_of,
    lacking,
    meets,
    need,
    shortfall,
    spelled,
    ways,
)
from ludoteca.testing import rule

JOKER = "J"
KINDS = [*[str(number) for number in range(NUMBERS)], JOKER]
MOST_HELD = 12  # a full hand and two perm jokers
Cards = tuple[str, ...]  # numbers and "J", in the order of KINDS


# brute force, which shares nothing with the engine but the notation


def positions(text: str) -> list[list[str]]:
    """`3 ?=? T` as [["3"], ["?", "?"], ["T"]]: what each position asks for, joined ones together."""
    return [part.split("=") for part in text.split()]


def fits(asked: list[str], laid: list[str]) -> bool:
    """Whether cards, one a position, fit positions that are joined: J is any number or symbol."""
    plain = [card for card in laid if card != JOKER]
    if asked[0] in SYMBOLS:
        return all(SYMBOLS[int(card) // 2] == asked[0] for card in plain)
    return len({*plain, *[place for place in asked if place != "?"]}) <= 1


@cache
def all_sets(text: str) -> frozenset[Cards]:
    """Every set that meets a condition, from every way of laying a card at every position."""
    whole = positions(text)
    found: set[Cards] = set()
    for laid in itertools.product(KINDS, repeat=sum(map(len, whole))):
        cards = iter(laid)
        if all(fits(asked, list(itertools.islice(cards, len(asked)))) for asked in whole):
            found.add(tuple(sorted(laid)))
    return frozenset(found)


def contains(hand: Counter[str], cards: Cards) -> bool:
    return all(hand[kind] >= count for kind, count in Counter(cards).items())


def fits_role(asked: list[str], laid: list[tuple[str, str]]) -> bool:
    """The same for cards and announced Jokers: ("card", "3"), ("as", "3"), ("as", "T")."""
    if asked[0] in SYMBOLS:
        ((what, value),) = laid
        return value == asked[0] or (what == "card" and SYMBOLS[int(value) // 2] == asked[0])
    values = [value for what, value in laid]
    return not set(values) & set(SYMBOLS) and fits(asked, values)


def meets_by_force(text: str, laid: list[tuple[str, str]]) -> bool:
    whole = positions(text)
    if len(laid) != sum(map(len, whole)):
        return False
    for order in itertools.permutations(laid):
        cards = iter(order)
        if all(fits_role(asked, list(itertools.islice(cards, len(asked)))) for asked in whole):
            return True
    return False


# the engine's answers, in the same words


def handful(cards: str) -> int:
    """`handful("2 5 J")` as the engine counts it."""
    return sum([ONE_JOKER if card == JOKER else NUMBER_ONE[int(card)] for card in cards.split()])


def as_cards(way: int) -> Cards:
    return tuple(spelled(way).replace("joker", JOKER).split())


def exact(text: str, cards: str) -> bool:
    """Whether exactly these cards meet the condition, the Jokers in any role."""
    whole = handful(cards)
    return whole in find_ways(Condition(0, text), whole)


def meets_as(text: str, laid: list[tuple[str, str]]) -> bool:
    numbers = [int(value) for what, value in laid if what == "card"]
    announced = [value for what, value in laid if what == "as"]
    roles = [NUMBERS + SYMBOLS.index(role) if role in SYMBOLS else int(role) for role in announced]
    return meets(Condition(0, text), numbers, roles)


# conditions and hands

DECK_TEXTS = [condition.text for condition in ALL_CONDITIONS]


@st.composite
def any_text(draw: st.DrawFn) -> str:
    """A well-formed condition of up to five positions, also such as no card shows."""
    parts: list[str] = []
    room = draw(st.integers(1, LONGEST_CONDITION))
    while room:
        size = draw(st.integers(1, room))
        number = draw(st.sampled_from([*KINDS[:NUMBERS], "?"]))
        if size == 1:
            parts.append(draw(st.sampled_from([number, "?", *SYMBOLS])))
        else:
            parts.append("=".join([draw(st.sampled_from([number, "?"])) for place in range(size)]))
        room -= size
    return " ".join(parts)


texts = st.one_of(st.sampled_from(DECK_TEXTS), any_text())


@st.composite
def held_for(draw: st.DrawFn, text: str) -> list[str]:
    """Numbers and Jokers of a hand, mostly such that some set meets the condition."""
    lucky = draw(st.sampled_from(sorted(all_sets(text)))) if draw(st.integers(0, 4)) else ()
    few = draw(st.integers(0, MOST_HELD - len(lucky)))
    others = draw(st.lists(st.sampled_from(KINDS), min_size=few, max_size=MOST_HELD - len(lucky)))
    found: list[str] = []
    for card in [*lucky, *others]:
        if card != JOKER or found.count(JOKER) < JOKERS:
            found.append(card)
    return found


# the ledger's vectors

VECTORS = [
    ("3 T", "3 2", True),
    ("3 T", "3 3", True),
    ("3 T", "2 2", False),
    ("?=? 5", "2 2 5", True),
    ("?=? 5", "5 5 5", True),
    ("?=? 5", "5 5 2", False),
    ("?=? 5", "5 5 J", True),
    ("?=? ?=?", "4 4 7 7", True),
    ("?=? ?=?", "5 5 5 5", True),
    ("?=? ?=?", "4 4 7 J", True),
    ("C T D S", "0 3 5 6", True),
    ("C T D S", "0 1 5 6", False),
    ("6=6 T T", "6 6 2 3", True),
    ("6=6 T T", "6 7 2 3", False),
    ("6=6 T T", "6 J 2 3", True),
    ("2 5 ?", "2 5 0", True),
    ("2 5 ?", "2 5", False),
    ("?=?=? S", "7 7 7 6", True),
    ("?=?=? S", "7 7 7 7", True),
    ("?=?=? S", "4 4 4 7", True),
]


@rule("VENTI-FULF-02", "VENTI-FULF-03", "VENTI-FULF-04", "VENTI-FULF-05", "VENTI-FULF-06", "VENTI-R21")
@pytest.mark.parametrize(("text", "cards", "met"), VECTORS)
def test_the_vectors_of_the_ledger(text: str, cards: str, met: bool) -> None:
    assert exact(text, cards) is met
    assert (tuple(sorted(cards.split())) in all_sets(text)) is met  # brute force agrees with the ledger
    if JOKER not in cards:
        assert meets_as(text, [("card", card) for card in cards.split()]) is met


@rule("V-VENTI-12", "VENTI-FULF-04")
@pytest.mark.parametrize(("text", "size"), [("?=?", 2), ("?=?=?", 3)])
def test_question_marks_that_are_joined_are_a_pair_or_a_trio_of_any_one_number(text: str, size: int) -> None:
    plenty = handful(" ".join([number for number in KINDS[:NUMBERS] for copy in range(SLOTS)]))
    found = [as_cards(way) for way in find_ways(Condition(0, text), plenty)]
    assert sorted(found) == [(number,) * size for number in KINDS[:NUMBERS]]
    assert not exact(text, " ".join(["3"] * (size - 1) + ["2"]))
    assert not exact(text, " ".join(["3"] * (size - 1)))
    assert exact(text, " ".join(["3"] + [JOKER] * (size - 1)))


@rule("VENTI-R22")
def test_the_order_of_positions_means_nothing() -> None:
    for text in ("6=6 T T", "?=? 5", "2 5 ?", "?=? ?=?=?"):
        for order in itertools.permutations(text.split()):
            assert set(find_ways(Condition(0, " ".join(order)), handful("0 1 2 2 3 5 5 6 6 J J"))) == set(
                find_ways(Condition(0, text), handful("0 1 2 2 3 5 5 6 6 J J"))
            )


@rule("VENTI-R22")
def test_a_group_with_a_printed_number_means_that_number_throughout() -> None:
    for text in ("3=?", "?=3", "3=3"):
        assert exact(text, "3 3") and exact(text, "3 J") and exact(text, "J J")
        assert not exact(text, "3 2") and not exact(text, "2 2")


@rule("VENTI-R21")
def test_question_marks_and_groups_that_are_not_joined_need_not_differ() -> None:
    assert exact("? ?", "4 4") and exact("? ?", "4 5")
    assert exact("?=? ?=?=?", "4 4 4 4 4") and exact("?=? ?=?=?", "4 4 5 5 5")


@rule("VENTI-FULF-02", "VENTI-FULF-03", "VENTI-FULF-05", "VENTI-R20")
def test_a_number_counts_as_itself_as_its_symbol_and_as_a_question_mark_and_as_nothing_else() -> None:
    for number in range(NUMBERS):
        filled = [place for place in (*KINDS[:NUMBERS], *SYMBOLS, "?") if exact(place, str(number))]
        assert filled == [str(number), SYMBOLS[number // 2], "?"]


# announced Jokers


@rule("VENTI-FULF-06", "VENTI-R23")
def test_an_announced_joker_plays_one_role() -> None:
    for number in KINDS[:NUMBERS]:
        places = [place for place in (*KINDS[:NUMBERS], *SYMBOLS, "?") if meets_as(place, [("as", number)])]
        assert places == [number, "?"]  # a question mark takes a number
    for symbol in SYMBOLS:
        places = [place for place in (*KINDS[:NUMBERS], *SYMBOLS, "?") if meets_as(place, [("as", symbol)])]
        assert places == [symbol]


@rule("VENTI-R10")
def test_announced_cards_must_be_exactly_as_many_as_there_are_positions() -> None:
    two_five = [("card", "2"), ("card", "5")]
    assert meets_as("2 5", two_five)
    assert not meets_as("2 5", [*two_five, ("card", "7")])
    assert not meets_as("2 5", two_five[:1])
    assert not meets_as("2 5", [])


# proof against brute force


@rule("VENTI-FULF-01", "VENTI-FULF-06", "VENTI-R10")
@pytest.mark.parametrize("condition", ALL_CONDITIONS, ids=DECK_TEXTS)
def test_with_all_the_cards_of_the_box_every_set_of_a_condition_is_found_once(condition: Condition) -> None:
    box = handful(" ".join([*[number for number in KINDS[:NUMBERS] for copy in range(SLOTS)], *"JJJJ"]))
    found = [as_cards(way) for way in ways(condition, box)]
    assert len(found) == len(set(found))
    assert set(found) == {cards for cards in all_sets(condition.text) if cards.count(JOKER) <= JOKERS}


@rule("VENTI-FULF-01", "VENTI-FULF-06", "VENTI-R10", "VENTI-R20")
@settings(max_examples=250)
@given(st.data())
def test_the_ways_are_all_the_exact_sets_and_nothing_else(data: st.DataObject) -> None:
    """A perm joker counts as a card of its number, so that hand and perm jokers are one handful."""
    text = data.draw(texts)
    held = data.draw(held_for(text))
    whole = handful(" ".join(held))
    if text in DECK_TEXTS:
        answer = ways(ALL_CONDITIONS[DECK_TEXTS.index(text)], whole)
        assert ways(ALL_CONDITIONS[DECK_TEXTS.index(text)], whole) == answer  # remembered
    else:
        answer = find_ways(Condition(0, text), whole)
    found = [as_cards(way) for way in answer]
    assert len(found) == len(set(found))
    assert set(found) == {cards for cards in all_sets(text) if contains(Counter(held), cards)}


@rule("VENTI-FULF-01")
@settings(max_examples=250)
@given(st.data())
def test_what_a_hand_lacks_is_what_the_nearest_exact_set_has_more(data: st.DataObject) -> None:
    text = data.draw(texts)
    held = data.draw(held_for(text))
    lacking = [sum((Counter(cards) - Counter(held)).values()) for cards in all_sets(text)]
    assert shortfall(Condition(0, text), handful(" ".join(held))) == min(lacking)


@st.composite
def laid_for(draw: st.DrawFn, text: str) -> list[tuple[str, str]]:
    """Cards and announced Jokers, about half of the time such as meet the condition."""
    roles = [*KINDS[:NUMBERS], *SYMBOLS]
    laid: list[tuple[str, str]] = []
    for asked in positions(text):
        printed = [place for place in asked if place != "?"]
        value = printed[0] if printed else draw(st.sampled_from(KINDS[:NUMBERS]))
        for place in asked:
            if draw(st.booleans()):
                laid.append(("as", value))
            elif value in SYMBOLS:
                laid.append(("card", str(2 * SYMBOLS.index(value) + draw(st.integers(0, 1)))))
            else:
                laid.append(("card", value))
    for change in range(draw(st.sampled_from([0, 0, 0, 1, 1, 2]))):
        other = draw(
            st.one_of(
                st.tuples(st.just("card"), st.sampled_from(KINDS[:NUMBERS])),
                st.tuples(st.just("as"), st.sampled_from(roles)),
            )
        )
        laid[draw(st.integers(0, len(laid) - 1))] = other
    return draw(st.permutations(laid))


@rule("VENTI-FULF-06", "VENTI-R10", "VENTI-R23")
@settings(max_examples=400, deadline=None)
@given(st.data())
def test_cards_and_announced_jokers_meet_a_condition_if_some_assignment_does(data: st.DataObject) -> None:
    text = data.draw(texts)
    laid = data.draw(laid_for(text))
    assert meets_as(text, laid) is meets_by_force(text, laid)


@rule("VENTI-FULF-06", "VENTI-R23")
@pytest.mark.parametrize("text", [text for text in DECK_TEXTS if len(text) == 3 and "=" not in text])
def test_two_cards_in_all_their_roles(text: str) -> None:
    items = [("card", number) for number in KINDS[:NUMBERS]]
    items += [("as", role) for role in (*KINDS[:NUMBERS], *SYMBOLS)]
    assert len(items) == NUMBERS + ROLES
    for laid in itertools.combinations_with_replacement(items, 2):
        assert meets_as(text, list(laid)) is meets_by_force(text, list(laid))


# the tree of choices on the table


@st.composite
def tables(draw: st.DrawFn) -> Game:
    """A first target whose condition can mostly be met, by hand cards, Jokers and perm jokers of A."""
    card = draw(st.sampled_from(DECK))
    held = draw(held_for(card.condition))
    free = [other.name for other in DECK if other.name != card.name]
    own: list[str] = []
    for number in [kind for kind in held if kind != JOKER]:
        own.append(draw(st.sampled_from([name for name in free if name[0] == number and name not in own])))
    lasting = draw(st.integers(0, min(3, len(own))))
    return arrange(
        draw(st.sampled_from([2, 3])),
        targets=card.name,
        hands={A: " ".join([*own[lasting:], *[JOKER] * held.count(JOKER)])},
        perms={A: " ".join(own[:lasting])},
        ten=draw(st.booleans()),
    )


def chosen_sets(t: Game) -> Iterator[list[str]]:
    """Every set to which the choices after `fulfil a` lead, as its moves."""
    used = [f"use {args['card']}" for args in told(t, "uses", A)]
    used += [f"use perm {args['perm']}" for args in told(t, "uses-perm", A)]
    if told(t, "fulfils", A):
        yield used
        return
    assert not used and t.asked == (A,)
    moves = t.legal(A)
    assert len(moves) > 1  # a forced card is taken unasked
    for move in moves:
        branch = t.clone()
        branch.play(A, move)
        yield from chosen_sets(branch)


def what_matters(move: str) -> str:
    """Hand cards are all different, but for Jokers; of perm jokers only the number matters: they stay."""
    return move.split(".")[0] if move.startswith("use perm") else move


@rule("VENTI-FULF-01", "VENTI-FULF-07", "VENTI-FULF-11", "VENTI-R10", "VENTI-R19", "VENTI-R20")
@settings(max_examples=300, deadline=None)
@given(tables())
def test_the_choices_lead_to_every_exact_set_once_and_to_nothing_else(t: Game) -> None:
    g = position(t)
    text = DECK[g.targets[0]].condition
    size = sum(map(len, positions(text)))
    cards = [f"use {NAMES[card]}" for card in g.hands[A]] + [f"use perm {NAMES[card]}" for card in g.perms]
    kinds = {move: JOKER if move == "use joker" else move.split()[-1].split(".")[0] for move in cards}
    wanted: set[tuple[str, ...]] = set()
    for some in itertools.combinations(cards, size):
        if tuple(sorted([kinds[move] for move in some])) in all_sets(text):
            wanted.add(tuple(sorted([what_matters(move) for move in some])))
    if not wanted:
        assert "fulfil a" not in t.legal(A)
        return
    t.play(A, "fulfil a")
    found = Counter([tuple(sorted([what_matters(move) for move in used])) for used in chosen_sets(t)])
    assert set(found) == wanted
    assert set(found.values()) == {1}


def test_what_a_condition_needs_is_what_its_ways_say() -> None:
    """The quick answers of the bot beside the slow ones of the rules."""
    rng = seeded("needs")
    for condition in ALL_CONDITIONS:
        for _ in range(40):
            cards = [number for number in range(NUMBERS) for copy in range(int(rng.below(4)) // 2)]
            held = sum([NUMBER_ONE[number] for number in cards]) + ONE_JOKER * int(rng.below(3))
            needed = need(condition, held)
            missing = shortfall(condition, held)
            found = ways(condition, held)
            assert lacking(needed) == missing
            assert bool(found) == (missing == 0)
            if found:
                assert jokers_for(needed) == min([jokers_of(way) for way in found])
            for number in range(NUMBERS + 1):
                card = number * SLOTS
                nearer = shortfall(condition, held + (1 << WIDTH * number)) < missing
                assert helps(needed, card) == nearer, (condition.text, held, number)
