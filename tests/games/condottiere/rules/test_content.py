"""The deck and the map: section 2 and 7 of the ledger, and maps made by others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import ludoteca
from games.condottiere.kit import A, B, see
from ludoteca import BadOption, ContentError
from ludoteca.games.condottiere import CONDOTTIERE
from ludoteca.games.condottiere.content import ALL_CARDS, CARDS, ITALY, MAPS, MERCENARIES, Map, make_map
from ludoteca.testing import rule

BOARD = Path(__file__).parents[4] / "web" / "src" / "games" / "condottiere"
BORDERS = {
    frozenset((region, ITALY.regions[there]))
    for region, near in zip(ITALY.regions, ITALY.borders, strict=True)
    for there in near
}


@rule("V-CON-16", "CON-MERC-02")
def test_the_deck_has_110_cards_of_the_printed_kinds() -> None:
    assert {card.name: card.copies for card in CARDS} == {
        "mercenary-1": 10,
        "mercenary-2": 8,
        "mercenary-3": 8,
        "mercenary-4": 8,
        "mercenary-5": 8,
        "mercenary-6": 8,
        "mercenary-10": 8,
        "winter": 3,
        "spring": 3,
        "bishop": 6,
        "courtesan": 12,
        "drummer": 6,
        "heroine": 3,
        "scarecrow": 16,
        "surrender": 3,
    }
    assert sum(card.copies for card in CARDS) == ALL_CARDS == 110
    assert sum(card.copies for card in CARDS[:MERCENARIES]) == 58


@rule("V-CON-16", "CON-MERC-02")
def test_the_deck_holds_a_strength_of_292() -> None:
    assert sum(card.strength * card.copies for card in CARDS[:MERCENARIES]) == 250
    assert sum(card.strength * card.copies for card in CARDS) == 292


@rule("V-CON-16")
def test_the_first_card_of_a_game_is_any_of_the_deck() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1, chance="scripted")
    assert t.odds() == {f"deal 1 {card.name}": card.copies for card in CARDS}


# the map


@rule("CON-WIN-03")
def test_italy_has_17_regions_and_34_borders() -> None:
    assert len(ITALY.regions) == len(set(ITALY.regions)) == 17
    assert len(BORDERS) == 34
    assert sum(len(near) for near in ITALY.borders) == 68


@rule("CON-WIN-03")
def test_borders_go_both_ways() -> None:
    for here, near in enumerate(ITALY.borders):
        assert here not in near
        assert all(here in ITALY.borders[there] for there in near)


@rule("CON-WIN-03")
@pytest.mark.parametrize(
    ("region", "near"),
    [
        ("torino", "genova milano"),
        ("genova", "torino milano parma"),
        ("milano", "torino genova parma modena mantova venezia"),
        ("venezia", "milano mantova ferrara"),
        ("mantova", "milano venezia ferrara modena"),
        ("parma", "genova milano modena lucca"),
        ("modena", "milano mantova ferrara bologna firenze lucca parma"),
        ("ferrara", "venezia mantova modena bologna"),
        ("bologna", "ferrara modena firenze urbino"),
        ("lucca", "parma modena firenze"),
        ("firenze", "lucca modena bologna urbino spoleto roma siena"),
        ("siena", "firenze roma"),
        ("urbino", "bologna firenze spoleto ancona"),
        ("ancona", "urbino spoleto napoli"),
        ("spoleto", "firenze urbino ancona roma napoli"),
        ("roma", "siena firenze spoleto napoli"),
        ("napoli", "roma spoleto ancona"),
    ],
)
def test_every_region_borders_its_neighbours(region: str, near: str) -> None:
    found = ITALY.borders[ITALY.regions.index(region)]
    assert {ITALY.regions[there] for there in found} == set(near.split())


@rule("CON-WIN-03")
@pytest.mark.parametrize(
    "pair",
    [
        "genova modena",
        "venezia modena",
        "mantova bologna",
        "mantova parma",
        "lucca siena",
        "siena spoleto",
        "firenze ancona",
        "ferrara firenze",
        "urbino napoli",
        "bologna lucca",
    ],
)
def test_some_near_regions_do_not_border(pair: str) -> None:
    assert set(pair.split()) <= set(ITALY.regions)
    assert frozenset(pair.split()) not in BORDERS


def connected(regions: tuple[str, ...]) -> bool:
    reached = [regions[0]]
    for here in reached:
        reached += [r for r in regions if r not in reached and frozenset((here, r)) in BORDERS]
    return len(reached) == len(regions)


@rule("CON-WIN-03", "CON-R10")
@pytest.mark.parametrize(("size", "count"), [(2, 34), (3, 84), (4, 209), (5, 489), (17, 1)])
def test_the_map_has_so_many_connected_groups(size: int, count: int) -> None:
    assert sum(1 for group in combinations(ITALY.regions, size) if connected(group)) == count


@rule("CON-R10")
@pytest.mark.parametrize(("size", "count"), [(3, 18), (4, 0)])
def test_no_four_regions_border_each_other_pairwise(size: int, count: int) -> None:
    groups = combinations(ITALY.regions, size)
    assert sum(1 for g in groups if all(frozenset(pair) in BORDERS for pair in combinations(g, 2))) == count


# maps made by others

ISLANDS: dict[str, tuple[str, ...]] = {
    "elba": ("giglio", "capri"),
    "giglio": ("elba",),
    "capri": ("elba", "ischia"),
    "ischia": ("capri",),
}


@pytest.fixture
def islands() -> Iterator[Map]:
    info = CONDOTTIERE.info
    map = make_map("islands", ISLANDS)
    CONDOTTIERE.add_map(map)
    yield map
    del MAPS[map.name]
    CONDOTTIERE.spaces.pop(map.name, None)
    CONDOTTIERE.info = info


@rule("CON-WIN-03")
@pytest.mark.parametrize(
    ("change", "region", "field"),
    [
        ({"elba": ("giglio", "capri", "corsica")}, "elba", "borders"),
        ({"giglio": ("elba", "giglio")}, "giglio", "borders"),
        ({"ischia": ("capri", "capri")}, "ischia", "borders"),
        ({"ischia": ()}, "ischia", "borders"),
        ({"giglio": ("elba", "ischia")}, "ischia", "borders"),
        ({"ustica": ()}, "ustica", "borders"),
        ({"Ustica": ("elba",)}, "Ustica", "name"),
        ({"monte cristo": ("elba",)}, "monte cristo", "name"),
        ({"": ("elba",)}, "", "name"),
        ({"off": ("elba",), "elba": ("giglio", "capri", "off")}, "off", "name"),
    ],
)
def test_a_mistake_in_a_map_names_region_and_field(
    change: dict[str, tuple[str, ...]], region: str, field: str
) -> None:
    with pytest.raises(ContentError) as error:
        make_map("islands", {**ISLANDS, **change})
    assert f"map 'islands': region {region!r}: {field}: " in error.value.text


@rule("CON-WIN-03")
@pytest.mark.parametrize("size", [0, 1, 33])
def test_a_map_must_have_2_to_32_regions(size: int) -> None:
    ring: dict[str, tuple[str, ...]] = {
        f"r{i}": (f"r{(i - 1) % size}", f"r{(i + 1) % size}") for i in range(size)
    }
    with pytest.raises(ContentError) as error:
        make_map("ring", ring)
    assert "map 'ring': regions: " in error.value.text


@rule("CON-WIN-03", "CON-WIN-02")
def test_a_game_can_be_played_on_another_map(islands: Map) -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1, options={"map": "islands", "stall_limit": 0})
    assert t.legal(A) == [f"place {region}" for region in islands.regions]
    assert see(t)["control"] == dict.fromkeys(islands.regions)
    t.play(A, "place ischia")
    while t.asked:  # A plays on, B never does: A conquers the chain of four
        seat = t.asked[0]
        moves = t.legal(seat)
        last = "favor off" in moves or (seat == B and "pass" in moves)
        t.play(seat, moves[-1] if last else moves[0])
    assert t.result is not None
    assert t.result.reason == "connected" and t.result.winners == (A,) and t.result.scores == (4, 0)


@rule("CON-WIN-03")
def test_a_map_is_offered_only_when_it_was_added() -> None:
    with pytest.raises(BadOption):
        ludoteca.new("condottiere", seats=2, seed=1, options={"map": "islands"})


def test_the_cards_in_the_browser_are_printed_with_the_strength_that_they_have() -> None:
    """How a card looks is the client's, in the order of the box; the number on it is content."""
    entry = re.compile(r'^  "?([a-z0-9-]+)"?: (soldier|special)\(\w+, "#', re.MULTILINE)
    kinds = ["soldier"] * MERCENARIES + ["special"] * (len(CARDS) - MERCENARIES)
    looks = [(card.name, kind) for card, kind in zip(CARDS, kinds, strict=True)]
    assert entry.findall((BOARD / "cards.ts").read_text(encoding="utf-8")) == looks
    printed = ludoteca.new("condottiere", seats=2, seed=1).printed()["cards"]
    assert {name: face.get("strength", 0) for name, face in printed.items()} == {
        card.name: card.strength for card in CARDS
    }
