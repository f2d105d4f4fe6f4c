### What the catalogue says.

game-venti = VENTI
tagline-venti = Raccogli numeri, soddisfa condizioni, congela ciò che vuoi per te. Chi arriva a venti punti apre l’ultimo giro.
