### What is meant in the phrases of cards: who, where, of which kind, how many; and what stands on cards.

## Who

who-you = you
who-self = this character
who-that = that character
who-target = the chosen character
who-foe = the foe
who-hero = your hero
who-follower = your follower
who-pair = hero and follower (if together)
who-here = every character here
who-pcs = every player’s character here
who-npcs = every character here without a leader
who-rivals = every rival here
who-heroes = every player’s hero
who-arrival = whoever came
who-courted = that follower
who-either = your hero or follower
who-kin = one of its kin
who-somebody = a character here
to-self = to this character
to-that = to that character
to-target = to the chosen character
to-foe = to the foe
to-hero = to your hero
to-follower = to your follower
to-pair = to hero and follower
to-arrival = to whoever came
to-courted = to that follower
to-here = to a character here
to-pcs = to a player’s character here
to-npcs = to a character here without a leader
to-rivals = to a rival here
to-heroes = to a player’s hero
with-you = with you
with-self = with this character
with-that = with that character
with-target = with the chosen character
with-foe = with the foe
with-hero = with your hero
with-follower = with your follower
with-pair = with hero and follower
with-arrival = with whoever came
with-courted = with that follower
with-here = with every character here
with-pcs = with every player’s character here
with-npcs = with every character here without a leader
with-rivals = with every rival here
with-heroes = with every player’s hero
from-you = of yours
from-self = of this character
from-that = of that character
from-target = of the chosen character
from-foe = of the foe
from-hero = of your hero
from-follower = of your follower
from-pair = of hero and follower
from-arrival = of whoever came
from-courted = of that follower
from-pcs = among the players’ characters here
from-npcs = here without a leader
from-rivals = among the rivals here
from-heroes = among the players’ heroes

## Where

at-spot-here = here
at-spot-place = in the chosen location
at-spot-start = in the starting location
at-spot-far = in the location farthest from your hero
at-spot-next = in a linked location
at-spot-map = anywhere on the map
at-spot-within =
    { $n ->
        [one] one step away
       *[other] up to { $n } steps away
    }
to-spot-here = to this location
to-spot-place = to the chosen location
to-spot-start = to the starting location
to-spot-far = to the location farthest from your hero
to-spot-next = to a linked location
to-spot-map = to any location on the map
to-spot-within =
    { $n ->
        [one] to a location one step away
       *[other] to a location up to { $n } steps away
    }
some-spot-here = this location
some-spot-place = the chosen location
some-spot-start = the starting location
some-spot-far = the location farthest from your hero
some-spot-next = a linked location
some-spot-map = a location on the map
some-spot-within =
    { $n ->
        [one] a location one step away
       *[other] a location up to { $n } steps away
    }
near-spot-here = beside this location
near-spot-place = beside the chosen location
near-spot-start = beside the starting location
near-spot-far = beside the location farthest from your hero
near-spot-next = beside a linked location
near-spot-map = anywhere on the map
near-spot-within =
    { $n ->
        [one] beside a location one step away
       *[other] beside a location up to { $n } steps away
    }
how-foot = on foot
how-unseen = unseen
how-teleport = by teleport
how-silent = by teleport, without entering
side-N = north
side-E = east
side-S = south
side-W = west

## Some of a kind; 0: the bare plural

some-figure-any =
    { $n ->
        [0] characters
        [one] a character
       *[other] { $n } characters
    }
some-figure-hero =
    { $n ->
        [0] heroes
        [one] a hero
       *[other] { $n } heroes
    }
some-figure-follower =
    { $n ->
        [0] followers
        [one] a follower
       *[other] { $n } followers
    }
some-figure-enemy =
    { $n ->
        [0] enemies
        [one] an enemy
       *[other] { $n } enemies
    }
some-figure-pc =
    { $n ->
        [0] players’ characters
        [one] a player’s character
       *[other] { $n } players’ characters
    }
some-figure-npc =
    { $n ->
        [0] characters without a leader
        [one] a character without a leader
       *[other] { $n } characters without a leader
    }
some-figure-body =
    { $n ->
        [0] bodies
        [one] a body
       *[other] { $n } bodies
    }
some-figure-beast =
    { $n ->
        [0] beasts
        [one] a beast
       *[other] { $n } beasts
    }
some-figure-pack =
    { $n ->
        [0] pack creatures
        [one] a pack creature
       *[other] { $n } pack creatures
    }
some-figure-thief =
    { $n ->
        [0] thieves
        [one] a thief
       *[other] { $n } thieves
    }
some-figure-guard =
    { $n ->
        [0] guards
        [one] a guard
       *[other] { $n } guards
    }
some-figure-heir =
    { $n ->
        [0] heirs
        [one] an heir
       *[other] { $n } heirs
    }
some-figure-wanderer =
    { $n ->
        [0] wanderers
        [one] a wanderer
       *[other] { $n } wanderers
    }
some-figure-of =
    { $n ->
        [0] characters of the faction “{ $faction }”
        [one] a character of the faction “{ $faction }”
       *[other] { $n } characters of the faction “{ $faction }”
    }
some-item-any =
    { $n ->
        [0] items
        [one] an item
       *[other] { $n } items
    }
some-item-weapon =
    { $n ->
        [0] weapons
        [one] a weapon
       *[other] { $n } weapons
    }
some-item-armor =
    { $n ->
        [0] armor
        [one] a piece of armor
       *[other] { $n } pieces of armor
    }
some-item-object =
    { $n ->
        [0] objects
        [one] an object
       *[other] { $n } objects
    }
some-item-sword =
    { $n ->
        [0] swords
        [one] a sword
       *[other] { $n } swords
    }
some-item-knife =
    { $n ->
        [0] knives
        [one] a knife
       *[other] { $n } knives
    }
some-item-hammer =
    { $n ->
        [0] hammers
        [one] a hammer
       *[other] { $n } hammers
    }
some-item-spear =
    { $n ->
        [0] spears
        [one] a spear
       *[other] { $n } spears
    }
some-item-bow =
    { $n ->
        [0] bows
        [one] a bow
       *[other] { $n } bows
    }
some-item-staff =
    { $n ->
        [0] staves
        [one] a staff
       *[other] { $n } staves
    }
some-item-head =
    { $n ->
        [0] headgear
        [one] a piece of headgear
       *[other] { $n } pieces of headgear
    }
some-item-body =
    { $n ->
        [0] body armor
        [one] a suit of body armor
       *[other] { $n } suits of body armor
    }
some-item-shield =
    { $n ->
        [0] shields
        [one] a shield
       *[other] { $n } shields
    }
some-item-jewel =
    { $n ->
        [0] jewels
        [one] a jewel
       *[other] { $n } jewels
    }
some-item-food =
    { $n ->
        [0] food
        [one] something to eat
       *[other] { $n } things to eat
    }
some-item-drink =
    { $n ->
        [0] drinks
        [one] something to drink
       *[other] { $n } things to drink
    }
some-item-letter =
    { $n ->
        [0] letters
        [one] a letter
       *[other] { $n } letters
    }
some-place-any =
    { $n ->
        [0] locations
        [one] a location
       *[other] { $n } locations
    }
some-place-wood =
    { $n ->
        [0] woods
        [one] a wood
       *[other] { $n } woods
    }
some-place-water =
    { $n ->
        [0] locations by the water
        [one] a location by the water
       *[other] { $n } locations by the water
    }
some-place-waste =
    { $n ->
        [0] wastes
        [one] a waste
       *[other] { $n } wastes
    }
some-place-ruin =
    { $n ->
        [0] ruins
        [one] a ruin
       *[other] { $n } ruins
    }
some-place-deep =
    { $n ->
        [0] locations in the deep
        [one] a location in the deep
       *[other] { $n } locations in the deep
    }
some-place-height =
    { $n ->
        [0] heights
        [one] a height
       *[other] { $n } heights
    }
some-place-road =
    { $n ->
        [0] roads
        [one] a road
       *[other] { $n } roads
    }
some-place-market =
    { $n ->
        [0] markets
        [one] a market
       *[other] { $n } markets
    }
some-place-engine =
    { $n ->
        [0] engines
        [one] an engine
       *[other] { $n } engines
    }
some-place-grave =
    { $n ->
        [0] graves
        [one] a grave
       *[other] { $n } graves
    }
some-place-shrine =
    { $n ->
        [0] shrines
        [one] a shrine
       *[other] { $n } shrines
    }
some-place-lair =
    { $n ->
        [0] lairs
        [one] a lair
       *[other] { $n } lairs
    }
be-figure-any = a character
be-figure-hero = a hero
be-figure-follower = a follower
be-figure-enemy = an enemy
be-figure-pc = a player’s character
be-figure-npc = without a leader
be-figure-body = a body
be-figure-beast = a beast
be-figure-pack = a pack creature
be-figure-thief = a thief
be-figure-guard = a guard
be-figure-heir = an heir
be-figure-wanderer = a wanderer
be-figure-of = of the faction “{ $faction }”
some-figure-not = some other character than { $what }
some-figure-named = “{ $name }”
some-item-named = “{ $name }”
some-item-not = some other item than { $what }
some-place-named = “{ $name }”
some-place-not = some other location than { $what }
at-any = in any location
at-wood = in a wood
at-water = by the water
at-waste = in a waste
at-ruin = in a ruin
at-deep = in the deep
at-height = on a height
at-road = on a road
at-market = at a market
at-engine = at an engine
at-grave = at a grave
at-shrine = at a shrine
at-lair = in a lair
at-named = at “{ $name }”
at-not = anywhere but { $at }

## How many

count-health = { $n } health
count-ap = { $n } AP
count-qp =
    { $n ->
        [one] { $n } quest point
       *[other] { $n } quest points
    }
count-item =
    { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
count-character =
    { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
count-location =
    { $n ->
        [one] { $n } location
       *[other] { $n } locations
    }
count-turns =
    { $n ->
        [one] { $n } battle turn
       *[other] { $n } battle turns
    }
count-heroic =
    { $n ->
        [one] { $n } heroic quest
       *[other] { $n } heroic quests
    }
count-side =
    { $n ->
        [one] { $n } side quest
       *[other] { $n } side quests
    }
count-hands =
    { $n ->
        [one] one hand
       *[other] two hands
    }
dice = { $n }d6
term-power = POWER
term-speed = SPEED
term-mind = MIND
term-luck = LUCK
term-round = HOUR
term-kin = KIN
term-items = ITEMS
to-rolls-strike = to first strike rolls
to-rolls-search = to search rolls
to-rolls-flee = to flight rolls
to-rolls-wake = to waking rolls
to-rolls-court = to follower rolls
bonus = { $n } { $stat }
bonus-each-kin = { $n } { $stat } for each other of its kin here
bonus-each-item = { $n } { $stat } for each item carried
until-roll = for this roll
until-fight = until the end of the fight
until-turn = until the end of the turn
until-round = until the end of the round
until-rounds =
    { $n ->
        [one] for { $n } round
       *[other] for { $n } rounds
    }
until-leave = until the next step away from here
until-game = for the rest of the game

## Cards

gift-self = { $bonus }
gift-pair = hero and follower (if together): { $bonus }
gift-kin = others of its kin here: { $bonus }
gift-unseen = unseen
gift-fixed = nothing can move it
trait-equips-nothing = equip nothing
trait-uses-nothing = use nothing
trait-searches-nothing = never search
trait-kin-faction = aggressive members leave each other alone
trait-forbids = never wear or use { $what }
trait-aggressive = aggressive
trait-unarmed = carries items, but neither wears nor uses them
trait-ridden = is ridden: it enters together with its hero
trait-spares = leaves { $what } alone
trait-brings = comes with { $what }
trait-roams = moves by itself: { $way }
trait-kin = kin: { $what }
role-hero = hero
role-follower = follower
role-enemy = enemy
tag-pack = pack
tag-thief = thief
tag-guard = guard
tag-heir = heir
tag-wanderer = wanderer
tag-food = food
tag-drink = drink
tag-letter = letter
sort-weapon = weapon
sort-armor = armor
sort-object = object
category-sword = sword
category-knife = knife
category-hammer = hammer
category-spear = spear
category-bow = bow
category-staff = staff
slot-head = head
slot-body = body
slot-shield = shield
slot-jewel = jewel
land-wood = wood
land-water = water
land-waste = waste
land-ruin = ruin
land-deep = deep
land-height = height
nature-road = road
nature-market = market
nature-engine = engine
nature-grave = grave
nature-shrine = shrine
nature-lair = lair
value-needs = needs { $what }
value-one-hand = one hand with { $what }
stage-only = do one of these
stage-number = stage { $n }
stage-again = stays open as long as { $what }
