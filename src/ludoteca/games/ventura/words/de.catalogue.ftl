### What the catalogue says.

game-ventura = Ventura
tagline-ventura = Vier Familien der Renaissance legen das Land aus und lassen ihre Hauptleute darum kämpfen. Mit Florin kauft man Ansehen – oder ein Heer.
