### Le parole del browser.

language-en = English
language-it = Italiano
language-de = Deutsch

## Pagina iniziale

ui-title = Ludoteca
ui-hello = Prendi un gioco dallo scaffale.
ui-play-bots = Gioca contro i bot
ui-play-alone = Gioca in solitario
ui-choose-rules = Scegli le regole
ui-invite = Invita amici
ui-players = { $most ->
    [1] per un giocatore
   *[other] da { $least } a { $most } giocatori
}
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
ui-no-printed = Dal server non è arrivato ciò che è stampato su carte e tessere. Nuovo tentativo …
ui-printed = Stampato su carte e tessere
ui-lost = A questo indirizzo non c’è nessuna pagina.

## Preparare un tavolo

ui-set-up = Un tavolo per { $game }
ui-no-game = Questo gioco non è sullo scaffale.
ui-mode = Come vuoi giocare?
ui-seats = Posti
ui-seat-count = Numero di posti
ui-seat-who = Chi siede al posto { $number }
ui-plan-me = A questo schermo
ui-plan-open = Un amico, con il link
ui-plan-bot = Un bot
ui-your-name = Nome
ui-bot-level = Quanto bene gioca il bot
ui-hot-seat = Più persone usano questo schermo. Tra un turno e l’altro un sipario nasconde le mani, se non si gioca a mani scoperte.
ui-options = Regole
ui-edition = Edizione delle regole
ui-more-rules = Altre regole
ui-in-seat-me = Posto { $number }, a questo schermo
ui-in-seat-open = Posto { $number }, un amico
ui-in-seat-bot = Posto { $number }, un bot
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
bot-random = gioca a caso
bot-easy = facile
bot-medium = medio
bot-hard = difficile
bot-greedy = medio
bot-ismcts = difficile

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
ui-rule-question = La regola di questa domanda
ui-rule-refusal = La regola che lo vieta
ui-rule-option = La regola di questa opzione
ui-book-parts = Parti delle regole
ui-book-guide = Guida
ui-book-cards = Carte
ui-book-exact = Regole esatte
ui-in-guide = Guida: { $title }
ui-exact-here = Regole esatte su questo punto
ui-contents = Indice
ui-show-only = Mostra solo
ui-all-cards = Tutte ({ $count })
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
ui-asides = Mostra una carta a qualcuno
ui-aside-sure = Chi l’ha vista la conosce: non si può tornare indietro.
ui-aside-do = Sì, mostrala
ui-aside-back = Meglio di no
ui-to-whom = A chi
ui-line-connecting = Connessione …
ui-line-lost = Connessione persa. Nuovo tentativo …
ui-line-unstored = Al momento il server non riesce a salvare le mosse: non è cambiato nulla. Nuovo tentativo …
ui-line-gone = Questo tavolo non c’è più.
ui-line-unreadable = Questo tavolo è di un’altra versione del programma e non si può aprire.
ui-over = La partita è finita.
ui-wait-for = Tocca a { $name }.
ui-go-on-with = Continua con { $name }
ui-wait-thinking = { $name } sta pensando …
ui-wait-choosing = { $name } sta scegliendo …
ui-wait-somebody = Qualcuno sta scegliendo …
ui-tab-turn = Tocca a te – { $title }
ui-covered = Un bot gioca per te.
ui-take-back = Riprendi il posto
ui-own-seats = I tuoi posti
ui-own-seat-asked = { $name }: tocca a te
ui-curtain = { $name }, tocca a te
ui-curtain-why = La tua mano resta nascosta finché qualcun altro guarda.
ui-curtain-open = Sono { $name }: mostra la mia mano
ui-result = Risultato
ui-winner = Vince { $name }
ui-winners = Vincono insieme { $name }
ui-nobody = Non vince nessuno
ui-loser = Perde { $name }
ui-won-together = Vincete insieme
ui-lost-together = Perdete insieme
ui-all-won = Vincono tutti insieme
ui-all-lost = Perdono tutti insieme
ui-and = e
ui-score = punteggio { $count }
ui-rematch = Gioca ancora
ui-go-rematch = Alla prossima partita
ui-watch-replay = Rivedi la partita
ui-download = Scarica la registrazione
ui-none = nessuno
ui-yes = sì
ui-no = no

key-options = scegli un’opzione con il suo numero
key-next = passa alla carta, al posto o al pulsante successivo
key-choose = scegli ciò che è evidenziato
key-log = diario
key-rules = regole, da quella dietro la domanda
key-chat = chat
key-undo = annulla
key-help = questo elenco
key-close = chiudi

## Partite registrate

ui-replay = Registrazione
ui-move-of = Mossa { $number } di { $count }.
ui-first = All’inizio
ui-back = Una mossa indietro
ui-play = Avvia
ui-pause = Pausa
ui-next = Una mossa avanti
ui-last = Alla fine
ui-chapter-back = Battaglia, turno o giro precedente
ui-chapter-next = Battaglia, turno o giro successivo
ui-chapter = Vai a
ui-replay-speed = Ritmo
ui-jump = Vai a una mossa
ui-eyes = Vista da
ui-go-on = Continua da qui
ui-go-on-why = I bot prendono gli altri posti. Le carte che il tuo posto non poteva conoscere vengono ridistribuite. Dove siedi?
ui-share = Condividi
ui-share-move = Link alla mossa { $number }

## I tabelloni

board-description = Il tabellone a parole
board-cards =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
board-thinking = pensa …
board-times = ×{ $count }
board-nothing = niente
board-hand =
    { $count ->
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $count } carte
    }
board-no-hand = La tua mano è vuota.
board-says-hand = La tua mano: { $cards }.

## Riconoscimenti

credits-own = Mappa, carte, copertine e sigilli sono disegnati da questo programma.
credits-icons = Icone
credits-icons-text = Le icone vengono da game-icons.net, con licenza Creative Commons Attribuzione 3.0 (CC BY 3.0). I colori sono stati cambiati, e alcune stanno in scene disegnate. Le hanno disegnate:
credits-fonts = Caratteri
credits-font = { $name } di { $author }, SIL Open Font License 1.1
credits-licence = Testo della licenza ({ $name })
credits-software = Software
credits-games = Giochi
credits-games-text = Questo programma ha parole e disegni propri; non ha legami con gli editori dei giochi.
