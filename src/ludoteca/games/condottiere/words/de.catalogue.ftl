### What the catalogue says.

game-condottiere = Condottiere
tagline-condottiere = Italiens Fürsten heuern Söldner an, bestechen Kurtisanen und beten um Winter. Erobere Städte; der Rest ist Bluff.
credit-condottiere = Condottiere ist ein Spiel von Dominique Ehrhard.
