### Mescolate leali: ciò che il tavolo promette prima della prima carta, e la verifica dopo l’ultima.

fair-promise = Promessa della mescolata:
fair-promise-seat = Promessa del posto { $seat }:
fair-check = Verifica la mescolata
fair-right = { $count ->
    [one] L’unico esito del caso segue
   *[other] Tutti i { $count } esiti del caso seguono
} da ciò che era stato promesso prima della partita.
fair-seen = La promessa è quella che questo browser ha visto prima della prima carta.
fair-not-seen = Questo browser non c’era prima della prima carta: confronta la promessa con chi c’era.
fair-numbers = { $count ->
    [0] Nessun posto ha dato un numero proprio.
    [one] Un posto ha dato un numero proprio.
   *[other] { $count } posti hanno dato un numero proprio.
}
fair-none = Questa partita non ha una prova: continua un’altra partita, è giocata di nuovo con le stesse carte, o è stata importata.
fair-wrong = Questa partita non è stata data come promesso, o la registrazione è stata cambiata.
fair-wrong-promise = La promessa non è quella che questo browser ha visto prima della prima carta.
fair-wrong-secret = Il segreto non è quello promesso.
fair-wrong-number = Il numero di un posto non è quello che aveva promesso.
fair-wrong-own = Il numero del tuo browser non c’è: non è stato mostrato in tempo, o il tavolo l’ha lasciato fuori.
fair-wrong-late = Un posto ha dato un numero che non aveva ancora promesso quando il tuo è stato mostrato: può essere stato scelto in base al tuo.
fair-wrong-cards = Una carta non è quella che segue dal segreto.
fair-wrong-draws = L’elenco delle pescate non è quello delle mosse.
fair-more = La registrazione si può verificare anche senza questa pagina: vedi «Fair shuffles» nella documentazione.
