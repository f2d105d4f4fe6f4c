### Dark Venture.

## Copies of one design are told apart by a number

figure-gutter-choir-1 = { figure-gutter-choir } 1
figure-gutter-choir-2 = { figure-gutter-choir } 2
figure-gutter-choir-3 = { figure-gutter-choir } 3
figure-tax-birds-1 = { figure-tax-birds } 1
figure-tax-birds-2 = { figure-tax-birds } 2
figure-tax-birds-3 = { figure-tax-birds } 3
figure-knife-orphans-1 = { figure-knife-orphans } 1
figure-knife-orphans-2 = { figure-knife-orphans } 2
figure-salt-hounds-1 = { figure-salt-hounds } 1
figure-salt-hounds-2 = { figure-salt-hounds } 2
figure-furnace-wardens-1 = { figure-furnace-wardens } 1
figure-furnace-wardens-2 = { figure-furnace-wardens } 2
item-pocket-noon-1 = { item-pocket-noon } 1
item-pocket-noon-2 = { item-pocket-noon } 2
item-nurses-kit-1 = { item-nurses-kit } 1
item-nurses-kit-2 = { item-nurses-kit } 2
item-marsh-tea-1 = { item-marsh-tea } 1
item-marsh-tea-2 = { item-marsh-tea } 2
item-smelling-salts-1 = { item-smelling-salts } 1
item-smelling-salts-2 = { item-smelling-salts } 2

## Kinds of things

stat-power = POWER
stat-speed = SPEED
stat-mind = MIND
stat-luck = LUCK
stat-attack = attack
stat-armor = armor
stat-strike = first strike
stat-search = search
stat-flee = flight
stat-wake = waking
stat-court = follower roll
stat-base = base health
stat-unseen = unseen
stat-fixed = immovable
share-none = dice alone
share-power = with POWER
share-speed = with SPEED
share-mind = with MIND
share-luck = with LUCK
purpose-strike = first strike
purpose-attack = attack
purpose-search = search
purpose-wake = waking
purpose-flight = flight
purpose-court = follower roll
purpose-target = choice of target
purpose-event = event
purpose-order = turn order
purpose-handling = handling an item
purpose-test = test
ability-numbered = a rule of its own ({ $second })
deck-item = an item
deck-character = a character
deck-location = a location
pile-item = items
pile-character = characters
pile-location = locations
pile-heroic = heroic quests
pile-side = side quests
way-stay = stays where it is
way-hunt = goes after the nearest hero
way-wander = wanders about
way-shy = keeps away from heroes
way-placer = goes where the player says who brought it
book-a = book A
book-b = book B
quarter-0 = as it is
quarter-1 = turned to the right
quarter-2 = upside down
quarter-3 = turned to the left
extra-0 = two dice
extra-1 = three dice (1 AP)
extra-2 = four dice (2 AP)

## Short names of places and characters, nine characters at most, for narrow displays

short-leaning-post = Post
short-slantwise-inn = Inn
short-well-of-tomorrows = Well
short-drowned-archive = Archive
short-ferry-without-a-far-bank = Ferry
short-salt-chapel = Chapel
short-heron-market = Market
short-orchard-of-spare-hands = Orchard
short-hollow-oak-assembly = Oak
short-den-under-the-ivy = Den
short-glass-flats = Flats
short-stall-at-the-edge = Stall
short-furnace-that-forgot = Furnace
short-street-of-unbuilt-houses = Street
short-theatre-of-the-last-rehearsal = Theatre
short-counting-house-below = Counting
short-nursery-of-kings = Nursery
short-stair-to-the-missing-floor = Stair
short-bell-ridge = Ridge
short-eyrie-of-the-tax-birds = Eyrie
short-yard-of-small-names = Yard
short-mole-parliament = Moles
short-crypt-of-the-living-heirs = Crypt
short-lift-to-yesterday = Lift
short-ysmene-tarr = Ysmene
short-brother-cinderjaw = Cinderjaw
short-odile-crook = Odile
short-hob-under-eleven = Hob
short-marrow-finch = Finch
short-second-ursula = Ursula
short-captain-almost = Almost
short-grandmother-pike = Pike
short-tin-aurelio = Aurelio
short-quillon = Quillon
short-wren-of-nine-winters = Wren
short-pell = Pell
short-moth-horse = Horse
short-dame-ottoline = Ottoline
short-borrowed-twin = Twin
short-clerk-dot = Dot
short-gutter-choir-1 = Choir 1
short-gutter-choir-2 = Choir 2
short-gutter-choir-3 = Choir 3
short-tax-birds-1 = Birds 1
short-tax-birds-2 = Birds 2
short-tax-birds-3 = Birds 3
short-knife-orphans-1 = Orphans 1
short-knife-orphans-2 = Orphans 2
short-salt-hounds-1 = Hounds 1
short-salt-hounds-2 = Hounds 2
short-furnace-wardens-1 = Wardens 1
short-furnace-wardens-2 = Wardens 2
short-left-heir = Heir L
short-right-heir = Heir R
short-late-postman = Postman
short-tollkeeper-of-nails = Tollman
short-appraiser = Appraiser
short-mother-mole = Mole
short-unborn-duke = Duke
short-king-of-the-missing-floor = King

## Log: the beginning

event-rolls-for-order = { $seat } rolls for the turn order: [{ $dice }], that is { $count }.
event-leads = { $seat } leads { $figure }.
event-serves = { $seat } serves { $ancient }.

## Log: hours and turns

event-hour = Hour { $count }: { $hour }.
event-turn = It is the turn of { $seat }.
event-steps-in = { $seat } steps in.
event-sunset = The sun goes down. The day is over.

## Log: hands and decks

event-draws = { $seat } draws { $deck }.
event-draws-item = { $seat } draws an item: { $item }.
event-draws-figure = { $seat } draws a character: { $figure }.
event-draws-location = { $seat } draws a location: { $location }.
event-reshuffled = The discards are shuffled into a new deck: { $pile }.
event-discards-item = { $seat } discards { $item }.
event-buries = { $seat } puts a location under its deck.
event-buries-figure = { $seat } discards a character: { $figure }.
event-shows-item = { $seat } shows { $item } and keeps it.
event-shows-figure = { $seat } shows a character: { $figure }.
event-sees-item = { $seat } sees in the hand of { $seat2 }: { $item }.
event-looks-at-item = { $seat } looks at an item: { $item }.
event-looks-at-figure = { $seat } looks at a character: { $figure }.
event-looks-at-location = { $seat } looks at a location: { $location }.
event-looks-at-quest = { $seat } looks at a quest: { $quest }.

## Log: quests

event-receives = { $seat } receives a quest: { $quest }.
event-receives-secretly = { $seat } receives a secret side quest.
event-discards-quest = { $seat } gives up a quest: { $quest }.
event-shows-quest = { $seat } shows a side quest: { $quest }.
event-stage = { $seat } gets further with a quest: { $quest }.
event-fulfils =
    { $count ->
        [one] { $seat } fulfils { $quest }: 1 quest point.
       *[other] { $seat } fulfils { $quest }: { $count } quest points.
    }
event-fails = { $seat } fails at { $quest }.
event-favoured = { $seat } has won the favour of an Ancient, and may use its power.
event-has-points =
    { $count ->
        [one] { $seat } now has 1 quest point.
       *[other] { $seat } now has { $count } quest points.
    }

## Log: the map

event-lays = { $seat } lays { $location } on the map.
event-comes = { $figure } appears: { $location }.
event-arrives = { $figure } enters { $location }.
event-leaves = { $figure } leaves the map.
event-drags = { $figure } drags a body along: { $figure2 }.
event-roams = { $figure } from now on { $way }.
event-party = { $figure } leads a party to { $location }.
event-hexagon = { $figure } meets what waits here: { $location } ({ $book }).
event-renewed = This location can be searched again: { $location }.

## Log: dice

event-rolled =
    { $count3 ->
        [0] { $count ->
            [0] { $figure }, { $purpose }: [{ $dice }] = { $count2 } ({ $share }).
           *[other] { $figure }, { $purpose }: [{ $dice }] + { $count } = { $count2 } ({ $share }).
        }
       *[other] { $figure }, { $purpose }: [{ $dice }] + { $count } = { $count2 } ({ $share } { $count3 }).
    }
event-adds = { $figure } adds { $count }: the roll counts { $count2 }.

## Log: items

event-stows = { $figure } stows { $item }.
event-wears = { $figure } wears { $item }.
event-takes-off = { $figure } takes off { $item }.
event-takes-up = { $figure } picks up { $item }.
event-drops = { $figure } drops { $item }.
event-gains = { $figure } gets { $item }.
event-cannot-carry = { $figure } has no room: { $item } falls to the floor.
event-loses-item = { $figure } loses { $item }.
event-pays-item = { $figure } pays with { $item }.
event-loots = { $figure } takes from a body: { $item }.
event-offers = { $figure } offers a trade to { $figure2 }.
event-gives = { $figure } gives { $figure2 } an item: { $item }.
event-gives-mark = { $figure } hands { $figure2 } something to carry: { $mark }.
event-takes-up-mark = { $figure } takes this up to carry it: { $mark }.
event-drops-mark = { $figure } can carry this no longer, and it lies here now: { $mark }.
event-declines = { $seat } declines.
event-finds-something = { $figure } finds something.
event-finds-nothing = { $figure } finds nothing.

## Log: health

event-heals = { $figure } gains { $count } health.
event-loses-health = { $figure } loses { $count } health ({ $count2 } left).
event-has-ap = { $figure } now has { $count } AP.
event-has-bonus = For a while { $stat } of { $figure } changes by { $count }.
event-becomes = For a while { $figure } is { $stat }.
event-falls = { $figure } falls unconscious.
event-dies = { $figure } is dead.
event-wakes = { $figure } wakes with { $count } health.
event-sleeps-on = { $figure } does not wake.

## Log: followers

event-follows = { $figure } now follows { $seat }.
event-is-released = { $figure } no longer follows { $seat }.
event-refuses = { $figure } will not follow { $seat }.

## Log: fights

event-joins-fight = { $figure } is in the fight: { $location }.
event-strikes = { $figure } strikes at { $figure2 }.
event-damage =
    { $count2 ->
        [0] { $figure } does { $count } damage to { $figure2 }, after armor { $count3 }.
       *[other] { $figure } does { $count } damage to { $figure2 }, after armor { $count3 } and { $count2 } for handling items.
    }
event-hampered = { $figure } is busy with an item: { $count } less damage in this battle turn.
event-flees = { $figure } gets away.
event-cannot-flee = { $figure } does not get away.
event-fight-over = The fight is over: { $location }.

## Log: entries

event-uses-ability = { $figure }: “{ $ability }”
event-answers = { $seat } chooses: { $answer }.
event-told = { $told }
event-reads-next = The next entry is read in { $book }.
event-reads-on = From now on everybody reads { $book }.

## Moves: set-up and quests

do-hero = Lead { $figure }
do-ancient = Serve { $ancient }
do-keep = Keep { $quest }
do-replace = Swap the quest { $quest } for a new one
do-new-quest = Draw a side quest
do-no-quest = Leave the quests as they are
danger-replace = The quest { $quest } is discarded, with all that was done for it.
danger-trade-quests = You give up three side quests, with all that was done for them.
do-trade-quests = Trade three side quests for a heroic one
do-show = Show { $quest }
do-fulfil = Complete { $quest } first

## Moves: hands

do-draw = Draw { $deck }
do-follower-draw = Follower: draw { $deck }
do-skip = Draw nothing
do-toss = Discard { $item }
do-stow = Stow { $item }
do-follower-stow = Follower: stow { $item }
do-bury = Discard { $figure }
do-bury-place = Put under the deck: { $location }

## Moves: the map

do-lay = Lay { $location }
do-follower-lay = Follower: lay { $location }
do-at = At { $cell }
do-turn = { $quarter }
do-play = Play { $figure }
do-follower-play = Follower: play { $figure }
do-into = Into { $location }
do-go = Go to { $location }
do-alone = Go alone to { $location }
do-send = Follower: go to { $location }
do-drag = Drag along: { $figure }
do-lead = { $figure } goes first
do-step = On to { $location }
do-stay = Stay here
do-party = Go together to { $location }

## Moves: acting

do-search = Search here
do-follower-search = Follower: search here
do-find = Keep { $item }
do-attack = Attack { $figure }
do-follower-attack = Follower: attack { $figure }
do-recruit = Take along again: { $figure }
do-influence = Influence { $figure }
do-court = Try to win the follower
do-let-be = Let it be
do-wake = Try to wake
do-end = End the turn
do-use = Use: { $ability }
do-follower-use = Follower: use: { $ability }

## Moves: items

do-wear = Wear { $item }
do-take-off = Take off { $item }
do-take = Pick up { $item }
do-follower-take = Follower: pick up { $item }
do-drop = Drop { $item }
do-loot = Take from a body: { $item }
do-follower-loot = Follower: take from a body: { $item }
do-offer = Trade with { $figure }
do-follower-offer = Follower: trade with { $figure }
do-give = Give { $item }
do-ask = Ask for { $item }
do-give-mark = Give { $mark }
do-ask-mark = Ask for { $mark }
do-propose = Propose this
do-take-back = Forget the offer

## Moves: answers

do-yes = Yes
do-no = No
do-pass = Do nothing
do-pick = { $figure }
do-pick-place = { $location }
do-pick-item = { $item }
do-answer = { $answer }

## Moves: fights and friends

do-hit = Strike { $figure }
do-flee = Flee with { $extra }
do-let-act = Let { $seat } act
do-step-in = Step in

## Chance

do-roll = Roll { $dice }
do-item = Deal { $item }
do-figure = Deal { $figure }
do-location = Deal { $location }
do-quest = Deal { $quest }
do-stray = Stray to { $location }

## Questions

ask-hero = Whom do you lead through this day?
ask-ancient = Which Ancient do you serve?
ask-keep =
    { $count ->
        [one] Which heroic quest do you keep?
       *[other] Keep { $count } of these heroic quests. Which?
    }
ask-keep-side =
    { $count ->
        [one] Which side quest do you keep?
       *[other] Keep { $count } of these side quests. Which?
    }
ask-replace = You have three side quests already. Which one makes room for { $quest }?
ask-fulfil = Several of your quests are complete. Which one comes first?
ask-loadout = { $figure } has more to wear than slots for it. What is worn?
ask-renewal =
    { $count ->
        [0] You have no side quest. Do you draw one?
        [3] You may swap one of your three side quests for a new one from the deck.
       *[other] You may swap a side quest for a new one from the deck, or draw another.
    }
ask-draw =
    { $count ->
        [one] Your turn begins. Draw a card: of what?
       *[other] Your turn begins. Draw { $count } cards of different decks: first of what?
    }
ask-relief =
    { $count ->
        [one] Your hand is over its limit by one card. Which one do you use or part with?
       *[other] Your hand is over its limit by { NUMBER($count, useGrouping: 0) } cards. Which do you use or part with?
    }
ask-action = What does { $figure } do? { $count } AP left.
ask-action-pair = What do they do? { $figure } has { $count } AP left, { $figure2 } { $count2 }.
ask-asleep = { $figure } is unconscious and has { $count } AP. What do you do?
ask-out-of-turn = You step in: one action. { $figure } has { $count } AP left.
ask-drag = { $figure } wants to drag { $figure2 } along. May that be?
ask-lead = Something waits here: { $location }. Who meets it?
ask-into = Where does { $figure } appear?
ask-equip = What does { $figure } wear?
ask-cell = Where do you lay { $location }?
ask-turned = How do you turn { $location }?
ask-which-location = Which location do you lay?
ask-party = { $figure } proposes to go together to { $location }. Do you come?
ask-walk = Where does { $figure } go?
ask-find = { $figure } has found something. Which item do you keep?
ask-woken = { $figure } is awake and may take a step. Where to?
ask-court = Do you try to win { $figure } as a follower?
ask-influence = May a friend try to win { $figure }, who follows you?
ask-switch = Do you take { $figure } as your follower instead of the one you have?
ask-offer = What do you give to { $figure }, and what do you ask for?
ask-accept = { $figure } offers you a trade. Do you accept?
ask-join-fight = Does { $figure } join the fight?
ask-battle-turn = What does { $figure } do in this battle turn?
ask-flee-again = { $figure } did not get away. Pay 1 AP and try again?
ask-flee-step =
    { $count ->
        [one] { $figure } is running: one step more. Where to?
       *[other] { $figure } is running: up to { $count } steps. Where to?
    }
ask-ability = Do you use “{ $ability }” now?
ask-use-on = On whom do you use it: { $ability }?
ask-accept-use = { $figure } wants to use this on { $figure2 }: { $ability }. Do you agree?
ask-answer = What does { $figure } do?
ask-who = Whom do you choose?
ask-where = Which location do you choose?
ask-where-called = Where do you send whoever comes?
ask-where-to = Where do you go?
ask-which-item = Which item do you choose?
ask-pay-item = With which item does { $figure } pay?
ask-toss = Which item of your hand do you discard?

## Refusals

no-hero = Choose one of the heroes that are left.
no-ancient = Choose one of the Ancients that are left.
no-keep = Keep one of the quests that you drew.
no-replace = One of your side quests must make room.
no-fulfil = Choose one of your quests that are complete.
no-loadout = Choose something that can be worn, or nothing more.
no-renewal = Do what is offered with your side quests, or leave them as they are.
no-draw = Draw from one of the decks that you may still draw from.
no-relief = Your hand must first get smaller.
no-action = None of your characters can do that now.
no-lead = Choose one of your characters who came here.
no-into = Characters appear in a location beside yours.
no-equip = Choose something to put on or to take off, or leave it.
no-cell = The card does not fit there: entrances must meet, and one must stay open.
no-party = Come along, come without your follower, or stay.
no-step = Choose one of the locations offered.
no-find = Keep one of the items that were found.
no-court = Try to win the follower, or let it be.
no-offer = Choose what the two who trade have, propose, or forget the offer.
no-battle-turn = In a battle turn one handles items, then strikes or flees.
no-use-on = It can be used only on somebody in the same location.
no-answer = Choose one of the answers offered.
no-item = Choose one of the items offered.
no-yes-or-no = Say yes or no.

## Why a game ended

reason-unfinished = not finished
reason-points = by quest points
reason-items = by the worth of their items, level on points
reason-heroic-quests = by heroic quests, level on points and items
reason-side-quests = by side quests, level on all else
reason-shared = they are level on everything
reason-no-points = nobody fulfilled a quest
reason-quest-met = by reaching the goal before sunset
reason-sunset = the sun went down before the goal was reached
reason-ranked = a title at the end of the day
reason-together = everybody reached the goal
reason-too-late = the sun went down before everybody reached the goal

## Options

option-mode = Mode
about-option-mode = Against each other, the most quest points win. Together, all win if each reaches a goal, and otherwise all lose. Alone, you reach 15 or 30 points, or collect as many as you can for a title. As usual: alone for points, several against each other.
option-mode-auto = as usual
option-mode-competitive = against each other
option-mode-cooperative = together
option-mode-questing = alone, for points
option-mode-ranked = alone, for a title
option-length = Length
about-option-length = A long game has 12 hours, a short one 6.
option-length-long = long
option-length-short = short
option-books = Books
about-option-books = Which guide and book of actions tell what waits in the locations. B is the same country an hour later: harsher and richer.
option-books-a = books A
option-books-b = books B
option-ancients = Ancients
about-option-ancients = Each player serves an Ancient, wins its favour and then uses its power.
option-day-events = Hours with events
about-option-day-events = At some hours something happens to everybody.
option-item-bands = Items in a fight
about-option-item-bands = What the roll for handling an item in a fight costs: as in the rules, or as in the later answers, which are harsher.
option-item-bands-core = as in the rules
option-item-bands-faq = as in the answers
option-influence = Influencing followers
about-option-influence = By the roll on the card of the follower, or LUCK of one hero against that of the other.
option-influence-follower-roll = by the card of the follower
option-influence-opposed-luck = LUCK against LUCK
option-auto-end = Turns end by themselves
about-option-auto-end = A turn is over when the last AP has been spent.
option-hexagons = What waits in locations
about-option-hexagons = It is met once in a game, once by each player, or once by each character.
option-hexagons-game = once in a game
option-hexagons-player = once by each player
option-hexagons-figure = once by each character
option-adjacency = Beside a location
about-option-adjacency = Characters are played into locations that an entrance leads to, or into any neighbouring one, even behind a wall.
option-adjacency-linked = through entrances only
option-adjacency-neighbour = any neighbour
warning-adjacency = Characters may appear behind walls, where they can never leave (DV-L-23).
option-npc = Characters that nobody leads
about-option-npc = They decide by fixed rules, or another player decides for them in fights.
option-npc-auto = fixed rules
option-npc-steward = another player
option-confirm-switch = Ask before switching followers
about-option-confirm-switch = Whoever wins a second follower is asked whether to let the first one go.
option-hero-order = Choosing heroes
about-option-hero-order = In an order that is rolled, or as people sit.
option-hero-order-roll = by a roll
option-hero-order-seats = as they sit
option-content = Cards and books
about-option-content = Whose cards, books and texts are played: those of Ludoteca, or those of a pack of your own.
option-content-ludoteca = Ludoteca’s own

## Options that do not go together

bad-mode-alone = Against each other and together there are 2 to 4 heroes. Alone you play for points or for a title.
bad-mode-many = For points or for a title you play alone: that is for one seat.
bad-ranked-short = A game for a title always has 12 rounds.
