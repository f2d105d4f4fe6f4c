## What the coach says of a move

coach-florins =
    { $count ->
        [one] 1 Florin gives { $count2 } points.
       *[other] { $count } Florins give { $count2 } points.
    }
coach-leaves =
    { $count ->
        [one] That leaves 1 Florin, enough to deploy { $card }.
       *[other] That leaves { $count } Florins, enough to deploy { $card }.
    }
coach-thirty = You reach thirty points, and win.
coach-papal = Your Papal tiles bring { $count } points each round.
coach-short =
    { $count ->
        [one] Upkeep would then be 1 Florin short.
       *[other] Upkeep would then be { $count } Florins short.
    }
coach-income =
    { $count ->
        [one] It raises your income by 1 Florin.
       *[other] It raises your income by { $count } Florins.
    }
coach-lone-captain = { $card } has no Company in your City to join but the Garrison.
coach-city-in-reach = The City of { $seat } is without Troops, and in your Army’s reach.
coach-city-taken = The City of { $seat } is without Troops: an Army that ends there takes it.
coach-city-threatened = An Army of { $seat } could reach your City.
coach-markers =
    { $count ->
        [one] An Army that ends there removes 1 marker, for 1 point.
       *[other] An Army that ends there removes { $count } markers, for { $count } points.
    }
coach-markers-in-reach =
    { $count ->
        [one] It can reach land with 1 enemy marker and no Troops.
       *[other] It can reach land with { $count } enemy markers and no Troops.
    }
coach-next-assault = The next assault is { $count } to { $count2 }.
coach-next-assault-so-far = As it stands the next assault is { $count } to { $count2 }.
coach-would-fall = { $card } on space I would fall.
coach-retreat = A retreat gives { $seat } { $count } points.
coach-wounded = { $card } has { $count } of { $count2 } wounds; a Florin heals one.
coach-sixth-card = It would be a sixth card: one must be discarded.
