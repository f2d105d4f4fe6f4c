"""What one address uses at several servers or processes: they tell each other, so that its limits hold for
all of them together and not for each.

Nobody waits for that: each counts for itself, and once a second hears what was used elsewhere. Only who uses
much is told of, so that the addresses of most people stay where they came to.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

from ludoteca.table.limits import Buckets
from ludoteca.table.quotas import Claim, PublicQuotas

EVERY = 1.0  # seconds between two messages
HEARD = 5.0  # seconds after which what a server said counts no more
MUCH = 0.1  # of a limit: who uses less at one server is not told of
MOST_TOLD = 500  # addresses in a message, of each kind


class Used(Struct, omit_defaults=True):
    """What was used at one server since it last told; of live channels, what is open there."""

    server: str
    taken: dict[str, dict[str, int]] = {}  # of which limit, by address
    open: dict[str, int] = {}
    tables: list[Claim] = []  # public ones that wait, and whose they are
    seats: list[Claim] = []


DECODER = msgspec.json.Decoder(Used)


class Shares:
    def __init__(
        self,
        buckets: dict[str, Buckets],
        here: dict[str, int],
        most: int,
        quotas: PublicQuotas,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.server = secrets.token_hex(4)
        self.buckets = buckets
        self.here = here  # live channels by address
        self.much = max(1, int(most * MUCH))
        self.quotas = quotas
        self.now = now
        self.there: dict[str, tuple[dict[str, int], float]] = {}  # live channels at other servers, and when
        for one in buckets.values():
            one.share()
        quotas.share()

    def told(self) -> bytes | None:
        """What others are to know, if anything is new."""
        found = {
            name: greatest(buckets.taken(), max(1, int(buckets.rate * EVERY * MUCH)))
            for name, buckets in self.buckets.items()
        }
        used = Used(
            self.server,
            taken={name: taken for name, taken in found.items() if taken},
            open=greatest(self.here, self.much),
            tables=self.quotas.tables.changed(),
            seats=self.quotas.seats.changed(),
        )
        if used == Used(self.server):
            return None
        return msgspec.json.encode(used)

    def hear(self, data: bytes) -> None:
        try:
            used = DECODER.decode(data)
        except msgspec.DecodeError:  # of another version
            return
        if used.server == self.server:
            return
        for name, taken in used.taken.items():
            if name in self.buckets:
                for address, count in taken.items():
                    self.buckets[name].charge(address, count)
        self.there[used.server] = used.open, self.now()
        self.quotas.tables.hear(used.tables)
        self.quotas.seats.hear(used.seats)

    def elsewhere(self, address: str) -> int:
        """Live channels of an address at other servers."""
        late = self.now() - HEARD
        self.there = {server: said for server, said in self.there.items() if said[1] > late}
        return sum([counts.get(address, 0) for counts, _ in self.there.values()])


def greatest(counts: dict[str, int], least: int) -> dict[str, int]:
    found = [(address, count) for address, count in counts.items() if count >= least]
    return dict(sorted(found, key=lambda one: -one[1])[:MOST_TOLD])
