### Was der Browser von Freunden sagt: Einladungen, Anwesenheit, Bots, die eigenen Tische.

## Einladungen

ui-invitation = Einladung
ui-only-here = Nur dieser Computer kann diesen Link öffnen.
ui-open-network-why = Andere können es, sobald du dein Netz hereinlässt: Wer im selben Netz ist, kann dann die Seiten von Ludoteca öffnen, bis du es beendest.
ui-open-network = Mein Netz hereinlassen
ui-only-here-how = Um andere hereinzulassen, startet, wer Ludoteca betreibt, es mit --network. Der Tisch bleibt.
ui-qr = Der Link als QR-Code
ui-qr-why = Richte die Kamera eines Telefons auf das Bild,
ui-code-why = oder öffne { $address } und gib diesen Code ein:
ui-have-code = Code eines Freundes
ui-enter-code = Zum Tisch
ui-share-words = { $name } lädt dich zu { $game } ein.

## Gäste

ui-invites = { $name } lädt dich zu { $game } ein
ui-invited = Du bist zu { $game } eingeladen
ui-how-played = So wird gespielt
ui-read-rules = Die Regeln lesen
