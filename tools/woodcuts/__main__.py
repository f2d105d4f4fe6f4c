"""Writes the pictures, those that changed."""

from __future__ import annotations

from pathlib import Path

from tools.woodcuts.pictures import pictures

TO = Path(__file__).parent.parent.parent / "web" / "src" / "games" / "dark_venture" / "pictures"


def write(to: Path, files: dict[str, str]) -> None:
    to.mkdir(exist_ok=True)
    for old in to.glob("*.svg"):
        if old.stem not in files:
            old.unlink()
    for name, text in files.items():
        file = to / f"{name}.svg"
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(TO, pictures())
