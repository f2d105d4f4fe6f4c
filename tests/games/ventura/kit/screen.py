"""Ventura's table at the terminal: what is drawn, and land to draw."""

from __future__ import annotations

from kit.screen import NAMES, drawn, height, question, speaking

__all__ = ["LAND", "NAMES", "drawn", "height", "question", "speaking"]

# two Domains, with a Field between them that is nobody's
LAND = {
    "0,0": "papal A",
    "1,0": "papal",
    "0,-1": "city A",
    "1,-1": "village A",
    "2,-1": "wood A",
    "2,0": "city B",
    "1,1": "field",
    "-1,1": "castle B",
}
