### Die Anleitung: Regeln, in fünf Minuten gelesen. `[Wörter](Karte)` nennt eine Karte oder ein Gebiet des Verzeichnisses.

guide-lead = Führe eine Adelsfamilie der Renaissance. Land bringt Florin, Florin bringen Punkte und Soldaten, und Soldaten nehmen anderen ihr Land.

guide-land = Das Land
guide-land-picture = Ein Spielplan aus Sechsecken: zwei Domänen, zwei Papstgebiete in der Mitte, Banner von Truppen.
guide-land-text =
    Jeder beginnt mit einer Stadt, drei weiteren Gebieten und einer Garnison. Was innerhalb deiner Grenze liegt, ist deine Domäne. Jeder Domänenmarker darin ist ein Florin je Runde.

    Manche Gebiete bringen neben anderen mehr ein: ein [Dorf](village) eins mehr für jeden eigenen Wald daneben. Einmal je Runde darfst du ein Gebiet aus deiner Reserve anlegen, an mindestens zwei Gebiete und davon ein eigenes; es gehört dir sofort.

    Die zwei Gebiete in der Mitte sind das [Papstgebiet](papal): Jedes bringt seinem Besitzer zwei Punkte je Runde.

guide-round = Die Runde
guide-round-picture = Die sechs Phasen einer Runde.
guide-round-text =
    Eine Runde hat sechs Phasen mit zusammen zwölf Schritten. Jeden Schritt machen alle der Reihe nach, und meist fragt er nur nach einem.

    – A Ventura: Wer in Punkten hinten liegt, beginnt und bekommt einen; Punkte kaufen; ein Gebiet oder eine Karte umsonst; anwerben; erholen
    – B Verwaltung: annektieren, dann Einkommen und Unterhalt
    – C Expansion: ein Gebiet anlegen
    – D Aushebung: billige Karten kaufen
    – E Mobilisierung: aufstellen und umgruppieren
    – F Truppen: marschieren und kämpfen

guide-prestige = Florin und Punkte
guide-prestige-picture = Die Punkte beider Familien, mit Florin, Einkommen und Unterhalt.
guide-prestige-text =
    Einmal je Runde kannst du für Florin Punkte kaufen: 1 bringt 1, 2 bringen 2, 3 bringen 4, 4 bringen 5, 5 bringen 7. Mehr als fünf gehen nicht.

    Dann kommt der Unterhalt: Dein Einkommen bezahlt alle, die du behalten willst, und was übrig bleibt, wird zu Florin. Wen du nicht bezahlen kannst, musst du entlassen. Auch die Garnison kostet etwas, aber ohne sie steht deine Stadt offen.

guide-deck = Die Soldaten
guide-deck-picture = Drei offene Karten: Hauptleute und Kompanien, mit ihren Kosten und Werten.
guide-deck-text =
    Die Erkundung ist umsonst: Nimm eine der drei offenen Karten, oder ein Gebiet, das niemand sieht. Eine Karte vom Ventura-Stapel kostet 2 Florin: Hauptleute und gute Kompanien. Eine vom Aushebungsstapel kostet 1: einfache Kompanien und Ereignisse.

    Um eine Karte zu spielen, zahlst du ihre Aufstellung. Danach, Runde für Runde, ihren Unterhalt. Du hast höchstens fünf Karten auf der Hand.

    Ereignisse kosten nichts und sagen, wann sie gespielt werden, oft mitten in einer Schlacht.

guide-troops = Kompanie, Hauptmann, Heer
guide-troops-picture = Die Banner einer Kompanie und eines Heers.
guide-troops-text =
    Eine Kompanie allein ist eine Truppe. Mit einem Hauptmann wird sie zum Heer, das bis zu fünf Kompanien haben kann. Du hast höchstens fünf Truppen.

    Ein Hauptmann wird in deiner Stadt aufgestellt, bei einer Kompanie, die dort steht. Weitere Kompanien dürfen zu einem Heer stoßen, wo immer es ist. Die Garnison verlässt die Stadt nie.

    Nur ein Heer entfernt feindliche Marker sofort. Eine einzelne Kompanie muss bis zur nächsten Annexion dort stehen.

guide-march = Marschieren
guide-march-picture = Der Spielplan: ein Heer in seiner Stadt, der Weg zum Feind über ein Feld.
guide-march-text =
    Ein Gebiet zu betreten kostet Bewegungspunkte. Ein Heer ist so schnell wie seine langsamste Kompanie, und der Hauptmann legt etwas drauf. Was nicht gebraucht wird, verfällt.

    Wo deine Truppen bei der nächsten Annexion stehen, wird das Land deines. Gehörte es jemand anderem, ist jeder entfernte Marker ein Punkt.

guide-battle = Die Schlacht
guide-battle-picture = Zwei Spalten von Kompanien einander gegenüber; darunter die Summen eines Fernkampf- und eines Nahkampfangriffs.
guide-battle-text =
    Wer ein Gebiet mit einer feindlichen Truppe betritt, beginnt eine Schlacht. Beide Seiten stellen ihre Kompanien geheim auf, von I bis V. Nur I und II kämpfen.

    Zuerst kommt ein Fernkampfangriff, dann Nahkampf. Zähle die Werte von I und II zusammen, den des Hauptmanns, und den des Gebiets, wenn es deines ist. Diese Summe sind die Wunden der anderen Seite; beide schlagen zugleich. Gebiet und Hauptmann verhindern einige. Der Rest trifft I, dann II; wer fällt, ist weg, und die Reihen schließen sich.

    Nach zwei Angriffen dürfen sich beide in eigenes Land zurückziehen, der Angreifer zuerst; sonst folgen zwei weitere. Stelle also die Zähesten auf I und die Schützen auf II.

guide-after = Nach der Schlacht
guide-after-text =
    Ein geschlagenes Heer ist fünf Punkte wert, ob es vernichtet wurde oder sich zurückzog. Eine einzelne Kompanie zu schlagen bringt nichts. Ein Hauptmann, der alle Kompanien verliert, ist tot.

    Wunden bleiben. Ein Florin heilt eine, wenn du am Zug bist, aber nie in einer Schlacht. Bei der Erholung verliert jede Kompanie in einer eigenen Siedlung, also auf einem grauen Gebiet, eine Wunde umsonst.

guide-winning = Der Sieg
guide-winning-picture = Der Spielplan: Ein Heer hat ein Gebiet neben dem Feind genommen; die feindliche Stadt bewacht nur ihre Garnison.
guide-winning-text =
    Wer dreißig Punkte hat, gewinnt sofort, wann immer es ist.

    Ebenso gewinnt, wer einen Marker auf eine feindliche Stadt setzt: Bringe eine Truppe hinein und halte sie bis zur nächsten Annexion. Wem der Marker von der Stadt genommen wird, der scheidet aus, mit all seinem Land; zu zweit ist das das Ende.

    Punkte kommen von Florin, Papstgebieten, geschlagenen Heeren und feindlichen Markern. Friedliche Familien können ebenso gewinnen wie kriegerische, solange jemand das Tor bewacht.

guide-start = Vor der ersten Runde
guide-start-text =
    Der Spielplan entsteht gemeinsam: Jeder legt vier Gebiete, jedes an mindestens zwei andere, dann eine Stadt, nie neben eine andere, und wählt drei weitere Gebiete als Domäne. Hände, Reserven und Stapel sind geheim; Truppen, Punkte und Florin sind offen.

    Zusatzregeln geben jeder Familie eine eigene Fähigkeit, gleiches Land zu Beginn oder eine bessere Auswahl an Karten.

guide-group-captain = Hauptleute
guide-group-company = Kompanien
guide-group-event = Ereignisse
guide-group-tile = Gebiete
