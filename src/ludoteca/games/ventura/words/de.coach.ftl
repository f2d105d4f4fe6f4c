## What the coach says of a move

coach-florins =
    { $count ->
        [one] 1 Florin bringt { $count2 } Punkte.
       *[other] { $count } Florin bringen { $count2 } Punkte.
    }
coach-leaves =
    { $count ->
        [one] Dann bleibt 1 Florin, genug um { $card } aufzustellen.
       *[other] Dann bleiben { $count } Florin, genug um { $card } aufzustellen.
    }
coach-thirty = Du erreichst dreißig Punkte und gewinnst.
coach-papal = Deine Papstgebiete bringen { $count } Punkte je Runde.
coach-short =
    { $count ->
        [one] Für den Unterhalt fehlte dann 1 Florin.
       *[other] Für den Unterhalt fehlten dann { $count } Florin.
    }
coach-income =
    { $count ->
        [one] Es erhöht dein Einkommen um 1 Florin.
       *[other] Es erhöht dein Einkommen um { $count } Florin.
    }
coach-lone-captain = { $card } findet in deiner Stadt keine Kompanie außer der Garnison.
coach-city-in-reach = Die Stadt von { $seat } ist ohne Truppen und für dein Heer erreichbar.
coach-city-taken = Die Stadt von { $seat } ist ohne Truppen: Ein Heer, das dort bleibt, nimmt sie ein.
coach-city-threatened = Ein Heer von { $seat } könnte deine Stadt erreichen.
coach-markers =
    { $count ->
        [one] Ein Heer, das dort bleibt, entfernt 1 Marker, für 1 Punkt.
       *[other] Ein Heer, das dort bleibt, entfernt { $count } Marker, für { $count } Punkte.
    }
coach-markers-in-reach =
    { $count ->
        [one] Sie kann ein Gebiet mit 1 feindlichen Marker und ohne Truppen erreichen.
       *[other] Sie kann ein Gebiet mit { $count } feindlichen Markern und ohne Truppen erreichen.
    }
coach-next-assault = Der nächste Angriff steht { $count } zu { $count2 }.
coach-next-assault-so-far = So wie es jetzt aussieht, steht der nächste Angriff { $count } zu { $count2 }.
coach-would-fall = { $card } auf Platz I würde fallen.
coach-retreat = Ein Rückzug bringt { $seat } { $count } Punkte.
coach-wounded = { $card } hat { $count } von { $count2 } Wunden; ein Florin heilt eine.
coach-sixth-card = Es wäre die sechste Karte: Eine musst du ablegen.
