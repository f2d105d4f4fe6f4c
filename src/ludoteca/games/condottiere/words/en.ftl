### Condottiere.

## Cards

card-mercenary-1 = Mercenary 1
card-mercenary-2 = Mercenary 2
card-mercenary-3 = Mercenary 3
card-mercenary-4 = Mercenary 4
card-mercenary-5 = Mercenary 5
card-mercenary-6 = Mercenary 6
card-mercenary-10 = Mercenary 10
card-winter = Winter
card-spring = Spring
card-bishop = Bishop
card-courtesan = Courtesan
card-drummer = Drummer
card-heroine = Heroine
card-scarecrow = Scarecrow
card-surrender = Surrender

mercenary-mercenary-1 = { card-mercenary-1 }
mercenary-mercenary-2 = { card-mercenary-2 }
mercenary-mercenary-3 = { card-mercenary-3 }
mercenary-mercenary-4 = { card-mercenary-4 }
mercenary-mercenary-5 = { card-mercenary-5 }
mercenary-mercenary-6 = { card-mercenary-6 }
mercenary-mercenary-10 = { card-mercenary-10 }

## Short names of cards, nine characters at most, for narrow displays

short-mercenary-1 = 1
short-mercenary-2 = 2
short-mercenary-3 = 3
short-mercenary-4 = 4
short-mercenary-5 = 5
short-mercenary-6 = 6
short-mercenary-10 = 10
short-winter = Winter
short-spring = Spring
short-bishop = Bishop
short-courtesan = Courtesan
short-drummer = Drummer
short-heroine = Heroine
short-scarecrow = Scarecrow
short-surrender = Surrender

## What each card does

about-mercenary-1 = Adds 1 to your battle line.
about-mercenary-2 = Adds 2 to your battle line.
about-mercenary-3 = Adds 3 to your battle line.
about-mercenary-4 = Adds 4 to your battle line.
about-mercenary-5 = Adds 5 to your battle line.
about-mercenary-6 = Adds 6 to your battle line.
about-mercenary-10 = Adds 10 to your battle line.
about-winter = Drives every Spring away; each Mercenary in play counts only 1.
about-spring = Drives every Winter away; the strongest Mercenaries in play gain 3 each.
about-bishop = Discards the strongest Mercenaries in play; then you decide where the Favor of the Pope lies.
about-courtesan = Strength 1; whoever alone has the most Courtesans takes the Condottiere token.
about-drummer = Doubles the Mercenaries in your battle line, once.
about-heroine = Strength 10, whatever other cards do.
about-scarecrow = You may take one Mercenary from your battle line back into your hand.
about-surrender = Ends the battle at once; the strongest line wins.

## Regions, by the Italian names of their cities

region-torino = Torino
region-milano = Milano
region-venezia = Venezia
region-genova = Genova
region-mantova = Mantova
region-parma = Parma
region-modena = Modena
region-ferrara = Ferrara
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Firenze
region-siena = Siena
region-urbino = Urbino
region-ancona = Ancona
region-spoleto = Spoleto
region-roma = Roma
region-napoli = Napoli

## Numbers of cards to draw: they come as names, which no plural selector can match

number-0 = no cards
number-1 = 1 card
number-2 = 2 cards
number-3 = 3 cards

## Log: a game begins, cards are dealt

event-game-begins =
    { $count ->
        [1] The game begins.
       *[other] Game { NUMBER($count, useGrouping: 0) } begins.
    }
event-dealt =
    { $count ->
        [one] { $seat } is dealt 1 card.
       *[other] { $seat } is dealt { $count } cards.
    }
event-draws = { $seat } draws { $card }.
event-draws-count =
    { $count ->
        [0] { $seat } draws no cards.
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $count } cards.
    }
event-reshuffles = The discards are shuffled into a new pile.

## Log: the battle

event-places-token = { $seat } calls a battle for { $region }.
event-plays = { $seat } plays { $card }.
event-plays-face-down = { $seat } plays a card face down.
event-plays-own-face-down = { $seat } plays { $card } face down.
event-turns-up = { $seat } turns up { $card }.
event-strength = { $seat } announces strength { $count }.
event-final-strength = At the end { $seat } has strength { $count }.
event-passes = { $seat } passes.
event-passes-for-now = { $seat } passes for now.
event-no-cards = { $seat } has no cards and plays no more in this battle.
event-season-ends = { $card } ends and leaves the line of { $seat }.
event-bishop-removes =
    { $count ->
        [one] The Bishop removes { $card } from the line of { $seat }.
       *[other] The Bishop removes { $count } × { $card } from the line of { $seat }.
    }
event-bishop-finds-none = { $seat } sends the Bishop, but he finds no Mercenaries.
event-favor-to = { $seat } puts the Favor of the Pope on { $region }.
event-favor-off = { $seat } leaves the Favor of the Pope off the board.
event-takes-back = { $seat } takes back { $card }.
event-takes-none = { $seat } takes no Mercenary back.
event-surrenders = { $seat } ends the battle at once.

## Log: after the battle

event-wins-battle = { $seat } conquers { $region } with strength { $count }.
event-captures = { $seat } captures { $region } from { $seat2 } with strength { $count }.
event-defends = { $seat } defends { $region }.
event-battle-tied = The battle for { $region } is tied at { $count }: nobody conquers it.
event-token-to = The Condottiere token goes to { $seat }.
event-token-stays = { $seat } keeps the Condottiere token.
event-token-by-courtesans = { $seat } has the most Courtesans and takes the Condottiere token.
event-token-stays-by-courtesans = { $seat } has the most Courtesans and keeps the Condottiere token.
event-lines-discarded = All battle lines are discarded.
event-discards-hand =
    { $count ->
        [one] { $seat } has no Mercenary and discards the last card.
       *[other] { $seat } has no Mercenary and discards a hand of { $count } cards.
    }
event-discarded = { $seat } discards { $card }.
event-round-ends = The round ends.
event-keeps =
    { $count ->
        [0] { $seat } keeps no cards.
        [one] { $seat } keeps 1 card.
       *[other] { $seat } keeps { $count } cards.
    }

## Log: deals

event-shows = { $seat } shows { $card } to { $seat2 }.
event-shows-something = { $seat } shows a card to { $seat2 }.

## Log: the end

event-board-full = No region is left to fight for.
event-stalled =
    { $count ->
        [one] Nobody played a card in the last battle: the regions decide.
       *[other] Nobody played a card in { NUMBER($count, useGrouping: 0) } battles: the regions decide.
    }
event-final-battle = The lead is tied: a final battle decides.
event-fights-final = { $seat } enters the final battle.
event-game-won = { $seat } wins the game.
event-game-shared = { $seat } shares the victory.
event-scores =
    { $count ->
        [one] { $seat } scores 1 point and now has { $count2 }.
       *[other] { $seat } scores { $count } points and now has { $count2 }.
    }
event-series-won = { $seat } wins the series.
event-series-shared = { $seat } shares the victory in the series.

## Questions

ask-site = Which region shall be fought for?
ask-battle = Battle for { $region }: play a card or pass.
ask-defend = Your region is under attack: play a card or pass. While others fight on, you can still join later.
ask-final-battle = Final battle: play a card or pass.
ask-reveal = Your hand is empty: pass, and turn up your face-down card or not.
ask-favor = Where do you put the Favor of the Pope?
ask-take-back = Which Mercenary do you take back into your hand?
ask-discard-hand = You hold no Mercenary: do you discard your whole hand?
pause-discard-hand = A moment: whoever has no Mercenary may discard their hand. Who does not answer keeps it.
ask-keep =
    { $count ->
        [one] You may keep 1 more card for the next round.
       *[other] You may keep up to { $count } cards for the next round.
    }
ask-draw =
    { $count ->
        [one] You may draw 1 card.
       *[other] You may draw up to { $count } cards.
    }

## Moves, as on buttons

do-place = Fight for { $region }
do-play = Play { $card }
do-pass = Pass
do-pass-revealing = Pass and reveal the card
do-take = Take back { $mercenary }
do-take-none = Take none
do-favor = Favor on { $region }
do-favor-off = Favor off the board
do-discard-hand = Discard the hand
do-keep-hand = Keep the hand
do-keep = Keep { $card }
do-keep-no-more = Keep no more
do-draw = Draw { $number }
do-deal = Deal { $card } to { $seat }
do-show = Show { $card } to { $seat }
do-show-face-down = Show the face-down card to { $seat }

## Standing orders, and what cannot be taken back

order-pass-when-beaten = Pass when I cannot win
about-order-pass-when-beaten = You pass by yourself as soon as all your cards together cannot reach the strongest line. With Winter, Spring or a Bishop in hand you are asked.
danger-pass = A pass is final: you play no more cards in this battle.
danger-show = { $seat } will know that you hold { $card }. What was shown cannot be hidden again.
danger-show-down = { $seat } will know your face-down card. What was shown cannot be hidden again.

## Refusals

no-passed = You have no more turns in this battle.
no-fighter = Only those who are tied take part in the final battle.
no-cards-left = You have no cards left for this battle.
no-hand-to-discard = You have no cards to discard.
no-discard-mercenary = You hold a Mercenary: such a hand is not discarded.
no-holder = { $seat } holds the Condottiere token and chooses the region.
no-card = You have no { $card } in your hand.
no-face-down = You have no face-down card.
no-show-self = You need not show yourself your own cards.
no-show-seat = Nobody sits there.
no-show-known = { $seat } knows already that you have { $card }.
no-site-favor = The Favor of the Pope protects { $region }.
no-site-marker = { $region } already belongs to { $seat }.
no-site-own = { $region } is already yours.
no-favor-on-site = { $region } is being fought for: the Favor of the Pope cannot go there.
no-favor-on-marker = { $region } has a control marker: the Favor of the Pope cannot go there.
no-take = There is no { $card } in your battle line.
no-draw = You may draw up to three cards, and only until you hold { $count }.
no-deal = The next card goes to { $seat }, and it must be in the pile.
no-answer-site = First choose the region to fight for.
no-answer-battle = Play a card or pass.
no-answer-favor = First decide where the Favor of the Pope goes.
no-answer-take = First choose a Mercenary to take back, or none.
no-answer-discard = First decide whether to discard your hand.
no-answer-keep = First choose which cards to keep.
no-answer-draw = First choose how many cards to draw.

## Options

option-draw-after-battle = Draw After Battle
about-option-draw-after-battle = There are no rounds: start with 7 cards and draw up to 3 after each battle.
option-series = Series
about-option-series = Play several games until somebody has this many points; 0 is a single game.
option-series-0 = a single game
option-bigger-kingdoms = Bigger Kingdoms
about-option-bigger-kingdoms = A victory by adjacent regions needs one region more.
option-capturing-regions = Capturing Regions
about-option-capturing-regions = Regions of other players can be attacked and captured.
option-hidden-cards = Hidden Cards
about-option-hidden-cards = Mercenaries, Courtesans, Drummers and Heroines are played face down.
option-start-player = First holder
about-option-start-player = The seat that holds the Condottiere token first; 0 is the first seat.
option-favor-on-contested = Favor on the contested region
about-option-favor-on-contested = The Favor of the Pope may go on the region that is being fought for.
option-cap-tie-token = Token after a tie with a defender
about-option-cap-tie-token = With Capturing Regions, after a tie the token goes to the player with the most Courtesans (courtesan) or always to the defender (defender).
option-cap-tie-token-courtesan = most Courtesans
option-cap-tie-token-defender = the defender
option-series-start = First holder of the next game
about-option-series-start = In a Series, the next game begins with the same player as the first (same), with the winner (winner) or with the next seat (rotate).
option-series-start-same = the same player
option-series-start-winner = the winner
option-series-start-rotate = the next seat
option-stall-limit = Battles without a card
about-option-stall-limit = After this many battles in a row without a card, whoever has the most regions wins; 0: no limit.
option-stall-limit-0 = no limit
option-map = Map
about-option-map = The regions to fight for, and their borders.
option-map-italy = Italy

## Warnings

warning-series-capturing = A Series is better played without Capturing Regions.

## How a game ended

reason-unfinished = not finished
reason-total = by number of regions
reason-connected = by a connected kingdom
reason-most-regions = by the most regions at the end
reason-final-battle = by the final battle
reason-shared = shared after a tied final battle
reason-series = by points in the series
reason-series-final-battle = by the final battle of the series
reason-series-shared = series shared after a tied final battle

## Options that do not go together

bad-start-player = “{ option-start-player }” is one of the seats 1 to { $count }.
bad-cap-tie-token = “{ option-cap-tie-token }” only means something with “{ option-capturing-regions }”.
bad-series-start = “{ option-series-start }” only means something in a series.
