### Was das Terminal sagt.

## Der Tisch

tui-attributes = K{ $power } T{ $speed } V{ $mind } G{ $luck }
tui-ap = { $count } AP
tui-points = { $count } QP
tui-goal = Ziel { $count } QP
tui-decks = Stapel { $item }/{ $character }/{ $location }
tui-worn = trägt { $names }
tui-carried = im Gepäck { $names } ({ $count } von { $most } Gegenständen)
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
tui-group-wear = Anlegen, ablegen
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
tui-hint-ask-ancient-1 = Die Uralten verlangen etwas. Hast du es getan, gehört ihre Macht dir.
tui-hint-ask-keep-1 = Quests bringen die Punkte, mit denen man gewinnt. Jede sagt, was zu tun ist und wo. Heldenquests liegen offen, Nebenquests sind dein Geheimnis.
tui-hint-ask-draw-1 = Ein Zug beginnt mit einer Karte: ein Gegenstand zum Anlegen oder Nutzen, eine Figur für einen Ort neben dir oder ein Ort für die Landkarte.
tui-hint-ask-renewal-1 = Eine Nebenquest, die dir nicht passt, kannst du in jedem deiner Züge ersetzen.
tui-hint-ask-action-1 = Leg zuerst einen Ort: Einer je Zug ist frei, und so wächst die Landkarte. Gestrichelte Mauern sind Türen. Geh dann für 1 AP hindurch. Ein Fragezeichen sagt, dass dort etwas wartet.
tui-hint-ask-action-2 = Für 1 AP suchst du an einem Ort: ein Würfel und dein VERSTAND, ab 8 findest du etwas. Einstecken und anlegen, was du hast, kostet nichts.
tui-hint-ask-action-3 = Oben stehen deine Quests mit dem, was sie jetzt verlangen. Schreib lesen und einen Namen, um eine Karte zu lesen, oder ? für die Regel hinter der Frage.
tui-hint-ask-action-4 = Sind alle AP ausgegeben, endet der Zug von selbst; mit der nächsten Stunde kommen sie wieder. Du kannst ihn auch früher beenden.
tui-hint-ask-action-pair-1 = Gefolge hat eigene AP. Es kommt mit, wenn du gehst, oder geht, sucht und kämpft für sich.
tui-hint-ask-cell-1 = Freie Felder stehen auf der Landkarte: Die erste Zahl wächst nach Osten, die zweite nach Süden.
tui-hint-ask-turned-1 = Du darfst die Karte drehen, solange eine Tür auf eine Tür trifft.
tui-hint-ask-into-1 = Eine Figur bringt ihre Ausrüstung mit. Ist sie aggressiv, kämpft sie sofort mit denen, die dort sind.
tui-hint-ask-answer-1 = In Klammern steht, was eine Antwort kostet und was gewürfelt wird. Was daraus wird, liest du danach.
tui-hint-ask-battle-turn-1 = Ein Schlag ist 2W6 + KRAFT + Angriff, weniger die Rüstung des Ziels. Zur Flucht musst du höher würfeln als alle Feinde: 2W6 + TEMPO.
tui-hint-ask-relief-1 = Eine Hand hat ein Limit. Steck einen Gegenstand ein, leg einen Ort oder spiel eine Figur aus; Gegenstände kannst du auch abwerfen.
tui-hint-ask-asleep-1 = Drei Würfel und VERSTAND gegen 15, und 3 mehr für jeden Versuch davor: Früher oder später wachen alle auf.
tui-hint-ask-court-1 = Der Wurf steht auf der Karte des Gefolges: Schreib lesen und den Namen.
tui-hint-ask-find-1 = Eines gehört dir, die anderen werden abgelegt.
