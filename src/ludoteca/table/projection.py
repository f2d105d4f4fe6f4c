"""What one receiver, a person or a spectator, sees of a game: the only way by which a position goes out."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Hashable
from functools import lru_cache

import msgspec

from ludoteca.engine.actions import ActionSpace, Target
from ludoteca.engine.choices import Choice, choice_in
from ludoteca.engine.events import as_message
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import SPECTATOR, Refusal, in_mask
from ludoteca.engine.words import Message
from ludoteca.table import messages
from ludoteca.table.deltas import ABSENT, differences
from ludoteca.table.messages import Asked, Json, OrderInfo, Refused, State, Text

ENCODER = msgspec.json.Encoder()
TAG_BYTES = 12
MOST_ENCODED = 64  # events that several receivers are told
MOST_CHOICES = 1 << 14
ENCODED: dict[Hashable, bytes] = {}  # choices, as they are sent
NOTHING = b"null"
NO_ASIDES = b"[]"
NO_NUMBERS: dict[str, int] = {}
ASKED_DECODER = msgspec.json.Decoder(Asked | None)
CHOICES_DECODER = msgspec.json.Decoder(list[messages.Choice])


class Public:
    """What everybody sees of a position: made, encoded and held against the one before once for all."""

    def __init__(self, game: Game) -> None:
        self.view: Json = game.view(SPECTATOR)
        self.fields = encoded(self.view)
        self._differs: dict[str, bytes] = {}
        self._from: Public | None = None

    def differs(self, old: Public) -> dict[str, bytes]:
        """What is different from an older one, by the names of fields."""
        if self._from is not old:
            found = [
                (name, difference(name, old.view, self.view))
                for name, field in self.fields.items()
                if old.fields.get(name) != field
            ]
            gone = [(name, removal(name)) for name in old.fields if name not in self.fields]
            self._from, self._differs = old, dict(gone + found)
            old._from = None  # else each would hold all that came before it
        return self._differs


class Projection(msgspec.Struct, eq=False):
    """All that a receiver sees at one moment, but for the events: of those the number (`version`)."""

    seat: int
    version: int
    public: Public
    own: Json  # of the view what others do not see, or not so
    view: Json
    fields: dict[str, bytes]  # of the view, encoded
    asked: bytes = NOTHING  # `Asked`, encoded
    asides: bytes = NO_ASIDES  # a list of choices, encoded
    can_undo: bool = False
    result: Json | None = None
    open: bool = False
    tag: str = ""  # the digest of all this, by which the receiver names it
    parts: dict[str, bytes] = {}  # from the view on each part, encoded
    differs: dict[str, bytes] = {}  # what is different from other states, by their tags

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Projection) and (self.tag, self.parts) == (other.tag, other.parts)


class Beside(msgspec.Struct):
    """What a state tells beside the projection and the events; the fields are those of `State`."""

    thinking: list[int]
    deadline: float
    pause: Text | None
    orders: list[OrderInfo]
    answered_in: float


NOTHING_BESIDE = Beside([], 0.0, None, [], 0.0)


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
        log = self.game.state.log or []
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
        places = tuple(self.known(seat)[max(0, version) :])
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
            event = (self.game.state.log or [])[place]
            self.encoded[place] = ENCODER.encode(text(as_message(self.game.rules, self.game.state, event)))
        return self.encoded[place]

    def forget_encoded(self) -> None:
        self.encoded.clear()
        self.joined.clear()

    def before(self, seat: int, place: int) -> int:
        """How many of the first `place` events of the log a receiver was told."""
        return bisect_left(self.known(seat), place)


def project(
    game: Game, seat: int, version: int, odds: bool = True, public: Public | None = None
) -> Projection:
    """What a seat, or SPECTATOR, sees now that it was told so many events; with odds or without.

    What everybody sees may be there already.
    """
    public = public or Public(game)
    own: Json = {}
    if seat != SPECTATOR:
        found = game.rules.own(game.state, seat)
        own = game.view(seat) if found is None else dict(found)
    projection = Projection(
        seat, version, public, own, {**public.view, **own}, {**public.fields, **encoded(own)}
    )
    result = game.result
    projection.result = None if result is None else result.json()
    projection.open = game.rules.open_hands(game.state)
    if seat != SPECTATOR:
        projection.asked = asked(game, seat, odds)
        projection.asides = asides(game, seat)
        projection.can_undo = game.can_undo(seat)
    seal(projection)
    return projection


def encoded(view: Json) -> dict[str, bytes]:
    """Each field of a view, with its name."""
    return {name: b'"%b":%b' % (name.encode(), ENCODER.encode(value)) for name, value in view.items()}


def asked(game: Game, seat: int, odds: bool) -> bytes:
    """What a seat is asked."""
    prompt = game.prompt(seat)
    if prompt is None:
        return NOTHING
    g, rules = game.state, game.rules
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


def asides(game: Game, seat: int) -> bytes:
    """What a seat may do unasked. There may be many, and they are seldom others than before."""
    g, rules = game.state, game.rules
    if not g.asked:
        return NO_ASIDES
    space, actions = rules.space(g), rules.asides(g, seat)
    key = (space, *actions)
    found = ENCODED.get(key)
    if found is None:
        each = [encoded_choice(space, a, NO_NUMBERS, rules.danger(g, seat, a)) for a in actions]
        found = keep(key, b"[%b]" % b",".join(each))
    return found


def encoded_choice(space: ActionSpace, action: int, numbers: dict[str, int], danger: Message | None) -> bytes:
    """A choice as it is sent. The same are offered again and again, so each is encoded once for all."""
    costs = None if danger is None else (danger.id, *danger.args.items())
    key = (space, action, tuple(numbers.items()), costs)
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
    nobody: Json = {"asked": []}
    projection.own |= nobody
    projection.view |= nobody
    projection.fields |= encoded(nobody)
    projection.asked, projection.asides, projection.can_undo = NOTHING, NO_ASIDES, False
    seal(projection)


def seal(projection: Projection) -> None:
    """Put its parts together, and give all of it a tag."""
    projection.parts = {
        "view": b"{%b}" % b",".join(projection.fields.values()),
        "asked": projection.asked,
        "asides": projection.asides,
        "can_undo": b"true" if projection.can_undo else b"false",
        "result": NOTHING if projection.result is None else ENCODER.encode(projection.result),
        "open": b"true" if projection.open else b"false",
    }
    said = b"%d %d %b" % (projection.seat, projection.version, b",".join(projection.parts.values()))
    projection.tag = hashlib.blake2b(said, digest_size=TAG_BYTES).hexdigest()
    projection.differs = {}


def view_differs(old: Projection, new: Projection) -> bytes:
    """What is different between two views of one receiver, in the order of their fields, whoever else sees
    it: the order tells nothing.
    """
    found = dict(new.public.differs(old.public))
    for name in {**old.own, **new.own}:
        if old.fields.get(name) == new.fields.get(name):
            found.pop(name, None)
        else:
            found[name] = difference(name, old.view, new.view) if name in new.fields else removal(name)
    names = {**old.fields, **new.fields}
    return b"[%b]" % b",".join([found[name] for name in names if name in found])


def difference(name: str, old: Json, new: Json) -> bytes:
    """Of a field that is not as it was, without brackets round it: there may be several differences."""
    found = differences({name: old.get(name, ABSENT)}, {name: new[name]})
    return ENCODER.encode(found or [[[name], new[name]]])[1:-1]  # only the order of names may be another


def removal(name: str) -> bytes:
    return ENCODER.encode([[name]])


def told_beforehand(game: Game, seat: int, odds: bool) -> Json | None:
    forecast = game.rules.forecast(game.state, seat)
    if forecast is None:
        return None
    return dict(forecast if odds else game.rules.without_odds(forecast))


def encoded_state(projection: Projection, events: bytes, beside: Beside) -> bytes:
    """The message `State`."""
    return b'{"t":"state","version":%d,"tag":"%b","seat":%d,%b,"events":%b,%b' % (
        projection.version,
        projection.tag.encode(),
        projection.seat,
        fields(projection.parts),
        events,
        ENCODER.encode(beside)[1:],
    )


def encoded_delta(old: Projection, new: Projection, events: bytes, beside: Beside) -> bytes:
    """The message `Delta`, to whoever has the old state. What is different is looked for once for all."""
    if old.tag not in new.differs:
        changed = {name: part for name, part in new.parts.items() if part != old.parts[name]}
        if "view" in changed:
            changed["view"] = view_differs(old, new)
        new.differs[old.tag] = b"," + fields(changed) if changed else b""
    return b'{"t":"delta","on":"%b","tag":"%b","version":%d%b,"events":%b%b}' % (
        old.tag.encode(),
        new.tag.encode(),
        new.version,
        new.differs[old.tag],
        events,
        b"" if beside == NOTHING_BESIDE else b"," + ENCODER.encode(beside)[1:-1],
    )


def fields(parts: dict[str, bytes]) -> bytes:
    return b",".join([b'"%b":%b' % (name.encode(), part) for name, part in parts.items()])


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
