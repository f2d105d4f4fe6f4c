"""Chapter "Travel modes and entering": the fixed order, who meets what waits, three ways to travel."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    begin,
    come,
    figure,
    in_play,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    told,
    with_cards,
)
from games.dark_venture.kit.table import plain_with
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import NOBODY, Position
from ludoteca.testing import rule

INN = "slantwise-inn"
OAK = "hollow-oak-assembly"
A, B = range(len(v.BOOKS))
UNSEEN, TELEPORT, SILENT = [v.TRAVEL.index(how) for how in ("unseen", "teleport", "silent")]
STORY = [{"lose": 1}]
TOLL = {"on": "stay", "name": "toll", "do": [{"lose": 2}]}
QUIET: dict[str, Any] = {"abilities": [], "gifts": [], "gear": [], "faction": "ashen"}
HOSTILE: dict[str, Any] = {**QUIET, "roam": {}, "aggressive": True, "spares": ["clerk-dot", "appraiser"]}


def box(characters: dict[str, Any] | None = None, **places: Any) -> Content:
    """Quiet heroes and followers, and what these places say."""
    said = {id.replace("_", "-"): {"a": {"rules": [], **entry}} for id, entry in places.items()}
    court = {"roll": "2d6 + luck", "bands": [{"min": 11, "max": 99, "do": [{"join": "self"}]}]}
    return with_cards(
        locations={**PLAIN_PLACES, **said},
        heroes={"ysmene-tarr": QUIET, "captain-almost": QUIET},
        followers={"pell": {**QUIET, "mind": 10}, "clerk-dot": {**QUIET, "court": court}},
        enemies={"appraiser": QUIET, "late-postman": {**QUIET, "roam": {}}, **(characters or {})},
    )


def table(content: Content, **options: Any) -> Position:
    g = in_play(content, **options)
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    return g


def kinds(g: Position, *wanted: str) -> list[str]:
    return [event.kind for event in g.log or [] if event.kind in wanted]


@rule("DV-TURN-11", "DV-AMB-11", "DV-AMB-24")
@pytest.mark.parametrize("arrives", [True, False])
def test_whoever_a_place_calls_is_fought_before_characters_there_have_their_say(arrives: bool) -> None:
    call = {"on": "stay", "do": [{"call": "late-postman", "to": "here"}]}
    figures = {"late-postman": {**HOSTILE, "health": 1}, "appraiser": {**QUIET, "abilities": [TOLL]}}
    g = table(box(figures, slantwise_inn={"rules": [call]}))
    come(g, "appraiser", INN)
    if not arrives:
        g.move(g.piece(g.heroes[0]), place(g, INN))
    menu(g)
    if arrives:
        play(g, 0, f"go {INN}")
    g.apply(CHANCE, g.options(CHANCE)[0])  # the postman is looked for
    throw(g, 6, 6)
    throw(g, 1, 1)
    play(g, 0, "hit late-postman")
    throw(g, 6, 6)
    assert kinds(g, "comes", "fight-over", "uses-ability") == ["comes", "fight-over", "uses-ability"]


# entering


@rule("DV-TRAV-05", "DV-TRAV-06", "DV-AMB-10", "DV-AMB-11", "DV-PAID-03")
def test_s13_entering_in_order() -> None:
    """The activator is named before; then combat, hexagon, entry, checks for both, and the follower."""
    hostile = {"late-postman": {**HOSTILE, "health": 1}, "appraiser": {**QUIET, "abilities": [TOLL]}}
    entry = {"on": "enter", "do": [{"say": "at-the-door"}]}
    g = table(box(hostile, slantwise_inn={"story": STORY, "rules": [entry]}))
    pell = lead(g, 0, "pell")
    for name in ("late-postman", "appraiser", "clerk-dot"):
        come(g, name, INN)
    menu(g)
    play(g, 0, f"go {INN}")
    assert legal(g, 0) == ["lead ysmene-tarr", "lead pell"] and g.piece(g.heroes[0]).place == 0
    play(g, 0, "lead pell")
    for faces in ((6, 6), (3, 3), (1, 1)):  # hero, follower, postman: who strikes first
        throw(g, *faces)
    play(g, 0, "hit late-postman")
    throw(g, 6, 6)
    assert told(g, "hexagon") == [(pell.card, place(g, INN), A)]
    assert kinds(g, "arrives", "fight-over", "hexagon", "told", "uses-ability") == [
        *["arrives", "arrives", "fight-over", "hexagon", "told", "uses-ability", "uses-ability"]
    ]
    lost = [(card, n) for card, n, _ in told(g, "loses-health")]
    assert lost[1:] == [(pell.card, 1), (g.heroes[0], 2), (pell.card, 2)]
    assert legal(g, 0) == ["court", "let be"]  # the hero has a follower


@rule("DV-TRAV-05", "DV-PAID-03", "DV-AMB-10")
def test_s13_whoever_falls_skips_the_rest_and_the_hexagon_stays_unspent() -> None:
    """The follower that was to meet it dies; the hero has no follower then, and must roll for the other."""
    hostile = {"late-postman": {**HOSTILE, "health": 1, "speed": 9, "power": 9}}
    g = table(box(hostile, slantwise_inn={"story": STORY}))
    pell = lead(g, 0, "pell")
    come(g, "late-postman", INN)
    come(g, "clerk-dot", INN)
    menu(g)
    play(g, 0, f"go {INN}")
    play(g, 0, "lead pell")
    pell.health = 1
    for faces in ((1, 1), (1, 2), (6, 6)):
        throw(g, *faces)
    throw(g, 6, 6)  # the postman hits the follower, whose total is higher
    assert told(g, "dies") == [(pell.card,)]
    play(g, 0, "hit late-postman")
    throw(g, 6, 6)
    assert told(g, "hexagon") == [] and g.spent[place(g, INN)] == 0
    throw(g, 6, 6)
    assert g.followers[0] == figure(g, "clerk-dot")
    g.move(g.piece(g.heroes[1]), 0)
    g.terms.lore.arrive(g, [g.heroes[1]], place(g, INN))
    g.asked = ()
    g.advance()
    assert told(g, "hexagon") == [(g.heroes[1], place(g, INN), A)]


@rule("DV-TRAV-06", "DV-COOP-11")
def test_dv_trav_06_nobody_is_asked_where_nothing_waits() -> None:
    g = table(box(slantwise_inn={"story": STORY}))
    lead(g, 0, "pell")
    menu(g)
    play(g, 0, f"go {INN}")
    play(g, 0, "lead ysmene-tarr")
    play(g, 0, "go leaning-post")
    play(g, 0, f"go {INN}")  # the hexagon is spent
    assert told(g, "hexagon") == [(g.heroes[0], place(g, INN), A)]


@rule("DV-PAID-03", "DV-AMB-10")
@pytest.mark.parametrize(("scope", "times"), [("game", 1), ("player", 2), ("figure", 3)])
def test_amb_10_once_a_game_a_player_or_a_figure(scope: str, times: int) -> None:
    g = table(box(slantwise_inn={"story": STORY}), hexagons=scope)
    pell = lead(g, 0, "pell")
    inn = place(g, INN)
    for card in (g.heroes[0], pell.card, g.heroes[1], g.heroes[0]):
        g.move(g.piece(card), 0)
        g.terms.lore.arrive(g, [card], inn)
        g.advance()
        g.move(g.piece(card), 0)
    assert len(told(g, "hexagon")) == times


@rule("DV-AMB-76", "DV-SETUP-02")
def test_amb_76_the_other_book_for_one_entry_or_for_good() -> None:
    books = {
        "a": {"rules": [], "story": [{"lose": 1}]},
        "b": {"rules": [{"on": "enter", "do": [{"lose": 5}]}], "story": [{"lose": 2}]},
    }
    hours = {
        "hour-three": {"do": [{"book": "other", "until": "roll"}]},
        "hour-eight": {"do": [{"book": "other", "until": "game"}]},
    }
    places = {**PLAIN_PLACES, INN: books, OAK: books}
    content = with_cards(locations=places, heroes={"ysmene-tarr": QUIET}, hours=hours)
    for hour, lost in ((3, [2, 1]), (8, [2, 5, 2, 5])):
        g = table(content)
        read(g, content.hours[hour - 1], Cast(0, g.heroes[0], where=0))
        g.advance()
        menu(g)
        play(g, 0, f"go {INN}")
        play(g, 0, f"go {OAK}")
        assert [n for _, n, _ in told(g, "loses-health")] == lost
        assert [book for _, _, book in told(g, "hexagon")] == ([B, A] if hour == 3 else [B, B])
        assert told(g, "reads-next" if hour == 3 else "reads-on") == [(B,)]


@rule("DV-SETUP-02", "DV-AMB-76")
def test_a_place_that_a_book_does_not_have_is_read_in_the_other_one() -> None:
    content = plain_with(locations={INN: {"a": {"rules": [], "story": STORY}}})
    inn = [one.id for one in content.cards.places].index(INN)
    assert content.stories[1][inn] == content.stories[0][inn]


# parties


@rule("DV-COOP-11", "DV-AMB-82", "DV-L-32")
def test_l32_a_figure_of_whoever_has_the_turn_or_else_of_the_mover() -> None:
    for current, asked in ((0, 0), (1, 1), (NOBODY, 0)):
        g = table(box(slantwise_inn={"story": STORY}), mode="cooperative")
        lead(g, 0, "pell")
        lead(g, 1, "clerk-dot")
        g.move(g.piece(g.heroes[1]), 0)
        g.current = current
        party = [g.heroes[0], figure(g, "pell"), g.heroes[1], figure(g, "clerk-dot")]
        g.terms.lore.arrive(g, party, place(g, INN))
        g.advance()
        assert g.asked == (asked,)
        own = ("ysmene-tarr", "pell") if asked == 0 else ("captain-almost", "clerk-dot")
        assert legal(g, asked) == [f"lead {name}" for name in own]


@rule("DV-AMB-82")
def test_amb_82_whoever_was_won_before_it_came_is_led_by_its_new_player() -> None:
    """Of two that change places the second comes when the first has met what waits: it may be somebody's."""
    g = table(box(slantwise_inn={"story": STORY}))
    come(g, "pell")
    g.terms.lore.arrive(g, [figure(g, "pell")], place(g, INN), TELEPORT)
    pell = lead(g, 0, "pell")
    health = pell.health
    g.advance()
    assert pell.place == place(g, INN) and pell.health == health - 1


# three ways to travel


def sent(how: int) -> Position:
    """S22: from the start past a hostile stranger and a hexagon to a place with a toll."""
    characters = {
        "late-postman": {**QUIET, "roam": {}, "aggressive": True, "health": 1},
        "appraiser": {**QUIET, "abilities": [TOLL]},
    }
    g = table(box(characters, slantwise_inn={"story": STORY}))
    come(g, "late-postman", INN)
    come(g, "appraiser", OAK)
    g.terms.lore.arrive(g, [g.heroes[0]], place(g, OAK), how)
    g.advance()
    return g


@rule("DV-TRAV-01", "DV-TRAV-04")
def test_s22_on_foot_every_place_is_entered() -> None:
    g = sent(0)
    throw(g, 6, 6)
    throw(g, 1, 1)
    play(g, 0, "hit late-postman")
    throw(g, 6, 6)
    order = kinds(g, "fight-over", "hexagon", "uses-ability")
    assert order == ["fight-over", "hexagon", "uses-ability"]
    assert g.piece(g.heroes[0]).place == place(g, OAK)


@rule("DV-TRAV-02", "DV-TRAV-04", "DV-AMB-59")
def test_s22_unseen_there_are_rules_and_hexagons_but_no_fights_and_no_checks() -> None:
    """Until the player's next phase 2: then the toll is paid."""
    g = sent(UNSEEN)
    hero = g.piece(g.heroes[0])
    assert kinds(g, "fight-over", "hexagon", "uses-ability") == ["hexagon"]
    assert hero.place == place(g, OAK) and hero.unseen and g.asked == ()
    begin(g, Turn(0))
    play(g, 0, "draw item")
    g.apply(-1, g.options(-1)[0])
    play(g, 0, "no quest")
    assert kinds(g, "uses-ability") == ["uses-ability"] and not hero.unseen


@rule("DV-TRAV-03", "DV-TRAV-04", "DV-AMB-59")
def test_s22_a_teleport_skips_the_way_and_is_an_entry_at_its_end() -> None:
    g = sent(TELEPORT)
    assert kinds(g, "fight-over", "hexagon", "uses-ability") == ["uses-ability"]
    silent = sent(SILENT)
    assert kinds(silent, "fight-over", "hexagon", "uses-ability") == []
    assert silent.piece(silent.heroes[0]).place == place(silent, OAK)


@rule("DV-TRAV-01", "DV-TRAV-05")
def test_whoever_is_taken_elsewhere_on_the_way_goes_no_farther() -> None:
    """A place's rule may move the figure away: what was still to be said there is not said to it."""
    away = [{"on": "enter", "do": [{"go": "start", "how": "silent"}]}, {"on": "enter", "do": [{"lose": 3}]}]
    g = table(box(slantwise_inn={"rules": away}))
    g.terms.lore.arrive(g, [g.heroes[0]], place(g, OAK))
    g.advance()
    assert g.piece(g.heroes[0]).place == 0 and told(g, "loses-health") == []


# on each turn


@rule("DV-TURN-10", "DV-AMB-60", "DV-GEN-05")
def test_s23_once_a_figure_and_turn_and_results_without_an_outcome() -> None:
    """1: -1 AP, 5 and 6: +1 AP; 3 is nothing. Back in the same turn there is no second roll."""
    bands = [{"min": 1, "max": 1, "do": [{"ap": -1}]}, {"min": 5, "max": 6, "do": [{"ap": 1}]}]
    orchard = {"rules": [{"on": "stay", "do": [{"roll": "1d6", "bands": bands}]}]}
    g = table(box(leaning_post=orchard))
    pell = lead(g, 0, "pell", INN, ap=2)
    menu(g)
    throw(g, 3)  # before any AP is spent
    assert g.asked == (0,) and g.piece(g.heroes[0]).ap == 3
    play(g, 0, f"alone {INN}" if f"alone {INN}" in legal(g, 0) else f"go {INN}")
    play(g, 0, "go leaning-post")
    throw(g, 6)  # the follower comes for the first time, and rolls for itself
    assert pell.ap == 3 and g.piece(g.heroes[0]).ap == 1 and g.asked == (0,)
    assert len(told(g, "rolled")) == 2


@rule("DV-NPC-05", "DV-AMB-60")
def test_s23_a_character_that_comes_asks_each_of_those_there() -> None:
    characters = {"appraiser": {**QUIET, "abilities": [TOLL]}}
    g = table(box(characters))
    lead(g, 0, "pell")
    g.move(g.piece(g.heroes[1]), 0)
    come(g, "late-postman")
    taker = come(g, "appraiser", INN)
    g.terms.lore.arrive(g, [taker.card], 0)
    g.advance()
    hurt = [card for card, _, _ in told(g, "loses-health")]
    assert sorted(hurt) == sorted([g.heroes[0], g.heroes[1], figure(g, "pell"), figure(g, "late-postman")])


@rule("DV-TURN-11", "DV-AMB-11")
def test_dv_turn_11_the_place_speaks_before_the_characters() -> None:
    characters = {"appraiser": {**QUIET, "abilities": [TOLL]}}
    g = table(box(characters, leaning_post={"rules": [{"on": "stay", "do": [{"lose": 1}]}]}))
    come(g, "appraiser")
    menu(g)
    assert [n for _, n, _ in told(g, "loses-health")] == [1, 2]


@rule("DV-NPC-05")
def test_a_toll_is_taken_once_a_visit_where_the_card_says_so() -> None:
    characters = {"appraiser": {**QUIET, "abilities": [{**TOLL, "limit": "visit"}]}}
    g = table(box(characters))
    come(g, "appraiser", INN)
    hero, inn = g.heroes[0], place(g, INN)
    for times, to in ((1, inn), (1, 0), (2, inn)):
        g.piece(hero).checked = 0
        g.terms.lore.arrive(g, [hero], to)
        g.advance()
        assert len(told(g, "loses-health")) == times


@rule("DV-AMB-69", "DV-MAP-08")
def test_amb_69_what_is_said_when_a_place_is_laid_concerns_who_laid_it() -> None:
    g = table(box(slantwise_inn={"rules": [{"on": "played", "do": [{"lose": 1}]}]}))
    pell = lead(g, 0, "pell", INN)
    g.terms.lore.laid(g, place(g, INN), g.heroes[0])
    g.advance()
    assert told(g, "loses-health") == [(g.heroes[0], 1, 33)] and pell.place == place(g, INN)


@rule("DV-AMB-72", "DV-L-08", "DV-NPC-04")
def test_l8_a_character_in_a_hand_is_shown_and_comes() -> None:
    """Its holder draws another character, so that no quest is dead and no hand is told about."""
    content = with_cards(
        locations=PLAIN_PLACES,
        heroes={"ysmene-tarr": QUIET, "captain-almost": QUIET},
        enemies={"appraiser": QUIET},
        hours={"hour-three": {"do": [{"call": "appraiser", "to": "here", "n": 1}]}},
    )
    g = table(content)
    card = figure(g, "appraiser")
    g.hand_figures[1] = [card]
    g.figure_deck.loose[card] = 0
    read(g, content.hours[2], Cast(0, g.heroes[0], g.heroes[0], where=0))
    g.advance()
    while g.asked == (-1,):
        g.apply(-1, g.options(-1)[0])
    assert g.piece(card).place == 0 and len(g.hand_figures[1]) == 1 and card not in g.hand_figures[1]


@rule("DV-TRAV-05")
def test_whoever_falls_on_leaving_stays_there() -> None:
    g = table(box(leaning_post={"rules": [{"on": "leave", "do": [{"fell": "actor"}]}]}))
    pell = lead(g, 0, "pell", INN)
    menu(g)
    play(g, 0, f"go {INN}")
    assert told(g, "falls") == [(g.heroes[0],)] and g.piece(g.heroes[0]).place == 0
    assert pell.place == place(g, INN) and told(g, "arrives") == []
