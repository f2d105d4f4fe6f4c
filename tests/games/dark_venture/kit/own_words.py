"""Whether a text has a sentence of the printed rulebook: by the hashes of its runs of eight words.

The rulebook is not here. `python tests/games/dark_venture/kit/own_words.py RULEBOOK.txt` wrote what is.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HASHES = Path(__file__).parent / "rulebook.hashes"
RUN = 8  # words: shorter runs are how one speaks of dice and cards
SIZE = 5  # bytes of a hash
WORD = re.compile(r"[a-z0-9]+(?:'[a-z]+)?")


def runs(text: str) -> Iterator[str]:
    """Every run of words in it, whatever stands between them."""
    words = WORD.findall(text.casefold().replace("’", "'"))
    for first in range(len(words) - RUN + 1):
        yield " ".join(words[first : first + RUN])


def hashed(run: str) -> bytes:
    return hashlib.blake2b(run.encode(), digest_size=SIZE).digest()


@cache
def hashes() -> set[bytes]:
    """Those of the rulebook."""
    data = HASHES.read_bytes()
    return {data[place : place + SIZE] for place in range(0, len(data), SIZE)}


def copied(text: str, known: set[bytes]) -> list[str]:
    """The runs of a text that stand in the rulebook, too."""
    return [run for run in runs(text) if hashed(run) in known]


if __name__ == "__main__":
    rulebook = Path(sys.argv[1]).read_text(encoding="utf-8")
    HASHES.write_bytes(b"".join(sorted({hashed(run) for run in runs(rulebook)})))
