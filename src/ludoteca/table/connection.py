"""A connection: one open page. What it does is that of its outbox, which can be compiled."""

from __future__ import annotations

from ludoteca.table.outbox import Outbox

UNKNOWN_TABLE = 4004
NOT_STORED = 4013  # what was done could not be stored, and has not happened
GONE = 1012  # the server goes, or has to read the table anew


class Connection(Outbox):
    """One open page, with its outbox. Whoever forgets it is sure of that: it can be referred to weakly."""
