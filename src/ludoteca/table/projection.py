"""What one receiver, a person or a spectator, sees of a game: the only way by which a position goes out."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from functools import lru_cache

import msgspec

from ludoteca.engine.actions import Target
from ludoteca.engine.choices import Choice
from ludoteca.engine.events import as_message
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import SPECTATOR, Refusal, in_mask
from ludoteca.engine.words import Message
from ludoteca.table import messages
from ludoteca.table.messages import Asked, Json, OrderInfo, Refused, State, Text

ENCODER = msgspec.json.Encoder()
TAG_BYTES = 12


class Projection(msgspec.Struct, omit_defaults=True):
    """All that a receiver sees at one moment, but for the events: of those the number (`version`)."""

    seat: int
    version: int
    view: Json
    asked: Asked | None
    asides: list[messages.Choice]
    can_undo: bool
    result: Json | None
    open: bool
    tag: str = ""  # the digest of all this, by which the receiver names it
    data: bytes = b""  # all this but the tag, encoded once


class Beside(msgspec.Struct):
    """What a state tells beside the projection; the fields are those of `State`."""

    events: list[Text]
    thinking: list[int]
    deadline: float
    pause: Text | None
    orders: list[OrderInfo]
    answered_in: float


class VisibleEvents:
    """Which events of a game's log each receiver was told. After an undo it must be `cut`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.read: dict[int, int] = {}  # events of the log that were looked through for a receiver
        self.places: dict[int, list[int]] = {}

    def known(self, seat: int) -> list[int]:
        """Where in the log a receiver's events stand."""
        log = self.game.state.log or []
        read = self.read.get(seat, 0)
        places = self.places.setdefault(seat, [])
        if read < len(log):
            places += [i for i in range(read, len(log)) if in_mask(log[i].seen_by, seat)]
        self.read[seat] = len(log)
        return places

    def cut(self) -> None:
        """Somebody took a move back, and the log is shorter."""
        length = len(self.game.state.log or [])
        for seat, places in self.places.items():
            del places[bisect_left(places, length) :]
            self.read[seat] = min(self.read[seat], length)

    def version(self, seat: int) -> int:
        """How many events a receiver was told."""
        return len(self.known(seat))

    def since(self, seat: int, version: int) -> list[Text]:
        log = self.game.state.log or []
        rules, state = self.game.rules, self.game.state
        return [text(as_message(rules, state, log[i])) for i in self.known(seat)[max(0, version) :]]

    def before(self, seat: int, place: int) -> int:
        """How many of the first `place` events of the log a receiver was told."""
        return bisect_left(self.known(seat), place)


def project(game: Game, seat: int, version: int, odds: bool = True) -> Projection:
    """What a seat, or SPECTATOR, sees now that it was told so many events; with odds or without."""
    result = game.result
    shown = None if result is None else result.json()
    open = game.rules.open_hands(game.state)
    projection = Projection(seat, version, game.view(seat), None, [], False, shown, open)
    if seat != SPECTATOR:
        prompt = game.prompt(seat)
        if prompt is not None:
            projection.asked = Asked(
                text(prompt.message),
                prompt.rule,
                [sent(choice) for choice in game.choices(seat)],
                told_beforehand(game, seat, odds),
            )
        projection.asides = [sent(choice) for choice in game.choices(seat, asides=True)]
        projection.can_undo = game.can_undo(seat)
    seal(projection)
    return projection


def ask_nothing(projection: Projection) -> None:
    """People ended the game: all is as it was, and nobody may choose any more."""
    projection.view = {**projection.view, "asked": []}
    projection.asked, projection.asides, projection.can_undo = None, [], False
    seal(projection)


def seal(projection: Projection) -> None:
    projection.tag, projection.data = "", b""  # as they are left out
    projection.data = ENCODER.encode(projection)
    projection.tag = hashlib.blake2b(projection.data, digest_size=TAG_BYTES).hexdigest()


def told_beforehand(game: Game, seat: int, odds: bool) -> Json | None:
    forecast = game.rules.forecast(game.state, seat)
    if forecast is None:
        return None
    return dict(forecast if odds else game.rules.without_odds(forecast))


def encoded_state(projection: Projection, beside: Beside) -> bytes:
    """The message `State`, in which only what stands beside the projection is still to be encoded."""
    return b'{"t":"state","tag":"%b",%b,%b' % (
        projection.tag.encode(),
        projection.data[1:-1],
        ENCODER.encode(beside)[1:],
    )


def state_message(projection: Projection, events: list[Text]) -> State:
    """The same as a value, where nothing stands beside it but events."""
    return State(
        version=projection.version,
        tag=projection.tag,
        seat=projection.seat,
        view=projection.view,
        events=events,
        asked=projection.asked,
        asides=projection.asides,
        can_undo=projection.can_undo,
        result=projection.result,
        open=projection.open,
    )


def seats_shown_as_asked(game: Game, seat: int) -> tuple[int, ...]:
    """Of the seats that must choose, those that a receiver may know of."""
    g = game.state
    if g.stack and g.stack[-1].asked_in_secret(g):
        return tuple([asked for asked in g.asked if asked == seat])
    return g.asked


def asked_in_secret(game: Game) -> bool:
    g = game.state
    return bool(g.stack) and g.stack[-1].asked_in_secret(g)


def pause(game: Game) -> Text | None:
    """What everybody is told in a pause; None where a table need not wait."""
    g = game.state
    message = g.stack[-1].pause(g) if g.stack else None
    return None if message is None else text(message)


def as_asked(game: Game, seat: int) -> Game:
    """The game as it is for a seat that may answer in a pause: the seat is asked already, and nobody else."""
    g = game.state
    if not game.paused or seat not in g.stack[-1].asked_in_pause(g):
        return game
    apart = game.clone()
    apart.state.asked = (seat,)
    return apart


def refusal(game: Game, seat: int, name: str) -> messages.Refusal:
    """How a seat's move would be refused; without a text where it is legal."""
    why = game.why_not(seat, name)
    if why is None:
        return messages.Refusal(name, None)
    return messages.Refusal(name, text(why.message), why.text, why.rule)


def refused(key: str, refusal: Refusal) -> Refused:
    return Refused(key, text(refusal.message), refusal.text, refusal.rule)


def text(message: Message) -> Text:
    return Text(message.id, message.args)


def sent(choice: Choice) -> messages.Choice:
    danger = None if choice.danger is None else text(choice.danger)
    return messages.Choice(
        choice.name, choice.verb, sent_targets(choice.targets), choice.label.id, choice.numbers, danger
    )


@lru_cache(maxsize=1 << 14)
def sent_targets(targets: tuple[Target, ...]) -> list[messages.Target]:
    return [messages.Target(target.kind, target.id) for target in targets]
