### Die drei Karten vor einer ersten Partie.

first-goal =
    { $mode ->
        [cooperative] Führe einen Helden durch einen Tag. Gemeinsam müssen alle { $goal } Questpunkte erreichen.
        [questing] Führe einen Helden durch einen Tag und sammle { $goal } Questpunkte, allein.
        [ranked] Führe einen Helden durch einen Tag, allein: Je mehr Questpunkte, desto besser dein Titel.
       *[other] Führe einen Helden durch einen Tag: Die meisten Questpunkte gewinnen.
    }
first-turn = Ziehe eine Karte, dann gib Aktionspunkte aus: erkunden, reisen, reden, kämpfen, nutzen, was du hast. Eine Quest zählt, sobald sie erfüllt ist.
first-end =
    { $mode ->
        [cooperative] Nach { $rounds } Stunden geht die Sonne unter. Ihr gewinnt, wenn alle { $goal } Punkte haben; sonst verliert ihr gemeinsam.
        [questing] Nach { $rounds } Stunden geht die Sonne unter. Du gewinnst mit { $goal } Punkten.
        [ranked] Nach { $rounds } Stunden geht die Sonne unter, und du bekommst deinen Titel.
       *[other] Nach { $rounds } Stunden geht die Sonne unter. Wer dann die meisten Punkte hat, gewinnt.
    }

## The lesson

learn-draw = Ein Tag, sechs Stunden; wer die meisten Questpunkte hat, gewinnt. Jeder Zug beginnt mit einer Karte. Zieh einen Ort: So wächst die Landkarte.
learn-draw-no = Möglich, aber deine Quest braucht einen Ort: Zieh einen.
learn-quests = Deine Nebenquests sind geheim: einen Ort legen, eine Figur besiegen, etwas finden. Jeden Zug darfst du eine tauschen. Behalte alle.
learn-quests-no = Möglich, aber diese drei sind die leichtesten von allen. Behalte sie.
learn-lay = Ein Ort je Zug ist frei. Leg das Gasthaus „Zum schiefen Krug“ nach Osten, sodass Eingänge aufeinandertreffen: Das will deine Quest.
learn-lay-at = Möglich, aber leg es nach Osten.
learn-lay-no = Möglich, aber das Gasthaus zu legen kostet nichts und erfüllt eine Quest.
learn-score = Die Quest ist erfüllt. Ihre Seite fragt dich etwas; Preis und Chancen stehen bei den Antworten. Kehr um: ein Punkt und etwas Gesundheit.
learn-score-no = Möglich, aber die andere Antwort ist sicher und heilt dich.
learn-play = Ein Punkt! Auch eine Figur je Zug ist frei. Schick die Messerwaisen ins Gasthaus: Sie sind schwach, und du willst jemanden besiegen.
learn-play-no = Möglich, aber schick zuerst die Messerwaisen ins Gasthaus. Es kostet nichts.
learn-go = Du hast 3 Aktionspunkte. Dorthin zu gehen kostet 1. Die Waisen sind aggressiv und kämpfen sofort; die Geschichte des Gasthauses kommt danach.
learn-go-no = Möglich, aber der Kampf, den du suchst, ist im Gasthaus.
learn-hit = Du warst schneller und schlägst zuerst. Kraft, zwei Würfel und Waffe, weniger ihre Rüstung: Die Chance steht auf dem Knopf. Schlag zu.
learn-hit-flee = Möglich, aber man flieht aus Kämpfen, die man verlöre. Dieser gehört dir.
learn-hit-no = Möglich, aber jetzt genügt ein Schlag.
learn-second = Besiegt: Das war die zweite Quest. Warne niemanden; dann kommt das Gasthaus zu Wort.
learn-second-no = Möglich, aber noch eine Figur auf der Hand hilft weniger als der erste Schlag.
learn-entry = Wer einen Ort zuerst betritt, begegnet seiner Geschichte. Zwei Würfel und Glück: Sieh, was daraus werden kann, dann teil das Zimmer.
learn-entry-no = Möglich, und sicher. Aber sieh dir die Chancen des geteilten Zimmers an.
learn-find = Das Beste davon: Einer von zwei Gegenständen ist deiner. Ein Hut, der denken hilft. Nimm ihn.
learn-find-no = Möglich, aber Verstand hilft beim Suchen, und das hast du gleich vor.
learn-wear = Nur was angelegt ist, zählt, und anlegen kostet nichts. Der Knopf sagt, was du dann bist. Setz den Hut auf.
learn-wear-no = Möglich, aber setz zuerst den Hut auf: Es kostet nichts.
learn-loot = Wer liegt, kann geplündert werden, ein Gegenstand je Runde, umsonst. Nimm den Brieföffner.
learn-loot-no = Möglich, aber der Brieföffner kostet nichts.
learn-search = Jetzt such im Gasthaus für 1 Punkt: ein Würfel und Verstand, ab 8. Der Hut hat es wahrscheinlicher gemacht.
learn-search-no = Möglich, aber deine dritte Quest will, dass du suchst.
learn-keep = Gefunden! Einer von dreien ist deiner. Der Schwesternkoffer heilt, wenn du es brauchst.
learn-keep-no = Möglich, aber nichts heilt wie der Schwesternkoffer.
learn-third = Die dritte Quest: Nagle die Bretter fest. Ihre Punkte zählen sofort, wie alle.
learn-third-no = Möglich, aber ein wenig Gesundheit ist jetzt mehr wert.
learn-here = Drei Punkte. Orte haben eigene Regeln: Hier heilt ein Bett für 1 Aktionspunkt. Es ist dein letzter: Dann endet der Zug.
learn-here-no = Möglich, aber du bist verletzt, oder wirst es sein. Geh zu Bett.
learn-hours = Anna ist dran. Jede Stunde bekommen alle neue Aktionspunkte. Vier Stunden vergehen schnell; ein echter Tag hat mehr zu bieten.
learn-last = Die letzte Stunde, und du führst drei zu null. Übrige Aktionspunkte verfallen. Beende deinen Zug.
learn-last-no = Möglich, aber der Tag ist gewonnen: Beende deinen Zug.
learn-end = Die Sonne geht unter, und der Tag ist dein. Ein echter hat Heldenquests, Gefolge und dunklere Orte.
