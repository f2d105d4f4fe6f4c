### What the catalogue says.

game-venti = VENTI
tagline-venti = Collect numbers, meet conditions, freeze what you want for yourself. The first with twenty points rings the last lap.
credit-venti = VENTI was designed by Silvio Berger. Here it has cards of its own.
