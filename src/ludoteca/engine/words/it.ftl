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

## Quello che si imposta per una nuova partita, e non va

bad-switch = L’opzione «{ $name }» è true o false, non { $value }.
bad-number = L’opzione «{ $name }» è un numero intero, non { $value }.
bad-range = L’opzione «{ $name }» va da { $count } a { $count2 }.
bad-choice = L’opzione «{ $name }» è una di queste: { $choices }.
bad-unknown = Non c’è nessuna opzione { $value }. Ci sono: { $choices }.
bad-unknown-near = Non c’è nessuna opzione { $value }. Intendevi «{ $name }»?
bad-fit = L’opzione «{ $name }»: «{ $value }» è per un numero di posti da { $count } a { $count3 }, non per { $count2 }.
bad-fit-only =
    { $count ->
        [one] L’opzione «{ $name }»: «{ $value }» è per un solo posto, non per { $count2 }.
       *[other] L’opzione «{ $name }»: «{ $value }» è per { $count } posti, non per { $count2 }.
    }
bad-options = Le opzioni sono nomi con un valore.
bad-seats = { $game } si gioca con un numero di posti da { $count } a { $count2 }, non { $value }.
bad-seats-number = Il numero dei posti è un numero intero.
bad-game = Qui non c’è nessun gioco chiamato { $value }. Ci sono: { $choices }.
bad-version = Questa partita è stata giocata con la versione { $count } delle regole di { $game }. Qui c’è la versione { $count2 }.
bad-content = Questa partita è stata giocata con il contenuto { $value }, che qui non c’è.
bad-content-other = Questa partita è stata giocata con il contenuto { $value }. Quello che qui si chiama così è un altro.
