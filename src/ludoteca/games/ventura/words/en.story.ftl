## After the end: figures, charts and moments

story-first = Points as first player
story-prestige = Points for Florins
story-papal = Points of Papal tiles
story-war = Points by war
story-battles-won = Battles won
story-companies-lost = Companies lost
story-florins = Florins earned
story-events = Events played
story-points = Points by round
story-great-round = { $seat } makes { $count } points in one round.
story-city-taken = { $seat } takes the City of { $seat2 }.
story-city-held = { $seat } wins by holding a City.
story-army-beaten = { $seat } beats an Army.
