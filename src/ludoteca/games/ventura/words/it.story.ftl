## After the end: figures, charts and moments

story-first = Punti da primo giocatore
story-prestige = Punti per Fiorini
story-papal = Punti dei Territori Pontifici
story-war = Punti di guerra
story-battles-won = Battaglie vinte
story-companies-lost = Compagnie perse
story-florins = Fiorini guadagnati
story-events = Eventi giocati
story-points = Punti per turno di gioco
story-great-round = { $seat } fa { $count } punti in un solo turno di gioco.
story-city-taken = { $seat } prende la Città di { $seat2 }.
story-city-held = { $seat } vince tenendo una Città.
story-army-beaten = { $seat } batte un Esercito.
