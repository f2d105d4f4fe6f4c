"""The client's types are those of the server's messages."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_client_are_made_from_the_messages_of_the_server() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "make_types.py"))
    written = (ROOT / "web" / "src" / "lib" / "messages.ts").read_text(encoding="utf-8")
    assert written == tool["make"](), "run: python tools/make_types.py"


def test_unions_are_told_apart_by_their_tag() -> None:
    made: str = runpy.run_path(str(ROOT / "tools" / "make_types.py"))["make"]()
    assert "export type FromClient = Hello | Move | Undo | WhyNot | Say | TakeBack | Ping\n" in made
    assert "export interface Hello {\n  t: 'hello'\n  seat: number\n  version?: number\n}\n" in made
    assert "  asked: Asked | null\n" in made
