### What the terminal says.

## The table

tui-attributes = P{ $power } S{ $speed } M{ $mind } L{ $luck }
tui-ap = { $count } AP
tui-points = { $count } QP
tui-goal = goal { $count } QP
tui-decks = decks { $item }/{ $character }/{ $location }
tui-worn = wears { $names }
tui-carried = carries { $names } ({ $count } of { $most } items)
tui-spent = used up: { $names }
tui-marks = marks: { $names }
tui-free = free to lay or play in this turn: { $names }
tui-for-now = (for now { $names })
tui-unconscious = unconscious
tui-dead = dead
tui-here = Here: { $place }
tui-lie-here = on the floor: { $names }
tui-hand-of = hand { $items }/{ $figures }/{ $places }
tui-secret =
    { $count ->
        [one] 1 secret quest
       *[other] { $count } secret quests
    }
tui-quests = Quests:
tui-stage = stage { $count } of { $most }:
tui-or = Or:
tui-more-places =
    { $count ->
        [one] … and one more location, farther away
       *[other] … and { $count } more locations, farther away
    }

## Fights and trades

tui-fight-at = Fight: { $place }
tui-against = against { $names }
tui-nothing = nothing
tui-gives = { $name } gives: { $things }

## Groups of moves

tui-group-go = Go
tui-group-search = Search
tui-group-fight = Attack
tui-group-draw = Draw
tui-group-lay = Lay a location
tui-group-play = Play a character
tui-group-stow = Stow from the hand
tui-group-wear = Wear, take off
tui-group-pick-up = Pick up
tui-group-put-away = Drop
tui-group-trade = Trade
tui-group-use = Use
tui-group-followers = Followers
tui-group-quests = Quests
tui-group-friends = Friends

## The end

tui-title = Your title: { $rank }.
tui-of-goal = { $count } of { $goal } quest points.
tui-of-goal-each = Whoever has least has { $count } of { $goal } quest points.

## For newcomers

tui-hint-ask-hero-1 = This is your hero for the day. P, S, M and L are POWER (for blows), SPEED (who strikes first, flight), MIND (searching, waking) and LUCK; ♥ is health. To read a card, type look and its name.
tui-hint-ask-action-1 = Lay a location first: one a turn is free, and it is how the map grows. Dashed walls are entrances. Then go through one for 1 AP. A question mark says that something waits there.
tui-hint-ask-action-2 = Search a location for 1 AP: one die and your MIND, 8 or more finds an item. What you hold is stowed and worn for nothing.
tui-hint-ask-action-3 = Your quests are above, with what is asked for now. Type look and a name to read any card, or ? for the rule behind a question.
tui-hint-ask-action-4 = When all AP are spent the turn ends by itself; you get them back with the next hour. You can also end it sooner.
tui-hint-ask-action-pair-1 = A follower has AP of its own. It comes along when you go, or goes, searches and fights by itself.
tui-hint-ask-cell-1 = Free cells are marked on the map: the first number grows to the east, the second to the south.
tui-hint-ask-answer-1 = In brackets stands what an answer costs and what is rolled. What comes of it you will read afterwards.
tui-hint-ask-court-1 = The roll stands on the card of the follower: type look and its name.
