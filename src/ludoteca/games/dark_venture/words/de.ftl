### Dark Venture.

## Exemplare einer Karte unterscheidet eine Nummer

figure-gutter-choir-1 = { figure-gutter-choir } 1
figure-gutter-choir-2 = { figure-gutter-choir } 2
figure-gutter-choir-3 = { figure-gutter-choir } 3
figure-tax-birds-1 = { figure-tax-birds } 1
figure-tax-birds-2 = { figure-tax-birds } 2
figure-tax-birds-3 = { figure-tax-birds } 3
figure-knife-orphans-1 = { figure-knife-orphans } 1
figure-knife-orphans-2 = { figure-knife-orphans } 2
figure-salt-hounds-1 = { figure-salt-hounds } 1
figure-salt-hounds-2 = { figure-salt-hounds } 2
figure-furnace-wardens-1 = { figure-furnace-wardens } 1
figure-furnace-wardens-2 = { figure-furnace-wardens } 2
item-pocket-noon-1 = { item-pocket-noon } 1
item-pocket-noon-2 = { item-pocket-noon } 2
item-nurses-kit-1 = { item-nurses-kit } 1
item-nurses-kit-2 = { item-nurses-kit } 2
item-marsh-tea-1 = { item-marsh-tea } 1
item-marsh-tea-2 = { item-marsh-tea } 2
item-smelling-salts-1 = { item-smelling-salts } 1
item-smelling-salts-2 = { item-smelling-salts } 2

## Arten von Dingen

stat-power = KRAFT
stat-speed = TEMPO
stat-mind = VERSTAND
stat-luck = GLÜCK
stat-attack = Angriff
stat-armor = Rüstung
stat-strike = Erstschlag
stat-search = Suche
stat-flee = Flucht
stat-wake = Aufwachen
stat-court = Werbewurf
stat-base = Grundgesundheit
stat-unseen = ungesehen
stat-fixed = unverrückbar
share-none = nur Würfel
share-power = mit KRAFT
share-speed = mit TEMPO
share-mind = mit VERSTAND
share-luck = mit GLÜCK
purpose-strike = Erstschlag
purpose-attack = Angriff
purpose-search = Suche
purpose-wake = Aufwachen
purpose-flight = Flucht
purpose-court = Werbewurf
purpose-target = Zielwahl
purpose-event = Ereignis
purpose-order = Zugreihenfolge
purpose-handling = Umgang mit einem Gegenstand
purpose-test = Probe
ability-numbered = eine eigene Regel ({ $second })
deck-item = Gegenstand
deck-character = Figur
deck-location = Ort
pile-item = Gegenstände
pile-character = Figuren
pile-location = Orte
pile-heroic = Heldenquests
pile-side = Nebenquests
way-stay = bleibt am Ort
way-hunt = folgt dem nächsten Helden
way-wander = streift umher
way-shy = geht Helden aus dem Weg
way-placer = geht, wohin der Spieler will, der sie brachte
book-a = Buch A
book-b = Buch B
quarter-0 = wie sie ist
quarter-1 = nach rechts gedreht
quarter-2 = auf dem Kopf
quarter-3 = nach links gedreht
extra-0 = zwei Würfeln
extra-1 = drei Würfeln (1 AP)
extra-2 = vier Würfeln (2 AP)

## Kurze Namen von Orten und Figuren, höchstens neun Zeichen, für schmale Anzeigen

short-leaning-post = Wegweiser
short-slantwise-inn = Krug
short-well-of-tomorrows = Brunnen
short-drowned-archive = Archiv
short-ferry-without-a-far-bank = Fähre
short-salt-chapel = Kapelle
short-heron-market = Markt
short-orchard-of-spare-hands = Garten
short-hollow-oak-assembly = Eiche
short-den-under-the-ivy = Bau
short-glass-flats = Ebene
short-stall-at-the-edge = Bude
short-furnace-that-forgot = Ofen
short-street-of-unbuilt-houses = Straße
short-theatre-of-the-last-rehearsal = Theater
short-counting-house-below = Kontor
short-nursery-of-kings = Stube
short-stair-to-the-missing-floor = Treppe
short-bell-ridge = Grat
short-eyrie-of-the-tax-birds = Horst
short-yard-of-small-names = Hof
short-mole-parliament = Parlament
short-crypt-of-the-living-heirs = Gruft
short-lift-to-yesterday = Aufzug
short-ysmene-tarr = Ysmene
short-brother-cinderjaw = Glut
short-odile-crook = Odile
short-hob-under-eleven = Hob
short-marrow-finch = Finch
short-second-ursula = Ursula
short-captain-almost = Beinahe
short-grandmother-pike = Hecht
short-tin-aurelio = Aurelio
short-quillon = Quillon
short-wren-of-nine-winters = Wren
short-pell = Pell
short-moth-horse = Pferd
short-dame-ottoline = Ottoline
short-borrowed-twin = Zwilling
short-clerk-dot = Dot
short-gutter-choir-1 = Chor 1
short-gutter-choir-2 = Chor 2
short-gutter-choir-3 = Chor 3
short-tax-birds-1 = Vögel 1
short-tax-birds-2 = Vögel 2
short-tax-birds-3 = Vögel 3
short-knife-orphans-1 = Waisen 1
short-knife-orphans-2 = Waisen 2
short-salt-hounds-1 = Hunde 1
short-salt-hounds-2 = Hunde 2
short-furnace-wardens-1 = Wächter 1
short-furnace-wardens-2 = Wächter 2
short-left-heir = Erbe L
short-right-heir = Erbin R
short-late-postman = Postbote
short-tollkeeper-of-nails = Zöllner
short-appraiser = Schätzer
short-mother-mole = Maulwurf
short-unborn-duke = Herzog
short-king-of-the-missing-floor = König

## Bericht: der Anfang

event-rolls-for-order = { $seat } würfelt um die Zugfolge: [{ $dice }], zusammen { $count }.
event-leads = { $seat } führt: { $figure }.
event-serves = { $seat } dient: { $ancient }.

## Bericht: Stunden und Züge

event-hour = Stunde { $count }: { $hour }.
event-turn = { $seat } ist am Zug.
event-steps-in = { $seat } greift ein.
event-sunset = Die Sonne geht unter. Der Tag ist vorbei.

## Bericht: Hand und Stapel

event-draws = { $seat } zieht eine Karte: { $deck }.
event-draws-item = { $seat } zieht einen Gegenstand: { $item }.
event-draws-figure = { $seat } zieht eine Figur: { $figure }.
event-draws-location = { $seat } zieht einen Ort: { $location }.
event-reshuffled = Die Ablage wird zum neuen Stapel gemischt: { $pile }.
event-discards-item = { $seat } legt ab: { $item }.
event-buries = { $seat } legt einen Ort unter den Stapel.
event-buries-figure = { $seat } legt eine Figur ab: { $figure }.
event-shows-item = { $seat } zeigt eine Karte und behält sie: { $item }.
event-shows-figure = { $seat } zeigt eine Figur: { $figure }.
event-sees-item = { $seat } sieht in der Hand von { $seat2 }: { $item }.
event-looks-at-item = { $seat } sieht einen Gegenstand an: { $item }.
event-looks-at-figure = { $seat } sieht eine Figur an: { $figure }.
event-looks-at-location = { $seat } sieht einen Ort an: { $location }.
event-looks-at-quest = { $seat } sieht eine Quest an: { $quest }.

## Bericht: Quests

event-receives = { $seat } erhält eine Quest: { $quest }.
event-receives-secretly = { $seat } erhält eine geheime Nebenquest.
event-discards-quest = { $seat } gibt eine Quest auf: { $quest }.
event-shows-quest = { $seat } zeigt eine Nebenquest: { $quest }.
event-stage = { $seat } kommt in einer Quest voran: { $quest }.
event-fulfils =
    { $count ->
        [one] { $seat } erfüllt eine Quest: { $quest }, 1 Questpunkt.
       *[other] { $seat } erfüllt eine Quest: { $quest }, { $count } Questpunkte.
    }
event-fails = { $seat } scheitert an einer Quest: { $quest }.
event-favoured = { $seat } hat die Gunst des eigenen Uralten gewonnen und darf dessen Macht nutzen.
event-has-points =
    { $count ->
        [one] { $seat } hat jetzt 1 Questpunkt.
       *[other] { $seat } hat jetzt { $count } Questpunkte.
    }

## Bericht: die Landkarte

event-lays = { $seat } legt einen Ort: { $location }.
event-comes = { $figure } taucht auf: { $location }.
event-arrives = { $figure } kommt an: { $location }.
event-leaves = { $figure } verlässt die Landkarte.
event-drags = { $figure } schleift einen Körper mit: { $figure2 }.
event-roams = { $figure }, von jetzt an: { $way }.
event-party = { $figure } führt eine Gruppe an: { $location }.
event-hexagon = { $figure } begegnet dem, was hier wartet: { $location } ({ $book }).
event-renewed = Hier lässt sich wieder suchen: { $location }.

## Bericht: Würfel

event-rolled =
    { $count3 ->
        [0] { $count ->
            [0] { $figure }, { $purpose }: [{ $dice }] = { $count2 } ({ $share }).
           *[other] { $figure }, { $purpose }: [{ $dice }] + { $count } = { $count2 } ({ $share }).
        }
       *[other] { $figure }, { $purpose }: [{ $dice }] + { $count } = { $count2 } ({ $share } { $count3 }).
    }
event-adds = { $figure } zählt { $count } dazu: Der Wurf gilt { $count2 }.

## Bericht: Gegenstände

event-stows = { $figure } steckt ein: { $item }.
event-wears = { $figure } legt an: { $item }.
event-takes-off = { $figure } nimmt ab: { $item }.
event-takes-up = { $figure } hebt auf: { $item }.
event-drops = { $figure } lässt liegen: { $item }.
event-gains = { $figure } bekommt: { $item }.
event-cannot-carry = { $figure } hat keinen Platz. Zu Boden fällt: { $item }.
event-loses-item = { $figure } verliert: { $item }.
event-pays-item = { $figure } bezahlt mit: { $item }.
event-loots = { $figure } nimmt von einem Körper: { $item }.
event-offers = { $figure } bietet einen Tausch an: { $figure2 }.
event-gives = { $figure } gibt etwas weiter an { $figure2 }: { $item }.
event-gives-mark = { $figure } gibt { $figure2 } etwas zu tragen: { $mark }.
event-takes-up-mark = { $figure } nimmt etwas mit, das gebracht werden soll: { $mark }.
event-drops-mark = { $figure } kann es nicht länger tragen, und nun liegt es hier: { $mark }.
event-declines = { $seat } lehnt ab.
event-finds-something = { $figure } findet etwas.
event-finds-nothing = { $figure } findet nichts.

## Bericht: Gesundheit

event-heals = { $figure } erhält { $count } Gesundheit.
event-loses-health = { $figure } verliert { $count } Gesundheit (noch { $count2 }).
event-has-ap = { $figure } hat jetzt { $count } AP.
event-has-bonus = Für eine Weile ändert sich { $stat } von { $figure } um { $count }.
event-becomes = { $figure } ist für eine Weile { $stat }.
event-falls = { $figure } wird bewusstlos.
event-dies = { $figure } stirbt.
event-wakes = { $figure } wacht mit { $count } Gesundheit auf.
event-sleeps-on = { $figure } wacht nicht auf.

## Bericht: Gefolge

event-follows = { $figure } gehört jetzt zum Gefolge von { $seat }.
event-is-released = { $figure } gehört nicht mehr zum Gefolge von { $seat }.
event-refuses = { $figure } will nicht mit { $seat } gehen.

## Bericht: Kämpfe

event-joins-fight = { $figure } kämpft mit: { $location }.
event-strikes = { $figure } schlägt zu, Ziel: { $figure2 }.
event-damage =
    { $count2 ->
        [0] { $figure } macht { $count } Schaden, nach Abzug der Rüstung ({ $count3 }). Ziel: { $figure2 }.
       *[other] { $figure } macht { $count } Schaden, nach Abzug von Rüstung ({ $count3 }) und Hantieren ({ $count2 }). Ziel: { $figure2 }.
    }
event-hampered = { $figure } hantiert mit einem Gegenstand: { $count } Schaden weniger in diesem Kampfzug.
event-flees = { $figure } entkommt.
event-cannot-flee = { $figure } entkommt nicht.
event-fight-over = Der Kampf ist vorbei: { $location }.

## Bericht: die Bücher

event-uses-ability = { $figure }: „{ $ability }“
event-answers = { $seat } wählt: { $answer }.
event-told = { $told }
event-reads-next = Der nächste Eintrag wird in { $book } gelesen.
event-reads-on = Von nun an lesen alle in { $book }.

## Züge: Vorbereitung und Quests

do-hero = Führen: { $figure }
do-ancient = Dienen: { $ancient }
do-keep = Behalten: { $quest }
do-replace = Die Quest { $quest } gegen eine neue tauschen
do-new-quest = Eine Nebenquest ziehen
do-no-quest = Die Quests lassen, wie sie sind
danger-replace = Die Quest { $quest } wird abgeworfen, mit allem, was für sie getan ist.
danger-trade-quests = Du gibst drei Nebenquests auf, mit allem, was für sie getan ist.
do-trade-quests = Drei Nebenquests gegen eine Heldenquest tauschen
do-show = Zeigen: { $quest }
do-fulfil = Zuerst erfüllen: { $quest }

## Züge: Hand

do-draw = Ziehen: { $deck }
do-follower-draw = Gefolge, ziehen: { $deck }
do-skip = Nichts ziehen
do-toss = Ablegen: { $item }
do-stow = Einstecken: { $item }
do-follower-stow = Gefolge, einstecken: { $item }
do-bury = Ablegen: { $figure }
do-bury-place = Unter den Stapel: { $location }

## Züge: die Landkarte

do-lay = Ort legen: { $location }
do-follower-lay = Gefolge, Ort legen: { $location }
do-at = Auf { $cell }
do-turn = { $quarter }
do-play = Ausspielen: { $figure }
do-follower-play = Gefolge, ausspielen: { $figure }
do-into = Hierhin: { $location }
do-go = Gehen: { $location }
do-alone = Ohne Gefolge gehen: { $location }
do-send = Gefolge, gehen: { $location }
do-drag = Mitschleifen: { $figure }
do-lead = Voran geht: { $figure }
do-step = Weiter: { $location }
do-stay = Hier bleiben
do-party = Gemeinsam gehen: { $location }

## Züge: Handeln

do-search = Hier suchen
do-follower-search = Gefolge, hier suchen
do-find = Nehmen: { $item }
do-attack = Angreifen: { $figure }
do-follower-attack = Gefolge, angreifen: { $figure }
do-recruit = Wieder mitnehmen: { $figure }
do-influence = Abwerben: { $figure }
do-court = Um das Gefolge werben
do-let-be = Es lassen
do-wake = Versuchen aufzuwachen
do-end = Den Zug beenden
do-use = Nutzen: { $ability }
do-follower-use = Gefolge, nutzen: { $ability }

## Züge: Gegenstände

do-wear = Anlegen: { $item }
do-take-off = Abnehmen: { $item }
do-take = Aufheben: { $item }
do-follower-take = Gefolge, aufheben: { $item }
do-drop = Liegen lassen: { $item }
do-loot = Von einem Körper nehmen: { $item }
do-follower-loot = Gefolge, von einem Körper nehmen: { $item }
do-offer = Tauschen mit: { $figure }
do-follower-offer = Gefolge, tauschen mit: { $figure }
do-give = Geben: { $item }
do-ask = Erbitten: { $item }
do-give-mark = Geben: { $mark }
do-ask-mark = Erbitten: { $mark }
do-propose = So anbieten
do-take-back = Das Angebot lassen

## Züge: Antworten

do-yes = Ja
do-no = Nein
do-pass = Nichts tun
do-pick = { $figure }
do-pick-place = { $location }
do-pick-item = { $item }
do-answer = { $answer }

## Züge: Kämpfe und Freunde

do-hit = Zuschlagen: { $figure }
do-flee = Fliehen mit { $extra }
do-let-act = { $seat } handeln lassen
do-step-in = Eingreifen

## Zufall

do-roll = Würfeln: { $dice }
do-item = Austeilen: { $item }
do-figure = Austeilen: { $figure }
do-location = Austeilen: { $location }
do-quest = Austeilen: { $quest }
do-stray = Umherstreifen: { $location }

## Fragen

ask-hero = Wen führst du durch diesen Tag?
ask-ancient = Wem von den Uralten dienst du?
ask-keep =
    { $count ->
        [one] Welche Heldenquest behältst du?
       *[other] Behalte { $count } dieser Heldenquests. Welche?
    }
ask-keep-side =
    { $count ->
        [one] Welche Nebenquest behältst du?
       *[other] Behalte { $count } dieser Nebenquests. Welche?
    }
ask-replace = Du hast schon drei Nebenquests. Welche macht Platz für { $quest }?
ask-fulfil = Mehrere deiner Quests sind erfüllt. Welche kommt zuerst?
ask-loadout = { $figure } hat mehr anzulegen, als Platz ist. Was wird angelegt?
ask-renewal =
    { $count ->
        [0] Du hast keine Nebenquest. Ziehst du eine?
        [3] Du darfst eine deiner drei Nebenquests gegen eine neue vom Stapel tauschen.
       *[other] Du darfst eine Nebenquest gegen eine neue vom Stapel tauschen oder eine weitere ziehen.
    }
ask-draw =
    { $count ->
        [one] Dein Zug beginnt. Zieh eine Karte: welche?
       *[other] Dein Zug beginnt. Zieh { $count } Karten von verschiedenen Stapeln: welche zuerst?
    }
ask-relief =
    { $count ->
        [one] Deine Hand hat eine Karte zu viel. Welche nutzt du, oder welche gibst du weg?
       *[other] Deine Hand hat { NUMBER($count, useGrouping: 0) } Karten zu viel. Welche nutzt du, oder welche gibst du weg?
    }
ask-action = Was tut { $figure }? Noch { $count } AP.
ask-action-pair = Was tun die beiden? { $figure } hat noch { $count } AP, { $figure2 } { $count2 }.
ask-asleep = { $figure } ist bewusstlos und hat { $count } AP. Was tust du?
ask-out-of-turn = Du greifst ein: eine Aktion. { $figure } hat noch { $count } AP.
ask-drag = { $figure } will jemanden mitschleifen: { $figure2 }. Ist das recht?
ask-lead = Hier wartet etwas: { $location }. Wer begegnet ihm?
ask-into = Wo taucht { $figure } auf?
ask-equip = Was legt { $figure } an?
ask-cell = Wohin legst du diesen Ort: { $location }?
ask-turned = Wie drehst du diesen Ort: { $location }?
ask-which-location = Welchen Ort legst du?
ask-party = { $figure } schlägt vor, gemeinsam zu gehen: { $location }. Kommst du mit?
ask-walk = Wohin geht { $figure }?
ask-find = { $figure } hat etwas gefunden. Welchen Gegenstand behältst du?
ask-woken = { $figure } ist wach und darf einen Schritt tun. Wohin?
ask-court = { $figure } folgt niemandem. Wirbst du darum?
ask-influence = { $figure } gehört zu deinem Gefolge. Darf jemand anderes darum werben?
ask-switch = { $figure } will mitkommen. Nimmst du dieses Gefolge statt des jetzigen?
ask-offer = Tausch mit: { $figure }. Was gibst du, und was willst du dafür?
ask-accept = { $figure } bietet dir einen Tausch an. Nimmst du an?
ask-join-fight = Kämpft { $figure } mit?
ask-battle-turn = Was tut { $figure } in diesem Kampfzug?
ask-flee-again = { $figure } ist nicht entkommen. Zahlst du 1 AP für noch einen Versuch?
ask-flee-step =
    { $count ->
        [one] { $figure } läuft: noch ein Schritt. Wohin?
       *[other] { $figure } läuft: bis zu { $count } Schritte. Wohin?
    }
ask-ability = Nutzt du jetzt „{ $ability }“?
ask-use-on = Bei wem nutzt du es: { $ability }?
ask-accept-use = { $figure } will das bei { $figure2 } anwenden: { $ability }. Bist du einverstanden?
ask-answer = Was tut { $figure }?
ask-who = Wen wählst du?
ask-where = Welchen Ort wählst du?
ask-where-called = Wohin schickst du den, der kommt?
ask-where-to = Wohin gehst du?
ask-which-item = Welchen Gegenstand wählst du?
ask-pay-item = Womit bezahlt { $figure }?
ask-toss = Welchen Gegenstand deiner Hand legst du ab?

## Ablehnungen

no-hero = Wähle einen der übrigen Helden.
no-ancient = Wähle einen der übrigen Uralten.
no-keep = Behalte eine der Quests, die du gezogen hast.
no-replace = Eine deiner Nebenquests muss Platz machen.
no-fulfil = Wähle eine deiner erfüllten Quests.
no-loadout = Wähle etwas, das angelegt werden kann, oder nichts mehr.
no-renewal = Tu mit den Nebenquests etwas von dem, was angeboten wird, oder lass sie, wie sie sind.
no-draw = Zieh von einem der Stapel, von denen du noch ziehen darfst.
no-relief = Zuerst muss deine Hand kleiner werden.
no-action = Keine deiner Figuren kann das jetzt tun.
no-lead = Wähle eine deiner Figuren, die hierher kamen.
no-into = Figuren tauchen an einem Ort neben deinem auf.
no-equip = Wähle etwas zum Anlegen oder Abnehmen, oder lass es so.
no-cell = Dort passt die Karte nicht: Eingänge müssen aufeinandertreffen, und einer muss offen bleiben.
no-party = Komm mit, komm ohne Gefolge oder bleib.
no-step = Wähle einen der angebotenen Orte.
no-find = Behalte einen der gefundenen Gegenstände.
no-court = Wirb um das Gefolge, oder lass es.
no-offer = Wähle, was die beiden haben, biete an oder lass es.
no-battle-turn = In einem Kampfzug hantiert man mit Gegenständen, dann schlägt man zu oder flieht.
no-use-on = Es lässt sich nur bei jemandem am selben Ort anwenden.
no-answer = Wähle eine der angebotenen Antworten.
no-item = Wähle einen der angebotenen Gegenstände.
no-yes-or-no = Sag ja oder nein.

## Warum eine Partie endete

reason-unfinished = nicht beendet
reason-points = nach Questpunkten
reason-items = nach dem Wert der Gegenstände, bei gleichen Punkten
reason-heroic-quests = nach Heldenquests, bei gleichen Punkten und Gegenständen
reason-side-quests = nach Nebenquests, bei sonst völligem Gleichstand
reason-shared = in allem gleichauf
reason-no-points = niemand hat eine Quest erfüllt
reason-quest-met = durch das erreichte Ziel vor Sonnenuntergang
reason-sunset = die Sonne ging unter, ehe das Ziel erreicht war
reason-ranked = einen Titel am Ende des Tages
reason-together = alle haben das Ziel erreicht
reason-too-late = die Sonne ging unter, ehe alle das Ziel erreicht hatten

## Optionen

option-mode = Spielart
about-option-mode = Gegeneinander gewinnen die meisten Questpunkte. Gemeinsam gewinnen alle, wenn jeder das Ziel erreicht, sonst verlieren alle. Allein brauchst du 15 oder 30 Punkte, oder du sammelst so viele wie möglich für einen Titel. Wie üblich: allein um Punkte, zu mehreren gegeneinander.
option-mode-auto = wie üblich
option-mode-competitive = gegeneinander
option-mode-cooperative = gemeinsam
option-mode-questing = allein, um Punkte
option-mode-ranked = allein, um einen Titel
option-length = Länge
about-option-length = Eine lange Partie hat 12 Stunden, eine kurze 6.
option-length-long = lang
option-length-short = kurz
option-books = Bücher
about-option-books = Welcher Ortsführer und welches Aktionsbuch sagen, was an den Orten wartet. B ist dasselbe Land eine Stunde später: härter und reicher.
option-books-a = Bücher A
option-books-b = Bücher B
option-ancients = Uralte
about-option-ancients = Alle dienen einem der Uralten, gewinnen seine Gunst und nutzen dann seine Macht.
option-day-events = Stunden mit Ereignissen
about-option-day-events = Zu manchen Stunden geschieht allen etwas.
option-item-bands = Gegenstände im Kampf
about-option-item-bands = Was der Wurf für einen Gegenstand im Kampf kostet: wie in den Regeln, oder wie in den späteren Antworten, die strenger sind.
option-item-bands-core = wie in den Regeln
option-item-bands-faq = wie in den Antworten
option-influence = Gefolge abwerben
about-option-influence = Durch den Wurf auf der Karte des Gefolges, oder GLÜCK des einen Helden gegen das des anderen.
option-influence-follower-roll = nach der Karte des Gefolges
option-influence-opposed-luck = GLÜCK gegen GLÜCK
option-auto-end = Züge enden von selbst
about-option-auto-end = Ein Zug ist vorbei, wenn der letzte AP ausgegeben ist.
option-hexagons = Was an Orten wartet
about-option-hexagons = Man begegnet ihm einmal je Partie, einmal je Spieler oder einmal je Figur.
option-hexagons-game = einmal je Partie
option-hexagons-player = einmal je Spieler
option-hexagons-figure = einmal je Figur
option-adjacency = Neben einem Ort
about-option-adjacency = Figuren kommen an Orte, zu denen ein Eingang führt, oder an jeden Nachbarort, auch hinter einer Mauer.
option-adjacency-linked = nur durch Eingänge
option-adjacency-neighbour = jeder Nachbar
warning-adjacency = Figuren können hinter Mauern auftauchen, von wo sie nie wieder fortkommen (DV-L-23).
option-npc = Figuren, die niemand führt
about-option-npc = Sie entscheiden nach festen Regeln, oder im Kampf entscheidet jemand anderes für sie.
option-npc-auto = feste Regeln
option-npc-steward = jemand anderes
option-confirm-switch = Vor dem Wechsel des Gefolges fragen
about-option-confirm-switch = Wer zweites Gefolge gewinnt, wird gefragt, ob das erste gehen soll.
option-hero-order = Wahl der Helden
about-option-hero-order = In ausgewürfelter Reihenfolge, oder so, wie man sitzt.
option-hero-order-roll = ausgewürfelt
option-hero-order-seats = wie man sitzt
option-content = Karten und Bücher
about-option-content = Wessen Karten, Bücher und Texte gespielt werden: die von Ludoteca oder die eines eigenen Pakets.
option-content-ludoteca = die von Ludoteca

## Optionen, die nicht zusammenpassen

bad-mode-alone = Gegeneinander und gemeinsam spielen 2 bis 4 Helden. Allein spielst du um Punkte oder um einen Titel.
bad-mode-many = Um Punkte oder um einen Titel spielst du allein: Das ist für einen Platz.
bad-ranked-short = Eine Partie um einen Titel hat immer 12 Runden.
