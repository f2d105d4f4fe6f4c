## Why a verb has nothing to offer

why-asleep = { $figure } ist bewusstlos, und sonst kann niemand von dir handeln.
why-no-ap = Es sind keine Aktionspunkte mehr da.
why-no-way = Von dort, wo { $figure } ist, führt kein offener Weg weiter.
why-searched = An diesem Ort wurde schon gesucht.
why-no-searcher = { $figure } kann nicht suchen.
why-nobody-to-fight = Wo { $figure } ist, ist sonst niemand.
why-only-friends = Alle hier gehören zu dir.
why-no-cards = Kein Stapel hat noch Karten.
why-no-locations = Du hast keinen Ort auf der Hand.
why-laid = Deinen freien Ort hast du gelegt, und ein weiterer kostet einen Aktionspunkt.
why-fits-nowhere = Keiner deiner Orte passt neben diesen.
why-no-characters = Du hast keine Figur auf der Hand.
why-played = Deine freie Figur hast du gespielt, und eine weitere kostet einen Aktionspunkt.
why-nothing-here = Hier wird nichts angeboten.
why-used-here = Was hier angeboten wird, ist vorerst verbraucht.
why-not-now-here = Was hier angeboten wird, geht jetzt nicht: Sieh auf Preis und Bedingung.
why-nothing-use = Nichts, was du hast, lässt sich jetzt nutzen.
why-used-use = Was du hast, ist vorerst verbraucht.
why-not-now-use = Was du hast, geht jetzt nicht: Sieh auf Preis und Bedingung.
why-nothing-to-handle = Du hast keine Gegenstände, und hier liegen keine.
why-nobody-to-give = Wo { $figure } ist, ist niemand, mit dem du tauschen könntest.
why-no-bodies = Wo { $figure } ist, liegt niemand.
why-looted = Von denen, die hier liegen, lässt sich in dieser Runde nichts mehr nehmen.
why-no-allies = Hier ist niemand, den du für dich gewinnen könntest.
why-meets-nothing = Kein Eingang träfe auf einen anderen.
why-closes-map = Der letzte offene Eingang der Landkarte wäre zu.

## What is told of a choice before it is made

forecast-percent = { $percent } %
forecast-ap = { $count } AP
forecast-health = kostet { $count } Gesundheit
forecast-wants = ab { $count }
forecast-ends-on = besiegt ab { $count } auf den Würfeln, { $percent } %
forecast-ends = besiegt mit { $percent } %
forecast-harm = nimmt { $least } bis { $most }
forecast-back = ein Gegenschlag nimmt { $least } bis { $most }
forecast-hampered-2 = zwei Würfel weniger Schaden
forecast-hampered-1 = ein Würfel weniger Schaden
forecast-hampered-0 = nichts verloren
forecast-entry = eine Geschichte wartet
forecast-foes = es käme zum Kampf: { $names }
forecast-then = dann { $values }
forecast-off = wird abgenommen: { $names }
forecast-counts = zählt für { $names }
forecast-completes = erfüllt { $names }
forecast-likely = zählt vielleicht für { $names }
forecast-band = { $when } ({ $percent } %)

## What is counselled while the game is set up

counsel-hero = Gut für den Anfang: { $suit ->
        [blow] schlägt hart zu
        [armor] ist gut gerüstet
        [health] hält viel aus
        [mind] findet viel und wacht bald auf
       *[luck] hat Glück mit Gefolge
    } und { $other ->
        [blow] schlägt hart zu
        [armor] ist gut gerüstet
        [health] hält viel aus
        [mind] findet viel und wacht bald auf
       *[luck] hat Glück mit Gefolge
    }.
counsel-ancient = Hier bringt die Macht am meisten für das, was die Gunst kostet: etwa { $count } Aktionspunkte.
counsel-quest = Lohnt sich von diesen am meisten: { $count } Punkte für etwa { $count2 } Aktionspunkte.
counsel-wear = Besser als das, was dafür abgelegt wird.
counsel-keep-on = Was jetzt getragen wird, ist am besten.

## What could be done for a quest

lead-begin-with = Ein guter Anfang.
lead-now = Das zählt jetzt: { $names }.
lead-where = { $steps ->
        [0] hier, { $place }
        [one] { $place }, 1 Schritt
       *[other] { $place }, { $steps } Schritte
    }
lead-places = Wo: { $names }.
lead-then = Dort: { $move }.
lead-blocked = Etwas, das sie verlangt, gilt noch nicht.
lead-hard = Diesen Kampf würde dein Held, wie es steht, wohl verlieren.
lead-nothing = Noch hilft nichts auf der Landkarte dabei. Leg Orte, zieh Karten.
