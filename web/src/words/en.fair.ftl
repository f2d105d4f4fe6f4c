### Fair shuffles: what the table promises before the first card, and the check after the last.

fair-promise = Promise of the shuffle:
fair-promise-seat = Promise of seat { $seat }:
fair-check = Check the shuffle
fair-right = { $count ->
    [one] The one outcome of chance follows
   *[other] All { $count } outcomes of chance follow
} from what was promised before the game.
fair-seen = The promise is the one that this browser saw before the first card.
fair-not-seen = This browser was not here before the first card: compare the promise with somebody who was.
fair-numbers = { $count ->
    [0] No seat gave a number of its own.
    [one] One seat gave a number of its own.
   *[other] { $count } seats gave numbers of their own.
}
fair-none = This game has no proof: it was continued from another one, played again with the same cards, or imported.
fair-wrong = This game was not dealt as it had been promised, or its record was changed.
fair-wrong-promise = The promise is not the one that this browser saw before the first card.
fair-wrong-secret = The secret is not the one that was promised.
fair-wrong-number = A seat’s number is not the one that it promised.
fair-wrong-own = Your browser’s number is not in it: it was not shown in time, or the table left it out.
fair-wrong-late = A seat gave a number that it had not promised when yours was shown: it may have been chosen by yours.
fair-wrong-cards = A card is not the one that follows from the secret.
fair-wrong-draws = The list of draws is not that of the moves.
fair-more = The record can also be checked without this page: see “Fair shuffles” in the documentation.
