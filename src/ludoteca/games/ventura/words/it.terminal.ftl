### What the terminal says.

## Ventura

tui-round = Turno { $count }
tui-stock = pila { $count }
tui-decks = Ventura { $ventura }, Coscrizione { $conscription }
tui-out = eliminato
tui-tile-village = Bor
tui-tile-castle = Cas
tui-tile-city = Cit
tui-tile-river = Fiu
tui-tile-lake = Lag
tui-tile-hill = Col
tui-tile-mountain = Mon
tui-tile-field = Cam
tui-tile-wood = Bos
tui-tile-papal = Pon
tui-costs = Per entrare:
tui-values-of-cards = Carte: costo/Mantenimento, Marcia·Tiro·Mischia·Resistenza
tui-row = Scoperte:
tui-reserve = Tessere ({ $count }):
tui-regroup = Finora: { $cards }
tui-looking = Stai guardando:
tui-bottom = In fondo alla pila:
tui-battle-at = Battaglia in { $hex } ({ $tile })
tui-assaults =
    { $count ->
        [0] ancora nessun assalto
        [one] 1 assalto combattuto
       *[other] { $count } assalti combattuti
    }
tui-attacks = attacca
tui-defends = difende
tui-prevents = previene { $count }
tui-order = Ordine:
tui-waiting = poi { $troops }
tui-sealed = schieramento pronto
tui-held = non può ritirarsi
tui-free = può ritirarsi ovunque
tui-forced = deve ritirarsi
tui-next = poi { $value }
tui-wounds =
    { $count ->
        [one] subisce 1 ferita
       *[other] subisce { $count } ferite
    }
tui-prevented =
    { $count ->
        [one] 1 prevenuta
       *[other] { $count } prevenute
    }
tui-loses = perde { $cards }
tui-part-specials = speciale
tui-part-captain = Capitano
tui-part-tile = Territorio
tui-part-events = Eventi
tui-fought-at = Ultima battaglia: { $hex } ({ $tile })
tui-ending-eliminated = { $name } vince.
tui-ending-retreated = { $other } si ritira, { $name } vince.
tui-ending-even = Non resta nessuno.
tui-ending-broken-off = { $name } rinuncia.
tui-ending-points =
    { $count ->
        [one] +1 punto
       *[other] +{ $count } punti
    }
tui-guarded = protetti: { $hexes }
tui-spared = Mantenimento -{ $count }
tui-burned = Rendita -{ $count }
tui-raised = Rendita +{ $count }
tui-discount = Condotta -{ $count }
tui-moved = ha marciato
tui-only-on = solo su { $tiles }
tui-on-movement = Marcia
tui-on-ranged = Tiro
tui-on-melee = Mischia
tui-special-always = +{ $count } { $value }
tui-special-space = +{ $count } { $value } sulla linea { $space }
tui-special-against = +{ $count } { $value } contro { $keyword }
tui-special-terrain = +{ $count } { $value } su { $tile }
tui-keyword-cavalry = cavalleria
tui-keyword-infantry = fanteria
tui-keyword-shooters = tiratori
tui-effect-assault-bonus = +{ $count } a tutti i tuoi assalti di una battaglia
tui-effect-ranged-bonus = +{ $count } al tuo assalto a distanza
tui-effect-melee-bonus = +{ $count } al tuo prossimo corpo a corpo
tui-effect-enemy-penalty = -{ $count } al prossimo assalto nemico
tui-effect-prevention =
    { $count ->
        [one] previene 1 ferita in una battaglia
       *[other] previene { $count } ferite in una battaglia
    }
tui-effect-heal-army =
    { $count ->
        [one] cura 1 ferita dopo una battaglia
       *[other] cura { $count } ferite dopo una battaglia
    }
tui-effect-wound-enemy =
    { $count ->
        [one] 1 ferita al nemico in una battaglia
       *[other] { $count } ferite al nemico in una battaglia
    }
tui-effect-reorder = schieri di nuovo le Compagnie
tui-effect-forbid-retreat = il nemico non può ritirarsi
tui-effect-grant-retreat = ritirata in un Territorio qualsiasi senza nemici
tui-effect-force-retreat = il nemico deve ritirarsi, se può
tui-effect-movement =
    { $count ->
        [one] +1 punto movimento
       *[other] +{ $count } punti movimento
    }
tui-effect-gain-florins =
    { $count ->
        [one] guadagni 1 Fiorino
       *[other] guadagni { $count } Fiorini
    }
tui-effect-take-florins =
    { $count ->
        [one] prendi 1 Fiorino a un avversario
       *[other] prendi { $count } Fiorini a un avversario
    }
tui-effect-spare-upkeep =
    { $count ->
        [one] 1 Fiorino di Mantenimento in meno
       *[other] { $count } Fiorini di Mantenimento in meno
    }
tui-effect-burn-income =
    { $count ->
        [one] un avversario incassa 1 Fiorino in meno
       *[other] un avversario incassa { $count } Fiorini in meno
    }
tui-effect-raise-income =
    { $count ->
        [one] incassi 1 Fiorino in più
       *[other] incassi { $count } Fiorini in più
    }
tui-effect-draw-cards =
    { $count ->
        [one] peschi 1 carta Coscrizione
       *[other] peschi { $count } carte Coscrizione
    }
tui-effect-discard-cards =
    { $count ->
        [one] un avversario scarta 1 carta
       *[other] un avversario scarta { $count } carte
    }
tui-effect-look-at-hand = guardi una mano
tui-effect-look-at-reserve = guardi una riserva
tui-effect-take-row-card = prendi una carta scoperta
tui-effect-swap-row-card = scambi una carta con una scoperta
tui-effect-extra-tile = aggiungi un’altra tessera
tui-effect-relocate-markers = i tuoi segnalini di un Territorio passano in uno libero
tui-effect-cheap-deployment =
    { $count ->
        [one] 1 Fiorino in meno per reclutare una carta
       *[other] { $count } Fiorini in meno per reclutare una carta
    }
tui-effect-deploy-anywhere =
    { $count ->
        [0] recluti una carta ovunque nel tuo Dominio
       *[other] recluti una carta ovunque nel tuo Dominio, a { $count } in meno
    }
tui-effect-march-now = marci subito con una Milizia
tui-effect-protect-tile = nessuno entra in un tuo Territorio in questo turno
tui-effect-gain-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
tui-effect-cancel = annulli un Evento
tui-for-florins = costa { $count }
tui-head-score = punti
tui-head-florins = Fiorini
tui-head-income = rendita
tui-head-upkeep = mant.
tui-head-cards = mano
tui-head-tiles = tessere
tui-done-ask-upkeep =
    { $count ->
        [0] Prosegui
       *[other] Paga { $count }
    }
tui-done-ask-recruit = Non comprare altro
tui-done-ask-conscription = Non comprare altro
tui-done-ask-expansion = Non mettere nulla
tui-done-ask-deploy = Non reclutare altro
tui-done-ask-muster = Non reclutare altro
tui-done-ask-regroup = Lascia tutto com’è
tui-done-ask-march = Fine delle marce
tui-done-ask-step = Fermati qui
