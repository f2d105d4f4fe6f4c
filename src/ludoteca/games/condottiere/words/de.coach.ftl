## What the coach says of a move

coach-leads =
    { $count2 ->
        [0] Du führst mit { $count } Vorsprung, und sonst kann niemand mehr handeln.
        [one] Du führst mit { $count } Vorsprung; 1 Gegner ist noch in der Schlacht.
       *[other] Du führst mit { $count } Vorsprung; { $count2 } Gegner sind noch in der Schlacht.
    }
coach-leads-open =
    { $count2 ->
        [0] Nach offenen Karten führst du mit { $count } Vorsprung.
        [one] Nach offenen Karten führst du mit { $count } Vorsprung; 1 Gegner ist noch in der Schlacht.
       *[other] Nach offenen Karten führst du mit { $count } Vorsprung; { $count2 } Gegner sind noch in der Schlacht.
    }
coach-unanswered = Du führst, und niemand kann mehr antworten.
coach-tie = Die Schlacht ginge unentschieden aus: Niemand bekommt die Region.
coach-takes-lead = { $card } übernimmt die Führung mit { $count } Vorsprung.
coach-takes-lead-open = { $card } übernimmt nach offenen Karten die Führung mit { $count } Vorsprung.
coach-cheapest = Es ist deine billigste Karte, die führt.
coach-connected = { $region } ergäbe eine zusammenhängende Gruppe von { $count }; mit { $count2 } gewinnt man.
coach-wins-you = { $region } würde dir den Sieg bringen.
coach-wins-other = { $region } würde { $seat } den Sieg bringen.
coach-stops = Sonst würde { $region } { $seat } den Sieg bringen.
coach-winter =
    { $count2 ->
        [0] Der Winter nimmt { $seat } { $count } und dir nichts.
       *[other] Der Winter nimmt { $seat } { $count } und dir { $count2 }.
    }
coach-keeps-winter = Du behältst den Winter für eine Schlachtreihe wie die von { $seat }.
coach-ends-now = Sie beendet die Schlacht sofort, während du mit { $count } Vorsprung führst.
coach-bishop-risk = Ein Bischof nähme deinen { $card }.
coach-all-seen = Bis zum nächsten Mischen kann kein { $card } mehr kommen.
coach-token = Der Condottiere-Marker käme zu dir.
coach-hand-size =
    { $count ->
        [one] { $seat } hat 1 Karte, du hast { $count2 }.
       *[other] { $seat } hat { $count } Karten, du hast { $count2 }.
    }
coach-holds = { $seat } hat { $card } auf der Hand.
