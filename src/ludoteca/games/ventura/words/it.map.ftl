### Quel che dicono la mappa e le colonne accanto.

## Famiglie

city-este = Ferrara
city-gonzaga = Mantova
city-medici = Firenze
city-visconti = Milano
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
