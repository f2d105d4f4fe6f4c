"""Chapter "Ancients": a favour to be won, and a power from then on."""

from __future__ import annotations

from typing import Any

from games.dark_venture.kit.fights import ring, silent, strike_first
from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    begin,
    come,
    in_play,
    lead,
    legal,
    menu,
    play,
    position,
    throw,
    told,
    with_cards,
)
from ludoteca.engine.kernel import SPECTATOR
from ludoteca.games.dark_venture.content.cards import ANCIENTS, QUEST_CARDS
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules import deeds, setup
from ludoteca.games.dark_venture.rules.losses import Loss
from ludoteca.games.dark_venture.rules.opening import set_up
from ludoteca.games.dark_venture.state import Position
from ludoteca.games.dark_venture.view import view
from ludoteca.testing import rule


def box(**power: Any) -> Content:
    """The first Ancient wants a visit to the inn; its power is the test's."""
    stages = [{"ways": [{"kind": "visit", "is": "slantwise-inn"}], "done": [{"draw": "item", "n": 1}]}]
    powers = [{"name": "draw-back", **power}]
    quiet: dict[str, Any] = {"abilities": [], "gifts": []}
    return with_cards(
        locations=PLAIN_PLACES,
        ancients={"patient-tide": {"stages": stages, "powers": powers}},
        heroes={"ysmene-tarr": quiet, "captain-almost": quiet},
    )


def served(content: Content, **options: Any) -> Position:
    g = in_play(content, ancients=True, **options)
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    begin(g, setup.ChooseAncient(0))
    play(g, 0, "ancient patient-tide")
    return g


@rule("DV-ANC-01", "DV-ANC-02", "DV-L-22")
def test_s02_the_highest_roll_chooses_first() -> None:
    """14 and 14, then 17 and 9: after the heroes and before the quests."""
    g = set_up(position(2, ancients=True).terms, 2)
    g.advance()
    throw(g, 6, 6, 6, 6)
    throw(g, 1, 1, 1, 1)
    play(g, 0, "hero ysmene-tarr")
    play(g, 1, "hero captain-almost")
    for faces in ((3, 3, 4, 4), (3, 3, 4, 4), (6, 6, 4, 1), (1, 2, 3, 3)):
        throw(g, *faces)
    assert g.asked == (0,) and len(legal(g, 0)) == ANCIENTS
    play(g, 0, "ancient old-morning")
    assert len(legal(g, 1)) == ANCIENTS - 1
    play(g, 1, "ancient patient-tide")
    assert [task.quest for task in g.tasks] == [QUEST_CARDS + 1, QUEST_CARDS]


@rule("DV-ANC-01", "DV-SOLO-01")
def test_s02_one_is_not_for_solo() -> None:
    alone = position(1, ancients=True)
    begin(alone, setup.ChooseAncient(0))
    assert "ancient guest-at-both-tables" not in legal(alone, 0) and len(legal(alone, 0)) == ANCIENTS - 1


def spent(g: Position) -> list[list[str]]:
    """What of the first hero's abilities is used up, as everybody sees it."""
    return [
        view(g, seat)["places"]["slantwise-inn"]["figures"]["ysmene-tarr"].get("spent", [])
        for seat in (0, 1, SPECTATOR)
    ]


@rule("DV-ANC-03", "DV-ANC-04", "DV-AMB-61")
def test_dv_anc_04_the_power_is_offered_once_the_favour_is_won() -> None:
    """Not before, even in distress; then on the menu, as often as its limit says."""
    g = served(box(on="act", limit="round", do=[{"heal": 4}]))
    hero = g.piece(g.heroes[0])
    hero.health = 1
    menu(g)
    assert "use patient-tide-draw-back" not in legal(g, 0) and not g.favoured[0]
    play(g, 0, "go slantwise-inn")
    g.apply(-1, g.options(-1)[0])  # what the favour brings
    assert g.favoured[0] and told(g, "favoured") == [(0,)] and g.score[0] == 0
    play(g, 0, "use patient-tide-draw-back")
    assert hero.health == 5 and "use patient-tide-draw-back" not in legal(g, 0)
    assert spent(g) == [["patient-tide-draw-back"]] * 3  # DV-STAT-12: open to all
    g.round += 1
    assert "use patient-tide-draw-back" in legal(g, 0) and spent(g) == [[]] * 3


@rule("DV-ANC-04", "DV-AMB-62")
def test_s02_in_the_middle_of_a_combat() -> None:
    """From the moment it is won, the window after an own roll is offered in that very combat."""
    content = with_cards(
        locations=PLAIN_PLACES,
        ancients={
            "patient-tide": {
                "stages": [{"ways": [{"kind": "deed", "deed": "flights", "n": 1}]}],
                "powers": [
                    {"name": "draw-back", "on": "after-roll", "optional": True, "do": [{"reroll": "all"}]}
                ],
            }
        },
        heroes={"ysmene-tarr": {"abilities": [], "gifts": []}},
        enemies={"appraiser": {"abilities": [], "aggressive": True, "gear": []}},
    )
    g = served(content)
    come(g, "appraiser", "slantwise-inn")
    menu(g)
    play(g, 0, "go slantwise-inn")
    throw(g, 6, 6)  # first strike: no window yet
    throw(g, 1, 1)
    g.terms.lore.did(g, g.heroes[0], deeds.DEED, 0, deeds.FLIGHTS)
    play(g, 0, "hit appraiser")
    throw(g, 1, 1)
    throw(g, 1, 1)  # the appraiser strikes; before the next battle turn the favour is won
    play(g, 0, "hit appraiser")
    throw(g, 1, 1)
    assert g.favoured[0] and legal(g, 0) == ["yes", "no"]
    play(g, 0, "yes")
    throw(g, 6, 6)
    assert told(g, "favoured") == [(0,)]


@rule("DV-ANC-04", "DV-AMB-62")
def test_amb_62_when_health_would_be_lost() -> None:
    g = served(box(on="hurt", limit="round", optional=True, do=[{"ward": 4}]))
    g.favoured[0] = True
    begin(g, Loss(g.heroes[0], 5, -1))
    assert legal(g, 0) == ["yes", "no"]
    play(g, 0, "yes")
    assert told(g, "loses-health") == [(g.heroes[0], 1, 33)]
    begin(g, Loss(g.heroes[1], 5, -1))
    assert told(g, "loses-health")[-1][:2] == (g.heroes[1], 5)


@rule("DV-ANC-04", "DV-AMB-62")
def test_amb_62_a_power_can_be_used_in_a_battle_turn() -> None:
    """At any time: also where an ability that acts once a round could not be used."""
    power = {"name": "draw-back", "on": "act", "limit": "round", "do": [{"heal": 4}]}
    content = with_cards(
        locations=PLAIN_PLACES,
        ancients={"patient-tide": {"powers": [power]}},
        heroes={"ysmene-tarr": {"abilities": [{**power, "name": "own"}], "gifts": []}},
        enemies={"appraiser": {"abilities": [], "aggressive": True, "gear": []}},
    )
    g = served(content)
    g.favoured[0] = True
    g.piece(g.heroes[0]).health = 10
    come(g, "appraiser", "slantwise-inn")
    menu(g)
    assert "use ysmene-tarr-own" in legal(g, 0)
    play(g, 0, "go slantwise-inn")
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert "use patient-tide-draw-back" in legal(g, 0) and "use ysmene-tarr-own" not in legal(g, 0)


@rule("DV-ANC-04", "DV-AMB-62", "DV-AMB-19")
def test_amb_19_a_stewards_own_power_is_not_for_the_character_that_it_decides_for() -> None:
    power = {"name": "draw-back", "on": "act", "limit": "round", "do": [{"heal": 4}]}
    g = ring(silent(ancients={"patient-tide": {"powers": [power]}}), ancients=True, npc="steward")
    hero, postman = g.piece(g.heroes[0]), come(g, "late-postman")
    g.ancients, g.favoured = [1, 0], [False, True]
    postman.placer = 1
    menu(g)
    play(g, 0, "attack late-postman")
    strike_first(g, postman, hero)
    assert g.asked == (1,) and legal(g, 1) == ["hit ysmene-tarr"]
