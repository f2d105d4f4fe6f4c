### Das Terminal.

## Befehle, neben den englischen Wörtern, die immer gelten

command-why = warum
command-hint = tipp
command-quest = quest
command-undo = zurück
command-save = sichern
command-log = protokoll
command-show = zeigen
command-look = lesen
command-hand = hand
command-order = befehl
command-speed = tempo
command-help = hilfe
command-quit = ende

## Der Tisch

tui-player = Spieler
tui-holds = hat
tui-hand = Hand ({ $count }):
tui-no-cards = keine Karten
tui-more-news = … noch { $count }: protokoll
tui-thinking = { $name } denkt nach …
tui-thinking-secret = Jemand denkt nach …
tui-curtain = { $name }, du bist dran. Drücke Enter, wenn sonst niemand zusieht.

## Antworten

tui-no-number = Diese Zahl gibt es hier nicht: wähle 1 bis { $count }, oder tippe den Namen eines Zuges.
tui-back = (Enter: zurück zu allen Zügen)
tui-several = Das kann mehreres heißen: { $names }
tui-no-such-move = „{ $typed }“ ist weder ein Zug noch ein Befehl. Mit hilfe siehst du, was möglich ist.
tui-did-you-mean = „{ $typed }“ ist hier kein Zug. Meinst du „{ $move }“?
tui-allowed = Das geht jetzt: { $move }.
tui-why-what = Tippe dahinter den Zug, zum Beispiel: warum { $move }
tui-no-hint = Nur gegen Bots: An diesem Tisch sind andere Menschen.
tui-no-quests = Dieses Spiel hat keine Quests.
tui-no-quest = Du hast keine Quest, deren Name mit „{ $typed }“ beginnt.
tui-looking = Ich sehe nach …
tui-no-rule = Zu „{ $typed }“ wurde keine Regel gefunden.
tui-more-rules = { $count } weitere Regeln enthalten „{ $typed }“: nenne eine mit ihrem Kürzel.
tui-saved = Gesichert: { $file }
tui-not-saved = Die Partie ist nicht gesichert: { $why }.
tui-log-all = { $count } frühere Zeilen: log all
tui-no-look = Auf den Karten dieses Spiels steht nicht mehr, als der Tisch zeigt.
tui-look-what = Schreib dahinter den Namen einer Karte oder seinen Anfang.
tui-no-card = Keine Karte heißt so wie „{ $typed }“.
tui-no-asides = Jetzt gibt es nichts zu zeigen.
tui-asides = Du kannst zum Beispiel zeigen: { $names }
tui-left = Die Partie ist gesichert. Weiter geht es mit: ludoteca resume { $file }
tui-record = Diese Partie noch einmal ansehen: ludoteca replay { $file }
tui-help =
    Eine Zahl oder der Name eines Zuges führt ihn aus: 3, oder { $move }; der Anfang genügt, wenn er eindeutig ist.
    ?             die Regel hinter der Frage; ? { $rule } eine Regel; ? WORT Regeln mit einem Wort
    warum ZUG     warum ein Zug nicht möglich ist
    tipp         bis zu drei Züge, die ein starker Bot erwägen würde, und warum
    quest NAME   was man für eine Quest tun könnte; quest allein für alle
    zurück        den letzten eigenen Zug zurücknehmen, wenn seither nichts gezogen oder aufgedeckt wurde
    protokoll     was geschehen ist; log all von Anfang an
    zeigen B KARTE  eine eigene Karte jemandem zeigen, wenn das Spiel es erlaubt
    lesen NAME   alles, was auf einer Karte steht, wenn sie einen Text hat
    hand          den Tisch neu zeichnen (wie Enter); hand B, wie B ihn sieht, wenn offen gespielt wird
    befehl       was immer geantwortet wird, zum Beispiel passen; befehl 1 gibt den ersten Befehl oder nimmt ihn zurück
    tempo calm   wie schnell die Bots spielen: calm, brisk oder at-once
    sichern DATEI eine Kopie der Partie sichern; ohne DATEI dort, wo sie ohnehin liegt
    ende          den Tisch verlassen; die Partie ist gesichert und kann weitergehen

## Das Menü, wenn kein Spiel genannt ist

tui-menu-which = Welches Spiel? Eine Zahl, oder Enter zum Verlassen
tui-menu-players = { $low } bis { $high } Personen
tui-menu-last = Deine letzte Partie fortsetzen: { $game }
tui-menu-what = { $game }: Was möchtest du? Enter geht zurück
tui-menu-play = Gegen Bots spielen
tui-menu-rules = Die genauen Regeln lesen
tui-menu-learn = Es lernen: eine erste Partie von { $count } Minuten
tui-menu-seats = Wie viele am Tisch, dich mitgezählt? { $players }; Enter: { $count }
tui-menu-number = Gib eine Zahl von 1 bis { $count } ein.

## Antworten, die du nicht geben musst

tui-only-answer = Du: { $move }. Es gab keine andere Antwort.
tui-ordered = Du: { $move }, wie du befohlen hast.
tui-no-orders = Jetzt gibt es nichts zu befehlen.
tui-no-such-order = Gib befehl und eine Zahl von 1 bis { $count } ein, oder nur befehl, um alle zu sehen.
tui-speed = Die Bots spielen { $speed ->
        [calm] ruhig: eine Sekunde nach jedem Zug
        [brisk] zügig: ein Augenblick nach jedem Zug
       *[at-once] sofort
    }. Gib tempo und eines davon ein: { $names }

## Das Ende

tui-winner = { $name } gewinnt { $reason }.
tui-winners = { $name } gewinnen gemeinsam: { $reason }.
tui-nobody = Niemand gewinnt: { $reason }.
tui-lost = { $name } verliert: { $reason }.
tui-lost-together = Alle verlieren gemeinsam: { $reason }.
tui-and = und
tui-score = Punktzahl { $count }

## Wiederholung

tui-start = Der Anfang
tui-move = Zug { $number } von { $count }. { $name }
tui-replay-help = Enter oder n weiter, b zurück, eine Zahl springt, l Protokoll, s was entschieden hat, q Ende
tui-replay-end = Das ist das Ende.
tui-replay-begin = Das ist der Anfang.
tui-replay-what = Tippe n, b, eine Zahl von 0 bis { $count }, l, s oder q.

## Simulationen

tui-simulating = Simulation
tui-bot = Bot
tui-games = Partien
tui-wins = Siege
tui-rate = Siegquote
tui-interval = 95-%-Bereich
tui-fair = gerechter Anteil
tui-mean-points = Punkte im Mittel
tui-ending = Ende
tui-share = Anteil
tui-rounded = Aus { $asked } Partien wurden { $games }: jeder Bot sitzt auf jedem Platz gleich oft.
tui-summary = { $games } Partien, { $seats } Plätze, Startwert { $seed }: im Mittel { $decisions } Entscheidungen je Partie, { $speed } Partien je Sekunde.

## Welche Engine spielt

tui-engine-compiled = Kompilierte Engine.
tui-engine-missing = Interpretierte Engine; `make fast` macht sie etwa 8-mal so schnell.
tui-engine-foreign = Interpretierte Engine: Die kompilierte ist für ein anderes Python; `make fast` baut sie neu.
tui-engine-stale = Interpretierte Engine: Die kompilierte ist älter als der Quelltext; `make fast` baut sie neu.

## Spiele und Optionen

tui-game = Spiel
tui-seats = Plätze
tui-options = Optionen
tui-default = Vorgabe
tui-two-defaults = { $people }; nur Bots { $bots }
tui-values = Werte
tui-what = was sie bewirkt
tui-true-false = true, false
tui-number-range = { $low } bis { $high }
tui-for-seats = { $choice } ({ $seats } { $most ->
    [1] Platz
   *[other] Plätze
})
tui-try = Eines spielen: ludoteca play { $game }
tui-all-tested = Jede Regel von { $game } hat einen Test.
tui-untested = { $count } Regeln von { $game } haben keinen Test:

# owners' packs
tui-content-fine = { $game }: Das Paket { $name } ist in Ordnung (Prüfsumme { $digest }).
tui-content-same = Es ändert nichts: alle Werte sind die mitgelieferten.
tui-content-thing = was
tui-content-field = Feld
tui-content-shipped = mitgeliefert
tui-content-own = eigener Wert
tui-bad-option = Eine Option sieht so aus: { $name }, nicht so: „{ $value }“.
