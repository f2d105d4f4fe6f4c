# The map on the table in the browser.

dv-map = La mappa
dv-map-help = La mappa. Le frecce portano da un luogo all’altro, Invio sceglie, più e meno ingrandiscono, Maiusc con una freccia sposta la mappa.
dv-map-closer = Più vicino
dv-map-farther = Più lontano
dv-map-whole = Tutta la mappa
dv-map-list = Elenco dei luoghi
dv-side-n = nord
dv-side-e = est
dv-side-s = sud
dv-side-w = ovest
dv-health-of = salute { $now } su { $most }
dv-lies-dead = morto
dv-lies-unconscious = senza conoscenza
dv-attacks = attacca
dv-way = a { $side } verso { $place }
dv-place-facts = Il luogo
dv-place-close = Chiudi
dv-place-here = Qui: { $who }.
dv-place-lies = A terra: { $things }.
dv-place-ways = Passaggi: { $ways }.
dv-place-open = Aperto: { $sides }.
dv-place-shut = Chiuso: { $sides }.
dv-place-searched = Qui si è già cercato.
dv-place-waits = C’è una storia da leggere.
dv-lay-turns = Come si gira
dv-lay-fits = { $count ->
    [1] Va in un verso su 4
    [4] Va in tutti i versi
   *[other] Va in { $count } versi su 4
}: incontra { $places }
dv-lay-opens = apre { $sides }
dv-lay-opens-none = non apre altri lati
dv-lay-meets-none = non incontra ingressi
dv-lay-closes = nessun ingresso resterebbe aperto
dv-lay-here = Posala qui
dv-lay-next = Altra casella
dv-lay-back = Riprendila
dv-lay-doors = { $count ->
    [one] resta aperto 1 ingresso
   *[other] restano aperti { $count } ingressi
}
dv-card-doors = { $count ->
    [one] 1 ingresso
   *[other] { $count } ingressi
}
dv-card-health = { $count } di salute
