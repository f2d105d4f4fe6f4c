"""A connection: one open page. What it does is that of its outbox."""

from __future__ import annotations

from ludoteca.table.outbox import Outbox

UNKNOWN_TABLE = 4004
NOT_STORED = 4013  # what was done could not be stored, and has not happened
GONE = 1012  # the server goes, or has to read the table anew


class Connection(Outbox):
    """An outbox that can be referred to weakly also where outboxes are compiled, to see that it is forgotten.
    That takes time at every call, so that a live channel has the outbox itself.
    """
