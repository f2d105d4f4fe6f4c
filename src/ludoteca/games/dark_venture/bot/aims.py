"""Aims: where something can be done from where a hero stands, and the AP it takes."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.actions import (
    ATTACK,
    DRAG,
    DRAW,
    LAY,
    OFFER,
    PLAY,
    RECRUIT,
    SEARCH,
    STOW,
    TAKE,
)
from ludoteca.games.dark_venture.bot.duel import chance_of
from ludoteca.games.dark_venture.bot.efforts import COMPANY, DEEDS, FIGHTING
from ludoteca.games.dark_venture.bot.footing import Odds, price, sheet_of, threat, with_partner
from ludoteca.games.dark_venture.bot.prices import AP
from ludoteca.games.dark_venture.content.cards import FOLLOWER, MIND
from ludoteca.games.dark_venture.content.cards import SEARCH as SEARCH_BONUS
from ludoteca.games.dark_venture.content.played import Way
from ludoteca.games.dark_venture.content.program import Condition, Filter
from ludoteca.games.dark_venture.rules import aggression, figures, map
from ludoteca.games.dark_venture.rules.conditions import (
    OF_FIGURE,
    figure_is,
    figures_here,
    marks_on,
)
from ludoteca.games.dark_venture.rules.decks import CHARACTERS, ITEMS, LOCATIONS
from ludoteca.games.dark_venture.rules.deeds import (
    BEAT,
    DRAGS,
    FINDS,
    GIFTS,
    HEXAGONS,
    INFLUENCES,
    LAYS,
    LOOTS,
    PLAYS,
    SEARCHES,
    TRADES,
    VISIT,
)
from ludoteca.games.dark_venture.rules.objectives import counted, having
from ludoteca.games.dark_venture.rules.quests import noted
from ludoteca.games.dark_venture.rules.search import LOOKED_AT, WANTED
from ludoteca.games.dark_venture.state import CONSCIOUS, DEAD, NOBODY, NOTHING, NOWHERE, Position, Task

NEVER: Final = 60.0  # AP for what cannot be done
HARD: Final = 8.0  # for what nothing but luck brings about
HINDERED: Final = 3.0  # for a condition that does not hold yet
DEAREST_DRAW: Final = 10.0
CLUTTER: Final = 1.0  # AP that each location in the hand makes another one dearer: they have to be laid, too
NO_ACTION: Final = -1
A_LITTLE: Final = 0.4  # AP that whatever is done takes besides


class Aim:
    """Something to get done: what it is worth, the AP it takes, the place to go to and what to do there."""

    __slots__ = ("action", "cost", "place", "rest", "worth")

    def __init__(self, cost: float, place: int = NOWHERE, action: int = NO_ACTION) -> None:
        self.cost = cost
        self.place = place
        self.action = action
        self.worth = 0.0
        self.rest = 0.0  # AP for what comes after it

    def rate(self) -> float:
        """Points for an AP."""
        return self.worth / (self.cost + self.rest + A_LITTLE)


class Scene:
    """What a hero sees from where it stands, looked at once for a decision."""

    def __init__(self, g: Position, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.hero = g.heroes[seat]
        self.piece = g.piece(self.hero)
        self.here = self.piece.place
        self.links: list[list[int]] = [[] for _ in g.x]
        for place in g.laid:
            self.links[place] = map.links(g, place)
        self.routes: list[list[int]] = [[] for _ in g.x]
        self.away = self.steps_from(self.here)
        self.group = with_partner(g, self.hero)
        self.fights: list[Odds | None] = [None] * len(g.piece_of)
        self.sheet = sheet_of(g, self.hero)
        self.threats = [-1.0] * len(g.x)
        searches = figures.stat(g, self.hero, MIND) + figures.stat(g, self.hero, SEARCH_BONUS)
        self.finds = chance_of(1, searches, WANTED)

    def steps_from(self, place: int) -> list[int]:
        """How many steps each place is away from one; FAR where no way leads."""
        if not self.routes[place]:
            found = [map.FAR] * len(self.links)
            found[place] = 0
            edge = [place]
            for here in edge:
                for other in self.links[here]:
                    if found[other] == map.FAR:
                        found[other] = found[here] + 1
                        edge.append(other)
            self.routes[place] = found
        return self.routes[place]

    def odds(self, card: int) -> Odds:
        """Against somebody, together with the follower who is there."""
        found = self.fights[card]
        if found is None:
            found = Odds(self.g, self.group, [card])
            self.fights[card] = found
        return found

    def threat(self, place: int) -> float:
        """What waits in a place; what waits here has been met."""
        if place == self.here:
            return 0.0
        if self.threats[place] < 0.0:
            self.threats[place] = threat(self.g, self.hero, place)
        return self.threats[place]

    def steps(self, place: int) -> float:
        """AP to a place; dangers count as a way around them."""
        return self.away[place] + self.threat(place) / AP if self.away[place] < map.FAR else NEVER


# what can be aimed at


def to_places(scene: Scene, task: Task, number: int, way: Way, present: list[Condition]) -> Aim:
    """So many places of a kind: the nearest first, then those that are not laid yet."""
    g = scene.g
    seen = noted(task, number) if way.distinct and way.kind == VISIT else []
    wanted = way.n - counted(g, task, number, way) if way.kind == VISIT else 1
    best = Aim(NEVER)
    near: list[float] = []
    for place in g.laid:
        if (way.filter is not None and not way.filter.matches[place]) or place in seen:
            continue
        if present and not all(there_is(g, one, place) for one in present):
            continue
        steps = scene.steps(place)
        if place == scene.here and way.kind == VISIT:
            steps = 2.0  # away and back
        if way.peaceful and scene.threat(place) > 0.0:
            steps += HARD
        near.append(steps)
        if steps < best.cost:
            best = Aim(steps, place)
    if len(near) < wanted:
        lay = to_lay(scene, way.filter)
        lay.cost += HINDERED * len(present)
        if not near:
            best = lay
        near.extend([lay.cost + 1.0] * (wanted - len(near)))
    near.sort()
    for place in range(1, min(wanted, len(near))):
        best.cost += max(1.0, near[place] - near[place - 1])
    if way.how != NOTHING and way.how != 0:
        best.cost += HARD
    return best


def there_is(g: Position, one: Condition, place: int) -> bool:
    assert one.filter is not None
    return len(figures_here(g, one.filter, place)) >= one.n


def to_lay(scene: Scene, wanted: Filter | None) -> Aim:
    """A place of a kind that is still to be laid: of the hand, or to be drawn."""
    g = scene.g
    best = Aim(NEVER)
    stuck = len(g.hand_places[scene.seat]) > 1
    for card in g.hand_places[scene.seat]:
        fits = wanted is None or wanted.matches[card]
        for place in g.laid:
            if (stuck or fits) and scene.steps(place) < best.cost - 1.2 and map.can_lay(g, card, place):
                stuck = False
                if fits:
                    best = Aim(scene.steps(place) + 1.2, place, LAY + card)
    if stuck:  # nothing of the hand can be laid: more of it is of no use
        return best
    if best.place == scene.here and not g.free_location[scene.seat]:
        best.cost += 0.8
    drawn = to_draw(LOCATIONS, wanted, g.place_deck.loose, g.place_deck.size(), 2.0)
    drawn.cost += CLUTTER * len(g.hand_places[scene.seat])
    return drawn if drawn.cost < best.cost else best


def to_draw(deck: int, wanted: Filter | None, loose: list[int], size: int, more: float) -> Aim:
    """Cards are drawn until one is of the kind; of several decks one is free each turn."""
    fit = 0
    for card in range(len(loose)):
        if loose[card] and (wanted is None or wanted.matches[card]):
            fit += 1
    if not fit:
        return Aim(NEVER)
    return Aim(more + min(DEAREST_DRAW, size / fit), NOWHERE, DRAW + deck)


def to_bring(scene: Scene, way: Way) -> Aim:
    """An item or a mark to a place."""
    g = scene.g
    assert way.to is not None
    if way.mark != NOTHING:
        bears = any(marks_on(g, way.mark, OF_FIGURE, card) > 0 for card in scene.group)
        first = Aim(0.0) if bears else Aim(HARD)
    elif having(way, scene.piece.worn + scene.piece.carried):
        first = Aim(0.0)
    else:
        first = to_item(scene, way.filter)
    best = Aim(NEVER)
    for place in g.laid:
        if way.to.matches[place] and scene.steps(place) < best.cost:
            best = Aim(scene.steps(place), place)
    if best.place == NOWHERE:
        best = to_lay(scene, way.to)
    best.cost += first.cost
    if first.action != NO_ACTION:
        best.place, best.action = first.place, first.action
    return best


def to_item(scene: Scene, wanted: Filter | None) -> Aim:
    """An item of a kind: from the hand, from the floor, or by searching and drawing."""
    g = scene.g
    for item in g.hand_items[scene.seat]:
        if (wanted is None or wanted.matches[item]) and figures.room(g, scene.hero):
            return Aim(0.1, scene.here, STOW + item)
    best = to_draw(ITEMS, wanted, g.item_deck.loose, g.item_deck.size(), 0.3)
    for item, place in zip(g.floor_items, g.floor_places, strict=True):
        if (wanted is None or wanted.matches[item]) and scene.steps(place) < best.cost:
            best = Aim(scene.steps(place) + 0.1, place, TAKE + item)
    draws = max(1.0, best.cost - 0.3) if best.action == DRAW + ITEMS else DEAREST_DRAW
    search = to_search(scene, None)
    if search.place != NOWHERE and scene.finds > 0.0:
        each = search.cost * max(1.0, draws / LOOKED_AT) / scene.finds
        if each < best.cost:
            best = Aim(each, search.place, SEARCH)
    return best


def to_search(scene: Scene, wanted: Filter | None) -> Aim:
    """The nearest place that was not searched."""
    g = scene.g
    best = Aim(NEVER)
    cards = g.terms.content.cards
    if not cards.factions[cards.figures[scene.hero].faction].searches:
        return best
    for place in g.laid:
        if not g.searched[place] and (wanted is None or wanted.matches[place]):
            if scene.steps(place) + 1.0 < best.cost:
                best = Aim(scene.steps(place) + 1.0, place, SEARCH)
    return best


def to_recruit(scene: Scene, wanted: Filter | None) -> Aim:
    """A follower of nobody: on the map, or in the hand."""
    g = scene.g
    best = Aim(HARD)
    for piece in g.pieces:
        if piece.leader != NOBODY or piece.how != CONSCIOUS:
            continue
        if g.terms.content.cards.figures[piece.card].role != FOLLOWER:
            continue
        if wanted is not None and not figure_is(g, wanted, piece.card):
            continue
        again = bool(g.followed[scene.seat] >> piece.card & 1)
        cost = scene.steps(piece.place) + (1.0 if again else 2.0)
        if cost < best.cost:
            best = Aim(cost, piece.place, RECRUIT + piece.card if again else NO_ACTION)
    for card in g.hand_figures[scene.seat]:
        if g.terms.content.cards.figures[card].role == FOLLOWER and best.cost > COMPANY - 1.0:
            best = Aim(COMPANY - 1.0, scene.here, PLAY + card)
    return best


def to_beat(scene: Scene, way: Way, present: list[Condition]) -> Aim:
    """Somebody to fight: the nearest and weakest; of the hand, or to be drawn."""
    g = scene.g
    best = Aim(NEVER)
    for piece in g.pieces:
        if (
            piece.how != CONSCIOUS
            or piece.leader == scene.seat
            or aggression.allied(g, scene.hero, piece.card)
        ):
            continue
        if way.kind == BEAT and way.filter is not None and not figure_is(g, way.filter, piece.card):
            continue
        if way.to is not None and not way.to.matches[piece.place]:
            continue
        odds = scene.odds(piece.card)
        if way.alone and len(scene.group) > 1:
            odds = Odds(g, [scene.hero], [piece.card])
        waits = scene.steps(piece.place) + price(g, scene.hero, odds) / AP
        cost = (waits + 1.0) / max(0.1, odds.win) + (4.0 if way.unhurt else 0.0) + 3.0 * (way.against - 1)
        if cost < best.cost:
            best = Aim(cost, piece.place, ATTACK + piece.card)
    if best.cost > FIGHTING + 2.0:
        wanted = way.filter if way.kind == BEAT else None
        for card in g.hand_figures[scene.seat]:
            if (wanted is None or wanted.matches[card]) and scene.sheet.wins[card] > 0.6:
                cost = FIGHTING + scene.sheet.dangers[card] / AP
                if cost < best.cost:
                    best = Aim(cost, scene.here, PLAY + card)
        drawn = to_draw(CHARACTERS, wanted, g.figure_deck.loose, g.figure_deck.size(), FIGHTING + 1.0)
        if drawn.cost < best.cost:
            best = drawn
    if way.most_health < scene.piece.health:
        best.cost += HARD
    return best


def to_do(scene: Scene, way: Way, n: int) -> Aim:
    """So many deeds of a kind."""
    g, deed = scene.g, way.deed
    if deed in (SEARCHES, FINDS):
        aim = to_search(scene, way.to)
        if aim.place == NOWHERE:
            return to_lay(scene, way.to)
        aim.cost = (aim.cost + 1.5 * (n - 1)) / (max(0.1, scene.finds) if deed == FINDS else 1.0)
        return aim
    if deed == LAYS and g.hand_places[scene.seat]:
        for place in g.hand_places[scene.seat]:
            if map.can_lay(g, place, scene.here):
                return Aim(0.5 + 1.5 * (n - 1), scene.here, LAY + place)
    if deed == PLAYS and g.hand_figures[scene.seat]:
        return Aim(0.5 + 1.5 * (n - 1), scene.here, PLAY + safest_play(scene))
    if deed in (LAYS, PLAYS):
        return Aim(1.5 * n, NOWHERE, DRAW + (LOCATIONS if deed == LAYS else CHARACTERS))
    if deed == HEXAGONS:
        best = Aim(NEVER)
        for place in g.laid:
            if has_story(g, place) and scene.steps(place) < best.cost:
                best = Aim(scene.steps(place) + 2.0 * (n - 1), place)
        return best if best.place != NOWHERE else to_lay(scene, None)
    if deed in (LOOTS, DRAGS):
        best = Aim(HARD)
        for piece in g.pieces:
            if piece.how != CONSCIOUS and (deed == DRAGS or piece.worn or piece.carried):
                cost = scene.steps(piece.place) + (0.2 if deed == LOOTS else 1.2)
                if cost < best.cost and (deed == DRAGS or piece.how == DEAD):
                    best = Aim(cost, piece.place, DRAG + piece.card if deed == DRAGS else NO_ACTION)
        best.cost *= n
        return best
    if deed == INFLUENCES:
        for piece in g.pieces:
            if piece.leader not in (NOBODY, scene.seat) and piece.card in g.followers:
                return Aim(scene.steps(piece.place) + 1.0, piece.place)
        return Aim(NEVER)
    if deed in (GIFTS, TRADES):
        return to_offer(scene, n)
    return Aim(DEEDS[deed] * n + 1.0)


def to_offer(scene: Scene, n: int) -> Aim:
    """Something for one's own follower: nobody has to be asked."""
    g = scene.g
    follower = g.followers[scene.seat]
    if follower == NOTHING or not g.on_map(follower):
        return Aim(to_recruit(scene, None).cost + n)
    if g.piece(follower).place != scene.here:
        return Aim(scene.steps(g.piece(follower).place) + 0.5 * n, g.piece(follower).place)
    if not scene.piece.worn + scene.piece.carried:
        return Aim(HINDERED + 0.5 * n)
    return Aim(0.5 * n, scene.here, OFFER + follower)


def safest_play(scene: Scene) -> int:
    return min(scene.g.hand_figures[scene.seat], key=lambda card: scene.sheet.dangers[card])


def has_story(g: Position, place: int) -> bool:
    """A hexagon whose entry nobody has read yet."""
    return g.terms.content.stories[g.book][place] != NOTHING and not g.spent[place]
