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

## How well one stands, by the estimate of a search

standing-won = quasi vinta
standing-well = nettamente in vantaggio
standing-ahead = in leggero vantaggio
standing-even = più o meno in parità
standing-behind = in leggero svantaggio
standing-badly = nettamente in svantaggio
standing-lost = quasi persa

## After the end, of any game

story-moves = Decisioni
