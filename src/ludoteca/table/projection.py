"""What one receiver, a person or a spectator, sees of a game: the only way by which a position goes out."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Hashable
from functools import lru_cache
from typing import Final

import msgspec

from ludoteca.engine.actions import ActionSpace, Target
from ludoteca.engine.choices import Choice, choice_in
from ludoteca.engine.events import as_message
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import SPECTATOR, Event, Refusal, in_mask
from ludoteca.engine.words import Message
from ludoteca.table import messages
from ludoteca.table.messages import Asked, Json, OrderInfo, Refused, State, Text
from ludoteca.table.parts import (
    ENCODER,
    NO_FIELDS,
    Fields,
    difference,
    differences,
    digest,
    encoded,
    named,
    quoted,
    removal,
    same,
)

MOST_ENCODED: Final = 64  # events that several receivers are told
MOST_CHOICES: Final = 1 << 14
ENCODED: Final[dict[Hashable, bytes]] = {}  # choices, as they are sent
NOTHING: Final = b"null"
NO_ASIDES: Final = b"[]"
NO_EVENTS: Final[list[Event]] = []
NO_NUMBERS: Final[dict[str, int]] = {}
REST: Final = ("asked", "asides", "can_undo", "result", "open")
ASKED_DECODER: Final = msgspec.json.Decoder(Asked | None)
CHOICES_DECODER: Final = msgspec.json.Decoder(list[messages.Choice])

Orders = tuple[tuple[str, bool], ...]  # standing orders that a seat may give, and whether it has


class Public:
    """What everybody sees of a position: made, encoded and held against the one before once for all."""

    def __init__(self, game: Game, before: Public | None = None) -> None:
        view = game.rules.view(game.state, SPECTATOR)
        self.fields: Fields = encoded(view, NO_FIELDS if before is None else before.fields)
        self._digest = ""
        self._news: News | None = None

    def news(self, old: Public) -> News:
        """What is different from an older one."""
        if old is self:  # something beside the position changed, or what is a seat's own
            return News(self, self)
        if self._news is None or self._news.old is not old:
            self._news, old._news = News(old, self), None  # else each would hold all that came before it
        return self._news

    def digest(self) -> str:
        """Of all fields, also those that some see otherwise: what a spectator knows everybody knows."""
        if not self._digest:
            names = ",".join(self.fields).encode()
            self._digest = digest(b",".join([names, *[field.data for field in self.fields.values()]]))
        return self._digest


class News:
    """What everybody sees that is not as in an older position, by the names of fields."""

    def __init__(self, old: Public, new: Public) -> None:
        self.old = old
        self.told = differences(old.fields, new.fields)
        self.joined = b",".join(self.told.values())


class Projection:
    """All that a receiver sees at one moment, but for the events: of those the number (`version`)."""

    def __init__(self, seat: int, version: int, public: Public, own: Fields) -> None:
        self.seat = seat
        self.version = version
        self.public = public
        self.fields = own  # of the view what others do not see, or not so
        self.asked: bytes = NOTHING  # `Asked`, encoded
        self.unasked: list[int] = []  # what a seat may do unasked
        self.asides: bytes = NO_ASIDES  # the same as a list of choices, encoded
        self.can_undo = False
        self.result: Json | None = None
        self.open = False
        self.tag = ""  # the digest of all this, by which the receiver names it
        self.own = ""  # the digest of what is the receiver's own
        self.rest: tuple[bytes, ...] = ()  # the parts after the view (REST), encoded
        self.differs: dict[str, bytes] = {}  # what is different from other states, by their tags

    @property
    def view(self) -> Json:
        found: Json = msgspec.json.decode(self.parts()["view"])
        return found

    def parts(self) -> dict[str, bytes]:
        """From the view on each part, encoded."""
        view = b"{" + named({**self.public.fields, **self.fields}) + b"}"
        return {"view": view, **dict(zip(REST, self.rest, strict=True))}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Projection) and (self.tag, self.parts()) == (other.tag, other.parts())


class Beside:
    """What a state tells beside the projection and the events; the fields are those of `State`."""

    def __init__(
        self,
        thinking: list[int],
        deadline: float,
        pause: Text | None,
        orders: Orders,
        answered_in: float,
    ) -> None:
        self.thinking = thinking
        self.deadline = deadline
        self.pause = pause
        self.orders = orders
        self.answered_in = answered_in

    def encoded(self) -> bytes:
        """What a state tells: all of it."""
        return b',"thinking":%b,"deadline":%b,"pause":%b,"orders":%b,"answered_in":%b' % (
            ENCODER.encode(self.thinking),
            ENCODER.encode(self.deadline),
            ENCODER.encode(self.pause),
            encoded_orders(self.orders),
            ENCODER.encode(self.answered_in),
        )

    def encoded_rest(self) -> bytes:
        """What a delta tells: what is not as usual."""
        told = b""
        if self.thinking:
            told += b',"thinking":' + ENCODER.encode(self.thinking)
        if self.deadline:
            told += b',"deadline":' + ENCODER.encode(self.deadline)
        if self.pause is not None:
            told += b',"pause":' + ENCODER.encode(self.pause)
        if self.orders:
            told += b',"orders":' + encoded_orders(self.orders)
        if self.answered_in:
            told += b',"answered_in":' + ENCODER.encode(self.answered_in)
        return told


class VisibleEvents:
    """Which events of a game's log each receiver was told. After an undo it must be `cut`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.read: dict[int, int] = {}  # events of the log that were looked through for a receiver
        self.places: dict[int, list[int]] = {}
        self.encoded: dict[int, bytes] = {}  # the last ones, by their place
        self.joined: dict[tuple[int, ...], bytes] = {}  # several of them

    def known(self, seat: int) -> list[int]:
        """Where in the log a receiver's events stand."""
        log = self.game.state.log or NO_EVENTS
        read = self.read.get(seat, 0)
        if read == len(log) and read:
            return self.places[seat]
        places = self.places.setdefault(seat, [])
        if read < len(log):
            places += [i for i in range(read, len(log)) if in_mask(log[i].seen_by, seat)]
        self.read[seat] = len(log)
        return places

    def cut(self) -> None:
        """Somebody took a move back, and the log is shorter."""
        length = len(self.game.state.log or [])
        self.forget_encoded()
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

    def encoded_since(self, seat: int, version: int) -> bytes:
        """The same in JSON, each encoded once for all its receivers."""
        known = self.known(seat)
        if version >= len(known):
            return b"[]"
        places = tuple(known[max(0, version) :])
        found = self.joined.get(places)
        if found is None:
            found = b"[%b]" % b",".join([self.encode(place) for place in places])
            if len(places) <= MOST_ENCODED:
                self.joined[places] = found
        return found

    def encode(self, place: int) -> bytes:
        if place not in self.encoded:
            if len(self.encoded) >= MOST_ENCODED:
                self.forget_encoded()
            self.encoded[place] = encoded_event(self.game, (self.game.state.log or [])[place])
        return self.encoded[place]

    def forget_encoded(self) -> None:
        self.encoded.clear()
        self.joined.clear()

    def before(self, seat: int, place: int) -> int:
        """How many of the first `place` events of the log a receiver was told."""
        return bisect_left(self.known(seat), place)


def project(
    game: Game,
    seat: int,
    version: int,
    odds: bool = True,
    public: Public | None = None,
    before: Projection | None = None,
) -> Projection:
    """What a seat, or SPECTATOR, sees now that it was told so many events; with odds or without.

    What everybody sees may be there already; and of what it saw before all that is as it was is taken.
    """
    g, rules = game.state, game.rules
    public = public or Public(game)
    own: Fields = {}
    if seat != SPECTATOR:
        found = rules.own(g, seat)
        own = encoded(
            rules.view(g, seat) if found is None else found, NO_FIELDS if before is None else before.fields
        )
    projection = Projection(seat, version, public, own)
    if not g.asked:
        result = game.result
        projection.result = None if result is None else result.json()
    projection.open = rules.open_hands(g)
    if seat != SPECTATOR:
        projection.asked = asked(game, seat, odds)
        projection.unasked = rules.asides(g, seat) if g.asked else []
        projection.asides = asides(game, seat, projection.unasked, before)
        projection.can_undo = seat in g.asked and game.can_undo(seat)
    seal(projection, before)
    return projection


def asked(game: Game, seat: int, odds: bool) -> bytes:
    """What a seat is asked."""
    g, rules = game.state, game.rules
    if seat not in g.asked:
        return NOTHING
    prompt = g.stack[-1].prompt(g, seat)
    space = rules.space(g)
    found = [
        encoded_choice(space, action, rules.numbers(g, seat, action), rules.danger(g, seat, action))
        for action in g.options(seat)
    ]
    return b'{"prompt":%b,"rule":%b,"choices":[%b],"forecast":%b}' % (
        ENCODER.encode(text(prompt.message)),
        ENCODER.encode(prompt.rule),
        b",".join(found),
        ENCODER.encode(told_beforehand(game, seat, odds)),
    )


def asides(game: Game, seat: int, actions: list[int], before: Projection | None) -> bytes:
    """What a seat may do unasked. There may be many, and they are seldom others than before."""
    if before is not None and before.unasked == actions:
        return before.asides
    if not actions:
        return NO_ASIDES
    space = game.rules.space(game.state)
    return b"[%b]" % b",".join([encoded_aside(game, space, seat, action) for action in actions])


def encoded_aside(game: Game, space: ActionSpace, seat: int, action: int) -> bytes:
    """What an aside may cost is always the same."""
    key = (space, action, "aside")
    found = ENCODED.get(key)
    if found is None:
        danger = game.rules.danger(game.state, seat, action)
        found = keep(key, encoded_choice(space, action, NO_NUMBERS, danger))
    return found


def encoded_event(game: Game, event: Event) -> bytes:
    """The same happens again and again, at all tables."""
    key = (game.rules.space(game.state), event.kind, event.args)
    found = ENCODED.get(key)
    if found is None:
        found = keep(key, ENCODER.encode(text(as_message(game.rules, game.state, event))))
    return found


def encoded_choice(space: ActionSpace, action: int, numbers: dict[str, int], danger: Message | None) -> bytes:
    """A choice as it is sent. The same are offered again and again, so each is encoded once for all."""
    key: Hashable
    if danger is None:
        key = (space, action, tuple(numbers.items())) if numbers else (space, action, None)
    else:
        key = (space, action, danger.id, tuple(danger.args.items()), tuple(numbers.items()))
    found = ENCODED.get(key)
    if found is None:
        found = keep(key, ENCODER.encode(sent(choice_in(space, action, numbers, danger))))
    return found


def keep(key: Hashable, data: bytes) -> bytes:
    if len(ENCODED) >= MOST_CHOICES:
        ENCODED.clear()
    ENCODED[key] = data
    return data


def ask_nothing(projection: Projection) -> None:
    """People ended the game: all is as it was, and nobody may choose any more."""
    projection.fields = projection.fields | encoded({"asked": []})
    projection.asked, projection.can_undo = NOTHING, False
    projection.unasked, projection.asides = [], NO_ASIDES
    seal(projection)


def seal(projection: Projection, before: Projection | None = None) -> None:
    """Put its parts together, and give all of it a tag. What is its own may be as it was before."""
    own = projection.fields
    can_undo = b"true" if projection.can_undo else b"false"
    result = NOTHING if projection.result is None else ENCODER.encode(projection.result)
    opened = b"true" if projection.open else b"false"
    projection.rest = (projection.asked, projection.asides, can_undo, result, opened)
    if before is not None and projection.rest == before.rest and same(own, before.fields):
        projection.own = before.own
    else:
        unasked = array("q", projection.unasked).tobytes()  # much shorter than `asides`, which follow from it
        said = [b"%d" % projection.seat, named(own), unasked, projection.asked, can_undo, result, opened]
        projection.own = digest(b",".join(said))
    projection.tag = f"{projection.version}-{projection.public.digest()}-{projection.own}"
    projection.differs = {}


def view_differs(old: Projection, new: Projection) -> bytes:
    """What is different between two views of one receiver, in the order of their fields, whoever else sees
    it: the order tells nothing. Empty where nothing is.
    """
    before, now, public = old.fields, new.fields, new.public.fields
    news = new.public.news(old.public)
    told: dict[str, bytes] = {}
    hidden = 0  # of the news, what this receiver sees otherwise
    for name in now if len(now) == len(before) and before.keys() == now.keys() else {**before, **now}:
        hidden += name in news.told
        was = before.get(name) or old.public.fields.get(name)
        value = now.get(name) or public.get(name)
        if was is not value:
            part = removal(name) if value is None else difference(name, was, value)
            if part:
                told[name] = part
    if not told and not hidden:
        return news.joined
    for name, part in news.told.items():
        if name not in now and name not in before:
            told[name] = part
    if len(told) > 1:
        others = sorted([name for name in told if name not in public])
        return b",".join([told[name] for name in [*public, *others] if name in told])
    return b",".join(told.values())


def told_beforehand(game: Game, seat: int, odds: bool) -> Json | None:
    forecast = game.rules.forecast(game.state, seat)
    if forecast is None:
        return None
    return dict(forecast if odds else game.rules.without_odds(forecast))


def encoded_state(projection: Projection, events: bytes, beside: Beside) -> bytes:
    """The message `State`."""
    return b'{"t":"state","version":%d,"tag":"%b","seat":%d,%b,"events":%b%b}' % (
        projection.version,
        projection.tag.encode(),
        projection.seat,
        b",".join([quoted(name) + b":" + part for name, part in projection.parts().items()]),
        events,
        beside.encoded(),
    )


def encoded_delta(old: Projection, new: Projection, events: bytes, beside: Beside) -> bytes:
    """The message `Delta`, to whoever has the old state. What is different is looked for once for all."""
    changed = new.differs.get(old.tag)
    if changed is None:
        view = view_differs(old, new)
        changed = b',"view":[' + view + b"]" if view else b""
        for i, part in enumerate(new.rest):
            if part != old.rest[i]:
                changed += b"," + quoted(REST[i]) + b":" + part
        new.differs[old.tag] = changed
    return b'{"t":"delta","on":"%b","tag":"%b","version":%d%b,"events":%b%b}' % (
        old.tag.encode(),
        new.tag.encode(),
        new.version,
        changed,
        events,
        beside.encoded_rest(),
    )


def encoded_orders(orders: Orders) -> bytes:
    """They are seldom others than before."""
    found = ENCODED.get(orders)
    if found is None:
        found = keep(orders, ENCODER.encode([OrderInfo(name, given) for name, given in orders]))
    return found


def state_message(projection: Projection, events: list[Text]) -> State:
    """The same as a value, where nothing stands beside it but events."""
    return State(
        version=projection.version,
        tag=projection.tag,
        seat=projection.seat,
        view=projection.view,
        events=events,
        asked=ASKED_DECODER.decode(projection.asked),
        asides=CHOICES_DECODER.decode(projection.asides),
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
