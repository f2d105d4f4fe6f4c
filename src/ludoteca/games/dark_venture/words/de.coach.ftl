## What the coach says of a move

coach-blow = Ein Schlag nimmt { $figure } etwa { $count } von { $count2 } Gesundheit.
coach-hurt = { $figure } hat noch { $count } von { $count2 } Gesundheit.
coach-flight = Die Chance zu entkommen ist etwa { $count } %.
coach-foes =
    { $count ->
        [one] Dort wartet jemand, der kämpfen würde: { $location }.
       *[other] Dort warten { $count }, die kämpfen würden: { $location }.
    }
coach-ap-left = { $count } AP gingen verloren.
coach-hours-left =
    { $count ->
        [0] Dies ist die letzte Stunde des Tages.
        [one] 1 Stunde kommt noch.
       *[other] { $count } Stunden kommen noch.
    }
coach-completes = Es erfüllt, was { $quest } jetzt verlangt.
coach-counts = Es zählt für { $quest }.
coach-likely = Wenn es gelingt, zählt es für { $quest }.
coach-search = Die Chance, etwas zu finden, ist etwa { $count } %.
