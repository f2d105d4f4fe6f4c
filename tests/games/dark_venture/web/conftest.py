"""Tests of the pages, in a browser."""

from kit.browser import *  # noqa: F403
