"""A bot for beginners."""

from __future__ import annotations

from ludoteca.bots.base import Bot
from ludoteca.engine.door import Door

SLIP = 3  # one decision in so many


class EasyBot(Bot):
    """Plays sensibly, but now and then any move that its game does not call pointless: it can be beaten, and
    does nothing silly on purpose.
    """

    def choose(self, door: Door) -> int:
        options = door.actions()
        if len(options) == 1:
            return options[0]
        advice, imagined = door.rules.advice, door.imagine(self.rng)
        if self.rng.below(SLIP):
            return advice.sensible(imagined, door.seat, self.rng)
        return self.rng.one_of(advice.worth_trying(imagined, door.seat))
