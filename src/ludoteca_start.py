"""Where the `ludoteca` command begins: in a checkout with a fresh `make fast` the compiled package runs.

Not in the package: importing any part of it would load the source. LUDOTECA_COMPILED=0 stays with the source.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

HERE = Path(__file__).parent  # src in a checkout, site-packages elsewhere
FAST = HERE.parent / "build" / "fast"
READ = (".py", ".ftl", ".toml")

Compiled = Literal["fresh", "missing", "foreign", "stale", "unwanted", "elsewhere"]


def compiled_state(
    source: Path = HERE, fast: Path = FAST, environment: Mapping[str, str] = os.environ
) -> Compiled:
    """Whether the compiled package of a checkout may stand in for its source, and if not, why."""
    if not (source.parent / "hatch_build.py").is_file():
        return "elsewhere"  # installed: what is there is what runs
    if environment.get("LUDOTECA_COMPILED") == "0":
        return "unwanted"
    if not (fast / "ready").is_file():
        return "missing"
    if not any((fast / f"ludoteca__mypyc{suffix}").is_file() for suffix in EXTENSION_SUFFIXES):
        return "foreign"  # compiled for another Python or another system
    return "fresh" if files(source) == files(fast) else "stale"


def files(home: Path) -> dict[str, bytes]:
    """All that a package runs on, by content: dates come and go with git."""
    package = home / "ludoteca"
    found = {}
    for folder, folders, names in os.walk(package):
        folders[:] = [name for name in folders if name not in ("__pycache__", "static")]
        for name in names:
            if name.endswith(READ):
                path = Path(folder, name)
                found[path.relative_to(package).as_posix()] = path.read_bytes()
    return found


def main() -> None:
    """The entry point of the `ludoteca` command. Worker processes inherit the path."""
    if compiled_state() == "fresh":
        sys.path.insert(0, str(FAST))
    from ludoteca.cli import main

    main()
