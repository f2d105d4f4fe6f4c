"""Marks: what stories leave on places, figures, quests and players."""

from __future__ import annotations

from ludoteca.games.dark_venture.state import Mark, Position


def add_mark(g: Position, mark: int, holder: int, of: int, n: int) -> None:
    """So many more, or fewer; never below none. What nobody owns bears no marks."""
    if of < 0:
        return
    for one in g.marks:
        if one.mark == mark and one.holder == holder and one.of == of:
            one.n = max(0, one.n + n)
            return
    if n > 0:
        g.marks.append(Mark(mark, holder, of, n))
