### What the catalogue says.

game-ventura = Ventura
tagline-ventura = Four families of the Renaissance lay out the land and lead captains of fortune to war over it. Spend Florins on prestige, or on an army.
