"""How much of anything one sender may do."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable

MOST_SENDERS = 10_000
HOST_BITS = 64  # of an IPv6 address: whoever has one has all that differ in these


def sender(address: str) -> str:
    """Whose share something takes: an address, or of IPv6 the network that one home or one machine has."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(found) >> HOST_BITS << HOST_BITS)}/{128 - HOST_BITS}"


class Bucket:
    """Lets `burst` things through at once, and `rate` a second in the long run."""

    __slots__ = ("burst", "full_at", "now", "rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.full_at = now()  # when it will be full again

    def take(self) -> bool:
        now = self.now()
        full_at = max(self.full_at, now) + 1 / self.rate
        if full_at - now > self.burst / self.rate + 1e-9:
            return False
        self.full_at = full_at
        return True

    def charge(self, count: int) -> None:
        """So many went through elsewhere; it can be no more than empty."""
        now = self.now()
        self.full_at = min(max(self.full_at, now) + count / self.rate, now + self.burst / self.rate)


class Buckets:
    """A bucket for each sender; full ones are forgotten when there are many. Where several servers share
    limits it counts what is taken, to be told to the others.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.senders: dict[str, Bucket] = {}
        self.counted: Counter[str] | None = None

    def share(self) -> None:
        self.counted = Counter()

    def taken(self) -> dict[str, int]:
        """What each sender took since this was last asked."""
        found, self.counted = self.counted or Counter(), Counter()
        return found

    def take(self, sender: str) -> bool:
        taken = self.of(sender).take()
        if taken and self.counted is not None:
            self.counted[sender] += 1
        return taken

    def charge(self, sender: str, count: int) -> None:
        self.of(sender).charge(count)

    def of(self, sender: str) -> Bucket:
        bucket = self.senders.get(sender)
        if bucket is None:
            if len(self.senders) >= MOST_SENDERS:
                now = time.monotonic()
                self.senders = {key: b for key, b in self.senders.items() if b.full_at > now}
            bucket = self.senders[sender] = Bucket(self.rate, self.burst)
        return bucket
