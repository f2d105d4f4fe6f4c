### Was der Browser sagt.

language-en = English
language-it = Italiano
language-de = Deutsch

## Spiele

game-condottiere = Condottiere
tagline-condottiere = Italiens Fürsten heuern Söldner an, bestechen Kurtisanen und beten um Winter. Erobere Städte; der Rest ist Bluff.
game-venti = VENTI
tagline-venti = Sammle Zahlen, erfülle Bedingungen, friere ein, was du für dich willst. Wer zwanzig Punkte hat, läutet die letzte Runde ein.
game-ventura = Ventura
tagline-ventura = Vier Familien der Renaissance legen das Land aus und lassen ihre Hauptleute darum kämpfen. Mit Florin kauft man Ansehen – oder ein Heer.

## Start

ui-title = Ludoteca
ui-hello = Nimm ein Spiel aus dem Regal.
ui-play-bots = Gegen Bots spielen
ui-invite = Freunde einladen
ui-players = { $least } bis { $most } Spieler
ui-my-tables = Meine Tische
ui-no-tables = Du sitzt noch an keinem Tisch.
ui-open-tables = Offene Tische
ui-no-open-tables = Gerade wartet niemand auf Mitspieler.
ui-status-waiting = wartet auf Mitspieler
ui-status-playing = läuft
ui-status-over = beendet
ui-upload = Aufgezeichnetes Spiel ansehen
ui-credits = Dank
ui-home = Start
ui-you-are = Du heißt
ui-language = Sprache
ui-loading = Einen Moment …
ui-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
ui-lost = Unter dieser Adresse gibt es keine Seite.

## Einen Tisch eröffnen

ui-set-up = Ein Tisch für { $game }
ui-no-game = Dieses Spiel steht nicht im Regal.
ui-seats = Plätze
ui-seat-count = Zahl der Plätze
ui-seat-who = Wer auf Platz { $number } sitzt
ui-plan-me = An diesem Gerät
ui-plan-open = Jemand mit dem Link
ui-plan-bot = Ein Bot
ui-your-name = Name
ui-bot-level = Wie gut der Bot spielt
ui-hot-seat = Mehrere teilen sich diesen Bildschirm. Zwischen den Zügen verdeckt ein Vorhang die Hände.
ui-options = Regeln
ui-edition = Ausgabe der Regeln
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
ui-open-rule = Diese Regel öffnen
bot-random = spielt zufällig
bot-greedy = spielt vernünftig
bot-ismcts = denkt voraus

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
ui-start = Spiel beginnen
ui-leave = Tisch verlassen
ui-host-starts = Das Spiel beginnt, sobald der Gastgeber es startet.

## Am Tisch

ui-decision = Deine Wahl
ui-undo = Zurück
ui-log = Verlauf
ui-log-empty = Noch ist nichts geschehen.
ui-rules = Regeln
ui-rules-of = Regeln von { $game }
ui-search-rules = In den Regeln suchen
ui-no-rule = Keine Regel enthält „{ $words }“.
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
ui-asides = Karte zeigen
ui-to-whom = Wem
ui-line-connecting = Verbinde …
ui-line-lost = Verbindung verloren. Neuer Versuch …
ui-line-gone = Diesen Tisch gibt es nicht mehr.
ui-line-unreadable = Dieser Tisch stammt von einer anderen Version des Programms und lässt sich nicht öffnen.
ui-over = Das Spiel ist zu Ende.
ui-wait-for = { $name } ist am Zug.
ui-wait-thinking = { $name } denkt nach …
ui-wait-somebody = Jemand wählt …
ui-tab-turn = Du bist am Zug – { $title }
ui-covered = Ein Bot spielt für dich.
ui-take-back = Platz wieder einnehmen
ui-curtain = { $name }, du bist am Zug
ui-curtain-why = Deine Hand bleibt verdeckt, solange noch jemand zusieht.
ui-curtain-open = Ich bin { $name }: meine Hand zeigen
ui-result = Ergebnis
ui-winner = { $name } gewinnt
ui-winners = { $name } gewinnen gemeinsam
ui-and = und
ui-score = Wertung { $count }
ui-rematch = Noch einmal spielen
ui-go-rematch = Zum nächsten Spiel
ui-watch-replay = Spiel ansehen
ui-download = Aufzeichnung laden
ui-none = nichts
ui-yes = ja
ui-no = nein

key-1 = eine Möglichkeit mit ihrer Nummer wählen
key-2 = zur nächsten Karte, Stelle oder Schaltfläche
key-3 = wählen, was im Fokus ist
key-4 = Verlauf
key-5 = Regeln, bei der Regel zur Frage
key-6 = Chat
key-7 = zurücknehmen
key-8 = diese Liste
key-9 = schließen

## Aufzeichnungen

ui-replay = Aufzeichnung
ui-move-of = Zug { $number } von { $count }.
ui-first = Zum Anfang
ui-back = Einen Zug zurück
ui-play = Abspielen
ui-pause = Anhalten
ui-next = Einen Zug weiter
ui-last = Zum Ende
ui-jump = Zu einem Zug springen
ui-eyes = Gesehen von
ui-go-on = Von hier weiterspielen
ui-go-on-why = Bots übernehmen die anderen Plätze. Karten, die dein Platz nicht kennen konnte, werden neu verteilt. Wo sitzt du?
ui-share = Teilen
ui-share-move = Link zu Zug { $number }

## Der Spielplan von Condottiere

board-map = Karte Italiens
board-description = Der Spielplan in Worten
board-battle = Schlacht um { $region }
board-before-battle = Vor der Schlacht
board-after-battle = Nach der letzten Schlacht
board-goal = { $total } oder { $adjacent } verbundene
board-goal-long = Es gewinnt, wer { $total } Regionen hat, oder { $adjacent } verbundene.
board-held-by = gehört { $seat }
board-fought-for = jetzt umkämpft
board-has-favor = unter der Gunst des Papstes
board-token = hat den Condottiere-Marker
board-cards =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
board-regions = { $count } von { $total } Regionen
board-of = { $count }/{ $total }
board-points = { $count } P
board-strength = Stärke { $count }
board-thinking = denkt nach …
board-turn = am Zug
board-your-turn = du bist am Zug
board-passed = hat gepasst
board-face-down = Eine Karte liegt verdeckt.
board-times = ×{ $count }
board-count-of = { $count } × { $card }
board-nothing = nichts
board-hand =
    { $count ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }
board-no-hand = Deine Hand ist leer.
board-kept = Behalten:
board-tap-again = Noch einmal tippen, um sie zu wählen.
board-says-seat = { $seat }: { $cards ->
    [one] { $cards } Karte auf der Hand; Regionen: { $regions }.
   *[other] { $cards } Karten auf der Hand; Regionen: { $regions }.
}
board-says-line = Schlachtreihe: { $cards }; Stärke { $count }.
board-says-favor = Die Gunst des Papstes liegt auf { $region }.
board-says-hand = Deine Hand: { $cards }.
map-adriatic = Mare Adriatico
map-tyrrhenian = Mare Tirreno
map-ligurian = Mar Ligure

## Der Tisch von VENTI

venti-targets = Ziele
venti-centre = Zentrum
venti-frozen = { $count } von { $most } eingefroren
venti-last-lap =
    { $count ->
        [0] Letzter Zug
        [one] Letzte Runde: noch 1 Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
venti-ender = zuerst bei zwanzig Punkten
venti-points =
    { $count ->
        [one] 1 Punkt von { $goal }
       *[other] { $count } Punkte von { $goal }
    }
venti-points-short = Punkte { $count }/{ $goal }
venti-won =
    { $count ->
        [one] 1 Punktekarte
       *[other] { $count } Punktekarten
    }
venti-extra =
    { $count ->
        [one] 1 Zusatzaktion pro Zug
       *[other] { $count } Zusatzaktionen pro Zug
    }
venti-actions =
    { $count ->
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
venti-perm = Permanenter Joker { $card }
venti-perms = Permanente Joker
venti-perms-are = permanente Joker: { $cards }
venti-point-cards = Deine Punktekarten
venti-more = +{ $count }
venti-pile =
    { $count ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
venti-discard =
    { $count ->
        [one] Ablagestapel: 1 Karte, { $card }
       *[other] Ablagestapel: { $count } Karten, obenauf { $card }
    }
venti-no-discard = Der Ablagestapel ist leer
venti-target =
    { $count ->
        [one] Ziel { $target }, 1 Punkt: { $condition }
       *[other] Ziel { $target }, { $count } Punkte: { $condition }
    }
venti-target-frozen = Ziel { $target }, eingefroren von { $seat }
venti-target-gap = Ziel { $target }: keine Karte
venti-gap = Keine Karte
venti-can-fulfil = Du kannst es erfüllen
venti-card =
    { $count ->
        [one] { $card }; als Ziel 1 Punkt für { $condition }
       *[other] { $card }; als Ziel { $count } Punkte für { $condition }
    }
venti-any = beliebige Zahl
venti-alike = { $count } gleiche
venti-draw = Ziehen
venti-target-title = Ziel
venti-target-moves = Was mit Ziel { $target } geschehen soll
venti-give-up = Punkte opfern
venti-back = Zurück
venti-exchange-target = Tauschen gegen Ziel
venti-exchange-centre = Tauschen gegen
venti-fulfil = Erfüllen
venti-use = Diese Karten einsetzen
venti-other-way = Andere Karten
venti-suggest = Karten vorschlagen
venti-freeze = Einfrieren
venti-attempt = Diese Karten vorzeigen
venti-to-joker = Permanenter Joker { $card }
venti-to-action = Eine Zusatzaktion pro Zug
venti-confirm-pay = Damit zahlen
venti-confirm-gift = Diese auslegen
venti-confirm-discard = Diese ablegen
venti-joker-is = Joker als
venti-joker-as = Joker { $number } als
venti-joker-choose = wähle
venti-these-fit = Diese Karten passen.
venti-missing =
    { $count ->
        [one] Es fehlt noch 1 Karte.
       *[other] Es fehlen noch { $count } Karten.
    }
venti-no-fit = Diese Karten passen nicht.
venti-attempt-chosen =
    { $count ->
        [0] Wähle genau die Karten, die die verborgene Bedingung verlangt.
        [one] 1 Karte gewählt.
       *[other] { $count } Karten gewählt.
    }
venti-risk = Passen sie nicht genau, so bekommt { $seat } das Ziel und seine Punkte.
venti-risk-own = Passen sie nicht genau, so zahlst du mindestens zwei Punkte, und das Ziel liegt wieder offen.
venti-pays = Gewählt: { $count } Punkte; mindestens { $least } sind fällig.
venti-lays = Gewählt: { $count } von { $most } Punkten.
venti-discards = Gewählt: { $count } von { $most }.
venti-centre-chosen = Drücke die Karte noch einmal, um sie zu ziehen, oder ein Ziel, um beide zu tauschen.
venti-points-lost =
    { $count ->
        [one] Du verlierst 1 Punkt für immer.
       *[other] Du verlierst { $count } Punkte für immer.
    }
venti-points-lost-any = Welche Punktekarte? Ihre Punkte sind für immer verloren.

## Dank

credits-own = Karte, Spielkarten, Deckel und Siegel zeichnet dieses Programm selbst.
credits-icons = Symbole
credits-icons-text = Die Symbole sind von game-icons.net, unter der Creative-Commons-Lizenz Namensnennung 3.0 (CC BY 3.0). Die Farben wurden geändert. Gezeichnet haben sie:
credits-fonts = Schriften
credits-font = { $name } von { $author }, SIL Open Font License 1.1
credits-licence = Lizenztext ({ $name })
credits-software = Software
credits-games = Spiele
credits-games-text = Condottiere ist ein Spiel von Dominique Ehrhard, VENTI von Silvio Berger, Ventura von Alberto Menoncin und Silvio Negri Clementi. Dieses Programm hat eigene Worte und Bilder, bei VENTI auch eigene Karten, bei Ventura eigene Werte von Gebieten und Karten, und gehört nicht zu den Verlagen der Spiele.

## Der Tisch von Ventura

ventura-map = Spielplan
ventura-map-help = Sechsecke des Spielplans; Plus, Minus und Pfeiltasten vergrößern und verschieben ihn, 0 zeigt ihn ganz
ventura-closer = Vergrößern
ventura-farther = Verkleinern
ventura-whole = Den ganzen Spielplan zeigen
ventura-hex = { $tile } { $hex }
ventura-cell = Freier Platz { $hex }
ventura-can-choose = Wählbar
ventura-city-of = Stadt von { $seat }
ventura-ownerless = herrenlos
ventura-owned =
    { $count ->
        [one] { $seat } mit { $count } Marker
       *[other] { $seat } mit { $count } Markern
    }
ventura-army-here =
    { $count ->
        [one] Heer { $number } von { $seat } mit { $count } Kompanie
       *[other] Heer { $number } von { $seat } mit { $count } Kompanien
    }
ventura-company-here = Kompanie { $number } von { $seat }
ventura-wounded =
    { $count ->
        [one] { $card }, { $count } Wunde
       *[other] { $card }, { $count } Wunden
    }
ventura-formula = { $base }, dazu { $each } für jedes eigene angrenzende Gebiet in { $colour }
ventura-colour-grey = Grau
ventura-colour-blue = Blau
ventura-colour-brown = Braun
ventura-colour-yellow = Gelb
ventura-colour-green = Grün
ventura-papal = 2 Siegpunkte pro Runde
ventura-income-is = Einkommen { $value }
ventura-cost-is = Bewegungskosten { $value }
ventura-move-is = Bewegung { $value }
ventura-ranged-is = Fernkampf { $value }
ventura-melee-is = Nahkampf { $value }
ventura-resistance-is = Widerstand { $value }
ventura-deploy-cost = Aufstellen kostet { $value }
ventura-upkeep-is = Unterhalt { $value }
ventura-event = Ereignis
ventura-tile-facts = Über dieses Gebiet
ventura-close = Schließen
ventura-detail = Truppen und Karten
ventura-troops-of = Truppen von { $seat }
ventura-show-troops = Die Truppen von { $seat } zeigen
ventura-area = Bereich { $number }
ventura-areas-free = Freie Bereiche:
ventura-area-free = { $number } frei
ventura-area-of = { $number } { $card }
ventura-choose-area = Bereich { $number } wählen
ventura-movement = Bewegung { $count }
ventura-first = Startspieler
ventura-points = { $count } von { $goal } Punkten
ventura-lost = ausgeschieden
ventura-florins =
    { $count ->
        [one] { $count } Florin
       *[other] { $count } Florin
    }
ventura-balance = Einkommen { $income }, Unterhalt { $upkeep }
ventura-hand-is =
    { $count ->
        [one] { $count } Karte auf der Hand, { $ventura } vom Ventura-Stapel
       *[other] { $count } Karten auf der Hand, { $ventura } vom Ventura-Stapel
    }
ventura-reserve-is =
    { $count ->
        [one] { $count } Gebiet in Reserve
       *[other] { $count } Gebiete in Reserve
    }
ventura-reserve = Deine Reserve an Gebieten
ventura-row = Offene Karten
ventura-looking = Du siehst dir an
ventura-deck = Ventura-Stapel: { $count }, abgelegt: { $discards }
ventura-conscription = Aushebungsstapel: { $count }, abgelegt: { $discards }
ventura-stock = Gebiete im Stapel: { $count }
ventura-battle = Schlacht: { $hex }
ventura-assaults = Angriffe bisher: { $count }.
ventura-attacker = Angreifer
ventura-defender = Verteidiger
ventura-no-captain = kein Hauptmann
ventura-prevents =
    { $count ->
        [one] Wehrt noch 1 Wunde ab: { $parts }
       *[other] Wehrt noch { $count } Wunden ab: { $parts }
    }
ventura-orders-secret = Die Schlachtordnungen bleiben geheim, bis beide bereit sind.
ventura-orders-revealed = Die Schlachtordnungen sind aufgedeckt.
ventura-order-open = noch ungeordnet
ventura-order-sealed = Schlachtordnung steht
ventura-waiting = Dann verteidigt: { $troops }.
ventura-army = Heer { $number }
ventura-company = Kompanie { $number }
ventura-totals = Summen der Angriffe
ventura-assault = Angriff
ventura-ranged = Fernkampf
ventura-melee = Nahkampf { $number }
ventura-next = nächster
ventura-part-companies = Kompanien
ventura-part-specials = Besonderes
ventura-part-captain = Hauptmann
ventura-part-tile = Gebiet
ventura-part-events = Ereignisse
ventura-part-none = nichts
ventura-wounds =
    { $count ->
        [one] erleidet 1 Wunde
       *[other] erleidet { $count } Wunden
    }
ventura-prevented = { $count } abgewehrt
ventura-loses = verliert { $cards }
ventura-edge-every = Ereignis: { $amount } in jedem Angriff
ventura-edge-ranged = Ereignis: { $amount } im Fernkampf
ventura-edge-melee = Ereignis: { $amount } im nächsten Nahkampf
ventura-edge-held = Ereignis: kein Rückzug
ventura-edge-free = Ereignis: Rückzug auf jedes Nachbargebiet ohne Gegner
ventura-edge-forced = Ereignis: muss sich zurückziehen, wenn möglich
ventura-fought = Die letzte Schlacht
ventura-fought-at = Letzte Schlacht, { $hex }:
ventura-last-totals = Letzter Angriff: { $first } mit { $one }, { $second } mit { $other }.
ventura-ending-eliminated = { $seat } siegt, von { $other } bleibt niemand übrig.
ventura-ending-retreated = { $other } zieht sich zurück, { $seat } siegt.
ventura-ending-even = Auf beiden Seiten bleibt niemand übrig.
ventura-ending-broken-off = Keine Seite kommt voran: { $seat } kehrt um.
ventura-ending-points =
    { $count ->
        [one] +1 Punkt.
       *[other] +{ $count } Punkte.
    }
ventura-spared = nächster Unterhalt −{ $count }
ventura-burned = nächstes Einkommen −{ $count }
ventura-raised = nächstes Einkommen +{ $count }
ventura-discount = nächste Aufstellung −{ $count }
ventura-guarded = in dieser Runde geschützt
ventura-order-is = Deine Schlachtordnung: { $cards }
ventura-round = Runde { $number }
ventura-regrouped = Bisher: { $cards }
ventura-on-map = Wähle auf dem Spielplan oder hier.
ventura-list = Die { $count } Plätze auflisten
ventura-back = Zurück
ventura-deploy-card = { $card } aufstellen
ventura-deploy-where = { $card } in Bereich
ventura-verb-family = Führen
ventura-verb-tile = Legen
ventura-verb-at = Ort
ventura-at-ask-cell = Legen auf
ventura-at-ask-city = Stadt auf
ventura-at-ask-domain = Nehmen
ventura-at-ask-annex = Annektieren
ventura-at-ask-regroup = Umgruppieren bei
ventura-at-ask-step = Ziehen nach
ventura-at-ask-retreat = Rückzug nach
ventura-at-ask-protect = Schützen
ventura-at-ask-relocate = Wegnehmen von
ventura-at-ask-relocate-to = Legen auf
ventura-at-ask-muster-where = Aufstellen bei
ventura-verb-spend = Ausgeben (Punkte)
ventura-spend =
    { $points ->
        [0] { $florins }
       *[other] { $florins } (+{ $points })
    }
ventura-verb-take = Nehmen
ventura-verb-look-at = Karten ansehen
ventura-verb-keep = Behalten
ventura-verb-keep-tile = Behalten
ventura-verb-bottom = Unter den Stapel
ventura-verb-discard = Ablegen
ventura-verb-recover = Erholen
ventura-verb-dismiss = Entlassen
ventura-verb-settle = Allein behalten
ventura-verb-deploy = Aufstellen
ventura-verb-clear = Bereich leeren
ventura-verb-assign = In Bereich
ventura-verb-activate = Ziehen mit
ventura-verb-defend = Verteidigen mit
ventura-verb-line = Nächster Platz
ventura-verb-heal = Heilen
ventura-verb-play = Ereignis
ventura-verb-on = Gegen
ventura-trigger-movement = Bewegung ihres Heers
ventura-trigger-ranged = Fernkampf
ventura-trigger-melee = Nahkampf
ventura-special-always = { $trigger } +{ $amount }
ventura-special-space = { $trigger } +{ $amount } auf Platz { $value }
ventura-special-against = { $trigger } +{ $amount } gegen { $value }
ventura-special-terrain = { $trigger } +{ $amount } auf: { $value }
ventura-keyword-cavalry = Kavallerie
ventura-keyword-infantry = Fußvolk
ventura-keyword-shooters = Schützen
ventura-only-on = Aufstellen nur auf: { $tiles }
ventura-when-own-turn = Wenn du am Zug bist
ventura-when-own-upkeep = In deinem Unterhalt
ventura-when-own-expansion = In deiner Expansion
ventura-when-own-deploy = Wenn du aufstellst
ventura-when-activated = Wenn deine Truppe marschiert
ventura-when-battle-declared = Zu Beginn deiner Schlacht
ventura-when-after-reveal = Nach dem Aufdecken der Schlachtordnungen
ventura-when-before-melee = Vor einem Nahkampf
ventura-when-after-assault = Nach einem Angriff
ventura-when-before-retreat = Bevor ein Rückzug möglich ist
ventura-when-battle-end = Am Ende deiner Schlacht
ventura-when-event-played = Wenn ein anderer ein Ereignis spielt
ventura-when-step-start = Zu Beginn deines Schritts
ventura-when-step-end = Am Ende deines Schritts
ventura-when-others-step = Vor dem Schritt eines anderen
ventura-when-before-entering = Bevor eine feindliche Truppe ein Gebiet betritt
ventura-when-before-ranged = Vor dem Fernkampf
ventura-when-before-wounds = Bevor Wunden verteilt werden
ventura-when-tile-taken = Wenn du einem Gegner ein Gebiet nimmst
ventura-when-tile-lost = Wenn du ein Gebiet verlierst
ventura-effect-assault-bonus = +{ $amount } in jedem Angriff dieser Schlacht
ventura-effect-ranged-bonus = +{ $amount } im Fernkampf
ventura-effect-melee-bonus = +{ $amount } im nächsten Nahkampf
ventura-effect-enemy-penalty = der nächste Angriff des Gegners ist um { $amount } schwächer
ventura-effect-prevention =
    { $amount ->
        [one] wehrt in dieser Schlacht 1 Wunde ab
       *[other] wehrt in dieser Schlacht { $amount } Wunden ab
    }
ventura-effect-heal-army =
    { $amount ->
        [one] heilt 1 Wunde deines Heers
       *[other] heilt bis zu { $amount } Wunden deines Heers
    }
ventura-effect-wound-enemy =
    { $amount ->
        [one] 1 Wunde für die vorderste Kompanie des Gegners
       *[other] { $amount } Wunden für die vorderste Kompanie des Gegners
    }
ventura-effect-reorder = ordne deine Kompanien neu
ventura-effect-forbid-retreat = der Gegner darf sich nicht zurückziehen
ventura-effect-grant-retreat = du darfst dich auf jedes Nachbargebiet ohne Gegner zurückziehen
ventura-effect-force-retreat = der Gegner muss sich zurückziehen, wenn er kann
ventura-effect-movement =
    { $amount ->
        [one] 1 Bewegungspunkt mehr
       *[other] { $amount } Bewegungspunkte mehr
    }
ventura-effect-gain-florins = du erhältst { $amount } Florin
ventura-effect-take-florins = nimm einem Gegner bis zu { $amount } Florin
ventura-effect-spare-upkeep = du zahlst { $amount } weniger
ventura-effect-burn-income = das nächste Einkommen eines Gegners ist um { $amount } kleiner
ventura-effect-raise-income = dein nächstes Einkommen ist um { $amount } größer
ventura-effect-draw-cards =
    { $amount ->
        [one] ziehe 1 Aushebungskarte
       *[other] ziehe { $amount } Aushebungskarten
    }
ventura-effect-discard-cards =
    { $amount ->
        [one] ein Gegner legt 1 Karte ab
       *[other] ein Gegner legt { $amount } Karten ab
    }
ventura-effect-look-at-hand = sieh dir die Hand eines Gegners an
ventura-effect-look-at-reserve = sieh dir die Reserve eines Gegners an
ventura-effect-take-row-card = nimm eine offene Karte
ventura-effect-swap-row-card = tausche eine Ventura-Karte deiner Hand gegen eine offene
ventura-effect-extra-tile = lege ein weiteres Gebiet
ventura-effect-relocate-markers = deine Marker eines Gebiets kommen in ein herrenloses Gebiet neben deiner Domäne
ventura-effect-cheap-deployment = Aufstellen kostet { $amount } weniger
ventura-effect-deploy-anywhere = stelle sofort eine Karte in einem deiner Gebiete auf, { $amount } billiger
ventura-effect-march-now = eine deiner Truppen marschiert sofort
ventura-effect-protect-tile = kein Gegner betritt in dieser Runde eines deiner Gebiete
ventura-effect-gain-points =
    { $amount ->
        [one] du erhältst 1 Siegpunkt
       *[other] du erhältst { $amount } Siegpunkte
    }
ventura-effect-cancel = hebt dieses Ereignis auf

## Ventura: Tipps und Abrechnung

ventura-cell-beside = Freier Platz { $hex }, neben { $tiles }
ventura-good = Ein guter Platz
ventura-done-ask-upkeep =
    { $count ->
        [0] Weiter
       *[other] { $count } zahlen
    }
ventura-done-ask-recruit = Nichts mehr kaufen
ventura-done-ask-conscription = Nichts mehr kaufen
ventura-done-ask-expansion = Nichts anlegen
ventura-done-ask-deploy = Nichts mehr aufstellen
ventura-done-ask-muster = Nichts mehr aufstellen
ventura-done-ask-regroup = So lassen
ventura-done-ask-march = Märsche beenden
ventura-done-ask-step = Hier anhalten
ventura-guide = Tipps für Neue
ventura-guide-hide = Tipps ausblenden
ventura-guide-show = Tipps zeigen
ventura-guide-step = Vorbereitung, Schritt { $step } von { $steps }.
ventura-guide-stars = Ein Stern zeigt einen guten Platz.
ventura-guide-family = Es gewinnt, wer dreißig Punkte hat oder sein Banner über einer feindlichen Stadt hisst. Das Land wächst um zwei Papstgebiete. Wähle einen Namen: Ohne besondere Optionen sind alle Familien gleich.
ventura-guide-tile = Alle legen vier Gebiete, eins nach dem anderen: das Land, um das ihr kämpft. Ein Plus unter der Münze heißt: Es bringt mehr neben bestimmten Nachbarn. Zeige auf ein Gebiet, um zu lesen, neben welchen.
ventura-guide-cell = Ein neues Gebiet muss zwei andere berühren: Das tun die gestrichelten Plätze. Lege zusammen, was sich gegenseitig reicher macht; deine Stadt wird in der Nähe stehen.
ventura-guide-city = In der Stadt beginnen deine Truppen, und wer sie verliert, scheidet aus. Sie darf keine andere Stadt berühren. Suche einen Platz mit drei reichen Gebieten in der Nähe.
ventura-guide-domain = Deine Stadt und drei zusammenhängende Gebiete sind deine erste Domäne: Jeder Marker bringt pro Runde einen Florin. Gekreuzte Schlüssel sind dazu zwei Punkte pro Runde wert.
ventura-guide-prestige = Für Florin gibt es Punkte: 1, 2, 3, 4 oder 5 bringen 1, 2, 4, 5 oder 7. In den ersten Runden lohnen sich Soldaten oft mehr.
ventura-guide-fortune = Eines umsonst: ein Gebiet, um deine Domäne zu vergrößern, oder eine offene Karte. Zuerst brauchst du Kompanien; ein Hauptmann macht ein Heer daraus.
ventura-guide-recruit = Für zwei Florin gibt es eine verdeckte Ventura-Karte. Behalte ein paar Florin: Auch das Aufstellen kostet.
ventura-guide-recovery = Kompanien in Siedlungen deiner Domäne erholen sich kostenlos von einer Wunde.
ventura-guide-annex = Das Land unter deinen Truppen wird deins. Fremde Marker dort sind Punkte für dich.
ventura-guide-upkeep = Deine Domäne hat einen Florin je Marker gebracht. Bezahle nun deine Truppen, oder entlasse, wen du nicht brauchst.
ventura-guide-expansion = Ein Gebiet deiner Reserve darf neben deine Domäne. Es gehört gleich dir und bringt ab der nächsten Runde etwas ein.
ventura-guide-conscription = Ein Florin je Karte: einfache Kompanien und Ereignisse, die eine Schlacht wenden können.
ventura-guide-deploy = Wähle eine Karte, dann einen Bereich. Eine Kompanie beginnt in deiner Stadt; ein Hauptmann schließt sich einer an, die dort allein ist, und sein Heer fasst fünf Kompanien.
ventura-guide-regroup = Truppen auf einem Gebiet dürfen Kompanien tauschen. Sie müssen nicht.
ventura-guide-march = Jede Truppe darf einmal marschieren. Ein Gebiet zu betreten kostet die Zahl am Stiefel; ein Feind dort bedeutet Schlacht. Worauf du nächste Runde stehst, wird deins.
ventura-guide-fight = Schlacht
ventura-guide-battle = Erst schießen beide, dann schlagen sie zu, nur mit Platz I und II. Nach je zwei Angriffen darf man sich zurückziehen, bis eine Seite fort ist.
ventura-guide-battle-defender = Du hast hier mehrere Truppen. Sie kämpfen nacheinander: Wähle die nächste.
ventura-guide-battle-order = Nur Platz I und II kämpfen, und Platz I trifft es zuerst: Stelle die Stärksten nach vorn. Wer dahinter steht, rückt auf.
ventura-guide-battle-event = Jedes Ereignis sagt, wann man es spielen kann. Wer passt, verliert dadurch nichts.
ventura-guide-battle-retreat = Ziehst du dich zurück, entkommt deine Truppe in das Gebiet mit dem Pfeil, aber der Feind siegt: 5 Punkte, wenn deine ein Heer ist. Bleibst du, folgen zwei weitere Angriffe.
ventura-sheet = Abrechnung der Runde
ventura-sheet-of = Abrechnung der Runde { $number }
ventura-sheet-before = Die Runde davor
ventura-sheet-after = Die Runde danach
ventura-sheet-tiles = { $florins } (×{ $count })
ventura-sheet-others = Familien, Ereignisse
ventura-sheet-income = Einkommen
ventura-sheet-upkeep = Unterhalt
ventura-sheet-dismissed = Entlassen
ventura-sheet-balance = Saldo
ventura-sheet-spent = Florin für Prestige
ventura-sheet-first = Punkte: Startspieler
ventura-sheet-prestige = Punkte: Prestige
ventura-sheet-papal = Punkte: Papstgebiete
ventura-sheet-war = Punkte: Land und Schlachten
ventura-sheet-scored = Punkte der Runde
ventura-sheet-now = Florin jetzt
ventura-sheet-next = Nächste Runde, Stand jetzt
ventura-sheet-always = Nach jeder Runde zeigen
