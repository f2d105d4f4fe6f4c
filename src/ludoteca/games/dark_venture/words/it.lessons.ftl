### Le tre carte prima di una prima partita.

first-goal =
    { $mode ->
        [cooperative] Guida un eroe per un giorno. Insieme, ognuno deve arrivare a { $goal } punti missione.
        [questing] Guida un eroe per un giorno e raccogli { $goal } punti missione, in solitario.
        [ranked] Guida un eroe per un giorno, in solitario: più punti missione, più alto il titolo.
       *[other] Guida un eroe per un giorno: vince chi ha più punti missione.
    }
first-turn = Pesca una carta, poi spendi punti azione: esplora, viaggia, parla, combatti, usa ciò che porti. Alla fine si valutano le tue missioni.
first-end =
    { $mode ->
        [cooperative] Dopo { $rounds } ore il sole tramonta. Vincete se ognuno ha { $goal } punti, altrimenti perdete insieme.
        [questing] Dopo { $rounds } ore il sole tramonta. Vinci con { $goal } punti.
        [ranked] Dopo { $rounds } ore il sole tramonta, e ricevi il tuo titolo.
       *[other] Dopo { $rounds } ore il sole tramonta. Vince chi allora ha più punti.
    }
