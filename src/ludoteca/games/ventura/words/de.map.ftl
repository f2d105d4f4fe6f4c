### Was der Spielplan und die Leisten daneben sagen.

## Familien

city-este = Ferrara
city-gonzaga = Mantua
city-medici = Florenz
city-visconti = Mailand
ventura-of-goal = von { $goal }
ventura-next-round = dann { $count }
ventura-income-plus = Einkommen +{ $count }
ventura-upkeep-minus = Unterhalt −{ $count }
ventura-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
ventura-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
ventura-papal-tiles = { $count } päpstlich

## Phasen

ventura-this-round = Diese Runde
ventura-every-round = Jede Runde
ventura-step-of = { $step } von { $steps }
ventura-phase-A = Ventura
ventura-phase-B = Verwaltung
ventura-phase-C = Expansion
ventura-phase-D = Aushebung
ventura-phase-E = Mobilisierung
ventura-phase-F = Truppen

## Der Spielplan

ventura-values = Kosten und Verteidigung der Ländereien
