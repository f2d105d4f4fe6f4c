"""The pictures that a game draws itself: it has a part `art`, whose `pictures` takes the icons of the client.

python -m tools.make_art        # writes web/src/games/*/pictures/*.svg, which git ignores

They are made by `npm run art`, with which every test and build of the client begins; only those that changed
are written. The icons are of the game-icons set (CC BY 3.0, credited by the client).
"""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca.engine.registry import catalogue, part_of

WEB = Path(__file__).parent.parent / "web"
ICONS = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"


def main() -> None:
    icons = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    for info in catalogue().values():
        art = part_of(info.package, "art")
        if art is not None:
            write(WEB / "src" / "games" / info.package.rpartition(".")[2] / "pictures", art.pictures(icons))


def write(to: Path, files: dict[str, str]) -> None:
    to.mkdir(parents=True, exist_ok=True)
    for old in to.glob("*.svg"):
        if old.stem not in files:
            old.unlink()
    for name, text in files.items():
        file = to / f"{name}.svg"
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
