"""Tests of the pages, in a browser."""

from kit.browser import *  # noqa: F403
from kit.wheel import command, wheel  # noqa: F401
