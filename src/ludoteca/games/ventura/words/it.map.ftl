### Quel che dicono la mappa e le colonne accanto.

## Famiglie

ventura-of-goal = su { $goal }
ventura-next-round = poi { $count }
ventura-income-plus = Rendita +{ $count }
ventura-upkeep-minus = Mantenimento −{ $count }
ventura-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
ventura-tiles =
    { $count ->
        [one] { $count } terra
       *[other] { $count } terre
    }
ventura-papal-tiles =
    { $count ->
        [one] { $count } papale
       *[other] { $count } papali
    }

## Fasi

ventura-this-round = Questo turno
ventura-every-round = Ogni turno
ventura-step-of = { $step } di { $steps }
ventura-phase-A = Ventura
ventura-phase-B = Amministrazione
ventura-phase-C = Espansione
ventura-phase-D = Coscrizione
ventura-phase-E = Reclutamento
ventura-phase-F = Milizia

## La mappa

ventura-values = Costo e difesa delle terre

## Luoghi

wind-north = nord
wind-northeast = nord-est
wind-east = est
wind-southeast = sud-est
wind-south = sud
wind-southwest = sud-ovest
wind-west = ovest
wind-northwest = nord-ovest
anchor-este = Ferrara
anchor-gonzaga = Mantova
anchor-medici = Firenze
anchor-visconti = Milano
anchor-west = Territorio Pontificio occidentale
anchor-east = Territorio Pontificio orientale
of-este = di Ferrara
of-gonzaga = di Mantova
of-medici = di Firenze
of-visconti = di Milano
of-west = del Territorio Pontificio occidentale
of-east = del Territorio Pontificio orientale
the-anchor-west = il Territorio Pontificio occidentale
the-anchor-east = il Territorio Pontificio orientale
the-village = il Borgo
the-castle = il Castello
the-city = la Città
the-river = il Fiume
the-lake = il Lago
the-hill = la Collina
the-mountain = la Montagna
the-field = il Campo
the-wood = il Bosco
the-papal = il Territorio Pontificio
beside-village = il Borgo
beside-castle = il Castello
beside-city = la Città
beside-river = il Fiume
beside-lake = il Lago
beside-hill = la Collina
beside-mountain = la Montagna
beside-field = il Campo
beside-wood = il Bosco
beside-papal = il Territorio Pontificio
beside-anchor-west = il Territorio Pontificio occidentale
beside-anchor-east = il Territorio Pontificio orientale
place-at = { $tile } a { $wind } { $of }
place-near = { $tile } appena a { $wind } { $of }
place-far = { $tile } lontano a { $wind } { $of }
place-number = { $place } ({ $number })
place-exact = { $place } [{ $hex }]
place-between = tra { $first } e { $second }
ventura-cell = Casella libera { $letter }
ventura-cell-beside = Casella libera { $letter } { $between }
event-places-named = { $seat } mette in gioco { $hex }.
event-places-city-named = { $seat } fonda { $hex }.
event-expands-named = { $seat } si espande con { $hex }.
event-annexes-named =
    { $count ->
        [one] { $seat } annette { $hex } con 1 segnalino.
       *[other] { $seat } annette { $hex } con { $count } segnalini.
    }
event-removes-markers-named =
    { $count ->
        [one] { $seat } libera { $hex }: { $seat2 } perde 1 segnalino.
       *[other] { $seat } libera { $hex }: { $seat2 } perde { $count } segnalini.
    }
event-deploys-named = { $seat } recluta { $card } nella Milizia { $area }: raggiunge { $hex }.
event-regroups-named = { $seat } riorganizza le Milizie presso { $hex }.
event-heads-for-named = La Milizia { $area } di { $seat } sta per raggiungere { $hex }.
event-marches-named = La Milizia { $area } di { $seat } raggiunge { $hex }.
event-battle-named = Battaglia per { $hex }! { $seat } attacca { $seat2 }.
event-retreats-named = { $seat } si ritira verso { $hex }.
event-wins-by-city-named = { $seat } alza lo stendardo sopra { $hex } e vince!
do-at-named = { $hex }

## Una marcia

ventura-marching = La Milizia in marcia
ventura-army-of = Esercito di { $captain }
ventura-points-left = restano { $count } punti su { $all }
ventura-cost-of =
    { $count ->
        [one] { $count } punto su { $all }
       *[other] { $count } punti su { $all }
    }
ventura-costs-points =
    { $count ->
        [one] costa { $count } punto
       *[other] costa { $count } punti
    }
ventura-battle-with = Battaglia contro { $seat }
ventura-you = Tu
ventura-in-best-order =
    { $most ->
        [0] con il tuo ordine migliore, e nessuno cade.
       *[other] { $least ->
            [0] con il tuo ordine migliore; cadono al massimo { $most } Compagnie su { $all }.
           *[other] con il tuo ordine migliore; cadono da { $least } a { $most } Compagnie su { $all }.
        }
    }
ventura-events-may-change = Gli Eventi possono cambiare tutto.
ventura-takes-markers = { $points } se la marcia finisce qui: i segnalini vanno via.
ventura-way = Passando per: { $places }
ventura-in-reach = Luoghi raggiungibili
ventura-mark-battle = battaglia
ventura-verdict-win = vinta
ventura-verdict-win-lose = vinta, perdi { $count }
ventura-verdict-likely = quasi vinta
ventura-verdict-open = incerta
ventura-verdict-lost = persa
ventura-gain =
    { $count ->
        [one] +{ $count } punto
       *[other] +{ $count } punti
    }
ventura-march-to = Marcia: { $place }
ventura-attack-at = Marcia e attacca: { $place }

## Carte

ventura-captain = Capitano
ventura-kind-company = Compagnia
ventura-kind-infantry = Fanteria
ventura-kind-cavalry = Cavalleria
ventura-kind-shooters = Tiratori
ventura-wounds-of = { $count } su { $all }

## Una battaglia

ventura-look-map = Guarda la mappa
ventura-look-battle = Torna alla battaglia
ventura-space-falls = { $space } cadrebbe
ventura-space-fights = { $space } combatte
ventura-space-waits = { $space } attende
ventura-hits =
    { $count ->
        [one] { $count } ferita
       *[other] { $count } ferite
    }
ventura-step-fallen =
    { $count ->
        [0] nessuno è caduto
        [one] { $count } Compagnia caduta
       *[other] { $count } Compagnie cadute
    }
ventura-step-retreat = Ritirata?
ventura-step-attacker-first = prima l’attaccante
ventura-step-if-nobody = se nessuno interviene
ventura-totals-then = poi { $attacker } : { $defender }
ventura-part-special-of = { $card }, speciale
ventura-threat =
    { $count ->
        [0] { $seat } non subirebbe ferite.
        [one] { $seat } subirebbe { $count } ferita.
       *[other] { $seat } subirebbe { $count } ferite.
    }
ventura-threat-prevented =
    { $count ->
        [one] Un’altra è evitata.
       *[other] Altre { $count } sono evitate.
    }
ventura-threat-falls = Cadrebbero: { $cards }.
ventura-threat-nobody = Nessuno cadrebbe.
ventura-threat-wasted =
    { $count ->
        [one] Una va a vuoto: solo le linee I e II possono essere colpite.
       *[other] { $count } vanno a vuoto: solo le linee I e II possono essere colpite.
    }
