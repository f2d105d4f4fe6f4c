"""The pictures of Dark Venture: woodcuts made from parts, always the same for the same card.

python -m tools.woodcuts        # writes web/src/games/dark_venture/pictures/*.svg, which git ignores

There is one cut, a lens that is pointed at both ends (`cuts.py`), in rows, rays or waves. `block.py` has the
few words in which parts are written; lands, natures, faces and grounds are `*.toml` beside it, and
`cards.toml` says what each card is made of. Signs come from the game-icons set (CC BY 3.0, credited by the
client).
"""
