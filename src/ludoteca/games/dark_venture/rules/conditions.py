"""Who is meant, and whether something holds: the words of the vocabulary in a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.kernel import Part
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import BASE, ENEMY, FOLLOWER, HERO
from ludoteca.games.dark_venture.content.program import HOLDERS, Amount, Condition, Filter
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, NOWHERE, Lore, Position, members

KIND: Final = {name: number for number, name in enumerate(v.CONDITION)}
STAT: Final = 0
HEALTH: Final = 1
HAS: Final = 2
ROOM: Final = 3
IS: Final = 4
AT: Final = 5
PRESENT: Final = 6
ALONE: Final = 7
LEADS: Final = 8
FEUD: Final = 9
SEARCHED: Final = 10
HOUR: Final = 11
MODE: Final = 12
SCORE: Final = 13
MARKED: Final = 14
MAP: Final = 15
ANY: Final = 16
NOT: Final = 17

# words for figures
ACTOR: Final = 0
SELF: Final = 1
TARGET: Final = 2
FOE: Final = 3
OWN_HERO: Final = 4
OWN_FOLLOWER: Final = 5
PAIR: Final = 6
HERE: Final = 7
PCS: Final = 8
NPCS: Final = 9
RIVALS: Final = 10
HEROES: Final = 11

# roles
A_HERO: Final = 0
A_FOLLOWER: Final = 1
AN_ENEMY: Final = 2
LED: Final = 3
NOT_LED: Final = 4
A_BODY: Final = 5

# what bears a mark
OF_GAME: Final = 0
OF_SEAT: Final = 1
OF_QUEST: Final = 2
OF_HERE: Final = 3
OF_PLACE: Final = 4
OF_FIGURE: Final = 5  # + the word for the figure

# terms of a number, after the attributes
ROUND: Final = 4
KIN: Final = 5
ITEMS: Final = 6

# to whom a gift goes
TO_SELF: Final = 0
TO_PAIR: Final = 1
TO_KIN: Final = 2


class Cast(Part):
    """Who and what an entry is about while it is read."""

    seat: int  # the owner
    actor: int
    bearer: int = NOTHING  # `self`: the figure that the card is, or that bears the item
    target: int = NOTHING
    foe: int = NOTHING
    where: int = NOTHING  # `here`
    place: int = NOTHING  # picked
    item: int = NOTHING
    quest: int = NOTHING
    total: int = 0


def those(g: Position, cast: Cast, who: int) -> list[int]:
    """The figures that a word means, as far as they are on the map; only the conscious where it means all."""
    if who < PAIR:
        return there(g, that(g, cast, who))
    if who == PAIR:
        return pair(g, cast.actor)
    if who == HEROES:
        return [g.heroes[seat] for seat in g.order if g.heroes[seat] != NOTHING]
    return [card for card in figures.present(g, cast.where) if is_meant(g, cast, who, card)]


def that(g: Position, cast: Cast, who: int) -> int:
    """Of the words for one figure; NOTHING where there is none."""
    if who == ACTOR:
        return cast.actor
    if who == SELF:
        return cast.bearer
    if who == TARGET:
        return cast.target
    if who == FOE:
        return cast.foe
    if cast.seat == NOBODY:
        return NOTHING
    return g.heroes[cast.seat] if who == OWN_HERO else g.followers[cast.seat]


def is_meant(g: Position, cast: Cast, who: int, card: int) -> bool:
    """Of those in a place."""
    leader = g.piece(card).leader
    if who == PCS:
        return leader != NOBODY
    if who == NPCS:
        return leader == NOBODY
    return who == HERE or leader not in (NOBODY, cast.seat)


def there(g: Position, card: int) -> list[int]:
    return [card] if card != NOTHING and g.on_map(card) else []


def pair(g: Position, card: int) -> list[int]:
    """A figure, and its partner where they stand together."""
    found = there(g, card)
    if found:
        other = figures.partner(g, card)
        if other != NOTHING and g.piece(other).place == g.piece(card).place:
            found.append(other)
    return found


# filters


def figure_is(g: Position, wanted: Filter, card: int) -> bool:
    if wanted.role == NOTHING:
        return wanted.matches[card]
    return wanted.matches[card] and role_is(g, wanted.role, card) != wanted.negated


def role_is(g: Position, role: int, card: int) -> bool:
    """What a card is, or what it is for now; NOTHING or any: it does not matter."""
    if role < LED:
        return g.terms.content.cards.figures[card].role == (HERO, FOLLOWER, ENEMY)[role]
    if role < A_BODY:
        return (g.on_map(card) and g.piece(card).leader != NOBODY) == (role == LED)
    return role != A_BODY or (g.on_map(card) and g.piece(card).how != CONSCIOUS)


def figures_here(g: Position, wanted: Filter, place: int) -> list[int]:
    """Bodies where bodies are meant, else those who are conscious. The list is not to be changed."""
    if wanted.role == NOTHING:
        return members(g.there[place] & wanted.cards)
    if wanted.role == A_BODY and not wanted.negated:
        return sorted([one.card for one in g.pieces if one.place == place and one.how != CONSCIOUS])
    return [card for card in figures.present(g, place) if figure_is(g, wanted, card)]


def counted_in(wanted: Filter, cards: list[int]) -> int:
    """How many of these match."""
    matches = wanted.matches
    n = 0
    for card in cards:
        if matches[card]:
            n += 1
    return n


# conditions


def all_hold(g: Position, conditions: list[Condition], cast: Cast) -> bool:
    for one in conditions:
        if not (of_figure(g, one, cast.actor, cast) if one.of_actor else holds(g, one, cast)):
            return False
    return True


def holds(g: Position, one: Condition, cast: Cast) -> bool:
    if one.of_figures:
        if one.who < PAIR:
            return of_figure(g, one, that(g, cast, one.who), cast)
        who = those(g, cast, one.who)
        return len(who) > 0 and all(of_figure(g, one, card, cast) for card in who)
    kind = one.kind
    if kind < ANY:
        return holds_here(g, one, cast)
    if kind == ANY:
        return any(holds(g, inner, cast) for inner in one.inner)
    return not all_hold(g, one.inner, cast)


def holds_here(g: Position, one: Condition, cast: Cast) -> bool:
    """The conditions that are about the game or the place."""
    kind = one.kind
    if kind == PRESENT:
        assert one.filter is not None
        return len(figures_here(g, one.filter, cast.where)) >= one.n
    if kind == HOUR:
        return one.least <= g.round <= one.most
    if kind == MODE:
        return one.word in g.terms.words
    if kind == SCORE:
        return score_is(g, one, cast.seat)
    if kind == MARKED:
        return marks_of(g, one.mark, one.holder, cast) >= one.least
    if kind == SEARCHED:
        return g.searched[cast.where] == one.flag
    assert one.filter is not None
    return len([place for place in g.laid if one.filter.matches[place]]) >= one.n


def of_figure(g: Position, one: Condition, card: int, cast: Cast) -> bool:
    """The conditions that are about a figure, which must be on the map."""
    if card == NOTHING or g.piece_of[card] == NOWHERE:
        return False
    kind = one.kind
    piece = g.pieces[g.piece_of[card]]
    if kind == HAS:
        assert one.filter is not None
        found = counted_in(one.filter, piece.worn)
        return found >= one.n or (not one.flag and found + counted_in(one.filter, piece.carried) >= one.n)
    if kind == LEADS:
        follower = g.followers[piece.leader] if piece.leader != NOBODY else NOTHING
        return follower != NOTHING and one.filter is not None and figure_is(g, one.filter, follower)
    if kind == STAT:
        return one.least <= figures.stat(g, card, one.stat) <= one.most
    if kind == HEALTH:
        if not one.least <= piece.health <= one.most:
            return False
        return not one.flag or piece.health < figures.stat(g, card, BASE)
    if kind == ROOM:
        return figures.room(g, card) >= one.n
    if kind == ALONE:
        return len(figures.present(g, piece.place)) == 1
    if kind == FEUD:
        return any(piece.feuds >> other & 1 for other in those(g, cast, one.other))
    assert one.filter is not None
    return figure_is(g, one.filter, card) if kind == IS else one.filter.matches[piece.place]


def score_is(g: Position, one: Condition, seat: int) -> bool:
    if seat == NOBODY:
        return False
    score = g.score[seat]
    if one.word == "most" and score < max(g.score):
        return False
    if one.word == "least" and score > min(g.score):
        return False
    return one.least <= score <= one.most


# marks


def marks_of(g: Position, mark: int, holder: int, cast: Cast) -> int:
    """How many of a mark somebody or something bears."""
    if holder >= OF_FIGURE:
        return sum([marks_on(g, mark, OF_FIGURE, card) for card in those(g, cast, holder - OF_FIGURE)])
    kind, of = bearer_of(holder, cast)
    return marks_on(g, mark, kind, of)


def bearer_of(holder: int, cast: Cast) -> tuple[int, int]:
    """What bears a mark that is no figure: its kind, and which of that kind."""
    if holder == OF_SEAT:
        return OF_SEAT, cast.seat
    if holder == OF_QUEST:
        return OF_QUEST, cast.quest
    if holder == OF_HERE:
        return OF_PLACE, cast.where
    return (OF_PLACE, cast.place) if holder == OF_PLACE else (OF_GAME, 0)


def marks_on(g: Position, mark: int, holder: int, of: int) -> int:
    for one in g.marks:
        if one.mark == mark and one.holder == holder and one.of == of:
            return one.n
    return 0


# numbers


def without_dice(g: Position, amount: Amount, card: int) -> int:
    """A number but for its dice, of the figure that rolls or suffers."""
    total = amount.plus
    for sign, term in amount.terms:
        if term == ROUND:
            total += sign * g.round
        elif term == KIN:
            total += sign * len(figures.kin_here(g, card))
        elif term == ITEMS:
            total += sign * (len(g.piece(card).worn) + len(g.piece(card).carried))
        else:
            total += sign * figures.stat(g, card, term)
    return total


# gifts


@mypyc_attr(allow_interpreted_subclasses=True)
class Gifts(Lore):
    """DV-HERO-05, -06, DV-ITEM-08: what always holds, of a figure, its faction and what it wears; and what
    those beside it give to their partner or kin.
    """

    def gifts(self, g: Position, card: int, which: int) -> int:
        total = given(g, card, card, which, 1 << TO_SELF | 1 << TO_PAIR)
        if g.terms.content.lent[which]:
            own = figures.partner(g, card)
            for other in figures.present(g, g.piece(card).place):
                if other == own:
                    total += given(g, other, card, which, 1 << TO_PAIR)
                if other != card and figures.are_kin(g, card, other):
                    total += given(g, other, card, which, 1 << TO_KIN)
        return total


def given(g: Position, giver: int, card: int, which: int, to: int) -> int:
    """What somebody gives of a stat to those for whom it is meant, of whom `to` is the set."""
    content = g.terms.content
    total = 0
    if content.figure_gives[giver] >> which & 1:
        faction = content.cards.figures[giver].faction
        total += of_gifts(g, content.figure_gifts[giver], giver, card, which, to)
        total += of_gifts(g, content.faction_gifts[faction], giver, card, which, to)
    for item in g.piece(giver).worn:
        if content.item_gives[item] >> which & 1:
            total += of_gifts(g, content.item_gifts[item], giver, card, which, to)
    return total


def of_gifts(g: Position, numbers: list[int], giver: int, card: int, which: int, to: int) -> int:
    total = 0
    for number in numbers:
        gift = g.terms.content.gifts[number]
        if gift.stat == which and to >> gift.to & 1:
            piece = g.pieces[g.piece_of[giver]]
            cast = Cast(piece.leader, card, giver, NOTHING, NOTHING, piece.place)
            if all_hold(g, gift.conditions, cast):
                total += without_dice(g, gift.amount, card)
    return total


assert HOLDERS[OF_FIGURE:] == v.WHOS and len(v.WHOS) == HEROES + 1
assert (KIND["not"], KIND["present"], KIND["marked"]) == (NOT, PRESENT, MARKED)
assert (KIND["searched"], KIND["any"], len(KIND)) == (SEARCHED, ANY, NOT + 1)
