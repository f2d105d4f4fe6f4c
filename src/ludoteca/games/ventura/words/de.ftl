### Ventura.

## Familien

family-este = Este
family-gonzaga = Gonzaga
family-medici = Medici
family-visconti = Visconti

## Gebiete

tile-village = Dorf
tile-castle = Burg
tile-city = Stadt
tile-river = Fluss
tile-lake = See
tile-hill = Hügel
tile-mountain = Berg
tile-field = Feld
tile-wood = Wald
tile-papal = Papstgebiet

## Hauptleute

card-acuto = Giovanni Acuto
card-fortebraccio = Fortebraccio
card-muzio-sforza = Muzio Sforza
card-carmagnola = Carmagnola
card-piccinino = Niccolò Piccinino
card-gattamelata = Gattamelata
card-francesco-sforza = Francesco Sforza
card-colleoni = Bartolomeo Colleoni
card-montefeltro = Federico da Montefeltro
card-sigismondo = Sigismondo Malatesta
card-barbiano = Alberico da Barbiano
card-dal-verme = Jacopo dal Verme
card-facino-cane = Facino Cane
card-tolentino = Niccolò da Tolentino
card-micheletto = Micheletto Attendolo
card-castracani = Castruccio Castracani
card-pergola = Angelo della Pergola
card-malatesta = Carlo Malatesta

## Kompanien des Ventura-Stapels

card-crossbowmen = Armbrustschützen
card-mounted-crossbowmen = Berittene Armbrustschützen
card-light-cavalry = Leichte Kavallerie
card-spearmen = Speerträger
card-horse-carts = Trosswagen
card-artillerymen = Artilleristen
card-swordsmen = Schwertkämpfer
card-heavy-cavalry = Schwere Kavallerie
card-mounted-skirmishers = Berittene Plänkler
card-barbute = Barbuten
card-broken-lances = Gebrochene Lanzen
card-household = Gefolge
card-hungarian-archers = Ungarische Bogenschützen
card-stradiots = Stradioten
card-english-archers = Englische Bogenschützen
card-pavise-bearers = Pavesenträger
card-billmen = Hippenträger
card-halberdiers = Hellebardiere
card-handgunners = Büchsenschützen
card-pikemen = Pikeniere

## Kompanien des Aushebungsstapels

card-farmers = Bauern
card-town-militia = Bürgerwehr
card-foragers = Trossknechte
card-woodsmen = Waldleute

## Ereignisse

card-barber-surgeons = Wundarzt
card-ambush = Hinterhalt
card-rain-of-bolts = Bolzenhagel
card-charge = Attacke
card-palisade = Palisade
card-feigned-flight = Scheinflucht
card-cut-off = Abgeschnitten
card-night-withdrawal = Abzug bei Nacht
card-forced-march = Gewaltmarsch
card-free-company-tribute = Brandschatzung
card-delayed-pay = Soldrückstand
card-burned-harvest = Verbrannte Ernte
card-spys-letter = Brief des Spions
card-signed-contract = Soldvertrag
card-relief-column = Entsatzkolonne
card-papal-interdict = Päpstliches Interdikt

ploy-barber-surgeons = { card-barber-surgeons }
ploy-ambush = { card-ambush }
ploy-rain-of-bolts = { card-rain-of-bolts }
ploy-charge = { card-charge }
ploy-palisade = { card-palisade }
ploy-feigned-flight = { card-feigned-flight }
ploy-cut-off = { card-cut-off }
ploy-night-withdrawal = { card-night-withdrawal }
ploy-forced-march = { card-forced-march }
ploy-free-company-tribute = { card-free-company-tribute }
ploy-delayed-pay = { card-delayed-pay }
ploy-burned-harvest = { card-burned-harvest }
ploy-spys-letter = { card-spys-letter }
ploy-signed-contract = { card-signed-contract }
ploy-relief-column = { card-relief-column }
ploy-papal-interdict = { card-papal-interdict }

## Garnisonen

card-garrison-este = Garnison der Este
card-garrison-gonzaga = Garnison der Gonzaga
card-garrison-medici = Garnison der Medici
card-garrison-visconti = Garnison der Visconti

## Stellen und Zahlen: sie kommen als Namen, die keine Mehrzahlauswahl erkennt

spot-numbered =
    { $second ->
        [c] Truppe { $first }, Hauptmann
       *[other] Truppe { $first }, Kompanie { $second }
    }

area-1 = 1
area-2 = 2
area-3 = 3
area-4 = 4
area-5 = 5

copy-1 = 1
copy-2 = 2
copy-3 = 3
copy-4 = 4
copy-5 = 5

number-1 = Eins
number-2 = Zwei
number-3 = Drei

florins-0 = Nichts
florins-1 = 1 Florin
florins-2 = 2 Florin
florins-3 = 3 Florin
florins-4 = 4 Florin
florins-5 = 5 Florin

## Ausgaben und Phasen

edition-en-2010 = Englische Ausgabe (2010)
edition-it-2011 = Italienische Ausgabe (2011)

phase-setup = Vorbereitung
phase-initiative = Initiative
phase-prestige = Prestige
phase-fortune = Erkundung
phase-recruit = Anwerbung
phase-recovery = Erholung
phase-annex = Annexion
phase-upkeep = Unterhalt
phase-expansion = Expansion
phase-conscription = Aushebung
phase-deploy = Aufstellung
phase-regroup = Umgruppierung
phase-march = Truppen
phase-over = Partie beendet

## Die Augenblicke, in denen nach Ereignissen gefragt wird

window-battle-declared = Die Schlacht beginnt
window-after-reveal = Die Schlachtordnungen sind aufgedeckt
window-before-ranged = Es folgt der Fernkampf
window-before-melee = Es folgt ein Nahkampf
window-before-wounds = Jetzt werden Wunden verteilt
window-after-assault = Der Angriff ist vorbei
window-before-retreat = Jetzt ist ein Rückzug möglich
window-battle-end = Die Schlacht ist vorbei
window-event-played = Ein Ereignis wurde gespielt
window-step-start = Dein Schritt beginnt
window-step-end = Dein Schritt endet
window-others-step = Der Schritt eines anderen beginnt
window-before-entering = Eine Truppe will ein Gebiet betreten
window-tile-taken = Du hast ein Gebiet genommen
window-tile-lost = Du hast ein Gebiet verloren

## Was eine Familie kann, mit Familienfähigkeiten

ability-este = ein Siegpunkt mehr in jeder Runde, in der sie Florin für Siegpunkte ausgibt
ability-gonzaga = darf mehrere Gebiete ansehen, wenn sie eines zieht, und behält eines
ability-medici = ein Florin Einkommen mehr, aber ein Siegpunkt weniger, wenn sie Florin für Siegpunkte ausgibt
ability-visconti = darf einmal pro Runde mehrere Aushebungskarten ansehen und behält eine

## Kurze Namen von Gebieten und Karten, höchstens neun Zeichen, für schmale Anzeigen

short-village = Dorf
short-castle = Burg
short-city = Stadt
short-river = Fluss
short-lake = See
short-hill = Hügel
short-mountain = Berg
short-field = Feld
short-wood = Wald
short-papal = Papst
short-acuto = Acuto
short-fortebraccio = Fortebr.
short-muzio-sforza = M. Sforza
short-carmagnola = Carmagn.
short-piccinino = Piccinino
short-gattamelata = Gattamel.
short-francesco-sforza = F. Sforza
short-colleoni = Colleoni
short-montefeltro = Federico
short-sigismondo = Sigism.
short-barbiano = Barbiano
short-dal-verme = Dal Verme
short-facino-cane = Facino
short-tolentino = Tolentino
short-micheletto = Attendolo
short-castracani = Castruc.
short-pergola = Pergola
short-malatesta = Malatesta
short-crossbowmen = Armbrust
short-mounted-crossbowmen = Ber. Arm.
short-light-cavalry = Lei. Kav.
short-spearmen = Speere
short-horse-carts = Wagen
short-artillerymen = Artill.
short-swordsmen = Schwerter
short-heavy-cavalry = Schw. Kav
short-mounted-skirmishers = Plänkler
short-barbute = Barbuten
short-broken-lances = Lanzen
short-household = Gefolge
short-hungarian-archers = Ungarn
short-stradiots = Stradiot.
short-english-archers = Engländer
short-pavise-bearers = Pavesen
short-billmen = Hippen
short-halberdiers = Hellebard
short-handgunners = Büchsen
short-pikemen = Pikeniere
short-farmers = Bauern
short-town-militia = Bürger
short-foragers = Knechte
short-woodsmen = Waldleute
short-barber-surgeons = Wundarzt
short-ambush = Hinterh.
short-rain-of-bolts = Bolzen
short-charge = Attacke
short-palisade = Palisade
short-feigned-flight = Scheinfl.
short-cut-off = Abgeschn.
short-night-withdrawal = Abzug
short-forced-march = Marsch
short-free-company-tribute = Brandsch.
short-delayed-pay = Sold
short-burned-harvest = Ernte
short-spys-letter = Brief
short-signed-contract = Vertrag
short-relief-column = Entsatz
short-papal-interdict = Interdikt
short-garrison-este = Gar. Este
short-garrison-gonzaga = Gar. Gonz
short-garrison-medici = Gar. Med.
short-garrison-visconti = Gar. Visc

## Eine Zeile Geschichte zu jedem Hauptmann

about-acuto = Der Engländer John Hawkwood, von den Italienern Acuto genannt, führte die Weiße Kompanie und starb 1394 im Dienst von Florenz.
about-fortebraccio = Braccio da Montone wurde Herr von Perugia, mit schnellen Schwadronen, die einander ablösten; 1424 wurde er bei L’Aquila tödlich verwundet.
about-muzio-sforza = Muzio Attendolo, der Sage nach ein Bauernsohn, hieß Sforza seiner Kraft wegen; 1424 ertrank er in der Pescara, als er einen Pagen retten wollte.
about-carmagnola = Francesco Bussone aus Carmagnola siegte 1427 bei Maclodio für Venedig und ließ die Gefangenen frei; fünf Jahre später ließ Venedig ihn enthaupten.
about-piccinino = Klein, lahm und kühn: 1439 geschlagen, ließ er sich, so heißt es, in einem Sack aus Tenno tragen und nahm Tage später Verona ein.
about-gattamelata = Erasmo da Narni, die „Honigkatze“, war der vorsichtige Feldherr Venedigs; Donatellos Bronze in Padua zeigt ihn zu Pferd.
about-francesco-sforza = Muzios Sohn heiratete Bianca Maria Visconti und wurde 1450 Herzog von Mailand.
about-colleoni = Bartolomeo Colleoni aus Bergamo wurde als Generalkapitän Venedigs reich und hinterließ der Stadt Geld für sein eigenes Denkmal.
about-montefeltro = Der Herr von Urbino, seit einem Turnier einäugig, hielt seine Verträge und gab ihr Gold für eine berühmte Bibliothek aus.
about-sigismondo = Der Wolf von Rimini baute Festungen und einen Tempel zum eigenen Ruhm; Pius II. bannte ihn und ließ sein Bild verbrennen.
about-barbiano = 1379 schlug seine Kompanie des heiligen Georg, aus Italienern gebildet, bei Marino die bretonischen Söldner.
about-dal-verme = Ein geduldiger Feldherr aus Verona, lange den Visconti treu; 1391 schlug er bei Alessandria das Heer des Grafen von Armagnac.
about-facino-cane = Er plünderte und nahm sich den halben Staat der Visconti; als er 1412 starb, heiratete der neue Herzog seine Witwe.
about-tolentino = Er führte 1432 die Florentiner bei San Romano; Uccello malte die Schlacht, Castagno sein Reiterdenkmal.
about-micheletto = Ein Verwandter der Sforza, der bei San Romano zu Hilfe kam; die Rechnungsbücher seiner Kompanie kann man noch lesen.
about-castracani = Der Herr von Lucca schlug 1325 die Florentiner bei Altopascio; Machiavelli schrieb sein Leben und erfand viel dazu.
about-pergola = Ein alter Fuchs im Dienst Filippo Maria Viscontis; 1424 schlug er die Florentiner bei Zagonara in die Flucht.
about-malatesta = Der Herr von Rimini war gelehrt, ehrenhaft und glücklos: 1416 bei Sant’Egidio und 1424 wieder bei Zagonara gefangen genommen.

## Zu jeder Kompanie

about-crossbowmen = Die Armbrust war die Waffe des italienischen Fußvolks; Genueser Schützen standen weit über Italien hinaus in Sold.
about-mounted-crossbowmen = Sie ritten dorthin, wo man sie brauchte, und saßen zum Schießen oft ab.
about-light-cavalry = Leichte Reiter kundschafteten, plünderten und setzten den Fliehenden nach.
about-spearmen = Das Fußvolk der Stadtgemeinden empfing Reiter mit einer Hecke aus langen Spießen.
about-horse-carts = Ein Heer auf dem Marsch schleppte Brot, Zelte und Beute auf Wagen hinter sich her.
about-artillerymen = Im 15. Jahrhundert kamen Bombarden vor jede große belagerte Stadt und leichtere Geschütze auf das Schlachtfeld.
about-swordsmen = Fußvolk mit Schwert und Rundschild, für den Sturm auf Mauern und den Nahkampf.
about-heavy-cavalry = Ein Reiter in voller Rüstung bildete mit Knecht und Page eine Lanze; in Lanzen zählte man die Heere.
about-mounted-skirmishers = Leichte Reiter zogen dem Heer voraus, beunruhigten den Feind und brachten Nachrichten.
about-barbute = Die Reiter des 14. Jahrhunderts, jeder mit zwei Pferden, zählte man nach ihrem Helm, der Barbuta.
about-broken-lances = Lanze spezzate waren Reiter ohne eigenen Hauptmann, einzeln vom Staat in Sold genommen.
about-household = Die Casa war die eigene Schwadron des Hauptmanns, aus Männern, denen er am meisten traute.
about-hungarian-archers = Bogenschützen zu Pferd kamen 1347 mit König Ludwig von Ungarn nach Italien, und viele blieben in italienischem Sold.
about-stradiots = Leichte Lanzenreiter aus Albanien und Griechenland; Venedig holte sie ab etwa 1470 nach Italien.
about-english-archers = Die Weiße Kompanie brachte in den 1360er Jahren den englischen Langbogen nach Italien.
about-pavise-bearers = Hinter der Pavese, einem fast mannshohen Schild, konnten Schützen in Ruhe ihre Armbrust spannen.
about-billmen = Der Roncone, eine Bauernhippe an langem Schaft, konnte einen Reiter aus dem Sattel ziehen.
about-halberdiers = Axt, Spitze und Haken an einem Schaft: Die Hellebarde kam mit Schweizer und deutschem Fußvolk nach Italien.
about-handgunners = Mit kleinen Handbüchsen kamen Schützen in die Heere des 15. Jahrhunderts: laut, langsam zu laden und gefürchtet.
about-pikemen = Im späten 15. Jahrhundert lernte Italien die lange Pike vom Schweizer und deutschen Fußvolk.
about-farmers = In ihren Bergen konnten Bauern gefährlich werden: 1358 schlugen sie die Große Kompanie in der Schlucht von Scalelle.
about-town-militia = Die Männer einer Stadt sammelten sich unter dem Gonfalone, dem Banner ihres Viertels.
about-foragers = Die Saccomanni ritten mit den Lanzen, um Futter und Essen zu suchen, und um zu plündern.
about-woodsmen = Holzfäller kannten jeden Pfad ihrer Berge; Heere brauchten sie als Führer und mit der Axt.

## Zu jedem Ereignis

about-barber-surgeons = Barbiere schnitten nicht nur Bärte: Sie ließen zur Ader, richteten Knochen und nähten Wunden.
about-ambush = Wälder, Schilf und enge Täler verbargen manche Schwadron; man lobte an einem Hauptmann die List nicht weniger als den Mut.
about-rain-of-bolts = Eine Armbrust ist langsam zu spannen, aber ihr Bolzen geht durch das Kettenhemd.
about-charge = Bei Castagnaro hielt Hawkwood 1387 den Feind von vorn fest und griff ihn in der Flanke an.
about-palisade = Gräben und Pfähle schützten das Feldlager; die Guastatori, die Schanzleute, gruben und setzten sie.
about-feigned-flight = Zu fliehen, damit die Verfolger ihre Ordnung verlieren, ist eine alte Reiterlist, und Hawkwood kannte sie gut.
about-cut-off = Wer die Brücke im Rücken des Feindes hielt, hatte schon halb gewonnen.
about-night-withdrawal = 1438 führte Gattamelata sein Heer aus dem fast eingeschlossenen Brescia über die Berge nach Verona.
about-forced-march = Die Weiße Kompanie war gefürchtet, weil sie bei Nacht marschierte, und auch im Winter.
about-free-company-tribute = Städte bezahlten die Söldnerkompanien, damit sie anderswo plünderten; Siena zahlte wieder und wieder.
about-delayed-pay = Der Sold kam meist zu spät; ein Hauptmann streckte ihn aus eigener Tasche vor, oder seine Leute gingen.
about-burned-harvest = Der Guasto, das Verbrennen von Ernten, Weinstöcken und Mühlen, traf eine Stadt ohne Belagerung.
about-spys-letter = Jeder Hof bezahlte für Briefe aus dem anderen Lager, und die Hauptleute hatten eigene Zuträger.
about-signed-contract = Die Condotta, ein schriftlicher Vertrag, legte Männer, Sold und Dauer fest; von ihr hat der Condottiere seinen Namen.
about-relief-column = Manche Belagerung war an dem Tag vorbei, an dem ein Entsatzheer in Sicht kam.
about-papal-interdict = Unter einem Interdikt schwiegen die Kirchen; 1376 verhängte Papst Gregor XI. eines über Florenz.

## Zu jeder Garnison

about-garrison-este = Die Este waren vom 13. Jahrhundert bis 1598 Herren von Ferrara.
about-garrison-gonzaga = Die Gonzaga nahmen den Bonacolsi am Morgen des 16. August 1328 Mantua und behielten es jahrhundertelang.
about-garrison-medici = Die Medici, Bankiers aus dem Mugello, führten Florenz seit 1434, ohne einen Titel zu tragen.
about-garrison-visconti = Die Visconti waren Herren von Mailand und ab 1395 Herzöge, bis ihr Haus 1447 erlosch.

## Protokoll: der Anfang

event-starts = { $seat } beginnt.
event-leads = { $seat } führt die Familie { $family }.
event-draws-tile = { $seat } zieht ein Gebiet.
event-gets-tile = { $seat } bekommt ein Gebiet: { $tile }.
event-takes-set =
    { $count ->
        [one] { $seat } nimmt dasselbe Gebiet wie alle.
       *[other] { $seat } nimmt dieselben { $count } Gebiete wie alle.
    }
event-turned-up = Aufgedeckt: { $card }.
event-places = { $seat } legt ein Gebiet auf { $hex }: { $tile }.
event-places-city = { $seat } gründet eine Stadt auf { $hex }.
event-domain =
    { $count ->
        [one] Die Domäne von { $seat } beginnt mit 1 Marker.
       *[other] Die Domäne von { $seat } beginnt mit { $count } Markern.
    }

## Protokoll: Runden, Punkte und Florin

event-round = Runde { NUMBER($count, useGrouping: 0) } beginnt.
event-first-player = { $seat } liegt hinten und beginnt deshalb.
event-scores =
    { $count ->
        [one] { $seat } erhält 1 Siegpunkt und hat nun { $count2 }.
       *[other] { $seat } erhält { $count } Siegpunkte und hat nun { $count2 }.
    }
event-spends =
    { $count ->
        [one] { $seat } gibt 1 Florin für Prestige aus.
       *[other] { $seat } gibt { $count } Florin für Prestige aus.
    }
event-papal-points =
    { $count ->
        [one] { $seat } beherrscht 1 Papstgebiet.
       *[other] { $seat } beherrscht { $count } Papstgebiete.
    }
event-income =
    { $count ->
        [0] { $seat } nimmt nichts ein.
        [one] { $seat } nimmt 1 Florin ein.
       *[other] { $seat } nimmt { $count } Florin ein.
    }
event-earns = { $seat }: { $tile } ({ $count }) bringt { $count2 } ein.
event-upkeep =
    { $count ->
        [0] { $seat } hat keinen Unterhalt zu zahlen.
        [one] { $seat } zahlt 1 Florin Unterhalt.
       *[other] { $seat } zahlt { $count } Florin Unterhalt.
    }

## Protokoll: Karten und Gebiete

event-takes-card = { $seat } nimmt { $card } aus der Auslage.
event-buys = { $seat } kauft eine Karte.
event-draws-card = { $seat } zieht { $card }.
event-looks =
    { $count ->
        [one] { $seat } sieht nur 1 an.
       *[other] { $seat } sieht { $count } an und behält davon 1.
    }
event-sees = { $seat } sieht { $card }.
event-sees-tile = { $seat } sieht ein Gebiet: { $tile }.
event-bottoms =
    { $count ->
        [one] { $seat } legt 1 Gebiet unter den Stapel.
       *[other] { $seat } legt { $count } Gebiete unter den Stapel.
    }
event-discards = { $seat } legt { $card } ab.
event-row-discarded = Die offenen Karten sind alle von einer Art und werden ersetzt.
event-reshuffles-ventura = Die Ventura-Ablage wird zu einem neuen Stapel gemischt.
event-reshuffles-conscription = Die Aushebungs-Ablage wird zu einem neuen Stapel gemischt.

## Protokoll: Land

event-annexes =
    { $count ->
        [one] { $seat } annektiert { $hex } mit 1 Marker.
       *[other] { $seat } annektiert { $hex } mit { $count } Markern.
    }
event-expands = { $seat } breitet sich aus, auf { $hex }: { $tile }.
event-removes-markers =
    { $count ->
        [one] { $seat } entfernt auf { $hex } 1 Marker von { $seat2 }.
       *[other] { $seat } entfernt auf { $hex } { $count } Marker von { $seat2 }.
    }
event-protects = { $seat } schützt { $hex }, bis die Runde endet.

## Protokoll: Truppen

event-recovers = { $seat } gönnt Truppe { $area } Erholung: eine Wunde weniger für { $card }.
event-heals = { $seat } bezahlt den Wundarzt für Truppe { $area }: eine Wunde weniger für { $card }.
event-tends = { $seat } heilt Truppe { $area } durch ein Ereignis: eine Wunde weniger für { $card }.
event-dismisses = { $seat } entlässt { $card }.
event-garrison-gone = Die Garnison von { $seat } scheidet aus dem Spiel aus.
event-deploys = { $seat } stellt { $card } in Truppe { $area } auf, bei { $hex }.
event-regroups = { $seat } gruppiert bei { $hex } um.
event-captain-leaves = { $card } hat niemanden mehr zu führen und verlässt { $seat }.
event-heads-for = Truppe { $area } von { $seat } will { $hex } betreten.
event-marches = Truppe { $area } von { $seat } zieht nach { $hex }.

## Protokoll: Schlachten

event-battle = Schlacht bei { $hex }! { $seat } greift { $seat2 } an.
event-sends = { $seat } schickt Truppe { $area } in die Schlacht.
event-lines-up = { $seat } steht in Schlachtordnung.
event-line-up =
    { $count ->
        [1] { $seat } hat auf Platz I: { $card }.
        [2] { $seat } hat auf Platz II: { $card }.
        [3] { $seat } hat auf Platz III: { $card }.
        [4] { $seat } hat auf Platz IV: { $card }.
       *[other] { $seat } hat auf Platz V: { $card }.
    }
event-assault-ranged = { $seat } schießt mit { $count }.
event-assault-melee = { $seat } schlägt zu mit { $count }.
event-prevented =
    { $count ->
        [one] 1 Wunde bleibt { $seat } erspart.
       *[other] { $count } Wunden bleiben { $seat } erspart.
    }
event-wounded =
    { $count ->
        [one] { $seat } erleidet 1 Wunde: { $card }.
       *[other] { $seat } erleidet { $count } Wunden: { $card }.
    }
event-eliminated = { $seat } verliert { $card }.
event-captain-falls = { $card }, Hauptmann von { $seat }, fällt in der Schlacht.
event-retreats = { $seat } zieht sich nach { $hex } zurück.
event-battle-won =
    { $count ->
        [0] { $seat } gewinnt die Schlacht.
       *[other] { $seat } gewinnt die Schlacht gegen ein Heer!
    }
event-battle-even = Niemand steht mehr: Die Schlacht hat keinen Sieger.
event-battle-broken-off = Keine Seite kommt voran: { $seat } bricht die Schlacht ab und kehrt um.

## Protokoll: Ereignisse

event-plays-event = { $seat } spielt { $ploy }.
event-event-cancelled = Das Ereignis ist aufgehoben und bewirkt nichts.
event-gains-florins =
    { $count ->
        [one] { $seat } gewinnt 1 Florin.
       *[other] { $seat } gewinnt { $count } Florin.
    }
event-takes-florins =
    { $count ->
        [one] { $seat } nimmt 1 Florin von { $seat2 }.
       *[other] { $seat } nimmt { $count } Florin von { $seat2 }.
    }
event-burns-income =
    { $count ->
        [one] { $seat } sorgt dafür, dass { $seat2 } nächstes Mal 1 Florin weniger einnimmt.
       *[other] { $seat } sorgt dafür, dass { $seat2 } nächstes Mal { $count } Florin weniger einnimmt.
    }
event-looks-at-hand = { $seat } sieht die Hand von { $seat2 } an.
event-sees-in-hand = { $seat } sieht auf der Hand von { $seat2 }: { $card }.
event-looks-at-reserve = { $seat } sieht die Reserve von { $seat2 } an.
event-sees-in-reserve = { $seat } sieht in der Reserve von { $seat2 }: { $tile }.
event-swaps-card = { $seat } legt { $card } in die Auslage und nimmt { $card2 }.
event-relocates = { $seat } gibt { $hex } auf und nimmt { $hex2 }.
event-raises-income =
    { $count ->
        [one] { $seat } nimmt nächstes Mal 1 Florin mehr ein.
       *[other] { $seat } nimmt nächstes Mal { $count } Florin mehr ein.
    }

## Protokoll: das Ende

event-eliminates = { $seat } nimmt die Stadt von { $seat2 } ein: Eine Familie scheidet aus!
event-wins-by-points = { $seat } hat dreißig Siegpunkte und gewinnt!
event-wins-by-city = { $seat } hisst das Banner über der feindlichen Stadt auf { $hex } und gewinnt!
event-wins-alone = { $seat } führt die letzte Familie im Spiel und gewinnt!
event-round-limit =
    { $count ->
        [one] Die Partie endet nach 1 Runde.
       *[other] Die Partie endet nach { NUMBER($count, useGrouping: 0) } Runden.
    }

## Fragen: Vorbereitung

ask-family = Welche Familie führst du?
ask-tile = Welches deiner Gebiete legst du?
ask-cell = Wohin legst du das Gebiet ({ $tile })?
ask-city = Wohin legst du deine Stadt?
ask-domain =
    { $count ->
        [one] Wähle das letzte Gebiet deiner Startdomäne.
       *[other] Wähle { $count } Gebiete für deine Startdomäne.
    }

## Fragen: Phasen A bis E

ask-prestige =
    { $count ->
        [0] Du hast keine Florin für Siegpunkte.
        [one] Gibst du deinen einzigen Florin für Siegpunkte aus?
       *[other] Du hast { $count } Florin: Wie viele gibst du für Siegpunkte aus?
    }
ask-fortune = Ziehe ein Gebiet oder nimm eine der offenen Karten.
ask-keep-tile = Welches Gebiet behältst du?
ask-bottom = Welches Gebiet kommt als Nächstes unter den Stapel?
ask-recruit =
    { $count ->
        [one] Du hast 1 Florin: Kaufst du eine Ventura-Karte für 2?
       *[other] Du hast { $count } Florin: Kaufst du eine Ventura-Karte für 2?
    }
ask-keep = Welche Karte behältst du?
ask-discard = Du darfst höchstens fünf Karten auf der Hand haben: Lege eine ab.
ask-recovery = Welche deiner Kompanien erholen sich kostenlos von einer Wunde?
ask-annex = Welches Gebiet annektierst du als Nächstes?
ask-upkeep =
    { $count ->
        [0] Es ist kein Unterhalt zu zahlen.
        [one] Der Unterhalt kostet 1 Florin, und du hast { $count2 }: Zahle, oder entlasse vorher Karten.
       *[other] Der Unterhalt kostet { $count } Florin, und du hast { $count2 }: Zahle, oder entlasse vorher Karten.
    }
ask-upkeep-short =
    { $count ->
        [one] Dir fehlt 1 Florin für den Unterhalt: Entlasse eine Karte.
       *[other] Dir fehlen { $count } Florin für den Unterhalt: Entlasse Karten.
    }
ask-settle =
    { $count ->
        [one] Der Hauptmann ist fort: Welche Kompanie bleibt? Es ist noch Platz für 1.
       *[other] Der Hauptmann ist fort: Welche Kompanie bleibt? Es ist noch Platz für { $count }.
    }
ask-expansion = Legst du ein Gebiet aus deiner Reserve an den Spielplan an?
ask-conscription =
    { $count ->
        [one] Du hast 1 Florin: Kaufst du dafür eine Aushebungskarte?
       *[other] Du hast { $count } Florin: Kaufst du eine Aushebungskarte für 1?
    }
ask-deploy =
    { $count ->
        [0] Du hast keine Florin: Welche Karte stellst du auf, wenn überhaupt?
        [one] Du hast 1 Florin: Welche Karte stellst du auf, wenn überhaupt?
       *[other] Du hast { $count } Florin: Welche Karte stellst du auf, wenn überhaupt?
    }
ask-room = Welche Kompanie stellst du an den Platz, den du geschaffen hast, in Truppe { $count }?
ask-regroup = In welchem Gebiet gruppierst du Truppen um, wenn überhaupt?
ask-assign = In welche Truppe legst du { $card }?
ask-nothing = Hier ist nichts zu entscheiden: Spiele ein Ereignis oder heile, wenn du magst, oder mach weiter.

## Fragen: Phase F und Schlachten

ask-march = Welche Truppe bewegst du?
ask-step =
    { $count ->
        [0] Keine Bewegungspunkte mehr: Hältst du hier an?
        [one] Noch 1 Bewegungspunkt: Ziehst du weiter, oder hältst du an?
       *[other] Noch { $count } Bewegungspunkte: Ziehst du weiter, oder hältst du an?
    }
ask-defender = Welche deiner Truppen kämpft?
ask-order =
    { $count ->
        [1] Welche Kompanie steht auf Platz I?
        [2] Welche Kompanie steht auf Platz II?
        [3] Welche Kompanie steht auf Platz III?
        [4] Welche Kompanie steht auf Platz IV?
       *[other] Welche Kompanie steht auf Platz V?
    }
ask-retreat = Ziehst du dich zurück, oder bleibst du und kämpfst?

## Fragen: Ereignisse

ask-event =
    { $count ->
        [0] { $window }: Du hast kein passendes Ereignis, also passe.
       *[other] { $window }: Spielst du ein Ereignis, oder passt du?
    }
ask-heal =
    { $count ->
        [one] Du darfst noch 1 Wunde deines Heers heilen: bei welcher Kompanie?
       *[other] Du darfst noch { $count } Wunden deines Heers heilen: bei welcher Kompanie zuerst?
    }
ask-opponent = Welchen Gegner wählst du?
ask-row-card = Welche der offenen Karten nimmst du?
ask-protect = Welches Gebiet deiner Domäne schützt du?
ask-give-up =
    { $count ->
        [one] Ein Ereignis kostet dich eine Karte: Welche legst du ab?
       *[other] Ein Ereignis kostet dich noch { $count } Karten: Welche legst du ab?
    }
ask-swap = Welche Ventura-Karte deiner Hand nimmt den Platz von { $card } ein?
ask-relocate = Von welchem Gebiet deiner Domäne nimmst du die Marker weg?
ask-relocate-to = In welches Gebiet kommen die Marker?
ask-muster =
    { $count ->
        [0] Du hast keine Florin: Welche Karte stellst du durch das Ereignis auf, wenn überhaupt?
        [one] Du hast 1 Florin: Welche Karte stellst du durch das Ereignis auf, wenn überhaupt?
       *[other] Du hast { $count } Florin: Welche Karte stellst du durch das Ereignis auf, wenn überhaupt?
    }
ask-muster-where = In welchem Gebiet deiner Domäne erscheint die neue Truppe?

## Züge, wie auf Knöpfen

do-family = Familie { $family } führen
do-tile = { $tile } legen
do-at = Auf { $hex }
do-spend = { $florins } ausgeben
do-draw-tile = Ein Gebiet ziehen
do-take = { $card } nehmen
do-buy = Eine Karte kaufen
do-look-at = { $number } ansehen, davon 1 behalten
do-keep = { $card } behalten
do-keep-tile = { $tile } behalten
do-bottom = { $tile } unter den Stapel legen
do-discard = { $card } ablegen
do-recover-all = Alle erholen sich
do-recover = Erholen: { $spot }
do-dismiss = Entlassen: { $spot }
do-settle = Behalten: { $spot }
do-deploy = { $card } in Truppe { $area } aufstellen
do-clear = Truppe { $area } auflösen
do-assign = In Truppe { $area }
do-activate = Truppe { $area } bewegen
do-defend = Mit Truppe { $area } kämpfen
do-line = { $card } ({ $copy })
do-stay = Bleiben und kämpfen
do-heal = Wunde heilen: { $spot }
do-play = { $ploy } spielen
do-on = Gegen { $seat }
do-done = Fertig
do-pass = Passen
do-first = { $seat } beginnt
do-noble = Das Los fällt auf { $family }
do-land = { $tile } ziehen
do-card = { $card } ziehen

## Feste Anweisungen, und was sich nicht zurücknehmen lässt

order-no-events = Keine Ereignisse in dieser Runde
about-order-no-events = Wann immer ein Ereignis gespielt werden darf, passt du von selbst, bis die Runde vorbei ist.
danger-garrison = Die Garnison verlässt das Spiel für immer: Von selbst verteidigt sonst niemand deine Stadt.

## Ablehnungen: Vorbereitung und Land

no-family = Die Familie { $family } wird schon geführt.
no-such-tile = Das nächste Gebiet wird vom Gebietsstapel gezogen.
no-tile = Unter diesen Gebieten fehlt: { $tile }.
no-cell-taken = Dort liegt schon ein Gebiet.
no-cell = Ein neues Gebiet muss an mindestens zwei Gebiete des Spielplans grenzen.
no-border = Ein neues Gebiet muss an mindestens zwei Gebiete des Spielplans grenzen, davon eines in deiner Domäne.
no-border-left = Neben deiner Domäne ist kein Platz für ein weiteres Gebiet.
no-city-beside-city = Zwei Städte dürfen nicht aneinandergrenzen.
no-room-for-domain = Dort hätte deine Stadt keinen Platz für eine vollständige Startdomäne.
no-tile-there = Dort liegt kein Gebiet.
no-tile-free = Mit diesem Gebiet kannst du nicht beginnen: Es gehört schon jemandem, ist eine Stadt oder ein ausgeschlossenes Papstgebiet.
no-domain = Dieses Gebiet passt nicht: Stadt und Gebiete müssen zusammenhängen, und gewählt wird in der Reihenfolge, in der die Gebiete gelegt wurden.
no-domain-boxes-in = Mit diesem Gebiet hätte jemand, der nach dir wählt, keinen Platz für eine vollständige Startdomäne.
no-answer-family = Wähle zuerst eine Familie.
no-answer-place = Wähle zuerst ein Gebiet und seine Stelle.
no-answer-domain = Wähle zuerst die Gebiete deiner Startdomäne.

## Ablehnungen: Phasen A bis E

no-florins = Du hast nicht genug Florin.
no-sale = Du kannst jetzt keine Karte kaufen: Du hast zu wenige Florin, oder es sind keine Karten da.
no-look = So viele Karten kannst du bei diesem Kauf nicht ansehen.
no-tiles-left = Der Gebietsstapel ist leer.
no-row-card = Diese Karte liegt nicht in der Auslage: { $card }.
no-such-card = Die nächste Karte wird vom Stapel gezogen.
no-hand-card = Diese Karte hast du nicht auf der Hand: { $card }.
no-recovery = Nur verwundete Kompanien in Siedlungen deiner Domäne erholen sich; wähle sie der Reihe nach.
no-upkeep =
    { $count ->
        [one] Dir fehlt 1 Florin: Entlasse vorher eine Karte.
       *[other] Dir fehlen { $count } Florin: Entlasse vorher Karten.
    }
no-card-there = Dort hast du keine Karte.
no-room-needed = Du brauchst jetzt keinen Platz zu schaffen.
no-deploy-cost = Diese Karte kannst du nicht bezahlen: { $card }.
no-place-captain = Ein Hauptmann kann nur zu einer einzelnen Kompanie in deiner Stadt.
no-deploy-event = Aufgestellt werden nur Hauptleute und Kompanien, und dies ist ein Ereignis: { $card }.
no-terrain = Dort kannst du diese Karte nicht aufstellen, denn sie nennt ihr Gelände: { $card }.
no-place-company = Zwei Kompanien bilden nur unter einem Hauptmann eine Truppe.
no-army-room = Dieses Heer hat schon fünf Kompanien.
no-besieged = In deiner Stadt steht ein Feind: Dorthin kommt keine neue Truppe.
no-regroup = Dort gibt es nichts umzugruppieren, oder du hast es schon getan.
no-area = Diese Truppe kann die Karte nicht aufnehmen: Sie ist voll, hat einen Hauptmann oder steht woanders.
no-answer-prestige = Entscheide zuerst, wie viele Florin du für Siegpunkte ausgibst.
no-answer-fortune = Ziehe zuerst ein Gebiet, oder nimm eine offene Karte.
no-answer-survey = Behalte zuerst eines der Gebiete, und lege die anderen unter den Stapel.
no-answer-buy = Kaufe eine Karte, oder sage, dass du fertig bist.
no-answer-keep = Wähle zuerst die Karte, die du behältst.
no-answer-discard = Lege zuerst eine Karte ab.
no-answer-recovery = Entscheide zuerst, welche Kompanien sich erholen.
no-annex = Annektiert werden Gebiete mit deinen Truppen, die noch nicht dir gehören.
no-answer-annex = Wähle zuerst das Gebiet, das du als Nächstes annektierst.
no-answer-upkeep = Zahle zuerst den Unterhalt, oder entlasse Karten.
no-answer-settle = Wähle zuerst, welche Kompanien bleiben.
no-answer-deploy = Stelle eine Karte auf, oder sage, dass du fertig bist.
no-answer-room = Stelle zuerst eine Kompanie an den Platz, den du geschaffen hast.
no-answer-regroup = Wähle ein Gebiet zum Umgruppieren, oder sage, dass du fertig bist.
no-answer-assign = Lege diese Karte zuerst in eine Truppe.

## Ablehnungen: Phase F und Schlachten

no-troop = Du hast keine Truppe mit dieser Nummer.
no-march-garrison = Die Garnison verlässt nie die Stadt, und ihre Truppe bleibt bei ihr.
no-second-march = Diese Truppe hat sich schon bewegt.
no-march-here = Die Truppe steht schon auf diesem Gebiet. Soll sie bleiben, halte hier an.
no-neighbour = Dieses Gebiet grenzt nicht an das der Truppe.
no-points =
    { $count ->
        [one] Mit 1 Bewegungspunkt kann die Truppe dieses Gebiet nicht betreten.
       *[other] Mit { $count } Bewegungspunkten kann die Truppe dieses Gebiet nicht betreten.
    }
no-entry = Ein Ereignis von { $seat } schützt dieses Gebiet in dieser Runde.
no-battle = In dieser Schlacht hast du jetzt nichts zu entscheiden.
no-company = Diese Kompanie steht dir nicht zur Wahl: { $card }.
no-refuge = Eine Truppe kann sich nur in ein angrenzendes Gebiet deiner Domäne ohne Feinde zurückziehen.
no-stay = Ein Ereignis zwingt deine Truppe zum Rückzug.
no-answer-march = Wähle eine Truppe, die du bewegst, oder sage, dass du fertig bist.
no-answer-step = Ziehe in ein angrenzendes Gebiet, oder halte an.
no-answer-defender = Wähle zuerst die Truppe, die kämpft.
no-answer-order = Ordne zuerst deine Kompanien an.
no-answer-retreat = Entscheide zuerst, ob du dich zurückziehst oder bleibst.

## Ablehnungen: Ereignisse und Heilung

no-wound = Dort ist keine Wunde zu heilen.
no-heal-in-battle = Während einer Schlacht bezahlt niemand für Heilung.
no-window = Diese Karte kannst du jetzt nicht spielen: { $card }.
no-effect = Diese Karte würde jetzt nichts bewirken: { $card }.
no-answer-event = Spiele ein Ereignis, oder passe.
no-answer-opponent = Wähle zuerst einen Gegner.
no-answer-row-card = Nimm zuerst eine der offenen Karten.
no-answer-protect = Wähle zuerst das Gebiet, das du schützt.
no-answer-swap = Wähle zuerst eine Ventura-Karte deiner Hand für die andere.
no-answer-relocate = Wähle zuerst eines deiner Gebiete, das keine Stadt ist.
no-answer-relocate-to = Wähle zuerst ein Gebiet neben deiner Domäne, das niemandem gehört und in dem kein Feind steht.
no-answer-muster = Stelle eine Karte auf, oder sage, dass du fertig bist.
no-answer-muster-where = Wähle zuerst ein Gebiet deiner Domäne ohne Feinde.

## Optionen

option-equal-domains = Gleiche Domänen
about-option-equal-domains = Statt Gebiete zu ziehen, beginnen alle mit denselben.
option-mixed-fortunes = Gemischte Auslage
about-option-mixed-fortunes = Drei offene Karten von einer Art, alle Hauptleute oder alle Kompanien, werden ersetzt.
option-to-arms = Zu den Waffen!
about-option-to-arms = Wer eine Ventura-Karte kauft, darf drei ansehen und eine behalten.
option-familial-expertise = Familienfähigkeiten
about-option-familial-expertise = Die Familien werden ausgelost, und jede hat eine eigene Fähigkeit.
option-papal-start = Papstgebiete zu Beginn
about-option-papal-start = Ein Papstgebiet darf zu einer Startdomäne gehören: in der englischen Ausgabe ja, in der italienischen nein (by-edition), immer (yes) oder nie (no).
option-papal-start-by-edition = je nach Ausgabe
option-papal-start-yes = ja
option-papal-start-no = nein
option-initiative-tie = Mehrere auf dem letzten Platz
about-option-initiative-tie = Italienische Ausgabe, wenn mehrere Letzte sind: Es beginnt der Nächste von ihnen im Uhrzeigersinn nach dem bisherigen Startspieler (last), oder einfach dessen linker Nachbar, auch wenn er nicht Letzter ist (left).
option-initiative-tie-last = der Nächste von den Letzten
option-initiative-tie-left = auf jeden Fall der linke Nachbar
option-free-split = Heere frei teilen
about-option-free-split = Auch ein Heer, das allein in seinem Gebiet steht, darf geteilt werden.
option-carts = Trosswagen
about-option-carts = Jede Kompanie Trosswagen macht ihr Heer schneller (stack), oder nur eine davon (single).
option-carts-stack = jede zählt
option-carts-single = nur eine zählt
option-resistance = Widerstand in der Schlacht
about-option-resistance = Der Widerstand von Gebiet und Hauptmann hält, bis er aufgebraucht ist (pool), oder jeder nur für den ersten Angriff, in dem er hilft (single-use).
option-resistance-pool = bis er aufgebraucht ist
option-resistance-single-use = für einen Angriff
option-round-limit = Rundengrenze
about-option-round-limit = Nach dieser Zahl von Runden gewinnt der höchste Punktestand; 0: keine Grenze.
option-round-limit-0 = keine Grenze
option-content = Gebiete und Karten
about-option-content = Wessen Werte Gebiete und Karten haben: die von Ludoteca oder die eines eigenen Pakets.
option-content-ludoteca = die von Ludoteca

## Wie eine Partie endete

reason-unfinished = nicht beendet
reason-points = mit dreißig Siegpunkten
reason-city = durch die Eroberung einer Stadt
reason-last-family = als letzte Familie
reason-round-limit = an der Rundengrenze

## Was für ein neues Spiel eingestellt und abgelehnt wird

bad-initiative-tie = „{ option-initiative-tie }“ hat nur in der italienischen Ausgabe einen Sinn: In der englischen entscheiden die wenigsten Florin.
