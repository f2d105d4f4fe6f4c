"""Ventura's face to the kernel: editions, options, action space, result and conservation."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.errors import BadOption
from ludoteca.engine.kernel import Step
from ludoteca.engine.observation import Observation
from ludoteca.engine.options import Options, OptionSpec
from ludoteca.engine.printed import printed_digest
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import GameInfo, Result, Rules, ranked
from ludoteca.engine.words import Message
from ludoteca.games.ventura import view as views
from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, EVENTS, MOST_SEATS, SPACE
from ludoteca.games.ventura.bot import VenturaAdvice
from ludoteca.games.ventura.content import (
    ALWAYS,
    CITY,
    ENGLISH,
    FIRST_CONSCRIPT,
    FIRST_GARRISON,
    FROM_FOUR,
    FROM_THREE,
    ITALIAN,
    KINDS,
    PAPAL,
    TILE_NAMES,
    TILE_TYPES,
    Content,
)
from ludoteca.games.ventura.content.contents import CONTENTS, Packs, content_in
from ludoteca.games.ventura.content.tables import SHIPPED
from ludoteca.games.ventura.forecast import Forecast, forecast
from ludoteca.games.ventura.imagined import determinize
from ludoteca.games.ventura.numbers import numbers
from ludoteca.games.ventura.observation import observation
from ludoteca.games.ventura.orders import NoEvents, danger
from ludoteca.games.ventura.printed import Printed, printed
from ludoteca.games.ventura.rules import (
    administration,
    battle,
    cards,
    effects,
    effects_battle,
    effects_cards,
    effects_map,
    events,
    marches,
    mobilization,
    rounds,
    series,
    setup,
    tiles,
    ventura_phase,
)
from ludoteca.games.ventura.rules.troops import has_garrison, is_army, size
from ludoteca.games.ventura.rules.winning import GOAL
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, REASONS, Position, Terms, set_up

RULES_VERSION = 2


def options() -> tuple[OptionSpec, ...]:
    return (
        OptionSpec("equal_domains", False, "VEN-OPT-01"),
        OptionSpec("mixed_fortunes", False, "VEN-OPT-03"),
        OptionSpec("to_arms", False, "VEN-OPT-04"),
        OptionSpec("familial_expertise", False, "VEN-OPT-05"),
        OptionSpec("papal_start", "by-edition", "VEN-RUL-08", choices=("by-edition", "yes", "no")),
        OptionSpec("initiative_tie", "last", "VEN-RUL-14", choices=("last", "left")),
        OptionSpec("free_split", False, "VEN-RUL-50"),
        OptionSpec("carts", "stack", "VEN-RUL-52", choices=("stack", "single")),
        OptionSpec("resistance", "pool", "VEN-RUL-66", choices=("pool", "single-use")),
        OptionSpec("round_limit", 0, "VEN-RUL-80", low=0, high=1000, first=True),
        OptionSpec("content", SHIPPED.name, "VEN-GEN-14", choices=tuple(CONTENTS)),
    )


def info() -> GameInfo:
    return GameInfo(
        name="ventura",
        title="Ventura",
        package="ludoteca.games.ventura",
        least_seats=2,
        most_seats=MOST_SEATS,
        editions=(ENGLISH, ITALIAN),
        options=options(),
        rules_version=RULES_VERSION,
        longest=100_000,
    )


class Ventura(Rules[Position]):
    """VEN-GEN-01: 2 to 4 families of the Renaissance gather land, captains and companies."""

    def __init__(self) -> None:
        steps: list[type[Step[Any]]] = [
            setup.Opening,
            setup.ChooseFamily,
            setup.DrawTile,
            setup.PlaceTile,
            setup.PlaceCity,
            setup.StartingDomain,
            cards.Draw,
            cards.FillRow,
            cards.Receive,
            cards.LimitHand,
            rounds.Round,
            ventura_phase.Initiative,
            ventura_phase.Prestige,
            ventura_phase.Fortune,
            ventura_phase.Survey,
            ventura_phase.Recruit,
            ventura_phase.Recovery,
            administration.Annex,
            administration.Upkeep,
            administration.Leaderless,
            administration.Expansion,
            mobilization.Conscription,
            mobilization.Deploy,
            mobilization.UseRoom,
            mobilization.Regroup,
            mobilization.Assign,
            marches.Marches,
            marches.March,
            marches.Heading,
            series.Series,
            battle.Battle,
            events.Played,
            events.Window,
            effects_battle.HealArmy,
            effects_battle.Reorder,
            effects_cards.OnSeat,
            effects_cards.GiveUp,
            effects_cards.TakeRowCard,
            effects_cards.SwapRowCard,
            effects_map.MarchNow,
            effects_map.Protect,
            effects_map.Relocate,
            effects_map.Muster,
        ]
        super().__init__(info(), {step.__name__: step for step in steps}, EVENTS, VenturaAdvice())
        self.contents = Packs(self.add_content)
        self.orders = (NoEvents("no-events"),)

    def add_content(self, content: Content) -> None:
        """Offer another content, such as an owner's pack, as a choice of the option `content`."""
        CONTENTS[content.name] = content
        self.info = info()

    def check(self, seats: int, edition: str, options: Options) -> list[str]:
        """VEN-RUL-14: what goes by the left neighbour is a reading of the Italian book alone."""
        if options["initiative_tie"] == "left" and edition != ITALIAN:
            text = f"initiative_tie only means something in {ITALIAN}: in {edition} the fewest Florins decide"
            raise BadOption(text, "VEN-RUL-14", "bad-initiative-tie")
        return []

    def set_up(self, seats: int, edition: str, options: Options) -> Position:
        italian = edition == ITALIAN
        content = content_in(str(options["content"]), edition)
        terms = Terms(
            content=content,
            effects=effects.effects_of(content),
            drawn_tiles=5 if italian else 4,
            city_with_domain=italian,
            left_of_holder=italian,
            left_though_ahead=options["initiative_tie"] == "left",
            room_by_cards=italian,
            lone_captain_stays=italian,
            carts_stack=options["carts"] == "stack",
            resist_pool=options["resistance"] == "pool",
            exactly_three=not italian,
            free_split=bool(options["free_split"]),
            papal_start=options["papal_start"] in (("yes",) if italian else ("yes", "by-edition")),
            equal_domains=bool(options["equal_domains"]),
            mixed_fortunes=bool(options["mixed_fortunes"]),
            arms=bool(options["to_arms"]),
            familial=bool(options["familial_expertise"]),
            round_limit=int(options["round_limit"]),
            windows=events.windows_of(content),
            printed=printed_digest(self, content.name, edition),
        )
        return set_up(seats, terms, [rounds.Round(0, 0), setup.Opening(0, 0)])

    def space(self, g: Position) -> ActionSpace:
        return SPACE

    def printed(self, content: str, edition: str, language: str) -> Printed:
        return printed(content_in(content, edition))

    def view(self, g: Position, seat: int) -> views.View:
        return views.view(g, seat)

    def own(self, g: Position, seat: int) -> dict[str, object]:
        return views.own(g, seat)

    def observation(self, g: Position) -> Observation:
        return observation(g)

    def numbers(self, g: Position, seat: int, action: int) -> dict[str, int]:
        return numbers(g, seat, action)

    def danger(self, g: Position, seat: int, action: int) -> Message | None:
        return danger(g, seat, action)

    def forecast(self, g: Position, seat: int) -> Forecast | None:
        return forecast(g) if seat in g.asked else None

    def determinize(self, g: Position, seat: int, rng: Rng) -> Position:
        return determinize(g, seat, rng)

    def result(self, g: Position) -> Result:
        keys: list[tuple[int, ...]] = [
            (int(seat == g.winner), g.score[seat], -g.lost[seat]) for seat in range(g.seats)
        ]
        return Result(REASONS[g.reason], ranked(keys), tuple(g.score))

    def census(self, g: Position) -> dict[str, tuple[int, int]]:
        return {**count_cards(g), **count_tiles(g), **invariants(g)}


def count_cards(g: Position) -> dict[str, tuple[int, int]]:
    """VEN-INV-08: every card is in one place."""
    found = g.removed[:]
    for kind in range(FIRST_CONSCRIPT):
        found[kind] += g.ventura[kind] + g.ventura_discard[kind]
    for i in range(len(g.conscription)):
        found[FIRST_CONSCRIPT + i] += g.conscription[i] + g.conscription_discard[i]
    for troop in g.troops:
        for kind in troop.men:
            found[kind] += 1
        if troop.captain != NOTHING:
            found[troop.captain] += 1
    for kind in g.row:
        if kind != NOTHING:
            found[kind] += 1
    for hand in g.hands:
        for kind in hand:
            found[kind] += 1
    for step in g.stack:
        if isinstance(step, cards.Receive):
            for kind in step.seen:
                found[kind] += 1
    return {CARD_NAMES[kind]: (found[kind], g.terms.content.copies(kind)) for kind in range(KINDS)}


def count_tiles(g: Position) -> dict[str, tuple[int, int]]:
    """VEN-INV-08: tiles of the stockpile are on the board, in reserves, face down, or with the eliminated."""
    counts: dict[str, tuple[int, int]] = {}
    if any(g.lost):
        return counts
    for kind in range(TILE_TYPES):
        if kind in (CITY, PAPAL):
            continue
        box = (
            ALWAYS[kind] + (FROM_THREE[kind] if g.seats > 2 else 0) + (FROM_FOUR[kind] if g.seats > 3 else 0)
        )
        stock = g.stock
        found = stock.loose[kind] + stock.top.count(kind) + stock.bottom.count(kind) + g.kind.count(kind)
        found += sum([tiles.count(kind) for tiles in g.reserve])
        for step in g.stack:
            if isinstance(step, ventura_phase.Survey):
                found += step.seen.count(kind)
        counts[f"{TILE_NAMES[kind]} tiles"] = (found, box)
    return counts


def invariants(g: Position) -> dict[str, tuple[int, int]]:
    """VEN-INV-01 to -12, as far as they are not conservation."""
    counts: dict[str, tuple[int, int]] = {}
    fighting = any(isinstance(step, series.Series) for step in g.stack)
    mobilizing = views.phase(g) in ("deploy", "regroup")
    for tile in range(len(g.where)):
        there = {troop // AREAS for troop in range(len(g.troops)) if g.troops[troop].at == tile}
        if len(there) > 1 and not fighting and g.winner == NOBODY:
            counts[f"players on tile {tile}"] = (len(there), 1)
        if g.owner[tile] == NOBODY:
            due = 0
        else:
            due = tiles.worth(g, g.terms.content.tiles[g.kind[tile]].income, tile)
        if g.marks[tile] != due:
            counts[f"markers on tile {tile}"] = (g.marks[tile], due)
    for troop in range(len(g.troops)):
        there_now = g.troops[troop]
        men = size(g, troop)
        captain = is_army(g, troop)
        lone = captain and not men and g.terms.lone_captain_stays and mobilizing
        legal = (men <= 1 if not captain else men >= 1 or lone) or fighting or leaderless(g, troop)
        if not legal:
            counts[f"composition of troop {troop}"] = (men, 1)
        if (g.troops[troop].at != NOWHERE) != (men > 0 or captain):
            counts[f"marker of troop {troop}"] = (int(g.troops[troop].at != NOWHERE), int(men > 0 or captain))
        if has_garrison(g, troop) and g.troops[troop].at != g.city[troop // AREAS]:
            counts[f"garrison of {troop // AREAS}"] = (g.troops[troop].at, g.city[troop // AREAS])
        for slot in range(men):
            kind = there_now.men[slot]
            if kind >= FIRST_GARRISON and troop % AREAS:
                counts[f"garrison of {troop // AREAS} in another area"] = (troop % AREAS, 0)
            most = g.terms.content.resistance[kind] - 1
            if not 0 <= there_now.hurt[slot] <= most:
                counts[f"wounds of company {slot} in troop {troop}"] = (there_now.hurt[slot], most)
    if g.kind[:2] == [PAPAL, PAPAL] and 1 in tiles.neighbours(g, 0):  # a board that was laid by the rules
        for tile in range(2, len(g.where)):
            before = len([other for other in tiles.neighbours(g, tile) if other < tile])
            if before < 2:
                counts[f"neighbours of tile {tile} when it was laid"] = (before, 2)
    limited = any(isinstance(step, cards.LimitHand) for step in g.stack)
    for seat in range(g.seats):
        counts[f"florins of {seat} below zero"] = (min(0, g.florins[seat]), 0)
        if not limited:
            counts[f"hand of {seat} beyond five"] = (max(0, len(g.hands[seat]) - cards.HAND_LIMIT), 0)
        if g.winner == NOBODY:
            counts[f"score of {seat} while the game runs"] = (int(g.score[seat] >= GOAL), 0)
        if g.round and not g.lost[seat] and g.winner == NOBODY:
            counts[f"owner of the City of {seat}"] = (g.owner[g.city[seat]], seat)
    for seat in range(g.seats):
        if g.city[seat] != NOWHERE:
            beside = [tile for tile in tiles.neighbours(g, g.city[seat]) if g.kind[tile] == CITY]
            counts[f"Cities beside that of {seat}"] = (len(beside), 0)
    return counts


def leaderless(g: Position, troop: int) -> bool:
    """Its Captain is gone, and its owner is being asked what becomes of the Companies."""
    return any(isinstance(step, administration.Leaderless) and step.troop == troop for step in g.stack)


VENTURA = Ventura()
