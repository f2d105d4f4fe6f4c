### What the board says.

## The board of Condottiere

board-map = Map of Italy
board-battle = Battle for { $region }
board-before-battle = Before the battle
board-after-battle = After the last battle
board-goal = { $total } regions or { $adjacent } connected
board-goal-long = Whoever holds { $total } regions, or { $adjacent } that are connected, wins.
board-held-by = held by { $seat }
board-fought-for = fought for now
board-has-favor = under the Favor of the Pope
board-token = holds the Condottiere token
board-regions = { $count } of { $total } regions
board-of = { $count }/{ $total }
board-points = { $count } pts
board-strength = Strength { $count }
board-turn = to play
board-your-turn = your turn
board-passed = passed
board-face-down = A card lies face down.
board-count-of = { $count } × { $card }
board-kept = Kept:
board-strength-after = Strength after it: { $count }.
board-tap-again = Tap again to choose it.
board-says-seat = { $seat }: { $cards ->
    [one] { $cards } card in hand; regions: { $regions }.
   *[other] { $cards } cards in hand; regions: { $regions }.
}
board-says-line = Battle line: { $cards }; strength { $count }.
board-says-favor = The Favor of the Pope lies on { $region }.
map-adriatic = Mare Adriatico
map-tyrrhenian = Mare Tirreno
map-ligurian = Mar Ligure
board-total = total { $count }
