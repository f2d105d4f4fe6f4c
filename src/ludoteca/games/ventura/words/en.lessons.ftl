### The three cards before a first game, and the lesson.

## Three cards

first-goal = Lead a family: land brings Florins, Florins bring points and Troops.
first-turn = Each round the same twelve steps, mostly one choice each. Then Troops march.
first-end = Thirty points, an enemy City, or the last family left.

## The lesson

learn-prestige = Once a round Florins buy points: three give four. Your Papal tile adds two by itself. Spend 3, keep 2.
learn-prestige-no = Possible, but three Florins give four points, and two left over hire a Company.
learn-fortune = Fortune is free: an unseen tile or an open card. You have Companies, but no Captain. Take Montefeltro.
learn-fortune-no = Possible, but only a Captain makes an Army of your Companies.
learn-recruit = Two Florins buy the top card of the Ventura deck: a Captain or a Company. Buy one.
learn-recruit-no = Possible, but your Captain wants more Companies.
learn-upkeep = Your five markers bring 5 Florins. Garrison and Pikemen cost 1 each. Dismiss nobody, just pay.
learn-upkeep-garrison = Possible, but without a Garrison anybody can walk into your City, and that would end your game.
learn-upkeep-no = Possible, but you can pay the Pikemen.
learn-expand = A Village earns 1 more for every Wood of yours beside it. Lay your Wood next to the Village.
learn-expand-at = Possible, but there the Wood would not touch the Village.
learn-expand-no = Possible, but land earns Florins every round.
learn-conscript = Seven markers now. One Florin buys a Conscription card: a Company or an Event. Buy one.
learn-conscript-no = Possible, but a Florin is cheap for one more Company.
learn-save = Town Militia: they deploy for nothing. Captain and Crossbowmen cost 1 each, so keep your two Florins: buy no more.
learn-save-no = Possible, but then you could not deploy them both.
learn-captain = A Captain joins a Company in your City; together they are an Army. Deploy Montefeltro to the Pikemen, Troop 2.
learn-captain-garrison = Possible, but a Garrison never leaves the City, and so he could not march.
learn-captain-no = Possible, but deploy the Captain first: then others can join him.
learn-company = A Company may join an Army wherever it stands. Deploy the Crossbowmen to Troop 2.
learn-company-no = Possible, but the Crossbowmen fight best with the Army, Troop 2.
learn-militia = A Company alone is a Troop, too. Deploy the Militia as Troop 3.
learn-militia-army = That is as good. Here make them Troop 3, to see what regrouping does.
learn-militia-no = Possible, but let them be a Troop of their own, Troop 3.
learn-regroup = Troops on one tile can be put together anew. Choose your City, then Troop 2 for every card you are asked about.
learn-regroup-no = Possible, but one strong Army is what you need now.
learn-march = Your Army has 4 movement: 2 of its slowest Company, 2 of Montefeltro. Move it and enter the Field for 1.
learn-march-no = Possible, but by way of the Field you reach Anna’s Army.
learn-attack = Where an enemy stands, entering means battle. Anna’s Army guards a Papal tile: attack.
learn-attack-no = Possible, but Anna would keep her Papal tile and its two points a round.
learn-order = Both line up in secret. Only I and II fight, and I is hit first. Pikemen on I, Crossbowmen on II.
learn-order-no = Possible, but I is hit first: toughest there, shooters on II.
learn-stay = First one ranged assault, then melee. After each pair both may retreat, the attacker first. Anna is nearly beaten: stay.
learn-stay-no = Possible, but whoever retreats loses the battle, and for an Army that gives Anna five points.
learn-hold = Anna retreats: five points for an Army beaten, one for her marker removed. Your Pikemen are weak: stop here.
learn-hold-again = Possible, but your Pikemen fall with the next wound.
learn-hold-no = Possible, but stay: next round your Army annexes the Papal tile.
learn-round = A new round passes quickly. Your Army annexes the Papal tile.
learn-gamble = Anna saves a Florin and dismisses her Garrison. Then her Army marches on your City.
learn-heal = Garrison and City destroyed Anna’s Army: that is what upkeep is for. A Florin heals a wound: heal the Pikemen.
learn-heal-no = Possible, but heal the Pikemen first: they have four wounds.
learn-open-city = Anna’s City stands open, three tiles away. Move your Army and march over her two Fields.
learn-open-city-no = Possible, but her City is in reach: over the two Fields.
learn-city = Enter the City and stop there. Without its markers Anna’s family is out, and yours is the last.
learn-city-no = Possible, but victory is one step away.
learn-end = Yours is the last family: you have won. Thirty points win, too. Events and laying out the map wait for your next game.
