### Quello che il browser dice degli amici: inviti, presenze, bot, i propri tavoli.

## Inviti

ui-invitation = Invito
ui-only-here = Solo questo computer può aprire questo link.
ui-open-network-why = Gli altri potranno quando farai entrare la tua rete: da allora chiunque sia nella stessa rete può aprire le pagine di Ludoteca, finché non la fermi.
ui-open-network = Fai entrare la mia rete
ui-only-here-how = Per far entrare altri, chi ha avviato Ludoteca la avvia con --network. Il tavolo resta.
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
