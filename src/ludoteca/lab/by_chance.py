"""A bot that leaves one kind of question to chance, such as which hero to lead, so that all are seen."""

from __future__ import annotations

from ludoteca.bots.entrants import entrant
from ludoteca.engine.door import Door
from ludoteca.engine.rng import seeded


class ByChance:
    """Plays as the bot of a name, but where all moves have a verb."""

    def __init__(self, seed: int | str, bot: str, verb: str) -> None:
        self.rng = seeded(f"{verb} {seed}")
        self.bot = entrant(bot, seed)
        self.verb = f"{verb} "
        self.asked = True  # questions of this kind may still come: they are the first ones

    def choose(self, door: Door) -> str | int:
        if self.asked:
            moves = door.legal()
            if all(move.startswith(self.verb) for move in moves):
                return moves[int(self.rng.below(len(moves)))]
            self.asked = False
        return self.bot.choose(door)


def by_chance(bot: str, verb: str) -> str:
    """The name under which any process finds such a bot."""
    entrant(bot, 0)  # one that does not exist is refused by its own name
    return f"{__name__}:ByChance(bot={bot!r}, verb={verb!r})"
