### What the catalogue says.

game-ventura = Ventura
tagline-ventura = Four families of the Renaissance lay out the land and lead captains of fortune to war over it. Spend Florins on prestige, or on an army.
credit-ventura = Ventura was designed by Alberto Menoncin and Silvio Negri Clementi. Here its tiles and cards have values of their own.
