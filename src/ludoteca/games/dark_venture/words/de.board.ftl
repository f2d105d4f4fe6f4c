### Der Tisch im Browser.

## Der Tag und die Plätze

dv-day = Der Tag: Stunde { $hour } von { $hours }
dv-dawn = Vor Sonnenaufgang
dv-your-turn = am Zug
dv-acts = handelt
dv-cards-held =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
dv-quests-held =
    { $count ->
        [one] eine Quest
       *[other] { $count } Quests
    }
dv-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
dv-of-goal = { $points } von { $goal }
dv-next-title =
    { $points ->
        [one] · noch 1: { $title }
       *[other] · noch { $points }: { $title }
    }
dv-unconscious = { $name } ist bewusstlos
dv-dead = { $name } ist tot

## Bögen

dv-sheet = Bogen
dv-no-sheet = Hier steht dann, wen du gewählt hast.
dv-of = { $now } von { $most }
dv-health = Gesundheit { $now } von { $most }
dv-health-most = Gesundheit { $most }
dv-points-left =
    { $count ->
        [0] keine Aktionspunkte
        [one] 1 Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
dv-action-points = Aktionspunkte
dv-attributes = Eigenschaften
dv-card-and-gear = Karte + Ausrüstung
dv-for-now = vorerst
dv-other-reasons = hier
dv-worn = Angelegt
dv-slot-head = Kopf
dv-slot-body = Körper
dv-slot-hand = Hand
dv-slot-jewel = Schmuck
dv-pack = Gepäck
dv-carries = trägt { $now } von { $most }
dv-abilities = Fähigkeiten
dv-hands = { $count ->
    [one] eine Hand
   *[other] zwei Hände
}
dv-card-of = Karte: { $name }
dv-left-turn = noch 1 in diesem Zug
dv-left-round = noch 1 in dieser Runde
dv-left-fight = 1 in jedem Kampf
dv-left-game = noch 1 für heute
dv-spent-turn = in diesem Zug verbraucht
dv-spent-round = in dieser Runde verbraucht
dv-spent-fight = in diesem Kampf verbraucht
dv-spent-game = aufgebraucht
dv-spent-figure = aufgebraucht
dv-spent-player = aufgebraucht
dv-spent-visit = bei diesem Besuch verbraucht
dv-follower = Gefolge
dv-hero = Held
dv-here-too = auch hier
dv-open-hand = Hand, offen
dv-own-sheet = Zurück zum eigenen Bogen
dv-is-unconscious = Bewusstlos.
dv-is-dead = Tot.
dv-tries =
    { $count ->
        [one] Ein Versuch aufzuwachen ist misslungen.
       *[other] { $count } Versuche aufzuwachen sind misslungen.
    }

## Quests

drawer-own = Quests
dv-heroic = Heldenquests
dv-open-to-all = allen bekannt
dv-side = Nebenquests
dv-yours-alone = nur für dich
dv-ancient = Uralter
dv-favour-open = Gunst noch zu gewinnen
dv-done = Erfüllt
dv-quests-done = Heldenquests: { $heroic }. Nebenquests: { $side }.
dv-no-quests = Noch keine Quests.
dv-quests-of = Quests von { $name }
dv-just-now = Eben
dv-or = oder
dv-stage-done = Getan:
dv-suggested = Lohnt sich jetzt: { $quest }
dv-counsel = Zum Einstieg: { $name }
dv-counselled = gut für den Anfang
dv-lead-place =
    { $steps ->
        [0] { $place }: hier
        [one] { $place }: ein Schritt
       *[other] { $place }: { $steps } Schritte
    }

## Verben

dv-ask-action = Du bist dran: { $figure }. Was nun?
dv-ask-action-pair = Du bist dran. Was tun sie?
dv-ask-answer = { $figure } hat die Wahl. Was nun?
dv-ask-answer-to = { $figure } wartet auf eine Antwort. Welche?
dv-ask-battle-turn = { $figure } ist dran. Was nun?
dv-verbs = Was getan werden kann
dv-verb-move = Gehen
dv-verb-search = Suchen
dv-verb-fight = Kampf
dv-verb-draw = Ziehen
dv-verb-lay = Legen
dv-verb-play = Spielen
dv-verb-here = Hier
dv-verb-use = Nutzen
dv-verb-gear = Dinge
dv-verb-give = Tausch
dv-verb-bodies = Körper
dv-verb-allies = Freunde
dv-verb-count =
    { $costs ->
        [yes] { $verb }: { $count }, für einen Aktionspunkt
       *[no] { $verb }: { $count }
    }
dv-verb-none = { $verb }: gerade nichts
dv-verbs-open = { $verb } ▲
dv-verbs-none = Aktionen
dv-verbs-all = Alle zwölf Aktionen, offen ist { $verb }
dv-to-question = Zurück zur Frage
dv-who-acts = Wer handelt
dv-comes-along = { $name } kommt mit, frei
dv-choose-verb = Wähle, was zu tun ist.
dv-choose-card = Wähle eine Karte.
dv-nothing = Davon ist gerade nichts möglich.
dv-nothing-but = { $name } kann das gerade nicht, { $other } schon.
dv-about-here = Was dieser Ort bietet und wer hier ist.
dv-about-use = Was deine Leute und Dinge können.
dv-about-gear = Was kommt wohin? Frei, sooft du willst.
dv-about-give = Mit wem tauschst du?
dv-about-bodies = Was nimmst du dem, der hier liegt?
dv-end = Zug beenden…
dv-swap = Oder eine Quest gegen eine neue tauschen:
dv-swap-this = Gegen eine neue tauschen
dv-end-sure =
    { $count ->
        [one] Ein Aktionspunkt ist übrig. Den Zug beenden?
       *[other] { $count } Aktionspunkte sind übrig. Den Zug beenden?
    }
dv-end-now = Beenden
dv-end-not = Noch nicht
dv-confirm = So soll es sein
dv-close = Schließen
dv-handle = Mit Dingen umgehen
dv-handle-first = Zuerst ein Ding … ({ $count })
dv-handle-items = Einen Gegenstand unterbringen … ({ $count })

## Dinge, und was daraus wird

dv-in-hand = Auf der Hand
dv-pack-of = Gepäck von { $name }
dv-worn-by = Angelegt von { $name }
dv-on-body = { $name } hat
dv-lying = Liegt hier
dv-there = Hier
dv-do-wear = Anlegen
dv-do-take-off = Abnehmen
dv-do-drop = Fallen lassen
dv-do-toss = Ablegen
dv-hand-means = Wer einen Gegenstand bekommt, trägt ihn und kann ihn nutzen. Abgelegt ist er für dich verloren.
dv-do-take = Nehmen
dv-do-drag = Mitschleifen
dv-do-use = Nutzen
dv-do-offer = Tauschen
dv-gives = { $name } gibt: { $things }.
dv-gives-nothing = nichts
dv-do-to = An { $name }
dv-completes = erfüllt { $quests }
dv-counts = zählt für { $quests }
dv-may-count = zählt vielleicht für { $quests }
dv-foes = Angriff: { $names }
dv-entry-waits = eine Geschichte wartet
dv-then = dann { $values }
dv-off = ohne { $names }

## Die Hand und die Reiter

dv-hand = Hand
dv-decks = noch in den Stapeln
dv-tabs = Was zu sehen ist
dv-tab-map = Karte
dv-tab-hero = Held
dv-tab-quests = Quests
dv-tab-hand = Hand
dv-tab-log = Verlauf
