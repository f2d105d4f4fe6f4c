"""The move clock of a table: how long each seat has been asked."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    def __init__(self, seconds: int, now: Callable[[], float] = time.monotonic) -> None:
        self.limit = seconds  # 0: there is no clock
        self.now = now
        self.since: dict[int, float] = {}

    def ask(self, seats: list[int], mover: int) -> None:
        """These seats must choose now. Time starts anew for who has just moved; for others it runs on."""
        if self.limit:
            now = self.now()
            self.since = {s: now if s == mover else self.since.get(s, now) for s in seats if s >= 0}

    def restart(self) -> None:
        self.since = dict.fromkeys(self.since, self.now())

    def deadline(self, seats: list[int]) -> float | None:
        """When the first of these seats is late."""
        if not self.since:
            return None
        moments = [self.since[seat] + self.limit for seat in seats if seat in self.since]
        return min(moments, default=None)

    def left(self) -> float | None:
        """Seconds until somebody is late."""
        deadline = self.deadline(list(self.since))
        return None if deadline is None else deadline - self.now()

    def seconds(self, deadline: float) -> float:
        """Seconds until then, negative when it has passed; never 0, which means that there is no clock."""
        return round(deadline - self.now(), 3) or -0.001

    def late(self) -> list[int]:
        now = self.now()
        return [seat for seat, since in self.since.items() if since + self.limit <= now]
