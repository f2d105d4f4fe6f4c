### Das Terminal.

## Befehle, neben den englischen Wörtern, die immer gelten

command-why = warum
command-undo = zurück
command-save = sichern
command-log = protokoll
command-show = zeigen
command-hand = hand
command-help = hilfe
command-quit = ende

## Der Tisch

tui-player = Spieler
tui-battle-for = Schlacht um { $region }
tui-needed = Ziel: { $total } Regionen, { $adjacent } am Stück
tui-series = Serie bis { $target } Punkte
tui-points = { $count } Pkt
tui-regions = Regionen
tui-cards = Karten
tui-strength = Stärke
tui-short-regions = Reg
tui-short-cards = Hand
tui-short-strength = Stk
tui-token = Condottiere
tui-favor = Gunst
tui-passed = gepasst
tui-face-down = verdeckt
tui-holds = hat
tui-hand = Hand ({ $count }):
tui-no-cards = keine Karten
tui-kept = Behalten:
tui-more-news = … noch { $count }: protokoll
tui-thinking = { $name } denkt nach …
tui-thinking-secret = Jemand denkt nach …
tui-curtain = { $name }, du bist dran. Drücke Enter, wenn sonst niemand zusieht.

## VENTI

tui-targets = Ziele
tui-centre = Zentrum
tui-frozen = eingefroren
tui-frozen-by = von { $name }
tui-empty = leer
tui-turn = { $name }: noch { $left } von { $limit } Aktionen
tui-pile = Stapel { $count }
tui-discard = Ablage { $count }
tui-on-top = oben { $card }
tui-last-turns =
    { $count ->
        [0] { $name } hat zwanzig erreicht: das ist der letzte Zug
        [one] { $name } hat zwanzig erreicht: letzte Züge, danach noch 1
       *[other] { $name } hat zwanzig erreicht: letzte Züge, danach noch { $count }
    }
tui-head-points = Punkte
tui-head-hand = Hand
tui-head-actions = Aktionen
tui-head-perms = perm. Joker
tui-head-scored = Punktekarten
tui-chosen = Für Ziel { $target }:
tui-as = { $card } als { $role }

## Ventura

tui-round = Runde { $count }
tui-stock = Gebietsstapel { $count }
tui-decks = Ventura { $ventura }, Aushebung { $conscription }
tui-head-score = Punkte
tui-head-florins = Florin
tui-head-income = Eink.
tui-head-upkeep = Unterh.
tui-head-cards = Hand
tui-head-tiles = Gebiete
tui-out = ausgeschieden
tui-tile-village = Dor
tui-tile-castle = Bur
tui-tile-city = Sta
tui-tile-river = Flu
tui-tile-lake = See
tui-tile-hill = Hüg
tui-tile-mountain = Ber
tui-tile-field = Fel
tui-tile-wood = Wal
tui-tile-papal = Pap
tui-costs = Betreten kostet:
tui-values-of-cards = Karten: Kosten/Unterhalt, Bewegung·Fernkampf·Nahkampf·Widerstand
tui-row = Offen:
tui-reserve = Gebiete ({ $count }):
tui-regroup = Bisher: { $cards }
tui-looking = Du siehst:
tui-bottom = Unten im Gebietsstapel:
tui-battle-at = Schlacht auf { $hex } ({ $tile })
tui-assaults =
    { $count ->
        [0] noch kein Angriff
        [one] 1 Angriff geführt
       *[other] { $count } Angriffe geführt
    }
tui-attacks = greift an
tui-defends = verteidigt
tui-prevents = erspart { $count }
tui-order = Reihe:
tui-waiting = dann { $troops }
tui-sealed = Reihe verdeckt
tui-held = kein Rückzug
tui-free = Rückzug überallhin
tui-forced = muss zurück
tui-next = dann { $value }
tui-wounds =
    { $count ->
        [one] erleidet 1 Wunde
       *[other] erleidet { $count } Wunden
    }
tui-prevented = { $count } erspart
tui-loses = verliert { $cards }
tui-part-specials = Besonderes
tui-part-captain = Hauptmann
tui-part-tile = Gebiet
tui-part-events = Ereignisse
tui-fought-at = Letzte Schlacht: { $hex } ({ $tile })
tui-ending-eliminated = { $name } siegt.
tui-ending-retreated = { $other } zieht sich zurück, { $name } siegt.
tui-ending-even = Niemand bleibt übrig.
tui-ending-broken-off = { $name } bricht ab.
tui-ending-points =
    { $count ->
        [one] +1 Punkt
       *[other] +{ $count } Punkte
    }
tui-guarded = geschützt: { $hexes }
tui-spared = Unterhalt -{ $count }
tui-burned = Einkommen -{ $count }
tui-raised = Einkommen +{ $count }
tui-discount = Aufstellung -{ $count }
tui-moved = bewegt
tui-only-on = nur auf { $tiles }
tui-on-movement = Bewegung
tui-on-ranged = Fernkampf
tui-on-melee = Nahkampf
tui-special-always = +{ $count } { $value }
tui-special-space = +{ $count } { $value } auf Platz { $space }
tui-special-against = +{ $count } { $value } gegen { $keyword }
tui-special-terrain = +{ $count } { $value } auf { $tile }
tui-keyword-cavalry = Kavallerie
tui-keyword-infantry = Fußvolk
tui-keyword-shooters = Schützen
tui-effect-assault-bonus = +{ $count } auf alle deine Angriffe einer Schlacht
tui-effect-ranged-bonus = +{ $count } auf deinen Fernkampfangriff
tui-effect-melee-bonus = +{ $count } auf deinen nächsten Nahkampfangriff
tui-effect-enemy-penalty = -{ $count } auf den nächsten Angriff des Gegners
tui-effect-prevention =
    { $count ->
        [one] erspart 1 Wunde in einer Schlacht
       *[other] erspart { $count } Wunden in einer Schlacht
    }
tui-effect-heal-army =
    { $count ->
        [one] heilt 1 Wunde nach einer Schlacht
       *[other] heilt { $count } Wunden nach einer Schlacht
    }
tui-effect-wound-enemy =
    { $count ->
        [one] 1 Wunde für den Gegner in einer Schlacht
       *[other] { $count } Wunden für den Gegner in einer Schlacht
    }
tui-effect-reorder = stell deine Kompanien neu auf
tui-effect-forbid-retreat = der Gegner darf sich nicht zurückziehen
tui-effect-grant-retreat = Rückzug auf jedes Gebiet ohne Gegner
tui-effect-force-retreat = der Gegner muss sich zurückziehen, wenn er kann
tui-effect-movement =
    { $count ->
        [one] +1 Bewegungspunkt
       *[other] +{ $count } Bewegungspunkte
    }
tui-effect-gain-florins = du bekommst { $count } Florin
tui-effect-take-florins = nimm einem Gegner { $count } Florin
tui-effect-spare-upkeep = { $count } Florin weniger Unterhalt
tui-effect-burn-income = ein Gegner nimmt { $count } Florin weniger ein
tui-effect-raise-income = nimm { $count } Florin mehr ein
tui-effect-draw-cards =
    { $count ->
        [one] zieh 1 Aushebungskarte
       *[other] zieh { $count } Aushebungskarten
    }
tui-effect-discard-cards =
    { $count ->
        [one] ein Gegner legt 1 Karte ab
       *[other] ein Gegner legt { $count } Karten ab
    }
tui-effect-look-at-hand = sieh eine Hand an
tui-effect-look-at-reserve = sieh eine Reserve an
tui-effect-take-row-card = nimm eine offene Karte
tui-effect-swap-row-card = tausch eine Karte gegen eine offene
tui-effect-extra-tile = leg noch ein Gebiet an
tui-effect-relocate-markers = deine Marker eines Gebiets ziehen in ein freies
tui-effect-cheap-deployment = { $count } Florin weniger für eine Aufstellung
tui-effect-deploy-anywhere =
    { $count ->
        [0] stell eine Karte irgendwo in deiner Domäne auf
       *[other] stell eine Karte irgendwo in deiner Domäne auf, { $count } billiger
    }
tui-effect-march-now = beweg sofort eine Truppe
tui-effect-protect-tile = niemand betritt in dieser Runde eines deiner Gebiete
tui-effect-gain-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
tui-effect-cancel = hebt ein Ereignis auf
tui-done-ask-upkeep =
    { $count ->
        [0] Weiter
       *[other] { $count } zahlen
    }
tui-done-ask-recruit = Nichts mehr kaufen
tui-done-ask-conscription = Nichts mehr kaufen
tui-done-ask-expansion = Nichts anlegen
tui-done-ask-deploy = Nichts mehr aufstellen
tui-done-ask-muster = Nichts mehr aufstellen
tui-done-ask-regroup = So lassen
tui-done-ask-march = Märsche beenden
tui-done-ask-step = Hier anhalten
tui-for-florins = kostet { $count }

## Antworten

tui-no-number = Diese Zahl gibt es hier nicht: wähle 1 bis { $count }, oder tippe den Namen eines Zuges.
tui-several = Das kann mehreres heißen: { $names }
tui-no-such-move = „{ $typed }“ ist weder ein Zug noch ein Befehl. Mit hilfe siehst du, was möglich ist.
tui-did-you-mean = „{ $typed }“ ist hier kein Zug. Meinst du „{ $move }“?
tui-allowed = Das geht jetzt: { $move }.
tui-why-what = Tippe dahinter den Zug, zum Beispiel: warum { $move }
tui-no-rule = Zu „{ $typed }“ wurde keine Regel gefunden.
tui-more-rules = { $count } weitere Regeln enthalten „{ $typed }“: nenne eine mit ihrem Kürzel.
tui-saved = Gesichert: { $file }
tui-not-saved = Das Spiel ist nicht gesichert: { $why }.
tui-log-all = { $count } frühere Zeilen: log all
tui-no-asides = Jetzt gibt es nichts zu zeigen.
tui-asides = Du kannst zum Beispiel zeigen: { $names }
tui-left = Das Spiel ist gesichert. Weiter geht es mit: ludoteca resume { $file }
tui-record = Dieses Spiel noch einmal ansehen: ludoteca replay { $file }
tui-help =
    Eine Zahl oder der Name eines Zuges führt ihn aus: 3, oder { $move }; der Anfang genügt, wenn er eindeutig ist.
    ?             die Regel hinter der Frage; ? { $rule } eine Regel; ? WORT Regeln mit einem Wort
    warum ZUG     warum ein Zug nicht möglich ist
    zurück        den letzten eigenen Zug zurücknehmen, wenn seither nichts gezogen oder aufgedeckt wurde
    protokoll     was geschehen ist; log all von Anfang an
    zeigen B KARTE  eine eigene Karte jemandem zeigen, wenn das Spiel es erlaubt
    hand          den Tisch neu zeichnen (wie Enter)
    sichern DATEI eine Kopie des Spiels sichern; ohne DATEI dort, wo es ohnehin liegt
    ende          den Tisch verlassen; das Spiel ist gesichert und kann weitergehen

## Das Ende

tui-winner = { $name } gewinnt { $reason }.
tui-winners = { $name } gewinnen gemeinsam: { $reason }.
tui-and = und
tui-score = Punktzahl { $count }

## Wiederholung

tui-start = Der Anfang
tui-move = Zug { $number } von { $count }. { $name }
tui-replay-help = Enter oder n weiter, b zurück, eine Zahl springt, l Protokoll, q Ende
tui-replay-end = Das ist das Ende.
tui-replay-begin = Das ist der Anfang.
tui-replay-what = Tippe n, b, eine Zahl von 0 bis { $count }, l oder q.

## Simulationen

tui-simulating = Simulation
tui-bot = Bot
tui-games = Spiele
tui-wins = Siege
tui-rate = Siegquote
tui-interval = 95-%-Bereich
tui-fair = gerechter Anteil
tui-ending = Ende
tui-share = Anteil
tui-rounded = Aus { $asked } Spielen wurden { $games }: jeder Bot sitzt auf jedem Platz gleich oft.
tui-summary = { $games } Spiele, { $seats } Plätze, Startwert { $seed }: im Mittel { $decisions } Entscheidungen je Spiel, { $speed } Spiele je Sekunde.

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
