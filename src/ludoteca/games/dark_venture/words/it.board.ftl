### Il tavolo nel browser.

## Il giorno e i posti

dv-day = Il giorno: ora { $hour } di { $hours }
dv-dawn = Prima dell’alba
dv-your-turn = tocca a te
dv-acts = agisce
dv-cards-held =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
dv-quests-held =
    { $count ->
        [one] una missione
       *[other] { $count } missioni
    }
dv-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
dv-of-goal = { $points } di { $goal }
dv-next-title =
    { $points ->
        [one] · ancora 1: { $title }
       *[other] · ancora { $points }: { $title }
    }
dv-unconscious = { $name } ha perso i sensi
dv-dead = { $name } non vive più

## Schede

dv-sheet = Scheda
dv-no-sheet = Chi scegli compare qui.
dv-of = { $now } di { $most }
dv-health = salute { $now } di { $most }
dv-health-most = salute { $most }
dv-points-left =
    { $count ->
        [0] nessun punto azione
        [one] 1 punto azione
       *[other] { $count } punti azione
    }
dv-action-points = Punti azione
dv-attributes = Attributi
dv-card-and-gear = carta + oggetti
dv-for-now = per ora
dv-other-reasons = qui
dv-worn = Equipaggiati
dv-slot-head = testa
dv-slot-body = corpo
dv-slot-hand = mano
dv-slot-jewel = gioiello
dv-pack = Inventario
dv-carries = ne porta { $now } di { $most }
dv-abilities = Abilità
dv-hands = { $count ->
    [one] una mano
   *[other] due mani
}
dv-card-of = Carta: { $name }
dv-left-turn = ancora 1 in questo turno
dv-left-round = ancora 1 in questo round
dv-left-fight = 1 per ogni combattimento
dv-left-game = ancora 1 per oggi
dv-spent-turn = già usata in questo turno
dv-spent-round = già usata in questo round
dv-spent-fight = già usata in questo combattimento
dv-spent-game = esaurita
dv-spent-figure = esaurita
dv-spent-player = esaurita
dv-spent-visit = già usata in questa visita
dv-follower = Seguace
dv-hero = Eroe
dv-here-too = anche qui
dv-open-hand = Mano scoperta
dv-own-sheet = Torna alla tua scheda
dv-is-unconscious = Senza conoscenza.
dv-is-dead = Senza vita.
dv-tries =
    { $count ->
        [one] Un tentativo di svegliarsi è fallito.
       *[other] { $count } tentativi di svegliarsi sono falliti.
    }

## Missioni

drawer-own = Missioni
dv-heroic = Eroiche
dv-open-to-all = note a tutti
dv-side = Secondarie
dv-yours-alone = solo tue
dv-ancient = Antico
dv-favour-open = favore da conquistare
dv-done = Compiute
dv-quests-done = Missioni eroiche: { $heroic }. Secondarie: { $side }.
dv-no-quests = Ancora nessuna missione.
dv-quests-of = Missioni di { $name }
dv-just-now = Poco fa
dv-or = oppure
dv-stage-done = Compiuto:
dv-suggested = Ora conviene: { $quest }
dv-counsel = Per cominciare: { $name }
dv-counselled = consigliata per cominciare
dv-lead-place =
    { $steps ->
        [0] { $place }: qui
        [one] { $place }: a un passo
       *[other] { $place }: a { $steps } passi
    }

## Verbi

dv-ask-action = Tocca a te. Che cosa fa { $figure }?
dv-ask-action-pair = Tocca a te. Che cosa fanno?
dv-ask-answer = Che cosa fa { $figure }?
dv-ask-answer-to = { $figure } aspetta una risposta. Quale?
dv-ask-battle-turn = { $figure } è di turno. E ora?
dv-verbs = Che cosa si può fare
dv-verb-move = Vai
dv-verb-search = Cerca
dv-verb-fight = Attacca
dv-verb-draw = Pesca
dv-verb-lay = Posa
dv-verb-play = Gioca
dv-verb-here = Qui
dv-verb-use = Usa
dv-verb-gear = Oggetti
dv-verb-give = Scambi
dv-verb-bodies = Corpi
dv-verb-allies = Alleati
dv-verb-count =
    { $costs ->
        [yes] { $verb }: { $count }, per un punto azione
       *[no] { $verb }: { $count }
    }
dv-verb-none = { $verb }: niente per ora
dv-verbs-open = { $verb } ▲
dv-verbs-none = Azioni
dv-verbs-all = Tutte e dodici le azioni, aperta: { $verb }
dv-to-question = Torna alla domanda
dv-who-acts = Chi agisce
dv-comes-along = { $name } viene, gratis
dv-choose-verb = Scegli che cosa fare.
dv-choose-card = Scegli una carta.
dv-nothing = Per ora niente di questo è possibile.
dv-nothing-but = Per ora { $name } non può; { $other } sì.
dv-about-here = Ciò che offrono questo luogo e chi vi si trova.
dv-about-use = Ciò che possono fare i tuoi e le tue cose.
dv-about-gear = Che cosa va dove? Gratis, quante volte vuoi.
dv-about-give = Con chi scambi?
dv-about-bodies = Che cosa prendi a chi giace qui?
dv-end = Fine turno…
dv-swap = Oppure cambia una missione con una nuova:
dv-swap-this = Cambiala con una nuova
dv-end-sure =
    { $count ->
        [one] Resta un punto azione. Finire il turno?
       *[other] Restano { $count } punti azione. Finire il turno?
    }
dv-end-now = Finisci
dv-end-not = Non ancora
dv-confirm = Fai così
dv-close = Chiudi
dv-handle = Maneggiare oggetti
dv-handle-first = Prima un oggetto… ({ $count })
dv-handle-items = Sistema un oggetto… ({ $count })

## Cose e ciò che ne può venire

dv-in-hand = In mano
dv-pack-of = Inventario di { $name }
dv-worn-by = Addosso a { $name }
dv-on-body = { $name } ha
dv-lying = Per terra
dv-there = Qui
dv-do-wear = Equipaggia
dv-do-take-off = Togli
dv-do-drop = Lascia
dv-do-toss = Scarta
dv-hand-means = Chi riceve un oggetto lo porta con sé e può usarlo. Scartato, per te è perso.
dv-do-take = Prendi
dv-do-drag = Trascina
dv-do-use = Usa
dv-do-offer = Scambia
dv-gives = { $name } dà: { $things }.
dv-gives-nothing = niente
dv-do-to = A { $name }
dv-completes = completa { $quests }
dv-counts = conta per { $quests }
dv-may-count = può contare per { $quests }
dv-foes = attacco di { $names }
dv-entry-waits = c’è una storia
dv-then = poi { $values }
dv-off = senza { $names }

## La mano e le schede

dv-hand = Mano
dv-decks = ancora nei mazzi
dv-tabs = Che cosa si vede
dv-tab-map = Mappa
dv-tab-hero = Eroe
dv-tab-quests = Missioni
dv-tab-hand = Mano
dv-tab-log = Diario
