### Che cosa dice il catalogo.

game-dark-venture = Dark Venture
tagline-dark-venture = Un giorno in un paese strano. Guida un eroe su una mappa che cresce, trova seguaci, equipaggiamento e guai, e compi missioni prima del tramonto: gli uni contro gli altri, insieme o in solitario.
credit-dark-venture = Dark Venture è un gioco di Rob Lemon. Qui ha paese, personaggi e storie propri.
