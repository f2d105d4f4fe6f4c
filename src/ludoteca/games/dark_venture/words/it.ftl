### Dark Venture.

## Copie di uno stesso disegno si distinguono per numero

figure-gutter-choir-1 = { figure-gutter-choir } 1
figure-gutter-choir-2 = { figure-gutter-choir } 2
figure-gutter-choir-3 = { figure-gutter-choir } 3
figure-tax-birds-1 = { figure-tax-birds } 1
figure-tax-birds-2 = { figure-tax-birds } 2
figure-tax-birds-3 = { figure-tax-birds } 3
figure-knife-orphans-1 = { figure-knife-orphans } 1
figure-knife-orphans-2 = { figure-knife-orphans } 2
figure-salt-hounds-1 = { figure-salt-hounds } 1
figure-salt-hounds-2 = { figure-salt-hounds } 2
figure-furnace-wardens-1 = { figure-furnace-wardens } 1
figure-furnace-wardens-2 = { figure-furnace-wardens } 2
item-pocket-noon-1 = { item-pocket-noon } 1
item-pocket-noon-2 = { item-pocket-noon } 2
item-nurses-kit-1 = { item-nurses-kit } 1
item-nurses-kit-2 = { item-nurses-kit } 2
item-marsh-tea-1 = { item-marsh-tea } 1
item-marsh-tea-2 = { item-marsh-tea } 2
item-smelling-salts-1 = { item-smelling-salts } 1
item-smelling-salts-2 = { item-smelling-salts } 2

## Generi di cose

stat-power = POTENZA
stat-speed = VELOCITÀ
stat-mind = MENTE
stat-luck = FORTUNA
stat-attack = attacco
stat-armor = armatura
stat-strike = primo colpo
stat-search = ricerca
stat-flee = fuga
stat-wake = risveglio
stat-court = tiro per il seguace
stat-base = salute di base
stat-unseen = non visto
stat-fixed = inamovibile
share-none = solo dadi
share-power = con POTENZA
share-speed = con VELOCITÀ
share-mind = con MENTE
share-luck = con FORTUNA
purpose-strike = primo colpo
purpose-attack = attacco
purpose-search = ricerca
purpose-wake = risveglio
purpose-flight = fuga
purpose-court = tiro per il seguace
purpose-target = scelta del bersaglio
purpose-event = evento
purpose-order = ordine di turno
purpose-handling = uso di un oggetto
purpose-test = prova
ability-numbered = una regola sua ({ $second })
deck-item = un oggetto
deck-character = un personaggio
deck-location = un luogo
pile-item = oggetti
pile-character = personaggi
pile-location = luoghi
pile-heroic = missioni eroiche
pile-side = missioni secondarie
way-stay = resta dov’è
way-hunt = insegue l’eroe più vicino
way-wander = vaga
way-shy = sta alla larga dagli eroi
way-placer = va dove vuole chi l’ha fatto entrare
book-a = libro A
book-b = libro B
quarter-0 = così com’è
quarter-1 = girata a destra
quarter-2 = capovolta
quarter-3 = girata a sinistra
extra-0 = due dadi
extra-1 = tre dadi (1 PA)
extra-2 = quattro dadi (2 PA)

## Nomi brevi di luoghi e personaggi, al massimo nove caratteri, per schermi stretti

short-leaning-post = Palo
short-slantwise-inn = Sghemba
short-well-of-tomorrows = Pozzo
short-drowned-archive = Archivio
short-ferry-without-a-far-bank = Traghetto
short-salt-chapel = Cappella
short-heron-market = Mercato
short-orchard-of-spare-hands = Frutteto
short-hollow-oak-assembly = Quercia
short-den-under-the-ivy = Tana
short-glass-flats = Piana
short-stall-at-the-edge = Bordo
short-furnace-that-forgot = Fornace
short-street-of-unbuilt-houses = Via
short-theatre-of-the-last-rehearsal = Teatro
short-counting-house-below = Banco
short-nursery-of-kings = Asilo
short-stair-to-the-missing-floor = Scala
short-bell-ridge = Cresta
short-eyrie-of-the-tax-birds = Nido
short-yard-of-small-names = Cortile
short-mole-parliament = Talpe
short-crypt-of-the-living-heirs = Cripta
short-lift-to-yesterday = Ascensore
short-ysmene-tarr = Ysmene
short-brother-cinderjaw = Mascella
short-odile-crook = Odile
short-hob-under-eleven = Hob
short-marrow-finch = Finch
short-second-ursula = Ursula
short-captain-almost = Quasi
short-grandmother-pike = Luccio
short-tin-aurelio = Aurelio
short-quillon = Quillon
short-wren-of-nine-winters = Wren
short-pell = Pell
short-moth-horse = Cavallo
short-dame-ottoline = Ottoline
short-borrowed-twin = Gemello
short-clerk-dot = Dot
short-gutter-choir-1 = Coro 1
short-gutter-choir-2 = Coro 2
short-gutter-choir-3 = Coro 3
short-tax-birds-1 = Uccelli 1
short-tax-birds-2 = Uccelli 2
short-tax-birds-3 = Uccelli 3
short-knife-orphans-1 = Orfani 1
short-knife-orphans-2 = Orfani 2
short-salt-hounds-1 = Cani 1
short-salt-hounds-2 = Cani 2
short-furnace-wardens-1 = Guardie 1
short-furnace-wardens-2 = Guardie 2
short-left-heir = Erede S
short-right-heir = Erede D
short-late-postman = Postino
short-tollkeeper-of-nails = Gabellier
short-appraiser = Perito
short-mother-mole = Talpa
short-unborn-duke = Duca
short-king-of-the-missing-floor = Re

## Cronaca: l’inizio

event-rolls-for-order = { $seat } tira per l’ordine di turno: [{ $dice }], in tutto { $count }.
event-leads = { $seat } guida { $figure }.
event-serves = { $seat } serve { $ancient }.

## Cronaca: ore e turni

event-hour = Ora { $count }: { $hour }.
event-turn = Tocca a { $seat }.
event-steps-in = { $seat } interviene.
event-sunset = Il sole tramonta. Il giorno è finito.

## Cronaca: mani e mazzi

event-draws = { $seat } pesca { $deck }.
event-draws-item = { $seat } pesca un oggetto: { $item }.
event-draws-figure = { $seat } pesca un personaggio: { $figure }.
event-draws-location = { $seat } pesca un luogo: { $location }.
event-reshuffled = Gli scarti si mescolano in un nuovo mazzo: { $pile }.
event-discards-item = { $seat } scarta { $item }.
event-buries = { $seat } mette un luogo in fondo al mazzo.
event-buries-figure = { $seat } scarta un personaggio: { $figure }.
event-shows-item = { $seat } mostra una carta e la tiene: { $item }.
event-shows-figure = { $seat } mostra un personaggio: { $figure }.
event-sees-item = { $seat } vede nella mano di { $seat2 }: { $item }.
event-looks-at-item = { $seat } guarda un oggetto: { $item }.
event-looks-at-figure = { $seat } guarda un personaggio: { $figure }.
event-looks-at-location = { $seat } guarda un luogo: { $location }.
event-looks-at-quest = { $seat } guarda una missione: { $quest }.

## Cronaca: missioni

event-receives = { $seat } riceve una missione: { $quest }.
event-receives-secretly = { $seat } riceve una missione secondaria segreta.
event-discards-quest = { $seat } rinuncia a una missione: { $quest }.
event-shows-quest = { $seat } mostra una missione secondaria: { $quest }.
event-stage = { $seat } va avanti in una missione: { $quest }.
event-fulfils =
    { $count ->
        [one] { $seat } compie una missione: { $quest }, 1 punto missione.
       *[other] { $seat } compie una missione: { $quest }, { $count } punti missione.
    }
event-fails = { $seat } fallisce una missione: { $quest }.
event-favoured = { $seat } ha ottenuto il favore di un Antico e può usarne il potere.
event-has-points =
    { $count ->
        [one] { $seat } ora ha 1 punto missione.
       *[other] { $seat } ora ha { $count } punti missione.
    }

## Cronaca: la mappa

event-lays = { $seat } posa un luogo: { $location }.
event-comes = { $figure } compare qui: { $location }.
event-arrives = { $figure } entra qui: { $location }.
event-leaves = { $figure } lascia la mappa.
event-drags = { $figure } trascina un corpo: { $figure2 }.
event-roams = { $figure } d’ora in poi { $way }.
event-party = { $figure } guida una compagnia fin qui: { $location }.
event-hexagon = { $figure } affronta ciò che attende qui: { $location } ({ $book }).
event-renewed = Qui si può di nuovo cercare: { $location }.

## Cronaca: dadi

event-rolled =
    { $count3 ->
        [0] { $count ->
            [0] { $figure }, { $purpose }: [{ $dice }] = { $count2 } ({ $share }).
           *[other] { $figure }, { $purpose }: [{ $dice }] + { $count } = { $count2 } ({ $share }).
        }
       *[other] { $figure }, { $purpose }: [{ $dice }] + { $count } = { $count2 } ({ $share } { $count3 }).
    }
event-adds = { $figure } aggiunge { $count }: il tiro vale { $count2 }.

## Cronaca: oggetti

event-stows = { $figure } ripone { $item }.
event-wears = { $figure } equipaggia { $item }.
event-takes-off = { $figure } si toglie { $item }.
event-takes-up = { $figure } raccoglie { $item }.
event-drops = { $figure } lascia cadere { $item }.
event-gains = { $figure } ottiene { $item }.
event-cannot-carry = { $figure } non ha più posto. Cade a terra: { $item }.
event-loses-item = { $figure } perde { $item }.
event-pays-item = { $figure } paga con { $item }.
event-loots = { $figure } prende da un corpo: { $item }.
event-offers = { $figure } propone uno scambio a { $figure2 }.
event-gives = { $figure } dà un oggetto a { $figure2 }: { $item }.
event-gives-mark = { $figure } affida qualcosa a { $figure2 }: { $mark }.
event-takes-up-mark = { $figure } prende qualcosa da portare: { $mark }.
event-drops-mark = { $figure } non può più portarlo, e ora è qui per terra: { $mark }.
event-declines = { $seat } rifiuta.
event-finds-something = { $figure } trova qualcosa.
event-finds-nothing = { $figure } non trova niente.

## Cronaca: salute

event-heals = { $figure } recupera { $count } di salute.
event-loses-health = { $figure } perde { $count } di salute (ora { $count2 }).
event-has-ap = { $figure } ora ha { $count } PA.
event-has-bonus = Per un po’ { $stat } di { $figure } cambia di { $count }.
event-becomes = { $figure }, per un po’: { $stat }.
event-falls = { $figure } perde i sensi.
event-dies = { $figure } muore.
event-wakes = { $figure } si risveglia con { $count } di salute.
event-sleeps-on = { $figure } non si risveglia.

## Cronaca: seguaci

event-follows = { $figure } ora segue { $seat }.
event-is-released = { $figure } non segue più { $seat }.
event-refuses = { $figure } non vuole seguire { $seat }.

## Cronaca: combattimenti

event-joins-fight = { $figure } partecipa al combattimento: { $location }.
event-strikes = { $figure } colpisce: { $figure2 }.
event-damage =
    { $count2 ->
        [0] { $figure } fa { $count } danni a { $figure2 }, tolta l’armatura ({ $count3 }).
       *[other] { $figure } fa { $count } danni a { $figure2 }, tolti l’armatura ({ $count3 }) e l’uso di oggetti ({ $count2 }).
    }
event-hampered = { $figure } è alle prese con un oggetto: { $count } danni in meno in questo turno di battaglia.
event-flees = { $figure } riesce a fuggire.
event-cannot-flee = { $figure } non riesce a fuggire.
event-fight-over = Il combattimento è finito: { $location }.

## Cronaca: i libri

event-uses-ability = { $figure }: «{ $ability }»
event-answers = { $seat } sceglie: { $answer }.
event-told = { $told }
event-reads-next = La prossima voce si legge nel { $book }.
event-reads-on = D’ora in poi tutti leggono il { $book }.

## Mosse: preparazione e missioni

do-hero = Guida { $figure }
do-ancient = Servi { $ancient }
do-keep = Tieni { $quest }
do-replace = Cambia la missione { $quest } con una nuova
do-new-quest = Pesca una missione secondaria
do-no-quest = Lascia le missioni come sono
danger-replace = La missione { $quest } va negli scarti, con tutto quello che è stato fatto per lei.
danger-trade-quests = Rinunci a tre missioni secondarie, con tutto quello che è stato fatto per loro.
do-trade-quests = Cambia tre missioni secondarie con una eroica
do-show = Mostra { $quest }
do-fulfil = Compi prima { $quest }

## Mosse: mani

do-draw = Pesca { $deck }
do-follower-draw = Seguace: pesca { $deck }
do-skip = Non pescare
do-toss = Scarta { $item }
do-stow = Riponi { $item }
do-follower-stow = Seguace: riponi { $item }
do-bury = Scarta { $figure }
do-bury-place = In fondo al mazzo: { $location }

## Mosse: la mappa

do-lay = Posa un luogo: { $location }
do-follower-lay = Seguace: posa un luogo: { $location }
do-at = In { $cell }
do-turn = { $quarter }
do-play = Gioca { $figure }
do-follower-play = Seguace: gioca { $figure }
do-into = Qui: { $location }
do-go = Vai qui: { $location }
do-alone = Vai qui senza seguace: { $location }
do-send = Seguace: vai qui: { $location }
do-drag = Trascina con te: { $figure }
do-lead = Va avanti { $figure }
do-step = Avanti: { $location }
do-stay = Resta qui
do-party = Andate insieme: { $location }

## Mosse: agire

do-search = Cerca qui
do-follower-search = Seguace: cerca qui
do-find = Tieni { $item }
do-attack = Attacca { $figure }
do-follower-attack = Seguace: attacca { $figure }
do-recruit = Riprendi con te: { $figure }
do-influence = Influenza { $figure }
do-court = Prova a farti seguire
do-let-be = Lascia stare
do-wake = Prova a risvegliarti
do-end = Finisci il turno
do-use = Usa: { $ability }
do-follower-use = Seguace: usa: { $ability }

## Mosse: oggetti

do-wear = Equipaggia { $item }
do-take-off = Togliti { $item }
do-take = Raccogli { $item }
do-follower-take = Seguace: raccogli { $item }
do-drop = Lascia { $item }
do-loot = Prendi da un corpo: { $item }
do-follower-loot = Seguace: prendi da un corpo: { $item }
do-offer = Scambia con { $figure }
do-follower-offer = Seguace: scambia con { $figure }
do-give = Dai { $item }
do-ask = Chiedi { $item }
do-give-mark = Dai { $mark }
do-ask-mark = Chiedi { $mark }
do-propose = Proponi così
do-take-back = Lascia perdere l’offerta

## Mosse: risposte

do-yes = Sì
do-no = No
do-pass = Non fare niente
do-pick = { $figure }
do-pick-place = { $location }
do-pick-item = { $item }
do-answer = { $answer }

## Mosse: combattimenti e amici

do-hit = Colpisci { $figure }
do-flee = Fuggi con { $extra }
do-let-act = Lascia agire { $seat }
do-step-in = Intervieni

## Il caso

do-roll = Tira { $dice }
do-item = Distribuisci { $item }
do-figure = Distribuisci { $figure }
do-location = Distribuisci { $location }
do-quest = Distribuisci { $quest }
do-stray = Vaga: { $location }

## Domande

ask-hero = Chi guidi in questo giorno?
ask-ancient = Quale Antico servi?
ask-keep =
    { $count ->
        [one] Quale missione eroica tieni?
       *[other] Tieni { $count } di queste missioni eroiche. Quali?
    }
ask-keep-side =
    { $count ->
        [one] Quale missione secondaria tieni?
       *[other] Tieni { $count } di queste missioni secondarie. Quali?
    }
ask-replace = Hai già tre missioni secondarie. Quale fa posto a { $quest }?
ask-fulfil = Hai compiuto più missioni insieme. Quale viene prima?
ask-loadout = { $figure } ha più oggetti da equipaggiare che posti. Che cosa equipaggia?
ask-renewal =
    { $count ->
        [0] Non hai missioni secondarie. Ne peschi una?
        [3] Puoi cambiare una delle tue tre missioni secondarie con una nuova dal mazzo.
       *[other] Puoi cambiare una missione secondaria con una nuova dal mazzo, o pescarne un’altra.
    }
ask-draw =
    { $count ->
        [one] Il tuo turno comincia. Pesca una carta: quale?
       *[other] Il tuo turno comincia. Pesca { $count } carte di mazzi diversi: quale per prima?
    }
ask-relief =
    { $count ->
        [one] La tua mano supera il limite di una carta. Quale usi o lasci andare?
       *[other] La tua mano supera il limite di { NUMBER($count, useGrouping: 0) } carte. Quali usi o lasci andare?
    }
ask-action = Che cosa fa { $figure }? PA rimasti: { $count }.
ask-action-pair = Che cosa fanno? { $figure } ha ancora { $count } PA, { $figure2 } { $count2 }.
ask-asleep = { $figure } ha perso i sensi e ha { $count } PA. Che cosa fai?
ask-out-of-turn = Intervieni: un’azione. { $figure } ha ancora { $count } PA.
ask-drag = { $figure } vuole trascinare con sé { $figure2 }. Va bene?
ask-lead = Qui attende qualcosa: { $location }. Chi lo affronta?
ask-into = Dove compare { $figure }?
ask-equip = Che cosa equipaggia { $figure }?
ask-cell = Dove posi questo luogo: { $location }?
ask-turned = Come giri questo luogo: { $location }?
ask-which-location = Quale luogo posi?
ask-party = { $figure } propone di andare insieme qui: { $location }. Vieni?
ask-walk = Dove va { $figure }?
ask-find = { $figure } ha trovato qualcosa. Quale oggetto tieni?
ask-woken = { $figure } è di nuovo in sé e può fare un passo. Dove?
ask-court = Provi a farti seguire da { $figure }?
ask-influence = { $figure } segue te. Un amico può provare a farsi seguire?
ask-switch = Prendi { $figure } come seguace al posto di chi ti segue ora?
ask-offer = Che cosa dai a { $figure }, e che cosa chiedi?
ask-accept = { $figure } ti propone uno scambio. Accetti?
ask-join-fight = { $figure } entra nel combattimento?
ask-battle-turn = Che cosa fa { $figure } in questo turno di battaglia?
ask-flee-again = { $figure } non ce l’ha fatta a fuggire. Paghi 1 PA e riprovi?
ask-flee-step =
    { $count ->
        [one] { $figure } fugge: ancora un passo. Dove?
       *[other] { $figure } fugge: fino a { $count } passi. Dove?
    }
ask-ability = Usi «{ $ability }» adesso?
ask-use-on = Su chi lo usi: { $ability }?
ask-accept-use = { $figure } vuole usarlo su { $figure2 }: { $ability }. Sei d’accordo?
ask-answer = Che cosa fa { $figure }?
ask-who = Chi scegli?
ask-where = Quale luogo scegli?
ask-where-called = Dove mandi chi arriva?
ask-where-to = Dove vai?
ask-which-item = Quale oggetto scegli?
ask-pay-item = Con quale oggetto paga { $figure }?
ask-toss = Quale oggetto della tua mano scarti?

## Rifiuti

no-hero = Scegli uno degli eroi rimasti.
no-ancient = Scegli uno degli Antichi rimasti.
no-keep = Tieni una delle missioni che hai pescato.
no-replace = Una delle tue missioni secondarie deve fare posto.
no-fulfil = Scegli una delle tue missioni compiute.
no-loadout = Scegli qualcosa che si possa equipaggiare, o nient’altro.
no-renewal = Fai con le missioni secondarie una delle cose offerte, o lasciale come sono.
no-draw = Pesca da uno dei mazzi da cui puoi ancora pescare.
no-relief = Prima la tua mano deve diventare più piccola.
no-action = Nessuno dei tuoi personaggi può farlo adesso.
no-lead = Scegli uno dei tuoi personaggi arrivati qui.
no-into = I personaggi compaiono in un luogo accanto al tuo.
no-equip = Scegli qualcosa da equipaggiare o da togliere, o lascia così.
no-cell = Lì la carta non va: gli ingressi devono incontrarsi, e uno deve restare aperto.
no-party = Vieni, vieni senza seguace o resta.
no-step = Scegli uno dei luoghi proposti.
no-find = Tieni uno degli oggetti trovati.
no-court = Prova a farti seguire, o lascia stare.
no-offer = Scegli qualcosa dei due che scambiano, proponi o lascia perdere.
no-battle-turn = In un turno di battaglia si maneggiano oggetti, poi si colpisce o si fugge.
no-use-on = Si può usare solo su qualcuno nello stesso luogo.
no-answer = Scegli una delle risposte proposte.
no-item = Scegli uno degli oggetti proposti.
no-yes-or-no = Di’ sì o no.

## Perché una partita è finita

reason-unfinished = non finita
reason-points = per punti missione
reason-items = per il valore degli oggetti, a pari punti
reason-heroic-quests = per le missioni eroiche, a pari punti e oggetti
reason-side-quests = per le missioni secondarie, a pari tutto il resto
reason-shared = sono pari in tutto
reason-no-points = nessuno ha compiuto una missione
reason-quest-met = raggiungendo il traguardo prima del tramonto
reason-sunset = il sole è tramontato prima del traguardo
reason-ranked = un titolo alla fine del giorno
reason-together = tutti hanno raggiunto il traguardo
reason-too-late = il sole è tramontato prima che tutti raggiungessero il traguardo

## Opzioni

option-mode = Modo di giocare
about-option-mode = Gli uni contro gli altri: vince chi ha più punti missione. Insieme: si vince se ognuno raggiunge il traguardo, altrimenti si perde tutti. In solitario arrivi a 15 o 30 punti, oppure ne raccogli quanti puoi per un titolo. Come di consueto: da soli per punti, in più gli uni contro gli altri.
option-mode-auto = come di consueto
option-mode-competitive = gli uni contro gli altri
option-mode-cooperative = insieme
option-mode-questing = in solitario, per punti
option-mode-ranked = in solitario, per un titolo
option-length = Durata
about-option-length = Una partita lunga ha 12 ore, una breve 6.
option-length-long = lunga
option-length-short = breve
option-books = Libri
about-option-books = Quale guida e quale libro delle azioni dicono che cosa attende nei luoghi. B è lo stesso paese un’ora dopo: più duro e più ricco.
option-books-a = libri A
option-books-b = libri B
option-ancients = Antichi
about-option-ancients = Ogni giocatore serve un Antico, ne ottiene il favore e poi ne usa il potere.
option-day-events = Ore con eventi
about-option-day-events = A certe ore succede qualcosa a tutti.
option-item-bands = Oggetti in combattimento
about-option-item-bands = Quanto costa il tiro per maneggiare un oggetto in combattimento: come nelle regole, o come nelle risposte successive, più severe.
option-item-bands-core = come nelle regole
option-item-bands-faq = come nelle risposte
option-influence = Influenzare i seguaci
about-option-influence = Con il tiro sulla carta del seguace, o FORTUNA di un eroe contro quella dell’altro.
option-influence-follower-roll = con la carta del seguace
option-influence-opposed-luck = FORTUNA contro FORTUNA
option-auto-end = I turni finiscono da sé
about-option-auto-end = Un turno finisce quando si è speso l’ultimo PA.
option-hexagons = Ciò che attende nei luoghi
about-option-hexagons = Si affronta una volta per partita, una volta per giocatore o una volta per personaggio.
option-hexagons-game = una volta per partita
option-hexagons-player = una volta per giocatore
option-hexagons-figure = una volta per personaggio
option-adjacency = Accanto a un luogo
about-option-adjacency = I personaggi si giocano nei luoghi a cui conduce un ingresso, o in qualunque luogo vicino, anche dietro un muro.
option-adjacency-linked = solo attraverso gli ingressi
option-adjacency-neighbour = qualunque vicino
warning-adjacency = I personaggi possono comparire dietro un muro, da dove non possono più andarsene (DV-L-23).
option-npc = Personaggi che nessuno guida
about-option-npc = Decidono secondo regole fisse, o nei combattimenti decide per loro un altro giocatore.
option-npc-auto = regole fisse
option-npc-steward = un altro giocatore
option-confirm-switch = Chiedere prima di cambiare seguace
about-option-confirm-switch = A chi ottiene un secondo seguace si chiede se lasciare andare il primo.
option-hero-order = Scelta degli eroi
about-option-hero-order = In un ordine tirato ai dadi, o come si è seduti.
option-hero-order-roll = ai dadi
option-hero-order-seats = come si è seduti
option-content = Carte e libri
about-option-content = Di chi sono carte, libri e testi: di Ludoteca, o di un pacchetto tuo.
option-content-ludoteca = quelli di Ludoteca

## Opzioni che non vanno insieme

bad-mode-alone = Gli uni contro gli altri o insieme si gioca con 2, 3 o 4 eroi. In solitario si gioca per i punti o per un titolo.
bad-mode-many = Per i punti o per un titolo si gioca in solitario: è per un solo posto.
bad-ranked-short = Una partita per un titolo ha sempre 12 round.
