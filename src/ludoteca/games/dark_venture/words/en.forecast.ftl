## Why a verb has nothing to offer

why-asleep = { $figure } is unconscious, and nobody else of yours is there to act.
why-no-ap = There are no action points left.
why-no-way = No open way leads on from where { $figure } is.
why-searched = This location has been searched already.
why-no-searcher = { $figure } cannot search.
why-nobody-to-fight = There is nobody else where { $figure } is.
why-only-friends = Everybody here is on your side.
why-no-cards = No deck has a card left.
why-no-locations = You hold no location.
why-laid = You have laid your free location, and another one costs an action point.
why-fits-nowhere = None of your locations fits beside this one.
why-no-characters = You hold no character.
why-played = You have played your free character, and another one costs an action point.
why-nothing-here = Nothing is offered here.
why-used-here = What is offered here has been used for now.
why-not-now-here = What is offered here is not possible now: look at its price and its condition.
why-nothing-use = Nothing that you have can be used now.
why-used-use = What you have has been used for now.
why-not-now-use = What you have cannot be used now: look at its price and its condition.
why-nothing-to-handle = You have no items, and none lie here.
why-nobody-to-give = Nobody is where { $figure } is with whom you could trade.
why-no-bodies = No bodies lie where { $figure } is.
why-looted = Nothing more can be taken from the bodies here in this round.
why-no-allies = Nobody is here whom you could win over.
why-meets-nothing = No entrance would meet another one.
why-closes-map = It would close the last open entrance of the map.

## What is told of a choice before it is made

forecast-percent = { $percent } %
forecast-ap =
    { $count ->
        [one] 1 AP
       *[other] { $count } AP
    }
forecast-health = costs { $count } health
forecast-wants = on { $count } or more
forecast-ends-on = ends it on dice of { $count } or more, { $percent } %
forecast-ends = ends it, { $percent } %
forecast-harm = takes { $least } to { $most }
forecast-back = is struck back for { $least } to { $most }
forecast-hampered-2 = two dice less damage
forecast-hampered-1 = one die less damage
forecast-hampered-0 = nothing lost
forecast-entry = a story waits
forecast-foes = { $names } would fight
forecast-then = then { $values }
forecast-off = { $names } comes off
forecast-counts = counts for { $names }
forecast-completes = completes { $names }
forecast-likely = may count for { $names }
forecast-band = { $when } ({ $percent } %)

## What is counselled while the game is set up

counsel-hero = A good first hero: { $suit ->
        [blow] hits hard
        [armor] is well armored
        [health] can take much
        [mind] finds things and wakes soon
       *[luck] is lucky with followers
    } and { $other ->
        [blow] hits hard
        [armor] is well armored
        [health] can take much
        [mind] finds things and wakes soon
       *[luck] is lucky with followers
    }.
counsel-ancient = This one’s power brings most for what the favour takes: some { $count } action points.
counsel-quest = The best bargain of these: { $count } points for some { $count2 } action points.
counsel-wear = Better to wear than what it takes the place of.
counsel-keep-on = What is worn now is best.

## What could be done for a quest

lead-begin-with = A good one to begin with.
lead-now = Counts now: { $names }.
lead-where = { $steps ->
        [0] here in { $place }
        [one] { $place }, 1 step
       *[other] { $place }, { $steps } steps
    }
lead-places = Where: { $names }.
lead-then = There: { $move }.
lead-blocked = Something that it asks for does not hold yet.
lead-hard = A fight that your hero would probably lose as things are.
lead-nothing = Nothing that lies on the map helps with it yet. Lay locations, draw cards.
