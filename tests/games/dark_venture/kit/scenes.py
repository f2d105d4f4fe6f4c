"""Scenes in which entries are read: who is there, what they have, and how it begins."""

from __future__ import annotations

from typing import Any

from games.dark_venture.kit.branches import Branch, Conditions, Entry, Marked, costs
from games.dark_venture.kit.position import place, position
from games.dark_venture.kit.stage import Stage
from ludoteca.engine.rng import Rng
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import HEROIC, OBJECT, QUEST_CARDS, START
from ludoteca.games.dark_venture.rules import arrival, fights, figures, followers, map, objectives, quests
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.lore import Books
from ludoteca.games.dark_venture.rules.raises import UNTIL_GAME, add_raise
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.search import Search
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING

Needs = list[tuple[dict[str, Any], bool]]
IN_FIGHTS = (
    *("fight", "order", "attack", "hurt", "beats", "beaten", "fight-over", "fled"),
    *("before-roll", "after-roll"),
)
ON_ENTERING = ("enter", "story", "hexagon", "stay", "court")
ITEMS = ("weapons", "armor", "objects")
SEARCHES = ("search", "found", "missed")


class Scene(Stage):
    """Seat 0 has a hero and perhaps a follower in a place, where somebody else stands, too."""

    def __init__(self, marked: Marked, branch: Branch, rng: Rng) -> None:
        self.entry = branch.entry
        given = branch.entry.given
        needs = [*branch.needs, (costs(given), True)] if "cost" in given else branch.needs
        self.needs: Needs = [one for all, want in needs for one in single(rng, all, want)]
        g = position(2, marked.content, mode=self.mode(), day_events=True, books=self.entry.book)
        super().__init__(g, rng)
        g.terms.lore = Books()
        g.log = []
        g.round = g.turns = 3
        g.current = 0
        g.stack = [Rounds(6, 2)]
        self.cast.where = self.lay_map()
        self.cast_figures()
        self.equip()
        self.decorate()
        for one, want in self.needs:
            self.arrange(one, want)
        if "item" in given.get("cost", {}):  # it is paid before anything else is asked
            self.give(g.piece(self.cast.actor), self.matching(given["cost"]["item"], "item"))
        for piece in g.pieces:
            figures.settle(g, piece.card)

    def of(self, kind: str) -> Needs:
        return [(one, want) for one, want in self.needs if kind in one]

    def mode(self) -> str:
        for one, want in self.of("mode"):
            return "competitive" if want == (one["mode"] == "competitive") else "cooperative"
        return "competitive"

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

    # the figures

    def cast_figures(self) -> None:
        """A hero and perhaps a follower for seat 0, a hero for seat 1, and whoever stands against them."""
        g, entry = self.g, self.entry
        heroes, companions, enemies = self.by_role()
        self.stand_own(heroes[0], companions)
        self.stand(heroes[1], self.cast.where if self.chance(50) else self.elsewhere(), 1)
        if entry.moment == "court" or (entry.table == "followers" and entry.moment == "stay"):
            self.stand(companions[0], self.cast.where, 1 if self.is_led() else NOBODY)
        anybody = enemies if self.chance(70) else heroes[4:] + companions + enemies
        foe = self.foe_of(enemies[:1] if entry.table == "enemies" else anybody)
        if entry.table == "enemies" or entry.moment in IN_FIGHTS or self.chance(40):
            self.stand(foe, self.cast.where, NOBODY)
        self.cast.actor, self.cast.foe = heroes[0], foe
        if entry.table == "enemies" and entry.moment in IN_FIGHTS:
            self.cast.actor, self.cast.foe = foe, heroes[0]
        elif g.followers[0] != NOTHING and self.follower_acts():
            self.cast.actor = g.followers[0]
        bearers = {"heroes": heroes, "followers": companions, "enemies": enemies}
        if entry.table in bearers:
            self.cast.bearer = bearers[entry.table][0]
        elif entry.table in (*ITEMS, "ancients"):
            self.cast.bearer = self.cast.actor

    def by_role(self) -> list[list[int]]:
        """Heroes, followers and enemies by chance; the one whose entry it is comes first."""
        cards = self.content.cards.figures
        own = [n for n, card in enumerate(cards) if card.id == self.entry.id][:1]
        found = []
        for role in range(3):
            some = self.shuffled([n for n, card in enumerate(cards) if card.role == role])
            found.append([n for n in own if n in some] + [n for n in some if n not in own])
        return found

    def stand_own(self, hero: int, followers: list[int]) -> None:
        """The hero, and a follower where one is wanted, or by chance."""
        entry = self.entry
        here = self.from_where() if entry.moment in ON_ENTERING else self.cast.where
        self.stand(hero, here, 0)
        led = followers[0]
        asked = self.of("leads")
        for one, want in asked:
            fit = [n for n in followers if (n in self.matching(one["leads"], "figure")) == want]
            led = fit[0] if fit else led
        alone = entry.moment in ("stay", "court")
        own = entry.table == "followers" and not alone
        if own or any(want for _, want in asked) or (not asked and not alone and self.chance(60)):
            self.stand(led, here, 0)

    def foe_of(self, some: list[int]) -> int:
        """Somebody who is not there yet, of the kind that is asked for."""
        for one, want in self.of("is"):
            if one.get("who") == "foe" or self.entry.moment in IN_FIGHTS:
                kind = self.matching(one["is"], "figure")
                some = [n for n in some if (n in kind) == want] or some
        return next(n for n in some if not self.g.on_map(n))

    def is_led(self) -> bool:
        """Whether the follower that is courted has somebody already."""
        return self.entry.moment == "court" and any(
            one["is"] == "npc" and not want for one, want in self.of("is")
        )

    def follower_acts(self) -> bool:
        entry = self.entry
        if entry.table == "followers":
            return str(entry.given.get("whose", "self")) == "self"
        return entry.table in ("locations", "heroic", "side") and self.chance(25)

    def from_where(self) -> int:
        return self.any_of(map.links(self.g, self.cast.where) or [START])

    def equip(self) -> None:
        """Who bears the item of which the entry is; the quest, the Ancient."""
        g, entry = self.g, self.entry
        if entry.table in ITEMS:
            items = self.content.cards.items
            own = next(n for n, one in enumerate(items) if one.id == entry.id)
            g.item_deck.loose[own] = 0
            piece = g.piece(self.cast.bearer)
            if items[own].sort == OBJECT:
                piece.carried.append(own)
            else:
                self.make_able(own)
                piece.worn.append(own)
        elif entry.table in ("heroic", "side"):
            self.cast.quest = [one.id for one in self.content.cards.quests].index(entry.id)
            heroic = self.cast.quest < HEROIC
            (g.heroic_deck if heroic else g.side_deck).loose[self.cast.quest - (0 if heroic else HEROIC)] = 0
        elif entry.table == "ancients":
            g.ancients[0] = self.content.cards.ancients.index(entry.id)
            if entry.moment == "favour":
                self.cast.quest = QUEST_CARDS + g.ancients[0]
            else:
                g.favoured[0] = True

    def make_able(self, item: int) -> None:
        """So that it can be worn."""
        for which, least in enumerate(self.content.cards.items[item].needs):
            lacking = least - figures.stat(self.g, self.cast.bearer, which)
            if least and lacking > 0:
                add_raise(self.g, self.cast.bearer, which, lacking, UNTIL_GAME)

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

    # how it begins

    def begin(self) -> None:
        g, entry = self.g, self.entry
        moment = entry.moment
        movers = [piece.card for piece in g.pieces if piece.leader == 0 and piece.how == CONSCIOUS]
        movers = [self.cast.actor, *[card for card in movers if card != self.cast.actor and self.chance(70)]]
        if moment in ("act", "use"):
            g.call(Turn(0, 6))
        elif moment in SEARCHES:
            g.call(Search(g.heroes[0]))
        elif moment == "leave":
            arrival.travel(g, movers, self.from_where(), 0)
        elif self.is_led():
            g.move(g.piece(g.heroes[0]), self.cast.where)
            followers.influence(g, 0, self.cast.bearer)
        elif moment in ON_ENTERING:
            arrival.travel(g, movers, self.cast.where, 0)
        elif moment == "played":
            card = place(g, entry.id)
            g.place_deck.loose[card] = 0
            beside = [n for n in g.laid if map.cells_for(g, card, n)]
            g.call(LayAt(0, card, self.cast.actor, beside[0]))
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
        one = self.cast.actor if self.cast.actor != self.cast.foe else g.heroes[0]
        g.move(g.piece(one), g.piece(self.cast.foe).place)
        fights.set_upon(g, one, self.cast.foe)

    def begin_quest(self) -> None:
        g, entry = self.g, self.entry
        if entry.moment == "received":
            quests.receive(g, 0, self.cast.quest)
            return
        task = quests.new_task(g, 0, self.cast.quest)
        g.tasks.append(task)
        if entry.moment == "fulfilled":
            task.ended = objectives.FULFILLED
            task.doer = self.cast.actor
        else:
            objectives.begin_stage(g, task, entry.number)
            g.call(objectives.AfterStage(self.cast.quest, entry.number))
            done = quests.stages_of(g, task)[entry.number].done
            read(g, done, objectives.cast_of(g, task, self.cast.actor))


def single(rng: Rng, conditions: Conditions, want: bool) -> Needs:
    """What must hold, one by one: all of them, or not one of them."""
    if not want and conditions:
        conditions = [conditions[rng.below(len(conditions))]]
    found: Needs = []
    for one in conditions:
        if "any" in one:
            inner = one["any"] if not want else [one["any"][rng.below(len(one["any"]))]]
            for each in inner:
                found += single(rng, [each], want)
        elif "not" in one:
            found += single(rng, one["not"], not want)
        else:
            found.append((one, want))
    return found


def is_of(entry: Entry, name: str) -> bool:
    """Whether an ability of the content is the entry's: by its name."""
    own = entry.given.get("name")
    return own is not None and name in (
        f"{entry.id}-{own}",
        *[f"{entry.id}-{book}-{own}" for book in v.BOOKS],
    )
