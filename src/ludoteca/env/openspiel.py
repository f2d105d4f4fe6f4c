"""Games for OpenSpiel, with explicit chance, an observer and resampling.

    import pyspiel
    import ludoteca.env.openspiel  # registers the games

    game = pyspiel.load_game("ludoteca_condottiere(seats=2,options=map:tiny)")

Options are written as `name:value`, several with a semicolon between them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludoteca
from ludoteca.engine.actions import OF_CHANCE, OF_SEATS
from ludoteca.engine.errors import BadOption, GameOver, UnknownMove
from ludoteca.engine.game import Game
from ludoteca.engine.options import find
from ludoteca.engine.registry import part_of, rules_of
from ludoteca.engine.rules import GameInfo, check_scheme
from ludoteca.missing import needed

np: Any = needed("numpy", "openspiel")
pyspiel: Any = needed("pyspiel", "openspiel")

LARGEST_RETURN = 1000.0  # by points
PREFIX = "ludoteca_"
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE = int(pyspiel.PlayerId.CHANCE)


def read_options(info: GameInfo, text: str) -> dict[str, object]:
    """Options as they stand among OpenSpiel's parameters."""
    found: dict[str, object] = {}
    for part in [part for part in text.split(";") if part]:
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"an option looks like 'map:tiny', not {part[:60]!r}")
        spec = find(info.options, name)
        found[name] = spec.parse(value)
    return found


def game_type(info: GameInfo, utility: Any) -> Any:
    seats = info.least_seats if info.least_seats > 1 else 2
    return pyspiel.GameType(
        short_name=PREFIX + info.name.replace("-", "_"),
        long_name=info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.most_seats,
        min_num_players=info.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": seats, "options": "", "edition": "", "returns": "victory"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel holds it: the rules and what was agreed."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        info = rules_of(name).info
        tiny = part_of(info.package, "tiny")  # one that can be solved, which no table offers
        if tiny is not None and tiny.CHOICE in str((params or {}).get("options", "")):
            tiny.add_tiny()
            info = rules_of(name).info
        given: dict[str, Any] = {
            "seats": max(2, info.least_seats),
            "options": "",
            "edition": "",
            "returns": "victory",
        }
        given |= params or {}
        self.returns_by = check_scheme(given["returns"])
        self.first: Game = ludoteca.new(
            name,
            seats=int(given["seats"]),
            options=read_options(info, str(given["options"])),
            edition=str(given["edition"]) or None,
            chance="scripted",
            undo=False,
        )
        t = self.first
        space = t.rules.space(t.state)
        self.names = space.names
        self.offered: tuple[Game | None, int, list[int]] = (None, 0, [])  # where, after so many moves: what
        self.states = type("SpielState", (SpielState,), {"home": self})  # quicker than to ask for the game
        self.chance = space.of[OF_CHANCE]  # OpenSpiel counts outcomes from 0
        self.place = {action: i for i, action in enumerate(self.chance)}
        self.numbers = list(range(len(self.chance)))
        # moves as they are kept, by who makes them, chance last, and by action: made once
        self.moves = [
            {action: (seat, self.names[action]) for action in space.of[OF_SEATS]} for seat in range(t.seats)
        ]
        self.moves.append({action: (ludoteca.CHANCE, self.names[action]) for action in self.chance})
        together = not t.rules.stake(t.state) or t.seats == 1
        kinds = pyspiel.GameType.Utility
        utility = kinds.ZERO_SUM if not together and t.seats > 1 else kinds.GENERAL_SUM
        most = LARGEST_RETURN if self.returns_by == "points" else 1.0
        details: dict[str, Any] = {} if together else {"utility_sum": 0.0}
        game_info = pyspiel.GameInfo(
            num_distinct_actions=space.size,
            max_chance_outcomes=len(self.chance),
            num_players=t.seats,
            min_utility=0.0 if together and self.returns_by != "points" else -most,
            max_utility=most,
            max_game_length=info.longest,
            **details,
        )
        super().__init__(game_type(info, utility), game_info, given)

    def outcome(self, number: int) -> int:
        """The action of one of chance's outcomes."""
        if not 0 <= number < len(self.chance):
            raise UnknownMove(f"chance has the outcomes 0 to {len(self.chance) - 1}, and not {number}")
        return self.chance[number]

    def outcomes(self, actions: list[int]) -> list[int]:
        """The numbers of chance's actions. Often these follow one another, as the rolls of dice do."""
        first = self.place[actions[0]]
        if actions[-1] - actions[0] == len(actions) - 1:
            return self.numbers[first : first + len(actions)]
        return list(map(self.place.__getitem__, actions))

    def new_initial_state(self) -> SpielState:
        found: SpielState = self.states(self)
        return found

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.first, bool(recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Copies of it copy the game, whose copies are cheap; one where nothing was done yet shares
    it, since OpenSpiel makes a first position for each copy.
    """

    home: SpielGame

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.t = game.first

    def current_player(self) -> int:
        asked = self.t.state.asked
        if not asked:
            return TERMINAL
        return CHANCE if asked[0] < 0 else asked[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What OpenSpiel gives; asked from Python it would come back here by a long way round."""
        t = self.t
        g = t.state
        asked = g.asked
        if not asked or (player is not None and player != asked[0]):
            return []
        seat = asked[0]
        home = self.home
        where, moves, options = home.offered  # see `offered`, which takes longer
        if where is not t or moves != len(t.moves):
            options = g.options(seat)
            home.offered = (t, len(t.moves), options)
        return home.outcomes(options) if seat < 0 else options[:]

    def offered(self, t: Game, seat: int) -> list[int]:
        """The options of who is asked; what was said last is not looked for again."""
        where, moves, options = self.home.offered
        if where is not t or moves != len(t.moves):
            options = t.state.options(seat)
            self.home.offered = (t, len(t.moves), options)
        return options

    def _legal_actions(self, player: int) -> list[int]:
        return self.t.state.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        g = self.t.state
        weights = g.stack[-1].odds(g)
        total = sum(weights)
        outcomes = self.home.outcomes(self.offered(self.t, ludoteca.CHANCE))
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        t = self.t
        g = t.state
        if not g.asked:
            raise GameOver("the game is over")
        seat = g.asked[0]
        home = self.home
        chosen = home.outcome(action) if seat < 0 else action
        moves = t.moves
        where, made, options = home.offered  # mostly those that were just asked for
        if where is not t or made != len(moves):
            options = self.offered(t, seat)
        if chosen not in options:
            t.clone().play(seat, chosen)  # which says why not
            raise UnknownMove(f"{home.names[chosen]!r} is no answer")  # an aside
        if not moves:
            self.t = t = t.clone()
            g = t.state
            moves = t.moves
        moves.append(home.moves[seat][chosen])
        g.apply(seat, chosen)

    def _action_to_string(self, player: int, action: int) -> str:
        chosen = self.home.outcome(action) if player < 0 else action
        if chosen not in self.home.names:
            raise UnknownMove(f"there is no action {chosen}")
        return self.home.names[chosen]

    def is_terminal(self) -> bool:
        return not self.t.state.asked

    def returns(self) -> list[float]:
        result = self.t.result
        return [0.0] * self.t.seats if result is None else list(result.returns_by(self.home.returns_by))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the player may be in, as far as it knows."""
        copy: SpielState = self.clone()
        copy.t = self.t.determinize(player, int(sampler() * 2**53))
        copy.t.rng = None  # chance is OpenSpiel's
        return copy

    def __str__(self) -> str:
        moves = [f"{'*' if seat < 0 else seat} {name}" for seat, name in self.t.moves]
        return "\n".join(moves)


class Observer:
    """What a player may know, as numbers and as text; with perfect recall all that it was told."""

    def __init__(self, t: Game, recall: bool) -> None:
        self.recall = recall
        observation = t.rules.observation(t.state)
        self.tensor = np.zeros(observation.size, np.float32)
        self.dict = {}
        for field in observation.fields:
            first, last = observation.places[field.name]
            self.dict[field.name] = self.tensor[first:last].reshape(field.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        state.t.observe(player, into=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return state.t.information_state(player)
        return " ".join([f"{number:g}" for number in state.t.observe(player)])


def load(name: str, **params: Any) -> Any:
    """A game with parameters, as `pyspiel.load_game` gives it."""
    return pyspiel.load_game(PREFIX + rules_of(name).info.name.replace("-", "_"), params)


def named(name: str) -> Any:
    """The class of one game: OpenSpiel makes games from classes."""

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


def register() -> None:
    for name, info in ludoteca.catalogue().items():
        pyspiel.register_game(game_type(info, pyspiel.GameType.Utility.GENERAL_SUM), named(name))


register()
