### Was die Wahlmöglichkeiten, die Reiter eines kleinen Bildschirms, der Schatz und vergrößerte Karten sagen.

## Reiter

ventura-tabs = Was über dem Spielplan liegt
ventura-tab-decide = Entscheiden
ventura-tab-hand = Hand { $count }
ventura-tab-troops = Truppen
ventura-tab-treasury = Kasse
ventura-tab-log = Verlauf

## Preise

ventura-points-then =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
ventura-price-becomes =
    { $count ->
        [one] aus { $count } Florin wird { $left }
       *[other] aus { $count } Florin werden { $left }
    }
ventura-price-card = { $cost } zum Aufstellen, { $upkeep } je Runde
ventura-gain-tile =
    { $count ->
        [one] +1 Florin je Runde, sobald es liegt; noch { $count }
       *[other] +1 Florin je Runde, sobald es liegt; noch { $count }
    }
ventura-gain-upkeep =
    { $count ->
        [one] spart je Runde { $count } Florin
       *[other] spart je Runde { $count } Florin
    }
ventura-movement-points =
    { $count ->
        [one] { $count } Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
ventura-not-now = { $what }: jetzt nicht. Warum?

## Die Kasse

ventura-treasury = Kasse von { $seat }
ventura-treasury-if =
    { $count ->
        [one] Kasse, wenn du { $count } Florin ausgibst
       *[other] Kasse, wenn du { $count } Florin ausgibst
    }
ventura-treasury-now = Florin jetzt
ventura-treasury-spent = Jetzt ausgegeben
ventura-treasury-income =
    { $count ->
        [one] Einkommen aus { $count } Gebiet
       *[other] Einkommen aus { $count } Gebieten
    }
ventura-treasury-upkeep =
    { $count ->
        [one] Unterhalt für { $count } Karte
       *[other] Unterhalt für { $count } Karten
    }
ventura-treasury-after = Nach der nächsten Verwaltung
ventura-treasury-paid = Alle werden bezahlt.
ventura-treasury-short =
    { $count ->
        [one] { $count } Florin fehlt: Jemand wird gehen müssen.
       *[other] { $count } Florin fehlen: Jemand wird gehen müssen.
    }

## Vergrößerte Karten

ventura-told-card = { $kind }. { $cost } zum Aufstellen, { $upkeep } je Runde.
ventura-told-event =
    { $count ->
        [one] { $name }, ein Ereignis, wird für { $count } Florin aus der Hand gespielt.
       *[other] { $name }, ein Ereignis, wird für { $count } Florin aus der Hand gespielt.
    }
ventura-told-when = Wann: { $when }.
ventura-told-then = Dann: { $effect }.
ventura-told-company-ranged = zum Fernkampf, auf Platz I oder II
ventura-told-company-ranged-none = schießt nicht
ventura-told-company-melee = zu jedem Nahkampf, auf Platz I oder II
ventura-told-company-melee-none = kämpft nicht im Nahkampf
ventura-told-company-resistance =
    { $amount ->
        [one] Wunde, und sie fällt
       *[other] Wunden, und sie fällt
    }
ventura-told-company-resistance-none = fällt mit der ersten Wunde
ventura-told-company-move =
    { $amount ->
        [one] Punkt je Marsch; ihr Heer ist nicht schneller
       *[other] Punkte je Marsch; ihr Heer ist nicht schneller
    }
ventura-told-company-move-none = marschiert nicht
ventura-told-captain-ranged = zum Fernkampf seines Heeres
ventura-told-captain-ranged-none = nichts zum Fernkampf
ventura-told-captain-melee = zu jedem Nahkampf seines Heeres
ventura-told-captain-melee-none = nichts zu Nahkämpfen
ventura-told-captain-resistance =
    { $amount ->
        [one] Wunde in einer Schlacht verhindert
       *[other] Wunden in einer Schlacht verhindert
    }
ventura-told-captain-resistance-none = verhindert keine Wunden
ventura-told-captain-move =
    { $amount ->
        [one] Punkt je Marsch für das ganze Heer
       *[other] Punkte je Marsch für das ganze Heer
    }
ventura-told-captain-move-none = kein schnellerer Marsch

## Die Legende

ventura-go-attack = Marschieren und angreifen
ventura-go-march = Dorthin marschieren
ventura-legend = Legende und Einstellungen
ventura-legend-marks = Während eine Truppe marschiert, sagt ein dunkler Kreis, wie viele Punkte bis dorthin verbraucht sind; darunter steht, was daraus würde.
ventura-wish-values = Kosten und Verteidigung auf dem Spielplan, wie sie jetzt gelten
ventura-wish-forecast = Vorhersagen, wie Schlachten ausgehen würden
ventura-wish-exact = Koordinaten hinter den Namen der Orte
ventura-wish-guide = Tipps für Neulinge

## Tasten

ventura-key-map = die Schlacht vom Spielplan heben
ventura-key-card = die Karte vergrößern, auf die man zeigt
