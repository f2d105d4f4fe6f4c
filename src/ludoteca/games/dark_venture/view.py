"""What each seat may know (AMB-70). Tokens are numbers here, without limit (DV-TOKEN-01, -03, AMB-54)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ludoteca.engine.kernel import SPECTATOR, Step
from ludoteca.games.dark_venture.actions import cell
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import (
    ARMOR_BONUS,
    ATTACK,
    BASE,
    HEROIC,
    LUCK,
    MIND,
    POWER,
    QUEST_CARDS,
    SPEED,
)
from ludoteca.games.dark_venture.imagined import known_items, looks_at_items, looks_at_quests
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.conditions import OF_FIGURE, OF_PLACE, OF_QUEST, OF_SEAT
from ludoteca.games.dark_venture.rules.decks import deck_of
from ludoteca.games.dark_venture.rules.ending import goal, rank_of
from ludoteca.games.dark_venture.rules.hearing import OfferAbility, spent
from ludoteca.games.dark_venture.rules.items import on_floor
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.map import SIDES
from ludoteca.games.dark_venture.rules.objectives import progress
from ludoteca.games.dark_venture.rules.rolls import DiceRoll
from ludoteca.games.dark_venture.rules.script import Script
from ludoteca.games.dark_venture.rules.trading import AnswerOffer, Bargain, Offer
from ludoteca.games.dark_venture.state import (
    COMPETITIVE,
    CONSCIOUS,
    DEAD,
    NOBODY,
    NOTHING,
    RANKED,
    UNCONSCIOUS,
    Mark,
    Piece,
    Position,
    Task,
)

SHOWN = (POWER, SPEED, MIND, LUCK, ATTACK, ARMOR_BONUS)  # stats of figures
MODES = ("competitive", "cooperative", "questing", "ranked")


class Figure(TypedDict):
    """Somebody on the map. Health and attributes are told where they are not as printed on the card, and
    not of the dead.
    """

    health: NotRequired[list[int]]  # now, and at most
    stats: NotRequired[list[int]]  # now: power, speed, mind, luck, attack, armor
    leader: NotRequired[int]  # the seat whose hero or follower it is
    ap: NotRequired[int]
    worn: NotRequired[list[str]]
    carried: NotRequired[list[str]]
    how: NotRequired[Literal["unconscious", "dead"]]
    tries: NotRequired[int]  # failed wakings
    unseen: NotRequired[bool]
    roams: NotRequired[str]
    bonuses: NotRequired[dict[str, int]]  # for a while, by stat; within the attributes
    spent: NotRequired[list[str]]  # abilities that are used up for now, as their limits say


class Place(TypedDict):
    """A location as it lies, and what can be seen of it."""

    at: list[int]  # x, y, and how it is turned
    figures: NotRequired[dict[str, Figure]]
    searched: NotRequired[bool]
    waits: NotRequired[bool]  # its hexagon is still to be read, for the viewer
    items: NotRequired[list[str]]  # that lie there
    barred: NotRequired[list[str]]  # sides through which nobody walks


class Quest(TypedDict):
    """How far a quest is: its stage, and of each way how much is done of how much."""

    stage: NotRequired[int]  # from 0 on; where it is not the first
    done: NotRequired[list[int]]  # where anything is
    shown: NotRequired[bool]  # of a side quest: everybody knows it


class Player(TypedDict):
    hero: str | None
    follower: str | None
    score: int
    hand: list[int]  # how many items, characters, locations
    known: NotRequired[list[str]]  # items of the hand that the viewer knows
    cards: NotRequired[list[str]]  # the whole hand, where hands are open
    quests: dict[str, Quest]  # that the viewer may know
    secret: NotRequired[int]  # how many others there are, if any
    heroic: NotRequired[int]  # fulfilled, if any are
    side: NotRequired[int]
    traded: NotRequired[bool]
    ancient: NotRequired[str]
    favour: NotRequired[list[int]]  # how far it is won
    favoured: NotRequired[bool]


class Decks(TypedDict):
    """How many cards are left, and what was discarded."""

    item: int
    character: int
    location: int
    heroic: int
    side: int
    items: list[str]
    characters: list[str]
    quests: list[str]


class Fight(TypedDict):
    """A fight: its fighters in the order of their first strike, as far as it is known."""

    location: str
    fighters: list[str]
    enemies: list[list[int]]  # of each, by their places among the fighters


class Roll(TypedDict):
    figure: str
    purpose: str
    dice: int
    plus: int
    rolled: list[int]


class Trade(TypedDict):
    figure: str
    partner: str
    given: list[str]  # items, then marks
    wanted: list[str]


class View(TypedDict):
    """Dark Venture as a seat or a spectator sees it. Things are called by their names; what is printed on
    them is told apart.
    """

    game: Literal["dark-venture"]
    seat: int | None  # none: a spectator
    seats: int
    asked: list[int]
    mode: str
    goal: int  # points that each player needs; 0: none
    rounds: int
    round: int  # 0: the game is being set up
    current: int | None  # whose turn it is
    order: list[int]
    book: str
    printed: str  # the digest of what is printed on cards and in books
    places: dict[str, Place]  # in the order in which they were laid
    players: list[Player]
    hand: list[str] | None  # items, characters and locations
    decks: Decks
    looks: NotRequired[list[str]]  # cards that the viewer looks at now
    next: NotRequired[dict[str, list[str]]]  # by deck: the next cards, the first first, as far as it knows
    lays: NotRequired[str]  # a location that is being laid
    fits: NotRequired[dict[str, list[int]]]  # by cell: how it may be turned there
    ability: NotRequired[str]  # that somebody is asked about
    free: NotRequired[list[str]]  # decks of which the next card played in this turn costs nothing
    fight: NotRequired[Fight]
    roll: NotRequired[Roll]
    entry: NotRequired[list[str]]  # what is read, the innermost last
    trade: NotRequired[Trade]
    feuds: NotRequired[dict[str, list[str]]]  # who fought whom
    marks: NotRequired[dict[str, dict[str, int]]]  # by figure, location, quest or seat, or of the "game"
    rank: NotRequired[str]  # the title that a ranked game has earned so far


def view(g: Position, seat: int) -> View:
    names = g.terms.content.cards
    seen: View = {
        "game": "dark-venture",
        "seat": None if seat == SPECTATOR else seat,
        "seats": g.seats,
        "asked": [one for one in g.asked if one >= 0],
        "mode": MODES[g.terms.mode],
        "goal": goal(g),
        "rounds": g.terms.rounds,
        "round": g.round,
        "current": None if g.current == NOBODY else g.current,
        "order": g.order[:],
        "book": v.BOOKS[g.book],
        "printed": g.terms.printed,
        "places": {names.places[there].id: place(g, there, seat) for there in g.laid},
        "players": [player(g, owner, seat) for owner in range(g.seats)],
        "hand": None if seat == SPECTATOR else hand(g, seat),
        "decks": decks(g),
    }
    looked = [names.items[item].name for item in looks_at_items(g, seat)]
    looked += [names.quests[quest].id for quest in looks_at_quests(g, seat)]
    if looked:
        seen["looks"] = looked
    add_known_cards(g, seat, seen)
    for step in g.stack:
        add_step(g, step, seen)
    if g.fought:
        seen["fight"] = fight(g)
    feuds = feuding(g)
    if feuds:
        seen["feuds"] = feuds
    if g.current != NOBODY:
        free = (("location", g.free_location), ("character", g.free_character))
        seen["free"] = [deck for deck, seats in free if seats[g.current]]
    if g.terms.mode == RANKED:
        seen["rank"] = names.ranks[rank_of(g)][1]
    marks = marked(g, seat)
    if marks:
        seen["marks"] = marks
    return seen


def feuding(g: Position) -> dict[str, list[str]]:
    """Each pair once, by the one who has more feuds: that takes the fewest words."""
    names = g.terms.content.cards.figures
    found: dict[str, list[str]] = {}
    for one in g.pieces:
        foes = [names[other.card].name for other in g.pieces if is_first_of_feud(one, other)]
        if foes:
            found[names[one.card].name] = foes
    return found


def is_first_of_feud(one: Piece, other: Piece) -> bool:
    if not one.feuds >> other.card & 1:
        return False
    mine, theirs = one.feuds.bit_count(), other.feuds.bit_count()
    return mine > theirs or (mine == theirs and one.card < other.card)


# the map


def place(g: Position, there: int, seat: int) -> Place:
    content = g.terms.content
    found: Place = {"at": [g.x[there], g.y[there], g.turned[there]]}
    names = content.cards.figures
    here = {names[piece.card].name: figure(g, piece) for piece in g.pieces if piece.place == there}
    if here:
        found["figures"] = here
    if g.searched[there]:
        found["searched"] = True
    if content.stories[g.book][there] != NOTHING and waits(g, there, seat):
        found["waits"] = True
    lying = on_floor(g, there)
    if lying:
        found["items"] = [content.cards.items[item].name for item in lying]
    bars = [v.SIDES[bar.side % SIDES] for bar in g.barred if bar.place == there]
    if bars:
        found["barred"] = bars
    return found


def waits(g: Position, there: int, seat: int) -> bool:
    """AMB-10: whether the hexagon can still be met, by somebody of the viewer's."""
    scope = g.terms.hexagons
    if scope == "game" or seat == SPECTATOR:
        return not g.spent[there]
    if scope == "player":
        return not g.spent[there] >> seat & 1
    own = [card for card in (g.heroes[seat], g.followers[seat]) if card != NOTHING]
    return any(not g.spent[there] >> card & 1 for card in own)


def figure(g: Position, piece: Piece) -> Figure:
    """DV-STAT-12, DV-ITEM-17: open to all."""
    cards = g.terms.content.cards
    found: Figure = {}
    if piece.how != DEAD:
        own = cards.own[piece.card]
        health = [piece.health, figures.stat(g, piece.card, BASE)]
        if health != [own[BASE], own[BASE]]:
            found["health"] = health
        stats = [figures.stat(g, piece.card, which) for which in SHOWN]
        if stats != [own[which] for which in SHOWN]:
            found["stats"] = stats
    if piece.leader != NOBODY:
        found["leader"] = piece.leader
        if piece.ap:
            found["ap"] = piece.ap
    if piece.worn:
        found["worn"] = [cards.items[item].name for item in piece.worn]
    if piece.carried:
        found["carried"] = [cards.items[item].name for item in piece.carried]
    if piece.how != CONSCIOUS:
        found["how"] = "unconscious" if piece.how == UNCONSCIOUS else "dead"
    if piece.tries:
        found["tries"] = piece.tries
    if piece.unseen:
        found["unseen"] = True
    if piece.roams != NOTHING and piece.leader == NOBODY:
        found["roams"] = v.WAYS[piece.roams]
    bonuses: dict[str, int] = {}
    for one in g.raises:
        if one.card == piece.card:
            bonuses[v.STATS[one.stat]] = bonuses.get(v.STATS[one.stat], 0) + one.n
    if bonuses:
        found["bonuses"] = bonuses
    used_up = [g.terms.content.abilities[number].name for number in spent(g, piece.card)]
    if used_up:
        found["spent"] = used_up
    return found


# players


def player(g: Position, owner: int, seat: int) -> Player:
    cards = g.terms.content.cards
    hero, follower = g.heroes[owner], g.followers[owner]
    own = [task for task in g.tasks if task.seat == owner and task.quest < QUEST_CARDS]
    open_to = [task for task in own if owner == seat or task.shown]
    found: Player = {
        "hero": None if hero == NOTHING else cards.figures[hero].name,
        "follower": None if follower == NOTHING else cards.figures[follower].name,
        "score": g.score[owner],
        "hand": [len(g.hand_items[owner]), len(g.hand_figures[owner]), len(g.hand_places[owner])],
        "quests": {cards.quests[task.quest].id: quest(g, task) for task in open_to},
    }
    if len(own) > len(open_to):
        found["secret"] = len(own) - len(open_to)
    if g.heroic_done[owner]:
        found["heroic"] = g.heroic_done[owner]
    if g.side_done[owner]:
        found["side"] = g.side_done[owner]
    if owner != seat and g.terms.together:
        found["cards"] = hand(g, owner)
    elif owner != seat:
        known = [cards.items[item].name for item in known_items(g, seat, owner)]
        if known:
            found["known"] = known
    if g.traded[owner]:
        found["traded"] = True
    if g.ancients[owner] != NOTHING:
        found["ancient"] = cards.ancients[g.ancients[owner]]
        if g.favoured[owner]:
            found["favoured"] = True
        else:
            favours = [task for task in g.tasks if task.seat == owner and task.quest >= QUEST_CARDS]
            found["favour"] = [n for task in favours for n in progress(g, task)]
    return found


def quest(g: Position, task: Task) -> Quest:
    found: Quest = {}
    if task.stage:
        found["stage"] = task.stage
    done = progress(g, task)
    if any(done):
        found["done"] = done
    if task.shown and task.quest >= HEROIC and g.terms.mode == COMPETITIVE:
        found["shown"] = True
    return found


def hand(g: Position, seat: int) -> list[str]:
    cards = g.terms.content.cards
    found = [cards.items[item].name for item in g.hand_items[seat]]
    found += [cards.figures[card].name for card in g.hand_figures[seat]]
    return found + [cards.places[place].id for place in g.hand_places[seat]]


# cards


def decks(g: Position) -> Decks:
    """DV-HAND-08: sizes and discard piles are open."""
    cards = g.terms.content.cards
    return {
        "item": g.item_deck.size(),
        "character": g.figure_deck.size(),
        "location": g.place_deck.size(),
        "heroic": g.heroic_deck.size(),
        "side": g.side_deck.size(),
        "items": [cards.items[item].name for item in g.item_discard],
        "characters": [cards.figures[card].name for card in g.figure_discard],
        "quests": [cards.quests[quest].id for quest in g.side_discard],
    }


def add_known_cards(g: Position, seat: int, seen: View) -> None:
    """What a seat looked at, and is still to come."""
    cards = g.terms.content.cards
    names = (
        [item.name for item in cards.items],
        [one.name for one in cards.figures],
        [one.id for one in cards.places],
    )
    found: dict[str, list[str]] = {}
    for number, deck in enumerate(v.DECKS):
        known: list[str] = []
        for card in reversed(deck_of(g, number).known_to(seat)["top"]):
            if card is None:
                break
            known.append(names[number][card])
        if known:
            found[deck] = known
    if found:
        seen["next"] = found


# what is going on


def add_step(g: Position, step: Step[Any], seen: View) -> None:
    content = g.terms.content
    cards = content.cards
    if isinstance(step, LayAt):
        seen["lays"] = cards.places[step.card].id
        seen["fits"] = fitting(g, step)
    elif isinstance(step, OfferAbility):
        seen["ability"] = content.abilities[step.number].name
    elif isinstance(step, Script):
        seen.setdefault("entry", []).append(content.entry_at(step.line))
    elif isinstance(step, DiceRoll):
        seen["roll"] = {
            "figure": cards.figures[step.figure].name,
            "purpose": v.PURPOSES[step.purpose],
            "dice": step.count,
            "plus": step.plus,
            "rolled": step.rolled[:],
        }
    elif isinstance(step, (Offer, AnswerOffer)):
        seen["trade"] = trade(g, step.bargain)


def trade(g: Position, bargain: Bargain) -> Trade:
    content, cards = g.terms.content, g.terms.content.cards

    def things(items: list[int], marks: list[int]) -> list[str]:
        borne = [content.marks[content.carried[mark]] for mark in marks]
        return [cards.items[item].name for item in items] + borne

    return {
        "figure": cards.figures[bargain.actor].name,
        "partner": cards.figures[bargain.partner].name,
        "given": things(bargain.given, bargain.given_marks),
        "wanted": things(bargain.wanted, bargain.wanted_marks),
    }


def fitting(g: Position, step: LayAt) -> dict[str, list[int]]:
    """Of the cell that was chosen, as soon as one was. Cells are called as in moves."""
    found: dict[str, list[int]] = {}
    for x, y, turned in step.cells(g):
        if step.at in (NOTHING, cell(x, y)):
            found.setdefault(f"{x},{y}", []).append(turned)
    return found


def fight(g: Position) -> Fight:
    cards = g.terms.content.cards
    now = fight_of(g)
    in_turn = now.in_turn()
    in_turn += [card for card in now.fighters if card not in in_turn]
    there = [card for card in in_turn if now.is_in(g, card)]
    return {
        "location": cards.places[now.place].id,
        "fighters": [cards.figures[card].name for card in there],
        "enemies": [[there.index(foe) for foe in now.foes_of(g, card)] for card in there],
    }


# marks


def may_see_mark(g: Position, mark: Mark, seat: int) -> bool:
    """What a secret quest has noted is its owner's."""
    if mark.holder != OF_QUEST:
        return True
    return any(task.quest == mark.of and (task.seat == seat or task.shown) for task in g.tasks)


def marked(g: Position, seat: int) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for mark in g.marks:
        if mark.n and may_see_mark(g, mark, seat):
            found.setdefault(bearer(g, mark), {})[g.terms.content.marks[mark.mark]] = mark.n
    return found


def bearer(g: Position, mark: Mark) -> str:
    cards = g.terms.content.cards
    if mark.holder == OF_SEAT:
        return str(mark.of)
    if mark.holder == OF_QUEST:
        return cards.quests[mark.of].id if mark.of < QUEST_CARDS else ""
    if mark.holder == OF_PLACE:
        return cards.places[mark.of].id
    return cards.figures[mark.of].name if mark.holder == OF_FIGURE else "game"
