## After the end: figures, charts and moments

story-battles-won = Battaglie vinte
story-battles-fought = Battaglie combattute
story-cards-played = Carte giocate
story-strength-played = Forza giocata
story-strength-drawn = Forza pescata (fortuna)
story-regions = Regioni
story-narrow = { $seat } prende { $region } per soli { $count }.
story-tied = { $region } non va a nessuno: parità a { $count }.
story-won = { $seat } vince la partita.
