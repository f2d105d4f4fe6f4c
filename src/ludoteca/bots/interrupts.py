"""A breath between iterations. This module is never compiled.

Compiled code neither notices Control-C nor lets another thread run; a call of interpreted code does both.
"""


def allow_interrupts() -> None:
    """Let waiting signals and threads have their turn."""
