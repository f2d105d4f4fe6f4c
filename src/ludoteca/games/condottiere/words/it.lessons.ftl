### Le tre carte prima di una prima partita, e la lezione.

## Tre carte

first-goal = Conquista regioni d’Italia: ognuna va alla linea di carte più forte.
first-turn = Gioca una carta o passa. Chi passa è fuori fino alla prossima battaglia; le carte che tieni servono dopo.
first-end = { $total } regioni, o { $adjacent } collegate tra loro. Chi le ha per primo vince subito.

## La lezione

learn-place = Hai il segnalino Condottiere, quindi scegli tu dove si combatte. Mettilo su Firenze, che confina con sette regioni.
learn-place-no = Si può, ma Firenze confina con sette regioni, e le regioni collegate fanno vincere.
learn-card = A ogni turno giochi una carta o passi. I Mercenari aggiungono il loro numero alla tua linea. Gioca il 4.
learn-card-pass = Si può, ma passare è definitivo: saresti fuori da questa battaglia.
learn-card-no = Si può, ma comincia piano: una carta giocata è persa dopo la battaglia.
learn-lead = Bruno e Carla hanno passato: sono fuori fino alla prossima battaglia. Anna ha 2, tu hai 4. Gioca il 3.
learn-lead-pass = Si può, ma passare è definitivo, e Anna potrebbe ancora superare il tuo 4.
learn-lead-no = Si può, ma qui basta il 3. Tieni le carte migliori.
learn-pass = Conduci 7 a 3. Passare è definitivo, ma la tua linea resta e può vincere. Risparmia le carte: passa.
learn-pass-no = Si può, ma 7 dovrebbe bastare. Non arrivano carte nuove finché non finisce questo giro di battaglie.
learn-neighbour = Il tuo totale di 7 batte le tre carte di Anna. In quattro si vince con tre regioni collegate. Scegli una vicina di Firenze.
learn-neighbour-no = Si può, ma non confina con Firenze. Si vince anche con cinque regioni sparse; tre collegate sono più rapide.
learn-courtesan = La Cortigiana vale 1 e niente la indebolisce. Chi da solo ne mostra di più prende poi il segnalino. Giocala.
learn-courtesan-pass = Si può, ma allora la regione va agli altri.
learn-courtesan-no = Si può, ma guarda prima che cosa fa la Cortigiana.
learn-winter = Anna ha 10, Carla 6. L’Inverno fa valere 1 ogni Mercenario, in tutte le linee. Gioca l’Inverno.
learn-winter-no = Si può, ma l’Inverno riduce a 1 il 10 di Anna e il 6 di Carla, e a te non toglie nulla.
learn-tie = Siete tutti a 1, e in parità la regione non va a nessuno. Aggiungi un Mercenario: basta il 2.
learn-tie-pass = Si può, ma la parità lascia libera la regione.
learn-tie-no = Si può, ma sotto l’Inverno ogni Mercenario vale 1: prendi il meno prezioso, il 2.
learn-enough = Conduci e tutti gli altri hanno passato. Potresti continuare, ma ciò che tieni serve nella prossima battaglia. Passa.
learn-enough-no = Si può, ma la battaglia è vinta, e nessuno può più rispondere.
learn-third = Due regioni collegate sono tue. Con la terza vinci la partita. Scegli un’altra vicina di Firenze.
learn-third-no = Si può, ma qui resta tra le vicine di Firenze.
learn-open = Apri con il 6. Un 10 attira i Vescovi: fanno scartare i Mercenari più forti in gioco.
learn-open-pass = Si può, ma questa battaglia può darti la vittoria.
learn-open-no = Si può, ma apri con il 6; le altre avranno il loro momento.
learn-bishop = Bruno conduce con 10. Un Vescovo fa scartare i Mercenari più forti in gioco, dovunque siano. Giocalo.
learn-bishop-no = Si può, ma il Vescovo toglie quel 10 e lascia stare il tuo 6.
learn-favor = Il Vescovo porta anche il Favore del Papa: dove si trova, nessuno può dare battaglia. Mettilo dove vuoi, o da nessuna parte.
learn-favor-off = Bene: ogni regione libera resta aperta.
learn-favor-on = Bene: quella regione è chiusa finché il Favore non si sposta.
learn-surrender = Il Tamburino di Anna raddoppia il suo 2. Conduci ancora 6 a 4, e una Resa chiude subito la battaglia. Giocala.
learn-surrender-pass = Si può, ma passare è definitivo, e Anna è ancora in gioco.
learn-surrender-no = Si può, ma Anna è ancora in gioco. Chiudi la battaglia finché conduci.
learn-end = Tre regioni collegate: hai vinto. Anche cinque sparse fanno vincere. Primavera, Eroina e Spaventapasseri ti aspettano nella prossima partita.
