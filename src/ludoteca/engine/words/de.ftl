### Was jedes Spiel sagt.

## Personen

seat = Platz { $number }

## Ablehnungen

no-game-over = Die Partie ist vorbei.
no-such-move = Diesen Zug gibt es in diesem Spiel nicht.
no-such-option = Das kannst du jetzt nicht wählen.
no-not-asked = Du hast jetzt nichts zu wählen.
no-turn = { $seat } ist am Zug.
no-chance = Das entscheidet der Zufall.
no-undo = Der letzte Zug lässt sich nicht zurücknehmen.

## How well one stands, by the estimate of a search

standing-won = so gut wie gewonnen
standing-well = deutlich vorn
standing-ahead = etwas vorn
standing-even = etwa ausgeglichen
standing-behind = etwas zurück
standing-badly = weit zurück
standing-lost = so gut wie verloren

## After the end, of any game

story-moves = Entscheidungen
