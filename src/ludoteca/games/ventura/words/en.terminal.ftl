### What the terminal says.

## Ventura

tui-round = Round { $count }
tui-stock = stockpile { $count }
tui-decks = Ventura { $ventura }, Conscription { $conscription }
tui-out = eliminated
tui-tile-village = Vil
tui-tile-castle = Cas
tui-tile-city = Cit
tui-tile-river = Riv
tui-tile-lake = Lak
tui-tile-hill = Hil
tui-tile-mountain = Mou
tui-tile-field = Fie
tui-tile-wood = Woo
tui-tile-papal = Pap
tui-costs = To enter:
tui-values-of-cards = Cards: cost/upkeep, movement·ranged·melee·resistance
tui-row = Face up:
tui-reserve = Tiles ({ $count }):
tui-regroup = So far: { $cards }
tui-looking = You look at:
tui-bottom = At the bottom of the stockpile:
tui-battle-at = Battle at { $hex } ({ $tile })
tui-assaults =
    { $count ->
        [0] no assault yet
        [one] 1 assault fought
       *[other] { $count } assaults fought
    }
tui-attacks = attacks
tui-defends = defends
tui-prevents = prevents { $count }
tui-order = Order:
tui-waiting = then { $troops }
tui-sealed = order sealed
tui-held = may not retreat
tui-free = may retreat to any tile
tui-forced = must retreat
tui-next = next { $value }
tui-wounds =
    { $count ->
        [one] suffers 1 wound
       *[other] suffers { $count } wounds
    }
tui-prevented = { $count } prevented
tui-loses = loses { $cards }
tui-part-specials = special
tui-part-captain = Captain
tui-part-tile = tile
tui-part-events = Events
tui-fought-at = Last battle: { $hex } ({ $tile })
tui-ending-eliminated = { $name } wins.
tui-ending-retreated = { $other } retreats, { $name } wins.
tui-ending-even = Nobody is left.
tui-ending-broken-off = { $name } breaks off.
tui-ending-points =
    { $count ->
        [one] +1 point
       *[other] +{ $count } points
    }
tui-guarded = protected: { $hexes }
tui-spared = upkeep -{ $count }
tui-burned = income -{ $count }
tui-raised = income +{ $count }
tui-discount = deployment -{ $count }
tui-moved = moved
tui-only-on = only on { $tiles }
tui-on-movement = movement
tui-on-ranged = ranged
tui-on-melee = melee
tui-special-always = +{ $count } { $value }
tui-special-space = +{ $count } { $value } on space { $space }
tui-special-against = +{ $count } { $value } against { $keyword }
tui-special-terrain = +{ $count } { $value } on { $tile }
tui-keyword-cavalry = cavalry
tui-keyword-infantry = infantry
tui-keyword-shooters = shooters
tui-effect-assault-bonus = +{ $count } to all your assaults of a battle
tui-effect-ranged-bonus = +{ $count } to your ranged assault
tui-effect-melee-bonus = +{ $count } to your next melee assault
tui-effect-enemy-penalty = -{ $count } to the next enemy assault
tui-effect-prevention =
    { $count ->
        [one] prevents 1 wound in a battle
       *[other] prevents { $count } wounds in a battle
    }
tui-effect-heal-army =
    { $count ->
        [one] heals 1 wound after a battle
       *[other] heals { $count } wounds after a battle
    }
tui-effect-wound-enemy =
    { $count ->
        [one] 1 wound for the enemy in a battle
       *[other] { $count } wounds for the enemy in a battle
    }
tui-effect-reorder = line up anew
tui-effect-forbid-retreat = the enemy may not retreat
tui-effect-grant-retreat = retreat to any tile without enemies
tui-effect-force-retreat = the enemy must retreat if he can
tui-effect-movement =
    { $count ->
        [one] +1 movement point
       *[other] +{ $count } movement points
    }
tui-effect-gain-florins =
    { $count ->
        [one] gain 1 Florin
       *[other] gain { $count } Florins
    }
tui-effect-take-florins =
    { $count ->
        [one] take 1 Florin from an opponent
       *[other] take { $count } Florins from an opponent
    }
tui-effect-spare-upkeep =
    { $count ->
        [one] 1 Florin less upkeep
       *[other] { $count } Florins less upkeep
    }
tui-effect-burn-income =
    { $count ->
        [one] an opponent earns 1 Florin less
       *[other] an opponent earns { $count } Florins less
    }
tui-effect-raise-income =
    { $count ->
        [one] earn 1 Florin more
       *[other] earn { $count } Florins more
    }
tui-effect-draw-cards =
    { $count ->
        [one] draw 1 Conscription card
       *[other] draw { $count } Conscription cards
    }
tui-effect-discard-cards =
    { $count ->
        [one] an opponent discards 1 card
       *[other] an opponent discards { $count } cards
    }
tui-effect-look-at-hand = look at a hand
tui-effect-look-at-reserve = look at a reserve
tui-effect-take-row-card = take a face-up card
tui-effect-swap-row-card = swap a card for a face-up one
tui-effect-extra-tile = add one more tile
tui-effect-relocate-markers = your markers of a tile go to a free one
tui-effect-cheap-deployment =
    { $count ->
        [one] 1 Florin off a deployment
       *[other] { $count } Florins off a deployment
    }
tui-effect-deploy-anywhere =
    { $count ->
        [0] deploy a card anywhere in your Domain
       *[other] deploy a card anywhere in your Domain, { $count } cheaper
    }
tui-effect-march-now = march with a Troop at once
tui-effect-protect-tile = nobody enters one of your tiles in this round
tui-effect-gain-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
tui-effect-cancel = cancels an Event
tui-for-florins = costs { $count }
tui-head-score = points
tui-head-florins = Florins
tui-head-income = income
tui-head-upkeep = upkeep
tui-head-cards = hand
tui-head-tiles = tiles
tui-done-ask-upkeep =
    { $count ->
        [0] Go on
       *[other] Pay { $count }
    }
tui-done-ask-recruit = Buy no more
tui-done-ask-conscription = Buy no more
tui-done-ask-expansion = Place no tile
tui-done-ask-deploy = Deploy no more
tui-done-ask-muster = Deploy no more
tui-done-ask-regroup = Leave them as they are
tui-done-ask-march = End the marches
tui-done-ask-step = Stop here
