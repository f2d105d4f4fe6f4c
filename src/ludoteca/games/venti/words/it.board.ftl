### What the board says.

## Il tavolo di VENTI

venti-targets = Obiettivi
venti-centre = Centro
venti-frozen = { $count } su { $most } congelati
venti-last-lap =
    { $count ->
        [0] Ultimo turno
        [one] Ultimo giro: ancora 1 turno
       *[other] Ultimo giro: ancora { $count } turni
    }
venti-ender = venti punti prima di tutti
venti-points =
    { $count ->
        [one] 1 punto su { $goal }
       *[other] { $count } punti su { $goal }
    }
venti-points-short = Punti { $count }/{ $goal }
venti-won =
    { $count ->
        [one] 1 carta punti
       *[other] { $count } carte punti
    }
venti-extra =
    { $count ->
        [one] 1 azione aggiuntiva per turno
       *[other] { $count } azioni aggiuntive per turno
    }
venti-actions =
    { $count ->
        [one] ancora 1 azione
       *[other] ancora { $count } azioni
    }
venti-perm = Jolly permanente { $card }
venti-perms = Jolly permanenti
venti-perms-are = jolly permanenti: { $cards }
venti-point-cards = Le tue carte punti
venti-more = +{ $count }
venti-pile =
    { $count ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
venti-discard =
    { $count ->
        [one] Scarti: 1 carta, { $card }
       *[other] Scarti: { $count } carte, in cima { $card }
    }
venti-no-discard = Non ci sono scarti
venti-target =
    { $count ->
        [one] Obiettivo { $target }, 1 punto: { $condition }
       *[other] Obiettivo { $target }, { $count } punti: { $condition }
    }
venti-target-frozen = Obiettivo { $target }, congelato da { $seat }
venti-target-gap = Obiettivo { $target }: nessuna carta
venti-gap = Nessuna carta
venti-can-fulfil = Puoi completarlo
venti-card =
    { $count ->
        [one] { $card }; come obiettivo 1 punto per { $condition }
       *[other] { $card }; come obiettivo { $count } punti per { $condition }
    }
venti-any = un numero qualsiasi
venti-alike = { $count } uguali
venti-draw = Pesca
venti-target-title = Obiettivo
venti-target-moves = Che cosa fare con l’obiettivo { $target }
venti-give-up = Sacrifica punti
venti-back = Indietro
venti-exchange-target = Scambia con l’obiettivo
venti-exchange-centre = Scambia con
venti-fulfil = Completa
venti-use = Usa queste carte
venti-other-way = Altre carte
venti-suggest = Suggerisci carte
venti-freeze = Congela
venti-attempt = Mostra queste carte
venti-to-joker = Jolly permanente { $card }
venti-to-action = Un’azione aggiuntiva per turno
venti-confirm-pay = Paga con queste
venti-confirm-gift = Metti giù queste
venti-confirm-discard = Scarta queste
venti-joker-is = Jolly come
venti-joker-as = Jolly { $number } come
venti-joker-choose = scegli
venti-these-fit = Queste carte vanno bene.
venti-missing =
    { $count ->
        [one] Serve ancora 1 carta.
       *[other] Servono ancora { $count } carte.
    }
venti-no-fit = Queste carte non vanno bene.
venti-attempt-chosen =
    { $count ->
        [0] Scegli esattamente le carte che la condizione nascosta richiede.
        [one] 1 carta scelta.
       *[other] { $count } carte scelte.
    }
venti-risk = Se non sono esattamente quelle giuste, l’obiettivo e i suoi punti vanno a { $seat }.
venti-risk-own = Se non sono esattamente quelle giuste, paghi almeno due punti e l’obiettivo torna scoperto.
venti-pays = Scelti: { $count } punti; ne devi almeno { $least }.
venti-lays = Scelti: { $count } punti su { $most }.
venti-discards = Scelte: { $count } su { $most }.
venti-centre-chosen = Premi di nuovo la carta per pescarla, o un obiettivo per scambiarli.
venti-points-lost =
    { $count ->
        [one] Perdi 1 punto per sempre.
       *[other] Perdi { $count } punti per sempre.
    }
venti-points-lost-any = Quale carta punti? I suoi punti sono persi per sempre.
venti-worth =
    { $count ->
        [one] Vale 1 punto.
       *[other] Vale { $count } punti.
    }
venti-freeze-note = Una volta congelato, la sua condizione è nascosta, anche a te; solo le carte esatte lo scongelano, e un tentativo sbagliato ti costa punti.
venti-hint-action = Consiglio: una carta punti può diventare un’azione in più in ogni turno (Sacrifica punti).
venti-hint-dots = I puntini su una carta sono i punti che dà come obiettivo; con { $goal } punti la partita finisce.
