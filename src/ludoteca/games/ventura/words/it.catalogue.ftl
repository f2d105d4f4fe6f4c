### What the catalogue says.

game-ventura = Ventura
tagline-ventura = Quattro famiglie del Rinascimento dispongono i Territori e mandano i Capitani di Ventura a contenderseli. I Fiorini comprano prestigio, o un Esercito.
credit-ventura = Ventura è un gioco di Alberto Menoncin e Silvio Negri Clementi. Qui Territori e carte hanno valori propri.
