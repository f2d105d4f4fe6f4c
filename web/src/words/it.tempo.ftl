### Quanto va veloce il tavolo: si rivede ciò che è successo, i bot aspettano, le mosse pericolose si ritirano.

ui-speed = Bot e riepilogo delle mosse
ui-speed-calm = Con calma
ui-speed-brisk = Svelto
ui-speed-once = Subito
ui-faster = Più veloce
ui-skip = Salta
ui-run = Avanti fino alla mia prossima scelta
ui-running = Avanti fino alla tua prossima scelta …
ui-think-better = Ritira
ui-do-it = Fallo subito
ui-dangerous = Non si può ritirare
ui-orders = Ordini permanenti
ui-answered = Risposto per te, perché c’era una sola risposta: { $move }
ui-answered-by-order = Risposto secondo il tuo ordine: { $move }
ui-answers-itself = C’è una sola risposta: viene data tra un attimo.
ui-answers-by-order = Il tuo ordine risponde tra un attimo.
ui-alone = Domande con una sola risposta
ui-alone-answered = hanno risposta da sole, tra persone dopo una pausa
ui-alone-asked = vengono poste ogni volta
ui-alone-about = Contro i bot subito; tra persone dopo una pausa lunga come un pensiero, così nessuno capisce se avevi scelta.
ui-odds = Mostra le probabilità prima di una scelta
ui-odds-allow = Le probabilità si vedono prima di una scelta
ui-odds-none = A questo tavolo si gioca senza probabilità prima di una scelta.
ui-understood = Capito
ui-hint = Di che cosa si tratta
