## What the coach says of a move

coach-blow = Un colpo toglie circa { $count } dei { $count2 } punti di salute di { $figure }.
coach-hurt = A { $figure } restano { $count } punti di salute su { $count2 }.
coach-flight = La probabilità di scappare è di circa il { $count } %.
coach-foes =
    { $count ->
        [one] Là aspetta qualcuno che combatterebbe: { $location }.
       *[other] Là aspettano in { $count } che combatterebbero: { $location }.
    }
coach-ap-left = Andrebbero persi { $count } PA.
coach-hours-left =
    { $count ->
        [0] È l’ultima ora del giorno.
        [one] Resta ancora 1 ora.
       *[other] Restano ancora { $count } ore.
    }
coach-completes = Completa ciò che { $quest } chiede ora.
coach-counts = Vale per { $quest }.
coach-likely = Se riesce, vale per { $quest }.
coach-search = La probabilità di trovare qualcosa è di circa il { $count } %.
