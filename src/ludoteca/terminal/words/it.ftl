### Il terminale.

## Comandi, accanto alle parole inglesi che valgono sempre

command-why = perché
command-undo = annulla
command-save = salva
command-log = cronaca
command-show = mostra
command-hand = mano
command-help = aiuto
command-quit = esci

## Il tavolo

tui-player = Giocatore
tui-battle-for = Battaglia per { $region }
tui-needed = Meta: { $total } regioni o { $adjacent } unite
tui-series = Serie a { $target } punti
tui-points = { $count } pt
tui-regions = regioni
tui-cards = carte
tui-strength = forza
tui-short-regions = reg
tui-short-cards = carte
tui-short-strength = for
tui-token = segnalino
tui-favor = Favore
tui-passed = ha passato
tui-face-down = coperta
tui-holds = ha in mano
tui-hand = Mano ({ $count }):
tui-no-cards = nessuna carta
tui-kept = Tenute:
tui-more-news = … altre { $count }: cronaca
tui-thinking = { $name } sta pensando …
tui-thinking-secret = Qualcuno sta pensando …
tui-curtain = { $name }, tocca a te. Premi Invio quando nessun altro guarda.

## VENTI

tui-targets = Obiettivi
tui-centre = Centro
tui-frozen = congelata
tui-frozen-by = da { $name }
tui-empty = vuoto
tui-turn = { $name }: azioni rimaste { $left } su { $limit }
tui-pile = mazzo { $count }
tui-discard = scarti { $count }
tui-on-top = in cima { $card }
tui-last-turns =
    { $count ->
        [0] { $name } ha raggiunto i venti: questo è l’ultimo turno
        [one] { $name } ha raggiunto i venti: ultimi turni, dopo questo ne resta 1
       *[other] { $name } ha raggiunto i venti: ultimi turni, dopo questo ne restano { $count }
    }
tui-head-points = punti
tui-head-hand = mano
tui-head-actions = azioni
tui-head-perms = jolly perm.
tui-head-scored = carte punti
tui-chosen = Per l’obiettivo { $target }:
tui-as = { $card } come { $role }

## Ventura

tui-round = Turno { $count }
tui-stock = pila { $count }
tui-decks = Ventura { $ventura }, Coscrizione { $conscription }
tui-head-score = punti
tui-head-florins = Fiorini
tui-head-income = rendita
tui-head-upkeep = mant.
tui-head-cards = mano
tui-head-tiles = tessere
tui-out = eliminato
tui-tile-village = Bor
tui-tile-castle = Cas
tui-tile-city = Cit
tui-tile-river = Fiu
tui-tile-lake = Lag
tui-tile-hill = Col
tui-tile-mountain = Mon
tui-tile-field = Cam
tui-tile-wood = Bos
tui-tile-papal = Pon
tui-costs = Per entrare:
tui-values-of-cards = Carte: costo/Mantenimento, Marcia·Tiro·Mischia·Resistenza
tui-row = Scoperte:
tui-reserve = Tessere ({ $count }):
tui-regroup = Finora: { $cards }
tui-looking = Stai guardando:
tui-bottom = In fondo alla pila:
tui-battle-at = Battaglia in { $hex } ({ $tile })
tui-assaults =
    { $count ->
        [0] ancora nessun assalto
        [one] 1 assalto combattuto
       *[other] { $count } assalti combattuti
    }
tui-attacks = attacca
tui-defends = difende
tui-prevents = previene { $count }
tui-order = Ordine:
tui-waiting = poi { $troops }
tui-sealed = ordine segreto pronto
tui-held = non può ritirarsi
tui-free = può ritirarsi ovunque
tui-forced = deve ritirarsi
tui-next = poi { $value }
tui-wounds =
    { $count ->
        [one] subisce 1 ferita
       *[other] subisce { $count } ferite
    }
tui-prevented =
    { $count ->
        [one] 1 prevenuta
       *[other] { $count } prevenute
    }
tui-loses = perde { $cards }
tui-part-specials = speciale
tui-part-captain = Capitano
tui-part-tile = Territorio
tui-part-events = Eventi
tui-fought-at = Ultima battaglia: { $hex } ({ $tile })
tui-ending-eliminated = { $name } vince.
tui-ending-retreated = { $other } si ritira, { $name } vince.
tui-ending-even = Non resta nessuno.
tui-ending-broken-off = { $name } rinuncia.
tui-ending-points =
    { $count ->
        [one] +1 punto
       *[other] +{ $count } punti
    }
tui-guarded = protetti: { $hexes }
tui-spared = Mantenimento -{ $count }
tui-burned = rendita -{ $count }
tui-raised = rendita +{ $count }
tui-discount = Condotta -{ $count }
tui-moved = ha marciato
tui-only-on = solo su { $tiles }
tui-on-movement = Marcia
tui-on-ranged = Tiro
tui-on-melee = Mischia
tui-special-always = +{ $count } { $value }
tui-special-space = +{ $count } { $value } sulla linea { $space }
tui-special-against = +{ $count } { $value } contro { $keyword }
tui-special-terrain = +{ $count } { $value } su { $tile }
tui-keyword-cavalry = cavalleria
tui-keyword-infantry = fanteria
tui-keyword-shooters = tiratori
tui-effect-assault-bonus = +{ $count } a tutti i tuoi assalti di una battaglia
tui-effect-ranged-bonus = +{ $count } al tuo assalto a distanza
tui-effect-melee-bonus = +{ $count } al tuo prossimo corpo a corpo
tui-effect-enemy-penalty = -{ $count } al prossimo assalto nemico
tui-effect-prevention =
    { $count ->
        [one] previene 1 ferita in una battaglia
       *[other] previene { $count } ferite in una battaglia
    }
tui-effect-heal-army =
    { $count ->
        [one] cura 1 ferita dopo una battaglia
       *[other] cura { $count } ferite dopo una battaglia
    }
tui-effect-wound-enemy =
    { $count ->
        [one] 1 ferita al nemico in una battaglia
       *[other] { $count } ferite al nemico in una battaglia
    }
tui-effect-reorder = schieri di nuovo le Compagnie
tui-effect-forbid-retreat = il nemico non può ritirarsi
tui-effect-grant-retreat = ritirata su una tessera qualsiasi senza nemici
tui-effect-force-retreat = il nemico deve ritirarsi, se può
tui-effect-movement =
    { $count ->
        [one] +1 punto movimento
       *[other] +{ $count } punti movimento
    }
tui-effect-gain-florins =
    { $count ->
        [one] guadagni 1 Fiorino
       *[other] guadagni { $count } Fiorini
    }
tui-effect-take-florins =
    { $count ->
        [one] prendi 1 Fiorino a un avversario
       *[other] prendi { $count } Fiorini a un avversario
    }
tui-effect-spare-upkeep =
    { $count ->
        [one] 1 Fiorino di Mantenimento in meno
       *[other] { $count } Fiorini di Mantenimento in meno
    }
tui-effect-burn-income =
    { $count ->
        [one] un avversario incassa 1 Fiorino in meno
       *[other] un avversario incassa { $count } Fiorini in meno
    }
tui-effect-raise-income =
    { $count ->
        [one] incassi 1 Fiorino in più
       *[other] incassi { $count } Fiorini in più
    }
tui-effect-draw-cards =
    { $count ->
        [one] peschi 1 carta Coscrizione
       *[other] peschi { $count } carte Coscrizione
    }
tui-effect-discard-cards =
    { $count ->
        [one] un avversario scarta 1 carta
       *[other] un avversario scarta { $count } carte
    }
tui-effect-look-at-hand = guardi una mano
tui-effect-look-at-reserve = guardi una riserva
tui-effect-take-row-card = prendi una carta scoperta
tui-effect-swap-row-card = scambi una carta con una scoperta
tui-effect-extra-tile = aggiungi un’altra tessera
tui-effect-relocate-markers = i tuoi segnalini di un Territorio passano in uno libero
tui-effect-cheap-deployment =
    { $count ->
        [one] 1 Fiorino in meno per reclutare una carta
       *[other] { $count } Fiorini in meno per reclutare una carta
    }
tui-effect-deploy-anywhere =
    { $count ->
        [0] recluti una carta ovunque nel tuo Dominio
       *[other] recluti una carta ovunque nel tuo Dominio, a { $count } in meno
    }
tui-effect-march-now = marci subito con una Milizia
tui-effect-protect-tile = nessuno entra in una tua tessera in questo turno
tui-effect-gain-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
tui-effect-cancel = annulli un Evento
tui-done-ask-upkeep =
    { $count ->
        [0] Prosegui
       *[other] Paga { $count }
    }
tui-done-ask-recruit = Non comprare altro
tui-done-ask-conscription = Non comprare altro
tui-done-ask-expansion = Non mettere nulla
tui-done-ask-deploy = Non reclutare altro
tui-done-ask-muster = Non reclutare altro
tui-done-ask-regroup = Lascia tutto com’è
tui-done-ask-march = Fine delle marce
tui-done-ask-step = Fermati qui
tui-for-florins = costa { $count }

## Risposte

tui-no-number = Qui non c’è questo numero: scegli da 1 a { $count }, o scrivi il nome di una mossa.
tui-several = Può voler dire più mosse: { $names }
tui-no-such-move = «{ $typed }» non è né una mossa né un comando. Scrivi aiuto per vedere che cosa puoi fare.
tui-did-you-mean = «{ $typed }» qui non è una mossa. Intendevi «{ $move }»?
tui-allowed = Ora puoi farlo: { $move }.
tui-why-what = Scrivi dopo la parola la mossa, per esempio: perché { $move }
tui-no-rule = Nessuna regola trovata per «{ $typed }».
tui-more-rules = Altre { $count } regole contengono «{ $typed }»: indicane una con la sua sigla.
tui-saved = Salvata: { $file }
tui-not-saved = La partita non è salvata: { $why }.
tui-log-all = { $count } righe precedenti: scrivi log all
tui-no-asides = Ora non c’è nulla da mostrare.
tui-asides = Puoi mostrare, per esempio: { $names }
tui-left = La partita è salvata. Per continuare: ludoteca resume { $file }
tui-record = Per rivedere questa partita: ludoteca replay { $file }
tui-help =
    Un numero, o il nome di una mossa, la esegue: 3, oppure { $move }; basta l’inizio, se è chiaro.
    ?             la regola dietro la domanda; ? { $rule } una regola; ? PAROLA le regole con una parola
    perché MOSSA  perché una mossa non è possibile
    annulla       ritira la tua ultima mossa, se da allora nulla è stato pescato o scoperto
    cronaca       che cosa è successo; log all dall’inizio
    mostra B CARTA  mostra una tua carta a un altro giocatore, se il gioco lo permette
    mano          ridisegna il tavolo (come Invio)
    salva FILE    salva una copia della partita; senza FILE dove è già conservata
    esci          lascia il tavolo; la partita è salvata e si può riprendere

## La fine

tui-winner = { $name } vince { $reason }.
tui-winners = { $name } vincono insieme: { $reason }.
tui-and = e
tui-score = punteggio { $count }

## Rivedere una partita

tui-start = L’inizio
tui-move = Mossa { $number } di { $count }. { $name }
tui-replay-help = Invio o n avanti, b indietro, un numero salta, l cronaca, q esci
tui-replay-end = Questa è la fine.
tui-replay-begin = Questo è l’inizio.
tui-replay-what = Scrivi n, b, un numero da 0 a { $count }, l o q.

## Simulazioni

tui-simulating = Simulazione
tui-bot = bot
tui-games = partite
tui-wins = vittorie
tui-rate = percentuale
tui-interval = intervallo 95 %
tui-fair = quota equa
tui-ending = finale
tui-share = quota
tui-rounded = { $asked } partite sono diventate { $games }: ogni bot siede a ogni posto lo stesso numero di volte.
tui-summary = { $games } partite, { $seats } posti, seme { $seed }: in media { $decisions } decisioni a partita, { $speed } partite al secondo.

## Quale motore gioca

tui-engine-compiled = Motore compilato.
tui-engine-missing = Motore interpretato; `make fast` lo rende circa 8 volte più veloce.
tui-engine-foreign = Motore interpretato: quello compilato è per un altro Python; `make fast` lo ricostruisce.
tui-engine-stale = Motore interpretato: quello compilato è più vecchio dei sorgenti; `make fast` lo ricostruisce.

## Giochi e opzioni

tui-game = gioco
tui-seats = posti
tui-options = opzioni
tui-default = predefinito
tui-two-defaults = { $people }; solo bot { $bots }
tui-values = valori
tui-what = che cosa fa
tui-true-false = true, false
tui-number-range = da { $low } a { $high }
tui-try = Per giocare: ludoteca play { $game }
tui-all-tested = Ogni regola di { $game } ha una prova.
tui-untested = { $count } regole di { $game } non hanno una prova:

# owners’ packs
tui-content-fine = { $game }: il pacchetto { $name } è in ordine (impronta { $digest }).
tui-content-same = Non cambia nulla: tutti i valori sono quelli forniti.
tui-content-thing = che cosa
tui-content-field = campo
tui-content-shipped = fornito
tui-content-own = tuo
