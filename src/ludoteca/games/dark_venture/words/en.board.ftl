### The board in the browser.

## The day and the seats

dv-day = The day: hour { $hour } of { $hours }
dv-dawn = Before sunrise
dv-your-turn = your turn
dv-acts = acts
dv-cards-held =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
dv-quests-held =
    { $count ->
        [one] one quest
       *[other] { $count } quests
    }
dv-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
dv-of-goal = { $points } of { $goal }
dv-next-title =
    { $points ->
        [one] · 1 more: { $title }
       *[other] · { $points } more: { $title }
    }
dv-unconscious = { $name } is unconscious
dv-dead = { $name } is dead

## Sheets

dv-sheet = Sheet
dv-no-sheet = Whoever you choose is shown here.
dv-of = { $now } of { $most }
dv-health = health { $now } of { $most }
dv-health-most = health { $most }
dv-points-left =
    { $count ->
        [0] no action points
        [one] 1 action point
       *[other] { $count } action points
    }
dv-action-points = Action points
dv-attributes = Attributes
dv-card-and-gear = card + gear
dv-for-now = for now
dv-other-reasons = here
dv-worn = Worn
dv-slot-head = head
dv-slot-body = body
dv-slot-hand = hand
dv-slot-jewel = jewel
dv-pack = Inventory
dv-carries = carries { $now } of { $most }
dv-abilities = Abilities
dv-hands = { $count ->
    [one] one hand
   *[other] two hands
}
dv-card-of = Card: { $name }
dv-left-turn = 1 left this turn
dv-left-round = 1 left this round
dv-left-fight = 1 left each fight
dv-left-game = 1 left today
dv-spent-turn = used in this turn
dv-spent-round = used in this round
dv-spent-fight = used in this fight
dv-spent-game = used up
dv-spent-figure = used up
dv-spent-player = used up
dv-spent-visit = used during this visit
dv-follower = Follower
dv-hero = Hero
dv-here-too = here too
dv-open-hand = Hand, open
dv-own-sheet = Back to your own sheet
dv-is-unconscious = Unconscious.
dv-is-dead = Dead.
dv-tries =
    { $count ->
        [one] One try to wake failed.
       *[other] { $count } tries to wake failed.
    }

## Quests

drawer-own = Quests
dv-heroic = Heroic
dv-open-to-all = open to all
dv-side = Side quests
dv-yours-alone = yours alone
dv-ancient = Ancient
dv-favour-open = favour not yet won
dv-done = Done
dv-quests-done = Heroic quests: { $heroic }. Side quests: { $side }.
dv-no-quests = No quests yet.
dv-quests-of = Quests of { $name }
dv-just-now = Just now
dv-or = or
dv-stage-done = Done:
dv-suggested = Best to do now: { $quest }
dv-counsel = For a start: { $name }
dv-counselled = good to begin with
dv-lead-place =
    { $steps ->
        [0] { $place }: here
        [one] { $place }: one step away
       *[other] { $place }: { $steps } steps away
    }

## Verbs

dv-ask-action = Your turn. What does { $figure } do?
dv-ask-action-pair = Your turn. What do they do?
dv-ask-answer = What does { $figure } do?
dv-ask-answer-to = { $figure } waits for an answer. Which?
dv-ask-battle-turn = { $figure } is up. What now?
dv-verbs = What can be done
dv-verb-move = Move
dv-verb-search = Search
dv-verb-fight = Fight
dv-verb-draw = Draw
dv-verb-lay = Lay
dv-verb-play = Play
dv-verb-here = Here
dv-verb-use = Use
dv-verb-gear = Gear
dv-verb-give = Give
dv-verb-bodies = Bodies
dv-verb-allies = Allies
dv-verb-count =
    { $costs ->
        [yes] { $verb }: { $count }, for an action point
       *[no] { $verb }: { $count }
    }
dv-verb-none = { $verb }: nothing now
dv-verbs-open = { $verb } ▲
dv-verbs-none = Actions
dv-verbs-all = All twelve actions, { $verb } is open
dv-to-question = Back to the question
dv-who-acts = Who acts
dv-comes-along = { $name } comes, free
dv-choose-verb = Choose what to do.
dv-choose-card = Choose a card.
dv-nothing = Nothing of this is possible now.
dv-nothing-but = { $name } cannot do this now; { $other } can.
dv-about-here = What this location and those in it offer.
dv-about-use = What your own people and things can do.
dv-about-gear = What goes where? Free, as often as you like.
dv-about-give = With whom do you trade?
dv-about-bodies = What do you take from whoever lies here?
dv-end = End turn…
dv-swap = Or swap a quest for a new one:
dv-swap-this = Swap it for a new one
dv-end-sure =
    { $count ->
        [one] One action point is left. End the turn?
       *[other] { $count } action points are left. End the turn?
    }
dv-end-now = End it
dv-end-not = Not yet
dv-confirm = Do this
dv-close = Close
dv-handle = Handle things
dv-handle-first = Handle a thing first… ({ $count })
dv-handle-items = Handle an item… ({ $count })

## Things and what may come of them

dv-in-hand = In the hand
dv-pack-of = Inventory of { $name }
dv-worn-by = Worn by { $name }
dv-on-body = { $name } has
dv-lying = Lying here
dv-there = Here
dv-do-wear = Wear
dv-do-take-off = Take off
dv-do-drop = Drop
dv-do-toss = Discard
dv-hand-means = Whoever gets an item carries it and can use it. Discarded, it is lost to you.
dv-do-take = Take
dv-do-drag = Drag along
dv-do-use = Use
dv-do-offer = Trade
dv-gives = { $name } gives: { $things }.
dv-gives-nothing = nothing
dv-do-to = To { $name }
dv-completes = completes { $quests }
dv-counts = counts for { $quests }
dv-may-count = may count for { $quests }
dv-foes = attacked by { $names }
dv-entry-waits = a story waits
dv-then = { $values } then
dv-off = without { $names }

## The hand and the tabs

dv-hand = Hand
dv-decks = left in the decks
dv-tabs = What is shown
dv-tab-map = Map
dv-tab-hero = Hero
dv-tab-quests = Quests
dv-tab-hand = Hand
dv-tab-log = Log
