"""Tests for games: the contract that every game keeps, and the mark that names the rules a test proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[T], T]:
    """Names the rules that a test proves: `@rule("CON-CARD-05")`. `ludoteca rules --untested` reads it."""
    import pytest  # here, so that the lists of rules need no pytest

    mark: Callable[[T], T] = pytest.mark.rule(*ids)
    return mark
