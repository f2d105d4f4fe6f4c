"""A box a game, such as `ludoteca.games.ventura`.

Each is announced by the entry-point group `ludoteca.games`; see `engine/registry.py`.
"""
