### What the browser says.

language-en = English
language-it = Italiano
language-de = Deutsch

## Games

game-condottiere = Condottiere
tagline-condottiere = Princes of Italy hire mercenaries, bribe courtesans and pray for winter. Conquer cities; bluff the rest.
game-venti = VENTI
tagline-venti = Collect numbers, meet conditions, freeze what you want for yourself. The first with twenty points rings the last lap.
game-ventura = Ventura
tagline-ventura = Four families of the Renaissance lay out the land and lead captains of fortune to war over it. Spend Florins on prestige, or on an army.

## Home

ui-title = Ludoteca
ui-hello = Take a game from the shelf.
ui-play-bots = Play against bots
ui-invite = Invite friends
ui-players = { $least } to { $most } players
ui-my-tables = My tables
ui-no-tables = You sit at no table yet.
ui-open-tables = Open tables
ui-no-open-tables = Nobody is waiting for players now.
ui-status-waiting = waiting for players
ui-status-playing = in play
ui-status-over = finished
ui-upload = Watch a recorded game
ui-credits = Credits
ui-home = Home
ui-you-are = You are
ui-language = Language
ui-loading = One moment …
ui-no-server = The server does not answer. Try again in a moment.
ui-lost = There is no page at this address.

## Setting up a table

ui-set-up = A table for { $game }
ui-no-game = There is no such game on the shelf.
ui-seats = Seats
ui-seat-count = Number of seats
ui-seat-who = Who sits in seat { $number }
ui-plan-me = At this screen
ui-plan-open = A friend, by link
ui-plan-bot = A bot
ui-your-name = Name
ui-bot-level = How well the bot plays
ui-hot-seat = Several people share this screen. A curtain hides the hands between turns.
ui-options = Rules
ui-edition = Edition of the rules
ui-on = yes
ui-off = no
ui-table = Table
ui-clock = Time for a move
ui-clock-0 = no limit
ui-clock-30 = 30 seconds
ui-clock-60 = 1 minute
ui-clock-120 = 2 minutes
ui-clock-300 = 5 minutes
ui-clock-86400 = a day
ui-absent = When time is up
ui-absent-bot = a bot plays on
ui-absent-wait = we wait
ui-pace = Bots play
ui-pace-0 = at once
ui-pace-1 = at an easy pace
ui-pace-2 = slowly
ui-public = Anybody may join
ui-make-table = Make the table
ui-begin = Begin
ui-open-rule = Open this rule
bot-random = plays anything
bot-greedy = plays sensibly
bot-ismcts = thinks ahead

## Waiting for players

ui-lobby = The table is set
ui-lobby-wait = Send the link to your friends. They need no account.
ui-lobby-full = Everybody is here.
ui-share-table = Link to this table
ui-return-link = Your own link, to go on from another device
ui-copy = Copy
ui-copied = Copied
ui-seat-open = free seat
ui-seat-you = you
ui-seat-bot = bot, { $level }
ui-seat-away = away
ui-sit-here = Sit here
ui-start = Start the game
ui-leave = Leave the table
ui-host-starts = The game begins when whoever made the table starts it.

## At the table

ui-decision = Your choice
ui-undo = Undo
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-rules = Rules
ui-rules-of = Rules of { $game }
ui-search-rules = Search the rules
ui-no-rule = No rule has “{ $words }”.
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-watcher = Onlooker
ui-drawer = Log, rules and chat
ui-close = Close
ui-menu = Menu
ui-sound = Sounds
ui-notify = Notify me when it is my turn
ui-shortcuts = Keyboard
ui-asides = Show a card
ui-to-whom = To whom
ui-line-connecting = Connecting …
ui-line-lost = Connection lost. Trying again …
ui-line-gone = This table is no longer there.
ui-line-unreadable = This table was made by another version of the program and cannot be opened.
ui-over = The game is over.
ui-wait-for = It is the turn of { $name }.
ui-wait-thinking = { $name } is thinking …
ui-wait-somebody = Somebody is choosing …
ui-tab-turn = Your turn – { $title }
ui-covered = A bot is playing for you.
ui-take-back = Take my seat back
ui-curtain = { $name }, it is your turn
ui-curtain-why = Your hand is hidden until nobody else is looking.
ui-curtain-open = I am { $name }: show my hand
ui-result = Result
ui-winner = { $name } wins
ui-winners = { $name } win together
ui-and = and
ui-score = score { $count }
ui-rematch = Play again
ui-go-rematch = Go to the next game
ui-watch-replay = Watch the replay
ui-download = Download the record
ui-none = none
ui-yes = yes
ui-no = no

key-1 = choose an option by its number
key-2 = go to the next card, place or button
key-3 = choose what is in focus
key-4 = log
key-5 = rules, at the one behind the question
key-6 = chat
key-7 = undo
key-8 = this list
key-9 = close

## Replays

ui-replay = Replay
ui-move-of = Move { $number } of { $count }.
ui-first = To the beginning
ui-back = One move back
ui-play = Play
ui-pause = Pause
ui-next = One move on
ui-last = To the end
ui-jump = Jump to a move
ui-eyes = Seen by
ui-go-on = Play on from here
ui-go-on-why = Bots take the other seats. Cards that your seat could not know are dealt anew. Where do you sit?
ui-share = Share
ui-share-move = Link to move { $number }

## The board of Condottiere

board-map = Map of Italy
board-description = The board in words
board-battle = Battle for { $region }
board-before-battle = Before the battle
board-after-battle = After the last battle
board-goal = { $total } regions or { $adjacent } linked
board-goal-long = Whoever holds { $total } regions, or { $adjacent } that are linked, wins.
board-held-by = held by { $seat }
board-fought-for = fought for now
board-has-favor = under the Favor of the Pope
board-token = holds the Condottiere token
board-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-regions = { $count } of { $total } regions
board-of = { $count }/{ $total }
board-points = { $count } pts
board-strength = Strength { $count }
board-thinking = thinking …
board-turn = to play
board-your-turn = your turn
board-passed = passed
board-face-down = A card lies face down.
board-times = ×{ $count }
board-count-of = { $count } × { $card }
board-nothing = nothing
board-hand =
    { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
board-no-hand = Your hand is empty.
board-kept = Kept:
board-tap-again = Tap again to choose it.
board-says-seat = { $seat }: { $cards ->
    [one] { $cards } card in hand; regions: { $regions }.
   *[other] { $cards } cards in hand; regions: { $regions }.
}
board-says-line = Battle line: { $cards }; strength { $count }.
board-says-favor = The Favor of the Pope lies on { $region }.
board-says-hand = Your hand: { $cards }.
map-adriatic = Mare Adriatico
map-tyrrhenian = Mare Tirreno
map-ligurian = Mar Ligure

## The board of VENTI

venti-targets = Targets
venti-centre = Centre
venti-frozen = { $count } of { $most } frozen
venti-last-lap =
    { $count ->
        [0] Last turn
        [one] Last lap: 1 more turn
       *[other] Last lap: { $count } more turns
    }
venti-ender = was the first to reach twenty
venti-points =
    { $count ->
        [one] 1 point of { $goal }
       *[other] { $count } points of { $goal }
    }
venti-points-short = Points { $count }/{ $goal }
venti-won =
    { $count ->
        [one] 1 point card
       *[other] { $count } point cards
    }
venti-extra =
    { $count ->
        [one] 1 additional action a turn
       *[other] { $count } additional actions a turn
    }
venti-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
venti-perm = Permanent joker { $card }
venti-perms = Permanent jokers
venti-perms-are = permanent jokers: { $cards }
venti-point-cards = Your point cards
venti-more = +{ $count }
venti-pile =
    { $count ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }
venti-discard =
    { $count ->
        [one] Discard pile: 1 card, { $card }
       *[other] Discard pile: { $count } cards, on top { $card }
    }
venti-no-discard = The discard pile is empty
venti-target =
    { $count ->
        [one] Target { $target }, 1 point: { $condition }
       *[other] Target { $target }, { $count } points: { $condition }
    }
venti-target-frozen = Target { $target }, frozen by { $seat }
venti-target-gap = Target { $target }: no card
venti-gap = No card
venti-can-fulfil = You can fulfil it
venti-card =
    { $count ->
        [one] { $card }; as a target 1 point for { $condition }
       *[other] { $card }; as a target { $count } points for { $condition }
    }
venti-any = any number
venti-alike = { $count } alike
venti-draw = Draw
venti-target-title = Target
venti-target-moves = What to do with target { $target }
venti-give-up = Sacrifice points
venti-back = Back
venti-exchange-target = Exchange with target
venti-exchange-centre = Exchange with
venti-fulfil = Fulfil
venti-use = Use these cards
venti-other-way = Another way
venti-suggest = Suggest cards
venti-freeze = Freeze
venti-attempt = Show these cards
venti-to-joker = Permanent joker { $card }
venti-to-action = One additional action a turn
venti-confirm-pay = Pay these
venti-confirm-gift = Lay these out
venti-confirm-discard = Discard these
venti-joker-is = Joker as
venti-joker-as = Joker { $number } as
venti-joker-choose = choose
venti-these-fit = These cards fit.
venti-missing =
    { $count ->
        [one] 1 more card is needed.
       *[other] { $count } more cards are needed.
    }
venti-no-fit = These cards do not fit.
venti-attempt-chosen =
    { $count ->
        [0] Choose exactly the cards that the hidden condition asks for.
        [one] 1 card chosen.
       *[other] { $count } cards chosen.
    }
venti-risk = If they do not fit exactly, { $seat } gets the target and its points.
venti-risk-own = If they do not fit exactly, you pay at least two points and the target lies open again.
venti-pays = Chosen: { $count } points; at least { $least } are due.
venti-lays = Chosen: { $count } of { $most } points.
venti-discards = Chosen: { $count } of { $most }.
venti-centre-chosen = Press the card again to draw it, or a target to exchange them.
venti-points-lost =
    { $count ->
        [one] You lose 1 point for good.
       *[other] You lose { $count } points for good.
    }
venti-points-lost-any = Which point card? Its points are lost for good.

## Credits

credits-own = Map, cards, covers and seals are drawn by this program.
credits-icons = Icons
credits-icons-text = The icons are from game-icons.net, under the Creative Commons licence Attribution 3.0 (CC BY 3.0). Colours were changed. They were drawn by:
credits-fonts = Fonts
credits-font = { $name } by { $author }, SIL Open Font License 1.1
credits-licence = Licence text ({ $name })
credits-software = Software
credits-games = Games
credits-games-text = Condottiere was designed by Dominique Ehrhard, VENTI by Silvio Berger, Ventura by Alberto Menoncin and Silvio Negri Clementi. This program has its own words and pictures, in VENTI its own cards, and in Ventura its own values of tiles and cards; it is not connected with the games’ publishers.

## The board of Ventura

ventura-map = Map
ventura-map-help = Hexes of the map; plus, minus and arrow keys zoom and move it, 0 shows all of it
ventura-closer = Zoom in
ventura-farther = Zoom out
ventura-whole = Show the whole map
ventura-hex = { $tile } { $hex }
ventura-cell = Free cell { $hex }
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
ventura-area = Area { $number }
ventura-areas-free = Free areas:
ventura-area-free = { $number } free
ventura-area-of = { $number } { $card }
ventura-choose-area = Choose area { $number }
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
ventura-battle = Battle: { $hex }
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
ventura-list = List the { $count } hexes
ventura-back = Back
ventura-deploy-card = Deploy { $card }
ventura-deploy-where = { $card } to area
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
ventura-verb-clear = Clear area
ventura-verb-assign = To area
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

ventura-cell-beside = Free cell { $hex }, beside { $tiles }
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
ventura-guide-deploy = Choose a card, then an area. A Company begins in your City; a Captain joins one that is alone there, and his Army can hold five Companies.
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
