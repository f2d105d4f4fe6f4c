## After the end: figures, charts and moments

story-from-targets = Punti dagli obiettivi
story-from-attempts = Punti da obiettivi congelati
story-from-gifts = Punti da ultimo
story-paid = Punti pagati
story-sacrificed = Punti ceduti per jolly e azioni
story-targets = Obiettivi completati
story-drawn = Carte pescate
story-jokers = Jolly (fortuna)
story-points = Punti
story-twenty = { $seat } arriva a { $count } punti.
story-ten = { $seat } ha per primo dieci punti.
story-attempt =
    { $count ->
        [one] { $seat } ricorda un obiettivo congelato, per 1 punto.
       *[other] { $seat } ricorda un obiettivo congelato, per { $count } punti.
    }
story-given-away =
    { $count ->
        [one] { $seat } sbaglia, e regala 1 punto a { $seat2 }.
       *[other] { $seat } sbaglia, e regala { $count } punti a { $seat2 }.
    }
story-great-target = { $seat } completa un obiettivo da { $count } punti.
