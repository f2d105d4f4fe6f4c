"""Entries that the box has not, as an owner may write them: they do what their words say, for whomever."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.box import check
from games.dark_venture.kit.fights import FIGURES, ring, silent
from games.dark_venture.kit.position import (
    begin,
    come,
    figure,
    item,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    told,
)
from games.dark_venture.kit.quests import clear
from games.dark_venture.kit.table import hold
from ludoteca.engine.kernel import CHANCE, only
from ludoteca.engine.rng import seeded
from ludoteca.games.dark_venture.actions import LAY
from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.game import DARK_VENTURE
from ludoteca.games.dark_venture.rules import map, quests
from ludoteca.games.dark_venture.rules.combat import combats
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.laying import ChooseCard, LayAt
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.script import DEEPEST, MOST_ENTRIES, read
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Piece, Position
from ludoteca.testing import rule

ROW = ("leaning-post", "slantwise-inn", "hollow-oak-assembly", "glass-flats", "street-of-unbuilt-houses")
CALLED: dict[str, Any] = {"call": "pack", "to": "next"}


def table(steps: list[dict[str, Any]], where: str = ROW[0], **boxes: Any) -> Position:
    """Two heroes in a place of the row, in the first one's turn; hour 3 has these steps."""
    options = {key: boxes.pop(key) for key in ("mode",) if key in boxes}
    g = ring(silent(hours={"hour-three": {"do": steps}}, **boxes), **options)
    for hero in g.heroes:
        g.move(g.piece(hero), place(g, where))
    menu(g)
    return g


def let_read(g: Position, card: int, seat: int, **more: int) -> None:
    """The entry of hour 3, with somebody as its actor."""
    read(g, g.terms.content.hours[2], Cast(seat, card, card, where=g.piece(card).place, **more))
    g.asked = ()
    g.advance()


def stranger(g: Position) -> Piece:
    """Whom nobody leads."""
    return come(g, "late-postman")


# characters that nobody leads


@rule("DV-NPC-03", "DV-HAND-07")
@pytest.mark.parametrize(
    "step",
    [
        {"toss": 2},
        {"peek": "item", "n": 2},
        {"peek": "hand", "n": 2},
        {"draw": "item", "n": 2},
        {"lay": "deck", "is": "any"},
        {"lay": "deck", "is": "wood"},
        {"lay": "hand", "is": "any"},
    ],
)
def test_whom_nobody_leads_has_no_hand_and_no_eyes_and_touches_nobodys(step: dict[str, Any]) -> None:
    g = table([step, {"heal": 1}])
    hold(g, 1, "whistle")
    hold(g, 1, "heron-market")
    postman = stranger(g)
    postman.health -= 1
    let_read(g, postman.card, NOBODY, target=g.heroes[1])
    assert g.asked == (0,) and isinstance(g.stack[-1], Menu)
    assert told(g, "heals") == [(postman.card, 1)], "the rest of the entry is read"
    assert g.hand_items[1] == [item(g, "whistle")] and len(g.hand_places[1]) == 1 and len(g.laid) == len(ROW)


def test_whom_nobody_leads_has_neither_most_points_nor_least() -> None:
    g = table([{"when": [{"score": {"rank": "least"}}], "then": [{"heal": 1}], "else": [{"lose": 1}]}])
    postman = stranger(g)
    let_read(g, postman.card, NOBODY)
    assert told(g, "loses-health") == [(postman.card, 1, postman.health)]


def test_the_farthest_place_for_whom_nobody_leads_is_farthest_from_where_it_is() -> None:
    g = table([{"go": "far", "how": "teleport"}], where=ROW[4])
    postman = stranger(g)
    let_read(g, postman.card, NOBODY)
    assert postman.place == place(g, ROW[4])


# places


@rule("DV-PAID-06")
@pytest.mark.parametrize(
    ("word", "renewed"),
    [
        ("here", {ROW[3]}),
        ("start", {ROW[0]}),
        ("next", {ROW[2], ROW[4]}),
        ("far", {ROW[0]}),
        ("within 2", {ROW[1], ROW[2], ROW[4]}),
        ("map", set(ROW)),
    ],
)
def test_the_places_that_a_word_means_are_renewed(word: str, renewed: set[str]) -> None:
    g = table([{"renew": word}], where=ROW[3])
    g.searched = [True] * len(g.searched)
    let_read(g, g.heroes[0], 0)
    assert {g.terms.content.cards.places[n].id for n in g.laid if not g.searched[n]} == renewed


@rule("DV-MAP-11")
@pytest.mark.parametrize(
    ("until", "turn", "round", "next_round"),
    [
        ("turn", False, False, False),
        ("round", True, False, False),
        ("rounds 2", True, True, False),
        ("game", True, True, True),
    ],
)
def test_a_side_is_barred_as_long_as_is_said(until: str, turn: bool, round: bool, next_round: bool) -> None:
    """After the turn, after the round, and after the next one."""
    g = table([{"bar": "E", "place": "here", "until": until}])
    let_read(g, g.heroes[0], 0)
    inn = place(g, ROW[1])
    assert inn not in map.links(g, 0)
    play(g, 0, "end")
    barred = [inn not in map.links(g, 0)]
    for _ in range(2):
        g.stack, g.asked = [Rounds(6, g.seats)], ()
        g.advance()
        barred.append(inn not in map.links(g, 0))
    assert barred == [turn, round, next_round]


@rule("DV-NPC-01")
@pytest.mark.parametrize(
    ("to", "offered"),
    [
        ("far", [ROW[0], ROW[4]]),
        ("next", [ROW[1], ROW[3]]),
        ("within 1", [ROW[1], ROW[3]]),
        ("map", list(ROW)),
    ],
)
def test_of_several_places_the_owner_chooses_where_somebody_comes(to: str, offered: list[str]) -> None:
    """D-66: whoever is told to place chooses the cell; all who are called come there."""
    g = table([{"call": "tax-birds", "to": to, "n": 2}], where=ROW[2])
    let_read(g, g.heroes[0], 0)
    assert g.asked == (0,) and set(legal(g, 0)) == {f"pick place {where}" for where in offered}
    play(g, 0, f"pick place {offered[-1]}")
    while g.asked == (CHANCE,):
        g.apply(CHANCE, g.options(CHANCE)[0])
    assert [where for _, where in told(g, "comes")] == [place(g, offered[-1])] * 2


@rule("DV-NPC-01", "DV-AMB-19")
@pytest.mark.parametrize(
    ("to", "where", "seat"), [("far", ROW[0], 0), ("next", ROW[4], 0), ("map", ROW[2], NOBODY)]
)
def test_where_there_is_one_place_or_nobody_to_choose_nobody_is_asked(to: str, where: str, seat: int) -> None:
    """For whom nobody leads it is the first."""
    g = table([{"call": "tax-birds", "to": to}], where=where)
    let_read(g, g.heroes[0] if seat != NOBODY else stranger(g).card, seat)
    assert g.asked == (CHANCE,)
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert [there for _, there in told(g, "comes")][-1] == place(
        g, {"far": ROW[4], "next": ROW[3], "map": ROW[0]}[to]
    )


@rule("DV-NPC-04", "DV-HAND-07", "DV-L-08")
@pytest.mark.parametrize(("called", "asked"), [("pack", False), ("late-postman", True)])
def test_where_nobody_comes_nobody_is_asked_where(called: str, asked: bool) -> None:
    """All are in a hand, where only who is named is looked for: then the `none` branch is read."""
    g = table([{"call": called, "to": "next", "none": [{"qp": 1}]}], where=ROW[2])
    g.hand_figures[1] = [card for card, there in enumerate(g.figure_deck.loose) if there]
    g.figure_deck.loose = [0] * len(g.piece_of)
    let_read(g, g.heroes[0], 0)
    assert (legal(g, 0)[0].startswith("pick place"), g.score[0]) == (asked, int(not asked))


@rule("DV-MAP-08")
@pytest.mark.parametrize("kind", ["any", "market"])
def test_beside_which_of_several_places_a_location_is_laid_the_owner_chooses(kind: str) -> None:
    """D-67: where a cell is empty."""
    g = table([{"lay": "deck", "is": kind, "near": "next"}], where=ROW[1])
    for x, y in ((-1, 0), (0, -1), (0, 1)):  # around the start
        map.lay(g, g.place_deck.loose.index(1), x, y, 0)
        g.place_deck.loose[g.laid[-1]] = 0
    map.lay(g, place(g, "salt-chapel"), 1, 1, 0)
    g.place_deck.loose[g.laid[-1]] = 0
    let_read(g, g.heroes[0], 0)
    assert set(legal(g, 0)) == {f"pick place {ROW[2]}", "pick place salt-chapel"}
    play(g, 0, "pick place salt-chapel")
    while not isinstance(g.stack[-1], LayAt):
        g.apply(g.asked[0], g.options(g.asked[0])[0])
    assert g.stack[-1].beside == place(g, "salt-chapel")


@rule("DV-MAP-04", "DV-MAP-08")
def test_beside_a_place_that_has_only_walls_left_nothing_can_be_laid() -> None:
    """The den at the end of the row: its one entrance leads back, and no other leads to a cell beside it."""
    g = table([{"lay": "deck", "is": "any", "near": "map"}])
    den = place(g, "den-under-the-ivy")
    turned = next(turn for turn in range(4) if g.terms.content.cards.places[den].doors[turn] == 1 << 3)
    map.lay(g, den, 5, 0, turned)
    g.place_deck.loose[den] = 0
    let_read(g, g.heroes[0], 0)
    assert set(legal(g, 0)) == {f"pick place {where}" for where in ROW}


# what sets itself off


@pytest.mark.parametrize(
    ("on", "step"),
    [("hurt", {"lose": 1}), ("leave", {"go": "next"}), ("after-roll", {"test": "1d6", "target": 3})],
)
def test_what_sets_itself_off_again_and_again_comes_to_an_end(on: str, step: dict[str, Any]) -> None:
    """Ledger, 7.2: no deeper than 32 entries."""
    again = {"abilities": [{"name": "again", "on": on, "do": [step]}]}
    g = table([step], heroes={"ysmene-tarr": again})
    let_read(g, g.heroes[0], 0)
    for _ in range(DEEPEST):
        if g.asked == (CHANCE,):
            throw(g, 1)
    assert g.asked == (0,) and isinstance(g.stack[-1], Menu)


def test_what_is_not_read_any_more_is_not_paid_any_more() -> None:
    """A thorn that is paid with health, and heard when health is lost."""
    thorn = {"abilities": [{"on": "hurt", "cost": {"health": 1}, "do": [{"qp": 1}]}]}
    g = table([{"lose": 1}], heroes={"ysmene-tarr": thorn})
    let_read(g, g.heroes[0], 0)
    assert g.asked == (0,) and isinstance(g.stack[-1], Menu)
    assert g.piece(g.heroes[0]).health == FIGURES["heroes"]["ysmene-tarr"]["health"] - DEEPEST


def test_what_sets_itself_off_twice_each_time_comes_to_an_end_too() -> None:
    """Ledger, 7.2: at most so many entries before somebody acts again."""
    again = {"abilities": [{"on": "before-roll", "do": [{"add": "1d6"}, {"add": "1d6"}]}]}
    g = table([{"test": "1d6", "target": 3}], heroes={"ysmene-tarr": again})
    let_read(g, g.heroes[0], 0)
    thrown, half = 0, g.clone()
    while g.asked == (CHANCE,) and thrown < 3 * MOST_ENTRIES:
        throw(g, 1)
        thrown += 1
        if thrown == MOST_ENTRIES // 2:
            half = g.clone()
    assert g.asked == (0,) and isinstance(g.stack[-1], Menu)
    for _ in range(thrown - MOST_ENTRIES // 2):
        throw(half, 1)
    assert half.asked == (0,), "what is stored midway ends when the game itself does"
    play(g, 0, "search")
    assert g.entries > 0 and g.asked == (CHANCE,), "with the next action entries are read again"


# friends


@rule("DV-COOP-09", "DV-COMBAT-01", "DV-AMB-71", "DV-L-03")
def test_friends_fight_each_other_where_an_entry_says_so_and_never_after_it() -> None:
    """S25: an instruction may set two of them upon each other; they do not turn aggressive by it."""
    steps = [{"pick": "figure", "from": "here", "is": "captain-almost"}, {"fight": "actor", "with": "target"}]
    g = table(steps, mode="cooperative")
    pell = lead(g, 0, "pell", ap=2)
    first, second = (g.piece(card) for card in g.heroes)
    let_read(g, first.card, 0)
    play(g, 0, "no")  # Pell is asked, too: AMB-26
    [fight] = combats(g)
    assert sorted(fight.fighters) == sorted([first.card, second.card]) and pell.card not in fight.fighters
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert legal(g, 0)[0] == "hit captain-almost"
    second.health = 1
    play(g, 0, "hit captain-almost")
    throw(g, 6, 6)
    assert combats(g) == [] and second.health == 0
    g.become(second, 0)
    second.health = 5
    assert "attack captain-almost" not in legal(g, 0)


@rule("DV-COMBAT-01")
def test_a_hero_and_its_own_follower_do_not_fight_whatever_is_said() -> None:
    g = table([{"fight": "actor", "with": "follower"}])
    lead(g, 0, "pell", ap=2)
    let_read(g, g.heroes[0], 0)
    assert g.fights == 0 and told(g, "fight-over") == [] and isinstance(g.stack[-1], Menu)


# what is left out


@rule("DV-STAT-01")
@pytest.mark.parametrize(("number", "points"), [("power", 1), (5, 0)])
def test_a_contest_without_dice_compares_numbers(number: Any, points: int) -> None:
    step = {"contest": number, "with": "target", "win": [{"qp": 1}]}
    strong = {"ysmene-tarr": {"power": 9}}
    g = table([step], heroes=strong)
    let_read(g, g.heroes[0], 0, target=g.heroes[1])
    assert g.score == [points, 0] and isinstance(g.stack[-1], Menu)


@rule("DV-MAP-08")
def test_beside_a_place_that_nobody_picked_nothing_is_laid() -> None:
    g = table([{"lay": "deck", "near": "place"}, {"qp": 1}])
    let_read(g, g.heroes[0], 0)
    assert len(g.laid) == len(ROW) and g.score[0] == 1


@rule("DV-MAP-08")
def test_whoever_chooses_from_the_deck_imagines_no_offered_place_in_a_hand() -> None:
    """The deck was looked through: what is offered lies in it, and can be laid in whatever is imagined."""
    g = table([{"lay": "deck", "is": "market"}])
    hold(g, 1, "heron-market")
    hold(g, 1, "salt-chapel")
    let_read(g, g.heroes[0], 0)
    offered = g.options(0)
    assert isinstance(g.stack[-1], ChooseCard) and len(offered) > 1
    for number in range(20):
        imagined = DARK_VENTURE.determinize(g, 0, seeded(number))
        assert imagined.options(0) == offered and len(imagined.hand_places[1]) == 2
        assert not {LAY + card for card in imagined.hand_places[1]} & set(offered)


@rule("DV-HAND-07", "DV-MAP-08")
def test_which_locations_another_player_could_lay_from_the_hand_nobody_imagines() -> None:
    """Any hand in which there is one that fits; what is offered is what that hand has."""
    g = table([{"lay": "hand", "is": "market"}])
    for card in ("heron-market", "salt-chapel", "bell-ridge"):
        hold(g, 0, card)
    let_read(g, g.heroes[0], 0)
    assert isinstance(g.stack[-1], ChooseCard) and legal(g, 0) == ["lay heron-market"]
    offered: set[int] = set()
    for number in range(20):
        imagined = DARK_VENTURE.determinize(g, 1, seeded(number))
        there = imagined.options(0)
        assert there and len(imagined.hand_places[0]) == 3
        assert {LAY + card for card in imagined.hand_places[0]} >= set(there)
        offered.update(there)
        imagined.apply(0, there[0])
        check(imagined)
    assert len(offered) > 1
    assert DARK_VENTURE.determinize(g, 0, seeded(1)).options(0) == g.options(0)


@rule("DV-HAND-07", "DV-MAP-08", "DV-NPC-01")
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize(
    ("step", "there"), [({"lay": "deck", "is": "market", "near": "next"}, True), (CALLED, False)]
)
def test_where_somebody_is_asked_there_is_something_to_lay_or_somebody_to_come(
    step: dict[str, Any], there: bool, known: bool
) -> None:
    """The deck has one card, which would do, and who is asked may know it; the rival has two, of which one
    would do.
    """
    g = table([step], where=ROW[2])
    wanted = g.terms.content.lines[g.terms.content.hours[2]].filter
    assert wanted is not None
    deck, rivals = (g.place_deck, g.hand_places) if there else (g.figure_deck, g.hand_figures)
    left = [card for card, count in enumerate(deck.loose) if count]
    own = [card for card in left if wanted.matches[card]][:2]
    rivals[1] = sorted([own[1], next(card for card in left if not wanted.matches[card])])
    deck.loose = [int(card == own[0] and not known) for card in range(len(deck.loose))]
    if known:
        deck.put_on_top(own[0], only(0))
    let_read(g, g.heroes[0], 0)
    assert legal(g, 0)[0].startswith("pick place")
    for number in range(30):
        imagined = DARK_VENTURE.determinize(g, 0, seeded(number))
        assert imagined.options(0) == g.options(0)
        others = imagined.place_deck if there else imagined.figure_deck
        assert any(others.loose[card] or card in others.top for card in own)
        assert others.top == ([own[0]] if known else [])


@rule("DV-NPC-04", "DV-ITEM-02")
@pytest.mark.parametrize(
    ("step", "cards"),
    [
        ({"gain": "sword"}, ["item gate-bar", "item paper-sword"]),
        ({"call": "pack", "to": "here"}, ["figure gutter-choir-2", "figure tax-birds-1"]),
    ],
)
def test_of_several_in_the_discard_pile_chance_chooses_as_of_the_deck(
    step: dict[str, Any], cards: list[str]
) -> None:
    """Content brief, 4.3: of the kind, from the deck, else from the discards."""
    g = table([step])
    wanted = g.terms.content.lines[g.terms.content.hours[2]].filter
    assert wanted is not None
    deck, pile = (g.item_deck, g.item_discard) if "gain" in step else (g.figure_deck, g.figure_discard)
    deck.loose = [int(count and not meant) for count, meant in zip(deck.loose, wanted.matches, strict=True)]
    names = [card.split(" ")[1] for card in cards]
    pile.extend([item(g, name) if "gain" in step else figure(g, name) for name in names])
    let_read(g, g.heroes[0], 0)
    assert g.asked == (CHANCE,) and legal(g, CHANCE) == cards
    play(g, CHANCE, cards[1])
    assert len(pile) == 1 and told(g, "gains" if "gain" in step else "comes")[0][0] >= 0


@rule("DV-PAID-11", "DV-AMB-19")
def test_whom_nobody_leads_pays_with_the_first_of_what_it_has() -> None:
    sell = {"name": "sell", "on": "fight", "cost": {"item": "any"}, "do": [{"heal": 1}]}
    g = table([], enemies={"late-postman": {"abilities": [sell]}})
    postman = stranger(g)
    postman.carried = [item(g, "whistle"), item(g, "bucket")]
    g.item_deck.loose[item(g, "whistle")] = g.item_deck.loose[item(g, "bucket")] = 0
    play(g, 0, "attack late-postman")
    assert told(g, "pays-item") == [(postman.card, min(item(g, "whistle"), item(g, "bucket")))]


@rule("DV-TURN-09")
def test_what_a_place_does_in_a_round_once_a_figure_is_done_to_nobody_in_particular() -> None:
    toll = {"on": "round", "limit": "figure", "do": [{"each": "pcs", "do": [{"lose": 1, "who": "target"}]}]}
    g = table([], locations={ROW[0]: {"a": {"rules": [toll]}}})
    for n in (1, 2):
        g.stack, g.asked = [Rounds(3)], ()
        g.advance()
        assert len(told(g, "loses-health")) == 2 * n


@rule("DV-TURN-09", "DV-GEN-09")
def test_what_a_place_does_in_a_round_is_rolled_for_by_the_first_whom_it_concerns() -> None:
    frost = {"on": "round", "do": [{"each": "pcs", "do": [{"lose": "1d6", "who": "target"}]}]}
    g = table([], locations={ROW[0]: {"a": {"rules": [frost]}}})
    come(g, "king-of-the-missing-floor", ROW[3])
    clear(g)
    begin(g, Rounds(3))
    throw(g, 2)
    throw(g, 5)
    assert [args[:2] for args in told(g, "loses-health")] == [(g.heroes[0], 2), (g.heroes[1], 5)]
    assert [roller for roller, *_ in told(g, "rolled")] == g.heroes


@rule("DV-TURN-09", "DV-PAID-11")
def test_nobody_in_particular_pays_for_nothing() -> None:
    answers = [{"key": "pay", "cost": {"health": 2}, "do": []}, {"key": "wait", "do": []}]
    toll = {"on": "round", "do": [{"choose": answers}]}
    g = table([], locations={ROW[0]: {"a": {"rules": [toll]}}})
    king = come(g, "king-of-the-missing-floor", ROW[3])
    before = king.health
    clear(g)
    begin(g, Rounds(3))
    assert g.asked == (0,) and king.health == before
    assert [one for one in legal(g, 0) if one.startswith("answer")] == []


@rule("DV-FOLL-03")
def test_only_followers_join_a_hero() -> None:
    g = table([{"join": "target"}])
    let_read(g, g.heroes[0], 0, target=stranger(g).card)
    let_read(g, g.heroes[0], 0, target=g.heroes[1])
    assert g.followers == [NOTHING, NOTHING] and g.piece(g.heroes[1]).leader == 1
    pell = come(g, "pell")
    let_read(g, g.heroes[0], 0, target=pell.card)
    assert g.followers[0] == pell.card


@rule("DV-QUEST-06")
def test_side_quests_that_bring_others_never_make_more_than_three() -> None:
    brings = {"received": {"do": [{"quest": "side", "n": 1, "keep": 1}]}}
    g = table([], side=dict.fromkeys(tables.shipped().tables["side"], brings))
    clear(g)
    begin(g, quests.draw_side(g, 0, 3))
    while g.asked:
        g.apply(g.asked[0], g.options(g.asked[0])[-1])
        assert len(quests.held(g, 0, heroic=False)) <= 3
    assert len(quests.held(g, 0, heroic=False)) == 3
