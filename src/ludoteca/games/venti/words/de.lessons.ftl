### Die drei Karten vor einer ersten Partie und die Lektion.

## Drei Karten

first-goal = Sammle Karten, erfülle Bedingungen, hole Punkte.
first-turn = Drei Aktionen: ziehen, erfüllen, tauschen, ersetzen, einfrieren … beliebig gemischt.
first-end = Jemand hat zwanzig; alle anderen bekommen einen letzten Zug. Wer dann die meisten Punkte hat, gewinnt.

## Die Lektion

learn-draw = Zwanzig Punkte bringen den Sieg. Ziel A verlangt eine 2 und eine 5, und du hast eine 2. Ziehe die 5 aus dem Zentrum.
learn-draw-no = Möglich, aber die 5 fehlt dir noch für Ziel A.
learn-fulfil = Genau eine 2 und eine 5. Erfülle A: Die beiden Karten werden abgelegt, das Ziel mit seinen Punkten gehört dir.
learn-fulfil-no = Möglich, aber zwei Punkte warten: Erfülle A.
learn-joker = Ein Zug hat drei Aktionen, beliebig gemischt; eine bleibt dir. Ziehe den Joker: Er steht für jede Zahl und jedes Symbol.
learn-joker-no = Möglich, aber ein Joker hilft bei fast jedem Ziel.
learn-chaos = Chaos! Wo immer es auftaucht, weichen Zentrum und offene Ziele neuen Karten. Handkarten und eingefrorene Ziele bleiben.
learn-exchange = Als Ziel zählen nur Bedingung und Punkte, sonst Zahl und Symbol. Tausche C gegen die 4, die 1 und 6 verlangt.
learn-exchange-no = Möglich, aber hole zuerst ein Ziel, das du mit 6 und Joker erfüllst.
learn-wild = Deine 6, und der Joker als 1: Erfülle C.
learn-wild-no = Möglich, aber C bringt zwei Punkte, und andere könnten es nehmen.
learn-freeze = B verlangt 0, 4 und 7: drei Punkte, und du hast eine 4. Merke es dir und friere es ein: Niemand darf es mehr ansehen.
learn-freeze-no = Möglich, aber offen könnte jeder B erfüllen oder wegtauschen.
learn-thaw = Jeder darf sich aus dem Gedächtnis an einem eingefrorenen Ziel versuchen. Scheitert ein anderer, bekommst du es. Liegt es am Ende noch, zahlst du.
learn-recall = Drei Aktionen. Was verlangte B? Eine der Karten hast du schon. Ziehe eine zweite.
learn-recall-no = Möglich, aber B verlangte 0, 4 und 7.
learn-recall-more = Und die dritte.
learn-recall-more-no = Möglich, aber B verlangte 0, 4 und 7.
learn-attempt = Versuche dich an B mit genau seinen Karten: Wähle sie auf der Hand, dann zeige sie vor. Ein Fehlversuch würde dich zwei Punkte kosten.
learn-attempt-no = Möglich, aber B verlangte genau 0, 4 und 7.
learn-later = Drei Punkte! Nun vergehen zwei Runden schnell: Alle ziehen, Anna erfüllt ein Ziel.
learn-ten = B verlangt 1, 2 und 5, und du hast sie. Erfülle es.
learn-ten-no = Möglich, aber in B liegen drei Punkte bereit.
learn-pay = Zu dritt oder mehr zahlt, wer zuerst zehn hat, zwei Punkte, einmal je Partie. Gib eine Karte mit zwei Punkten.
learn-pay-no = Möglich, aber diese Karte ist drei wert; zwei genügen.
learn-gift = Wer allein Letzter ist, darf Handkarten für bis zu zwei Punkte auslegen: Bruno tut es. Einige Züge vergehen schnell.
learn-last = Anna hat zwanzig: Alle anderen bekommen einen letzten Zug, und du hast 17. C verlangt vier gleiche. Ziehe die 6 oder den Joker.
learn-last-no = Möglich, aber mit deinen letzten drei Aktionen schaffst du vier gleiche.
learn-last-more = Drei von vieren. Ziehe auch die andere.
learn-last-more-no = Möglich, aber für vier Punkte fehlt noch eine Karte.
learn-win = Vier Punkte machen 21, einen mehr als Anna, und wer die meisten hat, gewinnt. Erfülle C.
learn-win-no = Möglich, aber das ist deine letzte Aktion der Partie.
learn-end = 21 zu 20: Du hast gewonnen. Permanente Joker und Zusatzaktionen, ab fünf Punkten, warten auf deine nächste Partie.
