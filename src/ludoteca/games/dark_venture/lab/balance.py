"""The balance report of Dark Venture, for the mode that its options name: who wins, and what is it worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from ludoteca.engine.options import complete
from ludoteca.engine.registry import check_edition, rules_of
from ludoteca.games.dark_venture.content.cards import ARMOR, OBJECT, WEAPON
from ludoteca.games.dark_venture.lab.figures import (
    FEWEST,
    TAKEN,
    ItemUse,
    Played,
    Share,
    all_goals,
    answers,
    bands,
    deeds,
    entered,
    fired,
    followers,
    items,
)
from ludoteca.games.dark_venture.lab.tallies import SOURCES, Observer, Tally
from ludoteca.games.dark_venture.state import COMPETITIVE, RANKED, Position
from ludoteca.lab.arena import Progress, rounded
from ludoteca.lab.by_chance import by_chance
from ludoteca.lab.charts import Bars, Chart, Ranges, Rows
from ludoteca.lab.charts import as_percentage as percent
from ludoteca.lab.reports import Goal, Grid, Order, Report, goals_table
from ludoteca.lab.spread import Wins, rate, spread
from ludoteca.lab.tallies import tally_games

SORTS: Final = {WEAPON: "weapon", ARMOR: "armor", OBJECT: "object"}


def report(order: Order, progress: Progress) -> Report:
    """Plays the games, with heroes and Ancients by chance, and tells what they show."""
    dealt = replace(order, bots=tuple([by_chance(by_chance(bot, "ancient"), "hero") for bot in order.bots]))
    tallies = tally_games("dark-venture", dealt, progress, Tally, Observer)
    games = rounded(order.games, len(order.bots))
    rules = rules_of("dark-venture")
    edition = check_edition(rules.info, order.edition)
    options = complete(rules.info.options, order.options)
    played: list[Played] = []
    for seats, tally in tallies.items():
        terms = cast(Position, rules.set_up(seats, edition, options)).terms
        played.append(Played(terms, seats, tally))
    names = "; ".join([one.name for one in played])
    books = f"book {str(options['books']).upper()}"
    title = f"{', '.join(order.bots)}, {games} games each, {books}, seed {order.seed}: {names}"
    goals = [(one, all_goals(one)) for one in played]
    found: dict[str, object] = {
        "game": "dark-venture",
        "report": "balance",
        "bots": list(order.bots),
        "seed": order.seed,
        "edition": edition,
        "options": dict(order.options or {}),
        "seats": {str(one.seats): numbers(one, found) for one, found in goals},
    }
    return Report(
        f"Dark Venture, the balance: {title}",
        [table for one, reached in goals for table in tables(one, reached)],
        [chart for one in played for chart in charts(one)],
        found,
    )


# tables


def tables(played: Played, goals: list[Goal]) -> list[Grid]:
    found = [
        goals_table(
            f"Goals: {played.name}",
            goals,
            "Where each of several is meant: how many of them are as they should be.",
        ),
        endings(played),
        points(played),
        day(played),
        wins_table(f"Wins by hero: {played.name}", played.heroes()),
    ]
    if played.terms.mode == COMPETITIVE:
        found.append(wins_table(f"Wins by place in turn order: {played.name}", played.places()))
        if played.terms.ancients:
            found.append(wins_table(f"Wins by Ancient: {played.name}", played.ancients()))
    if played.terms.mode == RANKED:
        found.append(ranks(played))
    return [*found, quests(played), *uses(played)]


def endings(played: Played) -> Grid:
    tally = played.tally
    rows: list[tuple[str, ...]] = [
        (reason.replace("-", " "), str(count), percent(rate(count, tally.games)))
        for reason, count in tally.reasons.most_common()
    ]
    low, high = Wins("", tally.won, tally.games).interval
    won = f"Won: {100 * rate(tally.won, tally.games):.1f} %, interval of 95 %: "
    note = f"{won}{100 * low:.1f} to {100 * high:.1f} %."
    return Grid(f"How games end: {played.name}", ("", "games", "share"), rows, note)


def points(played: Played) -> Grid:
    tally = played.tally
    rows: list[tuple[str, ...]] = []
    for source in SOURCES:
        share = percent(rate(tally.points[source], tally.points.total()))
        rows.append((source, f"{rate(tally.points[source], tally.seats):.1f}", share))
    every, best = spread(tally.scores), spread(tally.best)
    note = (
        f"A seat has {every.mean:.1f} points in the end (median {every.median:.0f}, nine of ten between "
        f"{every.low:.0f} and {every.high:.0f}), the best of a game {best.mean:.1f} (median "
        f"{best.median:.0f})."
    )
    return Grid(f"Points by source: {played.name}", ("", "a seat", "share"), rows, note)


def day(played: Played) -> Grid:
    """What happens to a player."""
    tally = played.tally
    rows: list[tuple[str, ...]] = [
        ("combats", f"{rate(tally.fights, tally.seats):.2f}"),
        ("knocked out", f"{rate(tally.falls, tally.seats):.2f}"),
        ("turns spent unconscious", f"{100 * rate(tally.asleep, tally.turns):.1f} %"),
        ("turns with a follower from hour 4", percent(rate(tally.led_turns, tally.late_turns))),
        ("decisions in a turn, mean", f"{spread(tally.decisions).mean:.1f}"),
        ("locations laid", f"{spread(tally.laid).mean:.1f}"),
        ("hour of the end, mean", f"{spread(tally.hours).mean:.1f}"),
    ]
    return Grid(f"A player's day: {played.name}", ("", "a game"), rows)


def wins_table(title: str, wins: list[Wins]) -> Grid:
    rows: list[tuple[str, ...]] = [
        (
            one.name,
            str(one.games),
            f"{100 * one.share:.1f} %",
            f"{100 * one.interval[0]:.0f} to {percent(one.interval[1])}",
        )
        for one in wins
    ]
    return Grid(title, ("", "games", "won", "95 %"), rows)


def ranks(played: Played) -> Grid:
    titles = [name for least, name in played.content.cards.ranks]
    tally = played.tally
    rows: list[tuple[str, ...]] = [
        (titles[n], str(tally.ranks[n]), percent(rate(tally.ranks[n], tally.games)))
        for n in range(len(titles))
    ]
    return Grid("Ranks", ("", "games", "share"), rows)


def quests(played: Played) -> Grid:
    rows: list[tuple[str, ...]] = [
        (
            deed.id,
            "heroic" if deed.heroic else "side",
            str(deed.kept),
            percent(deed.share),
            percent(deed.swapped),
            f"{deed.by_ap:.2f}",
        )
        for deed in deeds(played)
    ]
    note = (
        "Of the quests that somebody held. An action point is spent for all quests that its player holds, in "
        "equal parts: so the points by action point compare quests, and are no price."
    )
    columns = ("quest", "", "held", "completed", "swapped", "points/AP")
    return Grid(f"Quests: {played.name}", columns, rows, note)


def uses(played: Played) -> list[Grid]:
    """Places, followers, options, bands and items."""
    name = played.name
    lying, firing = entered(played), {one.name: one for one in fired(played)}
    places: list[tuple[str, ...]] = [
        (
            one.name,
            str(one.whole),
            percent(one.share),
            percent(firing[one.name].share) if one.name in firing else "",
        )
        for one in lying
    ]
    low, high = TAKEN
    options = [one for one in answers(played) if one.whole < FEWEST or not low <= one.share <= high]
    missed = [one for one in bands(played) if not one.part]
    return [
        Grid(f"Locations: {name}", ("", "games it lies in", "entered", "hexagon"), places),
        shares_table(f"Followers claimed: {name}", "came", followers(played)),
        shares_table(
            f"Options seldom or nearly always taken: {name}",
            "offers",
            options,
            f"Below {percent(low)} or above {percent(high)} of the times when there was another one, and "
            f"those offered fewer than {FEWEST} times.",
        ),
        shares_table(f"Bands never reached: {name}", "rolls", missed),
        Grid(
            f"Items: {name}",
            ("", "", "games", "used", "winner", "others", "ratio"),
            [item_row(played, one) for one in items(played)],
            "games: in which it left the deck. used: a player wore or used it. winner, others: the share of "
            "players who did; alone and together, of games won and lost.",
        ),
    ]


def shares_table(title: str, whole: str, found: list[Share], note: str = "") -> Grid:
    rows: list[tuple[str, ...]] = [(one.name, str(one.whole), percent(one.share)) for one in found]
    return Grid(title, ("", whole, "share"), rows or [("none", "", "")], note)


def item_row(played: Played, one: ItemUse) -> tuple[str, ...]:
    sort = next(item.sort for item in played.content.cards.items if item.id == one.id)
    shares = [percent(one.share), percent(one.winner), percent(one.others)]
    return (one.id, SORTS[sort], str(one.games), *shares, f"{one.ratio:.2f}")


# charts


def charts(played: Played) -> list[Chart]:
    where = played.name.replace(", ", "-").replace(" ", "-")
    found: list[Chart] = [quests_chart(played, where), scores_chart(played, where)]
    heroes = played.heroes()
    if played.terms.mode != RANKED and heroes:
        found.append(wins_chart(played, where, heroes))
    return found


def quests_chart(played: Played, where: str) -> Chart:
    held = sorted(deeds(played), key=lambda deed: (not deed.heroic, -deed.share))
    return Rows(
        f"quests-{where}",
        f"Quests completed and swapped away ({played.name})",
        "share of those that were held",
        "",
        labels=[deed.id for deed in held],
        groups=[int(not deed.heroic) for deed in held],
        shares=[deed.share for deed in held],
        others=[deed.swapped for deed in held],
        group_names=["heroic", "side"],
        names=("completed", "swapped"),
    )


def scores_chart(played: Played, where: str) -> Chart:
    tally = played.tally
    most = max([*tally.scores, *tally.best], default=0)
    steps = list(range(0, most + 1, 4))
    series = [
        (name, [rate(sum([found[n + i] for i in range(4)]), found.total()) for n in steps])
        for name, found in (("seats", tally.scores), ("the best of a game", tally.best))
    ]
    return Bars(
        f"points-{where}",
        f"Points in the end ({played.name})",
        "points, so many and up to three more",
        "share",
        labels=[str(n) for n in steps],
        series=series if played.seats > 1 else series[:1],
        percentages=True,
    )


def wins_chart(played: Played, where: str, heroes: list[Wins]) -> Chart:
    mean = rate(sum([one.won for one in heroes]), sum([one.games for one in heroes]))
    low, high = max(0.0, mean - 0.06), mean + 0.06
    return Ranges(
        f"heroes-{where}",
        f"Wins by hero ({played.name})",
        "",
        "games won in % (interval of 95 %)",
        labels=[one.name.replace("-", "\n") for one in heroes],
        values=[(100 * one.interval[0], 100 * one.share, 100 * one.interval[1]) for one in heroes],
        band=(100 * low, 100 * high),
        band_name=f"the mean and six points around it: {100 * low:.0f} to {percent(high)}",
    )


# numbers


def numbers(played: Played, goals: list[Goal]) -> dict[str, object]:
    tally = played.tally
    return {
        "games": tally.games,
        "won": rate(tally.won, tally.games),
        "reasons": dict(sorted(tally.reasons.items())),
        "points": spread(tally.scores).json(),
        "best": spread(tally.best).json(),
        "sources": {source: rate(tally.points[source], tally.seats) for source in SOURCES},
        "places": {one.name: one.json() for one in played.places()},
        "heroes": {one.name: one.json() for one in played.heroes()},
        "ancients": {one.name: one.json() for one in played.ancients()},
        "quests": {deed.id: deed.json() for deed in deeds(played)},
        "locations": {one.name: one.json() for one in entered(played)},
        "hexagons": {one.name: one.json() for one in fired(played)},
        "followers": {one.name: one.json() for one in followers(played)},
        "options": {one.name: one.json() for one in answers(played)},
        "bands": {one.name: one.json() for one in bands(played)},
        "items": {one.id: one.json() for one in items(played)},
        "goals": [goal.json() for goal in goals],
    }
