"""Chapters "Attributes and health" and "Equipment"."""

from __future__ import annotations

from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    figure,
    in_play,
    item,
    lead,
    legal,
    menu,
    play,
    position,
    stand,
    with_cards,
)
from ludoteca.games.dark_venture.content.cards import ARMOR_BONUS, ATTACK, BASE, LUCK, MIND, POWER, SPEED
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.figures import can_wear, displaced, hands_of, settle, stat
from ludoteca.games.dark_venture.state import Position, Raise
from ludoteca.testing import rule

GAME = 5  # until the end of the game


def bearer(power: int = 4, speed: int = 4, **changes: dict[str, object]) -> tuple[Position, int]:
    """A hero who may hold anything, with other attributes, and weapons changed as given, in a game of two."""
    weapons = {id.replace("_", "-"): dict(change) for id, change in changes.items()}
    hero = {"power": power, "speed": speed, "faction": "clockborn"}
    content = with_cards(heroes={"ysmene-tarr": hero}, weapons=weapons)
    g = position(content=content)
    card = figure(g, "ysmene-tarr")
    stand(g, card, leader=0)
    return g, card


@rule("DV-STAT-02", "DV-STAT-07", "DV-ITEM-01")
def test_dv_stat_02_only_what_is_worn_counts() -> None:
    """DV-STAT-02, -07: a needle in the hand adds attack and speed, one in the bag nothing."""
    g, card = bearer()
    needle = item(g, "needle-of-small-hours")
    piece = g.piece(card)
    piece.carried.append(needle)
    assert (stat(g, card, SPEED), stat(g, card, ATTACK)) == (4, 0)
    piece.carried.remove(needle)
    piece.worn.append(needle)
    assert (stat(g, card, SPEED), stat(g, card, ATTACK)) == (5, 1)


@rule("DV-STAT-03")
def test_dv_stat_03_limits_hold_for_the_sum() -> None:
    """TV-24, AMB-45: 8 and 2 and 1 are 10; without the 2 they are 9, and nothing is below 0."""
    g, card = bearer(power=8)
    g.raises += [Raise(card, POWER, 2, GAME, 0), Raise(card, POWER, 1, GAME, 0)]
    assert stat(g, card, POWER) == 10
    del g.raises[0]
    assert stat(g, card, POWER) == 9
    g.raises.append(Raise(card, POWER, -20, GAME, 0))
    assert stat(g, card, POWER) == 0


@rule("DV-STAT-04", "DV-STAT-05", "DV-STAT-06", "DV-STAT-09")
def test_dv_stat_04_base_health_is_at_most_50_and_at_least_1() -> None:
    """DV-STAT-04, -06, -09, AMB-46: health sinks with its base."""
    g, card = bearer()
    g.raises.append(Raise(card, BASE, 30, GAME, 0))
    assert stat(g, card, BASE) == 50
    g.raises[0] = Raise(card, BASE, -99, GAME, 0)
    settle(g, card)
    assert (stat(g, card, BASE), g.piece(card).health) == (1, 1)


@rule("DV-STAT-08")
def test_dv_stat_08_a_higher_base_fills_nothing() -> None:
    """TV-01, S15: 46 and 36; taken off and put on again at 46 it is 46 and 36 once more."""
    g = position()
    card = figure(g, "second-ursula")
    piece = stand(g, card, leader=0)
    staff = item(g, "standing-order")
    piece.worn.append(staff)
    settle(g, card)
    assert (stat(g, card, BASE), piece.health) == (46, 36)
    piece.health = 46
    piece.worn.remove(staff)
    settle(g, card)
    assert (stat(g, card, BASE), piece.health) == (36, 36)


@rule("DV-STAT-11")
def test_dv_stat_11_the_total_is_of_four() -> None:
    g, card = bearer()
    assert figures.total(g, card) == sum(stat(g, card, which) for which in (POWER, SPEED, MIND, LUCK)) == 17


@rule("DV-ITEM-05")
def test_dv_item_05_its_own_bonus_counts_toward_what_it_needs() -> None:
    """TV-22, DV-ITEM-07."""
    change = {"needs": {"power": 5}, "power": 1}
    for power, fits in ((4, True), (3, False)):
        g, card = bearer(power=power, needle_of_small_hours=change)
        assert can_wear(g, card, item(g, "needle-of-small-hours")) == fits


@rule("DV-ITEM-06")
def test_dv_item_06_one_hand_or_both() -> None:
    """TV-23."""
    change = {"hands": 2, "one-hand": {"speed": 6}, "speed": 2, "needs": {}}
    for speed, hands in ((4, 1), (3, 2)):
        g, card = bearer(speed=speed, gate_bar=change)
        assert hands_of(g, card, item(g, "gate-bar")) == hands


@rule("DV-ITEM-16")
def test_dv_item_16_what_no_longer_fits_goes_to_the_inventory() -> None:
    """S11, AMB-47: the ring is gone, the halberd needs both hands, and the shield came last."""
    halberd_like = {"hands": 2, "one-hand": {"power": 7}, "power": 2, "needs": {}}
    g, card = bearer(power=4, gate_bar=halberd_like)
    piece = g.piece(card)
    ring, bar, lid = (item(g, name) for name in ("ring-of-someone-else", "gate-bar", "pan-lid-aegis"))
    piece.worn += [ring, bar, lid]
    settle(g, card)
    assert piece.worn == [ring, bar, lid] and stat(g, card, POWER) == 7
    piece.worn.remove(ring)
    settle(g, card)
    assert (piece.worn, piece.carried) == ([bar], [lid])


@rule("DV-ITEM-09")
def test_dv_item_09_beasts_wear_nothing() -> None:
    """DV-ITEM-09, DV-FOLL-12: carrying is another matter."""
    g = position()
    card = figure(g, "moth-horse")
    stand(g, card, leader=0)
    assert not any(can_wear(g, card, thing) for thing in range(62))
    assert figures.room(g, card) == 8


@rule("DV-ITEM-09")
def test_dv_item_09_whose_card_says_so_neither_wears_nor_uses_and_carries_all_the_same() -> None:
    """The book says of two groups that they are not "weapon-holding", and of these that they keep items but
    neither equip nor use them: all of them, not weapons alone.
    """
    g = in_play()
    lead(g, 0, "ysmene-tarr")
    clerk = lead(g, 0, "clerk-dot", ap=2)
    clerk.carried = [item(g, name) for name in ("letter-opener", "bucket", "marsh-tea-1", "spare-key")]
    assert not any(can_wear(g, clerk.card, thing) for thing in range(62))
    menu(g)
    own = [move for move in legal(g, 0) if "marsh-tea" in move or "spare-key" in move or "bucket" in move]
    assert own == ["drop bucket", "drop marsh-tea-1", "drop spare-key"]
    assert figures.room(g, clerk.card) == 4


@rule("DV-HERO-05")
def test_dv_hero_05_factions_forbid_and_give() -> None:
    """The tidewrought hold no shields."""
    g = position()
    widow, clerk = figure(g, "ysmene-tarr"), figure(g, "clerk-dot")
    for card in (widow, clerk):
        stand(g, card, leader=0)
    assert not can_wear(g, widow, item(g, "tray"))
    assert not can_wear(g, clerk, item(g, "letter-opener"))


def test_d_29_what_makes_room_for_an_item() -> None:
    """DV-ITEM-03: one head, one body, one jewel, two hands."""
    g, card = bearer(power=9, speed=9)
    piece = g.piece(card)
    knife, sword, bow = (
        item(g, name) for name in ("letter-opener", "sword-of-the-second-son", "bow-of-short-notice")
    )
    piece.worn += [knife, sword]
    assert displaced(g, card, item(g, "fish-knife")) == [sword]
    assert displaced(g, card, bow) == [sword, knife]
    piece.worn.append(item(g, "bucket"))
    assert displaced(g, card, item(g, "reading-helm")) == [item(g, "bucket")]
    assert stat(g, card, ARMOR_BONUS) == 1


@rule("DV-ITEM-16", "DV-STAT-09", "DV-AMB-47")
def test_what_is_worn_by_the_power_of_a_place_is_not_worn_elsewhere() -> None:
    at_home = [{"at": "leaning-post"}]
    gifts = [{"stat": "power", "n": 2, "if": at_home}, {"stat": "base", "n": 5, "if": at_home}]
    hero = {"gifts": gifts, "abilities": [], "power": 4, "health": 30}
    g = in_play(with_cards(locations=PLAIN_PLACES, heroes={"ysmene-tarr": hero}))
    piece = lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    plate = item(g, "boilerplate")
    piece.worn, piece.health = [plate], 35
    menu(g)
    assert piece.worn == [plate] and stat(g, piece.card, BASE) == 35
    play(g, 0, "go slantwise-inn")
    assert (piece.worn, piece.carried, piece.health) == ([], [plate], 30)
