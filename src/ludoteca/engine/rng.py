"""The small seeded generator behind chance, bots and re-dealing."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64

from ludoteca.engine.errors import LudotecaError

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
SPAN: Final = M1 - 1

LARGEST_SEED: Final = 1024  # bits


class Rng:
    """L'Ecuyer's combined generator (1988): two ints, so that copying it costs nothing.

    All products stay below 2**47, so interpreted and compiled runs give the same numbers.
    """

    __slots__ = ("a", "b")

    def __init__(self, a: i64, b: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        while True:
            a = self.a = self.a * A1 % M1
            b = self.b = self.b * A2 % M2
            z: i64 = a - b - 1
            if z < 0:
                z += SPAN
            r = z % n
            if z - r <= SPAN - n:  # of the last numbers, too few for one of each, none is taken
                return r
            assert n <= SPAN, "this generator knows no numbers so large"

    def one_of(self, options: list[int]) -> int:
        """One of these, each equally likely."""
        return options[self.below(len(options))]

    def weighted(self, weights: list[int]) -> int:
        """The place of one of these weights, each as likely as it is heavy."""
        total: i64 = 0
        for weight in weights:  # compiled, a loop over ints is faster than `sum`
            total += weight
        return self.weighted_of(weights, total)

    def weighted_of(self, weights: list[int], total: i64) -> int:
        """The same, where it is known what they weigh together."""
        r = self.below(total)
        for i, weight in enumerate(weights):
            r -= weight
            if r < 0:
                return i
        raise AssertionError("nothing here has any weight")

    def fraction(self) -> float:
        """A float from 0 up to, not including, 1."""
        return float(self.below(1 << 30)) / float(1 << 30)

    def copy(self) -> Rng:
        return Rng(self.a, self.b)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (int(self.a), int(self.b))


class SystemRng(Rng):
    """The operating system's numbers: from the cards that were dealt nobody can reckon the next ones.

    The small generator has too few states for that. A table of strangers answers chance with this one.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1)

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)

    def copy(self) -> Rng:
        return SystemRng()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


def check_seed(seed: object) -> int | str:
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise LudotecaError(f"a seed is a whole number or a text, not {type(seed).__name__}")
    if isinstance(seed, int) and seed.bit_length() > LARGEST_SEED:
        raise LudotecaError(f"a seed is a number of at most {LARGEST_SEED} bits, or a text")
    return seed


def generator(seed: object) -> Rng:
    """The generator of a seed, checked; without a seed a different one each time."""
    return seeded(secrets.randbits(63) if seed is None else check_seed(seed))


def restored(a: int, b: int) -> Rng | None:
    """The generator with these two numbers, if it can have them."""
    return Rng(a, b) if 0 < a < M1 and 0 < b < M2 else None


def seeded(seed: int | str) -> Rng:
    """The generator that belongs to a seed; the same seed gives the same numbers everywhere."""
    digest = hashlib.blake2b(str(seed).encode("utf-8", "surrogatepass"), digest_size=16).digest()
    a = int.from_bytes(digest[:8], "big") % (M1 - 1) + 1
    b = int.from_bytes(digest[8:], "big") % (M2 - 1) + 1
    return Rng(a, b)
