### What the terminal says.

## VENTI

tui-targets = Obiettivi
tui-centre = Centro
tui-frozen = congelato
tui-frozen-by = da { $name }
tui-empty = vuoto
tui-turn = { $name }: azioni rimaste { $left } su { $limit }
tui-pile = mazzo { $count }
tui-discard = scarti { $count }
tui-last-turns =
    { $count ->
        [0] { $name } ha raggiunto i venti: questo è l’ultimo turno
        [one] { $name } ha raggiunto i venti: ultimi turni, dopo questo ne resta 1
       *[other] { $name } ha raggiunto i venti: ultimi turni, dopo questo ne restano { $count }
    }
tui-chosen = Per l’obiettivo { $target }:
tui-as = { $card } come { $role }
tui-on-top = in cima { $card }
tui-head-points = punti
tui-head-hand = mano
tui-head-actions = azioni
tui-head-perms = jolly perm.
tui-head-scored = carte punti
