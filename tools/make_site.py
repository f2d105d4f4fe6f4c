"""The documentation as a site: `make docs`.

Lays the pages out in build/site-pages, with links that hold there and the pictures of `make pictures`, and
lets MkDocs write build/site. Pictures that are not there yet are taken first, where there is a browser.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import ludoteca

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "site-pages"
PICTURES = ROOT / "build" / "pictures"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
FONTS = sorted((ROOT / "web" / "node_modules" / "@fontsource").glob("*/files"))
USED = re.compile(r"fonts/([\w-]+\.woff2)")
PICTURE = re.compile(r"(wide|phone)-\d+-(.+)\.png")
SIZES = {"wide": "on a wide screen", "phone": "on a phone"}
GAMES = {name: info.title for name, info in ludoteca.catalogue().items()}  # pictures begin with the name
TABLE = "The table"


def pages() -> dict[Path, str]:
    """Every page of the site: where it lies in the project, and where on the site."""
    docs = ROOT / "docs"
    found = {path: path.relative_to(docs).as_posix() for path in sorted(docs.rglob("*")) if path.is_file()}
    for path in sorted((ROOT / "src" / "ludoteca" / "games").glob("*/README.md")):
        found[path] = f"code/{path.parent.name}.md"
    for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY"):
        found[ROOT / f"{name}.md"] = f"{name.lower()}.md"
    return found


def rewritten(text: str, path: Path, places: dict[Path, str]) -> str:
    """A page with its links as they are on the site. What is not on the site, such as code, is named only."""

    def link(found: re.Match[str]) -> str:
        target, hash, anchor = found[3].partition("#")
        if not target or "://" in target:
            return found[0]
        place = places.get((path.parent / target).resolve())
        if place is None:
            return found[2]
        here = os.path.relpath(place, Path(places[path]).parent)
        return f"{found[1]}[{found[2]}]({here}{hash}{anchor})"

    # Odd parts are blocks of code.
    parts = FENCED.split(text)
    parts[::2] = [LINK.sub(link, part) for part in parts[::2]]
    return "".join(parts)


def lay_out(pictures: Path) -> None:
    places = pages()
    shutil.rmtree(PAGES, ignore_errors=True)
    for path, place in places.items():
        to = PAGES / place
        to.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            to.write_text(rewritten(path.read_text(encoding="utf-8"), path, places), encoding="utf-8")
        else:
            shutil.copy(path, to)
    style = Path(__file__).with_name("site.css")
    shutil.copy(style, PAGES)
    (PAGES / "fonts").mkdir()
    for font in USED.findall(style.read_text(encoding="utf-8")):
        shutil.copy(next(folder / font for folder in FONTS if (folder / font).is_file()), PAGES / "fonts")
    (PAGES / "pictures.md").write_text(album(pictures), encoding="utf-8")
    shots = PAGES / "pictures" / "table"
    shots.mkdir(parents=True)
    for picture in pictures.glob("*.png"):
        shutil.copy(picture, shots)


def album(folder: Path) -> str:
    """The page of all pictures, by game and screen."""
    groups: dict[tuple[str, str], list[str]] = {}
    for path in sorted(folder.glob("*.png")):
        if found := PICTURE.fullmatch(path.name):
            size, moment = found.groups()
            game = next((title for name, title in GAMES.items() if moment.startswith(f"{name}-")), TABLE)
            groups.setdefault((game, size), []).append(figure(path.name, moment))
    lines = [
        "# Pictures",
        "",
        "The table as it is, by `make pictures`: every page, and moments of games.",
        "",
    ]
    if not groups:
        lines.append("There were no pictures when these pages were built.")
    for game in (TABLE, *GAMES.values()):
        for size, title in SIZES.items():
            if figures := groups.get((game, size)):
                lines += [f"## {game}: {title}", "", f'<div class="pictures {size}">', *figures, "</div>", ""]
    return "\n".join(lines) + "\n"


def figure(file: str, moment: str) -> str:
    caption = moment.replace("-", " ").capitalize()
    address = f"pictures/table/{file}"
    image = f'<a href="{address}"><img src="{address}" alt="{caption}" loading="lazy"></a>'
    return f"<figure>{image}<figcaption>{caption}</figcaption></figure>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--no-pictures", action="store_true", help="take no pictures; those that are there are shown"
    )
    options = parser.parse_args()
    if not options.no_pictures and not any(PICTURES.glob("*.png")):
        # Half of the pictures are better than no documentation.
        if subprocess.run([sys.executable, "-m", "tools.make_pictures"], cwd=ROOT, check=False).returncode:
            print("Not all pictures could be taken.", file=sys.stderr)
    lay_out(PICTURES)
    # MkDocs' theme warns of a future MkDocs; this project has one version locked.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--clean", "--quiet"],
        cwd=ROOT,
        env=environment,
        check=True,
    )
    print(f"The site is in {ROOT / 'build' / 'site'}")


if __name__ == "__main__":
    main()
