### VENTI.

## Karten: Auf der Hand und im Zentrum zählen Zahl und Symbol, als Punktekarte auch die Punkte

card-numbered =
    { $first ->
        [0] Kreis 0
        [1] Kreis 1
        [2] Dreieck 2
        [3] Dreieck 3
        [4] Diamant 4
        [5] Diamant 5
        [6] Quadrat 6
       *[7] Quadrat 7
    }
card-joker = Joker
perm-numbered = { card-numbered }
point-numbered =
    { $second ->
        [1] { card-numbered } (1 Punkt)
        [2] { card-numbered } (1 Punkt)
        [3] { card-numbered } (1 Punkt)
        [4] { card-numbered } (1 Punkt)
        [5] { card-numbered } (2 Punkte)
        [6] { card-numbered } (2 Punkte)
        [7] { card-numbered } (2 Punkte)
        [8] { card-numbered } (2 Punkte)
        [12] { card-numbered } (4 Punkte)
        [13] { card-numbered } (4 Punkte)
       *[other] { card-numbered } (3 Punkte)
    }
any-numbered = { card-numbered }
any-joker = { card-joker }
any-chaos = Chaos

## Was ins Zentrum kommt

value-0 = Kreis 0
value-1 = Kreis 1
value-2 = Dreieck 2
value-3 = Dreieck 3
value-4 = Diamant 4
value-5 = Diamant 5
value-6 = Quadrat 6
value-7 = Quadrat 7
value-joker = { card-joker }

## Wofür ein Joker stehen kann

role-0 = 0
role-1 = 1
role-2 = 2
role-3 = 3
role-4 = 4
role-5 = 5
role-6 = 6
role-7 = 7
role-circle = Kreis
role-triangle = Dreieck
role-diamond = Diamant
role-square = Quadrat

## Plätze der Zielreihe

target-a = A
target-b = B
target-c = C
target-d = D

## Kurze Kartennamen, höchstens neun Zeichen, für schmale Anzeigen

short-numbered =
    { $first ->
        [0] ● 0
        [1] ● 1
        [2] ▲ 2
        [3] ▲ 3
        [4] ◆ 4
        [5] ◆ 5
        [6] ■ 6
       *[7] ■ 7
    }
short-joker = Joker
short-chaos = Chaos

## Was die Sonderkarten tun

about-joker = Steht für eine beliebige Zahl oder ein beliebiges Symbol. In der Zielreihe sitzt er fest: Erst muss er ins Zentrum getauscht werden.
about-chaos = Fegt das ganze Zentrum und jedes nicht eingefrorene Ziel weg.

## Protokoll: der Anfang

event-starts = { $seat } beginnt.
event-dealt =
    { $count ->
        [one] { $seat } erhält 1 Karte.
       *[other] { $seat } erhält { $count } Karten.
    }
event-gets = { $seat } bekommt { $any }.
event-chaos-in-hand = { $seat } legt Chaos aus der Starthand ab und bekommt dafür eine andere Karte.

## Protokoll: die Züge

event-turn =
    { $count ->
        [one] { $seat } ist am Zug: 1 Aktion.
       *[other] { $seat } ist am Zug: { $count } Aktionen.
    }
event-last-turn = Für { $seat } ist es der letzte Zug.
event-draws = { $seat } zieht { $card }.
event-replaces = { $seat } ersetzt das ganze Zentrum.
event-exchanges = { $seat } tauscht Ziel { $target } aus: { $value } kommt ins Zentrum.
event-new-target = Ziel { $target } hat eine neue Karte.
event-new-centre = Neu im Zentrum: { $value }.
event-chaos = Chaos! Das ganze Zentrum und jedes nicht eingefrorene Ziel verschwinden.
event-reshuffles = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
event-discards = { $seat } legt { $card } ab.
event-ends-turn = { $seat } beendet den Zug vorzeitig.

## Protokoll: die Ziele

event-fulfils =
    { $count ->
        [4] { $seat } erfüllt Ziel { $target } und landet einen Volltreffer: { $point }!
       *[other] { $seat } erfüllt Ziel { $target } und gewinnt { $point }.
    }
event-uses = { $seat } gibt { $card } her.
event-uses-perm = { $seat } nutzt einen permanenten Joker und behält ihn: { $perm }.
event-freezes = { $seat } friert Ziel { $target } ein.
event-attempts = { $seat } versucht sich am eingefrorenen Ziel { $target }.
event-shows = { $seat } zeigt { $card }.
event-shows-perm = { $seat } zeigt einen permanenten Joker: { $perm }.
event-announces = { $seat } zeigt einen Joker als { $role }.
event-attempt-succeeds =
    { $count ->
        [4] Es passt! { $seat } landet einen Volltreffer: { $point }!
       *[other] Es passt! { $seat } gewinnt { $point }.
    }
event-attempt-fails =
    { $count ->
        [4] { $seat } liegt falsch! { $seat2 } hat die Karte eingefroren und landet damit einen Volltreffer: { $point }!
       *[other] { $seat } liegt falsch! { $seat2 } hat die Karte eingefroren und bekommt sie nun: { $point }.
    }
event-own-attempt-fails = { $seat } hat Ziel { $target } eingefroren und liegt selbst falsch! Es liegt wieder offen.

## Protokoll: geopferte und gezahlte Punkte

event-to-joker = { $seat } macht { $point } zum permanenten Joker.
event-to-action = { $seat } macht eine Punktekarte zur Zusatzaktion: ab jetzt { $count } Aktionen pro Zug.
event-ten-points = { $seat } erreicht vor allen anderen zehn Punkte und zahlt dafür eine Strafe.
event-pays =
    { $count ->
        [1] { $seat } zahlt { $point }.
        [2] { $seat } zahlt { $point }.
       *[other] { $seat } zahlt { $point }; Wechselgeld gibt es nicht.
    }
event-pays-nothing = { $seat } hat keine Punkte und zahlt nichts.
event-last-place = { $seat } liegt hinten und darf Handkarten im Wert von höchstens zwei Punkten auslegen.
event-lays =
    { $count ->
        [1] { $seat } legt { $point } aus.
       *[other] { $seat } legt { $point } aus und holt zwei Punkte auf.
    }
event-lays-no-more = { $seat } lässt es dabei.

## Protokoll: das Ende

event-twenty = { $seat } hat { $count } Punkte! Alle anderen haben noch einen letzten Zug.
event-turn-limit =
    { $count ->
        [one] Alle hatten 1 Zug: Die Partie endet.
       *[other] Alle hatten { NUMBER($count, useGrouping: 0) } Züge: Die Partie endet.
    }
event-still-frozen = Ziel { $target } ist noch eingefroren: eine Strafe für { $seat }.
event-final-points =
    { $count ->
        [0] { $seat } hat am Ende keine Punkte.
        [one] { $seat } hat am Ende 1 Punkt mit 1 Karte.
       *[other] { $seat } hat am Ende { $count } Punkte mit { $count2 ->
            [one] 1 Karte
           *[other] { $count2 } Karten
        }.
    }
event-wins = { $seat } gewinnt die Partie!
event-draw = { $seat } gehört zu den Siegern.

## Fragen

ask-turn =
    { $count ->
        [one] Du bist am Zug: noch 1 Aktion.
       *[other] Du bist am Zug: noch { $count } Aktionen.
    }
ask-use =
    { $count ->
        [one] Ziel { $target }: Wähle die letzte Karte, die du einsetzt.
       *[other] Ziel { $target }: Wähle eine Karte, die du einsetzt; { $count } fehlen noch.
    }
ask-attempt =
    { $count ->
        [0] Eingefrorenes Ziel { $target }: Wähle genau die Karten, die es verlangt. Sind es die falschen, bekommt die Karte, wer sie eingefroren hat; warst du das, zahlst du eine Strafe.
        [one] Eingefrorenes Ziel { $target }: 1 Karte gewählt. Wähle weitere oder zeige sie vor: Das lässt sich nicht zurücknehmen.
       *[other] Eingefrorenes Ziel { $target }: { $count } Karten gewählt. Wähle weitere oder zeige sie vor: Das lässt sich nicht zurücknehmen.
    }
ask-pay =
    { $count ->
        [one] Strafe: Wähle noch eine Karte mit 1 Punkt. Du verlierst sie für immer.
       *[other] Strafe: Wähle eine Karte mit mindestens { $count } Punkten oder zwei mit je 1 Punkt. Du verlierst sie für immer.
    }
ask-gift =
    { $count ->
        [one] Du liegst hinten: Du darfst noch eine Handkarte mit 1 Punkt auslegen.
       *[other] Du liegst hinten: Du darfst Handkarten im Wert von bis zu { $count } Punkten auslegen.
    }
ask-discard =
    { $count ->
        [one] Zehn Karten darfst du behalten: Lege 1 ab.
       *[other] Zehn Karten darfst du behalten: Lege { $count } ab.
    }

## Züge, wie auf Knöpfen

do-draw = { $card } ziehen
do-replace-centre = Zentrum ersetzen
do-exchange = Ziel { $target } gegen { $card } tauschen
do-fulfil = Ziel { $target } erfüllen
do-attempt = Versuch am eingefrorenen Ziel { $target }
do-freeze = Ziel { $target } einfrieren
do-to-joker = { $point } für einen permanenten Joker opfern
do-to-action = { $point } für eine Zusatzaktion opfern
do-end-turn = Zug beenden
do-use = { $card } einsetzen
do-use-perm = Permanenten Joker einsetzen: { $perm }
do-joker-as = Joker als { $role }
do-commit = Diese Karten vorzeigen
do-pay = { $point } zahlen
do-lay = { $point } auslegen
do-lay-no-more = Nichts mehr auslegen
do-discard = { $card } ablegen
do-start = { $seat } beginnt
do-deal = { $any } an { $seat } austeilen
do-reveal = { $any } aufdecken

## Was sich nicht zurücknehmen lässt

danger-freeze = Die Bedingung ist danach verborgen, auch vor dir; nur ein Versuch mit genau den richtigen Karten bringt sie zurück. Ist das Ziel am Ende noch eingefroren, zahlst du eine Strafe.
danger-freeze-remembered = Das Ziel ist danach allen verborgen, die es nicht gesehen haben; nur ein Versuch mit genau den richtigen Karten bringt es zurück. Ist es am Ende noch eingefroren, zahlst du eine Strafe.

## Ablehnungen

no-not-paying = Zuerst muss { $seat } eine Strafe zahlen.
no-not-last = Zuerst entscheidet { $seat } auf dem letzten Platz, ob Karten ausgelegt werden.
no-centre-card = Diese Karte liegt nicht im Zentrum: { $card }.
no-centre = Das Zentrum ist leer.
no-target = Ein Ziel { $target } gibt es jetzt nicht.
no-target-frozen = Ziel { $target } ist von { $seat } eingefroren: Da hilft nur ein Versuch.
no-frozen = Ziel { $target } ist nicht eingefroren: Erfülle es einfach.
no-joker-target = Ziel { $target } ist ein Joker und hat keine Bedingung. Tausche ihn ins Zentrum.
no-condition-met = Deine Karten erfüllen die Bedingung von Ziel { $target } nicht.
no-more-frozen =
    { $count ->
        [one] Ein Ziel ist schon eingefroren, und mehr als 1 darf es nicht sein.
       *[other] { $count } Ziele sind schon eingefroren, und mehr dürfen es nicht sein.
    }
no-cards-at-all = Du hast keine Karten für einen Versuch.
no-point-card = Diese Punktekarte hast du nicht: { $point }.
no-five-points =
    { $count ->
        [one] Dafür brauchst du fünf Punkte und hast nur 1.
       *[other] Dafür brauchst du fünf Punkte und hast nur { $count }.
    }
no-two-points = { $point } reicht nicht: Eine Zusatzaktion kostet eine Karte mit zwei oder mehr Punkten.
no-more-actions = Du hast schon zwei Zusatzaktionen, und mehr sind nicht erlaubt.
no-early-end = An diesem Tisch dauert ein Zug, bis alle Aktionen verbraucht sind.
no-hand-card = Diese Karte hast du nicht auf der Hand: { $card }.
no-perm = Diesen permanenten Joker hast du nicht: { $perm }.
no-use = Mit dieser Karte als nächster lässt sich die Bedingung von Ziel { $target } nicht mehr genau erfüllen. Karten werden aufsteigend gewählt.
no-order = Karten werden aufsteigend gewählt, permanente Joker mit derselben Zahl unter einem einzigen Namen.
no-role = Sage an, wofür der Joker steht: eine Zahl oder ein Symbol.
no-joker = Für diese Rolle hast du keinen Joker mehr. Rollen werden aufsteigend angesagt.
no-cards-committed = Wähle zuerst mindestens eine Karte.
no-pay-card = Diese Punktekarte hast du nicht: { $point }.
no-pay-set = { $point } geht hier nicht: Zahle eine Karte mit zwei oder mehr Punkten oder zwei mit je 1 Punkt, aufsteigend gewählt.
no-lay-set =
    { $count ->
        [one] { $point } darfst du nicht auslegen: Nur 1 Punkt ist noch frei, und ausgelegt wird aufsteigend.
       *[other] { $point } darfst du nicht auslegen: Es sind zusammen höchstens { $count } Punkte, und ausgelegt wird aufsteigend.
    }
no-start = Wer beginnt, entscheidet das Los.
no-deal = Die nächste Karte kommt vom Nachziehstapel und geht an den, dem eine fehlt.
no-reveal = Die nächste Karte wird vom Nachziehstapel aufgedeckt.
no-answer-turn = Wähle eine der Aktionen deines Zuges.
no-answer-use = Wähle zuerst die Karten für das Ziel.
no-answer-attempt = Wähle zuerst die Karten für das eingefrorene Ziel und zeige sie vor.
no-answer-pay = Zahle zuerst die Strafe.
no-answer-gift = Entscheide zuerst, ob und welche Karten du auslegst.
no-answer-discard = Lege zuerst so viele Karten ab, dass dir zehn bleiben.

## Optionen

option-start-player = Startspieler
about-option-start-player = Wer beginnt: durch das Los (random) oder ein Platz; 0 ist der erste Platz.
option-start-player-random = durch das Los
option-start-player-0 = Platz 1
option-start-player-1 = Platz 2
option-start-player-2 = Platz 3
option-start-player-3 = Platz 4
option-start-player-4 = Platz 5
option-start-player-5 = Platz 6
option-memory-aid = Gedächtnisstütze
about-option-memory-aid = Wer ein Ziel gesehen hat, bevor es eingefroren wurde, sieht es weiterhin.
option-allow-early-end = Zug vorzeitig beenden
about-option-allow-early-end = Ein Zug darf enden, bevor alle Aktionen verbraucht sind.
option-ten-last-before = Letzter Platz vor der Strafe
about-option-ten-last-before = Hat jemand zehn Punkte, wird der letzte Platz vor der Strafe bestimmt, nicht danach. Ab drei Plätzen.
option-tie-count-actions = Zusatzaktionen bei Gleichstand
about-option-tie-count-actions = Bei gleich vielen Punkten und Karten zählen auch die für Zusatzaktionen geopferten Punkte.
option-turn-limit = Zuglimit
about-option-turn-limit = Nach dieser Zahl von Zügen je Spieler endet die Partie, auch wenn niemand zwanzig Punkte hat; 0: keine Grenze.
option-turn-limit-0 = keine Grenze

## Wie eine Partie endete

reason-points = nach Punkten
reason-fewer-cards = durch weniger Punktekarten
reason-fewer-sacrificed = durch weniger geopferte Punkte
reason-draw = gleich an Punkten, Karten und Opfern
reason-turn-limit = beim Zuglimit

## Optionen, die nicht zusammenpassen

bad-start-player = „{ option-start-player }“ wird ausgelost oder ist einer der Plätze 1 bis { $count }.
bad-ten-last-before = „{ option-ten-last-before }“ hat erst ab drei Plätzen einen Sinn.
