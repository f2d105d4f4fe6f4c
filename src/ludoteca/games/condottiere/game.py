"""Condottiere's face to the kernel: options, action space, result and conservation."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.errors import BadOption
from ludoteca.engine.kernel import Refusal, Step
from ludoteca.engine.observation import Observation
from ludoteca.engine.options import Options, OptionSpec
from ludoteca.engine.printed import printed_digest
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import GameInfo, Result, Rules, ranked
from ludoteca.engine.words import Message
from ludoteca.games.condottiere import view as views
from ludoteca.games.condottiere.actions import EVENTS, MOST_SEATS, make_space
from ludoteca.games.condottiere.bot import CondottiereAdvice
from ludoteca.games.condottiere.content import (
    CARDS,
    ITALY,
    KINDS,
    MAPS,
    MARKERS,
    SPRING,
    WINTER,
    Map,
)
from ludoteca.games.condottiere.observation import observation
from ludoteca.games.condottiere.orders import PassWhenBeaten, danger
from ludoteca.games.condottiere.printed import Printed, printed
from ludoteca.games.condottiere.rules import battle, campaign, cards, rounds, talk, winning
from ludoteca.games.condottiere.state import NOTHING, REASONS, Position, Terms, regions_of, set_up

RULES_VERSION = 1


def options() -> tuple[OptionSpec, ...]:
    return (
        OptionSpec("draw_after_battle", False, "CON-DAB-01"),
        OptionSpec("series", 0, "CON-SERIES-01", low=0, high=500, first=True),
        OptionSpec("bigger_kingdoms", False, "CON-BIG-01"),
        OptionSpec("capturing_regions", False, "CON-CAP-01"),
        OptionSpec("hidden_cards", False, "CON-HID-01"),
        OptionSpec("start_player", 0, "CON-SET-03", low=0, high=MOST_SEATS - 1, names_seat=True),
        OptionSpec("favor_on_contested", True, "CON-R14"),
        OptionSpec("cap_tie_token", "courtesan", "CON-R20", choices=("courtesan", "defender")),
        OptionSpec("series_start", "same", "CON-R42", choices=("same", "winner", "rotate")),
        OptionSpec("stall_limit", 50, "CON-R45", low=0, high=100_000, people=0),
        OptionSpec("map", ITALY.name, "CON-WIN-03", choices=tuple(MAPS)),
    )


def info() -> GameInfo:
    return GameInfo(
        name="condottiere",
        title="Condottiere",
        package="ludoteca.games.condottiere",
        least_seats=2,
        most_seats=MOST_SEATS,
        editions=("standard",),
        options=options(),
        rules_version=RULES_VERSION,
        longest=100_000,
    )


class Condottiere(Rules[Position]):
    """2 to 6 princes fight with mercenaries for the regions of Italy."""

    def __init__(self) -> None:
        steps: list[type[Step[Any]]] = [
            campaign.FirstHands,
            campaign.NextBattle,
            campaign.EndOfBattle,
            campaign.DiscardLines,
            campaign.EndOfRound,
            campaign.NewHands,
            campaign.Series,
            campaign.BattlesLeft,
            battle.Battle,
            cards.PlaceFavor,
            cards.TakeBack,
            rounds.ChooseSite,
            rounds.Deal,
            rounds.DiscardHand,
            rounds.KeepTwo,
            rounds.DrawCards,
            winning.FinalHands,
            winning.FinalTurns,
            winning.FinalComparison,
        ]
        super().__init__(info(), {step.__name__: step for step in steps}, EVENTS, CondottiereAdvice())
        self.orders = (PassWhenBeaten("pass-when-beaten"),)
        self.spaces: dict[str, ActionSpace] = {}

    def add_map(self, map: Map) -> None:
        """Offer another map, made by `make_map`, as a choice of the option `map`."""
        MAPS[map.name] = map
        self.spaces.pop(map.name, None)
        self.info = info()

    def set_up(self, seats: int, edition: str, options: Options) -> Position:
        map = MAPS[str(options["map"])]
        if map.name not in self.spaces:
            self.spaces[map.name] = make_space(map.regions)
        total, adjacent = map.box.needed[0 if seats <= 3 else 1]
        terms = Terms(
            map=map,
            space=self.spaces[map.name],
            start=int(options["start_player"]),
            draw_after_battle=bool(options["draw_after_battle"]),
            series_target=int(options["series"]),
            capturing=bool(options["capturing_regions"]),
            hidden=bool(options["hidden_cards"]),
            favor_on_contested=bool(options["favor_on_contested"]),
            courtesan_beats_defender=options["cap_tie_token"] == "courtesan",
            series_start=str(options["series_start"]),
            stall_limit=int(options["stall_limit"]),
            total_needed=total,
            adjacent_needed=adjacent + (1 if options["bigger_kingdoms"] else 0),
            printed=printed_digest(self, "", edition),
        )
        return set_up(seats, terms, list(campaign.opening(terms.series_target > 0, map.box.battles)))

    def check(self, seats: int, edition: str, options: Options) -> list[str]:
        """CON-SET-06: any number of optional rules may be combined; a switch needs its rule."""
        if int(options["start_player"]) >= seats:
            text = f"start_player is a seat from 0 to {seats - 1}"
            raise BadOption(text, "CON-SET-03", "bad-start-player", {"count": seats})
        if options["cap_tie_token"] != "courtesan" and not options["capturing_regions"]:
            text = "cap_tie_token only means something with capturing_regions"
            raise BadOption(text, "CON-R20", "bad-cap-tie-token")
        if options["series_start"] != "same" and not options["series"]:
            raise BadOption("series_start only means something with series", "CON-R42", "bad-series-start")
        if options["series"] and options["capturing_regions"]:
            return ["warning-series-capturing"]  # CON-SERIES-06
        return []

    def space(self, g: Position) -> ActionSpace:
        return g.terms.space

    def printed(self, content: str, edition: str, language: str) -> Printed:
        return printed()

    def view(self, g: Position, seat: int) -> views.View:
        return views.view(g, seat)

    def own(self, g: Position, seat: int) -> dict[str, object]:
        return views.own(g, seat)

    def observation(self, g: Position) -> Observation:
        return observation(g)

    def numbers(self, g: Position, seat: int, action: int) -> dict[str, int]:
        return views.numbers(g, seat, action)

    def danger(self, g: Position, seat: int, action: int) -> Message | None:
        return danger(g, seat, action)

    def determinize(self, g: Position, seat: int, rng: Rng) -> Position:
        return views.determinize(g, seat, rng)

    def result(self, g: Position) -> Result:
        scores = g.points if g.terms.series_target else [regions_of(g, seat) for seat in range(g.seats)]
        keys: list[tuple[int, ...]] = [(int(seat in g.winners), scores[seat]) for seat in range(g.seats)]
        return Result(REASONS[g.reason], ranked(keys), tuple(scores))

    def shares(self, g: Position) -> list[float]:
        """What the result says, without making one: a search asks at the end of every playout."""
        share = 1.0 / len(g.winners)
        return [share if seat in g.winners else 0.0 for seat in range(g.seats)]

    def census(self, g: Position) -> dict[str, tuple[int, int]]:
        counts: dict[str, tuple[int, int]] = {}
        top = g.stack[-1] if g.stack else None
        for card in range(KINDS):
            found = g.pile[card] + g.discard[card] + g.down.count(card)
            for seat in range(g.seats):
                found += g.hands[seat * KINDS + card] + g.lines[seat * KINDS + card]
            if isinstance(top, rounds.KeepTwo):
                found += top.kept[card]
            counts[CARDS[card].name] = (found, g.terms.map.box.copies[card])
        for seat in range(g.seats):
            hand = g.hands[seat * KINDS : (seat + 1) * KINDS]
            counts[f"hand of {seat}"] = (g.held[seat], sum(hand))
            counts[f"markers of {seat} beyond the box"] = (max(0, regions_of(g, seat) - MARKERS), 0)
        both = cards.in_play(g, WINTER) and cards.in_play(g, SPRING)
        counts["winter and spring together"] = (int(both), 0)
        hidden = sum([1 for card in g.down if card != NOTHING])
        counts["face-down cards without the rule"] = (0 if g.terms.hidden else hidden, 0)
        return counts

    def asides(self, g: Position, seat: int) -> list[int]:
        return talk.showable(g, seat)

    def aside(self, g: Position, seat: int, action: int) -> None:
        talk.show(g, seat, action)

    def why_no_aside(self, g: Position, seat: int, action: int) -> Refusal | None:
        return talk.why_not_shown(g, seat, action)


CONDOTTIERE = Condottiere()
