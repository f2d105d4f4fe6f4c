"""Property tests of the deck: nothing gets lost, and known places stay known."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludoteca import SPECTATOR
from ludoteca.engine.deck import Deck, pick
from ludoteca.engine.kernel import EVERYBODY, only
from ludoteca.engine.rng import seeded

KINDS = 4
SEATS = 3
kinds = st.integers(0, KINDS - 1)
masks = st.sampled_from([0, EVERYBODY, *[only(seat) for seat in range(SEATS)], only(0) | only(2)])
moves = st.lists(
    st.one_of(
        st.tuples(st.just("top"), kinds, masks),
        st.tuples(st.just("bottom"), kinds, masks),
        st.tuples(st.just("draw"), kinds, masks),
        st.tuples(st.just("shuffle"), kinds, masks),
    ),
    max_size=30,
)


def contents(deck: Deck) -> list[int]:
    cards = deck.top + deck.bottom
    return [deck.loose[kind] + cards.count(kind) for kind in range(KINDS)]


def play(deck: Deck, script: list[tuple[str, int, int]]) -> list[int]:
    """What must be in the deck afterwards, counted apart."""
    counts = contents(deck)
    for what, kind, mask in script:
        if what == "top":
            deck.put_on_top(kind, mask)
            counts[kind] += 1
        elif what == "bottom":
            deck.put_at_bottom(kind, mask)
            counts[kind] += 1
        elif what == "shuffle":
            deck.shuffle()
        elif deck.size():
            possible = deck.next_kinds()
            drawn = possible[kind % len(possible)]
            deck.draw(drawn)
            counts[drawn] -= 1
    return counts


def fresh() -> Deck:
    return Deck([2, 0, 3, 1], [], [], [], [])


@given(moves)
def test_no_card_is_lost_or_made(script: list[tuple[str, int, int]]) -> None:
    deck = fresh()
    counts = play(deck, script)
    assert contents(deck) == counts
    assert deck.size() == sum(counts)
    assert len(deck.top) == len(deck.top_known) and len(deck.bottom) == len(deck.bottom_known)


@given(moves)
def test_the_next_card_has_odds_unless_the_deck_is_empty(script: list[tuple[str, int, int]]) -> None:
    deck = fresh()
    play(deck, script)
    assert len(deck.next_kinds()) == len(deck.weights())
    assert bool(deck.next_kinds()) == bool(deck.size())
    assert all(weight > 0 for weight in deck.weights())
    assert deck.next_kinds() == sorted(set(deck.next_kinds()))


@given(moves, moves)
def test_a_copy_leads_a_life_of_its_own(
    script: list[tuple[str, int, int]], later: list[tuple[str, int, int]]
) -> None:
    deck = fresh()
    play(deck, script)
    before = repr([deck.loose, deck.top, deck.top_known, deck.bottom, deck.bottom_known])
    play(deck.copy(), later)
    assert repr([deck.loose, deck.top, deck.top_known, deck.bottom, deck.bottom_known]) == before


@given(moves, st.sampled_from([0, 1, 2, SPECTATOR]), st.integers(0, 1000))
def test_dealt_anew_a_deck_keeps_its_cards_and_what_the_seat_knows(
    script: list[tuple[str, int, int]], seat: int, seed: int
) -> None:
    deck = fresh()
    counts = play(deck, script)
    known = deck.known_to(seat)
    loose = sum(deck.loose)
    pool = deck.release(seat)
    deck.refill(pool, loose, seeded(seed))
    assert contents(deck) == counts and sum(pool) == 0
    assert deck.known_to(seat) == known and sum(deck.loose) == loose


@given(moves)
def test_what_everybody_knows_spectators_know_and_what_one_seat_knows_they_do_not(
    script: list[tuple[str, int, int]],
) -> None:
    deck = fresh()
    play(deck, script)
    deck.put_on_top(1, EVERYBODY)
    deck.put_on_top(2, only(1))
    assert deck.known_to(SPECTATOR)["top"][-2:] == [1, None]
    assert deck.known_to(1)["top"][-2:] == [1, 2]


def test_cards_come_from_the_top_then_from_the_loose_ones_then_from_the_bottom() -> None:
    deck = Deck([0, 0, 1, 0], [], [], [], [])
    deck.put_at_bottom(0, 0)
    deck.put_at_bottom(1, 0)
    deck.put_on_top(3, 0)
    drawn = []
    while deck.size():
        drawn.append(deck.next_kinds()[0])
        deck.draw(drawn[-1])
    assert drawn == [3, 2, 0, 1]


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any), st.integers(0, 99))
def test_picking_from_a_pool_takes_one_card_that_was_there(pool: list[int], seed: int) -> None:
    before = pool[:]
    kind = pick(pool, seeded(seed))
    assert before[kind] > 0 and pool == [count - (i == kind) for i, count in enumerate(before)]
