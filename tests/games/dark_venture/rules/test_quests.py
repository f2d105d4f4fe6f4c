"""Chapter "Quests": what counts, when it is scored, and how quests come and go."""

from __future__ import annotations

from typing import Any

from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    answer,
    begin,
    come,
    deal,
    figure,
    item,
    lead,
    legal,
    menu,
    place,
    play,
    told,
    with_cards,
)
from games.dark_venture.kit.quests import FULFIL, box, hold, quest_of, stage, table
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.words import Words
from ludoteca.games.dark_venture.content.cards import HEROIC
from ludoteca.games.dark_venture.game import DARK_VENTURE
from ludoteca.games.dark_venture.rules import deeds, quests
from ludoteca.games.dark_venture.rules.defeat import defeat, wake
from ludoteca.games.dark_venture.rules.losses import Loss
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.rules.objectives import Settle, due, record
from ludoteca.games.dark_venture.state import Position
from ludoteca.testing import rule


def wants(*ways: dict[str, Any], **options: Any) -> Position:
    """The first player has a quest that wants one of these; done, it is fulfilled."""
    g = table(box(stages=[stage(*ways)]), **options)
    hold(g, 0, "wet-feet")
    return g


# who, when and what counts


@rule("DV-QUEST-01", "DV-QUEST-02", "DV-QUEST-11", "DV-QUEST-13", "DV-FOLL-13")
def test_dv_quest_02_it_is_scored_at_once_on_any_turn() -> None:
    """By the owner's hero or follower, and by nobody else; then it is shown and discarded."""
    for who, points in (("hero", 2), ("follower", 2), ("rival", 0)):
        g = wants({"kind": "visit", "is": "hollow-oak-assembly"})
        lead(g, 0, "pell", "slantwise-inn", ap=2)
        g.move(g.piece(g.heroes[0]), place(g, "slantwise-inn"))
        g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
        if who == "rival":
            menu(g, 1)
            play(g, 1, "go hollow-oak-assembly")
        else:
            menu(g)
            play(g, 0, f"{'alone' if who == 'hero' else 'send'} hollow-oak-assembly")
        assert g.score == [points, 0] and g.side_done[0] == points // 2
        assert bool(g.side_discard) == (points > 0)


@rule("DV-QUEST-02")
def test_a_quest_is_fulfilled_in_another_players_turn() -> None:
    g = wants({"kind": "own", "is": "bucket"})
    g.piece(g.heroes[0]).carried.append(item(g, "bucket"))
    menu(g, 1)
    assert g.score == [2, 0] and g.asked == (1,)


@rule("DV-QUEST-03", "DV-AMB-36", "DV-L-14")
def test_s20_deeds_before_it_do_not_count_and_states_do() -> None:
    """A state that is true already counts at the next check: "carry a sword to water"."""
    g = table(box(stages=[stage({"kind": "visit", "is": "slantwise-inn"})]))
    g.terms.lore.did(g, g.heroes[0], deeds.VISIT, place(g, "slantwise-inn"), 0)
    hold(g, 0, "wet-feet")
    assert not due(g)
    g.terms.lore.did(g, g.heroes[0], deeds.VISIT, place(g, "slantwise-inn"), 0)
    assert due(g)
    there = table(box(stages=[stage({"kind": "bring", "is": "sword", "to": "leaning-post"})]))
    there.piece(there.heroes[0]).carried = [item(there, "paper-sword")]
    hold(there, 0, "wet-feet")
    begin(there, Settle())
    assert there.score[0] == 2


def wound(g: Position, card: int, n: int, by: int) -> None:
    begin(g, Loss(card, n, by))
    begin(g, Settle())


@rule("DV-QUEST-04", "DV-AMB-35", "DV-AMB-75")
def test_s20_whose_kill() -> None:
    """A wound of 1 after the quest was received is enough; one before it, or of 0, is not."""
    g = table(box(stages=[stage({"kind": "beat", "is": "appraiser"})]))
    foe = come(g, "appraiser")
    wound(g, foe.card, 6, g.heroes[0])
    hold(g, 0, "wet-feet")
    wound(g, foe.card, 0, g.heroes[0])
    wound(g, foe.card, 99, g.heroes[1])
    assert g.score == [0, 0]
    g = wants({"kind": "beat", "is": "appraiser"})
    foe = come(g, "appraiser")
    wound(g, foe.card, 1, g.heroes[0])
    wound(g, foe.card, 99, g.heroes[1])
    assert g.score == [2, 0]
    g = wants({"kind": "beat", "is": "appraiser"})
    foe, other = come(g, "appraiser"), come(g, "late-postman")
    other.placer = 0  # a character that the player has played is not the player's
    wound(g, foe.card, 99, other.card)
    assert g.score == [0, 0]


@rule("DV-QUEST-01", "DV-QUEST-04", "DV-FOLL-13")
def test_a_kill_is_the_followers_whose_blow_was_the_last() -> None:
    """Also where the hero is elsewhere; of the hero's blow it is the hero's."""
    for who, points in (("hero", 0), ("follower", 2)):
        g = wants({"kind": "beat", "is": "appraiser", "by": "follower", "if": [{"at": "slantwise-inn"}]})
        pell, foe = lead(g, 0, "pell", "slantwise-inn"), come(g, "appraiser", "slantwise-inn")
        wound(g, foe.card, 99, g.heroes[0] if who == "hero" else pell.card)
        assert g.score == [points, 0]


@rule("DV-QUEST-01")
def test_visits_by_how_one_came_and_whether_there_was_a_fight() -> None:
    g = wants({"kind": "visit", "is": "any", "how": "unseen"})
    hero, inn = g.heroes[0], place(g, "slantwise-inn")
    record(g, hero, deeds.VISIT, inn, deeds.visited(0, fought=False))
    assert not due(g)
    record(g, hero, deeds.VISIT, inn, deeds.visited(1, fought=True))
    assert due(g)
    g = wants({"kind": "visit", "is": "any", "peaceful": True})
    record(g, hero, deeds.VISIT, inn, deeds.visited(0, fought=True))
    assert not due(g)
    record(g, hero, deeds.VISIT, inn, deeds.visited(0, fought=False))
    assert due(g)


@rule("DV-QUEST-01")
def test_different_places_and_all_of_it_in_some_rounds() -> None:
    g = wants({"kind": "visit", "is": "any", "n": 2, "distinct": True, "in-round": 2})
    hero = g.heroes[0]
    for number, (round, name, done) in enumerate(
        (
            (1, "slantwise-inn", False),
            (1, "slantwise-inn", False),
            (3, "glass-flats", False),
            (4, "leaning-post", True),
        )
    ):
        g.round = round
        record(g, hero, deeds.VISIT, place(g, name), 0)
        assert due(g) == done, number


@rule("DV-QUEST-01", "DV-FREE-01")
def test_a_gift_of_a_kind_to_somebody_of_a_kind() -> None:
    g = wants({"kind": "give", "is": "sword", "to": "hero"})
    pell = lead(g, 0, "pell")
    hero, other, sword = g.heroes[0], g.heroes[1], item(g, "paper-sword")
    record(g, hero, deeds.GIVE, item(g, "bucket"), other)
    record(g, hero, deeds.GIVE, sword, pell.card)
    assert not due(g)
    record(g, hero, deeds.GIVE, sword, other)
    assert due(g)


@rule("DV-QUEST-01")
def test_who_did_it_is_who_acts_in_what_follows() -> None:
    """A follower's deed: what the stage then does, it does to the follower."""
    ways = stage({"kind": "visit", "is": "slantwise-inn"}, done=[{"lose": 3}, *FULFIL])
    g = table(box(stages=[ways]))
    pell = lead(g, 0, "pell", ap=2)
    hold(g, 0, "wet-feet")
    menu(g)
    play(g, 0, "send slantwise-inn")
    assert told(g, "loses-health") == [(pell.card, 3, 11)]


@rule("DV-QUEST-01", "DV-WAKE-05")
def test_a_state_of_an_unconscious_hero_counts_when_it_wakes() -> None:
    g = wants({"kind": "stand", "is": "leaning-post"})
    hero = g.piece(g.heroes[0])
    hero.health = 0
    defeat(g, hero.card)
    assert not due(g)
    wake(g, hero.card, 10)
    assert due(g)


@rule("DV-QUEST-01")
def test_what_is_brought_lies_where_its_bearer_fell() -> None:
    """Hole 11: a mark that a quest wants brought is dropped and taken up again by its player's figures."""
    entry: dict[str, Any] = {
        "received": {"do": [{"mark": "bell", "on": "hero", "n": 1}]},
        "stages": [stage({"kind": "bring", "mark": "bell", "to": "slantwise-inn"})],
    }
    g = table(box(**entry))
    hold(g, 0, "wet-feet")
    lead(g, 0, "pell", "slantwise-inn", ap=2)
    hero = g.piece(g.heroes[0])
    hero.health = 0
    defeat(g, hero.card)
    menu(g)
    play(g, 0, "send leaning-post")
    play(g, 0, "send slantwise-inn")
    assert g.score[0] == 2


# stages, ends, and several at once


@rule("DV-QUEST-02", "DV-QUEST-12")
def test_what_a_quest_does_when_it_is_fulfilled_comes_after_its_points() -> None:
    g = table(
        box(
            stages=[stage({"kind": "stand", "is": "leaning-post"})],
            fulfilled={"do": [{"qp": 1}, {"lose": 2}]},
        )
    )
    hold(g, 0, "wet-feet")
    begin(g, Settle())
    kinds = [event.kind for event in g.log or []]
    assert g.score[0] == 3 and kinds.index("fulfils") < kinds.index("loses-health")


@rule("DV-AMB-83", "DV-QUEST-02")
def test_l29_of_several_the_owner_says_which_comes_first() -> None:
    """Each is looked at again: one takes away what the other needs."""
    for first, points in (("wet-feet", 2), ("postcards", 3)):
        taken = [{"take": "bucket", "n": 1, "from": "actor", "to": "discard", "by": "actor"}, *FULFIL]
        own = {"kind": "own", "is": "bucket"}
        content = with_cards(
            locations=PLAIN_PLACES,
            side={
                "wet-feet": {"qp": 2, "received": {}, "stages": [stage(own, done=taken)]},
                "postcards": {"qp": 3, "received": {}, "stages": [stage(own, done=taken)]},
            },
        )
        g = table(content)
        hold(g, 0, "wet-feet")
        hold(g, 0, "postcards")
        g.piece(g.heroes[0]).carried = [item(g, "bucket")]
        begin(g, Settle())
        assert g.asked == (0,) and sorted(legal(g, 0)) == ["fulfil postcards", "fulfil wet-feet"]
        play(g, 0, f"fulfil {first}")
        if g.asked:
            play(g, 0, "pick item bucket")
        assert g.score == [points, 0] and len(g.tasks) == 1


@rule("DV-QUEST-10")
def test_dv_quest_10_the_end_of_a_turn_scores_what_was_missed() -> None:
    """In phase 3, while it is still that player's turn."""
    g = wants({"kind": "own", "is": "bucket"})
    menu(g)
    g.piece(g.heroes[0]).carried = [item(g, "bucket")]
    play(g, 0, "end")
    assert g.score[0] == 2 and g.stack == []


@rule("DV-QUEST-05", "DV-QUEST-12")
def test_a_stage_that_fails_takes_the_quest_away() -> None:
    g = table(box(stages=[stage({"kind": "stand", "is": "leaning-post"}, done=[{"fail": True}])]))
    quest = hold(g, 0, "wet-feet")
    begin(g, Settle())
    assert g.score[0] == 0 and g.side_done[0] == 0 and g.side_discard == [quest] and not g.tasks


@rule("DV-QUEST-12")
def test_dv_quest_12_a_heroic_quest_calls_whom_it_is_about() -> None:
    g = table(
        box(
            "heroic",
            "last-ferry",
            received={"do": [{"call": "appraiser", "to": "here", "n": 1}]},
            stages=[stage({"kind": "beat", "is": "appraiser"})],
        )
    )
    hold(g, 0, "last-ferry")
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert g.piece(figure(g, "appraiser")).place == 0


# how they come and go


def three_side_quests(g: Position) -> None:
    for id in ("wet-feet", "postcards", "company"):
        quest = quest_of(g, id)
        g.side_deck.loose[quest - HEROIC] = 0
        g.tasks.append(quests.new_task(g, 0, quest))


@rule("DV-QUEST-07", "DV-FREE-09")
def test_s21_three_side_quests_for_a_heroic_one_once_a_game() -> None:
    g = table(with_cards(locations=PLAIN_PLACES, heroic={"last-ferry": {"received": {}}}))
    three_side_quests(g)
    menu(g)
    play(g, 0, "trade quests")
    for quest in ("bury-the-bell", "last-ferry", "tax-year"):
        deal(g, quest)
    play(g, 0, "keep last-ferry")
    assert quests.held(g, 0, heroic=True) == [quest_of(g, "last-ferry")] and not quests.held(
        g, 0, heroic=False
    )
    assert len(g.side_discard) == 3 and g.heroic_deck.size() == HEROIC - 1
    three_side_quests(g)
    assert g.traded[0] and "trade quests" not in legal(g, 0)


@rule("DV-QUEST-07")
def test_s21_with_two_side_quests_there_is_no_trade() -> None:
    g = table(with_cards(locations=PLAIN_PLACES))
    three_side_quests(g)
    g.tasks.pop()
    menu(g)
    assert "trade quests" not in legal(g, 0)


@rule("DV-QUEST-06", "DV-L-16")
def test_dv_quest_06_a_fourth_side_quest_takes_the_place_of_another() -> None:
    g = table(with_cards(locations=PLAIN_PLACES, side={"wet-feet": {"received": {}}}))
    three_side_quests(g)
    quests.keep_quests(g, 0, heroic=False, draw=2, keep=1)
    g.advance()
    left = [g.terms.content.cards.quests[HEROIC + n].id for n in range(36) if g.side_deck.loose[n]]
    deal(g, left[0])
    deal(g, left[1])
    assert "no quest" in legal(g, 0)
    play(g, 0, f"keep {left[0]}")
    play(g, 0, "replace postcards")
    while g.asked == (CHANCE,):
        g.apply(CHANCE, g.options(CHANCE)[0])
    assert g.side_discard == [quest_of(g, "postcards")]
    assert told(g, "discards-quest") == [(0, quest_of(g, "postcards"))]
    assert quest_of(g, left[0]) in quests.held(g, 0, heroic=False)
    assert g.side_deck.loose[quest_of(g, left[1]) - HEROIC] == 1


@rule("DV-SETUP-08", "DV-QUEST-11", "DV-AMB-67")
def test_d07_a_side_quest_is_shown_whenever_its_owner_likes() -> None:
    g = wants({"kind": "own", "is": "bucket"})
    menu(g, 1)
    quest = quest_of(g, "wet-feet")
    [aside] = DARK_VENTURE.asides(g, 0)
    assert DARK_VENTURE.asides(g, 1) == []
    DARK_VENTURE.aside(g, 0, aside)
    assert told(g, "shows-quest") == [(0, quest)] and DARK_VENTURE.asides(g, 0) == []
    assert g.asked == (1,) and isinstance(g.stack[-1], Menu)


@rule("DV-QUEST-08", "DV-QUEST-09", "DV-AMB-38")
def test_s21_the_side_quests_are_renewed_and_the_heroic_ones_are_not() -> None:
    g = table(with_cards(locations=PLAIN_PLACES))
    g.side_deck.loose = [0] * 36
    g.side_discard = [HEROIC + 1]
    begin(g, quests.RenewSide(0))
    assert legal(g, 0) == ["new quest", "no quest"]
    play(g, 0, "new quest")
    assert g.options(CHANCE)
    g.heroic_deck.loose = [0] * HEROIC
    g.stack, g.asked = [], ()
    quests.keep_quests(g, 0, heroic=True, draw=3, keep=1)
    g.advance()
    assert g.stack == [] and quests.held(g, 0, heroic=True) == []


@rule("DV-QUEST-08")
def test_renewal_asks_only_what_can_be_done() -> None:
    g = table(with_cards(locations=PLAIN_PLACES))
    begin(g, quests.RenewSide(0))
    step = g.stack[-1]
    assert isinstance(step, quests.RenewSide)
    asked = []
    for name in ("errand", "postcards", "wet-feet", ""):
        asked.append(Words("ludoteca.games.dark_venture", "en").say(step.words(g)[0]))
        if name:
            hold(g, 0, name)
    assert [("swap" in words, "draw" in words) for words in asked] == [
        (False, True),
        (True, True),
        (True, True),
        (True, False),
    ]
    assert "new quest" not in legal(g, 0)


@rule("DV-QUEST-02")
def test_a_stage_that_stays_open_is_offered_once_a_turn() -> None:
    """`again`: who does not want to yet is asked in the next turn, not before."""
    ways = stage(
        {"kind": "stand", "is": "leaning-post"},
        done=[{"choose": [{"key": "count", "do": FULFIL}, {"key": "guess", "do": []}]}],
        again=[{"at": "leaning-post"}],
    )
    g = table(box("heroic", "census-of-the-drowned", received={}, stages=[ways]))
    hold(g, 0, "census-of-the-drowned")
    menu(g)
    answer(g, 0, "guess")
    assert not due(g) and g.score[0] == 0
    g.turns += 1
    assert due(g)
