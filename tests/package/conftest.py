"""What is installed from a wheel."""

from kit.wheel import command, wheel  # noqa: F401
