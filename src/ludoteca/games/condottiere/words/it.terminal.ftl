### What the terminal says.

## Il tavolo

tui-battle-for = Battaglia per { $region }
tui-needed = Meta: { $total } regioni o { $adjacent } collegate
tui-series = Serie a { $target } punti
tui-points = { $count } pt
tui-regions = regioni
tui-cards = carte
tui-strength = forza
tui-short-regions = reg
tui-short-cards = carte
tui-short-strength = for
tui-token = segnalino
tui-favor = Favore
tui-passed = ha passato
tui-face-down = coperta
tui-kept = Tenute:
