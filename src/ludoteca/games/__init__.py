"""The games; importing this package registers them."""

from ludoteca.engine.registry import register
from ludoteca.games.condottiere import CONDOTTIERE
from ludoteca.games.venti import VENTI
from ludoteca.games.ventura import VENTURA

register(CONDOTTIERE)
register(VENTI)
register(VENTURA)
