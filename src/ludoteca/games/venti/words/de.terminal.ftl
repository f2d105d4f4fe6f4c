### What the terminal says.

## VENTI

tui-targets = Ziele
tui-centre = Zentrum
tui-frozen = eingefroren
tui-frozen-by = von { $name }
tui-empty = leer
tui-turn = { $name }: noch { $left } von { $limit } Aktionen
tui-pile = Stapel { $count }
tui-discard = Ablage { $count }
tui-last-turns =
    { $count ->
        [0] { $name } hat zwanzig erreicht: das ist der letzte Zug
        [one] { $name } hat zwanzig erreicht: letzte Züge, danach noch 1
       *[other] { $name } hat zwanzig erreicht: letzte Züge, danach noch { $count }
    }
tui-chosen = Für Ziel { $target }:
tui-as = { $card } als { $role }
tui-on-top = oben { $card }
tui-head-points = Punkte
tui-head-hand = Hand
tui-head-actions = Aktionen
tui-head-perms = perm. Joker
tui-head-scored = Punktekarten
