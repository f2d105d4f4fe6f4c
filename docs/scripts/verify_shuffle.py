#!/usr/bin/env python3
"""Checks the shuffle of a game recorded at a Ludoteca table. Needs Python 3 and nothing else.

    python3 verify_shuffle.py my-game.txt [PROMISE ...]

PROMISE is what the table showed before the first card: its own, and then those of all seats, or of none.
This script knows no rules: that each draw's list of possible outcomes was the right one is checked by
`ludoteca verify`.
"""

import hashlib
import hmac
import sys


def sha256(number: str) -> str:
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def check(text: str, *promised: str) -> list[str]:
    lines = text.splitlines()
    moves = [line for line in lines[lines.index("") :] if line and not line.startswith("#")]
    proof = [line[2:].split(" ") for line in lines if line.startswith("# ")]
    if ["ludoteca", "shuffle", "1"] not in proof:
        return ["this record has no proof"]
    one = {words[0]: words[1] for words in proof if words[0] in ("table", "promise", "secret")}
    seats = [words[1:] for words in proof if words[0] == "seat"]
    wrong = []
    if promised and one["promise"] not in promised:
        wrong.append("the promise is not the one that you saw")
    if len(promised) > 1 and {one["promise"], *[said for _, said, _ in seats]} != set(promised):
        wrong.append("the seats that gave numbers are not those whose promises you saw")
    if sha256(one["secret"]) != one["promise"]:
        wrong.append("the secret is not the one that was promised")
    for seat, said, number in seats:
        if sha256(number) != said:
            wrong.append(f"seat {seat} gave another number than it promised")

    given = "".join(f"{seat} {number}\n" for seat, _, number in seats)
    label = f"ludoteca shuffle 1\n{one['table']}\n{given}"
    key = hmac.digest(bytes.fromhex(one["secret"]), label.encode(), "sha256")
    drawn = set()
    for words in (words for words in proof if words[0] == "draw"):
        move, weight, low, high = map(int, words[1:5])
        name = " ".join(words[5:])
        drawn.add(move)
        if moves[move] != f"* {name}":
            wrong.append(f"move {move} is {moves[move]!r}, but {name!r} was drawn")
        tries = 0
        limit = (1 << 256) - (1 << 256) % weight
        while (n := int.from_bytes(hmac.digest(key, f"{move} {tries}".encode(), "sha256"), "big")) >= limit:
            tries += 1
        if not low <= n % weight < high:
            wrong.append(f"move {move}: {n % weight} of {weight} came, which is not {name!r}")
    if drawn != {i for i, move in enumerate(moves) if move.startswith("* ")}:
        wrong.append("the draws are not those of the moves")
    return wrong


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            found = check(file.read(), *sys.argv[2:])
    except (OSError, ValueError, KeyError, IndexError, ZeroDivisionError) as error:
        sys.exit(f"{sys.argv[1]} cannot be read, or is no whole record: {error}")
    print("\n".join(found) or "Every draw follows from what was promised.")
    sys.exit(1 if found else 0)
