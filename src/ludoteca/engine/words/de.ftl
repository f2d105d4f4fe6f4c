### Was jedes Spiel sagt.

## Personen

seat = Platz { $number }

## Ablehnungen

no-game-over = Die Partie ist zu Ende.
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

## Was für ein neues Spiel eingestellt wird und nicht geht

bad-switch = Die Option „{ $name }“ ist true oder false, nicht { $value }.
bad-number = Die Option „{ $name }“ ist eine ganze Zahl, nicht { $value }.
bad-range = Die Option „{ $name }“ geht von { $count } bis { $count2 }.
bad-choice = Die Option „{ $name }“ ist eines von diesen: { $choices }.
bad-unknown = Eine Option { $value } gibt es nicht. Es gibt: { $choices }.
bad-unknown-near = Eine Option { $value } gibt es nicht. Meintest du „{ $name }“?
bad-fit = Die Option „{ $name }“: „{ $value }“ ist für { $count } bis { $count3 } Plätze, nicht für { $count2 }.
bad-fit-only =
    { $count ->
        [one] Die Option „{ $name }“: „{ $value }“ ist für einen Platz, nicht für { $count2 }.
       *[other] Die Option „{ $name }“: „{ $value }“ ist für { $count } Plätze, nicht für { $count2 }.
    }
bad-options = Optionen sind Namen mit Werten.
bad-seats = { $game } ist für { $count } bis { $count2 } Plätze, nicht für { $value }.
bad-seats-number = Die Zahl der Plätze ist eine ganze Zahl.
bad-game = Ein Spiel namens { $value } gibt es hier nicht. Es gibt: { $choices }.
bad-version = Diese Partie wurde nach Version { $count } der Regeln von { $game } gespielt. Hier ist es Version { $count2 }.
bad-content = Diese Partie wurde mit dem Inhalt { $value } gespielt, der hier nicht da ist.
bad-content-other = Diese Partie wurde mit dem Inhalt { $value } gespielt. Was hier so heißt, ist ein anderer.
