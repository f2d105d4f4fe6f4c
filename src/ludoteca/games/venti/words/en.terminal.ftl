### What the terminal says.

## VENTI

tui-targets = Targets
tui-centre = Centre
tui-frozen = frozen
tui-frozen-by = by { $name }
tui-empty = empty
tui-turn = { $name }: { $left } of { $limit } actions left
tui-pile = pile { $count }
tui-discard = discards { $count }
tui-last-turns =
    { $count ->
        [0] { $name } has reached twenty: this is the last turn
        [one] { $name } has reached twenty: last turns, 1 more to come
       *[other] { $name } has reached twenty: last turns, { $count } more to come
    }
tui-chosen = For target { $target }:
tui-as = { $card } as { $role }
tui-on-top = { $card } on top
tui-head-points = points
tui-head-hand = hand
tui-head-actions = actions
tui-head-perms = perm. jokers
tui-head-scored = point cards
