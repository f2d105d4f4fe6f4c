"""The action space of Dark Venture and its events.

What the hero does has a plain name; what the follower does begins with `follower`, where the thing that is
named does not tell who it is.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteca.engine.actions import ASIDES, OF_CHANCE, ActionSpace, Block
from ludoteca.engine.dice import Dice
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import (
    ANCIENTS,
    FIGURE_CARDS,
    ITEM_CARDS,
    PLACES,
    QUEST_CARDS,
)
from ludoteca.games.dark_venture.content.played import Content

MOST_SEATS: Final = 4
DECKS: Final = len(v.DECKS)
PILES: Final = (*v.DECKS, "heroic", "side")
MOST_DICE: Final = 4  # DV-GEN-04
EXTRA_DICE: Final = 3  # DV-FLEE-03: none, one or two

# cells of the map: every card may lie in a row
REACH: Final = PLACES - 1
SPAN: Final = 2 * REACH + 1

# set-up and quests
HERO: Final = 0  # + figure
ANCIENT: Final = HERO + FIGURE_CARDS  # + ancient
KEEP: Final = ANCIENT + ANCIENTS  # + quest
REPLACE: Final = KEEP + QUEST_CARDS  # + quest
NEW_QUEST: Final = REPLACE + QUEST_CARDS
NO_QUEST: Final = NEW_QUEST + 1
TRADE_QUESTS: Final = NO_QUEST + 1
FULFIL: Final = TRADE_QUESTS + 1  # + quest: which of several comes first
# hands
DRAW: Final = FULFIL + QUEST_CARDS  # + deck
FOLLOWER_DRAW: Final = DRAW + DECKS  # + deck
SKIP: Final = FOLLOWER_DRAW + DECKS
TOSS: Final = SKIP + 1  # + item
STOW: Final = TOSS + ITEM_CARDS  # + item
FOLLOWER_STOW: Final = STOW + ITEM_CARDS  # + item
BURY: Final = FOLLOWER_STOW + ITEM_CARDS  # + figure
BURY_PLACE: Final = BURY + FIGURE_CARDS  # + place
# map
LAY: Final = BURY_PLACE + PLACES  # + place
FOLLOWER_LAY: Final = LAY + PLACES  # + place
AT: Final = FOLLOWER_LAY + PLACES  # + cell
TURN: Final = AT + SPAN * SPAN  # + quarters
PLAY: Final = TURN + 4  # + figure
FOLLOWER_PLAY: Final = PLAY + FIGURE_CARDS  # + figure
INTO: Final = FOLLOWER_PLAY + FIGURE_CARDS  # + place
# moving
GO: Final = INTO + PLACES  # + place
ALONE: Final = GO + PLACES  # + place
SEND: Final = ALONE + PLACES  # + place
DRAG: Final = SEND + PLACES  # + figure
LEAD: Final = DRAG + FIGURE_CARDS  # + figure: who meets what waits there
STEP: Final = LEAD + FIGURE_CARDS  # + place: of a flight, of whoever wakes
STAY: Final = STEP + PLACES
# acting
SEARCH: Final = STAY + 1
FOLLOWER_SEARCH: Final = SEARCH + 1
FIND: Final = FOLLOWER_SEARCH + 1  # + item
ATTACK: Final = FIND + ITEM_CARDS  # + figure
FOLLOWER_ATTACK: Final = ATTACK + FIGURE_CARDS  # + figure
RECRUIT: Final = FOLLOWER_ATTACK + FIGURE_CARDS  # + figure
INFLUENCE: Final = RECRUIT + FIGURE_CARDS  # + figure
COURT: Final = INFLUENCE + FIGURE_CARDS
LET_BE: Final = COURT + 1
WAKE: Final = LET_BE + 1
END: Final = WAKE + 1
# items
WEAR: Final = END + 1  # + item
TAKE_OFF: Final = WEAR + ITEM_CARDS  # + item
TAKE: Final = TAKE_OFF + ITEM_CARDS  # + item
FOLLOWER_TAKE: Final = TAKE + ITEM_CARDS  # + item
DROP: Final = FOLLOWER_TAKE + ITEM_CARDS  # + item
LOOT: Final = DROP + ITEM_CARDS  # + item
FOLLOWER_LOOT: Final = LOOT + ITEM_CARDS  # + item
OFFER: Final = FOLLOWER_LOOT + ITEM_CARDS  # + figure
FOLLOWER_OFFER: Final = OFFER + FIGURE_CARDS  # + figure
GIVE: Final = FOLLOWER_OFFER + FIGURE_CARDS  # + item
ASK: Final = GIVE + ITEM_CARDS  # + item
PROPOSE: Final = ASK + ITEM_CARDS
TAKE_BACK: Final = PROPOSE + 1
# answers
YES: Final = TAKE_BACK + 1
NO: Final = YES + 1
PASS: Final = NO + 1
PICK: Final = PASS + 1  # + figure
PICK_PLACE: Final = PICK + FIGURE_CARDS  # + place
PICK_ITEM: Final = PICK_PLACE + PLACES  # + item
# fights
HIT: Final = PICK_ITEM + ITEM_CARDS  # + figure
FLEE: Final = HIT + FIGURE_CARDS  # + dice bought
# together
PARTY: Final = FLEE + EXTRA_DICE  # + place
LET_ACT: Final = PARTY + PLACES  # + seat
# of the content: as many as it has
# + answer; then abilities: `use`, `follower use`; then marks: `give mark`, `ask mark`
ANSWER: Final = LET_ACT + MOST_SEATS
# asides, beyond all that a pack can hold
SHOW: Final = 1_000_000  # + quest
STEP_IN: Final = SHOW + QUEST_CARDS
# chance
ROLL: Final = STEP_IN + 1  # + roll
DICE: Final = Dice(ROLL, MOST_DICE)
DRAW_ITEM: Final = ROLL + 209  # + item
DRAW_FIGURE: Final = DRAW_ITEM + ITEM_CARDS  # + figure
DRAW_PLACE: Final = DRAW_FIGURE + FIGURE_CARDS  # + place
DRAW_QUEST: Final = DRAW_PLACE + PLACES  # + quest
STRAY: Final = DRAW_QUEST + QUEST_CARDS  # + place: where a wanderer goes

assert len(DICE.rolls) == 209

BLOCKS: Final = [
    Block(HERO, "hero", "figure"),
    Block(ANCIENT, "ancient", "ancient"),
    Block(KEEP, "keep", "quest"),
    Block(REPLACE, "replace", "quest"),
    Block(NEW_QUEST, "new quest"),
    Block(NO_QUEST, "no quest"),
    Block(TRADE_QUESTS, "trade quests"),
    Block(FULFIL, "fulfil", "quest"),
    Block(DRAW, "draw", "deck"),
    Block(FOLLOWER_DRAW, "follower draw", "deck"),
    Block(SKIP, "skip"),
    Block(TOSS, "toss", "item"),
    Block(STOW, "stow", "item"),
    Block(FOLLOWER_STOW, "follower stow", "item"),
    Block(BURY, "bury", "figure"),
    Block(BURY_PLACE, "bury place", "location"),
    Block(LAY, "lay", "location"),
    Block(FOLLOWER_LAY, "follower lay", "location"),
    Block(AT, "at", "cell"),
    Block(TURN, "turn", "quarter"),
    Block(PLAY, "play", "figure"),
    Block(FOLLOWER_PLAY, "follower play", "figure"),
    Block(INTO, "into", "location"),
    Block(GO, "go", "location"),
    Block(ALONE, "alone", "location"),
    Block(SEND, "send", "location"),
    Block(DRAG, "drag", "figure"),
    Block(LEAD, "lead", "figure"),
    Block(STEP, "step", "location"),
    Block(STAY, "stay"),
    Block(SEARCH, "search"),
    Block(FOLLOWER_SEARCH, "follower search"),
    Block(FIND, "find", "item"),
    Block(ATTACK, "attack", "figure"),
    Block(FOLLOWER_ATTACK, "follower attack", "figure"),
    Block(RECRUIT, "recruit", "figure"),
    Block(INFLUENCE, "influence", "figure"),
    Block(COURT, "court"),
    Block(LET_BE, "let be"),
    Block(WAKE, "wake"),
    Block(END, "end"),
    Block(WEAR, "wear", "item"),
    Block(TAKE_OFF, "take off", "item"),
    Block(TAKE, "take", "item"),
    Block(FOLLOWER_TAKE, "follower take", "item"),
    Block(DROP, "drop", "item"),
    Block(LOOT, "loot", "item"),
    Block(FOLLOWER_LOOT, "follower loot", "item"),
    Block(OFFER, "offer", "figure"),
    Block(FOLLOWER_OFFER, "follower offer", "figure"),
    Block(GIVE, "give", "item"),
    Block(ASK, "ask", "item"),
    Block(PROPOSE, "propose"),
    Block(TAKE_BACK, "take back"),
    Block(YES, "yes"),
    Block(NO, "no"),
    Block(PASS, "pass"),
    Block(PICK, "pick", "figure"),
    Block(PICK_PLACE, "pick place", "location"),
    Block(PICK_ITEM, "pick item", "item"),
    Block(HIT, "hit", "figure"),
    Block(FLEE, "flee", "extra"),
    Block(PARTY, "party", "location"),
    Block(LET_ACT, "let act", "seat"),
    Block(SHOW, "show", "quest", of=ASIDES),
    Block(STEP_IN, "step in", of=ASIDES),
    DICE.block(),
    Block(DRAW_ITEM, "item", "item", of=OF_CHANCE),
    Block(DRAW_FIGURE, "figure", "figure", of=OF_CHANCE),
    Block(DRAW_PLACE, "location", "location", of=OF_CHANCE),
    Block(DRAW_QUEST, "quest", "quest", of=OF_CHANCE),
    Block(STRAY, "stray", "location", of=OF_CHANCE),
    Block(ANSWER, "answer", "answer"),
]


def use(content: Content) -> int:
    """The first action of abilities that are used by whoever bears them, or by the hero."""
    return ANSWER + len(content.answers)


def follower_use(content: Content) -> int:
    """Of those of places and characters, used by the follower."""
    return use(content) + len(content.abilities)


def give_mark(content: Content) -> int:
    """The first of the marks that are borne like things: they are given and asked for, too (hole 11)."""
    return follower_use(content) + len(content.abilities)


def ask_mark(content: Content) -> int:
    return give_mark(content) + len(content.carried)


def cell(x: int, y: int) -> int:
    return (x + REACH) * SPAN + y + REACH


def cell_at(number: int) -> tuple[int, int]:
    return number // SPAN - REACH, number % SPAN - REACH


@cache
def space_of(content: Content) -> ActionSpace:
    """A content's own action space: the names are its cards'."""
    cards = content.cards
    abilities = tuple([one.name or f"unnamed.{i}" for i, one in enumerate(content.abilities)])
    return ActionSpace(
        [
            *BLOCKS,
            Block(use(content), "use", "ability"),
            Block(follower_use(content), "follower use", "ability"),
            Block(give_mark(content), "give mark", "mark"),
            Block(ask_mark(content), "ask mark", "mark"),
        ],
        {
            "figure": tuple([figure.name for figure in cards.figures]),
            "item": tuple([item.name for item in cards.items]),
            "location": tuple([place.id for place in cards.places]),
            "quest": tuple([quest.id for quest in cards.quests]),
            "ancient": cards.ancients,
            "answer": tuple(content.answers),
            "ability": abilities,
            "mark": tuple([content.marks[mark] for mark in content.carried]),
            "deck": v.DECKS,
            "pile": PILES,
            "purpose": v.PURPOSES,
            "stat": v.STATS,
            "share": ("none", *v.ATTRIBUTES),
            "way": v.WAYS,
            "book": v.BOOKS,
            "told": tuple(content.told),
            "hour": tuple([str(hour + 1) for hour in range(len(content.hours))]),
            "cell": tuple([f"{x},{y}" for x, y in map(cell_at, range(SPAN * SPAN))]),
            "quarter": ("0", "1", "2", "3"),
            "extra": ("0", "1", "2"),
            "dice": DICE.names,
            "seat": tuple([str(seat) for seat in range(MOST_SEATS)]),
        },
    )
