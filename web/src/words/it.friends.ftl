### Quello che il browser dice degli amici: inviti, presenze, bot, i propri tavoli.

## Inviti

ui-invitation = Invito
ui-only-here = Solo questo computer può aprire questo link.
ui-open-network-why = Gli altri potranno quando aprirai Ludoteca alla tua rete: da allora chiunque sia nella stessa rete può aprirne le pagine, finché non la fermi.
ui-open-network = Apri alla mia rete
ui-only-here-how = Chi ha avviato Ludoteca può far entrare altri riavviandola con --network. Il tavolo resta.
ui-qr = Il link come codice QR
ui-qr-why = Inquadra l’immagine con la fotocamera del telefono,
ui-code-why = oppure apri { $address } e scrivi questo codice:
ui-have-code = Codice di un amico
ui-enter-code = Al tavolo
ui-share-words = { $name } ti invita a { $game }.

## Ospiti

ui-invites = { $name } ti invita a { $game }
ui-invited = Sei invitato a { $game }
ui-how-played = Come si gioca
ui-read-rules = Leggi le regole

## Bot

ui-bots-level = Quanto sono bravi i bot

## Chi c’è

ui-people = Persone
ui-seat-here = presente
ui-seat-away-since = assente dalle { $time }
ui-seat-covered = assente, gioca un bot fino al ritorno
ui-seat-thinking = sta scegliendo
ui-seat-agreed = vorrebbe chiudere la partita
ui-gone-left = ha lasciato il tavolo, continua un bot
ui-gone-resigned = si è arreso, continua un bot
ui-gone-free = un bot, finché qualcuno non prende il posto
ui-seat-freed = Il posto di { $name } è libero.
ui-stand-in = Fai giocare un bot
ui-free-seat = Libera il posto
ui-seat-a-bot = Metti un bot
ui-ask-to-leave = Chiedi di lasciare il tavolo
ui-asked-to-leave = Richiesta di lasciare il tavolo inviata
ui-please-leave = { $name } ti chiede di lasciare il tavolo.
ui-stay = No, resto
ui-absent-now = Tocca a { $name }: { $since }.
ui-watchers = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}

## Andarsene

ui-resign = Arrenditi
ui-resign-why = Rinunci alla partita e da ora guardi. Un bot gioca il tuo posto fino alla fine.
ui-resign-why-alone = Rinunci alla partita. Finisce qui, e puoi rivederla.
ui-leave-why = Te ne vai per sempre. Un bot gioca il tuo posto fino alla fine, se nessun altro lo prende.
ui-end = Chiudi la partita
ui-end-why = La partita finisce senza vincitori quando tutti sono d’accordo.
ui-end-why-alone = La partita finisce qui, senza vincitori. Puoi rivederla.
ui-end-not = Meglio continuare
ui-end-wanted = { $name } vorrebbe chiudere qui la partita.
ui-end-too = Sono d’accordo
ui-ended-abandoned = La partita è finita di comune accordo.
ui-ended-resigned = La partita è finita con una resa.
ui-came = Già là: { $names }.
ui-came-nobody = Non c’è ancora nessuno.

## I miei tavoli

ui-your-turn-at = Tocca a te: { $game }
ui-your-turn = tocca a te
ui-status-ended = finita in anticipo
ui-news = { $count ->
    [one] 1 novità dalla tua ultima visita
   *[other] { $count } novità dalla tua ultima visita
}
ui-put-away = Archivia
ui-take-out = Togli dall’archivio
ui-delete = Elimina
ui-keep = Tieni
ui-archive = Archivio
ui-archive-of = Archivio ({ $count })
ui-all = Tutti e { $count }
ui-fewer = Meno
