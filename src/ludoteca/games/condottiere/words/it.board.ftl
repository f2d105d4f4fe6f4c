### What the board says.

## Il tabellone di Condottiere

board-map = Mappa d’Italia
board-battle = Battaglia per { $region }
board-before-battle = Prima della battaglia
board-after-battle = Dopo l’ultima battaglia
board-goal = { $total } regioni o { $adjacent } collegate
board-goal-long = Vince chi controlla { $total } regioni, o { $adjacent } collegate.
board-held-by = di { $seat }
board-fought-for = contesa ora
board-has-favor = sotto il Favore del Papa
board-token = ha il segnalino Condottiere
board-regions = { $count } regioni su { $total }
board-of = { $count }/{ $total }
board-points = { $count } pt
board-strength = Forza { $count }
board-turn = di turno
board-your-turn = tocca a te
board-passed = ha passato
board-face-down = Una carta è coperta.
board-count-of = { $count } × { $card }
board-kept = Tenute:
board-strength-after = Forza dopo: { $count }.
board-tap-again = Tocca di nuovo per sceglierla.
board-says-seat = { $seat }: { $cards ->
    [one] { $cards } carta in mano; regioni: { $regions }.
   *[other] { $cards } carte in mano; regioni: { $regions }.
}
board-says-line = Linea di battaglia: { $cards }; forza { $count }.
board-says-favor = Il Favore del Papa è su { $region }.
map-adriatic = Mare Adriatico
map-tyrrhenian = Mare Tirreno
map-ligurian = Mar Ligure
board-total = totale { $count }
