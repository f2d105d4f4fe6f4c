"""The pictures of all cards, by the names of their files. A card that has none of its own, as in an owner's
pack, has that of its land, its faction or its sort.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ludoteca.games.dark_venture.art.block import INKS, Block
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.tables import FIGURES, ITEMS, shipped

HERE = Path(__file__).parent
WIDE, HIGH, SQUARE = 160, 110, 100
LEAN = 3  # degrees, as everything on the Slant

Parts = dict[str, dict[str, Any]]


def read(name: str) -> Parts:
    return tomllib.loads((HERE / name).read_text(encoding="utf-8"))


def pictures(icons: dict[str, Any]) -> dict[str, str]:
    """Every file by its name. Signs are among the icons that it is given, by their names."""
    box, cards = shipped().tables, read("cards.toml")
    scenery, faces = read("lands.toml") | read("natures.toml"), read("faces.toml")
    found: dict[str, str] = {}
    for id, entry in box["locations"].items():
        for book in v.BOOKS:
            found[f"place-{id}-{book}"] = place(scenery, icons, entry, cards["places"][id], book)
    for table in FIGURES:
        for id, entry in box[table].items():
            found[f"face-{id}"] = face(faces, entry["faction"], cards["faces"][id], entry["number"] * 3 + 1)
    for table in ITEMS:
        for id in box[table]:
            found[f"item-{id}"] = sign_alone(icons, cards["items"][id])
    for id in box["ancients"]:
        found[f"ancient-{id}"] = ancient(icons, cards["ancients"][id])
    for seed, land in enumerate(v.LANDS):
        found[f"land-{land}"] = place(scenery, icons, {"land": land, "number": seed}, {}, "a")
    for faction in box["factions"]:
        found[f"faction-{faction}"] = face(
            faces, faction, {"head": "round", "skin": ["blank"], "hat": "hood"}, 1
        )
    for sort, sign in cards["sorts"].items():
        found[f"sort-{sort}"] = sign_alone(icons, sign)
    found["ground"] = ground_alone()
    found["table"] = table_top()
    return found


def place(
    scenery: Parts, icons: dict[str, Any], entry: dict[str, Any], parts: dict[str, Any], book: str
) -> str:
    """Its land, what stands in the middle, and its sign. The other book has the same block, mirrored."""
    number = entry["number"]
    block = Block(number * 5 + 2)
    mirror = "" if book == v.BOOKS[0] else f"translate({WIDE} 0) scale(-1 1) "
    lean = -LEAN if number % 2 else LEAN
    block.print += f'<g transform="{mirror}rotate({lean} 80 66) translate(-4 -3) scale(1.05)">'
    block.cut(scenery["lands"][entry["land"]])
    if "nature" in entry:
        natures = scenery["second" if parts.get("second") else "natures"]
        aside = -9.5 if parts["at"][0] > WIDE / 2 else 20.5  # beside its sign
        block.print += f'<g transform="translate({aside} 8.3) scale(.92)">'
        block.cut(natures[entry["nature"]], shift=11)
        block.print += "</g>"
        block.print += sign(icons, parts["sign"], parts["at"])
    block.print += "</g>"
    return block.sheet(WIDE, HIGH)


def sign(icons: dict[str, Any], name: str, at: list[float]) -> str:
    """A sign with a dark edge, so that it stands free: its middle, and how wide it is."""
    x, y, wide = at
    return (
        f'<svg x="{x - wide / 2}" y="{y - wide / 2}" width="{wide}" height="{wide}" viewBox="-40 -40 592 592"'
        f' color="{INKS["bone"]}"><g stroke="{INKS["night"]}" stroke-width="70" stroke-linejoin="round"'
        f' paint-order="stroke">{icons[name]["body"]}</g></svg>'
    )


def sign_alone(icons: dict[str, Any], name: str) -> str:
    block = Block(0)
    block.print += f'<g transform="rotate(-{LEAN} 50 50)">{sign(icons, name, [50, 50, 100])}</g>'
    return block.sheet(SQUARE, SQUARE, backed=False)


def ancient(icons: dict[str, Any], name: str) -> str:
    block = Block(5)
    block.cut("solid bone: rays 50 50 34 90 count=44 width=1.1 length=.4")
    block.print += sign(icons, name, [50, 50, 66])
    return block.sheet(SQUARE, SQUARE)


def ground_alone() -> str:
    """What lies behind the sign of an item."""
    block = Block(9)
    block.cut("solid bone: rays 80 55 30 110 count=60 width=.7 length=.4")
    return block.sheet(WIDE, HIGH)


def table_top() -> str:
    """What the map lies on, again and again."""
    block = Block(9)
    block.cut("solid dusk: hatch 0 0 240 180 angle=-.05 gap=9 length=26 width=.7 holes=.55")
    return block.sheet(240, 180, backed=False)


def face(faces: Parts, faction: str, parts: dict[str, Any], seed: int) -> str:
    block = Block(seed)
    block.cut(faces["grounds"][faction])
    if "beast" in parts:
        block.cut(faces["beasts"][parts["beast"]])
    else:
        bust(block, faces, parts)
    if "tool" in parts:
        block.cut(faces["tools"][parts["tool"]])
    return block.sheet(SQUARE, SQUARE)


def bust(block: Block, faces: Parts, parts: dict[str, Any]) -> None:
    """Head and shoulders, from the back to the front."""
    head = faces["heads"][parts["head"]]
    skin, hair = parts.get("skin", []), parts.get("hair", "")
    lower = 6 if parts["head"] == "child" else 0  # where its eyes are

    def cut(table: str, key: str) -> None:
        if key in parts:
            block.cut(faces[table][parts[key]])

    block.edge(head, "night", "night", "14")  # the ground keeps away from it
    if hair == "wild":
        cut("hairs", "hair")
    cut("garbs", "garb")
    block.cut(faces["skin"]["neck"])
    block.edge(head, "bone", "night", "1.6")
    block.begin_inside(head)
    block.cut(faces["skin"]["shade"])
    for one in skin:
        block.cut(faces["skin"][one])
    block.end_inside()
    block.print += f'<g transform="translate(0 {lower})">'
    for table, key in (("eyes", "eyes"), ("noses", "nose"), ("mouths", "mouth")):
        cut(table, key)
    block.print += "</g>"
    cut("beards", "beard")
    if hair != "wild":
        cut("hairs", "hair")
    cut("hats", "hat")
