### Was der Tisch sagt.

## Tische und Plätze

table-unknown = Unter dieser Adresse gibt es keinen Tisch.
table-unreadable = Dieser Tisch stammt von einer anderen Version des Programms und lässt sich hier nicht weiterspielen. Die Partie lässt sich herunterladen.
table-full = An diesem Tisch ist kein Platz frei.
table-seat-taken = Dort sitzt schon jemand.
table-started = Die Partie hat schon begonnen. Du kannst zusehen.
table-not-started = Die Partie hat noch nicht begonnen.
table-not-full = Es sind noch Plätze frei.
table-not-over = Die Partie ist noch nicht zu Ende.
table-not-alone = Dieselben Karten kommen nur für jemanden wieder, der allein spielt.
table-not-host = Das darf nur, wer den Tisch eröffnet hat.
table-not-your-seat = Das ist nicht dein Platz.
table-over = Die Partie ist zu Ende.
table-no-seat = Einen solchen Platz gibt es an diesem Tisch nicht.
table-seated = Du sitzt schon an diesem Tisch: Jeder sieht nur eine Hand.
table-own-seat = Das ist dein eigener Platz. Verlass ihn, oder gib auf.
table-not-away = Das geht, wenn jemand seit { $seconds } Sekunden weg ist.
table-others-play = Hier spielen noch andere. Verlass den Tisch, oder beendet die Partie gemeinsam.
table-covered = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
table-clock-range = Die Uhr geht von 0 bis { $most } Sekunden.
table-no-such-order = So eine feste Anweisung gibt es in diesem Spiel nicht.
table-pace-range = Das Tempo der Bots geht von 0 bis { $most } Sekunden.
table-no-such-bot = Diesen Bot gibt es nicht. Es gibt: { $bots }.
table-no-language = Diese Sprache gibt es hier nicht. Es gibt: { $languages }.
table-no-game = Es gibt kein Spiel namens { $game }. Es gibt: { $games }.
table-no-printed = So bedruckte Plättchen und Karten hat dieses Spiel nicht. Lade die Seite neu.
table-no-page = Unter dieser Adresse ist nichts.
table-long-address = Diese Adresse ist zu lang.
table-no-client = Die Seiten sind nicht gebaut. Führe make play aus, oder nutze die Schnittstelle unter /api.

## Einladungen

table-no-network = Dieser Computer ist in keinem Netz, aus dem andere kommen könnten.
table-only-from-here = Nur wer an dem Computer sitzt, auf dem der Server läuft, darf das Netz hereinlassen.
table-network-open = Andere in deinem Netz öffnen: { $address }
table-network-closed = Nur dieser Computer kann es öffnen. Um andere aus deinem Netz hereinzulassen: --network, oder der Knopf an einem Tisch.
table-no-code = Kein Tisch hat diesen Code. Frag noch einmal danach.
table-too-many-codes = Das waren viele Codes. Warte einen Moment, bevor du noch einen versuchst.

## Aufzeichnungen

table-bad-promise = Ein Versprechen für das Mischen hat 64 kleine Hexadezimalziffern: SHA-256 einer Zahl.
table-bad-number = Eine solche Zahl wurde für das Mischen dieser Partie nicht versprochen, oder es wird nicht mehr auf sie gewartet.
table-no-record = Diese Partie begann mitten in einer anderen und hat keine eigene Aufzeichnung.
table-continue-over = Bei diesem Zug ist die Partie zu Ende. Wähle einen früheren.
table-record-empty = Schicke eine Aufzeichnung als einfachen Text.
table-record-foreign = Diese Datei ist keine von Ludoteca aufgezeichnete Partie.
table-record-long = Eine Aufzeichnung zum Zusehen hat hier höchstens { $most } Züge.
table-record-line = Zeile { $line } dieser Aufzeichnung ist nicht zu verstehen. Sie wurde verändert, oder es fehlt etwas.

## The coach

table-coach-not-here = An einem Tisch mit anderen Menschen schweigt der Ratgeber, außer der Tisch wurde so eingerichtet. Nach dem Ende kannst du fragen.
table-coach-not-asked = Du wirst gerade nichts gefragt, also gibt es nichts zu erwägen.

## Lektionen

table-no-lesson = Zu diesem Spiel gibt es keine Lektion.
table-lost-place = Diese Stelle der Lektion gibt es nicht mehr. Fang sie neu an.

## Nachrichten

table-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle.
table-bad-message = Diese Nachricht ist nicht zu verstehen.
table-bad-body = Das ist nicht zu verstehen: { $reason }
table-too-large = Das ist zu groß, um es hierher zu schicken.
table-bad-key = Ein Zug braucht einen eigenen Schlüssel von höchstens 64 Zeichen.
table-no-hello = Sag zuerst, durch wessen Augen du siehst.
table-slow-body = Die Anfrage hat zu lange gebraucht, um anzukommen.
table-too-fast = Das ist zu schnell. Warte einen Moment.
table-too-many-tables = Das sind viele Tische. Warte eine Weile, bevor du noch einen eröffnest.
table-too-many-waiting = Aus deinem Netz warten schon { $most } öffentliche Tische. Beginne an einem davon, oder eröffne diesen nur für Eingeladene.
table-too-many-seats = Aus deinem Netz sind schon { $most } Plätze an öffentlichen Tischen besetzt. Gib einen davon auf, oder warte, bis eine Partie beginnt.
table-too-busy = Hier ist zu viel los. Versuch es gleich noch einmal.
table-too-much-at-once = Das ist viel auf einmal. Warte, bis das Erste fertig ist.
table-chat-long = Eine Zeile hat höchstens { $most } Zeichen.
table-chat-fast = Das sind viele Zeilen. Warte einen Moment.
table-no-address = Das ist weder eine Adresse noch ein Netz.
table-banned = Diese Adresse ist hier nicht mehr willkommen.
table-wrong-origin = Diese Anfrage kam von einer anderen Seite.
table-broken = Hier ist etwas schiefgegangen. Es ist nicht deine Schuld.
table-not-stored = Der Server kann seine Platte gerade nicht nutzen; nichts hat sich geändert. Versuch es gleich noch einmal.
table-moves = Dieser Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
table-not-well = Der Server kann nicht auf seine Platte schreiben.
