"""What must hold in every position: each card is in one place, and nothing is beyond its limits."""

from __future__ import annotations

from ludoteca.engine.deck import Deck
from ludoteca.games.dark_venture.content.cards import (
    BASE,
    FIGURE_CARDS,
    HEROIC,
    ITEM_CARDS,
    LUCK,
    PLACES,
    POWER,
    QUEST_CARDS,
)
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.aggression import unrest
from ludoteca.games.dark_venture.rules.combat import combats
from ludoteca.games.dark_venture.rules.decks import CHARACTERS, ITEMS, LOCATIONS, hand_size
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.rules.objectives import look_around
from ludoteca.games.dark_venture.rules.plays import PlayInto
from ludoteca.games.dark_venture.rules.quests import MOST_SIDE, KeepQuests, held
from ludoteca.games.dark_venture.rules.script import Script
from ludoteca.games.dark_venture.rules.script_cards import PEEK
from ludoteca.games.dark_venture.rules.search import Find
from ludoteca.games.dark_venture.state import CONSCIOUS, NOTHING, NOWHERE, Position, Watch


def census(g: Position) -> dict[str, tuple[int, int]]:
    """How many are found of each thing, and how many there must be; of a limit, how far it is exceeded."""
    counts = {**cards(g), **quests(g)}
    for piece in g.pieces:
        counts |= limits(g, piece.card)
    for seat in range(g.seats):
        counts[f"side quests of {seat} beyond three"] = (
            max(0, len(held(g, seat, False)) - MOST_SIDE),
            0,
        )
        counts[f"points of {seat} below zero"] = (min(0, g.score[seat]), 0)  # DV-END-07
        if g.stack and isinstance(g.stack[-1], Menu):
            over = max(0, hand_size(g, seat) - g.terms.hand_limit)
            counts[f"hand of {seat} beyond its limit"] = (over, 0)
    if g.stack and isinstance(g.stack[-1], Menu):
        counts["a fight that was not fought"] = (unrest(g), NOWHERE)
    for fight in combats(g):
        counts[f"fighters in {fight.place}"] = (fight.among, sum([1 << card for card in fight.fighters]))
    if g.watch is not None and g.logged == len(g.tasks):
        known = waited_for(g.watch)
        counts["what quests wait for, if all are counted"] = (
            len(known | waited_for(look_around(g))),
            len(known),
        )
    counts["no open door"] = (int(not g.open_doors), 0)  # DV-MAP-06
    return counts


def waited_for(watch: Watch) -> set[tuple[int, int]]:
    """Of which quests, by which figures."""
    found = {(task.quest, piece.card) for task, _way, piece in watch.owned + watch.standing}
    return found | {(task.quest, NOTHING) for task, _way in watch.told}


def of_deck(deck: Deck) -> list[int]:
    loose = [card for card, count in enumerate(deck.loose) for _ in range(count)]
    return loose + deck.top + deck.bottom


def peeked(g: Position, deck: int) -> list[int]:
    """Cards of a deck that are being looked at."""
    lines = g.terms.content.lines
    scripts = [step for step in g.stack if isinstance(step, Script) and lines[step.line].op == PEEK]
    return [card for script in scripts if lines[script.line].word == deck for card in script.left]


def cards(g: Position) -> dict[str, tuple[int, int]]:
    """DV-ITEM-02, and the same of figures and locations."""
    box = g.terms.content.cards
    items = of_deck(g.item_deck) + peeked(g, ITEMS) + g.item_discard + g.floor_items
    items += [item for hand in g.hand_items for item in hand]
    items += [item for piece in g.pieces for item in piece.worn + piece.carried]
    items += [item for step in g.stack if isinstance(step, Find) for item in step.seen]
    people = of_deck(g.figure_deck) + peeked(g, CHARACTERS) + g.figure_discard
    people += [piece.card for piece in g.pieces]
    people += [card for hand in g.hand_figures for card in hand]
    people += [step.card for step in g.stack if isinstance(step, PlayInto)]
    places = of_deck(g.place_deck) + peeked(g, LOCATIONS) + g.laid
    places += [place for hand in g.hand_places for place in hand]
    places += [step.card for step in g.stack if isinstance(step, LayAt)]
    out = [n for n in range(ITEM_CARDS) if g.terms.solo and not box.items[n].solo]  # DV-SOLO-01
    there = {f"item {box.items[n].name}": (items.count(n), int(n not in out)) for n in range(ITEM_CARDS)}
    there |= {f"figure {box.figures[n].name}": (people.count(n), 1) for n in range(FIGURE_CARDS)}
    return there | {f"location {box.places[n].id}": (places.count(n), 1) for n in range(PLACES)}


def quests(g: Position) -> dict[str, tuple[int, int]]:
    box = g.terms.content.cards.quests
    there = of_deck(g.heroic_deck) + [quest + HEROIC for quest in of_deck(g.side_deck)]
    there += g.side_discard + g.done_heroic + [task.quest for task in g.tasks]
    there += [quest for quests in g.considered + g.rejected for quest in quests]
    there += [quest for step in g.stack if isinstance(step, KeepQuests) for quest in step.kept]
    out = [n for n in range(QUEST_CARDS) if g.terms.solo and not box[n].solo]
    return {f"quest {box[n].id}": (there.count(n), int(n not in out)) for n in range(QUEST_CARDS)}


def limits(g: Position, card: int) -> dict[str, tuple[int, int]]:
    """DV-STAT-03 to -05, DV-ITEM-03, -04, DV-DEFEAT-01."""
    piece = g.piece(card)
    name = g.terms.content.cards.figures[card].name
    base = figures.stat(g, card, BASE)
    stats = [figures.stat(g, card, which) for which in range(POWER, LUCK + 1)]
    load = len(piece.worn) + len(piece.carried)
    return {
        f"items of {name} beyond eight": (max(0, load - figures.MOST_ITEMS), 0),
        f"hands of {name} beyond two": (max(0, figures.hands_used(g, piece) - figures.HANDS), 0),
        f"base health of {name} out of bounds": (int(not 1 <= base <= figures.MOST_BASE), 0),
        f"health of {name} out of bounds": (int(not 0 <= piece.health <= base), 0),
        f"{name} stands": (int(piece.health > 0), int(piece.how == CONSCIOUS)),
        f"attributes of {name} below zero": (min(0, min(stats)), 0),
        f"attributes of {name} beyond ten": (max(0, max(stats) - figures.MOST_ATTRIBUTE), 0),
        f"action points of {name} below zero": (min(0, piece.ap), 0),
    }
