# The map on the table in the browser.

dv-map = Die Landkarte
dv-map-help = Die Landkarte. Pfeile führen von Ort zu Ort, Enter wählt, Plus und Minus vergrößern und verkleinern, Umschalt mit Pfeil verschiebt die Karte.
dv-map-closer = Näher
dv-map-farther = Weiter weg
dv-map-whole = Die ganze Landkarte
dv-map-list = Liste der Orte
dv-side-n = Norden
dv-side-e = Osten
dv-side-s = Süden
dv-side-w = Westen
dv-health-of = { $now } von { $most } Gesundheit
dv-lies-dead = tot
dv-lies-unconscious = bewusstlos
dv-attacks = greift an
dv-way = im { $side }: { $place }
dv-place-facts = Über den Ort
dv-place-close = Schließen
dv-place-here = Hier: { $who }.
dv-place-lies = Am Boden: { $things }.
dv-place-ways = Wege: { $ways }.
dv-place-open = Offen: { $sides }.
dv-place-shut = Verschlossen: { $sides }.
dv-place-searched = Schon durchsucht.
dv-place-waits = Eine Geschichte wartet.
dv-lay-turns = Wie die Karte liegt
dv-lay-fits = { $count ->
    [1] Passt in 1 von 4 Lagen
    [4] Passt in jeder Lage
   *[other] Passt in { $count } von 4 Lagen
}, trifft auf { $places }
dv-lay-opens = öffnet { $sides }
dv-lay-opens-none = öffnet keine andere Seite
dv-lay-meets-none = trifft auf keinen Eingang
dv-lay-closes = kein Eingang bliebe offen
dv-lay-here = Hier hinlegen
dv-lay-next = Anderes Feld
dv-lay-back = Zurücknehmen
dv-lay-doors = { $count ->
    [one] 1 Eingang bleibt offen
   *[other] { $count } Eingänge bleiben offen
}
dv-card-doors = { $count ->
    [one] 1 Eingang
   *[other] { $count } Eingänge
}
dv-card-health = { $count } Gesundheit
