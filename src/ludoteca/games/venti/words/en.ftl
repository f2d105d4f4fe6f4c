### VENTI.

## Cards: in the hand and the centre number and symbol matter, as a point card also the points

card-numbered =
    { $first ->
        [0] circle 0
        [1] circle 1
        [2] triangle 2
        [3] triangle 3
        [4] diamond 4
        [5] diamond 5
        [6] square 6
       *[7] square 7
    }
card-joker = Joker
perm-numbered = { card-numbered }
point-numbered =
    { $second ->
        [1] { card-numbered } (1 point)
        [2] { card-numbered } (1 point)
        [3] { card-numbered } (1 point)
        [4] { card-numbered } (1 point)
        [5] { card-numbered } (2 points)
        [6] { card-numbered } (2 points)
        [7] { card-numbered } (2 points)
        [8] { card-numbered } (2 points)
        [12] { card-numbered } (4 points)
        [13] { card-numbered } (4 points)
       *[other] { card-numbered } (3 points)
    }
any-numbered = { card-numbered }
any-joker = { card-joker }
any-chaos = Chaos

## What comes into the centre

value-0 = circle 0
value-1 = circle 1
value-2 = triangle 2
value-3 = triangle 3
value-4 = diamond 4
value-5 = diamond 5
value-6 = square 6
value-7 = square 7
value-joker = { card-joker }

## What a Joker can stand for

role-0 = 0
role-1 = 1
role-2 = 2
role-3 = 3
role-4 = 4
role-5 = 5
role-6 = 6
role-7 = 7
role-circle = circle
role-triangle = triangle
role-diamond = diamond
role-square = square

## Places of the target row

target-a = A
target-b = B
target-c = C
target-d = D

## Short names of cards, nine characters at most, for narrow displays

short-numbered =
    { $first ->
        [0] ● 0
        [1] ● 1
        [2] ▲ 2
        [3] ▲ 3
        [4] ◆ 4
        [5] ◆ 5
        [6] ■ 6
       *[7] ■ 7
    }
short-joker = Joker
short-chaos = Chaos

## What the special cards do

about-joker = Stands for any number or symbol. In the target row it is stuck: exchange it into the centre first.
about-chaos = Sweeps away the whole centre and every target that is not frozen.

## Log: the beginning

event-starts = { $seat } goes first.
event-dealt =
    { $count ->
        [one] { $seat } is dealt 1 card.
       *[other] { $seat } is dealt { $count } cards.
    }
event-gets = { $seat } gets { $any }.
event-chaos-in-hand = { $seat } discards Chaos from the first hand and gets another card for it.

## Log: turns

event-turn =
    { $count ->
        [one] { $seat } is up: 1 action.
       *[other] { $seat } is up: { $count } actions.
    }
event-last-turn = This is the last turn of { $seat }.
event-draws = { $seat } draws { $card }.
event-replaces = { $seat } replaces the whole centre.
event-exchanges = { $seat } exchanges target { $target }: { $value } goes to the centre.
event-new-target = Target { $target } has a new card.
event-new-centre = New in the centre: { $value }.
event-chaos = Chaos! The whole centre goes, and every target that is not frozen.
event-reshuffles = The discards are shuffled into a new pile.
event-discards = { $seat } discards { $card }.
event-ends-turn = { $seat } ends the turn early.

## Log: targets

event-fulfils =
    { $count ->
        [4] { $seat } fulfils target { $target } and wins a big one: { $point }!
       *[other] { $seat } fulfils target { $target } and wins { $point }.
    }
event-uses = { $seat } spends { $card }.
event-uses-perm = { $seat } uses the permanent joker { $perm } and keeps it.
event-freezes = { $seat } freezes target { $target }.
event-attempts = { $seat } tries to fulfil the frozen target { $target }.
event-shows = { $seat } shows { $card }.
event-shows-perm = { $seat } shows the permanent joker { $perm }.
event-announces = { $seat } shows a Joker as { $role }.
event-attempt-succeeds =
    { $count ->
        [4] It fits! { $seat } wins a big one: { $point }!
       *[other] It fits! { $seat } wins { $point }.
    }
event-attempt-fails =
    { $count ->
        [4] { $seat } is wrong! { $seat2 } froze the card and gets a big one: { $point }!
       *[other] { $seat } is wrong! { $seat2 } froze the card and gets { $point }.
    }
event-own-attempt-fails = { $seat } froze target { $target } and is wrong about it! It lies open again.

## Log: points sacrificed and paid

event-to-joker = { $seat } turns { $point } into a permanent joker.
event-to-action = { $seat } turns a point card into an additional action: { $count } actions a turn from now on.
event-ten-points = { $seat } is the first to reach ten points and pays a penalty for it.
event-pays =
    { $count ->
        [1] { $seat } pays { $point }.
        [2] { $seat } pays { $point }.
       *[other] { $seat } pays { $point }; there is no change.
    }
event-pays-nothing = { $seat } has no points and pays nothing.
event-last-place = { $seat } is last and may lay out hand cards worth up to two points.
event-lays =
    { $count ->
        [1] { $seat } lays out { $point }.
       *[other] { $seat } lays out { $point } and catches up by two.
    }
event-lays-no-more = { $seat } leaves it at that.

## Log: the end

event-twenty = { $seat } has { $count } points! Everybody else has one last turn.
event-turn-limit =
    { $count ->
        [one] Everybody has had 1 turn: the game ends.
       *[other] Everybody has had { NUMBER($count, useGrouping: 0) } turns: the game ends.
    }
event-still-frozen = Target { $target } is still frozen: a penalty for { $seat }.
event-final-points =
    { $count ->
        [0] { $seat } ends without points.
        [one] { $seat } ends with 1 point, on 1 card.
       *[other] { $seat } ends with { $count } points, on { $count2 ->
            [one] 1 card
           *[other] { $count2 } cards
        }.
    }
event-wins = { $seat } wins the game!
event-draw = { $seat } shares the victory.

## Questions

ask-turn =
    { $count ->
        [one] Your turn: 1 action left.
       *[other] Your turn: { $count } actions left.
    }
ask-use =
    { $count ->
        [one] Target { $target }: choose the last card to use.
       *[other] Target { $target }: choose a card to use; it takes { $count } more.
    }
ask-attempt =
    { $count ->
        [0] Frozen target { $target }: choose exactly the cards it needs. If they are wrong, whoever froze it gets the card; if that was you, you pay a penalty.
        [one] Frozen target { $target }: 1 card chosen. Choose more, or show it: that cannot be taken back.
       *[other] Frozen target { $target }: { $count } cards chosen. Choose more, or show them: that cannot be taken back.
    }
ask-pay =
    { $count ->
        [one] Penalty: choose another card of 1 point. You lose it for good.
       *[other] Penalty: choose a card of { $count } points or more, or two of 1 point each. You lose them for good.
    }
ask-gift =
    { $count ->
        [one] You are last: you may lay out one more card of 1 point from your hand.
       *[other] You are last: you may lay out cards of your hand worth up to { $count } points in all.
    }
ask-discard =
    { $count ->
        [one] You may keep ten cards: discard 1.
       *[other] You may keep ten cards: discard { $count }.
    }

## Moves, as on buttons

do-draw = Draw { $card }
do-replace-centre = Replace the centre
do-exchange = Exchange target { $target } with { $card }
do-fulfil = Fulfil target { $target }
do-attempt = Try frozen target { $target }
do-freeze = Freeze target { $target }
do-to-joker = Sacrifice { $point } for a permanent joker
do-to-action = Sacrifice { $point } for an additional action
do-end-turn = End the turn
do-use = Use { $card }
do-use-perm = Use permanent joker { $perm }
do-joker-as = Joker as { $role }
do-commit = Show these cards
do-pay = Pay { $point }
do-lay = Lay out { $point }
do-lay-no-more = Lay out nothing more
do-discard = Discard { $card }
do-start = { $seat } goes first
do-deal = Deal { $any } to { $seat }
do-reveal = Reveal { $any }

## What cannot be taken back

danger-freeze = Its condition is hidden from then on, from you as well; only an attempt with exactly the right cards brings it back. Still frozen at the end, it costs you a penalty.
danger-freeze-remembered = It is hidden from then on from all who have not seen it; only an attempt with exactly the right cards brings it back. Still frozen at the end, it costs you a penalty.

## Refusals

no-not-paying = First { $seat } has to pay a penalty.
no-not-last = First { $seat }, who is last, decides about laying out cards.
no-centre-card = There is no { $card } like that in the centre.
no-centre = The centre is empty.
no-target = There is no target { $target } now.
no-target-frozen = { $seat } froze target { $target }: it can only be tried.
no-frozen = Target { $target } is not frozen: just fulfil it.
no-joker-target = Target { $target } is a Joker: it has no condition. Exchange it into the centre.
no-condition-met = Your cards do not meet the condition of target { $target }.
no-more-frozen =
    { $count ->
        [one] Another target is frozen already, and only 1 may be.
       *[other] { $count } targets are frozen already, and no more may be.
    }
no-cards-at-all = You have no cards to try with.
no-point-card = You have no point card { $point }.
no-five-points =
    { $count ->
        [one] You need five points for that and have only 1.
       *[other] You need five points for that and have only { $count }.
    }
no-two-points = An additional action takes a card of two points or more, not { $point }.
no-more-actions = You have two additional actions already, and more are not allowed.
no-early-end = At this table a turn lasts until all its actions are used.
no-hand-card = You have no { $card } like that in your hand.
no-perm = You have no permanent joker { $perm }.
no-use = With that card next, the condition of target { $target } cannot be met exactly. Cards are chosen in rising order.
no-order = Cards are chosen in rising order, and permanent jokers of one number under one name.
no-role = Say what the Joker stands for, a number or a symbol.
no-joker = You have no Joker left for that role. Roles are named in rising order.
no-cards-committed = Choose at least one card first.
no-pay-card = You have no point card { $point }.
no-pay-set = You cannot pay with { $point } now: pay one card of two points or more, or two of 1 point each, in rising order.
no-lay-set =
    { $count ->
        [one] You cannot lay out { $point }: only 1 point is left, and cards are laid in rising order.
       *[other] You cannot lay out { $point }: it may be { $count } points in all, and cards are laid in rising order.
    }
no-start = Chance says who goes first.
no-deal = The next card is dealt from the pile, to whoever has too few.
no-reveal = The next card is turned up from the pile.
no-answer-turn = Choose one of the actions of your turn.
no-answer-use = First choose the cards for the target.
no-answer-attempt = First choose the cards for the frozen target, and show them.
no-answer-pay = First pay the penalty.
no-answer-gift = First decide which cards to lay out, if any.
no-answer-discard = First discard down to ten cards.

## Options

option-start-player = First player
about-option-start-player = Who goes first: by lot (random), or a seat; 0 is the first seat.
option-start-player-random = by lot
option-start-player-0 = Seat 1
option-start-player-1 = Seat 2
option-start-player-2 = Seat 3
option-start-player-3 = Seat 4
option-start-player-4 = Seat 5
option-start-player-5 = Seat 6
option-memory-aid = Memory aid
about-option-memory-aid = Whoever saw a target before it was frozen still sees its face.
option-allow-early-end = End turns early
about-option-allow-early-end = A turn may be ended before all its actions are used.
option-ten-last-before = Last place before the penalty
about-option-ten-last-before = When somebody reaches ten points, the last place is looked up before the penalty is paid, not after it. From three seats on.
option-tie-count-actions = Additional actions in a tie
about-option-tie-count-actions = When points and cards are level, the points sacrificed for additional actions count, too.
option-turn-limit = Turn limit
about-option-turn-limit = After this many turns of each player the game ends, even if nobody has twenty points; 0: no limit.
option-turn-limit-0 = no limit

## How a game ended

reason-points = on points
reason-fewer-cards = by fewer point cards
reason-fewer-sacrificed = by fewer sacrificed points
reason-draw = level on points, cards and sacrifices
reason-turn-limit = at the turn limit

## Options that do not go together

bad-start-player = “{ option-start-player }” is by lot, or one of the seats 1 to { $count }.
bad-ten-last-before = “{ option-ten-last-before }” only means something from three seats on.
