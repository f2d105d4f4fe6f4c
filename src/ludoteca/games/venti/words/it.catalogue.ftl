### What the catalogue says.

game-venti = VENTI
tagline-venti = Raccogli numeri, soddisfa condizioni, congela ciò che vuoi per te. Chi arriva a venti punti apre l’ultimo giro.
credit-venti = VENTI è un gioco di Silvio Berger. Qui ha carte proprie.
