"""Writes docs/observations.md: what each game tells learning programs, from the games' own declarations.

python -m tools.make_observations          write it
python -m tools.make_observations --check  say whether it is fresh
"""

from __future__ import annotations

import sys
from pathlib import Path

import ludoteca

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
SEATS = 3
HEAD = f"""# Observations

What `t.observe(seat)` holds, field after field, in a plain game of {SEATS}; `t.rules.observation(t.state)`
says it of any game. Seats are counted from the viewer on, who comes first; where a number stands for a thing,
0 is none. [Games as numbers](learning.md) tells how to use them. `python -m tools.make_observations` writes
this page.
"""


def page() -> str:
    return "\n".join([HEAD, *[table(name) for name in ludoteca.catalogue()]])


def table(name: str) -> str:
    t = ludoteca.new(name, seats=SEATS, seed=1)
    observation, space = t.rules.observation(t.state), t.rules.space(t.state)
    lines = [
        f"## {t.rules.info.title}",
        "",
        f"{observation.size:,} numbers; {space.size:,} actions.",
        "",
        "| field | from | shape | range | meaning |",
        "|---|---:|---|---|---|",
    ]
    for field in observation.fields:
        shape = " x ".join([str(length) for length in field.shape])
        first = observation.places[field.name][0]
        limits = f"{field.low} to {field.high}"
        lines.append(f"| `{field.name}` | {first} | {shape} | {limits} | {field.meaning} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if PAGE.read_text(encoding="utf-8") == page() else f"{PAGE.name} is not fresh")
    PAGE.write_text(page(), encoding="utf-8")
