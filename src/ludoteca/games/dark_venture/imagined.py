"""Positions as a seat may imagine them: what it cannot know is dealt anew."""

from __future__ import annotations

from bisect import insort

from ludoteca.engine.deck import Deck, pick
from ludoteca.engine.rng import Rng
from ludoteca.games.dark_venture.content.cards import HEROIC
from ludoteca.games.dark_venture.rules import map
from ludoteca.games.dark_venture.rules.characters import is_one_card
from ludoteca.games.dark_venture.rules.decks import CHARACTERS, ITEMS, LOCATIONS
from ludoteca.games.dark_venture.rules.laying import ChooseCard
from ludoteca.games.dark_venture.rules.quests import KeepQuests, is_sort, new_task
from ludoteca.games.dark_venture.rules.script import Script
from ludoteca.games.dark_venture.rules.script_cards import PEEK
from ludoteca.games.dark_venture.rules.script_map import CALL, FROM_DECK, LAY, matching, those_meant
from ludoteca.games.dark_venture.rules.search import Find
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position

# what a seat may know


def knows_item(g: Position, seat: int, owner: int, item: int) -> bool:
    """DV-PLAY-03: items that were shown, or that it has looked at, and that are still in a hand."""
    if seat == owner or g.terms.together or item in g.known_items[owner]:
        return True
    return any(one.seat == seat and one.item == item for one in g.seen_items)


def known_items(g: Position, seat: int, owner: int) -> list[int]:
    """Those of a hand of which a seat knows. The list is not to be changed."""
    hand = g.hand_items[owner]
    if seat == owner or g.terms.together:
        return hand
    if not g.known_items[owner] and not g.seen_items:
        return []
    return [item for item in hand if knows_item(g, seat, owner, item)]


def looks_at_items(g: Position, seat: int) -> list[int]:
    """AMB-68: cards that are looked at in a search, by the searcher's player; in co-op by all."""
    finds = [step for step in g.stack if isinstance(step, Find)]
    return [item for find in finds if find.seat == seat or g.terms.together for item in find.seen]


def looks_at_quests(g: Position, seat: int) -> list[int]:
    """L15: a draw is known to its drawer alone, and to no spectator."""
    return list(g.considered[seat]) if seat >= 0 else []


def determinize(g: Position, seat: int, rng: Rng) -> Position:
    """Deal anew what the seat cannot know: decks, other hands, secret side quests, what others look at."""
    c = g.clone()
    if not c.terms.together:
        items(c, seat, rng)
        hands(c, seat, rng, c.hand_figures, c.figure_deck, CHARACTERS)
        hands(c, seat, rng, c.hand_places, c.place_deck, LOCATIONS)
        side_quests(c, seat, rng)
    else:
        for deck in (c.item_deck, c.figure_deck, c.place_deck):
            shuffle_unknown(deck, seat, rng)
    heroic_quests(c, seat, rng)
    return c


def shuffle_unknown(deck: Deck, seat: int, rng: Rng) -> None:
    if deck.top or deck.bottom:
        deck.refill_all(deck.release(seat), rng)


def peeks(c: Position, seat: int, deck: int) -> list[Script]:
    """Others who are looking at the next cards of a deck."""
    lines = c.terms.content.lines
    scripts = [step for step in c.stack if isinstance(step, Script) and lines[step.line].op == PEEK]
    return [one for one in scripts if lines[one.line].word == deck and one.cast.seat != seat]


def items(c: Position, seat: int, rng: Rng) -> None:
    deck = c.item_deck
    pool = deck.release(seat)
    unknown: list[int] = []  # the owner of each card that is dealt anew
    for owner in range(c.seats):
        if owner == seat or not c.hand_items[owner]:
            continue
        kept: list[int] = []
        for item in c.hand_items[owner]:
            if knows_item(c, seat, owner, item):
                kept.append(item)
            else:
                pool[item] += 1
                unknown.append(owner)
        c.hand_items[owner] = kept
    finds = [step for step in c.stack if isinstance(step, Find) and step.seat != seat]
    for find in finds:
        for item in find.seen:
            pool[item] += 1
    looks = peeks(c, seat, ITEMS)
    for look in looks:
        for item in look.left:
            pool[item] += 1
    for find in finds:
        find.seen = [pick(pool, rng) for item in find.seen]
    for look in looks:
        look.left = [pick(pool, rng) for item in look.left]
    for owner in unknown:
        insort(c.hand_items[owner], pick(pool, rng))
    deck.refill_all(pool, rng)
    if c.seen_items:  # in an imagined world, too, nobody has seen what is in no hand
        held = [item for hand in c.hand_items for item in hand]
        c.seen_items = [one for one in c.seen_items if one.seat == seat or one.item in held]


def hands(c: Position, seat: int, rng: Rng, there: list[list[int]], deck: Deck, number: int) -> None:
    """Characters or locations of other hands: nobody ever knows any of them. What is offered stays in the
    deck, whose cards were looked through for it; and where somebody is asked, there is something to choose.
    """
    pool = deck.release(seat)
    choosing = [step for step in c.stack if isinstance(step, ChooseCard)] if number == LOCATIONS else []
    offered = [card for step in choosing if not step.of_hand for card in step.cards if pool[card]]
    for card in offered:
        pool[card] -= 1
    sizes = [len(hand) for hand in there]
    for owner in range(c.seats):
        if owner != seat:
            for card in there[owner]:
                pool[card] += 1
            there[owner] = []
    looks = peeks(c, seat, number)
    for look in looks:
        for card in look.left:
            pool[card] += 1
    of_hands = [step for step in choosing if step.of_hand and step.seat != seat]
    for owner, card in sought(c, seat, rng, pool, deck, number, of_hands):
        pool[card] -= 1
        if owner == NOBODY:
            offered.append(card)
        else:
            there[owner].append(card)
    for look in looks:
        look.left = [pick(pool, rng) for card in look.left]
    for owner in range(c.seats):
        if owner != seat:
            missing = sizes[owner] - len(there[owner])
            there[owner] = sorted([*there[owner], *[pick(pool, rng) for place in range(missing)]])
    for card in offered:
        pool[card] += 1
    deck.refill_all(pool, rng)
    for step in of_hands:
        step.cards = [card for card in there[step.seat] if card in step.of_hand]


def sought(
    c: Position, seat: int, rng: Rng, pool: list[int], deck: Deck, number: int, of_hands: list[ChooseCard]
) -> list[tuple[int, int]]:
    """That somebody is asked tells everybody that there is something to choose: a location in that hand, and
    in the deck whatever is laid or comes where the owner says. Any that would do, and who has it; but nothing
    where the seat knows that such a card lies in the deck.
    """
    known = [card for card in deck.top + deck.bottom if card >= 0]
    found: list[tuple[int, int]] = []
    for step in of_hands:
        fitting = map.that_fit(c, [card for card in step.of_hand if pool[card]], step.beside)
        found += one_of(fitting, step.seat, rng)
    asking = c.stack[-1] if c.stack else None
    if isinstance(asking, Script) and asking.asked != NOTHING and asking.chosen == NOTHING:
        line = c.terms.content.lines[asking.line]
        if line.op == LAY and number == LOCATIONS:
            owner = NOBODY if line.word == FROM_DECK else asking.cast.seat
            meant = those_meant(line)
            if owner != seat and (owner != NOBODY or not any(card in meant for card in known)):
                found += one_of([card for card in meant if pool[card]], owner, rng)
        elif line.op == CALL and number == CHARACTERS:
            wanted = matching(c, line)
            lying = any(wanted[card] for card in c.figure_discard + known) or is_one_card(c, wanted)
            if not lying:
                found += one_of([card for card, n in enumerate(pool) if n and wanted[card]], NOBODY, rng)
    return found


def one_of(cards: list[int], owner: int, rng: Rng) -> list[tuple[int, int]]:
    return [(owner, rng.one_of(cards))] if cards else []


def side_quests(c: Position, seat: int, rng: Rng) -> None:
    """DV-QUEST-11: secret ones are any; how far they are nobody else knows."""
    deck = c.side_deck
    pool = deck.release(seat)
    secret: list[int] = []  # places in `tasks`
    for i in range(len(c.tasks)):
        task = c.tasks[i]
        if task.seat != seat and is_sort(task.quest, False) and not task.shown:
            pool[task.quest - HEROIC] += 1
            secret.append(i)
    take_back(pool, c, seat, False)
    for i in secret:
        c.tasks[i] = new_task(c, c.tasks[i].seat, HEROIC + pick(pool, rng))
    draw_again(pool, c, seat, False, rng)
    deck.refill_all(pool, rng)


def heroic_quests(c: Position, seat: int, rng: Rng) -> None:
    if not any(c.considered) and not any(c.rejected):
        return
    deck = c.heroic_deck
    pool = deck.release(seat)
    take_back(pool, c, seat, True)
    draw_again(pool, c, seat, True, rng)
    deck.refill_all(pool, rng)


def keeping(c: Position, seat: int) -> list[KeepQuests]:
    """Others who are choosing which quests they keep."""
    return [step for step in c.stack if isinstance(step, KeepQuests) and step.seat != seat]


def take_back(pool: list[int], c: Position, seat: int, heroic: bool) -> None:
    """L15: the quests that others have drawn and not yet received or given back."""
    others = [other for other in range(c.seats) if other != seat]
    drawn = [quest for rows in (c.considered, c.rejected) for other in others for quest in rows[other]]
    drawn += [quest for step in keeping(c, seat) for quest in step.kept]
    for quest in drawn:
        if is_sort(quest, heroic):
            pool[quest - (0 if heroic else HEROIC)] += 1


def draw_again(pool: list[int], c: Position, seat: int, heroic: bool, rng: Rng) -> None:
    """Others instead of these, each where it was."""
    for rows in (c.considered, c.rejected):
        for other in range(c.seats):
            if other != seat:
                rows[other] = tuple(drawn_anew(list(rows[other]), pool, heroic, rng))
    for step in keeping(c, seat):
        step.kept = drawn_anew(step.kept, pool, heroic, rng)


def drawn_anew(quests: list[int], pool: list[int], heroic: bool, rng: Rng) -> list[int]:
    first = 0 if heroic else HEROIC
    return [first + pick(pool, rng) if is_sort(quest, heroic) else quest for quest in quests]
