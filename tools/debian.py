"""Programs that the tests need and Debian has: installed where that needs no password."""

from __future__ import annotations

import os
import shutil
import subprocess

PATIENCE = 600.0  # seconds, for a download
INSTALL = ("apt-get", "install", "-qq", "-y", "--no-install-recommends", "ca-certificates")


def succeeds(*command: str) -> bool:
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def install(saying: str, *packages: str) -> bool:
    root: tuple[str, ...] = ()
    if shutil.which("apt-get") is None:
        return False
    if os.geteuid() != 0:
        root = ("sudo", "-n")
        if not succeeds(*root, "true"):
            return False
    print(saying, flush=True)
    quietly = (*root, "env", "DEBIAN_FRONTEND=noninteractive")
    return succeeds(*root, "apt-get", "update", "-qq") and succeeds(*quietly, *INSTALL, *packages)
