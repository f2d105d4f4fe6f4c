"""What games of Dark Venture show, and which goals are reached: figures beside what is wanted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import FOLLOWER, HEROIC, QUEST_CARDS
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.content.program import BANDS
from ludoteca.games.dark_venture.lab.tallies import BY_HEROIC, SIXTIETHS, TWELFTHS, Tally
from ludoteca.games.dark_venture.rules.script_flow import CHOOSE
from ludoteca.games.dark_venture.state import COMPETITIVE, COOPERATIVE, LONG, QUESTING, RANKED, Terms
from ludoteca.lab.charts import as_percentage as percent
from ludoteca.lab.reports import Goal
from ludoteca.lab.spread import Wins, quantile, rate, spread

PLACES: Final = ("first", "second", "third", "fourth")
TIES: Final = ("items", "heroic-quests", "side-quests", "shared")
FEWEST: Final = 20  # something that happened more seldom is not judged

HEROIC_DONE: Final = (0.25, 0.70)
SIDE_DONE: Final = (0.20, 0.75)
TAKEN: Final = (0.08, 0.85)
CLAIMED: Final = (0.20, 0.60)
ENTERED: Final = 0.40
FIRED: Final = 0.35
USED: Final = 0.25
HIGHEST_RATIO: Final = 1.5
SWAPPED: Final = 0.70
RANKS_SEEN: Final = 12


@dataclass(frozen=True)
class Played:
    """The games with one number of seats: under which terms, and what they add up to."""

    terms: Terms
    seats: int
    tally: Tally

    @property
    def content(self) -> Content:
        return self.terms.content

    @property
    def long(self) -> bool:
        return self.terms.rounds == LONG

    @property
    def name(self) -> str:
        mode = ("competitive", "cooperative", "questing", "ranked")[self.terms.mode]
        seats = "" if self.seats == 1 else f", {self.seats} seats"
        return f"{mode}, {'long' if self.long else 'short'}{seats}"

    def places(self) -> list[Wins]:
        return [
            Wins(PLACES[place], self.tally.place_wins[place] / TWELFTHS, self.tally.games)
            for place in range(self.seats)
        ]

    def heroes(self) -> list[Wins]:
        figures, tally = self.content.cards.figures, self.tally
        seen = sorted(tally.hero_games)
        return [
            Wins(figures[card].id, tally.hero_wins[card] / TWELFTHS, tally.hero_games[card]) for card in seen
        ]

    def ancients(self) -> list[Wins]:
        names, tally = self.content.cards.ancients, self.tally
        seen = sorted(tally.ancient_games)
        return [
            Wins(names[one], tally.ancient_wins[one] / TWELFTHS, tally.ancient_games[one]) for one in seen
        ]


@dataclass(frozen=True)
class Deed:
    """How one quest went: how often it was kept, completed and swapped away, its points and action points."""

    id: str
    heroic: bool
    kept: int
    done: int
    left: int
    points: int
    ap: float

    @property
    def share(self) -> float:
        return rate(self.done, self.kept)

    @property
    def swapped(self) -> float:
        return rate(self.left, self.kept)

    @property
    def by_ap(self) -> float:
        return self.points / self.ap if self.ap else 0.0

    def json(self) -> dict[str, object]:
        return {"kept": self.kept, "done": self.share, "swapped": self.swapped, "points_by_ap": self.by_ap}


def deeds(played: Played) -> list[Deed]:
    """Of each quest that somebody kept, the heroic ones first."""
    tally = played.tally
    return [
        Deed(
            played.content.cards.quests[quest].id,
            quest < HEROIC,
            tally.quests_kept[quest],
            tally.quests_done[quest],
            tally.quests_left[quest],
            tally.quest_points[quest],
            tally.quest_ap[quest] / SIXTIETHS,
        )
        for quest in range(QUEST_CARDS)
        if tally.quests_kept[quest]
    ]


@dataclass(frozen=True)
class Share:
    """How often something happened of what it could have."""

    name: str
    part: int
    whole: int

    @property
    def share(self) -> float:
        return rate(self.part, self.whole)

    def json(self) -> dict[str, object]:
        return {"of": self.whole, "share": self.share}


def shares(names: list[str], part: Counter[int], whole: Counter[int]) -> list[Share]:
    return [Share(names[n], part[n], whole[n]) for n in sorted(whole)]


def followers(played: Played) -> list[Share]:
    figures, tally = played.content.cards.figures, played.tally
    came = [card for card in sorted(tally.came) if figures[card].role == FOLLOWER]
    return [Share(figures[card].id, tally.claimed[card], tally.came[card]) for card in came]


def entered(played: Played) -> list[Share]:
    names = [place.id for place in played.content.cards.places]
    return shares(names, played.tally.entered, played.tally.lies)


def fired(played: Played) -> list[Share]:
    places, tally = played.content.cards.places, played.tally
    there = [n for n in sorted(tally.lies) if places[n].hexagon]
    return [Share(places[n].id, tally.fired[n], tally.lies[n]) for n in there]


def is_read(played: Played, owner: str) -> bool:
    """Whether an entry belongs to these games: that of a place stands in one of two books."""
    id, _, book = owner.rpartition("-")
    places = [place.id for place in played.content.cards.places]
    return id not in places or book not in v.BOOKS or v.BOOKS.index(book) == played.terms.book


def answers(played: Played) -> list[Share]:
    """Each option of each choice, offered or not."""
    content, tally = played.content, played.tally
    owners: dict[int, str] = {}
    for number, line in enumerate(content.lines):
        if line.op == CHOOSE:
            for option in line.options:
                owners[option.answer] = content.entry_at(number)
    read = [answer for answer in sorted(owners) if is_read(played, owners[answer])]
    return [Share(content.answers[answer], tally.taken[answer], tally.offered[answer]) for answer in read]


def bands(played: Played) -> list[Share]:
    """Each band of each table, of the times that the dice were rolled for it."""
    content, tally = played.content, played.tally
    found: list[Share] = []
    for number, line in enumerate(content.lines):
        owner = content.entry_at(number)
        if line.op != BANDS or not is_read(played, owner):
            continue
        whole = sum([tally.bands[number, i] for i in range(len(line.bands))])
        for i, (low, high, _) in enumerate(line.bands):
            found.append(Share(f"{owner} {low}-{high}", tally.bands[number, i], whole))
    return found


@dataclass(frozen=True)
class ItemUse:
    """How often an item that left the deck was worn or used, and by whom."""

    id: str
    games: int
    used: int
    winner: float  # rates
    others: float

    @property
    def share(self) -> float:
        return rate(self.used, self.games)

    @property
    def ratio(self) -> float:
        return self.winner / self.others if self.others else 0.0

    def json(self) -> dict[str, object]:
        return {"games": self.games, "used": self.share, "winner": self.winner, "others": self.others}


def items(played: Played) -> list[ItemUse]:
    tally = played.tally
    ids = list(dict.fromkeys([item.id for item in played.content.cards.items]))
    rivals = tally.seats - tally.games if played.terms.mode == COMPETITIVE else tally.games - tally.won
    winners = tally.won
    return [
        ItemUse(
            id,
            tally.item_games[id],
            tally.item_used[id],
            rate(tally.used_by_winner[id], winners),
            rate(tally.used_by_others[id], rivals),
        )
        for id in ids
        if tally.item_games[id]
    ]


# goals


def all_goals(played: Played) -> list[Goal]:
    """Those that concern the mode; who plays is not asked, and some are meant for greedy."""
    found: list[Goal] = []
    if played.terms.mode == COMPETITIVE:
        found += of_rivals(played)
    elif played.terms.mode == RANKED:
        found += of_ranks(played)
    else:
        found.append(of_victories(played))
    found += of_quests(played)
    if played.long:
        found += of_days(played)
    found += of_content(played)
    return found


def within(name: str, value: float, low: float, high: float, text: str = "{:.1f}") -> Goal:
    wanted = f"{text.format(low)} to {text.format(high)}"
    return Goal(name, wanted, text.format(value), low <= value <= high)


def share_within(name: str, value: float, low: float, high: float) -> Goal:
    return Goal(name, f"{100 * low:.0f} to {percent(high)}", f"{100 * value:.1f} %", low <= value <= high)


def at_most(name: str, value: float, most: float) -> Goal:
    return Goal(name, f"under {percent(most)}", f"{100 * value:.1f} %", value < most)


def all_within(name: str, named: list[tuple[str, float]], low: float, high: float) -> Goal:
    """Every one of several shares; those outside are named."""
    outside = [(id, share) for id, share in named if not low <= share <= high]
    wanted = f"each {100 * low:.0f} to {percent(high)}" if high < 1 else f"each {percent(low)} or more"
    text = f"{len(named) - len(outside)} of {len(named)}"
    return Goal(name, wanted, text, not outside)


def of_rivals(played: Played) -> list[Goal]:
    tally, seats = played.tally, played.seats
    fair = 1 / seats
    found = [
        all_within("places", [(one.name, one.share) for one in played.places()], fair - 0.05, fair + 0.05)
    ]
    if seats == 4:
        heroes = [(one.name, one.share) for one in played.heroes()]
        found.append(all_within("heroes", heroes, fair - 0.06, fair + 0.06))
    if played.terms.ancients:
        ancients = [(one.name, one.share) for one in played.ancients()]
        found.append(all_within("Ancients", ancients, fair - 0.06, fair + 0.06))
        won = rate(tally.favoured.total(), tally.ancient_games.total())
        found.append(share_within("favours won", won, 0.35, 0.75))
        hour = quantile(tally.favour_hours, 0.5) if tally.favour_hours else 99
        found.append(Goal("hour of a favour, median", "8 or less", str(hour), hour <= 8))
    bands = {(2, True): (22, 34), (4, True): (16, 26), (2, False): (8, 14)}
    if (seats, played.long) in bands:
        low, high = bands[seats, played.long]
        found.append(within("winner's points, median", quantile(tally.best, 0.5), low, high, "{:.0f}"))
    found.append(at_most("nobody has a point", rate(tally.reasons["no-points"], tally.games), 0.01))
    ties = sum([tally.reasons[reason] for reason in TIES])
    found.append(at_most("decided by a tie-break", rate(ties, tally.games), 0.12))
    return found


def of_ranks(played: Played) -> list[Goal]:
    tally = played.tally
    seen = len(tally.ranks)
    return [
        within("points, mean", spread(tally.scores).mean, 22, 28),
        Goal("ranks that occur", f"{RANKS_SEEN} or more", str(seen), seen >= RANKS_SEEN),
    ]


def of_victories(played: Played) -> Goal:
    low, high = (0.2, 0.4) if played.terms.mode == QUESTING else (0.2, 0.45)
    if played.terms.mode == COOPERATIVE and played.seats > 2:
        low = 0.1 if played.seats == 3 else 0.05
    return share_within("won", rate(played.tally.won, played.tally.games), low, high)


def of_quests(played: Played) -> list[Goal]:
    found: list[Goal] = []
    all_deeds = [deed for deed in deeds(played) if deed.kept >= FEWEST]
    if played.long:
        heroic = [deed for deed in all_deeds if deed.heroic]
        found.append(
            all_within("heroic quests completed", [(deed.id, deed.share) for deed in heroic], *HEROIC_DONE)
        )
        paid = [deed.by_ap for deed in heroic if deed.by_ap]
        factor = max(paid) / min(paid) if paid else 0.0
        found.append(Goal("points an AP, best to worst", "2.0 or less", f"{factor:.1f}", 0 < factor <= 2))
    side = [deed for deed in all_deeds if not deed.heroic]
    found.append(all_within("side quests completed", [(deed.id, deed.share) for deed in side], *SIDE_DONE))
    swapped = [(deed.id, 1 - deed.swapped) for deed in side]
    kept = all_within("side quests not swapped away", swapped, 1 - SWAPPED, 1.0)
    found.append(kept)
    heroic_points = rate(played.tally.points[BY_HEROIC], played.tally.points.total())
    found.append(share_within("points from heroic quests", heroic_points, 0.45, 0.65))
    return found


def of_days(played: Played) -> list[Goal]:
    tally = played.tally
    found = [
        within("combats a player", rate(tally.fights, tally.seats), 3, 8),
        within("knocked out, times a player", rate(tally.falls, tally.seats), 0.4, 1.6, "{:.2f}"),
        at_most("turns spent unconscious", rate(tally.asleep, tally.turns), 0.10),
        share_within("turns with a follower from hour 4", rate(tally.led_turns, tally.late_turns), 0.3, 0.7),
        all_within("followers claimed", judged(followers(played)), *CLAIMED),
    ]
    if played.seats == 2:
        found.append(within("locations laid, mean", spread(tally.laid).mean, 13, 21))
    return found


def of_content(played: Played) -> list[Goal]:
    found_bands = [one for one in bands(played) if one.whole >= FEWEST]
    reached = len([one for one in found_bands if one.part])
    uses = [one for one in items(played) if one.games >= FEWEST]
    found = [
        all_within("locations entered", judged(entered(played)), ENTERED, 1.0),
        all_within("hexagons fired", judged(fired(played)), FIRED, 1.0),
        all_within("options taken", judged(answers(played)), *TAKEN),
        Goal("bands reached", "all", f"{reached} of {len(found_bands)}", reached == len(found_bands)),
        all_within("items used", [(one.id, one.share) for one in uses], USED, 1.0),
    ]
    if played.terms.mode == COMPETITIVE:
        fine = [one for one in uses if one.ratio <= HIGHEST_RATIO]
        measured = f"{len(fine)} of {len(uses)}"
        name = "items with the winner"
        found.append(
            Goal(name, f"each at most {HIGHEST_RATIO} times as often", measured, len(fine) == len(uses))
        )
    median = quantile(played.tally.decisions, 0.5) if played.tally.decisions else 0
    found.append(within("decisions in a turn, median", median, 5, 14, "{:.0f}"))
    return found


def judged(shares: list[Share]) -> list[tuple[str, float]]:
    return [(one.name, one.share) for one in shares if one.whole >= FEWEST]
