### Seiten, Würfel, Kämpfe und Enden auf dem Brett im Browser.

## Seiten

page-book = Buch { $book }
page-entry = Eintrag { $number }
page-of-quest = Eine Quest
page-of-figure = Eine Figur
page-of-item = Ein Gegenstand
page-of-ancient = Ein Uralter
page-of-hour = Eine Stunde
page-stays = Solange man hier bleibt
page-reads = { $name } liest. Gesundheit { $now } von { $most }.
page-with-follower = { $name } ist auch da.
page-answers = Antworten
page-with =
    { $dice ->
        [one] Für dich: ein Würfel + { $plus }.
       *[other] Für dich: { $dice } Würfel + { $plus }.
    }
page-band = { $when }: { $text }
page-percent = { $percent } Prozent:
page-band-came = Das ist es geworden.
page-succeeds = Gelingt zu { $percent } %.
page-certain = Sicher.
page-came = Was daraus wurde
page-rolls = { $name } würfelt: { $purpose }
page-nothing = Sonst geschieht nichts.
page-turn = Umblättern
page-choose = Wähle eine Antwort
page-map = Landkarte ansehen
page-back = Zurück von der Landkarte
page-see-entry = Seite lesen
page-see-fight = Kampf ansehen
page-cards = Zurück zu den Karten

## Würfel

page-die = Würfel
page-dice =
    { $count ->
        [one] Würfel { $dice }
       *[other] Würfel { $dice }
    }
page-part = { $label } { $value }
page-more = Bonus
page-added = Fähigkeit
page-handling = Hantieren
page-total = Summe

## Kämpfe

fight-title = Kampf: { $place }
fight-called = { $figure } kommt wegen einer Quest: { $quest }.
fight-round = Runde { $round }
fight-stays = Bleibt, bis du umblätterst.
fight-result = Der Kampf ist vorbei.
fight-turn = Zurück zur Landkarte
fight-order = Erstschlag
fight-again = Gleichstand, noch einmal:
fight-strike = { $name } schlagen
fight-flee = Fliehen mit { $dice } Würfeln
fight-out = nicht mehr im Kampf
fight-side = Diese Seite
fight-foes = Die andere Seite
fight-strikes-first = Erstschlag: { $name }
fight-strikes = { $name } schlägt zu, gegen { $foe }
fight-flees = { $name } versucht zu fliehen
fight-damage = Schaden
fight-left = { $name }: Gesundheit { $before } → { $left }
fight-unhurt = { $name } verliert keine Gesundheit.
fight-warded =
    { $count ->
        [one] 1 wird abgewehrt.
       *[other] { $count } werden abgewehrt.
    }
fight-away = { $name } entkommt.
fight-caught = { $name } entkommt nicht.
fight-of = { $now } von { $most }
fight-health = Gesundheit { $now } von { $most }
fight-out-falls = bewusstlos
fight-out-dies = tot
fight-out-flees = geflohen
fight-by = durch { $name }, Runde { $round }
fight-strip = Alle Schläge
fight-strip-lost = −{ $lost }, noch { $left }
fight-strip-beaten = −{ $lost }, besiegt
fight-strip-none = unverletzt
fight-strip-flees = flieht
fight-strip-away = entkommen
fight-strip-caught = gescheitert
fight-hint = Zeige auf einen Schlag: Seine Würfel kommen wieder.
fight-dice = { $dice } Würfel
fight-ends-on = beendet es mit Würfeln ab { $least }, { $percent } %
fight-ends = beendet es, { $percent } %
fight-takes = kostet { $least } bis { $most }, meist { $usual }
fight-said = { $name } schlägt zu, gegen { $foe }: { $sum }; Schaden { $damage }.
fight-said-left = { $name } hat noch { $left } Gesundheit.

## Gefallene Helden

fallen-title = { $name } liegt bewusstlos da: { $place }
fallen-text = Daran stirbt niemand. Andere hier dürfen jede Runde einen Gegenstand nehmen oder den Körper mitschleifen.
fallen-follower = { $name } kann noch handeln.
fallen-wake = Aufwachen: { $dice } Würfel + { $plus }, nötig sind { $wants }: { $percent } %
fallen-tries =
    { $count ->
        [0] Jeder Fehlschlag zählt beim nächsten Versuch 3 dazu.
       *[other] Bisher gescheitert: { $count }. Der nächste Versuch hat { $more } mehr.
    }

## Enden

end-rank =
    { $points ->
        [one] { $name }, mit 1 Punkt
       *[other] { $name }, mit { $points } Punkten
    }
end-rank-place = Nummer { $place } von { $ranks }
end-next =
    { $points ->
        [one] noch 1 Punkt bis zum nächsten
       *[other] noch { $points } Punkte bis zum nächsten
    }
end-title = Der Tag ist vorbei
end-title-won = Der Tag ist gewonnen
end-title-lost = Der Tag ist verloren
end-lost = Die Sonne ist untergegangen
end-won = Der Tag ist geschafft
end-points = { $points } der { $goal } Punkte
end-points-of =
    { $points ->
        [one] { $name }: 1 Punkt; nötig waren { $goal }
       *[other] { $name }: { $points } Punkte; nötig waren { $goal }
    }
end-hours = Der Tag, Stunde um Stunde
end-hour = Stunde { $hour }:
end-fell = { $name } fällt
end-found = { $name } gewonnen
end-woke = { $name } erwacht
end-beaten = { $name } besiegt
end-again = Diesen Tag noch einmal
end-where =
    { $points ->
        [one] Wo war 1 Punkt?
       *[other] Wo waren { $points } Punkte?
    }
end-another = Ein anderer Tag
end-look-back = Zurückblicken, Stunde um Stunde
