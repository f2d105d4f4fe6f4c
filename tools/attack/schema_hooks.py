"""What schemathesis cannot guess: most tables that it asks for are such as can be made.

It is read in an environment of its own, where nothing of ours is installed; `GAMES` names the games.
"""

from __future__ import annotations

import os
from typing import Any

import schemathesis

PEOPLE = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
BOT = {"kind": "bot", "bot": "greedy"}
SEATINGS: list[dict[str, Any]] = [
    {"seats": PEOPLE},
    {"seats": [*PEOPLE, BOT], "public": True},
    {"seats": [PEOPLE[0], {"kind": "open"}]},
]
PLANS = [{"game": game, **seating} for game in os.environ["GAMES"].split() for seating in SEATINGS]
KEPT = 4  # of so many bodies one stays as it was made up


@schemathesis.hook.apply_to(method="POST", path="/api/tables")  # type: ignore[untyped-decorator]
def map_body(context: Any, body: Any) -> Any:
    number, kind = divmod(hash(repr(body)), KEPT)
    return body if kind == 0 else PLANS[number % len(PLANS)]
