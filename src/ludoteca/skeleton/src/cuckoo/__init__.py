"""Cuckoo: keep your card, or exchange it."""

from cuckoo.game import CUCKOO

__all__ = ["CUCKOO"]
