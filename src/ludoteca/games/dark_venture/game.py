"""Dark Venture's face to the kernel: modes, options, action space, result and conservation."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.errors import BadOption
from ludoteca.engine.kernel import Step
from ludoteca.engine.observation import Observation
from ludoteca.engine.options import Options, OptionSpec
from ludoteca.engine.printed import printed_digest
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import GameInfo, Result, Rules
from ludoteca.engine.words import LANGUAGES, Message, word_files
from ludoteca.games.dark_venture import view as views
from ludoteca.games.dark_venture.actions import MOST_SEATS, STEP_IN, space_of
from ludoteca.games.dark_venture.bot.greedy import DarkVentureAdvice
from ludoteca.games.dark_venture.census import census
from ludoteca.games.dark_venture.content.contents import Packs, content_of, names
from ludoteca.games.dark_venture.content.played import SHIPPED_NAME
from ludoteca.games.dark_venture.events import EVENTS
from ludoteca.games.dark_venture.forecast import Forecast, forecast, without_odds
from ludoteca.games.dark_venture.foretold.prices import price
from ludoteca.games.dark_venture.imagined import determinize
from ludoteca.games.dark_venture.observation import observation
from ludoteca.games.dark_venture.printed import Printed, printed
from ludoteca.games.dark_venture.rules import (
    arrival,
    automaton,
    battle_turns,
    blows,
    characters,
    decks,
    demands,
    ending,
    fights,
    flight,
    followers,
    hands,
    hearing,
    items,
    joining,
    laying,
    lore,
    losses,
    menu,
    objectives,
    opening,
    plays,
    quests,
    rolls,
    rounds,
    script,
    script_cards,
    script_flow,
    script_map,
    search,
    setup,
    together,
    trading,
    turns,
    using,
    waking,
    wanderers,
)
from ludoteca.games.dark_venture.state import Position, Terms

RULES_VERSION = 3


def options() -> tuple[OptionSpec, ...]:
    return (
        OptionSpec(
            "mode",
            "auto",
            "DV-GEN-03",
            choices=("auto", "competitive", "cooperative", "questing", "ranked"),
            seats=((1, MOST_SEATS), (2, MOST_SEATS), (2, MOST_SEATS), (1, 1), (1, 1)),
        ),
        OptionSpec("length", "long", "DV-GEN-02", choices=("long", "short"), first=True),
        OptionSpec("books", "a", "DV-SETUP-02", choices=("a", "b")),
        OptionSpec("ancients", False, "DV-ANC-01", first=True),
        OptionSpec("day_events", False, "DV-DAY-06"),
        OptionSpec("item_bands", "core", "DV-AMB-01", choices=("core", "faq")),
        OptionSpec("influence", "follower-roll", "DV-AMB-02", choices=("follower-roll", "opposed-luck")),
        OptionSpec("auto_end", True, "DV-AMB-07"),
        OptionSpec("hexagons", "game", "DV-AMB-10", choices=("game", "player", "figure")),
        OptionSpec("adjacency", "linked", "DV-AMB-14", choices=("linked", "neighbour")),
        OptionSpec("npc", "auto", "DV-AMB-19", choices=("auto", "steward")),
        OptionSpec("confirm_switch", False, "DV-FOLL-05"),
        OptionSpec("hero_order", "roll", "DV-HERO-02", choices=("roll", "seats")),
        OptionSpec("content", SHIPPED_NAME, "DV-GEN-07", choices=names()),
    )


def info() -> GameInfo:
    return GameInfo(
        name="dark-venture",
        title="Dark Venture",
        package="ludoteca.games.dark_venture",
        least_seats=1,
        most_seats=MOST_SEATS,
        editions=("core",),
        options=options(),
        rules_version=RULES_VERSION,
        longest=60_000,
        brief={"length": "short"},
    )


class DarkVenture(Rules[Position]):
    """DV-GEN-01, -03: heroes on a map that grows, with quests for points; rivals, friends or alone."""

    def __init__(self) -> None:
        steps: list[type[Step[Any]]] = [
            setup.InOrder,
            setup.ChooseHero,
            setup.Loadout,
            setup.ChooseAncient,
            rolls.RollForOrder,
            rolls.SeatRoll,
            rolls.DiceRoll,
            rounds.Rounds,
            rounds.DoubleNoon,
            rounds.Speaking,
            turns.Turn,
            turns.Draw,
            wanderers.Walk,
            menu.Menu,
            menu.OutOfTurn,
            menu.PaidDraw,
            menu.AskToDrag,
            trading.Offer,
            trading.AnswerOffer,
            using.UseOn,
            using.AcceptUse,
            script_flow.AgreeToBePicked,
            together.PartyMove,
            together.JoinParty,
            waking.Waking,
            waking.DragAlong,
            hands.Relieve,
            decks.Deal,
            decks.ToHand,
            script_cards.DealOf,
            quests.FirstQuests,
            quests.LookAtQuests,
            quests.KeepQuests,
            quests.GiveBack,
            quests.DrawSide,
            quests.RenewSide,
            objectives.Settle,
            objectives.AfterStage,
            plays.PlayInto,
            characters.Equip,
            characters.Come,
            laying.LayAt,
            laying.ChooseCard,
            script_map.LayNext,
            arrival.Journey,
            arrival.Arrival,
            arrival.Exchange,
            demands.Demands,
            demands.Checks,
            followers.Courting,
            followers.Influence,
            followers.AskInfluence,
            joining.ConfirmSwitch,
            search.Search,
            search.Find,
            items.PayItem,
            script.Script,
            hearing.OfferAbility,
            fights.Fight,
            fights.JoinFight,
            battle_turns.BattleTurn,
            battle_turns.Handling,
            automaton.TurnByItself,
            automaton.Aim,
            blows.Blow,
            flight.Flight,
            flight.FleeStep,
            losses.Loss,
        ]
        super().__init__(info(), {step.__name__: step for step in steps}, EVENTS, DarkVentureAdvice())
        self.lore = lore.Books()
        self.contents = Packs(self.offer)

    def offer(self) -> None:
        """Owners' packs are choices of the option `content`."""
        self.info = info()

    def check(self, seats: int, edition: str, options: Options) -> list[str]:
        mode = options["mode"]
        if seats == 1 and mode in ("competitive", "cooperative"):
            text = f"{mode} needs 2 to 4 heroes; alone you play questing or ranked"
            raise BadOption(text, "DV-GEN-03", "bad-mode-alone")
        if seats > 1 and mode in ("questing", "ranked"):
            raise BadOption(f"{mode} is for one player", "DV-SOLO-07", "bad-mode-many")
        if mode == "ranked" and options["length"] == "short":
            raise BadOption("a ranked game always has 12 rounds", "DV-SOLO-08", "bad-ranked-short")
        if options["adjacency"] == "neighbour":
            return ["warning-adjacency"]  # DV-L-23
        return []

    def set_up(self, seats: int, edition: str, options: Options) -> Position:
        content = str(options["content"])
        terms = Terms(content_of(content), self.lore, seats, dict(options))
        terms.printed = printed_digest(self, content, edition)
        return opening.set_up(terms, seats)

    def view(self, g: Position, seat: int) -> views.View:
        return views.view(g, seat)

    def observation(self, g: Position) -> Observation:
        return observation(g)

    def numbers(self, g: Position, seat: int, action: int) -> dict[str, int]:
        """What it costs: action points and health, where it costs any."""
        ap, health = price(g, seat, action)
        return {name: n for name, n in (("ap", ap), ("health", health)) if n}

    def danger(self, g: Position, seat: int, action: int) -> Message | None:
        return quests.danger(g, action)

    def forecast(self, g: Position, seat: int) -> Forecast | None:
        return forecast(g, seat)

    def without_odds(self, forecast: Mapping[str, object]) -> dict[str, object]:
        return without_odds(forecast)

    def printed(self, content: str, edition: str, language: str) -> Printed:
        return printed(content_of(content), language)

    def printed_from(self, content: str, edition: str) -> str:
        """The words: phrases are composed from them and from the content."""
        texts = [text for language in LANGUAGES for text in word_files(self.info.package, language)]
        return hashlib.sha256("\n".join(texts).encode()).hexdigest()

    def open_hands(self, g: Position) -> bool:
        """DV-COOP-03: among friends nothing is hidden from one another but what is drawn and not yet kept."""
        return g.terms.together

    def determinize(self, g: Position, seat: int, rng: Rng) -> Position:
        return determinize(g, seat, rng)

    def space(self, g: Position) -> ActionSpace:
        return space_of(g.terms.content)

    def asides(self, g: Position, seat: int) -> list[int]:
        """D-07: showing a side quest; L11: a friend steps in between two actions of whoever's turn it is."""
        steps_in = g.stack[-1].interruptible(g) and menu.may_step_in(g, seat)
        return [*quests.showable(g, seat), STEP_IN] if steps_in else quests.showable(g, seat)

    def aside(self, g: Position, seat: int, action: int) -> None:
        if action == STEP_IN:
            menu.step_in(g, seat)
        else:
            quests.show(g, seat, action)

    def result(self, g: Position) -> Result:
        return ending.result(g)

    def census(self, g: Position) -> dict[str, tuple[int, int]]:
        return census(g)

    def stake(self, g: Position) -> float:
        """Alone and together seats win or lose against the game."""
        return 0.0 if g.terms.solo or g.terms.together else 1.0 / g.seats


DARK_VENTURE = DarkVenture()
