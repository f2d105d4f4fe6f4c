## What the coach says of a move

coach-fulfils =
    { $count ->
        [one] Erfüllt Ziel { $target } für 1 Punkt mit { $count2 } Karten.
       *[other] Erfüllt Ziel { $target } für { $count } Punkte mit { $count2 } Karten.
    }
coach-nothing-else = Diese Karten braucht kein anderes Ziel.
coach-saves-joker = Dein Joker bleibt auf der Hand.
coach-completes =
    { $count ->
        [one] Mit { $card } kannst du Ziel { $target } noch in diesem Zug für 1 Punkt erfüllen.
       *[other] Mit { $card } kannst du Ziel { $target } noch in diesem Zug für { $count } Punkte erfüllen.
    }
coach-draws-away = Für Ziel { $target } fehlen dir { $count } Karten, die im Zentrum liegen.
coach-exchange =
    { $count ->
        [one] Ziel { $target } wird eines, das deine Hand erfüllt, für 1 Punkt.
       *[other] Ziel { $target } wird eines, das deine Hand erfüllt, für { $count } Punkte.
    }
coach-lies-open =
    { $count ->
        [one] Ziel { $target } läge 1 Zug lang für andere offen.
       *[other] Ziel { $target } läge { $count } Züge lang für andere offen.
    }
coach-frozen-costs = Ist es am Ende noch eingefroren, zahlst du { $count } Punkte.
coach-own-frozen = Ziel { $target } hast du eingefroren: Bleibt es bis zum Ende so, zahlst du { $count } Punkte.
coach-attempt = { $seat } hat Ziel { $target } eingefroren: Ein falscher Versuch verschenkt seine Punkte.
coach-own-attempt = Du hast Ziel { $target } eingefroren: Ein falscher Versuch kostet dich { $count } Punkte.
coach-first-ten = Du hättest als Erster zehn Punkte und zahlst { $count }.
coach-twenty = Du erreichst zwanzig: Alle anderen haben noch einen Zug.
coach-last-turn =
    { $count ->
        [one] Das ist dein letzter Zug: 1 Punkt mehr schlägt { $seat }.
       *[other] Das ist dein letzter Zug: { $count } Punkte mehr schlagen { $seat }.
    }
coach-last-leads = Damit liegst du in deinem letzten Zug vorn.
coach-last-wins = Damit gewinnst du.
coach-more-actions = Von nun an hast du { $count } Aktionen im Zug.
coach-one-must-go = Du hättest { $count } Karten: Was über zehn ist, musst du ablegen.
