"""A box a game. Each is announced by the entry-point group `ludoteca.games`; see `engine/registry.py`."""
