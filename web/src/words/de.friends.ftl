### Was der Browser von Freunden sagt: Einladungen, Anwesenheit, Bots, die eigenen Tische.

## Einladungen

ui-invitation = Einladung
ui-only-here = Nur dieser Computer kann diesen Link öffnen.
ui-open-network-why = Andere können es, sobald du Ludoteca für dein Netzwerk öffnest: Wer im selben Netzwerk ist, erreicht dann seine Seiten, bis du es beendest.
ui-open-network = Für mein Netzwerk öffnen
ui-only-here-how = Wer Ludoteca gestartet hat, lässt andere herein, indem er es mit --network neu startet. Der Tisch bleibt.
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

## Bots

ui-bots-level = Wie gut die Bots spielen

## Wer da ist

ui-people = Leute
ui-seat-here = da
ui-seat-away-since = weg seit { $time }
ui-seat-covered = weg, bis zur Rückkehr spielt ein Bot
ui-seat-thinking = wählt gerade
ui-seat-agreed = würde die Partie beenden
ui-gone-left = ist gegangen, ein Bot spielt weiter
ui-gone-resigned = hat aufgegeben, ein Bot spielt weiter
ui-gone-free = ein Bot, bis jemand den Platz nimmt
ui-seat-freed = Der Platz von { $name } ist frei.
ui-stand-in = Einen Bot spielen lassen
ui-free-seat = Platz freigeben
ui-seat-a-bot = Bot einsetzen
ui-ask-to-leave = Bitten zu gehen
ui-asked-to-leave = Wurde gebeten zu gehen
ui-please-leave = { $name } bittet dich, den Tisch zu verlassen.
ui-stay = Nein, ich bleibe
ui-absent-now = { $name } ist an der Reihe: { $since }.
ui-watchers = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}

## Weggehen

ui-resign = Aufgeben
ui-resign-why = Du gibst die Partie auf und siehst von jetzt an zu. Ein Bot spielt deinen Platz zu Ende.
ui-resign-why-alone = Du gibst die Partie auf. Sie endet hier, und du kannst sie dir noch einmal ansehen.
ui-leave-why = Du gehst für immer. Ein Bot spielt deinen Platz zu Ende, wenn ihn niemand anderer nimmt.
ui-end = Partie beenden
ui-end-why = Die Partie endet ohne Sieger, wenn alle einverstanden sind.
ui-end-why-alone = Die Partie endet hier, ohne Sieger. Du kannst sie dir noch einmal ansehen.
ui-end-not = Doch weiterspielen
ui-end-wanted = { $name } würde die Partie hier beenden.
ui-end-too = Einverstanden
ui-ended-abandoned = Die Partie wurde im Einvernehmen beendet.
ui-ended-resigned = Die Partie wurde aufgegeben.
ui-came = Schon dort: { $names }.
ui-came-nobody = Noch ist niemand dort.

## Meine Tische

ui-your-turn-at = Du bist dran: { $game }
ui-your-turn = du bist dran
ui-status-ended = vorzeitig beendet
ui-news = { $count ->
    [one] 1 Ereignis seit deinem letzten Besuch
   *[other] { $count } Ereignisse seit deinem letzten Besuch
}
ui-put-away = Archivieren
ui-take-out = Aus dem Archiv nehmen
ui-delete = Löschen
ui-keep = Behalten
ui-archive = Archiv
ui-archive-of = Archiv ({ $count })
ui-all = Alle { $count }
ui-fewer = Weniger
