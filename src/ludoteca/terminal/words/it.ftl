### Il terminale.

## Comandi, accanto alle parole inglesi che valgono sempre

command-why = perché
command-hint = consiglio
command-quest = missione
command-undo = annulla
command-save = salva
command-log = cronaca
command-show = mostra
command-look = guarda
command-hand = mano
command-order = ordine
command-speed = ritmo
command-help = aiuto
command-quit = esci

## Il tavolo

tui-player = Giocatore
tui-holds = ha in mano
tui-hand = Mano ({ $count }):
tui-no-cards = nessuna carta
tui-more-news = … altre { $count }: cronaca
tui-thinking = { $name } sta pensando …
tui-thinking-secret = Qualcuno sta pensando …
tui-curtain = { $name }, tocca a te. Premi Invio quando nessun altro guarda.

## Risposte

tui-no-number = Qui non c’è questo numero: scegli da 1 a { $count }, o scrivi il nome di una mossa.
tui-back = (Invio: di nuovo tutte le mosse)
tui-several = Può voler dire più mosse: { $names }
tui-no-such-move = «{ $typed }» non è né una mossa né un comando. Scrivi aiuto per vedere che cosa puoi fare.
tui-did-you-mean = «{ $typed }» qui non è una mossa. Intendevi «{ $move }»?
tui-allowed = Ora puoi farlo: { $move }.
tui-why-what = Scrivi dopo la parola la mossa, per esempio: perché { $move }
tui-no-hint = Solo contro i bot: a questo tavolo ci sono altre persone.
tui-no-quests = Questo gioco non ha missioni.
tui-no-quest = Non hai nessuna missione il cui nome cominci con «{ $typed }».
tui-looking = Guardo …
tui-no-rule = Nessuna regola trovata per «{ $typed }».
tui-more-rules = Altre { $count } regole contengono «{ $typed }»: indicane una con la sua sigla.
tui-saved = Salvata: { $file }
tui-not-saved = La partita non è salvata: { $why }.
tui-log-all = { $count } righe precedenti: scrivi log all
tui-no-look = Sulle carte di questo gioco non c’è altro che ciò che mostra il tavolo.
tui-look-what = Scrivi dopo il nome di una carta, o come comincia.
tui-no-card = Nessuna carta ha un nome come «{ $typed }».
tui-no-asides = Ora non c’è nulla da mostrare.
tui-asides = Puoi mostrare, per esempio: { $names }
tui-left = La partita è salvata. Per continuare: ludoteca resume { $file }
tui-record = Per rivedere questa partita: ludoteca replay { $file }
tui-help =
    Un numero, o il nome di una mossa, la esegue: 3, oppure { $move }; basta l’inizio, se è chiaro.
    ?             la regola dietro la domanda; ? { $rule } una regola; ? PAROLA le regole con una parola
    perché MOSSA  perché una mossa non è possibile
    consiglio    fino a tre mosse che un bot forte prenderebbe in considerazione, e perché
    missione NOME  che cosa si potrebbe fare per una missione; missione da solo per tutte le tue
    annulla       ritira la tua ultima mossa, se da allora nulla è stato pescato o scoperto
    cronaca       che cosa è successo; log all dall’inizio
    mostra B CARTA  mostra una tua carta a un altro giocatore, se il gioco lo permette
    guarda NOME  tutto ciò che sta su una carta, se ha un testo
    mano          ridisegna il tavolo (come Invio); mano B come lo vede B, se le mani sono scoperte
    ordine       che cosa rispondere sempre, per esempio passare; ordine 1 dà il primo ordine o lo ritira
    ritmo calm   quanto sono veloci i bot: calm, brisk o at-once
    salva FILE    salva una copia della partita; senza FILE dove è già conservata
    esci          lascia il tavolo; la partita è salvata e si può riprendere

## Il menu, se non si nomina un gioco

tui-menu-which = Quale gioco? Un numero, o Invio per uscire
tui-menu-players = da { $low } a { $high } giocatori
tui-menu-last = Continua la tua ultima partita: { $game }
tui-menu-what = { $game }: che cosa vuoi fare? Invio torna indietro
tui-menu-play = Giocare contro i bot
tui-menu-rules = Leggere le regole esatte
tui-menu-learn = Impararlo: una prima partita di { $count } minuti
tui-menu-seats = In quanti al tavolo, te compreso? { $players }; Invio: { $count }
tui-menu-number = Scrivi un numero da 1 a { $count }.

## Risposte che non occorre dare

tui-only-answer = Tu: { $move }. Non c’era altra risposta.
tui-ordered = Tu: { $move }, come hai ordinato.
tui-no-orders = Ora non c’è niente da ordinare.
tui-no-such-order = Scrivi ordine e un numero da 1 a { $count }, o solo ordine per vederli.
tui-speed = I bot giocano { $speed ->
        [calm] con calma: un secondo dopo ogni mossa
        [brisk] spediti: un attimo dopo ogni mossa
       *[at-once] subito
    }. Scrivi ritmo e uno di: { $names }

## La fine

tui-winner = { $name } vince { $reason }.
tui-winners = { $name } vincono insieme: { $reason }.
tui-nobody = Non vince nessuno: { $reason }.
tui-lost = Perde { $name }: { $reason }.
tui-lost-together = Perdono tutti insieme: { $reason }.
tui-and = e
tui-score = punteggio { $count }

## Rivedere una partita

tui-start = L’inizio
tui-move = Mossa { $number } di { $count }. { $name }
tui-replay-help = Invio o n avanti, b indietro, un numero salta, l cronaca, s che cosa ha deciso, q esci
tui-replay-end = Questa è la fine.
tui-replay-begin = Questo è l’inizio.
tui-replay-what = Scrivi n, b, un numero da 0 a { $count }, l, s o q.

## Simulazioni

tui-simulating = Simulazione
tui-bot = bot
tui-games = partite
tui-wins = vittorie
tui-rate = percentuale
tui-interval = intervallo 95 %
tui-fair = quota equa
tui-mean-points = punti in media
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
tui-for-seats = { $choice } ({ $seats } { $most ->
    [1] posto
   *[other] posti
})
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
tui-bad-option = Un’opzione si scrive così: { $name }, non «{ $value }».
