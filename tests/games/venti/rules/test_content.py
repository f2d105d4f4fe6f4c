"""The 110 cards: section 2 and 7 of the ledger, and tables of cards that are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb, prod

import pytest

import ludoteca
from ludoteca import ContentError
from ludoteca.games.venti.content import (
    CHAOSES,
    CONDITIONS,
    DECK,
    JOKERS,
    NUMBERS,
    SLOTS,
    SYMBOLS,
    Card,
    check_condition,
    make_cards,
)
from ludoteca.games.venti.matching import ALL_CONDITIONS, NUMBER_ONE, ONE_JOKER, find_ways, shortfall, spelled
from ludoteca.testing import rule

# points, the condition of even and of odd numbers, its probability with six cards: ledger, section 7.1,
# but for the cards of one point that took three cards there (slot 1 of odd numbers, slots 2 and 4)
TEMPLATES = [
    (1, "T D", 0.737, "T S", 0.737),
    (1, "?=?", 0.929, "?=?", 0.929),
    (1, "3 S", 0.543, "3 S", 0.543),
    (1, "5 ?", 0.652, "5 ?", 0.652),
    (2, "7 T D", 0.441, "7 T D", 0.441),
    (2, "2 5", 0.393, "2 5 ?", 0.393),
    (2, "?=? ?=?", 0.468, "C T D S", 0.495),
    (2, "?=?=?", 0.320, "T T S", 0.431),
    (3, "3 4 7", 0.215, "3 4 7", 0.215),
    (3, "T T D D", 0.216, "S S S", 0.211),
    (3, "?=?=? S", 0.208, "?=? ?=?=?", 0.111),
    (4, "6=6 T T", 0.083, "6=6 T T", 0.083),
    (4, "?=?=?=?", 0.042, "D D D T T", 0.056),
]
BANDS = {1: (0.50, 1.00), 2: (0.25, 0.50), 3: (0.10, 0.25), 4: (0.00, 0.10)}


def places(condition: str) -> list[str]:
    """What each position of a condition asks for: "3", "?" or "T"."""
    return condition.replace("=", " ").split()


def named(name: str) -> Card:
    return next(card for card in DECK if card.name == name)


# the box


@rule("V-VENTI-01", "VENTI-SET-01")
def test_the_deck_has_26_cards_of_each_symbol_4_jokers_and_2_chaos_cards() -> None:
    assert Counter(card.symbol for card in DECK) == dict.fromkeys("CTDS", 26)
    assert (JOKERS, CHAOSES) == (4, 2)
    assert len(DECK) + JOKERS + CHAOSES == 110


@rule("V-VENTI-01", "VENTI-SET-01")
def test_the_first_card_of_a_game_is_any_of_the_110() -> None:
    t = ludoteca.new("venti", seats=2, options={"start_player": "1"}, chance="scripted")
    wanted = {f"deal 1 {card.name}": 1 for card in DECK}
    assert t.odds() == {**wanted, "deal 1 joker": 4, "deal 1 chaos": 2}
    assert sum(t.odds().values()) == 110


@rule("VENTI-R50")
def test_there_are_thirteen_cards_of_each_number() -> None:
    assert Counter(card.number for card in DECK) == dict.fromkeys(range(8), 13)
    assert [card.name for card in DECK] == [f"{n}.{slot}" for n in range(8) for slot in range(1, 14)]


@rule("VENTI-R50")
@pytest.mark.parametrize(("symbol", "numbers"), [("C", {0, 1}), ("T", {2, 3}), ("D", {4, 5}), ("S", {6, 7})])
def test_each_symbol_has_two_numbers(symbol: str, numbers: set[int]) -> None:
    assert {card.number for card in DECK if card.symbol == symbol} == numbers


# fairness: no number and no symbol is better than another


def test_every_number_carries_the_same_points() -> None:
    for number in range(NUMBERS):
        spread = Counter(card.points for card in DECK if card.number == number)
        assert spread == {1: 4, 2: 4, 3: 3, 4: 2}


def test_the_cards_carry_232_points() -> None:
    assert Counter(card.points for card in DECK) == {1: 32, 2: 32, 3: 24, 4: 16}
    assert sum(card.points for card in DECK) == 232


def test_each_number_is_asked_for_10_times_and_each_symbol_34_times() -> None:
    asked = Counter(place for card in DECK for place in places(card.condition))
    assert {place: asked[place] for place in "01234567"} == dict.fromkeys("01234567", 10)
    assert {place: asked[place] for place in SYMBOLS} == dict.fromkeys("CTDS", 34)
    assert asked["?"] == 104
    assert asked.total() == 10 * 8 + 34 * 4 + 104


def test_conditions_need_two_to_five_cards() -> None:
    assert Counter(len(places(card.condition)) for card in DECK) == {2: 36, 3: 32, 4: 28, 5: 8}


def test_a_card_of_one_point_takes_two_cards_and_no_other_card_takes_fewer() -> None:
    """Three cards and the fulfilment are four actions, which is too dear for one point."""
    assert {len(places(card.condition)) for card in DECK if card.points == 1} == {2}
    assert min(len(places(card.condition)) for card in DECK) == 2


def test_there_are_80_conditions_and_but_for_a_pair_none_on_more_than_four_cards() -> None:
    found = Counter(" ".join(sorted(card.condition.split())) for card in DECK)
    assert len(found) == 80
    assert found.pop("?=?") == 8 and max(found.values()) == 4


def test_no_card_asks_for_its_own_number() -> None:
    assert [card.name for card in DECK if str(card.number) in places(card.condition)] == []


def test_no_equals_sign_joins_symbols() -> None:
    joined = {part for card in DECK for part in card.condition.split() if "=" in part}
    assert {place for part in joined for place in part.split("=")} == set("?01234567")


def image(template: str, number: int) -> list[str]:
    """Ledger, section 7.1: the condition of number 0 as the card with this number has it."""
    shift, flip = divmod(number, 2)

    def turned(sign: str) -> str:
        if sign in SYMBOLS:
            return SYMBOLS[(SYMBOLS.index(sign) + shift) % 4]
        if sign.isdigit():
            return str(2 * ((int(sign) // 2 + shift) % 4) + (int(sign) % 2 ^ flip))
        return sign

    return sorted("".join(turned(sign) for sign in template).split())


@pytest.mark.parametrize("number", range(NUMBERS))
def test_each_row_of_cards_is_an_image_of_the_first(number: int) -> None:
    for slot, (points, even, _, odd, _) in enumerate(TEMPLATES, 1):
        card = named(f"{number}.{slot}")
        assert card.points == points, card.name
        assert sorted(card.condition.split()) == image(odd if number % 2 else even, number), card.name


@pytest.mark.parametrize(
    ("name", "points", "condition"),
    [
        ("0.1", 1, "T D"),
        ("1.13", 4, "T T D D D"),
        ("3.12", 4, "1=1 D D"),
        ("4.9", 3, "0 3 7"),
        ("5.6", 2, "0 7 ?"),
        ("6.5", 2, "5 C T"),
        ("7.10", 3, "D D D"),
    ],
)
def test_cards_read_as_in_the_ledger(name: str, points: int, condition: str) -> None:
    card = named(name)
    assert (card.points, card.condition) == (points, condition)


@pytest.mark.parametrize(
    ("slot", "conditions"),
    [
        (1, ["T D", "T S", "D S", "C D", "C S", "T S", "C T", "C D"]),
        (2, ["?=?"] * 8),
        (4, ["5 ?", "4 ?", "7 ?", "6 ?", "1 ?", "0 ?", "3 ?", "2 ?"]),
    ],
)
def test_the_slots_that_differ_from_the_ledger(slot: int, conditions: list[str]) -> None:
    assert [named(f"{number}.{slot}").condition for number in range(NUMBERS)] == conditions


# a harder condition gives more points


def splits(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """All ways to spread a number over so many parts."""
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in splits(total - first, parts - 1):
            yield (first, *rest)


def six_cards() -> list[tuple[int, int]]:
    """Every handful of six cards without Chaos, with the number of ways in which it can be dealt."""
    found: list[tuple[int, int]] = []
    for *counts, jokers in splits(6, NUMBERS + 1):
        chances = comb(JOKERS, jokers) * prod(comb(SLOTS, count) for count in counts)
        handful = sum(one * count for one, count in zip(NUMBER_ONE, counts, strict=True))
        found.append((handful + ONE_JOKER * jokers, chances))
    return found


@pytest.fixture(scope="module")
def chance_to_meet() -> dict[str, float]:
    """p6 of each condition: exact, by counting all deals of six cards."""
    deals = six_cards()
    assert sum(chances for _, chances in deals) == comb(108, 6)
    return {
        condition.text: sum(chances for held, chances in deals if find_ways(condition, held)) / comb(108, 6)
        for condition in ALL_CONDITIONS
    }


@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_points_follow_from_the_exact_chance_to_meet_the_condition(
    points: int, chance_to_meet: dict[str, float]
) -> None:
    low, high = BANDS[points]
    for card in DECK:
        chance = chance_to_meet[card.condition]
        assert (low <= chance < high) == (card.points == points), f"{card.name}: {chance:.3f}"


def test_the_easiest_condition_of_more_points_is_harder_than_the_hardest_of_fewer(
    chance_to_meet: dict[str, float],
) -> None:
    chances = {
        points: [chance_to_meet[card.condition] for card in DECK if card.points == points] for points in BANDS
    }
    assert min(chances[1]) >= 0.5
    for points in (1, 2, 3):
        assert min(chances[points]) > max(chances[points + 1])


@pytest.mark.parametrize("slot", range(1, SLOTS + 1))
def test_all_images_of_a_condition_have_the_chance_of_its_template(
    slot: int, chance_to_meet: dict[str, float]
) -> None:
    _, _, even, _, odd = TEMPLATES[slot - 1]
    for number in range(NUMBERS):
        chance = chance_to_meet[named(f"{number}.{slot}").condition]
        assert round(chance, 3) == (odd if number % 2 else even)


@rule("VENTI-FULF-01")
def test_a_condition_that_lacks_no_card_is_one_that_can_be_met() -> None:
    """Two ways of looking at the same cards: `shortfall` offers a target, `find_ways` finds the sets."""
    deals = six_cards()
    for condition in ALL_CONDITIONS:
        for held, _ in deals:
            met = bool(find_ways(condition, held))
            assert (shortfall(condition, held) == 0) == met, f"{condition.text} with {spelled(held)}"


# tables of cards that are refused


def with_condition(condition: str) -> tuple[str, ...]:
    """The table with another condition on card 3.12."""
    row = CONDITIONS[3].split("|")
    row[11] = condition
    return (*CONDITIONS[:3], "|".join(row), *CONDITIONS[4:])


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("", "it is empty"),
        ("   ", "it is empty"),
        ("8 T", "'8' is no number, question mark or symbol"),
        ("12", "'12' is no number, question mark or symbol"),
        ("T X", "'X' is no number, question mark or symbol"),
        ("t", "'t' is no number, question mark or symbol"),
        ("T=T", "'T=T' is no number, question mark or symbol"),
        ("3=S", "'3=S' is no number, question mark or symbol"),
        ("3=", "'3=' is no number, question mark or symbol"),
        ("= 3", "'=' is no number, question mark or symbol"),
        ("3=4", "'3=4' joins different numbers"),
        ("3=?=4", "'3=?=4' joins different numbers"),
        ("? ? ? ? ? ?", "6 positions are more than 5"),
        ("?=?=? C=C", "'C=C' is no number, question mark or symbol"),
        ("?=?=? 4=4=4", "6 positions are more than 5"),
    ],
)
def test_a_mistake_in_a_condition_names_the_card_and_what_is_wrong(condition: str, words: str) -> None:
    with pytest.raises(ContentError) as error:
        make_cards(with_condition(condition))
    assert error.value.text == f"card 3.12: condition: {words}"


@pytest.mark.parametrize("condition", ["3", "?=?=?=?=?", "3=3 ? T", "?=3 ?=?", "C T D S ?"])
def test_another_sound_condition_is_read(condition: str) -> None:
    check_condition(condition, "card 3.12")
    cards = make_cards(with_condition(f"  {condition} "))
    assert next(card for card in cards if card.name == "3.12").condition == condition
    assert len(cards) == 104


@pytest.mark.parametrize("count", [0, 7, 9])
def test_a_table_needs_a_row_for_each_number(count: int) -> None:
    with pytest.raises(ContentError) as error:
        make_cards((*CONDITIONS, *CONDITIONS)[:count])
    assert error.value.text == f"cards: there must be 8 rows, not {count}"


@pytest.mark.parametrize("count", [1, 12, 14])
def test_a_row_needs_a_condition_for_each_slot(count: int) -> None:
    row = "|".join((CONDITIONS[5] + "|" + CONDITIONS[5]).split("|")[:count])
    with pytest.raises(ContentError) as error:
        make_cards((*CONDITIONS[:5], row, *CONDITIONS[6:]))
    assert error.value.text == f"cards: row 5: there must be 13 conditions, not {count}"
