### Faires Mischen: was der Tisch vor der ersten Karte verspricht, und die Prüfung nach der letzten.

fair-promise = Versprechen des Mischens:
fair-promise-seat = Versprechen von Platz { $seat }:
fair-check = Das Mischen prüfen
fair-right = { $count ->
    [one] Das eine Ergebnis des Zufalls folgt
   *[other] Alle { $count } Ergebnisse des Zufalls folgen
} aus dem, was vor dem Spiel versprochen war.
fair-seen = Es ist das Versprechen, das dieser Browser vor der ersten Karte gesehen hat.
fair-not-seen = Dieser Browser war vor der ersten Karte nicht da: vergleiche das Versprechen mit jemandem, der da war.
fair-numbers = { $count ->
    [0] Kein Platz hat eine eigene Zahl gegeben.
    [one] Ein Platz hat eine eigene Zahl gegeben.
   *[other] { $count } Plätze haben eigene Zahlen gegeben.
}
fair-none = Diese Partie hat keinen Beweis: Sie setzt eine andere fort, wird mit denselben Karten noch einmal gespielt oder wurde eingelesen.
fair-wrong = Diese Partie wurde nicht gegeben wie versprochen, oder ihre Aufzeichnung wurde geändert.
fair-wrong-promise = Es ist nicht das Versprechen, das dieser Browser vor der ersten Karte gesehen hat.
fair-wrong-secret = Das Geheimnis ist nicht das versprochene.
fair-wrong-number = Die Zahl eines Platzes ist nicht die, die er versprochen hat.
fair-wrong-own = Die Zahl deines Browsers ist nicht darin: Sie wurde nicht rechtzeitig gezeigt, oder der Tisch hat sie weggelassen.
fair-wrong-late = Ein Platz hat eine Zahl gegeben, die er noch nicht versprochen hatte, als deine gezeigt wurde: Sie kann nach deiner gewählt sein.
fair-wrong-cards = Eine Karte ist nicht die, die aus dem Geheimnis folgt.
fair-wrong-draws = Die Liste der Ziehungen ist nicht die der Züge.
fair-more = Die Aufzeichnung lässt sich auch ohne diese Seite prüfen: siehe „Fair shuffles“ in der Dokumentation.
