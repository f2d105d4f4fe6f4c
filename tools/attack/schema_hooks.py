"""What schemathesis cannot guess: most tables that it asks for are such as can be made.

It is read in an environment of its own, where nothing of ours is installed.
"""

from __future__ import annotations

from typing import Any

import schemathesis

PEOPLE = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
BOT = {"kind": "bot", "bot": "greedy"}
PLANS: list[dict[str, Any]] = [
    {"game": "condottiere", "seats": PEOPLE},
    {"game": "condottiere", "seats": [*PEOPLE, BOT], "public": True},
    {"game": "venti", "seats": [PEOPLE[0], {"kind": "open"}]},
]
KEPT = 3  # of four bodies one stays as it was made up


@schemathesis.hook.apply_to(method="POST", path="/api/tables")  # type: ignore[untyped-decorator]
def map_body(context: Any, body: Any) -> Any:
    kind = hash(repr(body)) % (KEPT + 1)
    return PLANS[kind] if kind < len(PLANS) else body
