"""Chapters "General", "Set-up", "Hero selection" and "Solo": how a game begins, in each mode."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.box import check
from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    begin,
    come,
    deal,
    figure,
    in_play,
    item,
    lead,
    legal,
    menu,
    play,
    position,
    throw,
    told,
    with_cards,
    worn,
)
from ludoteca.engine.errors import BadOption
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.rng import seeded
from ludoteca.games.dark_venture.actions import DICE, MOST_DICE
from ludoteca.games.dark_venture.content.cards import BASE, FOLLOWER, HERO, HEROES, HEROIC, LUCK, MIND, POWER
from ludoteca.games.dark_venture.game import DARK_VENTURE
from ludoteca.games.dark_venture.rules import decks, figures, quests, setup
from ludoteca.games.dark_venture.rules.combat import steward_of
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.ending import goal
from ludoteca.games.dark_venture.rules.hearing import hears, perform
from ludoteca.games.dark_venture.rules.opening import set_up
from ludoteca.games.dark_venture.rules.raises import add_raise
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.turns import Draw, Turn
from ludoteca.games.dark_venture.state import (
    COMPETITIVE,
    COOPERATIVE,
    NOBODY,
    NOTHING,
    QUESTING,
    RANKED,
    Position,
)
from ludoteca.testing import rule


def played(seats: int, until: type[Any] = Turn, **options: Any) -> Position:
    """A game that plays itself through its set-up, until such a step is reached."""
    g = set_up(position(seats, **options).terms, seats)
    rng = seeded(f"{seats} {options}")
    g.advance()
    while not any(isinstance(step, until) for step in g.stack):
        seat = g.asked[0]
        g.apply(seat, g.stack[-1].draw(g, rng) if seat == CHANCE else g.options(seat)[0])
        check(g)
    return g


# general


@rule("DV-GEN-03", "DV-SETUP-01", "DV-AMB-43")
@pytest.mark.parametrize(
    ("seats", "mode", "found"),
    [
        (1, "auto", QUESTING),
        (2, "auto", COMPETITIVE),
        (1, "ranked", RANKED),
        (2, "cooperative", COOPERATIVE),
    ],
)
def test_dv_gen_03_modes(seats: int, mode: str, found: int) -> None:
    """Co-op played alone is co-op with several heroes: none of the changes for one player."""
    for ancients in (False, True):
        g = played(seats, mode=mode, ancients=ancients)
        assert g.terms.mode == found and g.terms.solo == (seats == 1)
        assert (g.ancients[0] != NOTHING) == ancients
    assert g.terms.hand_limit == (7 if seats == 1 else 6)


@rule("DV-GEN-03", "DV-L-21", "DV-SOLO-08")
def test_l21_ranked_is_always_long() -> None:
    usual = {spec.name: spec.default for spec in DARK_VENTURE.info.options}
    with pytest.raises(BadOption, match="12 rounds"):
        DARK_VENTURE.check(1, "core", {**usual, "mode": "ranked", "length": "short"})


@rule("DV-GEN-04", "DV-GEN-09")
def test_dv_gen_04_four_dice_and_every_roll_is_told() -> None:
    """Who rolls, what for, the dice and what they come to."""
    assert MOST_DICE == 4 and DICE.names[-1].count("6") == 4
    g = in_play()
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "glass-flats")
    menu(g)
    play(g, 0, "search")
    throw(g, 2)
    [(card, purpose, dice, plus, total, share, worth)] = told(g, "rolled")
    assert (card, purpose) == (g.heroes[0], 2) and DICE.rolls[dice] == (2,) and total == 2 + plus
    assert share == MIND + 1 and worth == figures.stat(g, card, MIND) <= plus
    [event] = [event for event in g.log or [] if event.kind == "rolled"]
    assert event.told_to(1)


@rule("DV-GEN-06")
def test_dv_gen_06_an_entry_wins_over_the_rules() -> None:
    """What a card or a book says is done as it stands: here it gives more AP than a hero has."""
    content = with_cards(
        locations={**PLAIN_PLACES, "leaning-post": {"a": {"rules": [{"on": "stay", "do": [{"ap": 4}]}]}}}
    )
    g = in_play(content)
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "glass-flats")
    menu(g)
    assert g.piece(g.heroes[0]).ap == 7


@rule("DV-GEN-07")
def test_dv_gen_07_where_nothing_is_said_a_ruling_is() -> None:
    """Whatever a position asks, it has an answer: a whole game never stands still."""
    g = played(2, length="short")
    rng = seeded("whatever comes")
    while g.asked:
        seat = g.asked[0]
        options = g.options(seat)
        assert options
        g.apply(seat, g.stack[-1].draw(g, rng) if seat == CHANCE else options[rng.below(len(options))])
    assert DARK_VENTURE.result(g).reason


@rule("DV-GEN-10")
def test_dv_gen_10_a_player_leads_the_hero_and_its_follower_and_nobody_else() -> None:
    g = in_play()
    lead(g, 0, "ysmene-tarr")
    pell = lead(g, 0, "pell")
    other = come(g, "second-ursula")  # a hero that nobody chose
    dot = come(g, "clerk-dot")
    assert [piece.leader for piece in (pell, other, dot)] == [0, NOBODY, NOBODY]
    assert figures.partner(g, pell.card) == g.heroes[0] and figures.partner(g, other.card) == NOTHING


@rule("DV-AMB-79", "DV-HERO-06")
def test_amb_79_once_a_turn_is_once_in_each_players_turn() -> None:
    """`turn`, `round`, `fight` and `game` each count for themselves."""
    for limit, again in (("turn", True), ("round", False), ("game", False)):
        power = {"name": "ring", "on": "act", "limit": limit, "do": [{"heal": 1}]}
        content = with_cards(heroes={"ysmene-tarr": {"abilities": [power]}})
        g = in_play(content)
        hero = lead(g, 0, "ysmene-tarr").card
        [number] = content.figure_abilities[hero]
        cast = Cast(0, hero, hero, where=0)
        perform(g, number, cast)
        assert not hears(g, number, cast, NOTHING)
        g.turns += 1
        assert hears(g, number, cast, NOTHING) == again
        g.round += 1
        assert hears(g, number, cast, NOTHING) == (limit != "game")


@rule("DV-TOKEN-01", "DV-TOKEN-02", "DV-TOKEN-03", "DV-AMB-54", "DV-SETUP-04")
def test_dv_token_02_bonuses_and_health_can_be_read_off_and_never_run_out() -> None:
    g = in_play()
    hero = lead(g, 0, "ysmene-tarr").card
    before = figures.stat(g, hero, POWER)
    for _ in range(60):
        add_raise(g, hero, LUCK, 1, 5)
    add_raise(g, hero, POWER, 1, 5)
    assert figures.stat(g, hero, POWER) == before + 1 and len(g.raises) == 61


# set-up


@rule("DV-SETUP-09", "DV-SETUP-10", "DV-SETUP-03", "DV-DAY-01")
def test_dv_setup_10_nobody_has_a_point_and_the_sun_rises() -> None:
    g = played(3)
    assert g.score == [0, 0, 0] and g.round == 1
    heroes = [card for card in range(HEROES) if card not in g.heroes]
    there = [*g.hand_figures[0], *g.hand_figures[1], *g.hand_figures[2], *[piece.card for piece in g.pieces]]
    assert all(g.figure_deck.loose[card] == 1 or card in there for card in heroes)
    assert g.item_discard == [] and decks.discard_of(g, decks.LOCATIONS) == []


@rule("DV-SETUP-05", "DV-AMB-64")
def test_amb_64_the_turn_order_stays() -> None:
    g = played(3, length="short")
    order = g.order[:]
    rng = seeded("order")
    turns: list[int] = []
    while g.asked and g.round < 3:
        seat = g.asked[0]
        g.apply(seat, g.stack[-1].draw(g, rng) if seat == CHANCE else g.options(seat)[-1])
        if g.current != NOBODY and (not turns or turns[-1] != g.current):
            turns.append(g.current)
    assert turns[:6] == order + order and g.order == order


@rule("DV-HERO-02", "DV-L-10")
def test_l10_heroes_are_chosen_by_roll_or_as_people_sit() -> None:
    g = set_up(position(3, hero_order="seats").terms, 3)
    g.advance()
    assert g.asked == (0,)
    rolled = set_up(position(3).terms, 3)
    rolled.advance()
    assert rolled.asked == (CHANCE,)


@rule("DV-HERO-04", "DV-HERO-05", "DV-HERO-09")
def test_dv_hero_04_what_is_on_a_character_card() -> None:
    g = position(2)
    cards = g.terms.content.cards
    roles = [one.role for one in cards.figures]
    assert (roles.count(HERO), roles.count(FOLLOWER), len(roles)) == (11, 5, 36)
    for one in cards.figures:
        assert len(one.attributes) == 4 and one.health > 0 and 0 <= one.faction < len(cards.factions)
    assert g.figure_deck.loose[figure(g, "second-ursula")] == 1  # a hero may be drawn and played


@rule("DV-HERO-07", "DV-HERO-08", "DV-AMB-50")
def test_amb_50_who_chose_first_has_the_item_that_two_name() -> None:
    both = {"ysmene-tarr": {"gear": ["bucket"]}, "captain-almost": {"gear": ["bucket"]}}
    g = position(2, with_cards(heroes=both))
    g.order = [1, 0]
    begin(g, setup.InOrder(setup.InOrder.CHOOSE_HEROES))
    play(g, 1, "hero captain-almost")
    play(g, 0, "hero ysmene-tarr")
    first, second = g.piece(figure(g, "captain-almost")), g.piece(figure(g, "ysmene-tarr"))
    assert first.worn + first.carried == [item(g, "bucket")] and second.worn + second.carried == []


@rule("DV-HERO-07", "DV-AMB-51")
def test_amb_51_gear_that_exceeds_the_slots_is_chosen() -> None:
    """D-04: two helmets, one head; a hero whose gear fits is not asked."""
    cards = position(2).terms.content.cards
    heads = [one.id for one in cards.items if one.slot_word == "head" and not any(one.needs)][:2]
    content = with_cards(heroes={"ysmene-tarr": {"gear": heads, "faction": "wayfolk"}})
    g = position(2, content)
    begin(g, setup.ChooseHero(0))
    play(g, 0, "hero ysmene-tarr")
    hero = figure(g, "ysmene-tarr")
    assert worn(g, hero) == {heads[0]}
    assert legal(g, 0) == [f"wear {heads[1]}", "pass"]
    play(g, 0, f"wear {heads[1]}")
    play(g, 0, "pass")
    assert worn(g, hero) == {heads[1]} and g.piece(hero).carried == [item(g, heads[0])]
    fits = position(2)
    begin(fits, setup.ChooseHero(0))
    play(fits, 0, "hero ysmene-tarr")
    assert fits.asked == ()


@rule("DV-STAT-08", "DV-STAT-10", "DV-AMB-05")
def test_tv_01_base_46_and_health_36_then_38() -> None:
    """With the hero of the box: printed 36, gear of +10 base health; 38 at the start of round 1, then 40."""
    g = position(1)
    begin(g, setup.ChooseHero(0))
    play(g, 0, "hero second-ursula")
    ursula = figure(g, "second-ursula")
    g.round = 0
    for round, health in ((1, 38), (2, 40)):
        g.stack = [Rounds()]
        g.asked = ()
        g.advance()
        assert (g.round, figures.stat(g, ursula, BASE), g.piece(ursula).health) == (round, 46, health)


@rule("DV-SETUP-03", "DV-SETUP-04")
def test_tv_20_what_is_in_the_box() -> None:
    """62 items; 36 characters, of which 11 heroes, 5 followers and 20 enemies, in 29 designs."""
    cards = position(2).terms.content.cards
    assert len(cards.items) == 62 and len(cards.figures) == 36
    assert len({one.id for one in cards.figures}) == 29


# solo


@rule("DV-SOLO-01", "DV-SOLO-02", "DV-SOLO-03", "DV-SOLO-06", "DV-SOLO-07", "DV-SETUP-13")
def test_s05_the_set_up_for_one() -> None:
    g = set_up(position(1, length="short").terms, 1)
    g.advance()
    out = [quest.id for quest in g.terms.content.cards.quests[:HEROIC] if not quest.solo]
    assert len(out) == 3 and sum(g.heroic_deck.loose) == HEROIC - 3
    play(g, 0, "hero brother-cinderjaw")
    carried = g.piece(g.heroes[0]).carried
    assert [g.terms.content.cards.items[one].name for one in carried] == ["pocket-noon-1"]
    names = [one.id for one in g.terms.content.cards.quests[:HEROIC] if one.solo]
    plain = [
        name
        for name in names
        if g.terms.content.received[[one.id for one in g.terms.content.cards.quests].index(name)] == NOTHING
    ]
    for name in plain[:4]:
        deal(g, name)
    assert legal(g, 0) == [f"keep {name}" for name in plain[:4]]
    play(g, 0, f"keep {plain[0]}")
    play(g, 0, f"keep {plain[1]}")
    assert len(quests.held(g, 0, heroic=True)) == 2 and sum(g.heroic_deck.loose) == HEROIC - 5
    assert g.terms.hero_ap == 3 and goal(g) == 15 and g.terms.rounds == 6


@rule("DV-SOLO-04", "DV-SOLO-05", "DV-HAND-01")
def test_s05_two_draws_of_two_decks_and_a_relief_after_each() -> None:
    g = in_play(seats=1)
    lead(g, 0, "ysmene-tarr")
    g.hand_items[0] = list(range(7))
    for card in range(7):
        g.item_deck.loose[card] = 0
    begin(g, Draw(0, 2, []))
    play(g, 0, "draw item")
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert all(name.startswith(("toss", "stow")) for name in legal(g, 0))
    play(g, 0, legal(g, 0)[0])
    assert "draw item" not in legal(g, 0) and "draw location" in legal(g, 0)
    play(g, 0, "draw location")
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert any(name.startswith("toss") for name in legal(g, 0))


@rule("DV-SOLO-09", "DV-AMB-19")
def test_dv_solo_09_alone_one_is_the_steward_of_all_others() -> None:
    """With the option the only player decides for characters, also against the own hero."""
    for npc, steward in (("steward", 0), ("auto", NOBODY)):
        g = in_play(seats=1, npc=npc)
        hero = lead(g, 0, "ysmene-tarr").card
        foe = come(g, "appraiser")
        assert steward_of(g, foe.card, [hero]) == steward
