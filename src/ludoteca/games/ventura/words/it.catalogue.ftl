### What the catalogue says.

game-ventura = Ventura
tagline-ventura = Quattro famiglie del Rinascimento dispongono i Territori e mandano i Capitani di Ventura a contenderseli. I Fiorini comprano prestigio, o un Esercito.
