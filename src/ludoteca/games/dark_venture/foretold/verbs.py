"""The verbs of the menu: which choice stands where, and why a verb has nothing to offer."""

from __future__ import annotations

from typing import Final, get_args

from ludoteca.games.dark_venture.actions import (
    AT,
    ATTACK,
    BURY,
    COURT,
    DRAG,
    DRAW,
    FIND,
    GIVE,
    GO,
    INTO,
    LAY,
    LEAD,
    LET_ACT,
    LOOT,
    OFFER,
    PARTY,
    PLAY,
    RECRUIT,
    SEARCH,
    SKIP,
    STEP_IN,
    STOW,
    TURN,
    WEAR,
    cell_at,
)
from ludoteca.games.dark_venture.content.cards import NO_SLOT
from ludoteca.games.dark_venture.foretold.chances import used
from ludoteca.games.dark_venture.foretold.told import Verb, WhyNot
from ludoteca.games.dark_venture.rules import figures, items, map
from ludoteca.games.dark_venture.rules.abilities import offered_here
from ludoteca.games.dark_venture.rules.bodies import bodies_by
from ludoteca.games.dark_venture.rules.hearing import is_used, offered
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.menu import Acting
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.plays import beside
from ludoteca.games.dark_venture.rules.refusals import of_wearing
from ludoteca.games.dark_venture.state import NOTHING, Piece, Position

VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
# where the choices of each verb stand in the action space: from, and up to
BLOCKS: Final[tuple[tuple[int, int, Verb], ...]] = (
    (DRAW, SKIP, "draw"),
    (STOW, BURY, "gear"),
    (LAY, AT, "lay"),
    (PLAY, INTO, "play"),
    (GO, DRAG, "move"),
    (DRAG, LEAD, "bodies"),
    (SEARCH, FIND, "search"),
    (ATTACK, RECRUIT, "fight"),
    (RECRUIT, COURT, "allies"),
    (WEAR, LOOT, "gear"),
    (LOOT, OFFER, "bodies"),
    (OFFER, GIVE, "give"),
    (PARTY, LET_ACT, "move"),
    (LET_ACT, STEP_IN, "allies"),
)


def verb_of(g: Position, seat: int, action: int) -> Verb | None:
    """Where a choice of the menu stands; what a figure brings along is used, the rest is offered here."""
    if not isinstance(g.stack[-1], Acting):
        return None
    number = used(g, action)
    if number != NOTHING:
        brought = [one for piece in items.own_pieces(g, seat) for one, _ in offered(g, piece.card, seat)]
        return "use" if number in brought else "here"
    return next((verb for first, end, verb in BLOCKS if first <= action < end), None)


def why_not(g: Position, seat: int, found: set[Verb]) -> dict[str, WhyNot]:
    """Of the verbs without a choice."""
    if not isinstance(g.stack[-1], Acting):
        return {}
    own = items.own_pieces(g, seat)
    if not own:
        hero = figure_name(g, g.heroes[seat])
        return {verb: why("asleep", "DV-WAKE-05", figure=hero) for verb in VERBS if verb not in found}
    return {verb: reason(g, seat, own, verb) for verb in VERBS if verb not in found}


def why(id: str, rule: str, **args: str | int) -> WhyNot:
    return {"id": f"why-{id}", "args": dict(args), "rule": rule}


def reason(g: Position, seat: int, own: list[Piece], verb: Verb) -> WhyNot:
    """The first thing that is missing."""
    hero = own[0]
    name = figure_name(g, hero.card)
    points = any(piece.ap for piece in own)
    present = figures.present(g, hero.place)
    if verb in ("move", "search", "fight", "draw") and not points:
        return why("no-ap", "DV-PAID-13")
    if verb == "move":
        return why("no-way", "DV-MAP-11", figure=name)
    if verb == "search":
        if not g.searched[hero.place]:
            return why("no-searcher", "DV-PAID-07", figure=name)
        return why("searched", "DV-PAID-06")
    if verb == "fight":
        return why("nobody-to-fight" if len(present) < 2 else "only-friends", "DV-AMB-78", figure=name)
    if verb == "draw":
        return why("no-cards", "DV-PAID-08")
    if verb == "lay":
        return to_lay(g, seat, points)
    if verb == "play":
        return to_play(g, seat, hero, points)
    if verb in ("here", "use"):
        return to_use(g, seat, own, verb)
    if verb == "gear":
        return why("nothing-to-handle", "DV-FREE-03")
    if verb == "give":
        return why("nobody-to-give", "DV-FREE-01", figure=name)
    if verb == "bodies":
        lie = any(bodies_by(g, piece) for piece in own)
        return why("looted" if lie else "no-bodies", "DV-LOOT-01", figure=name)
    return why("no-allies", "DV-COOP-05" if g.terms.together else "DV-FOLL-08")


def to_lay(g: Position, seat: int, points: bool) -> WhyNot:
    if not g.hand_places[seat]:
        return why("no-locations", "DV-ONCE-03")
    if not g.free_location[seat] and not points:
        return why("laid", "DV-ONCE-01")
    return why("fits-nowhere", "DV-MAP-10")


def to_play(g: Position, seat: int, hero: Piece, points: bool) -> WhyNot:
    if not g.hand_figures[seat]:
        return why("no-characters", "DV-ONCE-03")
    if not beside(g, hero.place):
        return why("no-way", "DV-PLAY-01", figure=figure_name(g, hero.card))
    return why("played", "DV-ONCE-01")


def to_use(g: Position, seat: int, own: list[Piece], verb: Verb) -> WhyNot:
    """Nothing is offered, or it was used, or it cannot be paid, or its condition does not hold."""
    rule = "DV-PAID-11" if verb == "here" else "DV-FREE-04"
    left = []
    for piece in own:
        brought = [number for number, _ in offered(g, piece.card, seat)]
        there = offered_here(g, piece.card, seat, figures.present(g, piece.place))
        left += [(number, cast) for number, cast in there if (number in brought) == (verb == "use")]
    if not left:
        return why(f"nothing-{verb}", rule)
    if all(is_used(g, number, cast) for number, cast in left):
        return why(f"used-{verb}", rule)
    return why(f"not-now-{verb}", rule)


def turns_refused(g: Position) -> dict[str, WhyNot]:
    """DV-MAP-04, -06: while a location is laid on a cell: how it may not be turned, by the move's name."""
    step = g.stack[-1]
    if not isinstance(step, LayAt) or step.at == NOTHING:
        return {}
    x, y = cell_at(step.at)
    empty = map.opening(g, x, y)
    doors = g.terms.content.cards.places[step.card].doors
    found: dict[str, WhyNot] = {}
    for turned in range(map.TURNS):
        if not map.fits(g, step.card, empty, turned):
            closes = doors[turned] & empty.met
            rule = "DV-MAP-06" if closes else "DV-MAP-04"
            found[f"turn {turned}"] = why("closes-map" if closes else "meets-nothing", rule)
    return found


def turns_at(g: Position, action: int) -> list[int]:
    """While a location is laid: how it can be turned on a cell."""
    step = g.stack[-1]
    if not isinstance(step, LayAt) or not AT <= action < TURN:
        return []
    here = cell_at(action - AT)
    return [turned for x, y, turned in step.cells(g) if (x, y) == here]


def unworn(g: Position, seat: int) -> dict[str, WhyNot]:
    """DV-ITEM-05, -09, DV-HERO-05: of what is carried and of what is in the hand, if somebody wears the like
    at all: why nobody of one's own can put it on.
    """
    if not isinstance(g.stack[-1], Acting):
        return {}
    own = items.own_pieces(g, seat)
    having = [(item, [piece]) for piece in own for item in piece.carried]
    if own:  # what is in the hand goes to either of them
        having += [(item, own) for item in g.hand_items[seat]]
    things = g.terms.content.cards.items
    found: dict[str, WhyNot] = {}
    for item, pieces in having:
        if things[item].slot != NO_SLOT and not any(figures.can_put_on(g, one.card, item) for one in pieces):
            refused = of_wearing(g, pieces[0], item, 0)
            found[things[item].name] = {
                "id": refused.message.id,
                "args": refused.message.args,
                "rule": refused.rule,
            }
    return found
