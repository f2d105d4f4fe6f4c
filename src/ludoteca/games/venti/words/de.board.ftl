### What the board says.

## Der Tisch von VENTI

venti-targets = Ziele
venti-centre = Zentrum
venti-frozen = { $count } von { $most } eingefroren
venti-last-lap =
    { $count ->
        [0] Letzter Zug
        [one] Letzte Runde: noch 1 Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
venti-ender = zuerst bei zwanzig Punkten
venti-points =
    { $count ->
        [one] 1 Punkt von { $goal }
       *[other] { $count } Punkte von { $goal }
    }
venti-points-short = Punkte { $count }/{ $goal }
venti-won =
    { $count ->
        [one] 1 Punktekarte
       *[other] { $count } Punktekarten
    }
venti-extra =
    { $count ->
        [one] 1 Zusatzaktion pro Zug
       *[other] { $count } Zusatzaktionen pro Zug
    }
venti-actions =
    { $count ->
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
venti-perm = Permanenter Joker { $card }
venti-perms = Permanente Joker
venti-perms-are = permanente Joker: { $cards }
venti-point-cards = Deine Punktekarten
venti-more = +{ $count }
venti-pile =
    { $count ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
venti-discard =
    { $count ->
        [one] Ablagestapel: 1 Karte, { $card }
       *[other] Ablagestapel: { $count } Karten, obenauf { $card }
    }
venti-no-discard = Der Ablagestapel ist leer
venti-target =
    { $count ->
        [one] Ziel { $target }, 1 Punkt: { $condition }
       *[other] Ziel { $target }, { $count } Punkte: { $condition }
    }
venti-target-frozen = Ziel { $target }, eingefroren von { $seat }
venti-target-gap = Ziel { $target }: keine Karte
venti-gap = Keine Karte
venti-can-fulfil = Du kannst es erfüllen
venti-card =
    { $count ->
        [one] { $card }; als Ziel 1 Punkt für { $condition }
       *[other] { $card }; als Ziel { $count } Punkte für { $condition }
    }
venti-any = beliebige Zahl
venti-alike = { $count } gleiche
venti-draw = Ziehen
venti-target-title = Ziel
venti-target-moves = Was mit Ziel { $target } geschehen soll
venti-give-up = Punkte opfern
venti-back = Zurück
venti-exchange-target = Tauschen gegen Ziel
venti-exchange-centre = Tauschen gegen
venti-fulfil = Erfüllen
venti-use = Diese Karten einsetzen
venti-other-way = Andere Karten
venti-suggest = Karten vorschlagen
venti-freeze = Einfrieren
venti-attempt = Diese Karten vorzeigen
venti-to-joker = Permanenter Joker { $card }
venti-to-action = Eine Zusatzaktion pro Zug
venti-confirm-pay = Damit zahlen
venti-confirm-gift = Diese auslegen
venti-confirm-discard = Diese ablegen
venti-joker-is = Joker als
venti-joker-as = Joker { $number } als
venti-joker-choose = wähle
venti-these-fit = Diese Karten passen.
venti-missing =
    { $count ->
        [one] Es fehlt noch 1 Karte.
       *[other] Es fehlen noch { $count } Karten.
    }
venti-no-fit = Diese Karten passen nicht.
venti-attempt-chosen =
    { $count ->
        [0] Wähle genau die Karten, die die verborgene Bedingung verlangt.
        [one] 1 Karte gewählt.
       *[other] { $count } Karten gewählt.
    }
venti-risk = Passen sie nicht genau, so bekommt { $seat } das Ziel und seine Punkte.
venti-risk-own = Passen sie nicht genau, so zahlst du mindestens zwei Punkte, und das Ziel liegt wieder offen.
venti-pays = Gewählt: { $count } Punkte; mindestens { $least } sind fällig.
venti-lays = Gewählt: { $count } von { $most } Punkten.
venti-discards = Gewählt: { $count } von { $most }.
venti-centre-chosen = Drücke die Karte noch einmal, um sie zu ziehen, oder ein Ziel, um beide zu tauschen.
venti-points-lost =
    { $count ->
        [one] Du verlierst 1 Punkt für immer.
       *[other] Du verlierst { $count } Punkte für immer.
    }
venti-points-lost-any = Welche Punktekarte? Ihre Punkte sind für immer verloren.
venti-worth =
    { $count ->
        [one] Bringt 1 Punkt.
       *[other] Bringt { $count } Punkte.
    }
venti-freeze-note = Eingefroren ist die Bedingung verdeckt, auch für dich; nur genau die richtigen Karten tauen das Ziel auf, und ein falscher Versuch kostet dich Punkte.
venti-hint-action = Tipp: Eine Punktekarte kann in jedem Zug eine Aktion mehr geben (Punkte opfern).
venti-hint-dots = Die Tupfen auf einer Karte sind die Punkte, die sie als Ziel bringt; { $goal } Punkte beenden die Partie.
