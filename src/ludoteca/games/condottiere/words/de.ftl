### Condottiere.

## Karten

card-mercenary-1 = Söldner 1
card-mercenary-2 = Söldner 2
card-mercenary-3 = Söldner 3
card-mercenary-4 = Söldner 4
card-mercenary-5 = Söldner 5
card-mercenary-6 = Söldner 6
card-mercenary-10 = Söldner 10
card-winter = Winter
card-spring = Frühling
card-bishop = Bischof
card-courtesan = Kurtisane
card-drummer = Trommler
card-heroine = Heldin
card-scarecrow = Vogelscheuche
card-surrender = Kapitulation

mercenary-mercenary-1 = { card-mercenary-1 }
mercenary-mercenary-2 = { card-mercenary-2 }
mercenary-mercenary-3 = { card-mercenary-3 }
mercenary-mercenary-4 = { card-mercenary-4 }
mercenary-mercenary-5 = { card-mercenary-5 }
mercenary-mercenary-6 = { card-mercenary-6 }
mercenary-mercenary-10 = { card-mercenary-10 }

## Kurze Namen der Karten, höchstens neun Zeichen, für schmale Anzeigen

short-mercenary-1 = 1
short-mercenary-2 = 2
short-mercenary-3 = 3
short-mercenary-4 = 4
short-mercenary-5 = 5
short-mercenary-6 = 6
short-mercenary-10 = 10
short-winter = Winter
short-spring = Frühling
short-bishop = Bischof
short-courtesan = Kurtisane
short-drummer = Trommler
short-heroine = Heldin
short-scarecrow = Scheuche
short-surrender = Kapitul.

## Was jede Karte bewirkt

about-mercenary-1 = Trägt 1 zu deiner Schlachtreihe bei.
about-mercenary-2 = Trägt 2 zu deiner Schlachtreihe bei.
about-mercenary-3 = Trägt 3 zu deiner Schlachtreihe bei.
about-mercenary-4 = Trägt 4 zu deiner Schlachtreihe bei.
about-mercenary-5 = Trägt 5 zu deiner Schlachtreihe bei.
about-mercenary-6 = Trägt 6 zu deiner Schlachtreihe bei.
about-mercenary-10 = Trägt 10 zu deiner Schlachtreihe bei.
about-winter = Vertreibt jeden Frühling; jeder Söldner im Spiel zählt nur 1.
about-spring = Vertreibt jeden Winter; die stärksten Söldner im Spiel zählen je 3 mehr.
about-bishop = Wirft die stärksten Söldner im Spiel ab; dann entscheidest du, wohin die Gunst des Papstes kommt.
about-courtesan = Stärke 1; wer allein die meisten Kurtisanen hat, nimmt den Condottiere-Marker.
about-drummer = Verdoppelt die Söldner in deiner Schlachtreihe, aber nur einmal.
about-heroine = Stärke 10, was andere Karten auch bewirken.
about-scarecrow = Du darfst einen Söldner aus deiner Schlachtreihe auf die Hand zurücknehmen.
about-surrender = Beendet die Schlacht sofort; die stärkste Schlachtreihe gewinnt.

## Regionen, mit den italienischen Namen ihrer Städte

region-torino = Torino
region-milano = Milano
region-venezia = Venezia
region-genova = Genova
region-mantova = Mantova
region-parma = Parma
region-modena = Modena
region-ferrara = Ferrara
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Firenze
region-siena = Siena
region-urbino = Urbino
region-ancona = Ancona
region-spoleto = Spoleto
region-roma = Roma
region-napoli = Napoli

## Anzahlen beim Ziehen: Sie kommen als Namen, auf die keine Pluralauswahl passt

number-0 = Keine Karte
number-1 = 1 Karte
number-2 = 2 Karten
number-3 = 3 Karten

## Protokoll: Eine Partie beginnt, Karten werden ausgeteilt

event-game-begins =
    { $count ->
        [1] Die Partie beginnt.
       *[other] Partie { NUMBER($count, useGrouping: 0) } beginnt.
    }
event-dealt =
    { $count ->
        [one] { $seat } erhält 1 Karte.
       *[other] { $seat } erhält { $count } Karten.
    }
event-draws = { $seat } zieht { $card }.
event-draws-count =
    { $count ->
        [0] { $seat } zieht keine Karte.
        [one] { $seat } zieht 1 Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
event-reshuffles = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.

## Protokoll: die Schlacht

event-places-token = { $seat } ruft zur Schlacht um { $region }.
event-plays = { $seat } spielt { $card }.
event-plays-face-down = { $seat } spielt eine Karte verdeckt.
event-plays-own-face-down = { $seat } spielt { $card } verdeckt.
event-turns-up = { $seat } deckt { $card } auf.
event-strength = { $seat } sagt Stärke { $count } an.
event-final-strength = Am Ende hat { $seat } Stärke { $count }.
event-passes = { $seat } passt.
event-passes-for-now = { $seat } passt vorerst.
event-no-cards = { $seat } hat keine Karten und spielt in dieser Schlacht nicht mehr mit.
event-season-ends = { $card } endet und verlässt die Schlachtreihe von { $seat }.
event-bishop-removes =
    { $count ->
        [one] Der Bischof entfernt { $card } aus der Schlachtreihe von { $seat }.
       *[other] Der Bischof entfernt { $count } × { $card } aus der Schlachtreihe von { $seat }.
    }
event-bishop-finds-none = { $seat } schickt den Bischof, doch er findet keine Söldner.
event-favor-to = { $seat } legt die Gunst des Papstes auf { $region }.
event-favor-off = { $seat } lässt die Gunst des Papstes neben dem Spielplan.
event-takes-back = { $seat } nimmt { $card } zurück.
event-takes-none = { $seat } nimmt keinen Söldner zurück.
event-surrenders = { $seat } beendet die Schlacht sofort.

## Protokoll: nach der Schlacht

event-wins-battle = { $seat } erobert { $region } mit Stärke { $count }.
event-captures = { $seat } nimmt { $region } mit Stärke { $count } ein; zuvor gehörte es { $seat2 }.
event-defends = { $seat } verteidigt { $region }.
event-battle-tied = Gleichstand bei { $count } in der Schlacht um { $region }: Niemand erobert es.
event-token-to = Der Condottiere-Marker geht an { $seat }.
event-token-stays = { $seat } behält den Condottiere-Marker.
event-token-by-courtesans = { $seat } hat die meisten Kurtisanen und nimmt den Condottiere-Marker.
event-token-stays-by-courtesans = { $seat } hat die meisten Kurtisanen und behält den Condottiere-Marker.
event-lines-discarded = Alle Schlachtreihen werden abgeworfen.
event-discards-hand =
    { $count ->
        [one] { $seat } hat keinen Söldner und wirft die letzte Karte ab.
       *[other] { $seat } hat keinen Söldner und wirft alle { $count } Handkarten ab.
    }
event-discarded = { $seat } wirft { $card } ab.
event-round-ends = Die Runde endet.
event-keeps =
    { $count ->
        [0] { $seat } behält keine Karte.
        [one] { $seat } behält 1 Karte.
       *[other] { $seat } behält { $count } Karten.
    }

## Protokoll: Absprachen

event-shows = { $seat } zeigt { $seat2 } eine Karte: { $card }.
event-shows-something = { $seat } zeigt { $seat2 } eine Karte.

## Protokoll: das Ende

event-board-full = Es gibt keine Region mehr, um die gekämpft werden kann.
event-stalled =
    { $count ->
        [one] In der letzten Schlacht hat niemand eine Karte gespielt: Die Regionen entscheiden.
       *[other] In { NUMBER($count, useGrouping: 0) } Schlachten hat niemand eine Karte gespielt: Die Regionen entscheiden.
    }
event-final-battle = Gleichstand an der Spitze: Es kommt zur Entscheidungsschlacht.
event-fights-final = { $seat } zieht in die Entscheidungsschlacht.
event-game-won = { $seat } gewinnt die Partie.
event-game-shared = { $seat } gehört zu den Siegern.
event-scores =
    { $count ->
        [one] { $seat } erhält 1 Punkt und hat nun { $count2 }.
       *[other] { $seat } erhält { $count } Punkte und hat nun { $count2 }.
    }
event-series-won = { $seat } gewinnt die Serie.
event-series-shared = { $seat } gehört zu den Siegern der Serie.

## Fragen

ask-site = Um welche Region wird gekämpft?
ask-battle = Schlacht um { $region }: Spiele eine Karte oder passe.
ask-defend = Deine Region wird angegriffen: Spiele eine Karte oder passe. Solange andere kämpfen, kannst du später noch eingreifen.
ask-final-battle = Entscheidungsschlacht: Spiele eine Karte oder passe.
ask-reveal = Deine Hand ist leer: Passe und decke deine verdeckte Karte auf oder nicht.
ask-favor = Wohin legst du die Gunst des Papstes?
ask-take-back = Welchen Söldner nimmst du auf die Hand zurück?
ask-discard-hand = Du hast keinen Söldner auf der Hand: Wirfst du die ganze Hand ab?
pause-discard-hand = Einen Moment: Wer keinen Söldner hat, darf seine Hand abwerfen. Wer nicht antwortet, behält sie.
ask-keep =
    { $count ->
        [one] Du darfst noch 1 Karte für die nächste Runde behalten.
       *[other] Du darfst bis zu { $count } Karten für die nächste Runde behalten.
    }
ask-draw =
    { $count ->
        [one] Du darfst 1 Karte ziehen.
       *[other] Du darfst bis zu { $count } Karten ziehen.
    }

## Züge, wie auf Knöpfen

do-place = Um { $region } kämpfen
do-play = { $card } spielen
do-pass = Passen
do-pass-revealing = Passen und aufdecken
do-take = { $mercenary } zurücknehmen
do-take-none = Keinen zurücknehmen
do-favor = Gunst auf { $region }
do-favor-off = Gunst neben den Spielplan
do-discard-hand = Hand abwerfen
do-keep-hand = Hand behalten
do-keep = { $card } behalten
do-keep-no-more = Keine weitere behalten
do-draw = { $number } ziehen
do-deal = { $card } an { $seat } austeilen
do-show = { $card } zeigen: { $seat }
do-show-face-down = Verdeckte Karte zeigen: { $seat }

## Feste Anweisungen, und was sich nicht zurücknehmen lässt

order-pass-when-beaten = Passen, wenn ich nicht gewinnen kann
about-order-pass-when-beaten = Du passt von selbst, sobald alle deine Karten zusammen die stärkste Reihe nicht erreichen. Mit Winter, Frühling oder einem Bischof auf der Hand wirst du gefragt.
danger-pass = Passen ist endgültig: In dieser Schlacht spielst du keine Karte mehr.
danger-show = { $seat } weiß dann, dass du { $card } hast. Gezeigtes lässt sich nicht wieder verbergen.
danger-show-down = { $seat } kennt dann deine verdeckte Karte. Gezeigtes lässt sich nicht wieder verbergen.

## Ablehnungen

no-passed = Du bist in dieser Schlacht nicht mehr am Zug.
no-fighter = An der Entscheidungsschlacht nimmt nur teil, wer gleichauf liegt.
no-cards-left = Du hast für diese Schlacht keine Karten mehr.
no-hand-to-discard = Du hast keine Karten zum Abwerfen.
no-discard-mercenary = Du hast einen Söldner: Eine solche Hand wird nicht abgeworfen.
no-holder = { $seat } hat den Condottiere-Marker und wählt die Region.
no-card = Diese Karte hast du nicht auf der Hand: { $card }.
no-face-down = Du hast keine verdeckte Karte.
no-show-self = Dir selbst brauchst du deine Karten nicht zu zeigen.
no-show-seat = Dort sitzt niemand.
no-show-known = { $seat } kennt diese Karte schon: { $card }.
no-site-favor = Die Gunst des Papstes schützt { $region }.
no-site-marker = { $region } gehört schon { $seat }.
no-site-own = { $region } gehört dir schon.
no-favor-on-site = Um { $region } wird gekämpft: Dorthin darf die Gunst des Papstes nicht.
no-favor-on-marker = { $region } hat einen Kontrollmarker: Dorthin darf die Gunst des Papstes nicht.
no-take = Diese Karte liegt nicht in deiner Schlachtreihe: { $card }.
no-draw = Du darfst bis zu drei Karten ziehen, und nur bis du { $count } auf der Hand hast.
no-deal = Die nächste Karte geht an { $seat } und muss im Nachziehstapel sein.
no-answer-site = Wähle zuerst die Region, um die gekämpft wird.
no-answer-battle = Spiele eine Karte oder passe.
no-answer-favor = Entscheide zuerst, wohin die Gunst des Papstes kommt.
no-answer-take = Wähle zuerst, welchen Söldner du zurücknimmst, oder keinen.
no-answer-discard = Entscheide zuerst, ob du deine Hand abwirfst.
no-answer-keep = Wähle zuerst, welche Karten du behältst.
no-answer-draw = Wähle zuerst, wie viele Karten du ziehst.

## Optionen

option-draw-after-battle = Ziehen nach der Schlacht
about-option-draw-after-battle = Es gibt keine Runden: Man beginnt mit 7 Karten und zieht nach jeder Schlacht bis zu 3.
option-series = Serie
about-option-series = Mehrere Partien, bis jemand diese Punktzahl erreicht; 0 ist eine einzelne Partie.
option-series-0 = eine einzige Partie
option-bigger-kingdoms = Größere Königreiche
about-option-bigger-kingdoms = Der Sieg durch benachbarte Regionen erfordert eine Region mehr.
option-capturing-regions = Regionen einnehmen
about-option-capturing-regions = Regionen anderer Spieler können angegriffen und eingenommen werden.
option-hidden-cards = Verdeckte Karten
about-option-hidden-cards = Söldner, Kurtisanen, Trommler und Heldinnen werden verdeckt gespielt.
option-start-player = Erster Inhaber
about-option-start-player = Der Platz, der den Condottiere-Marker zuerst hat; 0 ist der erste Platz.
option-favor-on-contested = Gunst auf der umkämpften Region
about-option-favor-on-contested = Die Gunst des Papstes darf auf die Region gelegt werden, um die gekämpft wird.
option-cap-tie-token = Marker nach Gleichstand mit einem Verteidiger
about-option-cap-tie-token = Mit „Regionen einnehmen“ geht der Marker nach einem Gleichstand an den Spieler mit den meisten Kurtisanen (courtesan) oder immer an den Verteidiger (defender).
option-cap-tie-token-courtesan = die meisten Kurtisanen
option-cap-tie-token-defender = der Verteidiger
option-series-start = Erster Inhaber der nächsten Partie
about-option-series-start = In einer Serie beginnt die nächste Partie mit demselben Spieler wie die erste (same), mit dem Sieger (winner) oder mit dem nächsten Platz (rotate).
option-series-start-same = derselbe Spieler
option-series-start-winner = der Sieger
option-series-start-rotate = der nächste Platz
option-stall-limit = Schlachten ohne Karte
about-option-stall-limit = Nach dieser Zahl von Schlachten in Folge ohne gespielte Karte gewinnt, wer die meisten Regionen hat; 0: keine Grenze.
option-stall-limit-0 = keine Grenze
option-map = Landkarte
about-option-map = Die Regionen, um die gekämpft wird, und ihre Grenzen.
option-map-italy = Italien

## Warnungen

warning-series-capturing = Eine Serie spielt man besser ohne „Regionen einnehmen“.

## Wie eine Partie endete

reason-unfinished = nicht beendet
reason-total = durch die Zahl der Regionen
reason-connected = durch ein zusammenhängendes Königreich
reason-most-regions = durch die meisten Regionen am Ende
reason-final-battle = durch die Entscheidungsschlacht
reason-shared = geteilt nach Gleichstand in der Entscheidungsschlacht
reason-series = durch Punkte in der Serie
reason-series-final-battle = durch die Entscheidungsschlacht der Serie
reason-series-shared = Serie geteilt nach Gleichstand in der Entscheidungsschlacht

## Optionen, die nicht zusammenpassen

bad-start-player = „{ option-start-player }“ ist einer der Plätze 1 bis { $count }.
bad-cap-tie-token = „{ option-cap-tie-token }“ hat nur mit „{ option-capturing-regions }“ einen Sinn.
bad-series-start = „{ option-series-start }“ hat nur in einer Serie einen Sinn.
