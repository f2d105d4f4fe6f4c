"""The wheel of this source, and an environment in which nothing else is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
UV = str(Path(sys.executable).parent / "uv")


def clean() -> dict[str, str]:
    """An environment in which Python finds only what is installed."""
    ours = ("PYTHONPATH", "VIRTUAL_ENV", "LUDOTECA_FAST", "LUDOTECA_SKIP_WEB")
    return {name: value for name, value in os.environ.items() if name not in ours}


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the source, with the client that `make web` has built."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=clean(), check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`ludoteca` in an environment that has the wheel and what it asks for, in the locked versions."""
    home = tmp_path_factory.mktemp("home")
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, str(home)], env=clean(), check=True)
    install = [UV, "pip", "install", "--quiet", "--python", str(home / "bin" / "python")]
    install += ["--constraint", str(ROOT / "requirements.lock.txt"), str(wheel)]
    # What `make` fetched is in uv's cache; the registry is asked only where it is not.
    if subprocess.run([*install, "--offline"], env=clean(), capture_output=True, check=False).returncode:
        subprocess.run(install, env=clean(), check=True)
    return home / "bin" / "ludoteca"
