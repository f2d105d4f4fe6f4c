### The terminal.

## Commands, beside the English words that are always understood

command-why = why
command-undo = undo
command-save = save
command-log = log
command-show = show
command-hand = hand
command-help = help
command-quit = quit

## The table

tui-player = Player
tui-battle-for = Battle for { $region }
tui-needed = Goal: { $total } regions or { $adjacent } linked
tui-series = Series to { $target } points
tui-points = { $count } pts
tui-regions = regions
tui-cards = cards
tui-strength = strength
tui-short-regions = reg
tui-short-cards = cards
tui-short-strength = str
tui-token = token
tui-favor = Favor
tui-passed = passed
tui-face-down = face down
tui-holds = holds
tui-hand = Hand ({ $count }):
tui-no-cards = no cards
tui-kept = Kept:
tui-more-news = … { $count } more: log
tui-thinking = { $name } is thinking …
tui-thinking-secret = Somebody is thinking …
tui-curtain = { $name }, it is your turn. Press Enter when nobody else is looking.

## VENTI

tui-targets = Targets
tui-centre = Centre
tui-frozen = frozen
tui-frozen-by = by { $name }
tui-empty = empty
tui-turn = { $name }: { $left } of { $limit } actions left
tui-pile = pile { $count }
tui-discard = discards { $count }
tui-on-top = { $card } on top
tui-last-turns =
    { $count ->
        [0] { $name } has reached twenty: this is the last turn
        [one] { $name } has reached twenty: last turns, 1 more to come
       *[other] { $name } has reached twenty: last turns, { $count } more to come
    }
tui-head-points = points
tui-head-hand = hand
tui-head-actions = actions
tui-head-perms = perm. jokers
tui-head-scored = point cards
tui-chosen = For target { $target }:
tui-as = { $card } as { $role }

## Ventura

tui-round = Round { $count }
tui-stock = stockpile { $count }
tui-decks = Ventura { $ventura }, Conscription { $conscription }
tui-head-score = points
tui-head-florins = Florins
tui-head-income = income
tui-head-upkeep = upkeep
tui-head-cards = hand
tui-head-tiles = tiles
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
tui-for-florins = costs { $count }

## Answers

tui-no-number = There is no such number here: choose 1 to { $count }, or type the name of a move.
tui-several = That can mean several moves: { $names }
tui-no-such-move = “{ $typed }” is neither a move nor a command. Type help to see what you can do.
tui-did-you-mean = “{ $typed }” is not a move here. Did you mean “{ $move }”?
tui-allowed = You can do that now: { $move }.
tui-why-what = Type the move after it, such as: why { $move }
tui-no-rule = No rule was found for “{ $typed }”.
tui-more-rules = { $count } more rules have “{ $typed }”: name one by its id.
tui-saved = Saved: { $file }
tui-not-saved = The game is not saved: { $why }.
tui-log-all = { $count } earlier lines: type log all
tui-no-asides = There is nothing to show now.
tui-asides = You may show, for example: { $names }
tui-left = The game is saved. Go on with: ludoteca resume { $file }
tui-record = Look at this game again with: ludoteca replay { $file }
tui-help =
    A number, or the name of a move, makes it: 3, or { $move }; its beginning will do, if it is clear.
    ?            the rule behind the question; ? { $rule } any rule; ? WORD rules with a word
    why MOVE     why a move is not possible
    undo         take back your last move, if nothing was drawn or revealed since
    log          what has happened; log all from the beginning
    show B CARD  show one of your cards to another player, if the game allows it
    hand         draw the table again (Enter does the same)
    save FILE    save a copy of the game; without FILE where it is kept anyway
    quit         leave; the game is saved and can be resumed

## The end

tui-winner = { $name } wins { $reason }.
tui-winners = { $name } win together: { $reason }.
tui-and = and
tui-score = score { $count }

## Replays

tui-start = The beginning
tui-move = Move { $number } of { $count }. { $name }
tui-replay-help = Enter or n next, b back, a number jumps, l log, q quit
tui-replay-end = This is the end.
tui-replay-begin = This is the beginning.
tui-replay-what = Type n, b, a number from 0 to { $count }, l or q.

## Simulations

tui-simulating = Simulating
tui-bot = bot
tui-games = games
tui-wins = wins
tui-rate = win rate
tui-interval = 95 % interval
tui-fair = fair share
tui-ending = ending
tui-share = share
tui-rounded = { $asked } games became { $games }: each bot sits in each seat equally often.
tui-summary = { $games } games, { $seats } seats, seed { $seed }: on average { $decisions } decisions a game, { $speed } games per second.

## Which engine plays

tui-engine-compiled = Compiled engine.
tui-engine-missing = Interpreted engine; `make fast` makes it about 8 times as fast.
tui-engine-foreign = Interpreted engine: the compiled one is for another Python; `make fast` builds it anew.
tui-engine-stale = Interpreted engine: the compiled one is older than the source; `make fast` builds it anew.

## Games and options

tui-game = game
tui-seats = seats
tui-options = options
tui-default = default
tui-two-defaults = { $people }; bots alone { $bots }
tui-values = values
tui-what = what it does
tui-true-false = true, false
tui-number-range = { $low } to { $high }
tui-try = Play one with: ludoteca play { $game }
tui-all-tested = Every rule of { $game } has a test.
tui-untested = { $count } rules of { $game } have no test:

# owners' packs
tui-content-fine = { $game }: the pack { $name } is in order (digest { $digest }).
tui-content-same = It changes nothing: all values are the shipped ones.
tui-content-thing = what
tui-content-field = field
tui-content-shipped = shipped
tui-content-own = yours
