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

## What is set for a new game, and refused

bad-switch = The option “{ $name }” is true or false, and not { $value }.
bad-number = The option “{ $name }” is a whole number, and not { $value }.
bad-range = The option “{ $name }” goes from { $count } to { $count2 }.
bad-choice = The option “{ $name }” is one of these: { $choices }.
bad-unknown = There is no option { $value }. There are: { $choices }.
bad-unknown-near = There is no option { $value }. Did you mean “{ $name }”?
bad-fit = The option “{ $name }”: “{ $value }” is for { $count } to { $count3 } seats, and not for { $count2 }.
bad-fit-only =
    { $count ->
        [one] The option “{ $name }”: “{ $value }” is for one seat, and not for { $count2 }.
       *[other] The option “{ $name }”: “{ $value }” is for { $count } seats, and not for { $count2 }.
    }
bad-options = Options are names with values.
bad-seats = { $game } is for { $count } to { $count2 } seats, and not for { $value }.
bad-seats-number = The number of seats is a whole number.
bad-game = There is no game called { $value } here. There are: { $choices }.
bad-version = This game was played by version { $count } of the rules of { $game }. Here they are version { $count2 }.
bad-content = This game was played with the content { $value }, which is not here.
bad-content-other = This game was played with the content { $value }. What is called so here is another one.
