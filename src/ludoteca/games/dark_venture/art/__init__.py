"""The pictures of Dark Venture: woodcuts made from parts, always the same for the same card.

There is one cut, a lens that is pointed at both ends (`cuts.py`), in rows, rays or waves. `block.py` has the
few words in which parts are written; lands, natures, faces and grounds are `*.toml` beside it, and
`cards.toml` says what each card is made of. `tools/make_art.py` writes them out when the client is built.
"""

from __future__ import annotations

from ludoteca.games.dark_venture.art.prints import pictures

__all__ = ["pictures"]
