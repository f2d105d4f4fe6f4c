"""The server, with every garbage collection written down: `python -m bench.watched --data FOLDER ...`.

A line for each in FOLDER/collections: the generation and the milliseconds of processor time, which other
programs of the machine do not change.
"""

from __future__ import annotations

import gc
import sys
import time
from pathlib import Path

from ludoteca.table.__main__ import main

FILE = "collections"


def watch(file: Path) -> None:
    began = 0.0
    lines = file.open("a", buffering=1)

    def write(phase: str, info: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.thread_time()
        else:
            lines.write(f"{info['generation']} {(time.thread_time() - began) * 1000:.2f}\n")

    gc.callbacks.append(write)


if __name__ == "__main__":
    watch(Path(sys.argv[sys.argv.index("--data") + 1]) / FILE)
    sys.exit(main())
