### What the map and the rails beside it say.

## Families

city-este = Ferrara
city-gonzaga = Mantova
city-medici = Firenze
city-visconti = Milano
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
