## After the end: figures, charts and moments

story-battles-won = Battles won
story-battles-fought = Battles fought
story-cards-played = Cards played
story-strength-played = Strength played
story-strength-drawn = Strength drawn (luck)
story-regions = Regions
story-narrow = { $seat } takes { $region } by only { $count }.
story-tied = { $region } goes to nobody: a tie at { $count }.
story-won = { $seat } wins the game.
