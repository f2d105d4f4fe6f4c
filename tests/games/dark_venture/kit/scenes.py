"""Scenes in which entries are read: a small table on which what an entry asks for holds, or does not."""

from __future__ import annotations

from typing import Any, TypeVar

from games.dark_venture.kit.branches import Branch, Conditions, Entry, Marked, costs
from games.dark_venture.kit.position import place, position, stand
from ludoteca.engine.rng import Rng
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import BASE, HEROIC, OBJECT, QUEST_CARDS, START
from ludoteca.games.dark_venture.content.program import Compiler, Condition
from ludoteca.games.dark_venture.rules import arrival, fights, figures, map, objectives, quests
from ludoteca.games.dark_venture.rules.conditions import OF_FIGURE, Cast, bearer_of, figure_is, those
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.lore import Books
from ludoteca.games.dark_venture.rules.marks import add_mark
from ludoteca.games.dark_venture.rules.raises import UNTIL_GAME, add_raise
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.search import Search
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import (
    CONSCIOUS,
    DEAD,
    NOBODY,
    NOTHING,
    UNCONSCIOUS,
    Bar,
    Piece,
)

Thing = TypeVar("Thing")
Needs = list[tuple[dict[str, Any], bool]]
IN_FIGHTS = (
    *("fight", "order", "attack", "hurt", "beats", "beaten", "fight-over", "fled"),
    *("before-roll", "after-roll"),
)
ITEMS = ("weapons", "armor", "objects")
SEARCHES = ("search", "found", "missed")
MOST_ITEMS = 8


class Scene:
    """Seat 0 has a hero and perhaps a follower in a place, where somebody else stands, too."""

    def __init__(self, marked: Marked, branch: Branch, rng: Rng) -> None:
        self.rng = rng
        self.content = marked.content
        self.entry = branch.entry
        given = branch.entry.given
        needs = [*branch.needs, (costs(given), True)] if "cost" in given else branch.needs
        self.needs: Needs = [one for conditions, want in needs for one in self.single(conditions, want)]
        self.g = position(2, self.content, mode=self.mode(), day_events=True, books=self.entry.book)
        self.g.terms.lore = Books()
        self.g.log = []
        self.g.round = self.g.turns = 3
        self.g.current = 0
        self.g.stack = [Rounds(6, 2)]
        self.where = self.lay_map()
        self.quest = NOTHING
        self.foe = self.bearer = self.actor = NOTHING
        self.cast_figures()
        self.cast = Cast(0, self.actor, self.bearer, NOTHING, self.foe, self.where, quest=self.quest)
        self.equip()
        self.decorate()
        for one, want in self.needs:
            self.arrange(one, want)
        if "item" in given.get("cost", {}):  # it is paid before anything else is asked
            self.give(self.g.piece(self.actor), self.matching(given["cost"]["item"], "item"))
        for piece in self.g.pieces:
            figures.settle(self.g, piece.card)

    # what is wanted

    def single(self, conditions: Conditions, want: bool) -> Needs:
        """What must hold, one by one: all of them, or not one of them."""
        if not want and conditions:
            conditions = [self.any_of(conditions)]
        found: Needs = []
        for one in conditions:
            if "any" in one:
                inner = one["any"] if not want else [self.any_of(one["any"])]
                for each in inner:
                    found += self.single([each], want)
            elif "not" in one:
                found += self.single(one["not"], not want)
            else:
                found.append((one, want))
        return found

    def of(self, kind: str) -> Needs:
        return [(one, want) for one, want in self.needs if kind in one]

    def mode(self) -> str:
        for one, want in self.of("mode"):
            return "competitive" if want == (one["mode"] == "competitive") else "cooperative"
        return "competitive"

    def any_of(self, things: list[Thing]) -> Thing:
        return things[self.rng.below(len(things))]

    def chance(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    # the map

    def lay_map(self) -> int:
        """Some places; the one that matters, and those that must be there."""
        g = self.g
        map.start(g)
        g.place_deck.loose[START] = 0
        asked = [
            (self.matching(one.get("at") or one["map"], "place"), want, one.get("n", 1), "at" in one)
            for one, want in self.of("at") + self.of("map")
        ]
        own = place(g, self.entry.id) if self.entry.table == "locations" else NOTHING
        if own > 0 and self.entry.moment != "played":
            self.lay(own)
        shunned = [n for cards, want, _, _ in asked if not want for n in cards]
        for cards, want, count, _ in asked:
            if want:
                for n in self.shuffled(cards):
                    if len([one for one in g.laid if one in cards]) < count:
                        self.lay(n)
        for n in self.shuffled(range(len(g.x))):
            if len(g.laid) < 6 and n != own and n not in shunned:
                self.lay(n)
        if own != NOTHING:
            return own if self.entry.moment != "played" else START
        fit = [n for n in g.laid if all((n in cards) == want for cards, want, _, at in asked if at)]
        linked = [n for n in fit if map.links(g, n)]
        return self.any_of(linked) if linked else START

    def lay(self, card: int) -> None:
        g = self.g
        if card in g.laid:
            return
        for beside in self.shuffled(g.laid):
            cells = map.cells_for(g, card, beside)
            if cells:
                x, y, turned = self.any_of(cells)
                map.lay(g, card, x, y, turned)
                g.place_deck.loose[card] = 0
                return

    def shuffled(self, cards: Any) -> list[int]:
        left = list(cards)
        found = []
        while left:
            found.append(left.pop(self.rng.below(len(left))))
        return found

    def matching(self, word: str, kind: str) -> list[int]:
        matches = Compiler(self.content.cards).filter(word, kind).matches
        return [card for card, match in enumerate(matches) if match]

    # the figures

    def cast_figures(self) -> None:
        g, entry = self.g, self.entry
        cards = self.content.cards.figures
        heroes = self.shuffled([n for n, card in enumerate(cards) if card.role == 0])
        followers = self.shuffled([n for n, card in enumerate(cards) if card.role == 1])
        enemies = self.shuffled([n for n, card in enumerate(cards) if card.role == 2])
        foes = enemies if self.chance(70) else heroes[4:] + followers + enemies
        if entry.table in ("heroes", "followers", "enemies"):
            own = next(n for n, card in enumerate(cards) if card.id == entry.id)
            self.bearer = own
            for cast in (heroes, followers, enemies):
                if own in cast:
                    cast.remove(own)
                    cast.insert(0, own)
            foes = [n for n in foes if n not in (heroes[0], followers[0])]
            if entry.table == "enemies":
                foes = [own]
        alone = entry.moment in ("stay", "court")
        leads = [want for _, want in self.of("leads")]
        led = followers[0]
        for one, want in self.of("leads"):
            fit = [n for n in followers if (n in self.matching(one["leads"], "figure")) == want]
            led = fit[0] if fit else led
        first = START if self.where != START or not map.links(g, START) else map.links(g, START)[0]
        walks = entry.moment in ("story", "enter", "hexagon", "stay", "court")
        here = self.from_where() if walks else self.where
        self.stand(heroes[0], here, 0)
        own_follower = entry.table == "followers" and not alone
        if own_follower or any(leads) or (not leads and not alone and self.chance(60)):
            self.stand(followers[0] if own_follower else led, here, 0)
        self.stand(heroes[1], self.where if self.chance(50) else first, 1)
        if entry.table == "followers" and alone:
            self.stand(self.bearer, self.where, NOBODY)
        elif entry.moment == "court":
            self.stand(followers[1], self.where, NOBODY)
        for one, want in self.of("is"):
            cards_so = self.matching(one["is"].removeprefix("not "), "figure")
            if one.get("who") == "foe" or entry.moment in IN_FIGHTS:
                fit = [n for n in foes if (n in cards_so) == want]
                foes = fit or foes
        self.foe = next(n for n in foes if not g.on_map(n) or n == self.bearer)
        if entry.table == "enemies" or entry.moment in IN_FIGHTS or self.chance(40):
            if not g.on_map(self.foe):
                self.stand(self.foe, self.where, NOBODY)
        self.actor = heroes[0]
        if entry.table == "enemies" and entry.moment in IN_FIGHTS:
            self.actor, self.foe = self.bearer, heroes[0]
        elif g.followers[0] != NOTHING and (
            (own_follower and entry.given.get("whose", "self") == "self")
            or (entry.table in ("locations", "heroic", "side") and self.chance(25))
        ):
            self.actor = g.followers[0]
        if self.bearer == NOTHING and entry.table in (*ITEMS, "ancients"):
            self.bearer = self.actor

    def from_where(self) -> int:
        return self.any_of(map.links(self.g, self.where) or [START])

    def stand(self, card: int, where: int, leader: int) -> Piece:
        g = self.g
        g.figure_deck.loose[card] = 0
        piece = stand(g, card, where, leader)
        piece.ap = 3
        if leader != NOBODY:
            g.followed[leader] |= 1 << card
        return piece

    def equip(self) -> None:
        """Who bears the item of which the entry is; the quest, the Ancient."""
        g, entry = self.g, self.entry
        if entry.table in ITEMS:
            items = self.content.cards.items
            own = next(n for n, one in enumerate(items) if one.id == entry.id)
            g.item_deck.loose[own] = 0
            piece = g.piece(self.bearer)
            if items[own].sort == OBJECT:
                piece.carried.append(own)
            else:
                self.make_able(own)
                piece.worn.append(own)
        elif entry.table in ("heroic", "side"):
            self.quest = [one.id for one in self.content.cards.quests].index(entry.id)
            heroic = self.quest < HEROIC
            (g.heroic_deck if heroic else g.side_deck).loose[self.quest - (0 if heroic else HEROIC)] = 0
        elif entry.table == "ancients":
            g.ancients[0] = self.content.cards.ancients.index(entry.id)
            if entry.moment == "favour":
                self.quest = QUEST_CARDS + g.ancients[0]
            else:
                g.favoured[0] = True
        self.cast.quest = self.quest

    def make_able(self, item: int) -> None:
        """So that it can be worn."""
        for which, least in enumerate(self.content.cards.items[item].needs):
            lacking = least - figures.stat(self.g, self.bearer, which)
            if least and lacking > 0:
                add_raise(self.g, self.bearer, which, lacking, UNTIL_GAME)

    def decorate(self) -> None:
        """Things and wounds, by chance."""
        g = self.g
        for piece in g.pieces:
            for _ in range(self.rng.below(4)):
                self.give(piece, range(len(g.item_deck.loose)))
            if self.chance(50):
                piece.health = 1 + self.rng.below(piece.health)
        for seat in range(2):
            for _ in range(self.rng.below(4)):
                free = [card for card in range(len(g.item_deck.loose)) if g.item_deck.loose[card]]
                g.hand_items[seat].append(self.any_of(free))
                g.item_deck.loose[g.hand_items[seat][-1]] = 0
            g.hand_items[seat].sort()

    def give(self, piece: Piece, cards: Any, worn: bool = False) -> bool:
        g = self.g
        free = [card for card in cards if g.item_deck.loose[card]]
        if worn:
            free = [card for card in free if figures.can_wear(g, piece.card, card)]
        if not free or len(piece.worn) + len(piece.carried) >= MOST_ITEMS:
            return False
        card = self.any_of(free)
        g.item_deck.loose[card] = 0
        if worn:
            for other in figures.displaced(g, piece.card, card):
                piece.worn.remove(other)
                piece.carried.append(other)
        (piece.worn if worn else piece.carried).append(card)
        return True

    # conditions

    def arrange(self, given: dict[str, Any], want: bool) -> None:
        g = self.g
        if "nobody" in given:
            self.leave_nobody(given["nobody"])
            return
        one = Compiler(self.content.cards)
        one.marks = self.content.marks
        condition = one.condition(given)
        kind = list(v.CONDITION)[condition.kind]
        if kind == "hour":
            fit = [n for n in range(1, 13) if (condition.least <= n <= condition.most) == want]
            g.round = self.any_of(fit)
        elif kind == "score":
            low = (condition.word == "least") == want
            g.score = [0, 3] if low else [3, 0]
        elif kind == "marked":
            self.mark(condition, want)
        elif kind == "searched":
            g.searched[self.where] = condition.flag == want
        elif kind == "present":
            self.bring(condition, want)
        elif kind not in ("mode", "map", "at", "leads", "is"):
            others = [card for card in figures.present(g, self.where) if card != self.actor]
            meant = others if given.get("who") == "target" else those(g, self.cast, condition.who)
            for card in meant:
                self.of_figure(kind, condition, g.piece(card), want)

    def mark(self, one: Condition, want: bool) -> None:
        if not want:
            return
        if one.holder >= OF_FIGURE:
            others = [piece.card for piece in self.g.pieces if piece.card != self.actor]
            target = one.holder - OF_FIGURE == v.WHOS.index("target")
            for card in others if target else those(self.g, self.cast, one.holder - OF_FIGURE):
                add_mark(self.g, one.mark, OF_FIGURE, card, one.least)
        else:
            kind, of = bearer_of(one.holder, self.cast)
            add_mark(self.g, one.mark, kind, of, one.least)

    def of_figure(self, kind: str, one: Condition, piece: Piece, want: bool) -> None:
        g, card = self.g, piece.card
        if kind == "stat":
            goal = max(one.least, 0) if want else (one.most + 1 if one.most < 50 else one.least - 1)
            goal = min(goal, one.most) if want else goal
            now = figures.stat(g, card, one.stat)
            if (one.least <= now <= one.most) != want:
                add_raise(g, card, one.stat, goal - now, UNTIL_GAME)
        elif kind == "health":
            base = figures.stat(g, card, BASE)
            fit = [
                n
                for n in range(1, base + 1)
                if (one.least <= n <= one.most and (n < base or not one.flag)) == want
            ]
            piece.health = self.any_of(fit) if fit else piece.health
        elif kind == "has":
            self.has(one, piece, want)
        elif kind == "room":
            if want:
                self.throw(piece, piece.carried[: max(0, one.n - figures.room(g, card))])
            else:
                while figures.room(g, card) >= one.n and self.give(piece, range(len(g.item_deck.loose))):
                    pass
        elif kind == "alone":
            for other in g.pieces:
                if (other.place == piece.place) == want and other is not piece:
                    other.place = piece.place if not want else self.elsewhere()
        elif kind == "feud":
            for other_card in those(g, self.cast, one.other):
                if want:
                    piece.feuds |= 1 << other_card
                    g.piece(other_card).feuds |= 1 << card

    def elsewhere(self) -> int:
        return self.any_of([n for n in self.g.laid if n != self.where])

    def has(self, one: Condition, piece: Piece, want: bool) -> None:
        assert one.filter is not None
        cards = [n for n, match in enumerate(one.filter.matches) if match]
        there = [item for item in (piece.worn if one.flag else piece.worn + piece.carried) if item in cards]
        if not want:
            self.throw(piece, there[max(0, one.n - 1) :])
            return
        while len(there) < one.n:
            if figures.room(self.g, piece.card) <= 0:
                self.throw(piece, [item for item in piece.carried if item not in cards][:1])
            if not self.give(piece, cards, one.flag):
                return
            there.append(NOTHING)

    def throw(self, piece: Piece, things: list[int]) -> None:
        for item in things:
            (piece.worn if item in piece.worn else piece.carried).remove(item)
            self.g.item_deck.loose[item] = 1

    def bring(self, one: Condition, want: bool) -> None:
        """Figures of a kind come to the place, or go."""
        g = self.g
        assert one.filter is not None
        wanted = one.filter
        body = wanted.role == v.ROLES.index("body")
        keep = (self.actor, self.bearer, self.foe)
        if not want:
            for piece in g.pieces:
                if piece.place == self.where and figure_is(g, wanted, piece.card) and piece.card not in keep:
                    piece.place = self.elsewhere()
            return
        missing = one.n - len([p for p in g.pieces if p.place == self.where and figure_is(g, wanted, p.card)])
        decks = [n for n in range(len(g.piece_of)) if g.figure_deck.loose[n] and wanted.matches[n]]
        for card in self.shuffled(decks)[: max(0, missing)]:
            piece = self.stand(card, self.where, NOBODY)
            if body:
                self.fall(piece, DEAD)
        hero = g.piece(g.heroes[1])
        if body and self.chance(50) and hero.card not in keep:
            hero.place = self.where
            self.fall(hero, UNCONSCIOUS)
        if not body and wanted.role == v.ROLES.index("pc"):
            hero.place = self.where

    def leave_nobody(self, called: str) -> None:
        """Nobody of the kind is left to be called: they lie far away. Else: nobody there is awake, and no way
        leads anywhere.
        """
        g = self.g
        for card in self.matching(called, "figure") if called else []:
            if g.figure_deck.loose[card]:
                self.fall(self.stand(card, self.elsewhere(), NOBODY), DEAD)
            elif g.piece(card).leader == NOBODY:
                self.fall(g.piece(card), DEAD)
        if not called:
            self.fall(g.piece(g.heroes[1]), UNCONSCIOUS)
            g.barred = [Bar(self.where, side, 99) for side in range(map.SIDES)]

    def fall(self, piece: Piece, how: int) -> None:
        piece.health, piece.how = 0, how

    # how it begins

    def begin(self) -> None:
        g, entry = self.g, self.entry
        moment = entry.moment
        movers = [piece.card for piece in g.pieces if piece.leader == 0 and piece.how == CONSCIOUS]
        movers = [self.actor, *[card for card in movers if card != self.actor and self.chance(70)]]
        if moment in ("act", "use"):
            g.call(Turn(0, 5))
        elif moment in SEARCHES:
            g.call(Search(g.heroes[0]))
        elif moment == "leave":
            arrival.travel(g, movers, self.from_where(), 0)
        elif moment in ("enter", "story", "hexagon", "stay", "court"):
            arrival.travel(g, movers, self.where, 0)
        elif moment == "played":
            card = place(g, entry.id)
            g.place_deck.loose[card] = 0
            beside = [n for n in g.laid if map.cells_for(g, card, n)]
            g.call(LayAt(0, card, self.actor, beside[0]))
        elif moment == "round":
            g.stack = [Rounds(2, 2)]
        elif moment == "hour":
            g.round = entry.given["number"]
            g.stack = [Rounds(1, 2)]
        elif moment in IN_FIGHTS:
            self.fight()
        else:
            self.begin_quest()
        g.advance()

    def fight(self) -> None:
        """Between whoever the entry is about and the foe."""
        g = self.g
        one = self.actor if self.actor != self.foe else g.heroes[0]
        g.piece(one).place = g.piece(self.foe).place
        fights.begin_by_order(g, one, self.foe)

    def begin_quest(self) -> None:
        g, entry = self.g, self.entry
        if entry.moment == "received":
            quests.receive(g, 0, self.quest)
            return
        task = quests.new_task(g, 0, self.quest)
        g.tasks.append(task)
        if entry.moment == "fulfilled":
            task.ended = objectives.FULFILLED
            task.doer = self.actor
        else:
            objectives.begin_stage(g, task, entry.number)
            g.call(objectives.AfterStage(self.quest, entry.number))
            done = quests.stages_of(g, task)[entry.number].done
            read(g, done, objectives.cast_of(g, task, self.actor))


def is_of(entry: Entry, name: str) -> bool:
    """Whether an ability of the content is the entry's: by its name."""
    own = entry.given.get("name")
    return own is not None and name in (
        f"{entry.id}-{own}",
        *[f"{entry.id}-{book}-{own}" for book in v.BOOKS],
    )
