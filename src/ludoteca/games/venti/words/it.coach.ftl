## What the coach says of a move

coach-fulfils =
    { $count ->
        [one] Completa l’obiettivo { $target } per 1 punto con { $count2 } carte.
       *[other] Completa l’obiettivo { $target } per { $count } punti con { $count2 } carte.
    }
coach-nothing-else = Quelle carte non servono a nessun altro obiettivo.
coach-saves-joker = Il tuo Jolly resta in mano.
coach-completes =
    { $count ->
        [one] Con { $card } puoi completare l’obiettivo { $target }, per 1 punto, in questo turno.
       *[other] Con { $card } puoi completare l’obiettivo { $target }, per { $count } punti, in questo turno.
    }
coach-draws-away = L’obiettivo { $target } è a { $count } pescate, con carte che sono nel centro.
coach-exchange =
    { $count ->
        [one] L’obiettivo { $target } diventa uno che la tua mano soddisfa, per 1 punto.
       *[other] L’obiettivo { $target } diventa uno che la tua mano soddisfa, per { $count } punti.
    }
coach-lies-open =
    { $count ->
        [one] L’obiettivo { $target } resterebbe scoperto per 1 turno altrui.
       *[other] L’obiettivo { $target } resterebbe scoperto per { $count } turni altrui.
    }
coach-frozen-costs = Se alla fine è ancora congelato, paghi { $count } punti.
coach-own-frozen = L’obiettivo { $target } è congelato da te: se resta così fino alla fine, paghi { $count } punti.
coach-attempt = { $seat } ha congelato l’obiettivo { $target }: un tentativo sbagliato regala i suoi punti.
coach-own-attempt = Hai congelato tu l’obiettivo { $target }: un tentativo sbagliato ti costa { $count } punti.
coach-first-ten = Saresti il primo ad avere dieci punti, e ne paghi { $count }.
coach-twenty = Arrivi a venti: tutti gli altri hanno ancora un turno.
coach-last-turn =
    { $count ->
        [one] È il tuo ultimo turno: 1 punto in più batte { $seat }.
       *[other] È il tuo ultimo turno: { $count } punti in più battono { $seat }.
    }
coach-last-leads = Ti porta in testa nel tuo ultimo turno.
coach-last-wins = Così vinci la partita.
coach-more-actions = D’ora in poi hai { $count } azioni per turno.
coach-one-must-go = Avresti { $count } carte: quelle oltre la decima vanno scartate.
