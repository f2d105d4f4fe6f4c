"""A game being played: what library users hold in their hands. This module is never compiled."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Sequence
from typing import Any

from ludoteca.engine.actions import whole
from ludoteca.engine.arguments import written
from ludoteca.engine.choices import Choice, choice_in
from ludoteca.engine.door import Door, SeatDoor
from ludoteca.engine.errors import (
    BadSeat,
    GameOver,
    IllegalMove,
    LudotecaError,
    NotAsked,
    NoUndo,
    UnknownMove,
    shown,
)
from ludoteca.engine.events import told
from ludoteca.engine.fair import FairRng
from ludoteca.engine.kernel import AT_PAUSE, CHANCE, SPECTATOR, Prompt, Refusal, State
from ludoteca.engine.options import Options
from ludoteca.engine.packs import content_line, own_words
from ludoteca.engine.printed import printed_text
from ludoteca.engine.record import Record
from ludoteca.engine.rng import Rng, SystemRng, check_seed, seeded
from ludoteca.engine.rules import CONTENT, Result, Rules
from ludoteca.engine.snapshot import dump, dump_log
from ludoteca.engine.words import Message, Words, check_language


class Before:
    """A position to come back to by undo."""

    __slots__ = ("log", "moves", "seat", "state")

    def __init__(self, seat: int, state: State, moves: int, log: int) -> None:
        self.seat = seat
        self.state = state
        self.moves = moves
        self.log = log


class Game:
    """A game at some position. Made by `ludoteca.new`, `ludoteca.replay` or `ludoteca.load`."""

    def __init__(
        self,
        rules: Rules[Any],
        edition: str,
        options: Options,
        warnings: list[str],
        state: State,
        rng: Rng | None,
        undo: bool,
    ) -> None:
        self.rules = rules
        self.edition = edition
        self.options = options
        self.warnings = warnings
        self.state = state
        self.rng = rng  # None: chance is scripted
        self.moves: list[tuple[int, str]] = []
        self.imagined = False
        self._own: list[tuple[int, str]] = []  # of an imagined game: what the seat had done before
        self._keeps_undo = undo
        self._undo: list[Before] = []

    # asking

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must choose now; () when the game is over."""
        return self.state.asked

    @property
    def paused(self) -> bool:
        """Whether the game waits, with nobody asked, until `go_on`: only where `state.pauses` is set."""
        return self.state.asked == AT_PAUSE

    @property
    def result(self) -> Result | None:
        return None if self.state.asked else self.rules.result(self.state)

    def legal(self, seat: int) -> list[str]:
        """The names of a seat's legal moves; [] when it is not asked."""
        names = self.rules.space(self.state).names
        return [names[action] for action in self.state.options(self._check_player(seat))]

    def actions(self, seat: int) -> list[int]:
        """The same as ids, ascending: quicker to play by, but another version may number moves anew."""
        return self.state.options(self._check_player(seat))

    def choices(self, seat: int, asides: bool = False) -> list[Choice]:
        """The legal moves, or the asides, with all that a person needs to choose."""
        seat = self._check_player(seat)
        g, rules, space = self.state, self.rules, self.rules.space(self.state)
        if seat == CHANCE:
            return [] if asides else [choice_in(space, action, {}) for action in g.options(CHANCE)]
        if asides:
            return [choice_in(space, a, {}, rules.danger(g, seat, a)) for a in self._asides(seat)]
        return [
            choice_in(space, a, rules.numbers(g, seat, a), rules.danger(g, seat, a)) for a in g.options(seat)
        ]

    def asides(self, seat: int) -> list[str]:
        """The names of what a seat may do at any time without being asked."""
        names = self.rules.space(self.state).names
        return [names[action] for action in self._asides(self._check_player(seat))]

    def _asides(self, seat: int) -> list[int]:
        return [] if seat == CHANCE or not self.state.asked else self.rules.asides(self.state, seat)

    def prompt(self, seat: int) -> Prompt | None:
        """What a seat is asked; None when it is not."""
        seat = self._check_player(seat)
        if seat == CHANCE or seat not in self.state.asked:
            return None
        return self.state.stack[-1].prompt(self.state, seat)

    def odds(self) -> dict[str, int]:
        """When chance is asked: its outcomes with their weights."""
        if self.state.asked != (CHANCE,):
            return {}
        weights = self.state.stack[-1].odds(self.state)
        return dict(zip(self.legal(CHANCE), weights, strict=True))

    def view(self, seat: int) -> dict[str, object]:
        """What a seat, or SPECTATOR, may know, as JSON values."""
        seat = self._check_player(seat, spectator=True)
        if seat == CHANCE:
            raise BadSeat("chance looks at nothing")
        return dict(self.rules.view(self.state, seat))

    def printed(self, language: str = "en") -> dict[str, Any]:
        """What is printed on tiles and cards: the same in every position, so no view repeats it."""
        content = str(self.options.get(CONTENT, ""))
        text = printed_text(self.rules, content, self.edition, check_language(language))
        things: dict[str, Any] = json.loads(text)
        return things

    def observe(self, seat: int, into: Any = None) -> Any:
        """What a seat may know as numbers, one after the other: `rules.observation(state)` says which.

        Without `into` they are an `array` of floats; else they are written there, as in a row of NumPy's.
        """
        seat = self._check_seat(seat, "observes")
        found = array("f")
        found.frombytes(self.rules.observation(self.state).floats(self.state, seat))
        return found if into is None else written(found, into, "an observation")

    def mask(self, seat: int, into: Any = None) -> Any:
        """For every action that seats answer with, by its id: 1 where it is legal now, else 0.

        Without `into` it is a `bytearray`; else it is written there.
        """
        seat = self._check_seat(seat, "chooses by a mask")
        found = bytearray(self.rules.space(self.state).size)
        for action in self.state.options(seat):
            found[action] = 1
        return found if into is None else written(found, into, "a mask")

    def information_state(self, seat: int) -> str:
        """All that a seat was told and did from the start, and what it is asked now: the same in every game
        that it may imagine.
        """
        seat = self._check_seat(seat, "is told")
        lines = [f"{self.rules.info.name} {self.seats} {self.edition} seat {seat}"]
        specs = {spec.name: spec for spec in self.rules.info.options}
        lines += [f"{name}: {value}" for name, value in self.options.items() if value != specs[name].default]
        for event in self.state.log or []:
            if event.told_to(seat):
                lines.append(" ".join([event.kind, *map(str, event.args)]))
        lines += [f"> {name}" for by, name in self._own + self.moves if by == seat]
        lines += [f"? {name}" for name in self.legal(seat)]
        return "\n".join(lines)

    def information_key(self, seat: int) -> str:
        """A digest of the information state: 32 digits by which to tell one from another."""
        return hashlib.blake2b(self.information_state(seat).encode(), digest_size=16).hexdigest()

    def events(self, seat: int, since: int = 0) -> list[Message]:
        """What a seat was told, from its own `since`-th event on."""
        seat = self._check_player(seat, spectator=True)
        if seat == CHANCE:
            raise BadSeat("chance is told nothing")
        return told(self.rules, self.state, seat, since)

    def door(self, seat: int) -> Door:
        """What a bot in that seat gets."""
        seat = self._check_player(seat)
        if seat == CHANCE:
            raise BadSeat("chance has no door")
        return SeatDoor(self.rules, self.state, seat)

    def say(
        self,
        what: Message | Prompt | Refusal | Choice | Result,
        language: str = "en",
        names: Sequence[str] = (),
    ) -> str:
        """A message, a prompt, a refusal, a choice or the reason of a result in words: en, it or de.

        `names` are what the players are called; a seat without one is called by its number.
        """
        listed = isinstance(names, Sequence) and not isinstance(names, str)
        if not listed or not all(isinstance(name, str) for name in names):
            raise LudotecaError(f"names are a list of texts, not {shown(names)}")
        words = self._words(check_language(language), list(names))
        if isinstance(what, Result):
            return words.reason(what.reason)
        if isinstance(what, Choice):
            return words.say(what.label)
        if isinstance(what, (Prompt, Refusal)):
            return words.say(what.message)
        if not isinstance(what, Message):
            raise LudotecaError(f"a message, a prompt, a choice or a result is said, not {shown(what)}")
        return words.say(what)

    # playing

    def why_not(self, seat: int, move: str | int) -> Refusal | None:
        """Why a move, given by its name or its id, is refused; None when it is legal."""
        seat = self._check_player(seat)
        return None if self._find(seat, move) is not None else self._refusal(seat, move)

    def _find(self, seat: int, move: str | int) -> tuple[int, bool] | None:
        """The id of a legal move and whether it is an aside; None if the move is not legal."""
        g = self.state
        action = self.rules.space(g).find(move)
        if action in g.options(seat):
            return action, False
        if action in self._asides(seat):
            return action, True
        return None

    def _refusal(self, seat: int, move: str | int) -> Refusal:
        """Why a move that is not legal is refused."""
        g = self.state
        if not g.asked:
            return self._in_words(Refusal("", Message("no-game-over")))
        try:
            action = self.rules.space(g).parse(move)
        except UnknownMove as error:
            return Refusal("", Message("no-such-move"), error.text)
        aside = None if seat == CHANCE else self.rules.why_no_aside(g, seat, action)
        if aside is not None:  # it does not matter who is asked
            return self._in_words(aside)
        step = g.stack[-1]
        return self._in_words(step.why_not(g, seat, action) if seat in g.asked else step.not_asked(g, seat))

    def _in_words(self, refusal: Refusal) -> Refusal:
        refusal.text = self._words().say(refusal.message)
        return refusal

    def _words(self, language: str = "en", names: list[str] | None = None) -> Words:
        own = own_words(self.rules, self.options.get(CONTENT))
        return Words(self.rules.info.package, language, names, own=own)

    def play(self, seat: int, move: str | int) -> None:
        """Make a move, given by its name or its id. A refused one raises IllegalMove with the reason, and
        changes nothing.
        """
        seat = self._check_player(seat)
        found = self._find(seat, move)
        if found is None:
            raise self._exception(seat, self._refusal(seat, move))
        before = self._before(seat) if self._keeps_undo else None
        self._make(seat, *found)
        self._answer_chance()
        if before is not None and self._can_come_back(before):
            self._undo.append(before)
        else:
            self._undo.clear()

    def _before(self, seat: int) -> Before | None:
        """The position, if a move of this seat may be one to take back."""
        g = self.state
        if seat == CHANCE or g.asked != (seat,):
            return None
        # at a table: that nobody else was asked in secret is nothing to be known from an undo
        if g.pauses and g.stack[-1].asked_in_secret(g):
            return None
        return Before(seat, g.clone(), len(self.moves), len(g.log or []))

    def _can_come_back(self, before: Before) -> bool:
        """Whether the one move since then has left its seat alone with the question, and showed nothing."""
        g = self.state
        alone = g.asked == before.state.asked and len(self.moves) == before.moves + 1
        return alone and g.turned_up == before.state.turned_up

    def _exception(self, seat: int, refusal: Refusal) -> IllegalMove:
        """The exception that fits a refusal."""
        if not self.state.asked:
            return GameOver(refusal.text, refusal.rule)
        if refusal.message.id == "no-such-move":
            return UnknownMove(refusal.text)
        if seat not in self.state.asked:
            return NotAsked(refusal.text, refusal.rule)
        return IllegalMove(refusal.text, refusal.rule)

    def _make(self, seat: int, action: int, aside: bool) -> None:
        """Make a move that is known to be legal: an answer to what is asked, or an aside."""
        g = self.state
        self.moves.append((seat, self.rules.space(g).name(action)))
        if aside:
            before = g.stack[-1]
            self.rules.aside(g, seat, action)
            g.turned_up += 1
            if g.stack and g.stack[-1] is not before:
                assert before.interruptible(g), "an aside calls a step only where one may interrupt"
                g.asked = ()
                g.advance()
        else:
            g.apply(seat, action)

    def _answer_chance(self) -> None:
        """Chance answers by itself, unless it is scripted."""
        g = self.state
        rng = self.rng
        while rng is not None and g.asked == (CHANCE,):
            if isinstance(rng, FairRng):
                action = rng.outcome(g, len(self.moves))
            else:
                action = g.stack[-1].draw(g, rng)
            self._make(CHANCE, action, aside=False)

    def go_on(self) -> None:
        """End a pause, and let chance answer where it has not yet; otherwise nothing happens."""
        if self.paused:
            self.state.go_on()
        self._answer_chance()

    def can_undo(self, seat: int) -> bool:
        """Whether the last move was this seat's, it is still its turn, and nothing was drawn or revealed."""
        seat = self._check_player(seat)
        return bool(self._undo) and self._undo[-1].seat == seat and not self.paused

    def undo(self, seat: int) -> None:
        """Take back one's own last move, as long as `can_undo`."""
        seat = self._check_player(seat)
        if not self.can_undo(seat):
            raise NoUndo(self._words().text("no-undo"))
        before = self._undo.pop()
        log, pauses = self.state.log, self.state.pauses
        self.state = before.state
        self.state.pauses = pauses
        self.state.log = None if log is None else log[: before.log]
        del self.moves[before.moves :]

    # copies

    def clone(self) -> Game:
        """An independent game in the same position; it goes on with the same chance."""
        copy = self._with_position(self.state.clone(), None if self.rng is None else self.rng.copy())
        copy.state.log = None if self.state.log is None else self.state.log[:]
        copy.state.pauses = self.state.pauses
        copy.moves = self.moves[:]
        copy.imagined = self.imagined
        copy._own = self._own
        return copy

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles hold plain values, so that interpreted and compiled games read each other's."""
        from ludoteca.engine.opening import unpickled

        driver = (self.moves, self._own, self.imagined, dump_rng(self.rng), self.warnings, self._keeps_undo)
        return unpickled, (self.state, *driver)

    def _with_position(self, state: State, rng: Rng | None) -> Game:
        """A game of the same kind at another position."""
        options, warnings = dict(self.options), self.warnings[:]
        return Game(self.rules, self.edition, options, warnings, state, rng, self._keeps_undo)

    def determinize(self, seat: int, seed: int | str) -> Game:
        """A game as it might be: what the seat, or SPECTATOR, cannot know is re-dealt at random.

        It has no record, and its events are only those that the seat was told.
        """
        seat = self._check_player(seat, spectator=True)
        if seat == CHANCE:
            raise BadSeat("chance imagines nothing")
        rng = seeded(check_seed(seed))
        state = self.rules.determinize(self.state, seat, rng)
        state.log = [event for event in self.state.log or [] if event.told_to(seat)]
        copy = self._with_position(state, rng)
        copy._own = [(by, name) for by, name in self._own + self.moves if by == seat]
        copy.imagined = True
        copy._answer_chance()
        return copy

    def record(self) -> Record:
        """The game as text that can be replayed: `str(t.record())`."""
        if self.imagined:
            raise LudotecaError("an imagined game has no record: it was never played from the start")
        info = self.rules.info
        return Record(
            info.name,
            info.rules_version,
            self.edition,
            self.seats,
            dict(self.options),
            self.result,
            self.moves[:],
            content_line(self.rules, self.options),
        )

    def position(self) -> dict[str, object]:
        """The whole position as JSON values, secrets included."""
        return dump(self.state)

    def snapshot(self) -> str:
        """Everything as one JSON text, to store and `ludoteca.load`. It holds secrets."""
        body = body_of(self)
        return json.dumps({"ludoteca-snapshot": 1, "digest": digest(body), "body": body})

    def _check_player(self, seat: object, spectator: bool = False) -> int:
        number = whole(seat)
        if number is None:
            raise BadSeat(f"a seat is a whole number, not {type(seat).__name__}")
        if 0 <= number < self.state.seats or number == CHANCE or (spectator and number == SPECTATOR):
            return number
        raise BadSeat(f"there is no seat {shown(number)}; the seats are 0 to {self.state.seats - 1}")

    def _check_seat(self, seat: object, does: str) -> int:
        """The number of a seat where chance has no business."""
        number = self._check_player(seat)
        if number == CHANCE:
            raise BadSeat(f"it is a seat that {does}, not chance")
        return number

    def __repr__(self) -> str:
        over = "over" if not self.asked else f"asked {self.asked}"
        return f"<Game {self.rules.info.name}, {self.seats} seats, {len(self.moves)} moves, {over}>"


def check_game(game: object, what: str) -> Game:
    """A game, where one is asked for; `what` is to be had of it."""
    if not isinstance(game, Game):
        raise LudotecaError(f"{what} of a game such as `ludoteca.new` makes, not of {shown(game)}")
    return game


def digest(body: dict[str, object]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()


def body_of(t: Game) -> dict[str, object]:
    """What a snapshot holds; `from_body` brings it back."""
    info = t.rules.info
    return {
        "game": info.name,
        "rules_version": info.rules_version,
        "edition": t.edition,
        "seats": t.seats,
        "options": t.options,
        "content": content_line(t.rules, t.options),
        "moves": [[seat, name] for seat, name in t.moves],
        "imagined": t.imagined,
        "rng": dump_rng(t.rng),
        "position": dump(t.state),
        "log": dump_log(t.state.log or []),
    }


def dump_rng(rng: Rng | None) -> object:
    if isinstance(rng, SystemRng):
        return "system"
    return None if rng is None else [int(rng.a), int(rng.b)]
