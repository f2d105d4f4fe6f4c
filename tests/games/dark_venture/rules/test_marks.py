"""Marks that quests want brought somewhere are handed over like items (hole 11 of the content brief)."""

from __future__ import annotations

import pytest

from games.dark_venture.kit.box import check
from games.dark_venture.kit.position import PLAIN_PLACES, legal, menu, place, play, told, with_cards
from games.dark_venture.kit.quests import FULFIL, box, hold, stage
from games.dark_venture.kit.quests import table as quest_table
from games.dark_venture.kit.table import acting, come, give, table
from ludoteca.games.dark_venture.content.cards import QUEST_CARDS
from ludoteca.games.dark_venture.rules.conditions import OF_FIGURE, OF_PLACE, marks_on
from ludoteca.games.dark_venture.rules.defeat import defeat
from ludoteca.games.dark_venture.rules.marks import add_mark
from ludoteca.games.dark_venture.rules.quests import new_task
from ludoteca.games.dark_venture.state import UNCONSCIOUS, Piece, Position
from ludoteca.games.dark_venture.view import view
from ludoteca.testing import rule


def mark(g: Position, name: str) -> int:
    return g.terms.content.marks.index(name)


def bears(g: Position, piece: Piece, name: str = "bell") -> int:
    return marks_on(g, mark(g, name), OF_FIGURE, piece.card)


def with_the_bell(seats: int = 2) -> tuple[Position, list[Piece]]:
    """The first hero bears the bell and has nothing else; all heroes stand together."""
    g = table(seats)
    heroes = [g.piece(card) for card in g.heroes]
    add_mark(g, mark(g, "bell"), OF_FIGURE, heroes[0].card, 1)
    return g, heroes


@rule("DV-FREE-01", "DV-FOLL-12")
def test_a_mark_goes_to_ones_own_follower_and_back_and_nobody_is_asked() -> None:
    g, (hero, _) = with_the_bell()
    pell = come(g, "pell", leader=0)
    acting(g, 0)
    g.log = []
    play(g, 0, "offer pell")
    assert legal(g, 0) == ["take back", "give mark bell"]
    play(g, 0, "give mark bell")
    assert legal(g, 0) == ["propose", "take back"]
    play(g, 0, "propose")
    assert (bears(g, hero), bears(g, pell)) == (0, 1) and g.asked == (0,)
    assert told(g, "gives-mark") == [(hero.card, pell.card, g.terms.content.carried.index(mark(g, "bell")))]
    play(g, 0, "offer pell")
    play(g, 0, "ask mark bell")
    play(g, 0, "propose")
    assert (bears(g, hero), bears(g, pell)) == (1, 0)
    assert hero.ap == 3, "it is free"
    check(g)


@rule("DV-FREE-01", "DV-COOP-10")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_another_player_has_to_agree_and_sees_what_is_offered(answer: str) -> None:
    g, (first, second) = with_the_bell()
    tray = give(g, second, "tray")
    acting(g, 0)
    play(g, 0, "offer brother-cinderjaw")
    play(g, 0, "give mark bell")
    play(g, 0, "ask tray")
    play(g, 0, "propose")
    assert g.asked == (1,)
    seen = view(g, 1)["trade"]
    assert (seen["given"], seen["wanted"]) == (["bell"], ["tray"])
    play(g, 1, answer)
    traded = answer == "yes"
    assert bears(g, second) == traded and bears(g, first) != traded
    assert (first.carried == [tray]) == traded
    check(g)


@rule("DV-FREE-07")
def test_a_mark_weighs_nothing() -> None:
    g, (hero, other) = with_the_bell()
    names = ("whistle", "tray", "spare-key", "apology", "invitation", "pendulum", "boat-hook", "gate-bar")
    for name in names:
        give(g, other, name)
    acting(g, 0)
    play(g, 0, "offer brother-cinderjaw")
    play(g, 0, "give mark bell")
    assert "propose" in legal(g, 0)
    play(g, 0, "propose")
    play(g, 1, "yes")
    assert bears(g, other) == 1 and len(other.carried) == 8 and bears(g, hero) == 0


@rule("DV-L-20", "DV-AMB-81")
def test_nobody_unconscious_is_offered_a_mark_and_nobody_more_than_three_times() -> None:
    g, heroes = with_the_bell(3)
    g.become(heroes[2], UNCONSCIOUS)
    heroes[2].health = 0
    acting(g, 0)
    assert "offer odile-crook" not in legal(g, 0)
    for _ in range(3):
        play(g, 0, "offer brother-cinderjaw")
        play(g, 0, "take back")
    assert "offer brother-cinderjaw" not in legal(g, 0)


def test_what_a_story_noted_is_no_thing_to_be_given() -> None:
    g = table(2)
    for card in g.heroes:
        add_mark(g, mark(g, "owes"), OF_FIGURE, card, 1)
    acting(g, 0)
    assert "offer brother-cinderjaw" not in legal(g, 0)


@rule("DV-QUEST-01", "DV-FOLL-13")
def test_a_follower_who_was_given_the_bell_brings_it() -> None:
    way = {"kind": "bring", "mark": "bell", "to": "slantwise-inn"}
    g = quest_table(box("heroic", "bury-the-bell", stages=[stage(way, do=FULFIL)]))
    hero = g.piece(g.heroes[0])
    hold(g, 0, "bury-the-bell")
    add_mark(g, mark(g, "bell"), OF_FIGURE, hero.card, 1)
    pell = come(g, "pell", hero.place, 0)
    menu(g)
    for name in ("offer pell", "give mark bell", "propose", "alone slantwise-inn"):
        play(g, 0, name)
    assert g.score[0] == 0, "the hero came without it"
    play(g, 0, "go leaning-post")
    play(g, 0, "send slantwise-inn")
    assert g.score[0] == 2 and g.piece(pell.card).place == place(g, "slantwise-inn")


@rule("DV-QUEST-01")
def test_a_rival_who_falls_with_it_leaves_it_for_whoever_needs_it() -> None:
    way = {"kind": "bring", "mark": "bell", "to": "hollow-oak-assembly"}
    g = quest_table(box("heroic", "bury-the-bell", stages=[stage(way, do=FULFIL)]))
    hold(g, 0, "bury-the-bell")
    hero, other = (g.piece(card) for card in g.heroes)
    g.move(other, place(g, "slantwise-inn"))
    add_mark(g, mark(g, "bell"), OF_FIGURE, other.card, 1)
    other.health = 0
    defeat(g, other.card)
    assert marks_on(g, mark(g, "bell"), OF_PLACE, place(g, "slantwise-inn")) == 1
    menu(g)
    play(g, 0, "go slantwise-inn")
    assert bears(g, hero) == 1
    number = g.terms.content.carried.index(mark(g, "bell"))
    assert told(g, "drops-mark") == [(other.card, number)] and told(g, "takes-up-mark") == [
        (hero.card, number)
    ]
    play(g, 0, "go hollow-oak-assembly")
    assert g.score[0] == 2


@rule("DV-ANC-03", "DV-QUEST-01")
def test_what_a_favour_wants_brought_is_borne_like_a_thing_too() -> None:
    wanted = stage({"kind": "bring", "mark": "saw-tomorrow", "to": "wood"})
    content = with_cards(locations=PLAIN_PLACES, ancients={"patient-tide": {"stages": [wanted]}})
    g = quest_table(content)
    tide = content.cards.ancients.index("patient-tide")
    g.ancients[0] = tide
    g.tasks.append(new_task(g, 0, QUEST_CARDS + tide))
    add_mark(g, mark(g, "saw-tomorrow"), OF_PLACE, place(g, "slantwise-inn"), 1)
    menu(g)
    play(g, 0, "go slantwise-inn")
    assert len(told(g, "takes-up-mark")) == 1
    assert g.favoured == [True, False], "an inn in a wood"
