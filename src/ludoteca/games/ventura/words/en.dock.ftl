### What the choices, the tabs of a small screen, the treasury and enlarged cards say.

## Tabs

ventura-tabs = What lies over the map
ventura-tab-decide = Decide
ventura-tab-hand = Hand { $count }
ventura-tab-troops = Troops
ventura-tab-treasury = Treasury
ventura-tab-log = Log

## Prices

ventura-points-then =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ventura-price-becomes =
    { $count ->
        [one] { $count } Florin becomes { $left }
       *[other] { $count } Florins become { $left }
    }
ventura-price-card = { $cost } to deploy, { $upkeep } each round
ventura-gain-tile =
    { $count ->
        [one] +1 Florin a round once it is laid; { $count } is left
       *[other] +1 Florin a round once it is laid; { $count } are left
    }
ventura-gain-upkeep =
    { $count ->
        [one] saves { $count } Florin each round
       *[other] saves { $count } Florins each round
    }
ventura-movement-points =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
ventura-not-now = { $what }: not now. Why?

## The treasury

ventura-treasury = Treasury of { $seat }
ventura-treasury-if =
    { $count ->
        [one] Treasury, if you spend { $count } Florin
       *[other] Treasury, if you spend { $count } Florins
    }
ventura-treasury-now = Florins now
ventura-treasury-spent = Spent now
ventura-treasury-income =
    { $count ->
        [one] Income of { $count } tile
       *[other] Income of { $count } tiles
    }
ventura-treasury-upkeep =
    { $count ->
        [one] Upkeep of { $count } card
       *[other] Upkeep of { $count } cards
    }
ventura-treasury-after = After the next Administration
ventura-treasury-paid = Everybody is paid.
ventura-treasury-short =
    { $count ->
        [one] { $count } Florin is missing: somebody will have to go.
       *[other] { $count } Florins are missing: somebody will have to go.
    }

## Enlarged cards

ventura-told-card = { $kind }. { $cost } to deploy, { $upkeep } each round.
ventura-told-event =
    { $count ->
        [one] { $name }, an Event, played from the hand for { $count } Florin.
       *[other] { $name }, an Event, played from the hand for { $count } Florins.
    }
ventura-told-when = When: { $when }.
ventura-told-then = Then: { $effect }.
ventura-told-company-ranged = added to the ranged assault, on space I or II
ventura-told-company-ranged-none = does not shoot
ventura-told-company-melee = added to every melee, on space I or II
ventura-told-company-melee-none = does not strike
ventura-told-company-resistance =
    { $amount ->
        [one] wound, and it falls
       *[other] wounds, and it falls
    }
ventura-told-company-resistance-none = falls with the first wound
ventura-told-company-move =
    { $amount ->
        [one] point a march; its Army is no faster
       *[other] points a march; its Army is no faster
    }
ventura-told-company-move-none = does not march
ventura-told-captain-ranged = to the ranged assault of his Army
ventura-told-captain-ranged-none = nothing to the ranged assault
ventura-told-captain-melee = to every melee of his Army
ventura-told-captain-melee-none = nothing to melees
ventura-told-captain-resistance =
    { $amount ->
        [one] wound stopped in a battle
       *[other] wounds stopped in a battle
    }
ventura-told-captain-resistance-none = stops no wounds
ventura-told-captain-move =
    { $amount ->
        [one] point a march for the whole Army
       *[other] points a march for the whole Army
    }
ventura-told-captain-move-none = no faster march

## The legend

ventura-go-attack = March and attack
ventura-go-march = March there
ventura-legend = Legend and settings
ventura-legend-marks = While a Troop marches, a dark circle says how many points are used up to there; below it stands what would come of it.
ventura-wish-values = Cost and defence on the map, as they hold now
ventura-wish-forecast = Tell beforehand how battles would end
ventura-wish-exact = Coordinates behind the names of places
ventura-wish-guide = Tips for newcomers

## Keys

ventura-key-map = lift the battle off the map
ventura-key-card = enlarge the card that is pointed at
