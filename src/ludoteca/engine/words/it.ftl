### Ciò che ogni gioco dice.

## Persone

seat = Posto { $number }

## Rifiuti

no-game-over = La partita è finita.
no-such-move = Questa mossa non esiste in questo gioco.
no-such-option = Adesso non puoi fare questa scelta.
no-not-asked = Adesso non hai nulla da scegliere.
no-turn = È il turno di { $seat }.
no-chance = Questo lo decide il caso.
no-undo = L’ultima mossa non si può annullare.
