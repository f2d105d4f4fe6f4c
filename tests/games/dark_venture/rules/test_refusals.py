"""What is refused, and by which rule: on the menu, in a battle turn, in laying, at the limit of a hand."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

import ludoteca
from games.dark_venture.kit.fights import ring, silent, strike_first
from games.dark_venture.kit.position import come, in_play, item, lead, menu, place, play, throw
from games.dark_venture.kit.table import acting, begin, give, hold, lay, plain_with, table
from games.dark_venture.kit.table import come as stands
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.rng import seeded
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.games.dark_venture.actions import space_of
from ludoteca.games.dark_venture.forecast import forecast
from ludoteca.games.dark_venture.rules.items import MOST_HANDLINGS
from ludoteca.games.dark_venture.rules.turns import Draw, Turn
from ludoteca.games.dark_venture.state import DEAD, UNCONSCIOUS, Position
from ludoteca.testing import rule
from ludoteca.testing.walks import random_move

PACKAGE = "ludoteca.games.dark_venture"
FULL = ("whistle", "tray", "spare-key", "apology", "invitation", "pendulum", "boat-hook", "gate-bar")


def why(g: Position, seat: int, move: str) -> str:
    """The rule that stands against a move; its sentence is there in every language."""
    action = space_of(g.terms.content).parse(move)
    assert action not in g.options(seat), move
    refusal = g.stack[-1].why_not(g, seat, action)
    said = [Words(PACKAGE, language).say(refusal.message) for language in LANGUAGES]
    assert all(said) and not any(f"[{refusal.message.id}]" in text or "{" in text for text in said), said
    return refusal.rule


@rule("DV-PAID-01", "DV-PAID-02", "DV-PAID-13", "DV-MAP-11", "DV-FOLL-11", "DV-WAKE-05")
def test_walking() -> None:
    g = table(2)
    lay(g, "slantwise-inn", 0, -1)
    lay(g, "ferry-without-a-far-bank", 1, 0)  # beside the start, behind a wall
    hero = g.piece(g.heroes[0])
    acting(g, 0)
    assert why(g, 0, "go ferry-without-a-far-bank") == why(g, 0, "go glass-flats") == "DV-MAP-11"
    assert why(g, 0, "alone slantwise-inn") == "DV-PAID-02"
    assert why(g, 0, "send slantwise-inn") == "DV-FOLL-11"
    hero.ap = 0
    assert why(g, 0, "go slantwise-inn") == "DV-PAID-13"
    hero.ap, hero.health = 1, 0
    g.become(hero, UNCONSCIOUS)
    assert why(g, 0, "go slantwise-inn") == why(g, 0, "search") == "DV-WAKE-05"


@rule("DV-PAID-06", "DV-PAID-07", "DV-PAID-13", "DV-HAND-06")
def test_searching_and_drawing() -> None:
    g = table(2)
    horse = stands(g, "moth-horse", leader=0)
    acting(g, 0)
    assert why(g, 0, "follower search") == "DV-PAID-07"
    g.searched[0] = True
    assert why(g, 0, "search") == why(g, 0, "follower search") == "DV-PAID-06"
    g.place_deck.loose = [0] * 24
    assert why(g, 0, "draw location") == "DV-HAND-06"
    horse.ap = 0
    assert why(g, 0, "follower draw item") == "DV-PAID-13"


@rule("DV-PAID-09", "DV-AMB-28", "DV-AMB-78", "DV-COOP-09")
def test_attacking() -> None:
    g = table(2, mode="cooperative")
    inn = lay(g, "slantwise-inn", 0, -1)
    stands(g, "pell", leader=0)
    stands(g, "late-postman", inn)
    fallen = stands(g, "mother-mole")
    g.become(fallen, DEAD)
    acting(g, 0)
    assert why(g, 0, "attack late-postman") == why(g, 0, "attack left-heir") == "DV-PAID-09"
    assert why(g, 0, "attack mother-mole") == "DV-AMB-28"
    assert why(g, 0, "attack pell") == why(g, 0, "attack ysmene-tarr") == "DV-AMB-78"
    assert why(g, 0, "attack brother-cinderjaw") == "DV-COOP-09"
    g.piece(g.heroes[0]).ap = 0
    assert why(g, 0, "attack late-postman") == "DV-PAID-13"


@rule("DV-ONCE-01", "DV-ONCE-03", "DV-MAP-10", "DV-PLAY-01", "DV-HAND-02")
def test_cards_of_the_hand() -> None:
    g = table(2)
    for name in ("den-under-the-ivy", "late-postman", "bucket"):
        hold(g, 0, name)
    hero = g.piece(g.heroes[0])
    acting(g, 0)
    assert why(g, 0, "lay glass-flats") == why(g, 0, "play mother-mole") == "DV-ONCE-03"
    assert why(g, 0, "play late-postman") == "DV-PLAY-01", "no place is linked"
    assert why(g, 0, "toss bucket") == "DV-HAND-02"
    g.free_location[0] = g.free_character[0] = False
    hero.ap = 0
    assert why(g, 0, "lay den-under-the-ivy") == why(g, 0, "play late-postman") == "DV-ONCE-01"


@rule("DV-MAP-03", "DV-MAP-04", "DV-MAP-05", "DV-MAP-06")
def test_s04_cells_and_turns() -> None:
    g = table(2)
    hold(g, 0, "ferry-without-a-far-bank")
    acting(g, 0)
    play(g, 0, "lay ferry-without-a-far-bank")
    assert why(g, 0, "at 0,0") == "DV-MAP-05" and why(g, 0, "at 3,3") == "DV-MAP-03"
    play(g, 0, "at 0,-1")
    assert why(g, 0, "turn 1") == "DV-MAP-04"
    play(g, 0, "turn 0")
    hold(g, 0, "den-under-the-ivy")
    g.free_location[0] = True
    play(g, 0, "lay den-under-the-ivy")
    play(g, 0, "at 1,0")
    g.open_doors = 1
    assert {why(g, 0, f"turn {turned}") for turned in range(4)} == {"DV-MAP-04", "DV-MAP-06"}


@rule("DV-ITEM-04", "DV-ITEM-05", "DV-ITEM-09", "DV-ITEM-10", "DV-HERO-05", "DV-FREE-03", "DV-FREE-05")
def test_items() -> None:
    box = plain_with(factions={"tidewrought": {"forbid": ["shield"]}}, heroes={"ysmene-tarr": {"power": 2}})
    g = table(2, box)
    hero = g.piece(g.heroes[0])
    for name in ("bucket", "tray", "boilerplate", "whistle"):
        give(g, hero, name)
    horse = stands(g, "moth-horse", leader=0)
    give(g, horse, "letter-opener")
    acting(g, 0)
    assert why(g, 0, "wear tray") == "DV-HERO-05" and why(g, 0, "wear boilerplate") == "DV-ITEM-05"
    assert why(g, 0, "wear whistle") == "DV-ITEM-03" and why(g, 0, "wear letter-opener") == "DV-ITEM-09"
    assert why(g, 0, "wear gate-bar") == why(g, 0, "take off bucket") == "DV-FREE-03"
    assert why(g, 0, "drop gate-bar") == why(g, 0, "take gate-bar") == "DV-FREE-05"
    assert why(g, 0, "stow gate-bar") == "DV-ITEM-10"
    hold(g, 0, "gate-bar")
    foretold = forecast(g, 0)
    assert foretold is not None
    told = {name: (why_not["id"], why_not["rule"]) for name, why_not in foretold["unworn"].items()}
    assert told == {
        "tray": ("no-forbidden", "DV-HERO-05"),
        "boilerplate": ("no-needs", "DV-ITEM-05"),
        "letter-opener": ("no-wearer", "DV-ITEM-09"),
        "gate-bar": ("no-needs", "DV-ITEM-05"),
    }, "whistles are never worn"
    for name in ("spare-key", "apology", "invitation", "pendulum"):
        give(g, hero, name)
    assert why(g, 0, "stow gate-bar") == "DV-ITEM-04"


@rule("DV-WAKE-05", "DV-FREE-03", "DV-FREE-05")
def test_what_an_unconscious_hero_has_stays_where_it_is() -> None:
    g = table(2)
    hero = g.piece(g.heroes[0])
    give(g, hero, "bucket")
    give(g, hero, "tray", worn=True)
    g.become(hero, UNCONSCIOUS)
    acting(g, 0)
    for move in ("wear bucket", "take off tray", "drop bucket", "drop tray"):
        assert why(g, 0, move) == "DV-WAKE-05"


@rule("DV-AMB-81")
def test_handlings_have_an_end() -> None:
    g = table(2)
    give(g, g.piece(g.heroes[0]), "bucket")
    acting(g, 0)
    g.stack[-1].handled = MOST_HANDLINGS  # type: ignore[attr-defined]
    assert why(g, 0, "wear bucket") == why(g, 0, "drop bucket") == "DV-AMB-81"


@rule("DV-LOOT-01", "DV-LOOT-03", "DV-ITEM-04")
def test_bodies() -> None:
    g = table(2)
    hero, body = g.piece(g.heroes[0]), stands(g, "mother-mole")
    give(g, body, "bucket")
    give(g, body, "tray")
    g.become(body, DEAD)
    acting(g, 0)
    assert why(g, 0, "loot whistle") == "DV-LOOT-01" and why(g, 0, "drag late-postman") == "DV-LOOT-03"
    play(g, 0, "loot bucket")
    assert why(g, 0, "loot tray") == "DV-LOOT-01"
    play(g, 0, "drag mother-mole")
    assert why(g, 0, "drag mother-mole") == "DV-LOOT-03"
    body.looted = 0
    hero.carried += [item(g, name) for name in FULL if item(g, name) not in hero.carried + body.carried]
    assert len(hero.carried) == 8 and why(g, 0, "loot tray") == "DV-ITEM-04"


@rule("DV-FREE-01", "DV-L-20", "DV-AMB-81", "DV-FREE-07")
def test_offers() -> None:
    g = table(3)
    postman = stands(g, "late-postman")
    first, second, third = (g.piece(card) for card in g.heroes)
    g.become(third, UNCONSCIOUS)
    acting(g, 0)
    assert postman.place == first.place and why(g, 0, "offer late-postman") == "DV-FREE-01"
    assert why(g, 0, "offer brother-cinderjaw") == "DV-FREE-01", "neither has anything"
    assert why(g, 0, "offer odile-crook") == "DV-L-20"
    give(g, first, "bucket")
    for name in FULL:
        give(g, second, name)
    play(g, 0, "offer brother-cinderjaw")
    assert why(g, 0, "propose") == "DV-FREE-01"
    play(g, 0, "give bucket")
    assert why(g, 0, "propose") == "DV-FREE-07"
    play(g, 0, "take back")
    for _ in range(2):
        play(g, 0, "offer brother-cinderjaw")
        play(g, 0, "take back")
    assert why(g, 0, "offer brother-cinderjaw") == "DV-AMB-81"


@rule("DV-FOLL-08", "DV-FOLL-14", "DV-WAKE-01", "DV-QUEST-07", "DV-COOP-05", "DV-COOP-06")
def test_followers_waking_quests_and_friends() -> None:
    g = table(2)
    pell = stands(g, "pell")
    dot = stands(g, "clerk-dot", leader=1)
    acting(g, 0)
    assert why(g, 0, "recruit pell") == why(g, 0, "recruit clerk-dot") == "DV-FOLL-08"
    assert why(g, 0, "influence pell") == "DV-FOLL-14"
    g.piece(g.heroes[0]).swayed |= 1 << dot.card
    assert why(g, 0, "influence clerk-dot") == "DV-FOLL-14"
    assert why(g, 0, "wake") == "DV-WAKE-01" and why(g, 0, "trade quests") == "DV-QUEST-07"
    assert why(g, 0, "party slantwise-inn") == "DV-COOP-06" and why(g, 0, "let act 1") == "DV-COOP-05"
    assert why(g, 0, "yes") == why(g, 0, "hit pell") == "DV-TURN-03" and pell.leader < 0


@rule("DV-COOP-05", "DV-L-33")
def test_out_of_turn_nobody_wakes_or_ends_anything() -> None:
    g = table(2, mode="cooperative")
    other = g.piece(g.heroes[1])
    other.health = 0
    g.become(other, UNCONSCIOUS)
    stands(g, "pell", leader=1)
    acting(g, 0)
    play(g, 0, "let act 1")
    assert why(g, 1, "wake") == "DV-L-33" and why(g, 1, "end") == "DV-COOP-05"


@rule("DV-COMBAT-07", "DV-FLEE-03", "DV-FREE-06", "DV-CITEM-05", "DV-CITEM-07", "DV-COMBAT-06", "DV-AMB-81")
def test_battle_turns() -> None:
    g = ring(silent())
    hero, captain = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    g.move(captain, place(g, "slantwise-inn"))
    hound = come(g, "salt-hounds-1")
    hero.ap = 1
    hero.carried = [item(g, "bucket"), item(g, "marsh-tea-1")]
    g.floor_items, g.floor_places = [item(g, "reading-helm")], [hero.place]
    menu(g)
    strike_first(g, hero, hound)
    assert why(g, 0, "hit captain-almost") == "DV-COMBAT-07" and why(g, 0, "flee 2") == "DV-FLEE-03"
    assert why(g, 0, "drop bucket") == why(g, 0, "go slantwise-inn") == "DV-FREE-06"
    assert why(g, 0, "take tray") == "DV-CITEM-07" and why(g, 0, "end") == "DV-COMBAT-06"
    assert why(g, 0, "follower take reading-helm") == "DV-COMBAT-06", "it is the hero's turn"
    play(g, 0, "take reading-helm")
    throw(g, 6, 6)
    assert why(g, 0, "wear reading-helm") == "DV-CITEM-05"
    g.floor_items, g.floor_places = [item(g, "tray")], [hero.place]
    g.stack[-1].handled = MOST_HANDLINGS  # type: ignore[attr-defined]
    for move in ("take tray", "wear bucket", "use marsh-tea-brew"):
        assert why(g, 0, move) == "DV-AMB-81", move


@rule("DV-SOLO-04", "DV-AMB-65", "DV-HAND-03", "DV-HAND-04")
def test_draws_and_the_limit_of_a_hand() -> None:
    g = in_play(seats=1)
    lead(g, 0, "ysmene-tarr")
    begin(g, Draw(0, 2, []))
    assert why(g, 0, "skip") == "DV-AMB-65"
    play(g, 0, "draw item")
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert why(g, 0, "draw item") == "DV-SOLO-04"
    g = table(2)
    for name in ("slantwise-inn", "whistle", "bucket", "tray", "spare-key", "apology"):
        hold(g, 0, name)
    acting(g, 0)
    play(g, 0, "draw item")
    assert why(g, 0, "bury place slantwise-inn") == "DV-HAND-04" and why(g, 0, "end") == "DV-HAND-03"
    begin(g, Turn(0))
    play(g, 0, "draw item")
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert why(g, 0, "end") == "DV-HAND-02"


@rule("DV-HAND-02", "DV-ONCE-01", "DV-PLAY-01", "DV-ITEM-04", "DV-QUEST-08")
def test_what_a_hand_cannot_be_relieved_of_says_why() -> None:
    g = table(2)
    for name in ("slantwise-inn", "salt-chapel", "glass-flats", "bell-ridge", "mother-mole", "bucket"):
        hold(g, 0, name)
    hero = g.piece(g.heroes[0])
    for name in FULL:
        give(g, hero, name)
    begin(g, Turn(0))
    assert why(g, 0, "no quest") == why(g, 0, "replace wet-feet") == "DV-QUEST-08"
    play(g, 0, "draw location")
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert why(g, 0, "play mother-mole") == "DV-PLAY-01" and why(g, 0, "stow bucket") == "DV-ITEM-04"
    assert why(g, 0, "lay heron-market") == "DV-ONCE-03" and why(g, 0, "follower stow bucket") == "DV-FOLL-11"
    g.free_location[0], hero.ap = False, 0
    assert why(g, 0, "lay slantwise-inn") == "DV-ONCE-01" and why(g, 0, "end") == "DV-HAND-02"


def rule_ids() -> set[str]:
    text = resources.files(PACKAGE).joinpath("rules.toml").read_text(encoding="utf-8")
    return {one["id"] for one in tomllib.loads(text)["rule"]}


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_refused_anywhere_has_a_rule_and_a_sentence(seed: int) -> None:
    """Of all moves of the game that are not possible a ninth, in positions of random games."""
    options: dict[str, object] = {"mode": "cooperative"} if seed % 2 else {}
    t = ludoteca.new("dark-venture", seats=1 + seed if seed else 2, seed=seed, options=options)
    rng, known = seeded(f"refusals {seed}"), rule_ids()
    words = Words(PACKAGE, LANGUAGES[seed % 3])
    for count in range(300):
        if not t.asked:
            break
        if count % 60 == 59:
            seat = t.asked[0]
            g = t.state
            possible = set(g.options(seat))
            for action in t.rules.space(g).of[0][count % 9 :: 9]:
                if action not in possible:
                    refusal = g.stack[-1].why_not(g, seat, action)
                    assert refusal.rule in known, refusal.rule
                    assert words.say(refusal.message)
        random_move(t, rng, 0)
