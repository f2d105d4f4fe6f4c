"""Whether the server is well: it is, if it can write to its disk."""

from __future__ import annotations

import asyncio
import time

from ludoteca.table.store import Changes, Store, StoreError

EVERY = 1.0  # seconds: whoever asks more often is told what was found last
PATIENCE = 2.0  # seconds before a write that does not end counts as failed


class Health:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = -EVERY
        self.write: asyncio.Task[bool] | None = None

    async def well(self) -> bool:
        """A real write, one at a time."""
        now = time.monotonic()
        if self.write is None or (self.write.done() and now - self.asked >= EVERY):
            self.asked = now
            self.write = asyncio.create_task(self.can_write())
        write = self.write  # whoever asks later may begin another
        await asyncio.wait([write], timeout=max(0.0, self.asked + PATIENCE - now))
        return write.done() and write.result()

    async def can_write(self) -> bool:
        try:
            await self.store.save(Changes("", beat=time.time()))
        except StoreError:
            return False
        return True
