# Uralte

ancient-patient-tide = Die geduldige Flut
line-patient-tide = Sie lässt nichts los; sie nimmt nur langsam.
ability-patient-tide-draw-back = Zurückweichen
ancient-old-morning = Der alte Morgen
line-old-morning = Er ging zuerst auf, und niemand stand auf.
ability-old-morning-breakfast = Frühstück
ancient-counting-dark = Das zählende Dunkel
line-counting-dark = Beim Zählen ist es bis zu dir gekommen und fängt von vorn an.
ability-counting-dark-recount = Noch einmal zählen
ancient-moth-at-the-lamp = Die Motte an der Lampe
line-moth-at-the-lamp = Sie liebt jeden, der brennt.
ability-moth-at-the-lamp-wing = Ein Flügel dazwischen
ancient-guest-at-both-tables = Der Gast an beiden Tischen
line-guest-at-both-tables = Niemand hat ihn eingeladen. Beide Tische hielten ihm einen Stuhl frei.
ability-guest-at-both-tables-change-seats = Plätze tauschen
ancient-unfinished-map = Die unfertige Karte
line-unfinished-map = Sicher ist sie nur, wo du noch nicht warst.
ability-unfinished-map-fold = Zusammenfalten

# Stunden

hour-1 = Erster Sonnenaufgang
line-hour-one = Die Sonne geht auf. Alle warten ab, ob sie es ernst meint.
hour-2 = Bedenkzeit
line-hour-two = Das Licht kommt zurück; es hat etwas vergessen.
hour-3 = Kleingeld
line-hour-three = Die Taschen machen unter sich aus, was wem gehört.
hour-4 = Trockene Stunde
line-hour-four = Überall wird Wäsche abgenommen, die niemand aufgehängt hat.
hour-5 = Beinahe Mittag
line-hour-five = Die Schatten ziehen die Füße ein.
hour-6 = Doppelter Mittag
line-hour-six = Es schlägt zwölf, zweimal, aus zwei Richtungen.
hour-7 = Langes Mittagessen
line-hour-seven = Das Land verdaut. Hinterher fehlt etwas.
hour-8 = Streit der Uhren
line-hour-eight = Jede Uhr geht richtig und sagt es auch.
told-hour-eight-right = Deine Uhr behält recht. Die Stunde wird dir bezahlt.
told-hour-eight-wrong = Deine Uhr verliert und lässt es an dir aus.
hour-9 = Geborgte Stunde
line-hour-nine = Sie gehörte jemand anderem, und der sucht sie.
hour-10 = Tiefes Licht
line-hour-ten = Die Dinge werfen die Schatten dessen, was sie waren.
hour-11 = Lampen
line-hour-eleven = In jedem Fenster brennt Licht, auch in Häusern, die fort sind.
answer-hour-eleven-go-in = Eintreten, wo eine Lampe brennt
answer-hour-eleven-walk-on = Im Dunkeln weitergehen
hour-12 = Einziger Sonnenuntergang
line-hour-twelve = Sie geht nur einmal unter. Beschwert hat sich nie jemand.

# Titel

rank-still-asleep = Noch im Schlaf
rank-one-shoe-on = Erst einen Schuh an
rank-confidently-lost = Mit Haltung verirrt
rank-asker-of-the-way = Wer nach dem Weg fragt
rank-reader-of-crumbs = Wer Krümel liest
rank-known-on-one-doorstep = Auf einer Schwelle bekannt
rank-borrower-of-lanterns = Mit geborgter Laterne
rank-standing-passenger = Stehplatz auf der Fähre
rank-reader-of-leaning-signs = Wer schiefe Schilder liest
rank-owed-a-small-favour = Hat etwas gut
rank-witness-of-one-noon = Dabei an einem Mittag
rank-witness-of-both-noons = Dabei an beiden Mittagen
rank-keeper-of-receipts = Ordnung in den Quittungen
rank-ear-of-the-bell = Ohr der Glocke
rank-honorary-mole = Maulwurf ehrenhalber
rank-corrector-of-maps = Wer Karten verbessert
rank-confidant-of-furnaces = Mit den Öfen per Du
rank-guest-of-unborn-kings = Zu Gast bei Ungeborenen
rank-second-name-on-the-stone = Zweiter Name auf dem Stein
rank-steward-of-the-slant = Statthalter der Schräge
rank-named-in-three-songs = In drei Liedern genannt
rank-older-than-the-story = Älter als die Geschichte
rank-almost-the-sun = Beinahe die Sonne
rank-third-sunrise = Dritter Sonnenaufgang
