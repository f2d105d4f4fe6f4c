### What the catalogue says.

game-ventura = Ventura
tagline-ventura = Vier Familien der Renaissance legen das Land aus und lassen ihre Hauptleute darum kämpfen. Mit Florin kauft man Ansehen – oder ein Heer.
credit-ventura = Ventura ist ein Spiel von Alberto Menoncin und Silvio Negri Clementi. Hier haben Gebiete und Karten eigene Werte.
