### Was der Browser sagt.

language-en = English
language-it = Italiano
language-de = Deutsch

## Start

ui-title = Ludoteca
ui-hello = Nimm ein Spiel aus dem Regal.
ui-play-bots = Gegen Bots spielen
ui-play-alone = Allein spielen
ui-choose-rules = Regeln wählen
ui-invite = Freunde einladen
ui-players = { $most ->
    [1] Für eine Person
   *[other] { $least } bis { $most } Spieler
}
ui-my-tables = Meine Tische
ui-no-tables = Du sitzt noch an keinem Tisch.
ui-open-tables = Offene Tische
ui-no-open-tables = Gerade wartet niemand auf Mitspieler.
ui-status-waiting = wartet auf Mitspieler
ui-status-playing = läuft
ui-status-over = beendet
ui-upload = Aufgezeichnete Partie ansehen
ui-credits = Dank
ui-home = Start
ui-you-are = Du heißt
ui-language = Sprache
ui-loading = Einen Moment …
ui-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
ui-no-printed = Was auf Karten und Plättchen steht, kam nicht vom Server. Neuer Versuch …
ui-printed = Auf Karten und Plättchen
ui-lost = Unter dieser Adresse gibt es keine Seite.

## Einen Tisch eröffnen

ui-set-up = Ein Tisch für { $game }
ui-no-game = Dieses Spiel steht nicht im Regal.
ui-mode = Wie möchtest du spielen?
ui-seats = Plätze
ui-seat-count = Zahl der Plätze
ui-seat-who = Wer auf Platz { $number } sitzt
ui-plan-me = An diesem Gerät
ui-plan-open = Jemand mit dem Link
ui-plan-bot = Ein Bot
ui-your-name = Name
ui-bot-level = Wie gut der Bot spielt
ui-hot-seat = Mehrere teilen sich diesen Bildschirm. Zwischen den Zügen verdeckt ein Vorhang die Hände, außer wenn offen gespielt wird.
ui-options = Regeln
ui-edition = Ausgabe der Regeln
ui-more-rules = Weitere Regeln
ui-in-seat-me = Platz { $number }, an diesem Bildschirm
ui-in-seat-open = Platz { $number }, ein Freund
ui-in-seat-bot = Platz { $number }, ein Bot
ui-on = ja
ui-off = nein
ui-table = Tisch
ui-clock = Zeit für einen Zug
ui-clock-0 = unbegrenzt
ui-clock-30 = 30 Sekunden
ui-clock-60 = 1 Minute
ui-clock-120 = 2 Minuten
ui-clock-300 = 5 Minuten
ui-clock-86400 = ein Tag
ui-absent = Ist die Zeit um,
ui-absent-bot = spielt ein Bot weiter
ui-absent-wait = warten wir
ui-pace = Bots spielen
ui-pace-0 = sofort
ui-pace-1 = gemütlich
ui-pace-2 = langsam
ui-public = Alle dürfen mitspielen
ui-make-table = Tisch eröffnen
ui-begin = Anfangen
bot-random = spielt zufällig
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-greedy = mittel
bot-ismcts = schwer

## Warten auf Mitspieler

ui-lobby = Der Tisch ist bereit
ui-lobby-wait = Schick den Link an deine Freunde. Sie brauchen kein Konto.
ui-lobby-full = Alle sind da.
ui-share-table = Link zu diesem Tisch
ui-return-link = Dein eigener Link, um auf einem anderen Gerät weiterzuspielen
ui-copy = Kopieren
ui-copied = Kopiert
ui-seat-open = freier Platz
ui-seat-you = du
ui-seat-bot = Bot, { $level }
ui-seat-away = nicht da
ui-sit-here = Hier sitzen
ui-start = Partie beginnen
ui-leave = Tisch verlassen
ui-host-starts = Die Partie beginnt, sobald der Gastgeber sie startet.

## Am Tisch

ui-decision = Deine Wahl
ui-undo = Rückgängig
ui-log = Verlauf
ui-log-empty = Noch ist nichts geschehen.
ui-rules = Regeln
ui-rules-of = Regeln von { $game }
ui-search-rules = In den Regeln suchen
ui-no-rule = Keine Regel enthält „{ $words }“.
ui-rule-question = Die Regel zu dieser Frage
ui-rule-refusal = Die Regel, nach der das nicht geht
ui-rule-option = Die Regel zu dieser Option
ui-book-parts = Teile der Regeln
ui-book-guide = Anleitung
ui-book-cards = Karten
ui-book-exact = Genaue Regeln
ui-in-guide = Anleitung: { $title }
ui-exact-here = Die genauen Regeln dazu
ui-contents = Inhalt
ui-show-only = Nur zeigen
ui-all-cards = Alle ({ $count })
ui-chat = Chat
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-say = Etwas sagen
ui-chat-send = Senden
ui-watcher = Zuschauer
ui-drawer = Verlauf, Regeln und Chat
ui-close = Schließen
ui-menu = Menü
ui-sound = Töne
ui-notify = Benachrichtigen, wenn ich am Zug bin
ui-shortcuts = Tastatur
ui-asides = Jemandem eine Karte zeigen
ui-aside-sure = Wer sie gesehen hat, kennt sie: Das lässt sich nicht zurücknehmen.
ui-aside-do = Ja, zeigen
ui-aside-back = Lieber nicht
ui-to-whom = Wem
ui-line-connecting = Verbinde …
ui-line-lost = Verbindung verloren. Neuer Versuch …
ui-line-unstored = Der Server kann gerade keine Züge speichern, also hat sich nichts geändert. Neuer Versuch …
ui-line-gone = Diesen Tisch gibt es nicht mehr.
ui-line-unreadable = Dieser Tisch stammt von einer anderen Version des Programms und lässt sich nicht öffnen.
ui-over = Die Partie ist zu Ende.
ui-wait-for = { $name } ist am Zug.
ui-go-on-with = Weiter mit { $name }
ui-wait-thinking = { $name } denkt nach …
ui-wait-choosing = { $name } wählt …
ui-wait-somebody = Jemand wählt …
ui-tab-turn = Du bist am Zug – { $title }
ui-covered = Ein Bot spielt für dich.
ui-take-back = Platz wieder einnehmen
ui-own-seats = Deine Plätze
ui-own-seat-asked = { $name }: du bist am Zug
ui-curtain = { $name }, du bist am Zug
ui-curtain-why = Deine Hand bleibt verdeckt, solange noch jemand zusieht.
ui-curtain-open = Ich bin { $name }: meine Hand zeigen
ui-result = Ergebnis
ui-winner = { $name } gewinnt
ui-winners = { $name } gewinnen gemeinsam
ui-nobody = Niemand gewinnt
ui-loser = { $name } verliert
ui-won-together = Ihr gewinnt gemeinsam
ui-lost-together = Ihr verliert gemeinsam
ui-all-won = Alle gewinnen gemeinsam
ui-all-lost = Alle verlieren gemeinsam
ui-and = und
ui-score = Wertung { $count }
ui-rematch = Noch einmal spielen
ui-go-rematch = Zur nächsten Partie
ui-watch-replay = Partie ansehen
ui-download = Aufzeichnung laden
ui-none = nichts
ui-yes = ja
ui-no = nein

key-options = eine Möglichkeit mit ihrer Nummer wählen
key-next = zur nächsten Karte, Stelle oder Schaltfläche
key-choose = wählen, was im Fokus ist
key-log = Verlauf
key-rules = Regeln, bei der Regel zur Frage
key-chat = Chat
key-undo = zurücknehmen
key-help = diese Liste
key-close = schließen

## Aufzeichnungen

ui-replay = Aufzeichnung
ui-move-of = Zug { $number } von { $count }.
ui-first = Zum Anfang
ui-back = Einen Zug zurück
ui-play = Abspielen
ui-pause = Anhalten
ui-next = Einen Zug weiter
ui-last = Zum Ende
ui-chapter-back = Schlacht, Runde oder Zug davor
ui-chapter-next = Nächste Schlacht, Runde oder Zug
ui-chapter = Gehe zu
ui-replay-speed = Tempo
ui-jump = Zu einem Zug springen
ui-eyes = Gesehen von
ui-go-on = Von hier weiterspielen
ui-go-on-why = Bots übernehmen die anderen Plätze. Karten, die dein Platz nicht kennen konnte, werden neu verteilt. Wo sitzt du?
ui-share = Teilen
ui-share-move = Link zu Zug { $number }

## Die Spielpläne

board-description = Der Spielplan in Worten
board-cards =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
board-thinking = denkt nach …
board-times = ×{ $count }
board-nothing = nichts
board-hand =
    { $count ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }
board-no-hand = Deine Hand ist leer.
board-says-hand = Deine Hand: { $cards }.

## Dank

credits-own = Karte, Spielkarten, Deckel und Siegel zeichnet dieses Programm selbst.
credits-icons = Symbole
credits-icons-text = Die Symbole sind von game-icons.net, unter der Creative-Commons-Lizenz Namensnennung 3.0 (CC BY 3.0). Die Farben wurden geändert, manche stehen in gezeichneten Bildern. Gezeichnet haben sie:
credits-fonts = Schriften
credits-font = { $name } von { $author }, SIL Open Font License 1.1
credits-licence = Lizenztext ({ $name })
credits-software = Software
credits-games = Spiele
credits-games-text = Dieses Programm hat eigene Worte und Bilder und gehört nicht zu den Verlagen der Spiele.
