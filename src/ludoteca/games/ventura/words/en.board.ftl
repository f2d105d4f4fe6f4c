### What the board says.

## The board of Ventura

ventura-map = Map
ventura-map-help = Hexes of the map; arrow keys walk from hex to hex, with Shift they move the map; plus and minus zoom, 0 shows all of it
ventura-closer = Zoom in
ventura-farther = Zoom out
ventura-whole = Show the whole map
ventura-can-choose = You can choose it
ventura-city-of = City of { $seat }
ventura-ownerless = nobody’s
ventura-owned =
    { $count ->
        [one] { $seat } with { $count } marker
       *[other] { $seat } with { $count } markers
    }
ventura-army-here =
    { $count ->
        [one] Army { $number } of { $seat } with { $count } Company
       *[other] Army { $number } of { $seat } with { $count } Companies
    }
ventura-company-here = Company { $number } of { $seat }
ventura-wounded =
    { $count ->
        [one] { $card }, { $count } wound
       *[other] { $card }, { $count } wounds
    }
ventura-formula = { $base }, and { $each } more for each adjacent own tile that is { $colour }
ventura-colour-grey = grey
ventura-colour-blue = blue
ventura-colour-brown = brown
ventura-colour-yellow = yellow
ventura-colour-green = green
ventura-papal = 2 points a round
ventura-income-is = Income { $value }
ventura-cost-is = Movement cost { $value }
ventura-move-is = Movement { $value }
ventura-ranged-is = Ranged { $value }
ventura-melee-is = Melee { $value }
ventura-resistance-is = Resistance { $value }
ventura-deploy-cost = Costs { $value } to deploy
ventura-upkeep-is = Upkeep { $value }
ventura-event = Event
ventura-tile-facts = About this tile
ventura-close = Close
ventura-detail = Troops and cards
ventura-troops-of = Troops of { $seat }
ventura-show-troops = Show the Troops of { $seat }
ventura-area = Troop { $number }
ventura-areas-free = Free for new Troops:
ventura-area-free = { $number } free
ventura-area-of = { $number } { $card }
ventura-choose-area = Choose Troop { $number }
ventura-movement = movement { $count }
ventura-first = First player
ventura-points = { $count } of { $goal } points
ventura-lost = eliminated
ventura-florins =
    { $count ->
        [one] { $count } Florin
       *[other] { $count } Florins
    }
ventura-balance = income { $income }, upkeep { $upkeep }
ventura-hand-is =
    { $count ->
        [one] { $count } card in hand, { $ventura } from the Ventura deck
       *[other] { $count } cards in hand, { $ventura } from the Ventura deck
    }
ventura-reserve-is =
    { $count ->
        [one] { $count } tile in reserve
       *[other] { $count } tiles in reserve
    }
ventura-reserve = Your reserve of tiles
ventura-row = Face-up cards
ventura-looking = You look at
ventura-deck = Ventura deck: { $count }, discarded: { $discards }
ventura-conscription = Conscription deck: { $count }, discarded: { $discards }
ventura-stock = Tiles in the stockpile: { $count }
ventura-battle = Battle for { $hex }
ventura-assaults = Assaults fought: { $count }.
ventura-attacker = Attacker
ventura-defender = Defender
ventura-no-captain = no Captain
ventura-prevents =
    { $count ->
        [one] Still prevents 1 wound: { $parts }
       *[other] Still prevents { $count } wounds: { $parts }
    }
ventura-orders-secret = Orders stay secret until both are ready.
ventura-orders-revealed = Orders are revealed.
ventura-order-open = no order yet
ventura-order-sealed = order sealed
ventura-waiting = Then defends: { $troops }.
ventura-army = Army { $number }
ventura-company = Company { $number }
ventura-totals = Totals of the assaults
ventura-assault = Assault
ventura-ranged = Ranged
ventura-melee = Melee { $number }
ventura-next = next
ventura-part-companies = Companies
ventura-part-specials = special
ventura-part-captain = Captain
ventura-part-tile = tile
ventura-part-events = Events
ventura-part-none = nothing
ventura-wounds =
    { $count ->
        [one] suffers 1 wound
       *[other] suffers { $count } wounds
    }
ventura-prevented = { $count } prevented
ventura-loses = loses { $cards }
ventura-edge-every = Event: { $amount } in every assault
ventura-edge-ranged = Event: { $amount } in the ranged assault
ventura-edge-melee = Event: { $amount } in the next melee
ventura-edge-held = Event: may not retreat
ventura-edge-free = Event: may retreat to any adjacent tile without enemies
ventura-edge-forced = Event: must retreat if possible
ventura-fought = The last battle
ventura-fought-at = Last battle, { $hex }:
ventura-last-totals = Last assault: { $first } with { $one }, { $second } with { $other }.
ventura-ending-eliminated = { $seat } wins, nobody of { $other } is left.
ventura-ending-retreated = { $other } retreats, { $seat } wins.
ventura-ending-even = Nobody is left on either side.
ventura-ending-broken-off = Neither side gives way: { $seat } goes back.
ventura-ending-points =
    { $count ->
        [one] +1 point.
       *[other] +{ $count } points.
    }
ventura-spared = next upkeep −{ $count }
ventura-burned = next income −{ $count }
ventura-raised = next income +{ $count }
ventura-discount = next deployment −{ $count }
ventura-guarded = protected in this round
ventura-order-is = Your order: { $cards }
ventura-round = Round { $number }
ventura-regrouped = So far: { $cards }
ventura-on-map = Choose on the map, or here.
ventura-list = { $count ->
    [one] List the place
   *[other] List the { $count } places
}
ventura-back = Back
ventura-deploy-card = Deploy { $card }
ventura-deploy-where = { $card } to Troop
ventura-verb-family = Lead
ventura-verb-tile = Lay
ventura-verb-at = Hex
ventura-at-ask-cell = Place it at
ventura-at-ask-city = City at
ventura-at-ask-domain = Take
ventura-at-ask-annex = Annex
ventura-at-ask-regroup = Regroup at
ventura-at-ask-step = March to
ventura-at-ask-retreat = Retreat to
ventura-at-ask-protect = Protect
ventura-at-ask-relocate = Take away at
ventura-at-ask-relocate-to = Put them on
ventura-at-ask-muster-where = Appear at
ventura-verb-spend = Spend (points)
ventura-spend =
    { $points ->
        [0] { $florins }
       *[other] { $florins } (+{ $points })
    }
ventura-verb-take = Take
ventura-verb-look-at = Look at cards
ventura-verb-keep = Keep
ventura-verb-keep-tile = Keep
ventura-verb-bottom = To the bottom
ventura-verb-discard = Discard
ventura-verb-recover = Recover
ventura-verb-dismiss = Dismiss
ventura-verb-settle = Keep on its own
ventura-verb-deploy = Deploy
ventura-verb-clear = Disband Troop
ventura-verb-assign = To Troop
ventura-verb-activate = March with
ventura-verb-defend = Defend with
ventura-verb-line = Next space
ventura-verb-heal = Heal
ventura-verb-play = Event
ventura-verb-on = Against
ventura-trigger-movement = Movement of its Army
ventura-trigger-ranged = Ranged
ventura-trigger-melee = Melee
ventura-special-always = { $trigger } +{ $amount }
ventura-special-space = { $trigger } +{ $amount } on space { $value }
ventura-special-against = { $trigger } +{ $amount } against { $value }
ventura-special-terrain = { $trigger } +{ $amount } on this land: { $value }
ventura-keyword-cavalry = cavalry
ventura-keyword-infantry = infantry
ventura-keyword-shooters = shooters
ventura-only-on = Deployed only on: { $tiles }
ventura-when-own-turn = On your turn
ventura-when-own-upkeep = In your Upkeep
ventura-when-own-expansion = In your Expansion
ventura-when-own-deploy = When you deploy
ventura-when-activated = When your Troop marches
ventura-when-battle-declared = When your battle begins
ventura-when-after-reveal = After the orders are revealed
ventura-when-before-melee = Before a melee
ventura-when-after-assault = After an assault
ventura-when-before-retreat = Before retreats
ventura-when-battle-end = At the end of your battle
ventura-when-event-played = When another plays an Event
ventura-when-step-start = At the start of your step
ventura-when-step-end = At the end of your step
ventura-when-others-step = Before another’s step
ventura-when-before-entering = Before an enemy Troop enters a tile
ventura-when-before-ranged = Before the ranged assault
ventura-when-before-wounds = Before wounds are assigned
ventura-when-tile-taken = When you take an enemy’s tile
ventura-when-tile-lost = When you lose a tile
ventura-effect-assault-bonus = +{ $amount } in every assault of this battle
ventura-effect-ranged-bonus = +{ $amount } in the ranged assault
ventura-effect-melee-bonus = +{ $amount } in the next melee
ventura-effect-enemy-penalty = the enemy’s next assault has { $amount } less
ventura-effect-prevention =
    { $amount ->
        [one] prevents 1 wound in this battle
       *[other] prevents { $amount } wounds in this battle
    }
ventura-effect-heal-army =
    { $amount ->
        [one] heals 1 wound of your Army
       *[other] heals up to { $amount } wounds of your Army
    }
ventura-effect-wound-enemy =
    { $amount ->
        [one] 1 wound for the foremost enemy Company
       *[other] { $amount } wounds for the foremost enemy Company
    }
ventura-effect-reorder = put your Companies in a new order
ventura-effect-forbid-retreat = the enemy may not retreat
ventura-effect-grant-retreat = you may retreat to any adjacent tile without enemies
ventura-effect-force-retreat = the enemy must retreat if possible
ventura-effect-movement =
    { $amount ->
        [one] 1 more movement point
       *[other] { $amount } more movement points
    }
ventura-effect-gain-florins =
    { $amount ->
        [one] you get 1 Florin
       *[other] you get { $amount } Florins
    }
ventura-effect-take-florins =
    { $amount ->
        [one] take 1 Florin from an opponent
       *[other] take up to { $amount } Florins from an opponent
    }
ventura-effect-spare-upkeep = you pay { $amount } less
ventura-effect-burn-income = an opponent’s next income is { $amount } less
ventura-effect-raise-income = your next income is { $amount } more
ventura-effect-draw-cards =
    { $amount ->
        [one] draw 1 Conscription card
       *[other] draw { $amount } Conscription cards
    }
ventura-effect-discard-cards =
    { $amount ->
        [one] an opponent discards 1 card
       *[other] an opponent discards { $amount } cards
    }
ventura-effect-look-at-hand = look at an opponent’s hand
ventura-effect-look-at-reserve = look at an opponent’s reserve
ventura-effect-take-row-card = take a face-up card
ventura-effect-swap-row-card = swap a Ventura card of your hand for a face-up one
ventura-effect-extra-tile = place one more tile
ventura-effect-relocate-markers = your markers of a tile go to a tile of nobody beside your Domain
ventura-effect-cheap-deployment = deploying costs { $amount } less
ventura-effect-deploy-anywhere = deploy a card at once on any of your tiles, { $amount } cheaper
ventura-effect-march-now = a Troop of yours marches now
ventura-effect-protect-tile = no enemy enters one of your tiles this round
ventura-effect-gain-points =
    { $amount ->
        [one] you score 1 point
       *[other] you score { $amount } points
    }
ventura-effect-cancel = cancels that Event

## Ventura: tips and accounts

ventura-good = A good place
ventura-done-ask-upkeep =
    { $count ->
        [0] Go on
       *[other] Pay { $count }
    }
ventura-done-ask-recruit = Buy no more
ventura-done-ask-conscription = Buy no more
ventura-done-ask-expansion = Place no tile
ventura-done-ask-deploy = Deploy no more
ventura-done-ask-muster = Deploy no more
ventura-done-ask-regroup = Leave them as they are
ventura-done-ask-march = End the marches
ventura-done-ask-step = Stop here
ventura-guide = Tips for newcomers
ventura-guide-hide = Hide tips
ventura-guide-show = Show tips
ventura-guide-step = Setup, step { $step } of { $steps }.
ventura-guide-stars = A star marks a good place.
ventura-guide-family = Thirty points win, and so does your banner over an enemy City. The land grows around two Papal Territories. Choose a name: without special options the families are all alike.
ventura-guide-tile = Everybody lays four tiles, one at a time: this is the land you will all fight for. A plus below the coin means: it earns more beside certain neighbours. Point at a tile to read which.
ventura-guide-cell = A new tile must touch two tiles of the map: the dashed cells do. Put together what makes each other richer; your City will stand near by.
ventura-guide-city = Your soldiers start in your City, and who loses it is out of the game. It may not touch another City. Look for a place with three rich tiles close by.
ventura-guide-domain = Your City and three tiles that hang together are your first Domain: each marker earns a Florin a round. Crossed keys are worth two points a round as well.
ventura-guide-prestige = Florins buy points: 1, 2, 3, 4 or 5 of them give 1, 2, 4, 5 or 7. In the first rounds soldiers are often the better buy.
ventura-guide-fortune = One thing for free: a tile to enlarge your Domain, or a face-up card. You need Companies first; a Captain makes an Army of one.
ventura-guide-recruit = Two Florins buy an unseen Ventura card. Keep some: deploying costs Florins as well.
ventura-guide-recovery = Companies on inhabited tiles of your Domain recover from one wound, free of charge.
ventura-guide-annex = The land under your Troops becomes yours. Markers of others there are points for you.
ventura-guide-upkeep = Your Domain has paid a Florin for each marker. Now pay your Troops, or dismiss those you do not need.
ventura-guide-expansion = A tile of your reserve may join the map beside your Domain. It is yours at once, and earns from the next round on.
ventura-guide-conscription = One Florin a card: simple Companies, and Events that can turn a battle.
ventura-guide-deploy = Choose a card, then a Troop. A Company begins in your City; a Captain joins one that is alone there, and his Army can hold five Companies.
ventura-guide-regroup = Troops on one tile may exchange their Companies. You need not.
ventura-guide-march = Each Troop may march once. Entering a tile costs the number at its boot; an enemy there means battle. What you stand on next round becomes yours.
ventura-guide-fight = Battle
ventura-guide-battle = First both sides shoot, then they strike, with spaces I and II only. After every two assaults either may retreat, until one is gone.
ventura-guide-battle-defender = You have several Troops here. They fight one after the other: choose which is next.
ventura-guide-battle-order = Only spaces I and II fight, and space I takes the wounds first: put the strong in front. Those behind move up.
ventura-guide-battle-event = Each Event says when it can be played. Who passes loses nothing by it.
ventura-guide-battle-retreat = Retreat, and your Troop escapes to the tile with the arrow, but the enemy wins: 5 points if yours is an Army. Stay, and two more assaults follow.
ventura-sheet = Accounts of the round
ventura-sheet-of = Accounts of round { $number }
ventura-sheet-before = The round before
ventura-sheet-after = The round after
ventura-sheet-tiles = { $florins } (×{ $count })
ventura-sheet-others = Families, Events
ventura-sheet-income = Income
ventura-sheet-upkeep = Upkeep
ventura-sheet-dismissed = Dismissed
ventura-sheet-balance = Balance
ventura-sheet-spent = Florins for prestige
ventura-sheet-first = Points: going first
ventura-sheet-prestige = Points: prestige
ventura-sheet-papal = Points: Papal Territories
ventura-sheet-war = Points: land and battles
ventura-sheet-scored = Points of this round
ventura-sheet-now = Florins now
ventura-sheet-next = Next round, as things stand
ventura-sheet-always = Show after every round
