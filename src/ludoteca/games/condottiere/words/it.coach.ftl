## What the coach says of a move

coach-leads =
    { $count2 ->
        [0] Sei in testa di { $count }, e nessun altro può più agire.
        [one] Sei in testa di { $count }; un altro è ancora in battaglia.
       *[other] Sei in testa di { $count }; altri { $count2 } sono ancora in battaglia.
    }
coach-leads-open =
    { $count2 ->
        [0] Con le carte scoperte sei in testa di { $count }.
        [one] Con le carte scoperte sei in testa di { $count }; un altro è ancora in battaglia.
       *[other] Con le carte scoperte sei in testa di { $count }; altri { $count2 } sono ancora in battaglia.
    }
coach-unanswered = Sei in testa, e nessuno può più rispondere.
coach-tie = La battaglia finirebbe in parità: nessuno ottiene la regione.
coach-takes-lead = { $card } ti porta in testa di { $count }.
coach-takes-lead-open = { $card } ti porta in testa di { $count }, con le carte scoperte.
coach-cheapest = È la tua carta più economica che porta in testa.
coach-connected = { $region } formerebbe un gruppo collegato di { $count }; con { $count2 } si vince.
coach-wins-you = { $region } ti farebbe vincere la partita.
coach-wins-other = { $region } farebbe vincere la partita a { $seat }.
coach-stops = Altrimenti { $region } farebbe vincere la partita a { $seat }.
coach-winter =
    { $count2 ->
        [0] L’Inverno toglie { $count } a { $seat } e niente a te.
       *[other] L’Inverno toglie { $count } a { $seat } e { $count2 } a te.
    }
coach-keeps-winter = Conservi l’Inverno per una linea come quella di { $seat }.
coach-ends-now = Finisce subito la battaglia, mentre sei in testa di { $count }.
coach-bishop-risk = Un Vescovo porterebbe via il tuo { $card }.
coach-all-seen = Nessuna carta { $card } può arrivare prima della prossima mescolata.
coach-token = Il segnalino Condottiere verrebbe a te.
coach-hand-size =
    { $count ->
        [one] { $seat } ha 1 carta, tu ne hai { $count2 }.
       *[other] { $seat } ha { $count } carte, tu ne hai { $count2 }.
    }
coach-holds = { $seat } ha in mano { $card }.
