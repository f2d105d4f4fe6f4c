### What the map and the rails beside it say.

## Families

ventura-of-goal = of { $goal }
ventura-next-round = next round { $count }
ventura-income-plus = income +{ $count }
ventura-upkeep-minus = upkeep −{ $count }
ventura-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ventura-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
ventura-papal-tiles = { $count } Papal

## Phases

ventura-this-round = This round
ventura-every-round = Every round
ventura-step-of = { $step } of { $steps }
ventura-phase-A = Ventura
ventura-phase-B = Administration
ventura-phase-C = Expansion
ventura-phase-D = Conscription
ventura-phase-E = Mobilization
ventura-phase-F = Troops

## The map

ventura-values = Cost and defence of the land

## Places

wind-north = north
wind-northeast = northeast
wind-east = east
wind-southeast = southeast
wind-south = south
wind-southwest = southwest
wind-west = west
wind-northwest = northwest
anchor-este = Ferrara
anchor-gonzaga = Mantova
anchor-medici = Firenze
anchor-visconti = Milano
anchor-west = West Papal Territory
anchor-east = East Papal Territory
of-este = of Ferrara
of-gonzaga = of Mantova
of-medici = of Firenze
of-visconti = of Milano
of-west = of the west Papal Territory
of-east = of the east Papal Territory
the-anchor-west = the west Papal Territory
the-anchor-east = the east Papal Territory
the-village = the Village
the-castle = the Castle
the-city = the City
the-river = the River
the-lake = the Lake
the-hill = the Hill
the-mountain = the Mountain
the-field = the Field
the-wood = the Wood
the-papal = the Papal Territory
beside-village = the Village
beside-castle = the Castle
beside-city = the City
beside-river = the River
beside-lake = the Lake
beside-hill = the Hill
beside-mountain = the Mountain
beside-field = the Field
beside-wood = the Wood
beside-papal = the Papal Territory
beside-anchor-west = the west Papal Territory
beside-anchor-east = the east Papal Territory
place-at = { $tile } { $wind } { $of }
place-near = { $tile } just { $wind } { $of }
place-far = { $tile } far { $wind } { $of }
place-number = { $place } ({ $number })
place-exact = { $place } [{ $hex }]
place-between = between { $first } and { $second }
ventura-cell = Free cell { $letter }
ventura-cell-beside = Free cell { $letter } { $between }
event-places-named = { $seat } lays { $hex }.
event-places-city-named = { $seat } founds { $hex }.
event-expands-named = { $seat } expands by { $hex }.
event-annexes-named =
    { $count ->
        [one] { $seat } annexes { $hex } with 1 marker.
       *[other] { $seat } annexes { $hex } with { $count } markers.
    }
event-removes-markers-named =
    { $count ->
        [one] { $seat } clears { $hex }: { $seat2 } loses 1 marker.
       *[other] { $seat } clears { $hex }: { $seat2 } loses { $count } markers.
    }
event-deploys-named = { $seat } deploys { $card } to Troop { $area }, in { $hex }.
event-regroups-named = { $seat } regroups in { $hex }.
event-heads-for-named = Troop { $area } of { $seat } is about to enter { $hex }.
event-marches-named = Troop { $area } of { $seat } marches to { $hex }.
event-battle-named = Battle for { $hex }! { $seat } attacks { $seat2 }.
event-retreats-named = { $seat } retreats to { $hex }.
event-wins-by-city-named = { $seat } raises a banner over { $hex } and wins!
do-at-named = { $hex }

## A march

ventura-marching = The Troop that marches
ventura-army-of = { $captain }’s Army
ventura-points-left = { $count } of { $all } points left
ventura-cost-of =
    { $count ->
        [one] { $count } of { $all } points
       *[other] { $count } of { $all } points
    }
ventura-costs-points =
    { $count ->
        [one] costs { $count } point
       *[other] costs { $count } points
    }
ventura-battle-with = Battle with { $seat }
ventura-you = You
ventura-in-best-order =
    { $most ->
        [0] in your best order, and nobody falls.
       *[other] { $least ->
            [0] in your best order; up to { $most } of { $all } Companies fall.
           *[other] in your best order; { $least } to { $most } of { $all } Companies fall.
        }
    }
ventura-events-may-change = Events may change it.
ventura-takes-markers = { $points } if the march ends here: the markers go.
ventura-way = By way of: { $places }
ventura-in-reach = Places in reach
ventura-mark-battle = battle
ventura-verdict-win = win
ventura-verdict-win-lose = win, lose { $count }
ventura-verdict-likely = likely win
ventura-verdict-open = open
ventura-verdict-lost = lost
ventura-gain =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
ventura-march-to = March: { $place }
ventura-attack-at = March and attack: { $place }

## Cards

ventura-captain = Captain
ventura-kind-company = Company
ventura-kind-infantry = Infantry
ventura-kind-cavalry = Cavalry
ventura-kind-shooters = Shooters
ventura-wounds-of = { $count } of { $all }

## A battle

ventura-look-map = Look at the map
ventura-look-battle = Back to the battle
ventura-space-falls = { $space } would fall
ventura-space-fights = { $space } fights
ventura-space-waits = { $space } waits
ventura-hits =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
ventura-step-fallen =
    { $count ->
        [0] nobody fell
        [one] { $count } Company fell
       *[other] { $count } Companies fell
    }
ventura-step-retreat = Retreat?
ventura-step-attacker-first = the attacker first
ventura-step-if-nobody = if nobody acts
ventura-totals-then = then { $attacker } : { $defender }
ventura-part-special-of = { $card }, special
ventura-threat =
    { $count ->
        [0] { $seat } would suffer no wound.
        [one] { $seat } would suffer { $count } wound.
       *[other] { $seat } would suffer { $count } wounds.
    }
ventura-threat-prevented =
    { $count ->
        [one] { $count } more is stopped.
       *[other] { $count } more are stopped.
    }
ventura-threat-falls = Would fall: { $cards }.
ventura-threat-nobody = Nobody would fall.
ventura-threat-wasted =
    { $count ->
        [one] { $count } is wasted: only spaces I and II can be hit.
       *[other] { $count } are wasted: only spaces I and II can be hit.
    }
