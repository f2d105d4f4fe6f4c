## Coach, review and what decided a game

ui-coach = Was würdest du spielen?
ui-coach-looking = Ich denke nach …
ui-coach-played = wurde gespielt
ui-coach-allow = Alle dürfen den Ratgeber fragen
ui-coach-allowed = An diesem Tisch dürfen alle den Ratgeber fragen.
ui-review = Rückblick
ui-review-open = Auf die Partie zurückblicken
ui-review-making = Ich sehe die Partie durch …
ui-review-why = Wie gut ein starker Bot die Aussichten aller fand, jeweils nach dem, was dieser Spieler sehen konnte.
ui-review-chart = Aussichten im Lauf der Partie.
ui-review-falls = Was am meisten kostete
ui-review-move = Zug { $number }, { $name }:
ui-review-better = Besser: { $move }
ui-review-go-on = Wähle einen Zug, um ihn zu sehen, und „Von hier weiterspielen“, um es anders zu versuchen.
ui-review-none = Kein Zug hat viel gekostet.
ui-story = Was den Ausschlag gab
ui-moments = Beste Momente
ui-share-game = Link zu dieser Partie
ui-jump-chart = Auf der Kurve zu einem Zug springen
