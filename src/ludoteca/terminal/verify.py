"""`ludoteca verify`: whether a game was dealt as it had been promised."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.fair import find_proof
from ludoteca.engine.verify import verify

MOST_LINES = 20


def report(text: str, promises: Sequence[str] = ()) -> int:
    """Prints what was found; 1 if anything is wrong."""
    wrong = verify(text, *[promise.strip().lower() for promise in promises])
    proof = find_proof(text)
    assert proof is not None, "a record without a proof was refused above"
    if wrong:
        print("This game was not dealt as it had been promised, or its record was changed:")
        for line in wrong[:MOST_LINES]:
            print(f"- {line}")
        if len(wrong) > MOST_LINES:
            print(f"- and {len(wrong) - MOST_LINES} more")
        return 1
    seats = ", ".join([str(seat + 1) for seat in sorted(proof.numbers)]) or "none"
    print(f"All {len(proof.draws)} outcomes of chance follow from what was promised.")
    print(f"Promise: {proof.promised}")
    print(f"Seats that gave a number of their own: {seats}")
    if not promises:
        print("Compare the promise with the one that the table showed before the first card (--promise).")
    elif len(promises) == 1 and proof.numbers:
        print(
            "Whether all numbers were promised before they were shown: --promise once more for each seat's."
        )
    return 0
