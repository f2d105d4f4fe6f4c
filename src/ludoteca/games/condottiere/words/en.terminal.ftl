### What the terminal says.

## The table

tui-battle-for = Battle for { $region }
tui-needed = Goal: { $total } regions or { $adjacent } connected
tui-series = Series to { $target } points
tui-points = { $count } pts
tui-regions = regions
tui-cards = cards
tui-strength = strength
tui-short-regions = reg
tui-short-cards = cards
tui-short-strength = str
tui-token = token
tui-favor = Favor
tui-passed = passed
tui-face-down = face down
tui-kept = Kept:
