### Quel che dicono le scelte, le schede di uno schermo piccolo, il tesoro e le carte ingrandite.

## Schede

ventura-tabs = Quel che sta sopra la mappa
ventura-tab-decide = Decidi
ventura-tab-hand = Mano { $count }
ventura-tab-troops = Milizie
ventura-tab-treasury = Tesoro
ventura-tab-log = Diario

## Prezzi

ventura-points-then =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
ventura-price-becomes =
    { $count ->
        [one] { $count } Fiorino diventa { $left }
       *[other] { $count } Fiorini diventano { $left }
    }
ventura-price-card = { $cost } per reclutare, { $upkeep } a turno
ventura-gain-tile =
    { $count ->
        [one] +1 Fiorino a turno quando è posata; ne resta { $count }
       *[other] +1 Fiorino a turno quando è posata; ne restano { $count }
    }
ventura-gain-upkeep =
    { $count ->
        [one] risparmi { $count } Fiorino a turno
       *[other] risparmi { $count } Fiorini a turno
    }
ventura-movement-points =
    { $count ->
        [one] { $count } punto movimento
       *[other] { $count } punti movimento
    }
ventura-not-now = { $what }: non ora. Perché?

## Il tesoro

ventura-treasury = Tesoro di { $seat }
ventura-treasury-if =
    { $count ->
        [one] Tesoro, se spendi { $count } Fiorino
       *[other] Tesoro, se spendi { $count } Fiorini
    }
ventura-treasury-now = Fiorini ora
ventura-treasury-spent = Spesi ora
ventura-treasury-income =
    { $count ->
        [one] Rendita di { $count } Territorio
       *[other] Rendita di { $count } Territori
    }
ventura-treasury-upkeep =
    { $count ->
        [one] Mantenimento di { $count } carta
       *[other] Mantenimento di { $count } carte
    }
ventura-treasury-after = Dopo la prossima Amministrazione
ventura-treasury-paid = Tutti sono pagati.
ventura-treasury-short =
    { $count ->
        [one] Manca { $count } Fiorino: qualcuno dovrà andarsene.
       *[other] Mancano { $count } Fiorini: qualcuno dovrà andarsene.
    }

## Carte ingrandite

ventura-told-card = { $kind }. { $cost } per reclutare, { $upkeep } a turno.
ventura-told-event =
    { $count ->
        [one] { $name }, un Evento, si gioca dalla mano per { $count } Fiorino.
       *[other] { $name }, un Evento, si gioca dalla mano per { $count } Fiorini.
    }
ventura-told-when = Quando: { $when }.
ventura-told-then = Allora: { $effect }.
ventura-told-company-ranged = aggiunti all’assalto a distanza, sulla linea I o II
ventura-told-company-ranged-none = non tira
ventura-told-company-melee = aggiunti a ogni corpo a corpo, sulla linea I o II
ventura-told-company-melee-none = non combatte corpo a corpo
ventura-told-company-resistance =
    { $amount ->
        [one] ferita e cade
       *[other] ferite e cade
    }
ventura-told-company-resistance-none = cade alla prima ferita
ventura-told-company-move =
    { $amount ->
        [one] punto a marcia; il suo Esercito non è più veloce
       *[other] punti a marcia; il suo Esercito non è più veloce
    }
ventura-told-company-move-none = non marcia
ventura-told-captain-ranged = all’assalto a distanza del suo Esercito
ventura-told-captain-ranged-none = niente all’assalto a distanza
ventura-told-captain-melee = a ogni corpo a corpo del suo Esercito
ventura-told-captain-melee-none = niente al corpo a corpo
ventura-told-captain-resistance =
    { $amount ->
        [one] ferita evitata in una battaglia
       *[other] ferite evitate in una battaglia
    }
ventura-told-captain-resistance-none = non evita ferite
ventura-told-captain-move =
    { $amount ->
        [one] punto a marcia per tutto l’Esercito
       *[other] punti a marcia per tutto l’Esercito
    }
ventura-told-captain-move-none = nessuna marcia più veloce

## La legenda

ventura-go-attack = Marcia e attacca
ventura-go-march = Marcia fin là
ventura-legend = Legenda e impostazioni
ventura-legend-marks = Durante una marcia, un cerchio scuro dice quanti punti si spendono fin lì; sotto sta quel che ne verrebbe.
ventura-wish-values = Costo e difesa sulla mappa, come valgono ora
ventura-wish-forecast = Dire prima come finirebbero le battaglie
ventura-wish-exact = Coordinate dietro i nomi dei luoghi
ventura-wish-guide = Consigli per principianti

## Tasti

ventura-key-map = togliere la battaglia dalla mappa
ventura-key-card = ingrandire la carta indicata
