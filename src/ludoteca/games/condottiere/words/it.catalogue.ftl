### What the catalogue says.

game-condottiere = Condottiere
tagline-condottiere = I principi d’Italia assoldano mercenari, corrompono cortigiane e pregano per l’inverno. Conquista le città; per il resto, bluffa.
credit-condottiere = Condottiere è un gioco di Dominique Ehrhard.
