### What every game says.

## People

seat = Seat { $number }

## Refusals

no-game-over = The game is over.
no-such-move = There is no such move in this game.
no-such-option = You cannot choose that now.
no-not-asked = You have nothing to choose now.
no-turn = It is the turn of { $seat }.
no-chance = Chance decides that.
no-undo = The last move cannot be taken back.

## How well one stands, by the estimate of a search

standing-won = as good as won
standing-well = well ahead
standing-ahead = slightly ahead
standing-even = about even
standing-behind = slightly behind
standing-badly = far behind
standing-lost = as good as lost

## After the end, of any game

story-moves = Decisions
