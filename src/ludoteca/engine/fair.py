"""Fair shuffles: every outcome of chance follows from what was promised before the first card.

    secret       32 bytes of the table's, in hex; its promise is published before the game
    numbers      one of each seat that gives one, 16 bytes in hex; promised before any is shown
    promise      SHA-256 of the secret or number, as bytes, in hex
    key          HMAC-SHA-256 of the lines `LABEL`, the table's id, and `SEAT NUMBER` for each number in the
                 order of the seats, each line with an end of line; its key is the secret
    outcome      of move i of the record, counted from 0: HMAC-SHA-256 of `i t` with that key, as a number
                 with the first byte the highest, t = 0, 1, ... until it is below the largest multiple of the
                 outcomes' weights together; what is left when it is divided by them says which it is

The secret is shown with the record when the game is over. See docs/fair-shuffles.md.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from mypy_extensions import i64

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.kernel import CHANCE, State
from ludoteca.engine.rng import SystemRng

LABEL: Final = "ludoteca shuffle 1"
SECRET_BYTES: Final = 32
NUMBER_BYTES: Final = 16
SPAN: Final = 1 << 256


def promise(number: str) -> str:
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def is_number(text: str, length: int = NUMBER_BYTES) -> bool:
    """Whether this is so many bytes in hex, in small letters."""
    return len(text) == 2 * length and all(c in "0123456789abcdef" for c in text)


def key_of(table: str, secret: str, numbers: dict[int, str]) -> bytes:
    lines = [LABEL, table, *[f"{seat} {numbers[seat]}" for seat in sorted(numbers)]]
    text = "".join([line + "\n" for line in lines])
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def drawn(key: bytes, move: int, weight: int, tries: int = 0) -> tuple[int, int]:
    """The number from 0 to `weight` - 1 that belongs to a move, and the try that it was."""
    limit = SPAN - SPAN % weight
    while True:
        found = int.from_bytes(hmac.digest(key, f"{move} {tries}".encode(), "sha256"), "big")
        if found < limit:
            return found % weight, tries
        tries += 1


class FairRng(SystemRng):
    """Answers the chance of one game, which must be told where it is: see `outcome`.

    A copy, and whatever is stored of it, draws from the operating system: who gets a clone of the game, such
    as a bot, can compute nothing of what comes.
    """

    __slots__ = ("key", "move", "tries")

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self.key = key
        self.move = 0
        self.tries = 0

    def below(self, n: i64) -> i64:
        found, self.tries = drawn(self.key, self.move, n, self.tries)
        self.tries += 1
        return found

    def copy(self) -> SystemRng:
        return SystemRng()

    def __reduce__(self) -> tuple[object, ...]:
        return SystemRng, ()

    def outcome(self, g: State, move: int) -> int:
        """What chance answers as this move: by the odds, in the order of its options."""
        self.move, self.tries = move, 0
        step = g.stack[-1]
        return step.options(g, CHANCE)[self.weighted(step.odds(g))]


class Draw:
    """An outcome of chance, for whoever knows no rules: of so much weight it had the part from `low` on."""

    __slots__ = ("high", "low", "move", "name", "weight")

    def __init__(self, move: int, weight: int, low: int, high: int, name: str) -> None:
        self.move = move
        self.weight = weight
        self.low = low
        self.high = high
        self.name = name

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.move, self.weight, self.low, self.high, self.name)

    def __str__(self) -> str:
        return f"draw {self.move} {self.weight} {self.low} {self.high} {self.name}"


class Proof:
    """What stands in a record below the moves, in remarks: old programs read past it."""

    def __init__(
        self,
        table: str,
        secret: str,
        promised: str,
        numbers: dict[int, str] | None = None,
        promises: dict[int, str] | None = None,
        draws: list[Draw] | None = None,
    ) -> None:
        self.table = table
        self.secret = secret
        self.promised = promised
        self.numbers: dict[int, str] = {} if numbers is None else numbers
        self.promises: dict[int, str] = {} if promises is None else promises  # of these numbers
        self.draws: list[Draw] = [] if draws is None else draws

    def __reduce__(self) -> tuple[object, ...]:
        """A worker writes it into the record; compiled classes are not pickled by themselves."""
        said = (self.table, self.secret, self.promised)
        return type(self), (*said, self.numbers, self.promises, self.draws)

    def key(self) -> bytes:
        return key_of(self.table, self.secret, self.numbers)

    def __str__(self) -> str:
        lines = [
            LABEL,
            f"table {self.table}",
            f"promise {self.promised}",
            f"secret {self.secret}",
            *[f"seat {seat} {self.promises[seat]} {self.numbers[seat]}" for seat in sorted(self.numbers)],
            *[str(draw) for draw in self.draws],
        ]
        return "".join([f"# {line}\n" for line in lines])


def find_proof(text: str) -> Proof | None:
    """The proof in a record, if it has one; a broken one raises LudotecaError."""
    lines = [line[2:] for line in text.splitlines() if line.startswith("# ")]
    if LABEL not in lines:
        return None
    proof = Proof("", "", "")
    for line in lines[lines.index(LABEL) + 1 :]:
        read_line(proof, line)
    if not proof.table or not is_number(proof.secret, SECRET_BYTES):
        raise LudotecaError("the proof of this record has no table or no secret")
    return proof


def read_line(proof: Proof, line: str) -> None:
    words = line.split(" ")
    try:
        if words[0] == "draw":
            move, weight, low, high = [int(word) for word in words[1:5]]
            if not 0 <= low < high <= weight:
                raise ValueError
            proof.draws.append(Draw(move, weight, low, high, " ".join(words[5:])))
        elif words[0] == "seat":
            seat = int(words[1])
            proof.promises[seat], proof.numbers[seat] = words[2:]
            if not is_number(words[3]):
                raise ValueError
        elif words[0] == "table":
            (proof.table,) = words[1:]
        elif words[0] == "promise":
            (proof.promised,) = words[1:]
        elif words[0] == "secret":
            (proof.secret,) = words[1:]
        else:
            raise ValueError
    except ValueError:
        raise LudotecaError(f"a line of this record's proof cannot be read: {line[:60]!r}") from None
