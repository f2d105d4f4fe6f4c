## After the end: figures, charts and moments

story-from-targets = Punkte aus Zielen
story-from-attempts = Punkte aus eingefrorenen Zielen
story-from-gifts = Punkte als Letzter
story-paid = Gezahlte Punkte
story-sacrificed = Für Joker und Aktionen gegebene Punkte
story-targets = Erfüllte Ziele
story-drawn = Gezogene Karten
story-jokers = Joker (Glück)
story-points = Punkte
story-twenty = { $seat } erreicht { $count } Punkte.
story-ten = { $seat } hat als Erster zehn Punkte.
story-attempt =
    { $count ->
        [one] { $seat } erinnert sich an ein eingefrorenes Ziel, für 1 Punkt.
       *[other] { $seat } erinnert sich an ein eingefrorenes Ziel, für { $count } Punkte.
    }
story-given-away =
    { $count ->
        [one] { $seat } irrt sich und schenkt { $seat2 } 1 Punkt.
       *[other] { $seat } irrt sich und schenkt { $seat2 } { $count } Punkte.
    }
story-great-target = { $seat } erfüllt ein Ziel für { $count } Punkte.
