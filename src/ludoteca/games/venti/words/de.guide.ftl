### Die Anleitung: Regeln, in fünf Minuten gelesen. `[Wörter](Karte)` nennt eine Karte des Verzeichnisses.

guide-lead = Sammle Karten, erfülle Bedingungen, gewinne Punkte. Wer zuerst zwanzig hat, eröffnet die letzte Runde; wer dann die meisten Punkte hat, gewinnt.

guide-card = Eine Karte, zwei Gesichter
guide-card-picture = Dieselbe Karte zweimal: auf der Hand eine 5 im Diamanten, in der Zielreihe die Bedingung 6 und Dreieck für einen Punkt.
guide-card-text =
    Auf der Hand und im Zentrum ist eine Karte ihre Zahl, 0 bis 7, und ihr Symbol. Jedes Symbol hat zwei Zahlen: der Kreis 0 und 1, das Dreieck 2 und 3, der Diamant 4 und 5, das Quadrat 6 und 7.

    In der Zielreihe ist dieselbe Karte eine Aufgabe: Die Bedingung musst du erfüllen, die Tupfen sind die Punkte, die du dafür bekommst.

    Alle beginnen mit drei Karten. Im Zentrum liegen vier offen, in der Zielreihe drei; ab vier Spielern fünf und vier.

guide-turn = Dein Zug: drei Aktionen
guide-turn-picture = Drei Zielkarten, vier Karten im Zentrum und eine Hand mit dreien.
guide-turn-text =
    Du hast drei Aktionen im Zug, in beliebiger Reihenfolge, gern auch dieselbe zwei- oder dreimal:

    – eine Karte aus dem Zentrum ziehen
    – das ganze Zentrum durch neue Karten ersetzen
    – eine Zielkarte gegen eine Karte des Zentrums tauschen
    – eine Zielkarte erfüllen
    – eine Zielkarte einfrieren, oder sich an einer eingefrorenen versuchen
    – eine Punktekarte in einen permanenten Joker umwandeln, oder in eine Aktion mehr in jedem Zug

    Du darfst früher aufhören. Am Ende deines Zuges behältst du höchstens zehn Karten.

guide-fulfil = Eine Zielkarte erfüllen
guide-fulfil-picture = Eine 2 und eine 5 von der Hand, ein Pfeil und die Zielkarte, die genau sie verlangt.
guide-fulfil-text =
    Hast du genau das auf der Hand, was eine Zielkarte verlangt, zeigst du diese Karten und legst sie ab. Die Zielkarte gehört dir: Sie liegt vor dir und zählt ihre Punkte. Gleich kommt eine neue an ihren Platz.

    Der Tisch zeigt, was du erfüllen kannst, und schlägt Karten vor; du darfst andere nehmen, die passen.

guide-conditions = Was Bedingungen verlangen
guide-conditions-picture = Vier Zielkarten: zwei Zahlen; eine Zahl und ein Fragezeichen; zwei Symbole; zwei durch ein Gleichheitszeichen verbundene Stellen.
guide-conditions-text =
    – eine Zahl: eine Karte mit genau dieser Zahl
    – ein Symbol: eine Karte mit diesem Symbol, gleich mit welcher der zwei Zahlen
    – ein Fragezeichen: irgendeine Karte
    – durch Gleichheitszeichen verbundene Stellen: Karten, die alle dieselbe Zahl zeigen, ein Paar, drei, vier …

    Eine Karte zählt für eine Stelle. Was nicht verlangt ist, bleibt auf der Hand.

guide-change = Ändern, was da liegt
guide-change-picture = Eine Zielkarte und eine Karte des Zentrums mit Pfeilen dazwischen.
guide-change-text =
    Nichts passt? Tausche: Eine Zielkarte und eine Karte des Zentrums wechseln die Plätze. So wird eine Karte, deren Bedingung du erfüllen kannst, zum Ziel, oft noch im selben Zug.

    Oder ersetze das Zentrum: Alle seine Karten gehen, neue kommen.

guide-freeze = Einfrieren
guide-freeze-picture = Eine Zielreihe; die mittlere Karte liegt verdeckt unter dem Siegel dessen, der sie eingefroren hat.
guide-freeze-text =
    Eine Zielkarte, die du willst, aber noch nicht erfüllen kannst, kannst du einfrieren: Sie wird umgedreht und kann nicht mehr getauscht werden. Merke sie dir gut! Von nun an darf niemand nachsehen, auch du nicht.

    Wer am Zug ist, darf sich aus dem Gedächtnis an ihr versuchen und nennt dazu genau die Karten, die sie verlangt.

    – Richtig: Sie gehört ihm.
    – Falsch, und jemand anders hat sie eingefroren: Der bekommt sie samt ihren Punkten.
    – Falsch, und er hat sie selbst eingefroren: Er zahlt mindestens zwei Punkte, und sie liegt wieder offen.

    Was am Ende noch eingefroren ist, kostet dasselbe. Am ganzen Tisch ist eine Zielkarte zugleich eingefroren, ab vier Spielern sind es bis zu zwei.

guide-specials = Joker und Chaos
guide-specials-picture = Ein Joker und Chaos.
guide-specials-text =
    Ein [Joker](joker) auf deiner Hand steht für eine beliebige Zahl oder ein beliebiges Symbol. Danach wird er abgelegt. In der Zielreihe sitzt er fest; tausche ihn erst ins Zentrum.

    Niemandem gehört [Chaos](chaos): Wo es auftaucht, fegt es das Zentrum und alle offenen Zielkarten weg, und neue Karten kommen. Hände und eingefrorene Karten bleiben.

guide-points = Punkte, die arbeiten
guide-points-picture = Eine Leiste mit Punkten und Marken bei 5, 10 und 20.
guide-points-text =
    Ab fünf Punkten darfst du Punkte für etwas Bleibendes hergeben. Beides kostet eine Aktion, und die Punkte sind für immer verloren.

    – Eine Punktekarte wird zum permanenten Joker: Sie steht für ihre eigene Zahl oder ihr Symbol, in jeder Bedingung, und wird nie abgelegt.
    – Eine Punktekarte im Wert von zwei oder mehr wird zu einer Aktion mehr in jedem deiner Züge. Das geht zweimal in der Partie.

    Früh im Spiel ist eine Aktion mehr oft besser als zwei Punkte.

guide-end = Zehn und zwanzig
guide-end-text =
    Ab drei Spielern zahlt, wer als Erster zehn Punkte hat, mindestens zwei davon, einmal in der Partie. Dann darf, wer allein Letzter ist, Handkarten im Gesamtwert von höchstens zwei Punkten vor sich auslegen. Wer führt, wartet darum manchmal auf einen besseren Moment.

    Hat jemand zwanzig, haben alle nach ihm noch einen letzten Zug. Strafen für eingefrorene Karten werden gezahlt, dann werden die Punkte verglichen. Bei Gleichstand gewinnt, wer dafür weniger Karten gebraucht hat, dann, wer weniger Punkte für permanente Joker geopfert hat.

guide-entry =
    { $count ->
        [one] Als Zielkarte 1 Punkt für: { $condition }
       *[other] Als Zielkarte { $count } Punkte für: { $condition }
    }
guide-group-special = Sonderkarten
guide-group-worth-1 = 1 Punkt wert
guide-group-worth-2 = 2 Punkte wert
guide-group-worth-3 = 3 Punkte wert
guide-group-worth-4 = 4 Punkte wert
