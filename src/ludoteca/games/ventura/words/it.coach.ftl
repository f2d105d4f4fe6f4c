## What the coach says of a move

coach-florins =
    { $count ->
        [one] 1 Fiorino dà { $count2 } punti.
       *[other] { $count } Fiorini danno { $count2 } punti.
    }
coach-leaves =
    { $count ->
        [one] Resta 1 Fiorino, quanto basta per reclutare { $card }.
       *[other] Restano { $count } Fiorini, quanto basta per reclutare { $card }.
    }
coach-thirty = Arrivi a trenta punti, e vinci.
coach-papal = I tuoi Territori Pontifici portano { $count } punti a turno di gioco.
coach-short =
    { $count ->
        [one] Poi al Mantenimento mancherebbe 1 Fiorino.
       *[other] Poi al Mantenimento mancherebbero { $count } Fiorini.
    }
coach-income =
    { $count ->
        [one] Aumenta la tua Rendita di 1 Fiorino.
       *[other] Aumenta la tua Rendita di { $count } Fiorini.
    }
coach-lone-captain = Nella tua Città { $card } non ha una Compagnia a cui unirsi, tranne la Guarnigione.
coach-city-in-reach = La Città di { $seat } è senza Milizie, e il tuo Esercito può raggiungerla.
coach-city-taken = La Città di { $seat } è senza Milizie: un Esercito che vi si ferma la prende.
coach-city-threatened = Un Esercito di { $seat } potrebbe raggiungere la tua Città.
coach-markers =
    { $count ->
        [one] Un Esercito che vi si ferma toglie 1 segnalino, per 1 punto.
       *[other] Un Esercito che vi si ferma toglie { $count } segnalini, per { $count } punti.
    }
coach-markers-in-reach =
    { $count ->
        [one] Può raggiungere un Territorio con 1 segnalino nemico e senza Milizie.
       *[other] Può raggiungere un Territorio con { $count } segnalini nemici e senza Milizie.
    }
coach-next-assault = Il prossimo assalto è { $count } a { $count2 }.
coach-next-assault-so-far = Per come stanno le cose, il prossimo assalto è { $count } a { $count2 }.
coach-would-fall = { $card } sulla linea I cadrebbe.
coach-retreat = Una ritirata dà a { $seat } { $count } punti.
coach-wounded = { $card } ha { $count } ferite su { $count2 }; un Fiorino ne cura una.
coach-sixth-card = Sarebbe la sesta carta: una va scartata.
