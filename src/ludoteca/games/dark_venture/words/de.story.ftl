## After the end: figures, charts and moments

story-heroic = Punkte aus Heldenquests
story-side = Punkte aus Nebenquests
story-otherwise = Andere Punkte
story-fights = Kämpfe
story-dealt = Ausgeteilter Schaden
story-suffered = Verlorene Gesundheit
story-items = Erhaltene Gegenstände
story-points = Punkte je Stunde
story-fulfils =
    { $count ->
        [one] { $seat } erfüllt { $quest }, für 1 Punkt.
       *[other] { $seat } erfüllt { $quest }, für { $count } Punkte.
    }
story-falls = { $figure } wird bewusstlos.
story-dies = { $figure } stirbt.
