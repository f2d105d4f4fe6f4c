### What the catalogue says.

game-condottiere = Condottiere
tagline-condottiere = Princes of Italy hire mercenaries, bribe courtesans and pray for winter. Conquer cities; bluff the rest.
credit-condottiere = Condottiere was designed by Dominique Ehrhard.
