### Che cosa dice il terminale.

## Il tavolo

tui-attributes = P{ $power } V{ $speed } M{ $mind } F{ $luck }
tui-ap = { $count } PA
tui-points = { $count } PM
tui-goal = traguardo { $count } PM
tui-decks = mazzi { $item }/{ $character }/{ $location }
tui-worn = equipaggia { $names }
tui-carried = porta { $names } ({ $count } oggetti su { $most })
tui-spent = già usate: { $names }
tui-marks = segni: { $names }
tui-free = gratis in questo turno: { $names }
tui-for-now = (per ora { $names })
tui-unconscious = senza conoscenza
tui-dead = a terra, senza vita
tui-here = Qui: { $place }
tui-lie-here = a terra: { $names }
tui-hand-of = mano { $items }/{ $figures }/{ $places }
tui-secret =
    { $count ->
        [one] 1 missione segreta
       *[other] { $count } missioni segrete
    }
tui-quests = Missioni:
tui-stage = tappa { $count } di { $most }:
tui-or = Oppure:
tui-more-places =
    { $count ->
        [one] … e un altro luogo, più lontano
       *[other] … e altri { $count } luoghi, più lontani
    }

## Combattimenti e scambi

tui-fight-at = Combattimento: { $place }
tui-against = contro { $names }
tui-nothing = niente
tui-gives = { $name } dà: { $things }

## Gruppi di mosse

tui-group-go = Vai
tui-group-search = Cerca
tui-group-fight = Attacca
tui-group-draw = Pesca
tui-group-lay = Posa un luogo
tui-group-play = Gioca un personaggio
tui-group-stow = Riponi dalla mano
tui-group-wear = Equipaggia, togli
tui-group-pick-up = Raccogli
tui-group-put-away = Lascia
tui-group-trade = Scambia
tui-group-use = Usa
tui-group-followers = Seguaci
tui-group-quests = Missioni
tui-group-friends = Amici

## La fine

tui-title = Il tuo titolo: { $rank }.
tui-of-goal = { $count } punti missione su { $goal }.
tui-of-goal-each = Chi ne ha di meno ha { $count } punti missione su { $goal }.

## Per chi comincia

tui-hint-ask-hero-1 = Ecco il tuo eroe per questo giorno. P, V, M e F sono POTENZA (per i colpi), VELOCITÀ (chi colpisce per primo, la fuga), MENTE (cercare, risvegliarsi) e FORTUNA; ♥ è la salute. Per leggere una carta scrivi guarda e il suo nome.
tui-hint-ask-action-1 = Posa prima un luogo: uno per turno è gratis, e così cresce la mappa. I muri tratteggiati sono ingressi. Poi passane uno per 1 PA. Un punto interrogativo dice che lì attende qualcosa.
tui-hint-ask-action-2 = Per 1 PA cerca in un luogo: un dado e la tua MENTE, con 8 o più si trova un oggetto. Riporre ed equipaggiare ciò che hai non costa niente.
tui-hint-ask-action-3 = Qui sopra ci sono le tue missioni, con ciò che chiedono ora. Scrivi guarda e un nome per leggere una carta, o ? per la regola dietro la domanda.
tui-hint-ask-action-4 = Spesi tutti i PA, il turno finisce da sé; tornano con la prossima ora. Puoi anche finirlo prima.
tui-hint-ask-action-pair-1 = Un seguace ha PA suoi. Viene con te quando ti sposti, oppure va, cerca e combatte da solo.
tui-hint-ask-cell-1 = Le caselle libere sono segnate sulla mappa: il primo numero cresce verso est, il secondo verso sud.
tui-hint-ask-answer-1 = Tra parentesi sta quanto costa una risposta e che cosa si tira. Che cosa ne viene lo leggi dopo.
tui-hint-ask-court-1 = Il tiro sta sulla carta del seguace: scrivi guarda e il suo nome.
