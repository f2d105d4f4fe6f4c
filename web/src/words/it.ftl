### Le parole del browser.

language-en = English
language-it = Italiano
language-de = Deutsch

## Giochi

game-condottiere = Condottiere
tagline-condottiere = I principi d’Italia assoldano mercenari, corrompono cortigiane e pregano per l’inverno. Conquista le città; per il resto, bluffa.
game-venti = VENTI
tagline-venti = Raccogli numeri, soddisfa condizioni, congela ciò che vuoi per te. Chi arriva a venti punti apre l’ultimo giro.
game-ventura = Ventura
tagline-ventura = Quattro famiglie del Rinascimento dispongono i Territori e mandano i Capitani di Ventura a contenderseli. I Fiorini comprano prestigio, o un Esercito.

## Pagina iniziale

ui-title = Ludoteca
ui-hello = Prendi un gioco dallo scaffale.
ui-play-bots = Gioca contro i bot
ui-invite = Invita amici
ui-players = da { $least } a { $most } giocatori
ui-my-tables = I miei tavoli
ui-no-tables = Non siedi ancora a nessun tavolo.
ui-open-tables = Tavoli aperti
ui-no-open-tables = Ora nessuno aspetta giocatori.
ui-status-waiting = in attesa di giocatori
ui-status-playing = in corso
ui-status-over = finita
ui-upload = Guarda una partita registrata
ui-credits = Riconoscimenti
ui-home = Inizio
ui-you-are = Ti chiami
ui-language = Lingua
ui-loading = Un momento …
ui-no-server = Il server non risponde. Riprova tra un momento.
ui-lost = A questo indirizzo non c’è nessuna pagina.

## Preparare un tavolo

ui-set-up = Un tavolo per { $game }
ui-no-game = Questo gioco non è sullo scaffale.
ui-seats = Posti
ui-seat-count = Numero di posti
ui-seat-who = Chi siede al posto { $number }
ui-plan-me = A questo schermo
ui-plan-open = Un amico, con il link
ui-plan-bot = Un bot
ui-your-name = Nome
ui-bot-level = Quanto bene gioca il bot
ui-hot-seat = Più persone usano questo schermo. Tra un turno e l’altro un sipario nasconde le mani.
ui-options = Regole
ui-edition = Edizione delle regole
ui-on = sì
ui-off = no
ui-table = Tavolo
ui-clock = Tempo per una mossa
ui-clock-0 = nessun limite
ui-clock-30 = 30 secondi
ui-clock-60 = 1 minuto
ui-clock-120 = 2 minuti
ui-clock-300 = 5 minuti
ui-clock-86400 = un giorno
ui-absent = Quando il tempo scade
ui-absent-bot = gioca un bot
ui-absent-wait = si aspetta
ui-pace = I bot giocano
ui-pace-0 = subito
ui-pace-1 = con calma
ui-pace-2 = lentamente
ui-public = Chiunque può sedersi
ui-make-table = Prepara il tavolo
ui-begin = Comincia
ui-open-rule = Apri questa regola
bot-random = gioca a caso
bot-greedy = gioca con buon senso
bot-ismcts = pensa alle mosse future

## In attesa di giocatori

ui-lobby = Il tavolo è pronto
ui-lobby-wait = Manda il link agli amici. Non serve un account.
ui-lobby-full = Ci siete tutti.
ui-share-table = Link a questo tavolo
ui-return-link = Il tuo link personale, per continuare da un altro dispositivo
ui-copy = Copia
ui-copied = Copiato
ui-seat-open = posto libero
ui-seat-you = tu
ui-seat-bot = bot, { $level }
ui-seat-away = assente
ui-sit-here = Siediti qui
ui-start = Comincia la partita
ui-leave = Lascia il tavolo
ui-host-starts = La partita comincia quando chi ha preparato il tavolo la avvia.

## Al tavolo

ui-decision = La tua scelta
ui-undo = Annulla
ui-log = Diario
ui-log-empty = Non è ancora successo niente.
ui-rules = Regole
ui-rules-of = Regole di { $game }
ui-search-rules = Cerca nelle regole
ui-no-rule = Nessuna regola contiene «{ $words }».
ui-chat = Chat
ui-chat-empty = Nessuno ha ancora detto niente.
ui-chat-say = Di’ qualcosa
ui-chat-send = Invia
ui-watcher = Spettatore
ui-drawer = Diario, regole e chat
ui-close = Chiudi
ui-menu = Menu
ui-sound = Suoni
ui-notify = Avvisami quando tocca a me
ui-shortcuts = Tastiera
ui-asides = Mostra una carta
ui-to-whom = A chi
ui-line-connecting = Connessione …
ui-line-lost = Connessione persa. Nuovo tentativo …
ui-line-gone = Questo tavolo non c’è più.
ui-line-unreadable = Questo tavolo è di un’altra versione del programma e non si può aprire.
ui-over = La partita è finita.
ui-wait-for = Tocca a { $name }.
ui-wait-thinking = { $name } sta pensando …
ui-wait-somebody = Qualcuno sta scegliendo …
ui-tab-turn = Tocca a te – { $title }
ui-covered = Un bot gioca per te.
ui-take-back = Riprendi il posto
ui-curtain = { $name }, tocca a te
ui-curtain-why = La tua mano resta nascosta finché qualcun altro guarda.
ui-curtain-open = Sono { $name }: mostra la mia mano
ui-result = Risultato
ui-winner = Vince { $name }
ui-winners = Vincono insieme { $name }
ui-and = e
ui-score = punteggio { $count }
ui-rematch = Gioca ancora
ui-go-rematch = Alla prossima partita
ui-watch-replay = Rivedi la partita
ui-download = Scarica la registrazione
ui-none = nessuno
ui-yes = sì
ui-no = no

key-1 = scegli un’opzione con il suo numero
key-2 = passa alla carta, al posto o al pulsante successivo
key-3 = scegli ciò che è evidenziato
key-4 = diario
key-5 = regole, da quella dietro la domanda
key-6 = chat
key-7 = annulla
key-8 = questo elenco
key-9 = chiudi

## Partite registrate

ui-replay = Registrazione
ui-move-of = Mossa { $number } di { $count }.
ui-first = All’inizio
ui-back = Una mossa indietro
ui-play = Avvia
ui-pause = Pausa
ui-next = Una mossa avanti
ui-last = Alla fine
ui-jump = Vai a una mossa
ui-eyes = Vista da
ui-go-on = Continua da qui
ui-go-on-why = I bot prendono gli altri posti. Le carte che il tuo posto non poteva conoscere vengono ridistribuite. Dove siedi?
ui-share = Condividi
ui-share-move = Link alla mossa { $number }

## Il tabellone di Condottiere

board-map = Mappa d’Italia
board-description = Il tabellone a parole
board-battle = Battaglia per { $region }
board-before-battle = Prima della battaglia
board-after-battle = Dopo l’ultima battaglia
board-goal = { $total } regioni o { $adjacent } unite
board-goal-long = Vince chi controlla { $total } regioni, o { $adjacent } collegate.
board-held-by = di { $seat }
board-fought-for = contesa ora
board-has-favor = sotto il Favore del Papa
board-token = ha il segnalino Condottiere
board-cards =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
board-regions = { $count } regioni su { $total }
board-of = { $count }/{ $total }
board-points = { $count } pt
board-strength = Forza { $count }
board-thinking = pensa …
board-turn = di turno
board-your-turn = tocca a te
board-passed = ha passato
board-face-down = Una carta è coperta.
board-times = ×{ $count }
board-count-of = { $count } × { $card }
board-nothing = niente
board-hand =
    { $count ->
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $count } carte
    }
board-no-hand = La tua mano è vuota.
board-kept = Tenute:
board-tap-again = Tocca di nuovo per sceglierla.
board-says-seat = { $seat }: { $cards ->
    [one] { $cards } carta in mano; regioni: { $regions }.
   *[other] { $cards } carte in mano; regioni: { $regions }.
}
board-says-line = Linea di battaglia: { $cards }; forza { $count }.
board-says-favor = Il Favore del Papa è su { $region }.
board-says-hand = La tua mano: { $cards }.
map-adriatic = Mare Adriatico
map-tyrrhenian = Mare Tirreno
map-ligurian = Mar Ligure

## Il tavolo di VENTI

venti-targets = Obiettivi
venti-centre = Centro
venti-frozen = { $count } su { $most } congelati
venti-last-lap =
    { $count ->
        [0] Ultimo turno
        [one] Ultimo giro: ancora 1 turno
       *[other] Ultimo giro: ancora { $count } turni
    }
venti-ender = venti punti prima di tutti
venti-points =
    { $count ->
        [one] 1 punto su { $goal }
       *[other] { $count } punti su { $goal }
    }
venti-points-short = Punti { $count }/{ $goal }
venti-won =
    { $count ->
        [one] 1 carta punti
       *[other] { $count } carte punti
    }
venti-extra =
    { $count ->
        [one] 1 azione aggiuntiva per turno
       *[other] { $count } azioni aggiuntive per turno
    }
venti-actions =
    { $count ->
        [one] ancora 1 azione
       *[other] ancora { $count } azioni
    }
venti-perm = Jolly permanente { $card }
venti-perms = Jolly permanenti
venti-perms-are = jolly permanenti: { $cards }
venti-point-cards = Le tue carte punti
venti-more = +{ $count }
venti-pile =
    { $count ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
venti-discard =
    { $count ->
        [one] Scarti: 1 carta, { $card }
       *[other] Scarti: { $count } carte, in cima { $card }
    }
venti-no-discard = Non ci sono scarti
venti-target =
    { $count ->
        [one] Obiettivo { $target }, 1 punto: { $condition }
       *[other] Obiettivo { $target }, { $count } punti: { $condition }
    }
venti-target-frozen = Obiettivo { $target }, congelato da { $seat }
venti-target-gap = Obiettivo { $target }: nessuna carta
venti-gap = Nessuna carta
venti-can-fulfil = Puoi completarlo
venti-card =
    { $count ->
        [one] { $card }; come obiettivo 1 punto per { $condition }
       *[other] { $card }; come obiettivo { $count } punti per { $condition }
    }
venti-any = un numero qualsiasi
venti-alike = { $count } uguali
venti-draw = Pesca
venti-target-title = Obiettivo
venti-target-moves = Che cosa fare con l’obiettivo { $target }
venti-give-up = Sacrifica punti
venti-back = Indietro
venti-exchange-target = Scambia con l’obiettivo
venti-exchange-centre = Scambia con
venti-fulfil = Completa
venti-use = Usa queste carte
venti-other-way = Altre carte
venti-suggest = Suggerisci carte
venti-freeze = Congela
venti-attempt = Mostra queste carte
venti-to-joker = Jolly permanente { $card }
venti-to-action = Un’azione aggiuntiva per turno
venti-confirm-pay = Paga con queste
venti-confirm-gift = Metti giù queste
venti-confirm-discard = Scarta queste
venti-joker-is = Jolly come
venti-joker-as = Jolly { $number } come
venti-joker-choose = scegli
venti-these-fit = Queste carte vanno bene.
venti-missing =
    { $count ->
        [one] Serve ancora 1 carta.
       *[other] Servono ancora { $count } carte.
    }
venti-no-fit = Queste carte non vanno bene.
venti-attempt-chosen =
    { $count ->
        [0] Scegli esattamente le carte che la condizione nascosta richiede.
        [one] 1 carta scelta.
       *[other] { $count } carte scelte.
    }
venti-risk = Se non sono esattamente quelle giuste, l’obiettivo e i suoi punti vanno a { $seat }.
venti-risk-own = Se non sono esattamente quelle giuste, paghi almeno due punti e l’obiettivo torna scoperto.
venti-pays = Scelti: { $count } punti; ne devi almeno { $least }.
venti-lays = Scelti: { $count } punti su { $most }.
venti-discards = Scelte: { $count } su { $most }.
venti-centre-chosen = Premi di nuovo la carta per pescarla, o un obiettivo per scambiarli.
venti-points-lost =
    { $count ->
        [one] Perdi 1 punto per sempre.
       *[other] Perdi { $count } punti per sempre.
    }
venti-points-lost-any = Quale carta punti? I suoi punti sono persi per sempre.

## Riconoscimenti

credits-own = Mappa, carte, copertine e sigilli sono disegnati da questo programma.
credits-icons = Icone
credits-icons-text = Le icone vengono da game-icons.net, con licenza Creative Commons Attribuzione 3.0 (CC BY 3.0). I colori sono stati cambiati. Le hanno disegnate:
credits-fonts = Caratteri
credits-font = { $name } di { $author }, SIL Open Font License 1.1
credits-licence = Testo della licenza ({ $name })
credits-software = Software
credits-games = Giochi
credits-games-text = Condottiere è un gioco di Dominique Ehrhard, VENTI di Silvio Berger, Ventura di Alberto Menoncin e Silvio Negri Clementi. Questo programma ha parole e disegni propri, in VENTI anche carte proprie e in Ventura valori propri di Territori e carte; non ha legami con gli editori dei giochi.

## Il tavolo di Ventura

ventura-map = Mappa
ventura-map-help = Esagoni della mappa; più, meno e frecce la ingrandiscono e la spostano, 0 la mostra tutta
ventura-closer = Ingrandisci
ventura-farther = Rimpicciolisci
ventura-whole = Mostra tutta la mappa
ventura-hex = { $tile } { $hex }
ventura-cell = Casella libera { $hex }
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
ventura-area = Spazio Milizia { $number }
ventura-areas-free = Spazi Milizia liberi:
ventura-area-free = { $number } libero
ventura-area-of = { $number } { $card }
ventura-choose-area = Scegli lo spazio { $number }
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
ventura-battle = Battaglia: { $hex }
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
ventura-list = Elenca i { $count } esagoni
ventura-back = Indietro
ventura-deploy-card = Recluta { $card }
ventura-deploy-where = { $card } nello spazio
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
ventura-verb-clear = Libera lo spazio
ventura-verb-assign = Nello spazio
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
        [one] prendi a un avversario fino a 1 Fiorino
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

ventura-cell-beside = Casella libera { $hex }, accanto a { $tiles }
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
ventura-guide-family = Si vince con trenta punti, o con il tuo vessillo su una Città nemica. La mappa cresce intorno a due Territori Pontifici. Scegli un nome: senza opzioni speciali le famiglie sono tutte uguali.
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
ventura-guide-deploy = Scegli una carta, poi uno spazio. Una Compagnia parte dalla Città; un Capitano si unisce a una che è lì da sola, e il suo Esercito ne tiene cinque.
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
