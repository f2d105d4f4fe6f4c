### What the board says.

## Der Spielplan von Condottiere

board-map = Karte Italiens
board-battle = Schlacht um { $region }
board-before-battle = Vor der Schlacht
board-after-battle = Nach der letzten Schlacht
board-goal = { $total } oder { $adjacent } verbundene
board-goal-long = Es gewinnt, wer { $total } Regionen hat, oder { $adjacent } verbundene.
board-held-by = gehört { $seat }
board-fought-for = jetzt umkämpft
board-has-favor = unter der Gunst des Papstes
board-token = hat den Condottiere-Marker
board-regions = { $count } von { $total } Regionen
board-of = { $count }/{ $total }
board-points = { $count } P
board-strength = Stärke { $count }
board-turn = am Zug
board-your-turn = du bist am Zug
board-passed = hat gepasst
board-face-down = Eine Karte liegt verdeckt.
board-count-of = { $count } × { $card }
board-kept = Behalten:
board-strength-after = Stärke danach: { $count }.
board-tap-again = Noch einmal tippen, um sie zu wählen.
board-says-seat = { $seat }: { $cards ->
    [one] { $cards } Karte auf der Hand; Regionen: { $regions }.
   *[other] { $cards } Karten auf der Hand; Regionen: { $regions }.
}
board-says-line = Schlachtreihe: { $cards }; Stärke { $count }.
board-says-favor = Die Gunst des Papstes liegt auf { $region }.
map-adriatic = Mare Adriatico
map-tyrrhenian = Mare Tirreno
map-ligurian = Mar Ligure
board-total = Summe { $count }
