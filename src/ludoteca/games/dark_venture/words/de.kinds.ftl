### Was die Sätze der Karten meinen: wer, wo, von welcher Art, wie viele; und was auf Karten steht.

## Wer

who-you = du
who-self = diese Figur
who-that = jene Figur
who-target = die gewählte Figur
who-foe = der Gegner
who-hero = dein Held
who-follower = dein Gefolge
who-pair = Held und Gefolge (wenn beisammen)
who-here = jede Figur hier
who-pcs = jede Spielerfigur hier
who-npcs = jede Figur hier ohne Führung
who-rivals = jede rivalisierende Figur hier
who-heroes = der Held jedes Spielers
who-arrival = die herbeigerufene Figur
who-courted = das umworbene Gefolge
who-either = dein Held oder Gefolge
who-kin = eine verwandte Figur
who-somebody = eine Figur hier
to-self = dieser Figur
to-that = jener Figur
to-target = der gewählten Figur
to-foe = dem Gegner
to-hero = deinem Helden
to-follower = deinem Gefolge
to-pair = Held und Gefolge
to-arrival = der herbeigerufenen Figur
to-courted = dem umworbenen Gefolge
to-here = einer Figur hier
to-pcs = einer Spielerfigur hier
to-npcs = einer Figur hier ohne Führung
to-rivals = einer rivalisierenden Figur hier
to-heroes = dem Helden eines Spielers
with-you = mit dir
with-self = mit dieser Figur
with-that = mit jener Figur
with-target = mit der gewählten Figur
with-foe = mit dem Gegner
with-hero = mit deinem Helden
with-follower = mit deinem Gefolge
with-pair = mit Held und Gefolge
with-arrival = mit der herbeigerufenen Figur
with-courted = mit dem umworbenen Gefolge
with-here = mit jeder Figur hier
with-pcs = mit jeder Spielerfigur hier
with-npcs = mit jeder Figur hier ohne Führung
with-rivals = mit jeder rivalisierenden Figur hier
with-heroes = mit dem Helden jedes Spielers
from-you = aus deinem Besitz
from-self = dieser Figur
from-that = jener Figur
from-target = der gewählten Figur
from-foe = des Gegners
from-hero = deines Helden
from-follower = deines Gefolges
from-pair = von Held und Gefolge
from-arrival = der herbeigerufenen Figur
from-courted = des umworbenen Gefolges
from-pcs = unter den Spielerfiguren hier
from-npcs = hier ohne Führung
from-rivals = unter den Rivalen hier
from-heroes = unter den Spielerhelden

## Wo

at-spot-here = hier
at-spot-place = am gewählten Ort
at-spot-start = am Startort
at-spot-far = am Ort, der von deinem Helden am weitesten entfernt ist
at-spot-next = an einem verbundenen Ort
at-spot-map = irgendwo auf der Landkarte
at-spot-within =
    { $n ->
        [one] einen Schritt entfernt
       *[other] bis zu { $n } Schritte entfernt
    }
to-spot-here = an diesen Ort
to-spot-place = an den gewählten Ort
to-spot-start = an den Startort
to-spot-far = an den Ort, der von deinem Helden am weitesten entfernt ist
to-spot-next = an einen verbundenen Ort
to-spot-map = an einen beliebigen Ort der Landkarte
to-spot-within =
    { $n ->
        [one] an einen Ort, der einen Schritt entfernt ist
       *[other] an einen Ort, der bis zu { $n } Schritte entfernt ist
    }
some-spot-here = diesen Ort
some-spot-place = den gewählten Ort
some-spot-start = den Startort
some-spot-far = den Ort, der von deinem Helden am weitesten entfernt ist
some-spot-next = einen verbundenen Ort
some-spot-map = einen Ort der Landkarte
some-spot-within =
    { $n ->
        [one] einen Ort, der einen Schritt entfernt ist
       *[other] einen Ort, der bis zu { $n } Schritte entfernt ist
    }
near-spot-here = neben diesen Ort
near-spot-place = neben den gewählten Ort
near-spot-start = neben den Startort
near-spot-far = neben den Ort, der von deinem Helden am weitesten entfernt ist
near-spot-next = neben einen verbundenen Ort
near-spot-map = irgendwo auf die Landkarte
near-spot-within =
    { $n ->
        [one] neben einen Ort, der einen Schritt entfernt ist
       *[other] neben einen Ort, der bis zu { $n } Schritte entfernt ist
    }
how-foot = zu Fuß
how-unseen = ungesehen
how-teleport = per Teleportation
how-silent = per Teleportation ohne Eintreten
side-N = Nordseite
side-E = Ostseite
side-S = Südseite
side-W = Westseite

## Einige einer Art, im Akkusativ; 0: der bloße Plural

some-figure-any =
    { $n ->
        [0] Figuren
        [one] eine Figur
       *[other] { $n } Figuren
    }
some-figure-hero =
    { $n ->
        [0] Helden
        [one] einen Helden
       *[other] { $n } Helden
    }
some-figure-follower =
    { $n ->
        [0] Gefolgsleute
        [one] ein Gefolge
       *[other] { $n } Gefolgsleute
    }
some-figure-enemy =
    { $n ->
        [0] Feinde
        [one] einen Feind
       *[other] { $n } Feinde
    }
some-figure-pc =
    { $n ->
        [0] Spielerfiguren
        [one] eine Spielerfigur
       *[other] { $n } Spielerfiguren
    }
some-figure-npc =
    { $n ->
        [0] Figuren ohne Führung
        [one] eine Figur ohne Führung
       *[other] { $n } Figuren ohne Führung
    }
some-figure-body =
    { $n ->
        [0] Körper
        [one] einen Körper
       *[other] { $n } Körper
    }
some-figure-beast =
    { $n ->
        [0] Bestien
        [one] eine Bestie
       *[other] { $n } Bestien
    }
some-figure-pack =
    { $n ->
        [0] Rudelwesen
        [one] ein Rudelwesen
       *[other] { $n } Rudelwesen
    }
some-figure-thief =
    { $n ->
        [0] Diebe
        [one] einen Dieb
       *[other] { $n } Diebe
    }
some-figure-guard =
    { $n ->
        [0] Wachen
        [one] eine Wache
       *[other] { $n } Wachen
    }
some-figure-heir =
    { $n ->
        [0] Erben
        [one] einen Erben
       *[other] { $n } Erben
    }
some-figure-wanderer =
    { $n ->
        [0] Wanderer
        [one] einen Wanderer
       *[other] { $n } Wanderer
    }
some-figure-of =
    { $n ->
        [0] Figuren vom Volk „{ $faction }“
        [one] eine Figur vom Volk „{ $faction }“
       *[other] { $n } Figuren vom Volk „{ $faction }“
    }
some-item-any =
    { $n ->
        [0] Gegenstände
        [one] einen Gegenstand
       *[other] { $n } Gegenstände
    }
some-item-weapon =
    { $n ->
        [0] Waffen
        [one] eine Waffe
       *[other] { $n } Waffen
    }
some-item-armor =
    { $n ->
        [0] Rüstungsteile
        [one] ein Rüstungsteil
       *[other] { $n } Rüstungsteile
    }
some-item-object =
    { $n ->
        [0] Gebrauchsgegenstände
        [one] einen Gebrauchsgegenstand
       *[other] { $n } Gebrauchsgegenstände
    }
some-item-sword =
    { $n ->
        [0] Schwerter
        [one] ein Schwert
       *[other] { $n } Schwerter
    }
some-item-knife =
    { $n ->
        [0] Messer
        [one] ein Messer
       *[other] { $n } Messer
    }
some-item-hammer =
    { $n ->
        [0] Hämmer
        [one] einen Hammer
       *[other] { $n } Hämmer
    }
some-item-spear =
    { $n ->
        [0] Speere
        [one] einen Speer
       *[other] { $n } Speere
    }
some-item-bow =
    { $n ->
        [0] Bögen
        [one] einen Bogen
       *[other] { $n } Bögen
    }
some-item-staff =
    { $n ->
        [0] Stäbe
        [one] einen Stab
       *[other] { $n } Stäbe
    }
some-item-head =
    { $n ->
        [0] Kopfbedeckungen
        [one] eine Kopfbedeckung
       *[other] { $n } Kopfbedeckungen
    }
some-item-body =
    { $n ->
        [0] Körperrüstungen
        [one] eine Körperrüstung
       *[other] { $n } Körperrüstungen
    }
some-item-shield =
    { $n ->
        [0] Schilde
        [one] einen Schild
       *[other] { $n } Schilde
    }
some-item-jewel =
    { $n ->
        [0] Schmuckstücke
        [one] ein Schmuckstück
       *[other] { $n } Schmuckstücke
    }
some-item-food =
    { $n ->
        [0] Speisen
        [one] eine Speise
       *[other] { $n } Speisen
    }
some-item-drink =
    { $n ->
        [0] Getränke
        [one] ein Getränk
       *[other] { $n } Getränke
    }
some-item-letter =
    { $n ->
        [0] Briefe
        [one] einen Brief
       *[other] { $n } Briefe
    }
some-place-any =
    { $n ->
        [0] Orte
        [one] einen Ort
       *[other] { $n } Orte
    }
some-place-wood =
    { $n ->
        [0] Wälder
        [one] einen Wald
       *[other] { $n } Wälder
    }
some-place-water =
    { $n ->
        [0] Gewässer
        [one] ein Gewässer
       *[other] { $n } Gewässer
    }
some-place-waste =
    { $n ->
        [0] Ödlande
        [one] ein Ödland
       *[other] { $n } Ödlande
    }
some-place-ruin =
    { $n ->
        [0] Ruinen
        [one] eine Ruine
       *[other] { $n } Ruinen
    }
some-place-deep =
    { $n ->
        [0] Orte in der Tiefe
        [one] einen Ort in der Tiefe
       *[other] { $n } Orte in der Tiefe
    }
some-place-height =
    { $n ->
        [0] Höhen
        [one] eine Höhe
       *[other] { $n } Höhen
    }
some-place-road =
    { $n ->
        [0] Straßen
        [one] eine Straße
       *[other] { $n } Straßen
    }
some-place-market =
    { $n ->
        [0] Märkte
        [one] einen Markt
       *[other] { $n } Märkte
    }
some-place-engine =
    { $n ->
        [0] Maschinen
        [one] eine Maschine
       *[other] { $n } Maschinen
    }
some-place-grave =
    { $n ->
        [0] Gräber
        [one] ein Grab
       *[other] { $n } Gräber
    }
some-place-shrine =
    { $n ->
        [0] Schreine
        [one] einen Schrein
       *[other] { $n } Schreine
    }
some-place-lair =
    { $n ->
        [0] Baue
        [one] einen Bau
       *[other] { $n } Baue
    }
be-figure-any = eine Figur
be-figure-hero = ein Held
be-figure-follower = Gefolge
be-figure-enemy = ein Feind
be-figure-pc = eine Spielerfigur
be-figure-npc = ohne Führung
be-figure-body = ein Körper
be-figure-beast = eine Bestie
be-figure-pack = ein Rudelwesen
be-figure-thief = ein Dieb
be-figure-guard = eine Wache
be-figure-heir = ein Erbe
be-figure-wanderer = ein Wanderer
be-figure-of = eine Figur vom Volk „{ $faction }“
some-figure-not = eine andere Figur als { $what }
some-figure-named = die Figur „{ $name }“
some-item-named = den Gegenstand „{ $name }“
some-item-not = einen anderen Gegenstand als { $what }
some-place-named = den Ort „{ $name }“
some-place-not = einen anderen Ort als { $what }
at-any = an einem beliebigen Ort
at-wood = in einem Wald
at-water = an einem Gewässer
at-waste = in einem Ödland
at-ruin = in einer Ruine
at-deep = in der Tiefe
at-height = auf einer Höhe
at-road = auf einer Straße
at-market = auf einem Markt
at-engine = an einer Maschine
at-grave = an einem Grab
at-shrine = an einem Schrein
at-lair = in einem Bau
at-named = am Ort „{ $name }“
at-not = an jedem Ort außer { $at }

## Wie viele

count-health = { $n } Gesundheit
count-ap = { $n } AP
count-qp =
    { $n ->
        [one] { $n } Questpunkt
       *[other] { $n } Questpunkte
    }
count-item =
    { $n ->
        [one] { $n } Gegenstand
       *[other] { $n } Gegenstände
    }
count-character =
    { $n ->
        [one] { $n } Figurenkarte
       *[other] { $n } Figurenkarten
    }
count-location =
    { $n ->
        [one] { $n } Ortskarte
       *[other] { $n } Ortskarten
    }
count-turns =
    { $n ->
        [one] { $n } Kampfzug
       *[other] { $n } Kampfzüge
    }
count-heroic =
    { $n ->
        [one] { $n } Heldenquest
       *[other] { $n } Heldenquests
    }
count-side =
    { $n ->
        [one] { $n } Nebenquest
       *[other] { $n } Nebenquests
    }
count-hands =
    { $n ->
        [one] eine Hand
       *[other] zwei Hände
    }
dice = { $n }W6
term-power = KRAFT
term-speed = TEMPO
term-mind = VERSTAND
term-luck = GLÜCK
term-round = STUNDE
term-kin = VERWANDTE
term-items = GEGENSTÄNDE
to-rolls-strike = auf Würfe für den Erstschlag
to-rolls-search = auf Suchwürfe
to-rolls-flee = auf Fluchtwürfe
to-rolls-wake = auf Würfe zum Aufwachen
to-rolls-court = auf Werbewürfe
bonus = { $n } { $stat }
bonus-each-kin = { $n } { $stat } für jede andere verwandte Figur hier
bonus-each-item = { $n } { $stat } für jeden Gegenstand
until-roll = für diesen Wurf
until-fight = bis zum Ende des Kampfes
until-turn = bis zum Ende des Zuges
until-round = bis zum Ende der Runde
until-rounds =
    { $n ->
        [one] für { $n } Runde
       *[other] für { $n } Runden
    }
until-leave = bis zum nächsten Schritt fort von hier
until-game = für den Rest der Partie

## Karten

gift-self = { $bonus }
gift-pair = Held und Gefolge (wenn beisammen): { $bonus }
gift-kin = andere Verwandte hier: { $bonus }
gift-unseen = ungesehen
gift-fixed = lässt sich nicht versetzen
trait-equips-nothing = legen nichts an
trait-uses-nothing = nutzen nichts
trait-searches-nothing = suchen nie
trait-kin-faction = aggressive Mitglieder lassen einander in Ruhe
trait-forbids = keine { $what }
trait-aggressive = aggressiv
trait-unarmed = trägt Gegenstände nur bei sich, ohne sie anzulegen oder zu nutzen
trait-ridden = wird geritten: tritt zusammen mit dem Helden ein
trait-spares = lässt { $what } in Ruhe
trait-brings = kommt mit { $what }
trait-roams = geht von selbst: { $way }
trait-kin = verwandt mit { $what }
role-hero = Held
role-follower = Gefolge
role-enemy = Feind
tag-pack = Rudel
tag-thief = Dieb
tag-guard = Wache
tag-heir = Erbe
tag-wanderer = Wanderer
tag-food = Speise
tag-drink = Getränk
tag-letter = Brief
sort-weapon = Waffe
sort-armor = Rüstung
sort-object = Gebrauchsgegenstand
category-sword = Schwert
category-knife = Messer
category-hammer = Hammer
category-spear = Speer
category-bow = Bogen
category-staff = Stab
slot-head = Kopf
slot-body = Körper
slot-shield = Schild
slot-jewel = Schmuck
land-wood = Wald
land-water = Gewässer
land-waste = Ödland
land-ruin = Ruine
land-deep = Tiefe
land-height = Höhe
nature-road = Straße
nature-market = Markt
nature-engine = Maschine
nature-grave = Grab
nature-shrine = Schrein
nature-lair = Bau
value-needs = verlangt { $what }
value-one-hand = eine Hand ab { $what }
stage-only = tu eines davon
stage-number = Abschnitt { $n }
stage-again = bleibt offen, solange { $what }
