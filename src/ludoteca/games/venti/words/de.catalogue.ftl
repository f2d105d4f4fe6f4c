### What the catalogue says.

game-venti = VENTI
tagline-venti = Sammle Zahlen, erfülle Bedingungen, friere ein, was du für dich willst. Wer zwanzig Punkte hat, läutet die letzte Runde ein.
credit-venti = VENTI ist ein Spiel von Silvio Berger. Hier hat es eigene Karten.
