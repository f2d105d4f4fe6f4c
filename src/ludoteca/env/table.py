"""A game as learning environments hold it: opened again and again, with spaces and arrays of NumPy's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ludoteca
from ludoteca.engine.actions import OF_CHANCE, whole
from ludoteca.engine.errors import LudotecaError, shown
from ludoteca.engine.game import Game
from ludoteca.engine.gathering import play_and_keep
from ludoteca.engine.kernel import CHANCE, State
from ludoteca.engine.observation import Look, Observation, mask_of
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rng import SystemRng
from ludoteca.engine.rules import check_scheme
from ludoteca.missing import needed

np: Any = needed("numpy", "pettingzoo")
spaces: Any = needed("gymnasium.spaces", "gymnasium")

frombuffer: Any = np.frombuffer
subtract: Any = np.subtract
int8: Any = np.int8
float32: Any = np.float32

LAST_TOLD = 12  # events that a picture in words shows
FEW = 2  # parts of an observation: more take longer one by one than all of it


class Table:
    """What is the same in every game that an environment plays: which game, and how it is asked for."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: str | None = None,
        content: str | None = None,
        returns: str = "victory",
    ) -> None:
        self.name = game
        self.settings = {"seats": seats, "options": options, "edition": edition, "content": content}
        self.returns = check_scheme(returns)
        t = self.opened(1)
        self.seats = t.seats
        self.observation: Observation = t.rules.observation(t.state)
        space = t.rules.space(t.state)
        self.of_chance = {action: (CHANCE, space.names[action]) for action in space.of[OF_CHANCE]}
        self.actions: int = space.size
        answers = [space.names[action] for action in range(space.size)]
        self.moves = [[(seat, name) for name in answers] for seat in range(t.seats)]  # made once
        if not self.observation.size:
            raise LudotecaError(f"{rules_of(game).info.title} has no observations, which this needs")
        self.viewers = [Viewer(self.observation, seat) for seat in range(self.seats)]

    def __reduce__(self) -> tuple[object, ...]:
        """A copy is made anew: it looks by itself."""
        return Table, (self.name, *self.settings.values(), self.returns)

    def opened(self, seed: int | str | None) -> Game:
        """A new game; without a seed a different one each time."""
        return ludoteca.new(self.name, seed=seed, undo=False, **self.settings)  # type: ignore[arg-type]

    def box(self, times: int = 1) -> Any:
        """The space of an observation, or of so many one after the other."""
        low: list[int] = []
        high: list[int] = []
        for field in self.observation.fields:
            low.extend([field.low] * field.size)
            high.extend([field.high] * field.size)
        lows, highs = (np.array(limits * times, dtype=np.float32) for limits in (low, high))
        return spaces.Box(lows, highs, dtype=np.float32)

    def seen(self, g: State, seat: int) -> Any:
        """What `t.observe(seat)` gives."""
        return self.viewers[seat].seen(g)

    def mask(self, t: Game, seat: int) -> Any:
        return self.masked(t.state.options(seat))

    def masked(self, options: list[int]) -> Any:
        """The mask of these actions."""
        return frombuffer(mask_of(options, self.actions), int8)

    def play(self, t: Game, seat: int, action: int) -> None:
        """An action that the mask has just shown to be legal: that is not looked at again."""
        assert t.rng is not None
        play_and_keep(t.state, seat, action, self.moves[seat][action], t.rng, t.moves, self.of_chance)

    def worth(self, t: Game) -> tuple[float, ...]:
        """What a finished game was worth to each seat."""
        assert t.result is not None
        return t.result.returns_by(self.returns)

    def action(self, action: object) -> int:
        """The id of an action, of Python's or of NumPy's kind; anything else is refused in words."""
        found = whole(action)
        if found is None or not 0 <= found < self.actions:
            last = self.actions - 1
            raise LudotecaError(f"an action is a whole number from 0 to {last}, not {shown(action)}")
        return found


class Viewer:
    """What a seat saw last, as floats: of what it sees next only what has changed is put there anew."""

    def __init__(self, observation: Observation, seat: int) -> None:
        self.observation = observation
        self.look = Look(observation, seat)
        self.floats = np.zeros(observation.size, np.float32)
        self.bytes = seen = np.frombuffer(self.look.row, np.uint8)
        shifts = np.zeros(observation.size, np.float32)
        for shift, first, last in observation.shifted:
            shifts[first:last] = shift
        self.shifts: Any = shifts if observation.shifted else None
        self.parts: list[tuple[Any, Any, Any]] = []  # of each section: its floats, its bytes, shifts if any
        for section in observation.sections:
            place = slice(section.at, section.last)
            shifted = shifts[place] if shifts[place].any() else None
            self.parts.append((self.floats[place], seen[place], shifted))

    def seen(self, g: State) -> Any:
        try:
            self.look.at(g)
        except ValueError:  # a number that is no byte
            self.floats.fill(0)
            return np.array(self.observation.numbers(g, self.look.seat), np.float32)
        changed = self.look.changed
        if len(changed) > FEW:
            found = self.bytes.astype(float32)
            if self.shifts is not None:
                found -= self.shifts
            self.floats[...] = found
            return found
        for i in changed:
            floats, seen, shifts = self.parts[i]
            floats[...] = seen
            if shifts is not None:
                subtract(floats, shifts, floats)
        return self.floats.copy()


def after_reset() -> Any:
    """What an environment has after its first reset, and not before. A `__getattr__` that says so would make
    everything that the environment has slower to get.
    """
    return AfterReset()


class AfterReset:
    """In place of it until then."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, env: object, owner: type | None = None) -> Any:
        if env is None:
            return self
        raise AttributeError(f"{type(env).__name__} has no {self.name!r}: reset() comes first")


def picture(t: Game) -> str:
    """A game in words: what everybody was told last, and who is asked."""
    lines = [t.say(event) for event in t.events(ludoteca.SPECTATOR)[-LAST_TOLD:]]
    if t.result is not None:
        lines.append(t.say(t.result))
    lines += [f"{seat}: {t.say(prompt)}" for seat in t.asked if (prompt := t.prompt(seat)) is not None]
    return "\n".join(lines)


def new_seed() -> int:
    return int(SystemRng().below(2**31 - 1))
