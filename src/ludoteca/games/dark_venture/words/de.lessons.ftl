### Die drei Karten vor einer ersten Partie.

first-goal =
    { $mode ->
        [cooperative] Führe einen Helden durch einen Tag. Gemeinsam müssen alle { $goal } Questpunkte erreichen.
        [questing] Führe einen Helden durch einen Tag und sammle { $goal } Questpunkte, allein.
        [ranked] Führe einen Helden durch einen Tag, allein: Je mehr Questpunkte, desto besser dein Titel.
       *[other] Führe einen Helden durch einen Tag: Die meisten Questpunkte gewinnen.
    }
first-turn = Ziehe eine Karte, dann gib Aktionspunkte aus: erkunden, reisen, reden, kämpfen, benutzen, was du hast. Am Ende werden deine Quests gewertet.
first-end =
    { $mode ->
        [cooperative] Nach { $rounds } Stunden geht die Sonne unter. Ihr gewinnt, wenn alle { $goal } Punkte haben; sonst verliert ihr gemeinsam.
        [questing] Nach { $rounds } Stunden geht die Sonne unter. Du gewinnst mit { $goal } Punkten.
        [ranked] Nach { $rounds } Stunden geht die Sonne unter, und du bekommst deinen Titel.
       *[other] Nach { $rounds } Stunden geht die Sonne unter. Wer dann die meisten Punkte hat, gewinnt.
    }
