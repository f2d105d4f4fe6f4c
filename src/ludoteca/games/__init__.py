"""The games; importing this package registers them."""

from ludoteca.engine.registry import register
from ludoteca.games.condottiere import CONDOTTIERE

register(CONDOTTIERE)
