"""The table of a game's actions by their ids, short enough to be stored."""

from __future__ import annotations

import hashlib

import ludoteca
from ludoteca.engine.actions import OWNERS


def id_table(name: str) -> dict[str, object]:
    """Of each verb: the first id, how many there are, whose they are, and a digest of their names in order.

    It is that of a plain game: another map or content has other names.
    """
    t = ludoteca.new(name, seed=1)
    space = t.rules.space(t.state)
    owner = {action: OWNERS[i] for i, ids in enumerate(space.of) for action in ids}
    verbs: dict[str, list[int]] = {}
    for action in sorted(space.names):
        verbs.setdefault(space.verbs[action], []).append(action)
    table: dict[str, object] = {"rules_version": t.rules.info.rules_version}
    for verb, ids in verbs.items():
        assert ids == list(range(ids[0], ids[0] + len(ids))), f"the ids of {verb!r} have gaps"
        names = "\n".join([space.names[action] for action in ids])
        table[verb] = [ids[0], len(ids), owner[ids[0]], hashlib.sha256(names.encode()).hexdigest()[:16]]
    return table
