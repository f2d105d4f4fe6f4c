### What the board says.

## Il tavolo di Ventura

ventura-map = Mappa
ventura-map-help = Esagoni della mappa; le frecce passano da un esagono all’altro, con Maiusc spostano la mappa; più e meno la ingrandiscono e la riducono, 0 la mostra tutta
ventura-closer = Ingrandisci
ventura-farther = Rimpicciolisci
ventura-whole = Mostra tutta la mappa
ventura-can-choose = Puoi sceglierlo
ventura-city-of = Città di { $seat }
ventura-ownerless = di nessuno
ventura-owned =
    { $count ->
        [one] { $seat } con { $count } segnalino
       *[other] { $seat } con { $count } segnalini
    }
ventura-army-here =
    { $count ->
        [one] Esercito { $number } di { $seat } con { $count } Compagnia
       *[other] Esercito { $number } di { $seat } con { $count } Compagnie
    }
ventura-company-here = Compagnia { $number } di { $seat }
ventura-wounded =
    { $count ->
        [one] { $card }, { $count } ferita
       *[other] { $card }, { $count } ferite
    }
ventura-formula = { $base }, più { $each } per ogni Territorio proprio adiacente di colore { $colour }
ventura-colour-grey = grigio
ventura-colour-blue = azzurro
ventura-colour-brown = marrone
ventura-colour-yellow = giallo
ventura-colour-green = verde
ventura-papal = 2 punti per turno di gioco
ventura-income-is = Rendita { $value }
ventura-cost-is = Costo di Marcia { $value }
ventura-move-is = Marcia { $value }
ventura-ranged-is = Tiro { $value }
ventura-melee-is = Mischia { $value }
ventura-resistance-is = Resistenza { $value }
ventura-deploy-cost = Reclutamento { $value }
ventura-upkeep-is = Mantenimento { $value }
ventura-event = Evento
ventura-tile-facts = Questo Territorio
ventura-close = Chiudi
ventura-detail = Milizie e carte
ventura-troops-of = Milizie di { $seat }
ventura-show-troops = Mostra le Milizie di { $seat }
ventura-area = Milizia { $number }
ventura-areas-free = Liberi per nuove Milizie:
ventura-area-free = { $number } libero
ventura-area-of = { $number } { $card }
ventura-choose-area = Scegli la Milizia { $number }
ventura-movement = Marcia { $count }
ventura-first = Primo giocatore
ventura-points = { $count } di { $goal } punti
ventura-lost = eliminato
ventura-florins =
    { $count ->
        [one] { $count } Fiorino
       *[other] { $count } Fiorini
    }
ventura-balance = Rendita { $income }, Mantenimento { $upkeep }
ventura-hand-is =
    { $count ->
        [one] { $count } carta in mano, { $ventura } dal mazzo Ventura
       *[other] { $count } carte in mano, { $ventura } dal mazzo Ventura
    }
ventura-reserve-is =
    { $count ->
        [one] { $count } Territorio di riserva
       *[other] { $count } Territori di riserva
    }
ventura-reserve = La tua riserva di Territori
ventura-row = Carte scoperte
ventura-looking = Stai guardando
ventura-deck = Mazzo Ventura: { $count }, scarti: { $discards }
ventura-conscription = Mazzo Coscrizione: { $count }, scarti: { $discards }
ventura-stock = Territori nella pila: { $count }
ventura-battle = Battaglia per { $hex }
ventura-assaults = Assalti combattuti: { $count }.
ventura-attacker = Attaccante
ventura-defender = Difensore
ventura-no-captain = nessun Capitano
ventura-prevents =
    { $count ->
        [one] Previene ancora 1 ferita: { $parts }
       *[other] Previene ancora { $count } ferite: { $parts }
    }
ventura-orders-secret = Gli schieramenti restano segreti finché entrambi sono pronti.
ventura-orders-revealed = Gli schieramenti sono scoperti.
ventura-order-open = da schierare
ventura-order-sealed = schieramento pronto
ventura-waiting = Poi difende: { $troops }.
ventura-army = Esercito { $number }
ventura-company = Compagnia { $number }
ventura-totals = Totali degli assalti
ventura-assault = Assalto
ventura-ranged = Tiro
ventura-melee = Mischia { $number }
ventura-next = prossimo
ventura-part-companies = Compagnie
ventura-part-specials = speciale
ventura-part-captain = Capitano
ventura-part-tile = Territorio
ventura-part-events = Eventi
ventura-part-none = niente
ventura-wounds =
    { $count ->
        [one] subisce 1 ferita
       *[other] subisce { $count } ferite
    }
ventura-prevented =
    { $count ->
        [one] 1 prevenuta
       *[other] { $count } prevenute
    }
ventura-loses = perde { $cards }
ventura-edge-every = Evento: { $amount } in ogni assalto
ventura-edge-ranged = Evento: { $amount } nell’assalto a distanza
ventura-edge-melee = Evento: { $amount } nel prossimo corpo a corpo
ventura-edge-held = Evento: non può ritirarsi
ventura-edge-free = Evento: può ritirarsi in ogni Territorio adiacente senza nemici
ventura-edge-forced = Evento: deve ritirarsi, se può
ventura-fought = L’ultima battaglia
ventura-fought-at = Ultima battaglia, { $hex }:
ventura-last-totals = Ultimo assalto: { $first } con { $one }, { $second } con { $other }.
ventura-ending-eliminated = { $seat } vince, di { $other } non resta nessuno.
ventura-ending-retreated = { $other } si ritira, { $seat } vince.
ventura-ending-even = Non resta nessuno da nessuna parte.
ventura-ending-broken-off = Lo scontro è in stallo: { $seat } torna indietro.
ventura-ending-points =
    { $count ->
        [one] +1 punto.
       *[other] +{ $count } punti.
    }
ventura-spared = prossimo Mantenimento −{ $count }
ventura-burned = prossima Rendita −{ $count }
ventura-raised = prossima Rendita +{ $count }
ventura-discount = prossimo Reclutamento −{ $count }
ventura-guarded = protetto in questo turno di gioco
ventura-order-is = Il tuo schieramento: { $cards }
ventura-round = Turno { $number }
ventura-regrouped = Finora: { $cards }
ventura-on-map = Scegli sulla mappa, o qui.
ventura-list = { $count ->
    [one] Elenca il luogo
   *[other] Elenca i { $count } luoghi
}
ventura-back = Indietro
ventura-deploy-card = Recluta { $card }
ventura-deploy-where = { $card } nella Milizia
ventura-verb-family = Guida
ventura-verb-tile = Metti
ventura-verb-at = Esagono
ventura-at-ask-cell = Mettila in
ventura-at-ask-city = Città in
ventura-at-ask-domain = Prendi
ventura-at-ask-annex = Annetti
ventura-at-ask-regroup = Riorganizza in
ventura-at-ask-step = Marcia in
ventura-at-ask-retreat = Ritirati in
ventura-at-ask-protect = Proteggi
ventura-at-ask-relocate = Togli da
ventura-at-ask-relocate-to = Mettili in
ventura-at-ask-muster-where = Appare in
ventura-verb-spend = Spendi (punti)
ventura-spend =
    { $points ->
        [0] { $florins }
       *[other] { $florins } (+{ $points })
    }
ventura-verb-take = Prendi
ventura-verb-look-at = Guarda carte
ventura-verb-keep = Tieni
ventura-verb-keep-tile = Tieni
ventura-verb-bottom = In fondo
ventura-verb-discard = Scarta
ventura-verb-recover = Recupera
ventura-verb-dismiss = Congeda
ventura-verb-settle = Tieni da sola
ventura-verb-deploy = Recluta
ventura-verb-clear = Sciogli la Milizia
ventura-verb-assign = Nella Milizia
ventura-verb-activate = Marcia con
ventura-verb-defend = Difendi con
ventura-verb-line = Prossima linea
ventura-verb-heal = Cura
ventura-verb-play = Evento
ventura-verb-on = Contro
ventura-trigger-movement = Marcia del suo Esercito
ventura-trigger-ranged = Tiro
ventura-trigger-melee = Mischia
ventura-special-always = { $trigger } +{ $amount }
ventura-special-space = { $trigger } +{ $amount } sulla linea { $value }
ventura-special-against = { $trigger } +{ $amount } contro { $value }
ventura-special-terrain = { $trigger } +{ $amount } su: { $value }
ventura-keyword-cavalry = cavalleria
ventura-keyword-infantry = fanteria
ventura-keyword-shooters = tiratori
ventura-only-on = Si recluta solo su: { $tiles }
ventura-when-own-turn = Nel tuo turno
ventura-when-own-upkeep = Nella tua Contabilità
ventura-when-own-expansion = Nella tua Espansione
ventura-when-own-deploy = Quando recluti
ventura-when-activated = Quando una tua Milizia marcia
ventura-when-battle-declared = All’inizio di una tua battaglia
ventura-when-after-reveal = Dopo aver scoperto gli schieramenti
ventura-when-before-melee = Prima di un assalto in corpo a corpo
ventura-when-after-assault = Dopo un assalto
ventura-when-before-retreat = Prima che ci si possa ritirare
ventura-when-battle-end = Alla fine di una tua battaglia
ventura-when-event-played = Quando un altro gioca un Evento
ventura-when-step-start = All’inizio di una tua fase
ventura-when-step-end = Alla fine di una tua fase
ventura-when-others-step = Prima della fase di un altro
ventura-when-before-entering = Prima che una Milizia nemica entri in un Territorio
ventura-when-before-ranged = Prima dell’assalto a distanza
ventura-when-before-wounds = Prima di assegnare le ferite
ventura-when-tile-taken = Quando prendi un Territorio nemico
ventura-when-tile-lost = Quando perdi un Territorio
ventura-effect-assault-bonus = +{ $amount } in ogni assalto di questa battaglia
ventura-effect-ranged-bonus = +{ $amount } nell’assalto a distanza
ventura-effect-melee-bonus = +{ $amount } nel prossimo corpo a corpo
ventura-effect-enemy-penalty = il prossimo assalto nemico vale { $amount } in meno
ventura-effect-prevention =
    { $amount ->
        [one] previene 1 ferita in questa battaglia
       *[other] previene { $amount } ferite in questa battaglia
    }
ventura-effect-heal-army =
    { $amount ->
        [one] cura 1 ferita del tuo Esercito
       *[other] cura fino a { $amount } ferite del tuo Esercito
    }
ventura-effect-wound-enemy =
    { $amount ->
        [one] 1 ferita alla prima Compagnia nemica
       *[other] { $amount } ferite alla prima Compagnia nemica
    }
ventura-effect-reorder = rischiera le tue Compagnie
ventura-effect-forbid-retreat = il nemico non può ritirarsi
ventura-effect-grant-retreat = puoi ritirarti in ogni Territorio adiacente senza nemici
ventura-effect-force-retreat = il nemico deve ritirarsi, se può
ventura-effect-movement =
    { $amount ->
        [one] 1 punto movimento in più
       *[other] { $amount } punti movimento in più
    }
ventura-effect-gain-florins =
    { $amount ->
        [one] ricevi 1 Fiorino
       *[other] ricevi { $amount } Fiorini
    }
ventura-effect-take-florins =
    { $amount ->
        [one] prendi 1 Fiorino a un avversario
       *[other] prendi a un avversario fino a { $amount } Fiorini
    }
ventura-effect-spare-upkeep = paghi { $amount } in meno
ventura-effect-burn-income = la prossima Rendita di un avversario vale { $amount } in meno
ventura-effect-raise-income = la tua prossima Rendita vale { $amount } in più
ventura-effect-draw-cards =
    { $amount ->
        [one] pesca 1 carta Coscrizione
       *[other] pesca { $amount } carte Coscrizione
    }
ventura-effect-discard-cards =
    { $amount ->
        [one] un avversario scarta 1 carta
       *[other] un avversario scarta { $amount } carte
    }
ventura-effect-look-at-hand = guarda la mano di un avversario
ventura-effect-look-at-reserve = guarda la riserva di un avversario
ventura-effect-take-row-card = prendi una carta scoperta
ventura-effect-swap-row-card = scambia una carta Ventura della mano con una scoperta
ventura-effect-extra-tile = metti un’altra tessera
ventura-effect-relocate-markers = i tuoi segnalini di un Territorio passano in uno di nessuno vicino al tuo Dominio
ventura-effect-cheap-deployment = reclutare costa { $amount } in meno
ventura-effect-deploy-anywhere = recluta subito una carta in un tuo Territorio, a { $amount } in meno
ventura-effect-march-now = una tua Milizia marcia subito
ventura-effect-protect-tile = nessun nemico entra in un tuo Territorio in questo turno di gioco
ventura-effect-gain-points =
    { $amount ->
        [one] ottieni 1 punto
       *[other] ottieni { $amount } punti
    }
ventura-effect-cancel = annulla quell’Evento

## Ventura: consigli e conti

ventura-good = Un buon posto
ventura-done-ask-upkeep =
    { $count ->
        [0] Prosegui
       *[other] Paga { $count }
    }
ventura-done-ask-recruit = Non comprare altro
ventura-done-ask-conscription = Non comprare altro
ventura-done-ask-expansion = Non mettere nulla
ventura-done-ask-deploy = Non reclutare altro
ventura-done-ask-muster = Non reclutare altro
ventura-done-ask-regroup = Lascia tutto com’è
ventura-done-ask-march = Fine delle marce
ventura-done-ask-step = Fermati qui
ventura-guide = Consigli per chi comincia
ventura-guide-hide = Nascondi i consigli
ventura-guide-show = Mostra i consigli
ventura-guide-step = Preparazione, passo { $step } di { $steps }.
ventura-guide-stars = Una stella segna un buon posto.
ventura-guide-family = Si vince con trenta punti, o con il tuo stendardo su una Città nemica. La mappa cresce intorno a due Territori Pontifici. Scegli un nome: senza opzioni speciali le famiglie sono tutte uguali.
ventura-guide-tile = Ognuno mette quattro tessere, una alla volta: è la terra per cui tutti combatterete. Un più sotto la moneta vuol dire: rende di più accanto a certi vicini. Indica una tessera per leggere quali.
ventura-guide-cell = Una nuova tessera deve toccarne due della mappa: le caselle tratteggiate lo fanno. Metti vicino ciò che rende di più insieme; la tua Città sorgerà lì accanto.
ventura-guide-city = Le tue Milizie partono dalla Città, e chi la perde è eliminato. Non può toccare un’altra Città. Cerca un posto con tre Territori ricchi vicini.
ventura-guide-domain = La Città e tre Territori uniti sono il tuo primo Dominio: ogni segnalino rende un Fiorino a turno. Le chiavi incrociate valgono anche due punti a turno.
ventura-guide-prestige = I Fiorini comprano punti: 1, 2, 3, 4 o 5 ne danno 1, 2, 4, 5 o 7. Nei primi turni spesso conviene spenderli per i soldati.
ventura-guide-fortune = Una cosa gratis: una tessera per ingrandire il Dominio, o una carta scoperta. Prima servono Compagnie; un Capitano ne fa un Esercito.
ventura-guide-recruit = Con due Fiorini compri una carta Ventura coperta. Tienine qualcuno: anche reclutare costa.
ventura-guide-recovery = Le Compagnie nei Centri Abitati del tuo Dominio guariscono da una ferita, gratis.
ventura-guide-annex = La terra sotto le tue Milizie diventa tua. I segnalini altrui lì sono punti per te.
ventura-guide-upkeep = Il Dominio ha reso un Fiorino per segnalino. Ora paga le tue Milizie, o congeda chi non ti serve.
ventura-guide-expansion = Puoi mettere una tessera della riserva accanto al tuo Dominio: è subito tua, e rende dal prossimo turno.
ventura-guide-conscription = Un Fiorino a carta: Compagnie semplici, ed Eventi che possono decidere una battaglia.
ventura-guide-deploy = Scegli una carta, poi una Milizia. Una Compagnia parte dalla Città; un Capitano si unisce a una che è lì da sola, e il suo Esercito ne tiene cinque.
ventura-guide-regroup = Milizie nello stesso Territorio possono scambiarsi Compagnie. Non è obbligatorio.
ventura-guide-march = Ogni Milizia può marciare una volta. Entrare in un Territorio costa il numero accanto allo stivale; un nemico vuol dire battaglia. Dove stai al prossimo turno diventa tuo.
ventura-guide-fight = Battaglia
ventura-guide-battle = Prima si tira, poi si combatte corpo a corpo, solo con le linee I e II. Ogni due assalti ci si può ritirare, finché una parte non c’è più.
ventura-guide-battle-defender = Qui hai più Milizie. Combattono una dopo l’altra: scegli la prossima.
ventura-guide-battle-order = Combattono solo le linee I e II, e la linea I riceve per prima le ferite: metti davanti i più forti. Chi sta dietro avanza.
ventura-guide-battle-event = Ogni Evento dice quando si gioca. Chi passa non perde nulla.
ventura-guide-battle-retreat = Se ti ritiri, la Milizia si salva nel Territorio con la freccia, ma vince il nemico: 5 punti se la tua è un Esercito. Se resti, seguono altri due assalti.
ventura-sheet = Conti del turno
ventura-sheet-of = Conti del turno { $number }
ventura-sheet-before = Il turno prima
ventura-sheet-after = Il turno dopo
ventura-sheet-tiles = { $florins } (×{ $count })
ventura-sheet-others = Famiglie, Eventi
ventura-sheet-income = Rendita
ventura-sheet-upkeep = Mantenimento
ventura-sheet-dismissed = Congedati
ventura-sheet-balance = Saldo
ventura-sheet-spent = Fiorini per il prestigio
ventura-sheet-first = Punti: primo giocatore
ventura-sheet-prestige = Punti: prestigio
ventura-sheet-papal = Punti: Territori Pontifici
ventura-sheet-war = Punti: terre e battaglie
ventura-sheet-scored = Punti del turno
ventura-sheet-now = Fiorini ora
ventura-sheet-next = Prossimo turno, per ora
ventura-sheet-always = Mostra dopo ogni turno
