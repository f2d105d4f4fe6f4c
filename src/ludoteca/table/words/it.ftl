### Quello che dice il tavolo.

## Tavoli e posti

table-unknown = A questo indirizzo non c’è nessun tavolo.
table-unreadable = Questo tavolo è di un’altra versione del programma e qui non si può continuare. La partita si può scaricare.
table-full = A questo tavolo non ci sono posti liberi.
table-seat-taken = Quel posto è già occupato.
table-started = La partita è già cominciata. Puoi guardarla.
table-not-started = La partita non è ancora cominciata.
table-not-full = Ci sono ancora posti liberi.
table-not-over = La partita non è ancora finita.
table-not-alone = Le stesse carte tornano solo per chi gioca da solo.
table-not-host = Può farlo solo chi ha aperto il tavolo.
table-not-your-seat = Quello non è il tuo posto.
table-over = La partita è finita.
table-no-seat = A questo tavolo non c’è un posto così.
table-seated = Siedi già a questo tavolo: ognuno vede una mano sola.
table-own-seat = Quello è il tuo posto. Lascialo, o arrenditi.
table-not-away = Si può quando qualcuno è assente da { $seconds } secondi.
table-others-play = Qui stanno giocando altri. Lascia il tavolo, o finite insieme la partita.
table-covered = Un bot sta giocando per te. Prima riprendi il tuo posto.
table-clock-range = L’orologio va da 0 a { $most } secondi.
table-no-such-order = In questo gioco non c’è un ordine del genere.
table-pace-range = Il ritmo dei bot va da 0 a { $most } secondi.
table-no-such-bot = Questo bot non esiste. Ci sono: { $bots }.
table-no-language = Non ci sono parole in quella lingua. Ci sono: { $languages }.
table-no-game = Non c’è nessun gioco chiamato { $game }. Ci sono: { $games }.
table-no-printed = In questo gioco non ci sono tessere e carte stampate così. Ricarica la pagina.
table-no-page = A questo indirizzo non c’è niente.
table-long-address = Questo indirizzo è troppo lungo.
table-no-client = Le pagine non sono state costruite. Esegui make play, o usa l’interfaccia sotto /api.

## Inviti

table-no-network = Questo computer non è in nessuna rete da cui altri possano venire.
table-only-from-here = Solo chi è al computer su cui gira il server può far entrare la rete.
table-network-open = Gli altri nella tua rete aprono: { $address }
table-network-closed = Può aprirlo solo questo computer. Per far entrare altri della tua rete: --network, o il pulsante a un tavolo.
table-no-code = Nessun tavolo ha questo codice. Fattelo ripetere.
table-too-many-codes = Sono molti codici. Aspetta un momento prima di provarne un altro.

## Partite registrate

table-bad-promise = Una promessa per il mazzo ha 64 cifre esadecimali minuscole: lo SHA-256 di un numero.
table-bad-number = Nessun numero simile è stato promesso per il mazzo di questa partita, o non lo si aspetta più.
table-no-record = Questa partita è cominciata a metà di un’altra e non ha una registrazione propria.
table-continue-over = A quella mossa la partita è finita. Scegline una precedente.
table-record-empty = Invia una registrazione come testo semplice.
table-record-foreign = Questo file non è una partita registrata da Ludoteca.
table-record-long = Una registrazione da guardare qui ha al massimo { $most } mosse.
table-record-line = La riga { $line } di questa registrazione non si capisce. È stata cambiata, o manca qualcosa.

## The coach

table-coach-not-here = A un tavolo con altre persone il consigliere tace, salvo che il tavolo sia stato creato così. Dopo la fine puoi chiedere.
table-coach-not-asked = Ora non ti è chiesto niente, quindi non c’è niente da valutare.

## Lezioni

table-no-lesson = Per questo gioco non c’è una lezione.
table-lost-place = Questo punto della lezione non c’è più. Ricominciala.

## Messaggi

table-stale = Nel frattempo è successo qualcosa. Guarda di nuovo e scegli.
table-bad-message = Questo messaggio non si capisce.
table-bad-body = Questo non si capisce: { $reason }
table-too-large = È troppo grande per essere inviato qui.
table-bad-key = Una mossa ha bisogno di una chiave propria, di al massimo 64 caratteri.
table-no-hello = Di’ prima con gli occhi di chi guardi.
table-slow-body = La richiesta ci ha messo troppo ad arrivare.
table-too-fast = Troppo in fretta. Aspetta un momento.
table-too-many-tables = Sono molti tavoli. Aspetta un po’ prima di aprirne un altro.
table-too-many-waiting = Dalla tua rete sono già in attesa { $most } tavoli pubblici. Cominciane uno, o apri questo solo a chi inviti.
table-too-many-seats = Dalla tua rete sono già occupati { $most } posti a tavoli pubblici. Lasciane uno, o aspetta che una partita cominci.
table-too-busy = Qui c’è troppo movimento. Riprova fra un momento.
table-too-much-at-once = Sono troppe richieste insieme. Aspetta che la prima sia pronta.
table-chat-long = Una riga ha al massimo { $most } caratteri.
table-chat-fast = Sono molte righe. Aspetta un momento.
table-no-address = Questo non è né un indirizzo né una rete.
table-banned = Questo indirizzo non è più il benvenuto qui.
table-wrong-origin = Questa richiesta viene da un altro sito.
table-broken = Qui qualcosa è andato storto. Non è colpa tua.
table-not-stored = Il server non riesce a usare il suo disco; nulla è cambiato. Riprova fra un momento.
table-moves = Questo tavolo sta passando a un altro server. Riprova fra un momento.
table-not-well = Il server non riesce a scrivere sul suo disco.
