### What the catalogue says.

game-dark-venture = Dark Venture
tagline-dark-venture = One day in a strange country. Lead a hero over a map that grows, find followers, gear and trouble, and fulfil quests before the sun goes down: against each other, together or alone.
credit-dark-venture = Dark Venture was designed by Rob Lemon. Here it has a country, people and stories of its own.
