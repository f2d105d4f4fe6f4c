### Die Anleitung: Regeln, in fünf Minuten gelesen. `[Wörter](Karte)` nennt eine Karte des Verzeichnisses.

guide-lead = Italien um 1500. Wirb Söldner an, gewinne Schlachten und setze dein Siegel auf mehr Regionen als alle anderen, oder auf wenige, die zusammenhängen.

guide-token = Wo gekämpft wird
guide-token-picture = Die Karte Italiens mit dem Banner des Condottiere auf Firenze.
guide-token-text =
    Das rote Banner ist der Condottiere-Marker. Wer ihn hat, wählt die nächste Region, um die gekämpft wird: irgendeine freie, auf der noch kein Siegel liegt.

    Alle beginnen mit zehn Karten. Wer wählt, hat die eigenen schon gesehen und spielt zuerst.

guide-turn = Dein Zug
guide-turn-picture = Eine Hand mit zehn Karten; der Söldner 4 ist herausgehoben.
guide-turn-text =
    Bist du am Zug, spielst du eine Karte vor dir aus, oder du passt. Das ist alles.

    Passen ist endgültig: Du bist bis zur nächsten Schlacht draußen. Deine Schlachtreihe bleibt liegen und kann noch gewinnen. Niemand muss je eine Karte spielen, auch nicht, wer die Region gewählt hat.

    Haben alle anderen gepasst, darfst du allein weiterspielen, Karte für Karte. Die Schlacht endet, wenn alle gepasst haben.

guide-total = Wer die Schlacht gewinnt
guide-total-picture = Zwei Schlachtreihen: zwei Söldner mit zusammen 7 neben dreien mit zusammen 4.
guide-total-text =
    Söldner tragen eine Zahl von 1 bis 6 oder eine 10. Sie zählt zu deiner Schlachtreihe. Die höchste Summe bekommt die Region, mit wie vielen Karten auch immer: Hier schlägt die 7 drei Karten mit zusammen 4.

    Wer gewinnt, legt ein Siegel auf die Region und nimmt das Banner, wählt also die nächste.

    Was du spielst, ist danach weg, gewonnen oder nicht. Was du behältst, dient in der nächsten Schlacht. Ein Sieg mit einem Punkt ist so gut wie einer mit zehn.

guide-tie = Gleichstand
guide-tie-picture = Zwei Schlachtreihen mit je 6.
guide-tie-text =
    Sind die besten Reihen gleich stark, bekommt niemand die Region. Sie bleibt frei, und das Banner geht an den linken Nachbarn dessen, der sie gewählt hat.

    Eine Region, die du nicht gewinnen kannst, kannst du also manchmal noch verhindern.

guide-seasons = Winter und Frühling
guide-seasons-picture = Oben Winter: Die Söldner 2, 5 und 6 zählen je 1. Unten Frühling: Die 6 zählt 9.
guide-seasons-text =
    Jahreszeiten verändern alle Schlachtreihen zugleich, auch deine.

    – [Winter](winter): Jeder Söldner zählt 1, gleich welche Zahl er trägt. Das ist die Antwort auf eine fremde 10.
    – [Frühling](spring): Die stärksten Söldner im Spiel zählen je 3 mehr.

    Eine neue Jahreszeit vertreibt die andere. Karten, die keine Söldner sind, kümmert das Wetter nicht.

guide-cards = Die anderen Karten
guide-cards-picture = Bischof, Trommler, Kurtisane, Heldin, Vogelscheuche und Kapitulation.
guide-cards-text =
    – [Bischof](bishop): Die stärksten Söldner aller Reihen werden abgeworfen, auch deine. Dann legst du die Gunst des Papstes: Wo sie liegt, darf niemand eine Schlacht beginnen.
    – [Trommler](drummer): verdoppelt die Söldner deiner Reihe. Ein zweiter bringt nichts.
    – [Kurtisane](courtesan): zählt 1. Wer allein die meisten zeigt, nimmt das Banner, auch wenn jemand anders die Region gewinnt.
    – [Heldin](heroine): 10, und nichts berührt sie.
    – [Vogelscheuche](scarecrow): holt einen deiner Söldner auf die Hand zurück. Gut für einen Bluff.
    – [Kapitulation](surrender): beendet die Schlacht sofort. Die stärkste Reihe dieses Augenblicks gewinnt; spiele sie also, solange du führst.

guide-round = Noch keine neuen Karten
guide-round-picture = Eine Hand mit zehn Karten, dann mit sechs, dann mit einer.
guide-round-text =
    Nach einer Schlacht zieht niemand. Die nächste beginnt mit dem, was du noch auf der Hand hast, und so fort, bis höchstens ein Spieler noch Karten hat. Erst dann wird alles gemischt und neu ausgeteilt: zehn Karten für jeden, und eine mehr für jede eigene Region.

    Wer als Letzter noch Karten hat, darf bis zu zwei behalten. Eine Hand ohne Söldner darf man nach einer Schlacht wegwerfen, ganz oder gar nicht.

    Darum dreht sich das Spiel: Wer alles für die erste Region ausgibt, sieht zu, wie andere die nächsten nehmen.

guide-winning = Der Sieg
guide-winning-picture = Die Karte: Drei Regionen, die einander berühren, tragen dasselbe Siegel.
guide-winning-text =
    Zu viert bis sechst gewinnt man mit fünf Regionen, oder mit dreien, die zusammenhängen. Zu zweit oder dritt braucht man sechs, oder vier zusammenhängende.

    Gewonnen ist sofort, am Ende einer Schlacht. Bleibt keine Region mehr, um die gekämpft werden kann, gewinnt, wer die meisten Regionen hat; wer gleichauf liegt, trägt eine Entscheidungsschlacht aus.

    Achte auf die Nachbarn: Eine Region, die fremde Gebiete verbinden würde, ist weit mehr wert als jede andere.

guide-table = Am Tisch
guide-table-text =
    Ihr dürft reden, drohen, versprechen und eure Karten zeigen. Kein Versprechen bindet, und Karten wechseln nie den Besitzer.

    Vor der Partie könnt ihr mehr vereinbaren: nach jeder Schlacht Karten ziehen, eine Serie um Punkte spielen, größere Königreiche verlangen, Regionen angreifen, auf denen schon ein Siegel liegt, oder die meisten Karten verdeckt spielen.

guide-group-mercenaries = Söldner
guide-group-seasons = Jahreszeiten
guide-group-specials = Andere Karten
