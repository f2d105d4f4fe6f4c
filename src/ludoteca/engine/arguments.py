"""What callers hand over, checked where it comes in. This module is never compiled."""

from __future__ import annotations

import difflib
import inspect
from array import array
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from ludoteca.engine.errors import BadOption, LudotecaError, shown

F = TypeVar("F", bound=Callable[..., Any])


def known_arguments(function: F) -> F:
    """The same function; an argument by a name that it does not have is refused in words."""
    known = list(inspect.signature(function).parameters)

    @wraps(function)
    def checked(*given: Any, **named: Any) -> Any:
        for name in named:
            if name not in known:
                raise unknown_argument(function.__name__, known, name)
        return function(*given, **named)

    return checked  # type: ignore[return-value]


def unknown_argument(function: str, known: list[str], name: str) -> BadOption:
    near = difflib.get_close_matches(name[:80], known, 1)
    if near:
        hint = f"did you mean {near[0]!r}?"
    elif "options" in known:
        hint = f"an option of a game is given as options={{{shown(name)}: ...}}"
    else:
        hint = f"there are {', '.join(known)}"
    return BadOption(f"{function} has no argument {shown(name)}; {hint}")


def written(numbers: array[float] | bytearray, into: Any, what: str) -> Any:
    """Numbers, written where somebody wants them: in a list, an array, a memoryview, a row of NumPy's."""
    try:
        size = len(into)
    except TypeError:
        size = None
    if size is None or (isinstance(into, bytearray) and not isinstance(numbers, bytearray)):
        raise cannot_hold(into, what)
    if size != len(numbers):
        raise LudotecaError(f"{what} of this game has {len(numbers)} numbers, not {size}")
    try:
        into[:] = array(into.typecode, numbers) if isinstance(into, array) else numbers
    except (TypeError, ValueError):
        raise cannot_hold(into, what) from None
    return into


def cannot_hold(into: object, what: str) -> LudotecaError:
    return LudotecaError(f"{what} is written into numbers in a row, such as an array, not into {shown(into)}")
