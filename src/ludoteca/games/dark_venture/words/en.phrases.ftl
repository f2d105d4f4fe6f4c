### What cards do, composed from their steps. Clauses begin small and end without a stop: the composer sets
### both. `form` is who acts: `you`, `one`, or `many`; `who` is what they are called.

## How clauses are joined

under = { $head }: { $text }
with-details = { $head } ({ $details })
with-condition = { $head }, { $condition }
and = { $first } and { $second }
or = { $first } or { $second }
if = if { $what }
otherwise = otherwise
nothing = nothing happens
named = “{ $name }”
numbered = { $name } { $n }
range =
    { $sort ->
        [min] { $min } or more
        [max] { $max } or less
        [exact] { $min }
       *[both] { $min }–{ $max }
    }
range-health =
    { $sort ->
        [min] { $min } health or more
        [max] { $max } health or less
        [exact] { $min } health
       *[both] { $min }–{ $max } health
    }

## Steps: health and numbers

step-heal =
    { $form ->
        [you] gain { $amount }
        [many] { $who } gain { $amount } each
       *[one] { $who } gains { $amount }
    }
step-lose =
    { $form ->
        [you] lose { $amount }
        [many] { $who } lose { $amount } each
       *[one] { $who } loses { $amount }
    }
step-hit =
    { $form ->
        [you] lose { $amount }, less your armor
        [many] { $who } lose { $amount } each, less armor
       *[one] { $who } loses { $amount }, less armor
    }
step-raise =
    { $form ->
        [you] you have { $bonus } { $until }
        [many] { $who } have { $bonus } each { $until }
       *[one] { $who } has { $bonus } { $until }
    }
step-raise-unseen =
    { $form ->
        [you] you are unseen { $until }
        [many] { $who } are unseen { $until }
       *[one] { $who } is unseen { $until }
    }
step-raise-fixed =
    { $form ->
        [you] nothing can move you { $until }
        [many] { $who } cannot be moved { $until }
       *[one] { $who } cannot be moved { $until }
    }
step-ap =
    { $form ->
        [you] gain { $amount }
        [many] { $who } gain { $amount } each
       *[one] { $who } gains { $amount }
    }
step-ap-less =
    { $form ->
        [you] lose { $amount }
        [many] { $who } lose { $amount } each
       *[one] { $who } loses { $amount }
    }
step-fell =
    { $form ->
        [you] your health drops to 0
        [many] { $who } drop to 0 health
       *[one] { $who } drops to 0 health
    }
step-wake =
    { $form ->
        [you] wake with { $amount }
        [many] { $who } wake with { $amount } each
       *[one] { $who } wakes with { $amount }
    }

## Steps: cards and items

step-draw = draw { $amount }
step-find =
    { $form ->
        [you] look at { $amount } and keep { $keep }
        [many] { $who } look at { $amount } each and keep { $keep }
       *[one] { $who } looks at { $amount } and keeps { $keep }
    }
step-toss = discard { $amount } from your hand
step-peek = look at { $amount } from the top of the deck
step-peek-hand = look at the items in the hand of whoever leads the chosen character
step-gain =
    { $form ->
        [you] take { $what } from the deck
        [many] { $who } take { $what } each from the deck
       *[one] { $who } takes { $what } from the deck
    }
step-take =
    { $form ->
        [you] give { $what } { $to }
        [many] { $who } give { $what } { $to }
       *[one] { $who } gives { $what } { $to }
    }
step-take-you =
    { $form ->
        [you] give yourself { $what }
        [many] { $who } give you { $what }
       *[one] { $who } gives you { $what }
    }
step-take-floor =
    { $form ->
        [you] drop { $what }
        [many] { $who } drop { $what }
       *[one] { $who } drops { $what }
    }
step-take-discard =
    { $form ->
        [you] discard { $what }
        [many] { $who } discard { $what }
       *[one] { $who } discards { $what }
    }
chosen-by =
    { $form ->
        [you] { $text } (you choose)
        [many] { $text } ({ $who } choose)
       *[one] { $text } ({ $who } chooses)
    }
step-renew = remove the search token { $at }

## Steps: the map

step-go =
    { $form ->
        [you] go { $to }, { $how }
        [many] { $who } go { $to }, { $how }
       *[one] { $who } goes { $to }, { $how }
    }
step-swap =
    { $form ->
        [you] change places { $with }
        [many] { $who } change places { $with }
       *[one] { $who } changes places { $with }
    }
step-call = call { $what } { $to }
step-call-as = call { $what } { $to }, with the mark { $mark }
step-call-none = if nobody comes
step-banish =
    { $form ->
        [you] you leave the map
        [many] { $who } leave the map
       *[one] { $who } leaves the map
    }
a-location = a location
step-lay = lay { $what } from the deck { $near }
step-lay-hand = lay { $what } from your hand { $near }
step-bar = the { $side } side { $at } is barred { $until }
step-roam =
    { $form ->
        [you] from now on you move by yourself: { $way }
        [many] from now on { $who } move by themselves: { $way }
       *[one] from now on { $who } moves by itself: { $way }
    }
roam-stay =
    { $form ->
        [you] from now on you no longer move by yourself
        [many] from now on { $who } no longer move by themselves
       *[one] from now on { $who } no longer moves by itself
    }
roam-hunt =
    { $n ->
        [one] one step a round toward the nearest hero
       *[other] { $n } steps a round toward the nearest hero
    }
roam-wander =
    { $n ->
        [one] one step a round, wherever chance leads
       *[other] { $n } steps a round, wherever chance leads
    }
roam-shy =
    { $n ->
        [one] one step a round, away from the heroes
       *[other] { $n } steps a round, away from the heroes
    }
roam-placer =
    { $n ->
        [one] one step a round, led by whoever placed it
       *[other] { $n } steps a round, led by whoever placed it
    }

## Steps: fights, rolls, followers

step-fight =
    { $form ->
        [you] begin a fight { $with }
        [many] { $who } begin a fight { $with }
       *[one] { $who } begins a fight { $with }
    }
step-part =
    { $form ->
        [you] leave the fight
        [many] { $who } leave the fight
       *[one] { $who } leaves the fight
    }
step-feud =
    { $form ->
        [you] you have a feud { $with } from now on
        [many] { $who } have a feud { $with } from now on
       *[one] { $who } has a feud { $with } from now on
    }
step-feud-off =
    { $form ->
        [you] make peace { $with }
        [many] { $who } make peace { $with }
       *[one] { $who } makes peace { $with }
    }
step-strike =
    { $form ->
        [you] attack once more
        [many] { $who } attack once more
       *[one] { $who } attacks once more
    }
step-ward = prevent up to { $n } of the loss
step-ward-all = prevent the whole loss
step-miss =
    { $form ->
        [you] you miss { $amount }
        [many] { $who } miss { $amount } each
       *[one] { $who } misses { $amount }
    }
step-reroll = roll all dice again
step-reroll-low = roll the lowest die again
step-add = { $n } to this roll
step-add-attack = { $n } to the attack roll
step-add-order = { $n } to the roll for first strike
step-add-search = { $n } to the search roll
step-add-court = { $n } to the follower roll
step-join =
    { $form ->
        [you] you become a follower
        [many] { $who } become your followers
       *[one] { $who } becomes your follower
    }
step-quit =
    { $form ->
        [you] you are released
        [many] { $who } are released
       *[one] { $who } is released
    }

## Steps: points, quests, marks, flow

step-qp = gain { $amount }
step-qp-less = lose { $amount }
step-quest = draw { $amount } and keep { $keep }
step-quest-all = draw { $amount }
step-advance = this quest advances by { $n }
step-fulfil = this quest is complete
step-fail = discard this quest
step-mark =
    { $form ->
        [you] take the mark { $mark }
        [many] { $who } take the mark { $mark }
       *[one] { $who } takes the mark { $mark }
    }
step-mark-off =
    { $form ->
        [you] lose the mark { $mark }
        [many] { $who } lose the mark { $mark }
       *[one] { $who } loses the mark { $mark }
    }
step-mark-put = put the mark { $mark } { $on }
step-mark-away = remove the mark { $mark } { $off }
on-game = on the table
on-quest = on this quest
on-here = on this location
on-place = on the chosen location
lies-game = on the table
lies-quest = on this quest
lies-here = on this location
lies-place = on the chosen location
off-game = from the table
off-quest = from this quest
off-here = from this location
off-place = from the chosen location
marks-times = { $mark } × { $n }
step-roll =
    { $form ->
        [you] roll { $n }
        [many] { $who } roll { $n }
       *[one] { $who } rolls { $n }
    }
step-test =
    { $form ->
        [you] roll { $n }
        [many] { $who } roll { $n }
       *[one] { $who } rolls { $n }
    }
roll-only = { $roll }; on { $total }
step-test-of =
    { $form ->
        [you] roll { $n }, needing { $target } or more
        [many] { $who } roll { $n }, needing { $target } or more
       *[one] { $who } rolls { $n }, needing { $target } or more
    }
step-contest =
    { $form ->
        [you] compare a roll of { $n } { $with }
        [many] { $who } compare a roll of { $n } { $with }
       *[one] { $who } compares a roll of { $n } { $with }
    }
contest-win = on the higher roll
contest-even = on equal rolls
contest-else = on the lower roll
step-choose =
    { $form ->
        [you] choose one
        [many] { $who } choose one
       *[one] { $who } chooses one
    }
step-when = if { $what }
step-each = { $who }
step-pick =
    { $form ->
        [you] choose { $what } { $from }
        [many] { $who } choose { $what } { $from }
       *[one] { $who } chooses { $what } { $from }
    }
step-pick-other =
    { $form ->
        [you] choose { $what } { $from } other than yourself
        [many] { $who } choose { $what } { $from } other than you
       *[one] { $who } chooses { $what } { $from } other than you
    }
step-pick-spot =
    { $form ->
        [you] choose { $what }
        [many] { $who } choose { $what }
       *[one] { $who } chooses { $what }
    }
step-pick-none = if there is none
step-later-round = when the next round begins
step-later-turn = on your next turn
step-later-hour = when hour { $n } begins
step-book = read the next entry in the other book
step-book-game = from now on entries are read in the other book
step-say = “{ $text }”
step-stop = nothing more happens

## Conditions; `not` is yes or no

if-stat =
    { $form ->
        [you]
            { $not ->
                [yes] you do not have { $stat } { $range }
               *[no] you have { $stat } { $range }
            }
        [many]
            { $not ->
                [yes] { $who } do not have { $stat } { $range }
               *[no] { $who } have { $stat } { $range }
            }
       *[one]
            { $not ->
                [yes] { $who } does not have { $stat } { $range }
               *[no] { $who } has { $stat } { $range }
            }
    }
if-health =
    { $form ->
        [you] 
            { $not ->
                [yes] you do not have { $amount }
               *[no] you have { $amount }
            }
        [many] 
            { $not ->
                [yes] { $who } do not have { $amount }
               *[no] { $who } have { $amount }
            }
       *[one] 
            { $not ->
                [yes] { $who } does not have { $amount }
               *[no] { $who } has { $amount }
            }
    }
if-health-hurt =
    { $form ->
        [you]
            { $not ->
                [yes] you are not wounded
               *[no] you are wounded
            }
        [many]
            { $not ->
                [yes] { $who } are not wounded
               *[no] { $who } are wounded
            }
       *[one]
            { $not ->
                [yes] { $who } is not wounded
               *[no] { $who } is wounded
            }
    }
if-has =
    { $form ->
        [you]
            { $not ->
                [yes] you have no { $none }
               *[no] you have { $what }
            }
        [many]
            { $not ->
                [yes] { $who } have no { $none }
               *[no] { $who } have { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } has no { $none }
               *[no] { $who } has { $what }
            }
    }
if-has-worn =
    { $form ->
        [you]
            { $not ->
                [yes] you wear no { $none }
               *[no] you wear { $what }
            }
        [many]
            { $not ->
                [yes] { $who } wear no { $none }
               *[no] { $who } wear { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } wears no { $none }
               *[no] { $who } wears { $what }
            }
    }
if-room =
    { $form ->
        [you]
            { $not ->
                [yes] you have no room for { $what }
               *[no] you have room for { $what }
            }
        [many]
            { $not ->
                [yes] { $who } have no room for { $what }
               *[no] { $who } have room for { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } has no room for { $what }
               *[no] { $who } has room for { $what }
            }
    }
if-is =
    { $form ->
        [you]
            { $not ->
                [yes] you are not { $what }
               *[no] you are { $what }
            }
        [many]
            { $not ->
                [yes] { $who } are not { $what }
               *[no] { $who } are { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } is not { $what }
               *[no] { $who } is { $what }
            }
    }
if-at =
    { $form ->
        [you]
            { $not ->
                [yes] you are not { $at }
               *[no] you are { $at }
            }
        [many]
            { $not ->
                [yes] { $who } are not { $at }
               *[no] { $who } are { $at }
            }
       *[one]
            { $not ->
                [yes] { $who } is not { $at }
               *[no] { $who } is { $at }
            }
    }
if-present =
    { $not ->
        [yes]
            { $n ->
                [one] there are no { $none } here
               *[other] there are not { $what } here
            }
       *[no]
            { $n ->
                [one] there is { $what } here
               *[other] there are { $what } here
            }
    }
if-present-named =
    { $not ->
        [yes] { $what } is not here
       *[no] { $what } is here
    }
if-alone =
    { $form ->
        [you]
            { $not ->
                [yes] you are not alone
               *[no] you are alone
            }
        [many]
            { $not ->
                [yes] { $who } are not alone
               *[no] { $who } are alone
            }
       *[one]
            { $not ->
                [yes] { $who } is not alone
               *[no] { $who } is alone
            }
    }
if-leads =
    { $form ->
        [you]
            { $not ->
                [yes] you lead no { $none }
               *[no] you lead { $what }
            }
        [many]
            { $not ->
                [yes] { $who } lead no { $none }
               *[no] { $who } lead { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } leads no { $none }
               *[no] { $who } leads { $what }
            }
    }
if-feud =
    { $form ->
        [you]
            { $not ->
                [yes] you have no feud { $with }
               *[no] you have a feud { $with }
            }
        [many]
            { $not ->
                [yes] { $who } have no feud { $with }
               *[no] { $who } have a feud { $with }
            }
       *[one]
            { $not ->
                [yes] { $who } has no feud { $with }
               *[no] { $who } has a feud { $with }
            }
    }
if-searched =
    { $not ->
        [yes] this location has not been searched
       *[no] this location has been searched
    }
if-hour =
    { $not ->
        [yes]
            { $sort ->
                [min] it is before hour { $min }
                [max] it is after hour { $max }
                [exact] it is not hour { $min }
               *[both] it is not hour { $min } to { $max }
            }
       *[no]
            { $sort ->
                [min] it is hour { $min } or later
                [max] it is hour { $max } or earlier
                [exact] it is hour { $min }
               *[both] it is hour { $min } to { $max }
            }
    }
if-mode =
    { $not ->
        [yes] this is not { $mode }
       *[no] this is { $mode }
    }
mode-competitive = a competitive game
mode-solo = a solo game
mode-cooperative = a cooperative game
mode-long = a long game
mode-short = a short game
if-score =
    { $not ->
        [yes] you do not have { $range } quest points
       *[no] you have { $range } quest points
    }
if-score-most =
    { $not ->
        [yes] somebody has more quest points than you
       *[no] nobody has more quest points than you
    }
if-score-least =
    { $not ->
        [yes] somebody has fewer quest points than you
       *[no] nobody has fewer quest points than you
    }
if-marked =
    { $form ->
        [you]
            { $not ->
                [yes] you do not have the mark { $mark }
               *[no] you have the mark { $mark }
            }
        [many]
            { $not ->
                [yes] { $who } do not have the mark { $mark }
               *[no] { $who } have the mark { $mark }
            }
       *[one]
            { $not ->
                [yes] { $who } does not have the mark { $mark }
               *[no] { $who } has the mark { $mark }
            }
    }
if-marked-on =
    { $not ->
        [yes] the mark { $mark } is not { $lies }
       *[no] the mark { $mark } is { $lies }
    }
if-map =
    { $not ->
        [yes]
            { $n ->
                [one] there are no { $none } on the map yet
               *[other] there are not { $what } on the map yet
            }
       *[no]
            { $n ->
                [one] there is { $what } on the map
               *[other] there are { $what } on the map
            }
    }
if-any = { $what }
if-not = this does not hold: { $what }

## Moments

moment-played = when this card is laid
moment-enter =
    { $form ->
        [you] when you enter a location
       *[one] when { $who } enters a location
    }
moment-hexagon =
    { $form ->
        [you] when you come upon a hexagon
       *[one] when { $who } comes upon a hexagon
    }
moment-leave =
    { $form ->
        [you] when you leave a location
       *[one] when { $who } leaves a location
    }
moment-stay = on each turn in its location
moment-round = when a round begins
moment-hour = when an hour begins
moment-act = action
moment-use = use
moment-search =
    { $form ->
        [you] when you search
       *[one] when { $who } searches
    }
moment-found =
    { $form ->
        [you] when you find something
       *[one] when { $who } finds something
    }
moment-missed =
    { $form ->
        [you] when you search and find nothing
       *[one] when { $who } searches and finds nothing
    }
moment-before-roll =
    { $form ->
        [you] before you roll
       *[one] before { $who } rolls
    }
moment-after-roll =
    { $form ->
        [you] after you roll
       *[one] after { $who } rolls
    }
moment-fight =
    { $form ->
        [you] when you begin a fight
       *[one] when { $who } begins a fight
    }
moment-order =
    { $form ->
        [you] when you roll for first strike
       *[one] when { $who } rolls for first strike
    }
moment-attack =
    { $form ->
        [you] when you attack
       *[one] when { $who } attacks
    }
moment-hurt =
    { $form ->
        [you] when you are about to lose health
       *[one] when { $who } is about to lose health
    }
moment-beats =
    { $form ->
        [you] when you beat a foe
       *[one] when { $who } beats a foe
    }
moment-beaten =
    { $form ->
        [you] when you are beaten
       *[one] when { $who } is beaten
    }
moment-fight-over =
    { $form ->
        [you] after your fight
       *[one] after a fight of { $who }
    }
moment-fled =
    { $form ->
        [you] when you have fled
       *[one] when { $who } has fled
    }
moment-court =
    { $form ->
        [you] when you roll for a follower
       *[one] when { $who } rolls for a follower
    }
court-this = when you roll for this follower
moment-received = on receipt
moment-fulfilled = on completion
here-enter = when you enter
here-leave = when you leave
here-stay = on each of your turns here
here-round = when a round begins
here-act = action here
here-search = when you search here
here-found = when you find something here
here-missed = when you search here and find nothing
here-fight = when a fight begins here
here-order = when you roll for first strike here
here-court = when you roll for a follower here
here-fight-over = after a fight here
here-fled = when you have fled from here
limit-turn = once a turn
limit-round = once a round
limit-fight = once a fight
limit-game = once a game
limit-figure = once for each character
limit-player = once for each player
limit-visit = once a visit
optional = optional
cost-item = { $what }
cost-self = used up

## Objectives

objective-beat = beat { $what }
objective-visit = visit { $what }
objective-visit-distinct = visit { $what }
distinct-count = { $n } different
objective-bring = be { $at } with { $what }
objective-own = own { $what }
objective-own-worn = wear { $what }
objective-give = give away { $what }
objective-give-to = give { $what } to { $whom }
objective-recruit-any = win a follower
objective-recruit = win { $what } as your follower
objective-win =
    { $n ->
        [one] win a fight
       *[other] win a fight against { $n } or more
    }
objective-deed = { $deed }
objective-once = counts as soon as { $what }
objective-stand = be { $at }
objective-last =
    { $n ->
        [one] hold out for { $n } round
       *[other] hold out for { $n } rounds
    }
objective-finish = complete { $what }
objective-story = have the mark { $mark }
the-mark = { $mark }
way-distinct = all different
way-within =
    { $n ->
        [one] within one round
       *[other] within { $n } rounds
    }
way-peaceful = without a fight there
way-how = { $how }
way-same = of the same category
way-alone = on your own
way-health-max = with at most { $n } health left
way-unhurt = without losing health
way-at = { $at }
way-by-hero = with your hero
way-by-follower = with your follower
way-while = while { $what }
deed-searches =
    { $n ->
        [one] search once
       *[other] search { $n } times
    }
deed-finds =
    { $n ->
        [one] find something in a search
       *[other] find something in { $n } searches
    }
deed-flights =
    { $n ->
        [one] flee from a fight
       *[other] flee from { $n } fights
    }
deed-wakes =
    { $n ->
        [one] wake from unconsciousness
       *[other] wake from unconsciousness { $n } times
    }
deed-gifts =
    { $n ->
        [one] give an item away
       *[other] give { $n } items away
    }
deed-trades =
    { $n ->
        [one] make a trade
       *[other] make { $n } trades
    }
deed-lays =
    { $n ->
        [one] lay a location
       *[other] lay { $n } locations
    }
deed-plays =
    { $n ->
        [one] play a character
       *[other] play { $n } characters
    }
deed-hexagons =
    { $n ->
        [one] read the story of a hexagon
       *[other] read the stories of { $n } hexagons
    }
deed-uses =
    { $n ->
        [one] use an item
       *[other] use { $n } items
    }
deed-loots =
    { $n ->
        [one] loot a body
       *[other] loot { $n } bodies
    }
deed-drags =
    { $n ->
        [one] drag a body
       *[other] drag a body { $n } times
    }
deed-refusals =
    { $n ->
        [one] be refused by a follower
       *[other] be refused by followers { $n } times
    }
deed-influences =
    { $n ->
        [one] influence another player’s follower
       *[other] influence { $n } followers of other players
    }
deed-healed = gain { $n } health in all
