## After the end: figures, charts and moments

story-heroic = Punti di missioni eroiche
story-side = Punti di missioni secondarie
story-otherwise = Altri punti
story-fights = Combattimenti
story-dealt = Danni inflitti
story-suffered = Salute persa
story-items = Oggetti ottenuti
story-points = Punti per ora
story-fulfils =
    { $count ->
        [one] { $seat } compie { $quest }, per 1 punto.
       *[other] { $seat } compie { $quest }, per { $count } punti.
    }
story-falls = { $figure } perde i sensi.
story-dies = { $figure } muore.
