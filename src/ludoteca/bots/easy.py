"""A bot for beginners."""

from __future__ import annotations

from ludoteca.bots.base import Bot, checked_door, offered

SLIP = 3  # one decision in so many


class EasyBot(Bot):
    """Plays sensibly, but now and then any move that its game does not call pointless: it can be beaten, and
    does nothing silly on purpose.
    """

    def choose(self, door: object) -> int:
        door = checked_door(door)
        options = offered(door)
        if len(options) == 1:
            return options[0]
        advice, imagined = door.rules.advice, door.imagine(self.rng)
        if self.rng.below(SLIP):
            return advice.sensible(imagined, door.seat, self.rng)
        return self.rng.one_of(advice.worth_trying(imagined, door.seat))
