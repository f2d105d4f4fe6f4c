"""The balance report of Ventura: are families, seats and cards alike, and are games as they should be?"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.registry import check_edition, rules_of
from ludoteca.games.ventura.content import FAMILIES
from ludoteca.games.ventura.lab.figures import (
    DECKS,
    HIGHEST_RATIO,
    PLACES,
    Tallies,
    Use,
    a_game,
    all_goals,
    card_uses,
    deck_ratios,
    fair_band,
    family_wins,
    lasting,
    mean_of,
    place_wins,
    rounds_shown,
    strata,
    surely_too_high,
    too_high,
)
from ludoteca.games.ventura.lab.tallies import (
    ALL_SOURCES,
    AT_START,
    BATTLES,
    EARLY,
    GARRISON_DISMISSED,
    IN_ROUND,
    OF_ARMIES,
    Observer,
    Tally,
)
from ludoteca.games.ventura.state import BY_POINTS, REASONS
from ludoteca.lab.arena import CUT_OFF, Progress, rounded
from ludoteca.lab.charts import Bars, Chart, Lines, Ranges, Rows
from ludoteca.lab.charts import as_percentage as percent
from ludoteca.lab.reports import Goal, Grid, Order, Report, goals_table
from ludoteca.lab.spread import Wins, quantile, rate, spread
from ludoteca.lab.tallies import tally_games

HAPPENINGS: Final = (
    ("retreats", "retreats"),
    ("Captains lost in battle", "captain-falls"),
    ("Garrisons dismissed", GARRISON_DISMISSED),
    ("families eliminated", "eliminates"),
)
KIND_WORDS: Final = ("Captain", "Company", "Conscript", "Event")
ECONOMY: Final = (*IN_ROUND, *AT_START)


def report(order: Order, progress: Progress) -> Report:
    """Plays the games, and tells who and what wins them."""
    tallies = tally_games("ventura", order, progress, Tally, Observer)
    games = rounded(order.games, len(order.bots))
    edition = check_edition(rules_of("ventura").info, order.edition)
    played = f"{', '.join(order.bots)}, {games} games with each number of seats, {edition}, seed {order.seed}"
    uses = card_uses(tallies)
    goals = all_goals(tallies, uses)
    found = numbers(order, edition, tallies, uses, goals)
    return Report(
        f"Ventura, the balance: {played}", tables(tallies, uses, goals), charts(tallies, uses), found
    )


# tables


def tables(tallies: Tallies, uses: list[Use], goals: list[Goal]) -> list[Grid]:
    return [
        wins_table("Wins by family", {n: family_wins(tally) for n, tally in tallies.items()}, FAMILIES),
        wins_table(
            "Wins by place in the starting order",
            {n: place_wins(n, tally) for n, tally in tallies.items()},
            PLACES[: max(tallies)],
        ),
        lengths(tallies),
        histogram(tallies),
        endings(tallies),
        sources(tallies),
        battles(tallies),
        *[battles_by_round(seats, tally) for seats, tally in tallies.items()],
        *[economy_by_round(seats, tally) for seats, tally in tallies.items()],
        by_deck(tallies, uses),
        by_card(tallies, uses),
        goals_table(
            "Goals", goals, "Measured against the figures themselves; their intervals tell how sure they are."
        ),
    ]


def seat_columns(tallies: Tallies) -> list[str]:
    return [f"{seats} seats" for seats in tallies]


def between(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.0f} to {percent(interval[1])}"


def wins_table(title: str, wins: dict[int, list[Wins]], names: tuple[str, ...]) -> Grid:
    columns = [column for seats in wins for column in (f"{seats} seats", "95 %")]
    rows: list[tuple[str, ...]] = []
    for name in names:
        cells: list[str] = []
        for found in wins.values():
            mine = [one for one in found if one.name == name]
            cells += [f"{100 * mine[0].share:.1f} %", between(mine[0].interval)] if mine else ["", ""]
        rows.append((name, *cells))
    shares = ", ".join([percent(1 / seats) for seats in wins])
    return Grid(title, ("", *columns), rows, f"Of the games with it. Fair: {shares}.")


def lengths(tallies: Tallies) -> Grid:
    columns = ("seats", "games", "rounds", "5 %", "25 %", "median", "75 %", "95 %")
    rows: list[tuple[str, ...]] = []
    for seats, tally in tallies.items():
        values = [str(quantile(tally.rounds, share)) for share in (0.05, 0.25, 0.5, 0.75, 0.95)]
        rows.append((str(seats), str(tally.games), f"{spread(tally.rounds).mean:.1f}", *values))
    note = "rounds: the mean; then the values that so many of the games do not exceed."
    return Grid("Length of games in rounds", columns, rows, note)


def lengths_seen(tallies: Tallies) -> list[int]:
    seen = [number for tally in tallies.values() for number in tally.rounds]
    return list(range(min(seen), max(seen) + 1))


def histogram(tallies: Tallies) -> Grid:
    rows = [
        (str(number), *[percent(rate(tally.rounds[number], tally.games)) for tally in tallies.values()])
        for number in lengths_seen(tallies)
    ]
    return Grid("Games by number of rounds", ("rounds", *seat_columns(tallies)), rows)


def endings(tallies: Tallies) -> Grid:
    rows: list[tuple[str, ...]] = []
    for reason in (*REASONS[BY_POINTS:], CUT_OFF):
        if reason != CUT_OFF or any(tally.reasons[reason] for tally in tallies.values()):
            shares = [percent(rate(tally.reasons[reason], tally.games)) for tally in tallies.values()]
            rows.append((reason.replace("-", " "), *shares))
    return Grid("How games end", ("", *seat_columns(tallies)), rows)


def sources(tallies: Tallies) -> Grid:
    columns = [column for seats in tallies for column in (f"{seats}: a seat", "share", "winner")]
    rows: list[tuple[str, ...]] = []
    for source in ALL_SOURCES:
        cells: list[str] = []
        for seats, tally in tallies.items():
            cells += [
                f"{rate(tally.points[source], tally.games * seats):.1f}",
                percent(rate(tally.points[source], sum(tally.points.values()))),
                f"{rate(tally.winner_points[source], tally.decided):.1f}",
            ]
        rows.append((source, *cells))
    note = (
        "Points a game: the mean of all seats, its share of all points, and the winner's. Cities: all "
        "markers of a family that loses its City. Armies driven off: they retreated."
    )
    return Grid("Points by source", ("", *columns), rows, note)


def battles(tallies: Tallies) -> Grid:
    rows: list[tuple[str, ...]] = []
    for kind in BATTLES:
        rows.append((kind, *[f"{a_game(tally.battles, kind, tally):.2f}" for tally in tallies.values()]))
    for words, event in HAPPENINGS:
        rows.append((words, *[f"{a_game(tally.events, event, tally):.2f}" for tally in tallies.values()]))
    met = [percent(rate(tally.met, tally.games)) for tally in tallies.values()]
    early = [percent(rate(tally.early, tally.games)) for tally in tallies.values()]
    rows.append(("games in which Armies met", *met))
    rows.append((f"games in which they met by round {EARLY}", *early))
    note = "In a game. A Garrison under a Captain is an Army."
    return Grid("Battles", ("", *seat_columns(tallies)), rows, note)


def battles_by_round(seats: int, tally: Tally) -> Grid:
    columns = ("round", "games", "Armies", "Company", "Companies", "Garrison", "retreats", "Captains lost")
    rows: list[tuple[str, ...]] = []
    for number in rounds_shown(tally):
        games = lasting(tally, number)
        counts = [tally.battles[kind, number] for kind in BATTLES]
        counts += [tally.events[event, number] for event in ("retreats", "captain-falls")]
        rows.append((str(number), str(games), *[f"{rate(count, games):.2f}" for count in counts]))
    note = "In a game that reaches the round. Kinds of battles as in the table above."
    return Grid(f"Battles by round, {seats} seats", columns, rows, note)


def economy_by_round(seats: int, tally: Tally) -> Grid:
    rows = [
        (
            str(number),
            str(lasting(tally, number)),
            *[f"{mean_of(tally, what, number):.1f}" for what in ECONOMY],
        )
        for number in rounds_shown(tally)
    ]
    note = (
        f"Means of a family that is not eliminated: {' and '.join(IN_ROUND)} of the round, "
        f"{', '.join(AT_START)} at its beginning."
    )
    return Grid(f"Economy by round, {seats} seats", ("round", "games", *ECONOMY), rows, note)


def by_deck(tallies: Tallies, uses: list[Use]) -> Grid:
    rows: list[tuple[str, ...]] = []
    for deck, name in enumerate(DECKS):
        found = strata(tallies, [use.kind for use in uses if use.deck == deck])
        cells: list[str] = []
        for seats in tallies:
            winner, of_winners, others, of_others = found.get(seats, (0, 0, 0, 0))
            cells += [f"{rate(winner, of_winners):.2f}", f"{rate(others, of_others):.2f}"]
        rows.append((name, *cells, f"{deck_ratios(tallies)[deck]:.2f}"))
    columns = [column for seats in tallies for column in (f"{seats}: winner", "another")]
    note = "Kinds of cards that come into play for the winner, and for another family, in a game."
    return Grid("Cards in play", ("", *columns, "ratio"), rows, note)


def by_card(tallies: Tallies, uses: list[Use]) -> Grid:
    columns = ("card", "", "games", "won", "lost", "ratio", "95 %", "/deck")
    decks = deck_ratios(tallies)
    rows: list[tuple[str, ...]] = []
    for use in uses:
        ratio = use.ratio
        shares = [f"{100 * share:.1f}" for share in (use.winner, use.others)]
        if ratio is None:
            compared = ["-", "-", "-"]
        else:
            interval = f"{ratio.low:.1f}-{min(ratio.high, 99.9):.1f}"
            compared = [f"{ratio.value:.2f}", interval, f"{ratio.value / decks[use.deck]:.2f}"]
        rows.append((use.name, KIND_WORDS[use.deck], str(use.games), *shares, *compared))
    high = too_high(uses)
    note = (
        "games: it was deployed or played in. won, lost: the share of winners, and of other families, who "
        "did so, in %. ratio: of the two, compared for each number of seats; - if only one side did so. "
        "/deck: the ratio, divided by that of the deck, since winners bring more cards into play. "
        f"Above {HIGHEST_RATIO}: {named(high)}; with the whole interval: {named(surely_too_high(high))}."
    )
    return Grid("Cards", columns, rows, note)


def named(uses: list[Use]) -> str:
    return ", ".join([use.name for use in uses]) or "none"


# charts


def charts(tallies: Tallies, uses: list[Use]) -> list[Chart]:
    seen = lengths_seen(tallies)
    used = [use for use in uses if use.games]
    return [
        *[wins_chart(seats, tally) for seats, tally in tallies.items()],
        Bars(
            "length",
            "Length of games",
            "rounds",
            "share of games",
            labels=[str(number) for number in seen],
            series=[
                (f"{seats} seats", [rate(tally.rounds[number], tally.games) for number in seen])
                for seats, tally in tallies.items()
            ],
            percentages=True,
        ),
        Bars(
            "points",
            "Points by source",
            "",
            "points of a seat, a game",
            labels=[source.replace(" ", "\n") for source in ALL_SOURCES],
            series=[
                (
                    f"{seats} seats",
                    [rate(tally.points[source], tally.games * seats) for source in ALL_SOURCES],
                )
                for seats, tally in tallies.items()
            ],
        ),
        *[
            Lines(
                f"economy-{seats}",
                f"Economy, {seats} seats",
                "round",
                "a family's mean",
                labels=[str(number) for number in rounds_shown(tally)],
                series=[
                    (what, [mean_of(tally, what, number) for number in rounds_shown(tally)])
                    for what in ECONOMY[:5]
                ],
                percentages=False,
            )
            for seats, tally in tallies.items()
        ],
        Rows(
            "cards",
            "Cards in play, the highest ratio first",
            "share of families",
            "",
            labels=[use.name for use in used],
            groups=[use.deck for use in used],
            shares=[use.winner for use in used],
            others=[use.others for use in used],
            group_names=list(DECKS),
            names=("winners", "others"),
            most=1.05 * max([max(use.winner, use.others) for use in used], default=1.0),
        ),
    ]


def wins_chart(seats: int, tally: Tally) -> Chart:
    wins = [*family_wins(tally), *place_wins(seats, tally)]
    low, high = fair_band(seats)
    return Ranges(
        f"wins-{seats}",
        f"Wins by family and by place in the starting order, {seats} seats",
        "",
        "games won in % (interval of 95 %)",
        labels=[one.name for one in wins],
        values=[(100 * one.interval[0], 100 * one.share, 100 * one.interval[1]) for one in wins],
        band=(100 * low, 100 * high),
        band_name=f"wanted: {100 * low:.0f} to {percent(high)}",
    )


# numbers


def numbers(
    order: Order, edition: str, tallies: Tallies, uses: list[Use], goals: list[Goal]
) -> dict[str, object]:
    return {
        "game": "ventura",
        "report": "balance",
        "bots": list(order.bots),
        "seed": order.seed,
        "edition": edition,
        "options": dict(order.options or {}),
        "seats": {str(seats): seat_numbers(seats, tally) for seats, tally in tallies.items()},
        "cards": {use.name: use.json() for use in uses},
        "goals": [goal.json() for goal in goals],
    }


def seat_numbers(seats: int, tally: Tally) -> dict[str, object]:
    rounds = range(1, max(tally.rounds) + 1)
    return {
        "games": tally.games,
        "families": {one.name: one.json() for one in family_wins(tally)},
        "places": {one.name: one.json() for one in place_wins(seats, tally)},
        "rounds": {
            **spread(tally.rounds).json(),
            "quartiles": [quantile(tally.rounds, share) for share in (0.25, 0.75)],
            "games": {str(number): tally.rounds[number] for number in sorted(tally.rounds)},
        },
        "reasons": dict(sorted(tally.reasons.items())),
        "points": {source: rate(tally.points[source], tally.games * seats) for source in ALL_SOURCES},
        "winner_points": {source: rate(tally.winner_points[source], tally.decided) for source in ALL_SOURCES},
        "battles": {kind: a_game(tally.battles, kind, tally) for kind in BATTLES},
        "events": {event: a_game(tally.events, event, tally) for _, event in HAPPENINGS},
        "armies_met": rate(tally.met, tally.games),
        "armies_met_early": rate(tally.early, tally.games),
        "by_round": [
            {
                "round": number,
                "games": lasting(tally, number),
                "army_battles": tally.battles[OF_ARMIES, number],
                "battles": sum([tally.battles[kind, number] for kind in BATTLES]),
                **{event: tally.events[event, number] for _, event in HAPPENINGS},
                **{what.lower(): mean_of(tally, what, number) for what in ECONOMY},
            }
            for number in rounds
        ],
    }
