### What the board says.

## Der Tisch von Ventura

ventura-map = Spielplan
ventura-map-help = Sechsecke des Spielplans; Pfeiltasten gehen von Sechseck zu Sechseck, mit Umschalt verschieben sie den Plan; Plus und Minus vergrößern und verkleinern ihn, 0 zeigt ihn ganz
ventura-closer = Vergrößern
ventura-farther = Verkleinern
ventura-whole = Den ganzen Spielplan zeigen
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
ventura-area = Truppe { $number }
ventura-areas-free = Frei für neue Truppen:
ventura-area-free = { $number } frei
ventura-area-of = { $number } { $card }
ventura-choose-area = Truppe { $number } wählen
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
ventura-battle = Schlacht um { $hex }
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
ventura-list = { $count ->
    [one] Den Platz auflisten
   *[other] Die { $count } Plätze auflisten
}
ventura-back = Zurück
ventura-deploy-card = { $card } aufstellen
ventura-deploy-where = { $card } in Truppe
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
ventura-verb-clear = Truppe auflösen
ventura-verb-assign = In Truppe
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
ventura-when-after-reveal = Nach dem Aufdecken
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
ventura-guide-deploy = Wähle eine Karte, dann eine Truppe. Eine Kompanie beginnt in deiner Stadt; ein Hauptmann schließt sich einer an, die dort allein ist, und sein Heer fasst fünf Kompanien.
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
