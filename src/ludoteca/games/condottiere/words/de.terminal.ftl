### What the terminal says.

## Der Tisch

tui-battle-for = Schlacht um { $region }
tui-needed = Ziel: { $total } Regionen, { $adjacent } am Stück
tui-series = Serie bis { $target } Punkte
tui-points = { $count } Pkt
tui-regions = Regionen
tui-cards = Karten
tui-strength = Stärke
tui-short-regions = Reg
tui-short-cards = Hand
tui-short-strength = Stk
tui-token = Condottiere
tui-favor = Gunst
tui-passed = gepasst
tui-face-down = verdeckt
tui-kept = Behalten:
