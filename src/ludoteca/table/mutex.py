"""A lock that is taken by tasks, and by callbacks that need none."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Mutex:
    """Who comes first has it first: by `async with` for a while, by `take` until the call of `release`."""

    def __init__(self) -> None:
        self._locked = False
        self._waiting: deque[Callable[[], None]] = deque()

    def locked(self) -> bool:
        return self._locked

    def take(self, then: Callable[[], None]) -> None:
        """Call this with the lock taken: now, or when all who came before are through."""
        if self._locked:
            self._waiting.append(then)
        else:
            self._locked = True
            then()

    def release(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._locked = False

    async def __aenter__(self) -> None:
        if not self._locked:
            self._locked = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def give() -> None:
            if turn.cancelled():  # who waited has gone
                self.release()
            else:
                turn.set_result(None)

        self._waiting.append(give)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
