"""What a seat may know of a game, as one text, and the game as the seat may imagine it."""

from __future__ import annotations

import msgspec

from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE, SPECTATOR
from ludoteca.engine.rng import seeded

LAST_EVENTS = 30
ODD_MOVES = 5
KEYS = 4  # in one position of so many, for they take as long as there are events


def known_to(t: Game, seat: int, sample: int) -> bytes:
    """All that the library tells a seat, as JSON in the order in which it is told.

    Of the events the last ones, the number of all and sometimes a digest; refusals for a few moves, chosen by
    `sample`.
    """
    told = sum([1 for event in t.state.log or [] if event.told_to(seat)])
    known: dict[str, object] = {
        "view": t.view(seat),
        "told": told,
        "events": [event.json() for event in t.events(seat, since=told - LAST_EVENTS)],
    }
    if seat != SPECTATOR:
        prompt = t.prompt(seat)
        known["prompt"] = None if prompt is None else [prompt.message.json(), prompt.rule]
        known["legal"] = t.legal(seat)
        known["choices"] = [choice.json() for choice in t.choices(seat)]
        known["asides"] = [choice.json() for choice in t.choices(seat, asides=True)]
        known["orders"] = orders(t, seat)
        known["forecast"] = t.rules.forecast(t.state, seat)
        known["observation"] = t.observe(seat).tolist()
        known["mask"] = list(t.mask(seat))
        if sample % KEYS == 0:
            known["information"] = t.information_key(seat)
        known["refusals"] = [refusal(t, seat, move) for move in odd_moves(t, sample)]
    return msgspec.json.encode(known)


def orders(t: Game, seat: int) -> list[object]:
    """The standing orders that a seat may give, and what each answers now."""
    g = t.state
    asked = seat in g.asked
    return [
        [order.name, order.offered(g, seat), order.term(g), order.answer(g, seat) if asked else None]
        for order in t.rules.orders
        if g.stack
    ]


def refusal(t: Game, seat: int, move: str) -> object:
    refused = t.why_not(seat, move)
    return None if refused is None else [move, refused.rule, refused.text, refused.message.json()]


def odd_moves(t: Game, sample: int) -> list[str]:
    """A few names out of the whole action space, legal or not."""
    names = list(t.rules.space(t.state).ids)
    return [names[(sample * 7 + i * 37) % len(names)] for i in range(ODD_MOVES)]


def imagine(t: Game, seat: int, seed: str) -> Game:
    """Like `t.determinize`, but chance waits, so that positions in the middle of a deal can be compared."""
    if t.asked != (CHANCE,):
        return t.determinize(seat, seed)
    copy = t.clone()
    copy.imagined = True
    copy.state = t.rules.determinize(t.state, seat, seeded(seed))
    copy.state.log = [event for event in t.state.log or [] if event.told_to(seat)]
    return copy
