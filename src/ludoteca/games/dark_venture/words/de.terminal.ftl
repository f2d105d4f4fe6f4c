### Was das Terminal sagt.

## Der Tisch

tui-attributes = K{ $power } T{ $speed } V{ $mind } G{ $luck }
tui-ap = { $count } AP
tui-points = { $count } QP
tui-goal = Ziel { $count } QP
tui-decks = Stapel { $item }/{ $character }/{ $location }
tui-worn = angelegt: { $names }
tui-carried = im Gepäck { $names } ({ $count } von { $most } Gegenständen)
tui-spent = verbraucht: { $names }
tui-marks = Zeichen: { $names }
tui-free = in diesem Zug noch frei: { $names }
tui-for-now = (vorerst { $names })
tui-unconscious = bewusstlos
tui-dead = tot
tui-here = Hier: { $place }
tui-lie-here = am Boden: { $names }
tui-hand-of = Hand { $items }/{ $figures }/{ $places }
tui-secret =
    { $count ->
        [one] 1 geheime Quest
       *[other] { $count } geheime Quests
    }
tui-quests = Quests:
tui-stage = Abschnitt { $count } von { $most }:
tui-or = Oder:
tui-more-places =
    { $count ->
        [one] … und ein weiterer Ort, weiter weg
       *[other] … und { $count } weitere Orte, weiter weg
    }

## Kämpfe und Tausch

tui-fight-at = Kampf: { $place }
tui-against = gegen { $names }
tui-nothing = nichts
tui-gives = { $name } gibt: { $things }

## Gruppen von Zügen

tui-group-go = Gehen
tui-group-search = Suchen
tui-group-fight = Angreifen
tui-group-draw = Ziehen
tui-group-lay = Einen Ort legen
tui-group-play = Eine Figur ausspielen
tui-group-stow = Aus der Hand einstecken
tui-group-wear = Anlegen, abnehmen
tui-group-pick-up = Aufheben
tui-group-put-away = Liegen lassen
tui-group-trade = Tauschen
tui-group-use = Nutzen
tui-group-followers = Gefolge
tui-group-quests = Quests
tui-group-friends = Freunde

## Das Ende

tui-title = Dein Titel: { $rank }.
tui-of-goal = { $count } von { $goal } Questpunkten.
tui-of-goal-each = Wer am wenigsten hat, hat { $count } von { $goal } Questpunkten.

## Für Neulinge

tui-hint-ask-hero-1 = Das ist dein Held für diesen Tag. K, T, V und G sind KRAFT (für Schläge), TEMPO (wer zuerst schlägt, Flucht), VERSTAND (Suchen, Aufwachen) und GLÜCK; ♥ ist Gesundheit. Um eine Karte zu lesen, schreib lesen und ihren Namen.
tui-hint-ask-action-1 = Leg zuerst einen Ort: Einer je Zug ist frei, und so wächst die Landkarte. Gestrichelte Mauern sind Eingänge. Geh dann für 1 AP hindurch. Ein Fragezeichen sagt, dass dort etwas wartet.
tui-hint-ask-action-2 = Für 1 AP suchst du an einem Ort: ein Würfel und dein VERSTAND, ab 8 findest du etwas. Einstecken und anlegen, was du hast, kostet nichts.
tui-hint-ask-action-3 = Oben stehen deine Quests mit dem, was sie jetzt verlangen. Schreib lesen und einen Namen, um eine Karte zu lesen, oder ? für die Regel hinter der Frage.
tui-hint-ask-action-4 = Sind alle AP ausgegeben, endet der Zug von selbst; mit der nächsten Stunde kommen sie wieder. Du kannst ihn auch früher beenden.
tui-hint-ask-action-pair-1 = Gefolge hat eigene AP. Es kommt mit, wenn du gehst, oder geht, sucht und kämpft für sich.
tui-hint-ask-cell-1 = Freie Felder stehen auf der Landkarte: Die erste Zahl wächst nach Osten, die zweite nach Süden.
tui-hint-ask-answer-1 = In Klammern steht, was eine Antwort kostet und was gewürfelt wird. Was daraus wird, liest du danach.
tui-hint-ask-court-1 = Der Wurf steht auf der Karte des Gefolges: Schreib lesen und den Namen.
